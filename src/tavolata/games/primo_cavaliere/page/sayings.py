"""What the page says of Il Primo Cavaliere: a move on a button, what a move would do, how the banners were won."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from ....engine.phrases import Phrase
from ....engine.scene import Choice, Note, Scene, Tally
from ....kit.emblems import icon, shield
from ....kit.markup import Markup, joined, tag, text
from ..rules.tables import DIRECTIONS, RAYS
from ..view import HouseView, PrimoView
from .board import deed
from .emblems import arms, looks
from .targets import is_journey, journey, short_name
from .tray import companion_emblem, does_text

if TYPE_CHECKING:
    from ....engine.room import Speaker

# -- a move on a button -----------------------------------------------------------------------------------------------


def label(choice: Choice, scene: Scene[PrimoView]) -> Markup:
    """A move as a short button: emblems, a name, what it yields."""
    kind, _, about = choice.text.partition(" ")
    if kind in DIRECTIONS:
        return _journey_label(choice, scene, kind, about)
    if kind == "companion":
        emblem = icon(companion_emblem(scene.view["companions"]["says"][about]))
        return joined([tag("span", emblem, class_="em"), tag("span", scene.words.name(f"companion-{about}"))])
    if kind == "card":
        return _card_label(choice, scene, about)
    if kind == "house":
        return arms(looks(scene.view, scene.words)[about]) + tag("span", scene.words.name(f"house-{about}"))
    if kind == "seat":
        seat = int(about) - 1
        return shield(seat) + tag("span", scene.words.player(seat)) + _gain(_seat_emblem(choice))
    emblem = icon("raven" if kind == "keep" else "cross")
    return joined([tag("span", emblem, class_="em"), tag("span", choice.says)])


def _journey_label(choice: Choice, scene: Scene[PrimoView], way: str, house: str) -> Markup:
    """Arrow, arms, House, and the gain."""
    number = choice.phrase.arguments["number"]
    prize = {"banner": "gonfalon", "companion": "star"}.get(str(choice.phrase.arguments["gain"]))
    gains = [f"+{number}" if number != 1 else "", icon(prize) if prize else ""]
    return (
        icon("arrow", f"ic dir {way}")
        + arms(looks(scene.view, scene.words)[house])
        + tag("span", scene.words.name(f"house-{house}"))
        + tag("span", *gains, class_="gain num")
    )


def _card_label(choice: Choice, scene: Scene[PrimoView], card: str) -> Markup:
    """Arms, the character, what happens to him, and with whom he is."""
    house = scene.view["house_of"].get(card)
    emblem = icon("spider") if house is None else arms(looks(scene.view, scene.words)[house])
    owner = str(choice.phrase.arguments.get("owner", ""))
    whose = [shield(int(owner[1:]), scene.words.player(int(owner[1:])))] if owner else []
    name = tag("span", short_name(scene.words, card))
    return emblem + name + tag("span", *whose, icon(deed(choice)), class_="gain")


def _seat_emblem(choice: Choice) -> str:
    return "gonfalon" if choice.phrase.id == "move-give-banner" else "raven"


def _gain(emblem: str) -> Markup:
    return tag("span", icon(emblem), class_="gain")


# -- what a move would do ---------------------------------------------------------------------------------------------


def preview(scene: Scene[PrimoView]) -> list[Note]:
    """What the chosen move will do, line by line, told to the one who makes it."""
    return [] if scene.chosen is None else list(Preview(scene, scene.chosen).notes())


class Preview:
    """The chosen move of a scene, and the view it leads to as far as that can be known."""

    def __init__(self, scene: Scene[PrimoView], choice: Choice) -> None:
        self.scene = scene
        self.choice = choice
        self.words = scene.words
        self.view = scene.view
        self.after = scene.after
        self.reader = scene.seat
        self.houses = {house["id"]: house for house in (scene.after or scene.view)["houses"]}

    def notes(self) -> Iterator[Note]:
        """All lines: the move itself, what follows from it, the banners, the end."""
        if is_journey(self.choice):
            yield from self._journey()
        elif self.choice.text.startswith("companion ") and self.after is None:
            yield Note(
                "cards", text(does_text(self.words, self.view["companions"]["says"][self.choice.text[10:]]))
            )
        elif not self.scene.told:
            yield Note("check", text(self.choice.says))
        told = {phrase.id.removeprefix("event-"): phrase for phrase in self.scene.told}
        deeds = [id for id in told if id not in ("chooses", "end")]
        if not any(id in TELLERS for id in deeds):  # otherwise what he does tells enough
            deeds = ["chooses"]
        for phrase in self.scene.told:
            if phrase.id.removeprefix("event-") in deeds:
                yield from self._told(phrase)
        yield from self._banners()
        if "end" in told:
            yield from self._told(told["end"])

    def _say(self, id: str, **arguments: str | int) -> Markup:
        """A message with its arguments escaped; what is ready stays as it is."""
        safe = {
            name: value if isinstance(value, int) else str(joined([value]))
            for name, value in arguments.items()
        }
        return Markup(self.words.text(f"preview-{id}", **safe))

    def _journey(self) -> Iterator[Note]:
        """Whom Varys passes, where he stops, whom he brings along."""
        squares = journey(self.view, self.choice)
        way, _, house = self.choice.text.partition(" ")
        ray = RAYS[self.view["varys"] * 4 + DIRECTIONS.index(way)]
        between = ray[: ray.index(squares[-1])]
        passed = [
            short_name(self.words, card) for card in self._cards(between) if self._is_other(card, house)
        ]
        taken = [tag("b", short_name(self.words, card)) for card in self._cards(squares)]
        if passed:
            yield Note(
                "spider",
                self._say("passes", passed=self.words.join([text(one) for one in passed]), card=taken[-1]),
            )
        else:
            yield Note("spider", self._say("stops", card=taken[-1]))
        yield Note(
            "take", self._say("takes", cards=self._list(taken), counts=self._counts(house, len(squares)))
        )
        if str(self.choice.phrase.arguments["gain"]) == "companion":
            yield Note("star", self._say("earns", house=self._house(house)), win=True)

    def _cards(self, squares: list[int]) -> list[str]:
        """The characters on these squares."""
        city = self.view["city"]
        return [card for square in squares if (card := city[square]) is not None]

    def _is_other(self, card: str, house: str) -> bool:
        return self.view["house_of"][card] != house

    def _list(self, items: list[Markup]) -> Markup:
        return Markup(self.words.join([str(item) for item in items]))

    def _house(self, house: str) -> str:
        return self.words.name(f"house-{house}")

    def _counts(self, house: str, gained: int = 0) -> Markup:
        """How many of a House everybody will have who has any, the reader first."""
        counts = list(self.houses[house]["counts"])
        if self.after is None and self.reader is not None:
            counts[self.reader] += gained
        order = sorted(range(len(counts)), key=lambda seat: seat != self.reader)
        pieces: list[Markup] = []
        for seat in [seat for seat in order if counts[seat]]:
            id = "count-you" if seat == self.reader else "count-other"
            first = "yes" if not pieces else "no"
            player = self.words.player(seat)
            pieces.append(
                self._say(id, number=counts[seat], house=self._house(house), player=player, first=first)
            )
        return joined(pieces, ", ") if pieces else self._say("count-nobody", house=self._house(house))

    # -- what would be told -------------------------------------------------------------------------------------------

    def _told(self, phrase: Phrase) -> Iterator[Note]:
        """An event, in the second person; banners and the move of Varys are told by themselves."""
        tell = TELLERS.get(phrase.id.removeprefix("event-"))
        if tell is not None:
            yield tell(self, phrase)

    def _card(self, phrase: Phrase, name: str = "card") -> Markup:
        return tag("b", short_name(self.words, str(phrase.arguments[name]).removeprefix("card-")))

    def _card_house(self, phrase: Phrase) -> str:
        return self.view["house_of"][str(phrase.arguments["card"]).removeprefix("card-")]

    def _companion(self, phrase: Phrase) -> Markup:
        return tag("b", str(self.words.value(phrase.arguments["companion"])))

    def _owner(self, phrase: Phrase, name: str) -> tuple[str, str]:
        """A player's name, and whether it is the reader."""
        seat = int(str(phrase.arguments[name])[1:])
        return self.words.player(seat), "yes" if seat == self.reader else "no"

    def _chooses(self, phrase: Phrase) -> Note:
        id = str(phrase.arguments["companion"]).removeprefix("companion-")
        says = self.view["companions"]["says"][id]
        return Note(companion_emblem(says), self._companion(phrase) + ": " + does_text(self.words, says))

    def _takes(self, phrase: Phrase) -> Note:
        counts = self._counts(self._card_house(phrase))
        if "owner" not in phrase.arguments:
            return Note("take", self._say("takes-city", card=self._card(phrase), counts=counts))
        player, _ = self._owner(phrase, "owner")
        return Note("take", self._say("takes-from", card=self._card(phrase), player=player, counts=counts))

    def _kills(self, phrase: Phrase) -> Note:
        if "owner" not in phrase.arguments:
            return Note("skull", self._say("kills", card=self._card(phrase)))
        player, own = self._owner(phrase, "owner")
        counts = self._counts(self._card_house(phrase))
        return Note(
            "skull", self._say("kills-from", card=self._card(phrase), player=player, own=own, counts=counts)
        )

    def _kills_companion(self, phrase: Phrase) -> Note:
        return Note("skull", self._say("kills-companion", companion=self._companion(phrase)))

    def _swaps(self, phrase: Phrase) -> Note:
        return Note("swap", self._say("swaps", card=self._card(phrase), other=self._card(phrase, "other")))

    def _stays(self, phrase: Phrase) -> Note:
        counts = self._counts(str(phrase.arguments["house"]).removeprefix("house-"))
        return Note("stay", self._say("stays", companion=self._companion(phrase), counts=counts))

    def _again(self, phrase: Phrase) -> Note:
        return Note("again", self._say("again"), win=True)

    def _no_target(self, phrase: Phrase) -> Note:
        return Note("cross", self._say("no-target", companion=self._companion(phrase)))

    def _draws(self, phrase: Phrase) -> Note:
        return Note(
            "cards", self._say("draws", companions=text(self.words.value(phrase.arguments["companions"])))
        )

    def _raven(self, phrase: Phrase) -> Note:
        return Note("raven", self._say("raven", player=self._owner(phrase, "other")[0]))

    def _talk_ends(self, phrase: Phrase) -> Note:
        return Note("raven", self._say("talk-ends", player=self._owner(phrase, "other")[0]))

    def _ends(self, phrase: Phrase) -> Note:
        """The last move of the game, and who wins by it."""
        winners = phrase.arguments["winners"]
        assert isinstance(winners, list)
        seats = [int(str(seat)[1:]) for seat in winners]
        names = self.words.join([text(self._who(seat)) for seat in seats])
        mine = self.reader in seats
        state = "you" if seats == [self.reader] else "shared" if mine else "others"
        return Note("crown", self._say("end", winners=Markup(names), state=state), win=mine)

    def _who(self, seat: int) -> str:
        return self.words.text("preview-you") if seat == self.reader else self.words.player(seat)

    # -- banners ------------------------------------------------------------------------------------------------------

    def _banners(self) -> Iterator[Note]:
        """The banners that change hands, and the one that was at stake and does not."""
        if self.after is None:
            return
        changes = [
            (house, then)
            for house, then in zip(self.view["houses"], self.after["houses"], strict=True)
            if house["banner"] != then["banner"]
        ]
        for house, then in changes:
            yield self._banner(house, then)
        if is_journey(self.choice) and not changes:
            yield from self._same_banner(self.choice.text.partition(" ")[2])

    def _banner(self, house: HouseView, then: HouseView) -> Note:
        arguments = {
            "house": self._house(house["id"]),
            "from": self._party(house["banner"]),
            "to": self._party(then["banner"]),
            "giver": self._name(house["banner"]),
            "taker": self._name(then["banner"]),
        }
        return Note("gonfalon", self._say("banner", **arguments), win=then["banner"] == self.reader)

    def _same_banner(self, house: str) -> Iterator[Note]:
        """After a move of Varys: the banner of his House stays where it is."""
        assert self.after is not None
        pending = self.after["this_turn"]["collected"] is not None  # a companion comes first
        holder = self.houses[house]["banner"]
        if not pending:
            arguments = {"house": self._house(house), "to": self._party(holder), "taker": self._name(holder)}
            yield Note("gonfalon", self._say("banner-same", **arguments))

    def _party(self, seat: int | None) -> str:
        """Who is meant, as a mark for a message to select by."""
        return "supply" if seat is None else "you" if seat == self.reader else "other"

    def _name(self, seat: int | None) -> str:
        return "" if seat is None else self.words.player(seat)


TELLERS: dict[str, Callable[[Preview, Phrase], Note]] = {
    "chooses": Preview._chooses,
    "takes": Preview._takes,
    "takes-from": Preview._takes,
    "kills": Preview._kills,
    "kills-in-area": Preview._kills,
    "kills-companion": Preview._kills_companion,
    "swaps": Preview._swaps,
    "stays": Preview._stays,
    "extra-turn": Preview._again,
    "no-target": Preview._no_target,
    "draws": Preview._draws,
    "raven": Preview._raven,
    "talk-ends": Preview._talk_ends,
    "end": Preview._ends,
}
"""How each event is foretold."""


# -- where a match stands, and how it was won -------------------------------------------------------------------------


def gist(view: PrimoView, words: Speaker) -> str:
    """How many characters are still in the city."""
    return words.text("board-gist", number=sum(card is not None for card in view["city"]))


def reckoning(view: PrimoView, words: Speaker) -> list[Tally]:
    """Every banner with the count that holds it and the best of the others; partners' banners; the tie-break."""
    found: list[Tally] = []
    look = looks(view, words)
    for seat in range(view["seats"]):
        for house in view["houses"]:
            if house["banner"] == seat:
                found.append(Tally(seat, arms(look[house["id"]]) + " " + _holds(house, seat, view, words), 1))
        if view["options"].get("teams"):
            partner = seat ^ 2
            number = len(view["players"][partner]["banners"])
            line = words.text("reckoning-partner", player=text(words.player(partner)), number=number)
            found.append(Tally(seat, Markup(line), number))
    return found + _tie_break(view, words)


def _holds(house: HouseView, seat: int, view: PrimoView, words: Speaker) -> Markup:
    """``Stark: 4, against 2 of Elio, with Jon Snow counted``."""
    counts = house["counts"]
    best = max(count for other, count in enumerate(counts) if other != seat)
    rivals = [
        text(words.player(other)) for other, count in enumerate(counts) if other != seat and count == best
    ]
    state = (
        "alone"
        if best == 0
        else "tied"
        if best == counts[seat]
        else "behind"
        if best > counts[seat]
        else "ahead"
    )
    line = words.text(
        "reckoning-banner",
        house=text(words.name(f"house-{house['id']}")),
        count=counts[seat],
        best=best,
        rivals=words.join(rivals),
        state=state,
    )
    kept = [one["id"] for one in view["players"][seat]["companions"] if one["house"] == house["id"]]
    if not kept:
        return Markup(line)
    names = words.join([text(words.name(f"companion-{id}")) for id in kept])
    return Markup(line + words.text("reckoning-with", companions=names))


def _tie_break(view: PrimoView, words: Speaker) -> list[Tally]:
    """Among equals the banner of the largest House decides."""
    scores, winners = view["scores"], view["winners"]
    level = [seat for seat, score in enumerate(scores) if score == max(scores)]
    if not winners or len(level) == len(winners):
        return []
    held = [
        (house, seat) for house in view["houses"] if (seat := house["banner"]) is not None and seat in winners
    ]
    largest, holder = max(held, key=lambda pair: pair[0]["size"])
    line = words.text("reckoning-tie", house=text(words.name(f"house-{largest['id']}")))
    return [Tally(holder, arms(looks(view, words)[largest["id"]]) + " " + Markup(line), 0)]

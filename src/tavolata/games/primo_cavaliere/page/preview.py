"""What the chosen move will do, as far as it can be known: lines in the second person."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ....engine.phrases import Phrase
from ....engine.scene import Choice, Note, Scene
from ....kit import preview
from ....kit.markup import Markup, joined, tag, text
from ....kit.phrases import seat_in
from ..rules.tables import DIRECTIONS, RAYS
from ..view import HouseView, PrimoView
from .targets import is_journey, journey, short_name
from .tray import companion_emblem, does_text


class Foretelling(preview.Foretelling[PrimoView]):
    """The chosen move of a scene, and the view it leads to as far as that can be known."""

    def __init__(self, scene: Scene[PrimoView], choice: Choice) -> None:
        super().__init__(scene, choice)
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
            yield self.note("spider", "passes", passed=self.listed(passed), card=taken[-1])
        else:
            yield self.note("spider", "stops", card=taken[-1])
        yield self.note("take", "takes", cards=self.listed(taken), counts=self._counts(house, len(squares)))
        if str(self.choice.phrase.arguments["gain"]) == "companion":
            yield self.note("star", "earns", win=True, house=self._house(house))

    def _cards(self, squares: list[int]) -> list[str]:
        """The characters on these squares."""
        city = self.view["city"]
        return [card for square in squares if (card := city[square]) is not None]

    def _is_other(self, card: str, house: str) -> bool:
        return self.view["house_of"][card] != house

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
                self.say(id, number=counts[seat], house=self._house(house), player=player, first=first)
            )
        return joined(pieces, ", ") if pieces else self.say("count-nobody", house=self._house(house))

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
        seat = seat_in(phrase.arguments, name)
        return self.words.player(seat), "yes" if seat == self.reader else "no"

    def _chooses(self, phrase: Phrase) -> Note:
        id = str(phrase.arguments["companion"]).removeprefix("companion-")
        says = self.view["companions"]["says"][id]
        return Note(companion_emblem(says), self._companion(phrase) + ": " + does_text(self.words, says))

    def _takes(self, phrase: Phrase) -> Note:
        counts = self._counts(self._card_house(phrase))
        if "owner" not in phrase.arguments:
            return self.note("take", "takes-city", card=self._card(phrase), counts=counts)
        player, _ = self._owner(phrase, "owner")
        return self.note("take", "takes-from", card=self._card(phrase), player=player, counts=counts)

    def _kills(self, phrase: Phrase) -> Note:
        if "owner" not in phrase.arguments:
            return self.note("skull", "kills", card=self._card(phrase))
        player, own = self._owner(phrase, "owner")
        counts = self._counts(self._card_house(phrase))
        return self.note(
            "skull", "kills-from", card=self._card(phrase), player=player, own=own, counts=counts
        )

    def _kills_companion(self, phrase: Phrase) -> Note:
        return self.note("skull", "kills-companion", companion=self._companion(phrase))

    def _swaps(self, phrase: Phrase) -> Note:
        return self.note("swap", "swaps", card=self._card(phrase), other=self._card(phrase, "other"))

    def _stays(self, phrase: Phrase) -> Note:
        counts = self._counts(str(phrase.arguments["house"]).removeprefix("house-"))
        return self.note("stay", "stays", companion=self._companion(phrase), counts=counts)

    def _again(self, phrase: Phrase) -> Note:
        return self.note("again", "again", win=True)

    def _no_target(self, phrase: Phrase) -> Note:
        return self.note("cross", "no-target", companion=self._companion(phrase))

    def _draws(self, phrase: Phrase) -> Note:
        return self.note("cards", "draws", companions=str(self.words.value(phrase.arguments["companions"])))

    def _raven(self, phrase: Phrase) -> Note:
        return self.note("raven", "raven", player=self._owner(phrase, "other")[0])

    def _talk_ends(self, phrase: Phrase) -> Note:
        return self.note("raven", "talk-ends", player=self._owner(phrase, "other")[0])

    def _ends(self, phrase: Phrase) -> Note:
        """The last move of the game, and who wins by it."""
        winners = phrase.arguments["winners"]
        assert isinstance(winners, list)
        seats = [int(str(seat)[1:]) for seat in winners]
        names = self.listed([self._who(seat) for seat in seats])
        mine = self.reader in seats
        state = "you" if seats == [self.reader] else "shared" if mine else "others"
        return self.note("crown", "end", win=mine, winners=names, state=state)

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
        return self.note("gonfalon", "banner", win=then["banner"] == self.reader, **arguments)

    def _same_banner(self, house: str) -> Iterator[Note]:
        """After a move of Varys: the banner of his House stays where it is."""
        assert self.after is not None
        pending = self.after["this_turn"]["collected"] is not None  # a companion comes first
        holder = self.houses[house]["banner"]
        if not pending:
            to, taker = self._party(holder), self._name(holder)
            yield self.note("gonfalon", "banner-same", house=self._house(house), to=to, taker=taker)

    def _party(self, seat: int | None) -> str:
        """Who is meant, as a mark for a message to select by."""
        return "supply" if seat is None else "you" if seat == self.reader else "other"

    def _name(self, seat: int | None) -> str:
        return "" if seat is None else self.words.player(seat)


TELLERS: dict[str, Callable[[Foretelling, Phrase], Note]] = {
    "chooses": Foretelling._chooses,
    "takes": Foretelling._takes,
    "takes-from": Foretelling._takes,
    "kills": Foretelling._kills,
    "kills-in-area": Foretelling._kills,
    "kills-companion": Foretelling._kills_companion,
    "swaps": Foretelling._swaps,
    "stays": Foretelling._stays,
    "extra-turn": Foretelling._again,
    "no-target": Foretelling._no_target,
    "draws": Foretelling._draws,
    "raven": Foretelling._raven,
    "talk-ends": Foretelling._talk_ends,
    "end": Foretelling._ends,
}
"""How each event is foretold."""

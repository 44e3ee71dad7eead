"""What the chosen move will do, as far as the seat may know it: lines in the second person.

What the rules would tell is said line by line. Where chance or secrets come into it, nothing is told but what the
card or the zone says, and that it depends on them.
"""

from __future__ import annotations

from collections.abc import Iterator

from ....engine.phrases import Arguments, Phrase
from ....engine.scene import Choice, Note, Scene
from ....kit import preview
from ....kit.markup import tag, text
from ....kit.phrases import number_in, phrase_in
from ....kit.words import sentence
from ..view import CavernView
from .emblems import ACCOUNTS, GOODS, SYMBOLS
from .targets import Table

EMBLEMS = {
    "takes-order": "scroll",
    "draws-order": "scroll",
    "order-gone": "cross",
    "trades-order": "swap",
    "places": "dice",
    "moves": "skull",
    "first-player": "crown",
    "steals": "take",
    "swaps": "swap",
    "discards-item": "cross",
    "plays-item": "cards",
    "ability": "person",
    "keeps-item": "cards",
    "gets-modifiers": "wedge",
    "gets-token": "door",
    "modifies": "wedge",
    "turns-die": "dice",
    "saved-by-mrs-nasty": "mask",
    "says-done": "speech",
    "says-dismissed": "speech",
    "serves-drink": "check",
    "drops-task": "cross",
    "character": "person",
}
"""The emblem of each thing that can be foretold."""
DOES = {
    "points": "star",
    "more-points": "star",
    "gain": "barrel",
    "gain-potion": "potion",
    "exchange": "again",
    "steal": "take",
    "swap": "swap",
    "rival": "person",
    "draw-items": "cards",
    "nasty": "skull",
    "dismiss-says": "speech",
    "die": "dice",
    "extra-die": "dice",
    "extra-placement": "dice",
    "share-space": "dice",
    "task-bonus": "star",
    "order": "scroll",
    "late": "hourglass",
    "first-player": "crown",
    "modifiers": "wedge",
    "replace-order": "scroll",
}
"""The emblem of each thing that a card or a zone does."""
TRACKS = {"kitchen": "kitchen", "chore": "chores"}
"""The track that an order with a symbol moves."""
SEEN = ("keep", "lay")
"""Choices among cards that were seen: only the others go where nobody knows."""
QUIET = ("pays", "round", "new-order")
"""What is not worth a line of its own."""


class Foretelling(preview.Foretelling[CavernView]):
    """The chosen move of a scene."""

    def __init__(self, scene: Scene[CavernView], choice: Choice) -> None:
        super().__init__(scene, choice)
        self.table = Table(scene)
        self.me = f"@{scene.seat}"

    def notes(self) -> Iterator[Note]:
        """All lines: what happens, then what it means for the order, the dice and the tracks."""
        if self.scene.after is None:
            yield from self._uncertain()
            return
        if self.choice.text.startswith(("choose ", "keep ")):
            yield self._card()
            return
        if not self.scene.told and self.choice.text.startswith(("place ", "die ")):
            yield from self._does(self._placement())
        yield from self._told()
        yield from self._offered()
        yield from self._order()
        yield from self._dice()

    def _card(self) -> Note:
        """The card that is chosen, with what it does: beside its name that stands nowhere near on a small screen."""
        emblem = "person" if self.choice.text.startswith("choose ") else "cards"
        return Note(emblem, text(sentence(self.choice.says)))

    # -- what is told -------------------------------------------------------------------------------------------------

    def _told(self) -> Iterator[Note]:
        """What happens, in order; points of one kind are said together, where the last of them come."""
        for phrase in summed(self.scene.told):
            id = phrase.id.removeprefix("event-")
            if id not in QUIET:
                yield self._event(id, phrase)

    def _event(self, id: str, phrase: Phrase) -> Note:
        """An event: in the second person where it is one's own."""
        arguments = phrase.arguments
        own = f"preview-{id.removesuffix('-seen')}"
        mine = str(arguments.get("seat", "")) == self.me or "seat" not in arguments
        if mine and self.words.knows(own):
            said = self.words.say(Phrase(own, arguments))
        else:
            said = self.words.say(Phrase(f"event-{id}", arguments))
        return Note(
            self._emblem(id, arguments), text(sentence(said)), id in ("scores", "serves", "says-done")
        )

    def _emblem(self, id: str, arguments: Arguments) -> str:
        if "ingredient" in arguments:
            return GOODS[str(arguments["ingredient"]).removeprefix("ingredient-")]
        if "account" in arguments:
            return "star" if id == "scores" else ACCOUNTS[str(arguments["account"]).removeprefix("account-")]
        if id == "moves":
            track = str(arguments["track"]).removeprefix("track-")
            return {"kitchen": "cauldron", "chores": "broom"}.get(track, "skull")
        return "star" if id == "serves" else EMBLEMS.get(id, "lozenge")

    def _offered(self) -> Iterator[Note]:
        """What the zone gives, where the character is asked about before it is given."""
        ask = self.scene.after["ask"] if self.scene.after is not None else None
        if ask is None or not ask["kind"].startswith("ability-"):
            return
        if ask["kind"] == "ability-task":
            yield from self._does(self._placement())
        name = self.words.name(str(ask["arguments"]["character"]))
        yield self.note("person", "offered", character=tag("b", name))

    def _placement(self) -> Phrase | None:
        """What the zone gives that dice are just being placed on."""
        for choice in (self.choice, *self.scene.parts):
            if choice.text.startswith("place "):
                return phrase_in(choice.phrase.arguments, "does")
        return None

    def _does(self, does: Phrase | None) -> Iterator[Note]:
        for one in [] if does is None else flat(does):
            yield Note(emblem_of(one), text(sentence(self.words.say(one))), one.id == "effect-points")

    # -- what it means ------------------------------------------------------------------------------------------------

    def _order(self) -> Iterator[Note]:
        """What is still missing for the open order, if the goods or the order change."""
        was, then = self.table.mine, self.table.then(self.table.me)
        order = then["open"]
        if order is None or (was["ingredients"] == then["ingredients"] and was["open"] is not None):
            return
        name = tag("b", self.table.name(f"order-{order['id']}"))
        if order["missing"]:
            number, goods = sum(order["missing"].values()), self.table.goods(order["missing"])
            yield self.note("scroll", "missing", order=name, goods=goods, number=number)
        else:
            yield self.note("scroll", "complete", True, order=name, points=order["now"])

    def _dice(self) -> Iterator[Note]:
        """The dice that are left after a placement."""
        was, then = self.table.mine["dice"], self.table.then(self.table.me)["dice"]
        if len(then) >= len(was) and not self.scene.view["picked"]:
            return
        faces = self.words.join([str(face) for face in sorted(then, reverse=True)])
        yield self.note("dice", "dice-left", number=len(then), dice=faces)

    # -- what nobody can tell -----------------------------------------------------------------------------------------

    def _uncertain(self) -> Iterator[Note]:
        """What a zone or a card says, and what chance decides."""
        arguments = self.choice.phrase.arguments
        verb = self.choice.text.split(" ")[0]
        if verb == "die":
            yield from self._does(self._placement())
        elif "does" in arguments and verb in ("place", "play", "ability", "effect"):
            yield from self._does(phrase_in(arguments, "does"))
        else:
            yield self.itself()
        if verb == "serve":
            yield from self._track()
        if verb in SEEN:
            return
        known = f"chance-{verb}" if self.words.knows(f"preview-chance-{verb}") else "chance"
        yield self.note("eye", known)

    def _track(self) -> Iterator[Note]:
        """The track that the order moves."""
        order = self.table.mine["open"]
        if order is not None and order["symbol"] in TRACKS:
            track = TRACKS[order["symbol"]]
            yield self.note(SYMBOLS[order["symbol"]], "track", track=self.words.name(f"track-{track}"))


def emblem_of(does: Phrase) -> str:
    """The emblem of something a card or a zone does."""
    id = does.id.removeprefix("effect-")
    kind = str(does.arguments.get("kinds", "")).removeprefix("ingredient-")
    return GOODS.get(kind) or DOES.get(id) or DOES.get(id.split("-")[0], "lozenge")


def summed(told: tuple[Phrase, ...]) -> list[Phrase]:
    """What is told, with the points that one player scores for one kind of thing as one sum."""
    found: dict[object, Phrase] = {}
    for number, phrase in enumerate(told):
        key: object = number
        if phrase.id.removeprefix("event-") in ("scores", "loses"):
            key = (phrase.id, phrase.arguments["seat"], phrase.arguments["account"])
            was = found.pop(key, None)
            if was is not None:
                total = number_in(was.arguments, "number") + number_in(phrase.arguments, "number")
                phrase = Phrase(phrase.id, {**phrase.arguments, "number": total})
        found[key] = phrase
    return list(found.values())


def flat(does: Phrase) -> Iterator[Phrase]:
    """What a card does, one thing after the other."""
    if does.id == "effects-then":
        yield from flat(phrase_in(does.arguments, "one"))
        yield from flat(phrase_in(does.arguments, "other"))
    elif does.id.startswith("trigger-"):
        yield from flat(phrase_in(does.arguments, "does"))
    else:
        yield does

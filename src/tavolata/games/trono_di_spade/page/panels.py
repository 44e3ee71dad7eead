"""What is decided in Westeros, shown over the map while it happens: combats, bids, wildlings, cards, alliances.

Whoever looks is shown what was told, the mover no more than a spectator; what cards say is looked up in the content.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from ....engine.phrases import Told
from ....engine.setup import Setup
from ....kit.emblems import icon
from ....kit.markup import Markup, joined, tag
from ....kit.moments import line, names, number, panel, say, whose
from ....kit.phrases import id_in, number_in, seat_in
from ....kit.words import sentence
from ..rules import tables as t
from ..view.printed import PrintedView, printed
from .cards import drawn, face, tells
from .emblems import TRACKS, arms_of, unit_of

if TYPE_CHECKING:
    from ....engine.room import Speaker

GROUPS: Final = {
    "TS-4": "westeros",
    "TS-7": "wildlings",
    "TS-12": "combat",
    "TS-13": "combat",
    "TS-14": "combat",
    "TS-18": "combat",
    "TS-21": "alliances",
}
"""What belongs together, by the chapter of the rule by which it happens."""
STEPS: Final = {
    "winter": "again",
    "threat-full": "axe",
    "chooses-effect": "cards",
    "supports": "banner",
    "supports-nobody": "banner",
    "accepts-support": "check",
    "refuses-support": "cross",
    "uses-text": "cards",
    "uses-blade": "blade",
    "redraws": "blade",
    "beats-neutral": "swords",
    "falls-short": "shield",
    "dissolve": "pact",
}
"""What is said in a line, with its emblem."""
COMBAT_STEPS: Final = {
    "discards": "cards",
    "gains": "power",
    "loses-power": "power",
    "removes-order": "cross",
    "order-moves": "swords",
    "upgrades": "knight",
    "takes-back": "cards",
    "retreats": "back",
    "kept-out": "shield",
}
"""What is more in a combat: cards and defeats do it there."""


def group(told: Told) -> str:
    """What an event belongs to; bids, to what they are for."""
    if told.id == "bids":
        return str(told.arguments["what"])
    if told.id == "standing":
        return id_in(told.arguments, "track")
    return GROUPS.get(told.clause.partition(".")[0], "")


def draw(told: Told, words: Speaker, setup: Setup) -> str:
    """The panel of an event, if it has one."""
    fight = group(told) == "combat"
    drawer = DRAWERS.get(told.id) or (COMBAT_DRAWERS.get(told.id) if fight else None)
    if drawer is not None:
        return drawer(Reveal(told, words, printed(setup)))
    sign = STEPS.get(told.id) or (COMBAT_STEPS.get(told.id) if fight else None)
    return line(say(told, words), icon(sign)) if sign else ""


class Reveal:
    """An event that is turned up."""

    def __init__(self, told: Told, words: Speaker, printed: PrintedView) -> None:
        self.told = told
        self.words = words
        self.printed = printed
        self.says = say(told, words)

    def _number(self, name: str) -> Markup:
        return number(number_in(self.told.arguments, name))

    def _arms(self, name: str = "seat") -> Markup:
        return arms_of(seat_in(self.told.arguments, name))

    def _player(self, name: str, *things: Markup) -> Markup:
        seat = seat_in(self.told.arguments, name)
        return whose(arms_of(seat), self.words.player(seat), *things)

    def _houses(self, name: str) -> list[Markup]:
        return [arms_of(int(one[1:])) for one in names(self.told, name)]

    # -- combat -------------------------------------------------------------------------------------------------------

    def combat(self) -> str:
        """Who attacks whom."""
        sides = self._arms("seat"), icon("swords"), self._arms("other")
        return panel(self.says, *sides, classes="wide")

    def strengths(self) -> str:
        """What both bring before their cards."""
        sums = self._number("attack"), icon("swords"), self._number("defence")
        return panel(self.says, *sums, classes="wide")

    def card(self) -> str:
        """A house card with its text, and whose it is."""
        card = id_in(self.told.arguments, "card")
        facts = self.printed["cards"][card]
        drawn = tag("div", face(card, facts, self.words), class_=f"ts-card h-{facts['house']}")
        return panel("", self._player("seat", drawn))

    def tide(self) -> str:
        """A tide card: its strength and its icons."""
        strength, *marks = self.printed["tides"][int(id_in(self.told.arguments, "tide"))][:4]
        signs = [icon(id) for id, count in zip(("sword", "tower", "skull"), marks, strict=True) if count]
        inside = joined([number(strength), *signs])
        return panel("", self._player("seat", tag("div", inside, class_="ts-tide")))

    def wins(self) -> str:
        """Who has won, and both sums."""
        attack, defence = (number_in(self.told.arguments, name) for name in ("attack", "defence"))
        sums = number(attack, attack > defence), icon("swords"), number(defence, defence > attack)
        return panel(self.says, self._arms(), *sums, classes="wide")

    def loses(self) -> str:
        """The units that are lost."""
        seat, kind = seat_in(self.told.arguments, "seat"), id_in(self.told.arguments, "unit")
        return line(self.says, *[unit_of(kind, seat)] * number_in(self.told.arguments, "number"))

    def drops(self) -> str:
        """A place on a track that is lost."""
        return line(self.says, icon(TRACKS[id_in(self.told.arguments, "track")]))

    # -- bids and wildlings -------------------------------------------------------------------------------------------

    def bid(self) -> str:
        """What a House has bid, beside the others."""
        what = str(self.told.arguments["what"])
        sign = icon(TRACKS[what] if what in t.TRACKS else "axe")
        inside = tag("div", sign, self._number("number"), class_="ts-bid")
        return panel("", self._player("seat", inside))

    def standing(self) -> str:
        """A track after its bids, the first place first."""
        sign = icon(TRACKS[id_in(self.told.arguments, "track")])
        return panel(self.says, sign, *self._houses("houses"), classes="wide")

    def attack(self) -> str:
        """How strong the wildlings are, also for whoever has nothing to bid."""
        return panel(self.says, icon("axe"), self._number("number"), classes="wide")

    def watch(self) -> str:
        """Who has won at the Wall: what was bid, against the strength of the wildlings."""
        total, strength = (number_in(self.told.arguments, name) for name in ("total", "number"))
        bids = icon("power"), number(total, total >= strength)
        return panel(self.says, *bids, icon("axe"), number(strength, strength > total), classes="wide")

    def wildling(self) -> str:
        """The wildling card, with what of it happens now."""
        card = self.told.arguments["card"]
        text = self.words.text(f"{card}.{self.told.arguments['result']}")
        return panel(self.says, self._wildling(sentence(text)), classes="wide")

    def looked_at(self) -> str:
        """The wildling card that the raven has shown its holder."""
        card = id_in(self.told.arguments, "card")
        return panel(self.says, self._wildling(tells(card, self.words)), classes="wide")

    def _wildling(self, text: str) -> Markup:
        name = self.words.name(str(self.told.arguments["card"]))
        head = tag("b", icon("axe"), class_="st"), tag("span", name, class_="cn")
        return tag("div", *head, tag("span", text, class_="tx"), class_="ts-card wide")

    # -- cards, alliances, victory ------------------------------------------------------------------------------------

    def westeros(self) -> str:
        """The cards of the round with what they do."""
        cards = [name.partition("-")[2] for name in names(self.told, "cards", each=True)]
        rows = [tag("li", drawn(card, self.printed["westeros"][card], self.words)) for card in cards]
        return panel("", tag("ul", *rows), classes="ts-west wide")

    def vote(self) -> str:
        """Whom a House wants as its allies, if it wants any, beside the others."""
        wanted = self._houses("houses") or [icon("cross")]
        named = tag("div", icon("pact"), *wanted, class_="ts-bid", role="img", aria_label=self.says)
        return panel("", self._player("seat", named))

    def allied(self) -> str:
        """An alliance."""
        return panel(self.says, icon("pact"), *self._houses("houses"), classes="wide")

    def betrays(self) -> str:
        """A traitor, and whom he leaves."""
        return panel(self.says, self._arms(), icon("betray"), *self._houses("houses"), classes="wide")

    def scores(self) -> str:
        """An objective is scored."""
        return panel(self.says, self._arms(), icon("star"), self._number("number"), classes="wide")

    def reaches(self) -> str:
        """The objective that wins at once is reached."""
        return panel(self.says, self._arms(), icon("crown"), classes="wide")

    def victory(self) -> str:
        """Who has won the game."""
        return panel(self.says, icon("crown"), *self._houses("winners"), classes="wide")


DRAWERS: Final[Mapping[str, Callable[[Reveal], str]]] = {
    "combat": Reveal.combat,
    "strengths": Reveal.strengths,
    "plays-card": Reveal.card,
    "tide": Reveal.tide,
    "wins-combat": Reveal.wins,
    "bids": Reveal.bid,
    "standing": Reveal.standing,
    "wildlings-attack": Reveal.attack,
    "watch-wins": Reveal.watch,
    "wildlings-win": Reveal.watch,
    "wildling-card": Reveal.wildling,
    "looks-seen": Reveal.looked_at,
    "westeros": Reveal.westeros,
    "votes": Reveal.vote,
    "votes-alone": Reveal.vote,
    "allied": Reveal.allied,
    "betrays": Reveal.betrays,
    "scores": Reveal.scores,
    "reaches": Reveal.reaches,
    "victory": Reveal.victory,
}
"""What is drawn of its own."""
COMBAT_DRAWERS: Final[Mapping[str, Callable[[Reveal], str]]] = {"loses": Reveal.loses, "drops": Reveal.drops}
"""What is more in a combat."""

"""Below the sheet while nothing is rolled: the six plates of the secret choice, the two claimants, the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....kit.emblems import icon, shield
from ....kit.markup import NOTHING, Markup, joined, tag, vh
from ....kit.provenance import OURS, badge
from ..pack import begins
from ..rules.tables import FACES
from ..view import ClaimantView, EraResult
from .targets import Table, rival

if TYPE_CHECKING:
    from ....engine.phrases import Phrase
    from ....engine.room import Speaker


class Planning:
    """The plates of a scene: a choice is covered until both have chosen."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def draw(self) -> Markup:
        """Six plates; one's own choice is marked for one's own eyes."""
        plates = [tag("li", self._plate(value)) for value in range(1, FACES + 1)]
        note = self._note()
        head = (
            tag("p", icon("eye" if self._mine() else "lock"), tag("span", note), class_="desk-head")
            if note
            else NOTHING
        )
        return head + tag("ul", *plates, class_="plates", aria_label=self.table.say("plates"))

    def _mine(self) -> int | None:
        return self.table.view["plan"]

    def _note(self) -> str:
        """What the others know of it."""
        if self._mine() is not None:
            return self.table.say("only-you", player=self.table.player(rival(self.table.me)))
        if self.table.kind == "plan":
            planned = self.table.view["planned"][rival(self.table.me)]
            id = "secret-they-did" if planned else "secret"
            return self.table.say(id, player=self.table.player(rival(self.table.me)))
        return self.table.say("both-choose")

    def _plate(self, value: int) -> Markup:
        move = f"plan {value}"
        inside = tag("b", str(value), class_="plate-number") + tag("span", self.table.say(f"plate-{value}"))
        if move in self.table.choices:
            return self.table.button(move, inside, "plate may")
        if value == self._mine():
            return tag("span", inside, vh(self.table.say("your-choice")), class_="plate mine")
        return tag("span", inside, class_="plate")


class Claimants:
    """Who plays whom, where one of the players may choose."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.era = table.view["era"]

    def draw(self) -> Markup:
        """What the Era before has left, and the two claimants."""
        words = self.table.words
        flag = f"flag-{self.era['id']}-{self.era['before']}"
        said = words.text(flag) if words.knows(flag) else words.name(f"era-{self.era['id']}")
        head = tag("p", icon("crown"), tag("span", said), class_="desk-head")
        cards = [
            tag("li", self._card(claimant), data_thing=f"claimant-{claimant['id']}")
            for claimant in self.era["claimants"]
        ]
        return head + tag("ul", *cards, class_="plates two", aria_label=self.table.say("claimants"))

    def _card(self, claimant: ClaimantView) -> Markup:
        words = self.table.words
        epithet = f"claimant-{claimant['id']}-epithet"
        says = words.say(head_start(claimant))
        inside = joined(
            [
                tag("b", words.name(f"claimant-{claimant['id']}"), class_="claimant-name"),
                tag("span", words.text(epithet), class_="epithet") if words.knows(epithet) else NOTHING,
                tag("span", says, " ", ours(claimant, words)),
            ]
        )
        move = f"claimant {claimant['id']}"
        if move in self.table.choices:
            return self.table.button(move, inside, "plate may")
        return tag("span", inside, class_="plate")


def ours(claimant: ClaimantView, words: Speaker) -> Markup:
    """The badge of a claimant: names may be known, head starts are ours always."""
    begun = claimant["circled"] or claimant["modifiers"] or claimant["blackened"]
    return badge(words, OURS if begun else claimant["source"], f"claimant-{claimant['id']}-note")


def head_start(claimant: ClaimantView) -> Phrase:
    """What a claimant begins with."""
    return begins(claimant["circled"], claimant["modifiers"], claimant["blackened"])


class Ending:
    """What a finished match leaves on the table: each Era with its king and its points."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def draw(self) -> Markup:
        """A card for each Era that was played."""
        cards = [tag("li", self._era(era)) for era in self.table.view["campaign"]]
        return tag("ul", *cards, class_=f"plates eras n{len(cards)}", aria_label=self.table.say("eras"))

    def _era(self, era: EraResult) -> Markup:
        words = self.table.words
        points = " : ".join(str(era["points"][seat]) for seat in self.table.order)
        return tag(
            "span",
            tag("b", shield(era["winner"], self.table.player(era["winner"])), class_="plate-number"),
            tag("span", words.name(f"era-{era['era']}"), class_="epithet"),
            tag("b", words.name(f"claimant-{era['claimant']}"), class_="claimant-name"),
            tag("span", points, class_="num"),
            class_="plate",
        )

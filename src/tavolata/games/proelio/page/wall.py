"""The wall: one course for each point of defence, and the foes at the height they reach.

What the wall tops is repelled; what stands higher says how much is missing; some go under the ground.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from ....kit.emblems import icon
from ....kit.markup import NOTHING, Markup, joined, tag, text, vh
from ..rules.defence import BLOWN_UP, CANCELLED, CAUGHT, FALLS_SHORT, REPELLED, STEALS, outcome
from ..rules.tables import NAMES
from .emblems import CARDS, back_class
from .targets import Table
from .waiting import Attack, attack_on

WIDE, COURSE = 132, 30
BLACK_HEIGHT, GOLD_HEIGHT = 3, 4
"""How many courses the drawing has: as many as the strongest attack of that back is worth."""
BELOW = ("infiltrazione", "polvere")
"""The attacks that no height stops."""
SAFE = {CANCELLED: "cancelled", CAUGHT: "caught", STEALS: "nothing-to-steal", REPELLED: "repelled"}
"""What is said of those that do no harm; there may be nothing to steal."""


class Block(NamedTuple):
    """A card in the wall: where its courses begin and how many there are. Ghosts could still be laid."""

    card: str
    bottom: int
    height: int
    value: int
    ghost: bool = False


class Wall:
    """The own defence of a scene."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.defence = table.defence()
        found = attack_on(table, table.me)
        assert found is not None, "a defence is against an attack"
        self.attack: Attack = found
        self.height = GOLD_HEIGHT if self.attack.gold else BLACK_HEIGHT
        self.deployed = self.defence["deployed"]
        self.total = self.defence["total"]
        self.blocks, self.beyond = self._stack()

    def draw(self, beside: Markup | None = None) -> Markup:
        """The wall with the foes, or with something else beside it."""
        asked = " now" if self.table.kind else ""
        total = tag("b", str(self.total), class_="total num", data_count="defence")
        chips = [
            tag("span", icon(CARDS[card]), f"+{value}", class_="more", data_thing=f"card-{card}")
            for card, value in self.beyond
        ]
        caption = tag("figcaption", self.table.say("defence") + " ", total, *chips, id="wall-c")
        right = self._foes() if beside is None else beside
        css = f"wall{asked}{' gold' if self.attack.gold else ''}"
        return tag("figure", caption, self._masonry(), right, class_=css, aria_labelledby="wall-c")

    # -- the courses --------------------------------------------------------------------------------------------------

    def _stack(self) -> tuple[list[Block], list[tuple[str, int]]]:
        """The cards from the ground up; those for which the drawing has no room stand beside the total."""
        blocks: list[Block] = []
        beyond: list[tuple[str, int]] = []
        level = 0
        for card, value in self._laid():
            height = max(1, value)
            if level + height <= self.height:
                blocks.append(Block(card, level, height, value))
                level += height
            else:
                beyond.append((card, value))
        return blocks + self._ghosts(level), beyond

    def _laid(self) -> list[tuple[str, int]]:
        return [(card, self.table.cards[card]["value"]) for card in self.deployed]

    def _ghosts(self, level: int) -> list[Block]:
        """The cards that could still be laid, as far as there is room above the wall."""
        found: list[Block] = []
        if self.table.kind != "defence":
            return found
        for card in self.table.uses:
            value = self.table.cards[card]["value"]
            height = max(1, value)
            if level + height <= self.height:
                found.append(Block(card, level, height, value, True))
                level += height
        return found

    def _masonry(self) -> Markup:
        solid = max([block.bottom + block.height for block in self.blocks if not block.ghost], default=0)
        ghosts = [_ghost(block.bottom, block.height, self.height) for block in self.blocks if block.ghost]
        high = COURSE * (self.height + 2)
        drawing = Markup(
            f'<svg class="masonry" viewBox="0 0 {WIDE} {high}" preserveAspectRatio="none" aria-hidden="true">'
            f'<g class="stones">{_bricks(solid, self.height)}</g>{"".join(ghosts)}</svg>'
        )
        plaques = [self._plaque(block) for block in self.blocks]
        return tag("div", drawing, *plaques, class_="courses")

    def _plaque(self, block: Block) -> Markup:
        """The name of a card on its courses; a link that lays it, or one that takes it back."""
        number = f"+{block.value}" if block.ghost else str(block.value)
        worth = tag("b", number, class_="num") if block.value else NOTHING
        name = self.table.say(f"short-{block.card}")
        inside = joined([icon(CARDS[block.card]), f"{name} ", worth])
        place = f"at-{2 * (self.height - block.bottom) - block.height}{back_class(block.card)}"
        if block.ghost:
            return self.table.button(f"deploy {block.card}", inside, f"plaque ghost {place}")
        thing = f"card-{block.card}"
        undo = self._undo(block.card)
        if undo:
            return Markup(f'<a class="plaque {place}" {undo} data-thing="{thing}">{inside}</a>')
        return tag("span", inside, class_=f"plaque {place}", data_thing=thing)

    def _undo(self, card: str) -> str:
        """The attributes of a link that takes this card out of the wall, if it is not final yet."""
        texts = [part.text for part in self.table.scene.parts]
        if self.table.kind != "defence" or f"deploy {card}" not in texts:
            return ""
        place = len(texts) - 1 - texts[::-1].index(f"deploy {card}")
        kept = texts[:place] + texts[place + 1 :]
        return self.table.plan(kept, self.table.say("take-back", card=self.table.card(card)))

    # -- the foes -----------------------------------------------------------------------------------------------------

    def _foes(self) -> Markup:
        """What the attack can be, each at its height, with what would come of it."""
        say = self.table.say
        waits = self.attack.waits
        heading = [
            tag("span", say("if-it-is" if waits else "it-is"), class_="foe-name"),
            tag("span", say("unseen") if waits else "", class_="count"),
            tag("span", say("outcome"), class_="res"),
        ]
        rows, aligned = self._levels()
        lines = [self._foe(card) if card else tag("li", class_="gap", aria_hidden="true") for card in rows]
        css = "foes" if aligned else "foes loose"
        return tag("ol", tag("li", *heading, class_="heading", aria_hidden="true"), *lines, class_=css)

    def rows(self) -> list[str]:
        """The cards of this back that can be attacks, the highest first."""
        return [card for card in self._levels()[0] if card]

    def _levels(self) -> tuple[list[str], bool]:
        """The possible cards from the highest to those below the ground; gaps where nothing has that height."""
        deck = "imperial" if self.attack.gold else "base"
        kinds = [
            entry
            for entry in self.table.view["register"]
            if entry["type"] == "attack" and entry["deck"] == deck
        ]
        high = [entry for entry in kinds if entry["value"] > 0 and entry["id"] not in BELOW]
        low = [entry["id"] for entry in kinds if entry not in high]
        at: dict[int, str] = {entry["value"]: entry["id"] for entry in high}
        if len(at) == len(high) and max(at, default=0) <= self.height and len(low) <= 2:
            return [*[at.get(level, "") for level in range(self.height, 0, -1)], *low], True
        ordered = sorted(high, key=lambda entry: -entry["value"])
        return [*[entry["id"] for entry in ordered], *low], False

    def _foe(self, card: str) -> Markup:
        entry = self.table.cards[card]
        number = self.number(card)
        css, result = self._told(card)
        if not number:
            css += " off"
        unseen = ""
        if self.attack.waits:
            unseen = tag("span", str(number), vh(" " + self.table.say("unseen")), class_="count num")
        value = tag("b", "" if card == "polvere" else str(entry["value"]), class_="strength num")
        name = tag("span", self.table.card(card), class_="foe-name")
        cells = [
            icon(CARDS[card]),
            value,
            name,
            unseen or tag("span", class_="count"),
            tag("span", result, class_="res"),
        ]
        return tag("li", *cells, class_=css)

    def number(self, card: str) -> int:
        """How many cards of a kind the attack may be one of."""
        if self.attack.face:
            return int(card == self.attack.face)
        facts = self.table.houses[self.attack.by]["attack"]
        if facts is None or card not in facts["may_be"]:
            return 0
        return self.table.cards[card]["unseen"]

    def outcome(self, card: str) -> int:
        """What would come of a card by the rules: see ``rules.defence.outcome``."""
        deployed = [NAMES.index(one) for one in self.deployed]
        return outcome(NAMES.index(card), self.table.cards[card]["value"], deployed, self.total)

    def _told(self, card: str) -> tuple[str, Markup]:
        """The same as a class, and a word."""
        say, found = self.table.say, self.outcome(card)
        if found == BLOWN_UP:
            return "under", tag("b", say("all-lost"), class_="harm")
        if found == FALLS_SHORT:
            missing = self.table.cards[card]["value"] - self.total
            return "up", tag("b", say("missing", number=missing), class_="harm")
        if found == STEALS and self.table.house["black"]:
            return "under", tag("b", say("steals"), class_="harm")
        return "ok", icon("check") + Markup(text(say(SAFE[found], card=card)))


@cache
def _bricks(courses: int, height: int) -> str:
    """So many courses of two rows of stones, from the ground up."""
    return "".join([_row(2 * height - 1 - number) for number in range(2 * courses)])


def _row(row: int) -> str:
    y = 15 * row + 1
    edges = [*range(14 if row % 2 else 28, WIDE, 28), WIDE]
    start, stones = 0, []
    for edge in edges:
        stones.append(
            f'<rect x="{start + 1}" y="{y}" width="{max(2, edge - start - 2)}" height="13" rx="1.5"/>'
        )
        start = edge
    return "".join(stones)


@cache
def _ghost(bottom: int, height: int, rows: int) -> str:
    y = COURSE * (rows - bottom - height) + 2
    return f'<rect class="outline" x="2" y="{y}" width="{WIDE - 4}" height="{COURSE * height - 3}" rx="4"/>'

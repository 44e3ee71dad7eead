"""Beside the board: the register of all cards, and what the reader knows of the other hands.

Both follow from public facts, the reader's own hand and what he was shown.
"""

from __future__ import annotations

from functools import lru_cache

from ....kit.emblems import icon, shield
from ....kit.markup import NOTHING, Markup, joined, tag
from ....kit.provenance import badge
from ..rules.tables import DeckId
from ..view import HouseView, RegisterView
from .emblems import CARDS
from .targets import Table


class Register:
    """The register of a scene."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.view = table.view
        attacks = [house["attack"]["back"] for house in table.houses if house["attack"] is not None]
        self.hot = set(attacks)
        """The decks an attack of which waits: their attacks are shaded."""

    def draw(self) -> Markup:
        """The Base cards, the Imperial cards, and what is known of the hands."""
        imperial = tag("details", tag("summary", self._title("imperial")), self._table("imperial"))
        known = self._known()
        return tag("section", self._table("base"), imperial, known, class_="ledger panel register")

    def _title(self, deck: DeckId) -> Markup:
        total = sum(entry["count"] for entry in self.view["register"] if entry["deck"] == deck)
        sources = {entry["source"] for entry in self.view["register"] if entry["deck"] == deck}
        known = [badge(self.table.words, source, "counts-note") for source in sorted(sources)]
        note = tag("span", self.table.say("in-all", number=total), " ", *known, class_="note num")
        return joined([self.table.say(f"cards-{deck}") + " ", note])

    def _table(self, deck: DeckId) -> Markup:
        say = self.table.say
        caption = tag("caption", self._title(deck), class_=None if deck == "base" else "vh")
        heading = _heading(say("card"), say("value"), say("discarded"), say("unseen"))
        last, rows = "defence", []
        for entry in self.view["register"]:
            if entry["deck"] == deck and entry["count"]:
                rows.append(self._row(entry, entry["type"] != last))
                last = entry["type"]
        return tag("table", caption, heading, tag("tbody", *rows))

    def _row(self, entry: RegisterView, cut: bool) -> Markup:
        valued = entry["type"] != "strategy" and entry["id"] not in ("protezione", "polvere")
        value = str(entry["value"]) if valued else "–"
        hot = entry["type"] == "attack" and entry["deck"] in self.hot
        name = self.table.say(f"short-{entry['id']}")
        return _row(CARDS[entry["id"]], name, value, entry["discarded"], entry["unseen"], cut, hot)

    def _known(self) -> Markup:
        """What the reader knows of hands and attacks that are not his."""
        rows = [row for house in self.table.houses if (row := self._house(house))]
        if not rows:
            return NOTHING
        return tag("div", tag("h3", self.table.say("known")), tag("dl", *rows), class_="known")

    def _house(self, house: HouseView) -> Markup:
        if not house["known"] and not house["perhaps"]:
            return NOTHING
        sure = tuple((CARDS[card], self.table.card(card)) for card in house["known"])
        maybe = tuple((CARDS[card], self.table.card(card)) for card in house["perhaps"])
        player = self.table.words.player(house["seat"])
        return _known(house["seat"], player, sure, maybe, self.table.say("perhaps"))


@lru_cache(16)
def _heading(card: str, value: str, discarded: str, unseen: str) -> Markup:
    first = tag("th", tag("span", card, class_="vh"), scope="col")
    others = [tag("th", name, scope="col") for name in (value, discarded, unseen)]
    return tag("thead", tag("tr", first, *others))


@lru_cache(8192)
def _row(emblem: str, name: str, value: str, discarded: int, unseen: int, cut: bool, hot: bool) -> Markup:
    head = tag("th", tag("span", icon(emblem), name), scope="row")
    gone = tag("td", str(discarded), class_=None if discarded else "pale")
    left = tag("td", str(unseen), class_=f"unseen{' hot' if hot else ''}{'' if unseen else ' pale'}")
    return tag("tr", head, tag("td", value, class_="pale"), gone, left, class_="cut" if cut else None)


@lru_cache(4096)
def _known(
    seat: int,
    player: str,
    sure: tuple[tuple[str, str], ...],
    maybe: tuple[tuple[str, str], ...],
    perhaps: str,
) -> Markup:
    """A House with the cards it has for certain, and those it may have."""
    cards = [tag("span", icon(emblem), name, class_="known-card") for emblem, name in sure]
    if maybe:
        signs = [icon(emblem, "ic", name) for emblem, name in maybe]
        cards.append(tag("span", f"{perhaps} ", *signs, class_="known-card maybe"))
    return tag("dt", shield(seat), player) + tag("dd", *cards)

"""A question with those of its answers that have no place on the board: ingredients, cards, players, yes and no."""

from __future__ import annotations

from collections.abc import Callable

from ....engine.phrases import Arguments
from ....kit.emblems import icon, shield
from ....kit.markup import NOTHING, Markup, joined, tag
from ....kit.phrases import phrase_in
from .emblems import VERBS, die, good, owner
from .targets import Table


class Box:
    """The question of a scene. It is made after everything else is drawn."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def draw(self) -> Markup:
        """The question and the answers that are left; nothing where all of them are elsewhere."""
        table = self.table
        left = [move for move in table.choices if move not in table.used]
        if not left:
            return NOTHING
        answers = [tag("li", self._answer(move)) for move in left]
        css = "answers cards" if left[0].split(" ")[0] in ("choose", "lay", "keep") else "answers"
        heading = tag("h3", icon("candle"), table.asks())
        return tag("div", heading, tag("ul", *answers, class_=css), class_="box")

    def _answer(self, move: str) -> Markup:
        draw = DRAWN.get(move.split(" ")[0], Box._plain)
        inside = draw(self, move)
        css = "ware text-card" if draw in (Box._card, Box._order) else "ware"
        return self.table.button(move, inside, css)

    # -- one answer ---------------------------------------------------------------------------------------------------

    def _plain(self, move: str) -> Markup:
        emblem = VERBS.get(move) or VERBS.get(move.split(" ")[0], "check")
        return joined([icon(emblem), tag("span", self.table.choices[move].says)])

    def _good(self, move: str) -> Markup:
        kind = move.split(" ")[1]
        left = self.table.view["piles"][kind] if move.startswith("take") and self._from_piles() else 0
        count = tag("span", f"×{left}", class_="note num") if left else ""
        return joined([good(kind), tag("b", self.table.kind_name(kind)), count])

    def _from_piles(self) -> bool:
        return self.table.kind in ("start", "gain", "exchange")

    def _rival(self, move: str) -> Markup:
        seat = int(move.split(" ")[1]) - 1
        return joined([shield(seat), tag("b", self.table.words.player(seat))])

    def _die(self, move: str) -> Markup:
        words = move.split(" ")
        rival = self.table.rival
        seat = self.table.me if rival is None else rival
        change = tag("b", words[2].replace("-", "−"), class_="num") if len(words) > 2 else ""
        return joined([die(int(words[1]), owner(seat)), change])

    def _card(self, move: str) -> Markup:
        """A card with its name and what it does."""
        arguments = self.table.choices[move].phrase.arguments
        name = next(str(arguments[key]) for key in ("character", "item") if key in arguments)
        return joined([tag("b", self.table.name(name)), self._does(arguments)])

    def _order(self, move: str) -> Markup:
        arguments = self.table.choices[move].phrase.arguments
        return joined([tag("b", self.table.name(str(arguments["order"]))), self._does(arguments)])

    def _does(self, arguments: Arguments) -> Markup:
        return tag("span", self.table.words.say(phrase_in(arguments, "does")), class_="note")


DRAWN: dict[str, Callable[[Box, str], Markup]] = {
    "take": Box._good,
    "give": Box._good,
    "rival": Box._rival,
    "die": Box._die,
    "face": Box._die,
    "choose": Box._card,
    "keep": Box._card,
    "discard": Box._card,
    "play": Box._card,
    "lay": Box._order,
}
"""How each kind of answer looks."""

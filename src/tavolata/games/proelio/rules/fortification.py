"""The Fortification (PR-4): built level by level, replaced, lost."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from ....engine.phrases import Phrase, Refusal, Tell
from ....engine.questions import Frame
from . import cards, events
from .questions import CardDeed
from .tables import FORTIFY, LEVELS, NOTHING, card_name

if TYPE_CHECKING:
    from .state import Proelio


@final
class Fortify(CardDeed):
    """Build the next level; the one below it is discarded (PR-4.2, PR-4.3)."""

    clause = "PR-4.2"

    def can(self, game: Proelio, seat: int, move: int) -> bool:
        """The card is the next level."""
        return game.tables.levels[move - FORTIFY] == game.strength(seat) + 1

    def do(self, game: Proelio, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """Lay it down."""
        cards.take_out(game, seat, move - FORTIFY)
        replaced = game.forts[seat]
        if replaced >= 0:
            cards.lay_off(game, replaced)
        game.forts[seat] = move - FORTIFY
        events.tell_fortified(tell, seat, move - FORTIFY, replaced)

    def why_not_that(self, game: Proelio, seat: int, kind: int) -> Refusal:
        """It is no level (PR-4.4), or not the next one."""
        if not game.tables.levels[kind]:
            return Refusal("PR-4.4", {"card": card_name(kind)})
        level = next_level(game.strength(seat))
        if level == NOTHING:
            return Refusal("PR-4.2", id="PR-4.2-complete")
        return Refusal("PR-4.2", {"card": card_name(kind), "next": card_name(level)})

    def describe(self, game: Proelio, seat: int, move: int) -> Phrase:
        """The card, and its value as a Fortification."""
        kind = move - FORTIFY
        return Phrase("move-fortify", {"card": card_name(kind), "value": game.tables.levels[kind]})


def next_level(strength: int) -> int:
    """The card that is built on a Fortification of this value, or NOTHING where it is complete (PR-4.2)."""
    return LEVELS[strength + 1] if strength + 1 < len(LEVELS) else NOTHING


def note_loss(game: Proelio) -> None:
    """A Fortification is lost; the first time is remembered (PR-10.3, PR-10.9)."""
    if not game.lost:
        game.lost = game.turns + 1


def lose(game: Proelio, seat: int) -> None:
    """A Fortification is destroyed and discarded, if there is one; from now on nobody may invoke Equitas (PR-10.3)."""
    if game.forts[seat] >= 0:
        cards.lay_off(game, game.forts[seat])
        game.forts[seat] = -1
        note_loss(game)

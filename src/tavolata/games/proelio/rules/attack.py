"""The attack (PR-5): a card laid face down before the House on the left."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from ....engine.phrases import Phrase, Refusal, Tell, seat_name
from ....engine.questions import Frame
from . import defeat, events, memory
from .questions import CardDeed
from .tables import ATTACK, ATTACKS, KINDS, NOBODY, POLVERE, back_of, card_name, does

if TYPE_CHECKING:
    from .state import Proelio


@final
class Attack(CardDeed):
    """Lay an Attack card before the House on the left (PR-5.1)."""

    clause = "PR-5.1"

    def can(self, game: Proelio, seat: int, move: int) -> bool:
        """Not in a House's first turn (PR-5.2), not under a Peste (PR-8.7), not with the last card (PR-5.3).

        A card worth at most one more than the Fortification (PR-5.4); Polvere Pirica always (PR-9.5).
        """
        kind = move - ATTACK
        if game.turns < game.seats or game.plague != NOBODY or defeat.is_last_stand(game, seat):
            return False
        return kind == POLVERE or game.tables.values[kind] <= game.strength(seat) + 1

    def do(self, game: Proelio, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """Its back is seen (PR-5.6)."""
        assert game.attacks[seat] < 0, "an attack waits already (PR-5.7)"
        kind, reach = move - ATTACK, game.strength(seat) + 1
        memory.moves(game, seat, memory.ATTACK_ZONE + seat, kind, reach)
        game.hands[seat].remove(kind)
        game.attacks[seat] = kind
        game.reaches[seat] = reach
        game.lay_open()  # which card it is nobody sees, but that there was one in the hand
        events.tell_attack(tell, seat, game.left(seat), kind)

    def why_not_that(self, game: Proelio, seat: int, kind: int) -> Refusal:
        """No attack, no attacks now, or too strong a one."""
        if game.tables.types[kind] != ATTACKS:
            return Refusal("PR-5.1", {"card": card_name(kind)}, "PR-5.1-card")
        if game.turns < game.seats:
            return Refusal("PR-5.2")
        if game.plague != NOBODY:
            return Refusal("PR-8.7")
        if defeat.is_last_stand(game, seat):
            return Refusal("PR-5.3")
        return Refusal("PR-5.4", {"card": card_name(kind), "most": game.strength(seat) + 1})

    def describe(self, game: Proelio, seat: int, move: int) -> Phrase:
        """The card, before whom, and what it does."""
        kind = move - ATTACK
        target = seat_name(game.left(seat))
        return Phrase("move-attack", {"card": card_name(kind), "other": target, "does": does(kind)})


def strongest(game: Proelio, attacker: int) -> int:
    """What a waiting attack is worth at most, by its back and the Fortification it was laid from: all see both."""
    kinds = game.attack_kinds(game.reaches[attacker], back_of(game.attacks[attacker]))
    return max([game.tables.values[kind] for kind in range(KINDS) if kinds >> kind & 1], default=0)

"""The Guilds: once in a game, free of cost, each at its moment (PR-13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.phrases import Tell
from . import cards, memory, notation
from .tables import (
    BARDI,
    BASE,
    CHECK,
    DISCARD,
    GUILD,
    IMPERIAL,
    KINDS,
    MERCANTI,
    NOBODY,
    ON_BARDS,
    ON_KEEP,
    PESTE,
    TAKE,
)

if TYPE_CHECKING:
    from .state import Proelio


def ready(state: Proelio, seat: int, guild: int) -> bool:
    """Whether a House can use this Guild: it has it, unspent (PR-13.2), and no Merchant keeps it busy (PR-13.3)."""
    return state.guilds[seat] == guild and not state.spent[seat] and state.merchant != seat


def in_action(state: Proelio, seat: int) -> bool:
    """Whether the seat in turn has a Guild to use before its Action (PR-13.16): Bardi or Mercanti."""
    if ready(state, seat, BARDI):
        return len(state.hands[state.right(seat)]) > 0
    return ready(state, seat, MERCANTI) and state.merchant != NOBODY


def spend(state: Proelio, seat: int, tell: Tell) -> None:
    """Turn the Guild face down for the rest of the game (PR-13.2)."""
    state.spent[seat] = 1
    notation.tell_guild(state, tell, seat)


def use_in_action(state: Proelio, seat: int, tell: Tell) -> None:
    """Let the House on the right discard a card of its choice (PR-13.4), or call the Merchant (PR-13.14)."""
    bards = state.guilds[seat] == BARDI
    spend(state, seat, tell)
    if bards:
        state.stack.append([CHECK, seat])
        state.stack.append([ON_BARDS, state.right(seat), seat])
    else:
        state.merchant = seat


def sing(state: Proelio, seat: int, move: int, tell: Tell) -> None:
    """The victim of the Bardi discards."""
    state.stack.pop()
    cards.discard(state, seat, move - DISCARD)
    notation.tell_card(tell, "discards", seat, move - DISCARD)


def cure(state: Proelio, seat: int, move: int, tell: Tell) -> None:
    """The Speziali remove a Peste before it begins (PR-13.12, PR-13.13)."""
    state.stack.pop()
    if move == GUILD:
        spend(state, seat, tell)
        cards.lay_off(state, PESTE)
        state.plague = NOBODY
    else:
        notation.tell_guild_kept(state, tell, seat)


def dodge(state: Proelio, seat: int, move: int, tell: Tell) -> None:
    """The Ladri of the attacker spare him the Ronda's theft; the Infiltrazione stays cancelled (PR-13.9)."""
    state.stack.pop()
    if move == GUILD:
        spend(state, seat, tell)
        state.stack.pop()  # the counter-theft lay below
    else:
        notation.tell_guild_kept(state, tell, seat)


def ignore(state: Proelio, seat: int, move: int, tell: Tell) -> None:
    """The Ladri of the defender stop an Infiltrazione; what was deployed is lost all the same (PR-13.10)."""
    attacker = state.stack.pop()[2]
    if move == GUILD:
        spend(state, seat, tell)
    else:
        cards.steal(state, attacker, seat, tell)


def craft(state: Proelio, seat: int, move: int, tell: Tell) -> None:
    """The Artigiani draw one card more, declared before any is seen (PR-13.7, PR-13.8)."""
    number = state.stack.pop()[2]
    if move == GUILD:
        spend(state, seat, tell)
        number += 1
    cards.draw(state, seat, BASE, number, tell)
    cards.keep_limit(state, seat)


def call_scribes(state: Proelio, seat: int, move: int, tell: Tell) -> None:
    """The Scrivani draw two Imperial cards and keep one (PR-13.11); without them it is one."""
    state.stack.pop()
    if move == GUILD:
        spend(state, seat, tell)
        cards.draw(state, seat, IMPERIAL, 2, tell)
        state.stack.append([ON_KEEP, seat])
    else:
        cards.draw(state, seat, IMPERIAL, 1, tell)


def drawn_by_scribes(state: Proelio, seat: int) -> list[int]:
    """The two cards to choose from: the last ones that came into the hand."""
    return state.hands[seat][-2:]


def keep(state: Proelio, seat: int, move: int, tell: Tell) -> None:
    """Keep one of the two, discard the other to the Imperial discards."""
    state.stack.pop()
    pair = drawn_by_scribes(state, seat)
    pair.remove(move - TAKE)
    memory.found_by_scribes(state, seat, pair[0])
    state.hands[seat].remove(pair[0])
    state.lay_open()
    cards.lay_off(state, pair[0])
    state.fence += 1
    notation.tell_card(tell, "discards", seat, pair[0])


def kept(state: Proelio, seat: int) -> list[int]:
    """What may be kept."""
    pair = drawn_by_scribes(state, seat)
    return [TAKE + kind for kind in range(KINDS) if kind in pair]

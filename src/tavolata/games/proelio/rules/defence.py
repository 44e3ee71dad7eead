"""The defence: cards are deployed before the attack is turned up, then it is resolved (PR-6), and loot is paid."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.phrases import Tell
from . import cards, guilds, memory, notation
from .tables import (
    AFTER_ATTACK,
    BASE,
    CHECK,
    COSTRUTTORI,
    DEFENCE,
    DEPLOY,
    DONE,
    GIVE,
    GUILD,
    INFILTRAZIONE,
    KINDS,
    LADRI,
    LEAVE,
    ON_COUNTER,
    ON_DODGE,
    ON_IGNORE,
    ON_LOOT,
    ON_SHORT,
    PAY,
    POLVERE,
    PROTEZIONE,
    RONDA,
    SACRIFICE,
    STEAL,
    back_of,
)

if TYPE_CHECKING:
    from .state import Proelio


# -- what is legal ----------------------------------------------------------------------------------------------------


def can_deploy(state: Proelio, seat: int, kind: int) -> bool:
    """A Defence card worth at most one more than the Fortification (PR-6.2); Ronda and Protezione always."""
    if state.tables.types[kind] != DEFENCE:
        return False
    return kind in (RONDA, PROTEZIONE) or state.tables.values[kind] <= state.strength(seat) + 1


def deployments(state: Proelio, seat: int) -> list[int]:
    """Any Defence card that may be used, or done: as many as one likes, or none (PR-6.1)."""
    hand = state.hands[seat]
    return [
        *[DEPLOY + kind for kind in range(KINDS) if kind in hand and can_deploy(state, seat, kind)],
        DONE,
    ]


def ways_out(state: Proelio, frame: list[int]) -> list[int]:
    """A defence that is short: sacrifice the Fortification, use the Costruttori, or pay (PR-6.4, PR-13.5)."""
    seat = frame[1]
    moves = []
    if state.forts[seat] >= 0:
        moves.append(SACRIFICE)
    if frame[3] > 0 and guilds.ready(state, seat, COSTRUTTORI):
        moves.append(GUILD)
    return [*moves, PAY]


def loot(state: Proelio, seat: int) -> list[int]:
    """Any card of the hand, Imperial ones too (PR-6.7, PR-6.8)."""
    hand = state.hands[seat]
    return [GIVE + kind for kind in range(KINDS) if kind in hand]


# -- what happens -----------------------------------------------------------------------------------------------------


def deploy(state: Proelio, seat: int, move: int, tell: Tell) -> None:
    """Lay a card beside the Fortification, or turn the attack up."""
    if move == DONE:
        state.stack.pop()
        reveal(state, seat, tell)
        return
    kind = move - DEPLOY
    cards.take_out(state, seat, kind)
    state.deployed.append(kind)
    notation.tell_card(tell, "deploys", seat, kind)


def reveal(state: Proelio, seat: int, tell: Tell) -> None:
    """Turn the attack up and resolve it (PR-6.3)."""
    attacker = state.right(seat)
    kind = state.attacks[attacker]
    memory.leaves(state, memory.ATTACK_ZONE + attacker, kind)
    state.attacks[attacker] = -1
    state.reaches[attacker] = 0
    state.revealed = kind
    state.fence += 1
    state.stack.append([CHECK, attacker])
    state.stack.append([AFTER_ATTACK, seat, attacker])
    notation.tell_revealed(state, tell, seat, attacker, kind)
    resolve(state, seat, attacker, kind, tell)


def resolve(state: Proelio, seat: int, attacker: int, kind: int, tell: Tell) -> None:
    """Protezione comes first (PR-6.16); then each attack in its own way."""
    if PROTEZIONE in state.deployed:
        notation.tell_between(tell, "cancelled", seat, attacker)
    elif kind == POLVERE:
        cards.lose_fortification(state, seat)  # the deployed cards follow; the hand is not touched (PR-6.17)
        notation.tell_between(tell, "blown-up", seat, attacker)
    elif kind == INFILTRAZIONE:
        infiltrate(state, seat, attacker, tell)
    else:
        total = sum([state.tables.values[one] for one in state.deployed])
        missing = state.tables.values[kind] - total
        if missing <= 0:
            notation.tell_between(tell, "repelled", seat, attacker)
        else:
            state.stack.append([ON_SHORT, seat, missing, total])


def infiltrate(state: Proelio, seat: int, attacker: int, tell: Tell) -> None:
    """A Ronda turns it round (PR-6.13), the Ladri may stop it (PR-13.9, PR-13.10); else a card is stolen."""
    if RONDA in state.deployed:
        notation.tell_between(tell, "caught", seat, attacker)
        state.stack.append([ON_COUNTER, seat, attacker])
        if guilds.ready(state, attacker, LADRI):
            state.stack.append([ON_DODGE, attacker, seat])
    elif guilds.ready(state, seat, LADRI):
        state.stack.append([ON_IGNORE, seat, attacker])
    else:
        cards.steal(state, attacker, seat, tell)


def can_counter(state: Proelio, attacker: int) -> bool:
    """Whether there is anything for a Ronda to take: that is plain to all."""
    return memory.cards_in(state, attacker, BASE) > 0


def counter(state: Proelio, seat: int, move: int, tell: Tell) -> None:
    """Take a random card from the attacker, or leave it (PR-6.13, PR-6.14)."""
    attacker = state.stack.pop()[2]
    if move == STEAL:
        state.stack[-2] = [CHECK, seat]  # if the attacker falls now, it is the defender's doing (PR-12.2)
        cards.steal(state, seat, attacker, tell)
    else:
        assert move == LEAVE
        notation.tell_between(tell, "leaves-it", seat, attacker)


def find_way_out(state: Proelio, seat: int, move: int, tell: Tell) -> None:
    """Make up for what is missing, or go on to the loot."""
    frame = state.stack.pop()
    missing, total = frame[2], frame[3]
    if move == PAY:
        pay(state, seat, missing, tell)
        return
    if move == SACRIFICE:
        worth = state.strength(seat)
        notation.tell_card(tell, "sacrifices", seat, state.forts[seat])
        state.deployed.append(state.forts[seat])  # it is discarded with the rest (PR-6.10)
        state.forts[seat] = -1
        cards.note_loss(state)
    else:
        worth = 1
        guilds.spend(state, seat, tell)
    if missing > worth:
        state.stack.append([ON_SHORT, seat, missing - worth, total + worth])
    else:
        notation.tell_between(tell, "repelled", seat, state.right(seat))


def pay(state: Proelio, seat: int, missing: int, tell: Tell) -> None:
    """As many cards as the difference (PR-6.7). With fewer, all of them and the Fortification too (PR-6.9)."""
    attacker = state.right(seat)
    hand = state.hands[seat]
    notation.tell_loot(tell, seat, attacker, min(missing, len(hand)))
    if missing > len(hand):
        cards.lose_fortification(state, seat)
    if missing >= len(hand):
        for kind in hand[:]:
            cards.hand_over(state, seat, attacker, kind, tell, "loots")
        cards.keep_limit(state, attacker)
    else:
        state.stack.append([ON_LOOT, seat, attacker, missing])


def give_loot(state: Proelio, seat: int, move: int, tell: Tell) -> None:
    """Hand over one card of the loot; after the last one the attacker may hold too many (PR-3.6)."""
    frame = state.stack.pop()
    attacker, left = frame[2], frame[3] - 1
    if left:
        state.stack.append([ON_LOOT, seat, attacker, left])
    cards.hand_over(state, seat, attacker, move - GIVE, tell, "loots")
    if not left:
        cards.keep_limit(state, attacker)


def after_attack(state: Proelio) -> None:
    """The attack and everything deployed are discarded, whatever they were worth (PR-6.10)."""
    for kind in [state.revealed, *state.deployed]:
        state.discards[back_of(kind)].append(kind)
    state.revealed = -1
    state.deployed = []

"""Strengths, swords and forts: units, orders, support, cards and what changes them (TS-12.6 to TS-12.12, TS-13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import board, reach
from . import frames as f
from . import tables as t

if TYPE_CHECKING:
    from .state import TronoDiSpade


# -- who is who -------------------------------------------------------------------------------------------------------


def house_of(state: TronoDiSpade, side: int) -> int:
    """The seat of a side: 0 the attacker, 1 the defender."""
    return state.fight[f.F_ATTACKER + side]


def side_of(state: TronoDiSpade, seat: int) -> int:
    """The side a House fights on, or NOBODY."""
    if not state.fight:
        return t.NOBODY
    if state.fight[f.F_ATTACKER] == seat:
        return f.ATTACK
    return f.DEFENCE if state.fight[f.F_DEFENDER] == seat else t.NOBODY


def card_of(state: TronoDiSpade, side: int) -> int:
    """The card a side has played, as its number among all 42, or NOTHING."""
    card = state.fight[f.F_CARDS + side]
    return 7 * state.house[house_of(state, side)] + card if card >= 0 else card


def text_of(state: TronoDiSpade, side: int) -> int:
    """The text of the card a side has played."""
    card = card_of(state, side)
    return state.tables.texts[card] if card >= 0 else t.NO_TEXT


# -- support ----------------------------------------------------------------------------------------------------------


def can_support(state: TronoDiSpade, area: int, embattled: int) -> bool:
    """Whether a support order in an area fits a combat elsewhere (TS-12.2)."""
    order = state.order[area]
    return (
        order >= 0
        and t.TYPE[order] == t.SUPPORTS
        and area != embattled
        and reach.supports(state, area, embattled)
    )


def of_support(state: TronoDiSpade, area: int, embattled: int, attack: bool) -> int:
    """What the units and the order of an area add to a combat elsewhere, before any card (TS-12.6)."""
    at = 4 * area
    total = t.MODIFIER[state.order[area]]
    for unit in range(t.FOOTMAN, t.SHIP + 1):
        number = state.units[at + unit] - state.routed[at + unit]
        total += number * worth(state, unit, embattled, attack)
    return total


def worth(state: TronoDiSpade, unit: int, embattled: int, attack: bool) -> int:
    """What a unit is worth by itself in a combat somewhere."""
    return of_unit(unit, attack and state.tables.structures[embattled] > 0)


def of_unit(unit: int, besieges: bool) -> int:
    """What a unit is worth, and whether it attacks a structure, which a siege engine is for (TS-1.7)."""
    return (t.SIEGE_STRENGTH if besieges else 0) if unit == t.SIEGE else t.STRENGTH[unit]


def backers(state: TronoDiSpade, side: int) -> int:
    """The areas whose support a side has, as bits."""
    return state.fight[f.F_FOR_ATTACKER + side]


def is_supported(state: TronoDiSpade, side: int) -> bool:
    """Whether a side has any support, its own included."""
    return backers(state, side) != 0


# -- the sum ----------------------------------------------------------------------------------------------------------


def fighting(state: TronoDiSpade, side: int, unit: int) -> int:
    """How many units of a kind fight for a side, routed ones included."""
    if side == f.ATTACK:
        return state.fight[f.F_FORCE + unit]
    at = state.fight[f.F_AT]
    return state.units[4 * at + unit] if state.owner[at] == house_of(state, side) else 0


def fighters(state: TronoDiSpade, side: int) -> int:
    """How many units fight for a side."""
    return sum([fighting(state, side, unit) for unit in range(t.FOOTMAN, t.SHIP + 1)])


def from_units(state: TronoDiSpade, side: int) -> int:
    """The strength of the units that fight; routed ones are worth nothing (TS-12.8)."""
    at = state.fight[f.F_AT]
    total = 0
    for unit in range(t.FOOTMAN, t.SHIP + 1):
        number = fighting(state, side, unit)
        if side == f.DEFENCE and number:
            number -= state.routed[4 * at + unit]
        total += number * _in_combat(state, house_of(state, side), side, unit)
    return total


def from_support(state: TronoDiSpade, side: int) -> int:
    """The strength of all support a side has."""
    total = 0
    helping = backers(state, side)
    for area in range(state.tables.size):
        if helping >> area & 1:
            at = 4 * area
            if state.order[area] >= 0:  # Cersei may have removed it when all was decided
                total += t.MODIFIER[state.order[area]]
            for unit in range(t.FOOTMAN, t.SHIP + 1):
                number = state.units[at + unit] - state.routed[at + unit]
                if number:
                    total += number * _in_combat(state, state.owner[area], side, unit)
    return total


def _in_combat(state: TronoDiSpade, seat: int, side: int, unit: int) -> int:
    """What a unit of a House is worth on a side, with the cards that change it (TS-13.9, TS-13.15, TS-13.22)."""
    if unit == t.SHIP and _is_becalmed(state, seat):
        return 0
    if side == f.ATTACK and seat == house_of(state, f.ATTACK):
        text = text_of(state, f.ATTACK) if state.fight_shown() else t.NO_TEXT
        if (unit == t.SHIP and text == t.VICTARION) or (unit == t.FOOTMAN and text == t.KEVAN):
            return 2
    return worth(state, unit, state.fight[f.F_AT], side == f.ATTACK)


def _is_becalmed(state: TronoDiSpade, seat: int) -> bool:
    """Whether Salladhor Saan makes a House's ships worth nothing."""
    if not state.fight_shown():
        return False
    for side in (f.ATTACK, f.DEFENCE):
        if (
            text_of(state, side) == t.SALLADHOR
            and is_supported(state, side)
            and house_of(state, side) != seat
        ):
            return True
    return False


def from_order(state: TronoDiSpade, side: int) -> int:
    """The march order of the attacker, or the defence order of the area."""
    if side == f.ATTACK:
        return t.MODIFIER[state.fight[f.F_ORDER]]
    order = state.order[state.fight[f.F_AT]]
    if (
        order < 0
        or t.TYPE[order] != t.DEFENSES
        or state.owner[state.fight[f.F_AT]] not in (t.NOBODY, house_of(state, side))
    ):
        return 0
    twice = state.fight_shown() and text_of(state, side) == t.CATELYN  # TS-13.8
    return t.MODIFIER[order] * (2 if twice else 1)


def from_garrison(state: TronoDiSpade, side: int) -> int:
    """The garrison of a home whose House defends it (TS-15.1)."""
    at = state.fight[f.F_AT]
    return state.garrison[at] if side == f.DEFENCE and state.home_of[at] == house_of(state, side) else 0


def from_card(state: TronoDiSpade, side: int) -> int:
    """The strength of the house card, with what its own text adds (TS-13)."""
    card = card_of(state, side)
    if card < 0:
        return 0
    printed = 0 if text_of(state, 1 - side) == t.BALON else state.tables.strengths[card]  # TS-13.10
    seat, other = house_of(state, side), house_of(state, 1 - side)
    text = text_of(state, side)
    more = (
        (text == t.STANNIS and board.higher(state, t.THRONE, other, seat))
        or (text == t.DAVOS and _davos(state, side))
        or (text == t.THEON and _theon(state, side))
    )
    return printed + int(more)


def _theon(state: TronoDiSpade, side: int) -> bool:
    return side == f.DEFENCE and state.tables.structures[state.fight[f.F_AT]] > 0


def _davos(state: TronoDiSpade, side: int) -> bool:
    """Whether the card that Davos needs is among the discards (TS-13.20)."""
    needed = state.tables.needs[card_of(state, side)]
    return needed >= 0 and state.pile[house_of(state, side)] >> needed % 7 & 1 == 1


def before_cards(state: TronoDiSpade, side: int) -> int:
    """All that is open before the cards (TS-12.7)."""
    return (
        from_units(state, side)
        + from_order(state, side)
        + from_support(state, side)
        + from_garrison(state, side)
    )


def total(state: TronoDiSpade, side: int) -> int:
    """The whole strength of a side; an attacker's is never below 0 (TS-12.12)."""
    count = before_cards(state, side) + from_card(state, side) + int(state.fight[f.F_BLADE] == side)
    count += _tide(state, side, 0)
    return max(0, count)


def summed(state: TronoDiSpade, side: int) -> list[int]:
    """What a side's strength is made of and the whole: as it stands, or as it decided the combat."""
    if state.fight[f.F_WINNER] != t.NOTHING:
        first = f.F_SUMS + f.SUM * side
        return state.fight[first : first + f.SUM]
    return [
        from_units(state, side),
        from_order(state, side),
        from_support(state, side),
        from_garrison(state, side),
        from_card(state, side),
        total(state, side),
    ]


def _tide(state: TronoDiSpade, side: int, what: int) -> int:
    tide = state.fight[f.F_TIDES + side]
    return state.tables.tides[tide][what] if tide >= 0 else 0


def swords(state: TronoDiSpade, side: int) -> int:
    """The sword icons of a side."""
    card = card_of(state, side)
    count = _tide(state, side, 1)
    if card < 0:
        return count
    text = text_of(state, side)
    if text == t.ASHA and not is_supported(state, side):
        count += 2
    if (
        (text == t.THEON and _theon(state, side))
        or (text == t.DAVOS and _davos(state, side))
        or (text == t.NYMERIA and side == f.ATTACK)
    ):
        count += 1
    return count + state.tables.swords[card]


def forts(state: TronoDiSpade, side: int) -> int:
    """The fort icons of a side."""
    card = card_of(state, side)
    count = _tide(state, side, 2)
    if card < 0:
        return count
    text = text_of(state, side)
    if (text == t.ASHA and not is_supported(state, side)) or (text == t.NYMERIA and side == f.DEFENCE):
        count += 1
    return count + state.tables.forts[card]


def skulls(state: TronoDiSpade, side: int) -> int:
    """The skull of a side's tide."""
    return _tide(state, side, 3)

"""What lands, armies and dangers are worth, in structures: the measure of all that bots weigh."""

from __future__ import annotations

from typing import Final, final

from ..rules import board, strength
from ..rules import frames as f
from ..rules import tables as t
from ..rules.state import TronoDiSpade
from ..rules.tables import Tables

CASTLE: Final = 1.0
STRONGHOLD: Final = 1.35
BARREL: Final = 0.16
CROWN: Final = 0.14
LAND: Final = 0.06
SEA: Final = 0.12
POWER: Final = 0.08
"""One of the first power tokens."""
PURSE: Final = 6
"""So many tokens are kept for bids and lands; what is beyond is worth less."""
SPARE: Final = 0.04
UNIT: Final = [0.26, 0.46, 0.34, 0.26]
"""What units are worth."""
SHIPS: Final = 3
"""So many ships are needed; others are worth less."""
SPARE_SHIP: Final = 0.12
IN_PORT: Final = 0.08
"""How much less a ship in a port is worth."""
ROUTED: Final = 0.75
"""How much of its worth is left to a routed unit."""
SPREAD: Final = 3.0
"""How many points of strength make a combat nearly sure."""
CARD_EDGE: Final = 0.25
"""How much of the strength of the best card in hand counts before the cards are chosen."""
BLADE: Final = 0.6
TIES: Final = 0.25
"""What the blade, and the better place where swords are even, count for before the cards are chosen."""
UNKNOWN_HELP: Final = 0.3
"""How much of the units next to a combat counts as support while orders are hidden."""
ALLIES_HELP: Final = 0.6
"""How much of that an ally's units count for: support is owed, but not the order for it."""
UNKNOWN_DEFENCE: Final = 0.4
"""The defence order that may lie in an area while orders are hidden."""
RISK: Final = 0.3
"""How much of what an enemy could take counts as lost, if it is about to march."""
RISK_LATER: Final = 0.12
"""The same if it could only do so in another round."""


class Lore:
    """What follows from the board alone: what areas are worth, and from where each can be supported."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.lands = [_land(tables, area) for area in range(tables.size)]
        self.helpers: list[list[int]] = []
        for area in range(tables.size):
            if tables.kinds[area] == t.LAND:
                self.helpers.append(tables.lands_by[area] + tables.seas_by[area])
            else:
                self.helpers.append(tables.seas_by[area] + tables.ports_by[area])


def _land(tables: Tables, area: int) -> float:
    """What an area is worth to whoever holds it."""
    if tables.kinds[area] == t.SEA:
        return SEA
    if tables.kinds[area] == t.PORT:
        return 0.0
    worth = LAND + BARREL * tables.barrels[area] + CROWN * tables.crowns[area]
    structure = tables.structures[area]
    if structure:
        worth += CASTLE if structure == 1 else STRONGHOLD
    return worth


_known: list[Lore] = []
"""The boards met so far: there is one for every content pack in use."""


def lore(state: TronoDiSpade) -> Lore:
    """What is known of the board that is played on."""
    for one in _known:
        if one.tables is state.tables:
            return one
    found = Lore(state.tables)
    if len(_known) > 7:
        _known.clear()
    _known.append(found)
    return found


@final
class Outlook:
    """A position at a glance: the strength of every army, the structures of every House, and the goals that its marches
    have already chosen."""

    def __init__(self, state: TronoDiSpade) -> None:
        known = lore(state)
        self.lands = known.lands
        self.helpers = known.helpers
        self.held = board.all_structures(state)
        self.claims = [0] * state.seats
        self.goal = t.NOTHING
        """The goal of the march that was looked at last."""
        size = state.tables.size
        self.force = [0] * size
        """The strength of the unrouted units in each area."""
        self.sieges = [0] * size
        """What siege engines add to that against a structure."""
        units, routed = state.units, state.routed
        for area in range(size):
            if state.owner[area] != t.NOBODY:
                at = 4 * area
                self.force[area] = (
                    units[at]
                    - routed[at]
                    + 2 * (units[at + 1] - routed[at + 1])
                    + units[at + 3]
                    - routed[at + 3]
                )
                self.sieges[area] = t.SIEGE_STRENGTH * (units[at + 2] - routed[at + 2])

    def claim(self, seat: int) -> None:
        """The march that was looked at last is counted on."""
        if self.goal != t.NOTHING:
            self.claims[seat] |= 1 << self.goal

    def power(self, state: TronoDiSpade, area: int, goal: int, attack: bool) -> int:
        """What the unrouted units of an area are worth in a combat elsewhere."""
        if attack and state.tables.structures[goal]:
            return self.force[area] + self.sieges[area]
        return self.force[area]


# -- combats ----------------------------------------------------------------------------------------------------------


def chance(difference: float) -> float:
    """The chance to win a combat with so much more strength."""
    if difference >= SPREAD:
        return 0.97
    if difference <= -SPREAD:
        return 0.03
    return 0.5 + 0.47 * difference / SPREAD


def best_card(state: TronoDiSpade, seat: int) -> int:
    """The highest strength among a House's cards."""
    first, most, hand = t.CARDS * state.house[seat], 0, state.hand[seat]
    for card in range(t.CARDS):
        if hand >> card & 1:
            most = max(most, state.tables.strengths[first + card])
    return most


def card_edge(state: TronoDiSpade, seat: int, other: int) -> float:
    """What cards, blade and ties promise a House against another."""
    edge = CARD_EDGE * (best_card(state, seat) - best_card(state, other))
    fiefdoms = state.tracks[t.FIEFDOMS]
    edge += TIES if board.higher(state, t.FIEFDOMS, seat, other) else -TIES
    if state.blade:
        edge += BLADE * (int(fiefdoms[0] == seat) - int(fiefdoms[0] == other))
    return edge


def defence(state: TronoDiSpade, look: Outlook, area: int) -> float:
    """What an attacker meets in an area: units, a defence order, garrison."""
    total = float(state.garrison[area] + look.force[area])
    if not state.revealed:
        return total + (UNKNOWN_DEFENCE if state.owner[area] != t.NOBODY else 0.0)
    order = state.order[area]
    if order >= 0 and t.TYPE[order] == t.DEFENSES:
        total += t.MODIFIER[order]
    return total


def help(state: TronoDiSpade, look: Outlook, seat: int, goal: int, without: int, attack: bool) -> float:
    """The support a House can count on in a combat, from its own areas but one, and from those of allies."""
    total = 0.0
    for area in look.helpers[goal]:
        owner = state.owner[area]
        if area != without and (owner == seat or state.are_allied(seat, owner)):
            if not state.revealed:
                part = UNKNOWN_HELP if owner == seat else UNKNOWN_HELP * ALLIES_HELP
                total += part * look.power(state, area, goal, attack)
            elif state.order[area] >= 0 and t.TYPE[state.order[area]] == t.SUPPORTS:
                total += look.power(state, area, goal, attack) + t.MODIFIER[state.order[area]]
    return total


def fight(state: TronoDiSpade, look: Outlook) -> tuple[int, int, float]:
    """The attacker of a combat under way, its defender, and what the attacker may expect of it."""
    battle = state.fight
    attacker, defender, goal = battle[f.F_ATTACKER], battle[f.F_DEFENDER], battle[f.F_AT]
    if defender == t.NOBODY:
        return attacker, defender, 0.0
    if battle[f.F_WINNER] != t.NOTHING:
        win = 1.0 if battle[f.F_WINNER] == f.ATTACK else 0.0
    elif battle[f.F_SHOWN]:
        edge = float(strength.total(state, f.ATTACK) - strength.total(state, f.DEFENCE))
        win = chance(4.0 * edge + (0.5 if board.higher(state, t.FIEFDOMS, attacker, defender) else -0.5))
    else:
        edge = float(strength.before_cards(state, f.ATTACK) - strength.before_cards(state, f.DEFENCE))
        win = chance(edge + _unasked(state, look) + card_edge(state, attacker, defender))
    return attacker, defender, win * (look.lands[goal] + 0.3) - (1.0 - win) * 0.35


def _unasked(state: TronoDiSpade, look: Outlook) -> float:
    """The support of both sides that is still to come."""
    battle = state.fight
    goal, asked = battle[f.F_AT], battle[f.F_ASKED]
    total = 0.0
    for area in look.helpers[goal]:
        order = state.order[area]
        if order < 0 or t.TYPE[order] != t.SUPPORTS or asked >> area & 1:
            continue
        owner = state.owner[area]
        if owner == battle[f.F_ATTACKER] or state.are_allied(owner, battle[f.F_ATTACKER]):
            total += look.power(state, area, goal, True) + t.MODIFIER[order]
        elif owner == battle[f.F_DEFENDER] or state.are_allied(owner, battle[f.F_DEFENDER]):
            total -= look.power(state, area, goal, False) + t.MODIFIER[order]
    return total


# -- danger -----------------------------------------------------------------------------------------------------------


def threat(state: TronoDiSpade, look: Outlook, seat: int, area: int, now: bool) -> float:
    """The strongest army of another House next to an area; now, or in another round."""
    most = 0.0
    tables = state.tables
    near = tables.lands_by[area] if tables.kinds[area] == t.LAND else tables.seas_by[area]
    for other in near:
        owner = state.owner[other]
        if owner == t.NOBODY or owner == seat or state.are_allied(seat, owner):
            continue
        bonus = 0
        if now and state.revealed:
            order = state.order[other]
            if order < 0 or order > t.MARCH_STAR:
                continue
            bonus = t.MODIFIER[order]
        force = float(look.power(state, other, area, True) + bonus)
        if force > most:
            most = force
    return most


def risk(state: TronoDiSpade, look: Outlook, seat: int, area: int, land: float) -> float:
    """What a House may lose in an area to the enemies next to it."""
    later = threat(state, look, seat, area, False)
    if later <= 0.0:
        return 0.0
    held = defence(state, look, area) + help(state, look, seat, area, t.NOTHING, False)
    loss = RISK_LATER * chance(later - held)
    now = threat(state, look, seat, area, True) if state.revealed else later
    if now > 0.0:
        loss = max(loss, RISK * chance(now - held))
    return land * loss


# -- units and power --------------------------------------------------------------------------------------------------


def army(state: TronoDiSpade, area: int) -> float:
    """What the units in an area are worth; ships are counted elsewhere."""
    total = 0.0
    for unit in range(t.FOOTMAN, t.SHIP):
        number = state.units[4 * area + unit]
        if number:
            total += UNIT[unit] * (number - (1.0 - ROUTED) * state.routed[4 * area + unit])
    return total


def ships(number: int) -> float:
    """What so many ships are worth."""
    return UNIT[t.SHIP] * min(number, SHIPS) + SPARE_SHIP * max(0, number - SHIPS)


def purse(number: int) -> float:
    """What so many power tokens are worth."""
    return POWER * min(number, PURSE) + SPARE * max(0, min(number, 12) - PURSE)

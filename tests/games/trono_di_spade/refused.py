"""What each refusal of Il Trono di Spade claims, checked against the board: in other words than the rules use."""

from __future__ import annotations

from collections.abc import Callable

from tavolata import Refusal
from tavolata.games.trono_di_spade.rules import board as board
from tavolata.games.trono_di_spade.rules import frames as f
from tavolata.games.trono_di_spade.rules import objectives as objectives
from tavolata.games.trono_di_spade.rules import tables as t
from tavolata.games.trono_di_spade.rules.state import TronoDiSpade


class Refused:
    """A move that was refused, with what can be seen on the board."""

    def __init__(self, state: TronoDiSpade, seat: int, move: int, refusal: Refusal) -> None:
        self.state, self.seat, self.move, self.refusal = state, seat, move, refusal
        self.frame = state.stack[-1] if state.stack else [-1]
        self.kind = self.frame[0]
        self.area = move
        """What is named, if it is an area."""
        self.tables = state.tables
        self.fight = state.fight

    @property
    def land(self) -> bool:
        return self.tables.kinds[self.area] == t.LAND

    @property
    def port(self) -> bool:
        return self.tables.kinds[self.area] == t.PORT

    @property
    def goal(self) -> int:
        """Where units are to go: the area named, or that of the group."""
        return self.frame[4] if self.kind == f.Q_GROUP else self.area

    @property
    def here(self) -> int:
        """Where units come from."""
        return self.fight[f.F_AT] if self.kind == f.Q_RETREAT else self.frame[2]

    @property
    def mine(self) -> bool:
        return self.state.owner[self.area] == self.seat

    @property
    def theirs(self) -> bool:
        """Whether an order of the opponent in the combat lies there."""
        other = (
            self.fight[f.F_DEFENDER] if self.fight[f.F_ATTACKER] == self.seat else self.fight[f.F_ATTACKER]
        )
        return self.state.owner[self.area] == other and self.state.order[self.area] >= 0

    def has(self, unit: int, area: int | None = None) -> int:
        at = self.area if area is None else area
        return self.state.units[4 * at + unit] if self.state.owner[at] == self.seat else 0

    @property
    def house(self) -> int:
        """The seat of the House named."""
        return self.state.seat_of(self.move - t.HOUSE)

    def card(self, house: int, mask: list[int]) -> bool:
        """Whether the card named is one of a House's that lie somewhere."""
        card = self.move - t.CARD
        owner = self.state.seat_of(house)
        return card // 7 == house and mask[owner] >> card % 7 & 1 == 1

    @property
    def named(self) -> list[int]:
        """The seats of the Houses to whom an alliance is proposed."""
        return [self.state.seat_of(house) for house in t.PARTIES[self.move - t.PROPOSE]]

    @property
    def own_card(self) -> bool:
        return (self.move - t.CARD) // 7 == self.state.house[self.seat]

    @property
    def opponent(self) -> int:
        sides = self.fight[f.F_ATTACKER : f.F_DEFENDER + 1]
        return next(other for other in sides if other != self.seat)

    @property
    def borders(self) -> set[int]:
        """What touches the area where the units, the raid or the combat are."""
        at = self.fight[f.F_AT] if self.kind in (f.Q_THORNS, f.Q_RETREAT) else self.frame[2]
        return set(self.tables.touching(at))

    @property
    def group(self) -> list[int]:
        return self.frame[5:9]

    @property
    def unit(self) -> int:
        return self.move - t.UNIT

    def sizes(self, goal: int, number: int) -> list[int]:
        """The armies if so many units went from the area of the march to another."""
        sizes = board.armies(self.state, self.seat)
        sizes[self.frame[2]] -= number
        sizes[goal] += number
        return sizes

    def crowded(self, goal: int, numbers: range) -> bool:
        """Whether all these numbers of units would leave the armies too large at that moment."""
        return all(board.excess(self.state, self.seat, self.sizes(goal, number)) > 0 for number in numbers)

    @property
    def left(self) -> int:
        return board.unrouted(self.state, self.frame[2])


def _supply_march(it: Refused) -> bool:
    """Whether no number of units fits; against a neutral force few are too weak, and all are looked at together."""
    sent = sum(it.group) if it.kind == f.Q_GROUP else 0
    least = it.left if _neutral(it) else sent + 1
    return it.crowded(it.goal, range(least, it.left + 1))


def _raidable(it: Refused) -> bool:
    """Whether a raid reaches the area: not from land to sea or port, nor from a port to its land."""
    kind, other = it.tables.kinds[it.here], it.tables.kinds[it.area]
    if kind == t.SEA:
        return it.area in it.borders
    return it.area in it.borders and other == (t.LAND if kind == t.LAND else t.SEA)


def _held(it: Refused) -> bool:
    """Whether the area is not the beaten House's nor empty."""
    loser = it.fight[f.F_ATTACKER + 1 - it.fight[f.F_WINNER]]
    neutral = it.state.garrison[it.area] > 0 and it.state.home_of[it.area] == t.NOBODY
    return neutral or board.controller(it.state, it.area) not in (t.NOBODY, loser)


def _by_own_ships(it: Refused, seat: int, start: int) -> set[int]:
    """The lands that a House reaches from one: borders, and seas with its ships."""
    tables, state = it.tables, it.state
    seas = {sea for sea in tables.seas_by[start] if state.owner[sea] == seat}
    while (
        more := {other for sea in seas for other in tables.seas_by[sea] if state.owner[other] == seat} - seas
    ):
        seas |= more
    return {*tables.lands_by[start], *[land for sea in seas for land in tables.lands_by[sea]]} - {start}


def _beaten(it: Refused) -> int:
    return it.fight[f.F_ATTACKER + 1 - it.fight[f.F_WINNER]]


def _waters(it: Refused) -> list[int]:
    port = it.tables.port_of[it.frame[2]]
    return [*it.tables.seas_by[it.frame[2]], *([port] if port >= 0 else [])]


def _too_many_there(it: Refused, place: int) -> bool:
    sizes = board.armies(it.state, it.seat)
    sizes[place] += 1
    return board.excess(it.state, it.seat, sizes) > 0


def _supply_muster(it: Refused) -> bool:
    if it.kind == f.Q_HARBOUR:
        return _too_many_there(it, it.area)
    if it.unit == t.SHIP:
        free = [place for place in _waters(it) if it.state.owner[place] in (t.NOBODY, it.seat)]
        return any(_too_many_there(it, place) for place in free)
    return _too_many_there(it, it.frame[2])


def _mustered(it: Refused) -> int:
    return it.unit if it.move < t.UPGRADE else t.KNIGHT + it.move - t.UPGRADE


def _reserve(it: Refused) -> bool:
    """Whether fewer are left than are wanted."""
    wanted = it.move - t.CAPTURE if it.kind == f.Q_CAPTURE else 1
    unit = t.SHIP if it.kind == f.Q_CAPTURE else _mustered(it)
    return board.in_reserve(it.state, it.seat, unit) < wanted


def _port_full(it: Refused) -> bool:
    place = it.goal if it.kind in (f.Q_GROUP, f.Q_MARCH) else it.area
    if it.kind == f.Q_RECRUIT:
        place = it.tables.port_of[it.frame[2]]
    sent = sum(it.group) if it.kind == f.Q_GROUP else 0
    return it.tables.kinds[place] == t.PORT and it.state.units[4 * place + t.SHIP] + sent >= 3


def _neutral(it: Refused) -> bool:
    return it.state.garrison[it.goal] > 0 and it.state.home_of[it.goal] == t.NOBODY


def _has_attacked(it: Refused) -> bool:
    return bool(it.fight) or any(frame[0] == f.Q_MARCH and frame[4] for frame in it.state.stack)


def _helped(it: Refused) -> bool:
    return any(
        it.fight[f.F_FOR_ATTACKER + side] >> area & 1 and it.state.owner[area] == it.seat
        for side in (0, 1)
        for area in range(it.tables.size)
    )


def _pact(field: int) -> Callable[[Refused], bool]:
    return lambda it: it.state.pact[field] >> (it.area if it.move < t.UNIT else it.frame[2]) & 1 == 1


TRUE: dict[str, Callable[[Refused], bool]] = {
    "over": lambda it: it.state.over,
    "wait": lambda it: it.seat not in it.state.deciders(),
    "no-area": lambda it: it.move >= it.tables.size,
    "blocked": lambda it: bool(it.state.layout.blocked[it.area]),
    # orders
    "plan-no-units": lambda it: not it.mine,
    "plan-has-order": lambda it: it.mine and it.state.order[it.area] >= 0,
    "plan-asked": lambda it: it.mine and it.state.aim[it.seat] in (-1, it.area),
    "plan-named": lambda it: it.state.aim[it.seat] not in (-1, it.area),
    "plan-unfinished": lambda it: any(
        it.state.owner[area] == it.seat and it.state.order[area] < 0 for area in range(it.tables.size)
    ),
    "order-banned": lambda it: it.state.bans >> (it.move - t.TOKEN) & 1 == 1,
    "order-used": lambda it: (
        sum(
            it.state.owner[area] == it.seat and it.state.order[area] == it.move - t.TOKEN
            for area in range(it.tables.size)
        )
        == t.COPIES[it.move - t.TOKEN]
    ),
    "order-star": lambda it: t.STAR[it.move - t.TOKEN] == 1,
    "swap-same": lambda it: it.state.order[it.frame[2]] == it.move - t.TOKEN,
    "raven-no-order": lambda it: not it.mine or it.state.order[it.area] < 0,
    "raven-nothing": lambda it: it.mine and it.state.order[it.area] >= 0,
    "order-not-yours": lambda it: not it.mine,
    "order-none": lambda it: it.mine and it.state.order[it.area] < 0,
    "order-other": lambda it: it.mine and t.TYPE[it.state.order[it.area]] != it.frame[2],
    "raid-too-far": lambda it: not _raidable(it),
    "raid-no-order": lambda it: it.state.order[it.area] < 0 or it.mine,
    "raid-march": lambda it: not it.mine and t.TYPE[it.state.order[it.area]] == t.MARCHES,
    "raid-defence": lambda it: t.TYPE[it.state.order[it.area]] == t.DEFENSES and it.frame[3] == t.RAID,
    # marches
    "march-here": lambda it: it.area == it.frame[2],
    "march-too-far": lambda it: it.land and it.area not in _by_own_ships(it, it.seat, it.here),
    "sail-too-far": lambda it: it.area not in it.borders or (it.port and it.tables.kinds[it.here] != t.SEA),
    "port-not-yours": lambda it: it.port and board.controller(it.state, it.area) != it.seat,
    "land-units": lambda it: it.tables.kinds[it.here] == t.LAND and not it.land,
    "ships": lambda it: it.tables.kinds[it.here] != t.LAND and it.land,
    "leave-refused": _pact(f.L_NO_ENTRY),
    "bridge-refused": lambda it: it.state.pact[f.L_NO_BRIDGES] & it.state.ally[it.seat] > 0,
    "allied-ships": lambda it: (
        (it.frame[2] if it.kind == f.Q_ENTRY else it.area)
        not in _by_own_ships(it, it.seat, it.frame[3] if it.kind == f.Q_ENTRY else it.here)
    ),
    "one-attack": _has_attacked,
    "too-weak": _neutral,
    "port-full": _port_full,
    "supply-march": _supply_march,
    "march-unfinished": lambda it: not board.fits(it.state, it.seat),
    "group-none": lambda it: it.state.units[4 * it.frame[2] + it.unit] == it.group[it.unit],
    "routed": lambda it: (
        it.state.routed[4 * it.frame[2] + it.unit]
        == it.state.units[4 * it.frame[2] + it.unit] - it.group[it.unit]
        > 0
    ),
    "group-too-weak": _neutral,
    "group-empty": lambda it: not any(it.group),
    "supply-more": lambda it: it.crowded(it.goal, range(sum(it.group), sum(it.group) + 1)),
    # mustering, losses, ports
    "no-structure": lambda it: not it.tables.structures[it.area],
    "structure-not-yours": lambda it: board.controller(it.state, it.area) != it.seat,
    "muster-guests": lambda it: it.state.owner[it.area] not in (t.NOBODY, it.seat),
    "muster-done": lambda it: not it.state.levy[it.area] and board.controller(it.state, it.area) == it.seat,
    "muster-nothing": lambda it: it.state.levy[it.area] > 0,
    "points": lambda it: (
        it.state.levy[it.frame[2]] < (t.COST[it.unit] if it.move < t.UPGRADE else 1)
        and it.refusal.arguments == {"points": it.state.levy[it.frame[2]]}
    ),
    "reserve": _reserve,
    "supply-muster": _supply_muster,
    "no-footman": lambda it: not it.has(t.FOOTMAN, it.frame[2] if it.kind == f.Q_RECRUIT else it.area),
    "no-knight": lambda it: not it.has(t.KNIGHT),
    "no-coast": lambda it: not _waters(it),
    "harbour-too-far": lambda it: it.area not in _waters(it),
    "harbour-held": lambda it: any(it.state.owner[place] not in (-1, it.seat) for place in _waters(it)),
    "no-unit": lambda it: not it.mine,
    "no-such-unit": lambda it: not it.has(it.unit, it.frame[4]),
    "loss-useless": lambda it: it.mine,
    "horde-one": lambda it: it.mine and board.total(it.state, it.area) < 2,
    "capture-ships": lambda it: it.move - t.CAPTURE > it.state.units[4 * it.frame[2] + t.SHIP],
    "capture-supply": lambda it: (
        board.excess(
            it.state,
            it.seat,
            [
                it.move - t.CAPTURE if area == it.frame[2] else size
                for area, size in enumerate(board.armies(it.state, it.seat))
            ],
        )
        > 0
    ),
    # cards, Houses, tracks
    "not-on-card": lambda it: it.move - t.EFFECT not in it.tables.westeros[it.frame[2]].options,
    "bid-too-much": lambda it: it.move - t.BID > it.state.power[it.seat] == it.refusal.arguments["number"],
    "house-absent": lambda it: it.house == t.NOBODY,
    "not-tied": lambda it: not it.frame[3] >> it.house & 1,
    "fall-throne": lambda it: it.move == t.TRACK + t.THRONE,
    "not-highest": lambda it: (
        it.state.tracks[it.move - t.TRACK].index(it.frame[2])
        > min(track.index(it.frame[2]) for track in it.state.tracks)
    ),
    "already-last": lambda it: it.state.tracks[it.move - t.TRACK][-1] == it.seat,
    "support-own": lambda it: it.seat in it.fight[:2],
    "support-neutral": lambda it: it.fight[f.F_DEFENDER] == t.NOBODY,
    "support-both": _helped,
    "card-not-yours": lambda it: not it.own_card,
    "card-not-theirs": lambda it: (it.move - t.CARD) // 7 != it.state.house[it.opponent],
    "card-not-in-hand": lambda it: it.own_card and not it.card(it.state.house[it.seat], it.state.hand),
    "card-not-there": lambda it: not it.card(it.state.house[it.opponent], it.state.hand),
    "card-not-discarded": lambda it: not it.card(it.state.house[it.seat], it.state.pile),
    "card-sent-back": lambda it: it.own_card and (it.move - t.CARD) % 7 == it.frame[2],
    "no-tides": lambda it: not it.state.setup.options["tides"],
    "no-order": lambda it: not it.theirs,
    "order-far": lambda it: it.theirs and it.area not in it.borders,
    "order-of-combat": lambda it: (
        it.area == it.fight[f.F_AT] and t.TYPE[it.state.order[it.area]] == t.DEFENSES
    ),
    "footman-idle": lambda it: (
        it.has(t.FOOTMAN) > 0 and not (it.fight[f.F_FOR_ATTACKER] | it.fight[f.F_FOR_DEFENDER]) >> it.area & 1
    ),
    "no-casualty": lambda it: (
        not (
            it.fight[f.F_FORCE + it.unit]
            if it.fight[f.F_ATTACKER] == it.seat
            else it.has(it.unit, it.fight[f.F_AT])
        )
    ),
    "no-retreating": lambda it: not it.fight[f.F_RETREATING + it.unit],
    # retreats
    "retreat-dearer": lambda it: not _held(it) or it.area == it.fight[f.F_FROM],
    "retreat-leaves": lambda it: it.area == it.fight[f.F_AT],
    "retreat-from": lambda it: it.area == it.fight[f.F_FROM] and _beaten(it) == it.fight[f.F_DEFENDER],
    "retreat-home": lambda it: it.area == it.fight[f.F_FROM] and _held(it),
    "retreat-held": _held,
    "retreat-too-far": lambda it: it.area not in _by_own_ships(it, _beaten(it), it.here),
    "retreat-ships": lambda it: (
        it.area not in it.borders or (it.port and board.controller(it.state, it.area) != _beaten(it))
    ),
    "haven-refused": _pact(f.L_NO_ENTRY),
    # objectives and alliances
    "objective-not-yours": lambda it: it.move - t.OBJECTIVE not in it.state.secrets[it.seat],
    "objective-not-held": lambda it: (
        not objectives.holds(it.state, it.seat, it.tables.objectives[it.move - t.OBJECTIVE])
    ),
    "ballot-empty": lambda it: not it.state.ballots[it.seat],
    "ballot-self": lambda it: it.house == it.seat,
    "ballot-named": lambda it: it.state.ballots[it.seat] >> it.house & 1 == 1,
    "ballot-allied": lambda it: it.state.ally[it.house] > 0,
    "ballot-full": lambda it: it.state.ballots[it.seat].bit_count() == 2,
    "ballot-all": lambda it: it.state.seats == 3 and it.state.ballots[it.seat].bit_count() == 1,
    "entry-refused": _pact(f.L_NO_ENTRY),
    "gift-refused": _pact(f.L_NO_GIFT),
    "gift-home": lambda it: it.state.token[it.frame[2]] == t.NOBODY,
    "turned-away": _pact(f.L_SPARED),
    "propose-absent": lambda it: t.NOBODY in it.named,
    "propose-self": lambda it: it.seat in it.named,
    "propose-allied": lambda it: any(it.state.ally[other] for other in it.named),
    "propose-all": lambda it: len(it.named) + 1 == it.state.seats,
    "propose-made": lambda it: any(
        offer[f.O_SIDE] == sum(1 << seat for seat in {it.seat, *it.named}) for offer in it.state.offers
    ),
    "decline-why": lambda it: it.move == t.NO,
}
"""For each reason, whether it is so. A reason without a line here is not checked, and a test says so."""

CLAUSES = {
    "allied-ships": "TS-23.13",
    "already-last": "TS-23.8",
    "ballot-all": "TS-21.5",
    "ballot-allied": "TS-21.8",
    "ballot-empty": "TS-21.7",
    "ballot-full": "TS-21.4",
    "ballot-named": "TS-21.7",
    "ballot-self": "TS-21.7",
    "bid-too-much": "TS-6.4 TS-7.1",
    "blocked": "TS-15.8",
    "bridge-refused": "TS-22.15",
    "capture-ships": "TS-16.3 TS-16.5",
    "capture-supply": "TS-16.3",
    "card-not-discarded": "TS-7.10",
    "card-not-in-hand": "TS-12.9 TS-13.13 TS-13.16",
    "card-not-theirs": "TS-13.23",
    "card-not-there": "TS-13.23",
    "card-not-yours": "TS-12.9 TS-13.13 TS-13.16 TS-7.10 TS-7.11",
    "card-sent-back": "TS-13.16",
    "decline-why": "TS-21.12",
    "entry-refused": "TS-22.15",
    "fall-throne": "TS-7.7",
    "footman-idle": "TS-13.19",
    "gift-home": "TS-22.4",
    "gift-refused": "TS-22.15",
    "group-empty": "TS-10.1",
    "group-none": "TS-10.1",
    "group-too-weak": "TS-15.6",
    "harbour-held": "TS-5.5",
    "harbour-too-far": "TS-5.5",
    "haven-refused": "TS-22.12",
    "horde-one": "TS-7.18",
    "house-absent": "TS-20.1",
    "land-units": "TS-10.3 TS-14.7",
    "leave-refused": "TS-22.15",
    "loss-useless": "TS-3.9",
    "march-here": "TS-10.1",
    "march-too-far": "TS-10.3",
    "march-unfinished": "TS-10.17",
    "muster-done": "TS-5.3",
    "muster-guests": "TS-22.9",
    "muster-nothing": "TS-5.8",
    "no-area": "TS-1.2",
    "no-casualty": "TS-14.1 TS-18.5",
    "no-coast": "TS-5.5",
    "no-footman": "TS-13.19 TS-5.2 TS-7.9",
    "no-knight": "TS-7.9",
    "no-order": "TS-13.17 TS-13.28",
    "no-retreating": "TS-14.9",
    "no-structure": "TS-5.1 TS-7.18",
    "no-such-unit": "TS-13.33 TS-3.8 TS-7.10 TS-7.12 TS-7.15 TS-7.18",
    "no-tides": "TS-18.3",
    "no-unit": "TS-13.33 TS-3.8 TS-7.10 TS-7.12 TS-7.15 TS-7.18",
    "not-highest": "TS-7.13",
    "not-on-card": "TS-4.12 TS-4.14 TS-4.8",
    "not-tied": "TS-6.7 TS-7.5",
    "objective-not-held": "TS-25.5",
    "objective-not-yours": "TS-25.1 TS-25.5",
    "one-attack": "TS-10.7",
    "order-banned": "TS-8.3 TS-8.9",
    "order-far": "TS-13.28",
    "order-none": "TS-9.1",
    "order-not-yours": "TS-9.1",
    "order-of-combat": "TS-13.17",
    "order-other": "TS-9.1",
    "order-star": "TS-8.2",
    "order-used": "TS-8.4 TS-8.8",
    "over": "TS-19.7",
    "plan-asked": "TS-8.6",
    "plan-has-order": "TS-8.1",
    "plan-named": "TS-8.6",
    "plan-no-units": "TS-8.1",
    "plan-unfinished": "TS-8.1",
    "points": "TS-5.2",
    "port-full": "TS-16.1 TS-5.6",
    "port-not-yours": "TS-10.4",
    "propose-absent": "TS-20.1",
    "propose-all": "TS-21.5",
    "propose-allied": "TS-21.8",
    "propose-made": "TS-21.13",
    "propose-self": "TS-21.11",
    "raid-defence": "TS-9.5",
    "raid-march": "TS-9.5",
    "raid-no-order": "TS-9.4",
    "raid-too-far": "TS-9.6",
    "raven-no-order": "TS-8.8",
    "raven-nothing": "TS-8.9",
    "reserve": "TS-16.3 TS-5.7",
    "retreat-dearer": "TS-14.9",
    "retreat-from": "TS-14.7",
    "retreat-held": "TS-14.7",
    "retreat-home": "TS-14.6",
    "retreat-leaves": "TS-14.7",
    "retreat-ships": "TS-14.8",
    "retreat-too-far": "TS-14.7",
    "routed": "TS-10.2",
    "sail-too-far": "TS-10.4",
    "ships": "TS-10.4 TS-14.8",
    "structure-not-yours": "TS-5.1",
    "supply-march": "TS-10.9",
    "supply-more": "TS-10.9",
    "supply-muster": "TS-5.7",
    "support-both": "TS-12.4",
    "support-neutral": "TS-15.5",
    "support-own": "TS-12.3",
    "swap-same": "TS-8.9",
    "too-weak": "TS-15.6",
    "turned-away": "TS-22.15",
    "wait": "TS-1.15",
}
"""The clauses that each reason may name."""
ASKED = {
    "accept": "TS-12.5",
    "ballot": "TS-21.7",
    "bid": "TS-6.4 TS-7.1",
    "blade": "TS-12.11",
    "bridge": "TS-22.1",
    "capture": "TS-16.3 TS-16.5",
    "cards": "TS-12.9",
    "casualty": "TS-14.1 TS-14.9 TS-18.5",
    "cersei": "TS-13.17",
    "claim": "TS-22.11",
    "collect": "TS-11.3",
    "disband": "TS-13.33 TS-3.8 TS-7.10 TS-7.12 TS-7.15 TS-7.18",
    "discard": "TS-7.11",
    "doran": "TS-13.32",
    "effect": "TS-4.12 TS-4.14 TS-4.8",
    "entry": "TS-22.2",
    "excuse": "TS-23.3 TS-23.4",
    "fall": "TS-7.7",
    "gift": "TS-22.19",
    "group": "TS-10.1",
    "harbour": "TS-5.5",
    "haven": "TS-22.12",
    "horde": "TS-7.18",
    "host": "TS-22.2 TS-22.3",
    "keep": "TS-25.1",
    "knight": "TS-7.9",
    "leave": "TS-10.11",
    "march": "TS-10.1",
    "muster": "TS-5.1 TS-7.18",
    "order": "TS-9.1",
    "patchface": "TS-13.23",
    "penalty": "TS-23.8",
    "plan": "TS-8.1",
    "preemptive": "TS-7.12",
    "proposal": "TS-21.12",
    "propose": "TS-21.11",
    "raid": "TS-9.4",
    "raven": "TS-8.8",
    "ready": "TS-8.6",
    "recruit": "TS-5.2",
    "renly": "TS-13.19",
    "replace": "TS-13.13 TS-13.16",
    "retreat": "TS-13.4 TS-14.7",
    "rise": "TS-7.7",
    "score": "TS-25.5",
    "support": "TS-12.3 TS-15.5",
    "swap": "TS-8.9",
    "take-back": "TS-7.10",
    "text": "TS-13.13 TS-13.16",
    "thorns": "TS-13.28",
    "tie": "TS-6.7 TS-7.5",
    "top": "TS-8.10",
    "track": "TS-7.13",
    "unhorse": "TS-7.9",
    "unit": "TS-13.33 TS-3.8 TS-7.10 TS-7.12 TS-7.15 TS-7.18",
}
"""The clauses that each question may come from."""

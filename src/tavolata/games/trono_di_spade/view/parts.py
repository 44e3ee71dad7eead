"""The parts of a view, each from what the seat may know (TS-26)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.questions import KIND, SEAT
from ....kit.provenance import lists_of
from ..rules import board, marches, planning, reach, strength, victory
from ..rules import combat as fights
from ..rules import frames as f
from ..rules import tables as t

if TYPE_CHECKING:
    from ..rules.state import TronoDiSpade
    from . import (
        AlliancesView,
        AreaView,
        BiddingView,
        CombatView,
        HouseView,
        MarchView,
        ObjectivesView,
        OfferView,
        PlanningView,
        SideView,
        Units,
        WesterosView,
        WildlingView,
    )


def sources(state: TronoDiSpade) -> dict[str, list[str]]:
    """Which lists of the content are not as printed, of those that this match plays with."""
    options = state.setup.options
    unused = {
        "objectives": options["alliances"] != "objectives",
        "alliances": options["alliances"] == "off" or options["thresholds"] == "text",
    }
    return {name: found for name, found in lists_of(state.setup.content).items() if not unused.get(name)}


def house(state: TronoDiSpade, seat: int) -> HouseView:
    """What everybody sees of a House (TS-26.1)."""
    return {
        "house": t.HOUSES[state.house[seat]],
        "power": state.power[seat],
        "supply": state.supply[seat],
        "barrels": board.barrels(state, seat),
        "structures": board.structures(state, seat),
        "value": victory.value(state, 1 << seat),
        "lands": board.lands(state, seat),
        "hand": _cards(state, seat, state.hand[seat]),
        "discards": _cards(state, seat, state.pile[seat]),
        "reserve": _units([board.in_reserve(state, seat, unit) for unit in range(4)]),
        "stars": planning.stars(state, seat),
    }


def _cards(state: TronoDiSpade, seat: int, mask: int) -> list[str]:
    first = t.CARDS * state.house[seat]
    return [state.tables.card_names[first + card] for card in range(t.CARDS) if mask >> card & 1]


def _units(numbers: list[int]) -> Units:
    """Numbers of units by kind."""
    return dict(zip(t.UNITS, numbers, strict=True))


def tracks(state: TronoDiSpade) -> dict[str, list[int]]:
    """The seats on each track, first to last."""
    return {t.TRACKS[track]: state.tracks[track] for track in range(3)}


def area(state: TronoDiSpade, seat: int | None, area: int) -> AreaView:
    """An area; the order only if this seat may see it (TS-26.2)."""
    at = 4 * area
    shown = state.revealed == 1 or (seat is not None and state.owner[area] == seat)
    order = state.order[area]
    return {
        "owner": state.owner[area],
        "controller": board.controller(state, area),
        "units": {t.UNITS[unit]: state.units[at + unit] for unit in range(4) if state.units[at + unit]},
        "routed": {t.UNITS[unit]: state.routed[at + unit] for unit in range(4) if state.routed[at + unit]},
        "order": t.TOKENS[order] if shown and order >= 0 else None,
        "token": state.token[area],
        "garrison": state.garrison[area],
        "home": state.home_of[area],
        "host": state.host[area],
        "points": state.levy[area],
        "blocked": state.layout.blocked[area] == 1,
    }


def westeros(state: TronoDiSpade) -> WesterosView:
    """The cards drawn, and what is forbidden this round."""
    cards = state.tables.westeros
    return {
        "drawn": [[cards[card].name for card in deck] for deck in state.gone],
        "left": [len(deck) for deck in state.decks],
        "forbidden": [t.TOKENS[kind] for kind in range(t.TOKEN_KINDS) if state.bans >> kind & 1],
        "attacked": state.attacked == 1,
        "clashed": state.clashed == 1,
    }


def wildlings(state: TronoDiSpade, seat: int | None) -> list[WildlingView]:
    """The wildling deck, top first: what this seat knows of it, and who knows what (TS-26.3)."""
    everybody = (1 << state.seats) - 1
    deck: list[WildlingView] = []
    for card, known in zip(state.wild, state.wild_known, strict=True):
        sees = known == everybody if seat is None else known >> seat & 1 == 1
        knowers = [other for other in range(state.seats) if known >> other & 1]
        deck.append({"card": t.WILDLINGS[card] if sees else None, "known_to": knowers})
    return deck


def planned(state: TronoDiSpade, seat: int | None) -> PlanningView | None:
    """Who is ready; to a seat that is not, the area it has named."""
    if state.over or state.stack[-1][KIND] != f.Q_PLAN:
        return None
    aim = t.NOTHING if seat is None else state.aim[seat]
    ready = [other for other in range(state.seats) if state.sealed >> other & 1]
    return {"ready": ready, "aim": state.tables.areas[aim] if aim >= 0 else None}


def bidding(state: TronoDiSpade, seat: int | None) -> BiddingView | None:
    """Who has bid; the bids once they are shown, before that only one's own."""
    if not state.bids:
        return None
    shown = state.over or state.stack[-1][KIND] != f.Q_BIDS
    return {
        "made": [other for other in range(state.seats) if state.bids[other] != t.NOTHING],
        "bids": [
            bid if bid >= 0 and (shown or other == seat) else None for other, bid in enumerate(state.bids)
        ],
        "placed": state.queue[:],
    }


def alliances(state: TronoDiSpade, seat: int | None) -> AlliancesView | None:
    """Who is allied; in a ballot who has voted, and whom this seat has named."""
    if state.setup.options["alliances"] == "off":
        return None
    voting = not state.over and state.stack[-1][KIND] == f.Q_BALLOT
    named = state.ballots[seat] if voting and seat is not None else 0
    return {
        "allies": [_seats(state, state.ally[other]) for other in range(state.seats)],
        "began": _seats(state, state.began),
        "voted": _seats(state, state.sealed) if voting else None,
        "named": _seats(state, named),
        "offers": [_offer(state, offer) for offer in state.offers],
        "pact": state.pact[:],
    }


def _offer(state: TronoDiSpade, offer: list[int]) -> OfferView:
    """A proposal, who has accepted it, and who has declined it for which reason; all of it was said aloud."""
    answers = offer[f.O_ANSWERS :]
    return {
        "by": offer[f.O_BY],
        "side": _seats(state, offer[f.O_SIDE]),
        "accepted": [seat for seat, answer in enumerate(answers) if answer == f.ACCEPTED],
        "declined": {
            str(seat): t.REASONS[answer - f.DECLINED]
            for seat, answer in enumerate(answers)
            if answer >= f.DECLINED
        },
    }


def _seats(state: TronoDiSpade, mask: int) -> list[int]:
    return [other for other in range(state.seats) if mask >> other & 1]


def objectives(state: TronoDiSpade, seat: int | None) -> ObjectivesView | None:
    """Points and objectives; hands only to their owners, and to all at the end (TS-25.2, TS-26.5, TS-26.6)."""
    if state.setup.options["alliances"] != "objectives":
        return None
    names = [objective.name for objective in state.tables.objectives]
    return {
        "points": state.points[:],
        "scored": [[names[card] for card in cards] for cards in state.scored],
        "hands": [
            [names[card] for card in cards] if state.over or other == seat else None
            for other, cards in enumerate(state.secrets)
        ],
        "sizes": [len(cards) for cards in state.secrets],
        "returned": [] if seat is None else [names[card] for card in state.returned[seat]],
        "left": len(state.goals),
        "reached": _seats(state, state.reached),
    }


# -- marches ----------------------------------------------------------------------------------------------------------


def march(state: TronoDiSpade) -> MarchView | None:
    """The march that is asked where it goes, or who goes along."""
    if state.over or state.stack[-1][KIND] not in (f.Q_MARCH, f.Q_GROUP):
        return None
    frame = state.stack[-1]
    grouping = frame[KIND] == f.Q_GROUP
    group = frame[marches.UNITS :] if grouping else [0, 0, 0, 0]
    able = reach.marching(state, frame[f.AREA])
    odds = marches.odds(state, frame) if grouping else None
    return {
        "seat": frame[SEAT],
        "from": state.tables.areas[frame[f.AREA]],
        "order": t.TOKENS[frame[marches.TOKEN]],
        "to": state.tables.areas[frame[marches.GOAL]] if grouping else None,
        "group": _units(group),
        "rest": _units([able[unit] - group[unit] for unit in range(4)]),
        "attack": None if odds is None else odds[0],
        "defence": None if odds is None else odds[1],
        "all": grouping and marches.may_all_go(state, frame),
    }


def declined(state: TronoDiSpade) -> list[int]:
    """Who has refused support to the march under way."""
    return _seats(state, state.pact[f.L_NO_SUPPORT])


# -- combat -----------------------------------------------------------------------------------------------------------


def combat(state: TronoDiSpade, seat: int | None) -> CombatView | None:
    """The combat as far as it has come; or the units that wait to fight it."""
    fight = state.fight
    if not fight:
        return None
    return {
        "from": state.tables.areas[fight[f.F_FROM]],
        "area": state.tables.areas[fight[f.F_AT]],
        "order": t.TOKENS[fight[f.F_ORDER]],
        "shown": fight[f.F_SHOWN] == 1,
        "blade": fight[f.F_BLADE],
        "winner": fight[f.F_WINNER],
        "asked": _areas(state, fight[f.F_ASKED]),
        "undecided": [state.tables.areas[area] for area in fights.undecided(state)],
        "used": fight[f.F_USED],
        "entered": fight[f.F_ENTERED] == 1,
        "retreating": fight[f.F_RETREATING : f.F_RETREATING + 4],
        "attacker": _side(state, seat, f.ATTACK),
        "defender": _side(state, seat, f.DEFENCE) if fight[f.F_DEFENDER] != t.NOBODY else None,
    }


def _areas(state: TronoDiSpade, mask: int) -> list[str]:
    return [state.tables.areas[area] for area in range(state.tables.size) if mask >> area & 1]


def _side(state: TronoDiSpade, seat: int | None, side: int) -> SideView:
    """One side of a combat, with its sum as it grows; its card and tide only to whom they are known."""
    fight = state.fight
    house = strength.house_of(state, side)
    own = seat == house
    tide = fight[f.F_TIDES + side]
    tides = own or fight[f.F_TIDES_SHOWN] == 1
    card = strength.card_of(state, side)
    shown = fight[f.F_SHOWN] == 1
    units, order, support, garrison, from_card, total = strength.summed(state, side)
    known = shown and (tide == t.NOTHING or fight[f.F_TIDES_SHOWN] == 1)
    return {
        "seat": house,
        "units": [strength.fighting(state, side, unit) for unit in range(4)],
        "supporters": _areas(state, strength.backers(state, side)),
        "from_units": units,
        "from_order": order,
        "from_support": support,
        "from_garrison": garrison,
        "before_cards": units + order + support + garrison,
        "chosen": fight[f.F_CARDS + side] != t.NOTHING,
        "card": state.tables.card_names[card] if card >= 0 and (own or shown) else None,
        "from_card": from_card if shown else None,
        "swords": strength.swords(state, side) if known else None,
        "forts": strength.forts(state, side) if known else None,
        "total": total if known else None,
        "drawn": tide != t.NOTHING,
        "tide": tide if tides and tide != t.NOTHING else None,
    }

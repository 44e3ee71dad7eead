"""What a seat may know: a whitelist (TS-26). Here is what is in a view; how its parts are made stands in ``parts``."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias, TypedDict

from ....engine.views import Head, head
from . import parts
from .printed import PrintedView, printed

if TYPE_CHECKING:
    from ..rules.state import TronoDiSpade

# Houses are named by their seats, -1 being nobody; areas, cards and everything else by their ids.

Units: TypeAlias = "dict[str, int]"
"""How many units of which kind."""


class HouseView(TypedDict):
    """What everybody sees of a House (TS-26.1)."""

    house: str
    power: int
    supply: int
    barrels: int
    """The supply it would have now."""
    structures: int
    value: int
    """What these are worth."""
    lands: int
    hand: list[str]
    """House cards: what is in hand, and what was played."""
    discards: list[str]
    reserve: Units
    """What it has left to bring, of all kinds."""
    stars: int
    """How many special orders it may use."""


class AreaView(TypedDict):
    """An area (TS-26.2)."""

    owner: int
    """Whose units stand there."""
    controller: int
    units: Units
    """Routed ones included; kinds that there are none of are left out."""
    routed: Units
    order: str | None
    """Where the seat may see it."""
    token: int
    """Whose power token lies there."""
    garrison: int
    """The strength of a garrison or a neutral force."""
    home: int
    """Whose home it is."""
    host: int
    """Who keeps the land while an ally's units stand there."""
    points: int
    """The mustering points that are left."""
    blocked: bool


class WesterosView(TypedDict):
    """The Westeros cards, deck by deck, and what they and the phase have brought."""

    drawn: list[list[str]]
    """The newest last."""
    left: list[int]
    forbidden: list[str]
    """The orders that are forbidden this round."""
    attacked: bool
    """Whether the wildlings attacked in this round."""
    clashed: bool
    """Whether there was a clash of kings in this round."""


class WildlingView(TypedDict):
    """A card of the wildling deck, if the seat knows it, and who does (TS-26.3)."""

    card: str | None
    known_to: list[int]


class PlanningView(TypedDict):
    """Orders being planned."""

    ready: list[int]
    aim: str | None
    """The area that the seat has named for its next order."""


class BiddingView(TypedDict):
    """Bids for a track or against the wildlings."""

    made: list[int]
    """Who has bid."""
    bids: list[int | None]
    """By seat, once they are shown; before that only one's own."""
    placed: list[int]
    """Who is placed on the track already."""


_Start = TypedDict("_Start", {"from": str})
"""Where units come from."""


class MarchView(_Start, TypedDict):
    """A march, while it is asked where it goes or who goes along."""

    seat: int
    order: str
    to: str | None
    """Where a group goes that is being put together."""
    group: Units
    """Who has joined it so far, of all kinds."""
    rest: Units
    """Who could still join, of all kinds."""
    attack: int | None
    """What the group would bring to a fight for the area, before support and cards, if somebody would fight."""
    defence: int | None
    """What it would meet."""
    all: bool
    """Whether the whole rest may go along."""


class SideView(TypedDict):
    """One side of a combat, with its sum as it grows: what is not shown yet is ``None``."""

    seat: int
    units: list[int]
    """By kind, routed ones included."""
    supporters: list[str]
    """The areas whose support it has."""
    from_units: int
    from_order: int
    from_support: int
    from_garrison: int
    before_cards: int
    """All of that together."""
    chosen: bool
    """Whether it has chosen a house card."""
    card: str | None
    from_card: int | None
    swords: int | None
    forts: int | None
    total: int | None
    drawn: bool
    """Whether it has a tide of battle."""
    tide: int | None
    """Which: its place among those that are printed."""


class CombatView(_Start, TypedDict):
    """A combat as far as it has come, or the units that wait to fight it."""

    area: str
    order: str
    """The march order that started it."""
    shown: bool
    """Whether the house cards are."""
    blade: int
    """Who added the blade: 0 the attacker, 1 the defender, -1 nobody."""
    winner: int
    """Likewise."""
    asked: list[str]
    """The areas whose support was decided about."""
    undecided: list[str]
    """Those with a support order that may still be, while support is asked for."""
    used: int
    """The cards whose text has worked or was declined, as bits: the attacker's seven, then the defender's."""
    entered: bool
    """Whether the attackers are in the area."""
    retreating: list[int]
    """The beaten units that are still to retreat, by kind."""
    attacker: SideView
    defender: SideView | None
    """Nobody where a neutral force is attacked."""


class OfferView(TypedDict):
    """A proposal of an alliance and what was answered; all of it was said aloud."""

    by: int
    side: list[int]
    accepted: list[int]
    declined: dict[str, str]
    """By seat, with the reason."""


class AlliancesView(TypedDict):
    """Who is allied; in a ballot who has voted, and whom the seat has named."""

    allies: list[list[int]]
    """By seat, its own included; empty for who is alone."""
    began: list[int]
    """Who was allied when the round began."""
    voted: list[int] | None
    named: list[int]
    offers: list[OfferView]
    pact: list[int]
    """What allies have granted and denied to the march or the retreat under way: see ``rules/frames.py``."""


class ObjectivesView(TypedDict):
    """Points and objectives (TS-25.2, TS-26.5, TS-26.6), by seat."""

    points: list[int]
    scored: list[list[str]]
    hands: list[list[str] | None]
    """One's own; all at the end."""
    sizes: list[int]
    returned: list[str]
    """What the seat has put back into the deck."""
    left: int
    """How many are in the deck."""
    reached: list[int]
    """Who has reached its objective that wins at once, now or earlier."""


class TronoView(Head):
    """Westeros as one seat sees it."""

    printed: PrintedView
    round: int
    revealed: bool
    """Whether the orders are."""
    threat: int
    houses: list[HouseView]
    """By their seats."""
    tracks: dict[str, list[int]]
    """The seats on each track, first to last."""
    blade_ready: bool
    areas: dict[str, AreaView]
    westeros: WesterosView
    wildlings: list[WildlingView]
    """The top one first."""
    planning: PlanningView | None
    bidding: BiddingView | None
    march: MarchView | None
    combat: CombatView | None
    declined: list[int]
    """Who has refused support to the march under way."""
    alliances: AlliancesView | None
    objectives: ObjectivesView | None
    sources: dict[str, list[str]]
    """The lists of the content that are not wholly as printed, of those that this match plays with."""


def sides(combat: CombatView) -> tuple[SideView, SideView | None]:
    """The attacker and the defender of a combat."""
    return combat["attacker"], combat["defender"]


def view(state: TronoDiSpade, seat: int | None) -> TronoView:
    """Westeros as one seat sees it; ``None`` is a spectator."""
    tables = state.tables
    return {
        **head(state, seat),
        "printed": printed(state.setup),
        "round": state.round,
        "revealed": state.revealed == 1,
        "threat": state.threat,
        "houses": [parts.house(state, other) for other in range(state.seats)],
        "tracks": parts.tracks(state),
        "blade_ready": state.blade == 1,
        "areas": {tables.areas[area]: parts.area(state, seat, area) for area in range(tables.size)},
        "westeros": parts.westeros(state),
        "wildlings": parts.wildlings(state, seat),
        "planning": parts.planned(state, seat),
        "bidding": parts.bidding(state, seat),
        "march": parts.march(state),
        "combat": parts.combat(state, seat),
        "declined": parts.declined(state),
        "alliances": parts.alliances(state, seat),
        "objectives": parts.objectives(state, seat),
        "sources": parts.sources(state),
    }

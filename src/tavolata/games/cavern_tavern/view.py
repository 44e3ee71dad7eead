"""What a seat may know: a whitelist, built from what lies open, the seat's own cards and what it has seen (CT-22)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal, TypeAlias, TypedDict

from ...engine.views import Head, head
from ...kit.phrases import PhraseView
from . import parts
from .rules import tables as t
from .rules.tables import INGREDIENTS

if TYPE_CHECKING:
    from .rules.state import CavernTavern

Track: TypeAlias = Literal["nasty", "kitchen", "chores"]
"""The tracks on a player's board."""
Goods: TypeAlias = "dict[str, int]"
"""Ingredients by name with their numbers, those that there are none of left out."""


class CardView(TypedDict):
    """What is known of any card: its id in the content, and whether it is as printed."""

    id: str
    source: str


class SpokenCardView(CardView):
    """A card that says what it does: an item, to begin with."""

    does: PhraseView


class BoonView(TypedDict):
    """An effect that waits for an event of this turn, with its numbers (see rules/tables.py)."""

    effect: str
    about: list[int]


class NowView(TypedDict):
    """The turn that is being played."""

    duty: bool
    """Whether an order must be taken before anything else."""
    placed: int
    idle: int
    """Turns that have ended without a placement, one after the other."""
    placements: int
    """How often dice may be placed in this turn."""
    begun: list[int]
    """The seats that have had a turn in this round."""
    boons: list[BoonView]


class OrderView(CardView):
    """An order card."""

    race: str
    symbol: str
    """``kitchen`` or ``chore`` where it moves that track, else ``none``."""
    needs: Goods
    points: list[int]
    """By rounds late."""
    patience: int
    penalty: int


class OpenOrderView(OrderView):
    """A player's open order: what is missing for it, and what it would give now."""

    since: int
    late: int
    now: int
    space: int | None
    """The space of the hall it came from."""
    missing: Goods


class ServedView(TypedDict):
    """An order that was served, and how late."""

    id: str
    race: str
    late: int


class SpaceView(TypedDict):
    """A space of the Mess Hall: an order, or the meeple of whoever took it."""

    order: OrderView | None
    meeple: int | None
    blocked: bool


class PlacementView(TypedDict):
    """Dice that lie somewhere; the automa's have no seat."""

    seat: int | None
    dice: list[int]


class ZoneView(TypedDict):
    """A zone: what it asks for (a total, or a number of dice; the other is 0), its spaces, and what lies there."""

    id: str
    total: int
    dice: int
    spaces: int
    placed: list[PlacementView]


class DeckView(TypedDict):
    """A deck: how many cards are left, and what is discarded."""

    left: int
    discards: list[str]


class KnownOrderView(TypedDict):
    """An order of the deck that somebody knows; its id only for those who do."""

    from_top: int
    known_to: list[int]
    order: str | None


class OrderDeckView(DeckView):
    """The order deck."""

    known: list[KnownOrderView]


class DecksView(TypedDict):
    """All that is drawn from."""

    orders: OrderDeckView
    items: DeckView
    says: DeckView
    tasks: DeckView
    secret_pile: int
    modifiers: int


class TaskView(SpokenCardView):
    """A task card of the Secret Chamber."""

    type: str
    """``plain``, ``kitchen`` or ``chore``."""
    total: int


class OwnTaskView(TaskView):
    """A task on a player's board, with the dice on it."""

    placed: list[int]


class ChamberTaskView(TypedDict):
    """A place of the Secret Chamber: its task, the token on it, and who did it first in this round."""

    task: TaskView | None
    token: str | None
    """A Drink by its ingredient, or ``mrs-nasty``."""
    doer: int | None
    blocked: bool


class ChamberView(TypedDict):
    """The Secret Chamber."""

    open: bool
    tasks: list[ChamberTaskView]


class WayView(TypedDict):
    """A condition (its numbers: see rules/tables.py), and how far it has come."""

    condition: list[int]
    count: int


class GoalView(WayView):
    """A condition that is met or not."""

    met: bool


class AssignmentView(SpokenCardView):
    """The assignment of the story, and which of its conditions hold as things stand."""

    conditions: list[GoalView]


class UseView(TypedDict):
    """A zone that was used, with how many dice, and the areas it counts for."""

    zone: str
    dice: int
    areas: list[str]


class SecretView(SpokenCardView):
    """A secret task, how far it has come and what it would give now."""

    condition: list[int]
    tiers: list[list[int]]
    """How many are worth how much."""
    count: int
    points: int


class CharacterView(SpokenCardView):
    """A character, and how often the ability can still be used."""

    race: str
    left: int


class SaysView(SpokenCardView):
    """A Nasty Says, and how far each of its ways has come."""

    since: list[int]
    """How many uses, orders and items came before it."""
    ways: list[WayView]


class PlayerView(TypedDict):
    """A player's board; hand and secret task only for their owner, until the end (CT-22.4)."""

    seat: int
    points: int
    account: dict[str, int]
    """The points by where they come from."""
    nasty: int
    nasty_points: int
    """What the space of the Nasty track costs."""
    called: list[int]
    """The spaces of it that have called."""
    kitchen: int
    chores: int
    ingredients: Goods
    dice: list[int]
    can_place: bool
    open: OpenOrderView | None
    served: list[ServedView]
    uses: list[UseView]
    items_played: int
    items: int
    """How many are in the hand."""
    hand: list[SpokenCardView] | None
    secret: SecretView | None
    character: CharacterView | None
    says: list[SaysView]
    modifiers: int
    drinks: Goods
    mrs_nasty: int
    tasks: list[OwnTaskView]


class DrawnView(TypedDict):
    """Cards drawn to choose from: their ids for whoever drew them or knew them, their number for all."""

    list: Literal["orders", "items"]
    cards: Sequence[str | None]
    known_to: Sequence[Sequence[int]]
    """Of orders: who knows each."""


class MemoryView(TypedDict):
    """The items that may be in the deck, and that each card of each hand may be, as far as the seat has seen."""

    deck: list[str]
    hands: list[list[list[str]]]


class CavernView(Head):
    """The tavern as one seat sees it."""

    round: int
    """From 1 to 10; 0 during set-up."""
    turn: int
    leader: int
    """Who began the present round."""
    marker: int
    """Who has the First Player marker."""
    white: int | None
    """Who has the white die."""
    now: NowView
    hall: list[SpaceView]
    zones: list[ZoneView]
    piles: dict[str, int]
    decks: DecksView
    players: list[PlayerView]
    chamber: ChamberView | None
    automa: dict[str, int] | None
    """The dice of the automa by colour, for one player alone."""
    assignment: AssignmentView | None
    drawn: DrawnView | None
    picked: list[int]
    """Dice set aside while they are being placed or changed."""
    memory: MemoryView | None
    sources: dict[str, list[str]]
    """Which lists of the content are not as printed."""


def view(state: CavernTavern, seat: int | None) -> CavernView:
    """The tavern as one seat sees it; ``None`` is a spectator."""
    return {
        **head(state, seat),
        "round": state.round,
        "turn": state.turn,
        "leader": state.leader,
        "marker": state.marker,
        "white": parts.number(state.white),
        "now": parts.now(state),
        "hall": [parts.space(state, space) for space in range(t.HALL)],
        "zones": [parts.zone(state, zone) for zone in range(t.OWN_ZONE)],
        "piles": {INGREDIENTS[kind]: state.piles[kind] for kind in range(t.PILES)},
        "decks": parts.decks(state, seat),
        "players": [parts.player(state, seat, player) for player in range(state.seats)],
        "chamber": parts.chamber(state),
        "automa": parts.automa(state),
        "assignment": parts.assignment(state),
        "drawn": parts.drawn(state, seat),
        "picked": state.picked[:],
        "memory": parts.memory(state, seat),
        "sources": parts.sources(state),
    }

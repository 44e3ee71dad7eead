"""Cavern Tavern: the position, the table of what may be pending, and who has won.

Whatever is pending lies on ``stack`` as frames; what they mean is said in the chapters. Frames, decks with
their discards, and the lists inside lists (but for Drinks) are replaced rather than changed, so that copies can share
them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, final

from ....engine.phrases import Refusal, seat_name
from ....engine.questions import SEAT, Asking, Pending
from ....engine.setup import Setup
from ....engine.state import State
from . import imagine as worlds
from .chamber import TaskLimit, TasksHome, all_tokens
from .characters import Ability, Character
from .effects import Do, Face, FlipDie, Reroll, RivalReroll, SetDie, ShiftDie, possible
from .ingredients import Exchange, Gain, RivalGain, Steal, StealKind, Swap, SwapGive, SwapTake
from .items import ChooseEffect, Discard, Keep, all_items
from .nasty import CheckSays, Dismiss, MoveNasty, MrsNasty, PaySays, RivalNasty
from .orders import Drop, Lay, PayOrder, Replace, Score, TradeOrder
from .placing import AfterPlace, PickDice, TaskDone
from .questions import DEAL, ON_CHARACTER
from .round import Deal, Forget, NextRound, OpenTavern, Roll, Start
from .scoring import all_met
from .tables import (
    ACCOUNTS,
    CHAMBER_OPENS,
    CHAMBER_TASKS,
    CHORES,
    FACES,
    HALL,
    KINDS,
    KITCHEN,
    NOTHING,
    PILE,
    PILES,
    POTION,
    QUOTA,
    ZONES,
    Tables,
    bits,
)
from .turn import Turn

if TYPE_CHECKING:
    from ..view import CavernView

VERSION: Final = "2"
LONGEST: Final = 6_000
"""No match takes more decisions."""

MEANINGS: Final[list[Pending[Any]]] = [
    Character(),
    Start(),
    Turn(),
    Drop(),
    PickDice(),
    PayOrder(),
    PaySays(),
    ChooseEffect(),
    Gain(),
    Exchange(),
    Steal(),
    StealKind(),
    Swap(),
    SwapGive(),
    SwapTake(),
    RivalGain(),
    RivalNasty(),
    RivalReroll(),
    Reroll(),
    SetDie(),
    Face(),
    ShiftDie(),
    FlipDie(),
    Keep(),
    Discard(),
    Replace(),
    Lay(),
    TradeOrder(),
    Dismiss(),
    MrsNasty(),
    TaskLimit(),
    Ability(),
    Deal(),
    OpenTavern(),
    Do(),
    TaskDone(),
    AfterPlace(),
    Score(),
    MoveNasty(),
    Forget(),
    TasksHome(),
    NextRound(),
    Roll(),
    CheckSays(),
]
"""What the frames on the stack mean, by kind (see questions.py)."""


@final
class CavernTavern(Asking):
    """A position of Cavern Tavern."""

    fields: ClassVar[tuple[str, ...]] = (
        "round",
        "leader",
        "marker",
        "white",
        "turn",
        "begun",
        "duty",
        "idle",
        "placed",
        "placements",
        "boons",
        "hall",
        "blocked",
        "order_deck",
        "order_marks",
        "order_discards",
        "item_deck",
        "item_discards",
        "says_deck",
        "says_discards",
        "task_deck",
        "task_discards",
        "secret_pile",
        "tasks",
        "tokens",
        "doers",
        "piles",
        "goods",
        "items",
        "dice",
        "laid",
        "own",
        "own_laid",
        "open",
        "since",
        "meeples",
        "served",
        "uses",
        "played",
        "says",
        "called",
        "nasty",
        "kitchen",
        "chores",
        "characters",
        "abilities",
        "modifiers",
        "drinks",
        "mrs_nasty",
        "secrets",
        "assignment",
        "account",
        "picked",
        "drawn",
        "drawn_marks",
        "deck_may",
        "hand_may",
        "automa",
        "stack",
    )

    round: int
    """From 1 to 10; 0 during set-up."""
    leader: int
    """Who began the present round."""
    marker: int
    """Who has the First Player marker."""
    white: int
    """Who has the white die, or NOTHING."""
    turn: int
    """The seat whose turn it is."""
    begun: int
    """The seats that have had a turn in this round, as bits."""
    duty: int
    """Whether an order must be taken before anything else."""
    idle: int
    """Turns that have ended without a placement, one after the other (CT-3.8)."""
    placed: int
    """How often dice were placed in this turn."""
    placements: int
    """How often they may be."""
    boons: list[list[int]]
    """Effects that wait for an event of this turn."""
    hall: list[int]
    """The order on each space of the Mess Hall, or NOTHING."""
    blocked: int
    """The space of the hall that the automa blocks, or NOTHING."""
    order_deck: list[int]
    """The next card is the last."""
    order_marks: list[int]
    """Who knows each card of the order deck, as bits of seats: public, since all saw who put it there."""
    order_discards: list[int]
    item_deck: list[int]
    item_discards: list[int]
    says_deck: list[int]
    says_discards: list[int]
    task_deck: list[int]
    task_discards: list[int]
    secret_pile: list[int]
    """Drinks by their ingredient, and Mrs. Nasty tokens."""
    tasks: list[int]
    """The tasks of the Secret Chamber, or NOTHING."""
    tokens: list[int]
    """The token on each, or NOTHING."""
    doers: list[int]
    """Who did each first in this round, AUTOMA if it is blocked, or NOTHING."""
    piles: list[int]
    """Ingredient cards left, the Potions last."""
    goods: list[list[int]]
    """How many of each ingredient each player has."""
    items: list[list[int]]
    """The items in each hand, in no telling order."""
    dice: list[list[int]]
    """The faces of the dice each player has not placed, rising."""
    laid: list[list[int]]
    """The placements on each zone of the tavern and the Chamber, in order."""
    own: list[list[int]]
    """The tasks on each player's board."""
    own_laid: list[list[int]]
    """The dice on each of them, or 0."""
    open: list[int]
    """Each player's open order, or NOTHING."""
    since: list[int]
    """The round it was taken in."""
    meeples: list[int]
    """The space of the hall it came from, or NOTHING."""
    served: list[list[int]]
    """The orders each player served, with how late they were scored."""
    uses: list[list[int]]
    """The zones each player used."""
    played: list[int]
    """How many items each played."""
    says: list[list[list[int]]]
    """Each player's Nasty Says: the card, and how many uses, orders and items came before it."""
    called: list[int]
    """The spaces of the Nasty track that have called each player, as bits."""
    nasty: list[int]
    kitchen: list[int]
    chores: list[int]
    characters: list[int]
    """Each player's character, or NOTHING."""
    abilities: list[int]
    """How often each used it."""
    modifiers: list[int]
    drinks: list[list[int]]
    """Each player's Drinks by ingredient."""
    mrs_nasty: list[int]
    secrets: list[int]
    """Each player's secret task, or NOTHING."""
    assignment: int
    account: list[list[int]]
    """Each player's points, by where they come from."""
    picked: list[int]
    """Dice set aside while they are being placed or changed."""
    drawn: list[int]
    """Items or orders drawn, from which something is chosen."""
    drawn_marks: list[int]
    """Who knows each order drawn."""
    deck_may: list[int]
    """For each seat, the items that may be in the item deck, as bits."""
    hand_may: list[list[list[int]]]
    """For each seat and each hand of another, what each of its items may be, as bits."""
    automa: list[int]
    """The faces of the automa's dice, 0 where none is rolled."""
    stack: list[list[int]]

    def __init__(self, setup: Setup) -> None:
        tables = setup.content.tables
        assert isinstance(tables, Tables)
        super().__init__(setup, MEANINGS, tables.moves)
        self.tables = tables
        self.with_chamber = bool(setup.options["chamber"])
        self.with_story = bool(setup.options["story"])

    # -- set-up -------------------------------------------------------------------------------------------------------

    def deal(self) -> None:
        """Shuffle the decks, draw who begins, and ask for characters (CT-2)."""
        self._clear_table()
        self._clear_players()
        self.first = int(self.rng.below(self.seats))
        self.leader = self.marker = self.turn = self.first
        self._shuffle_decks()
        self.stack = [[DEAL, 0]]
        if self.seats > 1:
            if self.setup.options["characters"] == "dealt":
                self._deal_characters()
            else:
                self.stack += [[ON_CHARACTER, seat] for seat in reversed(self.order())]
        elif self.with_story:
            self.assignment = int(self.rng.below(len(self.tables.assignments.ids)))
        self.go_on(None)

    def _clear_table(self) -> None:
        self.round = self.begun = self.duty = self.idle = self.placed = self.placements = 0
        self.white = self.blocked = self.assignment = NOTHING
        self.hall = [NOTHING] * HALL
        self.tasks = [NOTHING] * CHAMBER_TASKS
        self.tokens = [NOTHING] * CHAMBER_TASKS
        self.doers = [NOTHING] * CHAMBER_TASKS
        self.piles = PILE[:]
        self.laid = [[]] * ZONES
        self.automa = [0] * 6
        self.boons = []
        self.picked, self.drawn, self.drawn_marks = [], [], []
        self.order_discards, self.item_discards, self.says_discards, self.task_discards = [], [], [], []

    def _clear_players(self) -> None:
        seats = self.seats
        self.goods = [[0] * PILES for _ in range(seats)]
        self.drinks = [[0] * KINDS for _ in range(seats)]
        self.account = [[0] * len(ACCOUNTS) for _ in range(seats)]
        self.items, self.dice, self.own = [self._empty() for _ in range(3)]
        self.own_laid, self.served, self.uses = [self._empty() for _ in range(3)]
        self.says = [[] for _ in range(seats)]
        self.open, self.meeples, self.characters, self.secrets = [[NOTHING] * seats for _ in range(4)]
        self.since, self.played, self.called, self.nasty = [[0] * seats for _ in range(4)]
        self.kitchen, self.chores, self.abilities = [[0] * seats for _ in range(3)]
        self.modifiers, self.mrs_nasty = [[0] * seats for _ in range(2)]

    def _empty(self) -> list[list[int]]:
        """Nothing yet, for each player."""
        return [[] for _ in range(self.seats)]

    def _shuffle_decks(self) -> None:
        """Orders, items and Nasty Says (CT-2.5), tasks and tokens (CT-19.2)."""
        tables = self.tables
        self.order_deck = self.shuffled(list(range(len(tables.orders.ids))))
        self.order_marks = [0] * len(self.order_deck)
        self.item_deck = self.shuffled(all_items(self))
        self.says_deck = self.shuffled(list(range(len(tables.says.ids))))
        self.task_deck, self.secret_pile = [], []
        if self.with_chamber:
            self.task_deck = self.shuffled(list(range(len(tables.tasks.ids))))
            self.secret_pile = self.shuffled(all_tokens(self))
        everything = bits(self.item_deck)
        self.deck_may = [everything] * self.seats
        self.hand_may = [self._empty() for _ in range(self.seats)]

    def _deal_characters(self) -> None:
        """At random, by option (CT-23.2)."""
        drawn = self.shuffled(list(range(len(self.tables.characters.ids))))
        self.characters = drawn[: self.seats]

    # -- the table ----------------------------------------------------------------------------------------------------

    def order(self) -> list[int]:
        """The seats in the turn order that the First Player marker gives (CT-2.2, CT-7.7)."""
        return [(self.marker + place) % self.seats for place in range(self.seats)]

    def after(self, seat: int) -> list[int]:
        """The other seats in turn order."""
        return [(seat + place) % self.seats for place in range(1, self.seats)]

    def is_chamber_open(self) -> bool:
        """From the fourth round on (CT-19.1)."""
        return self.with_chamber and self.round >= CHAMBER_OPENS

    def skill(self, seat: int, type: int) -> int:
        """Where a player stands on the track of a kind of task; 0 for plain ones."""
        if type == KITCHEN:
            return self.kitchen[seat]
        return self.chores[seat] if type == CHORES else 0

    def score(self, seat: int) -> int:
        """A player's points."""
        return sum(self.account[seat])

    def ingredients(self, seat: int) -> int:
        """How many ingredients a player has that can be stolen or exchanged: no Potions (CT-12.8)."""
        return sum(self.goods[seat]) - self.goods[seat][POTION]

    def modifiers_left(self) -> int:
        """Modifiers in the supply (CT-19.11)."""
        return self.tables.modifiers - sum(self.modifiers)

    def add_good(self, seat: int, kind: int, number: int) -> None:
        """A player has more of an ingredient, or less."""
        goods = self.goods[seat][:]
        goods[kind] += number
        self.goods[seat] = goods

    def add_points(self, seat: int, points: int, account: int) -> None:
        """A player has more points of a kind, or less (CT-18.9)."""
        points_of = self.account[seat][:]
        points_of[account] += points
        self.account[seat] = points_of

    def may_use_ability(self, seat: int, trigger: int) -> bool:
        """Whether a player's character has an ability for this moment, and a use left (CT-14.1)."""
        character = self.characters[seat]
        if character == NOTHING:
            return False
        table = self.tables.characters
        return table.triggers[character] == trigger and self.abilities[seat] < table.uses[character]

    def possible(self, seat: int, source: int, card: int) -> list[int]:
        """The effects of a card that can do something, by their place (CT-15.4)."""
        return possible(self, seat, source, card)

    # -- chance and dice ----------------------------------------------------------------------------------------------

    def shuffled(self, cards: list[int]) -> list[int]:
        """The cards in a random order."""
        self.rng.shuffle(cards)
        return cards

    def roll(self, number: int) -> list[int]:
        """So many dice."""
        self.fence += 1
        return [int(self.rng.below(FACES)) + 1 for _ in range(number)]

    def take_die(self, seat: int, face: int) -> None:
        """A die of this face is taken up."""
        dice = self.dice[seat][:]
        dice.remove(face)
        self.dice[seat] = dice

    def put_dice(self, seat: int, faces: list[int]) -> None:
        """Dice come to those not yet placed."""
        self.dice[seat] = sorted(self.dice[seat] + faces)

    # -- who may move, and who has won --------------------------------------------------------------------------------

    def why_over(self) -> Refusal:
        """After the end nobody moves (CT-18.10)."""
        return Refusal("CT-18.10")

    def why_not_asked(self, seat: int) -> Refusal:
        """Only the player who is asked decides (CT-4.7)."""
        return Refusal("CT-4.7", {"seat": seat_name(self.stack[-1][SEAT])})

    def scores(self) -> list[int]:
        """The points of each player so far; after the end those of the final scoring too."""
        return [self.score(seat) for seat in range(self.seats)]

    def winners(self) -> list[int]:
        """Most points, then fewest lost on the Nasty track, then most orders (CT-18.6, CT-18.8); alone, the quota
        or the assignment (CT-20.13, CT-21.1)."""
        if not self.over:
            return []
        if self.seats == 1:
            return [0] if self._is_won_alone() else []
        ranks = [
            (self.score(seat), -self.tables.track[self.nasty[seat]], len(self.served[seat]))
            for seat in range(self.seats)
        ]
        best = max(ranks)
        return [seat for seat in range(self.seats) if ranks[seat] == best]

    def _is_won_alone(self) -> bool:
        if self.assignment == NOTHING:
            return self.score(0) >= QUOTA
        return all_met(self, 0, self.tables.assignments.conditions[self.assignment])

    # -- secrets ------------------------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> CavernView:
        """All that this seat may know."""
        from ..view import view

        return view(self, seat)

    def imagine(self, seat: int, seed: int) -> CavernTavern:
        """A state that looks the same to this seat: other decks, hands and secret tasks, other chance to come."""
        twin = tavern(self.dream(seed))
        worlds.imagine(twin, seat)
        return twin

    def clone(self) -> CavernTavern:
        """An independent copy; what is never changed in place is shared."""
        twin = CavernTavern(self.setup)
        self.copy_base(twin)
        self._copy_table(twin)
        self._copy_players(twin)
        self._copy_chamber(twin)
        return twin

    def _copy_table(self, twin: CavernTavern) -> None:
        twin.round = self.round
        twin.leader = self.leader
        twin.marker = self.marker
        twin.white = self.white
        twin.turn = self.turn
        twin.begun = self.begun
        twin.duty = self.duty
        twin.idle = self.idle
        twin.placed = self.placed
        twin.placements = self.placements
        twin.boons = self.boons[:]
        twin.hall = self.hall[:]
        twin.blocked = self.blocked
        twin.order_deck = self.order_deck[:]
        twin.order_marks = self.order_marks[:]
        twin.order_discards = self.order_discards
        twin.item_deck = self.item_deck
        twin.item_discards = self.item_discards
        twin.says_deck = self.says_deck
        twin.says_discards = self.says_discards
        twin.task_deck = self.task_deck
        twin.task_discards = self.task_discards
        twin.secret_pile = self.secret_pile
        twin.piles = self.piles[:]
        twin.laid = self.laid[:]
        twin.assignment = self.assignment
        twin.picked = self.picked[:]
        twin.drawn = self.drawn[:]
        twin.drawn_marks = self.drawn_marks[:]
        twin.automa = self.automa
        twin.stack = self.stack[:]

    def _copy_players(self, twin: CavernTavern) -> None:
        twin.goods = self.goods[:]
        twin.account = self.account[:]
        twin.items = self.items[:]
        twin.dice = self.dice[:]
        twin.own = self.own[:]
        twin.own_laid = self.own_laid[:]
        twin.open = self.open[:]
        twin.since = self.since[:]
        twin.meeples = self.meeples[:]
        twin.served = self.served[:]
        twin.uses = self.uses[:]
        twin.played = self.played[:]
        twin.says = self.says[:]
        twin.called = self.called[:]
        twin.nasty = self.nasty[:]
        twin.kitchen = self.kitchen[:]
        twin.chores = self.chores[:]
        twin.characters = self.characters[:]
        twin.abilities = self.abilities[:]
        twin.secrets = self.secrets[:]
        twin.deck_may = self.deck_may[:]
        twin.hand_may = self.hand_may[:]

    def _copy_chamber(self, twin: CavernTavern) -> None:
        """What lies in the Secret Chamber and comes from it: nothing ever, where it is not played."""
        played = self.with_chamber
        twin.tasks = self.tasks[:] if played else self.tasks
        twin.tokens = self.tokens[:] if played else self.tokens
        twin.doers = self.doers[:] if played else self.doers
        twin.modifiers = self.modifiers[:] if played else self.modifiers
        twin.drinks = [drinks[:] for drinks in self.drinks] if played else self.drinks
        twin.mrs_nasty = self.mrs_nasty[:] if played else self.mrs_nasty


def tavern(state: State) -> CavernTavern:
    """A state that is known to be of this game."""
    assert isinstance(state, CavernTavern)
    return state

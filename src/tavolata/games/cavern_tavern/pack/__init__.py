"""The schema of Cavern Tavern's content (CT-23.5), and how the rules' tables are made of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Literal

from pydantic import Field, field_validator, model_validator

from ....engine.content import Entry, PackModel, Shelf
from ..rules import tables as t
from ..rules.notation import moves_of
from .vocabulary import (
    RIVALS,
    Condition,
    Effect,
    Gain,
    Ingredient,
    LateIgnore,
    Modifiers,
    Race,
    Serve,
    Use,
    encode_condition,
    encode_effect,
    is_always_open,
)

AT = {
    "own_turn": None,
    "serve": {"late_ignore", "order_bonus", "points"},
    "task": {"task_bonus", "points"},
    "rival_cellar": {"gain", "points"},
}
"""Which effects fit a character's occasion; None: all that fit an item."""
TASK_EFFECTS = {
    "points",
    "gain",
    "gain_potion",
    "exchange",
    "draw_items",
    "nasty",
    "dismiss_says",
    "modifiers",
}
SAYS_COUNTS = {"use", "serve", "pay_ingredients", "pay_points", "discard_items"}
SECRET_COUNTS = {"use", "serve", "play_items", "track_at"}
GOAL_COUNTS = {"use", "serve", "play_items", "track_at", "nasty_at_most", "points_at_least"}
FEWEST_ALONE = 8
"""Items that one player alone must still find: three are drawn at once, and three may be in the hand."""


class OrderCard(Entry):
    """An order: who asks for what, and what it is worth by rounds late."""

    race: Race
    symbol: Literal["none", "kitchen", "chore"]
    ingredients: list[Ingredient] = Field(min_length=1, max_length=7)
    points: list[Annotated[int, Field(ge=0, le=60)]] = Field(min_length=1, max_length=t.ROUNDS - 1)
    penalty: int = Field(ge=0, le=60)

    @field_validator("ingredients")
    @classmethod
    def _in_the_box(cls, ingredients: list[str]) -> list[str]:
        for kind, number in Counter(ingredients).items():
            if number > t.PILE[t.INGREDIENTS.index(kind)]:
                raise ValueError(f"{number} {kind} are more than there are in the box")
        return ingredients

    @field_validator("points")
    @classmethod
    def _falling(cls, points: list[int]) -> list[int]:
        if sorted(points, reverse=True) != points:
            raise ValueError("points fall, or stay, with each round late")
        return points


class ItemCard(Entry):
    """An item with what it does, in order."""

    needs_rival: bool
    mode: Literal["all", "one"] = "all"
    effects: list[Effect] = Field(min_length=1, max_length=4)

    @model_validator(mode="after")
    def _fits(self) -> ItemCard:
        _no_zone(self.effects)
        if not self.needs_rival and any(effect.do in RIVALS for effect in self.effects):
            raise ValueError("an effect needs a rival, so 'needs_rival' must be true")
        return self


class CharacterCard(Entry):
    """A worker with an ability."""

    race: Race
    uses: int = Field(ge=1, le=9)
    trigger: Literal["own_turn", "serve", "task", "rival_cellar"]
    effects: list[Effect] = Field(min_length=1, max_length=4)

    @model_validator(mode="after")
    def _fits(self) -> CharacterCard:
        fitting = AT[self.trigger]
        if fitting is None:
            _no_zone(self.effects)
            return self
        for effect in self.effects:
            if effect.do not in fitting:
                raise ValueError(f"{effect.do!r} does not go with the trigger {self.trigger!r}")
        return self


class SaysCard(Entry):
    """A Nasty Says: done when one of its ways is met."""

    any_of: list[Condition] = Field(min_length=1, max_length=3)

    @model_validator(mode="after")
    def _can_be_done(self) -> SaysCard:
        _counts(self.any_of, SAYS_COUNTS)
        for way in self.any_of:
            if isinstance(way, Use) and not set(way.areas) <= {"cellar", "workshop", "office"}:
                raise ValueError("asks for an area that a Nasty Says closes (CT-13.5)")
        if not any(is_always_open(way) for way in self.any_of):
            raise ValueError("no way that is always open (CT-13.9)")
        return self


class SecretCard(Entry):
    """A secret task: what it counts, and what so many are worth."""

    counts: Condition
    tiers: list[Annotated[list[int], Field(min_length=2, max_length=2)]] = Field(min_length=1, max_length=6)

    @model_validator(mode="after")
    def _rises(self) -> SecretCard:
        if self.counts.count not in SECRET_COUNTS:
            raise ValueError(f"{self.counts.count!r} cannot be counted by a secret task")
        if getattr(self.counts, "n", None) is not None:
            raise ValueError("the numbers of a secret task stand in its tiers, not in 'n'")
        for (number, points), (more, better) in zip(self.tiers, self.tiers[1:], strict=False):
            if number >= more or points >= better:
                raise ValueError("numbers and points of the tiers must rise")
        if self.tiers[0][0] < 1 or self.tiers[0][1] < 1:
            raise ValueError("numbers and points of the tiers begin with 1 at least")
        return self


class AssignmentCard(Entry):
    """An assignment of the Five Realms: all that it asks must be met."""

    all_of: list[Condition] = Field(min_length=1, max_length=5)

    @model_validator(mode="after")
    def _can_be_met(self) -> AssignmentCard:
        _counts(self.all_of, GOAL_COUNTS)
        for goal in self.all_of:
            if isinstance(goal, Serve) and goal.distinct_races and (goal.n or 0) > len(goal.races or t.RACES):
                raise ValueError("asks for more peoples than there are")
        return self


class TaskCard(Entry):
    """A task of the Secret Chamber."""

    type: Literal["plain", "kitchen", "chore"]
    total: int = Field(ge=1, le=24)
    effects: list[Effect] = Field(min_length=1, max_length=4)

    @field_validator("effects")
    @classmethod
    def _fits(cls, effects: list[Effect]) -> list[Effect]:
        for effect in effects:
            if effect.do not in TASK_EFFECTS:
                raise ValueError(f"{effect.do!r} is not for tasks, which everybody can do, also alone")
            if isinstance(effect, Gain) and effect.of == "zone":
                raise ValueError("'zone' goes only with the trigger 'rival_cellar'")
        return effects


class Token(Entry):
    """Tokens of the Secret Chamber."""

    number: int = Field(ge=0, le=60)
    points: int = Field(default=0, ge=0, le=20)


class Space(Entry):
    """A space of the Nasty track."""

    points_lost: int = Field(ge=0, le=60)
    calls: bool


class Pack(PackModel):
    """The whole pack, one attribute for each file."""

    orders: list[OrderCard] = Field(min_length=24, max_length=64)
    items: list[ItemCard] = Field(min_length=12, max_length=32)
    characters: list[CharacterCard] = Field(min_length=t.MOST_SEATS, max_length=12)
    says: list[SaysCard] = Field(min_length=6, max_length=24)
    secrets: list[SecretCard] = Field(min_length=t.MOST_SEATS, max_length=26)
    assignments: list[AssignmentCard] = Field(min_length=1, max_length=32)
    tasks: list[TaskCard] = Field(min_length=21, max_length=32)
    tokens: list[Token]
    track: list[Space] = Field(min_length=11, max_length=11)

    @model_validator(mode="after")
    def _complete(self) -> Pack:
        for file in LISTS:
            _once(file, [entry.id for entry in getattr(self, file)])
        if sum(not item.needs_rival for item in self.items) < FEWEST_ALONE:
            raise ValueError(f"items.toml: at least {FEWEST_ALONE} items must need no rival (CT-20.2)")
        _tokens(self.tokens)
        _track(self.track)
        return self


LISTS = ("orders", "items", "characters", "says", "secrets", "assignments", "tasks", "tokens", "track")


def _no_zone(effects: Sequence[Effect]) -> None:
    """What makes sense only elsewhere is not on items, nor on abilities used like them."""
    for effect in effects:
        if isinstance(effect, Gain) and effect.of == "zone":
            raise ValueError("'zone' goes only with the trigger 'rival_cellar'")
        if isinstance(effect, Modifiers):
            raise ValueError("Modifiers are for tasks of the Secret Chamber only")
        if isinstance(effect, LateIgnore) and effect.on_time:
            raise ValueError("'on_time' goes only with the trigger 'serve'")


def _counts(conditions: Sequence[Condition], fitting: set[str]) -> None:
    for condition in conditions:
        if condition.count not in fitting:
            raise ValueError(f"{condition.count!r} is not for this kind of card")
        if condition.n is None:
            raise ValueError(f"{condition.count!r} needs a number 'n'")


def _once(file: str, ids: list[str]) -> None:
    for id, number in Counter(ids).items():
        if number > 1:
            raise ValueError(f"{file}.toml, entry {id!r}, field 'id': stands there twice")


def _tokens(tokens: list[Token]) -> None:
    wanted = ["modifier", "mrs-nasty", *(f"drink-{kind}" for kind in t.INGREDIENTS[: t.KINDS])]
    if [token.id for token in tokens] != wanted:
        raise ValueError(f"tokens.toml: the entries must be {', '.join(wanted)}, in this order")


def _track(track: list[Space]) -> None:
    for number, space in enumerate(track):
        where = f"track.toml, entry {space.id!r}"
        if space.id != f"space-{number}":
            raise ValueError(f"{where}, field 'id': 'space-{number}' must stand here")
        if space.calls != (number in t.CALLS):
            raise ValueError(f"{where}, field 'calls': Nasty calls on 3, 6 and 9 (CT-13.2)")
        if number and space.points_lost < track[number - 1].points_lost:
            raise ValueError(f"{where}, field 'points_lost': less than on the space before")
    if track[0].points_lost != 0:
        raise ValueError("track.toml, entry 'space-0', field 'points_lost': the first space costs nothing")


# -- the tables ------------------------------------------------------------------------------------------------------


def build(pack: Pack) -> t.Tables:
    """The rules' tables of a pack."""
    tables = t.Tables()
    for card in (*pack.orders, *pack.items, *pack.characters, *pack.tasks):
        add(tables, card)
    for goal in (*pack.says, *pack.assignments, *pack.secrets):
        add(tables, goal)
    tables.track = [space.points_lost for space in pack.track]
    tables.modifiers, tables.mrs_nasty = [token.number for token in pack.tokens[:2]]
    tables.drinks = [token.number for token in pack.tokens[2:]]
    tables.drink_points = [token.points for token in pack.tokens[2:]]
    tables.moves = moves_of(tables)
    return tables


def add(tables: t.Tables, card: Entry) -> None:
    """Put one card into the tables."""
    if isinstance(card, OrderCard):
        _add_order(tables.orders, card)
    elif isinstance(card, ItemCard):
        _add_card(tables.items, card.id, card.effects)
        tables.items.modes.append(t.MODES.index(card.mode))
        tables.items.needs_rival.append(int(card.needs_rival))
    elif isinstance(card, CharacterCard):
        _add_card(tables.characters, card.id, card.effects)
        tables.characters.races.append(t.RACES.index(card.race))
        tables.characters.uses.append(card.uses)
        tables.characters.triggers.append(t.TRIGGERS.index(card.trigger))
    elif isinstance(card, TaskCard):
        _add_card(tables.tasks, card.id, card.effects)
        tables.tasks.types.append(t.TASK_TYPES.index(card.type))
        tables.tasks.totals.append(card.total)
    else:
        _add_goal(tables, card)


def _add_order(orders: t.Orders, card: OrderCard) -> None:
    asked = Counter[str](card.ingredients)
    orders.ids.append(card.id)
    orders.races.append(t.RACES.index(card.race))
    orders.symbols.append(t.SYMBOLS.index(card.symbol))
    orders.sizes.append(len(card.ingredients))
    orders.needs.append([asked[kind] for kind in t.INGREDIENTS[: t.KINDS]])
    orders.points.append(list(card.points))
    orders.patience.append(len(card.points))
    orders.penalties.append(card.penalty)


def _add_card(cards: t.Cards, id: str, effects: Sequence[Effect]) -> None:
    cards.ids.append(id)
    cards.effects.append([encode_effect(effect) for effect in effects])


def _add_goal(tables: t.Tables, card: Entry) -> None:
    if isinstance(card, SaysCard):
        tables.says.ids.append(card.id)
        tables.says.conditions.append([encode_condition(way) for way in card.any_of])
    elif isinstance(card, AssignmentCard):
        tables.assignments.ids.append(card.id)
        tables.assignments.conditions.append([encode_condition(goal) for goal in card.all_of])
    elif isinstance(card, SecretCard):
        tables.secrets.ids.append(card.id)
        tables.secrets.conditions.append([encode_condition(card.counts)])
        tables.secrets.tiers.append([list(tier) for tier in card.tiers])


CARDS: dict[str, type[Entry]] = {
    "orders": OrderCard,
    "items": ItemCard,
    "characters": CharacterCard,
    "says": SaysCard,
    "secrets": SecretCard,
    "assignments": AssignmentCard,
    "tasks": TaskCard,
}
"""The schema of the cards in each list."""

SHELF = Shelf(Path(__file__).parent.parent / "content", Pack, build, "cavern-tavern")

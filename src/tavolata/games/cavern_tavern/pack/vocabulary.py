"""What cards can do and ask for (chapter CT-16), as the content files write it and as the rules read it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, field_validator, model_validator

from ..rules import tables as t

Race = Literal["halfling", "human", "elf", "dwarf", "green-elf", "trobit"]
Ingredient = Literal[
    "ambrosia",
    "beer",
    "elixir",
    "fruit",
    "herbs",
    "liqueur",
    "mead",
    "nectar",
    "rocks",
    "spirits",
    "syrup",
    "wine",
]
RIVALS = {"steal", "swap", "rival_gain", "rival_nasty", "rival_reroll", "first_player"}
"""Effects that are nothing without another player."""
Few = Annotated[int, Field(ge=1, le=5)]


class _Part(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


# -- effects ---------------------------------------------------------------------------------------------------------


class Points(_Part):
    """Score points."""

    do: Literal["points"]
    n: int = Field(ge=1, le=20)


class Gain(_Part):
    """Take ingredients: any, some kinds, or (``"zone"``) those of the Cellar zone just used."""

    do: Literal["gain"]
    n: Few
    of: Literal["any", "zone"] | Annotated[list[Ingredient], Field(min_length=1)]
    distinct: bool = False

    @model_validator(mode="after")
    def _enough_kinds(self) -> Gain:
        if isinstance(self.of, list) and self.distinct and self.n > len(set(self.of)):
            raise ValueError("asks for more different kinds than it names")
        return self


class Times(_Part):
    """What is done n times, or up to n times."""

    do: Literal[
        "gain_potion",
        "exchange",
        "steal",
        "swap",
        "rival_gain",
        "dismiss_says",
        "die_set",
        "die_flip",
        "die_reroll",
        "extra_die",
        "rival_reroll",
        "extra_placement",
        "order_discount",
    ]
    n: Few


class Modifiers(_Part):
    """Take Modifier tokens."""

    do: Literal["modifiers"]
    n: Few


class DrawItems(_Part):
    """Draw items, keep some, shuffle the rest back."""

    do: Literal["draw_items"]
    draw: Few
    keep: Few

    @model_validator(mode="after")
    def _keeps_less(self) -> DrawItems:
        if self.keep > self.draw:
            raise ValueError("keeps more than it draws")
        return self


class Nasty(_Part):
    """Move on the Nasty track; below zero is up, which is good."""

    do: Literal["nasty"]
    steps: int = Field(ge=-5, le=3)

    @field_validator("steps")
    @classmethod
    def _moves(cls, steps: int) -> int:
        if not steps:
            raise ValueError("0 steps move nobody")
        return steps


class RivalNasty(_Part):
    """A rival goes down the Nasty track."""

    do: Literal["rival_nasty"]
    steps: int = Field(ge=1, le=3)


class DieShift(_Part):
    """Change up to n dice, each by at most max."""

    do: Literal["die_shift"]
    n: Few
    max: int = Field(ge=1, le=2)


class TaskBonus(_Part):
    """More points for the next task in this turn."""

    do: Literal["task_bonus"]
    task: Literal["kitchen", "chore", "any"]
    points: int = Field(ge=1, le=20)


class OrderBonus(_Part):
    """More points for the next order in this turn."""

    do: Literal["order_bonus"]
    points: int = Field(ge=1, le=20)


class LateIgnore(_Part):
    """The next order counts as less late; if it is on time, it may give points instead."""

    do: Literal["late_ignore"]
    rounds: int = Field(ge=1, le=9)
    race: Race | None = None
    on_time: int = Field(default=0, ge=0, le=20)


class Bare(_Part):
    """What has no number."""

    do: Literal["share_space", "order_swap", "first_player"]


Effect = Annotated[
    Points
    | Gain
    | Times
    | Modifiers
    | DrawItems
    | Nasty
    | RivalNasty
    | DieShift
    | TaskBonus
    | OrderBonus
    | LateIgnore
    | Bare,
    Field(discriminator="do"),
]


def encode_effect(effect: Effect) -> list[int]:
    """An effect as the rules read it: [kind, n, a, b]."""
    kind = t.EFFECTS.index(effect.do)
    if isinstance(effect, Gain):
        return [kind, effect.n, _kinds(effect.of), int(effect.distinct)]
    if isinstance(effect, DrawItems):
        return [kind, effect.draw, effect.keep, 0]
    if isinstance(effect, (Nasty, RivalNasty)):
        return [kind, effect.steps, 0, 0]
    if isinstance(effect, DieShift):
        return [kind, effect.n, effect.max, 0]
    if isinstance(effect, TaskBonus):
        types = {"kitchen": 1 << t.KITCHEN, "chore": 1 << t.CHORES, "any": 1 << t.KITCHEN | 1 << t.CHORES}
        return [kind, effect.points, types[effect.task], 0]
    if isinstance(effect, OrderBonus):
        return [kind, effect.points, 0, 0]
    if isinstance(effect, LateIgnore):
        race = t.NOTHING if effect.race is None else t.RACES.index(effect.race)
        return [kind, effect.rounds, race, effect.on_time]
    return [kind, 1, 0, 0] if isinstance(effect, Bare) else [kind, effect.n, 0, 0]


def _kinds(of: str | list[Ingredient]) -> int:
    if isinstance(of, str):
        return t.ZONE_KINDS if of == "zone" else t.ANY_KIND
    return sum(1 << t.INGREDIENTS.index(kind) for kind in set(of))


# -- conditions ------------------------------------------------------------------------------------------------------


class Use(_Part):
    """Placements in areas; ``zones`` are dice values, or replace, item and potion in the Workshop."""

    count: Literal["use"]
    areas: list[Literal["cellar", "kitchen", "chores", "workshop", "office"]] = Field(min_length=1)
    n: int | None = Field(default=None, ge=1, le=30)
    zones: list[int | str] = []
    distinct: bool = False
    min_dice: int = Field(default=0, ge=0, le=4)

    @model_validator(mode="after")
    def _zones_are_there(self) -> Use:
        for zone in self.zones:
            zone_index(zone, self.areas)
        if self.distinct and (self.n or 0) > (len(set(self.zones)) or 6):
            raise ValueError("asks for more different zones than there are")
        return self


class Serve(_Part):
    """Orders served; ``distinct_races`` counts peoples instead."""

    count: Literal["serve"]
    n: int | None = Field(default=None, ge=1, le=12)
    races: list[Race] = []
    min_k: int = Field(default=0, ge=0, le=7)
    max_late: int | None = Field(default=None, ge=0, le=9)
    distinct_races: bool = False


class PayIngredients(_Part):
    """Return ingredients: any, all of one kind, or all different."""

    count: Literal["pay_ingredients"]
    n: int = Field(ge=1, le=3)
    shape: Literal["any", "same", "distinct"]


class TrackAt(_Part):
    """The own marker on a track, at the end."""

    count: Literal["track_at"]
    track: Literal["kitchen", "chores"]
    n: int | None = Field(default=None, ge=1, le=9)


class Plain(_Part):
    """What has a number and no more."""

    count: Literal["pay_points", "discard_items", "play_items", "nasty_at_most", "points_at_least"]
    n: int | None = Field(default=None, ge=0, le=200)

    @model_validator(mode="after")
    def _within_reach(self) -> Plain:
        if self.n == 0 and self.count != "nasty_at_most":
            raise ValueError(f"{self.count!r} needs 1 at least")
        most = {"pay_points": 20, "discard_items": t.MOST_ITEMS_HELD, "play_items": 12, "nasty_at_most": 10}
        if self.n is not None and self.n > most.get(self.count, 200):
            raise ValueError(f"{self.count!r} allows at most {most[self.count]}")
        return self


Condition = Annotated[
    Use | Serve | PayIngredients | TrackAt | Plain,
    Field(discriminator="count"),
]


def encode_condition(condition: Condition) -> list[int]:
    """A condition as the rules read it: [kind, n, a, b, c, d]."""
    head = [t.CONDITIONS.index(condition.count), condition.n or 0]
    if isinstance(condition, Use):
        areas = sum(1 << t.AREAS.index(area) for area in set(condition.areas))
        zones = sum(1 << zone_index(zone, condition.areas) for zone in set(condition.zones))
        return [*head, areas, zones, int(condition.distinct), condition.min_dice]
    if isinstance(condition, Serve):
        races = sum(1 << t.RACES.index(race) for race in set(condition.races))
        late = t.NOTHING if condition.max_late is None else condition.max_late
        return [*head, races, int(condition.distinct_races), condition.min_k, late]
    if isinstance(condition, PayIngredients):
        return [*head, t.SHAPES.index(condition.shape), 0, 0, 0]
    if isinstance(condition, TrackAt):
        return [*head, t.KITCHEN if condition.track == "kitchen" else t.CHORES, 0, 0, 0]
    return [*head, 0, 0, 0, 0]


def zone_index(zone: int | str, areas: Sequence[str]) -> int:
    """The number of a zone that stands in one of the areas; ``ValueError`` if none does."""
    first = {"cellar": t.CELLAR_ZONE, "kitchen": t.KITCHEN_ZONE, "chores": t.CHORES_ZONE}
    for area in areas:
        if area == "workshop" and zone in WORKSHOP:
            return t.REPLACE_ZONE + WORKSHOP.index(str(zone))
        if area in first and zone in t.TOTALS[first[area] : first[area] + 6]:
            return t.TOTALS.index(int(zone), first[area])
    raise ValueError(f"there is no zone {zone!r} in {', '.join(areas)}")


WORKSHOP = ["replace", "item", "potion"]


def is_always_open(way: Condition) -> bool:
    """Whether nobody can close this way for good (CT-13.9): the Cellar, a few ingredients, or points."""
    if isinstance(way, Use):
        return "cellar" in way.areas and (way.n or 0) <= 3 and len(way.zones or [0, 0]) >= 2
    if isinstance(way, PayIngredients):
        return way.shape != "same"
    return way.count == "pay_points"

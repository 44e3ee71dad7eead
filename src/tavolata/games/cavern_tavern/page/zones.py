"""The places where dice are laid: what each asks for, what it gives, and whose dice lie there."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations

from ....kit.emblems import icon, shield
from ....kit.markup import NOTHING, Markup, joined, tag, vh
from ..rules import tables as t
from ..rules.deeds import zone_effects
from ..view import PlacementView
from .emblems import die, good, owner
from .targets import PLACING, TURN, Table

SIGNS: dict[int, tuple[str, ...]] = {
    t.EXCHANGE: ("again",),
    t.STEAL: ("take",),
    t.SWAP: ("swap",),
    t.FIRST_PLAYER: ("crown",),
    t.DRAW_ITEMS: ("cards",),
    t.NASTY: ("arrow", "skull"),
    t.RIVAL_NASTY: ("arrow down",),
    t.REPLACE_ORDER: ("scroll", "swap"),
    t.MODIFIERS: ("wedge", "wedge"),
}
"""The emblems of what is neither points nor ingredients."""
AUTOMA = (
    (t.KITCHEN_ZONE, "yellow"),
    (t.CHORES_ZONE, "blue"),
    (t.OFFICE_ZONE, "green"),
    (t.CHAMBER_ZONE, "red"),
    (t.OWN_ZONE, "purple"),
)
"""Up to which zone each die of the automa blocks."""


MOST_LARGE = 3
"""With more dice than these, a placement is drawn smaller."""
TWO_DIGITS, TWO_GAINS = 10, 2
"""From how many points on, and above how many gains, what a zone gives is drawn smaller."""


def automa_colour(zone: int) -> str:
    """The die of the automa that blocks in the area of a zone."""
    return next(colour for end, colour in AUTOMA if zone < end)


def skill(table: Table, zone: int, type: str = "") -> int:
    """The points that the reader's track adds to a task."""
    if table.own is None:
        return 0
    kitchen = type == "kitchen" or t.KITCHEN_ZONE <= zone < t.CHORES_ZONE
    chores = type == "chore" or t.CHORES_ZONE <= zone < t.OFFICE_ZONE
    space = table.mine["kitchen"] if kitchen else table.mine["chores"] if chores else 0
    return t.SKILL_POINTS[t.SKILL_STEPS[space]]


def gains(table: Table, zone: int, empty: frozenset[str] = frozenset()) -> Markup:
    """What a zone of the board gives the reader, in emblems; what no pile has any more is unlit."""
    return _gains(zone, table.view["seats"], skill(table, zone), empty)


@lru_cache(1024)
def _gains(zone: int, seats: int, bonus: int, empty: frozenset[str]) -> Markup:
    effects = zone_effects(zone, seats)
    parts = [_gain(effect, bonus, empty) for effect in effects]
    most = max([effect[1] + bonus for effect in effects if effect[0] == t.POINTS], default=0)
    css = "gain num tight" if most >= TWO_DIGITS and len(parts) > TWO_GAINS else "gain num"
    return tag("span", *parts, class_=css, aria_hidden="true")


def _gain(effect: list[int], bonus: int, empty: frozenset[str]) -> Markup:
    kind, n, kinds, _ = effect
    if kind == t.POINTS:
        return tag("b", str(n + bonus), class_="pts more" if bonus else "pts")
    if kind == t.GAIN_POTION:
        return good("potion", classes="no" if "potion" in empty else "")
    if kind != t.GAIN:
        return joined([icon(id.split(" ")[0], f"ic {id}") for id in SIGNS[kind]])
    if kinds == t.ANY_KIND:
        return icon("barrel")
    names = [t.INGREDIENTS[one] for one in range(t.KINDS) if kinds >> one & 1]
    return joined([good(name, classes="no" if name in empty else "") for name in names])


@lru_cache(64)
def asks_for(total: int, dice: int) -> Markup:
    """What a zone asks for: a total, or a number of dice."""
    if total:
        return tag("b", str(total), class_="value num")
    return tag("b", *[tag("i") for _ in range(dice)], class_=f"value n{dice}")


# -- dice -------------------------------------------------------------------------------------------------------------


def placed(table: Table, zone: int, one: PlacementView, last: bool) -> Markup:
    """The dice of one player on a zone."""
    seat, faces = one["seat"], tuple(one["dice"])
    said = ", ".join([str(face) for face in faces])
    if seat is None:
        spoken = table.say("blocked-by", dice=said)
    else:
        spoken = table.say("dice-of", player=table.words.player(seat), dice=said)
    return _placed(seat, owner(seat, automa_colour(zone)), faces, spoken, last)


@lru_cache(4096)
def _placed(seat: int | None, colour: str, faces: tuple[int, ...], spoken: str, last: bool) -> Markup:
    dice = [die(face, colour, "", "" if seat is None else f"die-{face}") for face in faces]
    arms = icon("lock", "ic lock") if seat is None else shield(seat)
    css = f"placed{' many' if len(faces) > MOST_LARGE else ''}{' last-dice' if last else ''}"
    return tag("span", vh(f" {spoken} "), arms, *dice, class_=css)


def ghosts(table: Table, faces: list[int]) -> Markup:
    """Dice that the reader is about to lay."""
    dice = [die(face, owner(table.me)) for face in faces]
    return tag("span", *dice, class_="placed ghost", aria_hidden="true")


@lru_cache(512)
def ways(faces: tuple[int, ...], total: int, number: int) -> tuple[tuple[int, ...], ...]:
    """The sets of dice that meet what a zone asks for, as they lie: by their sum, or by their number."""
    sizes = [number] if number else range(1, len(faces) + 1)
    found = {
        tuple(sorted(some, reverse=True))
        for size in sizes
        for some in combinations(faces, size)
        if number or sum(some) == total
    }
    return tuple(sorted(found, key=lambda some: (len(some), some)))


def takes(table: Table, zone: int, total: int, number: int) -> str:
    """The dice that can be put down on a zone, as an attribute: those of some way, or those that are asked for."""
    faces = tuple(sorted(table.mine["dice"]))
    if zone == table.zone and table.kind in PLACING:
        moves = tuple([move for face in sorted(set(faces)) if (move := f"die {face}") in table.choices])
    elif table.kind in TURN and f"place {t.ZONE_NAMES[zone]}" in table.choices:
        moves = _dice(faces, total, number)
    else:
        moves = ()
    return f' data-takes="{",".join(moves)}"' if moves else ""


@lru_cache(4096)
def _dice(faces: tuple[int, ...], total: int, number: int) -> tuple[str, ...]:
    """The dice of all ways; any of them, where only changed dice will do."""
    fit = {face for way in ways(faces, total, number) for face in way}
    return tuple([f"die {face}" for face in sorted(fit or set(faces))])


def by(table: Table, total: int, number: int) -> Markup:
    """With which of the reader's dice a zone can be used: the dice, if there is one way only, or how many ways."""
    return _by(tuple(sorted(table.mine["dice"])), total, number)


@lru_cache(4096)
def _by(faces: tuple[int, ...], total: int, number: int) -> Markup:
    found = ways(faces, total, number)
    if len(found) == 1 and len(found[0]) <= MOST_LARGE + 1:
        return tag("span", *[icon(f"die-{face}") for face in found[0]], class_="by", aria_hidden="true")
    if number and found:
        return NOTHING
    many = f"×{len(found)}" if found else "±"
    return tag("span", icon("dice"), many, class_="by num", aria_hidden="true")

"""What the page says of Il Trono di Spade: a move on a button, and where a match stands."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ....engine.scene import Choice, Scene
from ....kit.emblems import icon, sign
from ....kit.markup import NOTHING, Markup, tag
from ....kit.words import sentence
from ..rules import tables as t
from ..rules.frames import SIDES
from ..view import CombatView, TronoView, sides
from .board import phase_of
from .emblems import TRACKS, arms, token, unit
from .targets import Table

if TYPE_CHECKING:
    from ....engine.room import Speaker

WAYS = {
    "move-plan-area": "here",
    "move-attack": "swords",
    "move-march-neutral": "swords",
    "move-march-take": "banner",
    "move-march-ally": "pact",
    "move-march-seize": "betray",
    "move-attack-ally": "betray",
    "move-raid": "flame",
    "move-resolve": "check",
    "move-muster": "tower",
    "move-raven": "raven",
    "move-launch": "anchor",
    "move-lose-at": "skull",
    "move-cut": "cross",
}
"""The emblem of what is done in an area."""
WORDS = {
    "pass": "cross",
    "done": "check",
    "yes": "check",
    "no": "cross",
    "look": "eye",
    "keep": "raven",
    "bottom": "arrow",
    "collect": "power",
    "muster": "tower",
    "attacker": "swords",
    "defender": "shield",
    "neither": "cross",
    "blade": "blade",
    "redraw": "again",
    "units": "footman",
    "places": "throne",
    "enter": "link",
    "receive": "take",
    "seize": "betray",
    "propose": "pact",
    "decline": "cross",
}
"""The emblem of each move that is one word."""

# -- a move on a button -----------------------------------------------------------------------------------------------


def label(choice: Choice, scene: Scene[TronoView]) -> Markup:
    """A move as a short button: an emblem and a name; or its sentence."""
    table = Table(scene)
    verb, _, about = choice.text.partition(" ")
    if verb in table.areas:
        return _area(table, choice)
    if verb in LABELS and (about or verb in t.UNITS):
        return LABELS[verb](table, about or verb)
    combat = table.view["combat"]
    if combat is not None and verb in SIDES:
        return _backed(table, combat, verb) + tag("span", sentence(choice.says))
    return sign(WORDS.get(verb, "lozenge")) + tag("span", sentence(choice.says))


def _backed(table: Table, combat: CombatView, side: str) -> Markup:
    """The arms of the side that is supported; a neutral force has none."""
    backed = sides(combat)[SIDES.index(side)]
    if backed is None:
        return sign(WORDS[side])
    return arms(table.house(backed["seat"]))


def _area(table: Table, choice: Choice) -> Markup:
    name = tag("span", table.area(choice.text))
    arguments = choice.phrase.arguments
    order = str(arguments.get("order", "")).removeprefix("order-")
    if order and table.own is not None:
        seat = table.areas[choice.text]["owner"]
        house = table.house(seat if seat >= 0 else table.own)
        return token(order, house) + name
    emblem = WAYS.get(choice.phrase.id)
    seat = table.areas[choice.text]["controller"]
    shield = arms(table.house(seat)) if seat >= 0 and seat != table.own else NOTHING
    gain = [_odds(choice), icon(emblem)] if emblem else []
    return shield + name + (tag("span", *gain, class_="gain num") if gain else NOTHING)


def _odds(choice: Choice) -> str:
    """All that could march against what would meet it, before support and cards."""
    told = choice.phrase.arguments
    return f"{told['attack']}:{told['defence']}" if "attack" in told else ""


def _order(table: Table, order: str) -> Markup:
    return token(order, table.house(table.me)) + tag("span", table.order(order))


def _card(table: Table, card: str) -> Markup:
    facts = table.printed["cards"][card]
    icons = [icon("sword")] * facts["swords"] + [icon("tower")] * facts["forts"]
    number = tag("b", str(facts["strength"]), class_="st")
    return number + tag("span", table.card(card)) + (tag("span", *icons, class_="gain") if icons else NOTHING)


def _unit(table: Table, kind: str) -> Markup:
    return unit(kind, table.house(table.me)) + tag("span", table.words.name(f"unit-{kind}"))


def _upgrade(table: Table, kind: str) -> Markup:
    house = table.house(table.me)
    return (
        unit("footman", house)
        + icon("arrow", "ic dir right")
        + unit(kind, house)
        + tag("span", table.words.name(f"unit-{kind}"))
    )


def _bid(table: Table, number: str) -> Markup:
    return icon("power") + tag("b", number)


def _track(table: Table, track: str) -> Markup:
    return icon(TRACKS[track]) + tag("span", table.words.name(f"track-{track}"))


def _house(table: Table, house: str) -> Markup:
    return arms(house) + tag("span", table.short_house(house))


def _take(table: Table, number: str) -> Markup:
    return icon("ship") + tag("span", table.say("take-ships", number=int(number)))


def _effect(table: Table, effect: str) -> Markup:
    return icon("scroll") + tag("span", sentence(table.words.text(f"effect-{effect}")))


def _objective(table: Table, card: str) -> Markup:
    points = table.printed["objectives"][card]["points"][table.house(table.me)]
    return tag("b", str(points), class_="st") + tag("span", table.words.name(f"objective-{card}"))


LABELS: dict[str, Callable[[Table, str], Markup]] = {
    "order": _order,
    "card": _card,
    "upgrade": _upgrade,
    "bid": _bid,
    "track": _track,
    "house": _house,
    "take": _take,
    "choose": _effect,
    "objective": _objective,
    **dict.fromkeys(t.UNITS, _unit),
}
"""The button of each kind of move."""

# -- where a match stands ---------------------------------------------------------------------------------------------


def gist(view: TronoView, words: Speaker) -> str:
    """The round and the phase."""
    phase = words.text(f"page-phase-{phase_of(view)}")
    return words.text("page-gist", number=view["round"], rounds=t.ROUNDS, phase=phase)

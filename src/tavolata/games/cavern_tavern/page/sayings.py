"""What the page says of Cavern Tavern: a move on a button, and where a match stands."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ....engine.scene import Choice, Scene
from ....kit.emblems import player_class, shield, sign
from ....kit.markup import NOTHING, Markup, joined, tag
from ....kit.phrases import number_in, phrase_in
from ....kit.words import sentence
from ..rules.tables import (
    CHAMBER_ZONE,
    CHORES_ZONE,
    KITCHEN_ZONE,
    OFFICE_ZONE,
    OWN_ZONE,
    REPLACE_ZONE,
    ROUNDS,
    ZONE_NAMES,
)
from ..view import CavernView
from .emblems import AREAS, VERBS, die, good
from .targets import Table, rival_of
from .zones import gains

if TYPE_CHECKING:
    from ....engine.room import Speaker

# -- a move on a button -----------------------------------------------------------------------------------------------


def label(choice: Choice, scene: Scene[CavernView]) -> Markup:
    """A move as a short button: an emblem, a name, what it yields."""
    if choice.text in LABELS:
        return LABELS[choice.text](choice, scene)
    draw = LABELS.get(choice.text.split(" ")[0])
    return draw(choice, scene) if draw is not None else _plain(choice, scene)


def _mark(inside: str) -> Markup:
    return tag("span", Markup(inside), class_="mi")


def _named(choice: Choice, scene: Scene[CavernView], argument: str) -> str:
    return scene.words.name(str(choice.phrase.arguments[argument]))


def _plain(choice: Choice, scene: Scene[CavernView]) -> Markup:
    """A move of a few words."""
    id = "page-move-" + choice.phrase.id.removeprefix("move-")
    name = scene.words.text(id) if scene.words.knows(id) else choice.says
    emblem = VERBS.get(choice.text) or VERBS.get(choice.text.split(" ")[0], "check")
    return sign(emblem) + tag("span", name)


def _place(choice: Choice, scene: Scene[CavernView]) -> Markup:
    zone = ZONE_NAMES.index(choice.text.removeprefix("place "))
    name, table = _named(choice, scene, "zone"), Table(scene)
    if zone < CHAMBER_ZONE:
        name = table.zone_name(ZONE_NAMES[zone], name)
    total = number_in(choice.phrase.arguments, "total")
    value = tag("b", str(total), class_="num dice-total") if total else ""
    shown = gains(table, zone) if zone < OWN_ZONE else NOTHING
    return sign(AREAS[area_of(zone)]) + joined([value, tag("span", name), shown])


def area_of(zone: int) -> str:
    """The area a zone belongs to."""
    for end, area in (
        (KITCHEN_ZONE, "cellar"),
        (CHORES_ZONE, "kitchen"),
        (OFFICE_ZONE, "chores"),
        (REPLACE_ZONE, "office"),
        (CHAMBER_ZONE, "workshop"),
        (OWN_ZONE, "chamber"),
    ):
        if zone < end:
            return area
    return "own"


def _order(choice: Choice, scene: Scene[CavernView]) -> Markup:
    """An order that is taken or laid out, with its points; one that goes has none."""
    verb = choice.text.split(" ")[0]
    shown = NOTHING
    if "does" in choice.phrase.arguments:
        points = phrase_in(choice.phrase.arguments, "does").arguments["points"]
        shown = tag("span", tag("b", str(points), class_="pts"), class_="gain num")
    return sign(VERBS[verb]) + tag("span", _named(choice, scene, "order")) + shown


def _serve(choice: Choice, scene: Scene[CavernView]) -> Markup:
    if choice.text != "serve":
        return _plain(choice, scene)
    points = str(choice.phrase.arguments["points"])
    name = scene.words.text("page-serve")
    return sign("check") + tag("span", name) + _gained(points)


def _gained(points: str) -> Markup:
    return tag("span", tag("b", f"+{points}", class_="pts"), class_="gain num")


def _good(choice: Choice, scene: Scene[CavernView]) -> Markup:
    kind = choice.text.split(" ")[1]
    return _mark(good(kind)) + tag("span", scene.words.name(f"ingredient-{kind}"))


def _drink(choice: Choice, scene: Scene[CavernView]) -> Markup:
    kinds = choice.text.split(" ")[1:]
    points = str(choice.phrase.arguments["points"])
    shown = _gained(points)
    return _mark(joined([good(kind) for kind in kinds])) + tag("span", _named(choice, scene, "drink")) + shown


def _rival(choice: Choice, scene: Scene[CavernView]) -> Markup:
    seat = int(choice.text.split(" ")[1]) - 1
    return _mark(shield(seat)) + tag("span", scene.words.player(seat))


def _die(choice: Choice, scene: Scene[CavernView]) -> Markup:
    """A die, and what it becomes."""
    face = int(choice.text.split(" ")[1])
    rival = rival_of(scene.view)
    colour = player_class((scene.seat or 0) if rival is None else rival)
    shown = [die(face, colour)]
    to = choice.phrase.arguments.get("to")
    if to is not None:
        shown += [Markup("→"), die(int(str(to).removeprefix("die-")), colour)]
    return tag("span", *shown, class_="mi dice")


def _card(argument: str) -> Callable[[Choice, Scene[CavernView]], Markup]:
    """A card by its name."""

    def draw(choice: Choice, scene: Scene[CavernView]) -> Markup:
        emblem = VERBS.get(choice.text) or VERBS[choice.text.split(" ")[0]]
        return sign(emblem) + tag("span", _named(choice, scene, argument))

    return draw


def _does(choice: Choice, scene: Scene[CavernView]) -> Markup:
    """One of several things a card may do, or a way to content Nasty."""
    said = scene.words.say(phrase_in(choice.phrase.arguments, "does"))
    return sign(VERBS[choice.text.split(" ")[0]]) + tag("span", sentence(said).removesuffix("."))


LABELS: dict[str, Callable[[Choice, Scene[CavernView]], Markup]] = {
    "place": _place,
    "order": _order,
    "drop": _order,
    "lay": _order,
    "serve": _serve,
    "take": _good,
    "give": _good,
    "drink": _drink,
    "rival": _rival,
    "die": _die,
    "face": _die,
    "modify": _die,
    "play": _card("item"),
    "keep": _card("item"),
    "discard": _card("item"),
    "choose": _card("character"),
    "ability": _card("character"),
    "says": _card("says"),
    "task": _card("task"),
    "effect": _does,
    "obey": _does,
}
"""How each kind of move looks on a button."""


# -- where a match stands ---------------------------------------------------------------------------------------------


def gist(view: CavernView, words: Speaker) -> str:
    """The round and the hour."""
    number = max(1, view["round"])
    return words.text("page-gist", number=number, most=ROUNDS, time=words.text(f"time-{number}"))

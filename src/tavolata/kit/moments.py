"""How what happened looks on the page: a room lists the kinds of its events, and says where they take things."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from ..engine.phrases import Journey, Phrase, Told
from ..engine.scene import Moment, Travel
from ..engine.setup import Setup
from .markup import NOTHING, Markup, tag
from .phrases import id_in, seat_in

if TYPE_CHECKING:
    from ..engine.room import Speaker

MOVE_SECONDS = 0.45
"""How long something travels."""


@dataclass(frozen=True, slots=True)
class Look:
    """How an event of one kind looks: see ``Moment``. What takes something somewhere is seen to move, also if it is
    quiet by itself."""

    kind: Literal["move", "reveal", "count", "result", "quiet"]
    seconds: float = 0.0
    stop: bool = False
    icon: str = ""
    heading: int = 0
    group: str = ""
    ahead: bool = False


QUIET = Look("quiet")
MOVE = Look("move", MOVE_SECONDS)


def say(told: Told, words: Speaker) -> str:
    """What happened: message ``event-<id>``."""
    return words.say(Phrase(f"event-{told.id}", told.arguments))


def event_id(told: Told) -> str:
    """The id of the event, which is the same for its witnesses."""
    return told.id.removesuffix("-seen")


def moment(told: Told, seat: int | None, words: Speaker, setup: Setup) -> Moment:
    """Without anything that a room says of it, what goes somewhere is seen to go, and the rest is quiet."""
    return shown(told, words, {})


def shown(
    told: Told,
    words: Speaker,
    looks: Mapping[str, Look],
    marks: tuple[str, ...] = (),
    panel: str = "",
    icon: str = "",
) -> Moment:
    """A moment by the table of a room. Its things and places are called on the page as they are in the rules. With an
    ``icon`` of its own it has not that of all its kind."""
    travels = together(told.journeys)
    look = looks.get(event_id(told), QUIET)
    goes = look.kind == "quiet" and bool(travels)
    return Moment(
        MOVE.kind if goes else look.kind,
        say(told, words),
        told.clause,
        marks,
        travels,
        MOVE.seconds if goes else look.seconds,
        look.stop,
        panel,
        look.group,
        icon or look.icon,
        look.heading,
        title(told, words) if look.heading else "",
        look.ahead,
        about(told),
    )


def title(told: Told, words: Speaker) -> str:
    """What the part of the game is called that begins with an event: attribute ``heading`` of its message, if it has
    one, or else what it says."""
    id = f"event-{event_id(told)}.heading"
    if words.knows(id):
        return words.say(Phrase(id, told.arguments))
    return say(told, words).removesuffix(".")


def about(told: Told) -> int | None:
    """The seat that an event is about, if it names one."""
    return seat_in(told.arguments, "seat") if "seat" in told.arguments else None


def emblem_of(told: Told, name: str, emblems: Mapping[str, str]) -> str:
    """The emblem of the thing that an argument names; nothing if there is none."""
    return emblems.get(id_in(told.arguments, name), "")


def names(told: Told, *keys: str, each: bool = False) -> tuple[str, ...]:
    """The things that some arguments of an event name: once, to be marked; or each as often as it is there."""
    found: list[str] = []
    for key in keys:
        value = told.arguments.get(key, [])
        found += [name for name in (value if isinstance(value, list) else [value]) if isinstance(name, str)]
    return tuple(found) if each else tuple(dict.fromkeys(found))


def panel(says: str, *things: Markup, classes: str = "") -> str:
    """What lies over the board for a while: things side by side, and what is said of them."""
    row = tag("div", *things, class_="things") if things else NOTHING
    said = tag("p", says, class_="says") if says else NOTHING
    return tag("div", row, said, class_=f"shows {classes}".rstrip())


def line(says: str, *signs: Markup) -> str:
    """A step of something larger: what is said of it in a line, after its signs."""
    return panel(says, *signs, classes="line")


def number(value: int, best: bool = False) -> Markup:
    """A number that counts, large; the best of several stands out."""
    return tag("b", str(value).replace("-", "−"), class_="big num best" if best else "big num")


def whose(sign: Markup, name: str, *things: Markup) -> Markup:
    """Things of a player, over the player's sign and name."""
    return tag("figure", *things, tag("figcaption", sign, name))


def together(journeys: list[Journey]) -> tuple[Travel, ...]:
    """Journeys as the page shows them: like things that go the same way go together."""
    found: dict[tuple[str, str, str], int] = {}
    for journey in journeys:
        way = (journey.thing, journey.start, journey.end)
        found[way] = found.get(way, 0) + journey.number
    return tuple(Travel(*way, number) for way, number in found.items())

"""How dice, plates, Unique Supporters and points look: emblems and the small pieces made of them."""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path

from ....kit import emblems
from ....kit.emblems import icon, player_class
from ....kit.markup import Markup, spoken, tag
from ....kit.phrases import PhraseView
from ..rules.tables import FACES
from ..view import SupporterView

DRAWINGS = Path(__file__).parent.parent / "drawings"

SUPPORTERS = {
    "balia": "nurse",
    "banditore": "crier",
    "armaiolo": "armourer",
    "badessa": "abbess",
    "falsario": "spy",
    "conestabile": "swords",
    "cavapietre": "pickaxe",
    "astrologa": "moon",
    "siniscalco": "key",
    "capitana": "helm",
    "confessore": "bishop",
    "ingegnere": "compass",
    "traghettatore": "boat",
    "pescatrice": "fish",
    "geometra": "square",
    "erborista": "herb",
    "gabelliere": "banker",
    "reggente": "sceptre",
    "cartografo": "chart",
    "mercantessa": "balance",
    "araldo": "gonfalon",
    "notaio": "quill",
    "inviata": "letter",
    "custode": "seal",
}
"""The emblem of each Unique Supporter; one from another pack has that of its ability."""
ABILITIES = {
    "modifiers": "modifier",
    "blacken": "dot",
    "roll": "dice",
    "circle": "ring",
    "erase": "rubber",
    "vp": "star",
    "wall": "wall",
    "river": "river",
    "border": "border",
}
RULES = {
    "territories": "castle",
    "supporters": "person",
    "claims": "ring",
    "joined": "link",
    "walls": "wall",
    "rivers": "river",
    "modifiers-used": "modifier",
    "size": "chart",
    "seat": "throne",
    "chronicle-distinct": "log",
    "chronicle-atleast": "log",
    "chronicle-more": "log",
}
"""The emblem of each source of points."""
OTHERS = (
    "crown skull lock candle check cross swap dice eye plus hourglass arrow back again lozenge star".split()
)
"""What else the drawings and previews refer to."""


def ability(says: PhraseView) -> str:
    """The kind of an ability, from the phrase that says it."""
    return _ability(says["id"])


def _ability(does: str) -> str:
    return does.removeprefix("ability-").removesuffix("-some")


def emblem(supporter: SupporterView) -> str:
    """The emblem of a Unique Supporter."""
    return supporter_emblem(supporter["id"], supporter["says"]["id"])


def supporter_emblem(id: str, does: str) -> str:
    """The same by its id, and by the message that says what it does."""
    return SUPPORTERS.get(id) or ABILITIES.get(_ability(does), "star")


@lru_cache(512)
def die(value: int, seat: int | None, classes: str = "", label: str = "", thing: str = "") -> Markup:
    """A die of a player's colour, or of ink; decoration unless it has a label."""
    colour = "ink" if seat is None else player_class(seat)
    css = f"die {colour}{' ' + classes if classes else ''}"
    face = tag("use", href=f"#dice-{value}")
    return tag("svg", face, class_=css, viewBox="0 0 64 66", data_thing=thing or None, **spoken(label))


@lru_cache(256)
def plate(seat: int, value: int | None, state: str, says: str) -> Markup:
    """A player's plate of this round: covered, shown with its value, or a place that waits for one."""
    inside: Markup | str = icon("crown") if state == "covered" else icon("candle")
    if value is not None and state != "covered":
        inside = tag("b", str(value))
    css = f"plaque {state} {player_class(seat)}"
    face = state if value is None else str(value)
    return tag(
        "span",
        inside,
        class_=css,
        role="img",
        aria_label=says,
        title=says,
        data_thing=f"tablet-{seat}",
        data_face=face,
    )


@cache
def sprite() -> Markup:
    """All emblems and patterns that the drawings of this game refer to."""
    dice = [f"die-{value}" for value in range(1, FACES + 1)]
    used = [*SUPPORTERS.values(), *ABILITIES.values(), *RULES.values(), *dice, *OTHERS]
    return emblems.sprite(DRAWINGS, used)

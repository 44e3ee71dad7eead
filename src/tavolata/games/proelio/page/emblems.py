"""How cards, backs, Guilds, seasons and Fortifications look: emblems and the small pieces made of them."""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path

from ....kit import emblems
from ....kit.emblems import icon
from ....kit.markup import Markup, tag
from ..rules.tables import NAMES

DRAWINGS = Path(__file__).parent.parent / "drawings"

CARDS = {
    "scudi": "shield",
    "palizzate": "palisade",
    "torre": "tower",
    "ronda": "lantern",
    "letame": "dung",
    "infiltrazione": "dagger",
    "soldati": "footman",
    "cavalieri": "knight",
    "trabucchi": "siege",
    "risorse": "sack",
    "alleanza": "pact",
    "peste": "plague",
    "fortezza": "fortress",
    "protezione": "aegis",
    "eroe": "hero",
    "polvere": "bomb",
    "inquisizione": "eye",
    "risorse-imperiali": "chest",
}
"""The emblem of each kind of card."""
GUILDS = {
    "bardi": "lyre",
    "costruttori": "hammer",
    "artigiani": "anvil",
    "ladri": "key",
    "scrivani": "quill",
    "speziali": "mortar",
    "mercanti": "scales",
}
SEASONS = {"summer": "sun", "autumn": "leaf", "winter": "snow"}
ACTIONS = {
    "draw": "cards",
    "attack": "swords",
    "fortify": "hammer",
    "play": "scroll",
    "imperial": "crown",
    "equitas": "scales",
    "trade": "cart",
    "support": "pact",
}
"""The emblem of each Action, in the order of the rules."""
OTHERS = "check cross take arrow skull swap back link chat lozenge star flame hourglass person".split()
"""What else the drawings and previews refer to."""

GOLD = frozenset(NAMES[12:])
"""The cards with a golden back."""

KEEPS = {
    "palizzate": (("palisade", 15, 35.8, 26), ("palisade", 79, 35.8, 26)),
    "torre": (("palisade", 14, 39.5, 22), ("palisade", 84, 39.5, 22)),
    "fortezza": (("tower", 12, 33.5, 28), ("tower", 80, 33.5, 28)),
}
"""What stands around a Fortification: emblem, place, size."""
SIZES = {"scudi": 34, "palizzate": 42, "torre": 46, "fortezza": 54}


def back_class(card: str) -> str:
    """The class that gives a card a golden frame, or none."""
    return " golden" if card in GOLD else ""


@cache
def back(gold: bool, classes: str = "") -> Markup:
    """A card face down: black with a lozenge, or golden with a crown."""
    css = f"back{' golden' if gold else ''}{' ' + classes if classes else ''}"
    return tag("i", class_=css, data_thing=f"back-{'imperial' if gold else 'base'}")


@lru_cache(4096)
def face(card: str, name: str, classes: str = "") -> Markup:
    """A small card face up; its name is its label."""
    css = f"mini{back_class(card)}{' ' + classes if classes else ''}"
    return tag(
        "span",
        icon(CARDS[card]),
        class_=css,
        role="img",
        aria_label=name,
        title=name,
        data_thing=f"card-{card}",
    )


@lru_cache(256)
def building(fortification: str | None, player: str, classes: str = "") -> Markup:
    """A Fortification as a building on its hill; bare ground where there is none."""
    css = f"building {player}{' ' + classes if classes else ''}"
    thing = f"card-{fortification}" if fortification else None
    drawn = Markup(_building(fortification))
    return tag("svg", drawn, class_=css, viewBox="0 0 120 66", aria_hidden="true", data_thing=thing)


@cache
def _building(fortification: str | None) -> str:
    size = SIZES.get(fortification or "", 34)
    emblem = CARDS[fortification] if fortification else "ground"
    around = [
        f'<use class="far" href="#{name}" x="{x}" y="{y}" width="{wide}" height="{wide}"/>'
        for name, x, y, wide in KEEPS.get(fortification or "", ())
    ]
    keep = (
        f'<use class="{"keep" if fortification else "bare"}" href="#{emblem}" x="{60 - size / 2:g}" '
        f'y="{61 - size * 0.95:g}" width="{size}" height="{size}"/>'
    )
    hill = '<path class="hill" d="M0 62C14 50 34 53 60 53C86 53 106 50 120 62V66H0Z"/>'
    return "".join([hill, *around, keep, '<path class="soil" d="M4 60.5H116"/>'])


@cache
def sprite() -> Markup:
    """All emblems that the drawings of this game refer to."""
    used = [*CARDS.values(), *GUILDS.values(), *SEASONS.values(), *ACTIONS.values(), *OTHERS]
    return emblems.sprite(DRAWINGS, used)

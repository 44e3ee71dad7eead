"""What the page says of Il Primo Cavaliere: a move on a button, and where a match stands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.scene import Choice, Scene
from ....kit.emblems import icon, shield
from ....kit.markup import Markup, joined, tag
from ..rules.tables import DIRECTIONS
from ..view import PrimoView
from .board import deed
from .emblems import arms, looks
from .targets import short_name
from .tray import companion_emblem

if TYPE_CHECKING:
    from ....engine.room import Speaker

# -- a move on a button -----------------------------------------------------------------------------------------------


def label(choice: Choice, scene: Scene[PrimoView]) -> Markup:
    """A move as a short button: emblems, a name, what it yields."""
    kind, _, about = choice.text.partition(" ")
    if kind in DIRECTIONS:
        return _journey_label(choice, scene, kind, about)
    if kind == "companion":
        emblem = icon(companion_emblem(scene.view["companions"]["says"][about]))
        return joined(
            [tag("span", emblem, class_="emblem"), tag("span", scene.words.name(f"companion-{about}"))]
        )
    if kind == "card":
        return _card_label(choice, scene, about)
    if kind == "house":
        return arms(looks(scene.view, scene.words)[about]) + tag("span", scene.words.name(f"house-{about}"))
    if kind == "seat":
        seat = int(about) - 1
        return shield(seat) + tag("span", scene.words.player(seat)) + _gain(_seat_emblem(choice))
    emblem = icon("raven" if kind == "keep" else "cross")
    return joined([tag("span", emblem, class_="emblem"), tag("span", choice.says)])


def _journey_label(choice: Choice, scene: Scene[PrimoView], way: str, house: str) -> Markup:
    """Arrow, arms, House, and the gain."""
    number = choice.phrase.arguments["number"]
    prize = {"banner": "gonfalon", "companion": "star"}.get(str(choice.phrase.arguments["gain"]))
    gains = [f"+{number}" if number != 1 else "", icon(prize) if prize else ""]
    return (
        icon("arrow", f"ic dir {way}")
        + arms(looks(scene.view, scene.words)[house])
        + tag("span", scene.words.name(f"house-{house}"))
        + tag("span", *gains, class_="gain num")
    )


def _card_label(choice: Choice, scene: Scene[PrimoView], card: str) -> Markup:
    """Arms, the character, what happens to him, and with whom he is."""
    house = scene.view["house_of"].get(card)
    emblem = icon("spider") if house is None else arms(looks(scene.view, scene.words)[house])
    owner = str(choice.phrase.arguments.get("owner", ""))
    whose = [shield(int(owner[1:]), scene.words.player(int(owner[1:])))] if owner else []
    name = tag("span", short_name(scene.words, card))
    return emblem + name + tag("span", *whose, icon(deed(choice)), class_="gain")


def _seat_emblem(choice: Choice) -> str:
    return "gonfalon" if choice.phrase.id == "move-give-banner" else "raven"


def _gain(emblem: str) -> Markup:
    return tag("span", icon(emblem), class_="gain")


# -- where a match stands ---------------------------------------------------------------------------------------------


def gist(view: PrimoView, words: Speaker) -> str:
    """How many characters are still in the city."""
    return words.text("board-gist", number=sum(card is not None for card in view["city"]))

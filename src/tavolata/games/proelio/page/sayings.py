"""What the page says of Proelio: a move on a button, and where a match stands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.scene import Choice, Scene
from ....kit.emblems import icon, shield, sign
from ....kit.markup import NOTHING, Markup, tag
from ..view import HouseView, ProelioView
from .emblems import ACTIONS, CARDS, GUILDS
from .hand import SEALS
from .targets import CARD_VERBS, guild_of
from .tray import answer_emblem, gives_up

if TYPE_CHECKING:
    from ....engine.room import Speaker

# -- a move on a button -----------------------------------------------------------------------------------------------


def label(choice: Choice, scene: Scene[ProelioView]) -> Markup:
    """A move as a short button: an emblem, a name, what it yields."""
    verb, _, about = choice.text.partition(" ")
    if verb in CARD_VERBS and about:
        name = tag("span", scene.words.text(f"card-{about}"))
        return sign(CARDS[about]) + name + _gain(choice, verb, about, scene)
    if verb == "seat":
        seat = int(about) - 1
        return shield(seat) + tag("span", scene.words.player(seat))
    if choice.text == "guild":
        guild = guild_of(_own(scene))
        return sign(GUILDS[guild]) + tag("span", scene.words.text(f"page-guild-{guild}"))
    emblem = answer_emblem(choice) or ACTIONS[choice.text]
    fatal = "-defeat" if gives_up(choice) else ""
    id = "page-move-" + choice.text.replace(" ", "-") + fatal
    return sign(emblem) + tag("span", scene.words.text(id)) + _number(choice)


def _gain(choice: Choice, verb: str, card: str, scene: Scene[ProelioView]) -> Markup:
    """The value of a card that is used for it, or the sign of what happens to it."""
    values = {entry["id"]: entry["value"] for entry in scene.view["register"]}
    if verb == "deploy" and values[card]:
        return tag("span", tag("b", f"+{values[card]}"), class_="gain num")
    if verb == "fortify":
        return tag("span", icon("hammer"), tag("b", str(values[card])), class_="gain num")
    return tag("span", icon("check" if verb == "deploy" else SEALS[verb]), class_="gain")


def _number(choice: Choice) -> Markup:
    """The total of a defence, what a Fortification covers, how much loot."""
    name = {"done": "total", "sacrifice": "value", "pay": "number"}.get(choice.text, "")
    if name not in choice.phrase.arguments or (choice.text == "pay" and gives_up(choice)):
        return NOTHING
    return tag("span", tag("b", str(choice.phrase.arguments[name])), class_="gain num")


def _own(scene: Scene[ProelioView]) -> HouseView:
    """The reader's House."""
    return scene.view["houses"][scene.seat or 0]


# -- where a match stands ---------------------------------------------------------------------------------------------


def gist(view: ProelioView, words: Speaker) -> str:
    """The season and what is left of the decks."""
    base, imperial = [deck["left"] for deck in view["decks"]]
    if view["season"] is None:
        return words.text("page-gist-teams", turn=view["turns"] + 1, base=base, imperial=imperial)
    season = words.text(f"season-{view['season']}")
    return words.text("page-gist", season=season, base=base, imperial=imperial)

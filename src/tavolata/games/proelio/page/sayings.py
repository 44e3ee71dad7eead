"""What the page says of Proelio: a move on a button, where a match stands, how it was won."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ....engine.scene import Choice, Scene, Tally
from ....kit.emblems import icon, shield, sign
from ....kit.markup import NOTHING, Markup, tag, text
from ..view import HouseView, ProelioView
from .emblems import ACTIONS, CARDS, GOLD, GUILDS
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


# -- where a match stands, and how it was won -------------------------------------------------------------------------


def gist(view: ProelioView, words: Speaker) -> str:
    """The season and what is left of the decks."""
    base, imperial = [deck["left"] for deck in view["decks"]]
    if view["season"] is None:
        return words.text("page-gist-teams", turn=view["turns"] + 1, base=base, imperial=imperial)
    season = words.text(f"season-{view['season']}")
    return words.text("page-gist", season=season, base=base, imperial=imperial)


def reckoning(view: ProelioView, words: Speaker) -> list[Tally]:
    """Who conquered whom; then every House's Fortification, Imperial cards and Guild, and its partner's points."""
    return [
        *_conquest(view, words),
        *[one for house in view["houses"] for one in _points(view, house, words)],
    ]


def _conquest(view: ProelioView, words: Speaker) -> Iterator[Tally]:
    if view["conqueror"] is not None and view["fallen"] is not None:
        fallen = text(words.player(view["fallen"]))
        line = Markup(words.text("reckoning-conquest", player=fallen))
        yield Tally(view["conqueror"], icon("crown") + " " + line, 0)


def _points(view: ProelioView, house: HouseView, words: Speaker) -> Iterator[Tally]:
    seat, parts, fort = house["seat"], house["parts"], house["fortification"]
    if fort is not None:
        line = words.text("reckoning-fortification", card=words.text(f"card-{fort}"))
        yield Tally(seat, icon(CARDS[fort]) + " " + line, parts["fortification"])
    if parts["imperial"]:
        names = [words.text(f"card-{card}") for card in house["hand"] or [] if card in GOLD]
        line = words.text("reckoning-imperial", number=parts["imperial"], cards=words.join(names))
        yield Tally(seat, icon("crown") + " " + line, parts["imperial"])
    if parts["guild"]:
        guild = guild_of(house)
        line = words.text("reckoning-guild", guild=words.text(f"guild-{guild}"))
        yield Tally(seat, icon(GUILDS[guild]) + " " + line, parts["guild"])
    if house["partner"] is not None:
        partner = view["houses"][house["partner"]]
        line = words.text("reckoning-partner", player=text(words.player(partner["seat"])))
        yield Tally(seat, icon("pact") + " " + Markup(line), partner["points"])

"""What the page says of Il Primo Cavaliere: a move on a button, where a match stands, how the banners were won."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.scene import Choice, Scene, Tally
from ....kit.emblems import icon, shield
from ....kit.markup import Markup, joined, tag, text
from ..rules.tables import DIRECTIONS
from ..view import HouseView, PrimoView
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
        return joined([tag("span", emblem, class_="em"), tag("span", scene.words.name(f"companion-{about}"))])
    if kind == "card":
        return _card_label(choice, scene, about)
    if kind == "house":
        return arms(looks(scene.view, scene.words)[about]) + tag("span", scene.words.name(f"house-{about}"))
    if kind == "seat":
        seat = int(about) - 1
        return shield(seat) + tag("span", scene.words.player(seat)) + _gain(_seat_emblem(choice))
    emblem = icon("raven" if kind == "keep" else "cross")
    return joined([tag("span", emblem, class_="em"), tag("span", choice.says)])


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


# -- where a match stands, and how it was won -------------------------------------------------------------------------


def gist(view: PrimoView, words: Speaker) -> str:
    """How many characters are still in the city."""
    return words.text("board-gist", number=sum(card is not None for card in view["city"]))


def reckoning(view: PrimoView, words: Speaker) -> list[Tally]:
    """Every banner with the count that holds it and the best of the others; partners' banners; the tie-break."""
    found: list[Tally] = []
    look = looks(view, words)
    for seat in range(view["seats"]):
        for house in view["houses"]:
            if house["banner"] == seat:
                found.append(Tally(seat, arms(look[house["id"]]) + " " + _holds(house, seat, view, words), 1))
        if view["options"].get("teams"):
            partner = seat ^ 2
            number = len(view["players"][partner]["banners"])
            line = words.text("reckoning-partner", player=text(words.player(partner)), number=number)
            found.append(Tally(seat, Markup(line), number))
    return found + _tie_break(view, words)


def _holds(house: HouseView, seat: int, view: PrimoView, words: Speaker) -> Markup:
    """``Stark: 4, against 2 of Elio, with Jon Snow counted``."""
    counts = house["counts"]
    best = max(count for other, count in enumerate(counts) if other != seat)
    rivals = [
        text(words.player(other)) for other, count in enumerate(counts) if other != seat and count == best
    ]
    state = (
        "alone"
        if best == 0
        else "tied"
        if best == counts[seat]
        else "behind"
        if best > counts[seat]
        else "ahead"
    )
    line = words.text(
        "reckoning-banner",
        house=text(words.name(f"house-{house['id']}")),
        count=counts[seat],
        best=best,
        rivals=words.join(rivals),
        state=state,
    )
    kept = [one["id"] for one in view["players"][seat]["companions"] if one["house"] == house["id"]]
    if not kept:
        return Markup(line)
    names = words.join([text(words.name(f"companion-{id}")) for id in kept])
    return Markup(line + words.text("reckoning-with", companions=names))


def _tie_break(view: PrimoView, words: Speaker) -> list[Tally]:
    """Among equals the banner of the largest House decides."""
    scores, winners = view["scores"], view["winners"]
    level = [seat for seat, score in enumerate(scores) if score == max(scores)]
    if not winners or len(level) == len(winners):
        return []
    held = [
        (house, seat) for house in view["houses"] if (seat := house["banner"]) is not None and seat in winners
    ]
    largest, holder = max(held, key=lambda pair: pair[0]["size"])
    line = words.text("reckoning-tie", house=text(words.name(f"house-{largest['id']}")))
    return [Tally(holder, arms(looks(view, words)[largest["id"]]) + " " + Markup(line), 0)]

"""A view as a picture that stands alone: the ring of Houses with the attacks between them."""

from __future__ import annotations

from functools import cache
from math import cos, radians, sin
from typing import TYPE_CHECKING

from ....kit.emblems import ordinary, player_class
from ....kit.markup import Markup, text
from ....kit.picture import cut, framed, use
from ..view import HouseView, ProelioView, face_of
from .emblems import CARDS, DRAWINGS, GOLD, GUILDS, SEASONS, sprite

if TYPE_CHECKING:
    from ....engine.room import Speaker

WIDTH, HEIGHT = 760, 560
ACROSS, DOWN = 285, 205
"""How far from the middle the Houses stand."""
PLOT_WIDE, PLOT_HIGH = 172, 104
LONGEST = 13
"""How many letters of a name there is room for."""


def picture(view: ProelioView, words: Speaker) -> Markup:
    """The whole picture, seen from the chair of the one whose view it is."""
    me = view["seat"] or 0
    seats = view["seats"]
    order = [(me - step) % seats for step in range(seats)]
    plots = [_plot(view, words, seat, place) for place, seat in enumerate(order)]
    attacks = [_attack(view, seat, place) for place, seat in enumerate(order)]
    return framed(
        DRAWINGS,
        "prx",
        (WIDTH, HEIGHT),
        words.text("title"),
        sprite(),
        f'<rect class="ground" width="{WIDTH}" height="{HEIGHT}" rx="12"/>',
        f'<ellipse class="way" cx="{WIDTH // 2}" cy="{HEIGHT // 2}" rx="{ACROSS}" ry="{DOWN}"/>',
        _centre(view, words),
        *plots,
        *attacks,
    )


def _point(place: float, seats: int) -> tuple[float, float, float]:
    """A place on the ring and the direction of play there: the first at the bottom, the others clockwise."""
    angle = 90 + 360 * place / seats
    x = WIDTH / 2 + ACROSS * cos(radians(angle))
    y = HEIGHT / 2 + DOWN * sin(radians(angle))
    return x, y, angle + 180


# -- a House ----------------------------------------------------------------------------------------------------------


def _plot(view: ProelioView, words: Speaker, seat: int, place: int) -> str:
    x, y, _ = _point(place, view["seats"])
    house = view["houses"][seat]
    fort = house["fortification"]
    name = words.text(f"card-{fort}") if fort else words.text("page-no-fort")
    return (
        f'<g class="{player_class(seat)}" transform="translate({x - PLOT_WIDE / 2:.1f} {y - PLOT_HIGH / 2:.1f})">'
        f'<rect class="plot" width="{PLOT_WIDE}" height="{PLOT_HIGH}" rx="7"/>'
        f'<rect class="top" width="{PLOT_WIDE}" height="4" rx="2"/>'
        f"{use(ordinary(seat), 9, 11, 20, 'coloured')}"
        f'<text class="name" x="35" y="27">{text(cut(words.player(seat), LONGEST))}</text>'
        f'<text class="end" x="{PLOT_WIDE - 10}" y="27">{view["scores"][seat]}</text>'
        f"{use(CARDS[fort] if fort else 'ground', PLOT_WIDE - 56, 34, 46, 'coloured')}"
        f'<rect class="box" x="9" y="36" width="20" height="19" rx="5"/>'
        f'<text class="level" x="19" y="51">{house["value"]}</text><text x="36" y="51">{text(name)}</text>'
        f"{_hand(house)}{_signs(house, words)}</g>"
    )


def _hand(house: HouseView) -> str:
    """Faces where they are known, backs elsewhere."""
    open = house["hand"] if house["hand"] is not None else house["known"]
    golden = sum(card in GOLD for card in open)
    cards = [_face(card) for card in open]
    cards += [_back(False)] * (house["black"] - len(open) + golden) + [_back(True)] * (house["gold"] - golden)
    step = 16 if len(cards) <= 6 else 12
    return "".join(
        [f'<g transform="translate({9 + step * n} 62)">{card}</g>' for n, card in enumerate(cards)]
    )


@cache
def _back(gold: bool) -> str:
    mark = "M3.6 7L5.3 9L7 6L8.7 9L10.4 7L9.7 13H4.3Z" if gold else "M7 5l3 4.5l-3 4.5l-3-4.5Z"
    back, sign = ("golden", "golden-mark") if gold else ("black", "black-mark")
    return (
        f'<rect class="{back}" x=".5" y=".5" width="13" height="18" rx="2"/><path class="{sign}" d="{mark}"/>'
    )


@cache
def _face(card: str) -> str:
    return '<rect class="stock" x=".5" y=".5" width="13" height="18" rx="2"/>' + use(
        CARDS[card], 2, 4.5, 10, "gold" if card in GOLD else "ink"
    )


def _signs(house: HouseView, words: Speaker) -> str:
    """The Guild, unless it is used up, the Merchant and La Peste."""
    found, x = [], 9
    guild = house["guild"]
    if guild is not None and not guild["spent"]:
        name = text(words.text(f"page-guild-{guild['id']}"))
        found.append(use(GUILDS[guild["id"]], x, 85, 13, "ink"))
        found.append(f'<text class="small" x="{x + 18}" y="96">{name}</text>')
        x += 100
    for emblem, here in (("cart", house["merchant"]), ("plague", house["plague"])):
        if here:
            found.append(use(emblem, x, 83, 16, "gold"))
            x += 22
    return "".join(found)


# -- between and amid the Houses --------------------------------------------------------------------------------------


def _attack(view: ProelioView, seat: int, place: int) -> str:
    """The attack a House has laid, on its way to the next."""
    attack = view["houses"][seat]["attack"]
    if attack is None:
        return ""
    x, y, turn = _point(place + 0.5, view["seats"])
    card = face_of(attack)
    shown = _face(card) if card else _back(attack["back"] == "imperial")
    return (
        f'<g transform="translate({x - 14:.1f} {y - 19:.1f}) scale(2)">{shown}</g>'
        f'<g transform="translate({x:.1f} {y:.1f}) rotate({turn:.0f})">{use("arrow", -9, -38, 18, "arrow")}</g>'
    )


def _centre(view: ProelioView, words: Speaker) -> str:
    """The season and what is left of the decks."""
    x, y = WIDTH / 2, HEIGHT / 2
    season = view["season"]
    emblem = SEASONS[season] if season else "pact"
    name = words.text(f"season-{season}") if season else words.text("page-alliances")
    decks = " · ".join(f"{words.text('page-deck-' + deck['id'])} {deck['left']}" for deck in view["decks"])
    return (
        f"{use(emblem, x - 20, y - 52, 40, 'gold')}"
        f'<text class="season" x="{x:g}" y="{y + 14:g}">{text(name)}</text>'
        f'<text class="mid" x="{x:g}" y="{y + 36:g}">{text(decks)}</text>'
    )

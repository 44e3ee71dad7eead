"""A scene of Proelio as the page shows it: the ring of Houses, the own House, the register and the seats."""

from __future__ import annotations

from collections import Counter
from typing import Final, Literal, TypeAlias

from ....engine.scene import Drawing, Scene, SeatMark
from ....kit.markup import tag
from ....kit.page import Page
from ..view import ProelioView
from .board import Ring
from .emblems import GOLD, sprite
from .picture import picture
from .sayings import gist, label, preview, reckoning
from .side import Register
from .targets import Table
from .tray import Mine
from .waiting import turned_up

Back: TypeAlias = Literal["black", "gold"]
BACKS: Final[tuple[Back, Back]] = ("black", "gold")
"""The backs of the cards, in the order of the decks."""


def paint(scene: Scene[ProelioView]) -> Drawing:
    """All drawings of a scene."""
    table = Table(scene)
    return Drawing(
        board=Ring(table).draw(),
        side=Register(table).draw(),
        tray=Mine(table).draw(),
        seats=tuple(_seat(table, seat) for seat in range(table.view["seats"])),
        flights=flights(scene),
    )


# -- seats ------------------------------------------------------------------------------------------------------------


def _seat(table: Table, seat: int) -> SeatMark:
    """The points a House would have if Winter came now; with whom it is allied."""
    score = table.view["scores"][seat]
    after = table.scene.after
    then = score if after is None else after["scores"][seat]
    shown = str(score) if then == score else f"{score}→{then}"
    partner = table.houses[seat]["partner"]
    if partner is None:
        unit = table.say("unit-end" if table.view["over"] else "unit", number=then)
        return SeatMark(shown, unit)
    ally = tag("span", table.say("with", player=table.words.player(partner)), class_="tag team")
    return SeatMark(shown, table.say("unit-team"), tag("p", ally, class_="flags"))


# -- journeys ---------------------------------------------------------------------------------------------------------


def flights(scene: Scene[ProelioView]) -> dict[str, str]:
    """Where cards went that left their place, as far as the reader saw them go."""
    before, now = scene.before, scene.view
    if before is None or before["seat"] != now["seat"]:
        return {}
    if scene.parts:  # what the reader plans is laid out; the last move is another matter
        return _own_cards(before, now, "dis") if now["hand"] is not None else {}
    found = _drawn(before, now)
    goals = [_goal(before, now, house["seat"]) for house in now["houses"]]
    for house in now["houses"]:
        found |= _left_hand(before, now, house["seat"], goals[house["seat"]])
    for by, card in turned_up(before, now):
        found[f"atk-{by}"] = f"dis-{int(card in GOLD)}"
    return found | _off_the_table(before, now)


def _off_the_table(before: ProelioView, now: ProelioView) -> dict[str, str]:
    """When a combat is over, the attack that lay open and what was deployed go to the discards together."""
    over = before["defence"]
    if over is None or now["defence"] is not None:
        return {}
    found = {
        f"laid-{place}": f"dis-{int(card in GOLD)}"
        for place, card in enumerate(over["deployed"])
        if over["seat"] != now["seat"]
    }
    if over["revealed"]:
        found[f"atk-{over['attacker']}"] = f"dis-{int(over['revealed'] in GOLD)}"
    return found


def _anchor(now: ProelioView, seat: int) -> str:
    """Where the cards of a House arrive."""
    return "hand" if seat == (now["seat"] or 0) else f"house-{seat}"


def _drawn(before: ProelioView, now: ProelioView) -> dict[str, str]:
    """Cards drawn: from the top of a deck to whoever has more of its backs."""
    found = {}
    for place, back in enumerate(BACKS):
        left, then = before["decks"][place]["left"], now["decks"][place]["left"]
        takers = [
            house["seat"]
            for house, was in zip(now["houses"], before["houses"], strict=True)
            if house[back] > was[back]
        ]
        if then < left and takers:
            found[f"deck-{place}-{left}"] = _anchor(now, takers[0])
    return found


def _goal(before: ProelioView, now: ProelioView, seat: int) -> str:
    """Where the cards go that a House gave away: to an attack it laid, its defence, another House, or the discards."""
    if now["houses"][seat]["attack"] is not None and before["houses"][seat]["attack"] is None:
        return f"atk-{seat}"
    if len(_deployed(now, seat)) > len(_deployed(before, seat)):
        return f"laid-{seat}"
    for house, was in zip(now["houses"], before["houses"], strict=True):
        if house["seat"] != seat and house["cards"] > was["cards"]:
            return _anchor(now, house["seat"])
    return "dis"


def _deployed(view: ProelioView, seat: int | None) -> list[str]:
    """What a House has laid out to defend itself."""
    defence = view["defence"]
    return [] if defence is None or defence["seat"] != seat else defence["deployed"]


def _left_hand(before: ProelioView, now: ProelioView, seat: int, goal: str) -> dict[str, str]:
    """The cards that left a hand: the reader's own by name, the others' by their backs."""
    if seat == now["seat"] and before["hand"] is not None and now["hand"] is not None:
        return _own_cards(before, now, goal)
    house, was = now["houses"][seat], before["houses"][seat]
    found = {}
    for place, back in enumerate(BACKS):
        for number in range(house[back], was[back]):
            found[f"h{seat}-{back[0]}{number}"] = f"dis-{place}" if goal == "dis" else goal
    return found


def _own_cards(before: ProelioView, now: ProelioView, goal: str) -> dict[str, str]:
    """The cards that left the reader's own hand."""
    hands = [view["hand"] or [] for view in (before, now)]
    laid = [_deployed(view, now["seat"]) for view in (before, now)]
    had, has = [Counter([*hands[place], *laid[place]]) for place in (0, 1)]
    found = {}
    for card, number in had.items():
        held = hands[0].count(card)
        for place in range(has[card], number):
            away = goal == "dis" or place >= held  # what was deployed is always discarded
            found[f"mine-{card}-{place}"] = f"dis-{int(card in GOLD)}" if away else goal
    return found


PAGE: Page[ProelioView] = Page(
    paint=paint,
    picture=picture,
    sprite=sprite,
    label=label,
    preview=preview,
    gist=gist,
    reckoning=reckoning,
)

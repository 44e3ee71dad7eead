"""A scene of Proelio as the page shows it: the ring of Houses, the own House, the register and the seats."""

from __future__ import annotations

from collections import Counter
from typing import Any

from ....engine.scene import Drawing, Scene, SeatMark
from ....kit.markup import tag
from ....kit.page import Page
from .board import Ring
from .emblems import GOLD, sprite
from .picture import picture
from .sayings import gist, label, preview, reckoning
from .side import Register
from .targets import Table
from .tray import Mine
from .waiting import turned_up


def paint(scene: Scene) -> Drawing:
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


def flights(scene: Scene) -> dict[str, str]:
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


def _off_the_table(before: dict[str, Any], now: dict[str, Any]) -> dict[str, str]:
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


def _anchor(now: dict[str, Any], seat: int) -> str:
    """Where the cards of a House arrive."""
    return "hand" if seat == (now["seat"] or 0) else f"house-{seat}"


def _drawn(before: dict[str, Any], now: dict[str, Any]) -> dict[str, str]:
    """Cards drawn: from the top of a deck to whoever has more of its backs."""
    found = {}
    for place, back in enumerate(("black", "gold")):
        left, then = before["decks"][place]["left"], now["decks"][place]["left"]
        takers = [
            house["seat"]
            for house, was in zip(now["houses"], before["houses"], strict=True)
            if house[back] > was[back]
        ]
        if then < left and takers:
            found[f"deck-{place}-{left}"] = _anchor(now, takers[0])
    return found


def _goal(before: dict[str, Any], now: dict[str, Any], seat: int) -> str:
    """Where the cards go that a House gave away: to an attack it laid, its defence, another House, or the discards."""
    if now["houses"][seat]["attack"] is not None and before["houses"][seat]["attack"] is None:
        return f"atk-{seat}"
    if len(_deployed(now, seat)) > len(_deployed(before, seat)):
        return f"laid-{seat}"
    for house, was in zip(now["houses"], before["houses"], strict=True):
        if house["seat"] != seat and house["cards"] > was["cards"]:
            return _anchor(now, house["seat"])
    return "dis"


def _deployed(view: dict[str, Any], seat: int) -> list[str]:
    """What a House has laid out to defend itself."""
    defence = view["defence"]
    laid: list[str] = [] if defence is None or defence["seat"] != seat else defence["deployed"]
    return laid


def _left_hand(before: dict[str, Any], now: dict[str, Any], seat: int, goal: str) -> dict[str, str]:
    """The cards that left a hand: the reader's own by name, the others' by their backs."""
    if seat == now["seat"] and before["hand"] is not None and now["hand"] is not None:
        return _own_cards(before, now, goal)
    house, was = now["houses"][seat], before["houses"][seat]
    found = {}
    for place, (mark, back) in enumerate((("b", "black"), ("g", "gold"))):
        for number in range(house[back], was[back]):
            found[f"h{seat}-{mark}{number}"] = f"dis-{place}" if goal == "dis" else goal
    return found


def _own_cards(before: dict[str, Any], now: dict[str, Any], goal: str) -> dict[str, str]:
    had, has = [Counter([*view["hand"], *_deployed(view, now["seat"])]) for view in (before, now)]
    found = {}
    for card, number in had.items():
        held = before["hand"].count(card)
        for place in range(has[card], number):
            away = goal == "dis" or place >= held  # what was deployed is always discarded
            found[f"mine-{card}-{place}"] = f"dis-{int(card in GOLD)}" if away else goal
    return found


PAGE = Page(
    paint=paint,
    picture=picture,
    sprite=sprite,
    label=label,
    preview=preview,
    gist=gist,
    reckoning=reckoning,
)

"""How a match of Il Primo Cavaliere was won: banner by banner, with the counts that hold them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.scene import Tally
from ....kit.markup import Markup, text
from ..view import HouseView, PrimoView
from .emblems import arms, looks

if TYPE_CHECKING:
    from ....engine.room import Speaker


def reckoning(view: PrimoView, words: Speaker) -> list[Tally]:
    """Every banner with the count that holds it and the best of the others; partners' banners; the tie-break."""
    found: list[Tally] = []
    look = looks(view, words)
    for seat in range(view["seats"]):
        for house in view["houses"]:
            if house["banner"] == seat:
                held = arms(look[house["id"]]) + " " + _holds(house, seat, view, words)
                found.append(Tally(seat, held, 1, words.name(f"house-{house['id']}")))
        if view["options"].get("teams"):
            partner = seat ^ 2
            number = len(view["players"][partner]["banners"])
            line = words.text("reckoning-partner", player=text(words.player(partner)), number=number)
            found.append(Tally(seat, Markup(line), number, words.text("reckoning-kind-partner")))
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

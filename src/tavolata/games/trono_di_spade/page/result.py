"""How a match of Il Trono di Spade was won: structures by name, or objectives with their points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.scene import Tally
from ....kit.markup import Markup, text
from ..view import ObjectivesView, TronoView

if TYPE_CHECKING:
    from ....engine.room import Speaker


def reckoning(view: TronoView, words: Speaker) -> list[Tally]:
    """For each House its structures by name, or the objectives it has scored."""
    goals = view["objectives"]
    if goals is not None:
        return _points(view, goals, words)
    found = []
    for kind in ("castle", "stronghold"):
        for seat in range(view["seats"]):
            held = [
                id
                for id, area in view["areas"].items()
                if area["controller"] == seat and view["printed"]["areas"][id]["structure"] == kind
            ]
            if held:
                names = words.join([words.name(f"area-{id}") for id in held])
                line = text(words.text(f"page-reckon-{kind}", areas=names, number=len(held)))
                found.append(Tally(seat, Markup(line), len(held), words.text(f"page-reckon-{kind}s")))
    return found


def _points(view: TronoView, goals: ObjectivesView, words: Speaker) -> list[Tally]:
    found = []
    kinds = [words.text("page-reckon-objectives"), words.text("page-reckon-special")]
    for seat, cards in enumerate(goals["scored"]):
        house = view["houses"][seat]["house"]
        for card in cards:
            name = text(words.name(f"objective-{card}"))
            points = view["printed"]["objectives"][card]["points"][house]
            found.append(Tally(seat, Markup(name), points, kinds[0]))
        own = goals["points"][seat] - sum(one.points for one in found if one.seat == seat)
        if own:
            name = text(words.name(f"objective-special-{house}"))
            found.append(Tally(seat, Markup(name), own, kinds[1]))
    return found

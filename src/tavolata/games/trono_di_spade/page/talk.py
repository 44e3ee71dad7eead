"""Bargaining on the page: what was proposed and answered, and the sheets to propose, to answer and to vote on."""

from __future__ import annotations

from ....kit.emblems import icon
from ....kit.markup import NOTHING, Markup, joined, tag
from ..view import OfferView
from .emblems import arms
from .targets import Table

BARGAINING = ("propose", "proposal", "ballot")
"""The questions of bargaining."""


def offers(table: Table) -> Markup:
    """What was proposed before this ballot, line by line, with the answers."""
    pacts = table.view["alliances"]
    if pacts is None or not pacts["offers"]:
        return NOTHING
    return tag("ul", *[tag("li", _offer(table, offer)) for offer in pacts["offers"]], class_="offers")


def _offer(table: Table, offer: OfferView) -> Markup:
    """A proposal with the answers it has got."""
    named = [seat for seat in offer["side"] if seat != offer["by"]]
    shields = [
        _shield(table, offer["by"]),
        icon("arrow", "ic dir right"),
        *[_shield(table, one) for one in named],
    ]
    parts = [tag("span", *shields, class_="way"), tag("span", _answers(table, offer, len(named)))]
    return joined(parts)


def _answers(table: Table, offer: OfferView, asked: int) -> str:
    for seat, reason in offer["declined"].items():
        house = table.short_house(table.house(int(seat)))
        return table.say("offer-declined", house=house, reason=table.words.text(f"reason-{reason}"))
    if len(offer["accepted"]) == asked:
        return table.say("offer-agreed")
    houses = table.words.join([table.short_house(table.house(seat)) for seat in offer["accepted"]])
    return table.say("offer-partly", houses=houses) if houses else table.say("offer-open")


def _shield(table: Table, seat: int) -> Markup:
    return arms(table.house(seat), table.house_name(seat))


def propose(table: Table) -> Markup:
    """Every alliance that can be proposed, pairs first."""
    buttons = []
    for move in table.choices:
        verb, *houses = move.split()
        if verb == "propose":
            faces = [joined([arms(house), tag("span", table.short_house(house))]) for house in houses]
            buttons.append(table.button(move, joined(faces), "hb"))
    nothing = joined([icon("cross"), table.say("propose-nothing")])
    return _sheet(table, "propose", [*buttons, table.button("pass", nothing, "hb")])


def answer(table: Table) -> Markup:
    """Yes, or no and why."""
    buttons = []
    for move in table.choices:
        reason = move.removeprefix("decline ")
        said = table.say("accept") if move == "yes" else table.words.text(f"reason-{reason}")
        buttons.append(table.button(move, joined([icon("check" if move == "yes" else "cross"), said]), "hb"))
    return _sheet(table, "proposal", buttons)


def ballot(table: Table) -> Markup:
    """Houses to name, and the vote; what was agreed stands above it."""
    pacts = table.view["alliances"]
    assert pacts is not None, "nobody allies"
    buttons = []
    for seat in table.view["tracks"]["throne"]:
        house = table.house(seat)
        inside = joined([arms(house), tag("span", table.short_house(house))])
        if f"house {house}" in table.choices:
            buttons.append(table.button(f"house {house}", inside, "hb"))
        elif seat in pacts["named"]:
            buttons.append(tag("span", inside, icon("pact"), class_="hb on"))
    for word, sign in (("done", "check"), ("pass", "cross")):
        if word in table.choices:
            buttons.append(table.button(word, joined([icon(sign), table.say(f"ballot-{word}")]), "hb"))
    return _sheet(table, "ballot", buttons)


def _sheet(table: Table, kind: str, buttons: list[Markup]) -> Markup:
    head = tag("h2", icon("pact"), tag("span", table.say(f"houses-{kind}")))
    return tag(
        "section", head, offers(table), tag("p", *buttons, class_="row"), class_="ts-muster ts-word panel"
    )

"""The sheet under the map, by what is asked: orders to lay, bids to make, units to raise, Houses to name."""

from __future__ import annotations

from collections.abc import Callable

from ....kit.emblems import icon
from ....kit.markup import NOTHING, Markup, joined, tag, vh
from ....kit.phrases import number_in
from ..rules import tables as t
from ..view import MarchView, Units
from . import talk as talk_drawing
from .answers import HEADS, answers
from .cards import Cards
from .combat import Combat
from .drafts import Draft
from .emblems import ORDERS, arms, token, type_of, unit
from .targets import Table

COLUMNS = [[order for order in t.TOKENS if type_of(order) == kind] for kind in t.ORDER_TYPES]
"""The tokens of each type."""


def sheet(table: Table) -> Markup:
    """What lies under the map now."""
    if table.kind in SHEETS:
        return SHEETS[table.kind](table)
    if table.view["combat"] is not None:
        return Combat(table).draw()
    if table.view["bidding"] is not None:
        return bids(table)
    return NOTHING


# -- planning ---------------------------------------------------------------------------------------------------------


def planning(table: Table) -> Markup:
    """The tokens by type, and the areas with what lies there; everything can be taken up again."""
    draft = Draft(table)
    columns = [_column(table, draft, place) for place in range(len(COLUMNS))]
    tokens = tag("div", *columns, class_="tokens", role="group", aria_label=table.say("tokens"))
    areas = [tag("li", _slot(table, draft, id)) for id in draft.areas]
    note = tag("span", _left(table, draft), class_="note")
    head = tag("h2", tag("span", table.say("your-areas")), note, _ready(table))
    return tag(
        "section",
        tokens,
        _stars(table, draft),
        head,
        tag("ul", *areas, class_="plan"),
        class_="ts-plan panel",
    )


def _ready(table: Table) -> Markup:
    """When everything lies on the map: the one word that ends the planning."""
    if "done" not in table.choices:
        return NOTHING
    ready = joined([icon("check"), table.say("be-ready")])
    return table.button("done", ready, "btn small")


def _column(table: Table, draft: Draft, place: int) -> Markup:
    name = table.say(f"type-{t.ORDER_TYPES[place]}")
    tokens = [one for order in COLUMNS[place] for one in _tokens(table, draft, order)]
    return tag(
        "div", tag("h3", icon(list(ORDERS.values())[place]), tag("span", name)), *tokens, class_="kind"
    )


def _tokens(table: Table, draft: Draft, order: str) -> list[Markup]:
    """All tokens of a kind: those that can be laid, those that cannot, and holes of those that lie on the map."""
    house = table.house(table.me)
    left = draft.left(order) + (f"order {order}" == table.chosen)
    copies = t.COPIES[t.TOKENS.index(order)]
    move = f"order {order}"
    face = token(order, house)
    found = []
    for place in range(copies):
        if place >= left:
            found.append(tag("span", vh(table.say("used", order=table.order(order))), class_="tok used"))
        elif place == 0 and _is_last(table, draft) and move in table.choices:
            parts = [*[part.text for part in table.scene.parts], move, "done"]
            found.append(
                Markup(f'<a class="tok may" {table.plan(parts, table.choices[move].says)}>{face}</a>')
            )
        elif place == 0 or move not in table.choices:
            found.append(table.touched(move, face, "tok", table.order(order)))
        else:  # the same token again: one link is enough for those who listen
            found.append(tag("span", face, class_="tok more", aria_hidden="true"))
    return found


def _is_last(table: Table, draft: Draft) -> bool:
    """Whether one order is missing from a plan: with it all is laid, and only the word that one is ready is left."""
    return len(draft.missing) == 1 and bool(table.scene.parts)


def _stars(table: Table, draft: Draft) -> Markup:
    most = table.houses[table.me]["stars"]
    used = sum(1 for id in table.mine() if (draft.token(id) or "").endswith("star"))
    stars = [icon("star", "ic" if place < used else "ic off") for place in range(most)]
    return tag("p", *stars, tag("span", table.say("stars-used", number=used, most=most)), class_="starl")


def _left(table: Table, draft: Draft) -> str:
    return table.say("placed", number=len(draft.orders), left=len(draft.missing))


def _slot(table: Table, draft: Draft, id: str) -> Markup:
    """An area of the plan: its order, to be taken up again; or that one is still missing."""
    name = tag("span", table.area(id))
    order = draft.orders.get(id)
    if order is not None:
        said = table.say("take-up", order=table.order(order), area=table.area(id))
        link = table.plan(draft.without(id), said)
        return Markup(f'<a class="pa" {link}>{name}{token(order, table.house(table.me))}</a>')
    inside = joined([name, tag("i", table.say("now" if id == table.here else "lay"))])
    if id in table.choices:
        return table.button(id, inside, "pa todo")
    return tag("span", inside, class_="pa todo here" if id == table.here else "pa todo")


def exchange(table: Table) -> Markup:
    """The tokens that can take the place of an order."""
    house = table.house(table.me)
    moves = [move for move in table.choices if move.startswith("order ")]
    tokens = [table.button(move, token(move.removeprefix("order "), house), "tok") for move in moves]
    return tag(
        "section", tag("h2", table.area(table.here)), tag("p", *tokens, class_="row"), class_="ts-plan panel"
    )


# -- bids -------------------------------------------------------------------------------------------------------------


def bids(table: Table) -> Markup:
    """Everybody's power and bid; one's own to be chosen, hidden until all have bid."""
    bidding = table.view["bidding"]
    rows = []
    for seat in table.view["tracks"]["throne"]:
        house = table.houses[seat]
        bid = None if bidding is None else bidding["bids"][seat]
        made = bidding is not None and seat in bidding["made"]
        state: Markup | str = (
            tag("b", str(bid), class_="bid") if bid is not None else icon("check" if made else "candle")
        )
        note = table.say("bid-made" if made else "bid-owes")
        inside = [
            arms(house["house"]),
            tag("span", table.short_house(house["house"])),
            _power(table, seat),
            state,
        ]
        rows.append(tag("li", *inside, vh(note) if bid is None else NOTHING))
    coins = [table.button(move, move.split()[1], "coin") for move in table.choices if move.startswith("bid ")]
    choose = tag("p", *coins, class_="coins") if coins else NOTHING
    head = tag("h2", icon("power"), tag("span", table.say("bids")), _threat(table))
    return tag("section", head, choose, tag("ul", *rows, class_="bids"), class_="ts-bids panel")


def _threat(table: Table) -> Markup:
    """How strong the wildlings are that are bid against."""
    if not table.is_pending("attack"):
        return NOTHING
    said = table.say("against", number=table.view["threat"])
    return tag("span", icon("axe"), tag("b", said), class_="odds")


def _power(table: Table, seat: int) -> Markup:
    number = table.houses[seat]["power"]
    return tag("span", icon("power"), str(number), vh(table.say("power")), class_="pw num")


# -- mustering and losses ---------------------------------------------------------------------------------------------


def recruits(table: Table) -> Markup:
    """Units to raise or to improve, with what they cost; and how many are left."""
    house = table.house(table.me)
    reserve = table.houses[table.me]["reserve"]
    parts = []
    for kind in t.UNITS:
        said = table.say("in-reserve", number=reserve[kind])
        inside = joined([unit(kind, house), tag("span", str(t.COST[t.UNITS.index(kind)]), class_="cost")])
        parts.append(table.touched(kind, inside, "ut", f"{table.words.name(f'unit-{kind}')}. {said}"))
    for kind in ("knight", "siege-engine"):
        inside = joined([unit("footman", house), icon("arrow", "ic dir right"), unit(kind, house)])
        if f"upgrade {kind}" in table.choices:
            parts.append(table.button(f"upgrade {kind}", inside, "ut up"))
    points = table.areas[table.here]["points"]
    head = tag(
        "h2",
        tag("span", table.area(table.here)),
        tag("span", table.say("points-left", number=points), class_="note"),
    )
    return tag("section", head, tag("p", *parts, class_="units"), class_="ts-muster panel")


def group(table: Table) -> Markup:
    """The units of a march: those that go, and those that stay."""
    march = table.march()
    house, going = table.house(march["seat"]), march["group"]
    there = table.areas[table.here]["units"]
    parts = []
    for kind in t.UNITS:
        for place in range(there.get(kind, 0)):
            face = unit(kind, house)
            if place < going[kind]:
                parts.append(_gone(table, kind, joined([face, tag("i", table.say("goes"))]), going))
            elif place == going[kind]:
                label = table.words.name(f"unit-{kind}")
                state = "goes" if kind == table.chosen else "stays"
                parts.append(table.touched(kind, joined([face, tag("i", table.say(state))]), "ut", label))
            else:
                parts.append(tag("span", face, tag("i", table.say("stays")), class_="ut"))
    done = (
        table.button("done", joined([icon("check"), table.say("set-out")]), "btn small")
        if "done" in table.choices
        else NOTHING
    )
    where = joined([table.area(table.here), icon("arrow", "ic dir right"), table.area(table.goal)])
    head = tag("h2", tag("span", where, class_="way"), _odds(table, march))
    fight = Combat(table).draw() if table.view["combat"] is not None else NOTHING
    inside = [*parts, _everybody(table, march), done]
    return tag("section", head, tag("p", *inside, class_="units"), class_="ts-muster panel") + fight


def _gone(table: Table, kind: str, face: Markup, going: Units) -> Markup:
    """A unit that goes: touched again it stays, unless the rules have sent somebody along who has to come."""
    parts = [part.text for part in table.scene.parts]
    if kind not in parts or sum(part in t.UNITS for part in parts) != sum(going.values()):
        return tag("span", face, class_="ut on")
    last = len(parts) - 1 - parts[::-1].index(kind)
    said = table.say("stay-here", unit=table.words.name(f"unit-{kind}"))
    return Markup(f'<a class="ut on" {table.plan(parts[:last] + parts[last + 1 :], said)}>{face}</a>')


def _everybody(table: Table, march: MarchView) -> Markup:
    """All who are left go along with one touch, if they may."""
    rest = [kind for kind, number in march["rest"].items() for _ in range(number)]
    parts = [part.text for part in table.scene.parts]
    if len(rest) < 2 or not parts or not march["all"]:
        return NOTHING
    said = table.say("all-go")
    return Markup(f'<a class="btn small" {table.plan([*parts, *rest], said)}>{said}</a>')


def _odds(table: Table, march: MarchView) -> Markup:
    """The sum of those who go, with the one that is being looked at, against what would meet them."""
    force, defence = march["attack"], march["defence"]
    if force is None or defence is None:
        return NOTHING
    chosen = table.choices.get(table.chosen)
    if chosen is not None and chosen.text in t.UNITS:
        force = number_in(chosen.phrase.arguments, "attack")
    said = table.say("odds", attack=force, defence=defence)
    return tag("span", icon("swords"), tag("b", said), class_="odds")


# -- Houses -----------------------------------------------------------------------------------------------------------


def houses(table: Table) -> Markup:
    """Houses to choose from: who goes first among equals."""
    buttons = []
    for seat in table.view["tracks"]["throne"]:
        house = table.house(seat)
        if f"house {house}" in table.choices:
            inside = joined([arms(house), tag("span", table.short_house(house))])
            buttons.append(table.button(f"house {house}", inside, "hb"))
    head = tag("h2", icon("swap"), tag("span", table.say("houses-tie")))
    return tag("section", head, tag("p", *buttons, class_="row"), class_="ts-muster panel") + bids(table)


def their_cards(table: Table) -> Markup:
    """An opponent's hand, and the combat that it comes from."""
    return Cards(table).theirs() + (Combat(table).draw() if table.view["combat"] is not None else NOTHING)


SHEETS: dict[str, Callable[[Table], Markup]] = {
    "plan": planning,
    "swap": exchange,
    "bid": bids,
    "recruit": recruits,
    "group": group,
    "tie": houses,
    "ballot": talk_drawing.ballot,
    "propose": talk_drawing.propose,
    "proposal": talk_drawing.answer,
    "patchface": their_cards,
    **dict.fromkeys(HEADS, answers),
}
"""What lies under the map for each question."""

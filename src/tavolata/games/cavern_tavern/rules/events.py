"""Events: what happened, told to whoever listens. Nothing is built where nobody does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....engine.phrases import NOWHERE, Arguments, Event, Journey, Tell, seat_name, seat_place
from .tables import (
    ACCOUNTS,
    CHAMBER_ZONE,
    INGREDIENTS,
    MRS_NASTY_TOKEN,
    MRS_NASTY_ZONE,
    NOTHING,
    OWN_ZONE,
    ZONE_NAMES,
)

if TYPE_CHECKING:
    from .state import CavernTavern


CLAUSES: Final = {
    "ability": "CT-14.2",
    "alone-lost": "CT-20.13",
    "alone-won": "CT-20.13",
    "automa-blocks": "CT-20.4",
    "automa-order": "CT-20.5",
    "called": "CT-13.2",
    "called-in-vain": "CT-13.11",
    "chamber-opens": "CT-19.1",
    "character": "CT-2.3",
    "discards-item": "CT-15.3",
    "draws-items": "CT-16.9",
    "draws-order": "CT-5.3",
    "draws-orders": "CT-12.1",
    "drops-task": "CT-19.6",
    "extra-dice": "CT-16.17",
    "first-player": "CT-11.3",
    "forgets": "CT-7.3",
    "gets-modifiers": "CT-16.27",
    "gets-token": "CT-19.4",
    "keeps-item": "CT-16.9",
    "lays-order": "CT-12.1",
    "modifies": "CT-19.10",
    "moves": "CT-1.6",
    "new-order": "CT-6.7",
    "new-task": "CT-19.8",
    "new-task-bare": "CT-19.8",
    "pays": "CT-13.7",
    "places": "CT-8.1",
    "plays-item": "CT-15.1",
    "returns": "CT-16.4",
    "rolls": "CT-3.1",
    "rolls-again": "CT-16.16",
    "round": "CT-3.7",
    "saved-by-mrs-nasty": "CT-19.14",
    "says-dismissed": "CT-16.12",
    "says-done": "CT-13.6",
    "secret-shown": "CT-18.5",
    "secret-task": "CT-2.4",
    "serves": "CT-6.4",
    "serves-drink": "CT-19.12",
    "steals": "CT-16.5",
    "swaps": "CT-16.6",
    "takes": "CT-16.2",
    "takes-order": "CT-5.1",
    "task-gone": "CT-20.12",
    "task-home": "CT-19.6",
    "trades-order": "CT-16.25",
    "white-die": "CT-7.6",
    "wins": "CT-18.6",
}
"""The rule by which things happen; where the same happens by several, whoever tells it says by which."""

POINTS: Final = {
    "orders": "CT-6.4",
    "kitchen": "CT-8.1",
    "chores": "CT-8.1",
    "cards": "CT-16.1",
    "chamber": "CT-19.4",
    "forgotten": "CT-7.3",
    "fines": "CT-13.7",
    "nasty": "CT-18.2",
    "says": "CT-18.4",
    "ingredients": "CT-18.3",
    "secret": "CT-18.5",
}
"""The rule by which points are won or lost, by where they are written down."""


# -- places -----------------------------------------------------------------------------------------------------------

HALL: Final = "hall"
ORDERS: Final = "orders"
ITEMS: Final = "items"
TASKS: Final = "tasks"
"""The Mess Hall, and the decks."""


def dice_of(seat: int) -> str:
    """Where the dice of a player lie that are not placed."""
    return f"dice-{seat}"


def goods_of(seat: int) -> str:
    """Where the ingredients of a player lie."""
    return f"goods-{seat}"


def board_of(seat: int) -> str:
    """Where all else of a player lies."""
    return f"board-{seat}"


def pile_of(kind: int) -> str:
    """A pile of ingredients."""
    return f"pile-{INGREDIENTS[kind]}"


def zone_of(seat: int, zone: int) -> str:
    """Where dice are placed: a zone, or the player's own board."""
    return board_of(seat) if zone >= OWN_ZONE else f"zone-{zone}"


# -- names ------------------------------------------------------------------------------------------------------------


def ingredient_name(kind: int) -> str:
    """An ingredient among arguments."""
    return f"ingredient-{INGREDIENTS[kind]}"


def order_name(state: CavernTavern, order: int) -> str:
    """An order among arguments."""
    return f"order-{state.tables.orders.ids[order]}"


def item_name(state: CavernTavern, item: int) -> str:
    """An item among arguments."""
    return f"item-{state.tables.items.ids[item]}"


def character_name(state: CavernTavern, character: int) -> str:
    """A character among arguments."""
    return f"character-{state.tables.characters.ids[character]}"


def says_name(state: CavernTavern, says: int) -> str:
    """A Nasty Says among arguments."""
    return f"says-{state.tables.says.ids[says]}"


def task_name(state: CavernTavern, task: int) -> str:
    """A task of the Secret Chamber among arguments."""
    return f"task-{state.tables.tasks.ids[task]}"


def token_name(token: int) -> str:
    """A token of the secret pile among arguments."""
    return "token-mrs-nasty" if token == MRS_NASTY_TOKEN else f"drink-{INGREDIENTS[token]}"


def zone_name(state: CavernTavern, seat: int, zone: int) -> str:
    """A zone among arguments: a task card goes by its own name."""
    if CHAMBER_ZONE <= zone < MRS_NASTY_ZONE and state.tasks[zone - CHAMBER_ZONE] != NOTHING:
        return task_name(state, state.tasks[zone - CHAMBER_ZONE])
    if zone >= OWN_ZONE and zone - OWN_ZONE < len(state.own[seat]):
        return task_name(state, state.own[seat][zone - OWN_ZONE])
    return f"zone-{ZONE_NAMES[zone]}"


def dice_names(faces: list[int]) -> list[str]:
    """Dice among arguments, the highest first."""
    return [f"die-{face}" for face in sorted(faces, reverse=True)]


# -- events -----------------------------------------------------------------------------------------------------------


def _event(id: str, told: Arguments, journeys: list[Journey] | None = None, clause: str = "") -> Event:
    """An event that everybody sees, by its rule."""
    return Event(id, told, clause=clause or CLAUSES[id], journeys=journeys)


def tell(listener: Tell, id: str, arguments: Arguments) -> None:
    """Tell an event that everybody sees."""
    if listener is not None:
        listener(_event(id, arguments))


def seat(listener: Tell, id: str, seat: int) -> None:
    """Something a player does."""
    if listener is not None:
        listener(_event(id, {"seat": seat_name(seat)}))


def number(listener: Tell, id: str, seat: int, number: int) -> None:
    """Something with a number."""
    if listener is not None:
        listener(_event(id, {"seat": seat_name(seat), "number": number}))


def thing(listener: Tell, id: str, seat: int, name: str, thing: str, start: str = "", end: str = "") -> None:
    """Something a player does with a thing, which may go from one place to another."""
    if listener is not None:
        journeys = [Journey(thing, start, end)] if start else None
        listener(_event(id, {"seat": seat_name(seat), name: thing}, journeys))


def takes(listener: Tell, seat: int, kind: int, clause: str) -> None:
    """An ingredient comes from its pile."""
    if listener is not None:
        journeys = [Journey(ingredient_name(kind), pile_of(kind), goods_of(seat))]
        listener(_event("takes", _ingredient(seat, kind), journeys, clause))


def returns(listener: Tell, id: str, seat: int, kind: int) -> None:
    """An ingredient goes back to its pile."""
    if listener is not None:
        journeys = [Journey(ingredient_name(kind), goods_of(seat), pile_of(kind))]
        listener(_event(id, _ingredient(seat, kind), journeys))


def _ingredient(seat: int, kind: int) -> Arguments:
    return {"seat": seat_name(seat), "ingredient": ingredient_name(kind)}


def steals(listener: Tell, seat: int, other: int, kind: int) -> None:
    """An ingredient goes from one player to another."""
    if listener is not None:
        told: Arguments = {"seat": seat_name(seat), "other": seat_name(other)}
        told["ingredient"] = ingredient_name(kind)
        journeys = [Journey(ingredient_name(kind), goods_of(other), goods_of(seat))]
        listener(_event("steals", told, journeys))


def swaps(listener: Tell, seat: int, other: int, given: int, taken: int) -> None:
    """Two ingredients change hands."""
    if listener is not None:
        told: Arguments = {"seat": seat_name(seat), "other": seat_name(other)}
        told["given"] = ingredient_name(given)
        told["taken"] = ingredient_name(taken)
        journeys = [
            Journey(ingredient_name(given), goods_of(seat), goods_of(other)),
            Journey(ingredient_name(taken), goods_of(other), goods_of(seat)),
        ]
        listener(_event("swaps", told, journeys))


def points(listener: Tell, seat: int, number: int, account: int) -> None:
    """Points, and where they come from."""
    if listener is not None and number:
        told: Arguments = {"seat": seat_name(seat), "number": abs(number)}
        told["account"] = f"account-{ACCOUNTS[account]}"
        clause = POINTS[ACCOUNTS[account]]
        listener(_event("scores" if number > 0 else "loses", told, clause=clause))


def track(listener: Tell, seat: int, name: str, number: int) -> None:
    """A reputation marker moves."""
    if listener is not None:
        told: Arguments = {"seat": seat_name(seat), "track": f"track-{name}", "number": number}
        listener(_event("moves", told))


def rolls(listener: Tell, id: str, seat: int, faces: list[int], clause: str = "") -> None:
    """Dice and what they show."""
    if listener is not None:
        told: Arguments = {"seat": seat_name(seat), "dice": dice_names(faces), "number": len(faces)}
        listener(_event(id, told, clause=clause))


def turns_die(listener: Tell, id: str, seat: int, face: int, to: int, clause: str = "") -> None:
    """A die shows another face."""
    if listener is not None:
        told: Arguments = {"seat": seat_name(seat), "die": f"die-{face}", "to": f"die-{to}"}
        listener(_event(id, told, clause=clause))


def places(state: CavernTavern, listener: Tell, seat: int, zone: int, faces: list[int]) -> None:
    """Dice are placed on a zone."""
    if listener is not None:
        told: Arguments = {"seat": seat_name(seat), "zone": zone_name(state, seat, zone)}
        told["dice"] = dice_names(faces)
        told["number"] = len(faces)
        place = zone_of(seat, zone)
        journeys = [
            Journey(f"die-{face}", dice_of(seat), place, faces.count(face))
            for face in sorted(set(faces), reverse=True)
        ]
        listener(_event("places", told, journeys))


def order(
    state: CavernTavern, listener: Tell, id: str, order: int, start: str, end: str, clause: str = ""
) -> None:
    """An order that everybody sees."""
    if listener is not None:
        name = order_name(state, order)
        listener(_event(id, {"order": name}, [Journey(name, start, end)], clause))


def takes_order(
    state: CavernTavern, listener: Tell, id: str, seat: int, order: int, start: str, end: str
) -> None:
    """An order and a player."""
    if listener is not None:
        name = order_name(state, order)
        listener(_event(id, {"seat": seat_name(seat), "order": name}, [Journey(name, start, end)]))


def serves(
    state: CavernTavern, listener: Tell, id: str, seat: int, order: int, points: int, late: int
) -> None:
    """An order is served or forgotten."""
    if listener is not None:
        name = order_name(state, order)
        told: Arguments = {"seat": seat_name(seat), "order": name, "points": points, "late": late}
        end = seat_place(seat) if id == "serves" else NOWHERE
        listener(_event(id, told, [Journey(name, board_of(seat), end)]))


def item(state: CavernTavern, listener: Tell, id: str, seat: int, item: int) -> None:
    """An item that everybody sees leaves a hand."""
    if listener is not None:
        name = item_name(state, item)
        told: Arguments = {"seat": seat_name(seat), "item": name}
        listener(_event(id, told, [Journey(name, board_of(seat), NOWHERE)]))


def items_drawn(state: CavernTavern, listener: Tell, seat: int) -> None:
    """Items drawn: all see how many, their owner which."""
    if listener is not None:
        told: Arguments = {"seat": seat_name(seat), "number": len(state.drawn)}
        secret: Arguments = {"items": [item_name(state, one) for one in state.drawn]}
        listener(_secret("draws-items", told, secret, seat))


def item_kept(state: CavernTavern, listener: Tell, seat: int, item: int) -> None:
    """One of the items drawn is kept, unseen by the others."""
    if listener is not None:
        name = item_name(state, item)
        journeys = [Journey("item", ITEMS, board_of(seat), face=name)]
        listener(_secret("keeps-item", {"seat": seat_name(seat)}, {"item": name}, seat, journeys))


def orders_drawn(state: CavernTavern, listener: Tell, seat: int) -> None:
    """Orders drawn to choose from."""
    if listener is not None:
        told: Arguments = {"seat": seat_name(seat), "number": len(state.drawn)}
        secret: Arguments = {"orders": [order_name(state, one) for one in state.drawn]}
        listener(_secret("draws-orders", told, secret, seat))


def _secret(
    id: str, told: Arguments, secret: Arguments, seat: int, journeys: list[Journey] | None = None
) -> Event:
    """An event of which only one seat knows all."""
    return Event(id, told, secret, [seat], CLAUSES[id], journeys)


def lays_order(state: CavernTavern, listener: Tell, seat: int, order: int, place: int) -> None:
    """Which of the orders drawn was laid out: the first, the second or the third (CT-12.2)."""
    if listener is not None:
        name = order_name(state, order)
        told: Arguments = {"seat": seat_name(seat), "order": name, "place": place + 1}
        listener(_event("lays-order", told, [Journey(name, ORDERS, HALL)]))


def new_task(state: CavernTavern, listener: Tell, place: int) -> None:
    """A task of the Secret Chamber, with its token if there is one."""
    if listener is not None:
        name = task_name(state, state.tasks[place])
        told: Arguments = {"task": name}
        journeys = [Journey(name, TASKS, zone_of(0, CHAMBER_ZONE + place))]
        if state.tokens[place] == NOTHING:
            listener(_event("new-task-bare", told, journeys))
        else:
            told["token"] = token_name(state.tokens[place])
            listener(_event("new-task", told, journeys))


def secret(state: CavernTavern, listener: Tell, seat: int) -> None:
    """A secret task is dealt."""
    if listener is not None:
        secret: Arguments = {"task": f"secret-{state.tables.secrets.ids[state.secrets[seat]]}"}
        listener(_secret("secret-task", {"seat": seat_name(seat)}, secret, seat))


def secret_shown(state: CavernTavern, listener: Tell, seat: int, points: int) -> None:
    """A secret task is shown at the end."""
    if listener is not None:
        told: Arguments = {"seat": seat_name(seat), "number": points}
        told["task"] = f"secret-{state.tables.secrets.ids[state.secrets[seat]]}"
        listener(_event("secret-shown", told))


def end(state: CavernTavern, listener: Tell) -> None:
    """Who has won."""
    if listener is None:
        return
    winners = [seat_name(seat) for seat in state.winners()]
    if state.seats > 1:
        points = max(state.scores())
        listener(_event("wins", {"winners": winners, "number": len(winners), "points": points}))
    else:
        id = "alone-won" if winners else "alone-lost"
        clause = "CT-21.1" if state.setup.options["story"] else ""
        listener(_event(id, {"seat": seat_name(0), "points": state.score(0)}, clause=clause))

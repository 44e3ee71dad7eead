"""Events: what happened, told to whoever listens. Nothing is built where nobody does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.phrases import Event, Tell, Value, seat_name
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


def tell(listener: Tell, id: str, arguments: dict[str, Value]) -> None:
    """Tell an event that everybody sees."""
    if listener is not None:
        listener(Event(id, arguments))


def seat(listener: Tell, id: str, seat: int) -> None:
    """Something a player does."""
    if listener is not None:
        listener(Event(id, {"seat": seat_name(seat)}))


def number(listener: Tell, id: str, seat: int, number: int) -> None:
    """Something with a number."""
    if listener is not None:
        listener(Event(id, {"seat": seat_name(seat), "number": number}))


def thing(listener: Tell, id: str, seat: int, name: str, thing: str) -> None:
    """Something a player does with a thing."""
    if listener is not None:
        listener(Event(id, {"seat": seat_name(seat), name: thing}))


def takes(listener: Tell, id: str, seat: int, kind: int) -> None:
    """An ingredient comes or goes."""
    if listener is not None:
        listener(Event(id, {"seat": seat_name(seat), "ingredient": ingredient_name(kind)}))


def between(listener: Tell, id: str, seat: int, other: int, kind: int) -> None:
    """An ingredient goes from one player to another."""
    if listener is not None:
        told: dict[str, Value] = {"seat": seat_name(seat), "other": seat_name(other)}
        listener(Event(id, {**told, "ingredient": ingredient_name(kind)}))


def swaps(listener: Tell, seat: int, other: int, given: int, taken: int) -> None:
    """Two ingredients change hands."""
    if listener is not None:
        told: dict[str, Value] = {"seat": seat_name(seat), "other": seat_name(other)}
        told["given"] = ingredient_name(given)
        told["taken"] = ingredient_name(taken)
        listener(Event("swaps", told))


def points(listener: Tell, seat: int, number: int, account: int) -> None:
    """Points, and where they come from."""
    if listener is not None and number:
        told: dict[str, Value] = {"seat": seat_name(seat), "number": abs(number)}
        told["account"] = f"account-{ACCOUNTS[account]}"
        listener(Event("scores" if number > 0 else "loses", told))


def track(listener: Tell, seat: int, name: str, number: int) -> None:
    """A reputation marker moves."""
    if listener is not None:
        told: dict[str, Value] = {"seat": seat_name(seat), "track": f"track-{name}"}
        listener(Event("moves", {**told, "number": number}))


def rolls(listener: Tell, id: str, seat: int, faces: list[int]) -> None:
    """Dice and what they show."""
    if listener is not None:
        told: dict[str, Value] = {"seat": seat_name(seat), "dice": dice_names(faces), "number": len(faces)}
        listener(Event(id, told))


def turns_die(listener: Tell, id: str, seat: int, face: int, to: int) -> None:
    """A die shows another face."""
    if listener is not None:
        listener(Event(id, {"seat": seat_name(seat), "die": f"die-{face}", "to": f"die-{to}"}))


def places(state: CavernTavern, listener: Tell, seat: int, zone: int, faces: list[int]) -> None:
    """Dice are placed on a zone."""
    if listener is not None:
        told: dict[str, Value] = {"seat": seat_name(seat), "zone": zone_name(state, seat, zone)}
        listener(Event("places", {**told, "dice": dice_names(faces), "number": len(faces)}))


def order(state: CavernTavern, listener: Tell, id: str, order: int) -> None:
    """An order that everybody sees."""
    if listener is not None:
        listener(Event(id, {"order": order_name(state, order)}))


def takes_order(state: CavernTavern, listener: Tell, id: str, seat: int, order: int) -> None:
    """An order and a player."""
    if listener is not None:
        listener(Event(id, {"seat": seat_name(seat), "order": order_name(state, order)}))


def serves(
    state: CavernTavern, listener: Tell, id: str, seat: int, order: int, points: int, late: int
) -> None:
    """An order is served or forgotten."""
    if listener is not None:
        told: dict[str, Value] = {"seat": seat_name(seat), "order": order_name(state, order)}
        listener(Event(id, {**told, "points": points, "late": late}))


def item(state: CavernTavern, listener: Tell, id: str, seat: int, item: int) -> None:
    """An item that everybody sees."""
    if listener is not None:
        listener(Event(id, {"seat": seat_name(seat), "item": item_name(state, item)}))


def items_drawn(state: CavernTavern, listener: Tell, seat: int) -> None:
    """Items drawn: all see how many, their owner which."""
    if listener is not None:
        told: dict[str, Value] = {"seat": seat_name(seat), "number": len(state.drawn)}
        listener(
            Event("draws-items", told, {"items": [item_name(state, one) for one in state.drawn]}, [seat])
        )


def item_kept(state: CavernTavern, listener: Tell, seat: int, item: int) -> None:
    """One of the items drawn is kept, unseen by the others."""
    if listener is not None:
        told: dict[str, Value] = {"seat": seat_name(seat)}
        listener(Event("keeps-item", told, {"item": item_name(state, item)}, [seat]))


def orders_drawn(state: CavernTavern, listener: Tell, seat: int) -> None:
    """Orders drawn to choose from."""
    if listener is not None:
        told: dict[str, Value] = {"seat": seat_name(seat), "number": len(state.drawn)}
        secret: dict[str, Value] = {"orders": [order_name(state, one) for one in state.drawn]}
        listener(Event("draws-orders", told, secret, [seat]))


def lays_order(state: CavernTavern, listener: Tell, seat: int, order: int, place: int) -> None:
    """Which of the orders drawn was laid out: the first, the second or the third (CT-12.2)."""
    if listener is not None:
        told: dict[str, Value] = {"seat": seat_name(seat), "order": order_name(state, order)}
        listener(Event("lays-order", {**told, "place": place + 1}))


def new_task(state: CavernTavern, listener: Tell, place: int) -> None:
    """A task of the Secret Chamber, with its token if there is one."""
    if listener is not None:
        told: dict[str, Value] = {"task": task_name(state, state.tasks[place])}
        if state.tokens[place] == NOTHING:
            listener(Event("new-task-bare", told))
        else:
            listener(Event("new-task", {**told, "token": token_name(state.tokens[place])}))


def secret(state: CavernTavern, listener: Tell, seat: int) -> None:
    """A secret task is dealt."""
    if listener is not None:
        secret: dict[str, Value] = {"task": f"secret-{state.tables.secrets.ids[state.secrets[seat]]}"}
        listener(Event("secret-task", {"seat": seat_name(seat)}, secret, [seat]))


def secret_shown(state: CavernTavern, listener: Tell, seat: int, points: int) -> None:
    """A secret task is shown at the end."""
    if listener is not None:
        told: dict[str, Value] = {"seat": seat_name(seat), "number": points}
        told["task"] = f"secret-{state.tables.secrets.ids[state.secrets[seat]]}"
        listener(Event("secret-shown", told))


def end(state: CavernTavern, listener: Tell) -> None:
    """Who has won."""
    if listener is None:
        return
    winners = [seat_name(seat) for seat in state.winners()]
    if state.seats > 1:
        points = max(state.scores())
        listener(Event("wins", {"winners": winners, "number": len(winners), "points": points}))
    else:
        id = "alone-won" if winners else "alone-lost"
        listener(Event(id, {"seat": seat_name(0), "points": state.score(0)}))

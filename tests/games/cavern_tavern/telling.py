"""What the cases of ``test_heard.py`` are made of: turns of the second of three, and the events told most often."""

from __future__ import annotations

from typing import Any

from tavolata import Event
from tavolata.games.cavern_tavern.rules import tables as t

from ..heard import Told, told
from .positions import Chamber, Table, new, position
from .test_nasty import step

NIP = {1: "doorstep-nip"}
"""Ambrosia, Mead and Rocks: six points, three when one round late, one when two."""
TASKS = Chamber(
    "peel-moon-onions trim-the-candles keep-a-secret",
    "beer mrs-nasty wine",
    top="dine-with-spies",
    token_top="mead",
)
THREE = "hopping-gnome button-popper pantry-raider"
OTHER_ORDERS = " ".join(id for id in new(2).tables.orders.ids if id != NIP[1])
SECRETS = {0: "head-cook", 1: "small-feet-big-tips", 2: "stone-and-thunder"}


def all_but(*kinds: str) -> str:
    """All other kinds of ingredients, without Potions."""
    return " ".join(kind for kind in t.INGREDIENTS[: t.KINDS] if kind not in kinds)


def turn(dice: str = "2 3 4", others: tuple[str, str] = ("1 5", "6"), **more: object) -> Table:
    """The second of three is in turn and holds an item, so that no turn ends by itself; the third has the marker."""
    chosen = {"items": {1: "tip-jar"}, **more}
    return position([others[0], dice, others[1]], turn=1, marker=2, **chosen)  # type: ignore[arg-type]


def holding(item: str, dice: str = "2 3 4", **more: Any) -> Table:
    """The same, with another item."""
    return turn(dice, items={1: f"{item} tip-jar"}, **more)


def playing(item: str, dice: str = "2 3 4", **more: Any) -> Table:
    """That item has just been played."""
    return holding(item, dice, **more).play(f"play {item}")


def last(dice: str = "1", **more: Any) -> Table:
    """Nobody else has dice left: the round ends with this turn."""
    return turn(dice, ("", ""), **more)


def closing(**more: Any) -> list[Event]:
    """What the end of a round tells in which the last die brought a Fruit."""
    return last(**more).play("place cellar-1", "take fruit").tells("end")


def alone(**more: object) -> list[Event]:
    """The same with one player."""
    return position(["1"], **more).play("place cellar-1", "take fruit").tells("end")  # type: ignore[arg-type]


def without_tokens() -> Table:
    """All tokens of the secret pile lie with the first player."""
    table = last("2 6", chamber=TASKS)
    state = table.state
    for kind in range(len(state.drinks[0])):
        state.drinks[0][kind] += state.secret_pile.count(kind)
    state.mrs_nasty[0] += len(state.secret_pile) - sum(state.drinks[0])
    state.secret_pile = []
    return table


def chosen_and_dealt() -> Table:
    """Characters are chosen and dice rolled; all but one ingredient is taken."""
    table = Table(new(2, 2)).play("choose keishara", "choose marten-vail")
    while len(table.state.stack) > 2:
        table.play(sorted(table.legal)[0])
    return table


def called_in_vain() -> list[Event]:
    """What is told when Nasty calls the third player and has no card: more of them out than there are in the box."""
    table = turn("1", nasty={2: 2})
    table.state.says_deck = []
    return step(table, 2, 1).told


# -- events that come often -------------------------------------------------------------------------------------------


def places(zone: str, *faces: int) -> Told:
    return told("places", seat="@1", zone=zone, dice=[f"die-{face}" for face in faces], number=len(faces))


def takes(ingredient: str, seat: int = 1) -> Told:
    return told("takes", seat=f"@{seat}", ingredient=f"ingredient-{ingredient}")


def scores(number: int, account: str, seat: int = 1) -> Told:
    return told("scores", seat=f"@{seat}", number=number, account=f"account-{account}")


def loses(number: int, account: str, seat: int = 1) -> Told:
    return told("loses", seat=f"@{seat}", number=number, account=f"account-{account}")


def moves(track: str, number: int, seat: int = 1) -> Told:
    return told("moves", seat=f"@{seat}", track=f"track-{track}", number=number)


def plays(item: str) -> Told:
    return told("plays-item", seat="@1", item=f"item-{item}")


def rolls(seat: int, *faces: int, id: str = "rolls") -> Told:
    return told(id, seat=f"@{seat}", dice=[f"die-{face}" for face in faces], number=len(faces))


def new_order(order: str) -> Told:
    return told("new-order", order=f"order-{order}")


def blocks(die: str, number: int, zone: str) -> Told:
    return told("automa-blocks", die=f"automa-{die}", number=number, zone=zone)


def turns(face: int, to: int, id: str = "turns-die") -> Told:
    return told(id, seat="@1", die=f"die-{face}", to=f"die-{to}")


def ability(character: str) -> Told:
    return told("ability", seat="@1", character=f"character-{character}")


SIXTH = told("round", number=6, time="time-6")

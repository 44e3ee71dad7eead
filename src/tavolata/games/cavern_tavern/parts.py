"""The parts of a view, each made from the position."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...kit.phrases import PhraseView, view_of
from ...kit.provenance import lists_of, source_of
from .rules import deeds, scoring
from .rules import imagine as imagination
from .rules import tables as t
from .rules.placing import can_place, task_at
from .rules.tables import INGREDIENTS, KINDS, NOTHING, RACES, ZONE_NAMES

if TYPE_CHECKING:
    from .rules.state import CavernTavern
    from .view import (
        AssignmentView,
        ChamberView,
        CharacterView,
        DecksView,
        DrawnView,
        KnownOrderView,
        MemoryView,
        NowView,
        OpenOrderView,
        OrderView,
        OwnTaskView,
        PlacementView,
        PlayerView,
        SaysView,
        SecretView,
        ServedView,
        SpaceView,
        SpokenCardView,
        TaskView,
        UseView,
        ZoneView,
    )


def _does(state: CavernTavern, list_name: str, card: int) -> PhraseView:
    """What a card does or asks for, as a phrase."""
    return view_of(deeds.card_phrase(state.tables, list_name, card))


def number(value: int) -> int | None:
    """A number that may be none."""
    return None if value == NOTHING else value


def now(state: CavernTavern) -> NowView:
    """The turn that is being played."""
    return {
        "duty": bool(state.duty),
        "placed": state.placed,
        "idle": state.idle,
        "placements": state.placements,
        "begun": [seat for seat in range(state.seats) if state.begun >> seat & 1],
        "boons": [{"effect": t.EFFECTS[boon[0]], "about": boon[1:]} for boon in state.boons],
    }


def sources(state: CavernTavern) -> dict[str, list[str]]:
    """Which lists of the content are not as printed, of those that this match plays with."""
    unused = {
        "tasks": not state.with_chamber,
        "tokens": not state.with_chamber,
        "assignments": state.assignment == NOTHING,
        "characters": state.seats == 1,
        "secrets": state.seats == 1,
    }
    return {name: found for name, found in lists_of(state.setup.content).items() if not unused.get(name)}


# -- the tavern -------------------------------------------------------------------------------------------------------


def order(state: CavernTavern, card: int) -> OrderView:
    """An order card."""
    orders = state.tables.orders
    return {
        "id": orders.ids[card],
        "source": source_of(state.setup.content, "orders", orders.ids[card]),
        "race": RACES[orders.races[card]],
        "symbol": t.SYMBOLS[orders.symbols[card]],
        "needs": {INGREDIENTS[kind]: n for kind, n in enumerate(orders.needs[card]) if n},
        "points": orders.points[card][:],
        "patience": orders.patience[card],
        "penalty": orders.penalties[card],
    }


def space(state: CavernTavern, space: int) -> SpaceView:
    """A space of the Mess Hall."""
    card = state.hall[space]
    meeples = [seat for seat in range(state.seats) if state.meeples[seat] == space]
    return {
        "order": None if card == NOTHING else order(state, card),
        "meeple": meeples[0] if meeples else None,
        "blocked": state.blocked == space,
    }


def zone(state: CavernTavern, zone: int) -> ZoneView:
    """A zone, how many spaces it has and what lies there."""
    task = task_at(state, 0, zone) if zone < t.OWN_ZONE else NOTHING
    return {
        "id": ZONE_NAMES[zone],
        "total": state.tables.tasks.totals[task] if task != NOTHING else t.TOTALS[zone],
        "dice": t.DICE[zone],
        "spaces": t.CELLAR_SPACES[state.seats] if zone < t.KITCHEN_ZONE else 1,
        "placed": [_placement(number) for number in state.laid[zone]],
    }


def _placement(number: int) -> PlacementView:
    """Dice that lie somewhere; the automa's have no seat."""
    seat = number // t.DIGITS
    return {"seat": None if seat == t.AUTOMA else seat, "dice": _faces(number % t.DIGITS)}


def _faces(number: int) -> list[int]:
    return [int(digit) for digit in str(number)] if number else []


def decks(state: CavernTavern, seat: int | None) -> DecksView:
    """How many cards are left, what is discarded, and which orders of the deck are known, from the top."""
    tables = state.tables
    known: list[KnownOrderView] = []
    for place in range(len(state.order_deck) - 1, -1, -1):
        mark = state.order_marks[place]
        if mark:
            mine = seat is not None and mark >> seat & 1
            known.append(
                {
                    "from_top": len(state.order_deck) - 1 - place,
                    "known_to": [one for one in range(state.seats) if mark >> one & 1],
                    "order": tables.orders.ids[state.order_deck[place]] if mine else None,
                }
            )
    return {
        "orders": {
            "left": len(state.order_deck),
            "discards": [tables.orders.ids[card] for card in state.order_discards],
            "known": known,
        },
        "items": {
            "left": len(state.item_deck),
            "discards": [tables.items.ids[card] for card in state.item_discards],
        },
        "says": {
            "left": len(state.says_deck),
            "discards": [tables.says.ids[card] for card in state.says_discards],
        },
        "tasks": {
            "left": len(state.task_deck),
            "discards": [tables.tasks.ids[card] for card in state.task_discards],
        },
        "secret_pile": len(state.secret_pile),
        "modifiers": state.modifiers_left() if state.with_chamber else 0,
    }


def task(state: CavernTavern, card: int) -> TaskView:
    """A task card of the Secret Chamber."""
    tasks = state.tables.tasks
    return {
        "id": tasks.ids[card],
        "source": source_of(state.setup.content, "tasks", tasks.ids[card]),
        "type": t.TASK_TYPES[tasks.types[card]],
        "total": tasks.totals[card],
        "does": _does(state, "tasks", card),
    }


def chamber(state: CavernTavern) -> ChamberView | None:
    """The tasks of the Secret Chamber, with their tokens and who did them."""
    if not state.with_chamber:
        return None
    return {
        "open": state.is_chamber_open(),
        "tasks": [
            {
                "task": None if state.tasks[place] == NOTHING else task(state, state.tasks[place]),
                "token": token(state.tokens[place]),
                "doer": number(state.doers[place]) if state.doers[place] != t.AUTOMA else None,
                "blocked": state.doers[place] == t.AUTOMA,
            }
            for place in range(t.CHAMBER_TASKS)
        ],
    }


def token(number: int) -> str | None:
    """A token of the secret pile: a Drink by its ingredient, or Mrs. Nasty."""
    if number == NOTHING:
        return None
    return "mrs-nasty" if number == t.MRS_NASTY_TOKEN else INGREDIENTS[number]


def automa(state: CavernTavern) -> dict[str, int] | None:
    """The dice of the automa."""
    if state.seats > 1:
        return None
    return {t.AUTOMA_DICE[die]: state.automa[die] for die in range(6) if state.automa[die]}


def assignment(state: CavernTavern) -> AssignmentView | None:
    """The assignment of the story, and which of its conditions hold as things stand."""
    if state.assignment == NOTHING:
        return None
    goals = state.tables.assignments
    return {
        "id": goals.ids[state.assignment],
        "source": source_of(state.setup.content, "assignments", goals.ids[state.assignment]),
        "does": _does(state, "assignments", state.assignment),
        "conditions": [
            {
                "condition": condition,
                "count": scoring.count(state, 0, condition, scoring.FROM_THE_START),
                "met": scoring.is_met(state, 0, condition, scoring.FROM_THE_START),
            }
            for condition in goals.conditions[state.assignment]
        ],
    }


# -- the players ------------------------------------------------------------------------------------------------------


def player(state: CavernTavern, seat: int | None, player: int) -> PlayerView:
    """A player's board; the items and the secret task only for their owner, until the end (CT-22.4)."""
    own = state.over or seat == player
    tables = state.tables
    return {
        "seat": player,
        "points": state.score(player),
        "account": {t.ACCOUNTS[n]: state.account[player][n] for n in range(len(t.ACCOUNTS))},
        "nasty": state.nasty[player],
        "nasty_points": tables.track[state.nasty[player]],
        "called": [space for space in t.CALLS if state.called[player] >> space & 1],
        "kitchen": state.kitchen[player],
        "chores": state.chores[player],
        "ingredients": {INGREDIENTS[kind]: n for kind, n in enumerate(state.goods[player]) if n},
        "dice": state.dice[player][:],
        "can_place": can_place(state, player),
        "open": _open(state, player),
        "served": [_served(state, one) for one in state.served[player]],
        "uses": [_use(one) for one in state.uses[player]],
        "items_played": state.played[player],
        "items": len(state.items[player]),
        "hand": [_item(state, item) for item in state.items[player]] if own else None,
        "secret": _secret(state, player) if own else None,
        "character": _character(state, player),
        "says": [_says(state, player, held) for held in state.says[player]],
        "modifiers": state.modifiers[player],
        "drinks": {INGREDIENTS[kind]: n for kind, n in enumerate(state.drinks[player]) if n},
        "mrs_nasty": state.mrs_nasty[player],
        "tasks": [_own_task(state, player, place) for place in range(len(state.own[player]))],
    }


def _item(state: CavernTavern, item: int) -> SpokenCardView:
    id = state.tables.items.ids[item]
    return {
        "id": id,
        "source": source_of(state.setup.content, "items", id),
        "does": _does(state, "items", item),
    }


def _open(state: CavernTavern, player: int) -> OpenOrderView | None:
    """The open order, what is missing for it, and what it would give now."""
    card = state.open[player]
    if card == NOTHING:
        return None
    late = state.round - state.since[player]
    needs = state.tables.orders.needs[card]
    points = state.tables.orders.points[card]
    goods = state.goods[player]
    return {
        **order(state, card),
        "since": state.since[player],
        "late": late,
        "now": points[late] if late < len(points) else 0,
        "space": number(state.meeples[player]),
        "missing": {
            INGREDIENTS[kind]: needs[kind] - goods[kind] for kind in range(KINDS) if needs[kind] > goods[kind]
        },
    }


def _served(state: CavernTavern, one: int) -> ServedView:
    card = one // t.LATENESS
    orders = state.tables.orders
    return {"id": orders.ids[card], "race": RACES[orders.races[card]], "late": one % t.LATENESS}


def _use(one: int) -> UseView:
    return {
        "zone": ZONE_NAMES[one // t.USE_ZONE % 32],
        "dice": one // t.USE_DICE,
        "areas": [t.AREAS[area] for area in range(len(t.AREAS)) if one >> area & 1],
    }


def _secret(state: CavernTavern, player: int) -> SecretView | None:
    """A secret task, how far it has come and what it would give now."""
    card = state.secrets[player]
    if card == NOTHING:
        return None
    goals = state.tables.secrets
    return {
        "id": goals.ids[card],
        "source": source_of(state.setup.content, "secrets", goals.ids[card]),
        "does": _does(state, "secrets", card),
        "condition": goals.conditions[card][0],
        "tiers": goals.tiers[card],
        "count": scoring.count(state, player, goals.conditions[card][0], scoring.FROM_THE_START),
        "points": scoring.secret_points(state, player, card),
    }


def _character(state: CavernTavern, player: int) -> CharacterView | None:
    card = state.characters[player]
    if card == NOTHING:
        return None
    characters = state.tables.characters
    left = characters.uses[card] - state.abilities[player]
    return {
        "id": characters.ids[card],
        "source": source_of(state.setup.content, "characters", characters.ids[card]),
        "race": RACES[characters.races[card]],
        "left": left,
        "does": _does(state, "characters", card),
    }


def _says(state: CavernTavern, player: int, held: list[int]) -> SaysView:
    """A Nasty Says, and how far each of its ways has come."""
    goals = state.tables.says
    return {
        "id": goals.ids[held[0]],
        "source": source_of(state.setup.content, "says", goals.ids[held[0]]),
        "does": _does(state, "says", held[0]),
        "since": held[1:],
        "ways": [
            {"condition": condition, "count": scoring.count(state, player, condition, held[1:])}
            for condition in goals.conditions[held[0]]
        ],
    }


def _own_task(state: CavernTavern, player: int, place: int) -> OwnTaskView:
    return {**task(state, state.own[player][place]), "placed": _faces(state.own_laid[player][place])}


# -- what is not seen by all ------------------------------------------------------------------------------------------


def drawn(state: CavernTavern, seat: int | None) -> DrawnView | None:
    """Cards drawn to choose from: their faces for whoever drew them or knew them, their number for all."""
    if not state.drawn:
        return None
    if state.drawn_marks:
        ids = state.tables.orders.ids
        seen = [seat is not None and mark >> seat & 1 == 1 for mark in state.drawn_marks]
        names = [ids[card] if seen[place] else None for place, card in enumerate(state.drawn)]
        known = [[one for one in range(state.seats) if mark >> one & 1] for mark in state.drawn_marks]
        return {"list": "orders", "cards": names, "known_to": known}
    ids = state.tables.items.ids
    own = seat is not None and not imagination.is_drawing(state, seat)
    return {"list": "items", "cards": [ids[card] if own else None for card in state.drawn], "known_to": []}


def memory(state: CavernTavern, seat: int | None) -> MemoryView | None:
    """The items that may be in the deck and in the hands of the others, as far as this seat has seen (CT-22.3)."""
    if seat is None or state.over:
        return None
    unseen = imagination.unseen_items(state, seat, imagination.is_drawing(state, seat))
    ids = state.tables.items.ids

    def named(mask: int) -> list[str]:
        return [ids[item] for item in unseen if mask >> item & 1]

    return {
        "deck": named(state.deck_may[seat]),
        "hands": [[named(may) for may in hand] for hand in state.hand_may[seat]],
    }

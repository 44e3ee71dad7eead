"""What cards do and ask for, in phrases made from their data: a card that is corrected says so by itself."""

from __future__ import annotations

from ....engine.phrases import Arguments, Phrase, Value
from . import tables as t

NUMBERED = {
    t.POINTS: "points",
    t.GAIN_POTION: "gain-potion",
    t.EXCHANGE: "exchange",
    t.STEAL: "steal",
    t.SWAP: "swap",
    t.RIVAL_GAIN: "rival-gain",
    t.RIVAL_NASTY: "rival-nasty",
    t.DISMISS_SAYS: "dismiss-says",
    t.DIE_SET: "die-set",
    t.DIE_FLIP: "die-flip",
    t.DIE_REROLL: "die-reroll",
    t.EXTRA_DIE: "extra-die",
    t.RIVAL_REROLL: "rival-reroll",
    t.EXTRA_PLACEMENT: "extra-placement",
    t.ORDER_BONUS: "order-bonus",
    t.ORDER_DISCOUNT: "order-discount",
    t.MODIFIERS: "modifiers",
    t.REPLACE_ORDER: "replace-order",
}
"""Effects that a number says all about."""
BARE = {t.SHARE_SPACE: "share-space", t.ORDER_SWAP: "order-swap", t.FIRST_PLAYER: "first-player"}
TASKS = {1 << t.KITCHEN: "kitchen", 1 << t.CHORES: "chore"}


# -- effects ---------------------------------------------------------------------------------------------------------


def effect_phrase(effect: list[int]) -> Phrase:
    """What one effect does."""
    kind, n, a, b = effect
    if kind in NUMBERED:
        return Phrase(f"effect-{NUMBERED[kind]}", {"number": n})
    if kind in BARE:
        return Phrase(f"effect-{BARE[kind]}")
    if kind == t.GAIN:
        return _gain_phrase(n, a, b)
    if kind == t.DRAW_ITEMS:
        return Phrase("effect-draw-items", {"number": n, "kept": a})
    if kind == t.NASTY:
        return Phrase("effect-nasty-up" if n < 0 else "effect-nasty-down", {"number": abs(n)})
    if kind == t.DIE_SHIFT:
        return Phrase("effect-die-shift", {"number": n, "most": a})
    if kind == t.TASK_BONUS:
        return Phrase("effect-task-bonus", {"number": n, "task": TASKS.get(a, "any")})
    return _late_phrase(n, a, b)


def _gain_phrase(n: int, kinds: int, distinct: int) -> Phrase:
    if kinds == t.ZONE_KINDS:
        return Phrase("effect-gain-zone", {"number": n})
    if kinds == t.ANY_KIND:
        return Phrase("effect-gain-different" if distinct else "effect-gain-any", {"number": n})
    names = [f"ingredient-{t.INGREDIENTS[kind]}" for kind in range(t.KINDS) if kinds >> kind & 1]
    if n == 1:
        return Phrase("effect-gain", {"kinds": either(names)})
    return Phrase("effect-gain-different-of" if distinct else "effect-gain-of", {"number": n, "kinds": names})


def _late_phrase(rounds: int, race: int, points: int) -> Phrase:
    if race == t.NOTHING:
        return Phrase("effect-late-ignore", {"number": rounds, "points": points})
    of = f"race-{t.RACES[race]}-of"
    return Phrase("effect-late-ignore-race", {"number": rounds, "points": points, "race": of})


def either(names: list[str]) -> Value:
    """One of several things: "A", "A or B", "A, B or C"."""
    if len(names) == 1:
        return names[0]
    join = "either" if len(names) == 2 else "either-more"
    return Phrase(join, {"one": names[0], "other": either(names[1:])}).json()


def effects_phrase(effects: list[list[int]], mode: int = t.MODE_ALL) -> Phrase:
    """What a card with effects does: one after the other, or one of them."""
    phrases = [effect_phrase(effect) for effect in effects]
    return _chain(phrases, "effects-then" if mode == t.MODE_ALL else "effects-or")


def zone_effects(zone: int, seats: int) -> list[list[int]]:
    """What a zone of the board gives; alone with the piles, and without what is for others (CT-20.3)."""
    if seats > 1:
        return t.BOARD[zone]
    with_piles = {t.STEAL: [t.GAIN, 1, t.ANY_KIND, 0], t.SWAP: [t.EXCHANGE, 1, 0, 0]}
    left_out = (t.RIVAL_NASTY, t.FIRST_PLAYER)
    return [with_piles.get(effect[0], effect) for effect in t.BOARD[zone] if effect[0] not in left_out]


def _chain(phrases: list[Phrase], join: str) -> Phrase:
    if len(phrases) == 1:
        return phrases[0]
    return Phrase(join, {"one": phrases[0].json(), "other": _chain(phrases[1:], join).json()})


# -- conditions ------------------------------------------------------------------------------------------------------


def condition_phrase(condition: list[int]) -> Phrase:
    """What one condition asks for."""
    kind, n = condition[:2]
    if kind == t.USE:
        return _use_phrase(condition)
    if kind == t.SERVE:
        return Phrase("condition-serve", {"number": n, **_orders(condition)})
    if kind == t.PAY_INGREDIENTS:
        return Phrase("condition-pay-ingredients", {"number": n, "shape": t.SHAPES[condition[2]]})
    if kind == t.TRACK_AT:
        return Phrase("condition-track-at", {"number": n, "track": f"track-{_track(condition[2])}"})
    return Phrase(f"condition-{t.CONDITIONS[kind].replace('_', '-')}", {"number": n})


def _use_phrase(condition: list[int]) -> Phrase:
    _, n, areas, zones, distinct, dice = condition
    of = "-of" if distinct else ""
    places = [f"area-{t.AREAS[area]}{of}" for area in range(len(t.AREAS)) if areas >> area & 1]
    if zones:
        places = [f"zone-{t.ZONE_NAMES[zone]}" for zone in range(t.ZONES) if zones >> zone & 1]
    name = "condition-use-different" if distinct else "condition-use"
    if zones:
        name += "-zones"
    elif not distinct and areas in (t.IN_KITCHEN, t.IN_CHORES):
        name += "-kitchen" if areas == t.IN_KITCHEN else "-chores"
    return Phrase(name, {"number": n, "where": either(places), "dice": dice})


def _orders(condition: list[int]) -> Arguments:
    """Which orders are counted: of whom, how large, how late at most, and whether peoples count instead."""
    _, _, races, distinct, least, late = condition
    names = [f"race-{t.RACES[race]}-of" for race in range(len(t.RACES)) if races >> race & 1]
    told: Arguments = {"what": "peoples" if distinct else "orders", "least": least, "late": late}
    told["whose"] = "named" if names else "all"
    told["races"] = either(names) if names else "all"
    return told


def _track(symbol: int) -> str:
    return "kitchen" if symbol == t.KITCHEN else "chores"


def conditions_phrase(conditions: list[list[int]], all_of: bool) -> Phrase:
    """What a Nasty Says (one of them) or an assignment (all of them) asks for."""
    phrases = [condition_phrase(condition) for condition in conditions]
    return _chain(phrases, "conditions-and" if all_of else "conditions-or")


def secret_phrase(condition: list[int], tiers: list[list[int]]) -> Phrase:
    """What a secret task counts, and what so many are worth."""
    kind = condition[0]
    steps = [Phrase("tier", {"number": number, "points": points}).json() for number, points in tiers]
    worth: Arguments = {"tiers": steps}
    if kind == t.SERVE:
        return Phrase("secret-counts-orders", {**worth, **_orders(condition)})
    if kind == t.TRACK_AT:
        return Phrase("secret-counts-track", {**worth, "track": f"track-{_track(condition[2])}"})
    if kind == t.PLAY_ITEMS:
        return Phrase("secret-counts-items", worth)
    used = _use_phrase(condition)
    return Phrase("secret-counts-use", {**worth, "where": used.arguments["where"]})


# -- whole cards -----------------------------------------------------------------------------------------------------


def card_phrase(tables: t.Tables, list_name: str, card: int) -> Phrase:
    """What a card of a list does or asks for."""
    if list_name == "orders":
        return order_phrase(tables.orders, card)
    if list_name == "items":
        return effects_phrase(tables.items.effects[card], tables.items.modes[card])
    if list_name == "characters":
        return ability_phrase(tables.characters.triggers[card], tables.characters.effects[card])
    if list_name == "tasks":
        return effects_phrase(tables.tasks.effects[card])
    if list_name == "says":
        return conditions_phrase(tables.says.conditions[card], all_of=False)
    if list_name == "assignments":
        return conditions_phrase(tables.assignments.conditions[card], all_of=True)
    return secret_phrase(tables.secrets.conditions[card][0], tables.secrets.tiers[card])


def does(tables: t.Tables, list_name: str, card: int) -> Value:
    """The same as an argument of another phrase."""
    return card_phrase(tables, list_name, card).json()


def ability_phrase(trigger: int, effects: list[list[int]]) -> Phrase:
    """When a character's ability may be used, and what it does."""
    if trigger in (t.IN_OWN_TURN, t.RIVAL_IN_CELLAR):
        name = t.TRIGGERS[trigger].replace("_", "-")
        return Phrase(f"trigger-{name}", {"does": effects_phrase(effects).json()})
    does = _chain([_now_phrase(effect) for effect in effects], "effects-then").json()
    if trigger == t.AT_A_TASK:
        types = [effect[2] for effect in effects if effect[0] == t.TASK_BONUS]
        return Phrase("trigger-task", {"does": does, "task": TASKS.get(types[0], "any") if types else "any"})
    races = [effect[2] for effect in effects if effect[0] == t.LATE_IGNORE and effect[2] != t.NOTHING]
    if races:
        return Phrase("trigger-serve-race", {"does": does, "race": f"race-{t.RACES[races[0]]}-of"})
    return Phrase("trigger-serve", {"does": does})


def _now_phrase(effect: list[int]) -> Phrase:
    """What an effect does to the order or the task that is just being scored."""
    kind, n, _, points = effect
    if kind in (t.TASK_BONUS, t.ORDER_BONUS):
        return Phrase("effect-more-points", {"number": n})
    if kind == t.LATE_IGNORE:
        return Phrase("effect-late-now", {"number": n, "points": points})
    return effect_phrase(effect)


def order_phrase(orders: t.Orders, card: int) -> Phrase:
    """What an order asks for and what it is worth."""
    return Phrase(
        "entry-order",
        {
            "race": f"race-{t.RACES[orders.races[card]]}",
            "symbol": t.SYMBOLS[orders.symbols[card]],
            "needs": needs_phrases(orders.needs[card]),
            "points": orders.points[card][0],
            "patience": orders.patience[card],
            "penalty": orders.penalties[card],
        },
    )


def needs_phrases(needs: list[int]) -> Value:
    """Ingredients with their numbers, as an argument of a phrase."""
    return [
        Phrase("ingredient-times", {"number": number, "kind": f"ingredient-{t.INGREDIENTS[kind]}"}).json()
        for kind, number in enumerate(needs)
        if number
    ]

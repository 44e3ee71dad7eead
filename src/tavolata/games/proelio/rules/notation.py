"""What the rules say: asks, the notation of moves, moves in words, and events."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....engine.errors import BadNotation
from ....engine.phrases import Ask, Event, Phrase, Tell, Value, seat_name
from .tables import (
    ATTACK,
    CODES,
    COSTRUTTORI,
    DECKS,
    DEPLOY,
    DISCARD,
    DONE,
    DRAW,
    END_TALK,
    FORTIFY,
    GIVE,
    GUILD,
    GUILD_NAMES,
    HAND,
    KINDS,
    LEAVE,
    NAMES,
    NO_GUILD,
    NOBODY,
    ON_ACTION,
    ON_ALLY,
    ON_BARDS,
    ON_COUNTER,
    ON_CRAFT,
    ON_CURE,
    ON_DEFENCE,
    ON_DODGE,
    ON_IGNORE,
    ON_KEEP,
    ON_LIMIT,
    ON_LOOT,
    ON_OFFER,
    ON_PLAGUE,
    ON_PRICE,
    ON_SHORT,
    ON_SUPPORT,
    ON_TALK,
    PAY,
    PLAY,
    SACRIFICE,
    SEAT,
    STEAL,
    SUPPORT,
    TAKE,
    TRADE,
    VERBS,
    WINTER,
    WORDS,
    back_of,
)

if TYPE_CHECKING:
    from .state import Proelio

ASKS: Final = [
    ("action", "PR-3.9"),
    ("defence", "PR-6.1"),
    ("short", "PR-6.4"),
    ("loot", "PR-6.7"),
    ("limit", "PR-3.5"),
    ("price", "PR-9.1"),
    ("ally", "PR-8.4"),
    ("offer", "PR-8.5"),
    ("look", "PR-9.7"),
    ("plague", "PR-8.11"),
    ("cure", "PR-13.12"),
    ("dodge", "PR-13.9"),
    ("ignore", "PR-13.10"),
    ("counter", "PR-6.13"),
    ("craft", "PR-13.7"),
    ("scribes", "PR-13.11"),
    ("keep", "PR-13.11"),
    ("trade", "PR-14.3"),
    ("bards", "PR-13.4"),
    ("talk", "PR-15.6"),
    ("support", "PR-15.4"),
]
"""What each question of the stack is called, and the clause it comes from."""


# -- names ------------------------------------------------------------------------------------------------------------


def card_name(kind: int) -> str:
    """A card among arguments."""
    return f"card-{NAMES[kind]}"


def guild_name(guild: int) -> str:
    """A Guild among arguments."""
    return f"guild-{GUILD_NAMES[guild]}"


def deck_name(back: int) -> str:
    """A deck among arguments."""
    return f"deck-{DECKS[back]}"


# -- asks -------------------------------------------------------------------------------------------------------------


def ask(state: Proelio) -> Ask:
    """The question that is open. Between alliances nobody talks (PR-15.3) but partners during Support (PR-15.6)."""
    frame = state.stack[-1]
    kind = frame[0]
    id, clause = ASKS[kind]
    if kind == ON_TALK:
        seconds = int(state.setup.options["support_seconds"])
        partners = sorted([frame[1], frame[2]])
        return Ask(id, clause, {"other": seat_name(frame[2])}, seconds, END_TALK, [partners])
    if kind == ON_PRICE and frame[5] == TRADE:
        clause = "PR-14.4" if frame[4] else "PR-14.5"
    elif kind == ON_LIMIT and state.season == WINTER:
        clause = "PR-11.4"
    silence: list[list[int]] | None = [] if state.teams() else None
    return Ask(id, clause, _about(state, frame), talk=silence)


def strongest(state: Proelio, attacker: int) -> int:
    """What a waiting attack is worth at most, by its back and the Fortification it was laid from: all see both."""
    kinds = state.attack_kinds(state.reaches[attacker], back_of(state.attacks[attacker]))
    return max([state.tables.values[kind] for kind in range(KINDS) if kinds >> kind & 1], default=0)


def _about(state: Proelio, frame: list[int]) -> dict[str, Value]:
    """The arguments of a question."""
    kind, seat = frame[0], frame[1]
    if kind == ON_ACTION:
        return {}
    if kind == ON_DEFENCE:
        attacker = state.right(seat)
        return {
            "other": seat_name(attacker),
            "back": DECKS[back_of(state.attacks[attacker])],
            "most": strongest(state, attacker),
            "total": defence_total(state),
        }
    if kind == ON_SHORT:
        return {"missing": frame[2], "total": frame[3], "card": card_name(state.revealed)}
    if kind == ON_LIMIT:
        return {"number": len(state.hands[seat]) - HAND}
    if kind == ON_PRICE:
        what = "trade" if frame[5] == TRADE else "imperial"
        return {"black": frame[2], "gold": frame[3], "some": frame[4], "what": what}
    if kind == ON_LOOT:
        return {"other": seat_name(frame[2]), "number": frame[3]}
    if kind == ON_CRAFT:
        return {"number": frame[2]}
    if kind in (ON_OFFER, ON_CURE, ON_DODGE, ON_IGNORE, ON_COUNTER, ON_BARDS, ON_SUPPORT):
        return {"other": seat_name(frame[2])}
    return {}


def defence_total(state: Proelio) -> int:
    """What the deployed cards are worth together."""
    return sum([state.tables.values[kind] for kind in state.deployed])


# -- notation ---------------------------------------------------------------------------------------------------------


def write(move: int) -> str:
    """A move as text, independent of the position."""
    if move < ATTACK:
        return WORDS[move]
    if move >= SEAT:
        return f"seat {move - SEAT + 1}"
    return f"{VERBS[(move - ATTACK) // KINDS]} {NAMES[(move - ATTACK) % KINDS]}"


def _codes() -> dict[str, int]:
    return {write(move): move for move in range(CODES)}


CODES_BY_TEXT: Final = _codes()


def read(text: str) -> int:
    """The move a text means."""
    move = CODES_BY_TEXT.get(" ".join(text.lower().split()))
    if move is None:
        raise BadNotation(
            "bad-notation",
            f"{text!r} is not a move; a move reads like 'draw', 'attack soldati', 'deploy scudi', 'done', "
            "'give ronda', 'sacrifice', 'guild' or 'seat 2'",
            {"text": text},
        )
    return move


# -- moves in words ---------------------------------------------------------------------------------------------------


def describe(state: Proelio, seat: int, move: int) -> Phrase:
    """A legal move as a phrase, with what it does."""
    if ATTACK <= move < SEAT:
        return _describe_card(state, seat, move, (move - ATTACK) % KINDS)
    frame = state.stack[-1]
    if move >= SEAT:
        id = "move-ally" if frame[0] == ON_ALLY else "move-look"
        return Phrase(id, {"other": seat_name(move - SEAT)})
    if move in (GUILD, NO_GUILD):
        return _describe_guild(state, seat, move, frame)
    if move in (DONE, SACRIFICE, PAY):
        return _describe_defence(state, seat, move, frame)
    if move in (STEAL, SUPPORT):
        other = frame[2] if move == STEAL else state.partner(seat)
        return Phrase(f"move-{WORDS[move]}", {"other": seat_name(other)})
    if move == LEAVE:
        if frame[0] == ON_COUNTER:
            return Phrase("move-leave-theft", {"other": seat_name(frame[2])})
        return Phrase("move-decline" if frame[0] in (ON_OFFER, ON_PLAGUE) else "move-buy-nothing")
    return Phrase("move-" + WORDS[move].replace(" ", "-"), _extras(state, seat, move))


def _extras(state: Proelio, seat: int, move: int) -> dict[str, Value]:
    """What drawing and trading depend on."""
    if move == DRAW:
        return {"left": len(state.decks[0]), "hand": len(state.hands[seat])}
    if move == TRADE:
        return {"season": "summer" if state.season == 0 else "autumn"}
    return {}


def _describe_defence(state: Proelio, seat: int, move: int, frame: list[int]) -> Phrase:
    if move == DONE:
        return Phrase("move-done", {"number": len(state.deployed), "total": defence_total(state)})
    if move == SACRIFICE:
        left = max(0, frame[2] - state.strength(seat))
        fort: dict[str, Value] = {"card": card_name(state.forts[seat]), "value": state.strength(seat)}
        result = "defeat" if is_fatal_sacrifice(state, seat, left) else "defence"
        return Phrase("move-sacrifice", {**fort, "left": left, "result": result})
    result = "defeat" if is_fatal_payment(state, seat, frame[2]) else "loot"
    return Phrase("move-pay", {"number": min(frame[2], len(state.hands[seat])), "result": result})


def is_fatal_payment(state: Proelio, seat: int, missing: int) -> bool:
    """Whether to pay is defeat: more than the hand is owed (PR-6.9), or all of it and there are no walls (PR-7.1)."""
    cards = len(state.hands[seat])
    return missing > cards or (missing == cards and state.forts[seat] < 0)


def is_fatal_sacrifice(state: Proelio, seat: int, left: int) -> bool:
    """Whether defeat is certain once the Fortification is gone, with so much still missing: Builders may add 1."""
    cards = len(state.hands[seat])
    ready = state.guilds[seat] == COSTRUTTORI and not state.spent[seat] and state.merchant != seat
    return cards <= max(0, left - int(ready))


def _describe_guild(state: Proelio, seat: int, move: int, frame: list[int]) -> Phrase:
    guild = guild_name(state.guilds[seat])
    if move == NO_GUILD:
        return Phrase("move-no-guild", {"guild": guild})
    moment = ASKS[frame[0]][0] if frame[0] in (ON_DODGE, ON_IGNORE) else GUILD_NAMES[state.guilds[seat]]
    return Phrase("move-guild", {"guild": guild, "does": f"does-{moment}"})


def _describe_card(state: Proelio, seat: int, move: int, kind: int) -> Phrase:
    tables = state.tables
    card: dict[str, Value] = {"card": card_name(kind)}
    if move < FORTIFY:
        return Phrase("move-attack", {**card, "other": seat_name(state.left(seat)), "does": does(kind)})
    if move < PLAY:
        return Phrase("move-fortify", {**card, "value": tables.levels[kind]})
    if move < DEPLOY:
        return Phrase("move-play", {**card, "does": does(kind)})
    if move < GIVE:
        total = defence_total(state) + tables.values[kind]
        return Phrase("move-deploy", {**card, "does": does(kind), "total": total})
    if move < DISCARD:
        id = "move-pass" if state.stack[-1][0] == ON_SUPPORT else "move-give"
        return Phrase(id, {**card, "other": seat_name(state.stack[-1][2])})
    if move < TAKE:
        return Phrase("move-discard", card)
    return Phrase("move-keep" if state.stack[-1][0] == ON_KEEP else "move-take", card)


def does(kind: int) -> str:
    """What a card does, as the id of a message."""
    return f"does-{NAMES[kind]}"


# -- events -----------------------------------------------------------------------------------------------------------


def tell(
    listener: Tell,
    id: str,
    arguments: dict[str, Value],
    secret: dict[str, Value] | None = None,
    witnesses: list[int] | None = None,
) -> None:
    """Tell an event, if anybody listens."""
    if listener is not None:
        listener(Event(id, arguments, secret, witnesses))


def tell_seat(listener: Tell, id: str, seat: int) -> None:
    """Something a House does."""
    if listener is not None:
        listener(Event(id, {"seat": seat_name(seat)}))


def tell_between(listener: Tell, id: str, seat: int, other: int) -> None:
    """Something between two Houses."""
    if listener is not None:
        listener(Event(id, {"seat": seat_name(seat), "other": seat_name(other)}))


def tell_card(listener: Tell, id: str, seat: int, kind: int) -> None:
    """Something a House does with a card that everybody sees."""
    if listener is not None:
        listener(Event(id, {"seat": seat_name(seat), "card": card_name(kind)}))


def tell_drawn(listener: Tell, seat: int, back: int, drawn: list[int]) -> None:
    """Cards drawn: all see how many, their owner which."""
    if listener is not None:
        told: dict[str, Value] = {"seat": seat_name(seat), "number": len(drawn), "deck": deck_name(back)}
        listener(Event("draws", told, {"cards": [card_name(kind) for kind in drawn]}, [seat]))


def tell_handed(listener: Tell, id: str, seat: int, to: int, kind: int) -> None:
    """A card that goes from hand to hand: all see its back, the two see its face (PR-16.3)."""
    if listener is not None:
        told: dict[str, Value] = {
            "seat": seat_name(seat),
            "other": seat_name(to),
            "back": DECKS[back_of(kind)],
        }
        listener(Event(id, told, {"card": card_name(kind)}, sorted([seat, to])))


def tell_attack(listener: Tell, seat: int, target: int, kind: int) -> None:
    """An attack laid face down: all see its back."""
    if listener is not None:
        told: dict[str, Value] = {
            "seat": seat_name(seat),
            "other": seat_name(target),
            "back": DECKS[back_of(kind)],
        }
        listener(Event("attacks", told, {"card": card_name(kind)}, [seat]))


def tell_revealed(state: Proelio, listener: Tell, seat: int, attacker: int, kind: int) -> None:
    """An attack turned up against a defence."""
    if listener is not None:
        told: dict[str, Value] = {"seat": seat_name(seat), "other": seat_name(attacker)}
        told["card"] = card_name(kind)
        told["total"] = defence_total(state)
        listener(Event("reveals", told))


def tell_loot(listener: Tell, seat: int, attacker: int, number: int) -> None:
    """How much loot is due."""
    if listener is not None:
        told: dict[str, Value] = {"seat": seat_name(seat), "other": seat_name(attacker), "number": number}
        listener(Event("pays", told))


def tell_guild(state: Proelio, listener: Tell, seat: int) -> None:
    """A Guild is used up."""
    if listener is not None:
        listener(Event("guild", {"seat": seat_name(seat), "guild": guild_name(state.guilds[seat])}))


def tell_guild_kept(state: Proelio, listener: Tell, seat: int) -> None:
    """A Guild could have been used, and is kept for later."""
    if listener is not None:
        listener(Event("guild-kept", {"seat": seat_name(seat), "guild": guild_name(state.guilds[seat])}))


def tell_looked(state: Proelio, listener: Tell, seat: int, other: int) -> None:
    """A hand was seen by one House."""
    if listener is not None:
        told: dict[str, Value] = {"seat": seat_name(seat), "other": seat_name(other)}
        if not state.hands[other]:
            listener(Event("looks-at-nothing", told))
            return
        listener(Event("looks", told, {"cards": hand_names(state, other)}, [seat]))


def tell_equitas(state: Proelio, listener: Tell, seat: int) -> None:
    """A hand is shown to all. It is never empty: whoever has no walls either is defeated (PR-7.1)."""
    if listener is not None:
        listener(Event("equitas", {"seat": seat_name(seat), "cards": hand_names(state, seat)}))


def hand_names(state: Proelio, seat: int) -> list[str]:
    """The cards of a hand as arguments, in no telling order."""
    return [card_name(kind) for kind in sorted(state.hands[seat])]


def tell_end(state: Proelio, listener: Tell) -> None:
    """Who has won, and how."""
    if listener is not None:
        winners: list[str] = [seat_name(seat) for seat in state.winners()]
        if state.conqueror != NOBODY:
            listener(Event("conquest", {"winners": winners, "number": len(winners)}))
        else:
            listener(
                Event("points", {"winners": winners, "number": len(winners), "points": max(state.scores())})
            )

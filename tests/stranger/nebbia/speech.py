"""What the rules say: asks, refusals, the notation of moves, and the longer events."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tavolata import Ask, BadNotation, Event, Phrase, Refusal, Tell, Value, seat_name

from . import tables as t
from .tables import Goods

if TYPE_CHECKING:
    from .rules import Nebbia

CLAUSES = ("NL-2.1", "NL-4.2", "NL-4.3", "NL-4.4", "NL-4.5", "NL-4.7")
"""The clause each kind of question comes from, in the order of the frames."""
WORDS = {t.SEAL: "seal", t.END_TALK: "end talk", t.SHARE: "share", t.PRESS: "press", t.REFUSE: "refuse"}
"""The moves that are one word, or nearly."""


def ask(state: Nebbia, seat: int) -> Ask:
    """The question that is open for a seat that owes an answer."""
    kind, *seats = state.stack[-1]
    clause = CLAUSES[kind]
    if kind == t.PLAN:
        left = t.BOATS - state.secret[seat].bit_count()
        return Ask("plan", clause, {"night": state.night + 1, "boats": left}, at_once=True)
    if kind == t.TALK:
        other = {"other": seat_name(seats[0])}
        return Ask("talk", clause, {**other}, t.TALK_SECONDS, t.END_TALK, talk=[sorted(seats)])
    if kind == t.PARLEY:
        opposite = seats[0] if seats[1] == seat else seats[1]
        return Ask("parley", clause, {"other": seat_name(opposite)}, at_once=True)
    if kind == t.ANSWER:
        return Ask("answer", clause, {"thief": seat_name(seats[0])})
    return Ask("look" if kind == t.LOOK else "rob", clause)


def why(state: Nebbia, seat: int, move: int) -> Refusal | None:
    """The clause that forbids a move now; None if it is legal. It says nothing the seat may not know."""
    if move in state.legal(seat):
        return None
    if state.over:
        return Refusal("NL-6.1")
    kind = state.stack[-1][0]
    if seat not in state.deciders():
        return Refusal("NL-2.4" if kind == t.PLAN else "NL-1.5")
    if kind == t.PLAN and t.SEND <= move < t.SEAL:
        there = state.secret[seat] >> (move - t.SEND) & 1
        landing = f"landing-{t.LANDINGS[move - t.SEND]}"
        return Refusal("NL-2.3", {"landing": landing}) if there else Refusal("NL-2.2")
    if kind == t.ANSWER and t.OFFER <= move < t.REFUSE:
        return Refusal("NL-4.8")
    if kind in (t.LOOK, t.ROB) and t.SEAT <= move < t.OFFER:
        return Refusal("NL-4.9")
    return Refusal(CLAUSES[kind])


def write(goods: Goods, move: int) -> str:
    """A move as text, independent of the position."""
    if move < t.SEAL:
        return f"send {t.LANDINGS[move - t.SEND]}"
    if t.SEAT <= move < t.OFFER:
        return f"seat {move - t.SEAT + 1}"
    if t.OFFER <= move < t.REFUSE:
        return f"offer {goods.names[move - t.OFFER]}"
    return WORDS[move]


def read(goods: Goods, text: str) -> int:
    """The move a text means."""
    plain = " ".join(text.lower().split())
    codes: list[int] = [*range(t.OFFER + len(goods.names)), t.REFUSE]
    for move in codes:
        if write(goods, move) == plain:
            return move
    raise BadNotation(
        "bad-notation",
        f"{text!r} is not a move; a move reads like 'send dock', 'seal', 'seat 2', 'offer {goods.names[0]}', "
        "'refuse', 'share', 'press' or 'end talk'",
        {"text": text},
    )


def describe(state: Nebbia, move: int) -> Phrase:
    """A legal move as a sentence."""
    if move < t.SEAL:
        return Phrase("move-send", {"landing": f"landing-{t.LANDINGS[move - t.SEND]}"})
    if t.SEAT <= move < t.OFFER:
        kind = "look" if state.stack[-1][0] == t.LOOK else "rob"
        return Phrase(f"move-{kind}", {"other": seat_name(move - t.SEAT)})
    if t.OFFER <= move < t.REFUSE:
        good = move - t.OFFER
        return Phrase(
            "move-offer", {"good": f"good-{state.goods.names[good]}", "value": state.goods.values[good]}
        )
    return Phrase("move-" + WORDS[move].replace(" ", "-"))


def tell_boats(state: Nebbia, tell: Tell) -> None:
    """The plans and the patrol, as they are turned up."""
    for seat in state.order():
        sent: list[str] = [
            f"landing-{name}" for landing, name in enumerate(t.LANDINGS) if state.boats[seat] >> landing & 1
        ]
        told: dict[str, Value] = {"seat": seat_name(seat), "landings": sent}
        notify(tell, "sends" if sent else "stays", "NL-2.5", told)
    if state.patrol == t.NOWHERE:
        notify(tell, "fog", "NL-3.1", {})
    else:
        notify(tell, "patrol", "NL-3.1", {"landing": f"landing-{t.LANDINGS[state.patrol]}"})


def notify(
    tell: Tell,
    id: str,
    clause: str,
    arguments: dict[str, Value],
    secret: dict[str, Value] | None = None,
    witnesses: list[int] | None = None,
) -> None:
    """Tell an event, if anybody listens."""
    if tell is not None:
        tell(Event(id, arguments, secret, witnesses, clause))

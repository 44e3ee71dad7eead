"""What the panes of a table tell and offer: talk, settings, the way back, and how far a deal is."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from ..engine.game import option_text
from ..engine.room import Speaker
from ..registry import read_bot
from ..store.model import PACES
from ..table.changes import clock_name
from ..table.dealing import awaited
from ..table.fair import Void, read_void

if TYPE_CHECKING:
    from ..store.model import Seat
    from ..table.live import Live, Talk
    from .paint import Reader

STRENGTHS = {"easy": "greedy", "medium": "search:seconds=0.2", "strong": "search:seconds=1"}
"""The bots on offer when a table is opened."""
CLOCKS = {"none": None, "short": 120, "long": 1200, "day": 86_400}
"""The clocks on offer: seconds for a decision."""


@dataclass(frozen=True, slots=True)
class Spoken:
    """Something that was said, and to whom, if not to all."""

    seat: int
    name: str
    text: str
    group: str


@dataclass(frozen=True, slots=True)
class Named:
    """A seat by the name of who sits there; a person may be ``muted``, and a seat of one's own has its link."""

    number: int
    name: str
    muted: bool = False
    url: str = ""


@dataclass(frozen=True, slots=True)
class Offering:
    """Something to be done beside playing: the action, for which seat, and what is asked before it is done."""

    action: str
    label: str
    icon: str
    seat: int
    sure: str = ""


@dataclass(frozen=True, slots=True)
class DealtShare:
    """A seat's part in the deal: its commitment, or why it has none."""

    name: str
    commitment: str
    says: str


def strength(bot: str) -> str:
    """How strong a bot is, in a word of ours: ``easy``, ``medium``, ``strong``, or ``chance``."""
    kind, budget = read_bot(bot)
    if kind != "search":
        return {"random": "chance", "greedy": "easy"}.get(kind, "medium")
    seconds = budget.seconds if budget is not None else None
    return "medium" if seconds is not None and seconds < 0.4 else "strong"


def strength_name(bot: str, words: Speaker) -> str:
    """How strong a bot is, in the reader's words."""
    return words.text(f"strength-{strength(bot)}") if bot else ""


def undo_label(live: Live, seat: int | None, words: Speaker) -> str:
    """What the way back is called for a seat now; empty if there is none."""
    match = live.match
    if seat is None or match is None or not live.running or live.seat(seat).bot:
        return ""
    if match.free_way_back(seat) is not None:
        return words.text("undo-free")
    others = [other for other in live.humans() if other != seat]
    if others and match.last_intention(seat) is not None:
        return words.text("undo-ask")
    return ""


# -- talk ------------------------------------------------------------------------------------------------------------


def talk_facts(live: Live, seat: int | None, person: int | None, words: Speaker) -> dict[str, Any]:
    """Whether one may speak now, what was said, and whom one does not want to hear."""
    talk = live.talk_for(seat)
    if seat is None:
        says = words.text("talk-watching")
    elif not talk.open:
        says = words.text("talk-ruled" if talk.clause else "talk-shut")
    elif talk.group is not None:
        others = [words.player(other) for other in talk.group if other != seat]
        says = words.text("talk-private", players=words.join(others))
    else:
        says = words.text("talk-apart" if talk.groups else "talk-open")
    lines = [
        Spoken(line.seat, words.player(line.seat), line.text, _heard_by(line.group, words))
        for line in live.heard(seat, person)[-100:]
    ]
    return {
        "talk": talk,
        "says": says,
        "writes": words.text(_writes(talk)),
        "partners": _partners(live, seat, talk, words),
        "until": talk.until,
        "lines": lines,
        "others": _others(live, seat, person, words),
    }


def _writes(talk: Talk) -> str:
    if talk.group is not None:
        return "talk-write-private"
    return "talk-write-apart" if talk.groups else "talk-write"


def _heard_by(group: tuple[int, ...] | None, words: Speaker) -> str:
    """To whom something was said; nothing if it was said to all."""
    if group is None:
        return ""
    return words.text("talk-to", players=words.join([words.player(seat) for seat in group]))


def _partners(live: Live, seat: int | None, talk: Talk, words: Speaker) -> list[Named]:
    """The other persons whom one may choose to talk with."""
    chosen = {other for group in talk.groups for other in group if other != seat}
    return [
        Named(other, words.player(other)) for other in sorted(chosen) if live.seat(other).kind == "person"
    ]


def _others(live: Live, seat: int | None, person: int | None, words: Speaker) -> list[Named]:
    """The other persons at the table, with whether they are muted."""
    if seat is None or person is None:
        return []
    muted = live.mutes.get(person, set())
    return [
        Named(other.number, words.player(other.number), other.number in muted)
        for other in live.table.seats
        if other.kind == "person" and other.number != seat and person not in other.people
    ]


# -- settings --------------------------------------------------------------------------------------------------------


def settings_facts(live: Live, reader: Reader, words: Speaker) -> dict[str, Any]:
    """The table's facts, the keys of one's own seats, and what one may do beside playing."""
    table = live.table
    person = reader.person
    return {
        "keys": [_key(live.seat(seat), reader, words) for seat in sorted(reader.seats)]
        if not table.imported
        else [],
        "names": _names(live, reader),
        "facts": table_facts(live, words),
        "invite": f"{reader.base}/t/{table.code}",
        "invite_short": f"/t/{table.code}",
        "waiting": table.status == "waiting",
        "rules": table.rules,
        "content": table.content,
        "commitment": table.commitment,
        "deal_list": table.deal_list,
        "told": deal_lines(live, words),
        "deeds": _deeds(live, reader, words),
        "sound": person.sound if person is not None else True,
        "pace": person.pace if person is not None else PACES[1],
        "paces": PACES,
    }


def _names(live: Live, reader: Reader) -> list[Named]:
    """The names one may change: those of one's own seats, until the match is over."""
    if live.table.status not in ("waiting", "running"):
        return []
    own = [live.seat(seat) for seat in sorted(reader.seats)]
    return [Named(seat.number, seat.name) for seat in own if seat.kind == "person"]


def _key(seat: Seat, reader: Reader, words: Speaker) -> Named:
    return Named(seat.number, words.player(seat.number), url=f"{reader.base}/seat/{seat.key}")


def table_facts(live: Live, words: Speaker) -> list[tuple[str, str]]:
    """How the table is set up, in words."""
    table, known = live.table, live.room.game.options
    told = [
        (_told(words, f"option-{name}", name), option_name(name, value, words))
        for name, value in table.options.items()
        if name not in known or known[name].when.met(len(table.seats), table.options)
    ]
    if not table.imported:
        told.append((words.text("new-clock"), clock_name(table.clock, words)))
    return told


def option_name(name: str, value: Any, words: Speaker) -> str:
    """The value of an option, in words."""
    return _told(words, f"option-{name}-{str(value).lower()}", option_text(value))


def _told(words: Speaker, id: str, otherwise: str) -> str:
    return words.text(id) if words.knows(id) else otherwise


def _deeds(live: Live, reader: Reader, words: Speaker) -> list[Offering]:
    """What one may do beside playing: for one's own seat, and as the owner for others."""
    if not live.running:
        return []
    deeds: list[Offering] = []
    if reader.own is not None:
        deeds += _own_deeds(live, reader.own, words)
    if reader.actor.owner:
        for seat in live.table.seats:
            if seat.number not in reader.seats:
                deeds += _owner_deeds(live, seat, words)
    return deeds


def _own_deeds(live: Live, number: int, words: Speaker) -> list[Offering]:
    seat, text = live.seat(number), words.text
    if seat.resigned:
        return []
    if seat.bot:
        return [Offering("take-back", text("set-take-back"), "person", number)]
    undo = undo_label(live, number, words)
    deeds = [Offering("undo", undo, "back", number)] if undo else []
    return [
        *deeds,
        Offering("stand-in", text("set-stand-in"), "bot", number),
        Offering("end", text("set-end"), "check", number, text("sure-end")),
        Offering("resign", text("set-resign"), "cross", number, text("sure-resign")),
    ]


def _owner_deeds(live: Live, seat: Seat, words: Speaker) -> list[Offering]:
    """The owner may hand an absent player's seat to a bot, and send a guest away."""
    if not seat.human:
        return []
    name = words.player(seat.number)
    deeds = []
    if not seat.bot and not live.present.get(seat.number):
        deeds.append(Offering("stand-in", words.text("set-hand-over", player=name), "bot", seat.number))
    remove = words.text("set-remove", player=name)
    return [
        *deeds,
        Offering("remove", remove, "cross", seat.number, words.text("sure-remove", player=name)),
    ]


# -- the deal --------------------------------------------------------------------------------------------------------


def exchange(live: Live, reader: Reader) -> dict[str, Any]:
    """What the script needs to commit to a number, and to lay it open."""
    table = live.table
    return {
        "server": table.commitment,
        "list": table.deal_list,
        "commitments": [seat.commitment for seat in table.seats],
        "mine": [{"seat": seat, "commitment": live.seat(seat).commitment} for seat in _takers(live, reader)],
    }


def _takers(live: Live, reader: Reader) -> list[int]:
    """The seats for which the reader's page takes part: who has let a deal fail goes on without a number."""
    own = [live.seat(seat) for seat in sorted(reader.seats) if live.seat(seat).kind == "person"]
    failed = {seat for void in _voids(live) for seat in void.seats}
    return [seat.number for seat in own if seat.number not in failed]


def dealing_facts(live: Live, reader: Reader, words: Speaker) -> dict[str, Any]:
    """How far the exchange of numbers is, for all at the table."""
    return {
        "exchange": exchange(live, reader),
        "voids": void_lines(live, words),
        "waits": words.join([words.player(seat) for seat in awaited(live.table)]),
        "waited_for": len(awaited(live.table)),
        "shares": [
            DealtShare(words.player(seat.number), seat.commitment, _no_share(live, seat, words))
            for seat in live.table.seats
        ],
    }


def _no_share(live: Live, seat: Seat, words: Speaker) -> str:
    if seat.kind != "person":
        return words.text("deal-share-bot")
    return words.text("deal-share-awaited" if seat.number in awaited(live.table) else "deal-share-none")


def deal_lines(live: Live, words: Speaker) -> list[str]:
    """What there is to say of a deal: void ones before it, who added no number, that it is an earlier one."""
    table = live.table
    if not table.deal_list or table.seed is None:
        return void_lines(live, words)
    without = [seat for seat in table.seats if seat.kind == "person" and not seat.commitment]
    told = void_lines(live, words)
    if live.deal().again:
        return [*told, words.text("deal-again")]
    if not any(seat.commitment for seat in table.seats):
        return [*told, words.text("deal-nobody")]
    return [*told, words.text("deal-without", players=_names_of(without, words))] if without else told


def void_lines(live: Live, words: Speaker) -> list[str]:
    """The deals that came to nothing, and who let them fail."""
    return [
        words.text(f"deal-void-{void.why}", players=words.join([words.player(seat) for seat in void.seats]))
        for void in _voids(live)
    ]


def void_deals(live: Live) -> int:
    """How many deals came to nothing after all had committed."""
    return sum(not void.offer for void in _voids(live))


def _voids(live: Live) -> list[Void]:
    known = len(live.table.seats)
    found = [read_void(text) for text in live.table.voids]
    return [replace(void, seats=tuple(seat for seat in void.seats if 0 <= seat < known)) for void in found]


def _names_of(seats: list[Seat], words: Speaker) -> str:
    return words.join([words.player(seat.number) for seat in seats])


def invited(live: Live, reader: Reader) -> frozenset[int]:
    """The free places of which a reader has shown the key."""
    person = reader.person.id if reader.person is not None else None
    return frozenset(seat.number for seat in live.table.seats if not seat.taken and person in seat.people)

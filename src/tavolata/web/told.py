"""A table told to a program: the same facts as the page shows, as data."""

from __future__ import annotations

from typing import Any

from ..engine.clauses import Clause
from ..engine.phrases import Ask, Refusal
from ..engine.room import Room, Speaker
from ..kit.words import sentence
from ..registry import BOTS
from ..store.model import Person, TableRow
from ..table.actors import Actor
from ..table.dealing import awaited
from ..table.fair import read_void
from ..table.live import Live
from ..table.scenes import Sight
from . import models as m
from .problems import said


def game_line(room: Room, language: str) -> m.GameLine:
    """A game in short."""
    words = room.words(language)
    return m.GameLine(
        id=room.game.id,
        title=_told(words, "title") or room.game.title,
        blurb=_told(words, "blurb").strip(),
        seats=list(room.game.seat_counts),
        minutes=room.face.minutes,
    )


def game_whole(room: Room, language: str) -> m.GameWhole:
    """A game with its options and clauses."""
    words = room.words(language)
    options = [
        m.OptionOf(
            name=option.name,
            default=option.default,
            allowed=list(option.allowed),
            says=_told(words, f"option-{option.name}.help"),
            seats=list(option.when.seats),
            options={name: list(values) for name, values in option.when.options.items()},
        )
        for option in room.game.options.values()
    ]
    clauses = [
        m.ClauseOut(id=clause.id, text=clause.text, source=clause.source, tables=_tables(room, clause, words))
        for clause in room.rulebook(language).clauses.values()
    ]
    return m.GameWhole(
        **game_line(room, language).model_dump(),
        rules=room.game.version,
        options=options,
        bots=list(BOTS),
        clauses=clauses,
    )


def _tables(room: Room, clause: Clause, words: Speaker) -> list[m.TableOf]:
    filled = [room.figures(name, words) for name in clause.tables]
    return [
        m.TableOf(title=table.title, head=list(table.head), rows=[list(row) for row in table.rows])
        for table in filled
    ]


def _told(words: Speaker, id: str) -> str:
    return words.text(id) if words.knows(id) else ""


# -- a table -------------------------------------------------------------------------------------------------------


def table(
    live: Live, actor: Actor, person: Person | None, seat: int | None, language: str, since: int = 0
) -> m.TableOut:
    """A table as one seat, or a spectator, sees it."""
    words = live.words(language)
    sight = live.sight(seat, words) if live.match is not None else None
    state = live.match.state if live.match is not None else None
    finished = state is not None and state.over
    return m.TableOut(
        **_facts(live, actor),
        deal=_deal(live),
        version=live.version_for(seat),
        seats=[_seat(live, number, actor) for number in range(len(live.table.seats))],
        seat=seat,
        deciders=live.deciders(),
        decision=sight.decision if sight is not None else None,
        ask=_ask(live, sight, seat),
        moves=[m.MoveOut(move=one.text, says=one.says) for one in sight.scene.choices] if sight else [],
        draft=list(sight.draft) if sight is not None else [],
        whole=sight.whole if sight is not None else False,
        view=sight.scene.view if sight is not None else None,
        scores=list(state.scores()) if state is not None and finished else None,
        winners=live.table.winners,
        events=events(live, seat, words, since),
        talk=_talk(live, seat, person),
        polls=[m.PollOut(about=one.about, by=one.by, yes=sorted(one.yes)) for one in live.polls.values()],
        next=live.table.next_code,
        on_hold=said(words, live.held) if live.held is not None else None,
    )


def _facts(live: Live, actor: Actor) -> dict[str, Any]:
    kept = live.table
    names = ("code", "game", "rules", "content", "title", "status", "ending", "language", "options", "clock")
    facts = {name: getattr(kept, name) for name in names}
    return {**facts, "commitment": kept.commitment, "owner": actor.owner}


def _deal(live: Live) -> m.DealOut:
    voids = [read_void(text) for text in live.table.voids]
    return m.DealOut(
        commitments=[seat.commitment for seat in live.table.seats],
        list_digest=live.table.deal_list,
        awaited=awaited(live.table),
        voids=[m.VoidOut(digest=one.digest, why=one.why, seats=list(one.seats)) for one in voids],
    )


def _seat(live: Live, number: int, actor: Actor) -> m.SeatOut:
    seat = live.seat(number)
    return m.SeatOut(
        seat=number,
        kind=seat.kind,
        name=seat.name,
        bot=seat.bot,
        present=bool(live.present.get(number)),
        ready=seat.ready,
        resigned=seat.resigned,
        mine=number in actor.seats,
        decides=number in live.deciders(),
        deadline=live.deadline(number),
    )


def _ask(live: Live, sight: Sight | None, seat: int | None) -> m.AskOut | None:
    if sight is None or sight.ask is None or seat is None:
        return None
    ask = sight.ask
    return m.AskOut(
        kind=ask.kind,
        sentence=sight.asks,
        clause=ask.clause,
        arguments=ask.arguments,
        seconds=ask.seconds,
        default=_default(live, ask, seat),
        at_once=ask.at_once,
    )


def _default(live: Live, ask: Ask, seat: int) -> str | None:
    if ask.default is None or live.match is None:
        return None
    return live.match.state.write(seat, ask.default)


def events(live: Live, seat: int | None, words: Speaker, since: int) -> list[m.EventOut]:
    """What happened after a line of the log, as a reader may hear it."""
    return [
        m.EventOut(
            number=int(line.id), kind=line.kind, seat=line.seat, texts=list(line.texts), moves=line.play
        )
        for line in live.story(seat, words)
        if int(line.id) > since
    ]


def _talk(live: Live, seat: int | None, person: Person | None) -> m.TalkOut:
    talk = live.talk_for(seat)
    heard = live.heard(seat, person.id if person is not None else None)
    return m.TalkOut(
        open=talk.open,
        group=_group(talk.group),
        groups=[list(group) for group in talk.groups],
        until=talk.until,
        clause=talk.clause,
        lines=[
            m.LineOut(seat=line.seat, name=line.name, text=line.text, at=line.at, group=_group(line.group))
            for line in heard[-100:]
        ],
    )


def _group(group: tuple[int, ...] | None) -> list[int] | None:
    return None if group is None else list(group)


def row(one: TableRow) -> m.RowOut:
    """A table in a list."""
    return m.RowOut(
        code=one.code,
        game=one.game,
        title=one.title,
        status=one.status,
        seats=[name for _, kind, name, _ in one.seats if kind != "friend"],
        free=sum(kind == "friend" for _, kind, _, _ in one.seats),
        mine=one.mine,
        updated=one.updated,
    )


def keys(live: Live, seats: list[int], base: str) -> list[m.SeatKey]:
    """The keys of seats, with the addresses that open them."""
    return [
        m.SeatKey(seat=number, key=live.seat(number).key, url=f"{base}/seat/{live.seat(number).key}")
        for number in seats
    ]


def why(live: Live, refusal: Refusal | None, language: str) -> m.Why:
    """Why a move cannot be made now, with the clause."""
    if refusal is None:
        return m.Why(legal=True)
    words = live.words(language)
    clause = live.room.rulebook(language).clauses.get(refusal.rule)
    said = sentence(live.room.say_refusal(refusal, words))
    return m.Why(legal=False, rule=refusal.rule, sentence=said, clause=clause.text if clause else None)

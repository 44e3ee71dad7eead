"""What is done during a match: moves and plans, taking back, giving up, ending; and its record."""

from __future__ import annotations

from dataclasses import replace

from ..engine.errors import BadNotation
from ..engine.phrases import Refusal
from ..engine.record import Record
from ..registry import USUAL_BOT
from ..store.model import Draft, Ending, Poll
from .actors import Actor, as_it_stands, begun, need_playable, need_seat, running, with_seat
from .errors import BadRequest, NotNow, Stale
from .hall import Hall, ended
from .live import MOST_PARTS, Live
from .match import LoggedMatch


class Playing:
    """Deeds of those who play."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    async def move(self, live: Live, actor: Actor, seat: int, decision: int, moves: list[str]) -> None:
        """Play moves for a decision, all as one."""
        need_seat(actor, seat)
        if not 0 < len(moves) <= MOST_PARTS:
            raise BadRequest("no-moves", "say at least one move, and not too many at once")
        if live.seat(seat).bot:
            raise NotNow("bot-plays", "a bot plays this seat: take it back first", seat=seat)
        await self.hall.commit(live, seat, decision, moves, actor)

    async def draft(self, live: Live, actor: Actor, seat: int, decision: int, moves: list[str]) -> None:
        """Keep a plan that only this seat sees. An empty one begins anew."""
        need_seat(actor, seat)
        match = begun(live)
        if decision != match.decisions[seat]:
            raise Stale("stale", "this decision is no longer open", [], match.decisions[seat])
        if len(moves) > MOST_PARTS:
            raise BadRequest("no-moves", "too many moves at once")
        if seat in live.deciders():
            live.trial(seat, tuple(moves))  # refuses what cannot be played
        live.drafts[seat] = Draft(decision, tuple(moves))
        self.hall.keep_draft(live, seat)
        live.changed([seat])

    def why(self, live: Live, actor: Actor, seat: int, text: str) -> Refusal | None:
        """Why a move cannot be played now; ``None`` if it can."""
        need_seat(actor, seat)
        match = begun(live)
        try:
            move = match.state.read(seat, text)
        except BadNotation as error:
            raise BadRequest("bad-notation", str(error), text=text) from None
        return match.state.why(seat, move)

    async def undo(self, live: Live, actor: Actor, seat: int) -> None:
        """Take back the last moves of a seat, or ask the others whether it may."""
        async with live.lock:
            need_seat(as_it_stands(live, actor), seat)
            match = running(live)
            keep = match.free_way_back(seat)
            quiet = keep is not None and match.unheard(keep)
            if keep is not None:
                await self._take_back(live, seat, f"{keep} alone", quiet)
            else:
                await self._ask_for_undo(live, match, seat)
        self.hall.after(live, [seat] if quiet else None)

    async def _ask_for_undo(self, live: Live, match: LoggedMatch, seat: int) -> None:
        keep = match.last_intention(seat)
        if keep is None:
            raise NotNow("nothing-to-undo", "there is no move of yours to take back")
        if live.humans() == [seat]:
            raise NotNow("undo-shown", "something hidden or random was shown since: there is no way back")
        await self.hall.ask_all(live, live.polls | {"undo": Poll("undo", seat, keep, {seat})})

    async def propose_end(self, live: Live, actor: Actor, seat: int) -> None:
        """Propose to end the match as it stands; alone among bots it ends at once."""
        async with live.lock:
            need_seat(as_it_stands(live, actor), seat)
            running(live)
            await self._count(live, Poll("end", seat, yes={seat}))
        self.hall.after(live)

    async def answer(self, live: Live, actor: Actor, seat: int, about: str, yes: bool) -> None:
        """Answer what somebody asked all persons at the table."""
        async with live.lock:
            need_seat(as_it_stands(live, actor), seat)
            poll = live.polls.get(about)
            if poll is None:
                raise NotNow("no-poll", "nobody is asking this any more")
            if yes:
                await self._count(live, replace(poll, yes=poll.yes | {seat}))
            else:
                await self.hall.ask_all(live, _without(live.polls, about))
        self.hall.after(live)

    async def _count(self, live: Live, poll: Poll) -> None:
        """When all agree, it is done; until then the question stays."""
        if not set(live.humans()) <= poll.yes:
            await self.hall.ask_all(live, live.polls | {poll.about: poll})
        elif poll.about == "undo":
            await self._take_back(live, poll.by, str(poll.keep))
        else:
            await self._end(live, poll.by, "vote", None)

    async def _take_back(self, live: Live, seat: int, what: str, quiet: bool = False) -> None:
        await self.hall.note(live, "back", seat, what, quiet=quiet)
        self.hall.drop_drafts(live)
        if not quiet:
            live.thinking.clear()

    async def resign(self, live: Live, actor: Actor, seat: int) -> None:
        """Give up. Of two players the other has won; among more, a bot plays on."""
        async with live.lock:
            need_seat(as_it_stands(live, actor), seat)
            running(live)
            if live.seat(seat).resigned:
                raise NotNow("resigned-already", "this seat has given up already")
            table = with_seat(live.table, seat, resigned=True, bot=USUAL_BOT)
            await self.hall.note(live, "resign", seat, "", table)
            if len(table.seats) == 2:
                await self._end(live, seat, "resigned", [1 - seat])
            elif not any(other.human for other in table.seats):
                await self._end(live, seat, "abandoned", None)
        self.hall.after(live)

    async def _end(self, live: Live, seat: int, why: Ending, winners: list[int] | None) -> None:
        table = ended(live.table, why, winners, self.hall.clock.milliseconds())
        await self.hall.note(live, "end", seat, why, table)

    def record(self, live: Live, actor: Actor) -> Record:
        """The record of a match that is over: its seed and all moves."""
        table = live.table
        need_playable(live)
        if table.status not in ("over", "ended") or live.match is None or table.seed is None:
            raise NotNow(
                "still-secret", "the record holds everybody's secrets: it is given out when the match is over"
            )
        record = live.match.record(table.seed, live.names, [seat.bot for seat in table.seats])
        if table.commitment:
            record.tags |= live.deal().tags
        return record


def _without(polls: dict[str, Poll], about: str) -> dict[str, Poll]:
    return {name: poll for name, poll in polls.items() if name != about}

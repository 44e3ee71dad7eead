"""Talk at the table: who hears whom."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from ..store import rows
from ..store.model import TalkLine
from .actors import Actor, known_seat, need_playable, need_seat
from .errors import BadRequest, NotAllowed, NotNow
from .hall import Hall
from .live import Live, Talk

LONGEST_TALK = 500


class Talking:
    """What players say to each other."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    async def say(self, live: Live, actor: Actor, seat: int, text: str, to: Sequence[int] = ()) -> None:
        """Say something to those whom the rules and the table let hear it, or, where they let one choose, to some."""
        need_seat(actor, seat)
        need_playable(live)
        said = " ".join(text.split())[:LONGEST_TALK]
        if not said:
            raise BadRequest("nothing-said", "say something")
        talk = live.talk_for(seat)
        if not talk.open:
            raise NotNow("no-talk", "nobody may talk now", rule=talk.clause)
        group = _hearers(live, seat, talk, to)
        line = TalkLine(seat, live.seat(seat).name, said, self.hall.clock.milliseconds(), group)
        id = await self.hall.store.write(partial(rows.add_talk, match=live.table.id, line=line))
        live.hear(replace(line, id=id))
        live.changed(group)

    async def mute(self, live: Live, actor: Actor, seat: int, on: bool) -> None:
        """Hear a player no longer, or again."""
        if actor.person is None:
            raise NotAllowed("no-person-here", "only a person with a browser can mute somebody")
        known_seat(live, seat)
        need_playable(live)
        await self.hall.store.write(
            partial(rows.set_mute, match=live.table.id, person=actor.person, seat=seat, on=on)
        )
        muted = live.mutes.setdefault(actor.person, set())
        (muted.add if on else muted.discard)(seat)
        live.changed(actor.seats)


def _hearers(live: Live, seat: int, talk: Talk, to: Sequence[int]) -> tuple[int, ...] | None:
    """Who hears what a seat says to some others; ``None`` is everybody."""
    if not to:
        return talk.group
    named = tuple(sorted({seat, *to}))
    group = None if named == live.everybody else named
    if group not in (talk.group, *talk.groups):
        raise NotNow("no-such-group", "these seats may not talk among themselves now", rule=talk.clause)
    return group

"""The table in the browser, started from the command line; and the check of how a match was dealt."""

from __future__ import annotations

import logging
import sys
import webbrowser

from rich.text import Text

from ..engine.errors import BadRecord
from ..engine.record import Record
from ..table import fair
from . import arguments
from .commands import enter, naming
from .desk import Desk, is_terminal

TICK, CROSS = ("✓", "green"), ("✗", "red")


def serve(desk: Desk, host: str | None, port: str | None, database: str | None, browser: bool) -> None:
    """Serve the table until Ctrl-C."""
    from ..web.serve import serve as run  # takes a moment to load, and needs what nothing else here needs
    from ..web.settings import Settings

    number = arguments.whole_number("--port", port, 0, 65535) if port is not None else None
    settings = Settings.read(host=host, port=number, database=database)
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    logging.getLogger("python_multipart").setLevel(logging.ERROR)  # what strangers send is no news

    def ready(address: str) -> None:
        desk.say("serve-ready", "bold", address=address)
        desk.say("serve-kept", file=settings.database)
        desk.say("serve-stop")
        if browser and desk.interactive and is_terminal(sys.stdout):
            webbrowser.open(address)

    run(settings, ready)
    desk.say("serve-ended")


def verify(desk: Desk, file: str, seen: str | None = None) -> int:
    """Check how a match was dealt, step by step; 1 if something does not hold. Where nobody but the server had a part
    in it, it is not called fair: only the sum is right."""
    with naming(desk, file):
        record = Record.load(file)
        enter(desk, record.game)
        verdict = fair.check(record)
        played = _replays(desk, record)
    kept, dealt = verdict.kept, verdict.dealt
    _step(desk, kept, "verify-commitment" if kept else "verify-commitment-not", hash=verdict.deal.commitment)
    _tell_shares(desk, record, verdict)
    same = _tell_list(desk, verdict, seen)
    _step(desk, dealt, "verify-seed" if dealt else "verify-seed-not", seed=str(verdict.seed))
    _step(desk, played, "verify-moves" if played else "verify-moves-not", moves=len(record.moves))
    _tell_limits(desk, record, verdict, seen)
    holds = verdict.fair and same and played
    shared = not verdict.one_sided and any(verdict.deal.commitments)
    desk.say("verify-unfair" if not holds else "verify-fair" if shared else "verify-sum", "bold")
    return 0 if holds else 1


def _tell_shares(desk: Desk, record: Record, verdict: fair.Verdict) -> None:
    """What each seat had to do with it: nothing, a number, or, with a commitment, the right one or another."""
    for share in verdict.shares:
        name = _name(desk, record, share.seat)
        if verdict.one_sided or not (share.commitment or share.lot):
            desk.say("verify-lot" if share.lot else "verify-no-lot", name=name, lot=share.lot)
        else:
            id = "verify-share" if share.opens else "verify-share-not"
            _step(desk, share.opens, id, name=name, lot=share.lot or "–")


def _tell_list(desk: Desk, verdict: fair.Verdict, seen: str | None) -> bool:
    """Whether the list is whole, and the one that somebody saw. Whoever saw one knows that there was one."""
    if not verdict.one_sided:
        id = "verify-list" if verdict.listed else "verify-list-not"
        _step(desk, verdict.listed, id, hash=verdict.deal.digest)
    if seen is None:
        return True
    wanted = seen.strip().lower()
    if wanted in [void.digest for void in verdict.voids]:
        _step(desk, True, "verify-seen-void")
        return True
    same = wanted == verdict.deal.digest
    _step(desk, same, "verify-seen" if same else "verify-seen-not", hash=seen)
    return same


def _tell_limits(desk: Desk, record: Record, verdict: fair.Verdict, seen: str | None) -> None:
    """Void deals, and what cannot be known."""
    for void in verdict.voids:
        names = [_name(desk, record, seat) for seat in void.seats]
        desk.say(f"verify-void-{void.why}", players=desk.words.join(names))
    if verdict.one_sided:
        desk.say("verify-one-sided")
        return
    if verdict.deal.again:
        desk.say("verify-again")
    if not any(verdict.deal.commitments):
        desk.say("verify-nobody")
    elif seen is None:
        desk.say("verify-cannot")


def _name(desk: Desk, record: Record, seat: int) -> str:
    known = record.names[seat] if seat < record.seats else ""
    return known or desk.words.text("seat-name", number=seat + 1)


def _step(desk: Desk, holds: bool, id: str, **told: object) -> None:
    mark, style = TICK if holds else CROSS
    text = Text(f"{mark} ", style)
    text.append(desk.words.text(id, **told), "default")
    desk.show(text)


def _replays(desk: Desk, record: Record) -> bool:
    """Whether the moves are those of a match. Of other rules or content nobody can say that here: that is an error."""
    record.start()
    try:
        record.replay()
    except BadRecord as error:
        desk.complain(desk.error_text(error))
        return False
    return True

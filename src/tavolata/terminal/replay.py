"""A record shown move by move, as a spectator sees it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from ..engine.catalogue import room as find_room
from ..engine.errors import BadRecord, TavolataError
from ..engine.phrases import Event
from ..engine.record import Played, Record
from ..engine.room import Room, Speaker
from ..kit.terminal import GOLD, QUIET, colour_names, player_style
from .desk import Desk, Problem


def check(desk: Desk, record: Record) -> None:
    """Replay everything and say that it is in order; whatever is not is an error."""
    state = record.replay()
    desk.say("replay-in-order", moves=len(record.moves), over="yes" if state.over else "no")


@contextmanager
def explaining(desk: Desk, record: Record) -> Iterator[None]:
    """Say in the reader's words why a recorded move cannot be played."""
    try:
        yield
    except BadRecord as error:
        if error.id != "bad-move":
            raise
        number = int(str(error.arguments["move"]))
        played = record.moves[number - 1]
        why = why_not(desk, record, number)
        raise Problem(
            "broken-move", line=str(played.line), move=str(number), text=played.text, why=why
        ) from None


def why_not(desk: Desk, record: Record, number: int) -> str:
    """Why a recorded move cannot be played."""
    state, played = record.replay(number - 1), record.moves[number - 1]
    room = find_room(record.game)
    words = room.words(desk.words.language, record.names)
    try:
        refusal = state.why(played.seat, state.read(played.seat, played.text))
    except TavolataError as error:
        return desk.error_text(error, words)
    return f"{room.say_refusal(refusal, words)} ({refusal.rule})" if refusal is not None else ""


class Replay:
    """A record being shown."""

    def __init__(self, desk: Desk, record: Record) -> None:
        self.desk = desk
        self.record = record
        self.state = record.start()
        self.room: Room = find_room(record.game)
        self.words: Speaker = self.room.words(desk.words.language, record.names)

    def show(self, last: int | None, step: bool) -> None:
        """The moves up to the last one wanted, then the board; with ``step`` the board after each."""
        if last is None:
            self.record.replay()  # nothing is shown of a record that does not end as it says
        elif last > len(self.record.moves):
            raise Problem("no-such-move", move=str(last), most=str(len(self.record.moves)))
        self.heading()
        if step:
            self.board()
        for number, played in enumerate(self.record.moves[:last], 1):
            if step:
                self.desk.pause("replay-next")
            self.move(number, played)
            if step:
                self.board()
        if not step:
            self.board()
        self.result()

    def heading(self) -> None:
        """The game and who plays."""
        names = self.words.join([self.words.player(seat) for seat in range(self.state.seats)])
        title = Text.assemble((self.words.text("title"), GOLD), "  ")
        title.append_text(colour_names(names, self.words, self.state.seats))
        self.desk.show(Rule(title, align="left", style=QUIET))

    def move(self, number: int, played: Played) -> None:
        """A move in notation, with what came of it."""
        events: list[Event] = []
        self.record.step(self.state, number, played, events.append)
        line = Text.assemble(
            (f"{number:>3}. ", QUIET), (self.words.player(played.seat), player_style(played.seat))
        )
        line.append(f"  {played.text}", "bold")
        if played.comment:
            line.append(f"  {played.comment}", "italic")
        self.desk.show(line)
        for event in events:
            sentence = self.room.say_event(event, None, self.words)
            self.desk.show(Padding(colour_names(sentence, self.words, self.state.seats), (0, 0, 0, 6)))

    def board(self) -> None:
        """The table as everybody may see it."""
        self.desk.show(Text(), self.room.draw(self.state.view(None), self.words), Text())

    def result(self) -> None:
        """Who won, or who is to decide."""
        seats = self.state.winners() if self.state.over else self.state.deciders()
        names = self.words.join([self.words.player(seat) for seat in seats])
        if not self.state.over:
            sentence = self.words.text("replay-to-decide", names=names, number=len(seats))
        elif seats:
            sentence = self.words.text("result-won", names=names, number=len(seats))
        else:
            sentence = self.words.text("result-nobody")
        self.desk.show(colour_names(sentence, self.words, self.state.seats, GOLD))

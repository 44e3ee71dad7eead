"""A match at the keyboard, for any game: asks the people, lets the bots answer, understands what is typed."""

from __future__ import annotations

import re
import time
from pathlib import Path

from rich.text import Text

from ..engine.errors import BadNotation, TavolataError
from ..engine.room import Speaker
from ..kit.terminal import QUIET
from . import arguments
from .book import part_page
from .desk import Desk, Problem, TimeOver
from .match import KeyboardMatch
from .screen import Screen

ADVISER = "search"
"""The bot that is asked for hints."""

COMMANDS = {
    "?": "help",
    "help": "help",
    "aiuto": "help",
    "r": "rules",
    "rules": "rules",
    "regole": "rules",
    "why": "why",
    "perche": "why",
    "perché": "why",
    "h": "hint",
    "hint": "hint",
    "consiglio": "hint",
    "u": "undo",
    "undo": "undo",
    "annulla": "undo",
    "b": "board",
    "board": "board",
    "tavolo": "board",
    "l": "log",
    "log": "log",
    "cronaca": "log",
    "s": "save",
    "save": "save",
    "salva": "save",
    "q": "quit",
    "quit": "quit",
    "esci": "quit",
}
"""What can be typed besides a move, in both languages whichever is spoken."""


class Leave(Exception):
    """The reader goes, or there is nothing more to read."""

    def __init__(self, asked: bool) -> None:
        self.asked = asked


class Back(Exception):
    """A decision was taken back: whose turn it is must be found anew."""


class Sitting:
    """People and bots at one terminal."""

    def __init__(
        self, desk: Desk, match: KeyboardMatch, words: Speaker, file: Path | None, offered: str = ""
    ) -> None:
        self.desk = desk
        self.match = match
        self.room = match.room
        self.words = words
        self.file = file
        self.offered = offered
        self.at_screen: int | None = None
        self.refused = 0
        self.ends: dict[int, float] = {}
        """When the time of a seat is over that has begun to decide something the rules set a time for."""

    @property
    def screen(self) -> Screen:
        """The match as it is drawn now."""
        return Screen(self.match, self.words, self.desk.console.width)

    def run(self) -> int:
        """Play to the end, or until the reader leaves; the exit code."""
        try:
            while not self.match.state.over:
                self.step()
            self.finish()
        except Leave as leave:
            self.leave(leave.asked)
        except KeyboardInterrupt:
            self.desk.show("")
            self.leave(asked=False)
            return 130
        return 2 if self.refused else 0

    def step(self) -> None:
        """One decision, of a bot if one is due."""
        deciders = self.match.state.deciders()
        people = [seat for seat in deciders if seat in self.match.people]
        bots = [seat for seat in deciders if seat not in people]
        if bots and not (people and self.talks(bots[0])):
            with self.desk.waiting(
                "play-thinking", name=self.words.join([self.words.player(seat) for seat in bots])
            ):
                self.match.play_bots(bots)
            return
        seat = self.at_screen if self.at_screen in people else people[0]
        self.curtain(seat, len(deciders) > 1)
        try:
            move = self.decide(seat)
        except Back:
            return
        self.match.play(seat, move)
        if self.match.plays[-1].events:  # a part chosen unseen does not give its seat more time
            self.ends.pop(seat, None)

    def talks(self, seat: int) -> bool:
        """Whether people talk before this is decided: then bots choose after them."""
        ask = self.match.state.ask(seat)
        return ask is not None and ask.hears_out

    # -- one decision ----------------------------------------------------------------------------------------

    def curtain(self, seat: int, at_once: bool) -> None:
        """Where there are secrets, the screen is empty while the seat changes."""
        before, self.at_screen = self.at_screen, seat
        secrets = at_once or self.room.advice.secrets
        if before == seat or len(self.match.people) == 1 or not secrets:
            return
        self.desk.clear(secret=True)
        self.desk.say("play-curtain", name=self.words.player(seat))
        self.desk.pause("play-enter")

    def decide(self, seat: int) -> int:
        """Show the table and ask until a legal move is chosen."""
        self.desk.clear()
        self.desk.show(*self.screen.before_decision(seat, self.seconds_left(seat)))
        if self.desk.interactive:
            self.desk.say("play-prompt", QUIET)
        while True:
            try:
                line = self.desk.read(seconds=self.seconds_left(seat))
            except TimeOver:
                return self.time_over(seat)
            if line is None:
                raise Leave(asked=False)
            move = self.understand(seat, line)
            if move is not None:
                return move

    def seconds_left(self, seat: int) -> float | None:
        """How long a seat may still think, where the rules set a time: from when the question is first shown."""
        ask = self.match.state.ask(seat)
        if ask is None or ask.seconds is None or ask.default is None:
            self.ends.pop(seat, None)
            return None
        return max(0.0, self.ends.setdefault(seat, time.monotonic() + ask.seconds) - time.monotonic())

    def time_over(self, seat: int) -> int:
        """What the rules play for a seat whose time is over."""
        ask = self.match.state.ask(seat)
        assert ask is not None and ask.default is not None, "only what has a default has a time"
        said = self.room.say_move(self.match.state, seat, ask.default, self.words)
        self.desk.say("play-time-over", QUIET, move=said)
        return ask.default

    def understand(self, seat: int, line: str) -> int | None:
        """The legal move that a line means; anything else is answered, and ``None`` asks again."""
        if not line or line.startswith("#"):
            return self.default(seat) if not line and self.desk.interactive else None
        command, rest = read_command(line)
        try:
            if command:
                self.obey(command, rest, seat)
                return None
            return self.chosen(seat, line)
        except TavolataError as error:
            self.refuse(self.error_text(error))
            return None

    def default(self, seat: int) -> int | None:
        """What Enter plays: what the rules play when the time is over, or the only move there is."""
        ask = self.match.state.ask(seat)
        if ask is not None and ask.default is not None:
            return ask.default
        legal = self.match.state.legal(seat)
        return legal[0] if len(legal) == 1 else None

    def chosen(self, seat: int, line: str) -> int | None:
        """A move by its number or in the game's notation, which may be shortened as long as it can be told."""
        state = self.match.state
        legal = state.legal(seat)
        if line.isdecimal():
            if 1 <= int(line) <= len(legal):
                return legal[int(line) - 1]
            raise Problem("no-move-number", number=line, most=str(len(legal)))
        move = self.meant(seat, line)
        refusal = state.why(seat, move)
        if refusal is None:
            return move
        self.refuse(f"{self.room.say_refusal(refusal, self.words)} ({refusal.rule})")
        return None

    def meant(self, seat: int, text: str) -> int:
        """The move a text means: in full, or the only legal one whose words begin like this."""
        state = self.match.state
        try:
            return state.read(seat, text)
        except BadNotation:
            typed = text.lower().split()
            similar = [move for move in state.legal(seat) if begins(state.write(seat, move), typed)]
            if len(similar) == 1:
                return similar[0]
            raise

    # -- commands --------------------------------------------------------------------------------------------

    def obey(self, command: str, rest: str, seat: int) -> None:
        """Do what was asked besides playing."""
        if command == "help":
            self.desk.show(self.screen.help())
        elif command == "rules":
            self.rules(rest, seat)
        elif command == "why":
            self.why(rest, seat)
        elif command == "hint":
            self.hint(seat)
        elif command == "undo":
            self.undo(seat)
        elif command == "board":
            raise Back
        elif command == "log":
            self.desk.show(*self.screen.story(self.match.told(), seat))
        elif command == "save":
            self.save(rest)
        else:
            raise Leave(asked=True)

    def rules(self, which: str, seat: int) -> None:
        """The clause of the moment, or another part of the rulebook."""
        ask = self.match.state.ask(seat)
        clause = which or (ask.clause if ask is not None else "")
        self.desk.show(part_page(self.room, clause, self.words))

    def why(self, text: str, seat: int) -> None:
        """Why a move is not legal now."""
        if not text:
            raise Problem("why-what")
        legal = self.match.state.legal(seat)
        known = text.isdecimal() and 1 <= int(text) <= len(legal)
        move = legal[int(text) - 1] if known else self.match.state.read(seat, text)
        refusal = self.match.state.why(seat, move)
        if refusal is None:
            self.desk.say("play-legal")
        else:
            self.desk.show(self.room.say_refusal(refusal, self.words))
            self.rules(refusal.rule, seat)

    def hint(self, seat: int) -> None:
        """Ask the strongest bot."""
        with self.desk.waiting("play-thinking", name=ADVISER):
            thought = self.match.think(seat, ADVISER)
        self.desk.show(self.screen.hint(seat, thought))

    def undo(self, seat: int) -> None:
        """Back to the last decision of a person."""
        keep = self.match.way_back(seat)
        if isinstance(keep, str):
            raise Problem(f"undo-{keep}")
        self.match.go_back(keep)
        self.ends.clear()
        raise Back

    def save(self, text: str) -> None:
        """Write the record so far."""
        name = text or self.offered or (str(self.file) if self.file else "")
        if not name:
            raise Problem("save-where")
        self.write(arguments.target_file(name))
        self.offered = name

    def write(self, file: Path) -> None:
        """Write the record to a file."""
        try:
            self.match.recorded().save(file)
        except OSError as error:
            raise Problem("not-saved", file=str(file), reason=error.strerror or "") from None
        self.desk.say("play-saved", QUIET, file=str(file))

    # -- the end ---------------------------------------------------------------------------------------------

    def finish(self) -> None:
        """The result page."""
        people = self.match.people
        self.desk.clear()
        self.desk.show(*self.screen.ending(people[0] if len(people) == 1 else None))
        self.desk.say("play-seed", QUIET, seed=str(self.match.seed))
        self.keep(offer=True)

    def leave(self, asked: bool) -> None:
        """Go before the end; the record is saved where that was wished, or offered."""
        self.keep(offer=asked and bool(self.match.plays))
        self.desk.say("play-left", QUIET)

    def keep(self, offer: bool) -> None:
        """Save the record where that was wished, or offer to."""
        if self.file is not None:
            self.write(self.file)
        elif offer and self.desk.interactive:
            self.offer()

    def offer(self) -> None:
        """Ask where to save, until it works or nobody wants to."""
        while True:
            id = "play-save-again" if self.offered else "play-save"
            name = self.desk.read(self.words.text(id, file=self.offered))
            if name is None or (not name and not self.offered) or name == "-":
                return
            if name.isdecimal():  # a move typed ahead, not the name of a file
                continue
            try:
                self.save(name)
                return
            except TavolataError as error:
                self.desk.complain(self.error_text(error))

    def refuse(self, sentence: str) -> None:
        """Say why something typed was not understood or not allowed."""
        if self.desk.interactive:
            self.desk.show(Text(sentence, "red"))
        else:
            self.refused += 1
            self.desk.complain(sentence)

    def error_text(self, error: TavolataError) -> str:
        """An error in words, the game's own before the common ones."""
        return self.desk.error_text(error, self.words)


def read_command(line: str) -> tuple[str, str]:
    """A command with what follows it; empty if the line is a move, which may begin with the same letter."""
    first, _, rest = line.partition(" ")
    command, rest = COMMANDS.get(first.lower(), ""), rest.strip()
    takes = {"why": r".*", "save": r".*", "rules": r"([a-z]+-)?\d+(\.\d+)?"}
    if rest and not re.fullmatch(takes.get(command, "-"), rest, re.IGNORECASE):
        return "", ""
    return command, rest


def begins(notation: str, typed: list[str]) -> bool:
    """Whether each word typed begins the word of a notation in the same place."""
    words = notation.lower().split()
    return len(typed) <= len(words) and all(
        word.startswith(text) for word, text in zip(words, typed, strict=False)
    )

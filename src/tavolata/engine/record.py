"""A match as a text file that a person can read and write.

::

    tavolata record 1
    game: primo-cavaliere
    rules: 1
    content: base 0123456789abcdef
    seats: 2
    options: companions=none, first=1
    seed: 7
    player 1: Giulia
    result: 2

    1. 1: left stark    # two at once
    2. 2: down tully

Seats are numbered from 1 for readers. Move numbers and everything after ``#`` are optional; so are all header lines
but the first, ``game``, ``seats`` and ``seed``.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, Any, final

from .catalogue import room
from .errors import BadRecord, TavolataError
from .game import ContentSource, option_text
from .setup import OptionValue

if TYPE_CHECKING:
    from .game import Game
    from .setup import Content
    from .state import State

FORMAT = 1
_FIRST_LINE = re.compile(r"tavolata record (\d+)")
_HEADER = re.compile(r"([a-z][a-z0-9 _-]*):\s*(.*)")
_MOVE = re.compile(r"(?:(\d+)\.\s*)?(\d+):\s*([^#]*?)\s*(?:#\s*(.*))?")


class Played:
    """One move of a record: who, what in the game's notation, and a remark."""

    def __init__(self, seat: int, text: str, comment: str = "", line: int = 0) -> None:
        self.seat = seat
        self.text = text
        self.comment = comment
        self.line = line

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Played) and (self.seat, self.text) == (other.seat, other.text)

    def __hash__(self) -> int:
        return hash((self.seat, self.text))

    def __repr__(self) -> str:
        return f"Played({self.seat}, {self.text!r})"


@final
class Record:
    """Header and moves of a match. ``result`` holds the winners, or ``None`` while the match is not over."""

    def __init__(
        self,
        game: str,
        seats: int,
        seed: int,
        options: dict[str, OptionValue] | None = None,
        rules: str | None = None,
        content: str | None = None,
        tags: dict[str, str] | None = None,
        pack: dict[str, Any] | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.options: dict[str, OptionValue] = dict(options or {})
        self.rules = rules
        self.content = content
        self.tags: dict[str, str] = dict(tags or {})
        self.pack = pack
        self.moves: list[Played] = []
        self.result: list[int] | None = None

    @classmethod
    def begin(cls, state: State, seed: int, names: list[str] | None = None) -> Record:
        """The record of a match that is about to start."""
        setup = state.setup
        content = setup.content
        pack = content.data if content.foreign else None
        tags = {f"player {number}": name for number, name in enumerate(names or [], 1)}
        return cls(setup.game, setup.seats, seed, setup.options, setup.version, content.label, tags, pack)

    @property
    def names(self) -> list[str]:
        """The players' names as far as the record tells them, by seat."""
        return [self.tags.get(f"player {seat + 1}", "") for seat in range(self.seats)]

    def add(self, state: State, seat: int, move: int, comment: str = "") -> None:
        """Write down a move that is about to be played on a state."""
        self.moves.append(Played(seat, state.write(seat, move), comment))

    def close(self, state: State) -> None:
        """Write down the result, if the match is over."""
        self.result = state.winners() if state.over else None

    # -- replay ---------------------------------------------------------------------------------------------------

    def start(self) -> State:
        """The position before the first move."""
        game = self._known_game()
        try:
            content: ContentSource = game.shelf.embedded(self.pack) if self.pack is not None else None
            chosen = game.content(content)
            self._same_content(chosen)
            return game.new(self.seats, self.seed, self.options, chosen, self.rules)
        except BadRecord:
            raise
        except TavolataError as error:
            raise BadRecord(error.id, f"header: {error}", error.arguments) from None

    def replay(self, moves: int | None = None) -> State:
        """The position after so many moves, or after all of them."""
        state = self.start()
        for number, played in enumerate(self.moves[:moves], 1):
            self.step(state, number, played)
        if moves is None:
            self._same_result(state)
        return state

    def _same_result(self, state: State) -> None:
        if self.result is None or (state.over and state.winners() == self.result):
            return
        end = f"end with {_seat_list(state.winners())}" if state.over else "do not end the game"
        raise BadRecord(
            "other-result", f"the record says that {_seat_list(self.result)} won, but its moves {end}"
        )

    def states(self, moves: int | None = None) -> Iterator[State]:
        """The same state after each move, the start first; clone it to keep one."""
        state = self.start()
        yield state
        for number, played in enumerate(self.moves[:moves], 1):
            self.step(state, number, played)
            yield state

    def step(self, state: State, number: int, played: Played, tell: Any = None) -> None:
        """Play one recorded move; ``BadRecord`` names its number and line if the rules refuse it."""
        try:
            state.play(played.seat, state.read(played.seat, played.text), tell)
        except TavolataError as error:
            where = f"line {played.line}, " if played.line else ""
            sentence = f"{where}move {number} ({played.seat + 1}: {played.text}): {error}"
            raise BadRecord("bad-move", sentence, {"line": played.line, "move": number}) from None

    def _known_game(self) -> Game:
        try:
            return room(self.game).game
        except TavolataError as error:
            raise BadRecord("unknown-game", f"header: {error}", error.arguments) from None

    def _same_content(self, content: Content) -> None:
        if self.content is not None and self.content != content.label:
            raise BadRecord(
                "other-content",
                f"header: played with content {self.content!r}, which is not here (here is {content.label!r})",
                {"content": self.content, "here": content.label},
            )

    # -- text -----------------------------------------------------------------------------------------------------

    def text(self) -> str:
        """The record as text."""
        lines = [f"tavolata record {FORMAT}", f"game: {self.game}"]
        if self.rules is not None:
            lines.append(f"rules: {self.rules}")
        if self.content is not None:
            lines.append(f"content: {self.content}")
        lines.append(f"seats: {self.seats}")
        if self.options:
            lines.append("options: " + ", ".join(f"{k}={option_text(v)}" for k, v in self.options.items()))
        lines.append(f"seed: {self.seed}")
        lines += [f"{name}: {_one_line(value)}" for name, value in self.tags.items()]
        if self.result is not None:
            lines.append(f"result: {_seat_list(self.result)}")
        if self.pack is not None:
            lines.append("pack: " + json.dumps(self.pack, ensure_ascii=False, separators=(",", ":")))
        lines.append("")
        for number, played in enumerate(self.moves, 1):
            comment = f"  # {_one_line(played.comment)}" if played.comment else ""
            lines.append(f"{number}. {played.seat + 1}: {played.text}{comment}")
        return "\n".join(lines) + "\n"

    def save(self, path: str | PathLike[str]) -> None:
        """Write the record to a file."""
        Path(path).write_text(self.text(), "utf-8")

    @classmethod
    def load(cls, path: str | PathLike[str]) -> Record:
        """Read a record from a file."""
        try:
            return cls.parse(Path(path).read_text("utf-8-sig"))  # some editors put a mark in front
        except UnicodeDecodeError:
            raise _foreign_file() from None
        except OSError as error:
            sentence = f"cannot read {str(path)!r}: {error.strerror}"
            raise BadRecord("unreadable", sentence, {"file": str(path)}) from None

    @classmethod
    def parse(cls, text: str) -> Record:
        """Read a record from text. Whether its moves are legal is ``replay``'s to say."""
        lines = text.splitlines()
        _check_first_line(lines[0].strip() if lines else "")
        header: dict[str, tuple[int, str]] = {}
        moves: list[Played] = []
        for number, line in enumerate(lines[1:], 2):
            line = line.strip()
            if not line or line.startswith("#"):
                continue
            move = _MOVE.fullmatch(line)
            if move:
                moves.append(_read_move(move, len(moves) + 1, number))
                continue
            entry = _HEADER.fullmatch(line)
            if not entry or moves:
                raise _damaged(number, f"neither a header line nor a move: {line[:40]!r}")
            if entry[1] in header:
                raise _damaged(number, f"a second line '{entry[1]}: …'")
            header[entry[1]] = (number, entry[2])
        record = _from_header(header)
        record.moves = moves
        for played in moves:
            if not 0 <= played.seat < record.seats:
                raise _damaged(played.line, f"there is no seat {played.seat + 1}, only 1 to {record.seats}")
        return record


def _check_first_line(line: str) -> None:
    first = _FIRST_LINE.fullmatch(line)
    if not first:
        raise _foreign_file()
    if int(first[1]) > FORMAT:
        raise BadRecord(
            "newer-record",
            f"line 1: a record of format {first[1]}, made by a newer Tavolata; this one reads up to {FORMAT}",
            {"format": first[1], "known": FORMAT},
        )


def _foreign_file() -> BadRecord:
    return BadRecord(
        "foreign-record", f"not a Tavolata record: it should begin with 'tavolata record {FORMAT}'"
    )


def _damaged(line: int, problem: str) -> BadRecord:
    return BadRecord("damaged-record", f"line {line}: {problem}", {"line": line, "problem": problem})


def _read_move(move: re.Match[str], expected: int, line: int) -> Played:
    if move[1] is not None and int(move[1]) != expected:
        raise _damaged(
            line, f"move {move[1]} stands where move {expected} should; lines are missing or doubled"
        )
    if not move[3]:
        raise _damaged(line, "a seat without a move")
    return Played(int(move[2]) - 1, move[3], move[4] or "", line)


def _from_header(header: dict[str, tuple[int, str]]) -> Record:
    for name in ("game", "seats", "seed"):
        if name not in header:
            raise BadRecord("damaged-record", f"the header has no line '{name}: …'", {"line": 1})
    known = {"game", "rules", "content", "seats", "options", "seed", "result", "pack"}
    record = Record(
        header["game"][1],
        _number(header["seats"]),
        _number(header["seed"]),
        _read_options(header["options"]) if "options" in header else {},
        header["rules"][1] if "rules" in header else None,
        header["content"][1] if "content" in header else None,
        {name: value for name, (_, value) in header.items() if name not in known},
        _read_pack(header["pack"]) if "pack" in header else None,
    )
    if "result" in header:
        record.result = _read_seats(header["result"])
    return record


def _number(entry: tuple[int, str]) -> int:
    line, text = entry
    if not re.fullmatch(r"\d{1,80}", text):
        raise _damaged(line, f"{text[:40]!r} is not a whole number")
    return int(text)


def _read_options(entry: tuple[int, str]) -> dict[str, OptionValue]:
    line, text = entry
    options: dict[str, OptionValue] = {}
    for piece in text.split(","):
        name, equals, value = piece.strip().partition("=")
        if not equals:
            raise _damaged(line, f"an option is written name=value, not {piece.strip()!r}")
        options[name.strip()] = value.strip()
    return options


def _read_pack(entry: tuple[int, str]) -> dict[str, Any]:
    line, text = entry
    try:
        pack = json.loads(text)
    except ValueError as error:
        raise _damaged(line, f"the embedded pack is not JSON: {error}") from None
    if not isinstance(pack, dict):
        raise _damaged(line, "the embedded pack is not a table")
    return pack


def _read_seats(entry: tuple[int, str]) -> list[int]:
    line, text = entry
    if text == "nobody":
        return []
    if not re.fullmatch(r"\d+(\s*,\s*\d+)*", text):
        raise _damaged(line, f"a result is a list of seats or 'nobody', not {text[:40]!r}")
    return [int(piece) - 1 for piece in text.split(",")]


def _seat_list(seats: list[int]) -> str:
    return ", ".join(str(seat + 1) for seat in seats) or "nobody"


def _one_line(text: str) -> str:
    return " ".join(text.split())

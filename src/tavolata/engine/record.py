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

Anybody may send a record, so reading takes one pass whatever is written, and everything has a bound. The bounds lie far
above every match that was ever played (the longest of half a million at random: 1,107 moves), and what is written here
keeps them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, Any, final

from .catalogue import room
from .errors import BadContent, BadRecord, TavolataError
from .game import option_text
from .packs import LONGEST_PACK, read_json, write_json
from .setup import OptionValue
from .texts import clean_name, one_line, quoted, shortened

if TYPE_CHECKING:
    from .game import Game
    from .state import State

FORMAT = 1
LONGEST_RECORD = 2 * 1024 * 1024
"""Characters of a whole record."""
LONGEST_LINE = 8_000
"""Characters of a line; the one that carries a pack may be as long as a pack."""
LONGEST_VALUE = 4_000
"""Characters of a remark or a header line's value, as they are written."""
MOST_HEADERS = 500
ENDING = ".tav"
"""How the files of records end."""
MOST_MOVES = 100_000
"""More than any game allows; each game has a bound of its own, which ``start`` looks at."""
MOST_SEATS = 64
MOST_DIGITS = 80

_FIRST_LINE = re.compile(r"tavolata record ([0-9]{1,9})")
_HEADER_NAME = re.compile(r"[a-z][a-z0-9 _-]*+")
_MOVE = re.compile(r"(?:([0-9]++)\.\s*+)?+([0-9]++):")
_NUMBER = re.compile(rf"[0-9]{{1,{MOST_DIGITS}}}")
_NO_TEXT = re.compile(r"[\x00-\x08\x0e-\x1f\x7f-\x84\x86-\x9f\ud800-\udfff]")
"""Signs that no text has: they steer a terminal, or cannot be stored."""
_PACK = "pack:"


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
    def begin(
        cls, state: State, seed: int, names: list[str] | None = None, bots: list[str] | None = None
    ) -> Record:
        """The record of a match that is about to start; ``bots`` are named by seat, where one sits."""
        setup = state.setup
        content = setup.content
        pack = content.data if content.foreign else None
        tags = {f"player {number}": name for number, name in enumerate(map(clean_name, names or []), 1)}
        tags |= {f"bot {number}": bot for number, bot in enumerate(bots or [], 1) if bot}
        return cls(setup.game, setup.seats, seed, setup.options, setup.version, content.label, tags, pack)

    @property
    def names(self) -> list[str]:
        """The players' names as far as the record tells them, by seat, as short as names are at a table."""
        return [clean_name(self.tags.get(f"player {seat + 1}", "")) for seat in range(self.seats)]

    @property
    def bots(self) -> list[str]:
        """The bots as far as the record tells them, by seat; empty where a person sits."""
        return [self.tags.get(f"bot {seat + 1}", "") for seat in range(self.seats)]

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
        self._check_length(game)
        try:
            setup = game.restored(self.seats, self.options, self.rules, self.content, self.pack)
            return game.new(self.seats, self.seed, setup.options, setup.content, setup.version)
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
        said, found = _seat_list(self.result), _seat_list(state.winners()) if state.over else ""
        end = f"end with {found}" if state.over else "do not end the game"
        raise BadRecord(
            "other-result",
            f"the record says that {said} won, but its moves {end}",
            {"said": said, "found": found, "over": "yes" if state.over else "no"},
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
            told = {"line": str(played.line), "move": str(number), "text": played.text, "why": str(error)}
            raise BadRecord("bad-move", sentence, told) from None

    def _known_game(self) -> Game:
        try:
            return room(self.game).game
        except TavolataError as error:
            raise BadRecord("unknown-game", f"header: {error}", error.arguments) from None

    def _check_length(self, game: Game) -> None:
        if len(self.moves) > game.longest:
            raise BadRecord(
                "too-many-moves",
                f"{len(self.moves)} moves; a match of {game.id} has no more than {game.longest}",
                {"moves": str(len(self.moves)), "most": str(game.longest)},
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
        lines += [f"{name}: {shortened(value, LONGEST_VALUE)}" for name, value in self.tags.items()]
        if self.result is not None:
            lines.append(f"result: {_seat_list(self.result)}")
        if self.pack is not None:
            lines.append(f"{_PACK} " + write_json(self.pack))
        lines.append("")
        for number, played in enumerate(self.moves, 1):
            comment = f"  # {shortened(played.comment, LONGEST_VALUE)}" if played.comment else ""
            lines.append(f"{number}. {played.seat + 1}: {played.text}{comment}")
        return "\n".join(lines) + "\n"

    def save(self, path: str | PathLike[str]) -> None:
        """Write the record to a file."""
        Path(path).write_text(self.text(), "utf-8")

    @classmethod
    def load(cls, path: str | PathLike[str]) -> Record:
        """Read a record from a file."""
        try:
            with Path(path).open("rb") as file:
                head = file.read(4 * LONGEST_RECORD + 1)  # more bytes cannot be few enough letters
        except (OSError, ValueError) as error:  # a name may hold what no file's name can
            reason = getattr(error, "strerror", None) or str(error)
            raise BadRecord(
                "unreadable", f"cannot read {str(path)!r}: {reason}", {"file": str(path)}
            ) from None
        try:
            return cls.parse(head.decode("utf-8"))
        except UnicodeDecodeError:
            raise _foreign_file() from None

    @classmethod
    def parse(cls, text: str) -> Record:
        """Read a record from text. Whether its moves are legal is ``replay``'s to say."""
        lines = _lines(text)
        header: dict[str, tuple[int, str]] = {}
        moves: list[Played] = []
        for number, line in enumerate(lines, 2):
            line = line.strip()
            if not line or line.startswith("#"):
                continue
            _check_line(number, line)
            move = _MOVE.match(line)
            if move:
                moves.append(_read_move(move, line, len(moves) + 1, number))
                continue
            name, colon, value = line.partition(":")
            if not colon or not _HEADER_NAME.fullmatch(name) or moves:
                raise _damaged(
                    number, "line", f"neither a header line nor a move: {quoted(line)!r}", quoted(line)
                )
            if name in header:
                raise _damaged(number, "twice", f"a second line '{name[:40]}: …'", name[:40])
            header[name] = (number, value.strip())
            if len(header) > MOST_HEADERS:
                raise _damaged(number, "headers", f"more than {MOST_HEADERS} header lines", most=MOST_HEADERS)
        record = _from_header(header)
        record.moves = moves
        for played in moves:
            if not 0 <= played.seat < record.seats:
                problem = f"there is no seat {played.seat + 1}, only 1 to {record.seats}"
                raise _damaged(played.line, "seat", problem, str(played.seat + 1), record.seats)
        return record


def _lines(text: str) -> list[str]:
    """The lines after the first one, which says what the text is."""
    if len(text) > LONGEST_RECORD:
        sentence = f"a record has no more than {LONGEST_RECORD} characters"
        raise BadRecord("record-too-long", sentence, {"most": str(LONGEST_RECORD)})
    lines = text.removeprefix("\ufeff").splitlines()  # some editors put a mark in front
    _check_first_line(lines[0].strip() if lines else "")
    strange = _NO_TEXT.search(text)
    if strange:
        line = len((text[: strange.start()] + ".").splitlines())
        code = f"U+{ord(strange[0]):04X}"
        raise _damaged(line, "sign", f"a sign that is no text ({code})", code)
    return lines[1:]


def _check_line(number: int, line: str) -> None:
    most = LONGEST_PACK + len(_PACK) + 1 if line.startswith(_PACK) else LONGEST_LINE
    if len(line) > most:
        raise _damaged(number, "long", f"longer than {most} characters", most=most)


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


def _damaged(line: int, what: str, problem: str, found: str = "", most: int = 0) -> BadRecord:
    """Something is wrong in a line. ``what`` chooses the words, ``found`` and ``most`` stand in them."""
    arguments = {"line": str(line), "what": what, "found": found, "most": str(most), "problem": problem}
    return BadRecord("damaged-record", f"line {line}: {problem}", arguments)


def _read_move(move: re.Match[str], line: str, expected: int, number: int) -> Played:
    if move[1] is not None and move[1].lstrip("0") != str(expected):
        problem = f"move {move[1][:40]} stands where move {expected} should; lines are missing or doubled"
        raise _damaged(number, "order", problem, move[1][:40], expected)
    if expected > MOST_MOVES:
        raise _damaged(number, "moves", f"more than {MOST_MOVES} moves", most=MOST_MOVES)
    text, _, comment = line[move.end() :].partition("#")
    text = one_line(text)
    if not text:
        raise _damaged(number, "nothing", "a seat without a move")
    if len(move[2]) > 3:
        shown = move[2][:40]
        raise _damaged(number, "seat", f"there is no seat {shown}, only 1 to {MOST_SEATS}", shown, MOST_SEATS)
    return Played(int(move[2]) - 1, text, one_line(comment), number)


def _from_header(header: dict[str, tuple[int, str]]) -> Record:
    for name in ("game", "seats", "seed"):
        if name not in header:
            arguments = {"line": "1", "what": "missing", "found": name, "most": "0"}
            raise BadRecord("damaged-record", f"the header has no line '{name}: …'", arguments)
    known = {"game", "rules", "content", "seats", "options", "seed", "result", "pack"}
    record = Record(
        header["game"][1],
        _seats(header["seats"]),
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
    if not _NUMBER.fullmatch(text):
        raise _damaged(line, "number", f"{quoted(text)!r} is not a whole number", quoted(text))
    return int(text)


def _seats(entry: tuple[int, str]) -> int:
    seats = _number(entry)
    if seats > MOST_SEATS:
        raise _damaged(entry[0], "seats", f"more than {MOST_SEATS} seats", most=MOST_SEATS)
    return seats


def _read_options(entry: tuple[int, str]) -> dict[str, OptionValue]:
    line, text = entry
    options: dict[str, OptionValue] = {}
    for piece in text.split(","):
        name, equals, value = piece.partition("=")
        if not equals:
            shown = quoted(piece.strip())
            raise _damaged(line, "option", f"an option is written name=value, not {shown!r}", shown)
        options[name.strip()] = value.strip()
    return options


def _read_pack(entry: tuple[int, str]) -> dict[str, Any]:
    line, text = entry
    try:
        pack = read_json(text)
    except BadContent as beyond:
        raise BadRecord(beyond.id, f"line {line}: {beyond}", beyond.arguments) from None
    except ValueError as error:  # compiled, a name has one type only: not the one above again
        problem = shortened(str(error), LONGEST_VALUE)
        raise _damaged(line, "json", f"the embedded pack is not JSON: {problem}", problem) from None
    if not isinstance(pack, dict):
        raise _damaged(line, "table", "the embedded pack is not a table")
    return pack


def _read_seats(entry: tuple[int, str]) -> list[int]:
    line, text = entry
    if text == "nobody":
        return []
    pieces = [piece.strip() for piece in text.split(",")]
    if not all([_NUMBER.fullmatch(piece) for piece in pieces]):
        problem = f"a result is a list of seats or 'nobody', not {quoted(text)!r}"
        raise _damaged(line, "result", problem, quoted(text))
    return [int(piece) - 1 for piece in pieces]


def _seat_list(seats: list[int]) -> str:
    return ", ".join(str(seat + 1) for seat in seats) or "nobody"

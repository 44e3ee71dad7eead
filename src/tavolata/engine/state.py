"""The contract every game keeps: a State knows who decides, what is legal and what happens.

A state is plain data: whole numbers and lists of them, named in ``fields``. From those names the base class makes
copies, dumps and comparisons; a game may write a faster ``clone`` but never another meaning of it.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, ClassVar, NoReturn

from mypy_extensions import mypyc_attr

from .dice import Dice
from .errors import IllegalMove
from .phrases import Ask, Phrase, Refusal, Tell
from .rng import Rng, dream_key
from .setup import Setup

DUMP_FORMAT = 1


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One position of one match.

    A game derives from it, names its data in ``fields`` and writes the methods that raise ``NotImplementedError`` here.
    ``__init__`` makes an empty table, ``deal`` sets it up with chance; so ``load`` and ``clone`` need no dealing.
    """

    fields: ClassVar[tuple[str, ...]] = ()
    """The attributes that make up the position, in the order of the dump: ints, lists of ints, lists of lists."""

    rng: Rng
    """All chance to come; set before ``deal``."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.seats = setup.seats
        self.over = False
        self.fence = 0
        self.foreseen = 0
        self.first = 0

    # -- what a game writes ---------------------------------------------------------------------------------------

    def deal(self) -> None:
        """Set up the table, drawing from ``self.rng``."""
        raise NotImplementedError

    def deciders(self) -> list[int]:
        """The seats that owe a decision now, several when they choose at once; [] when the game is over."""
        raise NotImplementedError

    def legal(self, seat: int) -> list[int]:
        """Every move this seat may play now; [] for a seat that owes no decision."""
        raise NotImplementedError

    def play(self, seat: int, move: int, tell: Tell = None) -> None:
        """Play a legal move, telling what happens. ``IllegalMove`` otherwise, and nothing has changed."""
        raise NotImplementedError

    def ask(self, seat: int) -> Ask | None:
        """What this seat is being asked now; ``None`` for a seat that owes no decision."""
        raise NotImplementedError

    def why(self, seat: int, move: int) -> Refusal | None:
        """Why a move is not legal for this seat now; ``None`` if it is legal."""
        raise NotImplementedError

    def write(self, seat: int, move: int) -> str:
        """The move in the game's notation."""
        raise NotImplementedError

    def read(self, seat: int, text: str) -> int:
        """The move that a text in the game's notation means; ``BadNotation`` if none. Syntax only."""
        raise NotImplementedError

    def describe(self, seat: int, move: int) -> Phrase:
        """The move as a sentence for people, with what it will do as far as this seat may know."""
        raise NotImplementedError

    def view(self, seat: int | None) -> Mapping[str, Any]:
        """All that this seat may know, JSON-ready; ``None`` is a spectator."""
        raise NotImplementedError

    def imagine(self, seat: int, seed: int) -> State:
        """A full state that looks the same to this seat, hidden parts and future chance drawn anew."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """What each seat has so far, in the game's own points."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        """The seats that have won; [] while the game runs, and when all have lost."""
        raise NotImplementedError

    # -- what every game has --------------------------------------------------------------------------------------

    @property
    def surprises(self) -> int:
        """Rises when something came up that whoever moved could not know: chance, or what others had hidden."""
        return self.fence - self.foreseen

    def lay_open(self) -> None:
        """Whoever moves shows others what only he knew, and learns nothing: a card of his hand, or that he has one.

        The fence rises, as for all that anybody is shown. Previews and plans go on, for he foresaw it.
        """
        self.fence += 1
        self.foreseen += 1

    def clone(self) -> State:
        """An independent copy, future chance included."""
        twin = type(self)(self.setup)
        self.copy_base(twin)
        for name in type(self).fields:
            setattr(twin, name, _copy(getattr(self, name)))
        return twin

    def do(self, seat: int, move: int, tell: Tell = None) -> None:
        """Play a move that is known to be legal, such as one that ``legal`` has just listed: playouts need no check.

        What any other move does is not said. A game whose ``play`` looks first may write this without the look.
        """
        self.play(seat, move, tell)

    def wander(self, dice: Dice, limit: int) -> int:
        """Play on at random until the game is over or ``limit`` decisions are made; how many were.

        A game may write a faster one that plays the same.
        """
        made = 0
        while not self.over and made < limit:
            seat = self.deciders()[0]
            moves = self.legal(seat)
            self.do(seat, moves[dice.below(len(moves))])
            made += 1
        return made

    def copy_base(self, twin: State) -> None:
        """Copy what the base class keeps; for a game's own ``clone``."""
        twin.rng = self.rng.clone()
        twin.over = self.over
        twin.fence = self.fence
        twin.foreseen = self.foreseen
        twin.first = self.first

    def dream(self, seed: int) -> State:
        """A copy whose future chance comes from another seed: what ``imagine`` begins with."""
        twin = self.clone()
        twin.rng = Rng(dream_key(seed))
        return twin

    def refuse(self, seat: int, move: int) -> NoReturn:
        """Raise the ``IllegalMove`` that ``why`` explains."""
        refusal = self.why(seat, move)
        assert refusal is not None, "a legal move was refused"
        details = ", ".join(f"{name} {value}" for name, value in refusal.arguments.items())
        sentence = f"{refusal.rule} forbids this to seat {seat} now" + (f" ({details})" if details else "")
        raise IllegalMove(refusal.rule, sentence, refusal.arguments)

    def position(self) -> list[Any]:
        """The values of all fields: the position without its future chance."""
        return [getattr(self, name) for name in type(self).fields]

    def key(self) -> bytes:
        """Equal for equal positions, whatever their future chance: a key for transposition tables."""
        return repr((self.position(), self.over)).encode()

    def stored(self) -> dict[str, Any]:
        """The position by the names of its fields, as a dump keeps it.

        A game that has come to hold a field in another form goes on storing the old one: here, and in ``restore``.
        """
        return {name: getattr(self, name) for name in type(self).fields}

    def dump(self) -> bytes:
        """The whole state as bytes, readable by ``game.load`` and, being JSON, by people."""
        content = self.setup.content
        whole: dict[str, object] = {
            "tavolata": DUMP_FORMAT,
            **self.setup.json(),
            "rng": [self.rng.key.hex(), self.rng.drawn],
            "over": self.over,
            "fence": self.fence,
            "first": self.first,
            "position": self.stored(),
        }
        if self.foreseen:
            whole["foreseen"] = self.foreseen
        if content.foreign:
            whole["pack"] = content.data
        return json.dumps(whole, separators=(",", ":"), ensure_ascii=False).encode()

    def restore(self, whole: dict[str, Any]) -> None:
        """Take over what a dump says; the set-up is already this state's own."""
        key, drawn = whole["rng"]
        self.rng = Rng(bytes.fromhex(key), int(drawn))
        self.over = bool(whole["over"])
        self.fence = int(whole["fence"])
        self.foreseen = int(whole.get("foreseen", 0))
        self.first = int(whole["first"])
        position = whole["position"]
        for name in type(self).fields:
            setattr(self, name, position[name])

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State) or self.setup != other.setup:
            return False
        mine = (self.rng, self.over, self.fence, self.foreseen, self.first)
        theirs = (other.rng, other.over, other.fence, other.foreseen, other.first)
        return mine == theirs and self.position() == other.position()

    def __hash__(self) -> int:
        raise TypeError("a state changes as it is played; use state.key()")

    def _repr_svg_(self) -> str:
        """The table as a spectator sees it, for notebooks."""
        from .catalogue import room

        found = room(self.setup.game)
        return found.picture(self.view(None), found.words("en"))

    def __repr__(self) -> str:
        who = "over" if self.over else f"to decide {self.deciders()}"
        return f"<{self.setup.game}, {self.seats} seats, {who}>"


def _copy(value: Any) -> Any:
    return [_copy(item) for item in value] if isinstance(value, list) else value

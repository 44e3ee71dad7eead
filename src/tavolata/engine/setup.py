"""What a game is set up with, fixed before the first move and shared by all copies of a state."""

from __future__ import annotations

from typing import TypeAlias, final

OptionValue: TypeAlias = "bool | int | str"


class Content:
    """A content pack, checked and frozen: the cards, maps and sheets a state refers to.

    ``data`` is the pack as plain data (what its files say), ``tables`` what the game's rules read of it. ``digest``
    names the data in records. A pack that does not come with the game is ``foreign`` and travels inside the record.
    """

    def __init__(self, id: str, digest: str, data: dict[str, object], tables: object, foreign: bool) -> None:
        self.id = id
        self.digest = digest
        self.data = data
        self.tables = tables
        self.foreign = foreign

    @property
    def label(self) -> str:
        """The pack as records name it: ``"base 1f0c3a…"``."""
        return f"{self.id} {self.digest}"


@final
class Setup:
    """Game, rules version, seats, options and content of one match."""

    def __init__(
        self, game: str, version: str, seats: int, options: dict[str, OptionValue], content: Content
    ) -> None:
        self.game = game
        self.version = version
        self.seats = seats
        self.options = options
        self.content = content

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Setup) and self.json() == other.json())

    def __hash__(self) -> int:
        return hash((self.game, self.version, self.seats))

    def json(self) -> dict[str, object]:
        """The set-up as plain data; a foreign pack is named, not embedded."""
        return {
            "game": self.game,
            "rules": self.version,
            "seats": self.seats,
            "options": self.options,
            "content": self.content.label,
        }

"""A game as its users see it: what it is called, how it is set up, how a match of it begins."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from os import PathLike
from typing import TYPE_CHECKING, Any, TypeAlias, final

from .errors import BadContent, BadDump, BadOption
from .rng import SEED_LIMIT, Rng, key_of
from .setup import Content, OptionValue, Setup
from .state import DUMP_FORMAT, State
from .texts import quoted

if TYPE_CHECKING:
    from .content import Shelf

ContentSource: TypeAlias = "Content | str | PathLike[str] | None"
Check: TypeAlias = "Callable[[int, dict[str, OptionValue], set[str]], None]"
"""Refuses options that do not go together (``BadOption``) and sets those that others imply: called with the seats,
all options, and the names of those that were chosen rather than left at their default."""


Open: TypeAlias = "Callable[[Mapping[str, OptionValue]], bool]"
"""Whether with these options a match, once it is set up, hides nothing from anybody and draws nothing any more."""


class When:
    """Where an option means something: with these numbers of seats, and while other options have one of these values.
    What is not named does not matter."""

    def __init__(self, seats: tuple[int, ...] = (), **options: tuple[OptionValue, ...]) -> None:
        self.seats = seats
        self.options = options

    def met(self, seats: int, options: Mapping[str, OptionValue]) -> bool:
        """Whether it is so in a game for so many, with these options."""
        if self.seats and seats not in self.seats:
            return False
        return all(_is_one_of(options[name], values) for name, values in self.options.items())


def _is_one_of(value: OptionValue, values: tuple[OptionValue, ...]) -> bool:
    return any(type(one) is type(value) and one == value for one in values)


ALWAYS = When()


class Option:
    """One choice made before a game: its name, what is allowed and what is taken if nothing is said. Where it means
    nothing (``when``) it is not offered."""

    def __init__(
        self, name: str, default: OptionValue, allowed: tuple[OptionValue, ...] = (), when: When = ALWAYS
    ) -> None:
        self.name = name
        self.default = default
        self.allowed: tuple[OptionValue, ...] = allowed or (False, True)
        self.when = when

    def __repr__(self) -> str:
        return f"Option({self.name!r}, default {self.default!r}, allowed {self.allowed!r})"

    def read(self, value: object) -> OptionValue:
        """The allowed value meant by this one, which may be its text (``"yes"``, ``"true"``, ``"3"``)."""
        for one in self.allowed:
            if type(one) is type(value) and one == value:
                return one
            if isinstance(value, str) and value.strip().lower() in (option_text(one), str(one).lower()):
                return one
        allowed = [option_text(one) for one in self.allowed]
        shown = quoted(value) if isinstance(value, str) else value
        raise BadOption(
            "bad-option-value",
            f"option {self.name!r} is {shown!r}; allowed: {', '.join(allowed)}",
            {"option": self.name, "value": str(shown), "allowed": allowed},
        )


def option_text(value: OptionValue) -> str:
    """An option's value as text: ``yes`` and ``no`` for switches."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


@final
class Game:
    """The rules of one game, in all the versions this release can play.

    ``rules`` maps a version to its State class; the last one is current, the others are there to replay old records.
    ``moves`` bounds the move codes, ``longest`` the number of decisions in any one match.
    """

    def __init__(
        self,
        id: str,
        title: str,
        rules: Mapping[str, type[State]],
        seat_counts: tuple[int, ...],
        options: tuple[Option, ...],
        moves: int,
        longest: int,
        shelf: Shelf,
        check: Check | None = None,
        all_open: Open | None = None,
    ) -> None:
        self.id = id
        self.title = title
        self.rules = dict(rules)
        self.versions = tuple(rules)
        self.version = self.versions[-1]
        self.seat_counts = seat_counts
        self.options = {option.name: option for option in options}
        self.moves = moves
        self.longest = longest
        self.shelf = shelf
        self._check = check
        self._all_open = all_open
        self._usual: dict[int, Setup] = {}

    def __repr__(self) -> str:
        return f"<game {self.id}, rules {self.version}, seats {self.seat_counts}>"

    def new(
        self,
        seats: int,
        seed: int,
        options: Mapping[str, object] | None = None,
        content: ContentSource = None,
        version: str | None = None,
    ) -> State:
        """A match ready for its first decision. ``BadOption`` or ``BadContent`` say what is allowed."""
        if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < SEED_LIMIT:
            raise BadOption("bad-seed", f"the seed is {seed!r}; allowed: a whole number from 0 to 2**256 - 1")
        usual = not options and content is None and version is None
        setup = self._usual.get(seats) if usual else None
        if setup is None:
            setup = self.setup(seats, options, content, version)
            if usual:
                self._usual[seats] = setup
        state = self.rules[setup.version](setup)
        state.rng = Rng(key_of(seed))
        state.deal()
        return state

    def all_open(self, options: Mapping[str, OptionValue]) -> bool:
        """Whether with these options all is known to all once a match is set up: nothing is hidden or drawn later."""
        return self._all_open is not None and self._all_open(options)

    def setup(
        self,
        seats: int,
        options: Mapping[str, object] | None = None,
        content: ContentSource = None,
        version: str | None = None,
    ) -> Setup:
        """What a match is set up with, checked."""
        if isinstance(seats, bool) or seats not in self.seat_counts:
            counts = [str(count) for count in self.seat_counts]
            raise BadOption(
                "bad-seats",
                f"{self.title} is for {', '.join(counts)} players, not {seats}",
                {"game": self.title, "seats": str(seats), "allowed": counts},
            )
        chosen = self.choose(options or {})
        if self._check is not None:
            self._check(seats, chosen, set(options or {}))
        return Setup(self.id, self.known_version(version), seats, chosen, self.content(content))

    def choose(self, options: Mapping[str, object]) -> dict[str, OptionValue]:
        """All options with their values; those not named take their default."""
        for name in options:
            if name not in self.options:
                allowed = list(self.options)
                raise BadOption(
                    "unknown-option",
                    f"{self.title} has no option {quoted(name)!r}; its options: {', '.join(allowed) or 'none'}",
                    {"game": self.title, "option": quoted(name), "allowed": allowed},
                )
        return {
            name: option.read(options[name]) if name in options else option.default
            for name, option in self.options.items()
        }

    def meant(self, seats: int, options: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
        """These options, but for those that mean nothing in a game for so many: they are as if nobody had chosen."""
        return {
            name: options[name] if option.when.met(seats, options) else option.default
            for name, option in self.options.items()
        }

    def known_version(self, version: str | None) -> str:
        """A version of the rules this release can play; the current one if none is named."""
        if version is None:
            return self.version
        if version not in self.rules:
            raise BadOption(
                "unknown-rules",
                f"{self.title}: rules {quoted(version)} are not in this release, "
                f"which plays {', '.join(self.versions)}",
                {"game": self.title, "version": quoted(version), "allowed": list(self.versions)},
            )
        return version

    def content(self, source: ContentSource = None) -> Content:
        """The pack to play with: the game's own, one already loaded, or the one in a folder."""
        if isinstance(source, Content):
            return source
        return self.shelf.own() if source is None else self.shelf.folder(source)

    def restored(
        self,
        seats: int,
        options: Mapping[str, object],
        version: str | None,
        label: str | None,
        pack: dict[str, Any] | None,
    ) -> Setup:
        """What a stored match was set up with, if this release still has it: the same rules, and the same content.

        Nothing is taken for what it is not: other rules are refused (``unknown-rules``), and so is other content
        (``other-content``), be it the game's own or a ``pack`` that was stored with the match.
        """
        known = self.known_version(version)
        content = self.shelf.own() if pack is None else self.shelf.embedded(pack)
        if label is not None and label != content.label:
            said = quoted(label)
            raise BadContent(
                "other-content",
                f"played with content {said!r}, which is not here (here is {content.label!r})",
                {"content": said, "here": content.label},
            )
        return self.setup(seats, options, content, known)

    def load(self, dump: bytes) -> State:
        """The state that was dumped; ``BadDump`` says why it cannot be had here."""
        try:
            whole = json.loads(dump)
            if whole["tavolata"] != DUMP_FORMAT:
                sentence = f"a dump of format {whole['tavolata']!r}; this Tavolata reads format {DUMP_FORMAT}"
                raise BadDump("other-dump-format", sentence)
            if whole["game"] != self.id:
                raise BadDump("foreign-dump", f"not a dumped state of {self.id}: {whole['game']!r}")
            setup = self.restored(
                whole["seats"], whole["options"], whole["rules"], whole["content"], whole.get("pack")
            )
            state = self.rules[setup.version](setup)
            state.restore(whole)
        except (ValueError, KeyError, TypeError, AttributeError, OverflowError) as error:
            if isinstance(error, BadContent) and error.id == "other-content":
                raise BadDump(error.id, str(error), error.arguments) from None
            if isinstance(error, (BadDump, BadOption, BadContent)):
                raise
            raise BadDump("damaged-dump", f"not a dumped state of {self.id}: {error}") from error
        return state

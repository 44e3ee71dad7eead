"""Content packs: folders of TOML files, checked against a game's schema.

A pack is one TOML file per list (``companions.toml`` holds ``[[companion]]`` entries) and a ``pack.toml`` with its
id. The schema is a pydantic model of the whole pack, one attribute per file. Errors name the file, the entry and
the field.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping
from os import PathLike
from pathlib import Path
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from .errors import BadContent
from .packs import LONGEST_PACK, bad_toml, check_data, check_files, check_length, read_toml, write_json
from .setup import Content
from .texts import shortened

Source = Literal["printed", "assumed", "house"]
"""Where an entry comes from: a printed card, a careful guess at one, or an addition of ours."""

LONGEST_ID = 60
"""The letters of an id: pages and records show it."""
MOST_PROBLEMS = 20
"""How many problems of a pack are told at once."""
LONGEST_SHOWN = 80
"""How much of a name or a value an error repeats."""


class Entry(BaseModel):
    """One card, sheet or figure of a pack, with its provenance."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)

    id: str = Field(
        pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$",
        max_length=LONGEST_ID,
        description="lower case words joined by hyphens",
    )
    source: Source
    note: str = ""


class PackInfo(BaseModel):
    """``pack.toml``: what the pack is called."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)

    id: str = Field(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$", max_length=LONGEST_ID)
    title: dict[str, str] = {}


class PackModel(BaseModel):
    """Base of a game's schema: one attribute per file, ``pack`` among them."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)

    pack: PackInfo


class Shelf:
    """Where a game's packs come from: its own folder, a stranger's folder, or a record that carries one."""

    def __init__(
        self, own: Path, schema: type[PackModel], build: Callable[[Any], object], game: str = ""
    ) -> None:
        self._folder = own
        self._schema = schema
        self._build = build
        self._game = game
        self._own: Content | None = None

    def own(self) -> Content:
        """The pack that comes with the game; read once."""
        if self._own is None:
            self._own = self._make(_read_folder(self._folder), foreign=False)
        return self._own

    def folder(self, folder: str | PathLike[str]) -> Content:
        """The pack in a folder. If it says what the game's own pack says, it is the game's own."""
        content = self._make(_read_folder(Path(folder)), foreign=True)
        return self.own() if content.digest == self.own().digest else content

    def files(self, texts: Mapping[str, str]) -> Content:
        """The pack made of files that were sent, by their names."""
        content = self._make(_read_texts(texts), foreign=True)
        return self.own() if content.digest == self.own().digest else content

    def embedded(self, data: dict[str, Any]) -> Content:
        """The pack that a record or a dump carries."""
        return self._make(data, foreign=True)

    def model(self, content: Content) -> PackModel:
        """The pack as its schema reads it, for pages that show it."""
        return self._schema.model_validate(content.data)

    def _make(self, data: dict[str, Any], foreign: bool) -> Content:
        check_data(data)
        try:
            model = self._schema.model_validate(data)
        except ValidationError as error:
            raise _explain(error, data) from None
        plain = model.model_dump(mode="json", exclude_defaults=True, by_alias=True)
        check_length(len(write_json(plain)))  # what a record will carry can be read again
        text = json.dumps(plain, sort_keys=True, ensure_ascii=False).encode()
        digest = hashlib.sha256(text).hexdigest()[:16]
        return Content(model.pack.id, digest, plain, self._build(model), foreign)


def _read_folder(folder: Path) -> dict[str, Any]:
    """All TOML files of a folder as one table: the file's name, then what stands in it."""
    if not folder.is_dir():
        raise BadContent("no-content-folder", f"no folder {str(folder)!r}", {"folder": str(folder)})
    paths = sorted(folder.glob("*.toml"))
    check_files(len(paths))
    if not paths:
        raise BadContent(
            "empty-content-folder", f"no .toml files in {str(folder)!r}", {"folder": str(folder)}
        )
    return _read_texts({path.name: _read_file(path) for path in paths})


def _read_file(path: Path) -> str:
    try:
        if not path.is_file():  # a pipe would never end
            raise bad_toml(path.name, "it is no file")
        with path.open("rb") as file:
            return file.read(4 * LONGEST_PACK + 1).decode("utf-8")  # more bytes cannot be few enough letters
    except UnicodeDecodeError as error:
        raise bad_toml(path.name, str(error)) from None
    except OSError as error:
        raise bad_toml(path.name, error.strerror or "it cannot be read") from None


def _read_texts(texts: Mapping[str, str]) -> dict[str, Any]:
    """TOML files as one table: the file's name, then what stands in it."""
    check_files(len(texts))
    check_length(sum(map(len, texts.values())))
    data: dict[str, Any] = {}
    for name, text in texts.items():
        name = shortened(name, LONGEST_ID)
        table = read_toml(name, text)
        # A file with one list of entries is that list: companions.toml is its [[companion]] tables.
        lists = [value for value in table.values() if isinstance(value, list)]
        data[name.removesuffix(".toml")] = lists[0] if len(table) == 1 and lists else table
    return data


def _explain(error: ValidationError, data: dict[str, Any]) -> BadContent:
    """All problems of a pack in one sentence each, with file, entry and field."""
    details = error.errors(include_url=False)
    problems = [_problem(detail, data) for detail in details[:MOST_PROBLEMS]]
    if len(details) > MOST_PROBLEMS:
        problems.append(f"… (+{len(details) - MOST_PROBLEMS})")
    return BadContent("bad-content", "; ".join(problems), {"problems": problems})


def _problem(detail: Any, data: dict[str, Any]) -> str:
    place = [str(part) for part in detail["loc"]]
    message = str(detail["msg"]).removeprefix("Value error, ")
    if not place:
        return message
    where = [f"{place[0]}.toml"]
    rest = list(detail["loc"][1:])
    if rest and isinstance(rest[0], int):
        where.append(_entry_name(data.get(place[0]), rest.pop(0)))
    field = shortened(".".join(str(part) for part in rest), LONGEST_SHOWN)
    if field:
        where.append(f"field {field!r}")
    found = detail.get("input")
    found = shortened(found, LONGEST_SHOWN) if isinstance(found, str) else found
    shown = f" (found {found!r})" if isinstance(found, (str, int, float, bool)) else ""
    return f"{', '.join(where)}: {message}{shown}"


def _entry_name(entries: object, index: int) -> str:
    entry = entries[index] if isinstance(entries, list) and index < len(entries) else None
    name = entry.get("id") if isinstance(entry, dict) else None
    return (
        f"entry {shortened(name, LONGEST_SHOWN)!r}" if isinstance(name, str) else f"entry number {index + 1}"
    )

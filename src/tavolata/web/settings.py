"""How a server is set up: by the command line, by ``TAVOLATA_…`` in the environment, or by what is usual."""

from __future__ import annotations

import os
from collections.abc import Mapping
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Any
from urllib.parse import urlsplit

from limits import parse_many
from platformdirs import user_data_path
from pydantic import AfterValidator, BaseModel, ConfigDict, Field, ValidationError

from ..engine.errors import BadOption

PREFIX = "TAVOLATA_"


def _rate(text: str) -> str:
    """A rate such as ``30/hour`` or ``5/second;100/minute``."""
    parse_many(text)
    return text


def _address(text: str) -> str:
    """A public address: scheme and host, nothing after them."""
    parts = urlsplit(text)
    if text and (parts.scheme not in ("http", "https") or not parts.netloc or parts.path.strip("/")):
        raise ValueError("an address is written https://tavolata.example")
    return text.rstrip("/")


def _proxies(text: str) -> str:
    """Addresses and networks, separated by commas."""
    for one in filter(None, (one.strip() for one in text.split(","))):
        try:
            ip_network(one)
        except ValueError:
            raise ValueError("proxies are written 127.0.0.1, or 10.0.0.0/8, separated by commas") from None
    return text


Rate = Annotated[str, AfterValidator(_rate)]
NamedProxies = Annotated[str, AfterValidator(_proxies)]
Address = Annotated[str, AfterValidator(_address)]


def usual_database() -> str:
    """The file that keeps the tables if no other is named: in the user's own folder for data."""
    return str(Path(user_data_path("tavolata", appauthor=False)) / "tavolata.db")


class Settings(BaseModel):
    """Everything that can be set. Each field is read from ``TAVOLATA_`` and its name in capitals."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    database: str = Field(default_factory=usual_database, min_length=1)
    """The file with all tables, or the URL of a database."""
    host: str = "127.0.0.1"
    """The address to listen at; ``0.0.0.0`` lets other machines in."""
    port: int = Field(default=8000, ge=0, le=65535)
    """The port; 0 takes any that is free."""
    address: Address = ""
    """The address people type, if it is not the one the server listens at: ``https://tavolata.example``."""
    proxies: NamedProxies = ""
    """The proxies whose word is taken for where a request came from, separated by commas. Nobody else's is."""
    secure: bool | None = None
    """Whether cookies travel by HTTPS only; without a word, they do if the address begins with https."""
    workers: int = Field(default=0, ge=0, le=64)
    """How many processes think for the bots; 0 leaves one core to the table."""
    bot_seconds: float = Field(default=5.0, ge=1, le=600)
    """How many seconds a bot at a table may think; a bot that counts playouts stops then too."""
    bot_playouts: int = Field(default=20_000, ge=100, le=1_000_000_000)
    """How many playouts a bot at a table may ask for."""
    patience: float = Field(default=10.0, ge=0.1, le=600)
    """By how many seconds a worker may be late before it is replaced."""
    reading: float = Field(default=10.0, ge=0.1, le=600)
    """How many seconds reading an uploaded record or content pack may take."""
    memory: int = Field(default=1024, ge=64, le=1 << 20)
    """How many megabytes a worker may use."""
    pace: float = Field(default=0.7, ge=0, le=60)
    """Seconds between the moves of bots, so that people can follow."""
    body: int = Field(default=64 * 1024, ge=1024, le=1 << 26)
    """The longest request, in bytes."""
    upload: int = Field(default=1024 * 1024, ge=1024, le=1 << 26)
    """The longest record that can be uploaded, in bytes."""
    head_seconds: float = Field(default=10, gt=0, le=3600)
    """How long the head of a request may take to come in, from the first moment of a connection; and the first word
    of a live screen."""
    body_seconds: float = Field(default=60, gt=0, le=3600)
    """How long the rest of a request may take, and how long an answer may wait for somebody to read on."""
    idle_seconds: float = Field(default=20, gt=0, le=3600)
    """How long a connection may stay open between two requests."""
    connections: int = Field(default=5000, ge=1, le=1_000_000)
    """How many connections there may be in all, live screens among them."""
    connections_each: int = Field(default=500, ge=1, le=1_000_000)
    """How many of them from one address."""
    screens: int = Field(default=40, ge=1, le=100_000)
    """How many live screens one browser may keep open."""
    limits: bool = True
    """Whether the rates below are kept. Switch them off for a test under load, never on the open net."""
    rate_tables: Rate = "10/minute;60/hour"
    """New tables, by session; ten times as many by address, and so below."""
    rate_login: Rate = "5/minute;30/hour"
    """Attempts to log in, or to keep a name."""
    rate_uploads: Rate = "6/minute;40/hour"
    """Records uploaded."""
    rate_talk: Rate = "5/second;40/minute"
    """Things said."""
    rate_moves: Rate = "20/second;400/minute"
    """Moves, and all else that is done at a table."""
    rate_keys: Rate = "10/minute;60/hour"
    """Keys tried that open nothing, by address; a key that is right opens always."""
    rate_looks: Rate = "40/second;600/minute"
    """Pages and all else that is only looked at."""
    rate_people: Rate = "6/minute;60/hour"
    """Browsers that are new here and do something worth remembering."""
    crowd: int = Field(default=10, ge=1, le=100_000)
    """How many sessions may come from one address before its rates are shared."""

    @property
    def safe_cookies(self) -> bool:
        """Whether cookies travel by HTTPS only."""
        return self.address.startswith("https:") if self.secure is None else self.secure

    @classmethod
    def read(cls, environment: Mapping[str, str] | None = None, **given: Any) -> Settings:
        """The settings of an environment; what is given comes first, unless it is ``None``."""
        source = os.environ if environment is None else environment
        found: dict[str, Any] = {
            name: source[PREFIX + name.upper()]
            for name in cls.model_fields
            if source.get(PREFIX + name.upper(), "") != ""
        }
        found |= {name: value for name, value in given.items() if value is not None}
        try:
            return cls.model_validate(found)
        except ValidationError as error:
            raise _bad_setting(error, found) from None


def _bad_setting(error: ValidationError, found: Mapping[str, Any]) -> BadOption:
    first = error.errors(include_url=False)[0]
    name = str(first["loc"][0]) if first["loc"] else "?"
    variable, value, problem = PREFIX + name.upper(), str(found.get(name, "")), first["msg"]
    return BadOption(
        "bad-setting",
        f"{variable} is {value!r}: {problem}",
        {"setting": variable, "value": value, "problem": problem},
    )

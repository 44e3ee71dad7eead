"""A command line run in this process."""

from __future__ import annotations

import io
import shlex
from collections.abc import Callable
from dataclasses import dataclass

import pytest

from tavolata.cli import main


@dataclass(frozen=True)
class Answer:
    """What a command line gave back."""

    code: int
    out: str
    err: str

    @property
    def said(self) -> str:
        """The output without line breaks and filling, for sentences that were broken."""
        return " ".join(self.out.split())


Line = Callable[..., Answer]


@pytest.fixture
def tavolata_line(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Line:
    """Run ``tavolata …`` with lines typed into it, not at a terminal."""
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)

    def run(line: str, typed: str = "") -> Answer:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = main(shlex.split(line))
        told = capsys.readouterr()
        return Answer(code, told.out, told.err)

    return run

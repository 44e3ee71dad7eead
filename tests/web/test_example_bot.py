"""The example bot takes a seat by its link and plays any game to its end."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from .support import House

BOT = Path(__file__).parents[2] / "examples" / "bot.py"


def run(*line: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(BOT), *line], capture_output=True, text=True, timeout=120, check=False
    )


@pytest.mark.parametrize("game", ["primo-cavaliere", "nebbia-in-laguna"])
def test_it_plays_to_the_end(server: House, game: str) -> None:
    visitor = server.client()
    code = visitor.table("random", "random", game=game)
    seats = visitor.get(f"/api/tables/{code}").json()["seats"]
    assert [seat["mine"] for seat in seats] == [True, False, False]
    key = visitor.get(f"/t/{code}").text.partition("/seat/")[2].partition('"')[0]
    done = run(f"{server.url}/seat/{key}", "--seed", "1")
    assert done.returncode == 0, done.stderr
    assert "Over after" in done.stdout
    assert visitor.get(f"/api/tables/{code}").json()["status"] == "over"


def test_it_says_when_the_key_is_wrong(server: House) -> None:
    done = run(f"{server.url}/seat/nonsense")
    assert done.returncode == 1 and "key opens no seat" in done.stderr

"""A bot of your own at a table of Tavolata, in a page of Python.

    python examples/bot.py http://localhost:8000/seat/KEY          # the link of a seat, as the table shows it
    python examples/bot.py http://localhost:8000 --play primo-cavaliere

It needs httpx and nothing of Tavolata: everything it knows comes from the JSON API, and it plays any game. Its strategy
is to try each move as a draft, look at the view that comes of it and prefer where its own score rises. Write a better
one in ``choose``; docs/http-api.md says what else there is to look at.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from typing import Any
from urllib.parse import urlsplit

import httpx

WAIT = 25
"""Seconds to wait for news before asking again."""

Table = dict[str, Any]


class Seat:
    """A seat at a table, held by its key."""

    def __init__(self, server: str, key: str, code: str) -> None:
        self.code = code
        self.http = httpx.Client(
            base_url=server, headers={"Authorization": f"Bearer {key}"}, timeout=WAIT + 10
        )

    def look(self, after: int | None = None) -> Table:
        """The table as this seat sees it; with ``after``, as soon as it is another than that version."""
        query = {} if after is None else {"after": after, "wait": WAIT}
        answer = self.http.get(f"/api/tables/{self.code}", params=query)
        answer.raise_for_status()
        table: Table = answer.json()
        return table

    def draft(self, table: Table, moves: list[str]) -> Table | None:
        """What a plan leads to; ``None`` if it cannot be. Nobody else learns of it."""
        wish = {"seat": table["seat"], "decision": table["decision"], "moves": moves}
        answer = self.http.post(f"/api/tables/{self.code}/draft", json=wish)
        return self.look() if answer.is_success else None

    def play(self, table: Table, moves: list[str]) -> None:
        """Decide. A decision that is no longer open (409) is no harm: the next look shows what is."""
        wish = {"seat": table["seat"], "decision": table["decision"], "moves": moves}
        answer = self.http.post(f"/api/tables/{self.code}/move", json=wish)
        if answer.status_code != 409:
            answer.raise_for_status()


def choose(seat: Seat, table: Table, chance: random.Random) -> list[str]:
    """One move of those on offer: where the view after it shows us more points, or any."""
    moves = [one["move"] for one in table["moves"]]
    if len(moves) == 1 or len(moves) > 30:
        return [chance.choice(moves)]
    worth = {move: points(seat.draft(table, [move]), table["seat"]) for move in moves}
    best = max(worth.values())
    return [chance.choice([move for move in moves if worth[move] == best])]


def points(after: Table | None, seat: int) -> float:
    """How good a view is for us: our points, if the game has a list of them."""
    view = (after or {}).get("view") or {}
    scores = view.get("scores")
    if not isinstance(scores, list) or len(scores) <= seat or not isinstance(scores[seat], int | float):
        return 0.0
    others = [score for score in scores if isinstance(score, int | float)]
    return float(scores[seat]) - sum(others) / len(others)


def attend(seat: Seat, chance: random.Random) -> Table:
    """Sit at the table until the match is over."""
    table = seat.look()
    while table["status"] in ("waiting", "dealing", "running"):
        if table["moves"]:
            print(f"{table['ask']['sentence']}", flush=True)
            moves = choose(seat, table, chance)
            print("  " + ", ".join(moves), flush=True)
            seat.play(table, moves)
            table = seat.look()
        else:
            table = seat.look(after=table["version"])
    return table


def sit(address: str) -> Seat:
    """The seat that a link opens: the server says at which table it stands."""
    parts = urlsplit(address)
    server, key = f"{parts.scheme}://{parts.netloc}", parts.path.rpartition("/")[2]
    answer = httpx.get(f"{server}/api/seat", headers={"Authorization": f"Bearer {key}"})
    if answer.is_error:
        raise SystemExit(answer.json()["error"]["sentence"])
    return Seat(server, key, answer.json()["code"])


def play_now(server: str, game: str) -> Seat:
    """A seat at a new table, with bots at the others."""
    answer = httpx.post(f"{server.rstrip('/')}/api/play", json={"game": game})
    answer.raise_for_status()
    made = answer.json()
    print(f"Watch it at {made['url']}", flush=True)
    return Seat(server, made["keys"][0]["key"], made["code"])


def main(line: list[str] | None = None) -> int:
    """Take a seat, play, and tell how it ended."""
    parser = argparse.ArgumentParser(description="A bot of one's own at a table of Tavolata.")
    parser.add_argument("address", help="the link of a seat, or of the server with --play")
    parser.add_argument("--play", metavar="GAME", help="open a table and play there against bots")
    parser.add_argument("--seed", type=int, default=None, help="make the choices repeatable")
    wish = parser.parse_args(line)
    seat = play_now(wish.address, wish.play) if wish.play else sit(wish.address)
    began = time.monotonic()
    table = attend(seat, random.Random(wish.seed))
    mine, winners = table["seat"], table["winners"] or []
    print(f"Over after {time.monotonic() - began:.0f} s, points {table['scores']}: ", end="")
    print("won." if mine in winners else "not won.")
    return 0


if __name__ == "__main__":
    sys.exit(main())

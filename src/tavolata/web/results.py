"""What is told when a match is over: who won, how each point was made, how the scores ran, how fair the deal was."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from markupsafe import Markup

from ..engine.room import Speaker
from ..engine.scene import SeatMark
from ..kit.emblems import ORDINARIES, player_class
from ..kit.score import Score, score
from ..table.fair import LotShare, Verdict
from . import facts, veil

if TYPE_CHECKING:
    from ..table.live import Live
    from .paint import Reader

_WIDE, _HIGH, _LEFT, _RIGHT, _TOP, _BOTTOM = 250, 150, 18, 222, 10, 132
_DASHES = ("", "7 3", "2 3", "9 3 2 3", "4 3", "12 3")
"""How the line of each seat is drawn, so that colour is not the only sign."""


@dataclass(frozen=True, slots=True)
class Rank:
    """A seat in the ranking. Those with equal points share a place."""

    place: int
    seat: int
    name: str
    you: bool
    won: bool
    score: str
    marks: Markup
    says: str


@dataclass(frozen=True, slots=True)
class Reckoned:
    """How some of a seat's points were made."""

    seat: int
    name: str
    html: Markup
    points: int | None


@dataclass(frozen=True, slots=True)
class ResultFacts:
    """Who won, with what, and everybody's place."""

    kick: str
    winners: list[int]
    names: str
    score: str
    unit: str
    why: str
    ranking: list[Rank]


@dataclass(frozen=True, slots=True)
class Checked:
    """How a match was dealt, computed again; ``sums`` is what the script needs to do so, too."""

    recomputed: str
    fair: bool
    one_sided: bool
    shares: list[LotShare]
    told: list[str]
    sums: dict[str, Any]


def result(live: Live, reader: Reader, words: Speaker) -> ResultFacts:
    """Who won, with what, and everybody's place."""
    table = live.table
    winners = table.winners or []
    marks = _marks(live, reader, words)
    scores = live.match.state.scores() if live.match is not None else [0] * len(table.seats)
    names = words.join([words.player(seat) for seat in winners])
    one = len(winners) == 1
    return ResultFacts(
        words.text(_kick(live), number=len(winners)),
        winners,
        names,
        score=marks[winners[0]].score if one else "",
        unit=marks[winners[0]].unit if one else "",
        why=_why(live, reader, words),
        ranking=_ranking(live, reader, words, scores, marks),
    )


def _marks(live: Live, reader: Reader, words: Speaker) -> list[SeatMark]:
    """What stands at the players' names at the end."""
    count = len(live.table.seats)
    if live.match is None:
        return [SeatMark()] * count
    drawn = live.room.paint(live.sight(reader.seat, words, at=live.known_moves(reader.seat)).scene).seats
    return [*drawn, *[SeatMark()] * (count - len(drawn))]


def _kick(live: Live) -> str:
    if live.table.winners:
        return "result-kick-won"
    return "result-kick-lost" if live.table.ending == "rules" else "result-kick-ended"


def _why(live: Live, reader: Reader, words: Speaker) -> str:
    """Why the match is over: what was told last of its result, or that its players ended it."""
    ending = live.table.ending
    if ending in ("resigned", "vote", "abandoned"):
        return words.text(f"result-ending-{ending}")
    match = live.match
    last = match.last_told() if match is not None else None
    if match is None or last is None:
        return ""
    seat, setup = reader.seat, match.start.setup
    told = [live.room.moment(event.seen_by(seat), seat, words, setup) for event in match.plays[last].events]
    results = [moment for moment in told if moment.kind == "result" and moment.stop]
    return " ".join(moment.says for moment in results or told[-1:])


def _ranking(
    live: Live, reader: Reader, words: Speaker, scores: list[int], marks: list[SeatMark]
) -> list[Rank]:
    winners = set(live.table.winners or [])
    order = sorted(range(len(scores)), key=lambda seat: (seat not in winners, -scores[seat], seat))
    rows: list[Rank] = []
    for index, seat in enumerate(order):
        before = order[index - 1] if index else None
        tied = before is not None and (scores[before], before in winners) == (scores[seat], seat in winners)
        rows.append(
            Rank(
                rows[-1].place if tied else index + 1,
                seat,
                words.player(seat),
                you=seat in reader.seats,
                won=seat in winners,
                score=marks[seat].score or str(scores[seat]),
                marks=Markup(marks[seat].marks),
                says=_says(live, seat, words, words.player(seat)),
            )
        )
    return rows


def _says(live: Live, seat: int, words: Speaker, called: str) -> str:
    """Who played there, if he was called otherwise, and how."""
    place = live.seat(seat)
    name = veil.veiled(place.name)
    said = [] if name in ("", called) else [name]
    if place.kind == "bot" and place.bot:
        said.append(words.text("seat-bot", strength=facts.strength_name(place.bot, words)))
    elif place.resigned:
        said.append(words.text("seat-resigned"))
    return " · ".join(said)


def reckoning(live: Live, reader: Reader, words: Speaker) -> tuple[Score | None, list[Reckoned]]:
    """The points by kind and player, and how each was made."""
    if live.match is None:
        return None, []
    tallies = live.room.reckoning(live.match.state.view(reader.seat), words)
    lines = [Reckoned(one.seat, words.player(one.seat), Markup(one.html), one.points) for one in tallies]
    table = score(tallies, len(live.table.seats), words)
    return table if table.rows else None, lines


def deal(live: Live, words: Speaker) -> Checked | None:
    """How the match was dealt, computed again; nothing if it was not dealt at a table, or its record is silent."""
    table = live.table
    if not table.commitment or table.seed is None:
        return None
    verdict = Verdict(live.deal(), table.seed)
    return Checked(
        verdict.recomputed,
        verdict.fair,
        verdict.one_sided,
        verdict.shares,
        facts.deal_lines(live, words),
        _sums(verdict),
    )


def _sums(verdict: Verdict) -> dict[str, Any]:
    """What the script needs to do the sum again."""
    deal = verdict.deal
    return {
        "server": deal.commitment,
        "secret": deal.secret.hex(),
        "list": deal.digest,
        "commitments": list(deal.commitments),
        "lots": list(deal.lots),
        "seed": f"{verdict.seed:064x}",
        "voids": [void.digest for void in verdict.voids if not void.offer],
    }


# -- the chart -------------------------------------------------------------------------------------------------------


def chart(live: Live, reader: Reader, words: Speaker) -> Markup | None:
    """The scores after each move, as lines; nothing if there is nothing to compare."""
    history = live.score_history(reader.seat)
    low = min([0, *[min(row) for row in history]]) if history else 0
    high = max([max(row) for row in history], default=0)
    if len(history) < 3 or high == low:
        return None
    names = [words.player(seat.number) for seat in live.table.seats]
    last = history[-1]
    said = words.join([f"{name} {score}" for name, score in zip(names, last, strict=True)])
    label = words.text("result-chart-says", moves=len(history) - 1, scores=said)
    lines = Markup("").join([_line(history, seat, low, high, seat in reader.seats) for seat in _order(last)])
    body = _grid(len(history) - 1, low, high) + lines + _ends(last, low, high)
    return Markup('<svg class="chart" viewBox="0 0 {} {}" role="img" aria-label="{}">{}</svg>').format(
        _WIDE, _HIGH, label, body
    )


def _order(last: list[int]) -> list[int]:
    """The best line is drawn last, on top."""
    return sorted(range(len(last)), key=lambda seat: last[seat])


def _x(move: int, moves: int) -> float:
    return round(_LEFT + (_RIGHT - _LEFT) * move / max(moves, 1), 1)


def _y(score: float, low: int, high: int) -> float:
    return round(_BOTTOM - (_BOTTOM - _TOP) * (score - low) / (high - low), 1)


def _grid(moves: int, low: int, high: int) -> Markup:
    """Lines at whole scores and numbers at some moves."""
    step = max(1, -(-(high - low) // 6))
    rows = [
        Markup('<path class="gl" d="M{} {}H{}"/><text class="gt" x="7" y="{}">{}</text>').format(
            _LEFT, y, _RIGHT, y + 4, score
        )
        for score in range(low, high + 1, step)
        for y in [_y(score, low, high)]
    ]
    stride = max(1, -(-moves // 5))
    marks = [
        Markup('<text class="gt" x="{}" y="{}">{}</text>').format(_x(move, moves), _HIGH - 4, move)
        for move in range(0, moves + 1, stride)
    ]
    return Markup("").join([*rows, *marks])


def _line(history: list[list[int]], seat: int, low: int, high: int, mine: bool) -> Markup:
    """A seat's line; lines of equal scores are set apart a little so that both are seen."""
    shift = (seat - (len(history[0]) - 1) / 2) * 1.6
    moves = len(history) - 1
    points = " ".join(
        f"{_x(move, moves)},{round(_y(row[seat], low, high) + shift, 1)}" for move, row in enumerate(history)
    )
    return Markup('<polyline class="ln {}{}" stroke-dasharray="{}" points="{}"/>').format(
        player_class(seat), " me" if mine else "", _DASHES[seat % len(_DASHES)], points
    )


def _ends(last: list[int], low: int, high: int) -> Markup:
    """The shields at the ends of the lines; equal ones stand side by side."""
    beside: dict[int, int] = {}
    shields = []
    for seat, now in enumerate(last):
        x = _RIGHT + 5 + 13 * beside.get(now, 0)
        beside[now] = beside.get(now, 0) + 1
        shields.append(
            Markup(
                '<g class="{}"><use class="es" href="#p-{}" x="{}" y="{}" width="12" height="12"/></g>'
            ).format(player_class(seat), ORDINARIES[seat % len(ORDINARIES)], x, _y(now, low, high) - 6)
        )
    return Markup("").join(shields)

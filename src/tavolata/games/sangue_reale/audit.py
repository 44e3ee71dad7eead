"""For tests: nothing is lost and nothing appears, and a secret plan can be changed without anybody noticing."""

from __future__ import annotations

from ...engine.questions import KIND, SEAT, TOGETHER, seat_of
from ...engine.state import State
from .rules import questions as q
from .rules.state import SangueReale
from .rules.supporters import REACHED
from .rules.tables import BORDER, ERAS, FACES, NOBODY, RIVER, ROUNDS, SEATS, TURNS, is_single
from .rules.territories import slots_of, territories

SIZES = (1, 2, 3, 8, 8, 3, 8, 5, 3, 4, 3, 4, 3, 2, 3, 1, 1)
"""How long each kind of frame is."""


def audit(state: State) -> None:
    """Raise ``AssertionError`` if the sheets do not add up."""
    game = _game(state)
    assert 0 <= game.era < ERAS and game.ending in (0, 1)
    _track(game)
    _columns(game)
    _map(game)
    _frames(game)
    _campaign(game)


def _game(state: State) -> SangueReale:
    assert isinstance(state, SangueReale)
    return state


def _track(game: SangueReale) -> None:
    assert len(game.chronicle) % SEATS == 0 and game.rounds() <= ROUNDS
    assert all(1 <= value <= FACES for value in game.chronicle), "no face of a die"
    planning = bool(game.stack) and game.stack[-1][KIND] == q.PLAN
    assert all(0 <= plan <= FACES for plan in game.plan) and (planning or game.plan == [0] * SEATS)
    assert not planning or 0 in game.plan, "both have chosen and nobody has looked"
    for cell, drawn in enumerate(game.drawn):
        assert 0 <= game.spent[cell] <= drawn, "a modifier crossed out that was never drawn"
        begun = cell % TURNS <= game.turn()
        assert begun or game.spent[cell] == 0, "a modifier used before its turn"


def _columns(game: SangueReale) -> None:
    sheet = game.sheet()
    for place, steps in enumerate(game.black):
        assert 0 <= steps <= sheet.columns[place % FACES].length
    pending = [frame[REACHED] for frame in game.stack if frame[KIND] == q.ICON]
    for column, holder in enumerate(game.supporters):
        assert holder in (NOBODY, 0, 1)
        reached = [
            game.black[seat * FACES + column] >= sheet.columns[column].icon_at for seat in range(SEATS)
        ]
        assert holder == NOBODY or reached[holder], "a supporter nobody has reached"
        assert holder != NOBODY or not any(reached) or column in pending, "a supporter left behind"


def _map(game: SangueReale) -> None:
    sheet = game.sheet()
    assert all(0 <= circled < 1 << sheet.slots for circled in game.circled)
    assert len(game.edges) == len(sheet.edges) and all(0 <= kind <= 2 for kind in game.edges)
    begun = _edges_at_first(game)
    for kind, before in zip(game.edges, begun, strict=True):
        fixed = sheet.marked == NOBODY or (sheet.marked == BORDER and RIVER in (kind, before))
        assert not fixed or kind == before, "an edge that cannot change"
    assert game.territory == territories(sheet, game.edges)
    for place, owner in enumerate(game.owner):
        assert owner in (NOBODY, 0, 1)
        parcels = game.territory[place]
        inside = [other for other in range(len(game.owner)) if parcels >> other & 1]
        assert all(game.owner[other] == owner for other in inside), "half a territory"
        single = is_single(parcels & sheet.boxes)
        needed = slots_of(sheet, parcels)
        if owner != NOBODY:
            assert single and game.circled[owner] & needed == needed, "control without all numbers"
        elif single:
            assert not any(mine & needed == needed for mine in game.circled), "a territory left behind"
    assert len(game.initials) == len(sheet.sections) and 0 <= game.walls < 1 << len(sheet.sections)
    stood = game.flag().standing
    for section, initials in enumerate(game.initials):
        assert initials in (NOBODY, 0, 1)
        assert initials != NOBODY or (game.walls >> section & 1) == stood, "a section nobody worked on"


def _edges_at_first(game: SangueReale) -> list[int]:
    """The edges as the Era before has left them."""
    edges = [edge[2] for edge in game.sheet().edges]
    for edge, kind in game.flag().edges:
        edges[edge] = kind
    return edges


def _frames(game: SangueReale) -> None:
    """A round lies on PLAN, SIDES or ROUND_END; what lies on top asks a question."""
    assert game.over == (not game.stack)
    for depth, frame in enumerate(game.stack):
        kind = frame[KIND]
        assert 0 <= kind < len(SIZES) and len(frame) == SIZES[kind], "half a frame on the stack"
        assert (kind in (q.PLAN, q.SIDES, q.ROUND_END)) == (depth == 0)
        assert seat_of(frame) in (TOGETHER, 0, 1)
        _frame(game, frame)
    assert not game.stack or game.stack[-1][KIND] < q.ACT, "nobody is asked anything"


def _frame(game: SangueReale, frame: list[int]) -> None:
    """What a frame is about is there."""
    kind, about = frame[KIND], frame[SEAT + 1 :]
    sheet = game.sheet()
    if kind in (q.SHARE, q.FIVE, q.DICE):
        assert all(0 <= count <= 5 for count in about) and 1 <= sum(about) <= FACES, "no such dice"
        assert kind == q.DICE or sum(about) == (4 if kind == q.SHARE else 5)
    if kind in (q.DRAW, q.CIRCLE, q.ERASE, q.BLACKEN, q.WALLS, q.EDGES):
        assert 1 <= about[0] <= FACES
    if kind in (q.CIRCLE, q.BLACKEN):
        assert 0 < about[1] < 1 << FACES
    if kind == q.CIRCLE:
        single = is_single(about[1]) and about[0] == 1 and sheet.marked != NOBODY
        assert about[2] == 0 or (about[2] == 1 and single)
    if kind == q.EDGES:
        assert sheet.marked != NOBODY
    if kind == q.WALLS:
        assert 0 <= about[1] < 1 << len(sheet.sections)
    if kind in (q.FACE, q.ICON):
        assert 0 <= about[0] < FACES
    if kind == q.ICON:
        assert game.supporters[about[0]] == NOBODY
    if kind == q.GATE:
        assert 0 <= about[0] < len(sheet.sections)


def _campaign(game: SangueReale) -> None:
    over = [era for era, winner in enumerate(game.won) if winner != NOBODY]
    assert len(game.points) == SEATS * len(over) and all(winner in (NOBODY, 0, 1) for winner in game.won)
    first = 0 if game.is_campaign() else game.era
    assert over == list(range(first, game.era + int(game.over))), "an Era was skipped"
    for era, crowned in enumerate(game.crowned):
        known = era in over or (era == game.era - 1 and not game.is_campaign())
        assert crowned in ((0, 1) if known else (NOBODY,))
    sides = game.stack[:1] != [] and game.stack[0][KIND] == q.SIDES
    assert game.claimants == [NOBODY, NOBODY] if sides else sorted(game.claimants) == [0, 1]


def swaps(state: State, seat: int) -> list[State]:
    """States that this seat cannot tell from this one: the other has planned something else."""
    game = _game(state)
    other = 1 - seat
    worlds: list[State] = []
    if game.plan[other] != 0:
        for value in range(1, FACES + 1):
            if value != game.plan[other]:
                world = game.clone()
                world.plan[other] = value
                worlds.append(world)
    return worlds

"""The end of an action, of a round, of an Era and of the campaign (SR-12, SR-14)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from ....engine.phrases import Tell
from ....engine.questions import Frame
from . import events, points, walls
from .questions import ACTION_END, PLAN, ROUND_END, SIDES, SangueStep
from .tables import ERAS, NOBODY, ROUNDS, SEATS, WINS_ENOUGH, bits_of, is_single

if TYPE_CHECKING:
    from .state import SangueReale


@final
class ActionEnd(SangueStep):
    """An action is over: ``()``."""

    kind = ACTION_END
    name = "action-end"

    def run(self, game: SangueReale, frame: Frame, tell: Tell) -> None:
        """Once everything is taken the round in progress is the last (SR-12.3)."""
        game.stack.pop()
        if all_taken(game):
            game.ending = 1


@final
class RoundEnd(SangueStep):
    """Both have acted: ``()``."""

    kind = ROUND_END
    name = "round-end"

    def run(self, game: SangueReale, frame: Frame, tell: Tell) -> None:
        """The Era ends with the last cell of the Chronology, or once everything is taken (SR-12.1, SR-12.2)."""
        game.stack.pop()
        if game.ending == 0 and game.rounds() < ROUNDS:
            game.stack.append([PLAN])
        else:
            end_era(game, tell)


def all_taken(game: SangueReale) -> bool:
    """Whether all Unique Supporters have someone and every territory with one box is controlled.

    SR-12.2; land without a box or with several does not count (SR-12.4), nor does a closed castle (SR-10.5).
    """
    if NOBODY in game.supporters:
        return False
    sheet = game.sheet()
    barred = walls.barred(game)
    for place in range(len(game.owner)):
        free = game.owner[place] == NOBODY and place != barred
        if free and is_single(game.territory[place] & sheet.boxes):
            return False
    return True


def end_era(game: SangueReale, tell: Tell) -> None:
    """Somebody has won the Era: the match is over, or the loser chooses a claimant of the next (SR-2.3)."""
    winner = era_winner(game)
    game.points = [*game.points, *[points.total(game, seat) for seat in range(SEATS)]]
    game.won = put(game.won, game.era, winner)
    game.crowned = put(game.crowned, game.era, game.claimants[winner])
    clause = decided_by(game) if tell is not None else ""
    events.tell_era_end(game, winner, clause, tell)
    if is_last_era(game):
        game.over = True
        events.tell_end(game, [points.sum_of(game, seat) for seat in range(SEATS)], clause, tell)
        return
    game.era += 1
    game.lay_out()
    game.stack.append([SIDES, 1 - winner])
    events.tell_era(game, tell)


def put(eras: list[int], era: int, result: int) -> list[int]:
    """Results by Era with one more: clones share such lists."""
    return [*eras[:era], result, *eras[era + 1 :]]


def era_winner(game: SangueReale) -> int:
    """The seat with more points, or the ties broken (SR-12.5, SR-12.6, SR-12.7)."""
    one, two = [standing(game, seat) for seat in range(SEATS)]
    if one != two:
        return 0 if one > two else 1
    before = game.won[game.era - 1] if game.era > 0 else NOBODY
    if before != NOBODY:
        return 1 - before
    game.fence += 1
    return game.rng.below(SEATS)


def decided_by(game: SangueReale) -> str:
    """The rule by which the winner of the Era has won it."""
    one, two = [standing(game, seat) for seat in range(SEATS)]
    if one[0] != two[0]:
        return "SR-12.5"
    return "SR-12.6" if one != two else "SR-12.7"


def standing(game: SangueReale, seat: int) -> list[int]:
    """What decides an Era: points, then territories, Unique Supporters and circled numbers (SR-12.5, SR-12.6)."""
    return [
        points.total(game, seat),
        points.controlled(game, seat),
        game.supporters.count(seat),
        bits_of(game.circled[seat]),
    ]


def is_last_era(game: SangueReale) -> bool:
    """Whether the match ends with this Era (SR-14.2, SR-14.3, SR-15.1)."""
    if not game.is_campaign() or game.era == ERAS - 1:
        return True
    if game.setup.options["all_four"] is True:
        return False
    return max(game.won.count(0), game.won.count(1)) >= WINS_ENOUGH


def match_winner(game: SangueReale) -> int:
    """Who has won the match: more Eras, then more points in all, then the last Era (SR-14.4, SR-14.5)."""
    last = game.won[game.era]
    if not game.is_campaign():
        return last
    one, two = [[game.won.count(seat), points.sum_of(game, seat)] for seat in range(SEATS)]
    if one == two:
        return last
    return 0 if one > two else 1

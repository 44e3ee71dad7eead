"""Alliances: proposals, ballots, betrayal and its price (TS-21, TS-23).

Nobody is bound by what it proposes or accepts: what counts is the vote.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from ....engine.phrases import Arguments, Ask, Phrase, Refusal, Tell, seat_name
from ....engine.questions import KIND, TOGETHER, Frame
from . import board, events
from . import frames as f
from . import tables as t
from .questions import ForTrack, Offer, Together, TronoQuestion, TronoStep, YesOrNo

if TYPE_CHECKING:
    from .state import TronoDiSpade

BALLOTS: Final = 3
"""Ballots after one Westeros phase, at most (TS-21.8)."""
PROPOSALS: Final = 2
"""Proposals of one House before one ballot, at most (TS-21.13)."""
NUMBER: Final = 2
"""Where in its frame the number of a ballot stands."""
PLACE: Final = 2
"""Where in its frame stands the place of a proposal among all."""


def members(state: TronoDiSpade, mask: int) -> list[int]:
    """The seats of a set."""
    return [seat for seat in range(state.seats) if mask >> seat & 1]


def _names(seats: list[int]) -> list[str]:
    """Seats, as an argument."""
    return [seat_name(seat) for seat in seats]


def _talk_groups(seats: int) -> list[list[int]]:
    """Who may talk with whom about alliances: the whole table, and every smaller group of two or more (TS-21.10)."""
    found = [
        [seat for seat in range(seats) if mask >> seat & 1]
        for mask in range(1 << seats)
        if mask.bit_count() > 1
    ]
    return [found[-1], *found[:-1]]


# -- ballots ----------------------------------------------------------------------------------------------------------


def after_westeros(state: TronoDiSpade, tell: Tell) -> None:
    """After wildlings or a clash all alliances dissolve and may be formed anew (TS-21.1 to TS-21.3)."""
    if state.setup.options["alliances"] == "off" or not (state.attacked or state.clashed):
        return
    if any(state.ally):
        events.tell(tell, "dissolve", {})
    state.ally = [0] * state.seats
    state.stack.append([f.P_BALLOTS, 0])


def begin_round(state: TronoDiSpade) -> None:
    """Who is allied when the round begins (TS-24.9)."""
    state.began = sum([1 << seat for seat in range(state.seats) if state.ally[seat]])


@final
class Ballots(TronoStep):
    """Ballots one after the other, as long as they can lead to anything (TS-21.8)."""

    kind = f.P_BALLOTS
    name = "ballots"
    holds = ("number",)

    def run(self, game: TronoDiSpade, frame: Frame, tell: Tell) -> None:
        """The last one is counted, and the next prepared."""
        _, held = frame
        if held:
            named = any(game.ballots)
            _count(game, tell)
            if held == BALLOTS or not named or len(free(game)) < 2:
                begin_round(game)
                game.stack[-1] = [f.P_VICTORY]  # a new alliance may have enough already (TS-24.9)
                return
        game.stack[-1] = [f.P_BALLOTS, held + 1]
        game.stack.append([f.P_TALK, held + 1, 0, 0])


def free(state: TronoDiSpade) -> list[int]:
    """The Houses that are in no alliance."""
    return [seat for seat in range(state.seats) if not state.ally[seat]]


def most_partners(state: TronoDiSpade) -> int:
    """Two, but never all the others (TS-21.4, TS-21.5)."""
    return min(2, state.seats - 2)


@final
class Ballot(Together):
    """Whom each House wants to be allied with, named one after the other (TS-21.4 to TS-21.7)."""

    kind = f.Q_BALLOT
    name = "ballot"
    clause = "TS-21.7"
    holds = ("number",)

    def asked(self, game: TronoDiSpade, frame: Frame) -> list[int]:
        """The Houses that still owe their vote."""
        return [seat for seat in range(game.seats) if not game.sealed >> seat & 1]

    def legal(self, game: TronoDiSpade, frame: Frame, seat: int) -> list[int]:
        """Another House that is free, or nobody more, or nobody at all."""
        named = game.ballots[seat]
        moves = []
        if named.bit_count() < most_partners(game):
            others = [other for other in free(game) if other != seat and not named >> other & 1]
            moves = [t.HOUSE + game.house[other] for other in others]
        return [*moves, *([t.DONE] if named else []), t.PASS]

    def answer(self, game: TronoDiSpade, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """A name is added, unseen; or the vote is cast."""
        if move == t.PASS:
            game.ballots[seat] = 0
        elif move != t.DONE:
            game.ballots[seat] |= 1 << game.seat_of(move - t.HOUSE)
            return
        game.sealed |= 1 << seat
        events.tell_seat(tell, "ready", seat)

    def ask(self, game: TronoDiSpade, frame: Frame, seat: int) -> Ask:
        """With a time limit, and free talk in any group (TS-21.6, TS-21.9, TS-21.10)."""
        named = members(game, game.ballots[seat])
        seconds = int(game.setup.options["alliance_seconds"])
        default = t.DONE if named else t.PASS  # what is named counts, sealed or not (TS-21.9)
        about: Arguments = {"number": frame[NUMBER], "houses": _names(named)}
        return Ask(self.name, self.clause, about, seconds, default, _talk_groups(game.seats), at_once=True)

    def reason(self, game: TronoDiSpade, frame: Frame, seat: int, move: int) -> Refusal | None:
        """A House that cannot be named, or nobody named."""
        if move == t.DONE:
            return Refusal("TS-21.7", id="ballot-empty")
        if not t.HOUSE <= move < t.CAPTURE:
            return None
        other = game.seat_of(move - t.HOUSE)
        if other == t.NOBODY:
            return Refusal("TS-20.1", id="house-absent")
        if other == seat:
            return Refusal("TS-21.7", id="ballot-self")
        if game.ballots[seat] >> other & 1:
            return Refusal("TS-21.7", id="ballot-named")
        if game.ally[other]:
            return Refusal("TS-21.8", id="ballot-allied")
        few = most_partners(game) < 2
        return Refusal("TS-21.5" if few else "TS-21.4", id="ballot-all" if few else "ballot-full")

    def describe(self, game: TronoDiSpade, frame: Frame, seat: int, move: int) -> Phrase:
        """Who is named, or all who were."""
        if move == t.PASS:
            return Phrase("move-ballot-alone")
        if move == t.DONE:
            return Phrase("move-ballot-done", {"houses": _names(members(game, game.ballots[seat]))})
        return Phrase("move-ballot", {"other": seat_name(game.seat_of(move - t.HOUSE))})

    def imagine(self, twin: TronoDiSpade, other: int) -> None:
        """A vote that was cast, any that could have been; of one that was not, nothing."""
        twin.ballots[other] = 0
        if twin.ally[other] or not twin.sealed >> other & 1:
            return
        partners = [seat for seat in free(twin) if seat != other]
        twin.rng.shuffle(partners)
        most = min(most_partners(twin), len(partners))
        for seat in partners[: twin.rng.below(most + 1)]:
            twin.ballots[other] |= 1 << seat


def _count(state: TronoDiSpade, tell: Tell) -> None:
    """The votes are shown, and alliances formed whose members all named the same (TS-21.7)."""
    state.fence += 1
    wanted = [0] * state.seats
    for seat in free(state):
        if state.ballots[seat]:
            wanted[seat] = state.ballots[seat] | 1 << seat
        events.tell_vote(tell, seat, members(state, state.ballots[seat]))
    for seat in range(state.seats):
        sides = members(state, wanted[seat])
        if sides and not state.ally[seat] and all([wanted[other] == wanted[seat] for other in sides]):
            for other in sides:
                state.ally[other] = wanted[seat]
            events.tell_allied(tell, sides)
    state.ballots = [0] * state.seats
    state.offers = []
    state.sealed = 0


# -- proposals --------------------------------------------------------------------------------------------------------


@final
class Talk(TronoStep):
    """The free Houses propose in throne order, until all have passed one after the other; then they vote (TS-21.11)."""

    kind = f.P_TALK
    name = "talk"
    holds = ("number", "turns", "passed")

    def run(self, game: TronoDiSpade, frame: Frame, tell: Tell) -> None:
        """The next House speaks, or all vote."""
        _, number, turns, passed = frame
        speakers = [seat for seat in game.tracks[t.THRONE] if not game.ally[seat]]
        if passed >= len(speakers):
            game.sealed = sum([1 << seat for seat in range(game.seats) if game.ally[seat]])
            game.stack[-1] = [f.Q_BALLOT, TOGETHER, number]
            return
        game.stack[-1] = [f.P_TALK, number, turns + 1, passed]
        game.stack.append([f.Q_PROPOSE, speakers[turns % len(speakers)], number])


def _party(state: TronoDiSpade, move: int) -> int:
    """The seats to whom a move proposes an alliance, as bits; 0 if one of the Houses is not in play."""
    seats = [state.seat_of(house) for house in t.PARTIES[move - t.PROPOSE]]
    return 0 if t.NOBODY in seats else sum([1 << seat for seat in seats])


def proposing(state: TronoDiSpade, partners: int) -> int:
    """The move that proposes an alliance to these seats, given as bits; PASS if there is none."""
    for move in range(t.PROPOSE, t.DECLINE):
        if partners and _party(state, move) == partners:
            return move
    return t.PASS


def proposed(state: TronoDiSpade, seat: int) -> int:
    """How often a House has proposed something before this ballot."""
    return sum([offer[f.O_BY] == seat for offer in state.offers])


def is_agreed(state: TronoDiSpade, offer: list[int]) -> bool:
    """Whether all whom a proposal names have accepted it."""
    others = [seat for seat in members(state, offer[f.O_SIDE]) if seat != offer[f.O_BY]]
    return all([offer[f.O_ANSWERS + seat] == f.ACCEPTED for seat in others])


@final
class Propose(Offer):
    """Which alliance a House proposes, if any (TS-21.11, TS-21.13)."""

    kind = f.Q_PROPOSE
    name = "propose"
    clause = "TS-21.11"
    left = "proposes-nothing"
    holds = ("number",)

    def legal(self, game: TronoDiSpade, frame: Frame, seat: int) -> list[int]:
        """One with free Houses that was not proposed yet, or none."""
        if proposed(game, seat) == PROPOSALS:
            return [t.PASS]
        made = [offer[f.O_SIDE] for offer in game.offers]
        others = sum([1 << other for other in free(game) if other != seat])
        moves = []
        for move in range(t.PROPOSE, t.DECLINE):
            named = _party(game, move)
            fits = 0 < named.bit_count() <= most_partners(game) and named & ~others == 0
            if fits and named | 1 << seat not in made:
                moves.append(move)
        return [*moves, t.PASS]

    def take(self, game: TronoDiSpade, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """Everybody hears it, and those it names answer."""
        named = _party(game, move)
        _, number, turns, _ = game.stack[-1]
        game.stack[-1] = [f.P_TALK, number, turns, 0]
        game.offers = [*game.offers, [seat, named | 1 << seat, *[f.UNANSWERED] * game.seats]]
        events.tell_proposal(tell, seat, members(game, named))
        _ask_next(game, len(game.offers) - 1)

    def leave(self, game: TronoDiSpade, frame: Frame, tell: Tell) -> None:
        """One more has passed."""
        _, number, turns, passed = game.stack[-1]
        game.stack[-1] = [f.P_TALK, number, turns, passed + 1]

    def ask(self, game: TronoDiSpade, frame: Frame, seat: int) -> Ask:
        """With half the time of a ballot, and free talk (TS-21.10, TS-21.14)."""
        about: Arguments = {"number": frame[NUMBER], "left": PROPOSALS - proposed(game, seat)}
        seconds = int(game.setup.options["alliance_seconds"]) // 2
        return Ask(self.name, self.clause, about, seconds, t.PASS, _talk_groups(game.seats))

    def reason(self, game: TronoDiSpade, frame: Frame, seat: int, move: int) -> Refusal | None:
        """An alliance that cannot be proposed (TS-21.4, TS-21.5, TS-21.8, TS-21.11, TS-21.13)."""
        if not t.PROPOSE <= move < t.DECLINE:
            return None
        named = _party(game, move)
        if not named:
            return Refusal("TS-20.1", id="propose-absent")
        if named >> seat & 1:
            return Refusal("TS-21.11", id="propose-self")
        if any([game.ally[other] for other in members(game, named)]):
            return Refusal("TS-21.8", id="propose-allied")
        if named.bit_count() > most_partners(game):
            return Refusal("TS-21.5", id="propose-all")
        return Refusal("TS-21.13", id="propose-made")

    def describe(self, game: TronoDiSpade, frame: Frame, seat: int, move: int) -> Phrase:
        """With whom."""
        if move == t.PASS:
            return Phrase("move-propose-nothing")
        return Phrase("move-propose", {"houses": _names(members(game, _party(game, move)))})


def _ask_next(state: TronoDiSpade, place: int) -> None:
    """The next House that a proposal names, in throne order, if one has not answered yet."""
    offer = state.offers[place]
    for seat in state.tracks[t.THRONE]:
        asked = offer[f.O_SIDE] >> seat & 1 and seat != offer[f.O_BY]
        if asked and offer[f.O_ANSWERS + seat] == f.UNANSWERED:
            state.stack.append([f.Q_PROPOSAL, seat, place])
            return


@final
class Proposal(TronoQuestion):
    """What a House answers to a proposal: yes, or no and why (TS-21.12)."""

    kind = f.Q_PROPOSAL
    name = "proposal"
    clause = "TS-21.12"
    holds = ("place",)

    def legal(self, game: TronoDiSpade, frame: Frame, seat: int) -> list[int]:
        """Yes, and every reason for no."""
        return [t.YES, *range(t.DECLINE, t.DECLINE + len(t.REASONS))]

    def answer(self, game: TronoDiSpade, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """Everybody hears it; who would be asked after a refusal need not answer any more."""
        place = frame[PLACE]
        offer = game.offers[place][:]
        offer[f.O_ANSWERS + seat] = f.ACCEPTED if move == t.YES else f.DECLINED + move - t.DECLINE
        game.offers = [*game.offers[:place], offer, *game.offers[place + 1 :]]
        others = _others(game, frame, seat)
        if move == t.YES:
            events.tell_accepted(tell, seat, offer[f.O_BY], others)
            _ask_next(game, place)
        else:
            events.tell_declined(tell, seat, offer[f.O_BY], others, move - t.DECLINE)

    def ask(self, game: TronoDiSpade, frame: Frame, seat: int) -> Ask:
        """With half the time of a ballot, and free talk (TS-21.10, TS-21.14)."""
        by = game.offers[frame[PLACE]][f.O_BY]
        about: Arguments = {"other": seat_name(by), "houses": _names(_others(game, frame, seat))}
        seconds = int(game.setup.options["alliance_seconds"]) // 2
        default = t.DECLINE + t.UNSAID
        return Ask(self.name, self.clause, about, seconds, default, _talk_groups(game.seats))

    def reason(self, game: TronoDiSpade, frame: Frame, seat: int, move: int) -> Refusal | None:
        """No, without a reason."""
        return Refusal("TS-21.12", id="decline-why") if move == t.NO else None

    def describe(self, game: TronoDiSpade, frame: Frame, seat: int, move: int) -> Phrase:
        """With whom, and why not."""
        houses: Arguments = {"houses": _names(_others(game, frame, seat))}
        if move == t.YES:
            return Phrase("move-proposal-yes", houses)
        return Phrase("move-proposal-no", {**houses, "reason": f"reason-{t.REASONS[move - t.DECLINE]}"})


def _others(state: TronoDiSpade, frame: Frame, seat: int) -> list[int]:
    """Whom a proposal would join a House with."""
    side = state.offers[frame[PLACE]][f.O_SIDE]
    return [other for other in members(state, side) if other != seat]


# -- betrayal ---------------------------------------------------------------------------------------------------------


def betray(state: TronoDiSpade, traitor: int, tell: Tell) -> None:
    """A House breaks away; each ally gains a token, and it pays one for each, or goes down (TS-23.6 to TS-23.8)."""
    betrayed = [seat for seat in members(state, state.ally[traitor]) if seat != traitor]
    left = state.ally[traitor] & ~(1 << traitor)
    state.ally[traitor] = 0
    for seat in betrayed:
        state.ally[seat] = left if len(betrayed) > 1 else 0
    events.tell_betrayal(tell, traitor, betrayed)
    paid = board.lose_power(state, traitor, len(betrayed))
    if paid:
        events.tell_number(tell, "loses-power", traitor, paid, "TS-23.7")
    for seat in betrayed:
        events.tell_number(tell, "gains", seat, board.gain(state, seat, 1), "TS-23.7")
    if paid < len(betrayed):  # one step, however many tokens are missing (TS-23.8)
        state.stack.append([f.Q_PENALTY, traitor])


def refused(state: TronoDiSpade, seat: int, ally: int) -> None:
    """An ally has refused support or a bridge: the House refused may accept its reasons (TS-23.3, TS-23.4)."""
    state.stack.append([f.Q_EXCUSE, seat, ally])


@final
class Excuse(YesOrNo):
    """Whether a House accepts the reasons of an ally that refused it support or a bridge (TS-23.3, TS-23.4)."""

    kind = f.Q_EXCUSE
    name = "excuse"
    clause = "TS-23.3"
    holds = ("other",)

    def rule(self, game: TronoDiSpade, frame: Frame) -> str:
        """A bridge, while leave is asked for a march; or support."""
        return "TS-23.4" if any([below[KIND] == f.P_WAY for below in game.stack]) else self.clause

    def answer(self, game: TronoDiSpade, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """If not, the ally has betrayed it."""
        ally = frame[f.OTHER]
        told = "excuses" if move == t.YES else "condemns"
        events.tell_between(tell, told, seat, ally, self.rule(game, frame))
        if move == t.NO:
            betray(game, ally, tell)

    def about(self, game: TronoDiSpade, frame: Frame, seat: int) -> Arguments:
        """The ally."""
        return {"other": seat_name(frame[f.OTHER])}

    def describe(self, game: TronoDiSpade, frame: Frame, seat: int, move: int) -> Phrase:
        """Whether, and who."""
        return Phrase("move-excuse" if move == t.YES else "move-condemn", self.about(game, frame, seat))


@final
class Penalty(ForTrack):
    """The track on which a traitor that could not pay goes down a place, if it can (TS-23.8, TS-23.9)."""

    kind = f.Q_PENALTY
    name = "penalty"
    clause = "TS-23.8"
    phrase = "move-penalty"

    def legal(self, game: TronoDiSpade, frame: Frame, seat: int) -> list[int]:
        """Those on which it is not last."""
        return [t.TRACK + track for track in range(len(t.TRACKS)) if game.tracks[track][-1] != seat]

    def answer(self, game: TronoDiSpade, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """It goes down."""
        board.drop(game, move - t.TRACK, seat, 1, tell, "TS-23.8")

    def reason(self, game: TronoDiSpade, frame: Frame, seat: int, move: int) -> Refusal | None:
        """One on which it is."""
        return Refusal("TS-23.8", id="already-last") if t.TRACK <= move < t.HOUSE else None

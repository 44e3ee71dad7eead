"""Whether a state adds up, and other states that a seat cannot tell from it: for the tests that hold for every game."""

from __future__ import annotations

from ....engine.questions import KIND, SEAT, TOGETHER
from ....engine.state import State
from ..rules import alliances, board, marches, planning, strength, westeros
from ..rules import frames as f
from ..rules import tables as t
from ..rules.questions import Together
from ..rules.state import QUESTIONS, STEPS, TronoDiSpade, game_of
from . import objectives as audit_objectives

FRAME_SIZES = {
    **{question.kind: 2 + len(question.holds) for question in QUESTIONS},
    **{step.kind: 1 + len(step.holds) for step in STEPS},
}
"""How many numbers each frame has: its kind, whom a question asks, and what it holds."""
UNDER_WAY = (f.Q_LEAVE, f.P_NEUTRAL)


def audit(state: State) -> None:
    """Everything is there once, where the rules let it be."""
    game = game_of(state)
    _houses(game)
    _board(game)
    _pieces(game)
    _supply(game)
    _cards(game)
    _decks(game)
    _round(game)
    _frames(game)
    _orders(game)
    _fight(game)
    _alliances(game)
    audit_objectives.audit(game)


def _houses(game: TronoDiSpade) -> None:
    """Each House has one seat and one place on each track."""
    seats = list(range(game.seats))
    assert sorted(game.house) == sorted(game.layout.houses)
    if game.setup.options["houses"] == "listed":
        assert game.house == game.layout.houses
    assert game.home_of == [game.seat_of(home) for home in game.tables.homes]
    assert len(game.tracks) == 3 and all(sorted(track) == seats for track in game.tracks)
    assert game.first == game.seat_of(game.layout.tracks[0][0])


def _board(game: TronoDiSpade) -> None:
    """Units stand where their kind may stand, in areas of their owner, and nobody in blocked areas."""
    tables = game.tables
    assert len(game.owner) == len(game.order) == len(game.token) == len(game.garrison) == tables.size
    assert len(game.host) == len(game.levy) == tables.size
    assert len(game.units) == len(game.routed) == 4 * tables.size
    for area in range(tables.size):
        units, routed = game.units[4 * area : 4 * area + 4], game.routed[4 * area : 4 * area + 4]
        assert all(0 <= down <= number for down, number in zip(routed, units, strict=True))
        assert (game.owner[area] == t.NOBODY) == (not any(units))
        assert t.NOBODY <= game.owner[area] < game.seats
        assert t.NOBODY <= game.token[area] < game.seats
        wrong = units[t.SHIP] if tables.kinds[area] == t.LAND else sum(units[: t.SHIP])
        assert not wrong
        assert game.token[area] == t.NOBODY or tables.kinds[area] == t.LAND
        assert not game.layout.blocked[area] or (not any(units) and game.token[area] == t.NOBODY)
        _land(game, area)


def _land(game: TronoDiSpade, area: int) -> None:
    """Tokens, garrisons and points of an area."""
    printed = game.tables.garrisons[area] if game.home_of[area] != t.NOBODY else game.layout.neutral[area]
    assert game.garrison[area] in (0, printed)
    owner, token, home = game.owner[area], game.token[area], game.home_of[area]
    assert token == t.NOBODY or token != home
    host = game.host[area]
    if game.garrison[area]:
        assert token == t.NOBODY and (owner in (t.NOBODY, home) or host == home)
    assert token == t.NOBODY or owner in (t.NOBODY, token) or host == token
    if host != t.NOBODY:
        assert game.tables.kinds[area] == t.LAND and host in (token, home) and owner != host
        assert token in (t.NOBODY, host)
        assert owner != t.NOBODY or area in game.fight[f.F_FROM : f.F_AT + 1]
    if game.tables.kinds[area] == t.PORT:
        assert game.units[4 * area + t.SHIP] <= t.PORT_ROOM


def _is_embattled(game: TronoDiSpade, area: int) -> bool:
    return len(game.fight) > 0 and game.fight[f.F_AT] == area


def _pieces(game: TronoDiSpade) -> None:
    """Nobody has more units or tokens than there are."""
    for seat in range(game.seats):
        assert all(0 <= board.in_reserve(game, seat, unit) <= t.POOL[unit] for unit in range(4))
        assert 0 <= game.power[seat] <= t.POWER_TOKENS - game.token.count(seat)
        assert 0 <= game.supply[seat] <= t.MOST_SUPPLY


def _supply(game: TronoDiSpade) -> None:
    """All armies fit, but for those being brought within the limit, or that the march under way still can."""
    unsettled = [f.P_FIT, f.P_RECONCILE, f.P_HORDES, f.P_FLEE]
    if game.over or any(frame[KIND] in unsettled for frame in game.stack):
        return
    for seat in range(game.seats):
        assert marches.fits_on_the_way(game, seat, board.armies(game, seat))


def _cards(game: TronoDiSpade) -> None:
    """Seven house cards each: in hand, discarded, or played."""
    for seat in range(game.seats):
        hand, pile = game.hand[seat], game.pile[seat]
        side = strength.side_of(game, seat)
        played = 0
        if game.fight_shown() and side != t.NOBODY and game.fight[f.F_CARDS + side] >= 0:
            played = 1 << game.fight[f.F_CARDS + side]
        if played & (hand | pile):  # after they were discarded, the cards still lie there to be seen
            played = 0
        assert not hand & pile and hand | pile | played == t.WHOLE_HAND


def _decks(game: TronoDiSpade) -> None:
    """All Westeros and wildling cards are there."""
    cards = game.tables.westeros
    for deck in range(3):
        whole = [number for number, card in enumerate(cards) if card.deck == deck for _ in range(card.count)]
        assert sorted([*game.decks[deck], *game.gone[deck]]) == whole
        assert all(cards[card].effect != t.DO_RESHUFFLE for card in game.gone[deck])
    assert sorted(game.wild) == sorted(game.tables.wildlings) and len(game.wild_known) == len(game.wild)
    assert all(0 <= known < 1 << game.seats for known in game.wild_known)


def _round(game: TronoDiSpade) -> None:
    assert 1 <= game.round <= t.ROUNDS and 0 <= game.threat <= t.MOST_THREAT and game.threat % 2 == 0
    flags = (game.blade, game.attacked, game.clashed, game.revealed)
    assert all(flag in (0, 1) for flag in flags)
    assert game.bans == _whole_bans(game.bans)
    assert 0 <= game.sealed < 1 << game.seats
    assert game.over == (len(game.victors) > 0) and game.over == (not game.stack)


def _whole_bans(bans: int) -> int:
    """As much of what is forbidden as cards can forbid."""
    whole = 0
    for banned in t.BANNED:
        if bans & banned == banned:
            whole |= banned
    return whole


def _frames(game: TronoDiSpade) -> None:
    """Every frame has its size, a seat, and makes sense; a question lies on top."""
    for frame in game.stack:
        assert len(frame) == FRAME_SIZES[frame[KIND]]
        if frame[KIND] < f.QUESTIONS:
            at_once = isinstance(game.meanings[frame[KIND]], Together)
            assert frame[SEAT] == TOGETHER if at_once else 0 <= frame[SEAT] < game.seats
    if game.over:
        return
    assert game.stack[0][KIND] == f.P_ROUND and game.stack[-1][KIND] < f.QUESTIONS
    deciders = game.deciders()
    assert deciders and all(game.legal(seat) for seat in deciders)
    kinds = [frame[KIND] for frame in game.stack]
    assert (f.P_CLASH in kinds) or not game.queue
    bidding = f.P_CLASH in kinds or f.P_WILDLINGS in kinds
    assert bidding or not game.bids
    mustering = f.Q_MUSTER in kinds or f.Q_RECRUIT in kinds
    assert mustering or not any(game.levy)
    _bids(game)


def _bids(game: TronoDiSpade) -> None:
    if game.bids:
        assert len(game.bids) == game.seats and min(game.bids) >= t.NOTHING
        if game.stack[-1][KIND] == f.Q_BIDS:
            assert all(bid <= game.power[seat] for seat, bid in enumerate(game.bids))
        else:
            assert t.NOTHING not in game.bids
    assert all(0 <= points <= game.tables.structures[area] for area, points in enumerate(game.levy))


def _orders(game: TronoDiSpade) -> None:
    """Orders are legal ones, in areas with units; before they are turned up, whoever is ready has placed all it can."""
    planning_now = not game.over and game.stack[-1][KIND] == f.Q_PLAN
    kinds = [frame[KIND] for frame in game.stack]
    acting = f.P_TURNS in kinds or f.Q_RAVEN in kinds or f.Q_SWAP in kinds or f.Q_TOP in kinds
    assert game.over or game.revealed == int(acting)
    for area in range(game.tables.size):
        assert t.NOTHING <= game.order[area] < t.TOKEN_KINDS
        if game.order[area] >= 0:
            assert planning_now or acting or game.over
            assert game.owner[area] != t.NOBODY or _is_embattled(game, area) or _is_under_way(game)
    for seat in range(game.seats):
        count = planning.placed(game, seat)
        assert all(count[kind] <= t.COPIES[kind] for kind in range(t.TOKEN_KINDS))
        assert not any(count[kind] and game.bans >> kind & 1 for kind in range(t.TOKEN_KINDS))
        if planning_now:
            assert planning.specials(game, seat) <= planning.stars(game, seat)
            done = planning.is_complete(game, seat)
            assert done or not game.sealed >> seat & 1
            assert game.sealed >> seat & 1 or seat in game.owner
            aim = game.aim[seat]
            assert aim == t.NOTHING or (aim in planning.bare(game, seat)[1:] and not done)
    assert planning_now or set(game.aim) == {t.NOTHING}
    assert planning_now or (not game.over and game.stack[-1][KIND] == f.Q_BALLOT) or game.sealed == 0


def _is_under_way(game: TronoDiSpade) -> bool:
    return any(frame[KIND] in UNDER_WAY for frame in game.stack)


def _fight(game: TronoDiSpade) -> None:
    """A combat is between two Houses that differ, about an area that one of them holds."""
    fight = game.fight
    kinds = [frame[KIND] for frame in game.stack]
    if not fight:
        assert f.P_COMBAT not in kinds and f.P_SUPPORT not in kinds
        return
    assert len(fight) == f.FIGHT
    attacker, defender, origin, at = fight[: f.F_ORDER]
    assert 0 <= attacker < game.seats and t.NOBODY <= defender < game.seats and attacker != defender
    assert 0 <= origin < game.tables.size and 0 <= at < game.tables.size and origin != at
    assert t.TYPE[fight[f.F_ORDER]] == t.MARCHES
    assert min(fight[f.F_FORCE : f.F_FORCE + 4]) >= 0 and min(fight[f.F_RETREATING : f.F_RETREATING + 4]) >= 0
    for side in (f.ATTACK, f.DEFENCE):
        card = fight[f.F_CARDS + side]
        assert t.NOTHING <= card < t.CARDS
        seat = strength.house_of(game, side)
        if card >= 0 and not fight[f.F_SHOWN]:
            assert game.hand[seat] >> card & 1
        assert t.NOTHING <= fight[f.F_TIDES + side] < len(game.tables.tides)
    assert (fight[f.F_TIDES] == t.NOTHING) == (fight[f.F_TIDES + 1] == t.NOTHING)
    tides = fight[f.F_TIDES : f.F_TIDES + 2]
    if tides[0] == tides[1] >= 0:
        assert game.tables.tides[tides[0]][4] >= 2
    assert not fight[f.F_FOR_ATTACKER] & fight[f.F_FOR_DEFENDER]
    assert fight[f.F_WINNER] in (t.NOTHING, f.ATTACK, f.DEFENCE)
    assert fight[f.F_BLADE] in (t.NOTHING, f.ATTACK, f.DEFENCE)


def _alliances(game: TronoDiSpade) -> None:
    """Alliances have two or three members who agree about it; votes name Houses that are free."""
    assert len(game.ally) == len(game.ballots) == game.seats and len(game.pact) == len(f.NO_PACT)
    if game.setup.options["alliances"] == "off":
        assert not any(game.ally) and not any(game.ballots) and not game.began and not game.offers
        assert game.pact[: f.L_NO_SUPPORT] == f.NO_PACT[: f.L_NO_SUPPORT] and max(game.host) == t.NOBODY
        return
    for seat, mask in enumerate(game.ally):
        if mask:
            assert mask >> seat & 1 and 2 <= mask.bit_count() <= min(3, game.seats - 1)
            assert all(game.ally[other] == mask for other in range(game.seats) if mask >> other & 1)
    assert 0 <= game.began < 1 << game.seats
    voting = not game.over and game.stack[-1][KIND] == f.Q_BALLOT
    free = sum(1 << seat for seat in range(game.seats) if not game.ally[seat])
    for seat, named in enumerate(game.ballots):
        assert voting or not named
        assert named & ~free == 0 and not named >> seat & 1 and (not named or free >> seat & 1)
        assert named.bit_count() <= min(2, game.seats - 2)
    _offers(game, free)
    if voting:
        assert game.sealed | free == (1 << game.seats) - 1
    _pact(game)


def _offers(game: TronoDiSpade, free: int) -> None:
    """Proposals are made before a ballot, to Houses that are free; each alliance once, and whoever is asked answers."""
    bargaining = any(frame[KIND] in (f.P_TALK, f.Q_BALLOT) for frame in game.stack)
    assert bargaining or not game.offers
    assert len({offer[f.O_SIDE] for offer in game.offers}) == len(game.offers)
    for offer in game.offers:
        by, side, answers = offer[f.O_BY], offer[f.O_SIDE], offer[f.O_ANSWERS :]
        assert len(answers) == game.seats and side >> by & 1 and side & ~free == 0
        assert (
            2 <= side.bit_count() <= min(3, game.seats - 1)
            and alliances.proposed(game, by) <= alliances.PROPOSALS
        )
        assert all(
            0 <= answer < f.DECLINED + len(t.REASONS) and (not answer or (side >> seat & 1 and seat != by))
            for seat, answer in enumerate(answers)
        )
        assert sum(answer >= f.DECLINED for answer in answers) <= 1


def _pact(game: TronoDiSpade) -> None:
    everybody, areas = 1 << game.seats, 1 << game.tables.size
    bridges, no_bridges, no_entry, no_gift, area, manner, no_support, spared = game.pact
    assert 0 <= no_support < 1 << game.seats and 0 <= spared < areas
    assert 0 <= bridges < everybody and 0 <= no_bridges < everybody and not bridges & no_bridges
    assert 0 <= no_entry < areas and 0 <= no_gift < areas
    assert -1 <= area < game.tables.size and manner in (0, t.ENTER, t.RECEIVE, t.SEIZE)
    assert (area == -1) == (manner == 0)


# -- swaps ------------------------------------------------------------------------------------------------------------


def swaps(state: State, seat: int) -> list[State]:
    """States that this seat cannot tell from this one: hidden orders, bids, cards and decks change."""
    game = game_of(state)
    worlds: list[State] = [_turned_decks(game, seat)]
    if game.over:
        return worlds
    kind = game.stack[-1][KIND]
    others = [other for other in range(game.seats) if other != seat]
    if kind == f.Q_PLAN:
        worlds += [_turned_orders(game, other) for other in others]
    elif kind == f.Q_BIDS:
        worlds += [_other_bid(game, other) for other in others if _has_bid(game, other)]
    elif kind == f.Q_CARDS:
        worlds += [_other_card(game, other) for other in others]
    elif kind == f.Q_BALLOT:
        worlds += [_other_vote(game, other) for other in others if not game.ally[other]]
    worlds += audit_objectives.worlds(game, seat)
    return [world for world in worlds if world != state]


def _turned_decks(game: TronoDiSpade, seat: int) -> TronoDiSpade:
    """The decks the other way round, and the wildling cards this seat has not seen."""
    world = game.clone()
    world.decks = [deck[::-1] for deck in world.decks]
    hidden = [place for place, known in enumerate(world.wild_known) if not known >> seat & 1]
    wild = world.wild[:]
    for place, other in zip(hidden, reversed(hidden), strict=True):
        wild[place] = world.wild[other]
    world.wild = wild
    everybody = [place for place, known in enumerate(world.wild_known) if known == (1 << game.seats) - 1]
    assert all(world.wild[place] == game.wild[place] for place in everybody)
    return world


def _turned_orders(game: TronoDiSpade, other: int) -> TronoDiSpade:
    """The orders of another House the other way round; none, if it is not ready."""
    world = game.clone()
    areas = [area for area in range(game.tables.size) if game.owner[area] == other]
    orders = [game.order[area] for area in areas]
    ready = game.sealed >> other & 1
    for area, order in zip(areas, reversed(orders), strict=True):
        world.order[area] = order if ready else t.NOTHING
    world.aim[other] = t.NOTHING
    return world


def _other_vote(game: TronoDiSpade, other: int) -> TronoDiSpade:
    """Nobody named instead of somebody; the first that could be named instead of nobody."""
    world = game.clone()
    free = [seat for seat in range(game.seats) if not game.ally[seat] and seat != other]
    ready = game.sealed >> other & 1
    world.ballots[other] = 0 if game.ballots[other] or not ready else 1 << free[0]
    return world


def _has_bid(game: TronoDiSpade, other: int) -> bool:
    return game.bids[other] != t.NOTHING and other != westeros.left_out(game)


def _other_bid(game: TronoDiSpade, other: int) -> TronoDiSpade:
    world = game.clone()
    world.bids[other] = game.power[other] - game.bids[other]
    return world


def _other_card(game: TronoDiSpade, other: int) -> TronoDiSpade:
    """The next card of the hand instead of the one chosen."""
    world = game.clone()
    side = strength.side_of(game, other)
    if side == t.NOBODY or game.fight[f.F_CARDS + side] == t.NOTHING:
        return world
    hand = [card for card in range(t.CARDS) if game.hand[other] >> card & 1]
    place = hand.index(game.fight[f.F_CARDS + side])
    world.fight[f.F_CARDS + side] = hand[(place + 1) % len(hand)]
    return world

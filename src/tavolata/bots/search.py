"""Search over imagined states, for any number of seats, with chance, secrets and choices made at once.

Information-set Monte Carlo tree search with one tree per seat (Cowling, Powley and Whitehouse's many-observer
form): each playout begins in another imagined world, walks down the trees, adds one node, is played out by the
game's own policy up to its horizon and judged by its own evaluation. All moves of the decision meet the same worlds.
A game without secrets needs one tree only, since all seats see the same. Where a game can prove an endgame, that is
tried first.
"""

from __future__ import annotations

from time import perf_counter
from typing import Final, final

from ..engine.advice import Advice, Dice, Proof, outcome, shares
from ..engine.rng import SEED_LIMIT, Rng, key_of, mix
from ..engine.state import State
from .base import USUAL_SECONDS, Bot, Budget, Thought
from .look import look
from .tree import Node, Step

PROOF_SHARE: Final = 0.35
"""The part of the time that goes into proving the endgame."""
POSITIONS_A_PLAYOUT: Final = 6
"""Positions a proof may look at for each playout of the budget."""
FIRST_PROOF: Final = 2_000
FIRST_PROOF_A_SECOND: Final = 10_000
"""Positions of the first attempt at a proof, if there is time for them; then they are doubled."""
ANY_NUMBER: Final = 1 << 40
CLOCK: Final = 0.001
BATCH: Final = 32
"""Seconds and, at most, playouts between two looks at the clock."""
RARE: Final = 0.02
"""Moves of a mixed choice below this share are not played: they are leftovers of exploration."""
UNSEEN: Final = -1
LUCK: Final = 0x9E3779B1
"""What the seeds of the dice of two playouts are apart: far, so that they fall differently."""


class SearchBot(Bot):
    """Thinks as long as its budget allows."""

    def think(self, world: State, seat: int, seed: int) -> Thought:
        """Prove the position if it can be proven, else search it."""
        moves = world.legal(seat)
        if len(moves) == 1:
            return Thought(moves[0])
        said = self.advice.word(world, seat)
        if said >= 0:
            return Thought(said)
        started = perf_counter()
        proof = prove(self.advice, world, seat, self.budget)
        if proof is not None and proof.proven:
            return proof
        search = Search(self.advice, world, seat, seed)
        self._run(search, started)
        thought = search.thought()
        if proof is not None:
            thought.proven = (
                False  # every move loses against best play: the one that looks best sets the most traps
            )
        return thought

    def _run(self, search: Search, started: float) -> None:
        playouts = self.budget.playouts
        if playouts is not None:
            self._count(search, playouts, started)
        else:
            self._watch(search, started)

    def _count(self, search: Search, playouts: int, started: float) -> None:
        """Make so many playouts, unless a limit of time comes first."""
        while search.playouts < playouts and not search.settled(playouts - search.playouts):
            for _ in range(min(BATCH, playouts - search.playouts)):
                search.run(1)
                most = self.budget.most()
                if most is not None and perf_counter() - started >= most:
                    return

    def _watch(self, search: Search, started: float) -> None:
        """Make as many playouts as there is time for."""
        first = now = perf_counter()
        batch = 1
        while True:
            search.run(batch)
            before, now = now, perf_counter()
            left = seconds_of(self.budget) - (now - started)
            if left <= 0 or search.settled(int(left * search.playouts / max(now - first, 1e-9)) + 1):
                return
            # look at the clock about every millisecond, however slow the game is
            batch = min(BATCH, 2 * batch) if now - before < CLOCK else max(1, batch // 2)


def seconds_of(budget: Budget) -> float:
    """How long a bot may think by the clock."""
    seconds = budget.seconds or USUAL_SECONDS
    most = budget.most()
    return seconds if most is None else min(seconds, most)


def prove(advice: Advice, world: State, seat: int, budget: Budget) -> Thought | None:
    """A proven result within a part of the budget, or None."""
    found: Proof | None
    playouts, most = budget.playouts, budget.most()
    if playouts is not None and most is None:
        found = advice.prove(world, seat, playouts * POSITIONS_A_PLAYOUT)
    elif playouts is not None and most is not None:
        positions = playouts * POSITIONS_A_PLAYOUT
        found = _prove_in(advice, world, seat, most, min(FIRST_PROOF, positions), positions)
    else:
        seconds = seconds_of(budget)
        first = max(1, min(FIRST_PROOF, int(FIRST_PROOF_A_SECOND * seconds)))
        found = _prove_in(advice, world, seat, PROOF_SHARE * seconds, first, ANY_NUMBER)
    if found is None:
        return None
    return Thought(found.move, 1.0 if found.wins else 0.0, 0, None, found.wins)


def _prove_in(
    advice: Advice, world: State, seat: int, limit: float, positions: int, largest: int
) -> Proof | None:
    """Try with more and more positions, while there is time for the next attempt."""
    started = perf_counter()
    found = advice.prove(world, seat, positions)
    # each try costs about twice the last one: stop while the next still fits
    while found is None and positions < largest and (perf_counter() - started) * 3 < limit:
        positions = min(2 * positions, largest)
        found = advice.prove(world, seat, positions)
    return found


@final
class Search:
    """The search of one decision."""

    def __init__(self, advice: Advice, world: State, seat: int, seed: int) -> None:
        self.advice = advice
        world = advice.unsealed(world, seat)
        self.world = world
        self.seat = seat
        self.seed = seed
        self.playouts = 0
        self.first_world = mix(seed, "worlds")
        self.first_dice = mix(seed, "dice")
        self.lots = Dice(self.first_dice)
        """For the first move of each playout; what follows it has dice of its own."""
        self.dice = self.lots
        self.trees = world.seats if advice.secrets else 1
        self.roots = [Node(self._mixed(world, other)) for other in range(self.trees)]
        self._begin()

    def _mixed(self, state: State, seat: int) -> bool:
        """Whether a seat's choice is made at once with others."""
        if not self.advice.secrets:
            return False
        ask = state.ask(seat)
        return ask is not None and ask.at_once

    def _begin(self) -> None:
        """Begin with what the game says of a mixed choice, or what one look ahead says of the moves."""
        root = self.root()
        moves = self.world.legal(self.seat)
        root.all_places = root.meet(moves)
        if root.mixed:
            root.begin_mixed(self.advice.mixture(self.world, self.seat))
        elif self.advice.glances:
            values = look(self.advice, self.world, self.seat, moves, mix(self.seed, "look"))
            for place, value in zip(root.all_places, values, strict=True):
                root.expect(place, value, self.advice.glances)

    def run(self, playouts: int) -> None:
        """Add so many playouts."""
        for _ in range(playouts):
            self._playout()
            self.playouts += 1

    def _playout(self) -> None:
        """Choose a move, play it in an imagined world, and learn from what comes of it.

        All moves meet the same worlds with the same luck, one after the other: what they come to differs by what they
        do, and less by what happened to happen.
        """
        root = self.root()
        first = self._choose(root, root.all_places, self.lots)
        number = root.visits[first] - root.look_weight
        state = self.world.imagine(self.seat, (self.first_world + number) % SEED_LIMIT)
        self.dice = Dice(self.first_dice + LUCK * (number + 1))
        path: list[Step] = []
        self._walk(state, path, first)
        values = self._value(state)
        for number, step in enumerate(path):
            value = values[step.seat]
            if step.node.mixed:
                step.node.regret(step.places, step.place, others_at_once(path, number), value)
            else:
                step.node.add(step.place, value)

    def _choose(self, node: Node, places: list[int], dice: Dice) -> int:
        """The move of a node to play next: one that was not tried, else the one that promises most."""
        if node.mixed:
            return node.draw_mixed(places, dice)
        untried = node.untried_places(places)
        if untried:
            return untried[dice.below(len(untried))]
        return node.best_bound(places, self.advice.exploration)

    def _walk(self, state: State, path: list[Step], first: int) -> None:
        """Go down the trees, by a first move that is chosen already, until a move is tried for the first time."""
        nodes = self.roots[:]
        waiting: list[int] = []  # who was to choose when the last one did
        while not state.over:
            deciders = state.deciders()
            seat = deciders[0] if path else self.seat  # of several at once, the one who asked comes first
            node = nodes[seat if self.trees > 1 else 0]
            places = self._places(node, state, seat) if path else node.all_places
            place = self._choose(node, places, self.dice) if path else first
            together = node.mixed and seat in waiting
            path.append(Step(node, seat, place, places, together))
            waiting = [other for other in deciders if other != seat] if node.mixed else []
            new = node.visits[place] <= (0 if node.mixed else self.advice.glances)
            self._advance(nodes, state, seat, node.moves[place], node.mixed)
            if new or len(path) >= self.advice.depth:
                return

    def _places(self, node: Node, state: State, seat: int) -> list[int]:
        """The legal moves of a node. Without secrets they are the same whenever it is reached."""
        if self.trees == 1 and node.moves:
            return node.all_places
        known = len(node.moves)
        places = node.meet(state.legal(seat))
        node.all_places = places
        if node.mixed and known == 0:
            node.begin_mixed(self.advice.mixture(state, seat))
        elif self.advice.glances and not node.mixed and len(node.moves) > known:
            self._glance(node, state, seat, known)
        return places

    def _glance(self, node: Node, state: State, seat: int, known: int) -> None:
        """Let the game's evaluation speak for the moves that are new to a node."""
        for place in range(known, len(node.moves)):
            after = state.clone()
            after.do(seat, node.moves[place])
            node.expect(place, self.advice.values(after)[seat], self.advice.glances)

    def _advance(self, nodes: list[Node], state: State, seat: int, move: int, hidden: bool) -> None:
        """Play a move, and let every seat's place in its tree follow what that seat sees of it."""
        surprises = state.surprises
        if self.trees == 1:
            state.do(seat, move)
            shown = self.advice.shown(state, seat) if state.surprises != surprises else 0
            nodes[0] = self._child(nodes[0], state, 0, (seat, move, shown))
            return
        seen = [
            other == seat or (not hidden and self.advice.sees(state, seat, move, other))
            for other in range(state.seats)
        ]
        state.do(seat, move)
        for other in range(state.seats):
            shown = self.advice.shown(state, other) if state.surprises != surprises else 0
            label = (seat, move if seen[other] else UNSEEN, shown)
            nodes[other] = self._child(nodes[other], state, other, label)

    def _child(self, node: Node, state: State, seat: int, label: tuple[int, int, int]) -> Node:
        child = node.children.get(label)
        if child is None:
            child = Node(self._mixed(state, seat))
            node.children[label] = child
        return child

    def _value(self, state: State) -> list[float]:
        """What a position is worth to each seat: as it looks, and as it ends when played on by the game's policy."""
        if state.over:
            return outcome(state)
        trust = self.advice.trust
        if trust <= 0.0:
            return self._play_out(state)
        looks = self.advice.values(state)
        ends = self._play_out(state)
        return [trust * look + (1.0 - trust) * end for look, end in zip(looks, ends, strict=True)]

    def _play_out(self, state: State) -> list[float]:
        """Play on up to the game's horizon, and judge what is reached."""
        self.advice.playout(state, self.dice, self.advice.horizon, self.seat)
        if state.over:
            return outcome(state)
        winners = self.advice.decided(state)
        return shares(winners, state.seats) if winners else self.advice.values(state)

    # -- the answer ------------------------------------------------------------------------------------------

    def root(self) -> Node:
        """The decision that was asked for."""
        return self.roots[self.seat if self.trees > 1 else 0]

    def settled(self, left: int) -> bool:
        """Whether no playouts that are left could change the answer."""
        root = self.root()
        if root.mixed or len(root.visits) < 2:
            return False
        first = second = 0
        for visits in root.visits:
            if visits > first:
                first, second = visits, first
            elif visits > second:
                second = visits
        return first - second > left

    def thought(self) -> Thought:
        """The move most thought of; a mixed choice is drawn by lot."""
        root = self.root()
        legal = root.meet(self.world.legal(self.seat))
        weights = [root.average[place] if root.mixed else float(root.visits[place]) for place in legal]
        total = sum(weights) or 1.0
        place = self._draw(legal, weights, total) if root.mixed else self._most_visited(root, legal)
        parts = {root.moves[one]: weight / total for one, weight in zip(legal, weights, strict=True)}
        return Thought(root.moves[place], root.mean(place), self.playouts, parts)

    def _most_visited(self, root: Node, legal: list[int]) -> int:
        best = legal[0]
        for place in legal:
            if (root.visits[place], root.mean(place)) > (root.visits[best], root.mean(best)):
                best = place
        return best

    def _draw(self, legal: list[int], weights: list[float], total: float) -> int:
        kept = [weight if weight >= RARE * total else 0.0 for weight in weights]
        threshold = int(Rng(key_of(mix(self.seed, "mixed"))).below(1 << 32)) / 4294967296.0 * sum(kept)
        for place, weight in zip(legal, kept, strict=True):
            threshold -= weight
            if threshold < 0.0:
                return place
        return legal[0]


def others_at_once(path: list[Step], number: int) -> int:
    """A number for what others chose at once with a step."""
    first = number
    while path[first].together:
        first -= 1
    choices = 0
    place = first
    while place < len(path) and (place == first or path[place].together):
        if place != number:
            step = path[place]
            choices = (choices * 8191 + (step.seat + 1) * 1021 + step.node.moves[step.place]) % 2147483647
        place += 1
    return choices

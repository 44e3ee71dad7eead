"""What a player sees: the board, what happened, what is asked, what can be played; and how it ended."""

from __future__ import annotations

from collections.abc import Iterator

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ..bots.base import Thought
from ..engine.phrases import Ask, Event
from ..engine.room import Speaker
from ..kit.terminal import GOLD, QUIET, RUBRIC, colour_names, player_name
from .match import KeyboardMatch

MANY = 12
"""From so many moves on they are listed in columns."""
LOG = 12
"""How many lines of what happened are shown before a decision."""
KEYS = ("number", "notation", "help", "rules", "why", "hint", "undo", "board", "log", "save", "quit")


class Screen:
    """Draws a match for one of its seats (or for ``None``, who sees what everybody may)."""

    def __init__(self, match: KeyboardMatch, words: Speaker, width: int) -> None:
        self.match = match
        self.room = match.room
        self.words = words
        self.width = width
        self.seats = match.state.seats

    def before_decision(self, seat: int, seconds: float | None = None) -> Iterator[RenderableType]:
        """All that a player needs to decide; ``seconds`` are left where the rules set a time."""
        yield self.heading(self.words.text("play-your-turn", name=self.words.player(seat)))
        yield self.room.draw(self.match.state.view(seat), self.words)
        yield from self.story(self.match.news(seat), seat, LOG)
        for bot in self.match.new_proofs(seat):
            sentence = self.words.text("play-proved", name=self.words.player(bot))
            yield Padding(colour_names(sentence, self.words, self.seats), (0, 0, 0, 2))
        yield from self.question(seat, seconds)

    def heading(self, what: str) -> Rule:
        """The game and what is going on. No count of moves: it would tell how much others have planned in secret."""
        text = Text.assemble((self.words.text("title"), GOLD), "  ")
        text.append_text(colour_names(what, self.words, self.seats))
        return Rule(text, align="left", style=QUIET)

    # -- what happened ---------------------------------------------------------------------------------------

    def story(self, events: list[Event], seat: int | None, most: int = 0) -> Iterator[RenderableType]:
        """What happened, as a seat may hear it, under headings where parts of the game begin."""
        if not events:
            return
        yield Text()
        if most and len(events) > most:
            yield Text(self.words.text("play-earlier", number=len(events) - most), QUIET)
            events = events[-most:]
        title = ""
        for event in events:
            moment = self.room.moment(event.seen_by(seat), seat, self.words, self.match.state.setup)
            if moment.heading and moment.title != title:
                title = moment.title
                yield Text(title, GOLD if moment.heading == 1 else "bold")
            if moment.says and not moment.headed:
                yield Padding(colour_names(moment.says, self.words, self.seats), (0, 0, 0, 2))

    # -- what is asked ---------------------------------------------------------------------------------------

    def question(self, seat: int, seconds: float | None = None) -> Iterator[RenderableType]:
        """The ask in a sentence, and every legal move."""
        ask = self.match.state.ask(seat)
        yield Text()
        if ask is not None:
            sentence = "▸ " + self.room.say_ask(ask, self.words)
            yield Text.assemble((sentence, RUBRIC), (f"  {ask.clause}", QUIET))
            yield from self.terms(ask, seat, seconds)
        yield self.moves(seat, ask)

    def terms(self, ask: Ask, seat: int, left: float | None = None) -> Iterator[Text]:
        """Time, and who may talk."""
        if ask.talk is not None:
            yield Text("  ") + colour_names(self.talk(ask.talk), self.words, self.seats, QUIET)
        if ask.seconds is not None:
            seconds = ask.seconds if left is None else round(left)
            if ask.default is None:
                yield Text("  " + self.words.text("play-seconds", seconds=seconds), QUIET)
            else:
                move = self.room.say_move(self.match.state, seat, ask.default, self.words)
                line = self.words.text("play-seconds-default", seconds=seconds, move=move)
                yield Text("  " + line, QUIET)

    def talk(self, groups: list[list[int]]) -> str:
        """Who may talk with whom: nobody, everybody and in any group, or those who are named."""
        if not groups:
            return self.words.text("play-silence")
        if len(groups) == (1 << self.seats) - self.seats - 1:
            return self.words.text("play-talk-all")
        names = [self.words.join([self.words.player(talker) for talker in group]) for group in groups]
        return self.words.text("play-talk", who="; ".join(names))

    def moves(self, seat: int, ask: Ask | None) -> RenderableType:
        """The legal moves, numbered."""
        state = self.match.state
        legal = state.legal(seat)
        said = [self.room.say_move(state, seat, move, self.words) for move in legal]
        rows = []
        for number, (move, sentence) in enumerate(zip(legal, said, strict=True), 1):
            text = colour_names(sentence, self.words, self.seats)
            if ask is not None and ask.default == move:
                text.append("  " + self.words.text("play-default"), QUIET)
            rows.append((Text(str(number), RUBRIC), text, Text(state.write(seat, move), QUIET)))
        widest = max(cell_len(text.plain) for _, text, _ in rows)
        columns = max(1, (self.width - 2) // (widest + 7)) if len(rows) > MANY else 1
        with_notation = columns == 1 and widest + 32 <= self.width
        grid = Table.grid(padding=(0, 2, 0, 0))
        for _ in range(columns):
            grid.add_column(justify="right", width=2 + (len(rows) > 99))
            grid.add_column()
        height = -(-len(rows) // columns)
        for line in range(height):
            cells: list[RenderableType] = []
            for row in rows[line::height]:
                cells += row if with_notation else row[:2]
            grid.add_row(*cells)
        return Padding(grid, (0, 0, 0, 2))

    # -- help ------------------------------------------------------------------------------------------------

    def help(self) -> RenderableType:
        """What can be typed."""
        grid = Table.grid(padding=(0, 2, 0, 0))
        for key in KEYS:
            grid.add_row(
                Text(self.words.text(f"key-{key}"), "bold"), Text(self.words.text(f"key-{key}.help"))
            )
        return Padding(grid, (0, 0, 0, 2))

    def hint(self, seat: int, thought: Thought) -> RenderableType:
        """What a bot would play, and what else it thought of."""
        state = self.match.state
        legal = state.legal(seat)
        number = legal.index(thought.move) + 1
        sentence = self.room.say_move(state, seat, thought.move, self.words)
        lines = [Text(self.words.text("hint-move", number=str(number), move=sentence), GOLD)]
        if thought.proven is not None:
            lines.append(Text("  " + self.words.text("hint-won" if thought.proven else "hint-lost")))
        elif thought.value is not None:
            lines.append(Text("  " + self.chances(thought), QUIET))
        best = sorted(thought.shares.items(), key=lambda share: -share[1])
        others = [
            str(legal.index(move) + 1) for move, share in best if move != thought.move and share >= 0.05
        ][:3]
        if others:
            lines.append(Text("  " + self.words.text("hint-others", moves=self.words.join(others)), QUIET))
        return Group(*lines)

    def chances(self, thought: Thought) -> str:
        """How a bot likes its chances."""
        percent = str(round(100 * (thought.value or 0)))
        if not thought.playouts:
            return self.words.text("hint-value", percent=percent)
        return self.words.text("hint-value-playouts", percent=percent, playouts=thought.playouts)

    # -- the end ---------------------------------------------------------------------------------------------

    def ending(self, seat: int | None) -> Iterator[RenderableType]:
        """The result: who won, with what, and how each point was made."""
        state = self.match.state
        yield self.heading(self.words.text("play-over"))
        yield self.room.draw(state.view(seat), self.words)
        if seat is not None:
            yield from self.story(self.match.news(seat), seat, LOG)
        yield Text()
        star = "★ " if state.winners() else ""
        yield colour_names(star + self.verdict(), self.words, self.seats, GOLD)
        if self.seats > 1 or state.scores() != [0]:
            yield Padding(self.scores(), (0, 0, 0, 2))
        for claim in self.match.claims:
            id = "result-proved" if claim.wins else "result-proved-loss"
            sentence = self.words.text(id, name=self.words.player(claim.seat), move=str(claim.move))
            yield Text("  ") + colour_names(sentence, self.words, self.seats, QUIET)

    def verdict(self) -> str:
        """Who won, in a sentence."""
        winners = self.match.state.winners()
        if self.seats == 1:
            return self.words.text("result-solo-won" if winners else "result-solo-lost")
        if not winners:
            return self.words.text("result-nobody")
        names = self.words.join([self.words.player(seat) for seat in winners])
        if len(winners) == self.seats:
            return self.words.text("result-all", names=names)
        return self.words.text("result-won", names=names, number=len(winners))

    def scores(self) -> Table:
        """Everybody's points, the winners first."""
        state = self.match.state
        scores, winners = state.scores(), state.winners()
        grid = Table.grid(padding=(0, 2, 0, 0))
        for seat in sorted(range(self.seats), key=lambda seat: (seat not in winners, -scores[seat])):
            points = self.words.text("points", number=scores[seat])
            grid.add_row(
                Text("★" if seat in winners else " ", GOLD), player_name(self.words, seat), Text(points)
            )
        return grid

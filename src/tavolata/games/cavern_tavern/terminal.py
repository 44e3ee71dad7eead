"""How a view looks in the terminal: clock, Mess Hall, zones with their dice, the players' boards, the own cards.

Nothing is told by colour alone: races, symbols and players have their names and marks.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from rich.console import Console, ConsoleOptions, RenderResult
from rich.table import Table
from rich.text import Text

from ...kit.phrases import said
from ...kit.terminal import GOLD, QUIET, RUBRIC, Board, player_name, player_style
from .page.memory import UNSEEN, in_short, names_below
from .rules.tables import BOARD, CALLS, CELLAR, GAIN, HALL, INGREDIENTS, KINDS, POINTS, POTION_ZONE, ROUNDS
from .view import CavernView

if TYPE_CHECKING:
    from ...kit.phrases import PhraseView
    from .view import OrderView, PlayerView, SpokenCardView, TaskView, ZoneView

SYMBOLS = {"none": "", "kitchen": "♨", "chore": "⚒", "plain": "✧"}
FREE, SHUT = "□", "✕"
"""A free space; one that the automa blocks."""
AREAS = (("cellar", 0, 6), ("kitchen", 6, 12), ("chores", 12, 18), ("office", 18, 19), ("workshop", 19, 22))
"""Zones by area."""
IN_A_ROW = 3
"""So many zones stand side by side."""


class Tavern(Board[CavernView]):
    """A view being drawn."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self.clock()
        if self.view["round"]:
            yield self.hall()
            yield from self.bottom()
        yield self.zones()
        yield from self.chamber()
        yield self.players()
        yield from self.orders()
        yield from self.assignment()
        yield from self.own()
        if self.view["over"]:
            yield self.reckoning()

    # -- the tavern -------------------------------------------------------------------------------------------------

    def clock(self) -> Text:
        """The round, who begins next, who has the white die, and the decks."""
        view, words = self.view, self.words
        number = max(1, view["round"])
        text = Text(
            words.text("board-round", number=number, most=ROUNDS, time=words.text(f"time-{number}")), GOLD
        )
        if view["seats"] > 1:
            text += Text("   " + words.text("board-first") + " ")
            text += player_name(words, view["marker"])
            if view["white"] is not None:
                text += Text("   " + words.text("board-white") + " ")
                text += player_name(words, view["white"])
        decks = view["decks"]
        numbers = {
            "orders": decks["orders"]["left"],
            "items": decks["items"]["left"],
            "says": decks["says"]["left"],
        }
        return text + Text("   " + words.text("board-decks", **numbers), QUIET)

    def hall(self) -> Table:
        """The orders of the Mess Hall: what they ask for, what they give, when they are forgotten."""
        table = self.table("order", "race", "needs", "late", "red")
        for place in range(HALL):
            space = self.view["hall"][place]
            number = Text(f"{place + 1} ")
            if space["order"] is None:
                who = "" if space["meeple"] is None else player_name(self.words, space["meeple"])
                table.add_row(number + Text("—", QUIET) + Text(" ") + Text.assemble(who), "", "", "", "")
                continue
            blocked = Text(f"{SHUT} ", RUBRIC) if space["blocked"] else Text("")
            table.add_row(
                number + blocked + self.order_name(space["order"]), *self.order_cells(space["order"])
            )
        return table

    def order_name(self, order: OrderView) -> Text:
        """An order with its symbol."""
        return Text(f"{self.words.name('order-' + order['id'])} {SYMBOLS[order['symbol']]}".rstrip())

    def order_cells(self, order: OrderView) -> list[Text]:
        """People, ingredients, points by lateness, patience and penalty."""
        return [
            Text(self.words.name(f"race-{order['race']}")),
            self.goods(order["needs"]),
            Text(" ".join(str(points) for points in order["points"])),
            Text(f"{order['patience']} / −{order['penalty']}", QUIET),
        ]

    def goods(self, goods: dict[str, int]) -> Text:
        """Ingredients with their numbers."""
        names = [
            f"{n} {self.ingredient(kind)}" if n > 1 else self.ingredient(kind) for kind, n in goods.items()
        ]
        return Text(", ".join(names) or "—")

    def ingredient(self, kind: str) -> str:
        """An ingredient by its name."""
        return self.words.name(f"ingredient-{kind}")

    def bottom(self) -> Iterator[Text]:
        """The orders at the bottom of the deck, from above, if the reader knows any."""
        names = names_below(self.view, self.words)
        if set(names) - {UNSEEN}:
            yield Text(self.words.text("board-bottom", orders=in_short(names)), QUIET)

    def cask(self, zone: int) -> Text:
        """A zone of the Cellar with what is left of its piles."""
        names = [INGREDIENTS[kind] for kind in CELLAR[zone]]
        piles = " / ".join(f"{self.ingredient(kind)} {self.view['piles'][kind]}" for kind in names)
        return Text(f"{zone + 1} {piles} ") + self.spaces(self.view["zones"][zone])

    def spaces(self, zone: ZoneView) -> Text:
        """The spaces of a zone: whose dice lie there, or free."""
        text = Text("")
        for placed in zone["placed"]:
            dice = "".join(str(face) for face in placed["dice"])
            if placed["seat"] is None:
                text += Text(f"[{SHUT}]", RUBRIC)
            else:
                initial = self.words.player(placed["seat"])[:1]
                text += Text(f"[{initial}{placed['seat'] + 1}:{dice}]", player_style(placed["seat"]))
        return text + Text(FREE * max(0, zone["spaces"] - len(zone["placed"])))

    def zones(self) -> Table:
        """Cellar, Kitchen, Chores, Office and Workshop, three zones in a row."""
        grid = Table.grid(padding=(0, 2, 0, 0))
        for area, start, stop in AREAS:
            cells = [self.cask(zone) if area == "cellar" else self.zone(zone) for zone in range(start, stop)]
            for row in range(0, len(cells), IN_A_ROW):
                title = Text(self.words.text(f"board-area-{area}") if not row else "", "bold")
                grid.add_row(title, *cells[row : row + IN_A_ROW])
        return grid

    def zone(self, zone: int) -> Text:
        """A zone: what it asks for, its name, the ingredients and points it gives, and its space."""
        facts = self.view["zones"][zone]
        size = facts["total"] or f"{facts['dice']}⚄"
        text = Text(f"{size} {self.words.name('zone-' + facts['id'])} ")
        return text + Text(self.gives(zone), GOLD) + self.spaces(facts)

    def gives(self, zone: int) -> str:
        """The points and the ingredient of a zone; a Magic Potion with what is left of the pile."""
        if zone == POTION_ZONE:
            return f"({self.view['piles']['potion']}) "
        points = [str(n) for kind, n, _, _ in BOARD[zone] if kind == POINTS]
        kinds = [INGREDIENTS[one] for kind, _, some, _ in BOARD[zone] if kind == GAIN for one in _only(some)]
        told = ", ".join([*points, *[self.ingredient(kind) for kind in kinds]])
        return f"({told}) " if told else ""

    def chamber(self) -> Iterator[Text]:
        """The tasks of the Secret Chamber with their tokens, and Mrs. Nasty."""
        chamber, words = self.view["chamber"], self.words
        if chamber is None:
            return
        text = Text(words.text("board-area-chamber") + "  ", "bold")
        if not chamber["open"]:
            yield text + Text(words.text("board-closed"), QUIET)
            return
        parts = []
        for place, one in enumerate(chamber["tasks"]):
            if one["task"] is not None:
                parts.append(self.task(one["task"]) + Text(" ") + self.spaces(self.view["zones"][22 + place]))
                if one["token"] is not None:
                    parts[-1] += Text(f" +{self.token(one['token'])}", GOLD)
        zone = self.view["zones"][25]
        parts.append(Text(f"{zone['dice']}⚄ {words.name('zone-mrs-nasty')} ") + self.spaces(zone))
        yield text + Text("  · ").join(parts)

    def task(self, task: TaskView) -> Text:
        """A task card: total, kind, name and what it gives."""
        name = self.words.name(f"task-{task['id']}")
        return Text(f"{task['total']}{SYMBOLS[task['type']]} {name} ({self.does(task['does'])})")

    def token(self, token: str) -> str:
        """A token of the secret pile."""
        return self.words.name("token-mrs-nasty" if token == "mrs-nasty" else f"drink-{token}")

    def does(self, phrase: PhraseView) -> str:
        """What a card does."""
        return said(self.words, phrase)

    # -- the players --------------------------------------------------------------------------------------------------

    def players(self) -> Table:
        """A line for each player."""
        titles = ["player", "points", "nasty", "skills", "dice", "goods", "held"]
        table = self.table(*titles)
        for player in self.view["players"]:
            table.add_row(
                self.name(player),
                Text(str(player["points"]), GOLD),
                self.nasty(player),
                Text(f"♨{player['kitchen']} ⚒{player['chores']}"),
                Text(" ".join(str(face) for face in player["dice"]) or "—"),
                self.goods(player["ingredients"]),
                self.held(player),
            )
        return table

    def name(self, player: PlayerView) -> Text:
        """A player's name, marked when he is in turn, with the character."""
        text = self.player(player["seat"], player["seat"] in self.view["deciders"])
        character = player["character"]
        if character is not None:
            name = self.words.name(f"character-{character['id']}")
            text += Text(f" {name} {'●' * character['left']}", QUIET)
        return text

    def nasty(self, player: PlayerView) -> Text:
        """The space of the Nasty track, what it costs, and the next one that calls."""
        ahead = [space for space in CALLS if space > player["nasty"] and space not in player["called"]]
        told = f"{player['nasty']} (−{player['nasty_points']})"
        return Text(told + (f" →{ahead[0]}" if ahead else ""))

    def held(self, player: PlayerView) -> Text:
        """Items, orders served, Nasty Says and tokens, by their number."""
        words, served = self.words, len(player["served"])
        parts = []
        if player["items"]:
            parts.append(words.text("board-items", number=player["items"]))
        if served:
            parts.append(words.text("board-served", number=served))
        if player["modifiers"]:
            parts.append(words.text("board-modifiers", number=player["modifiers"]))
        if player["mrs_nasty"]:
            parts.append(f"{player['mrs_nasty']} {words.name('token-mrs-nasty')}")
        parts += [f"{n} {words.name('drink-' + kind)}" for kind, n in player["drinks"].items()]
        return Text(", ".join(parts) or "—", QUIET)

    def orders(self) -> Iterator[Text]:
        """Each player's open order with what is missing, Nasty Says and own tasks."""
        for player in self.view["players"]:
            name = player_name(self.words, player["seat"])
            if player["open"] is not None:
                order = player["open"]
                told = {"order": self.order_name(order).plain, "points": order["now"], "late": order["late"]}
                text = name + Text(": " + self.words.text("board-open", **told))
                text += Text(
                    "; " + self.words.text("page-patience", number=order["patience"] - order["late"])
                )
                if order["missing"]:
                    missing = self.goods(order["missing"]).plain
                    text += Text("; " + self.words.text("board-missing", goods=missing))
                yield text
            for says in player["says"]:
                told_says = self.words.name(f"says-{says['id']}")
                yield name + Text(f": {told_says} — {self.does(says['does'])}", RUBRIC)
            for task in player["tasks"]:
                yield name + Text(": ") + self.task(task)

    # -- one's own cards ----------------------------------------------------------------------------------------------

    def assignment(self) -> Iterator[Text]:
        """The assignment of the story."""
        assignment = self.view["assignment"]
        if assignment is not None:
            name = self.words.name(f"assignment-{assignment['id']}")
            yield Text(f"{name}: {self.does(assignment['does'])}", GOLD)

    def own(self) -> Iterator[Text]:
        """The secret task, the items in hand and the cards just drawn, with what they do."""
        seat = self.view["seat"]
        for player in self.view["players"]:
            shown = player["seat"] == seat or self.view["over"]
            if shown and player["secret"] is not None:
                secret = player["secret"]
                name = self.words.name(f"secret-{secret['id']}")
                title = self.words.text("board-secret", name=self.words.player(player["seat"]))
                worth = self.words.text("board-worth", number=secret["points"])
                yield Text(f"{title}: {name} — {self.does(secret['does'])} ({worth})", "italic")
            if shown and player["hand"]:
                yield from self.hand(player["hand"])
        drawn = self.view["drawn"]
        if drawn is not None and any(drawn["cards"]):
            kind = drawn["list"].removesuffix("s")
            names = [self.words.name(f"{kind}-{card}") if card else "?" for card in drawn["cards"]]
            yield Text(self.words.text("board-drawn", cards=", ".join(names)), RUBRIC)

    def hand(self, hand: list[SpokenCardView]) -> Iterator[Text]:
        """Items with what they do."""
        for item in hand:
            yield (
                Text("  ✦ ")
                + Text(self.words.name(f"item-{item['id']}"), "bold")
                + Text(f": {self.does(item['does'])}")
            )

    def reckoning(self) -> Table:
        """How the points were made."""
        players = self.view["players"]
        table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
        table.add_column("")
        for player in players:
            table.add_column(player_name(self.words, player["seat"]), justify="right")
        for account in players[0]["account"]:
            numbers = [player["account"][account] for player in players]
            if any(numbers):
                table.add_row(self.words.name(f"account-{account}"), *[str(number) for number in numbers])
        table.add_row(Text("=", GOLD), *[Text(str(player["points"]), GOLD) for player in players])
        return table


def _only(kinds: int) -> list[int]:
    """The one ingredient that is meant; none where any will do."""
    found = [kind for kind in range(KINDS) if kinds >> kind & 1]
    return found if len(found) == 1 else []

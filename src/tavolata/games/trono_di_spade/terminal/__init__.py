"""How a view looks in the terminal: the Houses, the tracks, every area where something is, and the combat."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from rich.console import Console, ConsoleOptions, RenderResult
from rich.table import Table
from rich.text import Text

from ....engine.phrases import Phrase
from ....kit.terminal import GOLD, QUIET, RUBRIC, Board, player_name, player_style
from ..rules.frames import SIDES
from ..view import AreaView, HouseView, SideView, TronoView, sides
from .pacts import Pacts

if TYPE_CHECKING:
    from ....engine.room import Speaker

MARKS = {"footman": "♟", "knight": "♞", "siege-engine": "♜", "ship": "⛵"}
"""Units, each with a mark of its own; how many is always said as a number."""
TOKEN = "⚑"
TITLES = ("house", "structures", "lands", "power", "supply", "stars", "cards")
WINNING = ("structures", "value", "points")
"""The figures that one wins by."""


class Map(Board[TronoView]):
    """A view being drawn."""

    def __init__(self, view: TronoView, words: Speaker) -> None:
        super().__init__(view, words)
        self.pacts = Pacts(view, words)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self.heading()
        yield self.houses()
        yield from self.tracks()
        yield from self.areas()
        yield from self.combat()
        yield from self.pacts.objectives()

    # -- above the board ----------------------------------------------------------------------------------------------

    def heading(self) -> Text:
        """Round, threat, and what is forbidden."""
        view, words = self.view, self.words
        parts = [
            Text(words.text("board-round", round=view["round"]), GOLD),
            Text(words.text("board-threat", threat=view["threat"])),
        ]
        forbidden = view["westeros"]["forbidden"]
        if forbidden:
            names = words.join([words.name(f"order-{order}") for order in forbidden])
            parts.append(Text(words.text("board-forbidden", orders=names), RUBRIC))
        top = view["wildlings"][0]["card"]
        if top:
            parts.append(Text(words.text("board-wildling-top", card=words.name(f"wildling-{top}")), QUIET))
        return Text("   ").join(parts)

    def houses(self) -> Table:
        """A line for each House."""
        titles = [*TITLES, *self.more_titles()]
        table = self.table(*titles)
        for seat, house in enumerate(self.view["houses"]):
            table.add_row(*[self.cell(title, seat, house) for title in titles])
        return table

    def more_titles(self) -> list[str]:
        """What counts besides, where alliances are played: points, or what structures are worth."""
        if self.view["objectives"] is not None:
            return ["points"]
        return ["value"] if self.view["alliances"] is not None else []

    def cell(self, title: str, seat: int, house: HouseView) -> Text:
        """One figure of a House."""
        if title == "house":
            return player_name(self.words, seat, 16) + Text(f" {self.house(seat)}", QUIET)
        if title == "cards":
            return Text(f"{len(house['hand'])}/{len(house['hand']) + len(house['discards'])}")
        goals = self.view["objectives"]
        figures = {
            "structures": house["structures"],
            "lands": house["lands"],
            "power": house["power"],
            "supply": house["supply"],
            "stars": house["stars"],
            "value": house["value"],
            "points": 0 if goals is None else goals["points"][seat],
        }
        return Text(str(figures[title]), GOLD if title in WINNING else "")

    def house(self, seat: int) -> str:
        """The name of a seat's House."""
        return self.words.name(f"house-{self.view['houses'][seat]['house']}")

    def tracks(self) -> Iterator[Text]:
        """The three tracks, first to last; then what wins, and alliances."""
        for track, seats in self.view["tracks"].items():
            line = Text(self.words.text(f"board-{track}") + " ", QUIET)
            yield line + Text(" › ").join([player_name(self.words, seat) for seat in seats])
        yield from self.pacts.sides()

    # -- the board ----------------------------------------------------------------------------------------------------

    def areas(self) -> Iterator[Text]:
        """Every area where something is, House by House; then what nobody holds."""
        for seat in [*range(self.view["seats"]), -1]:
            lines = [
                self.area(name, area)
                for name, area in self.view["areas"].items()
                if (area["owner"] if area["owner"] >= 0 else area["controller"]) == seat and _matters(area)
            ]
            if lines:
                yield Text("")
                if seat >= 0:
                    yield player_name(self.words, seat) + Text(f" {self.house(seat)}", QUIET)
                yield from lines

    def area(self, name: str, area: AreaView) -> Text:
        """An area with its units, its order, its token, its garrison and what is printed there."""
        words = self.words
        line = Text("  " + words.name(f"area-{name}"))
        for unit, number in area["units"].items():
            counted = words.say(Phrase("some-units", {"number": number, "unit": f"unit-{unit}"}))
            line += Text(f"  {MARKS[unit]} {counted}")
        if area["routed"]:
            line += Text(" " + words.text("board-routed", number=sum(area["routed"].values())), RUBRIC)
        if area["order"]:
            line += Text("  " + words.text("board-order", order=words.name(f"order-{area['order']}")), GOLD)
        if area["token"] >= 0:
            line += Text(f"  {TOKEN} {words.text('board-token')}", player_style(area["token"]))
        if area["host"] >= 0:
            line += Text("  " + words.text("board-guest", other=words.player(area["host"])), RUBRIC)
        if area["garrison"]:
            kind = "garrison" if area["home"] >= 0 else "neutral"
            line += Text("  " + words.text(f"board-{kind}", number=area["garrison"]), QUIET)
        return line + Text(self.printed(name), QUIET)

    def printed(self, name: str) -> str:
        """What is printed in an area: its structure, barrels and crowns."""
        facts = self.view["printed"]["areas"][name]
        parts = [self.words.text(f"entry-{facts['structure']}")] if facts["structure"] else []
        icons = {"barrels": facts["barrels"], "crowns": facts["crowns"]}
        parts += [self.words.text(f"entry-{what}", number=number) for what, number in icons.items() if number]
        return f"  ({', '.join(parts)})" if parts else ""

    # -- the combat -----------------------------------------------------------------------------------

    def combat(self) -> Iterator[Text]:
        """Both sides with their sums as they grow."""
        combat = self.view["combat"]
        if combat is None:
            return
        yield Text("")
        yield Text(self.words.text("board-combat", area=self.words.name(f"area-{combat['area']}")), RUBRIC)
        for name, side in zip(SIDES, sides(combat), strict=True):
            if side is not None:
                yield self.side(name, side)

    def side(self, side: str, sums: SideView) -> Text:
        """One side: who, and what adds up."""
        words = self.words
        line = Text(f"  {words.text(f'board-{side}')} ") + player_name(words, sums["seat"]) + Text("  ")
        line += Text(
            words.text(
                "board-sum",
                units=sums["from_units"],
                order=sums["from_order"],
                support=sums["from_support"],
                garrison=sums["from_garrison"],
                card=sums["from_card"] or 0,
            )
        )
        return line + Text(f"  {words.name('card-' + sums['card'])}", GOLD) if sums["card"] else line


def _matters(area: AreaView) -> bool:
    """Whether there is anything to see in an area."""
    return bool(area["units"] or area["token"] >= 0 or area["garrison"])

"""How a view looks in the terminal: the ring of Houses, the defence, the decks, the hand and what is not seen yet.

Black and golden backs are told apart by their marks, never by colour alone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from ...kit.shelf import entry_name
from ...kit.terminal import GOLD, QUIET, RUBRIC, Board, field, player_name
from .view import DeckView, HouseView, ProelioView, face_of

if TYPE_CHECKING:
    from ...engine.room import Speaker

BLACK_BACK, GOLD_BACK = "▮", "♛"
WALLS = ("·", "▁", "▃", "▅", "█")
"""A Fortification from none to the highest."""
COLOURS = {
    "defence": ("#eef3ea", "#3c5a3a"),
    "attack": ("#fbeee6", "#8a2f24"),
    "strategy": ("#f1ecf7", "#54427a"),
}
"""Ink and ground of each type of card."""
IMPERIAL = ("#2b1d04", "#d9a93a")
MARKS = {"defence": "⛨", "attack": "⚔", "strategy": "✦"}
NARROW = 92
"""Below this width Guilds are named in short, and attacks stand below the Houses."""


class Ring(Board[ProelioView]):
    """A view being drawn."""

    def __init__(self, view: ProelioView, words: Speaker) -> None:
        super().__init__(view, words)
        self.register = {card["id"]: card for card in view["register"]}

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self.centre()
        wide = options.max_width >= NARROW
        yield self.houses(wide)
        if not wide:
            yield from self.attacks()
        yield from self.neighbours()
        yield from self.defence()
        yield from self.remembered()
        if self.view["over"]:
            yield from self.hands()
        else:
            yield from self.hand()
            yield self.unseen()

    # -- the table -----------------------------------------------------------------------------------------------------

    def centre(self) -> Text:
        """Season and decks."""
        view, words = self.view, self.words
        if view["season"] is None:
            season = words.text("board-alliances")
        elif view["next_season"] is None:
            season = words.text("board-winter")
        else:
            names = [words.text(f"season-{view[name]}") for name in ("season", "next_season")]
            season = words.text("board-season", season=names[0], next=names[1])
        parts = [Text(season, GOLD), *[self.deck(deck) for deck in view["decks"]]]
        if view["bought"]:
            parts.append(Text(words.text("board-bought", card=self.name(view["bought"])), RUBRIC))
        if view["equitas"]["deck_without_scudi"]:
            parts.append(Text(words.text("board-no-scudi"), QUIET))
        return Text("   ").join(parts)

    def deck(self, deck: DeckView) -> Text:
        """How many cards are left, how many discarded, and which lies on top."""
        words = self.words
        mark = GOLD_BACK if deck["id"] == "imperial" else BLACK_BACK
        name = words.text(f"deck-{deck['id']}")
        said = words.text("board-deck", deck=name, left=deck["left"], number=len(deck["discards"]))
        text = Text(f"{mark} {said[:1].upper()}{said[1:]}")
        if deck["discards"]:
            text += Text(" " + words.text("board-top", card=self.name(deck["discards"][-1])), QUIET)
        return text

    def houses(self, wide: bool) -> Table:
        """A line for each House, in the order of play."""
        titles = ["house", "fort", "hand", "guild", "attack", "points"]
        if not any(house["guild"] for house in self.view["houses"]):
            titles.remove("guild")
        if not wide:
            titles.remove("attack")
        table = self.table(*titles, whole=[title for title in titles if title != "attack"])
        for house in self.view["houses"]:
            cells = {
                "house": self.house(house),
                "fort": self.fort(house),
                "hand": self.backs(house),
                "guild": self.guild(house, wide),
                "attack": self.attack(house),
                "points": Text(str(house["points"]), GOLD),
            }
            table.add_row(*[cells[title] for title in titles])
        return table

    def attacks(self) -> Iterator[Text]:
        """The attacks laid, a line for each, where there is no room for a column."""
        for house in self.view["houses"]:
            if house["attack"] is not None:
                yield Text("  ") + player_name(self.words, house["seat"], 14) + Text(" ") + self.attack(house)

    def house(self, house: HouseView) -> Text:
        """A House's name, marked if it is its turn, with what lies beside it."""
        turn = not self.view["over"] and self.view["turn"] == house["seat"]
        text = self.player(house["seat"], turn, 14)
        if house["merchant"]:
            text += Text(f" ⚖ {self.words.text('board-merchant')}", "green")
        if house["plague"]:
            text += Text(f" ☠ {self.words.text('board-plague')}", "bold")
        return text

    def fort(self, house: HouseView) -> Text:
        """The Fortification with its value."""
        if house["fortification"] is None:
            return Text(f"{WALLS[0]} {self.words.text('board-none')}", QUIET)
        return Text(f"{WALLS[house['value']]} {self.name(house['fortification'])} {house['value']}", "bold")

    def backs(self, house: HouseView) -> Text:
        """The backs of a hand, and how many there are."""
        if not house["cards"]:
            return Text(self.words.text("board-no-hand"), RUBRIC)
        text = Text(BLACK_BACK * house["black"])
        return text + Text(GOLD_BACK * house["gold"], GOLD) + Text(f" {house['cards']}", QUIET)

    def guild(self, house: HouseView, wide: bool) -> Text:
        """A Guild, and whether it can be used."""
        guild = house["guild"]
        if guild is None:
            return Text("")
        name = self.words.text(f"guild-{guild['id']}").split()[-1 if not wide else 0 :]
        state = "spent" if guild["spent"] else "busy" if guild["busy"] else ""
        text = Text(" ".join(name), "strike dim" if guild["spent"] else "")
        return text + Text(f" ({self.words.text(f'board-{state}')})" if state else "", QUIET)

    def attack(self, house: HouseView) -> Text:
        """The attack a House has laid, and what its back allows."""
        attack = house["attack"]
        if attack is None:
            return Text("–", QUIET)
        back = "gold" if attack["back"] == "imperial" else "black"
        what = self.words.text(f"board-attack-{back}", most=attack["most"])
        card = face_of(attack)
        if card:
            what = self.name(card)
        player = self.words.player(attack["target"])
        on_me = attack["target"] == self.view["seat"]
        said = self.words.text("board-attack", player=player, what=what)
        mark = GOLD_BACK if back == "gold" else BLACK_BACK
        text = Text(f"{mark} ", GOLD if back == "gold" else "")
        return text + self.sentence(said, RUBRIC if on_me else "")

    # -- what a seat sees ----------------------------------------------------------------------------------------------

    def neighbours(self) -> Iterator[Text]:
        """Whom one attacks, and who attacks."""
        seat = self.view["seat"]
        if seat is None or self.view["seats"] == 2 or self.view["over"]:
            return
        own = self.view["houses"][seat]
        names = {side: self.words.player(own[side]) for side in ("left", "right")}
        said = self.words.text("board-left-right", **names)
        if own["partner"] is not None:
            said += "; " + self.words.text("board-partner", player=self.words.player(own["partner"]))
        yield self.sentence(said, QUIET)

    def defence(self) -> Iterator[Text]:
        """The defence on the table, while an attack is being resolved."""
        defence = self.view["defence"]
        if defence is None:
            return
        words = self.words
        text = Text(words.text("board-defence", player=words.player(defence["seat"])) + ": ", RUBRIC)
        for card in defence["deployed"]:
            text += self.card(card) + Text(" ")
        text += Text(words.text("board-total", total=defence["total"]) + "   ")
        text += Text(words.text("board-attacker", player=words.player(defence["attacker"])) + ": ")
        yield text + (
            self.card(defence["revealed"]) if defence["revealed"] else Text(words.text("board-hidden"), QUIET)
        )

    def remembered(self) -> Iterator[Text]:
        """What one knows of other hands."""
        for house in self.view["houses"]:
            if house["hand"] is not None or not (house["known"] or house["perhaps"]):
                continue
            parts = [self.name(card) for card in house["known"]]
            if house["perhaps"]:
                names = self.words.join([self.name(card) for card in house["perhaps"]])
                parts.append(self.words.text("board-perhaps", cards=names))
            player = self.words.player(house["seat"])
            said = self.words.text("board-known", player=player, cards="; ".join(parts))
            yield self.sentence(said)

    def hand(self) -> Iterator[Text]:
        """One's own cards, by type."""
        seat, hand = self.view["seat"], self.view["hand"]
        if seat is None or hand is None:
            return
        order = list(self.register)
        cards = sorted(hand, key=order.index)
        own = self.view["houses"][seat]
        text = Text(self.words.text("board-hand") + ": ", "bold")
        text += Text(" ").join([self.card(card) for card in cards]) if cards else Text("–")
        yield text + Text("  " + self.words.text("board-limit", most=own["reach"]), QUIET)

    def hands(self) -> Iterator[RenderableType]:
        """All hands, when the game is over."""
        yield Text(self.words.text("board-hands"), "bold")
        grid = Table.grid(padding=(0, 2))
        for house in self.view["houses"]:
            cards = Text(" ").join([self.card(card) for card in house["hand"] or []])
            grid.add_row(player_name(self.words, house["seat"]), cards if house["hand"] else Text("–"))
        yield grid

    def unseen(self) -> Text:
        """How many cards of each kind one has not seen."""
        counts = Counter({id: card["unseen"] for id, card in self.register.items() if card["unseen"]})
        names = [f"{self.name(id)} {number}" for id, number in counts.items()]
        return Text(f"{self.words.text('board-unseen')}: {', '.join(names)}", QUIET)

    def card(self, id: str) -> Text:
        """A card: its mark, its name, its value."""
        card = self.register[id]
        ink, ground = IMPERIAL if card["deck"] == "imperial" else COLOURS[card["type"]]
        crown = f"{GOLD_BACK}" if card["deck"] == "imperial" else ""
        absolute = card["type"] != "strategy" and card["deck"] == "imperial" and not card["value"]
        value = "" if card["type"] == "strategy" else " ∞" if absolute else f" {card['value']}"
        return Text(f" {crown}{MARKS[card['type']]} {self.name(id)}{value} ", field(ink, ground, True))

    def name(self, id: str) -> str:
        """A card's name."""
        return entry_name(self.words, "card", id)

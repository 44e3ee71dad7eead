"""Alliances and objectives in the terminal: the figures in force, what each side has, and what is worth how much."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from rich.padding import Padding
from rich.text import Text

from ....kit.terminal import GOLD, QUIET, RUBRIC, Board
from ....kit.words import sentence
from ..entries import asked
from ..page.pacts import alliances, needs, together
from ..view import OfferView, TronoView

if TYPE_CHECKING:
    from ....engine.room import Speaker


class Pacts(Board[TronoView]):
    """What a view tells of sides and objectives; nothing where alliances are not played."""

    def __init__(self, view: TronoView, words: Speaker) -> None:
        super().__init__(view, words)
        self.pacts = view["alliances"]
        self.goals = view["objectives"]

    # -- sides --------------------------------------------------------------------------------------------------------

    def sides(self) -> Iterator[Text]:
        """What is needed to win, what each alliance has, and what was proposed before this ballot."""
        if self.pacts is None:
            return
        yield Text(" ".join(needs(self.view, self.words)), QUIET)
        for side in alliances(self.view):
            names = self.words.text("board-allies", houses=self._names(side))
            yield Text(f"{names}. {together(self.view, self.words, side)}", GOLD)
        for offer in self.pacts["offers"]:
            yield Text(self.offer(offer), QUIET)

    def offer(self, offer: OfferView) -> str:
        """A proposal and what came of it."""
        others = [seat for seat in offer["side"] if seat != offer["by"]]
        by = self.words.player(offer["by"])
        head = self.words.text("board-offer", seat=by, houses=self._names(others))
        for seat, reason in offer["declined"].items():
            said = self.words.text(f"reason-{reason}")
            return f"{head} {self.words.text('page-offer-declined', house=self.words.player(int(seat)), reason=said)}"
        agreed = len(offer["accepted"]) == len(others)
        return f"{head} {self.words.text('page-offer-agreed' if agreed else 'page-offer-open')}"

    def _names(self, seats: list[int]) -> str:
        return self.words.join([self.words.player(seat) for seat in seats])

    # -- objectives ---------------------------------------------------------------------------------------------------

    def objectives(self) -> Iterator[Text | Padding]:
        """The reader's own hand with points and conditions; then what lies open before every House."""
        if self.goals is None:
            return
        seat = self.view["seat"]
        hand = None if seat is None else self.goals["hands"][seat]
        if seat is not None and hand:
            yield Text("")
            yield Text(self.words.text("board-objectives"), RUBRIC)
            for card in hand:
                points = self.view["printed"]["objectives"][card]["points"][self._house(seat)]
                yield self._line(card, self.words.text("board-points", number=points))
        yield Text("")
        yield Text(self.words.text("board-open-objectives"), RUBRIC)
        for other in range(self.view["seats"]):
            yield from self._open(other)

    def _open(self, seat: int) -> Iterator[Text | Padding]:
        """The special objective of a House, and the one that wins at once."""
        assert self.goals is not None
        house = self._house(seat)
        yield Text("  " + self.words.player(seat) + " ") + Text(self.words.name(f"house-{house}"), QUIET)
        yield self._line(f"special-{house}", self.words.text("board-special"), 4)
        reached = seat in self.goals["reached"]
        yield self._line(
            f"instant-{house}", self.words.text("board-reached" if reached else "board-instant"), 4
        )

    def _line(self, card: str, worth: str, indent: int = 2) -> Padding:
        """An objective: its name, what it is worth, and what it asks for."""
        does = sentence(asked(self.view["printed"]["objectives"][card]["tests"], self.words))
        text = (
            Text(self.words.name(f"objective-{card}")) + Text(f"  {worth}", GOLD) + Text(f"  {does}", QUIET)
        )
        return Padding(text, (0, 0, 0, indent))

    def _house(self, seat: int) -> str:
        return self.view["houses"][seat]["house"]

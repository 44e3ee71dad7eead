"""The King's Track: five turns of five rounds from the crown to the skull, with what both have written and drawn."""

from __future__ import annotations

from functools import lru_cache

from ....kit.emblems import icon, player_class, shield
from ....kit.markup import NOTHING, Markup, joined, tag, vh
from ..rules.tables import ROUNDS_A_TURN, TURNS
from .targets import Table


class Track:
    """The King's Track of a scene."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.track = table.view["track"]
        self.written = self.track["written"]
        self.planning = any(frame["step"] == "plan" for frame in table.view["pending"])
        self.now = len(self.written) - (0 if self.planning else 1)
        """The round in progress."""

    def draw(self) -> Markup:
        """The whole track, from coronation to death."""
        say = self.table.say
        heading = tag("h2", say("track"), id="king-h", class_="vh")
        crown = tag("p", icon("crown", "ic", say("coronation")), class_="track-head", data_thing="crown")
        whose = [shield(seat, self.table.player(seat)) for seat in self.table.order]
        turns = tag("ol", *[self._turn(turn) for turn in range(TURNS)], class_="turns")
        skull = tag("p", icon("skull", "ic", say("death")), class_="track-head end")
        return tag(
            "section",
            heading,
            crown,
            tag("p", *whose, class_="whose"),
            turns,
            skull,
            class_="king",
            aria_labelledby="king-h",
            data_anchor="track",
        )

    # -- turns --------------------------------------------------------------------------------------------------------

    def _turn(self, turn: int) -> Markup:
        over = self.table.view["over"]
        current = self.track["turn"]
        state = "past" if over or turn < current else "now" if turn == current else ""
        first = turn * ROUNDS_A_TURN
        rounds = [self._round(place) for place in range(first, first + ROUNDS_A_TURN)]
        css = f"king-turn {state}".strip()
        return tag("li", self._cell(turn), tag("ol", *rounds, class_="round-list"), class_=css)

    def _cell(self, turn: int) -> Markup:
        """The cell of a turn with its modifiers; a modifier can be drawn in it when one is asked for."""
        inside = joined([vh(self.table.say("turn") + " "), tag("b", str(turn + 1)), *self._rings(turn)])
        move, place = f"turn {turn + 1}", f"turn-{turn + 1}"
        if self.table.kind != "draw":
            return tag("p", inside, class_="turn-cell num", data_anchor=place)
        label = self.table.say("turn-number", number=turn + 1)
        touched = self.table.touched(move, inside, "tl", label)
        return tag("p", touched, class_="turn-cell num", data_anchor=place)

    def _rings(self, turn: int) -> list[Markup]:
        """The modifiers of both: small rings, crossed out when used, grey when they have lapsed."""
        lapsed = self.table.view["over"] or turn < self.track["turn"]
        found = []
        for seat in self.table.order:
            cell = self.track["modifiers"][seat][turn]
            fresh = self._fresh(seat, turn)
            for number in range(cell["drawn"]):
                used = number < cell["spent"]
                state = "used" if used else "gone" if lapsed else "free"
                says = self.table.say(f"modifier-{state}", player=self.table.player(seat))
                found.append(_ring(seat, state + (" fresh" if number in fresh else ""), says))
        if self.table.chosen == f"turn {turn + 1}":
            found.append(_ring(self.table.me, "ghost", ""))
        return found

    def _fresh(self, seat: int, turn: int) -> range:
        """The rings that the last move has drawn."""
        if self.table.before is None:
            return range(0)
        had = self.table.before["track"]["modifiers"][seat][turn]["drawn"]
        return range(had, self.track["modifiers"][seat][turn]["drawn"])

    # -- rounds -------------------------------------------------------------------------------------------------------

    def _round(self, place: int) -> Markup:
        if place < len(self.written):
            mine, theirs = (self.written[place][seat] for seat in self.table.order)
            current = place == self.now and not self.table.view["over"]
            return _written(mine, theirs, self.table.say("cancelled"), current)
        if place != self.now or not self.planning:
            return _empty()
        signs = [self._plan(seat) for seat in self.table.order]
        return tag("li", vh(self.table.say("round-now") + " "), *signs, class_="current")

    def _plan(self, seat: int) -> Markup:
        """A lock for whoever has chosen, and one's own choice for one's own eyes."""
        if not self.table.view["planned"][seat]:
            return tag("span", icon("candle", "ic", self.table.say("choosing")))
        if seat == self.table.own and self.table.view["plan"] is not None:
            return tag("span", str(self.table.view["plan"]), class_="num mine")
        return tag("span", icon("lock", "ic", self.table.say("has-chosen")))


@lru_cache(128)
def _written(mine: int, theirs: int, cancelled: str, current: bool) -> Markup:
    void = mine == theirs
    css = " ".join([name for name, is_so in (("void", void), ("current", current)) if is_so])
    said = vh(f" {cancelled}") if void else NOTHING
    first, second = (tag("span", str(value), class_="num") for value in (mine, theirs))
    return tag("li", first, " ", second, said, class_=css or None)


@lru_cache(1)
def _empty() -> Markup:
    return tag("li", tag("span"), tag("span"), class_="next", aria_hidden="true")


@lru_cache(64)
def _ring(seat: int, state: str, says: str) -> Markup:
    thing = f"modifier-{seat}" if state.startswith("free") else None
    return tag("i", class_=f"modifier {player_class(seat)} {state}", title=says or None, data_thing=thing) + (
        vh(says + " ") if says else NOTHING
    )

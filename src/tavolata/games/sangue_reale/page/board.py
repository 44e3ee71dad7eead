"""The map: land with its borders, rivers and walls, and the numbers that both players circle, each with his own pen.

The reader's strokes go around the left of a number, the rival's around the right.
"""

from __future__ import annotations

from functools import lru_cache

from ....kit.emblems import ordinary, player_class
from ....kit.markup import Markup, text
from ..rules.tables import EdgeKind
from ..view import CastleView, EdgeView, NumberView, ParcelView, SectionView
from .geography import HIGH, WIDE, Edge, Geography, Place, geography
from .targets import MAP_QUESTIONS, Table, boxes_in, taken_by, territory_of

STEP = 20
"""How far numbers stand from each other."""
PENS = (
    "M2.2-10.4C-5.6-11.8-11-6.6-10.7.4C-10.4 7.4-5.2 11.2 1.4 10.3",
    "M-1.8-10.6C5.9-11.7 11.2-6.1 10.8.6C10.3 7.6 5 11.3-1.6 10.2",
)
"""A stroke around the left and around the right of a number, as a hand draws it."""
DECO = {
    "t": "M0 4V-1M-4.5-1L0-10L4.5-1Z",
    "h": "M-8 3Q-3-5 1 1Q4-4 8 3",
    "m": "M-8 4L-2-6L1-1L4-4L9 4M-4-2L-2 0L0-2",
}
"""A tree, hills, a mountain."""
MAKES: dict[str, EdgeKind] = {"dig": "river", "draw": "border"}
"""What lies on an edge after each work; open land after the others."""


class Map:
    """The map of a scene."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.view = table.view
        self.shapes: Geography = geography(table.view)
        self.taken = set(taken_by(table))
        self.asked = table.kind in MAP_QUESTIONS
        self.castle = self.view["map"]["castle"]

    def draw(self) -> Markup:
        """The whole map."""
        label = text(self.table.say("map"))
        css = "map asked" if self.asked else "map"
        return Markup(
            f'<section class="{css}" aria-label="{label}"><svg viewBox="0 0 {WIDE} {HIGH}" '
            f'preserveAspectRatio="none" role="group" aria-label="{label}">{self.inside()}</svg></section>'
        )

    def inside(self) -> str:
        """What is drawn, without its frame."""
        parts = [
            _sea(self.shapes.coast, self.shapes.waves),
            '<use class="base" href="#sr-coast"/>',
            *[self._land(id, place) for id, place in self.shapes.places.items()],
            *[self._edge(edge) for edge in self.view["map"]["edges"]],
            '<use class="coast" href="#sr-coast"/>',
            _decorations(self.shapes.deco),
            *self._walls(),
            *self._handles(),
            *[self._block(id, place) for id, place in self.shapes.places.items()],
        ]
        return "".join(parts)

    # -- land ---------------------------------------------------------------------------------------------------------

    def _land(self, id: str, place: Place) -> str:
        """Land that is not plain: controlled, about to be, or not to be controlled as it lies."""
        parcel = self.table.parcels[id]
        owner = parcel["owner"]
        if owner is not None:
            fresh = " fresh" if self._owner_before(id) != owner else ""
            return f'<path class="territory own{fresh}" fill="url(#sr-own{owner})" d="{place.land}"/>'
        if id in self.taken:
            return f'<path class="territory pick" d="{place.land}"/>'
        loose = boxes_in(self.table, territory_of(self.view, id)) != 1
        return f'<path class="territory loose" d="{place.land}"/>' if loose else ""

    def _owner_before(self, id: str) -> int | None:
        if self.table.before is None:
            return self.table.parcels[id]["owner"]
        parcels = self.table.before["map"]["parcels"]
        return next(parcel["owner"] for parcel in parcels if parcel["id"] == id)

    # -- edges --------------------------------------------------------------------------------------------------------

    def _shape(self, edge: EdgeView) -> Edge:
        return self.shapes.edges[frozenset((edge["one"], edge["other"]))]

    def _edge(self, edge: EdgeView) -> str:
        """What lies between two parcels; where it is about to be changed, what will lie there."""
        kind = edge["kind"]
        css = ""
        if self.table.edge_move(edge) == self.table.chosen:
            work = str(self.table.choices[self.table.chosen].phrase.arguments["work"])
            kind, css = MAKES.get(work, "open"), " ghost"
        elif self._kind_before(edge) != kind:
            css = " fresh"
        return _line(self._shape(edge).line, kind + css, f"edge-parcel-{edge['one']}-parcel-{edge['other']}")

    def _kind_before(self, edge: EdgeView) -> EdgeKind:
        if self.table.before is None:
            return edge["kind"]
        pair = (edge["one"], edge["other"])
        return next(
            one["kind"] for one in self.table.before["map"]["edges"] if (one["one"], one["other"]) == pair
        )

    def _handles(self) -> list[str]:
        """The edges that can be changed now, each with a handle in its middle."""
        if self.table.kind not in ("circle-or-change", "edges"):
            return []
        found = []
        for edge in self.view["map"]["edges"]:
            move = self.table.edge_move(edge)
            shape = self._shape(edge)
            if move in self.table.choices:
                work = str(self.table.choices[move].phrase.arguments["work"])
                picked = " pick" if move == self.table.chosen else ""
                inside = _handle(shape, work)
                found.append(f'<a class="edge{picked}" {self.table.link(move)}>{inside}</a>')
            else:
                one, other = self.table.place(edge["one"]), self.table.place(edge["other"])
                label = self.table.say("edge-between", one=one, other=other)
                reach = Markup(f'<path class="reach" d="{shape.line}"/>')
                found.append(self.table.refused(move, reach, "edge no", label))
        return found

    # -- the castle ---------------------------------------------------------------------------------------------------

    def _walls(self) -> list[str]:
        if self.castle is None:
            return []
        return [self._wall(self.castle, section) for section in self.castle["sections"]]

    def _wall(self, castle: CastleView, section: SectionView) -> str:
        """A section of the castle's wall: battlements, or rubble, and whose initials it bears."""
        shape = self.shapes.edges[frozenset((castle["parcel"], section["facing"]))]
        move = f"wall {section['facing']}"
        picked = move == self.table.chosen
        stands = section["stands"] != picked
        state = ("up" if stands else "down") + (" ghost" if picked else "")
        initials = self.table.me if picked else section["initials"]
        inside = _section(shape, state, initials)
        name = self.table.place(section["facing"])
        says = self.table.say("wall-up" if section["stands"] else "wall-down", place=name)
        at = f'data-anchor="wall-{section["facing"]}"'
        if move in self.table.choices:
            return f'<a class="wall{self.table.state(move)}" {at} {self.table.link(move)}>{inside}</a>'
        if self.table.kind in ("gate", "walls"):
            return self.table.refused(move, Markup(inside), "wall no", says, f" {at}")
        return f'<g class="wall" {at} role="img" aria-label="{text(says)}">{inside}</g>'

    # -- names and numbers --------------------------------------------------------------------------------------------

    def _block(self, id: str, place: Place) -> str:
        """A parcel's name, its box with its points, and its numbers."""
        parcel = self.table.parcels[id]
        lift = 10 if place.rows == 2 else 0
        x, y = place.at
        name = text(self.table.short_place(id))
        numbers = parcel["numbers"]
        a_row = -(-len(numbers) // place.rows) if numbers else 0
        left = -(19 + STEP * a_row) / 2
        inside = [
            f'<text class="place-name" y="{-7 - lift}">{name}</text>',
            self._sign(id, -7 - lift, len(self.table.short_place(id))),
            _box(parcel["value"], parcel["box"], parcel["owner"], left, 7 - lift),
        ]
        for number, slot in enumerate(numbers):
            at = left + 19 + STEP * (number % a_row + 0.5), 7 - lift + 20 * (number // a_row)
            inside.append(self._number(id, slot, at))
        says = text(self._says(parcel))
        return (
            f'<g class="parcel" data-anchor="parcel-{id}" transform="translate({x:g} {y:g})" role="group" '
            f'aria-label="{says}">'
            f'<g class="in">{"".join(inside)}</g></g>'
        )

    def _sign(self, id: str, y: float, letters: int) -> str:
        """A castle beside its name, locked while it is closed; the Seat beside its own."""
        x = -letters * 3.1 - 15
        if self.castle is not None and id == self.castle["parcel"]:
            lock = f'<use href="#lock" x="{-x - 13:.1f}" y="{y - 10:g}" width="11" height="11"/>'
            castle = f'<use href="#castle" x="{x:.1f}" y="{y - 11:g}" width="13" height="13"/>'
            return f'<g class="sign">{castle}{lock if self.castle["closed"] else ""}</g>'
        if id == self.view["map"]["seat"]:
            return f'<use class="sign" href="#throne" x="{x:.1f}" y="{y - 11:g}" width="13" height="13"/>'
        return ""

    def _says(self, parcel: ParcelView) -> str:
        """A parcel in words."""
        say, id = self.table.say, parcel["id"]
        owner = parcel["owner"]
        group = territory_of(self.view, id)
        boxes = boxes_in(self.table, group)
        state = "owned" if owner is not None else "free" if boxes == 1 else "no-box" if not boxes else "boxes"
        numbers = [self._says_number(number) for number in parcel["numbers"]]
        return say(
            f"land-{state}",
            place=self.table.place(id),
            points=parcel["value"],
            numbers="; ".join(numbers),
            player="" if owner is None else self.table.player(owner),
        )

    def _says_number(self, number: NumberView) -> str:
        by = [self.table.player(seat) for seat in self.table.order if number["circled"][seat]]
        if not by:
            return str(number["value"])
        return self.table.say("number-by", value=number["value"], players=self.table.words.join(by))

    def _number(self, id: str, number: NumberView, at: tuple[float, float]) -> str:
        """A number with both pens' strokes; a target when it can be circled or erased."""
        value = number["value"]
        move = f"number {id} {value}"
        picked = move == self.table.chosen
        erased = picked and self.table.kind == "erase"
        pens = []
        for side, seat in enumerate(self.table.order):
            ghost = picked and not erased and seat == self.table.me
            rubbed = erased and seat != self.table.me
            if number["circled"][seat] or ghost:
                fresh = not ghost and not self._circled_before(id, value, seat)
                css = " ghost" if ghost else " rubbed" if rubbed else " new" if fresh else ""
                pens.append(_pen(side, seat, css))
        dead = " dead" if self.table.parcels[id]["owner"] is not None else ""
        inside = _number(value, "".join(pens), move in self.table.choices)
        where = f'data-anchor="number-{value}-parcel-{id}" transform="translate({at[0]:g} {at[1]:g})"'
        if move in self.table.choices:
            return f'<a class="number{self.table.state(move)}" {where} {self.table.link(move)}>{inside}</a>'
        if self.table.kind in ("circle", "circle-or-change", "circle-any", "erase"):
            label = self.table.say("number-of", value=value, place=self.table.place(id))
            return self.table.refused(move, Markup(inside), f"number no{dead}", label, f" {where}")
        return f'<g class="number{dead}" {where} aria-hidden="true">{inside}</g>'

    def _circled_before(self, id: str, value: int, seat: int) -> bool:
        if self.table.before is None:
            return True
        parcel = next(one for one in self.table.before["map"]["parcels"] if one["id"] == id)
        return any(number["value"] == value and number["circled"][seat] for number in parcel["numbers"])


# -- pieces -----------------------------------------------------------------------------------------------------------


@lru_cache(16)
def _sea(coast: str, waves: tuple[tuple[int, int], ...]) -> str:
    drawn = "".join([f"M{x - 8} {y}q4-4 8 0t8 0" for x, y in waves])
    shore = f'<defs><path id="sr-coast" d="{coast}"/></defs><use class="shore" href="#sr-coast"/>'
    return (f'<path class="waves" d="{drawn}"/>' if drawn else "") + shore


@lru_cache(16)
def _decorations(deco: tuple[tuple[int, int, str], ...]) -> str:
    drawn = [f'<path transform="translate({x} {y})" d="{DECO[kind]}"/>' for x, y, kind in deco]
    return f'<g class="decoration">{"".join(drawn)}</g>' if drawn else ""


@lru_cache(1024)
def _line(path: str, css: str, place: str) -> str:
    """A border, or a river on its bed; open land shows a trace of where an edge could be."""
    if css.startswith("river"):
        bed, river = f'<path class="water bed" d="{path}"/>', f'<path class="water {css}" d="{path}"/>'
        return f'<g data-anchor="{place}">{bed}{river}</g>'
    return f'<path class="frontier {css}" d="{path}" data-anchor="{place}"/>'


@lru_cache(512)
def _handle(shape: Edge, work: str) -> str:
    x, y = shape.mid
    sign = "M-2.9 0H2.9" + ("M0-2.9V2.9" if work in MAKES else "")
    return (
        f'<path class="reach" d="{shape.line}"/>'
        f'<g class="handle" transform="translate({x:g} {y:g})"><g class="in"><circle class="case" r="7"/>'
        f'<circle class="knob" r="5.6"/><path d="{sign}"/></g></g>'
    )


@lru_cache(256)
def _section(shape: Edge, state: str, initials: int | None) -> str:
    x, y = shape.mid
    mark = ""
    if initials is not None:
        use = f'<use href="#{ordinary(initials)}" x="-6" y="-6" width="12" height="12"/>'
        mark = (
            f'<g class="initials {player_class(initials)}" data-thing="initials-{initials}" '
            f'transform="translate({x:g} {y:g})">'
            f'<g class="in"><circle class="case" r="7.8"/>{use}</g></g>'
        )
    teeth = f'<path class="teeth" d="{shape.line}"/>' if state.startswith("up") else ""
    return (
        f'<g class="{state}"><path class="reach" d="{shape.line}"/><path class="foot" d="{shape.line}"/>'
        f"{teeth}</g>{mark}"
    )


@lru_cache(512)
def _box(value: int, box: bool, owner: int | None, left: float, y: float) -> str:
    """The box with its points, or the shield of whoever has the land; points without a box in a lozenge."""
    x = left + 8
    if owner is not None and box:
        return (
            f'<use class="esc {player_class(owner)}" data-thing="shield-{owner}" href="#{ordinary(owner)}" '
            f'x="{x - 10:g}" y="{y - 10:g}" width="20" height="20"/>'
        )
    shape = f'<rect class="box" x="{x - 8:g}" y="{y - 8:g}" width="16" height="16" rx="2"/>'
    if not box:
        shape = f'<path class="lozenge" d="M{x:g} {y - 9.5:g}l8 9.5l-8 9.5l-8-9.5Z"/>'
    return f'{shape}<text class="parcel-value" x="{x:g}" y="{y + 4.4:g}">{value}</text>'


@lru_cache(64)
def _pen(side: int, seat: int, css: str) -> str:
    return f'<path class="pen {player_class(seat)}{css}" pathLength="1" d="{PENS[side]}"/>'


@lru_cache(2048)
def _number(value: int, pens: str, target: bool) -> str:
    ring = '<circle class="case" r="11.2"/><circle class="target-ring" r="11.2"/>' if target else ""
    return f'<circle class="disc" r="8.3"/>{pens}{ring}<text y="4.5">{value}</text>'

"""The map: who holds what, units, orders, tokens; what can be touched now, and what a chosen move would do there."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

from ....kit.emblems import icon
from ....kit.markup import Markup, tag, text
from ....kit.picture import use
from ..rules import tables as t
from ..view import AreaView, TronoView, Units
from . import geography
from .drafts import Draft
from .emblems import HATCHING
from .geography import HIGH, LEFT, SEA_REACH, TOP, WIDE, Place
from .pieces import (
    GAP,
    LINE,
    ORDER_HIGH,
    ORDER_WIDE,
    UNIT,
    Row,
    counted,
    counter,
    garrison,
    lines_of,
    name_text,
    signs,
)
from .targets import AREA_QUESTIONS, Table

THREAT_AT = (560, 30)
"""Where the wildling track begins, beyond the Wall."""
LETTER = 12.4
"""How wide a letter of its title is, more or less."""
STEPS = 20
"""How finely the place to look at is told to the style sheet, on each side."""


IN_A_WORD = {"march": "done", "raid": "pass", "leave": "yes"}
"""The answer that is given by touching the area a question is about."""


Guest: TypeAlias = "tuple[str, int, str, str]"
"""Units on their way: kind, how many, of which House, and as which thing they travel."""


class Map:
    """The map of a scene."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.areas = table.areas
        self.places = geography.places()
        self.draft = Draft(table) if table.kind == "plan" else None
        self.targets = [id for id in self.areas if id in table.choices]
        self.asked = table.kind in AREA_QUESTIONS
        self.combat = table.view["combat"]

    def draw(self) -> Markup:
        """The map with what lies over it: how near it is seen, and where the decision falls."""
        say = self.table.say
        css = "ts-pan asked" if self.asked else "ts-pan"
        label = text(say("map", number=len(self.targets)))
        drawn = Markup(
            f'<svg class="ts-map" viewBox="{LEFT} {TOP} {WIDE} {HIGH}" role="group" aria-label="{label}">'
            f"{self.inside()}</svg>"
        )
        return tag("div", self._controls(), drawn, self._here(), class_=css)

    def _controls(self) -> Markup:
        """Two steps nearer, and back to where the decision falls. Opened details stay open when the map changes."""
        say = self.table.say
        parts = [
            tag(
                "details",
                tag("summary", icon(sign), aria_label=say(f"zoom-{step}")),
                class_=f"ts-z ts-z{step}",
            )
            for step, sign in ((1, "whole"), (2, "plus"))
        ]
        parts.append(tag("a", icon("here"), class_="ts-go", href="#ts-here", aria_label=say("zoom-here")))
        return tag("div", self._now(), tag("div", *parts, class_="ts-zoom"), class_="ts-ctl")

    def _now(self) -> Markup:
        """The round, the phase and the threat, in sight wherever the map is moved to."""
        say, view = self.table.say, self.table.view
        when = [
            tag("small", say("round-of", number=view["round"], rounds=t.ROUNDS)),
            tag("span", say(f"phase-{phase_of(view)}")),
        ]
        threat = tag("span", icon("axe", "ic", say("threat", number=view["threat"])), str(view["threat"]))
        return tag(
            "p", tag("b", str(view["round"])), tag("span", *when, class_="when"), threat, class_="ts-now num"
        )

    def _here(self) -> Markup:
        """What should be in sight: the middle of all that can be touched, or of what has just happened."""
        x, y = self._middle()
        right = min(STEPS, max(0, round((x - LEFT) / WIDE * STEPS)))
        down = min(STEPS, max(0, round((y - TOP) / HIGH * STEPS)))
        return tag("span", id="ts-here", class_=f"ts-here hx{right} hy{down}", data_here=True)

    def _middle(self) -> tuple[float, float]:
        table = self.table
        ids = [id for id in (table.goal, table.here) if id]
        if self.combat is not None:
            ids.append(self.combat["area"])
        if not ids:
            ids = self.targets
        if not ids and table.own is not None:
            ids = table.mine()
        if not ids:
            return LEFT + WIDE / 2, TOP + HIGH / 2
        spots = [self.places[id].at for id in ids]
        return sum(x for x, _ in spots) / len(spots), sum(y for _, y in spots) / len(spots)

    def inside(self) -> str:
        """What is drawn, from below to above."""
        whole = f'x="{LEFT}" y="{TOP}" width="{WIDE}" height="{HIGH}"'
        parts = [
            f'<use href="#ts-ground" {whole}/>',
            *[self._control(id) for id in geography.lands()],
            f'<use href="#ts-relief" {whole}/>',
            *[
                f'<use class="pad" href="#{one.shape}"/>'
                for one in self.places.values()
                if one.kind == "port"
            ],
            *self._veils(),
            *self._fresh(),
            *[self._touch(id) for id in self.areas],
            self._thread(),
            *[self._block(id) for id in self.areas],
            self._threat(),
            use("compass", 62, 1462, 78, "rose"),
        ]
        return "".join(parts)

    # -- who holds the land -------------------------------------------------------------------------------------------

    def _control(self, id: str) -> str:
        area = self.areas[id]
        if area["blocked"]:
            return f'<use class="blocked" href="#{self.places[id].shape}"/>'
        house = self.table.house(area["controller"])
        return _band(self.places[id], house) if house else ""

    def _veils(self) -> list[str]:
        """Land that cannot matter now lies under a veil."""
        if not self.asked or self.table.kind == "plan":
            return []
        lit = {*self.targets, self.table.here}
        return [
            f'<use class="veil" href="#{self.places[id].shape}"/>'
            for id in geography.lands()
            if id not in lit
        ]

    def _fresh(self) -> list[str]:
        """Where something has changed with the last move."""
        before = self.table.before
        if before is None or before["round"] != self.table.view["round"]:
            return []
        changed = [id for id in geography.lands() if _looks(before["areas"][id]) != _looks(self.areas[id])]
        if len(changed) > 4:
            return []
        return [
            f'<g clip-path="url(#{place.clip})"><use class="lastwash" href="#{place.shape}"/>'
            f'<use class="lastedge" href="#{place.shape}"/></g>'
            for place in [self.places[id] for id in changed]
        ]

    # -- what can be touched ------------------------------------------------------------------------------------------

    def _touch(self, id: str) -> str:
        """An area as a target, as what answers why not, or as an order to take up again."""
        table, place = self.table, self.places[id]
        if id in table.choices:
            css = "tgt pick" if id in (table.chosen, table.here) else "tgt"
            return f'<a class="{css}" {table.link(id)}>{_ring(place)}</a>'
        if self.draft is not None:
            return self._planned(id, self.draft)
        word = self._word(id)
        if word in table.choices:
            css = "from" if id == table.here else "tgt"
            return f'<a class="{css}{" pick" if word == table.chosen else ""}" {table.link(word)}>{_ring(place)}</a>'
        if id == table.here and table.kind:
            return f'<g class="from">{_ring(place)}</g>'
        if self.asked:
            return f'<a class="no" {table.why(id)} aria-label="{text(table.area(id))}">{_hit(place)}</a>'
        return ""

    def _word(self, id: str) -> str:
        """The answer in a word that an area stands for: where one comes from, or where a group goes."""
        if self.table.kind == "group":
            return "done" if id == self.table.goal else ""
        return IN_A_WORD.get(self.table.kind, "") if id == self.table.here else ""

    def _planned(self, id: str, draft: Draft) -> str:
        table, place = self.table, self.places[id]
        if id in draft.orders:
            said = table.say("take-up", order=table.order(draft.orders[id]), area=table.area(id))
            pick = " pick" if id == table.here else ""
            return f'<a class="own{pick}" {table.plan(draft.without(id), said)}>{_hit(place)}</a>'
        if id == table.here:
            return f'<g class="tgt pick">{_ring(place)}</g>'
        return ""

    def _thread(self) -> str:
        """Where units go that are being sent, and where an attack comes from."""
        table = self.table
        start, end = table.here, table.goal
        if table.kind in ("raid", "march", "raven", "swap") and table.chosen in self.areas:
            end = table.chosen
        if not end and self.combat is not None:
            start, end = self.combat["from"], self.combat["area"]
        if not start or not end or start == end:
            return ""
        (x, y), (to_x, to_y) = self.places[start].at, self.places[end].at
        bend_x, bend_y = (x + to_x) / 2 - (to_y - y) * 0.12, (y + to_y) / 2 + (to_x - x) * 0.12
        line = f"M{x:.0f} {y:.0f}Q{bend_x:.0f} {bend_y:.0f} {to_x:.0f} {to_y:.0f}"
        css = "th" if table.kind else "th past"
        return (
            f'<path class="th-case" d="{line}"/><path class="{css}" d="{line}"/>'
            f'<circle class="knot" cx="{to_x:.0f}" cy="{to_y:.0f}" r="11"/>'
        )

    # -- what stands in an area ---------------------------------------------------------------------------------------

    def _block(self, id: str) -> str:
        """Name, what is printed and who holds it, units and order, one below the other."""
        place, area = self.places[id], self.areas[id]
        name = self.table.area(id)
        rows = 0 if place.kind == "port" else len(lines_of(name))
        printed = self._printed_row(id)
        attack = self._guests(id)
        high = rows * LINE + (34 if printed.things else 0) + (38 if self._has_pieces(id) else 0)
        high += 38 if attack else 0
        x, y = round(place.at[0]), float(round(place.at[1] - high / 2))
        drawn = [name_text(name, x, y + 18, place.kind == "sea")] if rows else []
        y += rows * LINE
        if printed.things:
            left = x - 15 if area["garrison"] else x
            drawn.append(printed.draw(left, y + 16) + self._garrison(id, left, y + 16, printed))
            y += 34
        if self._has_pieces(id):
            drawn.append(self._pieces(id, x, y + 20))
            y += 38
        drawn.append(_army(attack, x, y + 2) if attack else "")
        if not rows and not self._has_pieces(id):
            drawn.append(use("anchor", x - 13, round(place.at[1]) - 13, 26, "anc"))
        css = "blk dim" if self._dim(id) else "blk"
        role = "group" if self._picks_units(id) else "img"
        return (
            f'<g class="{css}" data-anchor="area-{id}" role="{role}" aria-label="{text(self._says(id, area))}">'
            f"{''.join(drawn)}</g>"
        )

    def _dim(self, id: str) -> bool:
        lit = self.table.kind in ("", "plan") or not self.asked
        return not lit and id not in self.targets and id != self.table.here

    def _printed_row(self, id: str) -> Row:
        """Whose the land is, and its structure, barrels and crowns."""
        row, area, printed = Row(), self.areas[id], self.table.printed["areas"][id]
        if self.places[id].kind != "land":
            return row
        if area["token"] >= 0:
            house = self.table.house(area["token"])
            row.add(f"ts-coin-{house}", 29, f"h-{house}", ' data-thing="token"')
        elif area["controller"] >= 0:
            house = self.table.house(area["controller"])
            row.add(f"ts-arms-{house}", 29, f"h-{house}")
        for emblem, size, css in signs(printed["structure"], printed["barrels"], printed["crowns"]):
            row.add(emblem, size, css)
        return row

    def _garrison(self, id: str, x: float, y: float, row: Row) -> str:
        """A garrison right of what is printed; a neutral force on ink."""
        area = self.areas[id]
        if not area["garrison"]:
            return ""
        wide = sum(thing[1] for thing in row.things) + 4 * (len(row.things) - 1)
        house = self.table.house(area["home"])
        return garrison(area["garrison"], round(x + wide / 2 + 18), round(y), house)

    def _has_pieces(self, id: str) -> bool:
        area = self.areas[id]
        return bool(area["units"]) or self._order(id) != ""

    def _order(self, id: str) -> str:
        """The order token of an area: its face, its back, an empty place that waits for one, or nothing."""
        area = self.areas[id]
        planned = (
            self.draft.token(id) if self.draft is not None and id in self.table.mine() else area["order"]
        )
        if planned:
            return f"ts-o-{planned}"
        planning = self.table.view["planning"]
        if planning is None or area["owner"] < 0 or not area["units"]:
            return ""
        if area["owner"] in planning["ready"] and area["owner"] != self.table.own:
            return f"ts-o-back-{self.table.house(area['owner'])}"
        return "slot" if area["owner"] == self.table.own and self.table.kind else ""

    def _pieces(self, id: str, x: float, middle: float) -> str:
        """Units side by side, the order on their right."""
        area, table = self.areas[id], self.table
        house = table.house(area["owner"])
        counters = counted(area["units"], area["routed"])
        order = self._order(id)
        wide = len(counters) * (UNIT + GAP) - GAP + (ORDER_WIDE + 2 if order else 0)
        at = x - wide / 2
        drawn = []
        going = self._going(id)
        seen: dict[str, int] = {}
        for kind, number, routed in counters:
            picked = "pickd" if seen.get(kind, 0) < going.get(kind, 0) else ""
            seen[kind] = seen.get(kind, 0) + number
            spot = (round(at), round(middle - 17 - (5 if picked else 0)))
            drawn.append(self._counter(id, kind, number, routed, spot, picked))
            at += UNIT + GAP
        drawn.append(self._token(id, order, house, round(at), round(middle - 25)))
        return "".join(drawn)

    def _counter(
        self, id: str, kind: str, number: int, routed: int, at: tuple[float, float], css: str
    ) -> str:
        """A unit; a target where units of this area are chosen."""
        house = self.table.house(self.areas[id]["owner"])
        thing = f"unit-{kind}-{self.areas[id]['owner']}"
        drawn = counter(kind, number, routed, house, *at, thing, css)
        if css or not self._picks_units(id) or kind not in self.table.choices:
            return drawn
        ring = f'<rect class="uring" x="{at[0] - 3:g}" y="{at[1] - 3:g}" width="36" height="38" rx="8"/>'
        return f'<a class="unit" {self.table.link(kind)}>{ring}{drawn}</a>'

    def _picks_units(self, id: str) -> bool:
        """Whether units of this area are chosen now."""
        return self.table.kind in ("group", "unit") and id == self.table.here

    def _going(self, id: str) -> Units:
        """The units of an area that are being sent away."""
        march = self.table.view["march"]
        return march["group"] if march is not None and march["from"] == id else {}

    def _token(self, id: str, order: str, house: str, x: float, y: float) -> str:
        if not order:
            return ""
        if order == "slot":
            css = "oslot now" if id == self.table.here else "oslot"
            return f'<circle class="{css}" cx="{x + 22:g}" cy="{y + 24:g}" r="19"/>'
        fresh = self.draft is not None and id in self.draft.orders
        css = f"o h-{house}" + (" mine" if fresh else "") + (" act" if id == self.table.here else "")
        face = order.removeprefix("ts-o-")
        return use(order, x, y, ORDER_WIDE, css, ORDER_HIGH, f' data-thing="order" data-face="{face}"')

    def _guests(self, id: str) -> list[Guest]:
        """Units that are on their way into an area: those of an attack, or of a group being put together."""
        table = self.table
        if id == table.goal:
            march = table.march()
            house = table.house(march["seat"])
            return [(kind, number, house, "") for kind, number in march["group"].items() if number]
        if self.combat is None or self.combat["area"] != id or self.combat["entered"]:
            return []
        side = self.combat["attacker"]
        seat = side["seat"]
        return [
            (kind, number, table.house(seat), f"unit-{kind}-{seat}")
            for kind, number in zip(t.UNITS, side["units"], strict=True)
            if number
        ]

    # -- the edges of the map -----------------------------------------------------------------------------------------

    def _threat(self) -> str:
        """The wildling track, beyond the Wall."""
        now = self.table.view["threat"]
        x, y = THREAT_AT
        said = self.table.say("threat", number=now)
        title = self.table.say("wildlings")
        wide = LETTER * len(title)
        drawn = [
            use("axe", round(x - 8 - wide), y - 15, 26, "thr-i"),
            f'<text class="thr-l" x="{x + 25 - wide / 2:g}" y="{y + 8}">{text(title)}</text>',
        ]
        for place, step in enumerate(range(0, t.MOST_THREAT + 1, t.THREAT_OF_ICON)):
            css = "thr now" if step == now else "thr past" if step < now else "thr"
            at = x + 56 + 58 * place
            drawn.append(f'<circle class="{css}" cx="{at}" cy="{y}" r="20"/>')
            drawn.append(f'<text class="{css} n" x="{at}" y="{y + 8}">{step}</text>')
        return f'<g class="wild" role="img" aria-label="{text(said)}">{"".join(drawn)}</g>'

    # -- in words -----------------------------------------------------------------------------------------------------

    def _says(self, id: str, area: AreaView) -> str:
        """An area for those who listen."""
        table, say = self.table, self.table.say
        parts = [table.area(id)]
        if area["controller"] >= 0:
            parts.append(table.house_name(area["controller"]))
        printed = table.printed["areas"][id]
        parts += [say(f"has-{printed['structure']}")] if printed["structure"] else []
        icons = {"barrels": printed["barrels"], "crowns": printed["crowns"]}
        parts += [say(f"has-{what}", number=number) for what, number in icons.items() if number]
        if area["garrison"]:
            parts.append(say("has-garrison" if area["home"] >= 0 else "has-neutral", number=area["garrison"]))
        parts += [say(f"has-{kind}", number=number) for kind, number in area["units"].items()]
        if sum(area["routed"].values()):
            parts.append(say("has-routed", number=sum(area["routed"].values())))
        order = self._order(id).removeprefix("ts-o-")
        if order.startswith("back-"):
            parts.append(say("has-hidden"))
        elif order and order != "slot":
            parts.append(table.order(order))
        if area["blocked"]:
            parts.append(say("has-blocked"))
        return ", ".join(parts)


# -- pieces of the map ------------------------------------------------------------------------------------------------


@lru_cache(512)
def _band(place: Place, house: str) -> str:
    """The House's hatching in a band inside the outline."""
    shape = f'href="#{place.shape}"'
    hatched = f'<use class="b3" {shape} stroke="url(#ts-t-{house})"/>' if house in HATCHING else ""
    return (
        f'<g class="band h-{house}" clip-path="url(#{place.clip})"><use class="b2" {shape}/>'
        f'<use class="b1" {shape}/>{hatched}</g>'
    )


@lru_cache(128)
def _hit(place: Place) -> str:
    """All of an area that answers to touch."""
    if place.kind == "sea":
        x, y = place.at
        wide, high = SEA_REACH
        return f'<ellipse class="hit" cx="{x:g}" cy="{y:g}" rx="{wide}" ry="{high}"/>'
    return f'<use class="hit" href="#{place.shape}"/>'


@lru_cache(128)
def _ring(place: Place) -> str:
    """A ring around a target, on a casing that shows on any field."""
    if place.kind == "sea":
        x, y = place.at
        wide, high = SEA_REACH
        shape = f'cx="{x:g}" cy="{y:g}" rx="{wide}" ry="{high}"'
        return f'<ellipse class="ring-case sea" {shape}/><ellipse class="ring sea" {shape}/>{_hit(place)}'
    href = f'href="#{place.shape}"'
    return (
        f'<g clip-path="url(#{place.clip})"><use class="wash" {href}/><use class="ring-case" {href}/>'
        f'<use class="ring" {href}/></g>{_hit(place)}'
    )


def _army(units: list[Guest], x: float, y: float) -> str:
    """Units on their way, as ghosts, with crossed swords before them."""
    one_by_one = [(kind, 1, house, thing) for kind, number, house, thing in units for _ in range(number)]
    shown = one_by_one if len(one_by_one) <= 4 else units
    at = x - (len(shown) * (UNIT + GAP) + 26) / 2
    drawn = [use("swords", round(at), round(y + 3), 24, "seal-i")]
    at += 27
    for kind, number, house, thing in shown:
        drawn.append(counter(kind, number, 0, house, round(at), round(y), thing, "ghost"))
        at += UNIT + GAP
    return "".join(drawn)


def _looks(area: AreaView) -> tuple[object, ...]:
    """What a player would notice of an area, but for orders."""
    return area["controller"], area["units"], area["routed"], area["token"], area["garrison"]


PHASES = {
    "deal": "objectives",
    "goals": "objectives",
    "ballots": "alliances",
    "attack": "wildlings",
    "hordes": "wildlings",
    "clash": "clash",
    "mustering": "muster",
    "westeros": "westeros",
    "plan": "plan",
    "raven": "raven",
    "swap": "raven",
    "top": "raven",
}
"""The phase that something pending belongs to."""


def phase_of(view: TronoView) -> str:
    """What is under way."""
    if view["over"]:
        return "over"
    if view["combat"] is not None:
        return "combat"
    for one in reversed(view["pending"]):
        if one["step"] in PHASES:
            return PHASES[one["step"]]
        if one["step"] == "turns":
            return str(one["about"]["type"])
    return "action"

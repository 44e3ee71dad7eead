"""The tavern as one board: the Mess Hall, the Cellar, Kitchen, Chores, Workshop, Office, the Chamber, and the clock."""

from __future__ import annotations

from functools import lru_cache
from math import cos, radians, sin

from ....kit.emblems import icon, shield
from ....kit.markup import NOTHING, Markup, joined, tag
from ....kit.provenance import badge_of_all
from ..rules import tables as t
from ..view import ChamberTaskView, ChamberView, OrderView, SpaceView, ZoneView
from .emblems import AREAS, SYMBOLS, die, good
from .memory import bottom
from .rack import Rack
from .slips import due, said, slip
from .targets import FROM_RIVAL, PLACING, TURN, Table
from .zones import asks_for, by, gains, ghosts, placed, skill, takes, ways

ROOMS = (
    ("kitchen", t.KITCHEN_ZONE, t.CHORES_ZONE),
    ("chores", t.CHORES_ZONE, t.OFFICE_ZONE),
    ("workshop", t.REPLACE_ZONE, t.CHAMBER_ZONE),
    ("office", t.OFFICE_ZONE, t.REPLACE_ZONE),
)
"""The areas with zones that are printed on the board, but for the Cellar."""
FREE = Markup('<i class="space"></i>')
"""A free space of the Cellar."""
OR = Markup('<i class="or" aria-hidden="true">/</i>')
"""Between two piles of which one is taken from."""
FIRST_MINUTE = 22 * 60
STEP = 20
"""The clock of the tavern: when it begins, and how far it goes on with every round."""


class Tavern:
    """The board of a scene."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.view = table.view
        self.empty = frozenset(kind for kind, left in self.view["piles"].items() if not left)
        before = table.before
        self.before: list[ZoneView] | None = (
            None if before is None or before["round"] != self.view["round"] else before["zones"]
        )

    def draw(self) -> Markup:
        """The whole board, with the reader's dice."""
        heading = tag("h2", self.table.say("tavern"), id="tav-h", class_="vh")
        rack = Rack(self.table).draw()
        kitchen, chores, workshop, office = [self._room(*room) for room in ROOMS]
        rooms = [self._hall(), kitchen, chores, self._cellar(), workshop, office, self._clock()]
        chamber = self.view["chamber"]
        if chamber is not None:
            rooms.insert(4, self._chamber(chamber))
        if chamber is not None and chamber["open"]:
            rooms.insert(7, self._mrs_nasty())
        css = "tavern with" if chamber is not None and chamber["open"] else "tavern"
        board = tag("div", *rooms, class_=css)
        return tag("section", heading, rack, board, class_="tavern-board", aria_labelledby="tav-h")

    def _heading(self, area: str, note: Markup | str = "") -> Markup:
        name = self.table.words.text(f"board-area-{area}") if area != "hall" else self.table.say("hall")
        named: list[Markup | str] = [name]
        if area == "chamber":  # the whole name is too long where it stands on its side
            named = [
                tag("span", name, class_="wording"),
                tag("span", self.table.say("chamber"), class_="short"),
            ]
        return tag("h3", icon(AREAS[area]), *named, tag("span", note, class_="note") if note else "")

    # -- the Mess Hall ------------------------------------------------------------------------------------------------

    def _hall(self) -> Markup:
        spaces = [self._space(number, space) for number, space in enumerate(self.view["hall"])]
        left = self.view["decks"]["orders"]["left"]
        inside = joined([icon("cards"), self.table.say("deck", number=left)])
        deck = self.table.touch("deck", inside, "deck", "")
        lists = tag("ul", *spaces, class_="orders")
        shown = [space["order"]["source"] for space in self.view["hall"] if space["order"] is not None]
        known = badge_of_all(self.table.words, shown)
        heading = tag(
            "div", self._heading("hall", known), bottom(self.table), deck, class_="top", data_anchor="orders"
        )
        return tag("section", heading, lists, class_="room hall", data_anchor="hall")

    def _space(self, number: int, space: SpaceView) -> Markup:
        order = space["order"]
        if order is None:
            return self._gone(space["meeple"])
        move = self._move(number)
        wanted = move.startswith("order") and move in self.table.choices
        inside = slip(self.table, order, wanted)
        label = said(self.table, order)
        if space["blocked"]:
            inside += self._blocked()
            label += " " + self.table.say("blocked-order")
        touched = self.table.touch(move, inside, "in", label)
        css = f"order{self.table.state(move)}{' shut' if space['blocked'] else ''}{self._new(number, order)}"
        return tag("li", touched, class_=css, data_thing=f"order-{order['id']}")

    def _move(self, number: int) -> str:
        """What can be done with an order of the hall: it is taken, or it is discarded."""
        drop = f"drop {number + 1}"
        return drop if drop in self.table.choices else f"order {number + 1}"

    def _new(self, number: int, order: OrderView) -> str:
        before = self.table.before
        if before is None:
            return ""
        was = before["hall"][number]["order"]
        return " last" if was is None or was["id"] != order["id"] else ""

    def _blocked(self) -> Markup:
        face = (self.view["automa"] or {}).get("white", 0)
        return tag(
            "span", icon("lock", "ic lock"), die(face, "auto a-white") if face else "", class_="shut-by"
        )

    def _gone(self, seat: int | None) -> Markup:
        """A space whose order somebody has taken."""
        if seat is None:
            return tag("li", tag("span", self.table.say("no-order"), class_="in"), class_="order gone")
        order = self.table.players[seat]["open"]
        name = self.table.name(f"order-{order['id']}") if order else ""
        who = tag("span", tag("b", self.table.words.player(seat)), name, class_="on")
        due_now = due(order) if order else ""
        return tag("li", tag("span", shield(seat), who, due_now, class_="in"), class_="order gone")

    # -- zones --------------------------------------------------------------------------------------------------------

    def _room(self, area: str, start: int, stop: int) -> Markup:
        slots = [self._slot(zone) for zone in range(start, stop)]
        row = tag("ul", *slots, class_="slots one" if len(slots) == 1 else "slots")
        return tag("section", self._heading(area, self._skill(area)), row, class_=f"room {area}")

    def _skill(self, area: str) -> str:
        """What the reader's track adds in an area; a spectator has none."""
        if area not in ("kitchen", "chores") or self.table.own is None:
            return ""
        bonus = skill(self.table, t.KITCHEN_ZONE if area == "kitchen" else t.CHORES_ZONE)
        return self.table.say("bonus", number=bonus) if bonus else ""

    def _slot(self, zone: int) -> Markup:
        """A zone of the board with one space."""
        facts = self.view["zones"][zone]
        name = self.table.name(f"zone-{facts['id']}")
        inside = [
            asks_for(facts["total"], facts["dice"]),
            self._gives(zone),
            _name(self.table.zone_name(facts["id"], name)),
            self._by(zone, facts),
            self._laid(zone, facts),
        ]
        return self._touch(zone, facts, inside, name, "slot")

    def _gives(self, zone: int) -> Markup:
        """What a zone gives; a Magic Potion with what is left of the pile."""
        if zone != t.POTION_ZONE:
            return gains(self.table, zone, self.empty)
        left = self.view["piles"]["potion"]
        names = {"data_anchor": "pile-potion", "data_thing": "ingredient-potion"}
        pile = tag("span", _pile("potion", left), class_="pile num", **names)
        return tag("span", pile, icon("cards"), class_="gain num", aria_hidden="true")

    def _touch(
        self, zone: int, facts: ZoneView, inside: list[Markup], name: str, css: str, more: str = ""
    ) -> Markup:
        move = f"place {t.ZONE_NAMES[zone]}"
        full = len(facts["placed"]) >= facts["spaces"]
        state = self.table.state(move)
        if zone == self.table.zone and not state.endswith("pick"):
            state = " pick"
        elif full and not state:
            state = " taken"
        touched = self.table.touch(move, joined(inside), "in", self._label(facts, name, more))
        classes = f"{css}{state}{self._just(zone, facts)}"
        dice = takes(self.table, zone, facts["total"], facts["dice"])
        return Markup(f'<li class="{classes}" data-anchor="zone-{zone}"{dice}>{touched}</li>')

    def _label(self, facts: ZoneView, name: str, more: str) -> str:
        return self.table.say("zone", zone=name, total=facts["total"], number=facts["dice"]) + more

    def _by(self, zone: int, facts: ZoneView) -> Markup:
        """With which dice one could place here."""
        move = f"place {t.ZONE_NAMES[zone]}"
        if move not in self.table.choices or self.table.kind not in TURN or zone == self.table.zone:
            return NOTHING
        return by(self.table, facts["total"], facts["dice"])

    def _laid(self, zone: int, facts: ZoneView) -> Markup:
        """The dice that lie on a zone, and those that are about to."""
        last = bool(self._just(zone, facts))
        found = [
            placed(self.table, zone, one, last and number == len(facts["placed"]) - 1)
            for number, one in enumerate(facts["placed"])
        ]
        return joined([*found, self._ghosts(zone, facts)])

    def _ghosts(self, zone: int, facts: ZoneView) -> Markup:
        """What the chosen move would lay here, or the dice picked so far."""
        if zone != self.table.zone:
            return NOTHING
        after = self.table.after
        if after is not None and len(after["zones"][zone]["placed"]) > len(facts["placed"]):
            return ghosts(self.table, after["zones"][zone]["placed"][-1]["dice"])
        faces = [*self.view["picked"], *self._chosen_dice(facts)]
        return ghosts(self.table, faces) if faces else NOTHING

    def _chosen_dice(self, facts: ZoneView) -> list[int]:
        """The dice that the chosen move lays, where nobody can tell what comes of it."""
        verb, _, face = self.table.chosen.partition(" ")
        if verb == "die" and face.isdigit() and self.table.kind in PLACING:
            return [int(face), *self._forced(facts, int(face))]
        if verb != "place":
            return []
        found = ways(tuple(sorted(self.table.mine["dice"])), facts["total"], facts["dice"])
        return list(found[0]) if len(found) == 1 else []

    def _forced(self, facts: ZoneView, face: int) -> tuple[int, ...]:
        """The dice that go with the last one chosen, where no others fit."""
        dice, picked = sorted(self.table.mine["dice"]), [*self.view["picked"], face]
        number, total = facts["dice"] - len(picked), facts["total"] - sum(picked)
        if face not in dice or max(number, total) <= 0:
            return ()
        dice.remove(face)
        found = ways(tuple(dice), total, max(number, 0))
        return found[0] if len(found) == 1 else ()

    def _just(self, zone: int, facts: ZoneView) -> str:
        """The class of a zone that the last move used."""
        if self.before is None or len(self.before[zone]["placed"]) >= len(facts["placed"]):
            return ""
        return " last"

    # -- the Cellar ---------------------------------------------------------------------------------------------------

    def _cellar(self) -> Markup:
        casks = [self._cask(zone) for zone in range(t.KITCHEN_ZONE)]
        row = tag("ul", *casks, class_="slots six")
        heading = self._heading("cellar", self.table.say("one-of-two"))
        return tag("section", heading, row, class_="room cellar")

    def _cask(self, zone: int) -> Markup:
        facts = self.view["zones"][zone]
        kinds = [t.INGREDIENTS[kind] for kind in t.CELLAR[zone]]
        piles = [self._pile(kind) for kind in kinds]
        free = [FREE] * (facts["spaces"] - len(facts["placed"]))
        if zone == self.table.zone and self._ghosts(zone, facts):
            free = free[1:]
        spaces = tag("span", self._laid(zone, facts), *free, class_=f"spaces of-{facts['spaces']}")
        inside = [
            asks_for(facts["total"], 0),
            tag("span", piles[0], OR, piles[1], class_="gain"),
            spaces,
            self._by(zone, facts),
        ]
        more = ": " + self.table.goods({kind: self.view["piles"][kind] for kind in kinds})
        return self._touch(zone, facts, inside, self.table.name(f"zone-{facts['id']}"), "slot cask", more)

    def _pile(self, kind: str) -> Markup:
        """A pile; as a target where an ingredient is to be taken from it."""
        left = self.view["piles"][kind]
        inside = _pile(kind, left)
        move = f"take {kind}"
        if move in self.table.choices and self.table.kind not in FROM_RIVAL:
            inside = self.table.button(move, inside, "pile num give-good")
        names = f'data-anchor="pile-{kind}" data-thing="ingredient-{kind}"'
        return Markup(f'<span class="pile num" {names}>{inside}</span>')

    # -- the Secret Chamber -------------------------------------------------------------------------------------------

    def _chamber(self, chamber: ChamberView) -> Markup:
        if not chamber["open"]:
            shut = tag("p", icon("lock"), self.table.words.text("board-closed"), class_="closed")
            return tag("section", self._heading("chamber"), shut, class_="room chamber", data_anchor="tasks")
        tasks = [self._task(place, one) for place, one in enumerate(chamber["tasks"])]
        slots = tag("ul", *tasks, class_="slots")
        return tag("section", self._heading("chamber"), slots, class_="room chamber", data_anchor="tasks")

    def _mrs_nasty(self) -> Markup:
        """Her place in the Chamber, with the Modifiers that she still has to give."""
        left = self.view["decks"]["modifiers"]
        spoken = self.table.say("modifiers-left", number=left)
        supply = tag("span", icon("wedge", "ic", spoken), f"×{left}", class_="num", title=spoken)
        heading = tag("h3", self.table.say("zone-mrs-nasty"), tag("span", supply, class_="note"))
        slot = self._slot(t.MRS_NASTY_ZONE)
        return tag("section", heading, tag("ul", slot, class_="slots one"), class_="room chamber mrs-nasty")

    def _task(self, place: int, one: ChamberTaskView) -> Markup:
        task, zone = one["task"], t.CHAMBER_ZONE + place
        if task is None:
            nothing = tag("span", self.table.say("no-task"), class_="in")
            return tag("li", nothing, class_="slot taken", data_anchor=f"zone-{zone}")
        facts = self.view["zones"][zone]
        does = self.table.does(task["does"])
        inside = [
            asks_for(task["total"], 0),
            tag("span", icon(SYMBOLS[task["type"]]), self._token(one["token"]), class_="gain"),
            tag("span", self.table.marked("task", task), does, class_="caption"),
            self._by(zone, facts),
            self._laid(zone, facts),
        ]
        more = f": {does}"
        return self._touch(zone, facts, inside, self.table.name(f"task-{task['id']}"), "slot task", more)

    def _token(self, token: str | None) -> Markup:
        """The token that lies on a task: a Drink, or Mrs. Nasty."""
        if token is None:
            return NOTHING
        if token == "mrs-nasty":
            return icon("mask", "ic token", self.table.name("token-mrs-nasty"))
        return tag("span", good(token, self.table.name(f"drink-{token}")), class_="token")

    # -- the clock ----------------------------------------------------------------------------------------------------

    def _clock(self) -> Markup:
        number = max(1, self.view["round"])
        minutes, time = FIRST_MINUTE + STEP * (number - 1), self.table.name(f"time-{number}")
        said = self.table.say("clock", number=number, most=t.ROUNDS, time=time)
        lines = [
            tag("b", time, class_="num"),
            tag("span", self.table.say("round", number=number, most=t.ROUNDS)),
            tag("span", self._closing(number), class_="note"),
        ]
        dial = clock(number, minutes, said)
        return tag("section", dial, tag("p", *lines), class_="room clock-room")

    def _closing(self, number: int) -> str:
        return self.table.say("last-round") if number == t.ROUNDS else self.table.say("closes")


@lru_cache(256)
def _name(name: str) -> Markup:
    return tag("span", name, class_="caption")


@lru_cache(512)
def _pile(kind: str, left: int) -> Markup:
    """A pile of the Cellar with what is left of it."""
    return joined([good(kind, classes="" if left else "no"), tag("small", str(left))])


@lru_cache(256)
def clock(number: int, minutes: int, label: str) -> Markup:
    """A clock with a mark for each round and the hands at their place."""
    marks = [_mark(one, number) for one in range(1, t.ROUNDS + 1)]
    hour, minute = minutes / 2, minutes % 60 * 6
    hands = [_hand(hour, 21, 5), _hand(minute, 29, 3)]
    face = '<circle class="face" cx="50" cy="50" r="46"/><circle class="rim" cx="50" cy="50" r="46"/>'
    pin = '<circle class="pin" cx="50" cy="50" r="4"/>'
    inside = Markup(face + "".join(marks) + "".join(hands) + pin)
    return tag("svg", inside, class_="clock", viewBox="0 0 100 100", role="img", aria_label=label)


def _mark(one: int, number: int) -> str:
    """The mark of a round, from ten to one o'clock, twenty minutes apart."""
    x, y = _point(300 + 10 * (one - 1), 36)
    css = "tick now" if one == number else "tick done" if one < number else "tick"
    return f'<circle class="{css}" cx="{x:g}" cy="{y:g}" r="{5 if one == number else 3.4}"/>'


def _hand(angle: float, length: float, width: int) -> str:
    x, y = _point(angle, length)
    return f'<path class="hand" d="M50 50L{x:g} {y:g}" stroke-width="{width}"/>'


def _point(angle: float, length: float) -> tuple[float, float]:
    return round(50 + length * sin(radians(angle)), 1), round(50 - length * cos(radians(angle)), 1)

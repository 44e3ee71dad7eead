"""Beside the board: the other players with their orders, goods, tracks and dice; alone, what is to be reached."""

from __future__ import annotations

from ....engine.phrases import Phrase
from ....kit.emblems import icon, player_class, shield
from ....kit.markup import NOTHING, Markup, tag, vh
from ....kit.provenance import badge
from ..rules.deeds import condition_phrase
from ..rules.events import dice_of, goods_of
from ..rules.tables import INGREDIENTS, QUOTA
from ..view import GoalView, OrderView, PlayerView
from .boards import character, commands, given, held, no_dice, tokens, tracks
from .emblems import die, good, owner
from .memory import hand
from .slips import ladder, needs, patience, people, said
from .targets import FROM_RIVAL, Table

MOST_LADDERS = 4
"""With more players than these there is room for an order's patience only, not for all of its points to come."""


class Side:
    """The other players of a scene."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.view = table.view

    def draw(self) -> Markup:
        """The others as they sit around the table, from the reader's left."""
        if self.view["seats"] == 1:
            return self._goal()
        seats = [(self.table.me + step) % self.view["seats"] for step in range(1, self.view["seats"])]
        panels = [self._panel(seat) for seat in seats]
        heading = tag("h2", self.table.say("others"), class_="vh", id="others-h")
        css = f"shelf n{len(panels)}"
        return tag("section", heading, *panels, class_=css, aria_labelledby="others-h", tabindex="0")

    # -- a player -----------------------------------------------------------------------------------------------------

    def _panel(self, seat: int) -> Markup:
        player = self.table.players[seat]
        move = f"rival {seat + 1}"
        rows = [
            self._header(seat, player, move),
            *self._order(seat, player),
            *commands(self.table, seat),
            self._pantry(seat),
            tag(
                "div",
                tag("div", *tracks(self.table, seat), class_="tracks"),
                self._dice(player),
                class_="low",
            ),
            self._more(player),
            self._tasks(player),
            *self._shown(player),
        ]
        css = f"opponent panel {player_class(seat)}{self.table.state(move)}"
        label = self.table.words.player(seat)
        return tag("article", *rows, class_=css, aria_label=label, data_anchor=f"board-{seat}")

    def _pantry(self, seat: int) -> Markup:
        css = f"held{self._fresh(seat)}"
        return tag(
            "p", vh(self.table.say("goods")), *self._goods(seat), class_=css, data_anchor=goods_of(seat)
        )

    def _goods(self, seat: int) -> list[Markup]:
        """The ingredients; as targets where one of them is to be taken."""
        if self.table.kind not in FROM_RIVAL or self.table.rival != seat:
            return held(self.table, seat)
        return [given(self.table, f"take {kind}", kind, number) for kind, number in self._sorted(seat)]

    def _sorted(self, seat: int) -> list[tuple[str, int]]:
        goods = self.table.players[seat]["ingredients"]
        return [(kind, goods[kind]) for kind in INGREDIENTS if kind in goods]

    def _fresh(self, seat: int) -> str:
        return self.table.fresh(seat, "ingredients")

    def _header(self, seat: int, player: PlayerView, move: str) -> Markup:
        name: Markup = tag("b", self.table.words.player(seat))
        if move in self.table.choices:
            name = Markup(f'<a class="cover" {self.table.link(move)}>{name}</a>')
        marks = []
        if self.view["marker"] == seat:
            marks.append(icon("crown", "ic first", self.table.say("first")))
        if self.view["white"] == seat:
            white = self.table.say("white")
            marks.append(tag("span", class_="white-die", role="img", aria_label=white, title=white))
        return tag("h3", shield(seat), name, *marks, character(self.table, seat))

    def _order(self, seat: int, player: PlayerView) -> list[Markup]:
        """The open order: points now and later, what is there and what is missing."""
        order = player["open"]
        if order is None:
            return [tag("p", self.table.say("no-open-order"), class_="order-line nil")]
        fresh = (
            " last" if (was := self.table.was(seat)) is not None and _id(was["open"]) != order["id"] else ""
        )
        title = self.table.card("order", order, "caption")
        points = tag("b", str(order["now"]), class_="pts num")
        told = vh(f" {said(self.table, order)} {self.table.say('late', number=order['late'])}")
        line = tag("p", title, people(self.table, order), points, told, class_=f"order-line{fresh}")
        waits = (
            patience(order["patience"] - order["late"], order["penalty"])
            if self.view["seats"] > MOST_LADDERS
            else ladder(order, order["late"])
        )
        row = tag("p", needs(order, player["ingredients"]), waits, class_="need")
        return [tag("div", line, row, class_="slip", data_thing=f"order-{order['id']}")]

    def _dice(self, player: PlayerView) -> Markup:
        seat = player["seat"]
        if not player["dice"]:
            return tag("p", no_dice(self.table), class_="dice-line note", data_anchor=dice_of(seat))
        dice = [self._die(seat, face) for face in sorted(player["dice"])]
        faces = ", ".join(str(face) for face in sorted(player["dice"]))
        return tag(
            "p", vh(self.table.say("dice", dice=faces)), *dice, class_="dice-line", data_anchor=dice_of(seat)
        )

    def _die(self, seat: int, face: int) -> Markup:
        """A die; as a target where it may be rolled again."""
        drawn = die(face, owner(seat), "", f"die-{face}")
        move = f"die {face}"
        if self.table.kind != "reroll-rival" or self.table.rival != seat or move not in self.table.choices:
            return drawn
        return self.table.button(move, drawn, "give-good")

    def _more(self, player: PlayerView) -> Markup:
        """Items in hand, orders served, tokens and Drinks: by their number."""
        items = self.table.words.text("board-items", number=player["items"])
        parts = [
            hand(self.table, player, _count("cards", player["items"], items)),
            _count(
                "check",
                len(player["served"]),
                self.table.words.text("board-served", number=len(player["served"])),
            ),
            *tokens(self.table, player),
        ]
        parts += [self._drink(kind, number) for kind, number in player["drinks"].items()]
        return tag("div", *parts, class_="hold")

    def _drink(self, kind: str, number: int) -> Markup:
        """A Drink by its ingredient; its name for whoever lingers on it."""
        name = self.table.name(f"drink-{kind}")
        times = tag("span", f"×{number}", aria_hidden="true") if number > 1 else ""
        label = f"{name} {number}" if number > 1 else name
        sign = tag("span", good(kind, label), class_="token")
        return tag("span", sign, times, class_="count num drink", title=label)

    def _tasks(self, player: PlayerView) -> Markup:
        """The tasks of the Chamber on the own board."""
        if not player["tasks"]:
            return NOTHING
        names = [
            tag("span", tag("b", str(task["total"]), class_="num"), self.table.name(f"task-{task['id']}"))
            for task in player["tasks"]
        ]
        return tag("p", icon("door"), vh(self.table.say("own-tasks")), *names, class_="owns")

    def _shown(self, player: PlayerView) -> list[Markup]:
        """The secret task, once it is shown at the end."""
        secret = player["secret"]
        if secret is None:
            return []
        name, does = self.table.name(f"secret-{secret['id']}"), self.table.does(secret["does"])
        points = tag("span", str(secret["points"]), class_="pts num")
        sign = icon("lock", "ic", self.table.say("secret-of"))
        return [tag("p", sign, tag("span", name, title=does), points, class_="shown")]

    # -- alone --------------------------------------------------------------------------------------------------------

    def _goal(self) -> Markup:
        """What one player alone is to reach: the quota, or the assignment."""
        assignment = self.view["assignment"]
        if assignment is None:
            points = self.table.mine["points"]
            line = tag("p", self.table.say("quota", number=QUOTA), class_="note")
            bar = tag("progress", value=max(0, points), max=QUOTA, aria_label=self.table.say("goal"))
            now = tag("p", tag("b", str(points), class_="pts num"), f" / {QUOTA}", class_="num now")
            return tag(
                "section",
                tag("h2", icon("star"), self.table.say("goal")),
                now,
                bar,
                line,
                class_="goal panel",
            )
        rows = [self._condition(one) for one in assignment["conditions"]]
        name = self.table.name(f"assignment-{assignment['id']}")
        flavour = self.table.words.text(f"flavour-{assignment['id']}")
        note = tag("p", flavour, class_="note")
        known = badge(self.table.words, assignment["source"], f"assignment-{assignment['id']}-note")
        return tag(
            "section",
            tag("h2", icon("scroll"), name, " ", known),
            note,
            tag("ul", *rows),
            class_="goal panel",
        )

    def _condition(self, one: GoalView) -> Markup:
        phrase: Phrase = condition_phrase(one["condition"])
        state = "met" if one["met"] else "open"
        sign = icon("check" if one["met"] else "hourglass", "ic", self.table.say(state))
        count = tag("b", str(one["count"]), class_="num")
        return tag("li", sign, tag("span", self.table.words.say(phrase)), count, class_=state)


def _count(emblem: str, number: int, label: str) -> Markup:
    return tag(
        "span", icon(emblem, "ic", label), tag("span", f"×{number}", aria_hidden="true"), class_="count num"
    )


def _id(order: OrderView | None) -> str:
    return "" if order is None else order["id"]

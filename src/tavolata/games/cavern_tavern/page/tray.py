"""The reader's own board: the open order, the pantry, items and tokens, tracks, character, secret task, Nasty Says.

What is asked besides stands on top, with every answer that is not to be found on the board.
"""

from __future__ import annotations

from collections.abc import Iterator

from ....kit.emblems import icon, player_class, shield
from ....kit.markup import NOTHING, Markup, joined, tag, text, vh
from ....kit.phrases import phrase_in
from ..rules.tables import INGREDIENTS, MOST_ITEMS_HELD, MOST_TASKS_HELD, OWN_ZONE
from ..view import OpenOrderView, OwnTaskView, SpokenCardView
from .answers import Box
from .boards import dots, drink, given, held, tokens, tracks
from .emblems import SYMBOLS, die, good, owner
from .memory import item_deck
from .slips import ladder, needs, people, said
from .targets import TURN, Table
from .zones import asks_for, takes

MANY_CARDS = 2
"""From how many items and Nasty Says on, beside tasks of the Chamber, the own board is packed."""
GIVING = ("exchange", "swap-give", "pay-order", "pay-says")
"""Questions that are answered with an ingredient of one's own."""


class Mine:
    """The own board of a scene."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.view = table.view
        self.player = table.mine

    def draw(self) -> Markup:
        """The whole board; the question comes first, but is made last, of what has no place elsewhere."""
        me = self.table.me
        own = self.table.own is not None
        title = (
            self.table.say("mine") if own else self.table.say("board-of", player=self.table.words.player(me))
        )
        heading = tag("h2", title, id="mine-h", class_="vh")
        columns = [self._order(), self._bag(), self._items(), self._duties(), self._tasks(), self._cards()]
        box = Box(self.table).draw()
        css = f"tray panel {player_class(me)}{' packed' if self._packed() else ''}"
        board = tag("div", *columns, class_="tray-grid")
        return tag(
            "section", heading, box, board, class_=css, aria_labelledby="mine-h", data_anchor=f"board-{me}"
        )

    def _packed(self) -> bool:
        """Whether so many cards lie here that a low screen has room for the names of some of them only."""
        others = self.player["items"] + len(self.player["says"])
        return bool(self.player["tasks"]) and others >= MANY_CARDS

    # -- the order ----------------------------------------------------------------------------------------------------

    def _order(self) -> Markup:
        order = self.player["open"]
        if order is None:
            return tag(
                "div", tag("p", self.table.say("no-open-order"), class_="order-line nil"), class_="my-order"
            )
        points = self._points(order)
        title = tag("p", self.table.marked("order", order), points, class_="order-line")
        told = vh(f"{said(self.table, order)} {self.table.say('late', number=order['late'])}")
        then = self.table.then(self.table.me)["ingredients"]
        rows = [
            title,
            tag("p", people(self.table, order), told, self._since(order), *self._serving(), class_="wait"),
            tag("p", needs(order, self.player["ingredients"], then), class_="asked-goods"),
            tag("p", ladder(order, order["late"]), *self._choosing(), class_="ladders"),
        ]
        return tag("div", *rows, class_="my-order", data_thing=f"order-{order['id']}")

    def _points(self, order: OpenOrderView) -> Markup:
        """What the order would give now."""
        return tag("span", str(order["now"]), class_="pts num")

    def _since(self, order: OpenOrderView) -> Markup:
        left = order["patience"] - order["late"]
        said = self.table.say("patience", number=left)
        words = tag("span", said, class_="wording")
        number = tag("b", str(left), class_="num short red" if left == 1 else "num short", aria_hidden="true")
        return tag("span", icon("hourglass"), number, words, class_="note", title=said)

    def _serving(self) -> Iterator[Markup]:
        """Serve it, or why not."""
        inside = joined([icon("check"), self.table.say("serve")])
        if "serve" in self.table.choices or self.table.kind in TURN:
            css = "btn small" if "serve" in self.table.choices else "btn small off"
            yield self.table.touch("serve", inside, css, self.table.say("serve-not"))

    def _choosing(self) -> Iterator[Markup]:
        """Choose what is returned, where there is a choice."""
        if "serve choosing" in self.table.choices:
            yield self.table.button("serve choosing", self.table.say("serve-choosing"), "btn small")

    # -- the pantry ---------------------------------------------------------------------------------------------------

    def _bag(self) -> Markup:
        """Ingredients, tokens and tracks."""
        anchor = f"goods-{self.table.me}"
        goods = self._goods()
        empty = tag("span", self.table.say("no-goods"), class_="note")
        pantry = tag(
            "p", vh(self.table.say("goods")), *(goods or [empty]), class_="held big", data_anchor=anchor
        )
        steps = tag("div", *tracks(self.table, self.table.me), class_="my-tracks")
        return tag("div", pantry, *self._tokens(), steps, class_="my-goods")

    def _goods(self) -> list[Markup]:
        """The ingredients; as targets where one of them is to be given."""
        if self.table.kind not in GIVING:
            return held(self.table, self.table.me)
        goods = self.player["ingredients"]
        return [given(self.table, f"give {kind}", kind, goods[kind]) for kind in INGREDIENTS if kind in goods]

    def _items(self) -> Markup:
        number = self.table.say("of-most", number=self.player["items"], most=MOST_ITEMS_HELD)
        title = tag("span", self.table.say("items"), class_="heading")
        name = tag("h3", icon("cards"), title, tag("span", number, class_="note"))
        heading = tag("div", name, item_deck(self.table), class_="top", data_anchor="items")
        hand = [self._item(item) for item in self.player["hand"] or []]
        return tag("div", heading, tag("ul", *hand, class_="items") if hand else "", class_="my-items")

    def _item(self, item: SpokenCardView) -> Markup:
        discard = f"discard {item['id']}"
        move = discard if discard in self.table.choices else f"play {item['id']}"
        name, does = self.table.name(f"item-{item['id']}"), self.table.does(item["does"])
        inside = joined([self.table.marked("item", item), tag("span", does, class_="note")])
        css = "text-card" if move in self.table.choices else "text-card off"
        label = f"{name}: {does}"
        return tag(
            "li", self.table.touch(move, inside, css, label if self.table.kind in TURN else ""), title=label
        )

    def _tokens(self) -> Iterator[Markup]:
        """Modifiers, Mrs. Nasty tokens and Drinks."""
        parts = tokens(self.table, self.player)
        for kind, number in self.player["drinks"].items():
            parts.append(self._drink(f"drink {kind}", kind, number))
            if f"drink {kind} potion" in self.table.choices:
                inside = joined([good(kind), good("potion")])
                parts.append(self.table.button(f"drink {kind} potion", inside, "token-button"))
        if parts:
            yield tag("p", *parts, class_="tokens")

    def _drink(self, move: str, kind: str, number: int) -> Markup:
        inside = drink(self.table, kind, number)
        return self.table.touch(
            move, inside, "token-button" if move in self.table.choices else "token-button off", ""
        )

    # -- duties and cards ---------------------------------------------------------------------------------------------

    def _duties(self) -> Markup:
        """Nasty's commands."""
        rows = list(self._commands())
        return tag("div", *rows, class_="my-duty") if rows else NOTHING

    def _commands(self) -> Iterator[Markup]:
        """Each of Nasty's commands with what would pay for it."""
        for number, one in enumerate(self.player["says"], 1):
            does = self.table.does(one["does"])
            ways = [self._obey(move) for move in self.table.choices if move.startswith(f"obey {number} ")]
            dismiss = f"says {number}"
            if dismiss in self.table.choices:
                ways.append(self.table.button(dismiss, self.table.say("dismiss"), "btn small"))
            text = tag("span", self.table.marked("says", one), tag("span", does, class_="note"), *ways)
            yield tag("div", icon("speech"), text, class_="nasty-says")

    def _obey(self, move: str) -> Markup:
        does = phrase_in(self.table.choices[move].phrase.arguments, "does")
        return self.table.button(move, tag("span", self.table.words.say(does)), "btn small")

    def _cards(self) -> Markup:
        """The cards that stay in front of the reader: character and secret task."""
        cards = [*self._character(), *self._secret()]
        return tag("div", *cards, class_="my-cards") if cards else NOTHING

    def _character(self) -> Iterator[Markup]:
        facts = self.player["character"]
        if facts is None:
            return
        does = self.table.does(facts["does"])
        spoken = vh(self.table.say("uses", number=facts["left"]))
        uses = tag("span", spoken, tag("span", dots(facts["left"]), aria_hidden="true"), class_="dots")
        inside = joined([self.table.marked("character", facts), uses, tag("span", does, class_="note")])
        if "ability" in self.table.choices and self.table.kind in TURN:
            yield tag("p", self.table.button("ability", inside, "text-card who"))
        else:
            yield tag("p", inside, class_="text-card who" if facts["left"] else "text-card who off")

    def _secret(self) -> Iterator[Markup]:
        secret = self.player["secret"]
        if secret is None:
            return
        name, does = self.table.name(f"secret-{secret['id']}"), self.table.does(secret["does"])
        worth = self.table.say("secret-now", count=secret["count"], points=secret["points"])
        told = tag("span", f": {does}. ", class_="does")
        line = tag("span", self.table.marked("secret", secret), told, tag("span", worth, class_="pts"))
        yield tag(
            "p", icon("lock", "ic", self.table.say("secret")), line, class_="secret", title=f"{name}: {does}"
        )

    # -- tasks of the Chamber -----------------------------------------------------------------------------------------

    def _tasks(self) -> Markup:
        """The tasks on the own board."""
        if not self.player["tasks"]:
            return NOTHING
        note = tag(
            "span",
            self.table.say("of-most", number=len(self.player["tasks"]), most=MOST_TASKS_HELD),
            class_="note",
        )
        heading = tag("h3", icon("door"), tag("span", self.table.say("own-tasks"), class_="heading"), note)
        slots = [self._task(place, task) for place, task in enumerate(self.player["tasks"])]
        return tag("div", heading, tag("ul", *slots, class_="slots"), class_="my-tasks")

    def _task(self, place: int, task: OwnTaskView) -> Markup:
        drop = f"task {place + 1}"
        move = drop if drop in self.table.choices else f"place own-{place + 1}"
        name, does = self.table.name(f"task-{task['id']}"), self.table.does(task["does"])
        me = self.table.me
        dice = [die(face, owner(me), "", f"die-{face}") for face in task["placed"]]
        inside = [
            asks_for(task["total"], 0),
            tag("span", icon(SYMBOLS[task["type"]]), class_="gain"),
            tag("span", self.table.marked("task", task), does, class_="caption"),
        ]
        if dice:
            inside.append(tag("span", shield(me), *dice, class_="placed"))
        state = self.table.state(move) or (" taken" if dice else "")
        touched = self.table.touch(move, joined(inside), "in", f"{name}, {task['total']}: {does}")
        taken = takes(self.table, OWN_ZONE + place, task["total"], 0)
        return Markup(f'<li class="slot task{state}" title="{text(name)}"{taken}>{touched}</li>')

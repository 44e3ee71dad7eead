"""The reader's own House: Fortification, Guild, what is asked of it now, and the hand.

The middle of it changes with the question: the wall while an attack is repelled, the Actions in one's turn, a few
answers otherwise, and what is going on while others think.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from ....engine.phrases import Arguments
from ....engine.scene import Choice
from ....kit.emblems import icon, player_class, shield
from ....kit.markup import NOTHING, Markup, joined, tag, text
from ....kit.words import sentence
from .board import open_before
from .emblems import ACTIONS, CARDS, GUILDS, back, building, face
from .hand import Hand
from .targets import CARD_VERBS, Reason, Table, guild_of
from .waiting import attack_on
from .wall import Wall

ANSWERS = {
    "draw": "cards",
    "leave": "cross",
    "no guild": "hourglass",
    "sacrifice": "flame",
    "pay": "take",
    "steal": "key",
    "end talk": "chat",
    "done": "eye",
}
"""The emblems of answers that are no card and no House."""


class Mine:
    """The own panel of a scene."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.view = table.view
        self.house = table.house
        self.defends = self.view["defence"] is not None and self.view["defence"]["seat"] == table.me

    def draw(self) -> Markup:
        """The whole panel."""
        css = f"mine panel {player_class(self.table.me)}"
        place = f"walls-{self.table.me}"
        front = tag("div", self._fort(), self._middle(), class_=f"front{self._ground()}", data_anchor=place)
        return tag(
            "section",
            self._header(),
            front,
            Hand(self.table).draw(),
            class_=css,
            aria_labelledby="mine-h",
        )

    def _ground(self) -> str:
        if not self.defends:
            return " flat"
        attack = attack_on(self.table, self.table.me)
        return " gold" if attack is not None and attack.gold else ""

    def _header(self) -> Markup:
        me = self.table.me
        title = self.table.say("mine" if self.table.own is not None else "house-of", player=self._player(me))
        heading = tag("h2", shield(me), title, id="mine-h")
        fort = self.house["fortification"]
        small = tag(
            "span",
            icon(CARDS[fort] if fort else "ground"),
            tag("b", self.table.card(fort) if fort else self.table.say("no-fort")),
            tag("span", str(self.house["value"]), class_="level num"),
            class_="sign fort-sign",
            aria_hidden="true",
        )
        return tag("header", heading, open_before(self.table, self.house, small, long=True))

    def _player(self, seat: int) -> str:
        return self.table.words.player(seat)

    # -- the Fortification --------------------------------------------------------------------------------------------

    def _fort(self) -> Markup:
        """The building, or what a choice would make of it."""
        after = self.table.scene.after
        then = self.house if after is None else after["houses"][self.table.me]
        changes = then["fortification"] != self.house["fortification"]
        drawn = building(
            then["fortification"], player_class(self.table.me), "ghost" if changes else self._fresh()
        )
        level = f"{self.house['value']}→{then['value']}" if changes else str(then["value"])
        name = self.table.card(then["fortification"]) if then["fortification"] else self.table.say("no-fort")
        mark = tag("span", level, class_=f"level num{' to' if changes else ''}")
        return tag(
            "div",
            tag("div", drawn, class_="fort"),
            tag("p", mark, tag("b", name), class_="fort-name"),
            tag("p", self.table.say("you-reach", most=then["reach"]), class_="note"),
            class_="own-fort",
        )

    def _fresh(self) -> str:
        before = self.table.before
        if before is None:
            return ""
        was = before["houses"][self.table.me]["fortification"]
        return "last" if was != self.house["fortification"] else ""

    # -- the middle ---------------------------------------------------------------------------------------------------

    def _middle(self) -> Markup:
        kind = self.table.kind
        if self.defends:
            asked = bool(kind) and kind != "defence"
            return Wall(self.table).draw(self._box() if asked else None)
        if kind == "action":
            return Actions(self.table).draw()
        return self._box() if kind else Calm(self.table).draw()

    def _box(self) -> Markup:
        """A question with its answers; those that are cards of the hand are in the hand."""
        parts = [*self._heading(), *self._offer()]
        answers = [
            self._answer(choice)
            for choice in self.table.choices
            if choice.partition(" ")[0] not in CARD_VERBS
        ]
        if answers:
            parts.append(tag("ul", *answers, class_="answers"))
        return tag("div", *parts, class_="box")

    def _heading(self) -> Iterator[Markup]:
        kind, numbers = self.table.kind, _numbers(self.table.about)
        said = self.table.words.text(f"page-box-{kind}", **numbers)
        yield tag("h3", icon(_box_emblem(self.table)), said)
        if kind == "price":
            yield tag("p", *_price(numbers), class_="owed")

    def _offer(self) -> Iterator[Markup]:
        """The discards that can be bought, and the one that is being paid for."""
        if self.table.kind == "trade":
            cards = [choice for choice in self.table.choices if choice.startswith("take ")]
            yield tag("ul", *[self._discard(choice) for choice in cards], class_="stall")
        bought = self.view["bought"]
        if bought:
            yield tag("p", face(bought, self.table.card(bought)), self.table.card(bought), class_="bought")

    def _discard(self, choice: str) -> Markup:
        card = choice.removeprefix("take ")
        number = self.view["decks"][0]["discards"].count(card)
        count = tag("span", f"×{number}", class_="num") if number > 1 else NOTHING
        inside = joined([icon(CARDS[card]), tag("b", self.table.card(card)), count])
        return tag("li", self.table.button(choice, inside, "ware"))

    def _answer(self, choice: str) -> Markup:
        emblem = answer_emblem(self.table.choices[choice])
        if choice == "guild":
            emblem = GUILDS[guild_of(self.house)]
        sign = shield(int(choice[5:]) - 1) if choice.startswith("seat ") else icon(emblem or "check")
        inside = sign + tag("span", self.table.choices[choice].says)
        return tag("li", self.table.button(choice, inside, "btn small"))


def gives_up(choice: Choice) -> bool:
    """Whether a choice is one's own defeat: it leaves neither cards nor walls."""
    return choice.phrase.arguments.get("result") == "defeat"


def answer_emblem(choice: Choice) -> str:
    """The emblem of an answer that is no card and no House; nothing if it has none."""
    return "skull" if gives_up(choice) else ANSWERS.get(choice.text, "")


def _box_emblem(table: Table) -> str:
    """The emblem of a question: the card or the Guild it is about."""
    kind = table.kind
    attack = attack_on(table, table.me)
    if kind == "short" and attack is not None:
        return CARDS[attack.face]
    guild = table.house["guild"]
    if kind in ("cure", "dodge", "ignore", "craft", "scribes") and guild is not None:
        return GUILDS[guild["id"]]
    emblems = {
        "trade": "cart",
        "ally": "pact",
        "offer": "pact",
        "look": "eye",
        "plague": "plague",
        "bards": "lyre",
        "counter": "lantern",
        "keep": "crown",
        "talk": "chat",
        "support": "pact",
        "loot": "take",
    }
    return emblems.get(kind, "cards")


def _numbers(arguments: Arguments) -> dict[str, int]:
    return {name: value for name, value in arguments.items() if isinstance(value, int)}


def _price(numbers: dict[str, int]) -> list[Markup]:
    """The cards that are still owed, as backs: black, golden, or either."""
    either = [tag("i", class_="back any") for _ in range(numbers["some"])]
    return [back(False)] * numbers["black"] + [back(True)] * numbers["gold"] + either


# -- the Actions ------------------------------------------------------------------------------------------------------


class Actions:
    """The Actions in the order of the rules: what can be done, and why the rest cannot."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def draw(self) -> Markup:
        """All of them; between alliances Support, and the Merchant only where he travels."""
        view = self.table.view
        names = [
            name
            for name in ACTIONS
            if (name != "support" or view["options"]["teams"])
            and (name != "trade" or view["merchant"] is not None)
        ]
        rows = [self._row(name) for name in names]
        return tag("ul", *rows, class_="deed-list", aria_label=self.table.say("actions"))

    def _row(self, name: str) -> Markup:
        if name in self.table.choices:
            inside = _deed(ACTIONS[name], self.table.say(f"do-{name}"), self._note(name))
            picked = " on" if name == self.table.chosen else ""
            return Markup(f'<li class="can{picked}"><a {self.table.link(name)}>{inside}</a></li>')
        cards = [choice for choice in self.table.choices if choice.startswith(f"{name} ")]
        if cards:
            number = sum(self.table.hand.count(choice.partition(" ")[2]) for choice in cards)
            note = self.table.say("from-hand", number=number)
            inside = _deed(ACTIONS[name], self.table.say(f"do-{name}"), note)
            picked = " on" if self.table.chosen in cards else ""
            return tag("li", tag("span", inside), class_=f"card{picked}")
        return self._refused(name, self.table.why_no_action(name))

    def _refused(self, name: str, reason: Reason) -> Markup:
        does = self.table.say(f"do-{name}")
        inside = _deed(ACTIONS[name], does, reason.say(self.table.words), reason.clause)
        label = text(f"{does}: {reason.say(self.table.words)}")
        return Markup(
            f'<li class="no"><a {self.table.refuses(reason)} aria-label="{label} ({reason.clause})">{inside}</a></li>'
        )

    def _note(self, name: str) -> str:
        if name != "trade":
            return self.table.say(f"do-{name}-note")
        return self.table.price()


@lru_cache(1024)
def _deed(emblem: str, name: str, note: str, clause: str = "") -> Markup:
    rule = tag("span", clause, class_="rule") if clause else ""
    return icon(emblem) + tag("b", name, " ", rule) + tag("span", note, class_="note")


# -- while others think -----------------------------------------------------------------------------------------------


class Calm:
    """What is going on at one's borders, while nothing is asked."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.view = table.view

    def draw(self) -> Markup:
        """Attacks from and to this House, the Guild, La Peste; at the end how it ended."""
        rows = self._ending() if self.view["over"] else self._borders()
        return tag("ul", *rows, class_="calm")

    def _borders(self) -> list[Markup]:
        house, say, name = self.table.house, self.table.say, self.table.words.player
        ours, theirs = attack_on(self.table, house["left"]), attack_on(self.table, self.table.me)
        suffix = "" if self.table.own is not None else "-of"
        left = self._row("swords", say(f"calm-left{suffix}", player=name(house["left"])), ours and ours.note)
        right = self._row(
            "shield", say(f"calm-right{suffix}", player=name(house["right"])), theirs and theirs.note
        )
        return [left, right, *self._guild(), *self._plague()]

    def _guild(self) -> list[Markup]:
        guild = self.table.house["guild"]
        if guild is None:
            return []
        state = "out" if guild["spent"] else "busy" if guild["busy"] else "ready"
        does = sentence(self.table.words.text(f"does-{guild['id']}"))
        name = self.table.say(f"guild-{guild['id']}")
        note = does if state == "ready" else self.table.say(f"guild-is-{state}")
        return [_calm(GUILDS[guild["id"]], name, note)]

    def _plague(self) -> list[Markup]:
        owner = self.view["plague"]
        if owner is None:
            return []
        id = "plague-mine" if owner == self.table.own else "plague-of"
        note = self.table.say(id, player=self.table.words.player(owner))
        return [_calm("plague", self.table.card("peste"), note)]

    def _row(self, emblem: str, name: str, note: str | None) -> Markup:
        return _calm(emblem, name, note or self.table.say("calm-none"))

    def _ending(self) -> list[Markup]:
        say, words = self.table.say, self.table.words
        names = words.join([words.player(seat) for seat in self.view["winners"]])
        if self.view["fallen"] is not None:
            fallen = words.player(self.view["fallen"])
            return [
                _calm("crown", say("end-conquest"), say("end-conquest-note", player=names, fallen=fallen))
            ]
        return [_calm("snow", say("end-points"), say("end-points-note", player=names))]


@lru_cache(1024)
def _calm(emblem: str, name: str, note: str) -> Markup:
    return tag("li", icon(emblem), tag("b", name), tag("span", note, class_="note"))

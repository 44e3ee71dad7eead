"""Cards: the own hand and what was played of it, everybody's cards, the Westeros cards of the round, the wildlings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....kit.emblems import icon
from ....kit.markup import NOTHING, Markup, joined, tag, vh
from ....kit.provenance import badge
from ....kit.words import sentence
from ..entries import asked
from ..rules import tables as t
from ..view import sides
from .emblems import arms, token
from .targets import Table

if TYPE_CHECKING:
    from ....engine.room import Speaker
    from ..view.printed import PrintedCard, PrintedWesteros

CARD_QUESTIONS = frozenset(("cards", "replace", "discard", "take-back"))
"""What is answered with a card of one's own."""
DECKS = ("I", "II", "III")


def icons_said(swords: int, forts: int, words: Speaker) -> str:
    """Swords and forts in words."""
    icons = {"swords": swords, "forts": forts}
    return ", ".join(words.text(f"entry-{what}", number=number) for what, number in icons.items() if number)


def face(card: str, facts: PrintedCard, words: Speaker) -> Markup:
    """A house card: strength, icons, name and what it does."""
    icons = [icon("sword", "ic", "")] * facts["swords"] + [icon("tower", "ic", "")] * facts["forts"]
    spoken = vh(icons_said(facts["swords"], facts["forts"], words)) if icons else NOTHING
    text = does(facts, words)
    return joined(
        [
            tag("b", str(facts["strength"]), class_="st"),
            tag("span", *icons, spoken, class_="hi"),
            tag("span", words.name(f"card-{card}"), class_="cn"),
            tag("span", text, class_="tx") if text else NOTHING,
        ]
    )


def does(facts: PrintedCard, words: Speaker) -> str | None:
    """What a house card does, if it does anything."""
    return None if facts["text"] == "none" else sentence(words.text(f"text-{facts['text']}"))


def drawn(card: str, facts: PrintedWesteros, words: Speaker) -> Markup:
    """A Westeros card: its deck and name, what it does or offers, and how much it raises the threat."""
    says = words.text(f"effect-{facts['effect']}")
    if facts["options"]:
        effects = "; ".join(words.text(f"effect-{one}") for one in facts["options"])
        says = words.text("page-card-choice", effects=effects)
    threat = t.THREAT_OF_ICON * facts["icons"]
    axes = tag("span", icon("axe"), f"+{threat}", class_="axes") if threat else NOTHING
    name = joined([words.name(f"westeros-{card}"), tag("span", sentence(says), class_="note")])
    return joined([tag("b", DECKS[facts["deck"]]), tag("span", name), axes])


def tells(card: str, words: Speaker) -> str:
    """What a wildling card brings, whoever wins."""
    id = f"wildling-{card}"
    return sentence(words.text("entry-wildling", lost=words.text(f"{id}.lost"), won=words.text(f"{id}.won")))


class Cards:
    """The cards of a scene."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.register = table.printed["cards"]

    # -- house cards --------------------------------------------------------------------------------------------------

    def hand(self) -> Markup:
        """The reader's house cards; discarded ones are struck through."""
        table = self.table
        if table.own is None:
            return NOTHING
        house = table.houses[table.own]
        cards = [*house["hand"], *house["discards"]]
        cards.sort(key=lambda card: (card in house["discards"], -self.register[card]["strength"]))
        items = [
            tag("li", self._card(card, card in house["discards"]), title=self.does(card)) for card in cards
        ]
        count = table.say("hand-count", number=len(house["hand"]), of=len(cards))
        head = tag("h2", table.say("hand"), tag("span", count, class_="note"))
        css = f"ts-hand panel h-{house['house']}"
        return tag("section", head, tag("ul", *items, class_="hand"), class_=css)

    def _card(self, card: str, gone: bool) -> Markup:
        table = self.table
        combat = table.view["combat"]
        mine = combat is not None and any(
            side is not None and side["seat"] == table.own and side["card"] == card for side in sides(combat)
        )
        css = "hc" + (" gone" if gone else "") + (" played" if mine else "")
        said = self.says(card) + (" " + table.say("discarded") if gone else "")
        asked = table.kind in CARD_QUESTIONS and table.kind != "take-back"
        return table.touched(f"card {card}", self.face(card), css, said, asked and not gone)

    def face(self, card: str) -> Markup:
        """Strength, icons, name and what the card does."""
        return face(card, self.register[card], self.table.words)

    def does(self, card: str) -> str | None:
        """What a card does, if it does anything."""
        return does(self.register[card], self.table.words)

    def icons(self, card: str) -> str:
        """Swords and forts in words."""
        facts = self.register[card]
        return icons_said(facts["swords"], facts["forts"], self.table.words)

    def says(self, card: str) -> str:
        """A card in words."""
        parts = [self.table.card(card), str(self.register[card]["strength"]), self.icons(card)]
        return ", ".join(part for part in parts if part) + "."

    def everybody(self) -> Markup:
        """All other Houses' cards: what they hold and have played is known to all."""
        table = self.table
        parts = []
        for seat in table.view["tracks"]["throne"]:
            if seat == table.own:
                continue
            house = table.houses[seat]
            held = [self._short(card, False) for card in house["hand"]]
            gone = [self._short(card, True) for card in house["discards"]]
            head = joined([arms(house["house"]), table.short_house(house["house"])])
            parts.append(tag("dt", head) + tag("dd", *held, *gone))
        summary = tag("summary", table.say("all-cards"))
        return tag("details", summary, tag("dl", *parts), class_="ts-all panel")

    def _short(self, card: str, gone: bool) -> Markup:
        facts = self.register[card]
        inside = joined([tag("b", str(facts["strength"])), " ", self.table.card(card)])
        return tag("s" if gone else "span", inside, title=self.does(card))

    def theirs(self) -> Markup:
        """An opponent's hand to choose from."""
        moves = [move for move in self.table.choices if move.startswith("card ")]
        items = [tag("li", self.table.button(move, self.face(move.split()[1]), "hc")) for move in moves]
        head = tag("h2", self.table.say("their-hand"))
        return tag("section", head, tag("ul", *items, class_="hand"), class_="ts-hand panel wide")

    # -- Westeros -----------------------------------------------------------------------------------------------------

    def westeros(self) -> Markup:
        """The three cards of the round, and the orders they forbid."""
        table = self.table
        register, words = table.printed["westeros"], table.words
        last = [cards[-1] for cards in table.view["westeros"]["drawn"] if cards]
        rows = [tag("li", drawn(card, register[card], words)) for card in last]
        rows += self._known()
        if not rows:
            return NOTHING
        banned = [
            token(order, "stark", table.order(order), "to ban")
            for order in table.view["westeros"]["forbidden"]
        ]
        foot = tag("p", tag("span", table.say("banned")), *banned, class_="bans") if banned else NOTHING
        return tag(
            "section", tag("h2", table.say("cards-of-round")), tag("ul", *rows), foot, class_="ts-west panel"
        )

    def _known(self) -> list[Markup]:
        """Wildling cards that the reader knows, with where they lie."""
        found = []
        deck = self.table.view["wildlings"]
        for place, one in enumerate(deck):
            if one["card"] is not None:
                where = "top" if place == 0 else "bottom" if place == len(deck) - 1 else "deep"
                says = self.table.say(f"wildling-{where}", number=place + 1)
                name = self.table.words.name(f"wildling-{one['card']}")
                inside = joined([name, tag("span", says, class_="note")])
                found.append(
                    tag(
                        "li",
                        tag("b", icon("axe")),
                        tag("span", inside),
                        title=tells(one["card"], self.table.words),
                    )
                )
        return found

    # -- objectives ---------------------------------------------------------------------------------------------------

    def objectives(self) -> Markup:
        """The reader's objectives, and those that were scored."""
        table = self.table
        goals = table.view["objectives"]
        if goals is None:
            return NOTHING
        parts: list[Markup] = []
        if table.own is not None:
            hand = goals["hands"][table.own] or []
            parts.append(
                tag("h2", table.say("objectives"), tag("span", table.say("only-you"), class_="note"))
            )
            house = table.house(table.own)
            items = [self._objective(card, "") for card in hand]
            items += [
                self._objective(f"special-{house}", "own"),
                self._objective(f"instant-{house}", "own now"),
            ]
            parts.append(tag("ul", *[tag("li", item) for item in items], class_="goals"))
            if goals["returned"]:
                names = table.words.join(
                    [table.words.name(f"objective-{card}") for card in goals["returned"]]
                )
                parts.append(tag("p", table.say("put-back", cards=names), class_="note"))
        scored = [self._scored(seat, cards) for seat, cards in enumerate(goals["scored"]) if cards]
        if scored:
            parts.append(tag("h3", table.say("scored")) + tag("ul", *scored, class_="scored"))
        parts.append(self._open_objectives())
        return tag("section", *parts, class_="ts-goals panel")

    def _open_objectives(self) -> Markup:
        """What lies open before the others: each House's special objective, and the one that wins at once."""
        table, parts = self.table, []
        for seat in table.view["tracks"]["throne"]:
            if seat == table.own:
                continue
            house = table.house(seat)
            rows = [self._open(f"special-{house}", "star"), self._open(f"instant-{house}", "crown", seat)]
            head = joined([arms(house), table.short_house(house)])
            parts.append(tag("dt", head) + joined([tag("dd", row) for row in rows]))
        note = tag("p", table.say("open-says"), class_="note")
        return tag(
            "details", tag("summary", table.say("open-objectives")), note, tag("dl", *parts), class_="open"
        )

    def _open(self, card: str, emblem: str, seat: int | None = None) -> Markup:
        facts, words = self.table.printed["objectives"][card], self.table.words
        does = sentence(asked(facts["tests"], words)) + self._reached(seat)
        known = badge(words, facts["source"], f"objective-{card}-note")
        return joined(
            [icon(emblem), tag("span", tag("b", words.name(f"objective-{card}")), " ", does, " ", known)]
        )

    def _reached(self, seat: int | None) -> str:
        """A word at the instant-victory objective of a House that has reached it, now or before."""
        goals = self.table.view["objectives"]
        reached = [] if goals is None else goals["reached"]
        return f" {self.table.say('reached')}" if seat in reached else ""

    def _objective(self, card: str, css: str) -> Markup:
        table = self.table
        facts = table.printed["objectives"].get(card)
        if facts is None or table.own is None:
            return NOTHING
        points = facts["points"][table.house(table.own)]
        does = sentence(asked(facts["tests"], table.words))
        does += self._reached(table.own if css.endswith("now") else None)
        name = table.words.name(f"objective-{card}")
        inside = joined(
            [
                icon("crown", "ic st") if css.endswith("now") else tag("b", str(points), class_="st"),
                tag("span", name, class_="cn"),
                tag(
                    "span",
                    does,
                    " ",
                    badge(table.words, facts["source"], f"objective-{card}-note"),
                    class_="tx",
                ),
            ]
        )
        wanted = table.kind in ("keep", "score") and not css
        return table.touched(f"objective {card}", inside, f"ob {css}".strip(), f"{name}: {does}", wanted)

    def _scored(self, seat: int, cards: list[str]) -> Markup:
        names = [self.table.words.name(f"objective-{card}") for card in cards]
        return tag(
            "li", arms(self.table.house(seat), self.table.house_name(seat)), tag("span", ", ".join(names))
        )

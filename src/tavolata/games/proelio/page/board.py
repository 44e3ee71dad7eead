"""The ring of Houses as one sees it from one's chair, the attacks that wait on its borders, and the centre.

The House on the left is the one to besiege, the House on the right besieges; sieges run clockwise on the screen.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from ....kit.emblems import icon, player_class, shield
from ....kit.markup import NOTHING, Markup, joined, tag, text, vh
from ..view import DeckView, GuildView, HouseView
from .emblems import CARDS, GOLD, GUILDS, SEASONS, back, building, face
from .targets import Table, ring_order
from .waiting import Attack, attack_of, attack_on

AT_ONCE = 7
"""How many cards are discarded together at most: an attack, five that were deployed, and the Fortification."""


class Ring:
    """The other Houses of a scene, and what lies between them."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.view = table.view
        self.words = table.words
        self.order = ring_order(table)
        before = table.scene.before
        self.before = None if before is None else before["houses"]

    def draw(self) -> Markup:
        """The whole board."""
        heading = tag("h2", self.table.say("ring"), id="ring-h", class_="vh")
        plots = [self._plot(place, seat) for place, seat in enumerate(self.order)]
        centre = Centre(self.table).draw()
        css = f"ring n{len(self.order)}"
        return tag("section", heading, *plots, centre, class_=css, aria_labelledby="ring-h")

    # -- a House ------------------------------------------------------------------------------------------------------

    def _plot(self, place: int, seat: int) -> Markup:
        house = self.table.houses[seat]
        move = self._move(seat)
        picked = " may pick" if move and move == self.table.chosen else " may" if move else ""
        mine = " ally" if house["partner"] == self.table.me else ""
        fallen = " fallen" if self.view["fallen"] == seat else ""
        inside = [
            self._border(place, seat),
            self._heading(seat, move, mine),
            self._fort(house),
            self._name(house),
            self._hand(house),
            open_before(self.table, house),
        ]
        label = self.table.say("house-of", player=self.words.player(seat))
        css = f"house house-{place} {player_class(seat)}{picked}{mine}{fallen}"
        return tag("article", *inside, class_=css, aria_label=label)

    def _move(self, seat: int) -> str:
        """The choice that points at a House: it is chosen, stolen from, or supported."""
        choices = self.table.choices
        if f"seat {seat + 1}" in choices:
            return f"seat {seat + 1}"
        if "steal" in choices and seat == self.table.house["right"]:
            return "steal"
        return "support" if "support" in choices and seat == self.table.house["partner"] else ""

    def _heading(self, seat: int, move: str, ally: str) -> Markup:
        name: Markup = tag("b", self.words.player(seat))
        if move:
            name = Markup(f'<a class="cover" {self.table.link(move)}>{name}</a>')
        link = icon("link", "ic bond", self.table.say("partner")) if ally else NOTHING
        role = self._role(seat)
        return tag("h3", shield(seat), name, link, tag("span", role, class_="role") if role else NOTHING)

    def _role(self, seat: int) -> str:
        """What a House is to the reader; a spectator has nobody before him."""
        if self.table.own is None:
            return ""
        left, right = self.table.house["left"], self.table.house["right"]
        if left == right:
            return self.table.say("role-both")
        if seat == left:
            return self.table.say("role-left")
        if seat == right:
            return self.table.say("role-right")
        return self.table.say("role-far") if len(self.order) == 3 else ""

    def _fort(self, house: HouseView) -> Markup:
        """The building; while this House defends itself, what it has deployed stands before it."""
        drawn = building(house["fortification"], player_class(house["seat"]))
        defence, anchor = self.view["defence"], f"walls-{house['seat']}"
        if defence is None or defence["seat"] != house["seat"]:
            return tag("div", drawn, class_="fort", data_anchor=anchor)
        if not defence["deployed"] and not defence["revealed"]:
            return tag("div", drawn, class_="fort", data_anchor=anchor)
        cards = [face(card, self.table.card(card)) for card in defence["deployed"]]
        says = self.table.say("defends", number=defence["total"])
        number = tag("span", str(defence["total"]), aria_hidden="true", data_count="defence")
        total = tag("b", vh(says), number, class_="num")
        laid = tag("p", *cards, total, class_="laid")
        return tag("div", drawn, laid, class_="fort", data_anchor=anchor)

    def _name(self, house: HouseView) -> Markup:
        id = house["fortification"]
        name = self.table.card(id) if id else self.table.say("no-fort")
        reach = self.table.say("reach", most=house["reach"])
        changed = self._changed(house, "fortification")
        return _fort_name(house["value"], name, reach, changed)

    def _hand(self, house: HouseView) -> Markup:
        """The hand: faces where the reader knows them, backs where he does not."""
        seat = house["seat"]
        black, gold = house["black"], house["gold"]
        says = self.table.say("hand-of", number=house["cards"], black=black, gold=gold)
        open = house["hand"] if house["hand"] is not None else house["known"]
        faces = tuple((card, self.table.card(card)) for card in open)
        changed = self._changed(house, "cards") or self._changed(house, "known")
        return _hand(seat, black, gold, faces, says, changed)

    def _changed(self, house: HouseView, name: Literal["fortification", "cards", "known"]) -> bool:
        """Whether the last move changed something of a House."""
        before = self.table.before
        return before is not None and before["houses"][house["seat"]][name] != house[name]

    # -- borders ------------------------------------------------------------------------------------------------------

    def _border(self, place: int, seat: int) -> Markup:
        """The attack before a House, on the border to whoever laid it; one's own lies with the House on the left."""
        attack = attack_on(self.table, seat)
        own = self.table.houses[seat]["right"] == self.table.me
        css = "attack own" if own else f"attack side edge-{place}"
        if attack is None:
            return tag("span", spot(seat), class_=css)
        if attack.ghost:
            css += " ghost"
        if self.view["plague"] is not None:
            css += " cold"
        elif self.before is not None and attack.waits and self.before[attack.by]["attack"] is None:
            css += " last"
        card = attack_card(self.table, attack)
        arrow = icon("arrow", "ic dir up" if own else "ic dir right")
        return tag("span", vh(attack.says + " "), card, arrow, class_=css)


def attack_card(table: Table, attack: Attack) -> Markup:
    """An attack as it lies there: its face, where the reader may see it, or its back. It can be turned over."""
    shown = back(attack.gold)
    if attack.face:
        shown = face(attack.face, table.card(attack.face), "up" if attack.waits else "up open")
    return spot(attack.target, shown, f"attack-{attack.by}", attack.face or "back")


def spot(target: int, card: Markup = NOTHING, thing: str | None = None, shown: str | None = None) -> Markup:
    """Where an attack on a House lies, or would lie."""
    return tag("span", card, class_="spot", data_anchor=f"before-{target}", data_thing=thing, data_face=shown)


@lru_cache(512)
def _fort_name(value: int, name: str, reach: str, changed: bool) -> Markup:
    level = tag("span", str(value), class_="level num")
    limit = tag("span", reach, class_="note num")
    return tag("p", level, tag("b", name), limit, class_="fort-name last" if changed else "fort-name")


@lru_cache(4096)
def _hand(
    seat: int, black: int, gold: int, faces: tuple[tuple[str, str], ...], says: str, changed: bool
) -> Markup:
    golden = sum(card in GOLD for card, _ in faces)
    shown = [face(card, name, "in-hand") for card, name in faces]
    blacks = [back(False)] * (black - len(faces) + golden)
    golds = [back(True)] * (gold - golden)
    count = tag("b", str(black + gold), class_="num", aria_hidden="true")
    row = tag("span", *shown, *blacks, *golds, class_=f"row{' many' if black + gold > 6 else ''}")
    css = "backs last" if changed else "backs"
    return tag("p", vh(says), row, count, class_=css, data_anchor=f"hand-{seat}")


# -- chips ------------------------------------------------------------------------------------------------------------


def open_before(table: Table, house: HouseView, first: Markup = NOTHING, long: bool = False) -> Markup:
    """What lies open before a House."""
    return tag("p", first, *_chips(table, house, long), class_="signs", data_anchor=f"house-{house['seat']}")


def _chips(table: Table, house: HouseView, long: bool) -> list[Markup]:
    """A House's Guild, the Merchant, La Peste, and how it ended."""
    found = []
    if house["guild"] is not None:
        found.append(_guild(table, house["guild"], long))
    if house["merchant"]:
        says = table.price()
        found.append(
            _chip("cart", table.say("merchant"), "sign merchant", says, (long and says) or "", "merchant")
        )
    if house["plague"]:
        until = table.say("plague-until")
        found.append(_chip("plague", table.card("peste"), "sign plague", until, "", "card-peste"))
    if table.view["fallen"] == house["seat"]:
        found.append(_chip("skull", table.say("fallen"), "sign plague", "", "", ""))
    if table.view["conqueror"] == house["seat"]:
        found.append(_chip("crown", table.say("conqueror"), "sign merchant", "", "", ""))
    return found


def _guild(table: Table, guild: GuildView, long: bool) -> Markup:
    state = "out" if guild["spent"] else "busy" if guild["busy"] else ""
    name = table.say(f"guild-{guild['id']}")
    says = table.say(f"guild-state-{state or 'ready'}") + table.words.text(f"does-{guild['id']}")
    more = table.say(f"guild-short-{guild['id']}") if long and not state else ""
    thing, side = f"guild-{guild['id']}", "spent" if guild["spent"] else "ready"
    if long and "guild" in table.choices:
        inside = icon(GUILDS[guild["id"]]) + tag("b", name) + tag("span", more)
        return table.button("guild", inside, "sign use", f' data-thing="{thing}" data-face="{side}"')
    return _chip(GUILDS[guild["id"]], name, f"sign {state}".strip(), says, more, thing, side)


@lru_cache(2048)
def _chip(emblem: str, name: str, css: str, says: str, more: str, thing: str, side: str = "") -> Markup:
    """A small sign with an emblem, a name, a word more, and all of it for those who ask."""
    inside = [icon(emblem), tag("b", name)]
    if more:
        inside.append(tag("span", more))
    if says:
        inside.append(vh(f" {says}"))
    named = {"data_thing": thing or None, "data_face": side or None}
    return tag("span", *inside, class_=css, title=says or None, **named)


# -- the centre -------------------------------------------------------------------------------------------------------


class Centre:
    """Season, decks and discards, and the attack on the reader."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.view = table.view

    def draw(self) -> Markup:
        """The row below the Houses."""
        attacked = attack_on(self.table, self.table.me) is not None
        threat, shown = self._threat(), self._equitas(not attacked)
        parts = [self._season(), *[self._pile(place) for place in (0, 1)], shown or threat]
        if shown and threat:
            parts.append(threat)
        if not attacked:
            parts.append(tag("div", spot(self.table.me), class_="attack here"))
        sick = " sick" if self.view["plague"] is not None else ""
        return tag("div", *parts, class_=f"centre{sick}")

    def _season(self) -> Markup:
        """The season and the one that follows; alliances have none."""
        say, season = self.table.say, self.view["season"]
        if season is None:
            return _season(
                "pact", say("alliances"), "", "", say("alliances-end", turn=self.view["turns"] + 1)
            )
        name = self.table.words.text(f"season-{season}")
        following = self.view["next_season"]
        if following is None:
            return _season(SEASONS[season], name, "", "", say("winter-note"))
        then = self.table.words.text(f"season-{following}")
        return _season(SEASONS[season], name, SEASONS[following], say("then", season=then), say("deck-out"))

    def _pile(self, place: int) -> Markup:
        deck = self.view["decks"][place]
        name = self.table.say(f"deck-{deck['id']}")
        return tag(
            "div", tag("h3", name), self._deck(deck, place), self._discards(deck, place, name), class_="pile"
        )

    def _deck(self, deck: DeckView, place: int) -> Markup:
        """The deck with the number of its cards: it can be drawn from."""
        move = "draw" if place == 0 else "imperial"
        top = back(place == 1) if deck["left"] else tag("i", class_="back nil")
        inside = _heap(f"deck-{deck['id']}", top) + tag("b", str(deck["left"]), class_="num")
        if move in self.table.choices:
            return self.table.button(move, inside, "deck may")
        says = self.table.say("left", number=deck["left"])
        return tag("span", vh(says), inside, class_="deck")

    def _discards(self, deck: DeckView, place: int, name: str) -> Markup:
        """The open discards: the top one shows, all of them open at a touch."""
        cards = deck["discards"]
        anchor = f"discards-{deck['id']}"
        if not cards:
            empty = _heap(anchor, tag("span", class_="mini nil")) + tag("b", "0", class_="num")
            return tag("span", vh(self.table.say("no-discards")), empty, class_="discards")
        says = self.table.say("discards", number=len(cards), card=self.table.card(cards[-1]))
        before = self.table.scene.before
        fresh = before is not None and len(before["decks"][place]["discards"]) < len(cards)
        below = [face(card, self.table.card(card)) for card in cards[-AT_ONCE:-1]]
        heap = _heap(anchor, *below, face(cards[-1], self.table.card(cards[-1]), "last" if fresh else ""))
        summary = Markup(
            f'<summary aria-label="{text(says)}">{heap}<b class="num">{len(cards)}</b></summary>'
        )
        kinds = [(card, cards.count(card)) for card in self.table.cards if card in cards]
        rows = [self._discard(card, number) for card, number in kinds]
        title = tag("h4", self.table.say("discards-of", deck=name))
        listed = tag("div", title, tag("ul", *rows), class_=f"pop {'far' if place else ''}".strip())
        return tag("details", summary, listed, class_="discards")

    def _discard(self, card: str, number: int) -> Markup:
        return _row(CARDS[card], self.table.card(card), number)

    def _threat(self) -> Markup:
        """The attack on the reader, which he turns up when he has done with his defence; or La Peste."""
        attack = attack_on(self.table, self.table.me)
        plague = self.view["plague"]
        if attack is None:
            return self._plague(plague) if plague is not None else NOTHING
        card = attack_card(self.table, attack)
        down = icon("arrow", "ic dir down")
        shown = Markup(f'<span class="turn-up">{card}{down}</span>')
        if "done" in self.table.choices:
            shown = self.table.button("done", card + down, "turn-up")
        says = tag("p", tag("b", attack.title), tag("span", attack.note, class_="note"))
        asked = " now" if self.table.kind in ("defence", "short") else ""
        cold = " cold" if plague is not None else ""
        return tag("div", shown, says, class_=f"attack you{asked}{cold}")

    def _plague(self, owner: int) -> Markup:
        name = self.table.card("peste")
        who = self.table.words.player(owner)
        note = self.table.say("plague-mine" if owner == self.table.own else "plague-of", player=who)
        sign = tag("span", icon("plague"), class_="sun")
        return tag("div", sign, tag("p", tag("b", name), tag("span", note, class_="note")), class_="mask")

    def _equitas(self, room: bool) -> Markup:
        """The hand that was shown to all in the last move; beside the decks, if there is room."""
        scene = self.table.scene
        before, mover = scene.before, scene.mover
        if before is None or mover is None or before["equitas"]["invoked"] or scene.parts:
            return NOTHING
        if not self.view["equitas"]["invoked"]:
            return NOTHING
        house = self.table.houses[mover]
        shown = house["hand"] if house["hand"] is not None else house["known"]
        cards = [face(card, self.table.card(card)) for card in shown]
        says = self.table.say("equitas-shows", player=self.table.words.player(mover))
        return tag(
            "p", icon("scales"), tag("b", says), *cards, class_="equitas inside" if room else "equitas"
        )


def _heap(place: str, *cards: Markup) -> Markup:
    """Cards that lie on each other."""
    return tag("span", *cards, class_="heap", data_anchor=place)


@lru_cache(64)
def _season(emblem: str, name: str, following: str, then: str, note: str) -> Markup:
    sign = tag("span", icon(emblem), class_="sun")
    lines = [tag("b", name)]
    if then:
        lines.append(tag("span", icon(following), then))
    lines.append(tag("span", note, class_="note"))
    return tag("div", sign, tag("p", *lines), class_="season")


@lru_cache(1024)
def _row(emblem: str, name: str, number: int) -> Markup:
    return tag("li", joined([icon(emblem), name]), tag("b", str(number), class_="num"))


__all__ = ["Ring", "attack_of", "open_before"]

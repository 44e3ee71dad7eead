"""What the chosen move will do, as far as the seat may know it: lines in the second person."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from ....engine.scene import Choice, Note, Scene
from ....kit import preview
from ....kit.markup import Markup, tag, text
from ....kit.phrases import number_in, seat_in
from ....kit.words import sentence
from ..rules.defence import BLOWN_UP, CANCELLED, CAUGHT, FALLS_SHORT, REPELLED
from ..rules.strategy import RESOURCES
from ..rules.tables import HAND, NAMES, GuildId
from ..view import AttackView, HouseView, ProelioView
from .emblems import CARDS, GUILDS, SEASONS
from .targets import Table, guild_of
from .waiting import attack_of
from .wall import Wall

DRAWS = {NAMES[kind]: number for kind, number in RESOURCES.items()}
"""How many cards a Strategy card lets draw."""


class Foretelling(preview.Foretelling[ProelioView]):
    """The chosen move of a scene."""

    def __init__(self, scene: Scene[ProelioView], choice: Choice) -> None:
        super().__init__(scene, choice)
        self.table = Table(scene)
        self.house = self.table.house
        self.verb, _, self.about = choice.text.partition(" ")

    def notes(self) -> Iterator[Note]:
        """All lines."""
        tell = TELLERS.get(self.choice.text) or TELLERS.get(self.verb)
        if tell is not None:
            yield from tell(self)

    # -- words --------------------------------------------------------------------------------------------------------

    def _bold(self, card: str) -> Markup:
        return tag("b", self.table.card(card))

    def _bolds(self, cards: list[str]) -> Markup:
        """Cards one by one, as the language lists them."""
        return self.listed([self._bold(card) for card in cards])

    def _names(self, cards: list[str]) -> Markup:
        """Cards by name, each once."""
        return self.listed([self.table.card(card) for card in dict.fromkeys(cards)])

    def _partner(self) -> str:
        partner = self.house["partner"]
        assert partner is not None, "there are no alliances"
        return self.words.player(partner)

    # -- the Action ---------------------------------------------------------------------------------------------------

    def _draw(self) -> Iterator[Note]:
        yield from self._drawing(1, 0)

    def _drawing(self, number: int, spent: int) -> Iterator[Note]:
        """Cards from the Base deck: how many, whether some must go at once, whether a season ends."""
        left = self.view["decks"][0]["left"]
        yield self.note("cards", "draw", number=number, left=max(0, left - number))
        over = self.house["cards"] - spent + number - HAND
        if over > 0:
            yield self.note("cross", "over", number=over)
        if number >= left:
            yield self._season()

    def _season(self) -> Note:
        following = self.view["next_season"]
        if following is None:
            return self.note("cards", "reshuffle")
        return self.note(SEASONS[following], f"season-{following}")

    def _attack(self) -> Iterator[Note]:
        target = self.house["left"]
        yield self.note("swords", "attack", card=self._bold(self.about), player=self.words.player(target))
        after = self.scene.after
        laid = None if after is None else after["houses"][self.table.me]["attack"]
        if laid is None:
            return
        seen = attack_of(self.table, self.table.me, _from_behind(laid))
        yield self.note("eye", "attack-seen", player=self.words.player(target), note=seen.note)
        there = self.table.houses[target]
        fort = there["fortification"]
        name = self.table.card(fort) if fort else self.words.text("page-no-fort")
        yield self.note(
            "shield", "attack-target", player=self.words.player(target), number=there["cards"], fort=name
        )

    def _fortify(self) -> Iterator[Note]:
        level = self.house["value"] + 1
        yield self.note("hammer", "fortify", card=self._bold(self.about), value=level, most=min(4, level + 1))
        below = self.house["fortification"]
        if below:
            yield self.note("cards", "replaced", card=self.table.card(below))
        yield self.note("snow", "points", True, before=self.house["points"], after=self.house["points"] + 1)

    def _play(self) -> Iterator[Note]:
        does = sentence(self.words.text(f"does-{self.about}"))
        yield Note(CARDS[self.about], self._bold(self.about) + ": " + text(does))
        if self.about in DRAWS and self._may_use("artigiani"):
            yield self.note("anvil", "may-craft")
        elif self.about in DRAWS:
            yield from self._drawing(DRAWS[self.about], 1)
        if self.about == "peste":
            yield self.note("hourglass", "plague")

    def _may_use(self, id: GuildId) -> bool:
        """Whether this is the reader's Guild, and it can be used."""
        guild = self.house["guild"]
        return guild is not None and guild["id"] == id and not guild["spent"] and not guild["busy"]

    def _imperial(self) -> Iterator[Note]:
        yield self.note("cross", "imperial-price")
        yield self.note("crown", "imperial")

    def _equitas(self) -> Iterator[Note]:
        yield self.note("eye", "equitas-hand", number=self.house["cards"])
        yield self.note("shield", "equitas-scudi", True)
        yield self.note("scales", "equitas-once")

    def _support(self) -> Iterator[Note]:
        partner = self._partner()
        seconds = int(self.view["options"]["support_seconds"])
        yield self.note("chat", "support", player=partner, seconds=seconds)
        yield self.note("take", "support-card", player=partner)

    # -- prices and cards that go -------------------------------------------------------------------------------------

    def _discard(self) -> Iterator[Note]:
        """A discard by itself, or the last card of a price with what it was for."""
        if self.table.kind != "price":
            yield self.note("cross", "discard", card=self._bold(self.about))
            return
        paid = [part.text.partition(" ")[2] for part in self.scene.parts if part.text.startswith("discard ")]
        yield self.note("cross", "pay-price", cards=self._bolds([*paid, self.about]))
        bought = self.view["bought"]
        if bought:
            yield self.note(CARDS[bought], "buy", True, card=self._bold(bought))
            return
        if self._may_use("scrivani"):
            yield self.note("quill", "may-call-scribes")
        else:
            yield self.note("crown", "imperial", True)

    def _give(self) -> Iterator[Note]:
        other = seat_in(self.choice.phrase.arguments, "other")
        support = self.choice.phrase.id == "move-pass"
        id = "pass" if support else "give"
        yield self.note("take", id, card=self._bold(self.about), player=self.words.player(other))
        if self.table.houses[other]["cards"] >= HAND:
            yield self.note("cross", "their-limit", player=self.words.player(other))

    def _take(self) -> Iterator[Note]:
        """One of two cards is kept, the other is discarded; or a discard is bought for the whole hand."""
        if self.table.kind == "trade":
            yield self.note("cross", "pay-price", cards=self._bolds(self.table.hand))
            yield self.note(CARDS[self.about], "buy", True, card=self._bold(self.about))
        else:
            pair = self.table.hand[-2:]
            pair.remove(self.about)
            yield self.note("check", "keep", card=self._bold(self.about), other=self._bold(pair[0]))

    # -- the defence --------------------------------------------------------------------------------------------------

    def _deploy(self) -> Iterator[Note]:
        """The last card of the hand: with it in the wall, the attack is turned up at once."""
        defence = self.table.defence()
        laid = [*defence["deployed"], self.about]
        total = defence["total"] + self.table.cards[self.about]["value"]
        hand = self.table.hand[:]
        hand.remove(self.about)
        mine: HouseView = {**self.house, "cards": 0, "black": 0, "gold": 0}
        houses = [mine if house is self.house else house for house in self.table.houses]
        view: ProelioView = {
            **self.view,
            "defence": {**defence, "deployed": laid, "total": total},
            "hand": hand,
            "houses": houses,
        }
        yield from Foretelling(replace(self.scene, view=view), self.choice)._done()

    def _done(self) -> Iterator[Note]:
        """What comes of each card the attack can be."""
        wall = Wall(self.table)
        kinds = [card for card in wall.rows() if wall.number(card)]
        safe = [card for card in kinds if wall.outcome(card) in (CANCELLED, REPELLED)]
        if safe:
            id = "cancel" if "protezione" in wall.deployed else "repel"
            yield self.note("shield", id, True, cards=self._names(safe))
        for card in kinds:
            if card not in safe:
                yield from self._danger(card, wall)
        if wall.deployed:
            yield self.note("cards", "deployed-lost", cards=self._names(wall.deployed))
        if not self.table.hand and self.house["fortification"] is None:
            yield self.note("skull", "last-card")

    def _danger(self, card: str, wall: Wall) -> Iterator[Note]:
        player, found = self.words.player(wall.attack.by), wall.outcome(card)
        if found == BLOWN_UP:
            yield self.note("bomb", "powder", card=self._bold(card))
        elif found == FALLS_SHORT:
            yield self._short(card, wall, player)
        else:
            yield self._infiltration(found, player)

    def _short(self, card: str, wall: Wall, player: str) -> Note:
        """An attack that the wall does not stop: what is missing, and what that will cost."""
        missing = self.table.cards[card]["value"] - wall.total
        left = len(self.table.hand)
        name = self.table.card(card)
        if missing > left:
            return self.note(CARDS[card], "short-fatal", card=name, missing=missing, number=left)
        builders = self._may_use("costruttori") and wall.total > 0
        ways = f"{'builders' if builders else 'no'}-{'fort' if self.house['fortification'] else 'bare'}"
        return self.note(CARDS[card], "short", card=name, missing=missing, player=player, ways=ways)

    def _infiltration(self, found: int, player: str) -> Note:
        if found == CAUGHT:
            return self.note("lantern", "caught", True, player=player)
        black = [card for card in self.table.hand if self.table.cards[card]["deck"] == "base"]
        if not black:
            return self.note("dagger", "nothing-stolen", True)
        if self._may_use("ladri"):
            return self.note("key", "thieves")
        return self.note("dagger", "stolen", player=player, cards=self._names(black))

    def _sacrifice(self) -> Iterator[Note]:
        fort = self.house["fortification"]
        assert fort is not None, "there is nothing to sacrifice"
        left = number_in(self.choice.phrase.arguments, "left")
        yield self.note("flame", "sacrifice", card=self._bold(fort), value=self.house["value"])
        if left:
            yield self.note("take", "still-missing", number=left)
        else:
            yield self.note("shield", "repelled", True)
        if str(self.choice.phrase.arguments["result"]) == "defeat":
            yield self.note("skull", "sacrifice-all")
            return
        yield self.note("ground", "limit-one")

    def _pay(self) -> Iterator[Note]:
        number = number_in(self.choice.phrase.arguments, "number")
        other = self.words.player(self.house["right"])
        whole = number == self.house["cards"]
        fort = "yes" if self.house["fortification"] else "no"
        if str(self.choice.phrase.arguments["result"]) == "defeat":
            enough = number == self.table.defence()["missing"]
            yield self.note("skull", "pay-hand" if enough else "pay-all", player=other, fort=fort)
            return
        yield self.note("take", "pay-hand" if whole else "pay", number=number, player=other, fort=fort)
        yield self.note("eye", "pay-seen", player=other)

    def _steal(self) -> Iterator[Note]:
        other = self.table.houses[self.house["right"]]
        yield self.note("key", "steal", player=self.words.player(other["seat"]), number=other["black"])

    # -- answers ------------------------------------------------------------------------------------------------------

    def _guild(self) -> Iterator[Note]:
        does = sentence(str(self.words.value(self.choice.phrase.arguments["does"])))
        guild = guild_of(self.house)
        yield Note(GUILDS[guild], tag("b", self.words.text(f"guild-{guild}")) + ": " + text(does))
        yield self.note("snow", "guild-spent", before=self.house["points"], after=self.house["points"] - 1)

    def _no_guild(self) -> Iterator[Note]:
        yield self.note("hourglass", "no-guild")

    def _leave(self) -> Iterator[Note]:
        yield self.note("cross", f"leave-{self.table.kind}")

    def _seat(self) -> Iterator[Note]:
        other = self.words.player(int(self.about) - 1)
        if self.table.kind == "look":
            number = self.table.houses[int(self.about) - 1]["cards"]
            yield self.note("eye", "look", player=other, number=number)
            yield self.note("scroll", "then-action")
        else:
            yield self.note("pact", "ally", player=other)

    def _end_talk(self) -> Iterator[Note]:
        yield self.note("chat", "end-talk", player=self._partner())


def _from_behind(attack: AttackView) -> AttackView:
    """An attack as the others see it."""
    return {**attack, "card": None, "known": [], "perhaps": []}


TELLERS: dict[str, Callable[[Foretelling], Iterator[Note]]] = {
    "draw": Foretelling._draw,
    "attack": Foretelling._attack,
    "fortify": Foretelling._fortify,
    "play": Foretelling._play,
    "imperial": Foretelling._imperial,
    "equitas": Foretelling._equitas,
    "support": Foretelling._support,
    "discard": Foretelling._discard,
    "give": Foretelling._give,
    "take": Foretelling._take,
    "deploy": Foretelling._deploy,
    "done": Foretelling._done,
    "sacrifice": Foretelling._sacrifice,
    "pay": Foretelling._pay,
    "steal": Foretelling._steal,
    "guild": Foretelling._guild,
    "no guild": Foretelling._no_guild,
    "leave": Foretelling._leave,
    "seat": Foretelling._seat,
    "end talk": Foretelling._end_talk,
}
"""How each move is foretold."""

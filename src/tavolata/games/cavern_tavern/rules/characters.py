"""Characters: choosing one (CT-2.3), and using its ability (CT-14)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from ....engine.phrases import Arguments, Ask, Phrase, Refusal, Tell
from ....engine.questions import Frame
from . import deeds
from . import events as say
from .notation import ABILITY, CHOOSE, EFFECT, LEAVE
from .questions import DO, ON_ABILITY, ON_CHARACTER, Action, CavernQuestion
from .tables import IN_OWN_TURN, NOTHING, OF_CHARACTER, TRIGGERS, WHEN_SERVING

if TYPE_CHECKING:
    from .state import CavernTavern

OFFERS: Final = ["CT-14.4", "CT-14.5", "CT-14.6", "CT-14.7"]
"""The clause behind an ability, by its trigger."""


def _described(game: CavernTavern, id: str, character: int) -> Phrase:
    """A move with a character, and what it can do."""
    does = deeds.does(game.tables, "characters", character)
    return Phrase(id, {"character": say.character_name(game, character), "does": does})


@final
class Character(CavernQuestion):
    """Choose a character that nobody has (CT-2.3)."""

    kind = ON_CHARACTER
    name = "character"
    clause = "CT-2.3"

    def legal(self, game: CavernTavern, frame: Frame, seat: int) -> list[int]:
        """Those that are left."""
        names = range(len(game.tables.characters.ids))
        return [CHOOSE + character for character in names if character not in game.characters]

    def answer(self, game: CavernTavern, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """It is the player's."""
        game.characters[seat] = move - CHOOSE
        say.thing(tell, "character", seat, "character", say.character_name(game, move - CHOOSE))

    def why(self, game: CavernTavern, frame: Frame, seat: int, move: int) -> Refusal:
        """Somebody has it."""
        if CHOOSE <= move < EFFECT:
            return Refusal(self.clause, id="CT-2.3-taken")
        return super().why(game, frame, seat, move)

    def describe(self, game: CavernTavern, frame: Frame, seat: int, move: int) -> Phrase:
        """The character, and what it can do."""
        return _described(game, "move-choose", move - CHOOSE)


def use_ability(game: CavernTavern, seat: int, zone: int, tell: Tell) -> None:
    """A character's ability: the first use turns the card, the second discards it (CT-14.2)."""
    character = game.characters[seat]
    game.abilities[seat] += 1
    say.thing(tell, "ability", seat, "character", say.character_name(game, character))
    stop = len(game.tables.characters.effects[character])
    game.stack.append([DO, seat, OF_CHARACTER, character, 0, stop, zone])


@final
class UseAbility(Action):
    """An ability of one's own turn is used like an item (CT-14.4), also twice in a turn (CT-14.9)."""

    first = ABILITY
    end = ABILITY + 1

    def offer(self, game: CavernTavern, seat: int, found: list[int]) -> None:
        """If it can do something."""
        if game.may_use_ability(seat, IN_OWN_TURN) and game.possible(
            seat, OF_CHARACTER, game.characters[seat]
        ):
            found.append(ABILITY)

    def do(self, game: CavernTavern, seat: int, move: int, tell: Tell) -> None:
        """Its effects, from no zone."""
        use_ability(game, seat, 0, tell)

    def why_not(self, game: CavernTavern, seat: int, move: int) -> Refusal:
        """No character, no use left, another occasion, or nothing that it could do."""
        character = game.characters[seat]
        if character == NOTHING:
            return Refusal("CT-20.1", id="CT-20.1-character")
        named: Arguments = {"character": say.character_name(game, character)}
        table = game.tables.characters
        if game.abilities[seat] >= table.uses[character]:
            return Refusal("CT-14.1", named)
        if table.triggers[character] != IN_OWN_TURN:
            return Refusal(OFFERS[table.triggers[character]], named, "ability-is-offered")
        return Refusal("CT-15.4", named, "CT-15.4-ability")

    def describe(self, game: CavernTavern, seat: int, move: int) -> Phrase:
        """What it does."""
        return _described(game, "move-ability", game.characters[seat])


TRIGGER: Final = 2
ZONE: Final = 3
"""In the frame of Ability: what it is offered for, and the zone that was used."""


@final
class Ability(CavernQuestion):
    """An ability that is offered at its occasion is used, or not (CT-14.3, CT-14.5 to CT-14.7)."""

    kind = ON_ABILITY
    name = "ability"
    clause = "CT-14.3"

    def rule(self, game: CavernTavern, frame: Frame) -> str:
        """The clause of its occasion."""
        return OFFERS[frame[TRIGGER]]

    def legal(self, game: CavernTavern, frame: Frame, seat: int) -> list[int]:
        """Yes or no."""
        return [ABILITY, LEAVE]

    def answer(self, game: CavernTavern, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """Its effects, from the zone that was used."""
        if move == ABILITY:
            use_ability(game, seat, frame[ZONE], tell)

    def about(self, game: CavernTavern, frame: Frame, seat: int) -> Arguments:
        """Who can do what, and for which order or zone."""
        character = game.characters[seat]
        told: Arguments = {"character": say.character_name(game, character)}
        told["does"] = deeds.does(game.tables, "characters", character)
        if frame[TRIGGER] == WHEN_SERVING:
            told["order"] = say.order_name(game, game.open[seat])
        else:
            told["zone"] = say.zone_name(game, seat, frame[ZONE])
        return told

    def ask(self, game: CavernTavern, frame: Frame, seat: int) -> Ask:
        """One question for each occasion."""
        occasion = TRIGGERS[frame[TRIGGER]].rpartition("_")[2]
        return Ask(f"ability-{occasion}", self.rule(game, frame), self.about(game, frame, seat))

    def describe(self, game: CavernTavern, frame: Frame, seat: int, move: int) -> Phrase:
        """What it does, or that it is left."""
        character = game.characters[seat]
        if move == ABILITY:
            return _described(game, "move-ability", character)
        return Phrase("move-no-ability", {"character": say.character_name(game, character)})

"""The introduction to a game, from the ``intro.toml`` in its folder: a match with a known seed and steps through it."""

from __future__ import annotations

import tomllib
from pathlib import Path

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from ..engine.errors import BadContent
from ..engine.game import Game
from ..engine.scene import Intro, IntroStep
from ..engine.state import State


class _Model(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


class StepModel(_Model):
    """One ``[[step]]``."""

    say: str
    moves: list[str] = []
    show: str = ""
    wait: str = ""
    clause: str = ""


class IntroModel(_Model):
    """The whole file."""

    seats: int = Field(ge=1)
    seed: int = Field(ge=0)
    reader: int = Field(ge=0)
    options: dict[str, str | int | bool] = {}
    step: list[StepModel] = Field(min_length=1)


def read_intro(path: Path) -> Intro | None:
    """The introduction in a file, ``None`` where there is no such file. ``BadContent`` says what is wrong with it."""
    if not path.is_file():
        return None
    try:
        model = IntroModel.model_validate(tomllib.loads(path.read_text("utf-8")))
    except (tomllib.TOMLDecodeError, ValidationError) as error:
        raise BadContent(
            "bad-toml", f"{path.name}: {error}", {"file": path.name, "problem": str(error)}
        ) from None
    steps = [IntroStep(step.say, tuple(step.moves), step.show, step.wait, step.clause) for step in model.step]
    return Intro(model.seats, model.seed, model.options, model.reader, tuple(steps))


def stage(game: Game, intro: Intro, number: int) -> State:
    """The match as it stands at a step: all moves up to it are played, and what earlier steps waited for."""
    state = game.new(intro.seats, intro.seed, intro.options)
    for place, step in enumerate(intro.steps[: number + 1]):
        waited = intro.steps[place - 1].wait if place else ""
        for text in (*([waited] if waited else []), *step.moves):
            seat = state.deciders()[0]
            state.play(seat, state.read(seat, text))
    return state

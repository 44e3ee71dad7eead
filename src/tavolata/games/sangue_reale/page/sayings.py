"""What the page says of Sangue Reale: a move on a button, and where a match stands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.scene import Choice, Scene
from ....kit.emblems import icon, sign
from ....kit.markup import NOTHING, Markup, joined, tag
from ....kit.phrases import number_in
from ..view import SangueView, values_in
from .emblems import die
from .targets import Table, rival

if TYPE_CHECKING:
    from ....engine.room import Speaker

WORKS = {"dig": "river", "dry": "river", "draw": "border", "abolish": "border"}
"""The emblem of what is done to an edge."""

# -- a move on a button -----------------------------------------------------------------------------------------------


def label(choice: Choice, scene: Scene[SangueView]) -> Markup:
    """A move as a short button: dice or a number, a name, what it yields."""
    return _Label(choice, scene).draw()


class _Label:
    """A choice being made a button. Only its own words and phrase are looked at: it may be past already."""

    def __init__(self, choice: Choice, scene: Scene[SangueView]) -> None:
        self.choice = choice
        self.table = Table(scene)
        self.me = self.table.me
        self.verb, *self.about = choice.text.split()
        self.arguments = choice.phrase.arguments

    def draw(self) -> Markup:
        """The inside of the button."""
        draw = getattr(self, f"_{self.verb}")
        drawn: Markup = draw()
        return drawn

    def _name(self, said: str) -> Markup:
        return tag("span", said)

    def _plan(self) -> Markup:
        return tag("b", self.about[0], class_="plate-number") + self._name(
            self.table.say(f"plan-{self.about[0]}")
        )

    def _claimant(self) -> Markup:
        name = self.table.words.name(f"claimant-{self.about[0]}")
        return sign("crown") + self._name(name)

    def _take(self) -> Markup:
        return self._use()

    def _use(self) -> Markup:
        pair = self.verb == "use" and self.arguments.get("circles") == 2
        dice = [die(int(self.about[0]), self.me)] * (2 if pair else 1)
        return joined(dice) + self._gain()

    def _column(self) -> Markup:
        said = self.table.say("column", value=int(self.about[0]))
        return die(int(self.about[0]), None) + self._name(said) + self._gain()

    def _gain(self) -> Markup:
        """A number to circle, a Unique Supporter, or nothing more than a step."""
        got = str(self.arguments.get("gain", "none"))
        if self.verb == "take" and self.arguments.get("circles") in (0, 2):
            return tag("span", icon("cross"), class_="gain")
        parts = [tag("b", self.about[0], class_="line-value")] if got in ("line", "both") else []
        if got in ("supporter", "both"):
            parts.append(icon("star"))
        return tag("span", *(parts or [tag("b", "+1")]), class_="gain num")

    def _lower(self) -> Markup:
        one, other = (die(number_in(self.arguments, end), self.me) for end in ("from", "to"))
        return one + icon("arrow", "ic dir right") + other + tag("span", icon("modifier"), class_="gain")

    def _raise(self) -> Markup:
        return self._lower()

    def _pair(self) -> Markup:
        own = [die(int(value), self.me) for value in self.about]
        return joined(own) + self._others()

    def _different(self) -> Markup:
        own = [die(value, self.me) for value in values_in(self.arguments, "dice")]
        return joined(own) + self._others()

    def _keep(self) -> Markup:
        return self._different()

    def _others(self) -> Markup:
        """The dice that go to the other."""
        rest = [die(value, rival(self.me)) for value in values_in(self.arguments, "rest")]
        return tag("span", icon("arrow", "ic dir right"), *rest, class_="gain") if rest else NOTHING

    def _turn(self) -> Markup:
        now = bool(self.arguments["now"])
        said = self.table.say("turn-now-short" if now else "turn-number", number=int(self.about[0]))
        return sign("modifier") + self._name(said)

    def _number(self) -> Markup:
        value = tag("b", self.about[1], class_="line-value")
        left = self.arguments.get("left")
        end = "castle" if left == 0 else "rubber" if left is None else ""
        more = tag("span", icon(end), class_="gain") if end else NOTHING
        return value + self._name(self.table.short_place(self.about[0])) + more

    def _edge(self) -> Markup:
        names = [self.table.short_place(id) for id in self.about]
        work = str(self.arguments["work"])
        change = tag("span", icon("plus" if work in ("dig", "draw") else "cross"), class_="gain")
        return sign(WORKS[work]) + self._name(" – ".join(names)) + change

    def _wall(self) -> Markup:
        change = tag("span", icon("cross" if self.arguments["work"] == "tear" else "plus"), class_="gain")
        return sign("wall") + self._name(self.table.short_place(self.about[0])) + change

    def _pass(self) -> Markup:
        return sign("cross") + self._name(self.choice.says)


# -- where a match stands ---------------------------------------------------------------------------------------------


def gist(view: SangueView, words: Speaker) -> str:
    """The Era, the turn and the round."""
    era = words.name(f"era-{view['era']['id']}")
    if view["over"]:
        return era
    planning = any(frame["step"] == "plan" for frame in view["pending"])
    number = len(view["track"]["written"]) + (1 if planning else 0)
    if number == 0:
        return words.text("page-gist-sides", era=era)
    phase = "plan" if planning else "act"
    turn = view["track"]["turn"] + 1
    return words.text(
        "page-gist", era=era, turn=turn, round=number, rounds=view["track"]["rounds"], phase=phase
    )

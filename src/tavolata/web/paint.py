"""The table page in pieces, for one reader: what he sees now, and what of it has changed is for the stream to tell.

A fragment is the inside of the element of the same id. Everything here is made from views, sentences and the table's
public facts; a fragment never holds what its reader may not know.
"""

from __future__ import annotations

import json
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

from markupsafe import Markup

from ..engine.room import Speaker
from ..engine.scene import Choice, Moment, SeatMark, plan_link
from ..kit.emblems import icon, shield
from ..kit.words import sentence
from . import facts, lobby, veil
from .log import SEATS, Arms, Log
from .render import TOKEN, Render

if TYPE_CHECKING:
    from ..engine.clauses import Rulebook
    from ..engine.phrases import Refusal
    from ..store.model import Person, Seat
    from ..table.actors import Actor
    from ..table.live import Live
    from ..table.scenes import Sight, StoryLine

KEYS = "123456789abcdefghijkmopqstuvwxyz"
"""The keys that choose a move; l, n and r have a meaning of their own."""
LONG = 22
"""From how many letters on a move takes a line of its own."""


@dataclass(frozen=True, slots=True)
class Reader:
    """Who looks at a table, and how.

    ``seat`` is whose eyes these are, ``None`` for a spectator. ``awaited`` is set while a curtain is drawn: the device
    goes to that seat next, and until then nothing is shown that a spectator would not see. ``clause`` and ``refusal``
    are what he asked about in the rules.
    """

    actor: Actor
    person: Person | None
    language: str
    base: str = ""
    seat: int | None = None
    awaited: int | None = None
    clause: str = ""
    refusal: Refusal | None = None

    @property
    def seats(self) -> frozenset[int]:
        """The seats that are his."""
        return self.actor.seats

    @property
    def own(self) -> int | None:
        """The seat he looks from if it is his: after a match one may look with anybody's eyes, but not speak."""
        return self.seat if self.seat in self.seats else None


@dataclass(frozen=True, slots=True)
class Painted:
    """A table page in pieces. ``kind`` says which page it is: ``lobby``, ``table``, ``result`` or ``frozen``.

    ``story`` are the lines of which ``log`` is made; ``planned`` is what is seen of each part of a plan.
    """

    kind: str
    title: str
    frags: Mapping[str, str]
    log: list[tuple[str, str]] = field(default_factory=list)
    turn: bool = False
    curtain: bool = False
    deadline: float | None = None
    story: list[StoryLine] = field(default_factory=list)
    planned: tuple[tuple[Moment, ...], ...] = ()


def reader(
    live: Live,
    actor: Actor,
    person: Person | None,
    language: str,
    base: str = "",
    chosen: int | None = None,
) -> Reader:
    """Who somebody is as a reader; ``chosen`` is the seat for which he raised the curtain, if he did."""
    seat, awaited = eyes(live, actor.seats, chosen)
    return Reader(actor, person, language, base, seat, awaited)


def eyes(live: Live, seats: frozenset[int], chosen: int | None) -> tuple[int | None, int | None]:
    """Whose view is shown, and to which seat a device that several share is to be handed first."""
    if len(seats) < 2:
        return next(iter(seats), None), None
    deciding = [seat for seat in live.deciders() if seat in seats and not live.seat(seat).bot]
    if chosen in seats and (not deciding or chosen in deciding):
        return chosen, None
    return None, deciding[0] if deciding else None


def kind_of(live: Live) -> str:
    """Which page a table has now."""
    kinds = {
        "waiting": "lobby",
        "dealing": "table",
        "running": "table",
        "frozen": "frozen",
        "closed": "closed",
    }
    return kinds.get(live.table.status, "result")


def fragments(
    render: Render,
    live: Live,
    reader: Reader,
    draft: tuple[str, ...] | None = None,
    at: int | None = None,
) -> Painted:
    """All fragments of a table page. ``draft`` replaces the stored one; ``at`` shows the board after so many moves."""
    return _Painter(render, live, reader).painted(draft, at)


def words_of(live: Live, language: str) -> Speaker:
    """The game's words, with the names at this table under a veil: whatever is said in them is for pages only."""
    return live.words(language, veil.veiled)


class _Painter:
    """One table for one reader."""

    def __init__(self, render: Render, live: Live, reader: Reader) -> None:
        self.render, self.live, self.reader = render, live, reader
        self.words: Speaker = words_of(live, reader.language)
        self.kind = kind_of(live)
        self.kept = _kept(live)
        self.arms = arms_at(live, self.words)

    def painted(self, draft: tuple[str, ...] | None, at: int | None) -> Painted:
        """Everything."""
        common = {"talk": self.talk(), "settings": self.settings()}
        if self.live.match is None:
            before = self.dealing() if self.kind == "table" else {}
            if self.kind == "lobby":
                before = {"lobby": self.lobby(), "setup": self.setup()}
            return Painted(self.kind, self.title(False), {**common, "bar": self.bar(None), **before})
        sight = self.live.sight(self.reader.seat, self.words, draft, at)
        drawing = self.live.room.paint(sight.scene)
        turn = bool(sight.scene.choices) and at is None
        story = self.live.story(self.reader.seat, self.words)
        frags = {
            **common,
            "bar": self.bar(sight, at),
            "seats": self.seats(drawing.seats, at is None),
            "side": drawing.side,
            "board": drawing.board,
            "tray": drawing.tray,
            "ask": self.ask(sight),
            "now": self.now(story),
            "rules": self.rules(sight),
        }
        if self.reader.awaited is not None:
            frags |= {"board": self.curtain(self.reader.awaited), "side": "", "tray": ""}
        if self.kind == "result":
            frags["acts"] = self.acts()
        until = self.live.deadline(self.reader.seat) if self.reader.seat is not None else None
        curtain = self.reader.awaited is not None
        log = self.kept.log(self.reader.seat, self.words)
        lines = log.read(story, self.render, self.words, self.arms)
        frags["sift"] = self.sift(log.parts)
        return Painted(
            self.kind,
            self.title(turn),
            frags,
            lines,
            turn or curtain,
            curtain,
            until,
            story,
            sight.planned,
        )

    def say(self, template: str, **context: Any) -> str:
        """A template with what all of them need."""
        return self.render.fragment(
            template,
            self.words,
            code=self.live.table.code,
            game=self.live.table.game,
            csrf=TOKEN,
            seat=self.reader.own,
            arms=self.arms,
            **context,
        )

    def _left(self, until: float | None) -> str:
        return left(until, self.live.clock.now(), self.words)

    # -- the head ----------------------------------------------------------------------------------------------------

    def title(self, turn: bool) -> str:
        """What stands in the browser's tab."""
        text = self.words.text
        state = text("title-turn") if turn else text(f"title-{self.kind}")
        return f"{state} · {text('title')} · Tavolata"

    def bar(self, sight: Sight | None, at: int | None = None) -> str:
        """The game, where the match stands, and the way back."""
        said = [table_title(self.live, self.words)]
        if sight is not None and self.live.match is not None:
            moves = self.live.known_moves(self.reader.seat) if at is None else at
            said.append(self.words.text("bar-move", number=moves))
            said.append(self.live.room.gist(sight.scene.view, self.words))
        if void := facts.void_deals(self.live):
            said.append(self.words.text("bar-void", number=void))
        undo = facts.undo_label(self.live, self.reader.own, self.words)
        return self.say("f_bar.html", meta=" · ".join(fact for fact in said if fact), undo=undo)

    # -- who ---------------------------------------------------------------------------------------------------------

    def seats(self, drawn: Sequence[SeatMark], now: bool) -> str:
        """The players, with what is public about them, and now the candle at whoever decides."""
        deciders = self.live.deciders() if now else []
        marks = [*drawn, *[SeatMark()] * len(self.live.table.seats)]
        rows = [
            self._seat(seat, marks[seat.number], seat.number in deciders) for seat in self.live.table.seats
        ]
        return self.say("f_seats.html", seats=rows)

    def _seat(self, seat: Seat, mark: SeatMark, turn: bool) -> SimpleNamespace:
        until = self.live.deadline(seat.number)
        says, icon = seat_state(self.live, seat, self.words)
        mine = seat.number in self.reader.seats
        return SimpleNamespace(
            number=seat.number,
            name=person_at(self.live, seat.number, self.words),
            you=mine and (len(self.reader.seats) == 1 or seat.number == self.reader.seat),
            state=("on" if mine and not seat.bot else "turn") if turn else "",
            score=mark.score,
            unit=mark.unit,
            marks=Markup(mark.marks),
            says=says,
            icon=icon,
            until=until,
            left=self._left(until),
        )

    def curtain(self, seat: int) -> str:
        """What covers the board until the device is in the right hands."""
        return self.say("f_curtain.html", curtain=seat, curtain_name=person_at(self.live, seat, self.words))

    # -- what is asked -----------------------------------------------------------------------------------------------

    def ask(self, sight: Sight) -> str:
        """What is asked of the reader with every legal move, or whom everybody is waiting for."""
        awaited = self.reader.awaited
        if awaited is not None:
            name = person_at(self.live, awaited, self.words)
            return self.say("f_ask.html", curtain=awaited, curtain_name=name)
        common = {"curtain": None, "polls": self._polls(), "decision": sight.decision}
        if sight.scene.choices:
            return self.say("f_ask.html", **common, **self._asked(sight))
        return self.kept.pane(
            self._wait_key(sight), lambda: self.say("f_ask.html", **common, **self._waiting())
        )

    def _wait_key(self, sight: Sight) -> object:
        """What a waiting reader's panel depends on; ``None`` while clocks or polls run in it."""
        deciders = tuple(self.live.deciders())
        if self.live.polls or any(self.live.deadline(seat) is not None for seat in deciders):
            return None
        return ("wait", deciders, self.live.running, self.reader.seat, sight.decision, *self._who())

    def _asked(self, sight: Sight) -> dict[str, Any]:
        scene, seat = sight.scene, self.reader.seat
        assert seat is not None, "a spectator is asked nothing"
        moves = [self._move(choice, index, sight) for index, choice in enumerate(scene.choices)]
        until = self.live.deadline(seat)
        texts = [part.text for part in scene.parts]
        shown = min(len(moves), len(KEYS))
        return {
            "choices": moves,
            "name": self.words.player(seat),
            "says": sight.asks,
            "keys": f"1–{KEYS[shown - 1]}" if shown > 1 else "1",
            "parts": [
                {"says": part.says, "label": Markup(self.live.room.label(part, scene))}
                for part in scene.parts
            ],
            "parts_json": Markup("{}").format(json.dumps(texts)),
            "long": any(len(Markup(move.label).striptags()) > LONG for move in moves),
            "chosen": sentence(scene.chosen.says) if scene.chosen else "",
            "notes": self._notes(sight),
            "draft": sight.draft,
            "back": plan_link(texts if scene.chosen else texts[:-1]),
            "until": until,
            "left": self._left(until),
        }

    def _move(self, choice: Choice, index: int, sight: Sight) -> SimpleNamespace:
        return SimpleNamespace(
            text=choice.text,
            says=choice.says,
            label=Markup(self.live.room.label(choice, sight.scene)),
            href=sight.scene.link(choice.text),
            chosen=sight.scene.chosen is not None and sight.scene.chosen.text == choice.text,
            key=KEYS[index] if index < len(KEYS) else "",
        )

    def _notes(self, sight: Sight) -> list[dict[str, Any]]:
        """The preview line by line, with the game's emblems."""
        if sight.scene.chosen is None:
            return []
        return [
            {"icon": note.icon, "html": Markup(note.html), "win": note.win}
            for note in self.live.room.preview(sight.scene)
        ]

    def _waiting(self) -> dict[str, Any]:
        deciders = [seat for seat in self.live.deciders() if seat != self.reader.seat]
        names = self.words.join([self.words.player(seat) for seat in deciders])
        bots = bool(deciders) and all(self.live.seat(seat).bot for seat in deciders)
        until = min([end for seat in deciders if (end := self.live.deadline(seat))], default=None)
        mine = self.live.seat(self.reader.seat) if self.reader.seat is not None else None
        stands_in = mine is not None and mine.human and bool(mine.bot) and self.live.running
        who = "bot" if stands_in else ("seated" if mine is not None else "watching")
        state = ("bots" if bots else "people") if deciders else "nobody"
        text = self.words.text
        return {
            "choices": [],
            "parts_json": "[]",
            "wait_icon": "hourglass" if deciders else "check",
            "title": text(f"wait-title-{state}", players=names, number=len(deciders)),
            "says": text(f"wait-{who}"),
            "until": until,
            "left": self._left(until),
            "take_back": stands_in,
            "looks": self.live.running,
        }

    def _polls(self) -> list[dict[str, Any]]:
        seat = self.reader.own
        return [
            {
                "about": poll.about,
                "says": self.words.text(f"poll-{poll.about}", player=self.words.player(poll.by)),
                "answer": seat is not None and seat in self.live.humans() and seat not in poll.yes,
            }
            for poll in self.live.polls.values()
        ]

    def now(self, story: Sequence[StoryLine]) -> str:
        """What happened last, and how far back the reader's own last move lies."""
        if self.reader.awaited is not None or not story:
            return ""
        last, own = story[-1], self.reader.own
        mine = [index for index, line in enumerate(story) if own is not None and line.seat == own]
        missed = [line.begins for line in story[mine[-1] + 1 if mine else 0 :] if line.play is not None]
        since = (
            None if own is None or len(missed) < 2 else SimpleNamespace(first=missed[0], number=len(missed))
        )
        context = {"says": last.texts[-1] if last.texts else "", "since": since, "arms": self.arms}
        return self.render.fragment("f_now.html", self.words, **context, seat=last.seat)

    # -- the drawer --------------------------------------------------------------------------------------------------

    def sift(self, parts: Sequence[str]) -> str:
        """What of the log one wants to see: all, or what is about a player, or a kind of phase."""
        names = [self.words.player(seat.number) for seat in self.live.table.seats[:SEATS]]
        return self.kept.pane(
            ("sift", self.words.language, tuple(names), parts),
            lambda: self.say("f_sift.html", names=names, parts=parts),
        )

    def talk(self) -> str:
        """What was said, and whether one may speak now."""
        live, own = self.live, self.reader.own
        now = live.talk_for(own)
        heard = (len(live.talk), live.talk[-1] if live.talk else None, frozenset(self._muted()))
        key = ("talk", now, heard, *self._who()) if now.until is None else None
        return self.kept.pane(key, self._talk)

    def _talk(self) -> str:
        context = facts.talk_facts(self.live, self.reader.own, self.reader.actor.person, self.words)
        return self.say("f_talk.html", left=self._left(context["until"]), **context)

    def _muted(self) -> set[int]:
        person = self.reader.actor.person
        return self.live.mutes.get(person, set()) if person is not None else set()

    def rules(self, sight: Sight) -> str:
        """The chapter of the clause that matters now, or of the one asked about."""
        open = self.reader.clause or (sight.ask.clause if sight.ask else "")
        refused = ""
        if self.reader.refusal is not None:
            open = self.reader.refusal.rule
            refused = sentence(self.live.room.say_refusal(self.reader.refusal, self.words))
        return rules_pane(self.render, self.live, self.words, open, refused)

    def settings(self) -> str:
        """The table's facts, one's own key, and everything that is not a move."""
        live, reader = self.live, self.reader
        here = frozenset(live.present) if reader.actor.owner else None
        sound = reader.person.sound if reader.person is not None else True
        undo = facts.undo_label(live, reader.own, self.words)
        key = (
            "settings",
            live.table.status,
            reader.seats,
            reader.actor.owner,
            reader.base,
            here,
            sound,
            reader.person.pace if reader.person is not None else "",
            undo,
            live.table.commitment,
            live.table.deal_list,
        )
        return self.kept.pane((*key, *self._who()), self._settings)

    def _settings(self) -> str:
        return self.say("f_settings.html", **facts.settings_facts(self.live, self.reader, self.words))

    def _who(self) -> tuple[object, ...]:
        """Who sits at the table, and who looks: what all its panes depend on."""
        reader, table = self.reader, self.live.table
        seats = tuple((seat.kind, seat.name, seat.bot, seat.key, seat.resigned) for seat in table.seats)
        return seats, reader.own, reader.actor.person, reader.language

    def acts(self) -> str:
        """What can be done when the match is over: again, the way back, the record."""
        table = self.live.table
        played = bool(self.reader.seats) and not table.imported
        return self.say(
            "f_acts.html",
            played=played,
            next_code=table.next_code,
            open_game=self.live.open_game,
            link=f"{self.reader.base}/t/{table.code}",
        )

    def dealing(self) -> dict[str, str]:
        """The table while numbers are exchanged: it becomes the board by itself, without another page."""
        board = self.say("f_dealing.html", **facts.dealing_facts(self.live, self.reader, self.words))
        rules = rules_pane(self.render, self.live, self.words, "")
        seats = self.seats((), False)
        return {
            "seats": seats,
            "side": "",
            "board": board,
            "tray": "",
            "ask": self._dealing(),
            "now": "",
            "rules": rules,
            "sift": "",
        }

    def _dealing(self) -> str:
        return self.say(
            "f_ask.html",
            curtain=None,
            polls=[],
            decision=0,
            choices=[],
            parts_json="[]",
            wait_icon="hourglass",
            title=self.words.text("dealing-title"),
            says=self.words.text("dealing-say"),
            until=None,
            take_back=False,
            looks=True,
        )

    def lobby(self) -> str:
        """Who sits where before play begins."""
        return self.say("f_lobby.html", **lobby.lobby_facts(self.live, self.reader, self.words))

    def setup(self) -> str:
        """How the table is set up, which its owner may change until play begins."""
        return self.say("f_setup.html", **lobby.setup_facts(self.live, self.reader, self.words))


def rules_pane(render: Render, live: Live, words: Speaker, open: str, refused: str = "") -> str:
    """The rules, opened at a clause, with the sentence that answers a "why not?"."""
    key = ("rules", live.table.game, words.language, open) if not refused else None
    return _RULES.pane(key, lambda: _rules_pane(render, live, words, open, refused))


def _rules_pane(render: Render, live: Live, words: Speaker, open: str, refused: str) -> str:
    book: Rulebook = live.room.rulebook(words.language)
    clause = book.clauses.get(open)
    chapter = next((one for one in book.chapters if clause and one.id == clause.chapter), None)
    chapters = [{"first": one.clauses[0].id, "title": one.title} for one in book.chapters if one.clauses]
    return render.fragment(
        "f_rules.html",
        words,
        game=live.table.game,
        open=open if clause else "",
        chapter=chapter,
        chapters=chapters,
        refused=refused,
        filled=partial(live.room.figures, words=live.room.words(words.language)),
    )


class _Kept:
    """What changes less often than the board: panes by all they depend on, and the logs."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._panes: OrderedDict[object, str] = OrderedDict()
        self._logs: dict[tuple[int | None, str], Log] = {}

    def pane(self, key: object, make: Callable[[], str]) -> str:
        """The pane of this key, made if it is not there. Without a key it is always made."""
        if key is None:
            return make()
        pane = self._panes.get(key)
        if pane is None:
            pane = self._panes[key] = make()
            if len(self._panes) > self._most:
                self._panes.popitem(last=False)
        return pane

    def log(self, seat: int | None, words: Speaker) -> Log:
        """The log for those who look with a seat's eyes, in their language."""
        return self._logs.setdefault((seat, words.language), Log())


_PANES = 64
"""How many panes of one table are kept: what four screens show while a turn goes round."""
_TABLES: WeakKeyDictionary[Live, _Kept] = WeakKeyDictionary()
"""What is kept of each table; it goes when the table leaves memory."""
_RULES = _Kept(256)
"""The rules as they stand open, which are the same at all tables."""


def _kept(live: Live) -> _Kept:
    kept = _TABLES.get(live)
    if kept is None:
        kept = _TABLES[live] = _Kept(_PANES)
    return kept


def forget(live: Live) -> None:
    """Nobody looks at a table any more: what was painted of it need not be kept."""
    _TABLES.pop(live, None)


def seat_state(live: Live, seat: Seat, words: Speaker) -> tuple[str, str]:
    """What there is to say about who sits at a seat, with an emblem."""
    if seat.kind == "bot":
        if not seat.bot:  # read from a record, which need not say who played
            return "", ""
        return words.text("seat-bot", strength=facts.strength_name(seat.bot, words)), "bot"
    if seat.kind == "friend":
        return words.text("seat-free"), "plus"
    if seat.resigned:
        return words.text("seat-resigned"), "bot"
    if seat.bot:
        return words.text("seat-away"), "bot"
    if live.table.imported or live.table.status in ("over", "ended"):
        return "", ""
    present = live.present.get(seat.number, 0)
    return words.text("seat-here" if present else "seat-absent"), "person" if present else "hourglass"


def arms_at(live: Live, words: Speaker) -> Arms:
    """What tells the players of a table apart: their shields, or the arms that they have in the game."""
    roles = live.roles(words)
    if not roles:
        return shield
    return lambda seat, label="": icon(roles[seat].emblem, f"esc {roles[seat].tint}", label)


def person_at(live: Live, seat: int, words: Speaker) -> str:
    """The name of whoever sits at a seat, whatever he is called in the game."""
    return veil.veiled(live.seat(seat).name) or words.text("seat-name", number=seat + 1)


def table_title(live: Live, words: Speaker) -> str:
    """What a table is called."""
    if live.table.title:
        return veil.veiled(live.table.title)
    owner = next(
        (
            veil.veiled(seat.name)
            for seat in live.table.seats
            if live.table.owner in seat.people and seat.name
        ),
        "",
    )
    return words.text("table-of", name=owner) if owner else words.text("table-plain", code=live.table.code)


def left(until: float | None, now: float, words: Speaker) -> str:
    """The time left, as minutes and seconds; the script counts on from there, and tells it the same way."""
    if until is None:
        return ""
    seconds = round(until - now)
    if seconds <= 0:
        return words.text("script-time")
    hours, rest = divmod(seconds, 3600)
    minutes, seconds = divmod(rest, 60)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"

"""What drawings of all games stand on: links and reasons, previews, pictures that stand alone, sprites."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import tavolata
from tavolata.engine.phrases import Arguments, Phrase
from tavolata.engine.scene import Choice, Note, Scene
from tavolata.kit import emblems, preview
from tavolata.kit.markup import Markup, spoken, vh
from tavolata.kit.phrases import number_in, phrase_in, said, seat_in, view_of
from tavolata.kit.picture import cut, framed, use
from tavolata.kit.targets import Table, becomes

WORDS = tavolata.room("proelio").words("en", ["Ann", "<Bo>"])
ASK = {"kind": "action", "clause": "PR-3.9", "arguments": {}}
DRAW, TAKE = (Choice(text, Phrase("move-draw"), f"{text} & go") for text in ("draw", "take scudi"))
VIEW: dict[str, Any] = {"seat": 1, "seats": 2, "ask": ASK}


def table(**more: Any) -> Table[Any]:
    return Table(Scene(VIEW, WORDS, **{"choices": (DRAW, TAKE), **more}))


def element(link: str) -> ElementTree.Element:
    return ElementTree.fromstring(link)


def test_a_button_chooses_its_move_and_says_so() -> None:
    link = element(table(chosen=TAKE).button("take scudi", "<b>", "btn", ' data-carry="x"'))
    assert link.get("data-move") == "take scudi" and link.get("href") == "?m=take+scudi"
    assert (link.get("aria-label"), link.text) == ("take scudi & go", "<b>")
    assert link.get("class") == "btn on" and link.get("aria-current") == "true"
    assert element(table().button("draw", Markup("<i/>"), "btn")).get("class") == "btn"
    assert [table(chosen=TAKE).state(move) for move in ("take scudi", "draw", "pass")] == [
        " may pick",
        " may",
        "",
    ]


def test_what_cannot_be_done_says_why_and_keeps_what_is_planned() -> None:
    planned = table(parts=(DRAW,))
    link = element(planned.refused("give scudi", "no", "no", 'a "b"'))
    assert link.get("href") == "?m=draw&why=give+scudi" and link.get("data-why") == "give scudi"
    assert (link.get("tabindex"), link.get("aria-label")) == ("-1", 'a "b"')
    assert 'data-clause="PR-3.9"' in planned.clause("PR-3.9") and "why" not in planned.clause("PR-3.9")
    assert "aria-label" not in planned.refused("give scudi", "no", "no")


def test_other_parts_are_chosen_by_a_link_and_none_begin_anew() -> None:
    label = 'data-plan="" aria-label="&lt;back&gt;"'
    assert table().plan(["draw", "take scudi"], "<back>") == f'href="?m=draw&amp;m=take+scudi" {label}'
    assert table(parts=(DRAW,)).plan([], "<back>") == f'href="?m=" {label}'


def test_a_thing_is_chosen_or_tells_why_not_or_only_lies_there() -> None:
    chosen = element(table().touched("draw", "x", "hc", "Draw"))
    assert (chosen.tag, chosen.get("class"), chosen.get("data-move")) == ("a", "hc", "draw")
    refused = element(table().touched("pass", "x", "hc", "Pass"))
    assert (refused.get("class"), refused.get("data-why"), refused.get("aria-label")) == (
        "hc no",
        "pass",
        "Pass",
    )
    lies = '<span class="hc">x</span>'
    assert table().touched("pass", "x", "hc", "Pass", asked=False) == lies
    assert table(choices=()).touched("draw", "x", "hc", "Draw") == lies


def test_a_question_is_only_one_for_whoever_can_answer() -> None:
    assert (table().kind, table().me, table().own) == ("action", 1, 1)
    waiting = table(choices=())
    assert (waiting.kind, waiting.ask) == ("", None)
    spectator = Table(Scene({**VIEW, "seat": None}, WORDS))
    assert (spectator.own, spectator.me) == (None, 0)


def test_the_last_move_is_no_longer_looked_at_while_one_plans() -> None:
    assert table(before=VIEW).before == VIEW and table(before=VIEW, parts=(DRAW,)).before is None


class Told(preview.Foretelling[Any]):
    """What a game would say of a draw."""

    def notes(self) -> Iterator[Note]:
        if self.choice.text == "draw":
            yield self.note("cards", "draw", True, number=1, left=self.words.player(1))


def test_a_move_of_which_nothing_is_told_is_told_itself() -> None:
    assert Told.preview(table().scene) == []
    assert Told.preview(table(chosen=TAKE).scene) == [Note("check", "Take scudi &amp; go.")]
    (note,) = Told.preview(table(chosen=DRAW).scene)
    assert (note.icon, note.win) == ("cards", True) and "&lt;Bo&gt;" in note.html


def test_several_things_are_escaped_one_by_one() -> None:
    told = Told(table().scene, DRAW)
    assert told.listed(["<a>", Markup("<b>b</b>")]) == "&lt;a&gt; and <b>b</b>"


def test_a_picture_has_its_frame(tmp_path: Path) -> None:
    (tmp_path / "alone").mkdir()
    (tmp_path / "alone" / "picture.css").write_text(".a { fill: red }\n.b { fill: blue }\n")
    drawn = ElementTree.fromstring(framed(tmp_path, "x", (200, 50.5), "A & B", "", "<g/>", "<g/>", scale=0.5))
    assert drawn.get("viewBox") == "0 0 200 50.5" and (drawn.get("width"), drawn.get("height")) == (
        "100",
        "25.25",
    )
    assert drawn.get("aria-label") == "A & B" and len(drawn) == 4
    assert use("skull", 1, 2.5, 30) == '<use class="ink" href="#skull" x="1" y="2.5" width="30" height="30"/>'
    assert ' width="30" height="34" data-thing="x"/>' in use("skull", 1, 2, 30, "u", 34, ' data-thing="x"')
    assert cut("Corvino", 7) == "Corvino" and cut("Corvino", 4) == "Cor…"


def test_a_sprite_holds_what_is_used_and_each_thing_once(tmp_path: Path) -> None:
    (tmp_path / "emblems.svg").write_text('<svg><symbol id="skull"><path/></symbol></svg>')
    found = emblems.elements(emblems.sprite(tmp_path, ["skull", "check", "check"]))
    assert found["skull"] == '<symbol id="skull"><path/></symbol>' and "check" in found and "p-palo" in found
    with pytest.raises(KeyError):
        emblems.sprite(tmp_path, ["no-such-emblem"])


def test_a_phrase_goes_through_a_view() -> None:
    phrase = Phrase("card-scudi")
    assert said(WORDS, view_of(phrase)) == WORDS.text("card-scudi")
    arguments: Arguments = {"does": phrase.json(), "number": 3, "other": "@1"}
    assert phrase_in(arguments, "does") == phrase
    assert (number_in(arguments, "number"), seat_in(arguments, "other")) == (3, 1)


def test_pictures_are_read_aloud_or_not_at_all() -> None:
    assert spoken("a die") == {"role": "img", "aria_label": "a die"} and spoken("") == {"aria_hidden": "true"}
    assert vh("<a>") == '<span class="vh">&lt;a&gt;</span>'
    assert (becomes(2, 2), becomes(2, 3)) == ("2", "2→3")

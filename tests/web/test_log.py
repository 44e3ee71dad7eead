"""The log: headings, lines and what is folded in them, clauses, what can be left out, and who people are in it."""

from __future__ import annotations

import re

import fog
from tavolata.engine.catalogue import room
from tavolata.engine.scene import Moment
from tavolata.kit.emblems import shield
from tavolata.store.model import LogEntry, TalkLine
from tavolata.table.live import Live
from tavolata.table.scenes import StoryLine
from tavolata.web import results, veil
from tavolata.web.log import LONG, PARTS, SEATS, Context, Log, folded, under_headings
from tavolata.web.render import STATIC

from .test_paint import RENDER, live, painted, reader

WORDS = room("primo-cavaliere").words("en", ["Ada", "Bruno", "Carla"])


def line(number: int, *moments: Moment, seat: int = 0) -> StoryLine:
    """A decision in which this happened."""
    texts = tuple(moment.says for moment in moments)
    return StoryLine(str(number), "move", seat, texts, number, (moments,))


def says(text: str, **more: object) -> Moment:
    """Something that happened, of which only the log tells."""
    return Moment("quiet", text, **more)  # type: ignore[arg-type]


def begins(title: str, heading: int = 2, **more: object) -> Moment:
    """Something that a part of the game begins with."""
    return says(f"{title} begins.", heading=heading, title=title, **more)


def ready(seat: int) -> Moment:
    """Somebody is ready for what comes next."""
    return says(f"{seat} is ready.", ahead=True, seat=seat)


def read(*story: StoryLine, log: Log | None = None) -> list[str]:
    """A log as HTML, line by line."""
    known = log or Log()
    return [html for _, html in known.read(story, RENDER, WORDS, lambda seat: shield(seat))]


def headings(*story: StoryLine) -> list[tuple[str, dict[int, list[str]]]]:
    return [
        (headed.line.id, {place: [one.title for one in over] for place, over in headed.headings.items()})
        for headed in under_headings(story, Context())
    ]


# -- headings ---------------------------------------------------------------------------------------------------------


def test_a_heading_stands_where_a_part_begins_and_not_where_it_goes_on() -> None:
    told = headings(
        line(1, begins("Round 1", 1), begins("Marches")),
        line(2, begins("Marches"), says("a")),
        line(3, says("b"), begins("Combat"), says("c")),
        line(4, begins("Marches")),
        line(5, begins("Round 2", 1), begins("Marches")),
    )
    assert told == [
        ("1", {0: ["Round 1"], 1: ["Marches"]}),
        ("2", {}),
        ("3", {1: ["Combat"]}),
        ("4", {0: ["Marches"]}),
        ("5", {0: ["Round 2"], 1: ["Marches"]}),
    ]


def test_who_is_ready_comes_under_the_heading_of_what_comes_next() -> None:
    waiting = [line(1, says("a")), line(2, ready(0)), line(3, ready(1))]
    assert not any(over for _, over in headings(*waiting))
    assert headings(*waiting, line(4, ready(2), begins("Orders"))) == [
        ("1", {}),
        ("2", {0: ["Orders"]}),
        ("3", {}),
        ("4", {}),
    ]
    assert headings(line(1, ready(2), begins("Orders"))) == [("1", {0: ["Orders"]})]
    after = headings(line(1, ready(0), begins("Orders")), line(2, says("b"), begins("Combat")))
    assert after[1] == ("2", {1: ["Combat"]}), "what is not ahead stays where it is"


def test_a_heading_that_says_it_all_is_not_repeated() -> None:
    (html,) = read(line(1, says("Round 2 begins.", heading=1, title="Round 2 begins", clause="PC-3.6")))
    assert html.count("Round 2 begins") == 1 and 'href="?clause=PC-3.6"' in html
    one, other = read(line(1, begins("Combat")), line(2, begins("Combat")))
    assert ("<h4" in one, "<h4" in other) == (True, False)
    assert "Combat begins." in one and "Combat begins." in other, "a sentence is never lost"


def test_a_log_that_grew_is_the_same_as_one_read_anew() -> None:
    """Also where lines come under another heading later, and where some are taken back."""
    story = [line(1, begins("Round 1", 1)), line(2, ready(1)), line(3, ready(0), begins("Orders"), says("x"))]
    story += [line(4, ready(1), seat=1), line(5, says("y"), seat=1), line(6, begins("Combat"))]
    log = Log()
    for length in (1, 2, 3, 4, 5, 6, 3, 4, 2, 6):
        assert read(*story[:length], log=log) == read(*story[:length])


# -- lines ------------------------------------------------------------------------------------------------------------


def rows(html: str) -> list[str]:
    """For each row whom it is about, ``-`` for nobody."""
    found = re.findall(r'<div class="told in-\d+([^"]*)"', html)
    return [(re.findall(r"by-(\d)", classes) or ["-"])[0] for classes in found]


def test_a_decision_is_a_line_with_a_row_for_each_whom_it_tells_of() -> None:
    (html,) = read(
        line(7, says("a"), says("b", seat=0), says("c", seat=1), says("d"), begins("Westeros"), says("e"))
    )
    assert rows(html) == ["0", "1", "-"] and html.count('href="?at=7"') == 3
    assert html.startswith('<li data-line="7">')


def test_the_same_player_is_shown_once() -> None:
    one, two, other, headed = read(
        line(1, says("a")),
        line(2, says("b")),
        line(3, says("c"), seat=1),
        line(4, begins("Combat", seat=1), seat=1),
    )
    assert [" again" in html for html in (one, two, other, headed)] == [False, True, False, False]


def test_long_runs_are_folded_and_what_deserves_to_be_seen_is_not() -> None:
    told = [says(text) for text in "abcd"] + [Moment("result", "won"), *[says(text) for text in "ef"]]
    told += [says("stop", stop=True)]
    assert ["".join(one.text for one in run) for run in folded(told)] == ["a", "bcd", "won", "e", "f", "stop"]
    (html,) = read(line(1, *told))
    assert html.count("<details") == 1 and "and 3 more" in html
    assert [html.count(f">{text}<") for text in "abcdef"] == [1] * 6, "what is folded is there, and once"


def test_a_long_sentence_is_there_in_full() -> None:
    long, short = "x" * (LONG + 1), "y" * LONG
    assert f'<details class="long"><summary>{long}</summary></details>' in read(line(1, says(long)))[0]
    assert "<details" not in read(line(1, says(short)))[0]


def test_clauses_stand_once_behind_what_they_bring_about() -> None:
    told = [says("a", clause="PC-3.6"), says("b", clause="PC-3.6"), says("c", clause="PC-4.2")]
    (html,) = read(line(1, *told))
    assert re.findall(r'href="\?clause=([^"]+)"', html) == ["PC-3.6", "PC-4.2"]
    assert html.index("PC-3.6") > html.index(">b") and html.index("PC-4.2") > html.index(">c")


def test_whatever_was_said_is_escaped() -> None:
    assert "<b>" not in read(line(1, says("<b>")))[0]


# -- what is left out -------------------------------------------------------------------------------------------------


def test_rows_say_of_whom_and_of_which_phase_they_are() -> None:
    log = Log()
    story = [line(number, begins(f"phase {number}"), says("x")) for number in range(1, PARTS + 2)]
    story += [line(PARTS + 2, begins("phase 2"))]
    html = read(*story, log=log)
    assert log.parts == tuple(f"phase {number}" for number in range(1, PARTS + 1))
    assert 'class="told in-2"' in html[1] and 'class="told in-2"' in html[-1]
    assert 'class="told in-0"' in html[PARTS], "one too many can be read, not chosen"


def test_the_style_sheet_leaves_out_what_can_be_left_out() -> None:
    css = (STATIC / "table.css").read_text("utf-8")
    for seat in range(SEATS):
        assert f".log:has(#who-{seat}:checked) .told:not(.by-{seat})" in css
    for part in range(1, PARTS + 1):
        assert f'.log:has(#log-part [value="{part}"]:checked) :is(.told, h4):not(.in-{part})' in css


def test_players_and_phases_are_on_offer() -> None:
    table = live("trono-di-spade", 3, houses="listed")
    play(table, 40)
    seen = painted(table, 0)
    houses = re.findall(r'<label title="(\w+)">', seen.frags["sift"])
    assert houses == ["Baratheon", "Lannister", "Stark"]
    phases = re.findall(r'<option value="\d+">([^<]+)', seen.frags["sift"])
    assert phases[0] == "Orders" and len(phases) > 1
    shown = "".join(html for _, html in seen.log)
    for number, phase in enumerate(phases, 1):
        assert f'<h4 class="part in-{number}">{phase}' in shown


# -- who people are ---------------------------------------------------------------------------------------------------


def play(table: Live, moves: int) -> None:
    """Some moves, one after the other."""
    match = table.match
    assert match is not None
    for number in range(1, moves + 1):
        if not match.deciders():
            return
        seat = match.deciders()[0]
        legal = match.state.legal(seat)
        text = match.state.write(seat, legal[number % len(legal)])
        entry = LogEntry(number, "move", seat, text, number)
        match.apply_moves(match.prepare(seat, [text]), [entry], by_bot=False)


def test_everybody_is_his_house() -> None:
    """In log, talk, questions and result; at the seats stands who it is."""
    table = live("trono-di-spade", 3, houses="listed")
    table.talk = [TalkLine(1, "Bruno", "beware", 1)]
    play(table, 40)
    seen = painted(table, 0)
    log = "".join(html for _, html in seen.log)
    assert "Lannister has decided." in log and "ts-arms-lannister" in log
    assert not re.search("Anna|Bruno|Corvino", log + seen.frags["talk"] + seen.frags["ask"])
    assert '<b class="who">Lannister</b>' in seen.frags["talk"]
    assert re.findall("<b>(\\w+)</b>", seen.frags["seats"]) == ["Anna", "Bruno", "Corvino"]
    ranking = results.result(table, reader(table, 0), table.words("en")).ranking
    assert {(row.name, veil.plain(row.says)) for row in ranking} == {
        ("Baratheon", "Anna"),
        ("Lannister", "Bruno"),
        ("Stark", "Corvino"),
    }


def test_before_a_match_begins_nobody_is_anything_else() -> None:
    table = live("trono-di-spade", 3)
    words = table.words("en")
    assert words.player(0) != "Anna" and table.words("en") is words
    table.match = None
    assert table.words("en").player(0) == "Anna"


def test_where_nobody_is_anything_else_names_stand() -> None:
    table = live(fog.ROOM.game.id)
    assert [table.words("it").player(seat) for seat in (0, 1)] == ["Anna", "Bruno"]
    assert not table.roles(table.words("it"))

"""Sangue Reale on the page: what is drawn, what can be touched, what a choice is said to do, and what stays hidden."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import islice
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tavolata.engine.phrases import NOWHERE
from tavolata.engine.rng import Rng, key_of
from tavolata.engine.room import LANGUAGES
from tavolata.engine.scene import Drawing, Moment, Scene, Travel
from tavolata.engine.setup import OptionValue
from tavolata.engine.state import State
from tavolata.games.sangue_reale.page.emblems import SUPPORTERS
from tavolata.games.sangue_reale.page.geography import HIGH, WIDE, geography
from tavolata.games.sangue_reale.page.preview import Foretelling
from tavolata.games.sangue_reale.page.targets import Yield
from tavolata.games.sangue_reale.rules import questions as q
from tavolata.games.sangue_reale.rules.state import SangueReale
from tavolata.games.sangue_reale.rules.tables import BORDER
from tavolata.games.sangue_reale.view import values_in
from tavolata.kit import emblems
from tavolata.kit.intros import stage
from tavolata.kit.words import il

from ..scenes import AGAIN, scene_of, walk
from .packs import copy_pack
from .positions import ROOM, Table, begin, new

PLAYERS = ["Marta & Co", "<Sofia>"]
VARIANTS: list[dict[str, OptionValue]] = [
    {"era": 1, "claimants": "chosen"},
    {"era": 2, "before": "first"},
    {"era": 2, "before": "second"},
    {"era": 3},
    {"era": 4, "before": "first", "claimants": "chosen"},
    {"era": "campaign", "all_four": True},
]
MOST_SCENES = 220
"""How much of a random match is looked at."""
ASKS = {
    "plan",
    "sides",
    "face",
    "share",
    "five",
    "draw",
    "dice",
    "circle",
    "circle-or-change",
    "circle-any",
    "erase",
    "blacken",
    "gate",
    "walls",
    "edges",
}


def html_of(drawing: Drawing) -> str:
    return "".join([drawing.board, drawing.side, drawing.tray, *[seat.marks for seat in drawing.seats]])


def tree(html: str) -> ElementTree.Element:
    return ElementTree.fromstring(f"<all>{html}</all>")


def assert_no_raw_ids(html: str) -> None:
    """A message that is missing shows as its id."""
    text = re.sub(r"<[^>]*>", " ", html)
    labels = " ".join(re.findall(r'(?:aria-label|title)="([^"]*)"', html))
    found = re.findall(
        r"\b(?:page|preview|reckoning|parcel|place|supporter|claimant|era|ability|scoring|rule-name|die|value)"
        r"-[a-z0-9-]+",
        f"{text} {labels}",
    )
    assert not found, found


# -- every scene ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", VARIANTS)
def test_every_scene_is_drawn(options: dict[str, OptionValue]) -> None:
    """Well-formed, every choice touchable by its move and its sentence, nothing the pages forbid, every word known."""
    for seed, language in enumerate(LANGUAGES):
        words = ROOM.words(language, PLAYERS)
        scenes = walk(ROOM, ROOM.game.new(2, seed + 20, options), words, seed)
        for number, scene in enumerate(islice(scenes, MOST_SCENES)):
            drawing = ROOM.paint(scene)
            assert number % AGAIN or drawing == ROOM.paint(scene)
            check_drawing(scene, drawing)
            notes = ROOM.preview(scene)
            assert bool(notes) == (scene.chosen is not None)
            labels = [ROOM.label(choice, scene) for choice in (*scene.choices, *scene.parts)]
            assert all(labels)
            for html in [*labels, *[note.html for note in notes]]:
                tree(html)
                assert_no_raw_ids(html)
            assert_no_raw_ids(ROOM.gist(scene.view, words))


def check_drawing(scene: Scene, drawing: Drawing) -> None:
    html = html_of(drawing)
    assert len(drawing.board) < 64_000
    assert len(drawing.seats) == scene.view["seats"]
    elements = list(tree(html).iter())
    moves = {element.get("data-move") for element in elements} - {None}
    assert moves == {choice.text for choice in scene.choices}
    for name in ("data-anchor", "id"):
        named = [element.get(name) for element in elements if element.get(name)]
        assert len(named) == len(set(named)), name
    for element in elements:
        assert not {name for name in element.attrib if name == "style" or name.startswith("on")}
        if "data-move" in element.attrib:
            choice = scene.choice(element.attrib["data-move"])
            assert choice is not None and element.tag == "a"
            assert element.attrib["aria-label"] == choice.says
            assert element.attrib["href"] == scene.link(choice.text)
    assert_no_raw_ids(html)


def random_match(options: Mapping[str, OptionValue], seed: int) -> Iterator[tuple[State, int, Rng]]:
    """A random match, position by position, with who decides."""
    state = ROOM.game.new(2, seed, dict(options))
    dice = Rng(key_of(seed))
    while not state.over:
        seat = state.deciders()[0]
        yield state, seat, dice
        moves = state.legal(seat)
        state.play(seat, moves[dice.below(len(moves))])


def test_every_question_is_answered_on_the_board() -> None:
    """All kinds of asks come up, and each of their moves is on the sheet itself, not in the list alone."""
    words = ROOM.words("it", PLAYERS)
    seen = set()
    variants: list[dict[str, OptionValue]] = [{"era": era, "claimants": "chosen"} for era in (1, 2, 3, 4)]
    for options in variants:
        for seed in range(4):
            for state, seat, _ in random_match(options, seed):
                ask = state.ask(seat)
                assert ask is not None
                if ask.kind in seen and ask.kind in ("plan", "circle", "face", "share", "five"):
                    continue
                seen.add(ask.kind)
                board = tree(ROOM.paint(scene_of(ROOM, state, seat, words)).board)
                moves = {element.get("data-move") for element in board.iter()} - {None}
                assert moves == {state.write(seat, move) for move in state.legal(seat)}
    assert seen == ASKS


def test_a_drawing_refers_only_to_what_the_page_carries() -> None:
    carried = set(emblems.elements(ROOM.sprite())) | {"sr-coast"}
    words = ROOM.words("en", PLAYERS)
    for era in (1, 2, 3, 4):
        for scene in walk(ROOM, ROOM.game.new(2, 5, {"era": era}), words, 5):
            html = html_of(ROOM.paint(scene)) + "".join(ROOM.label(choice, scene) for choice in scene.choices)
            html += "".join(emblems.icon(note.icon) for note in ROOM.preview(scene))
            assert set(re.findall(r'href="#([^"]+)"', html)) <= carried
            assert set(re.findall(r"url\(#([^)]+)\)", html)) <= carried
        html = "".join(tally.html for tally in ROOM.reckoning(scene.view, words))
        assert set(re.findall(r'href="#([^"]+)"', html)) <= carried


def test_a_seat_sees_nothing_of_a_secret_plan() -> None:
    """The page is the same, byte for byte, whatever the other has chosen; and nobody else sees one's own choice."""
    compared = 0
    words = ROOM.words("it", PLAYERS)
    for era in (1, 4):
        for state, _, _ in random_match({"era": era}, era):
            for seat in range(2):
                worlds = ROOM.swaps(state, seat)
                for world in worlds:
                    for eyes in (seat, None):
                        drawn = ROOM.paint(scene_of(ROOM, state, eyes, words))
                        assert ROOM.paint(scene_of(ROOM, world, eyes, words)) == drawn
                    compared += 1
    assert compared > 100


def test_what_cannot_be_done_is_refused_by_the_rules() -> None:
    """Whatever answers "why not" names a move that is refused, by a clause of the rulebook."""
    words = ROOM.words("it", PLAYERS)
    clauses = ROOM.rulebook("it").clauses
    seen = set()
    variants: list[dict[str, OptionValue]] = [
        {"era": 1},
        {"era": 2, "before": "first"},
        {"era": 3},
        {"era": 4},
    ]
    for options in variants:
        for state, seat, _ in random_match(options, 3):
            for element in tree(ROOM.paint(scene_of(ROOM, state, seat, words)).board).iter("a"):
                if "data-why" in element.attrib:
                    refusal = state.why(seat, state.read(seat, element.attrib["data-why"]))
                    assert refusal is not None and refusal.rule in clauses
                    assert element.attrib["aria-label"] and element.attrib["tabindex"] == "-1"
                    seen.add(refusal.rule)
    assert {"SR-5.2", "SR-6.1", "SR-6.2", "SR-7.4", "SR-8.1", "SR-8.4", "SR-10.4", "SR-11.3"} <= seen


def test_edges_of_controlled_land_answer_why_not() -> None:
    table = begin(4).own(1, "corno")
    table.state.chronicle = [2, 6]
    table.state.stack = [[q.ROUND_END], [q.EDGES, 0, 1]]
    held = [
        element.attrib["data-why"]
        for element in classes(drawn(table.state).board, "edge")
        if "data-why" in element.attrib and "corno" in element.attrib["data-why"]
    ]
    assert len(held) == sum(
        "corno" in (table.sheet.names[a], table.sheet.names[b]) for a, b, _ in table.sheet.edges
    )
    assert {table.refused(move) for move in held} == {"SR-11.4"}


# -- previews ---------------------------------------------------------------------------------------------------------


def said(state: State, *draft: str, seat: int = 0, language: str = "it") -> list[str]:
    scene = scene_of(ROOM, state, seat, ROOM.words(language, ["Marta", "Sofia"]), draft)
    return [re.sub(r"</?b>", "", note.html) for note in ROOM.preview(scene)]


def test_a_plan_is_foretold_with_what_the_rival_has_written() -> None:
    table = begin(1)
    table.state.chronicle = [1, 4, 2, 4, 3, 5]
    assert said(table.state, "plan 4") == [
        "Tiri quattro dadi: ne scegli due, gli altri due li usa Sofia.",
        "Se anche Sofia sceglie 4, non succede nulla. In quest'Era l'ha scelto 2 volte.",
        "Se Sofia sceglie un numero più basso, agisce prima di te.",
    ]
    assert said(table.state, "plan 6", language="en")[0].startswith("You do not roll")


def test_shares_are_foretold_for_both() -> None:
    table = begin(1)
    table.act(0, 4, 1, 2, 3, 6)
    assert said(table.state, "pair 2 3") == ["Usi 2 e 3: 2 passi.", "Sofia usa 1 e 6: 2 passi."]
    board = drawn(table.state, "pair 2 3").board
    assert len(classes(board, "ghost")) == 4  # two steps of either player


def test_a_die_that_reaches_a_line_is_foretold() -> None:
    table = begin(1)
    column = table.near_line(0)
    table.state.drawn[0] = 1  # with a modifier at hand every die is asked for
    (plain,) = [one for one in table.plain_columns(0, 2) if one != column][:1]
    table.act(0, 2, column, plain)
    scene = scene_of(ROOM, table.state, 0, ROOM.words("it", ["Marta", "Sofia"]), (f"use {plain}",))
    assert [part.text for part in scene.parts] == [f"use {plain}"] and scene.choices
    notes = list(
        Foretelling(replace(scene, parts=()), scene.choice(f"use {column}") or scene.parts[0]).notes()
    )
    lines = [note.html for note in notes]
    assert lines[:2] == [
        f"Usi {il(column)}: un passo.",
        f"Arrivi alla linea: cerchi un {column} sulla mappa.",
    ]


def test_a_step_is_foretold_with_its_line_its_supporter_and_what_is_wasted() -> None:
    """Columns are looked up, so that tuning a sheet breaks nothing."""
    view = begin(1).state.view(0)
    column = view["columns"][0]
    icon, length = column["icon"], len(column["circles"])
    needs = column["circles"]
    column["blackened"] = [icon - 1, length]
    got = Yield(view, 0, [1] * needs[icon - 1])
    assert (got.steps, len(got.supporters)) == (1, 1) and got.by_column == {1: 1}
    assert got.lines == ([1] if icon in column["lines"] else [])
    assert Yield(view, 1, [1]).wasted == [1] and Yield(view, 1, [1]).steps == 0
    double = needs.index(2)
    column["blackened"] = [double, 0]
    assert Yield(view, 0, [1]).wasted == [1] and Yield(view, 0, [1, 1]).steps == 1


def test_a_number_that_completes_a_territory_is_foretold() -> None:
    table = begin(1)
    state = table.state
    parcel = next(place for place, one in enumerate(state.sheet().parcels) if len(one.numbers) == 2)
    first, second = state.sheet().slots_in[parcel]
    state.circled[0] |= 1 << first
    state.circled[1] |= 1 << second
    name, value = state.sheet().names[parcel], state.sheet().parcels[parcel].value
    number = state.sheet().slot_column[second] + 1
    state.chronicle = [2, 6]
    state.stack = [[q.ROUND_END], [q.ACT, 1], [q.CIRCLE, 0, 1, 1 << (number - 1), 0]]
    place = ROOM.words("it").text(f"parcel-{name}")
    assert said(state, f"number {name} {number}")[:3] == [
        f"Cerchi il {number} di {place}.",
        f"Prendi il controllo di {place}: {value} PV.",
        "Il numero che Sofia vi ha cerchiato non serve più a prenderlo.",
    ]
    drawing = ROOM.paint(scene_of(ROOM, state, 0, ROOM.words("it"), (f"number {name} {number}",)))
    assert 'class="territory pick"' in drawing.board and "pen p1 ghost" in drawing.board


def test_walls_and_edges_are_foretold() -> None:
    table = begin(2, before="second")
    facing = table.sheet.names[table.sheet.sections[0]]
    table.state.stack.append([q.WALLS, 0, 1, 0])
    lines = said(table.state, f"wall {facing}")
    assert (
        lines[0].startswith("Innalzi le mura verso")
        and lines[1] == "Un tratto in piedi: la Rocca resta aperta."
    )
    assert re.fullmatch(r"I tuoi punti: \d+→\d+\.", lines[2])
    flood = begin(3).state
    flood.stack.append([q.EDGES, 0, 1])
    one, other = next(
        (flood.sheet().names[a], flood.sheet().names[b])
        for (a, b, _), kind in zip(flood.sheet().edges, flood.edges, strict=True)
        if kind == 0
    )
    lines = said(flood, f"edge {one} {other}", language="en")
    assert lines[0].startswith("You dig a river between") and any(
        "territory by itself" in line for line in lines
    )


def test_an_edge_that_changes_no_territory_is_foretold_so() -> None:
    """A river where a border already separates, and one that leaves another way round."""
    flood = begin(3).state
    flood.stack.append([q.EDGES, 0, 1])
    sheet = flood.sheet()
    for (one, other, _), kind in zip(sheet.edges, flood.edges, strict=True):
        lines = said(flood, f"edge {sheet.names[one]} {sheet.names[other]}")
        apart = kind == BORDER and flood.territory[one] != flood.territory[other]
        assert (lines[-1] == "I territori restano quelli di prima: le due terre erano già separate.") == apart


def test_what_chance_decides_is_not_foretold() -> None:
    """A plan that the other has met already leads to dice: nothing of them is said."""
    table = begin(1)
    table.state.play(1, table.state.read(1, "plan 2"))
    scene = scene_of(ROOM, table.state, 0, ROOM.words("it"), ("plan 4",))
    assert scene.after is None and scene.told == ()
    other = begin(1)
    other.state.play(1, other.state.read(1, "plan 5"))
    assert said(table.state, "plan 4") == said(other.state, "plan 4")


# -- drawings ---------------------------------------------------------------------------------------------------------


def drawn(state: State, *draft: str, seat: int | None = 0, language: str = "it") -> Drawing:
    return ROOM.paint(scene_of(ROOM, state, seat, ROOM.words(language, ["Marta", "Sofia"]), draft))


def classes(html: str, css: str) -> list[ElementTree.Element]:
    return [element for element in tree(html).iter() if css in element.get("class", "").split()]


def test_the_reader_is_always_on_the_left() -> None:
    state = begin(1).state
    state.chronicle = [1, 4]
    for seat in (0, 1):
        cells = [element.text for element in classes(drawn(state, seat=seat).board, "round-list")[0][0]]
        assert cells[:2] == (["1", "4"] if seat == 0 else ["4", "1"])
        head = classes(drawn(state, seat=seat).side, "me")[0]
        assert head[0].get("aria-label") == ("Marta", "Sofia")[seat]


def test_a_choice_is_covered_for_everybody_else() -> None:
    state = begin(1).state
    state.play(0, state.read(0, "plan 4"))
    mine, theirs, watched = (drawn(state, seat=seat).board for seat in (0, 1, None))
    assert len(classes(mine, "mine")) == 2 and not classes(theirs, "mine") and not classes(watched, "mine")
    for board in (mine, theirs, watched):
        assert len(classes(board, "covered")) == 1 and len(classes(board, "empty")) == 1


def test_equal_choices_are_struck_out() -> None:
    state = begin(1).state
    state.play(0, state.read(0, "plan 3"))
    state.play(1, state.read(1, "plan 3"))
    assert len(classes(drawn(state).board, "void")) == 1


def test_pens_walls_rivers_and_owners_are_drawn() -> None:
    """As many strokes as numbers circled, as many sections, rivers and owned parcels as there are."""
    for era in (1, 2, 3, 4):
        for state, _, _ in random_match({"era": era}, 11):
            last: State = state
        view = last.view(None)
        board = drawn(last, seat=None).board
        circled = sum(
            sum(number["circled"]) for parcel in view["map"]["parcels"] for number in parcel["numbers"]
        )
        assert len(classes(board, "pen")) == circled > 0
        rivers = sum(edge["kind"] == "river" for edge in view["map"]["edges"])
        assert len(classes(board, "river")) == rivers + (
            sum(len(column["marked"]) for column in view["columns"]) if era == 3 else 0
        )
        owned = sum(parcel["owner"] is not None for parcel in view["map"]["parcels"])
        assert len(classes(board, "own")) == owned
        sections = view["map"]["castle"]["sections"] if view["map"]["castle"] else []
        assert len(classes(board, "teeth")) == sum(section["stands"] for section in sections)
        filled = sum(
            column["circles"][step]
            for column in view["columns"]
            for seat in range(2)
            for step in range(column["blackened"][seat])
        )
        dots = classes(board, "f")
        assert sum(1 if dot.tag == "circle" else 2 for dot in dots) == filled


def test_the_last_move_is_marked() -> None:
    table = begin(1).modifiers(0, 1).act(0, 2, 1, 6)  # with a modifier at hand every die is asked for
    before = table.state.view(0)
    table.play("use 1")
    drawing = ROOM.paint(scene_of(ROOM, table.state, 0, ROOM.words("it"), (), before, 0))
    assert len(classes(drawing.board, "new")) == 1


# -- what happens -----------------------------------------------------------------------------------------------------


def moments(table: Table, *moves: str, seat: int | None = None) -> list[Moment]:
    """What moves look like: to both players and to whoever watches the same."""
    words = ROOM.words("it", PLAYERS)
    events = table.tells(*moves, seat=seat)
    seen = [
        [ROOM.moment(event.seen_by(eyes), eyes, words, table.state.setup) for event in events]
        for eyes in (None, 0, 1)
    ]
    assert seen[0] == seen[1] == seen[2]
    return seen[0]


def travels(table: Table, *moves: str, seat: int | None = None) -> list[Travel]:
    return [travel for moment in moments(table, *moves, seat=seat) for travel in moment.travels]


def lying(html: str, thing: str, place: str) -> int:
    """How many things of a name lie in a place."""
    found = [one for one in tree(html).iter() if one.get("data-anchor") == place]
    assert len(found) == 1, place
    return sum(one.get("data-thing") == thing for one in found[0].iter())


def test_dice_go_from_the_table_to_their_columns() -> None:
    table = begin(1).modifiers(0, 1).act(0, 4, 1, 3, 3, 6)
    assert [lying(drawn(table.state).board, f"die-{value}", "table") for value in (1, 3, 6)] == [1, 2, 1]
    table.play("pair 1 3")
    assert [lying(drawn(table.state).board, f"die-{value}", "table") for value in (1, 3, 6)] == [1, 2, 1]
    (moment,) = moments(table, "use 3")
    assert (moment.kind, moment.travels) == ("move", (Travel("die-3", "table", "column-3"),))
    assert [lying(drawn(table.state).board, f"die-{value}", "table") for value in (1, 3, 6)] == [1, 1, 1]
    both = begin(1).steps(0, 1, 3).modifiers(0, 1).act(0, 2, 1, 1)
    assert travels(both, "use 1") == [Travel("die-1", "table", "column-1", 2)]
    table = begin(1).steps(0, 3, 9).modifiers(0, 1).act(0, 2, 3, 3)
    assert travels(table, "pass") == [Travel("die-3", "table", NOWHERE, 2)]


def test_a_modifier_goes_to_its_cell_and_from_it_to_a_die() -> None:
    table = begin(1).act(0, 1, 4).play("take 2")
    assert table.turn == 1 and lying(drawn(table.state).board, "modifier-1", "turn-1") == 0
    assert travels(table, "turn 1") == [Travel("modifier-1", "seat-1", "turn-1")]
    assert lying(drawn(table.state).board, "modifier-1", "turn-1") == 1
    table.act(1, 2, 3, 5)
    first, *_ = moments(table, "raise 5")
    assert first.travels == (Travel("modifier-1", "turn-1", "table"),)
    assert lying(drawn(table.state).board, "modifier-1", "turn-1") == 0, "it is crossed out"


def test_a_supporter_goes_from_its_column_to_whoever_takes_it() -> None:
    table = begin(1).near_icon(1, 1).act(1, 2, 1, 2)
    assert lying(drawn(table.state).board, "supporter-banditore", "column-1") == 1
    step, taken = moments(table, "use 1")
    assert step.travels == (Travel("die-1", "table", "column-1"),)
    assert (taken.kind, taken.stop) == ("result", True)
    assert taken.travels == (Travel("supporter-banditore", "column-1", "seat-1"),)
    assert lying(drawn(table.state).board, "supporter-banditore", "column-1") == 0


def test_a_shield_is_set_on_land_and_initials_on_a_wall() -> None:
    table = begin(2, before="first").steps(1, 3, 1).circle(1, "guado 4").act(1, 2, 3, 3)
    circled, taken = moments(table, "number guado 3")
    assert circled.marks == ("number-3-parcel-guado",) and not circled.travels
    assert (taken.kind, taken.marks) == ("result", ("parcel-guado",))
    assert taken.travels == (Travel("shield-1", "seat-1", "parcel-guado"),)
    assert lying(drawn(table.state).board, "shield-1", "parcel-guado") == 1
    worked, _ = moments(table, "wall guado")
    assert worked.travels == (Travel("initials-1", "seat-1", "wall-guado"),)
    assert lying(drawn(table.state).board, "initials-1", "wall-guado") == 1


def test_tablets_are_covered_and_turned_up_together() -> None:
    def faces(seat: int | None) -> list[str | None]:
        elements = {one.get("data-thing"): one for one in tree(drawn(table.state, seat=seat).board).iter()}
        return [elements[f"tablet-{one}"].get("data-face") for one in (0, 1)]

    table = begin(1).modifiers(0, 1).load(1, 6)
    assert faces(0) == ["empty", "empty"]
    (laid,) = moments(table, "plan 6", seat=1)
    assert laid.marks == ("tablet-1",)
    assert faces(0) == faces(1) == faces(None) == ["empty", "covered"]
    _, shown, rolled = moments(table, "plan 2", seat=0)
    assert (shown.kind, shown.stop, shown.marks) == ("reveal", True, ("tablet-0", "tablet-1"))
    assert (rolled.kind, rolled.stop, rolled.marks) == ("reveal", True, ("die-1", "die-6"))
    assert faces(0) == faces(None) == ["2", "6"]


def test_claimants_and_crowns_go_to_the_players() -> None:
    table = Table(new(1, claimants="chosen"))
    assert lying(drawn(table.state).board, "claimant-ulthar", "sheet") == 1
    assert travels(table, "claimant theodric") == [
        Travel("claimant-ulthar", "sheet", "seat-0"),
        Travel("claimant-theodric", "sheet", "seat-1"),
    ]
    assert "claimant-ulthar" in drawn(table.state).seats[0].marks
    table = begin("campaign").own(1, "corno").reach_round(24).play("plan 1", seat=0)
    assert lying(drawn(table.state).board, "crown", "track") == 1
    *_, ended, begun = moments(table, "plan 1", seat=1)
    assert (ended.kind, ended.stop, ended.travels) == ("result", True, (Travel("crown", "track", "seat-1"),))
    assert (begun.kind, begun.stop) == ("reveal", True)
    assert 'data-thing="crown"' in drawn(table.state).seats[1].marks


def test_every_map_has_its_shapes() -> None:
    """All parcels and edges of the four Eras are drawn, within the sheet; every supporter has an emblem of his own."""
    for era in (1, 2, 3, 4):
        view = new(era=era).view(None)
        shapes = geography(view)
        assert set(shapes.places) == {parcel["id"] for parcel in view["map"]["parcels"]}
        assert len(shapes.waves) > 3 and set(shapes.edges) == {
            frozenset((edge["one"], edge["other"])) for edge in view["map"]["edges"]
        }
        for place in shapes.places.values():
            assert 20 < place.at[0] < WIDE - 20 and 15 < place.at[1] < HIGH - 15
        assert all(column["supporter"]["id"] in SUPPORTERS for column in view["columns"])
    carried = emblems.elements(ROOM.sprite())
    assert len(set(SUPPORTERS.values())) == len(SUPPORTERS) and set(SUPPORTERS.values()) <= set(carried)


def test_land_of_another_pack_is_drawn_as_a_grid(tmp_path: Path) -> None:
    """A sheet that has no shapes is drawn all the same, and every move is on it."""
    pack = copy_pack(tmp_path)
    sheets = pack / "eras.toml"
    sheets.write_text(sheets.read_text("utf-8").replace('"nevaia"', '"gelo"'), "utf-8")
    state = new(content=pack, era=3)
    shapes = geography(state.view(None))
    assert "gelo" in shapes.places and not shapes.waves
    words = ROOM.words("it", PLAYERS)
    for scene in islice(walk(ROOM, state, words, 2), 200):
        check_drawing(scene, ROOM.paint(scene))


# -- the rest of the page ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", VARIANTS)
def test_where_a_match_stands_and_how_it_was_won(options: dict[str, OptionValue]) -> None:
    words = ROOM.words("en", PLAYERS)
    for state, _, _ in random_match(options, 2):
        last: State = state
    assert isinstance(last, SangueReale)
    view = last.view(None)
    assert view["over"] and ROOM.gist(view, words).startswith("Era ")
    tallies = ROOM.reckoning(view, words)
    made = [sum(tally.points for tally in tallies if tally.seat == seat) for seat in range(2)]
    assert made == view["scores"]
    for tally in tallies:
        tree(tally.html)
        assert_no_raw_ids(tally.html)
    drawing = drawn(last, seat=None)
    assert [mark.score for mark in drawing.seats] == [str(score) for score in view["scores"]]
    assert len(classes(drawing.board, "eras")[0]) == len(view["campaign"])


def test_face_and_stylesheet() -> None:
    assert ROOM.face.accent == "sangue"
    assert (ROOM.face.minutes, ROOM.face.seats) == (45, 2)
    assert ".sheet" in ROOM.stylesheet() and ".srx" not in ROOM.stylesheet()


# -- the introduction -------------------------------------------------------------------------------------------------


def test_the_introduction_shows_what_it_says() -> None:
    """A share, a line, equal choices, a modifier drawn and used, a territory, a Unique Supporter."""
    intro = ROOM.intro()
    assert intro is not None
    views = [stage(ROOM.game, intro, number).view(intro.reader) for number in range(len(intro.steps))]
    asks = [view["ask"]["kind"] for view in views]
    assert asks == ["plan", "plan", "share", "circle", "plan", "draw", "dice", "circle", "dice", "draw"]
    assert values_in(views[2]["pending"][-1]["about"], "dice") == [2, 3, 3, 6]
    assert values_in(views[6]["pending"][-1]["about"], "dice") == [3, 5, 6]
    assert views[4]["track"]["written"][-1] == [3, 3]
    mine = [parcel["id"] for parcel in views[8]["map"]["parcels"] if parcel["owner"] == intro.reader]
    assert mine == ["mulini"] and views[6]["players"][intro.reader]["modifiers"] == 1
    owners = {column["supporter"]["id"]: column["supporter"]["owner"] for column in views[9]["columns"]}
    assert owners["balia"] == intro.reader and isinstance(stage(ROOM.game, intro, 9), SangueReale)

"""Il Primo Cavaliere on the page: what is drawn, what can be touched, what a choice is said to do."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import tavolata
from tavolata.engine.room import LANGUAGES
from tavolata.engine.scene import Drawing, Note, Scene, Travel
from tavolata.kit import emblems
from tavolata.kit.intros import stage

from ..scenes import AGAIN, NAMES, scene_of, walk
from .packs import copy_pack, edit_entry
from .positions import ROOM, deal, position

VARIANTS: list[tuple[int, dict[str, object]]] = [
    (2, {}),
    (2, {"companions": "none"}),
    (2, {"ramsay_moves_varys": True}),
    (3, {"ravens": True}),
    (4, {}),
    (4, {"teams": True, "companions": "printed"}),
    (4, {"ravens": True}),
]


def html_of(drawing: Drawing) -> str:
    return "".join([drawing.board, drawing.side, drawing.tray, *[seat.marks for seat in drawing.seats]])


def tree(html: str) -> ElementTree.Element:
    return ElementTree.fromstring(f"<all>{html}</all>")


def on_the_board(scene: Scene) -> set[str]:
    """The choices that point at a thing; only to keep the raven and to end a talk point at none."""
    return {choice.text for choice in scene.choices if choice.text not in ("keep raven", "end talk")}


@pytest.mark.parametrize("seats, options", VARIANTS)
def test_every_scene_is_drawn(seats: int, options: dict[str, object]) -> None:
    """Well-formed, every target touchable by its move and its sentence, nothing the pages forbid, every word known."""
    for seed, language in enumerate((*LANGUAGES, *LANGUAGES)):
        words = ROOM.words(language, NAMES)
        for number, scene in enumerate(walk(ROOM, deal(seats, options, seed), words, seed)):
            drawing = ROOM.paint(scene)
            assert number % AGAIN or drawing == ROOM.paint(scene)
            html = html_of(drawing)
            elements = list(tree(html).iter())
            moves = {element.get("data-move") for element in elements} - {None}
            assert moves == on_the_board(scene)
            for element in elements:
                assert not {name for name in element.attrib if name == "style" or name.startswith("on")}
                if "data-move" in element.attrib:
                    choice = scene.choice(element.attrib["data-move"])
                    assert choice is not None and element.tag == "a"
                    assert element.attrib["aria-label"] == choice.says
                    assert element.attrib["href"] == scene.link(choice.text)
            assert_no_raw_ids(html)
            assert len(drawing.seats) == seats
            assert all(ROOM.label(choice, scene) for choice in scene.choices)
            for note in ROOM.preview(scene):
                tree(note.html)
                assert_no_raw_ids(note.html)


def assert_no_raw_ids(html: str) -> None:
    """A message that is missing shows as its id."""
    text = re.sub(r"<[^>]*>", " ", html)
    assert not re.findall(r"\b(?:board|preview|effect|reckoning|card|house|companion)-[a-z-]+", text)


def test_a_drawing_refers_only_to_what_the_page_carries() -> None:
    """Whatever is used by reference is in the game's sprite or in the drawing itself."""
    carried = set(emblems.elements(ROOM.sprite()))
    words = ROOM.words("en", NAMES)
    for scene in walk(ROOM, deal(4, {"ravens": True}, 5), words, 5):
        html = html_of(ROOM.paint(scene)) + "".join(ROOM.label(choice, scene) for choice in scene.choices)
        html += "".join(emblems.icon(note.icon) for note in ROOM.preview(scene))
        used = set(re.findall(r'href="#([^"]+)"', html)) | set(re.findall(r"url\(#([^)]+)\)", html))
        assert used <= carried | set(re.findall(r' id="([^"]+)"', html)) | {"check"}


def test_what_cannot_be_touched_tells_why() -> None:
    """Off the lines it is PC-3.3, too near PC-3.4; each such clause exists."""
    table = position(
        """
        . . . . . .
        . . S . . .
        V L S . S .
        . . . . . .
        . . . . . .
        . . . . . .
        """
    )
    scene = scene_of(ROOM, table.state, 0, ROOM.words("it"))
    links = {
        element.attrib["aria-label"]: element.attrib
        for element in tree(ROOM.paint(scene).board).iter("a")
        if "data-move" not in element.attrib
    }
    clauses = {name[-2:]: attributes.get("data-clause") for name, attributes in links.items()}
    assert clauses == {"c5": "PC-3.3", "c4": "PC-3.4", "a4": "PC-3.1"}
    assert {"PC-3.1", "PC-3.3", "PC-3.4", "PC-5.1"} <= set(ROOM.rulebook("it").clauses)
    assert all(attributes["href"].startswith("?clause=PC-3") for attributes in links.values())


def test_a_card_that_a_companion_cannot_reach_is_refused_by_the_rules() -> None:
    """Its link carries the move, and the rules say why it is none."""
    table = position(
        "V U . . . .\n" + ". . . . . .\n" * 4 + ". . . . bran S",
        ["2G", "2L"],
        available="jaqen-hghar sandor-clegane",
    )
    table.play("right tully", "companion jaqen-hghar", "card bran-stark")
    scene = scene_of(ROOM, table.state, 0, ROOM.words("it"))
    whys = [element.get("data-why") for element in tree(ROOM.paint(scene).board).iter("a")]
    refused = [why for why in whys if why]
    assert scene.view["ask"]["kind"] == "kill-in-area" and refused
    for why in refused:
        assert table.state.why(0, table.state.read(0, why)) is not None


# -- previews ---------------------------------------------------------------------------------------------------------

ROW = """
    . . . . . .
    . . . . . .
    {}
    . . . . . .
    . . . . . .
    U . . . . .
    """


def said(table: Any, *draft: str, seat: int = 0, language: str = "it") -> list[str]:
    scene = scene_of(ROOM, table.state, seat, ROOM.words(language, ["Giulia", "Marta", "Elio"]), draft)
    return [re.sub(r"</?b>", "", note.html) for note in ROOM.preview(scene)]


def test_a_preview_tells_whom_varys_passes_and_takes_and_where_the_banner_goes() -> None:
    table = position(ROW.format("V theon robert aeron . G"), ["", "1S", "3G"], banners={"greyjoy": 2})
    assert said(table, "right greyjoy") == [
        "Varys passa sopra Robert e si ferma al posto di Balon.",
        "Prendi Theon, Aeron e Balon: 3 Greyjoy a te, 3 a Elio.",
        "Il vessillo Greyjoy passa da Elio a te.",
    ]
    assert said(table, "right greyjoy", language="en") == [
        "Varys passes over Robert and stops where Balon stands.",
        "You take Theon, Aeron, and Balon: 3 Greyjoy for you, 3 for Elio.",
        "The Greyjoy banner passes from Elio to you.",
    ]
    assert said(table, "right baratheon")[2:] == ["Il vessillo Baratheon è tuo."]


def test_a_preview_tells_of_a_banner_that_stays() -> None:
    behind = position(ROW.format("V theon . . . ."), ["", "2G", ""], banners={"greyjoy": 1})
    assert said(behind, "right greyjoy")[1:] == [
        "Prendi Theon: 1 Greyjoy a te, 2 a Marta.",
        "Il vessillo Greyjoy resta a Marta.",
        "Varys non vede più nessuno: la partita finisce. Vittoria per Marta.",
    ]
    own = position(ROW.format("V theon . . . ."), ["1G", "", ""], banners={"greyjoy": 0})
    assert "Il vessillo Greyjoy resta tuo." in said(own, "right greyjoy")


def test_previews_of_companions_that_take_stay_and_grant_a_turn() -> None:
    """With counts and banners, in the second person."""
    table = position(
        ROW.format("V . R S bran ."),
        ["2S", "2S", ""],
        banners={"stark": 1},
        available="hodor gendry melisandre jon-snow",
    )
    assert said(table, "right tyrell", "companion hodor") == [
        "Prendi Bran dalla città: 3 Stark a te, 2 a Marta.",
        "Il vessillo Stark passa da Marta a te.",
        "Il vessillo Tyrell è tuo.",
    ]
    assert "Poi giochi un altro turno." in said(table, "right tyrell", "companion melisandre")
    gendry = said(table, "right tyrell", "companion gendry")
    assert gendry[0] == "Gendry resta con te: 1 Baratheon a te." and "Il vessillo Baratheon è tuo." in gendry
    jon = said(table, "right tyrell", "companion jon-snow", "house stark")
    assert jon[:2] == [
        "Jon Snow resta con te: 4 Stark a te, 2 a Marta.",
        "Il vessillo Stark passa da Marta a te.",
    ]


def test_previews_of_companions_that_kill_and_swap() -> None:
    table = position(
        ROW.format("V . R S bran ."),
        ["2S", "1G", "1L"],
        banners={"greyjoy": 1},
        available="sandor-clegane ramsay-snow jaqen-hghar hodor bronn",
    )
    assert (
        said(table, "right tyrell", "companion sandor-clegane", "card bran-stark")[0]
        == "Uccidi Bran, in città."
    )
    swap = said(
        table, "right tyrell", "companion ramsay-snow", "card bran-stark", "card hoster-tully", language="en"
    )
    assert swap[0] == "Bran and Hoster change places."
    jaqen = ("right tyrell", "companion jaqen-hghar", "card bran-stark")
    area = next(
        choice.text
        for choice in scene_of(ROOM, table.state, 0, ROOM.words("it"), jaqen).choices
        if choice.text.endswith("-greyjoy")
    )
    killed = said(table, *jaqen, area, "companion hodor")
    assert killed[0] == "Uccidi Hodor: nessuno potrà più scegliere quella carta."
    assert "Il vessillo Greyjoy lascia Marta e torna nella riserva." in killed


def test_previews_of_ravens() -> None:
    table = position(ROW.format("V . R S bran ."), ["", "", ""], raven_of=[0, 1, 2], ravens=True)
    assert said(table, "seat 3") == ["Spendi il tuo corvo: un minuto in privato con Elio."]
    assert said(table, "keep raven") == ["Tieni il corvo per più tardi"]
    table.play("seat 3")
    assert said(table, "end talk") == ["Il colloquio con Elio finisce, poi muovi Varys."]


def test_what_chance_decides_is_not_foretold() -> None:
    table = position(
        ROW.format("V . R . bran ."),
        available="petyr-baelish",
        deck="hodor gendry jon-snow melisandre",
    )
    scene = scene_of(ROOM, table.state, 0, ROOM.words("en"), ("right tyrell", "companion petyr-baelish"))
    assert scene.after is None and scene.told == ()
    (note,) = ROOM.preview(scene)
    assert note == Note(
        "cards", "Draw 2 companions from the deck and show them: use one, the rest are gone for good."
    )


# -- the rest of the page ---------------------------------------------------------------------------------------------


def test_the_last_move_is_marked_and_the_cards_go_to_their_owner() -> None:
    table = position(ROW.format("V theon . aeron S ."))
    before = table.state.view(1)
    moved, banner = [
        ROOM.moment(event.seen_by(1), 1, ROOM.words("it"), table.state.setup)
        for event in table.tells("right greyjoy")
    ]
    assert moved.kind == "move" and moved.travels == (
        Travel("varys", "city", "city"),
        Travel("card-theon-greyjoy", "city", "seat-0"),
        Travel("card-aeron-greyjoy", "city", "seat-0"),
    )
    assert banner.travels == (Travel("banner-greyjoy", "supply", "seat-0"),)
    drawing = ROOM.paint(scene_of(ROOM, table.state, 1, ROOM.words("it"), (), before, 0))
    assert drawing.board.count('class="plot last"') == 2 and "last-line" in drawing.board
    assert "p-palo" in drawing.board


def test_a_foreign_house_has_a_neutral_field_and_its_initials(tmp_path: Path) -> None:
    folder = copy_pack(tmp_path)
    for file in ("houses.toml", "characters.toml"):
        path = folder / file
        path.write_text(re.sub(r'"tully"', '"frey"', path.read_text("utf-8")), "utf-8")
    edit_entry(folder, "characters.toml", "hoster-tully", "hoster-tully", "walder-frey")
    state = deal(2, {}, 3, folder)
    drawing = ROOM.paint(scene_of(ROOM, state, state.deciders()[0], ROOM.words("en")))
    assert 'id="pc-h-frey" class="h-x7"' in drawing.board and ">Walder<" in drawing.board
    assert "#lozenge" in drawing.side and ">F<" in drawing.side
    ElementTree.fromstring(ROOM.picture(state.view(None), ROOM.words("en")))


def test_where_a_match_stands_and_how_it_was_won() -> None:
    for seats, options in VARIANTS:
        words = ROOM.words("en", NAMES)
        for seed in range(6):
            state = deal(seats, options, seed)
            assert ROOM.gist(state.view(None), words) == "35 characters in the city"
            for _ in walk(ROOM, state, words, seed):
                pass
            view = state.view(None)
            tallies = ROOM.reckoning(view, words)
            made = [sum(tally.points for tally in tallies if tally.seat == seat) for seat in range(seats)]
            assert made == view["scores"]
            for tally in tallies:
                tree(tally.html)
                assert_no_raw_ids(tally.html)
            level = view["scores"].count(max(view["scores"])) > len(view["winners"])
            assert level == any(tally.points == 0 and "decides" in tally.html for tally in tallies)


def test_face_and_stylesheet() -> None:
    assert ".pc-ring" in ROOM.stylesheet() and ".pcx" not in ROOM.stylesheet()


def test_the_introduction_shows_what_it_says() -> None:
    """Two Lannisters with others between; the rival draws level and gets the banner; Shae brings it back."""
    intro, words = ROOM.intro(), ROOM.words("it", ["tu", "Elio"])
    assert intro is not None
    states = [stage(ROOM.game, intro, number) for number in range(len(intro.steps))]
    first = states[2].describe(0, states[2].read(0, intro.steps[2].show))
    assert first.arguments["number"] == 2 and first.arguments["gain"] == "banner"
    lannister = [state.view(0)["houses"][2] for state in states]
    assert (lannister[3]["counts"], lannister[3]["banner"]) == ([2, 0], 0)
    assert (lannister[4]["counts"], lannister[4]["banner"]) == ([2, 2], 1)
    last = states[5].describe(0, states[5].read(0, intro.steps[5].wait))
    assert last.arguments["gain"] == "companion"
    shae = scene_of(ROOM, states[6], 0, words, (intro.steps[6].wait,))
    assert "Il vessillo Lannister <b>passa da Elio a te</b>." in [note.html for note in ROOM.preview(shae)]
    assert not states[7].over and states[8].scores() == [5, 2] and states[8].winners() == [intro.reader]


def test_the_room_is_found_by_its_name() -> None:
    assert tavolata.room("primo-cavaliere") is ROOM

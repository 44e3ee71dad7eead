"""Cavern Tavern on the page: what is drawn, what can be touched, what a choice is said to do, and what stays hidden."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import islice
from typing import Any
from xml.etree import ElementTree

import pytest

from tavolata import Event, State
from tavolata.engine.rng import Rng, key_of
from tavolata.engine.room import LANGUAGES, Speaker
from tavolata.engine.scene import Drawing, Scene, Travel
from tavolata.games.cavern_tavern.page.zones import ways
from tavolata.games.cavern_tavern.room import ROOM
from tavolata.games.cavern_tavern.rules.state import CavernTavern
from tavolata.games.cavern_tavern.rules.tables import bits
from tavolata.kit import emblems
from tavolata.kit.intros import stage

from ..scenes import NAMES, scene_of, walk
from .positions import Chamber, new, position, started

PLAYERS = [*NAMES, "Nilo", "Ada"]
VARIANTS: list[tuple[int, dict[str, object], str]] = [
    (1, {"chamber": True}, "it"),
    (1, {"story": True}, "en"),
    (2, {}, "en"),
    (3, {"chamber": True}, "it"),
    (4, {"chamber": True}, "en"),
    (6, {"characters": "dealt"}, "it"),
]
MOST_OF_A_KIND = 2
"""How often a question of each kind is looked at in a random game."""
RAW = re.compile(
    r"\b(?:page|preview|reckoning|order|item|zone|task|says|effect|event|race|board|ingredient|ask|move|die|time|secret"
    r"|character|drink|token|condition|trigger|flavour|track|area|account|assignment)-[a-z0-9-]+"
)
"""A message that is missing shows as its id."""


def html_of(drawing: Drawing) -> str:
    return "".join([drawing.board, drawing.side, drawing.tray, *[seat.marks for seat in drawing.seats]])


def tree(html: str) -> ElementTree.Element:
    return ElementTree.fromstring(f"<all>{html!s}</all>")


def assert_no_raw_ids(html: str) -> None:
    text = re.sub(r"<[^>]*>", " ", html)
    labels = " ".join(re.findall(r'(?:aria-label|title)="([^"]*)"', html))
    assert not RAW.findall(f"{text} {labels}")


def samples(state: State, words: Speaker, seed: int) -> Iterator[Scene]:
    """A random game in scenes: each kind of question a few times, of the one who decides without and with a move
    chosen, and of a spectator after it."""
    dice, seen = Rng(key_of(seed)), Counter[str]()
    while not state.over:
        seat = state.deciders()[0]
        moves = state.legal(seat)
        move = moves[dice.below(len(moves))]
        ask = state.ask(seat)
        assert ask is not None
        seen[ask.kind] += 1
        looked = seen[ask.kind] <= MOST_OF_A_KIND
        if looked:
            yield scene_of(ROOM, state, seat, words)
            yield scene_of(ROOM, state, seat, words, (state.write(seat, move),))
        before = state.view(None) if looked else None
        state.play(seat, move)
        if looked:
            yield scene_of(ROOM, state, None, words, (), before, seat)


# -- every scene ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats, options, language", VARIANTS)
def test_every_scene_is_drawn(seats: int, options: dict[str, object], language: str) -> None:
    """Well-formed, every choice touchable by its move and its sentence, nothing the pages forbid, every word known."""
    words = ROOM.words(language, PLAYERS)
    carried = set(emblems.elements(ROOM.sprite()))
    for scene in samples(ROOM.game.new(seats, 40, options), words, seats):
        drawing = ROOM.paint(scene)
        check_drawing(scene, drawing)
        notes = ROOM.preview(scene)
        labels = [ROOM.label(choice, scene) for choice in scene.choices]
        assert all(labels) and bool(notes) == (scene.chosen is not None)
        said = "".join([*[str(note.html) for note in notes], *[str(label) for label in labels]])
        tree(said)
        assert_no_raw_ids(said + ROOM.gist(scene.view, words))
        icons = "".join(emblems.icon(note.icon) for note in notes)
        assert set(re.findall(r'href="#([^"]+)"', html_of(drawing) + said + icons)) <= carried


def check_drawing(scene: Scene, drawing: Drawing) -> None:
    html = html_of(drawing)
    assert len(drawing.board) < 40_000
    assert len(drawing.seats) == scene.view["seats"]
    elements = list(tree(html).iter())
    moves = {element.get("data-move") for element in elements} - {None}
    assert moves == {choice.text for choice in scene.choices}
    assert not [link for link in elements if link.tag == "a" and link.find(".//a") is not None]
    for element in elements:
        assert not {name for name in element.attrib if name == "style" or name.startswith("on")}
        if "data-move" in element.attrib:
            choice = scene.choice(element.attrib["data-move"])
            assert choice is not None and element.tag == "a"
            assert element.attrib["aria-label"] == choice.says
            assert element.attrib["href"] == scene.link(choice.text)
    assert_no_raw_ids(html)


@pytest.mark.parametrize("seats, options", [(2, {}), (4, {"chamber": True})])
def test_a_seat_sees_nothing_of_what_is_hidden_from_it(seats: int, options: dict[str, object]) -> None:
    """The page is the same, byte for byte, in states that differ only in what the seat cannot know."""
    compared = 0
    words = ROOM.words("it", PLAYERS)
    state = ROOM.game.new(seats, 3, options)
    dice = Rng(key_of(3))
    while not state.over and compared < 40:
        if dice.below(9) == 0:
            for seat in range(seats):
                drawn = ROOM.paint(scene_of(ROOM, state, seat, words))
                for world in ROOM.swaps(state, seat)[:2]:
                    assert ROOM.paint(scene_of(ROOM, world, seat, words)) == drawn
                    compared += 1
        decider = state.deciders()[0]
        moves = state.legal(decider)
        state.play(decider, moves[dice.below(len(moves))])
    assert compared >= 30


def test_what_cannot_be_done_says_why_by_the_rules() -> None:
    """In one's turn, every zone, order and item that cannot be used asks about a move that the rules refuse."""
    words = ROOM.words("it", PLAYERS)
    seen = set()
    for seed in (1, 2):
        state = ROOM.game.new(3, seed)
        for scene in islice(walk(ROOM, state, words, seed), 36, 130):
            if scene.seat is None or scene.chosen or scene.parts or not scene.choices:
                continue
            for link in tree(html_of(ROOM.paint(scene))).iter("a"):
                if "data-why" in link.attrib:
                    refusal = state.why(scene.seat, state.read(scene.seat, link.attrib["data-why"]))
                    assert refusal is not None
                    seen.add(refusal.rule)
    assert {"CT-4.3", "CT-5.2", "CT-6.1", "CT-8.2", "CT-8.4"} <= seen


# -- previews ---------------------------------------------------------------------------------------------------------


def said(state: CavernTavern, *draft: str, language: str = "it") -> list[str]:
    scene = scene_of(ROOM, state, 0, ROOM.words(language, ["Marta", "Giulia", "Elio"]), draft)
    assert scene.chosen is not None
    return [re.sub(r"</?b>", "", str(note.html)) for note in ROOM.preview(scene)]


def test_a_preview_of_a_task_tells_all_that_it_gives() -> None:
    """The dice, the ingredient, the points with the track's bonus, the track, the order, the dice that are left."""
    state = position(["6 3 5", "1", "1"], goods={0: "fruit"}, orders={0: "apple-thief"}, kitchen={0: 3}).state
    assert said(state, "place roast-the-meat") == [
        "Piazzi 6 e 3: Arrostire la carne.",
        "Vai a 4 sul tracciato della Cucina.",
        "Prendi Sciroppo.",
        "Segni 5 punti (Cucina).",
        "Per Ladro di Mele servono ancora: Ambrosia, Erbe e 2 Idromele.",
        "Ti resta un dado: 5.",
    ]
    assert said(state, "place roast-the-meat", language="en")[3] == "You score 5 points (Kitchen)."


def test_a_preview_of_the_cellar_says_when_an_order_is_complete() -> None:
    state = position(["3 1", "1", "1"], goods={0: "fruit fruit"}, orders={0: "button-popper"}).state
    assert said(state, "place cellar-3", "take mead")[-1] == (
        "Avrai tutto per Saltabottone: servirlo ora vale 6 punti."
    )
    assert said(state, "place cellar-3", "take nectar")[-1] == "Per Saltabottone serve ancora: Idromele."


def test_a_preview_names_the_character_that_will_be_asked_about() -> None:
    state = position(["6 5", "1"], characters={0: "grunda-ironkettle"}).state
    assert said(state, "place cook-dragon-eggs") == [
        "Piazzi 6 e 5: Cucinare uova di drago.",
        "Prendi Nettare.",
        "Segna 4 punti.",
        "Poi ti si chiede di Grunda Ironkettle.",
        "Non ti restano dadi.",
    ]


def test_what_chance_decides_is_not_foretold() -> None:
    """Neither the order that comes to the hall nor the items that are drawn."""
    goods, orders = {0: "fruit fruit mead"}, {0: "button-popper"}
    state = position(["3 1", "1", "1"], goods=goods, orders=orders, chores={0: 2}).state
    assert said(state, "serve") == [
        "Servi Saltabottone: 6 punti.",
        "Avanzi di uno sul tracciato delle Faccende.",
        "Nella Mensa arriva un ordine nuovo.",
    ]
    one, other = [position(["3 1", "1"], item_top=top).state for top in ("tip-jar", "hammer")]
    assert said(one, "place item") == said(other, "place item")
    assert said(one, "place item")[0] == "Pesca 3 oggetti, tienine 1."


# -- drawings ---------------------------------------------------------------------------------------------------------


def drawn(state: CavernTavern, *draft: str, seat: int | None = 0, **more: Any) -> Drawing:
    words = ROOM.words("it", ["Marta", "Giulia", "Elio"])
    return ROOM.paint(scene_of(ROOM, state, seat, words, draft, **more))


def classes(html: str, *css: str) -> list[ElementTree.Element]:
    return [one for one in tree(html).iter() if set(css) <= set(one.get("class", "").split())]


def texts(elements: list[ElementTree.Element]) -> list[str]:
    return [" ".join("".join(element.itertext()).split()) for element in elements]


def test_the_order_shows_what_it_is_worth_now_and_later() -> None:
    """The own order and the others', with the ingredients that are there and those that are missing."""
    state = position(
        ["3", "1"],
        goods={0: "fruit", 1: "fruit mead"},
        orders={0: "button-popper", 1: "button-popper"} | {1: "apple-thief"},
        since={0: 4, 1: 5},
    ).state
    drawing = drawn(state)
    mine = classes(drawing.tray, "ladder")[0]
    assert [(one.get("class"), one.text) for one in mine] == [
        ("past", "6"),
        ("now", "3"),
        (None, "1"),
        ("red", "−6"),
    ]
    needs = classes(drawing.tray, "goods")[0]
    assert [one.get("class") for one in needs] == ["good i-fruit has", "good i-fruit no", "good i-mead no"]
    assert texts(classes(drawing.side, "now")) == ["15"]


def test_a_choice_is_shown_where_it_will_be() -> None:
    """The dice as ghosts, the track, the score and the ingredient as they will be."""
    state = position(["6 3", "1"], goods={0: "fruit"}, orders={0: "apple-thief"}, points={0: 4}).state
    drawing = drawn(state, "place roast-the-meat")
    picked = classes(drawing.board, "slot", "pick")
    assert len(picked) == 1 and len(classes(drawing.board, "ghost")[0]) == 2
    assert "0→1" in texts(classes(drawing.tray, "to")) and drawing.seats[0].score == "4→7"
    assert len(classes(drawing.tray, "soon")) == 1


def test_zones_count_the_bonus_and_say_which_dice_fit() -> None:
    state = position(["6 3 5", "1"], chores={0: 6}).state
    html = drawn(state).board
    zones = {one.get("data-anchor"): one for one in tree(html).iter("li") if one.get("data-anchor")}
    assert "more" in str(ElementTree.tostring(zones["zone-12"])) and "8" in texts([zones["zone-12"]])[0]
    assert ways((3, 5, 6), 8, 0) == ((5, 3),) and ways((3, 5, 6), 0, 2) == ((5, 3), (6, 3), (6, 5))
    assert ways((3, 3, 6), 6, 0) == ((6,), (3, 3))


def test_dice_can_be_carried_to_the_zones_that_take_them() -> None:
    """Every die that is part of some way; once a zone is chosen, there alone, in whatever order they are asked for."""

    def places(html: str) -> dict[str, str]:
        return {
            one.attrib["data-anchor"]: one.attrib["data-takes"]
            for one in tree(html).iter()
            if "data-takes" in one.attrib
        }

    def carried(html: str) -> list[str]:
        return [one.attrib["data-carry"] for one in tree(html).iter() if "data-carry" in one.attrib]

    state = position(["6 3 5", "1"], items={0: "tip-jar"}).state
    board = drawn(state).board
    assert carried(board) == ["die 3", "die 5", "die 6"]
    taken = places(board)
    assert taken["zone-12"] == "die 3,die 5" and taken["zone-18"] == "die 3,die 5,die 6"  # 8, and any one die
    assert "zone-0" not in taken and taken["zone-2"] == "die 3"
    chosen = drawn(state, "place item").board
    assert list(places(chosen)) == ["zone-20"] and carried(chosen) == ["die 3", "die 5", "die 6"]
    assert places(drawn(state, "place item", "die 6").board) == {"zone-20": "die 3,die 5"}
    watched = drawn(state, seat=None).board
    assert not places(watched) and not carried(watched)


def test_items_and_secret_tasks_are_for_their_owner() -> None:
    state = position(
        ["3", "1"], items={0: "tip-jar", 1: "hammer"}, secrets={0: "never-late", 1: "spotless"}
    ).state
    folded = re.compile(r"<details.*?</details>")  # there it says what others may hold, see below
    mine, other, anyone = [folded.sub("", html_of(drawn(state, seat=seat))) for seat in (0, 1, None)]
    assert "Barattolo delle Mance" in mine and "Mai in Ritardo" in mine
    assert "Martello" not in mine and "Tirato a Lucido" not in mine
    assert "Martello" in other and "Barattolo delle Mance" not in other
    assert not {"Martello", "Barattolo delle Mance", "Mai in Ritardo"} & set(re.findall(r"[\w ]+", anyone))


def test_what_one_has_seen_is_where_one_would_look() -> None:
    """The bottom of the order deck by the deck, others' items by their number, the rest of them by one's own."""

    def remembered(html: str) -> list[str]:
        return ["".join(one.itertext()) for one in classes(html, "memory")]

    table = position(["5", "1"], top="starfall hopping-gnome black-knight", items={0: "tip-jar", 1: "clover"})
    table.place("replace-order").play("drop 1", "lay 2")
    mine, other, anyone = [drawn(table.state, seat=seat) for seat in (0, 1, None)]
    (known,) = remembered(mine.board)
    assert "Pioggia di Stelle" in known and "Cavaliere Nero" in known and "lo sai solo tu" in known
    (unknown,) = remembered(other.board)
    assert "? ×2" in unknown and "noto a" in unknown and "Pioggia di Stelle" not in unknown
    assert "? ×2" in remembered(anyone.board)[0]
    state = table.state
    state.hand_may[0][1] = [bits(state.items[1])]
    state.hand_may[1][0] = [bits([*state.items[0], state.item_deck[0]])]
    sure, maybe = [remembered(drawn(state, seat=seat).side) for seat in (0, 1)]
    assert "da quel che hai visto: Quadrifoglio." in sure[0]
    assert "uno di questi" in maybe[0] and "Barattolo delle Mance" in maybe[0]
    assert "Nel mazzo" in remembered(mine.tray)[0] and not remembered(html_of(anyone))[1:]


def test_the_chamber_and_the_automa_are_on_the_board() -> None:
    with_chamber = position(["3", "1"], chamber=Chamber()).state
    assert len(classes(drawn(with_chamber).board, "room", "chamber")) == 2  # the tasks, and Mrs. Nasty
    drawing = drawn(started(1, 4))
    assert len(classes(drawing.board, "autos")[0].findall("svg")) == 5
    assert len(classes(drawing.board, "lock")) == 5 and classes(drawing.side, "goal")
    assert not classes(html_of(drawn(position(["3", "1"]).state)), "autos")
    arrows = [len(classes(drawn(position(dice).state).board, "ic", "arrow")) for dice in (["3", "1"], ["3"])]
    assert arrows == [2, 1]  # in the Office: up for oneself, down for a rival, of whom alone there is none


def test_answers_are_where_the_things_lie() -> None:
    """Ingredients to take on their piles or with the rival, those to give in the pantry, rivals by their boards."""

    def targets(html: str) -> set[str]:
        return {one.attrib["data-move"] for one in tree(html).iter("a") if "data-move" in one.attrib}

    goods = {0: "beer", 1: "wine rocks", 2: "mead mead"}
    taking = drawn(position(["3", "1", "1"], goods=goods).state, "place cellar-3")
    assert targets(taking.board) == {"take mead", "take nectar"} and not classes(taking.tray, "box")
    state = position(["6 6 4", "1", "1"], goods=goods).state
    assert targets(drawn(state, "place fix-the-roof").side) == {"rival 2", "rival 3"}
    giving = drawn(state, "place fix-the-roof", "rival 2")
    assert targets(giving.tray) == {"give beer", "give wine"}
    assert targets(drawn(state, "place fix-the-roof", "rival 2", "give beer").side) == {
        "take rocks",
        "take wine",
    }


def test_dice_that_can_be_picked_or_changed_are_touched_in_the_rack() -> None:
    state = position(["4 4 5 3", "1"], kitchen={0: 6}).state
    rack = classes(drawn(state, "place roast-the-meat").board, "rack")[0]
    moves = [one.attrib["data-move"] for one in rack.iter("a")]
    assert "die 5" in moves and any(move.endswith("+1") for move in moves)
    tokens = position(["4 6", "1"], chamber=Chamber(modifiers={0: 2})).state
    rack = classes(drawn(tokens).board, "rack")[0]
    changes = [one.attrib["data-move"] for one in rack.iter("a") if "data-move" in one.attrib]
    assert changes == ["modify 4 down", "modify 4 up", "modify 6 down"]


def test_dice_are_dim_only_where_no_way_uses_them() -> None:
    """Dice are picked in any order: all that lead to the sum are offered at once."""

    def dim(dice: str, zone: str) -> list[str]:
        board = drawn(position([dice, "1"]).state, f"place {zone}").board
        return [one.attrib["data-carry"] for one in classes(board, "toggle", "dim")]

    assert dim("6 5 3 3", "magic-potion") == []
    assert dim("6 4 4 4 2", "prepare-the-rooms") == []  # 6 + 4 + 2, or three of 4
    assert dim("6 5 5 4 1", "cook-dragon-eggs") == []  # 6 + 5, 6 + 4 + 1, or 5 + 5 + 1
    assert dim("6 5 5 2 1", "cook-dragon-eggs") == ["die 2"]


def test_the_open_order_stands_by_the_dice() -> None:
    """Where the own board is out of sight, the rack says what is missing and how long the guest waits."""
    table = position(["3", "1"], orders={0: "button-popper"}, goods={0: "fruit"})
    (want,) = classes(drawn(table.state).board, "want")
    assert [len(classes(ElementTree.tostring(want, "unicode"), "good", css)) for css in ("has", "no")] == [
        1,
        2,
    ]
    assert not classes(drawn(position(["3", "1"]).state).board, "want")


def test_the_own_board_is_packed_only_with_many_cards() -> None:
    own = Chamber(own={0: "oil-the-hinges"})
    few = drawn(position(["3", "1"], items={0: "clover"}, chamber=own).state).tray
    many = drawn(position(["3", "1"], items={0: "clover hammer"}, chamber=own).state).tray
    assert not classes(few, "packed") and classes(many, "packed")
    (clover,) = [one for one in classes(many, "items")[0] if "Quadrifoglio" in one.get("title", "")]
    assert ": " in clover.get("title", "")  # what it does can be read by whoever lingers on its name


def test_before_the_first_roll_no_dice_are_used_up() -> None:
    state = ROOM.game.new(2, 3)
    assert isinstance(state, CavernTavern)
    html = html_of(drawn(state))
    assert "ancora da tirare" in html and "dadi finiti" not in html


def test_a_preview_of_a_character_says_what_it_does() -> None:
    state = ROOM.game.new(2, 3)
    assert isinstance(state, CavernTavern)
    seat = state.deciders()[0]
    scene = scene_of(ROOM, state, seat, ROOM.words("it", PLAYERS), ("choose keishara",))
    notes = [str(note.html) for note in ROOM.preview(scene)]
    assert len(notes) == 1 and "prendi Elisir, Frutta, Erbe o Nettare" in notes[0]


def test_things_travel() -> None:
    """Dice go to their zone, an ingredient comes from its pile, a served order goes to the points."""
    state = position(["3 1", "1"], goods={0: "fruit fruit"}, orders={0: "button-popper"}).state
    before = state.view(0)
    told: list[Event] = []
    for move in ("place cellar-3", "take mead"):
        state.play(0, state.read(0, move), told.append)
    after = drawn(state, before=before, mover=0)
    state.play(0, state.read(0, "serve"), told.append)
    words = ROOM.words("it")
    travels = [
        travel for event in told for travel in ROOM.moment(event.seen_by(1), 1, words, state.setup).travels
    ]
    assert travels[:2] == [
        Travel("die-3", "dice-0", "zone-2"),
        Travel("ingredient-mead", "pile-mead", "goods-0"),
    ]
    assert Travel("order-button-popper", "board-0", "seat-0") in travels
    assert 'data-thing="die-3"' in html_of(after) and classes(after.board, "cask", "last")


# -- the rest of the page ---------------------------------------------------------------------------------------------


@cache
def finished(seats: int, seed: int) -> CavernTavern:
    state = ROOM.game.new(seats, seed, {"chamber": True})
    dice = Rng(key_of(seed))
    while not state.over:
        seat = state.deciders()[0]
        moves = state.legal(seat)
        state.play(seat, moves[dice.below(len(moves))])
    assert isinstance(state, CavernTavern)
    return state


@pytest.mark.parametrize("seats", [1, 3])
@pytest.mark.parametrize("language", LANGUAGES)
def test_how_the_points_were_made(seats: int, language: str) -> None:
    view = finished(seats, 5).view(None)
    tallies = ROOM.reckoning(view, ROOM.words(language, PLAYERS))
    made = [sum(tally.points for tally in tallies if tally.seat == seat) for seat in range(seats)]
    assert made == view["scores"] and len(tallies) > 3 * seats
    for tally in tallies:
        tree(tally.html)
        assert_no_raw_ids(str(tally.html))
        assert "&amp;" not in tally.html  # an apostrophe is escaped once


def test_a_picture_stands_alone() -> None:
    for state in (new(2, 3), finished(1, 5), finished(3, 5)):
        svg = str(ROOM.picture(state.view(0), ROOM.words("it", PLAYERS)))
        assert ElementTree.fromstring(svg).tag.endswith("svg") and "style=" not in svg
        assert set(re.findall(r'href="#([^"]+)"', svg)) <= set(re.findall(r' id="([^"]+)"', svg))
        assert_no_raw_ids(re.sub(r"<style>.*?</style>", "", svg))


def test_face_and_stylesheet() -> None:
    assert ROOM.face.accent == "tavern"
    assert (ROOM.face.minutes, ROOM.face.seats) == (90, 3)
    assert ".tavern" in ROOM.stylesheet() and ".ctx" not in ROOM.stylesheet()


# -- the introduction -------------------------------------------------------------------------------------------------


def test_the_introduction_shows_what_it_says() -> None:
    """An order for two Fruit and one Mead, served in its round for six points; then somebody else is late."""
    intro = ROOM.intro()
    assert intro is not None
    views = [stage(ROOM.game, intro, number).view(intro.reader) for number in range(len(intro.steps))]
    assert views[1]["hall"][4]["order"]["id"] == "button-popper"
    assert views[1]["players"][0]["dice"] == [1, 3, 3, 5]
    assert [view["players"][0]["points"] for view in views[4:8]] == [0, 2, 8, 8]
    assert views[5]["players"][0]["open"]["missing"] == {} and views[6]["players"][0]["dice"] == [1]
    assert views[7]["scores"].index(max(views[7]["scores"])) == 2
    assert views[8]["round"] == 2 and views[8]["players"][1]["open"]["late"] == 1

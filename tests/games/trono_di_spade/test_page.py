"""Il Trono di Spade on the page: what is drawn, what can be touched, how a plan is laid, and what stays hidden."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import islice
from urllib.parse import parse_qs
from xml.etree import ElementTree

import pytest

from tavolata import Event
from tavolata.engine.rng import Rng, key_of
from tavolata.engine.room import LANGUAGES, Speaker
from tavolata.engine.scene import Choice, Drawing, Scene, Travel
from tavolata.games.trono_di_spade.page.answers import HEADS
from tavolata.games.trono_di_spade.page.board import IN_A_WORD
from tavolata.games.trono_di_spade.page.combat import WORD_QUESTIONS
from tavolata.games.trono_di_spade.page.drafts import Draft
from tavolata.games.trono_di_spade.page.targets import AREA_QUESTIONS, Table
from tavolata.games.trono_di_spade.rules import tables as t
from tavolata.games.trono_di_spade.rules.state import TronoDiSpade
from tavolata.games.trono_di_spade.view import TronoView
from tavolata.kit import emblems
from tavolata.kit.intros import stage
from tavolata.table.scenes import choices

from ..scenes import NAMES
from .pacts import ally, march
from .positions import ROOM, acting, new

PLAYERS = [*NAMES, "Nilo", "Ada"]
VARIANTS: list[tuple[int, dict[str, object]]] = [
    (3, {}),
    (4, {"alliances": "castles", "tides": True}),
    (6, {"alliances": "objectives"}),
]
MOST_MOVES = 260
"""How much of a random game is looked at."""


def scene_of(
    state: TronoDiSpade, seat: int | None, words: Speaker, draft: tuple[str, ...] = ()
) -> Scene[TronoView]:
    """A scene as the table makes it: parts go on while the seat decides, and nothing is learnt in between."""
    if seat is None or seat not in state.deciders():
        return Scene(state.view(seat), words)
    world = state.imagine(seat, 1) if draft else state
    parts: list[Choice] = []
    for text in draft:
        base = world.clone()
        choice = next(one for one in choices(ROOM, base, seat, words) if one.text == text)
        told: list[Event] = []
        world.play(seat, world.read(seat, text), told.append)
        ask = world.ask(seat) if not world.over and seat in world.deciders() else None
        certain = world.surprises == base.surprises
        if ask is None or not certain or not (ask.at_once or not ROOM.advice.quiet(world)):
            after = world.view(seat) if certain else None
            heard = tuple(event.seen_by(seat) for event in told) if certain else ()
            offered = choices(ROOM, base, seat, words)
            return Scene(base.view(seat), words, offered, tuple(parts), choice, after, heard)
        parts.append(choice)
    return Scene(world.view(seat), words, choices(ROOM, world, seat, words), tuple(parts))


def html_of(drawing: Drawing) -> str:
    return "".join([drawing.board, drawing.side, drawing.tray, *[seat.marks for seat in drawing.seats]])


def tree(html: str) -> ElementTree.Element:
    return ElementTree.fromstring(f"<all>{html}</all>")


def moves_in(html: str) -> set[str]:
    return {element.attrib["data-move"] for element in tree(html).iter() if "data-move" in element.attrib}


def last_orders(html: str) -> set[str]:
    """The orders whose link lays them and says at once that one is ready."""
    links = [
        parse_qs(element.attrib["href"][1:], keep_blank_values=True).get("m", [])
        for element in tree(html).iter()
        if "data-plan" in element.attrib
    ]
    return {parts[-2] for parts in links if parts[-1:] == ["done"]}


def assert_no_raw_ids(html: str) -> None:
    """A message that is missing shows as its id."""
    text = re.sub(r"<[^>]*>", " ", html)
    labels = " ".join(re.findall(r'(?:aria-label|title)="([^"]*)"', html))
    kinds = "page|preview|area|card|text|order|objective|westeros|wildling|effect|asks|entry|unit|track|event"
    assert not re.findall(rf"\b(?:{kinds})-[a-z-]+", f"{text} {labels}")


# -- every scene ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats, options", VARIANTS)
def test_every_scene_is_drawn(seats: int, options: dict[str, object]) -> None:
    """Well-formed, nothing the pages forbid, every word known; what is answered on the map can be touched there."""
    words = ROOM.words(LANGUAGES[seats % 2], PLAYERS)
    dice = Rng(key_of(seats))
    state = new(seats, seats, **options)
    for _ in range(MOST_MOVES):
        if state.over:
            break
        seat = state.deciders()[dice.below(len(state.deciders()))]
        moves = state.legal(seat)
        move = moves[dice.below(len(moves))]
        if dice.below(5) == 0:
            check(scene_of(state, seat, words))
            check(scene_of(state, seat, words, (state.write(seat, move),)))
            check(scene_of(state, None, words))
        state.play(seat, move)


def check(scene: Scene[TronoView]) -> None:
    drawing = ROOM.paint(scene)
    html = html_of(drawing)
    assert len(drawing.board) < 60_000
    assert len(drawing.seats) == scene.view["seats"]
    for element in tree(html).iter():
        assert not {name for name in element.attrib if name == "style" or name.startswith("on")}
        if "data-move" in element.attrib:
            choice = scene.choice(element.attrib["data-move"])
            assert choice is not None and element.tag == "a"
            assert element.attrib["aria-label"] == choice.says
            assert element.attrib["href"] == scene.link(choice.text)
    assert touchable(scene) <= moves_in(html) | last_orders(html)
    said = [ROOM.label(choice, scene) for choice in scene.choices]
    said += [note.html for note in ROOM.preview(scene)]
    assert all(said)
    assert_no_raw_ids("".join([html, *said, ROOM.gist(scene.view, scene.words)]))


def touchable(scene: Scene[TronoView]) -> set[str]:
    """The choices that have a place on the drawings: all but a few single words."""
    verbs = ("order", "card", "bid", "track", "house", "upgrade", "objective", *t.UNITS)
    kind = Table(scene).kind
    said = {choice.text for choice in scene.choices}
    found = {text for text in said if text in scene.view["areas"] or text.split()[0] in verbs}
    found |= said & {IN_A_WORD.get(kind, ""), "done" if kind in ("plan", "group", "ballot") else ""}
    return said if kind in HEADS or kind in WORD_QUESTIONS else found


def test_a_drawing_refers_only_to_what_the_page_carries() -> None:
    sprite = ROOM.sprite()
    carried = {*emblems.elements(sprite), *re.findall(r'<(?:path|clipPath|g) id="([^"]+)"', sprite)}
    words = ROOM.words("en", PLAYERS)
    table = acting(
        {"winterfell": "stark knight footman", "karhold": "baratheon footman"}, {"winterfell": "march"}
    )
    for state in (table.state, new(6, 5), new(4, 5, alliances="objectives")):
        scene = scene_of(state, state.deciders()[0], words)
        html = html_of(ROOM.paint(scene)) + "".join(ROOM.label(choice, scene) for choice in scene.choices)
        found = {*re.findall(r'href="#([^"]+)"', html), *re.findall(r"url\(#([^)]+)\)", html)}
        assert found - {"ts-here"} <= carried
    assert set(re.findall(r'href="#([^"]+)"', sprite)) <= carried


def test_a_seat_sees_nothing_of_what_is_hidden_from_it() -> None:
    """The page is the same, byte for byte, in states that differ only in what the seat cannot know."""
    compared = 0
    words = ROOM.words("it", PLAYERS)
    for options in ({}, {"alliances": "objectives", "tides": True}):
        state = new(4, 3, **options)
        dice = Rng(key_of(9))
        for _ in range(180):
            if dice.below(9) == 0:
                for seat in range(4):
                    drawn = ROOM.paint(scene_of(state, seat, words))
                    for world in islice(ROOM.swaps(state, seat), 2):
                        assert isinstance(world, TronoDiSpade)
                        assert ROOM.paint(scene_of(world, seat, words)) == drawn
                        compared += 1
            decider = state.deciders()[0]
            moves = state.legal(decider)
            state.play(decider, moves[dice.below(len(moves))])
    assert compared > 40


# -- planning ---------------------------------------------------------------------------------------------------------


def planned(*draft: str) -> Scene[TronoView]:
    """Baratheon plans the first round of three."""
    return scene_of(new(3), 0, ROOM.words("en", PLAYERS), draft)


def test_a_plan_is_laid_out_and_every_order_can_be_taken_up_again() -> None:
    """Touching an area with an order leads to the same plan without it, and asks about that area."""
    scene = planned("shipbreaker-bay", "order raid", "order march", "order defense")
    draft = Draft(Table(scene))
    assert draft.orders == {"shipbreaker-bay": "raid", "dragonstone": "march", "kingswood": "defense"}
    assert draft.missing == [] and "done" in moves_in(ROOM.paint(scene).tray)
    for area in draft.orders:
        again = planned(*draft.without(area))
        assert Table(again).here == area
        assert Draft(Table(again)).orders == {id: order for id, order in draft.orders.items() if id != area}
    links = [one.attrib["href"] for one in tree(ROOM.paint(scene).board).iter() if "data-plan" in one.attrib]
    assert sorted(parse_qs(link[1:])["m"] for link in links) == sorted(map(draft.without, draft.orders))


def test_a_plan_tells_what_is_left() -> None:
    scene = planned("order march", "order defense")
    tray = ROOM.paint(scene).tray
    assert "2 placed, 1 to place" in tray
    assert tray.count("tok used") == 2
    assert "order march" not in last_orders(tray) and "order defense" in last_orders(tray)
    assert "order defense" in moves_in(ROOM.paint(planned("order march")).tray), "two are missing"
    whole = planned("order march", "order defense", "order support", "done")
    notes = [re.sub("<[^>]*>", "", note.html) for note in ROOM.preview(whole)]
    assert "Orders stay hidden until all Houses have decided." in notes
    assert any("Dragonstone" in note for note in notes)


def test_hidden_orders_lie_face_down_and_only_those_of_who_is_ready() -> None:
    table = new(3)
    for move in ("order march", "order defense", "order support", "done"):
        table.play(0, table.read(0, move))
    board = ROOM.paint(scene_of(table, 1, ROOM.words("it", PLAYERS))).board
    assert board.count("#ts-o-back-baratheon") == 3 and "#ts-o-back-stark" not in board
    assert "#ts-o-march" not in board


# -- the map ----------------------------------------------------------------------------------------------------------


def test_marches_are_made_on_the_map() -> None:
    words = ROOM.words("en", PLAYERS)
    table = acting(
        {"winterfell": "stark knight footman", "karhold": "baratheon footman"}, {"winterfell": "march"}
    )
    seat = table.decider
    scene = scene_of(table.state, seat, words)
    assert Table(scene).kind == "march" and Table(scene).here == "winterfell"
    assert {"karhold", "castle-black"} <= moves_in(ROOM.paint(scene).board)
    labels = {choice.text: ROOM.label(choice, scene) for choice in scene.choices}
    assert "3:1" in labels["karhold"] and ":" not in re.sub("<[^>]*>", "", labels["castle-black"])
    group = scene_of(table.state, seat, words, ("karhold", "knight"))
    drawing = ROOM.paint(group)
    assert "u h-stark ghost" in drawing.board and "u h-stark pickd" in drawing.board
    assert {"footman", "done"} <= moves_in(drawing.tray)
    assert "2 against 1, without support or cards" in drawing.tray
    sent = scene_of(table.state, seat, words, ("karhold", "knight", "done"))
    assert ROOM.preview(sent)


def test_what_is_said_in_a_word_can_be_touched() -> None:
    """Where a march comes from ends it, where a group goes lets it set out; a combat has its answers in its panel."""
    words = ROOM.words("en", PLAYERS)
    units = {"winterfell": "stark knight footman", "karhold": "baratheon footman"}
    table = acting(units, {"winterfell": "march"})
    assert "done" in moves_in(ROOM.paint(scene_of(table.state, 2, words)).board)
    group = scene_of(table.play("karhold", "knight").state, 2, words)
    assert "done" in moves_in(ROOM.paint(group).board)
    lonely = acting({"karhold": "stark footman"}, {"karhold": "march"})
    leave = scene_of(lonely.play("winterfell").state, 2, words)
    assert Table(leave).kind == "leave" and moves_in(ROOM.paint(leave).board) == {"yes"}


def test_a_whole_army_sets_out_with_one_touch() -> None:
    """Wherever that is offered, the rules allow it; and it is not offered where the army is too large to be fed."""
    words, dice, offered, refused = ROOM.words("it", PLAYERS), Rng(key_of(7)), 0, 0
    state = new(4, 7)
    while not state.over and min(offered, refused) < 3:
        seat = state.deciders()[0]
        moves = state.legal(seat)
        asked = state.ask(seat)
        assert asked is not None
        for move in moves if asked.kind == "march" else []:
            text = state.write(seat, move)
            scene = scene_of(state, seat, words, (text,))
            if text == "done" or Table(scene).kind != "group":
                continue
            links = [
                one.attrib["href"][1:]
                for one in tree(ROOM.paint(scene).tray).iter("a")
                if "data-plan" in one.attrib
            ]
            army = rest(Table(scene))
            for link in links:
                assert parse_qs(link)["m"] == [text, *army]
                assert can_play(state, seat, [text, *army])
            offered += len(links)
            refused += len(army) > 1 and not links
        state.play(seat, moves[dice.below(len(moves))])
    assert offered and refused


def test_a_unit_that_goes_is_taken_back_with_a_touch() -> None:
    """The sum counts those who go, and the one that is being looked at."""
    words = ROOM.words("en", PLAYERS)
    units = {"winterfell": "stark knight footman footman", "karhold": "baratheon footman"}
    table = acting(units, {"winterfell": "march"})
    scene = scene_of(table.state, table.decider, words, ("karhold", "knight", "footman"))
    tray = ROOM.paint(scene).tray
    back = [
        parse_qs(one.attrib["href"][1:])["m"]
        for one in tree(tray).iter("a")
        if one.attrib["class"] == "ut on" and "data-plan" in one.attrib
    ]
    assert sorted(back) == [["karhold", "footman"], ["karhold", "knight"]]
    assert "3 against 1" in tray
    looked = replace(scene, chosen=next(one for one in scene.choices if one.text == "footman"))
    assert "4 against 1" in ROOM.paint(looked).tray


def test_round_phase_and_threat_stay_in_sight() -> None:
    board = ROOM.paint(planned()).board
    now = next(one for one in tree(board).iter("p") if "ts-now" in one.attrib["class"])
    assert "".join(now.itertext()) == "1round of 10planning2"


def test_what_wins_lies_open() -> None:
    """Before alliances are made: what a side of each size needs, and the objectives that everybody may know."""
    words = ROOM.words("en", PLAYERS)
    side = ROOM.paint(scene_of(new(3, alliances="castles"), 0, words)).side
    assert "One House alone wins with 7 structures, or 6 worth 9." in side
    assert "Two allies with 14 structures, or a worth of 19." in side and "Three allies" not in side
    for seat in (0, None):
        state = new(3, alliances="objectives")
        side = ROOM.paint(scene_of(state, seat, words)).side
        for house in state.view(None)["houses"]:
            for kind in ("special", "instant"):
                assert words.name(f"objective-{kind}-{house['house']}") in re.sub("&#x27;|&#39;", "'", side)


def rest(table: Table) -> list[str]:
    """The units that could still join a group."""
    return [kind for kind, number in table.march()["rest"].items() for _ in range(number)]


def can_play(state: TronoDiSpade, seat: int, texts: list[str]) -> bool:
    """Whether moves are legal one after the other."""
    world = state.clone()
    for text in texts:
        move = world.read(seat, text)
        if seat not in world.deciders() or move not in world.legal(seat):
            return False
        world.play(seat, move)
    return True


def test_what_allies_ask_is_answered_under_the_map_and_treason_is_foretold() -> None:
    words = ROOM.words("en", PLAYERS)
    bridge = march({"winterfell": "stark footman", "bay-of-ice": "greyjoy ship"}).play("flints-finger")
    asked = ROOM.paint(scene_of(bridge.state, bridge.decider, words))
    assert moves_in(asked.tray) == {"yes", "no"}
    assert "Stark" in asked.tray and "Flint" in asked.tray
    units = {"winterfell": "stark knight", "karhold": "baratheon footman", "castle-black": "greyjoy footman"}
    orders = {"winterfell": "march", "castle-black": "support"}
    table = ally(acting(units, orders, alliances="castles"), "stark greyjoy").play("karhold")
    notes = {}
    for move in ("attacker", "defender", "neither"):
        scene = scene_of(table.state, table.decider, words, (move,))
        assert move in moves_in(ROOM.paint(scene).tray)
        notes[move] = "".join(note.html for note in ROOM.preview(scene))
    warned = {move for move, said in notes.items() if "House Stark is your ally" in said}
    assert warned == {"defender", "neither"}


def test_what_cannot_be_touched_says_why() -> None:
    """Areas that are no answer name a move that the rules refuse."""
    words = ROOM.words("it", PLAYERS)
    table = acting({"winterfell": "stark footman", "pyke": "greyjoy footman"}, {"winterfell": "march"})
    seat = table.decider
    scene = scene_of(table.state, seat, words)
    assert Table(scene).kind in AREA_QUESTIONS
    reasons = [
        one.attrib["data-why"] for one in tree(ROOM.paint(scene).board).iter() if "data-why" in one.attrib
    ]
    assert "pyke" in reasons
    for move in reasons:
        assert table.state.why(seat, table.state.read(seat, move)) is not None


def test_units_go_from_where_they_were() -> None:
    table = acting({"winterfell": "stark knight footman"}, {"winterfell": "march"})
    seat = table.decider
    table.play("karhold", "knight")
    told = table.tells("done")
    words, setup = ROOM.words("en", PLAYERS), table.state.setup
    moments = [ROOM.moment(event.seen_by(None), None, words, setup) for event in told]
    assert Travel(f"unit-knight-{seat}", "area-winterfell", "area-karhold") in moments[0].travels
    assert moments[0].kind == "move" and moments[0].clause == "TS-10.1"


def test_a_combat_adds_up() -> None:
    """The sum of a side is that of its lines, before and after the cards."""
    words = ROOM.words("en", PLAYERS)
    table = acting(
        {"winterfell": "stark knight footman", "karhold": "baratheon footman"}, {"winterfell": "march-star"}
    )
    table.send("karhold", "knight footman")
    attacker = next(seat for seat in table.state.deciders() if table.house(seat) == "stark")
    tray = ROOM.paint(scene_of(table.state, attacker, words)).tray
    totals = [element.text for element in tree(tray).iter("b") if "data-count" in element.attrib]
    assert totals == ["4", "1"]
    scene = scene_of(table.state, attacker, words, ("card eddard-stark",))
    assert ROOM.preview(scene)[0].html == "With this card you have 8; your opponent, without a card, 1."
    assert "eddard-stark" not in ROOM.paint(scene_of(table.state, None, words)).tray


# -- around the table -------------------------------------------------------------------------------------------------


def test_the_picture_stands_alone() -> None:
    drawing = ROOM.picture(new(6).view(None), ROOM.words("it", PLAYERS))
    root = ElementTree.fromstring(drawing)
    ids = {element.attrib["id"] for element in root.iter() if "id" in element.attrib}
    assert set(re.findall(r'href="#([^"]+)"', drawing)) <= ids
    assert_no_raw_ids(re.sub(r"<style>.*?</style>", "", drawing))


def test_the_reckoning_names_what_was_won() -> None:
    view = new(6).view(None)
    lines = ROOM.reckoning(view, ROOM.words("en", PLAYERS))
    made = [sum(line.points for line in lines if line.seat == seat) for seat in range(6)]
    assert made == [house["structures"] for house in view["houses"]]


def test_the_introduction_ends_with_a_second_castle() -> None:
    intro = ROOM.intro()
    assert intro is not None
    assert stage(ROOM.game, intro, len(intro.steps) - 1).view(0)["houses"][0]["structures"] == 2

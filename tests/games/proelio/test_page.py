"""Proelio on the page: what is drawn, what can be touched, what a choice is said to do, and what stays hidden."""

from __future__ import annotations

import re
from itertools import islice
from typing import Any
from xml.etree import ElementTree

import pytest

from tavolata.engine.rng import Rng, key_of
from tavolata.engine.room import LANGUAGES
from tavolata.engine.scene import Drawing, Moment, Scene, Travel
from tavolata.games.proelio.rules import tables as t
from tavolata.games.proelio.rules.state import Proelio
from tavolata.kit import emblems
from tavolata.kit.intros import stage

from ..scenes import AGAIN, NAMES, scene_of, walk
from .positions import QUIET, ROOM, Table, new, position

PLAYERS = [*NAMES, "Nilo", "Ada"]
VARIANTS: list[tuple[int, dict[str, object]]] = [
    (2, {}),
    (3, {"guilds": False}),
    (3, {"conquest": "strict"}),
    (4, {}),
    (4, {"teams": True}),
    (5, {}),
    (6, {}),
]

MOST_SCENES = 450
"""How much of a random game is looked at."""


def html_of(drawing: Drawing) -> str:
    return "".join([drawing.board, drawing.side, drawing.tray, *[seat.marks for seat in drawing.seats]])


def tree(html: str) -> ElementTree.Element:
    return ElementTree.fromstring(f"<all>{html}</all>")


def assert_no_raw_ids(html: str) -> None:
    """A message that is missing shows as its id."""
    text = re.sub(r"<[^>]*>", " ", html)
    labels = " ".join(re.findall(r'(?:aria-label|title)="([^"]*)"', html))
    assert not re.findall(
        r"\b(?:page|preview|reckoning|card|guild|does|deck|season)-[a-z-]+", f"{text} {labels}"
    )


# -- every scene ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats, options", VARIANTS)
def test_every_scene_is_drawn(seats: int, options: dict[str, object]) -> None:
    """Well-formed, every choice touchable by its move and its sentence, nothing the pages forbid, every word known."""
    for seed, language in enumerate(LANGUAGES):
        words = ROOM.words(language, PLAYERS)
        scenes = walk(ROOM, ROOM.game.new(seats, seed + 40, options), words, seed)
        for number, scene in enumerate(islice(scenes, MOST_SCENES)):
            drawing = ROOM.paint(scene)
            assert number % AGAIN or drawing == ROOM.paint(scene)
            check_drawing(scene, drawing)
            for note in ROOM.preview(scene):
                tree(note.html)
                assert_no_raw_ids(note.html)
            labels = [ROOM.label(choice, scene) for choice in scene.choices]
            assert all(labels)
            assert_no_raw_ids("".join(labels))
            assert_no_raw_ids(ROOM.gist(scene.view, words))


def check_drawing(scene: Scene, drawing: Drawing) -> None:
    html = html_of(drawing)
    assert len(drawing.board) < 20_000
    assert len(drawing.seats) == scene.view["seats"]
    elements = list(tree(html).iter())
    moves = {element.get("data-move") for element in elements} - {None}
    assert moves == {choice.text for choice in scene.choices}
    places = [element.get("data-anchor") for element in elements if element.get("data-anchor")]
    assert len(places) == len(set(places))
    for element in elements:
        assert not {name for name in element.attrib if name == "style" or name.startswith("on")}
        if "data-move" in element.attrib:
            choice = scene.choice(element.attrib["data-move"])
            assert choice is not None and element.tag == "a"
            assert element.attrib["aria-label"] == choice.says
            assert element.attrib["href"] == scene.link(choice.text)
    assert_no_raw_ids(html)


def test_a_drawing_refers_only_to_what_the_page_carries() -> None:
    carried = set(emblems.elements(ROOM.sprite()))
    words = ROOM.words("en", PLAYERS)
    for scene in walk(ROOM, ROOM.game.new(4, 5), words, 5):
        html = html_of(ROOM.paint(scene)) + "".join(ROOM.label(choice, scene) for choice in scene.choices)
        html += "".join(emblems.icon(note.icon) for note in ROOM.preview(scene))
        assert set(re.findall(r'href="#([^"]+)"', html)) <= carried


@pytest.mark.parametrize("seats, options", [(3, {}), (4, {"teams": True}), (6, {})])
def test_a_seat_sees_nothing_of_what_is_hidden_from_it(seats: int, options: dict[str, object]) -> None:
    """The page is the same, byte for byte, in states that differ only in what the seat cannot know."""
    compared = 0
    words = ROOM.words("it", PLAYERS)
    for seed in range(2):
        state = ROOM.game.new(seats, seed, options)
        dice = Rng(key_of(seed))
        while not state.over:
            if dice.below(6) == 0:
                for seat in range(seats):
                    drawn = ROOM.paint(scene_of(ROOM, state, seat, words))
                    for world in ROOM.swaps(state, seat)[:4]:
                        assert ROOM.paint(scene_of(ROOM, world, seat, words)) == drawn
                        compared += 1
            decider = state.deciders()[0]
            moves = state.legal(decider)
            state.play(decider, moves[dice.below(len(moves))])
    assert compared > 50


def test_every_reason_that_is_given_is_the_rules_own() -> None:
    """A card or an Action that cannot be used names a clause, and a move whose refusal names the same."""
    words = ROOM.words("it", PLAYERS)
    clauses = ROOM.rulebook("it").clauses
    seen = set()
    for seed in range(4):
        state = ROOM.game.new(4, seed)
        for scene in walk(ROOM, state, words, seed):
            if scene.seat is None or scene.parts or scene.chosen or not scene.choices:
                continue
            for element in tree(ROOM.paint(scene).tray).iter("a"):
                if "data-clause" in element.attrib:
                    assert element.attrib["data-clause"] in clauses
                if "data-why" in element.attrib:
                    refusal = state.why(scene.seat, state.read(scene.seat, element.attrib["data-why"]))
                    assert refusal is not None
                    named = re.search(r"PR-[\d.]+", element.attrib["aria-label"])
                    assert named is not None and named[0] == refusal.rule
                    seen.add(refusal.rule)
    assert {"PR-4.2", "PR-5.4", "PR-6.1", "PR-6.2"} <= seen


def test_an_action_without_a_usable_card_says_what_holds_for_the_cards_there_are() -> None:
    """A Plague in the hand cannot be played during another: that is not to have no Strategy card."""
    table = position(["peste trabucchi", QUIET, QUIET], plague=1)
    drawn = ROOM.paint(scene_of(ROOM, table.state, 0, ROOM.words("en", PLAYERS)))
    links = [element.attrib for element in tree(drawn.tray).iter("a")]
    rows = {link["data-why"]: link["aria-label"] for link in links if "data-why" in link}
    assert rows["play peste"].endswith("Plague is in play (PR-8.9)")
    assert rows["attack trabucchi"].endswith("Plague is in play (PR-8.7)")
    assert rows["equitas"].endswith("Only for the one without walls (PR-10.1)")


# -- positions --------------------------------------------------------------------------------------------------------


def said(state: Proelio, *draft: str, seat: int = 0, language: str = "it") -> list[str]:
    """Giulia decides; Marta on her right besieges her, Elio on her left is besieged."""
    scene = scene_of(ROOM, state, seat, ROOM.words(language, ["Giulia", "Marta", "Elio"]), draft)
    return [re.sub(r"</?b>", "", note.html) for note in ROOM.preview(scene)]


def defence(hand: str = "palizzate ronda trabucchi risorse", **more: Any) -> Proelio:
    """Marta, behind Palizzate, has laid a black card before Giulia, who has Scudi."""
    return position(
        [hand, "scudi", "scudi"], ["scudi", "palizzate", "scudi"], attacks={1: "cavalieri"}, **more
    ).state


def test_a_preview_of_a_defence_tells_what_each_card_would_do() -> None:
    assert said(defence(), "deploy palizzate", "done") == [
        "Respingi Cavalieri, Soldati e Letame.",
        "Trabucchi: manca 1. Allora sacrifichi la Fortificazione, o cedi una carta a Marta.",
        "Infiltrazione: Marta ruba a caso una carta tra Ronda, Trabucchi e Risorse.",
        "Quel che hai schierato si perde comunque: Palizzate.",
    ]
    assert said(defence(), "deploy palizzate", "deploy ronda", "done", language="en") == [
        "You repel Trebuchets, Knights, Soldiers, and Dung.",
        "Infiltration: your Watch catches it, and you may steal a card from Marta.",
        "What you deployed is lost anyway: Palisade and Watch.",
    ]


def test_a_preview_of_a_defence_warns() -> None:
    """Of builders that can help, of more than the hand can pay, of the last card."""
    builders = said(defence(guilds={0: "costruttori"}), "deploy palizzate", "done")
    assert (
        builders[1] == "Trabucchi: manca 1. Allora Costruttori +1, o la Fortificazione, o una carta a Marta."
    )
    bare = position(["ronda", "scudi", "scudi"], ["", "palizzate", "scudi"], attacks={1: "letame"}).state
    alone = said(bare, "deploy ronda")  # nothing is left to choose: the attack is turned up at once
    assert "Attenzione: resti senza carte e senza Fortificazione." in alone
    assert "Trabucchi: mancano 2, e non ti restano carte: rischi la sconfitta." in alone


def test_previews_of_a_golden_attack() -> None:
    state = position(
        ["protezione torre", "scudi", "scudi"], ["palizzate", "torre", ""], attacks={1: "eroe"}
    ).state
    assert said(state, "deploy torre", "done") == [
        "Eroe: manca 1. Allora sacrifichi la Fortificazione, o cedi una carta a Marta.",
        "Polvere Pirica: perdi le carte schierate e la Fortificazione, ma non la mano.",
        "Quel che hai schierato si perde comunque: Torre.",
    ]
    assert (
        said(state, "deploy protezione", "done")[0]
        == "La Protezione Imperiale annulla Eroe e Polvere Pirica."
    )


def test_an_infiltration_that_is_cancelled_steals_nothing() -> None:
    state = position(
        ["protezione ronda", "scudi", "scudi"], ["palizzate", "torre", ""], attacks={1: "infiltrazione"}
    ).state
    notes = said(state, "deploy protezione", "done")
    assert "Infiltrazione" in notes[0] and notes[0].startswith("La Protezione Imperiale annulla")
    assert not any("ruba" in note for note in notes)


def test_previews_after_the_reveal() -> None:
    state = defence()
    state.play(0, state.read(0, "done"))
    assert said(state, "sacrifice", "give ronda") == [
        "Ronda va a Marta, a faccia in giù: la vedete solo voi due."
    ]
    assert said(state, "pay", "give risorse")[0].startswith("Risorse va a Marta")
    poor = position(["ronda", "scudi", "scudi"], ["scudi", "scudi", ""], attacks={1: "soldati"}).state
    poor.play(0, poor.read(0, "done"))
    assert said(poor, "pay") == [
        "Cedi a Marta tutta la mano; la Fortificazione resta.",
        "Le carte passano a faccia in giù: le vedete solo tu e Marta.",
    ]
    weak = position(["ronda", "scudi", "scudi"], ["scudi", "scudi", ""], attacks={1: "soldati"}).state
    weak.play(0, weak.read(0, "done"))
    assert said(weak, "sacrifice") == [
        "Perdi Scudi, che vale 1 per questa difesa.",
        "L'attacco è respinto.",
        "Senza mura usi solo carte fino a 1, e ricominci da Scudi.",
    ]


def test_previews_of_actions() -> None:
    state = position(
        ["palizzate soldati risorse peste ronda", "scudi", "scudi scudi"], ["scudi", "scudi", "torre"]
    ).state
    left = len(state.decks[0])
    assert said(state, "attack soldati") == [
        "Posi Soldati a faccia in giù davanti a Elio: si scopre nel suo turno.",
        "Elio vede solo il dorso nero: da 0 a 2.",
        "Elio ha 2 carte e come Fortificazione: Torre.",
    ]
    assert said(state, "fortify palizzate") == [
        "Palizzate ti fa da Fortificazione, 2: poi usi carte fino a 3.",
        "Scudi: agli scarti.",
        "Se arrivasse l'Inverno: 1→2 punti.",
    ]
    assert said(state, "draw") == [
        f"Peschi una carta Base; nel mazzo ne restano {left - 1}.",
        "Avrai più di cinque carte: ne scarti una a tua scelta.",
    ]
    assert said(state, "play risorse")[1:] == [
        f"Peschi 2 carte Base; nel mazzo ne restano {left - 2}.",
        "Avrai più di cinque carte: ne scarti una a tua scelta.",
    ]
    assert said(state, "imperial", "discard ronda", "discard peste") == [
        "Paghi con Ronda e La Peste.",
        "Peschi una carta Imperiale: finché resta in mano vale un punto, se arriva l'Inverno.",
    ]


def test_previews_of_seasons_merchant_and_guilds() -> None:
    state = position(
        ["ronda ronda soldati", "scudi", "scudi"],
        ["scudi", "scudi", "scudi"],
        guilds={0: "bardi"},
        discards="torre torre letame",
        merchant=0,
    ).state
    assert said(state, "trade", "take torre", "discard ronda", "discard soldati") == [
        "Paghi con Ronda e Soldati.",
        "Prendi Torre dagli scarti.",
    ]
    assert said(state, "trade", "leave") == ["Non compri niente: l'Azione è spesa."]
    state.merchant = 2
    assert said(state, "guild", language="en") == [
        "Guild of Bards: The House on your right discards a card of its choice.",
        "The Guild is used up: if Winter came, 2→1 points.",
    ]
    walls = ["scudi", "scudi", "scudi"]
    late = position(["ronda", "scudi", "scudi"], walls, top="torre", only=True).state
    assert said(late, "draw")[1] == "Il mazzo finisce: arriva l'Autunno, e gli scarti ne formano uno nuovo."
    late = position(["ronda", "scudi", "scudi"], walls, top="torre", only=True, season="autumn").state
    assert said(late, "draw")[1] == "Il mazzo finisce: arriva l'Inverno e si contano i punti."


def test_what_chance_decides_is_not_foretold() -> None:
    """Neither the card that is drawn nor the one that lies face down."""
    drawing = position(["ronda", "scudi", "scudi"], ["scudi", "scudi", "scudi"]).state
    for state, draft in ((drawing, ("draw",)), (defence(), ("done",))):
        scene = scene_of(ROOM, state, 0, ROOM.words("it"), draft)
        assert scene.after is None and scene.told == ()
    one, other = defence(), defence()
    other.attacks[1] = t.SOLDATI
    assert said(one, "done") == said(other, "done")


# -- drawings ---------------------------------------------------------------------------------------------------------


def drawn(state: Proelio, *draft: str, seat: int | None = 0, language: str = "it") -> Drawing:
    return ROOM.paint(scene_of(ROOM, state, seat, ROOM.words(language, ["Giulia", "Marta", "Elio"]), draft))


def classes(html: str, css: str) -> list[ElementTree.Element]:
    return [element for element in tree(html).iter() if css in element.get("class", "").split()]


def texts(elements: list[ElementTree.Element]) -> list[str]:
    return [" ".join("".join(element.itertext()).split()) for element in elements]


def test_the_wall_grows_and_foes_stand_at_their_height() -> None:
    html = drawn(defence(), "deploy palizzate").tray
    assert texts(classes(html, "total")) == ["2"]
    assert texts(classes(html, "plaque")) == ["Palizzate 2", "Ronda +1"]
    foes = [element for element in classes(html, "foes")[0] if element.get("class") != "heading"]
    names = [texts([foe])[0] for foe in foes]
    assert [name[0] for name in names] == ["3", "2", "1", "0", "0"]
    assert (
        names[0].endswith("manca 1") and names[1].endswith("respinti") and names[4].endswith("ruba 1 carta")
    )
    back = classes(html, "plaque")[0]
    assert back.get("href") == "?m=" and back.get("data-plan") == ""


def test_a_foe_that_the_back_or_the_register_rules_out_is_unlit() -> None:
    """Marta has Scudi: no Trabucchi. All Cavalieri are seen: none can lie there."""
    state = position(
        ["ronda", "scudi", "scudi"],
        ["scudi", "scudi", ""],
        attacks={1: "letame"},
        buried="cavalieri",
    ).state
    foes = classes(drawn(state).tray, "foes")[0]
    assert [("off" in foe.get("class", "")) for foe in foes][1:] == [True, True, False, False, False]


def test_own_cards_are_shown_and_others_are_not() -> None:
    state = position(["ronda", "soldati polvere", "torre"], ["scudi", "torre", ""], attacks={1: "eroe"}).state
    for seat in (0, None):
        html = drawn(state, seat=seat).board
        assert html.count('class="back golden"') >= 2 and "#hero" not in html and "#bomb" not in html
    assert (
        "#hero" in ROOM.paint(scene_of(ROOM, state, 2, ROOM.words("it"))).side
    )  # the register names all cards
    assert [seat.score for seat in drawn(state).seats] == ["1", "4", "0"]


def test_the_last_move_is_marked() -> None:
    state = position(["soldati ronda", "scudi", "torre"], ["scudi", "scudi", "scudi"]).state
    mine = after(state, 0, "attack soldati")
    assert any("own last" in element.get("class", "") for element in tree(mine.board).iter())


def after(state: Proelio, reader: int | None, *moves: str) -> Drawing:
    """What a reader sees after moves, the last of which he watches."""
    for text in moves[:-1]:
        state.play(state.deciders()[0], state.read(state.deciders()[0], text))
    seat, before = state.deciders()[0], state.view(reader)
    state.play(seat, state.read(seat, moves[-1]))
    return ROOM.paint(scene_of(ROOM, state, reader, ROOM.words("it", PLAYERS), (), before, seat))


@pytest.mark.parametrize("reader", [0, 1, 2, None])
def test_an_attack_that_lies_open_was_turned_over_in_its_place(reader: int | None) -> None:
    """It is the same thing with another face."""
    table = position(
        ["scudi ronda letame", "scudi", "torre"], ["scudi", "torre", ""], attacks={1: "trabucchi"}
    )
    hidden = drawn(table.state, seat=reader).board
    assert [one.get("data-face") for one in things(hidden, "attack-1")] == [
        "trabucchi" if reader == 1 else "back"
    ]
    (turned,) = [one for one in table.play("deploy scudi").tells("done") if one.id == "reveals"]
    moment = ROOM.moment(turned.seen_by(reader), reader, ROOM.words("it", PLAYERS), table.state.setup)
    assert (moment.kind, moment.stop, moment.marks) == ("reveal", True, ("attack-1",))
    open = drawn(table.state, seat=reader).board
    assert [one.get("data-face") for one in things(open, "attack-1")] == ["trabucchi"]


# -- what happens -----------------------------------------------------------------------------------------------------


def moments(table: Table, *moves: str) -> dict[int | None, list[Moment]]:
    """What moves look like to each House, and to whoever watches."""
    words, setup = ROOM.words("it", PLAYERS), table.state.setup
    events = table.tells(*moves)
    readers = [None, *range(table.state.seats)]
    return {
        reader: [ROOM.moment(event.seen_by(reader), reader, words, setup) for event in events]
        for reader in readers
    }


def check_travels(
    table: Table, *moves: str, witnesses: dict[int, list[Travel]], others: list[Travel]
) -> None:
    """These Houses see faces, the others and a spectator what everybody sees."""
    for reader, seen in moments(table, *moves).items():
        travels = [travel for moment in seen for travel in moment.travels]
        assert travels == (others if reader is None else witnesses.get(reader, others)), reader


def lying(state: Proelio, reader: int | None, place: str) -> list[str | None]:
    """The things that lie in a place, as a reader sees them."""
    drawing = drawn(state, seat=reader)
    found = [one for one in tree(drawing.board + drawing.tray).iter() if one.get("data-anchor") == place]
    assert len(found) == 1, place
    return [one.get("data-thing") for one in found[0].iter() if one is not found[0] and one.get("data-thing")]


def test_an_attack_goes_from_the_hand_before_its_target() -> None:
    table = position(["soldati ronda", "scudi", "torre"], ["scudi", "scudi", "scudi"])
    assert lying(table.state, 0, "hand-0") == ["card-soldati", "card-ronda"]
    assert lying(table.state, 2, "hand-0") == ["back-base", "back-base"]
    assert [lying(table.state, reader, "before-2") for reader in (0, 1, 2, None)] == [[], [], [], []]
    check_travels(
        table,
        "attack soldati",
        witnesses={0: [Travel("card-soldati", "hand-0", "before-2")]},
        others=[Travel("back-base", "hand-0", "before-2")],
    )
    assert lying(table.state, 0, "before-2") == ["card-soldati"]
    assert [lying(table.state, reader, "before-2") for reader in (1, 2, None)] == [["back-base"]] * 3


def test_cards_go_from_the_deck_to_the_hand() -> None:
    table = position(["risorse", "scudi", "torre"], top="ronda torre")
    check_travels(
        table,
        "play risorse",
        witnesses={
            0: [
                Travel("card-risorse", "hand-0", "discards-base"),
                Travel("card-ronda", "deck-base", "hand-0"),
                Travel("card-torre", "deck-base", "hand-0"),
            ]
        },
        others=[
            Travel("card-risorse", "hand-0", "discards-base"),
            Travel("back-base", "deck-base", "hand-0", 2),
        ],
    )
    assert lying(table.state, 0, "hand-0") == ["card-ronda", "card-torre"]
    assert lying(table.state, 1, "hand-0") == ["back-base"] * 2
    assert lying(table.state, None, "discards-base") == ["card-risorse"]
    assert lying(table.state, None, "deck-base") == ["back-base"]


def test_a_repelled_attack_shows_its_face_and_all_goes_to_the_discards() -> None:
    """What is turned up lies there first, and leaves with what was deployed."""
    table = position(["scudi ronda letame", "scudi", "torre"], ["scudi", "torre", ""], attacks={1: "soldati"})
    check_travels(table, "deploy scudi", witnesses={}, others=[Travel("card-scudi", "hand-0", "walls-0")])
    assert [lying(table.state, reader, "walls-0")[-1] for reader in (0, 1, None)] == ["card-scudi"] * 3
    away = [
        Travel("card-soldati", "before-0", "discards-base"),
        Travel("card-scudi", "walls-0", "discards-base"),
    ]
    check_travels(table, "done", witnesses={}, others=away)
    for reader in (0, 1, 2, None):
        assert lying(table.state, reader, "discards-base") == ["card-soldati", "card-scudi"]
        assert lying(table.state, reader, "before-0") == []


def test_loot_goes_by_its_back_and_the_table_is_cleared_after_the_last_card() -> None:
    table = position(
        ["scudi ronda letame", "scudi", "torre"], ["scudi", "torre", ""], attacks={1: "trabucchi"}
    )
    table.play("deploy scudi", "done", "sacrifice")
    away = [
        Travel("card-trabucchi", "before-0", "discards-base"),
        Travel("card-scudi", "walls-0", "discards-base", 2),
    ]
    seen = [Travel("card-letame", "hand-0", "hand-1"), *away]
    check_travels(
        table,
        "give letame",
        witnesses={0: seen, 1: seen},
        others=[Travel("back-base", "hand-0", "hand-1"), *away],
    )


def test_whoever_gets_a_card_too_many_discards_before_the_table_is_cleared() -> None:
    table = position(
        ["scudi ronda", "scudi torre palizzate peste letame", "torre"],
        ["scudi", "torre", ""],
        attacks={1: "soldati"},
    ).play("done")
    *_, last = moments(table, "pay", "give ronda")[2]
    assert last.travels == (Travel("back-base", "hand-0", "hand-1"),)
    (last,) = moments(table, "discard peste")[2]
    assert last.travels == (
        Travel("card-peste", "hand-1", "discards-base"),
        Travel("card-soldati", "before-0", "discards-base"),
    )


def test_walls_are_built_replaced_and_blown_up() -> None:
    table = position(["palizzate letame", QUIET, QUIET], ["scudi", "scudi", "scudi"])
    check_travels(
        table,
        "fortify palizzate",
        witnesses={},
        others=[
            Travel("card-palizzate", "hand-0", "walls-0"),
            Travel("card-scudi", "walls-0", "discards-base"),
        ],
    )
    assert lying(table.state, 1, "walls-0") == lying(table.state, 0, "walls-0") == ["card-palizzate"]
    table = position(["letame", QUIET, QUIET], ["scudi", "torre", ""], attacks={1: "polvere"})
    *_, blown = moments(table, "done")[None]
    assert (blown.kind, blown.stop) == ("result", True) and blown.travels == (
        Travel("card-scudi", "walls-0", "discards-base"),
        Travel("card-polvere", "before-0", "discards-imperial"),
    )


def test_the_merchant_walks_and_the_plague_lies_before_its_owner() -> None:
    table = position(["peste letame", QUIET, QUIET], ["scudi"] * 3, guilds={2: "speziali"}, merchant=0)
    laid = Travel("card-peste", "hand-0", "house-0")
    check_travels(table, "play peste", witnesses={}, others=[laid])
    assert lying(table.state, 0, "house-0")[-2:] == ["merchant", "card-peste"]
    assert lying(table.state, 1, "house-0")[-2:] == ["merchant", "card-peste"]
    (cured, *_) = moments(table, "guild")[None]
    assert (cured.kind, cured.marks) == ("reveal", ("guild-speziali",))
    assert cured.travels == (Travel("card-peste", "house-0", "discards-base"),)
    faces = [one.get("data-face") for one in things(drawn(table.state, seat=1).board, "guild-speziali")]
    assert faces == ["spent"]
    check_travels(table, "leave", witnesses={}, others=[Travel("merchant", "house-0", "house-2")])
    assert "merchant" in lying(table.state, 1, "house-2")


def test_a_hand_that_is_looked_at_is_a_reveal_to_the_looker_alone() -> None:
    table = position(["inquisizione letame", "torre scudi", QUIET])
    seen = {reader: found[-1] for reader, found in moments(table, "play inquisizione", "seat 2").items()}
    assert (seen[0].kind, seen[0].stop, seen[0].marks) == ("reveal", True, ("hand-1",))
    assert {(seen[reader].kind, seen[reader].stop) for reader in (1, 2, None)} == {("move", False)}


@pytest.mark.parametrize("reader", [0, 2])
def test_the_total_of_a_defence_is_counted(reader: int) -> None:
    state = defence()
    drawing = after(state, reader, "deploy palizzate")
    found = [one for one in tree(drawing.board + drawing.tray).iter() if one.get("data-count") == "defence"]
    assert texts(found) == ["2"]


def things(html: str, name: str) -> list[ElementTree.Element]:
    return [element for element in tree(html).iter() if element.get("data-thing") == name]


def test_partners_are_linked_and_plague_lies_over_the_centre() -> None:
    allied = position(["ronda scudi", "scudi", "scudi", "scudi"], ["scudi"], teams=True).state
    html = drawn(allied).board
    assert len(classes(html, "ally")) == 1 and 'data-move="support"' in html
    sick = position(
        ["ronda", "scudi", "scudi"], ["scudi", "scudi", "scudi"], attacks={1: "letame"}, plague=2
    ).state
    html = drawn(sick).board
    assert classes(html, "sick") and classes(html, "cold") and not classes(html, "now")


# -- the rest of the page ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats, options", VARIANTS)
def test_where_a_match_stands_and_how_it_was_won(seats: int, options: dict[str, object]) -> None:
    words = ROOM.words("en", PLAYERS)
    for seed in range(4):
        state = new(seats, seed, **options)
        dice = Rng(key_of(seed))
        while not state.over:
            seat = state.deciders()[0]
            moves = state.legal(seat)
            state.play(seat, moves[dice.below(len(moves))])
        view = state.view(None)
        tallies = ROOM.reckoning(view, words)
        made = [sum(tally.points for tally in tallies if tally.seat == seat) for seat in range(seats)]
        assert made == view["scores"]
        conquered = [tally for tally in tallies if "Conquered" in tally.html]
        assert [tally.seat for tally in conquered] == (
            [] if view["conqueror"] is None else [view["conqueror"]]
        )
        for tally in tallies:
            tree(tally.html)
            assert_no_raw_ids(tally.html)


def test_face_and_stylesheet() -> None:
    assert ROOM.face.accent == "proelio"
    assert (ROOM.face.minutes, ROOM.face.seats) == (30, 4)
    assert ".ring" in ROOM.stylesheet() and ".prx" not in ROOM.stylesheet()


# -- the introduction -------------------------------------------------------------------------------------------------


def test_the_introduction_shows_what_it_says() -> None:
    """Loot, an attack that waits, a defence that is short, an Imperial card, a House that falls."""
    intro = ROOM.intro()
    assert intro is not None
    me = intro.reader
    views = [stage(ROOM.game, intro, number).view(me) for number in range(len(intro.steps))]
    asks = [view["ask"]["kind"] if view["ask"] else "" for view in views]
    assert asks == ["action"] * 3 + ["defence"] * 2 + ["short"] + ["action"] * 2 + [""]
    assert stage(ROOM.game, intro, len(intro.steps) - 1).winners() == [me]
    left, right = views[0]["houses"][me]["left"], views[0]["houses"][me]["right"]
    assert (
        len(views[3]["hand"]) == 4 and views[3]["houses"][left]["fortification"] == "scudi"
    )  # loot, not walls
    assert views[4]["houses"][right]["attack"]["back"] == "base" and views[4]["defence"]["total"] == 1
    assert (views[5]["defence"]["revealed"], views[5]["defence"]["missing"]) == ("cavalieri", 1)
    assert views[7]["houses"][me]["gold"] > views[6]["houses"][me]["gold"]
    assert (views[8]["fallen"], views[8]["conqueror"]) == (left, me)

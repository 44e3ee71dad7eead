"""What is decided in Westeros is seen by everybody: combats, bids, wildlings, cards; and no more than was told."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tavolata import Event
from tavolata.engine.scene import Moment

from ..panels import LONGEST, lasts, said, seen
from .positions import ROOM, Table, new, position, westeros
from .test_combat import attack
from .test_pack_errors import CONTENT
from .test_wildlings import ALL
from .test_wildlings import attack as wildlings

PLAYERS = ["Ada", "Bo", "Ciro", "Dea", "Elio", "Fede"]
HANDS = {"stark": "eddard-stark robb-stark", "baratheon": "brienne-of-tarth patchface"}


def told(table: Table, events: list[Event], house: str = "", language: str = "en") -> list[Moment]:
    """What a House sees of them, or a spectator."""
    seat = table.seat(house) if house else None
    return seen(ROOM, table.state, events, seat, PLAYERS, language)


@pytest.mark.parametrize("reader", ["stark", "baratheon", "martell", ""])
def test_a_combat_is_shown_step_by_step_to_everybody(reader: str) -> None:
    table = attack("stark knight footman", "baratheon knight footman", hands=HANDS)
    before = told(table, table.events, reader)
    assert [one.group for one in before[-2:]] == ["combat"] * 2
    assert "Ciro" not in said(*before[:-2]) and "Before the cards: attack 3, defence 3." in said(before[-1])
    assert said(*told(table, table.tells("stark: card eddard-stark"), reader)) == "", "chosen, not shown yet"
    events = table.tells("baratheon: card brienne-of-tarth")
    while not table.heard("retreats"):
        events += table.tells(min(table.legal))
    after = told(table, events, reader)
    combat = [moment for moment in after if moment.panel]
    assert {moment.group for moment in combat} == {"combat"}
    text = said(*combat)
    for words in ("Eddard Stark", "Brienne of Tarth", "2 swords", "attack 7, defence 5", "wins against"):
        assert words in text, words
    assert text.index("Brienne") < text.index("wins against") < text.index("loses") < text.index("retreats")
    assert lasts(*before[-2:], *after) <= LONGEST


def test_a_house_card_says_what_it_does_in_the_reader_s_language() -> None:
    table = attack("stark knight", "baratheon knight", hands=HANDS)
    table.play("stark: card robb-stark")
    events = table.tells("baratheon: card patchface")
    assert "If you win, you may choose where the opponent retreats." in said(*told(table, events))
    assert "Dopo la battaglia puoi scartare una carta" in said(*told(table, events, language="it"))


def test_cards_are_those_of_the_content_that_is_played(tmp_path: Path) -> None:
    """A pack of one's own may have other numbers: what lies over the map is what was played."""
    pack = Path(shutil.copytree(CONTENT, tmp_path / "pack"))
    cards = pack / "house_cards.toml"
    named, rest = cards.read_text("utf-8").split('id = "robb-stark"')
    cards.write_text(f'{named}id = "robb-stark"{rest.replace("strength = 3", "strength = 7", 1)}', "utf-8")
    event = Event("plays-card", {"seat": "@2", "card": "card-robb-stark"}, clause="TS-12.9")
    (other,) = seen(ROOM, new(content=pack), [event], None, PLAYERS)
    (ours,) = seen(ROOM, new(), [event], None, PLAYERS)
    assert said(other).split()[0] == "7" and said(ours).split()[0] == "3"


def test_bids_of_all_houses_stand_side_by_side() -> None:
    table = westeros({}, "last-days-of-summer-1", "clash-of-kings", power=dict.fromkeys(ALL.split(), 5))
    for house, number in zip(ALL.split(), (4, 1, 5, 0, 3), strict=False):
        assert said(*told(table, table.tells(f"{house}: bid {number}"), "martell")) == ""
    for reader in ("stark", "martell", ""):
        last = told(table, table.events if reader != "stark" else table.tells("martell: bid 2"), reader)
        bids = [moment for moment in last if moment.group == "throne"]
        assert [said(one).split()[0] for one in bids[:6]] == ["5", "4", "3", "2", "1", "0"]
        assert bids[-1].says in said(bids[-1]) and len(bids) == 7
        assert lasts(*bids) < 6


@pytest.mark.parametrize("reader", ["stark", "martell", ""])
def test_a_wildling_attack_does_not_pass_unseen_by_who_has_nothing_to_bid(reader: str) -> None:
    power = {**dict.fromkeys(ALL.split(), 5), "martell": 0}
    table = wildlings("crow-killers", strength=8, power=power)
    assert "martell" not in table.deciders
    attacked = told(table, table.events, reader)
    assert said(*[one for one in attacked if one.group == "wildlings"]).startswith("8 The wildlings attack")
    events: list[Event] = []
    for house in ALL.split()[:-1]:
        events += table.tells(f"{house}: bid 1")
    shown = [moment for moment in told(table, events, reader) if moment.group == "wildlings"]
    text = said(*shown)
    assert "The wildlings win: 5 against 8." in text and "Crow Killers" in text
    assert "turns all its knights into footmen" in text, "what happens, and"
    assert "may turn up to two footmen" not in text, "not what does not"
    assert lasts(*shown) <= LONGEST


def test_westeros_cards_are_shown_with_their_texts() -> None:
    table = westeros({}, "supply", "game-of-thrones", "wildlings-attack")
    (cards,) = [moment for moment in told(table, table.events) if moment.group == "westeros" and moment.panel]
    for text in ("The Houses set their supply.", "Power for crowns and ports.", "The wildlings attack."):
        assert text in said(cards)
    assert cards.stop and cards.seconds >= 3


def test_the_raven_shows_its_card_to_whoever_holds_it_alone() -> None:
    table = position(
        {"winterfell": "stark footman"}, {"winterfell": "march"}, step=2, wildling="crow-killers"
    )
    holder = table.house(table.decider)
    events = table.tells("look")
    assert "Crow Killers" in said(*told(table, events, holder))
    for other in (*set(ALL.split()) - {holder}, ""):
        assert said(*told(table, events, other)) == ""

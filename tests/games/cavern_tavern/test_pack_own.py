"""CT-23.5: content packs of one's own, and what is said when they are wrong."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from tavolata import BadContent
from tavolata.games.cavern_tavern.pack import SHELF
from tavolata.games.cavern_tavern.rules import tables as t

CONTENT = Path(t.__file__).parent.parent / "content"


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """A copy of the game's pack, to be changed."""
    return Path(shutil.copytree(CONTENT, tmp_path / "pack"))


def edit(pack: Path, file: str, id: str, old: str, new: str) -> None:
    """Replace a text in one entry of a file."""
    path = pack / file
    entries = re.split(r"(?m)^(?=\[\[)", path.read_text("utf-8"))
    (at,) = [number for number, entry in enumerate(entries) if f'id = "{id}"' in entry]
    assert entries[at].count(old) == 1, entries[at]
    entries[at] = entries[at].replace(old, new)
    path.write_text("".join(entries), "utf-8")


def drop(pack: Path, file: str, *ids: str) -> None:
    """Leave entries out of a file."""
    path = pack / file
    entries = re.split(r"(?m)^(?=\[\[)", path.read_text("utf-8"))
    path.write_text("".join(e for e in entries if not any(f'id = "{id}"' in e for id in ids)), "utf-8")


def refusal(pack: Path) -> str:
    with pytest.raises(BadContent) as error:
        SHELF.folder(pack)
    return str(error.value)


def tables(pack: Path) -> t.Tables:
    made = SHELF.folder(pack).tables
    assert isinstance(made, t.Tables)
    return made


def test_a_copy_is_the_games_own_pack(pack: Path) -> None:
    assert SHELF.folder(pack) is SHELF.own()


@pytest.mark.clause("CT-23.5")
def test_cards_can_be_corrected(pack: Path) -> None:
    edit(pack, "orders.toml", "hopping-gnome", 'race = "halfling"', 'race = "elf"')
    edit(pack, "items.toml", "tip-jar", "points = 5", "points = 9")
    edit(pack, "track.toml", "space-10", "points_lost = 20", "points_lost = 30")
    made = tables(pack)
    assert made.orders.races[made.orders.ids.index("hopping-gnome")] == t.ELF
    assert made.items.effects[made.items.ids.index("tip-jar")] == [[t.ORDER_BONUS, 9, 0, 0]]
    assert made.track[-1] == 30


@pytest.mark.clause("CT-23.5")
def test_an_order_need_not_keep_to_our_formula(pack: Path) -> None:
    """Whoever owns the box writes what is printed there."""
    edit(pack, "orders.toml", "hopping-gnome", "points = [28, 21, 15, 10, 6, 3, 1]", "points = [30, 9]")
    edit(pack, "orders.toml", "hopping-gnome", "penalty = 28", "penalty = 5")
    made = tables(pack).orders
    gnome = made.ids.index("hopping-gnome")
    assert (made.points[gnome], made.patience[gnome], made.penalties[gnome]) == ([30, 9], 2, 5)


WRONG = [
    ("orders", "hopping-gnome", '"halfling"', '"hobbit"', "field 'race'"),
    ("orders", "hopping-gnome", "penalty = 28", "penalty = -1", "field 'penalty'"),
    ("orders", "hopping-gnome", "[28, 21,", "[21, 28,", "field 'points': points fall"),
    ("orders", "doorstep-nip", '"ambrosia"', '"water"', r"field 'ingredients.0'"),
    ("orders", "doorstep-nip", 'source = "house"', 'source = "mine"', "field 'source'"),
    ("orders", "doorstep-nip", "symbol", "sign", "field 'symbol'"),
    ("items", "tip-jar", "order_bonus", "order_malus", "field 'effects.0'"),
    ("items", "tip-jar", "points = 5", "points = 0", "field 'effects.0.order_bonus.points'"),
    ("items", "tip-jar", "points = 5", 'points = "5"', "field 'effects.0.order_bonus.points'"),
    ("items", "tip-jar", "points = 5", "points = 5, n = 1", "field 'effects.0.order_bonus.n'"),
    ("items", "hammer", "needs_rival = true", "needs_rival = false", "'needs_rival' must be true"),
    ("items", "tip-jar", '"order_bonus", points = 5', '"modifiers", n = 2', "Secret Chamber only"),
    ("items", "silver-tongue", "rounds = 2", "rounds = 2, on_time = 1", "'on_time' goes only"),
    ("items", "forged-excuse", 'of = "any"', 'of = "zone"', "'zone' goes only with"),
    ("items", "bottomless-apron", "n = 2", "n = 9", "field 'effects.0.gain.n'"),
    ("items", "warm-slippers", "steps = -3", "steps = 0", "0 steps move nobody"),
    ("items", "goblin-shim", "max = 1", "max = 3", "field 'effects.0.die_shift.max'"),
    ("characters", "saelwyn", '"serve"', '"task"', "does not go with the trigger 'task'"),
    ("characters", "saelwyn", "uses = 2", "uses = 0", "field 'uses'"),
    ("says", "the-fine", "pay_points", "play_items", "'play_items' is not for this kind of card"),
    ("says", "barrel-parade", '"cellar"', '"kitchen"', "an area that a Nasty Says closes"),
    ("says", "barrel-parade", '"cellar"', '"office"', "no way that is always open"),
    ("says", "barrel-parade", ", n = 3", "", "needs a number 'n'"),
    ("says", "tasting-tray", '"distinct"', '"same"', "no way that is always open"),
    ("says", "top-shelf", "[5, 6]", "[5, 7]", "there is no zone 7 in cellar"),
    ("says", "empty-pockets", '"discard_items", n = 1', '"discard_items", n = 0', "needs 1 at least"),
    ("says", "stocktaking", "n = 3", "n = 7", "more different zones than there are"),
    ("secrets", "head-cook", "[8, 4]", "[4, 5]", "tiers must rise"),
    ("secrets", "head-cook", "[8, 4]", "[7]", "field 'tiers.1'"),
    ("secrets", "never-late", "max_late = 0", "max_late = 0, n = 3", "stand in its tiers"),
    ("secrets", "head-cook", "track_at", "nasty_at_most", "field 'counts.nasty_at_most.track'"),
    ("assignments", "five-at-one-table", "n = 5", "n = 7", "more peoples than there are"),
    ("assignments", "the-debt", "points_at_least", "pay_points", "'pay_points'"),
    ("tasks", "broker-the-truce", '"points", n = 11', '"steal", n = 1', "'steal' is not for tasks"),
    ("tasks", "broker-the-truce", "total = 20", "total = 25", "field 'total'"),
    ("tasks", "sealed-letter", "keep = 1", "keep = 3", "keeps more than it draws"),
    ("tokens", "drink-beer", "number = 2", "number = -2", "field 'number'"),
    ("track", "space-4", "points_lost = 5", "points_lost = 2", "field 'points_lost': less than"),
    ("track", "space-4", "calls = false", "calls = true", "field 'calls': Nasty calls on 3, 6 and 9"),
]


@pytest.mark.clause("CT-23.5")
@pytest.mark.parametrize("wrong", WRONG, ids=[f"{one[1]}-{one[3]}" for one in WRONG])
def test_errors_name_file_entry_and_field(pack: Path, wrong: tuple[str, str, str, str, str]) -> None:
    file, id, old, new, said = wrong
    edit(pack, f"{file}.toml", id, old, new)
    told = refusal(pack)
    assert told.startswith(f"{file}.toml, entry '{id}'"), told
    assert said in told, told


@pytest.mark.clause("CT-23.5")
def test_lists_have_their_sizes(pack: Path) -> None:
    drop(pack, "characters.toml", "saelwyn")
    assert refusal(pack).startswith("characters.toml: ")
    shutil.copy(CONTENT / "characters.toml", pack)
    drop(pack, "tokens.toml", "drink-wine")
    assert refusal(pack).startswith("tokens.toml: the entries must be modifier, mrs-nasty, drink-ambrosia")
    shutil.copy(CONTENT / "tokens.toml", pack)
    drop(pack, "track.toml", "space-10")
    assert refusal(pack).startswith("track.toml: ")


@pytest.mark.clause("CT-23.5")
def test_an_id_stands_once_in_its_file(pack: Path) -> None:
    edit(pack, "orders.toml", "black-knight", '"black-knight"', '"hopping-gnome"')
    assert "orders.toml, entry 'hopping-gnome', field 'id': stands there twice" in refusal(pack)


@pytest.mark.clause("CT-20.2", "CT-23.5")
def test_enough_items_are_left_for_one_player(pack: Path) -> None:
    path = pack / "items.toml"
    path.write_text(path.read_text("utf-8").replace("needs_rival = false", "needs_rival = true"), "utf-8")
    assert "items.toml: at least 8 items must need no rival" in refusal(pack)

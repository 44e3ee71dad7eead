"""TS-27.7: content packs of one's own, and what is said of one that is wrong."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from tavolata import BadContent
from tavolata.games.trono_di_spade import pack as schema
from tavolata.games.trono_di_spade.pack import SHELF
from tavolata.games.trono_di_spade.rules.tables import Tables

CONTENT = Path(schema.__file__).parent.parent / "content"


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """A copy of the game's pack, to be changed."""
    return Path(shutil.copytree(CONTENT, tmp_path / "pack"))


def edit(pack: Path, file: str, id: str, old: str, new: str) -> None:
    """Replace a text in one entry of a file."""
    path = pack / f"{file}.toml"
    entries = re.split(r"(?m)^(?=\[\[)", path.read_text("utf-8"))
    (at,) = [number for number, entry in enumerate(entries) if f'id = "{id}"' in entry]
    assert re.search(old, entries[at])
    entries[at] = re.sub(old, new, entries[at])
    path.write_text("".join(entries), "utf-8")


def refusal(pack: Path) -> str:
    with pytest.raises(BadContent) as error:
        SHELF.folder(pack)
    return str(error.value)


@pytest.mark.clause("TS-27.7")
def test_cards_and_figures_can_be_changed(pack: Path) -> None:
    edit(pack, "house_cards", "eddard-stark", "strength = 4", "strength = 5")
    edit(pack, "house_cards", "eddard-stark", r"\Z", 'text = "loras"\n')
    edit(pack, "areas", "karhold", "crowns = 1", 'crowns = 2\nstructure = "castle"')
    content = SHELF.folder(pack)
    assert content.foreign
    assert isinstance(content.tables, Tables)
    assert (content.tables.strengths[0], content.tables.texts[0]) == (5, 24)
    assert len(content.tables.strongpoints) == 21


@pytest.mark.clause("TS-27.7")
def test_a_copy_of_the_pack_is_the_pack(pack: Path) -> None:
    assert SHELF.folder(pack) is SHELF.own()


WRONG = [
    # the map
    ("areas", "pyke", 'id = "pyke"', 'id = "atlantis"', r"areas\.toml: .*missing: pyke, unknown: atlantis"),
    ("areas", "pyke", '"land"', '"sea"', r"areas\.toml, entry 'pyke': only a land has a structure"),
    ("areas", "karhold", "crowns = 1", "crowns = 9", r"areas\.toml, entry 'karhold', field 'crowns'"),
    ("areas", "karhold", "crowns = 1", "garrison = 1", r"areas\.toml, entry 'karhold': a garrison"),
    ("areas", "karhold", '"castle-black", ', "", r"'castle-black', field 'adjacent': names 'karhold', which"),
    ("areas", "karhold", '"castle-black"', '"pyke"', r"'castle-black', field 'adjacent': names 'karhold'"),
    ("areas", "karhold", '"castle-black"', '"nowhere"', r"'castle-black', field 'adjacent': names 'karhold'"),
    (
        "areas",
        "blackwater",
        '"crackclaw-point"',
        '"nowhere"',
        r"'blackwater', field 'adjacent': .* 'nowhere'",
    ),
    (
        "areas",
        "blackwater",
        '"harrenhal"',
        '"harrenhal", "harrenhal"',
        r"'blackwater', field 'adjacent': .*twice",
    ),
    (
        "areas",
        "port-of-pyke",
        "ironmans-bay",
        "sunset-sea",
        r"entry 'port-of-pyke', field 'land': it is drawn",
    ),
    (
        "areas",
        "port-of-pyke",
        'sea = "ironmans-bay"\n',
        "",
        r"areas\.toml, entry 'port-of-pyke': a port says",
    ),
    ("areas", "seagard", r"bridges = .*", "", r"'the-twins', field 'bridges'"),
    ("areas", "seagard", r"\Z", 'home = "stark"\n', r"areas\.toml: House 'stark' has one home, not 2"),
    ("areas", "seagard", 'source = "printed"\n', "", r"areas\.toml, entry 'seagard', field 'source'"),
    # Houses and set-ups
    ("houses", "stark", 'id = "stark"', 'id = "tully"', r"houses\.toml: .*missing: stark, unknown: tully"),
    ("houses", "stark", "supply = 1", "supply = 7", r"houses\.toml, entry 'stark', field 'supply'"),
    (
        "houses",
        "stark",
        "winterfell = { footman = 1",
        "winterfell = { footman = 4",
        r"'stark', field 'supply': armies",
    ),
    ("houses", "stark", "white-harbor", "white-tower", r"'stark', field 'units': there is no 'white-tower'"),
    (
        "houses",
        "stark",
        "white-harbor = { footman",
        "white-harbor = { ship",
        r"'stark', field 'units': land units",
    ),
    (
        "houses",
        "stark",
        "the-shivering-sea",
        "port-of-pyke",
        r"'stark', field 'units': ships in 'port-of-pyke'",
    ),
    (
        "houses",
        "stark",
        "white-harbor = { footman = 1",
        "white-harbor = { footman = 0",
        r"'stark', .*less than 1",
    ),
    ("houses", "stark", "ship = 1", "ship = 7", r"'stark', field 'units': 7 of 'ship'"),
    ("houses", "stark", "white-harbor", "stoney-sept", r"'players-3', field 'houses': two Houses"),
    ("setups", "players-3", "players = 3", "players = 4", r"setups\.toml, entry 'players-3'"),
    ("setups", "players-4", r"throne = \[.*", 'throne = ["stark"]', r"'players-4': 'throne' has every House"),
    ("setups", "players-4", "3, 2, 1, 0", "3, 2, 1", r"'players-4': 'stars' has 4 numbers"),
    ("setups", "players-4", "starfall", "winterfell", r"'players-4', field 'neutral': 'winterfell' belongs"),
    (
        "setups",
        "players-4",
        "starfall",
        "sunset-sea",
        r"'players-4', field 'neutral': 'sunset-sea' is no land",
    ),
    ("setups", "players-3", '"port-of-pyke", ', "", r"'players-3', field 'blocked': 'port-of-pyke'"),
    ("setups", "players-3", "port-of-lannisport", "pyke", r"'players-3', field 'omit': no House"),
    ("supply", "level-0", "level-0", "level-9", r"supply\.toml: the entries are level-0"),
    ("supply", "level-1", r"\[3, 2\]", "[2, 3]", r"supply\.toml, entry 'level-1': 'armies' are sizes"),
    # cards
    (
        "house_cards",
        "eddard-stark",
        '"stark"',
        '"tyrell"',
        r"house_cards\.toml: House 'stark' has 7 cards, not 6",
    ),
    (
        "house_cards",
        "robb-stark",
        '"robb"',
        '"dragon"',
        r"house_cards\.toml, entry 'robb-stark': 'dragon' is no text",
    ),
    (
        "house_cards",
        "robb-stark",
        r"\Z",
        'needs = "x"\n',
        r"house_cards\.toml, entry 'robb-stark': the text 'davos'",
    ),
    (
        "house_cards",
        "ser-davos-seaworth",
        "stannis-baratheon",
        "robb-stark",
        r"'ser-davos-seaworth', field 'needs'",
    ),
    (
        "house_cards",
        "melisandre",
        'id = "melisandre"',
        'id = "patchface"',
        r"'patchface', field 'id': .*more than once",
    ),
    ("westeros", "supply", "count = 3", "count = 2", r"westeros\.toml: deck 1 needs 9 cards"),
    (
        "westeros",
        "supply",
        'effect = "supply"',
        'effect = "plague"',
        r"westeros\.toml, entry 'supply': 'plague'",
    ),
    ("westeros", "supply", r"\Z", 'chooser = "throne"\n', r"westeros\.toml, entry 'supply': a choice"),
    (
        "westeros",
        "put-to-the-sword",
        '"nothing"',
        '"reshuffle"',
        r"entry 'put-to-the-sword': 'reshuffle' cannot",
    ),
    (
        "wildlings",
        "crow-killers",
        "crow-killers",
        "giants",
        r"wildlings\.toml, entry 'giants': 'giants' is no card",
    ),
    ("tides", "skull", "skulls = 1", "skulls = 10", r"tides\.toml, entry 'skull', field 'skulls'"),
    # objectives and alliances
    (
        "objectives",
        "the-raven",
        '"court"',
        '"tower"',
        r"objectives\.toml, entry 'the-raven', field 'tests.0.track'",
    ),
    (
        "objectives",
        "the-raven",
        'track = "court"',
        "number = 2",
        r"field 'tests.0': a test 'token' says track",
    ),
    ("objectives", "the-raven", "greyjoy", "stark", r"objectives\.toml, entry 'the-raven': 'points'"),
    (
        "objectives",
        "hold-court",
        "kings-landing",
        "nowhere",
        r"'hold-court', field 'tests': there is no 'nowhere'",
    ),
    (
        "objectives",
        "land-grab",
        "land-areas",
        "gold",
        r"entry 'land-grab', field 'tests.0': 'gold' is no metric",
    ),
    (
        "objectives",
        "special-stark",
        'house = "stark"',
        'house = "tyrell"',
        r"objectives\.toml: .*missing: stark",
    ),
    ("objectives", "instant-stark", "moat-cailin", "oldtown", r"'instant-stark', field 'tests': .*3 players"),
    ("alliances", "text-pair", "3, 4, 5, 6", "3, 4, 5", r"'text' says once what 2 of 6 players need, not 0"),
    (
        "alliances",
        "text-triple",
        "4, 5, 6",
        "3, 4, 5, 6",
        r"alliances\.toml: 3 of 3 players cannot be allied",
    ),
    (
        "alliances",
        "text-alone",
        "few = 6\n",
        "",
        r"alliances\.toml, entry 'text-alone': 'few' and 'few_value'",
    ),
]


@pytest.mark.clause("TS-27.7")
@pytest.mark.parametrize(
    ("file", "id", "old", "new", "said"), WRONG, ids=[f"{w[0]}-{w[1]}-{w[3][:12]}" for w in WRONG]
)
def test_errors_name_file_entry_and_field(
    pack: Path, file: str, id: str, old: str, new: str, said: str
) -> None:
    edit(pack, file, id, old, new)
    assert re.search(said, refusal(pack)), refusal(pack)


@pytest.mark.clause("TS-27.7")
def test_the_map_is_the_one_drawn(pack: Path) -> None:
    """Both sides agree on a border that the map does not have."""
    edit(pack, "areas", "karhold", r"adjacent = \[", 'adjacent = ["pyke", ')
    edit(pack, "areas", "pyke", r"adjacent = \[", 'adjacent = ["karhold", ')
    assert re.search(r"entry 'karhold', field 'adjacent': the map has no border with 'pyke'", refusal(pack))


@pytest.mark.clause("TS-27.7")
def test_a_border_of_the_map_is_not_left_out(pack: Path) -> None:
    edit(pack, "areas", "karhold", '"castle-black", ', "")
    edit(pack, "areas", "castle-black", '"karhold", ', "")
    assert re.search(r"'castle-black', field 'adjacent': 'karhold' is missing, and the map", refusal(pack))


@pytest.mark.clause("TS-27.7")
def test_decks_too_small_to_play(pack: Path) -> None:
    (pack / "wildlings.toml").write_text('[[card]]\nid = "crow-killers"\nsource = "printed"\n', "utf-8")
    assert "wildlings.toml: there must be at least 2 cards" in refusal(pack)
    shutil.copy(CONTENT / "wildlings.toml", pack)
    (pack / "tides.toml").write_text(
        '[[tide]]\nid = "blank"\nsource = "printed"\nstrength = 0\ncount = 3\n', "utf-8"
    )
    assert "tides.toml: there must be at least 4 cards" in refusal(pack)
    shutil.copy(CONTENT / "tides.toml", pack)
    cards = re.split(r"(?m)^(?=\[\[)", (pack / "objectives.toml").read_text("utf-8"))
    (pack / "objectives.toml").write_text("".join(cards[12:]), "utf-8")
    assert re.search(r"objectives\.toml: 6 players need 20 hand objectives", refusal(pack))


@pytest.mark.clause("TS-27.7")
def test_every_entry_says_where_it_comes_from() -> None:
    data = SHELF.own().data
    sources = {file: sorted({entry["source"] for entry in data[file]}) for file in data if file != "pack"}  # type: ignore[attr-defined]
    ours = {
        "setups": ["assumed", "printed"],
        "objectives": ["house", "printed"],
        "alliances": ["house", "printed"],
    }
    assert sources == {file: ours.get(file, ["printed"]) for file in sources}
    assert len(sources) == 10

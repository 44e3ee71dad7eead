"""PC-10.9: content packs of one's own."""

from __future__ import annotations

from pathlib import Path

import pytest

from tavolata import BadContent

from .packs import copy_pack, edit, edit_entry
from .positions import ROOM, Table, new, position

CITY = """
    . . . . . .
    . V U bran . .
    . . sansa . . .
    . . R . . .
    . . . . . G
    . . . . . .
"""


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """A copy of the game's pack, to be changed."""
    return copy_pack(tmp_path)


def refusal(pack: Path) -> str:
    """What is said about a pack that is refused before the game begins."""
    with pytest.raises(BadContent) as error:
        new(content=pack)
    return str(error.value)


# -- packs that are played --------------------------------------------------------------------------------------------


@pytest.mark.clause("PC-10.9")
def test_one_line_corrects_a_companion(pack: Path) -> None:
    edit_entry(pack, "companions.toml", "hodor", "bran-stark", "sansa-stark")
    for content, taken in ((pack, "sansa"), (None, "bran")):
        table = position(CITY, available="hodor", content=content).play("right tully", "companion hodor")
        assert taken in table.area(0)


@pytest.mark.clause("PC-10.9")
def test_a_companion_can_be_given_another_effect(pack: Path) -> None:
    old, new_effect = 'do = "take", named = ["bran-stark"]', 'do = "count", house = "tully", as = 3'
    edit_entry(pack, "companions.toml", "hodor", old, new_effect)
    table = position(CITY, available="hodor", content=pack).play("right tully", "companion hodor")
    assert table.count("tully") == [4, 0] and table.kept(0) == {"hodor"}


@pytest.mark.clause("PC-10.9", "PC-1.8")
def test_a_card_made_sure_of_joins_the_printed_ones(pack: Path) -> None:
    edit_entry(pack, "companions.toml", "shae", 'source = "assumed"', 'source = "printed"')
    table = Table(new(content=pack, companions="printed"))
    assert len(table.available | table.deck) == 9 and "shae" in table.available | table.deck


@pytest.mark.clause("PC-10.9")
def test_houses_and_characters_are_replaced_too(pack: Path) -> None:
    """Joffrey, a Baratheon after all: three Houses have five now, the earlier in the file counting as the larger."""
    edit_entry(pack, "characters.toml", "joffrey-baratheon", "lannister", "baratheon")
    edit_entry(pack, "houses.toml", "lannister", "size = 6", "size = 5")
    edit_entry(pack, "houses.toml", "baratheon", "size = 4", "size = 5")
    state = new(content=pack)
    assert [house["left"] for house in state.view(None)["houses"]] == [8, 7, 5, 5, 5, 3, 2]
    assert state.tables.by_size == [0, 1, 2, 3, 4, 5, 6]


@pytest.mark.clause("PC-10.9")
def test_the_list_of_houses_need_not_be_in_order_of_size(pack: Path) -> None:
    """The tie-break and the order of checks go by size, not by place in the file."""
    text = (pack / "houses.toml").read_text("utf-8")
    head, *houses = text.split("[[house]]")
    (pack / "houses.toml").write_text(
        head + "".join(f"[[house]]{one}\n" for one in reversed(houses)), "utf-8"
    )
    state = new(content=pack)
    assert state.tables.houses[0] == "tully"
    assert [state.tables.sizes[house] for house in state.tables.by_size] == [8, 7, 6, 5, 4, 3, 2]


@pytest.mark.clause("PC-10.9")
def test_a_pack_that_says_the_same_is_the_same(pack: Path) -> None:
    (pack / "pack.toml").write_text((pack / "pack.toml").read_text("utf-8") + "\n# mine\n", "utf-8")
    content = ROOM.game.content(pack)
    assert not content.foreign and content.label == ROOM.game.content().label


@pytest.mark.clause("PC-10.9")
def test_a_pack_of_ones_own_has_another_label_and_travels_with_the_match(pack: Path) -> None:
    edit_entry(pack, "companions.toml", "hodor", "bran-stark", "sansa-stark")
    state = new(content=pack)
    assert state.setup.content.foreign and state.setup.content.label != ROOM.game.content().label
    assert ROOM.game.load(state.dump()) == state


@pytest.mark.clause("PC-10.9")
def test_a_name_written_twice_is_one_target(pack: Path) -> None:
    edit_entry(pack, "companions.toml", "hodor", '["bran-stark"]', '["bran-stark", "bran-stark"]')
    table = position(CITY, available="hodor", content=pack).play("right tully", "companion hodor")
    assert "bran" in table.area(0)


# -- packs that are refused, with file, entry and field ---------------------------------------------------------------


@pytest.mark.clause("PC-10.9")
@pytest.mark.parametrize(
    ("file", "entry", "old", "new_text", "said"),
    [
        ("companions", "hodor", "bran-stark", "brann-stark", ["effects.named", "'brann-stark'"]),
        ("companions", "gendry", '"baratheon"', '"storm"', ["effects.house", "'storm'"]),
        ("companions", "shae", "tyrion-lannister", "tyrion", ["effects.with", "'tyrion'"]),
        ("companions", "shae", "tyrion-lannister", "bran-stark", ["effects.with", "'bran-stark'"]),
        ("companions", "shae", ", then = 2", "", ["effects.0", "'with'", "'then'"]),
        ("companions", "bronn", '"printed"', '"guessed"', ["'source'", "'guessed'"]),
        ("companions", "bronn", '"take"', '"steal"', ["'effects.0'", "steal"]),
        ("companions", "sandor-clegane", '"city"', '"castle"', ["'effects.0.kill.where'", "'castle'"]),
        ("companions", "sandor-clegane", ', where = "city"', "", ["effects.0", "'where'", "'named'"]),
        ("companions", "gendry", "as = 1", "as = 0", ["'effects.0.count.as'", "0"]),
        ("companions", "petyr-baelish", "cards = 2", 'cards = "2"', ["'effects.0.draw.cards'"]),
        ("companions", "melisandre", '[{do = "turn"}]', "[]", ["'effects'"]),
        ("characters", "bran-stark", '"stark"', '"starc"', ["'house'", "'starc'"]),
        ("characters", "bran-stark", 'source = "printed"', "", ["'source'"]),
        ("characters", "bran-stark", 'source = "printed"', 'source = "printed"\nage = 9', ["'age'"]),
        ("houses", "stark", "size = 8", 'size = "8"', ["'size'"]),
    ],
)
def test_a_wrong_entry_is_named(
    pack: Path, file: str, entry: str, old: str, new_text: str, said: list[str]
) -> None:
    sentence = refusal(edit_entry(pack, f"{file}.toml", entry, old, new_text))
    assert f"{file}.toml, entry '{entry}', field" in sentence
    assert all(word in sentence for word in said), sentence


@pytest.mark.clause("PC-10.9")
def test_a_house_with_too_few_characters_is_refused(pack: Path) -> None:
    edit_entry(pack, "characters.toml", "joffrey-baratheon", "lannister", "baratheon")
    assert refusal(pack).startswith("houses.toml, entry 'lannister', field 'size': 6")


@pytest.mark.clause("PC-10.9")
def test_sizes_must_add_up(pack: Path) -> None:
    assert "houses.toml: the sizes of the Houses must add up to 35" in refusal(
        edit_entry(pack, "houses.toml", "stark", "size = 8", "size = 9")
    )


@pytest.mark.clause("PC-10.9")
@pytest.mark.parametrize(
    ("file", "old", "twice"), [("companions", "hodor", "bronn"), ("characters", "robb-stark", "bran-stark")]
)
def test_an_id_that_stands_twice_is_refused(pack: Path, file: str, old: str, twice: str) -> None:
    edit(pack, f"{file}.toml", f'id = "{old}"', f'id = "{twice}"')
    assert f"{file}.toml, entry '{twice}', field 'id': stands there twice" in refusal(pack)


@pytest.mark.clause("PC-10.9")
@pytest.mark.parametrize(
    ("file", "id", "word"), [("characters", "robb-stark", "varys"), ("houses", "tully", "named")]
)
def test_a_word_with_another_meaning_is_refused(pack: Path, file: str, id: str, word: str) -> None:
    edit(pack, f"{file}.toml", f'id = "{id}"', f'id = "{word}"')
    assert f"{file}.toml, entry '{word}', field 'id'" in refusal(pack)


@pytest.mark.clause("PC-10.9")
def test_a_companion_counts_for_one_house_only(pack: Path) -> None:
    effect = '{do = "count", house = "baratheon", as = 1}'
    edit_entry(pack, "companions.toml", "gendry", effect, f"{effect}, {effect}")
    assert (
        "companions.toml, entry 'gendry', field 'effects': a companion counts for one House only"
        in refusal(pack)
    )


@pytest.mark.clause("PC-10.9")
def test_too_many_companions_are_refused(pack: Path) -> None:
    path = pack / "companions.toml"
    more = "".join(
        f'\n[[companion]]\nid = "no-{n}"\nsource = "house"\neffects = [{{do = "swap"}}]\n' for n in range(11)
    )
    path.write_text(path.read_text("utf-8") + more, "utf-8")
    assert "companions.toml: there must be at most 24 companions, not 25" in refusal(pack)


@pytest.mark.clause("PC-10.9")
def test_a_missing_file_or_folder_and_bad_toml_are_named(pack: Path) -> None:
    assert "no folder" in refusal(pack / "nowhere")
    (pack / "houses.toml").write_text("[[house]\n", "utf-8")
    assert refusal(pack).startswith("houses.toml: not a TOML file")
    (pack / "houses.toml").unlink()
    assert "houses.toml" in refusal(pack)

"""Content packs: what is wrong is said with file, entry and field."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from nebbia import ROOM
from tavolata import BadContent, State
from tavolata.engine.content import Shelf

SHELF: Shelf = ROOM.game.shelf
Edit = Callable[[str, str, str], Path]


@pytest.fixture
def edit(tmp_path: Path) -> Edit:
    """Copy the pack into a folder and replace a text in one of its files."""

    def change(file: str, before: str, after: str) -> Path:
        folder = tmp_path / "pack"
        if not folder.exists():
            shutil.copytree(ROOM.folder / "content", folder)
        text = (folder / file).read_text("utf-8")
        assert before in text
        (folder / file).write_text(text.replace(before, after, 1), "utf-8")
        return folder

    return change


def problem(folder: Path) -> BadContent:
    with pytest.raises(BadContent) as found:
        SHELF.folder(folder)
    return found.value


SILK = '[[good]]\nid = "silk"\nvalue = 4\n'


@pytest.mark.parametrize(
    ("after", "sentence"),
    [
        ('[[good]]\nid = "silk"\nvalue = 40\n', "goods.toml, entry 'silk', field 'value': "),
        ('[[good]]\nid = "silk"\nvalue = "four"\n', "goods.toml, entry 'silk', field 'value': "),
        ('[[good]]\nid = "silk"\nvalue = true\n', "goods.toml, entry 'silk', field 'value': "),
        ('[[good]]\nid = "silk"\n', "goods.toml, entry 'silk', field 'value': Field required"),
        ('[[good]]\nid = "silk"\nvalue = 4\nweight = 2\n', "goods.toml, entry 'silk', field 'weight': "),
        ("[[good]]\nvalue = 4\n", "goods.toml, entry number 11, field 'id': Field required"),
        ("[[good]]\nid = 4\nvalue = 4\n", "goods.toml, entry number 11, field 'id': "),
        ('[[good]]\nid = "Fine Silk"\nvalue = 4\n', "goods.toml, entry 'Fine Silk', field 'id': "),
        ('[[good]]\nid = "salt"\nvalue = 4\n', "goods.toml: entry 'salt', field 'id': stands there twice"),
    ],
)
def test_an_entry_out_of_form_is_named(edit: Edit, after: str, sentence: str) -> None:
    error = problem(edit("goods.toml", SILK, after))
    assert str(error).startswith(sentence)
    assert error.arguments["problems"] == str(error).split("; ")


def test_the_value_found_is_shown(edit: Edit) -> None:
    assert str(problem(edit("goods.toml", "value = 4", 'value = "four"'))).endswith("(found 'four')")


def test_provenance_is_one_of_three(edit: Edit) -> None:
    sentence = str(problem(edit("goods.toml", 'source = "house"', 'source = "rumour"')))
    assert sentence.startswith("goods.toml, entry 'salt', field 'source': ")
    assert all(word in sentence for word in ("printed", "assumed", "house", "rumour"))


def test_all_problems_are_told_at_once(edit: Edit) -> None:
    edit("goods.toml", "value = 1", "value = 0")
    error = problem(edit("goods.toml", "value = 6", "value = 10"))
    problems = error.arguments["problems"]
    assert isinstance(problems, list) and len(problems) == 2
    assert "'salt'" in problems[0] and "'pearls'" in problems[1]


def test_a_missing_file_is_named(edit: Edit) -> None:
    folder = edit("goods.toml", "", "")
    (folder / "goods.toml").unlink()
    assert str(problem(folder)) == "goods.toml: Field required"
    (folder / "pack.toml").unlink()
    error = problem(folder)
    assert error.id == "empty-content-folder" and str(folder) in str(error)


def test_a_file_too_many_is_named(edit: Edit) -> None:
    folder = edit("goods.toml", "", "")
    (folder / "ships.toml").write_text('[[ship]]\nid = "gondola"\n', "utf-8")
    assert str(problem(folder)).startswith("ships.toml: Extra inputs")


def test_a_list_too_short_is_named(edit: Edit) -> None:
    folder = edit("goods.toml", "", "")
    (folder / "goods.toml").write_text('[[good]]\nid = "silk"\nvalue = 4\nsource = "house"\n', "utf-8")
    assert str(problem(folder)).startswith("goods.toml: List should have at least 12 items")


def test_bad_toml_is_named_with_its_line(edit: Edit) -> None:
    error = problem(edit("goods.toml", "value = 1\n", "value = \n"))
    assert error.id == "bad-toml" and error.arguments["file"] == "goods.toml"
    assert str(error).startswith("goods.toml: not a TOML file: ") and "line 9" in str(error)


def test_bytes_that_are_no_text_are_named(edit: Edit) -> None:
    folder = edit("goods.toml", "", "")
    (folder / "goods.toml").write_bytes(b"\xff\xfe[[good]]")
    assert problem(folder).id == "bad-toml"


def test_no_folder(tmp_path: Path) -> None:
    error = problem(tmp_path / "nowhere")
    assert error.id == "no-content-folder" and "nowhere" in str(error)


def test_the_games_own_pack_is_recognised_wherever_it_lies(edit: Edit) -> None:
    own = SHELF.own()
    assert SHELF.own() is own and not own.foreign
    assert SHELF.folder(edit("goods.toml", "# What the boats carry.", "# A remark changes nothing.")) is own


def test_a_foreign_pack_is_played_dumped_and_loaded(edit: Edit) -> None:
    folder = edit("goods.toml", 'id = "relic"\nvalue = 6', 'id = "crown"\nvalue = 9')
    content = SHELF.folder(folder)
    assert content.foreign and content.digest != SHELF.own().digest
    assert SHELF.embedded(content.data).label == content.label
    state: State = ROOM.game.new(2, 1, content=folder)
    assert state.read(0, "offer crown") == state.read(0, "  Offer CROWN ")
    twin = ROOM.game.load(state.dump())
    assert twin == state and twin.setup.content.foreign
    assert twin != ROOM.game.new(2, 1)


def test_the_schema_reads_a_pack_back() -> None:
    model = SHELF.model(SHELF.own())
    assert model.pack.title["en"] == "Goods of the lagoon"

"""Whatever strangers write: a record or ``BadRecord``, a pack or ``BadContent``, and never a long wait."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import tavolata
from conformance.support import many
from nebbia import ROOM
from patience import processor_seconds
from tavolata import BadContent, BadRecord, Record
from tavolata.engine import packs
from tavolata.engine import record as records
from tavolata.engine.content import Shelf
from tavolata.engine.rng import Rng, key_of
from tavolata.engine.texts import LONGEST_NAME, clean_name

tavolata.add(ROOM)
SHELF: Shelf = ROOM.game.shelf
GOLDEN = sorted((Path(__file__).parents[1] / "conformance" / "golden").glob("*.txt"))
MEGABYTE = 1 << 20
LIMIT = 10.0
"""Processor seconds for a megabyte. It takes a fraction of one; what went back over its text took minutes or hours."""

HEAD = "tavolata record 1\ngame: nebbia-in-laguna\nseats: 2\nseed: 5\n"
SIGNS = st.text(st.characters(), max_size=60)  # all there are, halves of pairs among them
PIECES = st.sampled_from(
    [
        *(
            "\n",
            "\r\n",
            "\r",
            "\u2028",
            "\x85",
            " ",
            "\t",
            "#",
            ":",
            ".",
            ",",
            "=",
            "[",
            "]",
            "{",
            "}",
            '"',
            "'",
        ),
        *(
            "1",
            "2",
            "0",
            "99999",
            "1:",
            "1. 1: ",
            "seal",
            "send dock",
            "seats: ",
            "seed: ",
            "options: ",
            "result: ",
        ),
        *(
            "pack: ",
            "player 1: ",
            "nobody",
            "nights=2",
            "\\",
            "\x00",
            "\x1b[2J",
            "\ud800",
            "\ufeff",
            "٣",
            "é",
            "𝄞",
        ),
        *(
            '"""',
            "'''",
            "a.b",
            "1e999",
            "nan",
            "0x",
            "true",
            "null",
            "[[good]]",
            "id = ",
            "value = 4",
            "1979-05-27",
        ),
    ]
)
TEXTS = st.one_of(SIGNS, st.lists(st.one_of(PIECES, SIGNS), max_size=30).map("".join))


def grown(piece: str, length: int = MEGABYTE) -> str:
    """A piece again and again."""
    return piece * (length // len(piece))


def game_lines() -> list[str]:
    """A whole match, line by line."""
    state = ROOM.game.new(3, 17, {"nights": 2})
    record = Record.begin(state, 17, ["Anna", "Bruno", ""])
    chance = Rng(key_of(1))
    while not state.over:
        seat = state.deciders()[0]
        moves = state.legal(seat)
        record.add(state, seat, moves[chance.below(len(moves))], "well")
        state.play(seat, state.read(seat, record.moves[-1].text))
    record.close(state)
    record.tags |= {"deal commitment": "ab" * 32, "lot 1": "07"}
    return record.text().splitlines()


LINES = game_lines()


# -- no long wait -----------------------------------------------------------------------------------------------------

LONG_RECORDS = {
    "blanks in a move": HEAD + "1:a" + grown(" ") + "b\n",
    "blanks in many moves": HEAD + grown("1:a" + " " * 7_000 + "b\n"),
    "blanks before a remark": HEAD + grown("1: a" + " " * 7_000 + "#" + "\n"),
    "blanks after a number": HEAD + grown("1." + " " * 7_000 + "x\n"),
    "digits": HEAD + grown("1" * 7_000 + "\n"),
    "digits of a move": HEAD + grown("1" * 7_000 + ". 1: seal\n"),
    "digits of a seat": HEAD + grown("1" * 7_000 + ": seal\n"),
    "a seed": HEAD.replace("5", grown("5")),
    "a name of a header line": HEAD + grown("a -") + ": x\n",
    "header lines": HEAD + "".join(f"tag {number}: x\n" for number in range(70_000)),
    "a result": HEAD + "result: " + grown("1 , ") + "x\n",
    "options": HEAD + "options: " + grown("a=b,") + "\n",
    "moves": HEAD + grown("1: seal\n"),
    "line ends": HEAD + grown("\n") + "?",
    "other line ends": HEAD + grown("\r\x0b\x0c\x85\u2028\u2029") + "?",
    "remarks": HEAD + grown("#\n") + "?",
    "a name": HEAD + "player 1: " + grown("x") + "\n",
    "brackets": HEAD + "pack: " + grown("[") + "\n",
    "tables": HEAD + "pack: " + grown('{"a":', 250_000) + "\n",
    "quotes": HEAD + "pack: " + grown('"\\', 250_000) + "\n",
    "a number in a pack": HEAD + 'pack: {"a":' + grown("1", 250_000) + "}\n",
    "values": HEAD + "pack: [" + grown("1,", 250_000) + "1]\n",
    "one line": grown("tavolata record 1 "),
    "a format": "tavolata record " + grown("9"),
}


@pytest.mark.parametrize("text", LONG_RECORDS.values(), ids=LONG_RECORDS)
def test_no_record_keeps_its_reader_busy(text: str) -> None:
    with processor_seconds(LIMIT), pytest.raises(BadRecord):
        Record.parse(text).replay()


LONG_FILES = {
    "a dotted key": grown("a.") + "a = 1",
    "dotted keys": grown("a." * 900 + "a = 1\n", 250_000),
    "a dotted key with blanks and quotes": grown("\"a\" . 'b' . ") + "a = 1",
    "dotted tables": grown("[" + "a." * 900 + "a]\n", 250_000),
    "keys at the greatest depth": "".join(f"{'a.' * 14}k{number} = 1\n" for number in range(6_000)),
    "tables at the greatest depth": "".join(f"[{'a.' * 14}k{number}]\n" for number in range(6_000)),
    "brackets": "a = " + grown("["),
    "brackets on many lines": "a = " + grown("[\n", 250_000),
    "inline tables": "a = " + grown("{a=\n", 250_000),
    "digits": "a = " + grown("1"),
    "five thousand digits": "a = " + "1" * 5_000,
    "a line of digits": "a = " + "1" * 1_900,
    "hexadecimal digits": "a = 0x" + "f" * 1_900,
    "digits with lines between": "a = " + "1_" * 900 + "1",
    "entries": grown("[[good]]\n", 250_000),
    "keys": "".join(f"key{number} = 1\n" for number in range(19_000)),
    "values": "a = [" + grown("1,\n", 250_000) + "]",
    "open quotes": grown('"'),
    "backslashes": 'a = "' + grown("\\", 250_000),
    "open long quotes": 'a = """' + grown('""\n', 250_000),
    "long quotes": grown("a = '''\n", 250_000),
    "blanks": grown(" " * 1_900 + "\n", 250_000) + "x",
    "remarks": grown("#\n", 250_000) + "x",
    "line ends": grown("\r\n", 250_000) + "x",
}


@pytest.mark.parametrize("text", LONG_FILES.values(), ids=LONG_FILES)
def test_no_pack_keeps_its_reader_busy(text: str) -> None:
    with processor_seconds(LIMIT), pytest.raises(BadContent):
        SHELF.files({"goods.toml": text, "pack.toml": 'id = "mine"'})


# -- nothing but a record, or what is wrong with it -------------------------------------------------------------------


@given(TEXTS)
@example("1" * 5_000)
@example("\ufeff\ud800")
def test_any_text_is_a_record_or_a_bad_one(text: str) -> None:
    for whole in (text, HEAD + text):
        try:
            record = Record.parse(whole)
            record.replay()
        except BadRecord as error:
            str(error).encode()  # can be said
            continue
        assert Record.parse(record.text()) is not None


@given(st.data())
@settings(max_examples=many(100))
def test_a_real_record_with_mistakes_in_it(data: st.DataObject) -> None:
    lines = list(LINES)
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(lines) - 1))
        line, change = lines[at], data.draw(TEXTS)
        cut = data.draw(st.integers(0, len(line)))
        lines[at] = line[:cut] + change + line[data.draw(st.integers(cut, len(line))) :]
    try:
        again = Record.parse("\n".join(lines))
        again.replay()
    except BadRecord as error:
        str(error).encode()
    else:
        assert Record.parse(again.text()).moves == again.moves


@given(st.binary(max_size=200))
def test_any_bytes_are_a_record_or_a_bad_one(tmp_path_factory: pytest.TempPathFactory, data: bytes) -> None:
    file = tmp_path_factory.getbasetemp() / "any.tav"
    for whole in (data, HEAD.encode() + data):
        file.write_bytes(whole)
        try:
            Record.load(file)
        except BadRecord as error:
            str(error).encode()


# -- bounds of a record -----------------------------------------------------------------------------------------------


def wrong(text: str) -> BadRecord:
    with pytest.raises(BadRecord) as found:
        Record.parse(text).replay()
    return found.value


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (HEAD + "x" * (records.LONGEST_LINE + 1), "line 5: longer than 8000 characters"),
        (HEAD + "pack: " + "x" * (packs.LONGEST_PACK + 1), "line 5: longer than "),
        (HEAD + "place: a\x1b[2Jb", "line 5: a sign that is no text (U+001B)"),
        (HEAD + "1: se\x00al", "line 5: a sign that is no text (U+0000)"),
        (HEAD + "place: \ud800", "line 5: a sign that is no text (U+D800)"),
        (HEAD.replace("seats: 2", "seats: 65"), "line 3: more than 64 seats"),
        (HEAD.replace("seats: 2", "seats: " + "9" * 79), "line 3: more than 64 seats"),
        (HEAD.replace("seed: 5", "seed: " + "9" * 81), "line 4: '9999"),
        (HEAD + "1: seal\n" + "2" * 5_000 + ". 2: seal", "line 6: move 2222"),
        (HEAD + "9" * 5_000 + ": seal", "line 5: there is no seat 9999"),
        (HEAD + "result: " + "9" * 5_000, "line 5: a result is a list of seats"),
        (HEAD + 'pack: {"a":' + "9" * 5_000 + "}", "line 5: pack holds a number of more than 80 signs"),
        (HEAD + "pack: " + '{"a":' * 2_000 + "}" * 2_000, "line 5: pack is nested deeper than 16"),
        (HEAD + "1: seal\n" * 100_001, "line 100005: more than 100000 moves"),
        (HEAD + "1: seal\n" * 99_000, "99000 moves; a match of nebbia-in-laguna has no more than "),
        (HEAD + "\n" * records.LONGEST_RECORD, "a record has no more than 2097152 characters"),
        ("tavolata record " + "9" * 5_000, "not a Tavolata record"),
    ],
)
def test_what_is_out_of_bounds_is_said(text: str, sentence: str) -> None:
    error = wrong(text)
    assert str(error).startswith(sentence)
    assert len(str(error)) < 300


def test_every_problem_of_a_record_has_words_in_both_languages() -> None:
    """One of each kind; none falls back to the English sentence."""
    kinds = [
        "???",
        "seed: 6",
        "x" * 9_000,
        "a: \x07",
        "2. 1: seal",
        "1: #",
        "1: a\n3: a",
        "options: x",
        "pack: {",
    ]
    kinds += ["pack: 1", "result: x", "1: seal\n" * 100_001, "".join(f"t{n}: x\n" for n in range(600))]
    texts = [HEAD + kind for kind in kinds]
    texts += [HEAD.replace("seats: 2\n", "")] + [HEAD.replace("seats: 2", f"seats: {n}") for n in ("x", "99")]
    errors = [wrong(text) for text in texts]
    assert len({error.arguments["what"] for error in errors}) == len(errors)
    for language in ("it", "en"):
        speaker = ROOM.words(language)
        for error in errors:
            said = speaker.text("error-damaged-record", **error.arguments, sentence="—")
            assert "—" not in said and (
                error.arguments["line"] in said or error.arguments["what"] == "missing"
            )


def test_a_name_is_as_long_as_at_a_table() -> None:
    record = Record.parse(HEAD + f"player 1:  A\u202enna {'x' * 2_000}\n")
    assert record.names == [f"A nna {'x' * 2_000}"[:LONGEST_NAME], ""]
    assert clean_name("\ud800\x00\u200b \t") == ""


def test_other_line_ends_and_marks_are_read() -> None:
    lines = [*HEAD.splitlines(), "1: seal"]
    for end in ("\n", "\r\n", "\r", "\x85", "\u2028", "\u2029", "\x0b", "\x0c"):
        assert len(Record.parse("\ufeff" + end.join(lines)).moves) == 1


def test_what_is_written_can_be_read() -> None:
    """However long and strange what it was told."""
    state = ROOM.game.new(2, 5)
    record = Record.begin(state, 5, ["N\ud800" * 100_000, "\x1b[2J\u2028Anna"])
    record.tags["place"] = "Chioggia \x00" * 100_000
    record.add(state, 0, state.legal(0)[0], "so\u2029 so " * 100_000)
    again = Record.parse(record.text())
    assert again.text() == record.text() and len(again.names[0]) <= LONGEST_NAME


@pytest.mark.parametrize("file", GOLDEN, ids=[file.stem for file in GOLDEN])
def test_real_matches_lie_well_within_the_bounds(file: Path) -> None:
    """Whatever a game says of its length, a line three times as long would still do, and a text twenty times."""
    text = file.read_text("utf-8")
    record = Record.parse(text)
    assert record.text() == text
    assert 2 * len(record.moves) < tavolata.game(record.game).longest < records.MOST_MOVES
    assert 3 * max(map(len, text.splitlines())) < records.LONGEST_LINE
    assert 20 * len(text) < records.LONGEST_RECORD


# -- packs ------------------------------------------------------------------------------------------------------------

GOODS = (ROOM.folder / "content" / "goods.toml").read_text("utf-8")
PACK = (ROOM.folder / "content" / "pack.toml").read_text("utf-8")


@given(TEXTS)
def test_any_text_is_a_pack_or_a_bad_one(text: str) -> None:
    for files in (
        {"goods.toml": text},
        {text: GOODS},
        {"goods.toml": GOODS + "\n" + text, "pack.toml": PACK},
    ):
        try:
            SHELF.files(files)
        except BadContent as error:
            str(error).encode()


@given(st.data())
@settings(max_examples=many(100))
def test_a_real_pack_with_mistakes_in_it(data: st.DataObject) -> None:
    cut = data.draw(st.integers(0, len(GOODS)))
    end = data.draw(st.integers(cut, min(len(GOODS), cut + 40)))
    text = GOODS[:cut] + data.draw(TEXTS) + GOODS[end:]
    try:
        content = SHELF.files({"goods.toml": text, "pack.toml": PACK})
    except BadContent as error:
        str(error).encode()
    else:
        assert SHELF.embedded(packs.read_json(packs.write_json(content.data))).digest == content.digest


@given(st.binary(max_size=200))
def test_any_bytes_are_a_pack_or_a_bad_one(tmp_path_factory: pytest.TempPathFactory, data: bytes) -> None:
    folder = tmp_path_factory.getbasetemp() / "any"
    folder.mkdir(exist_ok=True)
    for whole in (data, GOODS.encode() + data):
        (folder / "goods.toml").write_bytes(whole)
        with pytest.raises(BadContent) as found:  # there is no pack.toml
            SHELF.folder(folder)
        str(found.value).encode()


JSON = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), SIGNS, st.just(10**3_000)),
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(SIGNS, inner, max_size=4)),
    max_leaves=12,
)


@given(st.dictionaries(st.one_of(st.sampled_from(["pack", "goods"]), SIGNS), JSON, max_size=3))
def test_any_data_are_a_pack_or_a_bad_one(data: dict[str, Any]) -> None:
    with pytest.raises(BadContent) as found:
        SHELF.embedded(data)
    str(found.value).encode()


def out_of_bounds(files: dict[str, str]) -> BadContent:
    with pytest.raises(BadContent) as found:
        SHELF.files({"goods.toml": GOODS, "pack.toml": PACK, **files})
    return found.value


@pytest.mark.parametrize(
    ("text", "id", "sentence"),
    [
        ("a." * 16 + "a = 1", "content-too-deep", "goods.toml, line 1: nested deeper than 16"),
        ("\n\na = " + "[" * 17 + "]" * 17, "content-too-deep", "goods.toml, line 3: "),
        ('x = """\n[[[[\n"""\na = ' + "[" * 17 + "]" * 17, "content-too-deep", "goods.toml, line 4: "),
        (
            "a = " + "1" * 81,
            "content-long-word",
            "goods.toml, line 1: a name or a number of more than 80 signs",
        ),
        ("#\n#" + "x" * 2_000, "content-long-line", "goods.toml: line 2 is longer than 2000 characters"),
        ("\n" * (256 * 1024), "content-too-long", "a content pack has no more than 262144 characters"),
        ("a = 1001", "content-out-of-bounds", "goods.a holds a number beyond 1000"),
        ("a = -1001", "content-out-of-bounds", "goods.a holds a number beyond 1000"),
        ("a = 1e999", "content-out-of-bounds", "goods.a holds a number beyond 1000"),
        ("a = nan", "content-out-of-bounds", "goods.a holds a number beyond 1000"),
        (
            'a = """' + ("x" * 99 + "\n") * 11 + '"""',
            "content-out-of-bounds",
            "goods.a holds a text of more than",
        ),
        ("a = [" + "1,\n" * 501 + "]", "content-out-of-bounds", "goods has more than 500 entries"),
        (
            "[a.b]\n" + "".join(f"k{n} = 1\n" for n in range(501)),
            "content-out-of-bounds",
            "goods.a.b has more than",
        ),
        ("a = 1979-99-99", "bad-toml", "goods.toml: not a TOML file: "),
    ],
)
def test_a_pack_out_of_bounds_says_so(text: str, id: str, sentence: str) -> None:
    error = out_of_bounds({"goods.toml": text})
    assert error.id == id and str(error).startswith(sentence) and len(str(error)) < 300
    for language in ("it", "en"):
        said = ROOM.words(language).text(f"error-{error.id}", **error.arguments)
        assert all(
            str(value) in said for name, value in error.arguments.items() if name in ("file", "line", "most")
        )


def test_a_pack_may_not_hold_too_much_in_all() -> None:
    deep = {"goods": [[[0] * 500] * 10] * 10}
    with pytest.raises(BadContent, match="more than 20000 values"):
        SHELF.embedded(deep)


def test_too_many_files_and_too_many_problems() -> None:
    assert out_of_bounds({f"f{n}.toml": "" for n in range(40)}).id == "content-too-many-files"
    error = out_of_bounds({"goods.toml": '[[good]]\nid = "Ä"\n' * 20})
    assert len(error.arguments["problems"]) == 21 and error.arguments["problems"][-1].startswith("… (+")
    assert len(str(error)) < 10_000


def test_quotes_and_remarks_do_not_count() -> None:
    """Brackets, dots and digits in strings, comments and names are just letters."""
    inside = "[" * 30 + "a." * 30 + "9" * 200
    text = f"# {inside}\n" + "\n".join(
        [
            f'a = "{inside} \\" {inside}"',
            f"b = '{inside}'",
            f'c = """{inside} " "" \\""" {inside}\n{inside}"""""',
            f"d = '''{inside} ' '' {inside}'''''",
            f'"{inside}" = 1',
            "e = [1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5, 8.5, 9.5, 1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5, 8.5, 9.5]",
        ]
    )
    table = packs.read_toml("x.toml", text)
    assert table["b"] == inside and len(table["e"]) == 18 and table["c"].endswith(inside + '""')


@pytest.mark.parametrize("quote", ['"', "'", '"""', "'''"])
def test_no_quote_hides_what_follows_it(quote: str) -> None:
    """However a string ends, what comes after it is looked at."""
    deep = "\nz = " + "[" * 17 + "]" * 17
    for inside in ("", "x", "\\\\" if '"' in quote else "\\", "#"):
        with pytest.raises(BadContent) as found:
            packs.read_toml("x.toml", f"a = {quote}{inside}{quote}{deep}")
        assert found.value.id == "content-too-deep"


def test_a_pack_with_strange_blanks_in_its_texts_travels_in_one_line() -> None:
    note = "one\u2028two\x85three\u00a0four\x1f\U000e0001"
    text = GOODS.replace('source = "house"', f"source = 'house'\nnote = {json.dumps(note)}", 1).replace(
        "\\udb40\\udc01", "\\U000e0001"
    )
    content = SHELF.files({"goods.toml": text, "pack.toml": PACK})
    record = Record.begin(ROOM.game.new(2, 5, content=content), 5)
    again = Record.parse(record.text())
    assert again.start().setup.content.label == content.label
    assert again.pack is not None and again.pack["goods"][0]["note"] == note


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    (tmp_path / "goods.toml").mkdir()
    with pytest.raises(BadContent, match=r"goods\.toml: not a TOML file: it is no file"):
        SHELF.folder(tmp_path)

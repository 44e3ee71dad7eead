"""Every card has a name, a jest and an honest sentence in both languages (CT-1.9, CT-23.5)."""

from __future__ import annotations

import ast as python
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from tavolata.games.cavern_tavern.entries import say_entry
from tavolata.games.cavern_tavern.pack import CARDS, LISTS, SHELF
from tavolata.games.cavern_tavern.rules import deeds
from tavolata.games.cavern_tavern.rules import tables as t
from tavolata.games.cavern_tavern.rules.events import CLAUSES
from tavolata.kit.words import LANGUAGES, Words, catalogue, words

FOLDER = Path(t.__file__).parent.parent
DATA: dict[str, Any] = SHELF.own().data
TABLES: t.Tables = SHELF.own().tables  # type: ignore[assignment]
KINDS = {"says": "says", "track": "track"}
"""What names begin with, where it is not the name of the list without its s."""
CARD_LISTS = list(CARDS)


def said_in(language: str) -> Words:
    return words(language, FOLDER / "words")


def name_id(file: str, entry: dict[str, Any]) -> str:
    return f"{KINDS.get(file, file.removesuffix('s'))}-{entry['id']}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", LISTS)
def test_every_entry_has_a_name_of_its_own(file: str, language: str) -> None:
    said = said_in(language)
    ids = [name_id(file, entry) for entry in DATA[file]]
    assert [id for id in ids if not said.knows(id)] == []
    assert [name for name, number in Counter(said.text(id) for id in ids).items() if number > 1] == []
    assert all(len(said.text(id)) <= 42 for id in ids)


@pytest.mark.parametrize("file", CARD_LISTS)
def test_every_card_has_a_jest_in_both_languages(file: str) -> None:
    for entry in DATA[file]:
        id = f"flavour-{entry['id']}"
        english, italian = [said_in(language).text(id) for language in ("en", "it")]
        assert english not in (id, italian) and italian != id
        assert len(english) <= 90 and len(italian) <= 90, id
        assert "'" not in english, f"{id}: a straight apostrophe"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", LISTS)
def test_every_note_is_said_in_both_languages(file: str, language: str) -> None:
    said = said_in(language)
    for entry in DATA[file]:
        id = f"{name_id(file, entry)}-note"
        assert said.knows(id) == ("note" in entry), id
        if language == "en" and "note" in entry:
            assert said.text(id) == entry["note"]


def test_the_page_has_the_same_messages_in_both_languages() -> None:
    def ids(language: str) -> list[str]:
        text = (FOLDER / "words" / f"web.{language}.ftl").read_text("utf-8")
        body = FluentParser().parse(text).body
        assert not [entry for entry in body if isinstance(entry, ast.Junk)]
        return [entry.id.name for entry in body if isinstance(entry, ast.Message)]

    assert ids("it") == ids("en")
    assert [id for id, number in Counter(ids("en")).items() if number > 1] == []


# -- what cards do is said from their data ---------------------------------------------------------------------------


def numbers(file: str, entry: dict[str, Any]) -> set[int]:
    """The figures of a card that a sentence about it must name; 1 may be a word, and so may twice."""
    found: set[int] = set()
    for part in [*entry.get("effects", []), *entry.get("any_of", []), *entry.get("all_of", [])]:
        for name in ("n", "points", "rounds", "steps", "draw", "keep", "on_time", "min_dice", "min_k"):
            if name in part and not (part.get("do", "").startswith("die_") and part[name] == 5):
                found.add(abs(part[name]))
    for number, points in entry.get("tiers", []):
        found |= {number, points}
    if file == "orders":
        found |= {entry["points"][0], len(entry["points"]), entry["penalty"]}
    if file == "tasks":
        found.add(entry["total"])
    return found - {0, 1}


@pytest.mark.clause("CT-23.5")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", CARD_LISTS)
def test_what_a_card_does_names_all_its_figures(file: str, language: str) -> None:
    said = said_in(language)
    for entry in DATA[file]:
        sentence = say_entry(file, entry, said)
        assert sentence[0].isupper() and sentence.endswith("."), sentence
        assert not re.search(r"\{|\b(effect|condition|ingredient|race|zone|area|tier)-", sentence), sentence
        told = {int(number) for number in re.findall(r"\d+", sentence)}
        told |= {2} if "twice" in sentence else set()
        assert numbers(file, entry) <= told, sentence


@pytest.mark.clause("CT-23.5")
def test_a_corrected_card_says_what_it_does() -> None:
    entry = {
        "id": "tip-jar",
        "source": "printed",
        "needs_rival": False,
        "mode": "one",
        "effects": [{"do": "gain", "n": 2, "of": ["beer", "wine"]}, {"do": "nasty", "steps": 2}],
    }
    english, italian = [say_entry("items", entry, said_in(language)) for language in ("en", "it")]
    assert english == "Take 2 of these: Beer and Wine, or go down 2 on the Nasty track."
    assert italian == "Prendi 2 di questi: Birra e Vino, oppure scendi di 2 sul tracciato di Nasty."


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Space reached on the Kitchen track: 2 for a point and 5 for 4 points."),
        ("it", "Spazio raggiunto sul tracciato della Cucina: 2 per un punto e 5 per 4 punti."),
    ],
)
def test_a_secret_task_of_ones_own(language: str, sentence: str) -> None:
    entry = {"id": "mine", "source": "house", "counts": {"count": "track_at", "track": "kitchen"}}
    assert say_entry("secrets", {**entry, "tiers": [[2, 1], [5, 4]]}, said_in(language)) == sentence


SAID = [
    ([t.GAIN, 2, t.ANY_KIND, 1], "take 2 different ingredients", "prendi 2 ingredienti diversi"),
    ([t.GAIN, 1, t.ZONE_KINDS, 0], "take an ingredient of that zone", "prendi un ingrediente di quella zona"),
    ([t.NASTY, 1, 0, 0], "go down 1 on the Nasty track", "scendi di 1 sul tracciato di Nasty"),
    (
        [t.LATE_IGNORE, 2, t.DWARF, 0],
        "an order of Dwarves counts as up to 2 rounds less late",
        "un ordine di Nani conta fino a 2 round di ritardo in meno",
    ),
    (
        [t.DIE_SHIFT, 2, 1, 0],
        "change up to 2 of your dice by up to 1 each",
        "cambia fino a 2 tuoi dadi, ciascuno di 1 al massimo",
    ),
    (
        [t.TASK_BONUS, 3, 1 << t.KITCHEN | 1 << t.CHORES, 0],
        "a Kitchen task or a Chore this turn gives 3 more points",
        "un incarico di Cucina o una Faccenda in questo turno dà 3 punti in più",
    ),
    ([t.EXTRA_DIE, 2, 0, 0], "roll 2 more dice, yours for this round", None),
    ([t.MODIFIERS, 1, 0, 0], "take a Modifier", "prendi un Modificatore"),
]


@pytest.mark.parametrize(("effect", "english", "italian"), SAID, ids=[one[1] for one in SAID])
def test_effects_that_no_card_of_ours_has(effect: list[int], english: str, italian: str | None) -> None:
    phrase = deeds.effect_phrase(effect)
    assert said_in("en").say(phrase) == english
    assert italian is None or said_in("it").say(phrase) == italian


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_says_what_it_gives(language: str) -> None:
    said = said_in(language)
    for zone, effects in enumerate(t.BOARD):
        if effects:
            assert "effect" not in said.say(deeds.effects_phrase(effects)), t.ZONE_NAMES[zone]
        assert said.knows(f"zone-{t.ZONE_NAMES[zone]}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_condition_can_be_said(language: str) -> None:
    """Also with all that a pack of one's own may ask for at once."""
    said = said_in(language)
    for kind in range(len(t.CONDITIONS)):
        for a, b, c, d in [(1, 0, 0, 0), (1, 0, 1, 0), (1, 0b110, 0, 2), (2, 0, 0, 2), (2, 1, 5, 1)]:
            if kind in (t.USE, t.SERVE) or b == c == d == 0:
                text = said.say(deeds.condition_phrase([kind, 3, a, b, c, d]))
                assert text and "condition-" not in text and "{" not in text


# -- what the rules say ----------------------------------------------------------------------------------------------


def messages(beginning: str) -> set[str]:
    """The messages of the game that begin so, without that beginning."""
    files = [path for path in catalogue(FOLDER / "words", "en") if not path.name.startswith("web.")]
    entries = [entry for path in files for entry in FluentParser().parse(path.read_text("utf-8")).body]
    ids = [entry.id.name for entry in entries if isinstance(entry, ast.Message)]
    return {id.removeprefix(beginning) for id in ids if id.startswith(beginning)}


def texts() -> set[str]:
    """All texts that the rules name, but for what is said about them."""
    tree = python.parse(rules())
    about = {id(node.value) for node in python.walk(tree) if isinstance(node, python.Expr)}
    found = [
        node for node in python.walk(tree) if isinstance(node, python.Constant) and id(node) not in about
    ]
    return {node.value for node in found if isinstance(node.value, str)}


def rules() -> str:
    """The sources of the rules, one after the other."""
    sources = [path.read_text("utf-8") for path in sorted(FOLDER.glob("rules/*.py"))]
    return "\n".join(source.replace("from __future__ import annotations", "") for source in sources)


def test_every_event_of_the_rules_has_words_and_no_other() -> None:
    """Also those that random games hardly ever bring about."""
    seen = {id.removesuffix("-seen") for id in messages("event-")}
    assert {*CLAUSES, "scores", "loses", "order-gone", "turns-die"} == seen
    assert seen <= texts(), "words for what is never told"
    for id in ("draws-items", "keeps-item", "draws-orders", "secret-task"):
        assert {id, f"{id}-seen"} <= messages("event-"), "one for everybody, one for who sees it"


def test_every_refusal_has_words_and_no_other() -> None:
    named = {id.lower().replace(".", "_") for id in texts()}
    given = messages("rule-")
    assert given <= named, "words for what is never refused"
    ids = set(re.findall(r'Refusal\("(CT-[\d.]+)"(?:, (?:\w+|\{[^}]*\}))?\)', rules()))
    ids |= set(re.findall(r'id="([\w.-]+)"', rules()))
    assert len(ids) > 25
    assert {id.lower().replace(".", "_") for id in ids} <= given


def test_no_move_or_ask_has_idle_words() -> None:
    """Some ids are put together from a beginning and an ending, so the ending must stand in the sources."""
    known = texts()
    for id in messages("move-"):
        assert {id.removeprefix("rival-"), f"move-{id}"} & known, id
    triggers = {"ability-serve", "ability-task", "ability-cellar"}
    assert messages("ask-") - triggers <= known

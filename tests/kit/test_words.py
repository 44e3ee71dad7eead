"""Whatever the rules and the program say has words, in both languages, and the words get what they ask for."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import tavolata
from conformance.support import Variant, codes, many, positions, rooms, seeds, variants
from tavolata.engine.phrases import Event, Phrase, Refusal
from tavolata.engine.rng import Rng, key_of
from tavolata.engine.room import LANGUAGES, Room
from tavolata.kit.words import COMMON, Words, catalogue, il, locale_language, words
from tavolata.testing.scenes import scene_of

ROOMS = rooms()
FOLDERS = [COMMON, *[room.folder / "words" for room in ROOMS]]
SOURCES = Path(tavolata.__file__).parent
GAMES = many(2)


# -- the catalogues ------------------------------------------------------------------------------------------


class Variables(Visitor):
    """The arguments that a message puts into its text."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        """What is only looked at, to choose the right ending, the other language may not need."""
        for variant in node.variants:
            self.visit(variant)


def messages_of(folder: Path, language: str) -> dict[str, set[str]]:
    """Every message and attribute of a catalogue with the arguments it uses."""
    return messages_in(*catalogue(folder, language))


def messages_in(*paths: Path) -> dict[str, set[str]]:
    """The same of some files."""
    messages: dict[str, set[str]] = {}
    for path, entry in [(file, entry) for file in paths for entry in entries(file)]:
        assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ast.Message):
            parts = [(entry.id.name, entry.value)]
            parts += [(f"{entry.id.name}.{one.id.name}", one.value) for one in entry.attributes]
            for id, value in parts:
                assert id not in messages, f"{path}: {id} stands there twice"
                variables = Variables()
                if value is not None:
                    variables.visit(value)
                messages[id] = variables.names
    return messages


def entries(path: Path) -> list[ast.EntryType]:
    """All that stands in a file."""
    return FluentParser().parse(path.read_text("utf-8")).body


def ids(path: Path) -> str:
    return path.parent.name


@pytest.mark.parametrize("folder", FOLDERS, ids=ids)
def test_both_languages_have_the_same_messages(folder: Path) -> None:
    italian, english = messages_of(folder, "it"), messages_of(folder, "en")
    assert list(italian) == list(english)


@pytest.mark.parametrize("folder", FOLDERS, ids=ids)
def test_both_languages_use_the_same_arguments(folder: Path) -> None:
    """One may write a number where the other says it in words, and an id instead of a name."""
    italian, english = messages_of(folder, "it"), messages_of(folder, "en")
    for id in italian:
        one, other = [{base(name) for name in language[id]} for language in (italian, english)]
        assert one ^ other <= {"number"}, id


def base(name: str) -> str:
    return name.removesuffix("-id")


ALWAYS_MANY = {
    "cards/condition-points-at-least",  # what a whole evening brings
    "web/page-quota",
    "cards/entry-alliance",  # 7 and more
    "web/page-needs-points",
}


class Bare(Visitor):
    """Numbers that stand before *points* whatever they are: not chosen by a selector."""

    def __init__(self) -> None:
        self.found: list[str] = []
        self.chosen: list[str] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802
        for number, text in pairwise([*node.elements, ast.TextElement("")]):
            if isinstance(text, ast.TextElement) and re.match(POINTS, text.value):
                name = variable(number)
                self.found += [name] if name and name not in self.chosen else []
            self.visit(number)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.chosen.append(variable(ast.Placeable(node.selector)))
        for variant in node.variants:
            self.visit(variant)
        self.chosen.pop()


def variable(element: ast.TextElement | ast.Placeable) -> str:
    """The name of the argument that is put in here, if one is."""
    inside = element.expression if isinstance(element, ast.Placeable) else None
    return inside.id.name if isinstance(inside, ast.VariableReference) else ""


POINTS = r" (more |altri )?(points|punti)\b"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_one_point_is_not_several(folder: Path, language: str) -> None:
    for path in catalogue(folder, language):
        for entry in entries(path):
            if isinstance(entry, ast.Message) and entry.value is not None:
                bare = Bare()
                bare.visit(entry.value)
                name = f"{path.name.split('.')[0]}/{entry.id.name}"
                assert not bare.found or name in ALWAYS_MANY, f"{path}: {entry.id.name}: choose by the number"


ARTICLE = r"\b([Ii]l|[Dd]el|[Ss]ul|[Aa]l|[Dd]al|[Nn]el) (\{ \$(value|covered|dice|die|last) \}(?!°)|(1|8|11)\b(?!°))"

ARTICLE_OF_MANY = r"\b([Ii]|[Dd]ei|[Ss]ui|[Aa]i|[Dd]ai|[Nn]ei) \{ \$\w+ \}"
"""*Gli 8*, *gli 11*, *gli 80*: what counts stands without an article."""


@pytest.mark.parametrize("folder", FOLDERS, ids=ids)
def test_an_article_before_a_number_suits_it(folder: Path) -> None:
    """*L'1* and *dell'8*: where the number is not known, ``IL`` chooses."""
    for path in catalogue(folder, "it"):
        found = re.search(f"{ARTICLE}|{ARTICLE_OF_MANY}", path.read_text("utf-8"))
        assert found is None, f"{path}: {found and found.group()}"


@pytest.mark.parametrize(
    ("number", "form", "said"),
    [
        (1, "il", "l'1"),
        (3, "il", "il 3"),
        (8, "del", "dell'8"),
        ("11", "Il", "L'11"),
        (10, "il", "il 10"),
        (18, "sul", "sul 18"),
        (80, "al", "all'80"),
        (111, "il", "il 111"),
    ],
)
def test_italian_articles(number: int | str, form: str, said: str) -> None:
    assert il(number, form) == said


@pytest.mark.parametrize(
    ("language", "game", "id", "number", "said"),
    [
        ("it", "", "row-waits", 1, "si attende Ada"),
        ("it", "", "row-waits", 2, "si attendono Ada"),
        ("it", "", "dealing-waits", 2, "Si attendono Ada."),
        ("it", "", "replay-to-decide", 1, "Deve decidere: Ada."),
        ("it", "", "replay-to-decide", 3, "Devono decidere: Ada."),
        ("it", "", "card-hours", 1, "1 ora"),
        ("en", "", "card-hours", 1, "1 hour"),
        ("it", "", "result-chart-says", 1, "I punti in una mossa; alla fine 1"),
        ("en", "", "result-chart-says", 1, "The points over one move; at the end 1"),
        ("it", "", "error-bots-and-seats", 1, "--bots nomina 1 bot per un posto: indicane uno"),
        ("en", "", "error-bots-and-seats", 1, "--bots names 1 for one seat: name one"),
        ("it", "", "error-newer-record", 1, "questo legge fino all'1"),
        ("it", "primo-cavaliere", "effect-draw", 1, "pesca un compagno dal mazzo"),
        ("en", "primo-cavaliere", "effect-draw-short", 1, "draw a companion and use it"),
        ("it", "proelio", "board-deck", 1, "Ada: 1 da pescare, una scartata"),
        ("it", "proelio", "event-autumn", 1, "l'unico scarto forma"),
        ("en", "proelio", "event-autumn", 1, "the only discard makes"),
        ("it", "sangue-reale", "page-short-vp", 1, "+1 compreso"),
        ("it", "sangue-reale", "page-short-vp", 3, "+3 compresi"),
    ],
)
def test_one_is_not_several(language: str, game: str, id: str, number: int, said: str) -> None:
    speaker = tavolata.room(game).words(language) if game else words(language)
    named = dict.fromkeys(("players", "names", "deck"), "Ada")
    counts = dict.fromkeys(("number", "moves", "scores", "bots", "seats", "left", "known", "format"), number)
    assert said in speaker.text(id, **named, **counts)


def test_a_list_tells_how_many_it_names() -> None:
    said = tavolata.room("trono-di-spade").words("it", ["Anna", "Bruno", "Carla"])
    assert said.say(Phrase("rule-wait", {"seats": ["@1"]})) == "Ora si aspetta Bruno."
    assert said.say(Phrase("rule-wait", {"seats": ["@1", "@2"]})) == "Ora si aspettano Bruno e Carla."


def test_the_common_words_are_all_used() -> None:
    """No message lies about that nothing says. Some ids are put together from a beginning and an ending."""
    text = "".join(path.read_text("utf-8") for path in SOURCES.rglob("*.py"))
    texts = set(re.findall(r'"([a-z]+(?:-[a-z]+)*)"', text))
    beginnings = (
        "cli-head-",
        "key-",
        "source-",
        "lists-",
        "all-",
        "count-",
        "clause-",
        "error-undo-",
        "story-",
        "verify-void-",
        "view-",
    )
    for id in messages_in(COMMON / "en.ftl"):
        name = id.partition(".")[0]
        said = name in texts or name.removeprefix("error-") in texts
        assert said or name.startswith(beginnings), f"{id} is said nowhere"


PARTICIPLE = r"\w+([aiu]t|[nst]t|ss)"
GENDERED = (
    rf"(?<!di )(?<!e )\{{ \$(player|seat|other|name) \}} (si )?è {PARTICIPLE}[oa]\b"
    rf"|\b([Ss]ei|[Ss]ono|sei un) ({PARTICIPLE}o|\w+tore)\b|\bDa solo\b"
)
"""*Marta si è ritirato*, *sei sconfitto*, *sono pronto*: of a person nobody knows."""


@pytest.mark.parametrize("folder", FOLDERS, ids=ids)
def test_no_ending_says_who_a_person_is(folder: Path) -> None:
    for path in catalogue(folder, "it"):
        found = re.search(GENDERED, path.read_text("utf-8"))
        assert found is None, f"{path}: {found and found.group()}"


RETIRED = {
    "it": r"di solito|seme della partita|sorteggia il seme|il seme sorteggia|Non leggere|\bSpiriti\b|(?-i:Elixir)"
    r"|Tieni (il|questo) nome|Continente Occidentale|\bbaril|roccheforti",
    "en": r"seed of the game|the seed draws|make discard|in winter\b|are missing\)|\bhe too\b|keep (the|this) name"
    r"|free place|[a-z]'[a-z]|\bhis (own|number|page)\b|\bhimself\b",
}
"""Words for which there are better ones, or that went by other names elsewhere."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS, ids=ids)
def test_words_that_were_given_up_do_not_come_back(folder: Path, language: str) -> None:
    for path in catalogue(folder, language):
        found = re.search(RETIRED[language], path.read_text("utf-8"), re.IGNORECASE)
        assert found is None, f"{path}: {found and found.group()}"


YOURS = {
    "it": r"\b(Il tuo|La tua|I tuoi|Le tue) (dad|man|Cas|bersagli|alleat|planci|obiettiv|aree|attacc)",
    "en": r"\bYour (dice|hand|House|target|ally|board|objectives|areas|attack)\b",
}
"""What headings say of the reader's own things; what cards say to whoever plays them is another matter."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("room", ROOMS, ids=[room.game.id for room in ROOMS])
def test_a_spectator_is_not_spoken_to_as_a_player(room: Room, language: str) -> None:
    said = room.words(language, ["Anna", "Bruno", "Carla", "Dino", "Elia", "Fosca"])
    for variant in variants(room)[:2]:
        for state in positions(variant, 1, 8, "watched"):
            drawing = room.paint(scene_of(room, state, None, said))
            found = re.search(YOURS[language], f"{drawing.board} {drawing.side} {drawing.tray}")
            assert found is None, found and found.group()


# -- what the rules say --------------------------------------------------------------------------------------


VARIANTS = [variant for room in ROOMS for variant in variants(room)]


@pytest.mark.parametrize("variant", VARIANTS, ids=[variant.label for variant in VARIANTS])
def test_everything_said_in_random_games_has_words(variant: Variant) -> None:
    speech = Speech(variant.room, variant.seats)
    for number, state in enumerate(positions(variant, GAMES, 60, "said", end=False)):
        for seat in range(state.seats):
            ask, legal = state.ask(seat), state.legal(seat)
            if ask is not None:
                speech.check(Phrase(f"ask-{ask.kind}", ask.arguments))
                speech.check_all([state.describe(seat, move) for move in legal])
            every = [-1, *codes(variant, legal, number, seat), variant.room.game.moves]
            speech.check_refusals([state.why(seat, move) for move in every])
    for seed in seeds(variant, GAMES, 3000):
        state, rng = variant.new(seed), Rng(key_of(seed))
        while not state.over:
            deciders = state.deciders()
            seat = deciders[rng.below(len(deciders))]
            legal = state.legal(seat)
            state.play(seat, legal[rng.below(len(legal))], speech.check_event)
        speech.check_refusals([state.why(0, 0)])


class Speech:
    """Says things in both languages and sees that there are words for them."""

    def __init__(self, room: Room, seats: int) -> None:
        self.room = room
        self.seats = seats
        self.words = [room.words(language, ["Anna", "Bruno", "Carla", "Dino"]) for language in LANGUAGES]
        self.said: set[str] = set()

    def check(self, phrase: Phrase) -> None:
        key = repr(phrase)
        if key not in self.said:
            self.said.add(key)
            for one in self.words:
                assert one.knows(phrase.id), f"{one.language}: no words for {phrase.id}"
                text = one.say(phrase)
                assert text and "{" not in text

    def check_all(self, phrases: list[Phrase]) -> None:
        for phrase in phrases:
            self.check(phrase)

    def check_event(self, event: Event) -> None:
        for seat in [None, *range(self.seats)]:
            seen = event.seen_by(seat)
            self.check(Phrase(f"event-{seen.id}", seen.arguments))

    def check_refusals(self, refusals: list[Refusal | None]) -> None:
        for refusal in refusals:
            if refusal is not None and repr(refusal) not in self.said:
                self.said.add(repr(refusal))
                for one in self.words:
                    said = self.room.say_refusal(refusal, one)
                    assert said not in ("", refusal.rule, refusal.id), f"{one.language}: {refusal}"
                    own = f"rule-{refusal.id.lower().replace('.', '_')}"
                    assert one.knows(own) or self.room.game.id == "nebbia-in-laguna", own


def test_every_refusal_of_the_rules_has_words() -> None:
    room = tavolata.room("primo-cavaliere")
    sources = "".join(rules_sources())
    named = {f"rule-{id.lower().replace('.', '_')}" for id in re.findall(r'"(PC-\d+\.\d+)"', sources)}
    messages = messages_of(room.folder / "words", "en")
    assert {id for id in messages if id.startswith("rule-")} == named


def rules_sources() -> Iterator[str]:
    folder = Path(__file__).parents[2] / "src" / "tavolata" / "games" / "primo_cavaliere"
    for path in sorted(folder.glob("rules/*.py")):
        if path.name != "events.py":  # its clauses say why things happen
            yield path.read_text("utf-8")


@pytest.mark.parametrize("room", ROOMS, ids=[room.game.id for room in ROOMS])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_has_a_title_and_its_options_are_explained(room: Room, language: str) -> None:
    said = room.words(language)
    assert said.text("title") != "Tavolata"
    assert said.knows("blurb")
    for option in room.game.options.values():
        assert said.knows(f"option-{option.name}") and said.knows(f"option-{option.name}.help")
        for value in option.allowed:
            assert said.knows(f"option-{option.name}-{str(value).lower()}")


# -- how words work ------------------------------------------------------------------------------------------


def primo(language: str, *names: str) -> Words:
    said = tavolata.room("primo-cavaliere").words(language, list(names))
    assert isinstance(said, Words)
    return said


def test_arguments_become_words() -> None:
    said = primo("it", "Anna", "Bruno")
    phrase = Phrase("event-banner-from", {"house": "house-stark", "seat": "@0", "other": "@1"})
    assert said.say(phrase) == "Il vessillo di Casa Stark passa da Bruno a Anna."


@pytest.mark.parametrize(
    ("language", "list"),
    [("it", "Bran Stark, Arya Stark e Varys"), ("en", "Bran Stark, Arya Stark, and Varys")],
)
def test_lists_are_joined_as_the_language_does(language: str, list: str) -> None:
    assert primo(language).value(["card-bran-stark", "card-arya-stark", "card-varys"]) == list


def test_a_seat_without_a_name_is_numbered() -> None:
    assert primo("it", "Anna").player(1) == "Giocatore 2"


def test_a_phrase_among_arguments_is_said() -> None:
    named: dict[str, object] = {"id": "effect-take-named", "arguments": {"card": "card-bran-stark"}}
    assert primo("en").value([named]) == "take Bran Stark, from the city or from another player"
    assert primo("it").resolve({"companion": "companion-hodor"})["companion-id"] == "companion-hodor"


def test_a_corrected_card_says_what_it_does() -> None:
    room = tavolata.room("primo-cavaliere")
    entry = {
        "id": "hodor",
        "source": "printed",
        "effects": [{"do": "kill", "named": ["bran-stark", "arya-stark"]}],
    }
    said = room.say_entry("companions", entry, room.words("en"))
    assert said == "Kill Bran Stark or Arya Stark, in the city or in any play area."


def test_a_card_that_no_catalogue_names_is_readable() -> None:
    assert primo("en").value("companion-lady-of-the-lake") == "Lady Of The Lake"


def test_a_missing_argument_is_an_error() -> None:
    with pytest.raises(ValueError, match="event-banner"):
        primo("en").text("event-banner")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "it_IT.UTF-8"}, "it"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LC_ALL": "it_CH"}, "it"),
        ({}, "en"),
    ],
)
def test_the_locale_decides(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], language: str
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert locale_language() == language


def test_a_missing_message_is_seen() -> None:
    assert words("en").text("no-such-message") == "no-such-message"

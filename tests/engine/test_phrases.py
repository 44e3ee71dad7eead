"""What the rules say: plain data, and secrets for witnesses only."""

from __future__ import annotations

from tavolata import Arguments, Ask, Event, Journey, Phrase, Refusal, Told
from tavolata.engine.phrases import seat_name


def test_an_event_shows_its_secrets_to_witnesses_only() -> None:
    """Nor is a journey told by its face to whoever does not know it."""
    told: Arguments = {"seat": seat_name(1), "number": 1}
    journeys = [Journey("back", "deck", "hand-1", face="good-silk")]
    event = Event("draws", told, {"goods": ["good-silk"]}, [1, 2], "NL-4.1", journeys)
    unseen = [Journey("back", "deck", "hand-1")]
    assert event.seen_by(0) == event.seen_by(None) == Told("draws", told, "NL-4.1", unseen)
    seen = [Journey("good-silk", "deck", "hand-1")]
    assert event.seen_by(1) == Told("draws-seen", {**told, "goods": ["good-silk"]}, "NL-4.1", seen)
    assert Event("draws", {"number": 1}, None, [0]).seen_by(0).id == "draws"


def test_phrases_are_compared_by_what_they_say() -> None:
    assert Ask("plan", "NL-2.1", at_once=True) != Ask("plan", "NL-2.1")
    assert Ask("plan", "NL-2.1").kind == "plan"
    assert Refusal("NL-2.2") == Refusal("NL-2.2") != Refusal("NL-2.3")
    assert Refusal("NL-2.2", id="too-many").json() == {"rule": "NL-2.2", "id": "too-many", "arguments": {}}
    assert len({Phrase("a"), Phrase("a"), Phrase("b")}) == 2
    assert "plan" in repr(Ask("plan", "NL-2.1"))

"""The sums of fair dealing: what an honest deal gives, and how a forged one is found."""

import time
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tavolata
from tavolata.engine.record import Record
from tavolata.table import fair
from tavolata.table.chance import Chance

SECRETS = st.binary(min_size=32, max_size=32)
LOTS = st.lists(st.text("0123456789abcdef", min_size=32, max_size=64) | st.just(""), min_size=2, max_size=4)
ONE, OTHER = "1" * 32, "2" * 32


def deal(secret: bytes, lots: list[str], voids: tuple[str, ...] = ()) -> fair.Deal:
    """An honest exchange, in which everybody who has a lot commits to it."""
    server = fair.commitment_of(secret)
    given = tuple(fair.lot_commitment(server, seat, lot) if lot else "" for seat, lot in enumerate(lots))
    return fair.Deal(secret, server, tuple(lots), given, fair.list_digest(server, given), voids)


def dealt(one: fair.Deal) -> Record:
    """The record of a match that was dealt so."""
    record = Record("primo-cavaliere", len(one.lots), fair.seed_of(one.secret, one.digest, one.lots))
    record.tags |= one.tags
    return Record.parse(record.text())


@given(SECRETS, LOTS)
def test_an_honest_deal_is_found_fair(secret: bytes, lots: list[str]) -> None:
    verdict = fair.check(dealt(deal(secret, lots)))
    assert verdict.fair and not verdict.one_sided and verdict.deal == deal(secret, lots)


@given(SECRETS, LOTS, st.data())
def test_every_number_counts(secret: bytes, lots: list[str], data: st.DataObject) -> None:
    seat = data.draw(st.integers(0, len(lots) - 1))
    other = data.draw(st.text("0123456789abcdef", min_size=32).filter(lambda lot: lot != lots[seat]))
    digest = deal(secret, lots).digest
    changed = [*lots[:seat], other, *lots[seat + 1 :]]
    assert fair.seed_of(secret, digest, lots) != fair.seed_of(secret, digest, changed)
    assert fair.seed_of(secret, digest, lots) != fair.seed_of(secret, "0" * 64, lots)


# -- attacks ---------------------------------------------------------------------------------------------------------


def wanted(seed: int) -> bool:
    """A deal that somebody likes better than 999 of 1000 others."""
    return seed % 1000 == 7


TRIES = 20_000


def test_in_the_old_way_the_last_one_could_choose_and_verify_says_one_sided() -> None:
    """The operator, who knows his secret, took the last seat and looked for a lot of his liking."""
    secret = b"s" * 32
    chosen = next(
        f"{n:032x}" for n in range(TRIES) if wanted(fair.one_sided_seed_of(secret, [ONE, f"{n:032x}"]))
    )
    record = Record("primo-cavaliere", 2, fair.one_sided_seed_of(secret, [ONE, chosen]))
    record.tags |= fair.Deal(secret, fair.commitment_of(secret), (ONE, chosen)).tags
    verdict = fair.check(record)
    assert wanted(record.seed) and verdict.fair, "the sum is right"
    assert verdict.one_sided, "and it says how little that is worth"


def test_the_last_seat_cannot_choose_when_it_has_seen_the_others() -> None:
    """It committed before the first lot was open: of all lots it could wish for, none is the one it committed to."""
    honest = deal(b"s" * 32, [ONE, OTHER])
    for number in range(TRIES):
        lots = (ONE, f"{number:032x}")
        if wanted(fair.seed_of(honest.secret, honest.digest, lots)):
            verdict = fair.check(dealt(replace(honest, lots=lots)))
            assert [share.opens for share in verdict.shares] == [True, False] and not verdict.fair
            return
    raise AssertionError("no attack was tried")


def test_the_last_seat_cannot_exchange_its_commitment_either() -> None:
    """Another commitment is another list: not the one that was shown when the first lot was laid open."""
    honest = deal(b"s" * 32, [ONE, OTHER])
    forged = next(
        one
        for n in range(TRIES)
        if wanted(fair.seed_of((one := deal(b"s" * 32, [ONE, f"{n:032x}"])).secret, one.digest, one.lots))
    )
    assert fair.check(dealt(forged)).fair and forged.digest != honest.digest
    kept = fair.check(dealt(replace(forged, digest=honest.digest)))
    assert not kept.listed and not kept.fair


def test_the_operator_cannot_try_other_secrets_when_he_has_seen_the_lots() -> None:
    """The secret is on the list too: a better one does not open the commitment, and a new commitment is a new list."""
    honest = deal(b"s" * 32, [ONE, OTHER])
    secrets = (n.to_bytes(32, "big") for n in range(TRIES))
    better = next(one for one in secrets if wanted(fair.seed_of(one, honest.digest, honest.lots)))
    verdict = fair.check(dealt(replace(honest, secret=better)))
    assert wanted(verdict.seed) and verdict.dealt and not verdict.kept and not verdict.fair
    renamed = replace(honest, secret=better, commitment=fair.commitment_of(better))
    verdict = fair.check(dealt(renamed))
    assert verdict.kept and not verdict.listed and not any(share.opens for share in verdict.shares)
    anew = deal(better, [ONE, OTHER])
    assert fair.check(dealt(anew)).fair and anew.digest != honest.digest, "found by whoever saw the list"


def test_a_commitment_is_good_for_one_seat_and_one_deal() -> None:
    one = fair.lot_commitment("a" * 64, 0, ONE)
    assert one != fair.lot_commitment("a" * 64, 1, ONE), "another seat cannot open what it copied"
    assert one != fair.lot_commitment("b" * 64, 0, ONE), "nor can it be used again at another table"


# -- records ---------------------------------------------------------------------------------------------------------


def test_another_secret_or_another_seed_is_seen() -> None:
    record = dealt(deal(b"a" * 32, [ONE, OTHER]))
    record.seed += 1
    assert fair.check(record).kept and not fair.check(record).dealt
    record = dealt(deal(b"a" * 32, [ONE, OTHER]))
    record.tags["deal secret"] = (b"b" * 32).hex()
    assert not fair.check(record).kept


@pytest.mark.parametrize(
    "void",
    [fair.Void("a" * 64, (0, 2)), fair.Void("b" * 64, server=True), fair.Void("c" * 64, offer=True)],
    ids=lambda void: void.why,
)
def test_void_deals_stand_in_the_record(void: fair.Void) -> None:
    record = dealt(deal(b"a" * 32, [ONE, ""], voids=(void.text, void.text)))
    assert fair.check(record).voids == [void, void] and fair.check(record).fair


@pytest.mark.parametrize(
    ("tag", "value"),
    [
        ("deal secret", "xyz"),
        ("deal secret", "ab"),
        ("deal list", "ab"),
        ("deal commitment", "z" * 64),
        ("commitment 1", "ab"),
        ("lot 1", "ab"),
        ("void 1", "somebody"),
        ("void 1", f"{'a' * 64} seats"),
    ],
)
def test_a_record_whose_deal_cannot_be_read(tag: str, value: str) -> None:
    bad = dealt(deal(b"a" * 32, ["", ""]))
    bad.tags[tag] = value
    with pytest.raises(tavolata.BadRecord, match="header"):
        fair.check(bad)


def test_a_record_from_elsewhere_says_nothing_of_its_deal() -> None:
    with pytest.raises(tavolata.BadRecord, match="not played at a table"):
        fair.check(Record("primo-cavaliere", 2, 7))


# -- offers ----------------------------------------------------------------------------------------------------------


def test_an_offer_stands_for_one_secret_for_some_time(monkeypatch: pytest.MonkeyPatch) -> None:
    offers = fair.Offers(Chance())
    offer = offers.make()
    assert fair.commitment_of(offers.secret(offer.token)) == offer.commitment
    assert offers.stands(offer.token) and not offers.stands("not one of ours")
    assert fair.Offers(Chance()).secret(offer.token) != offers.secret(offer.token)
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now + fair.OFFER_SECONDS + 1)
    assert not offers.stands(offer.token) and offers.known(offer.token)

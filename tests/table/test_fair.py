import pytest
from hypothesis import given
from hypothesis import strategies as st

import tavolata
from tavolata.engine.record import Record
from tavolata.table import fair
from tavolata.table.chance import Chance

LOTS = st.lists(st.text("0123456789abcdef", max_size=64), min_size=2, max_size=4)


def dealt(secret: bytes, lots: list[str]) -> Record:
    record = Record("primo-cavaliere", len(lots), fair.seed_of(secret, lots))
    record.tags |= fair.tags(secret, fair.commitment_of(secret), lots)
    return Record.parse(record.text())


@given(st.binary(min_size=32, max_size=32), LOTS)
def test_an_honest_deal_is_found_fair(secret: bytes, lots: list[str]) -> None:
    assert fair.check(dealt(secret, lots)).fair


@given(st.binary(min_size=32, max_size=32), LOTS, st.data())
def test_every_number_counts(secret: bytes, lots: list[str], data: st.DataObject) -> None:
    seat = data.draw(st.integers(0, len(lots) - 1))
    other = data.draw(st.text("0123456789abcdef", max_size=64).filter(lambda lot: lot != lots[seat]))
    assert fair.seed_of(secret, lots) != fair.seed_of(secret, [*lots[:seat], other, *lots[seat + 1 :]])


def test_another_secret_or_another_seed_is_seen() -> None:
    record = dealt(b"a" * 32, ["1", "2"])
    record.seed += 1
    assert fair.check(record).kept and not fair.check(record).dealt
    record = dealt(b"a" * 32, ["1", "2"])
    record.tags["deal secret"] = (b"b" * 32).hex()
    assert not fair.check(record).kept


def test_a_record_from_elsewhere_says_nothing_of_its_deal() -> None:
    with pytest.raises(tavolata.BadRecord, match="not played at a table"):
        fair.check(Record("primo-cavaliere", 2, 7))
    bad = dealt(b"a" * 32, ["", ""])
    bad.tags["deal secret"] = "xyz"
    with pytest.raises(tavolata.BadRecord, match="hexadecimal"):
        fair.check(bad)


def test_an_offer_stands_for_one_secret_once() -> None:
    offers = fair.Offers(Chance())
    offer = offers.make()
    secret = offers.redeem(offer.token)
    assert fair.commitment_of(secret) == offer.commitment
    assert fair.commitment_of(offers.redeem(offer.token)) != offer.commitment
    assert offers.redeem(None) != offers.redeem("not one of ours")
    assert fair.commitment_of(fair.Offers(Chance()).redeem(offer.token)) != offer.commitment

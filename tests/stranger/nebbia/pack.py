"""The schema of the goods, and what the rules read of them."""

from __future__ import annotations

from pathlib import Path

from pydantic import Field, field_validator

from tavolata import Entry, PackModel, Shelf

from .tables import MOST_GOODS, Goods


class Good(Entry):
    """One card; ``id``, ``source`` and ``note`` come with every entry."""

    value: int = Field(ge=1, le=9)


class Pack(PackModel):
    """The whole pack: one attribute per file, here ``goods.toml``."""

    goods: list[Good] = Field(min_length=12, max_length=MOST_GOODS)

    @field_validator("goods")
    @classmethod
    def _each_once(cls, goods: list[Good]) -> list[Good]:
        ids = [good.id for good in goods]
        for id in ids:
            if ids.count(id) > 1:
                raise ValueError(f"entry {id!r}, field 'id': stands there twice")
        return goods


def build(pack: Pack) -> Goods:
    """What the rules read: lists instead of entries."""
    return Goods([good.id for good in pack.goods], [good.value for good in pack.goods])


SHELF = Shelf(Path(__file__).parent / "content", Pack, build, "nebbia-in-laguna")

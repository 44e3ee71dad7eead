"""Orders that are being planned: what lies where so far, and how the plan reads with one order taken up again."""

from __future__ import annotations

from ..rules import tables as t
from .targets import Table


class Draft:
    """The orders of the reader's plan; the last of them may be one that is only being looked at."""

    def __init__(self, table: Table) -> None:
        self.table = table
        said = [*table.scene.parts, *([table.scene.chosen] if table.scene.chosen else [])]
        self.orders: dict[str, str] = {
            str(part.phrase.arguments["area"]).removeprefix("area-"): part.text.removeprefix("order ")
            for part in said
            if part.phrase.id == "move-plan"
        }
        """The planned token of each area."""
        self.areas = [id for id in table.mine() if id in self.orders or table.areas[id]["order"] is None]
        """The areas that had no order before the plan, in the order of the board."""

    def token(self, area: str) -> str | None:
        """The order of an area, planned or placed."""
        placed: str | None = self.table.areas[area]["order"]
        return self.orders.get(area) or placed

    @property
    def missing(self) -> list[str]:
        """The areas without an order."""
        return [id for id in self.areas if id not in self.orders]

    def without(self, area: str) -> list[str]:
        """The plan with an order taken up again, and its area asked about next."""
        left = {id: token for id, token in self.orders.items() if id != area}
        moves = self.write(left)
        bare = [id for id in self.areas if id not in left]
        return moves if bare[0] == area else [*moves, area]

    def write(self, orders: dict[str, str]) -> list[str]:
        """A plan as moves: an area is named where it is not the next one anyway."""
        moves: list[str] = []
        bare = list(self.areas)
        for area, token in orders.items():
            if bare[0] != area:
                moves.append(area)
            moves.append(f"order {token}")
            bare.remove(area)
        return moves

    def left(self, token: str) -> int:
        """How many tokens of a kind are not on the board."""
        used = [self.token(id) for id in self.table.mine()]
        return t.COPIES[t.TOKENS.index(token)] - used.count(token)

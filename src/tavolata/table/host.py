"""Everything that can be done at tables, by its parts: the one way in for pages, API and stream."""

from __future__ import annotations

from ..store.store import Store
from .arranging import Arranging
from .bots import Bots
from .chance import Chance
from .clock import Clock
from .clocks import Clocks
from .dealing import Dealing
from .hall import Hall
from .opening import Opening
from .playing import Playing
from .reading import Readers
from .seating import Seating
from .talking import Talking
from .thinkers import Thinkers


class Host:
    """The parts of a table's life; each does one thing and stands on the hall, which finds and keeps the tables.

    ``pace`` is how long, in seconds, a bot's move is held back to be seen; ``chance`` draws all lots; ``clock`` tells
    the time at all tables, by itself one that goes on from when the last server ran.
    """

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        pace: float = 0.7,
        chance: Chance | None = None,
        readers: Readers | None = None,
        clock: Clock | None = None,
    ) -> None:
        lots = chance or Chance()
        self.readers = readers or Readers(thinkers.crew.modules)
        self.hall = Hall(store, clock)
        self.bots = Bots(self.hall, thinkers, pace)
        self.clocks = Clocks(self.hall, self.bots)
        self.dealing = Dealing(self.hall, lots)
        self.hall.attendants += [self.bots.tend, self.clocks.tend, self.dealing.tend]
        self.opening = Opening(self.hall, self.dealing, self.bots, self.readers, lots)
        self.seating = Seating(self.hall, self.bots, lots)
        self.arranging = Arranging(self.hall, self.bots, lots)
        self.playing = Playing(self.hall)
        self.talking = Talking(self.hall)

    async def resume(self) -> None:
        """After a start of the server: what was offered stands, and tables with clocks go on."""
        await self.dealing.resume()
        await self.hall.resume()

    async def close(self) -> None:
        """Stop bots and clocks. Everything decided is stored already."""
        await self.hall.stop()
        self.bots.thinkers.close()
        self.readers.close()
        await self.hall.close()

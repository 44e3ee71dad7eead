"""Makes the stranger's game known: to the server under test, and to the workers where its bots think."""

import tavolata
from nebbia import ROOM as ROOM

tavolata.add(ROOM)

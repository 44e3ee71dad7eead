"""Makes the stranger's game known, here and in the processes where bots think."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parent / "stranger"))

import tavolata
from nebbia import ROOM

tavolata.add(ROOM)

"""Makes the golden records and counts of our games anew, all or some, after the rules were changed on purpose:

    PYTHONPATH=src:tests python -m conformance.pin [GAME ...]

Look at what has changed before you keep it. What they are: ``tavolata.testing.pin``.
"""

import sys

from tavolata.testing.pin import main

from .support import PINS, rooms

if __name__ == "__main__":
    known = [room.game.id for room in rooms()]
    main(["--into", str(PINS), *(sys.argv[1:] or known)])

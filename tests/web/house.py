"""The server under test, as a process of its own: set up by its environment, says its address when it is ready.

Where a file with a seed is named, all lots follow from it: by this program of the tests, as the server has no such
setting."""

import sys
from pathlib import Path

import fog  # noqa: F401  (a game to play there)
from seeded import SeededByFile
from tavolata.web.serve import serve
from tavolata.web.settings import Settings

if __name__ == "__main__":
    chance = SeededByFile(Path(sys.argv[1])) if sys.argv[1:] else None
    serve(Settings.read(), lambda address: print(address, flush=True), modules=("fog",), chance=chance)

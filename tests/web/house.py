"""The server under test, as a process of its own: set up by its environment, says its address when it is ready."""

import fog  # noqa: F401  (a game to play there)
from tavolata.web.serve import serve
from tavolata.web.settings import Settings

if __name__ == "__main__":
    serve(Settings.read(), lambda address: print(address, flush=True), modules=("fog",))

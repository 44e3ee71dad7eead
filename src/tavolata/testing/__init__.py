"""The tests that every game must pass, for whoever writes one. A test file of two lines runs them all on a room:

    from mygame import ROOM
    from tavolata.testing.suite import *

They need pytest and hypothesis, which ``tavolata[testing]`` installs. Seat counts and variants are sampled; with
TAVOLATA_TESTS=all they are all played. ``python -m tavolata.testing.pin GAME`` pins what a game does now.
"""

"""Who decides, what is legal, what is refused."""

from tavolata.testing.play import *  # noqa: F403

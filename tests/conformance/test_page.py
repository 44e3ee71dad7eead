"""What every game shows beside its board."""

from tavolata.testing.page import *  # noqa: F403

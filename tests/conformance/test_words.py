"""What the rules say can be said."""

from tavolata.testing.words import *  # noqa: F403

"""What is hidden stays hidden."""

from tavolata.testing.secrets import *  # noqa: F403

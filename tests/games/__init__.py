"""The games' own tests, one folder per game."""

import pytest

pytest.register_assert_rewrite(f"{__name__}.heard")

"""A match being played: seats, the log, clocks, talk, the way back, and where it is kept."""

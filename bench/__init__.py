"""Speed and strength: `python -m bench` (or `make bench`) and `python -m bench.strength`."""

"""What every game must keep, tested once for all of them.

The suite runs on every game of ``tavolata.catalogue()``, on the small game in ``tests/stranger``, and on the rooms
named in the environment variable TAVOLATA_ROOMS (``module:ROOM``, several joined by commas). Seat counts and variants
are sampled; with TAVOLATA_TESTS=all they are all played.

Golden records and move counts lie in this folder, or in the one that TAVOLATA_PINS names; ``python -m conformance.pin``
makes them.
"""

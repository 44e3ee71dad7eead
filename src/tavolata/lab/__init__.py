"""The laboratory: many matches between bots, and what they show.

``tavolata.lab.simulate`` tells what a seat is worth and how long matches are, ``tavolata.lab.arena`` which bot is the
better one.
"""

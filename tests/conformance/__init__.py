"""The suite of ``tavolata.testing`` on every game of ``tavolata.catalogue()`` and on the small one in
``tests/stranger``; and what is so of our games alone: each has golden records and counts, which lie in this folder
(``python -m conformance.pin`` makes them). That the suite finds faults is tested here, too.
"""

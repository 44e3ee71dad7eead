"""Processes beside the server: work that must not keep a table waiting, with its time and its share."""

"""The contract itself: chance, content, records, options, dumps, and which way imports point."""

"""The table in the browser: an append-only log of every match, and each seat's own view of it."""

"""A fourth game: `games/pebbles` here, and `web/tests/boards/pebbles`. No other file knows it."""

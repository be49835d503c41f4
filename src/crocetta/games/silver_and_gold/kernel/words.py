"""What Silver & Gold adds to the words of both expedition games."""

from typing import Final

from crocetta.games.expeditions.kernel.words import HEAD, MOST_SEATS, PLANES

# Planes of a map: sets of cells.
FIELDS: Final = PLANES
CROSSES: Final = PLANES + 1
COINS: Final = PLANES + 2
PALMS: Final = PLANES + 3
PLANES_OF_A_MAP: Final = 4
BLOCK: Final = PLANES + PLANES_OF_A_MAP
WORDS: Final = HEAD + MOST_SEATS * BLOCK

# What else the data say of a map, after its planes.
VALUE: Final = 4
SEAL: Final = 5
"""The place of the colour it names, or -1."""
PAYS: Final = 6

# The score card, from its lowest bits on: coins, cups written, the cups, palms written, the palms.
COINS_BITS: Final = 31
CUPS_WRITTEN: Final = 5
CUPS: Final = 7
PALMS_WRITTEN: Final = 16
PALM_BOXES: Final = 24

MOST_COINS: Final = 12
MOST_PALMS: Final = 4
CUPS_AT_FIRST: Final = 6
COLOURS: Final = 4

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

# Other data of a map, after its planes.
VALUE: Final = 4
SEAL: Final = 5
"""The index of the colour that its seal names, or -1."""
PAYS: Final = 6

# The score card, from its lowest bits on: coins, cups written, the cups, palms written, the palms.
COINS_BITS: Final = 31
CUPS_WRITTEN: Final = 5
CUPS: Final = 7
PALMS_WRITTEN: Final = 16
PALM_BOXES: Final = 24

# The game's own weights, from E_OWN on.
E_COIN: Final = 193
"""The value of a coin on a map; likewise below."""
E_PALM: Final = 194
E_SEAL: Final = 195
"""Expected maps of a seal's colour per turn to come."""
E_ROW: Final = 196
"""The share of the next cup credited to so many coins of its row, from none to three."""
E_LAST_COINS: Final = 200
"""How many turns before the end coins of an unfinished row begin to lose value."""
E_SEALED: Final = 201
"""For each colour, the set of cards with a seal that names it."""
E_PAYS: Final = 205
"""For each colour, what a seal that names it pays."""

MOST_COINS: Final = 12
MOST_PALMS: Final = 4
CUPS_AT_FIRST: Final = 6
COLOURS: Final = 4

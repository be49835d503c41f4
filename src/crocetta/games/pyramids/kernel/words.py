"""What Pyramids adds to the words of both expedition games."""

from typing import Final

from crocetta.games.expeditions.kernel.words import HEAD, MOST_SEATS, PLANES

# Planes of a chamber: sets of cells.
OPEN: Final = PLANES
ENTRANCE: Final = PLANES + 1
TOMB: Final = PLANES + 2
CROSSES: Final = PLANES + 3
REDS: Final = PLANES + 4
GREENS: Final = PLANES + 5
TORCHES: Final = PLANES + 6
SKULLS: Final = PLANES + 7
POTIONS_AT: Final = PLANES + 8
PLANES_OF_A_CHAMBER: Final = 9
BLOCK: Final = PLANES + PLANES_OF_A_CHAMBER
WORDS: Final = HEAD + MOST_SEATS * BLOCK
NO_SEAL: Final = 0

# The score card: reds, greens, skulls (a nibble each), a bit for each round's torch, then a nibble for each claim.
RED_TALLY: Final = 0
GREEN_TALLY: Final = 4
SKULL_TALLY: Final = 8
TORCH_TALLY: Final = 12
CLAIM_TALLY: Final = 16
CLAIM_WORTH: Final = 0x36A36A36A0
"""A nibble per kind of claim from 1 on: 10, 6, 3 points in each colour."""
MOST: Final = 10

# The game's own weights, from E_OWN on.
E_LONE: Final = 193
"""The value of a gem without a partner."""
E_CLAIM: Final = 194
"""The share of a claim's points credited to the pyramid that makes it."""
E_HALF: Final = 195
"""The share credited to the pyramid before that one."""
E_RIVAL: Final = 196
"""The share of this lost to each rival who is as close to the claim."""
CLAIM_POINTS: Final = 0x036A
"""A nibble for each claim of a colour, the first lowest."""

NOT_LEFT: Final = 0b11110_11110_11110_11110_11110 * 0x100000001
"""All cells of both cards but those of the first column."""
NOT_RIGHT: Final = 0b01111_01111_01111_01111_01111 * 0x100000001

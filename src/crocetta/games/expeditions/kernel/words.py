"""The layout of state and data rows (their words), and the numbers of phases and acts.

A player's two cards share one word: the cells of slot 0 from bit 0 on, those of slot 1 from bit 32 on, each cell
at `row * width + column`. So three shifts find all placements of a shape on both cards at once.

A state is the words of the table, then a block of words for each of four seats. At the end of each block are the
planes of the seat's cards (sets of cells: which may be marked, which carry a cross, ...), as many as the game has.
"""

from typing import Final

MOST_SEATS: Final = 4
MOST_CARDS: Final = 62
DEALER: Final = -1

# Phases, in the order of `table.Phase`.
START, DEAL, KEEP, REFILL, FLIP, MARK, TAKE, DRAW, OVER = range(9)

# The state: words of the table.
PHASE: Final = 2
TURN: Final = 3
SEATS: Final = 4
FIRST: Final = 5
"""The start player."""
DECK: Final = 6
"""Bit n is set while card n lies in the deck."""
DISPLAY: Final = 7
"""A byte for each card, the first place lowest; 0 from the first empty place on."""
USED: Final = 8
"""A nibble for each expedition card flipped in this round, its number + 1; the open one lowest."""
PILE: Final = 9
"""Bit n is set while expedition card n has not been flipped in this round."""
QUEUE: Final = 10
"""A nibble for each seat that still has an action 3, its number + 1; the next one lowest."""
TO_TAKE: Final = 11
LEFT: Final = 12
"""What is left to win: the highest cup, or the claims made in each colour."""
FILLED: Final = 13
"""Bit n is set if card n was completed in this turn and its claim is not settled."""
HEAD: Final = 14

# A seat's block of words, the same in both games.
CARDS: Final = 0
"""The card in slot 0, and in the next byte that in slot 1; 0 where there is none."""
MARKED: Final = 1
COMPLETED: Final = 2
"""Bit n is set for each completed card n."""
TALLY: Final = 3
"""The score card, packed by each game in its own way."""
PENCIL: Final = 4
"""Bit 0: has marked in this turn. Bit 1: has said `Done`. From bit 8: marks owed. From bit 16: potions waiting."""
OPENED: Final = 5
"""`MARKED` as the others saw it when the marking began."""
OPENED_TALLY: Final = 6
HAND: Final = 7
"""A byte for each card dealt."""
KEPT: Final = 8
"""0, or 1 + the pair chosen."""
PLANES: Final = 9

HAS_MARKED: Final = 1
HAS_DONE: Final = 2
OWED: Final = 8
POTIONS: Final = 16

# The data: a header of indices, then tables.
D_CARDS: Final = 0
"""How many cards the deck has."""
D_PLANES: Final = 1
D_BLOCK: Final = 2
D_TABLE: Final = 3
"""Where the cards begin: for each its planes, then the game's own words."""
D_ROW: Final = 4
D_PILE: Final = 5
"""Where the expedition cards begin: for each its first kind of placement, how many kinds, its shape's number."""
PILE_WORDS: Final = 3
D_KINDS: Final = 6
"""Where the kinds begin: a kind is a shape turned one way; kind 0 is the single cell."""
D_NUMBERS: Final = 7
"""For each kind and each bit of its lowest cell, the number of the act."""
D_MARKS: Final = 8
"""For each numbered mark, its cells."""
D_FIRST_FLIP: Final = 9
D_FIRST_DEAL: Final = 10
D_ACTS: Final = 11
D_WIDTH: Final = 12
D_COLOURS: Final = 13
"""For each colour, the set of its cards."""
D_DEALERS: Final = 14
"""The number of the dealer's first act."""
# Only with evaluation tables (`prospects.py`); else 0.
D_EVALUATION: Final = 15
"""Where weights and small tables begin: see `E_...`."""
D_ROWS: Final = 16
"""For each card, each of its rows and each set of cells there: its part of an index into the card's prospects."""
D_PROSPECTS: Final = 17
"""For each card, where its prospects begin, and where an index of them does."""
D_HEAD: Final = 18

TURN_UNITS: Final = 1024
"""Turns and points are counted in 1/1024, so that evaluation needs integers only."""
E_LATE: Final = 0
"""The chance, of 1024, to finish with so many turns to spare, from -4 to 4 in steps of an eighth."""
E_REST: Final = 65
"""The value of so many turns after the cards in hand, from 0 to 28 in steps of a quarter."""
E_ALONE: Final = 179
"""Of the turns that a card needs alone, the share that it takes beside another one, in 1/1024."""
E_BOTH: Final = 180
"""The same for both together."""
E_SHAPES: Final = 181
"""For each shape, the expedition cards that have it."""
E_FRESH: Final = 187
"""For each shape, how much more than others it brings on a new card."""
E_OWN: Final = 193
"""From here on, each game's own weights."""
SHAPES: Final = 6
P_NOW: Final = 0
"""Fields of a prospect: for the card as it is, the cell of the best bonus mark, then after each shape."""
P_BONUS: Final = 1
P_AFTER: Final = 2
LOOKED_INTO: Final = 12
"""How many acts an expert evaluates flip by flip, chosen by a quick estimate."""
AT_A_GLANCE: Final = 64 << 10
"""Subtracted from the others' values, to rank them below."""
MOST_ACTS: Final = 256
"""Room for the acts of one decision."""
MOST_KNOWN: Final = 1 << 14
"""Entries of the cache of choices in playouts."""
KNOWN_WORDS: Final = 11
KNOWN: Final = MOST_KNOWN * KNOWN_WORDS

KIND_WORDS: Final = 5
"""Three offsets of further cells, the bits where the lowest cell may lie, and the cells at bit 0."""
PLACES: Final = 64

# The numbering of acts (expeditions.actions.numbering).
DONE: Final = 1
FIRST_PAIR: Final = 2
FIRST_PLACE: Final = 8
FROM_DECK: Final = 12
FIRST_MARK: Final = 13
PAIRS: Final = 6
FIRST_OF_PAIR: Final = 0o211000
"""An octal digit for each pair of places in a hand, the first pair lowest."""
SECOND_OF_PAIR: Final = 0o332321

LOW: Final = 0xFFFFFFFF
ROUND: Final = 7
LAST_TURN: Final = 27

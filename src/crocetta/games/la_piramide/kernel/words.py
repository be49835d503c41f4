"""Memory layout: the index of each word in a state row and in the data row, and the numbers of phases and acts.

Squares, pawns, cards, seats and families are numbered as in `pieces.py` and `maze.py`. A set of squares is three
words of 64 bits, low, middle and high; sets of cards, pawns, seats and curses are one.
"""

from typing import Final

DEALER: Final = -1

# Phases, in the order of `state.Phase`; the last two never outlast an act.
OPENING, DEALING, PLACING, CHOOSING, ROLLING, TEMPTED, GAMBLING, DRAWING, SLAVE_MOVES, MUMMY_MOVES = range(10)
RETURNING, PICKING, SWAPPING, DRIVING, NAMING, ROBBING, OVER, TURN_ENDS, TURN_BEGINS = range(10, 19)
PHASES: Final = 17
MOVE_PHASES: Final = 1 << SLAVE_MOVES | 1 << MUMMY_MOVES | 1 << DRIVING
DEALER_PHASES: Final = 1 << OPENING | 1 << DEALING | 1 << ROLLING | 1 << GAMBLING | 1 << DRAWING | 1 << ROBBING

# Pawns, cards and curses, as in `pieces.py`.
OUT: Final = -1
WAITING: Final = -2
BURST: Final = -3
MOST_SEATS: Final = 6
PAWNS: Final = 24
CARDS: Final = 36
COPIES: Final = 4
CURSES: Final = 9
HAND_SIZE: Final = 3
SECRET_PASSAGE, RESTLESS_DEAD, POSSESSION, FORCED_MARCH, PHARAOHS_CALL = range(5)
CHANGE_OF_BANDAGES, AWAKENING, GRAVE_ROBBER, PLAGUE = range(5, 9)
WELL, SICK, WEAK, STRICKEN = range(4)

# The state, a row of WORDS integers; words 0 and 1 are its random generator.
SEATS: Final = 2
OPTIONS: Final = 3
"""As `packing.options` makes them: see the bits below."""
LIMIT: Final = 4
"""The number of turns, all players' together, after which the match ends; NO_LIMIT without a turn limit."""
FIRST: Final = 5
TURN: Final = 6
PLAYER: Final = 7
"""Whose turn it is."""
PHASE: Final = 8
"""The phase in the lowest byte, and its parameters in those above: see the bits below."""
HEALTH: Final = 9
"""Two bits for each seat: WELL, SICK, WEAK or STRICKEN."""
DECK: Final = 10
"""The upper part of the deck, its order unknown to all, as a set of cards."""
BOTTOM_SIZE: Final = 11
BOTTOM: Final = 12
"""The lower part: six bits a card, ten cards a word, the next to be drawn lowest."""
BOTTOM_WORDS: Final = 4
HANDS: Final = BOTTOM + BOTTOM_WORDS
"""A set of cards for each seat."""
KNOWN: Final = HANDS + MOST_SEATS
"""For each seat seven words, the cards of its hand that each observer knows: three bits for each curse."""
EVERYBODY: Final = MOST_SEATS
OBSERVERS: Final = MOST_SEATS + 1
AT: Final = KNOWN + MOST_SEATS * OBSERVERS
"""The place of each pawn: a square, OUT, WAITING or BURST; 0 for pawns of absent seats."""
FAMILY_ON: Final = AT + PAWNS
"""For each seat the set of squares that its pawns stand on."""
KIND_ON: Final = FAMILY_ON + 3 * MOST_SEATS
"""The same for all slaves, and for all mummies."""
WORDS: Final = KIND_ON + 6

GPU_REGISTERS: Final = 64
"""Registers per thread: the fastest of those tried, see "GPU" in `bench/results.md`."""
NO_LIMIT: Final = 1 << 62

# The bits of OPTIONS.
NO_PASSING: Final = 1
EXACT_EXIT: Final = 2
GAMBLE_3: Final = 4
NO_CURSES: Final = 8
FAMILIES: Final = 4
"""From this bit on the families of the seats, four bits each."""
ROUNDS: Final = 28
"""From this bit on the turn limit, 0 for none."""

# The parameters of PHASE, by their lowest bit.
PIPS: Final = 8
"""The roll still to be moved; while gambling the values named, as a set."""
CURSE: Final = 16
SUBJECT: Final = 24
"""The pawn that is moved by a curse, swapped or returns first; or the seat that is robbed."""
SECOND: Final = 32
"""1 + the pawn that returns second."""

# Numbers of acts (`actions.numbering`) that do not depend on the maze.
ROLL: Final = 1
WALK: Final = 2
FIRST_GAMBLE: Final = 3
PAIRS: Final = 15
TRIPLES: Final = 20
FIRST_CURSE: Final = FIRST_GAMBLE + PAIRS + TRIPLES
FIRST_PICK: Final = FIRST_CURSE + CURSES
FIRST_NAME: Final = FIRST_PICK + PAWNS
FIRST_MOVE: Final = FIRST_NAME + MOST_SEATS

# The data row: the size of the maze and the numbers of acts, then tables.
MOST_SQUARES: Final = 192
D_SIZE: Final = 0
D_PLACE_BACKS: Final = 1
D_BEGINNINGS: Final = 2
D_ROLLS: Final = 3
D_DEALS: Final = 4
D_ROBBERIES: Final = 5
D_NUMBERS: Final = 6
"""The edition's number for each curse (`pieces.NUMBERS`)."""
D_GAMBLES: Final = D_NUMBERS + CURSES
"""The values that each gamble names, as a set."""
D_STARTS: Final = D_GAMBLES + PAIRS + TRIPLES
"""The start squares: four words for each family, two of its slaves, then two of its mummies."""
STARTS_OF_KIND: Final = 12
D_START_NUMBERS: Final = D_STARTS + 2 * STARTS_OF_KIND
"""For each of them its index among the twelve of its kind."""
D_START_SQUARES: Final = D_START_NUMBERS + 2 * STARTS_OF_KIND
"""The twelve start squares of each kind, in order."""
D_WAYS: Final = D_START_SQUARES + 2 * STARTS_OF_KIND
"""For each square the number of steps out, the step through the exit included."""
D_ROWS: Final = D_WAYS + MOST_SQUARES
D_COLUMNS: Final = D_ROWS + MOST_SQUARES
D_REACH: Final = (D_COLUMNS + MOST_SQUARES + 3) & ~3
"""For each stride and each square four words: the squares where such a walk can end on an empty board, then the
bits LEAVES (a slave can leave) and LEAVES_EXACTLY (with the step out as the last pip). Aligned to a multiple of
four, since a GPU reads 32 bytes at once."""
STRIDES: Final = 13
"""Ways to move: by a roll of 1 to 6, then by each curse. For Change of bandages the table has the squares near
enough to swap with, for Pharaoh's call nothing."""
BY_CURSE: Final = 6
LEAVES: Final = 1
LEAVES_EXACTLY: Final = 2
D_FIRST_WALKS: Final = D_REACH + 4 * STRIDES * MOST_SQUARES
"""Eight words for each square: the last seven are the indices of its walks of 1, 2, ... 6 squares, and of the end
of that list. A walk is six words: the set of squares it passes over, and the one where it ends, as a set too."""
D_FIRST_WAYS: Final = D_FIRST_WALKS + 8 * MOST_SQUARES
"""The same for ways out of 1 to 6 steps. A way out is three words: the set of squares it passes over."""
D_HITS: Final = D_FIRST_WAYS + 8 * MOST_SQUARES
"""For each pair of squares a byte, eight in a word: the rolls that move a pawn from the one to the other on an
empty board, as a set; a roll of 1 is the lowest bit."""
D_DISTANCES: Final = D_HITS + MOST_SQUARES * MOST_SQUARES // 8
"""The same for the number of steps from the one to the other."""
D_SHORTCUTS: Final = D_DISTANCES + MOST_SQUARES * MOST_SQUARES // 8
"""For each square the steps out that are left after the best Secret passage; 0 if it leads out."""
D_TURN_LATER: Final = D_SHORTCUTS + MOST_SQUARES
"""For each square, where a slave that runs for the exit from there is likely to be a turn later."""
D_WALKS: Final = D_TURN_LATER + MOST_SQUARES

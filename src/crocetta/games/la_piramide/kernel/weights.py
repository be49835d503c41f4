"""The weights of the evaluation function, for the adept and the expert."""

from typing import Final

from crocetta.games.la_piramide.kernel import words as w

# Terms that the adept does not know have the weight 0 in ADEPT.
V_OUT: Final = 0
"""The value of being out, beyond the steps to it."""
V_LAST_SLAVE: Final = 1
"""Factor for the last slave of a player."""
V_MUMMY: Final = 2
V_HIT_CHANCE: Final = 3
"""The probability that a mummy that can hit a slave does."""
V_HIT_NEXT: Final = 4
"""The value of hitting a slave with the next roll, as a share of the value of sending it back."""
V_MANHATTAN_DISTANCE: Final = 5
"""The value of a mummy's step towards the best target, by rows plus columns, ignoring walls."""
V_WALKED_DISTANCE: Final = 6
"""The same, by walking distance."""
V_LEADER: Final = 7
"""What a step of the leader of the others costs; and of any other player."""
V_OTHER: Final = 8
V_GAMBLE: Final = 9
"""The value of a drawn card."""
V_ROB: Final = 10
"""The value of robbing; and of each card that the victim holds."""
V_ROB_CARD: Final = 11
V_PLAGUE: Final = 12
"""What a lost turn costs a player; and more with the last slave near an exit."""
V_PLAGUE_NEAR_EXIT: Final = 13
V_NEAR_EXIT: Final = 14
"""The value of leaving with any next roll; a share of it, if only some rolls do."""
V_STEP_GROWTH: Final = 15
"""How much more a step is worth near an exit than at the start."""
V_PASSAGE: Final = 16
"""The value of each step that a Secret passage in hand would save."""
V_LATE_DISCOUNT: Final = 17
"""The share of a card's value that is lost when somebody is about to win."""
V_ONE_MUMMY_A_TURN: Final = 18
"""1 to count that a player moves one mummy a turn; 0 to count each as a separate threat."""
V_HIT_LATER: Final = 19
"""The value of hitting a slave where it will be a turn later, as a share of the value of sending it back."""
V_CARDS: Final = 20
"""The value of each curse in hand: it is played only where it brings more."""
WEIGHTS: Final = V_CARDS + w.CURSES

ADEPT: Final = (
    *(10.0, 3.0, 4.0, 0.5, 0.5, 0.15, 0.0, 0.8, 0.3, 3.0, 3.0, 0.5, 7.0, 10.0),
    *(0.0, 0.0, 0.0, 0.0, 0.0, 0.0),
    *(3.0,) * w.CURSES,
)
"""The same as in `greedy.py`."""

EXPERT: Final = (
    *(10.59, 1.43, 2.98, 0.5, 0.5, 0.15, 0.18, 0.8, 0.3, 4.73),
    *(3.89, 1.48, 7.0, 6.92, 4.32, 0.28, 1.06, 0.01, 1.0, 0.46),
    *(7.16, 6.22, 3.0, 13.19, 8.17, 13.32, 2.06, -0.93, 4.0),
)
"""Tuned by self-play."""

WIN_CHANCES: Final = (
    *(-1.68, 0.16, 0.62, 0.51, -0.22, -0.56, -1.53, -0.52, 0.0, 0.29, 0.0, 0.66, 0.34, 0.18),
    *(1.15, 0.63, 0.22, 0.59, 0.81, 1.34, 0.11, 0.57, 0.0),
)
"""Fitted to 8,000 matches of experts: see `win_chances.py`."""

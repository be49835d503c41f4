"""The weights of the evaluation function, for the adept and the expert."""

from typing import Final

from crocetta.games.la_piramide.kernel import words as w

# What the adept does not think of has no weight in its eyes.
V_DOOR: Final = 0
"""What being out is worth beyond the steps to it."""
V_STAKES: Final = 1
"""How much more the last slave matters than the first."""
V_MUMMY: Final = 2
V_HASTE: Final = 3
"""How likely a mummy that can hit a slave will."""
V_HUNT: Final = 4
"""What the chance to hit a slave with the next roll is worth, as a part of what sending it back is."""
V_SCENT: Final = 5
"""What a step towards the best prey is worth to a mummy, as a bird flies."""
V_TRAIL: Final = 6
"""The same, as a mummy walks."""
V_LEADER: Final = 7
"""What a step of the player who leads the others costs; and of any other."""
V_OTHER: Final = 8
V_GAMBLE: Final = 9
"""What a drawn card is worth."""
V_ROB: Final = 10
"""What robbing is worth; and more for each card that the victim holds."""
V_ROB_CARD: Final = 11
V_PLAGUE: Final = 12
"""What a lost turn costs a player; and more with the last slave near the door."""
V_PLAGUE_DOOR: Final = 13
V_NEAR: Final = 14
"""What it is worth that the next roll leads out for certain; in part, where it may."""
V_DEEP: Final = 15
"""How much more a step is worth near the door than at the start."""
V_SHORTCUT: Final = 16
"""What a step is worth that a Secret passage in hand would save."""
V_LATE: Final = 17
"""How much less a card in hand is worth when somebody is about to win."""
V_BY_OWNER: Final = 18
"""1 to see that a player moves one mummy a turn; 0 to fear each for itself."""
V_AMBUSH: Final = 19
"""What the chance is worth to hit a slave where it will be a turn later, as a part of what sending it back is."""
V_CARDS: Final = 20
"""What each curse is worth in hand: played only where it brings more."""
WEIGHTS: Final = V_CARDS + w.CURSES

ADEPT: Final = (
    *(10.0, 3.0, 4.0, 0.5, 0.5, 0.15, 0.0, 0.8, 0.3, 3.0, 3.0, 0.5, 7.0, 10.0),
    *(0.0, 0.0, 0.0, 0.0, 0.0, 0.0),
    *(3.0,) * w.CURSES,
)
"""As `greedy.py` has them."""

EXPERT: Final = (
    *(10.59, 1.43, 2.98, 0.5, 0.5, 0.15, 0.18, 0.8, 0.3, 4.73),
    *(3.89, 1.48, 7.0, 6.92, 4.32, 0.28, 1.06, 0.01, 1.0, 0.46),
    *(7.16, 6.22, 3.0, 13.19, 8.17, 13.32, 2.06, -0.93, 4.0),
)
"""Tuned in matches against itself."""

PROSPECTS: Final = (
    *(-1.68, 0.16, 0.62, 0.51, -0.22, -0.56, -1.53, -0.52, 0.0, 0.29, 0.0, 0.66, 0.34, 0.18),
    *(1.15, 0.63, 0.22, 0.59, 0.81, 1.34, 0.11, 0.57, 0.0),
)
"""Fitted to 8,000 matches of experts: see `prospects.py`."""

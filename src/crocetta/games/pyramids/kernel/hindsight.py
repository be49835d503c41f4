"""The search for par, compiled for this game when somebody asks for it."""

from typing import Final

from crocetta.games.expeditions.kernel.hindsight import hindsight
from crocetta.games.pyramids import kernel

HINDSIGHT: Final = hindsight(__name__, kernel.world)

"""The par search, compiled for this game on first use."""

from typing import Final

from crocetta.games.expeditions.kernel.hindsight import hindsight
from crocetta.games.pyramids import kernel

HINDSIGHT: Final = hindsight(__name__, kernel.world)

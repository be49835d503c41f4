"""Imported in the fork server of bot workers, so that a worker starts with everything loaded.

For that process and for workers only: it ends by freezing all objects (`gc.freeze`), so that their memory stays
shared.
"""

import gc

from crocetta import bots, games

for name in games.names():
    for level in bots.levels(games.get(name)):
        bots.get(level, games.get(name))

gc.collect()
gc.freeze()

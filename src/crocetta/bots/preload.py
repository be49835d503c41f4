"""Imported in the process that bot workers are forked from, so that a worker starts with everything loaded.

Only for that process and for workers. It ends by freezing all objects, so that their memory stays shared.
"""

import gc

from crocetta import bots, games

for name in games.names():
    for level in bots.levels(games.get(name)):
        bots.get(level, games.get(name))

gc.collect()
gc.freeze()

"""Imported in the process that workers are forked from: what every bot needs is there when a worker starts.

Only for that process and for workers. It ends by freezing all objects, so that their memory stays shared.
"""

import gc

from crocetta import bots, games

for name in games.names():
    for level in bots.levels(games.get(name)):
        bots.get(level, games.get(name))

gc.collect()
gc.freeze()

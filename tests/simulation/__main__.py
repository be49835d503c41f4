"""`python -m tests.simulation 17` tells story 17 again, and says what went wrong in it."""

import logging
import sys

import structlog

from tests.simulation.story import tell

structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.CRITICAL))
for number in map(int, sys.argv[1:]):
    story = tell(number)
    table = next(iter(story.disk.streams))
    print(f"story {number}: {story.game}, {len(story.disk.streams[table])} entries, all is well")

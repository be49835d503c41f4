"""`python -m tests.simulation 17` runs scenario 17 again, and reports what failed."""

import logging
import sys

import structlog

from tests.simulation.scenario import simulate

structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.CRITICAL))
for number in map(int, sys.argv[1:]):
    scenario = simulate(number)
    table = next(iter(scenario.disk.streams))
    print(f"scenario {number}: {scenario.game}, {len(scenario.disk.streams[table])} entries, all is well")

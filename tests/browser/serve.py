"""The real server with a fixed seed and fixed names: every run deals the same cards.

Rate limits are lifted, since all tests come from one address and act faster than people.
"""

import os
from itertools import cycle
from typing import Final
from unittest.mock import patch

from crocetta.cli import main
from crocetta.kit.luck import Luck
from crocetta.server.budgets import Budgets
from crocetta.server.guests import NAMES
from crocetta.server.http.middleware import RateLimits

LUCK: Final = os.environ.get("CROCETTA_LUCK", "the same cards for everybody")


def known(_: Luck) -> str:
    """The fixed seed, whatever share of it pages add."""
    return LUCK


if __name__ == "__main__":
    with (
        patch("crocetta.server.rooms.new_seed", lambda: LUCK),
        patch("crocetta.tables.table.seed_of", known),
        patch("crocetta.server.guests.names", lambda: cycle(NAMES)),
        patch.object(RateLimits.__init__, "__defaults__", (1_000_000, 1_000_000, Budgets(times=10_000))),
    ):
        main()

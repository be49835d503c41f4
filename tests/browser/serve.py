"""The real server with luck that is known beforehand: the same cards and the same names at every run."""

import os
from itertools import cycle
from typing import Final
from unittest.mock import patch

from crocetta.cli import main
from crocetta.server.guests import NAMES

LUCK: Final = os.environ.get("CROCETTA_LUCK", "the same cards for everybody")

if __name__ == "__main__":
    with (
        patch("crocetta.server.rooms.new_seed", lambda: LUCK),
        patch("crocetta.server.guests.names", lambda: cycle(NAMES)),
    ):
        main()

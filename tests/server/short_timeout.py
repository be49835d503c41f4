"""`crocetta serve` with a short timeout for idle connections: `python -m tests.server.short_timeout serve ...`.

127.0.0.1 is a stranger's address there, and 127.0.0.2 a proxy's.
"""

import os
from typing import Final

from crocetta.cli import main
from crocetta.server import connections

FIRST_REQUEST: Final = 2.0
PROXY: Final = "127.0.0.2"

if __name__ == "__main__":
    connections.FIRST_REQUEST = FIRST_REQUEST  # type: ignore[misc]
    os.environ["FORWARDED_ALLOW_IPS"] = PROXY
    main()

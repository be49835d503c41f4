"""How long walks are: `make quick`, `make test` and `make thorough` each walk farther than the last."""

import os
from typing import Final

import pytest

RUN: Final = os.environ.get("CROCETTA_RUN", "test")
THOROUGH: Final = RUN == "thorough"
unhurried: Final = pytest.mark.skipif(RUN == "quick", reason="some seconds, not for a quick run")


def length(*, quick: int, test: int, thorough: int) -> int:
    return {"quick": quick, "test": test, "thorough": thorough}[RUN]

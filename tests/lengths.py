"""The length of random tests: longer in `make test` than in `make quick`, and longest in `make thorough`."""

import os
from typing import Final

import pytest

RUN: Final = os.environ.get("CROCETTA_RUN", "test")
THOROUGH: Final = RUN == "thorough"
not_quick: Final = pytest.mark.skipif(RUN == "quick", reason="some seconds, not for a quick run")


def length(*, quick: int, test: int, thorough: int) -> int:
    return {"quick": quick, "test": test, "thorough": thorough}[RUN]

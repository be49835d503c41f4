import sys

import numpy as np
import pytest

from crocetta.kit.compiled import PLAIN, Row, allocating, jit


@allocating
def room(size: int) -> int:
    return len(np.zeros(size))


@jit
def forbidden_room(size: int) -> int:
    return len(np.zeros(size))


@jit
def last(row: Row) -> int:
    return row[len(row) - 1]


@pytest.mark.skipif(PLAIN, reason="nothing is compiled here")
def test_only_what_is_said_to_allocate_may() -> None:
    assert room(3) == 3
    with pytest.raises(Exception, match="nopython"):
        forbidden_room(3)


def test_rows_are_left_to_their_owner() -> None:
    row = np.arange(5)
    holders = sys.getrefcount(row)
    assert [last(row) for _ in range(100)] == [4] * 100
    assert sys.getrefcount(row) == holders

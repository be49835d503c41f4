"""No kernel reads or writes beside its rows. `make bounds` checks what is compiled; this checks the same source."""

import subprocess
import sys

import pytest

from crocetta import games

CHECKED = """
import numpy as np
from crocetta import games
from crocetta.games.fast import fast
from crocetta.kit import loops
from crocetta.kit.compiled import PLAIN, lowest

class Word(np.int64):
    "One that takes the highest bit, which Python has as a large number and the compiler as a sign."

    def __or__(self, bits):
        return np.int64(self) | signed(bits)

    def __and__(self, bits):
        return np.int64(self) & signed(bits)

    def __xor__(self, bits):
        return np.int64(self) ^ signed(bits)

def signed(word):
    return np.int64((int(word) + (1 << 63)) % (1 << 64) - (1 << 63))

class Checked:
    "Words as the compiler has them; not from the end either, which it takes for granted."

    def __init__(self, words):
        self.words = words

    def __len__(self):
        return len(self.words)

    def __getitem__(self, place):
        assert 0 <= place < len(self.words), place
        return Word(self.words[place])

    def __setitem__(self, place, word):
        assert 0 <= place < len(self.words), place
        self.words[place] = signed(word)

assert PLAIN
ready = fast(games.get("{name}"))
kernel = ready.kernel
data = ready.evaluated() if ready.evaluated else ready.data
d, s = Checked(np.asarray(data)), Checked(np.zeros(kernel.WORDS, np.int64))
expert = loops.policies(kernel)["expert"]
options = ready.options(ready.game.types.options.decode(b"{{}}"))
for seats in (ready.game.seats[0], ready.game.seats[-1]):
    decisions = 0
    kernel.setup(d, s, seats, options, 7)
    kernel.deal(d, s)
    while (who := kernel.actors(d, s)) and decisions < 60:
        seat = lowest(who)
        kernel.apply(d, s, seat, kernel.choose(d, s, seat) if seat else expert(d, s, seat))
        kernel.deal(d, s)
        decisions += 1
    kernel.playout(d, s)
    print([int(kernel.score(d, s, seat)) for seat in range(seats)])
"""


@pytest.mark.parametrize("name", games.names())
def test_no_kernel_reads_or_writes_beside_its_rows(name: str) -> None:
    run = subprocess.run(
        [sys.executable, "-W", "ignore::RuntimeWarning", "-c", CHECKED.format(name=name)],
        env={"NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    assert len(run.stdout.splitlines()) == 2

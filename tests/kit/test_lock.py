import subprocess
import sys
from pathlib import Path
from threading import Event, Thread

from crocetta.kit.lock import alone

HOLD = """
import sys
from pathlib import Path
from crocetta.kit.lock import alone

with alone(Path(sys.argv[1])):
    print("in", flush=True)
    sys.stdin.read()
"""


def test_the_next_one_comes_in_when_the_one_before_is_killed(tmp_path: Path) -> None:
    lock, came = tmp_path / "lock", Event()

    def come_in() -> None:
        with alone(lock):
            came.set()

    run = [sys.executable, "-c", HOLD, str(lock)]
    with subprocess.Popen(run, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as other:
        try:
            assert other.stdout is not None
            assert other.stdout.readline().rstrip() == b"in"
            next_one = Thread(target=come_in, daemon=True)
            next_one.start()
            assert not came.wait(0.3)
        finally:
            other.kill()
    assert came.wait(20)


def test_an_error_inside_lets_the_next_one_in(tmp_path: Path) -> None:
    try:
        with alone(tmp_path / "lock"):
            raise ValueError
    except ValueError:
        with alone(tmp_path / "lock"):
            pass

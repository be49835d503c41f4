"""A file lock between processes, on every system."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from errno import EACCES
from pathlib import Path
from time import sleep

if sys.platform == "win32":
    import msvcrt

    def _wait_for(file: int) -> None:
        while True:
            try:
                msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
            except OSError as error:
                if error.errno != EACCES:
                    raise
                sleep(0.01)  # LK_LOCK itself retries once a second, and gives up after ten
            else:
                return

else:
    import fcntl

    def _wait_for(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX)


@contextmanager
def alone(lock: Path) -> Iterator[None]:
    """Hold the lock; the system releases it however this process ends.

    Nothing is ever written to the file, since Windows locks byte ranges, not files.
    """
    with lock.open("ab") as held:
        _wait_for(held.fileno())
        yield

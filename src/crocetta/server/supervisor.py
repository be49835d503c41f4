"""Process supervisor for `--workers N`: starts workers, restarts those that die, and replaces them one by one on
SIGHUP.

The parent holds the listening sockets: clients that connect while a worker is being replaced wait, and are not
refused.
"""

import multiprocessing
import signal
import socket
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from types import FrameType
from typing import Any, Final

import structlog

log = structlog.get_logger()

STARTS_WITHIN: Final = 60.0
"""Seconds, on a busy machine."""
STOPS_WITHIN: Final = 15.0
SHORT_LIFE: Final = 5.0
"""Seconds; a worker that dies sooner is restarted with exponential backoff."""
LONGEST_PAUSE: Final = 30.0
LOOK: Final = 0.25
"""Seconds between two checks for a signal."""


class WorkerFailed(Exception):
    """A worker failed to start."""


class _Worker:
    def __init__(self, place: int, target: Callable[..., None], arguments: tuple[Any, ...]) -> None:
        context = multiprocessing.get_context("spawn")
        self._hears, says = context.Pipe(duplex=False)
        self.born = time.monotonic()
        self.process: BaseProcess = context.Process(target=target, args=(*arguments, place, says))
        self.process.start()
        says.close()

    def is_ready(self, stopping: Callable[[], bool]) -> bool:
        """False if it died, took too long, or the supervisor is stopping."""
        until = self.born + STARTS_WITHIN
        try:
            while time.monotonic() < until and not stopping():
                if self._hears.poll(LOOK):
                    return bool(self._hears.recv())
        except EOFError:
            pass
        return False

    def stop(self) -> None:
        self.process.terminate()

    def end(self, seconds: float) -> None:
        """Wait for it to exit, then kill it."""
        self.process.join(seconds)
        if self.process.is_alive():
            log.warning("worker killed", pid=self.process.pid)
            self.process.kill()
            self.process.join()


class Supervisor:
    def __init__(
        self,
        target: Callable[..., None],
        arguments: list[tuple[Any, ...]],
        listeners: Sequence[socket.socket] = (),
    ) -> None:
        """`target(*arguments, place, ready)` runs a worker in its own process and sends on `ready` when it is up.

        `listeners`: the listening socket of each, where each has its own.
        """
        self._target, self._arguments = target, arguments
        self._listeners = listeners
        self._workers: dict[int, _Worker] = {}
        self._early: dict[int, int] = {}
        """Consecutive early deaths, by place."""
        self._due: dict[int, float] = {}
        """When empty places are to be restarted."""
        self._stopping = self._renewing = False

    def run(self, on_ready: Callable[[], None]) -> None:
        """Run until a signal. WorkerFailed if the workers do not start at all."""
        with self._signals():
            try:
                for place in range(len(self._arguments)):
                    self._start(place)
                for worker in self._workers.values():
                    if not worker.is_ready(self._is_stopping) and not self._stopping:
                        raise WorkerFailed
                if not self._stopping:
                    on_ready()
                while not self._stopping:
                    self._look()
            finally:
                self._stop_all()

    def _start(self, place: int) -> _Worker:
        worker = self._workers[place] = _Worker(place, self._target, self._arguments[place])
        return worker

    def _look(self) -> None:
        wait([worker.process.sentinel for worker in self._workers.values()], LOOK)
        for place, worker in list(self._workers.items()):
            if not worker.process.is_alive() and not self._stopping:
                self._replace(place, worker)
        for place, due in list(self._due.items()):
            if time.monotonic() >= due and not self._stopping:
                del self._due[place]
                self._start(place)
        if self._renewing and not self._stopping:
            self._renewing = False
            self._renew()

    def _replace(self, place: int, dead: _Worker) -> None:
        """Restart at once; with backoff after an early death."""
        log.error("worker died", worker=place, pid=dead.process.pid, ended=dead.process.exitcode)
        del self._workers[place]
        early = self._early.get(place, 0) + 1 if time.monotonic() - dead.born < SHORT_LIFE else 0
        self._early[place] = early
        self._due[place] = time.monotonic() + (min(LONGEST_PAUSE, 2.0**early) if early else 0.0)
        if early:
            self._shut_listener(place)

    def _shut_listener(self, place: int) -> None:
        """Stop the kernel from sending connections to a socket that nobody serves during the backoff.

        Those waiting there are reset and can retry; the next worker listens again.
        """
        if self._listeners and self._workers:
            with suppress(OSError):
                self._listeners[place].shutdown(socket.SHUT_RD)

    def _renew(self) -> None:
        """Replace workers one by one, each new one before the old stops: no downtime, even for a new version."""
        for place, old in list(self._workers.items()):
            new = self._start(place)
            if not new.is_ready(self._is_stopping):
                log.error("worker not renewed", worker=place)
                new.stop()
                new.end(STOPS_WITHIN)
                self._workers[place] = old
                return
            old.stop()
            old.end(STOPS_WITHIN)
            log.info("worker renewed", worker=place, pid=new.process.pid)

    def _stop_all(self) -> None:
        for worker in self._workers.values():
            worker.stop()
        until = time.monotonic() + STOPS_WITHIN
        for worker in self._workers.values():
            worker.end(max(0.0, until - time.monotonic()))

    @contextmanager
    def _signals(self) -> Iterator[None]:
        wanted: dict[int, Callable[[int, FrameType | None], None]] = {
            signal.SIGINT: self._stop,
            signal.SIGTERM: self._stop,
        }
        at_terminal = sys.stdin is not None and sys.stdin.isatty()
        if sys.platform != "win32" and not at_terminal:  # at a terminal SIGHUP means that it was closed
            wanted[signal.SIGHUP] = self._ask_to_renew
        before = {number: signal.signal(number, handler) for number, handler in wanted.items()}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    def _is_stopping(self) -> bool:
        return self._stopping

    def _stop(self, _number: int, _frame: FrameType | None) -> None:
        self._stopping = True

    def _ask_to_renew(self, _number: int, _frame: FrameType | None) -> None:
        self._renewing = True

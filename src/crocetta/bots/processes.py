"""A pool of worker processes for bots: each has one process, one connection and one question at a time.

Workers start on demand, forked from a process that has everything loaded (spawned on Windows). One that is too
slow, or whose question was cancelled, is killed: its late answer would be taken for the next one's.
"""

import asyncio
import multiprocessing
import socket
import sys
from collections.abc import Sequence
from contextlib import suppress
from multiprocessing.process import BaseProcess
from multiprocessing.util import Finalize
from typing import Final

from crocetta.bots.desk import NOBODY, Asker, DeskClosed, NotWanted
from crocetta.bots.fair_queue import FairSemaphore
from crocetta.bots.question import (
    BotFailed,
    Hindsight,
    Question,
    Retrospect,
    encode,
    read_compared,
    read_reply,
    read_weighed,
)
from crocetta.bots.review import ParShare, Weighed
from crocetta.bots.worker import LENGTH, framed, serve

PRELOAD: Final = "crocetta.bots.preload"
PATIENT: Final = 6
"""Reviews may take so many times the limit: nobody waits for them at a table."""
STARTS_WITHIN: Final = 60
"""Seconds for a worker to be ready, on a busy machine."""


class ProcessDesk:
    """At most `workers` processes, and `limit` seconds to compute an answer.

    `preload` names modules that workers need besides ours, such as one that calls `bots.register`. As always with
    `multiprocessing`, a script that uses this needs its `if __name__ == "__main__":`.
    """

    def __init__(self, workers: int, limit: float, preload: Sequence[str] = ()) -> None:
        self._workers = workers
        self._limit = limit
        self._modules = (PRELOAD, *preload)
        self._opened = False
        self._turns = FairSemaphore(workers)
        self._choosing = 0
        self._spare = asyncio.Event()
        """Set while fewer questions than workers are pending."""
        self._spare.set()
        self._looking_back = asyncio.Lock()
        self._idle: list[_Worker] = []
        self._started: set[_Worker] = set()
        self._starting: set[asyncio.Task[_Worker]] = set()

    async def open(self) -> None:
        self._opened = True

    async def close(self) -> None:
        self._opened = False
        self._kill_all()
        await self._turns.unused()
        await asyncio.gather(*self._starting, return_exceptions=True)
        self._kill_all()
        await asyncio.to_thread(_join, self._started)
        self._started.clear()
        self._idle.clear()

    async def choose(self, question: Question, asker: Asker = NOBODY) -> int:
        self._count_choosing(1)
        try:
            return read_reply(await self._answer(encode(question), self._limit, asker), question)
        finally:
            self._count_choosing(-1)

    async def look_back(self, question: Retrospect) -> Weighed:
        return read_weighed(await self._answer_when_idle(encode(question)))

    async def compare(self, question: Hindsight) -> ParShare | None:
        return read_compared(await self._answer_when_idle(encode(question)))

    async def _answer_when_idle(self, message: bytes) -> bytes:
        """For reviews: one at a time, and only while a worker is free; bots at tables go first.

        A started one keeps its worker, so a desk for both needs two.
        """
        async with self._looking_back:
            await self._spare.wait()
            return await self._answer(message, PATIENT * self._limit)

    def _count_choosing(self, change: int) -> None:
        self._choosing += change
        if self._choosing < self._workers:
            self._spare.set()
        else:
            self._spare.clear()

    async def _answer(self, message: bytes, limit: float, asker: Asker = NOBODY) -> bytes:
        self._check_open()
        async with self._turns.place(asker.person):
            if not asker.waits():
                raise NotWanted
            worker = self._waiting() or await self._start()
            answer = await self._ask(worker, message, limit)
            self._idle.append(worker)
        return answer

    @property
    def load(self) -> tuple[int, int]:
        return min(self._choosing, self._workers), max(0, self._choosing - self._workers)

    def _waiting(self) -> "_Worker | None":
        """The most recently used idle worker, so that as few processes as possible stay busy."""
        while self._idle:
            worker = self._idle.pop()
            if worker.alive:
                return worker
            worker.end()
        return None

    async def _start(self) -> "_Worker":
        self._check_open()
        self._started = {worker for worker in self._started if not worker.ended}
        starting = asyncio.create_task(_Worker.start(self._modules, PATIENT * self._limit))
        self._starting.add(starting)
        starting.add_done_callback(self._enlist)
        try:
            # A process that is still starting can be neither stopped nor used.
            return await asyncio.shield(starting)
        except asyncio.CancelledError:
            starting.add_done_callback(_kill_started)
            raise

    def _enlist(self, starting: "asyncio.Task[_Worker]") -> None:
        self._starting.discard(starting)
        if _succeeded(starting):
            self._started.add(starting.result())

    async def _ask(self, worker: "_Worker", message: bytes, limit: float) -> bytes:
        self._check_open()
        try:
            async with asyncio.timeout(limit):
                return await worker.ask(message)
        except TimeoutError:
            raise BotFailed(f"no answer within {limit:g} seconds") from None
        except (OSError, EOFError):
            self._check_open()
            raise BotFailed("the worker process died") from None

    def _check_open(self) -> None:
        if not self._opened:
            raise DeskClosed

    def _kill_all(self) -> None:
        for worker in self._started:
            worker.kill()


class _Worker:
    """The server's side of a worker process. Any interrupted exchange ends the process."""

    def __init__(self, process: BaseProcess, connection: socket.socket) -> None:
        self._process = process
        self._connection = connection
        # If the desk was not closed, multiprocessing would wait at exit for a worker that ignores SIGTERM.
        self._at_exit = Finalize(None, self.kill, exitpriority=0)

    @classmethod
    async def start(cls, modules: Sequence[str], limit: float) -> "_Worker":
        try:
            # The first start waits until the fork server has loaded everything.
            worker = await asyncio.to_thread(cls._launch, modules, limit)
            async with asyncio.timeout(STARTS_WITHIN):
                refusal = await worker._receive()
        except Exception as error:
            raise BotFailed(f"a worker process did not start: {error!r}") from error
        if refusal:
            worker.end()
            raise BotFailed(f"a worker process did not start: {refusal.decode()}")
        return worker

    @classmethod
    def _launch(cls, modules: Sequence[str], limit: float) -> "_Worker":
        ours, theirs = socket.socketpair()
        with theirs:
            process = _process(theirs, modules, limit)
            try:
                process.start()
            except BaseException:
                ours.close()
                raise
        ours.setblocking(False)
        return cls(process, ours)

    @property
    def alive(self) -> bool:
        """Only for an idle worker. The connection shows its death sooner than the fork server."""
        try:
            self._connection.recv(1, socket.MSG_PEEK)
        except BlockingIOError:
            return True
        except OSError:
            pass
        return False

    async def ask(self, message: bytes) -> bytes:
        try:
            await asyncio.get_running_loop().sock_sendall(self._connection, framed(message))
        except BaseException:
            self.end()
            raise
        return await self._receive()

    async def _receive(self) -> bytes:
        try:
            return await self._read(*LENGTH.unpack(await self._read(LENGTH.size)))
        except BaseException:
            self.end()
            raise

    async def _read(self, size: int) -> bytes:
        received = b""
        while len(received) < size:
            part = await asyncio.get_running_loop().sock_recv(self._connection, size - len(received))
            if not part:
                raise EOFError
            received += part
        return received

    def kill(self) -> None:
        """Also during a question: the caller then reads EOF."""
        self._at_exit.cancel()
        # Checked first, so that the pid cannot have been reused.
        if self._process.is_alive():
            self._process.kill()
        with suppress(OSError):
            self._connection.shutdown(socket.SHUT_RDWR)

    def end(self) -> None:
        self.kill()
        self._connection.close()

    @property
    def ended(self) -> bool:
        return not self._process.is_alive()

    def join(self) -> None:
        self._process.join()
        self._connection.close()


def _process(connection: socket.socket, modules: Sequence[str], limit: float) -> BaseProcess:
    """Never a plain fork: a worker would inherit the server's threads' locks and signal handlers."""
    if sys.platform == "win32":
        context = multiprocessing.get_context("spawn")
    else:
        context = multiprocessing.get_context("forkserver")
        # No effect if this program's fork server is already running; workers then import the rest themselves.
        context.set_forkserver_preload(list(modules))
    return context.Process(target=serve, args=(connection, modules, limit), name="bot", daemon=True)


def _succeeded(task: "asyncio.Task[_Worker]") -> bool:
    return not task.cancelled() and task.exception() is None


def _kill_started(starting: "asyncio.Task[_Worker]") -> None:
    if _succeeded(starting):
        starting.result().end()


def _join(workers: set[_Worker]) -> None:
    for worker in workers:
        worker.join()

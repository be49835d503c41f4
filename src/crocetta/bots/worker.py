"""The main loop of a bot worker process: read a question, answer it, until the connection closes.

A message is its length and then its bytes. The worker's first says that it is ready: it is empty, or says why not.
"""

import multiprocessing
import os
import signal
import struct
import sys
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from multiprocessing.connection import wait
from socket import socket
from threading import Thread
from typing import BinaryIO, Final

from crocetta.bots.question import reply

LENGTH: Final = struct.Struct("!I")
GRACE: Final = 1.0
"""Seconds that a question may take beyond its limit, which is the server's to keep."""


def framed(message: bytes) -> bytes:
    return LENGTH.pack(len(message)) + message


def serve(connection: socket, modules: Sequence[str], limit: float) -> None:
    _leave_signals_to_the_server()
    Thread(target=_end_with_the_server, daemon=True).start()
    # An OSError of the connection itself: the server is gone, and there is nobody to tell.
    with suppress(OSError), connection, connection.makefile("rb") as questions:
        connection.sendall(framed(_prepare(modules)))
        while message := _next(questions):
            _end_after(limit + GRACE)
            answer = reply(message)
            _end_after(0)
            connection.sendall(framed(answer))


def _next(questions: BinaryIO) -> bytes:
    """Empty at the end of the connection."""
    length = questions.read(LENGTH.size)
    return questions.read(*LENGTH.unpack(length)) if len(length) == LENGTH.size else b""


def _prepare(modules: Sequence[str]) -> bytes:
    """A forked worker finds these modules loaded. An ImportError, which the fork server swallows, is told here."""
    try:
        for module in modules:
            import_module(module)
    except Exception as error:
        return f"{type(error).__name__}: {error}".encode()
    return b""


def _leave_signals_to_the_server() -> None:
    """Ctrl-C and a service manager's SIGTERM reach workers too, while the server still wants its answers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)


def _end_with_the_server() -> None:
    """A bot that is thinking does not see the end of its connection."""
    server = multiprocessing.parent_process()
    assert server is not None
    wait([server.sentinel])
    os._exit(1)


def _end_after(seconds: float) -> None:
    """The kernel ends a bot that loops in C and keeps the thread above from running; 0 calls it off.

    It matters where the server was killed, which otherwise keeps the limit itself.
    """
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_REAL, seconds)

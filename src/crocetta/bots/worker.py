"""The main loop of a bot worker process: read a question, answer it, until the connection closes.

Messages are length-prefixed. The worker's first one says that it is ready: it is empty, or the reason why not.
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
"""Seconds beyond the limit of a question, which the server enforces."""


def framed(message: bytes) -> bytes:
    return LENGTH.pack(len(message)) + message


def serve(connection: socket, modules: Sequence[str], limit: float) -> None:
    _ignore_signals()
    Thread(target=_end_with_the_server, daemon=True).start()
    # An OSError of the connection itself: the server is gone.
    with suppress(OSError), connection, connection.makefile("rb") as questions:
        connection.sendall(framed(_prepare(modules)))
        while message := _next(questions):
            _set_timer(limit + GRACE)
            answer = reply(message)
            _set_timer(0)
            connection.sendall(framed(answer))


def _next(questions: BinaryIO) -> bytes:
    """The next message; empty at EOF."""
    length = questions.read(LENGTH.size)
    return questions.read(*LENGTH.unpack(length)) if len(length) == LENGTH.size else b""


def _prepare(modules: Sequence[str]) -> bytes:
    """Already loaded in a forked worker. Reports an ImportError, which the fork server swallows."""
    try:
        for module in modules:
            import_module(module)
    except Exception as error:
        return f"{type(error).__name__}: {error}".encode()
    return b""


def _ignore_signals() -> None:
    """Ctrl-C and a service manager's SIGTERM reach workers, too, while the server still needs their answers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)


def _end_with_the_server() -> None:
    """A busy bot does not see that its connection was closed."""
    server = multiprocessing.parent_process()
    assert server is not None
    wait([server.sentinel])
    os._exit(1)


def _set_timer(seconds: float) -> None:
    """A timer signal stops a bot that loops in C and starves the thread above; 0 cancels it.

    For when the server was killed, which otherwise enforces the limit itself.
    """
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_REAL, seconds)

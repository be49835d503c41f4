"""Forks servers from a process that has imported everything: reads a port and a folder, prints a process id.

Each is alone in a session of its own and may be killed like any other.
"""

import os
import signal
import sys
import traceback
from pathlib import Path

from bench import servers
from crocetta import games


def become_a_server(port: str, folder: str) -> None:
    os.setsid()
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    log = os.open(Path(folder, "server.log"), os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    for stream in (1, 2):
        os.dup2(log, stream)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    servers.main("table", port, folder)


def main() -> None:
    for name in games.names():
        games.get(name)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for them here
    for line in sys.stdin:
        port, folder = line.split(maxsplit=1)
        child = os.fork()
        if child == 0:
            try:
                become_a_server(port, folder.strip())
            except BaseException:
                traceback.print_exc()
            os._exit(1)
        print(child, flush=True)


if __name__ == "__main__":
    main()

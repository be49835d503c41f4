"""`crocetta site`: writes the static site to play without a server."""

import re
from pathlib import Path

from crocetta.cli.screen import fail, in_words, misuse, say
from crocetta.kit.errors import UserError


def write(folder: Path, server: str) -> None:
    from crocetta.server import site

    if server and not re.match(r"https?://[^/?#\s]+[^?#\s]*$", server):
        misuse(say("terminal-site-server", server=server))
    try:
        files, size = site.write(folder, server and f"{server.rstrip('/')}/")
    except (UserError, OSError) as error:
        fail(in_words(error))
    print(say("terminal-site-written", folder=str(folder), files=files, megabytes=round(size / 1e6, 1)))

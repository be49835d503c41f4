"""`crocetta backup` and `crocetta restore`: copy the database of a running server, and restore a copy."""

from pathlib import Path

from crocetta.cli.screen import fail, in_words, say


def backup(file: Path, database: str | None, *, replace: bool) -> None:
    from crocetta.server.serve import async_url, default_database
    from crocetta.server.store.backup import CopyError, back_up

    try:
        back_up(async_url(database) if database else default_database(), file, replace=replace)
    except CopyError as error:
        fail(in_words(error))
    print(say("terminal-copied", file=str(file)))


def restore(file: Path, database: str | None, *, replace: bool) -> None:
    from crocetta.server.serve import async_url, default_database
    from crocetta.server.store.backup import CopyError, put_back

    try:
        kept = put_back(async_url(database) if database else default_database(), file, replace=replace)
    except CopyError as error:
        fail(in_words(error))
    print(say("terminal-restored", file=str(file)))
    if kept is not None:
        print(say("terminal-restored-kept", file=str(kept)))

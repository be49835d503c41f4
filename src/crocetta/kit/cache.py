"""The folder in which compiled kernels are cached. Imports nothing large, so it is cheap to query."""

import os
from contextlib import suppress
from functools import cache
from hashlib import sha256
from pathlib import Path
from shutil import rmtree
from time import time

from crocetta.kit.folders import further_games

PACKAGE = Path(__file__).parent.parent
MONTH = 30 * 86_400


@cache
def sources_digest(package: Path = PACKAGE) -> str:
    """The hash of all sources that kernels are compiled from."""
    digest = sha256()
    own = [*(package / "games").rglob("*.py"), *(package / "kit").glob("*.py")]
    further = [source for folder in further_games() for source in folder.rglob("*.py")]
    for source in (*sorted(own), *sorted(further)):
        digest.update(source.as_posix().removeprefix(package.as_posix()).encode())
        digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


def cache_folder() -> Path:
    """The cache for exactly these sources.

    Numba notices a changed function, but not a changed callee; a folder per state of the sources avoids stale code.
    RuntimeError where there is neither a home folder nor a configured one.
    """
    return _root() / "crocetta" / f"kernels-{sources_digest()}"


def _root() -> Path:
    chosen = os.environ.get("CROCETTA_CACHE")
    if chosen:
        return Path(chosen)
    common = os.environ.get("LOCALAPPDATA" if os.name == "nt" else "XDG_CACHE_HOME")
    return Path(common) if common else Path.home() / ".cache"


def can_keep() -> bool:
    """Whether the folder is writable: not in a read-only container, for instance."""
    try:
        folder = cache_folder()
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "lock").touch()
    except (OSError, RuntimeError):
        return False
    return True


def is_warm(game: str) -> bool:
    """Whether everything of this game has been compiled from these sources."""
    return (cache_folder() / f"{game}.warm").exists()


def begun(game: str) -> Path:
    """A marker file: a background process is compiling it."""
    return cache_folder() / f"{game}.begun"


def now_warm(game: str) -> None:
    if can_keep():
        (cache_folder() / f"{game}.warm").touch()
        _forget_other_sources()


def _forget_other_sources() -> None:
    """Delete caches of other sources that were unused for a month."""
    own = cache_folder()
    for folder in own.parent.glob("kernels-*"):
        if folder != own and _last_used(folder) < time() - MONTH:
            rmtree(folder, ignore_errors=True)


def _last_used(folder: Path) -> float:
    """0 for a folder that another process is deleting."""
    latest = 0.0
    for path in (folder, folder / "lock"):
        with suppress(OSError):
            latest = max(latest, path.stat().st_mtime)
    return latest

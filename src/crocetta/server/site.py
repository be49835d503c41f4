"""Builds the static site: everything to play without a server, as files for any web host, without external
requests.

It contains the page and the runtime, both from the static folder, and this very program: so page, rules and
runtime of a site always match, and its version is a hash over all of them.
"""

import gzip
import html
import io
import re
import zipfile
from collections.abc import Iterable, Iterator
from functools import cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final, TypeAlias

import msgspec

from crocetta import games
from crocetta.kit.errors import UserError
from crocetta.offline.requests import LANGUAGES, games_here
from crocetta.server.guests import NAMES
from crocetta.server.http.pages import STATIC
from crocetta.tables.about import rulebook

Part: TypeAlias = bytes | Path
RUNTIME: Final = STATIC / "runtime"
"""Where `scripts/runtime.py` puts Pyodide, the wheel built for it, and the pure Python wheels."""
COMPILED: Final = RUNTIME / "compiled"
PYODIDE: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
LOADED: Final = ("pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
"""Counted for the progress bar; the rest are modules, which the browser fetches by itself."""
PACKED: Final = ("kit", "games", "bots", "tables", "words", "offline")
LEFT_OUT: Final = ("__pycache__", "kernel", "processes.py", "terminal.py", "telling.py", "typed.py")
"""Kernels need a compiler and processes a system, which Pyodide lacks; a browser has no terminal."""
SAID_BY_THE_PAGE: Final = ("it.ftl", "pl.ftl")
"""The worker sends message keys with an English text; the page has all languages."""
ICONS: Final = {
    r"icon-\w+\.svg": ("any", "image/svg+xml", "any"),
    r"icon-192-\w+\.png": ("192x192", "image/png", "any"),
    r"icon-512-\w+\.png": ("512x512", "image/png", "any"),
    r"maskable-\w+\.png": ("512x512", "image/png", "maskable"),
}
LONG_AGO: Final = (1980, 1, 1, 0, 0, 0)
"""A fixed date, for reproducible archives."""


class NoRuntime(UserError):
    """The files for play without a server are not installed."""


class NotEmpty(UserError):
    """The folder holds something else."""


def is_there() -> bool:
    return (RUNTIME / PYODIDE[0]).is_file() and (STATIC / "offline.html").is_file()


@cache
def parts(server: str = "") -> dict[str, Part]:
    """Every file of the site, by its path. `server`: where matches can continue with others."""
    if not is_there():
        raise NoRuntime("terminal-site-runtime")
    answers = dict(_answers())
    found: dict[str, Part] = {f"api/{path}.json": body for path, body in answers.items()}
    found["api/names.json"] = msgspec.json.encode(NAMES)
    found |= {f"assets/{file.name}": file for file in sorted((STATIC / "assets").iterdir())}
    found |= {f"runtime/{name}": RUNTIME / name for name in PYODIDE}
    (wheel,) = RUNTIME.glob("msgspec-*.whl")
    found[f"runtime/{wheel.name}"] = wheel
    archive = _archive()
    package = f"package-{sha256(archive).hexdigest()[:12]}.bin"
    found[package] = archive
    (worker,) = (name for name in found if name.startswith("assets/worker-"))
    found["manifest.webmanifest"] = manifest(found)
    page = (STATIC / "offline.html").read_text(encoding="utf-8")
    site = {
        "version": _version(found, page + server),
        "worker": worker,
        "runtime": "runtime/",
        "wheel": f"runtime/{wheel.name}",
        "package": package,
        "bytes": sum(len(content(found[name])) for name in (*(f"runtime/{name}" for name in LOADED), package)),
        "server": server,
        "answers": sorted(answers),
    }
    found["index.html"] = page.replace("{{site}}", html.escape(msgspec.json.encode(site).decode())).encode()
    kept = ["./", *(name for name in found if name != "index.html")]
    facts = msgspec.json.encode({"version": site["version"], "files": kept}).decode()
    service = (STATIC / "service.js").read_text(encoding="utf-8")
    found["service.js"] = f"self.SITE={facts};\n{service}".encode()
    return found


def content(part: Part) -> bytes:
    return part if isinstance(part, bytes) else part.read_bytes()


def write(folder: Path, server: str = "") -> tuple[int, int]:
    """Write the site, replacing an earlier one; returns the number of files and of bytes."""
    if folder.exists() and any(folder.iterdir()) and not (folder / "service.js").is_file():
        raise NotEmpty("terminal-site-not-empty", folder=str(folder))
    total = 0
    for name, part in parts(server).items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        total += path.write_bytes(content(part))
    return len(parts(server)), total


def _answers() -> Iterator[tuple[str, bytes]]:
    """Constant API responses as files, so that the page need not wait for Python."""
    encode = msgspec.json.encode
    yield "games", encode(games_here())
    for name in games.names():
        game = games.get(name)
        yield f"games/{name}/data/{game.edition.digest}", encode(game.drawings)
        for language in LANGUAGES:
            yield f"games/{name}/rulebook/{language}", encode(rulebook(name, language))


def _archive() -> bytes:
    """The program as far as a browser needs it, with its pure Python dependencies, as one archive."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        for name, text in sorted(_sources()):
            archive.writestr(zipfile.ZipInfo(name, LONG_AGO), text)
    return gzip.compress(packed.getvalue(), 9, mtime=0)


def _sources() -> Iterator[tuple[str, bytes]]:
    ours = files("crocetta")
    yield _as_compiled("crocetta/__init__.py", ours.joinpath("__init__.py").read_bytes())
    for name in PACKED:
        yield from _below(ours.joinpath(name), f"crocetta/{name}")
    for wheel in RUNTIME.glob("*-none-any.whl"):
        with zipfile.ZipFile(wheel) as archive:
            yield from ((name, archive.read(name)) for name in archive.namelist() if name.endswith(".pyc"))


def _below(folder: Traversable, path: str) -> Iterator[tuple[str, bytes]]:
    for each in folder.iterdir():
        if each.name in LEFT_OUT or each.name.endswith(SAID_BY_THE_PAGE):
            continue
        if each.is_dir():
            yield from _below(each, f"{path}/{each.name}")
        else:
            yield _as_compiled(f"{path}/{each.name}", each.read_bytes())


def _as_compiled(name: str, text: bytes) -> tuple[str, bytes]:
    """The bytecode, if it was compiled from this very source: Pyodide starts in half the time."""
    if _compiled_of().get(name) == sha256(text).hexdigest():
        return f"{name}c", (COMPILED / f"{name}c").read_bytes()
    return name, text


@cache
def _compiled_of() -> dict[str, str]:
    """Hashes of the sources that `scripts/compile.py` compiled."""
    known = COMPILED / "sources.json"
    return msgspec.json.decode(known.read_bytes(), type=dict[str, str]) if known.is_file() else {}


def manifest(files: Iterable[str]) -> bytes:
    """The web app manifest, of this site or of a server."""
    return msgspec.json.encode(
        {
            "name": "Crocetta",
            "short_name": "Crocetta",
            "id": "./",
            "start_url": "./",
            "scope": "./",
            "display": "standalone",
            "background_color": "#f3ead7",
            "theme_color": "#f3ead7",
            "icons": [icon for name in files for icon in _icon(name)],
        }
    )


def _icon(file: str) -> Iterator[dict[str, str]]:
    for named, (sizes, kind, purpose) in ICONS.items():
        if re.fullmatch(rf"assets/{named}", file):
            yield {"src": file, "sizes": sizes, "type": kind, "purpose": purpose}


def _version(found: dict[str, Part], page: str) -> str:
    whole = sha256(page.encode())
    for name, part in sorted(found.items()):
        whole.update(f"{name} {sha256(content(part)).hexdigest()}\n".encode())
    return whole.hexdigest()[:16]

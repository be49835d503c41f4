"""Compiles Python to bytecode for Pyodide, and is run by it (`compile.mjs`): with bytecode it starts in half the
time.

With /folder: the program in that folder, into /runtime/compiled, with hashes of the sources, so that outdated
bytecode is not used. Without: the standard library and the wheels of /runtime, in place.
"""

import json
import shutil
import zipfile
from collections.abc import Iterator
from hashlib import sha256
from importlib import _bootstrap_external, util
from pathlib import Path

RUNTIME, FOLDER = Path("/runtime"), Path("/folder")
LIBRARY = RUNTIME / "python_stdlib.zip"
LONG_AGO = (1980, 1, 1, 0, 0, 0)
UNUSED = frozenset(
    (
        "_pydatetime",
        "_pydecimal",
        "_pyio",
        "_pyrepl",
        "_strptime",
        "antigravity",
        "argparse",
        "bdb",
        "cProfile",
        "calendar",
        "cmd",
        "colorsys",
        "configparser",
        "ctypes",
        "curses",
        "dbm",
        "doctest",
        "email",
        "ensurepip",
        "filecmp",
        "fileinput",
        "ftplib",
        "getopt",
        "gettext",
        "html",
        "http",
        "idlelib",
        "imaplib",
        "mailbox",
        "mimetypes",
        "modulefinder",
        "multiprocessing",
        "netrc",
        "nturl2path",
        "optparse",
        "pdb",
        "pickletools",
        "plistlib",
        "poplib",
        "profile",
        "pstats",
        "pty",
        "pyclbr",
        "pydoc",
        "pydoc_data",
        "rlcompleter",
        "sched",
        "shelve",
        "smtplib",
        "socketserver",
        "sqlite3",
        "symtable",
        "tabnanny",
        "tarfile",
        "this",
        "timeit",
        "tkinter",
        "trace",
        "tracemalloc",
        "tty",
        "turtle",
        "turtledemo",
        "unittest",
        "venv",
        "wave",
        "webbrowser",
        "wsgiref",
        "xml",
        "xmlrpc",
        "zipapp",
        "zoneinfo",
    )
)
"""Of the library: what no game and no table asks for."""
ENCODINGS = frozenset(
    (
        "__init__",
        "aliases",
        "ascii",
        "cp437",
        "idna",
        "latin_1",
        "punycode",
        "raw_unicode_escape",
        "unicode_escape",
        "utf_8",
    )
)


def compiled(source: bytes, name: str, optimize: int) -> bytes:
    code = compile(source, name, "exec", dont_inherit=True, optimize=optimize)
    made: bytes = _bootstrap_external._code_to_hash_pyc(  # type: ignore[attr-defined]  # not in its types
        code, util.source_hash(source), False
    )
    return made


def is_used(name: str) -> bool:
    first, _, rest = name.partition("/")
    if first == "encodings":
        return rest.removesuffix(".py") in ENCODINGS
    return not name.endswith("/") and first.removesuffix(".py") not in UNUSED


def pack(archive: Path, files: Iterator[tuple[str, bytes]]) -> None:
    fresh = archive.with_suffix(".new")
    with zipfile.ZipFile(fresh, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for name, content in files:
            packed.writestr(zipfile.ZipInfo(name, LONG_AGO), content, zipfile.ZIP_DEFLATED)
    fresh.replace(archive)


def parts(archive: Path) -> Iterator[tuple[str, bytes]]:
    """Compiled, without sources and documentation."""
    with zipfile.ZipFile(archive) as whole:
        for name in sorted(filter(is_used, whole.namelist())):
            content = whole.read(name)
            is_source = name.endswith(".py")
            yield (f"{name}c", compiled(content, name, 2)) if is_source else (name, content)


def compile_program() -> None:
    out, hashes = RUNTIME / "compiled", {}
    shutil.rmtree(out, ignore_errors=True)
    for source in sorted(FOLDER.rglob("*.py")):
        name, text = str(source.relative_to(FOLDER)), source.read_bytes()
        (out / name).parent.mkdir(parents=True, exist_ok=True)
        (out / f"{name}c").write_bytes(compiled(text, name, 0))
        hashes[name] = sha256(text).hexdigest()
    (out / "sources.json").write_text(json.dumps(hashes, indent=0), encoding="utf-8")


if FOLDER.exists():
    compile_program()
else:
    pack(LIBRARY, parts(LIBRARY))
    for wheel in RUNTIME.glob("*-none-any.whl"):
        pack(wheel, parts(wheel))

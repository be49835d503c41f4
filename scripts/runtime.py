"""Downloads the runtime for play without a server into the static folder: Pyodide from npm, and wheels by pip.

Versions and hashes are those of `web/package-lock.json` and `requirements.lock`. Run by `make`. If something cannot
be downloaded it says so and leaves nothing half done; everything else works without.
"""

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
PYODIDE: Final = ROOT / "web/node_modules/pyodide"
LOCKED: Final = ROOT / "requirements.lock"
WHEELS: Final = ("fluent-syntax", "msgspec", "structlog", "typing-extensions")
"""msgspec's is built for one Pyodide: raise both together."""
RUNTIME: Final = ROOT / "src/crocetta/server/static/runtime"
FILES: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
LOCK: Final = "pyodide-lock.json"
PLATFORM: Final = ("--python-version", "3.14", "--implementation", "cp", "--abi", "cp314", "--abi", "none")
BUILT_FOR: Final = ("--platform", "pyemscripten_2026_0_wasm32", "--platform", "any")


def main() -> int:
    if not PYODIDE.is_dir():
        return _give_up("npm's pyodide is not installed: cd web && npm ci")
    fresh = RUNTIME.with_name("runtime.new")
    shutil.rmtree(fresh, ignore_errors=True)
    fresh.mkdir(parents=True)
    try:
        if not _fetch_wheels(fresh):
            return _give_up("pip could not fetch the wheels for it; is there a network?")
        for name in FILES:
            shutil.copyfile(PYODIDE / name, fresh / name)
        (fresh / LOCK).write_text(json.dumps(_without_packages(), separators=(",", ":")), encoding="utf-8")
        if not _compile(fresh):
            return _give_up("Node could not run it")
        shutil.rmtree(RUNTIME, ignore_errors=True)
        fresh.rename(RUNTIME)
    finally:
        shutil.rmtree(fresh, ignore_errors=True)
    print("runtime: ready")
    return 0


def _compile(runtime: Path) -> bool:
    """The library and the wheels, once and for all; `make` compiles the program itself."""
    return subprocess.run(("node", str(ROOT / "scripts/compile.mjs"), str(runtime)), check=False).returncode == 0


def _fetch_wheels(folder: Path) -> bool:
    pip = (sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps")
    wanted = folder / "wheels.txt"
    wanted.write_text(_locked(), encoding="utf-8")
    options = ("--only-binary", ":all:", "--require-hashes", "--dest", str(folder), "-r", str(wanted))
    done = subprocess.run((*pip, *PLATFORM, *BUILT_FOR, *options), check=False).returncode == 0
    wanted.unlink()
    return done


def _locked() -> str:
    """Their lines of the lock file, with all hashes."""
    found = re.finditer(r"^([\w-]+)==(?:.*\\\n)*.*\n", LOCKED.read_text(encoding="utf-8"), re.MULTILINE)
    return "".join(block[0] for block in found if block[1] in WHEELS)


def _without_packages() -> dict[str, object]:
    """A list of hundreds of packages that nobody asks for would be fetched by every visitor."""
    lock: dict[str, object] = json.loads((PYODIDE / LOCK).read_text(encoding="utf-8"))
    return {**lock, "packages": {}}


def _give_up(why: str) -> int:
    print(f"runtime: {why}\nruntime: without it there is no play without a server; all else works", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())

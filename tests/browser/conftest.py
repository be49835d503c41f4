"""A built page, a real server and a real Chromium. Every test fails on any error in the console."""

import os
import shutil
import subprocess
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, sync_playwright

from crocetta.kit.lock import alone
from tests.browser.people import Guests, Profiles
from tests.browser.server_process import ROOT, ServerProcess
from tests.lengths import THOROUGH

PAGE: Final = ROOT / "src/crocetta/server/static/index.html"
WEB: Final = ROOT / "web"
FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
IN_CI: Final = os.environ.get("CI") == "true"


@contextmanager
def one_at_a_time(what: str) -> Iterator[None]:
    """Workers of pytest-xdist are processes: the first does it, the others wait and find it done."""
    name = f"crocetta-{what}-{sha256(str(ROOT).encode()).hexdigest()[:12]}.lock"
    with alone(Path(tempfile.gettempdir()) / name):
        yield


def page_is_old() -> bool:
    sources = [path for path in (WEB / "src").rglob("*") if path.is_file() and path.name != "keys.d.ts"]
    sources += [*WEB.glob("*.mjs"), WEB / "package-lock.json", *(ROOT / "src/crocetta").rglob("*.ftl")]
    return not PAGE.is_file() or PAGE.stat().st_mtime < max(path.stat().st_mtime for path in sources)


def build_page() -> None:
    with one_at_a_time("page"):
        if page_is_old():
            if shutil.which("npm") is None:
                pytest.fail("the page is missing or older than web/src, and there is no npm to build it")
            subprocess.run(["npm", "ci", "--quiet"], cwd=WEB, check=True)
            subprocess.run(["node", "build.mjs"], cwd=WEB, check=True)
            PAGE.touch()


def find_chromium() -> str | None:
    """The headless shell, which takes a third less time; in a thorough run the whole browser."""
    whole = shutil.which("chromium") or shutil.which("chromium-browser")
    shell = shutil.which("chromium-headless-shell")
    return whole or shell if THOROUGH else shell or whole


def chromium_path() -> str:
    with one_at_a_time("chromium"):
        found = find_chromium()
        if found is None and not IN_CI and os.geteuid() == 0 and shutil.which("apt-get"):
            subprocess.run(["apt-get", "update", "--quiet"], check=False)
            install = ["apt-get", "install", "--yes", "--quiet", "--no-install-recommends"]
            install += ["chromium", "chromium-headless-shell"]
            subprocess.run(install, env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"}, check=False)
            found = find_chromium()
    if found is not None:
        return found
    missing = "there is no Chromium: apt install chromium, or the page stays UNTESTED"
    if IN_CI:
        pytest.fail(missing)
    warnings.warn(missing, stacklevel=1)
    pytest.skip(missing)


@pytest.fixture(scope="session")
def _page() -> None:
    build_page()


@pytest.fixture(scope="session")
def chromium() -> str:
    return chromium_path()


@pytest.fixture(scope="package")
def browser(chromium: str) -> Iterator[Browser]:
    """Not session-scoped: while Playwright's event loop runs, tests with their own loop cannot."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=list(FLAGS))
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def _open_server(_page: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server for all tests that do not stop it: people do not meet unless they are given a link."""
    server = ServerProcess(tmp_path_factory.mktemp("server"))
    server.open()
    yield server
    server.close()


@pytest.fixture
def server(_open_server: ServerProcess) -> Iterator[ServerProcess]:
    before = len(_open_server.errors())
    yield _open_server
    assert _open_server.errors()[before:] == []


@pytest.fixture
def own_server(_page: None, tmp_path: Path) -> Iterator[ServerProcess]:
    """A server of its own for a test that stops it."""
    server = ServerProcess(tmp_path)
    server.open()
    yield server
    server.close()
    assert server.errors() == []


@pytest.fixture(scope="package")
def profiles(browser: Browser) -> Profiles:
    return Profiles(browser)


@pytest.fixture
def guests(profiles: Profiles, server: ServerProcess) -> Iterator[Guests]:
    guests = Guests(profiles, server)
    yield guests
    errors = guests.close()
    assert errors == []

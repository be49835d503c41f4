"""The site to play without a server: written to a folder, and served at /offline/."""

import gzip
import io
import re
import zipfile
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
from litestar import Litestar

from crocetta.server import site
from crocetta.server.http import offline
from tests.server.people import HOST

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(
        not site.is_there(), reason="play without a server is UNTESTED: make site says what is missing"
    ),
]


def client(app: Litestar) -> httpx.AsyncClient:
    return httpx.AsyncClient(transport=httpx.ASGITransport(app=cast(Any, app)), base_url=f"http://{HOST}")


async def test_the_server_has_the_site_at_an_address_of_its_own(app: Litestar) -> None:
    async with client(app) as page:
        moved = await page.get("/offline")
        assert (moved.status_code, moved.headers["location"]) == (302, "/offline/")
        for name, part in site.parts(offline.SERVER).items():
            answer = await page.get(f"/offline/{'' if name == 'index.html' else name}")
            assert answer.content == site.content(part), name
            (script,) = re.findall(r"script-src ([^;]*);", answer.headers["content-security-policy"])
            assert script == "'self' 'wasm-unsafe-eval'"
        again = await page.get(
            "/offline/", headers={"if-none-match": (await page.get("/offline/")).headers["etag"]}
        )
        assert (again.status_code, again.content) == (304, b"")
        assert (await page.get("/offline/package-other.bin")).status_code == 404
        wasm = await page.get("/offline/runtime/pyodide.asm.wasm")
        assert wasm.headers["content-type"] == "application/wasm"
        assert "'wasm-unsafe-eval'" not in (await page.get("/")).headers["content-security-policy"]


async def test_it_keeps_nothing_of_names_that_are_none(app: Litestar) -> None:
    async with client(app) as page:
        await page.get("/offline/")
        kept = offline._part.cache_info().currsize
        for k in range(5):
            assert (await page.get(f"/offline/none-{k}.js")).status_code == 404
        assert offline._part.cache_info().currsize == kept


async def test_it_is_written_into_an_empty_folder_and_over_itself(tmp_path: Path) -> None:
    files, _ = site.write(tmp_path / "site")
    assert files == len(site.parts()) == sum(path.is_file() for path in (tmp_path / "site").rglob("*"))
    site.write(tmp_path / "site")
    (tmp_path / "thesis").mkdir()
    (tmp_path / "thesis" / "chapter.txt").touch()
    with pytest.raises(site.NotEmpty):
        site.write(tmp_path / "thesis")


async def test_it_holds_the_games_and_no_more_than_a_browser_can_run() -> None:
    (archive,) = (part for name, part in site.parts().items() if name.startswith("package-"))
    names = zipfile.ZipFile(io.BytesIO(gzip.decompress(site.content(archive)))).namelist()
    assert "crocetta/games/la_piramide/maze.txt" in names
    assert not [name for name in names if "/kernel/" in name or name.startswith("crocetta/server")]


async def test_everything_the_page_names_lies_beside_it() -> None:
    parts = site.parts()
    page = site.content(parts["index.html"]).decode()
    named = set(re.findall(r'(?:href|src)="([^"#][^"]*)"', page)) - {"./"}
    assert named <= set(parts)
    assert "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'" in page


async def test_a_page_and_the_site_can_be_installed(app: Litestar) -> None:
    async with client(app) as page:
        for place in ("/", "/offline/"):
            answer = await page.get(f"{place}manifest.webmanifest")
            assert answer.headers["content-type"].startswith("application/manifest+json")
            icons = answer.json()["icons"]
            assert {icon["sizes"] for icon in icons} == {"any", "192x192", "512x512"}
            assert "maskable" in {icon["purpose"] for icon in icons}
            for icon in icons:
                assert (await page.get(f"{place}{icon['src']}")).status_code == 200
        worker = await page.get("/service.js")
        assert worker.headers["content-type"].startswith("text/javascript")
        assert worker.headers["cache-control"] == "no-cache"


async def test_no_more_than_seven_and_a_half_megabytes_are_fetched() -> None:
    parts = (site.content(part) for part in site.parts().values())
    assert sum(min(len(part), len(gzip.compress(part, 6))) for part in parts) < 7_500_000

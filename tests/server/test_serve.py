"""Starting the server, the page and its files, and the headers of every answer."""

import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path, PurePath, PurePosixPath, PureWindowsPath
from typing import Any, cast

import httpx
import pytest
import segno
from litestar import Litestar

from crocetta.bots.desk import InlineDesk
from crocetta.server import serve as serve_module
from crocetta.server.app import create_app
from crocetta.server.http import middleware, pages
from crocetta.server.http.middleware import HEADERS
from crocetta.server.serve import MOST_OPEN, CannotServe, async_url, bots_of_each, listen, serve, under
from crocetta.server.store import Store
from tests.server.people import HOST, Guests

pytestmark = pytest.mark.anyio

PAGE = '<!doctype html><html><head><base href="/"></head><body></body></html>'

ROOM = """
import resource, sys
from crocetta.server.serve import CannotServe, serve

most, highest = int(sys.argv[1]), resource.getrlimit(resource.RLIMIT_NOFILE)[1]
most = most if highest == resource.RLIM_INFINITY else min(most, highest)
resource.setrlimit(resource.RLIMIT_NOFILE, (200, most))
try:
    serve("127.0.0.1", 0, "nowhere://x", open_page=False)
except CannotServe:
    print(most, resource.getrlimit(resource.RLIMIT_NOFILE)[0])
"""


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A page of two files, and a secret beside them."""
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text(PAGE)
    (static / "assets" / "main-1.js").write_text("1")
    (tmp_path / "secret.txt").write_text("secret")
    monkeypatch.setattr(pages, "STATIC", static)
    monkeypatch.setattr(serve_module, "set_up_logs", lambda: None)
    pages._document.cache_clear()
    yield static
    pages._document.cache_clear()


@pytest.mark.parametrize(("cores", "workers", "bots"), [(2, 2, 2), (4, 8, 2), (8, 2, 4), (9, 2, 5)])
def test_a_review_never_holds_the_last_bot_process_of_a_worker(
    monkeypatch: pytest.MonkeyPatch, cores: int, workers: int, bots: int
) -> None:
    monkeypatch.setattr(serve_module, "BOT_WORKERS", cores)
    assert bots_of_each(workers) == bots


def test_several_workers_on_a_file_are_refused_in_words(page: Path, tmp_path: Path) -> None:
    with pytest.raises(CannotServe, match=r"SQLite serves one worker only.*--workers 3.*--database postgresql://"):
        serve("127.0.0.1", free_port(), str(tmp_path / "test.db"), open_page=False, workers=3)
    assert not (tmp_path / "test.db").exists()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def test_a_taken_port_is_said_with_what_to_do(page: Path, tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(CannotServe, match=rf"Can’t listen on .*, port {port}: .*--port"):
            serve("127.0.0.1", port, str(tmp_path / "test.db"), open_page=False)


def test_a_port_on_which_one_server_listens_is_taken_for_the_next() -> None:
    listeners = listen("127.0.0.1", 0)
    try:
        (port,) = {one.getsockname()[1] for one in listeners}
        assert len(listeners) == serve_module.HANDLES
        with pytest.raises(CannotServe):
            listen("127.0.0.1", port)
    finally:
        for one in listeners:
            one.close()


@pytest.mark.parametrize("zone", ["Europe/Romee", "../../etc/passwd", "/"])
def test_a_time_zone_that_is_none_is_said(zone: str, tmp_path: Path) -> None:
    with pytest.raises(CannotServe, match=rf"no time zone {zone}\. .*Europe/Rome"):
        serve("127.0.0.1", 0, str(tmp_path / "test.db"), open_page=False, time_zone=zone)


def test_a_missing_page_is_said_with_what_to_do(page: Path, tmp_path: Path) -> None:
    (page / "index.html").unlink()
    port = free_port()
    with pytest.raises(CannotServe, match="make page"):
        serve("127.0.0.1", port, str(tmp_path / "test.db"), open_page=False)
    with socket.socket() as again:
        again.bind(("127.0.0.1", port))


def test_a_newer_database_is_said_with_what_to_do(page: Path, database: str, tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "test.db") as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    with pytest.raises(CannotServe, match="belongs to a newer Crocetta"):
        serve("127.0.0.1", free_port(), database, open_page=False)


@pytest.mark.parametrize("name", ["nowhere://x", "sqlite:////no/such/folder/test.db"])
def test_a_database_that_cannot_be_used_is_said(page: Path, name: str) -> None:
    with pytest.raises(CannotServe, match="database"):
        serve("127.0.0.1", free_port(), name, open_page=False)


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such limit there")
@pytest.mark.parametrize("most", [200, 900, 20_000])
def test_a_server_makes_room_for_a_large_club_where_the_system_allows_it(most: int) -> None:
    done = subprocess.run([sys.executable, "-c", ROOM, str(most)], capture_output=True, check=True, text=True)
    allowed, taken = map(int, done.stdout.split())
    assert taken == min(allowed, MOST_OPEN)


def test_databases_are_named_as_people_name_them() -> None:
    path = Path("test.db").absolute()
    assert async_url(str(path)) == async_url("test.db") == f"sqlite+aiosqlite:///{path}"
    assert async_url("sqlite:///test.db") == "sqlite+aiosqlite:///test.db"
    assert async_url("postgresql://host/db") == "postgresql+asyncpg://host/db"


async def test_health_says_alive_and_ready_and_not_ready(app: Litestar, guests: Guests) -> None:
    stranger = guests.stranger()
    assert (await stranger.get("/health/live")).json() == {"status": "alive"}
    assert (await stranger.get("/health/ready")).json() == {"status": "ready"}

    async def broken() -> None:
        raise OSError("gone")

    app.state.store.ping = broken
    response = await stranger.get("/health/ready")
    assert (response.status_code, response.json()) == (503, {"status": "no database"})


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/", 200),
        ("GET", "/t/GEM-1", 200),
        ("GET", "/replay/x", 200),
        ("GET", "/device/x", 200),
        ("GET", "/assets/main-1.js", 200),
        ("GET", "/assets/none.js", 404),
        ("GET", "/nowhere", 404),
        ("GET", "/api/nowhere", 404),
        ("GET", "/api/games", 200),
        ("GET", "/api/me", 200),
        ("GET", "/api/schema/openapi.json", 200),
        ("GET", "/api/tables/none", 404),
        ("POST", "/api/tables", 401),
        ("DELETE", "/api/games", 405),
        ("GET", "/health/live", 200),
    ],
)
async def test_every_answer_carries_the_careful_headers(
    page: Path, guests: Guests, method: str, path: str, status: int
) -> None:
    body = {"game": "pyramids", "seats": [{"kind": "me"}, {"kind": "bot"}]} if method == "POST" else None
    response = await guests.stranger().ask(method, path, body)
    assert response.status_code == status
    for name, value in HEADERS.items():
        assert response.headers.get_list(name) == [value]


PERSON = {"accept": "text/html,*/*;q=0.8"}


@pytest.mark.parametrize("path", ["/nowhere", "/nowhere/at/all", "/t/", "/t/GEM-1/more"])
async def test_people_at_a_wrong_address_get_the_page_and_programs_a_line(
    page: Path, guests: Guests, path: str
) -> None:
    client = guests.stranger().client
    person = await client.get(path, headers=PERSON)
    assert (person.status_code, person.text) == (404, PAGE)
    for name, value in HEADERS.items():
        assert person.headers.get_list(name) == [value]
    program = await client.get(path)
    assert (program.status_code, program.json()["detail"]) == (404, "Not Found")


@pytest.mark.parametrize(
    ("method", "path"), [("POST", "/nowhere"), ("GET", "/api/nowhere"), ("GET", "/api/games/x/data")]
)
async def test_addresses_for_programs_answer_in_json_whoever_asks(
    page: Path, guests: Guests, method: str, path: str
) -> None:
    response = await guests.stranger().client.request(method, path, headers=PERSON)
    assert (response.status_code, response.json()["status_code"]) == (404, 404)


async def test_without_a_page_a_wrong_address_is_still_no_fault_of_the_server(page: Path, guests: Guests) -> None:
    (page / "index.html").unlink()
    response = await guests.stranger().client.get("/nowhere", headers=PERSON)
    assert (response.status_code, response.json()["detail"]) == (404, "Not Found")


@pytest.mark.parametrize(("path", "status"), [("/", 200), ("/t/GEM-1", 200), ("/nowhere", 404)])
async def test_whoever_only_asks_for_the_head_gets_the_same_answer(
    page: Path, guests: Guests, path: str, status: int
) -> None:
    response = await guests.stranger().client.head(path, headers=PERSON)
    assert response.status_code == status
    assert response.headers["content-type"].startswith("text/html")


def test_the_policy_allows_no_inline_script_and_no_other_host() -> None:
    policy = HEADERS["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert "http" not in policy
    assert "frame-ancestors 'none'" in policy


async def test_files_of_the_page_never_change_and_the_page_is_always_asked_for(page: Path, guests: Guests) -> None:
    stranger = guests.stranger()
    file, document = await stranger.get("/assets/main-1.js"), await stranger.get("/")
    assert file.headers["content-type"].startswith("text/javascript")
    assert "immutable" in file.headers["cache-control"]
    assert document.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "path",
    [
        "/assets/../index.html",
        "/assets/..%2findex.html",
        "/assets/%2e%2e/%2e%2e/secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/assets//etc/passwd",
        "/assets/%2fetc%2fpasswd",
        "/assets/..%5c..%5csecret.txt",
        "/assets/%00",
        "/assets/" + "x" * 5000,
        "/assets/",
        "/assets/link.txt",
    ],
)
async def test_no_address_leads_out_of_the_folder_of_the_page(page: Path, guests: Guests, path: str) -> None:
    (page / "assets" / "link.txt").symlink_to(page.parent / "secret.txt")
    url = httpx.URL(f"http://{HOST}").copy_with(raw_path=path.encode())
    response = await guests.stranger().client.get(url)
    assert response.status_code in (400, 404)
    assert "secret" not in response.text


async def test_files_of_the_page_lie_side_by_side(page: Path, guests: Guests) -> None:
    """A path of 20,000 folders took a tenth of a second to follow, and who asks for files is not counted."""
    (page / "assets" / "deep").mkdir()
    (page / "assets" / "deep" / "app.js").write_text("1")
    assert (await guests.stranger().get("/assets/deep/app.js")).status_code == 404


@pytest.mark.parametrize("kind", [PurePosixPath, PureWindowsPath])
def test_a_file_of_the_page_is_looked_for_in_its_folder_on_every_system(kind: type[PurePath]) -> None:
    assert (kind("folder") / pages.below(kind("/main-1.js"))).as_posix() == "folder/main-1.js"


@pytest.mark.parametrize("given", ["/games/crocetta", ""])
@pytest.mark.parametrize("left_on", [True, False])
async def test_below_a_path_the_page_its_cookie_and_its_links_know_it(
    page: Path, database: str, given: str, left_on: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    links: list[str] = []
    draw = segno.make

    def note(link: str, micro: bool) -> segno.QRCode:
        links.append(link)
        return draw(link, micro=micro)

    monkeypatch.setattr(segno, "make", note)
    app = create_app(Store(database), InlineDesk(), root_path=given)
    transport = httpx.ASGITransport(app=cast(Any, under(given, cast(Any, app))))
    before = given if left_on else ""
    async with app.lifespan(), httpx.AsyncClient(transport=transport, base_url=f"http://{HOST}") as client:
        document = await client.get(f"{before}/t/GEM-1")
        assert f'<base href="{given}/">' in document.text
        nowhere = await client.get(f"{before}/nowhere", headers=PERSON)
        assert (nowhere.status_code, nowhere.text) == (404, document.text)
        assert (await client.get(f"{before}/assets/main-1.js")).status_code == 200
        me = await client.get(f"{before}/api/me")
        assert f"path={given or '/'};" in me.headers["set-cookie"].lower() + ";"
        cookie = {"cookie": me.headers["set-cookie"].partition(";")[0]}
        body = {"game": "pyramids", "seats": [{"kind": "me"}, {"kind": "bot"}]}
        table = (await client.post(f"{before}/api/tables", json=body, headers=cookie)).json()
        qr = await client.get(f"{before}/api/tables/{table['code']}/qr.svg")
        assert qr.headers["content-type"].startswith("image/svg+xml")
        device = (await client.post(f"{before}/api/me/device", headers=cookie)).json()
        assert device["qr"].startswith("<svg")
        assert links == [
            f"http://{HOST}{given}/t/{table['code']}",
            f"http://{HOST}{given}/device/{device['token']}",
        ]
        assert (await client.get(f"{before}/health/ready")).status_code == 200
        described = (await client.get(f"{before}/api/schema/openapi.json")).json()
        assert described["servers"] == [{"url": given or "/"}]


async def test_the_log_does_not_show_the_secret_of_a_device_link(page: Path, guests: Guests) -> None:
    assert middleware.without_secret("/sub/device/abc") == "/sub/device/..."
    assert middleware.without_secret("/api/me/device") == "/api/me/device"


async def test_too_large_a_request_is_refused(guests: Guests) -> None:
    ada = await guests.invite("Ada")
    response = await ada.post("/api/tables", {"game": "x" * 300_000, "seats": []})
    assert response.status_code == 413

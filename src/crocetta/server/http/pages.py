"""Serves the page: one HTML document for every URL, and immutable assets under hashed names."""

import os
from collections.abc import Sequence
from functools import cache
from pathlib import Path, PurePath
from typing import Any, Final

from litestar import Request, Response, get, route
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import File
from litestar.types import ControllerRouterHandler

from crocetta.kit.words import PLATFORM

STATIC: Final = Path(os.environ.get("CROCETTA_STATIC") or Path(__file__).parents[1] / "static")
"""Where the built page is."""
FOR_EVER: Final = "public, max-age=31536000, immutable"
KINDS: Final = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".woff2": "font/woff2",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".map": "application/json",
    ".webmanifest": "application/manifest+json",
}


class PageMissing(Exception):
    """The page was not built."""


@cache
def _document() -> str:
    return (STATIC / "index.html").read_text(encoding="utf-8")


def _is_built() -> bool:
    return (STATIC / "index.html").is_file()


def check_page() -> None:
    if not _is_built():
        raise PageMissing(PLATFORM.say("terminal-serve-page"))


@route(
    [
        "/",
        "/t/{code:str}",
        "/replay/{table:str}",
        "/watch",
        "/mine",
        "/daily/{game:str}/{day:str}",
        "/challenge/{table:str}",
        "/compare/{one:str}/{other:str}",
        "/print/{game:str}",
        "/flip/{game:str}",
        "/device/{token:str}",
    ],
    http_method=["GET", "HEAD"],
    media_type="text/html",
    include_in_schema=False,
)
async def show_page(request: Request[Any, Any, Any]) -> Response[str]:
    """Routing happens in the page; it only needs to know its base path."""
    return answer(request)


def answer(request: Request[Any, Any, Any], status: int = 200) -> Response[str]:
    root = (request.scope.get("root_path") or "").rstrip("/") + "/"
    document = _document().replace('<base href="/">', f'<base href="{root}">')
    headers = {"cache-control": "no-cache"}
    return Response(document, status_code=status, media_type="text/html", headers=headers)


def is_wanted(request: Request[Any, Any, Any]) -> bool:
    """A navigation of a browser, as opposed to a program or the page's own requests."""
    asked_for = request.method in ("GET", "HEAD") and "text/html" in request.headers.get("accept", "")
    return asked_for and "/api/" not in request.scope["path"] and _is_built()


@get("/assets/{file:path}", include_in_schema=False)
async def send_file(file: FromPath[Path]) -> File:
    name, folder = below(file), (STATIC / "assets").resolve()
    try:
        # Assets are in one flat folder; resolving a path of a thousand folders would take milliseconds.
        path = (folder / (name if PurePath(name).name == name else "")).resolve()
        found = path.is_relative_to(folder) and path.is_file()
    except (OSError, ValueError):  # not a valid file name
        found = False
    if not found:
        raise NotFoundException("there is no such file")
    return File(
        path,
        media_type=KINDS.get(path.suffix, "application/octet-stream"),
        content_disposition_type="inline",
        headers={"cache-control": FOR_EVER},
    )


def below(file: PurePath) -> str:
    """The path below the folder; also on Windows, where a leading slash means the drive's root."""
    return file.as_posix().lstrip("/")


def handlers() -> Sequence[ControllerRouterHandler]:
    return [show_page, send_file]

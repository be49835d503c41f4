"""Serves the static site to play without a server at `/offline/`: the same files that `crocetta site` writes."""

import asyncio
import gzip
from functools import cache
from hashlib import sha256
from pathlib import Path, PurePath
from typing import Any, Final

from litestar import Request, Response, route
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import Redirect

from crocetta.server import site
from crocetta.server.http.pages import FOR_EVER, KINDS, below

KINDS_BESIDE: Final = {
    ".html": "text/html",
    ".json": "application/json",
    ".mjs": "text/javascript",
    ".wasm": "application/wasm",
    ".whl": "application/zip",
    ".zip": "application/zip",
}
PACKED_ALREADY: Final = (".bin", ".png", ".whl", ".woff2", ".zip")
POLICY: Final = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; style-src 'self'; "
    "img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'self'; "
    "form-action 'none'; frame-ancestors 'none'"
)
"""The page's own meta policy, for hosts that set no headers, plus `frame-ancestors`."""
HOME: Final = "index.html"
SERVER: Final = "../"
"""This server, relative to `/offline/`."""


@route(["/offline", "/offline/{file:path}"], http_method=["GET", "HEAD"], include_in_schema=False)
async def send_part(request: Request[Any, Any, Any], file: FromPath[Path] = Path("/")) -> Response[Any]:
    """Compressed and hashed once; answers 304 to a matching ETag."""
    if not site.is_there():
        raise NotFoundException("this program was set up without it: make site")
    name = below(PurePath(file)).rstrip("/")
    if not name and not request.scope["raw_path"].endswith(b"/"):
        return Redirect(f"{request.scope.get('root_path') or ''}/offline/")
    packs = "gzip" in request.headers.get("accept-encoding", "")
    found = await asyncio.to_thread(_find, name or HOME, packs)
    if found is None:
        raise NotFoundException("there is no such file")
    body, headers = found
    if request.headers.get("if-none-match") == headers["etag"]:
        return Response(b"", status_code=304, headers=headers)
    return Response(body, headers=headers, media_type=_kind(name or HOME))


def _find(name: str, packs: bool) -> tuple[bytes, dict[str, str]] | None:
    return _part(name, packs) if name in site.parts(SERVER) else None


@cache  # existing files only, so that requests cannot fill it
def _part(name: str, packs: bool) -> tuple[bytes, dict[str, str]]:
    body = site.content(site.parts(SERVER)[name])
    headers = {
        "etag": f'"{sha256(body).hexdigest()[:16]}"',
        "cache-control": FOR_EVER if name.startswith("assets/") else "no-cache",
        "vary": "accept-encoding",
        "content-security-policy": POLICY,
    }
    if packs and not name.endswith(PACKED_ALREADY):
        return gzip.compress(body, 6), {**headers, "content-encoding": "gzip"}
    return body, headers


def _kind(name: str) -> str:
    suffix = PurePath(name).suffix
    return KINDS.get(suffix) or KINDS_BESIDE.get(suffix, "application/octet-stream")

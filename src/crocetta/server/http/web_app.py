"""The installable web app: its manifest, and the service worker that opens `/offline/` if the server is down."""

from functools import cache
from typing import Final

from litestar import Response, get

from crocetta.server import site
from crocetta.server.http.pages import KINDS, STATIC

ALWAYS_ASKED_FOR: Final = {"cache-control": "no-cache"}


@get("/manifest.webmanifest", include_in_schema=False)
async def send_manifest() -> Response[bytes]:
    return Response(_manifest(), media_type=KINDS[".webmanifest"], headers=ALWAYS_ASKED_FOR)


@get("/service.js", include_in_schema=False)
async def send_service() -> Response[bytes]:
    return Response(_service(), media_type=KINDS[".js"], headers=ALWAYS_ASKED_FOR)


@cache
def _manifest() -> bytes:
    return site.manifest(f"assets/{file.name}" for file in sorted((STATIC / "assets").iterdir()))


@cache
def _service() -> bytes:
    return (STATIC / "app-service.js").read_bytes()


HANDLERS: Final = (send_manifest, send_service)

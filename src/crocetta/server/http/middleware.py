"""Middleware around every request: client address, rate limits, response headers, and the access log.

Litestar's limiter counts requests only and keeps every address for ever; here guessed codes and connections count,
too. Costly requests have limits of their own (`budgets.py`).
"""

import re
import time
from functools import lru_cache, partial
from ipaddress import IPv4Address, ip_address
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
import structlog
from litestar import Request
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.exceptions import PermissionDeniedException, TooManyRequestsException
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from crocetta.kit.errors import UserError
from crocetta.server.budgets import Allowance, Budgets, Ledger
from crocetta.server.http.responses import Failure
from crocetta.server.metrics import refused, requests
from crocetta.server.open_lines import Register

log = structlog.get_logger()

REQUESTS_A_MINUTE: Final = 600
"""Per address: a whole club may share one."""
MISSES_A_MINUTE: Final = 20
"""Wrong codes per address."""
TOO_OFTEN: Final = 4429
NO_TABLE: Final = 4404
"""WebSocket close codes: rate limit exceeded; no such table."""
FOUND: Final = "crocetta.found"
"""Key in a WebSocket's scope: its table exists."""
LONGEST_HOST: Final = 255
LONGEST_ADDRESS: Final = 2_000
"""Characters of path and query. Ours have a hundred; external links may add more."""
MOST_PARAMETERS: Final = 20
MOST_COOKIES: Final = 200
"""More than a browser keeps for one site."""
HEADERS: Final = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; base-uri 'self'; form-action 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
KEPT_BY_NOBODY: Final = ("cache-control", "no-store")
_ADDED: Final = [(name.encode(), value.encode()) for name, value in (*HEADERS.items(), KEPT_BY_NOBODY)]
_UNCOUNTED: Final = ("/assets/", "/offline/", "/health/")
_BY_CODE: Final = re.compile(r"/api/(tables|challenges)/(?![0-9a-f]{16}(/|$))")
"""A lookup by code. Ids have 64 bits and cannot be guessed."""


class RateLimits:
    def __init__(
        self,
        requests_a_minute: int = REQUESTS_A_MINUTE,
        misses_a_minute: int = MISSES_A_MINUTE,
        budgets: Budgets | None = None,
    ) -> None:
        self._requests = Allowance(requests_a_minute, name="requests")
        self._misses = Allowance(misses_a_minute, name="misses")
        self.budgets = budgets or Budgets()

    def share(self, ledger: Ledger, register: Register) -> None:
        self._requests.ledger = self._misses.ledger = ledger
        self.budgets.share(ledger, register)

    async def settle(self) -> None:
        """Synchronize what workers count locally."""
        await self._requests.settle()
        await self.budgets.lines.settle()

    def middleware(self, app: ASGIApp) -> ASGIApp:
        async def answer(scope: Scope, receive: Receive, send: Send) -> None:
            path = scope["path"].removeprefix(scope.get("root_path") or "")
            if path.startswith(_UNCOUNTED):
                await app(scope, receive, send)
                return
            address, by_code = address_of(scope), _BY_CODE.search(path) is not None
            # Charged before the answer and refunded on a hit; otherwise parallel guesses would be free.
            if not self._requests.take(address) or (by_code and not await self._misses.spend(address)):
                await _refuse_rate(scope, receive, send)
                return

            async def send_and_count(message: Message) -> None:
                if _is_hit(scope, message):
                    await self._misses.refund(address)
                await send(message)

            await app(scope, receive, send_and_count if by_code else send)

        return answer


def address_of(scope: Scope) -> str:
    """The client's address for rate limits; an IPv6 /64 network counts as one."""
    client = scope.get("client")
    return network_of(client[0] if client else "")


@lru_cache(maxsize=4096)
def network_of(host: str) -> str:
    """The key under which an address is counted."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv4Address):
        return host
    return str(address.ipv4_mapped or int(address) >> 64)


def _is_hit(scope: Scope, message: Message) -> bool:
    """The code exists; for a WebSocket, known when it is accepted."""
    if message["type"] == "http.response.start":
        return message["status"] != 404
    return message["type"] == "websocket.accept" and FOUND in scope


async def _refuse_rate(scope: Scope, receive: Receive, send: Send) -> None:
    refused.add("requests")
    if scope["type"] == ScopeType.HTTP:
        raise TooManyRequestsException("too many requests; wait a minute", headers={"retry-after": "60"})
    await receive()
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})  # for the reason below
    await send({"type": "websocket.close", "code": TOO_OFTEN, "reason": "too often; wait a minute"})


def same_origin(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Browsers send the origin; programs send none, and carry no cookies of others."""
    origin = _header(connection, b"origin")
    if origin is None:
        return True
    try:
        site = urlsplit(origin)
    except ValueError:
        return False
    # A proxy may terminate TLS without telling us; the reverse, http in front of https, does not happen.
    weaker = site.scheme != "https" and connection.scope["scheme"] in ("https", "wss")
    return site.scheme in ("http", "https") and not weaker and site.netloc == _header(connection, b"host")


def _header(connection: ASGIConnection[Any, Any, Any, Any], name: bytes) -> str | None:
    """The first of this name. Litestar parses all headers, which takes as long as checking a cookie."""
    return next(
        (value.decode("latin-1") for key, value in connection.scope["headers"] if key.lower() == name), None
    )


async def check_origin(request: Request[Any, Any, Any]) -> None:
    if request.method not in ("GET", "HEAD", "OPTIONS") and not same_origin(request):
        raise PermissionDeniedException("this request comes from another site")


def headers(app: ASGIApp) -> ASGIApp:
    """Add security headers to every response that does not set its own, also to 404s without a route."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        invalid = _invalid_part(scope)
        answering = app if invalid is None else partial(_refuse, invalid)

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                names = {name.lower() for name, _ in message["headers"]}
                message["headers"] = [*message["headers"], *(line for line in _ADDED if line[0] not in names)]
            await send(message)

        await answering(scope, receive, send_with_headers if scope["type"] == ScopeType.HTTP else send)

    return answer


def _invalid_part(scope: Scope) -> str | None:
    """Which part of the URL is invalid: the host is used for links, and Litestar caches a thousand URLs."""
    query = scope.get("query_string", b"")
    if len(scope["path"]) + len(query) > LONGEST_ADDRESS or query.count(b"&") > MOST_PARAMETERS:
        return "path"
    for name, value in scope["headers"]:
        if name == b"host" and (len(value) > LONGEST_HOST or not _is_host(value)):
            return "host"
    return None


@lru_cache(maxsize=256)
def _is_host(name: bytes) -> bool:
    try:
        _ = urlsplit(f"//{name.decode('latin-1')}").port
    except ValueError:
        return False
    return True


async def _refuse(field: str, scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == ScopeType.WEBSOCKET:
        await receive()
        await send({"type": "websocket.close", "code": 1008, "reason": ""})
        return
    words = UserError("problem-host")
    body = msgspec.json.encode(Failure(400, str(words), field, words.key, words.parameters))
    content = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": 400, "headers": content})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def cookies_of(connection: ASGIConnection[Any, Any, Any, Any]) -> dict[str, str]:
    """The raw cookies. Litestar unquotes them, which takes seconds on some Python versions."""
    said = (_header(connection, b"cookie") or "").split(";", MOST_COOKIES)[:MOST_COOKIES]
    return {name: value for name, _, value in (one.strip().partition("=") for one in said)}


def access_log(app: ASGIApp) -> ASGIApp:
    """Log each request, and each WebSocket when it closes."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()

        def note(**facts: Any) -> None:
            ms = round((time.perf_counter() - began) * 1000, 1)
            log.info("request", path=without_secret(scope["path"]), ms=ms, **facts)

        async def send_and_note(message: Message) -> None:
            if message["type"] == "http.response.start":
                requests.add(str(message["status"]))
                note(method=str(scope.get("method")), status=message["status"])
            await send(message)

        if scope["type"] == ScopeType.HTTP:
            await app(scope, receive, send_and_note)
            return
        await app(scope, receive, send)
        note(method="WEBSOCKET")

    return answer


def without_secret(path: str) -> str:
    """A device link is a bearer secret: keep it out of the log."""
    before, device, _ = path.partition("/device/")
    return f"{before}{device}..." if device else path

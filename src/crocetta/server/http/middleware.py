"""Around every request: where it comes from, how many there may be, what every answer carries, and the access log.

Litestar's limiter counts requests only and keeps every address for ever; here guessed codes and lines count too.
"""

import re
import time
from ipaddress import IPv6Address, ip_address
from typing import Any, Final
from urllib.parse import urlsplit

import structlog
from litestar import Request
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.exceptions import PermissionDeniedException, TooManyRequestsException
from litestar.types import ASGIApp, Message, Receive, Scope, Send

log = structlog.get_logger()

REQUESTS_A_MINUTE: Final = 600
"""Of one address: a whole club may sit behind it."""
MISSES_A_MINUTE: Final = 20
"""Codes that somebody may ask for and that no table has."""
TOO_OFTEN: Final = 4429
NO_TABLE: Final = 4404
"""Close codes of a line that came too often, or to a table that is not there."""
MOST_ADDRESSES: Final = 20_000
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
_UNCOUNTED: Final = ("/assets/", "/health/")
_BY_CODE: Final = re.compile(r"/api/tables/(?![0-9a-f]{16}(/|$))")
"""Somebody looks for a table by its code. Its id, which players know, has 64 bits and is not guessed."""


class Allowance:
    """So much a minute, which may be used up at once; it fills again evenly."""

    def __init__(self, a_minute: int) -> None:
        self._most = float(a_minute)
        self._left: dict[str, tuple[float, float]] = {}
        """What each address had left, and when."""

    def left(self, address: str) -> float:
        left, then = self._left.get(address, (self._most, 0.0))
        return min(self._most, left + (time.monotonic() - then) * self._most / 60)

    def take(self, address: str) -> bool:
        """False if there is nothing left to take."""
        left = self.left(address)
        if left < 1:
            return False
        if len(self._left) > MOST_ADDRESSES:
            self._left = {known: kept for known, kept in self._left.items() if self.left(known) < self._most}
        self._left[address] = (left - 1, time.monotonic())
        return True


class RateLimits:
    def __init__(self, requests_a_minute: int = REQUESTS_A_MINUTE, misses_a_minute: int = MISSES_A_MINUTE) -> None:
        self._requests = Allowance(requests_a_minute)
        self._misses = Allowance(misses_a_minute)

    def middleware(self, app: ASGIApp) -> ASGIApp:
        async def answer(scope: Scope, receive: Receive, send: Send) -> None:
            address, by_code = _address(scope), _BY_CODE.search(scope["path"]) is not None
            if not self._welcome(address, scope["path"], by_code):
                await _send_away(scope, receive, send)
                return

            async def send_and_count(message: Message) -> None:
                if by_code and _is_miss(message):
                    self._misses.take(address)
                await send(message)

            await app(scope, receive, send_and_count if by_code else send)

        return answer

    def _welcome(self, address: str, path: str, by_code: bool) -> bool:
        if any(part in path for part in _UNCOUNTED):
            return True
        return self._requests.take(address) and not (by_code and self._misses.left(address) < 1)


def _address(scope: Scope) -> str:
    """Where somebody comes from; a network of IPv6 counts as one, its owner has addresses without end."""
    client = scope.get("client")
    host = client[0] if client else ""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    return str(int(address) >> 64) if isinstance(address, IPv6Address) else host


def _is_miss(message: Message) -> bool:
    return (message["type"] == "http.response.start" and message["status"] == 404) or (
        message["type"] == "websocket.close" and message["code"] == NO_TABLE
    )


async def _send_away(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == ScopeType.HTTP:
        raise TooManyRequestsException("too many requests; wait a minute", headers={"retry-after": "60"})
    await receive()
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})  # else a page does not hear why
    await send({"type": "websocket.close", "code": TOO_OFTEN, "reason": "too often; wait a minute"})


def same_origin(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Browsers say where a page comes from; programs say nothing and carry no foreign cookies."""
    origin = connection.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == connection.headers.get("host")


async def check_origin(request: Request[Any, Any, Any]) -> None:
    if request.method not in ("GET", "HEAD", "OPTIONS") and not same_origin(request):
        raise PermissionDeniedException("this request comes from another site")


def headers(app: ASGIApp) -> ASGIApp:
    """The same careful headers on every answer, also where no route was found; views are kept by nobody."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                names = {name.lower() for name, _ in message["headers"]}
                added = HEADERS if b"cache-control" in names else {**HEADERS, "cache-control": "no-store"}
                lines = ((name.encode(), value.encode()) for name, value in added.items())
                message["headers"] = [*message["headers"], *lines]
            await send(message)

        await app(scope, receive, send_with_headers if scope["type"] == ScopeType.HTTP else send)

    return answer


def access_log(app: ASGIApp) -> ASGIApp:
    """A line for each request, and one for each WebSocket when it ends."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()

        def note(**facts: Any) -> None:
            ms = round((time.perf_counter() - began) * 1000, 1)
            log.info("request", path=without_secret(scope["path"]), ms=ms, **facts)

        async def send_and_note(message: Message) -> None:
            if message["type"] == "http.response.start":
                note(method=str(scope.get("method")), status=message["status"])
            await send(message)

        if scope["type"] == ScopeType.HTTP:
            await app(scope, receive, send_and_note)
            return
        await app(scope, receive, send)
        note(method="WEBSOCKET")

    return answer


def without_secret(path: str) -> str:
    """A link to another device is good for whoever reads it."""
    before, device, _ = path.partition("/device/")
    return f"{before}{device}..." if device else path

"""Timeouts and limits for TCP connections: idle ones and unfinished requests are closed, and their number is
limited.

New clients always find room, and an endless request head blocks nobody.
"""

import asyncio
from collections import Counter
from typing import ClassVar, Final

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from crocetta.server.http.middleware import network_of

FIRST_REQUEST: Final = 10.0
"""Seconds for a request head to arrive, from the connection or from the previous response."""
KEPT_FOR_PROXIES: Final = 130
"""Seconds that a connection of a trusted proxy may rest between two requests.

nginx keeps them for 60, Caddy for 120: were the server first, it could close one just as a move is sent on it.
"""
WHOLE_REQUEST: Final = 30.0
"""Seconds for the body, and for a client that does not read its response."""
LONGEST_HEAD: Final = 65_536
"""Bytes without a complete head or a piece of a body. The parser joins the parts of a head by copying."""
MOST_AT_ONCE: Final = 8
"""Pipelined requests. Browsers send one."""
TOO_LONG: Final = b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
MOST_OF_AN_ADDRESS: Final = 500
"""Connections except WebSockets, which have their own limit; at most a quarter of all."""
SPARE: Final = 200
"""File descriptors left for the database, the bots and the page."""


class Connection(HttpToolsProtocol):
    """uvicorn's HTTP connection with timeouts, which it lacks."""

    most = 10_000
    """Open at the same time, WebSockets included."""
    open_from: ClassVar[Counter[str]] = Counter()
    """Per address, without WebSockets. Trusted proxies are not counted: they carry many people's."""
    proxies: ClassVar[list[ProxyHeadersMiddleware]] = []
    _from: str | None = None
    _deadline: asyncio.TimerHandle | None = None
    _rest: float
    """Seconds until the head of another request must be here."""
    _unparsed = 0
    """Bytes since the last complete head or piece of a body."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        self._rest = FIRST_REQUEST
        if len(self.connections) > self.most or not self._has_place():
            transport.abort()
        else:
            self._close_in(FIRST_REQUEST)

    def connection_lost(self, exc: Exception | None) -> None:
        self._close_in(None)
        self._leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """Stop the timeout: on a kept-alive connection, as proxies use, one is running."""
        self._close_in(None)
        self._leave()
        super().handle_websocket_upgrade()

    def _has_place(self) -> bool:
        host = self.client[0] if self.client else None
        if not self.proxies:  # uvicorn's own list; parsing it takes longer than the rest of a connection
            self.proxies.append(ProxyHeadersMiddleware(self.app, self.config.forwarded_allow_ips))
        if host is None or host in self.proxies[0].trusted_hosts:
            self.timeout_keep_alive = KEPT_FOR_PROXIES
            self._rest = KEPT_FOR_PROXIES + FIRST_REQUEST
            return True
        self._from = network_of(host)
        self.open_from[self._from] += 1
        return self.open_from[self._from] <= min(MOST_OF_AN_ADDRESS, self.most // 4)

    def _leave(self) -> None:
        if self._from is not None:
            self.open_from[self._from] -= 1
            if not self.open_from[self._from]:
                del self.open_from[self._from]
            self._from = None

    def data_received(self, data: bytes) -> None:
        self._unparsed += len(data)
        super().data_received(data)
        if self._unparsed > LONGEST_HEAD and not self.transport.is_closing():
            self.transport.write(TOO_LONG)
            self.transport.close()

    def on_body(self, body: bytes) -> None:
        self._unparsed = 0
        super().on_body(body)

    def on_headers_complete(self) -> None:
        self._unparsed = 0
        if len(self.pipeline) >= MOST_AT_ONCE:
            raise ValueError  # the parser stops, and uvicorn answers 400 and closes
        upgrades = self.parser.should_upgrade() and self._should_upgrade()
        self._close_in(None if upgrades else WHOLE_REQUEST)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._close_unless_answering()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        if not self.pipeline:
            self._close_in(self._rest)
        super().on_response_complete()

    def pause_writing(self) -> None:
        self._close_in(WHOLE_REQUEST)
        super().pause_writing()

    def resume_writing(self) -> None:
        self._close_unless_answering()
        super().resume_writing()

    def _close_unless_answering(self) -> None:
        """If the response was sent before the request was read completely, wait for the next request."""
        answered = self.cycle is not None and self.cycle.response_complete
        self._close_in(self._rest if answered else None)

    def _close_in(self, seconds: float | None) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline = None if seconds is None else self.loop.call_later(seconds, self.transport.abort)


def at_most(connections: int) -> type[Connection]:
    return type("Connection", (Connection,), {"most": connections, "open_from": Counter(), "proxies": []})

"""Requests straight into the ASGI application, without a client between: responses are kept byte for byte."""

from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec
from litestar import Litestar

from tests.server.people import HOST


class Answer(NamedTuple):
    status: int
    headers: tuple[tuple[bytes, bytes], ...]
    body: bytes

    @property
    def whole(self) -> bytes:
        """Status, headers in their order, and body."""
        head = b"".join(name + b": " + value + b"\n" for name, value in self.headers)
        return b"%d\n%b\n%b" % (self.status, head, self.body)

    def json(self) -> Any:
        return msgspec.json.decode(self.body)


async def request(
    app: Litestar, cookie: bytes, method: str, path: str, body: Mapping[str, Any] | None = None
) -> Answer:
    where, _, query = path.partition("?")
    text = b"" if body is None else msgspec.json.encode(body)
    headers = [(b"host", HOST.encode())]
    if cookie:
        headers.append((b"cookie", cookie))
    if body is not None:
        headers += [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(text))]
    scope: Any = {
        "type": "http",
        "asgi": {"version": "3.0", "spec_version": "2.4"},
        "http_version": "1.1",
        "method": method,
        "scheme": "http",
        "path": where,
        "raw_path": where.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": headers,
        "client": ("127.0.0.1", 50_000),
        "server": (HOST, 80),
        "extensions": {},
        "state": {},
    }
    said = [{"type": "http.request", "body": text, "more_body": False}]
    heard: list[Any] = []

    async def receive() -> Any:
        return said.pop() if said else {"type": "http.disconnect"}

    async def send(message: Any) -> None:
        heard.append(message)

    await app(scope, receive, send)
    start, *chunks = heard
    return Answer(start["status"], tuple(start["headers"]), b"".join(chunk.get("body", b"") for chunk in chunks))

"""A minimal WebSocket client, so cheap that thousands of them fit on one core.

It speaks just enough of RFC 6455 for a server on the same machine: whole text frames, masked with zeros.
"""

import asyncio
import struct
from collections.abc import Callable
from typing import Final, cast

OPENING: Final = (
    "GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n{cookie}\r\n"
)
TEXT: Final = 0x81
CLOSE: Final = 0x88
PING: Final = 0x89
PONG: Final = 0x8A


class Wire(asyncio.Protocol):
    def __init__(self, opening: bytes, heard: Callable[[bytes], None]) -> None:
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.whole = True
        self._opening, self._heard = opening, heard
        self._in = bytearray()
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # of another loop, it is none by name
        self._transport.write(self._opening)

    def connection_lost(self, exc: Exception | None) -> None:
        self.whole = False
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("turned away"))

    def data_received(self, data: bytes) -> None:
        self._in += data
        if not self.opened.done():
            end = self._in.find(b"\r\n\r\n")
            if end < 0:
                return
            if not self._in.startswith(b"HTTP/1.1 101"):
                self.opened.set_exception(ConnectionError(bytes(self._in[:200]).decode(errors="replace")))
                return
            del self._in[: end + 4]
            self.opened.set_result(None)
        self._read_frames()

    def _read_frames(self) -> None:
        data, place = self._in, 0
        while len(data) - place >= 2:
            length, body = data[place + 1], place + 2
            if length == 126:
                body += 2
                length = struct.unpack_from(">H", data, place + 2)[0] if len(data) >= body else len(data)
            elif length == 127:
                body += 8
                length = struct.unpack_from(">Q", data, place + 2)[0] if len(data) >= body else len(data)
            if len(data) < body + length:
                break
            if data[place] == TEXT:
                self._heard(bytes(data[body : body + length]))
            elif data[place] == PING:
                self._send(PONG, bytes(data[body : body + length]))
            elif data[place] == CLOSE:
                self.whole = False
            place = body + length
        del data[:place]

    def say(self, text: bytes) -> None:
        self._send(TEXT, text)

    def _send(self, kind: int, body: bytes) -> None:
        size = len(body)
        head = struct.pack(">BB", kind, 0x80 | size) if size < 126 else struct.pack(">BBH", kind, 0xFE, size)
        if self._transport is not None and not self._transport.is_closing():
            self._transport.write(head + bytes(4) + body)

    def stop_reading(self) -> None:
        assert self._transport is not None
        self._transport.pause_reading()

    def cut(self) -> None:
        """As a lost network would."""
        self.whole = False
        if self._transport is not None:
            self._transport.abort()


async def open_wire(port: int, path: str, cookie: str, heard: Callable[[bytes], None]) -> Wire:
    """ConnectionError if it is not let in."""
    line = f"Cookie: {cookie}\r\n" if cookie else ""
    opening = OPENING.format(path=path, port=port, cookie=line).encode()
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(lambda: Wire(opening, heard), "127.0.0.1", port)
    await wire.opened
    return wire

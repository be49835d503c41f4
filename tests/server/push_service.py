"""A push service on this machine, and a browser that subscribed there: it decrypts what comes, as RFC 8291 says."""

import asyncio
import json
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from struct import unpack
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from crocetta.server.push.message import base64, unbase64

Json = dict[str, Any]


class Browser:
    def __init__(self) -> None:
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.key = self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.auth = os.urandom(16)

    def request(self, endpoint: str, language: str = "en") -> Json:
        """What the page sends to the server."""
        return {"endpoint": endpoint, "key": base64(self.key), "auth": base64(self.auth), "language": language}

    def decrypt(self, body: bytes) -> bytes:
        salt, (size, length) = body[:16], unpack("!IB", body[16:21])
        public, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), public)
        shared = self.private.exchange(ec.ECDH(), theirs)
        secret = HKDF(SHA256(), 32, self.auth, b"WebPush: info\0" + self.key + public).derive(shared)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        plain = AESGCM(key).decrypt(nonce, sealed, None)
        assert plain.endswith(b"\x02")
        return plain[:-1]


class PushService:
    def __init__(self) -> None:
        self.origin = ""
        self.statuses: list[int] = []
        """What it answers next; 201 when there is none left."""
        self.came: asyncio.Queue[tuple[str, dict[str, str], bytes]] = asyncio.Queue()

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while head := await reader.readuntil(b"\r\n\r\n"):
                first, *rest = head.decode().strip().split("\r\n")
                headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in rest)}
                body = await reader.readexactly(int(headers.get("content-length", 0)))
                self.came.put_nowait((first, headers, body))
                status = self.statuses.pop(0) if self.statuses else 201
                place = f"location: {self.origin}/elsewhere\r\n" if status == 302 else ""
                writer.write(f"HTTP/1.1 {status} x\r\n{place}content-length: 0\r\n\r\n".encode())
                await writer.drain()
        except asyncio.IncompleteReadError:
            pass
        finally:
            writer.close()

    async def message(self, browser: Browser) -> Json:
        _, headers, body = await asyncio.wait_for(self.came.get(), 30)
        assert headers["content-encoding"] == "aes128gcm"
        assert headers["host"] == self.origin.partition("//")[2]
        said: Json = json.loads(browser.decrypt(body))
        return said

    async def signed(self) -> tuple[Json, str]:
        """What the next message claims of its sender, and whose key has signed it."""
        _, headers, _ = await asyncio.wait_for(self.came.get(), 30)
        scheme, _, rest = headers["authorization"].partition(" ")
        fields = dict(part.strip().split("=", 1) for part in rest.split(","))
        said, _, signature = fields["t"].rpartition(".")
        raw = unbase64(signature)
        key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unbase64(fields["k"]))
        numbers = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
        key.verify(encode_dss_signature(*numbers), said.encode(), ec.ECDSA(SHA256()))
        assert scheme == "vapid"
        claims: Json = json.loads(unbase64(said.partition(".")[2]))
        return claims, fields["k"]


@asynccontextmanager
async def push_service() -> AsyncIterator[PushService]:
    service = PushService()
    server = await asyncio.start_server(service.answer, "127.0.0.1", 0)
    service.origin = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    try:
        yield service
    finally:
        server.close()

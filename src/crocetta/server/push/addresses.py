"""Which push endpoints may be called (against SSRF): the browser supplies the URL, so it could be anything."""

import asyncio
import socket
from ipaddress import ip_address
from typing import Final, NamedTuple
from urllib.parse import urlsplit

LONGEST: Final = 1_000


class Refused(Exception):
    """An address that push messages must not be sent to."""


class Target(NamedTuple):
    """A push service with its resolved address, so that later DNS changes do not matter."""

    url: str
    host: str
    """As in the URL; also for the certificate."""
    origin: str


def check(endpoint: str, *, loopback: bool = False) -> None:
    """Refused if it is not a push service's URL. `loopback`: also allow this machine, for tests."""
    try:
        parts = urlsplit(endpoint)
        port = parts.port
    except ValueError as error:
        raise Refused(endpoint) from error
    plain = not (parts.username or parts.password or parts.fragment) and endpoint.isascii()
    if not plain or not parts.hostname or len(endpoint) > LONGEST or any(sign.isspace() for sign in endpoint):
        raise Refused(endpoint)
    if loopback and parts.hostname in ("127.0.0.1", "localhost"):
        return
    if parts.scheme != "https" or port not in (None, 443) or "." not in parts.hostname:
        raise Refused(endpoint)


async def resolve(endpoint: str, *, loopback: bool = False) -> Target:
    """All addresses of the name must be public; the message goes to the first."""
    check(endpoint, loopback=loopback)
    parts = urlsplit(endpoint)
    host, port = parts.hostname or "", parts.port or 443
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    addresses = [ip_address(str(address[4][0]).partition("%")[0]) for address in found]
    for address in addresses:
        real = getattr(address, "ipv4_mapped", None) or address
        near = loopback and real.is_loopback
        if not near and (not real.is_global or real.is_multicast):
            raise Refused(host)
    if not addresses:
        raise Refused(host)
    first = f"[{addresses[0]}]" if addresses[0].version == 6 else f"{addresses[0]}"
    at = parts._replace(netloc=first if parts.port is None else f"{first}:{parts.port}").geturl()
    return Target(at, parts.netloc, f"{parts.scheme}://{parts.netloc}")

"""Brings messages to push services: a few at a time, within limits, and never while anybody waits for it."""

import asyncio
import random
from contextlib import suppress
from functools import cache
from ssl import SSLContext
from typing import Final, NamedTuple
from urllib.parse import urlsplit

import httpx
import structlog

from crocetta.server import wall_clock
from crocetta.server.metrics import pushes
from crocetta.server.push.addresses import Refused, resolve
from crocetta.server.push.message import Signer, encrypt, unbase64
from crocetta.server.store.database import DatabaseUnavailable
from crocetta.server.store.subscriptions import Subscription, Subscriptions

log = structlog.get_logger()

WAITING: Final = 1_000
"""Messages that wait to be sent; beyond that they are dropped."""
AT_ONCE: Final = 4
TIMEOUT: Final = 10.0
TRIES: Final = 3
PAUSE, LONGEST_PAUSE = 2.0, 60.0
"""Seconds before it is tried again, doubled each time; and at most, whatever the push service asks for."""
KEPT_FOR: Final = 86_400
"""Seconds that a push service keeps a message for a device that is off."""
GONE: Final = (404, 410)


class Outgoing(NamedTuple):
    to: Subscription
    said: bytes
    topic: str
    """A newer message of the same topic takes the place of one that has not arrived yet."""


@cache
def authorities() -> SSLContext:
    """Whose certificates are believed. To read them all takes longer than all else that a server starts with."""
    return httpx.create_ssl_context(trust_env=False)


class Sender:
    def __init__(self, signer: Signer, subscriptions: Subscriptions, *, loopback: bool = False) -> None:
        self._signer = signer
        self._subscriptions = subscriptions
        self._loopback = loopback
        """For tests: push services on this machine count too."""
        self._queue: asyncio.Queue[Outgoing] = asyncio.Queue(WAITING)
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        # Proxies of the environment are left out: they would be asked to reach what was not checked.
        self._client = httpx.AsyncClient(
            verify=authorities(),
            timeout=TIMEOUT,
            follow_redirects=False,
            trust_env=False,
            limits=httpx.Limits(max_connections=AT_ONCE),
        )
        self._tasks = [asyncio.create_task(self._work()) for _ in range(AT_ONCE)]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._client.aclose()

    def put(self, message: Outgoing) -> None:
        try:
            self._queue.put_nowait(message)
        except asyncio.QueueFull:
            pushes.add("dropped")

    async def _work(self) -> None:
        while True:
            message = await self._queue.get()
            try:
                pushes.add(await self._send(message))
            except Exception:
                pushes.add("failed")
                log.exception("notice not sent")

    async def _send(self, message: Outgoing) -> str:
        """What became of it."""
        host = urlsplit(message.to.endpoint).hostname
        for attempt in range(TRIES):
            try:
                status, wait = await self._post(message)
            except Refused:
                log.warning("push address refused", host=host)
                return await self._forget(message)
            except (OSError, httpx.HTTPError) as error:
                log.warning("push service not reached", host=host, error=repr(error))
                status, wait = 503, 0.0
            if status < 300:
                return "sent"
            if status in GONE:
                return await self._forget(message)
            if status != 429 and status < 500:
                log.warning("notice refused", host=host, status=status)
                return "refused"
            if attempt + 1 < TRIES:
                pause = min(max(wait, PAUSE * 2**attempt), LONGEST_PAUSE)
                await asyncio.sleep(pause * (0.75 + random.random() / 2))
        return "failed"

    async def _post(self, message: Outgoing) -> tuple[int, float]:
        """The status, and how long to wait before the next try."""
        to = message.to
        target = await resolve(to.endpoint, loopback=self._loopback)
        headers = {
            "host": target.host,
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": f"{KEPT_FOR}",
            "topic": message.topic,
            "urgency": "normal",
            "authorization": self._signer.authorization(target.origin, wall_clock.now()),
        }
        body = encrypt(message.said, unbase64(to.key), unbase64(to.auth))
        named = {"sni_hostname": target.host.rpartition(":")[0] or target.host}
        request = self._client.stream("POST", target.url, headers=headers, content=body, extensions=named)
        async with request as response:  # what it says beyond the status is not read
            wait = response.headers.get("retry-after", "")
            return response.status_code, float(wait) if wait.isdigit() else 0.0

    async def _forget(self, message: Outgoing) -> str:
        with suppress(DatabaseUnavailable):
            await self._subscriptions.remove(message.to.id)
        return "forgotten"

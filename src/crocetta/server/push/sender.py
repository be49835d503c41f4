"""Delivers messages to push services: a few at a time, within limits, in the background."""

import asyncio
import random
from collections import deque
from contextlib import suppress
from functools import cache
from ssl import SSLContext
from typing import Final, NamedTuple
from urllib.parse import urlsplit

import httpx
import structlog

from crocetta.server import wall_clock
from crocetta.server.budgets import Allowance
from crocetta.server.metrics import pushes
from crocetta.server.push.addresses import Refused, resolve
from crocetta.server.push.message import Signer, encrypt, unbase64
from crocetta.server.store.database import DatabaseUnavailable
from crocetta.server.store.subscriptions import Subscription, Subscriptions

log = structlog.get_logger()

WAITING: Final = 1_000
"""Messages in the queue, and as many in the retry queue; more are dropped."""
OF_A_HOST: Final = 250
"""Per host: whoever subscribes chooses the endpoint, which may be slow on purpose."""
AT_ONCE: Final = 8
"""Hosts in parallel; one message at a time to each."""
TIMEOUT: Final = 10.0
"""Seconds for one attempt, including name resolution."""
FAILURES, ALONE = 5, 600.0
"""Circuit breaker: a host with so many failures in so many seconds gets nothing for some minutes."""
TRIES: Final = 3
PAUSE, LONGEST_PAUSE = 2.0, 60.0
"""Seconds before a retry, doubled each time, and their maximum, whatever Retry-After says."""
KEPT_FOR: Final = 86_400
"""Seconds that a push service keeps a message for an offline device (TTL)."""
GONE: Final = (404, 410)


class Outgoing(NamedTuple):
    to: Subscription
    said: bytes
    topic: str
    """Replaces an undelivered message of the same topic."""
    tries: int = 0


@cache
def authorities() -> SSLContext:
    """The trusted certificates. Reading them takes longer than the rest of the server's startup."""
    return httpx.create_ssl_context(trust_env=False)


class Sender:
    def __init__(self, signer: Signer, subscriptions: Subscriptions, *, loopback: bool = False) -> None:
        self._signer = signer
        self._subscriptions = subscriptions
        self._loopback = loopback
        """For tests: push services on this machine are allowed."""
        self._waiting: dict[str, deque[Outgoing]] = {}
        """By host, without the message in flight."""
        self._hosts: asyncio.Queue[str] = asyncio.Queue()
        """Hosts with something to send and nothing in flight, round-robin."""
        self._again: set[asyncio.TimerHandle] = set()
        self._trust = Allowance(FAILURES, ALONE)
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        # No proxies from the environment: they would resolve the name again, past the check.
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
        for timer in self._again:
            timer.cancel()
        await self._client.aclose()

    def put(self, message: Outgoing) -> None:
        host = urlsplit(message.to.endpoint).netloc.lower()
        known = self._waiting.get(host)
        if sum(map(len, self._waiting.values())) >= WAITING or len(known or ()) >= OF_A_HOST:
            pushes.add("dropped")
        elif known is not None:
            known.append(message)
        else:
            self._waiting[host] = deque([message])
            self._hosts.put_nowait(host)

    async def _work(self) -> None:
        while True:
            host = await self._hosts.get()
            waiting = self._waiting[host]
            try:
                pushes.add(await self._send(waiting.popleft(), host))
            except Exception:
                pushes.add("failed")
                log.exception("push notification not sent")
            if waiting:
                self._hosts.put_nowait(host)
            else:
                del self._waiting[host]

    async def _send(self, message: Outgoing, host: str) -> str:
        """Send one message; returns the outcome for the metrics."""
        if self._trust.left(host) < 1:
            return "dropped"
        try:
            async with asyncio.timeout(TIMEOUT):
                status, wait = await self._post(message)
        except Refused:
            log.warning("push address refused", host=host)
            return await self._forget(message)
        except (OSError, httpx.HTTPError) as error:
            log.warning("push service unreachable", host=host, error=repr(error))
            status, wait = 503, 0.0
        if status == 429 or status >= 500:
            self._trust.take(host)
            return self._try_again(message, wait)
        if self._trust.left(host) < FAILURES:
            self._trust.give_back(host)
        if status < 300:
            return "sent"
        if status in GONE:
            return await self._forget(message)
        log.warning("push notification refused", host=host, status=status)
        return "refused"

    def _try_again(self, message: Outgoing, wait: float) -> str:
        """Retry later, without delaying other messages."""
        if message.tries + 1 >= TRIES or len(self._again) >= WAITING:
            return "failed"

        def put() -> None:
            self._again.discard(timer)
            self.put(message._replace(tries=message.tries + 1))

        pause = min(max(wait, PAUSE * 2**message.tries), LONGEST_PAUSE) * (0.75 + random.random() / 2)
        timer = asyncio.get_running_loop().call_later(pause, put)
        self._again.add(timer)
        return "postponed"

    async def _post(self, message: Outgoing) -> tuple[int, float]:
        """The status, and the seconds of Retry-After."""
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
        async with request as response:  # the body is not read
            wait = response.headers.get("retry-after", "")
            return response.status_code, float(wait) if wait.isdigit() else 0.0

    async def _forget(self, message: Outgoing) -> str:
        with suppress(DatabaseUnavailable):
            await self._subscriptions.remove(message.to.id)
        return "forgotten"

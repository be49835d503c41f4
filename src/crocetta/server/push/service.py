"""This server's push notifications: enabled, with a key generated at the first start, or not installed."""

import os
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from crocetta.server.push import is_installed
from crocetta.server.push.addresses import Refused, check
from crocetta.server.rooms import Rooms
from crocetta.server.store import Store
from crocetta.server.store.shared_limits import Ledger
from crocetta.server.store.subscriptions import Subscription, Subscriptions
from crocetta.tables.persons import PushRequest

if TYPE_CHECKING:
    from crocetta.server.push.message import Signer
    from crocetta.server.push.sender import Sender

CONTACT: Final = "CROCETTA_CONTACT"
"""Contact of the operator for push services: `mailto:` or `https:`."""
LOOPBACK: Final = "CROCETTA_PUSH_LOOPBACK"
"""For tests: push services on this machine are allowed."""
NOBODY: Final = "mailto:host@crocetta.invalid"


class Push:
    def __init__(self, subscriptions: Subscriptions) -> None:
        self.subscriptions = subscriptions
        self.loopback = bool(os.environ.get(LOOPBACK))
        self._signer: Signer | None = None
        self._sender: Sender | None = None
        self._listen: Callable[[], None] | None = None

    @property
    def public_key(self) -> str | None:
        return self._signer.public_key if self._signer is not None else None

    def is_good(self, wish: PushRequest) -> bool:
        """Whether this is a valid browser subscription."""
        from crocetta.server.push.message import check_keys

        try:
            check(wish.endpoint, loopback=self.loopback)
        except Refused:
            return False
        return check_keys(wish.key, wish.auth)

    async def open(self, store: Store, rooms: Rooms) -> None:
        if not is_installed():
            return
        from crocetta.server.push.message import Signer, new_private_key
        from crocetta.server.push.notices import Notices
        from crocetta.server.push.sender import Sender

        key = await store.people.secret("push", new_private_key())
        self._signer = Signer(key, os.environ.get(CONTACT) or NOBODY)
        self._sender = Sender(self._signer, self.subscriptions, loopback=self.loopback)
        await self._sender.open()

        shared = Ledger(store) if store.workers is not None else None
        notices = Notices(rooms, self.subscriptions, self._sender, shared)

        def listen() -> None:
            rooms.on_written = notices.happened

        self._listen = listen
        # Skip the hook where nobody has subscribed. With several workers, somebody may at another one.
        if store.workers is not None or await self.subscriptions.any():
            listen()

    async def add(self, new: Subscription) -> None:
        await self.subscriptions.add(new)
        if self._listen is not None:
            self._listen()

    async def close(self) -> None:
        if self._sender is not None:
            await self._sender.close()

"""Web Push: notifies people who asked for it on their devices, through their browser's push service.

`message` encrypts and signs (RFC 8291, RFC 8292), `sender` delivers, `notices` decides what to send. All of it
needs the extra `push`; without it, notifications are not offered.
"""

from importlib.util import find_spec


def is_installed() -> bool:
    return find_spec("cryptography") is not None and find_spec("httpx") is not None

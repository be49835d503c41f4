"""Web Push: people who asked for it are told on their devices, by the push service of their browser.

`message` encrypts and signs (RFC 8291, RFC 8292), `sender` brings it there, `notices` knows what is worth it. All
of it needs the extra `push`; without it nobody is offered any.
"""

from importlib.util import find_spec


def is_installed() -> bool:
    return find_spec("cryptography") is not None and find_spec("httpx") is not None

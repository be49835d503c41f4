"""Join codes of tables: easy to say aloud, hard to guess.

Three words out of 256 and four digits make 150 thousand million codes. Guessing is stopped after a few misses a
minute (`http/middleware.py`): one address would need some fourteen years to hit one of a thousand tables.
"""

import secrets
from functools import cache
from importlib.resources import files

WORDS_IN_A_CODE = 3


@cache
def words() -> tuple[str, ...]:
    return tuple(files(__package__).joinpath("words.txt").read_text(encoding="utf-8").split())


def new_code() -> str:
    spoken = [secrets.choice(words()) for _ in range(WORDS_IN_A_CODE)]
    return "-".join([*spoken, str(secrets.randbelow(9000) + 1000)])

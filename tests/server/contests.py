"""People who play the match of the day, and those who do not yet."""

import random
from typing import Final

from tests.server.people import Json, Person, play_on

GAME: Final = "silver-and-gold"


async def begin(person: Person, game: str = GAME) -> Json:
    answer = await person.post(f"/api/daily/{game}")
    assert answer.status_code == 201, answer.text
    table: Json = answer.json()
    return table


async def finish(person: Person, table: Json, seed: int = 1) -> Json:
    line, update = await person.sit(table["table"], 0)
    update = await play_on(line, update, random.Random(seed))
    await line.close()
    return update


async def today(person: Person, game: str = GAME) -> Json:
    matches: list[Json] = (await person.get("/api/daily")).json()["games"]
    return next(match for match in matches if match["game"] == game)


async def board(person: Person, day: str, game: str = GAME) -> Json:
    answer = await person.get(f"/api/daily/{game}/{day}")
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found

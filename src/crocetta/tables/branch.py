"""What if? A new table that continues from a moment of another match; and a match file that friends continue.

Nothing in a finished match is secret any more, so whoever plays on may take any seat. From there on its luck is
new, or that of the match, as they choose.
"""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from crocetta.kit.game import DEALER
from crocetta.kit.record import Act, Player, standing
from crocetta.kit.words import PLATFORM
from crocetta.tables import contests
from crocetta.tables import entries as e
from crocetta.tables.decide import Decided, deal, open_
from crocetta.tables.entries import Bot, Branch, Entry, Occupant, Opened, Person
from crocetta.tables.errors import BadRequest
from crocetta.tables.protocol import By, Settings
from crocetta.tables.replays import CarryOn, PlayOn
from crocetta.tables.seats import LONGEST_NAME, as_wished, for_playing_on, known_level, tidy
from crocetta.tables.table import AnyMatch, Table, read


def play_on(
    table: Table, stream: Sequence[Entry], wish: PlayOn, me: Person, new: str, code: str, seed: str, now: float
) -> Decided:
    """The table of a match that branches off this one. BadRequest if nothing is left to play."""
    if not 0 <= wish.seat < len(table.seats):
        raise BadRequest("problem-seat-missing", field="seat", seat=wish.seat)
    facts, level = table.facts, known_level(wish.bot, table.game, "bot")
    followed = facts.branch is None or facts.branch.seeded
    opened = replace(
        facts,
        at=now,
        code=code,
        settings=contests.beside(table, Settings(confirm_at_once=facts.settings.confirm_at_once, practice=True)),
        seed=table.seed if wish.same_luck else seed,
        link=0,
        host=me.person,
        seats=for_playing_on(table.seats, me, wish.seat, table.game, level),
        branch=Branch(table.id, wish.entry, seeded=wish.same_luck and followed),
        before=(),
    )
    acts = (replace(act, at=now, move=None) for act in _standing(stream, wish.entry))
    begun: tuple[Entry, ...] = (opened, e.Began(now), *acts)
    decided = deal(Decided(read(new, begun), begun), now)
    if decided.table.status == "over":
        raise BadRequest("problem-play-on-over", field="entry")
    return decided


def carry_on(
    table: Table, stream: Sequence[Entry], wish: CarryOn, me: Person, new: str, code: str, seed: str, now: float
) -> Decided:
    """An unfinished match, as a table that friends may join; from there on its luck is new.

    Whoever uploaded it may know its luck, and could have made the match up: it does not count.
    """
    if table.status == "over":
        raise BadRequest("problem-play-on-over", field="file")
    facts, acts = table.facts, _standing(stream, len(stream))
    if len(wish.seats) != len(table.seats):
        raise BadRequest("problem-seat-missing", field="seats", seat=min(len(wish.seats), len(table.seats)))
    opened = replace(
        facts,
        at=now,
        code=code,
        settings=Settings(confirm_at_once=facts.settings.confirm_at_once, practice=True),
        seed=seed,
        host=me.person,
        seats=as_wished(me.person, me.name, wish.seats, table.game),
        branch=Branch("", len(acts), seeded=False),
        before=tuple(acts),
    )
    return open_(new, opened)


def _standing(stream: Sequence[Entry], entry: int) -> list[e.Acted]:
    """The acts among the first `entry` entries of the log, without undone ones."""
    acts: list[e.Acted] = []
    for each in [each for each in stream if isinstance(each, e.Acted | e.TookBack)][:entry]:
        if isinstance(each, e.Acted):
            acts.append(each)
        else:
            del acts[max(place for place, act in enumerate(acts) if act.seat == each.seat)]
    return acts


def stream_of(match: AnyMatch, now: float) -> list[Entry]:
    """A match file as the stream of a table that is not stored, without undone acts."""
    header = match.header
    opened = Opened(
        at=now,
        code="",
        game=header.game,
        rules=header.rules,
        edition=header.edition.digest,
        data=header.edition.embedded,
        options=msgspec.to_builtins(header.options),
        settings=Settings(),
        seed=header.seed or "",
        host="",
        seats=tuple(_occupant(place, player) for place, player in enumerate(header.players)),
        branch=None if header.seed is not None else Branch("", 0, seeded=False),
    )
    return [opened, e.Began(now), *(_acted(match, act, now) for _, act in standing(match.entries))]


def _occupant(place: int, player: Player) -> Occupant:
    """With a name that can be shown, whatever the file says."""
    name = tidy(player.name)[:LONGEST_NAME] or PLATFORM.say("player-numbered", place=place + 1)
    return Bot(name, player.bot) if player.bot else Person("", name)


def _acted(match: AnyMatch, act: Act[Any], now: float) -> Entry:
    by: By = "dealer" if act.seat == DEALER else "bot" if match.header.players[act.seat].bot else "person"
    return e.Acted(now, act.seat, by, Raw(e.encode(act.action)))

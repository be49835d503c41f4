"""The match file: its header, its entries, and the one JSON file that holds them.

The file is readable, one entry per line, with a checksum. Reading reports what is wrong and where; writing goes
through a temporary file and replaces only an earlier part of the same match.
"""

import os
import tempfile
from collections.abc import Callable, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, Generic, TypeAlias

import msgspec
from msgspec import Raw, Struct

from crocetta.kit import luck as lucks
from crocetta.kit.game import A, AnyGame, Edition, O, Seat
from crocetta.kit.luck import Luck

FORMAT: Final = "crocetta match"
VERSION: Final = 1
TAKE_BACK: Final = "take back"


class Player(Struct, frozen=True):
    name: str
    bot: str | None = None
    """The level of the bot on this seat, or None for a person."""


class Header(Struct, Generic[O], frozen=True, kw_only=True):
    game: str
    rules: int
    edition: Edition
    options: O
    players: tuple[Player, ...]
    seed: str | None
    """The dealer's seed. None: somebody else deals, with printed cards for instance."""
    luck: Luck | None = None
    """The origin of the seed, if it can be verified."""


class Act(Struct, Generic[A], frozen=True, gc=False):
    seat: Seat
    action: A


class TakeBack(Struct, frozen=True):
    """Undoes the seat's latest act."""

    seat: Seat


Entry: TypeAlias = Act[A] | TakeBack
Resolve: TypeAlias = Callable[[str, Edition], AnyGame]
"""Finds the game and the edition that a header names; ValueError if there is none."""


def standing(entries: Sequence[Entry[A]]) -> list[tuple[int, Act[A]]]:
    """The acts that were not undone, with their numbers in the log, from 1."""
    acts: list[tuple[int, Act[A]]] = []
    for number, entry in enumerate(entries, start=1):
        if isinstance(entry, Act):
            acts.append((number, entry))
        else:
            del acts[max(place for place, (_, act) in enumerate(acts) if act.seat == entry.seat)]
    return acts


class RecordError(ValueError):
    """A match file that cannot be read or must not be replaced: what is wrong, and where."""


class _Line(Struct, forbid_unknown_fields=True):
    seat: int
    act: Raw


class _Page(Struct, forbid_unknown_fields=True):
    format: str
    version: int
    game: str
    rules: int
    edition: Edition
    options: Raw
    players: tuple[Player, ...]
    seed: str | None
    entries: list[_Line]
    check: str
    luck: Luck | None = None


def encode(header: Header[O], entries: Sequence[Entry[A]]) -> bytes:
    lines = [
        {"seat": entry.seat, "act": entry.action if isinstance(entry, Act) else TAKE_BACK} for entry in entries
    ]
    page = {"format": FORMAT, "version": VERSION, **msgspec.structs.asdict(header), "entries": lines}
    if header.luck is None:
        del page["luck"]
    page["check"] = _check_sum(msgspec.to_builtins(page))
    rows = [b'"%b": %b' % (key.encode(), msgspec.json.encode(page[key])) for key in page if key != "entries"]
    body = b",\n".join(b"  " + msgspec.json.encode(line) for line in lines)
    rows.insert(-1, b'"entries": [\n%b\n]' % body if lines else b'"entries": []')
    return b"{\n" + b",\n".join(rows) + b"\n}\n"


def decode(text: bytes, resolve: Resolve) -> tuple[AnyGame, Header[Any], list[Entry[Any]]]:
    page = _read_page(text)
    try:
        game = resolve(page.game, page.edition)
    except ValueError as error:
        raise RecordError(f"the header: {error}") from error
    if page.rules != game.rules_version:
        raise RecordError(
            f"the header: recorded under rules {page.rules} of {game.title}; "
            f"this program plays rules {game.rules_version}"
        )
    try:
        options = game.types.options.decode(page.options)
    except msgspec.MsgspecError as error:
        raise RecordError(f"the options of {game.title}: {error}") from error
    header = Header(
        game=page.game,
        rules=page.rules,
        edition=page.edition,
        options=options,
        players=page.players,
        seed=page.seed,
        luck=page.luck,
    )
    fault = page.luck and lucks.fault(page.luck, page.seed, len(page.players))
    if fault:
        raise RecordError(f"the luck: {fault}")
    return game, header, [_read_line(game, number, line) for number, line in enumerate(page.entries, start=1)]


def write(path: Path, text: bytes) -> None:
    """Replace the file atomically."""
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def _check_sum(builtins: dict[str, Any]) -> str:
    """Over the content, not the bytes: reformatting the file does not invalidate it."""
    return sha256(msgspec.json.encode(builtins, order="deterministic")).hexdigest()


def _read_page(text: bytes) -> _Page:
    try:
        content = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise RecordError(f"not a whole JSON file: {error} (the file has {len(text)} bytes)") from error
    if not isinstance(content, dict) or content.get("format") != FORMAT:
        raise RecordError(f'not a Crocetta match: "format" should be "{FORMAT}"')
    version = content.get("version")
    if version != VERSION:
        raise RecordError(f'"version" is {version!r}; this program reads version {VERSION}')
    try:
        page = msgspec.json.decode(text, type=_Page)
    except msgspec.ValidationError as error:
        raise RecordError(f"the file is damaged: {error}") from error
    del content["check"]
    if page.check != _check_sum(content):
        raise RecordError('the file was changed after it was saved: "check" does not fit its contents')
    return page


def _read_line(game: AnyGame, number: int, line: _Line) -> Entry[Any]:
    try:
        if bytes(line.act).startswith(b'"'):
            if msgspec.json.decode(line.act) != TAKE_BACK:
                raise RecordError(f"entry {number}: {bytes(line.act).decode()} is not an act")
            return TakeBack(line.seat)
        return Act(line.seat, game.types.action.decode(line.act))
    except msgspec.MsgspecError as error:
        raise RecordError(f"entry {number}: {error}") from error

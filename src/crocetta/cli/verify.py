"""`crocetta verify`: what a match file proves about its moves and its luck, and what it does not."""

import msgspec

from crocetta.cli.arguments import AnyMatch
from crocetta.cli.screen import fail, print_json, say
from crocetta.kit.game import DEALER
from crocetta.kit.record import Act


def verify(
    match: AnyMatch, commitment: str | None, number: int | None, share: str | None, *, as_json: bool
) -> None:
    """A loaded match has been replayed by the rules, with each draw from its seed, and its luck checked.

    Which secret of the chain it should be is known only to those who played the earlier matches.
    """
    luck = match.header.luck
    if (commitment or number is not None or share) and luck is None:
        fail(say("terminal-verify-plain"))
    if commitment and luck and commitment.strip().lower() != luck.commitment:
        fail(say("terminal-verify-commitment", found=luck.commitment))
    if number is not None and luck and number != luck.match:
        fail(say("terminal-verify-other-match", found=luck.match))
    if share and luck and share.strip().lower() not in luck.shares:
        fail(say("terminal-verify-share"))
    if as_json:
        print_json(msgspec.json.encode(_found(match)))
        return
    for line in _lines(match):
        print(line)


def _draws(match: AnyMatch) -> int:
    return sum(isinstance(entry, Act) and entry.seat == DEALER for entry in match.entries)


def _contributors(match: AnyMatch) -> list[str]:
    shares = match.header.luck.shares if match.header.luck else ()
    return [player.name for player, share in zip(match.header.players, shares, strict=False) if share]


def _lines(match: AnyMatch) -> list[str]:
    luck, names = match.header.luck, _contributors(match)
    lines = [say("terminal-verify-moves", count=len(match.entries))]
    if match.header.seed is None:
        return [*lines, say("terminal-verify-by-hand")]
    lines.append(say("terminal-verify-draws", count=_draws(match)))
    if luck is None:
        return [*lines, say("terminal-verify-plain")]
    return [
        *lines,
        say("terminal-verify-fixed", commitment=luck.commitment),
        say("terminal-verify-match", match=luck.match),
        say("terminal-verify-shares", names=", ".join(names)) if names else say("terminal-verify-alone"),
    ]


def _found(match: AnyMatch) -> dict[str, object]:
    luck = match.header.luck
    return {
        "entries": len(match.entries),
        "draws": _draws(match) if match.header.seed is not None else 0,
        "over": match.over,
        "commitment": luck.commitment if luck else None,
        "match": luck.match if luck else None,
        "shares_of": _contributors(match),
    }

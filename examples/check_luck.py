"""Did anybody choose the luck of this match? Nothing of Crocetta is imported here. What it proves: docs/luck.md

    python examples/check_luck.py match.json [COMMITMENT [SHARE [NUMBER]]]

COMMITMENT and SHARE are what your page noted when you joined, NUMBER is 1, and one more for each rematch since.
"""

import json
import sys
from hashlib import blake2b, sha256
from pathlib import Path
from typing import Any

FIRST = {  # the numbers of each game's starts, flips, deals and rolls begin here, in its numbering of all acts
    "silver-and-gold": {"start": 359, "flip": 363, "deal": 370},
    "pyramids": {"flip": 651, "deal": 658},
    "la-piramide": {"begin": 4157, "deal": 4169, "rolled": 4162},
}
CARDS = {"silver-and-gold": range(1, 48), "pyramids": range(1, 49), "la-piramide": range(36)}


def hashed(text: str, times: int = 1) -> str:
    return hashed(sha256(text.encode()).hexdigest(), times - 1) if times else text


def standing(entries: list[Any]) -> list[Any]:
    """The acts, without those that were taken back."""
    acts: list[Any] = []
    for seat, act in [(entry["seat"], entry["act"]) for entry in entries]:
        if act == "take back":
            del acts[max(place for place, (other, _) in enumerate(acts) if other == seat)]
        else:
            acts.append((seat, act))
    return acts


def draws(match: Any) -> Any:
    """Each draw that can be checked: its pile, what was drawn, and what surely was in the pile, too."""
    pyramid, seats, own = match["game"] == "la-piramide", len(match["players"]), match["edition"]["embedded"]
    cards = () if own else CARDS[match["game"]]
    dealt, flips, player, turn, rolls = list[int](), list[int](), -1, 0, 0
    for seat, act in standing([] if pyramid and own else match["entries"]):  # own mazes have other numbers
        kind, drawn = act["type"], act.get("card", act.get("value", act.get("seat")))
        if kind in ("roll", "play-curse"):  # a turn begins; one who is skipped on the way loses theirs
            turn += 0 if player < 0 else (seat - player) % seats or seats
            player, rolls = seat, 0
        elif kind in ("start", "begin"):
            yield ("start", (0,) if pyramid else ()), kind, drawn, list(range(seats))
        elif kind == "flip":
            seen = flips[len(flips) // 7 * 7 :]
            yield ("flips", (len(flips) // 7,)), kind, drawn, [card for card in range(8) if card not in seen]
            flips.append(drawn)
        elif kind == "deal" and not (pyramid and drawn in dealt):  # played curses come back in their order
            epoch = 1 if not pyramid and len(dealt) >= 4 * seats else 0
            yield ("deals", (epoch,)), kind, drawn, [card for card in cards if card not in dealt]
            dealt.append(drawn)
        elif kind == "rolled":
            yield ("dice", (player, turn // seats + 1, rolls := rolls + 1)), kind, drawn, [1, 2, 3, 4, 5, 6]


def check(match: Any, commitment: str | None = None, share: str | None = None, number: str | None = None) -> int:
    luck, first = match["luck"], FIRST[match["game"]]
    assert luck["match"] in range(1, 257), "there is no such secret in a chain"
    assert hashed(luck["secret"], luck["match"]) == luck["commitment"], "the secret does not lead to the commitment"
    assert commitment in (None, luck["commitment"]), "the commitment is not the one that you noted"
    assert number is None or int(number) == luck["match"], "the secret is that of another match of the chain"
    assert share is None or share in luck["shares"], "your share is not among those that were used"
    assert match["seed"] == hashed("/".join([luck["secret"], *luck["shares"]])), "the seed was made otherwise"
    key, checked = sha256(match["seed"].encode()).digest(), 0
    for checked, (pile, kind, drawn, others) in enumerate(draws(match), start=1):
        order = {n: repr((*pile, first[kind] + n)).encode() for n in (drawn, *others)}
        lowest = min(order, key=lambda n: blake2b(order[n], key=key, digest_size=16).digest())
        assert drawn == lowest, f"draw {checked} ({kind} {drawn}) does not follow from the seed"
    return checked


if __name__ == "__main__":
    played = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
    count, secret = check(played, *sys.argv[2:5]), played["luck"]["match"]
    print(f"{count} draws follow from the shares and secret {secret}: 1 at a new table, one more for each rematch.")

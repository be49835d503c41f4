"""The expert's evaluation of maps and the score card in Silver & Gold."""

from crocetta.games.expeditions.kernel import words as w
from crocetta.games.expeditions.kernel.prospects import place_of
from crocetta.games.silver_and_gold.kernel import words as own
from crocetta.games.silver_and_gold.kernel.marking import collected
from crocetta.games.silver_and_gold.kernel.scoring import palms
from crocetta.kit.compiled import Row, count, jit

__all__ = ["ahead", "collected", "needs", "points_of", "prospect", "reward", "treasures"]


@jit
def points_of(tally: int) -> int:
    """Without cups of full rows, which are won after the marking."""
    return (tally & own.COINS_BITS) + palms(tally)


@jit
def ahead(d: Row, s: Row, b: int, tally: int, turns: int) -> int:
    """Cups for rows that are full, and a share of the next one."""
    coins = tally & own.COINS_BITS
    left = s[w.LEFT]
    promised = 0
    for _ in range(tally >> own.CUPS_WRITTEN & 3, coins >> 2):
        promised += left << 10
        if left:
            left -= 1
    if coins == own.MOST_COINS:
        return promised
    e = d[w.D_EVALUATION]
    share = left * d[e + own.E_ROW + (coins & 3)]
    lasts = d[e + own.E_LAST_COINS]
    return promised + (share if turns >= lasts << 10 else share * (turns >> 4) // (lasts << 6))


@jit
def reward(d: Row, s: Row, b: int, card: int, turns: int) -> int:
    """A map's points, those of its seal, and those of seals that name its colour."""
    e = d[w.D_EVALUATION]
    row = d[w.D_TABLE] + card * d[w.D_ROW]
    completed = s[b + w.COMPLETED]
    points = d[row + own.VALUE] << 10
    seal = d[row + own.SEAL]
    if seal >= 0:
        own_maps = count(completed & d[d[w.D_COLOURS] + seal]) << 10
        points += d[row + own.PAYS] * (own_maps + (d[e + own.E_SEAL] * turns >> 10))
    for colour in range(own.COLOURS):
        if d[d[w.D_COLOURS] + colour] >> card & 1:
            points += d[e + own.E_PAYS + colour] * count(completed & d[e + own.E_SEALED + colour]) << 10
    return points


@jit
def prospect(d: Row, card: int, marked: int) -> int:
    fields = d[d[w.D_TABLE] + card * d[w.D_ROW]] & ~marked
    return d[d[w.D_PROSPECTS] + 2 * card] + 2 * place_of(d, card, fields) if fields else 0


@jit
def needs(d: Row, at: int, field: int) -> int:
    return d[at + (field >> 2)] >> 16 * (field & 3) & 0xFFFF


@jit
def treasures(d: Row, card: int, marked: int, tally: int, at: int, field: int) -> int:
    """Coins and palms that are not marked yet, as far as the score card has room for them."""
    row = d[w.D_TABLE] + card * d[w.D_ROW] - w.PLANES
    coins = min(count(d[row + own.COINS] & ~marked), own.MOST_COINS - (tally & own.COINS_BITS))
    palms_left = min(count(d[row + own.PALMS] & ~marked), own.MOST_PALMS - (tally >> own.PALMS_WRITTEN & 7))
    e = d[w.D_EVALUATION]
    return coins * d[e + own.E_COIN] + palms_left * d[e + own.E_PALM]

"""Records the golden matches: `python -m tests.replays.record GAME`.

Plays matches of many kinds until they show everything in `facts.wanted`, and writes those that show something new,
at least `FEWEST` of them. Files that are there already are never touched: a golden match stays.
"""

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, cast

import msgspec

from crocetta import bots, games
from crocetta.games.expeditions.actions import Mark
from crocetta.games.la_piramide.actions import Move, Pick, PlayCurse
from crocetta.games.la_piramide.game import LaPiramide
from crocetta.games.la_piramide.pieces import OUT, SLAVES, Curse
from crocetta.kit.game import AnyGame
from crocetta.kit.match import Match
from crocetta.kit.record import Player
from tests.replays.facts import AnyMatch, facts, wanted

HERE = Path(__file__).parent
FEWEST = 20
TRIES = 20_000


def transcript(match: AnyMatch) -> str:
    """Every entry and what it led to, a line each, and how it ended."""
    lines = []
    for moment in match.replay():
        events = b" ".join(msgspec.json.encode(event) for event in moment.events)
        lines.append(f"{moment.entry.seat} -> {events.decode()}")
    lines.append(f"scores {match.game.scores(match.state)} ranks {match.game.ranks(match.state)}")
    lines.append(f"end {msgspec.json.encode(match.state).decode()}")
    return "\n".join(lines) + "\n"


def small_decks(game: AnyGame, rng: Random) -> str | None:
    """Now and then a deck of a few shipped cards, where things run out and scores are near each other."""
    size = rng.choice((0, 8, 9, 12, 16, 20))
    if game.name == "la-piramide" or not size:
        return None
    drawings: Any = game.drawings
    if game.name == "pyramids":
        pool = drawings.cards
        if rng.random() < 0.5:
            deadly = (card for card in pool if "p" not in "".join(card.rows))
            pool = sorted(deadly, key=lambda card: -"".join(card.rows).count("s"))[: max(size, 12)]
        cards = rng.sample(pool, size)
        entries = [("pyramid", f'chamber = """\n{chr(10).join(card.rows)}\n"""') for card in cards]
    else:
        colours = rng.choice(
            (("purple",), ("purple",), ("orange", "purple"), ("grey", "green"), ("purple", "green", "grey"))
        )
        pool = [card for card in drawings.cards if card.colour.value in colours]
        cards = rng.sample(pool, min(size, len(pool)))
        entries = [("map", _map_entry(card)) for card in cards]
    pages = [f"[[{kind}]]\nnumber = {number}\n{body}\n" for number, (kind, body) in enumerate(entries, start=1)]
    return 'edition = "golden"\n\n' + "\n".join(pages)


def _map_entry(card: Any) -> str:
    rows = [row for row in card.rows if set(row) != {"."}]
    seal = f'seal = "{card.seal.value}"\n' if card.seal else ""
    return f'colour = "{card.colour.value}"\n{seal}fields = """\n{chr(10).join(rows)}\n"""'


def options(game: AnyGame, seats: int, rng: Random) -> Any:
    chosen: dict[str, Any] = {}
    if game.name == "la-piramide":
        for name in ("no_passing", "exact_exit"):
            chosen[name] = rng.random() < 0.25
        chosen["gamble"] = rng.choice((2, 2, 3))
        chosen["curses"] = rng.random() < 0.8
        chosen["turn_limit"] = rng.choice((None, 1, 2, 8, 12, 40))
        if rng.random() < 0.2:
            families = ["eye", "scarab", "lotus", "ankh", "serpent", "feather"]
            chosen["families"] = rng.sample(families, seats)
    else:
        chosen["open_pile"] = rng.random() < 0.2
    return game.types.options.decode(msgspec.json.encode(chosen))


class OddBot:
    """Plays what bots never would: `shy` marks as little as it can and shuns tombs, `grim` seeks skulls."""

    def __init__(self, game: AnyGame, mood: str) -> None:
        self.game, self.mood = game, mood

    def choose(self, view: Any, legal: Sequence[Any], rng: Random) -> Any:
        marks = [a for a in legal if isinstance(a, Mark)]
        if not marks:
            return rng.choice(legal)
        sheet = view.sheets[view.seat]
        drawings: Any = self.game.drawings
        signs = ["".join(drawings.cards[h.card - 1].rows) if h else "" for h in sheet.slots]
        sign, weight = ("T", -100) if self.mood == "shy" else ("s", 100)

        def liking(a: Mark) -> float:
            hits = sum(a.cells >> cell & 1 for cell, found in enumerate(signs[a.slot]) if found == sign)
            return weight * hits - a.cells.bit_count() + rng.random()

        return max(marks, key=liking)


class ObligingBot:
    """Leads other people's slaves out by Possession whenever it can; otherwise plays greedily."""

    def __init__(self, game: LaPiramide) -> None:
        self.ways = game.maze.ways
        self.otherwise = bots.get("greedy", game)

    def choose(self, view: Any, legal: Sequence[Any], rng: Random) -> Any:
        near = {
            pawn
            for seat in range(len(view.families))
            for pawn in SLAVES[seat]
            if seat != view.seat and view.pawns[pawn] >= 0 and self.ways[view.pawns[pawn]] <= 4
        }
        for act in legal:
            match act:
                case PlayCurse(Curse.POSSESSION) if near:
                    return act
                case Pick(pawn) if pawn in near:
                    return act
                case Move(pawn, to) if to == OUT and pawn in near:
                    return act
        return self.otherwise.choose(view, legal, rng)


def _bot(level: str, game: AnyGame) -> Any:
    if level == "obliging":
        return ObligingBot(cast(LaPiramide, game))
    return OddBot(game, level) if level in ("shy", "grim") else bots.get(level, game)


def play(name: str, seed: str) -> AnyMatch:
    rng = Random(seed)
    game = games.get(name)
    game = games.get(name, small_decks(game, rng))
    cards: Any = game.drawings
    most = len(cards.cards) // 4 if name != "la-piramide" else 6
    seats = rng.choice([n for n in game.seats if n <= most])
    levels = [rng.choice(("random", "greedy")) for _ in range(seats)]
    if name != "la-piramide" and rng.random() < 0.5:
        levels = [rng.choice(("shy", "grim"))] * seats
    chosen = options(game, seats, rng)
    if name == "la-piramide" and chosen.turn_limit is None:
        levels = ["greedy"] * seats  # random play without a limit takes hundreds of rounds
        if rng.random() < 0.5:
            levels[0] = "obliging"
    players = [Player(f"player {seat}", level) for seat, level in enumerate(levels)]
    match = Match.new(game, players, chosen, seed=seed)
    table = [_bot(level, game) for level in levels]
    while not match.over:
        seat = rng.choice(match.to_act)
        if rng.random() < 0.03 and match.can_take_back(seat):
            match.take_back(seat)
            continue
        match.play(seat, table[seat].choose(match.view(seat), match.legal(seat), rng))
    return match


def record(name: str) -> Iterator[str]:
    folder = HERE / name
    folder.mkdir(exist_ok=True)
    kept = len(list(folder.glob("*.json")))
    shown: set[str] = set()
    for path in folder.glob("*.json"):
        shown |= facts(Match.load(path, games.resolve))
    for attempt in range(TRIES):
        missing = wanted(name) - shown
        if not missing and kept >= FEWEST:
            return
        match = play(name, f"{name} {attempt}")
        new = facts(match) & missing
        if not new and (missing or kept >= FEWEST):
            continue
        kept += 1
        stem = folder / f"{kept:02}"
        stem.with_suffix(".json").write_bytes(match.dumps())
        stem.with_suffix(".txt").write_text(transcript(match), encoding="utf-8")
        shown |= new
        yield f"{stem.name}: {', '.join(sorted(new)) or 'one more'}"
    yield f"not shown: {', '.join(sorted(wanted(name) - shown))}"


if __name__ == "__main__":
    for game_name in sys.argv[1:] or games.names():
        for line in record(game_name):
            print(line)

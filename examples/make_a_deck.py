"""Make a deck of your own: islands that grow by themselves, written to a file, checked, and played with.

    python examples/make_a_deck.py islands.toml

A deck is a text that people can read and edit. The game checks it on loading and names the card and the clause if
something is wrong; a match that is played with it carries it along, so that it can be replayed anywhere.
"""

import argparse
from pathlib import Path
from random import Random

from crocetta import bots, games
from crocetta.games.silver_and_gold.cards import ROWS, VALUES, WIDTH, Colour
from crocetta.kit.game import AnyGame
from crocetta.kit.match import Match

CARDS = {Colour.PURPLE: 12, Colour.ORANGE: 12, Colour.GREEN: 12, Colour.GREY: 12}
SIGNS = ("+", "+", "$", "$", "T")
"""Drawn on the fields of each island, as far as luck lets them find a place of their own."""


def island(colour: Colour, rng: Random) -> str:
    """Fields that hang together, as many as the colour wants (SG-2, SG-3), some of them with a sign."""
    rows = ROWS[colour]
    fields = {(rng.randrange(rows), rng.randrange(WIDTH))}
    while len(fields) < VALUES[colour]:
        row, column = rng.choice(sorted(fields))
        down, right = rng.choice(((0, 1), (1, 0), (0, -1), (-1, 0)))
        if 0 <= row + down < rows and 0 <= column + right < WIDTH:
            fields.add((row + down, column + right))
    signs = dict.fromkeys(sorted(fields), "o")
    for sign in rng.sample(SIGNS, rng.randint(1, 3)):
        signs[rng.choice(sorted(fields))] = sign
    return "\n".join("".join(signs.get((row, column), ".") for column in range(WIDTH)) for row in range(rows))


def deck(seed: int) -> str:
    rng = Random(seed)
    cards = [(colour, island(colour, rng)) for colour, copies in CARDS.items() for _ in range(copies)]
    entries = (
        f'[[map]]\nnumber = {number}\ncolour = "{colour.value}"\nfields = """\n{fields}\n"""\n'
        for number, (colour, fields) in enumerate(cards, start=1)
    )
    return "\n".join((f'edition = "islands of {seed}"\n', *entries))


def valid_deck(seed: int) -> str:
    """Islands that turned out alike are refused (SG-3); then other ones grow."""
    while True:
        try:
            text = deck(seed)
            games.get("silver-and-gold", text)
        except ValueError as refusal:
            print(f"seed {seed}: {refusal}")
            seed += 1
        else:
            return text


def play(game: AnyGame, seed: str) -> Match[object, object, object, object, object]:
    match, rng = Match.new(game, ["Ada", "Bruno"], seed=seed), Random(seed)
    bot = bots.get("adept", game)
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, bot.choose(match.view(seat), match.legal(seat), rng))
    return match


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("file", type=Path, help="is made, and must not be there yet")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    with wanted.file.open("x", encoding="utf-8") as file:
        file.write(valid_deck(wanted.seed))
    game = games.get("silver-and-gold", wanted.file.read_text(encoding="utf-8"))
    match = play(game, "first evening")
    print(f"{wanted.file}: edition {game.edition.name!r}, played to the end: {game.scores(match.state)} points")


if __name__ == "__main__":
    main()

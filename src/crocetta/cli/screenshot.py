"""Draws the terminal screenshot of the README: `python -m crocetta.cli.screenshot docs/terminal.svg`."""

import io
import re
import sys
from pathlib import Path

from rich.console import Console
from rich.text import Text

from crocetta import games
from crocetta.cli.screen import say
from crocetta.cli.seats import let_bot_act, new_match
from crocetta.cli.transcript import company_of, sentences
from crocetta.kit.record import Player
from crocetta.kit.terminal import table_of

SEED, MOMENT = "7", 118
"""A moment of a match with something on every sheet."""


def draw() -> str:
    """A table of Silver & Gold in the middle of a match, as the first player sees it."""
    game = games.get("silver-and-gold")
    players = [Player(name, "adept") for name in (say("terminal-you"), "Ada", "Bruno")]
    match = new_match(game, players, game.types.options.decode(b"{}"), SEED)
    table, company, news = table_of(game), company_of(match, 0), list[str]()
    while len(match.entries) < MOMENT or match.to_act != (0,) or len(match.legal(0)) < 2:
        waiting = [seat for seat in match.to_act if seat != 0]
        if not waiting:
            news.clear()
        news += sentences(match, table, company, let_bot_act(match, waiting[0] if waiting else 0))
    console = Console(record=True, width=80, file=io.StringIO(), highlight=False, force_terminal=True)
    for sentence in news:
        console.print(Text(f"  {sentence}", "italic"))
    console.print(table.draw(match.view(0), company, match.legal(0)))
    console.print(Text(f"\n{table.ask(match.view(0), company)}", "bold"))
    console.print(Text("> ", "bold #c88a1f"))
    picture = console.export_svg(title="crocetta play silver-and-gold", unique_id="crocetta")
    return re.sub(r"@font-face \{.*?\}|<!--.*?-->", "", picture, flags=re.DOTALL)  # no external fonts


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(draw(), encoding="utf-8")

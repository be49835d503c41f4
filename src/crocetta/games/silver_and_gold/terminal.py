"""Silver & Gold in the terminal."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from crocetta.games.expeditions.events import Laid
from crocetta.games.expeditions.faces import CROSS, SIGNS, Face
from crocetta.games.expeditions.shapes import cells_of
from crocetta.games.expeditions.terminal import ExpeditionTable, colour_count
from crocetta.games.silver_and_gold import WORDS
from crocetta.games.silver_and_gold.cards import COIN, PALM, SEALS, WIDTH, Colour, TreasureMap
from crocetta.games.silver_and_gold.cards import CROSS as CROSS_SIGN
from crocetta.games.silver_and_gold.events import CupWon, Marked, Opened
from crocetta.games.silver_and_gold.explain import Explanation
from crocetta.games.silver_and_gold.game import SilverAndGold
from crocetta.games.silver_and_gold.rules import COINS_A_ROW, MOST_COINS, PALM_BOXES
from crocetta.games.silver_and_gold.state import Sheet
from crocetta.games.silver_and_gold.view import View
from crocetta.kit.scoring import Tie
from crocetta.kit.terminal import Company, Counts
from crocetta.kit.words import Value, Words

COIN_SIGN = ("●", "bold #8a5a00")
PALM_SIGN = ("Ψ", "bold #1c6238")
SEAS = {
    "purple": "#66458a on #9f8bbd",
    "orange": "#a94e0c on #e2a267",
    "green": "#35702f on #93b482",
    "grey": "#56626a on #a3aeb4",
}
COLOURS = tuple(colour.value for colour in Colour)


class Table(ExpeditionTable[View, Sheet, Marked]):
    width = WIDTH
    tie_clause = "SG-29"

    def __init__(self, game: SilverAndGold, words: Words = WORDS) -> None:
        self.words = words
        self.deck = game.deck
        self._game = game

    def face(self, card: int) -> Face:
        printed = self.deck.maps[card]
        signs = ((printed.crosses, CROSS), (printed.coins, COIN_SIGN), (printed.palms, PALM_SIGN))
        symbols = {cell: sign for cells, sign in signs for cell in cells_of(cells)}
        colour = printed.colour.value
        return Face(
            width=WIDTH,
            open=printed.cells,
            symbols=symbols,
            closed=("~", SEAS[colour]),
            colour=colour,
            title=f"{SIGNS[colour]}{_seal(printed)}",
            value=str(printed.value),
            caption=self.words.say("terminal-caption", card=card),
        )

    def card_parameters(self, card: int) -> dict[str, Value]:
        printed = self.deck.maps[card]
        return {"colour": printed.colour.value, "value": printed.value}

    def sheet(self, view: View, sheet: Sheet) -> RenderableType:
        say, total = self.words.say, self.explain(view).scores[view.sheets.index(sheet)].total
        rows = [Text.assemble((say("your-sheet"), "bold"), f"  {say('points', count=total)}")]
        for row in range(MOST_COINS // COINS_A_ROW):
            crossed = max(0, min(COINS_A_ROW, sheet.coins - COINS_A_ROW * row))
            coins = "╳ " * crossed + "● " * (COINS_A_ROW - crossed)
            cup = say("terminal-cup", points=sheet.cups[row] if row < len(sheet.cups) else "_")
            rows.append(Text.assemble((f"{coins} ", "#c88a1f"), cup))
        palms = [str(points) for points in sheet.palms] + ["_"] * (PALM_BOXES - len(sheet.palms))
        rows.append(Text("  ".join(f"Ψ {points}" for points in palms), "#4f9a68"))
        rows.append(Text(f"{say('terminal-maps')}  ").append_text(self._completed(sheet)))
        cups = " ".join(str(points) for points in range(view.cups_left, 0, -1)) or say("none")
        rows.append(Text(say("terminal-cups-left", cups=cups), "dim"))
        return Group(*rows)

    def figures(self, sheet: Sheet) -> list[Text]:
        cups, palms = sum(sheet.cups), sum(sheet.palms)
        figures = self.words.say("terminal-figures", coins=sheet.coins, cups=cups, palms=palms)
        return [Text(figures), self._completed(sheet)]

    def opening_words(self, view: View, company: Company) -> list[str]:
        return [self.words.say("terminal-start-player", **company.named(view.start))]

    def notes(self, view: View) -> str:
        return self.words.say("palm-now", points=self.explain(view).palm)

    def found(self, marks: Sequence[Marked]) -> list[str]:
        say, coins, bonus = self.words.say, sum(mark.coins for mark in marks), len(marks) - 1
        return [
            *([say("found-coins", count=coins)] if coins else []),
            *(say("found-palm", points=points) for mark in marks for points in mark.palms),
            *([say("found-bonus", count=bonus)] if bonus else []),
        ]

    def symbols(self, card: int) -> dict[str, int]:
        printed = self.deck.maps[card]
        return {"cross": printed.crosses, "coin": printed.coins, "palm": printed.palms}

    def say_more(self, event: object, company: Company) -> str | None:
        match event:
            case Laid(seat, (one, other)):
                colours = self.two_cards(one, other)
                key = "event-laid-alike" if colours["colour"] == colours["other"] else "event-laid"
                return self.words.say(key, **colours, **company.named(seat))
            case Opened(seat, marks):
                return self.say_marks(seat, marks, company)
            case CupWon(seat, _, points):
                key = "event-cup" if points else "event-no-cup"
                return self.words.say(key, points=points, **company.named(seat))
            case _:
                return None

    def draw_data(self) -> RenderableType:
        return self.cards_in_columns(range(1, len(self.deck) + 1))

    def counts(self) -> Counts:
        return {"maps": len(self.deck), **{colour.value: self._count(colour) for colour in Colour}}

    def explain(self, view: View) -> Explanation:
        return self._game.explain(view, ())

    def tie_break(self, tie: Tie) -> dict[str, Value]:
        most = tie.values[tie.seats.index(tie.best[0])]
        # A seat already out by an earlier colour may have as many of this one.
        following = max((count for count in tie.values if count < most), default=0)
        return {"colour": tie.key or "", "most": most, "next": following}

    def _colours(self, sheet: Sheet) -> list[str]:
        return [self.deck.maps[card].colour.value for card in sheet.completed]

    def _completed(self, sheet: Sheet) -> Text:
        return colour_count(self._colours(sheet), COLOURS)

    def _count(self, colour: Colour) -> Counts:
        maps = [m for m in self.deck.maps[1:] if m.colour is colour]
        signs = "".join(row for m in maps for row in m.drawing)
        return {
            "maps": len(maps),
            "crosses": signs.count(CROSS_SIGN),
            "coins": signs.count(COIN),
            "palms": signs.count(PALM),
            "seals": sum(m.seal is not None for m in maps),
        }


def _seal(printed: TreasureMap) -> str:
    """What the seal pays for each map of its colour: +2☀."""
    return "" if printed.seal is None else f"+{SEALS[printed.seal]}{SIGNS[printed.seal.value]}"

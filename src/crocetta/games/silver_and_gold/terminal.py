"""Silver & Gold in the terminal."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from crocetta.games.expeditions.faces import CROSS, SIGNS, Face
from crocetta.games.expeditions.shapes import cells_of
from crocetta.games.expeditions.terminal import ExpeditionTable, colour_count
from crocetta.games.silver_and_gold.cards import COIN, PALM, SEALS, WIDTH, Colour, TreasureMap
from crocetta.games.silver_and_gold.cards import CROSS as CROSS_SIGN
from crocetta.games.silver_and_gold.events import CupWon, Marked, Opened
from crocetta.games.silver_and_gold.game import SilverAndGold
from crocetta.games.silver_and_gold.rules import COINS_A_ROW, MOST_COINS, PALM_BOXES
from crocetta.games.silver_and_gold.scoring import TIE_BREAK, Score, ranks, score
from crocetta.games.silver_and_gold.state import Sheet
from crocetta.games.silver_and_gold.view import View
from crocetta.kit.game import Seat
from crocetta.kit.terminal import Company, Counts, counted, points

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
    card_word = "map"
    cell_word = "field"
    width = WIDTH
    legend = (
        "+ cross: one more mark  ● coin  Ψ palm  ☾ purple  ☀ orange  ♣ green  ‡ grey\n"
        "The number under a map is what it pays; +2☾: and 2 for each of your purple maps"
    )
    all_equal = "equal in points and in maps of every colour (SG-29)"

    def __init__(self, game: SilverAndGold) -> None:
        self.deck = game.deck

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
            caption=f"map {card}",
        )

    def card_name(self, card: int) -> str:
        return f"the {self.deck.maps[card].colour.value} map {card}"

    def sheet(self, view: View, sheet: Sheet) -> RenderableType:
        total = self.score(sheet).total
        rows = [Text.assemble(("Your sheet", "bold"), f"  {points(total)}")]
        for row in range(MOST_COINS // COINS_A_ROW):
            crossed = max(0, min(COINS_A_ROW, sheet.coins - COINS_A_ROW * row))
            coins = "╳ " * crossed + "● " * (COINS_A_ROW - crossed)
            cup = f"cup {sheet.cups[row]}" if row < len(sheet.cups) else "cup _"
            rows.append(Text.assemble((f"{coins} ", "#c88a1f"), cup))
        palms = [str(points) for points in sheet.palms] + ["_"] * (PALM_BOXES - len(sheet.palms))
        rows.append(Text("  ".join(f"Ψ {points}" for points in palms), "#4f9a68"))
        rows.append(Text("Maps  ").append_text(self._completed(sheet)))
        cups = " ".join(str(points) for points in range(view.cups_left, 0, -1)) or "none"
        rows.append(Text(f"Cups left  {cups}", "dim"))
        return Group(*rows)

    def figures(self, sheet: Sheet) -> list[Text]:
        figures = f"● {sheet.coins}  cups {sum(sheet.cups)}  Ψ {sum(sheet.palms)}"
        return [Text(figures), self._completed(sheet)]

    def opening_words(self, view: View, company: Company) -> list[str]:
        return [f"start player: {company.whom(view.start)}"]

    def notes(self, view: View) -> str:
        palms = sum(self.deck.maps[card].palms.bit_count() for card in view.display)
        return f"a palm pays {1 + palms}"

    def gains(self, mark: Marked) -> list[str]:
        gains = [counted(mark.coins, "coin")] if mark.coins else []
        gains += [f"a palm for {points}" for points in mark.palms]
        crosses = (mark.cells & self.deck.maps[mark.card].crosses).bit_count()
        return [*gains, counted(crosses, "cross", "crosses")] if crosses else gains

    def symbols_under(self, card: int, cells: int) -> list[str]:
        printed = self.deck.maps[card]
        found = (
            ((printed.crosses & cells).bit_count(), "cross", "crosses"),
            ((printed.coins & cells).bit_count(), "coin", "coins"),
            ((printed.palms & cells).bit_count(), "palm", "palms"),
        )
        return [counted(number, one, many) for number, one, many in found if number]

    def say_more(self, event: object, company: Company) -> str | None:
        match event:
            case Marked(seat):
                return self.say_mark(seat, event, company)
            case Opened(seat, marks):
                return self.say_marks(seat, marks, company)
            case CupWon(seat, _, 0):
                return f"{company.who(seat)} filled a row of coins, but no cup was left."
            case CupWon(seat, _, points):
                return f"{company.who(seat)} filled a row of coins and won the cup of {points}."
            case _:
                return None

    def draw_data(self) -> RenderableType:
        return self.cards_in_columns(range(1, len(self.deck) + 1))

    def counts(self) -> Counts:
        return {"maps": len(self.deck), **{colour.value: self._count(colour) for colour in Colour}}

    def score(self, sheet: Sheet) -> Score:
        return score(self.deck, sheet)

    def ranks(self, sheets: tuple[Sheet, ...]) -> tuple[int, ...]:
        return ranks(self.deck, sheets)

    def tie_break(self, sheets: tuple[Sheet, ...], level: Sequence[Seat], winners: Sequence[Seat]) -> str:
        """The colour at which only the winners are left."""
        left = list(level)
        for colour in TIE_BREAK:
            numbers = {seat: self._colours(sheets[seat]).count(colour.value) for seat in left}
            left = [seat for seat in left if numbers[seat] == max(numbers.values())]
            if len(left) == len(winners):
                return f"more {colour.value} maps (SG-29)"
        raise AssertionError("the winners differ from the rest in some colour")

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

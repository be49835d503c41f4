"""Pyramids in the terminal."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from crocetta.games.expeditions.faces import CROSS, SIGNS, Face
from crocetta.games.expeditions.shapes import cells_of
from crocetta.games.expeditions.table import ROUNDS
from crocetta.games.expeditions.terminal import ExpeditionTable, colour_count
from crocetta.games.pyramids.cards import COLOURS, WIDTH, Colour, Pyramid
from crocetta.games.pyramids.events import Claimed, Marked, Opened
from crocetta.games.pyramids.game import Pyramids
from crocetta.games.pyramids.rules import CLAIM_POINTS
from crocetta.games.pyramids.scoring import Score, ranks, score
from crocetta.games.pyramids.state import Sheet
from crocetta.games.pyramids.view import View
from crocetta.kit.game import Seat
from crocetta.kit.terminal import Company, Counts, counted, points

WALL_SIGN = ("▒", "#8a6238 on #6b4a28")
ENTRANCE_SIGN = ("E", "bold #0f4c55")
TOMB_SIGN = ("T", "bold #8a5a00")
RED_SIGN = ("♦", "bold #b3322a")
GREEN_SIGN = ("▮", "bold #1c6238")
TORCH_SIGN = ("Y", "bold #a94e0c")
SKULL_SIGN = ("☠", "bold #2b2620")
POTION_SIGN = ("δ", "bold #66458a")
COLOUR_NAMES = tuple(colour.value for colour in COLOURS)


class Table(ExpeditionTable[View, Sheet, Marked]):
    card_word = "card"
    cell_word = "cell"
    width = WIDTH
    legend = (
        "E entrance  T tomb  + cross: one more mark  ♦ red gem  ▮ green gem\n"
        "Y torch  ☠ skull  δ potion: two skulls less  ♣ green  ☀ orange  ☾ purple\n"
        "The number under a pyramid is its name, no value"
    )
    all_equal = "equal points, and nobody completed a pyramid (PY-27)"

    def __init__(self, game: Pyramids) -> None:
        self.deck = game.deck

    def face(self, card: int) -> Face:
        printed = self.deck.pyramids[card]
        signs = (
            (printed.entrance, ENTRANCE_SIGN),
            (printed.tomb, TOMB_SIGN),
            (printed.crosses, CROSS),
            (printed.reds, RED_SIGN),
            (printed.greens, GREEN_SIGN),
            (printed.torches, TORCH_SIGN),
            (printed.skulls, SKULL_SIGN),
            (printed.potions, POTION_SIGN),
        )
        colour = printed.colour.value
        return Face(
            width=WIDTH,
            open=printed.cells,
            symbols={cell: sign for cells, sign in signs for cell in cells_of(cells)},
            closed=WALL_SIGN,
            colour=colour,
            title=SIGNS[colour],
            value=str(card),
        )

    def card_name(self, card: int) -> str:
        return f"the {self.deck.pyramids[card].colour.value} pyramid {card}"

    def sheet(self, view: View, sheet: Sheet) -> RenderableType:
        torches = " ".join("Y" if number in sheet.torches else "_" for number in range(ROUNDS))
        mine = score(sheet)
        claims = ", ".join(f"{claim.points} {claim.colour.value}" for claim in sheet.claims) or "none"
        return Group(
            Text.assemble(("Your sheet", "bold"), f"  {points(mine.total)}"),
            Text(f"Torches   {torches}", "#d9772f"),
            Text(f"Red gems  {sheet.reds}   green gems {sheet.greens}"),
            Text(f"Skulls    {sheet.skulls}" + (f", {points(mine.skulls)}" if sheet.skulls else "")),
            Text.assemble("Pyramids  ", self._completed(sheet)),
            Text(f"Claims    {claims}"),
        )

    def figures(self, sheet: Sheet) -> list[Text]:
        figures = f"Y {len(sheet.torches)} ♦ {sheet.reds} ▮ {sheet.greens} ☠ {sheet.skulls}"
        return [Text(figures), self._completed(sheet)]

    def notes(self, view: View) -> str:
        left = []
        for colour, made in zip(COLOURS, view.claimed, strict=True):
            left.append(f"{colour.value} {CLAIM_POINTS[made] if made < len(CLAIM_POINTS) else 'none'}")
        return f"next claims pay: {', '.join(left)}"

    def gains(self, mark: Marked) -> list[str]:
        gains = []
        if mark.reds:
            gains.append(counted(mark.reds, "red gem"))
        if mark.greens:
            gains.append(counted(mark.greens, "green gem"))
        if mark.torch:
            gains.append("the torch")
        if mark.skulls:
            gains.append(counted(mark.skulls, "skull"))
        if mark.erased:
            gains.append(f"{mark.erased} skulls erased" if mark.erased > 1 else "a skull erased")
        printed = self.deck.pyramids[mark.card]
        crosses = (mark.cells & printed.crosses).bit_count()
        if crosses:
            gains.append(counted(crosses, "cross", "crosses"))
        if mark.cells & printed.tomb:
            gains.append("the tomb")
        return gains

    def symbols_under(self, card: int, cells: int) -> list[str]:
        printed = self.deck.pyramids[card]
        found = (
            (printed.crosses, "cross", "crosses"),
            (printed.reds, "red gem", None),
            (printed.greens, "green gem", None),
            (printed.torches, "torch", "torches"),
            (printed.skulls, "skull", None),
            (printed.potions, "potion", None),
        )
        symbols = [counted((held & cells).bit_count(), one, many) for held, one, many in found if held & cells]
        return [*symbols, "the tomb"] if printed.tomb & cells else symbols

    def say_more(self, event: object, company: Company) -> str | None:
        match event:
            case Marked(seat):
                return self.say_mark(seat, event, company)
            case Opened(seat, marks):
                return self.say_marks(seat, marks, company)
            case Claimed(seat, colour, _, points):
                return f"{company.who(seat)} claimed {points} points for {colour.value} pyramids."
            case _:
                return None

    def draw_data(self) -> RenderableType:
        return self.cards_in_columns(range(1, len(self.deck) + 1))

    def counts(self) -> Counts:
        return {"cards": len(self.deck), **{colour.value: self._count(colour) for colour in COLOURS}}

    def score(self, sheet: Sheet) -> Score:
        return score(sheet)

    def ranks(self, sheets: tuple[Sheet, ...]) -> tuple[int, ...]:
        return ranks(sheets)

    def tie_break(self, sheets: tuple[Sheet, ...], level: Sequence[Seat], winners: Sequence[Seat]) -> str:
        return f"the lowest pyramid, {min(sheets[winners[0]].completed)} (PY-27)"

    def _completed(self, sheet: Sheet) -> Text:
        return colour_count([self.deck.pyramids[card].colour.value for card in sheet.completed], COLOUR_NAMES)

    def _count(self, colour: Colour) -> Counts:
        cards = [p for p in self.deck.pyramids[1:] if p.colour is colour]
        return {"cards": len(cards), **{name: _sum(cards, name) for name in SYMBOLS}}


SYMBOLS = ("crosses", "reds", "greens", "torches", "skulls", "potions")


def _sum(cards: list[Pyramid], name: str) -> int:
    return sum(getattr(card, name).bit_count() for card in cards)

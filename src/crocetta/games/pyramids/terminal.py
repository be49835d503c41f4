"""Pyramids in the terminal."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from crocetta.games.expeditions.events import Laid
from crocetta.games.expeditions.faces import CROSS, SIGNS, Face
from crocetta.games.expeditions.shapes import cells_of
from crocetta.games.expeditions.table import ROUNDS
from crocetta.games.expeditions.terminal import ExpeditionTable, colour_count
from crocetta.games.pyramids import WORDS
from crocetta.games.pyramids.cards import COLOURS, WIDTH, Colour, Pyramid
from crocetta.games.pyramids.events import Claimed, Marked, Opened
from crocetta.games.pyramids.explain import Explanation
from crocetta.games.pyramids.game import Pyramids
from crocetta.games.pyramids.rules import CLAIM_POINTS
from crocetta.games.pyramids.state import Sheet
from crocetta.games.pyramids.view import View
from crocetta.kit.scoring import Tie
from crocetta.kit.terminal import Company, Counts
from crocetta.kit.words import Value, Words

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
    width = WIDTH
    tie_clause = "PY-27"

    def __init__(self, game: Pyramids, words: Words = WORDS) -> None:
        self.words = words
        self.deck = game.deck
        self._game = game

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

    def card_parameters(self, card: int) -> dict[str, Value]:
        return {"colour": self.deck.pyramids[card].colour.value, "number": card}

    def sheet(self, view: View, sheet: Sheet) -> RenderableType:
        say, mine = self.words.say, self.explain(view).scores[view.sheets.index(sheet)]
        torches = " ".join("Y" if number in sheet.torches else "_" for number in range(ROUNDS))
        claims = [say("terminal-claim", points=claim.points, colour=claim.colour.value) for claim in sheet.claims]
        skulls = say("terminal-skulls", count=sheet.skulls, points=mine.skulls)
        return Group(
            Text.assemble((say("your-sheet"), "bold"), f"  {say('points', count=mine.total)}"),
            Text(say("terminal-torches", torches=torches), "#d9772f"),
            Text(say("terminal-gems", reds=sheet.reds, greens=sheet.greens)),
            Text(skulls if sheet.skulls else say("terminal-no-skulls")),
            Text.assemble(f"{say('terminal-pyramids')}  ", self._completed(sheet)),
            Text(say("terminal-claims", claims=", ".join(claims) or say("none"))),
        )

    def figures(self, sheet: Sheet) -> list[Text]:
        figures = self.words.say(
            "terminal-figures",
            torches=len(sheet.torches),
            reds=sheet.reds,
            greens=sheet.greens,
            skulls=sheet.skulls,
        )
        return [Text(figures), self._completed(sheet)]

    def notes(self, view: View) -> str:
        left = [self._next_claim(*claims) for claims in zip(COLOURS, view.claimed, strict=True)]
        return self.words.say("terminal-next-claims", claims=", ".join(left))

    def _next_claim(self, colour: Colour, made: int) -> str:
        if made == len(CLAIM_POINTS):
            return self.words.say("terminal-next-claim-none", colour=colour.value)
        return self.words.say("terminal-next-claim", colour=colour.value, points=CLAIM_POINTS[made])

    def found(self, marks: Sequence[Marked]) -> list[str]:
        counts = {
            "found-reds": sum(mark.reds for mark in marks),
            "found-greens": sum(mark.greens for mark in marks),
            "found-torch": sum(mark.torch for mark in marks),
            "found-skulls": sum(mark.skulls for mark in marks),
            "found-erased": sum(mark.erased for mark in marks),
            "found-bonus": len(marks) - 1,
        }
        return [self.words.say(key, count=count) for key, count in counts.items() if count]

    def symbols(self, card: int) -> dict[str, int]:
        printed = self.deck.pyramids[card]
        return {
            "cross": printed.crosses,
            "gem-red": printed.reds,
            "gem-green": printed.greens,
            "torch": printed.torches,
            "skull": printed.skulls,
            "potion": printed.potions,
            "tomb": printed.tomb,
        }

    def say_more(self, event: object, company: Company) -> str | None:
        match event:
            case Laid(seat, (one, other)):
                return self.words.say("event-laid", first=one, second=other, **company.named(seat))
            case Opened(seat, marks):
                return self.say_marks(seat, marks, company)
            case Claimed(seat, colour, _, points, pyramids, place):
                claim = {"colour": colour.value, "points": points, "count": pyramids, "place": place}
                return self.words.say("event-claimed", **claim, **company.named(seat))
            case _:
                return None

    def draw_data(self) -> RenderableType:
        return self.cards_in_columns(range(1, len(self.deck) + 1))

    def counts(self) -> Counts:
        return {"cards": len(self.deck), **{colour.value: self._count(colour) for colour in COLOURS}}

    def explain(self, view: View) -> Explanation:
        return self._game.explain(view, ())

    def tie_break(self, tie: Tie) -> dict[str, Value]:
        return {"number": min(tie.values)}

    def _completed(self, sheet: Sheet) -> Text:
        return colour_count([self.deck.pyramids[card].colour.value for card in sheet.completed], COLOUR_NAMES)

    def _count(self, colour: Colour) -> Counts:
        cards = [p for p in self.deck.pyramids[1:] if p.colour is colour]
        return {"cards": len(cards), **{name: _sum(cards, name) for name in SYMBOLS}}


SYMBOLS = ("crosses", "reds", "greens", "torches", "skulls", "potions")


def _sum(cards: list[Pyramid], name: str) -> int:
    return sum(getattr(card, name).bit_count() for card in cards)

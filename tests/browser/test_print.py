"""Every game on paper: as a PDF, page by page, on both papers and in every language; and what flips the cards."""

import re

import pytest
from playwright.sync_api import expect

from crocetta import games
from tests.browser.people import DESKTOP, Guests
from tests.browser.server_process import ServerProcess

PAPERS = {"A4": (595, 842), "Letter": (612, 792)}
"""In points, of which 72 are an inch."""
PAGES = {
    "silver-and-gold": {"A4": 9, "Letter": 9},
    "pyramids": {"A4": 9, "Letter": 9},
    "la-piramide": {"A4": 5, "Letter": 6},
}
CARDS = {"silver-and-gold": 47 + 8, "pyramids": 48 + 8, "la-piramide": 36 + 24}
OVER = """() => [...document.querySelectorAll('.print-page')].flatMap((page) => {
  const edge = page.getBoundingClientRect();
  const parts = [...page.querySelectorAll(':not(svg *)')];
  const boxes = parts.map((part) => part.getBoundingClientRect());
  const out = (box) => box.bottom > edge.bottom || box.right > edge.right + 1 || box.left < edge.left - 1;
  return boxes.flatMap((box, place) => (box.width > 0 && out(box) ? [parts[place].outerHTML.slice(0, 80)] : []));
})"""


@pytest.mark.parametrize("game", games.names())
def test_a_game_is_printed_page_by_page(guests: Guests, server: ServerProcess, game: str) -> None:
    ada = guests.arrives()
    page = ada.page
    page.goto(f"{server.url}/print/{game}")
    for language, rules in (("Polski", "Cel"), ("Italiano", "Scopo"), ("English", "Goal")):
        page.get_by_role("radio", name=language).click()
        expect(page.locator(".print-rules .guide-goal h3")).to_have_text(rules)
        assert page.evaluate(OVER) == [], "cut off"
    expect(page.locator(".print-card")).to_have_count(CARDS[game])
    for paper, (width, height) in PAPERS.items():
        page.get_by_role("radio", name=paper, exact=True).click()
        pages = PAGES[game][paper]
        expect(page.get_by_role("button", name=f"Print {pages} pages")).to_be_visible()
        page.emulate_media(media="print")
        page.set_viewport_size(
            {"width": round(width / 0.75), "height": round(height / 0.75)}
        )  # as a printer has it
        assert page.evaluate(OVER) == []
        boxes = media_boxes(page.pdf(prefer_css_page_size=True, print_background=True))
        assert len(boxes) == pages
        assert all(abs(wide - width) < 1.5 and abs(high - height) < 1.5 for wide, high in boxes)
        page.emulate_media(media="screen")
        page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})


def media_boxes(pdf: bytes) -> list[tuple[float, float]]:
    pages = re.findall(rb"<<[^<>]*/Type /Page\b[^s].*?>>\s*endobj", pdf, re.DOTALL)
    found = [re.search(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", page) for page in pages]
    return [(float(box[1]), float(box[2])) for box in found if box]


def test_the_flipper_goes_through_every_round_and_forgets_nothing(guests: Guests, server: ServerProcess) -> None:
    ada = guests.arrives()
    page = ada.page
    page.goto(f"{server.url}/print/pyramids")
    page.get_by_role("link", name="Flip the cards for us").click()
    expect(page.get_by_text("Ready for the first card")).to_be_visible()
    page.locator("h1").click()
    ada.key("Space", "Space")
    expect(page.get_by_text("Round 1, card 2 of 7")).to_be_visible()
    page.reload()
    expect(page.get_by_text("Round 1, card 2 of 7")).to_be_visible()
    for _ in range(5):
        ada.press_button("Flip")
    shapes = page.locator(".flipper svg").evaluate_all(
        "all => all.map((card) => card.querySelector('.xp-expt').outerHTML)"
    )
    assert len(shapes) == 7
    ada.press_button("Flip")
    expect(page.get_by_text("Round 2, card 1 of 7")).to_be_visible()
    assert ada.fits()
    ada.press_button("Start again")
    ada.press_button("Shuffle everything?")
    expect(page.get_by_text("Ready for the first card")).to_be_visible()

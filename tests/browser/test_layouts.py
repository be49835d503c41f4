"""Every board at ten sizes, in one page that is resized: nothing overlaps or is cut, no text is too small."""

from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.autoplay import opens, plays_on
from tests.browser.people import Guests, Person

SIZES: Final = (
    (390, 667),
    (390, 844),
    (844, 390),
    (820, 1180),
    (1024, 768),
    (1180, 820),
    (1194, 834),
    (1440, 900),
    (1920, 1080),
    (2560, 1440),
)
SMALL_TEXT: Final = """(least) => {
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const parent = text.parentElement;
    const seen = parent.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (!text.textContent.trim() || !seen) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const { width, height } = range.getBoundingClientRect();
    // Heard, not seen.
    const clipped = [parent, parent.parentElement].some((one) => getComputedStyle(one).clipPath !== "none");
    if (width < 2 || height < 2 || clipped || parent.closest(".vh")) continue;
    const scale = parent instanceof SVGElement ? Math.hypot(parent.getScreenCTM().b, parent.getScreenCTM().d) : 1;
    const size = parseFloat(getComputedStyle(parent).fontSize) * scale;
    const words = `${text.textContent.trim().slice(0, 24)} (${parent.getAttribute("class")})`;
    if (size < least) found.push(`${size.toFixed(1)} px: ${words}`);
  }
  return [...new Set(found)];
}"""
OVERLAPS: Final = """(parts) => {
  const boxes = parts.flatMap((part) => [...document.querySelectorAll(part)])
    .filter((one) => one.checkVisibility() && getComputedStyle(one).position !== "fixed")
    .map((one) => [one.getAttribute("class"), one.getBoundingClientRect()])
    .filter(([, box]) => box.width > 0 && box.height > 0);
  const over = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
  return boxes.flatMap(([name, box], k) =>
    boxes.slice(k + 1).filter(([, other]) => over(box, other)).map(([other]) => `${name} over ${other}`));
}"""
COVERED_PAWNS: Final = """() => {
  const lying = ".lp-pl, .lp-log, .lp-roll, .lp-hand, .lp-since, .lp-closer, .lp-squares";
  const panels = [...document.querySelectorAll(lying)]
    .filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect());
  const things = document.querySelectorAll(".lp-board .lp-pawn:not(.gone), .lp-board .lp-exit .lp-arrow");
  return [...things].filter((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    return panels.some((box) => box.left < x && x < box.right && box.top < y && y < box.bottom);
  }).map((one) => one.getAttribute("class"));
}"""
STICKS_OUT: Final = """() => [...document.querySelectorAll(".panel, .xp-paper")].flatMap((panel) => {
  const { left, right } = panel.getBoundingClientRect();
  const fixed = (part) => getComputedStyle(part).position === "fixed";
  const elsewhere = (part) => part !== panel && (fixed(part) || elsewhere(part.parentElement));
  return [...panel.querySelectorAll("button, li, h2, p")]
    .filter((part) => part.checkVisibility() && !elsewhere(part))
    .map((part) => [part, part.getBoundingClientRect()])
    .filter(([, box]) => box.width > 1 && (box.right > right + 1 || box.left < left - 1))
    .map(([part]) => `${part.textContent.trim()} (${part.getAttribute("class")})`);
})"""
PARTS: Final = [".xp-players", ".xp-strip", ".xp-maps", ".xp-display", ".xp-sheet"]


def resizes(person: Person, size: tuple[int, int]) -> None:
    person.page.set_viewport_size({"width": size[0], "height": size[1]})
    person.wait_for_animations()


def three_columns(person: Person) -> bool:
    boxes = [person.page.locator(part).bounding_box() for part in (".xp-players", ".xp-mine", ".xp-sheet")]
    lefts = [box["x"] for box in boxes if box is not None]
    tops = [box["y"] for box in boxes if box is not None]
    return lefts == sorted(set(lefts)) and max(tops) - min(tops) < 20


@pytest.mark.parametrize(
    ("game", "locale"), [("silver-and-gold", "pl-PL"), ("pyramids", "it-IT"), ("la-piramide", "it-IT")]
)
def test_the_board_finds_room_at_ten_sizes(guests: Guests, game: str, locale: str) -> None:
    """English words are the shortest."""
    ada = guests.arrives(locale=locale)
    code = opens(ada, game, 3)
    if game == "la-piramide":
        plays_on(ada, code, acts=25)
    else:
        plays_on(ada, code, turn=15)
    ada.page.goto(f"{ada.server.url}/t/{code}")
    ada.page.wait_for_selector(".xp-primary, .lp-go")
    for size in SIZES:
        resizes(ada, size)
        assert ada.fits(), size
        assert ada.page.evaluate(SMALL_TEXT, 10.9) == [], size
        assert ada.page.evaluate(STICKS_OUT) == [], size
        if game == "la-piramide":
            assert ada.page.evaluate(COVERED_PAWNS) == [], size
            expect(ada.page.locator(".lp-go")).to_be_in_viewport(ratio=1)
            if size[0] < 720:
                ada.page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
                expect(ada.page.locator(".lp-pl").first).to_be_in_viewport(ratio=1)
                ada.page.evaluate("scrollTo(0, 0)")
            continue
        assert ada.page.evaluate(OVERLAPS, PARTS) == [], size
        assert three_columns(ada) == (size[0] >= 1024), size
        ends = ("0", "document.documentElement.scrollHeight") if size[1] > 500 else ("0",)
        for end in ends:
            ada.page.evaluate(f"scrollTo(0, {end})")
            expect(ada.page.locator(".xp-primary")).to_be_in_viewport(ratio=1)
            if size[0] < 720:
                expect(ada.page.locator(".xp-me .xp-total")).to_be_in_viewport(ratio=1)
        ada.page.evaluate("scrollTo(0, 0)")

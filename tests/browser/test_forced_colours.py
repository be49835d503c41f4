"""Colours that the system sets: edges and what is chosen are drawn with lines, and nothing disappears."""

from typing import Final

from tests.browser.expeditions import Explorer
from tests.browser.page_checker import axe_violations
from tests.browser.people import Guests

EDGELESS: Final = """() => {
  const top = document.querySelector("dialog[open]") ?? document.body;
  const drawn = (part) => {
    const { outlineStyle, borderTopStyle, backgroundColor } = getComputedStyle(part);
    const canvas = getComputedStyle(document.body).backgroundColor;
    return outlineStyle !== "none" || borderTopStyle !== "none" || backgroundColor !== canvas;
  };
  return [...top.querySelectorAll(".btn, .tool, .icb, .choice button, .panel")]
    .filter((part) => part.checkVisibility() && !drawn(part))
    .map((part) => part.outerHTML.slice(0, 100));
}"""
"""Controls and panels that nothing sets off from what lies around them."""
CHOSEN_ALIKE: Final = """() => {
  const look = (part) => {
    const { backgroundColor, outlineWidth, outlineColor, borderColor } = getComputedStyle(part);
    return [backgroundColor, outlineWidth, outlineColor, borderColor].join();
  };
  const alike = [];
  for (const group of document.querySelectorAll("dialog[open] .choice, .xp-rounds ol")) {
    const chosen = group.querySelector("[aria-checked=true], .now, .at");
    const other = group.querySelector("[aria-checked=false], li:not(.now, .at, .on)");
    if (chosen && other && look(chosen) === look(other)) alike.push(group.outerHTML.slice(0, 100));
  }
  return alike;
}"""


def test_a_table_in_forced_colours_shows_edges_and_what_is_chosen(guests: Guests) -> None:
    ada = guests.arrives()
    ada.page.emulate_media(forced_colors="active")
    ada.open_home()
    assert ada.page.evaluate(EDGELESS) == []
    assert axe_violations(ada) == []
    ada.opens_table("Silver & Gold")
    Explorer(ada, seed=83).plays_on(until=("mark",))
    assert ada.page.evaluate(EDGELESS) == []
    assert ada.page.evaluate(CHOSEN_ALIKE) == []
    assert axe_violations(ada) == []
    ada.press_button("Menu")
    assert ada.page.evaluate(EDGELESS) == []
    assert ada.page.evaluate(CHOSEN_ALIKE) == []
    assert axe_violations(ada) == []

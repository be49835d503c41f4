"""Records animations: the beats in the order they began, each with what the board showed at that moment."""

import json
from typing import Any, Final

from tests.browser.people import POLL, Guests, Pace, Person

RECORD_BEATS: Final = """
window.played = [];
const text = (part) => document.querySelector(part)?.textContent ?? null;
const look = () => ({
  shape: document.querySelector(".xp-strip .xp-flip svg")?.getAttribute("aria-label") ?? null,
  crosses: document.querySelectorAll(".xp-mm .xp-pen > *").length,
  fresh: document.querySelectorAll(".xp-mm .xp-newly").length,
  tags: document.querySelectorAll(".xp-tag").length,
  legal: document.querySelectorAll(".xp-legal, .xp-ghost").length,
  told: text(".lp-caption p"),
  rolled: text(".lp-rolled"),
  ended: document.querySelector(".end") !== null,
});
new MutationObserver((changes) => {
  for (const { type, target } of changes)
    if (type === "attributes" && target.dataset.beat !== undefined)
      window.played.push({ beat: target.dataset.beat, ...look() });
  if (document.querySelector(".end") && !window.played.at(-1)?.ended) window.played.push({ beat: null, ...look() });
}).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-beat"] });
"""
HOLD_BEATS: Final = """
const after = setTimeout, clear = clearTimeout, again = new Map();
const held = (ms) => ms >= 200 && (window.held ?? []).includes(document.querySelector(".frame")?.dataset.beat);
window.setTimeout = (run, ms, ...given) => {
  const ends = () => (held(ms) ? again.set(timer, after(ends, 25)) : (again.delete(timer), run(...given)));
  const timer = after(ends, ms);
  return timer;
};
window.clearTimeout = (timer) => (clear(timer), clear(again.get(timer)), again.delete(timer));
"""
"""A beat named in `held` does not end by itself. Beats take 200 ms and more."""
IDLE: Final = "() => document.querySelector('.frame') && !document.querySelector('.frame').dataset.beat"


def watcher(guests: Guests, pace: Pace, in_full: bool = True) -> Person:
    person = guests.arrives(in_full=in_full, pace=pace)
    person.page.add_init_script(RECORD_BEATS)
    person.page.add_init_script(HOLD_BEATS)
    return person


def played(person: Person) -> list[dict[str, Any]]:
    """The beats recorded since the last call."""
    beats: list[dict[str, Any]] = json.loads(person.page.evaluate("JSON.stringify(window.played.splice(0))"))
    return beats


def names(beats: list[dict[str, Any]]) -> list[str]:
    return [beat["beat"] for beat in beats]


def holds(person: Person, *beats: str) -> None:
    """Until the page is loaded again these beats end only by input: on a busy machine it may come late."""
    person.page.evaluate("(beats) => { window.held = beats; }", list(beats))


def waits_for(person: Person, beat: str) -> None:
    person.page.wait_for_function("(beat) => window.played.some((each) => each.beat === beat)", arg=beat)


def wait_until_idle(person: Person) -> None:
    person.page.wait_for_function(IDLE, polling=POLL)

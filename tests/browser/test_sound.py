"""Sound: off until it is wanted, and not even loaded before."""

from playwright.sync_api import expect

from tests.browser.expeditions import Explorer
from tests.browser.people import Guests

LISTEN = """
window.voices = 0;
const start = OscillatorNode.prototype.start, rustle = AudioBufferSourceNode.prototype.start;
OscillatorNode.prototype.start = function (...when) { window.voices += 1; return start.apply(this, when); };
AudioBufferSourceNode.prototype.start = function (...when) { window.voices += 1; return rustle.apply(this, when); };
"""


def test_nothing_is_heard_or_loaded_until_sound_is_switched_on_and_the_choice_is_kept(guests: Guests) -> None:
    ada = guests.arrives()
    ada.page.add_init_script(LISTEN)
    loaded: list[str] = []
    ada.page.on("request", lambda request: loaded.append(request.url))
    ada.play_now("Silver & Gold")
    explorer = Explorer(ada, seed=4)
    explorer.plays_on(turns=1)
    explorer.plays_on(until=("mark",))
    assert not any("synthesiser" in url for url in loaded)

    ada.press_button("Menu")
    sound = ada.page.get_by_role("switch", name="Sound")
    expect(sound).to_have_attribute("aria-checked", "false")
    ada.press(sound)
    expect(sound).to_have_attribute("aria-checked", "true")
    expect(ada.page.get_by_role("switch", name="Vibration")).to_have_count(0)
    ada.press_button("Close")
    explorer.marks()
    ada.page.wait_for_function("() => window.voices > 0")
    assert any("synthesiser" in url for url in loaded)

    ada.page.reload()
    ada.page.wait_for_selector(".xp")
    ada.press_button("Menu")
    expect(sound).to_have_attribute("aria-checked", "true")


def test_on_a_phone_that_can_tremble_there_is_a_switch_for_it(guests: Guests) -> None:
    ada = guests.arrives(size=(390, 844), hand="finger", in_full=True)
    ada.page.add_init_script(
        "navigator.vibrate = (pattern) => { (window.felt ??= []).push(pattern); return true; };"
    )
    ada.opens_table("Silver & Gold")
    explorer = Explorer(ada, seed=4)
    explorer.plays_on(until=("mark",))
    ada.press_button("Menu")
    ada.press(ada.page.get_by_role("switch", name="Vibration"))
    ada.press_button("Close")
    explorer.marks()
    ada.page.wait_for_function("() => window.felt?.length > 0")

"""Strangers meet without reloading anything, and somebody who has left is told that a rival came."""

import json
import re
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from queue import Queue

import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import expect

from crocetta.server.push.message import base64
from crocetta.server.push.service import LOOPBACK
from tests.browser.people import PHONE, Guests, Person, Profiles
from tests.browser.server_process import ServerProcess
from tests.server.push_service import Browser

SUBSCRIBES = """
PushManager.prototype.subscribe = async function ({ applicationServerKey }) {
  window.askedWith = applicationServerKey;
  return { toJSON: () => (%s) };
};
Notification.requestPermission = async () => "granted";
Object.defineProperty(Notification, "permission", { value: "granted" });
"""
"""Debian's Chromium has no push service of its own: this is what one would have answered."""
SHOWN = "(await (await navigator.serviceWorker.getRegistration()).getNotifications()).map(({ title }) => title)"


@pytest.fixture
def meeting(_page: None, tmp_path: Path, browser: Chromium) -> Iterator[Guests]:
    server = ServerProcess(tmp_path, **{LOOPBACK: "1"})
    server.open()
    guests = Guests(Profiles(browser), server)
    yield guests
    errors = guests.close()
    server.close()
    assert (errors, server.errors()) == ([], [])


@pytest.fixture
def push_service() -> Iterator[tuple[str, "Queue[bytes]"]]:
    came: Queue[bytes] = Queue()

    class Service(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            came.put(self.rfile.read(int(self.headers["content-length"])))
            self.send_response(201)
            self.end_headers()

        def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - as its parent has it
            pass

    server = HTTPServer(("127.0.0.1", 0), Service)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}/push", came
    server.shutdown()
    server.server_close()


def is_badged(person: Person) -> bool:
    return bool(re.search("/turn-", person.page.locator("link[rel=icon]").get_attribute("href") or ""))


def test_strangers_meet_in_a_quick_match_while_others_see_it_in_the_lobby(meeting: Guests) -> None:
    ada, bruno = meeting.arrives(taught=False), meeting.arrives(size=PHONE)
    carla = meeting.arrives(allowed=[re.compile(".*net::ERR_INTERNET_DISCONNECTED")])  # while she is offline
    for person, name in ((ada, "Ada"), (bruno, "Bruno"), (carla, "Carla")):
        person.open_home()
        person.page.request.put(f"{person.server.url}/api/me", data={"nickname": name})
    lines = carla.page.locator(".lobby-line")
    expect(lines).to_have_count(0)
    expect(carla.page.locator(".home-daily")).to_be_visible()  # comes with a part of its own, and takes its room
    carla.page.evaluate("document.fonts.ready.then(() => 0)")
    games = carla.page.locator(".games")
    lay = games.bounding_box()

    ada.press_button("Quick match: Silver & Gold")
    ada.page.wait_for_selector(".frame-board > *")
    ada.wait_until(lambda: is_badged(ada), "it is Ada's turn")
    assert "turn" in ada.page.title().lower()
    expect(lines).to_have_count(1)  # nobody has reloaded anything
    expect(lines).to_contain_text(re.compile("Silver & Gold.*Host: Ada.*2 seats free.*2 minutes a turn"))
    expect(lines.locator(".home-line-what > small")).to_have_text(
        "Host: Ada"
    )  # bots that one replaces are no company
    assert games.bounding_box() == lay, "nothing moves away under the hand"

    bruno.press_button("Quick match, any game")
    expect(ada.page.locator(".notices")).to_contain_text(re.compile("Bruno takes over from .*, a bot."))
    bruno.page.wait_for_selector(".frame-board > *")
    assert bruno.code == ada.code
    assert bruno.fits()
    expect(bruno.page.locator(".notices")).to_contain_text("You take over from")
    expect(lines).to_contain_text("1 seat free")
    expect(ada.page.locator("[class^=coach]")).to_have_count(0)  # nobody is taught while a clock runs

    carla.page.goto(f"{carla.server.url}/t/{ada.code}")
    expect(ada.page.locator(".top .watching")).to_contain_text("1 watching")
    carla.open_home()
    expect(ada.page.locator(".top .watching")).to_have_count(0)

    expect(lines).to_have_count(1)
    carla.page.context.set_offline(True)
    carla.page.evaluate("window.latestLine.close()")
    expect(carla.page.locator(".home-lobby small[role=status]")).to_have_text("Reconnecting to open tables…")
    expect(lines).to_have_count(1)
    carla.page.context.set_offline(False)
    expect(carla.page.locator(".home-lobby")).to_have_attribute("data-live", "true")
    carla.press(lines.get_by_role("button", name=re.compile("^Join Silver & Gold")))
    carla.page.wait_for_selector(".frame-board > *")
    assert carla.code == ada.code

    here = f"{ada.server.url}/api/tables/{ada.code}/vote"
    seats = ada.page.request.get(here.removesuffix("/vote")).json()["seats"]
    vote = {"aim": "remove", "seat": next(seat["seat"] for seat in seats if seat["name"] == "Bruno")}
    ada.page.request.post(here, data=vote)
    expect(carla.page.locator(".vote")).to_contain_text("Ada proposes to remove Bruno.")
    carla.press_button("Agree")
    expect(bruno.page.locator(".notices")).to_contain_text("Ada removed you by vote.")

    ada.open_home()
    turn = ada.page.locator(".match")
    expect(turn).to_contain_text("Your turn")
    ada.wait_until(lambda: is_badged(ada), "her turn is seen at home")


def test_who_has_left_is_told_on_their_device(meeting: Guests, push_service: tuple[str, "Queue[bytes]"]) -> None:
    endpoint, came = push_service
    device = Browser()
    ada, bruno = meeting.arrives(), meeting.arrives()
    keys = {"p256dh": base64(device.key), "auth": base64(device.auth)}
    ada.page.context.add_init_script(SUBSCRIBES % json.dumps({"endpoint": endpoint, "keys": keys}))
    ada.open_home()
    bruno.open_home()
    ada.press_button("Menu")
    switch = ada.page.get_by_role("switch", name=re.compile("Notify me on this device"))
    expect(switch).to_have_attribute("aria-checked", "false")
    ada.press(switch)
    expect(switch).to_have_attribute("aria-checked", "true")
    state = ada.page.request.get(f"{ada.server.url}/api/me/push").json()
    assert ada.page.evaluate("window.askedWith") == state["key"]
    wish = {"game": "pyramids", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]}
    table = ada.page.request.post(f"{ada.server.url}/api/tables", data=wish).json()

    worker = ada.page.context.new_cdp_session(ada.page)
    registrations: list[str] = []
    worker.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: registrations.extend(each["registrationId"] for each in event["registrations"]),
    )
    worker.send("ServiceWorker.enable")
    ada.wait_until(lambda: bool(registrations), "there is no service worker")

    def deliver(said: str) -> None:
        worker.send(
            "ServiceWorker.deliverPushMessage",
            {"origin": ada.server.url, "registrationId": registrations[0], "data": said},
        )

    deliver(json.dumps({"title": "Seen", "body": "", "url": "", "tag": "seen"}))
    ada.page.goto(f"{ada.server.url}/health/live")  # no page of ours is in front any more
    bruno.page.request.post(f"{bruno.server.url}/api/tables/{table['table']}/join")
    said = device.decrypt(came.get(timeout=60)).decode()
    assert json.loads(said)["title"].endswith("joined your table")
    assert json.loads(said)["url"] == f"t/{table['code']}"

    ada.page.goto(f"{ada.server.url}/mine")
    notify = ada.page.get_by_role("heading", name="Notifications").locator("..")
    expect(notify.get_by_role("listitem")).to_contain_text("This device")
    assert ada.page.evaluate(f"(async () => {SHOWN})()") == [], "what is seen needs no notice"
    ada.press(notify.get_by_role("switch", name="Notify my devices"))
    expect(notify.get_by_role("switch")).to_have_attribute("aria-checked", "false")
    ada.press(notify.get_by_role("button", name="Stop"))
    expect(notify).to_contain_text("No device gets notifications yet.")

"""Fair turns: nobody's backlog delays another by more than a round, and quick questions share a turn."""

import asyncio
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crocetta.bots import fair_queue
from crocetta.bots.fair_queue import TURN, FairQueue, FairSemaphore

pytestmark = pytest.mark.anyio
Named = tuple[str, int]


def filled(keys: str) -> FairQueue[Named]:
    queue: FairQueue[Named] = FairQueue()
    for number, key in enumerate(keys):
        queue.put(key, (key, number))
    return queue


def emptied(queue: FairQueue[Named], seconds: dict[str, float]) -> list[Named]:
    """Everything, one after the other, if each key's items take so long."""
    taken = []
    while queue:
        taken.append(queue.take())
        queue.spend(taken[-1][0], seconds.get(taken[-1][0], TURN))
    return taken


def order(keys: str, **seconds: float) -> str:
    return "".join(key for key, _ in emptied(filled(keys), seconds))


def test_keys_take_turns_however_much_each_waits_for() -> None:
    assert order("aaaaab") == "abaaaa"
    assert order("aaaabbc") == "abcabaa"


def test_a_newcomer_waits_for_one_item_of_each_other_key() -> None:
    queue = filled("aaaabbbb")
    taken = [queue.take() for _ in range(3)]
    queue.put("c", ("c", 8))
    assert [key for key, _ in taken] + [queue.take()[0] for _ in range(3)] == ["a", "b", "a", "b", "a", "c"]


def test_quick_items_share_a_turn() -> None:
    assert order("aaabbbccc", b=TURN / 10) == "abbbcacac"


def test_endless_quick_items_do_not_keep_the_turn() -> None:
    assert order("aaaaaaaab", a=TURN / 4) == "aaaabaaaa"


def test_what_is_left_of_a_turn_is_not_saved_up() -> None:
    queue = filled("a")
    queue.take()
    queue.spend("a", 0)
    for number, key in enumerate("baa"):
        queue.put(key, (key, number))
    assert [key for key, _ in emptied(queue, {})] == ["b", "a", "a"]


def test_who_asks_again_while_being_served_gets_no_second_turn() -> None:
    queue = filled("ab")
    assert queue.take() == ("a", 0)
    queue.put("a", ("a", 2))
    queue.spend("a", TURN / 10)
    assert [queue.take()[0] for _ in range(2)] == ["b", "a"]


def test_what_is_removed_is_not_taken_and_leaves_nothing_behind() -> None:
    queue = filled("aab")
    queue.remove("a", ("a", 0))
    queue.remove("b", ("b", 2))
    assert emptied(queue, {}) == [("a", 1)]
    assert not queue._backlogs


@given(st.text("abcde", max_size=40), st.dictionaries(st.sampled_from("abcde"), st.floats(0, 2 * TURN)))
def test_all_are_taken_once_and_in_order_for_each_key(keys: str, seconds: dict[str, float]) -> None:
    taken = emptied(filled(keys), seconds)
    assert sorted(number for _, number in taken) == list(range(len(keys)))
    for key in set(keys):
        own = [number for other, number in taken if other == key]
        assert own == sorted(own)


@given(st.text("abcde", max_size=40))
def test_nobody_waits_longer_than_a_round_for_each_of_their_items(keys: str) -> None:
    rounds: Counter[str] = Counter()
    for place, key in enumerate(order(keys)):
        rounds[key] += 1
        assert place < rounds[key] * len(set(keys))


async def entered(places: FairSemaphore, key: str, log: list[str], leave: asyncio.Event) -> None:
    async with places.place(key):
        log.append(key)
        await leave.wait()


async def settle() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


async def test_as_many_enter_as_there_are_places_and_the_rest_in_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fair_queue, "TURN", 0)
    places, log, leave = FairSemaphore(2), list[str](), asyncio.Event()
    tasks = [asyncio.create_task(entered(places, key, log, leave)) for key in "aaaab"]
    await settle()
    assert log == ["a", "a"]
    leave.set()
    await asyncio.gather(*tasks)
    await places.unused()
    assert log == ["a", "a", "a", "b", "a"]


async def test_who_is_cancelled_while_waiting_leaves_the_queue() -> None:
    places, log, leave = FairSemaphore(1), list[str](), asyncio.Event()
    first, never, last = (asyncio.create_task(entered(places, key, log, leave)) for key in "abc")
    await settle()
    never.cancel()
    await settle()
    assert list(places._waiting._backlogs) == ["c"]
    leave.set()
    await asyncio.gather(first, last)
    assert log == ["a", "c"]


async def test_who_is_cancelled_when_just_called_passes_the_place_on() -> None:
    places, log, leave = FairSemaphore(1), list[str](), asyncio.Event()
    async with places.place("a"):
        called, last = (asyncio.create_task(entered(places, key, log, leave)) for key in "bc")
        await settle()
    called.cancel()
    leave.set()
    await last
    async with asyncio.timeout(60):
        await places.unused()
    assert log == ["c"]

"""A list that only grows, shared by all its versions."""

import pytest

from crocetta.tables.history import History


def test_each_version_keeps_what_it_had() -> None:
    one = History.of("ab")
    two, other = one.plus("c"), one.plus("d")
    three = two.plus("e")
    assert [history.since(0) for history in (one, two, other, three)] == [
        ("a", "b"),
        ("a", "b", "c"),
        ("a", "b", "d"),
        ("a", "b", "c", "e"),
    ]
    assert (len(one), len(three), three.since(2)) == (2, 4, ("c", "e"))


def test_it_can_be_asked_and_compared() -> None:
    one, other = History.of("ab"), History.of("a").plus("b")
    longer = one.plus("c")
    assert one == other != longer
    assert hash(one) == hash(other)
    assert "c" in longer
    assert "c" not in one
    assert [one[0], one[1]] == ["a", "b"]
    for place in (-1, 2):
        with pytest.raises(IndexError):
            one[place]

"""Circles of garbage: little by little while people play, and all when nobody does."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from windroos.web import garbage


@contextmanager
def as_served() -> Iterator[list[tuple[int, int]]]:
    """The interpreter as a server sets it: each time it looks, through which generation and through how many values."""
    looks = list[tuple[int, int]]()

    def heard(phase: str, info: dict[str, Any]) -> None:
        if phase == "start":
            young = range(info["generation"] + 1)
            looks.append((info["generation"], sum(len(gc.get_objects(one)) for one in young)))

    before = gc.get_threshold()
    gc.collect()
    garbage.look_little()
    gc.callbacks.append(heard)
    try:
        yield looks
    finally:
        gc.callbacks.remove(heard)
        gc.set_threshold(*before)
        gc.unfreeze()


def test_no_look_goes_through_much_however_much_is_kept() -> None:
    with as_served() as looks:
        kept = [[number] for number in range(300_000)]
    assert len(looks) > 100, "it does look"
    assert max(generation for generation, _ in looks) == 1
    assert max(count for _, count in looks) < 2 * garbage.YOUNGEST * garbage.ROUNDS
    assert len(kept) == 300_000


class Circle:
    """Something that holds itself."""

    def __init__(self) -> None:
        self.own = self


@pytest.mark.parametrize(("left", "is_played", "looks"), [
    (garbage.LEFT - 1, False, False),
    (garbage.LEFT, False, True),
    (garbage.LEFT, True, False),
    (garbage.MOST_LEFT - 1, True, False),
    (garbage.MOST_LEFT, True, True),
])  # fmt: skip
def test_all_is_looked_through_when_nobody_plays_or_after_very_long(
    monkeypatch: pytest.MonkeyPatch, left: int, is_played: bool, looks: bool
) -> None:
    whole = list[int]()
    monkeypatch.setattr(gc, "get_count", lambda: (0, 0, left))
    monkeypatch.setattr(gc, "collect", lambda: whole.append(1))
    assert garbage.look_through(is_played=is_played) is looks
    assert len(whole) == looks


def test_a_circle_that_grew_old_is_found_in_the_end() -> None:
    with as_served():
        circles = [Circle() for _ in range(100)]
        gc.collect(1)  # they are among the old now
        del circles
        gc.collect()
        assert not any(isinstance(one, Circle) for one in gc.get_objects())

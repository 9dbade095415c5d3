"""Where a request is answered: by what stands in its first line, and by who holds the table."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from windroos.hosting.household import Household
from windroos.hosting.leases import Leases
from windroos.hosting.tickets import new_id
from windroos.store.changes import BeginStream
from windroos.store.store import Store
from windroos.web.directing import MOST_HANDED, Directing, is_anywhere, table_of

TABLE = "bcdfghjk"


@pytest.mark.parametrize(
    ("target", "table"),
    [
        (b"/spelen/bcdfghjk", TABLE), (b"/spelen/bcdfghjk/ws?chance", TABLE), (b"/spelen/%62cdfghjk/close", TABLE),
        (b"/spelen/bcdfghjk?x=/y", TABLE), (b"/spelen/bcdfghjkl", ""), (b"/spelen/nieuw", ""), (b"/spelen", ""),
        (b"/spelen/opruimen", ""), (b"/tellen/bcdfghjk", ""), (b"//spelen/bcdfghjk", ""), (b"*", ""), (b"", ""),
        (b"http://here/spelen/bcdfghjk", ""), (b"/spelen/%zz%ff\xff", ""),
    ],
    ids=range(14),
)  # fmt: skip
def test_an_address_says_which_table_it_is_about(target: bytes, table: str) -> None:
    assert table_of(target) == table


def test_files_and_signs_of_life_are_the_same_everywhere() -> None:
    assert all(map(is_anywhere, (b"/static/abc/page.js", b"/favicon.ico", b"/health/ready", b"/static/a?b")))
    assert not any(map(is_anywhere, (b"/", b"/spelen", b"/statics", b"/tellen/static/x", b"/club")))


def test_a_table_is_answered_where_it_lives_and_all_else_at_home(tmp_path: Path) -> None:
    async def work() -> None:
        store = Store.open(tmp_path / "windroos.db")
        await store.write(BeginStream(TABLE, "play", "{}"))
        names, here = ("0", "1"), {"1": set[str](), "0": set[str]()}
        leases = {name: Leases(store, name) for name in names}
        zero, one = (Directing(name, Household(names), here[name].__contains__, leases[name]) for name in names)
        target, others = f"/spelen/{TABLE}/ws".encode(), (b"/", b"/spelen", b"/tellen/x", b"nonsense")
        assert [one.elsewhere(other) for other in others] == ["0"] * 4
        assert [zero.elsewhere(other) for other in others] == [""] * 4
        assert one.elsewhere(b"/static/x") == ""
        assert (zero.elsewhere(target), one.elsewhere(target)) == ("", ""), "nobody lives: whoever is asked"
        for held in leases.values():
            await held.beat()
        free = [f"/spelen/{new_id()}".encode() for _ in range(200)]
        there = [zero.elsewhere(one) for one in free]
        assert [one.elsewhere(other) for other in free] == ["0" if not place else "" for place in there]
        assert 50 < there.count("1") < 150
        await leases["1"].take(TABLE)
        assert (zero.elsewhere(target), one.elsewhere(target)) == ("1", "")
        assert zero.elsewhere(target, MOST_HANDED) == ""
        here["0"].add(TABLE)
        assert zero.elsewhere(target) == ""
        await leases["1"].end()
        assert [zero.elsewhere(one) for one in free] == [""] * 200, "who is gone is given nothing new"
        await store.close()

    asyncio.run(work())

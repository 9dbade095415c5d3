"""Tables in memory and in the store: what the store holds is what counts, and a match that is over can go on."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.web.conftest import apart
from windroos.scoresheet.opening import open_sheet
from windroos.store.errors import StoreError
from windroos.web.count.tables import Tables
from windroos.web.links import new_id
from windroos.web.site import Site

OPENING = open_sheet("nts2002", ("Marijke", "Joost", "Ineke", "Henk"))
FINE = {"tap": "score", "points-0": "-10", "reason": "te laat"}


@pytest.fixture
def tables(site: Site) -> Iterator[Tables]:
    """The tables of a site whose server is not started."""
    yield Tables(site.store, new_id)
    apart(site.store.close())


def test_a_match_that_is_over_is_closed_and_goes_on_when_it_is_opened_again(site: Site, tables: Tables) -> None:
    id = apart(tables.make(OPENING))
    apart(tables.tap(id, {"tap": "finish", "reason": "zaal dicht"}))
    assert [stream.id for stream in site.store.streams(open=False)] == [id]
    apart(tables.tap(id, {"tap": "turn", "round": "0", "east": "2"}))
    assert [stream.id for stream in site.store.streams(open=True)] == [id]
    assert not tables.get(id).sheet.match.over
    assert Tables(site.store, new_id).get(id).sheet.match == tables.get(id).sheet.match


def test_who_remembers_less_than_the_store_holds_reads_it_again(site: Site, tables: Tables) -> None:
    id = apart(tables.make(OPENING))
    other = Tables(site.store, new_id)
    assert other.get(id).sheet.match.points[0] == 0
    apart(tables.tap(id, FINE))
    with pytest.raises(StoreError, match="Someone else"):
        apart(other.tap(id, FINE))
    assert other.get(id).sheet.match.points[0] == -10
    apart(other.tap(id, FINE))
    assert Tables(site.store, new_id).get(id).sheet.match.points[0] == -20


def test_two_servers_do_not_lose_each_others_taps_on_the_hand_that_is_entered(site: Site, tables: Tables) -> None:
    """The hand on paper is a note: who has not seen the other's tap is refused, and does it once more."""
    id = apart(tables.make(OPENING))
    other = Tables(site.store, new_id)
    assert other.get(id).steps == {}
    first, _ = apart(tables.tap(id, {"tap": "winner", "player": "1"}))
    with pytest.raises(StoreError, match="Someone else"):
        apart(other.tap(id, {"tap": "winner", "player": "2"}))
    assert other.get(id).steps == first.steps
    apart(other.tap(id, {"tap": "winner", "player": "2"}))
    with pytest.raises(StoreError, match="Someone else"):
        apart(tables.tap(id, {"tap": "winner", "player": "3"}))
    assert tables.get(id).revision == 2
    assert Tables(site.store, new_id).get(id).steps == tables.get(id).steps != first.steps

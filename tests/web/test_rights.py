"""Every address of a club and of a tournament with the right that it takes, spelt out once more.

Who gives an address to more people than before changes two files, and sees in the second what he opens.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import get_args

import pytest

from windroos.club.roles import ClubRight
from windroos.web.club.needs import NEEDS as CLUB
from windroos.web.club.needs import least
from windroos.web.tournament.needs import NEEDS as TOURNAMENT


def spelt_out(name: str) -> dict[str, str]:
    """Addresses with their right, from a file: a right in brackets, then its addresses."""
    found, right = {}, ""
    for line in Path(__file__).with_name(name).read_text(encoding="utf-8").split("\n"):
        if line.startswith("["):
            right = line.strip("[]")
        elif line:
            found[line] = right
    return found


@pytest.mark.parametrize(("name", "needs"), [("rights_club.txt", CLUB), ("rights_tournament.txt", TOURNAMENT)])
def test_every_address_takes_the_right_that_is_spelt_out(name: str, needs: Mapping[str, str]) -> None:
    said = spelt_out(name)
    assert {(at, needs.get(at), right) for at, right in said.items() if needs.get(at) != right} == set()
    assert sorted(needs.keys() - said.keys()) == []


def test_a_refusal_names_the_lowest_role_that_may() -> None:
    """Its sentence says what to do: scan the card of the table, show a card of one's own, ask who leads."""
    assert {right: least(right) for right in get_args(ClubRight)} == {
        "look": "viewer",
        "members": "player",
        "own": "player",
        "enter": "table",
        "confirm": "table",
        "arrive": "player",
        "desk": "helper",
        "keep": "secretary",
        "machine": "host",
    }

"""What the machine's door wanted, where it was given something else."""

from __future__ import annotations

import pytest

from windroos.club.person_requests import MEMBER_WANTED
from windroos.club.requests import REQUEST
from windroos.wire.fault import WireError


@pytest.mark.parametrize("member", [5, {"since": "2024-01-01"}, [], True, [["2024-01-01"]], [["2024-01-01", None], 3]])
def test_a_wrong_membership_is_shown_what_one_looks_like(member: object) -> None:
    with pytest.raises(WireError) as wrong:
        REQUEST.read({"do": "person", "id": "anna", "name": "Anna", "member": member}, "")
    assert wrong.value.values["wanted"] == MEMBER_WANTED
    assert "..." not in MEMBER_WANTED

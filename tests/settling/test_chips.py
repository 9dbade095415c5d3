"""Chips: what everyone starts with, the fewest that pay, and what cannot be paid."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.settling.outcomes import complete
from windroos.errors import SettleError
from windroos.settling.chips import START, Chips, pay


def test_everyone_starts_with_3000() -> None:
    assert START.worth() == 3000  # 144 rules, rule 7


@pytest.mark.parametrize(
    ("amount", "given", "change"),
    [
        (190, Chips(0, 0, 2, 0), Chips(0, 0, 0, 1)),
        (120, Chips(0, 0, 1, 2), Chips()),
        (0, Chips(), Chips()),
        (2990, Chips(1, 2, 10, 0)._replace(hundreds=9, tens=9), Chips()),
        (400, Chips(0, 1, 0, 0), Chips(0, 0, 1, 0)),
    ],
)
def test_fewest_chips(amount: int, given: Chips, change: Chips) -> None:
    assert pay(amount, START, START) == (given, change)


@given(st.integers(0, 300).map(lambda tens: 10 * tens))
def test_chips_add_up(amount: int) -> None:
    handed = pay(amount, START, START)
    assert handed.given.worth() - handed.change.worth() == amount
    assert all(given <= had for given, had in zip(handed.given, START, strict=True))


@pytest.mark.parametrize(("amount", "purse"), [(10, Chips(1, 0, 0, 0)), (3010, START), (15, START), (-10, START)])
def test_chips_that_cannot_pay(amount: int, purse: Chips) -> None:
    with pytest.raises(SettleError) as caught:
        pay(amount, purse, Chips())
    assert caught.value.code == "settle_chips"
    complete(caught.value)

"""Money in whole cents."""

from __future__ import annotations

from windroos.club.cash import divided, lots


def test_a_hundred_euros_among_three() -> None:
    """D3; who gets the cent more is drawn, and the same seed draws the same."""
    for seed in range(20):
        shares = divided(10000, ["anna", "bram", "carla"], seed)
        assert sorted(shares.values(), reverse=True) == [3334, 3333, 3333]
        assert shares == divided(10000, ["carla", "anna", "bram"], seed)
    assert (
        len({max(shares, key=shares.__getitem__) for seed in range(20) if (shares := divided(100, "abc", seed))}) == 3
    )


def test_nothing_is_left_over() -> None:
    for amount in range(-30, 300, 7):
        for count in range(1, 12):
            shares = divided(amount, map(str, range(count)), amount)
            assert sum(shares.values()) == amount
            assert max(shares.values()) - min(shares.values()) <= 1


def test_the_club_s_things_are_sold_by_lot() -> None:
    """House rule 11: everybody one before anybody has two."""
    drawn = lots(["set 1", "set 2", "tafel", "bokaal", "klok"], ["a", "b", "c"], 7)
    assert sorted(list(drawn.values())[:3]) == ["a", "b", "c"]
    assert drawn == lots(["set 1", "set 2", "tafel", "bokaal", "klok"], ["c", "b", "a"], 7)

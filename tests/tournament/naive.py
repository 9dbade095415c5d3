"""A second reading of tournaments: places, shares and standings straight from the words of the regulations.

It shares nothing with the program: scores are counted from who did better and who did as well, not by sorting.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction

Seats = Sequence[tuple[str, int]]
Scores = dict[str, Fraction]


def shared(scale: Sequence[int], seats: Seats) -> Scores:
    """Everybody gets the mean of the places that he and his equals have between them."""
    earned = {}
    for name, won in seats:
        better = sum(other > won for _, other in seats)
        equal = sum(other == won for _, other in seats)
        earned[name] = Fraction(sum(scale[better : better + equal]), equal)
    return earned


def four_two_one(seats: Seats) -> Scores:
    """EMA, MCR: 4, 2, 1, 0."""
    return shared((4, 2, 1, 0), seats)


def points_added(seats: Seats) -> Scores:
    """NTS 2002, p. 7: the points."""
    return {name: Fraction(won) for name, won in seats}


def riichi(seats: Seats) -> Scores:
    """EMA, Riichi: points above 30,000 in thousands, and 15, 5, -5, -15 shared."""
    uma = shared((15, 5, -5, -15), seats)
    return {name: Fraction(won - 30000, 1000) + uma[name] for name, won in seats}


def beside_the_mean(seats: Seats, tables: Sequence[Seats]) -> Scores:
    """Equal walls: what somebody has above the mean of all who began at his seat, a round taken as one wall."""
    return {
        name: won - Fraction(sum(other[at][1] for other in tables), len(tables)) for at, (name, won) in enumerate(seats)
    }


SCORED: Mapping[str, tuple[Callable[[Seats], Scores], bool]] = {
    "mcr-4210": (four_two_one, True),
    "mcr-ema": (four_two_one, True),
    "mcr-dertienwezen": (four_two_one, True),
    "nts-toernooi": (points_added, False),
    "hongkong-toernooi": (points_added, False),
    "nmv144-toernooi": (points_added, False),
    "riichi-ema": (riichi, False),
}
"""How a table is scored, and whether points decide between equal scores."""


def naive_standings(formula: str, rounds: Sequence[Sequence[Seats]]) -> list[tuple[int, str, Fraction, int]]:
    """Place, name, score and points of everybody who played, in order of places and names."""
    score_of, by_points = SCORED.get(formula, (points_added, True))
    scores: dict[str, Fraction] = {}
    points: dict[str, int] = {}
    for tables in rounds:
        for seats in tables:
            walls = formula.startswith("duplicaat")
            for name, score in (beside_the_mean(seats, tables) if walls else score_of(seats)).items():
                scores[name] = scores.get(name, Fraction()) + score
            for name, won in seats:
                points[name] = points.get(name, 0) + won
    keys = {name: (score, points[name] if by_points else 0) for name, score in scores.items()}
    placed = [(1 + sum(key > own for key in keys.values()), name) for name, own in keys.items()]
    return [(place, name, scores[name], points[name]) for place, name in sorted(placed)]


def standing_text(rows: Sequence[tuple[int, str, Fraction, int]]) -> str:
    """As golden tournaments write it."""
    places = [place for place, *_ in rows]
    return ", ".join(
        f"{place}{'=' if places.count(place) > 1 else ''} {name} {score} {points}"
        for place, name, score, points in rows
    )

"""How strong the computer players are by a book, as persons are measured: from hands of mixed tables.

Each company of four plays each wall with each of them as East, so that winds make no difference. Levels and styles
play compiled; `live` and `greedy` do so otherwise than those whom people meet (docs/players.md), so they are asked in
Python, with others at their tables, in fewer hands. The strengths are the least squares of all of it. Who plays as
people is measured by these in companies of his own, and moves none of them. The same hands and seed give the same file.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from random import Random
from statistics import mean, stdev
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from windroos.errors import OptionError
from windroos.expert.levels import HUMAN, LEVELS
from windroos.lab.count import Play
from windroos.lab.ladder import HELD_OUT
from windroos.lab.task import SEATS
from windroos.rating.anchors import Anchor, StrengthMeasure, kept_measure, measure_of
from windroos.rules.rules import Rules

Company = tuple[str, ...]
"""Four players, who sit in this order."""
KINDS: Final = (*LEVELS, "expert")
SLOW: Final = (
    ("live", "club", "live", "expert"),
    ("live", "novice", "live", "advanced"),
    ("live", "expert", "live", "novice"),
    ("greedy", "club", "live", "expert"),
)
"""The companies in which those are measured who are asked in Python."""
GUESTS: Final = 40
"""Companies in which one more player is measured by those who are known."""
POWER: Final = 0.5
"""To which points count: what foretold best who ended above whom (docs/players.md)."""


class CompanyHands(NamedTuple):
    """What a company played: with each of it as East, of each wall what each of the four won or lost (4, walls, 4)."""

    company: Company
    net: NDArray[np.int64]


def companies(seed: int, count: int) -> Iterator[Company]:
    """So many companies by chance, of which none is four alike."""
    chance, found = Random(f"companies {seed}"), 0
    while found < count:
        company = tuple(chance.choice(KINDS) for _ in range(SEATS))
        if len(set(company)) > 1:
            found += 1
            yield company


def play_company(rules: Rules, company: Company, hands: int, seed: int, play: Play) -> CompanyHands:
    """Play the walls of so many hands of a seed with each of a company as East: good tiles are for each of it once."""
    nets = []
    for turn in range(SEATS):
        seats = company[turn:] + company[:turn]
        net = play(rules, seats, hands, seed, round=None).net.astype(np.int64)
        nets.append(np.roll(net, turn, axis=1))
    return CompanyHands(company, np.stack(nets))


def values(net: NDArray[np.int64], power: float) -> NDArray[np.float64]:
    """`windroos.rating.values.values_of`, of many hands at once."""
    found: NDArray[np.float64] = np.sign(net) * np.abs(net).astype(np.float64) ** power
    found -= found.mean(axis=-1, keepdims=True)
    return found


def fit(played: list[CompanyHands], power: float) -> StrengthMeasure:
    """The measure that follows from what companies played, by least squares; its errors go by wall."""
    kinds = sorted({one for company, _ in played for one in company})
    weights, pulls = np.zeros((len(kinds), len(kinds))), np.zeros(len(kinds))
    seated = [(np.array([kinds.index(one) for one in company]), values(net, power)) for company, net in played]
    own = np.eye(SEATS) - 1 / SEATS
    for at, value in seated:
        np.add.at(weights, (at[:, None], at[None, :]), own * SEATS * value.shape[1])
        np.add.at(pulls, at, value.sum(axis=(0, 1)))
    solved = np.linalg.pinv(weights)
    strengths = solved @ pulls
    strengths -= strengths.mean()
    spread = np.zeros_like(weights)
    squares = freedom = beyond = 0.0
    for at, value in seated:
        left = value - (strengths[at] - strengths[at].mean())
        squares += float((left**2).sum())
        freedom += (SEATS - 1) * left.shape[0] * left.shape[1]
        walls = left.sum(axis=0)
        found = walls.T @ walls
        np.add.at(spread, (at[:, None], at[None, :]), found)
        # What a company's sums are beside chance, which goes by wall.
        beyond += float((walls.sum(axis=0) ** 2).sum() - np.trace(found)) / (SEATS * left.shape[1])
    hands = sum(net.shape[0] * net.shape[1] for _, net in played)
    # Of a strength that is found from one company this is SEATS / (SEATS - 1) times.
    company = max(0.0, beyond / hands / (SEATS - 1) * SEATS / (SEATS - 1))
    errors = np.sqrt(np.diag(solved @ spread @ solved))
    anchors = {kind: Anchor(*map(float, pair)) for kind, *pair in zip(kinds, strengths, errors, strict=True)}
    return StrengthMeasure(power, (squares / freedom) ** 0.5, company**0.5, hands, anchors)


def measure(rules: Rules, count: int, hands: int, slow: int, seed: int, play: Play, asked: Play) -> StrengthMeasure:
    """StrengthMeasure the computer players by a rule set.

    Args:
        rules: by which they play
        count: companies of compiled levels and styles
        hands: that each of them plays with each as East
        slow: hands of those that are asked in Python, the same
        seed: of the first walls
        play: the compiled self-play
        asked: that before the referee

    Raises:
        OptionError: the seed is one of those that measure.
    """
    last = seed + SEATS * (count + len(SLOW))
    if last > HELD_OUT > seed or seed >= HELD_OUT:
        raise OptionError("lab_held_out", seed=seed, first=HELD_OUT)
    played = [play_company(rules, company, hands, seed + at, play) for at, company in enumerate(companies(seed, count))]
    if slow:
        played += [play_company(rules, one, slow, seed + count + at, asked) for at, one in enumerate(SLOW)]
    known = measure_of(kept_measure(fit(played, POWER)))
    return placed(rules, HUMAN, known, hands, seed + count + len(SLOW), play)


def placed(rules: Rules, kind: str, known: StrengthMeasure, hands: int, seed: int, play: Play) -> StrengthMeasure:
    """A measure with one more player, as strong as it is beside companies of three others, whose strengths stay."""
    found = []
    for at, company in enumerate(companies(seed, GUESTS)):
        of = play_company(rules, (kind, *company[1:]), hands, seed + at, play)
        others = sum(known.strengths[one].value for one in company[1:])
        own = values(of.net, known.power)[:, :, 0].mean()
        found.append((SEATS * float(own) + others) / (SEATS - 1))
    anchor = Anchor(mean(found), stdev(found) / GUESTS**0.5)
    return known._replace(strengths=dict(sorted({**known.strengths, kind: anchor}.items())))


def text_of(measures: Mapping[str, StrengthMeasure]) -> str:
    """The measures as they are kept, a line for each player."""
    books = []
    for book, one in sorted(measures.items()):
        kept = dict(kept_measure(one))
        players = ",\n".join(f"{json.dumps(kind)}: {json.dumps(pair)}" for kind, pair in kept.pop("strengths").items())
        parts = "".join(f"{json.dumps(name)}: {value},\n" for name, value in kept.items())
        books.append(f'"{book}": {{\n{parts}"strengths": {{\n{players}\n}}\n}}')
    return "{\n" + ",\n".join(books) + "\n}\n"

"""Where EXPERT's measure comes from: all its numbers searched at once, by matches on equal tiles.

In every step each number is moved up or down by lot; the same deals are played with all of them moved so, and with all
moved the other way. Every number then goes a little the way that brought more. What is kept is the mean of the last
part, to three digits. Tables are those of four that play by the measure at the start. The same rules, steps and seed
find the same numbers.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from math import exp
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np

from windroos.errors import OptionError
from windroos.expert.hands import hand_of
from windroos.expert.known import MOST_NEAR
from windroos.expert.measures import Measure
from windroos.expert.numbers import expert_goals, measure_of
from windroos.fast.selfplay.measured import MeasureMatch
from windroos.lab.ladder import HELD_OUT
from windroos.lab.training import train
from windroos.rules.rules import Rules

DEALS: Final = 100
"""Deals of a step: each is played eight times, in every seat with the numbers moved the one way and the other."""
REACH: Final = 0.7
"""How far from where they are the numbers are tried, in `MeasureNumber.step`s."""
RATE: Final = 0.05
"""Steps that the numbers go for a gain as large as most are; in the second half less and less."""
TOLD: Final = 50
"""Steps from word to word of how it goes."""
KEPT: Final = 0.4
"""The last part, of which the mean is kept."""


class MeasureNumber(NamedTuple):
    """One of the numbers of a measure.

    field  of `Measure`
    at     which of them where the field has several: a place, or the name of a kind of hand; None: the field itself
    step   what a step is: of a whole number so much more, of any other that part more
    """

    field: str
    at: int | str | None
    step: float


_STEPS: Final[Mapping[str, float | tuple[float, ...]]] = {
    "fades": (0.4, 0.15, 0.2, 0.3, 0.3),
    "gains": (0.25, 0.25, 0.3, 0.4),
    "near": 2.0,
    "slack": 8.0,
    "margin": 4.0,
    "bond": 10.0,
    "others": 4.0,
    "ways": (4.0, 4.0, 2.0),
    "keeps": 6.0,
    "double": 0.15,
    "pair": 1.0,
    "plain": 9.0,
    "fear": 0.5,
    "contrasts": (0.4, 0.3),
    "ahead": 25.0,
    "ahead_waits": 5.0,
}
_VALUE: Final = 0.25
FADES, GAINS = 5, 4
"""So many missing tiles have a number of their own."""
STARTS: Final[Mapping[str, Measure]] = {
    "fan": Measure(0.2, (0.2,), (2.5,), points=True, double=1.5, pair=1),
    "gau": Measure(0.2, (0.2,), (1.2,), points=True, keeps=16, double=1.5, pair=1, plain=30),
}
"""By scheme, the measure at the start: as it was found one number at a time. Without one it is EXPERT's own."""
AHEAD, AHEAD_WAITS = 30, 21
"""Where a measure at the start does not look a tile ahead, it does so from here on."""
TRAINED, TRAINED_SEED = 10_000, 1
"""Hands of the tables, and their seed."""


def numbers_of(rules: Rules, measure: Measure) -> tuple[MeasureNumber, ...]:
    """The numbers of a measure that make a difference by a rule set; what is 0 is not in force, and stays."""
    goals = expert_goals(rules, measure)
    found = [MeasureNumber("values", name, _VALUE) for name in sorted({hand_of(goal) for goal, _ in goals})]
    for field, steps in _STEPS.items():
        if isinstance(steps, tuple):
            found += [MeasureNumber(field, at, step) for at, step in enumerate(steps)]
        elif getattr(measure, field) not in (0, 0.0) and (field != "double" or measure.double > 1):
            found.append(MeasureNumber(field, None, steps))
    return (*found, MeasureNumber("late", None, 0.15))


def with_all_numbers(measure: Measure) -> Measure:
    """The same measure with a number of its own for each missing tile, where the last one goes on; and a tile ahead."""
    if not measure.ahead:
        measure = measure._replace(ahead=AHEAD, ahead_waits=AHEAD_WAITS)
    fades, gains = (
        (*found, *(found[-1:] * (many - len(found))))
        for many, found in ((FADES, measure.fades), (GAINS, measure.gains))
    )
    return measure._replace(fades=fades, gains=gains)


def moved(measure: Measure, numbers: Sequence[MeasureNumber], by: Sequence[float]) -> Measure:
    """A measure with its numbers moved, each by so many of its steps."""
    fields = measure._asdict()
    for number, steps in zip(numbers, by, strict=True):
        more = steps * number.step
        before = fields[number.field]
        if number.at is None:
            fields[number.field] = _moved(before, more, number.field == "late")
            if number.field == "near":
                fields["near"] = min(MOST_NEAR, max(1, fields["near"]))
        elif number.field == "values":
            fields["values"] = {**before, number.at: before.get(number.at, 1.0) * exp(more)}
        else:
            fields[number.field] = tuple(_moved(one, more) if at == number.at else one for at, one in enumerate(before))
    return Measure(**fields)


def _moved(value: float, more: float, plainly: bool = False) -> float:
    if plainly:
        return value + more
    return max(0, round(value + more)) if isinstance(value, int) else value * exp(more)


def search(
    rules: Rules, steps: int, seed: int, told: Callable[[int, float], None] | None = None, hands: int = 0
) -> Measure:
    """The measure that a search ends with.

    Args:
        rules: by which they play
        steps: that it takes
        seed: of lots and deals
        told: hears now and then how many steps there were, and what the last of them brought a game
        hands: of the tables; 0: as many as EXPERT's own are of

    Raises:
        OptionError: the seed is one of those that measure.
    """
    if seed >= HELD_OUT:
        raise OptionError("lab_held_out", seed=seed, first=HELD_OUT)
    start = STARTS.get(rules.rule_set.scheme.id) or measure_of(rules)
    match = MeasureMatch(rules, train(rules, hands or TRAINED, TRAINED_SEED, start).rows())
    start = with_all_numbers(start)
    numbers, chance = numbers_of(rules, start), Random(f"search {seed}")
    place = np.zeros(len(numbers))
    total, counted, usual, mean = np.zeros(len(numbers)), 0, 0.0, 0.0
    for step in range(steps):
        signs = np.array([chance.choice((-1.0, 1.0)) for _ in numbers])
        up, down = (
            match.received(moved(start, numbers, list(place + way * REACH * signs)), DEALS, seed, step * DEALS).mean()
            for way in (1, -1)
        )
        gain = (up - down) / 2
        usual = (usual * step + abs(gain)) / (step + 1)
        place = place + RATE * min(1.0, 2 * (1 - step / steps) + 0.05) * signs * gain / (usual or 1.0)
        mean += (up + down) / 2
        if step + 1 > steps * (1 - KEPT):
            total, counted = total + place, counted + 1
        if told and step % TOLD == TOLD - 1:
            told(step + 1, mean / TOLD)
            mean = 0.0
    return rounded(moved(start, numbers, list(total / max(1, counted))))


def rounded(measure: Measure) -> Measure:
    """A measure to three digits, as it is kept; a value of 1 is not said, nor the waits where nothing is ahead."""
    fields = {name: _rounded(value) for name, value in measure._asdict().items()}
    fields["values"] = {name: value for name, value in fields["values"].items() if value != 1}
    return Measure(**fields | {"ahead_waits": measure.ahead_waits if measure.ahead else 0})


def _rounded(value: Any) -> Any:
    """A number to three digits, or many."""
    if isinstance(value, float):
        return float(f"{value:.3g}")
    if isinstance(value, tuple):
        return tuple(map(_rounded, value))
    return {name: _rounded(one) for name, one in value.items()} if isinstance(value, Mapping) else value


def text_of_measure(measure: Measure, steps: int, seed: int) -> str:
    """What a search found, as it is written."""
    fields = {name: dict(value) if name == "values" else value for name, value in measure._asdict().items()}
    return json.dumps({"steps": steps, "seed": seed, **fields}, indent=1) + "\n"

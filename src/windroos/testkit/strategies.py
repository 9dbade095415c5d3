"""Hands and situations of every kind as strategies for Hypothesis."""

from __future__ import annotations

from random import Random
from typing import Final

from hypothesis import strategies as st

from windroos.testkit.hands import any_case, spoiled

RANDOM: Final = st.integers(0, 2**32).map(Random)
CASES: Final = RANDOM.map(any_case)
"""Hands that can be, with circumstances that mostly fit."""
WRONG_CASES: Final = RANDOM.map(lambda random: spoiled(random, any_case(random, wrong=True)))
"""Hands and situations that may be impossible."""

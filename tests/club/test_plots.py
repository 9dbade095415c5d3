"""Plots on paper: what stands under the axis can be read, however many evenings there were."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from windroos.club.prints.plots import BOTTOM, LETTER, WIDE, line_plot

UNDER = re.compile(rf'<text x="([\d.]+)" y="{BOTTOM + 15:.1f}" text-anchor="(\w+)">([^<]+)</text>')


def spans(svg: str) -> list[tuple[float, float]]:
    """From where to where each text under the axis goes, if every letter is as wide as it may be."""
    found = []
    for x, anchor, text in UNDER.findall(svg):
        wide = LETTER * len(text)
        left = float(x) - (wide if anchor == "end" else wide / 2)
        found.append((left, left + wide))
    return found


@pytest.mark.parametrize("label", ["27-2-2024", "2024-02-27", "12"])
def test_no_word_under_a_plot_runs_into_another(label: str) -> None:
    for count in (1, 2, 3, 7, 8, 9, 13, 24, 25, 40, 365):
        found = spans(line_plot("", [(label, at) for at in range(count)], "nl"))
        assert found, count
        assert all(left[1] < right[0] for left, right in pairwise(found)), count
        assert found[-1][1] <= WIDE, count

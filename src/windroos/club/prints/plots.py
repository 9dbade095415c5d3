"""Plots for print, as SVG: black on white, told apart by their dashes, with letters that any paper keeps."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from itertools import pairwise
from math import ceil, floor, log10
from typing import Final

from windroos.reckoning.numbers import Number, show
from windroos.text.words import Lang

WIDE, HIGH = 560, 170
LEFT, RIGHT, TOP, BOTTOM = 46, 548, 12, 140
LABELS: Final = 8
"""Words under the axis at most."""
LETTER: Final = 6
"""How wide a letter of those words is at most, on average."""
DASHES: Final = ("", "7 3", "2 3", "10 3 2 3", "1 5", "14 4")
MARGIN: Final = 120
"""Room for names at the right of a plot of several lines."""


def line_plot(title: str, points: Sequence[tuple[str, Number]], lang: Lang) -> str:
    """One line over time: what stands under each point, and how high it is."""
    labels = [label for label, _ in points]
    return _lines(title, labels, [("", [float(value) for _, value in points])], lang, RIGHT)


def lines_plot(title: str, labels: Sequence[str], lines: Sequence[tuple[str, Sequence[Number]]], lang: Lang) -> str:
    """Several lines over the same times, each with its name at its end."""
    shown = [(name, [float(value) for value in values]) for name, values in lines[: len(DASHES)]]
    return _lines(title, labels, shown, lang, RIGHT - MARGIN)


def bars_plot(title: str, bars: Sequence[tuple[str, int]]) -> str:
    """Upright bars from nothing up: what stands under each, and its figure above it."""
    most = max((value for _, value in bars), default=0) or 1
    wide = (RIGHT - LEFT) / max(len(bars), 1)
    every = max(1, ceil(len(bars) / (2 * LABELS)))
    out = []
    for at, (label, value) in enumerate(bars):
        high = (BOTTOM - TOP - 10) * value / most
        left = LEFT + at * wide
        out.append(
            f'<rect x="{left + wide * 0.15:.1f}" y="{BOTTOM - high:.1f}" width="{wide * 0.7:.1f}" height="{high:.1f}"/>'
        )
        if wide > 2 * len(str(value)) * 4:
            out.append(_text(left + wide / 2, BOTTOM - high - 3, str(value), "middle"))
        if at % every == 0:
            out.append(_text(left + wide / 2, BOTTOM + 13, label, "middle"))
    out.append(f'<path d="M{LEFT} {BOTTOM}H{RIGHT}" stroke="#000" stroke-width="1"/>')
    return _svg(title, out)


def _lines(title: str, labels: Sequence[str], lines: Sequence[tuple[str, list[float]]], lang: Lang, right: int) -> str:
    values = [value for _, line in lines for value in line] or [0.0]
    low, high, step = _span(min(0.0, *values), max(0.0, *values))
    apart = (right - LEFT) / max(len(labels) - 1, 1)

    def height(value: float) -> float:
        return BOTTOM - (BOTTOM - TOP) * (value - low) / (high - low)

    out = []
    for at in range(round((high - low) / step) + 1):
        value = low + at * step
        heavy = "#000" if abs(value) < step / 2 else "#bbb"
        out.append(f'<path d="M{LEFT} {height(value):.1f}H{right}" stroke="{heavy}" stroke-width=".7"/>')
        out.append(_text(LEFT - 5, height(value) + 3.5, show(round(value), lang), "end"))
    out += [
        _text(LEFT + at * apart, BOTTOM + 15, labels[at], "end" if at and at == len(labels) - 1 else "middle")
        for at in _labelled(labels, apart)
    ]
    ends = _spread([height(line[-1]) for _, line in lines if line])
    for (name, line), dash, end in zip(lines, DASHES, ends, strict=False):
        path = "L".join(f"{LEFT + at * apart:.1f} {height(value):.1f}" for at, value in enumerate(line))
        out.append(
            f'<path d="M{path}" fill="none" stroke="#000" stroke-width="1.6" stroke-dasharray="{dash or "none"}"/>'
        )
        if name:
            out.append(_text(right + 5, end + 3.5, name[:22], "start"))
        else:
            out += [f'<circle cx="{LEFT + at * apart:.1f}" cy="{height(v):.1f}" r="2.4"/>' for at, v in enumerate(line)]
    return _svg(title, out)


def _labelled(labels: Sequence[str], apart: float) -> list[int]:
    """Which points have their words under the axis: evenly, and none runs into the last, which ends at the edge."""
    wide = LETTER * max(map(len, labels), default=0) + 8
    every = max(1, ceil(len(labels) / LABELS), ceil(wide / apart))
    found = list(range(0, len(labels), every))
    if len(found) > 1 and found[-1] == len(labels) - 1 and every * apart < 1.5 * wide:
        del found[-2]
    return found


def _spread(heights: Sequence[float]) -> list[float]:
    """The same heights, so far apart that names beside them can be read."""
    found = list(heights)
    order = sorted(range(len(found)), key=lambda at: found[at])
    for above, at in pairwise(order):
        found[at] = max(found[at], found[above] + 11)
    return found


def _span(low: float, high: float) -> tuple[float, float, float]:
    """From where to where an axis goes, and its steps: 1, 2 or 5 times a power of ten."""
    rough = max(high - low, 1.0) / 4
    power = 10.0 ** floor(log10(rough))
    step = max(1.0, next(power * times for times in (1, 2, 5, 10) if power * times >= rough * 0.999))
    low, high = floor(low / step) * step, ceil(high / step) * step
    return low, max(high, low + step), step


def _svg(title: str, parts: Sequence[str]) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH - 8}" role="img" '
        f'aria-label="{escape(title, quote=True)}" font-family="DejaVu Sans, sans-serif" font-size="10">'
        f"{''.join(parts)}</svg>"
    )


def _text(x: float, y: float, text: str, anchor: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(text)}</text>'

"""Plots as SVG, drawn by hand: black ink that prints, one red for what counts, no script and no font of its own.

A plot is WIDTH x HEIGHT units and grows with the place where it stands. Its words are given in the reader's language.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import ceil, floor, log10
from typing import Final, NamedTuple

from windroos.intervals import Estimate
from windroos.lab.totals import Histogram
from windroos.text.lab import decimal
from windroos.text.words import Lang

WIDTH, HEIGHT = 320.0, 132.0
LEFT, RIGHT, TOP, BOTTOM = 30.0, 316.0, 19.0, 116.0
MOST_BARS: Final = 24


class Bar(NamedTuple):
    """A bar: what stands under it, and its share of all."""

    label: str
    share: float


def bars(histogram: Histogram, growing: bool = True) -> list[Bar]:
    """A histogram as bars: one a value where these are few, else classes.

    Classes that grow (scores are doubled) begin at ... 32, 48, 64, 96, 128 ...; others are equally wide.
    """
    seen = sum(histogram.values())
    if not seen:
        return []
    low, high = min(histogram), max(histogram)
    if high - low < MOST_BARS:
        return [Bar(str(value), histogram.get(value, 0) / seen) for value in range(low, high + 1)]
    starts = _growing(low, high) if growing else _even(low, high)
    shares = [0.0] * len(starts)
    for value, times in histogram.items():
        shares[max(at for at, start in enumerate(starts) if start <= value)] += times / seen
    return [Bar(str(start), share) for start, share in zip(starts, shares, strict=True)]


def _growing(low: int, high: int) -> list[int]:
    """Where classes begin that are half a doubling wide; the first holds the smallest value."""
    starts, size = [min(0, low)], 4
    while size <= high:
        starts.extend((size, size * 3 // 2))
        size *= 2
    starts = [start for start in starts if start <= high]
    first = max(at for at, start in enumerate(starts) if start <= low)
    return starts[first:]


def _even(low: int, high: int) -> list[int]:
    """Where classes begin that are equally wide: 2, 5, 10 ... values."""
    step = max(2, ceil(nice_step(high - low + 1, MOST_BARS)))
    return list(range(low // step * step, high + 1, step))


def bar_plot(title: str, drawn: Sequence[Bar], mark: float | None, lang: Lang, note: str = "") -> str:
    """Upright bars with a percentage axis; `mark` (in bars from the left) is a red line, the mean, with its `note`."""
    most = max((bar.share for bar in drawn), default=0) or 1.0
    step = nice_step(most * 100, 4)
    top = ceil(most * 100 / step) * step
    out = [_title(title)]
    for line in range(round(top / step) + 1):
        height = BOTTOM - (BOTTOM - TOP) * line * step / top
        out.append(f'<path class="grid" d="M{LEFT:.1f} {height:.1f}H{RIGHT:.1f}"/>')
        digits = 0 if step >= 1 else 1
        out.append(_text(LEFT - 3, height + 3, f"{decimal(line * step, digits, lang)} %", "end"))
    width = (RIGHT - LEFT) / max(len(drawn), 1)
    every = ceil(len(drawn) / 14)
    for at, bar in enumerate(drawn):
        height = (BOTTOM - TOP) * bar.share * 100 / top
        left = LEFT + at * width
        out.append(
            f'<rect x="{left + width * 0.1:.1f}" y="{BOTTOM - height:.1f}" width="{width * 0.8:.1f}" '
            f'height="{height:.1f}"><title>{escape(bar.label)}: {decimal(100 * bar.share, 2, lang)} %</title></rect>'
        )
        if at % every == 0:
            out.append(_text(left + width / 2, BOTTOM + 10, bar.label, "middle"))
    if mark is not None:
        x = LEFT + (mark + 0.5) * width
        out.append(f'<path class="mark" d="M{x:.1f} {TOP:.1f}V{BOTTOM:.1f}"/>')
        end = x > (LEFT + RIGHT) / 2
        out.append(_text(x + (-3 if end else 3), TOP + 6, note, "end" if end else "start", "red"))
    return _svg(out, title)


_LEAST: Final = 0.05
"""A span that labels of two decimals can still tell apart."""


def interval_plot(title: str, rows: Sequence[tuple[str, Estimate]], lang: Lang) -> str:
    """A dot a row with its interval as a line, on one axis that always shows 0."""
    ends = [end for _, one in rows for end in (one.low, one.value, one.high) if end is not None]
    low, high = min([0.0, *ends]), max([0.0, *ends])
    step = nice_step(high - low if high - low >= _LEAST else 1.0, 5)
    low, high = floor(low / step) * step, ceil(high / step) * step
    high = high if high > low else low + step
    left = 82.0

    def across(value: float) -> float:
        return left + (RIGHT - 10 - left) * (value - low) / (high - low)

    out = [_title(title)]
    for line in range(round((high - low) / step) + 1):
        value = low + line * step
        zero = abs(value) < step / 2
        out.append(f'<path class="{"axis" if zero else "grid"}" d="M{across(value):.1f} {TOP:.1f}V{BOTTOM:.1f}"/>')
        out.append(_text(across(value), BOTTOM + 10, decimal(value, 0 if step >= 1 else 2, lang), "middle"))
    for at, (label, one) in enumerate(rows):
        y = TOP + (BOTTOM - TOP) * (at + 0.5) / len(rows)
        out.append(_text(left - 4, y + 3, label, "end"))
        if one.value is None:
            continue
        if one.low is not None and one.high is not None:
            ends_path = f"M{across(one.low):.1f} {y - 4:.1f}v8M{across(one.high):.1f} {y - 4:.1f}v8"
            out.append(f'<path class="whisker" d="M{across(one.low):.1f} {y:.1f}H{across(one.high):.1f}{ends_path}"/>')
        out.append(f'<circle cx="{across(one.value):.1f}" cy="{y:.1f}" r="3"/>')
    return _svg(out, title)


def nice_step(span: float, lines: int) -> float:
    """1, 2 or 5 times a power of ten, so that about so many steps go into the span."""
    rough = span / lines
    power = 10.0 ** floor(log10(rough))
    return next(power * times for times in (1, 2, 5, 10) if power * times >= rough * 0.999)


def _svg(parts: Sequence[str], title: str) -> str:
    return (
        f'<svg viewBox="0 0 {WIDTH:g} {HEIGHT:g}" role="img" aria-label="{escape(title, quote=True)}">'
        f"{''.join(parts)}</svg>"
    )


def _title(title: str) -> str:
    return _text(0, 9, title, "start", "title")


def _text(x: float, y: float, text: str, anchor: str, name: str = "") -> str:
    known = f' class="{name}"' if name else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{known}>{escape(text)}</text>'

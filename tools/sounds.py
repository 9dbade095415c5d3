"""Makes the sounds of the table: tiles on wood, struck in a small room, as WAV files of some kilobytes.

Each sound is a few strokes, each stroke a short burst of noise that makes some resonators ring. The noise is a row of
numbers that is always the same, and the resonators only add and multiply, so that every machine makes the same bytes.

python tools/sounds.py            says whether what stands in web/static/sounds is as made (status 1: it is not)
python tools/sounds.py --write    writes it
"""

from __future__ import annotations

import math
import struct
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

TARGET: Final = Path(__file__).resolve().parent.parent / "src" / "windroos" / "web" / "static" / "sounds"
RATE: Final = 16_000
"""Samples a second, of 16 bits, one channel."""
LOUDEST: Final = 0.8
"""Of what a sample can hold: so loud is the loudest moment of a sound that is as loud as can be."""


class Mode(NamedTuple):
    """One resonator: its pitch in hertz, the seconds in which it dies away to a thousandth, and how loud it is."""

    pitch: float
    seconds: float
    loud: float


class Stroke(NamedTuple):
    """A stroke: when it comes, in seconds, how hard it is, and what rings. `burst`: seconds of noise that strike it."""

    at: float
    hard: float
    modes: tuple[Mode, ...]
    burst: float = 0.004


TILE: Final = (Mode(1450, 0.045, 1.0), Mode(2630, 0.03, 0.6), Mode(4200, 0.02, 0.35), Mode(310, 0.05, 0.5))
"""A tile laid on wood."""
PAIR: Final = (Mode(1780, 0.04, 1.0), Mode(3190, 0.03, 0.7), Mode(5100, 0.015, 0.4))
"""Tiles against each other."""
CHIP: Final = (Mode(3350, 0.07, 1.0), Mode(5230, 0.05, 0.6), Mode(2210, 0.04, 0.4))
"""A counter on counters."""
SOUNDS: Final = {
    "lay": (Stroke(0.0, 1.0, TILE),),
    "draw": (Stroke(0.0, 0.5, PAIR, 0.009),),
    "take": (Stroke(0.0, 0.8, PAIR), Stroke(0.055, 1.0, TILE)),
    "kong": (Stroke(0.0, 0.8, PAIR), Stroke(0.06, 0.8, PAIR), Stroke(0.12, 1.0, TILE)),
    "deal": tuple(Stroke(0.035 * at, 0.35 + 0.11 * (at * 5 % 7), PAIR if at % 2 else TILE) for at in range(12)),
    "win": tuple(Stroke(0.05 * at, 0.6 + 0.03 * at, PAIR) for at in range(13)) + (Stroke(0.72, 1.0, TILE),),
    "pay": tuple(Stroke(0.07 * at, 0.9 - 0.1 * at, CHIP) for at in range(5)),
}


def noise() -> Iterator[float]:
    """Numbers from -1 to 1 without order, always the same: a linear congruential generator."""
    state = 12_345
    while True:
        state = (1_103_515_245 * state + 12_345) % 2**31
        yield state / 2**30 - 1.0


def rung(stroke: Stroke, length: int) -> list[float]:
    """A stroke from its beginning, so many samples."""
    hits, struck = noise(), int(stroke.burst * RATE)
    push = [next(hits) * (1 - at / struck) for at in range(struck)] + [0.0] * length
    out = [0.0] * length
    for pitch, seconds, loud in stroke.modes:
        stays = 0.001 ** (1 / (seconds * RATE))
        turns, falls = round(2 * stays * math.cos(2 * math.pi * pitch / RATE), 6), round(stays * stays, 6)
        before = last = 0.0
        for at in range(length):
            before, last = last, turns * last - falls * before + push[at]
            out[at] += loud * last
    return out


def sound(strokes: tuple[Stroke, ...]) -> bytes:
    """A sound as a WAV file."""
    starts = [int(stroke.at * RATE) for stroke in strokes]
    tail = int(RATE * max(mode.seconds for stroke in strokes for mode in stroke.modes))
    samples = [0.0] * (max(starts) + tail)
    for start, stroke in zip(starts, strokes, strict=True):
        for at, value in enumerate(rung(stroke, tail)):
            samples[start + at] += stroke.hard * value
    loud = LOUDEST * 32767 / max(map(abs, samples))
    data = struct.pack(f"<{len(samples)}h", *(round(loud * value) for value in samples))
    head = struct.pack(
        "<4sI4s4sIHHIIHH4sI",
        b"RIFF",
        36 + len(data),
        b"WAVE",
        b"fmt ",
        16,
        1,
        1,
        RATE,
        2 * RATE,
        2,
        16,
        b"data",
        len(data),
    )
    return head + data


def made() -> dict[str, bytes]:
    """The files that this tool makes, by name."""
    return {f"{name}.wav": sound(strokes) for name, strokes in SOUNDS.items()}


def main() -> int:
    """Writes or compares; the exit status."""
    write, stale = sys.argv[1:] == ["--write"], 0
    for name, data in made().items():
        path = TARGET / name
        if write:
            TARGET.mkdir(exist_ok=True)
            path.write_bytes(data)
        elif not path.exists() or path.read_bytes() != data:
            print(f"{name} is not as made: python tools/sounds.py --write")
            stale = 1
    return stale


if __name__ == "__main__":
    sys.exit(main())

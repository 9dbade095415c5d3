"""The index of a tile: letters and figures as single strokes, and the plates that bonus tiles have under theirs."""

from __future__ import annotations

import math
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, Literal

from tools.art.ink import FACE, INK, ROUND, disc

LETTERS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "1": "M2.6 3.6 6 1V15",
        "2": "M1 4.4Q1 1 5 1q4 0 4 3.6 0 2.4-3.6 5.8L1.2 14.4H9.4",
        "3": "M1.2 3Q2.6 1 5 1q3.8 0 3.8 3.2T4.4 7.3Q9.2 7.4 9.2 10.8 9.2 14.5 5 14.5 2.2 14.5.8 12.2",
        "4": "M7 15V1L.8 10.6H9.8",
        "5": "M8.8 1H2.4L1.7 7.1Q3 6 5.1 6q4.1 0 4.1 4.2 0 4.3-4.4 4.3-2.6 0-4-1.9",
        "6": "M8.4 2.4Q7.4 1 5.4 1 1 1.2 1 8.8q0 5.7 4.1 5.7 4.1 0 4.1-4.3Q9.2 6.2 5.2 6.2 1.6 6.2 1.2 9.4",
        "7": "M.8 1H9.3Q5 7.4 4 15",
        "8": "M5 7.2Q1.5 6.9 1.5 4T5 1Q8.5 1 8.5 4T5 7.2Q.8 7.6.8 10.9T5 14.5 9.2 10.9 5 7.2Z",
        "9": "M1.6 13.1Q2.6 14.5 4.6 14.5 9 14.3 9 6.7 9 1 4.9 1 .8 1 .8 5.3T4.8 9.3Q8.4 9.3 8.8 6.1",
        "E": "M8.8 1H1.4V14.5H9M1.4 7.5H7.6",
        "O": "M5 1Q9.4 1 9.4 7.7T5 14.5.6 7.7 5 1Z",
        "S": "M9 3.2Q7.8 1 5 1 1.2 1 1.2 4.3T5 7.6 9.2 11 5 14.5Q2 14.5.8 12.2",
        "Z": "M1 1H9L1 14.5H9.4",
        "W": "M0 1 2.6 14.5 5.2 4.6 7.8 14.5 10.4 1",
        "N": "M1.2 15V1L8.9 14.5V1",
        "R": "M1.4 15V1H5Q9 1 9 4.7T5 8.4H1.4M5.2 8.4 9.4 15",
        "G": "M9 3.6Q7.8 1 5.1 1 .7 1 .7 7.8T5.1 14.5 9.2 10.6V8.4H5.4",
        "P": "M1.4 15V1H5.2Q9.2 1 9.2 5T5.2 9H1.4",
    }
)
"""In a box of 10 x 15; figures and letters that tiles carry in the Netherlands (O Z W N) and in English (E S W N)."""

Plate = Literal["", "disc", "bloom"]


def definitions() -> str:
    """What `index` refers to: every letter once, and the two plates."""
    ink = f'transform="scale(.92)" fill="none" stroke-width="2.5" {ROUND} stroke-linejoin="round" opacity="var(--ix,1)"'
    letters = "".join(f'<path id="i{key}" d="{data}" {ink}/>' for key, data in LETTERS.items())
    turns = [math.tau * k / 5 for k in range(5)]
    petals = "".join(disc(4.6 + 6.4 * math.sin(a), 7.1 - 6.4 * math.cos(a), 4.8) for a in turns)
    bloom = f'<g id="bloom" opacity="var(--ix,1)">{disc(4.6, 7.1, 7.4)}{petals}</g>'
    return f'{letters}<g id="disc" opacity="var(--ix,1)">{disc(4.6, 7.1, 9.7)}</g>{bloom}'


def index(key: str, colour: str = INK, plate: Plate = "") -> str:
    """The index in the corner; seasons have it on a disc, flowers on a plate with five petals."""
    if not plate:
        return f'<use href="#i{key}" x="4.6" y="5" stroke="{colour}"/>'
    place = 'x="8.5" y="8"'
    return f'<use href="#{plate}" {place} fill="{colour}"/><use href="#i{key}" {place} stroke="{FACE}"/>'


def wind_index(dutch: str, english: str) -> str:
    """The letter of a wind, in the language that the page asks for."""
    if dutch == english:
        return index(dutch)
    return f'<g opacity="var(--ix-nl,1)">{index(dutch)}</g><g opacity="var(--ix-en,0)">{index(english)}</g>'

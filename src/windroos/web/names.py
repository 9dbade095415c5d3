"""Names that people type: of players and of tables."""

from __future__ import annotations

import unicodedata
from typing import Final

from windroos.errors import WindroosError

MOST_LETTERS: Final = 40
_JOINER: Final = "\u200d"
"""Holds the parts of one emoji together."""


class NamingError(WindroosError):
    """A name that cannot be shown."""


def clean_name(text: str, most: int = MOST_LETTERS) -> str:
    """A name as it is kept: composed, one space between words, without control and direction signs.

    What it means in HTML is the template's care: `<b>` is an odd name, and is shown as it is.

    Raises:
        NamingError: `name_empty` where nothing is left, `name_too_long` where it has more than `most` letters.
    """
    composed = unicodedata.normalize("NFC", text)
    kept = "".join(_kept(sign) for sign in composed)
    name = " ".join(kept.split()).strip(_JOINER)
    if not any(unicodedata.category(sign)[0] in "LNPS" for sign in name):
        raise NamingError("name_empty")
    if len(name) > most:
        raise NamingError("name_too_long", most=most, count=len(name))
    return name


def _kept(sign: str) -> str:
    """A sign of a name, a space for a line's end or tab, nothing for a sign that cannot be seen.

    Category C holds control signs, direction overrides, half surrogate pairs and code points without a meaning.
    """
    if sign.isspace():
        return " "
    return "" if unicodedata.category(sign)[0] == "C" and sign != _JOINER else sign

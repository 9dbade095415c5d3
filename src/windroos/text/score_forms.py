"""The heads of a score form on paper."""

from __future__ import annotations

from typing import Final

from windroos.text.words import Words

FORM: Final = {
    "score": Words("score", "score"),
    "net": Words("winst", "net"),
    "total": Words("stand", "total"),
    "worth": Words("waarde", "worth"),
}

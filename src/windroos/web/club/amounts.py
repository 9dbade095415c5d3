"""Amounts of money as people type and read them; everything else is whole cents."""

from __future__ import annotations

import re

from windroos.club.errors import ClubError
from windroos.text.figures import MINUS
from windroos.text.words import Lang


def euros(cents: int, lang: Lang) -> str:
    """An amount: 12,50 in Dutch, 12.50 in English."""
    whole, rest = divmod(abs(cents), 100)
    return f"{MINUS if cents < 0 else ''}{whole}{',' if lang == 'nl' else '.'}{rest:02}"


def cents_of(text: str) -> int:
    """Cents from what was typed: "2,50", "2.5", "3", "-1,25"; nothing is none. Raises ClubError `club_amount`."""
    bare = text.strip().removeprefix("€").strip()
    found = re.fullmatch(rf"([-{MINUS}]?)(\d{{1,6}})(?:[.,](\d{{1,2}}))?", bare, re.ASCII)
    if not bare:
        return 0
    if found is None:
        raise ClubError("club_amount", amount=bare[:20])
    amount = 100 * int(found[2]) + int((found[3] or "0").ljust(2, "0"))
    return -amount if found[1] else amount

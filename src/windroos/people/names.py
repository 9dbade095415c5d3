"""How names are taken apart, sorted and told apart."""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

PREFIXES: Final = frozenset(
    (
        *(
            "van",
            "de",
            "den",
            "der",
            "het",
            "ter",
            "ten",
            "te",
            "tot",
            "op",
            "in",
            "aan",
            "bij",
            "uit",
            "onder",
            "over",
        ),
        *("over", "voor", "'t", "d'", "la", "le", "les", "l'", "du", "des", "di", "da", "del", "della", "dos"),
        *("von", "vom", "zu", "zur", "zum", "af", "el", "al", "ben", "bin"),
    )
)
"""What stands before a surname and is not sorted by (tussenvoegsels)."""


class Name(NamedTuple):
    """A name taken apart: a proposal, for nobody can know."""

    first: str
    prefix: str
    last: str

    @property
    def listed(self) -> str:
        """As lists have it: "Berg, Jan van den"."""
        return f"{self.last}, {' '.join(filter(None, (self.first, self.prefix)))}" if self.last else self.first


def taken_apart(name: str) -> Name:
    """First names, what stands before the surname, and the surname; also from "Berg, Jan van den"."""
    last, comma, rest = (part.strip() for part in name.partition(","))
    words = rest.split() if comma else name.split()
    if comma and last:
        at = next((at for at, word in enumerate(words) if at and word.lower() in PREFIXES), len(words))
        return Name(" ".join(words[:at]), " ".join(words[at:]), last)
    if len(words) < 2:
        return Name(" ".join(words), "", "")
    begin = next((at for at, word in enumerate(words[:-1]) if at and word.lower() in PREFIXES), len(words) - 1)
    end = next(at for at in range(begin, len(words)) if words[at].lower() not in PREFIXES or at == len(words) - 1)
    return Name(" ".join(words[:begin]), " ".join(words[begin:end]), " ".join(words[end:]))


def sorted_names(names: Iterable[str]) -> list[str]:
    """Names the Dutch way: by surname without what stands before it, then by first name."""
    return sorted(names, key=lambda name: name_order(taken_apart(name), name))


def name_order(parts: Name, name: str) -> tuple[str, str, str, str]:
    """What a name that is taken apart so is sorted by."""
    first, prefix, last = parts
    return plain_letters(last or first), plain_letters(first if last else ""), plain_letters(prefix), name


def plain_letters(text: str) -> str:
    """A text in small letters without accents."""
    return "".join(sign for sign in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(sign))


def told_apart(names: Mapping[str, str]) -> dict[str, str]:
    """Names by id, in order of joining; those that are alike get a letter, the first one too: "Anna (a)"."""
    alike, seen, shown = Counter(names.values()), Counter[str](), dict[str, str]()
    for id, name in names.items():
        shown[id] = f"{name} ({_letter(seen[name])})" if alike[name] > 1 else name
        seen[name] += 1
    return shown


def _letter(number: int) -> str:
    return (_letter(number // 26 - 1) if number >= 26 else "") + chr(ord("a") + number % 26)

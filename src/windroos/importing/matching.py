"""Names of a file beside the people of a club: the same, alike, or new; what is proposed, and never more than that."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Final, Literal, NamedTuple

from windroos.club.person_card import PersonCard
from windroos.importing.found import FoundMember
from windroos.people.names import taken_apart

Likeness = Literal["same", "alike", "new"]
_STARS: Final = re.compile(r"[\s*\u2020\u2021\u00b0\u00b9\u00b2\u00b3+#]+$")
_GUEST: Final = re.compile(r"\s*[(\[]\s*(?:gast|guest|g|inval|invaller)\s*[)\]]\s*|^(?:gast|guest)\s+", re.IGNORECASE)
_NICKNAME: Final = re.compile(r"\s*(?:[(\[][^)\]]*[)\]]|[\"\u201c\u201e][^\"\u201d]*[\"\u201d])\s*")
_ALIKE: Final = 86.0
"""Out of a hundred; "Jansen" and "Janssen" are 92, "Anna Bakker" and "Anna Visser" 55."""
_MOST: Final = 5
"""People that a name is proposed to be."""


class NameMatch(NamedTuple):
    """A name as it is written, and whom it may mean.

    clean   the name without stars and remarks, as a new person would have it
    people  who it may be, the likeliest first; of `same` one
    guest   the file calls him one
    """

    written: str
    clean: str
    likeness: Likeness
    people: tuple[str, ...]
    guest: bool


def cleaned(written: str) -> str:
    """A name without stars at its end and without the word guest, written forwards: "Berg, Jan van den*"."""
    name = _STARS.sub("", _GUEST.sub(" ", _STARS.sub("", written))).strip()
    if "," in name:
        first, prefix, last = taken_apart(name)
        name = " ".join(filter(None, (first, prefix, last)))
    return " ".join(name.split()) or written.strip()


@lru_cache(maxsize=8192)
def key_of(name: str) -> str:
    """What names have in common that are one: small letters, no accents, points, nicknames or stars."""
    plain = unicodedata.normalize("NFKD", _NICKNAME.sub(" ", cleaned(name)).casefold())
    return " ".join(
        "".join(sign if sign.isalnum() else " " for sign in plain if not unicodedata.combining(sign)).split()
    )


def match_names(written: Iterable[str], cards: Mapping[str, PersonCard]) -> tuple[NameMatch, ...]:
    """Whom each name may mean.

    Args:
        written: names of a file
        cards: what is kept of the people of the club, by id; also how earlier files spelt them, as somebody decided
    """
    decided = {spelling: id for id, card in cards.items() for spelling in card.spelled}
    by_key = _by_key(cards)
    keys = list(by_key)
    found = []
    for name in dict.fromkeys(written):
        clean, is_guest = cleaned(name), _GUEST.search(name) is not None
        if name in decided:
            found.append(NameMatch(name, clean, "same", (decided[name],), is_guest))
            continue
        key = key_of(name)
        exact = by_key.get(key, [])
        if len(exact) == 1:
            found.append(NameMatch(name, clean, "same", tuple(exact), is_guest))
            continue
        near = exact or [id for one in _near(key, keys) for id in by_key[one]]
        found.append(NameMatch(name, clean, "alike" if near else "new", tuple(near[:_MOST]), is_guest))
    return tuple(found)


def players_of(players: Iterable[FoundMember], cards: Mapping[str, PersonCard]) -> dict[str, FoundMember]:
    """Who of a list of the EMA is of the club, by his id: known by number, else by a name that nobody else has.

    A name that only resembles is let be: most of such a list play elsewhere.
    """
    by_ema = {card.ema: id for id, card in cards.items() if card.ema}
    by_key = _by_key(cards)
    found: dict[str, list[FoundMember]] = {}
    for player in players:
        same = by_key.get(key_of(player.name), [])
        if player.ema in by_ema:
            found.setdefault(by_ema[player.ema], []).append(player)
        elif player.ema and len(same) == 1:
            found.setdefault(same[0], []).append(player)
    return {id: those[0] for id, those in found.items() if len({one.ema for one in those}) == 1}


def _by_key(cards: Mapping[str, PersonCard]) -> dict[str, list[str]]:
    """The people of the club by what their names have in common with those of a file."""
    found: dict[str, list[str]] = {}
    for id, card in cards.items():
        found.setdefault(key_of(card.name), []).append(id)
    return found


def _near(key: str, keys: Sequence[str]) -> list[str]:
    """The names that are nearly this one, or that this one may be short for, the likeliest first."""
    from rapidfuzz import fuzz, process  # three megabytes that a server without an import need not have

    near = {
        one: score
        for one, score, _ in process.extract(key, keys, scorer=fuzz.token_sort_ratio, limit=_MOST)
        if score >= _ALIKE
    }
    for one in keys:
        if one not in near and (_is_short(key, one) or _is_short(one, key)):
            near[one] = _ALIKE
    return sorted(near, key=lambda one: (-near[one], one))


def _is_short(short: str, long: str) -> bool:
    """Whether a name may be short for another: "anna" or "a de vries" for "anna de vries"."""
    few, many = short.split(), long.split()
    if not few or not many or short == long:
        return False
    if len(few) == 1:
        return len(few[0]) > 1 and few[0] == many[0] and len(many) > 1
    return (
        few[-1] == many[-1]
        and len(few[0]) == 1
        and many[0].startswith(few[0])
        and few[1:] == many[len(many) - len(few) + 1 :]
    )

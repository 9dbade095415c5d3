"""What a club keeps of a person beside his results: one record of the erasable person table, and names made of it.

Nothing else is kept of anybody: no birthday, no address, no sex.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Mapping
from datetime import date
from typing import Any, Final, Literal, NamedTuple

from windroos.club.errors import ClubError
from windroos.people.names import Name, taken_apart, told_apart
from windroos.people.spelling import DAY, LONGEST_TEXT, SHORT
from windroos.wire.fault import WireError
from windroos.wire.objects import Key, fields, listed
from windroos.wire.spelling import FLAG, Spelling, one_of, or_null, text_to

Showing = Literal["", "full", "initial", "alias"]
"""How a name is shown: whole, the first name and a letter, by another name; "": as the club shows it by default."""
Readers = Literal["desk", "club", "public"]
"""Who reads: who keeps the club, its members, everybody."""
SHOWINGS: Final[tuple[Showing, ...]] = ("", "full", "initial", "alias")
NEEDS: Final = ("fixed", "large", "door", "guide")
"""A fixed table, large type, a seat near the door, somebody experienced at the table."""
NOTES: Final = ("note", "exclusion")
"""What is written of somebody, line by line, for the secretary alone."""
LONGEST_NOTE: Final = 1000


class PersonCard(NamedTuple):
    """What is kept of a person.

    name       as typed
    first, prefix, last  the name taken apart by hand; all "": as proposed (`people.taken_apart`)
    alias      another name to be shown, or a nickname that tells two of one name apart
    email, telephone  "" none
    bond, ema  number of the bond, and of the European association (eight digits, the first two of the country)
    division   or level
    rules      ids of rule sets that he likes best
    needs      of `NEEDS`
    club, public  how his name is shown to members, and to everybody
    private    he keeps his own page to himself; his results in standings remain
    note       for the secretary alone; `until` the day that it goes
    exclusion  why he is excluded for a time, for the secretary alone; `excluded_until` the last day of it, None of who
               is not. After repeated offences somebody may be excluded (book 002, p. 37); then it goes
    spelled    how files of the past spell the name, as somebody has decided
    """

    name: str
    first: str = ""
    prefix: str = ""
    last: str = ""
    alias: str = ""
    email: str = ""
    telephone: str = ""
    bond: str = ""
    ema: str = ""
    division: str = ""
    rules: tuple[str, ...] = ()
    needs: tuple[str, ...] = ()
    club: Showing = ""
    public: Showing = ""
    private: bool = False
    note: str = ""
    until: date | None = None
    exclusion: str = ""
    excluded_until: date | None = None
    spelled: tuple[str, ...] = ()

    @property
    def parts(self) -> Name:
        """The name taken apart: by hand, or as proposed."""
        return Name(self.first, self.prefix, self.last) if self.first or self.last else taken_apart(self.name)


SHOWN_AS: Final[Spelling[Any]] = one_of(*SHOWINGS)
CARD_KEYS: Final = (
    *(Key(name, SHORT, "") for name in ("first", "prefix", "last", "alias", "email", "telephone", "bond", "ema")),
    *(Key("division", SHORT, ""), Key("rules", listed(SHORT), ()), Key("needs", listed(one_of(*NEEDS)), ())),
    *(Key("club", SHOWN_AS, ""), Key("public", SHOWN_AS, ""), Key("private", FLAG, False)),
    *(Key("note", text_to(LONGEST_NOTE), ""), Key("until", or_null(DAY, None), None)),
    *(Key("exclusion", text_to(LONGEST_NOTE), ""), Key("excluded_until", or_null(DAY, None), None)),
)
"""All but the name, and what is learnt from files."""
_CARD: Final = fields(PersonCard, Key("name", SHORT), *CARD_KEYS, Key("spelled", listed(SHORT), ()))


def card_text(card: PersonCard) -> str:
    """A card as it is kept; of a name alone it is `{"name":...}`."""
    return _CARD.write(card)


def read_card(text: str) -> PersonCard:
    """A card from its text. Raises ClubError `club_event`."""
    try:
        return _CARD.read(json.loads(text), "")
    except (WireError, ValueError) as wrong:
        raise ClubError("club_event", key=getattr(wrong, "where", "") or "json") from None


def checked_card(card: PersonCard) -> PersonCard:
    """The card with spaces and signs put right.

    Raises ClubError: `club_long`, `club_email`, `club_telephone`, `club_bond`, `club_ema`, `club_name`,
    `club_exclusion_day` for an exclusion without an end.
    """
    tidy = {key: " ".join(value.split()) for key, value in card._asdict().items() if isinstance(value, str)}
    notes = {key: getattr(card, key).strip() for key in NOTES}
    kept: dict[str, Any] = {**tidy, **notes, "ema": re.sub(r"[\s.-]", "", card.ema)}
    card = card._replace(**kept)
    for key, chosen, known in (
        ("needs", card.needs, NEEDS),
        ("club", (card.club,), SHOWINGS),
        ("public", (card.public,), SHOWINGS),
    ):
        if not set(chosen) <= set(known):
            raise ClubError("club_event", key=key)
    if any(len(value) > LONGEST_TEXT for key, value in tidy.items() if key not in NOTES):
        raise ClubError("club_long", most=LONGEST_TEXT)
    if any(len(value) > LONGEST_NOTE for value in notes.values()):
        raise ClubError("club_long", most=LONGEST_NOTE)
    if card.exclusion and card.excluded_until is None:
        raise ClubError("club_exclusion_day")
    if not (card.name and all(value.isprintable() for key, value in tidy.items() if key not in NOTES)):
        raise ClubError("club_name")
    if card.email and not re.fullmatch(r"[^\s@]+@[^\s@]+\.[^\s@.]+", card.email):
        raise ClubError("club_email", email=card.email[:60])
    if card.telephone and not re.fullmatch(r"\+?[\d ()/.-]{6,30}", card.telephone, re.ASCII):
        raise ClubError("club_telephone", telephone=card.telephone[:40])
    if card.bond and not re.fullmatch(r"[A-Za-z0-9][A-Za-z0-9 ./-]{0,19}", card.bond):
        raise ClubError("club_bond", bond=card.bond[:40])
    if card.ema and not re.fullmatch(r"\d{8}", card.ema, re.ASCII):
        raise ClubError("club_ema", ema=card.ema[:40])
    return card


def shown_name(card: PersonCard, readers: Readers, member: bool = True) -> str:
    """A name as these readers may see it.

    Members are by default shown whole to the club, and to everybody by first name and a letter; guests, and who chose
    so, by the alias, and where they have none by the first name alone.
    """
    if readers == "desk":
        return card.name
    how = card.club if readers == "club" else card.public
    how = how or ("alias" if not member else "full" if readers == "club" else "initial")
    first, _, last = card.parts
    if how == "full" or not last or last.isdecimal():
        return card.name
    if how == "initial":
        return f"{first} {last[0].upper()}."
    return card.alias or first


def shown_names(cards: Mapping[str, PersonCard], members: frozenset[str], readers: Readers) -> dict[str, str]:
    """The names of all, by id, in order of joining; two that look alike get their nicknames, or a letter."""
    names = {id: shown_name(card, readers, id in members) for id, card in cards.items()}
    alike = Counter(names.values())
    for id, card in cards.items():
        if alike[names[id]] > 1 and card.alias and card.alias != names[id] and readers != "public":
            names[id] = f"{names[id]} ({card.alias})"
    return told_apart(names)

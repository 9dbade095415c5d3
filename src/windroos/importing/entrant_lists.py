"""Entrants of a tournament in any file or pasted text: a table with heads, names below each other, forms sent in."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from typing import Final, NamedTuple

from windroos.club.name_list import pasted_names
from windroos.club.person_card import PersonCard
from windroos.importing.cells import CellPlace, CellValue, Grid
from windroos.importing.errors import ImportingError
from windroos.importing.found import FoundMember
from windroos.importing.headers import COLUMNS, columns_of, is_absent, is_name
from windroos.importing.matching import NameMatch, cleaned, match_names, players_of
from windroos.importing.member_lists import member_name
from windroos.importing.reading import read_file
from windroos.importing.schedules import is_spreadsheet
from windroos.importing.texts import decoded
from windroos.people.spelling import LONGEST_TEXT

ROLES: Final[Mapping[str, frozenset[str]]] = {
    **{role: COLUMNS[role] for role in ("first", "prefix", "last")},
    "name": COLUMNS["name"] | {"name and surname", "full name", "deelnemer naam", "uw naam", "your name"},
    "shown": frozenset(["naam op de lijst", "getoonde naam", "naam zoals getoond", "shown name", "name as shown"]),
    "club": frozenset(["club", "vereniging", "clubnaam", "mahjongclub"]),
    "country": frozenset(["land", "country", "nationaliteit", "nationality", "nat", "nat."]),
    "team": frozenset(["team", "ploeg", "teamnaam", "team name"]),
    "ema": COLUMNS["ema"] | {"ema-nummer (8 cijfers)", "ema number (8 digits)"},
    "bond": COLUMNS["bond"] | {"bondslid", "lid van de bond", "nmb-lid", "bond member"},
    "reserve": frozenset(["reserve", "reservespeler", "substitute", "als reserve"]),
    "newcomer": frozenset(["eerste toernooi", "nieuweling", "newcomer", "first tournament"]),
    "not_with": frozenset(["niet met", "liever niet met", "partner", "not with", "rather not with"]),
    "partner": frozenset(["paar", "stel", "echtpaar", "vormt een paar met", "couple", "a couple with"]),
    "needs": frozenset(
        ["bijzonderheden", "vaste tafel", "behoeften", "needs", "special needs", "opmerking", "opmerkingen"]
    ),
    "diet": frozenset(["dieet", "diet", "eten", "lunch", "dieetwensen", "maaltijd", "food"]),
    "contact": COLUMNS["email"] | COLUMNS["telephone"] | {"contact"},
    "knows": frozenset(["regels", "kent de regels", "akkoord met de regels", "knows the rules", "rules"]),
    "paid": frozenset(["betaald", "paid", "inschrijfgeld", "fee", "bedrag", "amount"]),
}
"""What a column of a list of entrants holds, or a line of a form, by the words that stand at its head."""
_LABEL: Final = re.compile(r"^\s*([^:=\s][^:=]{1,39}?)\s*[:=]\s*(.*)$")
_FIGURE: Final = re.compile(r"\d+(?:[.,]\d+)*", re.ASCII)
"""Of a day there are several, and one that is joined by points is no amount."""
_AMOUNT: Final = re.compile(r"(\d{1,3}(?:\.\d{3})+|\d{1,6})(?:[.,](\d{1,2}))?")
_NO: Final = frozenset(["nee", "no", "n", "0", "false", "niet", "neen"])
_EMA_DIGITS: Final = 7


class FoundEntrant(NamedTuple):
    """Somebody of a list, with what it says of him by role; `place` is where he stands in it."""

    place: CellPlace
    name: str
    said: Mapping[str, str]

    def flag(self, role: str) -> bool | None:
        """Whether a column says yes; None where it says nothing."""
        text = self.said.get(role)
        return None if not text else not (is_absent(text) or text.casefold() in _NO)

    def text(self, role: str) -> str | None:
        """What a column says, None where it says nothing."""
        return self.said.get(role) or None

    @property
    def paid_unsaid(self) -> str:
        """What a column says of paying that is no amount, "" where it is one or says nothing: none is kept of it."""
        said = self.said.get("paid", "")
        return said if self.cents() is None and self.flag("paid") else ""

    def cents(self) -> int | None:
        """What he paid, None where no amount stands there."""
        figures = _FIGURE.findall(self.said.get("paid", ""))
        found = _AMOUNT.fullmatch(figures[0]) if len(figures) == 1 else None
        return 100 * int(found[1].replace(".", "")) + int((found[2] or "0").ljust(2, "0")) if found else None


class EntrantList(NamedTuple):
    """The entrants of a file, each name once; `digest` tells it from every other."""

    digest: str
    entrants: tuple[FoundEntrant, ...]


def entrants_in(data: bytes, name: str) -> EntrantList:
    """Everybody of a file or of pasted text.

    Raises ImportingError as `reading.read_file`, and `import_entrants` where nobody is found; ClubError for a paste of
    names that is too long.
    """
    file = read_file(data, name)
    if not is_spreadsheet(data) and (forms := tuple(_forms(decoded(data)))):
        return _once(file.digest, forms)
    found = tuple(one for grid in file.grids for one in _table(grid))
    if not found and not is_spreadsheet(data):
        names = pasted_names(decoded(data))
        found = tuple(FoundEntrant(CellPlace(at, 0), one, {}) for at, one in enumerate(names))
    if not found:
        raise ImportingError("import_entrants")
    return _once(file.digest, found)


def matched(found: Iterable[FoundEntrant], names: Mapping[str, str]) -> tuple[NameMatch, ...]:
    """Whom each name may mean of who registered; `names` by id."""
    return match_names((one.name for one in found), {id: PersonCard(name) for id, name in names.items()})


def numbers_of(found: Iterable[FoundEntrant], names: Mapping[str, tuple[str, str]]) -> dict[str, str]:
    """The number that a list of the European association has for who is here; `names` with their numbers, by id."""
    players = [FoundMember("", one.place, one.name, ema=one.said.get("ema", "")) for one in found]
    cards = {id: PersonCard(name, ema=ema) for id, (name, ema) in names.items()}
    return {id: player.ema for id, player in players_of(players, cards).items()}


def _once(digest: str, found: Iterable[FoundEntrant]) -> EntrantList:
    """Each name once; what a later line says is added to the first."""
    by_name: dict[str, FoundEntrant] = {}
    for one in found:
        old = by_name.get(one.name)
        by_name[one.name] = one if old is None else old._replace(said={**old.said, **one.said})
    return EntrantList(digest, tuple(by_name.values()))


def _table(grid: Grid) -> Iterator[FoundEntrant]:
    """The lines below the heads of a sheet; of a sheet without heads nothing."""
    for row in range(len(grid.rows)):
        roles = columns_of(grid, row, range(len(grid.rows[row])), ROLES, ROLES)
        if "name" in roles or {"first", "last"} <= roles.keys():
            break
    else:
        return
    column = roles.get("name", roles.get("last", 0))
    for at in range(row + 1, len(grid.rows)):
        name = member_name(grid, at, roles, column)
        if is_name(name):
            said = {role: _text(grid.at(at, roles[role]), role) for role in roles if role in _KEPT}
            yield FoundEntrant(CellPlace(at, column), cleaned(str(name)), said)


_KEPT: Final = frozenset(ROLES) - {"name", "first", "prefix", "last"}


def _text(value: CellValue, role: str) -> str:
    """What stands in a cell, with the nought before a number that a spreadsheet has left out."""
    text = f"{float(value):.2f}" if isinstance(value, Fraction) else "" if value is None else str(value)
    text = " ".join(text.split())[:LONGEST_TEXT]
    return f"0{text}" if role == "ema" and text.isdecimal() and len(text) == _EMA_DIGITS else text


def _forms(text: str) -> Iterator[FoundEntrant]:
    """Forms of one label a line, as they are mailed back: each begins with the name."""
    name, said, begun = "", dict[str, str](), 0
    for at, line in enumerate(text.splitlines()):
        found = _LABEL.match(line.lstrip("> \t*-"))
        label = " ".join(found[1].casefold().split()) if found else ""
        role = next((role for role, words in ROLES.items() if label in words), "")
        if role == "name" and found:
            if name:
                yield FoundEntrant(CellPlace(begun, 0), name, said)
            name, said, begun = cleaned(found[2])[:LONGEST_TEXT] if found[2].strip() else "", {}, at
        elif role in _KEPT and found and name and found[2].strip():
            said[role] = _text(found[2], role)
    if name:
        yield FoundEntrant(CellPlace(begun, 0), name, said)

"""How sets lie on the table: which tile is turned, towards whom, and which lie face down.

The claimed tile lies on its side, its head towards the giver: at the left end from the player on the left (who plays
before), in the middle from across, at the right end from the player on the right (who plays after).
"""

from __future__ import annotations

from typing import Final, NamedTuple

from windroos.hands import FACE_DOWN, Meld
from windroos.text.web.tiles import ADDED, CONCEALED, FROM, MELDS, row_name
from windroos.text.words import Lang

NEXT, ACROSS, BEFORE = 1, 2, 3
"""Where the giver sits, counted from oneself in the order of play; 0 where nobody gave."""

TURNED: Final = {NEXT: "r", ACROSS: "l", BEFORE: "l"}
BACK: Final = FACE_DOWN


class Tile(NamedTuple):
    """A tile of a picture: its kind (below zero: its back) and its marks (l, r, lit, dim)."""

    kind: int
    marks: tuple[str, ...] = ()


class SetPicture(NamedTuple):
    """A set in columns from left to right, each of one tile, or of two where a kong was added; and its name."""

    columns: tuple[tuple[Tile, ...], ...]
    name: str


def set_picture(meld: Meld, lang: Lang, away: int = 0, giver: str = "", claimed: int = -1) -> SetPicture:
    """The picture of a set.

    Args:
        meld: the set.
        lang: the language of its name.
        away: where the giver sits (NEXT, ACROSS, BEFORE); 0 where nobody gave or nobody knows.
        giver: what the giver is called, for the name.
        claimed: the kind of the tile that was claimed, for a chow; its lowest where nothing is said.
    """
    name = meld_name(meld, lang, giver)
    if not meld.open:
        return SetPicture(_concealed(meld), name)
    kinds = list(meld.tiles()[:3] if meld.added else meld.tiles())
    tile = claimed if claimed in kinds else kinds[0]
    if not away:
        return SetPicture(tuple((Tile(kind),) for kind in (*kinds, *((meld.tile,) if meld.added else ()))), name)
    kinds.remove(tile)
    place = {NEXT: len(kinds), ACROSS: 1}.get(away, 0)
    turned = (Tile(tile, (TURNED[away],)),) * (2 if meld.added else 1)
    columns = [(Tile(kind),) for kind in kinds]
    return SetPicture((*columns[:place], turned, *columns[place:]), name)


def meld_name(meld: Meld, lang: Lang, giver: str = "") -> str:
    """A set with how it lies and whom its tile came from: `pung bamboe 8, van Oost`, `kong rode draak, dicht`."""
    name = MELDS[meld.kind].to(lang)
    if meld.tile != FACE_DOWN:
        name += f" {row_name(meld.tiles() if meld.kind == 'chow' else (meld.tile,), lang)}"
    if not meld.open:
        name += f", {CONCEALED.to(lang)}"
    if meld.added:
        name += f", {ADDED.to(lang)}"
    return name + (f", {FROM.to(lang).format(giver=giver)}" if giver else "")


def _concealed(meld: Meld) -> tuple[tuple[Tile, ...], ...]:
    """A concealed kong shows its two middle tiles; nothing where it is not one's own to see."""
    kinds = (BACK, meld.tile, meld.tile, BACK)
    return tuple((Tile(kind),) for kind in kinds)


def winning_tile(kind: int, away: int = 0) -> Tile:
    """The winning tile, ringed, and turned towards who gave it (NEXT, ACROSS, BEFORE; 0 where nobody did)."""
    return Tile(kind, (*((TURNED[away],) if away else ()), "lit"))

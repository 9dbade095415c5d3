"""A hand as templates about the rules are given it: tiles in sets, with a name that says what to see."""

from __future__ import annotations

from typing import NamedTuple

from windroos.handbook.picture import PictureTile, TileGroup
from windroos.text.tiles import tile_name
from windroos.text.web.book import WORDS
from windroos.text.web.tiles import row_name
from windroos.text.words import Lang, Words
from windroos.web.pictures import BACK, Tile


class SetView(NamedTuple):
    """Tiles that stand together; `ringed` where all of them are lit, so that they are lit as one."""

    tiles: tuple[Tile, ...]
    ringed: bool


class HandView(NamedTuple):
    """A hand in sets, as one picture with one name."""

    sets: tuple[SetView, ...]
    name: str


def say(words: Words, lang: Lang, **values: object) -> str:
    """Words with their values."""
    return words.to(lang).format_map(values)


def hand_view(groups: tuple[TileGroup, ...], lang: Lang, own_name: bool = False) -> HandView:
    """A hand as it lies, with a name that says which tile won and which are lit."""
    name = "; ".join(row_name([tile.kind for tile in group.tiles], lang) for group in groups)
    tiles = [tile for group in groups for tile in group.tiles]
    won = [tile_name(tile.kind, lang) for tile in tiles if tile.won]
    lit = [tile.kind for tile in tiles if tile.lit]
    parts = [name if own_name else say(WORDS["example"], lang, tiles=name)]
    parts.extend(say(WORDS["won_by"], lang, tile=tile) for tile in won)
    if lit:
        parts.append(say(WORDS["about"], lang, tiles=row_name(lit, lang)))
    return HandView(tuple(_set(group) for group in groups), "; ".join(parts))


def _set(group: TileGroup) -> SetView:
    ringed = len(group.tiles) > 1 and all(tile.lit for tile in group.tiles)
    return SetView(tuple(_face(tile._replace(lit=tile.lit and not ringed)) for tile in group.tiles), ringed)


def _face(tile: PictureTile) -> Tile:
    marks = (("l",) if tile.turned else ()) + (("lit",) if tile.lit else ()) + (("won",) if tile.won else ())
    return Tile(BACK if tile.down else tile.kind, marks)

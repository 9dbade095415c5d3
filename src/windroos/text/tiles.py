"""Tiles by the names that players use."""

from __future__ import annotations

from windroos.text.words import Lang, Words

SUIT_NAMES = (Words("tekens", "characters"), Words("kringen", "dots"), Words("bamboe", "bamboo"))
_WIND_TILES = (
    Words("oostenwind", "east wind"),
    Words("zuidenwind", "south wind"),
    Words("westenwind", "west wind"),
    Words("noordenwind", "north wind"),
)
_DRAGONS = (
    Words("witte draak", "white dragon"),
    Words("groene draak", "green dragon"),
    Words("rode draak", "red dragon"),
)
_SEASONS = (Words("lente", "spring"), Words("zomer", "summer"), Words("herfst", "autumn"), Words("winter", "winter"))
_FLOWERS = (
    Words("pruimenbloesem", "plum"),
    Words("orchidee", "orchid"),
    Words("chrysant", "chrysanthemum"),
    Words("bamboeplant", "bamboo plant"),
)


def tile_name(kind: int, lang: Lang) -> str:
    """The name of a tile: `kringen 5`, `red dragon`, `orchidee`."""
    if kind < 27:
        return f"{SUIT_NAMES[kind // 9].to(lang)} {kind % 9 + 1}"
    return (*_WIND_TILES, *_DRAGONS, *_SEASONS, *_FLOWERS)[kind - 27].to(lang)

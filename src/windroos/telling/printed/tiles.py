"""A hand's tiles on one line, as they are typed or as pictures, and how it was won."""

from __future__ import annotations

from windroos.hands import By, Hand, Win
from windroos.reading.facts import Facts
from windroos.telling.names import tiles_text
from windroos.telling.printed.style import Style
from windroos.telling.racks import rack_groups
from windroos.text import explain as texts
from windroos.text.tiles import tile_name
from windroos.tiles import unicode_tile


def hand_text(hand: Hand, win: Win | None, style: Style, read: Facts | None = None) -> str:
    """The tiles of a hand as they are typed, laid-out sets first and the winning tile last: `[345p] 234m 3s + 3s`.

    `read` is the reading whose sets are kept together on the rack.
    """
    parts = []
    for meld in hand.melds:
        text = tiles_text(meld.tiles(), style.lang)
        parts.append(f"[{text}]" if meld.open else f"({text})")
    parts.extend(tiles_text(group, style.lang) for group in rack_groups(hand, win, read))
    if hand.bonus:
        parts.append(tiles_text(hand.bonus, style.lang))
    if win is not None and win.tile >= 0:
        parts.append(f"+ {tiles_text((win.tile,), style.lang)}")
    return " ".join(parts)


def hand_pictures(hand: Hand, win: Win | None, read: Facts | None = None) -> str:
    """The same as Unicode tiles, sets apart."""
    parts = ["".join(unicode_tile(tile) for tile in meld.tiles()) for meld in hand.melds]
    parts.extend("".join(unicode_tile(tile) for tile in group) for group in rack_groups(hand, win, read))
    parts.append("".join(unicode_tile(tile) for tile in hand.bonus))
    if win is not None and win.tile >= 0:
        parts.append(f"+ {unicode_tile(win.tile)}")
    return "  ".join(part for part in parts if part)


def how_won(win: Win, giver: str | None, style: Style) -> str:
    """How a hand was won: `met bamboe 3 van West, de laatste steen`."""
    if win.claimed_seasons:
        return style.say(texts.SEASONS, count=win.claimed_seasons)
    other = giver or texts.NOBODY.to(style.lang)
    parts = [style.say(texts.BY[int(win.by)], tile=tile_name(win.tile, style.lang), giver=other)]
    parts.extend(words.to(style.lang) for field, words in texts.CIRCUMSTANCES.items() if getattr(win, field))
    if win.kongs_in_turn > 1:
        parts.append(style.say(texts.KONGS_IN_TURN, count=win.kongs_in_turn))
    if win.by == By.WALL and win.first14:
        parts[0] = parts[0].rpartition(", ")[0]
    return ", ".join(parts)

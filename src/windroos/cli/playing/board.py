"""The table as a person sees it from his seat, in 80 columns: a function of his view."""

from __future__ import annotations

from collections.abc import Iterator

from windroos.cli.playing.layout import Line, Piece, fill, line, spread, text_of, tile_piece, words
from windroos.hands import FACE_DOWN, Meld
from windroos.play.model.events import NOBODY
from windroos.play.model.view import OpenTable, Phase, Thrown, View, live_left
from windroos.telling.board import in_order, player_name, sets_from
from windroos.telling.names import LETTERS, seat_name, tiles_text
from windroos.telling.printed.style import WIDTH
from windroos.text import explain
from windroos.text import play as texts
from windroos.text.books import capital
from windroos.text.figures import number, signed
from windroos.text.liability import danger_text
from windroos.text.words import Lang

NAMES = 10
"""Columns for a player's name."""
ROW = 15
"""Own tiles in a row."""


def show_board(view: View, lang: Lang) -> list[Line]:
    """Everything that lies open, and above it where the game stands."""
    table = view.table
    out = [_header(view, lang)]
    for seat in range(table.seats):
        out.extend(_row(view, seat, lang))
        out.extend(_discards(view, seat, lang))
    if table.match.dreamer != NOBODY and view.table.phase != Phase.BETWEEN:
        name = table.match.players[table.match.dreamer]
        out.append(line(Piece(f"  {texts.DREAMS.to(lang).format(name=name)}", "soft")))
    out.extend(_dangers(table, lang))
    return out


def _header(view: View, lang: Lang) -> Line:
    table, match = view.table, view.table.match
    parts = [
        capital(explain.ROUND.to(lang).format(wind=explain.ROUNDS[table.round].to(lang))),
        texts.HAND.to(lang).format(number=table.number),
    ]
    if match.last:
        parts.append(texts.LAST_HAND.to(lang))
    if match.pot:
        parts.append(texts.POT.to(lang).format(points=number(match.pot, lang)))
    return spread(line(Piece(" · ".join(parts), "bold")), line(Piece(wall_text(view, lang), "soft")))


def wall_text(view: View, lang: Lang) -> str:
    """How many tiles may still be drawn; loose tiles apart where they are."""
    left = live_left(view.conduct, view.table)
    text = (texts.NO_TILES if left < 1 else texts.ONE_TILE if left == 1 else texts.WALL).to(lang).format(count=left)
    if view.conduct.loose and view.table.back:
        loose = view.conduct.loose - view.table.back
        text += f" + {texts.LOOSE.to(lang).format(count=loose)}"
    return text


def _row(view: View, seat: int, lang: Lang) -> list[Line]:
    """A seat: who, standings, sets with whose tile it was, bonus tiles, and what is special about it."""
    table = view.table
    own = seat == view.seat
    acts = table.phase != Phase.BETWEEN and seat == table.turn
    name = texts.YOU.to(lang) if own else player_name(table, seat)
    points = signed(table.match.points[table.players[seat]], lang)
    head = f"{'▸' if acts else ' '} {seat_name(seat, lang):6} {name[:NAMES]:{NAMES}} {points:>7} "
    pieces = [Piece(head.rstrip(), "bold" if own else "")]
    pieces.append(Piece(" " * (len(head) - len(pieces[0].text) - 1)))
    pieces.extend(_set_piece(meld, giver, lang) for meld, giver in sets_from(table, seat))
    pieces.extend(tile_piece(tile, lang) for tile in sorted(table.bonus[seat]))
    pieces.extend(Piece(tag, "news") for tag in _tags(view, seat, lang))
    return fill(pieces, indent=0, hang=len(head) + 1)


def _tags(view: View, seat: int, lang: Lang) -> Iterator[str]:
    table = view.table
    if table.double == seat and seat != 0:
        yield texts.DOUBLE.to(lang)
    if table.bets >> seat & 1:
        yield texts.BETS.to(lang)
    if any(call.seat == seat for call in table.false) or (seat == view.seat and view.own.dead):
        yield texts.DEAD.to(lang)
    if view.conduct.strict:
        yield texts.IN_HAND.to(lang).format(count=table.counts[seat])


def _set_piece(meld: Meld, giver: int, lang: Lang) -> Piece:
    """A set as it is typed, with whose tile it was: `[345p←S]`, `(9999m)`."""
    if meld.tile == FACE_DOWN:
        return Piece("(????)", "soft")
    left, right = "[]" if meld.open else "()"
    whose = f"←{LETTERS[0].to(lang)[giver]}" if giver != NOBODY else ""
    colour = tile_piece(meld.tile, lang).part
    return Piece(f"{left}{tiles_text(meld.tiles(), lang)}{whose}{right}", colour)


def _discards(view: View, seat: int, lang: Lang) -> list[Line]:
    """What a seat threw, in order; in brackets what was taken, and the very last one pointed at."""
    table = view.table
    mine = [(at, one) for at, one in enumerate(table.discards) if one.seat == seat]
    if not mine:
        return []
    return fill([_thrown(one, at == len(table.discards) - 1, lang) for at, one in mine], indent=9)


def _thrown(one: Thrown, last: bool, lang: Lang) -> Piece:
    if one.taker != NOBODY:
        return tile_piece(one.tile, lang, "(", ")")._replace(part="soft")
    return tile_piece(one.tile, lang, "▸" if last else "", "!" if one.rejected else "")


def _dangers(table: OpenTable, lang: Lang) -> list[Line]:
    out = []
    for danger in table.dangers:
        what = texts.DANGER_ROW.to(lang).format(
            who=seat_name(danger.seat, lang), what=danger_text(danger.kind, danger.suit, lang)
        )
        out.extend(fill(words(f"{texts.DANGERS.to(lang)} · {what}", "news"), hang=2))
    return out


def show_hand(view: View, lang: Lang, numbers: bool) -> list[Line]:
    """The own tiles, each with its number below it, and the own sets behind them.

    Who drew too many (strict tables) has more tiles than a row: they go on below.
    """
    tiles = in_order(view)
    in_turn = view.table.turn == view.seat and view.table.phase == Phase.DISCARD
    apart = len(tiles) - 1 if in_turn and tiles[-1:] == (view.own.drawn,) else len(tiles)
    label = f"  {texts.YOUR_TILES.to(lang)} "
    out: list[Line] = []
    for first in range(0, max(len(tiles), 1), ROW):
        top = [Piece(label, "bold")] if first == 0 else [Piece(" " * len(label))]
        below = " " * len(label)
        for at in range(first, min(first + ROW, len(tiles))):
            gap = "  " if at == apart else ""
            shown = tile_piece(tiles[at], lang)
            top.append(shown._replace(text=f"{gap}{shown.text:>4}"))
            below += f"{gap}{at + 1:>4}"
        out.append(tuple(top))
        if numbers:
            out.append(line(Piece(below, "soft")))
    sets = _own_sets(view, lang)
    place = -2 if numbers else -1
    if len(text_of((*out[place], *sets))) <= WIDTH:
        out[place] = (*out[place], *sets)
    else:
        out.append((Piece(" " * len(label)), *sets))
    return out


def _own_sets(view: View, lang: Lang) -> Line:
    """The own sets, each after a space."""
    pieces = [_set_piece(meld, NOBODY, lang) for meld in view.melds]
    return tuple(Piece(f" {piece.text}" if at else f"   {piece.text}", piece.part) for at, piece in enumerate(pieces))

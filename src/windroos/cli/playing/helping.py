"""Help at the table: the keys, what an action is called, and why it may not be."""

from __future__ import annotations

from collections.abc import Iterator

from windroos.cli.playing.keys import about
from windroos.cli.playing.layout import Line, Piece, fill, line, styled, words
from windroos.play.model.actions import Call, PlayerAction
from windroos.play.model.view import View
from windroos.telling.helping import why
from windroos.telling.names import LETTERS, seat_name, tiles_text
from windroos.telling.printed.hand import explain_hand
from windroos.telling.printed.style import Presentation, wrap
from windroos.text import play as play_texts


def show_help(view: View, reader: Presentation) -> list[Line]:
    """The keys, the signs on the table, and what may be done now or why not."""
    lang = reader.style.lang
    south = LETTERS[0].to(lang)[1]
    tiles = " ".join(tiles_text((tile,), lang) for tile in (13, 18, 30))
    keys = play_texts.HELP.to(lang).format(
        tiles=tiles, chow=f"c{tiles_text((11, 12, 13), lang)}", kong=f" {tiles_text((22,), lang)}",
        why=tiles_text((27,), lang),
    )  # fmt: skip
    signs = play_texts.HELP_SIGNS.to(lang).format(
        melded=f"[{tiles_text((11, 12, 13), lang)}←{south}]", seat=seat_name(1, lang),
        last=f"▸{tiles_text((13,), lang)}", suits=play_texts.SUIT_LETTERS.to(lang),
    )  # fmt: skip
    out = [
        line(Piece(play_texts.HELP_TITLE.to(lang), "bold")),
        *(line(f"  {text}") for text in keys.rstrip("\n").split("\n")),
    ]
    out.extend(line(text) for text in wrap(signs))
    out.append(line())
    for call in (Call.CHOW, Call.PUNG, Call.KONG, Call.MAHJONG):
        out.extend(show_why(view, about(call, view), reader))
    return out


def show_why(view: View, action: PlayerAction, reader: Presentation) -> list[Line]:
    """Whether an action is allowed, and if not the reason; of a mahjong also what it lacks."""
    said = why(view, action, reader.style.lang)
    out = fill(words(said.text), hang=2)
    if said.lack:
        out.extend(fill(words(said.lack), hang=2))
    if said.found is not None:
        out.extend([line(), *_lines(explain_hand(said.found, reader))])
    return out


def _lines(texts: list[str]) -> Iterator[Line]:
    return (styled(part) for text in texts for part in text.split("\n"))

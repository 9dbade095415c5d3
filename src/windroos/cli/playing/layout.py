"""Lines for the terminal: pieces of text with a part to play, printed with Rich where it is there.

Everything is told by the text itself; the parts only give it weight and colour, so that a line means the same without.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TextIO

from windroos.telling.names import tiles_text
from windroos.telling.printed.style import WIDTH, Style
from windroos.text.words import Lang

if TYPE_CHECKING:
    from rich.console import Console

Part = Literal["", "bold", "soft", "win", "news", "ask", "m", "p", "s", "honour", "bonus"]


class Piece(NamedTuple):
    """Some text that is not broken over two lines."""

    text: str
    part: Part = ""


Line = tuple[Piece, ...]
Print = Callable[[Iterable[Line]], None]

_THEME: Final[dict[Part, str]] = {
    "bold": "bold",
    "soft": "dim",
    "win": "bold red",
    "news": "bold",
    "ask": "bold",
    "m": "magenta",
    "p": "cyan",
    "s": "green",
    "honour": "yellow",
    "bonus": "blue",
}
_SIGNS: Final = str.maketrans({
    **dict.fromkeys("─━", "-"), **dict.fromkeys("·•", "."), **dict.fromkeys("“”", '"'), "’": "'", "–": "-",
    "×": "x", "−": "-", "→": "->", "←": "<", "▸": ">", "◂": "<", "…": "...",
})  # fmt: skip
_CODE: Final = re.compile(r"\x1b\[([0-9;]*)m([^\x1b]*)\x1b\[0m")
_STYLED: Final[dict[str, Part]] = {"1": "bold", "2": "soft", "1;31": "win"}
"""What `Style` writes, and the part that it is."""


def line(*pieces: str | Piece) -> Line:
    """A line of these pieces, one after the other."""
    return tuple(piece if isinstance(piece, Piece) else Piece(piece) for piece in pieces)


def text_of(pieces: Line) -> str:
    """What a line says."""
    return "".join(piece.text for piece in pieces)


def styled(text: str) -> Line:
    """A line that `Style` wrote, as pieces."""
    pieces: list[Piece] = []
    at = 0
    for found in _CODE.finditer(text):
        pieces.extend((Piece(text[at : found.start()]), Piece(found[2], _STYLED.get(found[1], ""))))
        at = found.end()
    return tuple(piece for piece in (*pieces, Piece(text[at:])) if piece.text)


def folded(pieces: Line) -> list[Line]:
    """A line of at most 80 columns; of a longer one what follows the first ` · ` of its last piece goes below it."""
    first, point, rest = pieces[-1].text.partition(" · ") if pieces else ("", "", "")
    if len(text_of(pieces)) <= WIDTH or not point:
        return [pieces]
    indent = WIDTH - len(rest) if len(rest) < WIDTH else 0
    return [(*pieces[:-1], Piece(first, pieces[-1].part)), (Piece(" " * indent), Piece(rest, pieces[-1].part))]


def spread(left: Line, right: Line) -> Line:
    """Two ends of one line of 80 columns."""
    gap = max(1, WIDTH - len(text_of(left)) - len(text_of(right)))
    return (*left, Piece(" " * gap), *right)


def words(text: str, part: Part = "") -> list[Piece]:
    """The words of a sentence."""
    return [Piece(word, part) for word in text.split()]


def fill(pieces: Iterable[Piece], indent: int = 2, hang: int = 0) -> list[Line]:
    """Pieces with a space between them, in lines of at most 80 columns; later lines stand `hang` columns further in."""
    out: list[Line] = []
    now: list[Piece] = []
    used = indent
    for piece in pieces:
        if now and used + 1 + len(piece.text) > WIDTH:
            out.append((Piece(" " * (indent + (hang if out else 0))), *now))
            now, used = [], indent + hang
        if now:
            now.append(Piece(" ", piece.part if piece.part == now[-1].part else ""))
            used += 1
        now.append(piece)
        used += len(piece.text)
    if now:
        out.append((Piece(" " * (indent + (hang if out else 0))), *now))
    return out


def tile_piece(kind: int, lang: Lang, before: str = "", after: str = "") -> Piece:
    """One tile as the reader's language writes it: `5p`, in Dutch `K5`."""
    part: Part = "m" if kind < 9 else "p" if kind < 18 else "s" if kind < 27 else "honour" if kind < 34 else "bonus"
    return Piece(f"{before}{tiles_text((kind,), lang)}{after}", part)


def plain_letters(text: str) -> str:
    """The text in ASCII: signs by what looks like them, letters without their accents."""
    bare = unicodedata.normalize("NFKD", text.translate(_SIGNS))
    return bare.encode("ascii", "ignore").decode("ascii")


def printer(style: Style, stream: TextIO, ascii_only: bool = False) -> Print:
    """A function that prints lines on the stream.

    With colour and with Rich installed, Rich does it (it knows the terminal's colours, and Windows); else `Style`.
    """
    console = _console(stream) if style.colour else None

    def put(lines: Iterable[Line]) -> None:
        for one in lines:
            pieces = _joined(one)
            if ascii_only:
                pieces = [piece._replace(text=plain_letters(piece.text)) for piece in pieces]
            if console is None:
                stream.write("".join(_written(piece, style) for piece in pieces).rstrip() + "\n")
            else:
                _paint(console, pieces)
        stream.flush()

    return put


def _joined(pieces: Line) -> list[Piece]:
    """Pieces of one part that stand beside each other as one."""
    out: list[Piece] = []
    for piece in pieces:
        if out and out[-1].part == piece.part:
            out[-1] = Piece(out[-1].text + piece.text, piece.part)
        else:
            out.append(piece)
    return out


def _console(stream: TextIO) -> Console | None:
    try:
        from rich.console import Console  # only where there is colour: a plain game starts without it
        from rich.theme import Theme
    except ImportError:
        return None
    theme = Theme({f"play.{part}": look for part, look in _THEME.items()})
    return Console(file=stream, theme=theme, force_terminal=True, width=WIDTH, highlight=False, soft_wrap=True)


def _paint(console: Console, pieces: Iterable[Piece]) -> None:
    from rich.text import Text

    painted = Text()
    for piece in pieces:
        painted.append(piece.text, f"play.{piece.part}" if piece.part else None)
    painted.rstrip()
    console.print(painted)


def _written(piece: Piece, style: Style) -> str:
    if piece.part == "win":
        return style.lak(piece.text)
    if piece.part == "soft":
        return style.soft(piece.text)
    return style.bold(piece.text) if piece.part in ("bold", "news", "ask") else piece.text

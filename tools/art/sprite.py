"""The sprite: a symbol for every tile, the back, the rose and the jersey; and the icons of the home screen."""

from __future__ import annotations

import json
from typing import Final

from tools.art.bonus import flowers, seasons
from tools.art.ink import EDGE, FACE, HEIGHT, WIDTH, shape, star
from tools.art.letters import definitions
from tools.art.suits import bamboo, characters, dots, dragons, ten_thousand, winds
from windroos.text.tiles import tile_name
from windroos.text.words import Words
from windroos.web.rendering import picture

XMLNS: Final = 'xmlns="http://www.w3.org/2000/svg"'
JERSEY: Final = "M6 0Q10 4 14 0L20 4 17 9 15 8V18H5V8L3 9 0 4z"
LAK: Final = "#a8301f"
PAPER: Final = "#f6f1e4"


def faces() -> tuple[str, ...]:
    """What is drawn on each of the 42 kinds, in the order of `windroos.tiles`."""
    suits = (characters, dots, bamboo)
    return (*(suit(rank) for suit in suits for rank in range(1, 10)), *winds(), *dragons(), *seasons(), *flowers())


def back() -> str:
    """A tile that lies face down."""
    edge = 'stroke="var(--tile-back-edge,#174638)" stroke-width="1.4"'
    return (
        f'<rect x="1" y="1" width="58" height="78" rx="6.5" fill="var(--tile-back,#35755f)" {edge}/>'
        '<path d="M10 6H50a4 4 0 0 1 4 4V70a4 4 0 0 1-4 4H10a4 4 0 0 1-4-4V10a4 4 0 0 1 4-4z" fill="none" stroke="#fff"'
        ' stroke-opacity=".28" stroke-width="1.4"/>'
        f'<path d="{star(30, 40, 19, 6.4)}" fill="#fff" fill-opacity=".3"/>'
        f'<path d="{star(30, 40, 12, 4.4, 45)}" fill="#fff" fill-opacity=".2"/>'
    )


def rose(colour: str = "currentColor", lit: str = "var(--rose-lit,#fdfaf0)") -> str:
    """The rose of winds, the mark of Windroos, in a box of 64 x 64."""
    return (
        f'<path d="{star(32, 32, 22, 7, 45)}" fill="{colour}" opacity=".45"/>{shape(star(32, 32, 31, 8.4), colour)}'
        f'<path d="M32 32 26 26 32 1z" fill="{lit}" opacity=".5"/>'
    )


def _symbol(id: str, name: Words, art: str, box: str = f"0 0 {WIDTH} {HEIGHT}") -> str:
    titles = "".join(f'<title lang="{lang}">{name.to(lang)}</title>' for lang in ("nl", "en"))
    return f'<symbol id="{id}" viewBox="{box}">{titles}{art}</symbol>'


def sprite() -> str:
    """The whole file.

    `<use>` lets these through: --tile-face, --tile-edge, --tile-back, --tile-back-edge, --ix (the index is written or
    not), --ix-nl and --ix-en (O Z or E S on the winds), --rose-lit.
    """
    plate = (
        f'<rect id="plate" x=".8" y=".8" width="58.4" height="78.4" rx="6.5" fill="var(--tile-face,{FACE})"'
        f' stroke="var(--tile-edge,{EDGE})" stroke-width="1.2"/>'
    )
    lines = [f"<svg {XMLNS}>", f"<defs>{plate}{definitions()}{ten_thousand()}</defs>"]
    for kind, art in enumerate(faces()):
        name = Words(tile_name(kind, "nl"), tile_name(kind, "en"))
        lines.append(_symbol(picture(kind), name, f'<use href="#plate"/>{art}'))
    lines.append(_symbol("back", Words("dichte steen", "tile face down"), back()))
    lines.append(_symbol("rose", Words("Windroos", "Windroos"), rose(), "0 0 64 64"))
    lines.append(_symbol("jersey", Words("gele trui", "yellow jersey"), shape(JERSEY, "currentColor"), "0 0 20 18"))
    return "\n".join([*lines, "</svg>", ""])


def icon(maskable: bool = False) -> str:
    """The rose by itself, for a browser's tab; on paper with room around it, for a home screen of any shape."""
    if not maskable:
        return f'<svg {XMLNS} viewBox="0 0 64 64">{rose(LAK, FACE)}</svg>\n'
    ground = f'<path d="M0 0H64V64H0z" fill="{PAPER}"/>'
    inner = f'<g transform="translate(14 14)scale(.5625)">{rose(LAK, FACE)}</g>'
    return f'<svg {XMLNS} viewBox="0 0 64 64">{ground}{inner}</svg>\n'


PICTURES = (192, 512)
"""Sizes of the icon as a picture, for systems that take no drawing."""


def manifest() -> str:
    """What a phone needs to put Windroos on its home screen."""
    image = {"sizes": "any", "type": "image/svg+xml"}
    return (
        json.dumps(
            {
                "id": "/",
                "name": "Windroos",
                "short_name": "Windroos",
                "start_url": "/",
                "scope": "/",
                "display": "standalone",
                "background_color": PAPER,
                "theme_color": "#fffdf6",
                "icons": [
                    {"src": "icon.svg", **image, "purpose": "any"},
                    {"src": "icon-maskable.svg", **image, "purpose": "maskable"},
                    *(
                        {"src": f"icon-{size}.png", "sizes": f"{size}x{size}", "type": "image/png", "purpose": "any"}
                        for size in PICTURES
                    ),
                ],
            },
            indent=2,
        )
        + "\n"
    )

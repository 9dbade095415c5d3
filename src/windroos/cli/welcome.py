"""What `windroos serve` says when it serves: where its page is, who can reach it, and where everything is kept."""

from __future__ import annotations

import os
from io import StringIO
from typing import TYPE_CHECKING, Final

from windroos.telling.printed.style import Style, wrap
from windroos.text import serve as texts

if TYPE_CHECKING:
    from windroos.web.settings import Settings

COMMAND: Final = "WINDROOS_COMMAND"
"""How this program was started, where run.py started it."""
_WHITE_ON_BLACK: Final = "\x1b[97;40m{}\x1b[0m"
"""A QR code must be light on dark or dark on light as it was made, whatever the colours of the terminal."""


def welcome(settings: Settings, link: str, style: Style) -> None:
    """Say where the page is, who can reach it, and where everything is kept.

    `link` makes the browser that opens it the host's, so it is not drawn for everybody to scan.
    """
    lines = [texts.OPEN.to(style.lang), ""]
    if settings.is_public:
        lines += [f"  {style.bold(settings.address)}", "", *wrap(texts.PUBLIC.to(style.lang), indent=0)]
        lines += ["", *wrap(texts.HOST.to(style.lang), indent=0), "", f"  {style.bold(link)}", ""]
    elif settings.lan and not link.startswith(settings.address):
        lines += [f"  {style.bold(settings.address)}", "", *qr_lines(settings.address, style.colour), ""]
        lines += wrap(texts.LAN.to(style.lang), indent=0)
        lines += ["", *wrap(texts.HOST.to(style.lang), indent=0), "", f"  {style.bold(link)}", ""]
    elif settings.lan:
        lines += [f"  {style.bold(link)}", "", *wrap(texts.NO_NETWORK.to(style.lang), indent=0)]
    else:
        lines += [f"  {style.bold(link)}", "", style.say(texts.HERE, command=os.environ.get(COMMAND, "windroos"))]
    lines.append(style.say(texts.KEPT, folder=settings.database or settings.folder))
    if settings.beside:
        lines += wrap(style.say(texts.BESIDE, place=settings.beside), indent=0)
    print("\n".join([*lines, texts.STOP.to(style.lang)]), flush=True)  # whoever waits for the address may be a program


def qr_lines(address: str, colour: bool) -> list[str]:
    """A QR code in half blocks; none where there is no colour, for then it may come out inverted."""
    if not colour:
        return []
    import segno

    drawn = StringIO()
    segno.make(address, error="l", micro=False).terminal(out=drawn, border=2, compact=True)
    return [f"  {_WHITE_ON_BLACK.format(line)}" for line in drawn.getvalue().splitlines()]

"""`windroos help`: a page on a command or a subject."""

from __future__ import annotations

from windroos.errors import OptionError
from windroos.telling.printed.style import Style


def show_page(name: str, style: Style) -> int:
    """Print a page; its first words stand out."""
    from windroos.text.help import PAGES, TOPICS

    page = PAGES.get(TOPICS.get(name, name))
    if page is None:
        raise OptionError("no_such_page", page=name, known=", ".join(list(PAGES)[1:]))
    for line in page.to(style.lang).rstrip("\n").split("\n"):
        print(style.bold(line) if line.startswith("windroos ") else line)
    return 0

"""What the terminal is: its language, its encoding, and whether it shows colour."""

from __future__ import annotations

import os
from typing import TextIO

from windroos.text.words import Lang, lang_of


def wants_colour(stream: TextIO | None, choice: str = "auto") -> bool:
    """Colour on a terminal that can, unless NO_COLOR is set; `always` and `never` overrule."""
    if choice != "auto":
        return choice == "always"
    if stream is None or os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb":
        return False
    return stream.isatty() and (os.name != "nt" or "WT_SESSION" in os.environ or "TERM" in os.environ)


def language(environment: dict[str, str] | None = None) -> Lang:
    """The language of LC_ALL, LC_MESSAGES or LANG (the first that says anything) if we speak it; else English."""
    values = os.environ if environment is None else environment
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if values.get(name):
            return lang_of(values[name].lower()[:2]) or "en"
    return "en"


def utf8(stream: TextIO | None, errors: str = "strict") -> None:
    """Make a stream speak UTF-8, whatever the system's own encoding is."""
    import io

    if isinstance(stream, io.TextIOWrapper):
        other = stream.encoding.lower().replace("-", "") != "utf8"
        if other or stream.errors != errors:
            stream.reconfigure(encoding="utf-8", errors=errors)

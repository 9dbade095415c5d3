"""What the page needs beside the core, said in a sentence where it is not there."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from windroos.errors import OptionError


@contextmanager
def of_the_page() -> Iterator[None]:
    """Import in it what needs the page's packages. Raises OptionError `serve_packages`, naming one that is missing."""
    try:
        yield
    except ModuleNotFoundError as missing:
        package = (missing.name or "").partition(".")[0]
        if package == "windroos":
            raise
        raise OptionError("serve_packages", package=package) from None

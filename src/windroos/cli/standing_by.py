"""Several machines with one database: to wait until nobody serves it, and to end when it cannot be reached any more."""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from windroos.cli.complain import BAD, complain
from windroos.errors import OptionError, WindroosError
from windroos.telling.printed.style import Style
from windroos.text import serve as texts
from windroos.web.manager import tell_ready

if TYPE_CHECKING:
    from windroos.store.place import Place
    from windroos.web.owned import Owned


def stood_by(owned: Owned, place: Place, style: Style) -> bool:
    """Wait until nobody else serves a database; False: Ctrl-C ended it. Raises OptionError, StoreError."""
    if isinstance(place, Path):
        raise OptionError("serve_stand_by")

    print(style.say(texts.STANDS_BY, file=place), flush=True)
    tell_ready()
    with suppress(KeyboardInterrupt):
        owned.wait(ends_at_once(style))
        return True
    print(f"\r{texts.STOPPED.to(style.lang)}", flush=True)
    return False


def ends_at_once(style: Style) -> Callable[[WindroosError], None]:
    """Say why, and end as if killed.

    All that was answered is stored, and what still waits for the database may do so for ever.
    """

    def end(why: WindroosError) -> None:
        complain(why, style.lang)
        os._exit(BAD)

    return end

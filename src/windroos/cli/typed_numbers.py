"""Numbers that are typed as options."""

from __future__ import annotations

from windroos.cli.arguments import Arguments
from windroos.errors import OptionError
from windroos.reckoning.numbers import read_number


def whole_typed(typed: Arguments, name: str, least: int = 1) -> int | None:
    """The number of an option, None where it was not given. Raises OptionError."""
    text = typed.get(name)
    if text is None:
        return None
    value = read_number(text)
    if not isinstance(value, int) or value < least:
        raise OptionError("argument_value", argument=f"--{name}", value=text[:40], known="1, 2, 3, ...")
    return value

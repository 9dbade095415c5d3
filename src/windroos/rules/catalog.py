"""The rule sets by id. Each book is read only when it is asked for, so that a quick question stays quick."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from windroos.errors import OptionError
from windroos.rules.rule import Options, RuleSet, Value
from windroos.rules.rules import Rules, configure

IDS: Final = ("nts2002", "groenehart2011", "hongkong", "nmv144", "mcr")


def rule_set(id: str) -> RuleSet:
    """The rule set with this id.

    Raises:
        OptionError: there is none.
    """
    if id in ("nts2002", "groenehart2011"):
        from windroos.rules import nts

        return nts.NTS2002 if id == "nts2002" else nts.GROENEHART2011
    if id == "hongkong":
        from windroos.rules import hongkong

        return hongkong.HONGKONG
    if id == "nmv144":
        from windroos.rules import nmv144

        return nmv144.NMV144
    if id == "mcr":
        from windroos.rules import mcr

        return mcr.MCR
    raise OptionError("no_such_rules", rules=id, known=", ".join(IDS))


def rules(id: str, options: Options | None = None, **more: Value) -> Rules:
    """A rule set with these options: `rules("nts2002", minimum=3)`. The same options give the same object.

    Raises:
        OptionError: an unknown rule set or option, or a value that the option does not take.
    """
    values = {**(options or {}), **more}
    return _kept(id, tuple(sorted(values.items(), key=lambda item: item[0])), tuple(map(type, values.values())))


@lru_cache(maxsize=256)
def _kept(id: str, options: tuple[tuple[str, Value], ...], _types: tuple[type, ...]) -> Rules:
    """`_types` keeps True apart from 1, which are equal as keys."""
    return configure(rule_set(id), dict(options))

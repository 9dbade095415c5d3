"""Settling a hand by the rule set that its outcome names.

>>> from windroos.books.settle import settle
>>> from windroos.settling.outcome import Outcome
>>> table = ("Oost", "Zuid", "West", "Noord")
>>> scores = {"Oost": 64, "Zuid": 96, "West": 0, "Noord": 20}
>>> dict(settle(Outcome("groenehart2011", table, scores, east="Oost", winner="Zuid", dead=("West",))).net)
{'Oost': 24, 'Zuid': 384, 'West': -244, 'Noord': -164}
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from windroos.books.catalog import IDS, rule_set
from windroos.errors import OptionError, SettleError
from windroos.rules.rule import RuleSet, Value
from windroos.rules.rules import checked_value
from windroos.settling.outcome import Outcome
from windroos.settling.settle import Settlement, settlement
from windroos.settling.terms import Terms

_NOT_GIVEN: Final = object()


def settle(outcome: Outcome, counted: bool = False) -> Settlement:
    """Settle one hand by its rule set; `counted`: its scores are the scorer's, not what somebody wrote down.

    Raises SettleError where the outcome cannot be settled (codes in `windroos.text.trouble.settle`) and OptionError
    for a value that an option does not take.
    """
    return settlement(outcome, terms(outcome.rules, outcome.options), counted)


def terms(rules: str, options: Mapping[str, object]) -> Terms:
    """The terms of a rule set with its options; without `players` among them three or four may play.

    Raises SettleError for an unknown rule set and OptionError for a value that an option does not take. Options that
    have nothing to do with settling are left alone.
    """
    if rules not in IDS:
        raise SettleError("settle_rules", rules=rules, known=", ".join(IDS))
    given = [options.get(name, _NOT_GIVEN) for name in ("players", *rule_set(rules).settled_by)]
    try:
        return _agreed(rules, *given)
    except TypeError:  # a value that can be no option's, such as a list
        return _agreed.__wrapped__(rules, *given)


@lru_cache(maxsize=256, typed=True)  # a club settles a hundred thousand hands by the same few; and True is no 1
def _agreed(rules: str, *given: object) -> Terms:
    """The terms of a rule set by the options that its settling asks, in their order."""
    book = rule_set(rules)
    named = zip(("players", *book.settled_by), given, strict=True)
    options = {name: value for name, value in named if value is not _NOT_GIVEN}
    agreed = book.terms({name: _value(book, name, options) for name in ("players", *book.settled_by)})
    return agreed if "players" in options else agreed._replace(players=None)


def _value(book: RuleSet, name: str, options: Mapping[str, object]) -> Value:
    """The value of one option, its default where it is not given."""
    option = book.option(name)
    assert option is not None, name
    try:
        return checked_value(option, options.get(name, option.default))
    except OptionError as wrong:
        raise OptionError("settle_option", **wrong.values, rules=book.id) from None

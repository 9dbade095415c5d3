"""An option takes its own values and says which; what a game was played with stays in the digest of its rules."""

from __future__ import annotations

from dataclasses import replace

import pytest

from windroos.books.catalog import IDS, rule_set, rules
from windroos.errors import OptionError
from windroos.rules.rule import Option, Value
from windroos.rules.rules import assemble, checked_value


@pytest.mark.parametrize("id", IDS)
def test_an_option_takes_its_values_and_none_that_is_like_them(id: str) -> None:
    for option in rule_set(id).options:
        assert checked_value(option, option.values[0]) == option.values[0]
        assert checked_value(option, option.values[-1]) == option.values[-1]
        beyond = option.values[-1] + 1 if isinstance(option.values, range) else -1
        for value in (beyond, "?", "", 0.5, None, "1" if isinstance(option.default, bool) else True):
            with pytest.raises(OptionError):
                checked_value(option, value)


@pytest.mark.parametrize(
    ("values", "given", "said"),
    [
        ((False, True), "yes", '"yes"'),
        ((1, 2), True, "true"),
        ((1, 2), "2", '"2"'),
        ((1, 2), 3, "3"),
    ],
)
def test_a_value_is_said_as_it_would_be_written(values: tuple[int, ...], given: object, said: str) -> None:
    with pytest.raises(OptionError) as wrong:
        checked_value(Option("one", "", values[0], values), given)
    assert wrong.value.values["value"] == said


@pytest.mark.parametrize(
    ("values", "said"),
    [((False, True), "false, true"), (("all", "some"), "all, some"), (("2", "2-8"), '"2", 2-8'), (range(3, 6), "3..5")],
)
def test_what_an_option_takes_is_said_as_it_would_be_written(values: tuple[object, ...], said: str) -> None:
    with pytest.raises(OptionError) as wrong:
        checked_value(Option("one", "", values[0], values), 0.5)  # type: ignore[arg-type]  # of every kind
    assert wrong.value.values["allowed"] == said


def test_an_option_that_is_like_no_other_is_answered_with_all() -> None:
    with pytest.raises(OptionError, match="formations"):
        rules("nmv144", {"qqqq": 1})


def test_a_later_option_is_in_the_digest_once_it_is_another() -> None:
    usual = rules("nmv144")
    assert rules("nmv144", {"formations": "all"}).digest == usual.digest
    assert len({rules("nmv144", {"formations": value}).digest for value in ("all", "derived", "certain")}) == 3


@pytest.mark.parametrize("id", IDS)
def test_a_question_asked_later_leaves_older_digests_as_they_are(id: str) -> None:
    """Records from before stay valid; a game with another answer is another game, and so is one asked at once."""
    book, usual = rule_set(id), rules(id)

    def digest(value: Value, *, later: bool) -> str:
        asked = replace(book, options=(*book.options, Option("asked_since", "", 1, (1, 2), later=later)))
        return assemble(asked, {**usual.options, "asked_since": value}, usual.headings, usual.policy, id).digest

    assert digest(1, later=True) == usual.digest
    assert len({usual.digest, digest(2, later=True), digest(1, later=False)}) == 3

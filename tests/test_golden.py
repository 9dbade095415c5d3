"""Every golden hand scores as its source says, and the golden hands leave no rule and no ruling out."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.golden import all_golden, golden
from windroos.books.catalog import IDS, rule_set, rules
from windroos.errors import WindroosError
from windroos.rules.rule import Entry, Heading, Owner
from windroos.rules.rules import Rules, assemble, checked
from windroos.scoring.score import Score, score
from windroos.testkit.golden import Golden


def _name(line: Golden) -> str:
    return f"{line.rule_set}:{line.number}:{line.source[:24]}"


@pytest.mark.parametrize("line", all_golden(), ids=_name)
def test_golden_hand(line: Golden) -> None:
    assert line.trouble(line.rules()) is None


@pytest.mark.parametrize("id", IDS)
def test_every_entry_has_a_golden_hand(id: str) -> None:
    seen = {line.entry.id for hand in golden(id) for line in hand.score().lines}
    wanted = {entry.id for entry in rules(id).entries}
    assert wanted - seen == set()


@pytest.mark.parametrize("id", IDS)
def test_every_value_of_every_scoring_ruling_has_a_golden_hand(id: str) -> None:
    """An option's other values stand in the file; a hand that the option decided stands there with the default."""
    lines = golden(id)
    missing = []
    for option in rule_set(id).options:
        if option.owner is not Owner.SCORING or len(option.values) < 2:
            continue
        if isinstance(option.values, range):
            given = any(option.id in line.options for line in lines)
            missing += [] if given else [option.id]
        else:
            for value in option.values:
                if value != option.default and not any(
                    line.options.get(option.id) == value and type(line.options.get(option.id)) is type(value)
                    for line in lines
                ):
                    missing.append(f"{option.id}={value}")
    assert missing == []


def _outcome(line: Golden) -> object:
    try:
        result = line.score()
    except WindroosError as error:
        return error.code
    # A line may bring nothing by itself and still matter: bamboo 1 is paid apart (Hong Kong, p. 34 b).
    return (result.total, result.would_be, result.legal, [(one.entry.id, one.times) for one in result.lines])


@pytest.mark.parametrize("id", IDS)
def test_a_ruling_matters(id: str) -> None:
    """Each golden hand with another value of an option scores otherwise with the default, at least once an option."""
    deciding = {option.id: False for option in rule_set(id).options if len(option.values) > 1}
    used: set[str] = set()
    for line in golden(id):
        for option in line.options:
            used.add(option)
            others = {key: value for key, value in line.options.items() if key != option}
            deciding[option] = deciding.get(option, False) or _outcome(line) != _outcome(line._replace(options=others))
    assert [option for option in sorted(used) if not deciding[option]] == []


def _with_another_worth(line: Golden, id: str) -> Rules:
    """The rules of a golden hand, where one entry brings something else."""
    known = rule_set(line.rule_set)
    values = checked(known, line.options)

    def other(entry: Entry) -> Entry:
        if entry.id != id:
            return entry
        if entry.points:
            return replace(entry, points=3 * entry.points)
        if entry.doubles:
            return replace(entry, doubles=entry.doubles + 1)
        return replace(entry, fan=entry.fan + 1) if entry.fan else replace(entry, limit=entry.limit - 1)

    headings = tuple(Heading(one.id, tuple(other(entry) for entry in one.entries)) for one in known.table(values))
    return assemble(known, values, headings, known.policy(values), "another worth")


def _worth(result: Score) -> tuple[int, ...]:
    return (result.total, result.would_be, result.points, result.doubles, result.extra)


@pytest.mark.parametrize("id", IDS)
def test_every_worth_in_every_table_is_pinned_by_a_golden_hand(id: str) -> None:
    """If an entry brought other points, doubles, fan or another limit, some golden hand would notice."""
    scored = [(line, line.score()) for line in golden(id)]
    loose = []
    for entry in rules(id).entries:
        if entry.points or entry.doubles or entry.fan or entry.limit:
            for line, known in scored:
                if any(one.entry.id == entry.id and one.replaced_by is None for one in known.lines):
                    reading = line.reading()
                    now = score(_with_another_worth(line, entry.id), reading.hand, reading.situation)
                    if _worth(now) != _worth(known):
                        break
            else:
                loose.append(entry.id)
    assert loose == []

"""A formula as a form and as text: there and back, and every choice in a sentence of its own."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from windroos.reckoning.errors import ReckoningError
from windroos.reckoning.formula import Formula
from windroos.reckoning.formula_file import PRESETS, preset, read
from windroos.reckoning.formula_form import CHOICES, DAYS, FIELDS, GROUPS, KEEP, NAMES, fields_of, with_fields
from windroos.reckoning.formula_keys import TABLES
from windroos.reckoning.saying import formula_text
from windroos.text.web.club_formula import WORDS
from windroos.text.words import LANGS

BARE = 'name = "Ons"\n'
EVERYTHING = """name = "Ons"
kind = "cup"
[evening]
counts_from_members = 8
[table]
measure = "table_points"
scale.4 = [4, 2, 1, 0]
[attendance]
bonus = 1
absent = 0
[deductions]
unfinished = 20
[season]
keep = {best_share = "3/4"}
[periods]
scheme = "evenings"
evenings = 7
dates = [2025-01-01, 2025-04-01, 2025-07-01, 2025-10-01]
[title]
attendance_share = "3/4"
[ranking]
order = ["score", "mahjongs"]
[final]
rounds = [{name = "Finale", tables = [["stand.1", "stand.2", "stand.3"]]}]
"""
"""A formula in which every choice makes a difference."""
WHERE = {"table.situations": {"table.measure": "special_total"}, "cup.members_only": {"lines.guests": "ranked"}}
"""But these, which do only where this is chosen too."""
ONLY_TEXT = {
    *("lines.rules", "lines.kinds", "table.start", "table.uma", "table.unit", "title.name", "final.rounds", "cup.at"),
}
"""What no field asks: what a season is made for, Riichi's figures, names, and the seats of a final."""
TOURNAMENT = {"rounds", "seats", "late", "substitute", "offences", "teams", "prizes", "walls", "export"}

TYPED = st.fixed_dictionaries(
    {},
    optional={
        **{field: st.sampled_from(values) for field, values in CHOICES.items() if field != "periods.scheme"},
        "periods.scheme": st.sampled_from(["none", "quarters", "chinese", "solar_terms"]),
        "table.scale.4": st.sampled_from(["", "4 2 1 0", "4 2 1 1/2"]),
        "table.order": st.sampled_from(["", "points", "points mahjongs -caused"]),
        "ranking.order": st.sampled_from(["", "score -caused", "average evenings"]),
        "attendance.bonus": st.sampled_from(["", "1", "5/2", "3000"]),
        "attendance.absent_without_notice": st.sampled_from(["", "0", "-2"]),
        "table.per_hand": st.sampled_from(["", "16"]),
        "cup.keep_after": st.sampled_from(["", "3"]),
        "cup.hand_in_days_before": st.sampled_from(["", "1", "7"]),
        "season.catch_up.until": st.sampled_from(["", "2025-06-30"]),
        "periods.dates": st.sampled_from(["", "2025-01-01", "2025-01-01 2025-05-01"]),
        NAMES: st.sampled_from(["", "Lente, Zomer, Herfst, Winter", 'Oost, "Zuid", West, Noord']),
        KEEP: st.sampled_from(["", "5", "3/4", "10 1 1", "10 1 1, 20 2 3"]),
    },
)


def without_text(formula: Formula) -> dict[str, Any]:
    return asdict(formula) | {"text": "", "digest": ""}


@pytest.mark.parametrize("id", PRESETS)
def test_a_form_that_changes_nothing_leaves_the_formula_as_it_is(id: str) -> None:
    text = preset(id).text
    assert with_fields(text, fields_of(text)) == text
    changed = read(with_fields(text, {"attendance.bonus": "2,5", "season.keep": "3"}))
    assert str(changed.attendance.bonus) == "5/2"
    assert (changed.season.keep, changed.season.best) == ("best", 3)
    assert changed.table == preset(id).table


@given(st.sampled_from(PRESETS), TYPED)
def test_what_is_filled_in_stands_there_again(id: str, typed: dict[str, str]) -> None:
    """From form to text to form; and from text to form to text, which is the same formula again."""
    text = preset(id).text
    made = with_fields(text, typed)
    wanted = {**fields_of(text), **typed}
    if "/" not in wanted[KEEP]:
        wanted["season.keep.round"] = "up"
    found = fields_of(made)
    assert {field: found[field] or CHOICES.get(field, ("",))[0] for field in FIELDS} == wanted
    assert with_fields(made, found) == made
    formula = _read(made)
    if formula is not None:
        back = read(with_fields(with_fields(made, {"attendance.bonus": "77"}), found))
        assert without_text(back) == without_text(formula)


def _read(text: str) -> Formula | None:
    """The formula; None where two fields do not go together."""
    try:
        return read(text)
    except ReckoningError as wrong:
        if wrong.code in {"formula_scale_none", "formula_seat", "formula_names", "formula_best"}:
            return None
        raise


@pytest.mark.parametrize("field", CHOICES)
def test_every_choice_is_another_formula_and_another_sentence(field: str) -> None:
    """And the first is what a file means that says nothing."""
    assert without_text(read(with_fields(BARE, {field: CHOICES[field][0]}))) == without_text(read(BARE))
    text = with_fields(EVERYTHING, WHERE.get(field, {}))
    found = [read(with_fields(text, {field: value})) for value in CHOICES[field]]
    for lang in LANGS:
        said = {formula_text(one, "nl" if lang == "nl" else "en") for one in found}
        assert len(said) == len(found), (field, lang)


def test_every_field_has_its_words_and_its_place() -> None:
    shown = [field for names in GROUPS.values() for field in names]
    assert sorted(shown) == sorted(FIELDS)
    for field in FIELDS:
        assert f"field_{field}" in WORDS
        for value in CHOICES.get(field, ()):
            assert f"choice_{field}_{value}" in WORDS or f"choice_{value}" in WORDS, (field, value)


def test_a_form_asks_all_but_what_is_said_here() -> None:
    """So that no ruling hides in the text of a formula."""
    keys = {f"{table}.{key}" for table, keys in TABLES.items() if table not in TOURNAMENT for key in keys}
    assert keys - {".".join(field.split(".")[:2]) for field in FIELDS} == ONLY_TEXT
    assert set(DAYS) <= set(FIELDS)


@pytest.mark.parametrize(
    ("field", "value", "code"),
    [
        ("periods.dates", "1-2-2025", "formula_type"),
        ("season.catch_up.until", "morgen", "formula_type"),
        ("season.keep", "10 1", "formula_type"),
        ("season.keep", "veel", "formula_type"),
        ("table.order", "pionts", "formula_word"),
        ("cup.members_only", "misschien", "formula_type"),
        ("final.twice", "soms", "formula_word"),
    ],
)
def test_what_cannot_be_read_is_told(field: str, value: str, code: str) -> None:
    with pytest.raises(ReckoningError) as wrong:
        read(with_fields(EVERYTHING, {field: value}))
    assert wrong.value.code == code
    assert value in with_fields(EVERYTHING, {field: value}) or field == KEEP

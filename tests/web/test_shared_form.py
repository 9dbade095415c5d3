"""A form that several phones share, without a network: what is taken, what is passed over, and what each is told."""

from __future__ import annotations

import json

import pytest

from windroos.web.tournament.shared_form import MOST_FIELDS, MOST_VALUE, FormPage, SharedForms


class Round:
    """Which form it is now."""

    def __init__(self) -> None:
        self.form = "1-4"

    def __call__(self) -> str:
        return self.form


def said(form: str, field: str, value: str, count: int) -> str:
    return json.dumps({"form": form, "field": field, "value": value, "count": count})


def news(page: FormPage) -> dict[str, object]:
    return dict(json.loads(page.news()))


def test_what_one_types_the_other_is_told_and_each_what_of_his_own_is_known() -> None:
    forms, now = SharedForms(), Round()
    one, other = forms.page("t", 3, now), forms.page("t", 3, now)
    elsewhere = forms.page("t", 4, now)
    assert news(one) == news(other) == {"form": "1-4", "fields": {}, "heard": 0}
    assert one.news() == ""
    one.hear(said("1-4", "points-0", "6", 1))
    one.hear(said("1-4", "points-0", "64", 2))
    other.hear(said("1-4", "points-0", "32", 1))
    assert news(one) == {"form": "1-4", "fields": {"points-0": "32"}, "heard": 2}
    assert news(other) == {"form": "1-4", "fields": {"points-0": "32"}, "heard": 1}
    assert news(elsewhere)["fields"] == {}


def test_another_round_or_result_begins_anew_and_what_was_meant_for_the_old_one_is_passed_over() -> None:
    forms, now = SharedForms(), Round()
    one = forms.page("t", 3, now)
    one.hear(said("1-4", "points-0", "6", 1))
    now.form = "1-9"
    assert news(one) == {"form": "1-9", "fields": {}, "heard": 1}
    one.hear(said("1-4", "points-1", "6", 2))
    assert news(one) == {"form": "1-9", "fields": {}, "heard": 2}


@pytest.mark.parametrize(
    "text",
    [
        *("", "{", "[]", "3", said("1-4", "<b>", "6", 1), said("1-4", "points-9", "6", 1), "x" * 3000, '{"form": 1}'),
        *(said("1-4", "points-0", "6", -1), said("1-4", "points-0", "6", True)),  # what counts nothing
    ],
)
def test_what_is_no_field_changes_nothing(text: str) -> None:
    forms, now = SharedForms(), Round()
    one = forms.page("t", 3, now)
    one.hear(text)
    assert news(one)["fields"] == {}


def test_a_form_keeps_no_more_than_it_can_have() -> None:
    forms, now = SharedForms(), Round()
    one = forms.page("t", 3, now)
    for at in range(2 * MOST_FIELDS):
        one.hear(said("1-4", "abc" + chr(97 + at // 26) + chr(97 + at % 26), "9" * 500, at))
    kept = news(one)["fields"]
    assert isinstance(kept, dict)
    assert len(kept) == MOST_FIELDS
    assert max(map(len, kept.values())) == MOST_VALUE

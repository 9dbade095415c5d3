"""Rulings about dangerous play in words: every code and every reason, in both languages."""

from __future__ import annotations

import string
from itertools import product
from typing import Any

import pytest

from tests.play.dangers import E, N, bamboo_and_characters
from windroos.play.model.events import NOBODY
from windroos.play.rules.liability import (
    CODES,
    KINDS,
)
from windroos.text.liability import DANGERS, HANDS, REASONS, sentences

NAMES = ("Oost", "Zuid", "West", "Noord")


def test_every_code_has_its_words() -> None:
    assert set(REASONS) == set(CODES)
    assert tuple(DANGERS) == KINDS == tuple(HANDS)
    for words in (*REASONS.values(), *DANGERS.values()):
        fields = [{name for _, name, _, _ in string.Formatter().parse(text) if name} for text in words]
        assert fields[0] == fields[1]


def test_a_ruling_in_words() -> None:
    ruling = bamboo_and_characters().won(E, "1134s", "2s", N, "2s 5s 9m 2m")
    assert ruling is not None
    assert sentences(ruling.liable, ruling.reasons, NAMES, "nl") == [
        "Noord betaalt voor allen (pao).",
        (
            "Noord legt bamboe 2 weg (niet rauw), en Oost maakt er superschoon mee; daar lagen al negen stenen "
            "bamboe: het eerste gevaarlijke spel."
        ),
        "Had Noord een andere keus? Ja, veiliger: tekens 2 en tekens 9.",
    ]
    english = sentences(ruling.liable, ruling.reasons, ("East", "South", "West", "North"), "en")
    assert english[0] == "North pays for all (pao)."


@pytest.mark.parametrize(("code", "lang"), list(product(CODES, ["nl", "en"])))
def test_every_reason_can_be_told(code: str, lang: Any) -> None:
    danger = (E, 0, 2, 1)
    shown = {
        **dict.fromkeys(("fed", "gave"), (N, 3, 1, *danger)),
        **dict.fromkeys(("seven", "five"), (N, 30, 4)),
        **dict.fromkeys(("safer", "no_choice"), (N, 3, 3, 30)),
        "kept": (N,),
        "lost": (N, 3, 4, 5),
        "last_hand": (N, 3, 2),
        **dict.fromkeys(("other_hand", "little_dragons", "not_given"), danger),
    }
    text = sentences(NOBODY, ((code, shown[code]),), NAMES, lang)
    assert len(text) == 2
    assert "{" not in text[1]
    assert text[1].endswith((".", ")."))

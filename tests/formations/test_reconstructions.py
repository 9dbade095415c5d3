"""How sure a formation is: a club may leave out what is less sure, and hands say so."""

from dataclasses import replace

import pytest

from windroos.books.catalog import book_words, rules
from windroos.fast.batch.packed import pack as packed
from windroos.fast.batch.score import score_many
from windroos.notation import parse
from windroos.rules import bmj
from windroos.rules.special import Formations
from windroos.scoring.score import Score, score, without_reconstructions
from windroos.telling.lines import ExplanationLine, lines
from windroos.telling.objects import hand_object
from windroos.telling.printed.hand import explain
from windroos.text.words import Lang

HEADS = "[999s] 111s 999p 111p 9m +9m discard S/E"


ORPHANS = "19m19p19s ESWN PGR +1m discard S/E"


CLEAN_PAIRS = "11m 22m 44m 55m 77m 88m 9m +9m discard S/E"


JADE = "[2222s] [333s] 666s 88s GG +8s discard S/E"


def counted(text: str, level: str = "all") -> Score:
    """A hand by the list as far as it is so sure."""
    reading = parse(text)
    return score(rules("nmv144", {"formations": level}), reading.hand, reading.situation)


def told(text: str, lang: Lang = "en") -> ExplanationLine:
    """The line of its formation."""
    (line,) = [line for line in lines(counted(text), book_words("nmv144"), lang) if line.id == "bijzonder_spel"]
    return line


def test_the_list_without_what_is_less_sure() -> None:
    shipped = bmj.shipped()
    levels = {level: shipped.only(level) for level in ("all", "derived", "certain")}
    assert levels["all"] is shipped
    assert {row.certainty for row in levels["derived"].rows} == {"derived", "certain"}
    assert [row.id for row in levels["certain"].rows] == ["haakwerkje", "vuil_parenspel", "spel_van_de_hemel"]
    assert levels["certain"].only("derived") is levels["derived"]
    assert levels["certain"].only("all") is shipped
    assert rules("nmv144", {"formations": "certain"}).formations is levels["certain"]


def test_a_row_of_the_club_stays() -> None:
    club = replace(bmj.shipped().rows[3], certainty="club")
    mine = Formations.of("club", (*bmj.shipped().rows[:3], club))
    assert club in mine.only("certain").rows


@pytest.mark.parametrize(
    ("text", "source", "note"),
    [
        (HEADS, "nr. 112 · reconstruction", "Only a reconstruction makes this hand special"),
        (ORPHANS, "nr. 110 · reconstruction", "Only a reconstruction makes this a mahjong"),
        (CLEAN_PAIRS, "nr. 87, 97 · reconstruction", "without it the hand is Mixed pairs, 250 points"),
        (JADE, "nr. 119 · derived", ""),
        ("22m 33p 44s 55s 66m 77p 8s +8s discard S/E", "nr. 97 · certain", ""),
    ],
)
def test_a_formation_says_its_rule_and_how_sure_it_is(text: str, source: str, note: str) -> None:
    line = told(text)
    assert line.source == source
    assert note in line.note
    assert bool(note) == bool(line.note)
    found = hand_object(counted(text), book_words("nmv144"), "nl")
    (spoken,) = [one for one in found["lines"] if one["rule"] == "bijzonder_spel"]  # type: ignore[attr-defined]  # JSON
    word = {"reconstruction": "reconstructie", "derived": "afgeleid", "certain": "zeker"}[source.rpartition(" ")[2]]
    assert spoken["source"] == f"144 regels, {source.partition(' · ')[0]}, {word}"
    assert ("without_reconstructions" in found) == bool(note)


def test_what_a_hand_is_without_reconstructions_is_what_it_counts_without() -> None:
    for text in (HEADS, ORPHANS, CLEAN_PAIRS):
        without, derived = without_reconstructions(counted(text)), counted(text, "derived")
        assert without is not None
        assert (without.total, without.complete, without.limit) == (derived.total, derived.complete, derived.limit)
        assert without_reconstructions(derived) is None
    assert "formations" in counted(HEADS).options
    assert "formations" not in counted("22m 33p 44s 55s 66m 77p 8s +8s discard S/E").options


def test_the_explanation_says_it_on_paper() -> None:
    text = " ".join(explain(counted(HEADS), "nl").split())
    assert "nr. 112 · reconstructie" in text
    assert "zonder is hij 280 punten waard" in text
    assert "Welke bijzondere spelen van de lijst gelden: alle, ook de reconstructies (formations)" in text


@pytest.mark.parametrize("level", ["all", "derived", "certain"])
def test_the_batch_has_the_same_list(level: str) -> None:
    chosen = rules("nmv144", {"formations": level})
    cases = [parse(text) for text in (HEADS, ORPHANS, CLEAN_PAIRS, JADE)]
    scores = score_many(chosen, packed([(case.hand, case.situation) for case in cases]))
    assert scores.total.tolist() == [score(chosen, case.hand, case.situation).total for case in cases]

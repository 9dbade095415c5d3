"""The draw: what was shown beforehand fits, any other secret is refused, and every number is as likely as another."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

import pytest

from tests.tournament.door_of import Json, ask
from windroos.reckoning.lots import commitment
from windroos.tournament.draw import DrawClass, classes_of, drawn_numbers, in_bag, repeats
from windroos.tournament.draw_deciding import DrawState, after_draw, decide_draw
from windroos.tournament.draw_events import DrawEvent
from windroos.tournament.draw_requests import DoCommit, DoDraw, DoNumber, DoPutBack, DrawRequest
from windroos.tournament.errors import TournamentError

PEOPLE = tuple(f"p{at:02}" for at in range(16))
ALL = (DrawClass("", PEOPLE, tuple(range(1, 17))),)


def everybody(people: tuple[str, ...]) -> tuple[DrawClass, ...]:
    return (DrawClass("", people, tuple(range(1, len(people) + 1))),)


def asked(draw: DrawState, request: DrawRequest, people: tuple[str, ...] = PEOPLE) -> DrawState:
    for event in decide_draw(request, draw, everybody(people)):
        draw = after_draw(draw, event)
    return draw


def refused(draw: DrawState, request: DrawRequest, people: tuple[str, ...] = PEOPLE) -> str:
    with pytest.raises(TournamentError) as wrong:
        decide_draw(request, draw, everybody(people))
    assert wrong.value.sentence("nl")
    return wrong.value.code


def test_the_draw_is_a_permutation_that_anybody_repeats() -> None:
    draw = asked(DrawState(), DoCommit(commitment("geheim"), ()))
    assert draw.classes == ALL
    assert draw.claim is None
    draw = asked(draw, DoDraw("geheim", " rode draak "))
    assert sorted(draw.numbers.values()) == list(range(1, 17))
    assert set(draw.numbers) == set(PEOPLE)
    assert draw.claim is not None
    assert draw.word == "rode draak"
    assert repeats(draw.claim)
    assert draw.numbers == naive("geheim", "rode draak", PEOPLE)
    swapped = {**draw.numbers, "p00": draw.numbers["p01"], "p01": draw.numbers["p00"]}
    for wrong in (
        draw.claim._replace(secret="geheim "),
        draw.claim._replace(word="rode draken"),
        draw.claim._replace(committed=commitment("ander")),
        draw.claim._replace(committed="é" * 64),
        draw.claim._replace(numbers=swapped),
        draw.claim._replace(classes=(DrawClass("", PEOPLE[:8], tuple(range(1, 9))),)),
    ):
        assert not repeats(wrong)


def naive(secret: str, word: str, people: tuple[str, ...]) -> dict[str, int]:
    """The same written once more from its description."""
    seed = sha256(secret.encode()).digest() + sha256(word.encode()).digest()
    order, counter = sorted(people), 0
    for last in range(len(order) - 1, 0, -1):
        while True:
            value = int.from_bytes(sha256(seed + counter.to_bytes(8, "big")).digest(), "big")
            counter += 1
            if value < 2**256 // (last + 1) * (last + 1):
                break
        at = value % (last + 1)
        order[last], order[at] = order[at], order[last]
    return {who: number for number, who in enumerate(order, 1)}


def test_what_cannot_be_drawn() -> None:
    shown = asked(DrawState(), DoCommit(commitment("geheim"), ()))
    assert refused(DrawState(), DoDraw("geheim", "woord")) == "tournament_draw_none"
    assert refused(shown, DoDraw("ander", "woord")) == "tournament_draw_secret"
    assert refused(shown, DoDraw("geheim", "  ")) == "tournament_draw_word"
    assert refused(shown, DoDraw("geheim", "woord"), PEOPLE[:15]) == "tournament_draw_classes"
    done = asked(shown, DoDraw("geheim", "woord"))
    assert decide_draw(DoDraw("geheim", "woord"), done, ALL) == ()
    for request in (
        DoDraw("geheim", "nog eens"),
        DoCommit(commitment("x"), ()),
        DoNumber("p00", 1),
        DoPutBack("p0", ""),
    ):
        assert refused(done, request) == "tournament_drawn"


def test_every_number_is_as_likely() -> None:
    """Of 3,200 words: chi squared of the number of the first person, 15 degrees of freedom, p = 0.001."""
    counts = dict.fromkeys(range(1, 17), 0)
    for word in range(3200):
        counts[drawn_numbers("vast", str(word), ALL)["p00"]] += 1
    assert sum((count - 200) ** 2 / 200 for count in counts.values()) < 37.7


def test_drawn_within_classes() -> None:
    teams = {"Rood": PEOPLE[:4], "Wit": PEOPLE[4:8]}
    classes = classes_of(PEOPLE, teams, [(9, 10, 11, 12), (1, 5, 13, 16)])
    assert [one.name for one in classes] == ["Rood", "Wit", ""]
    numbers = drawn_numbers("s", "w", classes)
    assert {numbers[one] for one in teams["Rood"]} == {9, 10, 11, 12}
    assert {numbers[one] for one in teams["Wit"]} == {1, 5, 13, 16}
    assert sorted(numbers.values()) == list(range(1, 17))
    again = drawn_numbers("s", "w", classes_of(PEOPLE, teams, [(1, 2, 3, 4), (5, 6, 7, 8)]))
    assert sorted(again, key=again.__getitem__)[:4] == sorted(teams["Rood"], key=numbers.__getitem__)
    with pytest.raises(TournamentError, match="Rood"):
        classes_of(PEOPLE, teams, [(1, 2, 3)])
    wrong = (DrawClass("", PEOPLE, (*range(1, 16), 17)),)
    assert refused(DrawState(), DoCommit(commitment("s"), wrong)) == "tournament_draw_classes"


def test_by_hand_with_what_is_in_the_bag() -> None:
    draw = asked(asked(DrawState(), DoNumber("p03", 7)), DoNumber("p04", 1))
    assert draw.by_hand
    assert in_bag(8, draw.numbers) == (2, 3, 4, 5, 6, 8)
    assert decide_draw(DoNumber("p03", 7), draw, ALL) == ()
    assert refused(draw, DoNumber("p05", 7)) == "tournament_number_taken"
    assert refused(draw, DoNumber("p03", 8)) == "tournament_number_has"
    assert refused(draw, DoNumber("p05", 17)) == "tournament_number_none"
    assert refused(draw, DoNumber("wie", 2)) == "tournament_draw_who"
    assert refused(draw, DoCommit(commitment("x"), ())) == "tournament_drawn"
    back = asked(draw, DoPutBack("p03", "verkeerd getypt"))
    assert back.numbers == {"p04": 1}
    assert decide_draw(DoPutBack("p03", ""), back, ALL) == ()


def test_by_hand_within_classes() -> None:
    classes = classes_of(PEOPLE, {"Rood": PEOPLE[:4]}, [(1, 5, 9, 13)])
    draw: DrawState = after_draw(DrawState(), first(DoCommit(commitment("s"), classes)))
    assert refused(draw, DoNumber("p00", 2)) == "tournament_number_none"
    assert asked(draw, DoNumber("p00", 5)).numbers == {"p00": 5}


def first(request: DoCommit) -> DrawEvent:
    return decide_draw(request, DrawState(), ALL)[0]


def test_who_drew_before_there_was_a_schedule_does_not_meet_whom_he_would_not_in_round_1(tmp_path: Path) -> None:
    """Numbers out of the bag first: then the schedule heeds the wish, and one that is brought along is told of it."""
    people: list[Json] = [{"do": "entrant", "id": f"p{at}", "name": f"Naam {at}"} for at in range(1, 17)]
    numbers = {"do": "numbers", "numbers": {f"p{at}": at for at in range(1, 17)}}
    begin: list[Json] = [
        {"do": "tournament", "id": "t", "formula": "mcr-4210", "players": 16, "rounds": 5},
        *people,
        numbers,
    ]
    show = {"do": "show", "what": "schedule"}
    first = ask(tmp_path, [*begin, {"do": "schedule", "seed": 1}, show])[-1]["rounds"][0]
    partner = next(number for table in first if 1 in table for number in table if number != 1)
    wish = {"do": "entrant", "id": "p1", "not_with": f"p{partner}"}
    (tmp_path / "wish").mkdir()
    answers = ask(tmp_path / "wish", [*begin, wish, {"do": "schedule", "seed": 1}, show])
    assert answers[-2]["measure"]["broken"] == 0
    assert answers[-2]["measure"]["repeats"] == 0
    assert not any({1, partner} <= set(table) for table in answers[-1]["rounds"][0])
    assert any({1, partner} <= set(table) for tables in answers[-1]["rounds"] for table in tables), "only in round 1"
    (tmp_path / "own").mkdir()
    rounds = ask(tmp_path, [show])[-1]["rounds"]
    measure = ask(tmp_path / "own", [*begin, wish, {"do": "schedule", "rounds": rounds}])[-1]["measure"]
    assert [(one["wish"], one["round"], one["players"]) for one in measure["not_heeded"]] == [
        ("apart", 1, sorted([1, partner]))
    ]

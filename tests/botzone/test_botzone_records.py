"""Records from Botzone as ours: games of a judge that shares nothing with our referee, with hands as it counts them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.botzone.judge import Judge
from tests.command_line import run
from windroos.botzone.course import Deed, Did, End, PlayedHand
from windroos.botzone.errors import BotzoneError
from windroos.botzone.program import Answerer
from windroos.botzone.reading import hands_of
from windroos.botzone.recording import recorded
from windroos.play.record.verify import verify
from windroos.text.botzone import REMARKS

pytest.importorskip("MahjongGB")


def judged(seed: int) -> Judge:
    """A game of our own program, four times, at Botzone's judge: not one answer that it may not give."""
    judge = Judge(seed, seed % 4)
    seats = [Answerer("greedy") for _ in range(4)]
    judge.play(lambda asked, _: seats[int(asked[0].split()[1])].respond((asked[-1],), ()))
    return judge


@pytest.fixture(scope="module")
def games() -> list[Judge]:
    """The second ends with a tile that is the last there, and makes the minimum by it."""
    return [judged(seed) for seed in range(8)]


def log_of(judge: Judge) -> str:
    return json.dumps({"_mid": judge.lines[0].split()[1], "logs": judge.log})


def test_both_forms_tell_the_same_hand(games: list[Judge]) -> None:
    for judge in games:
        (log,), (told,) = hands_of(log_of(judge)), hands_of("\n".join(judge.lines))
        assert log == told
        assert log.scores == tuple(judge.scores)


def test_a_record_is_in_order_and_ends_with_the_points_that_it_had(games: list[Judge]) -> None:
    wrong = 0
    for judge in games:
        (hand,) = hands_of(log_of(judge))
        found = recorded(hand)
        assert verify(found.lines).in_order
        assert verify(found.lines).over
        assert found.points == tuple(judge.scores)
        wrong += bool(found.remarks)
        assert {remark.code for remark in found.remarks} <= {"refused", "points"}
    assert wrong == 1


def test_several_hands_in_a_file(games: list[Judge]) -> None:
    lines = "\n".join(line for judge in games[:2] for line in ["", *judge.lines])
    assert [hand.name for hand in hands_of(lines)] == ["0", "1"]
    assert [hand.line for hand in hands_of("\n".join(map(log_of, games[:2])))] == [1, 2]
    bare = json.dumps(games[0].log)
    assert [hand.deeds for hand in hands_of(bare)] == [hand.deeds for hand in hands_of(log_of(games[0]))]


def test_logs_are_read_as_the_site_gives_them(games: list[Judge]) -> None:
    """Entries alone, a match, an answer with a match in it, many matches, entries as text; from Windows too."""
    log = games[0].log
    (bare,) = hands_of(json.dumps(log))
    match = {"_id": "5e", "players": [{"type": "bot", "bot": "x"}] * 4, "scores": games[0].scores, "logs": log}
    for value in (match, [match, match], {"success": True, "match": match}, {**match, "logs": json.dumps(log)}):
        for text in (json.dumps(value), "\ufeff" + json.dumps(value, indent=1)):
            found = list(hands_of(text))
            assert len(found) == 1 + isinstance(value, list)
            assert all(hand.deeds == bare.deeds and hand.name == "5e" for hand in found)
    told = "\ufeff" + "\n".join(games[0].lines)
    assert [hand.deeds for hand in hands_of(told)] == [bare.deeds]


RACKS = tuple(
    tuple(int(kind) for kind in rack)
    for rack in (
        (0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 8, 9),
        (9, 9, 9, 10, 11, 12, 13, 14, 15, 16, 17, 17, 17),
        (18, 18, 18, 19, 20, 21, 22, 23, 24, 25, 26, 26, 26),
        (27, 27, 28, 28, 29, 29, 30, 30, 31, 31, 32, 32, 33),
    )
)


def a_hand(
    *deeds: Deed, end: End = End.OPEN, scores: tuple[int, ...] | None = None, flowers: bool = False
) -> PlayedHand:
    bonus = ((34, 35), (), (36,), ()) if flowers else ((),) * 4
    return PlayedHand("", 2, RACKS, bonus, (Deed(0, Did.DRAW, 33), *deeds), end, scores)


@pytest.mark.parametrize(
    ("hand", "codes", "points"),
    [
        (a_hand(), ["open"], (0, 0, 0, 0)),
        (a_hand(Deed(0, Did.DISCARD, 33), end=End.DRAW, scores=(0, 0, 0, 0)), ["stopped"], (0, 0, 0, 0)),
        (a_hand(end=End.ERROR, scores=(-30, 10, 10, 10)), ["error"], (-30, 10, 10, 10)),
        (a_hand(Deed(0, Did.DISCARD, 27)), ["refused"], (0, 0, 0, 0)),
        (a_hand(Deed(0, Did.DISCARD, 33), Deed(2, Did.PUNG, 33)), ["refused"], (0, 0, 0, 0)),
        (a_hand(Deed(0, Did.DISCARD, 8), end=End.OPEN, flowers=True), ["open"], (0, 0, 0, 0)),
    ],
)
def test_what_went_otherwise(hand: PlayedHand, codes: list[str], points: tuple[int, ...]) -> None:
    found = recorded(hand)
    assert [remark.code for remark in found.remarks] == codes
    assert found.points == points
    assert verify(found.lines).in_order
    for remark in found.remarks:
        for lang in ("nl", "en"):
            assert REMARKS[remark.code].to(lang).format(**dict(remark.values))


def test_flowers_and_kongs_come_from_the_end_of_the_wall() -> None:
    deeds = [
        *(Deed(0, Did.DISCARD, 8), Deed(1, Did.FLOWER, 37), Deed(1, Did.DRAW, 10), Deed(1, Did.DISCARD, 10)),
        *(Deed(2, Did.DRAW, 18), Deed(2, Did.CONCEALED, 18), Deed(2, Did.FLOWER, 38), Deed(2, Did.DRAW, 0)),
        Deed(2, Did.DISCARD, 0),
    ]
    hand = a_hand(*deeds, flowers=True)
    found = recorded(hand._replace(deeds=(Deed(0, Did.FLOWER, 39), *hand.deeds)))
    assert [remark.code for remark in found.remarks] == ["open"]
    assert verify(found.lines).in_order


WRONG = [
    *(
        ("", "botzone_no_hands"),
        ("x", "botzone_line"),
        ("Match 1\nWind 9", "botzone_line"),
        ("Match 1", "botzone_deal"),
    ),
    *(("Match 1\nPlayer 0 Deal W1", "botzone_deal"), ("Match 1\nPlayer 0 Dances W1", "botzone_line")),
    *(("{", "botzone_json"), ("[]", "botzone_log"), ("{}", "botzone_log"), ("[1]", "botzone_log")),
    *(('{"logs": "[{"}', "botzone_json"), ('{"match": {}}', "botzone_log"), ('{"logs": {}}', "botzone_log")),
    *(
        ('{"requests": [], "responses": []}', "botzone_one_seat"),
        ('{"logs": [{"output": {"content": {}}}]}', "botzone_log"),
    ),
]


@pytest.mark.parametrize(("text", "code"), WRONG)
def test_what_is_no_record(text: str, code: str, tmp_path: Path) -> None:
    with pytest.raises(BotzoneError) as wrong:
        list(hands_of(text))
    assert wrong.value.code == code
    for lang in ("nl", "en"):
        assert wrong.value.sentence(lang)
        assert wrong.value.hint(lang)
    file = tmp_path / "log.txt"
    file.write_text(text, encoding="utf-8")
    assert run(["bot", "record", str(file)]) == 2


def test_a_deal_that_cannot_be() -> None:
    hand = a_hand()
    for wrong, code in (
        (hand._replace(deeds=()), "botzone_first"),
        (hand._replace(deeds=(Deed(1, Did.DRAW, 33),)), "botzone_first"),
        (
            hand._replace(deeds=(Deed(0, Did.DRAW, 17), Deed(0, Did.DISCARD, 17), Deed(1, Did.DRAW, 17))),
            "botzone_tiles",
        ),
    ):
        with pytest.raises(BotzoneError) as found:
            recorded(wrong)
        assert found.value.code == code


def test_the_command(games: list[Judge], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "log.json"
    file.write_text("\n".join(map(log_of, games[:2])), encoding="utf-8")
    assert run(["bot", "record", str(file), "--to", str(tmp_path / "ours"), "--lang", "en"]) == 1
    said = capsys.readouterr().out
    assert "2 hands read, 1 of them just as at our table." in said
    ours = sorted((tmp_path / "ours").iterdir())
    assert [one.name for one in ours] == ["log-1.jsonl", "log-2.jsonl"]
    assert run(["verify", *map(str, ours)]) == 0
    assert run(["bot", "record"]) == 2
    assert run(["bot", "record", str(tmp_path / "none")]) == 2

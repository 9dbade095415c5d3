"""Why something did not count, and the smallest change that would do."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from windroos.books.catalog import IDS, rules
from windroos.books.house import load_house
from windroos.cli import main
from windroos.errors import OptionError
from windroos.notation import parse
from windroos.rules.rule import Value
from windroos.scoring.changes import HandChange, likeness
from windroos.scoring.score import score
from windroos.scoring.why import WhyNot, why_not
from windroos.tiles import kind_of as found


def kind_of(text: str) -> int:
    kind = found(text)
    assert kind is not None
    return kind


SOUTH = "[345p] [567s] 234m 678m 3s +3s discard S/E"
EAST = "444m 666p RRR 1m 9p 2s 8s E/E"


def ask(text: str, item: str, id: str = "groenehart2011", **options: Value) -> WhyNot:
    read = parse(text)
    return why_not(score(rules(id, options), read.hand, read.situation), item)


def codes(answer: WhyNot) -> list[str]:
    return [reason.code for reason in answer.reasons]


def kinds(mask: int) -> set[int]:
    return {kind for kind in range(34) if mask >> kind & 1}


def test_what_counts_is_said_to_count() -> None:
    answer = ask(EAST, "pung_eenvoudig_dicht")
    assert answer.counts
    assert answer.reasons[0].number == 2
    assert answer.change == ()


def test_the_only_tile_counts_where_the_hand_holds_all_of_the_other() -> None:
    """Ruling N19: four characters 7 in a kong leave characters 4 alone, as `waits` says."""
    assert codes(ask("[7777m] [RRR] [GGG] 56m 22p +4m discard S/E", "enig_mogelijke_steen")) == ["counts"]
    assert codes(ask("[777m] [RRR] [GGG] 56m 22p +4m discard S/E", "enig_mogelijke_steen")) != ["counts"]


def test_what_was_replaced() -> None:
    reason = ask("19m19p19s ESWN PGR +1m S/E", "schoon").reasons[0]
    assert (reason.code, reason.other) == ("replaced", "dertien_wezen")


def test_counted_points_go_before_half_a_limit() -> None:
    text = "OOO RR 11s 22s 33m 44m f1 g1 E/E"
    assert codes(ask(text, "zeven_tweelingen_wachtend", flowers=True)) == ["by_points"]
    assert codes(ask(text.replace(" f1 g1", ""), "zeven_tweelingen_wachtend")) == ["counts"]


def test_a_hand_outside_sets_must_be_concealed() -> None:
    answer = ask("(1111z) 22z 33z 44z 55z 66z E/E", "tweelingen_troef_wachtend")
    assert codes(answer) == ["melds"]


def test_off_by_an_option() -> None:
    reason = ask(EAST, "geluksteen").reasons[0]
    assert (reason.code, reason.other, reason.value) == ("off_option", "flowers", True)


def test_off_by_an_option_of_settling_or_play() -> None:
    reason = ask("(1111s) 23m 456p 666s 55m +4m S/E", "bamboe_1", "hongkong").reasons[0]
    assert (reason.code, reason.other, reason.value) == ("off_option", "bamboo_one_bonus", 1)
    reason = ask("222m 333p 13s 99s RRR +2s W/E", "seizoensteen", "nmv144", flowers=False).reasons[0]
    assert (reason.code, reason.other, reason.value) == ("off_option", "flowers", True)


def test_off_by_the_house() -> None:
    house = load_house('rules = "groenehart2011"\n[items.vier_chows]\ncount = false')
    read = parse(SOUTH)
    assert codes(why_not(score(house.rules, read.hand, read.situation), "vier_chows")) == ["off_house"]


def test_another_option_would_count_it() -> None:
    reason = ask("11s 222s 333s 444s 66s +6s wall S/E", "jade").reasons[0]
    assert (reason.code, reason.other, reason.value) == ("option", "jade_bamboo_1", True)


def test_only_for_the_winner_or_only_for_the_others() -> None:
    assert codes(ask(EAST, "vier_chows")) == ["winner_only"]
    assert codes(ask(EAST, "dertien_wezen")) == ["winner_only"]
    assert codes(ask(SOUTH, "dertien_wezen_wachtend")) == ["loser_only"]


def test_no_mahjong() -> None:
    answer = ask("[345p] [567s] 234m 678m 3s +9s discard S/E", "vier_chows")
    assert codes(answer) == ["no_mahjong"]
    assert answer.change == ()


def test_another_reading_has_it_and_pays_less() -> None:
    answer = ask("111222333s 99s 78m +9m wall S/E", "vier_chows")
    assert codes(answer) == ["other_reading"]
    read = parse("111222333s 99s 78m +9m wall S/E")
    scored = score(rules("groenehart2011"), read.hand, read.situation)
    assert 0 < answer.reasons[0].number < scored.would_be


def test_tiles_are_missing() -> None:
    waiting = ask("19m19p19s ESWN PG 5m S/E", "dertien_wezen_wachtend")
    assert [(reason.code, reason.number) for reason in waiting.reasons] == [("missing", 2)]
    assert waiting.change == (HandChange("tile", old=(kind_of("5m"),), new=waiting.change[0].new),)
    assert waiting.then is not None
    assert waiting.then.limit == "dertien_wezen_wachtend"


def test_what_stands_in_the_way() -> None:
    answer = ask(SOUTH, "zuiver")
    assert codes(answer) == ["in_the_way"]
    assert kinds(answer.reasons[0].number) == {kind_of(t) for t in ("3p", "4p", "5p", "3s", "5s", "6s", "7s")}
    assert answer.change == ()
    clean = ask(SOUTH, "schoon")
    assert sorted(codes(clean)) == ["honours", "in_the_way"]


@pytest.mark.parametrize(
    ("item", "kinds_of_step", "total"),
    [
        ("zelf_gepakt", ["by"], 104),
        ("laatste_steen", ["by", "last"], 208),
        ("geheel_verborgen", ["by", "conceal", "conceal"], 416),
        ("paar_draken", ["set"], 52),
        ("hemel", ["first14", "conceal", "conceal"], 2000),
    ],
)
def test_the_smallest_change(item: str, kinds_of_step: list[str], total: int) -> None:
    answer = ask(SOUTH, item)
    assert [step.kind for step in answer.change] == kinds_of_step
    assert answer.then is not None
    assert answer.then.would_be == total
    assert item in [line.entry.id for line in answer.then.lines if line.replaced_by is None]


def test_the_likest_set_is_found() -> None:
    simple = ask("[345p] [567s] 234m 678m 1s +1s discard S/E", "pure_eenvoud")
    assert simple.change == (HandChange("set", old=(18, 18), new=(19, 19)),)
    assert simple.then is not None
    assert simple.then.legal


def test_no_small_change_is_said_to_be_none() -> None:
    answer = ask("[222s] 333s 444s 66s 88s +6s discard S/E", "drie_draken")
    assert (answer.change, answer.then) == ((), None)


def test_a_change_that_takes_no_points_away_goes_first() -> None:
    answer = ask("444m 666p RRR 1m 9p 2s G E/E", "paar_draken")
    assert answer.change[0].new == (kind_of("6z"),)  # and not the third red dragon, which would break the pung
    assert answer.then is not None
    assert answer.then.total == 72


def test_a_dead_hand_counts_nothing() -> None:
    read = parse("[WWWW] [EEE] 11p 99s 9m G W/E")
    scored = score(rules("groenehart2011"), read.hand, read.situation, dead_hand=True)
    assert codes(why_not(scored, "schoon", dead_hand=True)) == ["dead"]


def test_an_unknown_item_names_those_that_look_like_it() -> None:
    with pytest.raises(OptionError) as wrong:
        ask(SOUTH, "schon")
    assert wrong.value.code == "no_such_item"
    assert "schoon" in str(wrong.value)


@settings(max_examples=25, deadline=None)
@given(st.sampled_from([SOUTH, EAST, "(1111m) [2222s] 333p 5z 789m +5z kong W/E"]), st.sampled_from(IDS), st.data())
def test_a_change_really_makes_it_count(text: str, id: str, data: st.DataObject) -> None:
    entry = data.draw(st.sampled_from(rules(id).entries))
    answer = ask(text, entry.id, id)
    assert answer.reasons or answer.change or answer.then is None
    if answer.then is not None:
        again = score(rules(id), answer.then.hand, answer.then.situation)
        assert entry.id in [line.entry.id for line in again.lines if line.replaced_by is None]
        assert not answer.counts


def test_likeness_prefers_shape_then_suit_then_number() -> None:
    chow, pung = (0, 1, 2), (0, 0, 0)
    assert likeness(chow, (1, 2, 3)) < likeness(chow, (9, 10, 11)) < likeness(chow, pung)


@pytest.mark.parametrize("id", IDS)
def test_every_item_can_be_asked_for_in_time_and_in_both_languages(id: str, capsys: pytest.CaptureFixture[str]) -> None:
    for entry in rules(id).entries[::4]:
        for lang in ("nl", "en"):
            assert main(["score", SOUTH, "--rules", id, "--why", entry.id, "--lang", lang]) == 0
            out = capsys.readouterr().out
            assert len(out.splitlines()) >= 2
            assert "{" not in out
            assert all(len(line) <= 80 for line in out.splitlines()[1:])


@pytest.mark.parametrize("name", ["geheel_verborgen", "Geheel verborgen spel", "FULLY concealed hand"])
def test_a_name_will_do_for_an_id(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["score", SOUTH, "--why", name, "--lang", "nl"]) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert "zelf gepakt van de muur en met K345 en B567 dicht. Dan was de hand 416 waard" in said

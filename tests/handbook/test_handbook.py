"""The handbook: every item of every rule set with an example that is one, how it is played, search, card, practice."""

from __future__ import annotations

import re
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tools.examples import text_of
from windroos.books.catalog import IDS, book_words, rule_set, rules
from windroos.books.house import load_house
from windroos.handbook.book import Handbook, book_of, changes
from windroos.handbook.card import card_of
from windroos.handbook.clauses import fan_rows, playing, settling
from windroos.handbook.examples import examples, read_example, shown, written
from windroos.handbook.picture import TileGroup, picture
from windroos.handbook.practice import HANDS, Answer, check, deal, has_doubles
from windroos.handbook.search import one_apart, search, stem, whole_index, words_of
from windroos.handbook.wording import figure, sentence
from windroos.notation import parse
from windroos.rules.rule import Value
from windroos.rules.schemes import DOUBLES
from windroos.scoring.score import score
from windroos.text.books import renamed
from windroos.text.handbook import CLAUSES, SECTIONS
from windroos.text.words import Lang

LANGS: tuple[Lang, ...] = ("nl", "en")


@cache
def plain_book(id: str) -> Handbook:
    """The book with its own options."""
    return book_of(rules(id))


def lit(groups: tuple[TileGroup, ...]) -> list[int]:
    return [tile.kind for group in groups for tile in group.tiles if tile.lit]


@pytest.mark.parametrize("id", IDS)
def test_every_item_has_an_example_in_which_it_counts(id: str) -> None:
    book = plain_book(id)
    wanted = [entry.id for entry in book.rules.entries] + [special.formation.id for special in book.specials]
    for item in wanted:
        example = shown(id, item)
        assert example is not None, item
        assert example.line.replaced_by is None
        assert item in (example.line.entry.id, example.score.limit)
        assert sum(len(group.tiles) for group in example.groups) >= 13
    assert set(examples(id)) == set(wanted)


@pytest.mark.parametrize("id", IDS)
def test_the_examples_are_what_the_tool_writes(id: str) -> None:
    text = rule_set(id).pages.examples.read_text("utf-8")
    assert text == text_of(id), "run: python3 tools/examples.py --write"
    for line in text.splitlines()[1:]:
        assert written(read_example(line)) == line


def test_lit_are_the_tiles_that_a_line_is_about() -> None:
    example = shown("nts2002", "pung_edel_open")
    assert example is not None
    assert lit(example.groups) == [33] * 3
    pair = shown("nts2002", "volmaken_paar")
    assert pair is not None
    assert sum(tile.lit for group in pair.groups for tile in group.tiles) == 1
    whole = shown("nts2002", "vier_chows")
    assert whole is not None
    assert lit(whole.groups) == []


@pytest.mark.parametrize("id", IDS)
def test_a_picture_shows_every_tile_once_and_the_winning_tile_in_its_set(id: str) -> None:
    for item in examples(id):
        example = shown(id, item)
        assert example is not None
        hand, win = example.score.hand, example.score.situation.win
        tiles = sorted(tile.kind for group in example.groups for tile in group.tiles)
        last = (win.tile,) if win is not None and win.tile >= 0 else ()
        assert tiles == sorted((*hand.concealed, *last, *hand.bonus, *(k for meld in hand.melds for k in meld.tiles())))
        assert sum(tile.won for group in example.groups for tile in group.tiles) == len(last)


def test_pe_ling_stands_beside_the_bamboo_that_it_completes() -> None:
    reading = parse("1233444556678s +1p discard S/E")
    groups = picture(score(rules("nts2002"), reading.hand, reading.situation))
    assert any([tile.kind for tile in group.tiles] == [18, 9] for group in groups)


def test_four_alike_of_a_loser_are_a_pung_and_one_more() -> None:
    reading = parse("2222m 777p 55s EE SS loser W/E")
    groups = picture(score(rules("nts2002"), reading.hand, reading.situation))
    assert [group.kinds for group in groups] == [(1, 1, 1), (15, 15, 15), (1,), (22, 22), (27, 27, 28, 28)]


@pytest.mark.parametrize("id", IDS)
@pytest.mark.parametrize("players", [3, 4, 5])
def test_how_it_is_played_and_settled_is_said_in_both_languages(id: str, players: int) -> None:
    chosen = rules(id, players=players)
    sections = (*playing(chosen), *settling(chosen))
    assert len(sections) >= 6
    for section in sections:
        assert section.id in SECTIONS
        assert section.source
        for clause in section.clauses:
            assert all(option in chosen.options for option in clause.options)
            assert "{" not in sentence(clause, "nl") + sentence(clause, "en")


@pytest.mark.parametrize(
    ("id", "said"),
    [
        ("nts2002", {"priority_irregular", "exempt_limits", "pays_exact"}),
        ("groenehart2011", {"priority_irregular", "exempt_limits", "pays_exact"}),
        ("hongkong", {"priority_orphans", "liable_decided", "liable_made", "seasons_claimed"}),
        ("nmv144", {"priority_special", "one_chow", "rounded_up"}),
        ("mcr", {"priority_turn", "pays_flowers"}),
    ],
)
def test_what_sets_a_book_apart_is_said(id: str, said: set[str]) -> None:
    chosen = rules(id)
    apart = {"priority_irregular", "priority_special", "priority_turn", "priority_orphans", "exempt_limits"}
    apart |= {"pays_exact", "liable_decided", "liable_made", "seasons_claimed", "one_chow", "rounded_up"}
    apart |= {"pays_flowers"}
    codes = {clause.code for part in (*playing(chosen), *settling(chosen)) for clause in part.clauses}
    assert codes & apart == said


def test_examples_that_hang_on_a_wind_say_so() -> None:
    assert [item for item in examples("nts2002") if by_winds("nts2002", item)] == [
        "paar_ronde", "paar_eigen_wind", "pung_eigen_wind", "pung_ronde",
    ]  # fmt: skip
    assert by_winds("hongkong", "eigen_seizoen")
    assert not by_winds("hongkong", "pung_draken")


def by_winds(id: str, item: str) -> bool:
    example = shown(id, item)
    assert example is not None
    return example.by_winds


@pytest.mark.parametrize("id", IDS)
def test_examples_are_plain(id: str) -> None:
    """No kong where an item is not about one; no four alike on the rack as two pairs."""
    for item, example in examples(id).items():
        tiles = example.notation.split(" +")[0]
        if "wind" in item or item in ("zeven_tweelingen", "seven_pairs", "schoon", "zuiver", "tweelingen_troef"):
            assert not re.search(r"([0-9])\1\1\1", tiles), item


def test_no_words_of_a_clause_are_left_over() -> None:
    more: list[dict[str, Value]] = [{}, {"players": 3}, {"players": 5}, {"dragon_round": True}]
    more += [{"chips": True, "flowers": True}, {"bell": "stop"}, {"passed_claim": "mahjong"}, {"passed_claim": "off"}]
    more += [{"exempt": "irregular"}, {"minimum": 0}, {"bamboo_one_bonus": 20, "draw_pot": 10, "live_wall": "all"}]
    said: set[str] = set()
    for id in IDS:
        for options in more:
            known = {option.id: option for option in rules(id).rule_set.options}
            if all(key in known and value in known[key].values for key, value in options.items()):
                chosen = rules(id, options)
                said |= {clause.code for part in (*playing(chosen), *settling(chosen)) for clause in part.clauses}
    assert set(CLAUSES) == said


def test_options_touch_the_items_that_they_change() -> None:
    items = {item.entry.id: item for chapter in plain_book("nts2002").chapters for item in chapter.items}
    assert items["drie_pungs_dicht"].options == ("open_kong_is_hidden",)
    assert "only_terminals_clean" in items["schoon"].options
    assert items["schoon"].replaced_by == ("zeer_schoon", "zuiver")
    assert plain_book("nts2002").option("four_pungs_double").items == ("vier_pungs",)


def test_figures_are_written_as_on_a_score_sheet() -> None:
    entries = {entry.id: entry for entry in rules("nts2002").entries}
    assert figure(entries["drie_pungs_dicht"], DOUBLES, "nl") == ("× 2", "1 verdubbeling")
    assert figure(entries["pe_ling"], DOUBLES, "nl") == ("+ 10", "punten")
    assert figure(entries["jade"], DOUBLES, "nl") == ("2.000", "limietspel")
    off = rules("nts2002", four_pungs_double=0).entry("vier_pungs")
    assert off is not None
    assert figure(off, DOUBLES, "en").value == "off"
    for book in map(plain_book, IDS):
        for entry in book.rules.entries:
            assert figure(entry, book.rules.rule_set.scheme, "en").value


def test_the_payment_table_is_the_book_s() -> None:
    rows = fan_rows(rules("hongkong"))
    assert rows[0] == (2, 4, 2, 4)
    assert rows[-1] == (0, 128, 64, 128)
    assert fan_rows(rules("mcr")) == ()


def house_book() -> Handbook:
    house = load_house(
        'name = "De Rode Draak"\nrules = "groenehart2011"\n[options]\nminimum = 1\nflowers = true\n'
        '[items.schoon]\ndoubles = 2\nname = "Halve kleur"\n[items.pe_ling]\ncount = false\n'
    )
    return book_of(house.rules, renamed(book_words(house.rules.id), house.names))


def test_what_house_rules_change_is_told() -> None:
    book = house_book()
    found = changes(book)
    options = [change.option.option.id for change in found if change.option]
    items = [change.item.entry.id for change in found if change.item]
    assert options == ["minimum", "flowers"]
    assert items == ["schoon", "pe_ling"]
    assert next(change.renamed for change in found if change.renamed) is not None
    card = card_of(book)
    assert card.changes == found
    assert "pe_ling" not in {item.entry.id for block in card.blocks for item in block.items}
    assert book.house == "De Rode Draak"
    assert all(changes(plain) == () for plain in map(plain_book, IDS))


@pytest.mark.parametrize("id", IDS)
def test_a_card_holds_every_item_that_counts(id: str) -> None:
    card = card_of(plain_book(id))
    drawn = {item.entry.id for block in card.blocks for item in block.items}
    drawn |= {item.entry.id for row in card.square or () for item in row}
    counting = {entry.id for entry in plain_book(id).rules.entries if entry.active}
    assert {entry for entry in counting - drawn if not entry.endswith("_wachtend")} <= {"bijzonder_spel"}
    assert bool(card.specials) == ("bijzonder_spel" in counting)
    assert not any(entry.endswith("_wachtend") for entry in drawn)
    assert card.waiting == any(entry.endswith("_wachtend") for entry in counting)


@pytest.mark.parametrize(
    ("query", "book", "anchor"),
    [
        ("kronkelende slang", "nts2002", "kronkelende_slang"),
        ("kronklende", "nts2002", "kronkelende_slang"),
        ("KRINGEN 5", "nts2002", "bloeiende_bloemen_kringen_5"),
        ("dots 5", "nts2002", "bloeiende_bloemen_kringen_5"),
        ("N6", "groenehart2011", "open_kong_is_hidden"),
        ("ënig", "nmv144", "enig_mogelijke_steen"),
        ("grote wijz", "hongkong", "drie_grote_wijzen"),
        ("mixed triple", "mcr", "mixed_triple_chow"),
        ("pao", "hongkong", "liability"),
        ("dode hand", "nts2002", "dead_hand"),
        ("dood spel", "mcr", "dead_hand"),
        ("stokken 1", "hongkong", "bamboe_1"),
    ],
)
def test_search_finds(query: str, book: str, anchor: str) -> None:
    found = dict(search(query))
    assert anchor in [one.anchor for one in found[book]][:5]


def test_every_item_is_found_by_its_name() -> None:
    for one in whole_index().found:
        if one.kind in ("item", "special"):
            for lang in LANGS:
                if words_of(one.name.to(lang)):
                    assert one in dict(search(one.name.to(lang))).get(one.rules, ()), one


@given(st.text(max_size=200))
def test_search_takes_anything(query: str) -> None:
    for _, group in search(query):
        assert group


def test_one_letter_may_be_wrong() -> None:
    assert all(one_apart("kong", other) for other in ("kang", "kon", "kongs", "okng", "knog"))
    assert not any(one_apart("kong", other) for other in ("kong", "kangs", "ko", "gnok"))


@pytest.mark.parametrize("id", IDS)
def test_practice_is_the_same_for_the_same_seed_and_worth_counting(id: str) -> None:
    chosen = rules(id)
    for seed in ("roos", "draak", "3"):
        hands = [deal(chosen, seed, number) for number in range(HANDS)]
        assert [one.hand for one in hands] == [deal(chosen, seed, number).hand for number in range(HANDS)]
        assert len({one.hand for one in hands}) == HANDS
        assert all(one.would_be > 0 for one in hands)
        assert len({one.would_be for one in hands}) > 2
    losers = [one for one in hands if one.situation.win is None]
    assert bool(losers) == has_doubles(chosen)


@pytest.mark.parametrize("id", IDS)
def test_the_right_answer_is_right_and_another_is_not(id: str) -> None:
    for number in range(HANDS):
        scored = deal(rules(id), "antwoord", number)
        if scored.limit is not None:
            assert check(scored, Answer(limit=scored.would_be)).right
            assert not check(scored, Answer(points=scored.would_be)).right
        else:
            assert check(scored, Answer(scored.points, scored.doubles)).right
            assert not check(scored, Answer(scored.points + 2, scored.doubles)).right
            assert not check(scored, Answer(limit=scored.would_be)).right


def test_an_answer_is_told_what_it_forgot() -> None:
    reading = parse("234m 678m 3s [345p] [567s] +3s discard S/E")
    scored = score(rules("groenehart2011"), reading.hand, reading.situation)
    assert check(scored, Answer(22, 2)).forgotten == ("enig_mogelijke_steen",)
    assert check(scored, Answer(20, 1)).forgotten == ("enig_mogelijke_steen", "volmaken_paar", "vier_chows")
    assert check(scored, Answer(26, 2)) == (False, -2, 0, ())


@pytest.mark.parametrize(("lang", "forced"), [("nl", "niets veiligers"), ("en", "nothing safer")])
def test_a_tile_for_the_last_dangerous_hand_is_safe_only_for_who_is_forced(lang: Lang, forced: str) -> None:
    """Fu Hing, p. 14: "worden zij echter gedwongen te kiezen"; the referee's part is in `test_danger`."""
    question, answers = book_words("hongkong").options["dangerous_hands"]
    assert forced in f"{question.to(lang)} {answers['last_is_safe'].to(lang)}"
    assert forced in CLAUSES["liable_order"].to(lang)


@pytest.mark.parametrize(
    ("query", "book", "anchor"),
    [
        ("gele trui", "nmv144", "match"),
        ("gele trui", "nts2002", "match"),
        ("Hoeveel punten krijg ik voor een pung draken?", "nts2002", "pung_draken"),
        ("wie betaalt bij valse mahjong", "nts2002", "mistakes"),
        ("What is a dead hand?", "mcr", "dead_hand"),
        ("mag ik een kong roven?", "groenehart2011", "kongroof"),
        ("verdubbelt", "nts2002", "minimum"),
    ],
)
def test_a_whole_question_finds_something(query: str, book: str, anchor: str) -> None:
    groups = search(query, first=book)
    assert groups[0][0] == book
    assert anchor in [one.anchor for one in groups[0][1]][:4]


def test_the_book_that_somebody_reads_comes_first() -> None:
    for id in IDS:
        assert search("draak", first=id)[0][0] == id
    assert [id for id, _ in search("draak", first="mcr")][1:] == [id for id, _ in search("draak") if id != "mcr"]


def test_words_that_are_bent_have_one_stem() -> None:
    for words in (
        ("betaalt", "betalen", "betaal"),
        ("verliezers", "verliezer"),
        ("winnen", "winn"),
        ("draken", "draak"),
    ):
        assert len({stem(word) for word in words}) == 1, words
    assert stem("op") == "op"

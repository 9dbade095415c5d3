"""The command as a person meets it: its help, what it says when something is wrong, and every word that it can say."""

import ast
import json
import re
import string
from collections.abc import Iterator

import pytest

import windroos
from tests.cli.terminal import EXAMPLE, ROOT, SOUTH, WIDTH, nets, refused, run
from tests.source import trees
from windroos.books import catalog
from windroos.books.catalog import IDS, book_words, rules
from windroos.cli import main
from windroos.text import explain as explain_words
from windroos.text.help import PAGES
from windroos.text.trouble import TROUBLE
from windroos.text.words import LANGS, Lang


@pytest.mark.parametrize("lang", ["nl", "en"])
def test_help_teaches_in_eighty_columns(lang: Lang, capsys: pytest.CaptureFixture[str]) -> None:
    for page in PAGES:
        out = run(capsys, "help", page, "--lang", lang)
        assert max(len(line) for line in out.splitlines()) <= WIDTH
    assert run(capsys, "--lang", lang) == run(capsys, "--help", "--lang", lang) == run(capsys, "help", "--lang", lang)
    assert run(capsys, "score", "--help", "--lang", lang) == run(capsys, "help", "score", "--lang", lang)
    assert run(capsys, "help", "notatie", "--lang", lang) == run(capsys, "help", "notation", "--lang", lang)


@pytest.mark.parametrize("lang", ["nl", "en"])
def test_the_examples_in_the_help_work(
    lang: Lang, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    import shlex

    monkeypatch.chdir(ROOT)
    tried = 0
    for words in PAGES.values():
        for line in words.to(lang).splitlines():
            at = line.find("windroos ")
            command = re.split(r"  +", line[at:])[0] if at >= 0 and line.startswith(" ") else ""
            if "'" in command or "=" in command or "show n" in command or "show g" in command:
                if re.search(r"\b(HAND|house|--jsonl|tafel\.txt|table\.txt)\b", command) or "|" in command:
                    continue
                if "windroos club" in command:  # one after another: test_club_commands, test_club_evening_cli
                    continue
                run(capsys, *shlex.split(command)[1:], "--lang", lang)
                tried += 1
    assert tried >= 8


def test_the_table_in_the_help_is_the_worked_example() -> None:
    for lang in ("nl", "en"):
        page = PAGES["table"].to(lang)
        block = page[page.index("  # ") : page.index("\n\nAchter" if lang == "nl" else "\n\nAfter")]
        table = "\n".join(line.strip() for line in block.splitlines())
        assert nets(table) == {"Marijke": 24, "Joost": 384, "Ineke": -244, "Henk": -164}


def test_the_house_rules_in_the_help_are_house_rules() -> None:
    from windroos.books.house import load_house

    for lang in ("nl", "en"):
        page = PAGES["house"].to(lang)
        block = page[page.index("  name = ") : page.index("\n\nBij" if lang == "nl" else "\n\nWith")]
        assert load_house("\n".join(line.strip() for line in block.splitlines())).name == "De Rode Draak"


def test_the_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "--version") == f"windroos {windroos.__version__}\n"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["scroe"], "scroe"),
        (["help", "me"], "me"),
        (["score"], "nothing to count"),
        (["score", "--seat"], "--seat"),
        (["score", "--sea", "E", "444m"], "--seat"),
        (["score", "--json=yes", "444m"], "--json"),
        (["score", "444m", "--seat", "Up"], "--seat"),
        (["score", "weg.txt"], "weg.txt"),
        (["score", "444x"], "column 4"),
        (["score", "444m 666p RRR 1m"], "10 tiles"),
        (["score", "444m 666p RRR 1m 9p 2s 8s", "--rules", "riichi"], "riichi"),
        (["score", "444m 666p RRR 1m 9p 2s 8s", "--set", "minimum"], "minimum"),
        (["score", "444m 666p RRR 1m 9p 2s 8s", "--set", "minimum=many"], "many"),
        (["score", "444m 666p RRR 1m 9p 2s 8s", "--why", "schon"], "schon"),
        (["score", "444m 666p RRR 1m 9p 2s 8s f1"], "bonus"),
        (["score", SOUTH.replace("S/E", "first14 wall E/E")], "first14"),
        (["score", "234m 678m 345p 567s 3s +3s first-discard last S/E"], "first and the last"),
        (["score", SOUTH, "--house", "weg.toml"], "weg.toml"),
        (["score", str(EXAMPLE), "--why", "schoon", "--player", "Piet"], "Piet"),
        (["waits"], "nothing to count"),
        (["waits", SOUTH], "13 tiles"),
        (["settle"], "nothing to count"),
        (["settle", "A=x", "B=3"], "A=x"),
        (["settle", "A=1", "B=2", "C=3", "D=4", "--winner", "Z"], "Z"),
        (["settle", "A=1"], "1 person plays"),
        (["settle", "A=1", "B=" + "9" * 5000], "is not a name"),
        (["settle", "A=1", "B=2", "C=3", "D=4", "--self"], "winner"),
        (["settle", "A=1", "B=2", "C=3", "D=4", "--flowers", "9" * 5000], "--flowers"),
        (["settle", str(EXAMPLE), str(EXAMPLE)], "is a file"),
        (["settle", str(EXAMPLE), "--winner", "Henk"], "--winner"),
        (["settle", "tests"], "Is a directory"),
        (["score", "tests"], "Is a directory"),
        (["score", ""], "nothing to count"),
        (["score", "-x", SOUTH], "error: -x does not"),
        (["score", "1m " * 3000], "there are 3000"),
        (["score", "kongs=²"], "number"),
        (["score", "+1m kongs=" + "9" * 5000], "number"),
        (["score", SOUTH, "--set", "minimum=" + "9" * 5000], "0..10"),
        (["score", SOUTH, "--set", "minimum="], 'cannot be ""'),
        (["score", SOUTH, "--player", "Henk"], "--player"),
        (["score", SOUTH, "--json", "--why", "schoon"], "--json"),
        (["score", str(EXAMPLE), "--seat", "S"], "--seat"),
        (["waits", str(EXAMPLE)], "is a file"),
        (["rules", "show", "mcr", "more"], "more"),
        (["rules", "show"], "no rules"),
        (["rules", "shw"], "shw"),
        (["--lang", "fr", "rules"], "fr"),
        (["--lang"], "--lang"),
    ],
)
def test_a_mistake_is_one_sentence_and_a_hint(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    for lang in ([], ["--lang", "nl"] if "--lang" not in words else []):
        err = refused(capsys, *lang, *words)
        assert err.startswith("fout: " if lang else "error: ")
        assert "\nhint: " in err
        assert "{" not in err
        if not lang:
            assert said in err


def test_a_mark_stands_under_what_cannot_be_read(capsys: pytest.CaptureFixture[str]) -> None:
    err = refused(capsys, "score", "[345p] [567x]").splitlines()
    assert err[1] == "  [345p] [567x]"
    assert err[2].index("^") - 2 == err[1].index("x") - 2


def test_a_fault_of_our_own_is_no_traceback_either(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise KeyError("oops")

    monkeypatch.setattr("windroos.cli.score.parse", broken)
    err = refused(capsys, "score", SOUTH, status=70)
    assert "KeyError" in err
    monkeypatch.setenv("WINDROOS_TRACEBACK", "1")
    with pytest.raises(KeyError):
        main(["score", SOUTH])


@pytest.mark.parametrize("id", IDS)
def test_no_word_of_a_rule_set_is_missing(id: str) -> None:
    words = book_words(id)
    rule_set = catalog.rule_set(id)
    headings = rules(id).headings
    assert {heading.id for heading in headings} <= set(words.headings)
    assert {entry.id for entry in rules(id).entries} <= set(words.entries)
    assert {option.id for option in rule_set.options} <= set(words.options)
    for pair in [words.name, words.book, *words.headings.values(), *(w for two in words.entries.values() for w in two)]:
        assert pair.nl
        assert pair.en
    for option in rule_set.options:
        if not isinstance(option.values, range) and any(isinstance(value, bool | str) for value in option.values):
            assert {str(value).lower() for value in option.values} <= set(words.options[option.id][1]), option.id


def spoken() -> set[str]:
    """The errors that are said in two languages: WindroosError and whatever is one."""
    defined = [node for tree in trees().values() for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    bases = {node.name: {ast.unparse(base) for base in node.bases} for node in defined}
    found, more = set[str](), {"WindroosError"}
    while more:
        found |= more
        more = {name for name, above in bases.items() if above & more} - found
    return found


def raised_codes() -> Iterator[tuple[str, str, str, set[str | None]]]:
    """Every `raise SomeError("code", key=...)` and `.fail("code", ...)` in the source, with the keys it gives."""
    names = spoken() | {"fail"}
    for path, tree in trees().items():
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call):
                continue
            name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
            if name not in names:
                continue
            for argument in node.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield path.name, name, argument.value, {keyword.arg for keyword in node.keywords}
                    break


GIVEN = {"house.py": {"place", "key"}, "formula_file.py": {"place", "key"}, "bmj.py": {"file"}}
"""Values that a reader's own `fail` adds."""


def test_every_error_has_its_words_in_both_languages() -> None:
    raised = list(raised_codes())
    assert len({code for _, _, code, _ in raised}) > 100, "codes are found at all"
    for file, name, code, keys in raised:
        trouble = TROUBLE[code]
        for words in (trouble.sentence, trouble.hint):
            for lang in LANGS:
                text = words.to(lang)
                assert text.strip(), (file, code)
                fields = {field for _, field, _, _ in string.Formatter().parse(text) if field}
                given = set(keys) | GIVEN.get(file, set()) | ({"column"} if name == "fail" else set())
                assert None in keys or fields <= given, (file, code)  # None: `**values`


def test_a_place_in_another_book_names_that_book(capsys: pytest.CaptureFixture[str]) -> None:
    """The book of 2002 has thirteen pages; the round of the green dragon stands in that of 2011."""
    out = " ".join(run(capsys, "rules", "show", "nts2002", "--lang", "en").split())
    assert "Groene Hart 2011, p. 19, 21" in out
    own = [int(page) for page in re.findall(r"(?<!Groene Hart 2011, )\bp\. (\d+)", out)]
    assert max(own) <= 13
    out = run(capsys, "score", "444m [GGG] 1579m 28p 3s loser E/G", "--rules=nts2002", "--set=dragon_round=true")
    assert "Groene Hart 2011, p. 19, 21" in out
    theirs = " ".join(run(capsys, "rules", "show", "groenehart2011").split())
    assert "· p. 19, 21 ·" in theirs
    assert "Groene Hart 2011, p." not in theirs


def test_a_pe_ling_shows_the_tile_that_was_taken(capsys: pytest.CaptureFixture[str]) -> None:
    out = run(capsys, "score", "234m 456m 567m 345s 1s +1p wall W/E", "--rules=nts2002", "--json")
    lines = json.loads(out)["lines"]
    shown = {tuple(line["tiles"]) for line in lines if line["rule"] in ("pe_ling", "zelf_gepakt", "volmaken_paar")}
    assert shown == {("1p",)}


def test_a_lost_bet_has_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    out = run(capsys, "score", "222m 333p 444s 666s N bet loser S/E", "--rules=nmv144", "--lang", "nl")
    assert re.search(r"Weddenschap verloren +0 +nr\. 88", out)


def test_flowers_are_told_beside_what_would_have_been(capsys: pytest.CaptureFixture[str]) -> None:
    hand = "[123m] 456p 678s 22m 34p f1 f2 +5p discard S/E"
    assert "2 + 2 flowers" in " ".join(run(capsys, "score", hand, "--rules=mcr", "--lang=en").split())
    assert "2 + 2 bloemen" in " ".join(run(capsys, "score", hand, "--rules=mcr", "--lang=nl").split())


def test_two_names_of_a_book_can_be_told_apart() -> None:
    """And each thing has one name: the chicken hand, the first part of G.A.U."""
    mcr = book_words("mcr").entries
    assert (mcr["all_simples"][0].nl, mcr["middle_tiles"][0].nl) == ("eenvoudige stenen", "middelste stenen")
    assert mcr["chicken_hand"][0].nl in book_words("hongkong").options["minimum"][1]["0"].nl
    assert book_words("nmv144").headings["gewone_punten"].en.endswith(explain_words.SUMS["counted"].en)

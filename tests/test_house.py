"""House rules: a file of changes on top of a book."""

from pathlib import Path

import pytest

from windroos.books.catalog import book_words, rules
from windroos.books.house import House, load_house, load_sent_house
from windroos.errors import HouseError, OptionError
from windroos.notation import parse
from windroos.scoring.score import Score, score
from windroos.text.books import renamed

CLEAN = "[444s] 11s 234s 678s SS +1s discard S/E"

HOUSE = """\
name = "De Rode Draak"
rules = "groenehart2011"

[options]
minimum = 1

[items.schoon]
doubles = 2
name = "Halve kleur"

[items.volmaken_paar]
count = false
"""


def scored(house: House, text: str = CLEAN) -> Score:
    read = parse(text)
    return score(house.rules, read.hand, read.situation)


def test_a_house_counts_by_its_own_values() -> None:
    house = load_house(HOUSE)
    read = parse(CLEAN)
    book = score(rules("groenehart2011"), read.hand, read.situation)
    ours = scored(house)
    assert (book.doubles, ours.doubles) == (1, 2)
    assert (book.legal, ours.legal) == (False, True)
    assert house.rules.id == "groenehart2011"
    assert house.rules.name == house.name == "De Rode Draak"
    assert house.rules.value("minimum") == 1


def test_an_item_can_be_switched_off() -> None:
    text = "[345p] [567s] 234m 678m 3s +3s discard S/E"
    assert "volmaken_paar" not in [line.entry.id for line in scored(load_house(HOUSE), text).lines]
    assert scored(load_house(HOUSE), text).points == 22
    on = load_house('rules = "groenehart2011"\n[items.geluksteen]\ncount = true')
    entry = on.rules.entry("geluksteen")
    assert entry is not None
    assert entry.active


def test_an_item_can_be_renamed_in_one_language_or_both() -> None:
    words = renamed(book_words("groenehart2011"), load_house(HOUSE).names)
    assert (words.entry("schoon", "nl"), words.entry("schoon", "en")) == ("Halve kleur", "Halve kleur")
    assert words.meaning("schoon", "nl") == book_words("groenehart2011").meaning("schoon", "nl")
    both = load_house('rules = "nts2002"\n[items.schoon]\nnl = "Net"\nen = "Neat"')
    assert both.names["schoon"].to("nl") == "Net"
    assert both.names["schoon"].to("en") == "Neat"


def test_the_digest_is_the_houses_own_and_a_rename_does_not_change_it() -> None:
    book = rules("groenehart2011")
    house = load_house(HOUSE)
    assert house.rules.digest != book.digest
    assert load_house(HOUSE).rules.digest == house.rules.digest
    assert load_house(HOUSE.replace("Halve kleur", "Kleur")).rules.digest == house.rules.digest
    assert load_house(HOUSE.replace("doubles = 2", "doubles = 3")).rules.digest != house.rules.digest
    assert load_house('rules = "groenehart2011"').rules.digest == book.digest


def test_changes_are_listed_and_options_go_on_top() -> None:
    house = load_house(HOUSE, {"minimum": 3})
    assert house.changes == (("minimum", 1), ("schoon.doubles", 2), ("volmaken_paar.count", False))
    assert house.rules.value("minimum") == 3
    with pytest.raises(OptionError, match="minimun"):
        load_house(HOUSE, {"minimun": 3})


def test_other_books_have_awards_of_their_own() -> None:
    house = load_house('rules = "hongkong"\n[items.vier_chows]\nfan = 2')
    assert scored(house, "[345p] [567s] 234m 678m 3s +3s discard S/E").total == 3
    limit = load_house('rules = "nts2002"\n[items.dertien_wezen]\nlimit = 1500')
    assert scored(limit, "19m19p19s ESWN PGR +1m S/E").total == 1500


def test_a_club_can_have_its_own_formations(tmp_path: Path) -> None:
    (tmp_path / "lijst.toml").write_text('name = "Onze lijst"\nbase = "none"\n', "utf-8")
    (tmp_path / "huis.toml").write_text('rules = "nmv144"\nformations = "lijst.toml"\n', "utf-8")
    house = load_house(tmp_path / "huis.toml")
    assert house.name == "huis"
    assert house.rules.formations is not None
    assert house.rules.formations.rows == ()
    assert house.rules.digest != rules("nmv144").digest
    with pytest.raises(HouseError) as wrong:
        load_house('rules = "nmv144"\nformations = "weg.toml"')
    assert wrong.value.code == "formations_unreadable"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("\ufeffname = 'Lijst'\n", ""),
        ("x = " + "9" * 5000, "formations_toml"),
        ("x = " + "[" * 5000, "formations_toml"),
    ],
)
def test_a_list_of_formations_as_other_programs_write_it(text: str, code: str, tmp_path: Path) -> None:
    (tmp_path / "lijst.toml").write_text(text, "utf-8")
    (tmp_path / "huis.toml").write_text('rules = "nmv144"\nformations = "lijst.toml"\n', "utf-8")
    found = ""
    try:
        load_house(tmp_path / "huis.toml")
    except HouseError as wrong:
        found = wrong.code
    assert found == code


@pytest.mark.parametrize(
    ("old", "new", "code", "place", "key"),
    [
        ('rules = "groenehart2011"', "", "house_base", "TOML", ""),
        ("groenehart2011", "groenhart", "house_no_rules", "TOML:2", "rules"),
        ('rules = "groenehart2011"', "rules = 3", "house_no_rules", "TOML:2", "rules"),
        ('name = "De Rode Draak"', 'nam = "De Rode Draak"', "house_key", "TOML:1", "nam"),
        ('name = "De Rode Draak"', "name = 7", "house_type", "TOML:1", "name"),
        ('name = "De Rode Draak"', 'formations = "x.toml"', "house_no_formations", "TOML:1", "formations"),
        ("[options]", "options = 3\n[option]", "house_key", "TOML:5", "option"),
        ("minimum", "minimun", "house_no_option", "TOML:5", "options.minimun"),
        ("minimum = 1", 'minimum = "1"', "house_option", "TOML:5", "options.minimum"),
        ("minimum = 1", "minimum = 99", "house_option", "TOML:5", "options.minimum"),
        ("items.schoon", "items.schon", "house_no_item", "TOML:7", "items.schon"),
        ("doubles = 2", "double = 2", "house_key", "TOML:8", "items.schoon.double"),
        ("doubles = 2", "fan = 2", "house_award", "TOML:8", "items.schoon.fan"),
        ("doubles = 2", "limit = 2000", "house_award", "TOML:8", "items.schoon.limit"),
        ("doubles = 2", "doubles = -1", "house_type", "TOML:8", "items.schoon.doubles"),
        ("doubles = 2", "doubles = true", "house_type", "TOML:8", "items.schoon.doubles"),
        ("doubles = 2", "doubles = 1.5", "house_type", "TOML:8", "items.schoon.doubles"),
        ('"Halve kleur"', '""', "house_type", "TOML:9", "items.schoon.name"),
        ('"Halve kleur"', '"Halve\\nkleur"', "house_type", "TOML:9", "items.schoon.name"),
        ('"De Rode Draak"', '"De \\u001b[31mRode Draak"', "house_type", "TOML:1", "name"),
        ("doubles = 2", "doubles = " + "9" * 5000, "house_toml", "TOML", None),
        ("doubles = 2", "doubles = " + "[" * 5000, "house_toml", "TOML", None),
        ("count = false", 'count = "nee"', "house_type", "TOML:12", "items.volmaken_paar.count"),
        ("count = false", "count : false", "house_toml", "TOML:12:7", None),
        ("[items.schoon]", "[items.schoon", "house_toml", "TOML:7:14", None),
        ("count = false", "count = fals", "house_toml", "TOML:12:9", None),
    ],
)
def test_what_is_wrong_is_named_with_its_line_and_key(
    old: str, new: str, code: str, place: str, key: str | None
) -> None:
    assert old in HOUSE
    with pytest.raises(HouseError) as wrong:
        load_house(HOUSE.replace(old, new, 1))
    assert wrong.value.code == code
    assert wrong.value.values["place"] == place
    assert wrong.value.values.get("key") == key
    for lang in ("nl", "en"):
        assert wrong.value.sentence(lang).startswith(f"{place}: ")
        assert wrong.value.hint(lang)


def test_a_file_that_is_not_there_or_not_utf8(tmp_path: Path) -> None:
    with pytest.raises(HouseError) as gone:
        load_house(tmp_path / "weg.toml")
    assert gone.value.code == "house_unreadable"
    (tmp_path / "latin.toml").write_bytes(b'name = "Caf\xe9"\n')
    with pytest.raises(HouseError, match="UTF-8"):
        load_house(tmp_path / "latin.toml")


DEAR = {
    "a key of many parts": "a" + ".a" * 9_000 + " = 1\n",
    "a header of many parts": "[" + "a." * 998 + "a]\n" + "b = 1\n" * 1_000,
    "a key after a text over lines": "x = {a='''\n# ''', b" + ".b" * 5_000 + " = 1}\n",
    "a key behind a sign that only looks like a new line": "# \u2028\nb" + ".b" * 5_000 + " = 1\n",
    "quoted parts": '"a"' + '."a"' * 4_000 + " = 1\n",
    "too long": "a = 1\n" * 4_000,
}
"""What takes a reader of TOML seconds to hours."""


@pytest.mark.parametrize("text", DEAR.values(), ids=DEAR)
def test_what_would_take_long_to_read_is_not_read(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tomllib.loads", lambda _: pytest.fail("it is read"))
    with pytest.raises(HouseError) as wrong:
        load_house(text)
    assert wrong.value.code == "house_large"
    assert "20000" in wrong.value.hint("nl")


def test_dots_in_a_comment_are_no_key() -> None:
    assert load_house(HOUSE + "# " + "." * 60 + "\n").rules.digest == load_house(HOUSE).rules.digest


def test_what_was_sent_names_no_file_of_this_machine(tmp_path: Path) -> None:
    (tmp_path / "lijst.toml").write_text('name = "Onze lijst"\nbase = "none"\n', "utf-8")
    text = f'rules = "nmv144"\nformations = {str(tmp_path / "lijst.toml")!r}\n'
    assert load_house(text).rules.formations is not None
    with pytest.raises(HouseError) as wrong:
        load_sent_house(text)
    assert (wrong.value.code, wrong.value.values["place"]) == ("house_alone", "TOML:2")


def test_what_was_sent_builds_on_the_book_that_was_chosen() -> None:
    assert load_sent_house(HOUSE, rules="groenehart2011").rules.digest == load_house(HOUSE).rules.digest
    with pytest.raises(HouseError) as wrong:
        load_sent_house(HOUSE, rules="mcr")
    assert wrong.value.code == "house_other"
    assert "mcr" in wrong.value.sentence("nl")

"""The language of groups, and lists of a club: what they change, and a sentence for every mistake."""

from pathlib import Path

import pytest

from tests.formations.listed import EAST, LIST, ROWS, SOUTH, counts, hands_of, pack
from windroos.errors import HouseError
from windroos.rules import bmj, groups
from windroos.rules.formations import expand
from windroos.text.trouble.formations import TROUBLE


@pytest.mark.parametrize(
    ("text", "size", "choices"),
    [
        ("single of high", 1, 13),
        ("3 different pairs of winds", 6, 4),
        ("chow of any", 3, 21),
        ("chow of 1234m 34p", 3, 2),
        ("false pair", 2, 27),
        ("2 false pungs of 2468", 6, 4),
        ("own round dragons", 5, 1),
        ("pung of dragon_a", 3, 1),
        ("iiim jjjm kkm", 8, 1),
        ("11111m", 5, 0),
    ],
)
def test_groups(text: str, size: int, choices: int) -> None:
    group = groups.parse_group(text)
    bound = next(groups.bindings((group,), EAST, SOUTH))
    assert groups.size(group) == size
    assert len(groups.options(group, bound)) == choices


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("", ""),
        ("pung", "pung"),
        ("pung of", "of"),
        ("pung in winds", "in"),
        ("pung of wind", "wind"),
        ("3 of winds", "of"),
        ("0 pungs of any", "0"),
        ("2 chain of 1s and 2s", "of"),
        ("chain of 1s 2s", "2s"),
        ("false pair of 2s", "2s"),
        ("89z", "89z"),
        ("12", "12"),
        ("12x", "12x"),
        ("2 different", "different"),
    ],
)
def test_what_is_not_a_group(text: str, word: str) -> None:
    with pytest.raises(groups.GroupError) as problem:
        groups.parse_group(text)
    assert problem.value.word == word


def test_club_changes_and_adds() -> None:
    club = bmj.load_formations(
        """
        name = "De Rode Draak"
        drop = ["plein"]

        [[formation]]
        id = "ketting_bamboe"
        number = 31
        nl = "Ketting"

        [[formation]]
        id = "jade"
        en = "All green"

        [[formation]]
        id = "windval"
        number = 12
        nl = "Windval"
        en = "Windfall"
        value = 500
        open = false
        groups = ["winds", "5 pairs of 123456789a"]
        """
    )
    rows = {row.id: row for row in club.rows}
    assert club.name == "De Rode Draak"
    assert set(rows) == set(ROWS) - {"plein"} | {"windval"}
    assert rows["ketting_bamboe"].number == 31
    assert rows["ketting_bamboe"].name == ("Ketting", "Bamboo chain")
    assert rows["ketting_bamboe"].forms == ROWS["ketting_bamboe"].forms
    assert rows["ketting_bamboe"].certainty == "club"
    assert rows["jade"].certainty == "derived", "another word changes nothing"
    found = club.match(pack(counts("1122334455m 1234z")), True, EAST, EAST, 0)
    assert club.rows[found - 1].id == "windval"


def test_club_replaces_the_list() -> None:
    assert bmj.load_formations('base = "none"').rows == ()
    derived = bmj.load_formations('base = "derived"')
    assert {row.certainty for row in derived.rows} == {"certain", "derived"}
    assert bmj.load_formations("").rows == LIST.rows
    forms = 'base = "none"\n[[formation]]\nid = "trap"\nnl = "T"\nen = "T"\nvalue = 250\nopen = false\n'
    alone = bmj.load_formations(forms + 'forms = [["2446668888a", "winds"], ["7z", "1112345678999a"]]')
    assert len(list(expand(alone.rows[0], EAST, EAST))) == 6


def test_a_row_changed_in_its_tiles_forgets_its_rarity() -> None:
    changed = bmj.load_formations('[[formation]]\nid = "hachi_ban"\ngroups = ["12345678a", "3 pairs of winds"]')
    row = changed.rows[changed.place("hachi_ban") - 1]
    assert row.deals is None
    assert len(hands_of(row)) == 3 * (4 + 4 * 3)


def test_digest_follows_the_content() -> None:
    same = bmj.load_formations("")
    assert same.digest == LIST.digest
    changes = ["number = 30", 'nl = "Jade!"', "value = 500", "open = false", 'groups = ["4 pungs of 2468s 6z", "33s"]']
    digests = {bmj.load_formations(f'[[formation]]\nid = "jade"\n{change}').digest for change in changes}
    assert len(digests | {LIST.digest, bmj.load_formations('drop = ["jade"]').digest}) == len(changes) + 2


NEW = '[[formation]]\nid = "nieuw"\nnl = "N"\nen = "N"\nvalue = 500\nopen = false\n'


WRONG = {
    "formations_large": "a" + ".a" * 5_000 + " = 1",
    "formations_toml": 'name = "x"\n[[formation]\n',
    "formations_key": 'title = "x"',
    "formation_key": NEW + 'groups = ["winds"]\ncolour = "red"',
    "formation_type": NEW + 'groups = "winds"',
    "formation_choice": '[[formation]]\nid = "jade"\nvalue = 750',
    "formation_missing": NEW.replace("value = 500\n", "") + 'groups = ["high", "single of high"]',
    "formation_id": NEW.replace("nieuw", "Nieuw spel") + 'groups = ["high", "single of high"]',
    "formation_twice": 2 * (NEW + 'groups = ["high", "single of high"]\n'),
    "formation_not_there": 'drop = ["kring"]',
    "formation_kinds": NEW + 'groups = ["high", "single of high"]\nsituation = "heaven"',
    "formation_group": NEW + 'groups = ["high", "single of hihg"]',
    "formation_size": NEW + 'groups = ["high"]',
    "formation_impossible": NEW + 'groups = ["1111222233334m", "single of 123m"]',
    "formation_wide": NEW + 'groups = ["4 pungs of any", "pair of any"]',
    "formation_pairs_open": NEW.replace("false", "true") + 'groups = ["7 pairs of any"]',
    "formation_waiting": NEW + 'groups = ["high", "single of high"]\nwaiting = "1112345678999a"',
}


@pytest.mark.parametrize(("code", "text"), WRONG.items())
def test_what_is_wrong_with_a_list(code: str, text: str, tmp_path: Path) -> None:
    path = tmp_path / "club.toml"
    path.write_text(text, "utf-8")
    with pytest.raises(HouseError) as trouble:
        bmj.load_formations(path)
    assert trouble.value.code == code
    assert trouble.value.sentence("nl").startswith("club.toml")
    assert trouble.value.sentence("en").startswith("club.toml")
    row = trouble.value.values.get("row")
    assert not row or f"{row}" in str(trouble.value)
    assert trouble.value.hint("nl") != trouble.value.hint("en")


def test_unreadable_lists(tmp_path: Path) -> None:
    broken = tmp_path / "club.toml"
    broken.write_bytes(b'name = "\xff"')
    for path in (tmp_path / "absent.toml", tmp_path, broken):
        with pytest.raises(HouseError) as trouble:
            bmj.load_formations(path)
        assert trouble.value.code == "formations_unreadable"
        assert path.name in str(trouble.value)


def test_every_code_is_raised_here() -> None:
    assert set(WRONG) | {"formations_unreadable"} == set(TROUBLE)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ('name = "x"\n[[formation]\n', "line 2"),
        ('name = "x"\nbase = [', "line 2"),
        ("name = 5", "`name = 5`"),
        ('base = "some"', "all, derived, certain, none"),
        ("drop = [5]", "drop = [5]"),
        ("[formation]\nid = 5", "formation = {id = 5}"),
        ("[[formation]]\nnl = true", "[#1] `nl = true`"),
        ("[[formation]]\nvalue = 500", "[#1]: `id` is missing"),
        ('[[formation]]\nid = "jade"\nnumber = -1', "`number = -1`"),
        ('[[formation]]\nid = "jade"\nforms = []', "`groups` is missing"),
        ('[[formation]]\nid = "jade"\nforms = [["winds"], []]', "4 tiles, not 14"),
        (NEW + 'groups = ["4 pungs of any", "pare of any"]', "`pare` cannot"),
        (NEW + 'situation = "hell"', "heaven, indirect_heaven"),
        (NEW + 'situation = "heaven"\nwaiting = "1112345678999a"', "waiting"),
    ],
)
def test_sentences_say_where(text: str, words: str) -> None:
    with pytest.raises(HouseError) as trouble:
        bmj.load_formations(text)
    assert words in str(trouble.value)
    assert "{" not in trouble.value.sentence("nl").replace("{id = 5}", "")

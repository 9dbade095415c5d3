"""Formula files: what each wrong one is told, with the line, the key and what may have been meant."""

from __future__ import annotations

import pytest

from tests.club_golden import FOLDER as GOLDEN
from windroos.reckoning.errors import ReckoningError
from windroos.reckoning.formula_file import FOLDER, PRESETS, SHIPPED, preset, read, toml_of
from windroos.reckoning.formula_keys import TABLES
from windroos.reckoning.tournament_saying import prizes_text
from windroos.reckoning.tournament_stages import SPECIAL_PRIZES, LateStage, OffenceStage, RoundStage, SubstituteStage
from windroos.text.words import LANGS

WRONG = {
    'naam = "Ons"': ("formula_key", "TOML:1", "naam", "name"),
    "[table]\nscle.4 = [4, 2, 1, 0]": ("formula_key", "TOML:3", "table.scle", "scale"),
    '[tabel]\nties = "share"': ("formula_key", "TOML:2", "tabel", "table"),
    "season = 3": ("formula_type", "TOML:2", "season", "[season]"),
    "[table]\nscale.6 = [4]": ("formula_key", "TOML:3", "table.scale.6", "scale.4"),
    "[table]\nscale.5 = [4, 2, 1, 0]": ("formula_scale_length", "TOML:3", "table.scale.5", "5"),
    "[table]\nscale.4 = [4, 1, 2, 0]": ("formula_scale_rises", "TOML:3", "table.scale.4", "[4, 2, 1, 0]"),
    "[table]\nscale.4 = [4, 2, 1, 0.5]": ("formula_float", "TOML:3", "table.scale.4", '"1/2"'),
    '[table]\nmeasure = "tablepoints"': ("formula_word", "TOML:3", "table.measure", "table_points"),
    '[table]\nmeasure = "table_points"': ("formula_scale_none", "TOML:3", "table.measure", "scale.4"),
    '[table]\norder = ["points", "mahjong"]': ("formula_word", "TOML:3", "table.order", "mahjongs"),
    "[ranking]\norder = []": ("formula_type", "TOML:3", "ranking.order", '["points", "-caused"]'),
    "[attendance]\nbonus = true": ("formula_type", "TOML:3", "attendance.bonus", '"1/2"'),
    '[attendance]\nbonus = "1/0"': ("formula_type", "TOML:3", "attendance.bonus", '"1/2"'),
    '[season]\nkeep = "most"': ("formula_type", "TOML:3", "season.keep", "{best = 5}"),
    "[season]\nkeep = {best = 5, trim = [[10, 1, 1]]}": ("formula_type", "TOML:3", "season.keep", "{best = 5}"),
    "[season]\nkeep = {bst = 5}": ("formula_key", "TOML:3", "season.keep.bst", "best"),
    '[season]\nkeep = {best_share = "5/4"}': ("formula_type", "TOML:3", "season.keep.best_share", "3/4"),
    "[season]\nkeep = {trim = [[3, 2, 1]]}": ("formula_type", "TOML:3", "season.keep.trim", "[[10, 1, 1], [20, 2, 2]]"),
    '[season]\nkeep = {best = 9}\n[periods]\nscheme = "evenings"\nevenings = 7': (
        "formula_best",
        "TOML:3",
        "season.keep",
        "7",
    ),
    '[season]\ncatch_up = {until = "morgen"}': ("formula_type", "TOML:3", "season.catch_up.until", "2025-02-01"),
    '[periods]\nscheme = "quarters"\nnames = ["Een"]': ("formula_names", "TOML:4", "periods.names", ""),
    '[periods]\nscheme = "dates"\ndates = [2025-07-01, 2025-02-01]': (
        *("formula_type", "TOML:4", "periods.dates", "2025-07-01"),
    ),
    '[periods]\nscheme = "evenings"': ("formula_type", "TOML:2", "periods.evenings", "evenings = 7"),
    "[late]\nsteps = [[15, 20], [10, 10]]": ("formula_type", "TOML:3", "late.steps", "[[10, 10], [15, 20]]"),
    "[late]\nsteps = [[10, 20], [15, 10]]": ("formula_type", "TOML:3", "late.steps", "[[10, 10], [15, 20]]"),
    "[late]\nstep = [[10, 10]]": ("formula_key", "TOML:3", "late.step", "steps"),
    "[late]\nper_minute = 1000": ("formula_type", "TOML:2", "late.until", "until = 10"),
    "[late]\nuntil = 10\nsteps = [[10, 10]]\nper_minute = 1000": (
        *("formula_late_twice", "TOML:5", "late.per_minute", "per_minute"),
    ),
    "[rounds]\ncount = 3\n[late]\nadmitted_until = 4": ("formula_type", "TOML:5", "late.admitted_until", "0..3"),
    "[rounds]\nminutes = 90\nsignal = 90": ("formula_type", "TOML:4", "rounds.signal", "0..89"),
    '[rounds]\nafter_signal = "finish_hands"': ("formula_word", "TOML:3", "rounds.after_signal", "finish_hand"),
    '[substitute]\nduring = "outsite"': ("formula_word", "TOML:3", "substitute.during", "outside"),
    "[substitute]\nscore = -0.5": ("formula_float", "TOML:3", "substitute.score", '"-1/2"'),
    '[offences]\nlist = "mcr"': ("formula_word", "TOML:3", "offences.list", "mcr_"),
    "[offences]\nfouls = [0, 10, 5]": ("formula_type", "TOML:3", "offences.fouls", "[0, 5, 10, 20, 30]"),
    '[offences]\nreset = "session"': ("formula_word", "TOML:3", "offences.reset", "never"),
    '[seats]\napart = ["teams"]': ("formula_word", "TOML:3", "seats.apart", "team"),
    "[teams]\nsize = 4\nbest = 5": ("formula_team", "TOML:4", "teams.best", "best = 3"),
    "[prizes]\nplaces = 0": ("formula_type", "TOML:3", "prizes.places", "1..100"),
    '[final]\nrounds = [{name = "Finale", tables = [["oost.1", "a.1", "b.1"]]}]': (
        *("formula_seat", "TOML:3", "final.rounds", "stand.1"),
    ),
    'extends = "groenhart"': ("formula_extends", "TOML:2", "extends", "groenehart"),
    "source = 3": ("formula_type", "TOML:2", "source", '"..."'),
    "source = ": ("formula_toml", "TOML:2", "", ""),
}


@pytest.mark.parametrize("text", WRONG)
def test_a_wrong_file_is_told_where_and_what_was_meant(text: str) -> None:
    code, place, key, hint = WRONG[text]
    whole = text if text.startswith("naam") else f'name = "Ons"\n{text}'
    with pytest.raises(ReckoningError) as caught:
        read(whole)
    wrong = caught.value
    assert (wrong.code, str(wrong.values["place"]).split(":")[:2]) == (code, place.split(":"))
    assert wrong.values.get("key", "") == key
    assert hint in wrong.hint("en")
    for lang in LANGS:
        assert place.split(":", maxsplit=1)[0] in wrong.sentence(lang)
        assert "{" not in wrong.sentence(lang)


@pytest.mark.parametrize(("text", "code"), [("", "formula_name"), ("#" * 30_000, "formula_large")])
def test_a_file_has_a_name_and_an_end(text: str, code: str) -> None:
    with pytest.raises(ReckoningError) as caught:
        read(text)
    assert caught.value.code == code


def test_a_preset_that_is_not_there() -> None:
    with pytest.raises(ReckoningError, match="Perhaps: bamboe-acht"):
        preset("bamboo-acht")


@pytest.mark.parametrize("id", SHIPPED)
def test_a_shipped_formula_says_where_it_comes_from(id: str) -> None:
    formula = preset(id)
    assert formula.source
    assert formula.name
    assert len(formula.digest) == 64


def test_every_shipped_file_is_listed() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == set(SHIPPED)


def test_a_formula_on_top_of_another_changes_what_it_names_and_keeps_the_rest() -> None:
    base = preset("groenehart")
    own = read('extends = "groenehart"\nname = "Ons"\n[table]\nscale.3 = [4, 2, "1/2"]\n[season]\nkeep = {best = 5}')
    assert own.table.scales[4] == base.table.scales[4]
    assert own.table.scales[3] != base.table.scales[3]
    assert (own.season.keep, own.season.best) == ("best", 5)
    assert own.attendance == base.attendance
    assert own.source == base.source


def test_a_tree_becomes_toml_again() -> None:
    tree = {
        "name": 'Ons "spel"',
        "table": {"scale": {"4": [4, "1/2"]}, "situations": True},
        "final": {"rounds": [{"name": "a"}]},
    }
    import tomllib

    assert tomllib.loads(toml_of(tree)) == tree


def test_every_table_of_a_formula_can_be_read() -> None:
    text = """
        name = "Toernooi"
        kind = "tournament"
        [rounds]
        count = 4
        minutes = 90
        after_signal = "finish_hand"
        [seats]
        schedule = "fixed"
        apart = ["team"]
        [late]
        steps = [[10, 10], [15, 20]]
        [substitute]
        score = -15
        uma = -15
        before = "outside"
        [offences]
        fouls = [0, 5, 10, 20, 30]
        reset = "round"
        [teams]
        size = 4
        best = 3
        [prizes]
        places = 3
        highest_hand = true
    """
    tournament = read(text).tournament
    assert tournament.late == LateStage(steps=((10, 10), (15, 20)))
    assert tournament.offences == OffenceStage(fouls=(0, 5, 10, 20, 30), reset="round")
    assert tournament.substitute == SubstituteStage(score=-15, uma=-15, before="outside")
    assert tournament.rounds == RoundStage(count=4, minutes=90)
    assert (tournament.seats.apart, tournament.teams.best, tournament.prizes.places) == (("team",), 3, 3)
    assert read(text).lines.kinds == ("round",)
    assert {"rounds", "seats", "late", "substitute", "offences", "teams", "prizes"} <= set(TABLES)


def test_every_shipped_formula_has_a_season_reckoned_by_hand() -> None:
    """As a whole season, with what everybody has at its end: in a golden block or in a transcript."""
    seasons = GOLDEN.glob("*.txt")
    blocks = [block for path in seasons for block in path.read_text("utf-8").split("\n== ") if "avond 2" in block]
    whole = {line.partition(": ")[2] for block in blocks for line in block.splitlines() if line.startswith("formule: ")}
    told = "".join(path.read_text("utf-8") for path in (GOLDEN / "door").glob("*.txt"))
    lacking = [id for id in PRESETS if id not in whole and f'"formula": "{id}"' not in told]
    assert lacking == []


@pytest.mark.parametrize("prize", SPECIAL_PRIZES)
def test_each_prize_is_asked_for_by_its_key(prize: str) -> None:
    stage = read(f'name = "x"\n[prizes]\n{prize} = true\n').tournament.prizes
    assert (stage.special, prizes_text(stage, "en").count(",")) == ((prize,), 1)
    assert read('name = "x"\n[prizes]\nplaces = 2\n').tournament.prizes.special == ()

"""The European ranking, by its own examples."""

from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path

import pytest

from tests.command_line import run
from tests.tournament.door_of import ask
from windroos.tournament.errors import TournamentError
from windroos.tournament.exports import ema_names, plain
from windroos.tournament.mers import MersResult, base_rank, mers_score, weight_of


def test_ranks_of_places() -> None:
    assert base_rank(16, 3) == 867
    assert [base_rank(52, place) for place in (1, 2, 52)] == [1000, 980, 0]
    assert base_rank(17, 16) == 63
    assert base_rank(17, 16, "even") == 62
    assert base_rank(5, Fraction(5, 2)) == 625
    for players, place in ((1, 1), (16, 17), (16, 0)):
        with pytest.raises(TournamentError, match="There is no place"):
            base_rank(players, place)


def test_weights_of_tournaments() -> None:
    assert weight_of(2, 92, 7) == Fraction(7, 2)
    assert weight_of(1, 36, 3) == 1
    assert weight_of(3, 80, 10, championship=True) == Fraction(11, 2)


def test_scores_of_players() -> None:
    results = [MersResult(1, 387), MersResult(3, 835), MersResult(Fraction(5, 4), 200)]
    assert plain(mers_score(results)) == "468.05"
    assert mers_score([MersResult(1, 1000)] * 5) == 1000
    # Of ten results nine count: five, and four fifths of the other five.
    assert mers_score([MersResult(1, 900)] * 9 + [MersResult(5, 0)]) == 900
    assert mers_score([]) == 0


def test_the_command_speaks_json(capsys: pytest.CaptureFixture[str], tmp_path_factory: pytest.TempPathFactory) -> None:
    file = tmp_path_factory.mktemp("mers") / "asked.json"
    for asked, answer in (
        ('{"results": [[1, 387], [3, 835], [1.25, 200]]}', {"score": "468.05", "exact": "339336/725"}),
        ('{"results": [["5/4", 200]]}', None),
        ('{"players": 17, "place": 16}', {"rank": 63, "base_rank": 63}),
        ('{"days": 2, "players": 92, "countries": 7}', {"weight": "7/2"}),
    ):
        file.write_text(asked, "utf-8")
        assert run(["tournament", "mers", str(file), "--json"]) == 0
        said = json.loads(capsys.readouterr().out)
        assert answer is None or said == answer
    file.write_text('{"players": 17}', "utf-8")
    assert run(["tournament", "mers", str(file), "--json"]) == 2


def test_figures_and_names_of_the_european_file() -> None:
    figures = {Fraction(15, 2): "7.5", Fraction(19, 3): "6.33", Fraction(20, 3): "6.67", Fraction(-1, 3): "-0.33"}
    assert {one: plain(one) for one in figures} == figures
    assert [plain(one) for one in (0, 12, 100, -45, Fraction(-1, 1000))] == ["0", "12", "100", "-45", "0"]
    assert ema_names("Anna van den Berg") == ("Anna", "VAN DEN BERG")
    assert ema_names("Berg, Jan van den") == ("Jan", "VAN DEN BERG")


@pytest.mark.parametrize(("points", "wanted"), [("", "0"), ('[export]\npoints = "empty"\n', "")])
def test_riichi_has_table_points_of_nothing_or_none_as_its_formula_says(
    tmp_path: Path, points: str, wanted: str
) -> None:
    """In the file for the ranking, and in the older report."""
    toml = f'name = "Proef"\nkind = "tournament"\nextends = "riichi-ema"\n{points}'
    *_, file, report = ask(tmp_path, [
        {"do": "tournament", "id": "t", "toml": toml, "players": 4, "rounds": 1},
        *({"do": "entrant", "id": one, "name": f"{one} Jansen", "country": "NL"} for one in "ABCD"),
        {"do": "numbers", "seed": 1}, {"do": "schedule"},
        {"do": "result", "round": 1, "table": 1, "points": [42000, 31000, 31000, 16000]},
        {"do": "show", "what": "export", "as": "ema"}, {"do": "show", "what": "export", "as": "ema_report"},
    ])  # fmt: skip
    assert {line.split(",")[5] for line in file["text"].splitlines()[1:]} == {wanted}
    assert {str(row[5]) for row in report["rows"][1:]} == {wanted}

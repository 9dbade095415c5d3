"""Every formula that comes with Windroos is called something in both languages."""

from __future__ import annotations

from datetime import date

from windroos.club.club_events import SeasonSet
from windroos.club.seasons import season_called
from windroos.reckoning.formula_file import PRESETS, TOURNAMENT_PRESETS, preset
from windroos.reckoning.saying import formula_text
from windroos.text.formulas import NAMES, PARTS, SOURCES, formula_called, formula_source, part_called


def test_every_formula_has_its_name_in_both_languages_and_no_other_has() -> None:
    assert {preset(id).name for id in (*PRESETS, *TOURNAMENT_PRESETS)} == set(NAMES)
    assert formula_called("Pe-ling, tafelpunten", "en") == "Pe-ling, table points"
    assert formula_called("Gemiddelde", "nl") == "Gemiddelde"
    assert formula_called("Onze eigen", "en") == "Onze eigen", "a club's own is what its file says"


def test_periods_rounds_of_finals_and_titles_are_called_in_the_language_of_who_reads() -> None:
    shipped = set[str]()
    for one in map(preset, (*PRESETS, *TOURNAMENT_PRESETS)):
        shipped |= {*one.periods.names, *(stage.name for stage in one.final.rounds), one.title.name}
    assert {name.casefold() for name in shipped - {""}} == PARTS.keys()
    assert [part_called(name, "en") for name in ("Lente", "oost", "Halve finale", "Vijfde maan")] == [
        "Spring", "East", "Semi-final", "Vijfde maan",
    ]  # fmt: skip
    english = " ".join(formula_text(preset("bamboe-acht"), "en"))
    assert "East, South, West, North" in english
    assert "Semi-final" in english
    assert "east.1, south.1, west.2, north.2" in english
    assert "oost.1, zuid.1, west.2, noord.2" in " ".join(formula_text(preset("bamboe-acht"), "nl"))


def test_every_shipped_formula_says_where_it_is_from_in_both_languages() -> None:
    shipped = {preset(one).source for one in (*PRESETS, *TOURNAMENT_PRESETS)} - {""}
    assert shipped == SOURCES.keys()
    assert formula_source("Reglement van de Pe-ling-competitie", "en") == "Rules of the Pe-ling competition"
    assert formula_source("Onze vergadering", "en") == "Onze vergadering", "a club's own is what its file says"


def test_a_season_without_a_name_is_called_as_its_formula_is_in_the_language_of_who_reads() -> None:
    season = SeasonSet("s", date(2026, 9, 1), date(2027, 6, 30), preset("gemiddelde").text, "")
    assert season_called(season, "en") == "Mean 2026-2027"
    assert season_called(season, "nl") == "Gemiddelde 2026-2027"
    assert season_called(season._replace(name="Gemiddelde"), "en") == "Gemiddelde", "a club's own word"

"""Formulas from TOML files: the shipped ones, and a club's own.

A file says what differs from the defaults of `formula`, or with `extends` from a shipped formula. It has no expressions
and no code; numbers are whole, or fractions as text (`"1/2"`).
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from windroos.reckoning.errors import ReckoningError
from windroos.reckoning.formula import (
    AttendanceStage,
    CupStage,
    DeductionStage,
    EveningStage,
    FinalRound,
    FinalStage,
    Formula,
    LineStage,
    PeriodStage,
    RankingStage,
    SeasonStage,
    TableStage,
    TitleStage,
)
from windroos.reckoning.formula_keys import TABLES, TOP
from windroos.reckoning.formula_values import Reading, RefusedValueError
from windroos.reckoning.numbers import read_number
from windroos.reckoning.tournament_stages import (
    ExportStage,
    LateStage,
    OffenceStage,
    PrizeStage,
    RoundStage,
    SeatStage,
    SubstituteStage,
    TeamStage,
    TournamentStage,
    WallStage,
)
from windroos.rules.toml_text import SHOWN, TomlReader, near, read_toml

FOLDER: Final = Path(__file__).with_name("formulas")
PRESETS: Final = (
    *("groenehart", "peling-punten", "peling-tafelpunten", "bamboe-acht", "haagse-kringen", "rode-draak", "gemiddelde"),
    *("fuhing", "cbms", "nts-bond", "mcr-4210", "riichi-ema"),
)
"""Ids of the formulas that come with Windroos for seasons and cups; the last two are of tournaments too."""
TOURNAMENT_PRESETS: Final = (
    *("nts-toernooi", "groenehart-toernooi", "hongkong-toernooi", "nmv144-toernooi", "mcr-ema", "mcr-dertienwezen"),
    *("riichi-ema", "viertallen", "recreatief", "duplicaat-nts", "duplicaat-mcr"),
)
"""Ids of those for tournaments."""
SHIPPED: Final = tuple(dict.fromkeys((*PRESETS, *TOURNAMENT_PRESETS)))
"""All of them."""
_KINDS: Final = {"season": ("competition",), "cup": ("cup",), "tournament": ("round",)}
"""The evenings that count where a file does not say which."""


@cache
def preset(id: str) -> Formula:
    """A shipped formula; read at the first call. Raises ReckoningError `formula_preset`."""
    return read(preset_text(id), f"{id}.toml")


def preset_text(id: str) -> str:
    """The file of a shipped formula. Raises ReckoningError `formula_preset`."""
    if id not in SHIPPED:
        raise ReckoningError("formula_preset", preset=id[:SHOWN], near=near(id, SHIPPED))
    return (FOLDER / f"{id}.toml").read_text("utf-8")


def read(text: str, file: str = "TOML") -> Formula:
    """A formula from its text; `file` is what errors call it.

    Raises ReckoningError for whatever is wrong in it: `formula_toml`, `formula_large`, `formula_key`, `formula_type`,
    `formula_word`, `formula_float`, `formula_scale_length`, `formula_scale_rises`, `formula_scale_none`,
    `formula_best`, `formula_names`, `formula_seat`, `formula_name`, `formula_extends`, `formula_late_twice`,
    `formula_team`.
    """
    reader = _FormulaReader(file, text)
    tree = reader.tree()
    if "extends" in tree:
        tree = _merged(reader.extended(tree["extends"]), tree)
        text = toml_of(tree)
    return reader.formula(tree, text)


def _merged(base: Mapping[str, Any], own: Mapping[str, Any]) -> dict[str, Any]:
    """A tree on top of another: key by key of each table, and scales by number of players."""
    found = {**base, **own}
    found.pop("extends", None)
    for table, keys in base.items():
        if isinstance(keys, dict) and isinstance(own.get(table), dict):
            found[table] = {**keys, **own[table]}
            if isinstance(keys.get("scale"), dict) and isinstance(own[table].get("scale"), dict):
                found[table]["scale"] = {**keys["scale"], **own[table]["scale"]}
    return found


class _FormulaReader(TomlReader):
    """Checks one file of a formula."""

    error = ReckoningError
    broken = "formula_toml"
    large = "formula_large"

    def extended(self, id: object) -> dict[str, Any]:
        """The tree of the shipped formula that this one builds on."""
        if not isinstance(id, str) or id not in SHIPPED:
            self.fail("formula_extends", "extends", preset=str(id)[:SHOWN], near=near(str(id), SHIPPED))
        tree = read_toml(preset_text(id))
        return _merged(self.extended(tree["extends"]), tree) if "extends" in tree else tree

    def formula(self, tree: Mapping[str, Any], text: str) -> Formula:
        """The formula that the tree says."""
        for key, value in tree.items():
            if key not in TABLES and key not in TOP:
                self.fail("formula_key", key, near=near(key, (*TOP, *TABLES)))
            if key in TABLES and not isinstance(value, dict):
                self.fail("formula_type", key, wanted=f"[{key}]")
        top = {key: self.value((key,), read, tree[key]) for key, read in TOP.items() if key in tree}
        if not top.get("name"):
            self.fail("formula_name")
        stages = {table: self.stage(table, tree.get(table, {})) for table in TABLES}
        kind = top.get("kind", "season")
        stages["lines"].setdefault("kinds", _KINDS[kind])
        rounds = tuple(FinalRound(**one) for one in stages["final"].pop("rounds", ()))
        found = Formula(
            name=top["name"],
            source=top.get("source", ""),
            kind=kind,
            lines=LineStage(**stages["lines"]),
            evening=EveningStage(**stages["evening"]),
            table=TableStage(**stages["table"]),
            attendance=AttendanceStage(**stages["attendance"]),
            deductions=DeductionStage(**stages["deductions"]),
            season=SeasonStage(**stages["season"]),
            periods=PeriodStage(**stages["periods"]),
            title=TitleStage(**stages["title"]),
            ranking=RankingStage(**stages["ranking"]),
            final=FinalStage(rounds, **stages["final"]),
            cup=CupStage(**stages["cup"]),
            tournament=TournamentStage(
                RoundStage(**stages["rounds"]),
                SeatStage(**stages["seats"]),
                LateStage(**stages["late"]),
                SubstituteStage(**stages["substitute"]),
                OffenceStage(**stages["offences"]),
                TeamStage(**stages["teams"]),
                PrizeStage(**stages["prizes"]),
                WallStage(**stages["walls"]),
                ExportStage(**stages["export"]),
            ),
            text=text,
            digest=sha256(text.encode()).hexdigest(),
        )
        self.check(found)
        return found

    def stage(self, table: str, keys: Mapping[str, Any]) -> dict[str, Any]:
        """What a table says, by the names that its stage has for it."""
        found: dict[str, Any] = {}
        for key, value in keys.items():
            known = TABLES[table].get(key)
            if known is None:
                self.fail("formula_key", table, key, near=near(key, tuple(TABLES[table])))
            read_value = self.value((table, key), known.read, value)
            found.update({known.field: read_value} if known.field else read_value)
        return found

    def value(self, path: tuple[str, ...], read_one: Reading, value: object) -> Any:
        """One value of the file."""
        try:
            return read_one(value)
        except RefusedValueError as wrong:
            deeper = wrong.values.pop("deeper", None)
            if wrong.code == "formula_float":
                better = read_number(str(wrong.values["value"]))
                wrong.values["better"] = "1/2" if better is None else str(better)
            self.fail(wrong.code, *path, *([str(deeper)] if deeper is not None else []), **wrong.values)

    def check(self, formula: Formula) -> None:
        """What no single key can know."""
        stage, season, periods = formula.table, formula.season, formula.periods
        if stage.measure == "table_points" and not stage.scales:
            self.fail("formula_scale_none", "table", "measure")
        if stage.measure == "compared" and formula.tournament.walls.compare == "none":
            self.fail("formula_type", "table", "measure", wanted='[walls] compare = "mean"')
        if stage.measure == "uma" and not stage.uma:
            self.fail("formula_scale_none", "table", "measure")
        if periods.scheme == "evenings" and not periods.evenings:
            self.fail("formula_type", "periods", "evenings", wanted="evenings = 7")
        if periods.scheme == "dates" and not periods.dates:
            self.fail("formula_type", "periods", "dates", wanted="dates = [2025-01-01, 2025-07-01]")
        if season.keep == "best" and periods.evenings and season.best > periods.evenings and season.of == "evenings":
            self.fail("formula_best", "season", "keep", best=season.best, evenings=periods.evenings)
        wanted = {"quarters": 4, "chinese": 4, "solar_terms": 4, "dates": len(periods.dates)}.get(periods.scheme)
        if wanted is not None and periods.names and len(periods.names) != wanted:
            self.fail("formula_names", "periods", "names", count=len(periods.names), wanted=wanted)
        self.check_finals(formula)
        self.check_tournament(formula.tournament)

    def check_finals(self, formula: Formula) -> None:
        """Every seat of a final is earned somewhere."""
        earlier = [name.casefold() for name in formula.periods.names] or ["stand"]
        for one in formula.final.rounds:
            for seat in (seat for table in one.tables for seat in table):
                source, _, place = seat.rpartition(".")
                if source.casefold() not in earlier or not place.isdecimal() or not int(place):
                    self.fail("formula_seat", "final", "rounds", seat=seat[:SHOWN], known=", ".join(earlier))
            earlier = [str(number) for number in range(1, len(one.tables) + 1)]

    def check_tournament(self, stage: TournamentStage) -> None:
        """What a tournament's tables say together."""
        late, rounds, teams = stage.late, stage.rounds, stage.teams
        if late.steps and late.per_minute:
            self.fail("formula_late_twice", "late", "per_minute")
        if bool(late.per_minute) != bool(late.until):
            self.fail("formula_type", "late", "until", wanted="per_minute = 1000, until = 10")
        if rounds.count and late.admitted_until > rounds.count:
            self.fail("formula_type", "late", "admitted_until", wanted=f"0..{rounds.count}")
        if rounds.minutes and rounds.signal >= rounds.minutes:
            self.fail("formula_type", "rounds", "signal", wanted=f"0..{rounds.minutes - 1}")
        if teams.best > teams.size:
            self.fail("formula_team", "teams", "best", best=teams.best, size=teams.size)


# --- and back ----------------------------------------------------------------------------------------------------


def toml_of(tree: Mapping[str, Any]) -> str:
    """A tree of a formula as TOML, so that a form can write what a file says."""
    lines = [f"{key} = {_value(value)}" for key, value in tree.items() if not isinstance(value, dict)]
    for table, keys in tree.items():
        if isinstance(keys, dict):
            lines += ["", f"[{table}]", *(f"{key} = {_value(value)}" for key, value in keys.items())]
    return "\n".join(lines) + "\n"


def _value(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'
    if isinstance(value, list):
        return f"[{', '.join(map(_value, value))}]"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key} = {_value(one)}" for key, one in value.items()) + "}"
    return value.isoformat() if isinstance(value, date) else str(value)

"""The titles and cups of somebody, as his page lists them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import date
from typing import Any, NamedTuple

from windroos.club.champion import ChampionYear, champions
from windroos.club.club_state import ClubState
from windroos.club.honours import honours_of
from windroos.club.tallying import programme_year
from windroos.text.figures import day, number
from windroos.text.web.club_figures import WORDS
from windroos.text.words import Lang


class TitleLine(NamedTuple):
    """A title or a cup of somebody: the year, what it is, what there is to say of it, and the way to it, "" none."""

    year: int
    title: str
    about: str
    path: str


def title_lines(
    club: ClubState,
    who: str,
    cups: Mapping[str, Mapping[str, Any]],
    years: Iterable[ChampionYear],
    today: date,
    lang: Lang,
) -> tuple[TitleLine, ...]:
    """All of them, the latest year first: given and typed titles, cups by their names, and years by the 144 rules."""
    found = [
        TitleLine(
            one.year, one.title, WORDS["honour_source"].to(lang).format(source=one.source) if one.source else "", ""
        )
        for one in honours_of(club, lang)
        if who in one.people
    ]
    for name, cup in cups.items():
        for win in cup["winners"]:
            if win["person"] == who:
                on = date.fromisoformat(win["date"])
                kept = WORDS["kept_for_good"].to(lang) if win["kept"] else ""
                about = " · ".join(filter(None, (day(on, lang), kept)))
                found.append(TitleLine(on.year, name, about, f"/club/avond/{win['evening']}"))
    now = programme_year(club, today).number
    found += [
        TitleLine(
            one.year,
            WORDS["program_champion"].to(lang),
            WORDS["program_total"].to(lang).format(total=number(one.rows[0].total, lang)),
            f"/club/kampioen?jaar={one.year}",
        )
        for one in years
        if one.year < now and who in champions(one.rows)
    ]
    return tuple(sorted(found, key=lambda one: (-one.year, one.title, one.about)))

"""Who is close to what, in sentences: a cup for good, the twenty-one."""

from __future__ import annotations

from windroos.club.overview import CupInSight
from windroos.club.people import NameOf
from windroos.club.requests import DoShow
from windroos.text.explain import listed
from windroos.text.web.club_portrait import WORDS
from windroos.text.words import Lang
from windroos.web.club.house import Clubhouse


def near_lines(house: Clubhouse, cups: tuple[CupInSight, ...], name_of: NameOf, lang: Lang, most: int) -> list[str]:
    """Who is one win from keeping a cup, and who has at most so many gaps before the twenty-one of this year."""
    found = [WORDS["near_cup"].to(lang).format(name=name_of(one)) for cup in cups for one in cup.one_short]
    today = house.today()
    asked = DoShow(what="twentyone")
    race = house.book.reckoned(house.world(), ("twentyone", today), lambda _: house.folder.show(asked, today))
    for row in race["rows"]:
        if 0 < len(row["gaps"]) <= most:
            gaps = listed([str(one) for one in row["gaps"]], lang)
            found.append(WORDS["near_twentyone"].to(lang).format(name=name_of(row["person"]), gaps=gaps))
    return found

"""Tournaments for pages to show, one that is being played and one that is being prepared; the states of their pages."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Any, Final

from tests.web.conftest import apart
from tests.web.states import LONG, PageState
from windroos.hosting.tournament_folder import TournamentFolder
from windroos.reckoning.formula_file import preset_text
from windroos.tournament.door import read_line
from windroos.tournament.prints.catalog import TOURNAMENT_PRINTS
from windroos.web.site import Site

PLAYED: Final = "spel2026"
EMPTY: Final = "leeg2026"
NOW: Final = datetime(2026, 11, 28, 10, 0, tzinfo=UTC)
NAMES: Final = (f"{LONG[1]} van Spreeuwenburg", *LONG, "Anna de Vries", "Bart van den Berg")
"""Of eight players; their ids are p1 to p8, their numbers 1 to 8."""
PEOPLE: Final = tuple(
    {"do": "entrant", "id": f"p{at}", "name": name, "club": "De Vier Winden", "country": "Nederland"}
    for at, name in enumerate(NAMES, 1)
)
TOURNAMENT: Final[tuple[dict[str, Any], ...]] = (
    {"do": "tournament", "id": PLAYED, "formula": "mcr-ema", "players": 8, "rounds": 2, "name": "Open Rijnlands"},
    *PEOPLE,
    {"do": "entrant", "id": "r1", "name": "Reserve Reinders", "reserve": True},
    {"do": "schedule", "seed": 3},
    {"do": "numbers", "numbers": {f"p{at}": at for at in range(1, 9)}},
    {"do": "programme", "rounds": [
        {"round": 1, "day": "2026-11-28", "begins": "10:00", "minutes": 90},
        {"round": 2, "day": "2026-11-28", "begins": "11:45", "minutes": 90},
    ]},
    {"do": "call", "round": 1, "minutes": 90, "last": 10},
    {"do": "clock", "act": "start"},
)  # fmt: skip
FIRST_ROUND: Final[tuple[dict[str, Any], ...]] = (
    {"do": "result", "round": 1, "table": 1, "points": [12345, -23456, 34567, -23456]},
    {"do": "settle", "round": 1, "table": 1, "reason": "Briefje getekend, naar huis"},
    {
        "do": "result",
        "round": 1,
        "table": 1,
        "points": [12345, -23455, 34567, -23457],
        "reason": "Verkeerd overgenomen",
    },
    {"do": "settle", "round": 1, "table": 1, "reason": "Briefje getekend, naar huis"},
    {"do": "clock", "act": "extend", "table": 2, "minutes": 5},
    {"do": "out", "since": "2026-11-28T10:20:00", "until": "2026-11-28T10:27:00"},
    {"do": "message", "text": f"Gevonden: een sleutelbos met een naam erop: {LONG[1]} van Spreeuwenburg."},
)
PREPARED: Final[tuple[dict[str, Any], ...]] = (
    {"do": "tournament", "id": EMPTY, "formula": "riichi-ema", "rounds": 4, "name": ""},
)
LATE: Final = "laat2026"
OVERDUE: Final[tuple[dict[str, Any], ...]] = (
    {"do": "tournament", "id": LATE, "formula": "mcr-ema", "players": 8, "rounds": 2, "name": "Laat"},
    *PEOPLE,
    {"do": "numbers", "numbers": {f"p{at}": at for at in range(1, 9)}},
    {"do": "schedule", "seed": 3},
    {"do": "call", "round": 1, "minutes": 90},
    {"do": "clock", "act": "start"},
    {"do": "result", "round": 1, "table": 1, "points": [8, -8, 8, -8]},
    {"do": "clock", "act": "signal"},
)
"""Two tables that are not in though their time is up."""
LATE_STATES: Final = (PageState("tables that are not in", f"/toernooi/{LATE}/leiding"),)
OPEN: Final = "open2026"
REGISTERED: Final[tuple[dict[str, Any], ...]] = (
    {"do": "tournament", "id": OPEN, "formula": "viertallen", "rounds": 4, "name": "Open toernooi"},
    {
        "do": "registration",
        "open": True,
        "places": 4,
        "home": "Nederland",
        "reserved": 2,
        "about": "15 euro",
    },
    *(
        {"do": "register", "name": name, "country": "Duitsland", "club": LONG[1], "knows_rules": True, "needs": LONG[1]}
        for name in NAMES
    ),
    {"do": "entrant", "name": "Sara Scheids", "standing": "official"},
    {"do": "entrants", "digest": "d1", "entrants": [{"id": "w", "name": "Weg", "standing": "left"}]},
)
_AT: Final = f"/toernooi/{PLAYED}"
_NEW: Final = f"/toernooi/{EMPTY}"
TOURNAMENT_STATES: Final = (
    PageState("tournaments", "/toernooi"),
    PageState("making a tournament", "/toernooi/nieuw"),
    PageState("a tournament", _AT),
    PageState("finding oneself", f"{_AT}?wie=Bartholomeus"),
    PageState("finding nobody", f"{_AT}?wie=zzz"),
    *(
        PageState(f"a tournament: {one}", f"{_AT}?deel={one}")
        for one in ("deelnemers", "indeling", "uitslagen", "stand")
    ),
    PageState("a player", f"{_AT}/speler/1"),
    PageState("what somebody needs", f"{_AT}/speler/3/nodig"),
    PageState("what nobody can know yet", f"{_AT}/speler/1/nodig", answers=422),
    PageState("nobody's number", f"{_AT}/speler/99", answers=404),
    PageState("the desk", f"{_AT}/leiding"),
    PageState("typing a table", f"{_AT}/leiding?tafel=2"),
    PageState("correcting a table", f"{_AT}/leiding?tafel=1"),
    PageState("no such table", f"{_AT}/leiding?tafel=9", answers=404),
    PageState("a form typed hand by hand", f"{_AT}/leiding/formulier?ronde=1&tafel=2"),
    PageState("the players", f"{_AT}/leiding/deelnemers?wie=p1"),
    PageState("the schedule", f"{_AT}/leiding/indeling"),
    PageState("searching a better schedule", f"{_AT}/leiding/indeling/zoeken", answers=422),
    PageState("the draw", f"{_AT}/leiding/loting"),
    PageState("the times", f"{_AT}/leiding/rondes"),
    PageState("the results", f"{_AT}/leiding/uitslagen"),
    PageState("the last rounds", f"{_AT}/leiding/slot"),
    PageState("the prizes", f"{_AT}/leiding/prijzen"),
    PageState("the log", f"{_AT}/leiding/logboek?tafel=1"),
    PageState("the files", f"{_AT}/leiding/uitvoer"),
    PageState("who is late or replaced", f"{_AT}/leiding/invallers?ronde=2"),
    PageState("the rulings", f"{_AT}/leiding/straffen?wie=p1&wat=false_invalid&ronde=1"),
    PageState("a ruling on no list", f"{_AT}/leiding/straffen?wie=p1&wat=other&ronde=1"),
    PageState("a table's phone", f"{_AT}/tafel/2"),
    PageState("one's own page", f"{_AT}/ik"),
    PageState("a table that is in", f"{_AT}/tafel/1"),
    PageState("the screen: welkom", f"{_AT}/scherm/welkom"),
    *(PageState(f"the screen: {what}", f"{_AT}/scherm/{what}") for what in ("klok", "plaatsen", "stand", "prijzen")),
    PageState("the prints", f"{_AT}/print"),
    *(PageState(f"the print: {kind.what}", f"{_AT}/print/{kind.what}") for kind in TOURNAMENT_PRINTS),
    PageState("a print in large letters", f"{_AT}/print/uitslag?groot=1"),
    PageState("no such print", f"{_AT}/print/posters", answers=404),
    *(
        PageState(f"a new tournament: {path or 'public'}", f"{_NEW}{path}")
        for path in ("", "/leiding", "/leiding/deelnemers", "/leiding/indeling", "/leiding/loting",
                     "/leiding/rondes", "/leiding/uitslagen", "/leiding/invallers",
                     "/leiding/straffen", "/leiding/slot",
                     "/leiding/prijzen", "/leiding/uitvoer", "/scherm/klok", "?deel=stand")
    ),
    *(
        PageState(f"registering: {path}", f"/toernooi/{OPEN}{path}")
        for path in ("/inschrijven", "/inschrijven?gedaan=ja", "/inschrijven?gedaan=wacht&plaats=3", "?deel=deelnemers",
                     "/leiding/deelnemers?wie=w", "/leiding/deelnemers/lijst?klaar=3&soort=list")
    ),
    PageState("registering is closed", f"{_NEW}/inschrijven"),
    PageState("no tournament", "/toernooi/nergens", answers=404),
)  # fmt: skip


def tell_tournament(site: Site, id: str, lines: Iterable[dict[str, Any]], now: datetime = NOW) -> list[dict[str, Any]]:
    """Ask a site's folder these things in turn, of one tournament; what it answers."""

    async def told() -> list[dict[str, Any]]:
        folder = TournamentFolder(site.store)
        return [await folder.do(id, read_line(line).asked, "test", now) for line in lines]

    return apart(told())


FIVES: Final = "vijf2026"
_FIVE_NAMES: Final = (*NAMES, "Ineke", "Joost", "Kees", "Lies", "Wilhelmina van der Meulen")
ODD_SIZES: Final[tuple[dict[str, Any], ...]] = (
    {
        "do": "tournament", "id": FIVES, "name": "Gezellig Rijnlands", "players": 13, "rounds": 2,
        "toml": preset_text("nts-toernooi").replace('sizes = "four"', 'sizes = "three_to_five"'),
    },
    *({"do": "entrant", "id": f"p{at}", "name": name} for at, name in enumerate(_FIVE_NAMES, 1)),
    {"do": "numbers", "numbers": {f"p{at}": at for at in range(1, 14)}},
    {"do": "schedule", "seed": 1},
    {"do": "call", "round": 1, "minutes": 90},
    {"do": "clock", "act": "start"},
    {"do": "result", "round": 1, "table": 1, "points": [1240, 320, -120, -440, -1000]},
)  # fmt: skip
"""A tournament of thirteen, at tables of five and four: one has its result, at one everything is still to be typed."""
_FIVE: Final = f"/toernooi/{FIVES}"
FIVES_STATES: Final = tuple(
    PageState(f"tables of five: {path or 'public'}", f"{_FIVE}{path}")
    for path in (
        *("?deel=indeling", "?deel=uitslagen", "?deel=stand", "/leiding", "/leiding?tafel=1", "/leiding/indeling"),
        *("/leiding/formulier?ronde=1&tafel=1", "/leiding/invallers?ronde=1", "/tafel/1", "/tafel/1?wijzig=1"),
        *("/tafel/2", "/scherm/plaatsen", "/speler/1", "/print/scorebriefjes", "/print/tafels", "/print/routekaarten"),
        *("/print/spelformulieren", "/print/uitslag"),
    )
)  # fmt: skip

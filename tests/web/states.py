"""Every page and state of Tellen, the start page and Spelregels, as data: an address, and what is done there first.

Tables are counted by the same buttons that people press, without a browser, before the server is started.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from starlette.testclient import TestClient

from tests.web.thumb import GOLDEN, Thumb, type_hand, worked_example
from windroos.books.catalog import IDS, rules
from windroos.lesson.lesson import lesson
from windroos.puzzles.puzzle import stock

LONG: Final = ("Annemarieken", "Bartholomeus", "Wilhelmintje", "Frederikjans", "Geertruidien")
"""Names of twelve letters: the longest that a page must show whole."""
ORPHANS: Final = "1m 9m 1p 9p 1s 9s 1z 2z 3z 4z 5z 6z 7z"


class PageState(NamedTuple):
    """A page to look at. `{name}` in its address is the id of that table.

    press    buttons that are pressed there first, by selector
    answers  the status that the page is answered with
    fill     what is typed there before that, by selector
    """

    name: str
    path: str
    press: tuple[str, ...] = ()
    answers: int = 200
    fill: tuple[tuple[str, str], ...] = ()


def _entry() -> tuple[PageState, ...]:
    """A hand being entered, step by step, in every book."""
    found = []
    for id in IDS:
        found += [
            PageState(f"{id}: making", f"/tellen?rules={id}"),
            PageState(f"{id}: who won", f"/tellen/{{new-{id}}}/spel"),
            PageState(f"{id}: how", f"/tellen/{{how-{id}}}/spel"),
            PageState(f"{id}: tiles", f"/tellen/{{tiles-{id}}}/spel"),
            PageState(f"{id}: a loser", f"/tellen/{{tiles-{id}}}/spel?who=0"),
            PageState(f"{id}: numbers", f"/tellen/{{tiles-{id}}}/spel?scores=1"),
            PageState(f"{id}: thirteen orphans", f"/tellen/{{orphans-{id}}}/spel?who=1"),
            PageState(f"{id}: the result of thirteen orphans", f"/tellen/{{limit-{id}}}/spel/1"),
            PageState(f"{id}: the running table", f"/tellen/{{limit-{id}}}"),
        ]
    return tuple(found)


COUNT: Final = (
    *_entry(),
    PageState("the worked example", "/tellen/{example}/spel/1"),
    PageState("why not", "/tellen/{example}/spel/1?why=schoon&of=1"),
    PageState("why not, of a formation", "/tellen/{limit-nmv144}/spel/1?why=zuiver&of=1"),
    PageState("sums of five figures", "/tellen/{large}/spel/1"),
    PageState("a table with corrections", "/tellen/{large}"),
    PageState("a corrected hand", "/tellen/{large}/spel/2"),
    PageState("a struck hand", "/tellen/{large}/spel/3"),
    PageState("correcting", "/tellen/{correcting}/spel/1/verbeteren"),
    PageState("counting without a network", "/tellen/zonder-server"),
    PageState("a sheet on paper", "/tellen/{large}/print"),
    PageState("an ended table", "/tellen/{ended}"),
    PageState("three players", "/tellen/{three}/spel/1"),
    PageState("three at the table", "/tellen/{three}"),
    PageState("five players", "/tellen/{five}/spel/1"),
    PageState("five at the table", "/tellen/{five}"),
    PageState("a false mahjong", "/tellen/{false}/spel"),
    PageState("fouls", "/tellen/{fouls}/spel/1"),
    PageState("no mahjong", "/tellen/{none}/spel?who=1"),
    PageState("which special hand", "/tellen/{program}/spel"),
    PageState("the score program", "/tellen/{program}"),
    PageState("the score program after a hand", "/tellen/{program}/spel/3"),
    PageState("no table", "/tellen/bbbbbbbb", answers=404),
)
RULES: Final = (
    PageState("the books", "/spelregels"),
    *(PageState(f"{id}: the book", f"/spelregels/{id}") for id in IDS),
    *(PageState(f"{id}: the card", f"/spelregels/{id}/kaart") for id in IDS),
    *(PageState(f"{id}: practice", f"/spelregels/{id}/oefenen?zaad=bbbb") for id in IDS),
    PageState("what is found", "/spelregels/zoek?q=draak"),
    PageState("nothing found", "/spelregels/zoek?q=qqq"),
)
LESSON: Final = (
    PageState("the lessons", "/leren"),
    *(
        PageState(f"step {number}", f"/leren/nts2002/{number}")
        for number in range(1, len(lesson(rules("nts2002"))) + 1)
    ),
    *(PageState(f"the answer of step {number}", f"/leren/nts2002/{number}?toon=1") for number in (6, 14, 17)),
    PageState("seasons", "/leren/mcr/kort/1"),
    PageState("a minimum of points", "/leren/mcr/kort/4?toon=1"),
    PageState("a wrong answer", "/leren/nts2002/1?a=1&t=0"),
    PageState("another number of tiles", "/leren/nts2002/4?a=1&t=0&t=1"),
    PageState("no step", "/leren/nts2002/40", answers=422),
)
PUZZLES: Final = (
    PageState("the puzzles", "/puzzels"),
    PageState("all puzzles of a book", "/puzzels/nmv144"),
    *(
        PageState(f"{id}: puzzle {number}{' answered' if end else ''}", f"/puzzels/{id}/{number}{end}")
        for id in ("nts2002", "mcr")
        for number, one in enumerate(stock(id), 1)
        if one.theme not in {other.theme for other in stock(id)[: number - 1]}
        for end in ("", "?toon=1")
    ),
    PageState("the deal of the day", "/dagspel/hongkong"),
)
OTHERS: Final = (
    PageState("the first page", "/"),
    PageState("no page", "/nergens", answers=404),
    PageState("about", "/over"),
    PageState("help", "/hulp"),
    PageState("the API", "/api"),
    PageState("schedules", "/indeling"),
    PageState("a schedule of 64", "/indeling?spelers=64&rondes=21"),
    PageState("a schedule with wishes", "/indeling?spelers=8&rondes=3&gescheiden=1-3&liever=4-6&vast=7%3D2&zaad=5"),
    PageState(
        "a schedule checked",
        "/indeling",
        ("form[method=post] .btn.main",),
        fill=(("[name=indeling]", "Anna (Eem)/Bram/Carla/Dirk (Eem)\nAnna/Bram/Carla/Dirk\nAnna/Bram/Carla/Drik"),),
    ),
    PageState("a search that goes on", "/indeling/zoeken?spelers=117&rondes=12&zaad=5"),
    PageState("a record to review", "/nakijken"),
    PageState("a typed hand", "/nakijken/hand?hand=%5B345p%5D+234m+678m+567s+3s+9s&regels=hongkong"),
    PageState("no hands to review", "/nakijken/seizoen"),
    PageState("no schedule", "/indeling?spelers=27&rondes=3"),
)


def counted(client: TestClient) -> Mapping[str, str]:
    """The tables that the states are about: their ids by name."""
    found = {}
    thumb = Thumb(client)
    for id in IDS:
        found[f"new-{id}"] = thumb.make(id, LONG[:4], title="Woensdagavond")
        found[f"how-{id}"] = winner(thumb, thumb.make(id, LONG[:4]))
        found[f"tiles-{id}"] = how(thumb, thumb.make(id, LONG[:4])).path.split("/")[2]
        thumb.keys("3p 5s", "chow").keys("2m 6m", "chow", closed=True).keys("3s")
        found[f"orphans-{id}"] = orphans(thumb, thumb.make(id, LONG[:4]))
        found[f"limit-{id}"] = orphans(thumb, thumb.make(id, LONG[:4]))
        _rest(thumb, found[f"limit-{id}"], (0, 2, 3))
    found["example"] = thumb.make(names=LONG[:4])
    worked_example(thumb, found["example"]).press("tap=keep")
    found["correcting"] = thumb.make(names=LONG[:4])
    worked_example(thumb, found["correcting"]).press("tap=keep").press("tap=correct")
    found["large"] = large(thumb, thumb.make(names=LONG[:4], title="Tafel van de donderdagmiddagclub"))
    found["ended"] = thumb.make(names=LONG[:4])
    worked_example(thumb, found["ended"]).press("tap=keep").go(f"/tellen/{found['ended']}").press("tap=finish")
    for name, players in (("three", 3), ("five", 5)):
        found[name] = thumb.make(names=LONG[:players])
        thumb.go(f"/tellen/{found[name]}/spel").press("tap=winner&player=0")
        fields = {f"points-{player}": "64" if player else "2000" for player in range(min(players, 4))}
        thumb.go(f"{thumb.path}?scores=1").press("tap=done", **fields)
        assert thumb.path.endswith("/spel/1"), thumb.said
    found["false"] = thumb.make("hongkong", LONG[:4])
    thumb.go(f"/tellen/{found['false']}/spel").press("tap=false&player=0&kind=called")
    found["fouls"] = thumb.make("mcr", LONG[:4])
    thumb.go(f"/tellen/{found['fouls']}/spel").press("tap=false&player=0&kind=invalid")
    thumb.press("tap=fouls&player=3&fouls=1").press("tap=fouls&player=3&fouls=2").press("tap=winner&player=1")
    thumb.press("tap=how&by=discard&giver=0").go(f"{thumb.path}?scores=1").press("tap=done", **{"points-1": "88"})
    found["program"] = thumb.make("nmv144", LONG[:4])
    for who, scores, named in GOLDEN[:3]:
        type_hand(thumb, found["program"], who, scores, named)
    thumb.press("tap=winner&player=3").press(
        "tap=done", **{f"points-{at}": "500" if at == 3 else "0" for at in range(4)}
    )
    found["none"] = thumb.make(names=LONG[:4])
    how(thumb, found["none"]).keys("3p 5s", "chow").keys("2m 6m", "chow", closed=True).keys("3s 4s")
    return found


def winner(thumb: Thumb, id: str) -> str:
    """The second player wins."""
    thumb.go(f"/tellen/{id}/spel").press("tap=winner&player=1")
    return id


def how(thumb: Thumb, id: str) -> Thumb:
    """With a discard of the first."""
    winner(thumb, id)
    return thumb.press("tap=how&by=discard&giver=0")


def orphans(thumb: Thumb, id: str) -> str:
    """With thirteen orphans; the winning tile is the last."""
    how(thumb, id).keys(ORPHANS).keys("7z")
    return id


def _rest(thumb: Thumb, id: str, losers: tuple[int, ...]) -> None:
    """What the others had, where that counts; the hand is kept."""
    for loser in losers:
        if f"who={loser}" in thumb.text:
            thumb.show(loser)
            button = f"tap=points&player={loser}&points=0"
            if button in thumb.buttons():
                thumb.press(button)
    thumb.press("tap=keep")
    assert thumb.path == f"/tellen/{id}/spel/1", (thumb.path, thumb.said, thumb.words[:300])


def large(thumb: Thumb, id: str) -> str:
    """Sums of five figures; a hand that was corrected, one that was struck, points given by hand."""
    for player in (0, 1, 2):
        thumb.go(f"/tellen/{id}/spel").press(f"tap=winner&player={player}")
        fields = {f"points-{one}": "2000" if one == player else "64" for one in range(4)}
        thumb.go(f"/tellen/{id}/spel?scores=1").press("tap=done", **fields)
        assert thumb.path.endswith(f"/spel/{player + 1}"), thumb.said
    thumb.go(f"/tellen/{id}/spel/2").press("tap=correct").press("tap=winner&player=0")
    thumb.go(f"{thumb.path}?scores=1").press("tap=done", reason="Verkeerde winnaar genoteerd")
    thumb.go(f"/tellen/{id}/spel/3").press("tap=strike", reason="Dubbel ingevoerd")
    fields = {"points-0": "12345", "points-3": "-12345", "reason": "Vorige avond"}
    thumb.go(f"/tellen/{id}").press("tap=score", **fields)
    return id

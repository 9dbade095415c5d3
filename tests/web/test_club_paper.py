"""A paper form typed hand by hand on its page: special hands, situations, limit hands and bets behind typed scores."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape

import pytest
from starlette.testclient import TestClient

from tests.web.club_program import PEOPLE
from tests.web.club_world import CLUB, tell
from tests.web.conftest import KEY
from windroos.club.daybook import day_of
from windroos.club.evening_events import SheetTyped
from windroos.club.hands import paper_of, sheet_of, typed_sheet
from windroos.club.mahjongs import RULES
from windroos.club.programme import sheets_of
from windroos.club.result_requests import DoHands, PaperHand, PaperSpecial
from windroos.hosting.club_folder import ClubFolder
from windroos.web.app import create_app
from windroos.web.site import Site

HERE = "/club/avond/f1/tafel/1/1"
ORIGIN = {"origin": "http://localhost"}


@pytest.fixture
def desk(site: Site) -> Iterator[TestClient]:
    """The host, at an evening of the 144 rules with one table."""
    evening = {"do": "evening", "id": "f1", "date": "2024-02-06", "rules": RULES}
    tables = {"do": "tables", "evening": "f1", "method": "hand", "tables": [list(PEOPLE)]}
    tell(site, *CLUB, evening, *({"do": "arrive", "evening": "f1", "person": one} for one in PEOPLE), tables)
    with TestClient(create_app(site), headers={"accept-language": "nl"}, base_url="http://localhost") as client:
        client.get(f"/host/{KEY}")
        yield client


def form(*hands: dict[str, str], rules: str = RULES, **more: str) -> dict[str, str]:
    """The fields of a form: of each hand the winner, who gave, scores, the special hand, and who had bet."""
    fields = {"way": "hands", "rules": rules, "rows": "16", "do": "keep", **more}
    for row, hand in enumerate(hands):
        fields |= {f"w-{row}": hand["w"], f"g-{row}": hand.get("g", ""), f"n-{row}": hand.get("n", "")}
        fields |= {f"s-{row}-{at}": one for at, one in enumerate(hand.get("s", "").split()) if one != "."}
        fields |= {f"b-{row}-{at}": "on" for at, one in enumerate(PEOPLE) if one in hand.get("b", "").split()}
    return fields


def kept(site: Site) -> SheetTyped:
    typed = ClubFolder(site.store).world().evenings["f1"].results[1, 1].typed
    assert isinstance(typed, SheetTyped)
    return typed


HANDS = (
    {"w": "bart", "g": "cor", "s": "40 80 20 0"},
    {"w": "-draw"},
    {"w": "frits", "s": "20 40 0 500", "n": "pe_ling_eet_cake"},
    {"w": "anna", "g": "bart", "s": "500 0 40 20", "n": "12"},
    {"w": "cor", "g": "anna", "s": "0 20 . 40", "n": "jade"},
    {"w": "bart", "g": "frits", "s": "0 128 64 0", "b": "bart anna"},
)


def test_special_hands_situations_and_bets_stand_behind_typed_scores(desk: TestClient, site: Site) -> None:
    answer = desk.post(HERE, data=form(*HANDS), headers=ORIGIN)
    assert answer.status_code == 200, re.sub(r"<[^>]+>", " ", answer.text)[-600:]
    world = ClubFolder(site.store).world()
    assert world.club is not None
    day = day_of(sheets_of(world.club.people, [world.evenings["f1"]], RULES), {"jade": 31})
    assert [(one.person, one.mahjong.id, one.number, one.all_round) for one in day.mahjongs] == [
        ("bart", "", None, 0),
        ("frits", "pe_ling_eet_cake", 51, 51),
        ("anna", "", 12, 12),
        ("cor", "jade", 31, 31),
        ("bart", "", None, 0),
    ]
    assert day.mahjongs[3].mahjong.reckoned == 1000, "what it is worth where no score was typed"
    last = sheet_of(kept(site)).entries[-1].counted.paper
    assert [side.bet for side in last.sides] == [True, True, False, False]


def test_a_form_comes_back_as_it_was_typed_and_one_hand_is_corrected(desk: TestClient, site: Site) -> None:
    desk.post(HERE, data=form(*HANDS), headers=ORIGIN)
    page = unescape(desk.get(f"{HERE}?wijze=hands").text)
    assert page.count(' value="pe_ling_eet_cake" selected') == 1
    assert page.count(' value="12" selected') == 1
    assert page.count(" checked>") == 2
    assert page.count('<details class="fold bets" open>') == 1
    assert 'name="s-5-1" inputmode="numeric" autocomplete="off" value="128"' in page
    before = kept(site)
    desk.post(
        HERE, data=form(*HANDS[:5], {**HANDS[5], "s": "0 256 64 0"}, reason="Verkeerd overgenomen"), headers=ORIGIN
    )
    assert kept(site).hands[:5] == before.hands[:5]
    assert kept(site).hands[5] != before.hands[5]


def test_a_score_of_no_ordinary_hand_asks_which_it_was(desk: TestClient, site: Site) -> None:
    hand = {"w": "cor", "s": "0 20 1000 40"}
    answer = desk.post(HERE, data=form(HANDS[0], hand), headers=ORIGIN)
    assert answer.status_code == 422
    assert "Spel 2 heeft 1000 punten" in answer.text
    assert 'name="s-1-2" inputmode="numeric" autocomplete="off" value="1000"' in answer.text, "nothing typed is lost"
    assert desk.post(HERE, data=form(HANDS[0], {**hand, "n": "?"}), headers=ORIGIN).status_code == 200
    assert desk.get(f"{HERE}?wijze=hands").text.count('value="?" selected') == 1, "nobody knows, and that is remembered"


@pytest.mark.parametrize(
    ("rules", "hand", "id"),
    [
        ("nts2002", {"w": "anna", "s": "512 0 16 8", "n": "dertien_wezen"}, "dertien_wezen"),
        ("hongkong", {"w": "bart", "g": "cor", "s": ". 10 . .", "n": "dertien_wezen"}, "dertien_wezen"),
    ],
)
def test_limit_hands_by_other_rules(desk: TestClient, site: Site, rules: str, hand: dict[str, str], id: str) -> None:
    page = desk.get(f"{HERE}?wijze=hands&spel={rules}").text
    assert "Wie wedde?" in page, "the evening's rules know bets"
    answer = desk.post(HERE, data=form(hand, rules=rules), headers=ORIGIN)
    said = re.sub(r"<[^>]+>", " ", answer.text)
    assert answer.status_code == 200, said[-600:]
    assert "Wie wedde?" not in desk.get(f"{HERE}?wijze=hands").text, "these rules know none"
    assert sheet_of(kept(site)).entries[0].counted.paper.sides[PEOPLE.index(hand["w"])].named == id


@pytest.mark.parametrize(
    ("hand", "code"),
    [
        ({"w": "bart", "s": "40 veel 20 0"}, "geen heel getal"),
        ({"w": "bart", "s": "40 80 20 0", "n": "nooit_van_gehoord"}, "Spel 1"),
        ({"w": "nobody", "s": "40 80 20 0"}, "Spel 1"),
        ({"w": "-nooit"}, "Spel 1"),
        ({"w": "bart", "s": "40 80 20 0", "n": "99"}, "Spel 1"),
    ],
)
def test_what_cannot_be_is_said_of_its_hand(desk: TestClient, site: Site, hand: dict[str, str], code: str) -> None:
    answer = desk.post(HERE, data=form(hand), headers=ORIGIN)
    assert answer.status_code == 422
    assert code in re.split('class="(?:trouble|field-wrong)"', answer.text)[1][:600]


def test_lines_are_what_was_typed() -> None:
    hands = (
        PaperHand("bart", "discard", "cor", (40, 80, 20, 0), PaperSpecial(), (), ""),
        PaperHand("", "", "", (), PaperSpecial(), (), "draw"),
        PaperHand("frits", "self", "", (20, 40, 0, 500), PaperSpecial(0, "", "pe_ling_eet_cake"), (), ""),
        PaperHand("anna", "robbed", "bart", (500, 0, 40, 20), PaperSpecial(12), (), ""),
        PaperHand("cor", "kong", "", (0, 20, None, 40), PaperSpecial(0, "jade"), ("cor", "anna"), ""),
    )
    asked = DoHands("f1", 1, 1, 1, RULES, (), PEOPLE, hands, "")  # type: ignore[arg-type] # a whole share
    assert paper_of(typed_sheet(asked, RULES, "")) == hands

"""/indeling: schedules made, checked and taken along; what is wrong is said, and what was typed stays."""

from __future__ import annotations

import csv
import io
import json
import re
from urllib.parse import parse_qsl

import pytest
from starlette.testclient import TestClient

from windroos.importing.schedules import schedule_in
from windroos.seating.door import SCHEDULE, Brought, made, schedule_object
from windroos.seating.measure import measure
from windroos.seating.schedule import schedule

HERE = "/indeling"


def figure(page: str, name: str) -> str:
    found = re.search(rf'<th scope="row">{name}</th><td class="num">(\d+)', page)
    assert found, name
    return found[1]


@pytest.mark.parametrize(("lang", "repeats"), [("nl", "Herhaalde ontmoetingen"), ("en", "Repeated meetings")])
def test_a_schedule_is_made_with_its_figures_and_files(client: TestClient, lang: str, repeats: str) -> None:
    asked = {
        "spelers": "28",
        "rondes": "8",
        "gescheiden": "1-4\n5-8",
        "vast": "9=2",
        "nietin": "10, 11 = 1-3",
        "lang": lang,
    }
    page = client.get(HERE, params=asked).text
    assert "Bose" in page
    assert figure(page, repeats) == "0"
    assert page.count('<section class="way">') == 28
    assert 'value="9=2"' in page
    assert "1-4\n5-8</textarea>" in page
    assert "10, 11 = 1-3</textarea>" in page
    files = re.findall(r'href="(/indeling/indeling\.\w+\?[^"]+)"', page)
    found = {path.split("?")[0].rsplit(".", 1)[1]: client.get(path.replace("&amp;", "&")) for path in files}
    rounds = tuple(
        tuple(tuple(player - 1 for player in table) for table in tables) for tables in found["json"].json()["rounds"]
    )
    assert all(8 in tables[1] for tables in rounds)
    assert not any({9, 10} <= set(table) for tables in rounds[:3] for table in tables)
    assert schedule_in(found["csv"].content).rounds == rounds
    rows = list(
        csv.reader(io.StringIO(found["csv"].content.decode("utf-8-sig")), delimiter=";" if lang == "nl" else ",")
    )
    assert len(rows) == 29
    assert schedule_in(found["xlsx"].content).rounds == rounds
    assert schedule_in(found["json"].content) == Brought(rounds)
    again = client.post(
        f"{HERE}/nakijken", files={"bestand": ("onze.xlsx", found["xlsx"].content)}, params={"lang": lang}
    )
    assert figure(again.text, repeats) == "0"
    assert json.loads(found["json"].text)["measure"]["repeats"] == measure(rounds).repeats == 0


def test_a_schedule_is_checked_from_what_was_pasted_and_from_a_file(client: TestClient) -> None:
    text = "\n".join(
        ";".join("-".join(str(one + 1) for one in table) for table in tables) for tables in schedule((4,) * 3, 5).rounds
    )
    pasted = client.post(f"{HERE}/nakijken", data={"indeling": text}).text
    sent = client.post(f"{HERE}/nakijken", data={"indeling": ""}, files={"bestand": ("mijn.csv", text.encode())}).text
    expected = measure(schedule_in(text.encode()).rounds)
    for page in (pasted, sent):
        assert figure(page, "Herhaalde ontmoetingen") == str(expected.repeats)
        assert figure(page, "Vaakst samen, van één paar") == str(expected.most_meetings)
        assert text in page.replace("&#34;", '"')


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ({"spelers": "4", "rondes": "3"}, "een getal van 5 tot en met 120"),
        ({"spelers": "124", "rondes": "3"}, "een getal van 5 tot en met 120"),
        ({"spelers": "veel", "rondes": "3"}, "een getal van 5 tot en met 120"),
        ({"spelers": "28", "rondes": "99"}, "Het aantal rondes"),
        ({"spelers": "28", "rondes": "3", "gescheiden": "Aad, Bep"}, "geen groep spelers"),
        ({"spelers": "28", "rondes": "3", "gescheiden": "1-9999999"}, "geen groep spelers"),
        ({"spelers": "28", "rondes": "3", "gescheiden": "1,99"}, "Speler 99 is er niet"),
        ({"spelers": "28", "rondes": "3", "vast": "7"}, "geen vaste tafel"),
        ({"spelers": "28", "rondes": "3", "nietin": "1,2"}, "1,2&#34; zegt niet wie"),
        ({"spelers": "28", "rondes": "3", "nietin": "1,2=4"}, "Ronde 4 is er niet"),
        ({"spelers": "28", "rondes": "3", "vast": "7=9"}, "Tafel 9 is er niet"),
        ({"spelers": "28", "rondes": "3", "vast": "<b>=1"}, "Speler &lt;b&gt; is er niet"),
    ],
)
def test_what_cannot_be_is_said_and_stays_typed(client: TestClient, asked: dict[str, str], said: str) -> None:
    page = client.get(HERE, params=asked).text
    assert said in page
    assert f'value="{asked["spelers"]}"' in page
    assert '<section class="way">' not in page
    answer = client.get(f"{HERE}/indeling.json", params=asked)
    assert answer.status_code in (400, 422)


@pytest.mark.parametrize(
    "text", ["", "x" * 200_000, "\0\x01;;;", "Beste Jan,\n\nTot morgen.", '{"rounds": 3}', "[[[1, 2, 3, null]]]", "{"]
)
def test_what_is_no_schedule_is_said(client: TestClient, text: str) -> None:
    answer = client.post(f"{HERE}/nakijken", data={"indeling": text}, files={"bestand": ("leeg", b"")})
    assert answer.status_code == 200
    assert 'class="trouble"' in answer.text
    assert "Traceback" not in answer.text


def test_what_is_wrong_comes_first_in_sentences_with_their_cells(client: TestClient) -> None:
    text = "ronde;1;2\nronde 1;Anna/Bram/Carla/Dirk;Els/Fred/Gea/Hans\nronde 2;Anna/Els/Bram/Anna;Carla/Fred/Gea/Hnas"
    page = client.post(f"{HERE}/nakijken", data={"indeling": text}).text
    told = re.search(r'<div class="wrong".*?</div>', page, re.DOTALL)
    assert told is not None
    assert "er zijn 3 fouten" in told[0]
    assert "Ronde 2, tafel 2: &#34;Hnas&#34; (C3) lijkt op Hans" in told[0]
    assert "Ronde 2, tafel 1: Anna staat daar tweemaal (B3)." in told[0]
    assert "Ronde 2: Dirk zit nergens." in told[0]
    assert page.index('class="wrong"') < page.index("Herhaalde ontmoetingen")
    assert text in page.replace("&#34;", '"')


def test_the_figures_stand_beside_ours_which_can_be_taken_along(client: TestClient) -> None:
    rounds = schedule((4,) * 7, 9).rounds
    worse = (*rounds[:8], rounds[0])
    text = "\n".join(";".join("-".join(str(one + 1) for one in table) for table in tables) for tables in worse)
    page = client.post(f"{HERE}/nakijken", data={"indeling": text, "clubs": "Pe-Ling: 1, 2\nEem: 3-6"}).text
    assert figure(page, "Herhaalde ontmoetingen") == str(measure(worse).repeats) == "42"
    assert "herhaalde ontmoetingen; deze heeft er 42." in page
    counted = dict(re.findall(r'<th scope="row">(\d) keer</th><td class="num">(\d+)', page))
    assert {int(times): int(pairs) for times, pairs in counted.items()} == {0: 42, 1: 294, 2: 42}
    assert page.count('<tr><th scope="row">') >= 28, "everybody has a row of the table of all pairs"
    mates = sum(
        len({*table} & {0, 1}) == 2 or len({*table} & {2, 3, 4, 5}) == 2 for tables in worse for table in tables
    )
    assert int(figure(page, "Clubgenoten aan één tafel")) >= mates > 0
    files = re.findall(r'href="(/indeling/indeling\.(?:xlsx|json)\?[^"]+)"', page)
    assert len(files) == 2
    ours = client.get(files[1].replace("&amp;", "&")).json()
    assert ours["measure"]["repeats"] == 0


def test_a_club_of_somebody_unknown_is_said(client: TestClient) -> None:
    asked = {"indeling": "1-2-3-4;5-6-7-8", "clubs": "Pe-Ling: 1, 12"}
    page = client.post(f"{HERE}/nakijken", data=asked).text
    assert "&#34;Pe-Ling: 12&#34; is geen club met haar spelers." in page
    assert "Pe-Ling: 1, 12</textarea>" in page


@pytest.mark.parametrize(
    "text", ["1-2-3;4-5-6-7-8", "1;1O;1O\n2;1Z;2O", "1-2-3-4\n\n;;", "a/b/c/d", "[[[1]]]", "[[[1,1,1,1]]]"]
)
def test_rounds_of_any_size_are_counted(client: TestClient, text: str) -> None:
    assert client.post(f"{HERE}/nakijken", data={"indeling": text}).status_code == 200


def test_a_number_that_four_does_not_divide_has_tables_of_five(client: TestClient) -> None:
    found = client.get(f"{HERE}/indeling.json", params={"spelers": "13", "rondes": "2", "samen": "1, 6"}).json()
    assert [sorted(map(len, tables)) for tables in found["rounds"]] == [[4, 4, 5]] * 2
    assert any({1, 6} <= set(table) for tables in found["rounds"] for table in tables)


def test_a_schedule_gets_better_while_one_watches_and_is_taken_at_any_moment(client: TestClient) -> None:
    asked = {"spelers": "17", "rondes": "7", "zaad": "5"}
    assert "Zoek verder en kijk mee" in client.get(HERE, params=asked).text
    seen, found, taken = [], "", {}
    for _ in range(4):
        page = client.get(f"{HERE}/zoeken", params=asked).text
        seen.append(int(figure(page, "Herhaalde ontmoetingen")))
        link = re.findall(r'href="/indeling[?]([^"]+)">Zo is het goed', page)[0].replace("&amp;", "&")
        taken = dict(parse_qsl(link))
        found = client.get(HERE, params=taken).text
    assert seen == sorted(seen, reverse=True), "it never gets worse"
    assert f"{seen[-1]} herhaalde ontmoeting" in page
    assert int(figure(found, "Herhaalde ontmoetingen")) <= seen[0]
    rounds = client.get(f"{HERE}/indeling.json", params=taken).json()
    assert rounds["measure"]["repeats"] == int(figure(found, "Herhaalde ontmoetingen"))
    again = {"players": 17, "rounds": 7, "seed": 5, "exchanges": int(taken["wissels"]), "sizes": "three_to_five"}
    assert schedule_object(made(SCHEDULE.read(again, ""), lambda: 0.0)) == rounds, "found again from its seed"


def test_where_nothing_is_better_nobody_searches(client: TestClient) -> None:
    page = client.get(f"{HERE}/zoeken", params={"spelers": "28", "rondes": "9"}).text
    assert "0 herhaalde ontmoetingen: beter kan niet." in page
    assert "data-watch" not in page
    assert "watching.js" not in page
    assert "een getal van 5 tot en met 120" in client.get(f"{HERE}/zoeken", params={"spelers": "3"}).text

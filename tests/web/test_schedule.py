"""/indeling: schedules made, checked and taken along; what is wrong is said, and what was typed stays."""

from __future__ import annotations

import csv
import io
import json
import re

import pytest
from starlette.testclient import TestClient

from windroos.importing.schedules import schedule_in
from windroos.seating.brought import rounds_in
from windroos.seating.door import Brought
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
    assert rounds_in(found["csv"].content.decode("utf-8")) == rounds
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
    expected = measure(rounds_in(text))
    for page in (pasted, sent):
        assert figure(page, "Herhaalde ontmoetingen") == str(expected.repeats)
        assert figure(page, "Vaakst samen, van één paar") == str(expected.most_meetings)
        assert text in page.replace("&#34;", '"')


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ({"spelers": "27", "rondes": "3"}, "veelvoud van vier"),
        ({"spelers": "124", "rondes": "3"}, "veelvoud van vier"),
        ({"spelers": "veel", "rondes": "3"}, "veelvoud van vier"),
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
    "text", ["", "x" * 200_000, "1-2-3-4;5-6-7-8\n1-2-3-4", "\0\x01;;;", "1,1,1,2,3,4\n1,1,5,6,7,8"]
)
def test_what_is_no_schedule_is_said(client: TestClient, text: str) -> None:
    answer = client.post(f"{HERE}/nakijken", data={"indeling": text}, files={"bestand": ("leeg", b"")})
    assert answer.status_code == 200
    assert 'class="trouble"' in answer.text
    assert "Traceback" not in answer.text

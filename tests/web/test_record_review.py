"""A record from elsewhere on /nakijken: reviewed at once, told where it is wrong, never trusted or kept."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from tests.recorded import NAMES, recorded
from windroos.play.record.header import header_line
from windroos.text.web.review import WORDS as REVIEW
from windroos.text.web.review_record import WORDS
from windroos.text.words import Lang

GAME = recorded("nts2002")
HERE = "/nakijken"
SUM = re.compile(r'<td class="num">(?:<b>)?([+−]?[\d.,]+)')


def given(nobody: TestClient, text: str | bytes, status: int = 200, **typed: str) -> str:
    """The page that answers a file."""
    data = text.encode() if isinstance(text, str) else text
    answer = nobody.post(HERE, data=typed, files={"bestand": ("spel.jsonl", data)})
    assert answer.status_code == status, answer.text
    assert answer.headers["cache-control"] == "no-store"
    return str(answer.text)


@pytest.mark.parametrize("lang", ["nl", "en"])
def test_a_record_from_elsewhere_is_reviewed_for_each_of_its_players(nobody: TestClient, lang: Lang) -> None:
    nobody.cookies.set("lang", lang)
    assert WORDS["brought_lead"].to(lang) in nobody.get(HERE).text
    for name in (NAMES[0], NAMES[3]):
        page = given(nobody, GAME.text(), speler=name.upper())
        assert WORDS["brought_of"].to(lang).format(name=name) in page
        assert "{" not in re.sub(r"<script.*?</script>", "", page)
        sums = page[page.index(REVIEW["review_sum_game"].to(lang)) :].partition("</table>")[0]
        *parts, result = (int(re.sub("[.,]", "", one).replace("−", "-")) for one in SUM.findall(sums))
        assert sum(parts) == result, "play and luck add up to what the hands brought"
        assert page.count('id="spel-') == 2
        for target in re.findall(r'href="#(spel-\d+)"', page):
            assert f'id="{target}"' in page
    by_place = given(nobody, GAME.text(), speler="4")
    assert by_place.replace('value="4"', "") == page.replace(f'value="{name.upper()}"', "")


def test_from_another_hand_on(nobody: TestClient) -> None:
    page = given(nobody, GAME.text(), vanaf="2")
    assert 'id="spel-2"' in page
    assert 'id="spel-1"' not in page
    assert WORDS["brought_more"].to("nl").format(count=2, first=2, last=2) in page


def test_the_line_where_it_is_wrong_is_told_and_nothing_is_reviewed(nobody: TestClient) -> None:
    lines = list(GAME.lines)
    at = next(at for at, line in enumerate(lines) if '"event":"hand_ended"' in line)
    lines[at] = re.sub(r'"net":\[(-?\d+)', '"net":[4711', lines[at])
    page = given(nobody, "\n".join(lines), 422)
    assert f"Regel {at + 1}: " in page
    assert "4711" in page
    assert "spel-1" not in page


@pytest.mark.parametrize(
    ("text", "typed", "said"),
    [
        ("", {}, "leeg"),
        ("hoi", {}, "geen verslag"),
        (b"\xff\xfe\x00{", {}, "geen verslag"),
        ("<b>x</b>", {}, "geen verslag"),
        (GAME.lines[0], {}, "geen spel uitgespeeld"),
        (GAME.lines[0] + "\n" + "[" * 200_000, {}, "Regel 2"),
        ("\n".join(GAME.lines[:3]), {}, "afgebroken"),
        (GAME.text(), {"speler": "Niemand"}, "speelde niet mee"),
        (GAME.text(), {"vanaf": "3"}, "Spel 3 staat niet"),
        (GAME.text(), {"vanaf": "²"}, "staat niet"),
    ],
)
def test_what_cannot_be_reviewed_is_said(
    nobody: TestClient, text: str | bytes, typed: dict[str, str], said: str
) -> None:
    page = given(nobody, text, 422, **typed)
    assert said in page
    assert 'role="alert"' in page


def test_a_form_without_a_file(nobody: TestClient) -> None:
    assert nobody.post(HERE, data={"speler": "x"}).status_code == 422


def test_nothing_of_a_record_is_markup_and_no_sign_of_it_breaks_the_page(nobody: TestClient) -> None:
    evil = "<img src=x onerror=alert(1)>"
    header = GAME.header._replace(players=(evil, "b\ud800'\"", "\x1b[31m", "d"))
    text = "\n".join((header_line(header).encode("utf-8", "backslashreplace").decode(), *GAME.lines[1:]))
    page = given(nobody, text, speler="1")
    assert evil not in page
    assert "&lt;img" in page
    odd = '{"windroos":"record","format":"\\ud800<i>"}'
    assert json.loads(odd)
    assert "<i>" not in given(nobody, odd, 422)
    odd = f'{GAME.lines[0]}\n{{"action":"\\ud800<i>","steps":1}}\nx'
    assert "<i>" not in given(nobody, odd, 422)


def test_a_file_that_is_too_large_is_refused(nobody: TestClient) -> None:
    answer = nobody.post(HERE, files={"bestand": ("spel.jsonl", b"x" * 1_100_000)})
    assert answer.status_code == 413


def test_nothing_of_it_is_kept(nobody: TestClient, tmp_path: Path) -> None:
    name = "Bartholomea"
    header = GAME.header._replace(players=(name, "b", "c", "d"))
    assert name in given(nobody, "\n".join((header_line(header), *GAME.lines[1:])))
    assert [path for path in tmp_path.rglob("*") if path.is_file() and name.encode() in path.read_bytes()] == []
    assert name not in nobody.get(HERE).text

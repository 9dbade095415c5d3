"""Every form of the club that is refused stands there again with what was typed, and what is wrong at its field."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from html import unescape
from html.parser import HTMLParser
from typing import Final

import pytest
from starlette.testclient import TestClient

from tests.web.club_evening_world import EVENING
from tests.web.club_states import CLUB_STATES
from tests.web.club_world import CLUB, house_of, tell
from tests.web.conftest import be_host
from windroos.web.app import create_app
from windroos.web.refill import RefusedForm, refilled
from windroos.web.site import Site

TABLE: Final = "/club/avond/e4/tafel/1/1"
SIGN: Final = "<&\"'é"


class Forms(HTMLParser):
    """The forms of a page that are sent: address, fields as they would be sent, and which of them somebody types."""

    def __init__(self, path: str) -> None:
        super().__init__()
        self._path = path
        self.found: list[tuple[str, dict[str, str], dict[str, str]]] = []
        self._inside = False
        self._name = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        said = {key: value or "" for key, value in attrs}
        name, kind = said.get("name", ""), said.get("type", "text")
        if tag == "form":
            self._inside = said.get("method", "") == "post"
            if self._inside:
                self.found.append((said.get("action") or self._path, {}, {}))
        if not self._inside or "disabled" in said:
            return
        _, sent, typed = self.found[-1]
        if tag == "select":
            self._name = name
        elif tag == "option" and ("selected" in said or self._name not in sent):
            sent[self._name] = said.get("value", "")
        elif (tag == "button" and name not in sent) or (tag == "input" and kind == "hidden"):
            sent[name] = said.get("value", "")
        elif tag == "textarea" or (tag == "input" and kind not in ("hidden", "file", "password", "checkbox", "radio")):
            typed[name] = kind
        sent.pop("", None)

    def handle_endtag(self, tag: str) -> None:
        self._inside = self._inside and tag != "form"


def forms_of(page: str, path: str) -> list[tuple[str, dict[str, str], dict[str, str]]]:
    found = Forms(path)
    found.feed(page)
    return [one for one in found.found if one[2]]


def values_of(page: str, name: str) -> list[str]:
    """What stands in the fields of a name."""
    inputs = re.findall(rf'<input(?=[^>]* name="{re.escape(name)}")[^>]* value="([^"]*)"', page)
    areas = re.findall(rf'<textarea(?=[^>]* name="{re.escape(name)}")[^>]*>([^<]*)</textarea>', page)
    return [unescape(one) for one in (*inputs, *areas)]


@pytest.fixture
def club(site: Site) -> Iterator[TestClient]:
    tell(site, *CLUB, *EVENING)
    with TestClient(create_app(site), headers={"accept-language": "nl"}) as client:
        yield be_host(client)


def test_every_form_stands_there_again_with_what_was_typed(club: TestClient) -> None:
    """Everything typed is too long, and neither a day nor a number: what takes any of it must not lose it."""
    refused, lost, taken = 0, [], set()
    for state in CLUB_STATES:
        page = club.get(state.path).text
        for action, sent, typed in forms_of(page, state.path.partition("?")[0]):
            marks = {name: f"{name[:12]}{SIGN}{'w' * 260}" for name in typed}
            key = (action, *sorted(typed))
            if key in taken:
                continue
            taken.add(key)
            answer = club.post(action, data={**sent, **marks}, follow_redirects=False)
            if answer.status_code in (303, 404):
                continue
            refused += 1
            assert club.get("/club").status_code == 200, f"{action} leaves a club that nobody can open"
            assert answer.status_code == 422, (action, answer.text[:400])
            lost += [(state.name, action, name) for name in marks if marks[name] not in values_of(answer.text, name)]
    # Of a table that is taken back from its own page the desk answers; its reason is refused for its length alone,
    # and the field takes no more.
    assert lost in ([], [("a wrong sum", "/club/avond/e4", "reason")])
    assert refused >= 16, "what is never refused shows nothing"


@pytest.mark.parametrize(
    ("path", "sent", "field"),
    [
        ("/club/leden/anna", {"name": "Anna", "email": "geen adres", "note": "belt vaak"}, "email"),
        ("/club/leden/anna", {"name": " ", "telephone": "06-12345678"}, "name"),
        ("/club/leden/anna", {"name": "Anna", "ema": "12"}, "ema"),
        ("/club/leden/anna/lidmaatschap", {"since-0": "2020-01-01", "until-0": "31-12-2021"}, "until-0"),
        ("/club/kas", {"what": "book", "date": "2024-01-09", "amount": "tien", "kind": "zaal", "way": "out"}, "amount"),
        ("/club/kas", {"what": "book", "date": "", "amount": "10", "kind": "zaal"}, "date"),
        ("/club/kas", {"what": "dues", "since": "2024-01-01", "evening": "2,505"}, "evening"),
        ("/club/instellingen", {"name": "Club", "year": "09-01", "rules": ["nts2002"], "deposit": "veel"}, "deposit"),
        ("/club/bewaren", {"what": "folder", "text": "/nergens/te/vinden"}, "text"),
        ("/club/bewaren", {"what": "folder", "text": "~niemand/kopie"}, "text"),
        ("/club/leden", {"names": " ", "kind": "guest"}, "names"),
        ("/club/avonden", {"plan": "one", "day": "morgen", "begins": "19:30", "rules": "nts2002"}, "day"),
        ("/club/avonden", {"plan": "series", "first": "2024-09-01", "until": "nooit", "weeks": "3"}, "until"),
        ("/club/seizoenen", {"name": "P", "from": "2024-01-01", "until": "", "formula": "kept", "toml": "a"}, "until"),
        (
            "/club/stand/s23/wijzigen",
            {"from": "2024-01-01", "until": "2024-03-31", "formula": "kept", "toml": "[scle]"},
            "toml",
        ),
        ("/club/kas/opheffen", {"date": "2024-01-09", "things": "twee sets"}, "sure"),
        (TABLE, {"way": "totals", "points-0": "12", "points-1": " ", "points-2": "8"}, "points-1"),
        (TABLE, {"way": "totals", **dict.fromkeys(map("points-{}".format, range(5)), "0"), "hands": "4x"}, "hands"),
        (TABLE, {"way": "hands", "rows": "16", "rules": "nts2002", "w-3": "bram", "s-3-1": "8o"}, "s-3-1"),
        ("/club/bekers", {"year": "98", "title": "Kampioen", "name": "Anna", "source": "clubblad"}, "year"),
        ("/club/bekers", {"year": "1998", "title": "Kampioen", "name": "Anna", "source": " "}, "source"),
        ("/club/bekers", {"year": "1066", "title": "Kampioen", "name": "Iemand Anders", "source": "clubblad"}, "year"),
        ("/club/records", {"rules": "nmv144", "kind": "overscore", "value": "veel", "source": "clubblad"}, "value"),
        (
            "/club/records",
            {"rules": "nmv144", "kind": "overscore", "value": "", "year": "1998", "name": "A", "source": "b"},
            "value",
        ),
    ],
)
def test_what_is_wrong_stands_at_its_field(
    club: TestClient, site: Site, path: str, sent: dict[str, str | Sequence[str]], field: str
) -> None:
    people = house_of(site).folder.names()
    answer = club.post(path, data=sent)
    assert house_of(site).folder.names() == people, "nobody becomes a guest by what is refused"
    assert answer.status_code == 422
    assert re.findall(r'name="([^"]*)"[^>]*aria-invalid="true"', answer.text) == [field]
    assert answer.text.count('class="field-wrong"') == 1
    for name, value in sent.items():
        if name not in ("what", "kind", "way", "rules", "year", "plan", "weeks", "formula"):
            assert value in values_of(answer.text, name) or name.startswith("w-"), name


def test_of_forms_alike_the_one_that_was_sent_is_filled_and_unfolded() -> None:
    page = (
        '<form method="post" action="/a"><p>&eacute;<input type="hidden" name="id" value="1"><input name="x"></form>'
        '<details><summary>s</summary><form method="post"><input type="hidden" name="id" value="2"><input name="x">'
        '<input type="checkbox" name="t" value="1" checked><input type="checkbox" name="t" value="2">'
        '<select name="c"><option value="p" selected>P</option><option value="q">Q</option></select>'
        '<input name="m"><input name="m"><input type="password" name="pw"></form></details>'
    )
    fields = {"id": ["2"], "x": ['"><b>'], "t": ["2"], "c": ["q"], "m": ["1", "2"], "pw": ["geheim"]}
    text = refilled(page, RefusedForm("/a", fields, "c", "Mis <x>.", "Doe dit."))
    assert text is not None
    first, second = text.split("<details")
    assert first == page.partition("<details")[0]
    assert second.startswith(' open="">')
    assert '<input name="x" value="&quot;&gt;&lt;b&gt;">' in second
    assert '<input type="checkbox" name="t" value="1"><input type="checkbox" name="t" value="2" checked="">' in second
    assert (
        '<option value="p">P</option><option value="q" selected="">Q</option></select><span class="field-wr' in second
    )
    assert '<input name="m" value="1"><input name="m" value="2">' in second
    assert "geheim" not in second
    assert "Mis &lt;x&gt;." in second
    assert refilled(page, RefusedForm("/b", fields, "", "", "")) is not None, (
        "the form without an address is of any page"
    )
    assert refilled(page, RefusedForm("/a", {"id": ["3"], "x": ["1"]}, "", "", "")) is None


def test_what_could_not_be_read_back_is_not_written(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    tell(site, *CLUB)
    monkeypatch.setattr("windroos.club.rights_deciding.LONGEST_TEXT", 10_000)
    with TestClient(create_app(site)) as client:
        answer = be_host(client).post("/club/rechten", data={"what": "link", "role": "helper", "text": "w" * 300})
        assert answer.status_code == 422
        assert "is niet bewaard" in answer.text
        assert client.get("/club/rechten").status_code == 200


def test_who_may_not_is_told_so_and_shown_no_page(site: Site) -> None:
    tell(site, *CLUB)
    with TestClient(create_app(site)) as stranger:
        answer = stranger.post("/club/leden/anna", data={"name": "", "note": "n"})
    assert answer.status_code == 403
    assert "Anna" not in answer.text

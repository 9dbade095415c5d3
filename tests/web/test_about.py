"""What every site has: about, help, a description of each page, and a way on where there is no page."""

from __future__ import annotations

import re

import pytest
from starlette.testclient import TestClient

from windroos.books.catalog import IDS


def shown(client: TestClient, path: str, status: int = 200) -> str:
    answer = client.get(path)
    assert answer.status_code == status, answer.text
    return str(answer.text)


@pytest.mark.parametrize("lang", ["nl", "en"])
def test_what_it_is_and_what_it_keeps_is_said_in_three_lines(client: TestClient, lang: str) -> None:
    client.cookies.set("lang", lang)
    page = shown(client, "/over")
    privacy = page[page.index('aria-labelledby="privacy"') : page.index('aria-labelledby="books"')]
    assert privacy.count("<p>") == 3
    assert [id for id in IDS if f'href="/spelregels/{id}"' not in page] == []


@pytest.mark.parametrize("lang", ["nl", "en"])
def test_help_leads_to_every_part(client: TestClient, lang: str) -> None:
    client.cookies.set("lang", lang)
    page = shown(client, "/hulp")
    main = page[page.index("<main") : page.index("</main>")]
    linked = set(re.findall(r'href="(/[a-z]+)"', main))
    assert linked == {"/leren", "/tellen", "/spelen", "/club", "/toernooi", "/spelregels", "/over"}
    for path in linked:
        assert client.get(path).status_code == 200, path


def test_every_page_has_a_description_and_leads_to_help(client: TestClient) -> None:
    for path in ("/", "/leren", "/leren/nts2002/1", "/tellen", "/spelen", "/spelregels", "/indeling", "/over", "/hulp"):
        page = shown(client, path)
        found = re.findall(r'<meta name="description" content="([^"]*)">', page)
        assert len(found) == 1, path
        assert len(found[0]) > 40, path
        assert 'href="/hulp"' in page
        assert 'href="/over"' in page


def test_where_there_is_no_page_one_finds_the_way(client: TestClient) -> None:
    page = shown(client, "/nergens", 404)
    for path in ("/", "/tellen", "/spelen", "/spelregels", "/club", "/toernooi", "/hulp"):
        assert f'href="{path}"' in page

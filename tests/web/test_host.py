"""The host: a link in the terminal, then a cookie. An address makes nobody host."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from starlette.testclient import TestClient

from tests.web.conftest import KEY
from tests.web.thumb import Thumb
from windroos.web.app import create_app, open_site
from windroos.web.site import Site


@pytest.fixture
def browser_here(site: Site) -> Iterator[TestClient]:
    """A browser on the machine itself that has opened nothing yet."""
    with TestClient(create_app(site), client=("127.0.0.1", 50000), headers={"accept-language": "nl"}) as client:
        yield client


def test_the_link_makes_host_and_leaves_no_key_behind(site: Site, browser_here: TestClient) -> None:
    id = Thumb(TestClient(browser_here.app)).make()
    assert browser_here.get(f"/tellen/{id}").status_code == 403, "this machine itself is not enough"
    answer = browser_here.get(f"/host/{KEY}", follow_redirects=False)
    assert (answer.status_code, answer.headers["location"]) == (303, "/"), "the address bar shows no key"
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert answer.headers["cache-control"] == "no-store"
    kept = answer.headers["set-cookie"].lower()
    assert "httponly" in kept
    assert "samesite=lax" in kept
    assert KEY not in kept
    assert browser_here.get(f"/tellen/{id}").status_code == 200
    assert f"/tellen/{id}" in browser_here.get("/").text
    assert site.host.token not in browser_here.get("/").text


@pytest.mark.parametrize("key", ["", "x", KEY + "x", KEY[:-1], KEY.upper(), "é", "%00", "a" * 5000, f"{KEY}/.."])
def test_another_key_opens_nothing(browser_here: TestClient, key: str) -> None:
    answer = browser_here.get(f"/host/{key}", follow_redirects=False)
    assert answer.status_code in (403, 404)
    assert "set-cookie" not in answer.headers


def test_without_a_key_there_is_no_link(site: Site) -> None:
    with TestClient(create_app(open_site(site.settings._replace(key="")))) as client:
        assert client.get("/host/", follow_redirects=False).status_code == 404
        assert client.get(f"/host/{KEY}", follow_redirects=False).status_code == 403


def test_a_host_is_host_after_a_new_start_with_another_key(site: Site, browser_here: TestClient) -> None:
    id = Thumb(browser_here).make()
    browser_here.get(f"/host/{KEY}")
    kept = {site.host.cookie: browser_here.cookies[site.host.cookie]}
    with TestClient(create_app(open_site(site.settings._replace(key="another")))) as later:
        later.cookies.update(kept)
        assert later.get(f"/tellen/{id}").status_code == 200
        assert later.get(f"/host/{KEY}", follow_redirects=False).status_code == 303, "an old link does a host no harm"
        stranger = TestClient(later.app)
        refused = stranger.get(f"/host/{KEY}", headers={"accept-language": "nl"}, follow_redirects=False)
        assert refused.status_code == 403, "and makes nobody else host"
        assert "geldt niet meer" in refused.text


def test_the_host_of_one_folder_is_nobody_in_another(site: Site, tmp_path_factory: pytest.TempPathFactory) -> None:
    other = open_site(site.settings._replace(folder=tmp_path_factory.mktemp("other")))
    assert other.host.cookie != site.host.cookie, "cookies are shared by all ports of a machine"
    with TestClient(create_app(other)) as client:
        id = Thumb(TestClient(client.app)).make()
        client.cookies[other.host.cookie] = site.host.token
        client.cookies[site.host.cookie] = site.host.token
        assert client.get(f"/tellen/{id}").status_code == 403


@pytest.mark.parametrize("token", ["", "1", "é", "x" * 64])
def test_a_cookie_that_was_thought_up_is_nothing(site: Site, browser_here: TestClient, token: str) -> None:
    id = Thumb(TestClient(browser_here.app)).make()
    headers = {b"cookie": f"{site.host.cookie}={token}".encode()}
    assert browser_here.get(f"/tellen/{id}", headers=headers).status_code == 403

"""The house offers the scorer that needs no server: where it was set up, file by file, and what is said where not."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from tests.command_line import run
from tests.web.conftest import be_host
from windroos.web.app import create_app
from windroos.web.budget import Budget
from windroos.web.pocket.served import APP, FOLDER, HOME, PLACE
from windroos.web.pocket.site import LIST, write_site
from windroos.web.site import Site

PYTHON = {
    "pyodide.mjs": b"// stands in for it" * 100,
    "pyodide.asm.wasm": b"\0asm" + bytes(5000),
    "python_stdlib.zip": b"PK" + bytes(3000),
    "windroos.zip": b"PK",
}


@pytest.fixture
def house(site: Site) -> Iterator[TestClient]:
    """A house at which it was set up."""
    write_site(site.settings.folder / FOLDER, PYTHON, HOME)
    with TestClient(create_app(site), headers={"accept-language": "nl"}, follow_redirects=False) as client:
        yield client


def test_where_it_was_not_set_up_it_is_said_what_to_do(client: TestClient, site: Site) -> None:
    stranger = TestClient(client.app, headers={"accept-language": "nl"})
    said = stranger.get(PLACE).text
    assert "nog niet klaargezet" in said
    assert "windroos export app" not in said
    assert str(site.settings.folder) not in said
    assert f"windroos export app --data {site.settings.folder}" in be_host(stranger).get(PLACE).text
    assert stranger.get(APP, follow_redirects=False).headers["location"] == PLACE
    assert stranger.get(f"{APP}{LIST}").status_code == 404


def test_it_is_there_as_soon_as_it_was_written(site: Site) -> None:
    with TestClient(create_app(site), headers={"accept-language": "nl"}) as client:
        assert client.get(APP).url.path == PLACE
        write_site(site.settings.folder / FOLDER, PYTHON, HOME)
        assert f'href="{APP}"' in client.get(PLACE).text
        assert f'data-home="{HOME}"' in client.get(APP).text


def test_every_file_of_the_list_is_served_with_its_kind_its_mark_and_the_policy(house: TestClient) -> None:
    listed = house.get(f"{APP}{LIST}").json()
    kinds = {}
    for name in listed["files"]:
        answer = house.get(f"{APP}{'' if name == './' else name}")
        assert answer.status_code == 200, name
        assert "'wasm-unsafe-eval'" in answer.headers["content-security-policy"]
        assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
        assert listed["files"][name] in answer.headers["etag"]
        assert answer.headers["cache-control"] == ("max-age=600" if name.endswith(".svg") else "no-cache"), name
        assert answer.headers["x-content-type-options"] == "nosniff"
        kinds[Path(name).suffix] = answer.headers["content-type"].partition(";")[0]
    assert kinds[".wasm"] == "application/wasm"
    assert kinds[".mjs"] == kinds[".js"] == "text/javascript"
    assert kinds[".webmanifest"] == "application/manifest+json"


def test_no_other_page_may_run_what_is_compiled(house: TestClient) -> None:
    for path in ("/", "/tellen", PLACE):
        assert "wasm-unsafe-eval" not in house.get(path).headers["content-security-policy"]


def test_who_has_a_file_gets_no_byte_of_it_again(house: TestClient) -> None:
    path = f"{APP}python/pyodide.asm.wasm"
    first = house.get(path)
    again = house.get(path, headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert house.get(path, headers={"if-none-match": '"other"'}).status_code == 200


@pytest.mark.parametrize("name", ["python/pyodide.asm.wasm", "python/python_stdlib.zip"])
def test_files_are_packed_beforehand_and_not_when_they_are_asked_for(house: TestClient, site: Site, name: str) -> None:
    packed = (site.settings.folder / FOLDER / f"{name}.gz").read_bytes()
    with house.stream("GET", f"{APP}{name}", headers={"accept-encoding": "gzip"}) as answer:
        sent = b"".join(answer.iter_raw())
    assert sent == packed
    assert gzip.decompress(packed) == house.get(f"{APP}{name}", headers={"accept-encoding": "identity"}).content


@pytest.mark.parametrize("name", ["../windroos.db", "%2e%2e/windroos.db", "python/windroos.zip.gz", "nothing.js"])
def test_what_is_not_in_the_list_is_not_there(house: TestClient, name: str) -> None:
    assert house.get(f"{APP}{name}").status_code == 404


def test_who_asks_for_its_megabytes_again_and_again_waits_and_taps_go_on(site: Site) -> None:
    write_site(site.settings.folder / FOLDER, {**PYTHON, "windroos.zip": bytes(1_000_000)}, HOME)
    few = replace(site, allowed=site.allowed._replace(files=Budget(0.0001, 3)))
    plain = {"accept-language": "nl", "accept-encoding": "identity"}
    with TestClient(create_app(few), headers=plain) as greedy:
        path = f"{APP}python/windroos.zip"
        assert [greedy.get(path).status_code for _ in range(4)] == [200, 200, 200, 429]
        assert greedy.get("/tellen").status_code == 200
        mark = few.settings.folder / FOLDER / LIST
        etag = json.loads(mark.read_text())["files"]["python/windroos.zip"]
        assert greedy.get(path, headers={"if-none-match": f'"{etag}"'}).status_code == 304
        assert be_host(greedy).get(path).status_code == 200


def test_another_version_is_still_served_and_the_host_is_told(house: TestClient, site: Site) -> None:
    path = site.settings.folder / FOLDER / LIST
    path.write_text(json.dumps({**json.loads(path.read_text()), "version": "0.0.1"}))
    assert "andere versie" not in house.get(PLACE).text
    assert house.get(APP).status_code == 200
    assert "andere versie" in be_host(house).get(PLACE).text


def test_a_broken_list_is_as_none(house: TestClient, site: Site) -> None:
    (site.settings.folder / FOLDER / LIST).write_text("{")
    assert "nog niet klaargezet" in house.get(PLACE).text


def test_the_command_writes_it_for_the_house_or_for_a_web_host(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("windroos.web.pocket.runtime.browser_files", lambda: PYTHON)
    assert run(["export", "app", "--data", str(tmp_path)]) == 0
    assert f'data-home="{HOME}"' in (tmp_path / FOLDER / "index.html").read_text()
    assert "windroos serve" in capsys.readouterr().out
    assert run(["export", "app", str(tmp_path / "web")]) == 0
    assert 'data-home=""' in (tmp_path / "web" / "index.html").read_text()
    assert run(["export", "app", str(tmp_path / "web"), "--data", str(tmp_path)]) == 2

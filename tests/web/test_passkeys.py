"""Passkeys: who comes in with one is the same person, and nobody else is, whatever he sends."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from starlette.testclient import TestClient

from tests.web.conftest import OpenPage, apart, lobby_of
from tests.web.passkey import Authenticator, VirtualKey
from windroos.hosting.profile import MOST_PASSKEYS, Passkey, Profile, UsedPasskey
from windroos.hosting.profile_file import TAKEN
from windroos.hosting.profiles import Profiles
from windroos.store.place import DATABASE
from windroos.store.store import Store
from windroos.text.trouble import TROUBLE
from windroos.text.web.profile import WORDS
from windroos.web.app import create_app, open_site
from windroos.web.audit import TRAIL
from windroos.web.budget import Budget
from windroos.web.profile import relying
from windroos.web.settings import Settings
from windroos.web.site import Site

HOUSE, NAME = "https://house.example.org", "Quirinia Xanthippe"


def at(folder: Path, address: str = HOUSE) -> Site:
    return open_site(Settings(folder, address, lan=True, apart=False))


@pytest.fixture
def site(tmp_path: Path) -> Site:
    """A house on the open net."""
    return at(tmp_path)


@pytest.fixture
def client(site: Site) -> Iterator[TestClient]:
    """A phone on which somebody is known."""
    with TestClient(create_app(site), base_url=HOUSE, headers={"accept-language": "nl"}) as client:
        client.post("/ik/begin", data={"name": NAME})
        yield client


def other(client: TestClient, name: str = "") -> TestClient:
    """Another device, on which nobody is known, or somebody of a name."""
    found = TestClient(client.app, base_url=HOUSE, headers={"accept-language": "nl"})
    if name:
        found.post("/ik/begin", data={"name": name})
    return found


def asked(client: TestClient, what: str) -> dict[str, Any]:
    answer = client.post("/ik/passkey/vraag", data={"for": what})
    assert answer.status_code == 200
    assert answer.headers["cache-control"] == "no-store"
    found: dict[str, Any] = answer.json()
    return found


def phone(**values: Any) -> Authenticator:
    return Authenticator(**{"origin": HOUSE, "rp": "house.example.org", **values})


def add(client: TestClient, key: Authenticator, name: str = "Mijn telefoon") -> int:
    made = key.make(asked(client, "add"))
    sent = client.post("/ik/passkey/bij", data={"answer": made, "name": name}, follow_redirects=False)
    return int(sent.status_code)


def come(client: TestClient, key: Authenticator) -> int:
    used = key.use(asked(client, "in"))
    return int(client.post("/ik/passkey/binnen", data={"answer": used}, follow_redirects=False).status_code)


def play(client: TestClient) -> str:
    """A table at which this device sits; its id."""
    made = client.post("/spelen/nieuw", data={"name": NAME}, follow_redirects=False).headers["location"]
    client.get(made)
    return str(made[-8:])


def tables(client: TestClient) -> set[str]:
    return {one["table"] for one in client.get("/ik/gegevens.json").json()["games"]}


def test_who_comes_in_with_his_passkey_on_another_device_is_the_same_person(client: TestClient) -> None:
    key, table = phone(), play(client)
    assert add(client, key) == 303
    new = other(client)
    assert come(new, key) == 303
    assert NAME in new.get("/ik").text
    assert tables(new) == {table}
    assert new.get(f"/ik/partij/{table}", follow_redirects=False).status_code == 303
    taken = TAKEN.parse(client.get("/ik/gegevens.json").text)
    assert [(one.name, bool(one.used)) for one in taken.passkeys] == [("Mijn telefoon", True)]


def test_games_of_both_devices_become_one_persons_and_a_second_time_changes_nothing(
    client: TestClient, site: Site, tmp_path: Path
) -> None:
    key, first = phone(), play(client)
    add(client, key)
    second = other(client, "Wilhelmina Ypsilanti")
    theirs = play(second)
    second.post("/ik/naam", data={"name": "Wilhelmina Ypsilanti"})
    assert come(second, key) == 303
    for device in (client, second):
        assert tables(device) == {first, theirs}
        page = device.get("/ik").text
        assert NAME in page
        assert "Ypsilanti" not in page
    before = client.get("/ik/gegevens.json").json()
    assert come(second, key) == 303
    assert come(client, key) == 303
    assert client.get("/ik/gegevens.json").json() == before
    assert client.get("/ik").text.count("2 apparaten") == 1
    assert len(Profiles(site.store, lobby_of(site.store)).all()) == 1
    third = play(second)
    assert tables(client) == {first, theirs, third}, "what is played after goes to one as well"


def test_the_cookie_and_the_passkey_of_who_was_joined_open_what_he_became(client: TestClient) -> None:
    key, own = phone(), phone(id=b"another")
    add(client, key)
    second = other(client, "Wilhelmina")
    add(second, own)
    kept = second.cookies["profile"]
    come(second, key)
    assert second.cookies["profile"] != kept
    second.cookies.set("profile", kept, domain="house.example.org")
    assert NAME in second.get("/ik").text
    new = other(client)
    assert come(new, own) == 303
    assert NAME in new.get("/ik").text


def test_erased_with_the_person_joined_or_not(client: TestClient, site: Site, tmp_path: Path) -> None:
    key = phone()
    add(client, key, name="Sleutel van Quirinia")
    second = other(client, "Wilhelmina Ypsilanti")
    come(second, key)
    kept = client.cookies["profile"], second.cookies["profile"]
    second.post("/ik/wissen", data={"sure": "1"})
    assert not site.store.people("profiles")
    for name in (NAME, "Sleutel van", "Ypsilanti"):
        assert not [path for path in tmp_path.rglob("*") if path.is_file() and name.encode() in path.read_bytes()]
    assert come(other(client), key) == 403
    for cookie in kept:
        client.cookies.set("profile", cookie, domain="house.example.org")
        assert client.get("/ik/gegevens.json").status_code == 404


WRONG: dict[str, dict[str, Any]] = {
    "of another site": {"origin": "https://elsewhere.example"},
    "without TLS": {"origin": "http://house.example.org"},
    "of another port": {"origin": f"{HOUSE}:8443"},
    "of a house below": {"origin": "https://evil.house.example.org"},
    "for another name": {"rp": "example.org"},
    "without a finger": {"verifies": False},
}


@pytest.mark.parametrize("wrong", WRONG.values(), ids=WRONG.keys())
def test_a_wrong_answer_makes_and_opens_nothing(client: TestClient, wrong: dict[str, Any]) -> None:
    assert add(client, phone(**wrong)) == 403
    assert client.get("/ik/gegevens.json").json()["passkeys"] == []
    key = phone()
    add(client, key)
    for name, value in wrong.items():
        setattr(key, name, value)
    new = other(client)
    assert come(new, key) == 403
    assert "profile" not in new.cookies


def test_nobody_else_s_key_signs_for_him(client: TestClient) -> None:
    key = phone()
    add(client, key)
    thief = phone(user=key.user)
    new = other(client)
    assert come(new, thief) == 403
    second = other(client, "Mallory")
    add(second, thief)  # with the id of his credential
    assert come(new, phone(user=key.user, key=thief.key)) == 403
    assert come(new, key) == 303
    assert NAME in new.get("/ik").text


def test_a_challenge_is_answered_once_and_by_who_was_asked(client: TestClient) -> None:
    key = phone()
    add(client, key)
    new = other(client)
    question = asked(new, "in")
    cookie = new.cookies["passkey"]
    used = key.use(question)
    send = {"answer": used}
    assert other(client).post("/ik/passkey/binnen", data=send).status_code == 422, "another browser"
    assert new.post("/ik/passkey/binnen", data=send, follow_redirects=False).status_code == 303
    for again in (new, other(client)):
        again.cookies.set("passkey", cookie, domain="house.example.org", path="/ik/passkey")
        answer = again.post("/ik/passkey/binnen", data=send)
        assert answer.status_code == 422
        assert TROUBLE["passkey_late"].sentence.nl in answer.text
    made = key.make(asked(new, "add"))
    assert client.post("/ik/passkey/bij", data={"answer": made}).status_code == 422, "another device of the same person"
    asked(new, "in")
    assert new.post("/ik/passkey/bij", data={"answer": made}).status_code == 422, "asked for something else"


def test_a_challenge_does_not_last(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    key = phone()
    monkeypatch.setattr(relying, "LASTS", -1)
    assert add(client, key) == 422
    assert client.get("/ik/gegevens.json").json()["passkeys"] == []
    monkeypatch.undo()
    add(client, key)
    monkeypatch.setattr(relying, "LASTS", -1)
    assert come(other(client), key) == 422


def test_spent_challenges_are_kept_as_long_as_they_could_be_answered(
    client: TestClient, site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    def spent() -> list[str]:
        return next(list(json.loads(body)["spent"]) for body in site.store.people("profiles").values())

    key = phone()
    add(client, key)
    come(client, key)
    assert len(spent()) == 2
    later = SimpleNamespace(time=lambda: time.time() + 2 * relying.LASTS)
    monkeypatch.setattr("windroos.web.profile.relying.time", later)
    come(client, key)
    assert len(spent()) == 1


def test_a_copy_of_a_key_is_noticed(client: TestClient) -> None:
    key = phone(signed=7)
    add(client, key)
    key.signed = 3
    assert come(other(client), key) == 403
    key.signed = 7
    assert come(other(client), key) == 303
    key.signed = 7
    assert come(other(client), key) == 403, "as often as last time is not once more"
    synced = phone(id=b"synced", signed=-1)
    synced.signed = 0
    add(client, synced)
    for _ in range(2):
        synced.signed = -1  # it tells 0 every time
        assert come(other(client), synced) == 303


@pytest.mark.parametrize("sent", ["", "{}", "[]", "null", "{" * 3000, '{"response": {"userHandle": 7}}', "x" * 7000])
def test_any_answer_is_refused_in_a_sentence(client: TestClient, sent: str) -> None:
    add(client, phone())
    new = other(client)
    asked(new, "in")
    assert new.post("/ik/passkey/binnen", data={"answer": sent}).status_code == 403
    asked(client, "add")
    assert client.post("/ik/passkey/bij", data={"answer": sent}).status_code == 403
    assert new.post("/ik/passkey/weg", data={"id": sent}).status_code == 404


def test_several_with_names_and_one_is_taken_back(client: TestClient) -> None:
    keys = [phone(id=f"passkey-{at}".encode()) for at in range(MOST_PASSKEYS + 1)]
    assert [add(client, key, f"nummer {at}") for at, key in enumerate(keys)] == [303] * MOST_PASSKEYS + [422]
    assert len(asked(client, "add")["excludeCredentials"]) == MOST_PASSKEYS
    assert "nummer 3" in client.get("/ik").text
    held = client.get("/ik/gegevens.json").json()["passkeys"]
    client.post("/ik/passkey/weg", data={"id": held[3]["id"]})
    assert "nummer 3" not in client.get("/ik").text
    assert come(other(client), keys[3]) == 403
    assert come(other(client), keys[4]) == 303
    client.post("/ik/apparaten")
    assert client.get("/ik/gegevens.json").json()["passkeys"] == [], "who shuts out all others"
    assert come(other(client), keys[4]) == 403


def test_nobody_known_adds_none(client: TestClient) -> None:
    new = other(client)
    assert new.post("/ik/passkey/vraag", data={"for": "add"}).status_code == 404
    assert new.post("/ik/passkey/bij", data={"answer": phone().make(asked(client, "add"))}).status_code == 404


@pytest.mark.parametrize("address", ["http://192.168.1.20:8136", "http://house.example.org"])
def test_a_hall_without_tls_offers_none(tmp_path: Path, address: str) -> None:
    with TestClient(create_app(at(tmp_path, address)), base_url=address, headers={"accept-language": "nl"}) as client:
        assert "passkey" not in client.get("/ik").text
        client.post("/ik/begin", data={"name": NAME})
        assert "passkey" not in client.get("/ik").text.replace(WORDS["alone_about"].nl, "")
        assert client.post("/ik/passkey/vraag", data={"for": "in"}).status_code == 404


def test_what_was_asked_is_kept_for_this_place_alone(client: TestClient) -> None:
    answer = client.post("/ik/passkey/vraag", data={"for": "in"})
    cookie = answer.headers["set-cookie"]
    assert {"HttpOnly", "Path=/ik/passkey", "SameSite=strict", "Secure"} <= {one.strip() for one in cookie.split(";")}


def test_who_asks_too_much_is_refused_and_the_log_tells_who_came(
    client: TestClient, site: Site, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(TRAIL, "propagate", True)
    key = phone()
    with caplog.at_level(logging.INFO, TRAIL.name):
        add(client, key)
        come(other(client), key)
        come(other(client, "Wilhelmina"), key)
    told = [record.__dict__["values"]["did"] for record in caplog.records if record.message == "passkey"]
    assert told == ["added", "came", "joined"]
    monkeypatch.setattr("windroos.web.doorman.PATIENCE", 0.0)
    narrow = site.allowed._replace(making=Budget(1e-9, 2.0))
    with TestClient(create_app(replace(site, allowed=narrow)), base_url=HOUSE) as few:
        answers = [few.post("/ik/passkey/binnen", data={"answer": "x"}).status_code for _ in range(4)]
    assert answers == [422, 422, 429, 429]


def test_two_processes_join_and_keep_at_once_and_lose_nothing(tmp_path: Path) -> None:
    """Two devices come in by one passkey in two processes, while the game of one is kept in the other."""

    async def go() -> None:
        await Store.open(tmp_path / DATABASE).close()
        stores = [Store.join(tmp_path / DATABASE) for _ in range(2)]
        first, second = (Profiles(store, lobby_of(store)) for store in stores)
        id, device = await first.begin(NAME, ())
        held = Passkey("k", "", 0, "Telefoon", "2026-11-27")
        await first.change(id, partial(Profile.with_passkey, passkey=held))
        others = [await second.begin(f"device {at}", ()) for at in range(4)]
        used = [UsedPasskey("k", 0, f"{at}-x", 0, "2026-11-28") for at in range(4)]
        await asyncio.gather(
            *(
                (first, second)[at % 2].come_in(id, used[at], f"{own}-{mark}", ())
                for at, (own, mark) in enumerate(others)
            ),
            *(
                (second, first)[at % 2].change(own, partial(Profile.solving, book="mcr", number=at))
                for at, (own, _) in enumerate(others)
            ),
        )
        for at, (own, mark) in enumerate(others):
            found = (first, second)[at % 2].find(own, mark)
            assert found is not None
            assert (found.id, found.profile.solved) == (id, {"mcr": (0, 1, 2, 3)})
            assert set(found.profile.devices) == {device, *(one for _, one in others)}
        await second.erase(others[0][0])
        assert first.find(id, device) is None
        assert not stores[0].people("profiles")
        for store in stores:
            await store.close()

    apart(go())


# --- in a browser


def test_added_in_a_browser_it_brings_the_same_person_in_others_and_is_taken_back(
    server: str, open_page: OpenPage
) -> None:
    first = open_page(f"{server}/ik")
    key = VirtualKey(first)
    first.fill(".begin [name=name]", NAME)
    first.click(".begin .btn.main")
    first.click(f"summary:has-text('{WORDS['passkeys'].nl}')")
    first.fill("[data-passkey=add] [name=name]", "Mijn telefoon")
    first.click("[data-passkey=add] .btn")
    first.wait_for_selector(".passkeys li", state="attached")
    second = open_page(f"{server}/ik", phone=True, lang="en-GB")
    key = VirtualKey(second).be(key)
    questions: list[str] = []
    second.on("request", lambda one: questions.extend([one.url] * one.url.endswith("/vraag")))
    second.dblclick("[data-passkey=in] .btn")
    second.wait_for_selector(".yours")
    assert (second.text_content("h1"), len(questions)) == (NAME, 1)
    third = open_page(f"{server}/ik")
    third.fill(".begin [name=name]", "Wilhelmina")
    third.click(".begin .btn.main")
    VirtualKey(third).be(key)
    third.click(f"summary:has-text('{WORDS['passkeys'].nl}')")
    third.click("[data-passkey=in] .btn")
    third.wait_for_selector(".passkeys li", state="attached")
    assert third.text_content("h1") == NAME
    first.reload()
    first.click(f"summary:has-text('{WORDS['passkeys'].nl}')")
    first.click(".passkeys .btn")
    first.wait_for_selector(".passkeys li", state="detached")

"""Two processes of a house with either database: of ties, of who knocks and of who comes in there is one truth."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.web.club_world import CLUB, TODAY
from tests.web.conftest import apart, lobby_of
from tests.web.tied_world import code_of
from windroos.club.requests import REQUEST
from windroos.hosting.club_folder import ClubFolder
from windroos.hosting.clubs import Clubs
from windroos.hosting.profiles import Profiles
from windroos.hosting.tied import TiedPlayers
from windroos.store.place import Place
from windroos.store.store import Store


def process(store: Store) -> TiedPlayers:
    return TiedPlayers(store, Clubs(store), Profiles(store, lobby_of(store)))


async def told(store: Store, *lines: dict[str, Any]) -> list[dict[str, Any]]:
    folder = ClubFolder(store)
    return [await folder.do(REQUEST.read(line, ""), "host", TODAY) for line in lines]


def test_of_two_who_tie_or_come_in_at_once_one_does(place: Place) -> None:
    async def go() -> None:
        stores = Store.open(place), Store.join(place)
        here, there = map(process, stores)
        await told(stores[0], *CLUB)
        card = (await told(stores[0], {"do": "member_card", "person": "anna"}))[0]["card"]
        id = Clubs(stores[0]).first
        (first, _), (second, _) = await here.profiles.begin("A", ()), await there.profiles.begin("B", ())
        said = await asyncio.gather(
            code_of(here.tie(id, "anna", first, "")), code_of(there.tie(id, "anna", second, ""))
        )
        assert sorted(said) == ["", "tie_person"]
        player = first if not said[0] else second
        assert [one.person for one in here.of_player(player)] == ["anna"] == [
            one.person for one in there.of_player(player)
        ]  # fmt: skip
        device = (await told(stores[1], {"do": "admit", "through": card, "role": "", "name": "X"}))[0]["id"]
        club = there.state(id)
        knock = await there.knock(club, id, "anna", str(device), "X")
        assert [one.knock.code for one in here.knocking(player)] == [knock.code]
        assert await here.answer(player, id, knock.code, agrees=True)
        came = await asyncio.gather(
            *(code_of(one.let_in(club, id, "anna", knock.id)) for one in (here, there, here, there))
        )
        assert sorted(came) == ["", "knock_late", "knock_late", "knock_late"]
        found = here.profiles.living(player)
        assert found is not None
        assert len(found.profile.devices) == 2
        await there.profiles.erase(player)
        assert here.of_person(id, club.people, "anna") is None
        for store in reversed(stores):
            await store.close()

    apart(go())

"""Two processes of a house with either database: what a passkey may be used for is decided once, by what is kept."""

from __future__ import annotations

import asyncio
from functools import partial

from tests.web.conftest import apart, lobby_of
from tests.web.tied_world import code_of
from windroos.hosting.profile import Passkey, Profile, UsedPasskey
from windroos.hosting.profiles import Profiles
from windroos.store.place import Place
from windroos.store.store import Store

DAY = "2026-11-28"


def used(challenge: str, signatures: int = 0) -> UsedPasskey:
    return UsedPasskey("k", signatures, challenge, 0, DAY)


def test_a_challenge_that_two_processes_see_answered_at_once_lets_in_once(place: Place) -> None:
    async def go() -> None:
        stores = Store.open(place), Store.join(place)
        here, there = (Profiles(store, lobby_of(store)) for store in stores)
        id, _ = await here.begin("Quirinia", ())
        await here.change(id, partial(Profile.with_passkey, passkey=Passkey("k", "", 0, "Telefoon", DAY)))
        found = there.opened_by(id, "k")
        assert found is not None, "what one process kept the other knows"
        said = await asyncio.gather(
            *(code_of(one.come_in(id, used("1-x"), "", ())) for one in (here, there, here, there))
        )
        assert sorted(said) == ["", "passkey_late", "passkey_late", "passkey_late"]
        assert await code_of(there.come_in(id, used("2-x", 7), "", ())) == ""
        assert await code_of(here.come_in(id, used("3-x", 7), "", ())) == "passkey_copied"
        await there.change(id, lambda profile: profile._replace(passkeys=()))
        assert here.opened_by(id, "k") is None
        assert await code_of(here.come_in(id, used("4-x", 9), "", ())) == "passkey_unknown"
        for store in reversed(stores):
            await store.close()

    apart(go())


def test_passkeys_that_two_processes_add_at_once_are_all_there_and_the_erased_have_none(place: Place) -> None:
    async def go() -> None:
        stores = Store.open(place), Store.join(place)
        both = [Profiles(store, lobby_of(store)) for store in stores]
        id, _ = await both[0].begin("Quirinia", ())
        keys = [Passkey(f"k{at}", "", 0, f"{at}", DAY) for at in range(6)]
        await asyncio.gather(
            *(both[at % 2].change(id, partial(Profile.with_passkey, passkey=key)) for at, key in enumerate(keys))
        )
        for one in both:
            assert all(one.opened_by(id, key.id) for key in keys)
        await both[1].erase(id)
        assert not any(both[0].opened_by(id, key.id) for key in keys)
        for store in reversed(stores):
            await store.close()

    apart(go())

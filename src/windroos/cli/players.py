"""`windroos players`: who has a page of his own in a house, and erasing who asks for it and cannot do so himself."""

from __future__ import annotations

from asyncio import Runner
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from windroos.cli.arguments import Arguments, Spec, read_arguments
from windroos.cli.complain import OK
from windroos.cli.folders import data_dir
from windroos.cli.packages import of_the_page
from windroos.cli.store import place_asked
from windroos.errors import OptionError
from windroos.telling.printed.style import Style
from windroos.telling.score_jsonl import encode
from windroos.text import club_commands as texts
from windroos.text.words import Lang

if TYPE_CHECKING:
    from windroos.hosting.profile import Profile
    from windroos.hosting.profiles import Profiles

SPEC: Final = Spec(values=("data",), switches=("json", "sure"))
VERBS: Final = ("list", "erase")


def players_command(words: list[str], style: Style) -> int:
    """Run the command; the exit status. Raises OptionError, StoreError."""
    typed = read_arguments(words, SPEC)
    if not typed.words:
        raise OptionError("nothing_asked", page="players")
    if typed.words[0] not in VERBS:
        raise OptionError("no_such_argument", argument=typed.words[0], near=", ".join(VERBS))
    folder = Path(typed.get("data") or data_dir()).expanduser().absolute()
    with of_the_page():
        from windroos.cli.club_folder import unasked
        from windroos.hosting.lobby import Lobby
        from windroos.hosting.profiles import Profiles
        from windroos.hosting.room import Pace
        from windroos.hosting.thinker import Thinker
        from windroos.store.store import Store
    with Runner() as runner:
        store = Store.open(place_asked(typed, folder))
        try:
            profiles = Profiles(store, Lobby(store, Pace(), Thinker(unasked)))
            found, lines = _asked(typed, profiles, runner, style.lang)
        finally:
            runner.run(store.close())
    print(encode(found) if "json" in typed.switches else "\n".join(lines))
    return OK


def _asked(typed: Arguments, profiles: Profiles, runner: Runner, lang: Lang) -> tuple[dict[str, Any], list[str]]:
    """What a command comes to, as JSON and as lines. Raises OptionError, StoreError."""
    known = profiles.all()
    if typed.words[0] == "list":
        typed.at_most(1, "players")
        rows = [
            {"id": id, "name": one.name, "since": one.since, "games": len(one.seats)}
            for id, one in sorted(known.items(), key=lambda item: (item[1].name.casefold(), item[0]))
        ]
        lines = [f"{row['id']:18} {row['name']:40} {row['since']} {row['games']:5}" for row in rows]
        return {"players": rows}, lines or [texts.NOBODY.to(lang)]
    typed.at_most(2, "players")
    id = _meant(known, typed.word(1, "players"))
    if "sure" not in typed.switches:
        raise OptionError("players_sure", name=known[id].name)
    runner.run(profiles.erase(id))
    return {"player": id}, [texts.PLAYER_ERASED.to(lang)]


def _meant(known: Mapping[str, Profile], word: str) -> str:
    """The id of a player by it, or by his name. Raises OptionError."""
    if word in known:
        return word
    called = sorted(id for id, one in known.items() if one.name.casefold() == word.casefold())
    if not called:
        raise OptionError("players_unknown", name=word[:60])
    if len(called) > 1:
        raise OptionError("players_two", name=word[:60], ids=", ".join(called))
    return called[0]

"""`windroos club evening walls`: an evening on equal walls from the terminal, beside whoever plays it on the page."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from datetime import datetime
from typing import Any, Final

from windroos.cli.arguments import Arguments
from windroos.cli.club_folder import BY, PatientFolder
from windroos.cli.club_words import Said, word_at
from windroos.club.deciding import ClubWorld, evening_of
from windroos.club.errors import ClubError
from windroos.club.evening_state import EveningState
from windroos.club.wall_view import compared_rows, evening_walls_object
from windroos.duplicate.comparing import COMPARE_WAYS
from windroos.duplicate.errors import DuplicateError
from windroos.hosting.setup import WallPlace
from windroos.hosting.wall_contest import WallChoice
from windroos.hosting.wall_tables import TableStand, WallTables
from windroos.reckoning.numbers import show
from windroos.store.store import utc_now
from windroos.text import duplicate as texts
from windroos.text.explain import listed
from windroos.text.figures import signed, whole
from windroos.text.web.tournament_walls import WORDS
from windroos.text.words import Lang

STEPS: Final = ("commit", "begin", "stop", "secret")
Step = Callable[[WallTables, WallPlace], Coroutine[Any, Any, None]]
_USUAL: Final = 8
"""Walls where nobody says how many, as on the page."""


def walls_command(id: str, words: Sequence[str], typed: Arguments, folder: PatientFolder, lang: Lang) -> Said:
    """What a step of an evening's walls comes to; without one how they stand.

    Raises ClubError, DuplicateError, StoreError, and HouseError for house rules that cannot be played so.
    """
    step = word_at(words, 0) if words else ""
    if step not in ("", *STEPS):
        raise ClubError("club_command")
    now = utc_now()
    evening = evening_of(folder.world(), id)
    wanted: Step = _step(step, words[1:], typed, evening, now)
    folder.on_walls(id, wanted)
    stands: list[TableStand] = []

    async def looked(walls: WallTables, of: WallPlace) -> None:
        await walls.collect(of, now)
        stands.extend(walls.stands(of))

    folder.on_walls(id, looked)
    world = folder.world()
    evening = evening_of(world, id)
    tables = [one._asdict() for one in stands]
    return {"evening": id, **evening_walls_object(evening), "tables": tables}, _lines(world, evening, stands, lang)


def _step(step: str, words: Sequence[str], typed: Arguments, evening: EveningState, now: datetime) -> Step:
    rounds = evening.walls.rounds

    async def done(walls: WallTables, of: WallPlace) -> None:
        match step:
            case "commit":
                await walls.commit(of, BY, now)
            case "begin":
                await walls.begin(of, max(rounds, default=0) + 1, " ".join(words)[:100], BY, now, _choice(typed))
            case "stop":
                for round in evening.walls.playing():
                    await walls.stop(of, round, now)
            case "secret":
                await walls.show(of, BY, now)

    return done


def _choice(typed: Arguments) -> WallChoice:
    """What `--compare`, `--walls` and `--own-pace` say. Raises ClubError `club_number`, DuplicateError."""
    way, count = typed.get("compare") or "mean", typed.get("walls")
    compare = next((one for one in COMPARE_WAYS if one == way), None)
    if compare is None:
        raise DuplicateError("walls_compare", way=way[:40], known=", ".join(COMPARE_WAYS))
    number = whole(count) if count is not None else _USUAL
    if number is None:
        raise ClubError("club_number", value=str(count)[:20])
    return WallChoice(compare, number, "own-pace" not in typed.switches)


def _lines(world: ClubWorld, evening: EveningState, stands: Sequence[TableStand], lang: Lang) -> list[str]:
    """The walls as text: the fingerprint, the tables that play, and everybody compared."""
    walls = evening.walls
    if not walls.committed:
        return [texts.NOT_BOUND.to(lang)]
    lines = [f"{WORDS['walls_hash'].to(lang)}: {walls.committed}"]
    if walls.secret:
        lines.append(f"{WORDS['walls_secret'].to(lang)}: {walls.secret}")
    for round, begun in sorted(walls.rounds.items()):
        said = f" {WORDS['walls_word_was'].to(lang).format(word=begun.word)}" if begun.word else ""
        lines.append(f"{WORDS['walls_round'].to(lang).format(round=round)}.{said}")
        lines += [_stand(one, walls.walls_in(round), lang) for one in stands if one.round == round]
        for row in compared_rows(evening, round):
            name = world.names.get(row.person, row.person)
            lines.append(f"{row.place:>4}  {name:<24.24} {signed(row.points, lang):>7} {show(row.worth, lang):>9}")
    return lines


def _stand(one: TableStand, count: int, lang: Lang) -> str:
    table = WORDS["wall_table_n"].to(lang).format(table=one.table)
    done = WORDS["walls_progress"].to(lang).format(done=one.done, count=count)
    waits = f", {WORDS['walls_waits'].to(lang).format(count=one.waits)}" if one.waits else ""
    people = listed([name or WORDS["walls_computer"].to(lang) for name in one.people], lang)
    return f"  {table}: {done}{waits} ({people})"

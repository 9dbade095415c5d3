"""`windroos tournament import` and `checks`: entrants of any file, and what to look at before the draw."""

from __future__ import annotations

from typing import Any

from windroos.cli.arguments import Arguments
from windroos.cli.club_words import Said
from windroos.cli.files import file_bytes
from windroos.cli.tournament_folder import PAGE, PatientTournaments
from windroos.importing.entrant_lists import entrants_in, numbers_of
from windroos.importing.entrant_plan import SKIP, entrant_lines, entrants_asked
from windroos.text import tournament as texts
from windroos.text.tournament_checks import CHECKED, CHECKS
from windroos.text.words import Lang
from windroos.tournament.checks import EntryCheck
from windroos.tournament.entrant_requests import DoKnownNumbers, DoTakeBackEntrants
from windroos.tournament.setup_requests import DoTournamentShow


def import_command(typed: Arguments, kept: PatientTournaments, lang: Lang) -> Said:
    """A list of entrants, or of the players of the European association; or one that is taken back."""
    if typed.word(1, PAGE) == "undo":
        answer = kept.do(DoTakeBackEntrants(typed.word(2, PAGE)))
        return answer, [texts.DONE.to(lang)]
    is_list = typed.words[1] == "ema"
    file, world = typed.word(2 if is_list else 1, PAGE), kept.world()
    found = entrants_in(file_bytes(file), file)
    if is_list:
        listed = {one.said.get("ema", "") for one in found.entrants} - {""}
        names = {id: (card.name, card.ema) for id, card in world.cards.items()}
        here = tuple(sorted({card.ema for card in world.cards.values() if card.ema} & listed))
        answer = kept.do(DoKnownNumbers(numbers_of(found.entrants, names), here))
        return answer, [texts.NUMBERS.to(lang).format(count=answer["changed"])]
    lines = entrant_lines(found, world, {})
    rows = [
        {"name": line.found.name, "is": "asks" if line.asks else line.chosen, "people": list(line.people)}
        for line in lines
    ]
    said = [f"{row['name']}: {_is(row, world.names(), lang)}" for row in rows]
    if "dry-run" in typed.switches:
        return {"digest": found.digest, "rows": rows}, said
    answer = kept.do(entrants_asked(found.digest, lines, reserves="reserve" in typed.switches))
    count = sum(line.chosen != SKIP for line in lines) if not answer["again"] else 0
    said.append(texts.TAKEN_OVER.to(lang).format(count=count, digest=found.digest))
    return {"digest": found.digest, "rows": rows, **answer}, said


def _is(row: dict[str, Any], names: dict[str, str], lang: Lang) -> str:
    """What becomes of a line, in words."""
    word = row["is"] if row["is"] in texts.TAKEN_AS else "same"
    people = ", ".join(names.get(id, id) for id in row["people"])
    return texts.TAKEN_AS[word].to(lang).format(people=people)


def checks_command(_: Arguments, kept: PatientTournaments, lang: Lang) -> Said:
    """What is not right yet, a sentence for each."""
    answer, names = kept.do(DoTournamentShow("checks")), kept.world().names()
    lines = []
    for row in answer["rows"]:
        values = {key: value for key, value in row.items() if key not in EntryCheck._fields and key != "check"}
        people = ", ".join(names.get(id, id) for id in row["people"])
        sentence = CHECKS[row["check"]].to(lang).format(people=people, **values)
        lines.append(f"{'!' if row['grave'] else '-'} {sentence}")
    return answer, lines or [CHECKED.to(lang)]

"""A club's past of chance, and the files that say it."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Any, NamedTuple

from windroos.club.club_events import ClubSet, SeasonSet
from windroos.club.club_state import ClubState, fold_club
from windroos.club.deciding import ClubWorld, decide
from windroos.club.evening_state import EveningState, fold_evening
from windroos.club.person_card import PersonCard
from windroos.club.requests import REQUEST, DoShow
from windroos.club.showing import show
from windroos.importing.cells import Grid
from windroos.importing.finding import find_parts, read_part
from windroos.importing.found import FoundPast, together
from windroos.importing.matching import match_names
from windroos.importing.parts import Around, ImportPart
from windroos.importing.planning import ImportPlan, NameChoice, plan_import
from windroos.reckoning.formula_file import preset

TODAY = date(2024, 6, 1)


NOTHING = Around()


class Past(NamedTuple):
    """Evenings of tables of four, two at a time: the points and mahjongs of each."""

    days: tuple[date, ...]
    points: tuple[tuple[tuple[int, ...], ...], ...]


def found_in(grids: Sequence[Grid], around: Around = NOTHING) -> tuple[tuple[ImportPart, ...], FoundPast]:
    parts = find_parts(grids)
    return parts, together(read_part(grids, part, around) for part in parts)


class Club:
    """A club in memory that is asked one thing after another, as its folder does it."""

    def __init__(self) -> None:
        formula = preset("groenehart")
        season = SeasonSet("s", date(1990, 1, 1), date(2030, 1, 1), formula.text, formula.digest)
        self.world = ClubWorld(fold_club([ClubSet("Past", "calendar"), season]))

    @property
    def club(self) -> ClubState:
        assert self.world.club is not None
        return self.world.club

    def do(self, asked: Any) -> dict[str, object]:
        decision = decide(self.world, asked, "fresh")
        evenings: dict[str, EveningState] = dict(self.world.evenings)
        for id, events in {decision.evening: decision.events, **decision.evenings}.items():
            if events:
                evenings[id] = fold_evening(id, events, evenings.get(id))
        self.world = ClubWorld(
            fold_club(decision.club, self.club),
            evenings,
            {**self.world.names, **decision.names, **{id: card.name for id, card in decision.cards.items()}},
            {
                **self.world.cards,
                **{id: PersonCard(name) for id, name in decision.names.items()},
                **decision.cards,
            },
        )
        return dict(decision.answer)

    def planned(self, found: FoundPast, id: str, chosen: dict[str, NameChoice] | None = None) -> ImportPlan:
        matches = match_names(found.names(), self.world.cards)
        return plan_import(found, matches, chosen or {}, id, "digest", ("long",))

    def takes(self, found: FoundPast, id: str, chosen: dict[str, NameChoice] | None = None) -> dict[str, object]:
        plan = self.planned(found, id, chosen)
        assert not plan.undecided
        return self.do(plan.asked)

    def standings(self) -> list[Any]:
        shown = show(self.world, _SHOWN, TODAY)
        names = {**self.world.names}
        return sorted((row["place"], names[row["person"]], row["score"], row["evenings"]) for row in shown["rows"])


_SHOWN: DoShow = REQUEST.read({"do": "show", "what": "standings", "season": "s"}, "")  # type: ignore[assignment]

"""A club in memory, told by lines as the machine's door reads them."""

from __future__ import annotations

from datetime import date
from typing import Any

from windroos.club.club_state import fold_club
from windroos.club.deciding import ClubWorld, decide
from windroos.club.evening_state import fold_evening
from windroos.club.person_card import PersonCard
from windroos.club.requests import REQUEST, DoShow, Request
from windroos.club.showing import show


class ToldWorld:
    """What is known after some lines; each is decided and folded at once."""

    def __init__(self, *lines: dict[str, Any]) -> None:
        self.world = ClubWorld()
        self.made = 0
        self.tell(*lines)

    def tell(self, *lines: dict[str, Any]) -> list[dict[str, Any]]:
        """Do these; the answers. Any that cannot be done raises its error, and the others were done."""
        return [self.ask(REQUEST.read(line, "")) for line in lines]

    def ask(self, asked: Request) -> dict[str, Any]:
        """Do this; the answer."""
        self.made += 1
        world = self.world
        done = decide(world, asked, f"made{self.made}")
        club = fold_club(done.club, world.club) if done.club else world.club
        evenings = dict(world.evenings)
        for id, events in {done.evening: done.events, **done.evenings}.items():
            if events:
                evenings[id] = fold_evening(id, events, evenings.get(id))
        named = {id: world.cards.get(id, PersonCard(name))._replace(name=name) for id, name in done.names.items()}
        cards = {**world.cards, **named, **done.cards}
        self.world = ClubWorld(club, evenings, {id: card.name for id, card in cards.items()}, cards)
        return dict(done.answer)

    def shown(self, line: dict[str, Any], today: date = date(2024, 6, 1)) -> dict[str, Any]:
        """What the door shows."""
        asked = REQUEST.read(line, "")
        assert isinstance(asked, DoShow)
        return show(self.world, asked, today)

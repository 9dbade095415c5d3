"""The addresses of the club: each area gives its own."""

from __future__ import annotations

from starlette.routing import Route

from windroos.hosting.tied import TiedPlayers
from windroos.web.club import (
    api,
    begin,
    cash,
    club_figures,
    figures,
    hand_page,
    home,
    honours,
    house_form,
    house_rules,
    keeping,
    log,
    me,
    members,
    person_desk,
    prints,
    rights,
    settings,
)
from windroos.web.club.counting import told_while_counting
from windroos.web.club.house import Clubhouse
from windroos.web.club.kept_pages import kept_for_everybody
from windroos.web.club.needs import guarded
from windroos.web.club.past import exporting
from windroos.web.club.past import routes as past
from windroos.web.club.retyping import retyping
from windroos.web.club.stand import routes as stand
from windroos.web.club.stand.boards import Boards


def routes(house: Clubhouse, tied: TiedPlayers) -> list[Route]:
    """All pages of the club."""
    book, boards = house.book, Boards(house.book)
    pages = [
        *api.routes(house),
        *home.routes(house, book, boards),
        *past.routes(house),
        *exporting.routes(house),
        *stand.routes(house, boards),
        *prints.routes(house),
        *rights.routes(house),
        *me.routes(house, tied),
        *cash.routes(house),
        *keeping.routes(house),
        *log.routes(house),
        *figures.routes(house, book),
        *honours.routes(house, book),
        *club_figures.routes(house, book),
        *hand_page.routes(house),
        *begin.routes(house),
        *settings.routes(house),
        *house_rules.routes(house),
        *house_form.routes(house),
        *members.routes(house),
        *person_desk.routes(house),
    ]
    return retyping(guarded(house, told_while_counting(house, kept_for_everybody(house, pages))))

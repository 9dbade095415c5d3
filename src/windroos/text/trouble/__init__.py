"""The sentence and the hint of every error code, gathered from the parts of the program that raise them."""

from __future__ import annotations

from windroos.text.trouble.api import TROUBLE as API
from windroos.text.trouble.book import TROUBLE as BOOK
from windroos.text.trouble.bots import TROUBLE as BOTS
from windroos.text.trouble.botzone import TROUBLE as BOTZONE
from windroos.text.trouble.club import TROUBLE as CLUB
from windroos.text.trouble.club_evening import TROUBLE as CLUB_EVENING
from windroos.text.trouble.club_people import TROUBLE as CLUB_PEOPLE
from windroos.text.trouble.club_result import TROUBLE as CLUB_RESULT
from windroos.text.trouble.club_rights import TROUBLE as CLUB_RIGHTS
from windroos.text.trouble.club_season import TROUBLE as CLUB_SEASON
from windroos.text.trouble.club_setup import TROUBLE as CLUB_SETUP
from windroos.text.trouble.club_verify import TROUBLE as CLUB_VERIFY
from windroos.text.trouble.command import TROUBLE as COMMAND
from windroos.text.trouble.count import TROUBLE as COUNT
from windroos.text.trouble.duplicate import TROUBLE as DUPLICATE
from windroos.text.trouble.env import TROUBLE as ENV
from windroos.text.trouble.formations import TROUBLE as FORMATIONS
from windroos.text.trouble.hands import TROUBLE as HANDS
from windroos.text.trouble.hongkong import TROUBLE as HONGKONG
from windroos.text.trouble.house import TROUBLE as HOUSE
from windroos.text.trouble.importing import TROUBLE as IMPORTING
from windroos.text.trouble.lab import TROUBLE as LAB
from windroos.text.trouble.legal import TROUBLE as LEGAL
from windroos.text.trouble.lesson import TROUBLE as LESSON
from windroos.text.trouble.lines import TROUBLE as LINES
from windroos.text.trouble.mirror import TROUBLE as MIRROR
from windroos.text.trouble.nmv144 import TROUBLE as NMV144
from windroos.text.trouble.nts import TROUBLE as NTS
from windroos.text.trouble.play import TROUBLE as PLAY
from windroos.text.trouble.puzzle import TROUBLE as PUZZLE
from windroos.text.trouble.reckoning import TROUBLE as RECKONING
from windroos.text.trouble.record import TROUBLE as RECORD
from windroos.text.trouble.scoresheet import TROUBLE as SCORESHEET
from windroos.text.trouble.seating import TROUBLE as SEATING
from windroos.text.trouble.serve import TROUBLE as SERVE
from windroos.text.trouble.settle import TROUBLE as SETTLE
from windroos.text.trouble.store import TROUBLE as STORE
from windroos.text.trouble.table import TROUBLE as TABLE
from windroos.text.trouble.tablefile import TROUBLE as TABLEFILE
from windroos.text.trouble.terminal import TROUBLE as TERMINAL
from windroos.text.trouble.testkit import TROUBLE as TESTKIT
from windroos.text.trouble.tournament import TROUBLE as TOURNAMENT
from windroos.text.trouble.tournament_desk import TROUBLE as TOURNAMENT_DESK
from windroos.text.trouble.tournament_entry import TROUBLE as TOURNAMENT_ENTRY
from windroos.text.trouble.tournament_hall import TROUBLE as TOURNAMENT_HALL
from windroos.text.trouble.web import TROUBLE as WEB
from windroos.text.words import Trouble

TROUBLE: dict[str, Trouble] = {
    **BOOK,
    **API,
    **BOTS,
    **BOTZONE,
    **COMMAND,
    **HOUSE,
    **TABLEFILE,
    **LINES,
    **CLUB,
    **CLUB_SEASON,
    **CLUB_PEOPLE,
    **CLUB_EVENING,
    **CLUB_RESULT,
    **CLUB_SETUP,
    **CLUB_RIGHTS,
    **CLUB_VERIFY,
    **COUNT,
    **ENV,
    **FORMATIONS,
    **HANDS,
    **HONGKONG,
    **IMPORTING,
    **LAB,
    **LEGAL,
    **LESSON,
    **NMV144,
    **NTS,
    **PLAY,
    **PUZZLE,
    **RECKONING,
    **RECORD,
    **SCORESHEET,
    **SEATING,
    **SERVE,
    **SETTLE,
    **STORE,
    **MIRROR,
    **TABLE,
    **TERMINAL,
    **TESTKIT,
    **TOURNAMENT,
    **DUPLICATE,
    **TOURNAMENT_ENTRY,
    **TOURNAMENT_HALL,
    **TOURNAMENT_DESK,
    **WEB,
}

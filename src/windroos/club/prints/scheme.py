"""A season's scheme on paper: who plays where in each round, for the wall."""

from __future__ import annotations

from windroos.club.prints.source import PrintSource
from windroos.club.scheme_games import games_of
from windroos.club.seasons import season_of
from windroos.printing.document import PrintBlock, PrintColumn, PrintDocument, PrintRow, PrintTable, PrintText
from windroos.text.play import SEATS


def scheme_sheet(source: PrintSource, id: str) -> PrintDocument:
    """The tables of every round, East first, with the evening that plays it where one does.

    Raises ClubError `club_season_unknown`.
    """
    season_of(source.club, id)
    blocks: list[PrintBlock] = []
    for number, games in enumerate(games_of(source.club, id), 1):
        most = max((len(game.players) for game in games), default=0)
        winds = [SEATS[at].to(source.lang) if at < len(SEATS) else source.say("fifth") for at in range(most)]
        columns = (PrintColumn(source.say("table"), "figure"), *(PrintColumn(wind, "name") for wind in winds))
        rows = tuple(
            PrintRow((str(game.table), *map(source.name, game.players), *("",) * (most - len(game.players))))
            for game in games
        )
        days = [source.day(one.day) for one in source.held if (id, number) in one.rounds]
        title = " · ".join((source.say("round_of", round=number), *days))
        blocks.append(PrintTable(columns, rows, title, apart=True))
    shown = tuple(blocks) or (PrintText(source.say("no_scheme"), "lead"),)
    return PrintDocument(source.say("print_scheme"), source.season_name(id), shown, source.imprint(), 10)

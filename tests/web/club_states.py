"""Every page and state of the club, as data: each area adds its own. The club is that of `club_world`."""

from __future__ import annotations

from typing import Final

from tests.web.states import State

STAND: Final = (
    State("the seasons", "/club/stand"),
    State("standings", "/club/stand/s23"),
    State("standings of a day", "/club/stand/s23?op=2024-01-10"),
    State("no season", "/club/stand/nergens", answers=404),
    State("why somebody is third", "/club/stand/s23/uitleg/anna"),
    State("four who are equal", "/club/stand/s20/uitleg/frits"),
    State("the course of a season", "/club/stand/s23/verloop"),
    State("no scheme", "/club/stand/s23/schema"),
    State("a scheme", "/club/stand/s22/schema"),
    State("no final", "/club/stand/s23/finale"),
    State("a final", "/club/stand/s21/finale"),
    State("a card of house rules that are not there", "/club/stand/s23/kaart/mcr", answers=422),
    State("a formula", "/club/stand/s23/formule"),
    State("a formula to try", "/club/stand/s23/proef"),
    State("a formula that is tried", "/club/stand/s23/proef?formule=peling-punten"),
    State("the seasons of the secretary", "/club/seizoenen"),
    State("a new season", "/club/seizoenen/nieuw?van=s23"),
    State("a season that is changed", "/club/stand/s23/wijzigen"),
)
RIGHTS: Final = (
    State("rights", "/club/rechten"),
    State("signing in", "/club/aanmelden"),
    State("the clubs of the folder", "/clubs"),
    State("privacy", "/club/privacy"),
    State("cash", "/club/kas"),
    State("who paid an evening", "/club/kas/avond/e1"),
    State("dissolving", "/club/kas/opheffen"),
    State("claims", "/club/aanspraken"),
    State("backups", "/club/bewaren"),
    State("the log", "/club/logboek"),
    State("the log of nobody", "/club/logboek?persoon=niemand"),
    State("of whom erasing is proposed", "/club/vergeten"),
    State("erasing", "/club/vergeten/frits"),
    State("a member's card", "/club/kaart/frits"),
)
EVENINGS: Final = (
    State("the calendar", "/club/avonden"),
    State("the desk: who is there", "/club/avond/e5"),
    State("the desk: tables", "/club/avond/e4"),
    State("the desk: tables of two rule sets", "/club/avond/r4"),
    State("the desk: a table of Riichi", "/club/avond/q2?deel=tables"),
    State("wishes for Riichi", "/club/avond/q2/tafels"),
    State("scores in Riichi", "/club/avond/q2/tafel/2/1"),
    State("the result of an evening in Riichi", "/club/avond/q1"),
    State("the desk: result", "/club/avond/e4?deel=result"),
    State("tables proposed", "/club/avond/e5/tafels?seed=12&winds=1"),
    State("tables proposed with wishes", "/club/avond/e5/tafels?seed=12&apart=anna+bart&together=anna+bart&at=frits+9"),
    State("who sits where", "/club/avond/e4?plaatsen=2"),
    State("tables by hand", "/club/avond/e5/tafels?method=hand"),
    State("tables by a scheme", "/club/avond/r2/tafels"),
    State("tables of a final", "/club/avond/f2/tafels"),
    State("too few for a table", "/club/avond/e6/tafels"),
    State("totals", "/club/avond/e4/tafel/1/2"),
    State("a paper form", "/club/avond/e4/tafel/1/1?wijze=hands"),
    State("a paper form of the 144 rules", "/club/avond/p1/tafel/1/1?wijze=hands"),
    State("a wrong sum", "/club/avond/e4/tafel/2/1"),
    State("an evening's result", "/club/avond/e2"),
    State("an evening of a title that was given", "/club/avond/r0"),
    State("an evening to come", "/club/avond/e6?deel=uitslag"),
    State("the desk: a cup evening that closes its arrivals", "/club/avond/e6"),
    State("the desk: the closing list", "/club/avond/e6?deel=result"),
    State("the desk: an evening of a season that is closed", "/club/avond/x1?deel=tables"),
    State("the door of a cup evening", "/club/avond/e6/aan"),
    State("the door", "/club/avond/e5/aan"),
    State("which table", "/club/tafel"),
    State(
        "a wrong code", "/club/tafel", ("main .btn.main",), fill=(("input[name=table]", "1"), ("input[name=code]", "9"))
    ),
    State("the screen: seats", "/club/avond/e4/scherm"),
    State("the screen: welcome", "/club/avond/e6/scherm"),
    State("the screen: who is ahead", "/club/avond/p3/scherm"),
    State("the screen: jersey and scarves", "/club/avond/p4/scherm"),
    State("no such evening", "/club/avond/nooit", answers=404),
)
PASTED: Final = "Datum\tTafel\tNaam\tPunten\tOpmerking van de tafelleider\n" + "".join(
    f"7-1-2020\t{table}\t{name}\t{points}\teen heel lange opmerking over deze tafel\n"
    for table, name, points in (
        (1, "Anna de Vries", "100"), (1, "Bartholomeus van den Berg-Oosterhuis", "-40"), (1, "Wilhelmintje", "-60"),
        (1, "Zeger Oud", "veel"),
    )
)  # fmt: skip
PAST: Final = (
    State("import", "/club/invoer"),
    State("what was pasted", "/club/invoer", ("main .btn.main",), fill=(("textarea[name=text]", PASTED),)),
    State("export", "/club/uitvoer"),
)
FIGURES: Final = (
    State("a person by the 144 rules", "/club/speler/frits"),
    State("a person by totals", "/club/speler/els"),
    State("a person without results", "/club/speler/joost"),
    State("nobody", "/club/speler/nobody", answers=404),
    State("a hand with its tiles", "/club/avond/p3/spel/1/1/1"),
    State("a hand in scores", "/club/avond/p1/spel/1/1/4"),
    State("no such hand", "/club/avond/p1/spel/1/1/99", answers=404),
    State("records with tiles", "/club/records?regels=groenehart2011"),
    State("records", "/club/records"),
    State("records by the 144 rules", "/club/records?regels=nmv144&wie=leden"),
    State("the collection", "/club/verzameling"),
    State("the twenty-one", "/club/21?jaar=2024"),
    State("the twenty-one of a year without", "/club/21?jaar=2023"),
    State("the champion", "/club/kampioen?jaar=2024"),
    State("cups", "/club/bekers"),
    State("the figures of the club", "/club/cijfers?regels=nmv144"),
    State("the figures of totals", "/club/cijfers"),
)
EXCLUDED: Final = {"do": "card", "person": "frits", "exclusion": "herhaald", "excluded_until": "2999-12-31"}
"""Somebody of a long name who is excluded as long as pages are looked at."""
PEOPLE: Final = (
    State("members", "/club/leden"),
    State("nobody found", "/club/leden?q=zzz"),
    State("a member", "/club/leden/frits"),
    State("a guest", "/club/leden/wim"),
    State("nobody", "/club/leden/niemand", answers=404),
    State("players", "/club/spelers"),
    State("settings", "/club/instellingen"),
    State("rules", "/club/regels"),
    State("house rules by a form", "/club/regels/seizoen?season=s23&rules=nts2002"),
    State("a choice of house rules", "/club/regels/seizoen?season=s23&rules=nts2002&what=option:east_wins"),
    State("what an item brings", "/club/regels/seizoen?season=s23&rules=groenehart2011&what=item:schoon"),
    State("the list", "/club/lijst"),
)
PRINTS: Final = (
    State("all prints", "/club/print"),
    State("prints of an evening", "/club/avond/e4/print"),
    State("a score form", "/club/print/scoreformulier?regels=nmv144&spelers=5&spellen=20"),
    State("table cards", "/club/avond/e4/print/tafelkaarten"),
    State("members' cards", "/club/print/ledenkaarten"),
    State("members' cards in large letters", "/club/print/ledenkaarten?groot=1"),
    State("a certificate", "/club/print/oorkonde?plaatsen=2"),
    State("no walking cards", "/club/print/loopkaarten"),
    State("no scheme on paper", "/club/print/schema"),
    State("a report card", "/club/print/rapport?speler=frits&jaar=2023"),
    State("house rules to print", "/club/print/huisregels"),
    State("the calendar to print", "/club/print/agenda"),
    State("the wall", "/club/avond/e4/print/plaatsen"),
)
CLUB_STATES: Final = (State("the club", "/club"), *PAST, *STAND, *RIGHTS, *EVENINGS, *FIGURES, *PEOPLE, *PRINTS)
EMPTY: Final = (
    State("no club yet", "/club"),
    State("first use", "/club/begin"),
    State("no standings yet", "/club/stand", answers=404),
    State("no evenings yet", "/club/avonden", answers=404),
    State("no members yet", "/club/leden", answers=404),
)
"""Of a folder without a club."""

"""Every page and state of the club, as data: each area adds its own. The club is that of `club_world`."""

from __future__ import annotations

from typing import Final

from tests.web.states import PageState

STAND: Final = (
    PageState("the seasons", "/club/stand"),
    PageState("standings", "/club/stand/s23"),
    PageState("standings of a day", "/club/stand/s23?op=2024-01-10"),
    PageState("no season", "/club/stand/nergens", answers=404),
    PageState("why somebody is third", "/club/stand/s23/uitleg/anna"),
    PageState("four who are equal", "/club/stand/s20/uitleg/frits"),
    PageState("the course of a season", "/club/stand/s23/verloop"),
    PageState("no scheme", "/club/stand/s23/schema"),
    PageState("a scheme", "/club/stand/s22/schema"),
    PageState("no final", "/club/stand/s23/finale"),
    PageState("a final", "/club/stand/s21/finale"),
    PageState("a card of house rules that are not there", "/club/stand/s23/kaart/mcr", answers=422),
    PageState("a formula", "/club/stand/s23/formule"),
    PageState("a formula to try", "/club/stand/s23/proef"),
    PageState("a formula that is tried", "/club/stand/s23/proef?formule=peling-punten"),
    PageState("the seasons of the secretary", "/club/seizoenen"),
    PageState("a new season", "/club/seizoenen/nieuw?van=s23"),
    PageState("a season that is changed", "/club/stand/s23/wijzigen"),
)
RIGHTS: Final = (
    PageState("rights", "/club/rechten"),
    PageState("signing in", "/club/aanmelden"),
    PageState("the clubs of the folder", "/clubs"),
    PageState("privacy", "/club/privacy"),
    PageState("cash", "/club/kas"),
    PageState("who paid an evening", "/club/kas/avond/e1"),
    PageState("dissolving", "/club/kas/opheffen"),
    PageState("claims", "/club/aanspraken"),
    PageState("backups", "/club/bewaren"),
    PageState("the log", "/club/logboek"),
    PageState("the log of nobody", "/club/logboek?persoon=niemand"),
    PageState("of whom erasing is proposed", "/club/vergeten"),
    PageState("erasing", "/club/vergeten/frits"),
    PageState("a member's card", "/club/kaart/frits"),
)
EVENINGS: Final = (
    PageState("the calendar", "/club/avonden"),
    PageState("the desk: who is there", "/club/avond/e5"),
    PageState("the desk: tables", "/club/avond/e4"),
    PageState("the desk: tables of two rule sets", "/club/avond/r4"),
    PageState("the desk: a table of Riichi", "/club/avond/q2?deel=tables"),
    PageState("wishes for Riichi", "/club/avond/q2/tafels"),
    PageState("scores in Riichi", "/club/avond/q2/tafel/2/1"),
    PageState("the result of an evening in Riichi", "/club/avond/q1"),
    PageState("the desk: result", "/club/avond/e4?deel=result"),
    PageState("tables proposed", "/club/avond/e5/tafels?seed=12&winds=1"),
    PageState(
        "tables proposed with wishes", "/club/avond/e5/tafels?seed=12&apart=anna+bart&together=anna+bart&at=frits+9"
    ),
    PageState("who sits where", "/club/avond/e4?plaatsen=2"),
    PageState("a sheet of a phone", "/club/avond/e4/blad/1/2"),
    PageState("tables by hand", "/club/avond/e5/tafels?method=hand"),
    PageState("tables by a scheme", "/club/avond/r2/tafels"),
    PageState("tables of a final", "/club/avond/f2/tafels"),
    PageState("too few for a table", "/club/avond/e6/tafels"),
    PageState("totals", "/club/avond/e4/tafel/1/2"),
    PageState("a paper form", "/club/avond/e4/tafel/1/1?wijze=hands"),
    PageState("a paper form of the 144 rules", "/club/avond/p1/tafel/1/1?wijze=hands"),
    PageState("a wrong sum", "/club/avond/e4/tafel/2/1"),
    PageState("an evening's result", "/club/avond/e2"),
    PageState("an evening of a title that was given", "/club/avond/r0"),
    PageState("an evening to come", "/club/avond/e6?deel=uitslag"),
    PageState("the desk: a cup evening that closes its arrivals", "/club/avond/e6"),
    PageState("the desk: the closing list", "/club/avond/e6?deel=result"),
    PageState("the desk: an evening of a season that is closed", "/club/avond/x1?deel=tables"),
    PageState("the door of a cup evening", "/club/avond/e6/aan"),
    PageState("the door", "/club/avond/e5/aan"),
    PageState("which table", "/club/tafel"),
    PageState(
        "a wrong code", "/club/tafel", ("main .btn.main",), fill=(("input[name=table]", "1"), ("input[name=code]", "9"))
    ),
    PageState("the screen: seats", "/club/avond/e4/scherm"),
    PageState("the screen: welcome", "/club/avond/e6/scherm"),
    PageState("the screen: who is ahead", "/club/avond/p3/scherm"),
    PageState("the screen: jersey and scarves", "/club/avond/p4/scherm"),
    PageState("no such evening", "/club/avond/nooit", answers=404),
)
PASTED: Final = "Datum\tTafel\tNaam\tPunten\tOpmerking van de tafelleider\n" + "".join(
    f"7-1-2020\t{table}\t{name}\t{points}\teen heel lange opmerking over deze tafel\n"
    for table, name, points in (
        (1, "Anna de Vries", "100"), (1, "Bartholomeus van den Berg-Oosterhuis", "-40"), (1, "Wilhelmintje", "-60"),
        (1, "Zeger Oud", "veel"),
    )
)  # fmt: skip
PAST: Final = (
    PageState("import", "/club/invoer"),
    PageState("what was pasted", "/club/invoer", ("main .btn.main",), fill=(("textarea[name=text]", PASTED),)),
    PageState("export", "/club/uitvoer"),
)
FIGURES: Final = (
    PageState("a person by the 144 rules", "/club/speler/frits"),
    PageState("a person by totals", "/club/speler/els"),
    PageState("a person without results", "/club/speler/joost"),
    PageState("nobody", "/club/speler/nobody", answers=404),
    PageState("a hand with its tiles", "/club/avond/p3/spel/1/1/1"),
    PageState("a hand in scores", "/club/avond/p1/spel/1/1/4"),
    PageState("no such hand", "/club/avond/p1/spel/1/1/99", answers=404),
    PageState("records with tiles", "/club/records?regels=groenehart2011"),
    PageState("records", "/club/records"),
    PageState("records by the 144 rules", "/club/records?regels=nmv144&wie=leden"),
    PageState("the collection", "/club/verzameling"),
    PageState("the twenty-one", "/club/21?jaar=2024"),
    PageState("the twenty-one of a year without", "/club/21?jaar=2023"),
    PageState("the champion", "/club/kampioen?jaar=2024"),
    PageState("cups", "/club/bekers"),
    PageState("the figures of the club", "/club/cijfers?regels=nmv144"),
    PageState("the figures of totals", "/club/cijfers"),
)
EXCLUDED: Final = {"do": "card", "person": "frits", "exclusion": "herhaald", "excluded_until": "2999-12-31"}
"""Somebody of a long name who is excluded as long as pages are looked at."""
PEOPLE: Final = (
    PageState("members", "/club/leden"),
    PageState("nobody found", "/club/leden?q=zzz"),
    PageState("a member", "/club/leden/frits"),
    PageState("a guest", "/club/leden/wim"),
    PageState("nobody", "/club/leden/niemand", answers=404),
    PageState("players", "/club/spelers"),
    PageState("settings", "/club/instellingen"),
    PageState("rules", "/club/regels"),
    PageState("house rules by a form", "/club/regels/seizoen?season=s23&rules=nts2002"),
    PageState("a choice of house rules", "/club/regels/seizoen?season=s23&rules=nts2002&what=option:east_wins"),
    PageState("what an item brings", "/club/regels/seizoen?season=s23&rules=groenehart2011&what=item:schoon"),
    PageState("the list", "/club/lijst"),
)
PRINTS: Final = (
    PageState("all prints", "/club/print"),
    PageState("prints of an evening", "/club/avond/e4/print"),
    PageState("a score form", "/club/print/scoreformulier?regels=nmv144&spelers=5&spellen=20"),
    PageState("table cards", "/club/avond/e4/print/tafelkaarten"),
    PageState("members' cards", "/club/print/ledenkaarten"),
    PageState("members' cards in large letters", "/club/print/ledenkaarten?groot=1"),
    PageState("a certificate", "/club/print/oorkonde?plaatsen=2"),
    PageState("no walking cards", "/club/print/loopkaarten"),
    PageState("no scheme on paper", "/club/print/schema"),
    PageState("a report card", "/club/print/rapport?speler=frits&jaar=2023"),
    PageState("house rules to print", "/club/print/huisregels"),
    PageState("the calendar to print", "/club/print/agenda"),
    PageState("the wall", "/club/avond/e4/print/plaatsen"),
)
CLUB_STATES: Final = (PageState("the club", "/club"), *PAST, *STAND, *RIGHTS, *EVENINGS, *FIGURES, *PEOPLE, *PRINTS)
EMPTY: Final = (
    PageState("no club yet", "/club"),
    PageState("first use", "/club/begin"),
    PageState("no standings yet", "/club/stand", answers=404),
    PageState("no evenings yet", "/club/avonden", answers=404),
    PageState("no members yet", "/club/leden", answers=404),
)
"""Of a folder without a club."""

"""What the page of schedules says."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from windroos.text.words import Words

WORDS: Final[Mapping[str, Words]] = {
    "check_title": Words("Een indeling nakijken", "Check a schedule"),
    "check_about": Words(
        "Van wie ook, gemaakt waarmee ook: plak haar of geef het bestand. Namen of nummers; rondes, tafels of spelers "
        "op de regels; gewoon zoals u haar hebt.",
        "Whoever made it, and with whatever: paste it or give the file. Names or numbers; rounds, tables or players on "
        "the lines; just as you have it.",
    ),
    "brought": Words("De indeling", "The schedule"),
    "file": Words("Of een bestand (Excel, ODS, CSV, JSON)", "Or a file (Excel, ODS, CSV, JSON)"),
    "clubs": Words("Clubs, als u die uit elkaar wilt houden", "Clubs, if they are to be kept apart"),
    "clubs_hint": Words(
        "een club per regel, of achter een naam: Jan (Pe-Ling)", "a club a line, or behind a name: Jan (Pe-Ling)"
    ),
    "clubs_example": Words("Pe-Ling: 1-4, 9", "Pe-Ling: 1-4, 9"),
    "check": Words("Kijk na", "Check"),
    "layouts_title": Words("Hoe mag zij eruitzien?", "What may it look like?"),
    "layouts_cell": Words(
        "Het programma herkent zelf welke vorm het is. Een cel heet naar haar kolom en regel: C4 is de derde kolom, "
        "vierde regel.",
        "The program itself sees which form it is. A cell is called after its column and line: C4 is the third column, "
        "fourth line.",
    ),
    "checked_title": Words("Nagekeken", "Checked"),
    "checked_size": Words(
        "{players} spelers, {rounds:# ronde|# rondes}, {tables:# tafel|# tafels}.",
        "{players} players, {rounds:# round|# rounds}, {tables:# table|# tables}.",
    ),
    "checked_right": Words(
        "Er zit niemand dubbel en er ontbreekt niemand: in elke ronde zit iedereen één keer.",
        "Nobody is seated twice and nobody is missing: in each round everybody sits once.",
    ),
    "wrong_mend": Words(
        "Eerst verbeteren: {count:er is één fout|er zijn # fouten}.",
        "To mend first: {count:there is one mistake|there are # mistakes}.",
    ),
    "wrong_more": Words("En nog {count} andere.", "And {count} more."),
    "wrong_then": Words(
        "De cijfers hieronder tellen wat er staat; ondergrenzen gelden pas als iedereen elke ronde één keer zit.",
        "The figures below count what is there; bounds hold only when everybody sits once in each round.",
    ),
    "read_as": Words("Gelezen als: {layout}.", "Read as: {layout}."),
    "no_winds": Words("Zij zegt niet wie met welke wind begint.", "It does not say who starts as which wind."),
    "wrong_figure": Words("Fouten", "Mistakes"),
    "club_figure": Words("Clubgenoten aan één tafel", "Club mates at one table"),
    "ours": Words("De onze", "Ours"),
    "counted_title": Words("Alle paren geteld", "Every pair counted"),
    "counted_times": Words("samen aan tafel", "together at a table"),
    "counted_pairs": Words("paren", "pairs"),
    "repeated_title": Words("Wie elkaar vaker dan eens treffen", "Who meet more than once"),
    "repeated_none": Words("Niemand treft een ander tweemaal.", "Nobody meets anybody twice."),
    "clubmates_title": Words("Clubgenoten die elkaar treffen", "Club mates who meet"),
    "pair_times": Words("{times} keer", "{times:# time|# times}"),
    "pair_where": Words("ronde {round} tafel {table}", "round {round} table {table}"),
    "pairs_more": Words("Nog {count:# paar|# paren}", "{count:# more pair|# more pairs}"),
    "as_table": Words("Als tabel", "As a table"),
    "table_caption": Words("Hoe vaak ieder ieder treft", "How often everybody meets everybody"),
    "ways_check": Words(
        "Van elke ronde de tafel, en de wind waar die er staat.",
        "Of each round the table, and the wind where it is given.",
    ),
    "starts": Words("Oost {0}, Zuid {1}, West {2}, Noord {3}", "East {0}, South {1}, West {2}, North {3}"),
    "again": Words("vaker dan eens: {who}", "more than once: {who}"),
    "ours_title": Words("De onze voor hetzelfde", "Ours for the same"),
    "ours_better": Words(
        "Voor {players} spelers en {rounds:# ronde|# rondes} maken wij er een met "
        "{ours:# herhaalde ontmoeting|# herhaalde ontmoetingen}; deze heeft er {here}.",
        "For {players} players and {rounds:# round|# rounds} we make one with "
        "{ours:# repeated meeting|# repeated meetings}; this one has {here}.",
    ),
    "ours_equal": Words(
        "Ook de onze heeft {ours:# herhaalde ontmoeting|# herhaalde ontmoetingen}.",
        "Ours has {ours:# repeated meeting|# repeated meetings} as well.",
    ),
    "ours_worse": Words(
        "Deze is beter dan wat wij in een paar tellen vinden ({ours:# herhaalde ontmoeting|# herhaalde ontmoetingen}).",
        "This one is better than what we find in a few seconds ({ours:# repeated meeting|# repeated meetings}).",
    ),
    "ours_see": Words("Bekijk en print de onze", "See and print ours"),
    "print_now": Words("Print", "Print"),
    "examples": Words("Bijvoorbeeld", "For instance"),
    "example": Words("{players} spelers, {rounds:# ronde|# rondes}", "{players} players, {rounds:# round|# rounds}"),
    "again_form": Words("Verbeteren en opnieuw nakijken", "Mend and check again"),
    "watch_go": Words("Zoek verder en kijk mee", "Search on, and watch"),
    "watch_now": Words(
        "{repeats:# herhaalde ontmoeting|# herhaalde ontmoetingen}; minder dan {bound} kan niet. "
        "Er wordt verder gezocht.",
        "{repeats:# repeated meeting|# repeated meetings}; fewer than {bound} cannot be. The search goes on.",
    ),
    "watch_best": Words(
        "{repeats:# herhaalde ontmoeting|# herhaalde ontmoetingen}: beter kan niet.",
        "{repeats:# repeated meeting|# repeated meetings}: nothing is better.",
    ),
    "watch_over": Words(
        "{repeats:# herhaalde ontmoeting|# herhaalde ontmoetingen}; minder dan {bound} kan niet. "
        "Het zoeken is gestopt.",
        "{repeats:# repeated meeting|# repeated meetings}; fewer than {bound} cannot be. The search has ended.",
    ),
    "watch_tried": Words(
        "{tried} wissels geprobeerd; deze indeling is gevonden na {at}, en met hetzelfde zaad overal weer.",
        "{tried} exchanges tried; this schedule was found after {at}, and with the same seed everywhere again.",
    ),
    "watch_take": Words("Zo is het goed", "This one will do"),
    "watch_again": Words("Kijk hoever het is", "See how far it is"),
    "schedule_title": Words("Indeling", "Schedule"),
    "schedule_about": Words(
        "Wie waar zit in elke ronde van een toernooi. Kijk een indeling na, van wie ook, of laat er een maken waarin "
        "iedereen zo min mogelijk dezelfden treft en de winden eerlijk verdeeld zijn.",
        "Who sits where in each round of a tournament. Check a schedule, whoever made it, or have one made in which "
        "people meet the same ones as little as can be and winds are fairly divided.",
    ),
    "make_title": Words("Een indeling maken", "Make a schedule"),
    "players": Words("Spelers", "Players"),
    "rounds_asked": Words("Rondes", "Rounds"),
    "players_hint": Words(
        "tot {most}; deelt vier het niet, dan ook tafels van vijf of drie",
        "up to {most}; where four does not divide it also tables of five or three",
    ),
    "rounds_hint": Words("tot {most}", "up to {most}"),
    "wishes": Words("Wensen", "Wishes"),
    "apart": Words("Nooit aan één tafel (teams), een groep per regel", "Never at one table (teams), a group a line"),
    "rather_asked": Words(
        "Liever niet aan één tafel (clubs, landen), een groep per regel",
        "Rather not at one table (clubs, countries), a group a line",
    ),
    "together": Words("Graag een keer aan één tafel, een groep per regel", "Would like to meet once, a group a line"),
    "not_in": Words(
        "Niet samen in bepaalde rondes (partners in de eerste), een groep per regel",
        "Not together in certain rounds (partners in the first), a group a line",
    ),
    "fixed": Words("Vaste tafels", "Fixed tables"),
    "fixed_hint": Words("speler=tafel, bijvoorbeeld 7=1, 12=3", "player=table, for instance 7=1, 12=3"),
    "seed": Words("Een andere: getal", "Another one: number"),
    "make": Words("Maak de indeling", "Make the schedule"),
    "made_title": Words("{players} spelers, {rounds:# ronde|# rondes}", "{players} players, {rounds:# round|# rounds}"),
    "best_repeats": Words(
        "Minder herhaalde ontmoetingen kan niet: de ondergrens is bereikt.",
        "Fewer repeated meetings there cannot be: the lower bound is reached.",
    ),
    "best": Words("Beter kan niet: elke ondergrens is bereikt.", "Nothing is better: every lower bound is reached."),
    "figure": Words("Cijfer", "Figure"),
    "value": Words("Hier", "Here"),
    "bound": Words("Ondergrens", "Lower bound"),
    "broken": Words("Gebroken eisen", "Broken demands"),
    "repeats": Words("Herhaalde ontmoetingen", "Repeated meetings"),
    "most": Words("Vaakst samen, van één paar", "Most meetings of one pair"),
    "rather": Words("Wensen die niet uitkwamen", "Wishes that did not come out"),
    "winds": Words("Grootste verschil in beurten per wind", "Greatest difference in starts by wind"),
    "visits": Words("Vaakst aan dezelfde tafel", "Most visits to one table"),
    "soon": Words("Meteen weer samen in de volgende ronde", "Together again in the very next round"),
    "neighbours": Words("Weer achter dezelfde speler", "Behind the same player again"),
    "rounds_title": Words("Rondes", "Rounds"),
    "rounds_note": Words("Aan elke tafel Oost, Zuid, West, Noord.", "At each table East, South, West, North."),
    "round": Words("Ronde {number}", "Round {number}"),
    "table": Words("Tafel {number}", "Table {number}"),
    "player": Words("Speler", "Player"),
    "ways_title": Words("Iedere speler", "Every player"),
    "ways_note": Words("Van elke ronde de tafel en de wind.", "Of each round the table and the wind."),
    "meets_once": Words(
        "ontmoet {met} van de {others} anderen, niemand tweemaal", "meets {met} of {others} others, nobody twice"
    ),
    "meets": Words(
        "ontmoet {met} van de {others} anderen, {twice} vaker dan eens",
        "meets {met} of {others} others, {twice} more than once",
    ),
    "map_title": Words("Wie ontmoet wie", "Who meets whom"),
    "map_said": Words(
        "Een vakje voor elk paar van {players} spelers, donkerder naarmate zij elkaar vaker ontmoeten; hoe vaak staat "
        "bij iedere speler.",
        "A square for each pair of {players} players, darker the oftener they meet; how often stands with every "
        "player.",
    ),
    "times": Words("{times} keer", "{times:# time|# times}"),
    "files": Words("Meenemen", "Take along"),
    "as_csv": Words("CSV", "CSV"),
    "as_xlsx": Words("Excel", "Excel"),
    "as_json": Words("JSON", "JSON"),
    "programs": Words(
        "In de terminal: windroos tournament schedule, en windroos tournament check.",
        "In the terminal: windroos tournament schedule, and windroos tournament check.",
    ),
}

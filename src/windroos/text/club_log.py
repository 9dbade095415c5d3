"""What the log of a club says: a sentence for each event, who told it, and the names of what was changed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from windroos.text.words import Words

SENTENCES: Final[Mapping[str, Words]] = {
    "club": Words("De club heet {name}; instellingen vastgelegd", "The club is called {name}; settings kept"),
    "person": Words("{person} staat bij de club: {memberships}", "{person} is with the club: {memberships}"),
    "card": Words("Van {person} is veranderd: {keys}", "Of {person} was changed: {keys}"),
    "merged": Words("{person} en {into} zijn één persoon", "{person} and {into} are one person"),
    "unmerged": Words("{person} is toch iemand apart", "{person} is a person apart after all"),
    "erased": Words("De naam van oud-lid {number} is gewist", "The name of former member {number} was erased"),
    "season": Words("Seizoen {season} van {since} tot en met {until}", "Season {season} from {since} to {until}"),
    "season_ended": Words("Seizoen {season} {period} gesloten: {people}", "Season {season} {period} closed: {people}"),
    "season_stands": Words(
        "De uitslag van seizoen {season} {period} blijft na een verbetering",
        "The result of season {season} {period} stands after a correction",
    ),
    "season_resumed": Words("Seizoen {season} {period} gaat toch door", "Season {season} {period} goes on after all"),
    "season_lot": Words(
        "Geloot in seizoen {season} {period}: {people}", "Lots drawn in season {season} {period}: {people}"
    ),
    "honour": Words("Erelijst: {title} {year}, {people}", "Honours: {title} {year}, {people}"),
    "agreed": Words(
        "Tafel {table}: {person} over de uitslag: {agrees} {note}",
        "Table {table}: {person} on the result: {agrees} {note}",
    ),
    "withdrawn": Words("Wie met een invoer kwam, is weer weg", "Who came with an import has gone again"),
    "record": Words("Record van vroeger: {kind} {value}, {people}", "Record of before: {kind} {value}, {people}"),
    "record_gone": Words("Een getypt record vervalt", "A typed record was taken back"),
    "honour_gone": Words("Een regel van de erelijst vervalt", "A line of the honours was taken back"),
    "house_rules": Words("Huisregels van seizoen {season}: {rules}", "House rules of season {season}: {rules}"),
    "scheme": Words(
        "Schema van seizoen {season}: {rounds:# ronde|# ronden}", "Scheme of season {season}: {rounds:# round|# rounds}"
    ),
    "numbers": Words("De eigen lijst van bijzondere spellen", "The club's own list of special hands"),
    "cup": Words("Beker {cup} uitgeloofd in seizoen {season}", "Cup {cup} put up in season {season}"),
    "handed_in": Words("Beker {cup} ingeleverd op {day}", "Cup {cup} handed in on {day}"),
    "booked": Words("Boeking {entry}: {amount}, {kind} {person}", "Entry {entry}: {amount}, {kind} {person}"),
    "dues": Words(
        "Vanaf {since} kost een avond {evening}, inleggeld {deposit}, een half jaar {half_year}",
        "From {since} an evening costs {evening}, the deposit {deposit}, half a year {half_year}",
    ),
    "dissolved": Words("De club is opgeheven op {day}", "The club was dissolved on {day}"),
    "imported": Words(
        "Bestand ingevoerd: {results:# uitslag|# uitslagen}", "File imported: {results:# result|# results}"
    ),
    "import_undone": Words("Een invoer is ongedaan gemaakt", "An import was undone"),
    "old_standing": Words("Oude eindstand overgenomen: {title}", "Old standings taken over: {title}"),
    "member_card": Words("Nieuwe kaart voor {person}", "New card for {person}"),
    "pass": Words("Link gemaakt voor {role}: {label}", "Link made for {role}: {label}"),
    "pass_ended": Words("Een link is ingetrokken", "A link was withdrawn"),
    "password": Words("Wachtwoord van {role} gewijzigd", "Password of {role} changed"),
    "device": Words("Binnengelaten: {name} als {role} {person}", "Let in: {name} as {role} {person}"),
    "device_ended": Words("Afgemeld: {id}", "Signed out: {id}"),
    "evening": Words("Avond op {day}: {kind} {begins}", "Evening on {day}: {kind} {begins}"),
    "cancelled": Words("De avond gaat niet door", "The evening is cancelled"),
    "answered": Words("{person} laat weten: {coming}", "{person} lets know: {coming}"),
    "arrived": Words("{person} is er {at}", "{person} is here {at}"),
    "ticked": Words("Afsluitlijst: {item} ({done})", "Closing list: {item} ({done})"),
    "left": Words("{person} is er niet (meer) {at}", "{person} is not here (any more) {at}"),
    "tables": Words("Tafels gemaakt: {tables}", "Tables made: {tables}"),
    "part": Words("Tafel {table}, deel {part} begint: {players}", "Table {table}, part {part} begins: {players}"),
    "linked": Words(
        "Tafel {table} deel {part} telt op een scoreblad", "Table {table} part {part} counts on a score sheet"
    ),
    "walls_committed": Words("De gelijke muren liggen vast: {hash}", "The equal walls are committed to: {hash}"),
    "walls_begun": Words(
        "Ronde {round} op gelijke muren is geopend; het woord is {word}",
        "Round {round} on equal walls is open; the word is {word}",
    ),
    "walls_played": Words("Tafel {table} is klaar met ronde {round}", "Table {table} is done with round {round}"),
    "walls_shown": Words("Het geheim van de gelijke muren is getoond", "The secret of the equal walls is shown"),
    "clock": Words("De klok staat op {minutes:# minuut|# minuten}", "The clock is set to {minutes:# minute|# minutes}"),
    "result": Words("Tafel {table}: {result}", "Table {table}: {result}"),
    "sheet": Words("Tafel {table}, spel voor spel: {result}", "Table {table}, hand by hand: {result}"),
    "voided": Words("De uitslag van tafel {table} vervalt", "The result of table {table} is void"),
    "adjusted": Words("{person} krijgt {points:# punt|# punten}", "{person} gets {points:# point|# points}"),
    "closed": Words("De avond is gesloten", "The evening is closed"),
    "reopened": Words("De avond is heropend", "The evening is open again"),
    "round": Words("Ronde {round} van {season}: {off} {tables}", "Round {round} of {season}: {off} {tables}"),
    "final": Words("Finale van {season}: ronde {round}", "Final of {season}: round {round}"),
    "table_rules": Words("Tafel {table} speelt {rules}", "Table {table} plays {rules}"),
    "total": Words("Zonder tafel: {person} {points}", "Without a table: {person} {points}"),
}
"""By the word that an event is stored under; what stands in braces is one of its fields."""
OTHER: Final = Words("Iets anders: {word}", "Something else: {word}")
"""Of a word that none of these are for."""
FIELDS: Final[Mapping[str, Words]] = {
    "name": Words("naam", "name"),
    "year": Words("clubjaar", "club year"),
    "place": Words("plaats", "place"),
    "lang": Words("taal", "language"),
    "weekday": Words("clubavond", "club evening"),
    "time": Words("aanvang", "begins at"),
    "begins": Words("aanvang", "begins at"),
    "rules": Words("spelregels", "rules"),
    "formula": Words("formule", "formula"),
    "contribution": Words("bijdrage per avond", "contribution an evening"),
    "deposit": Words("inleggeld", "deposit"),
    "evening": Words("per avond", "an evening"),
    "half_year": Words("per half jaar", "half a year"),
    "threes": Words("liever drie aan een tafel", "rather three at a table"),
    "backups": Words("map voor kopieën", "folder of copies"),
    "conduct": Words("huisregels", "house rules"),
    "rulings": Words("uitspraken", "rulings"),
    "forget_after": Words("oud-leden vergeten na (jaren)", "forgetting former members after (years)"),
    "answer_by": Words("zeggen of men komt tot", "saying whether one comes until"),
    "toml": Words("tekst", "text"),
    "cup_by": Words("aanwezig op bekeravonden", "there on cup evenings"),
    "cup_closes": Words("aankomst sluit dan", "arrivals close then"),
    "closing": Words("afsluitlijst", "closing list"),
    "memberships": Words("lidmaatschap", "membership"),
    "since": Words("van", "from"),
    "until": Words("tot en met", "until"),
    "people": Words("deelnemers", "participants"),
    "above": Words("hogere divisie", "division above"),
    "moves": Words("stijgers en dalers", "up and down"),
    "before": Words("eerdere formules", "earlier formulas"),
    "formations": Words("nummers", "numbers"),
    "day": Words("dag", "day"),
    "kind": Words("soort", "kind"),
    "points": Words("punten", "points"),
    "players": Words("spelers", "players"),
    "mahjongs": Words("mahjongs", "mahjongs"),
    "caused": Words("veroorzaakt", "caused"),
    "hands": Words("spellen", "hands"),
    "share": Words("deel van de avond", "share of the evening"),
    "settled": Words("klopt", "adds up"),
    "complete": Words("uitgespeeld", "finished"),
}
"""What was changed, by the name of the field."""
KEYS: Final[Mapping[str, Words]] = {
    "name": Words("naam", "name"),
    "first": Words("voornaam", "first name"),
    "prefix": Words("tussenvoegsel", "prefix"),
    "last": Words("achternaam", "surname"),
    "alias": Words("andere naam", "other name"),
    "email": Words("e-mail", "e-mail"),
    "telephone": Words("telefoon", "telephone"),
    "bond": Words("bondsnummer", "bond number"),
    "ema": Words("EMA-nummer", "EMA number"),
    "division": Words("afdeling", "division"),
    "rules": Words("liefste spelregels", "rules liked best"),
    "needs": Words("wat nodig is", "needs"),
    "club": Words("naam voor leden", "name for members"),
    "public": Words("naam voor iedereen", "name for everybody"),
    "private": Words("eigen bladzijde", "own page"),
    "note": Words("notitie", "note"),
    "until": Words("einde van de notitie", "end of the note"),
    "exclusion": Words("uitsluiting", "exclusion"),
    "excluded": Words("einde van de uitsluiting", "end of the exclusion"),
}
"""The fields of a person's card."""
TELLERS: Final[Mapping[str, Words]] = {
    "host": Words("deze computer", "this computer"),
    "secretary": Words("secretaris", "secretary"),
    "helper": Words("helper", "helper"),
    "player": Words("lid", "member"),
    "table": Words("tafel", "table"),
    "viewer": Words("bezoeker", "visitor"),
    "door": Words("opdrachtregel", "command line"),
    "api": Words("programma", "program"),
    "sheet": Words("scoreblad", "score sheet"),
}
"""Who told something, by role."""
AT: Final = Words("om {at}", "at {at}")
AGREES: Final = (Words("klopt niet", "not right"), Words("klopt", "right"))
COMING: Final = (Words("komt niet", "not coming"), Words("komt", "coming"))
OFF: Final = (Words("wordt gespeeld", "is played"), Words("toch niet", "not after all"))
DONE: Final = (Words("toch niet gedaan", "not done after all"), Words("gedaan", "done"))
YES: Final = (Words("nee", "no"), Words("ja", "yes"))
GUEST: Final = Words("gast", "guest")
SPANS: Final[Mapping[str, Words]] = {
    "member": Words("lid van {since} tot {until}", "member from {since} to {until}"),
    "honorary": Words("erelid van {since} tot {until}", "honorary member from {since} to {until}"),
    "reserve": Words("invaller van {since} tot {until}", "reserve from {since} to {until}"),
}
SPANS_SINCE: Final[Mapping[str, Words]] = {
    "member": Words("lid sinds {since}", "member since {since}"),
    "honorary": Words("erelid sinds {since}", "honorary member since {since}"),
    "reserve": Words("invaller sinds {since}", "reserve since {since}"),
}
A_BROWSER: Final = Words("een browser", "a browser")
CHANGED: Final = (Words("was anders", "was different"), Words("gewijzigd", "changed"))
"""Of texts too long to show, such as a formula's: before and after."""

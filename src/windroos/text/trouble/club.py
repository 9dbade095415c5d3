"""What can be wrong with what a club is told."""

from __future__ import annotations

from windroos.text.words import Trouble, Words


def _trouble(nl: str, en: str, nl_hint: str, en_hint: str) -> Trouble:
    return Trouble(Words(nl, en), Words(nl_hint, en_hint))


TROUBLE: dict[str, Trouble] = {
    "club_for_player": _trouble(
        "Deze bladzijde is voor leden.",
        "This page is for members.",
        "Open eerst de link van uw ledenkaart; de secretaris kan er een maken.",
        "Open the link of your member's card first; the secretary can make one.",
    ),
    "club_for_helper": _trouble(
        "Dit kan alleen wie de avond helpt leiden.",
        "Only who helps to run the evening can do this.",
        "Vraag de secretaris om een link van een helper.",
        "Ask the secretary for a helper's link.",
    ),
    "club_for_secretary": _trouble(
        "Dit kan alleen de secretaris.",
        "Only the secretary can do this.",
        "Meld u aan als secretaris, of doe het op de computer waarop Windroos draait.",
        "Sign in as secretary, or do it on the computer that runs Windroos.",
    ),
    "club_long": _trouble(
        "Deze tekst is te lang.",
        "This text is too long.",
        "Gebruik hoogstens {most} tekens.",
        "Use at most {most} characters.",
    ),
    "club_email": _trouble(
        "'{email}' is geen e-mailadres.",
        "'{email}' is no e-mail address.",
        "Schrijf het als naam@voorbeeld.nl, of laat het leeg.",
        "Write it as name@example.org, or leave it empty.",
    ),
    "club_telephone": _trouble(
        "'{telephone}' is geen telefoonnummer.",
        "'{telephone}' is no telephone number.",
        "Schrijf cijfers, zoals 06 12345678, of laat het leeg.",
        "Write digits, such as 06 12345678, or leave it empty.",
    ),
    "club_bond": _trouble(
        "'{bond}' is geen bondsnummer.",
        "'{bond}' is no number of the bond.",
        "Gebruik hoogstens 20 letters en cijfers, of laat het leeg.",
        "Use at most 20 letters and digits, or leave it empty.",
    ),
    "club_ema": _trouble(
        "'{ema}' is geen EMA-nummer.",
        "'{ema}' is no EMA number.",
        "Een EMA-nummer heeft acht cijfers, de eerste twee van het land (Nederland 08).",
        "An EMA number has eight digits, the first two of the country (the Netherlands 08).",
    ),
    "club_ruling": _trouble(
        "'{ruling}' kan niet '{value}' zijn.",
        "'{ruling}' cannot be '{value}'.",
        "Kies een van de antwoorden op de bladzijde met regels van de club.",
        "Choose one of the answers on the page with the club's rules.",
    ),
    "club_for_host": _trouble(
        "Dit kan alleen op de computer waarop Windroos draait.",
        "This can be done only on the computer that runs Windroos.",
        "Open daar de link die Windroos bij het starten geeft.",
        "Open the link there that Windroos gives when it starts.",
    ),
    "club_year_kind": _trouble(
        "'{kind}' is geen clubjaar.",
        "'{kind}' is no club year.",
        "Geef calendar, chinese, of de eerste dag als maand en dag, zoals 09-01.",
        "Give calendar, chinese, or the first day as month and day, such as 09-01.",
    ),
    "club_year_far": _trouble(
        "Van het jaar {year} is niet bekend wanneer het begint.",
        "When the year {year} begins is not known.",
        "Chinese jaren zijn bekend van 1950 tot en met 2100; kijk of de datum klopt.",
        "Chinese years are known from 1950 to 2100; see whether the date is right.",
    ),
    "club_print_unknown": _trouble(
        "'{what}' is niet iets dat geprint kan worden.",
        "'{what}' is nothing that can be printed.",
        "Kies uit: {known}.",
        "Choose from: {known}.",
    ),
    "club_print_evening": _trouble(
        "Van welke avond is niet gezegd.",
        "Nobody said of which evening.",
        "Open de avond, en kies daar wat er geprint moet worden.",
        "Open the evening, and choose there what to print.",
    ),
    "club_print_season": _trouble(
        "De club heeft nog geen seizoen om te printen.",
        "The club has no season to print yet.",
        "Open eerst een seizoen.",
        "Open a season first.",
    ),
    "club_print_pdf": _trouble(
        "Een PDF maken kan hier niet: het pakket typst ontbreekt.",
        "No PDF can be made here: the package typst is missing.",
        "Installeer het met: pip install 'windroos[pdf]'. Elk onderdeel is ook met de browser te printen.",
        "Install it with: pip install 'windroos[pdf]'. Each part can be printed from the browser as well.",
    ),
    "club_series": _trouble(
        "Deze reeks heeft geen avonden, of meer dan {most}.",
        "This series has no evenings, or more than {most}.",
        "Laat de laatste dag na de eerste komen, en neem hele weken.",
        "Let the last day come after the first, and take whole weeks.",
    ),
    "club_time": _trouble(
        "'{time}' is geen tijd.",
        "'{time}' is no time of day.",
        "Schrijf uren en minuten, zoals 19:30.",
        "Write hours and minutes, such as 19:30.",
    ),
    "club_part_hands": _trouble(
        "Wat elk deel van de tafel telt, is niet te zeggen: er zijn geen spellen.",
        "What each part of the table counts for cannot be said: there are no hands.",
        "Geef per deel het aantal spellen, of welk deel van de avond het was.",
        "Give the number of hands of each part, or what share of the evening it was.",
    ),
    "club_part_twice": _trouble(
        "{person} zit al aan deze tafel.",
        "{person} sits at this table already.",
        "Kies iemand anders.",
        "Choose somebody else.",
    ),
    "club_part_full": _trouble(
        "Aan deze tafel zitten er al {most}.",
        "There are {most} at this table already.",
        "Zet wie later komt aan een andere tafel.",
        "Put who comes late at another table.",
    ),
    "club_part_absent": _trouble(
        "{person} zit niet aan deze tafel.",
        "{person} does not sit at this table.",
        "Kies een speler van deze tafel.",
        "Choose a player of this table.",
    ),
    "club_part_few": _trouble(
        "Met minder dan {least} spelers gaat deze tafel niet verder.",
        "With fewer than {least} players this table does not go on.",
        "Sluit de tafel af, en zet de anderen bij een andere tafel.",
        "End the table, and put the others at another one.",
    ),
    "club_membership": _trouble(
        "Deze lidmaatschappen kunnen niet: er eindigt er een voor het begint, of er zijn er twee tegelijk.",
        "These memberships cannot be: one ends before it begins, or there are two at once.",
        "Geef per lidmaatschap de eerste en de laatste dag; de laatste mag ontbreken.",
        "Give the first and the last day of each membership; the last may be missing.",
    ),
    "club_person_unknown": _trouble(
        "Er is niemand met de naam of het nummer '{person}'.",
        "There is nobody with the id '{person}'.",
        "Voer deze persoon eerst in, of kijk of het goed gespeld is.",
        "Enter this person first, or see whether it is spelt right.",
    ),
    "club_merged": _trouble(
        "{person} is al met iemand samengevoegd.",
        "{person} is merged with somebody already.",
        "Maak dat eerst ongedaan.",
        "Undo that first.",
    ),
    "club_merge_self": _trouble(
        "{person} is al dezelfde.",
        "{person} is the same already.",
        "Kies twee verschillende personen.",
        "Choose two different people.",
    ),
    "club_forming_few": _trouble(
        "Met {count} kan er geen tafel gemaakt worden; geen boek heeft mahjong voor twee.",
        "With {count} no table can be made; no book has mahjong for two.",
        "Wacht tot er drie zijn.",
        "Wait until there are three.",
    ),
    "club_forming_sizes": _trouble(
        "Er zijn {count} mensen en {seats} plaatsen, of een vaste tafel heeft er te veel.",
        "There are {count} people and {seats} seats, or a fixed table has too many.",
        "Laat de tafels opnieuw voorstellen.",
        "Have the tables proposed again.",
    ),
    "club_event": _trouble(
        "Een vastgelegde gebeurtenis van de club is niet te lezen ({key}).",
        "A kept event of the club cannot be read ({key}).",
        "Zet een kopie terug, of start de versie die het schreef.",
        "Put back a copy, or start the version that wrote it.",
    ),
    "club_none": _trouble(
        "In deze map is nog geen club.",
        "There is no club in this folder yet.",
        'Begin met {{"do": "club", "name": …, "year": "calendar"}}.',
        'Begin with {{"do": "club", "name": …, "year": "calendar"}}.',
    ),
    "club_do": _trouble(
        "'{name}' is niets wat een club kan doen.",
        "'{name}' is nothing that a club can do.",
        "Zie windroos help club.",
        "See windroos help club.",
    ),
    "club_shown": _trouble(
        "Tonen verandert niets.",
        "Showing changes nothing.",
        "Vraag het met show.",
        "Ask it with show.",
    ),
    "club_name": _trouble(
        "Dit is geen naam.",
        "This is no name.",
        "Geef een naam van gewone letters.",
        "Give a name of ordinary letters.",
    ),
    "club_erased": _trouble(
        "{person} is vergeten op eigen verzoek.",
        "{person} was forgotten at his own request.",
        "Voer een nieuwe persoon in.",
        "Enter a new person.",
    ),
    "club_season_days": _trouble(
        "Dit seizoen eindigt voor het begint.",
        "This season ends before it begins.",
        "Verwissel de dagen.",
        "Exchange the days.",
    ),
    "club_season_unknown": _trouble(
        "Er is geen seizoen '{season}'.",
        "There is no season '{season}'.",
        "Open het seizoen eerst, of kijk of het goed gespeld is.",
        "Open the season first, or see whether it is spelt right.",
    ),
    "club_formula": _trouble(
        "Een seizoen heeft één formule nodig.",
        "A season needs one formula.",
        "Geef formula met de naam van een formule van Windroos, of toml met uw eigen.",
        "Give formula with the name of one that comes with Windroos, or toml with your own.",
    ),
    "club_period": _trouble(
        "Dit seizoen heeft geen periode '{period}'.",
        "This season has no period '{period}'.",
        "Kies uit: {known}.",
        "Choose from: {known}.",
    ),
    "club_evening_unknown": _trouble(
        "Er is geen avond '{evening}'.",
        "There is no evening '{evening}'.",
        "Plan de avond eerst, of kijk of hij goed gespeld is.",
        "Plan the evening first, or see whether it is spelt right.",
    ),
    "club_rules": _trouble(
        "'{rules}' zijn geen spelregels van Windroos.",
        "'{rules}' are no rules of Windroos.",
        "Kies uit: {known}.",
        "Choose from: {known}.",
    ),
    "club_players": _trouble(
        "Aan een tafel zitten er drie, vier of vijf, en geen {count}.",
        "At a table there are three, four or five, and not {count}.",
        "Noem iedereen die aan deze tafel zat.",
        "Name everybody who sat at this table.",
    ),
    "club_length": _trouble(
        "Bij {key} staan {count} getallen en geen {wanted}.",
        "At {key} there are {count} figures and not {wanted}.",
        "Geef één getal per speler, in de volgorde van players.",
        "Give one figure for each player, in the order of players.",
    ),
    "club_player_twice": _trouble(
        "{person} zit twee keer aan deze tafel.",
        "{person} sits at this table twice.",
        "Kijk wie er werkelijk zat.",
        "See who really sat there.",
    ),
    "club_mahjongs": _trouble(
        "Er zijn meer mahjongs dan spellen, of meer veroorzaakt dan gemaakt.",
        "There are more mahjongs than hands, or more caused than made.",
        "Tel ze na.",
        "Count them again.",
    ),
    "club_sum": _trouble(
        "De punten van deze tafel komen {off} van nul uit.",
        "The points of this table are {off} off zero.",
        'Misschien is één getal verkeerd overgenomen of ontbreekt er een speler; met "unsettled": true wordt '
        "het zo bewaard en telt de tafel niet mee.",
        'Perhaps one figure was copied wrongly or a player is missing; with "unsettled": true it is kept as '
        "it is and the table does not count.",
    ),
    "club_sum_sign": _trouble(
        "De punten van deze tafel komen {off} van nul uit.",
        "The points of this table are {off} off zero.",
        'Waarschijnlijk is het teken van {points} (speler {place}) verkeerd; met "unsettled": true wordt het '
        "zo bewaard en telt de tafel niet mee.",
        'Probably the sign of {points} (player {place}) is wrong; with "unsettled": true it is kept as it is '
        "and the table does not count.",
    ),
    "club_sum_digit": _trouble(
        "De punten van deze tafel komen {off} van nul uit.",
        "The points of this table are {off} off zero.",
        "Waarschijnlijk heeft {points} (speler {place}) een cijfer te veel of te weinig en is het {right}; met "
        '"unsettled": true wordt het zo bewaard en telt de tafel niet mee.',
        "Probably {points} (player {place}) has a digit too many or too few and is {right}; with "
        '"unsettled": true it is kept as it is and the table does not count.',
    ),
    "club_sum_swapped": _trouble(
        "De punten van deze tafel komen {off} van nul uit.",
        "The points of this table are {off} off zero.",
        'Dat is deelbaar door 9: misschien zijn twee cijfers verwisseld; met "unsettled": true wordt het zo '
        "bewaard en telt de tafel niet mee.",
        'That is divisible by 9: perhaps two digits changed places; with "unsettled": true it is kept as it '
        "is and the table does not count.",
    ),
    "club_reason": _trouble(
        "Tafel {table}, deel {part}, heeft al een uitslag.",
        "Table {table}, part {part}, has a result already.",
        "Geef met reason de reden als u hem verbetert; de oude blijft zichtbaar.",
        "Give the reason with reason if you correct it; the old one stays visible.",
    ),
    "club_closed": _trouble(
        "Avond '{evening}' is gesloten.",
        "Evening '{evening}' is closed.",
        "Geef met reason de reden, of open de avond weer.",
        "Give the reason with reason, or open the evening again.",
    ),
    "club_no_result": _trouble(
        "Tafel {table}, deel {part}, heeft geen uitslag.",
        "Table {table}, part {part}, has no result.",
        "Kijk naar de tafel en het deel.",
        "See which table and part it is.",
    ),
    "club_unsettled": _trouble(
        "Aan tafel {table} komen de punten niet op nul uit.",
        "At table {table} the points do not add up.",
        'Verbeter de uitslag, of sluit met "unsettled": true: dan telt de tafel voor niemand.',
        'Correct the result, or close with "unsettled": true: then the table counts for nobody.',
    ),
    "club_cup_unknown": _trouble(
        "Er is geen beker '{cup}'.",
        "There is no cup '{cup}'.",
        "Voer de beker eerst in, of kijk of hij goed gespeld is.",
        "Enter the cup first, or see whether it is spelt right.",
    ),
    "club_cup_taken": _trouble(
        "Beker '{cup}' hoort bij een ander seizoen.",
        "Cup '{cup}' belongs to another season.",
        "Geef de nieuwe beker een andere naam.",
        "Give the new cup another name.",
    ),
    "club_cash_kind": _trouble(
        "Deze boeking heeft geen soort.",
        "This entry has no kind.",
        "Noem een soort, zoals contributie of inleg.",
        "Name a kind, such as contribution or deposit.",
    ),
    "club_cash_counter": _trouble(
        "Boeking {entry} kan zo niet teruggedraaid worden.",
        "Entry {entry} cannot be taken back like this.",
        "Noem een boeking die er is en niet al teruggedraaid is, met het omgekeerde bedrag.",
        "Name an entry that is there and was not taken back yet, with the opposite amount.",
    ),
    "club_not_merged": _trouble(
        "{person} is met niemand samengevoegd.",
        "{person} is merged with nobody.",
        "Kijk of het goed gespeld is.",
        "See whether it is spelt right.",
    ),
    "club_merge_table": _trouble(
        "Op avond '{evening}' zaten zij samen aan tafel {table}.",
        "On evening '{evening}' they sat together at table {table}.",
        "Dan zijn het er twee; of verbeter eerst die uitslag.",
        "Then they are two; or correct that result first.",
    ),
    "club_show_key": _trouble(
        "Om {what} te tonen is {key} nodig.",
        "To show {what} {key} is needed.",
        "Geef {key} erbij.",
        "Give {key} with it.",
    ),
    "club_not_ranked": _trouble(
        "{person} staat niet in deze stand.",
        "{person} is not in these standings.",
        "Gasten en wie niet speelde staan er niet in.",
        "Guests and who did not play are not in them.",
    ),
    "club_hand": _trouble(
        "Spel {number}: {cause}",
        "Hand {number}: {cause}",
        "Verbeter dit spel en stuur de hele bon nog eens; er is niets bewaard.",
        "Correct this hand and send the whole form once more; nothing was kept.",
    ),
    "club_not_at_table": _trouble(
        "{person} zit niet aan deze tafel.",
        "{person} does not sit at this table.",
        "Noem een speler uit players.",
        "Name one of players.",
    ),
    "club_evening_closed": _trouble(
        "Deze avond is afgesloten.",
        "This evening is closed.",
        "Heropen de avond eerst, met een reden.",
        "Open the evening again first, with a reason.",
    ),
    "club_evening_cancelled": _trouble(
        "Deze avond gaat niet door.",
        "This evening is not held.",
        "Zet de avond weer in de agenda als hij toch doorgaat.",
        "Put the evening in the calendar again if it is held after all.",
    ),
    "club_tables_begun": _trouble(
        "Aan tafel {table} is het spel al begonnen.",
        "Play has begun at table {table}.",
        "Laat die tafel zoals hij is; wie later komt of weggaat, begint daar een nieuw deel.",
        "Leave that table as it is; who comes later or goes begins a new part there.",
    ),
    "club_tables_open": _trouble(
        "Van tafel {table} is er nog geen uitslag.",
        "There is no result of table {table} yet.",
        'Voer de uitslag in; met "unsettled": true sluit u de avond zonder.',
        'Enter the result; with "unsettled": true the evening is closed without it.',
    ),
    "club_no_table": _trouble(
        "Er is vanavond geen tafel {table}, deel {part}.",
        "There is no table {table}, part {part}, tonight.",
        "Maak eerst de tafels.",
        "Make the tables first.",
    ),
    "club_seated": _trouble(
        "{person} zit al aan tafel {table}.",
        "{person} sits at table {table} already.",
        "Laat diegene eerst die tafel verlaten.",
        "Let that person leave that table first.",
    ),
    "club_part_result": _trouble(
        "Van tafel {table}, deel {part}, is er al een uitslag.",
        "There is a result of table {table}, part {part}, already.",
        "Begin een nieuw deel: wat er gespeeld is blijft dan staan.",
        "Begin a new part: what was played is kept then.",
    ),
    "club_part_nobody": _trouble(
        "Er is niet gezegd wie er komt of gaat.",
        "It was not said who comes or goes.",
        "Kies wie aanschuift of weggaat.",
        "Choose who joins or leaves.",
    ),
    "club_sheet_linked": _trouble(
        "Tafel {table}, deel {part}, wordt al op een ander formulier geteld.",
        "Table {table}, part {part}, is counted on another sheet already.",
        "Ga verder op dat formulier.",
        "Go on with that sheet.",
    ),
    "club_sheet_other": _trouble(
        "Dit formulier hoort niet bij tafel {table}, deel {part}.",
        "This sheet does not belong to table {table}, part {part}.",
        "Neem het formulier over dat aan deze tafel is geopend.",
        "Take over the sheet that was opened for this table.",
    ),
    "club_forming_locked": _trouble(
        "Tafel {table} kan zijn nummer niet houden: er zijn te weinig andere tafels.",
        "Table {table} cannot keep its number: there are too few other tables.",
        "Laat die tafel los, of zet de mensen met de hand.",
        "Let that table go, or seat the people by hand.",
    ),
    "club_tap": _trouble(
        "'{name}' is hier geen knop.",
        "'{name}' is no button here.",
        "Laad de bladzijde opnieuw.",
        "Load the page again.",
    ),
    "club_number": _trouble(
        "'{value}' is geen heel getal dat hier kan.",
        "'{value}' is no whole number that can stand here.",
        "Gebruik cijfers, met een min ervoor bij verlies.",
        "Use digits, with a minus before a loss.",
    ),
    "club_kind": _trouble(
        "'{kind}' is geen soort avond.",
        "'{kind}' is no kind of evening.",
        "Kies een soort uit de lijst.",
        "Choose a kind from the list.",
    ),
    "club_day_full": _trouble(
        "Op {day} staan al te veel avonden.",
        "There are too many evenings on {day} already.",
        "Kies een andere dag.",
        "Choose another day.",
    ),
    "club_rules_needed": _trouble(
        "Er is niet gezegd met welke spelregels deze tafel speelt.",
        "It was not said by which rules this table plays.",
        "Kies eerst de spelregels van de avond.",
        "Choose the rules of the evening first.",
    ),
    "club_tables_none": _trouble(
        "Er is nog niemand aan een tafel gezet.",
        "Nobody was put at a table yet.",
        "Kies voor ieder een tafel, of laat een voorstel maken.",
        "Choose a table for everybody, or have one proposed.",
    ),
    "club_tables_gap": _trouble(
        "De nummers van de tafels sluiten niet aan.",
        "The numbers of the tables do not follow each other.",
        "Begin bij tafel 1 en sla geen nummer over.",
        "Begin with table 1 and leave no number out.",
    ),
    "club_points_missing": _trouble(
        "Van speler {place} zijn er geen punten.",
        "There are no points of player {place}.",
        "Vul bij ieder de punten in, een 0 waar niets gewonnen of verloren is.",
        "Fill in everybody's points, a 0 where nothing was won or lost.",
    ),
    "club_hands_none": _trouble(
        "Er is nog geen spel ingevuld.",
        "No hand was filled in yet.",
        "Kies bij elk spel wie er won.",
        "Choose for each hand who won.",
    ),
    "club_door": _trouble(
        "Aanmelden gaat met de code die bij de deur hangt.",
        "Check-in is by the code that hangs at the door.",
        "Scan die code met uw telefoon, of vraag het aan de avondtafel.",
        "Scan that code with your phone, or ask at the desk.",
    ),
}

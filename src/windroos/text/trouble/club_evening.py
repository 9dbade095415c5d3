"""What can be wrong with an evening, who is there and where they sit."""

from __future__ import annotations

from windroos.text.words import Trouble, trouble

TROUBLE: dict[str, Trouble] = {
    "club_late": trouble(
        "De aankomst voor deze bekeravond is om {time} gesloten.",
        "Arrivals for this cup evening closed at {time}.",
        "Wie de avond leidt, kan iemand nog toelaten en schrijft er de reden bij.",
        "Whoever runs the evening can still let somebody in, and writes the reason with it.",
    ),
    "club_item_unknown": trouble(
        "'{item}' staat niet op de afsluitlijst van de club.",
        "'{item}' is not on the club's closing list.",
        "De lijst staat bij de instellingen van de club; laad de bladzijde opnieuw.",
        "The list stands in the settings of the club; load the page again.",
    ),
    "club_rules_tonight": trouble(
        "De spelregels '{rules}' horen niet bij deze avond.",
        "The rules '{rules}' are not among those of this evening.",
        "Kies uit {known}, of zet ze eerst bij de avond.",
        "Choose from {known}, or add them to the evening first.",
    ),
    "club_round_none": trouble(
        "Het schema van dit seizoen heeft geen ronde {round} met deze tafels.",
        "The scheme of this season has no round {round} with these tables.",
        "Kies een ronde en tafels die in het schema staan, of maak eerst een schema.",
        "Choose a round and tables that the scheme has, or make a scheme first.",
    ),
    "club_round_twice": trouble(
        "{person} zou die avond aan twee tafels van het schema zitten.",
        "{person} would sit at two tables of the scheme that evening.",
        "Neem voor de andere tafel een andere avond.",
        "Take another evening for the other table.",
    ),
    "club_evening_no_round": trouble(
        "Deze avond speelt geen ronde van een schema.",
        "This evening plays no round of a scheme.",
        "Kies eerst welke ronde van welk schema het is.",
        "First choose which round of which scheme it is.",
    ),
    "club_evening_no_final": trouble(
        "Deze avond speelt geen finale.",
        "This evening plays no final.",
        "Kies eerst op de bladzijde van de finale welke ronde deze avond speelt.",
        "First choose on the page of the final which round this evening plays.",
    ),
    "club_series": trouble(
        "Deze reeks heeft geen avonden, of meer dan {most}.",
        "This series has no evenings, or more than {most}.",
        "Laat de laatste dag na de eerste komen, en neem hele weken.",
        "Let the last day come after the first, and take whole weeks.",
    ),
    "club_seats_twice": trouble(
        "Iemand staat twee keer aan deze tafel, of niet.",
        "Somebody is at this table twice, or not at all.",
        "Kies voor elke plaats een ander.",
        "Choose somebody else for every place.",
    ),
    "club_time": trouble(
        "'{time}' is geen tijd.",
        "'{time}' is no time of day.",
        "Schrijf uren en minuten, zoals 19:30.",
        "Write hours and minutes, such as 19:30.",
    ),
    "club_part_hands": trouble(
        "Wat elk deel van de tafel telt, is niet te zeggen: er zijn geen spellen.",
        "What each part of the table counts for cannot be said: there are no hands.",
        "Geef per deel het aantal spellen, of welk deel van de avond het was.",
        "Give the number of hands of each part, or what share of the evening it was.",
    ),
    "club_part_twice": trouble(
        "{person} zit al aan deze tafel.",
        "{person} sits at this table already.",
        "Kies iemand anders.",
        "Choose somebody else.",
    ),
    "club_part_full": trouble(
        "Aan deze tafel zitten er al {most}.",
        "There are {most} at this table already.",
        "Zet wie later komt aan een andere tafel.",
        "Put who comes late at another table.",
    ),
    "club_part_absent": trouble(
        "{person} zit niet aan deze tafel.",
        "{person} does not sit at this table.",
        "Kies een speler van deze tafel.",
        "Choose a player of this table.",
    ),
    "club_part_few": trouble(
        "Met minder dan {least} spelers gaat deze tafel niet verder.",
        "With fewer than {least} players this table does not go on.",
        "Sluit de tafel af, en zet de anderen bij een andere tafel.",
        "End the table, and put the others at another one.",
    ),
    "club_forming_few": trouble(
        "Met {count} kan er geen tafel gemaakt worden; geen boek heeft mahjong voor twee.",
        "With {count} no table can be made; no book has mahjong for two.",
        "Wacht tot er drie zijn.",
        "Wait until there are three.",
    ),
    "club_forming_sizes": trouble(
        "Er zijn {count} mensen en {seats} plaatsen, of een vaste tafel heeft er te veel.",
        "There are {count} people and {seats} seats, or a fixed table has too many.",
        "Laat de tafels opnieuw voorstellen.",
        "Have the tables proposed again.",
    ),
    "club_event": trouble(
        "Een vastgelegde gebeurtenis van de club is niet te lezen ({key}).",
        "A kept event of the club cannot be read ({key}).",
        "Zet een kopie terug, of start de versie die het schreef.",
        "Put back a copy, or start the version that wrote it.",
    ),
    "club_unkeepable": trouble(
        "Iets hiervan is te lang, te groot of niet in letters te schrijven, en is niet bewaard.",
        "Something in this is too long, too large or not to be written in letters, and was not kept.",
        "Maak het korter en stuur het opnieuw.",
        "Make it shorter and send it again.",
    ),
    "club_evening_unknown": trouble(
        "Er is geen avond '{evening}'.",
        "There is no evening '{evening}'.",
        "Plan de avond eerst, of kijk of hij goed gespeld is.",
        "Plan the evening first, or see whether it is spelt right.",
    ),
    "club_not_at_table": trouble(
        "{person} zit niet aan deze tafel.",
        "{person} does not sit at this table.",
        "Noem een speler uit players.",
        "Name one of players.",
    ),
    "club_evening_closed": trouble(
        "Deze avond is afgesloten.",
        "This evening is closed.",
        "Heropen de avond eerst, met een reden.",
        "Open the evening again first, with a reason.",
    ),
    "club_evening_cancelled": trouble(
        "Deze avond gaat niet door.",
        "This evening is not held.",
        "Zet de avond weer in de agenda als hij toch doorgaat.",
        "Put the evening in the calendar again if it is held after all.",
    ),
    "club_tables_begun": trouble(
        "Aan tafel {table} is het spel al begonnen.",
        "Play has begun at table {table}.",
        "Laat die tafel zoals hij is; wie later komt of weggaat, begint daar een nieuw deel.",
        "Leave that table as it is; who comes later or goes begins a new part there.",
    ),
    "club_tables_open": trouble(
        "Van tafel {table} is er nog geen uitslag.",
        "There is no result of table {table} yet.",
        'Voer de uitslag in; met "unsettled": true sluit u de avond zonder.',
        'Enter the result; with "unsettled": true the evening is closed without it.',
    ),
    "club_hand_unknown": trouble(
        "Van tafel {table} is geen spel {hand} bekend.",
        "No hand {hand} of table {table} is known.",
        "Kijk bij de uitslag van de avond; misschien is zij verbeterd, of zijn alleen totalen getypt.",
        "See the result of the evening; perhaps it was corrected, or totals alone were typed.",
    ),
    "club_no_table": trouble(
        "Er is vanavond geen tafel {table}, deel {part}.",
        "There is no table {table}, part {part}, tonight.",
        "Maak eerst de tafels.",
        "Make the tables first.",
    ),
    "club_seated": trouble(
        "{person} zit al aan tafel {table}.",
        "{person} sits at table {table} already.",
        "Laat diegene eerst die tafel verlaten.",
        "Let that person leave that table first.",
    ),
    "club_part_result": trouble(
        "Van tafel {table}, deel {part}, is er al een uitslag.",
        "There is a result of table {table}, part {part}, already.",
        "Begin een nieuw deel: wat er gespeeld is blijft dan staan.",
        "Begin a new part: what was played is kept then.",
    ),
    "club_part_nobody": trouble(
        "Er is niet gezegd wie er komt of gaat.",
        "It was not said who comes or goes.",
        "Kies wie aanschuift of weggaat.",
        "Choose who joins or leaves.",
    ),
    "club_forming_locked": trouble(
        "Tafel {table} kan zijn nummer niet houden: er zijn te weinig andere tafels.",
        "Table {table} cannot keep its number: there are too few other tables.",
        "Laat die tafel los, of zet de mensen met de hand.",
        "Let that table go, or seat the people by hand.",
    ),
    "club_tap": trouble(
        "'{name}' is hier geen knop.",
        "'{name}' is no button here.",
        "Laad de bladzijde opnieuw.",
        "Load the page again.",
    ),
    "club_day_full": trouble(
        "Op {day} staan al te veel avonden.",
        "There are too many evenings on {day} already.",
        "Kies een andere dag.",
        "Choose another day.",
    ),
    "club_tables_none": trouble(
        "Er is nog niemand aan een tafel gezet.",
        "Nobody was put at a table yet.",
        "Kies voor ieder een tafel, of laat een voorstel maken.",
        "Choose a table for everybody, or have one proposed.",
    ),
    "club_tables_gap": trouble(
        "De nummers van de tafels sluiten niet aan.",
        "The numbers of the tables do not follow each other.",
        "Begin bij tafel 1 en sla geen nummer over.",
        "Begin with table 1 and leave no number out.",
    ),
}

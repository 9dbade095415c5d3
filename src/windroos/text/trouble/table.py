"""What can be wrong at a table of the page: messages, actions, and the form of a new game."""

from __future__ import annotations

from windroos.text.words import Trouble, trouble

TROUBLE: dict[str, Trouble] = {
    "profile_none": trouble(
        "Dit apparaat kent u niet.",
        "This device does not know you.",
        "Begin uw pagina op /ik, of open hier de link die erop staat.",
        "Begin your page at /ik, or open the link that stands on it here.",
    ),
    "profile_link": trouble(
        "Deze link opent geen pagina.",
        "This link opens no page.",
        "Kijk op een apparaat dat u kent welke link er nu op uw pagina staat.",
        "See on a device that knows you which link stands on your page now.",
    ),
    "profile_sure": trouble(
        "Er is niets gewist.",
        "Nothing was erased.",
        "Vink aan dat u het zeker weet.",
        "Tick that you are sure.",
    ),
    "table_walls": trouble(
        "Aan andere tafels worden deze muren nog gespeeld.",
        "These walls are still being played at other tables.",
        "Kom terug als alle tafels van de ronde klaar zijn: dan is alles te zien.",
        "Come back when all tables of the round are done: then everything can be seen.",
    ),
    "table_walls_last": trouble(
        "Elke tafel speelt evenveel muren.",
        "Every table plays as many walls.",
        "Stoppen kan alleen de leiding, voor de hele ronde.",
        "Only the desk can stop, for the whole round.",
    ),
    "table_walls_coach": trouble(
        "Aan een tafel met gelijke muren is er geen coach.",
        "There is no coach at a table on equal walls.",
        "Na de ronde laat elke muur zien wat anderen deden.",
        "After the round each wall shows what others did.",
    ),
    "table_message": trouble(
        "De bladzijde stuurde iets wat de tafel niet verstaat.",
        "The page sent something that the table does not understand.",
        "Laad de bladzijde opnieuw.",
        "Load the page again.",
    ),
    "table_large": trouble(
        "De bladzijde stuurde een bericht dat te groot is.",
        "The page sent a message that is too large.",
        "Laad de bladzijde opnieuw.",
        "Load the page again.",
    ),
    "table_fast": trouble(
        "Er komen te veel berichten van deze bladzijde.",
        "Too many messages come from this page.",
        "Wacht even en laad de bladzijde opnieuw.",
        "Wait a moment and load the page again.",
    ),
    "table_sockets": trouble(
        "Deze tafel is al in {most:# venster|# vensters} open.",
        "This table is already open in {most:# window|# windows}.",
        "Sluit een ander venster.",
        "Close another window.",
    ),
    "table_late": trouble(
        "Dat was te laat: de tafel is al verder.",
        "That was too late: the table has gone on.",
        "Kijk wat er nu ligt.",
        "Look at what lies there now.",
    ),
    "table_seat": trouble(
        "Dat is niet uw plaats.",
        "That is not your seat.",
        "Speel alleen voor uzelf; laad de bladzijde opnieuw als dit niet klopt.",
        "Play for yourself only; load the page again if this is wrong.",
    ),
    "table_watching": trouble(
        "U kijkt mee en speelt dit spel niet.",
        "You are watching, not playing this hand.",
        "Wie meespeelt, opent de link van zijn eigen plaats.",
        "Who plays opens the link of his own seat.",
    ),
    "table_action": trouble("Dat doet de tafel zelf.", "The table does that itself.", "Wacht even.", "Wait a moment."),
    "table_maker": trouble(
        "Alleen wie de tafel heeft geopend, kan dat.",
        "Only whoever opened the table can do that.",
        "Vraag het aan wie de tafel heeft geopend.",
        "Ask whoever opened the table.",
    ),
    "table_closed": trouble(
        "Dit spel is gesloten; er kan niets meer aan gedaan worden.",
        "This game is closed; nothing more can be done at it.",
        "Begin een nieuw spel.",
        "Begin a new game.",
    ),
    "table_hand": trouble(
        "Spel {number} is er niet, of het is nog niet uit.",
        "There is no hand {number}, or it is not over yet.",
        "Kies een spel dat uit is.",
        "Choose a hand that is over.",
    ),
    "table_moment": trouble(
        "Vanaf dat moment kan niet verder worden gespeeld.",
        "Nobody can play on from that moment.",
        "Kies een keus op de pagina waar het spel wordt nagekeken.",
        "Choose a choice on the page where the hand is reviewed.",
    ),
    "table_field": trouble(
        "'{value}' past niet bij '{field}'.",
        "'{value}' does not fit '{field}'.",
        "Kies een van de mogelijkheden op het formulier.",
        "Choose one of the possibilities on the form.",
    ),
    "table_number": trouble(
        "'{value}' past niet bij '{field}': dat is een getal van {least} tot en met {most}.",
        "'{value}' does not fit '{field}': that is a number from {least} to {most}.",
        "Verbeter dat getal; wat u verder koos, staat er nog.",
        "Correct that number; the rest is as you chose it.",
    ),
    "table_pause_turn": trouble(
        "Een pauze neemt u in uw eigen beurt.",
        "You take a pause in your own turn.",
        "Wacht tot u aan de beurt bent.",
        "Wait until it is your turn.",
    ),
    "table_pauses": trouble(
        "U hebt in dit spel al {most} keer een pauze genomen.",
        "You have paused {most:once|# times} in this hand already.",
        "Speel door; in het volgende spel kan het weer.",
        "Play on; in the next hand you can pause again.",
    ),
    "seat_taken": trouble(
        "Deze plaats is al bezet, of haar link is vervangen.",
        "This seat is taken already, or its link has been replaced.",
        "Is het uw plaats? Vraag wie de tafel heeft geopend om een nieuwe link.",
        "Is it your seat? Ask whoever opened the table for a new link.",
    ),
    "seat_moved": trouble(
        "Voor uw plaats is een nieuwe link gemaakt; dit venster speelt niet meer mee.",
        "A new link was made for your seat; this window does not play any more.",
        "Open de nieuwe link, of vraag wie de tafel heeft geopend waarom.",
        "Open the new link, or ask whoever opened the table why.",
    ),
    "seats_begun": trouble(
        "Deze tafel wacht niet meer op spelers.",
        "This table does not wait for players any more.",
        "Kies een andere tafel, of zet er zelf een klaar.",
        "Choose another table, or set one up yourself.",
    ),
    "seats_full": trouble(
        "Aan deze tafel is geen plaats meer.",
        "There is no seat left at this table.",
        "Kies een andere tafel, of zet er zelf een klaar.",
        "Choose another table, or set one up yourself.",
    ),
    "rematch_early": trouble(
        "Een volgende partij kan nu niet.",
        "Another match cannot be begun now.",
        "Het kan als deze partij uit is; aan tafels met gelijke muren kan het niet.",
        "It can when this match is over; at tables on equal walls it cannot.",
    ),
    "rematch_none": trouble(
        "Van deze tafel is geen volgende partij begonnen.",
        "No other match was begun from this table.",
        "Begin onder Spelen een nieuw spel.",
        "Begin a new game under Play.",
    ),
    "phrase_claims": trouble(
        "Zolang er een steen ligt om te roepen, zegt niemand iets.",
        "While a tile lies there to be claimed nobody says anything.",
        "Zeg het als het spel verder gaat.",
        "Say it when the game goes on.",
    ),
    "phrase_often": trouble(
        "U hebt net al een paar keer iets gezegd.",
        "You have just said something a few times.",
        "Wacht even.",
        "Wait a moment.",
    ),
    "table_fault": trouble(
        "Hier ging iets mis in Windroos zelf; wat gespeeld is, is bewaard.",
        "Something went wrong in Windroos itself here; what was played is kept.",
        "De tafel probeert het zo opnieuw; wie Windroos startte, vindt het verslag in windroos.log.",
        "The table will try again; whoever started Windroos finds the report in windroos.log.",
    ),
    "table_elsewhere": trouble(
        "Deze tafel is net verhuisd naar een ander proces van Windroos.",
        "This table has just moved to another process of Windroos.",
        "Laad de pagina opnieuw.",
        "Load the page again.",
    ),
    "table_full": trouble(
        "Er {most:is al # spel|zijn al # spellen} op deze computer open.",
        "{most:# game is|# games are} open on this computer already.",
        "Sluit eerst een spel.",
        "Close a game first.",
    ),
}

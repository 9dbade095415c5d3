"""What can be wrong with who may do what in a club, with its cash, and with what it keeps."""

from __future__ import annotations

from windroos.text.words import Trouble, trouble

TROUBLE: dict[str, Trouble] = {
    "club_for_player": trouble(
        "Deze bladzijde is voor leden.",
        "This page is for members.",
        "Open eerst de link van uw ledenkaart; de secretaris kan er een maken.",
        "Open the link of your member's card first; the secretary can make one.",
    ),
    "club_for_helper": trouble(
        "Dit kan alleen wie de avond helpt leiden.",
        "Only who helps to run the evening can do this.",
        "Vraag de secretaris om een link van een helper.",
        "Ask the secretary for a helper's link.",
    ),
    "club_for_secretary": trouble(
        "Dit kan alleen de secretaris.",
        "Only the secretary can do this.",
        "Meld u aan als secretaris, of doe het op de computer waarop Windroos draait.",
        "Sign in as secretary, or do it on the computer that runs Windroos.",
    ),
    "club_for_host": trouble(
        "Dit kan alleen op de computer waarop Windroos draait.",
        "This can be done only on the computer that runs Windroos.",
        "Open daar de link die Windroos bij het starten geeft.",
        "Open the link there that Windroos gives when it starts.",
    ),
    "club_cash_kind": trouble(
        "Deze boeking heeft geen soort.",
        "This entry has no kind.",
        "Noem een soort, zoals contributie of inleg.",
        "Name a kind, such as contribution or deposit.",
    ),
    "club_cash_counter": trouble(
        "Boeking {entry} kan zo niet teruggedraaid worden.",
        "Entry {entry} cannot be taken back like this.",
        "Noem een boeking die er is en niet al teruggedraaid is, met het omgekeerde bedrag.",
        "Name an entry that is there and was not taken back yet, with the opposite amount.",
    ),
    "club_amount": trouble(
        "'{amount}' is geen bedrag.",
        "'{amount}' is no amount.",
        "Schrijf euro's, en centen na een komma, zoals 2,50.",
        "Write euros, and cents after a point, such as 2.50.",
    ),
    "club_sure": trouble(
        "Er is niets gedaan, want het vakje was niet aangevinkt.",
        "Nothing was done, for the box was not ticked.",
        "Vink aan dat u het zeker weet.",
        "Tick that you are sure.",
    ),
    "club_delete_name": trouble(
        "De club is er nog, want dat is niet haar naam: {name}.",
        "The club is still there, for that is not its name: {name}.",
        "Typ de naam precies over.",
        "Type the name as it is.",
    ),
    "club_no_copies": trouble(
        "Er is nog geen map voor kopieën gekozen.",
        "No folder for copies has been chosen yet.",
        "Vul bij Bewaren een map in, zoals die van een stick.",
        "Fill in a folder at Backup, such as that of a stick.",
    ),
    "club_for_table": trouble(
        "Dit is voor wie aan een tafel zit.",
        "This is for who sits at a table.",
        "Scan de QR-code van uw tafel, of typ de vier cijfers bij 'Ik zit aan een tafel'.",
        "Scan the QR code of your table, or type the four digits at 'I sit at a table'.",
    ),
    "club_table_code": trouble(
        "Die code hoort niet bij tafel {table}.",
        "That code is not of table {table}.",
        "Lees de vier cijfers op de kaart van uw tafel, of vraag ze aan wie de avond leidt.",
        "Read the four digits on the card of your table, or ask whoever runs the evening for them.",
    ),
    "club_table_tries": trouble(
        "Bij deze tafel zijn te veel codes geprobeerd: het kan {most} keer in een minuut.",
        "Too many codes were tried at this table: it takes {most} a minute.",
        "Wacht een minuut, of scan de QR-code op de kaart van uw tafel.",
        "Wait for a minute, or scan the QR code on the card of your table.",
    ),
    "club_own_only": trouble(
        "Dit kunt u alleen voor uzelf of voor uw eigen tafel doen.",
        "You can do this only for yourself or for your own table.",
        "Vraag anders de secretaris.",
        "Otherwise ask the secretary.",
    ),
    "club_page_closed": trouble(
        "Deze speler houdt zijn bladzijde voor zichzelf.",
        "This player keeps this page to themselves.",
        "De uitslagen staan wel in de stand.",
        "The results are in the standings all the same.",
    ),
    "club_pass_unknown": trouble(
        "Deze link of kaart opent niets meer.",
        "This link or card opens nothing any more.",
        "Vraag de secretaris om een nieuwe; de oude is ingetrokken of vervangen.",
        "Ask the secretary for a new one; the old one was withdrawn or replaced.",
    ),
    "club_device_unknown": trouble(
        "Dit apparaat is al afgemeld.",
        "This device has been signed out already.",
        "Er is niets meer te doen.",
        "There is nothing left to do.",
    ),
    "club_dissolved": trouble(
        "De club is op {date} al opgeheven, en het lot is getrokken.",
        "The club was dissolved on {date} already, and the lots were drawn.",
        "Een lot wordt maar eens getrokken; kijk bij de uitslag ervan.",
        "Lots are drawn only once; look at what came of them.",
    ),
    "club_no_dues": trouble(
        "Er is niet ingesteld wat deze avond kost.",
        "What this evening costs has not been set.",
        "Vul bij de kas in wat een avond kost, vanaf welke dag.",
        "Fill in with the cash what an evening costs, and from which day.",
    ),
}

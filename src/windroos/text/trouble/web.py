"""What can be wrong with a request to the page."""

from __future__ import annotations

from windroos.text.words import Trouble, trouble

TROUBLE: dict[str, Trouble] = {
    "password_short": trouble(
        "Dit wachtwoord is te kort.",
        "This password is too short.",
        "Neem minstens {least} tekens; een paar woorden achter elkaar zijn goed te onthouden.",
        "Take {least} characters at least; some words in a row are easy to remember.",
    ),
    "password_long": trouble(
        "Dit wachtwoord is te lang.",
        "This password is too long.",
        "Neem hoogstens {most} tekens.",
        "Take {most} characters at most.",
    ),
    "password_simple": trouble(
        "Dit wachtwoord raadt iedereen.",
        "Everybody would guess this password.",
        "Neem een paar woorden die niet bij elkaar horen.",
        "Take a few words that do not belong together.",
    ),
    "banned": trouble(
        "U mag hier voorlopig niet naar binnen.",
        "You may not come in here for now.",
        "Dat besloot wie dit huis beheert; vraag het hem, als u denkt dat het een vergissing is.",
        "Whoever runs this house decided that; ask there if you think it is a mistake.",
    ),
    "password_wrong": trouble(
        "Dit is niet het wachtwoord.",
        "This is not the password.",
        "Probeer het nog eens, of vraag het op de computer waarop Windroos draait.",
        "Try once more, or ask for it at the computer that runs Windroos.",
    ),
    "password_tries": trouble(
        "Er is te vaak een wachtwoord geprobeerd.",
        "A password was tried too often.",
        "Wacht een minuut; er {most:kan # poging|kunnen # pogingen} per minuut, en {hourly} per uur. Of vraag de "
        "gastheer om een link.",
        "Wait a minute; {most:# try a minute is|# tries a minute are} possible, and {hourly} an hour. Or ask the host "
        "for a link.",
    ),
    "print_pdf": trouble(
        "Een PDF maken kan hier niet: het pakket typst ontbreekt.",
        "No PDF can be made here: the package typst is missing.",
        "Installeer het met: pip install 'windroos[pdf]'. Elk onderdeel is ook met de browser te printen.",
        "Install it with: pip install 'windroos[pdf]'. Each part can be printed from the browser as well.",
    ),
    "no_page": trouble(
        "Deze bladzijde is er niet.",
        "There is no such page.",
        "Kijk het adres na, of ga naar het begin.",
        "Check the address, or go to the start.",
    ),
    "no_table": trouble(
        "Deze tafel is er niet.",
        "There is no such table.",
        "Kijk het adres na, of scan de QR-code van de tafel opnieuw.",
        "Check the address, or scan the table's QR code again.",
    ),
    "no_ticket": trouble(
        "Voor deze tafel is een link nodig.",
        "This table needs a link.",
        "Scan de QR-code van de tafel, of vraag de link aan wie de tafel heeft geopend.",
        "Scan the table's QR code, or ask whoever opened the table for the link.",
    ),
    "read_only": trouble(
        "Met deze link kunt u meekijken, maar niets invoeren.",
        "With this link you can watch, but not enter anything.",
        "Vraag de schrijver van de tafel om de link voor schrijvers.",
        "Ask the table's writer for the writers' link.",
    ),
    "host_key": trouble(
        "Deze link van de gastheer geldt niet meer.",
        "This link of the host is not good any more.",
        "Neem de link uit het venster waarin Windroos nu draait; elke keer dat het start, is het een andere.",
        "Take the link from the window in which Windroos runs now; it is another one at every start.",
    ),
    "host_only": trouble(
        "Dit kan alleen de gastheer.",
        "Only the host can do this.",
        "Open de link uit het venster waarin Windroos draait.",
        "Open the link from the window in which Windroos runs.",
    ),
    "link_unknown": trouble(
        "Deze link hoort niet bij een tafel op deze computer.",
        "This link does not belong to a table on this computer.",
        "Scan de QR-code van de tafel opnieuw, of vraag een nieuwe link.",
        "Scan the table's QR code again, or ask for a new link.",
    ),
    "wrong_method": trouble(
        "Zo kan dit adres niet worden gebruikt.",
        "This address cannot be used like that.",
        "Ga naar het begin en kies daar wat u wilt doen.",
        "Go to the start and choose there what you want to do.",
    ),
    "form_broken": trouble(
        "Wat de browser stuurde, is niet te lezen.",
        "What the browser sent cannot be read.",
        "Ga terug en probeer het opnieuw; stuur niet meer dan één bestand tegelijk.",
        "Go back and try again; send no more than one file at a time.",
    ),
    "host_unknown": trouble(
        "Deze computer heet niet '{host}'.",
        "This computer is not called '{host}'.",
        "Gebruik het adres dat Windroos bij het starten noemt.",
        "Use the address that Windroos gives when it starts.",
    ),
    "origin_unknown": trouble(
        "Deze opdracht kwam van een andere website en is niet uitgevoerd.",
        "This request came from another website and was not carried out.",
        "Open Windroos zelf en probeer het daar.",
        "Open Windroos itself and try there.",
    ),
    "request_too_large": trouble(
        "Dit is te groot: hooguit {most} kB kan in één keer worden verstuurd.",
        "This is too large: at most {most} kB can be sent at once.",
        "Verstuur een kleiner bestand of een kortere tekst.",
        "Send a smaller file or a shorter text.",
    ),
    "address_too_long": trouble(
        "Dit adres is te lang: hooguit {most} tekens.",
        "This address is too long: at most {most} characters.",
        "Begin opnieuw op de eerste bladzijde.",
        "Start again on the first page.",
    ),
    "headers_too_large": trouble(
        "De koppen van dit verzoek zijn te groot: hooguit {most} kB.",
        "The headers of this request are too large: at most {most} kB.",
        "Wis de cookies van dit adres in uw browser en open de link van de tafel opnieuw.",
        "Clear this address's cookies in your browser and open the table's link again.",
    ),
    "too_busy": trouble(
        "Vanaf dit netwerk wordt nu te veel tegelijk gevraagd.",
        "Too much is asked for from this network at the moment.",
        "Wacht even en probeer het opnieuw.",
        "Wait a moment and try again.",
    ),
    "too_many_tables": trouble(
        "Vanaf dit netwerk zijn net heel veel tafels gemaakt.",
        "A great many tables have just been made from this network.",
        "Wacht een minuut, of laat de gastheer de tafel maken.",
        "Wait a minute, or let the host make the table.",
    ),
    "request_slow": trouble(
        "Dit kwam niet binnen {seconds:# seconde|# seconden} aan.",
        "This did not arrive within {seconds:# second|# seconds}.",
        "Kijk naar de verbinding en probeer het opnieuw.",
        "Look at the connection and try again.",
    ),
    "page_fault": trouble(
        "Hier ging iets mis in Windroos zelf. Wat was opgeslagen, is er nog.",
        "Something went wrong in Windroos itself here. What was stored is still there.",
        "Ga terug en probeer het opnieuw; wie Windroos startte, vindt het verslag in windroos.log.",
        "Go back and try again; whoever started Windroos finds the report in windroos.log.",
    ),
    "worker_busy": trouble(
        "De computer heeft het nu te druk.",
        "The computer is too busy now.",
        "Wacht een paar tellen en probeer het opnieuw.",
        "Wait a few seconds and try again.",
    ),
    "worker_slow": trouble(
        "Dit duurde te lang en is afgebroken.",
        "This took too long and was broken off.",
        "Vraag iets kleiners, of probeer het opnieuw.",
        "Ask for something smaller, or try again.",
    ),
    "worker_lost": trouble(
        "Dit is niet gelukt: het rekenwerk is onverwacht afgebroken.",
        "This did not work: the computation was broken off unexpectedly.",
        "Wacht een paar tellen en probeer het opnieuw.",
        "Wait a few seconds and try again.",
    ),
    "worker_fault": trouble(
        "Dit is niet gelukt door een fout in Windroos zelf.",
        "This did not work because of a fault in Windroos itself.",
        "Wie Windroos startte, vindt het verslag in windroos.log.",
        "Whoever started Windroos finds the report in windroos.log.",
    ),
    "worker_stopped": trouble(
        "Windroos wordt net afgesloten.",
        "Windroos is just closing.",
        "Start Windroos opnieuw en probeer het nog eens.",
        "Start Windroos again and try once more.",
    ),
    "name_empty": trouble(
        "Hier ontbreekt een naam.",
        "A name is missing here.",
        "Typ een naam van ten minste één letter.",
        "Type a name of at least one letter.",
    ),
    "name_too_long": trouble(
        "Deze naam heeft {count:# letter|# letters}; er {most:past er #|passen er #}.",
        "This name has {count:# letter|# letters}; there is room for {most}.",
        "Kort de naam af.",
        "Shorten the name.",
    ),
}

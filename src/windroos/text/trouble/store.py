"""What can be wrong with what is stored."""

from __future__ import annotations

from windroos.text.words import Trouble, trouble

TROUBLE: dict[str, Trouble] = {
    "store_newer": trouble(
        "{file} is van een nieuwere Windroos dan deze.",
        "{file} belongs to a newer Windroos than this one.",
        "Er is niets veranderd. Start de nieuwere versie, of kies een andere map of database.",
        "Nothing was changed. Start the newer version, or choose another folder or database.",
    ),
    "store_foreign": trouble(
        "{file} is van een ander programma.",
        "{file} belongs to another program.",
        "Er is niets veranderd. Kies een andere map of database voor Windroos.",
        "Nothing was changed. Choose another folder or database for Windroos.",
    ),
    "store_log": trouble(
        "Naast {file} ontbreekt {log}, en daarin staat wat het laatst is ingevoerd.",
        "{log} is missing beside {file}, and it holds what was entered last.",
        "Er is niets veranderd. Zet {log} ernaast. Is dat bestand er niet meer, start dan één keer met --without-log: "
        "dan gaat Windroos verder met wat er is.",
        "Nothing was changed. Put {log} beside it. If that file is gone, start once with --without-log: then Windroos "
        "goes on with what there is.",
    ),
    "copies_folder": trouble(
        "De map {file} is er niet, dus er is geen kopie gemaakt. Op deze computer staat alles nog.",
        "The folder {file} is not there, so no copy was made. Everything is still on this computer.",
        "Steek de stick erin of kies een andere map, en maak de kopie nog eens.",
        "Put the stick in or choose another folder, and make the copy once more.",
    ),
    "store_moved": trouble(
        "{file} is verplaatst, gewist of vervangen terwijl Windroos draaide, dus dit is niet opgeslagen.",
        "{file} was moved, deleted or replaced while Windroos was running, so this was not stored.",
        "Zet het bestand terug. Kan dat niet, stop Windroos dan en start opnieuw.",
        "Put the file back. If you cannot, stop Windroos and start it again.",
    ),
    "store_damaged": trouble(
        "{file} is beschadigd en kan niet goed gelezen worden.",
        "{file} is damaged and cannot be read properly.",
        "Windroos blijft eraf. Zet een kopie terug, of bewaar het bestand onder een andere naam en start opnieuw.",
        "Windroos leaves it alone. Put back a copy, or keep the file under another name and start again.",
    ),
    "store_folder": trouble(
        "In {file} kan niet geschreven worden: {reason}.",
        "{file} cannot be written: {reason}.",
        "Geef uzelf schrijfrechten voor die map, of kies een andere map.",
        "Give yourself leave to write in that folder, or choose another folder.",
    ),
    "store_full": trouble(
        "De schijf is vol, dus dit is niet opgeslagen; alles van daarvoor wel.",
        "The disk is full, so this was not stored; all that came before was.",
        "Maak ruimte op de schijf en doe het nog eens.",
        "Make room on the disk and do it once more.",
    ),
    "store_disk": trouble(
        "De schijf gaf een fout, dus dit is niet opgeslagen: {reason}.",
        "The disk gave an error, so this was not stored: {reason}.",
        "Doe het nog eens. Lukt het niet, kijk dan of de schijf vol, los of stuk is.",
        "Do it once more. If it fails again, see whether the disk is full, loose or broken.",
    ),
    "store_busy": trouble(
        "Een ander programma houdt {file} bezet, dus dit is niet opgeslagen.",
        "Another program keeps {file} occupied, so this was not stored.",
        "Draait Windroos misschien twee keer? Sluit er een en doe het nog eens.",
        "Is Windroos running twice? Close one and do it once more.",
    ),
    "store_stopped": trouble(
        "Windroos wordt net afgesloten, dus dit is niet opgeslagen.",
        "Windroos is just closing, so this was not stored.",
        "Start Windroos opnieuw en doe het nog eens.",
        "Start Windroos again and do it once more.",
    ),
    "store_conflict": trouble(
        "Iemand anders schreef net iets op deze tafel, dus dit is niet opgeslagen.",
        "Someone else just wrote something at this table, so this was not stored.",
        "Kijk wat er nu staat en doe het zo nodig nog eens.",
        "See what stands there now and do it once more if needed.",
    ),
    "store_unknown": trouble(
        "Er is geen tafel {id}.",
        "There is no table {id}.",
        "Vraag de link opnieuw, of begin een nieuwe tafel.",
        "Ask for the link again, or begin a new table.",
    ),
    "store_forgotten": trouble(
        "{id} is vergeten op eigen verzoek, dus dit is niet opgeslagen.",
        "{id} was forgotten at his own request, so this was not stored.",
        "Voer een nieuwe persoon in.",
        "Enter a new person.",
    ),
    "store_closed": trouble(
        "Deze tafel is gesloten, dus dit is niet opgeslagen.",
        "This table is closed, so this was not stored.",
        "Open de tafel weer, of begin een nieuwe.",
        "Open the table again, or begin a new one.",
    ),
    "store_fenced": trouble(
        "Deze tafel is intussen door een ander proces van Windroos overgenomen, dus dit is niet opgeslagen.",
        "This table was taken over by another process of Windroos meanwhile, so this was not stored.",
        "De pagina verbindt zich opnieuw. Kijk wat er nu staat en doe het zo nodig nog eens.",
        "The page connects again. See what stands there now and do it once more if needed.",
    ),
    "store_owned": trouble(
        "Een andere Windroos bedient {file}, misschien op een andere machine, en er is er één tegelijk.",
        "Another Windroos serves {file}, maybe on another machine, and there is one at a time.",
        "Stop die eerst, of geef --stand-by: dan neemt deze het over zodra de andere weg is.",
        "Stop that one first, or give --stand-by: then this one takes over as soon as the other is gone.",
    ),
    "store_cut_off": trouble(
        "{file} is onbereikbaar, en een andere Windroos kan haar intussen bedienen; dus deze houdt ermee op.",
        "{file} cannot be reached, and another Windroos may serve it meanwhile; so this one ends.",
        "Begin deze opnieuw (systemd doet dat zelf), dan doet zij weer mee. Alles wat was beantwoord, is opgeslagen.",
        "Begin this one again (systemd does so by itself), and it takes part again. All that was answered is stored.",
    ),
    "store_away_for_all": trouble(
        "{file} is nu voor geen van de machines bereikbaar, dus ze wachten allemaal.",
        "None of the machines can reach {file} at the moment, so all of them wait.",
        "Kijk of de server van de database draait. Is zij terug, dan gaan alle machines vanzelf verder.",
        "See whether the server of the database runs. When it is back all machines go on by themselves.",
    ),
    "store_beside_other": trouble(
        "Andere machines bedienen {file} met een andere versie van Windroos, en samen gaat dat niet.",
        "Other machines serve {file} with another version of Windroos, and they do not go together.",
        "Er is niets veranderd. Stop die eerst allemaal, en start dan overal dezelfde versie.",
        "Nothing was changed. Stop all of those first, and then start the same version everywhere.",
    ),
    "store_beside_gone": trouble(
        "Van deze machine is te lang niets gehoord, en andere bedienen {file} nu zonder haar; ze stopt.",
        "Nothing was heard of this machine for too long, and others serve {file} without it now; it ends.",
        "Er is niets verloren. Start opnieuw, dan doet ze weer mee; kijk of het netwerk of de machine haperde.",
        "Nothing was lost. Start again and it takes part as before; see whether the network or the machine faltered.",
    ),
    "store_taken": trouble(
        "Er is al een tafel {id}.",
        "There is a table {id} already.",
        "Begin de nieuwe tafel nog eens; zij krijgt dan een andere naam.",
        "Begin the new table once more; it will be given another name.",
    ),
    "store_text": trouble(
        "In de tekst staat een teken dat niet bewaard kan worden, dus dit is niet opgeslagen.",
        "There is a character in the text that cannot be kept, so this was not stored.",
        "Haal het vreemde teken weg en doe het nog eens.",
        "Take the strange character out and do it once more.",
    ),
    "store_away": trouble(
        "De database is even niet bereikbaar, dus dit is niet opgeslagen; alles van daarvoor wel.",
        "The database cannot be reached for the moment, so this was not stored; all that came before was.",
        "Doe het zo nog eens. Zodra de database er weer is, gaat Windroos vanzelf verder.",
        "Do it once more in a moment. As soon as the database is back, Windroos goes on by itself.",
    ),
    "store_unread": trouble(
        "De database is even niet bereikbaar, dus deze pagina is er nu niet. Alles wat was opgeslagen, is er nog.",
        "The database cannot be reached for the moment, so this page is not there now. All that was stored still is.",
        "Laad de pagina zo nog eens. Zodra de database er weer is, gaat Windroos vanzelf verder.",
        "Load the page again in a moment. As soon as the database is back, Windroos goes on by itself.",
    ),
    "store_left": trouble(
        "Dit is opgeslagen, maar meteen daarna was de database niet bereikbaar, dus de pagina is er nu niet.",
        "This was stored, but right after it the database could not be reached, so the page is not there now.",
        "Doe het niet nog eens. Laad de pagina waar u was straks opnieuw.",
        "Do not do it again. Load the page where you were once more in a moment.",
    ),
    "store_doubt": trouble(
        "De database viel weg terwijl dit werd opgeslagen, dus het is niet zeker dat het er staat.",
        "The database went away while this was being stored, so it is not certain that it is there.",
        "Kijk wat er nu staat en doe het zo nodig nog eens.",
        "See what stands there now and do it once more if needed.",
    ),
    "store_no_server": trouble(
        "De server van {file} is niet te bereiken: {reason}.",
        "The server of {file} cannot be reached: {reason}.",
        "Kijk of PostgreSQL draait en of het adres klopt: postgresql://gebruiker@computer/naam.",
        "See whether PostgreSQL runs and whether the address is right: postgresql://user@host/name.",
    ),
    "store_pooled": trouble(
        "Voor {file} staat een pooler die transacties uitdeelt (PgBouncer met pool_mode=transaction), en zo weet "
        "niemand wie haar bedient.",
        "Before {file} stands a pooler that hands out transactions (PgBouncer with pool_mode=transaction), and so "
        "nobody knows who serves it.",
        "Er is niets veranderd. Noem de server zelf, of geef de pooler pool_mode=session.",
        "Nothing was changed. Name the server itself, or give the pooler pool_mode=session.",
    ),
    "store_no_database": trouble(
        "De database van {file} is er niet.",
        "The database of {file} is not there.",
        "Maak haar op de server, leeg: createdb --encoding=UTF8 --template=template0 --owner=GEBRUIKER NAAM.",
        "Make it on the server, empty: createdb --encoding=UTF8 --template=template0 --owner=USER NAME.",
    ),
    "store_no_entry": trouble(
        "De server van {file} laat Windroos niet binnen: {reason}.",
        "The server of {file} does not let Windroos in: {reason}.",
        "Kijk naar de gebruiker en zijn wachtwoord; dat hoort in WINDROOS_DATABASE of in ~/.pgpass.",
        "Look at the user and his password, which belongs in WINDROOS_DATABASE or in ~/.pgpass.",
    ),
    "store_rights": trouble(
        "In {file} mag Windroos niet schrijven: {reason}.",
        "Windroos may not write in {file}: {reason}.",
        "Maak deze gebruiker eigenaar van de database: ALTER DATABASE NAAM OWNER TO GEBRUIKER.",
        "Make this user the owner of the database: ALTER DATABASE NAME OWNER TO USER.",
    ),
    "store_read_only": trouble(
        "{file} kan nu alleen worden gelezen, dus dit is niet opgeslagen; alles van daarvoor wel.",
        "{file} can only be read now, so this was not stored; all that came before was.",
        "Kijk of het adres naar de server leidt waarin geschreven wordt, en niet naar een die klaarstaat.",
        "See whether the address leads to the server that is written to, and not to one that stands by.",
    ),
    "store_old_server": trouble(
        "De server van {file} is te oud.",
        "The server of {file} is too old.",
        "Windroos heeft PostgreSQL {oldest} of nieuwer nodig.",
        "Windroos needs PostgreSQL {oldest} or newer.",
    ),
    "store_encoding": trouble(
        "{file} kan niet alle letters bewaren: zij is niet in UTF-8.",
        "{file} cannot keep every letter: it is not in UTF-8.",
        "Maak een andere: createdb --encoding=UTF8 --template=template0 NAAM.",
        "Make another one: createdb --encoding=UTF8 --template=template0 NAME.",
    ),
    "store_driver": trouble(
        "Voor PostgreSQL ontbreekt een pakket (psycopg).",
        "A package is missing for PostgreSQL (psycopg).",
        "Installeer het erbij: pip install 'psycopg[binary]', of pip install 'windroos[postgres]'.",
        "Install it as well: pip install 'psycopg[binary]', or pip install 'windroos[postgres]'.",
    ),
    "store_url": trouble(
        "Het adres van de database is niet te lezen; omdat er een wachtwoord in kan staan, staat het hier niet.",
        "The address of the database cannot be read; as a password may stand in it, it is not shown.",
        "Zo hoort het: postgresql://gebruiker@computer/naam. Bijzondere tekens van een wachtwoord als %40.",
        "It should be postgresql://user@host/name. Special characters of a password as %40.",
    ),
    "store_no_file": trouble(
        "{file} staat op een server en niet in een bestand, dus dit kan daar niet.",
        "{file} is on a server and not in a file, so this cannot be done there.",
        "Wat PostgreSQL zelf daarvoor heeft, staat in docs/hosten.md.",
        "What PostgreSQL itself has for it is in docs/hosting.md.",
    ),
    "store_served": trouble(
        "Er is nu een programma dat in {file} schrijft, en wat er nog bijkomt zou achterblijven.",
        "A program has {file} open to write in it now, and what it adds would stay behind.",
        "Stop windroos serve eerst; of geef --sure mee als dat mag.",
        "Stop windroos serve first; or add --sure if that may be.",
    ),
    "store_not_empty": trouble(
        "In {file} staat al iets, en daar gaat niets overheen.",
        "There is something in {file} already, and nothing is written over it.",
        "Noem een database die leeg is, of een bestand dat er nog niet is.",
        "Name a database that is empty, or a file that is not there yet.",
    ),
    "store_differs": trouble(
        "Wat in {file} aankwam is niet gelijk aan wat er stond, dus er is niets bewaard.",
        "What arrived in {file} is not equal to what there was, so nothing was kept.",
        "Schrijft een ander programma ernaar? Stop het, en doe het nog eens.",
        "Is another program writing to it? Stop it, and do it once more.",
    ),
    "ban_who": trouble(
        "'{who}' is geen adres en geen kenmerk.",
        "'{who}' is neither an address nor a mark.",
        "Geef een adres (203.0.113.9), of een kenmerk zoals windroos.log het noemt (a-... of p-...).",
        "Give an address (203.0.113.9), or a mark as windroos.log has it (a-... or p-...).",
    ),
    "store_move": trouble(
        "Waarvandaan en waarheen?",
        "From where to where?",
        "Bijvoorbeeld: windroos store move windroos.db postgresql://windroos@/windroos",
        "For instance: windroos store move windroos.db postgresql://windroos@/windroos",
    ),
    "store_password": trouble(
        "Een wachtwoord op de opdrachtregel kan iedereen op deze computer lezen.",
        "Everybody on this machine can read a password on a command line.",
        "Zet het in WINDROOS_DATABASE, PGPASSWORD of ~/.pgpass, en laat het uit het adres.",
        "Put it in WINDROOS_DATABASE, PGPASSWORD or ~/.pgpass, and leave it out of the address.",
    ),
}

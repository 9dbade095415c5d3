"""What can be wrong when the page is started."""

from __future__ import annotations

from windroos.text.words import Trouble, trouble

TROUBLE: dict[str, Trouble] = {
    "serve_packages": trouble(
        "Voor de bladzijde ontbreekt een pakket ({package}).",
        "The page lacks a package ({package}).",
        "Start python3 run.py één keer met internet; daarna gaat het altijd zonder. Tellen en spelen in de terminal "
        "kan nu al: python3 run.py help.",
        "Start python3 run.py once with the internet; after that it never needs it. Counting and playing in the "
        "terminal work already: python3 run.py help.",
    ),
    "serve_folder": trouble(
        "In de map {folder} kan niets worden bewaard: {reason}.",
        "Nothing can be kept in the folder {folder}: {reason}.",
        "Noem een map waarin u mag schrijven: --data MAP.",
        "Name a folder that you may write in: --data FOLDER.",
    ),
    "serve_no_locks": trouble(
        "De map {folder} staat op een schijf zonder vergrendeling ({reason}), en dan kunnen twee servers elkaars werk "
        "overschrijven.",
        "The folder {folder} is on a disk without locks ({reason}), where two servers can overwrite each other's work.",
        "Noem een map op een gewone schijf van deze computer: --data MAP.",
        "Name a folder on a disk of this computer itself: --data FOLDER.",
    ),
    "serve_twice": trouble(
        "Er draait een tweede Windroos in de map {folder}.",
        "A second Windroos is running in the folder {folder}.",
        "Stop er een met Ctrl-C. Niets gaat verloren, maar wie te laat tikt moet het nog eens doen.",
        "Stop one of them with Ctrl-C. Nothing is lost, but whoever taps too late must tap again.",
    ),
    "serve_processes": trouble(
        "{count} is geen aantal processen.",
        "{count} is no number of processes.",
        "Noem een getal van 1 tot en met {most}; zoveel als er kernen zijn is genoeg.",
        "Give a number from 1 to {most}; as many as there are cores is enough.",
    ),
    "serve_processes_here": trouble(
        "Op dit besturingssysteem draait Windroos in één proces.",
        "On this operating system Windroos runs in one process.",
        "Laat --processes weg.",
        "Leave out --processes.",
    ),
    "serve_processes_with": trouble(
        "Met --processes is er geen spiegel.",
        "With --processes there is no mirror.",
        "Laat --mirror weg, of --processes.",
        "Leave out --mirror, or --processes.",
    ),
    "serve_processes_die": trouble(
        "De processen van Windroos stoppen meteen weer.",
        "The processes of Windroos end as soon as they begin.",
        "Er is niets veranderd. Kijk in windroos.log in de map, of start zonder --processes.",
        "Nothing was changed. Look in windroos.log in the folder, or start without --processes.",
    ),
    "serve_stand_by": trouble(
        "Klaarstaan gaat alleen bij een database van PostgreSQL.",
        "Standing by needs a database of PostgreSQL.",
        "Laat --stand-by weg, of noem de database: --database postgresql://...",
        "Leave out --stand-by, or name the database: --database postgresql://...",
    ),
    "serve_beside": trouble(
        "{place} is geen adres waarop andere machines deze bereiken.",
        "{place} is no address at which other machines reach this one.",
        "Geef een adres van deze machine in het eigen netwerk, met een vrije poort: --beside 10.0.0.2:8137.",
        "Give an address of this machine in your own network, with a free port: --beside 10.0.0.2:8137.",
    ),
    "serve_beside_database": trouble(
        "Met meer machines tegelijk gaat het alleen bij een database van PostgreSQL.",
        "Several machines at the same time need a database of PostgreSQL.",
        "Laat --beside weg, of noem de database: --database postgresql://...",
        "Leave out --beside, or name the database: --database postgresql://...",
    ),
    "serve_beside_with": trouble(
        "Met --beside bedient deze machine meteen mee; --stand-by en --mirror gaan daar niet bij.",
        "With --beside this machine serves at once, along with others; --stand-by and --mirror do not go with that.",
        "Laat --stand-by en --mirror weg, of --beside.",
        "Leave out --stand-by and --mirror, or --beside.",
    ),
    "serve_beside_port": trouble(
        "Op {place} kan deze machine niet naar andere luisteren: {reason}.",
        "This machine cannot listen to others at {place}: {reason}.",
        "Geef bij --beside een adres van deze machine zelf, met een poort die vrij is.",
        "Give --beside an address of this machine itself, with a port that is free.",
    ),
    "serve_take_over_here": trouble(
        "Op dit besturingssysteem neemt geen Windroos het van een andere over.",
        "On this operating system no Windroos takes over from another.",
        "Stop de Windroos die draait met Ctrl-C, en start dan opnieuw zonder --take-over.",
        "Stop the Windroos that runs with Ctrl-C, and then start again without --take-over.",
    ),
    "serve_take_over_none": trouble(
        "De Windroos die in de map {folder} draait, geeft niets over: hij is te oud, of de naam van de map is te lang.",
        "The Windroos that runs in the folder {folder} cannot hand over: it is too old, or its folder's name too long.",
        "Er is niets veranderd. Stop die Windroos en start opnieuw; tafels gaan verder waar ze waren.",
        "Nothing was changed. Stop that Windroos and start again; tables go on where they were.",
    ),
    "serve_take_over_schema": trouble(
        "De Windroos die draait heeft een andere indeling van de database dan deze, en niemand verandert die onder hem "
        "vandaan.",
        "The Windroos that runs has another layout of its database than this one, and nobody changes that under it.",
        "Er is niets veranderd. Maak een kopie (windroos backup), stop die Windroos en start deze.",
        "Nothing was changed. Make a copy (windroos backup), stop that Windroos and start this one.",
    ),
    "serve_take_over_place": trouble(
        "De Windroos die draait is elders te vinden dan u vraagt: op poort {port}, met {place}.",
        "The Windroos that runs is elsewhere than you ask: at port {port}, with {place}.",
        "Er is niets veranderd. Noem dezelfde --port, --lan en --database als toen die startte.",
        "Nothing was changed. Give the same --port, --lan and --database as when that one was started.",
    ),
    "serve_take_over_ended": trouble(
        "De Windroos die draaide heeft niets overgegeven.",
        "The Windroos that ran has handed nothing over.",
        "Probeer het opnieuw; draait hij niet meer, dan begint deze gewoon.",
        "Try again; where it runs no more, this one simply begins.",
    ),
    "serve_take_over_failed": trouble(
        "De nieuwe Windroos die het overnam, is niet gaan bedienen.",
        "The new Windroos that took over did not come to serve.",
        "Deze gaat zelf verder; er is niets verloren. Wat er mis was, zegt de nieuwe.",
        "This one goes on by itself; nothing was lost. The new one says what was wrong.",
    ),
    "backup_file": trouble(
        "Welk bestand moet de kopie worden?",
        "Which file is to be the copy?",
        "Bijvoorbeeld: windroos backup windroos-vandaag.db",
        "For instance: windroos backup windroos-today.db",
    ),
    "backup_nothing": trouble(
        "Er is nog niets om te kopiëren: {file} bestaat niet.",
        "There is nothing to copy yet: {file} does not exist.",
        "Noem de map waarin Windroos alles bewaart: --data MAP. windroos serve zegt welke dat is.",
        "Name the folder where Windroos keeps everything: --data FOLDER. windroos serve says which it is.",
    ),
    "backup_exists": trouble(
        "{file} bestaat al, en daar gaat niets overheen.",
        "{file} is there already, and nothing is written over it.",
        "Kies een andere naam.",
        "Choose another name.",
    ),
    "backup_unsound": trouble(
        "De kopie van {file} klopt niet, dus er is geen kopie bewaard.",
        "The copy of {file} is not sound, so no copy was kept.",
        "Waarschijnlijk is de schijf of {file} beschadigd. Bewaar de hele map elders en zet een oudere kopie terug.",
        "Probably the disk or {file} is damaged. Keep the whole folder elsewhere and put back an older copy.",
    ),
    "serve_taken": trouble(
        "Een ander programma gebruikt de map {folder} al.",
        "Another program uses the folder {folder} already.",
        "Stop de Windroos die daar draait, of noem een andere map: --data MAP.",
        "Stop the Windroos that runs there, or name another folder: --data FOLDER.",
    ),
    "serve_other_reach": trouble(
        "Windroos draait al, maar alleen op deze computer: {address}.",
        "Windroos is running already, but on this computer alone: {address}.",
        "Stop die eerst met Ctrl-C in zijn eigen venster, en start dan opnieuw met --lan.",
        "Stop that one first with Ctrl-C in its own window, and then start again with --lan.",
    ),
    "serve_port_refused": trouble(
        "Poort {port} mag niet worden gebruikt: {reason}.",
        "Port {port} may not be used: {reason}.",
        "Kies een poort boven 1023: --port 8136.",
        "Choose a port above 1023: --port 8136.",
    ),
    "serve_public": trouble(
        "'{address}' is geen adres op het open net.",
        "'{address}' is no address on the open net.",
        "Noem het adres dat iedereen intikt, met https en zonder pad: --public https://mahjong.example.org. "
        "--proxy en --contact horen daarbij.",
        "Name the address that everybody types, with https and without a path: --public https://mahjong.example.org. "
        "--proxy and --contact belong to that.",
    ),
    "proxy_address": trouble(
        "'{address}' is geen adres of netwerk van een proxy.",
        "'{address}' is no address or network of a proxy.",
        "Bijvoorbeeld: --proxy 10.0.0.2 of --proxy 127.0.0.1,10.0.0.0/8",
        "For instance: --proxy 10.0.0.2 or --proxy 127.0.0.1,10.0.0.0/8",
    ),
    "serve_contact": trouble(
        "'{contact}' is niet waar iemand u kan bereiken.",
        "'{contact}' is not where anybody can reach you.",
        "Bijvoorbeeld: --contact mailto:beheer@example.org",
        "For instance: --contact mailto:admin@example.org",
    ),
    "serve_no_port": trouble(
        "De poorten {port} tot en met {last} zijn allemaal bezet.",
        "The ports {port} to {last} are all taken.",
        "Kies een andere: --port 9000.",
        "Choose another: --port 9000.",
    ),
    "serve_port": trouble(
        "'{port}' is geen poort.",
        "'{port}' is no port.",
        "Een poort is een getal van 1 tot en met 65535; gewoon is 8136.",
        "A port is a number from 1 to 65535; 8136 is usual.",
    ),
}

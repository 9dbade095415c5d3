"""What the command `windroos serve` says while it starts and stops."""

from __future__ import annotations

from typing import Final

from windroos.text.words import Words

OPEN: Final = Words("Windroos is open:", "Windroos is open:")
HERE: Final = Words(
    "Alleen op deze computer. Voor de telefoons in de zaal: {command} serve --lan",
    "On this computer alone. For the phones in the hall: {command} serve --lan",
)
LAN: Final = Words(
    "Iedereen op dit netwerk kan dit adres openen. Schrijven of meespelen kan daar alleen wie de link van een tafel "
    "heeft.",
    "Everybody on this network can open this address. Only those with a table's link can write or play there.",
)
PUBLIC: Final = Words(
    "Iedereen op het internet kan dit adres openen, zodra de proxy ernaar doorgeeft. Schrijven of meespelen kan daar "
    "alleen wie de link van een tafel heeft.",
    "Everybody on the internet can open this address as soon as the proxy passes it on. Only those with a table's link "
    "can write or play there.",
)
HOST: Final = Words(
    "Voor u alleen, als gastheer. Wie deze link opent, ziet alle tafels en kan ze opruimen; geef hem niet door:",
    "For you alone, the host. Whoever opens this link sees all tables and can clear them; do not pass it on:",
)
NO_NETWORK: Final = Words(
    "Deze computer is met geen netwerk verbonden, dus telefoons kunnen er nog niet bij.",
    "This computer is on no network, so phones cannot reach it yet.",
)
KEPT: Final = Words("Alles wordt bewaard in {folder}", "Everything is kept in {folder}")
BESIDE: Final = Words(
    "Andere machines met dezelfde database bereiken deze op {place}.",
    "Other machines with the same database reach this one at {place}.",
)
STOP: Final = Words("Ctrl-C stopt.", "Ctrl-C stops.")
STOPPED: Final = Words(
    "Windroos is gestopt; alles is bewaard.",
    "Windroos has stopped; everything is kept.",
)
STANDS_BY: Final = Words(
    "Deze Windroos staat klaar. Zodra geen andere {file} meer bedient, doet deze dat; Ctrl-C stopt.",
    "This Windroos stands by. As soon as no other one serves {file} any more, this one does; Ctrl-C stops.",
)
HANDED_OVER: Final = Words(
    "Een nieuwe Windroos bedient alle tafels nu; deze is gestopt.",
    "A new Windroos serves all tables now; this one has stopped.",
)
PORT_TAKEN: Final = Words(
    "Poort {port} is al in gebruik; het wordt {other}.", "Port {port} is in use already; it is {other} now."
)
RUNNING: Final = Words(
    "Windroos draait al, met dezelfde tafels: {address}", "Windroos is running already, with the same tables: {address}"
)
COPIED: Final = Words(
    "Alles staat nu ook in {file} (tafels: {tables}, gebeurtenissen: {events}); de kopie is nagekeken.",
    "Everything is in {file} now as well (tables: {tables}, events: {events}); the copy was checked.",
)
MOVED: Final = Words(
    "Alles staat nu in {file} (tafels, clubs en avonden: {streams}, gebeurtenissen: {events}); aan beide kanten is het "
    "gelijk ({digest}). Wat er stond, is gebleven.",
    "Everything is in {file} now (tables, clubs and evenings: {streams}, events: {events}); it is equal on both sides "
    "({digest}). What was there has stayed.",
)
BANNED: Final = Words("{who} mag er niet in.", "{who} may not come in.")
BANNED_UNTIL: Final = Words("{who} mag er niet in tot {day}, {time}.", "{who} may not come in until {day}, {time}.")
NOBODY_BANNED: Final = Words("Iedereen mag binnenkomen.", "Nobody is kept out.")
APP_WRITTEN: Final = Words(
    "Tellen zonder netwerk staat in {folder} (bestanden: {files}, {megabytes} MB). Zet die map op een adres met HTTPS.",
    "Counting without a network is in {folder} (files: {files}, {megabytes} MB). Put it at an address with HTTPS.",
)
APP_SERVED: Final = Words(
    "Tellen zonder netwerk staat in {folder} (bestanden: {files}, {megabytes} MB). windroos serve biedt het nu aan.",
    "Counting without a network is in {folder} (files: {files}, {megabytes} MB). windroos serve offers it now.",
)
FAULT: Final = Words(
    "Er ging iets mis in Windroos; het draait door. Wat er gebeurde staat in {file}",
    "Something went wrong in Windroos; it goes on. What happened is in {file}",
)
IN_COPY: Final = Words(
    "{file}: tafels, clubs en avonden: {streams}, gebeurtenissen: {events}, personen: {people}, tot en met {last}.",
    "{file}: tables, clubs and evenings: {streams}, events: {events}, people: {people}, up to {last}.",
)
LOST: Final = Words(
    "Wat er nu meer is, verdwijnt (tafels en avonden: {missing}, gebeurtenissen: {lost}).",
    "What there is more of now would go (tables and evenings: {missing}, events: {lost}).",
)
LOST_NOTHING: Final = Words("Er gaat niets verloren.", "Nothing would be lost.")
SURE: Final = Words("Er is nog niets gedaan. Met --sure gebeurt het.", "Nothing was done yet. With --sure it is.")
BACK: Final = Words("De kopie is teruggezet.", "The copy was put back.")
WAS_KEPT: Final = Words("Wat er was, staat in {file}.", "What was there is in {file}.")
LAID_READY: Final = Words(
    "Windroos draait; de kopie ligt klaar en komt terug bij de volgende start.",
    "Windroos is running; the copy lies ready and comes back at the next start.",
)
BROKEN: Final = Words(
    "Van de spiegel zijn de laatste regels afgebroken of beschadigd ({lines}); alles daarvoor is er.",
    "The last lines of the mirror are cut off or damaged ({lines}); all that came before is there.",
)

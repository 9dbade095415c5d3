"""The pages of `windroos help` on what a host keeps: copies, databases, players, who is kept out."""

from __future__ import annotations

from typing import Final

from windroos.text.words import Words

BACKUP: Final = Words(
    """\
windroos backup BESTAND [--data MAP]

Kopieert alle tafels en spellen naar één bestand, ook terwijl Windroos draait.
De kopie is heel en nagekeken; zij gaat nooit over een ander bestand heen.

  windroos backup windroos-22-november.db

  --data MAP        de map die gekopieerd wordt (anders die van windroos serve)

Terugzetten: windroos help restore
""",
    """\
windroos backup FILE [--data FOLDER]

Copies all tables and games to one file, also while Windroos runs. The copy is
whole and checked; it never takes the place of another file.

  windroos backup windroos-22-november.db

  --data FOLDER     the folder that is copied (else that of windroos serve)

To put it back: windroos help restore
""",
)

RESTORE: Final = Words(
    """\
windroos restore BESTAND|MAP [--sure] [--data MAP]

Zet een kopie terug, of gaat verder met wat er in een spiegel staat: de map die
bij windroos serve achter --mirror stond. Staat er op deze computer al iets, dan
zegt het eerst wat verloren zou gaan; met --sure gebeurt het. Wat er was blijft
bewaard naast de database. Draait Windroos, dan gebeurt het bij de volgende
start.

  windroos restore windroos-22-november.db
  windroos restore E:\\spiegel           de stick, op een andere computer

  --sure            doe het, ook als er al iets is
  --data MAP        waarheen (anders de map van windroos serve)
  --json            de uitkomst als JSON

In een spiegel staan namen en de sleutels van de kaarten, net als in een kopie:
bewaar de stick als de laptop. Wie vergeten wordt, gaat ook uit de spiegel.
""",
    """\
windroos restore FILE|FOLDER [--sure] [--data FOLDER]

Puts a copy back, or goes on from what a mirror holds: the folder that stood
after --mirror at windroos serve. Where there is something on this computer
already it first says what would be lost; with --sure it is done. What was there
is kept beside the database. While Windroos runs, it is done at the next start.

  windroos restore windroos-22-november.db
  windroos restore E:\\mirror            the stick, on another computer

  --sure            do it, also where there is something already
  --data FOLDER     where to (else the folder of windroos serve)
  --json            the outcome as JSON

A mirror holds names and the keys of the cards, as a copy does: keep the stick
as you keep the laptop. Whoever is forgotten goes from the mirror as well.
""",
)

STORE: Final = Words(
    """\
windroos store move VAN NAAR

Verhuist alles naar een andere database: van het bestand van een map naar
PostgreSQL, of terug. NAAR moet leeg zijn. Aan beide kanten wordt nagerekend of
het gelijk is; wat er stond, blijft staan. Stop Windroos eerst, en begin daarna
in de nieuwe.

  windroos store move windroos.db postgresql://windroos@/windroos
  windroos store move postgresql://windroos@db.lan/windroos terug.db

  --json            de uitkomst als JSON
  --sure            ook terwijl er een server in VAN schrijft: wat er onderweg
                    bij komt, blijft achter

Een adres is postgresql://GEBRUIKER@COMPUTER/NAAM; zonder COMPUTER op deze
computer. Een wachtwoord hoort in PGPASSWORD of ~/.pgpass, want de opdrachtregel
kan iedereen lezen. In WINDROOS_DATABASE mag het in het adres staan: alle
opdrachten die een map openen, openen dan die database. Meer: docs/hosten.md
""",
    """\
windroos store move FROM TO

Moves everything to another database: from the file of a folder to PostgreSQL,
or back. TO must be empty. It is reckoned on both sides whether it is equal;
what was there stays. Stop Windroos first, and begin in the new one afterwards.

  windroos store move windroos.db postgresql://windroos@/windroos
  windroos store move postgresql://windroos@db.lan/windroos back.db

  --json            the outcome as JSON
  --sure            also while a server writes to FROM: what is added meanwhile
                    stays behind

An address is postgresql://USER@HOST/NAME; without HOST on this machine. A
password belongs in PGPASSWORD or ~/.pgpass, for everybody can read a command
line. In WINDROOS_DATABASE it may stand in the address: every command that opens
a folder then opens that database. More: docs/hosting.md
""",
)

PLAYERS: Final = Words(
    """\
windroos players list|erase NAAM [--sure] [--data MAP]

Wie er een eigen pagina heeft (/ik), en hoeveel partijen erop staan. Wie zijn
apparaat en zijn link kwijt is en gewist wil worden, wordt het hier: zijn pagina
gaat weg, en zijn naam van de tafels waar hij speelde, zonder dat er een byte
van overblijft.

  windroos players list
  windroos players erase Mia --sure

  --sure            doe het; het kan niet ongedaan gemaakt worden
  --data MAP        waar alles staat (anders de map van windroos serve)
  --json            de uitkomst als JSON

Heten er twee zo, noem dan het nummer uit de lijst. Draait Windroos, dan houden
tafels waar nu iemand zit de naam op het scherm tot iedereen daar weg is.
""",
    """\
windroos players list|erase NAME [--sure] [--data FOLDER]

Who has a page of his own (/ik), and how many games are on it. Who has lost his
device and his link and wants to be erased, is erased here: his page goes, and
his name from the tables where he played, without a byte of it left.

  windroos players list
  windroos players erase Mia --sure

  --sure            do it; it cannot be undone
  --data FOLDER     where everything is (else the folder of windroos serve)
  --json            the outcome as JSON

Where two are called so, give the number of the list. While Windroos runs, the
tables where somebody is now show the name until everybody there has left.
""",
)

BAN: Final = Words(
    """\
windroos ban [WIE] [--days N] [--lift]

Laat iemand niet meer binnen in een huis op het internet; zonder WIE: wie dat nu
niet mag. WIE is een adres (van IPv6 telt het hele netwerk), of een kenmerk uit
windroos.log: a-... van een adres, p-... van iemands plaats aan een tafel, waar
hij ook vandaan komt. Een server die draait doet het binnen vijf seconden. De
gastheer komt er altijd in.

  windroos ban 203.0.113.9 --days 7
  windroos ban p-k3vq7hx2mdae
  windroos ban 203.0.113.9 --lift

  --days N          zo veel dagen; anders tot het wordt opgeheven
  --lift            hef het op
  --data MAP        de map (ook: WINDROOS_DATA)
  --database ADRES  de database (help store)
  --json            als JSON
""",
    """\
windroos ban [WHO] [--days N] [--lift]

Lets somebody no longer into a house on the open net; without WHO: who may not
come in now. WHO is an address (of IPv6 its whole network counts), or a mark of
windroos.log: a-... of an address, p-... of somebody's place at a table,
wherever he comes from. A running server does it within five seconds. The host
always gets in.

  windroos ban 203.0.113.9 --days 7
  windroos ban p-k3vq7hx2mdae
  windroos ban 203.0.113.9 --lift

  --days N          so many days; else until it is lifted
  --lift            lift it
  --data FOLDER     the folder (also: WINDROOS_DATA)
  --database URL    the database (help store)
  --json            as JSON
""",
)

EXPORT: Final = Words(
    """\
windroos export app [MAP]

Zet klaar waarmee telefoons een tafel tellen zonder netwerk: dezelfde regels,
dezelfde uitleg, alle vijf boeken. Zonder MAP biedt windroos serve het aan, en
komt wat er geteld is daar vanzelf in de lijst. Met MAP schrijft het een map
voor elke webhost met HTTPS; wat iemand telt, blijft dan op zijn telefoon.

  windroos export app
  windroos export app tellen

Python voor de browser komt de eerste keer over het netwerk, met Deno:
pip install 'windroos[app]'. Al het andere van Windroos werkt zonder.

  --data MAP        de map van de server, waar die elders staat
  --json            zeg wat er geschreven is als JSON
""",
    """\
windroos export app [FOLDER]

Sets up what phones count a table with without a network: the same rules, the
same reasons, all five books. Without FOLDER windroos serve offers it, and what
was counted comes into its list by itself. With FOLDER it writes a folder for
any web host with HTTPS; what somebody counts then stays on his phone.

  windroos export app
  windroos export app scorer

Python for the browser comes over the network the first time, by Deno:
pip install 'windroos[app]'. Everything else of Windroos works without it.

  --data FOLDER     the folder of the server, where that is elsewhere
  --json            say what was written as JSON
""",
)

"""The pages of `windroos help` on the page, games, records and copies."""

from __future__ import annotations

from typing import Final

from windroos.text.words import Words

SERVE: Final = Words(
    """\
windroos serve [--lan] [--mirror MAP] [--public ADRES]

Opent de bladzijde in de browser: tellen aan tafel, spelen, en de spelregels.
Zonder --lan kan alleen deze computer erbij. Alles wordt na elke tik bewaard;
Ctrl-C stopt, en daarna gaat alles verder waar het was.

  windroos serve                      op deze computer
  windroos serve --lan                ook voor de telefoons op dit netwerk: scan
                                      de QR-code

  --lan             open voor het netwerk waarop deze computer zit
  --public ADRES    op het internet, achter een proxy die voor TLS zorgt: het
                    adres dat iedereen intikt (docs/hosten.md)
  --proxy NETWERK   waar die proxy staat (gewoon 127.0.0.1), met komma's
  --processes GETAL zoveel processen bedienen samen alle tafels, op een server
                    met meer kernen
  --contact ADRES   wie een lek vindt, schrijft naar dit adres (mailto:...)
  --port N          een andere poort (gewoon 8136; is die bezet, de volgende)
  --data MAP        waar alles wordt bewaard (ook: WINDROOS_DATA)
  --database ADRES  een database van PostgreSQL in plaats van een bestand in die
                    map (ook: WINDROOS_DATABASE; help store)
  --mirror MAP      schrijf alles ook in deze map, een stick; op een andere
                    computer gaat windroos restore MAP daarmee verder
  --language nl|en  de taal van wie er zelf geen kiest
  --no-browser      open geen browser
  --without-log     ga verder zonder het logboek naast de database, als dat weg
                    is; wat het laatst is ingevoerd ontbreekt dan

Een kopie van alles, ook terwijl Windroos draait: windroos help backup
""",
    """\
windroos serve [--lan] [--mirror FOLDER] [--public ADDRESS]

Opens the page in the browser: counting at the table, playing, and the rules.
Without --lan only this computer can reach it. Everything is kept after each
tap; Ctrl-C stops, and afterwards all goes on where it was.

  windroos serve                      on this computer
  windroos serve --lan                also for the phones on this network: scan
                                      the QR code

  --lan             open to the network that this computer is on
  --public ADDRESS  on the internet, behind a proxy that sees to TLS: the
                    address that everybody types (docs/hosting.md)
  --proxy NETWORK   where that proxy is (127.0.0.1 by default), with commas
  --processes COUNT so many processes serve all tables together, on a server
                    with several cores
  --contact ADDRESS who finds a hole writes to this address (mailto:...)
  --port N          another port (8136 by default; where it is taken, the next)
  --data FOLDER     where everything is kept (also: WINDROOS_DATA)
  --database URL    a PostgreSQL database in the place of a file in that folder
                    (also: WINDROOS_DATABASE; help store)
  --mirror FOLDER   write everything in this folder as well, a stick; on another
                    computer windroos restore FOLDER goes on from it
  --language nl|en  the language of who does not choose one
  --no-browser      open no browser
  --without-log     go on without the log beside the database, where it is gone;
                    what was entered last is missing then

A copy of everything, also while Windroos runs: windroos help backup
""",
)

PLAY: Final = Words(
    """\
windroos play [--rules ID] [--seat oost]

Speelt een partij tegen computerspelers, in de terminal. U typt een steen of
zijn nummer om hem weg te leggen; p, c, k en m zijn pung, chow, kong en
mahjong; enter past. ? legt alles uit, en zegt waarom iets niet mag.

  windroos play --rules hongkong --hands 1          één spel
  windroos play --rules nmv144 --seat zuid --players 3
  windroos play --resume last                       verder waar het ophield

  --rules ID          nts2002 (gewoon), groenehart2011, hongkong, nmv144, mcr
  --seat WIND         uw eerste plaats: oost (gewoon), zuid, west, noord, of
                      dobbelstenen: zoals het boek de plaatsen vindt
  --players 3|4|5     hoeveel spelers, als het boek dat kent
  --opponents NAAM    van zwak naar sterk learner (leert nog), novice, club,
                      advanced en expert; careful, ambitious en swift zijn
                      manieren van spelen; live (gewoon: telt levende stenen),
                      greedy, random, of process:OPDRACHT; voor elk een ander:
                      live,greedy,random
  --strict            een strenge tafel: fouten worden niet voorkomen
  --hands N           zoveel spelen; of --rounds N: zoveel ronden
  --seed N            hetzelfde getal geeft dezelfde stenen
  --name NAAM         hoe u heet
  --record BESTAND    waar het verslag komt (windroos verify kijkt het na)
  --resume BESTAND    ga verder met een verslag; last is het laatste
  --no-colour         zonder kleur; --ascii: alleen gewone letters
  --set, --house zoals bij score
""",
    """\
windroos play [--rules ID] [--seat east]

Plays a match against computer players, in the terminal. Type a tile or its
number to discard it; p, c, k and m are pung, chow, kong and mahjong; enter
passes. ? explains everything, and says why something is not allowed.

  windroos play --rules hongkong --hands 1          one hand
  windroos play --rules nmv144 --seat south --players 3
  windroos play --resume last                       go on where it stopped

  --rules ID          nts2002 (default), groenehart2011, hongkong, nmv144, mcr
  --seat WIND         your first seat: east (default), south, west, north, or
                      dice: as the book finds the seats
  --players 3|4|5     how many players, if the book knows that
  --opponents NAME    from weak to strong learner (still learning), novice,
                      club, advanced and expert; careful, ambitious and swift
                      are styles; live (default: counts live tiles), greedy,
                      random, or process:COMMAND; one for each:
                      live,greedy,random
  --strict            a strict table: errors are not prevented
  --hands N           so many hands; or --rounds N: so many rounds
  --seed N            the same number gives the same tiles
  --name NAME         what you are called
  --record FILE       where the record goes (windroos verify checks it)
  --resume FILE       go on with a record; last is the latest
  --no-colour         without colour; --ascii: plain letters only
  --set, --house as with score
""",
)

VERIFY: Final = Words(
    """\
windroos verify BESTAND ... [--house BESTAND | --independent] [--json]

Kijkt verslagen van gespeelde partijen na: elke actie gaat opnieuw langs de
scheidsrechter, en elke regel moet zeggen wat hij zegt. De belofte van voor het
delen wordt vergeleken met de muur, en elke steen is steeds ergens één keer.

  windroos verify spel.jsonl

Noemt van elk verslag de eerste regel die niet klopt, en waarom. De status is
0 als alles in orde is, anders 1; 2 als er niets te lezen was.

  --house BESTAND     de huisregels, als de club een eigen lijst van bijzondere
                      spelen heeft (144); andere huisregels staan in het verslag
  --independent       kijkt alleen muur, dobbelstenen en stenen na, met één
                      bladzijde Python zonder een regel van Windroos
  --json              de uitslag als JSON

Hoe een verslag in elkaar zit: docs/verslag.md
""",
    """\
windroos verify FILE ... [--house FILE | --independent] [--json]

Checks records of matches: every action goes past the referee again, and every
line must say what the referee says. The commitment made before the deal is
compared with the wall, and every tile is always somewhere exactly once.

  windroos verify game.jsonl

Names the first line of each record that is wrong, and why. The status is 0 if
all is in order, else 1; 2 if nothing could be read.

  --house FILE        the house rules, if the club has its own list of special
                      hands (144); other house rules are in the record
  --independent       checks the wall, the dice and the tiles alone, with one
                      page of Python that has no line of Windroos
  --json              the outcome as JSON

How a record is made up: docs/record.md
""",
)

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

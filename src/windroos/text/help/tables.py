"""The pages of `windroos help` on the page, games and records."""

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
  --take-over       neem het over van de Windroos die hier al draait: een nieuwe
                    versie, terwijl tafels verder gaan (docs/hosten.md)
  --stand-by        sta klaar op een tweede machine met dezelfde database van
                    PostgreSQL: valt de eerste uit, dan gaat deze verder
  --beside ADRES    bedien samen met andere machines één database van
                    PostgreSQL; op dit ADRES, als 10.0.0.2:8137, bereiken die
                    deze (docs/hosten.md)
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
  --take-over       take over from the Windroos that runs here already: a new
                    version, while tables go on (docs/hosting.md)
  --stand-by        stand by on a second machine with the same PostgreSQL
                    database: where the first one fails, this one goes on
  --beside ADDRESS  serve one PostgreSQL database together with other machines,
                    which reach this one at that ADDRESS, as 10.0.0.2:8137
                    (docs/hosting.md)
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
                      manieren van spelen; human speelt zoals mensen; live
                      (gewoon: telt levende stenen), greedy, random, of
                      process:OPDRACHT; voor elk een ander: live,greedy,random
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
                      are styles; human plays as people do; live (default:
                      counts live tiles), greedy, random, or process:COMMAND;
                      one for each: live,greedy,random
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

"""The pages of `windroos help` on the page, games and clubs."""

from __future__ import annotations

from typing import Final

from windroos.text.words import Words

SERVE: Final = Words(
    """\
windroos serve [--lan]

Opent de bladzijde in de browser: tellen aan tafel, spelen, en de spelregels.
Zonder --lan kan alleen deze computer erbij. Alles wordt na elke tik bewaard;
Ctrl-C stopt, en daarna gaat alles verder waar het was.

  windroos serve                      op deze computer
  windroos serve --lan                ook voor de telefoons op dit netwerk: scan
                                      de QR-code

  --lan             open voor het netwerk waarop deze computer zit
  --port N          een andere poort (gewoon 8136; is die bezet, de volgende)
  --data MAP        waar alles wordt bewaard (ook: WINDROOS_DATA)
  --language nl|en  de taal van wie er zelf geen kiest
  --no-browser      open geen browser
  --without-log     ga verder zonder het logboek naast de database, als dat weg
                    is; wat het laatst is ingevoerd ontbreekt dan

Een kopie van alles, ook terwijl Windroos draait: windroos help backup
""",
    """\
windroos serve [--lan]

Opens the page in the browser: counting at the table, playing, and the rules.
Without --lan only this computer can reach it. Everything is kept after each
tap; Ctrl-C stops, and afterwards all goes on where it was.

  windroos serve                      on this computer
  windroos serve --lan                also for the phones on this network: scan
                                      the QR code

  --lan             open to the network that this computer is on
  --port N          another port (8136 by default; where it is taken, the next)
  --data FOLDER     where everything is kept (also: WINDROOS_DATA)
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
  --opponents NAAM    live (gewoon: telt levende stenen), greedy, random, of
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
  --opponents NAME    live (default: counts live tiles), greedy, random, or
                      process:COMMAND; one for each: live,greedy,random
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

CLUB: Final = Words(
    """\
windroos club new NAAM [--year calendar|chinese|solar|MM-DD]
windroos club people list|add|import|merge|erase|export ...
windroos club evening|season|formula ...
windroos club player WIE | records | cup | cash | claims
windroos club print WAT | site MAP | import BESTAND | export MAP
windroos club backup BESTAND | restore BESTAND | verify
windroos club do [BESTAND...]

Houdt een club bij: leden, seizoenen, avonden, uitslagen, standen, beker en
kas. Alles kan ook op de bladzijde, ook terwijl die open is. Overal:
--data MAP (anders de map van windroos serve) en --json.

  windroos club new 'De Vier Winden' --year 09-01
  windroos club people add Anna 'Bram Bos' --from 2024-01-01
  windroos club people add Wim --guest           (een gast)
  windroos club people list
  windroos club people merge Wim Anna            (zij zijn één persoon)
  windroos club people erase Anna --sure         (de naam; uitslagen blijven)
  windroos club people export leden.csv          (of leden.xlsx)
  windroos club people import leden.csv --dry-run
  windroos club season new 2024 --from 2024-01-01 --until 2024-12-31
  windroos club season show                      (en standings, explain, close)
  windroos club formula list                     (en show, check, try)
  windroos club player 'Bram Bos'
  windroos club records --rules nts2002
  windroos club cup --on 2024-12-31
  windroos club cash --year 2024
  windroos club claims
  windroos club verify                           (rekent alles opnieuw na)
  windroos club backup club-kopie.db
  windroos club restore club-kopie.db            (zegt wat er verdwijnt)
  windroos club restore club-kopie.db --sure

  windroos club evening plan 2024-03-05 nts2002 competition 19:30
  windroos club evening arrive 2024-03-05 anna bram Wim
  windroos club evening arrive 2024-03-05 carla --reason trein
  windroos club evening tables 2024-03-05 lot 7      (of repeats, standing)
  windroos club evening result 2024-03-05 1=40,10,-10,-40 REDEN
  windroos club evening close 2024-03-05             (en open, show)

Voor programma's leest club do per regel één JSON-object, van een bestand of
van wat u typt, en antwoordt met één regel: {"ok": true, ...} of {"error":
{...}}. Een regel die fout is verandert niets; de volgende wordt gedaan.

  {"do": "person", "id": "anna", "name": "Anna", "member": "2024-01-01"}
  {"do": "evening", "id": "a1", "date": "2024-01-09", "rules": "nts2002"}
  {"do": "result", "evening": "a1", "table": 1,
   "players": ["anna", "bram", "carla", "dirk"],
   "points": [500, 500, -300, -700]}                     (op één regel)
  {"do": "show", "what": "standings", "season": "2024"}

Wat een regel kan doen: club, person, season, evening, result, hands, void,
adjust, cup, hand_in, book, close, reopen, merge, unmerge, erase en show; show
toont standings, explain, evening, player, cup, claims, cash en log. Alle
sleutels staan in docs/club.md. Namen staan los van wat er gebeurde, zodat wie
vergeten wil worden (erase) nergens meer te vinden is, terwijl zijn uitslagen
blijven.

print schrijft wat de club print (stand, kas, scoreformulier, jaarboek, ...; met
--evening uitslag, tekst, aankomst, ...) als bladzijde of PDF; site schrijft
standen, uitslagen en records als bladzijden voor een eigen site, met namen
zoals iedereen ze mag zien.

windroos club import BESTAND [--as VORM] [--alike first|member|guest|out]
                     [--rules BOEK] [--epoch 1900|1904] [--dry-run]
                     [--json] [--data MAP]
windroos club export MAP [--json] [--data MAP]

Neemt uitslagen, leden en eindstanden over uit XLSX, XLS, ODS, CSV of TSV:
een lijst (long), kruistabel (cross), tafels (blocks), spellen (hands), leden
(members) of een gedrukte stand (standing). --dry-run zegt alleen wat erbij
komt, met twijfels per cel; --alike wie namen zijn die op een bekende lijken;
--epoch vanaf welk jaar dagnummers in een CSV tellen.
Export schrijft elke lijst als CSV en XLSX, en alles in club.json.
""",
    """\
windroos club new NAME [--year calendar|chinese|solar|MM-DD]
windroos club people list|add|import|merge|erase|export ...
windroos club evening|season|formula ...
windroos club player WHO | records | cup | cash | claims
windroos club print WHAT | site FOLDER | import FILE | export FOLDER
windroos club backup FILE | restore FILE | verify
windroos club do [FILE...]

Keeps a club: members, seasons, evenings, results, standings, cup and cash.
All of it can be done on the page too, also while that is open. Everywhere:
--data FOLDER (else that of windroos serve) and --json.

  windroos club new 'The Four Winds' --year 09-01
  windroos club people add Anna 'Bram Bos' --from 2024-01-01
  windroos club people add Wim --guest           (a guest)
  windroos club people list
  windroos club people merge Wim Anna            (they are one person)
  windroos club people erase Anna --sure         (the name; results stay)
  windroos club people export members.csv        (or members.xlsx)
  windroos club people import members.csv --dry-run
  windroos club season new 2024 --from 2024-01-01 --until 2024-12-31
  windroos club season show                      (and standings, explain, close)
  windroos club formula list                     (and show, check, try)
  windroos club player 'Bram Bos'
  windroos club records --rules nts2002
  windroos club cup --on 2024-12-31
  windroos club cash --year 2024
  windroos club claims
  windroos club verify                           (reckons all of it anew)
  windroos club backup club-copy.db
  windroos club restore club-copy.db             (says what would go)
  windroos club restore club-copy.db --sure

  windroos club evening plan 2024-03-05 nts2002 competition 19:30
  windroos club evening arrive 2024-03-05 anna bram Wim
  windroos club evening arrive 2024-03-05 carla --reason train
  windroos club evening tables 2024-03-05 lot 7      (or repeats, standing)
  windroos club evening result 2024-03-05 1=40,10,-10,-40 REASON
  windroos club evening close 2024-03-05             (and open, show)

For programs club do reads one JSON object a line, from a file or from what
you type, and answers with one line: {"ok": true, ...} or {"error": {...}}. A
line that is wrong changes nothing; the next is done all the same.

  {"do": "person", "id": "anna", "name": "Anna", "member": "2024-01-01"}
  {"do": "evening", "id": "a1", "date": "2024-01-09", "rules": "nts2002"}
  {"do": "result", "evening": "a1", "table": 1,
   "players": ["anna", "bram", "carla", "dirk"],
   "points": [500, 500, -300, -700]}                     (on one line)
  {"do": "show", "what": "standings", "season": "2024"}

What a line can do: club, person, season, evening, result, hands, void, adjust,
cup, hand_in, book, close, reopen, merge, unmerge, erase and show; show has
standings, explain, evening, player, cup, claims, cash and log. All keys stand
in docs/club.md. Names are kept apart from what happened, so that who wants to
be forgotten (erase) is found nowhere any more, while his results stay.

print writes what the club prints (stand, kas, scoreformulier, jaarboek, ...;
with --evening uitslag, tekst, aankomst, ...) as a page or a PDF; site writes
standings, results and records as pages for a site of your own, with names as
anybody may see them.

windroos club import FILE [--as SHAPE] [--alike first|member|guest|out]
                     [--rules BOOK] [--epoch 1900|1904] [--dry-run]
                     [--json] [--data FOLDER]
windroos club export FOLDER [--json] [--data FOLDER]

Takes over results, members and standings from XLSX, XLS, ODS, CSV or TSV: a
list (long), cross table (cross), tables (blocks), hands, members, or printed
standings (standing). --dry-run only says what would be added, with doubts by
cell; --alike who names are that resemble known ones; --epoch from which year
numbers of days in a CSV count. Export writes every list as CSV and XLSX, and
everything as club.json.
""",
)

TOURNAMENT: Final = Words(
    """\
windroos tournament schedule SPELERS RONDES [--apart NUMMERS]
                    [--rather-apart NUMMERS] [--fixed SPELER=TAFEL]
                    [--seed GETAL] [--seconds SECONDEN] [--json]
windroos tournament check [BESTAND] [--json]

Maakt een indeling voor tafels van vier: wie in welke ronde waar zit en met
welke wind, zo dat zo min mogelijk spelers elkaar vaker dan eens ontmoeten en
niemand meer dan één keer vaker als de ene wind begint dan als de andere. Waar
een constructie bekend is, is het de beste die er is; elk cijfer staat er met
de ondergrens bij. Hetzelfde getal bij --seed geeft overal dezelfde indeling.

  windroos tournament schedule 28 9
  windroos tournament schedule 28 8 --apart 1,2,3,4 --apart 5,6,7,8
  windroos tournament schedule 36 6 --fixed 7=1 --rather-apart 1,2

Met check meet u een indeling, van wie ook: als regels met een speler en zijn
tafel in elke ronde (3 of 3O), een ronde met haar tafels (1-5-9-13), of ronde,
tafel en vier spelers; ook CSV. Zonder bestand leest het wat u typt.

  windroos tournament check indeling.csv

Voor programma's: --json leest en schrijft één object, spelers vanaf 1.

  {"players": 28, "rounds": 9, "apart": [[1, 2, 3, 4]], "fixed": {"7": 1}}
  {"rounds": [[[1, 2, 3, 4], [5, 6, 7, 8]], [[1, 2, 5, 6], [3, 4, 7, 8]]]}
""",
    """\
windroos tournament schedule PLAYERS ROUNDS [--apart NUMBERS]
                    [--rather-apart NUMBERS] [--fixed PLAYER=TABLE]
                    [--seed NUMBER] [--seconds SECONDS] [--json]
windroos tournament check [FILE] [--json]

Makes a schedule for tables of four: who sits where in which round and with
which wind, so that as few players as can be meet more than once and nobody
starts more than once oftener as one wind than as another. Where a construction
is known it is the best there is; every figure stands with its lower bound.
The same --seed gives the same schedule everywhere.

  windroos tournament schedule 28 9
  windroos tournament schedule 28 8 --apart 1,2,3,4 --apart 5,6,7,8
  windroos tournament schedule 36 6 --fixed 7=1 --rather-apart 1,2

Check measures a schedule, whoever made it: lines with a player and his table
in each round (3 or 3E), a round with its tables (1-5-9-13), or round, table
and four players; CSV too. Without a file it reads what you type.

  windroos tournament check schedule.csv

For programs --json reads and writes one object, players from 1.

  {"players": 28, "rounds": 9, "apart": [[1, 2, 3, 4]], "fixed": {"7": 1}}
  {"rounds": [[[1, 2, 3, 4], [5, 6, 7, 8]], [[1, 2, 5, 6], [3, 4, 7, 8]]]}
""",
)

BACKUP: Final = Words(
    """\
windroos backup BESTAND [--data MAP]

Kopieert alle tafels en spellen naar één bestand, ook terwijl Windroos draait.
De kopie is heel en nagekeken; zij gaat nooit over een ander bestand heen.

  windroos backup windroos-22-november.db

  --data MAP        de map die gekopieerd wordt (anders die van windroos serve)

Terugzetten: stop Windroos, haal windroos.db, windroos.db-wal en
windroos.db-shm weg uit de map die windroos serve noemt, en zet de kopie daar
neer als windroos.db.
""",
    """\
windroos backup FILE [--data FOLDER]

Copies all tables and games to one file, also while Windroos runs. The copy is
whole and checked; it never takes the place of another file.

  windroos backup windroos-22-november.db

  --data FOLDER     the folder that is copied (else that of windroos serve)

To put it back: stop Windroos, remove windroos.db, windroos.db-wal and
windroos.db-shm from the folder that windroos serve names, and put the copy
there as windroos.db.
""",
)

"""The pages of `windroos help`: short, 80 columns wide, and each with examples that can be typed."""

from __future__ import annotations

from typing import Final

from windroos.text.words import Words

_WINDROOS: Final = Words(
    """\
Windroos telt een mahjonghand volgens vijf regelboeken en zegt waarom.

  de bladzijde  windroos serve
  spelen        windroos play --rules hongkong
  een hand      windroos score '[345p] [567s] 234m 678m 3s +3s weggelegd Z/O'
  een tafel     windroos score examples/groenehart2011.txt
  wachten       windroos waits '[345p] [567s] 234m 678m 3s'
  afrekenen     windroos settle Mia=64 Jo=96 Ineke=0 Henk=20 --winner Jo
  regelboeken   windroos rules
  één boek      windroos rules show nts2002
  laboratorium  windroos lab run --rules nts2002 --hands 1000000
  nakijken      windroos check book nts2002 --house club.toml
  een verslag   windroos verify spel.jsonl
  een club      windroos club do
  een kopie     windroos backup kopie.db

Meer:  windroos help serve|play|score|waits|settle|rules|lab|check|verify|club
           |backup
Over wat u typt:         windroos help notation | table | house | jsonl

Overal: --lang nl|en (anders beslist LC_ALL of LANG)
        --color auto|always|never, en --version
""",
    """\
Windroos counts a mahjong hand by five rule books, and says why.

  the page      windroos serve
  playing       windroos play --rules hongkong
  a hand        windroos score '[345p] [567s] 234m 678m 3s +3s discard S/E'
  a table       windroos score examples/groenehart2011.txt
  waiting       windroos waits '[345p] [567s] 234m 678m 3s'
  settling      windroos settle Mia=64 Jo=96 Ineke=0 Henk=20 --winner Jo
  rule books    windroos rules
  one book      windroos rules show nts2002
  laboratory    windroos lab run --rules nts2002 --hands 1000000
  checking      windroos check book nts2002 --house club.toml
  a record      windroos verify game.jsonl
  a club        windroos club do
  a copy        windroos backup copy.db

More:  windroos help serve|play|score|waits|settle|rules|lab|check|verify|club
           |backup
About what you type:   windroos help notation | table | house | jsonl

Everywhere: --lang nl|en (else LC_ALL or LANG decides)
            --color auto|always|never, and --version
""",
)

_SERVE: Final = Words(
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

_PLAY: Final = Words(
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

_SCORE: Final = Words(
    """\
windroos score HAND | TAFEL.txt ... | --jsonl [BESTAND ...]

Telt een hand en legt elk punt uit, of een hele tafel met wie wie betaalt.

  windroos score '444m 666p RRR 1m 9p 2s 8s O/O'       een hand die niet won
  windroos score '19m19p19s OZWN PGR +1m' --seat Z     dertien wezen
  windroos score HAND --why schoon                     waarom telt dat niet?
  windroos score HAND --rules mcr --set minimum=0      een ander boek
  windroos score tafel.txt --house onze-club.toml      met huisregels

  --rules ID          nts2002, groenehart2011 (gewoon), hongkong, nmv144, mcr
  --set OPTIE=WAARDE  een optie van dat boek; mag vaker
  --house BESTAND     huisregels (windroos help house)
  --seat O --round O  eigen wind en die van de ronde, als de hand het niet zegt
  --why ITEM          waarom dit niet telde, en wat er voor nodig was
  --player NAAM       over wie --why gaat (anders de winnaar)
  --tiles             stenen ook als plaatjes
  --json              alles als JSON
  --jsonl             één hand per regel (windroos help jsonl)
""",
    """\
windroos score HAND | TABLE.txt ... | --jsonl [FILE ...]

Counts a hand and explains every point, or a whole table with who pays whom.

  windroos score '444m 666p RRR 1m 9p 2s 8s E/E'       a hand that did not win
  windroos score '19m19p19s ESWN PGR +1m' --seat S     thirteen orphans
  windroos score HAND --why schoon                     why does that not count?
  windroos score HAND --rules mcr --set minimum=0      another book
  windroos score table.txt --house our-club.toml       with house rules

  --rules ID          nts2002, groenehart2011 (default), hongkong, nmv144, mcr
  --set OPTION=VALUE  an option of that book; may be repeated
  --house FILE        house rules (windroos help house)
  --seat E --round E  own wind and that of the round, if the hand does not say
  --why ITEM          why this did not count, and what it would have taken
  --player NAME       whom --why is about (else the winner)
  --tiles             tiles as pictures too
  --json              everything as JSON
  --jsonl             one hand a line (windroos help jsonl)
""",
)

_WAITS: Final = Words(
    """\
windroos waits 'DERTIEN STENEN'

Zegt welke stenen de hand afmaken en wat elk oplevert, weggelegd of zelf
gepakt. 'nog' telt wat niet in de eigen hand zit. Daaronder staat hoeveel
stenen er voor elk spel ontbreken, en welke stenen het dichterbij brengen.

  windroos waits '[345p] [567s] 234m 678m 3s Z/O'
  windroos waits '1112345678999s' --rules hongkong

  --rules, --set, --house, --seat, --round, --tiles, --json zoals bij score
""",
    """\
windroos waits 'THIRTEEN TILES'

Says which tiles complete the hand and what each pays, as a discard or
self-drawn. 'left' counts the tiles that are not in your own hand. Below it
stands how many tiles each kind of hand lacks, and which bring it nearer.

  windroos waits '[345p] [567s] 234m 678m 3s S/E'
  windroos waits '1112345678999s' --rules hongkong

  --rules, --set, --house, --seat, --round, --tiles, --json as with score
""",
)

_SETTLE: Final = Words(
    """\
windroos settle NAAM=SCORE ... | TAFEL.txt | --jsonl [BESTAND ...]

Rekent af: wie betaalt wie, en waarom. De eerste naam is Oost, tenzij --east
een ander noemt.

  windroos settle Marijke=64 Joost=96 Ineke=0 Henk=20 --winner Joost
  windroos settle A B=3 C D --rules hongkong --winner B --from C
  windroos settle A B=24 C D --rules mcr --winner B --self

  --winner NAAM    wie mahjong maakte; zonder winnaar is het remise
  --from NAAM      wiens steen het was; --self: zelf gepakt
  --east NAAM      wie dubbel betaalt en ontvangt
  --dead NAAM      dood spel; mag vaker
  --dreamer NAAM   doet niet mee (vijf spelers)
  --pao NAAM       betaalt voor allen (Hong Kong)
  --flowers N      bloemen van de winnaar (MCR)
  --special ja     de score is een bijzonder spel (144 regels); of nee
  --rules, --set, --house, --json zoals bij score
""",
    """\
windroos settle NAME=SCORE ... | TABLE.txt | --jsonl [FILE ...]

Settles: who pays whom, and why. The first name is East, unless --east names
another.

  windroos settle Marijke=64 Joost=96 Ineke=0 Henk=20 --winner Joost
  windroos settle A B=3 C D --rules hongkong --winner B --from C
  windroos settle A B=24 C D --rules mcr --winner B --self

  --winner NAME    who made mahjong; without it the hand is a draw
  --from NAME      whose tile it was; --self: self-drawn
  --east NAME      who pays and receives double
  --dead NAME      a dead hand; may be repeated
  --dreamer NAME   sits this hand out (five players)
  --pao NAME       pays for all (Hong Kong)
  --flowers N      the winner's flowers (MCR)
  --special yes    the score is a special hand (144 rules); or no
  --rules, --set, --house, --json as with score
""",
)

_RULES: Final = Words(
    """\
windroos rules
windroos rules show ID [--set OPTIE=WAARDE] [--json]
windroos rules show --house BESTAND

De regelboeken, of alles van één boek: elk item met waarde, betekenis en
bladzijde, en elke optie met wat er te kiezen is.

  windroos rules show groenehart2011
  windroos rules show nmv144 --lang nl
""",
    """\
windroos rules
windroos rules show ID [--set OPTION=VALUE] [--json]
windroos rules show --house FILE

The rule books, or all of one: each item with its value, meaning and page, and
each option with what there is to choose.

  windroos rules show groenehart2011
  windroos rules show nmv144 --lang nl
""",
)

_LAB: Final = Words(
    """\
windroos lab run [--hands N]
windroos lab match [--deals N] [--candidate SPELER] [--against SPELER]

Laat computerspelers heel veel handen spelen en telt wat er gebeurt, met het
interval van 95 %; of speelt een wedstrijd tussen twee spelers met gelijke
stenen: elk deel vier keer, de kandidaat een keer op elke plaats.

  windroos lab run --rules nts2002 --hands 1000000 --html verslag.html
  windroos lab run --rules mcr --players live,greedy,live,greedy
  windroos lab match --rules hongkong --candidate live --against greedy

  --players A,B,C,D   random, greedy (dichtstbij) of live (telt levende
                      stenen); Oost eerst, of één voor alle plaatsen
  --seed N            hetzelfde getal geeft dezelfde handen (gewoon 1)
  --round O           de wind van de ronde; beurt: elk om beurten
  --csv MAP           tabellen: summary, seats, distributions, items
  --html BESTAND      een verslag van één bladzijde om af te drukken
  --python            spelers in Python, bij de scheidsrechter (traag);
                      ook 'process:OPDRACHT', een eigen programma
  --workers N         zoveel processen op deze machine
  --dask ADRES        werkers van een Dask-cluster
  --rules, --set, --house, --json zoals bij score
Hoe het werk ook verdeeld is: dezelfde seed geeft precies dezelfde totalen.
""",
    """\
windroos lab run [--hands N]
windroos lab match [--deals N] [--candidate PLAYER] [--against PLAYER]

Lets computer players play very many hands and counts what happens, with the
95 % interval; or plays a match between two players on equal tiles: each deal
four times, the candidate once in each seat.

  windroos lab run --rules nts2002 --hands 1000000 --html report.html
  windroos lab run --rules mcr --players live,greedy,live,greedy
  windroos lab match --rules hongkong --candidate live --against greedy

  --players A,B,C,D   random, greedy (nearest) or live (counts live tiles);
                      East first, or one for all seats
  --seed N            the same number gives the same hands (default 1)
  --round E           the wind of the round; turn: each in turn
  --csv FOLDER        tables: summary, seats, distributions, items
  --html FILE         a report of one page to print
  --python            players in Python, before the referee (slow);
                      also 'process:COMMAND', a program of your own
  --workers N         so many processes on this machine
  --dask ADDRESS      workers of a Dask cluster
  --rules, --set, --house, --json as with score
However the work is divided, the same seed gives exactly the same totals.
""",
)

_CHECK: Final = Words(
    """\
windroos check book [BOEK] [--house club.toml]
windroos check player SPELER

Probeert huisregels, of een speler die u zelf schreef, zoals de boeken en de
spelers van Windroos geprobeerd worden. Zegt wat er niet klopt en waarom; de
uitgang is dan 1.

  windroos check book --house club.toml --golden onze-handen.txt
  windroos check player mijnmodule:Speler --rules nts2002
  windroos check player process:./speler --players 4

book:
  --rules, --set, --house  zoals bij score
  --golden BESTAND    eigen handen, een per regel, met wat zij waard zijn
  --hands N           zoveel oefenhanden tellen (gewoonlijk 10)
  --seed WOORD        welke dat zijn
  --lab               ook in het laboratorium (vraagt Numba)
player:
  --rules BOEK        alleen dit boek; mag vaker
  --players 3|4|5     alleen met zoveel spelers; mag vaker
  --hands N           handen aan iedere tafel (gewoonlijk 1)
  --seed N            andere muren, dobbelstenen en opties
  --seconds N         zo lang mag een antwoord duren (gewoonlijk 5)
""",
    """\
windroos check book [BOOK] [--house club.toml]
windroos check player PLAYER

Tries house rules, or a player that you wrote yourself, as the books and the
players of Windroos are tried. Says what is not right and why; the exit status
is 1 then.

  windroos check book --house club.toml --golden our-hands.txt
  windroos check player mymodule:Player --rules nts2002
  windroos check player process:./player --players 4

book:
  --rules, --set, --house  as with score
  --golden FILE       hands of your own, one a line, with what they are worth
  --hands N           count so many practice hands (usually 10)
  --seed WORD         which these are
  --lab               in the laboratory too (needs Numba)
player:
  --rules BOOK        this book only; may be repeated
  --players 3|4|5     with so many players only; may be repeated
  --hands N           hands at each table (usually 1)
  --seed N            other walls, dice and options
  --seconds N         so long an answer may take (usually 5)
""",
)

_VERIFY: Final = Words(
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

_CLUB: Final = Words(
    """\
windroos club do [BESTAND...] [--data MAP]

Houdt een club bij: leden, seizoenen, avonden, uitslagen, standen, beker en
kas. Leest per regel één JSON-object, van een bestand of van wat u typt, en
antwoordt met één regel: {"ok": true, ...} of {"error": {...}}. Een regel die
fout is verandert niets, en de volgende wordt gewoon gedaan.

  {"do": "club", "name": "De Vier Winden", "year": "calendar"}
  {"do": "person", "id": "anna", "name": "Anna", "member": "2024-01-01"}
  {"do": "season", "id": "2024", "from": "2024-01-01", "until": "2024-12-31",
   "formula": "groenehart"}                              (op één regel)
  {"do": "evening", "id": "a1", "date": "2024-01-09", "rules": "nts2002"}
  {"do": "result", "evening": "a1", "table": 1,
   "players": ["anna", "bram", "carla", "dirk"],
   "points": [500, 500, -300, -700]}                     (op één regel)
  {"do": "show", "what": "standings", "season": "2024"}

  --data MAP        de map van de club (anders die van windroos serve)

Wat een regel kan doen: club, person, season, evening, result, hands, void,
adjust, cup, hand_in, book, close, reopen, merge, unmerge, erase en show; show
toont standings, explain, evening, player, cup, claims, cash en log. Alle
sleutels staan in docs/club.md. Namen staan los van wat er gebeurde, zodat wie
vergeten wil worden (erase) nergens meer te vinden is, terwijl zijn uitslagen
blijven.
""",
    """\
windroos club do [FILE...] [--data FOLDER]

Keeps a club: members, seasons, evenings, results, standings, cup and cash.
Reads one JSON object a line, from a file or from what you type, and answers
with one line: {"ok": true, ...} or {"error": {...}}. A line that is wrong
changes nothing, and the next is done all the same.

  {"do": "club", "name": "The Four Winds", "year": "calendar"}
  {"do": "person", "id": "anna", "name": "Anna", "member": "2024-01-01"}
  {"do": "season", "id": "2024", "from": "2024-01-01", "until": "2024-12-31",
   "formula": "groenehart"}                              (on one line)
  {"do": "evening", "id": "a1", "date": "2024-01-09", "rules": "nts2002"}
  {"do": "result", "evening": "a1", "table": 1,
   "players": ["anna", "bram", "carla", "dirk"],
   "points": [500, 500, -300, -700]}                     (on one line)
  {"do": "show", "what": "standings", "season": "2024"}

  --data FOLDER     the club's folder (else that of windroos serve)

What a line can do: club, person, season, evening, result, hands, void, adjust,
cup, hand_in, book, close, reopen, merge, unmerge, erase and show; show has
standings, explain, evening, player, cup, claims, cash and log. All keys stand
in docs/club.md. Names are kept apart from what happened, so that who wants to
be forgotten (erase) is found nowhere any more, while his results stay.
""",
)

_BACKUP: Final = Words(
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

_NOTATION: Final = Words(
    """\
Zo typt u een hand.

Stenen
  123s   bamboe 1 2 3 (of B123)     R G P     rode, groene, witte draak
  55p    kringen 5 5 (of K55)       O Z W N   winden (of E S W N)
  9m     tekens 9 (of T9)           1z .. 7z  winden, en wit, groen, rood
  f1-f4  lente .. winter            g1-g4     pruim orchidee chrysant bamboe

Sets op tafel
  [345p] [RRR]   open               (9999m)   een dichte kong
  [555p+5p]      pung, later kong   [345p]!   met Oosts eerste steen (144)

De winnende steen, met een plus, en hoe hij kwam
  +3s weggelegd    van een ander      +3s kong      gepakt na een kong
  +3s muur         zelf gepakt        +3s bonus     na een geluksteen
  +3s geroofd      van een kong       seizoenen=7   met zeven seizoenen
  laatste, hemel, aarde, maan, kongs=2, dichte-kong, geweigerd,
  weddenschap, laatste-soort

Winden
  Z/O   Zuid in de ronde van Oost
  Z/G   Zuid in de ronde van de groene draak

Zonder winnende steen heeft een hand 13 stenen; een kong telt als drie.

  [345p] [567s] 234m 678m 3s +3s weggelegd Z/O
""",
    """\
How to type a hand.

Tiles
  123s   bamboo 1 2 3 (or B123)     R G P     red, green, white dragon
  55p    dots 5 5 (or K55)          E S W N   winds (or O Z W N)
  9m     characters 9 (or T9)       1z .. 7z  winds, and white, green, red
  f1-f4  spring .. winter           g1-g4     plum orchid chrysanth. bamboo

Sets on the table
  [345p] [RRR]   open               (9999m)   a concealed kong
  [555p+5p]      pung, then kong    [345p]!   on East's first discard (144)

The winning tile, with a plus, and how it came
  +3s discard      from another       +3s kong      drawn after a kong
  +3s wall         self-drawn         +3s bonus     after a bonus tile
  +3s robbed       from a kong        seasons=7     with seven seasons
  last, first14, first-discard, moon, kongs=2, concealed-kong, rejected,
  bet, last-of-kind

Winds
  S/E   South in the round of East
  S/G   South in the round of the green dragon

Without the winning tile a hand has 13 tiles, a kong counting as three.

  [345p] [567s] 234m 678m 3s +3s discard S/E
""",
)

_TABLE: Final = Words(
    """\
Een tafel in een tekstbestand, één regel per speler.

  # na een hekje staat wat alleen mensen lezen
  regels: groenehart2011
  ronde: Oost

  Oost Marijke: 444m 666p RRR 1m 9p 2s 8s
  Zuid Joost:   [345p] [567s] 234m 678m 3s +3s weggelegd van West
  West Ineke:   [WWWW] [OOO] 11p 99s 9m G dood
  Noord Henk:   [888s] ZZZ 1s 4s 5s 7s 9s N P

Achter de stenen
  van West              wiens steen het was (een naam mag ook)
  dood                  een dood spel
  vals                  ten onrechte mahjong geroepen; bij MCR vals=minimum,
                        vals=ongeldig of vals=verborgen
Eigen regels
  optie: minimum=2             een optie van het boek
  huisregels: onze-club.toml   een bestand met huisregels
  ronde: groene draak          en dan: dubbel: Zuid
  Dromer Piet:                 doet niet mee (vijf spelers)
  pao: West                    betaalt voor allen (Hong Kong)
  pot: 40                      in de pot (Hong Kong)
  overtreding: Noord 2         de tweede van Noord (MCR)

Tellen: windroos score tafel.txt
""",
    """\
A table in a text file, one line a player.

  # what follows a number sign is for people only
  rules: groenehart2011
  round: East

  East Marijke: 444m 666p RRR 1m 9p 2s 8s
  South Joost:  [345p] [567s] 234m 678m 3s +3s discard from West
  West Ineke:   [WWWW] [EEE] 11p 99s 9m G dead
  North Henk:   [888s] SSS 1s 4s 5s 7s 9s N P

After the tiles
  from West             whose tile it was (a name will do)
  dead                  a dead hand
  false                 mahjong called in error; for MCR false=minimum,
                        false=invalid or false=hidden
Lines of their own
  set: minimum=2               an option of the book
  house: our-club.toml         a file of house rules
  round: green dragon          and then: double: South
  Dreamer Piet:                sits out (five players)
  pao: West                    pays for all (Hong Kong)
  pot: 40                      in the pot (Hong Kong)
  foul: North 2                North's second (MCR)

Count it: windroos score table.txt
""",
)

_HOUSE: Final = Words(
    """\
Huisregels zijn een TOML-bestand met wat anders is dan in een boek.

  name = "De Rode Draak"
  rules = "groenehart2011"

  [options]                 # zoals `windroos rules show` ze noemt
  minimum = 1

  [items.schoon]            # een item; wat niet genoemd is blijft
  doubles = 2               # points, doubles, fan of limit
  name = "Halve kleur"      # of nl = "..." en en = "..."

  [items.pe_ling]
  count = false             # doet niet mee

Bij nmv144 ook: formations = "lijst.toml", de eigen lijst van bijzondere
spelen.

  windroos rules show --house onze-club.toml
  windroos score tafel.txt --house onze-club.toml
""",
    """\
House rules are a TOML file with what is different from a book.

  name = "De Rode Draak"
  rules = "groenehart2011"

  [options]                 # as `windroos rules show` names them
  minimum = 1

  [items.schoon]            # an item; what is not named stays
  doubles = 2               # points, doubles, fan or limit
  name = "Half flush"       # or nl = "..." and en = "..."

  [items.pe_ling]
  count = false             # does not count

With nmv144 also: formations = "list.toml", the club's own list of special
hands.

  windroos rules show --house our-club.toml
  windroos score table.txt --house our-club.toml
""",
)

_JSONL: Final = Words(
    """\
windroos score --jsonl: één hand per regel erin, één score per regel eruit.

  {"id": "1", "rules": "nts2002", "seat": "S", "round": "E",
   "concealed": ["2m", "3m", "4m", "6m", "7m", "8m", "3s"],
   "melds": [{"kind": "chow", "tile": "3p", "open": true},
             {"kind": "chow", "tile": "5s", "open": true}],
   "win": {"tile": "3s", "by": "discard"}}          (op één regel)

  erin   id rules options seat round concealed melds bonus win bet
  win    tile by last first14 first_discard kongs_in_turn announced_moon
         robbed_concealed claimed_seasons rejected_replacement bet
         last_of_kind; by is discard, wall, kong, bonus of robbed
  eruit  id rules legal complete total would_be points doubles limit
         payments lines rulings
         144: counted finishing rounded bonus unlimited; MCR: flowers
  fout   {"id": ..., "error": {"code", "message", "hint"}}; de volgende
         regel wordt gewoon geteld, en aan het eind is de status 1

windroos settle --jsonl
  erin   id rules options east scores winner by discarder liable dead
         special (144: de score is een bijzonder spel, true of false)
  eruit  id net pays
""",
    """\
windroos score --jsonl: one hand a line in, one score a line out.

  {"id": "1", "rules": "nts2002", "seat": "S", "round": "E",
   "concealed": ["2m", "3m", "4m", "6m", "7m", "8m", "3s"],
   "melds": [{"kind": "chow", "tile": "3p", "open": true},
             {"kind": "chow", "tile": "5s", "open": true}],
   "win": {"tile": "3s", "by": "discard"}}          (on one line)

  in     id rules options seat round concealed melds bonus win bet
  win    tile by last first14 first_discard kongs_in_turn announced_moon
         robbed_concealed claimed_seasons rejected_replacement bet
         last_of_kind; by is discard, wall, kong, bonus or robbed
  out    id rules legal complete total would_be points doubles limit
         payments lines rulings
         144: counted finishing rounded bonus unlimited; MCR: flowers
  error  {"id": ..., "error": {"code", "message", "hint"}}; the next
         line is scored all the same, and the status at the end is 1

windroos settle --jsonl
  in     id rules options east scores winner by discarder liable dead
         special (144: the score is a special hand, true or false)
  out    id net pays
""",
)

PAGES: Final = {
    "windroos": _WINDROOS,
    "serve": _SERVE,
    "play": _PLAY,
    "score": _SCORE,
    "waits": _WAITS,
    "settle": _SETTLE,
    "rules": _RULES,
    "lab": _LAB,
    "check": _CHECK,
    "verify": _VERIFY,
    "club": _CLUB,
    "backup": _BACKUP,
    "notation": _NOTATION,
    "table": _TABLE,
    "house": _HOUSE,
    "jsonl": _JSONL,
}
TOPICS: Final = {
    "bladzijde": "serve",
    "spelen": "play",
    "notatie": "notation",
    "tafel": "table",
    "huisregels": "house",
    "json": "jsonl",
    "regels": "rules",
    "laboratorium": "lab",
    "kopie": "backup",
}
"""Dutch names of pages."""

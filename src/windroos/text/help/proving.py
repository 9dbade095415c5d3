"""The pages of `windroos help` on the laboratory and on what books and players must pass."""

from __future__ import annotations

from typing import Final

from windroos.text.words import Words

LAB: Final = Words(
    """\
windroos lab run [--hands N]
windroos lab match [--deals N] [--candidate SPELER] [--against SPELER]
windroos lab ladder [--deals N] [--twins N]
windroos lab anchors [--companies N] [--hands N] [--slow N] [--out BESTAND]
windroos lab search [--steps N] [--out BESTAND]
windroos lab train [--hands N] [--out BESTAND]
windroos lab puzzles [--hands N] [--out BESTAND]

Laat computerspelers heel veel handen spelen en telt wat er gebeurt, met het
interval van 95 %; of speelt een wedstrijd tussen twee spelers met gelijke
stenen: elk deel vier keer, de kandidaat een keer op elke plaats. De ladder
zet elke speler tegen de sport eronder, in alle boeken of dat van --rules;
anchors meet hoe sterk de computerspelers zijn, voor de waardering van mensen;
search zoekt de getallen van expert, train maakt zijn tabellen opnieuw; puzzles
zoekt in zoveel handen van expert naar puzzels.

  windroos lab run --rules nts2002 --hands 1000000 --html verslag.html
  windroos lab run --rules mcr --players live,greedy,live,greedy
  windroos lab match --rules hongkong --candidate live --against greedy

  --players A,B,C,D   random, greedy (dichtstbij), live (telt levende
                      stenen), learner, novice, club, advanced (leert nog tot
                      gevorderd), expert, careful, ambitious, swift of human
                      (zoals mensen); Oost eerst, of één voor alle plaatsen
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
windroos lab ladder [--deals N] [--twins N]
windroos lab anchors [--companies N] [--hands N] [--slow N] [--out FILE]
windroos lab search [--steps N] [--out FILE]
windroos lab train [--hands N] [--out FILE]
windroos lab puzzles [--hands N] [--out FILE]

Lets computer players play very many hands and counts what happens, with the
95 % interval; or plays a match between two players on equal tiles: each deal
four times, the candidate once in each seat. The ladder sets every player
against the rung below, in all books or that of --rules; anchors measures how
strong the computer players are, for the rating of people; search looks for
the numbers of expert, train makes its tables again; puzzles looks for puzzles
in so many hands of expert.

  windroos lab run --rules nts2002 --hands 1000000 --html report.html
  windroos lab run --rules mcr --players live,greedy,live,greedy
  windroos lab match --rules hongkong --candidate live --against greedy

  --players A,B,C,D   random, greedy (nearest), live (counts live tiles),
                      learner, novice, club, advanced (still learning to
                      advanced), expert, careful, ambitious, swift or human
                      (as people play); East first, or one for all seats
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

CHECK: Final = Words(
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

BOT: Final = Words(
    """\
windroos bot botzone [--player NAAM] [--keep] [--zip BESTAND]
windroos bot record BESTAND ... [--to MAP]

Een programma voor Botzone (Chinese Standard Mahjong): het leest wat Botzone een
programma geeft, als JSON of als regels, en antwoordt met een van onze spelers.

  windroos bot botzone --keep --zip windroos.zip

  --player NAAM   random, greedy, live (dat is gewoon), expert, of een niveau:
                  learner, novice, club, advanced, careful, ambitious, swift,
                  human
  --keep          vraagt te mogen blijven draaien, zodat alleen de eerste beurt
                  tijd kost; zet dat op Botzone ook aan
  --zip BESTAND   schrijft het programma als één bestand, dat op Botzone als
                  Python 3 wordt ingeleverd; het draait op Python 3.6 en later

record leest spellen van Botzone, uit een verslag in JSON of uit zijn
verzameling (Match, Wind, Player ...), laat ze door onze scheidsrechter overdoen
en zegt wat bij ons anders zou gaan. De status is 1 als er zo een bij is.

  --to MAP        schrijft elk spel als verslag, voor windroos verify

Wat er gevraagd en geantwoord wordt: docs/spelers.md
""",
    """\
windroos bot botzone [--player NAME] [--keep] [--zip FILE]
windroos bot record FILE ... [--to FOLDER]

A program for Botzone (Chinese Standard Mahjong): it reads what Botzone gives a
program, as JSON or as lines, and answers with one of our players.

  windroos bot botzone --keep --zip windroos.zip

  --player NAME   random, greedy, live (the usual one), expert, or a level:
                  learner, novice, club, advanced, careful, ambitious, swift,
                  human
  --keep          asks to be kept running, so that only the first turn takes
                  time; allow it on Botzone too
  --zip FILE      writes the program as one file, which is handed in on Botzone
                  as Python 3; it runs on Python 3.6 and later

record reads hands of Botzone, from a log in JSON or from its data set (Match,
Wind, Player ...), has our referee do them again and says what would go
otherwise at our table. The status is 1 if there is such a hand.

  --to FOLDER     writes each hand as a record, for windroos verify

What is asked and answered: docs/players.md
""",
)

REVIEW: Final = Words(
    """\
windroos review BESTAND [--player NAAM] [--hand N] [--house BESTAND]
windroos review 'HAND' [--rules BOEK] [--gone STENEN] [--left N]

Kijkt een gespeelde partij na zoals de bladzijde dat doet: waar iemand punten
liet liggen, en wat geluk was. Eerst gaat elke regel langs de scheidsrechter;
klopt er een niet, dan staat er welke, en wordt er niets nagekeken.

  windroos review spel.jsonl --player Jo
  windroos review spel.jsonl --hand 3     de keerpunten van één spel

Het bestand is een verslag van Windroos, hier of elders gespeeld, of een verslag
van Botzone (JSON, of regels van zijn verzameling).

  --player NAAM     wie: zijn naam, of zijn plaats in het verslag (gewoon 1)
  --hand N          alleen dit spel, met wat beter was
  --house BESTAND   de huisregels, als de club een eigen lijst van bijzondere
                    spelen heeft (144)

Een hand die u typt (windroos help notation): wat de sterkste speler zou doen,
en wat elke andere keus kost. Van de anderen is niets bekend.

  windroos review '234m 678m 345p 567s 3s 9s S/E' --rules hongkong
  windroos review '234m 678m 345p 56s 33s +7s discard' --left 40

  --gone STENEN     andere stenen die open liggen, zoals '9s 1z 1z'
  --left N          hoeveel stenen er nog te pakken zijn
  --rules, --house, --set, --seat, --round    zoals bij windroos waits

Hetzelfde op de bladzijde, met tekeningen: /nakijken
""",
    """\
windroos review FILE [--player NAME] [--hand N] [--house FILE]
windroos review 'HAND' [--rules BOOK] [--gone TILES] [--left N]

Reviews a match that was played as the page does: where somebody left points,
and what was luck. First every line goes past the referee; where one is wrong it
says which, and nothing is reviewed.

  windroos review game.jsonl --player Jo
  windroos review game.jsonl --hand 3     the turning points of one hand

The file is a record of Windroos, played here or elsewhere, or one of Botzone
(JSON, or lines of its data set).

  --player NAME     who: a name, or a place in the record (usually 1)
  --hand N          this hand only, with what was better
  --house FILE      the house rules, where the club has a list of special
                    hands of its own (144)

A hand that you type (windroos help notation): what the strongest player would
do, and what every other choice costs. Nothing is known of the others.

  windroos review '234m 678m 345p 567s 3s 9s S/E' --rules hongkong
  windroos review '234m 678m 345p 56s 33s +7s discard' --left 40

  --gone TILES      other tiles that lie open, such as '9s 1z 1z'
  --left N          how many tiles are left to draw
  --rules, --house, --set, --seat, --round    as with windroos waits

The same on the page, with pictures: /nakijken
""",
)

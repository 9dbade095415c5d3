"""The page of `windroos help` on tournaments."""

from __future__ import annotations

from typing import Final

from windroos.text.words import Words

TOURNAMENT: Final = Words(
    """\
windroos tournament schedule SPELERS RONDES [--apart NUMMERS]
                    [--rather-apart NUMMERS] [--fixed SPELER=TAFEL]
                    [--not-in NUMMERS=RONDES] [--together NUMMERS]
                    [--sizes four|three_to_five|three_or_four]
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
  windroos tournament schedule 16 4 --not-in 1,2=1 --not-in 3,4=1
  windroos tournament schedule 13 4 --sizes three_to_five --together 1,6

Met check kijkt u een indeling na, van wie ook, met namen of nummers: regels met
een speler en zijn tafel in elke ronde (3 of 3O), een ronde met haar tafels
(1-5-9-13), ronde, tafel en vier spelers, een blok per ronde; CSV, Excel of
tekst. Het noemt elke fout met haar cel. Zonder bestand leest het wat u typt.

  windroos tournament check indeling.csv

Voor programma's: --json leest en schrijft één object, spelers vanaf 1; wie in
welke ronde niet samen mogen is "not_in": [{"players": [1, 2], "rounds": [1]}].
Bij check staat van een indeling met fouten elke fout in "mistakes".

  {"players": 28, "rounds": 9, "apart": [[1, 2, 3, 4]], "fixed": {"7": 1}}
  {"rounds": [[[1, 2, 3, 4], [5, 6, 7, 8]], [[1, 2, 5, 6], [3, 4, 7, 8]]]}

Een toernooi dat bewaard wordt (--data MAP; --tournament NAAM bij meer dan een):

  windroos tournament new "Lente" --formula mcr-4210 --players 16
  windroos tournament entrants ["Anna de Vries" --country NL] [--reserve]
                    [--partner NAAM]   een paar
  windroos tournament registration open|close [--places N] [--until DAG]
                    [--home LAND --reserved N]   zelf inschrijven
  windroos tournament import BESTAND [--dry-run] [--reserve]   deelnemers
  windroos tournament import ema BESTAND | undo NUMMER
  windroos tournament referee NAAM         scheidsrechter die niet speelt
  windroos tournament checks               wat klopt er nog niet voor de loting?
  windroos tournament schedule set [--seed GETAL] [--from BESTAND]
                    [--rather club,country,couple]   liever niet samen
  windroos tournament draw [--seed GETAL]  loot de speelnummers
  windroos tournament result RONDE TAFEL OOST ZUID WEST NOORD [--reason WAAROM]
  windroos tournament seat RONDE [--by by_rank|swiss]  een ronde op de stand
  windroos tournament final AANTAL [--rounds N] [--carry all|half|none]
  windroos tournament round call N [--minutes M] | start | pause | resume |
                    extend MINUTEN [--table T] | signal | end
  windroos tournament agree RONDE TAFEL [NAAM ...]  zonder naam: op papier
  windroos tournament settle|void|drop RONDE TAFEL --reason WAAROM
  windroos tournament publish RONDE [--anyway] | hide [RONDE] | reveal [RIJEN]
  windroos tournament penalty NAAM RONDE [WAT] [--points N] [--to each|nobody]
  windroos tournament penalty revoke|appeal|grant|refuse STRAF [--reason ..]
  windroos tournament late NAAM RONDE [MINUTEN]
  windroos tournament substitute NAAM RONDE [INVALLER] [--from-hand N]
  windroos tournament withdraw|return|disqualify|take-out NAAM [RONDE]
  windroos tournament swap RONDE NAAM ... [--reserves N] [--apply]
  windroos tournament fix-table NAAM TAFEL  altijd aan die tafel (0: niet meer)
  windroos tournament card NAAM | table TAFEL   de oude kaart geldt niet meer
  windroos tournament prize SOORT [NAAM] [--hand SPEL] | finish | reopen
  windroos tournament standings [--after RONDE]
  windroos tournament show WAT [--round ..] [--table ..]
  windroos tournament needs NAAM           wat moet hij aan zijn laatste tafel?
  windroos tournament mers SPELERS PLAATS  rang voor de Europese ranglijst
  windroos tournament print programma|deelnemers|plaatsen|tafels|
                    routekaarten|badges|bar|laatste-ronde|
                    tafelkaarten|oost|scorebriefjes|uitslag|uitslag-op-naam|
                    finale|oorkonden|spelformulieren
                    [--round N] [--pdf] [--large] [--out BESTAND]
  windroos tournament export [BESTAND]     alles, een gebeurtenis per regel
  windroos tournament verify [BESTAND]     alles opnieuw uitgerekend
  windroos tournament verify-draw [BESTAND]   de loting overgedaan
  windroos tournament walls VERSLAG VERSLAG...
                    [--compare points|mean|matchpoints]   gelijke muren
  windroos tournament verify-walls BESTAND [VERSLAG...]   hun herkomst
  windroos tournament do [BESTAND]         voor programma's: object per regel

  {"do": "tournament", "id": "t", "formula": "mcr-4210",
   "players": 16, "rounds": 5}
  {"do": "entrant", "id": "anna", "name": "Anna de Vries", "country": "NL"}
  {"do": "numbers", "seed": 1}
  {"do": "schedule", "seed": 1, "apart": [[1, 2, 3, 4]], "fixed": {"7": 1}}
  {"do": "result", "round": 1, "table": 1, "points": [40, 10, 10, -60]}
  {"do": "agree", "round": 1, "table": 1, "entrant": "anna"}
  {"do": "late", "entrant": "anna", "round": 1, "minutes": 12}
  {"do": "substitute", "for": "anna", "by": "rob", "round": 1,
   "from_hand": 0, "reason": "late"}
  {"do": "penalty", "id": "p1", "entrant": "anna", "round": 1,
   "points": 5, "to": "nobody", "kind": "slow"}
  {"do": "revoke", "id": "p1", "reason": "vergissing"}
  {"do": "swap", "round": 1, "absent": ["anna", 5], "reserves": ["rob"]}
  {"do": "show", "what": "standings", "after": 1}

Ook: disqualify withdraw return take_out drop exchange appeal decide_appeal
registration register entrants take_back_entrants ema_numbers renew_card
fix_table.
Te tonen: standings table schedule measure published needs teams prizes final
penalties checks report audit export (as: ema ema_report bond csv xlsx json
schedule).
""",
    """\
windroos tournament schedule PLAYERS ROUNDS [--apart NUMBERS]
                    [--rather-apart NUMBERS] [--fixed PLAYER=TABLE]
                    [--not-in NUMBERS=ROUNDS] [--together NUMBERS]
                    [--sizes four|three_to_five|three_or_four]
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
  windroos tournament schedule 16 4 --not-in 1,2=1 --not-in 3,4=1
  windroos tournament schedule 13 4 --sizes three_to_five --together 1,6

Check goes through a schedule, whoever made it, with names or numbers: lines
with a player and his table in each round (3 or 3E), a round with its tables
(1-5-9-13), round, table and four players, a block for each round; CSV, Excel or
text. It names every mistake with its cell. Without a file it reads what you
type.

  windroos tournament check schedule.csv

For programs --json reads and writes one object, players from 1; who must not
meet in which round is "not_in": [{"players": [1, 2], "rounds": [1]}].

  {"players": 28, "rounds": 9, "apart": [[1, 2, 3, 4]], "fixed": {"7": 1}}
  {"rounds": [[[1, 2, 3, 4], [5, 6, 7, 8]], [[1, 2, 5, 6], [3, 4, 7, 8]]]}

A tournament that is kept (--data FOLDER; --tournament ID where there are more):

  windroos tournament new "Spring" --formula mcr-4210 --players 16
  windroos tournament entrants ["Anna de Vries" --country NL] [--reserve]
                    [--partner NAME]   a couple
  windroos tournament registration open|close [--places N] [--until DAY]
                    [--home COUNTRY --reserved N]   registering oneself
  windroos tournament import FILE [--dry-run] [--reserve]   entrants
  windroos tournament import ema FILE | undo DIGEST
  windroos tournament referee NAME         a referee who does not play
  windroos tournament checks               what is not right before the draw?
  windroos tournament schedule set [--seed NUMBER] [--from FILE]
                    [--rather club,country,couple]   rather not together
  windroos tournament draw [--seed NUMBER]  playing numbers by lot
  windroos tournament result ROUND TABLE EAST SOUTH WEST NORTH [--reason WHY]
  windroos tournament seat ROUND [--by by_rank|swiss]  by the standings
  windroos tournament final COUNT [--rounds N] [--carry all|half|none]
  windroos tournament round call N [--minutes M] | start | pause | resume |
                    extend MINUTES [--table T] | signal | end
  windroos tournament agree ROUND TABLE [NAME ...]   no name: all on paper
  windroos tournament settle|void|drop ROUND TABLE --reason WHY
  windroos tournament publish ROUND [--anyway] | hide [ROUND] | reveal [ROWS]
  windroos tournament penalty NAME ROUND [WHAT] [--points N] [--to each|nobody]
  windroos tournament penalty revoke|appeal|grant|refuse ID [--reason ..]
  windroos tournament late NAME ROUND [MINUTES]
  windroos tournament substitute NAME ROUND [BY] [--from-hand N]
  windroos tournament withdraw|return|disqualify|take-out NAME [ROUND]
  windroos tournament swap ROUND NAME ... [--reserves N] [--apply]
  windroos tournament fix-table NAME TABLE  always at that table (0: no longer)
  windroos tournament card NAME | table TABLE   the old card no longer holds
  windroos tournament prize KIND [NAME] [--hand HAND] | finish | reopen
  windroos tournament standings [--after ROUND]
  windroos tournament show WHAT [--round ..] [--table ..]
  windroos tournament needs NAME        what must he do at his last table?
  windroos tournament mers PLAYERS PLACE   rank for the European ranking
  windroos tournament print programma|deelnemers|plaatsen|tafels|
                    routekaarten|badges|bar|laatste-ronde|
                    tafelkaarten|oost|scorebriefjes|uitslag|uitslag-op-naam|
                    finale|oorkonden|spelformulieren
                    [--round N] [--pdf] [--large] [--out FILE]
  windroos tournament export [FILE]     all of it, an event a line
  windroos tournament verify-draw [FILE]      the draw done again
  windroos tournament walls RECORD RECORD...
                    [--compare points|mean|matchpoints]   equal walls
  windroos tournament verify-walls FILE [RECORD...]       where they came from
  windroos tournament verify [FILE]     all of it reckoned anew
  windroos tournament do [FILE]         for programs: one object a line

  {"do": "tournament", "id": "t", "formula": "mcr-4210",
   "players": 16, "rounds": 5}
  {"do": "entrant", "id": "anna", "name": "Anna de Vries", "country": "NL"}
  {"do": "numbers", "seed": 1}
  {"do": "schedule", "seed": 1, "apart": [[1, 2, 3, 4]], "fixed": {"7": 1}}
  {"do": "result", "round": 1, "table": 1, "points": [40, 10, 10, -60]}
  {"do": "agree", "round": 1, "table": 1, "entrant": "anna"}
  {"do": "late", "entrant": "anna", "round": 1, "minutes": 12}
  {"do": "substitute", "for": "anna", "by": "rob", "round": 1,
   "from_hand": 0, "reason": "late"}
  {"do": "penalty", "id": "p1", "entrant": "anna", "round": 1,
   "points": 5, "to": "nobody", "kind": "slow"}
  {"do": "revoke", "id": "p1", "reason": "a mistake"}
  {"do": "swap", "round": 1, "absent": ["anna", 5], "reserves": ["rob"]}
  {"do": "show", "what": "standings", "after": 1}

Also: disqualify withdraw return take_out drop exchange appeal decide_appeal
registration register entrants take_back_entrants ema_numbers renew_card
fix_table.
To be shown: standings table schedule measure published needs teams prizes final
penalties checks report audit export (as: ema ema_report bond csv xlsx json
schedule).
""",
)

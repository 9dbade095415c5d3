"""The page of `windroos help` on clubs."""

from __future__ import annotations

from typing import Final

from windroos.text.words import Words

CLUB: Final = Words(
    """\
windroos club new NAAM [--year calendar|chinese|solar|MM-DD] [--another]
windroos club list | delete NAAM [--sure]
windroos club people list|add|import|merge|erase|export ...
windroos club evening|season|formula ...
windroos club player WIE | records | cup | cash | claims
windroos club print WAT | site MAP | import BESTAND | export MAP
windroos club backup BESTAND | restore BESTAND | verify
windroos club do [BESTAND...]

Houdt een club bij: leden, seizoenen, avonden, uitslagen, standen, beker en
kas. Alles kan ook op de bladzijde, ook terwijl die open is. Overal:
--data MAP (anders de map van windroos serve) en --json. Houdt de map meer
clubs bij, dan zegt --club NAAM welke.

  windroos club new 'De Vier Winden' --year 09-01
  windroos club people add Anna 'Bram Bos' --from 2024-01-01
  windroos club people add Wim --guest           (of --reserve, --honorary)
  windroos club people list
  windroos club people merge Wim Anna            (zij zijn één persoon)
  windroos club people erase Anna --sure         (de naam; uitslagen blijven)
  windroos club people export leden.csv          (of leden.xlsx)
  windroos club people import leden.csv --dry-run
  windroos club season new 2024 --from 2024-01-01 --until 2024-12-31
  windroos club season show                      (en standings, explain,
                                                  scheme, final, close)
  windroos club season rules 2024 club.toml      (huisregels; --rules BOEK: af)
  windroos club formula list                     (en show, check, try)
  windroos club player 'Bram Bos'
  windroos club records --rules nts2002
  windroos club records add highest_end 8000 'Bram Bos' 1998 clubblad
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
  windroos club evening tables 2024-03-05 repeats 7 --together anna,Wim
  windroos club evening result 2024-03-05 1=40,10,-10,-40 REDEN
  windroos club evening agree 2024-03-05 1           (of wie: 1 anna bram)
  windroos club evening disagree 2024-03-05 1 anna --reason 'telde anders'
  windroos club evening walls 2024-03-05 commit      (gelijke muren)
  windroos club evening close 2024-03-05             (en open, show, print)

Een avond noemt u bij zijn dag of bij zijn nummer.
Wensen bij tables: --apart WIE,WIE, --together WIE,WIE,..., --at WIE=TAFEL,
--plays BOEK=AANTAL (zoveel tafels), --threes en --winds; wat niet lukt staat
erbij met de reden. Van de kaarten: een vaste tafel, en wie ervaring zoekt.

walls zegt hoe gelijke muren staan: alle tafels van vier spelen dezelfde
stenen, ieder op een eigen toestel bij de server van deze map. Eerst commit,
dan begin WOORD met het woord uit de zaal (--walls 4|8|12|16, --compare
mean|matchpoints|points, --own-pace: niet op elkaar wachten); stop breekt af,
secret toont het geheim als niemand meer speelt.

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

Een record van vroeger: soort, waarde, wie (meer met komma's), jaar of dag, en
bron; records drop met het nummer dat records noemt neemt het terug.

print schrijft wat de club print (stand, kas, scoreformulier, jaarboek, ...; met
--evening uitslag, tekst, aankomst, ...) als bladzijde of PDF; site schrijft
standen, uitslagen en records als bladzijden voor een eigen site, met namen
zoals iedereen ze mag zien. Beide in de taal van de club, of die van --lang.

windroos club import BESTAND [--as VORM] [--alike first|member|guest|out]
                     [--rules BOEK] [--epoch 1900|1904] [--dry-run]
                     [--json] [--data MAP]
windroos club import [--undo NUMMER [--sure]]
windroos club export MAP [--json] [--data MAP]

Neemt uitslagen, leden en eindstanden over uit XLSX, XLS, ODS, CSV of TSV:
een lijst (long), kruistabel (cross), tafels (blocks), spellen (hands), leden
(members), een gedrukte stand (standing), een agenda (calendar), correcties
(adjustments) of titels (honours). --dry-run zegt alleen wat erbij komt, met
twijfels per cel; --alike wie namen zijn die op een bekende lijken; --epoch
vanaf welk jaar dagnummers in een CSV tellen. Zonder bestand noemt import wat
er is overgenomen; --undo zegt wat er weggaat, en met --sure gaat het.
Export schrijft elke lijst als CSV en XLSX, en alles in club.json.
""",
    """\
windroos club new NAME [--year calendar|chinese|solar|MM-DD] [--another]
windroos club list | delete NAME [--sure]
windroos club people list|add|import|merge|erase|export ...
windroos club evening|season|formula ...
windroos club player WHO | records | cup | cash | claims
windroos club print WHAT | site FOLDER | import FILE | export FOLDER
windroos club backup FILE | restore FILE | verify
windroos club do [FILE...]

Keeps a club: members, seasons, evenings, results, standings, cup and cash.
All of it can be done on the page too, also while that is open. Everywhere:
--data FOLDER (else that of windroos serve) and --json. Where the folder
keeps more clubs, --club NAME says which.

  windroos club new 'The Four Winds' --year 09-01
  windroos club people add Anna 'Bram Bos' --from 2024-01-01
  windroos club people add Wim --guest           (or --reserve, --honorary)
  windroos club people list
  windroos club people merge Wim Anna            (they are one person)
  windroos club people erase Anna --sure         (the name; results stay)
  windroos club people export members.csv        (or members.xlsx)
  windroos club people import members.csv --dry-run
  windroos club season new 2024 --from 2024-01-01 --until 2024-12-31
  windroos club season show                      (and standings, explain,
                                                  scheme, final, close)
  windroos club season rules 2024 club.toml    (house rules; --rules BOOK: off)
  windroos club formula list                     (and show, check, try)
  windroos club player 'Bram Bos'
  windroos club records --rules nts2002
  windroos club records add highest_end 8000 'Bram Bos' 1998 paper
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
  windroos club evening tables 2024-03-05 repeats 7 --together anna,Wim
  windroos club evening result 2024-03-05 1=40,10,-10,-40 REASON
  windroos club evening agree 2024-03-05 1           (or who: 1 anna bram)
  windroos club evening disagree 2024-03-05 1 anna --reason 'counted other'
  windroos club evening walls 2024-03-05 commit      (equal walls)
  windroos club evening close 2024-03-05             (and open, show, print)

An evening is named by its day or by its id.
Wishes with tables: --apart WHO,WHO, --together WHO,WHO,..., --at WHO=TABLE,
--plays BOOK=COUNT (so many tables), --threes and --winds; what cannot be is
said with its reason. From the cards: a fixed table, and who wants experience.

walls says how equal walls stand: all tables of four play the same tiles,
everybody on a device of his own at the server of this folder. First commit,
then begin WORD with the word from the hall (--walls 4|8|12|16, --compare
mean|matchpoints|points, --own-pace: wait for nobody); stop breaks off, secret
shows the secret when nobody plays any more.

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

A record of before: kind, value, who (several with commas), year or day, and
source; records drop with the number that records shows takes it back.

print writes what the club prints (stand, kas, scoreformulier, jaarboek, ...;
with --evening uitslag, tekst, aankomst, ...) as a page or a PDF; site writes
standings, results and records as pages for a site of your own, with names as
anybody may see them. Both in the club's language, unless --lang says another.

windroos club import FILE [--as SHAPE] [--alike first|member|guest|out]
                     [--rules BOOK] [--epoch 1900|1904] [--dry-run]
                     [--json] [--data FOLDER]
windroos club import [--undo NUMBER [--sure]]
windroos club export FOLDER [--json] [--data FOLDER]

Takes over results, members and standings from XLSX, XLS, ODS, CSV or TSV: a
list (long), cross table (cross), tables (blocks), hands, members, printed
standings (standing), a calendar, adjustments or titles (honours). --dry-run
only says what would be added, with doubts by cell; --alike who names are that
resemble known ones; --epoch from which year numbers of days in a CSV count.
Without a file import shows what was taken over; --undo says what would go,
and with --sure it goes.
Export writes every list as CSV and XLSX, and everything as club.json.
""",
)

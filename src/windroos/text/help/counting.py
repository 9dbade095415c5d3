"""The pages of `windroos help` on counting, settling and the rule books."""

from __future__ import annotations

from typing import Final

from windroos.text.words import Words

SCORE: Final = Words(
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

WAITS: Final = Words(
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

SETTLE: Final = Words(
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

RULES: Final = Words(
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

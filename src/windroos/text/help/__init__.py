"""The pages of `windroos help`: short, 80 columns wide, and each with examples that can be typed."""

from __future__ import annotations

from typing import Final

from windroos.text.help import club, counting, keeping, notation, proving, tables, tournament
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
  leren ervan   windroos review spel.jsonl
  een club      windroos club do
  een toernooi  windroos tournament schedule 28 9
  een kopie     windroos backup kopie.db
  zonder server windroos export app [MAP]

Meer:  windroos help serve|play|score|waits|settle|rules|lab|check|verify|review
           |bot|club|tournament|players|backup|restore|store|ban|export
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
  learn from it windroos review game.jsonl
  a club        windroos club do
  a tournament  windroos tournament schedule 28 9
  a copy        windroos backup copy.db
  no server     windroos export app [FOLDER]

More:  windroos help serve|play|score|waits|settle|rules|lab|check|verify|review
           |bot|club|tournament|players|backup|restore|store|ban|export
About what you type:   windroos help notation | table | house | jsonl

Everywhere: --lang nl|en (else LC_ALL or LANG decides)
            --color auto|always|never, and --version
""",
)

PAGES: Final = {
    "windroos": _WINDROOS,
    "serve": tables.SERVE,
    "play": tables.PLAY,
    "score": counting.SCORE,
    "waits": counting.WAITS,
    "settle": counting.SETTLE,
    "rules": counting.RULES,
    "lab": proving.LAB,
    "check": proving.CHECK,
    "verify": tables.VERIFY,
    "review": proving.REVIEW,
    "bot": proving.BOT,
    "club": club.CLUB,
    "tournament": tournament.TOURNAMENT,
    "players": keeping.PLAYERS,
    "backup": keeping.BACKUP,
    "restore": keeping.RESTORE,
    "ban": keeping.BAN,
    "store": keeping.STORE,
    "export": keeping.EXPORT,
    "notation": notation.NOTATION,
    "table": notation.TABLE,
    "house": notation.HOUSE,
    "jsonl": notation.JSONL,
}
TOPICS: Final = {
    "bladzijde": "serve",
    "spelen": "play",
    "notatie": "notation",
    "tafel": "table",
    "huisregels": "house",
    "json": "jsonl",
    "nakijken": "review",
    "regels": "rules",
    "laboratorium": "lab",
    "toernooi": "tournament",
    "spelers": "players",
    "kopie": "backup",
    "database": "store",
    "spiegel": "restore",
    "mirror": "restore",
}
"""Dutch names of pages."""

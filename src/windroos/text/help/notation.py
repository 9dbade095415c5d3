"""The pages of `windroos help` on what is typed, in a line or in a file."""

from __future__ import annotations

from typing import Final

from windroos.text.words import Words

NOTATION: Final = Words(
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

TABLE: Final = Words(
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

HOUSE: Final = Words(
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

JSONL: Final = Words(
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

"""What is said of walls that several tables play, in the terminal."""

from __future__ import annotations

from typing import Final

from windroos.text.words import Words

TABLE: Final = Words("Tafel {table}: {file}", "Table {table}: {file}")
WALL: Final = Words("muur", "wall")
TOGETHER: Final = Words("samen", "together")
SAYS: Final = Words(
    "Punten, en tussen haakjes vergeleken met wie elders op dezelfde plaats begon.",
    "Points, and in brackets compared with who began at the same seat elsewhere.",
)
FITS: Final = Words(
    "{walls:De muur klopt: de vingerafdruk past op het geheim, en de muur|De # muren kloppen: de vingerafdruk past op "
    "het geheim, en elke muur} volgt eruit.",
    "{walls:The wall fits: the fingerprint is that of the secret, and the wall|The # walls fit: the fingerprint is "
    "that of the secret, and each wall} follows from it.",
)
FAILS: Final = Words(
    "De muren kloppen niet: {wrong} volgen niet uit dit geheim.",
    "The walls do not fit: {wrong} do not follow from this secret.",
)
RECORD_FITS: Final = Words("{file}: in orde, gespeeld op deze muren.", "{file}: in order, played on these walls.")
RECORD_FAILS: Final = Words(
    "{file}: niet in orde, of niet op deze muren gespeeld.", "{file}: not in order, or not played on these walls."
)
NOT_BOUND: Final = Words(
    "De muren van deze avond liggen nog niet vast.", "The walls of this evening have not been committed to yet."
)

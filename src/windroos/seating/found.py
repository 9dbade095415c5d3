"""Rounds that a long search found, where no construction is known and a short one does not get so far."""

from __future__ import annotations

from typing import Final

from windroos.seating.rounds import Round

_FOUND: Final = {
    (20, 7): (
        "ADEQ BIJL CGKT FMPR HNOS",
        "ACHP BEFS DIKN GJOR LMQT",
        "AELO BCDR FHIT GKMS JNPQ",
        "AFJK BGHQ CIMO DLPS ENRT",
        "ADGT BKOP CFLN EHJM IQRS",
        "ABMN CJST DFOQ EGIP HKLR",
        "AIRS BOPT CEKQ DHJM FGLN",
    ),
    (20, 9): (
        "AFNP BDIO CEQS GKRT HJLM",
        "ACHS BGMT DFKP EJNR ILOQ",
        "ABLP CDEM FNQT GHOR IJKS",
        "ADHT BEKM CFJQ GILN OPRS",
        "AGJQ BEFO CLPT DHIR KMNS",
        "AEKL BFHS CIMR DGNQ JOPT",
        "ADMO BQRT CHKN EIJP FGLS",
        "ABNR CGKO DJLS EFIT HMPQ",
        "AIKQ BCDJ EGHP FLMR NOST",
    ),
}
"""By players and rounds: nobody meets more than twice, and everybody meets everybody. A letter is a player."""


def found(players: int, rounds: int) -> tuple[Round, ...]:
    """So many rounds for so many players; () where none are written down here."""
    return tuple(
        tuple(tuple(ord(letter) - ord("A") for letter in table) for table in tables.split())
        for tables in _FOUND.get((players, rounds), ())
    )

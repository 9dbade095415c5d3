"""What the desk says of who is late, gone, ill, replaced or back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from windroos.text.words import Words

WORDS: Final[Mapping[str, Words]] = {
    "absence_title": Words("Invallers", "Substitutes"),
    "absence_about": Words(
        "Wie te laat, weg of ziek is, wie er invalt, en wat dat betekent; alles is terug te draaien.",
        "Who is late, gone or ill, who fills in, and what that means; all of it can be taken back.",
    ),
    "absence_none": Words("Eerst moeten indeling en loting er zijn.", "First there must be a schedule and a draw."),
    "player_choose": Words("kies een speler", "choose a player"),
    "round_word": Words("Ronde", "Round"),
    "show_round": Words("Toon", "Show"),
    "missing_title": Words(
        "Nog niemand op deze plaatsen in ronde {round}", "Nobody at these seats in round {round} yet"
    ),
    "swap_title": Words("Voorstel", "Proposal"),
    "swap_replaced": Words("{by} valt in voor {who}.", "{by} fills in for {who}."),
    "swap_moves": Words(
        "{who} gaat naar tafel {table}, op de plaats van {other}.",
        "{who} goes to table {table}, in the place of {other}.",
    ),
    "swap_lost": Words("Tafel {tables} kan niet spelen.", "Table {tables} cannot play."),
    "swap_all_play": Words("Alle tafels spelen.", "All tables play."),
    "swap_waiting": Words("Zonder tafel deze ronde: {who}.", "Without a table this round: {who}."),
    "swap_repeats": Words(
        "Mensen die elkaar opnieuw treffen: {after}, was {before}.", "People who meet again: {after}, was {before}."
    ),
    "swap_go": Words("Zo doen we het", "Do it like this"),
    "late_title": Words("Te laat", "Late"),
    "late_about": Words(
        "Laat de minuten leeg zolang hij er niet is: dan speelt hij deze ronde niet.",
        "Leave the minutes empty while he is not there: then he does not play this round.",
    ),
    "late_minutes": Words("Minuten te laat", "Minutes late"),
    "late_dispensation": Words("Dispensatie, na overleg met de reserves", "Dispensation, after asking the reserves"),
    "late_go": Words("Noteer", "Note"),
    "sub_title": Words("Invaller", "Substitute"),
    "sub_about": Words("Spel 0 is voor het begin van de ronde.", "Hand 0 is before the start of the round."),
    "sub_for": Words("Voor wie", "For whom"),
    "sub_by": Words("Wie valt in", "Who fills in"),
    "sub_nobody": Words("(niemand)", "(nobody)"),
    "sub_hand": Words("Vanaf spel", "From hand"),
    "sub_reason": Words("Waarom", "Why"),
    "sub_go": Words("Laat invallen", "Fill in"),
    "reason_late": Words("te laat", "late"),
    "reason_ill": Words("ziek geworden", "fell ill"),
    "reason_disqualified": Words("gediskwalificeerd", "disqualified"),
    "reason_absent": Words("afwezig", "absent"),
    "withdraw_title": Words("Stopt ermee", "Withdraws"),
    "withdraw_about": Words(
        "Vanaf ronde {round} en in alle rondes daarna, in één keer; ook in één keer terug te nemen.",
        "From round {round} on and in all rounds after it, at once; it is taken back at once too.",
    ),
    "withdraw_by": Words("Wie speelt in zijn plaats", "Who plays in his place"),
    "withdraw_nobody": Words("(nog niemand, ik kijk per ronde)", "(nobody yet, I see by round)"),
    "withdraw_go": Words("Laat stoppen", "Withdraw"),
    "step_title": Words("Terug, gediskwalificeerd, of uit de uitslag", "Back, disqualified, or out of the result"),
    "step_what": Words("Wat", "What"),
    "step_about": Words("Het geldt vanaf ronde {round}.", "It holds from round {round} on."),
    "step_return": Words("speelt weer mee", "plays again"),
    "step_disqualify": Words("gediskwalificeerd", "disqualified"),
    "step_take_out": Words("gaat uit de uitslag", "out of the result"),
    "step_go": Words("Noteer", "Note"),
    "note": Words("Aantekening", "Note"),
    "wrong_title": Words("Verkeerd gezeten", "Wrong seats"),
    "wrong_about": Words(
        "Een tafel die spel voor spel telt gaat op haar blad verder: ieder houdt wat hij won, of alles hoort bij wie "
        "daar had moeten zitten. Bij mensen van twee tafels blijven de spellen bij de plaatsen.",
        "A table that counts hand by hand goes on with its sheet: each keeps what he won, or all of it is of who "
        "should have sat there. With people of two tables the hands stay with the places.",
    ),
    "wrong_points": Words("Punten en spellen tot nu toe", "Points and hands until now"),
    "wrong_points_go": Words("gaan met de spelers mee", "go along with the players"),
    "wrong_points_stay": Words("blijven bij de winden", "stay at the winds"),
    "wrong_one": Words("Deze speler", "This player"),
    "wrong_other": Words("zat op de plaats van", "sat in the place of"),
    "wrong_seats_go": Words("Verwissel", "Exchange"),
    "wrong_table_one": Words("Tafel", "Table"),
    "wrong_table_two": Words("zat aan tafel", "sat at table"),
    "wrong_tables_go": Words("Verwissel de tafels", "Exchange the tables"),
    "told_title": Words("Genoteerd", "Noted"),
    "told_none": Words("Er is niets bijzonders.", "There is nothing out of the ordinary."),
    "take_back": Words("Draai terug", "Take back"),
    "gone_title": Words("Teruggedraaid", "Taken back"),
}

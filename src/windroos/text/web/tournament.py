"""What every page of a tournament says."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from windroos.text.words import Words

WORDS: Final[Mapping[str, Words]] = {
    "unnamed": Words("Toernooi van {day}", "Tournament of {day}"),
    "hall_parts": Words("Onderdelen van het toernooi", "Parts of the tournament"),
    "hall_lost": Words("Nog niet verstuurd: er is geen verbinding.", "Not sent yet: there is no connection."),
    "hall_back": Words("Er is weer verbinding.", "The connection is back."),
    "place_home": Words("Toernooi", "Tournament"),
    "place_all": Words("Alle toernooien", "All tournaments"),
    "place_desk": Words("Leiding", "Desk"),
    "place_entrants": Words("Deelnemers", "Players"),
    "place_seats": Words("Indeling", "Schedule"),
    "place_draw": Words("Loting", "Draw"),
    "place_rounds": Words("Rondes", "Rounds"),
    "place_results": Words("Uitslagen", "Results"),
    "place_absent": Words("Invallers", "Substitutes"),
    "place_rulings": Words("Straffen", "Rulings"),
    "phase_planned": Words("gepland", "planned"),
    "phase_called": Words("aan tafel", "called"),
    "phase_running": Words("bezig", "playing"),
    "phase_last": Words("laatste minuten", "last minutes"),
    "phase_paused": Words("klok staat stil", "clock stands still"),
    "phase_up": Words("tijd is om", "time is up"),
    "phase_ended": Words("afgelopen", "over"),
    "stage_empty": Words("nog niets", "nothing yet"),
    "stage_entered": Words("ingevoerd", "entered"),
    "stage_agreed": Words("{count} akkoord", "{count} agree"),
    "stage_final": Words("binnen", "in"),
    "stage_settled": Words("vastgesteld", "settled"),
    "stage_dropped": Words("speelt niet", "does not play"),
    "stage_is_registering": Words("in voorbereiding", "being prepared"),
    "stage_is_seating": Words("in voorbereiding", "being prepared"),
    "stage_is_drawing": Words("in voorbereiding", "being prepared"),
    "stage_is_ready": Words("klaar om te beginnen", "ready to begin"),
    "stage_is_playing": Words("bezig", "being played"),
    "stage_is_finished": Words("gespeeld", "played"),
    "step_registering": Words("Eerst de deelnemers: plak hun namen.", "First the players: paste their names."),
    "step_registering_go": Words("Deelnemers", "Players"),
    "step_seating": Words("Nu het schema: wie zit waar, op nummer.", "Now the schedule: who sits where, by number."),
    "step_seating_go": Words("Maak het schema", "Make the schedule"),
    "step_drawing": Words("Nu de loting: wie krijgt welk nummer.", "Now the draw: who gets which number."),
    "step_drawing_go": Words("Loten", "Draw"),
    "step_ready": Words(
        "Alles staat klaar. Roep bij Leiding de eerste ronde.", "All is ready. Call the first round at the desk."
    ),
    "step_ready_go": Words("Naar de leiding", "To the desk"),
    "step_playing": Words("Er wordt gespeeld.", "Play is on."),
    "step_playing_go": Words("Naar de leiding", "To the desk"),
    "step_finished": Words("Alle uitslagen zijn binnen.", "All results are in."),
    "step_finished_go": Words("Naar de stand", "To the standings"),
    "nobody_here": Words("(niemand)", "(nobody)"),
    "round_n": Words("Ronde {round}", "Round {round}"),
    "round_of": Words("Ronde {round} van {of}", "Round {round} of {of}"),
    "table_n": Words("Tafel {table}", "Table {table}"),
    "table_word": Words("Tafel", "Table"),
    "number_n": Words("Nummer {number}", "Number {number}"),
    "players_n": Words("{count} spelers", "{count} players"),
    "minutes_n": Words("{count} minuten", "{count} minutes"),
    "in_word": Words("tafels binnen", "tables in"),
    "to_screens": Words("Schermen", "Screens"),
    "player": Words("Speler", "Player"),
    "points": Words("Punten", "Points"),
    "score": Words("Score", "Score"),
    "save": Words("Bewaar", "Save"),
    "cancel": Words("Laat maar", "Never mind"),
    "agrees": Words("akkoord", "agrees"),
    "points_of": Words("Punten van {name}", "Points of {name}"),
    "minus_of": Words("{name} heeft verloren (min)", "{name} has lost (minus)"),
    "sum_wanted": Words("De vier moeten samen {sum} zijn.", "The four must sum to {sum}."),
    "sum_right": Words("De som klopt.", "The sum is right."),
    "sum_off": Words("De som is {off} te veel.", "The sum is {off} too much."),
    "sum_last": Words("De laatste zou {figure} zijn.", "The last would be {figure}."),
    "after_finish_hand": Words("Na het signaal speelt u het spel af.", "After the signal finish the hand."),
    "after_one_more_hand": Words(
        "Na het signaal speelt u het spel af en nog één spel.", "After the signal finish the hand and play one more."
    ),
    "after_finish_round": Words(
        "Na het signaal speelt u de windronde af.", "After the signal finish the round of the wind."
    ),
    "after_drop_round": Words(
        "Na het signaal telt een windronde die niet af is niet mee.",
        "After the signal a wind round that is not finished does not count.",
    ),
    "after_stop": Words("Bij het signaal stopt iedereen meteen.", "At the signal everybody stops at once."),
    "signal_warns": Words(
        "Het signaal klinkt {minutes} minuten voor het einde.", "The signal sounds {minutes} minutes before the end."
    ),
}

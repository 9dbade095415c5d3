"""What the programme of a tournament says on paper: times, rules, how one behaves (book 002, p. 38-39), prizes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from windroos.text.words import Words

BOOKLET: Final[Mapping[str, Words]] = {
    "phones": Words(
        "Zet uw telefoon stil; bellen kan in de pauze. Een telefoon waarop geteld wordt ligt op tafel.",
        "Silence your telephone; calls are for the break. A telephone that counts lies on the table.",
    ),
    "times": Words("De dag", "The day"),
    "no_times": Words("De tijden volgen.", "The times will follow."),
    "round": Words("ronde", "round"),
    "day": Words("dag", "day"),
    "from": Words("van", "from"),
    "until": Words("tot", "until"),
    "minutes": Words("minuten", "minutes"),
    "rules": Words("Waarnaar gespeeld wordt", "What is played by"),
    "hands": Words("Een ronde is hoogstens {hands} spellen.", "A round is {hands} hands at most."),
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
    "after_stop": Words("Na het signaal stopt u meteen.", "At the signal stop at once."),
    "signal": Words(
        "Het klinkt {minutes} minuten voor het einde, en aan het eind niet meer.",
        "It sounds {minutes} minutes before the end, and not at the end.",
    ),
    "draws_stand": Words(
        "Wint niemand, dan wordt het spel niet overgespeeld.", "A hand that nobody wins is not played again."
    ),
    "draws_replay": Words(
        "Wint niemand, dan wordt het spel meteen overgespeeld.", "A hand that nobody wins is played again at once."
    ),
    "draws_replay_if_east_waits": Words(
        "Wint niemand, dan blijft Oost als hij een steen afwacht.",
        "When nobody wins, East stays if he waits for a tile.",
    ),
    "late_costs": Words(
        "Wie te laat komt, verliest punten; wie veel te laat komt, speelt die ronde niet mee.",
        "Who is late loses points; who is very late does not play that round.",
    ),
    "late_out": Words(
        "Wie aan het begin van een ronde niet aanwezig is, speelt die ronde niet mee.",
        "Who is not there when a round begins does not play that round.",
    ),
    "referees": Words("Scheidsrechter: {names}.", "Referee: {names}."),
    "conduct": Words("Hoe wij spelen (gedragsregel van de bond)", "How we play (rule of conduct of the bond)"),
    "prizes": Words("Prijzen", "Prizes"),
    "prize_places": Words("Voor plaats 1 tot en met {count}.", "For places 1 to {count}."),
    "prize_others": Words("Verder: {names}.", "And: {names}."),
    "prize_newcomer": Words("beste nieuwkomer", "best newcomer"),
    "prize_highest_hand": Words("hoogste hand van de dag", "highest hand of the day"),
    "prize_limit_hand": Words("hoogste limiethand", "highest limit hand"),
    "prize_most_mahjongs": Words("meeste mahjongs", "most mahjongs"),
    "prize_fewest_caused": Words("minste mahjongs weggegeven", "fewest mahjongs given away"),
    "prize_chicken_hand": Words("kippenhand", "chicken hand"),
    "prize_last": Words("poedelprijs", "poodle prize"),
}
CONDUCT: Final[Mapping[int, Words]] = {
    1: Words("Telefoons staan stil.", "Telephones are silent."),
    2: Words("Wie zich inschrijft kent de regels en aanvaardt ze.", "Who registers knows the rules and accepts them."),
    3: Words(
        "Een vergeten steen is voor wie hem vergat; niemand wijst een ander daarop.",
        "A forgotten tile is for who forgot it; nobody points it out to another.",
    ),
    4: Words(
        "U telt samen, en de punten staan pas als alle vier het eens zijn. Gooi uw stenen niet eerder om.",
        "You count together, and points stand once all four agree. Do not throw your tiles over before that.",
    ),
    6: Words("Wie toekijkt zwijgt.", "Who looks on is silent."),
    7: Words(
        "De scheidsrechter speelt niet mee en beslist; roep hem vanaf uw tafel.",
        "The referee does not play and decides; call him from your table.",
    ),
    8: Words(
        "Tafels zijn altijd van vier: een reserve speelt waar iemand mist.",
        "Tables are always of four: a reserve plays where somebody is missing.",
    ),
    9: Words(
        "Kunt u toch niet komen, zeg het; wie wegblijft zonder bericht wordt aan de bond gemeld.",
        "If you cannot come after all, say so; who stays away without notice is reported to the bond.",
    ),
    11: Words(
        "Laat een ander de tijd voor een pung, zo'n twee tellen; om een pauze mag u vragen.",
        "Leave others time for a pung, some two seconds; you may ask for a pause.",
    ),
    12: Words("Noem de steen die u aflegt.", "Name the tile that you discard."),
}
"""The bond's rules of conduct in short, by their number; 5 and 10 are the draw of numbers and hands that nobody won."""

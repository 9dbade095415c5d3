"""What the pages say on which entrants register, are taken over from lists, and are looked through."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from windroos.text.tournament_checks import CHECKED
from windroos.text.words import Words

WORDS: Final[Mapping[str, Words]] = {
    # the form for everybody
    "register_title": Words("Inschrijven", "Register"),
    "register_about": Words(
        "U schrijft zichzelf in. Alleen naam, club en land komen op de lijst; de rest ziet alleen de organisatie.",
        "You register yourself. Only name, club and country are listed; the rest is for the organisers alone.",
    ),
    "register_closed": Words(
        "De inschrijving is gesloten. Vraag de organisatie of u nog mee kunt doen.",
        "Registration is closed. Ask the organisers whether you can still take part.",
    ),
    "register_until": Words("Inschrijven kan tot en met {day}.", "Registering is possible until {day}."),
    "register_places": Words(
        "Van de {places:# plaats|# plaatsen} {taken:is|zijn} er {taken} bezet.",
        "{taken} of {places:# place|# places} {taken:is|are} taken.",
    ),
    "register_waits": Words(
        "Alle plaatsen zijn bezet: wie zich nu inschrijft komt op de wachtlijst.",
        "All places are taken: who registers now comes on the waiting list.",
    ),
    "register_shown": Words("Naam zoals op de lijst (mag korter)", "Name as listed (may be shorter)"),
    "register_bond": Words("Bondsnummer, als u lid van de bond bent", "Bond number, if you are a member of the bond"),
    "register_ema": Words("EMA-nummer (8 cijfers), als u er een heeft", "EMA number (8 digits), if you have one"),
    "register_more": Words("Wensen en bereikbaarheid", "Wishes and how to reach you"),
    "register_not_with": Words("Liever niet samen in ronde 1 met", "Rather not together in round 1 with"),
    "register_partner": Words("Ik vorm een paar met (naam)", "I am a couple with (name)"),
    "register_needs": Words("Wat u nodig heeft, zoals een vaste tafel", "What you need, as a fixed table"),
    "register_diet": Words("Wat u niet eet", "What you do not eat"),
    "register_contact": Words("E-mail of telefoon", "E-mail or telephone"),
    "register_newcomer": Words("Dit is mijn eerste toernooi", "This is my first tournament"),
    "register_reserve": Words("Ik wil reserve zijn", "I want to be a reserve"),
    "register_knows": Words(
        "Ik ken de spel- en toernooiregels en houd mij eraan",
        "I know the rules of play and of tournaments and keep to them",
    ),
    "register_knows_see": Words("Lees de spelregels", "Read the rules"),
    "register_go": Words("Schrijf mij in", "Register me"),
    "register_in": Words("U bent ingeschreven. Tot dan!", "You are registered. See you then!"),
    "register_waiting": Words(
        "U staat op de wachtlijst, als nummer {ahead}. U hoort het als er een plaats is.",
        "You are on the waiting list, as number {ahead}. You will hear when there is a place.",
    ),
    "register_again": Words("Schrijf nog iemand in", "Register somebody else"),
    "register_sent_in": Words("Liever per e-mail? Vul dit formulier in.", "Rather by e-mail? Fill in this form."),
    "register_change": Words(
        "Klopt er iets niet, of komt u toch niet? Zeg het de organisatie.",
        "Is something wrong, or will you not come? Tell the organisers.",
    ),
    # at the desk
    "checks_title": Words("Voor de loting", "Before the draw"),
    "checks_done": CHECKED,
    "check_grave": Words("eerst oplossen", "solve first"),
    "check_look": Words("let op", "look at"),
    "open_title": Words("Zelf inschrijven", "Registering oneself"),
    "open_is": Words("De inschrijving is open.", "Registration is open."),
    "open_is_not": Words("De inschrijving is dicht.", "Registration is closed."),
    "open_link": Words("Naar het formulier", "To the form"),
    "open_about": Words(
        "Wie op uw netwerk zit opent het formulier met deze code.",
        "Whoever is on your network opens it by this code.",
    ),
    "open_places": Words("Plaatsen (leeg: geen grens)", "Places (empty: no limit)"),
    "open_home": Words("Eigen land", "Own country"),
    "open_reserved": Words("Waarvan voor het eigen land", "Of which for the own country"),
    "open_until": Words("Tot en met", "Until"),
    "open_text": Words("Wat deelnemers moeten weten: inschrijfgeld, adres", "What entrants must know: fee, address"),
    "open_go": Words("Open de inschrijving", "Open registration"),
    "open_save": Words("Bewaar", "Save"),
    "open_close": Words("Sluit de inschrijving", "Close registration"),
    "waiting_title": Words("Wachtlijst", "Waiting list"),
    "waiting_admit": Words("Geef een plaats", "Give a place"),
    "left_title": Words("Afgemeld", "Not coming"),
    "officials_title": Words("Scheidsrechters", "Referees"),
    "officials_about": Words(
        "Minstens een die niet meespeelt, vooraf bekend.", "At least one who does not play, known beforehand."
    ),
    "official_add": Words("Naam van de scheidsrechter", "Name of the referee"),
    "official_go": Words("Zet op de lijst", "Put on the list"),
    "person_shown": Words("Naam op de lijst", "Name as listed"),
    "person_bond": Words("Bondsnummer", "Bond number"),
    "person_newcomer": Words("Eerste toernooi", "First tournament"),
    "person_knows": Words("Heeft verklaard de regels te kennen", "Declared to know the rules"),
    "person_referee": Words("Kan als scheidsrechter geroepen worden", "May be called as a referee"),
    "person_standing": Words("Doet mee?", "Takes part?"),
    "standing_in": Words("doet mee", "takes part"),
    "standing_waiting": Words("wacht op een plaats", "waits for a place"),
    "standing_left": Words("komt niet", "does not come"),
    "standing_official": Words("is er, speelt niet", "is there, does not play"),
    "person_not_with": Words("Liever niet in ronde 1 met", "Rather not in round 1 with"),
    "person_partner": Words("Vormt een paar met", "Is a couple with"),
    "person_couple": Words(
        "Vormt een paar met {name}, die nog niet op de lijst staat.",
        "Is a couple with {name}, who is not on the list yet.",
    ),
    "person_nobody": Words("(niemand)", "(nobody)"),
    "person_wish": Words("Wens: {wish}", "Wish: {wish}"),
    "person_needs": Words("Nodig", "Needs"),
    "person_fix": Words("Geef een vaste tafel", "Give a fixed table"),
    "person_diet": Words("Eet niet", "Does not eat"),
    "person_contact": Words("Bereikbaar", "Contact"),
    "person_paid": Words("Betaald (euro)", "Paid (euros)"),
    "person_paid_on": Words("Op", "On"),
    "person_absent": Words("Bleef weg zonder melding", "Stayed away without notice"),
    "person_barred": Words("Niet welkom tot en met", "Not welcome until"),
    "person_why": Words("Waarom (alleen voor de organisatie)", "Why (for the organisers alone)"),
    "person_more": Words("Meer van deze deelnemer", "More of this entrant"),
    "person_barred_now": Words("Niet welkom tot en met {day}.", "Not welcome until {day}."),
    "ema_known_no": Words("De EMA-lijst kent dit nummer niet.", "The EMA's list does not know this number."),
    "card_renew": Words("Nieuwe badge, de oude geldt niet meer", "New badge, the old one no longer holds"),
    "card_renew_about": Words(
        "Voor een kaart die weg of gekopieerd is: de oude code wordt geweigerd. Print daarna badge en routekaart.",
        "For a card that was lost or copied: the old code is refused everywhere. Print badge and route card after it.",
    ),
    "card_renewed": Words("Al {times} keer vernieuwd.", "Renewed {times:# time|# times}."),
    "erase": Words("Wis alles van deze persoon", "Erase everything of this person"),
    "paid_word": Words("betaald", "paid"),
    # lists taken over
    "take_title": Words("Lijst overnemen", "Take over a list"),
    "take_about": Words(
        "Plak een lijst of kies een bestand; u ziet eerst wat ervan komt.",
        "Paste a list or choose a file; you first see what it comes to.",
    ),
    "take_text": Words("Namen of cellen, of formulieren uit e-mail", "Names or cells, or forms from e-mail"),
    "take_file": Words("Bestand (CSV, XLSX, XLS, ODS)", "File (CSV, XLSX, XLS, ODS)"),
    "take_look": Words("Kijk wat erin staat", "See what is in it"),
    "take_kind": Words("Wat is het?", "What is it?"),
    "take_kind_entrants": Words("deelnemers", "entrants"),
    "take_kind_ema": Words("spelerslijst van de EMA, om nummers na te kijken", "EMA's players, to check numbers"),
    "take_line_new": Words("nieuw", "new"),
    "take_line_same": Words("staat er al", "is there already"),
    "take_line_ask": Words("wie is dit?", "who is this?"),
    "take_new": Words("Een nieuwe deelnemer", "A new entrant"),
    "take_skip": Words("Neem niet over", "Do not take over"),
    "take_is": Words("Is {name}", "Is {name}"),
    "take_doubt_ema": Words("EMA-nummer heeft geen acht cijfers: weggelaten.", "EMA number is not of eight digits."),
    "take_doubt_ema_twice": Words("EMA-nummer is al van een ander: weggelaten.", "EMA number is another's: left out."),
    "take_doubt_paid": Words("Betaald, zonder bedrag.", "Paid, no amount."),
    "take_paid_about": Words(
        "Van {count:één|#} staat er wel dat er betaald is, niet hoeveel. Typ wat elk betaalde; zonder bedrag wordt er "
        "niets van bewaard.",
        "Of {count:one|#} the list says that it was paid, not how much. Type what each paid; without an amount nothing "
        "of it is kept.",
    ),
    "take_fee": Words("Wat elk van hen betaalde (euro)", "What each of them paid (euros)"),
    "take_go": Words("Neem {count} over", "Take over {count}"),
    "take_drop": Words("Gooi weg", "Throw away"),
    "take_again": Words("Dit bestand is al overgenomen: er is niets veranderd.", "This file was taken over already."),
    "take_done": Words("{count} overgenomen.", "{count} taken over."),
    "take_ema_done": Words("Nummers nagekeken of ingevuld: {count}.", "Numbers checked or filled in: {count}."),
    "taken_title": Words("Overgenomen lijsten", "Lists taken over"),
    "taken_back": Words("Neem terug", "Take back"),
    "taken_n": Words("Deelnemers: {count}", "Entrants: {count}"),
    "club_title": Words("Uit de club", "From the club"),
    "club_go": Words("Zet wie is aangevinkt erbij", "Add who is ticked"),
    "read_as": Words("Zo wordt de lijst gelezen", "The list is read so"),
    "read_name": Words("Naam", "Name"),
    "read_said": Words("Gegevens", "Details"),
    "read_is": Words("Wordt", "Becomes"),
}
FORM: Final = Words(
    "Inschrijfformulier {name}\n{about}\n"
    "Vul in achter de dubbele punt en stuur het terug. Wie zich inschrijft kent de spel- en toernooiregels.\n\n"
    "Naam:\nNaam op de lijst:\nClub:\nLand:\nTeam:\nEMA-nummer:\nBondsnummer:\nReserve:\nEerste toernooi:\n"
    "Liever niet met:\nVormt een paar met:\nBijzonderheden:\nDieet:\nContact:\nKent de regels: ja\n",
    "Entry form {name}\n{about}\n"
    "Fill in behind the colon and send it back. Who registers knows the rules of play and of tournaments.\n\n"
    "Name:\nName as shown:\nClub:\nCountry:\nTeam:\nEMA number:\nBond number:\nReserve:\nFirst tournament:\n"
    "Rather not with:\nA couple with:\nNeeds:\nDiet:\nContact:\nKnows the rules: yes\n",
)
"""A form to be mailed; `importing.entrant_lists` reads its labels."""

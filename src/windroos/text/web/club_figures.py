"""What the club's pages of figures say: a person, records, the collection, the twenty-one, the champion and cups."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from windroos.text.words import Words

FIGURES: Final[Mapping[str, Words]] = {
    "hands_won": Words("Spellen gewonnen", "Hands won"),
    "self_drawn": Words("Daarvan zelf gepakt", "Of these self-drawn"),
    "gave": Words("De winnende steen gegeven", "Gave the winning tile"),
    "draws": Words("Remises", "Draws"),
    "dead": Words("Dode spellen", "Dead hands"),
    "fouls": Words("Spellen met een fout", "Hands with a foul"),
    "a_hand": Words("Punten per spel", "Points a hand"),
    "gained": Words("Punten per gewonnen spel", "Points a hand won"),
    "lost_as_east": Words("Verlies als Oost, per spel van een ander", "Loss as East, a hand that another won"),
    "lost_else": Words("Verlies als een ander Oost is", "Loss when another is East"),
    "points": Words("Punten per tafel", "Points a table"),
    "won": Words("Tafels gewonnen", "Tables won"),
}
PROGRAM: Final[Mapping[str, Words]] = {
    "won": Words("Spellen gewonnen", "Hands won"),
    "end_total": Words("Eindtotaal per partij", "Total at the end of a game"),
    "overscore": Words("Overscore, gemiddeld", "Overscore, on average"),
    "game_all_round": Words("All Round-punten per partij", "All Round points a game"),
    "hand_all_round": Words("All Round-punten per spel", "All Round points a hand"),
    "very_special": Words(
        "Spellen van 1000 punten (wie geoefend is: 1 %)", "Hands of 1000 points (who is practised: 1%)"
    ),
}
"""The averages of rule 137."""
UNITS: Final[Mapping[str, Words]] = {
    "hands": Words("{count:één spel|# spellen}", "{count:one hand|# hands}"),
    "mahjongs": Words("{count:één mahjong|# mahjongs}", "{count:one mahjong|# mahjongs}"),
    "tables": Words("{count:één tafel|# tafels}", "{count:one table|# tables}"),
    "games": Words("{count:één partij|# partijen}", "{count:one game|# games}"),
}
OVER: Final = Words("over {of}", "over {of}")
AT_TABLE: Final = Words("{day}, tafel {table}", "{day}, table {table}")
BETWEEN: Final = Words("{low} tot {high}, over {of}", "{low} to {high}, over {of}")

WORDS: Final[Mapping[str, Words]] = {
    # a person
    "person_about": Words(
        "Wat zijn uitslagen van iemand zeggen, en over hoeveel spellen.",
        "What results say of somebody, over how many hands.",
    ),
    "person_none": Words("Er is nog geen uitslag van {name}.", "There is no result of {name} yet."),
    "now_held": Words("Nu in huis: {cups}", "Now held: {cups}"),
    "winner_of": Words("Winnaar van {seasons}", "Winner of {seasons}"),
    "this_season": Words("De stand nu", "The standings now"),
    "all_seasons": Words("Alle seizoenen", "All seasons"),
    "season": Words("Seizoen", "Season"),
    "place": Words("Plaats", "Place"),
    "score": Words("Score", "Score"),
    "why": Words("Uitleg", "Explanation"),
    "evenings": Words("Avonden", "Evenings"),
    "big_evenings": Words("avonden", "evenings"),
    "big_mahjongs": Words("mahjong per spel", "mahjongs a hand"),
    "big_average": Words("punten per spel", "points a hand"),
    "big_tables": Words("tafels gewonnen", "tables won"),
    "too_few": Words(
        "Minder dan dertig spellen: te weinig om met anderen te vergelijken.",
        "Fewer than thirty hands: too few to compare with others.",
    ),
    "interval_about": Words(
        "Achter elk cijfer staan de grenzen waartussen het ware 95 van de 100 keer ligt, en over hoeveel het is.",
        "Behind each figure stand the bounds of the true one, 95 times out of 100, and over how many it is.",
    ),
    "unlike_rules": Words(
        "Punten van verschillende regels zijn niet te vergelijken; daarom staat elk boek apart.",
        "Points by different rules cannot be compared, so each book stands by itself.",
    ),
    "ever": Words("Ooit", "Ever"),
    "rules_of": Words("Regels", "Rules"),
    "when": Words("Tijd", "Time"),
    "course": Words("Verloop", "Course"),
    "chart_label": Words(
        "Punten na elke avond opgeteld: {standings}", "Points added up after each evening: {standings}"
    ),
    "places_label": Words("De plaats op elke avond, de eerste bovenaan", "The place on each evening, the first on top"),
    "chart_numbers": Words("De cijfers onder de grafiek", "The figures under the chart"),
    "date": Words("Datum", "Date"),
    "points_then": Words("Punten", "Points"),
    "added_up": Words("Samen", "Together"),
    "place_of": Words("{place} van {of}", "{place} of {of}"),
    "figures": Words("Cijfers", "Figures"),
    "figure": Words("Cijfer", "Figure"),
    "by_seat": Words("Per wind", "By wind"),
    "by_size": Words("Per grootte van de tafel", "By size of the table"),
    "at_size": Words("Tafel van {size}", "Table of {size}"),
    "program_title": Words("De scores van de 144 regels", "The scores of the 144 rules"),
    "best_hands": Words("Beste spellen", "Best hands"),
    "special_hands": Words("Bijzondere spellen en limietspellen", "Special and limit hands"),
    "times": Words("Keer", "Times"),
    "own_records": Words("Eigen records", "Personal records"),
    "opponents": Words("Tegenstanders", "Opponents"),
    "opponents_about": Words(
        "Hoe vaak aan een tafel, en hoeveel punten per tafel voor of achter.",
        "How often at a table, and how many points a table ahead or behind.",
    ),
    "met": Words("Tafels", "Tables"),
    "ahead": Words("Per tafel voor", "Ahead a table"),
    "hand_before": Words("Vorig spel", "Hand before"),
    "hand_after": Words("Volgend spel", "Next hand"),
    "to_evening": Words("Naar de avond", "To the evening"),
    "scores_of": Words("De scores", "The scores"),
    "tiles_unknown": Words(
        "De stenen zijn niet ingevoerd: meer dan de scores is van dit spel niet bekend.",
        "The tiles were not entered: no more than the scores is known of this hand.",
    ),
    "known_at": Words(
        "Van {sheets} van {tables:# tafel|# tafels} zijn de spellen bekend. De andere zijn als totaal getypt: die "
        "tellen in punten en plaatsen, en in mahjongs waar die erbij staan, en niet in verzameling, All Round-punten "
        "en spellen.",
        "Of {sheets} of {tables:# table|# tables} the hands are known. The others were typed as totals: they count in "
        "points and places, and in mahjongs where these were typed; not in the collection, All Round points and best "
        "hands.",
    ),
    "not_taken": Words(
        "Nog niet meegeteld: {count:één tafel|# tafels} waarvan het scoreblad niet als uitslag is overgenomen.",
        "Not counted yet: {count:one table|# tables} whose score sheet has not been taken over as a result.",
    ),
    "by_year": Words("Per jaar", "By year"),
    "year": Words("Jaar", "Year"),
    "highest_made": Words("Hoogste bijzondere mah jong", "Highest special mahjong"),
    "best_total": Words("Hoogste ZBMJ-totaal", "Highest total of hands of 1000"),
    "best_total_in": Words("in {year}, {hands:één spel|# spellen}", "in {year}, {hands:one hand|# hands}"),
    "won_short": Words("Gewonnen", "Won"),
    "end_short": Words("Eindtotaal", "At the end"),
    "titles": Words("Titels en bekers", "Titles and cups"),
    "program_champion": Words("Mah-Jongkampioen van het jaar", "Mah Jong champion of the year"),
    "program_total": Words("met een ZBMJ-totaal van {total}", "with a ZBMJ total of {total}"),
    "overscore_short": Words("Overscore", "Overscore"),
    "overscore_mean": Words("Overscore, gemiddeld", "Overscore, on average"),
    "arp": Words("ARP", "ARP"),
    "arp_hand": Words("per spel", "a hand"),
    "all_round_game": Words("All Round-punten per partij", "All Round points a game"),
    "all_round_hand": Words("All Round-punten per spel", "All Round points a hand"),
    "total_of": Words("Nummers van spellen van 1000 punten", "Numbers of hands of 1000 points"),
    "year_total": Words("ZBMJ", "1000s"),
    "gathered": Words("Wat er is", "What there is"),
    "first_made": Words("Voor het eerst {day}, met {people}", "First on {day}, with {people}"),
    # records
    "records_title": Words("Records", "Records"),
    "records_about": Words(
        "Het hoogste van alles, van wie het is en wie het had.",
        "The highest of everything, whose it is and whose it was.",
    ),
    "records_none": Words(
        "Nog geen records. Ze komen vanzelf met de eerste uitslag.", "No records yet. They come with the first result."
    ),
    "to_evenings": Words("Naar de avonden", "To the evenings"),
    "tab_club": Words("De club, ooit", "The club, ever"),
    "tab_members": Words("Leden van nu", "Members of now"),
    "record": Words("Record", "Record"),
    "holder": Words("Van wie", "Whose"),
    "hand_player": Words("Speler", "Player"),
    "was": Words("Was {value}, {people}, {day}", "Was {value}, {people}, {day}"),
    "was_then": Words("Was {value}, {day}", "Was {value}, {day}"),
    "and_more": Words("en nog {count} keer", "and {count:# time|# times} more"),
    "slots_unknown": Words(
        "En nog {count} die hier geen naam en geen nummer hebben.", "And {count} more without a name or a number here."
    ),
    "book_knows": Words("Het boek kent {value}", "The book knows {value}"),
    "rare_title": Words("Zeldzaamste spellen eerst", "Rarest hands first"),
    "first_by": Words("Voor het eerst", "First"),
    # collection
    "collection_title": Words("Verzameling", "Collection"),
    "collection_about": Words(
        "Wie welk bijzonder spel heeft gemaakt, en hoe vaak (regels 128 en 141).",
        "Who made which special hand, and how often (rules 128 and 141).",
    ),
    "collection_none": Words(
        "Nog geen bijzonder spel van de 144 regels. Wie alleen scores telt, zegt aan tafel met één tik welk het was.",
        "No special hand of the 144 rules yet. Who counts scores alone says in one tap at the table which it was.",
    ),
    "grid_title": Words("Wie heeft welke", "Who has which"),
    "grid_about": Words(
        "Ieder vakje is een spel, met zijn nummer en hoe vaak; een leeg vakje is een gaatje. Wat hier geen nummer "
        "heeft, staat achteraan als een punt.",
        "Each box is a hand, with its number and how often; an empty box is a gap. What has no number here stands "
        "last, as a dot.",
    ),
    "grid_sum": Words("samen {count}", "{count} together"),
    "to_race": Words("De eenentwintig van dit jaar", "This year's twenty-one"),
    "which_hands": Words("Welke, en van wie", "Which, and whose"),
    "hand": Words("Spel", "Hand"),
    "of_42": Words("Van de 42", "Of the 42"),
    "book_26": Words("Het boek kent een verzameling van {count}.", "The book knows a collection of {count}."),
    "numbers_unknown": Words(
        "Van {count:# spel|# spellen} kent niemand hier het nummer. Dat telt in de verzameling, niet in totalen van "
        "nummers.",
        "Of {count:# hand|# hands} nobody here knows the number. That counts in the collection, and not in totals of "
        "numbers.",
    ),
    "to_list": Words("Maak de lijst van de club af", "Complete the club's list"),
    "sum": Words("Samen", "Together"),
    "hole": Words("nog niet", "not yet"),
    # twenty-one, champion
    "twentyone_title": Words("Eenentwintigen", "Twenty-one"),
    "twentyone_about": Words(
        "Wie heeft in {year} het eerst de bijzondere spellen 1 tot en met 21 (regels 142 en 143)?",
        "Who is first to make special hands 1 to 21 in {year} (rules 142 and 143)?",
    ),
    "twentyone_book": Words(
        "Het boek kent 27 april als vroegste dag, en {hands:# spel|# spellen}.",
        "The book knows 27 April as the earliest day, and {hands:# hand|# hands}.",
    ),
    "twentyone_none": Words(
        "Nog niemand heeft in {year} een van de 21. Alleen spellen met een bekend nummer tellen.",
        "Nobody has one of the 21 in {year} yet. Hands with a known number count alone.",
    ),
    "has": Words("Heeft", "Has"),
    "gaps": Words("Gaatjes", "Gaps"),
    "full_on": Words("vol op {day}, na {hands:# spel|# spellen}", "full on {day}, after {hands:# hand|# hands}"),
    "hands_so_far": Words("Spellen", "Hands"),
    "champion_title": Words("Kampioen van {year}", "Champion of {year}"),
    "champion_about": Words(
        "De nummers van alle spellen van 1000 punten van een jaar bij elkaar (regels 130 en 140).",
        "The numbers of all hands of 1000 points of a year, added up (rules 130 and 140).",
    ),
    "champions_all": Words("Kampioenen", "Champions"),
    "champion_none": Words("Nog geen spel van 1000 punten in {year}.", "No hand of 1000 points in {year} yet."),
    "champion_is": Words("Eerste: {people}, met {total}.", "First: {people}, with {total}."),
    "total": Words("Totaal", "Total"),
    "very_special": Words("Spellen", "Hands"),
    "other_years": Words("Andere jaren", "Other years"),
    # cups
    "cups_title": Words("Bekers", "Cups"),
    "cups_about": Words(
        "Wie de beker heeft, wanneer hij terug moet zijn, en wie hem ooit won.",
        "Who has the cup, when it is due back, and who ever won it.",
    ),
    "cups_none": Words("Er is nog geen beker om te winnen.", "There is no cup to be won yet."),
    "cup_n": Words("Beker {number}", "Cup {number}"),
    "cup_of": Words("Beker van {season}", "Cup of {season}"),
    "with_holder": Words("Thuis bij {person} sinds {day}", "At {person}'s since {day}"),
    "at_club": Words("De beker is bij de club.", "The cup is at the club."),
    "cup_given": Words(
        "Beker {number} is sinds {day} voorgoed van {person}. Zorg voor een nieuwe; wie die wint, telt vanaf nul.",
        "Cup {number} has been {person}'s for good since {day}. See to a new one; its wins are counted from zero.",
    ),
    "due_back": Words("Terug uiterlijk {day}", "Due back by {day}"),
    "due_at": Words("Terug uiterlijk {day}, in {at}", "Due back by {day}, at {at}"),
    "overdue": Words("te laat", "overdue"),
    "wins_this_year": Words("Gewonnen dit clubjaar", "Won this club year"),
    "wins_none": Words("Nog niemand won hem dit clubjaar.", "Nobody won it this club year yet."),
    "wins_of": Words("{wins} van {needed}", "{wins} of {needed}"),
    "all_winners": Words("Alle winnaars", "All winners"),
    "winners_none": Words("Nog niemand heeft hem gewonnen.", "Nobody has won it yet."),
    "kept_for_good": Words("voorgoed", "for good"),
    "shared_win": Words("gedeeld, niemand nam hem mee", "shared, nobody took it"),
    "engraving": Words("Om te graveren", "To engrave"),
    "typed_records": Words("Getypte records", "Typed records"),
    "record_add": Words("Een record van vroeger", "A record of before"),
    "record_add_about": Words(
        "Van vóór deze avonden werden bijgehouden. Het staat met zijn bron tussen de andere, tot iemand hoger komt.",
        "Of before these evenings were kept. It stands among the others, with its source, until somebody tops it.",
    ),
    "record_value": Words("Waarde", "Value"),
    "record_day": Words("of de dag, als u die weet", "or the day, where you know it"),
    "record_keep": Words("Zet bij de records", "Add to the records"),
    "honours_title": Words("Erelijst", "Honours"),
    "honours_about": Words(
        "Titels van gesloten seizoenen, en die van vroeger zoals ze zijn getypt, met de bron erbij.",
        "Titles of closed seasons, and those of earlier years as they were typed, with their source.",
    ),
    "honour_source": Words("getypt, bron: {source}", "typed, source: {source}"),
    "honour_add": Words("Een titel of beker van vroeger", "A title or cup of an earlier year"),
    "honour_title": Words("Wat er gewonnen is", "What was won"),
    "honour_who": Words("Door wie", "By whom"),
    "honour_new": Words("of een naam van vroeger (meer: met komma's)", "or a name of the past (several: with commas)"),
    "honour_from": Words("Bron", "Source"),
    "honour_keep": Words("Zet op de erelijst", "Add to the honours"),
    "honour_gone": Words("Neem terug", "Take back"),
    "hand_in": Words("Ingeleverd", "Handed in"),
    "evening": Words("Avond", "Evening"),
}

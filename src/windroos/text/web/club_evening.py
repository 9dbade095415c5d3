"""What the pages of the evenings of a club say."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from windroos.text.words import Words

WORDS: Final[Mapping[str, Words]] = {
    # the calendar
    "evenings_title": Words("Avonden", "Evenings"),
    "evenings_about": Words(
        "De agenda van de club, en wat er op elke avond gebeurde.",
        "The club's calendar, and what happened on each evening.",
    ),
    "evenings_none": Words("Er staat nog geen avond in de agenda.", "There is no evening in the calendar yet."),
    "evenings_none_host": Words(
        "Er staat nog geen avond in de agenda. Zet hieronder de eerste avond neer, of een hele reeks.",
        "There is no evening in the calendar yet. Enter the first one below, or a whole series.",
    ),
    "coming": Words("Komende avonden", "Coming evenings"),
    "past": Words("Gespeelde avonden", "Evenings played"),
    "past_more": Words("Eerdere avonden ({count})", "Earlier evenings ({count})"),
    "calendar_file": Words("Agenda (.ics)", "Calendar (.ics)"),
    "mail_text": Words("Tekst voor de mail", "Text for the mail"),
    "plan_one": Words("Eén avond", "One evening"),
    "plan_series": Words("Een reeks", "A series"),
    "plan": Words("Zet in de agenda", "Put in the calendar"),
    "day": Words("Datum", "Day"),
    "begins": Words("Begint om", "Begins at"),
    "kind": Words("Soort", "Kind"),
    "rules_of": Words("Spelregels", "Rules"),
    "rules_also": Words("Tafels mogen ook iets anders spelen", "Tables may play something else too"),
    "table_plays": Words("Deze tafel speelt", "This table plays"),
    "rules_each": Words("per tafel", "by table"),
    "first_day": Words("Eerste avond", "First evening"),
    "last_day": Words("Tot en met", "Until"),
    "every": Words("Elke", "Every"),
    "week_1": Words("week", "week"),
    "week_2": Words("twee weken", "two weeks"),
    "week_3": Words("drie weken", "three weeks"),
    "week_4": Words("vier weken", "four weeks"),
    "not_in": Words("Niet in", "Not in"),
    "no_month": Words("(elke maand)", "(every month)"),
    "planned": Words("{count} avonden in de agenda gezet.", "{count} evenings put in the calendar."),
    "kind_competition": Words("competitie", "competition"),
    "kind_cup": Words("beker", "cup"),
    "kind_free": Words("vrij", "free"),
    "kind_course": Words("cursus", "course"),
    "kind_final": Words("finale", "final"),
    "kind_catch_up": Words("inhaal", "catch-up"),
    "state_cancelled": Words("gaat niet door", "cancelled"),
    "state_closed": Words("uitslag", "result"),
    "state_open": Words("bezig", "open"),
    "state_planned": Words("gepland", "planned"),
    # the desk
    "evening_of": Words("Avond van {day}", "Evening of {day}"),
    "desk_about": Words(
        "Wie er zijn, wie waar zit en wat er gespeeld is.", "Who is there, who sits where, and what was played."
    ),
    "part_here": Words("Er zijn", "Here"),
    "part_tables": Words("Tafels", "Tables"),
    "part_result": Words("Uitslag", "Result"),
    "parts_of_desk": Words("Delen van de avond", "Parts of the evening"),
    "here_none": Words(
        "Er zijn nog geen leden. Voer eerst leden in, of zet hieronder gasten neer.",
        "There are no members yet. Enter members first, or put down guests below.",
    ),
    "arrivals_before": Words("Bekeravond: graag aanwezig vóór {time}.", "Cup evening: please be there before {time}."),
    "arrivals_close": Words(
        "Bekeravond: de aankomst sluit om {time}; daarna alleen met een reden.",
        "Cup evening: arrivals close at {time}; after that only with a reason.",
    ),
    "awaited_before": Words("graag aanwezig vóór {time}", "please be there before {time}"),
    "awaited_close": Words("aankomst sluit om {time}", "arrivals close at {time}"),
    "late_reason": Words("Reden, voor wie na {time} komt", "Reason, for who comes after {time}"),
    "done": Words("gedaan", "done"),
    "closing_list": Words("Voor het afsluiten", "Before closing"),
    "closing_about": Words(
        "Afvinken mag; de avond sluit ook zonder.", "Tick what is done; the evening closes without it too."
    ),
    "here_help": Words("Eén tik: is er. Nog een tik: toch niet.", "One tap: is here. Another: not after all."),
    "count_here": Words("{count} aanwezig", "{count} here"),
    "guest": Words("gast", "guest"),
    "guest_name": Words("Naam van een gast", "Name of a guest"),
    "guest_hint": Words("leeg wordt Gast 1", "empty becomes Gast 1"),
    "guest_add": Words("Gast erbij", "Add guest"),
    "is_here": Words("is er", "is here"),
    "is_gone": Words("weg", "gone"),
    "said_yes": Words("zou komen", "said yes"),
    "said_no": Words("komt niet", "not coming"),
    "announce": Words("Vooraf gemeld", "Announced"),
    "announce_about": Words("Wie heeft laten weten of hij komt.", "Who has said whether they come."),
    "yes": Words("komt", "comes"),
    "no": Words("komt niet", "does not"),
    "waiting_for": Words("Zou komen en is er nog niet: {names}.", "Said yes and not here yet: {names}."),
    "make_tables": Words("Tafels maken", "Make the tables"),
    "make_again": Words("Tafels opnieuw", "Tables again"),
    "tables_none": Words(
        "Er zijn nog geen tafels. Tik eerst aan wie er zijn, en maak dan de tafels.",
        "There are no tables yet. First tap who is here, then make the tables.",
    ),
    "table_n": Words("Tafel {number}", "Table {number}"),
    "part_n": Words("deel {number}", "part {number}"),
    "state_drawn": Words("nog geen uitslag", "no result yet"),
    "state_playing": Words("speelt", "playing"),
    "state_ready": Words("klaar, nog niet overgenomen", "at its end, not taken over"),
    "state_in": Words("binnen", "in"),
    "state_wrong": Words("som klopt niet", "sum is wrong"),
    "hands_n": Words("{count} spellen", "{count} hands"),
    "off_by": Words("{off} te veel", "{off} too many"),
    "open_sheet": Words("Tellen aan tafel", "Count at the table"),
    "go_sheet": Words("Naar het formulier", "To the sheet"),
    "take_sheet": Words("Neem de stand over", "Take the score over"),
    "type_result": Words("Uitslag invoeren", "Enter the result"),
    "correct_result": Words("Verbeteren", "Correct"),
    "someone_late": Words("Iemand erbij of weg", "Somebody comes or goes"),
    "comes": Words("Schuift aan", "Joins"),
    "goes": Words("Gaat weg", "Leaves"),
    "nobody": Words("niemand", "nobody"),
    "part_again": Words("Er is hier nog niets gespeeld", "Nothing was played here yet"),
    "part_begin": Words("Nieuw deel begint", "A new part begins"),
    "part_about": Words(
        "Wat gespeeld is blijft staan; hierna telt een nieuw deel van dezelfde tafel.",
        "What was played is kept; a new part of the same table begins here.",
    ),
    "goes_home": Words("en gaat naar huis", "and goes home"),
    "waiting_people": Words("Zit nog nergens: {names}.", "Not seated yet: {names}."),
    "reason": Words("Reden", "Reason"),
    "clock": Words("Klok", "Clock"),
    "clock_minutes": Words("Minuten", "Minutes"),
    "clock_last": Words("Laatste spel na (minuten voor het einde)", "Last hand (minutes before the end)"),
    "clock_start": Words("Start de klok", "Start the clock"),
    "clock_stop": Words("Stop de klok", "Stop the clock"),
    "clock_until": Words("loopt tot {time}", "runs until {time}"),
    "missing_nobody": Words("Nog te doen: tik aan wie er zijn.", "To do: tap who is here."),
    "missing_tables": Words("Nog te doen: maak de tafels.", "To do: make the tables."),
    "missing_result": Words("de uitslag van {table}", "the result of {table}"),
    "missing_ready": Words("het formulier van {table} overnemen", "take over the sheet of {table}"),
    "missing_wrong": Words("de som van {table}", "the sum of {table}"),
    "missing": Words("Nog te doen voor het afsluiten: {list}.", "To do before closing: {list}."),
    "all_in": Words("Alles is binnen. De avond kan worden afgesloten.", "Everything is in. The evening can be closed."),
    "close": Words("Sluit de avond af", "Close the evening"),
    "given_title": Words(
        "De titel van {season} is al gegeven aan {names}; wat hier verandert, komt in die stand, en de titel blijft "
        "tot u zegt dat hij volgt.",
        "The title of {season} was given to {names} already; what changes here comes into those standings, and the "
        "title stays until you say that it follows.",
    ),
    "given_changed": Words(
        "De stand van {season} is veranderd nadat de titel aan {names} was gegeven.",
        "The standings of {season} have changed since the title was given to {names}.",
    ),
    "given_where": Words("Bij de stand kiest u.", "You choose at the standings."),
    "close_anyway": Words("Toch afsluiten, zonder wat ontbreekt", "Close anyway, without what is missing"),
    "result_none": Words(
        "Zodra er één tafel binnen is, staat hier de uitslag.", "As soon as one table is in, its result is here."
    ),
    "more_acts": Words("Meer van deze avond", "More of this evening"),
    "to_door": Words("Aanmelden bij de deur", "Check-in at the door"),
    "to_screen": Words("Scherm voor de zaal", "Screen for the hall"),
    "to_result": Words("Uitslag", "Result"),
    "to_desk": Words("Naar de avondtafel", "To the desk"),
    "change_evening": Words("Verzetten of wijzigen", "Move or change"),
    "save": Words("Bewaar", "Save"),
    "cancel_evening": Words("Deze avond gaat niet door", "This evening is not held"),
    "cancelled": Words("Deze avond gaat niet door.", "This evening is not held."),
    "cancelled_again": Words("Gaat toch door", "Is held after all"),
    "lost": Words(
        "Geen verbinding. Uw tikken worden bewaard en zo verstuurd.", "No connection. Your taps are kept and sent soon."
    ),
    "back": Words("Weer verbonden.", "Connected again."),
    # forming tables
    "forming_title": Words("Tafels van {day}", "Tables of {day}"),
    "forming_about": Words(
        "Een voorstel; er gebeurt niets tot u zegt: zo doen we het.",
        "A proposal; nothing happens until you say: we do it so.",
    ),
    "method": Words("Hoe", "How"),
    "method_repeats": Words("zo weinig mogelijk dezelfden", "as few repeats as possible"),
    "method_lot": Words("loten", "by lot"),
    "method_standing": Words("op stand", "by standing"),
    "method_scheme": Words("volgens het schema", "by the scheme"),
    "method_final": Words("als finale", "as a final"),
    "which_round": Words("Welke ronde van welk schema", "Which round of which scheme"),
    "round_n": Words("ronde {number}", "round {number}"),
    "round_set": Words("Dit is de ronde van vanavond", "This is tonight's round"),
    "round_is": Words("Deze avond speelt ronde {number}.", "This evening plays round {number}."),
    "round_tables": Words(
        "Deze avond speelt van ronde {number} tafel {tables}.", "This evening plays of round {number} table {tables}."
    ),
    "game_without": Words(
        "Tafel {table} van het schema speelt zonder {absent}.", "Table {table} plays without {absent}."
    ),
    "game_filled": Words(
        "Aan tafel {table} ontbreekt {absent}; {by} valt in.", "At table {table} {absent} is missing; {by} fills in."
    ),
    "game_off": Words(
        "Tafel {table} van ronde {round} kan niet gespeeld worden: {absent} is er niet. "
        "Plan het inhalen bij het schema.",
        "Table {table} of round {round} cannot be played: {absent} is not here. Plan the catch-up at the scheme.",
    ),
    "final_open": Words(
        "De plaatsen van tafel {table} zijn nog niet allemaal verdiend: eerst de ronde ervoor.",
        "The seats of table {table} have not all been earned yet: first the round before.",
    ),
    "final_off": Words(
        "Tafel {table} van de finale kan zo niet gespeeld worden: {absent} is er niet.",
        "Table {table} of the final cannot be played so: {absent} is not here.",
    ),
    "game_free": Words("Zit nergens: {names}.", "Sits nowhere: {names}."),
    "method_hand": Words("met de hand", "by hand"),
    "threes": Words("liever drieën dan vijven", "threes rather than fives"),
    "winds": Words("ook de winden loten", "draw the winds too"),
    "again": Words("Ander voorstel", "Another proposal"),
    "propose": Words("Stel voor", "Propose"),
    "seed_is": Words(
        "Lot {seed}: hetzelfde getal geeft dezelfde tafels.", "Lot {seed}: the same number gives the same tables."
    ),
    "why_best": Words(
        "Beter kan niet: dit is de kleinste som van weerzien.", "It cannot be better: the fewest meetings again."
    ),
    "why_repeats": Words(
        "Gezocht naar zo weinig mogelijk weerzien; een bewijs dat het niet beter kan is er niet.",
        "Sought for the fewest repeats; there is no proof that nothing is better.",
    ),
    "why_lot": Words("Door het lot alleen.", "By the lot alone."),
    "why_standing": Words(
        "Nummers 1 tot en met 4 van de stand aan de eerste tafel, en zo verder.",
        "Numbers 1 to 4 of the standings at the first table, and so on.",
    ),
    "why_scheme": Words(
        "Zoals het schema het zegt, met de winden van de loopkaarten.",
        "As the scheme says, with the winds of the walking cards.",
    ),
    "why_final": Words("Zoals de plaatsen voor de finale verdiend zijn.", "As the seats of the final were earned."),
    "why_hand": Words("Zoals u ze neerzet.", "As you put them."),
    "met_none": Words("Niemand zat dit seizoen al bij elkaar.", "Nobody sat together before this season."),
    "met_some": Words("{count} keer zaten twee al bij elkaar:", "Two sat together before {count} times:"),
    "met_pair": Words("{one} en {other}: {times} keer", "{one} and {other}: {times} times"),
    "lock_now": Words("Een tafel zoals hij nu zit vastzetten", "Lock a table as it sits now"),
    "lock": Words("vastzetten", "lock"),
    "begun": Words("hier wordt al gespeeld", "play has begun here"),
    "do_it": Words("Zo doen we het", "We do it so"),
    "forming_few": Words(
        "Met {count} kan er geen tafel gemaakt worden; wacht tot er drie zijn.",
        "With {count} no table can be made; wait until there are three.",
    ),
    "wishes": Words("Wensen", "Wishes"),
    "apart": Words("Niet bij elkaar", "Not together"),
    "together": Words("Wel bij elkaar", "Together"),
    "and": Words("en", "and"),
    "broken": Words("Dit lukte niet: {names}.", "This could not be: {names}."),
    "by_hand_about": Words(
        "Kies voor ieder een tafel; de volgorde is die van de winden, Oost eerst.",
        "Choose a table for everybody; the order is that of the winds, East first.",
    ),
    "no_table": Words("geen", "none"),
    "place_of": Words("plaats", "seat"),
    # typing a result
    "entry_title": Words("Uitslag van tafel {number}", "Result of table {number}"),
    "entry_about": Words(
        "Totalen, of het papieren formulier spel voor spel; de som wordt nagekeken.",
        "Totals, or the paper form hand by hand; the sum is checked.",
    ),
    "way_totals": Words("Totalen", "Totals"),
    "way_hands": Words("Spel voor spel", "Hand by hand"),
    "player": Words("Speler", "Player"),
    "points": Words("Punten", "Points"),
    "mahjongs": Words("Mahjongs", "Mahjongs"),
    "caused": Words("Weggegeven", "Given away"),
    "self_drawn": Words("Zelf getrokken", "Self-drawn"),
    "hands": Words("Spellen", "Hands"),
    "not_finished": Words("niet uitgespeeld", "not finished"),
    "share": Words("Deel van de avond", "Share of the evening"),
    "share_1": Words("hele avond", "whole evening"),
    "share_3/4": Words("driekwart", "three quarters"),
    "share_2/3": Words("twee derde", "two thirds"),
    "share_1/2": Words("helft", "half"),
    "share_1/3": Words("een derde", "a third"),
    "share_1/4": Words("een kwart", "a quarter"),
    "keep": Words("Bewaar de uitslag", "Keep the result"),
    "keep_unsettled": Words("Bewaar zonder dat het klopt", "Keep though it does not add up"),
    "unsettled_about": Words(
        "De tafel telt dan voor niemand mee, tot hij is verbeterd.",
        "The table then counts for nobody until it is corrected.",
    ),
    "slip_sign": Words(
        "{player}: {figure} in plaats van {typed}? Het teken.", "{player}: {figure} instead of {typed}? The sign."
    ),
    "slip_swapped": Words(
        "{player}: {figure} in plaats van {typed}? Twee cijfers verwisseld.",
        "{player}: {figure} instead of {typed}? Two digits swapped.",
    ),
    "slip_digit_more": Words(
        "{player}: {figure} in plaats van {typed}? Een cijfer te veel.",
        "{player}: {figure} instead of {typed}? A digit too many.",
    ),
    "slip_digit_less": Words(
        "{player}: {figure} in plaats van {typed}? Een cijfer te weinig.",
        "{player}: {figure} instead of {typed}? A digit too few.",
    ),
    "slip_missing": Words("Is er een speler vergeten, met {figure}?", "Was a player forgotten, with {figure}?"),
    "slips": Words("Wat het kan zijn", "What it may be"),
    "void": Words("Neem deze uitslag terug", "Take this result back"),
    "why_correct": Words("Waarom (nodig bij een verbetering)", "Why (needed for a correction)"),
    "was": Words("Nu staat er", "What stands now"),
    "winner": Words("Winnaar", "Winner"),
    "nobody_won": Words("niemand (remise)", "nobody (draw)"),
    "from_whom": Words("Van wie", "From whom"),
    "drawn_self": Words("zelf", "self"),
    "score": Words("Score", "Score"),
    "hand_n": Words("Spel {number}", "Hand {number}"),
    "hands_about": Words(
        "Vul in wie won, van wie de steen kwam en de score; lege regels tellen niet. De rest doet het formulier.",
        "Enter who won, whose tile it was and the score; empty rows do not count. The sheet does winds and payments.",
    ),
    "special_which": Words("Bijzonder spel", "Special hand"),
    "limit_which": Words("Limietspel", "Limit hand"),
    "fan_which": Words("Duurste fan", "Dearest fan"),
    "special_none": Words("geen", "none"),
    "special_unknown": Words("bijzonder, niemand weet welk", "special, nobody knows which"),
    "special_by_number": Words("Met een nummer", "By number"),
    "who_bet": Words("Wie wedde?", "Who bet?"),
    "on_sheet": Words(
        "Deze tafel is op een scoreblad geteld. Een fout in een spel verbetert u daar; dan blijven ook de stenen.",
        "This table was counted on a score sheet. Correct a hand there, and its tiles stay too.",
    ),
    "to_sheet": Words("Naar het scoreblad", "To the score sheet"),
    "more_rows": Words("Meer regels", "More rows"),
    "rules_needed": Words("Spelregels van deze tafel", "Rules of this table"),
    # the result
    "result_title": Words("Uitslag van {day}", "Result of {day}"),
    "result_about": Words(
        "Wie de avond en de tafels won, en wat het in de stand deed.",
        "Who won the evening and the tables, and what it did to the standings.",
    ),
    "result_later": Words("De uitslag komt hier zodra hij er is.", "The result will be here as soon as there is one."),
    "evening_winner": Words("Winnaar van de avond", "Winner of the evening"),
    "evening_winners": Words("Winnaars van de avond", "Winners of the evening"),
    "cup_winner": Words("De beker van de avond gaat naar {name}.", "The evening's cup goes to {name}."),
    "not_counting": Words(
        "Deze avond telt niet voor de competitie.", "This evening does not count for the competition."
    ),
    "worth": Words("Telt", "Counts"),
    "place": Words("Plaats", "Place"),
    "standings_changes": Words("Wat er in de stand veranderde", "What changed in the standings"),
    "new_in": Words("nieuw", "new"),
    "up_n": Words("{count} omhoog", "up {count}"),
    "down_n": Words("{count} omlaag", "down {count}"),
    "same_place": Words("gelijk", "same"),
    "special_hands": Words("Bijzondere spellen", "Special hands"),
    "twentyone_filled": Words(
        "{name} heeft deze avond de eenentwintig vol gemaakt.", "{name} made the twenty-one full this evening."
    ),
    "worn_title": Words("Truien en sjaals", "Jerseys and scarves"),
    "last_special": Words("Laatste bijzondere spel: {hand}, {name}", "Last special hand: {hand}, {name}"),
    "records_new": Words("Nieuwe records", "New records"),
    "corrections": Words("Verbeteringen", "Corrections"),
    "corrected_line": Words("{table}: {old} werd {new}", "{table}: {old} became {new}"),
    "voided_line": Words("{table}: {old} is teruggenomen", "{table}: {old} was taken back"),
    "adjusted_line": Words("{name}: {points} punten", "{name}: {points} points"),
    "unsettled_tag": Words("klopt niet, telt niet mee", "does not add up, does not count"),
    "unfinished_tag": Words("niet uitgespeeld", "not finished"),
    "next_evening": Words("Volgende avond: {day}", "Next evening: {day}"),
    "copy_text": Words("Tekst voor mail of chat", "Text for mail or chat"),
    "print": Words("Afdrukken", "Print"),
    "table_points_csv": Words("CSV", "CSV"),
    "reopen": Words("Heropen de avond", "Open the evening again"),
    "still_open": Words("Deze avond is nog niet afgesloten.", "This evening is not closed yet."),
    "code_is": Words("code {code}", "code {code}"),
    "seats_title": Words("Wie zit waar aan tafel {number}?", "Who sits where at table {number}?"),
    "seats_about": Words(
        "De dobbelstenen of windstenen wezen de plaatsen aan; zeg hier wie Oost is, dan klopt de telling.",
        "The dice or wind tiles gave the places; say here who is East, and the counting is right.",
    ),
    "seat_dreams": Words("droomt eerst", "dreams first"),
    "seats_begin": Words("Begin te tellen", "Begin counting"),
    "who_sits": Words("Wie zit waar", "Who sits where"),
    # the door
    "door_title": Words("Bent u er?", "Are you here?"),
    "door_about": Words(
        "Tik op uw naam; dan weet de avondtafel dat u er bent.", "Tap your name; then the desk knows that you are here."
    ),
    "door_done": Words("Welkom, {name}. U staat op de lijst.", "Welcome, {name}. You are on the list."),
    "door_scan": Words(
        "Hang deze code bij de deur: wie hem scant, tikt op zijn naam.",
        "Put this code at the door: who scans it taps a name.",
    ),
    "door_link": Words("Scan om u aan te melden", "Scan to check in"),
    "door_closed": Words(
        "Aanmelden kan niet meer: de avond is afgesloten.", "Check-in is over: the evening is closed."
    ),
    # the screen
    "screen_title": Words("Scherm", "Screen"),
    "screen_seats": Words("Wie zit waar", "Who sits where"),
    "screen_welcome": Words("Welkom. De tafels komen zo.", "Welcome. The tables will be here soon."),
    "screen_bell": Words("Bel aan", "Bell on"),
    "last_hand": Words("Laatste spel", "Last hand"),
    "time_up": Words("Tijd", "Time"),
    "screen_count": Words("{count} aanwezig", "{count} here"),
    "screen_clock": Words("Nog", "Left"),
    # text for mail or chat
    "text_title": Words("{club}, {kind} van {day}", "{club}, {kind} of {day}"),
    "text_winner": Words("Winnaar van de avond: {names}.", "Winner of the evening: {names}."),
    "text_table": Words("Tafel {table}: {rows}.", "Table {table}: {rows}."),
    "text_up": Words("Omhoog in de stand: {rows}.", "Up in the standings: {rows}."),
    "text_next": Words("Volgende avond: {day}.", "Next evening: {day}."),
}
_SUM: Final = Words(
    "Hieronder staat wat het kan zijn. Bewaren zonder dat het klopt kan ook; de tafel telt dan voor niemand mee.",
    "Below stands what it may be. It can also be kept as it is; the table then counts for nobody.",
)
_REASON: Final = Words(
    "Zet erbij waarom; wat er stond blijft zichtbaar.", "Say why; what stood there before stays visible."
)
PAGE_HINTS: Final[Mapping[str, Words]] = {
    "club_sum": _SUM,
    "club_sum_sign": _SUM,
    "club_sum_digit": _SUM,
    "club_sum_swapped": _SUM,
    "club_reason": _REASON,
    "club_closed": _REASON,
    "club_unsettled": Words(
        "Verbeter de uitslag, of sluit toch af: dan telt de tafel voor niemand.",
        "Correct the result, or close anyway: then the table counts for nobody.",
    ),
}
"""What to do on a page, where the hint of the trouble speaks of keys."""

"""What every page says."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from windroos.text.words import Words

WORDS: Final[Mapping[str, Words]] = {
    "brand": Words("Windroos", "Windroos"),
    "home": Words("Windroos, naar het begin", "Windroos, to the start"),
    "parts": Words("Onderdelen", "Parts"),
    "count": Words("Tellen", "Count"),
    "play": Words("Spelen", "Play"),
    "rules": Words("Spelregels", "Rules"),
    "mirror_behind": Words("Gebeurtenissen die er nog niet op staan: {behind}.", "Events that it lacks: {behind}."),
    "club_part": Words("Club", "Club"),
    "tournament_part": Words("Toernooi", "Tournament"),
    "to_main": Words("Naar de inhoud", "Skip to the content"),
    "settings": Words("Weergave", "Display"),
    "set_lang": Words("Taal", "Language"),
    "lang_nl": Words("Nederlands", "Nederlands"),
    "lang_en": Words("English", "English"),
    "set_theme": Words("Licht of donker", "Light or dark"),
    "theme_auto": Words("Als het toestel", "As the device"),
    "theme_light": Words("Licht", "Light"),
    "theme_dark": Words("Donker", "Dark"),
    "set_letters": Words("Letters op de stenen", "Letters on the tiles"),
    "letters_nl": Words("O Z W N", "O Z W N"),
    "letters_en": Words("E S W N", "E S W N"),
    "letters_none": Words("Geen", "None"),
    "foot_local": Words(
        "Werkt zonder internet. Wat u invoert, blijft op de computer waarop Windroos draait.",
        "Works without the internet. What you enter stays on the computer that runs Windroos.",
    ),
    "foot_own": Words("De stenen zijn voor Windroos getekend.", "The tiles were drawn for Windroos."),
    "pocket_foot": Words(
        "Werkt zonder internet. Wat u invoert, blijft op deze telefoon.",
        "Works without the internet. What you enter stays on this phone.",
    ),
    "pocket_home": Words(
        "Werkt zonder internet. Wat u invoert, blijft op deze telefoon, en gaat naar de club zodra die te bereiken is.",
        "Works without the internet. What you enter stays on this phone, and goes to the club when it can be reached.",
    ),
    "without_network": Words("Tellen waar geen netwerk is", "Counting where there is no network"),
    "not_come": Words("Niet alles van deze pagina is gekomen.", "Not all of this page has come."),
    "load_again": Words("Laad de pagina opnieuw", "Load the page again"),
    "pocket_install": Words("Op het beginscherm zetten", "Add to the home screen"),
    "pocket_waking": Words(
        "Windroos wordt wakker; uw tik komt zo.", "Windroos is waking up; your tap comes in a moment."
    ),
    "pocket_failed": Words(
        "Dit ging niet, en uw laatste tik is niet bewaard. Laad de pagina opnieuw; wat er stond, staat er nog.",
        "That did not work, and your last tap was not kept. Load the page again; what stood there still does.",
    ),
    "about_line": Words(
        "Nederlands mahjong: een tafel tellen, spelen, leren, een club en een toernooi, naar vijf regelboeken.",
        "Dutch mahjong: count a table, play, learn, a club and a tournament, by five rule books.",
    ),
    "share_picture": Words(
        "De windroos, en de stenen van de vier winden.",
        "The rose of winds, and the tiles of the four winds.",
    ),
    "describe_count": Words(
        "Tel een echte tafel mahjong: tik de stenen aan, en de punten staan er met hun uitleg, wie wat betaalt ook.",
        "Count a real table of mahjong: tap the tiles, and there are the points with their reasons, and who pays what.",
    ),
    "describe_play": Words(
        "Speel mahjong met mensen en computerspelers, naar een van vijf boeken; zonder account, op elk scherm.",
        "Play mahjong with people and computer players, by one of five books; without an account, on any screen.",
    ),
    "describe_table": Words(
        "Een tafel mahjong in de browser: kijk mee of schuif aan.",
        "A table of mahjong in the browser: watch or sit down.",
    ),
    "describe_book": Words(
        "{book}: hoe er gespeeld en geteld wordt, met een voorbeeld en de bladzijde van het boek bij elke regel.",
        "{book}: how it is played and counted, with an example and the page of the book at each rule.",
    ),
    "describe_search": Words(
        "Zoek een regel van mahjong in vijf boeken: wat telt, hoeveel, en waar het staat.",
        "Look up a rule of mahjong in five books: what counts, how much, and where it stands.",
    ),
    "describe_schedule": Words(
        "Wie zit wanneer met wie: een indeling voor een toernooi of een avond, gemaakt of nagekeken.",
        "Who sits with whom and when: a schedule for a tournament or an evening, made or checked.",
    ),
    "describe_record": Words(
        "Geef een partij die elders gespeeld is, en lees waar punten bleven liggen en wat geluk was.",
        "Give a match that was played elsewhere, and read where points were left and what was luck.",
    ),
    "describe_season": Words(
        "Al uw spellen samen nagekeken: waar u punten laat liggen, wat geluk was, en of het beter gaat.",
        "All your hands reviewed together: where you leave points, what was luck, and whether it gets better.",
    ),
    "describe_help": Words(
        "Waar vindt u wat: leren, tellen, spelen, een club, een toernooi en de regels.",
        "Where to find what: learning, counting, playing, a club, a tournament and the rules.",
    ),
    "describe_club": Words(
        "Een mahjongclub: avonden, standen, uitslagen, bekers en records.",
        "A mahjong club: evenings, standings, results, cups and records.",
    ),
    "describe_clubs": Words(
        "De mahjongclubs van dit huis, elk met hun avonden en standen.",
        "The mahjong clubs of this house, each with its evenings and standings.",
    ),
    "describe_tournament": Words(
        "Een mahjongtoernooi: spelers, indeling, uitslagen en stand.",
        "A mahjong tournament: players, schedule, results and standings.",
    ),
    "describe_tournaments": Words(
        "De mahjongtoernooien van dit huis: inschrijven, indeling, uitslagen en standen.",
        "The mahjong tournaments of this house: registration, schedules, results and standings.",
    ),
    "describe_api": Words(
        "Mahjong tellen en afrekenen voor programma's: vragen en antwoorden als JSON over HTTP.",
        "Counting and settling mahjong for programs: questions and answers as JSON over HTTP.",
    ),
    "describe_pocket": Words(
        "Tel een tafel mahjong op uw telefoon zonder netwerk; thuis komt de avond vanzelf op de lijst.",
        "Count a table of mahjong on your phone without a network; at home the evening comes onto the list by itself.",
    ),
    "own_page": Words("Mijn pagina", "My page"),
    "about_site": Words("Over Windroos", "About Windroos"),
    "help_page": Words("Hulp", "Help"),
    "elsewhere": Words("Misschien zocht u", "Perhaps you looked for"),
    "trouble_title": Words("Dat gaat niet", "That cannot be"),
    "no_phones": Words(
        "Telefoons kunnen nog niet meedoen: Windroos is nu alleen op deze computer te openen. Hoe het opengaat voor de"
        " zaal, staat in de handleiding (docs/bladzijde.md); dan staat bij elke tafel een QR-code.",
        "Phones cannot join yet: Windroos can be opened on this computer alone now. The manual (docs/page.md) says how"
        " to open it to the hall; then every table has a QR code.",
    ),
    "older_tables": Words("Oudere tafels", "Older tables"),
    "newer_tables": Words("Nieuwere tafels", "Newer tables"),
    "to_start": Words("Naar het begin", "To the start"),
    "jersey": Words("gele trui", "yellow jersey"),
    "face_down": Words("dichte steen", "tile face down"),
    # --- a hand with its explanation, and who pays whom
    "rule_and_tiles": Words("Regel en stenen", "Rule and tiles"),
    "worth": Words("Waarde", "Worth"),
    "on_rack_are": Words("op de plank: {tiles}", "on the rack: {tiles}"),
    "winning_tile": Words("{tile}, de winnende steen", "{tile}, the winning tile"),
    "pays_title": Words("Wie betaalt wie", "Who pays whom"),
    "pays_to": Words("betaalt aan →", "pays to →"),
    "nobody_pays": Words("Niemand betaalt.", "Nobody pays."),
    "over_the_table": Words("Wat er over tafel gaat, en waarom", "What changes hands, and why"),
    "pot": Words("de pot", "the pot"),
}

"""What Windroos says about itself, about what it keeps, and to who looks for help."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from windroos.text.words import Words

WORDS: Final[Mapping[str, Words]] = {
    "about_what": Words(
        "Windroos is Nederlands mahjong, helemaal: een echte tafel tellen, spelen, een club door het jaar, een "
        "toernooi, "
        "en de regels van vijf boeken, met bij ieder punt de reden en de bladzijde.",
        "Windroos is Dutch mahjong complete: count a real table, play, keep a club through its year, run a "
        "tournament, and "
        "look up the rules of five books, with the reason and the page of every point.",
    ),
    "about_books": Words("De boeken", "The books"),
    "about_licence": Words(
        "Windroos mag iedereen gebruiken, veranderen en doorgeven (MIT-licentie). De stenen, de pictogrammen en de "
        "woorden "
        "zijn voor Windroos gemaakt.",
        "Anybody may use, change and pass on Windroos (MIT licence). The tiles, the icons and the words were made for "
        "Windroos.",
    ),
    "privacy": Words("Wat er van u bewaard wordt", "What is kept of you"),
    "privacy_here": Words(
        "Alles blijft op de computer waarop Windroos draait. Er gaat niets naar elders: geen volgers, geen reclame, "
        "geen "
        "teller.",
        "Everything stays on the computer that runs Windroos. Nothing goes elsewhere: no trackers, no advertising, no "
        "counter.",
    ),
    "privacy_browser": Words(
        "Deze browser onthoudt uw taal, licht of donker, uw naam aan tafel, de tafels waar u bij mag, waar u in de les "
        "was, welke puzzels terugkomen en, als u dat zelf begint, uw pagina. Dat is alles.",
        "This browser remembers your language, light or dark, your name at the table, the tables you may open, where "
        "you were in the lesson, which puzzles come back and, if you begin one yourself, your page. That is all.",
    ),
    "privacy_club": Words(
        "Een club bewaart namen los van de uitslagen. Wie vergeten wil worden, vraagt het de secretaris: dan "
        "verdwijnt de "
        "naam en blijven de punten van de anderen kloppen.",
        "A club keeps names apart from results. Who wants to be forgotten asks the secretary: the name goes, and "
        "the points "
        "of the others still add up.",
    ),
    "help_lead": Words("Waar vindt u wat?", "Where is what?"),
    "help_count": Words("Een echte tafel tellen", "Count a real table"),
    "help_count_how": Words(
        "Kies de regels, typ vier namen, en tik na ieder spel wie won en met welke stenen. Weet u de punten al? Dan "
        "zijn zes "
        "tikken genoeg. Een fout verbetert u bij het spel; het oude blijft zichtbaar.",
        "Choose the rules, type four names, and after each hand tap who won and with which tiles. If you know the "
        "points "
        "already, six taps will do. A mistake is corrected at the hand; what was there before stays in sight.",
    ),
    "help_learn": Words("Nog nooit gespeeld", "Never played before"),
    "help_learn_how": Words(
        "De les duurt een kwartier en eindigt aan een tafel.",
        "The lesson takes a quarter of an hour and ends at a table.",
    ),
    "help_play": Words("Spelen", "Play"),
    "help_play_how": Words(
        "Eén knop en u zit tegenover drie computerspelers. Met vrienden: maak een tafel en geef ieder zijn link. "
        "“Coach” zegt "
        "wat u het beste kunt doen, en waarom; “Waarom niet?” waarom iets niet mag.",
        "One button sits you down with three computer players. With friends: make a table and give each his link. "
        "“Coach” says "
        "what is best, and why; “Why not?” why something may not be.",
    ),
    "help_phones": Words("Met telefoons in de zaal", "With phones in the hall"),
    "help_phones_how": Words(
        "Start Windroos met “serve --lan”. Bij iedere tafel staat dan een QR-code; internet is niet nodig, alleen "
        "hetzelfde "
        "netwerk.",
        "Start Windroos with “serve --lan”. Every table then has a QR code; the internet is not needed, only the "
        "same network.",
    ),
    "help_club": Words("Een clubavond", "An evening of the club"),
    "help_club_how": Words(
        "Zes vragen, acht namen plakken, en de eerste avond kan open. De stand legt zichzelf uit: “waarom ben ik "
        "derde?”",
        "Six questions, paste eight names, and the first evening can open. A standing explains itself: “why am I "
        "third?”",
    ),
    "help_tournament": Words("Een toernooi", "A tournament"),
    "help_tournament_how": Words(
        "Van inschrijven tot prijzen, op één laptop. Een indeling van een ander kunt u laten nameten.",
        "From registration to prizes, on one laptop. A schedule that somebody else made can be measured.",
    ),
    "help_rules": Words("Een regel opzoeken", "Look up a rule"),
    "help_rules_how": Words(
        "Zoek op een woord, een steen of een bladzijde. Ieder boek heeft een kaart op één A4 en handen om op te "
        "oefenen.",
        "Search for a word, a tile or a page. Every book has a card on one A4 and hands to practise on.",
    ),
    "help_lost": Words("Is er iets mis?", "Is something wrong?"),
    "help_lost_how": Words(
        "Alles is bij iedere tik bewaard: herlaad de bladzijde gerust, of start Windroos opnieuw. “Deze tafel heeft "
        "een link "
        "nodig” betekent: scan de QR-code van de tafel nog eens.",
        "Everything is stored at each tap: reload the page, or start Windroos again. “This table needs a link” "
        "means: scan the "
        "table's QR code once more.",
    ),
}

"""What a player's own page says."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from windroos.text.words import Words

WORDS: Final[Mapping[str, Words]] = {
    "title": Words("Mijn pagina", "My page"),
    "about": Words(
        "Uw partijen en herhalingen, uw gewonnen spellen per boek, uw beste handen en opgeloste puzzels bij elkaar. "
        "Zonder account: dit apparaat kent u.",
        "Your games and replays, the hands that you won by book, your best hands and the puzzles you solved, together. "
        "Without an account: this device knows you.",
    ),
    "name": Words("Uw naam", "Your name"),
    "with_games": Words(
        "Met {count:de partij die|de # partijen die} op dit apparaat gespeeld {count:is|zijn}",
        "With the {count:game|# games} played on this device",
    ),
    "begin": Words("Begin mijn pagina", "Begin my page"),
    "begin_about": Words(
        "Alleen u ziet deze pagina. U kunt alles meenemen en alles laten wissen.",
        "You alone see this page. You can take everything with you, and have everything erased.",
    ),
    "elsewhere_known": Words(
        "Hebt u al een pagina? Open dan op dit apparaat de link die erop staat.",
        "Do you have a page already? Open the link that stands on it on this device.",
    ),
    "link_title": Words("Bent u {name}?", "Are you {name}?"),
    "link_about": Words(
        "Met één tik kent dit apparaat u, en opent het uw partijen. Doe dat alleen op een apparaat van uzelf.",
        "With one tap this device knows you, and opens your games. Do so only on a device of your own.",
    ),
    "link_other": Words(
        "Nu kent dit apparaat {name}; daarna niet meer. Die pagina blijft bestaan en opent met haar eigen link.",
        "Now this device knows {name}; afterwards it does not. That page stays, and opens with its own link.",
    ),
    "link_yes": Words("Ja, dat ben ik", "Yes, that is me"),
    "link_no": Words("Nee", "No"),
    "go_on_title": Words("Verder spelen", "Play on"),
    "go_on": Words("Speel verder", "Play on"),
    "hand_number": Words("spel {number}", "hand {number}"),
    "nothing_on": Words("Er loopt geen partij van u.", "No game of yours is going on."),
    "to_play": Words("Naar Spelen", "To Play"),
    "by_book": Words("Per boek", "By book"),
    "book": Words("Boek", "Book"),
    "so_many_games": Words("{count:# partij|# partijen}", "{count:# game|# games}"),
    "hands_short": Words("Spellen", "Hands"),
    "won_short": Words("Gewonnen", "Won"),
    "share": Words("{value} % gewonnen ({low}–{high} %)", "{value} % won ({low}–{high} %)"),
    "share_about": Words(
        "Tussen haakjes: waartussen uw ware aandeel 95 van de 100 keer ligt. Hoe meer spellen, hoe nauwer.",
        "In brackets: between what your true share lies 95 times out of 100. The more hands, the narrower.",
    ),
    "best": Words("Beste handen", "Best hands"),
    "review_all": Words("Waar laat ik punten liggen?", "Where do I leave points?"),
    "games": Words("Gespeelde partijen", "Games played"),
    "closed": Words("afgebroken", "broken off"),
    "shut": Words(
        "De uitslag komt als ook de andere tafels deze muren gespeeld hebben.",
        "The result comes when the other tables have played these walls too.",
    ),
    "won": Words("mahjong", "mahjong"),
    "hands_of": Words(
        "{hands:# spel|# spellen}, {won} gewonnen: bekijk en kijk na",
        "{hands:# hand|# hands}, {won} won: look and review",
    ),
    "replay": Words("Speel af", "Play back"),
    "more_games": Words(
        "En nog {count:# partij|# partijen}; alles staat in het bestand dat u kunt meenemen.",
        "And {count:# game|# games} more; all are in the file that you can take with you.",
    ),
    "puzzles": Words("Puzzels", "Puzzles"),
    "solved": Words("{solved} van {of} opgelost", "{solved} of {of} solved"),
    "solved_none": Words("U hebt nog geen puzzel opgelost.", "You have not solved a puzzle yet."),
    "to_puzzles": Words("Naar de puzzels", "To the puzzles"),
    "yours": Words("Dit is van u", "This is yours"),
    "yours_about": Words(
        "U bent bekend op {count:# apparaat|# apparaten}. Niemand anders ziet deze pagina.",
        "You are known on {count:# device|# devices}. Nobody else sees this page.",
    ),
    "take": Words("Neem alles mee (JSON)", "Take it all with you (JSON)"),
    "not_me": Words("Dit ben ik niet", "This is not me"),
    "not_me_about": Words(
        "Dit apparaat vergeet deze pagina, haar naam en haar tafels. Alleen de link of een ander apparaat opent haar "
        "dan nog: bewaar eerst de link als zij van u is.",
        "This device forgets this page, its name and its tables. Then only its link or another device opens it: keep "
        "the link first if the page is yours.",
    ),
    "not_me_now": Words("Vergeet mij hier", "Forget me here"),
    "other_device": Words("Op een ander apparaat", "On another device"),
    "link_yours": Words(
        "Wie deze link opent, is u. Bewaar hem goed: zonder link en dit apparaat is uw pagina niet meer te openen.",
        "Whoever opens this link is you. Keep it well: without it, and without this device, your page is out of reach.",
    ),
    "link_code": Words("Scan met uw andere apparaat", "Scan with your other device"),
    "alone_about": Words(
        "Een apparaat kwijt, of is de link uitgelekt? Dan kent alleen dit apparaat u nog, krijgt u een nieuwe link en "
        "opent geen passkey van u nog iets.",
        "A device lost, or the link leaked? Then this device alone knows you, you get a new link, and no passkey of "
        "yours opens anything any more.",
    ),
    "alone": Words("Alleen nog dit apparaat", "This device alone"),
    "passkeys": Words("Passkeys", "Passkeys"),
    "passkeys_about": Words(
        "Met een passkey komt u op een ander apparaat binnen met uw vinger, gezicht of schermcode: zonder wachtwoord, "
        "en zonder deze link te bewaren. Wat erin geheim is, blijft bij u.",
        "With a passkey you come in on another device by your finger, face or screen code: without a password, and "
        "without keeping this link. What is secret of it stays with you.",
    ),
    "passkey_name": Words("Hoe noemt u hem?", "What do you call it?"),
    "passkey_add": Words("Maak een passkey", "Make a passkey"),
    "passkey_added": Words("gemaakt op {day}", "made on {day}"),
    "passkey_used": Words("gebruikt op {day}", "used on {day}"),
    "passkey_remove": Words("Haal weg", "Take away"),
    "passkey_in": Words("Kom binnen met een passkey", "Come in with a passkey"),
    "passkey_in_about": Words(
        "Hebt u op een ander apparaat al een pagina, met een passkey? Dan kent dit apparaat u ook.",
        "Do you have a page on another device already, with a passkey? Then this device knows you too.",
    ),
    "passkey_join_title": Words("Nog een pagina van u?", "Another page of yours?"),
    "passkey_join_about": Words(
        "Begon u elders ook een pagina, met een passkey? Dan worden die en deze er één, onder de naam daar: alle "
        "partijen, puzzels en apparaten van beide. Dat is niet terug te draaien.",
        "Did you begin a page elsewhere too, with a passkey? That one and this become one, under the name there: all "
        "games, puzzles and devices of both. It cannot be undone.",
    ),
    "passkey_join": Words("Voeg samen met mijn passkey", "Join with my passkey"),
    "passkey_failed": Words(
        "Er is geen passkey gebruikt. U kunt het opnieuw proberen.", "No passkey was used. You can try again."
    ),
    "passkey_script": Words("Hiervoor is JavaScript nodig.", "This needs JavaScript."),
    "rename": Words("Andere naam", "Another name"),
    "keep": Words("Bewaar", "Keep"),
    "erase": Words("Alles wissen", "Erase everything"),
    "erase_about": Words(
        "Uw pagina verdwijnt voorgoed, en uw naam van de tafels waar u speelde. De partijen zelf blijven, voor wie er "
        "meespeelden.",
        "Your page goes for good, and your name from the tables where you played. The games themselves stay, for the "
        "others.",
    ),
    "erase_sure": Words("Ja, ik weet het zeker", "Yes, I am sure"),
    "erase_now": Words("Wis alles", "Erase everything"),
}

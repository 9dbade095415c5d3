"""What the pages of rights and of signing in say."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from windroos.text.words import Words

WORDS: Final[Mapping[str, Words]] = {
    "rights_title": Words("Rechten", "Rights"),
    "rights_about": Words(
        "Wie de club van een ander apparaat af mag leiden, en welke apparaten nu binnen zijn.",
        "Who may run the club from another device, and which devices are in now.",
    ),
    "role_player": Words("lid", "member"),
    "role_helper": Words("helper", "helper"),
    "role_secretary": Words("secretaris", "secretary"),
    "role_helper_may": Words("Aankomst, tafels, uitslagen en de klok.", "Arrivals, tables, results and the clock."),
    "role_secretary_may": Words("Alles behalve rechten en bewaren.", "Everything except rights and backups."),
    "passwords": Words("Wachtwoorden", "Passwords"),
    "password": Words("Wachtwoord", "Password"),
    "password_new": Words("Nieuw wachtwoord van de {role}", "New password of the {role}"),
    "password_set": Words("ingesteld", "set"),
    "password_unset": Words("niet ingesteld", "not set"),
    "password_change": Words("Instellen", "Set"),
    "password_remove": Words("Weghalen", "Remove"),
    "password_hint": Words(
        "Minstens acht tekens. Een nieuw wachtwoord meldt iedereen af die met het oude binnenkwam.",
        "Eight characters at least. A new password signs out everybody who came in by the old one.",
    ),
    "links": Words("Links", "Links"),
    "links_about": Words(
        "Wie zo'n link opent, is binnen. Geef ieder een eigen link, dan kunt u er één intrekken.",
        "Whoever opens such a link is in. Give each person one of their own, so that you can withdraw one.",
    ),
    "links_none": Words("Er zijn nog geen links.", "There are no links yet."),
    "link_for": Words("Voor wie of waarvoor", "For whom or what for"),
    "link_role": Words("Als", "As"),
    "link_make": Words("Link maken", "Make a link"),
    "link_end": Words("Intrekken", "Withdraw"),
    "link_shown": Words("Link", "Link"),
    "link_code": Words("QR-code van deze link", "QR code of this link"),
    "devices": Words("Apparaten die binnen zijn", "Devices that are in"),
    "devices_none": Words(
        "Er is geen ander apparaat binnen dan deze computer.", "No device is in except this computer."
    ),
    "device_unnamed": Words("een browser", "a browser"),
    "device_this": Words("dit apparaat", "this device"),
    "device_end": Words("Afmelden", "Sign out"),
    "through_password": Words("wachtwoord", "password"),
    "through_card": Words("kaart", "card"),
    "through_link": Words("link", "link"),
    "in_title": Words("Aanmelden", "Sign in"),
    "in_about": Words(
        "Voor de secretaris en wie de avond helpt leiden. Leden openen de link van hun kaart.",
        "For the secretary and who helps to run the evening. Members open the link of their card.",
    ),
    "in_role": Words("Ik ben", "I am"),
    "in_do": Words("Aanmelden", "Sign in"),
    "in_none": Words(
        "Er is nog geen wachtwoord. Op de computer waarop Windroos draait, stelt u er bij Rechten een in.",
        "There is no password yet. Set one at Rights, on the computer that runs Windroos.",
    ),
    "in_already": Words("U bent al aangemeld als {role}.", "You are signed in already as {role}."),
    "out_do": Words("Afmelden", "Sign out"),
}

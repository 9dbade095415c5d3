"""What can be wrong when the page is started."""

from __future__ import annotations

from windroos.text.words import Trouble, Words


def _trouble(nl: str, en: str, nl_hint: str, en_hint: str) -> Trouble:
    return Trouble(Words(nl, en), Words(nl_hint, en_hint))


TROUBLE: dict[str, Trouble] = {
    "serve_packages": _trouble(
        "Voor de bladzijde ontbreekt een pakket ({package}).",
        "The page lacks a package ({package}).",
        "Start python3 run.py één keer met internet; daarna gaat het altijd zonder. Tellen en spelen in de terminal "
        "kan nu al: python3 run.py help.",
        "Start python3 run.py once with the internet; after that it never needs it. Counting and playing in the "
        "terminal work already: python3 run.py help.",
    ),
    "serve_folder": _trouble(
        "In de map {folder} kan niets worden bewaard: {reason}.",
        "Nothing can be kept in the folder {folder}: {reason}.",
        "Noem een map waarin u mag schrijven: --data MAP.",
        "Name a folder that you may write in: --data FOLDER.",
    ),
    "serve_taken": _trouble(
        "Een ander programma gebruikt de map {folder} al.",
        "Another program uses the folder {folder} already.",
        "Stop de Windroos die daar draait, of noem een andere map: --data MAP.",
        "Stop the Windroos that runs there, or name another folder: --data FOLDER.",
    ),
    "serve_other_reach": _trouble(
        "Windroos draait al, maar alleen op deze computer: {address}.",
        "Windroos is running already, but on this computer alone: {address}.",
        "Stop die eerst met Ctrl-C in zijn eigen venster, en start dan opnieuw met --lan.",
        "Stop that one first with Ctrl-C in its own window, and then start again with --lan.",
    ),
    "serve_port_refused": _trouble(
        "Poort {port} mag niet worden gebruikt: {reason}.",
        "Port {port} may not be used: {reason}.",
        "Kies een poort boven 1023: --port 8136.",
        "Choose a port above 1023: --port 8136.",
    ),
    "serve_no_port": _trouble(
        "De poorten {port} tot en met {last} zijn allemaal bezet.",
        "The ports {port} to {last} are all taken.",
        "Kies een andere: --port 9000.",
        "Choose another: --port 9000.",
    ),
    "serve_port": _trouble(
        "'{port}' is geen poort.",
        "'{port}' is no port.",
        "Een poort is een getal van 1 tot en met 65535; gewoon is 8136.",
        "A port is a number from 1 to 65535; 8136 is usual.",
    ),
}

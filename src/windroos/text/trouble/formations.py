"""Lists of special formations that cannot be used: the codes of HouseError that `windroos.rules.bmj` raises."""

from __future__ import annotations

from windroos.text.words import Trouble, Words

TROUBLE: dict[str, Trouble] = {
    "formations_unreadable": Trouble(
        Words("{file} kan niet worden gelezen ({reason}).", "{file} cannot be read ({reason})."),
        Words("Geef een tekstbestand in UTF-8.", "Give a text file in UTF-8."),
    ),
    "formations_large": Trouble(
        Words("{file} is te lang voor een lijst van spellen.", "{file} is too long for a list of hands."),
        Words(
            "Gebruik ten hoogste {most} tekens, en {dots} punten op een regel.",
            "Use {most} characters at most, and {dots} dots on a line.",
        ),
    ),
    "formations_toml": Trouble(
        Words(
            "{file}, regel {line}: dit is geen geldige TOML ({reason}).",
            "{file}, line {line}: this is not valid TOML ({reason}).",
        ),
        Words(
            'Elke regel is `sleutel = waarde`, met teksten tussen aanhalingstekens, bijvoorbeeld `nl = "Jadespel"`.',
            'Every line is `key = value`, with texts between quotation marks, for instance `en = "Jade"`.',
        ),
    ),
    "formations_key": Trouble(
        Words("{file}: de sleutel `{key}` bestaat niet.", "{file}: there is no key `{key}`."),
        Words(
            "Een lijst kent: {allowed}; al het andere hoort onder een [[formation]].",
            "A list knows: {allowed}; everything else belongs under a [[formation]].",
        ),
    ),
    "formation_key": Trouble(
        Words("{file} [{row}]: de sleutel `{key}` bestaat niet.", "{file} [{row}]: there is no key `{key}`."),
        Words("Een formatie kent: {allowed}.", "A formation knows: {allowed}."),
    ),
    "formation_type": Trouble(
        Words(
            "{file} {where}`{key} = {value}` is niet het soort waarde dat hier hoort.",
            "{file} {where}`{key} = {value}` is not the kind of value that belongs here.",
        ),
        Words("Schrijf bijvoorbeeld `{key} = {example}`.", "Write for instance `{key} = {example}`."),
    ),
    "formation_choice": Trouble(
        Words("{file} {where}`{key}` kan niet {value} zijn.", "{file} {where}`{key}` cannot be {value}."),
        Words("Kies uit: {allowed}.", "Choose from: {allowed}."),
    ),
    "formation_missing": Trouble(
        Words("{file} [{row}]: `{key}` ontbreekt.", "{file} [{row}]: `{key}` is missing."),
        Words(
            "Voeg een regel toe als `{key} = {example}`; alleen een rij die al in de lijst staat mag onvolledig zijn.",
            "Add a line such as `{key} = {example}`; only a row that is in the list already may be incomplete.",
        ),
    ),
    "formation_id": Trouble(
        Words("{file}: `{row}` kan geen id zijn.", "{file}: `{row}` cannot be an id."),
        Words(
            "Een id bestaat uit kleine letters, cijfers en _, bijvoorbeeld `acht_draken`.",
            "An id is made of small letters, digits and _, for instance `acht_draken`.",
        ),
    ),
    "formation_twice": Trouble(
        Words("{file}: er zijn twee rijen met id `{row}`.", "{file}: there are two rows with id `{row}`."),
        Words("Voeg ze samen, of geef er een een ander id.", "Join them, or give one of them another id."),
    ),
    "formation_not_there": Trouble(
        Words(
            "{file}: `drop` noemt `{row}`, maar die rij staat niet in de lijst.",
            "{file}: `drop` names `{row}`, but that row is not in the list.",
        ),
        Words("In de lijst staan: {allowed}.", "In the list are: {allowed}."),
    ),
    "formation_kinds": Trouble(
        Words(
            "{file} [{row}]: {keys} kunnen niet samen in een rij staan.",
            "{file} [{row}]: {keys} cannot stand together in one row.",
        ),
        Words(
            "Kies een: `groups` voor een manier, `forms` voor meer manieren, `situation` voor een hemelspel.",
            "Choose one: `groups` for one way, `forms` for several ways, `situation` for a hand from heaven.",
        ),
    ),
    "formation_group": Trouble(
        Words(
            "{file} [{row}] {key}: in `{group}` is `{word}` niet te begrijpen.",
            "{file} [{row}] {key}: in `{group}`, `{word}` cannot be understood.",
        ),
        Words("Een groep is: {allowed}.", "A group is: {allowed}."),
    ),
    "formation_size": Trouble(
        Words(
            "{file} [{row}] {key}: `{groups}` is {tiles:# steen|# stenen}, geen 14.",
            "{file} [{row}] {key}: `{groups}` is {tiles:# tile|# tiles}, not 14.",
        ),
        Words(
            "Vul de groepen aan of maak ze kleiner; een kong telt als drie stenen.",
            "Add to the groups or make them smaller; a kong counts as three tiles.",
        ),
    ),
    "formation_impossible": Trouble(
        Words(
            "{file} [{row}] {key}: `{groups}` kan niet, want er zijn maar vier stenen van elke soort.",
            "{file} [{row}] {key}: `{groups}` cannot be made, for there are only four tiles of each kind.",
        ),
        Words("Kies ruimere groepen.", "Choose wider groups."),
    ),
    "formation_wide": Trouble(
        Words(
            "{file} [{row}] {key}: `{groups}` kan op wel {width:# manier|# manieren}; hoogstens {most} gaan in de "
            "tabel.",
            "{file} [{row}] {key}: `{groups}` can be made in up to {width:# way|# ways}; at most {most} fit the table.",
        ),
        Words(
            "Kies nauwere groepen; alleen zeven paren mogen alle soorten stenen zijn.",
            "Choose narrower groups; only seven pairs may be of all kinds.",
        ),
    ),
    "formation_pairs_open": Trouble(
        Words(
            "{file} [{row}]: zeven paren zijn altijd een gesloten formatie.",
            "{file} [{row}]: seven pairs are always a closed formation.",
        ),
        Words("Schrijf `open = false` (regel 94).", "Write `open = false` (rule 94)."),
    ),
    "formation_waiting": Trouble(
        Words(
            '{file} [{row}]: `waiting = "{group}"` is geen dertiental stenen waarop gewacht kan worden.',
            '{file} [{row}]: `waiting = "{group}"` is not thirteen tiles that one can wait with.',
        ),
        Words(
            'Noem dertien stenen, bijvoorbeeld "1112345678999a", in een rij met `groups` of `forms`.',
            'Name thirteen tiles, for instance "1112345678999a", in a row with `groups` or `forms`.',
        ),
    ),
}

"""What can be wrong with circumstances that Hong Kong mahjong knows and other books do not, or the other way round."""

from __future__ import annotations

from windroos.text.words import Trouble, Words

TROUBLE: dict[str, Trouble] = {
    "no_dragon_round": Trouble(
        Words(
            "De ronde van de groene draak doet hier niet mee ({rules}).", "{rules} has no round of the green dragon."
        ),
        Words(
            "De wind van de ronde is Oost, Zuid, West of Noord; bij de toernooiregels helpt dragon_round=true.",
            "The wind of the round is E, S, W or N; the Dutch tournament rules take dragon_round=true.",
        ),
    ),
    "no_north_seat": Trouble(
        Words("Met drie spelers zit er niemand op Noord.", "With three players nobody sits North."),
        Words(
            "De plaatsen zijn Oost, Zuid en West; of zet de optie players op 4.",
            "The seats are East, South and West; or set the option players to 4.",
        ),
    ),
    "no_seasons_claim": Trouble(
        Words(
            "Mahjong met {count:# seizoen|# seizoenen} en willekeurige stenen bestaat niet bij {rules}.",
            "{rules} has no mahjong with {count:# season|# seasons} and any tiles.",
        ),
        Words(
            "Schrijf de winnende steen met een +; seasons= geldt alleen bij hongkong.",
            "Write the winning tile with a +; seasons= holds for hongkong alone.",
        ),
    ),
    "no_concealed_robbery": Trouble(
        Words(
            "{tile} kan niet van een dichte kong geroofd zijn: dat mag bij {rules} niet.",
            "{tile} cannot have been robbed from a concealed kong: {rules} does not allow it.",
        ),
        Words(
            "Laat concealed-kong weg als de kong een open pung was.",
            "Leave out concealed-kong if the kong had been an open pung.",
        ),
    ),
    "orphans_alone_rob_concealed": Trouble(
        Words(
            "{tile} kan niet van een dichte kong geroofd zijn: dat mag alleen voor dertien wezen.",
            "{tile} cannot have been robbed from a concealed kong: only thirteen orphans may do that.",
        ),
        Words(
            "Laat concealed-kong weg als de kong een open pung was; anders is dit geen mahjong.",
            "Leave out concealed-kong if the kong had been an open pung; else this is no mahjong.",
        ),
    ),
}

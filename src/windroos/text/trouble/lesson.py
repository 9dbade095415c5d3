"""What can be wrong with what is asked of a lesson."""

from __future__ import annotations

from windroos.text.words import Trouble, Words

TROUBLE: dict[str, Trouble] = {
    "lesson_step": Trouble(
        Words("Deze les heeft geen stap met dat nummer.", "This lesson has no step with that number."),
        Words(
            "Hij telt {count:# stap|# stappen}: begin bij de eerste.",
            "It has {count:# step|# steps}: begin at the first.",
        ),
    ),
    "lesson_answer": Trouble(
        Words("Dit antwoord hoort niet bij deze stap.", "This answer does not belong to this step."),
        Words("Ga terug naar de stap en kies opnieuw.", "Go back to the step and choose again."),
    ),
    "lesson_count": Trouble(
        Words(
            "U koos {picked:# steen|# stenen}; er worden er {count} gevraagd.",
            "You chose {picked:# tile|# tiles}; {count:# is|# are} asked for.",
        ),
        Words("Tik een steen nog eens aan om hem los te laten.", "Tap a tile again to let it go."),
    ),
}

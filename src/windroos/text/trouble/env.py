"""What can be wrong with what an environment is given."""

from __future__ import annotations

from windroos.text.words import Trouble, Words

TROUBLE: dict[str, Trouble] = {
    "env_packages": Trouble(
        Words("Voor deze omgeving zijn PettingZoo en NumPy nodig.", "This environment needs PettingZoo and NumPy."),
        Words("Installeer ze met: pip install 'windroos[env]'.", "Install them with: pip install 'windroos[env]'."),
    ),
    "env_action": Trouble(
        Words("De actie {action} mag nu niet.", "The action {action} may not be done now."),
        Words("Kies wat het masker toestaat: {known}.", "Choose what the mask allows: {known}."),
    ),
}

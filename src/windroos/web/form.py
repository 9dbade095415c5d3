"""What somebody sent by a form, whoever took it."""

from __future__ import annotations

from collections.abc import Mapping

Form = Mapping[str, str]
"""The fields of a form by name; of several of one name the last."""

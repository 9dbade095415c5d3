"""House rules: a file of changes on top of a rule set.

    name = "De Rode Draak"
    rules = "groenehart2011"          # the book to begin with
    formations = "onze-lijst.toml"    # 144 rules only: the club's own list of special formations

    [options]                         # as `windroos rules show groenehart2011` lists them
    minimum = 1

    [items.schoon]                    # an item by its id: what is not named stays as it is
    doubles = 2                       # points, doubles, fan or limit: what the item brings
    name = "Halve kleur"              # another name, or nl = "..." and en = "..."

    [items.pe_ling]
    count = false                     # switched off

House rules score under their own name and digest. A rename alone does not change the digest.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from windroos.books import catalog
from windroos.errors import HouseError, OptionError
from windroos.rules.rule import Entry, Heading, Options, Part, RuleSet, Value
from windroos.rules.rules import Rules, assemble, checked, checked_value
from windroos.rules.scheme import Scheme
from windroos.rules.special import Formations
from windroos.rules.toml_text import SHOWN, TomlReader, near, text_of
from windroos.text.words import LANGS, Words

_FILE_KEYS: Final = ("name", "rules", "formations", "options", "items")
_WORDS: Final = ("name", *LANGS)
_MOST: Final = {"points": 1_000_000, "doubles": 30, "fan": 1_000, "limit": 1_000_000}
"""The awards a file may change, and the most that each may be."""


@dataclass(frozen=True, slots=True)
class House:
    """House rules that have been read and checked.

    rules    ready to score; `rules.name` and `rules.digest` are the house's own
    names    the entries that are called otherwise here
    changes  what differs from the book: `minimum`, `schoon.doubles`, ... with the value in the file
    """

    name: str
    rules: Rules
    names: Mapping[str, Words]
    changes: tuple[tuple[str, Value], ...]


def load_house(source: Path | str, options: Options | None = None) -> House:
    """House rules from a file (a Path) or from TOML text (a str), with `options` on top of what it says.

    Raises:
        HouseError: whatever is wrong in the file, with its name, the line where it can be told, and the key.
        OptionError: an option in `options` that the rule set does not know, or a value that it does not take.
    """
    return _load(source, options or {}, "", may_name_files=True)


def load_sent_house(text: str, options: Options | None = None, rules: str = "") -> House:
    """House rules as somebody sent them: they may name no file of this machine, and build on `rules` if that is given.

    Raises:
        HouseError: as `load_house`; `house_alone`, `house_other`.
        OptionError: an option in `options` that the rule set does not know, or a value that it does not take.
    """
    return _load(text, options or {}, rules, may_name_files=False)


def _load(source: Path | str, options: Options, rules: str, *, may_name_files: bool) -> House:
    reader = _HouseReader(source.name if isinstance(source, Path) else "TOML", text_of(source, "house_unreadable"))
    tree = reader.tree()
    base = reader.base(tree)
    if rules not in ("", base.id):
        reader.fail("house_other", "rules", rules=rules, base=base.id)
    if not may_name_files and "formations" in tree:
        reader.fail("house_alone", "formations")
    wanted = reader.options(tree, base)
    values = checked(base, {**wanted, **options})
    items = reader.items(tree, base, values)
    headings = tuple(
        Heading(heading.id, tuple(items.get(entry.id, entry) for entry in heading.entries))
        for heading in base.table(values)
    )
    name = reader.name(tree, source.stem if isinstance(source, Path) else base.id)
    formations = reader.formations(tree, base, source.parent if isinstance(source, Path) else Path())
    made = assemble(base, values, headings, base.policy(values), name, formations)
    return House(name, made, reader.names(tree), _changes(tree, wanted))


def _changes(tree: Mapping[str, Any], options: Options) -> tuple[tuple[str, Value], ...]:
    """Everything that the file changes in the count, in its own order."""
    changes = list(options.items())
    for id, item in tree.get("items", {}).items():
        changes.extend((f"{id}.{key}", value) for key, value in item.items() if key not in _WORDS)
    if "formations" in tree:
        changes.append(("formations", tree["formations"]))
    return tuple(changes)


class _HouseReader(TomlReader):
    """Checks one file of house rules."""

    error = HouseError
    broken = "house_toml"
    large = "house_large"

    def tree(self) -> dict[str, Any]:
        """The file as TOML; its own keys are known and its tables are tables."""
        tree = super().tree()
        for key in tree:
            if key not in _FILE_KEYS:
                self.fail("house_key", key, known=", ".join(_FILE_KEYS))
        for key in ("options", "items"):
            if not isinstance(tree.get(key, {}), dict):
                self.fail("house_type", key, wanted=f"[{key}]")
        return tree

    def base(self, tree: Mapping[str, Any]) -> RuleSet:
        """The rule set that the file builds on."""
        id = tree.get("rules")
        if id is None:
            self.fail("house_base", known=", ".join(catalog.IDS))
        if id not in catalog.IDS:
            self.fail("house_no_rules", "rules", rules=str(id)[:SHOWN], known=", ".join(catalog.IDS))
        return catalog.rule_set(id)

    def name(self, tree: Mapping[str, Any], otherwise: str) -> str:
        """The name of the house rules."""
        name = tree.get("name", otherwise)
        if not _is_name(name):
            self.fail("house_type", "name", wanted='"De Rode Draak"')
        return str(name)

    def options(self, tree: Mapping[str, Any], base: RuleSet) -> dict[str, Value]:
        """The options that the file sets."""
        found: dict[str, Value] = {}
        for id, value in tree.get("options", {}).items():
            option = base.option(id)
            if option is None:
                known = tuple(option.id for option in base.options)
                self.fail("house_no_option", "options", id, option=id[:SHOWN], rules=base.id, near=near(id, known))
            try:
                found[id] = checked_value(option, value)
            except OptionError as wrong:
                self.fail("house_option", "options", id, **wrong.values)
        return found

    def items(self, tree: Mapping[str, Any], base: RuleSet, values: Options) -> dict[str, Entry]:
        """The entries that the file changes."""
        entries = {entry.id: entry for heading in base.table(values) for entry in heading.entries}
        found: dict[str, Entry] = {}
        for id, item in tree.get("items", {}).items():
            if id not in entries:
                self.fail("house_no_item", "items", id, item=id[:SHOWN], rules=base.id, near=near(id, tuple(entries)))
            if not isinstance(item, dict):
                self.fail("house_type", "items", id, wanted=f"[items.{id}]")
            found[id] = self.entry(item, entries[id], base.scheme)
        return found

    def entry(self, item: Mapping[str, Any], entry: Entry, scheme: Scheme) -> Entry:
        """One entry with what the file says of it."""
        awards = awards_of(entry, scheme)
        for key, value in item.items():
            path = ("items", entry.id, key)
            if key in _WORDS:
                if not _is_name(value):
                    self.fail("house_type", *path, wanted='"..."')
            elif key == "count":
                if not isinstance(value, bool):
                    self.fail("house_type", *path, wanted="true, false")
            elif key in _MOST:
                if key not in awards:
                    self.fail("house_award", *path, item=entry.id, award=key, known=", ".join(awards) or "-")
                if type(value) is not int or not 0 <= value <= _MOST[key]:
                    self.fail("house_type", *path, wanted=f"0..{_MOST[key]}")
            else:
                self.fail("house_key", *path, known=", ".join((*_MOST, "count", *_WORDS)))
        return replace(
            entry,
            points=item.get("points", entry.points),
            doubles=item.get("doubles", entry.doubles),
            fan=item.get("fan", entry.fan),
            limit=item.get("limit", entry.limit),
            active=item.get("count", entry.active),
        )

    def names(self, tree: Mapping[str, Any]) -> dict[str, Words]:
        """The names that the file gives; one language stands for both."""
        found: dict[str, Words] = {}
        for id, item in tree.get("items", {}).items():
            one = next((item[key] for key in _WORDS if item.get(key)), None)
            if one is not None:
                found[id] = Words(*(item.get(lang, one) for lang in LANGS))
        return found

    def formations(self, tree: Mapping[str, Any], base: RuleSet, folder: Path) -> Formations | None:
        """The club's own list of special formations."""
        file = tree.get("formations")
        if file is None:
            return None
        if base.formations is None:
            self.fail("house_no_formations", "formations", rules=base.id)
        if not isinstance(file, str):
            self.fail("house_type", "formations", wanted='"lijst.toml"')
        from windroos.rules.bmj import load_formations  # only where a club has a list of its own

        return load_formations(folder / file)


def _is_name(value: object) -> bool:
    """A text that can be printed on a line."""
    return isinstance(value, str) and bool(value.strip()) and value.isprintable()


def awards_of(entry: Entry, scheme: Scheme) -> tuple[str, ...]:
    """What of an entry's worth may be changed, so that its total is still computed as its book says."""
    if entry.part in (Part.FORMATION, Part.STAKE):
        return ()
    if not scheme.doubles:
        return () if entry.limit else ("fan",)
    return ("limit",) if entry.limit else ("points", "doubles")

"""Passwords: which may be, how they are kept, and how often anybody may try."""

from __future__ import annotations

import pytest

from tests.web.conftest import apart
from windroos.web.budget import Budget
from windroos.web.passwords import (
    LEAST,
    MOST,
    PER_HOUR,
    PER_HOUR_EACH,
    PER_MINUTE,
    PasswordError,
    Passwords,
    new_passed,
    passed_mark,
)
from windroos.web.tokens import Token

GOOD = "rode draak pong"


def refusal(password: str) -> str:
    """The code by which a new password is refused, "" where it is taken."""

    async def go() -> str:
        try:
            await Passwords().hashed(password)
        except PasswordError as wrong:
            return wrong.code
        return ""

    return apart(go())


@pytest.mark.parametrize(
    ("password", "code"),
    [
        ("elf tekens!", "password_short"),
        ("te    veel     wit", "password_short"),
        ("a" * (MOST + 1), "password_long"),
        ("aaaaaaaaaaaaaaa", "password_simple"),
        ("abcabcabcabcabc", "password_simple"),
        ("123456789012345", "password_simple"),
        ("qwertyuiopasdfgh", "password_simple"),
        ("0987654321098765", "password_simple"),
        (GOOD, ""),
        ("t" + "3r4q5x" * 12, ""),
        ("twaalf teken", ""),
    ],
)
def test_what_cannot_be_a_password_is_said(password: str, code: str) -> None:
    assert LEAST == 12
    assert 64 <= MOST <= 128
    assert refusal(password) == code


@pytest.mark.parametrize(
    "password", ["één zeker woord", "draak 🀄 en wind 🀀", "東南西北中發白一二三四五", "a\u00a0b\u2003c d e f g h"]
)
def test_every_sign_may_be_in_a_password(password: str) -> None:
    assert refusal(password) == ""


def test_no_password_is_cut_off() -> None:
    """Who types one sign more than was kept does not come in, however long it is."""
    long = "rode draak " * 11 + "pong!!!"
    assert len(long) == MOST

    async def go() -> list[str]:
        passwords = Passwords()
        kept = await passwords.hashed(long)
        codes = []
        for typed in (long, long[:-1], long + "!", long + "!" * 500):
            try:
                await passwords.check(kept, typed, "203.0.113.9")
                codes.append("")
            except PasswordError as wrong:
                codes.append(wrong.code)
        return codes

    assert apart(go()) == ["", "password_wrong", "password_wrong", "password_wrong"]


def test_what_is_kept_is_argon2id_as_strong_as_asked() -> None:
    async def go() -> list[str]:
        passwords = Passwords()
        return [await passwords.hashed(GOOD) for _ in range(2)]

    one, other = apart(go())
    assert one != other, "each has a salt of its own"
    assert one.startswith("$argon2id$v=19$m=32768,t=2,p=1$")


def test_tries_are_counted_by_address_and_by_password() -> None:
    """Whoever tries from a thousand addresses tries no more often than from fifty."""

    async def go() -> list[str]:
        passwords = Passwords(Budget(1, 1000), account=Budget(0.001, 3))
        kept, codes = await passwords.hashed(GOOD), []
        for at in range(5):
            try:
                await passwords.check(kept, "witte draak pong", f"203.0.113.{at}")
            except PasswordError as wrong:
                codes.append(wrong.code)
        return codes

    assert (PER_MINUTE, PER_HOUR) == (5, 50)
    assert apart(go()) == ["password_wrong"] * 3 + ["password_tries"] * 2


def tried(passwords: Passwords, kept: str, *tries: tuple[str, str, str]) -> list[str]:
    """The codes of tries, "" where one comes in: what is typed, from which address, by which browser."""

    async def go() -> list[str]:
        codes = []
        for typed, address, browser in tries:
            try:
                await passwords.check(kept, typed, address, browser)
                codes.append("")
            except PasswordError as wrong:
                codes.append(wrong.code)
        return codes

    return apart(go())


def test_who_guesses_from_many_addresses_does_not_shut_out_whose_password_it_is() -> None:
    passwords = Passwords(account=Budget(0.001, 3))
    kept = apart(passwords.hashed(GOOD))
    guesses = [("witte draak pong", f"203.0.113.{at}", "") for at in range(4)]
    assert tried(passwords, kept, *guesses)[-1] == "password_tries"
    assert tried(passwords, kept, (GOOD, "198.51.100.7", "mark"), (GOOD, "198.51.100.7", "")) == ["", "password_tries"]
    assert tried(passwords, kept, (GOOD, guesses[0][1], "mark")) == [""], "also at the same address"


def test_a_browser_that_came_in_before_guesses_no_more_than_an_address() -> None:
    passwords = Passwords(Budget(0.001, 3), lately=Budget(0.001, 2))
    kept = apart(passwords.hashed(GOOD))
    assert tried(passwords, kept, *[("x", f"203.0.113.{at}", "mark") for at in range(3)]) == [
        *["password_wrong"] * 2, "password_tries",
    ]  # fmt: skip
    assert tried(passwords, kept, ("x", "203.0.113.9", "other")) == ["password_wrong"], "each for itself"


def test_one_address_alone_does_not_use_up_what_all_have() -> None:
    passwords = Passwords(Budget(1000, 1000))
    kept = apart(passwords.hashed(GOOD))
    assert PER_HOUR_EACH < PER_HOUR / 2
    codes = tried(passwords, kept, *[("x", "203.0.113.9", "")] * (PER_HOUR + 1))
    assert codes.count("password_wrong") == PER_HOUR_EACH
    assert tried(passwords, kept, (GOOD, "198.51.100.7", "")) == [""]


def test_a_cookie_is_of_one_password_and_of_no_other_and_everybody_has_his_own() -> None:
    one, other = apart(Passwords().hashed(GOOD)), apart(Passwords().hashed(GOOD))
    token = new_passed(one)
    assert len(passed_mark(one, token)) == 32
    assert passed_mark(one, token) != passed_mark(one, new_passed(one))
    assert passed_mark(other, token) == "", "the same word set anew is another password"
    assert passed_mark("", new_passed("")) == "", "no password was set"
    assert passed_mark(one, None) == ""
    assert passed_mark(one, Token("device", token.id)) == "", "what was signed for something else"

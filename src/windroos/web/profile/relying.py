"""What passkeys are held to: WebAuthn's relying party of this house, and the challenges that it asks to be signed.

A challenge is the digest of a signed token that the browser keeps as a cookie for some minutes: no process has to
remember it, nobody but that browser can answer it, and what answered it is kept with the player, so that it is answered
once. Nothing is asked of the make of an authenticator (attestation), but that it asks its holder for his finger, face
or code.
"""

from __future__ import annotations

import hashlib
import json
import secrets
import time
from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple
from urllib.parse import urlsplit

from windroos.hosting.errors import TableError
from windroos.hosting.profile import Passkey
from windroos.web.tokens import Token, Tokens

if TYPE_CHECKING:
    from fido2.server import Fido2Server
    from fido2.webauthn import PublicKeyCredentialDescriptor

Purpose = Literal["add", "in"]
LASTS: Final = 300
"""Seconds in which a challenge can be answered."""
ALGORITHMS: Final = (-8, -7, -257)
"""Signatures that are taken, the best first: EdDSA, ES256, RS256."""
MOST_LETTERS: Final = 8_000
"""Of what an authenticator answers."""
MOST_ID: Final = 1023
"""Bytes of the id of a credential, by the standard."""
MILLISECONDS: Final = 1000


class Challenge(NamedTuple):
    """A challenge: when it was made, in seconds; what for; chance; and for whom where one is added."""

    moment: int
    purpose: Purpose
    chance: str
    whom: str = ""

    @property
    def spent(self) -> str:
        """As it is kept after it was answered."""
        return f"{self.moment}-{self.chance}"


class PasskeyAnswer(NamedTuple):
    """What an authenticator answered, before it is checked: whose passkey it says it is, and which."""

    id: str
    passkey: str
    values: Mapping[str, Any]


class RelyingParty:
    """The house, as a passkey knows it: by the name in its address, and by its whole origin."""

    def __init__(self, address: str, tokens: Tokens) -> None:
        parts = urlsplit(address)
        self.origin: Final = f"{parts.scheme}://{parts.netloc}"
        self._name = parts.hostname or ""
        self.is_offered: Final = parts.scheme == "https" or self._name == "localhost"
        """Whether browsers make passkeys for it: over TLS, or on this machine alone."""
        self._tokens = tokens

    @cached_property
    def _server(self) -> Fido2Server:
        from fido2.cose import CoseKey
        from fido2.server import Fido2Server
        from fido2.webauthn import (
            AttestationConveyancePreference,
            PublicKeyCredentialParameters,
            PublicKeyCredentialRpEntity,
            PublicKeyCredentialType,
        )

        entity = PublicKeyCredentialRpEntity(name="Windroos", id=self._name)
        none = AttestationConveyancePreference.NONE
        server = Fido2Server(entity, none, verify_origin=lambda origin: origin == self.origin)
        kind = PublicKeyCredentialType.PUBLIC_KEY
        possible = set(CoseKey.supported_algorithms())
        server.allowed_algorithms = [
            PublicKeyCredentialParameters(type=kind, alg=one) for one in ALGORITHMS if one in possible
        ]
        return server

    def to_add(self, id: str, name: str, held: tuple[Passkey, ...]) -> tuple[dict[str, Any], str]:
        """What a browser is asked that is to make a passkey for a player, as JSON; and the cookie it must come with."""
        from fido2.webauthn import PublicKeyCredentialUserEntity, ResidentKeyRequirement, UserVerificationRequirement

        cookie = self._cookie("add", id)
        user = PublicKeyCredentialUserEntity(id=id.encode(), name=name, display_name=name)
        options, _ = self._server.register_begin(
            user, [_descriptor(one) for one in held], ResidentKeyRequirement.REQUIRED,
            UserVerificationRequirement.REQUIRED, challenge=_digest(cookie),
        )  # fmt: skip
        return _said(options), cookie

    def to_come_in(self) -> tuple[dict[str, Any], str]:
        """What a browser is asked that has a passkey of this house, as JSON; and the cookie it must come with."""
        from fido2.webauthn import UserVerificationRequirement

        cookie = self._cookie("in", "")
        options, _ = self._server.authenticate_begin(None, UserVerificationRequirement.REQUIRED, _digest(cookie))
        return _said(options), cookie

    def _cookie(self, purpose: Purpose, whom: str) -> str:
        challenge = Challenge(int(time.time()), purpose, secrets.token_hex(16), whom)
        return self._tokens.make(Token("asked", "-".join(map(str, challenge))))

    def challenge(self, cookie: str, purpose: Purpose, whom: str = "") -> Challenge:
        """The challenge of a cookie. Raises TableError `passkey_late`: there is none, or it can be answered no more."""
        token = self._tokens.read(cookie)
        parts = token.id.split("-") if token is not None and token.kind == "asked" else []
        if len(parts) != len(Challenge._fields) or (parts[1], parts[3]) != (purpose, whom):
            raise TableError("passkey_late")
        if int(parts[0]) < self.oldest():
            raise TableError("passkey_late")
        return Challenge(int(parts[0]), purpose, parts[2], whom)

    def oldest(self) -> int:
        """The moment, in seconds, before which no challenge can be answered any more."""
        return int(time.time()) - LASTS

    def made(self, cookie: str, text: str, name: str, day: str) -> Passkey:
        """The passkey that was made. Raises TableError `passkey_refused`."""
        from fido2.utils import websafe_encode

        try:
            found = self._server.register_complete(_state(cookie), _read(text))
            credential = found.credential_data
            assert credential is not None
            if credential.public_key.ALGORITHM not in ALGORITHMS or not 0 < len(credential.credential_id) <= MOST_ID:
                raise ValueError("another kind of key")
            id, key = websafe_encode(credential.credential_id), websafe_encode(bytes(credential))
        except Exception as wrong:  # whatever is sent may be anything, and is read by the library
            raise TableError("passkey_refused") from wrong
        return Passkey(id, key, found.counter, name, day)

    def answered(self, text: str) -> PasskeyAnswer:
        """Whose passkey answered, as it says itself. Raises TableError `passkey_refused`."""
        from fido2.utils import websafe_decode

        try:
            values = _read(text)
            whose = websafe_decode(values["response"]["userHandle"]).decode("ascii")
            return PasskeyAnswer(whose, str(values["rawId"]), values)
        except Exception as wrong:
            raise TableError("passkey_refused") from wrong

    def signatures(self, cookie: str, answered: PasskeyAnswer, held: Passkey) -> int:
        """How many a passkey tells of, which has signed what it was asked. Raises TableError `passkey_refused`."""
        from fido2.utils import websafe_decode
        from fido2.webauthn import AttestedCredentialData, AuthenticationResponse

        try:
            credential = AttestedCredentialData(websafe_decode(held.public_key))
            self._server.authenticate_complete(_state(cookie), [credential], answered.values)
            return AuthenticationResponse.from_dict(answered.values).response.authenticator_data.counter
        except Exception as wrong:
            raise TableError("passkey_refused") from wrong


def _digest(cookie: str) -> bytes:
    return hashlib.sha256(cookie.encode()).digest()


def _state(cookie: str) -> dict[str, Any]:
    """What the library is told that it asked."""
    from fido2.utils import websafe_encode
    from fido2.webauthn import UserVerificationRequirement

    return {"challenge": websafe_encode(_digest(cookie)), "user_verification": UserVerificationRequirement.REQUIRED}


def _descriptor(held: Passkey) -> PublicKeyCredentialDescriptor:
    from fido2.utils import websafe_decode
    from fido2.webauthn import PublicKeyCredentialDescriptor, PublicKeyCredentialType

    return PublicKeyCredentialDescriptor(type=PublicKeyCredentialType.PUBLIC_KEY, id=websafe_decode(held.id))


def _said(options: Any) -> dict[str, Any]:
    """Options as JSON, with the time that they may take."""
    said: dict[str, Any] = json.loads(json.dumps(dict(options), default=dict))["publicKey"]
    return {**said, "timeout": LASTS * MILLISECONDS}


def _read(text: str) -> dict[str, Any]:
    """What was sent, as far as it is an object. Raises ValueError."""
    values = json.loads(text)
    if not isinstance(values, dict):
        raise ValueError("no object")
    return values

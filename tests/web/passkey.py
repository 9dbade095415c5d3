"""An authenticator of the tests: it makes passkeys and answers with them as a phone does, also wrongly."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass, field
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from fido2.cose import ES256
from fido2.utils import websafe_decode, websafe_encode
from fido2.webauthn import (
    Aaguid,
    AttestationObject,
    AttestedCredentialData,
    AuthenticatorData,
    CollectedClientData,
)
from playwright.sync_api import Page

FLAG = AuthenticatorData.FLAG


@dataclass
class Authenticator:
    """A passkey on a phone.

    origin     of the page that asks
    rp         the name for which it was made
    signed     how often it has signed
    verifies   whether it asked for a finger
    """

    origin: str
    rp: str
    id: bytes = b"passkey-1"
    signed: int = 0
    verifies: bool = True
    user: str = ""
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))

    def _data(self, credential: bytes = b"") -> AuthenticatorData:
        flags = FLAG.UP | (FLAG.UV if self.verifies else FLAG(0)) | (FLAG.AT if credential else FLAG(0))
        data: AuthenticatorData = AuthenticatorData.create(
            hashlib.sha256(self.rp.encode()).digest(), flags, self.signed, credential
        )
        return data

    def _client(self, kind: str, challenge: str) -> CollectedClientData:
        return CollectedClientData.create(kind, challenge, self.origin)

    def _said(self, response: dict[str, bytes]) -> str:
        id, said = websafe_encode(self.id), {key: websafe_encode(value) for key, value in response.items()}
        return json.dumps({"id": id, "rawId": id, "type": "public-key", "response": said})

    def make(self, asked: dict[str, Any]) -> str:
        """A passkey for who is asked for."""
        self.user = websafe_decode(asked["user"]["id"]).decode()
        public = ES256.from_cryptography_key(self.key.public_key())  # type: ignore[no-untyped-call]
        credential = AttestedCredentialData.create(Aaguid.NONE, self.id, public)
        client = self._client(CollectedClientData.TYPE.CREATE, asked["challenge"])
        attested = AttestationObject.create("none", self._data(credential), {})
        return self._said({"clientDataJSON": bytes(client), "attestationObject": bytes(attested)})

    def use(self, asked: dict[str, Any]) -> str:
        """What it signs of what is asked."""
        self.signed += 1
        data, client = self._data(), self._client(CollectedClientData.TYPE.GET, asked["challenge"])
        signature = self.key.sign(bytes(data) + client.hash, ec.ECDSA(SHA256()))
        said = {"authenticatorData": bytes(data), "clientDataJSON": bytes(client)}
        return self._said({**said, "signature": signature, "userHandle": self.user.encode()})


class VirtualKey:
    """What Chromium has in the place of a phone: its owner always says yes."""

    def __init__(self, page: Page) -> None:
        self._session = page.context.new_cdp_session(page)
        self._session.send("WebAuthn.enable")
        options = {
            "protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True,
            "isUserVerified": True, "automaticPresenceSimulation": True,
        }  # fmt: skip
        self._id = self._session.send("WebAuthn.addVirtualAuthenticator", {"options": options})["authenticatorId"]

    def be(self, other: VirtualKey) -> VirtualKey:
        """Have the passkeys of another, as those have that are synced between devices."""
        held = other._session.send("WebAuthn.getCredentials", {"authenticatorId": other._id})["credentials"]
        for one in held:
            self._session.send("WebAuthn.addCredential", {"authenticatorId": self._id, "credential": one})
        return self

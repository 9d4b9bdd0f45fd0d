"""Web push: a message that only one browser can read (RFC 8291), from a server that it knows (RFC 8292)."""

from __future__ import annotations

import json
import os
import struct
from typing import NamedTuple
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from coinbox.table.club.notices.sealing import decoded, encoded

RECORD = 4096
LARGEST = 3000
"""So many bytes of a message every push service takes."""
KEPT_SECONDS = 86_400
"""So long a push service keeps a message for a browser that is away."""
VALID_SECONDS = 12 * 3600
POINT_BYTES, SECRET_BYTES = 65, 16


class Subscription(NamedTuple):
    """Where a browser is reached, and what seals messages to it."""

    endpoint: str
    p256dh: str
    auth: str

    def check(self) -> None:
        """ValueError if a browser cannot have said this."""
        if len(decoded(self.auth)) != SECRET_BYTES:
            raise ValueError(self.auth)
        _public(decoded(self.p256dh))


def _public(point: bytes) -> ec.EllipticCurvePublicKey:
    if len(point) != POINT_BYTES:
        raise ValueError(point)
    return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def _derived(secret: bytes, salt: bytes, about: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, about).derive(secret)


def encrypted(message: bytes, to: Subscription) -> bytes:
    """A message for one browser, in one record of `aes128gcm`."""
    theirs, own = decoded(to.p256dh), ec.generate_private_key(ec.SECP256R1())
    point, salt = _point(own.public_key()), os.urandom(16)
    shared = own.exchange(ec.ECDH(), _public(theirs))
    keying = _derived(shared, decoded(to.auth), b"WebPush: info\0" + theirs + point, 32)
    key = _derived(keying, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(keying, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + struct.pack(">IB", RECORD, len(point)) + point
    return head + AESGCM(key).encrypt(nonce, message + b"\x02", None)


class Vapid:
    """The key by which push services know this server."""

    def __init__(self, private: str) -> None:
        self._key = ec.derive_private_key(int.from_bytes(decoded(private), "big"), ec.SECP256R1())
        self.public = encoded(_point(self._key.public_key()))

    @staticmethod
    def new() -> str:
        """A new private key as a text."""
        made = ec.generate_private_key(ec.SECP256R1())
        return encoded(made.private_numbers().private_value.to_bytes(32, "big"))

    def headers(self, endpoint: str, contact: str, now: float) -> dict[str, str]:
        """What a push service wants to see beside a message."""
        parts = urlsplit(endpoint)
        said = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(now) + VALID_SECONDS, "sub": contact}
        words = [encoded(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, said)]
        signature = self._key.sign(".".join(words).encode(), ec.ECDSA(hashes.SHA256()))
        both = b"".join(number.to_bytes(32, "big") for number in decode_dss_signature(signature))
        return {
            "Authorization": f"vapid t={'.'.join([*words, encoded(both)])}, k={self.public}",
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT_SECONDS),
            "Urgency": "normal",
        }

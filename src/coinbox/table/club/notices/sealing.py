"""What is kept sealed: addresses and keys in the store can be read only with a key that is not in it."""

from __future__ import annotations

import base64
import hashlib
import hmac
import os
import secrets
from pathlib import Path

from coinbox.kernel.errors import CoinboxError
from coinbox.text import say
from coinbox.text.errors import file_error

VARIABLE = "COINBOX_NOTICES_KEY"
FILE = "notices.key"
KEY_BYTES, NONCE_BYTES = 32, 12
SHORT = 22
"""So many characters of a signature stand in a link: 132 bits."""


class Unsealed(Exception):
    """Something was sealed with another key, or is damaged."""


class Seal:
    """Seals with one key, and signs links with another that is made of it."""

    def __init__(self, key: bytes) -> None:
        from cryptography.hazmat.primitives.ciphers.aead import AESGCM

        self._cipher = AESGCM(key)
        self._signing = hmac.digest(key, b"coinbox notices: links", "sha256")

    def seal(self, text: str, about: str) -> str:
        """A text that only this key opens, and only under what it is about."""
        nonce = secrets.token_bytes(NONCE_BYTES)
        return encoded(nonce + self._cipher.encrypt(nonce, text.encode(), about.encode()))

    def open(self, sealed: str, about: str) -> str:
        from cryptography.exceptions import InvalidTag

        try:
            body = decoded(sealed)
            return self._cipher.decrypt(body[:NONCE_BYTES], body[NONCE_BYTES:], about.encode()).decode()
        except (InvalidTag, ValueError) as error:
            raise Unsealed from error

    def token(self, purpose: str, about: str) -> str:
        """What a link says, so that who opens it may do this one thing without a key of his own."""
        return f"{about}.{self._signature(purpose, about)}"

    def meant(self, purpose: str, token: str) -> str | None:
        """What a link is about; None if nobody here has made it."""
        about, _, signature = token.partition(".")
        fits = hmac.compare_digest(signature.encode(), self._signature(purpose, about).encode())
        return about if fits else None

    def _signature(self, purpose: str, about: str) -> str:
        return encoded(hmac.digest(self._signing, f"{purpose}\0{about}".encode(), hashlib.sha256))[:SHORT]


def encoded(body: bytes) -> str:
    """Bytes in base64url without its padding."""
    return base64.urlsafe_b64encode(body).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """The bytes of a text in base64url, with or without padding; ValueError if it is none."""
    return base64.b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4), b"-_", validate=True)


def key_of(file: Path) -> bytes:
    """The key of the environment, else that of a file, which is made if it is not there."""
    said = os.environ.get(VARIABLE)
    if said:
        return _key(said, f"${VARIABLE}")
    try:
        if not file.exists():
            _make(file)
        return _key(file.read_text(encoding="ascii", errors="replace"), str(file))
    except OSError as error:
        raise file_error(file, error) from error


def _key(text: str, place: str) -> bytes:
    try:
        found = decoded(text.strip())
    except ValueError:
        found = b""
    if len(found) != KEY_BYTES:
        raise CoinboxError(say("en", "error-notices-key", place=place), "error-notices-key", place=place)
    return found


def _make(file: Path) -> None:
    """A new key that nobody else on this machine may read; of two who make one at once, one does."""
    part = file.with_name(f"{file.name}.{secrets.token_hex(4)}")
    with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as made:
        made.write(encoded(secrets.token_bytes(KEY_BYTES)) + "\n")
    try:
        os.link(part, file)
    except FileExistsError:
        pass
    finally:
        part.unlink()

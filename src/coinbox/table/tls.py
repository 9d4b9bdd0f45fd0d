"""Certificates: those that somebody brings, and one that the server makes for itself."""

from __future__ import annotations

import os
import ssl
from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import NamedTuple

from coinbox.table.addresses import wrong
from coinbox.table.limits import address_of
from coinbox.text.errors import system_facts

CERTIFICATE, KEY = "certificate.pem", "certificate.key"
DAYS = 397
RENEWED = timedelta(days=30)
"""A certificate of our own is made anew when so little of its time is left."""


class Certificate(NamedTuple):
    """The files of a certificate, and whether we have made it."""

    file: Path
    key: Path | None
    is_own: bool

    def check(self) -> None:
        """Whether both can be read and belong together, before anything is promised."""
        for file in (self.file, self.key):
            if file is not None:
                try:
                    file.read_bytes()
                except OSError as error:
                    raise wrong("error-file", file=str(file), **system_facts(error)) from error
        try:
            ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER).load_cert_chain(self.file, self.key, password=_no_password)
        except (ssl.SSLError, ValueError) as error:
            raise wrong("error-certificate", file=str(self.file), problem=str(error)) from error

    @property
    def fingerprint(self) -> str:
        """What a friend can compare with what his browser shows."""
        from cryptography import x509
        from cryptography.hazmat.primitives.hashes import SHA256

        found = x509.load_pem_x509_certificate(self.file.read_bytes())
        return found.fingerprint(SHA256()).hex(":").upper()


def _no_password() -> str:
    raise ValueError("the key has a password")


def brought(certificate: Path | None, key: Path | None) -> Certificate | None:
    """The certificate that somebody names; its key may be in the same file."""
    if certificate is None:
        if key is not None:
            raise wrong("error-tls-key")
        return None
    return Certificate(certificate.expanduser(), key.expanduser() if key else None, is_own=False)


def own(folder: Path, names: Iterable[str]) -> Certificate:
    """A certificate of our own for these names, kept in a folder and made anew when it no longer fits."""
    folder.mkdir(parents=True, exist_ok=True)
    found = Certificate(folder / CERTIFICATE, folder / KEY, is_own=True)
    wanted = sorted(set(names))
    if not _fits(found, wanted):
        _make(found, wanted)
    return found


def _fits(certificate: Certificate, names: list[str]) -> bool:
    """Whether it is there, has time left, and holds all names."""
    from cryptography import x509

    try:
        found = x509.load_pem_x509_certificate(certificate.file.read_bytes())
        certificate.check()
        held = found.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    except Exception:  # whatever is wrong with it, a new one is made
        return False
    has = {str(each) for each in held.get_values_for_type(x509.DNSName)}
    has |= {str(each) for each in held.get_values_for_type(x509.IPAddress)}
    return set(names) <= has and found.not_valid_after_utc - datetime.now(UTC) > RENEWED


def _make(certificate: Certificate, names: list[str]) -> None:
    from cryptography import x509
    from cryptography.hazmat.primitives import hashes, serialization
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID

    key = ec.generate_private_key(ec.SECP256R1())
    now = datetime.now(UTC)
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "coinbox")])
    addresses = {text: address_of(text) for text in names}
    alternatives = [
        x509.DNSName(text) if address is None else x509.IPAddress(address) for text, address in addresses.items()
    ]
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=DAYS))
        .add_extension(x509.SubjectAlternativeName(alternatives), critical=False)
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .add_extension(x509.ExtendedKeyUsage([ExtendedKeyUsageOID.SERVER_AUTH]), critical=False)
        .sign(key, hashes.SHA256())
    )
    secret = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    assert certificate.key is not None
    _write_secret(certificate.key, secret)
    certificate.file.write_bytes(made.public_bytes(serialization.Encoding.PEM))


def _write_secret(path: Path, body: bytes) -> None:
    """Write what nobody else on this machine may read."""
    path.unlink(missing_ok=True)
    with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
        file.write(body)

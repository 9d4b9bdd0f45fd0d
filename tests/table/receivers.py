"""Places that notices go to, on this machine: a webhook, the browser behind a push service, a mail server."""

from __future__ import annotations

import json
import socket
import struct
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from coinbox.table.club.notices.sealing import decoded, encoded
from tests.table.server import Json, wait_until


@dataclass
class Received:
    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Json:
        found: Json = json.loads(self.body)
        return found


@dataclass
class Receiver:
    """A server that writes down what it is sent, and answers as a test wants."""

    port: int
    status: int = 200
    got: list[Received] = field(default_factory=list)

    def url(self, path: str = "/hook/secret-place") -> str:
        return f"http://127.0.0.1:{self.port}{path}"

    def wait(self, number: int) -> Received:
        """The last of so many."""
        wait_until(lambda: len(self.got) >= number)
        assert len(self.got) == number, [each.body for each in self.got]
        return self.got[-1]


@contextmanager
def receiver() -> Iterator[Receiver]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            found.got.append(Received(self.path, dict(self.headers), body))
            self.send_response(found.status)
            if found.status in (301, 302, 307):
                self.send_header("Location", found.url("/elsewhere"))
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            """Tests are silent."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    found = Receiver(server.server_address[1])
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield found
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


class Browser:
    """What a browser has of a push subscription, with the key that only it knows (RFC 8291, section 3)."""

    def __init__(self, endpoint: str) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"0123456789abcdef"
        self.point = self.key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        self.where = {"endpoint": endpoint, "p256dh": encoded(self.point), "auth": encoded(self.auth)}

    def read(self, body: bytes) -> Json:
        """Decrypt what a push service hands on, step by step as the standard says, with nothing of coinbox."""
        salt, (size, length) = body[:16], struct.unpack(">IB", body[16:21])
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        assert (size, length) == (4096, 65)
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))
        info = b"WebPush: info\x00" + self.point + sender
        keying = HKDF(hashes.SHA256(), 32, self.auth, info).derive(shared)
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\x00").derive(keying)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\x00").derive(keying)
        plain = AESGCM(key).decrypt(nonce, sealed, None)
        assert plain.endswith(b"\x02")
        found: Json = json.loads(plain[:-1])
        return found


def signed_by(authorization: str, public: str) -> Json:
    """What a server says of itself (RFC 8292), if the signature is that of its key."""
    words = dict(part.strip().split("=", 1) for part in authorization.removeprefix("vapid ").split(","))
    assert words["k"] == public
    head, said, signature = words["t"].split(".")
    raw = decoded(signature)
    made = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(public))
    key.verify(made, f"{head}.{said}".encode(), ec.ECDSA(hashes.SHA256()))
    found: Json = json.loads(decoded(said))
    return found


class Letters:
    """A mail server's box; `refuses` is the answer to who wants to hand over a mail."""

    def __init__(self) -> None:
        self.got: list[Any] = []
        self.refuses: str | None = None

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802
        if self.refuses is not None:
            return self.refuses
        self.got.append(envelope)
        return "250 taken"


@contextmanager
def mail_server() -> Iterator[tuple[Letters, int]]:
    box = Letters()
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
    controller = Controller(box, hostname="127.0.0.1", port=port)
    controller.start()
    try:
        yield box, port
    finally:
        controller.stop()

"""One encrypted push message (RFC 8291) for one browser, signed with our key (VAPID, RFC 8292)."""

import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from struct import pack
from typing import Final

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

RECORD: Final = 4_096
"""Bytes that every push service accepts; our messages are always shorter."""
GOOD_FOR: Final = 12 * 3_600
"""Seconds until a signature expires; the RFC allows a day at most."""
CURVE: Final = ec.SECP256R1()
KEY_BYTES, AUTH_BYTES = 65, 16


def new_private_key() -> str:
    """Generated once per server, and kept with its other secrets."""
    return f"{ec.generate_private_key(CURVE).private_numbers().private_value:064x}"


class Signer:
    """VAPID (RFC 8292): lets a push service identify the sending server."""

    def __init__(self, private_key: str, contact: str) -> None:
        self._key = ec.derive_private_key(int(private_key, 16), CURVE)
        self._contact = contact
        self.public_key = base64(_point(self._key.public_key()))

    def authorization(self, origin: str, now: float) -> str:
        claims = {"aud": origin, "exp": int(now) + GOOD_FOR, "sub": self._contact}
        parts = [base64(msgspec.json.encode(part)) for part in ({"typ": "JWT", "alg": "ES256"}, claims)]
        said = ".".join(parts)
        r, s = decode_dss_signature(self._key.sign(said.encode(), ec.ECDSA(SHA256())))
        signature = base64(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={said}.{signature}, k={self.public_key}"


def encrypt(said: bytes, key: bytes, auth: bytes) -> bytes:
    """RFC 8291, for the holder of this key; ValueError if the key is invalid."""
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, key)
    ours = ec.generate_private_key(CURVE)
    public, salt = _point(ours.public_key()), os.urandom(16)
    secret = _derive(ours.exchange(ec.ECDH(), theirs), auth, b"WebPush: info\0" + key + public, 32)
    cipher = AESGCM(_derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16))
    sealed = cipher.encrypt(_derive(secret, salt, b"Content-Encoding: nonce\0", 12), said + b"\x02", None)
    return salt + pack("!IB", RECORD, len(public)) + public + sealed


def check_keys(key: str, auth: str) -> bool:
    """Whether these are valid keys of a browser."""
    try:
        point = unbase64(key)
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point)
        return len(point) == KEY_BYTES and len(unbase64(auth)) == AUTH_BYTES
    except ValueError:
        return False


def base64(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def unbase64(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

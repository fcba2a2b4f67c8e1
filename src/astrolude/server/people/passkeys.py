"""Passkeys: a device proves that it holds a key, and the server knows only the key's public half."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple, TypeVar

from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, options_to_json_dict
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from astrolude.server.people.rows import Passkey
from astrolude.server.tables.errors import Refusal

Options = dict[str, Any]
T = TypeVar("T")

HOUSE: Final = "Astrolude"


class Place(NamedTuple):
    """Where a page is: passkeys made at one place are worth nothing at another."""

    host: str
    """The name that keys are bound to."""
    origin: str
    """The page's origin."""


def creation(place: Place, challenge: bytes, user: str, name: str, known: Sequence[Passkey]) -> Options:
    """What a browser needs to make a key that signs in without a name."""
    options = generate_registration_options(
        rp_id=place.host,
        rp_name=HOUSE,
        user_id=user.encode(),
        user_name=name,
        challenge=challenge,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED,
            user_verification=UserVerificationRequirement.REQUIRED,
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(key.id)) for key in known],
    )
    return options_to_json_dict(options)


def created(place: Place, challenge: bytes, user: str, credential: dict[str, Any], at: int) -> Passkey:
    """The key that a browser made; a refusal if its answer proves nothing."""
    found = _proven(verify_registration_response, place, challenge, credential)
    key, public = bytes_to_base64url(found.credential_id), bytes_to_base64url(found.credential_public_key)
    return Passkey(key, user, public, found.sign_count, at)


def request(place: Place, challenge: bytes) -> Options:
    """What a browser needs to use a key; the person chooses which."""
    options = generate_authentication_options(
        rp_id=place.host, challenge=challenge, user_verification=UserVerificationRequirement.REQUIRED
    )
    return options_to_json_dict(options)


def used(place: Place, challenge: bytes, key: Passkey, credential: dict[str, Any]) -> int:
    """The device's new count of uses; a refusal if its answer proves nothing."""
    found = _proven(
        verify_authentication_response,
        place,
        challenge,
        credential,
        credential_public_key=base64url_to_bytes(key.public_key),
        credential_current_sign_count=key.count,
    )
    return found.new_sign_count


def id_of(credential: dict[str, Any]) -> str:
    """The id of the key that an answer names, in the form that is stored."""
    try:
        return bytes_to_base64url(base64url_to_bytes(str(credential["id"])))
    except (KeyError, ValueError):
        raise _unproven() from None


def _proven(
    verify: Callable[..., T], place: Place, challenge: bytes, credential: dict[str, Any], **known: object
) -> T:
    """What a device's answer to this challenge at this place proves."""
    try:
        return verify(
            credential=json.dumps(credential),
            expected_challenge=challenge,
            expected_rp_id=place.host,
            expected_origin=place.origin,
            require_user_verification=True,
            **known,
        )
    except (WebAuthnException, ValueError, TypeError, KeyError):
        raise _unproven() from None


def _unproven() -> Refusal:
    return Refusal("no_account", "this passkey opens no account here")

"""Accounts on the page: a passkey, a mailed link, seats on two devices, one's data and the way out."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import CDPSession, Page, expect
from tests.server.harness import free_port
from tests.server.mailbox import Mailbox, mailbox
from tests.web.axe import grave_faults
from tests.web.conftest import Visit, hosting
from tests.web.hosting import Host
from tests.web.tables import ANNA, OPEN, set_up

pytestmark = pytest.mark.web
AUTHENTICATOR: Final = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


@pytest.fixture(scope="module")
def box() -> Iterator[Mailbox]:
    with mailbox() as found:
        yield found


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory, box: Mailbox) -> Iterator[str]:
    """A server that sends mail, by the name that passkeys need."""
    port = free_port()
    base = f"http://localhost:{port}"
    host = Host(
        tmp_path_factory.mktemp("club"),
        port,
        base_address=base,
        mail_host="127.0.0.1",
        mail_port=str(box.port),
        mail_security="none",
        mail_from="games@example.org",
        notice_pause="0",
        private_addresses="allow",
    )
    with hosting(host):
        yield base


def authenticator(page: Page) -> tuple[CDPSession, str]:
    """A device that holds keys and always says yes."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    made = session.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    return session, made["authenticatorId"]


def seat_of(page: Page, table: str) -> str | None:
    found: str | None = page.evaluate(
        """(table) => JSON.parse(localStorage.getItem('astrolude.seats') ?? '[]')
          .find((seat) => seat.table === table)?.secret ?? null""",
        table,
    )
    return found


def hold(page: Page, club: str) -> str:
    """A seat in this browser, without an account yet."""
    table = set_up(club, ANNA, OPEN)
    page.goto(table.path)
    page.wait_for_function(
        "(table) => (localStorage.getItem('astrolude.seats') ?? '').includes(table)", arg=table.id
    )
    return table.id


def test_a_passkey_makes_an_account_and_signs_in_again(visit: Visit, club: str) -> None:
    page = visit("/settings", base_url=club)
    session, device = authenticator(page)
    expect(page.get_by_text("You play without an account, and may go on so.")).to_be_visible()
    page.get_by_role("button", name="Create").click()
    expect(page.get_by_text("Signed in as Guest")).to_be_visible()
    page.get_by_label("Name", exact=True).fill("Anna of the keys")
    page.get_by_label("Name", exact=True).press("Enter")
    expect(page.get_by_text("Signed in as Anna of the keys")).to_be_visible()
    expect(page.get_by_text("1 passkey.")).to_be_visible()
    keys = session.send("WebAuthn.getCredentials", {"authenticatorId": device})["credentials"]
    assert [key["rpId"] for key in keys] == ["localhost"]
    page.get_by_role("button", name="Here", exact=True).click()
    expect(page.get_by_text("You play without an account, and may go on so.")).to_be_visible()
    page.get_by_role("button", name="Use mine").click()
    expect(page.get_by_text("Signed in as Anna of the keys")).to_be_visible()
    page.get_by_role("button", name="Everywhere").click()
    session.send("WebAuthn.setUserVerified", {"authenticatorId": device, "isUserVerified": False})
    page.get_by_role("button", name="Use mine").click()
    expect(page.get_by_role("alert")).to_have_text(
        "The device said no, or nobody answered. Nothing has changed."
    )


def sign_in_by_mail(page: Page, box: Mailbox, mail: str) -> None:
    before = len(box)
    page.goto("/settings")
    page.get_by_label("Mail address").fill(mail)
    page.get_by_role("button", name="Send").click()
    expect(page.get_by_text("The link is on its way.")).to_be_visible()
    page.goto(box.link(before))
    page.get_by_role("main").get_by_role("button", name="Sign in").click()
    expect(page.get_by_text("Signed in as")).to_be_visible()
    assert "#" not in page.url


def test_a_mailed_link_brings_the_seats_to_another_device(visit: Visit, club: str, box: Mailbox) -> None:
    first = visit("/", base_url=club, breaks=True)
    table = hold(first, club)
    sign_in_by_mail(first, box, "anna@example.org")
    expect(first.get_by_text("1 seat belongs to this account")).to_be_visible()
    second = visit("/", base_url=club, breaks=True)
    sign_in_by_mail(second, box, "anna@example.org")
    assert seat_of(second, table) not in (None, seat_of(first, table))
    for page in (first, second):
        page.goto(f"/t/{table}")
        expect(page.get_by_text("Free seat").first).to_be_visible()
    later = hold(second, club)
    second.goto("/settings")
    expect(second.get_by_text("2 seats belong to this account")).to_be_visible()
    first.goto("/settings")
    first.get_by_role("button", name="Here", exact=True).click()
    sign_in_by_mail(first, box, "anna@example.org")
    assert seat_of(first, later) is not None
    link = box.link(len(box) - 1)
    second.goto(link)
    second.get_by_role("main").get_by_role("button", name="Sign in").click()
    expect(second.get_by_role("alert")).to_have_text(
        "This was used already, or is too old. Ask for a new one."
    )


def test_seats_move_without_an_account(visit: Visit, club: str) -> None:
    first = visit("/", base_url=club)
    table = hold(first, club)
    first.goto("/settings")
    first.get_by_role("button", name="Show").click()
    code = first.locator(".code b").text_content() or ""
    expect(first.get_by_role("img", name="The code as a picture for a camera")).to_be_visible()
    second = visit(f"/settings#m_{code.replace(' ', '')}", base_url=club)
    expect(second.get_by_label("Code")).to_have_value(code.replace(" ", ""))
    second.get_by_role("button", name="Fetch").click()
    expect(second.get_by_text("1 seat is here now.")).to_be_visible()
    assert seat_of(second, table) is not None


def test_ones_data_can_be_downloaded_and_deleted(
    visit: Visit, club: str, box: Mailbox, tmp_path: Path
) -> None:
    page = visit("/", base_url=club)
    table = hold(page, club)
    sign_in_by_mail(page, box, "leaving@example.org")
    with page.expect_download() as download:
        page.get_by_role("button", name="Download").click()
    download.value.save_as(tmp_path / "mine.json")
    kept = json.loads((tmp_path / "mine.json").read_text())
    assert kept["account"]["mail"] == "leaving@example.org"
    assert [claim["table_id"] for claim in kept["kept"]["claims"]] == [table]
    page.get_by_role("button", name="Delete my account").click()
    page.get_by_role("button", name="Delete for good").click()
    expect(page.get_by_text("The account is gone.")).to_be_visible()
    expect(page.get_by_text("You play without an account, and may go on so.")).to_be_visible()
    assert seat_of(page, table) is not None


def test_without_mail_the_page_says_so_and_a_number_holds_no_passkey(visit: Visit) -> None:
    page = visit("/settings", locale="fr-FR")
    expect(page.get_by_text("Vous jouez sans compte, et pouvez continuer ainsi.")).to_be_visible()
    expect(page.get_by_text("Ce serveur n’envoie pas de courriel")).to_be_visible()
    expect(page.get_by_text("Une clé d’accès demande un serveur qui porte un nom")).to_be_visible()


@pytest.mark.parametrize("width", [390, 1366])
def test_the_settings_are_accessible(visit: Visit, club: str, width: int) -> None:
    page = visit("/settings", base_url=club, viewport={"width": width, "height": 844})
    expect(page.get_by_role("button", name="Create")).to_be_visible()
    assert grave_faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width

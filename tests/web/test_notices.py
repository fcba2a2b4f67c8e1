"""Notifications on the page: a tick that the browser refuses goes away again, with the reason."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.server.mailbox import Mailbox
from tests.web.conftest import Visit
from tests.web.test_accounts import box, club, sign_in_by_mail  # noqa: F401 - fixtures

pytestmark = pytest.mark.web


def test_a_browser_that_says_no_is_not_subscribed(visit: Visit, club: str, box: Mailbox) -> None:  # noqa: F811
    page = visit("/", base_url=club)
    sign_in_by_mail(page, box, "no@example.org")
    page.get_by_role("checkbox", name="My turn: Push").click()
    expect(page.get_by_role("alert")).to_have_text("This browser does not allow notifications here.")
    expect(page.get_by_role("checkbox", name="My turn: Push")).not_to_be_checked()
    expect(page.get_by_role("checkbox", name="My turn: Webhook")).to_be_disabled()
    expect(page.get_by_text("A webhook needs an address below.")).to_be_visible()

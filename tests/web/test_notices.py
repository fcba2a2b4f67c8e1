"""Notifications on the page: by push message, by webhook, not about a quiet table, not in quiet hours."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.server.harness import Caller
from tests.server.mailbox import Mailbox
from tests.server.receiver import Browser, Receiver, receiver
from tests.web.conftest import Visit
from tests.web.tables import ANNA, OPEN, Table, set_up
from tests.web.test_accounts import box, club, sign_in_by_mail

__all__ = ["box", "club"]
pytestmark = pytest.mark.web

SUBSCRIBE = """(told) => {
  PushManager.prototype.subscribe = (options) => {
    window.askedFor = options;
    return Promise.resolve({ toJSON: () => told });
  };
}"""
"""The browser's maker would tell where its messages go; here it is an address of the test's own."""


@pytest.fixture
def room() -> Iterator[Receiver]:
    with receiver() as found:
        yield found


def gather(page: Page, club: str) -> Table:
    """A table of Anna, whose seat this browser holds and the account is told of."""
    table = set_up(club, ANNA, OPEN)
    with page.expect_response("**/api/account/claims"):
        page.goto(table.path)
    return table


def begin(table: Table, club: str) -> None:
    """Ben comes, the game begins, and sooner or later everybody waits for Anna."""
    with Caller(club, table.id) as guest:
        secret = guest.post("join", {"name": "Ben", "invite": table.invite})["secret"]
    Table(club, table.id, secret).play_until(lambda state: state["decision"]["seat"] == 0)


def test_a_browser_that_says_no_is_not_subscribed(visit: Visit, club: str, box: Mailbox) -> None:
    page = visit("/", base_url=club)
    sign_in_by_mail(page, box, "no@example.org")
    page.get_by_role("checkbox", name="My turn: Push").click()
    expect(page.get_by_role("alert")).to_have_text("This browser does not allow notifications here.")
    expect(page.get_by_role("checkbox", name="My turn: Push")).not_to_be_checked()
    expect(page.get_by_role("checkbox", name="My turn: Webhook")).to_be_disabled()
    expect(page.get_by_text("A webhook needs an address below.")).to_be_visible()


def test_a_browser_that_says_yes_is_told_by_push_message(
    visit: Visit, club: str, box: Mailbox, room: Receiver
) -> None:
    page = visit("/", base_url=club)
    browser = Browser()
    page.context.grant_permissions(["notifications"], origin=club)
    subscription = json.dumps(browser.subscription(f"{room.address}/push"))
    page.context.add_init_script(f"({SUBSCRIBE})({subscription})")
    sign_in_by_mail(page, box, "yes@example.org")
    page.get_by_role("checkbox", name="My turn: Push").click()
    expect(page.get_by_text("1 browser is subscribed.")).to_be_visible()
    expect(page.get_by_role("checkbox", name="My turn: Push")).to_be_checked()
    asked = page.evaluate("window.askedFor")
    assert (asked["userVisibleOnly"], len(asked["applicationServerKey"])) == (True, 87)
    table = gather(page, club)
    page.goto("/settings")
    expect(page.get_by_role("checkbox", name="My turn: Push")).to_be_checked()
    begin(table, club)
    told = browser.read(room.call(0))
    assert told["title"] == "Your turn: Alien Frontiers"
    assert (told["text"], told["path"]) == ("With Ben.", f"/t/{table.id}")
    assert shown(page, told) == [{"title": told["title"], "body": told["text"], "tag": table.id}]


def shown(page: Page, told: dict[str, Any]) -> Any:
    """What the service worker shows of a message that arrives."""
    session = page.context.new_cdp_session(page)
    found: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(
            each["registrationId"] for each in event["registrations"] if each["scopeURL"].endswith("/push/")
        ),
    )
    session.send("ServiceWorker.enable")
    page.wait_for_timeout(0)
    origin = page.evaluate("location.origin")
    message = {"origin": origin, "registrationId": found[0], "data": json.dumps(told)}
    session.send("ServiceWorker.deliverPushMessage", message)
    return page.wait_for_function(
        """async () => {
          const registration = await navigator.serviceWorker.getRegistration('/push/');
          const shown = await registration.getNotifications();
          return shown.length > 0 && shown.map(({ title, body, tag }) => ({ title, body, tag }));
        }"""
    ).json_value()


def test_a_webhook_tells_of_every_table_but_a_quiet_one(
    visit: Visit, club: str, box: Mailbox, room: Receiver
) -> None:
    page = visit("/", base_url=club)
    sign_in_by_mail(page, box, "hook@example.org")
    address = page.get_by_label("Address of the webhook")
    address.fill(f"{room.address}/room")
    address.press("Enter")
    ticked = page.get_by_role("checkbox", name="My turn: Webhook")
    expect(ticked).to_be_enabled()
    ticked.click()
    expect(ticked).to_be_checked()
    silent = gather(page, club)
    page.get_by_role("button", name="Menu").click()
    tell = page.get_by_role("checkbox", name="Tell me about this table")
    expect(tell).to_be_checked()
    with page.expect_response("**/api/account/notices/quiet"):
        tell.click()
    loud = gather(page, club)
    page.goto("/settings")
    expect(ticked).to_be_checked()
    begin(silent, club)
    begin(loud, club)
    said = json.loads(room.call(0).body)["content"]
    assert said.endswith(f"/t/{loud.id}")
    assert len(room) == 1


def test_quiet_hours_are_kept(visit: Visit, club: str, box: Mailbox) -> None:
    page = visit("/", base_url=club)
    sign_in_by_mail(page, box, "night@example.org")
    quiet = page.get_by_role("checkbox", name="Quiet hours")
    expect(quiet).not_to_be_checked()
    quiet.click()
    begins, ends = page.get_by_label("From"), page.get_by_label("until")
    expect(begins).to_have_value("22")
    for hour in (ends, begins):
        with page.expect_response("**/api/account/notices"):
            hour.select_option("6")
    expect(ends).to_have_value("7")
    page.reload()
    expect(begins).to_have_value("6")
    expect(ends).to_have_value("7")
    quiet.click()
    expect(begins).to_have_count(0)

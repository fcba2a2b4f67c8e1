"""Accounts: mailed links, seats that are claimed and found again, and leaving with one's data or without."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any, ClassVar

import pytest
from tests.server.databases import KINDS, new_store
from tests.server.harness import BOT, ME, OPEN, Caller, Client, in_declared_form, quick, running
from tests.server.mailbox import BASE, Mailbox, with_mail

from astrolude.server.people.messages import Account, Claimed, Export, RecoveredSeat, Session, Ways
from astrolude.server.settings import Rate

ANNA = "anna@example.org"


@pytest.fixture(scope="module", params=KINDS)
def address(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, box: Mailbox
) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("accounts")
    with running(with_mail(box, folder, database=new_store(request, folder))) as found:
        yield found


class Device:
    """A browser: what it says about accounts, signed in or not."""

    made: ClassVar[list[Device]] = []

    def __init__(self, address: str) -> None:
        self.caller = Caller(address)
        self.secret: str | None = None
        Device.made.append(self)

    def say(self, path: str, **body: Any) -> Any:
        answer = self.answer(path, **body)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def answer(self, path: str, **body: Any) -> Any:
        return self.caller.http.post(f"/api/account{path}", json=body, headers=self._headers())

    def look(self, path: str = "") -> Any:
        answer = self.caller.http.get(f"/api/account{path}", headers=self._headers())
        assert answer.status_code == 200, answer.text
        return answer.json()

    def refusal(self, path: str, **body: Any) -> str:
        answer = self.answer(path, **body)
        assert answer.status_code >= 400
        code: str = answer.json()["error"]["code"]
        return code

    def take(self, session: Any) -> None:
        in_declared_form(Session, session)
        self.secret = session["secret"]

    def _headers(self) -> dict[str, str]:
        return {} if self.secret is None else {"Authorization": f"Bearer {self.secret}"}


@pytest.fixture(autouse=True)
def _devices_are_put_away() -> Iterator[None]:
    yield
    while Device.made:
        Device.made.pop().caller.http.close()


@pytest.fixture
def device(address: str) -> Device:
    return Device(address)


@pytest.fixture
def other(address: str) -> Device:
    return Device(address)


def sign_in(device: Device, box: Mailbox, mail: str, name: str = "Anna") -> Any:
    before = len(box)
    device.say("/letters", mail=mail, name=name)
    session = device.say("/letters/open", secret=box.link(before).partition("#")[2])
    device.take(session)
    return session["account"]


def test_a_mailed_link_signs_in_once(device: Device, other: Device, box: Mailbox) -> None:
    before = len(box)
    assert device.say("/letters", mail=ANNA, name="Anna", language="fr") == {}
    letter = box.letter(before)
    assert (letter["To"], letter["From"]) == (ANNA, "Astrolude <games@games.example>")
    assert "vous connecte" in letter.get_content()
    link = box.link(before)
    assert link.startswith(f"{BASE}/account#l_"), "by the host's own address, not by the request's"
    session = device.say("/letters/open", secret=link.partition("#")[2])
    device.take(session)
    account = in_declared_form(Account, device.look())
    assert (account["name"], account["mail"], account["language"]) == ("Anna", ANNA, "fr")
    assert other.refusal("/letters/open", secret=link.partition("#")[2]) == "expired"


def test_the_same_address_is_the_same_account(device: Device, other: Device, box: Mailbox) -> None:
    first = sign_in(device, box, "same@example.org", "Eve")
    again = sign_in(other, box, "same@EXAMPLE.org", "Somebody")
    assert (first["id"], again["name"], again["devices"]) == (again["id"], "Eve", 2)


def test_an_answer_tells_nothing_of_who_has_an_account(device: Device, box: Mailbox) -> None:
    sign_in(device, box, "known@example.org", "Known")
    answers = [
        Device(device.caller.address).answer("/letters", mail=mail, name="X")
        for mail in ("known@example.org", "unknown@example.org", "refused@example.org")
    ]
    assert {(answer.status_code, answer.text) for answer in answers} == {(200, "{}")}


def test_two_who_are_called_alike_get_different_names(device: Device, other: Device, box: Mailbox) -> None:
    sign_in(device, box, "kim1@example.org", "Kim")
    account = sign_in(other, box, "kim2@example.org", "KIM")
    assert account["name"] == "KIM 2"
    assert other.refusal("", name="kim") == "taken"
    assert other.say("", name="Kim Two", language="fr")["name"] == "Kim Two"


@pytest.mark.parametrize(
    "mail", ["", "nobody", "a b@example.org", "a@b@example.org", "a@example.org\r\nBcc: b"]
)
def test_what_is_no_address_is_refused(device: Device, mail: str) -> None:
    assert device.refusal("/letters", mail=mail, name="Anna") == "bad_request"


def test_nothing_of_an_account_is_told_without_its_secret(
    device: Device, other: Device, box: Mailbox
) -> None:
    sign_in(device, box, "shy@example.org", "Shy")
    bodies: dict[str, Any] = {"/claims": {"seats": []}, "/passkeys/remove": {"id": "x"}}
    for secret in (None, "a_wrong", "s_wrong"):
        other.secret = secret
        for path in ("/claims", "/seats", "/delete", "/sign-out", "/passkeys/remove", ""):
            assert other.refusal(path, **bodies.get(path, {})) == "no_account"
        assert other.caller.http.get("/api/account/export").status_code == 401


def test_signing_out_here_and_everywhere(device: Device, other: Device, box: Mailbox) -> None:
    sign_in(device, box, "out@example.org", "Out")
    sign_in(other, box, "out@example.org")
    device.say("/sign-out")
    assert device.refusal("/claims", seats=[]) == "no_account"
    assert other.look()["devices"] == 1
    third = Device(device.caller.address)
    sign_in(third, box, "out@example.org")
    third.say("/sign-out", everywhere=True)
    assert other.refusal("/claims", seats=[]) == "no_account"


def test_a_claimed_seat_is_found_on_another_device(device: Device, other: Device, box: Mailbox) -> None:
    sign_in(device, box, "two@example.org", "Two")
    made = device.caller.create(ME, BOT)
    held = {"table": made["table"], "secret": made["secret"]}
    claimed = in_declared_form(Claimed, device.say("/claims", seats=[held]))
    assert claimed == {"tables": [made["table"]]}
    assert device.say("/claims", seats=[held]) == {"tables": []}
    sign_in(other, box, "two@example.org")
    [seat] = other.say("/seats")
    in_declared_form(RecoveredSeat, seat)
    assert (seat["table"], seat["game"]) == (made["table"], "beacons")
    assert seat["secret"] != made["secret"]
    assert other.say("/seats", unless=[made["table"]]) == []
    address = device.caller.address
    for secret in (made["secret"], seat["secret"]):
        with Client(address, made["table"], secret) as client:
            assert client.await_type("state")["you"] == [0]
    with Caller(address, made["table"], seat["secret"]) as moved:
        state = moved.get("state")
        moved.post("actions", {"ply": state["ply"], "action": state["decision"]["actions"][0]["id"]})
        mine = moved.http.post(
            "/api/mine", json={"seats": [{"table": made["table"], "secret": seat["secret"]}]}
        )
        assert mine.json()[0]["you"] == [0]


def test_nobody_else_claims_a_seat_that_has_its_person(device: Device, other: Device, box: Mailbox) -> None:
    sign_in(device, box, "mine@example.org", "Mine")
    sign_in(other, box, "theirs@example.org", "Theirs")
    made = device.caller.create(ME, BOT)
    held = {"table": made["table"], "secret": made["secret"]}
    device.say("/claims", seats=[held])
    wrong = {"table": made["table"], "secret": "s_wrong"}
    assert other.say("/claims", seats=[held, wrong, {"table": "t_nowhere", "secret": "s"}]) == {"tables": []}
    assert other.say("/seats") == []


def test_a_seat_moved_to_another_device_is_kept_by_a_rematch(device: Device) -> None:
    made = device.caller.create(ME, ME)
    code = device.say("/moving", seats=[{"table": made["table"], "secret": made["secret"]}])["code"]
    [seat] = device.say("/moved", code=f" {code[:6].lower()}-{code[6:]}")
    assert device.refusal("/moved", code=code) == "expired"
    with Caller(device.caller.address, made["table"], seat["secret"]) as moved:
        while (state := moved.get("state"))["status"] == "running":
            moved.post("actions", {"ply": state["ply"], "action": state["decision"]["actions"][0]["id"]})
        again = moved.post("rematch", {})
    for secret in (seat["secret"], made["secret"]):
        with Caller(device.caller.address, again["table"], secret) as either:
            assert either.get("state")["you"] == [0, 1]


def test_a_seat_that_was_handed_over_is_not_moved(device: Device, box: Mailbox) -> None:
    sign_in(device, box, "gone@example.org", "Gone")
    made = device.caller.create(ME, ME)
    device.say("/claims", seats=[{"table": made["table"], "secret": made["secret"]}])
    with Caller(device.caller.address, made["table"], made["secret"]) as anna:
        anna.post("resign", {"level": "random"})
    assert device.say("/seats") == []


def test_all_that_is_kept_can_be_taken_along_and_removed(device: Device, other: Device, box: Mailbox) -> None:
    sign_in(device, box, "leaving@example.org", "Leaving")
    made = device.caller.create(ME, {"kind": "me", "name": "Ben"})
    held = {"table": made["table"], "secret": made["secret"]}
    device.say("/claims", seats=[held])
    with Caller(device.caller.address, made["table"], made["secret"]) as anna:
        while (state := anna.get("state"))["status"] == "running":
            anna.post("actions", {"ply": state["ply"], "action": state["decision"]["actions"][0]["id"]})
    kept = in_declared_form(Export, device.look("/export"))
    assert kept["account"]["mail"] == "leaving@example.org"
    assert [claim["table_id"] for claim in kept["kept"]["claims"]] == [made["table"]] * 2
    assert "beacons" in kept["records"][made["table"]]
    assert device.secret is not None
    assert device.secret not in json.dumps(kept)
    assert made["secret"] not in json.dumps(kept)
    device.say("/delete")
    assert device.refusal("/claims", seats=[]) == "no_account"
    with Caller(device.caller.address, made["table"], made["secret"]) as anna:
        assert [seat["name"] for seat in anna.summary()["seats"]] == [None, None]
        assert anna.get("state")["you"] == [0, 1]
    again = sign_in(other, box, "leaving@example.org", "Again")
    assert (again["name"], again["seats"]) == ("Again", 0)


def test_an_address_is_added_to_an_account_and_belongs_to_one(
    device: Device, other: Device, box: Mailbox
) -> None:
    sign_in(device, box, "first@example.org", "First")
    sign_in(other, box, "second@example.org", "Second")
    before = len(box)
    device.say("/letters", mail="new@example.org", name="First")
    opened = Device(device.caller.address).say("/letters/open", secret=box.link(before).partition("#")[2])
    assert (opened["account"]["name"], opened["account"]["mail"]) == ("First", "new@example.org")
    before = len(box)
    device.say("/letters", mail="second@example.org", name="First")
    assert other.refusal("/letters/open", secret=box.link(before).partition("#")[2]) == "taken"


def test_only_hashes_of_secrets_are_stored(tmp_path: Path, box: Mailbox) -> None:
    with running(with_mail(box, tmp_path)) as address:
        device = Device(address)
        sign_in(device, box, "hash@example.org")
        made = device.caller.create(ME, OPEN)
        held = {"table": made["table"], "secret": made["secret"]}
        device.say("/claims", seats=[held])
        [seat] = device.say("/seats")
        code = device.say("/moving", seats=[held])["code"]
        before = len(box)
        device.say("/letters", mail="unopened@example.org", name="X")
        unopened = box.link(before).partition("#")[2]
    with closing(sqlite3.connect(tmp_path / "games.sqlite3")) as store:
        dump = "\n".join(store.iterdump())
    for secret in (device.secret, made["secret"], seat["secret"], code, unopened):
        assert secret
        assert secret not in dump
    assert "hash@example.org" in dump


def test_a_link_that_is_opened_by_many_at_once_lets_one_in(device: Device, box: Mailbox) -> None:
    before = len(box)
    device.say("/letters", mail="race@example.org", name="Race")
    secret = box.link(before).partition("#")[2]
    devices = [Device(device.caller.address) for _ in range(8)]
    with ThreadPoolExecutor(8) as pool:
        answers = pool.map(lambda each: each.answer("/letters/open", secret=secret).status_code, devices)
    assert sorted(answers) == [200] + [410] * 7


def test_without_mail_settings_mail_is_off_and_says_so(tmp_path: Path) -> None:
    with running(quick(tmp_path)) as address:
        device = Device(address)
        ways = in_declared_form(Ways, device.look("/ways"))
        assert ways == {"passkey": False, "mail": False}, "an IP address holds no passkeys, either"
        assert device.refusal("/letters", mail=ANNA, name="Anna") == "switched_off"
        assert device.refusal("/sign-in/new") == "switched_off"
        named = device.caller.http.get("/api/account/ways", headers={"Host": "localhost:1"})
        assert named.json()["passkey"] is True


def test_attempts_and_mails_are_limited(tmp_path: Path, box: Mailbox) -> None:
    limited = with_mail(box, tmp_path, account_rate=Rate(0, 6), letter_rate=Rate(0, 2))
    with running(limited) as address:
        device = Device(address)
        answers = [device.answer("/letters", mail=ANNA, name="A").status_code for _ in range(4)]
        assert answers == [200, 200, 429, 429]
        assert device.answer("/letters/open", secret="l_x").status_code == 410
        assert device.answer("/letters/open", secret="l_x").status_code == 410
        assert device.answer("/letters/open", secret="l_x").status_code == 429


def test_a_passkey_that_proves_nothing_opens_nothing(address: str) -> None:
    device = Device(address)
    asked = device.say("/sign-in/new")
    assert asked["options"]["rpId"] == "games.example"
    credential = {"id": "AAAA", "rawId": "AAAA", "type": "public-key", "response": {}}
    assert device.refusal("/sign-in", ticket=asked["ticket"], credential=credential) == "no_account"
    assert device.refusal("/sign-in", ticket=asked["ticket"], credential=credential) == "expired"
    made = device.say("/passkeys/new", name="Anna")
    assert made["options"]["rp"]["id"] == "games.example"
    assert device.refusal("/passkeys", ticket=made["ticket"], credential=credential) == "no_account"
    assert device.refusal("/passkeys", ticket=made["ticket"], credential=credential) == "expired"
    other = device.say("/passkeys/new", name="Anna")
    assert device.refusal("/sign-in", ticket=other["ticket"], credential=credential) == "expired"

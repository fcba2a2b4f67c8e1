"""Your turn, wherever you are: told once, by the ways chosen, to nobody who looks on or has given orders."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.databases import KINDS, new_store
from tests.server.harness import ME, OPEN, Caller, Client, in_declared_form, quick, running
from tests.server.mailbox import BASE, Mailbox, with_mail
from tests.server.members import until
from tests.server.receiver import Browser, Receiver, claims_of, receiver
from tests.server.test_accounts import Device, sign_in
from tests.server.test_orders import line_that_asks_a_rival

from astrolude.server.people.channels import Notice, PushDesk, Subscription, new_push_key
from astrolude.server.people.messages import NoticeSettings
from astrolude.server.people.notices import QuietHours
from astrolude.server.people.outside import Outside
from astrolude.server.settings import Settings
from astrolude.server.tables.errors import Refusal


@pytest.fixture
def room() -> Iterator[Receiver]:
    with receiver() as found:
        yield found


@pytest.fixture(autouse=True)
def _devices_are_put_away() -> Iterator[None]:
    yield
    while Device.made:
        Device.made.pop().caller.http.close()


def telling(box: Mailbox, folder: Path, **more: Any) -> Settings:
    at_once = {"notice_pause": 0.0, "digest_minutes": 0.0, "private_addresses": "allow"}
    return with_mail(box, folder, **{**at_once, **more})


@pytest.fixture(scope="module", params=KINDS)
def address(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, box: Mailbox
) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("notices")
    with running(telling(box, folder, database=new_store(request, folder))) as found:
        yield found


class Pair:
    """Anna, who has an account, and Ben, who has none, at a table of two."""

    def __init__(self, device: Device) -> None:
        self.address = device.caller.address
        made = device.caller.create(ME, OPEN, listed=True, options={"length": "long"})
        self.table = made["table"]
        with Caller(self.address, self.table) as guest:
            ben = guest.post("join", {"name": "Ben"})["secret"]
        self.secrets = [made["secret"], ben]
        device.say("/claims", seats=[{"table": self.table, "secret": made["secret"]}])

    def state(self) -> Any:
        with Caller(self.address, self.table) as anybody:
            return anybody.get("state")

    def act(self) -> None:
        """Whoever decides does something."""
        deciding = self.state()["decision"]["seat"]
        with Caller(self.address, self.table, self.secrets[deciding]) as player:
            state = player.get("state")
            player.post("actions", {"ply": state["ply"], "action": state["decision"]["actions"][0]["id"]})

    def act_until(self, seat: int) -> bool:
        """Act until a seat is to decide; whether it ever is."""
        while (decision := self.state()["decision"]) is not None:
            if decision["seat"] == seat:
                return True
            self.act()
        return False


def told_by(device: Device, events: dict[str, list[str]], **more: Any) -> Any:
    return in_declared_form(NoticeSettings, device.say("/notices", events=events, **more))


def hook(room: Receiver, kind: str = "discord") -> dict[str, str]:
    return {"kind": kind, "address": f"{room.address}/room"}


def test_a_push_message_says_that_it_is_ones_turn(address: str, box: Mailbox, room: Receiver) -> None:
    anna = Device(address)
    sign_in(anna, box, "push@example.org", "Pushed")
    browser = Browser()
    found = in_declared_form(NoticeSettings, anna.say("/push", **browser.subscription(f"{room.address}/a")))
    assert (found["devices"], len(found["push_key"])) == (1, 87)
    told_by(anna, {"turn": ["push"]})
    pair = Pair(anna)
    pair.act_until(1)
    before = len(room)
    pair.act_until(0)
    call = room.call(before)
    told = browser.read(call)
    assert (told["path"], told["tag"]) == (f"/t/{pair.table}", pair.table)
    assert told["title"].startswith("Your turn")
    assert told["text"] == "With Ben."
    claims = claims_of(call)
    assert (claims["sub"], claims["aud"]) == (BASE, room.address)
    assert call.headers["Content-Encoding"] == "aes128gcm"


def test_one_is_told_once_while_everybody_waits(address: str, box: Mailbox, room: Receiver) -> None:
    anna = Device(address)
    sign_in(anna, box, "once@example.org", "Once")
    told_by(anna, {"turn": ["webhook"]}, webhook=hook(room))
    pair = Pair(anna)
    turns = 0
    waited = False
    while (decision := pair.state()["decision"]) is not None and turns < 3:
        if decision["seat"] == 0 and not waited:
            turns += 1
            room.call(turns - 1)
        waited = decision["seat"] == 0
        pair.act()
    assert turns == 3
    assert len(room) == turns, "decisions of the same turn are not told again"
    said = json.loads(room.call(0).body)
    assert said["content"].startswith("Once: Your turn")
    assert said["content"].endswith(f"{BASE}/t/{pair.table}")
    assert said["allowed_mentions"] == {"parse": []}


def test_slack_is_spoken_to_in_its_own_way(address: str, box: Mailbox, room: Receiver) -> None:
    anna = Device(address)
    sign_in(anna, box, "slack@example.org", "A <b> & c")
    told_by(anna, {"turn": ["webhook"]}, webhook=hook(room, "slack"))
    Pair(anna).act_until(0)
    assert json.loads(room.call(0).body)["text"].startswith("A &lt;b&gt; &amp; c: Your turn")


def test_whoever_looks_at_the_table_is_not_told(address: str, box: Mailbox, room: Receiver) -> None:
    anna = Device(address)
    sign_in(anna, box, "looks@example.org", "Looks")
    pair = Pair(anna)
    told_by(anna, {"turn": ["webhook"]}, webhook=hook(room))
    with Client(address, pair.table, pair.secrets[0]) as looking:
        looking.await_type("state")
        pair.act_until(1)
        pair.act_until(0)
    told_by(anna, {"turn": ["webhook"], "over": ["webhook"]}, webhook=hook(room))
    pair.act_until(1)
    pair.act_until(0)
    room.call(0)
    assert len(room) == 1


def test_nobody_is_told_whose_order_answers(tmp_path: Path, box: Mailbox, room: Receiver) -> None:
    with running(telling(box, tmp_path, games=("tests.server.orderly",))) as address:
        anna = Device(address)
        sign_in(anna, box, "orders@example.org", "Orders")
        seed, actions = line_that_asks_a_rival()
        made = anna.caller.create(
            ME, {"kind": "me", "name": "Ben"}, game="orderly_beacons", options={"length": "long"}, seed=seed
        )
        with Caller(address, made["table"], made["secret"]) as people:
            people.post("orders", {"orders": {"answer": "let"}, "seat": 1})
            for ply, action in enumerate(actions[:-1]):
                people.post("actions", {"ply": ply, "action": action})
            asking = people.get("state")["decision"]["seat"]
            anna.say("/claims", seats=[{"table": made["table"], "secret": made["secret"]}])
            told_by(anna, {"turn": ["webhook"]}, webhook=hook(room))
            people.post("actions", {"ply": len(actions) - 1, "action": actions[-1]})
            with Client(address, made["table"]) as looking:
                looking.await_ply(len(actions) + 1)
            while (state := people.get("state"))["decision"]["seat"] == asking:
                people.post("actions", {"ply": state["ply"], "action": state["decision"]["actions"][0]["id"]})
        room.call(0)
        assert len(room) == 1, "of the turn that came, not of the question that the order answered"


def test_a_quiet_table_tells_nothing_and_another_does(address: str, box: Mailbox, room: Receiver) -> None:
    anna = Device(address)
    sign_in(anna, box, "quiet@example.org", "Quiet")
    silent, loud = Pair(anna), Pair(anna)
    found = anna.say("/notices/quiet", table=silent.table, quiet=True)
    assert found["quiet"] == [silent.table]
    told_by(anna, {"turn": ["webhook"]}, webhook=hook(room))
    for pair in (silent, loud):
        pair.act_until(1)
        pair.act_until(0)
    room.call(0)
    told = [json.loads(room.call(number).body)["content"] for number in range(len(room))]
    assert [said.rpartition("/")[2] for said in told] == [loud.table]


def test_one_mail_tells_of_what_is_still_so(tmp_path: Path, box: Mailbox, room: Receiver) -> None:
    with running(telling(box, tmp_path, digest_minutes=1000.0)) as address:
        anna = Device(address)
        sign_in(anna, box, "digest@example.org", "Digest")
        told_by(anna, {"turn": ["mail", "webhook"]}, webhook=hook(room))
        pairs = [Pair(anna), Pair(anna), Pair(anna)]
        for number, pair in enumerate(pairs):
            pair.act_until(1)
            pair.act_until(0)
            room.call(number)
        pairs[2].act_until(1)
        before = len(box)
    with running(telling(box, tmp_path)):
        text = box.letter(before).get_content()
    assert [pair.table in text for pair in pairs] == [True, True, False], "nobody waits at the third any more"
    assert f"{BASE}/settings" in text


def test_the_end_is_told_once(address: str, box: Mailbox, room: Receiver) -> None:
    anna = Device(address)
    sign_in(anna, box, "end@example.org", "End")
    told_by(anna, {"over": ["webhook"]}, webhook=hook(room))
    pair = Pair(anna)
    while pair.state()["decision"] is not None:
        pair.act()
    assert "The game is over" in json.loads(room.call(0).body)["content"]
    assert len(room) == 1


def test_a_browser_that_wants_no_more_is_forgotten(address: str, box: Mailbox, room: Receiver) -> None:
    anna = Device(address)
    sign_in(anna, box, "gone@example.net", "Unsubscribed")
    anna.say("/push", **Browser().subscription(f"{room.address}/gone"))
    anna.say("/push", **Browser().subscription(f"{room.address}/kept"))
    told_by(anna, {"turn": ["push"]})
    pair = Pair(anna)
    pair.act_until(1)
    pair.act_until(0)
    room.call(1)
    pair.act_until(1)
    pair.act_until(0)
    room.call(2)
    assert anna.look("/notices")["devices"] == 1
    assert anna.say("/push/remove", endpoint=f"{room.address}/kept")["devices"] == 0


def test_who_was_not_told_before_a_crash_is_told_after_it(
    tmp_path: Path, box: Mailbox, room: Receiver
) -> None:
    with running(telling(box, tmp_path, notice_pause=600.0)) as address:
        anna = Device(address)
        sign_in(anna, box, "crash@example.org", "Crash")
        told_by(anna, {"turn": ["webhook"]}, webhook=hook(room))
        pair = Pair(anna)
        pair.act_until(1)
        pair.act_until(0)
    assert len(room) == 0
    with running(telling(box, tmp_path)):
        room.call(0)
    with running(telling(box, tmp_path)) as address:
        pair.address = address
        pair.act_until(1)
        pair.act_until(0)
        room.call(1)
    assert len(room) == 2, "and not again after the next start"


def test_the_servers_key_stays_the_same(tmp_path: Path, box: Mailbox) -> None:
    keys = []
    for _ in range(2):
        with running(telling(box, tmp_path)) as address:
            anna = Device(address)
            sign_in(anna, box, "key@example.org", "Key")
            keys.append(anna.look("/notices")["push_key"])
    assert keys[0] == keys[1]


def test_without_an_address_of_its_own_a_server_pushes_nothing(tmp_path: Path, box: Mailbox) -> None:
    with running(telling(box, tmp_path)) as address:
        anna = Device(address)
        sign_in(anna, box, "off@example.org", "Off")
    with running(quick(tmp_path)) as address:
        anna.caller.http.base_url = address
        found = anna.look("/notices")
        assert (found["push_key"], found["mail"]) == (None, False)
        refused = anna.refusal("/push", **Browser().subscription("https://push.example/1"))
        assert refused == "switched_off"


@pytest.mark.parametrize(
    "subject", ["https://games.example.org:8443", "https://club", "http://localhost:8000"]
)
def test_any_address_of_a_server_can_sign_push_messages(room: Receiver, subject: str) -> None:
    browser = Browser()
    told = browser.subscription(f"{room.address}/push")

    async def send() -> bool:
        outside = Outside(private=True)
        try:
            desk = PushDesk(outside, new_push_key(), subject)
            device = Subscription(told["endpoint"], told["keys"]["p256dh"], told["keys"]["auth"])
            return await desk.send(device, Notice("Your turn", "With Ben.", "/t/t_1", "t_1"))
        finally:
            await outside.close()

    assert asyncio.run(send())
    assert claims_of(room.call(0))["sub"] == subject
    assert browser.read(room.call(0))["title"] == "Your turn"


@pytest.mark.parametrize(
    "wrong",
    [
        "http://example.org/hook",
        "https://127.0.0.1/hook",
        "https://[::1]/hook",
        "https://[::ffff:10.0.0.1]/hook",
        "https://10.1.2.3/hook",
        "https://169.254.169.254/latest/meta-data",
        "https://localhost/hook",
        "https://user:word@example.org/hook",
        "https://example.org:22/hook",
        "ftp://example.org/hook",
        "nonsense",
    ],
)
def test_addresses_inside_are_refused(wrong: str) -> None:
    with pytest.raises(Refusal):
        Outside(private=False).check(wrong)


def test_a_name_that_leads_inside_is_not_called(room: Receiver, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is checked is the address that the name has when it is called."""
    port = int(room.address.rpartition(":")[2])

    async def call(private: bool) -> int:
        outside = Outside(private)
        monkeypatch.setattr(outside, "check", lambda _address: None)
        try:
            return await outside.post(f"http://localhost:{port}/x", b"{}", {})
        finally:
            await outside.close()

    assert asyncio.run(call(private=False)) == 0
    assert len(room) == 0
    assert asyncio.run(call(private=True)) == 201


def test_a_webhook_that_leads_inside_is_refused_by_the_server(tmp_path: Path, box: Mailbox) -> None:
    with running(telling(box, tmp_path, private_addresses="refuse")) as address:
        anna = Device(address)
        sign_in(anna, box, "inside@example.org", "Inside")
        wish = {"kind": "discord", "address": "https://192.168.1.1/hook"}
        assert anna.refusal("/notices", events={}, webhook=wish) == "bad_request"
        subscription = Browser().subscription("https://10.0.0.1/push")
        assert anna.refusal("/push", **subscription) == "bad_request"


@pytest.mark.parametrize(
    ("hours", "first", "last"),
    [
        ((1, 3, 0), 1, 2),
        ((22, 7, 0), 22, 6),
        ((22, 7, 60), 21, 5),
        ((22, 7, -120), 0, 8),
        ((0, 23, 0), 0, 22),
    ],
)
def test_quiet_hours_may_pass_midnight(hours: tuple[int, int, int], first: int, last: int) -> None:
    """The first and the last hour in UTC that they hold."""
    long = (last - first) % 24 + 1
    held = {(first + more) % 24 for more in range(long)}
    for hour in range(48):
        for minute in (0, 59):
            assert QuietHours(*hours).hold((hour * 60 + minute) * 60_000) == (hour % 24 in held)


def test_what_is_due_in_quiet_hours_is_told_after_them_if_it_is_still_so(
    address: str, box: Mailbox, room: Receiver
) -> None:
    anna = Device(address)
    sign_in(anna, box, "night@example.org", "Night")
    hour = int(time.time()) // 3600 % 24
    hours = {"begins": hour, "ends": (hour + 2) % 24, "offset": 0}
    ways = {"turn": ["webhook", "mail"]}
    assert told_by(anna, ways, webhook=hook(room), hours=hours)["hours"] == hours
    played, waiting = Pair(anna), Pair(anna)
    for pair in (played, waiting):
        pair.act_until(0)
    until(lambda: len(anna.look("/export")["kept"]["letters"]) == 2)
    letters = len(box)
    played.act_until(1)
    assert len(room) == 0
    told_by(anna, ways, webhook=hook(room))
    assert json.loads(room.call(0).body)["content"].endswith(f"{BASE}/t/{waiting.table}")
    text = box.letter(letters).get_content()
    assert waiting.table in text
    assert played.table not in text
    assert len(room) == 1


def test_quiet_hours_that_never_end_are_refused(address: str, box: Mailbox) -> None:
    anna = Device(address)
    sign_in(anna, box, "never@example.org", "Never")
    for hours in (
        {"begins": 7, "ends": 7},
        {"begins": 7, "ends": 24},
        {"begins": 1, "ends": 2, "offset": 10**6},
    ):
        assert anna.refusal("/notices", events={}, hours=hours) == "bad_request"

### Accounts: signing in, seats on several devices, one’s data, and the mail about them.

## Mail
people-letter-subject = Your link to Astrolude
people-letter =
    This link signs you in at Astrolude:

    { $link }

    It works once, within 15 minutes. If you did not ask for it, leave it: nothing happens.

## The account
people-part-account = Account
people-part-play = Play
people-part-colours = Colours and letters
people-account = Account, if you like
people-without = { $seats ->
    [0] You play without an account, and may go on so. An account adds the same games on every device.
    [one] You play without an account, and may go on so. Your name and 1 seat live in this browser. An account adds the same games on every device.
   *[other] You play without an account, and may go on so. Your name and { $seats } seats live in this browser. An account adds the same games on every device.
}
people-passkey = Passkey
people-passkey-text = Your fingerprint, face or device PIN. Nothing to remember.
people-passkey-off = A passkey needs a server with a host name; this address has none.
people-passkey-none = This browser cannot make passkeys here.
people-create = Create
people-use = Use mine
people-mail = Mailed link
people-mail-text = We send a link; opening it signs you in. Valid 15 min, once.
people-mail-off = This server sends no mail: its host has not set it up.
people-mail-label = Mail address
people-mail-placeholder = name@example.org
people-send = Send
people-sent = The link is on its way. It may take a minute.
people-move = Only move my seats
people-move-text = Show a code, type or scan it on the other device. No account.
people-move-none = This browser holds no seat yet.
people-show = Show
people-move-code = On the other device, open this address or type the code there under Settings. Once, within ten minutes.
people-move-picture = The code as a picture for a camera
people-move-here = I have a code from another device
people-move-here-label = Code
people-fetch = Fetch
people-moved = { $count ->
    [0] No seat came.
    [one] 1 seat is here now.
   *[other] { $count } seats are here now.
}
people-signed-in = Signed in as { $name }.
people-signed-in-text = { $seats ->
    [0] No seat belongs to this account yet.
    [one] 1 seat belongs to this account, on every device you sign in.
   *[other] { $seats } seats belong to this account, on every device you sign in.
}
people-name = Name
people-name-text = What others see. Nobody else with an account has the same.
people-another = Add
people-passkeys = { $count ->
    [0] No passkey yet.
    [one] 1 passkey.
   *[other] { $count } passkeys.
}
people-passkey-since = Passkey of { $day }
people-remove = Remove
people-address = Mail address
people-address-none = None: links can be mailed once there is one.
people-sign-out = Sign out
people-sign-out-text = { $devices ->
    [one] Signed in on this device only.
   *[other] Signed in on { $devices } devices.
}
people-everywhere = Everywhere
people-here = Here
people-refused = The device said no, or nobody answered. Nothing has changed.

## One’s data
people-data = My data
people-data-local = Name, settings and seats are kept in this browser. No tracker, no cookie.
people-export = Download all that is kept of me
people-export-text = Account, seats and finished games, as one file.
people-download = Download
people-delete = Delete my account
people-delete-text = Everything kept of you goes, and your name at tables. Seats in this browser stay playable.
people-delete-sure = Delete for good? This cannot be undone.
people-delete-yes = Delete for good
people-deleted = The account is gone.
people-keep = Keep it

## The mailed link, opened
people-opening = Sign in
people-opening-text = The link works once, on the device where you press the button.

## Notices
people-notice-turn = Your turn: { $game }
people-notice-over = The game is over: { $game }
people-notice-invited = You are asked to play: { $game }
people-notice-round = Your round begins: { $game }
people-notice-with = With { $names }.
people-digest-subject = { $count ->
    [one] Astrolude: a table waits for you
   *[other] Astrolude: { $count } tables
}
people-digest =
    { $lines }

    What you are told, you choose here: { $link }
people-notices = Notifications
people-notices-need = With an account you can be told by push message, mail or webhook when it is your turn.
people-notices-text = Each once, when everybody waits for you; nothing while you look at the table.
people-event = Event
people-event-turn = My turn
people-event-over = A game of mine is over
people-event-invited = A friend asks me to a table
people-event-round = A round of my tournament begins
people-channel-push = Push
people-channel-mail = Mail
people-channel-webhook = Webhook
people-no-push = Push needs a server whose host has named its address.
people-no-push-here = This browser does not allow notifications here.
people-no-mail = Mail needs an address: sign in by mailed link first.
people-no-webhook = A webhook needs an address below.
people-webhook = Webhook
people-webhook-text = A room at Discord or Slack that is told. The address comes from there.
people-webhook-kind = Kind of webhook
people-webhook-label = Address of the webhook
people-devices = { $count ->
    [0] No browser is subscribed.
    [one] 1 browser is subscribed.
   *[other] { $count } browsers are subscribed.
}
people-quiet = Tell me about this table
people-quiet-text = By the ways chosen in the settings.
people-hours = Quiet hours
people-hours-text = Nothing is told then; what is still so is told afterwards. By the clock of this device.
people-hours-begins = From
people-hours-ends = until

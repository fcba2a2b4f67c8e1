### The page around the games: home, tables, dock, settings.

## Getting around
app-skip = Skip to the content
app-nav = Pages
app-nav-home = Home
app-nav-mine = My games
app-nav-lobby = Open tables
app-nav-about = About
app-nav-settings = Settings
app-nav-club = Club
app-nav-profile = My profile

## Home
app-home-title = Five skies, one table.
app-home-text = Great space board games with all their rules. No account, nothing to install.
app-your-turn = Your turn
app-turns-waiting = { $count ->
    [0] No table waits for you.
    [one] One table waits for you.
   *[other] { $count } tables wait for you.
}
app-free-seats = { $count ->
    [one] 1 free seat
   *[other] { $count } free seats
}
app-nav-mine-short = Games
app-nav-lobby-short = Tables
app-first-game = Play my first game
app-first-game-text = Alien Frontiers against a gentle bot. Every possible move is lit, and can be undone until something is revealed.
app-learn-first = Learn first
app-learn-first-text = Short lessons on a real board, at your pace.
app-puzzles = Puzzles
app-puzzles-text = One turn, one best answer: a new one each day.
app-puzzles-days = { $count ->
    [one] 1 day in a row
   *[other] { $count } days in a row
}
app-home-games = The five games, from the lightest to the heaviest
app-code = Link or code
app-code-go = Go
app-code-title = I was sent a link or a code
app-code-text = Paste the link, or type the six signs of the code.
app-code-unknown = No table has this code
app-watch-title = Watch a game
app-watch-none = No live game now
app-hello-morning = Good morning
app-hello-day = Good afternoon
app-hello-evening = Good evening
app-hello-named = { $hello }, { $name }
app-waiting-for-you = Waiting for you
app-nothing-waits = Nothing waits for you
app-nothing-waits-text = A new table starts in two clicks.
app-others-think = Others are thinking
app-others-none = No other game is under way.
app-just-finished = Just finished
app-finished-none = Your finished games will be here.
app-all = All { $count }
app-as-last = As last time
app-start-again = Start again
app-difficulty = { $ticks ->
    [2] Light
    [3] Medium
    [4] Heavy
   *[other] Very heavy
}
app-watch-live = { $count ->
    [one] 1 live table, hands hidden
   *[other] { $count } live tables, hands hidden
}
app-tagline-alien_frontiers = Dice for a fleet, a planet to take
app-tagline-gaia = Terraform, build, federate
app-tagline-space_gate = One station, many gates, eight worlds
app-tagline-eclipse = Explore, research, fight. With Rise of the Ancients
app-tagline-federation = Vote or fund: every seat counts
app-players-alien_frontiers = 2–4
app-players-gaia = 1–4
app-players-space_gate = 2–4
app-players-eclipse = 2–9
app-players-federation = 2–4
app-time-alien_frontiers = 60–90 min
app-time-gaia = 60–150 min
app-time-space_gate = 60–90 min
app-time-eclipse = 60–200 min
app-time-federation = 90–120 min

## A new table
app-new-table = New table
app-game = Game
app-seats = Seats
app-players = Players
app-seat-details = Show all of { $name }
app-options = Options
app-start = Start
app-preset-first_game = First game
app-preset-usual = Usual
app-preset-long = Long
app-preset-express = Express
app-preset-base = Base game
app-preset-expansion = Whole expansion
app-preset-custom = Custom
app-way-to-play = Way to play
app-preset-custom-text = Ticks itself as soon as you change an option.
app-alone = Alone
app-note = Adjusted for you: { $option } is now “{ $value }”, because { $why }.
app-note-players = the former choice does not go with { $count }
app-note-back = Take it back
app-who-enters = Who may enter
app-time = About { $time }.
app-ask-open = Open this table?
app-ask-open-hint = The invitation will be ready. Nothing is final before the first move.
app-ask-start = Start this game?
app-ask-start-hint = It begins at once. You may leave and come back at any time.
app-back = Back
app-guest = Guest { $number }
app-kind-me = Here
app-kind-open = Open
app-kind-bot = Bot
app-seat-here = Played here too
app-seat-me-text = At this screen, in turn with you.
app-seat-open-text = For whoever has the link or the code; a bot can fill it at the start.
app-seat-guest-text = Is asked when the table opens; until then nothing is sent.
app-bot-level = Bot of { $seat }
app-bot-easy-text = Plays the obvious move, often overlooks one, lets your mistakes pass.
app-bot-normal-text = Takes the best move it sees at once and punishes large mistakes.
app-bot-hard-text = Looks ahead, and takes up to two seconds a choice.
app-bot-expert-text = Has learned the game by playing against itself and looks ahead: the strongest opponent here.
app-says = { $count ->
    [one] { $game }, alone: { $list }.
   *[other] { $game } for { $count }: { $list }.
}
app-says-me = { $count ->
    [one] you
   *[other] you on { $count } seats
}
app-says-easy = { $count ->
    [one] a gentle bot
   *[other] { $count } gentle bots
}
app-says-normal = { $count ->
    [one] an average bot
   *[other] { $count } average bots
}
app-says-hard = { $count ->
    [one] a strong bot
   *[other] { $count } strong bots
}
app-says-expert = { $count ->
    [one] an expert bot
   *[other] { $count } expert bots
}
app-says-open = { $count ->
    [one] a free seat
   *[other] { $count } free seats
}
app-open-table = Open the table
app-your-name = Your name
app-me-again = { $name } { $number }
app-seat-unnamed = Seat { $number }
app-seat-free = free
app-seat-open = Free seat
app-listed = Listed
app-listed-text = Shown among the open tables. Otherwise only those with the link can join.

## Lists of tables
app-play = Play
app-look = Open
app-join = Join
app-join-title = Take a seat
app-watch = Watch
app-row-action = { $action }: { $game }
app-row-action-left = { $action }: { $game }, { $left } left
app-left-none = time is up
app-left-minutes = { $minutes } min
app-left-hours = { $hours } h
app-left-days = { $days } d { $hours } h
app-nearest-clock = The nearest clock has { $left }.
app-least-time-first = least time first
app-table-gathering = { $taken } of { $all } seats taken
app-table-running = under way
app-table-your-turn = your turn
app-table-deciding = { $name } to move
app-table-finished = finished
app-table-finished-rank = finished, you are number { $rank } of { $all }
app-mine-empty = No games yet
app-mine-empty-text = The games you join appear here, with those that wait for you first.
app-mine-gone = { $count ->
    [one] 1 game is no longer there, or can no longer be read.
   *[other] { $count } games are no longer there, or can no longer be read.
}
app-mine-forget = Forget
app-lobby-empty = No table is open
app-lobby-empty-text = Open yours: a free seat draws a crowd.

## The table
app-board = Board
app-panels = Panels
app-dock = What to do
app-you = you
app-absent = away
app-points = points
app-points-short = VP
app-round = Round { $now } of { $of }
app-bot-easy = gentle bot
app-bot-normal = average bot
app-bot-hard = strong bot
app-bot-expert = expert bot
app-bot-greedy = greedy bot
app-bot-random = random bot
app-bot-name = Probe { $number }
app-level-easy = Gentle
app-level-normal = Average
app-level-hard = Strong
app-level-expert = Expert
app-level-greedy = greedy
app-level-random = random
app-piece-lit = possible
app-piece-selected = chosen
app-piece-late = possible after free actions
app-zoom-in = Closer
app-zoom-out = Farther
app-zoom-fit = Whole board

## The dock
app-confirm = Confirm
app-confirm-not-now = nothing to confirm yet
app-undo = Undo
app-undo-nothing = nothing to undo
app-undo-not_yours = the last decision was not yours
app-undo-chance = a die was rolled or a card was seen
app-undo-other = another player has decided since
app-undo-over = the game is over
app-understood = Understood
app-waiting = Waiting
app-spectator = Spectator
app-retry = Try again
app-last-move = Last move
app-review = Look back
app-analyse = Analyse
app-play-from = Play from here
app-play-from-text = A new table goes on from this moment, marked as a variation of this game. Dice and draws fall as they fell, as long as the game goes the same way.
app-play-from-mine = you play this seat
app-play-from-bots = How strong the bots are
app-play-from-friends = Open seats wait for friends: you get an invitation to pass on.
app-play-from-go = Play on
app-play-from-invite = Make the table
app-play-from-over = The game is over here.
app-variation = Variation
app-variation-from = from move { $move }
app-variation-source = Back to the game
app-scratch = Scratch board
app-plan-offer = My plan: { $action }
app-hint = Hint
app-hint-thinking = The coach is thinking
app-coach = Coach
app-coach-on = The coach is on at this table
app-coach-none = No help at this table
app-coach-weighs = The coach weighs this choice; Confirm plays it at once
app-coach-agree = I agree to hints at this table
app-coach-agree-text = They are given once all who sit here agree; everybody sees it.
app-coach-agreed = Agreed already: { $names }
app-setting-warnings = Warnings of the coach
app-setting-warnings-text = A word before a move that costs much, where the coach is on
app-warnings-off = off
app-warnings-gentle = gentle
app-warnings-strict = strict
app-dock-loading = Setting the table
app-dock-sending = Your move is on its way
app-dock-offline = The line is down
app-dock-offline-hint = No move is lost. Next attempt in { $seconds } s
app-dock-reconnecting = No move is lost. Trying again now
app-dock-refused = That move did not go through
app-refused-stale = The table has moved on. The board is up to date
app-refused-illegal_action = The rules do not allow it now. Nothing has changed
app-refused-not_your_turn = It is not your turn. Nothing has changed
app-refused-cannot_undo = This decision can no longer be taken back
app-refused-too_fast = Too many moves at once. Wait a moment
app-refused-no_seat = This link does not hold a seat at this table
app-refused-unavailable = It could not be done. Look at the board, then try again
app-stopped-title = This game can be read, but not played on
app-stopped-rules = Its rules have changed since it was begun, and this server plays the newer ones.
app-stopped-unknown = This server does not have the game any more.
app-stopped-told = What happened is kept as it was told.
app-stopped-untold = An earlier version of the program kept its moves, but not what was told of them: there is no more to read here.
app-refused-banned = The host does not serve your network
app-refused-old_rules = This game follows older rules than this server plays: it can be read, not played on
app-refused-other = The server refused it. Nothing has changed
app-dock-gathering = { $count ->
    [one] One seat is free
   *[other] { $count } seats are free
}
app-dock-gathering-hint = The game starts when every seat is taken
app-dock-gathering-lead = Start now, and { $bots } { $count ->
    [one] sits down.
   *[other] sit down.
}
app-start-bots = { $count ->
    [one] Start with 1 bot
   *[other] Start with { $count } bots
}
app-dock-waiting = { $name } is thinking
app-dock-waiting-hint = You will be called when it is your turn
app-dock-absent-hint = Away for now. You may close the page and come back
app-dock-bot = { $name } is working it out
app-dock-bot-hint = { $level } · { $seconds } s
app-dock-bot-failed = It could not move. It tries again when somebody acts or comes back
app-dock-watching = You are watching this game
app-dock-watching-hint = { $name } to decide. Hands stay hidden
app-dock-over = A fine game.
app-dock-over-hint = The record replays every move
app-hint-choose = { $count ->
    [one] One thing is lit: touch it
   *[other] Touch something lit
}
app-hint-continue = { $count ->
    [one] One thing is left to choose
   *[other] { $count } possibilities are left
}
app-hint-chips = { $count ->
    [one] One choice
   *[other] Choose one of { $count }
}
app-way = Before that
app-hint-way = First: { $list }
app-why-title = Why not { $thing }?
app-why-held = you have { $held } of { $needed }
app-why-ways = How to get there
app-why-rule = Read the rule
app-rule-question = Explain this question
app-rule-panel = Explain this panel
app-rule-key = its rule
app-why-hint = Nothing was played. Touch something lit
app-hint-confirm = Confirm to play it
app-fold = Fold the panels away
app-unfold = Show the panels
app-effect = If chosen: { $list }
app-hint-chance = Dice or hidden things decide the rest; this cannot be undone

## Choices, help, menu
app-choices = Choices
app-choices-count = { $count ->
    [0] Nothing to choose now
    [one] 1 choice
   *[other] { $count } choices
}
app-command = Type an action, or pick one below
app-rules = Rules
app-help = How to play here
app-help-lit = What you may do now is lit, on the board and in the bar below it.
app-help-narrow = Touch a lit thing, then the next: each one narrows the choice.
app-help-confirm = When one action is left, Confirm plays it.
app-help-undo = Undo takes back a touch, then your last decision, as long as nothing was revealed.
app-help-explain = Rest the pointer on a thing, or hold your finger on it, and it explains itself.
app-help-keys = Keys
app-cap-tab = Tab
app-cap-enter = Enter
app-cap-backspace = Backspace
app-cap-escape = Esc
app-key-tab = go between board, panels and bar
app-key-arrows = go between lit things; with Shift, between all
app-key-enter = choose
app-key-backspace = back, then undo
app-key-confirm = confirm
app-key-escape = drop the choice
app-key-explain = explain the thing in focus
app-key-rules = the rules, at what you point at or are asked
app-key-recap = what happened since your turn
app-key-choices = list all choices
app-key-help = this help
app-menu = Menu
app-copy = Copy
app-copy-watch = Copy the link to watch
app-copy-seat = Copy my seat’s link
app-copy-seat-note = Whoever has your seat’s link plays for you: use it on your other devices only.
app-orders = Standing orders
app-orders-note = The game answers for you. You may change this at any time; nobody else sees it.
app-link-copied = Link copied
app-invite = Invitation link
app-nav-learn = Learn
app-room-what = What you will play
app-room-watchers = Spectators
app-room-watchers-text = welcome, hands hidden
app-room-meanwhile = While you wait
app-room-learn = Short lessons on a real board
app-room-of = of { $all }
app-room-invite = Invite
app-room-qr = The invitation for a phone’s camera
app-room-say = Point a phone at it, or say the code aloud.
app-room-promised = This browser has no invitation: the seats are kept for others, or another browser holds it. A bot can take a free seat.
app-room-visitor = Some seats are free. Would you like one?
app-room-here = here
app-room-you-host = you, host
app-room-is-host = host
app-room-came = { $name } took a seat, { $taken } of { $all }
app-room-left = { $name } left, { $taken } of { $all }
app-room-host = { $name } leads the table now
app-copy-invite = Copy the invitation
app-waiting-for = Waiting for { $name }
app-leave = Leave the table
app-resign = Hand my seat to a bot
app-resign-sure = A bot will play on for you. This cannot be undone.
app-resign-stay = Keep playing

## Journal and looking back
app-journal = Journal
app-journal-empty = Nothing has happened yet.
app-journal-older = Earlier lines
app-look-back = Look at the table after move { $ply }
app-replay-first = To the start
app-replay-back = One move back
app-replay-play = Play
app-replay-pause = Pause
app-replay-forward = One move on
app-replay-last = To the last move
app-replay-slider = Moment of the game
app-replay-at = move { $ply } of { $last }
app-replay-failed = This moment could not be fetched
app-replay-end = Back to the table

## The end
app-over = { $players ->
    [one] The game is over · 1 player
   *[other] The game is over · { $players } players
}
app-over-short = over
app-end-alone = { $margin ->
    [one] { $name } wins by 1 point
   *[other] { $name } wins by { $margin } points
}
app-end-tiebreak = { $name } wins on the tie-break
app-end-shared = { $names } share the victory
app-place-1 = first
app-place-2 = second
app-place-3 = third
app-place-4 = fourth
app-place-5 = fifth
app-place-6 = sixth
app-place-7 = seventh
app-place-8 = eighth
app-place-9 = ninth
app-end-place-of = { $place } of { $all }
app-end-you-alone = Your game ends with { $total } points
app-end-you-shared = You share the victory with { $name }
app-end-you-won-level = Level with { $name }, you win on the tie-break
app-end-you-level = You finish { $place }, level with { $name }, parted by the tie-break
app-end-won-on = Won on { $source }: { $mine } for you, { $theirs } for { $name }.
app-end-lost-on = Lost on { $source }: { $mine } for you, { $theirs } for { $name }.
app-end-best = Your best: { $source }, { $points }.
app-end-length = Duration
app-lasted-minutes = { $minutes } min
app-lasted-hours = { $hours } h { $minutes }
app-lasted-days = { $days } d
app-end-decided = What decided it
app-end-against = You minus { $name }, source by source.
app-end-gap = You against { $name }
app-end-next = What next
app-end-rematch = Rematch, seats turned
app-end-rematch-text = { $name } begins.
app-end-analyse-text = Every move weighed, and what would have been better.
app-end-share-text = For whoever wants to look at it.
app-end-you-won = { $margin ->
    [one] You win by 1 point
   *[other] You win by { $margin } points
}
app-end-you-behind = { $margin ->
    [one] You finish { $place }, one point behind { $name }
   *[other] You finish { $place }, { $margin } points behind { $name }
}
app-dock-over-here = { $count ->
    [one] { $names } is still here
   *[other] { $names } are still here
}
app-end-ranks = Ranking
app-end-table = Points by their source
app-end-total = Total
app-end-thread = The thread of the game
app-end-thread-text = Each player’s points from the start to the end
app-end-start = start
app-end-finish = end
app-share = Copy the link
app-save-record = Save
app-rematch = Rematch
app-rematch-started = A rematch has begun.
app-rematch-wanted = { $count ->
    [one] { $names } wants a rematch.
   *[other] { $names } want a rematch.
}
app-rematch-go = Take your seat

## Settings
app-language-en = English
app-language-fr = Français
app-settings-name = So others call you at the table. Without a name you are a guest.
app-settings-emblems = Emblems as they look now
app-settings-kept = Kept on this device, saved as you change it.
app-setting-language = Language
app-setting-theme = Theme
app-theme-dark = Night
app-theme-light = Paper
app-theme-auto = As the system
app-setting-motion = Animation
app-motion-auto = As the system
app-motion-full = Full
app-motion-reduced = Reduced
app-setting-pace = Pace of bots
app-pace-atOnce = At once
app-pace-brisk = Brisk
app-pace-people = Like people
app-setting-playAtOnce = Play at once
app-setting-playAtOnce-text = When your touches leave one action, play it without a confirmation
app-setting-curtain = Curtain on one device
app-setting-curtain-text = Covers the table before the next person’s hidden things are shown
app-setting-letters = Letters
app-setting-letters-text = Print a letter on every emblem and planet
app-setting-tick = Soft tick
app-setting-tick-text = A single sound when it becomes your turn
app-setting-notifications = Notifications
app-setting-notifications-text = When it becomes your turn and this page is hidden
app-notifications-denied = The browser does not allow notifications here.

## About
app-about-what = Five heavy space board games by their full rules, in the browser and in the terminal, against bots or friends.
app-about-how = Every game is kept as a record that replays move by move. No account, no tracking: your seats are kept in this browser.
app-about-api = The interface for programs
app-about-games = The games
app-about-rights = The games belong to their authors and publishers. All drawings and texts here are our own. If you like a game, buy it and play it at a table.
app-about-thanks = Built with
app-credits-alien_frontiers = by Tory Niemann
app-credits-gaia = by Jens Drögemüller and Helge Ostertag
app-credits-space_gate = by Cédric Lefebvre
app-credits-eclipse = by Touko Tahkokallio
app-credits-federation = by Dimitri Perrier and Matthieu Verdier

## When something goes wrong
app-error-title = This cannot be shown
app-error-missing = There is no such page.
app-error-offline = The server cannot be reached. Your games are safe.
app-error-server = The server had a problem. Try again in a moment.
app-error-cannot_draw = This page does not know this game yet. Reload it to get the newest version.
app-error-bad_request = The server did not understand the request.
app-error-unknown_game = This server does not play that game.
app-error-unknown_table = There is no such table, or no longer.
app-error-unknown_calculator = This game cannot work that out.
app-error-unknown_lesson = There is no such lesson.
app-error-unknown_puzzle = There is no such puzzle.
app-error-unknown_person = Nobody here is called so.
app-error-unknown_tournament = There is no such tournament.
app-error-not_yours = This is not yours to do.
app-error-no_seat = This link does not hold a seat at this table.
app-error-not_your_turn = It is not your turn.
app-error-illegal_action = The rules do not allow it now.
app-error-stale = The table has moved on.
app-error-cannot_undo = This can no longer be taken back.
app-error-banned = The host does not serve your network, or your account.
app-error-old_rules = This game follows older rules than this server plays: it can be read, not played on.
app-error-full = Every seat is taken. You may watch.
app-error-not_started = The game has not begun.
app-error-not_finished = The game is not over yet.
app-error-no_account = Sign in first.
app-error-expired = This was used already, or is too old. Ask for a new one.
app-error-taken = Somebody else has this already.
app-error-switched_off = The host of this server has not set this up.
app-error-no_coach = No help at this table.
app-error-unavailable = It could not be done. Look at the table before you try again.
app-error-too_fast = Too much at once. Wait a moment.
app-error-too_large = That is too much for one message.
app-error-forbidden_origin = This address may not speak to this server.

## Cards that are read before one is chosen
app-picker-cards = What you can choose
app-picker-about = About { $name }
app-picker-level-1 = simple
app-picker-level-2 = medium
app-picker-level-3 = demanding
app-picker-easy = Good to start
app-picker-easy-count = Good to start · { $count }
app-picker-all = All { $count }
app-picker-filter = Shown
app-picker-free = free
app-picker-suggestion = A suggestion
app-picker-simplest = All of those are taken. These are the simplest that are left.
app-picker-touch = touch one to read
app-picker-choose = Choose
app-picker-more = See all
app-picker-for-me = Choose for me
app-picker-learn = Learn first
app-picker-board = See the board
app-picker-back = Back to the cards
app-picker-hint = { $count ->
    [one] One is left.
   *[other] Read as long as you like: { $count } are free.
}

## Since your last turn
app-recap = Since your turn
app-recap-moves = { $count ->
    [one] 1 move
   *[other] { $count } moves
}
app-recap-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
app-recap-for-you = For you
app-recap-nothing = Nothing changes for you.
app-recap-journal = The Journal keeps it all, line by line.
app-recap-back = The line before
app-recap-next = The next line
app-recap-replay = Replay
app-recap-stop = Stop
app-recap-mine = My turn

## The dock
app-closing = To end it or leave it out
app-choices-before = { $count ->
    [0] What stands before
   *[other] { $count } more, to the left
}
app-choices-after = { $count ->
    [0] The rest
   *[other] { $count } more, to the right
}
app-chosen = { $chosen }: { $next }
app-next = what next?
app-skip-dock = To what is asked
app-haste = Sure of your clicks?
app-haste-yes = Play at once
app-haste-no = Ask me each time

## Between two rounds
app-round-over = Round { $round } is over
app-round-left = { $count ->
    [one] 1 round left
   *[other] { $count } rounds left
}
app-round-summary = Summary
app-round-journal = Round journal
app-round-continue = Continue

## Out of a game that goes on
app-out = You are out of this game.
app-out-text = The others play on; your points are counted already, and a rematch can be asked for at the end.
app-out-bots = Only bots play on; your points are counted already.
app-out-watch = Watch on
app-out-leave = Leave
app-in-this-browser = in this browser

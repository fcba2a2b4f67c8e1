### What is refused, in one sentence. The English sentences are those of the program: they are recognised by their
### form, and said in the reader’s language.

## Hints at the end of a sentence
errors-did-you-mean = did you mean { $name }?
errors-one-of = expected one of { $names }
errors-known-games = known games: { $names }
errors-there-are = there are { $names }
errors-whole-number = a whole number from { $least } to { $most }
errors-missing-file = No such file or directory
errors-is-folder = Is a directory
errors-no-folder = Not a directory
errors-not-allowed = Permission denied
errors-in-use = Address already in use

## The command line itself
errors-no-command = No such command { $name }
errors-no-command-but = No such command { $name }. Did you mean { $names }?
errors-missing-command = Missing command
errors-missing-argument = Missing argument { $name }
errors-no-option = No such option: { $name }
errors-no-option-but = No such option: { $name } (Possible options: { $names })
errors-no-option-but-one = No such option: { $name } Did you mean { $names }?
errors-extra-argument = Got unexpected extra argument(s) ({ $names })
errors-needs-argument = Option { $name } requires an argument
errors-takes-no-value = Option { $name } does not take a value
errors-invalid-value = Invalid value for { $name }: { $reason }
errors-no-integer = Input should be a valid integer, unable to parse string as an integer
errors-at-most = Input should be less than or equal to { $most }
errors-at-least = Input should be greater than or equal to { $least }

## Commands
errors-bots-written = bots are written NAME,NAME,…, not { $given }
errors-option-written = an option is written NAME=VALUE, not { $given }
errors-option-twice = the option { $name } is given twice
errors-no-text-file = { $path } is no text file
errors-cannot-read = { $path } cannot be read: { $reason }
errors-cannot-write = { $path } cannot be written: { $reason }
errors-your-seat = your seat is 0 to { $last }, not { $seat }
errors-other-game = { $path } is a game of { $game }, not of { $wanted }
errors-room-for-bots = { $players } players leave room for { $most } bots, not { $given }
errors-report-html = a report is an .html file, not { $name }
errors-no-such-folder = there is no folder { $path }
errors-no-block = { $game } has no block { $block }; its blocks are: { $names }
# The gap ends with ]': a name alone, such as study, would be translated.
errors-missing-extra = { $package } is not installed: pip install 'astrolude[{ $extra }
errors-language = { $source }: Astrolude speaks { $languages }, not { $wanted }

## Games and their options
errors-no-game = there is no game { $name }; { $hint }
errors-seed = a seed is a whole number from 0 to 2**64 - 1, not { $seed }
errors-player-counts = { $game } is played by { $counts } players, not { $players }
errors-no-game-option = { $game } has no option { $name }; its options are: { $names }
errors-option-values = option { $name } is one of { $values } with { $players } players, not { $value }
errors-no-calculator = { $game } has no calculator { $name }; its calculators are: { $names }
errors-alien_frontiers-long = with two players the long game is the normal one
errors-gaia-first-map = the first game is played on the default map
errors-gaia-first-automa = in the first solo game the Automa plays the Taklons
errors-gaia-turned = only the tiles of a drawn map can be turned: choose one of the methods for the map
errors-gaia-apart = only a drawn map keeps equal planets apart
errors-eclipse-worlds = secret worlds cannot be combined with ancient homeworlds: both use the homeworld hexes
errors-eclipse-direction = the choice of direction needs a single order of play, so it excludes simultaneous play
errors-eclipse-middle = seven or more players need a twelfth middle hex: add extra sectors, hives, warp portals or secret worlds
errors-start-fields = the start of a game has the fields { $fields }, not { $value }
errors-start-names = the start of a game names a game and whole numbers, not { $value }
errors-start-options = the options of a game go by name, not { $value }
errors-start-option = an option of a game is a name and a value, not { $name }: { $value }

## Actions and records
errors-no-label = { $label } is no { $kind }; { $hint }
errors-number-range = { $number } is out of range; numbers run from 0 to { $last }
errors-index-range = { $index } is out of range for { $role } of { $verb }
errors-empty-line = an empty line is no action
errors-unknown-verb = unknown verb { $verb }; { $hint }
errors-does-not-fit = { $text } does not fit { $usage }
errors-not-possible = { $text } is not possible now: seat { $seat } is asked { $prompt } and may choose { $shown }
errors-not-possible-more = { $text } is not possible now: seat { $seat } is asked { $prompt } and may choose { $shown } and { $count } more
errors-game-over = the game is over
errors-undo-nothing = there is nothing to take back
errors-undo-other = another seat has decided since
errors-undo-chance = a die was rolled or something hidden was seen
errors-line = line { $line }: { $error }
errors-record-begins = line 1: a record begins with 'astrolude { $format }'
errors-header-actions = the header does not end with a line 'actions'
errors-header-seats = the header names { $names } seats for { $players } players
errors-header-line = the header has no line { $key }
errors-header-played = the header cannot be played: { $error }
errors-no-header = { $key } is no header; expected one of { $names }
errors-no-value = { $key } has no value
errors-seat-line = expected 'seat { $number } <name>'
errors-twice = { $key } is given twice
errors-must-be-whole = { $key } must be a whole number, not { $value }
errors-rules-version = the record follows version { $rules } of the rules of { $game }, this program plays version { $own }
errors-position-parts = a position has a number of players and fields
errors-position-other = this is no position of { $game }: it begins with { $start }
errors-position-cannot = the position cannot be: { $problem }
errors-position-read = the position cannot be read: { $error }
errors-position-field = the position's { $name } is { $value }, expected { $expected }
errors-position-fields = the position has a field too many or too few: { $name }

## Bots, series and tournaments
errors-bot-is = a bot is one of random, greedy, greedy:attention=<0 to 1>, search, search:<milliseconds>ms, search:<iterations>it, learned or learned:<milliseconds>ms where a network comes along, a level (easy, normal, hard, and expert where a network comes along), or your own as <module>:<class or function>
errors-no-bot = there is no bot { $spec }; { $hint }
errors-own-bot-written = your own bot is written <module>:<class or function>, then parameters as :<name>=<value>
errors-no-bot-because = there is no bot { $spec }: { $reason }
errors-neither-class = { $name } is neither a class nor a function
errors-no-module = Python finds no module { $name }
errors-import-fails = importing { $module } fails: { $error }
errors-module-lacks = { $module } has no { $name }
errors-module-needs = { $module } needs { $name }
errors-makes-no-bot = { $name } makes a { $kind }, which is no astrolude.bots.Bot
errors-bot-not-made = the bot { $name } cannot be made: { $error }
errors-bot-parameter = the bot { $name } has no parameter { $key }; its parameters: { $names }
errors-parameter = { $name } has no parameter { $key }; its parameters: { $names }
errors-share = { $name } of { $spec } is a number from 0 to 1; { $hint }
errors-budget = the budget of { $spec } cannot be read; { $hint }
errors-gives-twice = { $spec } gives { $key } twice
errors-single-bot = { $name } is a single bot, and every seat of every game needs its own: give its class, or a function that makes one
errors-bot-breaks-rules = the bot { $name } on seat { $seat } breaks the rules: { $error }
errors-bot-failed = the bot { $name } on seat { $seat } failed: { $error }
errors-bots-for-seats = { $players } players need { $needed } bots, not { $given }: { $names }
errors-bots-for-series = { $players } players need 1 to { $most } bots, not { $given }
errors-series-games = a series has at least one game, not { $games }
errors-seeds-left = seeds run from 0 to 2**64 - 1: { $seed } leaves no room for { $games } games
errors-one-process = at least one process is needed, not { $jobs }
errors-processes-died = { $deaths } processes died one after the other of the match with seed { $seed }
errors-cannot-travel = a match cannot be sent to another process: { $error }; define what makes a bot in a module, or play with one process
errors-bots-once = each bot of a tournament is named once, not { $names }
errors-two-bots = a tournament needs at least two bots, for example --bots greedy,random
errors-two-players = a tournament needs at least two players
errors-tournament-games = a tournament has at least one game, not { $games }
errors-ledger-used = { $path } cannot be used: { $reason }
errors-ledger-busy = another { $what } is writing { $path }: wait for it to end
errors-ledger-other = { $path } holds another { $what }: name another file with --output, or delete this one
errors-ledger-none = { $path } is no file of a { $what }: name another one with --output
errors-noun-tournament = tournament
errors-noun-study = study
errors-ledger-line = line { $line } of { $path } is damaged: delete that line and its game is played again
errors-log-other = { $path } holds the decisions of another tournament: name another file with --log
errors-log-line = line { $line } of { $path } is no decision: name another file with --log
errors-cluster-address = the address of a Ray cluster is HOST:PORT, ray://HOST:PORT or auto, not { $address }
errors-cluster-silent = no Ray cluster answers at { $address }
errors-cluster-silent-because = no Ray cluster answers at { $address }: { $reason }
errors-cluster-batch = the cluster could not play a batch of games: { $reason }
errors-study-cut-off = all { $games } games were cut off after { $decisions } decisions
errors-study-verb = { $game } has no action { $verb } to be drawn; its actions: { $names }

## The odds of battles in Eclipse
errors-fleet-none = { $text } names no ships; write for example '2 cruiser[gauss_shield]'
errors-fleet-blueprint = { $ship } has no blueprint that could be changed
errors-fleet-slot = the { $ship } has no { $where } left for a { $part }
errors-fleet-printed = printed { $part }
errors-fleet-empty-slot = empty slot
errors-fleet-may-mean-two = { $text } may mean { $one } or { $other }
errors-fleet-may-mean = { $text } may mean { $names }
errors-fleet-enemies = Descendants of Draco and Ancient Ships do not fight each other
errors-fleet-list = { $name } is a list of 1 to { $most } fleets
errors-fleet-object = a fleet is an object with its ships
errors-fleet-one-ship = a fleet has at least one ship
errors-fleet-once = each ship type of a fleet is named once: its ships share a blueprint
errors-fleet-ships = ships are given as objects with their type
errors-fleet-damaged = there are only { $count } ships that could be damaged
errors-fleet-no-blueprint = { $species } has no blueprint of a { $ship }
errors-fleet-energy = this { $ship } lacks { $energy } energy
errors-fleet-drive = this { $ship } has no drive
errors-fleet-parts = a { $ship } of { $species } has { $least } to { $most } parts, not { $given }
errors-fleet-bounds = { $name } is { $bounds } here, not { $value }
errors-fleet-flag = { $name } is true or false, not { $value }
errors-fleet-is-list = { $name } is a list, not { $value }
errors-fleet-defender = non-player ships are always the defender
errors-fleet-beside = non-player ships fight beside no player
errors-fleet-carry = a { $ship } may not carry a { $part }
errors-fleet-only-one = there is only one { $part }
errors-fleet-field = { $what } has no field { $name }; its fields are { $names }

## The rules documents
errors-rules-none = there is no docs/rules/{ $game }.md; { $hint }
errors-rules-checkout = the rules documents are part of the repository: run this inside a checkout of Astrolude
errors-rules-no-clause = { $path } has no clause
errors-rules-twice = the clause { $clause } stands on line { $first } and on line { $second }
errors-rules-two-homes = the clause { $clause } stands in { $first } and in { $second }
errors-rules-strings = { $path }:{ $line }: clauses are named by plain strings

## The server
errors-server-workers = several workers need a PostgreSQL store: an SQLite file serves one process
errors-server-listen = cannot listen at { $host }:{ $port }: { $reason }; choose another
errors-settings-setting = the setting { $name } cannot be used: { $reason }
errors-settings-read = the settings cannot be read: { $reason }
errors-settings-file = the settings { $path } cannot be read: { $reason }
errors-store-kind = games are kept in SQLite or PostgreSQL, not in { $kind }
errors-store-memory = an SQLite store needs a file: what is only in memory is lost with the process
errors-store-address = the address of the store cannot be read; expected a path, sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME
errors-store-postgres = PostgreSQL needs the package { $name }: pip install 'astrolude[postgres]'
errors-store-rows = rows of { $path } refer to others that are not there
errors-store-in-use = another Astrolude serves { $path }: open that one, or choose another file. Several processes can share a PostgreSQL store
errors-store-names = the file { $path } has a second name (a hard link): SQLite would keep a journal for each and lose moves; remove the other name, or copy the file instead of linking it
errors-store-damaged = the file { $path } is damaged ({ $found }): restore a backup of it
errors-store-other = this store has version { $version }, this program works on version { $newest }: let the server of the same program start once
errors-desk-table = there is no table { $table }
errors-desk-over = the game of table { $table } is over
errors-desk-seat = no person sits on seat { $seat } of table { $table }
errors-desk-forgiven = { $who } is not banned
errors-desk-who = { $who } is no network address, and no account
errors-desk-busy = the tables of { $who } change too fast: try again
errors-desk-full = there are games in the store: a backup is restored into an empty one
errors-desk-backup = the backup { $file } cannot be read: { $reason }
errors-store-newer = this store has version { $version }, this program knows versions up to { $newest }: run the newer Astrolude that wrote it, or choose another store
errors-store-opened = the store { $name } cannot be opened: { $reason }; choose another with --db

## Networks
errors-network-budget = the budget { $budget } cannot be read; it is <milliseconds>ms or <iterations>it
errors-network-seats = the network { $name } plays with { $players }, not with { $wanted }
errors-network-game = the network { $name } plays { $game } with { $players }, not { $wanted }
errors-network-fit = the network { $name } was made for another { $part } of { $game }: { $found }, and this is { $wanted }; train it anew
errors-network-record = the network { $name } has no record { $record } beside it
errors-network-record-read = the record { $name } cannot be read: { $reason }
errors-network-record-kind = the record { $name } is not a record
errors-network-none = no network comes along for { $game }; learned:50ms:network=<file> takes another
errors-network-counts = { $game } has a network for { $known } players, not for { $players }
errors-level-parameters = the level { $level } takes no parameters: { $given }
errors-network-missing = there is no network { $name }
errors-network-read = the network { $name } cannot be read: { $reason }
errors-network-array = the network { $name } has no proper array { $array }
errors-network-shape = the network { $name }: { $array } has { $size } { $dimension }, not { $wanted }
errors-network-numbers = the network { $name }: { $array } holds something that is no number

## Lessons
errors-lesson-done = the lesson is done
errors-lesson-step = this step of the lesson does not take { $text }
errors-lesson-offer = { $text } is not offered in this step of the lesson

## The club
errors-rated-account = the game at this table is rated: sign in first
errors-rated-alone = a rated game is played against somebody
errors-rated-seats = at a rated table everybody has one seat
errors-rated-seed = the seed of a rated game is drawn
errors-rated-clock = a rated game has a clock: nobody shall be kept waiting for its end
errors-rated-bots = against bots alone a bot plays on at zero: nobody else could vote
errors-rated-mark = how strong this bot is was never measured: it sits at no rated table
errors-rated-once = your account has a seat at this table: at a rated one it is one
errors-rated-coach = no advice at a rated table
errors-rated-file = the game is rated: this would tell what is hidden from you
errors-rated-off = the host of this server keeps no ratings
errors-club-person = nobody with an account is called so
errors-club-own-name = this is your own name
errors-club-friends-full = no more friends can be kept
errors-club-asked-full = no more friends, or requests without an answer, can be kept
errors-club-invite-friends = friends can be asked to a table: others by its link
errors-club-invite-full = enough people were asked to this table
errors-club-no-seat = no seat at this table belongs to your account
errors-club-history = this history is not shown to you
errors-club-presets = at most { $most } ways to play are kept
errors-club-friends-board = sign in first: friends are those of an account
errors-tournament-none = there is no such tournament
errors-tournament-off = the host of this server wants no tournaments
errors-tournament-size = a table of { $players }: { $reason }
errors-tournament-small = fewer may take part than sit at a table
errors-tournament-led = you lead { $most } tournaments: finish one first
errors-tournament-in = you take part already
errors-tournament-out = you take no part
errors-tournament-asked = this tournament is for those whom the organiser asked
errors-tournament-link = to take part a link of the organiser is needed
errors-tournament-full = nobody else can take part
errors-tournament-known = they were asked, or take part already
errors-tournament-asked-full = enough people were asked
errors-tournament-number = nobody who takes part has this number
errors-tournament-few = a tournament needs at least { $few } players
errors-tournament-still = this tournament is not played
errors-tournament-begun = this tournament has begun, or is over
errors-tournament-over = this tournament is over
errors-tournament-tables = some tables of this round are not over
errors-tournament-table = there is no such table
errors-tournament-gone-on = others have gone on since: their tables stand
errors-tournament-places = a place for each of the { $seats } seats is needed
errors-tournament-counted = places are counted from 1: who is level shares one, the next are left out
errors-tournament-organiser = this is for the organiser to do
errors-tournament-quicker = somebody else was quicker: look at the tournament again
errors-desk-rated = no rated game that counts was played at table { $table }
errors-desk-tournament = there is no tournament { $tournament } that is open or running
errors-puzzles-rules = the puzzles of { $game } are not of its rules { $rules }: { $head }
errors-puzzles-twice = two puzzles of { $game } have the same id
errors-puzzle-keys = a puzzle has the keys { $keys }, not { $found }
errors-puzzle-faulty = { $game }, puzzle { $puzzle }: { $error }
errors-puzzle-over = the puzzle's turn is over

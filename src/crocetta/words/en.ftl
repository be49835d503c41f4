# What the platform says, in English: page, terminal and server. Each game has a catalogue of its own.
# Keys that begin with terminal- stay out of the page.

## Everywhere

name = Crocetta
home = Home
menu = Menu
language = Language
rules = Rules
how-to-play = How to play
how-to-play-game = How to play { $game }
close = Close
show-all = Show all
cancel = Cancel
save = Save
copy = Copy
copied = Copied
retry = Try again
join = Join
watching = Watching
you = you
away = Away
page-missing = Page not found.
title-turn = ● Your turn · { $game }
title-table = { $game } · Crocetta
title-replay = Replay: { $game } · Crocetta
player-numbered = Player { $place }

## Time

time-none = no limit
time-seconds =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
time-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
time-hours =
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
time-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
clock-left = Time left
clock-hours = { $hours }:{ $minutes } h

## Home

home-tag = Three treasure games, one pencil.
home-play = Play now
home-play-game = Play now: { $game } against bots
home-quick = Quick match
home-quick-game = Quick match: { $game }
home-quick-any = Quick match, any game
home-invite = Invite friends
home-invite-game = Invite friends to { $game }
home-setup = Options…
home-setup-game = Options for { $game }
home-players = { $fewest }–{ $most } players
home-players-minutes = { $fewest }–{ $most } players · { $least }–{ $longest } min
home-all = Show all { $count } tables
home-resume = Resume
home-mine = Your matches
home-mine-waiting =
    { $count ->
        [one] { $count } waits for you
       *[other] { $count } wait for you
    }
home-new = New game
home-turn = Your turn
home-turn-until = Your turn until { $time }
home-round = Round { $round }, turn { $turn }
home-only-turn = Turn { $turn }
home-remove = Remove
home-remove-game = Remove { $game } with { $names }
home-remove-what = A bot plays on for you.
home-remove-alone = The game ends without a result.
home-finished = Finished
home-finished-all = Show all { $count } finished
home-result = { $place }, { $margin }
home-place = { $place } place
home-result-with = with { $names }, { $when }
home-replay = Replay of { $game }:
home-records = Your records
home-record =
    { $count ->
        [one] { $count } match, { $won } won
       *[other] { $count } matches, { $won } won
    }
home-about = About { $minutes } min
lobby-free =
    { $count ->
        [one] 1 seat free
       *[other] { $count } seats free
    }
lobby-clock = { $time } a turn
lobby-no-clock = no clock
lobby-join = Join { $game } with { $names }
lobby-host = Host: { $name }
lobby-host-with = Host: { $name }, with { $names }
lobby-started = Just started: you replace a bot
lobby-lost = Reconnecting to open tables…
watching-count =
    { $count ->
        [one] { $count } watching
       *[other] { $count } watching
    }
home-open = Open
home-free =
    { $count ->
        [one] { $count } open seat. Code: { $code }
       *[other] { $count } open seats. Code: { $code }
    }
lobby = Open tables
code-have = Have a code?
code-example = PALM-REEF-…
nickname = Your name
nickname-as = Playing as { $name }. Change name
nickname-keep = Tables you’ve joined keep your old name.

## New table

setup-seats = Players
setup-number = Number of players
setup-options = Game options
setup-settings = Table settings
setup-start = Start
setup-invite = Create table
own = Your own cards
own-choose = Choose a file
own-pattern = Download the standard cards
own-file = Using { $file }
own-drop = Remove file
seat-who = Seat { $place }
seat-level = Bot level, seat { $place }
seat-name = Player’s name, seat { $place }
seat-me = You:
seat-place = { $place }. { $who }
seat-open = Friend (invite link)
seat-bot = Bot
seat-beside = Same device
level-novice = Novice
level-novice-what = Still learning: overlooks good moves.
level-adept = Adept
level-adept-what = Plays each turn well, but doesn’t plan ahead.
level-expert = Expert
level-expert-what = Knows the odds and what every card is worth.
level-master = Master
level-master-what = Thinks many turns ahead. Hard to beat.

## Table settings

set-listed = Public table
set-listed-why = Anyone can join. Otherwise only people with the link.
set-spectators = Allow spectators
set-hints = Allow hints
set-hints-why = Against bots only, without a clock.
set-confirm = End my turn automatically
set-confirm-why = When nothing is left to do.
set-clock = Time per turn
set-clock-why = If time runs out, a bot plays that turn.
set-away = A bot takes over after
set-away-why = Whoever returns gets their seat back.
agreed = Table settings
agreed-off = { $label }: off
agreed-value = { $label }: { $value }
agreed-own = The host’s own cards or maze
agreed-away = A bot takes over after { $time } away
agreed-private = No spectators
agreed-no-hints = No hints
agreed-daily = Match of the day
agreed-challenge = Challenge
agreed-practice = Practice

## Waiting room

wait-free =
    { $count ->
        [one] 1 open seat
       *[other] { $count } open seats
    }
wait-full = Everyone’s here
wait-open = Open seat
wait-bot = Add a bot
wait-level = { $name }’s level
wait-remove = Remove
wait-remove-who = Remove { $name }
wait-host = The game starts when all seats are taken. Or start it now.
wait-start = Start
wait-start-bots =
    { $count ->
        [one] Add 1 bot and start
       *[other] Add { $count } bots and start
    }
wait-guest = You’re in! The game starts when everyone’s here.
ready-ask = All seats are taken. Ready?
ready-yes = I’m ready
ready-is = Ready
ready-left = { $seconds } seconds left. After that, seats of players who aren’t ready open up again.
ready-late = You weren’t ready in time, so your seat is open again.
wait-invited = { $name } invites you to play { $game }
wait-none = All seats are taken. You can watch once the game starts.
wait-leave = Leave table
wait-close = Close table
wait-until = Invite valid until { $time }.
invite-title = Invite friends
invite-how = Anyone with the link can join. No account needed.
invite-link = Link to this table
invite-local = Friends can’t reach this address yet. How to fix it
invite-local-how = Start the server with --host 0.0.0.0 and open this page at your computer’s network address.
invite-qr = QR code of the link
invite-code = or share the code

## At the table

turn-yours = It’s your turn.
turn-waiting = Waiting for { $names }
stage-skip = Skip
stage-again = Show again
reconnecting = Reconnecting…
offline-loading = Loading the games…
offline-new = A new version is ready.
offline-update = Update
offline-unreachable = Can’t reach the server. You’re playing on this device.
online = Play online
online-go = Continue online with a friend
online-what = Moves this game to the server, where a friend can join by link. Your copy stays here.
online-file-what = Open this file on a Crocetta server (“Watch a saved game”) to go on with friends.
line-crowded = Too many requests. Trying again in a minute…
line-missing = This table no longer exists.
line-elsewhere = This game is open in another tab. Close it there to play here.
line-unreadable = This table can’t be opened: it was played with other rules or cards.
table-closed = The host closed this table.
table-closed-you = You closed this table.
table-agreed = You all agreed to end this game.
table-expired = This invite has expired: the game didn’t start in time.
crashed = Something went wrong
crashed-what = Your game is safe on the server.
crashed-reload = Reload the page
pass-to = Pass the device to { $name }
pass-why = The others shouldn’t see { $name }’s screen.
pass-ready = I’m { $name }

## Rules

rules-goal = Goal
rules-search = Search the rules
rules-language = Language of the rules
rules-none = No rules found.
rules-at = Open rule { $clause }

## Learning
learn-step = Step { $step } of { $steps }
learn-skip = Skip
learn-next = Next
learn-show = Show me
learn-play-on = Play on
learn-turn = A turn
learn-symbols = Symbols
learn-scoring = Scoring
learn-end = The end
learn-full = Full rules
learn-print = Print and play
learn-try = Try it with the coach
learn-which = Which game

## Keys

keys = Keyboard
keys-game = In this game
keys-table = At every table
keys-tab = Next button, card or pawn. With Shift: the one before
keys-enter = Press it
keys-skip = Skip what is playing
keys-escape = Close a panel
keys-help = Show these keys
keys-letters = Letter keys
keys-letters-why = Switch off if you speak to your computer.
key-name =
    { $key ->
        [arrows] Arrow keys
        [tab] Tab
        [enter] Enter
        [space] Space
        [backspace] Backspace
       *[escape] Esc
    }

## Menu

log = History
log-empty = Nothing yet.
log-all = Show all { $count } lines
settings = Settings
settings-hints = Possible moves
settings-hints-why = Highlight where you can play.
settings-why = Reasons
settings-why-why = Say why, at each step. Fades after a few games.
settings-pace = Pace
pace-calm = calm
pace-brisk = brisk
pace-instant = instant
pace-calm-why = Every turn plays in full.
pace-brisk-why = Bots play faster. If many turns wait, you see only results.
pace-instant-why = No animations: you see the table as it is.
settings-sound = Sound
settings-volume = Volume
volume-soft = soft
volume-medium = medium
volume-loud = loud
settings-vibration = Vibration
settings-push = Notify me on this device
settings-push-why = When it’s your turn in a long match, or somebody joins you.
settings-push-blocked = Your browser blocks notifications from this page.
settings-theme = Theme
theme-auto = automatic
theme-light = light
theme-dark = dark
view-as = See the table as
table-code = Table { $code }
watch-link = Anyone with the link can watch.
watch-file = Watch a saved game
mine = My games and data
watch-not = This table doesn’t allow spectators.
watch-no-more = A bot has taken your seat. This table doesn’t allow spectators.
export = Download game
replay = Replay
rematch = Play again
rematch-join = Join the rematch
rematch-watch = Watch the rematch
rematch-offer = { $name } wants to play again.
rematch-decline = No, thanks
rematch-declined = { $names } declined.
rematch-bots = Play now with bots
rematch-cancel = Take back the offer
device = Other devices
device-what = Use your name and seats on another device too.
device-make = Play on another device
device-link = Secret link for another device
device-secret =
    { $count ->
        [one] Open this link on the other device within { $count } minute. Keep it secret: it gives access to your seats.
       *[other] Open this link on the other device within { $count } minutes. Keep it secret: it gives access to your seats.
    }
device-claim = Play on this device?
device-claim-what = Your name and seats move here and replace this device’s own.
device-claim-yes = Yes, it’s my device
device-revoke = Sign out other devices
device-revoke-what = Only this device keeps your name and seats.
device-revoke-yes = Sign them out
device-revoked = Your other devices are signed out.
host = You’re the host
host-bot = Replace with a bot
host-bot-what = A bot plays this seat to the end. { $name } can’t come back.
host-bot-sure = Yes, replace
host-close = Close table
host-close-what = Closing ends the game for everyone, without a result.
host-close-sure = Yes, close it
people = Players
vote-remove = Propose to remove
vote-remove-what = The others vote. If most agree, a bot takes { $name }’s seat for good.
vote-abandon = Propose to end the game
vote-abandon-what = If everyone agrees, the game ends without a result.
vote-sure = Yes, propose it
vote-asks-remove = { $by } proposes to remove { $name }. A bot would take the seat for good.
vote-asks-you = { $by } proposes to remove you. The others vote.
vote-asks-abandon = { $by } proposes to end the game without a result.
vote-yours-remove = You propose to remove { $name }.
vote-yours-abandon = You propose to end the game.
vote-yes = Agree
vote-no = Disagree
talk = Chat
talk-unread = Chat, { $count } new
talk-text = Message
talk-send = Send
talk-none = No messages yet.
talk-watch = Only spectators read this.
talk-off = The host has turned off the chat.
talk-switch-off = Turn off the chat
talk-switch-on = Turn on the chat
talk-mute = Mute { $name }
talk-muted = Muted: { $names }
talk-unmute = Unmute all
reaction-hello = Hello!
reaction-clap = Well played!
reaction-heart = Thank you!
reaction-laugh = Haha!
reaction-wow = Wow!
reaction-oops = Oops!
reaction-think = Let me think…
reaction-luck = Good luck!
leave = Leave
leave-what = Your seat is kept. If you resign, a bot plays on and you can’t come back.
leave-alone = Your game is saved. If you resign, it ends without a result.
leave-resign = Resign
leave-sure = Yes, resign
leave-later = Leave and resume later

## Hints
hint = Hint
hint-by = Hint ({ $level })
hint-thinking = Thinking…
hint-only = It’s your only move.
hint-general = No other move promises more.

## Notices

bot-for = { $name } (bot)
bot-level = Bot, { $level }
player-facts = { $who }: { $facts }.
facts = { $facts }, { $fact }
notice-left = { $name } left. A bot plays on.
notice-resigned = { $name } resigned. A bot plays on.
notice-removed = { $name } was away for a long time. { $by } put a bot in the seat.
notice-voted = { $by } removed { $name } by vote. A bot plays on.
notice-voted-you = { $by } removed you by vote. You’re watching.
notice-kept = The vote failed. { $name } stays.
notice-kept-game = The vote failed. The game goes on.
notice-away = { $name } is away. A bot plays until they’re back.
notice-back = { $name } is back.
notice-back-you = Welcome back! You have your seat again.
notice-weaker =
    { $count ->
        [one] { $names } needs a moment to get ready. A weaker bot plays meanwhile.
       *[other] { $names } need a moment to get ready. Weaker bots play meanwhile.
    }
notice-full = The game has started without you: all seats were taken. You’re watching.
notice-late = Time’s up! A bot played this turn for you.
notice-lost = A bot has taken your seat. You’re watching.
notice-took-over = { $name } takes over from { $bot }, a bot.
notice-took-over-you = You take over from { $bot }, a bot.

## End and replay

end = Game over
end-winner = { $name } wins
end-you = You win!
end-shared = { $names } share the win
end-place =
    { $nth ->
        [first] 1st
        [second] 2nd
        [third] 3rd
       *[nth] { $place }th
    }
end-hero = { end-place }
end-ahead =
    { $count ->
        [one] { $count } point ahead of { $name }
       *[other] { $count } points ahead of { $name }
    }
end-behind =
    { $count ->
        [one] { $count } point behind { $name }
       *[other] { $count } points behind { $name }
    }
end-level = level with { $name }
end-tied = tied with { $names }
end-best-beaten = Personal best: { $points } (was { $before })
end-best = Your best: { $points }
end-you-name = You
end-adds-up = How it adds up
end-total = Total
end-decided =
    { $you ->
        [yes] { $line } decided it: { $own } for you, { $theirs } for { $name } ({ $difference }).
       *[no] { $line } decided it: { $own } for { $who }, { $theirs } for { $name } ({ $difference }).
    }
end-gap = { $line }: your biggest gap to { $name }, { $own } against { $theirs } ({ $difference }).
end-lead =
    { $you ->
        [yes] Your lead over the best opponent, turn by turn
       *[no] { $name }’s lead over the best opponent, turn by turn
    }
end-lead-turns = { $heading }: { $leads }
end-lead-ahead = ahead
end-lead-behind = behind
end-round = round { $round }
end-look = View table
end-show = Show result

verify = Verify the luck
verify-title = Was the luck fair?
verify-proven = Yes. Neither the server nor anyone else alone chose the luck.
verify-consistent = It fits together, but this browser took no part in it.
verify-fixed-mine = The server fixed its secret before your browser added its share.
verify-fixed = The secret matches the commitment. This browser didn’t see when it was fixed.
verify-mine = Your share is part of the luck.
verify-shares =
    { $count ->
        [0] No player added a share.
        [one] 1 player added a share.
       *[other] { $count } players added a share.
    }
verify-match = Match of this commitment: { $match } (1, and one more for each rematch)
verify-commitment = Commitment: { $commitment }
verify-wrong-commitment = No. This isn’t what the server had fixed when your browser added its share.
verify-wrong-match = No. The server took the secret of another match.
verify-wrong-secret = No. The server’s secret isn’t the one it had fixed.
verify-wrong-share = No. Your share was left out.
verify-plain = This match was dealt from a plain seed. There’s nothing to check.
verify-unable = This browser can check it only over https. The downloaded game can be checked anywhere.
verify-cards = To check every card and roll too, download the game and run: crocetta verify FILE
replay-table = Back to the table
replay-empty = This game has no moves.
replay-first = First move
replay-back = Previous move
replay-next = Next move
replay-last = Last move
replay-play = Play
replay-pause = Pause
replay-step = Move
replay-count = { $step } / { $last }

## Review

review = Review
review-whose = Whose game
review-doing = Reviewing the game…
review-compiling = Preparing the review. That happens once and takes up to a minute.
review-better = Better: { $move }
review-instead = (instead of: { $move })
review-better-place = Better: { $move }, as shown
review-choice = { $kind }, { $when }
review-lead = Expected lead
review-chance = Chance to win
review-curve = { $heading }: { $start } at the start, { $result } at the end
review-round = Round { $round }
review-move = { $when }: { $cost }
review-points =
    { $count ->
        [one] { $sign }{ $count } point
       *[other] { $sign }{ $count } points
    }
review-percent = { $sign }{ $count }%
review-start = Expected at the start
review-luck = Luck
review-luck-what = what chance brought
review-skill = Choices
review-skill-what = compared with an expert
review-others = Opponents
review-others-what = what they gave or took
review-result = Result
review-par = Of what was possible
review-par-what = { $reached } of { $par } points
review-costliest = Costliest moves
review-costliest-what = compared with the best move
review-none = No costly moves. Well played!

## A game that the page cannot draw

plain-acts = Your options
plain-none = Waiting for the others.
plain-undo = Undo
plain-seen = What you see
plain-score = Points

## Terminal

terminal-serve-ready = Crocetta is running at { $address }
terminal-serve-stop = Press Ctrl-C to stop. Games are saved.
terminal-serve-port = Can’t listen on { $host }, port { $port }: { $reason }. Choose another port with --port.
terminal-serve-page = The page isn’t built yet. Run `make page`, or install the wheel.
terminal-serve-time-zone = There is no time zone { $zone }. Names look like Europe/Rome.
terminal-serve-workers = SQLite serves one worker only. For --workers { $workers }, use PostgreSQL: --database postgresql://…
terminal-serve-worker-failed = The workers didn’t start. Their log says why.
terminal-database-failed = Can’t open the database: { $reason }
terminal-database-driver = The database driver { $driver } is missing. For PostgreSQL: { $install }
terminal-database-newer = The database belongs to a newer Crocetta (schema { $step }). Update Crocetta.
terminal-database-in-use = Another Crocetta server is using { $database }. Stop it, or choose another with --database.
terminal-database-this = this database

terminal-copied = Copied to { $file }. Keep it private: it holds the keys of all cookies.
terminal-site-written = The site is in { $folder }: { $files } files, { $megabytes } MB. Put it on any web host.
terminal-site-runtime = Play without a server isn’t built in here. Run `make site`, or install the wheel.
terminal-site-not-empty = There is something else in { $folder }. Choose a new or empty folder.
terminal-site-server = “{ $server }” is no address of a server. Write it like https://games.example.org.
terminal-copy-exists = { $file } exists already. Choose another file, or use --replace.
terminal-copy-itself = { $file } is the database itself. Choose another file.
terminal-copy-missing = There’s no file { $file }.
terminal-copy-foreign = { $file } isn’t a database of Crocetta.
terminal-copy-damaged = { $file } is damaged. Use another copy.
terminal-copy-failed = Nothing was copied: { $reason }
terminal-copy-in-use = A Crocetta server is using this database. Stop it first.
terminal-copy-program = { $program } is missing. It comes with PostgreSQL’s client programs.
terminal-restore-exists = { $database } holds games already. Use --replace to replace them.
terminal-restored = Restored from { $file }.
terminal-restored-kept = What was there before is in { $file }.

terminal-admin-nobody = No server of yours is running on this database. Name it with --database.
terminal-admin-ended = Table { $code } is closed. Nothing of it is lost.
terminal-admin-forced = Table { $code } didn’t answer. It was read again and closed. Nothing of it is lost.
terminal-admin-revoked =
    { $minutes ->
        [one] All their devices are signed out. This address of your server lets them in again for { $minutes } minute: { $link }
       *[other] All their devices are signed out. This address of your server lets them in again for { $minutes } minutes: { $link }
    }
terminal-admin-process = process
terminal-admin-seconds = seconds
terminal-admin-tables = tables
terminal-admin-lines = sockets
terminal-admin-moves = moves/s
terminal-admin-bots = bots thinking + waiting
terminal-admin-refused = refused
terminal-admin-code = code
terminal-admin-game = game
terminal-admin-status = status
terminal-admin-entries = entries
terminal-admin-idle = idle (s)
terminal-admin-people = people

terminal-you = You
terminal-list = { $names } and { $last }
terminal-did-you-mean = Did you mean “{ $name }”?
terminal-choices = Choose one of: { $names }.

terminal-which-game = Which game?
terminal-game-missing = There’s no game “{ $name }”.
terminal-game-unnamed = Name a game: `{ $command }`. Or use --resume with a saved game.
terminal-bot-missing = There’s no bot “{ $level }”.
terminal-bots-and-level = --bots already sets the levels. Leave out --level.
terminal-bots-and-players =
    { $bots ->
        [one] { $bots } bot and you make { $players } players, not { $given }.
       *[other] { $bots } bots and you make { $players } players, not { $given }.
    }
terminal-players = { $game } is for { $fewest } to { $most } players, not { $given }.
terminal-name-length = A name has 1 to { $most } letters.
terminal-resume-alone = --resume only goes with --save and --language. Leave out the rest.
terminal-rule-missing = There’s no rule “{ $name }”. They go from { $first } to { $last }.

terminal-option-form = Write options as KEY=VALUE, not “{ $text }”.
terminal-option-missing = { $game } has no option “{ $key }”.
terminal-option-twice = Option { $key } is given twice.
terminal-option-value = Option { $key } can’t be “{ $value }”. Use { $choices }.
terminal-option-refused = Wrong --option: { $reason }
terminal-option-switch = yes or no
terminal-option-none = none
terminal-option-from = a whole number from { $least } up
terminal-option-list = a comma-separated list of { $choices }
terminal-option-either = { $one } or { $other }
terminal-option-or-else = { $one }, or { $other }

terminal-file-unreadable = Can’t read { $file }: { $reason }.
terminal-file-missing = no such file or folder
terminal-file-forbidden = no permission
terminal-file-folder = that’s a folder
terminal-file-not-text = { $file } isn’t a text file.
terminal-file-wrong = In { $file }: { $reason }
terminal-save-failed = Can’t save to { $file }: { $reason }. Choose another file with --save.
terminal-save-taken = { $reason }. Choose another file with --save, or resume that game: { $command }
terminal-saved = Saved in { $file }.
terminal-left = Your game is saved. Resume it with:
terminal-finished = Replay it with:
terminal-dealt-by-hand = { $file } can’t be resumed here: its cards are dealt by hand.
terminal-only-bots = Only bots play in this game. Replay it with: { $command }
terminal-many-people = { $count } people play in this game. In the terminal, one person plays against bots.

terminal-verify-moves =
    { $count ->
        [one] 1 entry, and it follows the rules.
       *[other] All { $count } entries follow the rules.
    }
terminal-verify-draws =
    { $count ->
        [one] 1 card or roll, and it follows from the seed.
       *[other] All { $count } cards and rolls follow from the seed.
    }
terminal-verify-by-hand = The cards were dealt by hand: there’s no seed to check.
terminal-verify-plain = The file doesn’t say where its seed comes from: somebody may have chosen it.
terminal-verify-fixed = The seed follows from a secret that was fixed by the commitment { $commitment }.
terminal-verify-match = It is match { $match } of this commitment: the first at a table is 1, each rematch one more. Any other number is a secret somebody picked.
terminal-verify-shares = These players’ shares are in it, added after the secret was fixed: { $names }.
terminal-verify-alone = No player added a share: whoever made the secret could have chosen it.
terminal-verify-commitment = This file has another commitment: { $found }
terminal-verify-other-match = This file is match { $found } of its commitment, not the one you played.
terminal-verify-share = Your share isn’t in this file: the luck was made without it.

terminal-narrow = Your window has { $width } columns. A table needs { $wanted }.
terminal-welcome = Type a move or its number. `help` lists all commands, `rules` the rules.
terminal-help-hint = Type `help` for help.
terminal-moves =
    { $count ->
        [one] { $count } move. `moves` lists it, `help` helps.
       *[other] { $count } moves. `moves` lists them, `help` helps.
    }
terminal-moves-numbered = Moves go from 1 to { $count }. `moves` lists them.
terminal-refused = { $reason } ({ $clause }, `why` shows the rule)
terminal-advice = Try: { $move }. { $reason }
terminal-why-allowed = That move is allowed.
terminal-why-nothing = Nothing to explain. Type `why` and a move.
terminal-undone =
    { $you ->
        [yes] You undid your last move.
       *[no] { $name } undid their last move.
    }
terminal-help =
    moves        list your moves; type a number to play one
    hint         ask for a move, with a reason
    undo         undo your last move
    why          show the rule behind the last refusal; why MOVE asks about a move
    rules        list the rules; rules 12 shows one in full
    table        show the table again
    log          show what has happened so far
    save         show where your game is saved (after every move)
    quit         leave; your game is saved
terminal-place = place
terminal-player = player
terminal-player-you = (you)
terminal-stopped = Stopped.
terminal-compiling = Preparing this bot. That happens once and takes up to a minute.
terminal-step = Enter: next, `t`: table, `q`: quit.
terminal-dealer = the dealer
terminal-not-over = Not over yet. Waiting for { $names }.
terminal-review-move = { $when }: { $cost }. Played: { $played }. Better: { $better }.
terminal-review-doing = Reviewing
terminal-review-seat = There’s no player “{ $name }”.

terminal-games-name = name
terminal-games-title = title
terminal-games-players = players
terminal-games-options = options
terminal-games-seats = { $fewest } to { $most }
terminal-edition = { $game }, edition { $edition }

## Problems

problem-unreachable = Can’t reach the server. Check your connection.
problem-missing = Not found.
problem-push = That isn’t the address of a push service.
problem-push-off = This server sends no notifications.
problem-often = Too many requests. Wait a moment.
problem-large = This file is too large.
problem-status = Something went wrong ({ $status }).
problem-server = Something went wrong on the server. It has been logged.
problem-database = The database doesn’t answer. Try again soon.
problem-offline = That needs a server. You’re playing on this device only.
problem-not-kept = This browser can’t save the game: its storage is full or blocked.
problem-unknown-person = Unknown player. Reload the page.
problem-table-missing = There’s no table { $name }.
problem-table-unreadable = Table { $code } can’t be opened: it was played with other rules or cards.
problem-code = No table could be created. Try again.
problem-data = This can’t be used: { $reason }
problem-data-long = This file is too long. The limit is { $limit } characters.
problem-data-lines = This file has too many lines. The limit is { $limit }.
problem-data-line = Line { $line } is too long. The limit is { $limit } characters.
problem-data-nested = This file has too many brackets. The limit is { $limit }.
problem-data-slow = This file takes too long to read.
problem-busy = The server is busy. Try again soon.
problem-person = Nobody has the number { $person }.
problem-tables = You’ve created many tables. Wait a few minutes.
problem-tables-unfinished = You host { $limit } unfinished games. Finish or close one first.
problem-lines = Too many open pages. Close one.
problem-spectators-full = There are too many spectators at this table.
problem-spectators-queue = There are too many spectators at this table. You’re in the queue.
problem-host = This address can’t be used.
problem-players = { $game } is for { $fewest } to { $most } players.
problem-lesson = A lesson is for one player and bots.
problem-only-bots = Take a seat or leave one open: there are only bots.
problem-bot = There’s no bot “{ $level }”.
problem-seat-missing = There’s no seat { $seat }.
problem-seat-not-yours = That’s not your seat.
problem-seat-own = That’s your own seat.
problem-seat-only-bot = During a game you can only give a seat to a bot.
problem-seat-active = Only a vote can remove someone who’s still playing.
problem-seat-bot = A bot already plays this seat.
problem-close-vote = Others are playing. Propose to end the game instead.
problem-vote-another = Another vote is under way.
problem-vote-own = You can’t vote about yourself.
problem-vote-few = A vote to remove someone takes at least three people.
problem-vote-often = You’ve started too many votes in this game.
problem-not-full = There are still open seats.
problem-talk-off = The host has turned off the chat.
problem-talk-empty = Write something first.
problem-talk-often = That was a lot at once. Wait a moment.
problem-talk-used-up = This table’s chat is full.
problem-not-running = No game is being played here.
problem-full = All seats are taken.
problem-table-used-up = Too much has changed at this table. Start the game or create a new table.
problem-empty = No one has joined this table yet.
problem-not-started = The game hasn’t started yet.
problem-started = The game has already started.
problem-expired = This table was closed because the game didn’t start in time.
problem-closed = This table is closed.
problem-over = The game is over.
problem-not-over = The game isn’t over yet.
problem-not-seated = You don’t have a seat at this table.
problem-not-host = Only the host can do that.
problem-not-player = Only players can ask for a rematch.
problem-no-spectators = This table doesn’t allow spectators.
problem-spectator = Spectators can’t play.
problem-hint = Hints are for your turn against bots, without a clock.
problem-hint-off = This table plays without hints.
problem-hint-thinking = A hint is on its way.
problem-hint-none = No hint this time. Try again.
problem-match-file = This isn’t a game that can be played here: { $reason }
problem-match-long = This game is too long. The limit is { $limit } moves.
problem-contest = You can see this once you have played it yourself.
problem-contest-file = The file of today’s match is available when the day is over.
problem-contest-own = Only the server can open such a table.
problem-challenge = Only a new game that you played alone against bots can be a challenge.
problem-play-on-over = Nothing is left to play from there. Choose an earlier moment.
problem-erase = To confirm, enter the name you play under.
problem-record = You can see the moves once the game is over.
problem-review-running = You can review a game once it is over.
problem-review-failed = The review failed. Try again later.
problem-review-game = { $game } has no bot that can review a game.
problem-name-blank = Enter a name.
problem-device-link = This link has expired or was already used.
problem-message-large = This message is too large. The limit is { $limit } characters.
problem-message-unreadable = This message can’t be read: { $reason }
problem-messages = Too many messages. Wait a moment.
undo-over = The game is over.
undo-nothing = There’s nothing to undo yet.
undo-bot = A bot made that move for you.
undo-dealer = Too late to undo: a card was drawn or the die rolled.
undo-final = Too late to undo: that choice is final.
undo-played = Too late to undo: another player has moved.
undo-clock = Too late to undo: the next player’s clock is running.
undo-often = You’ve undone too often. Go on with this move.

terminal-help-about = Three treasure games: play in the browser or here, watch bots, read the rules.
terminal-help-game = The game, as `crocetta games` lists it.
terminal-help-seed = Same seed, same cards and rolls.
terminal-help-option = An option of the game.
terminal-help-deck-file = Your own cards or maze.
terminal-help-save = Where to save the game.
terminal-help-language = The language to speak.
terminal-help-json = Print JSON, for programs.
terminal-help-file = A saved game.
terminal-help-play-game = The game to play.
terminal-help-play-bots = Your opponents, such as novice,adept.
terminal-help-players = Number of players, you included.
terminal-help-level = Level of the bots, such as novice or adept.
terminal-help-name = Your name.
terminal-help-resume = Resume a saved game.
terminal-help-watch-bots = Who plays, such as novice,adept.
terminal-help-speed = Lines a second; 0 for no pause.
terminal-help-step = Wait for Enter after each move.
terminal-help-rule = Its number, such as 12.
terminal-help-host = Address to listen on; 0.0.0.0 for all.
terminal-help-database = A file, sqlite:///file.db or postgresql://…
terminal-help-open = Open the page in your browser.
terminal-help-root-path = Path prefix, behind a proxy.
terminal-help-time-zone = Time zone of the match of the day, such as Europe/Rome.
terminal-help-workers = Processes; several need PostgreSQL.
terminal-help-port = Port to listen on.
terminal-help-system = your system’s
terminal-help-command-play = Play against bots. Your game is saved after every move.
terminal-help-command-watch = Watch bots play.
terminal-help-command-replay = Replay a saved game.
terminal-help-command-deck = Show all cards, or the maze, and what is on them.
terminal-help-command-games = List the games.
terminal-help-command-rules = Read the rules, or one of them.
terminal-help-command-serve = Start the server and play in the browser, with friends and bots.
terminal-help-command-site = Write a site to play without a server, for any web host.
terminal-help-site-folder = A new or empty folder.
terminal-help-site-server = A server where matches can go on with friends, such as https://games.example.org.
terminal-help-admin = Manage a running server, as the user who started it.
terminal-help-admin-status = Tables, sockets, moves a second, bots and refusals, for each process.
terminal-help-admin-tables = The tables in memory, and who sits there.
terminal-help-admin-end = Close a table for everybody. Nothing of it is deleted.
terminal-help-admin-table = Its code or id.
terminal-help-admin-revoke = Sign out all devices of a person; a secret link lets them in again.
terminal-help-admin-person = Their number, as `tables` shows it.
terminal-help-admin-metrics = Metrics in Prometheus format.
terminal-help-help = Show this message and exit.
terminal-help-arguments = Arguments
terminal-help-options = Options
terminal-help-commands = Commands
terminal-help-default = default
terminal-help-required = required
terminal-help-seat = Whose game: a name or a number.
terminal-help-commitment = What your page noted before you joined.
terminal-help-match = Which match of the commitment it was: 1, and one more for each rematch.
terminal-help-share = What your page added to the luck.
terminal-help-replace = Replace what is there already.
terminal-help-backup-file = Where to write the backup.
terminal-help-restore-file = A backup made by `crocetta backup`.
terminal-help-yours = yours
terminal-help-command-review = Review a finished game: luck, choices, and the costliest moves.
terminal-help-command-verify = Check the moves and the luck of a saved game.
terminal-help-command-backup = Back up the database, also while the server runs.
terminal-help-command-restore = Restore a backup. The server must be stopped.

## Notifications on devices

push-turn = Your turn in { $game }
push-with = with { $names }
push-joined = { $name } joined your table
push-rematch = { $name } wants to play again too

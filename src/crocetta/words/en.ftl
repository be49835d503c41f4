name = Crocetta
home = Home
menu = Menu
rules = Rules
close = Close
save = Save
copy = Copy
copied = Copied
again = Try again
nowhere = There is nothing at this address.
join = Join
watch = Watch
watching = Watching
you = you
away = Away
stay = Stay
title-turn = ● Your turn · { $game }
title-table = { $game } · Crocetta
title-replay = Replay of { $game } · Crocetta
your-turn = It is your turn.
waiting-for = Waiting for { $names }
reconnecting = Reconnecting…
line-crowded = Too much came from here at once. Trying again within a minute…
line-missing = This table is not here any more.
line-unreadable = The server cannot open this table any more: it was played by other rules or with other cards than the server has now.
table-closed = The host has closed this table.
table-closed-you = You have closed this table.
table-expired = This invitation has run out. The match did not begin in time, and the table was put away. You can set up a new one whenever you like.
broken = Something on this page broke
broken-what = The match is safe on the server.
broken-again = Load the page again
trouble-unreachable = The server does not answer. Is the network there?
trouble-missing = There is nothing here under this name.
trouble-often = That was a little too fast. Wait a moment.
trouble-large = That is too large.
trouble-status = The server could not do that ({ $status }).
home-tag = Three treasure games, one pencil.
home-tables = Tables
home-play = Play now
home-play-game = Play now: { $game }, against bots
home-invite = Invite friends
home-invite-game = Invite friends to { $game }
home-setup = Set up…
home-setup-game = Set up { $game }
home-players = { $fewest } to { $most } players
home-minutes =
    { $count ->
        [one] , { $count } minute
       *[other] , { $count } minutes
    }
home-all = All { $count } of your tables
home-back = Back to the table
home-your-turn = Your turn at { $game }
home-running = { $game }
home-gathering = { $game }, waiting for players
home-with = With { $names }.
home-waits = Waiting for { $names }.
home-until = You have until { $time }.
home-code = Table { $code }.
home-free =
    { $count ->
        [one] { $count } free chair. The code is { $code }.
       *[other] { $count } free chairs. The code is { $code }.
    }
lobby = Open tables
lobby-none = None now. Yours could be the first.
lobby-count =
    { $count ->
        [one] { $count } open table
       *[other] { $count } open tables
    }
lobby-line = { $game } with { $names }
lobby-show = Show
code-have = Have a code?
code-example = PALM-REEF-…
nickname = Nickname
nickname-as = You play as { $name }. Change the name
home-finished = Finished matches
nickname-keep = Where you already sit you keep the name you sat down with.
nickname-ask = Under which name do you play?
setup-seats = Who plays?
setup-number = Number of players
setup-options = Options of the game
setup-settings = Settings of the table
setup-start = Start
setup-invite = Open the table
own = Your own cards
own-choose = Choose a file
own-pattern = Save the shipped file as a pattern
own-file = From { $file }.
own-drop = Without it
seat-who = Who sits on chair { $place }?
seat-level = Level of the bot on chair { $place }
seat-name = Name of the person on chair { $place }
seat-guest = Player { $place }
seat-me = You, as
seat-place = { $place }. { $who }
seat-open = A friend, by link
seat-bot = A bot
seat-beside = Someone beside me
bot-random = plays anything
bot-greedy = plays well
set-listed = Show in the lobby
set-listed-why = Anybody may sit down; otherwise only those with the link.
set-spectators = Others may watch
set-confirm = Confirm at once
set-confirm-why = Done is said by itself when nothing else is left to do.
set-clock = Time for a turn
set-clock-why = Who runs out of time is played by a bot for that turn.
set-away = Bot for the absent after
set-away-why = The seat is theirs again as soon as they return.
agreed = Agreed for this table
agreed-without = { $label }: no
agreed-value = { $label }: { $value }
agreed-own = The host’s own cards or maze
agreed-away = A bot plays for who is away longer than { $time }
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
wait-free =
    { $count ->
        [one] One chair is free
       *[other] { $count } chairs are free
    }
wait-full = Everybody is here
wait-open = Free
wait-bot = Put a bot here
wait-remove = Remove
wait-remove-who = Remove { $name }
wait-host = The match starts when all chairs are taken. You can also start now.
wait-start = Start
wait-start-bots =
    { $count ->
        [one] Start now with a bot
       *[other] Start now with { $count } bots
    }
wait-guest = You have a seat. The match starts as soon as everybody is here.
wait-invited = { $name } invites you to { $game }
wait-sit = Sit down
wait-none = All chairs are taken. When the match starts, you can watch it here.
wait-leave = Leave the table
wait-close = Close the table
wait-until = The invitation holds until { $time }.
invitation = Link to this table
invite-title = Invite friends
invite-how = Whoever opens this link can sit down. No account is needed.
invite-local = This address is known on this computer only. For other devices start the server with --host 0.0.0.0 and open this page under the computer’s name or number in the network.
invite-qr = The link as a QR code
invite-code = or say the code
rules-search = Search the rules
rules-language = Language of the rules
rules-none = No clause has these words.
rules-at = Open rule { $clause }
log = What happened
log-empty = Nothing yet.
log-all = Show all { $count } lines
settings = How it looks
settings-hints = Hints
settings-hints-why = Fields where you may play are faintly lit.
settings-speed = Bots play
speed-once = at once
speed-quick = quickly
speed-calm = calmly
settings-theme = Room
theme-auto = as the system
theme-light = light
theme-dark = dark
look-through = Look through the eyes of
table = Table { $code }
watch-link = Whoever opens this link may watch.
watch-nobody = Nobody else may watch this table.
watch-not = The host of this table lets nobody watch.
watch-no-more = A bot plays your seat from now on. The host of this table lets nobody watch.
export = Save as a file
replay = Replay
rematch = Again
rematch-join = To the next match
device = Another device
device-what = Your name and your seats come along. You stay here as well.
device-make = Play on another device
device-link = Secret link for another device
device-secret =
    { $count ->
        [one] Open this link on the other device within { $count } minute. It is a secret: it opens your seats.
       *[other] Open this link on the other device within { $count } minutes. It is a secret: it opens your seats.
    }
device-claim = Play on this device?
device-claim-what = Your name and your seats from the other device will be here. What this device had before is forgotten.
device-claim-yes = Yes, this device is mine
device-claim-no = No
host = You are the host
host-bot = Hand to a bot
host-bot-what = A bot will play this seat to the end. { $name } cannot come back to it.
host-bot-sure = Yes, hand it over
host-bot-no = No
host-close = Close the table
host-close-what = Closing ends the match for everybody, without a result.
host-close-sure = Yes, close it
leave = Leave
leave-what = If you resign, a bot plays your seat to the end and you cannot come back to it. If you only go, the seat stays yours.
leave-alone = If you resign, a bot plays your seat to the end. If you only go, the match waits for you.
leave-resign = Resign
leave-sure = Yes, resign
leave-later = Come back later
bot-for = { $name } (bot)
news-left = { $name } has left. A bot plays on.
news-away = { $name } is away. A bot plays until they are back.
news-back = { $name } is back.
news-me = You are back, and the seat is yours again.
news-full = All chairs are taken, and the match has begun. You are watching.
news-ran-out = Your time was up. A bot played this turn for you.
news-lost = A bot plays your seat from now on. You are watching.
pass-to = Pass the device to { $name }
pass-why = What { $name } sees is not for the others.
pass-ready = I am { $name }
clock-left = Time left
clock-hours = { $hours }:{ $minutes } h
clock-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
end = The end
end-sheet = { $name }’s sheet
end-skip = Tap to skip
end-winner = { $name } wins
end-you = You win
end-shared = { $names } share the victory
end-line = { $label }: { $points }
end-look = Look at the table
end-show = Back to the result
replay-table = Back to the table
replay-empty = This match has no steps.
replay-first = To the start
replay-back = One step back
replay-next = One step on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-step = Step
replay-count = { $step } / { $last }

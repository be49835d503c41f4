### Pages that are loaded when somebody goes there.

## Replays

replay-chip = Replay
replay-jump = Jump to
replay-moments = Key moments
replay-moment-lead = { $step }. { $name } takes the lead
replay-moment-gain = { $step }. { $name } scores { $points }
replay-turns = Turns
replay-speed = Speed
replay-times = { $speed }×
replay-sheets = All sheets
replay-scores = Points
play-on = Play on from here
play-on-what = Starts a new game against bots from this moment. It doesn’t count in your statistics.
play-on-seat = Play as
play-on-bots = Bots for the other people
play-on-luck = Cards and dice from here on
play-on-luck-new = New
play-on-luck-new-what = Nobody knows what comes next.
play-on-luck-same = As they were
play-on-luck-same-what = The same luck as in this game, as far as the cards are still there.
play-on-start = Play
carry-on = Continue with friends
carry-on-what = This game isn’t over. Pick who plays each seat. It goes on when everyone is here, with new luck, and doesn’t count in your statistics.
share = Share
share-link = Link to this moment
share-picture = { $game }, { $when }
share-svg = Save as SVG
share-png = Save as PNG
watch-what = Choose a game file that you downloaded. It’s only shown to you and not kept.
watch-reading = Reading…

## Print

print-title = Print and play
print-game = Game
print-paper = Paper
print-a4 = A4
print-letter = Letter
print-cards = Cards
print-sheets = Score sheets
print-rules = How to play
print-now =
    { $count ->
        [one] Print { $count } page
       *[other] Print { $count } pages
    }
print-page = Page { $page } of { $pages }
print-hint = Print at full size and switch on background graphics. Cut along the dashed lines.
flip-title = Flip the cards for us

## Mine

mine-games = By game
mine-matches = Games
mine-won = Won
mine-won-of = { $won } ({ $percent }%)
mine-best = Best
mine-average = Average
mine-streak = Wins in a row
mine-streak-of = { $streak } (best: { $longest })
mine-rivals = Head to head
mine-rival = Opponent
mine-met = Met
mine-bots = Bots: { $level }
mine-ahead = Ahead
mine-behind = Behind
mine-tied = Tied
mine-history = History
mine-all = All
mine-none = No finished games yet.
mine-more = Show more
mine-uncounted = not in the statistics
mine-devices = Devices
device-unknown = Unknown device
device-here = This device
device-sign-out = Sign out
notify = Notifications
notify-all = Notify my devices
notify-none = No device gets notifications yet.
notify-stop = Stop
mine-data = My data
identity-what = Keep your identity as a file, and load it in any browser: your name, seats and history come with it. Whoever has the file can play as you. Signing out your other devices makes it invalid.
identity-save = Save my identity
identity-bring = Load an identity
identity-wrong = This file holds no identity.
data-what = Download everything this server knows about you, or delete it.
data-save = Download my data
data-erase = Delete me
data-erase-what = You leave all tables, your name is removed from past games, and all your devices are signed out. This can’t be undone.
data-erase-yes = Delete everything

## Match of the day and challenges

daily = Match of the day
daily-same = The same luck for everyone. Your first attempt counts.
daily-until = ends { $time }
daily-streak =
    { $count ->
        [one] { $count } day in a row
       *[other] { $count } days in a row
    }
daily-played =
    { $count ->
        [one] { $count } person has played today.
       *[other] { $count } people have played today.
    }
daily-running = In progress.
daily-given-up = Not finished.
daily-place = { $place } of { $count }
daily-better = better than { $percent }%
daily-play = Play
daily-button = { $what }: match of the day, { $game }
daily-practise = Practise
daily-practice = Practice. Your first attempt counts.
daily-board = Board
daily-board-game = Board: { $game }
challenge-friend = Challenge a friend
challenge-result = Compare
daily-day = Day
daily-before = The day before
daily-after = The day after
daily-nobody = Nobody has played it yet.
daily-closed = You see the board and the replays once you have played. Only your first attempt counts.
daily-points = Score: { $points }
daily-distribution = How everybody did
daily-column = { $points }: { $count }
daily-best = Best results
daily-place-short = Place
daily-name = Name
daily-somebody = Somebody
daily-replay-of = Replay: { $name }
daily-luck = Luck
daily-luck-what = The cards and dice of a day are fixed the day before. The secret behind them is shown when the day is over, so anyone can check them.
daily-commitment = Commitment of this day
daily-secret = Secret
daily-secret-from = shown from { $time }
daily-tomorrow = Commitment of tomorrow
challenge = Challenge
challenge-what = { $name } has played this match. Play it with the same luck, against the same bots: { $bots }.
challenge-once = Only your first attempt counts.
challenge-own = Send this link to a friend: same luck, same bots. Your replay stays closed to them until they have played.
challenge-link = Link to the challenge
challenge-alone = Nobody else has finished yet.
compare = Compare
compare-with = Compare with { $name }
compare-end = { $one } { $first }, { $other } { $second }
compare-differs = Here you chose differently.
compare-same = Same choices.
compare-nothing = Nothing.
compare-before = Previous turn
compare-after = Next turn
mine-daily =
    { $finished ->
        [one] { $finished } finished
       *[other] { $finished } finished
    }, { $won } won. Days in a row: { $streak } now, best { $longest }.

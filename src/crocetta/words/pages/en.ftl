### Pages that are loaded when somebody goes there.

## Replays

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
carry-on-what = This game isn’t over. Pick who plays each seat. It goes on when everyone is here, with new cards and dice, and doesn’t count in your statistics.
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
mine-streak-of = { $streak }, at most { $longest }
mine-rivals = Head to head
mine-rival = Opponent
mine-bots = Bots: { $level }
mine-ahead = Ahead
mine-behind = Behind
mine-tied = Tied
mine-history = History
mine-all = All
mine-none = No finished games yet.
mine-more = Show more
mine-uncounted = Not in the statistics.
mine-devices = Devices
device-unknown = Unknown device
device-here = This device
device-sign-out = Sign out
notify = Notifications
notify-all = Notify my devices
notify-none = No device gets notifications yet. Switch them on in the menu.
notify-stop = Stop
mine-data = My data
identity-what = Keep your identity as a file, and load it in any browser: your name, seats and history come with it. Whoever has the file can play as you. Signing out your other devices makes it invalid.
identity-save = Save my identity
identity-bring = Load an identity
identity-wrong = This file holds no identity.
data-what = Everything this server knows about you, as a file; or delete it.
data-save = Download my data
data-erase = Delete me
data-erase-what = You leave all tables, your name is removed from past games, and all your devices are signed out. This can’t be undone.
data-erase-yes = Delete everything

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

# What La Piramide says. What begins with tile- is for the home page, with learn- for coach and guide,
# with terminal- for the terminal alone.

## Things
kind =
    { $kind ->
        [slave] slave
       *[mummy] mummy
    }
kind-title =
    { $kind ->
        [slave] Slave
       *[mummy] Mummy
    }
pawn =
    { $you ->
        [yes] your { kind }
       *[no] { $name }’s { kind }
    }
pawn-title =
    { $you ->
        [yes] Your { kind }
       *[no] { $name }’s { kind }
    }
other-pawn =
    { $other_kind ->
        [slave] { $other_you ->
            [yes] your slave
           *[no] { $other_name }’s slave
        }
       *[mummy] { $other_you ->
            [yes] your mummy
           *[no] { $other_name }’s mummy
        }
    }
family =
    { $family ->
        [eye] Eye
        [scarab] Scarab
        [lotus] Lotus
        [ankh] Ankh
        [serpent] Serpent
       *[feather] Feather
    }
curse-name =
    { $curse ->
        [secret-passage] Secret passage
        [restless-dead] Restless dead
        [possession] Possession
        [forced-march] Forced march
        [pharaohs-call] The Pharaoh’s call
        [change-of-bandages] Change of bandages
        [awakening] Awakening
        [grave-robber] Grave robber
       *[plague] Plague
    }
curse-does =
    { $curse ->
        [secret-passage] Move one of your slaves up to { so-far }, through inner walls and past anyone.
        [restless-dead] Move one of your mummies up to { so-far }, through inner walls and past anyone.
        [possession] Move any pawn up to { so-far }.
        [forced-march] Move one of your slaves up to { so-far }, past anyone.
        [pharaohs-call] Send any pawn back to its start.
        [change-of-bandages] { $count ->
            [0] Swap 2 slaves or 2 mummies of different families.
           *[other] Swap 2 slaves or 2 mummies of different families, at most { so-far } apart.
        }
        [awakening] Return your burst mummy. If none: move a mummy up to { so-far }.
        [grave-robber] Steal a random card from another player.
       *[plague] { $count ->
            [1] Another player loses the next turn.
           *[other] Another player loses the next turn. With 2 players: the next { $count }.
        }
    }
so-far =
    { $count ->
        [one] { $count } square
       *[other] { $count } squares
    }
maze = The maze
outside = outside
square = row { $row }, column { $column }
pawn-at = { $pawn }, { $square }
spot = { $square }
spot-out = out of the pyramid
steps =
    { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }
exit =
    { $door ->
        [north] north exit
        [east] east exit
        [south] south exit
       *[west] west exit
    }

## Keys
key-pawns = From pawn to pawn, to the die and the curses
key-squares = From square to square
key-go = Choose it, then go there
key-drop = Choose another pawn

## What a move leads to
meet-back = { $pawn } stands there: both go back to start
meet-burst = { $pawn } stands there: both burst
within-back = { $pawn } is within reach: stop there and both go back to start
within-burst = { $pawn } is within reach: stop there and both burst
sentence = { $words }.

## What to do now
your-turn = Your turn
your-last-turn = Your last turn
turn-of-limit = turn { $turn } of { $limit }
turn-of = { $name }’s turn
you-place = Put back a pawn
places-back = { $name } puts back a pawn
over = The game is over
choose-text = Roll the die, or play a curse instead.
choose-roll = Roll the die.
because-choose = Get both slaves out to win.
because-slave = Come closer to an exit.
because-mummy = Stop on another’s slave to send it back.
because-tempted = A curse can turn the game.
held-up = { curse-does } Its targets are ringed.
held-up-players = { curse-does } You choose the player next.
tempted-title = You rolled a 1
tempted-text =
    { $count ->
        [one] Walk 1 square, or gamble on { $count } number for a curse.
       *[other] Walk 1 square, or gamble on { $count } numbers for a curse.
    }
slave-title =
    { $pips ->
        [one] Move a slave { $pips } square
       *[other] Move a slave { $pips } squares
    }
slave-then-mummy = Then a mummy, just as far.
slave-only = You have no mummy to move.
mummy-title =
    { $pips ->
        [one] Move a mummy { $pips } square
       *[other] Move a mummy { $pips } squares
    }
mummy-text = Your slave has moved.
pick-text = Choose a pawn to move.
call-pick = Choose a pawn to send back to start.
bandages-pick = Choose the first pawn to swap.
swap-text = Choose a pawn to swap with { $pawn }.
swap-both = { $one } and { $other } swap places.
drive-text =
    { $count ->
        [one] Move it up to { $count } square.
       *[other] Move it up to { $count } squares.
    }
drive-walls =
    { $count ->
        [one] Move it up to { $count } square, through inner walls.
       *[other] Move it up to { $count } squares, through inner walls.
    }
name-text = Choose a player.
return-title = Back to start
return-text =
    { $kind ->
        [slave] Choose a start square for your slave.
       *[mummy] Choose a start square for your mummy.
    }
return-several = Choose start squares for your waiting pawns.
wait-choose = Rolls, or plays a curse.
wait-roll = Rolls the die.
wait-tempted = Rolled a 1: walk or gamble?
wait-slave =
    { $pips ->
        [one] Moves a slave { $pips } square.
       *[other] Moves a slave { $pips } squares.
    }
wait-mummy =
    { $pips ->
        [one] Moves a mummy { $pips } square.
       *[other] Moves a mummy { $pips } squares.
    }
wait-curse = Plays { curse-name }.
wait-return = Chooses a start square.
wait-dealer = The die is rolling.
watching = You are watching.

## Buttons
roll = Roll the die
roll-die = Roll the die. It shows { $value }.
die = The die shows { $value }
play-curse = Play { curse-name }
not-now = Not now
walk = Walk 1 square
gamble = Gamble
gamble-on = Gamble on { $values }
choice-kind =
    { $phase ->
        [choosing] Roll or curse
        [tempted] Walk or gamble
       *[start] Start square
    }
choice-goes =
    { $way ->
        [out] { pawn } gets out
        [level] { pawn }, no closer to an exit
        [closer] { $count ->
            [one] { pawn }, { $count } step closer to an exit
           *[other] { pawn }, { $count } steps closer to an exit
        }
       *[farther] { $count ->
            [one] { pawn }, { $count } step farther from an exit
           *[other] { pawn }, { $count } steps farther from an exit
        }
    }
value = Choose { $value }
go-here = Go here
go-out = Go out
put-here = Put it here
hinted-pawn = In gold: { $pawn }.
pick-pawn = Choose this pawn
curse-pawn = Curse this pawn
swap-with = Swap these two
curse = Curse
curse-player = Curse { $name }
undo = Undo
targets = Who?

## The hand and the players
you = You
players = Players
your-curses = Your curses
curses-of = { $name }’s curses
rest-after-roll = not after rolling
instead-of-roll = instead of rolling
on-your-turn = Play it on your turn, instead of rolling.
no-curses = No curses. Roll a 1 and gamble to draw one.
copies =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
deck =
    { $count ->
        [one] { $count } card in the deck
       *[other] { $count } cards in the deck
    }
out-of =
    { $count ->
        [one] { $count } of 2 slaves out
       *[other] { $count } of 2 slaves out
    }
cards =
    { $count ->
        [one] { $count } curse
       *[other] { $count } curses
    }
skips = skips
skips-title =
    { $count ->
        [one] Loses the next turn to the plague
       *[other] Loses the next { $count } turns to the plague
    }
waits-title =
    { $count ->
        [one] { $count } pawn waits beside the board
       *[other] { $count } pawns wait beside the board
    }
burst-title =
    { $count ->
        [one] { $count } mummy has burst
       *[other] { $count } mummies have burst
    }
away = Away, { $minutes } min
known-text =
    { $count ->
        [one] { $count } curse in hand.
       *[other] { $count } curses in hand.
    }
known-cards = You have seen:
end-both-out = Both slaves are out!
end-steps-ahead =
    { $count ->
        [one] { $count } step ahead of { $name }
       *[other] { $count } steps ahead of { $name }
    }
end-steps-behind =
    { $count ->
        [one] { $count } step behind { $name }
       *[other] { $count } steps behind { $name }
    }
end-out-ahead =
    { $count ->
        [one] { $count } slave ahead of { $name }
       *[other] { $count } slaves ahead of { $name }
    }
end-out-behind =
    { $count ->
        [one] { $count } slave behind { $name }
       *[other] { $count } slaves behind { $name }
    }
rank-both = both out
rank-one =
    { $count ->
        [one] 1 out, { $count } step to go
       *[other] 1 out, { $count } steps to go
    }
fact =
    { $fact ->
        [turns] Turns
        [steps] Steps walked
        [caught] Rivals sent back
        [curses] Curses played
       *[sent_back] Times sent back
    }
decided-meeting =
    { $other_you ->
        [yes] Your mummy decided it: on turn { $turn } it sent { $name }’s slave back (−{ steps }).
       *[no] { $you ->
            [yes] { $other_name }’s mummy decided it: on turn { $turn } it sent your slave back (−{ steps }).
           *[no] { $other_name }’s mummy decided it: on turn { $turn } it sent { $name }’s slave back (−{ steps }).
        }
    }
decided-curse =
    { $you ->
        [yes] { curse-name } decided it: on turn { $turn } it cost you { steps }.
       *[no] { curse-name } decided it: on turn { $turn } it cost { $name } { steps }.
    }
setback-meeting = Biggest setback: on turn { $turn } { $other_name }’s mummy sent your slave back (−{ steps }).
setback-curse = Biggest setback: on turn { $turn } { curse-name } cost you { steps }.
steps-left =
    { $count ->
        [one] no slave out, { $count } step to go
       *[other] no slave out, { $count } steps to go
    }
way-left =
    { $count ->
        [one] { $count } step to go for both slaves.
       *[other] { $count } steps to go for both slaves.
    }
last-turns = Last turns
since-your-turn = Since your last turn
put-away = Close this note
whole-pyramid = Zoom out
close-up = Zoom in
aim = Drag to aim.
square-of = Square { $place } of { $count }
square-before = Previous square
square-next = Next square
see-rule = See rule { $clause }
first-out = First slave out
second-out = Second slave out
way-who =
    { $you ->
        [yes] you
       *[no] { $name }
    }
way-of =
    { $count ->
        [one] { way-who } ({ $count } step)
       *[other] { way-who } ({ $count } steps)
    }
ways-decide = Ties are broken by steps to an exit: { $ways }.
ways-shared =
    { $count ->
        [one] Same number of slaves out, and { $count } step to go each.
       *[other] Same number of slaves out, and { $count } steps to go each.
    }

## What happened
who =
    { $you ->
        [yes] You
       *[no] { $name }
    }
other =
    { $other_you ->
        [yes] you
       *[no] { $other_name }
    }
rolled = { who } rolled { $value }
plays =
    { $you ->
        [yes] You play
       *[no] { $name } plays
    }
event-first-player =
    { $you ->
        [yes] You start.
       *[no] { $name } starts.
    }
event-turn-lost = { who } lost a turn to the plague.
event-die-rolled = { who } rolled a { $value }.
event-gambled = { who } gambled on { $values }.
event-gamble-hit = The die showed { $value }: a hit.
event-gamble-missed = The die showed { $value }: a miss.
event-drew = { who } drew { curse-name }.
event-card-drawn = { who } drew a curse.
event-moved = { moved }.
event-walked =
    { $kinds ->
        [both] Slave and mummy moved.
        [slave] Slave moved.
       *[mummy] Mummy moved.
    }
event-left = { left }.
event-stuck = { who } couldn’t move a { kind }.
event-sent-back = { sent-back }.
event-met = { met }.
event-put-back = { put-back }.
event-waits = { waits }.
event-burst = { burst }.
event-curse-played = { who } played { curse-name }.
event-swapped = { swapped }.
event-awoke = { awoke }.
event-plagued =
    { $you ->
        [yes] { $turns ->
            [one] The plague hit you: you lose your next turn.
           *[other] The plague hit you: you lose your next { $turns } turns.
        }
       *[no] { $turns ->
            [one] The plague hit { $name }: next turn lost.
           *[other] The plague hit { $name }: next { $turns } turns lost.
        }
    }
event-robbed = { who } stole { curse-name } from { other }.
event-card-taken = { who } stole a curse from { other }.
event-ended =
    { $why ->
        [both-out] Both slaves out: { $names } won.
        [turn-limit] That was the last turn: { $names } won.
       *[stuck] No pawn can move any more: { $names } won.
    }
winner-you = you
# Without their full stop: the terminal adds which pawn, and where.
moved =
    { $count ->
        [one] { pawn-title } moved { $count } square
       *[other] { pawn-title } moved { $count } squares
    }
left = { pawn-title } got out by the { exit }
sent-back = { pawn-title } went back to start
met =
    { $kind ->
        [mummy] { pawn-title } caught { other-pawn }: both back to start
       *[slave] { pawn-title } ran into { other-pawn }: both back to start
    }
put-back = { pawn-title } is back on the board
waits = { pawn-title } waits beside the board
burst = { pawn-title } met { other-pawn }: both burst
swapped = { pawn-title } and { other-pawn } swapped places
awoke = { pawn-title } awoke

## Refusals
refused-over = The game is over.
refused-turn = It’s not your turn. Now: { family }.
refused-dealer-first = Wait for the dealer.
refused-return-first = { family } puts back a pawn first.
refused-dealer = The dealer can’t do that now.
refused-no-curses = This game has no curses.
refused-no-gamble = Without curses there’s no gamble.
refused-one-each-turn = Roll or play 1 curse each turn, not both.
refused-gamble = You can do that only after rolling a 1.
refused-phase =
    { $phase ->
        [placing] First choose start squares for your waiting pawns.
        [returning] First choose a start square for your pawn.
        [choosing] First roll or play a curse.
        [tempted] You rolled a 1: first walk or gamble.
        [slave-moves] First move a slave.
        [mummy-moves] First move a mummy.
        [picking] First choose a pawn for { curse-name }.
        [swapping] First choose the second pawn to swap.
        [driving] First choose where { curse-name } takes the pawn.
        [naming] First choose a player for { curse-name }.
       *[other] Wait for the dealer.
    }
refused-square = There’s no such square.
refused-passing = No passing over slaves or its own family.
refused-family-there = A pawn of its family is already there.
refused-slave-there = A slave can’t stop on a slave.
refused-pawn-out = That slave is already out.
refused-pawn-burst = That mummy has burst.
refused-pawn-waits = That pawn is waiting beside the board.
refused-mummy-out = Mummies can’t leave.
refused-out-far =
    { $steps ->
        [one] Getting out takes { $way }, but it has only { $steps } step.
       *[other] Getting out takes { $way }, but it has only { $steps } steps.
    }
refused-out-exact = The step out must be the last pip.
refused-out-blocked = A slave or its own family blocks the way out.
refused-stay = A pawn can’t end where it started.
refused-walls = Walls are in the way.
refused-far-curse =
    { $steps ->
        [one] Too far: it moves up to { $steps } square.
       *[other] Too far: it moves up to { $steps } squares.
    }
refused-far =
    { $steps ->
        [one] Too far: it must move exactly { $steps } square.
       *[other] Too far: it must move exactly { $steps } squares.
    }
refused-way-twice =
    { $steps ->
        [one] In { $steps } step it would enter a square twice.
       *[other] In { $steps } steps it would enter a square twice.
    }
refused-not-exact =
    { $way ->
        [one] That’s { $way } square away; it must move exactly { $steps }.
       *[other] That’s { $way } squares away; it must move exactly { $steps }.
    }
refused-other-pawn = The curse is on another pawn.
refused-put-back = Put your own pawn on a free start square of its kind.
refused-values =
    { $count ->
        [one] Choose { $count } number.
       *[other] Choose { $count } different numbers.
    }
refused-not-yours = That’s not your pawn.
refused-kind =
    { $kind ->
        [slave] A slave moves first.
       *[mummy] Now a mummy moves.
    }
refused-not-held = You don’t hold { curse-name }.
refused-useless = { curse-name } would change nothing now.
refused-nobody-well = Everyone else is losing a turn or just lost one.
refused-no-pawn = There’s no such pawn.
refused-off-board = That pawn is not on the board.
refused-at-start = That pawn is already on its start.
refused-alone =
    { $kind ->
        [slave] No other family has a slave on the board.
       *[mummy] No other family has a mummy on the board.
    }
refused-none-near =
    { $kind ->
        [slave] No other family’s slave is within { so-far }.
       *[mummy] No other family’s mummy is within { so-far }.
    }
refused-stuck = That pawn can’t move.
refused-own-pawn = { curse-name } moves one of your own pawns.
refused-other-kind = { curse-name } moves a { kind }.
refused-unlike =
    { $kind ->
        [slave] Swap it with another slave.
       *[mummy] Swap it with another mummy.
    }
refused-one-family = Swap it with another family’s pawn.
refused-far-swap = Too far: swap it with a pawn at most { so-far } away.
refused-nobody-else = Choose another player.
refused-not-well = That player is losing a turn or just lost one.
refused-no-cards = That player has no curses.
refused-unknown = There’s no such move: { $act }.

## A file or an option that is wrong
wrong-at = Row { $row }, column { $column }
wrong-edition = The file must begin with “edition: NAME”.
wrong-edition-name = Line { $line }: the edition has no name.
wrong-curse = Line { $line }: begin it with one of these, once: { $names }.
wrong-curse-number = Line { $line }: after the colon comes a number from 1 to { $most }.
wrong-drawing = Draw each square with 2 lines and 4 characters, plus 1 at the end. Now: { $lines } lines, up to { $width } characters.
wrong-across = The drawing is { $rows } squares high and { $columns } wide. The limit is { $most }.
wrong-sign = { wrong-at }: “{ $sign }” is neither blank nor a start (one of { $letters }, then S or M).
wrong-no-square = The outer wall is missing or has a gap.
wrong-leak = { wrong-at }: this start can be reached from outside. The outer wall has a gap.
wrong-side = { wrong-at }: a side is neither wall, nor open, nor an exit.
wrong-exit = { wrong-at }: the exit “{ $sign }” must be in the outer wall and point outwards.
wrong-post = Line { $line }, character { $column }: expected “+”, a corner post.
wrong-starts = { family }: starts for { $kind ->
        [slave] slaves
       *[mummy] mummies
    }: { $count } instead of 2.
wrong-squares = The maze has { $count } squares. Allowed: { $fewest } to { $most }.
wrong-exits = The maze needs at least 2 exits. It has { $count }.
wrong-unconnected = { wrong-at }: this square is not connected with the others.
wrong-hole = { wrong-at }: there’s a hole in the outline.
wrong-narrow = Row { $row } is narrower than the row above.
wrong-step = The foot of the pyramid must be wider than its top.
wrong-way = { wrong-at }: steps of a slave ({ family }) to an exit: { $count }. Allowed: { $fewest } to { $most }.
wrong-unfair = { $way ->
        [shorter] The shorter ways out
       *[longer] The longer ways out
    } differ by more than 1: { $near } to { $far } steps, the most for: { family }.
wrong-cut = { wrong-at }: every way out of a slave ({ family }) passes here. Open a way around it.
wrong-families = Choose 1 family for each player: { $count } for { $players }.
wrong-families-twice = Each player needs a family of their own.
wrong-gamble = A gamble is on 2 or 3 numbers, not { $count }.
wrong-turn-limit = The turn limit is at least 1, not { $count }.

## What things mean
tip-slave = Slave: lead both of yours out to win.
tip-mummy = Mummy: stops on another’s slave, and both go back to start.
tip-start =
    { $kind ->
        [slave] Start of this family’s slaves.
       *[mummy] Start of this family’s mummies.
    }
tip-exit = Exit: slaves leave here. The step out counts as one.
tip-outs = Slaves already out. Both out wins.
tip-cards = Curse cards in hand.
tip-die = Slave and mummy each move by exactly this number.

## The first match
learn-goal = Get both out
learn-goal-text = Lead both of your slaves out by any exit.
learn-roll = Roll the die
learn-roll-text = The number says how far you move.
learn-slave = Move a slave
learn-slave-text = Choose a slave, then a lit square. Aim for an exit.
learn-mummy = Send a mummy
learn-mummy-text = Move it just as far. Catch a slave: both go back.
learn-curses = Curses
learn-curses-text = Instead of rolling you can play one of these.
learn-wins = First out wins
learn-wins-text = Whoever has both slaves out first wins at once.
learn-over = That’s a turn. Now get out!

## How to play
learn-aim = Bring both of your slaves out of the maze before anyone else does.
learn-choose = Roll or curse
learn-choose-text = Roll the die, or play one curse card instead.
learn-choose-or = or
learn-walk = Move a slave
learn-walk-text = Exactly the number rolled. Never twice over one square.
learn-follow = Move a mummy
learn-follow-text = By the same number, any way.
learn-meet = Meet
learn-meet-text = Slave and another’s mummy: both back to start. Two mummies: both burst.
learn-meet-tag = Back to start
learn-a-slave = Slave
learn-a-slave-text = leads to victory; leaves by an exit
learn-a-mummy = Mummy
learn-a-mummy-text = hinders the others; never leaves
learn-an-exit = Exit
learn-an-exit-text = the step out counts as one
learn-a-start = Start
learn-a-start-text = round for slaves, square for mummies
learn-a-one = A 1
learn-a-one-text = move 1, or name 2 numbers and roll for a curse
learn-winning = Winning
learn-both-out = Both slaves out
learn-both-out-value = you win
learn-early = Leaving early
learn-early-value = extra steps lost
learn-in-hand = Curses in hand
learn-in-hand-value = secret
learn-finish = The first player with both slaves out wins at once, even on someone else’s turn.

## Hints
hint-roll = Your curses are worth more later.
hint-curse = This curse helps more than a roll now.
hint-walk = A sure step beats the gamble here.
hint-gamble = The chance of a curse is worth it.
hint-leader = Hits your strongest opponent.
hint-rob = Robs your strongest opponent.
hint-start = It’s the start closest to an exit.
hint-wins = Wins the game.
hint-out = Brings a slave out.
hint-catch = Sends an opponent’s slave back to start.
hint-burst = Bursts an opponent’s mummy and yours.
hint-burst-others = Bursts two opponents’ mummies.
hint-hunt = Your mummy can reach a slave with your next roll.
hint-ambush = Your mummy waits on a slave’s way out.
hint-stalk = Your mummy comes closer to a slave.
hint-post = It’s the start closest to a slave.
hint-safe = No mummy can roll to your slave now.
hint-pick-out = This slave can get out.
hint-pick-slave =
    { $count ->
        [one] This slave can get { $count } step closer to an exit.
       *[other] This slave can get { $count } steps closer to an exit.
    }
hint-pick-catch = This mummy can catch a slave.
hint-pick-mummy = This mummy can get closer to a slave.
hint-nearer =
    { $count ->
        [one] Brings your slave { $count } step closer to an exit.
       *[other] Brings your slave { $count } steps closer to an exit.
    }
hint-farther =
    { $count ->
        [one] Takes an opponent { $count } step away from the exit.
       *[other] Takes an opponent { $count } steps away from the exit.
    }

## The home page
tile-title = La Piramide
tile-tagline = Lead two slaves out. Let your mummies do the rest.
tile-first = Roll: move a slave, then a mummy.
tile-second = A mummy sends slaves back to start.
tile-third = Instead of rolling, play a curse.
tile-score = { $points } of 2
tile-scored = Slaves out
tile-curses = Curses
tile-curses-hint = If off: no cards, and a 1 is an ordinary roll.
tile-no-passing = No passing
tile-no-passing-hint = Slaves can’t pass slaves; nobody passes their own family.
tile-exact-exit = Exact exit
tile-exact-exit-hint = The step out must be the last pip.
tile-gamble = Numbers in a gamble
tile-turn-limit = Turn limit
tile-turn-limit-hint = The game ends after this many turns each.
tile-families = Families
tile-families-hint = Picking a taken family swaps the two.
tile-family =
    { $family ->
        [eye] Eye
        [scarab] Scarab
        [lotus] Lotus
        [ankh] Ankh
        [serpent] Serpent
       *[feather] Feather
    }
tile-own = Your own maze
tile-own-hint = A file like the game’s maze.txt.
tile-pattern = Download the standard maze

## The terminal
terminal-hint =
    roll         roll the die
    plague       play a curse, by its name
    S1 f7        move your slave 1 to f7; M2 is your mummy 2
    S1 out       your slave 1 leaves the pyramid
    walk         after a 1: walk 1 square; `gamble 2 5` gambles on these numbers
    lS1          a pawn of another family, by its letter, where a curse asks for one
    lotus        a player, by the family, where a curse asks for one
terminal-legend = eS1 slave 1 of the eye   eM1 mummy 1   (e) [e] their starts   ← exit   1 2 moves
terminal-turn = Turn { $turn } of { $limit }
terminal-your-curses = Your curses:
terminal-place-state =
    { $state ->
        [out] out
        [waits] waits
       *[burst] burst
    }
terminal-skips =
    { $count ->
        [one] loses the next turn
       *[other] loses the next { $count } turns
    }
terminal-ask-placing = Choose a start square for your waiting pawn.
terminal-ask-returning = Choose a start square for your { kind }.
terminal-ask-choosing = Play a curse, or roll.
terminal-ask-roll = Roll.
terminal-ask-tempted =
    { $count ->
        [2] You rolled a 1: `walk` 1 square, or gamble: `gamble 2 5`.
       *[other] You rolled a 1: `walk` 1 square, or gamble: `gamble 2 4 5`.
    }
terminal-ask-slave =
    { $pips ->
        [one] Move a slave { $pips } square: `S1 f7`, or a number.
       *[other] Move a slave { $pips } squares: `S1 f7`, or a number.
    }
terminal-ask-mummy =
    { $pips ->
        [one] Move a mummy { $pips } square: `M1 f7`, or a number.
       *[other] Move a mummy { $pips } squares: `M1 f7`, or a number.
    }
terminal-ask-picking = { curse-name }: choose a pawn.
terminal-ask-swapping = Choose a pawn to swap with { pawn } ({ $short }).
terminal-ask-driving = { curse-name }: move { pawn } ({ $short }): `f7`, or a number.
terminal-ask-naming = { curse-name }: choose a player.
terminal-wait = Wait.
terminal-won-both-out = { who } got both slaves out and won.
terminal-won-most = { who } won with the most slaves out (LP-19).
terminal-level =
    { $count ->
        [0] { $names } have no slave out.
        [one] { $names } have { $count } slave out each.
       *[other] { $names } have { $count } slaves out each.
    }
terminal-won-tie = Fewest steps to an exit: { $names } won (LP-19).
terminal-shared = Equal steps to an exit: { $names } share the win (LP-19).
terminal-moved = { moved } ({ $short } from { $from } to { $to }).
terminal-left = { left } ({ $short } from { $from }).
terminal-sent-back = { sent-back } ({ $short }).
terminal-met = { met } ({ $short } and { $other_short }).
terminal-put-back = { put-back } ({ $short } on { $square }).
terminal-waits = { waits } ({ $short }).
terminal-burst = { burst } ({ $short } and { $other_short }).
terminal-swapped = { swapped } ({ $short } and { $other_short }).
terminal-awoke = { awoke } ({ $short }).
terminal-describe-roll = roll the die
terminal-describe-curse = { curse-name }: { curse-does }
terminal-describe-walk = walk 1 square
terminal-describe-gamble = gamble { $values }
terminal-describe-out = { $code } out
terminal-describe-meets-back = { $code } { $square }  (meets { pawn } { $short }: both go back)
terminal-describe-meets-burst = { $code } { $square }  (meets { pawn } { $short }: both burst)
terminal-describe-pawn = { $code }  ({ pawn })
terminal-heading =
    { $heading ->
        [slaves-out] slaves out
        [steps-left] steps left
        [mummies] mummies
        [squares] squares
        [exits] exits
        [curse-cards] curse cards
        [shorter-way-out] shorter way out
       *[longer-way-out] longer way out
    }
terminal-read-help = Type `help` to see how moves are typed.
terminal-read-gamble = Type the numbers you gamble on: `gamble 2 5`.
terminal-read-square = Type the square by its column and row, as in `S1 f7`, or `S1 out`.
terminal-read-no-square = The maze has no square { $square }.
terminal-read-which = Say which pawn goes there: `S1 { $square }`.
terminal-read-where = Type the square, too: `S1 f7`, or `S1 out`.
terminal-read-nobody = You have no pawns here; begin with the letter of a family.
terminal-read-letter = No family has the letter { $letter }; there are: { $letters }.
terminal-read-family = There’s no family “{ $name }”. There are: { $names }.
terminal-read-family-like = There’s no family “{ $name }”. Did you mean “{ $meant }”?
terminal-read-curse-like = There’s no move or curse “{ $name }”. Did you mean “{ $meant }”?
terminal-read-curse = There’s no move or curse “{ $name }”. Curses are: { $names }.

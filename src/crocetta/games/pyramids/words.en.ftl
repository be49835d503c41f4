# What Pyramids says. What begins with tile- is for the home page, with learn- for coach and guide,
# with terminal- for the terminal alone.

## Things
colour =
    { $colour ->
        [green] green
        [orange] orange
       *[purple] purple
    }
colour-title =
    { $colour ->
        [green] Green
        [orange] Orange
       *[purple] Purple
    }
symbol =
    { $symbol ->
        [cross] cross
        [gem-red] red gem
        [gem-green] green gem
        [torch] torch
        [skull] skull
        [potion] potion
        [entrance] entrance
       *[tomb] golden tomb
    }
field-state =
    { $state ->
        [free] free
        [marked] dug
        [just] just dug
       *[closed] wall
    }
pyramid = { colour-title } pyramid { $number }
pyramid-in-short = pyramid { $number }
own-cards = Your pyramids
deck =
    { $count ->
        [one] deck of pyramids, { $count } left
       *[other] deck of pyramids, { $count } left
    }
empty-slot = Room for a new pyramid
none-left = No pyramids left

## What to do now
keep-title = Pick 2 pyramids to dig.
keep-text = The other 2 go back into the deck.
because-keep = A short way to the tomb is a quick +10.
because-place = Each tomb you reach scores +10.
because-bonus = It brings you closer to a tomb.
because-take = A finished pyramid makes room for a new one.
place = Dig the shape next to a dug cell, or just 1 cell.
place-first = Start at an entrance: dig the shape there, or just that cell.
place-single = Dig 1 cell in either pyramid.
only-single = No room for this shape: dig 1 cell.
bonus =
    { $count ->
        [one] Bonus! Dig { $count } more cell.
       *[other] Bonus! Dig { $count } more cells.
    }
bonus-text = In either pyramid.
pass = You have nothing left to dig. Press Done.
mark-it = Dig
marking = Digging
completed =
    { $count ->
        [one] You opened a tomb!
       *[other] You opened { $count } tombs!
    }
take-one = Take a new pyramid from the display or the deck.
take-open = Take a new pyramid from the display.
take-two = Take 2 new pyramids, one after the other.
take-this = Take this one
takes = { $name } takes a new pyramid

## The score card
lowest-first = The lowest-numbered finished card picks first
torch-of =
    { $state ->
        [lit] torch of round { $round }: lit
       *[dark] torch of round { $round }: not lit
    }
claim-row = claims for { colour } pyramids
tombs-completed = Tombs opened
completed-colour =
    { $colour ->
        [green] Green tombs opened: { $count }
        [orange] Orange tombs opened: { $count }
       *[purple] Purple tombs opened: { $count }
    }
red-gems = { $count } of 10 red gems
green-gems = { $count } of 10 green gems
skull-boxes = { $count } of 10 skulls
tally-tombs = Tombs
tally-torches = Torches
tally-claims = Claims
tally-gems = Gems
tally-skulls = Skulls
note-tombs = 10 each
note-torches = 5 a round
note-gems = 5 a pair, 1 alone
note-skulls = each costs more
from-tombs = { colour-title }: +{ $points } ({ $cards })
from-torch = Round { $round }: +5
from-claim = { colour-title }: +{ $points }
from-pairs =
    { $count ->
        [one] { $count } pair × 5 = { $points }
       *[other] { $count } pairs × 5 = { $points }
    }
from-singles =
    { $count ->
        [one] { $count } single gem: +{ $count }
       *[other] { $count } single gems: +{ $count }
    }
from-skulls =
    { $count ->
        [one] { $count } skull: only the last one counts
       *[other] { $count } skulls: only the last one counts
    }
spoils =
    { $you ->
        [yes] Your tombs, { $shown } of { $all }
       *[no] { $name }’s tombs, { $shown } of { $all }
    }
tie-who =
    { $you ->
        [yes] You win
       *[no] { $name } wins
    }
tie = { tie-who } the tie with the lowest tomb, number { $number }.
tie-shared = Same points, and no tomb to break the tie.

## What happened
who =
    { $you ->
        [yes] You
       *[no] { $name }
    }
event-laid = { who } picked pyramids { $first } and { $second }.
event-opened =
    { $count ->
        [one] { who } dug { $count } cell.
       *[other] { who } dug { $count } cells.
    }
event-opened-found =
    { $count ->
        [one] { who } dug { $count } cell: { $found }.
       *[other] { who } dug { $count } cells: { $found }.
    }
event-passed = { who } had nothing left to dig.
found-cells =
    { $count ->
        [one] { $count } cell
       *[other] { $count } cells
    }
found-reds =
    { $count ->
        [one] { $count } red gem
       *[other] { $count } red gems
    }
found-greens =
    { $count ->
        [one] { $count } green gem
       *[other] { $count } green gems
    }
found-torch = torch (+5)
found-skulls =
    { $count ->
        [one] { $count } skull
       *[other] { $count } skulls
    }
found-erased =
    { $count ->
        [one] { $count } skull erased
       *[other] { $count } skulls erased
    }
found-bonus =
    { $count ->
        [one] { $count } bonus cell
       *[other] { $count } bonus cells
    }
event-completed = { who } opened tomb { $number }: +10.
event-took = { who } took pyramid { $number } from the display.
event-took-unseen = { who } took pyramid { $number } from the deck, unseen.
event-claimed =
    { $place ->
        [1] First to { $count } { colour }:
       *[other] For { $count } { colour } pyramids:
    } { $you ->
        [yes] you claim +{ $points }.
       *[no] { $name } claims +{ $points }.
    }

## Refusals
refused-marking = Everyone is digging now.
refused-marked = You’ve dug already: end your turn or undo.
refused-no-card = You have no pyramid there.
refused-outside = That’s a wall, or outside the pyramid.
refused-twice = That cell is already dug.
refused-bonus = A bonus is only 1 cell.
refused-shape = Dig the whole shape, or 1 cell.
refused-owed = Use your bonus first: dig 1 more cell.
refused-nothing = First dig the shape or 1 cell.
refused-entrance = Start at this pyramid’s entrance.
refused-path = Dig next to a dug cell: corners don’t count.

## A file or an option that is wrong
wrong-size = Pyramid { $card } needs { $width } rows of { $width } cells.
wrong-entrance = Pyramid { $card } needs one entrance “{ $sign }”, in the top row.
wrong-tomb = Pyramid { $card } needs one golden tomb “{ $sign }”, in the bottom row.
wrong-walls = Pyramid { $card } has { $count } walls instead of 8 or 9.
wrong-unreached = Pyramid { $card }: a cell can’t be reached from the entrance.
wrong-way = Pyramid { $card }: the shortest way to the tomb has { $count } cells instead of 8 to 11.

## What things mean
tip-cross = Cross: dig 1 more cell at once.
tip-gem-red = Red gem: with a green one it makes a pair, +5. Alone +1.
tip-gem-green = Green gem: with a red one it makes a pair, +5. Alone +1.
tip-torch = Torch: the first one you dig each round scores +5.
tip-skull = Skull: costs points, each one more than the last.
tip-potion = Potion: erases your 2 costliest skulls.
tip-entrance = Entrance: start digging here.
tip-tomb = Golden tomb: dig it to finish this pyramid, +10.
tip-number = The lowest-numbered finished card picks first and wins ties.
tip-torches = Torch of round { $round }: +5 if you dig one in that round.
tip-claims = Your 2nd, 4th and 6th pyramid of this colour: the next free claim.
tip-gems = A red and a green gem make a pair, +5. A single gem: +1.
tip-skulls = Only the last skull crossed off counts: the number below it.
tip-tombs = Tombs opened.
label-torches = Torches, by round
label-claims = 2nd, 4th, 6th of a colour
label-gems = Gems
label-skulls = Skulls

## The first match
learn-goal = Dig to the tomb
learn-goal-text = A golden tomb scores +10. Pick 2 pyramids.
learn-shape = One shape for everyone
learn-shape-text = Each turn all players dig the same shape.
learn-place = Start at an entrance
learn-place-text = Dig to a red cross if you can. Turn rotates the shape.
learn-bonus = Bonus!
learn-bonus-text = For each red cross you dig, dig 1 more cell.
learn-done = End your turn
learn-done-text = Press Done. Until then you can undo.
learn-wins = Most points win
learn-wins-text = Tombs, torches, claims and gems score. Skulls cost points.
learn-over =
    { $count ->
        [one] That’s a turn. { $count } to go.
       *[other] That’s a turn. { $count } to go.
    }

## How to play
learn-aim = Dig from the entrance to the golden tomb. Each tomb you open scores 10.
learn-flip = A shape is flipped
learn-flip-text = The same one for all players.
learn-mark = Dig it in a pyramid
learn-mark-text = From the entrance or beside dug cells. Or dig just 1 cell.
learn-more = Take your bonus
learn-more-text = Each red cross: dig 1 more cell at once.
learn-more-tag = +1 cell
learn-reveal = Reveal
learn-reveal-text = All press Done, all digging shows. Opened a tomb? Pick a new pyramid.
learn-cross = Cross
learn-cross-text = 1 more cell
learn-gem = Gems
learn-gem-text = red and green make a pair
learn-torch = Torch
learn-torch-text = the first one each round
learn-skull = Skull
learn-skull-text = each costs more
learn-potion = Potion
learn-potion-text = erases 2 skulls
learn-score-tombs = Each tomb
learn-score-torches = Torch, each round
learn-score-claims = 2nd, 4th, 6th of a colour
learn-score-pairs = Pair of gems, single
learn-score-skulls = Skulls
learn-finish = 4 rounds of 7 shapes. Most points win. A tie goes to the lowest-numbered tomb.

## Hints
hint-keep-alike = Two of one colour lead to a claim.
hint-keep-near = Short ways to their tombs: { $count } cells in all.
hint-keep-crosses =
    { $count ->
        [one] Together they have { $count } cross, which lets you dig 1 more cell.
       *[other] Together they have { $count } crosses, which let you dig more cells.
    }
hint-keep-gems =
    { $count ->
        [one] Together they have { $count } gem.
       *[other] Together they have { $count } gems.
    }
hint-take-late = Its gems still count.
hint-take-claim = Completed, it can make a claim.
hint-take-near = A short way: { $count } cells to its tomb.
hint-take-gems =
    { $count ->
        [one] It has { $count } gem.
       *[other] It has { $count } gems.
    }
hint-take-crosses =
    { $count ->
        [one] It has { $count } cross, which lets you dig 1 more cell.
       *[other] It has { $count } crosses, which let you dig more cells.
    }
hint-claim = Opens a tomb and makes a claim.
hint-completes = Opens a tomb.
hint-completes-both = Opens both tombs this turn.
hint-bonus =
    { $count ->
        [one] Covers a cross: you dig 1 more cell.
       *[other] Covers { $count } crosses: you dig { $count } more cells.
    }
hint-torch = Lights this round’s torch.
hint-potion =
    { $count ->
        [one] A potion erases { $count } skull.
       *[other] A potion erases { $count } skulls.
    }
hint-gems =
    { $count ->
        [one] Brings you { $count } gem.
       *[other] Brings you { $count } gems.
    }
hint-tomb = Digs right up to the tomb.
hint-nearer = Closer to the tomb: { $count } cells to go.

## The home page
tile-title = Pyramids
tile-tagline = Dig from the entrance down to the golden tomb.
tile-first = Start at the entrance and keep your path connected.
tile-second = Reach the tomb: 10 points.
tile-third = Each skull costs more than the last.
tile-own = Your own pyramids
tile-pattern = Download the standard pyramids

## The terminal
terminal-hint-mark = 1 a1 b1 b2   dig the shape in pyramid 1, the left one; 1 c3 digs 1 cell
terminal-hint-keep = keep 1 3     pick 2 of the 4 pyramids dealt
terminal-legend =
    E entrance  T tomb  + cross: 1 more cell  ♦ red gem  ▮ green gem
    Y torch  ☠ skull  δ potion: 2 skulls less  ♣ green  ☀ orange  ☾ purple
    The number under a pyramid is its name, not its points
terminal-pass = You have nothing left to dig: press Enter.
terminal-torches = Torches   { $torches }
terminal-gems = Red gems  { $reds }   green gems { $greens }
terminal-skulls = Skulls    { $count }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
terminal-no-skulls = Skulls    0
terminal-pyramids = Pyramids
terminal-claims = Claims    { $claims }
terminal-claim = { $points } { colour }
terminal-next-claims = next claims: { $claims }
terminal-next-claim = { colour } +{ $points }
terminal-next-claim-none = { colour } none
terminal-figures = Y { $torches } ♦ { $reds } ▮ { $greens } ☠ { $skulls }
terminal-describe-keep = pyramids { $first } and { $second }
terminal-describe-take = { colour } pyramid { $card }
terminal-symbols =
    { $symbol ->
        [cross] { $count ->
            [one] { $count } cross
           *[other] { $count } crosses
        }
        [gem-red] { $count ->
            [one] { $count } red gem
           *[other] { $count } red gems
        }
        [gem-green] { $count ->
            [one] { $count } green gem
           *[other] { $count } green gems
        }
        [torch] { $count ->
            [one] { $count } torch
           *[other] { $count } torches
        }
        [skull] { $count ->
            [one] { $count } skull
           *[other] { $count } skulls
        }
        [potion] { $count ->
            [one] { $count } potion
           *[other] { $count } potions
        }
       *[tomb] the tomb
    }
terminal-opened = { event-opened } { $where }
terminal-opened-found = { event-opened-found } { $where }
terminal-where = Pyramid { $card }: { $cells }.
terminal-heading =
    { $heading ->
        [pyramids] tombs
        [torches] torches
        [claims] claims
        [gems] gems
        [skulls] skulls
        [cards] cards
        [crosses] crosses
        [reds] red gems
        [greens] green gems
        [potions] potions
        [green] green
        [orange] orange
        [purple] purple
       *[total] total
    }
terminal-read-mark = Type the pyramid and its cells: `1 a1 b1 b2`, or `1 c3` for 1 cell.

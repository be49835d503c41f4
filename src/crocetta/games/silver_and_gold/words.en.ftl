# What Silver & Gold says. What begins with tile- is for the home page, with learn- for coach and guide,
# with terminal- for the terminal alone.

## Things
colour =
    { $colour ->
        [purple] purple
        [orange] orange
        [green] green
       *[grey] grey
    }
colour-title =
    { $colour ->
        [purple] Purple
        [orange] Orange
        [green] Green
       *[grey] Grey
    }
a-map =
    { $colour ->
        [purple] a purple map
        [orange] an orange map
        [green] a green map
       *[grey] a grey map
    }
another-map =
    { $other ->
        [purple] a purple map
        [orange] an orange map
        [green] a green map
       *[grey] a grey map
    }
symbol =
    { $symbol ->
        [cross] cross
        [coin] coin
       *[palm] palm
    }
field-state =
    { $state ->
        [free] free
        [marked] marked
        [just] just marked
       *[closed] sea
    }
map = { colour-title } map, +{ $value }
map-sealed =
    { $seal ->
        [purple] { colour-title } map, +{ $value }, +{ $points } each for completed purple maps
        [orange] { colour-title } map, +{ $value }, +{ $points } each for completed orange maps
        [green] { colour-title } map, +{ $value }, +{ $points } each for completed green maps
       *[grey] { colour-title } map, +{ $value }, +{ $points } each for completed grey maps
    }
map-in-short = { colour } map
each = +{ $points } each
own-cards = Your maps
deck =
    { $count ->
        [one] deck of maps, { $count } left
       *[other] deck of maps, { $count } left
    }
empty-slot = Room for a new map
none-left = No maps left

## What to do now
keep-title = Pick 2 maps to fill in.
keep-text = The other 2 go back into the deck.
because-keep = Small maps fill fast, large ones score more.
because-place = A map scores only when it’s full.
because-bonus = It fills a map sooner.
because-take = A finished map makes room for a new one.
place = Mark the shape on one of your maps, or just 1 field.
place-first = { place }
place-single = Mark 1 field on either map.
only-single = No room for this shape: mark 1 field.
bonus =
    { $count ->
        [one] Bonus! Mark { $count } more field.
       *[other] Bonus! Mark { $count } more fields.
    }
bonus-text = On either map.
pass = You have nothing left to mark. Press Done.
mark-it = Mark
marking = Marking
completed =
    { $count ->
        [one] You completed a map!
       *[other] You completed { $count } maps!
    }
take-one = Take a new map from the display or the deck.
take-open = Take a new map from the display.
take-two = Take 2 new maps, one after the other.
take-this = Take this map
takes = { $name } takes a new map

## The score card
palm-now = Palm bonus now: { $points }
cups-left = Cups left
cup-left = cup +{ $points }, still to win
cup-gone = cup +{ $points }, taken
told-cups = cups +{ $points }
told-palms = palms +{ $points }
maps-completed = Completed maps
completed-colour =
    { $colour ->
        [purple] Purple maps completed: { $count }
        [orange] Orange maps completed: { $count }
        [green] Green maps completed: { $count }
       *[grey] Grey maps completed: { $count }
    }
maps-of-colour =
    { $count ->
        [one] { $count } { colour } map, +{ $value }
       *[other] { $count } { colour } maps, +{ $value } each
    }
count-times = { $count } × { $value }
coin-rows = { $count } of 12 coins
palm-box = palm box { $place }: +{ $points }
palm-box-empty = palm box { $place }: empty
tally-coins = Coins
tally-cups = Cups
tally-palms = Palms
tally-maps = Maps
tally-seals = Seals
note-coins = 1 each
note-cups = rows of coins
note-palms = as written
note-maps = completed
note-seals = on maps
from-coins =
    { $count ->
        [one] { $count } coin, +1
       *[other] { $count } coins, +1 each
    }
from-cup = Row { $row }: cup +{ $points }
from-palm = Palm { $place }: +{ $points }
from-maps =
    { $count ->
        [one] { $count } { colour } map × { $value } = { $points }
       *[other] { $count } { colour } maps × { $value } = { $points }
    }
from-seal =
    { $count ->
        [one] { colour-title } seal: { $count } map × { $each } = { $points }
       *[other] { colour-title } seal: { $count } maps × { $each } = { $points }
    }
spoils =
    { $you ->
        [yes] Your best maps, { $points } of { $all } points
       *[no] { $name }’s best maps, { $points } of { $all } points
    }
tie-who =
    { $you ->
        [yes] You win
        [several] { $name } win
       *[no] { $name } wins
    }
tie =
    { $colour ->
        [purple] { tie-who } the tie with more purple maps, { $most } to { $next }.
        [orange] { tie-who } the tie with more orange maps, { $most } to { $next }.
        [green] { tie-who } the tie with more green maps, { $most } to { $next }.
       *[grey] { tie-who } the tie with more grey maps, { $most } to { $next }.
    }
tie-shared = Same points, and as many maps of every colour each.

## What happened
who =
    { $you ->
        [yes] You
       *[no] { $name }
    }
event-laid = { who } picked { a-map } and { another-map }.
event-laid-alike = { who } picked 2 { colour } maps.
event-opened =
    { $count ->
        [one] { who } marked { $count } field.
       *[other] { who } marked { $count } fields.
    }
event-opened-found =
    { $count ->
        [one] { who } marked { $count } field: { $found }.
       *[other] { who } marked { $count } fields: { $found }.
    }
event-passed = { who } had nothing left to mark.
found-fields =
    { $count ->
        [one] { $count } field
       *[other] { $count } fields
    }
found-coins =
    { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
found-palm = palm (+{ $points })
found-bonus =
    { $count ->
        [one] { $count } bonus mark
       *[other] { $count } bonus marks
    }
event-cup = { who } filled a row of coins: cup +{ $points }.
event-no-cup = { who } filled a row of coins, but no cup was left.
event-completed = { who } completed { a-map }: +{ $value }.
event-took = { who } took { a-map } from the display.
event-took-unseen = { who } took { a-map } from the deck, unseen.

## Refusals
refused-marking = Everyone is marking now.
refused-marked = You’ve marked already: end your turn or undo.
refused-no-card = You have no map there.
refused-outside = That’s sea, or off the map.
refused-twice = That field is already marked.
refused-bonus = A bonus is only 1 field.
refused-shape = Mark the whole shape, or 1 field.
refused-owed = Use your bonus first: mark 1 more field.
refused-nothing = First mark the shape or 1 field.

## A file or an option that is wrong
wrong-box = Card { $card } ({ colour }): at most { $rows } rows of { $width } fields.
wrong-fields = Card { $card } ({ colour }) has { $count } fields instead of { $wanted }.
wrong-apart = Card { $card }: its fields aren’t all connected.

## What things mean
tip-cross = Cross: mark 1 more field at once.
tip-coin = Coin: crosses off your next coin, +1.
tip-palm = Palm: 1 point, +1 for each palm on display.
tip-value = A full map scores { $value }.
tip-seal =
    { $seal ->
        [purple] Seal: +{ $points } for each completed purple map.
        [orange] Seal: +{ $points } for each completed orange map.
        [green] Seal: +{ $points } for each completed green map.
       *[grey] Seal: +{ $points } for each completed grey map.
    }
tip-coins = Each coin +1. 4 in a row win the highest cup left.
tip-cup = Fill this row of coins to win the highest cup left.
tip-palms = Each palm you mark is written here with its points.
tip-completed = Each completed map of this colour: +{ $value }.
tip-cups-left = Whoever fills a row of coins takes the highest cup left.
tip-cups = Points from cups.
tip-palm-points = Points from palms.
tip-coin-count = Coins marked.

## The first match
learn-goal = Fill an island
learn-goal-text = A full map scores its number. Pick 2 maps.
learn-shape = One shape for everyone
learn-shape-text = Each turn all players mark the same shape.
learn-place = Put it on a map
learn-place-text = Cover a red cross if you can. Turn rotates the shape.
learn-bonus = Bonus!
learn-bonus-text = For each red cross you mark, mark 1 more field.
learn-done = End your turn
learn-done-text = Press Done. Until then you can undo.
learn-wins = Most points win
learn-wins-text = After 4 rounds of 7 turns the highest total wins.
learn-over =
    { $count ->
        [one] That’s a turn. { $count } to go.
       *[other] That’s a turn. { $count } to go.
    }

## How to play
learn-aim = Fill treasure maps. A full map scores its number; an unfinished one scores nothing.
learn-flip = A shape is flipped
learn-flip-text = The same one for all players.
learn-mark = Mark it on a map
learn-mark-text = Turned or mirrored as you like. Or mark just 1 field.
learn-more = Take your bonus
learn-more-text = Each red cross: mark 1 more field at once.
learn-more-tag = +1 field
learn-reveal = Reveal
learn-reveal-text = All press Done, all marks show. Finished a map? Pick a new one.
learn-cross = Cross
learn-cross-text = 1 more field
learn-coin = Coin
learn-coin-text = 4 in a row win a cup
learn-cup = Cup
learn-cup-text = 6 for the first, then 5, 4, 3, 2, 1
learn-palm = Palm
learn-palm-text = 1 point, +1 for each palm on display
learn-seal = Seal
learn-seal-text = scores for each map of its colour
learn-score-maps = Finished maps
learn-score-coins = Each coin
learn-score-written = Cups and palms
learn-score-written-value = as written
learn-score-seals = Seals, each map
learn-score-seals-value = 2 or 1
learn-finish = 4 rounds of 7 shapes. Most points win. A tie goes to more grey maps, then green, orange, purple.

## Hints
hint-keep = Together they’re worth { $points } points.
hint-keep-crosses =
    { $count ->
        [one] Together they have { $count } cross, which gives a bonus mark.
       *[other] Together they have { $count } crosses, which give bonus marks.
    }
hint-keep-quick =
    { $count ->
        [one] Quick to complete: { $count } field together.
       *[other] Quick to complete: { $count } fields together.
    }
hint-take = It’s worth { $points } points.
hint-take-cup = Its coins can fill a row and win a cup.
hint-take-crosses =
    { $count ->
        [one] It has { $count } cross, which gives a bonus mark.
       *[other] It has { $count } crosses, which give bonus marks.
    }
hint-take-quick =
    { $count ->
        [one] Quick to complete: only { $count } field.
       *[other] Quick to complete: only { $count } fields.
    }
hint-take-late =
    { $what ->
        [coins] Its coins still count.
        [palms] Its palms still count.
       *[both] Its coins and palms still count.
    }
hint-take-seal =
    { $count ->
        [one] Its seal scores for { $count } map you’ve completed.
       *[other] Its seal scores for { $count } maps you’ve completed.
    }
hint-completes = Completes a map: +{ $points }.
hint-completes-both = Completes both maps this turn: +{ $points }.
hint-cup = Fills a row of coins and wins a cup.
hint-bonus =
    { $count ->
        [one] Covers a cross: you mark 1 more field.
       *[other] Covers { $count } crosses: you mark { $count } more fields.
    }
hint-palm = Marks a palm: +{ $points }.
hint-race = Leaves you 1 coin short of a cup.
hint-nearly =
    { $count ->
        [one] Leaves only { $count } field on this map.
       *[other] Leaves only { $count } fields on this map.
    }
hint-coins =
    { $count ->
        [one] Brings you { $count } coin.
       *[other] Brings you { $count } coins.
    }

## The home page
tile-title = Silver & Gold
tile-tagline = Everyone marks the same shape. Fill your maps first.
tile-first = Mark the shape on one of your maps.
tile-second = A red cross gives 1 more field.
tile-third = A row of coins wins a cup.
tile-own = Your own maps
tile-pattern = Download the standard maps

## The terminal
terminal-hint-mark = 1 a1 b1 b2   mark the shape on map 1, the left one; 1 c3 marks 1 field
terminal-hint-keep = keep 1 3     pick 2 of the 4 maps dealt
terminal-legend =
    + cross: 1 more mark  ● coin  Ψ palm  ☾ purple  ☀ orange  ♣ green  ‡ grey
    The number under a map is its points; +2☾ adds 2 for each of your purple maps
terminal-pass = You have nothing left to mark: press Enter.
terminal-caption = map { $card }
terminal-start-player =
    { $you ->
        [yes] starts: you
       *[no] starts: { $name }
    }
terminal-cup = cup { $points }
terminal-maps = Maps
terminal-cups-left = Cups left  { $cups }
terminal-figures = ● { $coins }  cups { $cups }  Ψ { $palms }
terminal-describe-keep = map { $first } ({ colour }) and map { $second } ({ $other ->
        [purple] purple
        [orange] orange
        [green] green
       *[grey] grey
    })
terminal-describe-take = map { $card } ({ colour })
terminal-symbols =
    { $symbol ->
        [cross] { $count ->
            [one] { $count } cross
           *[other] { $count } crosses
        }
        [coin] { $count ->
            [one] { $count } coin
           *[other] { $count } coins
        }
       *[palm] { $count ->
            [one] { $count } palm
           *[other] { $count } palms
        }
    }
terminal-opened = { event-opened } { $where }
terminal-opened-found = { event-opened-found } { $where }
terminal-where = Map { $card }: { $cells }.
terminal-heading =
    { $heading ->
        [coins] coins
        [cups] cups
        [palms] palms
        [seals] seals
        [maps] maps
        [crosses] crosses
        [purple] purple
        [orange] orange
        [green] green
        [grey] grey
       *[total] total
    }
terminal-read-mark = Type the map and its fields: `1 a1 b1 b2`, or `1 c3` for 1 field.

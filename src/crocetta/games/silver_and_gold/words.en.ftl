# What Silver & Gold says. What begins with tile- is for the home page, what begins with terminal- for the terminal alone.

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
coins-stat = coins
cups-stat = cups
palms-stat = palms
cups-left = Cups left
cup-left = cup +{ $points }, still to win
cup-gone = cup +{ $points }, taken
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
       *[no] { $name } wins
    }
tie =
    { $colour ->
        [purple] { tie-who } the tie with more purple maps.
        [orange] { tie-who } the tie with more orange maps.
        [green] { tie-who } the tie with more green maps.
       *[grey] { tie-who } the tie with more grey maps.
    }
tie-shared = { $names } share the win: no tie-break decides.

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

## The home page
tile-title = Silver & Gold
tile-tagline = Everyone marks the same shape. Fill your maps first.
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

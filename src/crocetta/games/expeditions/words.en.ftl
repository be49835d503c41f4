# What both flip-and-write games say in the same words. What begins with tile- is for the home page, what begins with
# terminal- for the terminal alone.

## The table
round = Round
turn = Turn
round-of = round { $round } of { $rounds }
turn-of = turn { $turn } of { $turns }
expedition = Expedition
expedition-card = expedition card: { shape }
shape =
    { $shape ->
        [straight-2] Line of 2
        [straight-3] Line of 3
        [corner-3] Corner
        [T-4] T shape
        [L-4] L shape
       *[square-4] Square
    }
you = You
who =
    { $you ->
        [yes] You
       *[no] { $name }
    }
players = Players
cards-of = { $name }’s cards
completed-of =
    { $count ->
        [one] { $count } completed
       *[other] { $count } completed
    }
none-completed = Nothing completed yet
start = Starts
start-title = Start player of this turn
away = Away, { $minutes } min
display = Display
display-place = display, place { $place }: { $card }
display-empty = The display is empty.
card-in-full = { $card }: { $parts }
symbol-at = { $symbol } on { $places }
card-parts = { $parts }; { $part }
used-pile = Used this round
deck-left = { $count } left
last-turn = Last turn
your-sheet = Your sheet
sheet-of = { $name }’s sheet
points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
where-from = Where from?
total = Total { $points }. Where from?
none = none

## What to do now
keep-these = Pick these 2
kept = You picked this one
keep-one = Pick 1 more.
kept-text = The first shape comes when everyone has chosen.
done = Done
ready = Ready
press-done = Press Done to end your turn.
because-done = Then everyone’s choice shows.
ready-text = You can still undo.
waiting-for = Waiting for { $names }
dealing = Dealing the cards
refilling = Refilling the display
flipping = Next expedition card
over = The game is over
over-text = Unfinished cards score nothing.
watching = You are watching { $name }.
choosing = Choosing
taking = Taking

## The pencil
tools = Pencil
tool-turn = Turn
tool-mirror = Mirror
tool-single = Single
tool-undo = Undo
tool-turn-key = Turn the shape (R)
tool-mirror-key = Mirror the shape (M)
tool-single-key = Just 1 instead of the shape (S)
tool-undo-key = Undo the last mark (U)
tap-to-change = Tap to switch
aside = { $card }. { tap-to-change }
cell = { $place }, { $state }
cell-with = { $place }, { $symbol }, { $state }
act-mark = Card { $card }: { $fields }
act-keep = { $first } and { $second }
act-deck = Top card of the deck, unseen
choice-kind =
    { $kind ->
        [keep] First cards
        [shape] Shape
        [bonus] Bonus
        [take] New card
       *[done] Done
    }
choice-mark = { $what }, { $card }
choice-alike = 2 × { $card }
choice-side =
    { $side ->
        [left] left card
       *[right] right card
    }
ghost = On card { $card }: { $fields }. Press Enter to confirm.
key-move = Move the shape
key-turn = Turn it
key-mirror = Mirror it
key-single = Just 1 instead of the shape
key-confirm = Confirm the shape, a card, the end of your turn
key-undo = Undo
key-drop = Put the shape away
see-rule = See rule { $clause }

## What is laid open
reveal-ready = Everyone is ready
reveal-together = All envelopes open together.
reveal-found = { $who }: { $what }.
gain = +{ $points }
round-title = Round { $round }
round-back = All 8 shapes are back. 7 will come.
round-start = Start round { $round }

## What happened
event-flipped = Expedition: { shape }.
event-round-ended = Round { $round } is over: all expedition cards are reshuffled.
event-ended = The game is over.

## Refusals
refused-turn = It’s not your turn.
refused-phase =
    { $phase ->
        [start] The start player is drawn first.
        [deal] The cards are dealt first.
        [keep] First everyone picks 2 cards.
        [refill] The display is refilled first.
        [flip] An expedition card is flipped first.
        [take] First a new card is taken.
        [draw] First the top card of the deck is turned up.
       *[over] The game is over.
    }
refused-deck-card = Card { $card } isn’t in the deck.
refused-keep = Pick 2 different cards.
refused-expedition = Expedition card { $card } has been used this round.
refused-ready = You’ve ended your turn. Undo to change it.
refused-deck-empty = The deck is empty: take a card from the display.
refused-place =
    { $count ->
        [0] The display is empty.
        [one] The display has only { $count } card.
       *[other] The display has only { $count } cards.
    }
refused-seat = There’s no seat { $seat }.
refused-unknown = There’s no such move: { $act }.

## A file or an option that is wrong
wrong-file = The file can’t be read: { $detail }
wrong-none = The file has no cards.
wrong-few = { $players } players need at least { $wanted } cards. The file has { $count }.
wrong-number = Card { $card } is number { $place } in the file. Number it { $place }.
wrong-many = Too many cards: { $count }. The limit is { $most }.
wrong-no-drawing = Card { $card } has no drawing.
wrong-sign = Card { $card }: unknown sign “{ $sign }”. Use only “{ $signs }”.
wrong-rows = Card { $card }: its rows differ in length.
wrong-same = Card { $card } is the same as card { $other }.

## What things mean
tip-shape = This turn everyone uses this shape.
tip-total = All your points so far.
tip-deck = Take an unseen card from here when you finish one.

## Hints
hint-deck = The deck may hold something better than the display.
hint-fits-all = Every possible shape will fit next.
hint-fits = Leaves room for { $count } of { $all } shapes.
hint-done = That’s all you can do this turn.

## The home page
tile-open-pile = Open pile
tile-open-pile-hint = Used expedition cards stay in sight.
tile-own-hint = A file like the game’s cards.toml.

## The terminal
terminal-hint-done = done         end your turn; `undo` undoes your last mark
terminal-hint-take = take 2       take a card from the display; `take deck` takes one unseen
terminal-press-enter = Press Enter to end your turn, or type `undo`.
terminal-card = card { $place }
terminal-no-card = (no card { $place })
terminal-round = Round { $round } of { $rounds }
terminal-used = used: { $shapes }
terminal-deck =
    { $count ->
        [one] { $count } in the deck
       *[other] { $count } in the deck
    }
terminal-read-keep = Type the two cards you pick, by their places: `keep 1 3`.
terminal-read-take = Type the place of a card in the display: `take 2`, or `take deck` for one unseen.
terminal-read-places =
    { $count ->
        [0] The display is empty.
       *[other] The display has the cards 1 to { $count }.
    }
terminal-read-twice = You named { $place } twice.
terminal-read-slots = Your cards are 1, on the left, and 2, on the right.
terminal-read-no-slot = You have no card { $place } now.
terminal-read-which = Say on which card: begin with 1, for the left one, or 2, for the right one.
terminal-describe-deck = the top of the deck, unseen
terminal-describe-done = done
terminal-won =
    { $count ->
        [one] { who } won with { $count } point.
       *[other] { who } won with { $count } points.
    }
terminal-level =
    { $count ->
        [one] { $names } have { $count } point each.
       *[other] { $names } have { $count } points each.
    }
terminal-shared = { $names } share the win: no tie-break decides.

learn-flipper-when = Round { $round }, card { $turn } of { $turns }
learn-flipper-ready = Ready for the first card
learn-flipper-next = Flip
learn-flipper-over = That was the last card. Add up your points.
learn-flipper-used = Flipped this round
learn-flipper-again = Start again
learn-flipper-again-sure = Shuffle everything?

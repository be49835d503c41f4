tile-title = Pebbles
tile-tagline = Take one, two or three. The last one pays.
option-heap = Pebbles in the heap
prompt = Take 1 to 3 pebbles.
waiting = { $name } is choosing.
heap = { $count ->
    [one] { $count } pebble left
   *[other] { $count } pebbles left
}
take = { $count ->
    [one] Take { $count } pebble
   *[other] Take { $count } pebbles
}
score-pebbles = Pebbles
score-last = Last pebble
said-began = First player: { $name }.
said-took = { $count ->
    [one] { $name } took { $count } pebble.
   *[other] { $name } took { $count } pebbles.
}
refused-turn = It is not your turn.
refused-seat = There is no such seat.
refused-count = Take 1 to 3 pebbles, at most { $left }.
refused-unknown = There is no such move: { $act }.
terminal-hint = 2   take two pebbles
terminal-menu = take { $count }
terminal-all = As many pebbles as you like to agree on.
terminal-unread = Type how many pebbles you take: 1, 2 or 3.
terminal-verdict = { $names } won.

title = Pebble heap
blurb = One heap of pebbles, and the last one decides.

ask-take = { $left ->
    [one] One pebble is left.
   *[other] { $left } pebbles are left. How many do you take?
}
move-take = { $number ->
    [one] Take one pebble
   *[other] Take { $number } pebbles
}
event-takes = { $seat } takes { $number } and leaves { $left }.
event-end = The last pebble is taken. Won: { $winners }.
rule-ph-2_2 = { $left ->
    [one] Only one pebble is left.
   *[other] One to three pebbles, and only { $left } are left.
}
rule-ph-2_3 = It is { $seat }’s turn.

option-last = The last pebble
    .help = What becomes of whoever takes it.
option-last-wins = Wins
    .help = Whoever takes the last pebble wins.
option-last-loses = Loses
    .help = Whoever takes the last pebble loses, and all others win.

content-heaps = Heaps
heap-beach = the heap on the beach
heap-stream = the heap by the stream

view-heap = Heap
view-left = Pebbles left
view-taken = Taken

title = Pebble heap
blurb = Un mucchio di sassolini, e l'ultimo decide.

ask-take = { $left ->
    [one] È rimasto un sassolino.
   *[other] Sono rimasti { $left } sassolini. Quanti ne prendi?
}
move-take = { $number ->
    [one] Prendi un sassolino
   *[other] Prendi { $number } sassolini
}
event-takes = { $seat } ne prende { $number } e ne lascia { $left }.
event-end = L'ultimo sassolino è preso. Vince: { $winners }.
rule-ph-2_2 = { $left ->
    [one] È rimasto un sassolino solo.
   *[other] Da uno a tre sassolini, e ne sono rimasti { $left }.
}
rule-ph-2_3 = È il turno di { $seat }.

option-last = L'ultimo sassolino
    .help = Che cosa succede a chi lo prende.
option-last-wins = Vince
    .help = Chi prende l'ultimo sassolino vince.
option-last-loses = Perde
    .help = Chi prende l'ultimo sassolino perde, e vincono tutti gli altri.

content-heaps = Mucchi
heap-beach = il mucchio sulla spiaggia
heap-stream = il mucchio in riva al torrente

view-heap = Mucchio
view-left = Sassolini rimasti
view-taken = Presi

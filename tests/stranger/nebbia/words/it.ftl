### Nebbia in laguna: le parole del gioco, in italiano.

title = Nebbia in laguna
blurb = Notti di nebbia in laguna: manda le barche in segreto, spia, ruba, patteggia, e torna a casa con la merce migliore.

## Approdi e merci

landing-dock = molo
landing-tower = torre
landing-bridge = ponte
patrol-here = la ronda

content-goods = Merci
good-salt = sale
good-sugar = zucchero
good-pitch = pece
good-wax = cera
good-pepper = pepe
good-wool = lana
good-lace = merletti
good-coral = corallo
good-indigo = indaco
good-amber = ambra
good-silk = seta
good-mirrors = specchi
good-saffron = zafferano
good-velvet = velluto
good-pearls = perle
good-relic = reliquia

rumour = { $number ->
    [one] Hai capito dov'è: { $good }.
   *[other] Fra { $number } carte coperte c'è { $good }.
}

## Che cosa si chiede

ask-plan = Notte { $night }: manda una barca (te ne restano { $boats }) o sigilla il piano.
ask-talk = Al molo incontri { $other }: avete un minuto per parlare.
ask-parley = Dividi il molo con { $other }, o forzi il passaggio?
ask-look = Di chi guardi la mano dalla torre?
ask-rob = A chi rubi sul ponte?
ask-answer = { $thief } vuole derubarti: cedi una carta a tua scelta, o lascia che peschi.

## Mosse

move-send = Manda una barca: { $landing }
move-seal = Sigilla il piano
move-end-talk = Chiudi il discorso
move-share = Dividi
move-press = Forza il passaggio
move-look = Guarda la mano di { $other }
move-rob = Deruba { $other }
move-offer = Cedi { $good } ({ $value })
move-refuse = Lascia pescare

## Che cosa è successo

event-seals = { $seat } ha deciso.
event-sends = { $seat } manda le barche: { $landings }.
event-stays = { $seat } resta a casa.
event-fog = Nebbia: della ronda nessuna traccia.
event-patrol = La ronda sorveglia: { $landing }.
event-alarm = { $number ->
    [one] La ronda ti ha scoperto. Ancora una volta e sei preso.
   *[other] La ronda ti ha preso.
}
event-parley = { $number ->
    [0] I due dividono il molo.
    [one] { $pressing } forza il passaggio e prende tutto.
   *[other] Forzano tutti e due, e la merce finisce in acqua.
}
event-draws = { $seat } pesca { $number ->
    [one] una carta
   *[other] { $number } carte
}.
event-draws-seen = { $seat } pesca { $goods }.
event-looks = { $seat } guarda la mano di { $other }.
event-looks-seen = { $seat } guarda la mano di { $other }: { $goods }.
event-robs = { $seat } prende una carta a { $other }.
event-robs-seen = { $seat } prende { $goods } a { $other }.
event-end = L'ultima notte è finita.

## Opzioni

option-nights = Notti
    .help = Quante notti si giocano.
option-nights-2 = Due
    .help = Una serata breve.
option-nights-3 = Tre
    .help = La durata consueta.
option-nights-4 = Quattro
    .help = Una serata lunga.
option-parley = Patteggiare
    .help = Che cosa succede quando al molo si incontrano esattamente in due.
option-parley-false = No
    .help = Pescano una carta ciascuno.
option-parley-true = Sì
    .help = Un minuto per parlare, poi si divide o si forza.

## Dove non c'è un disegno: i nomi di ciò che una vista contiene

view-night = Notti passate
view-order = Ordine di turno
view-patrol = Ronda
view-alarm = Allarme
view-boats = Barche
view-plan = Il tuo piano
view-deck = Merci nel mazzo
view-hands = Mani
view-card = carta
view-cards = su una di
view-good = merce
view-known-to = nota a
view-rumours = Voci

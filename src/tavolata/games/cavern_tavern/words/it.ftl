### Cavern Tavern: le parole del gioco, italiano.
### Nomi e testi delle carte sono in cards.it.ftl.

title = Cavern Tavern
blurb = Procura, cucina, strofina e servi nella taverna di Nasty il Nano: dieci round di dadi, clienti assetati e un padrone di pessimo umore.

## Opzioni di una nuova partita

option-chamber = Stanza Segreta
    .help = Nel quarto round si apre la stanza di Mrs. Nasty, con incarichi, drink e favori.
option-chamber-false = No
    .help = Soltanto la taverna.
option-chamber-true = Sì
    .help = Con l'espansione.
option-characters = Personaggi
    .help = Come i giocatori ricevono i personaggi.
option-characters-chosen = Scelti
    .help = Ognuno sceglie, in ordine di turno.
option-characters-dealt = Distribuiti
    .help = Tirati a sorte, per cominciare prima.
option-story = Storia
    .help = Per un giocatore: una missione invece di una quota di punti.
option-story-false = No
    .help = Raggiungi 85 punti.
option-story-true = Sì
    .help = Compi una missione dei Cinque Regni.

## Parole piccole

die-1 = 1
die-2 = 2
die-3 = 3
die-4 = 4
die-5 = 5
die-6 = 6
time-1 = 22:00
time-2 = 22:20
time-3 = 22:40
time-4 = 23:00
time-5 = 23:20
time-6 = 23:40
time-7 = 00:00
time-8 = 00:20
time-9 = 00:40
time-10 = 01:00
account-orders = ordini
account-kitchen = Cucina
account-chores = Faccende
account-cards = oggetti e personaggio
account-chamber = Stanza Segreta
account-forgotten = ordini dimenticati
account-fines = multe
account-nasty = tracciato di Nasty
account-says = Nasty Comanda aperte
account-ingredients = ingredienti
account-secret = incarico segreto
automa-white = bianco
automa-yellow = giallo
automa-blue = blu
automa-green = verde
automa-red = rosso
automa-purple = viola

## Che cosa si chiede

ask-character = Scegli il tuo personaggio.
ask-start = I tuoi primi ingredienti: quale per { IL($die) }?
ask-first-order = Non hai un ordine aperto: prendine uno prima di tutto.
ask-action = Il tuo turno: che cosa fai?
ask-drop = Hai pescato { $order }. Quale ordine della Mensa si scarta al suo posto?
ask-dice = { $zone }: ancora { $total } da piazzare.
ask-dice-number = { $zone }: piazza { $number ->
        [one] un dado
       *[other] { $number } dadi
    }.
ask-pay-order = { $order }: che cosa rimetti per { $number ->
        [one] { $ingredient }
       *[other] { $number } { $ingredient }
    }?
ask-pay-says = Nasty vuole ancora { $number ->
        [one] un ingrediente
       *[other] { $number } { $shape-id ->
            [same] ingredienti uguali
            [distinct] ingredienti diversi
           *[any] ingredienti
        }
    }: quale paghi?
ask-effect = { $card }: che cosa scegli?
ask-gain = Quale ingrediente prendi?{ $number ->
        [one] { "" }
       *[other] { " " }({ $number } in tutto)
    }
ask-exchange = Quale ingrediente cambi?{ $number ->
        [0] { " " }(nessun altro)
        [one] { " " }(ancora uno al massimo)
       *[other] { " " }(ancora { $number } al massimo)
    }
ask-steal = A chi rubi un ingrediente?{ $number ->
        [0] { " " }(nessun altro)
        [one] { " " }(ancora uno al massimo)
       *[other] { " " }(ancora { $number } al massimo)
    }
ask-steal-kind = Che cosa rubi a { $other }?
ask-swap = Con chi scambi un ingrediente?{ $number ->
        [0] { " " }(nessun altro)
        [one] { " " }(ancora uno al massimo)
       *[other] { " " }(ancora { $number } al massimo)
    }
ask-swap-give = Che cosa dai a { $other }?
ask-swap-take = Che cosa prendi a { $other } in cambio di { $ingredient }?
ask-rival-gain = Chi prende anche { $number ->
        [one] un ingrediente
       *[other] { $number } ingredienti
    }?
ask-rival-nasty = Di chi sparli? Quel rivale scende di { $number } sul tracciato di Nasty.
ask-rival-reroll = Di chi si ritirano i dadi?{ $number ->
        [one] { " " }(un dado)
       *[other] { " " }(fino a { $number })
    }
ask-reroll = Quali tuoi dadi ritiri?{ $number ->
        [0] { " " }(nessun altro)
        [one] { " " }(ancora uno al massimo)
       *[other] { " " }(ancora { $number } al massimo)
    }
ask-reroll-rival = Quali dadi di { $other } si ritirano?{ $number ->
        [0] { " " }(nessun altro)
        [one] { " " }(ancora uno al massimo)
       *[other] { " " }(ancora { $number } al massimo)
    }
ask-set = Quale dado metti su un'altra faccia?{ $number ->
        [0] { " " }(nessun altro)
        [one] { " " }(ancora uno al massimo)
       *[other] { " " }(ancora { $number } al massimo)
    }
ask-face = Quale faccia per { IL($die) }?
ask-shift = Quale dado cambi, al massimo di { $most }?{ $number ->
        [0] { " " }(nessun altro)
        [one] { " " }(ancora uno al massimo)
       *[other] { " " }(ancora { $number } al massimo)
    }
ask-flip = Quale dado capovolgi?{ $number ->
        [0] { " " }(nessun altro)
        [one] { " " }(ancora uno al massimo)
       *[other] { " " }(ancora { $number } al massimo)
    }
ask-keep = Quale oggetto tieni?{ $number ->
        [one] { "" }
       *[other] { " " }({ $number } in tutto)
    }
ask-discard = { $number ->
        [one] Scarta un oggetto.
       *[other] Scarta { $number } oggetti.
    }
ask-replace = Quale ordine della Mensa sostituisci?
ask-lay = Quale degli ordini pescati va nella Mensa?
ask-order-swap = Il tuo ordine { $order } se ne va: quale prendi al suo posto?
ask-dismiss = Quale Nasty Comanda scarti?
ask-mrs-nasty = Nasty ti chiama. Spendi tre dei tuoi { $number } segnalini Mrs. Nasty?
ask-task-limit = Hai { $number } incarichi, e il limite è tre: quale scarti?
ask-ability-serve = Servi { $order }: usi { $character }?
ask-ability-task = { $zone }: usi { $character }?
ask-ability-cellar = Un rivale ha usato { $zone }: usi { $character }?

## Le mosse, per chi può farle

move-end = Finisci il turno
move-deck = Pesca un ordine dal mazzo
move-serve = Servi { $order }: { $points ->
        [one] un punto
       *[other] { $points } punti
    }{ $late ->
        [0] { "" }
        [one] { " " }(un round di ritardo)
       *[other] { " " }({ $late } round di ritardo)
    }
move-serve-choosing = Servi { $order }, scegliendo che cosa rimettere
move-ability = { $character }: { $does }
move-no-ability = Tieni { $character } per dopo
move-draw-says = Pesca una Nasty Comanda
move-stop = Basta così
move-spend = Spendi tre segnalini Mrs. Nasty
move-lack = Fanne a meno: { $ingredient }
move-order = Prendi { $order }: { $does }
move-drop = Scarta { $order }
move-replace = Sostituisci { $order }
move-lay = Metti { $order }: { $does }
move-order-swap = Prendi invece { $order }: { $does }
move-place = { $total ->
        [0] { $number ->
            [one] Piazza un dado per { $zone }: { $does }
           *[other] Piazza { $number } dadi per { $zone }: { $does }
        }
       *[other] Piazza { $total } per { $zone }: { $does }
    }
move-die = Piazza un { $die }
move-die-as = Piazza un { $die } come { $to }
move-set-die = Cambia un { $die }
move-turn-die = Fai di un { $die } un { $to }
move-reroll-die = Ritira un { $die }
move-face = Mettilo { IL($die, form: "sul") }
move-play = Gioca { $item }: { $does }
move-keep = Tieni { $item }: { $does }
move-discard-item = Scarta { $item }: { $does }
move-take = Prendi { $ingredient }
move-steal = Ruba a { $other }: { $ingredient }
move-swap-take = Prendi a { $other }: { $ingredient }
move-return = Rimetti { $ingredient }
move-swap-give = Dai a { $other }: { $ingredient }
move-pay = Paga { $ingredient }
move-pay-potion = Una Pozione Magica per { $ingredient }
move-rival-steal = Ruba a { $other }
move-rival-swap = Scambia con { $other }
move-rival-gain = { $other } prende un ingrediente
move-rival-nasty = Sparla di { $other }, che è a { $number } sul tracciato di Nasty
move-rival-reroll = I dadi di { $other }
move-choose = { $character }: { $does }
move-effect = Scegli: { $does }
move-obey = { $says }: { $does }
move-dismiss = Scarta { $says }: { $does }
move-drink = Servi { $drink }: { $points ->
        [one] un punto
       *[other] { $points } punti
    }
move-drink-potion = Servi { $drink } con una Pozione Magica: { $points ->
        [one] un punto
       *[other] { $points } punti
    }
move-modify = Modificatore: un { $die } diventa { $to }
move-task = Scarta { $task }: { $does }

## Che cosa succede

event-character = { $seat } gioca { $character }.
event-secret-task = { $seat } riceve un incarico segreto.
event-secret-task-seen = L'incarico segreto di { $seat }: { $task }.
event-white-die = Il dado bianco va a { $seat }.
event-round = Round { $number }, ore { $time }.
event-rolls = { $seat } tira { $dice }.
event-rolls-again = { $seat }: { $number ->
        [one] un dado ritirato dà { $dice }
       *[other] { $number } dadi ritirati danno { $dice }
    }.
event-extra-dice = { $seat } tira { $number ->
        [one] un dado in più
       *[other] { $number } dadi in più
    }: { $dice }.
event-automa-order = Il dado bianco dell'automa blocca l'ordine { $order }.
event-automa-blocks = Il dado { $die } dell'automa dà { $number } e blocca { $zone }.
event-places = { $seat } piazza { $dice }: { $zone }.
event-takes = { $seat } prende { $ingredient }.
event-returns = { $seat } rimette { $ingredient }.
event-pays = { $seat } paga { $ingredient }.
event-steals = { $seat } ruba a { $other }: { $ingredient }.
event-swaps = { $seat } dà a { $other } { $given } in cambio di { $taken }.
event-scores = { $seat } segna { $number ->
        [one] un punto
       *[other] { $number } punti
    } ({ $account }).
event-loses = { $seat } perde { $number ->
        [one] un punto
       *[other] { $number } punti
    } ({ $account }).
event-moves = { $seat } è a { $number } sul { $track }.
event-first-player = { $seat } prende il segnalino Primo Giocatore.
event-takes-order = { $seat } prende l'ordine { $order }.
event-draws-order = { $seat } pesca dal mazzo l'ordine { $order }.
event-order-gone = L'ordine { $order } è scartato.
event-new-order = Nella Mensa arriva { $order }.
event-trades-order = { $seat } si libera dell'ordine { $order }.
event-draws-orders = { $seat } pesca { $number ->
        [one] un ordine
       *[other] { $number } ordini
    } fra cui scegliere.
event-draws-orders-seen = { $seat } pesca { $orders }, fra cui scegliere.
event-lays-order = { $seat } mette nella Mensa { $order }, { $place ->
        [1] il primo
        [2] il secondo
       *[other] il terzo
    } di quelli pescati.
event-serves = { $seat } serve { $order }{ $late ->
        [0] { "" }
        [one] , con un round di ritardo
       *[other] , con { $late } round di ritardo
    }: { $points ->
        [one] un punto
       *[other] { $points } punti
    }.
event-forgets = { $seat } ha dimenticato { $order } per { $late } round: { $points ->
        [one] un punto perso
       *[other] { $points } punti persi
    }.
event-draws-items = { $seat } pesca { $number ->
        [one] un oggetto
       *[other] { $number } oggetti
    }.
event-draws-items-seen = { $seat } pesca { $items }.
event-keeps-item = { $seat } tiene un oggetto.
event-keeps-item-seen = { $seat } tiene { $item }.
event-discards-item = { $seat } scarta { $item }.
event-plays-item = { $seat } gioca { $item }.
event-ability = { $seat } usa { $character }.
event-turns-die = { $seat } cambia un { $die } in un { $to }.
event-modifies = { $seat } spende un Modificatore: { $die } diventa { $to }.
event-gets-modifiers = { $seat } prende { $number ->
        [one] un Modificatore
       *[other] { $number } Modificatori
    }.
event-gets-token = { $seat } riceve il segnalino { $token }.
event-serves-drink = { $seat } serve { $drink }.
event-called = Nasty chiama { $seat }: { $says }.
event-called-in-vain = Nasty chiama { $seat }, e non ha più niente da dire.
event-saved-by-mrs-nasty = Mrs. Nasty mette una buona parola per { $seat }: niente Nasty Comanda.
event-says-done = { $seat } ha fatto quello che Nasty comandava: { $says }.
event-says-dismissed = { $seat } si libera di { $says }.
event-chamber-opens = La Stanza Segreta si apre.
event-new-task = Nella Stanza Segreta arriva { $task }, con { $token }.
event-new-task-bare = Nella Stanza Segreta arriva { $task }.
event-task-home = { $seat } tiene l'incarico { $task }.
event-task-gone = L'incarico { $task } è scartato.
event-drops-task = { $seat } scarta l'incarico { $task }.
event-secret-shown = L'incarico segreto di { $seat }: { $task }, { $number ->
        [one] un punto
       *[other] { $number } punti
    }.
    .heading = La fine
event-wins = { $number ->
        [one] Vince { $winners }
       *[other] Vittoria condivisa di { $winners }
    } con { $points ->
        [one] un punto
       *[other] { $points } punti
    }.
    .heading = La fine
event-alone-won = { $seat } vince, con { $points ->
        [one] un punto
       *[other] { $points } punti
    }.
    .heading = La fine
event-alone-lost = { $seat } perde, con { $points ->
        [one] un punto
       *[other] { $points } punti
    }.
    .heading = La fine

## Perché no

rule-asked = Prima rispondi a quel che ti si chiede.
rule-not-in-hand = Non hai quell'oggetto in mano.
rule-no-such-die = Nessuno dei tuoi dadi mostra { $die }.
rule-die-does-not-fit = Con un { $die } non puoi arrivare a quello che la zona chiede.
rule-changed-die-does-not-fit = Con un { $die } cambiato in { $to } non puoi arrivare a quello che la zona chiede.
rule-not-that-ingredient = Qui non puoi prendere { $ingredient }.
rule-ability-is-offered = { $character } ha un altro momento: ti sarà chiesto.
rule-ct-1_4 = La pila è vuota: { $ingredient }.
rule-ct-2_3-taken = Quel personaggio è già preso.
rule-ct-4_2 = In questo turno hai già piazzato i dadi.
rule-ct-4_3 = Prima prendi un ordine.
rule-ct-4_5 = Puoi ancora piazzare dadi: piazzane prima di finire il turno.
rule-ct-4_7 = Ora la decisione è di { $seat }.
rule-ct-5_2 = Hai già un ordine aperto: { $order }.
rule-ct-5_5 = Ora non si può pescare un ordine dal mazzo.
rule-ct-5_6 = In quello spazio non c'è un ordine.
rule-ct-5_7 = Per quello spazio non ci sono più ordini.
rule-ct-6_1 = Ti mancano ingredienti per { $order }.
rule-ct-6_1-none = Non hai un ordine aperto.
rule-ct-6_3-no-choice = Non c'è niente da scegliere: servilo e basta.
rule-ct-8_1-no-dice = Non hai più dadi.
rule-ct-8_2 = I tuoi dadi non fanno { $total } per { $zone }.
rule-ct-8_3 = { $zone } chiede { $number ->
        [one] un dado
       *[other] { $number } dadi
    }.
rule-ct-8_4 = { $zone }: è già occupato.
rule-ct-9_4 = Le due pile di { $zone } sono vuote.
rule-ct-10_16 = Non sei abbastanza avanti sul tracciato: { IL($die) } non si può cambiare di tanto.
rule-ct-10_16-once = Si può cambiare un dado solo.
rule-ct-10_16-no-task = { IL($die, form: "Il") } si può cambiare solo su un incarico di Cucina o una Faccenda.
rule-ct-10_17 = { IL($die, form: "Il") } non può uscire dalle facce da 1 a 6.
rule-ct-12_3 = Nella Mensa non c'è nessun ordine da sostituire.
rule-ct-13_5 = Non con una Nasty Comanda davanti: { $zone } per te è chiuso.
rule-ct-13_7 = Non puoi pagare quello che Nasty chiede.
rule-ct-13_7-none = Non hai quella Nasty Comanda.
rule-ct-14_1 = { $character } ha già dato.
rule-ct-15_4 = Ora { $item } non farebbe niente.
rule-ct-15_4-ability = Ora { $character } non farebbe niente.
rule-ct-16_7 = Qui le Pozioni Magiche né si danno né si prendono.
rule-ct-18_10 = La partita è finita.
rule-ct-19_1 = La Stanza Segreta non è aperta.
rule-ct-19_3 = In quello spazio della Stanza non c'è un incarico.
rule-ct-19_9 = Sulla tua plancia non c'è quell'incarico.
rule-ct-19_10 = Un Modificatore non fa di un 6 un 1, né di un 1 un 6.
rule-ct-19_10-none = Non hai Modificatori.
rule-ct-19_11 = Non ti resta nessun dado che un Modificatore possa cambiare.
rule-ct-19_12 = Ti manca l'ingrediente per { $drink }.
rule-ct-19_12-none = Non hai quel segnalino: { $drink }.
rule-ct-19_13 = Non hai una Pozione Magica per { $drink }.
rule-ct-20_1-character = In solitario non ci sono personaggi.
rule-ct-20_6 = L'automa blocca quell'ordine.

## Il tabellone nel terminale

board-round = Round { $number } di { $most }, ore { $time }
board-first = Primo Giocatore:
board-white = Dado bianco:
board-decks = Nei mazzi: { $orders } ordini, { $items } oggetti, { $says } Nasty Comanda
board-area-cellar = Cantina
board-area-kitchen = Cucina
board-area-chores = Faccende
board-area-office = Ufficio
board-area-workshop = Laboratorio
board-area-chamber = Stanza Segreta
board-title-order = Mensa
board-title-race = Popolo
board-title-needs = Ingredienti
board-title-points = Punti
board-title-late = Punti per ritardo
board-title-red = Dimenticato dopo
board-title-player = Giocatore
board-title-nasty = Nasty
board-title-skills = ♨ Cucina ⚒ Faccende
board-title-dice = Dadi
board-title-goods = Ingredienti
board-title-held = Possiede
board-closed = si apre nel quarto round
board-items = { $number ->
        [one] un oggetto
       *[other] { $number } oggetti
    }
board-served = { $number ->
        [one] un ordine servito
       *[other] { $number } ordini serviti
    }
board-modifiers = { $number ->
        [one] un Modificatore
       *[other] { $number } Modificatori
    }
board-open = { $order }, ora { $points ->
        [one] un punto
       *[other] { $points } punti
    }{ $late ->
        [0] { "" }
        [one] { " " }(un round di ritardo)
       *[other] { " " }({ $late } round di ritardo)
    }
board-missing = manca ancora: { $goods }
board-secret = Incarico segreto di { $name }
board-worth = { $number ->
        [one] finora un punto
       *[other] finora { $number } punti
    }
board-bottom = In fondo al mazzo degli ordini: { $orders }
board-drawn = Appena pescati: { $cards }

## Liste del pacchetto, e che cosa sono i punti

content-orders = Ordini
content-items = Oggetti
content-characters = Personaggi
content-says = Nasty Comanda
content-secrets = Incarichi segreti
content-assignments = Missioni
content-tasks = Incarichi della Stanza Segreta
content-tokens = Segnalini della Stanza Segreta
content-track = Tracciato di Nasty
entry-order = { $race }{ $symbol-id ->
        [kitchen] , Cucina
        [chore] , Faccende
       *[none] { "" }
    }: { $needs }; { $points ->
        [one] un punto
       *[other] { $points } punti
    }, dimenticato dopo { $patience } round (−{ $penalty })
entry-task = { $task ->
        [kitchen] Incarico di Cucina, { $total }: { $does }
        [chore] Faccenda, { $total }: { $does }
       *[plain] Incarico, { $total }: { $does }
    }.
entry-token = { $number ->
        [one] un segnalino
       *[other] { $number } segnalini
    }{ $points ->
        [0] { "" }
        [one] , un punto l'uno
       *[other] , { $points } punti l'uno
    }
entry-space = { $number ->
        [0] nessun punto perso
        [one] un punto perso
       *[other] { $number } punti persi
    }{ $calls ->
        [yes] ; Nasty chiama
       *[no] { "" }
    }
points = { $number ->
        [one] { $number } punto
       *[other] { $number } punti
    }

## Preparazioni e mosse rifiutate

error-cavern-story = la storia è per un giocatore, non { $seats } (CT-23.4)
error-cavern-characters = in solitario non c'è un personaggio (CT-23.4)
error-bad-notation = «{ $text }» non è una mossa. Una mossa si scrive così: order 3, place cellar-4, die 4, take wine, serve, end

## La tabella del regolamento

table-track = Il tracciato di Nasty
column-space = Spazio
column-lost = Punti persi alla fine
column-calls = Nasty Comanda
space-calls = si pesca

### Sangue Reale sulla pagina: la scheda, i pulsanti, le anteprime, l'introduzione. Italiano.

## La scheda

page-sheets = Le due schede
page-track = Tracciato del Re
page-coronation = Incoronazione del Re
page-death = Morte del Re
page-turn = Turno
page-turn-number = Turno { $number }
page-turn-now = Turno { $number }, in corso
page-turn-now-short = Turno { $number }, ora
page-cancelled = uguali, annullate
page-round-now = Il round in corso:
page-choosing = sta scegliendo
page-has-chosen = ha scelto
page-modifier-free = modificatore di { $player }
page-modifier-used = modificatore di { $player }, usato
page-modifier-gone = modificatore di { $player }, perso
page-map = La mappa
page-columns = Le colonne dei sostenitori
page-column = Colonna { $value }
page-column-says = Colonna { $value }, { $steps } passi: { $first } { $mine }, { $second } { $theirs }
page-number-of = { $value } di { $place }
page-number-by = { $value } (cerchiato da { $players })
page-land-free = { $place }, { $points } PV, di nessuno. Numeri: { $numbers }
page-land-owned = { $place }, { $points } PV, di { $player }. Numeri: { $numbers }
page-land-no-box = { $place }, { $points } PV, senza casella: per ora non si può controllare. Numeri: { $numbers }
page-land-boxes = { $place }, { $points } PV, in un territorio con più caselle: per ora non si può controllare. Numeri: { $numbers }
page-edge-between = Tra { $one } e { $other }
page-wall-up = Mura verso { $place }: in piedi
page-wall-down = Mura verso { $place }: a terra

place-alba = Punta Alba
place-brughiera = Brughiera
place-cerva = Cerva
place-corno = Corno
place-falchi = Falchi
place-foce = Foce
place-guado = Guado
place-levante = Levante
place-mulini = Mulini
place-nevaia = Nevaia
place-palude = Palude
place-porto = Porto Corvo
place-rocca = Rocca Nera
place-sale = Saline
place-torba = Torbiera
place-vallen = Vallen

## Il banco: tavolette e dadi

page-desk = Il round in corso
page-plates = Le sei azioni
page-claimants = I due pretendenti
page-eras = Le Ere giocate
page-plate-covered = { $player } ha scelto: tavoletta coperta
page-plate-empty = { $player } sta scegliendo
page-plate-shown = { $player } ha scelto { $value }
page-secret = Scegli in segreto: le tavolette si girano insieme.
page-secret-they-did = { $player } ha scelto. Le tavolette si girano insieme.
page-only-you = Solo tu vedi la tua scelta, finché { $player } non posa la sua.
page-both-choose = Le due azioni si scelgono in segreto.
page-your-choice = la tua scelta
page-plan-1 = un dado, una faccia a scelta
page-plate-1 = un dado
page-plan-2 = due dadi, entrambi
page-plate-2 = due dadi
page-plan-3 = tre dadi, dei doppi uno a testa
page-plate-3 = tre dadi
page-plan-4 = quattro dadi, due a testa
page-plate-4 = due a testa
page-plan-5 = cinque dadi: diversi o uguali
page-plate-5 = diversi o uguali
page-plan-6 = un modificatore, ±1
page-plate-6 = ±1 per dopo
page-dice = I dadi
page-die = Dado { $value }
page-covered = coperta
page-then = poi
page-dice-later = { $player } userà { $dice }.
page-or-else = Oppure
page-use-dice = { $number ->
        [0] Usa i tuoi dadi, nell'ordine che vuoi.
        [one] Usa i dadi, o cambiane uno: hai un modificatore.
       *[other] Usa i dadi, o cambiane uno: hai { $number } modificatori.
    }
page-use-dice-of = { $player } usa i suoi dadi.
page-one-face = È uscito { $value }: usa una faccia, ma non { IL($covered) }, che è coperta.
page-one-face-of = { $player } ha tirato { $value } e sceglie una faccia.
page-share = Tieni due dadi, gli altri vanno a { $other }.
page-share-of = { $player } sceglie due di questi dadi.
page-five = I diversi, o gli uguali?
page-five-of = { $player } sceglie tra i diversi e gli uguali.
page-draw = { $number ->
        [one] Disegna il modificatore in un turno.
       *[other] Disegna { $number } modificatori, un turno alla volta.
    }
page-draw-of = { $player } disegna un modificatore.
page-do-circle = { $value ->
        [0] Cerchia un numero.
       *[other] Alla linea: cerchia un { $value }.
    }
page-do-circle-of = { $value ->
        [0] { $player } cerchia un numero.
       *[other] { $player } è alla linea e cerchia un { $value }.
    }
page-do-erase = Cancella sulla mappa un numero del rivale.
page-do-erase-of = { $player } cancella un numero.
page-do-blacken = Annerisci il prossimo passo di una colonna.
page-do-blacken-of = { $player } annerisce un passo.
page-do-gate = Puoi lavorare il tratto di mura della terra presa.
page-do-gate-of = { $player } decide delle mura.
page-do-walls = Scegli sulla mappa un tratto di mura.
page-do-walls-of = { $player } sceglie un tratto di mura.
page-do-edges = Scegli sulla mappa un lato da cambiare.
page-do-edges-of = { $player } cambia la mappa.
page-gain = { $steps ->
        [0] nessun passo: sprecato
        [one] un passo
       *[other] { $steps } passi
    }{ $lines ->
        [0] { "" }
        [one] , una linea
       *[other] , { $lines } linee
    }{ $supporters ->
        [0] { "" }
        [one] , un Sostenitore Unico
       *[other] , { $supporters } Sostenitori Unici
    }

## Accanto: i punti e la corsa ai Sostenitori

page-total = Totale
page-wins = Ere vinte
page-supporters = Sostenitori Unici
page-steps-missing = passi che mancano
page-gap = { $number ->
        [one] a { $player } manca un passo:
       *[other] a { $player } mancano { $number } passi:
    }
page-gives = { $points } PV, { $does }
page-gives-plain = { $points } PV
page-short-modifiers = { $number ->
        [one] un modificatore
       *[other] { $number } modificatori
    }
page-short-blacken = annerisci { $number }
page-short-roll = { $number ->
        [one] tira un dado
       *[other] tira { $number } dadi
    }
page-short-circle = cerchia { $number }
page-short-erase = cancella { $number }
page-short-vp = { $number ->
        [one] +1 compreso
       *[other] +{ $number } compresi
    }
page-short-wall = { $number ->
        [one] un tratto di mura
       *[other] { $number } tratti di mura
    }
page-short-river = { $number ->
        [one] cambia un fiume
       *[other] cambia { $number } fiumi
    }
page-short-border = { $number ->
        [one] cambia un confine
       *[other] cambia { $number } confini
    }
page-legend-line = linea: cerchi il numero
page-legend-river = linea azzurra: o cambi un fiume
page-legend-border = linea rossa: o cambi un confine
page-legend-double = due dadi uguali
page-unit = PV
page-unit-eras = { $number ->
        [one] Era
       *[other] Ere
    }
page-eras-won = { $number ->
        [one] un'Era vinta
       *[other] { $number } Ere vinte
    }
page-gist = { $era }, turno { $turn }, round { $round } di { $rounds }, { $phase ->
        [plan] pianificazione
       *[other] azioni
    }
page-gist-sides = { $era }, scelta dei pretendenti

reckoning-era = { $era }: { $claimant } re, { $points } a { $others }

## Che cosa farà una mossa

preview-points = I tuoi punti: { $before }→{ $after }.
preview-plan-1 = Tiri un dado e usi una faccia a scelta, tranne quella coperta. { $player } non riceve nulla.
preview-plan-2 = Tiri due dadi e li usi entrambi. { $player } non riceve nulla.
preview-plan-3 = Tiri tre dadi. Se due sono uguali, uno va a { $player }.
preview-plan-4 = Tiri quattro dadi: ne scegli due, gli altri due li usa { $player }.
preview-plan-5 = Tiri cinque dadi: usi i diversi, o quelli uguali. { $player } riceve i valori che non escono.
preview-plan-6 = Non tiri: disegni un modificatore in un turno del Tracciato.
preview-plan-equal = Se anche { $player } sceglie { $value }, non succede nulla. { $number ->
        [0] In quest'Era non l'ha ancora scelto.
        [one] In quest'Era l'ha scelto una volta.
       *[other] In quest'Era l'ha scelto { $number } volte.
    }
preview-plan-order = Se { $player } sceglie un numero più basso, agisce prima di te.
preview-plan-modifiers = { $number ->
        [one] In questo turno hai un modificatore da usare.
       *[other] In questo turno hai { $number } modificatori da usare.
    }
preview-dice = { $number ->
        [one] Usi { IL($dice) }
       *[other] Usi { $dice }
    }: { $steps ->
        [0] nessun passo.
        [one] un passo.
       *[other] { $steps } passi.
    }
preview-their-dice = { $number ->
        [one] { $player } usa { IL($dice) }
       *[other] { $player } usa { $dice }
    }: { $steps ->
        [0] nessun passo.
        [one] un passo.
       *[other] { $steps } passi.
    }
preview-line = Arrivi alla linea: { $change ->
        [river] cerchi un { $value }, o cambi un fiume.
        [border] cerchi un { $value }, o cambi un confine.
       *[other] cerchi un { $value } sulla mappa.
    }
preview-their-line = { $player } arriva alla linea { IL($value, form: "del") }.
preview-supporter = Prendi { $supporter }, { $points } PV: { $does }.
preview-their-supporter = { $player } prende { $supporter }.
preview-wasted = { $number ->
        [one] { IL($dice, form: "Il") } è sprecato.
       *[other] Sprecati: { $dice }.
    }
preview-their-wasted = { $number ->
        [one] A { $player } { IL($dice) } non serve: sprecato.
       *[other] A { $player } non servono { $dice }: sprecati.
    }
preview-left = { $number ->
        [one] Poi ti resta { IL($dice) }.
       *[other] Poi ti restano { $dice }.
    }
preview-modify = Un { $one } diventa { $two }. { $number ->
        [0] Era il tuo ultimo modificatore di questo turno.
        [one] Ti resta un modificatore.
       *[other] Ti restano { $number } modificatori.
    }
preview-turn = Un ±1 da usare nel turno { $turn }, dal round { $first } { IL($last, form: "al") }. Se avanza, è perso.
preview-column = Annerisci il prossimo passo della colonna { $value }.
preview-circle = Cerchi { IL($value) } di { $place }.
preview-missing = { $number ->
        [one] Per prendere il territorio manca ancora { $numbers }.
       *[other] Per prendere il territorio mancano ancora { $numbers }.
    }
preview-no-control = { $number ->
        [0] Il territorio non ha caselle: per ora non si può controllare.
       *[other] Il territorio ha { $number } caselle: per ora non si può controllare.
    }
preview-control = Prendi il controllo di { $places }: { $points } PV.
preview-their-control = { $player } prende il controllo di { $places }: { $points } PV.
preview-control-spoils = { $number ->
        [one] Il numero che { $player } vi ha cerchiato non serve più a prenderlo.
       *[other] { $number } numeri che { $player } vi ha cerchiato non servono più a prenderlo.
    }
preview-gate = { $work ->
        [tear] Poi puoi abbattere il suo tratto di mura.
       *[raise] Poi puoi innalzare il suo tratto di mura.
    }
preview-erase = Cancelli { IL($value) } che { $player } ha cerchiato in { $place }.
preview-erase-left = { $number ->
        [one] Lì a { $player } mancherà un numero.
       *[other] Lì a { $player } mancheranno { $number } numeri.
    }
preview-wall = { $work ->
        [tear] Abbatti le mura verso { $place } e ci scrivi le tue iniziali.
       *[raise] Innalzi le mura verso { $place } e ci scrivi le tue iniziali.
    }
preview-castle-closed = { $state ->
        [closed] La Rocca si chiude: { $standing } tratti in piedi. I suoi numeri non si cerchiano più.
       *[same] La Rocca resta chiusa: { $standing } tratti in piedi.
    }
preview-castle-open = { $standing ->
        [0] Nessun tratto in piedi
        [one] Un tratto in piedi
       *[other] { $standing } tratti in piedi
    }: { $state ->
        [open] la Rocca si apre.
       *[same] la Rocca resta aperta.
    }
preview-dig = Scavi un fiume tra { $one } e { $other }.
preview-dry = Prosciughi il fiume tra { $one } e { $other }.
preview-abolish = Abolisci il confine tra { $one } e { $other }.
preview-draw = Tracci un confine tra { $one } e { $other }.
preview-lands = { $number } terre
preview-same-land = I territori restano quelli di prima: { $state ->
        [still] le due terre sono unite anche per altra via.
        [already] le due terre erano già unite.
       *[apart] le due terre erano già separate.
    }
preview-group = { $places } { $size ->
        [one] fa territorio a sé
       *[other] fanno un solo territorio
    }, { $points } PV: { $number ->
        [one] ti manca un numero.
       *[other] ti mancano { $number } numeri.
    }
preview-group-no = { $places } { $size ->
        [one] fa territorio a sé
       *[other] fanno un solo territorio
    }: { $number ->
        [0] senza caselle, non si può controllare.
       *[other] con { $number } caselle, non si può controllare.
    }
preview-pass = { $step ->
        [circle] Non cerchi nulla: l'occasione è persa.
        [erase] Non cancelli nulla: l'occasione è persa.
        [blacken] Non annerisci nulla: l'occasione è persa.
        [edges] La mappa resta com'è: l'occasione è persa.
       *[other] Le mura restano come sono: l'occasione è persa.
    }

## L'introduzione

intro-sheet = Il Re muore, e in due volete la corona. Questa è la scheda: a sinistra il Tracciato del Re, venticinque round da scrivere; in alto la mappa, sotto le sei colonne dei sostenitori. In ogni coppia tu sei a sinistra, il rivale a destra.
intro-plan = A ogni round scegliete in segreto un'azione da 1 a 6, e le tavolette si girano insieme. I numeri bassi agiscono prima; quelli alti danno più dadi, ma ne danno anche all'avversario. Scegli 4.
intro-share = Il rivale ha scelto 2 e ha già agito. Tu hai tirato 2, 3, 3 e 6: ne tieni due, gli altri due vanno al rivale. Ogni dado annerisce un passo della sua colonna. Tieni i due 3.
intro-line = Due passi, e sei a una linea: ora puoi cerchiare un 3 su una terra che nessuno controlla. Cerchia quello di Terra dei Mulini.
intro-void = Al secondo round avete scelto la stessa azione, il 3: le azioni si sono annullate, e sul Tracciato il round è sbarrato. Capire che cosa farà l'altro è metà del gioco. Adesso scegli 6.
intro-modifier = Con il 6 non si tirano dadi: si disegna un modificatore, che cambia un dado di 1. Vale solo nel turno in cui lo disegni. Mettilo nel turno in corso.
intro-use = Hai tirato 3, 5 e 6. Con due 5 arriveresti alla linea della quinta colonna: abbassa il 6 con il modificatore.
intro-control = Di nuovo una linea. Il 5 è l'ultimo numero che manca a Terra dei Mulini: cerchialo, e la terra è tua con i suoi punti. Il rivale non potrà più averla.
intro-supporter = Nella terza colonna sei a un passo da La Balia Rossa, una dei sei Sostenitori Unici. Li prende chi arriva per primo, e la loro abilità si attiva subito. Usa il 3.
intro-end = La Balia è tua, e ti regala due modificatori. Così fino alla morte del Re: poi si contano terre, sostenitori e le altre voci a sinistra. Chi vince l'Era decide come comincia la prossima; le Ere sono quattro, e nelle ultime si muovono mura, fiumi e confini.

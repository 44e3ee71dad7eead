### Sangue Reale: le parole del gioco, italiano.
### I nomi seguono gli id di content/*.toml.

title = Sangue Reale
blurb = Due pretendenti, quattro Ere, una corona. Scegli in segreto un'azione da 1 a 6: se il rivale ha scelto la stessa, non succede nulla.

## Le Ere: nome e domanda che pongono

era-1 = Era I, I Gemelli
era-1-asks = Dove corri, e dove lasci correre?
era-1-intro = Re Leopold muore e due figli sono nati nella stessa notte. Non c'è un primogenito: c'è solo chi arriva prima.
era-2 = Era II, La Rocca
era-2-asks = Quando apri, o chiudi, la porta?
era-2-intro = Il gemello che regnò è morto senza figli. Due cugini si contendono la corona e il castello nuovo che la custodisce.
era-3 = Era III, La Grande Piena
era-3-asks = Tagli la terra per prenderla, o l'anneghi per negarla?
era-3-intro = L'inverno delle acque ha cancellato i vecchi confini. Due sorellastre chiamano gli stessi sterratori.
era-4 = Era IV, L'Ultimo Confine
era-4-asks = Quanto grande osi farla, prima di chiuderla?
era-4-intro = Il regno è in pezzi: sedici terre, dieci case. L'ultimo del sangue e la prima che non lo porta vogliono ricucirlo, ognuno a modo suo.

flag-2-ulthar = Regnò Ulthar: le mura della Rocca sono in piedi, e vanno abbattute.
flag-2-theodric = Regnò Theodric: le mura della Rocca sono in rovina, e vanno innalzate.
flag-3-alfred = Regnò Alfred: il canale d'Occidente scorre tra i Mulini, le Saline e la Torbiera.
flag-3-kirshoy = Regnò Kirshoy: il canale d'Oriente scorre tra il Guado, Punta Alba e il Colle di Levante.
flag-4-isaura = Regnò Isaura: il Seggio è nella Rocca Nera, e il confine con la Piana è abolito.
flag-4-brenna = Regnò Brenna: il Seggio è a Porto Corvo, e il confine con la Foce è abolito.

claimant-ulthar = Ulthar
claimant-ulthar-epithet = il gemello che impugnò la spada
claimant-theodric = Theodric
claimant-theodric-epithet = il gemello che prese la penna
claimant-alfred = Alfred
claimant-alfred-epithet = il cugino della brughiera
claimant-alfred-note = Il nome di questo pretendente è ricostruito da notizie incomplete; il vantaggio iniziale è nostro.
claimant-kirshoy = Kirshoy
claimant-kirshoy-epithet = il cugino venuto dal mare
claimant-kirshoy-note = Il nome di questo pretendente è ricostruito da notizie incomplete; il vantaggio iniziale è nostro.
claimant-isaura = Isaura
claimant-isaura-epithet = la figlia della prima regina
claimant-brenna = Brenna
claimant-brenna-epithet = la figlia della seconda regina
claimant-corvan = Corvan
claimant-corvan-epithet = l'ultimo del sangue
claimant-ysmay = Ysmay
claimant-ysmay-epithet = la prima senza sangue
claimant-begins = { $what ->
    [circled] Comincia con { IL($value) } di { $parcel } già cerchiato.
    [modifiers] Comincia con un modificatore nei turni { $values }.
    [blackened] Comincia con il primo passo delle colonne { $values } già annerito.
   *[none] Comincia alla pari.
}

## Le terre e i Sostenitori Unici

parcel-alba = Punta Alba
parcel-brughiera = Brughiera Grigia
parcel-cerva = Bosco della Cerva
parcel-corno = Corno del Gelo
parcel-falchi = Rupe dei Falchi
parcel-foce = Foce Bruna
parcel-guado = Guado del Re
parcel-levante = Colle di Levante
parcel-mulini = Terra dei Mulini
parcel-nevaia = Nevaia
parcel-palude = Palude Lunga
parcel-porto = Porto Corvo
parcel-rocca = Rocca Nera
parcel-sale = Saline di Orm
parcel-torba = Torbiera
parcel-vallen = Piana di Vallen
supporter-balia = La Balia Rossa
supporter-banditore = Il Banditore
supporter-armaiolo = L'Armaiolo
supporter-badessa = La Badessa
supporter-falsario = Il Falsario
supporter-conestabile = Il Conestabile
supporter-cavapietre = Il Cavapietre
supporter-astrologa = L'Astrologa
supporter-siniscalco = Il Siniscalco
supporter-capitana = La Capitana di Ventura
supporter-confessore = Il Confessore
supporter-ingegnere = Mastro Ingegnere
supporter-traghettatore = Il Traghettatore
supporter-pescatrice = La Pescatrice
supporter-geometra = Il Geometra
supporter-erborista = L'Erborista
supporter-gabelliere = Il Gabelliere
supporter-reggente = La Reggente
supporter-cartografo = Il Cartografo
supporter-mercantessa = La Mercantessa
supporter-araldo = L'Araldo Muto
supporter-notaio = Il Notaio
supporter-inviata = L'Inviata
supporter-custode = Il Custode del Sigillo

## Che cosa fa un Sostenitore Unico, detto dai suoi dati

ability-modifiers = { $number ->
    [one] disegna un modificatore
   *[other] disegna { $number } modificatori
 }, nel turno in corso o in quelli che verranno
ability-blacken = { $number ->
    [one] annerisci il prossimo passo di una colonna
   *[other] annerisci il prossimo passo di { $number } colonne diverse
 }
ability-blacken-some = { $number ->
    [one] annerisci il prossimo passo di una colonna
   *[other] annerisci il prossimo passo di { $number } colonne diverse
 } tra { $values }
ability-roll = { $number ->
    [one] tira un dado e usalo
   *[other] tira { $number } dadi e usali tutti
 }; l'avversario non riceve nulla
ability-circle = { $number ->
    [one] cerchia un numero qualsiasi
   *[other] cerchia { $number } numeri qualsiasi
 } in terre che nessuno controlla
ability-circle-some = { $number ->
    [one] cerchia un numero
   *[other] cerchia { $number } numeri
 } tra { $values } in terre che nessuno controlla
ability-erase = { $number ->
    [one] cancella un numero cerchiato dall'avversario
   *[other] cancella { $number } numeri cerchiati dall'avversario
 } in terre che nessuno controlla
ability-vp = { $number ->
    [one] segna un punto in più
   *[other] segna { $number } punti in più
 }
ability-wall = { $number ->
    [one] abbatti o innalza un tratto di mura qualsiasi
   *[other] abbatti o innalza { $number } tratti di mura diversi
 }, scrivendoci le iniziali
ability-river = { $number ->
    [one] scava o prosciuga un tratto di fiume
   *[other] scava o prosciuga fino a { $number } tratti di fiume
 }
ability-land = { $number ->
    [one] fai o togli un fiume o un confine
   *[other] fai o togli fino a { $number } fiumi o confini
 }, secondo l'Era
ability-border = { $number ->
    [one] abolisci o traccia un confine
   *[other] abolisci o traccia fino a { $number } confini
 }

## Che cosa dà punti

scoring-territories = i punti di ogni terra controllata
scoring-supporters = i punti dei Sostenitori Unici ottenuti
scoring-claims = { $points } per ogni numero cerchiato in terre non controllate
scoring-joined = { $points } per ogni territorio del gruppo più grande non separato da fiumi
scoring-walls = { $points } per ogni tratto di mura con le proprie iniziali
scoring-rivers = { $points } per ogni tratto di fiume lungo le terre controllate
scoring-modifiers-used = { $points } per ogni modificatore usato, al massimo { $most }
scoring-size = territori di due terre +{ $size2 }, di tre +{ $size3 }, di quattro o più +{ $size4 }
scoring-seat = { $points } a chi controlla il Seggio
scoring-chronicle-distinct = { $points } per ogni turno con cinque valori tutti diversi nella Cronologia
scoring-chronicle-atleast = { $points } per ogni valore scritto almeno { $times } volte nella Cronologia
scoring-chronicle-more = { $points } per ogni valore scritto più volte di quante l'abbia scritto l'avversario

rule-name-territories = Territori
rule-name-supporters = Sostenitori
rule-name-claims = Pretese
rule-name-joined = Unione
rule-name-walls = Mura
rule-name-rivers = Fiumi
rule-name-modifiers-used = Modificatori
rule-name-size = Grandezza
rule-name-seat = Seggio
rule-name-chronicle-distinct = Cronologia
rule-name-chronicle-atleast = Cronologia
rule-name-chronicle-more = Cronologia

die-1 = 1
die-2 = 2
die-3 = 3
die-4 = 4
die-5 = 5
die-6 = 6
value-1 = 1
value-2 = 2
value-3 = 3
value-4 = 4
value-5 = 5
value-6 = 6

## Contenuto e opzioni

content-eras = Le Ere
content-supporters = I Sostenitori Unici
content-claimants = I pretendenti

option-era = Che cosa si gioca
    .help = Le quattro Ere di seguito, o una sola.
option-era-campaign = La campagna
    .help = Le quattro Ere, legate l'una all'altra: vince chi ne vince di più.
option-era-1 = Era I
    .help = Solo I Gemelli: nulla si muove, si corre.
option-era-2 = Era II
    .help = Solo La Rocca: le mura del castello.
option-era-3 = Era III
    .help = Solo La Grande Piena: si scavano e si prosciugano fiumi.
option-era-4 = Era IV
    .help = Solo L'Ultimo Confine: si aboliscono e si tracciano confini.
option-before = L'Era prima
    .help = In un'Era sola, dalla II alla IV: chi ha vinto quella prima.
option-before-drawn = A sorte
    .help = Si tira a sorte.
option-before-first = Il primo pretendente
    .help = Ulthar, Alfred o Isaura.
option-before-second = Il secondo pretendente
    .help = Theodric, Kirshoy o Brenna.
option-all_four = Tutte e quattro
    .help = Se la campagna continua anche quando è già decisa.
option-all_four-false = No
    .help = Finisce quando qualcuno ha vinto tre Ere.
option-all_four-true = Sì
    .help = Si giocano sempre tutte e quattro le Ere.
option-claimants = I pretendenti
    .help = Chi interpreta chi nella prima Era che si gioca.
option-claimants-drawn = A sorte
    .help = Si tirano a sorte.
option-claimants-chosen = Scelti
    .help = Chi sceglie si tira a sorte.

## Che cosa si chiede

ask-plan = Turno { $turn }, round { $round }: quale azione scegli, in segreto?
ask-sides = { $era }: quale pretendente sei?
ask-face = Quale faccia usi? Quella coperta è { IL($covered) }.
ask-share = Hai tirato { $dice }: quali due dadi tieni? Gli altri due vanno all'avversario.
ask-five = Hai tirato { $dice }: usi i valori diversi, o i dadi uguali?
ask-draw = { $number ->
    [one] In quale turno disegni il modificatore?
   *[other] Hai { $number } modificatori da disegnare: in quale turno il prossimo?
}
ask-dice = { $modifiers ->
    [0] I tuoi dadi: { $dice }. Quale usi ora?
    [one] I tuoi dadi: { $dice }. Quale usi, o cambi? Hai un modificatore.
   *[other] I tuoi dadi: { $dice }. Quale usi, o cambi? Hai { $modifiers } modificatori.
}
ask-circle = Una linea! Dove cerchi { IL($value) }?
ask-circle-or-change = { $change ->
    [river] Una linea azzurra! Cerchi { IL($value) }, oppure scavi o prosciughi un fiume?
   *[other] Una linea rossa! Cerchi { IL($value) }, oppure abolisci o tracci un confine?
}
ask-circle-any = { $number ->
    [one] Quale numero cerchi?
   *[other] Hai { $number } numeri da cerchiare: quale per primo?
}
ask-erase = { $number ->
    [one] Quale numero dell'avversario cancelli?
   *[other] Puoi cancellare { $number } numeri dell'avversario: quale per primo?
}
ask-blacken = { $number ->
    [one] In quale colonna annerisci il prossimo passo?
   *[other] Puoi annerire un passo in { $number } colonne: quale per prima?
}
ask-gate = { $work ->
    [tear] Hai preso { $section }: abbatti il suo tratto di mura?
   *[raise] Hai preso { $section }: innalzi il suo tratto di mura?
}
ask-walls = { $number ->
    [one] Quale tratto di mura cambi?
   *[other] Puoi cambiare { $number } tratti di mura: quale per primo?
}
ask-edges = { $number ->
    [one] Che cosa cambi sulla mappa?
   *[other] Puoi fare { $number } cambiamenti sulla mappa: quale per primo?
}

## Le mosse

move-plan-1 = 1: tira un dado e usa una faccia qualsiasi, tranne quella coperta
move-plan-2 = 2: tira due dadi e usali entrambi
move-plan-3 = 3: tira tre dadi; di un doppio, uno va all'avversario
move-plan-4 = 4: tira quattro dadi; due a te, due all'avversario
move-plan-5 = 5: tira cinque dadi; i diversi o gli uguali a te, i mancanti all'avversario
move-plan-6 = 6: non tirare, disegna un modificatore
move-claimant = { $claimant }
move-take = { $circles ->
    [0] Usa { IL($value) } (colonna piena: sprecato)
    [2] Usa { IL($value) } (serve una coppia: sprecato, senza modificatori)
   *[other] Usa { IL($value) }
 }{ $gain ->
    [line] , fino alla linea
    [supporter] , e prendi il Sostenitore Unico
    [both] , fino alla linea, e prendi il Sostenitore Unico
   *[other] { "" }
 }
move-use = { $circles ->
    [2] Usa la coppia di { $value }
   *[other] Usa { IL($value) }
 }{ $gain ->
    [line] , fino alla linea
    [supporter] , e prendi il Sostenitore Unico
    [both] , fino alla linea, e prendi il Sostenitore Unico
   *[other] { "" }
 }
move-modify = Cambia un { $from } in { $to } con un modificatore
move-different = { $number ->
    [0] Usa i valori diversi: { $dice }
   *[other] Usa i valori diversi: { $dice } (all'avversario { $rest })
}
move-keep = { $number ->
    [0] Usa i dadi uguali: { $dice }
   *[other] Usa i dadi uguali: { $dice } (all'avversario { $rest })
}
move-pair = Tieni { $one } e { $two } (all'avversario { $rest })
move-turn = { $now ->
    [1] Nel turno in corso, il { $turn }°
   *[other] Nel { $turn }° turno
}
move-column = Colonna { $value }{ $gain ->
    [line] , fino alla linea
    [supporter] , e prendi il Sostenitore Unico
    [both] , fino alla linea, e prendi il Sostenitore Unico
   *[other] { "" }
 }
move-number = { $left ->
    [0] Cerchia { IL($value) } di { $parcel }, e prendi il territorio
    [one] Cerchia { IL($value) } di { $parcel } (ne manca un altro)
    [99] Cerchia { IL($value) } di { $parcel } (per ora non si può controllare)
   *[other] Cerchia { IL($value) } di { $parcel } (ne mancano altri { $left })
}
move-erase = Cancella { IL($value) } di { $other } in { $parcel }
move-wall = { $work ->
    [tear] Abbatti le mura verso { $section }
   *[raise] Innalza le mura verso { $section }
}
move-edge = { $work ->
    [dig] Scava un fiume tra { $one } e { $other }
    [dry] Prosciuga il fiume tra { $one } e { $other }
    [abolish] Abolisci il confine tra { $one } e { $other }
   *[draw] Traccia un confine tra { $one } e { $other }
}
move-pass-dice = Lascia i dadi che non puoi usare
move-pass-circle = Non cerchiare nulla
move-pass-erase = Non cancellare nulla
move-pass-blacken = Non annerire nulla
move-pass-gate = Lascia le mura come sono
move-pass-walls = Lascia le mura come sono
move-pass-edges = Lascia la mappa com'è

## Che cosa è successo

event-plans = { $seat } ha scelto.
event-side = { $seat } è { $claimant }.
event-reveal = Round { $round }: { $first } ha scelto { $one }, { $second } { $two }.
    .heading = Round { $round }
event-void = Round { $round }: { $first } e { $second } hanno scelto la stessa azione, { $one }. Non succede nulla.
    .heading = Round { $round }
event-rolls = { $seat } tira { $dice }.
event-keeps = { $seat } usa { $dice }.
event-gets = { $seat } riceve { $dice }.
event-wastes = { $number ->
    [one] { $seat } non può usare { IL($dice) }.
   *[other] { $seat } non può usare { $dice }.
}
event-modifies = { $seat } cambia un { $from } in { $to }.
event-draws = { $seat } disegna un modificatore nel { $turn }° turno.
event-blackens = { $circles ->
    [2] { $seat } annerisce un passo doppio nella colonna { $column } (passo { $step }).
   *[other] { $seat } annerisce un passo nella colonna { $column } (passo { $step }).
}
event-circles = { $seat } cerchia { IL($value) } di { $parcel }.
event-erases = { $seat } cancella { IL($value) } di { $other } in { $parcel }.
event-controls = { $seat } controlla { $parcels } ({ $points ->
        [one] un punto
       *[other] { $points } punti
    }).
event-supporter = { $seat } ottiene { $supporter }: { $does }.
event-wall = { $work ->
    [tear] { $seat } abbatte le mura verso { $section }
   *[raise] { $seat } innalza le mura verso { $section }
 }: la Rocca è { $gate ->
    [closed] chiusa.
   *[open] aperta.
 }
event-edge = { $work ->
    [dig] { $seat } scava un fiume tra { $one } e { $other }.
    [dry] { $seat } prosciuga il fiume tra { $one } e { $other }.
    [abolish] { $seat } abolisce il confine tra { $one } e { $other }.
   *[draw] { $seat } traccia un confine tra { $one } e { $other }.
}
event-passes = { $seat } rinuncia.
event-nothing = { $what ->
    [circle] { $seat } non ha numeri da cerchiare.
    [erase] { $seat } non ha numeri da cancellare.
    [blacken] { $seat } non ha passi da annerire.
   *[other] { $seat } non ha nulla da cambiare.
}
event-era-ends = { $era }: { $first } { $one }, { $second } { $two }. La corona va a { $claimant }, cioè a { $seat }.
    .heading = La fine: { $era }
event-era-begins = { $era }. { $change }
    .heading = { $era }
event-ends = Vince { $seat }, { $points } a { $other_points }.
    .heading = La fine
event-campaign-ends = { $seat } vince la campagna: { $wins } Ere a { $others }, { $points ->
        [one] un punto
       *[other] { $points } punti
    } a { $other_points }.
    .heading = La fine della campagna

## Perché no

rule-over = La partita è finita.
rule-sr-2_2 = Scegli uno dei due pretendenti.
rule-sr-2_3 = Scegli uno dei due pretendenti.
rule-sr-4_1 = È il momento di scegliere un'azione, da 1 a 6.
rule-sr-4_2 = Hai già scelto: ora tocca all'avversario.
rule-sr-5_1 = Scegli una delle cinque facce scoperte del dado.
rule-sr-5_2 = { IL($value, form: "Il") } è la faccia coperta: puoi usare qualsiasi altra.
rule-sr-5_6 = Scegli due dei quattro dadi tirati.
rule-sr-5_7 = Scegli i valori diversi, o tutti i dadi di un valore che è uscito.
rule-sr-5_10 = Scegli il turno in cui disegnare il modificatore.
rule-sr-5_12 = Ora decide { $seat }.
rule-sr-6_1 = Non hai un { $value } da usare.
rule-sr-6_2 = Nella colonna { $value } il prossimo passo è doppio: servono due { $value } nella stessa azione.
rule-sr-6_4 = I dadi che si possono usare vanno usati.
rule-sr-6_5 = La colonna { $value } è piena.
rule-sr-6_7 = Prima rispondi a quello che ti si chiede.
rule-sr-7_2 = Un modificatore non porta un dado sotto 1 né sopra 6.
rule-sr-7_3 = Non hai modificatori per questo turno.
rule-sr-7_4 = Si può segnare il turno in corso, il { $turn }°, o uno successivo.
rule-sr-7_5 = Non hai un { $value } da cambiare.
rule-sr-8_1 = { IL($value, form: "Il") } di { $parcel } non è il numero della linea.
rule-sr-8_1-circled = { IL($value, form: "Il") } di { $parcel } lo hai già cerchiato.
rule-sr-8_4 = { $parcel } è già di { $seat }.
rule-sr-9_7 = Questo Sostenitore non può annerire quella colonna.
rule-sr-9_9 = Questo Sostenitore non può cerchiare un { $value }.
rule-sr-9_10 = L'avversario non ha cerchiato { IL($value) } di { $parcel }, oppure quella terra ha già un padrone.
rule-sr-10_2 = Lavora il tratto di mura della terra che hai preso, o lascia stare.
rule-sr-10_4 = La Rocca è chiusa: i suoi numeri non si cerchiano finché restano in piedi tante mura.
rule-sr-11_1 = Solo una linea colorata permette di cambiare la mappa.
rule-sr-11_3 = In quest'Era i fiumi non cambiano.
rule-sr-11_4 = I lati di una terra controllata non si toccano.

## La scheda nel terminale

board-track = Tracciato del Re
board-columns = Colonne
board-map = La mappa
board-turn = T{ $turn }
board-points = Punti
board-total = Totale
board-wins = Ere vinte
board-planned = ha scelto
board-choosing = sta scegliendo
board-your-plan = Hai scelto { $value }.
board-modifiers = modificatori
board-closed = La Rocca è chiusa ({ $standing } tratti in piedi; si chiude con { $closed_at }).
board-open = La Rocca è aperta ({ $standing } tratti in piedi; si chiude con { $closed_at }).
board-walls = Mura
board-standing = in piedi
board-down = a terra
board-rivers = Fiumi
board-seat = il Seggio
board-no-box = senza casella
board-vp = { $points } PV
board-dice = Dadi di { $player }: { $dice }
board-last-round = Tutto è preso: questo è l'ultimo round.
board-free = libero

error-sangue-all-four = tutte e quattro le Ere si giocano solo in una campagna (SR-15.3)
error-sangue-before = l'opzione before è per un'Era sola, dalla 2 alla 4 (SR-15.2)

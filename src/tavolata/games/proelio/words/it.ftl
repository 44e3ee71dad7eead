### Proelio: le parole del gioco, italiano.
### I nomi seguono gli id di content/*.toml.

title = Proelio
blurb = Un cerchio di Casate: assedia quella alla tua sinistra, resisti a quella alla tua destra, e sii la prima a conquistare, o la più forte quando arriva l'Inverno.

## Le carte

card-scudi = Scudi
card-palizzate = Palizzate
card-torre = Torre
card-ronda = Ronda
card-letame = Letame
card-infiltrazione = Infiltrazione
card-soldati = Soldati
card-cavalieri = Cavalieri
card-trabucchi = Trabucchi
card-risorse = Risorse
card-alleanza = Alleanza Temporanea
card-peste = La Peste
card-fortezza = Fortezza
card-protezione = Protezione Imperiale
card-eroe = Eroe
card-polvere = Polvere Pirica
card-inquisizione = Inquisizione
card-risorse-imperiali = Risorse Imperiali

## Che cosa fanno

does-scudi = difesa 1; primo livello della Fortificazione
does-palizzate = difesa 2; secondo livello
does-torre = difesa 3; terzo livello
does-ronda = difesa 1, con qualsiasi Fortificazione; ritorce un'Infiltrazione
does-letame = attacco 0, un bluff
does-infiltrazione = attacco 0; ruba a caso una carta Base, e la fermano solo Ronda e Protezione Imperiale
does-soldati = attacco 1
does-cavalieri = attacco 2
does-trabucchi = attacco 3
does-risorse = pesca 2 carte Base
does-alleanza = un'altra Casata può pescare una carta Base
does-peste = puoi pescare una carta Base; niente attacchi fino al tuo prossimo turno
does-fortezza = difesa 4; massimo livello della Fortificazione
does-protezione = annulla qualsiasi attacco
does-eroe = attacco 4
does-polvere = distrugge tutta la difesa e la Fortificazione; niente bottino
does-inquisizione = guarda la mano di un vicino, poi fai la tua Azione
does-risorse-imperiali = pesca 3 carte Base

deck-base = mazzo Base
deck-imperial = mazzo Imperiale

## Le Gilde

guild-bardi = Gilda dei Bardi
guild-costruttori = Gilda dei Costruttori
guild-artigiani = Gilda degli Artigiani
guild-ladri = Gilda dei Ladri
guild-scrivani = Gilda degli Scrivani
guild-speziali = Gilda degli Speziali
guild-mercanti = Gilda dei Mercanti
does-bardi = la Casata alla tua destra scarta una carta a sua scelta
does-costruttori = aggiungi 1 a una difesa diversa da zero, dopo aver scoperto l'attacco
does-artigiani = pesca una carta Base in più con Risorse o Risorse Imperiali
does-ladri = ignora un'Infiltrazione, o la Ronda che ha sorpreso la tua
does-scrivani = pesca due carte Imperiali e tienine una
does-speziali = togli La Peste di un avversario appena viene giocata
does-mercanti = chiama subito da te il Mercante
does-dodge = sfuggi al furto della Ronda
does-ignore = ignora l'Infiltrazione

## Le stagioni

season-summer = Estate
season-autumn = Autunno
season-winter = Inverno

counts-note = Quante ce ne sono di ogni carta è una scelta nostra: il libro non lo dice.

## Le opzioni di una nuova partita

option-guilds = Gilde e Mercante
    .help = Ogni Casata ha una Gilda con una Specialità da usare una volta; da tre Casate in su viaggia il Mercante.
option-guilds-true = Sì
    .help = Il gioco completo.
option-guilds-false = No
    .help = Una prima partita, senza Gilde e senza Mercante.
option-teams = Alleanze
    .help = Quattro Casate in due alleanze, gli alleati uno di fronte all'altro.
option-teams-false = No
    .help = Ogni Casata per sé.
option-teams-true = Sì
    .help = I posti 1 e 3 contro i posti 2 e 4; niente Stagioni, e si parla solo durante il Supporto.
option-conquest = Conquista
    .help = Chi vince quando una Casata cade.
option-conquest-cause = Chi l'ha causata
    .help = La Casata la cui carta o Gilda ha provocato la caduta.
option-conquest-strict = Sempre la Casata alla sua destra
    .help = Vince solo chi assedia, chiunque abbia causato la caduta.
option-dealer = Mazziere
    .help = Chi dà le carte; comincia la Casata alla sua destra.
option-dealer-drawn = A sorte
    .help = Si tira a sorte quando la partita comincia.
option-dealer-1 = Posto 1
    .help = Dà le carte il posto 1, comincia il posto 2.
option-dealer-2 = Posto 2
    .help = Dà le carte il posto 2, comincia il successivo.
option-dealer-3 = Posto 3
    .help = Dà le carte il posto 3, comincia il successivo; in tre o più.
option-dealer-4 = Posto 4
    .help = Dà le carte il posto 4, comincia il successivo; in quattro o più.
option-dealer-5 = Posto 5
    .help = Dà le carte il posto 5, comincia il successivo; in cinque o in sei.
option-dealer-6 = Posto 6
    .help = Dà le carte il posto 6, comincia il posto 1; solo in sei.
option-support_seconds = Parlare nel Supporto
    .help = Per quanto possono parlarsi due alleati quando uno sostiene l'altro.
option-support_seconds-15 = 15 secondi
    .help = Poche parole.
option-support_seconds-30 = 30 secondi
    .help = Un breve scambio.
option-support_seconds-60 = Un minuto
    .help = Il tempo di un piano.

## Che cosa si chiede

ask-action = La tua Azione: che cosa fai?
ask-defence = { $other } ti attacca con una carta { $back-id ->
        [imperial] dorata (Eroe o Polvere Pirica)
       *[base] nera (al massimo { $most })
    }. Schiera la difesa, ora { $total }, poi scopri l'attacco.
ask-short = { $card }! Alla tua difesa di { $total } { $missing ->
        [one] manca { $missing }
       *[other] mancano { $missing }
    }.
ask-loot = Scegli il bottino per { $other }: { $number ->
        [one] una carta
       *[other] { $number } carte
    }.
ask-limit = Il limite è di cinque carte: scartane { $number ->
        [one] una
       *[other] { $number }
    }.
ask-price = { $what-id ->
        [trade] Il prezzo del Mercante:
       *[imperial] Per una carta Imperiale:
    } { $some ->
        [0] { $black ->
            [0] una carta dorata
           *[other] { $gold ->
                [0] una carta nera
               *[other] una carta nera e una dorata
            }
        }
        [one] ancora una carta
       *[other] { $some } carte qualsiasi
    }.
ask-ally = Chi può pescare una carta?
ask-offer = { $other } ti offre una carta dal mazzo Base.
ask-look = Di chi guardi la mano?
ask-plague = La tua Peste ti lascia pescare una carta.
ask-cure = { $other } ha giocato La Peste. I tuoi Speziali la tolgono?
ask-dodge = La tua Infiltrazione contro { $other } ha trovato una Ronda. I tuoi Ladri le sfuggono?
ask-ignore = Un'Infiltrazione di { $other }! Ci pensano i tuoi Ladri?
ask-counter = La tua Ronda ha sorpreso l'Infiltrazione di { $other }: rubi una carta in cambio?
ask-craft = Peschi { $number } carte. I tuoi Artigiani ne aggiungono una?
ask-scribes = I tuoi Scrivani pescano due carte Imperiali, per tenerne una?
ask-keep = Quale delle due tieni?
ask-trade = Quale scarto compri?
ask-bards = { $other } ha mandato i Bardi: scarta una carta a tua scelta.
ask-talk = Sostieni { $other }: ora potete parlarvi.
ask-support = Quale carta passi a { $other }?

## Le mosse, per chi può farle

move-draw = Pesca una carta Base{ $left ->
        [one] , l'ultima
       *[other] { "" }
    }
move-imperial = Scarta due carte per pescarne una Imperiale
move-equitas = Invoca Equitas: mostra la mano e prendi Scudi dal mazzo
move-trade = Commercia con il Mercante: uno scarto Base per { $season-id ->
        [summer] due carte qualsiasi
       *[autumn] una carta nera e una dorata
    }
move-support = Supporto a { $other }: parlatevi, e passa una carta
move-guild = { $guild }: { $does }
move-no-guild = Tieni la { $guild } per dopo
move-done = { $number ->
        [0] Nessuna difesa: scopri l'attacco
       *[other] Scopri l'attacco, con una difesa di { $total }
    }
move-sacrifice = Sacrifica la Fortificazione ({ $card }): { $left ->
        [0] l'attacco è respinto
        [one] manca ancora { $left }
       *[other] mancano ancora { $left }
    }{ $result-id ->
        [defeat] , ed è la sconfitta
       *[defence] { "" }
    }
move-pay = { $result-id ->
        [defeat] Cedi tutto quel che hai, ed è la sconfitta
       *[loot] Cedi bottino: { $number ->
            [one] una carta
           *[other] { $number } carte
        }
    }
move-steal = Ruba a caso una carta Base a { $other }
move-leave-theft = Non rubare niente a { $other }
move-decline = Non pescare
move-buy-nothing = Non comprare niente: l'Azione è spesa
move-end-talk = Chiudi il colloquio
move-attack = Attacca { $other } con { $card }: { $does }
move-fortify = Costruisci la Fortificazione: { $card } ({ $value })
move-play = Gioca { $card }: { $does }
move-deploy = Schiera { $card }: { $does } (totale { $total })
move-give = Cedi { $card } a { $other }
move-pass = Passa { $card } a { $other }
move-discard = Scarta { $card }
move-keep = Tieni { $card }
move-take = Compra { $card }
move-ally = { $other } può pescare una carta
move-look = Guarda la mano di { $other }

## Che cosa succede

event-draws = { $seat } pesca { $number ->
        [one] una carta
       *[other] { $number } carte
    } dal { $deck }.
event-draws-seen = { $seat } pesca { $cards } dal { $deck }.
event-attacks = { $seat } posiziona un attacco contro { $other }, dal dorso { $back-id ->
        [imperial] dorato
       *[base] nero
    }.
event-attacks-seen = { $seat } attacca { $other } con { $card }, a faccia in giù.
event-fortifies = { $seat } ha come Fortificazione { $card }.
event-plays = { $seat } gioca { $card }.
event-discards = { $seat } scarta { $card }.
event-deploys = { $seat } schiera { $card }.
event-reveals = { $seat } scopre l'attacco di { $other }: { $card }, contro una difesa di { $total }.
event-repelled = { $seat } respinge l'attacco di { $other }.
event-cancelled = Protezione Imperiale: { $seat } annulla l'attacco di { $other }.
event-blown-up = La Polvere Pirica di { $other } spazza via ogni difesa di { $seat }.
event-caught = La Ronda di { $seat } ha sorpreso l'Infiltrazione di { $other }.
event-leaves-it = { $seat } non ruba niente a { $other }.
event-nothing-stolen = { $seat } non trova carte Base da rubare a { $other }.
event-steals = { $other } ruba una carta a { $seat }.
event-steals-seen = { $other } ruba { $card } a { $seat }.
event-sacrifices = { $seat } sacrifica la Fortificazione: { $card }.
event-pays = { $seat } deve a { $other } { $number ->
        [0] del bottino, e non ha carte
        [one] una carta di bottino
       *[other] { $number } carte di bottino
    }.
event-loots = { $seat } cede a { $other } una carta { $back-id ->
        [imperial] dorata
       *[base] nera
    }, a faccia in giù.
event-loots-seen = { $seat } cede a { $other } { $card }, a faccia in giù.
event-guild = { $seat } usa la { $guild }.
event-guild-kept = { $seat } tiene la { $guild } per dopo.
event-plague-ends = La Peste di { $seat } è finita.
event-merchant = Il Mercante va da { $seat }.
event-offers = { $seat } offre una carta a { $other }.
event-declines = { $seat } rifiuta la carta offerta da { $other }.
event-looks = { $seat } guarda la mano di { $other }.
event-looks-seen = { $seat } guarda la mano di { $other }: { $cards }.
event-looks-at-nothing = { $seat } guarda la mano di { $other }, che è vuota.
event-equitas = «Chiedo Equitas!» { $seat } mostra tutta la mano: { $cards }.
event-no-scudi = Nel mazzo Base non ci sono Scudi.
event-chooses = { $seat } sceglie { $card } dagli scarti.
event-buys = { $seat } compra { $card } dal Mercante.
event-buys-nothing = { $seat } non compra niente dal Mercante.
event-supports = { $seat } sostiene { $other }.
event-passes = { $seat } passa una carta { $back-id ->
        [imperial] dorata
       *[base] nera
    } a { $other }.
event-passes-seen = { $seat } passa { $card } a { $other }.
event-autumn = { $number ->
        [one] Arriva l'Autunno: l'unico scarto forma un nuovo mazzo Base.
       *[other] Arriva l'Autunno: { $number } scarti formano un nuovo mazzo Base.
    }
    .heading = L'Autunno
event-winter = Arriva l'Inverno: la guerra è finita.
    .heading = L'Inverno
event-reshuffles = Gli scarti rimescolati formano un nuovo { $deck }: { $number ->
        [one] una carta
       *[other] { $number } carte
    }.
event-falls = Cade la Casata di { $seat }: la vittoria va a { $other }.
event-conquest = { $number ->
        [one] Vittoria per conquista di { $winners }.
       *[other] Vittoria per conquista di { $winners }.
    }
    .heading = La fine
event-points = { $number ->
        [one] Vince { $winners }
       *[other] Vittoria condivisa di { $winners }
    } con { $points ->
        [one] un punto
       *[other] { $points } punti
    }.
    .heading = La fine

## Perché no

rule-not-in-hand = Non hai { $card } in mano.
rule-pr-3_1 = Prima va risolto l'attacco contro di te.
rule-pr-3_1-no-attack = Non si sta risolvendo un attacco contro di te.
rule-pr-3_3 = Ora la decisione è di { $seat }.
rule-pr-3_4 = Non si può passare: scegli un'Azione.
rule-pr-4_2 = Il prossimo livello della tua Fortificazione è { $next }, non { $card }.
rule-pr-4_2-complete = La tua Fortificazione è al massimo livello.
rule-pr-4_4 = { $card } non può mai essere una Fortificazione.
rule-pr-5_1-card = { $card } non è una carta Attacco.
rule-pr-5_2 = Nessuna Casata attacca nel suo primo turno.
rule-pr-5_3 = Senza Fortificazione non puoi attaccare con la tua unica carta.
rule-pr-5_4 = { $card } è troppo forte per la tua Fortificazione: puoi usare attacchi fino a { $most }.
rule-pr-6_1 = Ora schieri la Difesa, o scopri l'attacco.
rule-pr-6_1-card = { $card } non è una carta Difesa.
rule-pr-6_2 = { $card } è troppo forte per la tua Fortificazione: puoi usare difese fino a { $most }.
rule-pr-6_4 = Copri quel che manca, oppure cedi il bottino.
rule-pr-6_4-none = Non hai una Fortificazione da sacrificare.
rule-pr-6_6 = La Fortificazione si sacrifica solo quando la difesa risulta insufficiente.
rule-pr-7_3 = Senza Fortificazione non puoi privarti della tua unica carta: sarebbe la tua sconfitta.
rule-pr-8_2 = { $card } non è una carta Strategia.
rule-pr-8_7 = Finché c'è La Peste nessuno attacca.
rule-pr-8_9 = La Peste è già in gioco.
rule-pr-9_1 = Ti servono due carte da scartare.
rule-pr-9_2 = Non ci sono più carte Imperiali da pescare.
rule-pr-9_7-seat = Scegli la Casata alla tua sinistra o alla tua destra.
rule-pr-10_1 = Equitas è per l'unica Casata senza Fortificazione.
rule-pr-10_2 = Equitas è già stata invocata in questa partita.
rule-pr-10_3 = Una Fortificazione è andata perduta: Equitas non è più possibile.
rule-pr-10_5 = Hai Scudi in mano.
rule-pr-12_7 = La partita è finita.
rule-pr-13_2 = La tua Gilda è esaurita.
rule-pr-13_3 = La tua Gilda è occupata con il Mercante.
rule-pr-13_4-empty = La Casata alla tua destra non ha carte da scartare.
rule-pr-13_6 = Ai Costruttori serve una difesa diversa da zero.
rule-pr-14_3 = Il Mercante non è da te.
rule-pr-14_5-card = Quella carta non fa parte del prezzo che manca.
rule-pr-14_7 = Finché c'è La Peste non si commercia.
rule-pr-14_8 = Non hai il prezzo del Mercante: { $season-id ->
        [summer] due carte qualsiasi
       *[autumn] una carta nera e una dorata
    }.
rule-pr-14_8-discards = Non ci sono scarti Base da comprare.
rule-pr-15_4 = Il Supporto è tra alleati, e in questa partita non ci sono alleanze.
rule-pr-2_6 = In questa partita non ci sono Gilde.
rule-no-move = Non è una mossa.
rule-no-seat = In questa partita il posto { $number } non c'è.
rule-no-merchant = In questa partita non c'è il Mercante.
rule-now-loot = Prima scegli il bottino: una carta della tua mano.
rule-now-limit = Prima scarta: il limite è di cinque carte.
rule-now-price = Prima paga il prezzo, con carte della tua mano.
rule-now-ally = Prima scegli la Casata che può pescare.
rule-now-offer = Prima di' se peschi la carta che ti è offerta.
rule-now-look = Prima scegli di chi guardare la mano.
rule-now-plague = Prima di' se peschi per La Peste.
rule-now-guild = Prima di' se usi la { $guild }.
rule-now-counter = Prima di' se rubi a tua volta una carta.
rule-now-keep = Prima scegli quale delle due carte tenere.
rule-now-trade = Prima scegli uno scarto da comprare, o niente.
rule-now-bards = Prima scarta una carta per i Bardi.
rule-now-talk = Prima chiudi il colloquio con l'alleato.
rule-now-support = Prima scegli la carta da passare.
rule-moment-bardi = La { $guild } si usa dopo la difesa, prima dell'Azione.
rule-moment-mercanti = La { $guild } si usa dopo la difesa, prima dell'Azione.
rule-moment-costruttori = La { $guild } aiuta quando un attacco contro di te è scoperto e la difesa non basta.
rule-moment-artigiani = La { $guild } aiuta quando giochi Risorse o Risorse Imperiali.
rule-moment-ladri = La { $guild } aiuta contro un'Infiltrazione, o contro la Ronda che ha sorpreso la tua.
rule-moment-scrivani = La { $guild } aiuta quando hai pagato per una carta Imperiale.
rule-moment-speziali = La { $guild } aiuta non appena un avversario gioca La Peste.
rule-pr-3_9-seat = Una Casata si sceglie dopo aver giocato Alleanza Temporanea o Inquisizione.
rule-pr-3_9-take = Uno scarto si prende commerciando con il Mercante: scegli prima quell'Azione.
rule-pr-3_9-discard = Ora non c'è niente da scartare; per una carta Imperiale scegli prima quell'Azione.
rule-pr-3_9-give = Ora non devi una carta a nessuno.
rule-pr-6_1-late = L'attacco è scoperto: non si schiera più niente.
rule-pr-6_3-pay = Il bottino si cede quando l'attacco è scoperto.
rule-pr-8_13 = Scegli un'altra Casata: nessuna si allea con sé stessa.
rule-pr-10_9 = Una Fortificazione è andata perduta in questo stesso turno: Equitas non è più possibile.
rule-pr-13_11-card = { $card } non è una delle due carte pescate.
rule-pr-14_3-card = Tra gli scarti Base non c'è { $card }.
rule-pr-14_3-imperial = Il Mercante ha solo scarti Base, e { $card } è una carta Imperiale.
rule-pr-15_4-empty = Non hai carte da passare.
rule-pr-15_6-none = Nessuno è a colloquio ora.

## Il tavolo nel terminale

board-title-house = Casata
board-title-fort = Fortificazione
board-title-hand = Mano
board-title-guild = Gilda
board-title-attack = Attacco posato
board-title-points = Punti
board-none = nessuna
board-no-hand = senza carte
board-attack = su { $player }: { $what }
board-attack-black = nero, fino a { $most }
board-attack-gold = dorato: Eroe o Polvere Pirica
board-spent = esaurita
board-busy = occupata
board-merchant = Mercante
board-plague = Peste
board-partner = con { $player }
board-season = { $season }, poi { $next }
board-winter = Inverno
board-alliances = Alleanze
board-deck = { $deck }: { $left } da pescare, { $number ->
        [one] una scartata
       *[other] { $number } scartate
    }
board-top = (in cima { $card })
board-discards = Scarti Base
board-defence = Difesa di { $player }
board-total = totale { $total }
board-attacker = attacco di { $player }
board-hidden = coperto
board-hand = La tua mano
board-known = Della mano di { $player } conosci: { $cards }
board-perhaps = forse { $cards }
board-unseen = Non ancora viste
board-bought = In acquisto: { $card }
board-no-scudi = Nel mazzo Base non ci sono Scudi.
board-hands = Le mani alla fine
board-left-right = { $left } è alla tua sinistra (la attacchi), { $right } alla tua destra (ti attacca)
board-limit = puoi usare carte fino a { $most }
board-siege = { $seat } → { $other }

## Gli elenchi del contenuto, e che cosa sono i punti

content-cards = Carte
content-counts = Numero di carte
content-guilds = Gilde
entry-count = { $number ->
        [one] una carta
       *[other] { $number } carte
    }
entry-defence = Difesa, { $deck }: { $does }
entry-attack = Attacco, { $deck }: { $does }
entry-strategy = Strategia, { $deck }: { $does }
points = { $number ->
        [one] { $number } punto
       *[other] { $number } punti
    }

## Partite e mosse rifiutate

error-proelio-dealer = in { $seats } l'opzione dealer è una di queste: { $allowed } (PR-17.4)
error-proelio-teams = le alleanze vogliono 4 giocatori, non { $seats } (PR-17.2)
error-proelio-conquest = la conquista stretta vuole almeno 3 giocatori, ciascuno per sé (PR-17.3)
error-proelio-support = solo le alleanze hanno il Supporto, e il tempo per parlarne (PR-17.5)
error-bad-notation = «{ $text }» non è una mossa. Una mossa si scrive così: draw, attack soldati, deploy scudi, done, give ronda, sacrifice, guild, seat 2

## Tabelle del regolamento

table-counts = Quante carte ci sono di ogni tipo
column-card = Carta
column-number = Copie

## Perché no: che cosa non va in una risposta

rule-over = La partita è finita.
rule-wait = Ora { $seats-count ->
        [one] si aspetta { $seats }
       *[other] si aspettano { $seats }
    }.
rule-no-area = Sul tabellone quest'area non c'è.
rule-blocked = Quest'area è bloccata: lì nessuno va, compie incursioni o arruola.

rule-plan-no-units = Lì non hai unità: gli ordini vanno nelle aree con tue unità.
rule-plan-has-order = Quest'area ha già il suo ordine.
rule-plan-asked = È l'area di cui ti si chiede: scegli il suo ordine.
rule-plan-named = Prima scegli l'ordine per l'area che hai indicato.
rule-plan-unfinished = Non tutte le tue aree hanno già il loro ordine.
rule-order-banned = Una carta Westeros vieta quest'ordine in questo round.
rule-order-used = Hai già piazzato tutti i tuoi segnalini di questo tipo.
rule-order-star = Il tuo posto alla Corte non permette altri ordini speciali.
rule-swap-same = Lì c'è già quest'ordine: scegline un altro.
rule-raven-no-order = Lì non hai un ordine da cambiare.
rule-raven-nothing = Non ti resta un ordine lecito che possa prendere quel posto.

rule-order-not-yours = Lì non hai unità: indica un'area con { $type-id ->
        [raid] una tua incursione
        [consolidate] un tuo consolidamento
       *[other] una tua marcia
    }.
rule-order-none = Lì non c'è più un ordine: indica un'area con { $type-id ->
        [raid] una tua incursione
        [consolidate] un tuo consolidamento
       *[other] una tua marcia
    }.
rule-order-other = L'ordine lì è di un altro tipo: ora si risolvono { $type-id ->
        [raid] le incursioni
        [consolidate] i consolidamenti
       *[other] le marce
    }.
rule-raid-too-far = La tua incursione non arriva fin lì: da una terra raggiunge terre, da un mare mari, terre e i suoi porti, da un porto il suo mare.
rule-raid-no-order = Lì non c'è un ordine di un'altra Casa.
rule-raid-march = Una marcia non si toglie con un'incursione.
rule-raid-defence = Solo l'incursione speciale toglie una difesa.

rule-march-here = Le unità sono già lì.
rule-march-too-far = Le tue unità non possono arrivare lì: serve una terra adiacente, o una catena di mari con tue navi.
rule-sail-too-far = Le navi vanno in un mare adiacente, o da un porto al suo mare e viceversa.
rule-port-not-yours = Non controlli la terra di questo porto.
rule-land-units = Fanti, cavalieri e macchine d'assedio stanno solo sulla terra.
rule-ships = Le navi stanno solo nei mari e nei porti.
rule-leave-refused = In questa marcia il permesso è già stato negato.
rule-turned-away = In questa marcia hai scelto di non entrare in quella terra.
rule-bridge-refused = In questa marcia le navi lungo la via ti sono state negate.
rule-allied-ships = Le navi degli alleati non portano al tradimento.
rule-one-attack = Una marcia può attaccare una sola area.
rule-too-weak = Non basta contro la forza neutrale.
rule-port-full = In un porto ci sono al massimo tre navi.
rule-supply-march = Le tue scorte non permettono un esercito così grande, qualunque cosa facciano le altre unità.
rule-march-unfinished = I tuoi eserciti non rientrano ancora nel limite delle scorte: devono partire altre unità.
rule-group-none = Nell'area della marcia non c'è più un'unità così.
rule-routed = Le unità in rotta non marciano.
rule-group-too-weak = Con quest'unità il gruppo non potrebbe più raggiungere la forza neutrale.
rule-group-empty = Non parte ancora nessuno: prima indica un'unità.
rule-supply-more = Così pochi non rientrano nel limite delle scorte: devono partire altre unità con loro.

rule-no-structure = Lì non c'è un castello né una roccaforte.
rule-structure-not-yours = Non controlli quella fortificazione.
rule-muster-guests = Lì ci sono unità di un alleato: in questa terra nessuno arruola.
rule-muster-done = Questa fortificazione ha già arruolato.
rule-muster-nothing = Lì non puoi arruolare nulla.
rule-points = { $points ->
        [0] Quest'area non ha più punti.
        [one] Costa più dell'unico punto che resta qui.
       *[other] Qui restano { $points } punti: costa di più.
    }
rule-reserve = Nella tua riserva non ne restano.
rule-supply-muster = Le tue scorte non permettono un'altra unità lì.
rule-no-footman = Lì non hai un fante.
rule-no-knight = Lì non hai un cavaliere.
rule-no-coast = Quest'area non ha né un mare né un porto per una nave.
rule-harbour-too-far = Una nave compare in un mare adiacente all'area, o nel suo porto.
rule-harbour-held = Lì ci sono navi di un'altra Casa.

rule-no-unit = Lì non hai unità.
rule-no-such-unit = Lì non hai un'unità così.
rule-loss-useless = Lì non servirebbe: perdi unità degli eserciti che superano il limite.
rule-horde-one = Lì hai meno di due unità.
rule-capture-ships = Nel porto non ci sono tante navi.
rule-capture-supply = Le tue scorte non permettono tante navi lì.
rule-not-on-card = La carta non lo offre.
rule-bid-too-much = { $number ->
        [one] Hai un segnalino potere da offrire.
       *[other] Hai { $number } segnalini potere da offrire.
    }
rule-house-absent = Quella Casa non è in gioco.
rule-not-tied = Quella Casa non è fra quelle in parità.
rule-fall-throne = Il Trono di Spade non è fra questi: scegli i Feudi o la Corte.
rule-not-highest = Su quel tracciato la Casa non sta più in alto.
rule-already-last = Su quel tracciato sei già all'ultimo posto.

rule-support-own = Combatti tu: il tuo supporto può essere solo per te.
rule-support-neutral = Nessuno sostiene la forza neutrale.
rule-support-both = Sostieni già l'altra parte: nessuno aiuta entrambe.
rule-card-not-yours = Quella carta è di un'altra Casa.
rule-card-not-theirs = Quella carta non è del tuo avversario.
rule-card-not-in-hand = Quella carta non è nella tua mano.
rule-card-not-there = Quella carta non è nella mano del tuo avversario.
rule-card-not-discarded = Quella carta non è fra i tuoi scarti.
rule-card-sent-back = Tyrion Lannister ha rimandato indietro quella carta: scegline un'altra.
rule-no-tides = In questa partita non ci sono le sorti della battaglia: la lama aggiunge 1.
rule-no-order = Lì non c'è un ordine del tuo avversario.
rule-order-far = Quell'area non è adiacente a quella contesa.
rule-order-of-combat = La difesa di questa battaglia resta.
rule-footman-idle = I tuoi fanti lì non hanno combattuto né dato supporto.
rule-no-casualty = Nessuna tua unità così ha combattuto.
rule-no-retreating = Nessuna tua unità così si ritira.
rule-retreat-dearer = Un'altra area costa meno unità: bisogna scegliere quella.
rule-retreat-leaves = L'esercito battuto deve lasciare l'area contesa.
rule-retreat-from = L'attacco è venuto da lì.
rule-retreat-home = Quella è di nuovo la patria di un'altra Casa.
rule-retreat-held = Quell'area è di un'altra Casa o di una forza neutrale.
rule-retreat-too-far = Serve una terra adiacente a quella contesa, o una catena di mari con navi della Casa battuta.
rule-retreat-ships = Le navi si ritirano in un mare adiacente, o in un porto della loro Casa.
rule-haven-refused = Lì il rifugio è stato negato.

rule-objective-not-yours = Quell'obiettivo non è nella tua mano.
rule-objective-not-held = Ciò che quell'obiettivo chiede ora non è vero.
rule-ballot-empty = Non hai ancora nominato nessuno: nomina una Casa, o resta senza alleanza.
rule-ballot-self = Non puoi nominare la tua Casa.
rule-ballot-named = Hai già nominato quella Casa.
rule-ballot-allied = Quella Casa è già in un'alleanza.
rule-ballot-full = Un'alleanza ha al massimo tre membri.
rule-ballot-all = Non tutte le Case possono stare in una stessa alleanza.
rule-entry-refused = In questa marcia l'ingresso è già stato negato.
rule-gift-refused = In questa marcia il dono di questa terra è già stato negato.
rule-gift-home = Una patria non si può donare.
rule-propose-absent = Una di quelle Case non è in gioco.
rule-propose-self = Fai già parte di ciò che proponi: nomina gli altri.
rule-propose-allied = Una di quelle Case è già in un'alleanza.
rule-propose-all = Non tutte le Case possono stare in una stessa alleanza.
rule-propose-made = Quell'alleanza è già stata proposta prima di questa votazione.
rule-decline-why = Accetta con yes, o declina per un motivo: decline alone, others, gain, trust, far o unsaid.

## Che cosa si chiede, a chi risponde altro

rule-wrong-plan = Scegli un ordine per l'area, o indica prima un'altra tua area.
rule-wrong-ready = Hai dato tutti gli ordini: di' che hai finito.
rule-wrong-raven = Con il corvo cambi un tuo ordine, guardi la prima carta Bruti, o non fai nulla.
rule-wrong-swap = Scegli l'ordine che prende quel posto.
rule-wrong-top = La carta Bruti resta in cima o va in fondo.
rule-wrong-order = Indica l'area dell'ordine che risolvi.
rule-wrong-raid = Indica l'area di cui la tua incursione toglie l'ordine, o passa.
rule-wrong-march = Indica un'area dove vanno unità della marcia, o termina la marcia.
rule-wrong-group = Indica le unità che partono, poi falle partire.
rule-wrong-leave = Lascia un segnalino potere, o no.
rule-wrong-collect = Scegli fra potere e arruolamento.
rule-wrong-muster = Indica una tua fortificazione che arruola, o termina l'arruolamento.
rule-wrong-recruit = Scegli un'unità che questa fortificazione arruola, o termina il suo arruolamento.
rule-wrong-harbour = Indica il mare o il porto dove compare la nuova nave.
rule-wrong-capture = Di' quante navi catturi.
rule-wrong-disband = Indica un'area dove perdi un'unità.
rule-wrong-unit = Indica l'unità che perdi.
rule-wrong-effect = Scegli una delle possibilità della carta.
rule-wrong-bid = Di' quanti segnalini potere offri.
rule-wrong-tie = Indica una delle Case in parità.
rule-wrong-fall = Scegli i Feudi o la Corte.
rule-wrong-rise = Scegli uno dei tre tracciati.
rule-wrong-unhorse = Indica un'area dove un tuo cavaliere diventa fante.
rule-wrong-knight = Indica un'area dove un tuo fante diventa cavaliere, o termina.
rule-wrong-take-back = Scegli una carta dei tuoi scarti, o nessuna.
rule-wrong-discard = Scegli una carta della tua mano da scartare.
rule-wrong-preemptive = Scegli fra due unità e due posti.
rule-wrong-track = Scegli uno dei tracciati dove la Casa sta più in alto.
rule-wrong-horde = Indica una tua area con una fortificazione e almeno due unità.
rule-wrong-support = Sostieni l'attaccante, il difensore o nessuno.
rule-wrong-accept = Accetta il supporto, o rifiutalo.
rule-wrong-cards = Scegli una carta della tua mano.
rule-wrong-text = Usa il testo della tua carta, o no: sì o no.
rule-wrong-replace = Scegli un'altra carta della tua mano.
rule-wrong-thorns = Indica l'area dell'ordine che la Regina di Spine toglie.
rule-wrong-doran = Scegli uno dei tre tracciati.
rule-wrong-blade = Usa la lama, o lasciala.
rule-wrong-cersei = Indica l'area dell'ordine che Cersei toglie, o passa.
rule-wrong-renly = Indica l'area del fante che diventa cavaliere, o passa.
rule-wrong-casualty = Indica l'unità che perdi.
rule-wrong-retreat = Indica l'area dove l'esercito battuto si ritira.
rule-wrong-patchface = Scegli una carta della mano del tuo avversario, o nessuna.
rule-wrong-keep = Scegli l'obiettivo che torna nel mazzo.
rule-wrong-score = Scegli un obiettivo della tua mano da segnare, o nessuno.
rule-wrong-ballot = Nomina una Casa ancora libera, o resta senza alleanza.
rule-wrong-entry = Scegli uno dei modi che restano per entrare nella terra del tuo alleato, o non entrare.
rule-wrong-bridge = Presta le tue navi, o rifiuta: sì o no.
rule-wrong-host = Concedi ciò che il tuo alleato chiede, o rifiuta: sì o no.
rule-wrong-haven = Dai rifugio, o rifiuta: sì o no.
rule-wrong-excuse = Accetta i motivi, o no: sì o no.
rule-wrong-penalty = Scegli un tracciato dove non sei all'ultimo posto.
rule-wrong-claim = Prendi la terra, o lasciala: sì o no.
rule-wrong-gift = Chiedi la terra, o non chiederla: sì o no.
rule-wrong-propose = Proponi un'alleanza, o niente.
rule-wrong-proposal = Rispondi alla proposta: accetta, o declina per un motivo.

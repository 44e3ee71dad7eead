### Il Trono di Spade: le parole del gioco, italiano.
### Nomi e testi delle carte sono in cards.it.ftl.

title = Il Trono di Spade
blurb = Da tre a sei Case si contendono Westeros: ordini segreti, eserciti e navi, offerte e tradimenti, finché una controlla sette castelli.

## Le opzioni di una nuova partita

option-houses = Case
    .help = Chi gioca quale Casa.
option-houses-drawn = A sorte
    .help = Ogni posto riceve una Casa per sorteggio.
option-houses-listed = Secondo i posti
    .help = Il posto 1 gioca la Casa prima sul Trono, e così via.
option-tides = Sorti della battaglia
    .help = Ogni battaglia ha due carte a sorpresa.
option-tides-true = Sì
    .help = Ogni combattente pesca una carta delle sorti.
option-tides-false = No
    .help = Contano solo le carte Casa.
option-tie_break = Parità alla fine
    .help = Che cosa decide fra Case con lo stesso numero di fortificazioni.
option-tie_break-faq = FAQ
    .help = Più terre, poi scorte, poi Trono.
option-tie_break-printed = Prima stampa
    .help = Più roccaforti, poi scorte, potere, Trono.
option-alliances = Alleanze
    .help = Se le Case possono allearsi, e per che cosa si vince.
option-alliances-off = No
    .help = Ogni Casa per sé.
option-alliances-castles = Castelli e roccaforti
    .help = Si vince con le fortificazioni: una Casa sola, o due o tre alleate.
option-alliances-objectives = Carte obiettivo
    .help = Si vince con i punti degli obiettivi: una Casa sola, o due o tre alleate.
option-thresholds = Soglie delle alleanze
    .help = Quanto serve per vincere in due o in tre.
option-thresholds-text = Quelle del testo
    .help = Le cifre della variante, scritte per una mappa più grande. Chi vuole alleanze che vincono più spesso prende le nostre, adatte a questo tabellone.
option-thresholds-board = Nostre, adatte al tabellone
    .help = Cifre nostre, solo per i castelli: i punti seguono sempre il testo.
thresholds-board = { $number } fortificazioni di valore { $worth }
thresholds-players = Con { $players } giocatori ci sono { $board }: { $sides }.
thresholds-side = { $members ->
        [2] a due alleati ne servono
       *[other] a tre
    } { $structures }{ $enough ->
        [no] , più di quante ce ne siano,
       *[yes] { "" }
    } o un valore di { $value }{ $left ->
        [0] , cioè tutte
        [1] , cioè tutte tranne un castello
       *[other] { "" }
    }
option-alliance_seconds = Tempo per allearsi
    .help = Per quanto si può contrattare prima di ogni votazione.
option-alliance_seconds-60 = Un minuto
    .help = Poche parole.
option-alliance_seconds-120 = Due minuti
    .help = Il tempo di una trattativa.
option-alliance_seconds-300 = Cinque minuti
    .help = Il tempo di un intrigo.

## Elenchi

some-units = { $unit-id ->
        [unit-knight] { $number ->
            [one] un cavaliere
           *[other] { $number } cavalieri
        }
        [unit-siege-engine] { $number ->
            [one] una macchina d'assedio
           *[other] { $number } macchine d'assedio
        }
        [unit-ship] { $number ->
            [one] una nave
           *[other] { $number } navi
        }
       *[unit-footman] { $number ->
            [one] un fante
           *[other] { $number } fanti
        }
    }
order-at = { $area }: { $order }
neutral = forza neutrale

## Che cosa si chiede

ask-plan = I tuoi ordini: quale per { $area }? { $stars ->
        [0] Nessun ordine speciale è più possibile.
        [one] Puoi ancora usare un ordine speciale.
       *[other] Puoi ancora usare { $stars } ordini speciali.
    }
ask-raven = Il corvo è tuo: cambi un ordine, o guardi la prima carta Bruti?
ask-swap = Quale ordine metti al suo posto? ({ $area })
ask-top = In cima al mazzo Bruti c'è { $card }: resta lì?
ask-order = { $type-id ->
        [raid] Quale incursione risolvi?
        [consolidate] Quale consolidamento risolvi?
       *[other] Quale marcia risolvi?
    }
ask-raid = La tua incursione ({ $area }): quale ordine togli?
ask-march = La tua marcia ({ $area }): dove vanno le unità?
ask-group = { $from } → { $area }: { $number ->
        [0] chi parte?
        [one] parte { $units }. Chi altro?
       *[other] partono { $units }. Chi altro?
    }
ask-leave = Lasci un segnalino potere? ({ $area })
ask-collect = Consolidamento speciale ({ $area }): potere o arruolamento?
ask-muster = Arruolamento: in quale fortificazione?
ask-recruit = Arruolamento ({ $area }): { $points ->
        [one] hai un punto.
       *[other] hai { $points } punti.
    }
ask-harbour = Dove compare la nuova nave? ({ $area })
ask-capture = Quante navi catturi? ({ $area })
ask-disband = { $why-id ->
        [supply] Le scorte non bastano
       *[other] I Bruti hanno vinto
    }: { $number ->
        [one] perdi un'unità. Dove?
       *[other] perdi { $number } unità. Dove la prossima?
    }
ask-unit = { $why-id ->
        [supply] Le scorte non bastano
       *[other] I Bruti hanno vinto
    }: quale unità perdi qui? ({ $area }{ $number ->
        [one] { "" }
       *[other] , ne restano { $number }
    })
ask-effect = { $card }: che cosa succede?
ask-bid = Quanto offri { $what-id ->
        [throne] per il Trono di Spade
        [fiefdoms] per i Feudi
        [court] per la Corte del Re
       *[other] contro i Bruti
    }?
ask-tie = Parità: { $what-id ->
        [throne] chi viene prima sul Trono di Spade?
        [fiefdoms] chi viene prima nei Feudi?
        [court] chi viene prima alla Corte del Re?
        [highest] chi ha offerto di più contro i Bruti?
       *[other] chi ha offerto di meno contro i Bruti?
    }
ask-fall = Su quale tracciato scendi all'ultimo posto?
ask-rise = Di quale tracciato prendi il primo posto?
ask-unhorse = { $number ->
        [one] Un tuo cavaliere diventa fante: quale?
       *[other] { $number } tuoi cavalieri diventano fanti: quale per primo?
    }
ask-knight = { $number ->
        [one] Un tuo fante può diventare cavaliere: quale?
       *[other] Fino a { $number } tuoi fanti possono diventare cavalieri: quale?
    }
ask-take-back = Quale carta Casa riprendi dagli scarti?
ask-discard = Quale carta Casa scarti?
ask-preemptive = Perdi due unità, o scendi di due posti dove stai più in alto?
ask-track = Su quale tracciato scende { $other }?
ask-horde = In quale fortificazione perdi due unità?
ask-support = Battaglia ({ $at }): { $defender-id ->
        [neutral] { $attacker } contro una forza neutrale
       *[other] { $attacker } contro { $defender }
    }. A chi va il tuo supporto ({ $area })?
ask-accept = Accetti il supporto di { $other }?
ask-cards = Battaglia ({ $area }): attacco { $attack }, difesa { $defence }. Quale carta Casa giochi?
ask-text = Usi il testo della tua carta? «{ $text }»
ask-replace = Quale altra carta Casa giochi?
ask-thorns = La Regina di Spine: quale ordine togli?
ask-doran = Doran Martell: su quale tracciato scende l'avversario?
ask-blade = Usi la lama di Valyria?
ask-cersei = Cersei Lannister: quale ordine togli?
ask-renly = Renly Baratheon: quale fante diventa cavaliere?
ask-casualty = { $why-id ->
        [swords] Le spade nemiche
        [skull] Il teschio
       *[other] La ritirata
    }: { $number ->
        [one] perdi un'unità. Quale?
       *[other] perdi { $number } unità. Quale per prima?
    }
ask-retreat = Dove si ritira l'esercito di { $other }?
ask-patchface = Macchia: quale carta dell'avversario scarti?
ask-keep = I tuoi obiettivi: { $number ->
        [one] rimetti nel mazzo ancora una carta.
       *[other] rimetti nel mazzo { $number } carte.
    }
ask-score = Quale obiettivo segni alla fine di questo round?
ask-ballot = Votazione { $number } di 3: con chi vuoi allearti? L'alleanza nasce se tutti nominano gli stessi.
ask-propose = Prima della votazione { $number } di 3: proponi un'alleanza? Tutti sentono, e nessuno si impegna.
ask-proposal = { $other } propone un'alleanza: tu con { $houses }. Che cosa rispondi? La risposta non ti impegna.
ask-entry = { $what-id ->
        [refused] { $area } è di { $other }, della tua alleanza: il permesso ti è stato negato. Prenderla sarebbe tradimento.
       *[open] { $area } è di { $other }, della tua alleanza: come entri? Prenderla senza permesso è tradimento.
    }
ask-claim = { $area } è di { $other }, di cui eri ospite: prendi la terra? Ora non è tradimento.
ask-gift = Sei ospite in una terra: { $area }. Chiedi a { $other } di donartela?
ask-bridge = { $other } chiede le tue navi come ponte per { $area }. Rifiutare è tradimento, se non accetta i tuoi motivi.
ask-host = { $what-id ->
        [receive] { $other } chiede che tu gli doni { $area }{ $ships ->
            [0] { "" }
           *[other] , e con la terra le navi nel suo porto
        }. Puoi rifiutare.
       *[other] { $other } chiede di entrare: { $area }. La terra resta tua, e puoi rifiutare.
    }
ask-haven = L'esercito battuto di { $other } chiede rifugio: { $area }. Puoi rifiutare.
ask-excuse = { $other } ti ha rifiutato il suo aiuto. Accetti i suoi motivi? Se no, è tradimento.
ask-penalty = Il tradimento si paga: su quale tracciato scendi di un posto?
ask-ready = Hai dato tutti gli ordini. Hai finito?

## Le mosse, per chi può farle

move-plan-area = Prima l'ordine per { $area }
move-plan = { $area }: { $order }
move-swap = Al suo posto { $order } ({ $area })
move-look = Guarda la prima carta Bruti
move-raven-pass = Lascia riposare il corvo
move-raven = Cambia l'ordine «{ $order }» ({ $area })
move-bottom = Metti { $card } in fondo al mazzo
move-keep = Lascia { $card } in cima
move-resolve = Risolvi l'ordine «{ $order }» ({ $area })
move-raid-pass = Non togliere nessun ordine
move-raid = Togli a { $other } l'ordine «{ $order }» ({ $area })
move-set-out = Parti per { $area } con { $units }
move-send = Manda { $unit-id ->
        [unit-knight] un cavaliere
        [unit-siege-engine] una macchina d'assedio
        [unit-ship] una nave
       *[other] un fante
    } ({ $area })
move-leave = Lascia un segnalino potere ({ $area })
move-leave-not = Non lasciare nulla ({ $area })
move-muster-here = Arruola ({ $area }), { $points ->
        [one] un punto
       *[other] { $points } punti
    }
move-collect = Prendi { $number ->
        [one] un segnalino potere
       *[other] { $number } segnalini potere
    } ({ $area })
move-march-attack = Passa alla battaglia
move-march-done = Fine della marcia
move-march-neutral = Marcia contro la forza neutrale ({ $area }, { $number })
move-attack = Attacca { $other } ({ $area })
move-march-take = Entra e togli la terra a { $other } ({ $area })
move-march = Marcia verso { $area }
move-muster-done = Fine dell'arruolamento
move-muster = Arruola ({ $area }), { $points ->
        [one] un punto
       *[other] { $points } punti
    }
move-launch = Vara la nave ({ $area })
move-recruit-done = Basta qui ({ $area })
move-upgrade = Trasforma un fante in { $unit-id ->
        [unit-siege-engine] macchina d'assedio
       *[other] cavaliere
    } ({ $area }), { $points ->
        [one] un punto
       *[other] { $points } punti
    }
move-recruit = Arruola { $unit-id ->
        [unit-knight] un cavaliere
        [unit-siege-engine] una macchina d'assedio
        [unit-ship] una nave
       *[other] un fante
    } ({ $area }), { $points ->
        [one] un punto
       *[other] { $points } punti
    }
move-capture = { $number ->
        [0] Affonda tutte le navi
        [one] Cattura una nave
       *[other] Cattura { $number } navi
    } ({ $area })
move-lose-at = Perdi un'unità qui: { $area }
move-lose = Perdi { $unit-id ->
        [unit-knight] un cavaliere
        [unit-siege-engine] una macchina d'assedio
        [unit-ship] una nave
       *[other] un fante
    } ({ $area })
move-effect = Scegli: { $effect }
move-bid = Offri { $number } { $what-id ->
        [throne] per il Trono di Spade
        [fiefdoms] per i Feudi
        [court] per la Corte del Re
       *[other] contro i Bruti
    }
move-tie-track = Viene prima { $other } ({ $track })
move-tie-highest = { $other } ha offerto di più
move-tie-lowest = { $other } ha offerto di meno
move-fall = Scendi all'ultimo posto: { $track }
move-rise = Prendi il primo posto: { $track }
move-drop = { $other } scende di due posti: { $track }
move-take-back-pass = Non riprendere nessuna carta
move-take-back = Riprendi { $card }
move-discard = Scarta { $card }
move-lose-units = Perdi due unità
move-lose-places = Scendi di due posti
move-knight-done = Basta così
move-unhorse = Un cavaliere diventa fante ({ $area })
move-knight = Un fante diventa cavaliere ({ $area })
move-horde = Perdi due unità qui: { $area }
move-accept = Accetta il supporto di { $other }
move-refuse = Rifiuta il supporto di { $other }
move-card = { $text-id ->
        [text-none] { $card }
       *[other] { $card }: { $text }
    }
move-use = Sì: { $text }
move-use-not = No, lascia stare ({ $text })
move-blade = Usa la lama: +1
move-redraw = Usa la lama per pescare un'altra carta delle sorti
move-blade-pass = Tieni la lama nel fodero
move-drop-last = { $other } scende all'ultimo posto: { $track }
move-support-nobody = Non sostenere nessuno ({ $area })
move-support-denied = Nega il supporto a { $other }, della tua alleanza ({ $area }): è tradimento, se non accetta i tuoi motivi
move-support-against = Sostieni { $other } contro { $ally }, della tua alleanza ({ $area }): +{ $number }. È tradimento, se non accetta i tuoi motivi
move-support-own = Usa il tuo supporto ({ $area }): +{ $number }
move-support = Sostieni { $other } ({ $area }): +{ $number }
move-cut-pass = Non togliere nessun ordine
move-cut = Togli l'ordine «{ $order }» ({ $area })
move-dub-pass = Nessun fante diventa cavaliere
move-dub = Un fante diventa cavaliere ({ $area })
move-jest-pass = Non scartare nessuna carta
move-jest = Scarta { $card } dell'avversario
move-casualty = Perdi { $unit-id ->
        [unit-knight] un cavaliere
        [unit-siege-engine] una macchina d'assedio
        [unit-ship] una nave
       *[other] un fante
    }
move-retreat-pass = Lascia scegliere chi ha perso
move-retreat = Ritirata: { $area }{ $lost ->
        [0] { "" }
        [one] , perdendo un'unità
       *[other] , perdendo { $lost } unità
    }
move-put-back = Rimetti nel mazzo { $card } ({ $number ->
        [0] nessun punto
        [one] 1 punto
       *[other] { $number } punti
    })
move-score = Segna { $card }: { $number ->
        [0] nessun punto
        [one] un punto
       *[other] { $number } punti
    }
move-score-pass = Non segnare nessun obiettivo
move-ballot = Nomina { $other }
move-ballot-done = Vota per l'alleanza con { $houses }
move-ballot-alone = Nessuna alleanza
move-propose = Proponi un'alleanza a { $houses }
move-propose-nothing = Non proporre nulla
move-proposal-yes = Accetta l'alleanza con { $houses }
move-proposal-no = Declina: «{ $reason }»
move-enter = Chiedi a { $other } di entrare: { $area } resta sua
move-receive = Chiedi a { $other } di donarti la terra: { $area }
move-seize = Tradisci { $other } e prendi la terra: { $area }
move-turn-away = Non entrare: { $area }
move-claim = Prendi la terra ({ $area })
move-leave-be = Lascia la terra a { $other } ({ $area })
move-ask-gift = Chiedi a { $other } di donarti la terra ({ $area })
move-ask-nothing = Non chiedere nulla
move-bridge-yes = Presta le navi a { $other } ({ $area })
move-bridge-no = Rifiuta le navi a { $other } ({ $area }): è tradimento, se non accetta i tuoi motivi
move-host-yes = Lascia entrare { $other } ({ $area })
move-host-no = Non lasciare entrare { $other } ({ $area })
move-gift-yes = Dona la terra a { $other } ({ $area })
move-gift-no = Non donare la terra a { $other } ({ $area })
move-haven-yes = Dai rifugio all'esercito di { $other } ({ $area })
move-haven-no = Rifiuta il rifugio all'esercito di { $other } ({ $area })
move-excuse = Accetta i motivi di { $other }
move-condemn = Non accettarli: { $other } ti ha tradito
move-penalty = Scendi di un posto: { $track }
move-ready = Ho finito
move-march-ally = Vai nella terra di { $other }, della tua alleanza ({ $area })
move-march-seize = Vai senza permesso nella terra di { $other }, della tua alleanza ({ $area }): sarebbe tradimento
move-attack-ally = Attacca { $other }, della tua alleanza ({ $area }): è tradimento

## Che cosa succede

event-ready = { $seat } ha deciso.
event-raven-rests = { $seat } non usa il corvo.
event-buries = { $seat } mette la carta Bruti in fondo al mazzo.
event-leaves-on-top = { $seat } lascia la carta Bruti in cima.
event-uses-blade = { $seat } usa la lama di Valyria: +1.
event-redraws = { $seat } usa la lama di Valyria per pescare un'altra carta delle sorti.
event-takes-all-back = { $seat } riprende tutti i suoi scarti.
event-decides-tie = { $seat } decide la parità: { $other }.
event-refuses-support = { $seat } rifiuta il supporto di { $other }.
event-gains = { $seat } { $number ->
        [0] non guadagna nulla
        [one] guadagna un segnalino potere
       *[other] guadagna { $number } segnalini potere
    }.
event-loses-power = { $seat } { $number ->
        [0] non perde nulla
        [one] perde un segnalino potere
       *[other] perde { $number } segnalini potere
    }.
event-supply-is = { $seat } ha ora scorte di livello { $number }.
event-token-removed = Il segnalino potere di { $seat } è tolto ({ $area }).
event-raid-nothing = L'incursione di { $seat } non toglie nulla ({ $area }).
event-musters-at = { $seat } arruola ({ $area }).
event-leaves-token = { $seat } lascia un segnalino potere ({ $area }).
event-falls-short = La forza di { $seat } non basta: le unità restano dov'erano ({ $area }).
event-beats-neutral = { $seat } batte la forza neutrale ({ $area }).
event-supports-nobody = Il supporto di { $seat } non va a nessuno ({ $area }).
event-kept-out = Arianne Martell ferma i vincitori: le unità di { $seat } tornano indietro ({ $area }).
event-enters = Le unità di { $seat } entrano ({ $area }).
event-retreats = L'esercito di { $seat } si ritira in rotta ({ $area }).
event-resolves = { $seat } risolve l'ordine «{ $order }» ({ $area }).
    .heading = { $order-id ->
            [order-raid] Le incursioni
            [order-raid-star] Le incursioni
            [order-consolidate] I consolidamenti
            [order-consolidate-star] I consolidamenti
           *[other] Le marce
        }
event-order-moves = Ser Loras: l'ordine «{ $order }» di { $seat } va avanti ({ $area }).
event-removes-order = { $seat } toglie l'ordine «{ $order }» ({ $area }).
event-exchanges = Il corvo di { $seat } porta un altro ordine: { $order } ({ $area }).
event-drops = { $seat } scende al posto { $place } ({ $track }).
event-rises = { $seat } sale al posto { $place } ({ $track }).
event-plays-card = { $seat } gioca { $card }.
event-discards = { $seat } scarta { $card }.
event-takes-back = { $seat } riprende { $card }.
event-uses-text = La carta di { $seat } ha effetto: «{ $text }».
event-sunk = { $number ->
        [one] Una nave di { $seat } è distrutta
       *[other] { $number } navi di { $seat } sono distrutte
    } ({ $area }).
event-captures = { $seat } { $number ->
        [0] non cattura nessuna nave
        [one] cattura una nave
       *[other] cattura { $number } navi
    } di { $other } ({ $area }).
event-loses = { $seat } perde { $unit-id ->
        [unit-knight] { $number ->
            [one] un cavaliere
           *[other] { $number } cavalieri
        }
        [unit-siege-engine] { $number ->
            [one] una macchina d'assedio
           *[other] { $number } macchine d'assedio
        }
        [unit-ship] { $number ->
            [one] una nave
           *[other] { $number } navi
        }
       *[unit-footman] { $number ->
            [one] un fante
           *[other] { $number } fanti
        }
    } ({ $area }).
event-recruits = { $seat } arruola { $unit-id ->
        [unit-knight] un cavaliere
        [unit-siege-engine] una macchina d'assedio
        [unit-ship] una nave
       *[other] un fante
    } ({ $area }).
event-upgrades = Un fante di { $seat } diventa { $unit-id ->
        [unit-siege-engine] macchina d'assedio
       *[other] cavaliere
    } ({ $area }).
event-unhorsed = Un cavaliere di { $seat } diventa fante ({ $area }).
event-knight-lost = Un cavaliere di { $seat } è distrutto: non ci sono fanti ({ $area }).
event-marches = { $seat } muove { $units }: { $from } → { $area }.
event-raids = L'incursione di { $seat } toglie a { $other } l'ordine «{ $order }» ({ $area }).
event-round = Comincia il round { $number }.
event-winter = L'Inverno sta arrivando: il mazzo Westeros { $number } si rimescola, e viene un'altra carta.
    .heading = Westeros
event-westeros = Le carte Westeros: { $cards }.
    .heading = Westeros
event-threat-full = La minaccia è a { $number }: i Bruti attaccano subito.
    .heading = I Bruti
event-chooses-effect = { $seat } sceglie: { $effect }.
    .heading = Westeros
event-bids = { $seat } offre { $number } { $what-id ->
        [throne] per il Trono di Spade
        [fiefdoms] per i Feudi
        [court] per la Corte del Re
       *[other] contro i Bruti
    }.
    .heading = { $what-id ->
            [throne] Lo scontro di re
            [fiefdoms] Lo scontro di re
            [court] Lo scontro di re
           *[other] I Bruti
        }
event-standing = { $track }: { $houses }.
event-wildlings-attack = I Bruti attaccano con forza { $number }.
    .heading = I Bruti
event-watch-wins = I Guardiani della Notte vincono: { $total } contro { $number }.
event-wildlings-win = I Bruti vincono: { $total } contro { $number }.
event-wildling-card = La carta Bruti: { $card }. { $result-id ->
        [won] Ha offerto di più { $seat }.
       *[other] Ha offerto di meno { $seat }.
    }
event-orders = Gli ordini di { $seat }: { $orders }.
    .heading = Gli ordini
event-looks = { $seat } guarda la prima carta Bruti.
event-looks-seen = { $seat } guarda la prima carta Bruti: { $card }.
event-combat = { $seat } attacca { $other } ({ $area }).
    .heading = La battaglia
event-strengths = Prima delle carte: attacco { $attack }, difesa { $defence }.
event-supports = { $seat } sostiene { $other } ({ $area }).
event-draws-tide = { $seat } pesca una carta delle sorti.
event-draws-tide-seen = { $seat } pesca una carta delle sorti: { $tide }.
event-tide = Le sorti di { $seat }: { $tide }.
event-wins-combat = { $seat } vince contro { $other } ({ $area }): attacco { $attack }, difesa { $defence }.
event-draws-objectives = { $seat } pesca { $number ->
        [one] un obiettivo
       *[other] { $number } obiettivi
    }.
event-draws-objectives-seen = { $seat } pesca { $number ->
        [one] un obiettivo
       *[other] { $number } obiettivi
    }: { $cards }.
event-puts-back = { $seat } rimette un obiettivo nel mazzo.
event-puts-back-seen = { $seat } rimette nel mazzo { $card }.
event-scores = { $seat } segna { $card }: { $number ->
        [0] nessun punto
        [one] un punto
       *[other] { $number } punti
    }, in tutto { $total }.
    .heading = Gli obiettivi
event-scores-nothing = { $seat } non segna nessun obiettivo.
    .heading = Gli obiettivi
event-reaches = { $seat } ha conseguito il suo obiettivo di vittoria istantanea: { $card }.
event-dissolve = Tutte le alleanze si sciolgono.
event-proposes = { $seat } propone un'alleanza a { $houses }.
    .heading = Le alleanze
event-proposes-nothing = { $seat } non propone nulla.
    .heading = Le alleanze
event-accepts-alliance = { $seat } accetta l'alleanza con { $houses }.
event-declines-alliance = { $seat } declina l'alleanza con { $houses }: «{ $reason }».
reason-alone = stiamo meglio per conto nostro
reason-others = preferiamo altri alleati
reason-gain = servirebbe più a voi che a noi
reason-trust = non ci fidiamo di voi
reason-far = siamo troppo lontani per aiutarci
reason-unsaid = no, e non diciamo perché
event-votes = { $seat } vuole allearsi con { $houses }.
    .heading = Le alleanze
event-votes-alone = { $seat } non vuole alleanze.
    .heading = Le alleanze
event-allied = Un'alleanza è fatta: { $houses }.
event-betrays = { $seat } tradisce { $houses }.
event-excuses = { $seat } accetta i motivi di { $other }.
event-condemns = { $seat } non accetta i motivi di { $other }.
event-allows = { $what-id ->
        [bridge] { $seat } presta le sue navi a { $other } come ponte ({ $area }).
        [gift] { $seat } dona la terra a { $other } ({ $area }).
        [haven] { $seat } dà rifugio all'esercito battuto di { $other } ({ $area }).
       *[entry] { $seat } lascia entrare { $other } ({ $area }).
    }
event-denies = { $what-id ->
        [bridge] { $seat } rifiuta a { $other } le sue navi come ponte ({ $area }).
        [gift] { $seat } non dona la terra a { $other } ({ $area }).
        [haven] { $seat } rifiuta il rifugio all'esercito battuto di { $other } ({ $area }).
       *[entry] { $seat } non lascia entrare { $other } ({ $area }).
    }
event-turns-away = { $seat } non entra ({ $area }).
event-leaves-be = { $seat } lascia la terra a { $other } ({ $area }).
event-is-guest = Le unità di { $seat } sono ospiti di { $other } ({ $area }).
event-claims = { $seat } prende la terra di cui era ospite ({ $area }).
event-victory = { $number ->
        [one] Vittoria di { $winners }
       *[other] Vittoria comune di { $winners }
    }{ $how-id ->
        [structures] , con castelli e roccaforti
        [on-points] , ai punti
        [objective] , con l'obiettivo di vittoria istantanea
       *[other] , alla fine dell'ultimo round
    }.
    .heading = La vittoria
event-declines = { $seat } non fa altro.
event-accepts-support = { $seat } accetta il supporto di { $other }.

## Punti e mosse rifiutate

points = { $number ->
        [one] { $number } punto
       *[other] { $number } punti
    }
error-bad-notation = «{ $text }» non è una mossa. Una mossa si scrive così: winterfell, order march, footman, bid 3, card eddard-stark, house stark, track court, done, pass
error-trono-di-spade-thresholds = le nostre soglie valgono solo per castelli e roccaforti; i punti seguono sempre il testo: scegli quelle del testo (TS-27.5)
error-trono-di-spade-alliances = l'opzione «{ $option }» è per partite con alleanze (TS-27.4)

## Il tabellone nel terminale.

board-round = Round { $round } di 10
board-threat = Minaccia dei Bruti { $threat }
board-forbidden = Vietati: { $orders }
board-wildling-top = In cima ai Bruti: { $card }
board-title-house = Casa
board-title-structures = Castelli e roccaforti
board-title-lands = Terre
board-title-power = Potere
board-title-supply = Scorte
board-title-stars = Speciali
board-title-cards = Carte
board-title-points = Punti
board-throne = Trono di Spade
board-fiefdoms = Feudi
board-court = Corte del Re
board-combat = Battaglia: { $area }
board-attacker = attacca
board-defender = difende
board-sum = unità { $units }, ordine { $order }, supporto { $support }, guarnigione { $garrison }, carta { $card }
board-allies = Alleati: { $houses }
board-objectives = I tuoi obiettivi
board-open-objectives = Obiettivi scoperti
board-points = { $number ->
        [0] nessun punto
        [one] 1 punto
       *[other] { $number } punti
    }
board-special = 1 punto alla fine di ogni round in cui vale
board-instant = vince all'istante
board-reached = vince all'istante: conseguito
board-offer = { $seat } propone a { $houses }:
board-guest = ospiti sulla terra di { $other }
board-title-value = Valore
board-garrison = guarnigione { $number }
board-neutral = forza neutrale { $number }
board-token = segnalino
board-order = ordine: { $order }
board-routed = ({ $number } in rotta)

### Il Trono di Spade sulla pagina: mappa, tracciati, carte, anteprime, introduzione. Italiano.

## Case

page-house-stark = Stark
page-house-greyjoy = Greyjoy
page-house-lannister = Lannister
page-house-baratheon = Baratheon
page-house-tyrell = Tyrell
page-house-martell = Martell
page-unit-castles = { $number ->
        [one] castello
       *[other] castelli
    }
page-unit-points = { $number ->
        [one] punto
       *[other] punti
    }
page-power = potere disponibile
page-supply = scorte
page-cards = carte Casa in mano
page-ready = ha deciso
page-ally-of = alleata di { $houses }

## La mappa

page-map = { $number ->
        [0] Mappa di Westeros: 38 terre, 12 mari, 8 porti
        [one] Mappa di Westeros: un'area segnata
       *[other] Mappa di Westeros: { $number } aree segnate
    }
page-zoom-1 = Cambia la grandezza della mappa
page-zoom-2 = Mappa molto grande
page-zoom-here = Vai dove si decide
page-threat = Minaccia dei Bruti: { $number } su 12
page-wildlings = Bruti
page-round-of = round di { $rounds }
page-gist = Round { $number } di { $rounds }, { $phase }
page-phase-plan = preparazione
page-phase-raven = corvo messaggero
page-phase-westeros = carte Westeros
page-phase-wildlings = attacco dei Bruti
page-phase-clash = scontro di re
page-phase-muster = arruolamento
page-phase-raid = incursioni
page-phase-march = marce
page-phase-consolidate = consolidamenti
page-phase-defense = azioni
page-phase-support = azioni
page-phase-action = azioni
page-phase-combat = battaglia
page-phase-objectives = obiettivi
page-phase-alliances = alleanze
page-phase-over = fine
page-has-castle = un castello
page-has-stronghold = una roccaforte
page-has-barrels = { $number ->
        [one] una botte
       *[other] { $number } botti
    }
page-has-crowns = { $number ->
        [one] una corona
       *[other] { $number } corone
    }
page-has-garrison = guarnigione { $number }
page-has-neutral = forza neutrale { $number }
page-has-footman = { $number ->
        [one] un fante
       *[other] { $number } fanti
    }
page-has-knight = { $number ->
        [one] un cavaliere
       *[other] { $number } cavalieri
    }
page-has-siege-engine = { $number ->
        [one] una macchina d'assedio
       *[other] { $number } macchine d'assedio
    }
page-has-ship = { $number ->
        [one] una nave
       *[other] { $number } navi
    }
page-has-routed = { $number ->
        [one] un'unità in rotta
       *[other] { $number } unità in rotta
    }
page-has-hidden = un ordine coperto
page-has-blocked = fuori dal gioco in questa partita
page-take-up = Riprendi { $order } da { $area }

## Tracciati

page-influence = Influenza
page-track-throne = Trono
page-track-fiefdoms = Feudi
page-track-court = Corte
page-stars = { $number ->
        [0] nessun ordine speciale
        [one] un ordine speciale
       *[other] { $number } ordini speciali
    }
page-blade-ready = la lama di Valyria, pronta
page-blade-used = la lama di Valyria, già usata
page-ladder-supply = Scorte
page-ladder-castles = Castelli
page-ladder-points = Punti
page-supply-step = Scorte { $number }: eserciti { $armies }

## Carte

page-hand = La tua mano
page-hand-count = { $number } di { $of }
page-discarded = (scartata)
page-all-cards = Le carte delle altre Case
page-their-hand = La mano dell'avversario
page-cards-of-round = Carte del round
page-card-choice = A scelta: { $effects }
page-banned = Ordini vietati:
page-wildling-top = in cima al mazzo Bruti
page-wildling-bottom = in fondo al mazzo Bruti
page-wildling-deep = carta Bruti numero { $number } dall'alto
page-objectives = I tuoi obiettivi
page-only-you = la mano la vedi solo tu
page-open-objectives = Obiettivi scoperti delle altre Case
page-open-says = La stella vale un punto a ogni round in cui è raggiunta; la corona vince la partita, e un'alleanza vince così quando tutti i suoi membri hanno raggiunto la loro, ora o prima.
page-reached = Raggiunto.
page-scored = Obiettivi segnati
page-put-back = Rimessi nel mazzo: { $cards }.

## Alleanze

page-pacts = Alleanze
page-no-pacts = Nessuna Casa è alleata, per ora.
page-needs-castles = { $members ->
        [1] Una Casa sola vince con
        [2] Due alleate con
       *[other] Tre alleate con
    } { $structures } fortificazioni{ $few ->
        [0] { "" }
       *[other] , o { $few } di valore { $few_value }
    }{ $value ->
        [0] .
       *[other] , o un valore di { $value }.
    }
page-needs-points = { $members ->
        [1] Una Casa sola vince con
        [2] Due alleate con
       *[other] Tre alleate con
    } { $points } punti.
page-allied = Alleate
page-pact-castles = Insieme { $number ->
        [one] un castello o una roccaforte
       *[other] { $number } castelli e roccaforti
    }, valore { $value }: vincono con { $needs }{ $worth ->
        [0] .
       *[other] , o con un valore di { $worth }.
    }
page-pact-points = Insieme { $number ->
        [one] un punto
       *[other] { $number } punti
    }: vincono con { $needs }.
page-houses-ballot = Con chi ti allei?
page-houses-tie = Chi viene prima?
page-ballot-done = Vota così
page-ballot-pass = Nessuna alleanza
page-houses-propose = Proponi un'alleanza?
page-houses-proposal = Che cosa rispondi?
page-propose-nothing = Nulla
page-accept = Accetta
page-offer-agreed = d'accordo
page-offer-open = ancora senza risposta
page-offer-partly = { $houses } sì, non tutti hanno risposto
page-offer-declined = { $house }: «{ $reason }»

## Ordini

page-tokens = I tuoi segnalini ordine
page-type-march = Marcia
page-type-defense = Difesa
page-type-support = Supporto
page-type-raid = Incurs.
page-type-consolidate = Consol.
page-used = { $order }, già sulla mappa
page-stars-used = { $most ->
        [0] Nessun ordine speciale: alla Corte sei troppo in basso
       *[other] Speciali: { $number } di { $most }
    }
page-your-areas = Le tue aree
page-placed = { $left ->
        [0] tutti posati: tocca un ordine per riprenderlo
       *[other] { $number ->
            [one] 1 posato
           *[other] { $number } posati
        }, { $left } da posare
    }
page-be-ready = Ho finito
page-now = ora
page-lay = posa
page-goes = va
page-stays = resta
page-stay-here = Resta qui: { $unit }
page-all-go = Partono tutte
page-odds = { $attack } contro { $defence }, senza supporti né carte
page-set-out = In marcia
page-points-left = { $number ->
        [one] un punto da spendere
       *[other] { $number } punti da spendere
    }
page-in-reserve = Nella riserva: { $number }
page-take-ships = { $number ->
        [0] nessuna nave
        [one] una nave
       *[other] { $number } navi
    }

## Offerte

page-bids = Offerte di potere
page-against = Bruti: { $number }
page-bid-made = ha offerto
page-bid-owes = deve ancora offrire

## Battaglia

page-combat-at = Battaglia: { $area }
page-attacks = attacca
page-defends = difende
page-no-units = nessuna unità
page-line-march = ordine di marcia
page-line-defense = ordine di difesa
page-line-garrison = guarnigione
page-line-support = supporto: { $areas }
page-line-blade = lama di Valyria
page-line-tide = sorte della battaglia
page-line-text = effetti delle carte
page-card-hidden = carta Casa coperta
page-tide-hidden = sorte coperta
page-sum = forza
page-sum-so-far = finora
page-undecided = Supporto ancora da decidere: { $areas }.

## Anteprime

preview-plan = { $number ->
        [0] Gli ordini restano coperti finché tutte le Case hanno deciso.
       *[other] Restano aree senza ordine: { $number }. Gli altri vedono gli ordini solo quando tutte le Case hanno deciso.
    }
preview-bid = { $number ->
        [0] Non offri nulla: il potere che hai resta tuo ({ $left }).
       *[other] Offri { $number }: il potere offerto è speso in ogni caso, te ne { $left ->
            [one] resta 1
           *[other] restano { $left }
        }.
    }
preview-secret = L'offerta resta coperta finché tutte le Case hanno offerto.
preview-card = Con questa carta sei a { $sum }; l'avversario, senza la sua, a { $other }.
preview-secret-card = La carta resta coperta finché anche l'avversario ha scelto.
preview-secret-vote = Il voto resta segreto finché tutte le Case hanno votato.
preview-words = Tutti sentono, e nessuno si impegna: conta il voto.
preview-look = Guardi tu solo la prima carta Bruti; poi la lasci lì o la metti in fondo.
preview-refuse = { $house } è tua alleata e ha diritto al tuo supporto: negarglielo è tradimento, a meno che non accetti i tuoi motivi.
preview-fight = Si combatte: { $attack } contro { $defence }, prima delle carte e di altri supporti.

## Alla fine

page-reckon-castles = Castelli
page-reckon-strongholds = Roccaforti
page-reckon-objectives = Obiettivi
page-reckon-special = Obiettivo della Casa
page-reckon-castle = { $number ->
        [one] Un castello
       *[other] { $number } castelli
    }: { $areas }
page-reckon-stronghold = { $number ->
        [one] Una roccaforte
       *[other] { $number } roccaforti
    }: { $areas }

## Introduzione

intro-map = Ogni Casa vuole sette fra castelli e roccaforti: le torri sulla mappa. Il bordo dice di chi è una terra. Sposta la mappa con un dito, e ingrandiscila con i tasti in alto. Tu sei Baratheon, in giallo.
intro-plan = A ogni round dai in segreto un ordine a ogni area con le tue unità. Comincia da Roccia del Drago: tocca la Marcia.
intro-rest = Ora il Bosco del Re: un Consolidamento porta potere. Finché non hai finito, ogni ordine si riprende toccando la sua area.
intro-ships = Le navi fanno da ponte anche senza marciare. Dai loro un Supporto: aiuteranno chi combatte vicino.
intro-last = Tutto è al suo posto: hai finito. Gli altri vedono solo questo; gli ordini si scoprono tutti insieme.
intro-march = Ordini scoperti! Prima le incursioni, poi le marce, a partire da chi è più in alto sul Trono: tu. Le aree in rosso sono quelle che raggiungi; con le navi arrivi alla Punta della Chela Spezzata, dove c'è un castello.
intro-units = Chi parte? Manda il cavaliere: il fante resta a casa.
intro-set-out = Potresti mandare anche il fante. Invece mettiti in marcia così.
intro-end = Il castello è tuo: due su sette. Seguono altre marce, le battaglie e i consolidamenti, e a ogni round tre carte Westeros. Tracciati e carte sono a fianco; quel che si chiede a te è sempre in rosso. Buona partita!

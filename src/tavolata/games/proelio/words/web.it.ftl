### Proelio sulla pagina: il tavolo, i pulsanti, le anteprime, l'introduzione. Italiano.

## Il cerchio delle Casate

page-ring = Le Casate e i mazzi
page-house-of = Casata di { $player }
page-mine = La tua Casata
page-role-left = bersaglio
page-role-right = ti assedia
page-role-both = vi assediate
page-role-far = di fronte
page-partner = Alleato
page-with = con { $player }
page-defends = difesa { $number }
page-no-fort = Senza mura
page-reach = gioca ≤ { $most }
page-you-reach = carte fino a { $most }
page-hand-of = { $number ->
        [0] nessuna carta in mano
        [one] una carta in mano: { $black ->
            [0] dorata
           *[other] nera
        }
       *[other] { $number } carte in mano: { $black } nere, { $gold } dorate
    }
page-merchant = Mercante
page-price-summer = due carte qualsiasi
page-price-autumn = una nera e una dorata
page-plague-until = in gioco fino al suo prossimo turno
page-plague-mine = niente attacchi fino al tuo turno
page-plague-of = niente attacchi fino al turno di { $player }
page-fallen = Caduta
page-conqueror = Conquista
page-alliances = Alleanze
page-alliances-end = turno { $turn } di 200
page-then = poi { $season }
page-deck-out = a mazzo Base finito
page-winter-note = si contano i punti
page-deck-base = Base
page-deck-imperial = Imperiale
page-left = { $number ->
        [one] una carta da pescare
       *[other] { $number } carte da pescare
    }
page-no-discards = nessuno scarto
page-discards = { $number ->
        [one] Uno scarto: { $card }
       *[other] { $number } scarti, in cima { $card }; apri l'elenco
    }
page-discards-of = Scarti, mazzo { $deck }
page-equitas-shows = «Equitas!», { $player }

## Gli attacchi

page-attack-of = Attacco di { $player }
page-attack-yours = Il tuo attacco
page-attack-black = dorso nero: da { $least } a { $most }
page-attack-gold = dorso dorato: { $cards }
page-or = { $one } o { $other }
page-attack-perhaps = forse { $cards }
page-attack-waits = Attacco coperto di { $player } davanti a { $target }: { $note }.
page-attack-open = Attacco di { $player } contro { $target }, scoperto: { $card }.

## La difesa

page-defence = Difesa
page-take-back = { $card }: nel muro, tocca per riprenderla
page-if-it-is = Se la carta è
page-it-is = La carta scoperta
page-unseen = non viste
page-outcome = esito
page-repelled = { $card ->
        [soldati] respinti
        [cavalieri] respinti
        [trabucchi] respinti
       *[other] respinto
    }
page-cancelled = { $card ->
        [soldati] annullati
        [cavalieri] annullati
        [trabucchi] annullati
        [infiltrazione] annullata
        [polvere] annullata
       *[other] annullato
    }
page-missing = { $number ->
        [one] manca { $number }
       *[other] mancano { $number }
    }
page-all-lost = tutto perduto
page-caught = sorpresa
page-steals = ruba 1 carta
page-nothing-to-steal = niente da rubare

## La mano

page-hand = La tua mano, { $number ->
        [one] una carta
       *[other] { $number } carte
    }
page-hand-empty = La mano è vuota.
page-type-defence = Difesa
page-type-attack = Attacco
page-type-strategy = Strategia
page-card-scudi = Primo livello
page-card-palizzate = Secondo livello
page-card-torre = Terzo livello
page-card-ronda = Ferma l'Infiltrazione
page-card-letame = Un bluff
page-card-infiltrazione = Ruba una carta a caso
page-card-soldati = Anche senza mura
page-card-cavalieri = Dagli Scudi in su
page-card-trabucchi = Dalle Palizzate in su
page-card-risorse = Pesca 2 carte
page-card-alleanza = Un'altra Casata pesca
page-card-peste = Ferma gli attacchi
page-card-fortezza = Quarto livello
page-card-protezione = Annulla ogni attacco
page-card-eroe = Dalla Torre in su
page-card-polvere = Distrugge ogni difesa
page-card-inquisizione = Guarda una mano
page-card-risorse-imperiali = Pesca 3 carte

## Perché no

page-no-not-defence = Solo carte Difesa
page-no-too-strong = Vale { $value }, limite { $most }
page-no-price = Non fa parte del prezzo
page-no-keep = Scegli tra le due nuove
page-no-plague = C'è La Peste
page-no-last-stand = È la tua unica difesa
page-no-only-defence = Solo in difesa
page-no-complete = Già al massimo
page-no-built = Già costruito
page-no-next = Prima { $card }
page-no-first-turn = Non nel primo turno
page-no-no-attack = Nessuna carta adatta
page-no-needs = Ti serve { $card }
page-no-no-strategy = Nessuna in mano
page-no-two-cards = Servono due carte
page-no-no-imperial = Mazzo esaurito
page-no-invoked = Già invocata
page-no-lost = Mura perdute
page-no-has-scudi = Hai Scudi in mano
page-no-not-only = Solo per l'unica senza mura
page-no-merchant-away = Il Mercante è altrove
page-no-no-discards = Nessuno scarto
page-no-no-cards = Non hai carte
page-no-no-price = Non hai il prezzo

## Le Azioni

page-actions = Le Azioni
page-do-draw = Pesca
page-do-draw-note = una carta Base
page-do-attack = Attacca
page-do-fortify = Fortifica
page-do-play = Strategia
page-do-imperial = Carta Imperiale
page-do-imperial-note = scartane due
page-do-equitas = Equitas
page-do-equitas-note = mostra la mano, prendi Scudi
page-do-trade = Commercia
page-do-support = Supporto
page-do-support-note = una carta all'alleato
page-from-hand = { $number ->
        [one] una carta in mano
       *[other] { $number } carte in mano
    }

## Le altre domande

page-box-short = Difesa { $total }: { $missing ->
        [one] manca { $missing }
       *[other] mancano { $missing }
    }
page-box-loot = Scegli nella mano: { $number ->
        [one] una carta da cedere
       *[other] { $number } carte da cedere
    }
page-box-limit = Più di cinque: { $number ->
        [one] scartane una
       *[other] scartane { $number }
    }
page-box-price = Ancora da pagare, dalla mano
page-box-ally = A chi offri una carta?
page-box-offer = Una carta Base in dono
page-box-look = Di chi guardi la mano?
page-box-plague = La tua Peste è in gioco
page-box-cure = Curare La Peste?
page-box-dodge = Sfuggire alla Ronda?
page-box-ignore = Ignorare l'Infiltrazione?
page-box-counter = Rubare in cambio?
page-box-craft = { $number } carte, o una in più?
page-box-scribes = Due carte Imperiali, per tenerne una?
page-box-keep = Quale tieni? Scegli nella mano
page-box-trade = Scegli uno scarto
page-box-bards = Scegli nella mano che cosa scartare
page-box-talk = Potete parlarvi
page-box-support = Scegli nella mano la carta da passare

## In attesa

page-calm-left = Assedi { $player }
page-calm-right = Ti assedia { $player }
page-calm-left-of = Assedia { $player }
page-calm-right-of = È assediata da { $player }
page-calm-none = nessun attacco posato
page-end-conquest = Vittoria per conquista
page-end-conquest-note = Cade la Casata di { $fallen }; vince { $player }.
page-end-points = Vittoria ai punti
page-end-points-note = Vince { $player }.

## Le Gilde

page-guild-bardi = Bardi
page-guild-costruttori = Costruttori
page-guild-artigiani = Artigiani
page-guild-ladri = Ladri
page-guild-scrivani = Scrivani
page-guild-speziali = Speziali
page-guild-mercanti = Mercanti
page-guild-short-bardi = fanno scartare
page-guild-short-costruttori = +1 dopo la scoperta
page-guild-short-artigiani = +1 con Risorse
page-guild-short-ladri = contro l'Infiltrazione
page-guild-short-scrivani = due Imperiali, una resta
page-guild-short-speziali = curano La Peste
page-guild-short-mercanti = chiamano il Mercante
page-guild-state-ready = {""}
page-guild-state-out = Esaurita.{" "}
page-guild-state-busy = Occupata con il Mercante.{" "}
page-guild-is-out = esaurita
page-guild-is-busy = occupata con il Mercante

## Il registro

page-cards-base = Carte Base
page-cards-imperial = Carte Imperiali
page-in-all = { $number } in tutto
page-card = Carta
page-value = vale
page-discarded = scarti
page-known = Che cosa sai delle altre mani
page-perhaps = forse
page-short-scudi = Scudi
page-short-palizzate = Palizzate
page-short-torre = Torre
page-short-ronda = Ronda
page-short-letame = Letame
page-short-infiltrazione = Infiltrazione
page-short-soldati = Soldati
page-short-cavalieri = Cavalieri
page-short-trabucchi = Trabucchi
page-short-risorse = Risorse
page-short-alleanza = Alleanza
page-short-peste = Peste
page-short-fortezza = Fortezza
page-short-protezione = Protezione
page-short-eroe = Eroe
page-short-polvere = Polvere Pirica
page-short-inquisizione = Inquisizione
page-short-risorse-imperiali = Risorse Imp.

## Punti e partita

page-unit = se arriva l'Inverno
page-unit-end = { $number ->
        [one] punto
       *[other] punti
    }
page-unit-team = insieme
page-gist = { $season }, mazzo Base { $base }, Imperiale { $imperial }
page-gist-teams = turno { $turn } di 200, mazzo Base { $base }, Imperiale { $imperial }

## I pulsanti

page-move-draw = Pesca
page-move-imperial = Carta Imperiale
page-move-equitas = Equitas
page-move-trade = Commercia
page-move-support = Supporto
page-move-no-guild = Non ora
page-move-done = Scopri
page-move-sacrifice = Sacrifica
page-move-pay = Cedi bottino
page-move-pay-defeat = Cedi tutto: sconfitta
page-move-sacrifice-defeat = Sacrifica: sconfitta
page-move-steal = Ruba
page-move-leave = Lascia
page-move-end-talk = Chiudi

## Che cosa farà la mossa

preview-draw = Peschi { $number ->
        [one] <b>una carta Base</b>
       *[other] <b>{ $number } carte Base</b>
    }; nel mazzo ne { $left ->
        [one] resta una
       *[other] restano { $left }
    }.
preview-over = Avrai più di cinque carte: { $number ->
        [one] ne scarti una
       *[other] ne scarti { $number }
    } a tua scelta.
preview-reshuffle = Il mazzo finisce, e i suoi scarti ne formano uno nuovo.
preview-season-autumn = Il mazzo finisce: <b>arriva l'Autunno</b>, e gli scarti ne formano uno nuovo.
preview-season-winter = Il mazzo finisce: <b>arriva l'Inverno</b> e si contano i punti.
preview-attack = Posi { $card } a faccia in giù davanti a { $player }: si scopre nel suo turno.
preview-attack-seen = { $player } vede solo il { $note }.
preview-attack-target = { $player } ha { $number ->
        [0] la mano vuota
        [one] una carta
       *[other] { $number } carte
    } e come Fortificazione: { $fort }.
preview-fortify = { $card } ti fa da Fortificazione, <b>{ $value }</b>: poi usi carte fino a { $most }.
preview-replaced = { $card }: agli scarti.
preview-points = Se arrivasse l'Inverno: <b>{ $before }→{ $after }</b> punti.
preview-may-craft = Prima decidi se i tuoi Artigiani ne aggiungono una.
preview-plague = Gli attacchi già posati restano coperti finché La Peste è in gioco.
preview-imperial-price = Scarti due carte della mano.
preview-imperial = Peschi <b>una carta Imperiale</b>: finché resta in mano vale un punto, se arriva l'Inverno.
preview-may-call-scribes = Poi i tuoi Scrivani possono pescarne due, per tenerne una.
preview-equitas-hand = Mostri a tutti { $number ->
        [0] la mano vuota
        [one] la tua carta
       *[other] le tue { $number } carte
    }.
preview-equitas-scudi = Dal mazzo Base prendi <b>Scudi</b> come Fortificazione; se non ce ne sono, fai un'altra Azione.
preview-equitas-once = Nessun altro potrà più invocare Equitas.
preview-support = Tu e { $player } potete parlarvi per { $seconds } secondi.
preview-support-card = Poi passi una carta a { $player }.
preview-discard = { $card }: agli scarti, aperta a tutti.
preview-pay-price = Paghi con { $cards }.
preview-buy = Prendi { $card } dagli scarti.
preview-give = { $card } va a { $player }, a faccia in giù: la vedete solo voi due.
preview-pass = { $card } va a { $player }: la vedete solo voi due.
preview-their-limit = { $player } ha già cinque carte, e ne scarta una a sua scelta.
preview-keep = Tieni { $card }; { $other } va agli scarti Imperiali.
preview-repel = Respingi { $cards }.
preview-cancel = La Protezione Imperiale annulla { $cards }.
preview-short = { $card }: <b>{ $missing ->
        [one] manca { $missing }
       *[other] mancano { $missing }
    }</b>. Allora { $ways ->
        [builders-fort] Costruttori +1, o la Fortificazione, o
        [builders-bare] Costruttori +1, o
        [no-fort] sacrifichi la Fortificazione, o cedi
       *[no-bare] cedi
    } { $missing ->
        [one] una carta a { $player }
       *[other] { $missing } carte a { $player }
    }.
preview-short-fatal = { $card }: <b>{ $missing ->
        [one] manca { $missing }
       *[other] mancano { $missing }
    }</b>, e { $number ->
        [0] non ti restano carte
        [one] ti resta una carta
       *[other] ti restano { $number } carte
    }: rischi la sconfitta.
preview-powder = { $card }: perdi le carte schierate e la Fortificazione, ma non la mano.
preview-stolen = Infiltrazione: { $player } <b>ruba a caso</b> una carta tra { $cards }.
preview-nothing-stolen = Infiltrazione: non hai carte Base da rubare.
preview-caught = Infiltrazione: la tua Ronda la sorprende, e puoi rubare tu una carta a { $player }.
preview-thieves = Infiltrazione: i tuoi Ladri possono ignorarla.
preview-deployed-lost = Quel che hai schierato si perde comunque: { $cards }.
preview-last-card = <b>Attenzione</b>: resti senza carte e senza Fortificazione.
preview-sacrifice = Perdi { $card }, che vale { $value } per questa difesa.
preview-still-missing = { $number ->
        [one] Manca ancora <b>{ $number }</b>
       *[other] Mancano ancora <b>{ $number }</b>
    }.
preview-repelled = L'attacco è respinto.
preview-limit-one = Senza mura usi solo carte fino a 1, e ricominci da Scudi.
preview-pay = Cedi a { $player } { $number ->
        [one] <b>una carta</b> a tua scelta
       *[other] <b>{ $number } carte</b> a tua scelta
    }{ $fort ->
        [yes] ; la Fortificazione resta
       *[no] { "" }
    }.
preview-pay-hand = Cedi a { $player } <b>tutta la mano</b>{ $fort ->
        [yes] ; la Fortificazione resta
       *[no] { "" }: <b>è la sconfitta</b>
    }.
preview-pay-all = Le tue carte non bastano: a { $player } va tutto, { $fort ->
        [yes] perdi anche le mura:
       *[no] e non hai mura:
    } <b>è la sconfitta</b>.
preview-sacrifice-all = Non ti restano né carte né mura: <b>è la sconfitta</b>.
preview-pay-seen = Le carte passano a faccia in giù: le vedete solo tu e { $player }.
preview-steal = Prendi a caso una carta Base di { $player }, che ne ha { $number }.
preview-guild-spent = La Gilda si esaurisce: se arrivasse l'Inverno, <b>{ $before }→{ $after }</b> punti.
preview-no-guild = La tua Gilda resta pronta: un punto, se arriva l'Inverno.
preview-leave-counter = Non rubi niente.
preview-leave-offer = Non peschi.
preview-leave-plague = Non peschi; La Peste resta in gioco fino al tuo prossimo turno.
preview-leave-trade = Non compri niente: l'Azione è spesa.
preview-look = Vedi { $number ->
        [0] la mano vuota
        [one] la carta
       *[other] le { $number } carte
    } di { $player }; nessun altro le vede.
preview-then-action = Poi fai la tua Azione.
preview-ally = { $player } può pescare una carta Base.
preview-end-talk = Il colloquio con { $player } finisce, poi passi una carta.

## Come si è vinto

reckoning-kind-fort = Fortificazione
reckoning-kind-imperial = Carte Imperiali
reckoning-kind-guild = Gilda
reckoning-kind-partner = Punti dell'alleato
reckoning-conquest = Ha conquistato la Casata di { $player }.
reckoning-fortification = Fortificazione: { $card }
reckoning-imperial = Carte Imperiali in mano: { $cards }
reckoning-guild = { $guild }, non esaurita
reckoning-partner = I punti di { $player }

## L'introduzione

intro-ring = Tre Casate in cerchio: la tua è in basso. A sinistra c'è quella che assedi, a destra quella che assedia te, e così tutt'intorno. Delle altre vedi le mura e il dorso delle carte in mano, nero o dorato.
intro-fortify = A ogni turno fai una sola Azione. Cominciamo dalle mura: Scudi, poi Palizzate, Torre e Fortezza, un gradino alla volta. Sono loro a decidere che cosa puoi usare: carte che valgono al massimo uno in più. Costruisci gli Scudi.
intro-attack = Nel primo giro nessuno attacca; adesso si può. L'attacco si posa coperto davanti alla Casata a sinistra e aspetta il suo turno: lei ne vede solo il dorso. Attacca con i Soldati.
intro-waits = Il vicino non si è difeso: ha tenuto le mura e ti ha ceduto una carta. Intanto da destra hanno posato un attacco contro di te. Prima di scoprirlo schieri la difesa; accanto al muro leggi che cosa fermerebbe. Schiera la Ronda.
intro-reveal = Difesa 1: fermi i Soldati ma non i Cavalieri, e la Ronda sorprende un'Infiltrazione. Meglio non esagerare: quel che schieri si perde comunque. Scopri l'attacco.
intro-short = Cavalieri! Manca 1. Puoi sacrificare le mura, oppure tenerle e cedere tante carte quante ne mancano, scelte da te. Tieni le mura e cedi il bottino.
intro-imperial = Hai ceduto una carta a tua scelta, e la guerra è andata avanti. In cambio di due carte puoi prenderne una Imperiale, dal dorso dorato: sono le più forti, e in mano valgono un punto l'una. Prendi una carta Imperiale.
intro-seasons = Quando il mazzo Base finisce arriva l'Autunno; quando finisce ancora arriva l'Inverno, e vince chi ha più punti tra mura, carte Imperiali e Gilda. Ma si può vincere prima, se il vicino resta senza difese. Attacca con i Cavalieri.
intro-conquest = Il vicino non ha retto, e non gli resta più niente. Senza carte e senza mura una Casata cade, e vince chi l'ha assediata: tu. Adesso gioca sul serio.

### Cavern Tavern: le parole della pagina, italiano: che cosa dicono le carte per scherzo, e le note.

## Ordini

flavour-doorstep-nip = Uno per la strada. La strada è lunga quattro passi.
flavour-button-popper = Servito con ago e filo.
flavour-barefoot-punch = Pigiato alla vecchia maniera. Meglio non chiedere.
flavour-pantry-raider = Tutto quel che restava, e un po' di quel che non restava.
flavour-aunts-secret = La ricetta la sanno tutti. Nessuno lo dica alla zia.
flavour-apple-thief = Più buono se il frutteto è del vicino.
flavour-harvest-moonlet = Mezza luna: l'altra metà se la sono mangiata.
flavour-hopping-gnome = Tenere il coperchio finché non arriva al tavolo.
flavour-honest-copper = Costa poco e, per una volta, lo ammette.
flavour-widows-wink = Sesto marito non compreso.
flavour-deserters-cup = Si beve in piedi, con un occhio alla porta.
flavour-tax-collector = Un sorso su dieci torna alla casa.
flavour-broken-oath = «Mai più», ora in forma liquida.
flavour-hangmans-day-off = Allenta il colletto.
flavour-kings-ransom = Il re può aspettare. Questo no.
flavour-five-crowns = Una per regno, e nemmeno una dritta.
flavour-silver-sigh = Da sorseggiare guardando fuori dalla finestra.
flavour-last-leaf = Cade nel bicchiere da sola. Basta aspettare.
flavour-moon-on-a-leash = Non mollare il cordino.
flavour-polite-refusal = L'unico bicchiere che ti insulta in versi.
flavour-thousand-autumns = Invecchiato novecentonovantanove anni. Ci siamo quasi.
flavour-glass-harp = Prima si suona, poi si beve.
flavour-starfall = Esprimi un desiderio, poi fai spazio.
flavour-long-farewell = Un elfo ci mette tre ore ad andarsene. Ecco perché.
flavour-short-fuse = Bere prima che arrivi al tappo.
flavour-beard-oil = Quel che si versa non va sprecato.
flavour-anvil-lullaby = Dormirai. Non sarai tu a scegliere quando.
flavour-cave-in = Viene giù tutto insieme.
flavour-mother-lode = Sul fondo c'è una pepita. Attenti ai denti.
flavour-grudge-on-the-rocks = Da offrire a un cugino.
flavour-molten-handshake = Sigilla gli affari e quasi tutte le ferite.
flavour-deepest-gallery = Il fondo di questo boccale non l'ha mai visto nessuno.
flavour-dew-thief = Raccolta all'alba, nei giardini altrui.
flavour-mossy-pillow = Morbido, verde e un pochino vivo.
flavour-poachers-alibi = È stato qui tutta la sera. Chiedete al bicchiere.
flavour-nettle-kiss = Pizzica per una settimana.
flavour-fox-at-midnight = Quando la noti, è già sparita.
flavour-singing-root = Se tenta l'acuto, abbassati.
flavour-rain-dancer = Serve un ombrello. Due, se fai il bis.
flavour-heart-of-the-thicket = Dentro è dolce. Il difficile è arrivarci.
flavour-pebble-fizz = Frizza davvero. E il sasso è vero.
flavour-bridge-toll = Si paga, si beve, si passa. In quest'ordine.
flavour-two-left-feet = Ballare è facoltativo, e inevitabile.
flavour-mud-duchess = Nobile sul fondo, palude in superficie.
flavour-loud-whisper = Un segreto per tutta la sala.
flavour-swamp-lantern = Segui la lucina. Anzi, meglio di no.
flavour-black-knight = Arriva in silenzio, se ne va col tavolo.
flavour-sleeping-boulder = Servire piano. Ma proprio piano.

## Oggetti

flavour-sand-clock = Il tempo inciampa.
flavour-hammer = Un colpo sul tavolo, e i boccali ballano.
flavour-bracelet = Tintinna, e loro scordano che cosa avevano in mano.
flavour-dragons-claw = Mai puntarlo verso di sé.
flavour-glass-of-strongcliff = Mentre tutti guardano il calice…
flavour-dwarven-mug = Un brindisi! A chi, si vedrà.
flavour-clover = Quattro foglie, una disegnata.
flavour-loaded-die = Cade come gli si dice.
flavour-crooked-mirror = Il su è giù, e più bello.
flavour-goblin-shim = Una cosa da poco sotto la gamba corta.
flavour-lucky-boot = Un calcio al tavolo e la faccia innocente.
flavour-hourly-helper = Pagato a ore, si sbriga a minuti.
flavour-bottomless-apron = I ripiani bassi ci finiscono dentro da soli.
flavour-top-shelf-ladder = Mancano tre pioli, nessuno importante.
flavour-smugglers-coat = Più tasche che bottoni.
flavour-alchemists-thimble = Una pozione. Piccola.
flavour-grandmas-funnel = Nessuno se ne accorge.
flavour-silver-tongue = «In ritardo? Eri tu in anticipo.»
flavour-warm-slippers = Per i piedi di Nasty.
flavour-forged-excuse = Firmata da tua madre, due volte.
flavour-wobbly-stool = Stringetevi un po'.
flavour-singing-ladle = Conosce solo canti da osteria.
flavour-bewitched-mop = Non seguirlo fuori.
flavour-tip-jar = Scuotilo dove lo sentono tutti.
flavour-chalk-and-sponge = Quel che era scritto non è più scritto.

## Personaggi

flavour-bodo-quicklatch = Mani piccole, tasche grandi, coscienza pulita.
flavour-marten-vail = Ha lasciato l'esercito con una medaglia e un mazzo segnato.
flavour-saelwyn = Il tempo è una diceria messa in giro dagli umani.
flavour-grunda-ironkettle = Pulisce come se il pavimento le dovesse dei soldi.
flavour-keishara = Sa cosa cresce, cosa cura e cosa rende.
flavour-mugg-underbridge = Non spinge. È la stanza che si sposta.

## Nasty Comanda

flavour-barrel-parade = Falle rotolare, con calma.
flavour-stocktaking = Conta tutto. Due volte.
flavour-top-shelf = Non per te. Per me.
flavour-middle-shelf = No, l'altro mezzo.
flavour-lost-ring = Dev'essere da qualche parte in basso.
flavour-heavy-lifting = Due mani per fusto.
flavour-fetch-my-tonic = Il Mago sa quale.
flavour-wizards-rent = Ricordaglielo. Poi ricordaglielo ancora.
flavour-my-office-now = E pulisciti i piedi.
flavour-drinks-on-you = Strano, avevi l'aria generosa.
flavour-matching-pair = Mi piace la simmetria.
flavour-tasting-tray = Un sorso di questo, un sorso di quello.
flavour-the-fine = Per aver respirato vicino alla cassa.
flavour-empty-pockets = Quello è mio, ne sono certo.
flavour-prove-yourself = Almeno una volta.

## Incarichi segreti

flavour-small-feet-big-tips = Fanno sempre il bis.
flavour-kings-coin = Contale, poi mordile.
flavour-silver-service = Inchinati, ma non troppo.
flavour-family-discount = Nasty ha molti cugini. Nessuno sconto.
flavour-guests-of-the-wood = Attenzione allo scoiattolo.
flavour-reinforced-chairs = Pagano bene, e pagano anche le sedie.
flavour-tall-and-small = Un solo menù, due altezze.
flavour-two-kinds-of-elf = Mai allo stesso tavolo.
flavour-stone-and-thunder = Porta i boccali di pietra.
flavour-head-cook = Il cappello fa il cuoco. Anche la scottatura.
flavour-spotless = Si può mangiare per terra. Qualcuno già lo fa.
flavour-never-late = L'orologio è tuo; Nasty te lo presta soltanto.
flavour-big-tables = Più sedie, più bicchieri, più guai.

## Missioni dei Cinque Regni

flavour-wizards-dream = Ha visto la pace in una scodella di zuppa. Aiutalo prima che si freddi.
flavour-bread-for-the-border = Le pattuglie umane marciano a pancia piena, o non marciano.
flavour-the-green-envoy = Parla con gli alberi. Stasera deve parlare con Nasty.
flavour-stone-oath = Tre clan di nani, un tavolo, niente asce. In teoria.
flavour-under-the-bridge = I Trobit conoscono una strada che nessuno sorveglia. E hanno sete.
flavour-little-ears = Nessuno guarda in basso. Gli Halfling sentono tutto.
flavour-last-song-of-the-elves = Calici pieni, canto intonato.
flavour-five-at-one-table = Cinque popoli, e una sola saliera.
flavour-the-quiet-night = Niente urla, niente sedie, niente Nasty.
flavour-the-kings-supper = Viaggia in incognito. La corona un po' lo tradisce.
flavour-storm-on-the-hills = Il tetto perde, gli ospiti cantano. Ripara almeno uno dei due.
flavour-the-false-merchant = Scambia la sua merce prima che la venda alla guerra.
flavour-feast-of-two-forests = Elfi di entrambi i boschi in una stanza: nascondi le arpe.
flavour-the-debt = Qualcuno deve pagare i minatori. Nasty non sarà.
flavour-smoke-signals = Brucia l'arrosto un po' a sinistra. Gli esploratori lo vedranno.
flavour-the-polished-blade = È appesa sopra il camino. Non è un ornamento.
flavour-great-toast = Un brindisi così grande che serve il permesso.
flavour-the-hostage = È in cantina, e ha da ridire sul vino.
flavour-the-secret-road = Gente piccola, gente grossa, una mappa sul tovagliolo.
flavour-dawn-of-the-truce = Se all'una hanno mangiato tutti, alle due nessuno combatte.

## Incarichi della Stanza Segreta

flavour-peel-moon-onions = Piangono loro, non tu.
flavour-stir-the-slow-stew = È sul fuoco dall'inverno scorso.
flavour-bake-the-message-pie = Masticare piano.
flavour-bone-the-kraken = Non ha spine. Datti un contegno.
flavour-dine-with-spies = Ognuno assaggia dal piatto altrui.
flavour-feed-the-portrait = Gli occhi seguono il cucchiaio.
flavour-banquet-behind-the-curtain = Non hai visto nessuno.
flavour-trim-the-candles = Luce fioca, ma dona.
flavour-oil-the-hinges = Una porta segreta non cigola.
flavour-beat-the-tapestry = Chiedi scusa al cavallo.
flavour-sweep-out-the-secrets = Sotto il tappeto è pieno.
flavour-bribe-the-rats = Sanno tutto.
flavour-move-the-statue = Ieri è tornata al suo posto.
flavour-dig-the-escape-tunnel = Sbuca in dispensa.
flavour-keep-a-secret = Per ben dieci minuti.
flavour-sealed-letter = Non guardarla controluce. Di nuovo.
flavour-taste-for-poison = Piccoli sorsi.
flavour-tell-her-everything = Le piace la parte del secchio.
flavour-deal-marked-cards = Barano tutti, quindi è onesto.
flavour-double-draught = Gira a sinistra, strizza l'occhio, gira a destra.
flavour-broker-the-truce = Nessuno è contento: perfetto.

## Drink

flavour-drink-ambrosia = Un'Ambrosia, liscia.
flavour-drink-beer = Una Birra, quasi tutta schiuma.
flavour-drink-elixir = Un Elisir, a occhi chiusi.
flavour-drink-fruit = Una Frutta, spremuta a mano.
flavour-drink-herbs = Una manciata di Erbe, calda.
flavour-drink-liqueur = Un Liquore, senza domande.
flavour-drink-mead = Un Idromele, che ronza ancora.
flavour-drink-nectar = Un Nettare, due petali.
flavour-drink-rocks = Pietre. Soltanto Pietre.
flavour-drink-spirits = Un sorso di Distillati. Ti saluta.
flavour-drink-syrup = Uno Sciroppo, con calma.
flavour-drink-wine = Un Vino, versato al buio.

## Note su singole carte

order-hopping-gnome-note = Nome, punti, ritardo e penalità sono stampati nel libro; popolo e ingredienti sono nostri.
order-black-knight-note = Una recensione nomina la bevanda e dice che la ordinano i troll; il resto è nostro.
item-sand-clock-note = Il nome è stampato nel libro; quello che fa è nostro.
item-hammer-note = Il nome è stampato nel libro; quello che fa è nostro.
item-bracelet-note = Il nome è stampato nel libro; quello che fa è nostro.
item-dragons-claw-note = Il nome è stampato nel libro; quello che fa è nostro.
item-glass-of-strongcliff-note = Nome ed effetto sono stampati in un esempio del libro.
item-dwarven-mug-note = Il nome è stampato nel libro; quello che fa è nostro.
item-clover-note = Il nome è stampato nel libro; quello che fa è nostro.
character-bodo-quicklatch-note = Una recensione racconta questa abilità; il nome, e quello che vale in due, sono nostri.
character-saelwyn-note = Una recensione racconta questa abilità; il nome, e i punti per un ordine senza ritardo, sono nostri.
character-keishara-note = L'editore mostra il nome e il popolo; quello che fa è nostro.
assignment-wizards-dream-note = Il titolo è stampato nel libro; quello che chiede è nostro.
token-drink-ambrosia-note = Il libro dà 24 Drink e i loro punti; due per ogni ingrediente è la lettura naturale.
token-drink-beer-note = Il libro dà 24 Drink e i loro punti; due per ogni ingrediente è la lettura naturale.
token-drink-elixir-note = Il libro dà 24 Drink e i loro punti; due per ogni ingrediente è la lettura naturale.
token-drink-fruit-note = Il libro dà 24 Drink e i loro punti; due per ogni ingrediente è la lettura naturale.
token-drink-herbs-note = Il libro dà 24 Drink e i loro punti; due per ogni ingrediente è la lettura naturale.
token-drink-liqueur-note = Il libro dà 24 Drink e i loro punti; due per ogni ingrediente è la lettura naturale.
token-drink-mead-note = Il libro dà 24 Drink e i loro punti; due per ogni ingrediente è la lettura naturale.
token-drink-nectar-note = Il libro dà 24 Drink e i loro punti; due per ogni ingrediente è la lettura naturale.
token-drink-rocks-note = Il libro dà 24 Drink e i loro punti; due per ogni ingrediente è la lettura naturale.
token-drink-spirits-note = Il libro dà 24 Drink e i loro punti; due per ogni ingrediente è la lettura naturale.
token-drink-syrup-note = Il libro dà 24 Drink e i loro punti; due per ogni ingrediente è la lettura naturale.
token-drink-wine-note = Il libro dà 24 Drink e i loro punti; due per ogni ingrediente è la lettura naturale.
track-space-3-note = Dove Nasty chiama è stampato; i punti sono nostri.
track-space-6-note = Dove Nasty chiama è stampato; i punti sono nostri.
track-space-9-note = Dove Nasty chiama è stampato; i punti sono nostri.

## La taverna sulla pagina

page-tavern = La taverna
page-hall = Mensa
page-chamber = Stanza
page-deck = dal mazzo, { $number }
page-bottom = in fondo: { $orders }
page-bottom-many = { $number } noti in fondo
page-bottom-title = Il fondo del mazzo degli ordini, dall'alto:
page-known-to = noto a { $players }
page-known-too = noto a te e a { $players }
page-known-to-you = lo sai solo tu
page-hand-none = Nessun oggetto in mano.
page-hand-sure = In mano, da quel che hai visto: { $items }.
page-hand-may = { $number ->
        [one] In mano c'è uno di questi: { $items }.
       *[other] In mano ci sono { $number } di questi: { $items }.
    }
page-item-deck = mazzo { $number }
page-item-deck-sure = Nel mazzo, in un ordine che nessuno conosce: { $items }.
page-item-deck-may = Nel mazzo possono esserci: { $items }.
page-no-order = nessun ordine
page-no-task = nessun incarico
page-order = { $order }, { $race }: { $goods }. Punti per ritardo: { $points }. Dimenticato dopo { $patience } round: −{ $penalty }.
page-blocked-order = Bloccato dall'automa.
page-blocked-by = Bloccato dall'automa con { $dice }.
page-dice-of = Dadi di { $player }: { $dice }.
page-bonus = +{ $number } per te
page-zone = { $total ->
        [0] { $number ->
            [one] { $zone }, un dado
           *[other] { $zone }, { $number } dadi
        }
       *[other] { $zone }, { $total }
    }
page-zone-cellar-1 = Cantina
page-zone-cellar-2 = Cantina
page-zone-cellar-3 = Cantina
page-zone-cellar-4 = Cantina
page-zone-cellar-5 = Cantina
page-zone-cellar-6 = Cantina
page-zone-make-lunch = Pranzo a Nasty
page-zone-roast-the-meat = Arrostire la carne
page-zone-cook-dragon-eggs = Uova di drago
page-zone-wash-the-dishes = Lavare i piatti
page-zone-cut-the-meat = Tagliare la carne
page-zone-serve-dinner = Servire la cena
page-zone-wipe-the-tables = Pulire i tavoli
page-zone-mop-the-floor = Passare lo straccio
page-zone-prepare-the-rooms = Preparare le stanze
page-zone-chop-wood = Tagliare la legna
page-zone-fix-the-roof = Riparare il tetto
page-zone-entertain-the-guests = Intrattenere
page-zone-office = In su, un rivale giù
page-zone-replace-order = Cambiare un ordine
page-zone-item = Un oggetto su tre
page-zone-magic-potion = Pozione e oggetto
page-zone-mrs-nasty = Mrs. Nasty
page-one-of-two = una delle due
page-modifiers-left = { $number ->
        [one] un Modificatore nella riserva
       *[other] { $number } Modificatori nella riserva
    }
page-clock = Sono le { $time }: round { $number } di { $most }
page-round = round { $number } di { $most }
page-closes = ultimo round: 01:00
page-last-round = ultimo round
page-automa = I dadi dell'automa:
page-your-dice = I tuoi dadi
page-no-dice = dadi finiti
page-not-rolled = ancora da tirare
page-picked = Dadi scelti:
page-end = Finisci il turno
page-others = Gli altri giocatori
page-first = Primo Giocatore
page-white = dado bianco
page-goods = Ingredienti:
page-no-goods = dispensa vuota
page-no-open-order = nessun ordine aperto
page-late = { $number ->
        [0] Non è in ritardo.
        [one] È in ritardo di un round.
       *[other] È in ritardo di { $number } round.
    }
page-patience = { $number ->
        [one] ultimo round, poi va via
       *[other] aspetta { $number } round
    }
page-dice = Dadi da piazzare: { $dice }
page-own-tasks = Incarichi sulla plancia
page-quota = In solitario si vince con almeno { $number } punti alla fine.
page-goal = La meta
page-met = raggiunto
page-open = ancora da fare
page-mine = La tua plancia
page-board-of = La plancia di { $player }
page-serve = Servi
page-serve-not = Servire l'ordine: non ancora
page-serve-choosing = Scegli che cosa rimettere
page-items = Oggetti
page-of-most = { $number } di { $most }
page-dismiss = Scartala
page-uses = { $number ->
        [0] già usato
        [one] ancora una volta
       *[other] ancora { $number } volte
    }
page-character = { $character } ({ $number ->
        [0] già usato
        [one] ancora una volta
       *[other] ancora { $number } volte
    }): { $does }
page-secret = Incarico segreto, solo per te
page-secret-of = Incarico segreto
page-secret-now = Ora { $count }: { $points ->
        [0] nessun punto
        [one] un punto
       *[other] { $points } punti
    }
page-track-nasty = Tracciato di Nasty: { $number }.
page-track-nasty-to = Tracciato di Nasty: { $number }, poi { $then }.
page-track-kitchen = Tracciato della Cucina: { $number }.
page-track-kitchen-to = Tracciato della Cucina: { $number }, poi { $then }.
page-track-chores = Tracciato delle Faccende: { $number }.
page-track-chores-to = Tracciato delle Faccende: { $number }, poi { $then }.
page-track-cost = { $number ->
        [0] Non costa niente.
        [one] Alla fine costa un punto.
       *[other] Alla fine costa { $number } punti.
    }
page-unit = { $number ->
        [one] punto
       *[other] punti
    }
page-gist = round { $number } di { $most }, ore { $time }
page-move-end = Finisci il turno
page-move-deck = Pesca dal mazzo
page-move-serve-choosing = Servi, scegliendo
page-move-stop = Basta così
page-move-spend = Spendi tre Mrs. Nasty
page-move-no-ability = Tienilo per dopo
page-move-draw-says = Pesca Nasty Comanda
page-move-lack = Fanne a meno

## Che cosa farà la mossa

preview-takes = Prendi { $ingredient }
preview-returns = Rimetti { $ingredient }
preview-places = Piazzi { $dice }: { $zone }
preview-scores = { $number ->
        [one] Segni un punto
       *[other] Segni { $number } punti
    } ({ $account })
preview-loses = { $number ->
        [one] Perdi un punto
       *[other] Perdi { $number } punti
    } ({ $account })
preview-moves = Vai a { $number } sul { $track }
preview-first-player = Prendi il segnalino Primo Giocatore: cominci tu dal prossimo round
preview-takes-order = L'ordine { $order } è tuo, con il tuo segnalino nella Mensa
preview-draws-order = Peschi l'ordine { $order }
preview-trades-order = Ti liberi dell'ordine { $order }
preview-steals = Rubi a { $other }: { $ingredient }
preview-swaps = Dai a { $other } { $given } e prendi { $taken }
preview-plays-item = Giochi { $item }: poi è negli scarti
preview-discards-item = Scarti { $item }
preview-keeps-item = Tieni { $item }
preview-ability = Usi { $character }
preview-turns-die = Un { $die } diventa { $to }
preview-modifies = Spendi un Modificatore: un { $die } diventa { $to }
preview-gets-modifiers = { $number ->
        [one] Prendi un Modificatore
       *[other] Prendi { $number } Modificatori
    }
preview-gets-token = Ricevi il segnalino { $token }
preview-serves = Servi { $order }{ $late ->
        [0] { "" }
        [one] , con un round di ritardo
       *[other] , con { $late } round di ritardo
    }: { $points ->
        [one] un punto
       *[other] { $points } punti
    }
preview-serves-drink = Servi { $drink }
preview-saved-by-mrs-nasty = Mrs. Nasty mette una buona parola: niente Nasty Comanda
preview-says-done = { $says }: hai fatto quel che Nasty voleva
preview-says-dismissed = Ti liberi di { $says }
preview-drops-task = Scarti l'incarico { $task }
preview-character = Giochi { $character }
preview-missing = Per { $order } { $number ->
        [one] serve
       *[other] servono
    } ancora: { $goods }.
preview-complete = Avrai tutto per { $order }: servirlo ora vale { $points ->
        [one] un punto
       *[other] { $points } punti
    }.
preview-dice-left = { $number ->
        [0] Non ti restano dadi.
        [one] Ti resta un dado: { $dice }.
       *[other] Ti restano { $number } dadi: { $dice }.
    }
preview-offered = Poi ti si chiede di { $character }.
preview-track = Avanzi di uno sul { $track }.
preview-chance-serve = Nella Mensa arriva un ordine nuovo.
preview-chance-deck = Vedi l'ordine pescato, poi scegli quale della Mensa si scarta.
preview-chance-drop = Poi vedi gli ordini pescati, e ne metti uno al suo posto.
preview-chance = Il seguito lo decide la sorte, o qualcosa che ancora non si vede.
preview-chance-end = Tocca agli altri; il resto lo decide la sorte.

## Come sono nati i punti

reckoning-orders = { $orders ->
        [one] Un ordine servito
       *[other] { $orders } ordini serviti
    }{ $late ->
        [0] , mai in ritardo
        [one] , uno in ritardo
       *[other] , { $late } in ritardo
    }
reckoning-kitchen = Incarichi di Cucina (tracciato a { $kitchen })
reckoning-chores = Faccende (tracciato a { $chores })
reckoning-cards = Oggetti e personaggio
reckoning-chamber = Stanza Segreta
reckoning-forgotten = Ordini dimenticati
reckoning-fines = Multe di Nasty
reckoning-nasty = Tracciato di Nasty, spazio { $space }
reckoning-says = { $says ->
        [one] Una Nasty Comanda aperta
       *[other] { $says } Nasty Comanda aperte
    }
reckoning-ingredients = { $goods ->
        [one] Un ingrediente in dispensa
       *[other] { $goods } ingredienti in dispensa
    }
reckoning-secret = Incarico segreto: { $secret }

## L'introduzione

intro-tavern = Questa è la taverna di Nasty, con le sue sei aree. Avete dieci round, dalle dieci di sera all'una: vince chi ha più punti. Ognuno ha quattro dadi e quattro ingredienti per cominciare: i tuoi sono qui, accanto alla taverna.
intro-order = Prima di tutto serve un cliente. Nella Mensa ogni foglietto dice che cosa chiede, quanto vale subito e per quanti round aspetta. Saltabottone vuole due Frutta e un Idromele: una Frutta l'hai già. Prendilo.
intro-cellar = Ora un dado. In Cantina ogni zona vuole la sua somma esatta, e dà uno dei suoi due ingredienti. L'Idromele sta alla 3, e tu hai un 3.
intro-take = Idromele o Nettare? Al tuo cliente serve l'Idromele. I cerchi sull'ordine dicono che cosa hai già e che cosa manca.
intro-task = Anche gli altri hanno giocato. Più dadi insieme fanno di più: 5 e 3 fanno 8, e Pulire i tavoli dà la Frutta che manca, 2 punti e un passo sul tracciato delle Faccende. Da 3 in su quel tracciato rende.
intro-serve = Hai tutto: servi! Nello stesso round vale 6 punti. Un round dopo ne varrebbe 3, poi 1, e dimenticarlo ne costerebbe 6.
intro-office = Ti resta un dado da 1. In Ufficio ne basta uno qualsiasi: tu risali sul tracciato di Nasty, e un rivale scende.
intro-nasty = Di chi sparli? Chi arriva a 3, 6 o 9 viene chiamato: finché non fa quel che Nasty comanda, Cucina e Faccende gli sono chiuse. Il terzo giocatore è in testa.
intro-round = Finiti i dadi, finisce il round. Chi ha ancora un ordine aperto scende verso Nasty, e l'ordine vale meno: guarda la scaletta dei punti. Si tirano di nuovo i dadi e si ricomincia. Oggetti, personaggio e incarico segreto stanno sulla tua plancia. Buon lavoro!

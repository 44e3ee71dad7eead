### Cavern Tavern: nomi e testi di carte e spazi, italiano. I nomi seguono gli id di content/*.toml.

## Ingredienti, popoli, luoghi

ingredient-ambrosia = Ambrosia
ingredient-beer = Birra
ingredient-elixir = Elisir
ingredient-fruit = Frutta
ingredient-herbs = Erbe
ingredient-liqueur = Liquore
ingredient-mead = Idromele
ingredient-nectar = Nettare
ingredient-rocks = Pietre
ingredient-spirits = Distillati
ingredient-syrup = Sciroppo
ingredient-wine = Vino
ingredient-potion = Pozione Magica
ingredient-times = { $number ->
        [one] { $kind }
       *[other] { $number } { $kind }
    }
either = { $one } o { $other }
either-more = { $one }, { $other }
race-halfling = Halfling
race-human = Umani
race-elf = Elfi
race-dwarf = Nani
race-green-elf = Elfi Verdi
race-trobit = Trobit
race-halfling-of = Halfling
race-human-of = Umani
race-elf-of = Elfi
race-dwarf-of = Nani
race-green-elf-of = Elfi Verdi
race-trobit-of = Trobit
area-cellar = la Cantina
area-kitchen = la Cucina
area-chores = le Faccende
area-workshop = il Laboratorio
area-office = l'Ufficio
area-chamber = la Stanza Segreta
area-cellar-of = della Cantina
area-kitchen-of = della Cucina
area-chores-of = delle Faccende
area-workshop-of = del Laboratorio
area-office-of = dell'Ufficio
area-chamber-of = della Stanza Segreta
track-nasty = tracciato di Nasty
track-kitchen = tracciato della Cucina
track-chores = tracciato delle Faccende
zone-cellar-1 = Cantina 1
zone-cellar-2 = Cantina 2
zone-cellar-3 = Cantina 3
zone-cellar-4 = Cantina 4
zone-cellar-5 = Cantina 5
zone-cellar-6 = Cantina 6
zone-make-lunch = Preparare il pranzo a Nasty
zone-roast-the-meat = Arrostire la carne
zone-cook-dragon-eggs = Cucinare uova di drago
zone-wash-the-dishes = Lavare i piatti
zone-cut-the-meat = Tagliare la carne
zone-serve-dinner = Servire la cena
zone-wipe-the-tables = Pulire i tavoli
zone-mop-the-floor = Passare lo straccio
zone-prepare-the-rooms = Preparare le stanze
zone-chop-wood = Tagliare la legna
zone-fix-the-roof = Riparare il tetto
zone-entertain-the-guests = Intrattenere gli ospiti
zone-office = Parlare con Nasty
zone-replace-order = Sostituire un ordine
zone-item = Oggetto
zone-magic-potion = Pozione Magica
zone-chamber-1 = Stanza Segreta, primo incarico
zone-chamber-2 = Stanza Segreta, secondo incarico
zone-chamber-3 = Stanza Segreta, terzo incarico
zone-mrs-nasty = Parlare con Mrs. Nasty
zone-own-1 = il tuo primo incarico
zone-own-2 = il tuo secondo incarico
zone-own-3 = il tuo terzo incarico

## Che cosa fanno le carte

effect-points = { $number ->
        [one] segna un punto
       *[other] segna { $number } punti
    }
effect-gain = prendi { $kinds }
effect-gain-of = prendi { $number } di questi: { $kinds }
effect-gain-different-of = prendi { $number } diversi fra questi: { $kinds }
effect-gain-any = { $number ->
        [one] prendi un ingrediente qualsiasi
       *[other] prendi { $number } ingredienti qualsiasi
    }
effect-gain-different = prendi { $number } ingredienti diversi
effect-gain-zone = { $number ->
        [one] prendi un ingrediente di quella zona
       *[other] prendi { $number } ingredienti di quella zona
    }
effect-gain-potion = { $number ->
        [one] prendi una Pozione Magica
       *[other] prendi { $number } Pozioni Magiche
    }
effect-exchange = { $number ->
        [one] cambia un tuo ingrediente con un altro qualsiasi
       *[other] cambia fino a { $number } tuoi ingredienti con altri qualsiasi
    }
effect-steal = { $number ->
        [one] ruba un ingrediente a un rivale
       *[other] ruba fino a { $number } ingredienti ai rivali
    }
effect-swap = { $number ->
        [one] scambia un ingrediente con un rivale
       *[other] scambia fino a { $number } ingredienti con i rivali, uno contro uno
    }
effect-rival-gain = { $number ->
        [one] un rivale a tua scelta prende un ingrediente qualsiasi
       *[other] un rivale a tua scelta prende { $number } ingredienti qualsiasi
    }
effect-draw-items = { $number ->
        [one] pesca un oggetto
       *[other] pesca { $number } oggetti, tienine { $kept }
    }
effect-nasty-up = sali di { $number } sul tracciato di Nasty
effect-nasty-down = scendi di { $number } sul tracciato di Nasty
effect-rival-nasty = un rivale a tua scelta scende di { $number } sul tracciato di Nasty
effect-dismiss-says = { $number ->
        [one] scarta una tua Nasty Comanda
       *[other] scarta fino a { $number } tue Nasty Comanda
    }
effect-die-set = { $number ->
        [one] metti un tuo dado sulla faccia che vuoi
       *[other] metti fino a { $number } tuoi dadi sulla faccia che vuoi
    }
effect-die-shift = { $number ->
        [one] cambia un tuo dado di { $most } al massimo
       *[other] cambia fino a { $number } tuoi dadi, ciascuno di { $most } al massimo
    }
effect-die-flip = { $number ->
        [one] capovolgi un tuo dado
       *[other] capovolgi fino a { $number } tuoi dadi
    }
effect-die-reroll = { $number ->
        [one] ritira un tuo dado
       *[other] ritira fino a { $number } tuoi dadi
    }
effect-extra-die = { $number ->
        [one] tira un dado in più, tuo per questo round
       *[other] tira { $number } dadi in più, tuoi per questo round
    }
effect-rival-reroll = { $number ->
        [one] ritira un dado non piazzato di un rivale
       *[other] ritira fino a { $number } dadi non piazzati di un rivale
    }
effect-extra-placement = { $number ->
        [one] in questo turno puoi piazzare dadi una volta in più
       *[other] in questo turno puoi piazzare dadi { $number } volte in più
    }
effect-share-space = il tuo prossimo piazzamento in questo turno può usare uno spazio occupato
effect-task-bonus = { $task-id ->
        [kitchen] un incarico di Cucina
        [chore] una Faccenda
       *[any] un incarico di Cucina o una Faccenda
    } in questo turno dà { $number ->
        [one] un punto in più
       *[other] { $number } punti in più
    }
effect-order-bonus = un ordine servito in questo turno dà { $number ->
        [one] un punto in più
       *[other] { $number } punti in più
    }
effect-order-discount = { $number ->
        [one] a un ordine servito in questo turno può mancare un ingrediente
       *[other] a un ordine servito in questo turno possono mancare fino a { $number } ingredienti
    }
effect-late-ignore = un ordine servito in questo turno conta { $number ->
        [one] un round di ritardo in meno
       *[other] fino a { $number } round di ritardo in meno
    }{ $points ->
        [0] { "" }
       *[other] ; se non era in ritardo, segna { $points } punti
    }
effect-late-ignore-race = un ordine di { $race } conta { $number ->
        [one] un round di ritardo in meno
       *[other] fino a { $number } round di ritardo in meno
    }{ $points ->
        [0] { "" }
       *[other] ; se non era in ritardo, segna { $points } punti
    }
effect-order-swap = cambia il tuo ordine aperto con uno della Mensa, come appena preso
effect-first-player = prendi il segnalino Primo Giocatore
effect-modifiers = { $number ->
        [one] prendi un Modificatore
       *[other] prendi { $number } Modificatori
    }
effect-replace-order = scarta un ordine della Mensa, pescane { $number } e mettine uno
effects-then = { $one }; { $other }
effects-or = { $one }, oppure { $other }
effect-more-points = segna { $number ->
        [one] un punto in più
       *[other] { $number } punti in più
    }
effect-late-now = conta { $number ->
        [one] un round di ritardo in meno
       *[other] fino a { $number } round di ritardo in meno
    }{ $points ->
        [0] { "" }
       *[other] ; se non è in ritardo, segna { $points } punti
    }
trigger-own-turn = nel tuo turno: { $does }
trigger-serve = quando servi un ordine: { $does }
trigger-serve-race = quando servi un ordine di { $race }: { $does }
trigger-task = quando fai { $task-id ->
        [kitchen] un incarico di Cucina
        [chore] una Faccenda
       *[any] un incarico di Cucina o una Faccenda
    }: { $does }
trigger-rival-cellar = quando un rivale usa una zona della Cantina dove hai dadi (in due: qualsiasi zona): { $does }

## Che cosa chiedono le carte

condition-use = usa { $where } { $number ->
        [one] una volta
       *[other] { $number } volte
    }{ $dice ->
        [0] { "" }
       *[other] , ogni volta con { $dice } o più dadi
    }
condition-use-zones = usa { $number ->
        [one] una volta
       *[other] { $number } volte
    }: { $where }{ $dice ->
        [0] { "" }
       *[other] , ogni volta con { $dice } o più dadi
    }
condition-use-different = usa { $number } zone diverse { $where }{ $dice ->
        [0] { "" }
       *[other] , ogni volta con { $dice } o più dadi
    }
condition-use-different-zones = usa { $number } zone diverse fra queste: { $where }{ $dice ->
        [0] { "" }
       *[other] , ogni volta con { $dice } o più dadi
    }
condition-use-kitchen = fai { $number ->
        [one] un incarico di Cucina
       *[other] { $number } incarichi di Cucina
    }{ $dice ->
        [0] { "" }
       *[other] { " " }({ $where }), ogni volta con { $dice } o più dadi
    }
condition-use-chores = fai { $number ->
        [one] una Faccenda
       *[other] { $number } Faccende
    }{ $dice ->
        [0] { "" }
       *[other] { " " }({ $where }), ogni volta con { $dice } o più dadi
    }
condition-serve = { $what-id ->
        [peoples] servi clienti di { $number } popoli diversi
       *[orders] servi { $number ->
            [one] un ordine
           *[other] { $number } ordini
        }
    }{ $whose-id ->
        [named] { " " }di { $races }
       *[all] { "" }
    }{ $least ->
        [0] { "" }
       *[other] { " " }da { $least } o più ingredienti
    }{ $late ->
        [-1] { "" }
        [0] { " " }senza ritardo
       *[other] , in ritardo di { $late } al massimo
    }
condition-pay-ingredients = paga { $number ->
        [one] un ingrediente
       *[other] { $number } { $shape-id ->
            [same] ingredienti uguali
            [distinct] ingredienti diversi
           *[any] ingredienti qualsiasi
        }
    }
condition-pay-points = { $number ->
        [one] paga un punto
       *[other] paga { $number } punti
    }
condition-discard-items = { $number ->
        [one] scarta un oggetto
       *[other] scarta { $number } oggetti
    }
condition-play-items = { $number ->
        [one] gioca un oggetto
       *[other] gioca { $number } oggetti
    }
condition-track-at = arriva a { $number } sul { $track }
condition-nasty-at-most = finisci a { $number } o meno sul tracciato di Nasty
condition-points-at-least = finisci con almeno { $number } punti
conditions-and = { $one }; { $other }
conditions-or = { $one }, oppure { $other }
secret-counts-orders = { $what-id ->
        [peoples] popoli diversi
       *[orders] ordini
    }{ $whose-id ->
        [named] { " " }di { $races }
       *[all] { "" }
    }{ $least ->
        [0] { "" }
       *[other] { " " }da { $least } o più ingredienti
    } serviti{ $late ->
        [-1] { "" }
        [0] { " " }senza ritardo
       *[other] { " " }in ritardo di { $late } al massimo
    }: { $tiers }
secret-counts-track = spazio raggiunto sul { $track }: { $tiers }
secret-counts-items = oggetti giocati: { $tiers }
secret-counts-use = quante volte hai usato { $where }: { $tiers }
tier = { $number } per { $points ->
        [one] un punto
       *[other] { $points } punti
    }

## Ordini

order-doorstep-nip = Goccetto sull'Uscio
order-button-popper = Saltabottone
order-barefoot-punch = Punch a Piedi Nudi
order-pantry-raider = Razziadispensa
order-aunts-secret = Il Segreto della Zia
order-apple-thief = Ladro di Mele
order-harvest-moonlet = Lunetta del Raccolto
order-hopping-gnome = Gnomo Saltellante
order-honest-copper = Soldo Onesto
order-widows-wink = Occhiolino della Vedova
order-deserters-cup = Coppa del Disertore
order-tax-collector = L'Esattore
order-broken-oath = Giuramento Infranto
order-hangmans-day-off = Il Boia è in Ferie
order-kings-ransom = Riscatto del Re
order-five-crowns = Cinque Corone
order-silver-sigh = Sospiro d'Argento
order-last-leaf = Ultima Foglia
order-moon-on-a-leash = Luna al Guinzaglio
order-polite-refusal = Cortese Rifiuto
order-thousand-autumns = Mille Autunni
order-glass-harp = Arpa di Vetro
order-starfall = Pioggia di Stelle
order-long-farewell = Il Lungo Commiato
order-short-fuse = Miccia Corta
order-beard-oil = Olio da Barba
order-anvil-lullaby = Ninnananna d'Incudine
order-cave-in = La Frana
order-mother-lode = Filone d'Oro
order-grudge-on-the-rocks = Rancore con Pietre
order-molten-handshake = Stretta di Lava
order-deepest-gallery = L'Ultima Galleria
order-dew-thief = Ladra di Rugiada
order-mossy-pillow = Cuscino di Muschio
order-poachers-alibi = Alibi del Bracconiere
order-nettle-kiss = Bacio d'Ortica
order-fox-at-midnight = Volpe a Mezzanotte
order-singing-root = Radice Canterina
order-rain-dancer = Danza della Pioggia
order-heart-of-the-thicket = Cuore del Roveto
order-pebble-fizz = Sassolino Frizzante
order-bridge-toll = Pedaggio del Ponte
order-two-left-feet = Due Piedi Sinistri
order-mud-duchess = Duchessa di Fango
order-loud-whisper = Sussurro Fragoroso
order-swamp-lantern = Lanterna di Palude
order-black-knight = Cavaliere Nero
order-sleeping-boulder = Macigno Addormentato

## Oggetti

item-sand-clock = Clessidra
item-hammer = Martello
item-bracelet = Bracciale
item-dragons-claw = Artiglio di Drago
item-glass-of-strongcliff = Calice di Strongcliff
item-dwarven-mug = Boccale Nanico
item-clover = Quadrifoglio
item-loaded-die = Dado Truccato
item-crooked-mirror = Specchio Storto
item-goblin-shim = Zeppa del Goblin
item-lucky-boot = Stivale Fortunato
item-hourly-helper = Garzone a Ore
item-bottomless-apron = Grembiule Senza Fondo
item-top-shelf-ladder = Scala per i Piani Alti
item-smugglers-coat = Pastrano da Contrabbando
item-alchemists-thimble = Ditale dell'Alchimista
item-grandmas-funnel = Imbuto della Nonna
item-silver-tongue = Lingua d'Argento
item-warm-slippers = Pantofole Calde
item-forged-excuse = Giustificazione Falsa
item-wobbly-stool = Sgabello Zoppo
item-singing-ladle = Mestolo Canterino
item-bewitched-mop = Spazzolone Stregato
item-tip-jar = Barattolo delle Mance
item-chalk-and-sponge = Gesso e Spugna

## Personaggi

character-bodo-quicklatch = Bodo Quicklatch
character-marten-vail = Marten Vail
character-saelwyn = Saelwyn delle Ore Tarde
character-grunda-ironkettle = Grunda Ironkettle
character-keishara = Keishara
character-mugg-underbridge = Mugg Underbridge

## Nasty Comanda

says-barrel-parade = Parata di Botti
says-stocktaking = Inventario
says-top-shelf = La Roba Buona
says-middle-shelf = Spolvera il Ripiano di Mezzo
says-lost-ring = Mi è Caduto l'Anello
says-heavy-lifting = Lavoro di Schiena
says-fetch-my-tonic = Portami il Tonico
says-wizards-rent = Il Mago Deve l'Affitto
says-my-office-now = Nel Mio Ufficio, Subito
says-drinks-on-you = Offri Tu
says-matching-pair = Uno per Mano
says-tasting-tray = Vassoio d'Assaggio
says-the-fine = Una Piccola Multa
says-empty-pockets = Vuota le Tasche
says-prove-yourself = Renditi Utile

## Incarichi segreti

secret-small-feet-big-tips = Piedi Piccoli, Mance Grandi
secret-kings-coin = Le Monete del Re
secret-silver-service = Servizio d'Argento
secret-family-discount = Sconto Famiglia
secret-guests-of-the-wood = Ospiti del Bosco
secret-reinforced-chairs = Sedie Rinforzate
secret-tall-and-small = Alti e Bassi
secret-two-kinds-of-elf = Elfi di Tutti i Tipi
secret-stone-and-thunder = Pietra e Tuono
secret-head-cook = Capocuoco
secret-spotless = Tirato a Lucido
secret-never-late = Mai in Ritardo
secret-big-tables = Tavolate

## Missioni dei Cinque Regni

assignment-wizards-dream = Il Sogno del Mago
assignment-bread-for-the-border = Pane per il Confine
assignment-the-green-envoy = L'Inviata Verde
assignment-stone-oath = Il Giuramento di Pietra
assignment-under-the-bridge = Sotto il Ponte
assignment-little-ears = Orecchie Piccole
assignment-last-song-of-the-elves = L'Ultimo Canto degli Elfi
assignment-five-at-one-table = Cinque allo Stesso Tavolo
assignment-the-quiet-night = Una Notte Tranquilla
assignment-the-kings-supper = La Cena del Re
assignment-storm-on-the-hills = Tempesta sulle Colline
assignment-the-false-merchant = Il Falso Mercante
assignment-feast-of-two-forests = La Festa dei Due Boschi
assignment-the-debt = Il Debito
assignment-smoke-signals = Segnali di Fumo
assignment-the-polished-blade = La Lama Lucidata
assignment-great-toast = Il Grande Brindisi
assignment-the-hostage = L'Ostaggio
assignment-the-secret-road = La Strada Segreta
assignment-dawn-of-the-truce = L'Alba della Tregua

## Incarichi della Stanza Segreta

task-peel-moon-onions = Sbuccia le Cipolle Lunari
task-stir-the-slow-stew = Mescola lo Stufato Lento
task-bake-the-message-pie = Inforna la Torta col Messaggio
task-bone-the-kraken = Spina il Kraken
task-dine-with-spies = A Cena con le Spie
task-feed-the-portrait = Dai da Mangiare al Ritratto
task-banquet-behind-the-curtain = Banchetto dietro la Tenda
task-trim-the-candles = Spunta le Candele
task-oil-the-hinges = Olia i Cardini
task-beat-the-tapestry = Batti l'Arazzo
task-sweep-out-the-secrets = Spazza Via i Segreti
task-bribe-the-rats = Corrompi i Topi
task-move-the-statue = Sposta la Statua
task-dig-the-escape-tunnel = Scava il Cunicolo
task-keep-a-secret = Mantieni un Segreto
task-sealed-letter = Consegna la Lettera Sigillata
task-taste-for-poison = Assaggia per il Veleno
task-tell-her-everything = Racconta Tutto alla Signora
task-deal-marked-cards = Dai le Carte Segnate
task-double-draught = Distilla la Doppia Dose
task-broker-the-truce = Negozia la Tregua

## Segnalini della Stanza Segreta

token-modifier = Modificatore
token-mrs-nasty = Mrs. Nasty
token-drink-ambrosia = Rincorrinuvole
token-drink-beer = Eroe da Mezza Pinta
token-drink-elixir = Lampo Blu
token-drink-fruit = Goccia di Frutteto
token-drink-herbs = Tisana di Siepe
token-drink-liqueur = Gomito di Velluto
token-drink-mead = Ronzio Dorato
token-drink-nectar = Cicchetto di Petali
token-drink-rocks = Solo Pietre
token-drink-spirits = Sorso Fantasma
token-drink-syrup = Segreto Appiccicoso
token-drink-wine = Sipario di Cantina
drink-ambrosia = { token-drink-ambrosia } ({ ingredient-ambrosia })
drink-beer = { token-drink-beer } ({ ingredient-beer })
drink-elixir = { token-drink-elixir } ({ ingredient-elixir })
drink-fruit = { token-drink-fruit } ({ ingredient-fruit })
drink-herbs = { token-drink-herbs } ({ ingredient-herbs })
drink-liqueur = { token-drink-liqueur } ({ ingredient-liqueur })
drink-mead = { token-drink-mead } ({ ingredient-mead })
drink-nectar = { token-drink-nectar } ({ ingredient-nectar })
drink-rocks = { token-drink-rocks } ({ ingredient-rocks })
drink-spirits = { token-drink-spirits } ({ ingredient-spirits })
drink-syrup = { token-drink-syrup } ({ ingredient-syrup })
drink-wine = { token-drink-wine } ({ ingredient-wine })

## Il tracciato di Nasty

track-space-0 = 0
track-space-1 = 1
track-space-2 = 2
track-space-3 = 3
track-space-4 = 4
track-space-5 = 5
track-space-6 = 6
track-space-7 = 7
track-space-8 = 8
track-space-9 = 9
track-space-10 = 10

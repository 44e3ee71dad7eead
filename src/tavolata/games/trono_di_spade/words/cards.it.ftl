### Il Trono di Spade: nomi e testi di Casate, aree e carte, italiano. I nomi seguono gli id di content/*.toml.

## Le Case

house-stark = Casa Stark
house-greyjoy = Casa Greyjoy
house-lannister = Casa Lannister
house-baratheon = Casa Baratheon
house-tyrell = Casa Tyrell
house-martell = Casa Martell

## Le aree

area-blackwater = Acque Nere
area-castle-black = Castello Nero
area-crackclaw-point = Punta della Chela Spezzata
area-dornish-marches = Marche di Dorne
area-dragonstone = Roccia del Drago
area-flints-finger = Dito di Flint
area-greywater-watch = Torre delle Acque Grigie
area-harrenhal = Harrenhal
area-highgarden = Alto Giardino
area-karhold = Karhold
area-kings-landing = Approdo del Re
area-kingswood = Bosco del Re
area-lannisport = Lannisport
area-moat-cailin = Moat Cailin
area-oldtown = Vecchia Città
area-princes-pass = Passo del Principe
area-pyke = Pyke
area-riverrun = Delta delle Acque
area-salt-shore = Costa del Sale
area-seagard = Seagard
area-searoad-marches = Marche della Strada Costiera
area-starfall = Stelle al Tramonto
area-stoney-sept = Tempio di Pietra
area-storms-end = Capo Tempesta
area-sunspear = Lancia del Sole
area-the-arbor = Arbor
area-the-boneway = Via delle Ossa
area-the-eyrie = Nido dell'Aquila
area-the-fingers = Le Dita
area-the-mountains-of-the-moon = Montagne della Luna
area-the-reach = Altopiano
area-the-stony-shore = Costa Pietrosa
area-the-twins = Torri Gemelle
area-three-towers = Tre Torri
area-white-harbor = Porto Bianco
area-widows-watch = Guardia della Vedova
area-winterfell = Grande Inverno
area-yronwood = Yronwood
area-bay-of-ice = Baia dei Ghiacci
area-blackwater-bay = Baia delle Acque Nere
area-east-summer-sea = Mare dell'Estate Orientale
area-ironmans-bay = Baia degli Uomini di Ferro
area-redwyne-straights = Stretto dei Redwyne
area-sea-of-dorne = Mare di Dorne
area-shipbreaker-bay = Baia dei Naufragi
area-sunset-sea = Mare del Tramonto
area-the-golden-sound = Stretto Dorato
area-the-narrow-sea = Mare Stretto
area-the-shivering-sea = Mare dei Brividi
area-west-summer-sea = Mare dell'Estate Occidentale
area-port-of-dragonstone = Porto di Roccia del Drago
area-port-of-lannisport = Porto di Lannisport
area-port-of-oldtown = Porto di Vecchia Città
area-port-of-pyke = Porto di Pyke
area-port-of-storms-end = Porto di Capo Tempesta
area-port-of-sunspear = Porto di Lancia del Sole
area-port-of-white-harbor = Porto di Porto Bianco
area-port-of-winterfell = Porto di Grande Inverno

## Unità, ordini, tracciati

unit-footman = fante
unit-knight = cavaliere
unit-siege-engine = macchina d'assedio
unit-ship = nave
order-march-minus = marcia −1
order-march = marcia
order-march-star = marcia +1★
order-defense = difesa +1
order-defense-star = difesa +2★
order-support = supporto
order-support-star = supporto +1★
order-raid = incursione
order-raid-star = incursione ★
order-consolidate = consolidamento
order-consolidate-star = consolidamento ★
track-throne = Trono di Spade
track-fiefdoms = Feudi
track-court = Corte del Re
token-throne = il Trono di Spade
token-fiefdoms = la lama di Valyria
token-court = il corvo messaggero
type-march = marce
type-defense = difese
type-support = supporti
type-raid = incursioni
type-consolidate = consolidamenti

## Le carte Casa

card-eddard-stark = Eddard Stark
card-robb-stark = Robb Stark
card-roose-bolton = Roose Bolton
card-greatjon-umber = Grande Jon Umber
card-ser-rodrick-cassel = Ser Rodrik Cassel
card-the-blackfish = Il Pesce Nero
card-catelyn-stark = Catelyn Stark
card-euron-crows-eye = Euron Occhio di Corvo
card-victarion-greyjoy = Victarion Greyjoy
card-balon-greyjoy = Balon Greyjoy
card-theon-greyjoy = Theon Greyjoy
card-dagmar-cleftjaw = Dagmar Mascella Spaccata
card-asha-greyjoy = Asha Greyjoy
card-aeron-damphair = Aeron Capelli Bagnati
card-tywin-lannister = Tywin Lannister
card-ser-gregor-clegane = Ser Gregor Clegane
card-the-hound = Il Mastino
card-ser-jaime-lannister = Ser Jaime Lannister
card-ser-kevan-lannister = Ser Kevan Lannister
card-tyrion-lannister = Tyrion Lannister
card-cersei-lannister = Cersei Lannister
card-stannis-baratheon = Stannis Baratheon
card-renly-baratheon = Renly Baratheon
card-brienne-of-tarth = Brienne di Tarth
card-ser-davos-seaworth = Ser Davos Seaworth
card-melisandre = Melisandre
card-salladhor-saan = Salladhor Saan
card-patchface = Macchia
card-mace-tyrell = Mace Tyrell
card-ser-loras-tyrell = Ser Loras Tyrell
card-ser-garlan-tyrell = Ser Garlan Tyrell
card-randyll-tarly = Randyll Tarly
card-alester-florent = Alester Florent
card-margaery-tyrell = Margaery Tyrell
card-queen-of-thorns = La Regina di Spine
card-the-red-viper = La Vipera Rossa
card-areo-hotah = Areo Hotah
card-obara-sand = Obara Sand
card-darkstar = Stella Nera
card-nymeria-sand = Nymeria Sand
card-arianne-martell = Arianne Martell
card-doran-martell = Doran Martell

## I testi delle carte Casa

text-none = nessun testo
text-tyrion = puoi rimandare in mano la carta avversaria: l'avversario ne sceglie un'altra
text-aeron = puoi pagare 2 potere e giocare un'altra carta al suo posto
text-mace = distruggi subito un fante avversario che combatte
text-queen-of-thorns = togli un ordine dell'avversario in un'area adiacente a quella contesa
text-doran = l'avversario scende all'ultimo posto di un tracciato a tua scelta
text-blackfish = non perdi unità per spade, testi o teschi
text-catelyn = il tuo ordine di difesa nell'area contesa conta il doppio
text-victarion = se attacchi, ogni tua nave vale 2
text-balon = il numero stampato sulla carta avversaria conta 0
text-theon = se difendi una terra con una fortificazione: +1 forza e una spada
text-asha = se non hai supporti: due spade e una torre
text-kevan = se attacchi, ogni tuo fante vale 2
text-stannis = +1 forza se l'avversario è più in alto sul tracciato del Trono
text-davos = +1 forza e una spada se Stannis Baratheon è fra i tuoi scarti
text-salladhor = se hai supporti, tutte le navi non tue valgono 0
text-nymeria = una spada se attacchi, una torre se difendi
text-roose = se perdi, tutti i tuoi scarti tornano in mano, questa carta compresa
text-tywin = se vinci, 2 segnalini potere
text-cersei = se vinci, puoi togliere un ordine dell'avversario ovunque
text-renly = se vinci, un tuo fante della battaglia può diventare cavaliere
text-robb = se vinci, puoi scegliere dove si ritira l'avversario
text-arianne = se perdi in difesa, il vincitore non entra nell'area
text-patchface = dopo la battaglia puoi scartare una carta dalla mano dell'avversario
text-loras = se vinci in attacco, l'ordine di marcia va nell'area conquistata e si può risolvere di nuovo

## Le carte Westeros e i loro effetti

westeros-supply = Scorte
westeros-mustering = Arruolamento
westeros-a-throne-of-blades = Un Trono di lame
westeros-last-days-of-summer-1 = Ultimi giorni d'estate
westeros-winter-is-coming-1 = L'Inverno sta arrivando
westeros-clash-of-kings = Scontro di re
westeros-game-of-thrones = Gioco di troni
westeros-dark-wings-dark-words = Ali oscure, oscure parole
westeros-last-days-of-summer-2 = Ultimi giorni d'estate
westeros-winter-is-coming-2 = L'Inverno sta arrivando
westeros-wildlings-attack = Attacco dei Bruti
westeros-put-to-the-sword = Passati a fil di spada
westeros-sea-of-storms = Mare in tempesta
westeros-rains-of-autumn = Piogge d'autunno
westeros-feast-for-crows = Banchetto di corvi
westeros-web-of-lies = Tela di menzogne
westeros-storm-of-swords = Tempesta di spade
effect-nothing = nulla
effect-supply = le Case fissano le scorte
effect-mustering = le Case arruolano
effect-clash-of-kings = offerte per i tre tracciati
effect-game-of-thrones = potere per corone e porti
effect-wildlings = attaccano i Bruti
effect-ban-raid = niente incursioni
effect-ban-march-star = niente marce +1
effect-ban-consolidate = niente consolidamenti
effect-ban-support = niente supporti
effect-ban-defense = niente difese
effect-reshuffle = si rimescola il mazzo e si pesca di nuovo
effect-choice = una scelta

## Le carte Bruti

wildling-a-king-beyond-the-wall = Un re oltre la Barriera
    .lost = chi ha offerto meno scende all'ultimo posto di tutti i tracciati, ogni altra Casa all'ultimo dei Feudi o della Corte
    .won = chi ha offerto di più prende il primo posto di un tracciato a scelta
wildling-crow-killers = Uccisori di corvi
    .lost = chi ha offerto meno cambia tutti i suoi cavalieri in fanti, ogni altra Casa due
    .won = chi ha offerto di più può cambiare fino a due fanti in cavalieri
wildling-mammoth-riders = Cavalcatori di mammut
    .lost = chi ha offerto meno perde tre unità, ogni altra Casa due
    .won = chi ha offerto di più può riprendere una carta Casa dagli scarti
wildling-massing-on-the-milkwater = Adunata sul Fiumelatte
    .lost = chi ha offerto meno scarta le carte Casa di forza più alta, ogni altra Casa una a scelta
    .won = chi ha offerto di più riprende tutti i suoi scarti
wildling-preemptive-raid = Incursione preventiva
    .lost = chi ha offerto meno perde due unità, o scende di due posti dove sta più in alto
    .won = i Bruti attaccano di nuovo con forza 6, senza chi ha offerto di più
wildling-rattleshirts-raiders = I razziatori di Rattleshirt
    .lost = chi ha offerto meno perde due livelli di scorte, ogni altra Casa uno
    .won = chi ha offerto di più guadagna un livello di scorte
wildling-silence-at-the-wall = Silenzio alla Barriera
    .lost = non succede nulla
    .won = non succede nulla
wildling-skinchanger-scout = Il metamorfo in avanscoperta
    .lost = chi ha offerto meno perde tutto il potere disponibile, ogni altra Casa due segnalini
    .won = chi ha offerto di più riprende la sua offerta
wildling-the-horde-descends = La discesa dell'orda
    .lost = chi ha offerto meno perde due unità in una sua area con una fortificazione, ogni altra Casa una
    .won = chi ha offerto di più può arruolare in una fortificazione

## Sorti della battaglia

tide-0 = { "0" }
tide-1 = 1 e una spada
tide-2 = 1 e una torre
tide-3 = { "2" }
tide-4 = { "3" }
tide-5 = 0 e un teschio

## Gli obiettivi

objective-stop-the-storm = Fermare la tempesta
objective-cavalry-charge = Carica di cavalleria
objective-backdoor-politics = Politica di corridoio
objective-home-invasion = Violazione di domicilio
objective-land-grab = Accaparrare terre
objective-arbor-gold = L'oro di Arbor
objective-extend-your-reach = Allungare la mano
objective-take-the-black = Vestire il nero
objective-the-raven = Il corvo
objective-support-the-crown = Sostenere la corona
objective-the-throne = Il trono
objective-the-blade = La lama
objective-hold-court = Tenere corte
objective-crossing-guard = La guardia del ponte
objective-naval-superiority = Superiorità navale
objective-pull-the-weeds = Estirpare le erbacce
objective-ample-harvest = Raccolto abbondante
objective-mercantile-ventures = Imprese mercantili
objective-a-firm-grip = Una presa salda
objective-a-stalwart-position = Una posizione solida
objective-spreading-the-wealth = Distribuire ricchezze
objective-protect-the-neck = Proteggere l'Incollatura
objective-nothing-but-ghosts = Soltanto spettri
objective-the-final-hour = L'ultima ora
objective-the-peoples-chosen = L'eletto del popolo
objective-a-mountainous-task = Un'impresa in montagna
objective-a-riper-fruit = Un frutto più maturo
objective-friendly-confines = Confini amici
objective-special-stark = Il re del Nord
objective-special-greyjoy = Signori dei mari
objective-special-lannister = L'oro e la corona
objective-special-baratheon = Il drago e la corona
objective-special-tyrell = La rosa e la corona
objective-special-martell = La lunga lancia
objective-instant-stark = Il lupo sul Trono
objective-instant-greyjoy = L'antica via
objective-instant-lannister = Il ruggito del leone
objective-instant-baratheon = La furia del cervo
objective-instant-tyrell = Il giardino del mondo
objective-instant-martell = Fuoco e vendetta

## Gli elenchi del contenuto

content-areas = Aree
content-houses = Case
content-setups = Preparazioni
content-house_cards = Carte Casa
content-westeros = Carte Westeros
content-wildlings = Carte Bruti
content-supply = Livelli di scorte
content-tides = Sorti della battaglia
content-objectives = Obiettivi
content-alliances = Soglie delle alleanze
setup-players-3 = Tre giocatori
setup-players-4 = Quattro giocatori
setup-players-5 = Cinque giocatori
setup-players-6 = Sei giocatori
setup-players-3-note = che Lannister non abbia la nave nel porto è una decisione nostra (TS-2.6)
house-lannister-note = la nave nel porto viene dalle FAQ
supply-level-0 = Livello 0
supply-level-1 = Livello 1
supply-level-2 = Livello 2
supply-level-3 = Livello 3
supply-level-4 = Livello 4
supply-level-5 = Livello 5
supply-level-6 = Livello 6
tide-blank = forza 0
tide-sword = forza 1 e una spada
tide-fort = forza 1 e una torre
tide-two = forza 2
tide-three = forza 3
tide-skull = teschio
alliance-text-alone = Il testo, una Casa sola
alliance-text-pair = Il testo, in due
alliance-text-triple = Il testo, in tre
alliance-board-alone = Il tabellone, una Casa sola
alliance-board-pair-3 = Il tabellone, due su 3
alliance-board-pair-4 = Il tabellone, due su 4
alliance-board-pair-5 = Il tabellone, due su 5
alliance-board-pair-6 = Il tabellone, due su 6
alliance-board-triple-4 = Il tabellone, tre su 4
alliance-board-triple-5 = Il tabellone, tre su 5
alliance-board-triple-6 = Il tabellone, tre su 6
entry-land = terra
entry-sea = mare
entry-port = porto di { $land } su { $sea }
entry-castle = castello
entry-stronghold = roccaforte
entry-barrels = { $number ->
        [one] una botte
       *[other] { $number } botti
    }
entry-crowns = { $number ->
        [one] una corona
       *[other] { $number } corone
    }
entry-home = patria di { $house }, guarnigione { $number }
entry-supply = scorte { $number }
entry-units = { $area }: { $units }
count-of-footman = { $number ->
        [one] un fante
       *[other] { $number } fanti
    }
count-of-knight = { $number ->
        [one] un cavaliere
       *[other] { $number } cavalieri
    }
count-of-siege-engine = { $number ->
        [one] una macchina d'assedio
       *[other] { $number } macchine d'assedio
    }
count-of-ship = { $number ->
        [one] una nave
       *[other] { $number } navi
    }
entry-track = { $track }: { $houses }
entry-neutral = forze neutrali: { $areas }
entry-blocked = bloccate, con i loro porti: { $areas }
entry-strength = forza { $number }
entry-swords = { $number ->
        [one] una spada
       *[other] { $number } spade
    }
entry-forts = { $number ->
        [one] una torre
       *[other] { $number } torri
    }
entry-choice = chi ha { $token } sceglie fra: { $options }
entry-westeros = mazzo { $deck }, { $number ->
        [one] una copia
       *[other] { $number } copie
    }, { $icons ->
        [0] senza Bruti
        [one] un simbolo dei Bruti
       *[other] { $icons } simboli dei Bruti
    }: { $does }
entry-wildling = se vincono i Bruti, { $lost }; se vincono i Guardiani della Notte, { $won }
entry-armies = eserciti { $armies }
entry-count = { $number ->
        [one] una carta
       *[other] { $number } carte
    }
entry-special = { $house }, un punto per ogni round: { $does }
entry-instant = { $house }, vittoria istantanea: { $does }
entry-objective = { $does }. Punti: { $points }
entry-alliance = { $members ->
        [one] una Casa sola
       *[other] { $members } alleati
    } con { $players } giocatori: { $structures } fortificazioni{ $few ->
        [0] { "" }
       *[other] , o { $few } di valore { $few_value }
    }{ $value ->
        [0] { "" }
       *[other] , o un valore di { $value }
    }{ $points ->
        [0] { "" }
       *[other] ; con gli obiettivi { $points } punti
    }

## Che cosa chiede un obiettivo

metric-land-areas = terre
metric-sea-areas = mari
metric-ports = porti
metric-strongholds = roccaforti
metric-castles = castelli
metric-ships = navi sul tabellone
metric-power-tokens = segnalini potere sul tabellone
metric-available-power = segnalini potere disponibili
metric-victory-points = punti
asks-control = controllare { $areas }
asks-units = avere sul tabellone { $units }
asks-fewest = avere meno { $metric } di ogni altra Casa
asks-most = avere più { $metric } di ogni altra Casa
asks-other-home = controllare la patria di un'altra Casa in gioco
asks-token = detenere { $token }
asks-units-in = avere esattamente { $number ->
        [one] un'unità
       *[other] { $number } unità
    } in { $areas }
asks-units-in-alone = avere esattamente { $number ->
        [one] un'unità
       *[other] { $number } unità
    } in { $areas } e nessuna in { $others }
asks-bridge = controllare le due terre di un ponte
asks-supply = avere scorte di livello { $number } o più
asks-hand = avere in mano esattamente { $number ->
        [one] una carta Casa
       *[other] { $number } carte Casa
    }
asks-crowns = controllare almeno { $number } terre con una corona
asks-structures = controllare almeno { $number } fortificazioni

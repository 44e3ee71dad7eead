### Le parole del programma, italiano. I giochi hanno cataloghi propri (games/*/words); un messaggio del gioco con lo
### stesso id viene prima di quello che sta qui.

seat-name = Giocatore { $number }

## Quel che ogni gioco ha

title = Tavolata
blurb = { "" }
points = { $number ->
        [one] { $number } punto
       *[other] { $number } punti
    }
points-all = Punti
view-first = Comincia
view-scores = Punti
source-printed = stampata
    .help = Come sta nella scatola o nel suo libro.
source-assumed = presunta
    .help = Ricostruita da notizie incomplete.
source-house = nostra
    .help = È nostra: né la scatola né il suo libro la mostrano.
all-assumed = tutto presunto
all-house = tutto nostro
lists-assumed = presunti, in tutto o in parte
lists-house = nostri, in tutto o in parte
count-printed = { $number ->
        [one] una stampata
       *[other] { $number } stampate
    }
count-assumed = { $number ->
        [one] una presunta
       *[other] { $number } presunte
    }
count-house = { $number ->
        [one] una nostra
       *[other] { $number } nostre
    }
clause-book = libro
clause-ruling = decisione
clause-house = nostra

## Aiuto della riga di comando

cli-about = Un tavolo per giochi: regole esatte, segreti al sicuro, bot onesti. Senza un comando si apre il tavolo nel browser; con tavolata play si gioca nel terminale.
cli-lang = La lingua, italiano o inglese. Può stare in qualunque punto della riga; altrimenti decide il sistema.
cli-version = Dice la versione, e se le regole sono compilate.
cli-game = Il gioco, con il suo id (vedi: tavolata games).
cli-bots = Un bot per ogni posto, separati da virgole: random, greedy, search, search:playouts=2000, search:seconds=0.5.
cli-games-count = Quante partite giocare.
cli-seed = Il seme, un numero intero da cui viene tutto il caso.
cli-play-seed = Il seme, un numero intero da cui viene tutto il caso; se manca è sorteggiato, e resta segreto fino alla fine.
cli-jobs = Quanti processi giocano insieme.
cli-option = Un'opzione del gioco; si può ripetere (vedi: tavolata games).
cli-content = Una cartella con un contenuto tuo.
cli-budget = Quanto pensa un bot a ogni mossa, in secondi.
cli-playouts = Quante partite immagina un bot a ogni mossa, invece di un tempo; così il seme riproduce tutto.
cli-simulate-bots = Un bot per ogni posto, separati da virgole, come per arena; con --seats un nome solo vale per tutti. Predefinito: greedy.
cli-seats = Quanti giocano.
cli-json = Stampa JSON e nient'altro.
cli-games = I giochi, con i giocatori, le opzioni e il contenuto.
cli-play = Gioca nel terminale contro i bot, o con amici alla stessa tastiera. Durante la partita ? dà aiuto.
cli-play-game = Il gioco, con il suo id; se manca, Il Primo Cavaliere.
cli-play-bots = I bot agli altri posti, separati da virgole; un nome solo vale per tutti. Predefinito: search.
cli-play-seat = Il tuo posto, da 1 in su.
cli-play-record = Salva la partita in questo file, anche se te ne vai prima della fine.
cli-play-hotseat = Persone a tutti i posti, a turno a questa tastiera; i bot di --bots siedono agli ultimi posti.
cli-play-name = Il tuo nome; con --hotseat si ripete per ogni persona.
cli-play-resume = Riprende una partita salvata.
cli-simulate = Fa giocare ai bot molte partite, e dice quanto vale ogni posto e quanto durano.
cli-arena = Fa giocare i bot l'uno contro l'altro, ogni distribuzione da ogni posto, e li classifica.
cli-replay = Mostra una partita salvata, mossa per mossa.
cli-replay-file = Una partita salvata con play.
cli-replay-move = Si ferma dopo questa mossa.
cli-replay-step = Aspetta Invio e mostra il tavolo dopo ogni mossa.
cli-replay-check = Controlla soltanto che la partita sia in ordine.
cli-rules = Il regolamento, articolo per articolo, e le carte con la loro origine.
cli-rules-clause = Un capitolo o un articolo: PC-3, PC-3.2, o anche solo 3.2.
cli-rules-coverage = Elenca dove ogni articolo sta nel codice e nei test; codice d'uscita 1 se uno è senza test.
cli-serve = Apre il tavolo nel browser, su questo computer o anche per altri. Lo fa anche tavolata senza un comando.
cli-serve-host = L'indirizzo su cui ascoltare; con 0.0.0.0 entrano anche altri computer. Predefinito: 127.0.0.1.
cli-serve-port = La porta, predefinita 8000; 0 ne prende una libera qualsiasi.
cli-serve-database = Il file che conserva i tavoli; predefinito: nella tua cartella dei dati.
cli-serve-no-browser = Non aprire il browser.
cli-new-game = Scrive in una nuova cartella un piccolo gioco che funziona, con parole, regolamenti, bot e test: un inizio per un gioco tuo.
cli-new-game-name = Il suo id: parole minuscole unite da trattini, come pebble-heap. La cartella si chiama allo stesso modo.
new-game-written = Nella cartella { $folder } c'è un gioco che funziona; il suo README.md dice che cos'è ogni file. Installalo, giocalo, provalo:
cli-verify = Controlla che una partita sia stata distribuita onestamente: gli impegni, i numeri, il conto del seme; e rigioca le mosse.
cli-verify-file = Una partita scaricata da un tavolo.
cli-verify-seen = L'impronta dell'elenco chiuso, come l'ha mostrata la tua pagina: controlla che sia questa.
cli-help = Mostra questo aiuto.
cli-head-usage = Uso:
cli-head-arguments = Argomenti:
cli-head-options = Opzioni:
cli-head-commands = Comandi:
cli-interrupted = Interrotto.

version-compiled = compilato ({ $how })
version-source = non compilato: eseguito dai sorgenti
version-plain = non compilato: { $why }

## Giochi e regole

games-players = giocatori
games-rules = regole
games-content = contenuto
games-options = opzioni
games-default = (predefinito)
games-or = { $some } o { $last }
rules-content = Le carte
rules-does = Che cosa fa
rules-source = Origine
rules-note = Nota

## La partita

play-your-turn = decide { $name }
play-over = Fine della partita
play-earlier = … e prima { $number ->
        [one] un'altra cosa
       *[other] altre { $number } cose
    } (l per la cronaca intera)
play-silence = Al tavolo si tace.
play-talk = Possono parlare in privato: { $who }.
play-talk-all = Tutti possono parlare, in pubblico e in qualsiasi gruppo.
play-seconds = { $seconds } secondi per decidere.
play-seconds-default = Al massimo { $seconds } secondi; poi, o con Invio: { $move }
play-time-over = Il tempo è finito: { $move }
play-default = (Invio)
play-prompt = Numero o notazione di una mossa · ? aiuto · h consiglio · u annulla · r regola · q esci
play-thinking = { $name } sta pensando …
play-curtain = Ora alla tastiera: { $name }.
play-enter = Invio quando ci sei …{ " " }
play-legal = Questa mossa si può fare.
play-proved = { $name } ha dimostrato di vincere, comunque tu giochi.
play-saved = Salvata in { $file }.
play-save = Salvare la partita? Nome del file, o Invio per no:{ " " }
play-save-again = Salvare la partita? Nome del file, Invio per { $file }, - per no:{ " " }
play-left = Arrivederci.
play-seed = Il seme di questa partita era { $seed }.

key-number = 1, 2, …
    .help = gioca la mossa con quel numero; Invio da solo gioca l'unica mossa, o quella segnata (Invio)
key-notation = notazione
    .help = gioca una mossa come la scrive il verbale; le parole si possono accorciare finché si capisce quale mossa è
key-help = ?
    .help = questo aiuto
key-rules = r, r PC-3.2
    .help = la regola del momento, oppure un altro articolo o capitolo
key-why = perché NOTAZIONE
    .help = perché una mossa adesso non si può fare (anche: why)
key-hint = h
    .help = che cosa giocherebbe il bot search
key-undo = u
    .help = annulla la tua ultima decisione e le risposte dei bot; mai oltre qualcosa di nascosto o casuale già mostrato
key-board = b
    .help = ridisegna il tavolo
key-log = l
    .help = la cronaca di tutta la partita
key-save = s FILE
    .help = salva la partita
key-quit = q
    .help = esci

hint-move = Consiglio: { $number } · { $move }
hint-won = Così la vittoria è certa, qualunque cosa facciano gli altri.
hint-lost = Se gli altri giocano bene la partita è persa; questa mossa vale quanto le altre.
hint-value = Il bot ti dà { $percent } probabilità su 100.
hint-value-playouts = Il bot ti dà { $percent } probabilità su 100, dopo { $playouts } partite immaginate.
hint-others = Ha pensato anche a { $moves }.

result-won = { $number ->
        [one] Vince { $names }.
       *[other] Vincono { $names }.
    }
result-all = La vittoria è di tutti: { $names }.
result-nobody = Nessuno vince: la partita è persa.
result-solo-won = Hai vinto.
result-solo-lost = Hai perso.
result-proved = Alla mossa { $move } { $name } aveva già dimostrato di vincere.
result-proved-loss = Dalla mossa { $move } { $name } sapeva di avere perso.

## Partite salvate

replay-in-order = In ordine: { $moves ->
        [one] una mossa
       *[other] { $moves } mosse
    }, { $over ->
        [yes] fino alla fine.
       *[other] partita non finita.
    }
replay-next = Invio per la prossima mossa …{ " " }
replay-to-decide = { $number ->
        [one] Deve decidere: { $names }.
       *[other] Devono decidere: { $names }.
    }

## Il tavolo nel browser

serve-ready = Il tavolo è aperto: { $address }
serve-kept = È conservato in { $file }
serve-stop = Ctrl-C lo chiude; alla prossima apertura le partite riprendono da dove erano.
serve-ended = Il tavolo è chiuso.
verify-commitment = Il segreto è quello su cui il server si era impegnato: { $hash }
verify-commitment-not = Il segreto non è quello su cui il server si era impegnato: { $hash }
verify-lot = { $name } ha aggiunto { $lot }
verify-no-lot = { $name } non ha aggiunto nulla
verify-share = { $name } ha scoperto il numero su cui si era impegnato: { $lot }
verify-share-not = { $name } non ha scoperto il numero su cui si era impegnato: { $lot }
verify-list = L'elenco di tutti gli impegni dà l'impronta: { $hash }
verify-list-not = L'elenco di tutti gli impegni non dà l'impronta: { $hash }
verify-seen = È l'elenco che hai visto.
verify-seen-void = L'elenco che hai visto è di una mescolata annullata, e lo dice anche la partita registrata.
verify-seen-not = Non è l'elenco che hai visto: { $hash }
verify-void-seats = Una mescolata prima di questa è stata annullata: { $players }, numero non scoperto in tempo
verify-void-server = Una mescolata prima di questa è stata annullata: il server è ripartito prima che tutti i numeri fossero scoperti
verify-void-offer = Un'offerta del server non valeva più, già usata o troppo vecchia: ha estratto un nuovo segreto prima che qualcuno si impegnasse
verify-again = Mescolata di proposito identica a quella di una partita precedente
verify-nobody = Nessuno ha aggiunto un numero: ha deciso il solo segreto, e come sia stato scelto lo sa solo il server
verify-one-sided = Mescolata alla vecchia maniera, da una parte sola: i numeri arrivavano scoperti, e chi arrivava per ultimo, server compreso, poteva scegliere. Si controlla solo il conto.
verify-cannot = Una registrazione non può provare che questo elenco fosse chiuso prima che si scoprisse il primo numero: chi era al tavolo ne confronti l'impronta con quella mostrata dalla sua pagina (--seen IMPRONTA).
verify-seed = Segreto e numeri insieme danno il seme: { $seed }
verify-seed-not = Segreto e numeri insieme non danno il seme: { $seed }
verify-moves = { $moves ->
        [one] L'unica mossa segue
       *[other] Tutte le { $moves } mosse seguono
    } le regole a partire da questo seme
verify-moves-not = Le mosse non seguono le regole a partire da questo seme
verify-fair = Distribuita onestamente.
verify-sum = Il conto torna. Se sia stata distribuita onestamente lo sa solo chi aveva il segreto.
verify-unfair = Questa partita non è stata distribuita come dice.

## Simulazioni e arene

lab-about = opzioni { $options }; seme { $seed }
lab-deals = { $deals } distribuzioni, ognuna giocata da tutti e { $seats } i posti
lab-seat = Posto
lab-bot = Bot
lab-games = Partite
lab-wins = Vittorie
lab-share = Quota
lab-interval = Intervallo 95 %
lab-mean = Punti medi
lab-rating = Rating
lab-pace = ms/mossa
lab-playouts = Partite immaginate/mossa
lab-order = Ordine di gioco
lab-position = { $number }°
lab-lengths = Decisioni per partita: in media { $mean }, da { $least } a { $most }, mediana { $median }, il 95 % non più di { $high }
lab-nobody = Partite senza vincitore: { $number }
lab-time = { $games ->
        [one] Una partita
       *[other] { $games } partite
    } in { $seconds } s, { $pace } decisioni al secondo

## Quale articolo è provato, e dove

coverage-clause = Articolo
coverage-code = Codice
coverage-tests = Test
coverage-none = nessuno
coverage-all = Tutti gli articoli hanno un test: sono { $number }.
coverage-missing = Senza test: { $clauses }

## Che cosa non va

error-usage = { $said }
usage-no-option = non c'è un'opzione { $option }; ammesse: { $allowed }
usage-missing = manca { $name }; vedi { $usage }
usage-no-value = { $option } vuole un valore
usage-no-command = non c'è un comando «{ $command }»; ci sono: { $allowed }
usage-extra = troppo nella riga: { $extra }; vedi { $usage }
error-bad-language = --lang è «{ $value }»; ammesse: { $allowed }
error-bad-number = { $option } è «{ $value }»; ammesso: un numero intero da { $low } in su
error-bad-range = { $option } è «{ $value }»; ammesso: un numero intero da { $low } a { $high }
error-bad-seconds = --budget è «{ $value }»; ammessi: secondi, più di 0 e fino a 86400
error-two-budgets = --budget e --playouts non vanno insieme: indicane uno solo
error-bad-seed = il seme dev'essere un numero intero da 0 a 2**256 - 1
error-bad-option = --option si scrive NOME=VALORE, non «{ $value }»; opzioni: { $allowed }
error-unknown-game = non c'è un gioco «{ $game }»; ci sono: { $allowed }
error-unknown-option = { $game } non ha un'opzione «{ $option }»; le sue opzioni: { $allowed }
error-bad-option-value = l'opzione { $option } non può essere «{ $value }»; ammessi: { $allowed }
error-bad-seats = { $game } si gioca in { $allowed }, non in { $seats }
error-unknown-rules = { $game }: le regole { $version } non sono in questa versione di Tavolata, che gioca le { $allowed }. Quello che è stato giocato con quelle resta com'è: si apre con una versione che gioca le regole { $version }
error-unknown-bot = non c'è un bot «{ $bot }»; ci sono: { $allowed } (con impostazioni: search:playouts=2000)
error-bad-bot-setting = bot «{ $bot }»: un'impostazione è playouts=NUMERO o seconds=NUMERO, maggiore di zero
error-bad-bot-budget = il bot «{ $bot }» penserebbe troppo a lungo: a un tavolo, al massimo { $seconds } secondi o { $playouts } playout
error-one-bot-a-seat = --bots vuole un bot per ogni posto, o con --seats uno per tutti; qui { $bots }, ammessi: { $allowed }
error-bad-game-name = «{ $name }» non è un nome per un gioco: parole minuscole unite da trattini, ognuna con una lettera all'inizio, come pebble-heap; al massimo { $most } lettere
error-folder-exists = «{ $name }» c'è già e resta com'è: scegli un altro nome, o un'altra cartella
error-game-exists = c'è già un gioco «{ $name }»: scegli un altro nome
error-python-word = «{ $name }» non va: è una parola riservata di Python. Scegli un altro nome
error-package-exists = «{ $name }» non va: Python conosce già qualcos'altro come «{ $package }». Scegli un altro nome
error-bots-and-seats = --bots nomina { $bots } bot per { $seats ->
        [one] un posto
       *[other] { $seats } posti
    }: indicane uno per tutti, o uno per ciascuno
error-too-many-bots = --bots nomina { $bots } bot; con --hotseat al massimo { $seats }, perché qualcuno resti a giocare
error-hotseat-seat = --seat e --hotseat non vanno insieme
error-game-not-installed = { $game } è noto solo a questo programma, e altri processi non possono giocarlo; ammesso: --jobs 1
error-too-few = { $name } è { $value }; ammesso: un numero intero da 1 in su
error-no-content-folder = non c'è una cartella «{ $folder }»
error-empty-content-folder = nessun file .toml in «{ $folder }»
error-bad-toml = { $file } non è un file TOML: { $problem }
error-bad-content = { $problems }
error-content-too-long = un contenuto ha al massimo { $most } caratteri in tutti i suoi file insieme
error-content-too-many-files = un contenuto ha al massimo { $most } file
error-content-long-line = riga { $line } di { $file }: più di { $most } caratteri; spezzala
error-content-too-deep = riga { $line } di { $file }: annidato più di { $most } volte, o una chiave con più punti
error-content-long-word = riga { $line } di { $file }: un nome o un numero di più di { $most } segni
error-content-out-of-bounds = nel contenuto { $where } { $what ->
        [deep] è annidato più di { $most } volte
        [list] ha più di { $most } voci
        [values] porta il contenuto oltre { $most } valori
        [string] contiene un testo di più di { $most } caratteri
        [word] contiene un numero di più di { $most } segni
        [sign] contiene un segno che non è testo
       *[number] contiene un numero oltre { $most }
    }
error-in-file = { $file }: { $problem }
error-unreadable = il file non c'è o non si può leggere
error-foreign-record = non è una partita di Tavolata: la prima riga dovrebbe essere «tavolata record 1»
error-newer-record = una partita nel formato { $format }, scritta da un Tavolata più nuovo; questo legge fino { IL($known, form: "al") }
error-damaged-record = la partita è danneggiata: { $what ->
        [line] riga { $line }: né un'intestazione né una mossa: «{ $found }»
        [twice] riga { $line }: c'è già una riga «{ $found }: …»
        [headers] riga { $line }: più di { $most } righe d'intestazione
        [long] riga { $line }: più di { $most } caratteri
        [sign] riga { $line }: un segno che non è testo ({ $found })
        [order] riga { $line }: la mossa { $found } sta dove dovrebbe stare la mossa { $most }; mancano righe, o sono doppie
        [moves] riga { $line }: più di { $most } mosse
        [nothing] riga { $line }: un posto senza mossa
        [seat] riga { $line }: non c'è un posto { $found }, solo da 1 a { $most }
        [missing] nell'intestazione manca la riga «{ $found }: …»
        [number] riga { $line }: «{ $found }» non è un numero intero
        [seats] riga { $line }: più di { $most } posti
        [option] riga { $line }: un'opzione si scrive nome=valore, non «{ $found }»
        [json] riga { $line }: il contenuto allegato non è JSON: { $found }
        [table] riga { $line }: il contenuto allegato non è una tabella
        [result] riga { $line }: un risultato è un elenco di posti o «nobody», non «{ $found }»
       *[other] { $sentence }
    }
error-record-too-long = una partita salvata ha al massimo { $most } caratteri
error-too-many-moves = { $moves } mosse; una partita di questo gioco ne ha al massimo { $most }
error-bad-move = riga { $line }, mossa { $move } («{ $text }»): { $why }
error-broken-move = riga { $line }, mossa { $move } («{ $text }»): { $why }
error-other-result = la partita non finisce come dice: ha vinto { $said }, ma con le sue mosse { $over ->
        [yes] vince { $found }
       *[no] non finisce
    }
error-other-content = giocata con il contenuto «{ $content }», che qui non c'è (qui c'è «{ $here }»). Resta com'è: si apre con la versione di Tavolata che ha quel contenuto
error-no-such-move = non c'è una mossa { $move }; la partita ne ha { $most }
error-no-such-place = non si può scrivere «{ $file }»: la cartella non esiste, o è una cartella
error-other-file = «{ $file }» esiste e non è una partita salvata; non lo tocco
error-not-writable = «{ $file }» non si può scrivere
error-not-saved = «{ $file }» non è stato salvato: { $reason }
error-fixed-by-record = { $option } non va insieme a --resume: lo dice già la partita salvata
error-no-clause = non c'è un articolo «{ $clause }»; quel capitolo va da { $first } a { $last }
error-no-chapter = non c'è un capitolo o un articolo «{ $clause }»; si va da { $first } a { $last }
error-no-tests = i test non si installano con il programma: esegui questo comando nella cartella dei sorgenti
error-bad-notation = «{ $text }» non è una mossa nella notazione di questo gioco
error-no-move-number = non c'è una mossa { $number }; scegli da 1 a { $most }, o ? per aiuto
error-why-what = perché che cosa? Scrivi dopo una mossa, in notazione
error-undo-nothing = non c'è nulla da annullare
error-undo-fence = non si torna indietro: nel frattempo si è mostrato qualcosa di nascosto o di casuale
error-undo-other = l'ultima decisione è di un'altra persona
error-bad-setting = { $setting } è «{ $value }»: { $problem }
error-port-taken = la porta { $port } è occupata: scegline un'altra con --port, o 0 per una libera qualsiasi
error-port-forbidden = questo utente non può usare la porta { $port }: scegline una sopra 1023
error-bad-host = su questo computer non c'è un indirizzo «{ $host }»: vedi --host
error-save-where = dove? s FILE

## Dove stanno i tavoli

error-store-locked = { $file } è già in uso da un altro Tavolata (processo { $pid }): ferma quello, o avvia questo con un altro file
error-store-busy = un altro programma sta scrivendo in { $file } e non finisce: chiudilo e riprova
error-store-unwritable = { $file } non si può scrivere ({ $reason }): dai a questo utente il permesso di farlo, o scegli un altro file
error-store-not-ours = { $file } non è un database di Tavolata e resta com'è: scegli un altro file
error-store-newer = { $file } viene da un Tavolata più nuovo (revisione { $revision }) e resta com'è: installa quella versione, o scegli un altro file
error-store-full = il disco di { $file } è pieno e non è stato salvato nulla: fai spazio e riprova
error-store-broken = { $file } non si può usare, il file o il disco è danneggiato ({ $problem }): ferma il server e rimetti al suo posto una copia del file
error-store-kind = «{ $url }» non va bene, si usa solo SQLite in un file: indica il percorso di un file, o sqlite:///PERCORSO
error-store-closed = { $file } è chiuso perché il server si sta fermando: riprova quando sarà di nuovo attivo
error-store-gone = { $file } non c'è più, o ora è un altro file: ciò che si salva va perduto quando il server si ferma. Rimetti il file, o riavvia

## Il tavolo: nomi dei bot e dei tavoli, che cosa è successo, che cosa non si può

bot-names = Corvino, Ruggine, Mastro Elmo, Donna Ardesia, Brace, Vecchio Ontano, Lince, Fra Sale, Zeno, Gazza, Oste Nero, Malva
guest-name = Ospite
table-words = alloro, ambra, cedro, cervo, corallo, cometa, edera, falco, faro, felce, ginepro, grano, larice, lanterna, lupo, melo, mirto, nebbia, noce, olmo, onda, orso, pino, quercia, rocca, rosa, rovere, salice, sole, timo, torre, vela
story-set = prima di cominciare il tavolo è cambiato: { $what }
story-back = { $player } riprende le ultime mosse
story-resign = { $player } lascia la partita
story-end = { $what ->
        [resigned] la partita finisce: { $player } l'ha lasciata
        [vote] la partita finisce per accordo di tutti
       *[abandoned] la partita finisce: nessuno la gioca più
    }
story-away = un bot gioca al posto di { $player }
story-return = { $player } gioca di persona
story-remove = { $player } è fuori dal tavolo: al suo posto gioca un bot

error-no-table = Non c'è nessun tavolo «{ $code }». Controlla il link, o chiedine uno nuovo a chi ti ha invitato.
error-table-closed = Questo tavolo è stato chiuso da chi lo aveva aperto.
error-too-many-people = Qui siedono già { $number } persone: prima qualcuno deve alzarsi.
error-deal-stands = È una partita di ritorno: posti e regole sono quelli dell'andata.
error-no-seat = A questo tavolo quel posto non c'è.
error-no-key = Questa chiave non apre nessun posto: è sbagliata, o è stata cambiata.
error-not-your-seat = Questo posto non è tuo. Se lo è, apri il tavolo con la chiave del posto.
error-not-your-table = Può farlo solo chi ha aperto il tavolo.
error-not-your-guest = Può farlo solo chi ha aperto il tavolo, e solo per un giocatore assente.
error-no-person-here = Serve un browser con un nome: con la sola chiave non si può.
error-banned = Chi ha aperto questo tavolo ti ha allontanato.
error-by-key-only = Da questo tavolo è stato allontanato qualcuno, e ogni posto si prende con il suo link: chiedilo a chi ha aperto il tavolo.
error-stale = Questa decisione è già passata: il tavolo è andato avanti. Guarda che cosa ti si chiede adesso.
error-refused = Le regole non lo permettono ({ $rule }).
error-draft-too-long = La decisione è già completa dopo «{ $text }»: confermala.
error-no-moves = Di' almeno una mossa, e non troppe insieme.
error-no-such-moment = Le mosse sono { $moves }: scegline una fra quelle.
error-bot-plays = Qui gioca un bot: riprendi prima il posto.
error-not-running = La partita non è in corso.
error-not-begun = La partita non è ancora cominciata.
error-no-rename = I nomi si cambiano prima della partita e finché si gioca.
error-begun-already = La partita è già cominciata.
error-not-over = La partita non è ancora finita.
error-nothing-to-undo = Non c'è nessuna tua mossa da riprendere.
error-undo-shown = Da allora si è visto qualcosa di nascosto o di casuale: non si torna indietro.
error-no-poll = Questa domanda non è più aperta.
error-resigned-already = Questo posto ha già lasciato la partita.
error-no-person = A quel posto non gioca una persona.
error-no-stand-in = A questo posto nessun bot fa le tue veci.
error-no-guest = A quel posto non siede un ospite.
error-nothing-said = Scrivi qualcosa.
error-no-talk = Adesso non si parla.
error-no-such-group = Questi giocatori adesso non possono parlare fra loro.
error-still-secret = La registrazione contiene i segreti di tutti: si scarica a partita finita.
error-seat-taken = Questo posto non è libero.
error-bad-table-language = La lingua è una di queste: { $allowed }.
error-bad-clock = L'orologio dà da { $least } a { $most } secondi per decisione.
error-bad-place = A un posto siede: me, friend o bot.
error-bad-lot = Il numero per la mescolata è esadecimale, da 32 a 64 cifre.
error-bad-commitment = Un impegno è uno SHA-256: 64 cifre esadecimali.
error-other-lot = Questo non è il numero su cui il posto si era impegnato.
error-list-closed = Ora non si prendono impegni: l'elenco è chiuso, o per questo posto non è mai stato aperto.
error-lot-forfeited = Questo posto ha fatto annullare una mescolata: va avanti senza un numero suo.
error-no-reveal = Questo posto non ha numeri da scoprire ora.
error-dealing = Si sta mescolando: riprova fra qualche secondo.
error-heavy-file = Leggere questo file richiede troppo tempo (più di { $seconds } secondi) o troppa memoria: non viene preso.
error-heavy-match = Aprirlo fermerebbe tutti: ogni volta richiede più di { $seconds } secondi. Non viene preso.
error-unreadable-file = Questo file non si può leggere: contiene qualcosa di guasto.
error-busy-reading = Si stanno leggendo molti file: riprova fra un minuto.
error-no-code = Non si è trovato un nome libero per il tavolo: riprova.
error-no-deal = Questa registrazione non dice come sono state date le carte: non viene da un tavolo.
error-bad-deal = «{ $tag }», in testa alla registrazione, non è ciò che ci scrive un tavolo: numeri esadecimali di 64 cifre al massimo.

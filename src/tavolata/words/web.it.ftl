### Le parole delle pagine, italiano.

## Il sito

site-about = Un tavolo per giochi da tavolo: gioca nel browser con amici e bot, senza iscriverti.
skip-main = Vai al contenuto
skip-games = Vai ai giochi
skip-ask = Vai alle tue mosse
bar-site = Sezioni
bar-you = Tu
bar-home = Tavolata, pagina iniziale
bar-games = Giochi
bar-tables = Tavoli
bar-new = Nuovo tavolo
bar-language-it = Italiano
bar-language-en = English
bar-theme = Cambia tema, chiaro o scuro
bar-void = { $number ->
        [one] una mescolata annullata
       *[other] { $number } mescolate annullate
    }
bar-move = { $number ->
        [0] prima mossa
       *[other] mossa { $number }
    }
foot-say = Regole riscritte con parole nostre, disegni nostri. Ogni carta dice se è stampata nella scatola, presunta o inventata da noi. Nessun legame con gli editori dei giochi.
foot-records = Rivedi una partita salvata
foot-api = Per chi programma (in inglese)

## Pagina iniziale

home-title = { $games ->
        [one] Un gioco, una tavola.
        [2] Due giochi, una tavola.
        [3] Tre giochi, una tavola.
        [4] Quattro giochi, una tavola.
        [5] Cinque giochi, una tavola.
        [6] Sei giochi, una tavola.
       *[other] { $games } giochi, una tavola.
    }
home-say = { $games ->
        [one] Siediti: gli altri posti li prendono i bot, oppure gli amici a cui mandi il link. Non serve un account.
       *[other] Scegline uno e siediti: gli altri posti li prendono i bot, oppure gli amici a cui mandi il link. Non serve un account.
    }
home-turns = { $number ->
        [one] Tocca a te: un tavolo ti aspetta
       *[other] Tocca a te: { $number } tavoli ti aspettano
    }
home-new = Nuovo tavolo
home-invited = Ho un invito
home-code = Codice o link del tavolo
home-code-help = Per esempio: quercia-7kq2m9x4vbhd
home-join = Entra
home-about = { $game }: che gioco è
home-play = Gioca subito
home-play-it = Gioca subito a { $game }
home-intro = Impara in due minuti
home-rules = Regole
home-mine = I tuoi tavoli
home-mine-turns = { $number ->
        [one] uno ti aspetta
       *[other] { $number } ti aspettano
    }
home-go = Gioca
home-open = Apri
home-free = Tavoli aperti
home-free-places = { $number ->
        [one] un posto libero
       *[other] { $number } posti liberi
    }
home-free-none = Nessuno aspetta compagnia, adesso. Apri tu un tavolo.
home-sit = Siediti
home-watch = Da guardare
home-watch-now = in corso ora
home-watch-none = Non c'è nessuna partita aperta da guardare.
home-look = Guarda
card-players = { $same ->
        [yes] { $least ->
            [one] un giocatore
           *[other] { $least } giocatori
        }
       *[no] { $least }–{ $most } giocatori
    }
card-minutes = { $number } min
card-hours = { $number ->
        [one] 1 ora
       *[other] { $number } ore
    }
row-with = con { $players }
row-empty = nessuno, per ora
row-turn = tocca a te
row-turn-minutes = tocca a te da { $number } min
row-turn-hours = { $number ->
        [one] tocca a te da un'ora
       *[other] tocca a te da { $number } ore
    }
row-turn-days = { $number ->
        [one] tocca a te da un giorno
       *[other] tocca a te da { $number } giorni
    }
row-waits = { $number ->
        [one] si attende { $players }
       *[other] si attendono { $players }
    }
row-waiting = da cominciare
row-dealing = si mescola
row-over = finita
row-ended = finita
row-frozen = ferma

## Nuovo tavolo

new-title = Nuovo tavolo
new-say = Scegli il gioco e chi siede. Puoi aprire anche con posti liberi: li prendono i bot quando cominci.
new-game = Gioco
new-show = Mostra questo gioco
new-rules = Regole
new-players = Giocatori
new-seats = Posti
new-seats-say = in ordine di turno
new-seat = Chi siede al posto { $number }
new-me = Io
new-friend = Ospite
new-bot = Bot
new-name = Nome al posto { $number }
new-name-hint = il tuo nome
new-friend-say = entra con il link del tavolo
new-strength = Forza del bot al posto { $number }
new-hotseat = Più posti con «Io»: si gioca in più persone su questo schermo, passandoselo, con un sipario tra un turno e l'altro.
new-table = Il tavolo
new-language = Lingua
new-clock = Orologio
new-clock-help = Per ogni decisione. A chi non fa in tempo subentra un bot, finché non torna.
new-listed = Chi può entrare
new-listed-no = Con invito
new-listed-yes = Aperto
new-open = Apri il tavolo
new-open-say = Si comincia quando vuoi.
new-pack = Un contenuto tuo
new-pack-say = I file .toml di un pacchetto di carte, tutti insieme.
strength-easy = facile
strength-medium = medio
strength-strong = forte
strength-chance = a caso
clock-none = Senza
clock-seconds = { $number } s
clock-minutes = { $number } min
clock-hours = { $number ->
        [one] 1 ora
       *[other] { $number } ore
    }
clock-days = { $number ->
        [one] 1 giorno
       *[other] { $number } giorni
    }

## La sala d'attesa

lobby-count = { $taken } di { $all } presi
lobby-place = Posto { $number }
lobby-bot = Bot
lobby-free = libero
lobby-by-key = libero per chi ha il suo link
lobby-link = Il link del posto { $number }
lobby-name = Il tuo nome
lobby-leave = Alzati
lobby-start = Comincia
lobby-start-say = I posti ancora liberi li prendono i bot.
lobby-start-full = Il tavolo è al completo.
lobby-wait = Si comincia quando { $player } dà il via.
lobby-host = chi ha aperto il tavolo
lobby-invite = Invito
lobby-invite-say = Manda questo link: per sedersi basta un nome.
lobby-invite-closed = Da qui è stato allontanato un ospite: questo link mostra il tavolo, e ogni posto libero si prende con un link suo, che dà chi ha aperto il tavolo.
lobby-qr = Codice QR dell'invito

## Le carte in regola

deal-title = Mescolata verificabile
deal-before = Impegno per questa mescolata:
deal-say = Il server ha già fissato il suo segreto e ne mostra l'impronta. Ogni posto estrae un numero suo e ne dà solo l'impronta; quando ci sono tutte si scoprono i numeri, e solo insieme decidono la mescolata.
deal-short = Il server ha già scelto un numero segreto e te ne mostra qui l'impronta, così non può più cambiarlo. Il tuo browser estrae un numero suo e ne dà solo l'impronta finché non ci sono tutte. Le carte si mescolano con tutti i numeri, e a fine partita chiunque può rifare il conto.
deal-what = Come funziona?
deal-how = Ogni impronta è uno SHA-256: l'impegno è quella del segreto, quella di un posto è dell'impegno, del posto e del suo numero. L'elenco si chiude prima che si scopra il primo numero; il seme è lo SHA-256 dell'impronta dell'elenco, del segreto e di tutti i numeri. Chi non scopre il suo in tempo annulla la mescolata, e tutti lo vedono. Alla fine il segreto viene svelato, e chiunque può rifare il conto; lo fa anche il comando tavolata verify.
deal-fair = Mescolata verificata
deal-unfair = La mescolata non torna
deal-fair-say = Il segreto è quello su cui il server si era impegnato, e ogni numero quello su cui il suo posto si era impegnato prima che se ne scoprisse alcuno: nessuno ha potuto scegliere le carte.
deal-unfair-say = Gli impegni presi prima della partita e ciò che è stato scoperto non coincidono: non fidarti di questa partita.
deal-commitment = Impegno
deal-recomputed = Ricalcolato
deal-all = Tutti i numeri
deal-secret = Segreto
deal-lot = Numero di { $player }
deal-seed = Seme
deal-list = Impronta dell'elenco chiuso
deal-share = Impegno di { $player }
deal-server = Server
deal-share-bot = un bot non aggiunge numeri
deal-share-none = non aggiunge numeri
deal-share-awaited = …
deal-one-sided = Mescolata alla vecchia maniera: il conto torna, ma i numeri arrivavano scoperti, e chi arrivava per ultimo poteva scegliere.
deal-no-script = Senza script il tuo browser non aggiunge un numero suo: la mescolata è del server e degli altri giocatori.
deal-nobody = Nessuno ha aggiunto un numero suo: ha deciso il solo segreto.
deal-without = { $players }: nessun numero aggiunto.
deal-again = Mescolata di proposito identica a quella della partita precedente: in questo gioco non c'è nulla di nascosto.
deal-void-seats = Una mescolata è stata annullata: { $players }, numero non scoperto in tempo; si è andati avanti senza.
deal-void-server = Una mescolata è stata annullata: il server è ripartito prima che tutti i numeri fossero scoperti.
deal-void-offer = L'impegno mostrato nella pagina prima era già stato usato o troppo vecchio: il server ha estratto un nuovo segreto, e tutti si sono impegnati di nuovo.
dealing-title = Si mescola
dealing-say = Un momento, e la partita comincia.
dealing-commit = Ogni posto estrae un numero suo e ne dà l'impronta.
dealing-open = L'elenco delle impronte è chiuso: ora ogni posto scopre il suo numero.
dealing-waits = { $number ->
        [one] Si attende { $players }.
       *[other] Si attendono { $players }.
    }

## Il tavolo

table-of = Tavolo di { $name }
table-plain = Tavolo { $code }
title-turn = Tocca a te
title-table = Partita in corso
title-lobby = Sala d'attesa
title-result = Partita finita
title-frozen = Partita ferma
seats-label = Giocatori, in ordine di turno
seat-you = tu
seat-turn = È il suo turno
seat-bot = bot, { $strength }
seat-free = posto libero
seat-here = al tavolo
seat-absent = assente
seat-away = gioca un bot al suo posto
seat-resigned = ha lasciato la partita
ask-turn = Tocca a te, { $player }
ask-keys-help = Questi tasti scelgono una mossa, Invio conferma, Esc torna indietro; ? li mostra tutti
ask-parts = Già scelto
ask-moves = Le tue mosse
ask-confirm = Conferma la mossa
ask-change = Cambia
ask-back = Un passo indietro
wait-title-bots = { $number ->
        [one] { $players } ci sta pensando
       *[other] { $players } ci stanno pensando
    }
wait-title-people = Tocca a { $players }
wait-title-nobody = La partita è finita
wait-seated = Quando tocca a te, qui trovi le tue mosse.
wait-watching = Guardi da spettatore: vedi quello che è pubblico.
wait-bot = Al tuo posto gioca un bot. Puoi riprendere quando vuoi.
wait-look = Guarda di nuovo
curtain-title = Passa a { $player }
curtain-say = Dai lo schermo a { $player }. Quel che riguarda solo { $player } appare dopo, a sipario alzato.
curtain-wait = Nel frattempo qui non si vede niente di nessuno.
curtain-raise = Alza il sipario, { $player }
poll-undo = { $player } chiede di riprendere la sua ultima mossa.
poll-end = { $player } propone di finire qui la partita.
poll-yes = D'accordo
poll-no = No
undo-free = Riprendi l'ultima mossa
undo-ask = Chiedi di riprendere l'ultima mossa
drawer-label = Cronaca, chat, regole e tavolo
drawer-log = Cronaca
drawer-talk = Chat
drawer-new = messaggi nuovi
drawer-rules = Regole
drawer-table = Tavolo
log-none = Ancora niente.
log-at = Alla mossa { $number }
log-more = e altre { $number } cose
log-sift = Mostra…
log-who = Ciò che riguarda un giocatore
log-part = Un tipo di fase
log-parts = ogni fase
log-all = tutto
talk-label = Messaggi
talk-open = Si parla liberamente, e tutti leggono.
talk-apart = Si parla liberamente: con tutti, o solo con chi spunti.
talk-private = In privato con { $players }.
talk-ruled = Adesso le regole vogliono silenzio.
talk-shut = A questo tavolo non si parla.
talk-watching = Chi guarda legge quello che è pubblico.
talk-none = Ancora niente.
talk-to = fra { $players }:
talk-write = Scrivi al tavolo
talk-write-private = Scrivi in privato
talk-write-apart = Scrivi a tutti, o a chi hai spuntato
talk-whom = Solo a
talk-send = Invia
talk-mutes = Silenzia o riascolta
talk-mute = Silenzia { $player }
talk-unmute = Riascolta { $player }
rules-title = Regole
rules-chapters = Capitoli
rules-whole = Tutto il regolamento
rules-about = Che gioco è
rules-sources = Da dove viene ogni articolo:
rules-source-book = sta nel regolamento stampato;
rules-source-ruling = il libro tace o è ambiguo, e si è deciso così;
rules-source-house = è una regola nostra.
set-name = Il tuo nome a questo tavolo
set-key-qr = Codice QR
set-invite = Invito
set-fine = Versione delle regole e delle carte
set-rules = Regole, versione
set-take-back = Riprendi il posto
set-stand-in = Lascia giocare un bot
set-hand-over = Affida a un bot il posto di { $player }
set-end = Proponi di finire qui
set-resign = Lascia la partita
set-remove = Allontana { $player }
set-remove-short = Allontana
set-sound-on = Suono: sì
set-sound-off = Suono: no
set-notify = Avvisami quando tocca a me
sure-end = Proporre a tutti di finire qui la partita?
sure-resign = Lasciare davvero la partita? Non si può tornare indietro.
sure-remove = Allontanare { $player }? Non potrà più sedersi a questo tavolo.
keys-title = Tasti
keys-enter = Invio
keys-choose = scegli la mossa che porta quel segno
keys-confirm = conferma la mossa scelta, o alza il sipario
keys-back = torna indietro di un passo, o posa quel che hai preso
keys-log = apri la cronaca
keys-rules = apri le regole, all'articolo del momento
keys-next = vai al prossimo tavolo dove tocca a te
keys-replay = rivedendo una partita: una mossa indietro, una avanti
keys-help = mostra questi tasti
keys-close = Chiudi
script-copied = Copiato
script-offline = Connessione persa: riprovo…
script-online = Di nuovo in linea
script-since = fin qui avevi visto
script-failed = Non è riuscito: controlla la connessione e riprova.
script-turn = Tocca a te
script-waits = Non è il tuo turno.
script-time = tempo scaduto
script-matches = Il tuo browser ha rifatto il conto: torna.
script-differs = Il tuo browser ha rifatto il conto: non torna!
script-yours = Fra i numeri c'è quello estratto dal tuo browser.
script-listed = L'elenco degli impegni è quello che aveva visto chiudere prima di scoprire il suo numero.
script-unlisted = Ma aveva visto chiudere un altro elenco di impegni: non fidarti di questa partita!

## Dopo la partita

result-kick-won = { $number ->
        [one] Ha vinto
       *[other] Hanno vinto
    }
result-kick-lost = Partita persa
result-kick-ended = Finita prima del tempo
result-ending-resigned = Chi giocava contro ha lasciato la partita.
result-ending-vote = D'accordo tutti, si è finito qui.
result-ending-abandoned = Lasciata a metà.
result-ranking = Classifica
result-chart = Punti, mossa per mossa
result-chart-says = I punti in { $moves ->
        [one] una mossa
       *[other] { $moves } mosse
    }; alla fine { $scores }
result-how = Come sono arrivati i punti
result-rematch = Rivincita, stesso tavolo
result-return = Partita di ritorno
result-return-same = Partita di ritorno: ognuno un posto più in là, con la stessa mescolata, perché nulla è nascosto
result-return-new = Partita di ritorno: ognuno un posto più in là, con una nuova mescolata
result-record = Scarica la partita
result-home = Ai giochi
result-next = Alla partita seguente
replay-label = Rivedi la partita
replay-at = Il tavolo com'era alla mossa { $at } di { $of }
replay-now = Torna ad adesso
replay-first = All'inizio
replay-prev = Indietro
replay-play = Avvia
replay-next-one = Avanti
replay-last = Alla fine
replay-slider = Mossa
replay-go = Vai
replay-of = di { $of }
replay-start = L'inizio
frozen-title = Questa partita aspetta
frozen-say = Qui non si può né giocare né guardare, e della partita non cambia niente.

## Un gioco

game-options = Varianti e opzioni
game-usual = predefinito
game-content = Le carte
intro-step = Passo { $step } di { $of }
intro-skip = Salta
intro-skip-step = Salta questo passo
intro-next = Avanti
intro-back = Indietro
intro-you = Tu
intro-your-turn = Sul tavolo, oppure qui:
intro-other = Si può, ma prova la mossa di cui stiamo parlando.

## Partite salvate

records-title = Rivedi una partita
records-say = Una partita scaricata da qui, o salvata dal terminale: la rivedi mossa per mossa.
records-file = File
records-text = oppure incollala qui
records-show = Mostra la partita

## Tu

you-title = Tu
you-name = Il tuo nome
you-name-say = Così ti leggono gli altri al tavolo.
you-kept = Il nome { $name } è tuo: con la password accedi da qualunque dispositivo.
you-name-label = Nome
you-save = Salva
you-keep = Proteggi il nome
you-keep-say = Con una password il nome resta tuo, e ritrovi i tuoi tavoli da un altro dispositivo.
you-keep-do = Proteggi questo nome
you-password = Password
you-enter = Accedi con il tuo nome
you-enter-say = Se hai già un nome protetto da una password.
you-enter-do = Accedi
you-leave = Esci
you-leave-say = Questo browser ti dimentica; i tuoi tavoli restano legati al nome.
you-change = Cambia la password
you-change-say = Tutti gli altri browser collegati a questo nome vengono scollegati.
you-password-old = Password attuale
you-password-new = Nuova password
you-change-do = Cambia la password
you-settings = Preferenze
you-theme = Tema
you-theme-auto = Come il sistema
you-theme-light = Chiaro
you-theme-dark = Scuro
you-sound = Suono quando tocca a te
you-sound-say = Un tocco leggero, mai musica.
you-yes = Sì
you-no = No
you-wrong-name = Scrivi un nome.
you-wrong-password = La password ha almeno { $least } caratteri.
you-name-taken = Il nome { $name } è già di qualcuno: scegline un altro, o accedi con la sua password.
you-wrong-login = Nome e password non corrispondono.
you-wrong-old = Questa non è la tua password: non è cambiato nulla.
you-done-name = Nome salvato.
you-done-settings = Preferenze salvate.
you-done-keep = Adesso il nome è protetto.
you-done-password = La password è cambiata; tutti gli altri browser sono scollegati.
you-done-login = Eccoti di nuovo.
you-done-logout = Questo browser ti ha dimenticato.

## Quando qualcosa non va

problem-title-missing = Qui non c'è niente
problem-title-forbidden = Questo non si può
problem-title-conflict = Non adesso
problem-title-often = Piano, piano
problem-title-server = Qualcosa si è rotto
problem-title-other = Non ha funzionato
problem-do-missing = Dalla pagina iniziale trovi i tuoi tavoli e quelli aperti.
problem-do-forbidden = Se il posto è tuo, torna con il link della tua chiave, da qualunque dispositivo.
problem-do-conflict = Torna al tavolo: vedrai come stanno le cose adesso.
problem-do-often = Aspetta un momento e riprova.
problem-do-server = Non è colpa tua, e quello che era confermato è al sicuro. Riprova fra un momento.
problem-do-other = Torna indietro e riprova.
problem-back = Torna al tavolo

## Che cosa rifiuta il server

error-bad-request = qualcosa non va: { $where }
error-not-found = questa pagina non c'è
error-bad-method = questo indirizzo non accetta richieste di questo tipo
error-too-large = è troppo lungo: al massimo { $kilobytes } kilobyte
error-too-often = troppo spesso: riprova fra { $seconds ->
        [one] un secondo
       *[other] { $seconds } secondi
    }
error-csrf = il modulo è scaduto: ricarica la pagina
error-no-cookie = serve un cookie, e il tuo browser non ne ha mandati: permettili per questo sito e ricarica la pagina
error-other-origin = questa richiesta viene da un altro sito
error-kept-already = il tuo nome è già protetto: la password si cambia sotto «Tu», con quella attuale
error-bad-host-header = questo non è il nome di un server
error-too-deep = le liste non stanno a più di { $most } una dentro l'altra
error-long-number = nessun numero ha più di { $most } cifre
error-too-many-screens = non più di { $most } schermi aperti insieme: chiudine qualcuno
error-too-many-connections = troppe connessioni insieme dal tuo indirizzo: riprova fra un momento
where-body = il contenuto della richiesta

wire-full = Il tavolo in questo momento è pieno: riprova fra un momento.
wire-too-many = Troppe connessioni insieme dal tuo indirizzo: chiudine qualcuna, o riprova fra un momento.
wire-too-slow = La tua richiesta non è arrivata in tempo.
wire-too-long = La tua richiesta è troppo lunga.
wire-no-request = Questa richiesta non si capisce.

error-server-error = qualcosa è andato storto nel server; ne è rimasta traccia
error-not-stored = non è stato possibile salvare, e nulla è cambiato: riprova fra un momento
error-which-seat = qui hai più posti ({ $seats }): di' quale
error-no-such-seat = a questo tavolo non c'è un posto { $seat }
error-no-action = non c'è un'azione «{ $action }»; ci sono: { $allowed }

# -- what is seen to happen
stage-label = Che cosa succede
stage-on = Continua
stage-skip = Salta al mio turno
now-since = { $number ->
    [one] Dal tuo ultimo turno: una mossa
   *[other] Dal tuo ultimo turno: { $number } mosse
}
set-pace = Ritmo
pace-slow = lento, continuo io
pace-normal = normale
pace-quick = rapido
pace-once = subito

## La sala d'attesa: chi c'è, chi è pronto, come si gioca

lobby-here = c'è
lobby-away = adesso non c'è
lobby-ready = è qui, e ha detto «pronto»
lobby-you-ready = tu: hai detto «pronto»
lobby-program = gioca con un programma
lobby-be-ready = Pronto!
lobby-be-unready = Aspettate
lobby-go = Mettiti qui
lobby-go-to = Mettiti al posto { $number }
lobby-who = Chi gioca al posto { $number }
lobby-nobody = nessuno, per ora
lobby-you = Il tuo posto
lobby-invite-do = Invita
lobby-invite-seat = Invita al posto { $number }
lobby-changed = Cambiato:
lobby-arrange = Cambia giocatori, regole, orologio
lobby-arrange-say = Chi aveva detto «pronto» dovrà dirlo di nuovo.
lobby-arrange-do = Cambia
lobby-fixed = È una partita di ritorno: posti e regole sono quelli dell'andata.
lobby-close = Chiudi il tavolo
lobby-start-waits = { $number ->
        [one] { $players } non ha ancora detto «pronto».
       *[other] { $players } non hanno ancora detto «pronto».
    }
sure-start = { $number ->
        [one] { $players } adesso non c'è. Cominciare lo stesso?
       *[other] { $players } adesso non ci sono. Cominciare lo stesso?
    }
sure-close = Chiudere il tavolo? Sparisce per tutti, e non si riapre.
closed-title = Questo tavolo è stato chiuso
closed-say = Chi lo aveva aperto lo ha chiuso prima di cominciare.
set-seats = Giocatori: { $value }
set-listed = Chi può entrare: { $value ->
        [yes] chiunque
       *[no] chi ha l'invito
    }
set-seat-bot = Posto { $number }: un bot
set-seat-friend = Posto { $number }: libero
set-key-mine = La tua chiave segreta
set-key-of = La chiave segreta di { $player }
set-key-secret = Non è l'invito: apre il tuo posto, e solo il tuo. Serve per tornarci da un altro dispositivo. Non darla a nessuno: chi ce l'ha gioca al posto tuo.
set-key-copy = Copia la chiave segreta
share-it = condividi
replay-pause = Pausa
replay-speed = Velocità
share-result = Condividi
share-position = Condividi questa posizione
result-total = Totale
result-lines = Riga per riga

### Il Primo Cavaliere: le parole del gioco, italiano.
### Nomi ed effetti delle carte seguono gli id di content/*.toml.

title = Il Primo Cavaliere
blurb = Una sola pedina, sette Case, trentacinque nobili da conquistare: muovi Varys meglio dei tuoi rivali e raccogli più vessilli di tutti.

## Le Case: il nome, e la famiglia con l'articolo

house-stark = Stark
house-stark-the = gli Stark
house-greyjoy = Greyjoy
house-greyjoy-the = i Greyjoy
house-lannister = Lannister
house-lannister-the = i Lannister
house-targaryen = Targaryen
house-targaryen-the = i Targaryen
house-baratheon = Baratheon
house-baratheon-the = i Baratheon
house-tyrell = Tyrell
house-tyrell-the = i Tyrell
house-tully = Tully
house-tully-the = i Tully

## I personaggi, e Varys

card-eddard-stark = Eddard Stark
card-catelyn-stark = Catelyn Stark
card-robb-stark = Robb Stark
card-sansa-stark = Sansa Stark
card-arya-stark = Arya Stark
card-bran-stark = Bran Stark
card-rickon-stark = Rickon Stark
card-lyanna-stark = Lyanna Stark
card-balon-greyjoy = Balon Greyjoy
card-euron-greyjoy = Euron Greyjoy
card-victarion-greyjoy = Victarion Greyjoy
card-aeron-greyjoy = Aeron Greyjoy
card-asha-greyjoy = Asha Greyjoy
card-theon-greyjoy = Theon Greyjoy
card-rodrik-greyjoy = Rodrik Greyjoy
card-tywin-lannister = Tywin Lannister
card-cersei-lannister = Cersei Lannister
card-jaime-lannister = Jaime Lannister
card-tyrion-lannister = Tyrion Lannister
card-kevan-lannister = Kevan Lannister
card-joffrey-baratheon = Joffrey Baratheon
card-aegon-targaryen = Aegon I Targaryen
card-aerys-targaryen = Aerys Targaryen
card-rhaegar-targaryen = Rhaegar Targaryen
card-viserys-targaryen = Viserys Targaryen
card-daenerys-targaryen = Daenerys Targaryen
card-robert-baratheon = Robert Baratheon
card-stannis-baratheon = Stannis Baratheon
card-renly-baratheon = Renly Baratheon
card-shireen-baratheon = Shireen Baratheon
card-olenna-tyrell = Olenna Tyrell
card-margaery-tyrell = Margaery Tyrell
card-garlan-tyrell = Garlan Tyrell
card-hoster-tully = Hoster Tully
card-edmure-tully = Edmure Tully
card-varys = Varys

## I compagni: nome, che cosa fa, due parole di colore

companion-sandor-clegane = Sandor Clegane
companion-sandor-clegane-flavour = Il Mastino non fa domande.
companion-ramsay-snow = Ramsay Snow
companion-ramsay-snow-flavour = Gli piace tanto disporre delle persone.
companion-jaqen-hghar = Jaqen H'ghar
companion-jaqen-hghar-flavour = Tre sussurri nel buio, e tre sedie vuote.
companion-melisandre = Melisandre
companion-melisandre-flavour = Chiede alla notte un'ora in più, e la ottiene.
companion-gendry = Gendry
companion-gendry-flavour = Un fabbro con gli occhi di un re.
companion-jon-snow = Jon Snow
companion-jon-snow-flavour = A qualunque Casa farebbe comodo un uomo di parola.
companion-hodor = Hodor
companion-hodor-flavour = Gli basta una parola sola.
companion-hodor-note = Il bersaglio è stampato; che arrivi in città e in ogni area di gioco è presunto.
companion-bronn = Bronn
companion-bronn-flavour = Fedele fino all'ultima moneta.
companion-bronn-note = Il bersaglio è stampato; che arrivi in città e in ogni area di gioco è presunto.
companion-petyr-baelish = Petyr Baelish
companion-petyr-baelish-flavour = Ha sempre un altro amico da presentarti.
companion-petyr-baelish-note = I giocatori parlano di due carte in più, una giocata e una scartata; il testo della carta non si è visto.
companion-shae = Shae
companion-shae-flavour = In buona compagnia vale il doppio.
companion-shae-note = Che resti e sia immune è stampato; la sua Casa e la parte di Tyrion sono dedotte.
companion-khal-drogo = Khal Drogo
companion-khal-drogo-flavour = Pochi inviti arrivano con tanti cavalli.
companion-khal-drogo-note = Si sa che è nella scatola; quel che fa è dedotto dalle carte simili.
companion-brienne-of-tarth = Brienne di Tarth
companion-brienne-of-tarth-flavour = Due giuramenti e una spada sola.
companion-brienne-of-tarth-note = Fa le veci di una carta stampata che nessuna fonte pubblica mostra.
companion-syrio-forel = Syrio Forel
companion-syrio-forel-flavour = Una lezione di danza, e la ragazza non c'è più.
companion-syrio-forel-note = Fa le veci di una carta stampata che nessuna fonte pubblica mostra.
companion-ilyn-payne = Ilyn Payne
companion-ilyn-payne-flavour = Del suo mestiere non parla mai.
companion-ilyn-payne-note = Fa le veci di una carta stampata che nessuna fonte pubblica mostra.

## Che cosa fa un compagno, detto dai suoi dati

effect-kill-city = uccidi un personaggio in città
effect-kill-area = uccidi un personaggio in un'area di gioco qualsiasi
effect-kill-companions = uccidi un compagno disponibile
effect-kill-named = uccidi { $card }, in città o in un'area di gioco qualsiasi
effect-take-named = prendi { $card }, dalla città o da un altro giocatore
effect-swap = scambia di posto due personaggi in città
effect-turn = gioca un altro turno dopo questo
effect-count = resta con te e conta come { $number } { $house }; non si può prendere né uccidere
effect-count-named = nomina una Casa: resta con te e conta come { $number } di quella Casa; non si può prendere né uccidere
effect-count-with = resta con te e conta come { $number } { $house }, come { $then } finché hai { $card }; non si può prendere né uccidere
effect-draw = { $number ->
        [one] pesca un compagno dal mazzo, mostralo e usalo
       *[other] pesca { $number } compagni dal mazzo e mostrali: usane uno, gli altri sono persi per sempre
    }
either = { $one } o { $other }

## Le direzioni

direction-up = in alto
direction-down = in basso
direction-left = a sinistra
direction-right = a destra

## Le opzioni di una nuova partita

option-companions = Compagni
    .help = Quali compagni si mescolano prima di scoprirne sei.
option-companions-all = Tutti e quattordici
    .help = Le carte stampate, quelle presunte e le tre di nostra invenzione.
option-companions-printed = Solo gli stampati
    .help = Soltanto le otto carte note dalla stampa.
option-companions-none = Nessuno
    .help = Il gioco nudo: svuotare la città di una Casa non fa guadagnare altro.

option-teams = Squadre
    .help = Quattro giocatori in due squadre, gli alleati di fronte, i vessilli sommati alla fine.
option-teams-false = No
    .help = Ognuno gioca per sé.
option-teams-true = Sì
    .help = I posti 1 e 3 giocano contro i posti 2 e 4.

option-ravens = Corvi con tre occhi
    .help = In tre o in quattro: silenzio al tavolo, e un minuto di colloquio privato per ciascuno.
option-ravens-false = No
    .help = Si parla quanto si vuole.
option-ravens-true = Sì
    .help = Ciascuno può spendere un corvo per un colloquio privato; in quattro si gioca a squadre.

option-ramsay_moves_varys = Ramsay sposta Varys
    .help = Se Ramsay Snow può scambiare di posto anche Varys con un personaggio.
option-ramsay_moves_varys-false = No
    .help = Varys non è un personaggio, e Ramsay lo lascia dov'è.
option-ramsay_moves_varys-true = Sì
    .help = Varys può essere una delle due carte che si scambiano di posto.

option-first = Chi comincia
    .help = A chi tocca il primo turno.
option-first-drawn = A sorte
    .help = Si tira a sorte quando la partita comincia.
option-first-1 = Posto 1
    .help = Comincia chi siede al posto 1.
option-first-2 = Posto 2
    .help = Comincia chi siede al posto 2.
option-first-3 = Posto 3
    .help = Comincia chi siede al posto 3, in tre o in quattro.
option-first-4 = Posto 4
    .help = Comincia chi siede al posto 4, solo in quattro.

## Che cosa si chiede

ask-move-varys = Da che parte va Varys, e per quale Casa?
ask-choose-companion = Hai portato via dalla città l'ultimo di una Casa: scegli un compagno.
ask-kill-in-city = Quale personaggio uccidi in città?
ask-kill-in-area = Quale personaggio uccidi, in una qualsiasi area di gioco?
ask-kill-companion = Quale compagno disponibile uccidi?
ask-kill-named = Chi uccidi?
ask-take-named = Chi prendi?
ask-swap = Due personaggi si scambiano di posto. Chi è il primo?
ask-swap-with = Con chi si scambia di posto { $card }?
ask-name-house = Per quale Casa conterà { $companion }?
ask-choose-drawn = Quale dei compagni appena pescati usi? Gli altri sono persi per sempre.
ask-break-tie = Parità per Casa { $house }: a chi va il vessillo?
ask-send-raven = Prima di muovere: mandi il tuo corvo, per un colloquio in privato?
ask-talk = Stai parlando in privato con { $other }.

## Le mosse, dette a chi può farle

move-varys = { $direction-id ->
        [direction-up] In alto
        [direction-down] In basso
        [direction-left] A sinistra
       *[other] A destra
    }, { $house }: prendi { $cards }{ $gain-id ->
        [companion] , e con { $number ->
            [one] quest'ultima carta
           *[other] queste ultime carte
        } un compagno
        [banner] , e il vessillo
       *[none] { "" }
    }
move-choose = { $companion }: { $does }.
move-kill-companion = Uccidi { $companion }: { $does }.
move-name-house = Casa { $house }
move-give-banner = Il vessillo di Casa { $house } a { $other }
move-send-raven = Manda il corvo: un minuto in privato con { $other }
move-keep-raven = Tieni il corvo per più tardi
move-end-talk = Chiudi il colloquio, poi muovi
move-swap = { $card }
move-swap-with = { $card } si scambia di posto con { $other }
move-take = Prendi { $card } dalla città
move-take-from = Prendi { $card } a { $owner }
move-kill = Uccidi { $card }, in città
move-kill-from = Uccidi { $card }, nell'area di { $owner }

## Che cosa succede

event-moves = { $seat } muove Varys { $direction } e prende { $cards } (Casa { $house }).
event-banner = { $seat } conquista il vessillo di Casa { $house }.
event-banner-from = Il vessillo di Casa { $house } passa da { $other } a { $seat }.
event-banner-returns = Di Casa { $house } nessuno ha più nulla: il vessillo di { $other } torna nella riserva.
event-chooses = { $seat } sceglie { $companion }.
event-draws = { $seat } pesca dal mazzo { $companions }.
event-no-target = { $companion } non trova nulla da fare.
event-takes = { $seat } prende { $card } dalla città.
event-takes-from = { $seat } prende { $card } a { $owner }.
event-kills = { $seat } uccide { $card } in città.
event-kills-in-area = { $seat } uccide { $card } nell'area di { $owner }.
event-kills-companion = { $seat } uccide { $companion }, ancora fra i compagni disponibili.
event-swaps = { $seat } scambia di posto { $card } e { $other }.
event-stays = { $companion } resta con { $seat } e conta per Casa { $house }.
event-extra-turn = { $seat } gioca un altro turno.
event-raven = { $seat } manda un corvo: un minuto in privato con { $other }.
event-talk-ends = Il colloquio fra { $seat } e { $other } è finito.
event-end = Varys non vede più nessuno: la partita è finita. Vittoria per { $winners }.
    .heading = La fine

## Perché no

rule-pc-1_5 = Varys non è un personaggio: non si prende e non si uccide.
rule-pc-1_8 = Un compagno così non c'è, in questa partita.
rule-pc-3_1 = Adesso si muove Varys: annuncia una direzione e una Casa.
rule-pc-3_2 = Guardando { $direction } da dove sta Varys non c'è nessuno di Casa { $house }.
rule-pc-3_9 = Varys deve aspettare: prima rispondi a quello che ti si chiede.
rule-pc-3_10 = Adesso decide { $seat }.
rule-pc-4_7 = Il vessillo va a uno dei giocatori alla pari al primo posto.
rule-pc-5_1 = Scegli uno dei compagni disponibili: quello non è tra loro.
rule-pc-5_9 = Questo compagno non può prendere quella carta.
rule-pc-5_10 = Questo compagno non può uccidere quella carta.
rule-pc-5_11 = { $card } è già nella tua area di gioco.
rule-pc-5_12 = { $companion } è fra i compagni che restano: non si prendono e non si uccidono.
rule-pc-5_13 = { $companion } è fra i compagni che restano: non si uccidono, nemmeno prima che qualcuno li scelga.
rule-pc-6_2 = Ramsay Snow scambia di posto due personaggi diversi, tutti e due in città.
rule-pc-6_6 = Nomina una delle Case.
rule-pc-6_9 = Usa uno dei compagni appena pescati.
rule-pc-6_15 = Ramsay Snow non sposta Varys.
rule-pc-7_1 = La partita è finita.
rule-pc-9_5 = Il corvo si manda o si tiene all'inizio del turno, prima di muovere Varys.
rule-pc-9_6 = Puoi parlare con uno dei tuoi avversari, non con quel posto.
rule-pc-9_7 = In quattro puoi parlare soltanto con il tuo alleato.
rule-pc-9_8 = Il colloquio è ancora in corso: prima chiudilo.

## Il tavolo nel terminale

board-house = Casa
board-left = Città
board-banners = Vessilli
board-ravens = Corvo
board-available = Compagni, per chi porta via l'ultimo di una Casa
board-drawn = Appena pescati
board-deck = Nel mazzo ({ $number }): { $names }
board-kept = { $companion } con { $player }, per Casa { $house }
board-team = { $names } insieme: { $banners ->
        [one] { $banners } vessillo
       *[other] { $banners } vessilli
    }
board-how = Come sono andati i vessilli (conto di chi lo ha, migliore degli altri)
board-none = nessun vessillo

## Le liste del contenuto, e che cosa sono i punti

content-houses = Case
content-characters = Personaggi
content-companions = Compagni
points = { $number ->
        [one] { $number } vessillo
       *[other] { $number } vessilli
    }

## Preparazioni e mosse rifiutate

error-primo-first = in { $seats } l'opzione first è una di queste: { $allowed }
error-primo-teams = le squadre vogliono 4 giocatori, non { $seats } (PC-10.6)
error-primo-ravens = i corvi vogliono 3 o 4 giocatori, non 2 (PC-10.7)
error-primo-ravens-teams = in 4 i corvi si giocano a squadre: togli teams=no (PC-10.7)
error-bad-notation = «{ $text }» non è una mossa. Una mossa si scrive così: left stark, companion hodor, card bran-stark, house tully, seat 2, keep raven, end talk

## La pagina: il tavolo, i registri, le anteprime

board-city = Approdo del Re: sei colonne e sei righe. Varys è in { $square }.
board-ledger = Registro delle Case
board-in-city = città
board-was = erano { $number }, poi
board-in-deck = Nel mazzo dei compagni
board-with-banner = con il vessillo
board-areas = Chi ha chi
board-nobody = ancora nessuno
board-companions-for = a chi prende l'ultimo di una Casa
board-kept-by = Con { $player }: conta per Casa { $house }.
board-banners-unit = { $number ->
        [one] vessillo
       *[other] vessilli
    }
board-banner = { $state ->
        [may] Vessillo { $house }, se confermi
        [lost] Vessillo { $house }: se confermi, passa di mano
       *[held] Vessillo { $house }
    }
board-raven-ready = ha ancora il corvo
board-raven-sent = ha già mandato il corvo
board-partner = con { $player }: { $banners }
board-choose-seat = Scegli
board-gist = { $number ->
        [one] un personaggio in città
       *[other] { $number } personaggi in città
    }

## Gli effetti in breve, sulle carte dei compagni

effect-kill-city-short = uccidi un personaggio in città
effect-kill-area-short = uccidi un personaggio di chiunque
effect-kill-companions-short = uccidi un compagno disponibile
effect-kill-named-short = uccidi { $card }, dovunque sia
effect-take-named-short = prendi { $card }, dovunque sia
effect-swap-short = scambia di posto due personaggi in città
effect-turn-short = gioca subito un altro turno
effect-count-short = resta: vale { $number } { $house }
effect-count-named-short = resta: vale { $number } di una Casa a tua scelta
effect-count-with-short = resta: vale { $number } { $house }, { $then } con { $card }
effect-draw-short = { $number ->
        [one] pesca un compagno e usalo
       *[other] pesca { $number } compagni e usane uno
    }

## Che cosa farà la mossa scelta

preview-you = tu
preview-passes = Varys passa sopra { $passed } e si ferma al posto di { $card }.
preview-stops = Varys si ferma al posto di { $card }.
preview-takes = Prendi { $cards }: { $counts }.
preview-count-you = { $number } { $house } a te
preview-count-other = { $first ->
        [yes] { $number } { $house } a { $player }
       *[no] { $number } a { $player }
    }
preview-count-nobody = nessuno avrà più { $house }
preview-earns = In città non restano { $house }: scegli un compagno.
preview-takes-city = Prendi { $card } dalla città: { $counts }.
preview-takes-from = Prendi { $card } a { $player }: { $counts }.
preview-kills = Uccidi { $card }, in città.
preview-kills-from = { $own ->
        [yes] Uccidi { $card }, che è con te: { $counts }.
       *[no] Uccidi { $card }, che è con { $player }: { $counts }.
    }
preview-kills-companion = Uccidi { $companion }: nessuno potrà più scegliere quella carta.
preview-swaps = { $card } e { $other } si scambiano di posto.
preview-stays = { $companion } resta con te: { $counts }.
preview-again = Poi giochi un altro turno.
preview-no-target = { $companion } non trova nulla da fare.
preview-draws = Peschi { $companions }.
preview-raven = Spendi il tuo corvo: un minuto in privato con { $player }.
preview-talk-ends = Il colloquio con { $player } finisce, poi muovi Varys.
preview-end = Varys non vede più nessuno: la partita finisce. { $state ->
        [you] <b>Vinci tu</b>.
        [shared] Vincete: { $winners }.
       *[others] Vittoria per { $winners }.
    }
preview-banner = Il vessillo { $house } <b>{ $to ->
        [supply] { $from ->
            [you] lascia te e torna nella riserva
           *[other] lascia { $giver } e torna nella riserva
        }
        [you] { $from ->
            [supply] è tuo
           *[other] passa da { $giver } a te
        }
       *[other] { $from ->
            [supply] va a { $taker }
            [you] passa da te a { $taker }
           *[other] passa da { $giver } a { $taker }
        }
    }</b>.
preview-banner-same = Il vessillo { $house } { $to ->
        [supply] resta nella riserva
        [you] resta tuo
       *[other] resta a { $taker }
    }.

## Come sono andati i vessilli

reckoning-banner = { $house }: { $count }{ $state ->
        [alone] , senza rivali
        [tied] , alla pari con { $rivals }
        [behind] , ma { $rivals } ne ha { $best }
       *[ahead] {" "}contro { $best } di { $rivals }
    }
reckoning-with = , contando { $companions }
reckoning-partner = { $number ->
        [one] un vessillo di { $player }, in squadra
       *[other] { $number } vessilli di { $player }, in squadra
    }
reckoning-kind-partner = Vessilli del compagno
reckoning-tie = Parità di vessilli: decide quello della Casa più grande, { $house }

## L'introduzione

intro-deal = Questa è la città: trentacinque nobili di sette Case, e fra loro Varys, il ragno. Il numero su ogni carta dice quanti sono quelli della sua Casa. Vince chi alla fine ha più vessilli, uno per Casa.
intro-lines = Varys è l'unica pedina, e la muovono tutti a turno. Va dritto: in alto, in basso, a sinistra o a destra, mai in diagonale. Le carte cerchiate sono quelle a cui può arrivare adesso; le altre restano nell’ombra.
intro-farthest = Scegli una direzione e una Casa: Varys va fino alla carta più lontana di quella Casa, e tu prendi lei e tutte le sue che ha scavalcato. Qui passa sopra gli altri e ti porta due Lannister. Tocca la carta dove finisce il filo rosso.
intro-banner = Due Lannister, e nessuno ne ha di più: il vessillo dei Lannister è tuo. Il registro delle Case dice sempre chi ne ha quanti.
intro-tie = Anche il tuo avversario ha preso due Lannister. Siete pari, ma alla pari il vessillo va a chi ha appena mosso: te lo ha portato via.
intro-last = In città ci sono solo due Tully, in fila. Tocca il più lontano e li prendi tutti e due: chi porta via dalla città l'ultimo di una Casa si guadagna un compagno.
intro-companion = Scegli un compagno: agisce subito. Shae resta con te e, finché hai Tyrion, vale due Lannister: conti quattro, e il vessillo torna tuo. Tocca Shae.
intro-end = La partita va avanti e la città si svuota. Finisce quando Varys, nelle quattro direzioni, non vede più nessuno: succederà con la tua prossima mossa. Tocca il Targaryen a sinistra.
intro-over = È finita: cinque vessilli a due, hai vinto. A parità di vessilli deciderebbe quello della Casa più grande. Adesso tocca a te, sul serio.

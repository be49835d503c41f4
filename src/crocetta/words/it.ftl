# What the platform says, in Italian: page, terminal and server. Each game has a catalogue of its own.
# Keys that begin with terminal- stay out of the page. What is typed in the terminal stays as it is typed.
# No gender for people: present tense or «avere», never «essere» with a participle.

## Everywhere

name = Crocetta
home = Home
menu = Menu
language = Lingua
rules = Regole
how-to-play = Come si gioca
how-to-play-game = Come si gioca a { $game }
close = Chiudi
show-all = Mostra tutto
# «Annulla» is undo.
cancel = Indietro
save = Salva
copy = Copia
copied = Copiato
retry = Riprova
join = Unisciti
watching = Stai guardando
you = tu
away = Assente
page-missing = Pagina non trovata.
title-turn = ● Tocca a te · { $game }
title-table = { $game } · Crocetta
title-replay = Rivedi: { $game } · Crocetta
player-numbered = Giocatore { $place }

## Time

time-none = senza limite
time-seconds =
    { $count ->
        [one] { $count } secondo
       *[other] { $count } secondi
    }
time-minutes =
    { $count ->
        [one] { $count } minuto
       *[other] { $count } minuti
    }
time-hours =
    { $count ->
        [one] { $count } ora
       *[other] { $count } ore
    }
time-days =
    { $count ->
        [one] { $count } giorno
       *[other] { $count } giorni
    }
clock-left = Tempo rimasto
clock-hours = { $hours }:{ $minutes } h

## Home

home-tag = Tre giochi di tesori, una sola matita.
home-play = Gioca subito
home-play-game = Gioca subito: { $game } contro i bot
home-quick = Partita veloce
home-quick-game = Partita veloce: { $game }
home-quick-any = Partita veloce, gioco a caso
home-invite = Invita amici
home-invite-game = Invita amici a { $game }
home-setup = Opzioni…
home-setup-game = Opzioni per { $game }
home-players = { $fewest }–{ $most } giocatori
home-players-minutes = { $fewest }–{ $most } giocatori · { $least }–{ $longest } min
home-all = Mostra tutti i tavoli ({ $count })
home-resume = Riprendi
home-mine = Le tue partite
home-mine-waiting =
    { $count ->
        [one] { $count } ti aspetta
       *[other] { $count } ti aspettano
    }
home-new = Nuova partita
home-turn = Tocca a te
home-turn-until = Tocca a te entro { $time }
home-round = Round { $round }, turno { $turn }
home-only-turn = Turno { $turn }
home-remove = Togli
home-remove-game = Togli { $game } con { $names }
home-remove-what = Un bot continua per te.
home-remove-alone = La partita finisce senza risultato.
home-finished = Finite
home-finished-all = Mostra tutte le { $count } finite
home-result = { $place }, { $margin }
home-place = { $place } posto
home-result-with = con { $names }, { $when }
home-replay = Rivedi { $game }:
home-records = I tuoi record
home-record =
    { $count ->
        [one] { $count } partita, vinte: { $won }
       *[other] { $count } partite, vinte: { $won }
    }
home-about = Circa { $minutes } min
lobby-free =
    { $count ->
        [one] 1 posto libero
       *[other] { $count } posti liberi
    }
lobby-clock = { $time } a turno
lobby-no-clock = senza limite di tempo
lobby-join = Unisciti a { $game } con { $names }
lobby-host = Host: { $name }
lobby-host-with = Host: { $name }, con { $names }
lobby-started = Appena iniziata: prendi il posto di un bot
lobby-lost = Riconnessione ai tavoli…
watching-count =
    { $count ->
        [one] { $count } persona guarda
       *[other] { $count } persone guardano
    }
home-open = Apri
home-free =
    { $count ->
        [one] { $count } posto libero. Codice: { $code }
       *[other] { $count } posti liberi. Codice: { $code }
    }
lobby = Tavoli aperti
code-have = Hai un codice?
# The words in codes are English everywhere.
code-example = PALM-REEF-…
nickname = Il tuo nome
nickname-as = Giochi come { $name }. Cambia nome
nickname-keep = Ai tavoli dove giochi già resta il vecchio nome.

## New table

setup-seats = Giocatori
setup-number = Numero di giocatori
setup-options = Opzioni di gioco
setup-settings = Opzioni del tavolo
setup-start = Inizia
setup-invite = Crea il tavolo
own = Usa le tue carte
own-choose = Scegli un file
own-pattern = Scarica le carte standard
own-file = In uso: { $file }
own-drop = Rimuovi il file
seat-who = Posto { $place }
seat-level = Livello del bot, posto { $place }
seat-name = Nome di chi gioca, posto { $place }
seat-me = Tu:
seat-place = { $place }. { $who }
seat-open = Su invito (link)
seat-bot = Bot
seat-beside = Stesso dispositivo
level-novice = Principiante
level-novice-what = Sta imparando: le buone mosse gli sfuggono.
level-adept = Intermedio
level-adept-what = Gioca bene ogni turno, ma non guarda avanti.
level-expert = Esperto
level-expert-what = Conosce le probabilità e il valore di ogni carta.
level-master = Maestro
level-master-what = Pensa molti turni avanti. Difficile da battere.

## Table settings

set-listed = Tavolo pubblico
set-listed-why = Può unirsi chiunque. Altrimenti solo chi ha il link.
set-spectators = Permetti di guardare
set-hints = Permetti consigli
set-hints-why = Solo contro i bot, senza limite di tempo.
set-confirm = Fine turno automatica
set-confirm-why = Quando non resta altro da fare.
set-clock = Tempo per turno
set-clock-why = Se il tempo scade, quel turno lo gioca un bot.
set-away = Un bot subentra dopo
set-away-why = Chi torna riprende il suo posto.
agreed = Opzioni del tavolo
agreed-off = { $label }: no
agreed-value = { $label }: { $value }
agreed-own = Carte o labirinto dell’host
agreed-away = Un bot subentra dopo { $time } di assenza
agreed-private = Solo per chi gioca
agreed-no-hints = Senza consigli
agreed-daily = Partita del giorno
agreed-challenge = Sfida
agreed-practice = Allenamento

## Waiting room

wait-free =
    { $count ->
        [one] 1 posto libero
       *[other] { $count } posti liberi
    }
wait-full = Tavolo al completo
wait-open = Posto libero
wait-bot = Aggiungi un bot
wait-level = Livello di { $name }
wait-remove = Rimuovi
wait-remove-who = Rimuovi { $name }
wait-host = La partita inizia a tavolo completo. Oppure iniziala ora.
wait-start = Inizia
wait-start-bots =
    { $count ->
        [one] Aggiungi 1 bot e inizia
       *[other] Aggiungi { $count } bot e inizia
    }
wait-guest = Il posto è tuo! Si inizia a tavolo completo.
ready-ask = Il tavolo è al completo. Si comincia?
ready-yes = Ci sono
ready-is = Presente
ready-left = Ancora { $seconds } secondi, poi chi non ha risposto perde il posto.
ready-late = Non hai risposto in tempo: il tuo posto è di nuovo libero.
wait-invited = { $name } ti invita a { $game }
wait-none = Tutti i posti sono occupati. A partita iniziata potrai guardare.
wait-leave = Lascia il tavolo
wait-close = Chiudi il tavolo
wait-until = Invito valido fino a { $time }.
invite-title = Invita amici
invite-how = Chi ha il link può unirsi. Non serve un account.
invite-link = Link a questo tavolo
invite-local = Gli amici non possono ancora aprire questo indirizzo. Come rimediare
invite-local-how = Avvia il server con --host 0.0.0.0 e apri questa pagina all’indirizzo di rete del tuo computer.
invite-qr = Codice QR del link
invite-code = o condividi il codice

## At the table

turn-yours = Tocca a te.
turn-waiting = In attesa di { $names }
stage-skip = Salta
stage-again = Rivedi
reconnecting = Riconnessione…
offline-loading = Caricamento dei giochi…
offline-new = È pronta una nuova versione.
offline-update = Aggiorna
offline-unreachable = Server non raggiungibile. Stai giocando su questo dispositivo.
online = Gioca online
online-go = Continua online con un amico
online-what = Porta questa partita sul server, dove un amico può unirsi con un link. La tua copia resta qui.
online-file-what = Apri il file su un server di Crocetta («Guarda una partita salvata») per continuare con gli amici.
line-crowded = Troppe richieste. Nuovo tentativo tra un minuto…
line-missing = Questo tavolo non esiste più.
line-elsewhere = Questa partita è aperta in un’altra scheda. Chiudila lì per giocare qui.
line-unreadable = Questo tavolo non si può aprire: aveva altre regole o altre carte.
table-closed = L’host ha chiuso questo tavolo.
table-closed-you = Hai chiuso questo tavolo.
table-agreed = Avete deciso insieme di chiudere la partita.
table-expired = Invito scaduto: la partita non è iniziata in tempo.
crashed = Qualcosa è andato storto
crashed-what = La tua partita è al sicuro sul server.
crashed-reload = Ricarica la pagina
pass-to = Passa il dispositivo: tocca a { $name }
pass-why = Gli altri non devono vedere lo schermo di { $name }.
pass-ready = Sono { $name }

## Rules

rules-goal = Scopo
rules-search = Cerca nelle regole
rules-language = Lingua delle regole
rules-none = Nessuna regola trovata.
rules-at = Apri la regola { $clause }

## Learning
learn-step = Passo { $step } di { $steps }
learn-skip = Salta
learn-next = Avanti
learn-show = Mostrami
learn-play-on = Continua
learn-turn = Un turno
learn-symbols = Simboli
learn-scoring = Punteggio
learn-end = La fine
learn-full = Regole complete
learn-print = Stampa e gioca
learn-try = Prova con il tutorial
learn-which = Quale gioco

## Keys

keys = Tastiera
keys-game = In questo gioco
keys-table = A ogni tavolo
keys-tab = Pulsante, carta o pedina seguente. Con Maiusc: indietro
keys-enter = Premi
keys-skip = Salta le animazioni
keys-escape = Chiudi un pannello
keys-help = Mostra questi tasti
keys-letters = Tasti con lettere
keys-letters-why = Disattivali se parli al computer.
key-name =
    { $key ->
        [arrows] Frecce
        [tab] Tab
        [enter] Invio
        [space] Spazio
        [backspace] Backspace
       *[escape] Esc
    }

## Menu

log = Cronologia
log-empty = Ancora niente.
log-all = Mostra tutte le righe ({ $count })
settings = Impostazioni
settings-hints = Mosse possibili
settings-hints-why = Evidenzia dove puoi giocare.
settings-why = Spiegazioni
settings-why-why = A ogni passo. Svaniscono dopo qualche partita.
settings-pace = Ritmo
pace-calm = calmo
pace-brisk = svelto
pace-instant = immediato
pace-calm-why = Ogni turno si vede per intero.
pace-brisk-why = I bot vanno più veloci. Se i turni in attesa sono molti, vedi solo i risultati.
pace-instant-why = Nessuna animazione: vedi subito il tavolo com’è.
settings-sound = Suoni
settings-volume = Volume
volume-soft = basso
volume-medium = medio
volume-loud = alto
settings-vibration = Vibrazione
settings-push = Avvisami su questo dispositivo
settings-push-why = Quando tocca a te in una partita lunga, o qualcuno si unisce a te.
settings-push-blocked = Il browser blocca le notifiche di questa pagina.
settings-theme = Tema
theme-auto = automatico
theme-light = chiaro
theme-dark = scuro
view-as = Vedi il tavolo come
table-code = Tavolo { $code }
watch-link = Chi ha il link può guardare.
watch-file = Guarda una partita salvata
mine = Le mie partite e i miei dati
watch-not = Questo tavolo è solo per chi gioca.
watch-no-more = Ora al tuo posto gioca un bot. Questo tavolo è solo per chi gioca.
export = Scarica la partita
replay = Rivedi la partita
rematch = Gioca ancora
rematch-join = Accetta la rivincita
rematch-watch = Guarda la rivincita
rematch-offer = { $name } vuole giocare ancora.
rematch-decline = No, grazie
rematch-declined = Rivincita rifiutata da { $names }.
rematch-bots = Gioca subito con i bot
rematch-cancel = Ritira la proposta
device = Altri dispositivi
device-what = Usa il tuo nome e i tuoi posti anche su un altro dispositivo.
device-make = Gioca su un altro dispositivo
device-link = Link segreto per un altro dispositivo
device-secret =
    { $count ->
        [one] Apri questo link sull’altro dispositivo entro { $count } minuto. Tienilo segreto: dà accesso ai tuoi posti.
       *[other] Apri questo link sull’altro dispositivo entro { $count } minuti. Tienilo segreto: dà accesso ai tuoi posti.
    }
device-claim = Vuoi giocare su questo dispositivo?
device-claim-what = Il tuo nome e i tuoi posti passano qui e sostituiscono quelli di questo dispositivo.
device-claim-yes = Sì, è il mio dispositivo
device-revoke = Disconnetti gli altri dispositivi
device-revoke-what = Solo questo dispositivo mantiene il tuo nome e i tuoi posti.
device-revoke-yes = Disconnettili
device-revoked = Gli altri tuoi dispositivi sono disconnessi.
host = Il tavolo è tuo
host-bot = Sostituisci con un bot
host-bot-what = Un bot gioca questo posto fino alla fine. { $name } non può tornare.
host-bot-sure = Sì, sostituisci
host-close = Chiudi il tavolo
host-close-what = Se chiudi, la partita finisce per tutti, senza risultato.
host-close-sure = Sì, chiudi
people = Giocatori
vote-remove = Proponi di rimuovere
vote-remove-what = Votano gli altri. Se la maggioranza accetta, al posto di { $name } gioca un bot fino alla fine.
vote-abandon = Proponi di chiudere la partita
vote-abandon-what = Se siete tutti d’accordo, la partita finisce senza risultato.
vote-sure = Sì, proponi
vote-asks-remove = { $by } propone di rimuovere { $name }. Al suo posto giocherebbe un bot fino alla fine.
vote-asks-you = { $by } propone di rimuoverti. Votano gli altri.
vote-asks-abandon = { $by } propone di chiudere la partita senza risultato.
vote-yours-remove = Proponi di rimuovere { $name }.
vote-yours-abandon = Proponi di chiudere la partita.
vote-yes = D’accordo
vote-no = No
talk = Chat
talk-unread = Chat, nuovi: { $count }
talk-text = Messaggio
talk-send = Invia
talk-none = Ancora nessun messaggio.
talk-watch = Lo legge solo chi guarda.
talk-off = L’host ha disattivato la chat.
talk-switch-off = Disattiva la chat
talk-switch-on = Attiva la chat
talk-mute = Silenzia { $name }
talk-muted = Chat silenziata: { $names }
talk-unmute = Riattiva tutti
reaction-hello = Ciao!
reaction-clap = Bella mossa!
reaction-heart = Grazie!
reaction-laugh = Ahah!
reaction-wow = Wow!
reaction-oops = Ops!
reaction-think = Ci penso…
reaction-luck = Buona fortuna!
leave = Lascia il tavolo
leave-what = Il posto resta tuo. Se abbandoni, continua un bot e non puoi tornare.
leave-alone = La partita è salvata. Se abbandoni, finisce senza risultato.
leave-resign = Abbandona
leave-sure = Sì, abbandona
leave-later = Lascia e riprendi dopo

## Hints
hint = Consiglio
hint-by = Consiglio ({ $level })
hint-thinking = Ci penso…
hint-only = È la tua unica mossa.
hint-general = Nessun’altra mossa promette di più.

## Notices

bot-for = { $name } (bot)
bot-level = Bot, livello { $level }
player-facts = { $who }: { $facts }.
facts = { $facts }, { $fact }
notice-left = { $name } ha lasciato il tavolo. Continua un bot.
notice-resigned = { $name } si ritira. Continua un bot.
notice-removed = { $name } mancava da tempo. { $by } ha messo un bot al suo posto.
notice-voted = { $by } ha fatto rimuovere { $name } con un voto. Continua un bot.
notice-voted-you = { $by } ti ha fatto rimuovere con un voto. Stai guardando.
notice-kept = Il voto non è passato. { $name } resta.
notice-kept-game = Il voto non è passato. Si continua.
notice-away = { $name } non c’è. Fino al ritorno gioca un bot.
notice-back = { $name } è di nuovo qui.
notice-back-you = Rieccoti! Il posto è di nuovo tuo.
notice-weaker =
    { $count ->
        [one] { $names }: serve ancora un momento. Intanto gioca un bot più debole.
       *[other] { $names }: serve ancora un momento. Intanto giocano bot più deboli.
    }
notice-full = La partita è iniziata senza di te: i posti erano tutti occupati. Stai guardando.
notice-late = Tempo scaduto! Questo turno l’ha giocato un bot per te.
notice-lost = Ora al tuo posto gioca un bot. Stai guardando.
notice-took-over = { $name } gioca al posto di { $bot }, un bot.
notice-took-over-you = Giochi al posto di { $bot }, un bot.

## End and replay

end = Partita finita
end-winner = Vince { $name }
end-you = Hai vinto!
end-shared = Vittoria condivisa: { $names }
end-place = { $place }º
end-hero = { end-place }
end-ahead =
    { $count ->
        [one] { $count } punto in più di { $name }
       *[other] { $count } punti in più di { $name }
    }
end-behind =
    { $count ->
        [one] { $count } punto in meno di { $name }
       *[other] { $count } punti in meno di { $name }
    }
end-level = a pari punti con { $name }
end-tied = a pari merito con { $names }
end-best-beaten = Record personale: { $points } (prima { $before })
end-best = Il tuo record: { $points }
end-you-name = Tu
end-adds-up = Il conto dei punti
end-total = Totale
end-decided =
    { $you ->
        [yes] Ha deciso la voce «{ $line }»: { $own } per te, { $theirs } per { $name } ({ $difference }).
       *[no] Ha deciso la voce «{ $line }»: { $own } per { $who }, { $theirs } per { $name } ({ $difference }).
    }
end-gap = Il divario più grande è nella voce «{ $line }»: { $own } per te, { $theirs } per { $name } ({ $difference }).
end-lead =
    { $you ->
        [yes] Il tuo vantaggio sul miglior avversario, turno per turno
       *[no] Il vantaggio di { $name } sul miglior avversario, turno per turno
    }
end-lead-turns = { $heading }: { $leads }
end-lead-ahead = avanti
end-lead-behind = indietro
end-round = round { $round }
end-look = Vedi il tavolo
end-show = Mostra il risultato

verify = Verifica la sorte
verify-title = La sorte era onesta?
verify-proven = Sì. Né il server né altri hanno scelto da soli la sorte.
verify-consistent = Tutto torna, ma questo browser non ha partecipato.
verify-fixed-mine = Il server ha fissato il suo segreto prima che il tuo browser aggiungesse la sua quota.
verify-fixed = Il segreto corrisponde all’impegno. Questo browser non ha visto quando è stato fissato.
verify-mine = La tua quota fa parte della sorte.
verify-shares =
    { $count ->
        [0] Nessun giocatore ha aggiunto una quota.
        [one] 1 giocatore ha aggiunto una quota.
       *[other] { $count } giocatori hanno aggiunto una quota.
    }
verify-match = Partita di questo impegno: { $match } (1, e una in più per ogni rivincita)
verify-commitment = Impegno: { $commitment }
verify-wrong-commitment = No. Questo non è ciò che il server aveva fissato quando il tuo browser ha aggiunto la sua quota.
verify-wrong-match = No. Il server ha usato il segreto di un’altra partita.
verify-wrong-secret = No. Il segreto del server non è quello che aveva fissato.
verify-wrong-share = No. La tua quota è stata tralasciata.
verify-plain = Questa partita viene da un semplice seme. Non c’è nulla da controllare.
verify-unable = Questo browser può controllare solo con https. La partita scaricata si può controllare ovunque.
verify-cards = Per controllare anche ogni carta e ogni tiro, scarica la partita ed esegui: crocetta verify FILE
replay-table = Torna al tavolo
replay-empty = Questa partita non ha mosse.
replay-first = Prima mossa
replay-back = Mossa indietro
replay-next = Mossa avanti
replay-last = Ultima mossa
replay-play = Riproduci
replay-pause = Pausa
replay-step = Mossa
replay-count = { $step } / { $last }

## Review

review = Analisi
review-whose = La partita di chi
review-doing = Analisi della partita in corso…
review-compiling = Preparazione dell’analisi. Succede una volta sola e dura fino a un minuto.
review-better = Meglio: { $move }
review-instead = (invece di: { $move })
review-better-place = Meglio: { $move }, come mostrato
review-choice = { $kind }, { $when }
review-lead = Vantaggio previsto
review-chance = Probabilità di vincere
review-curve = { $heading }: { $start } all’inizio, { $result } alla fine
review-round = Round { $round }
review-move = { $when }: { $cost }
review-points =
    { $count ->
        [one] { $sign }{ $count } punto
       *[other] { $sign }{ $count } punti
    }
review-percent = { $sign }{ $count }%
review-start = Previsto all’inizio
review-luck = Fortuna
review-luck-what = quel che ha portato il caso
review-skill = Scelte
review-skill-what = rispetto a un esperto
review-others = Avversari
review-others-what = quanto hanno dato o tolto
review-result = Risultato
review-par = Del massimo possibile
review-par-what = { $reached } su { $par } punti
review-costliest = Gli errori più gravi
review-costliest-what = rispetto alla mossa migliore
review-none = Nessun errore grave. Ben giocato!

## A game that the page cannot draw

plain-acts = Le tue opzioni
plain-none = In attesa degli altri.
plain-undo = Annulla
plain-seen = Che cosa vedi
plain-score = Punti

## Terminal

terminal-serve-ready = Crocetta è in funzione su { $address }
terminal-serve-stop = Premi Ctrl-C per fermare. Le partite sono salvate.
terminal-serve-port = Impossibile ascoltare su { $host }, porta { $port }: { $reason }. Scegli un’altra porta con --port.
terminal-serve-page = La pagina non è ancora stata generata. Esegui `make page`, o installa il pacchetto wheel.
terminal-serve-time-zone = Il fuso orario { $zone } non esiste. I nomi sono come Europe/Rome.
terminal-serve-workers = SQLite serve un solo processo. Per --workers { $workers } usa PostgreSQL: --database postgresql://…
terminal-serve-worker-failed = I processi non sono partiti. Il log dice perché.
terminal-database-failed = Impossibile aprire il database: { $reason }
terminal-database-driver = Manca il driver di database { $driver }. Per PostgreSQL: { $install }
terminal-database-newer = Il database è di una versione più recente di Crocetta (schema { $step }). Aggiorna Crocetta.
terminal-database-in-use = Un altro server Crocetta usa { $database }. Fermalo, o scegline un altro con --database.
terminal-database-this = questo database

terminal-copied = Copiato in { $file }. Tienilo privato: contiene le chiavi di tutti i cookie.
terminal-site-written = Il sito è in { $folder }: { $files } file, { $megabytes } MB. Va bene per qualsiasi hosting.
terminal-site-runtime = Qui manca il gioco senza server. Esegui `make site`, o installa il pacchetto wheel.
terminal-site-not-empty = In { $folder } c’è già altro. Scegli una cartella nuova o vuota.
terminal-site-server = «{ $server }» non è l’indirizzo di un server. Scrivilo così: https://games.example.org.
terminal-copy-exists = { $file } esiste già. Scegli un altro file o usa --replace.
terminal-copy-itself = { $file } è il database stesso. Scegli un altro file.
terminal-copy-missing = Il file { $file } non esiste.
terminal-copy-foreign = { $file } non è un database di Crocetta.
terminal-copy-damaged = { $file } è danneggiato. Usa un’altra copia.
terminal-copy-failed = Non è stato copiato nulla: { $reason }
terminal-copy-in-use = Un server Crocetta sta usando questo database. Fermalo prima.
terminal-copy-program = Manca { $program }. Fa parte dei programmi client di PostgreSQL.
terminal-restore-exists = { $database } contiene già delle partite. Usa --replace per sostituirle.
terminal-restored = Ripristinato da { $file }.
terminal-restored-kept = Quello che c’era prima è in { $file }.

terminal-admin-nobody = Nessun tuo server usa questo database. Indicalo con --database.
terminal-admin-ended = Il tavolo { $code } è chiuso. Non è andato perso nulla.
terminal-admin-forced = Il tavolo { $code } non rispondeva. È stato riletto e chiuso. Non è andato perso nulla.
terminal-admin-revoked =
    { $minutes ->
        [one] Tutti i suoi dispositivi sono disconnessi. Questo indirizzo del tuo server li riammette per { $minutes } minuto: { $link }
       *[other] Tutti i suoi dispositivi sono disconnessi. Questo indirizzo del tuo server li riammette per { $minutes } minuti: { $link }
    }
terminal-admin-process = processo
terminal-admin-seconds = secondi
terminal-admin-tables = tavoli
terminal-admin-lines = socket
terminal-admin-moves = mosse/s
terminal-admin-bots = bot che pensano + in attesa
terminal-admin-refused = rifiutati
terminal-admin-code = codice
terminal-admin-game = gioco
terminal-admin-status = stato
terminal-admin-entries = voci
terminal-admin-idle = inattivo (s)
terminal-admin-people = persone

terminal-you = Tu
terminal-list = { $names } e { $last }
terminal-did-you-mean = Intendevi «{ $name }»?
terminal-choices = Scegli tra: { $names }.

terminal-which-game = Quale gioco?
terminal-game-missing = Il gioco «{ $name }» non esiste.
terminal-game-unnamed = Indica un gioco: `{ $command }`. Oppure usa --resume con una partita salvata.
terminal-bot-missing = Il bot «{ $level }» non esiste.
terminal-bots-and-level = --bots stabilisce già i livelli. Togli --level.
terminal-bots-and-players =
    { $bots ->
        [one] Tu e { $bots } bot siete { $players } giocatori, non { $given }.
       *[other] Tu e { $bots } bot siete { $players } giocatori, non { $given }.
    }
terminal-players = A { $game } si gioca in { $fewest }–{ $most } giocatori, non in { $given }.
terminal-name-length = Un nome ha da 1 a { $most } lettere.
terminal-resume-alone = --resume va solo con --save e --language. Togli il resto.
terminal-rule-missing = La regola «{ $name }» non esiste. Vanno da { $first } a { $last }.

terminal-option-form = Scrivi le opzioni come CHIAVE=VALORE, non «{ $text }».
terminal-option-missing = { $game } non ha l’opzione «{ $key }».
terminal-option-twice = L’opzione { $key } compare due volte.
terminal-option-value = L’opzione { $key } non può essere «{ $value }». Usa { $choices }.
terminal-option-refused = --option sbagliata: { $reason }
terminal-option-switch = yes o no
terminal-option-none = none
terminal-option-from = un numero intero da { $least } in su
terminal-option-list = un elenco, separato da virgole, di { $choices }
terminal-option-either = { $one } o { $other }
terminal-option-or-else = { $one }, oppure { $other }

terminal-file-unreadable = Impossibile leggere { $file }: { $reason }.
terminal-file-missing = file o cartella inesistente
terminal-file-forbidden = permesso negato
terminal-file-folder = è una cartella
terminal-file-not-text = { $file } non è un file di testo.
terminal-file-wrong = In { $file }: { $reason }
terminal-save-failed = Impossibile salvare in { $file }: { $reason }. Scegli un altro file con --save.
terminal-save-taken = { $reason }. Scegli un altro file con --save, o riprendi quella partita: { $command }
terminal-saved = Partita salvata in { $file }.
terminal-left = La partita è salvata. Riprendila con:
terminal-finished = Rivedila con:
terminal-dealt-by-hand = { $file } non si può riprendere qui: le carte sono date a mano.
terminal-only-bots = In questa partita giocano solo bot. Rivedila con: { $command }
terminal-many-people = In questa partita giocano { $count } persone. Nel terminale una sola persona gioca contro i bot.

terminal-verify-moves =
    { $count ->
        [one] 1 voce, e segue le regole.
       *[other] Tutte le { $count } voci seguono le regole.
    }
terminal-verify-draws =
    { $count ->
        [one] 1 carta o tiro, e viene dal seme.
       *[other] Tutte le carte e tutti i tiri ({ $count }) vengono dal seme.
    }
terminal-verify-by-hand = Le carte sono state date a mano: non c’è un seme da controllare.
terminal-verify-plain = Il file non dice da dove viene il suo seme: qualcuno può averlo scelto.
terminal-verify-fixed = Il seme viene da un segreto fissato dall’impegno { $commitment }.
terminal-verify-match = È la partita { $match } di questo impegno: la prima a un tavolo è la 1, ogni rivincita una in più. Con un altro numero qualcuno ha scelto il segreto.
terminal-verify-shares = Contiene le quote di questi giocatori, aggiunte dopo che il segreto era fissato: { $names }.
terminal-verify-alone = Nessun giocatore ha aggiunto una quota: chi ha fatto il segreto può averlo scelto.
terminal-verify-commitment = Questo file ha un altro impegno: { $found }
terminal-verify-other-match = Questo file è la partita { $found } del suo impegno, non quella che hai giocato.
terminal-verify-share = La tua quota non è in questo file: la sorte è stata fatta senza.

terminal-narrow = La finestra ha { $width } colonne. Per un tavolo ne servono { $wanted }.
terminal-welcome = Scrivi una mossa o il suo numero. `help` elenca i comandi, `rules` le regole.
terminal-help-hint = Scrivi `help` per un aiuto.
terminal-moves =
    { $count ->
        [one] { $count } mossa. `moves` la mostra, `help` aiuta.
       *[other] { $count } mosse. `moves` le elenca, `help` aiuta.
    }
terminal-moves-numbered = Le mosse vanno da 1 a { $count }. `moves` le elenca.
terminal-refused = { $reason } ({ $clause }, `why` mostra la regola)
terminal-advice = Prova: { $move }. { $reason }
terminal-why-allowed = Questa mossa è permessa.
terminal-why-nothing = Niente da spiegare. Scrivi `why` e una mossa.
terminal-undone =
    { $you ->
        [yes] Annulli la tua ultima mossa.
       *[no] { $name } annulla la sua ultima mossa.
    }
terminal-help =
    moves        elenca le tue mosse; scrivi un numero per giocarne una
    hint         chiedi una mossa, con il motivo
    undo         annulla la tua ultima mossa
    why          mostra la regola dell’ultimo rifiuto; why MOSSA quella di una mossa
    rules        elenca le regole; rules 12 ne mostra una per intero
    table        mostra di nuovo il tavolo
    log          mostra che cosa è successo finora
    save         mostra dove è salvata la partita (dopo ogni mossa)
    quit         lascia il tavolo; la partita è salvata
terminal-place = posto
terminal-player = giocatore
terminal-player-you = (tu)
terminal-stopped = Interrotto.
terminal-compiling = Preparo questo bot. Succede una volta sola e richiede al massimo un minuto.
terminal-step = Invio: avanti, `t`: tavolo, `q`: fine.
terminal-dealer = il mazziere
# A list: Ada e il mazziere.
terminal-not-over = Non è ancora finita. Si aspetta: { $names }.
terminal-review-move = { $when }: { $cost }. Giocato: { $played }. Meglio: { $better }.
terminal-review-doing = Analisi in corso
terminal-review-seat = Non c’è nessun giocatore «{ $name }».

terminal-games-name = nome
terminal-games-title = titolo
terminal-games-players = giocatori
terminal-games-options = opzioni
terminal-games-seats = da { $fewest } a { $most }
terminal-edition = { $game }, edizione { $edition }

## Problems

problem-unreachable = Server non raggiungibile. Controlla la connessione.
problem-missing = Non trovato.
problem-push = Questo non è l’indirizzo di un servizio di notifiche.
problem-push-off = Questo server non invia notifiche.
problem-often = Troppe richieste. Aspetta un momento.
problem-large = Questo file è troppo grande.
problem-status = Qualcosa è andato storto ({ $status }).
problem-server = Qualcosa è andato storto sul server. L’errore è stato registrato.
problem-database = Il database non risponde. Riprova tra poco.
problem-offline = Per questo serve un server. Qui giochi solo su questo dispositivo.
problem-not-kept = Il browser non può salvare la partita: la memoria è piena o bloccata.
problem-unknown-person = Giocatore sconosciuto. Ricarica la pagina.
problem-table-missing = Il tavolo { $name } non esiste.
problem-table-unreadable = Il tavolo { $code } non si può aprire: aveva altre regole o altre carte.
problem-code = Non è stato possibile creare un tavolo. Riprova.
problem-data = Questo non si può usare: { $reason }
problem-data-long = Questo file è troppo lungo. Il limite è di { $limit } caratteri.
problem-data-lines = Questo file ha troppe righe. Il limite è { $limit }.
problem-data-line = La riga { $line } è troppo lunga. Il limite è di { $limit } caratteri.
problem-data-nested = Questo file ha troppe parentesi. Il limite è { $limit }.
problem-data-slow = La lettura di questo file richiede troppo tempo.
problem-busy = Il server è occupato. Riprova tra poco.
problem-person = Nessuno ha il numero { $person }.
problem-tables = Hai creato molti tavoli. Aspetta qualche minuto.
problem-tables-unfinished = Ospiti già { $limit } partite non finite. Prima finiscine o chiudine una.
problem-lines = Troppe pagine aperte. Chiudine una.
problem-spectators-full = Troppe persone guardano già questo tavolo.
problem-spectators-queue = Troppe persone guardano già questo tavolo. Sei in coda.
problem-host = Questo indirizzo non è utilizzabile.
problem-players = A { $game } si gioca in { $fewest }–{ $most } giocatori.
problem-lesson = Il tutorial è per una persona sola, contro i bot.
problem-only-bots = Prendi un posto o lasciane uno libero: ci sono solo bot.
problem-bot = Il bot «{ $level }» non esiste.
problem-seat-missing = Il posto { $seat } non esiste.
problem-seat-not-yours = Questo posto non è tuo.
problem-seat-own = Questo posto è il tuo.
problem-seat-only-bot = Durante la partita puoi dare un posto solo a un bot.
problem-seat-active = Chi sta giocando si può rimuovere solo con un voto.
problem-seat-bot = A questo posto gioca già un bot.
problem-close-vote = Stanno giocando anche altri. Proponi di chiudere la partita.
problem-vote-another = Si sta già votando su altro.
problem-vote-own = Non puoi votare su di te.
problem-vote-few = Per rimuovere qualcuno con un voto bisogna essere almeno in tre.
problem-vote-often = Hai proposto troppi voti in questa partita.
problem-not-full = Ci sono ancora posti liberi.
problem-talk-off = L’host ha disattivato la chat.
problem-talk-empty = Prima scrivi qualcosa.
problem-talk-often = Troppi messaggi insieme. Aspetta un momento.
problem-talk-used-up = La chat di questo tavolo è piena.
problem-not-running = Qui non si sta giocando.
problem-full = Tutti i posti sono occupati.
problem-table-used-up = A questo tavolo ci sono stati troppi cambi. Inizia la partita o crea un nuovo tavolo.
problem-empty = A questo tavolo non c’è ancora nessuno.
problem-not-started = La partita non è ancora iniziata.
problem-started = La partita è già iniziata.
problem-expired = Tavolo chiuso: la partita non è iniziata in tempo.
problem-closed = Questo tavolo è chiuso.
problem-over = La partita è finita.
problem-not-over = La partita non è ancora finita.
problem-not-seated = Non hai un posto a questo tavolo.
problem-not-host = Può farlo solo l’host.
problem-not-player = Solo chi gioca può chiedere la rivincita.
problem-no-spectators = Questo tavolo è solo per chi gioca.
problem-spectator = Chi guarda non può giocare.
problem-hint = I consigli ci sono solo nel tuo turno contro i bot, senza limite di tempo.
problem-hint-off = A questo tavolo si gioca senza consigli.
problem-hint-thinking = Un consiglio sta già arrivando.
problem-hint-none = Stavolta nessun consiglio. Riprova.
problem-match-file = Questa non è una partita che si può giocare qui: { $reason }
problem-match-long = Questa partita è troppo lunga. Il limite è di { $limit } mosse.
problem-contest = Potrai vederla dopo averla giocata anche tu.
problem-contest-file = Il file della partita del giorno sarà disponibile a fine giornata.
problem-contest-own = Un tavolo così può aprirlo solo il server.
problem-challenge = Si può proporre come sfida solo una partita nuova giocata da soli contro i bot.
problem-play-on-over = Da lì non resta nulla da giocare. Scegli un momento precedente.
problem-erase = Per confermare, scrivi il nome con cui giochi.
problem-record = Potrai vedere le mosse a partita finita.
problem-review-running = L’analisi arriva quando la partita è finita.
problem-review-failed = L’analisi non è riuscita. Riprova più tardi.
problem-review-game = { $game } non ha bot che sappiano analizzare una partita.
problem-name-blank = Scrivi un nome.
problem-device-link = Questo link è scaduto o è già stato usato.
problem-message-large = Messaggio troppo lungo. Il limite è di { $limit } caratteri.
problem-message-unreadable = Questo messaggio non si può leggere: { $reason }
problem-messages = Troppi messaggi. Aspetta un momento.
undo-over = La partita è finita.
undo-nothing = Non c’è ancora niente da annullare.
undo-bot = Quella mossa l’ha fatta un bot per te.
undo-dealer = Troppo tardi per annullare: si è pescata una carta o tirato il dado.
undo-final = Troppo tardi per annullare: quella scelta è definitiva.
undo-played = Troppo tardi per annullare: qualcun altro ha giocato.
undo-clock = Troppo tardi per annullare: corre già il tempo di chi segue.
undo-often = Hai annullato troppe volte. Prosegui con questa mossa.

terminal-help-about = Tre giochi di tesori: gioca nel browser o qui, guarda i bot, leggi le regole.
terminal-help-game = Il gioco, come lo elenca `crocetta games`.
terminal-help-seed = Stesso seme, stesse carte e stessi tiri.
terminal-help-option = Un’opzione del gioco.
terminal-help-deck-file = Le tue carte o il tuo labirinto.
terminal-help-save = Dove salvare la partita.
terminal-help-language = La lingua da usare.
terminal-help-json = Scrive JSON, per i programmi.
terminal-help-file = Una partita salvata.
terminal-help-play-game = Il gioco a cui giocare.
terminal-help-play-bots = I tuoi avversari, per esempio novice,adept.
terminal-help-players = Numero di giocatori, contando anche te.
terminal-help-level = Livello dei bot, per esempio novice o adept.
terminal-help-name = Il tuo nome.
terminal-help-resume = Riprende una partita salvata.
terminal-help-watch-bots = Chi gioca, per esempio novice,adept.
terminal-help-speed = Righe al secondo; 0 senza pause.
terminal-help-step = Aspetta Invio dopo ogni mossa.
terminal-help-rule = Il suo numero, per esempio 12.
terminal-help-host = Indirizzo su cui ascoltare; 0.0.0.0 per tutti.
terminal-help-database = Un file, sqlite:///file.db o postgresql://…
terminal-help-open = Apre la pagina nel browser.
terminal-help-root-path = Prefisso del percorso, dietro un proxy.
terminal-help-time-zone = Fuso orario della partita del giorno, per esempio Europe/Rome.
terminal-help-workers = Processi; più di uno richiede PostgreSQL.
terminal-help-port = Porta su cui ascoltare.
terminal-help-system = quella del sistema
terminal-help-command-play = Gioca contro i bot. La partita è salvata a ogni mossa.
terminal-help-command-watch = Guarda giocare i bot.
terminal-help-command-replay = Rivedi una partita salvata.
terminal-help-command-deck = Mostra tutte le carte, o il labirinto, e che cosa c’è sopra.
terminal-help-command-games = Elenca i giochi.
terminal-help-command-rules = Leggi le regole, o una sola.
terminal-help-command-serve = Avvia il server e gioca nel browser, con amici e bot.
terminal-help-command-site = Scrive un sito per giocare senza server, per qualsiasi hosting.
terminal-help-site-folder = Una cartella nuova o vuota.
terminal-help-site-server = Un server dove continuare le partite con gli amici, per esempio https://games.example.org.
terminal-help-admin = Gestisci un server attivo, come l’utente che l’ha avviato.
terminal-help-admin-status = Tavoli, connessioni, mosse al secondo, bot e rifiuti, per ogni processo.
terminal-help-admin-tables = I tavoli in memoria e chi ci gioca.
terminal-help-admin-end = Chiudi un tavolo per tutti. Nulla viene cancellato.
terminal-help-admin-table = Il codice o l’id.
terminal-help-admin-revoke = Disconnetti tutti i dispositivi di una persona; un link segreto la fa rientrare.
terminal-help-admin-person = Il numero, come lo mostra `tables`.
terminal-help-admin-metrics = Metriche nel formato di Prometheus.
terminal-help-help = Mostra questo messaggio ed esce.
terminal-help-arguments = Argomenti
terminal-help-options = Opzioni
terminal-help-commands = Comandi
terminal-help-default = predefinito
terminal-help-required = obbligatorio
terminal-help-seat = La partita di chi: un nome o un numero.
terminal-help-commitment = Ciò che la pagina ha annotato prima che ti unissi.
terminal-help-match = Quale partita dell’impegno era: 1, e una in più per ogni rivincita.
terminal-help-share = Ciò che la tua pagina ha aggiunto alla sorte.
terminal-help-replace = Sostituisce quello che c’è già.
terminal-help-backup-file = Dove scrivere il backup.
terminal-help-restore-file = Un backup fatto con `crocetta backup`.
terminal-help-yours = la tua
terminal-help-command-review = Analizza una partita finita: fortuna, scelte ed errori più gravi.
terminal-help-command-verify = Controlla le mosse e la sorte di una partita salvata.
terminal-help-command-backup = Fa un backup del database, anche mentre il server è in funzione.
terminal-help-command-restore = Ripristina un backup. Il server deve essere fermo.

## Notifiche sui dispositivi

push-turn = Tocca a te: { $game }
push-with = con { $names }
push-joined = { $name } si unisce al tuo tavolo
push-rematch = Anche { $name } vuole la rivincita

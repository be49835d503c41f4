### Pages that are loaded when somebody goes there.

## Replays

replay-chip = In replay
replay-jump = Vai a
replay-moments = Momenti chiave
replay-moment-lead = { $step }. { $name } passa in testa
replay-moment-gain = { $step }. { $name }: +{ $points }
replay-turns = Turni
replay-speed = Velocità
replay-times = { $speed }×
replay-sheets = Tutte le schede
replay-scores = Punti
play-on = Gioca da qui
play-on-what = Inizia una nuova partita contro i bot da questo momento. Non conta nelle tue statistiche.
play-on-seat = Gioca come
play-on-bots = Bot per le altre persone
play-on-luck = Carte e dado da qui in poi
play-on-luck-new = Nuovi
play-on-luck-new-what = Nessuno sa che cosa verrà.
play-on-luck-same = Come prima
play-on-luck-same-what = Stesse carte e stessi tiri di questa partita, finché possibile.
play-on-start = Gioca
carry-on = Continua con gli amici
carry-on-what = La partita non è finita. Scegli chi gioca a ogni posto. Si riparte quando ci siete tutti, con una sorte nuova, e non conta nelle tue statistiche.
share = Condividi
share-link = Link a questo momento
share-picture = { $game }, { $when }
share-svg = Salva come SVG
share-png = Salva come PNG
watch-what = Scegli il file di una partita che hai scaricato. La vedi solo tu e non viene conservata.
watch-reading = Lettura…

## Print

print-title = Stampa e gioca
print-game = Gioco
print-paper = Carta
print-a4 = A4
print-letter = Letter
print-cards = Carte
print-sheets = Schede segnapunti
print-rules = Come si gioca
print-now =
    { $count ->
        [one] Stampa { $count } pagina
       *[other] Stampa { $count } pagine
    }
print-page = Pagina { $page } di { $pages }
print-hint = Stampa a grandezza naturale e attiva la grafica di sfondo. Ritaglia lungo le linee tratteggiate.
flip-title = Gira le carte per noi

## Mine

mine-games = Per gioco
mine-matches = Partite
mine-won = Vinte
mine-won-of = { $won } ({ $percent }%)
mine-best = Record
mine-average = Media
mine-streak = Vittorie di fila
mine-streak-of = { $streak } (record: { $longest })
mine-rivals = Testa a testa
mine-rival = Avversario
mine-met = Incontri
mine-bots = Bot: { $level }
mine-ahead = Davanti
mine-behind = Dietro
mine-tied = Pari
mine-history = Cronologia
mine-all = Tutti
mine-none = Ancora nessuna partita finita.
mine-more = Mostra altro
mine-uncounted = fuori dalle statistiche
mine-devices = Dispositivi
device-unknown = Dispositivo sconosciuto
device-here = Questo dispositivo
device-sign-out = Disconnetti
notify = Notifiche
notify-all = Avvisa i miei dispositivi
notify-none = Nessun dispositivo riceve notifiche.
notify-stop = Disattiva
mine-data = I miei dati
identity-what = Conserva la tua identità in un file e caricala in qualsiasi browser: porta con sé nome, posti e cronologia. Chi ha il file può giocare al posto tuo. Se disconnetti gli altri dispositivi, non vale più.
identity-save = Salva la mia identità
identity-bring = Carica un’identità
identity-wrong = Questo file non contiene un’identità.
data-what = Scarica tutto ciò che questo server sa di te, oppure eliminalo.
data-save = Scarica i miei dati
data-erase = Elimina i miei dati
data-erase-what = Lasci tutti i tavoli, il tuo nome sparisce dalle partite passate e tutti i tuoi dispositivi vengono disconnessi. Non si può annullare.
data-erase-yes = Elimina tutto

## Partita del giorno e sfide

daily = Partita del giorno
daily-same = La stessa sorte per tutti. Conta il primo tentativo.
daily-until = finisce { $time }
daily-streak =
    { $count ->
        [one] { $count } giorno di fila
       *[other] { $count } giorni di fila
    }
daily-played =
    { $count ->
        [one] Oggi ha giocato { $count } persona.
       *[other] Oggi hanno giocato { $count } persone.
    }
daily-running = In corso.
daily-given-up = Non finita.
daily-place = { $place } su { $count }
daily-better = meglio di { $percent } su 100
daily-play = Gioca
daily-button = { $what }: partita del giorno, { $game }
daily-practise = Allenati
daily-practice = Allenamento. Conta il tuo primo tentativo.
daily-board = Classifica
daily-board-game = Classifica: { $game }
challenge-friend = Sfida un amico
challenge-result = Confronta
daily-day = Giorno
daily-before = Il giorno prima
daily-after = Il giorno dopo
daily-nobody = Nessuno l’ha ancora giocata.
daily-closed = Classifica e replay si aprono quando hai giocato. Conta solo il primo tentativo.
daily-points = Risultato: { $points }
daily-distribution = Com’è andata a tutti
daily-column = { $points }: { $count }
daily-best = Migliori risultati
daily-place-short = Posto
daily-name = Nome
daily-somebody = Qualcuno
daily-replay-of = Replay: { $name }
daily-luck = Sorte
daily-luck-what = Carte e dado di un giorno sono fissati il giorno prima. Il segreto che li genera si vede a giornata finita: così chiunque può controllarli.
daily-commitment = Impegno di questo giorno
daily-secret = Segreto
daily-secret-from = visibile da { $time }
daily-tomorrow = Impegno di domani
challenge = Sfida
challenge-what = { $name } ha giocato questa partita. Giocala con la stessa sorte, contro gli stessi bot: { $bots }.
challenge-once = Conta solo il primo tentativo.
challenge-own = Manda questo link a un amico: stessa sorte, stessi bot. Vedrà il tuo replay solo dopo aver giocato.
challenge-link = Link alla sfida
challenge-alone = Non ha ancora finito nessun altro.
compare = Confronta
compare-with = Confronta con { $name }
compare-end = { $one } { $first }, { $other } { $second }
compare-differs = Qui le scelte sono diverse.
compare-same = Stesse scelte.
compare-nothing = Niente.
compare-before = Turno precedente
compare-after = Turno successivo
mine-daily =
    { $finished ->
        [one] { $finished } finita
       *[other] { $finished } finite
    }, vinte: { $won }. Giorni di fila: { $streak } adesso, record { $longest }.

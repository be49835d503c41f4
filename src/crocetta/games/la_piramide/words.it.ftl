# What La Piramide says. What begins with tile- is for the home page, with learn- for coach and guide,
# with terminal- for the terminal alone.

## Things
kind =
    { $kind ->
        [slave] schiavo
       *[mummy] mummia
    }
kind-title =
    { $kind ->
        [slave] Schiavo
       *[mummy] Mummia
    }
# With its article, so that no message puts «di», «a», «da», «in» or «su» before a pawn.
pawn =
    { $kind ->
        [slave] { $you ->
            [yes] il tuo schiavo
           *[no] lo schiavo di { $name }
        }
       *[mummy] { $you ->
            [yes] la tua mummia
           *[no] la mummia di { $name }
        }
    }
pawn-title =
    { $kind ->
        [slave] { $you ->
            [yes] Il tuo schiavo
           *[no] Lo schiavo di { $name }
        }
       *[mummy] { $you ->
            [yes] La tua mummia
           *[no] La mummia di { $name }
        }
    }
other-pawn =
    { $other_kind ->
        [slave] { $other_you ->
            [yes] il tuo schiavo
           *[no] lo schiavo di { $other_name }
        }
       *[mummy] { $other_you ->
            [yes] la tua mummia
           *[no] la mummia di { $other_name }
        }
    }
family =
    { $family ->
        [eye] Occhio
        [scarab] Scarabeo
        [lotus] Loto
        [ankh] Ankh
        [serpent] Serpente
       *[feather] Piuma
    }
curse-name =
    { $curse ->
        [secret-passage] Passaggio segreto
        [restless-dead] Morti senza pace
        [possession] Possessione
        [forced-march] Marcia forzata
        [pharaohs-call] Il richiamo del faraone
        [change-of-bandages] Cambio di bende
        [awakening] Risveglio
        [grave-robber] Tombarolo
       *[plague] Piaga
    }
curse-does =
    { $curse ->
        [secret-passage] Muovi un tuo schiavo fino a { so-far }, attraverso i muri interni e sopra chiunque.
        [restless-dead] Muovi una tua mummia fino a { so-far }, attraverso i muri interni e sopra chiunque.
        [possession] Muovi una pedina qualsiasi fino a { so-far }.
        [forced-march] Muovi un tuo schiavo fino a { so-far }, passando sopra chiunque.
        [pharaohs-call] Rimanda alla partenza una pedina qualsiasi.
        [change-of-bandages] { $count ->
            [0] Scambia 2 schiavi o 2 mummie di famiglie diverse.
           *[other] Scambia 2 schiavi o 2 mummie di famiglie diverse, distanti al massimo { so-far }.
        }
        [awakening] Una tua mummia scoppiata ritorna. Se non ne hai: muovi una mummia fino a { so-far }.
        [grave-robber] Ruba una carta a caso a un altro giocatore.
       *[plague] { $count ->
            [1] Un altro giocatore salta il prossimo turno.
           *[other] Un altro giocatore salta il prossimo turno. In 2 giocatori: i prossimi { $count }.
        }
    }
so-far =
    { $count ->
        [one] { $count } casella
       *[other] { $count } caselle
    }
maze = Il labirinto
outside = fuori
square = riga { $row }, colonna { $column }
pawn-at = { $pawn }, { $square }
spot = { $square }
spot-out = fuori dalla piramide
steps =
    { $count ->
        [one] { $count } passo
       *[other] { $count } passi
    }
exit =
    { $door ->
        [north] uscita nord
        [east] uscita est
        [south] uscita sud
       *[west] uscita ovest
    }

## Keys
key-pawns = Da una pedina all’altra, al dado e alle maledizioni
key-squares = Da una casella all’altra
key-go = Scegli, poi vai
key-drop = Scegli un’altra pedina

## What a move leads to
# The page makes the pawn bold, and its first letter large where a message begins with it.
meet-back = Lì c’è { $pawn }: entrambi tornano alla partenza
meet-burst = Lì c’è { $pawn }: scoppiano entrambe
within-back = { $pawn } è a portata: se ti fermi lì, entrambi tornano alla partenza
within-burst = { $pawn } è a portata: se ti fermi lì, scoppiano entrambe
sentence = { $words }.

## What to do now
your-turn = Tocca a te
your-last-turn = Il tuo ultimo turno
turn-of-limit = turno { $turn } di { $limit }
turn-of = Turno di { $name }
you-place = Rimetti una pedina
places-back = { $name } rimette una pedina
over = La partita è finita
choose-text = Tira il dado, oppure gioca una maledizione.
choose-roll = Tira il dado.
because-choose = Con entrambi gli schiavi fuori vinci.
because-slave = Avvicinati a un’uscita.
because-mummy = Fermati su uno schiavo altrui per rimandarlo indietro.
because-tempted = Una maledizione può ribaltare la partita.
held-up = { curse-does } I bersagli sono cerchiati.
held-up-players = { curse-does } Poi scegli il giocatore.
tempted-title = Hai tirato un 1
tempted-text =
    { $count ->
        [one] Muovi di 1, o tenta la sorte con { $count } numero per una maledizione.
       *[other] Muovi di 1, o tenta la sorte con { $count } numeri per una maledizione.
    }
slave-title = Muovi uno schiavo di { $pips }
slave-then-mummy = Poi una mummia, di altrettanto.
slave-only = Non hai mummie da muovere.
mummy-title = Muovi una mummia di { $pips }
mummy-text = Lo schiavo si è già mosso.
pick-text = Scegli una pedina da muovere.
call-pick = Scegli una pedina da rimandare alla partenza.
bandages-pick = Scegli la prima pedina da scambiare.
swap-text = Scegli una pedina da scambiare con { $pawn }.
swap-both = { $one } e { $other } si scambiano di posto.
drive-text =
    { $count ->
        [one] Muovila di { $count } casella.
       *[other] Muovila fino a { $count } caselle.
    }
drive-walls =
    { $count ->
        [one] Muovila di { $count } casella, attraverso i muri interni.
       *[other] Muovila fino a { $count } caselle, attraverso i muri interni.
    }
name-text = Scegli un giocatore.
return-title = Ritorno alla partenza
return-text =
    { $kind ->
        [slave] Scegli una casella di partenza per il tuo schiavo.
       *[mummy] Scegli una casella di partenza per la tua mummia.
    }
return-several = Scegli le caselle di partenza per le pedine in attesa.
# Of somebody else, whose name stands above.
wait-choose = Sta per tirare il dado o giocare una maledizione.
wait-roll = Sta per tirare il dado.
wait-tempted = Ha tirato un 1: muove o tenta la sorte?
wait-slave =
    { $pips ->
        [one] Muove uno schiavo di { $pips } casella.
       *[other] Muove uno schiavo di { $pips } caselle.
    }
wait-mummy =
    { $pips ->
        [one] Muove una mummia di { $pips } casella.
       *[other] Muove una mummia di { $pips } caselle.
    }
wait-curse = Sta giocando { curse-name }.
wait-return = Sceglie una casella di partenza.
wait-dealer = Il dado rotola.
watching = Stai guardando.

## Buttons
roll = Tira il dado
roll-die = Tira il dado. Ora mostra { $value }.
die = Il dado mostra { $value }
play-curse = Gioca { curse-name }
not-now = Non ora
walk = Muovi di 1
gamble = Tenta la sorte
gamble-on = Tenta con { $values }
choice-kind =
    { $phase ->
        [choosing] Tiro o maledizione
        [tempted] Passo o sorte
       *[start] Casella di partenza
    }
choice-goes =
    { $way ->
        [out] { pawn } esce
        [level] { pawn }, senza avvicinarsi a un’uscita
        [closer] { $count ->
            [one] { pawn }, { $count } passo più vicino a un’uscita
           *[other] { pawn }, { $count } passi più vicino a un’uscita
        }
       *[farther] { $count ->
            [one] { pawn }, { $count } passo più lontano da un’uscita
           *[other] { pawn }, { $count } passi più lontano da un’uscita
        }
    }
value = Scegli { $value }
go-here = Vai qui
go-out = Esci
put-here = Metti qui
hinted-pawn = In oro: { $pawn }.
pick-pawn = Scegli la pedina
curse-pawn = Maledici la pedina
swap-with = Scambia le due
curse = Maledici
curse-player = Maledici { $name }
undo = Annulla
targets = Chi?

## The hand and the players
you = Tu
players = Giocatori
your-curses = Le tue maledizioni
curses-of = Maledizioni di { $name }
rest-after-roll = non dopo il tiro
instead-of-roll = invece di tirare
on-your-turn = Giocala nel tuo turno, invece di tirare il dado.
no-curses = Nessuna maledizione. Con un 1, tenta la sorte per pescarne una.
copies =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
deck =
    { $count ->
        [one] { $count } carta nel mazzo
       *[other] { $count } carte nel mazzo
    }
out-of =
    { $count ->
        [one] { $count } schiavo su 2 è fuori
       *[other] { $count } schiavi su 2 sono fuori
    }
cards =
    { $count ->
        [one] { $count } maledizione
       *[other] { $count } maledizioni
    }
skips = salta
skips-title =
    { $count ->
        [one] Salta il prossimo turno per la Piaga
       *[other] Salta i prossimi { $count } turni per la Piaga
    }
waits-title =
    { $count ->
        [one] { $count } pedina aspetta accanto al tabellone
       *[other] { $count } pedine aspettano accanto al tabellone
    }
burst-title =
    { $count ->
        [one] { $count } mummia è scoppiata
       *[other] { $count } mummie sono scoppiate
    }
away = Assente, { $minutes } min
known-text =
    { $count ->
        [one] { $count } maledizione in mano.
       *[other] { $count } maledizioni in mano.
    }
known-cards = Hai visto:
end-both-out = Entrambi gli schiavi sono fuori!
end-steps-ahead =
    { $count ->
        [one] { $count } passo davanti a { $name }
       *[other] { $count } passi davanti a { $name }
    }
end-steps-behind =
    { $count ->
        [one] { $count } passo dietro a { $name }
       *[other] { $count } passi dietro a { $name }
    }
end-out-ahead =
    { $count ->
        [one] { $count } schiavo in più di { $name }
       *[other] { $count } schiavi in più di { $name }
    }
end-out-behind =
    { $count ->
        [one] { $count } schiavo in meno di { $name }
       *[other] { $count } schiavi in meno di { $name }
    }
rank-both = entrambi fuori
rank-one =
    { $count ->
        [one] uno fuori, ancora { $count } passo
       *[other] uno fuori, ancora { $count } passi
    }
fact =
    { $fact ->
        [turns] Turni
        [steps] Passi fatti
        [caught] Rivali rimandati indietro
        [curses] Maledizioni giocate
       *[sent_back] Ritorni alla partenza
    }
decided-meeting =
    { $other_you ->
        [yes] Ha deciso la tua mummia: al turno { $turn } ha rimandato indietro lo schiavo di { $name } (−{ steps }).
       *[no] { $you ->
            [yes] Ha deciso la mummia di { $other_name }: al turno { $turn } ha rimandato indietro un tuo schiavo (−{ steps }).
           *[no] Ha deciso la mummia di { $other_name }: al turno { $turn } ha rimandato indietro lo schiavo di { $name } (−{ steps }).
        }
    }
decided-curse =
    { $you ->
        [yes] Ha deciso «{ curse-name }»: al turno { $turn } hai perso { steps }.
       *[no] Ha deciso «{ curse-name }»: al turno { $turn } { $name } ha perso { steps }.
    }
setback-meeting = Il danno più grave: al turno { $turn } la mummia di { $other_name } ha rimandato indietro un tuo schiavo (−{ steps }).
setback-curse = Il danno più grave: al turno { $turn } hai perso { steps } per «{ curse-name }».
steps-left =
    { $count ->
        [one] nessuno fuori, ancora { $count } passo
       *[other] nessuno fuori, ancora { $count } passi
    }
way-left =
    { $count ->
        [one] Ancora { $count } passo per entrambi gli schiavi.
       *[other] Ancora { $count } passi per entrambi gli schiavi.
    }
last-turns = Ultimi turni
since-your-turn = Dal tuo ultimo turno
put-away = Chiudi questa nota
whole-pyramid = Riduci
close-up = Ingrandisci
aim = Trascina per mirare.
square-of = Casella { $place } di { $count }
square-before = Casella precedente
square-next = Casella successiva
see-rule = Vedi la regola { $clause }
first-out = Primo schiavo fuori
second-out = Secondo schiavo fuori
way-who =
    { $you ->
        [yes] tu
       *[no] { $name }
    }
way-of =
    { $count ->
        [one] { way-who } ({ $count } passo)
       *[other] { way-who } ({ $count } passi)
    }
ways-decide = A parità contano i passi fino a un’uscita: { $ways }.
ways-shared =
    { $count ->
        [one] Lo stesso numero di schiavi fuori e { $count } passo a testa fino a un’uscita.
       *[other] Lo stesso numero di schiavi fuori e { $count } passi a testa fino a un’uscita.
    }

## What happened
# Names on their own. Beside a verb each message chooses its form: «Giochi», «Ada gioca».
who =
    { $you ->
        [yes] Tu
       *[no] { $name }
    }
other =
    { $other_you ->
        [yes] te
       *[no] { $other_name }
    }
rolled =
    { $you ->
        [yes] Tiri { $value }
       *[no] { $name } tira { $value }
    }
plays =
    { $you ->
        [yes] Giochi
       *[no] { $name } gioca
    }
event-first-player =
    { $you ->
        [yes] Inizi tu.
       *[no] Inizia { $name }.
    }
event-turn-lost =
    { $you ->
        [yes] Salti un turno per la Piaga.
       *[no] { $name } salta un turno per la Piaga.
    }
event-die-rolled =
    { $you ->
        [yes] Tiri un { $value }.
       *[no] { $name } tira un { $value }.
    }
event-gambled =
    { $you ->
        [yes] Tenti la sorte con { $values }.
       *[no] { $name } tenta la sorte con { $values }.
    }
event-gamble-hit = Esce { $value }: indovinato!
event-gamble-missed = Esce { $value }: mancato.
event-drew =
    { $you ->
        [yes] Peschi { curse-name }.
       *[no] { $name } pesca { curse-name }.
    }
event-card-drawn =
    { $you ->
        [yes] Peschi una maledizione.
       *[no] { $name } pesca una maledizione.
    }
event-moved = { moved }.
event-walked =
    { $kinds ->
        [both] Si muovono schiavo e mummia.
        [slave] Si muove lo schiavo.
       *[mummy] Si muove la mummia.
    }
event-left = { left }.
event-stuck = { $you ->
        [yes] Non puoi muovere
       *[no] { $name } non può muovere
    } { $kind ->
        [slave] nessuno schiavo.
       *[mummy] nessuna mummia.
    }
event-sent-back = { sent-back }.
event-met = { met }.
event-put-back = { put-back }.
event-waits = { waits }.
event-burst = { burst }.
event-curse-played =
    { $you ->
        [yes] Giochi { curse-name }.
       *[no] { $name } gioca { curse-name }.
    }
event-swapped = { swapped }.
event-awoke = { awoke }.
event-plagued =
    { $you ->
        [yes] { $turns ->
            [one] La Piaga colpisce te: salti il prossimo turno.
           *[other] La Piaga colpisce te: salti i prossimi { $turns } turni.
        }
       *[no] { $turns ->
            [one] La Piaga colpisce { $name }: salta il prossimo turno.
           *[other] La Piaga colpisce { $name }: salta i prossimi { $turns } turni.
        }
    }
event-robbed =
    { $other_you ->
        [yes] { $name } ti ruba { curse-name }.
       *[no] { $you ->
            [yes] Rubi { curse-name } a { other }.
           *[no] { $name } ruba { curse-name } a { other }.
        }
    }
event-card-taken =
    { $other_you ->
        [yes] { $name } ti ruba una maledizione.
       *[no] { $you ->
            [yes] Rubi una maledizione a { other }.
           *[no] { $name } ruba una maledizione a { other }.
        }
    }
# «vittoria per» goes before any list of names, with or without «te».
event-ended =
    { $why ->
        [both-out] Entrambi gli schiavi fuori: vittoria per { $names }.
        [turn-limit] Era l’ultimo turno: vittoria per { $names }.
       *[stuck] Nessuna pedina può più muoversi: vittoria per { $names }.
    }
winner-you = te
# Without their full stop: the terminal adds which pawn, and where.
moved =
    { $count ->
        [one] { pawn-title } si muove di { $count } casella
       *[other] { pawn-title } si muove di { $count } caselle
    }
left = { pawn-title } esce dall’{ exit }
sent-back = { pawn-title } torna alla partenza
met =
    { $kind ->
        [mummy] { pawn-title } prende { other-pawn }: entrambi alla partenza
       *[slave] { pawn-title } incontra { other-pawn }: entrambi alla partenza
    }
put-back = { pawn-title } è di nuovo sul tabellone
waits = { pawn-title } aspetta accanto al tabellone
burst = { pawn-title } incontra { other-pawn }: scoppiano entrambe
swapped = { pawn-title } e { other-pawn } si scambiano di posto
awoke = { pawn-title } si risveglia

## Refusals
refused-over = La partita è finita.
refused-turn = Non tocca a te. Ora gioca: { family }.
refused-dealer-first = Aspetta il mazziere.
refused-return-first = Prima { family } rimette una pedina.
refused-dealer = Ora il mazziere non può farlo.
refused-no-curses = In questa partita non ci sono maledizioni.
refused-no-gamble = Senza maledizioni non si tenta la sorte.
refused-one-each-turn = A ogni turno tira o gioca 1 maledizione, mai entrambe le cose.
refused-gamble = Puoi farlo solo dopo aver tirato un 1.
refused-phase =
    { $phase ->
        [placing] Prima scegli le caselle di partenza per le pedine in attesa.
        [returning] Prima scegli una casella di partenza per la tua pedina.
        [choosing] Prima tira il dado o gioca una maledizione.
        [tempted] Hai tirato un 1: prima muovi di 1 o tenta la sorte.
        [slave-moves] Prima muovi uno schiavo.
        [mummy-moves] Prima muovi una mummia.
        [picking] Prima scegli una pedina per { curse-name }.
        [swapping] Prima scegli la seconda pedina da scambiare.
        [driving] Prima scegli dove { curse-name } porta la pedina.
        [naming] Prima scegli un giocatore per { curse-name }.
       *[other] Aspetta il mazziere.
    }
refused-square = Questa casella non esiste.
refused-passing = Non può passare sopra schiavi o pedine della sua famiglia.
refused-family-there = Lì c’è già una pedina della sua famiglia.
refused-slave-there = Uno schiavo non può fermarsi su uno schiavo.
refused-pawn-out = Quello schiavo è già fuori.
refused-pawn-burst = Quella mummia è scoppiata.
refused-pawn-waits = Quella pedina aspetta accanto al tabellone.
refused-mummy-out = Le mummie non possono uscire.
refused-out-far =
    { $steps ->
        [one] Per uscire servono { $way } passi, ma ne ha solo { $steps }.
       *[other] Per uscire servono { $way } passi, ma ne ha solo { $steps }.
    }
refused-out-exact = Il passo d’uscita deve usare l’ultimo punto del dado.
refused-out-blocked = Uno schiavo o la sua famiglia sbarra l’uscita.
refused-stay = Una pedina non può fermarsi dove è partita.
refused-walls = Ci sono dei muri in mezzo.
refused-far-curse =
    { $steps ->
        [one] Troppo lontano: si muove di { $steps } casella.
       *[other] Troppo lontano: si muove fino a { $steps } caselle.
    }
refused-far =
    { $steps ->
        [one] Troppo lontano: deve muoversi esattamente di { $steps } casella.
       *[other] Troppo lontano: deve muoversi esattamente di { $steps } caselle.
    }
refused-way-twice =
    { $steps ->
        [one] In { $steps } passo entrerebbe due volte nella stessa casella.
       *[other] In { $steps } passi entrerebbe due volte nella stessa casella.
    }
refused-not-exact =
    { $way ->
        [one] È a { $way } casella; deve muoversi esattamente di { $steps }.
       *[other] È a { $way } caselle; deve muoversi esattamente di { $steps }.
    }
refused-other-pawn = La maledizione è su un’altra pedina.
refused-put-back = Metti la tua pedina su una sua casella di partenza libera.
refused-values =
    { $count ->
        [one] Scegli { $count } numero.
       *[other] Scegli { $count } numeri diversi.
    }
refused-not-yours = Quella pedina non è tua.
refused-kind =
    { $kind ->
        [slave] Prima si muove uno schiavo.
       *[mummy] Ora si muove una mummia.
    }
refused-not-held = Non hai { curse-name } in mano.
refused-useless = Ora { curse-name } non cambierebbe niente.
refused-nobody-well = Tutti gli altri saltano un turno o l’hanno appena saltato.
refused-no-pawn = Questa pedina non esiste.
refused-off-board = Quella pedina non è sul tabellone.
refused-at-start = Quella pedina è già alla partenza.
refused-alone =
    { $kind ->
        [slave] Nessun’altra famiglia ha uno schiavo sul tabellone.
       *[mummy] Nessun’altra famiglia ha una mummia sul tabellone.
    }
refused-none-near =
    { $kind ->
        [slave] Nessuno schiavo di un’altra famiglia è entro { so-far }.
       *[mummy] Nessuna mummia di un’altra famiglia è entro { so-far }.
    }
refused-stuck = Quella pedina non può muoversi.
refused-own-pawn = { curse-name } muove solo una tua pedina.
refused-other-kind =
    { $kind ->
        [slave] { curse-name } muove uno schiavo.
       *[mummy] { curse-name } muove una mummia.
    }
refused-unlike =
    { $kind ->
        [slave] Scambialo con un altro schiavo.
       *[mummy] Scambiala con un’altra mummia.
    }
refused-one-family = Scambiala con la pedina di un’altra famiglia.
refused-far-swap = Troppo lontano: scambiala con una pedina distante al massimo { so-far }.
refused-nobody-else = Scegli un altro giocatore.
refused-not-well = Quel giocatore salta un turno o l’ha appena saltato.
refused-no-cards = Quel giocatore non ha maledizioni.
refused-unknown = Questa mossa non esiste: { $act }.

## A file or an option that is wrong
wrong-at = Riga { $row }, colonna { $column }
wrong-edition = Il file deve iniziare con «edition: NOME».
wrong-edition-name = Riga { $line } del file: l’edizione non ha un nome.
wrong-curse = Riga { $line } del file: deve iniziare con uno di questi nomi, una volta sola: { $names }.
wrong-curse-number = Riga { $line } del file: dopo i due punti serve un numero da 1 a { $most }.
wrong-drawing = Ogni casella occupa 2 righe e 4 caratteri, più 1 alla fine. Ora: { $lines } righe, fino a { $width } caratteri.
wrong-across = Il disegno è alto { $rows } caselle e largo { $columns }. Il massimo è { $most }.
wrong-sign = { wrong-at }: «{ $sign }» non è né vuota né una partenza (una tra { $letters }, poi S o M).
wrong-no-square = Il muro esterno manca o ha un buco.
wrong-leak = { wrong-at }: questa partenza si raggiunge da fuori. Il muro esterno ha un buco.
wrong-side = { wrong-at }: un lato non è né muro, né passaggio, né uscita.
wrong-exit = { wrong-at }: l’uscita «{ $sign }» deve stare nel muro esterno e puntare verso fuori.
wrong-post = Riga { $line } del file, carattere { $column }: qui serve «+», un angolo.
wrong-starts = { family }: partenze per { $kind ->
        [slave] gli schiavi
       *[mummy] le mummie
    }: { $count } invece di 2.
wrong-squares = Il labirinto ha { $count } caselle. Consentite: da { $fewest } a { $most }.
wrong-exits = Il labirinto deve avere almeno 2 uscite. Ora: { $count }.
wrong-unconnected = { wrong-at }: questa casella non è collegata alle altre.
wrong-hole = { wrong-at }: qui c’è un buco nel contorno.
wrong-narrow = La riga { $row } è più stretta di quella sopra.
wrong-step = La base della piramide deve essere più larga della cima.
wrong-way = { wrong-at }: passi di uno schiavo ({ family }) fino a un’uscita: { $count }. Consentiti: da { $fewest } a { $most }.
wrong-unfair = { $way ->
        [shorter] I percorsi più corti
       *[longer] I percorsi più lunghi
    } fino a un’uscita differiscono di più di 1: da { $near } a { $far } passi, il massimo per: { family }.
wrong-cut = { wrong-at }: da qui passano tutte le vie d’uscita di uno schiavo ({ family }). Apri un’altra via.
wrong-families = Scegli 1 famiglia per ogni giocatore: { $count } per { $players }.
wrong-families-twice = Ogni giocatore deve avere una famiglia diversa.
wrong-gamble = Si tenta la sorte con 2 o 3 numeri, non con { $count }.
wrong-turn-limit = Il limite di turni è almeno 1, non { $count }.

## What things mean
tip-slave = Schiavo: porta fuori entrambi i tuoi per vincere.
tip-mummy = Mummia: se si ferma su uno schiavo altrui, tornano entrambi alla partenza.
tip-start =
    { $kind ->
        [slave] Partenza degli schiavi di questa famiglia.
       *[mummy] Partenza delle mummie di questa famiglia.
    }
tip-exit = Uscita: da qui escono gli schiavi. Il passo fuori conta uno.
tip-outs = Schiavi già fuori. Con entrambi fuori si vince.
tip-cards = Maledizioni in mano.
tip-die = Schiavo e mummia si muovono ciascuno esattamente di questo numero.

## The first match
learn-goal = Portali fuori entrambi
learn-goal-text = Guida i tuoi due schiavi fuori da un’uscita qualsiasi.
learn-roll = Tira il dado
learn-roll-text = Il numero dice di quanto muovere.
learn-slave = Muovi uno schiavo
learn-slave-text = Scegli uno schiavo, poi una casella accesa. Punta a un’uscita.
learn-mummy = Manda una mummia
learn-mummy-text = Muovila di altrettanto. Se prende uno schiavo, tornano indietro entrambi.
learn-curses = Maledizioni
learn-curses-text = Invece di tirare puoi giocare una di queste.
learn-wins = Vince chi esce prima
learn-wins-text = Chi porta fuori per primo entrambi gli schiavi vince subito.
learn-over = Ecco com’è un turno. E ora, fuori!

## How to play
learn-aim = Porta entrambi i tuoi schiavi fuori dal labirinto prima degli altri.
learn-choose = Dado o maledizione
learn-choose-text = Tira il dado, oppure gioca una maledizione.
learn-choose-or = o
learn-walk = Muovi uno schiavo
learn-walk-text = Esattamente del numero tirato. Mai due volte sulla stessa casella.
learn-follow = Muovi una mummia
learn-follow-text = Dello stesso numero, dove vuoi.
learn-meet = Incontri
learn-meet-text = Schiavo e mummia altrui: entrambi alla partenza. Due mummie: scoppiano entrambe.
learn-meet-tag = Alla partenza
learn-a-slave = Schiavo
learn-a-slave-text = porta alla vittoria; esce da un’uscita
learn-a-mummy = Mummia
learn-a-mummy-text = ostacola gli altri; non esce mai
learn-an-exit = Uscita
learn-an-exit-text = il passo fuori conta uno
learn-a-start = Partenza
learn-a-start-text = tonda per gli schiavi, quadrata per le mummie
learn-a-one = Un 1
learn-a-one-text = muovi di 1, o scegli 2 numeri e tira per una maledizione
learn-winning = Vincere
learn-both-out = Entrambi gli schiavi fuori
learn-both-out-value = hai vinto
learn-early = Passi avanzati all’uscita
learn-early-value = si perdono
learn-in-hand = Maledizioni in mano
learn-in-hand-value = segrete
learn-finish = Chi porta fuori per primo entrambi gli schiavi vince subito, anche nel turno di un altro.

## Hints
hint-roll = Le tue maledizioni varranno di più dopo.
hint-curse = Ora questa maledizione serve più del dado.
hint-walk = Qui un passo sicuro vale più del rischio.
hint-gamble = Per una maledizione vale la pena rischiare.
hint-leader = Colpisce il tuo avversario più forte.
hint-rob = Deruba il tuo avversario più forte.
hint-start = È la partenza più vicina a un’uscita.
hint-wins = Vince la partita.
hint-out = Porta fuori uno schiavo.
hint-catch = Rimanda alla partenza uno schiavo avversario.
hint-burst = Fa scoppiare una mummia avversaria e la tua.
hint-burst-others = Fa scoppiare due mummie avversarie.
hint-hunt = La tua mummia può raggiungere uno schiavo col prossimo tiro.
hint-ambush = La tua mummia aspetta uno schiavo sulla via d’uscita.
hint-stalk = La tua mummia si avvicina a uno schiavo.
hint-post = È la partenza più vicina a uno schiavo.
hint-safe = Ora nessuna mummia può raggiungere il tuo schiavo con il dado.
hint-pick-out = Questo schiavo può uscire.
hint-pick-slave =
    { $count ->
        [one] Questo schiavo può avvicinarsi di { $count } passo a un’uscita.
       *[other] Questo schiavo può avvicinarsi di { $count } passi a un’uscita.
    }
hint-pick-catch = Questa mummia può prendere uno schiavo.
hint-pick-mummy = Questa mummia può avvicinarsi a uno schiavo.
hint-nearer =
    { $count ->
        [one] Porta il tuo schiavo { $count } passo più vicino a un’uscita.
       *[other] Porta il tuo schiavo { $count } passi più vicino a un’uscita.
    }
hint-farther =
    { $count ->
        [one] Allontana un avversario dall’uscita di { $count } passo.
       *[other] Allontana un avversario dall’uscita di { $count } passi.
    }

## The home page
tile-title = La Piramide
tile-tagline = Porta fuori due schiavi. Al resto pensano le mummie.
tile-first = Tira: muovi uno schiavo, poi una mummia.
tile-second = Le mummie rimandano indietro gli schiavi.
tile-third = Invece di tirare, gioca una maledizione.
tile-score = { $points } su 2
tile-scored = Schiavi fuori
tile-curses = Maledizioni
tile-curses-hint = Senza: niente carte, e un 1 è un tiro normale.
tile-no-passing = Niente sorpassi
tile-no-passing-hint = Gli schiavi non passano sopra gli schiavi, nessuno sopra la sua famiglia.
tile-exact-exit = Uscita esatta
tile-exact-exit-hint = Il passo d’uscita deve usare l’ultimo punto del dado.
tile-gamble = Numeri da scegliere
tile-turn-limit = Limite di turni
tile-turn-limit-hint = La partita finisce dopo questi turni a testa.
tile-families = Famiglie
tile-families-hint = Se scegli una famiglia già presa, le due si scambiano.
tile-family =
    { $family ->
        [eye] Occhio
        [scarab] Scarabeo
        [lotus] Loto
        [ankh] Ankh
        [serpent] Serpente
       *[feather] Piuma
    }
tile-own = Usa il tuo labirinto
tile-own-hint = Un file come il maze.txt del gioco.
tile-pattern = Scarica il labirinto standard

## The terminal
# What is typed stays English, but for the names of curses and families, which are understood in both.
terminal-hint =
    roll         tira il dado
    piaga        gioca una maledizione, con il suo nome
    S1 f7        muovi il tuo schiavo 1 in f7; M2 è la tua mummia 2
    S1 out       il tuo schiavo 1 lascia la piramide
    walk         dopo un 1: muovi di 1; `gamble 2 5` tenta la sorte con 2 e 5
    lS1          una pedina altrui, con la lettera di famiglia, per una maledizione
    loto         un giocatore, con la sua famiglia, per una maledizione
terminal-legend = eS1 schiavo 1 (Occhio)   eM1 mummia 1   (e) [e] partenze   ← uscita   1 2 mosse
terminal-turn = Turno { $turn } di { $limit }
terminal-your-curses = Le tue maledizioni:
terminal-place-state =
    { $state ->
        [out] fuori
        [waits] attesa
       *[burst] scopp.
    }
terminal-skips =
    { $count ->
        [one] salta il prossimo turno
       *[other] salta i prossimi { $count } turni
    }
terminal-ask-placing = Scegli una casella di partenza per la pedina in attesa.
terminal-ask-returning =
    { $kind ->
        [slave] Scegli una casella di partenza per il tuo schiavo.
       *[mummy] Scegli una casella di partenza per la tua mummia.
    }
terminal-ask-choosing = Gioca una maledizione, o tira il dado.
terminal-ask-roll = Tira il dado.
terminal-ask-tempted =
    { $count ->
        [2] Hai tirato un 1: `walk`, o tenta la sorte: `gamble 2 5`.
       *[other] Hai tirato un 1: `walk`, o tenta la sorte: `gamble 2 4 5`.
    }
terminal-ask-slave =
    { $pips ->
        [one] Muovi uno schiavo di { $pips } casella: `S1 f7`, o un numero.
       *[other] Muovi uno schiavo di { $pips } caselle: `S1 f7`, o un numero.
    }
terminal-ask-mummy =
    { $pips ->
        [one] Muovi una mummia di { $pips } casella: `M1 f7`, o un numero.
       *[other] Muovi una mummia di { $pips } caselle: `M1 f7`, o un numero.
    }
terminal-ask-picking = { curse-name }: scegli una pedina.
terminal-ask-swapping = Scegli una pedina da scambiare con { pawn } ({ $short }).
terminal-ask-driving = { curse-name }: muovi { pawn } ({ $short }): `f7`, o un numero.
terminal-ask-naming = { curse-name }: scegli un giocatore.
terminal-wait = Aspetta.
terminal-won-both-out =
    { $you ->
        [yes] Hai vinto: entrambi gli schiavi sono fuori.
       *[no] Vince { $name }: entrambi gli schiavi sono fuori.
    }
terminal-won-most =
    { $you ->
        [yes] Hai vinto con più schiavi fuori (LP-19).
       *[no] Vince { $name } con più schiavi fuori (LP-19).
    }
terminal-level =
    { $count ->
        [0] { $names }: nessuno schiavo fuori.
        [one] { $names }: { $count } schiavo fuori a testa.
       *[other] { $names }: { $count } schiavi fuori a testa.
    }
terminal-won-tie = Vince chi ha meno passi fino a un’uscita: { $names } (LP-19).
terminal-shared = Stessi passi fino a un’uscita, vittoria condivisa: { $names } (LP-19).
terminal-moved = { moved } ({ $short } da { $from } a { $to }).
terminal-left = { left } ({ $short } da { $from }).
terminal-sent-back = { sent-back } ({ $short }).
terminal-met = { met } ({ $short } e { $other_short }).
terminal-put-back = { put-back } ({ $short } in { $square }).
terminal-waits = { waits } ({ $short }).
terminal-burst = { burst } ({ $short } e { $other_short }).
terminal-swapped = { swapped } ({ $short } e { $other_short }).
terminal-awoke = { awoke } ({ $short }).
terminal-describe-roll = tira il dado
terminal-describe-curse = { curse-name }: { curse-does }
terminal-describe-walk = muovi di 1
terminal-describe-gamble = gamble { $values }  (tenta la sorte)
terminal-describe-out = { $code } out  (fuori)
terminal-describe-meets-back = { $code } { $square }  (incontra { pawn } { $short }: entrambi alla partenza)
terminal-describe-meets-burst = { $code } { $square }  (incontra { pawn } { $short }: scoppiano entrambe)
terminal-describe-pawn = { $code }  ({ pawn })
terminal-heading =
    { $heading ->
        [slaves-out] schiavi fuori
        [steps-left] passi rimasti
        [mummies] mummie
        [squares] caselle
        [exits] uscite
        [curse-cards] carte maledizione
        [shorter-way-out] uscita più vicina
       *[longer-way-out] uscita più lontana
    }
terminal-read-help = Scrivi `help` per vedere come si scrivono le mosse.
terminal-read-gamble = Scrivi i numeri con cui tenti la sorte: `gamble 2 5`.
terminal-read-square = Scrivi la casella con colonna e riga, come `S1 f7`, o `S1 out`.
terminal-read-no-square = Il labirinto non ha la casella { $square }.
terminal-read-which = Indica quale pedina ci va: `S1 { $square }`.
terminal-read-where = Scrivi anche la casella: `S1 f7`, o `S1 out`.
terminal-read-nobody = Qui non hai pedine; comincia con la lettera di una famiglia.
terminal-read-letter = Nessuna famiglia ha la lettera { $letter }; ci sono: { $letters }.
terminal-read-family = La famiglia «{ $name }» non esiste. Ci sono: { $names }.
terminal-read-family-like = La famiglia «{ $name }» non esiste. Intendevi «{ $meant }»?
terminal-read-curse-like = Nessuna mossa o maledizione «{ $name }». Intendevi «{ $meant }»?
terminal-read-curse = Nessuna mossa o maledizione «{ $name }». Le maledizioni sono: { $names }.

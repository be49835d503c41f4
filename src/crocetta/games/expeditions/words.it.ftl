# What both flip-and-write games say in the same words. What begins with tile- is for the home page, what begins with
# terminal- for the terminal alone. All cards of these games are feminine: carta, mappa, piramide.

## The table
round = Round
turn = Turno
round-of = round { $round } di { $rounds }
turn-of = turno { $turn } di { $turns }
expedition = Spedizione
expedition-card = carta spedizione: { shape }
shape =
    { $shape ->
        [straight-2] Linea da 2
        [straight-3] Linea da 3
        [corner-3] Angolo
        [T-4] Forma a T
        [L-4] Forma a L
       *[square-4] Quadrato
    }
you = Tu
# A name on its own. Beside a verb each message chooses its form: «Segni», «Ada segna».
who =
    { $you ->
        [yes] Tu
       *[no] { $name }
    }
players = Giocatori
cards-of = Carte di { $name }
completed-of =
    { $count ->
        [one] { $count } completata
       *[other] { $count } completate
    }
none-completed = Ancora nessuna completata
start = Inizia
start-title = Primo giocatore di questo turno
away = Assente, { $minutes } min
display = Offerta
display-place = offerta, posto { $place }: { $card }
display-empty = L’offerta è vuota.
card-in-full = { $card }: { $parts }
symbol-at = { $symbol } in { $places }
card-parts = { $parts }; { $part }
used-pile = Usate in questo round
deck-left =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
last-turn = Ultimo turno
your-sheet = La tua scheda
sheet-of = Scheda di { $name }
points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
where-from = Da dove?
total = Totale { $points }. Da dove?
none = niente

## What to do now
keep-these = Scegli queste 2
kept = Hai scelto questa
keep-one = Scegline un’altra.
kept-text = La prima forma arriva quando tutti hanno scelto.
done = Fatto
ready = Fatto
press-done = Premi Fatto per finire il turno.
because-done = Poi si vedono le scelte di tutti.
ready-text = Puoi ancora annullare.
waiting-for = In attesa di { $names }
dealing = Si danno le carte
refilling = Si rifornisce l’offerta
flipping = Prossima carta spedizione
over = La partita è finita
over-text = Le carte incomplete non danno punti.
watching = Stai guardando { $name }.
# Of somebody else, in the present: Ada is choosing, taking.
choosing = Sceglie
taking = Prende

## The pencil
tools = Matita
tool-turn = Ruota
tool-mirror = Specchia
tool-single = Singola
tool-undo = Annulla
tool-turn-key = Ruota la forma (R)
tool-mirror-key = Specchia la forma (M)
tool-single-key = Una sola casella invece della forma (S)
tool-undo-key = Annulla l’ultima crocetta (U)
tap-to-change = Tocca per cambiare
aside = { $card }. { tap-to-change }
cell = { $place }, { $state }
cell-with = { $place }, { $symbol }, { $state }
act-mark = Carta { $card }: { $fields }
act-keep = { $first } e { $second }
act-deck = Carta in cima al mazzo, alla cieca
choice-kind =
    { $kind ->
        [keep] Prime carte
        [shape] Forma
        [bonus] Bonus
        [take] Nuova carta
       *[done] Fatto
    }
choice-mark = { $what }, { $card }
choice-alike = 2 × { $card }
choice-side =
    { $side ->
        [left] carta a sinistra
       *[right] carta a destra
    }
ghost = Sulla carta { $card }: { $fields }. Premi Invio per confermare.
key-move = Sposta la forma
key-turn = Ruotala
key-mirror = Specchiala
key-single = Una sola casella invece della forma
key-confirm = Conferma la forma, una carta, la fine del turno
key-undo = Annulla
key-drop = Metti via la forma
see-rule = Vedi la regola { $clause }

## What is laid open
reveal-ready = Tutto pronto
reveal-together = Le buste si aprono tutte insieme.
reveal-found = { $who }: { $what }.
gain = +{ $points }
round-title = Round { $round }
round-back = Tornano tutte le 8 forme. Ne usciranno 7.
round-start = Inizia il round { $round }

## What happened
event-flipped = Spedizione: { shape }.
event-round-ended = Il round { $round } è finito: si rimescolano tutte le carte spedizione.
event-ended = La partita è finita.

## Refusals
refused-turn = Non tocca a te.
refused-phase =
    { $phase ->
        [start] Prima si estrae il primo giocatore.
        [deal] Prima si danno le carte.
        [keep] Prima tutti scelgono 2 carte.
        [refill] Prima si rifornisce l’offerta.
        [flip] Prima si scopre una carta spedizione.
        [take] Prima si prende una nuova carta.
        [draw] Prima si scopre la carta in cima al mazzo.
       *[over] La partita è finita.
    }
refused-deck-card = La carta { $card } non è nel mazzo.
refused-keep = Scegli 2 carte diverse.
refused-expedition = La carta spedizione { $card } è già uscita in questo round.
refused-ready = Hai finito il turno. Annulla per cambiarlo.
refused-deck-empty = Il mazzo è vuoto: prendi una carta dall’offerta.
refused-place =
    { $count ->
        [0] L’offerta è vuota.
        [one] L’offerta ha solo { $count } carta.
       *[other] L’offerta ha solo { $count } carte.
    }
refused-seat = Il posto { $seat } non esiste.
refused-unknown = Questa mossa non esiste: { $act }.

## A file or an option that is wrong
wrong-file = Il file non si può leggere: { $detail }
wrong-none = Nel file non ci sono carte.
wrong-few = Per { $players } giocatori servono almeno { $wanted } carte. Nel file: { $count }.
wrong-number = La carta { $card } è la numero { $place } nel file: deve avere quel numero.
wrong-many = Troppe carte: { $count }. Il massimo è { $most }.
wrong-no-drawing = La carta { $card } non ha un disegno.
wrong-sign = Carta { $card }: il segno «{ $sign }» non esiste. Usa solo «{ $signs }».
wrong-rows = Carta { $card }: le righe non sono lunghe uguali.
wrong-same = La carta { $card } è uguale alla carta { $other }.

## What things mean
tip-shape = In questo turno tutti usano questa forma.
tip-total = Tutti i tuoi punti finora.
tip-deck = Quando completi una carta puoi prenderne una da qui, alla cieca.

## Hints
hint-deck = Nel mazzo può esserci di meglio che nell’offerta.
hint-fits-all = Poi ci sta qualunque forma esca.
hint-fits = Lascia posto a { $count } forme su { $all }.
hint-done = In questo turno non puoi fare altro.

## The home page
tile-open-pile = Carte usate in vista
tile-open-pile-hint = Le carte spedizione usate restano in vista.
tile-own-hint = Un file come il cards.toml del gioco.

## The terminal
terminal-hint-done = done         finisci il turno; `undo` annulla l’ultima crocetta
terminal-hint-take = take 2       prendi una carta dall’offerta; `take deck` dal mazzo, alla cieca
terminal-press-enter = Premi Invio per finire il turno, o scrivi `undo`.
terminal-card = carta { $place }
terminal-no-card = (nessuna carta { $place })
terminal-round = Round { $round } di { $rounds }
terminal-used = usate: { $shapes }
terminal-deck =
    { $count ->
        [one] { $count } nel mazzo
       *[other] { $count } nel mazzo
    }
terminal-read-keep = Scrivi i posti delle due carte che scegli: `keep 1 3`.
terminal-read-take = Scrivi il posto di una carta dell’offerta: `take 2`, o `take deck` per una alla cieca.
terminal-read-places =
    { $count ->
        [0] L’offerta è vuota.
       *[other] L’offerta ha le carte da 1 a { $count }.
    }
terminal-read-twice = Hai scritto { $place } due volte.
terminal-read-slots = Le tue carte sono la 1, a sinistra, e la 2, a destra.
terminal-read-no-slot = Ora non hai una carta { $place }.
terminal-read-which = Indica la carta: comincia con 1, quella a sinistra, o con 2, quella a destra.
terminal-describe-deck = la carta in cima al mazzo, alla cieca
terminal-describe-done = fatto
terminal-won = { $you ->
        [yes] Hai vinto
       *[no] Vince { $name }
    } con { $count ->
        [one] { $count } punto.
       *[other] { $count } punti.
    }
terminal-level =
    { $count ->
        [one] { $names }: { $count } punto a testa.
       *[other] { $names }: { $count } punti a testa.
    }
terminal-shared = Parità completa, vittoria condivisa: { $names }.

learn-flipper-when = Round { $round }, carta { $turn } di { $turns }
learn-flipper-ready = Tutto pronto per la prima carta
learn-flipper-next = Gira
learn-flipper-over = Era l’ultima carta. Sommate i punti.
learn-flipper-used = Girate in questo round
learn-flipper-again = Ricomincia
learn-flipper-again-sure = Rimescolare tutto?

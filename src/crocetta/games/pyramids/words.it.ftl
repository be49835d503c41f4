# What Pyramids says. What begins with tile- is for the home page, with learn- for coach and guide,
# with terminal- for the terminal alone.

## Things
# Of a pyramid: feminine.
colour =
    { $colour ->
        [green] verde
        [orange] arancione
       *[purple] viola
    }
colour-title =
    { $colour ->
        [green] Verde
        [orange] Arancione
       *[purple] Viola
    }
symbol =
    { $symbol ->
        [cross] croce
        [gem-red] gemma rossa
        [gem-green] gemma verde
        [torch] fiaccola
        [skull] teschio
        [potion] pozione
        [entrance] ingresso
       *[tomb] tomba dorata
    }
field-state =
    { $state ->
        [free] libera
        [marked] scavata
        [just] appena scavata
       *[closed] muro
    }
pyramid = Piramide { colour } { $number }
pyramid-in-short = piramide { $number }
own-cards = Le tue piramidi
deck =
    { $count ->
        [one] mazzo di piramidi: { $count } carta
       *[other] mazzo di piramidi: { $count } carte
    }
empty-slot = Spazio per una nuova piramide
none-left = Piramidi finite

## What to do now
keep-title = Scegli 2 piramidi da scavare.
keep-text = Le altre 2 tornano nel mazzo.
because-keep = Una via breve alla tomba è un +10 veloce.
because-place = Ogni tomba raggiunta vale +10.
because-bonus = Ti avvicina a una tomba.
because-take = Una piramide finita fa posto a una nuova.
place = Scava la forma accanto a una casella scavata, o solo 1 casella.
place-first = Parti da un ingresso: scava lì la forma, o solo quella casella.
place-single = Scava 1 casella in una delle tue piramidi.
only-single = La forma non ci sta: scava 1 casella.
bonus =
    { $count ->
        [one] Bonus! Scava un’altra casella.
       *[other] Bonus! Scava altre { $count } caselle.
    }
bonus-text = In una delle tue piramidi.
pass = Non hai più niente da scavare. Premi Fatto.
mark-it = Scava
# Of somebody else, in the present.
marking = Scava
completed =
    { $count ->
        [one] Hai aperto una tomba!
       *[other] Hai aperto { $count } tombe!
    }
take-one = Prendi una nuova piramide dall’offerta o dal mazzo.
take-open = Prendi una nuova piramide dall’offerta.
take-two = Prendi 2 nuove piramidi, una dopo l’altra.
take-this = Prendi questa
takes = { $name } prende una nuova piramide

## The score card
lowest-first = Il numero più basso sceglie per primo
torch-of =
    { $state ->
        [lit] fiaccola del round { $round }: accesa
       *[dark] fiaccola del round { $round }: spenta
    }
claim-row =
    { $colour ->
        [green] punti piramide per le verdi
        [orange] punti piramide per le arancioni
       *[purple] punti piramide per le viola
    }
tombs-completed = Tombe aperte
completed-colour =
    { $colour ->
        [green] Tombe verdi aperte: { $count }
        [orange] Tombe arancioni aperte: { $count }
       *[purple] Tombe viola aperte: { $count }
    }
red-gems = gemme rosse: { $count } su 10
green-gems = gemme verdi: { $count } su 10
skull-boxes = teschi: { $count } su 10
tally-tombs = Tombe
tally-torches = Fiaccole
tally-claims = Punti piramide
tally-gems = Gemme
tally-skulls = Teschi
note-tombs = 10 ciascuna
note-torches = 5 per round
note-gems = 5 la coppia, 1 da sola
note-skulls = ognuno toglie di più
from-tombs = { colour-title }: +{ $points } ({ $cards })
from-torch = Round { $round }: +5
from-claim = { colour-title }: +{ $points }
from-pairs =
    { $count ->
        [one] { $count } coppia × 5 = { $points }
       *[other] { $count } coppie × 5 = { $points }
    }
from-singles =
    { $count ->
        [one] { $count } gemma spaiata: +{ $count }
       *[other] { $count } gemme spaiate: +{ $count }
    }
from-skulls =
    { $count ->
        [one] { $count } teschio: conta solo l’ultimo
       *[other] { $count } teschi: conta solo l’ultimo
    }
spoils =
    { $you ->
        [yes] Le tue tombe, { $shown } su { $all }
       *[no] Le tombe di { $name }, { $shown } su { $all }
    }
tie-who =
    { $you ->
        [yes] sei davanti
       *[no] è davanti { $name }
    }
tie = A pari punti { tie-who }: la tomba dal numero più basso è la { $number }.
tie-shared = Stessi punti e nessuna tomba per lo spareggio.

## What happened
# A name on its own. Beside a verb each message chooses its form: «Scavi», «Ada scava».
who =
    { $you ->
        [yes] Tu
       *[no] { $name }
    }
event-laid =
    { $you ->
        [yes] Scegli le piramidi { $first } e { $second }.
       *[no] { $name } sceglie le piramidi { $first } e { $second }.
    }
event-opened = { $you ->
        [yes] Scavi
       *[no] { $name } scava
    } { $count ->
        [one] { $count } casella.
       *[other] { $count } caselle.
    }
event-opened-found = { $you ->
        [yes] Scavi
       *[no] { $name } scava
    } { $count ->
        [one] { $count } casella: { $found }.
       *[other] { $count } caselle: { $found }.
    }
event-passed =
    { $you ->
        [yes] Non hai più niente da scavare.
       *[no] { $name } non ha più niente da scavare.
    }
found-cells =
    { $count ->
        [one] { $count } casella
       *[other] { $count } caselle
    }
found-reds =
    { $count ->
        [one] { $count } gemma rossa
       *[other] { $count } gemme rosse
    }
found-greens =
    { $count ->
        [one] { $count } gemma verde
       *[other] { $count } gemme verdi
    }
found-torch = fiaccola (+5)
found-skulls =
    { $count ->
        [one] { $count } teschio
       *[other] { $count } teschi
    }
found-erased =
    { $count ->
        [one] { $count } teschio cancellato
       *[other] { $count } teschi cancellati
    }
found-bonus =
    { $count ->
        [one] { $count } casella bonus
       *[other] { $count } caselle bonus
    }
event-completed =
    { $you ->
        [yes] Apri la tomba { $number }: +10.
       *[no] { $name } apre la tomba { $number }: +10.
    }
event-took =
    { $you ->
        [yes] Prendi la piramide { $number } dall’offerta.
       *[no] { $name } prende la piramide { $number } dall’offerta.
    }
event-took-unseen =
    { $you ->
        [yes] Prendi la piramide { $number } dal mazzo, alla cieca.
       *[no] { $name } prende la piramide { $number } dal mazzo, alla cieca.
    }
event-claimed =
    { $place ->
        [1] Prime
       *[other] Per
    } { $colour ->
        [green] { $count } piramidi verdi:
        [orange] { $count } piramidi arancioni:
       *[purple] { $count } piramidi viola:
    } { $you ->
        [yes] riscuoti +{ $points }.
       *[no] { $name } riscuote +{ $points }.
    }

## Refusals
refused-marking = Ora stanno scavando tutti.
refused-marked = Hai già scavato: finisci il turno o annulla.
refused-no-card = Lì non hai nessuna piramide.
refused-outside = Lì c’è un muro, o sei fuori dalla piramide.
refused-twice = Questa casella è già scavata.
refused-bonus = Un bonus è 1 sola casella.
refused-shape = Scava tutta la forma, o 1 casella.
refused-owed = Prima usa il bonus: scava un’altra casella.
refused-nothing = Prima scava la forma o 1 casella.
refused-entrance = Parti dall’ingresso di questa piramide.
refused-path = Scava accanto a una casella scavata: in diagonale non vale.

## A file or an option that is wrong
wrong-size = La piramide { $card } deve avere { $width } righe da { $width } caselle.
wrong-entrance = La piramide { $card } deve avere un solo ingresso «{ $sign }», nella prima riga.
wrong-tomb = La piramide { $card } deve avere una sola tomba dorata «{ $sign }», nell’ultima riga.
wrong-walls = Piramide { $card }: i muri sono { $count } invece di 8 o 9.
wrong-unreached = Piramide { $card }: una casella non si raggiunge dall’ingresso.
wrong-way = Piramide { $card }: il percorso più breve fino alla tomba è di { $count } caselle invece di 8–11.

## What things mean
tip-cross = Croce: scava subito un’altra casella.
tip-gem-red = Gemma rossa: con una verde fa coppia, +5. Da sola +1.
tip-gem-green = Gemma verde: con una rossa fa coppia, +5. Da sola +1.
tip-torch = Fiaccola: la prima che scavi in ogni round dà +5.
tip-skull = Teschio: toglie punti, ognuno più del precedente.
tip-potion = Pozione: cancella i 2 teschi che ti tolgono di più.
tip-entrance = Ingresso: inizia a scavare qui.
tip-tomb = Tomba dorata: scavala per completare la piramide, +10.
tip-number = La carta finita dal numero più basso sceglie per prima e vince gli spareggi.
tip-torches = Fiaccola del round { $round }: +5 se ne scavi una in quel round.
tip-claims = La tua 2ª, 4ª e 6ª piramide di questo colore: i prossimi punti piramide liberi.
tip-gems = Una gemma rossa e una verde fanno coppia, +5. Una gemma sola: +1.
tip-skulls = Conta solo l’ultimo teschio barrato: il numero sotto.
tip-tombs = Tombe aperte.
label-torches = Fiaccole, per round
label-claims = 2ª, 4ª, 6ª di un colore
label-gems = Gemme
label-skulls = Teschi

## The first match
learn-goal = Scava fino alla tomba
learn-goal-text = Una tomba dorata vale +10. Scegli 2 piramidi.
learn-shape = Una forma per tutti
learn-shape-text = A ogni turno tutti scavano la stessa forma.
learn-place = Parti da un ingresso
learn-place-text = Se puoi, arriva a una croce rossa. Con Ruota giri la forma.
learn-bonus = Bonus!
learn-bonus-text = Per ogni croce rossa scavata, scava un’altra casella.
learn-done = Chiudi il turno
learn-done-text = Premi Fatto. Fino ad allora puoi annullare.
learn-wins = Vince chi ha più punti
learn-wins-text = Contano tombe, fiaccole, punti piramide e gemme. I teschi tolgono punti.
learn-over =
    { $count ->
        [one] Ecco com’è un turno. Ne manca { $count }.
       *[other] Ecco com’è un turno. Ne mancano { $count }.
    }

## How to play
learn-aim = Scava dall’ingresso alla tomba dorata. Ogni tomba aperta vale 10.
learn-flip = Si scopre una forma
learn-flip-text = La stessa per tutti.
learn-mark = Scavala in una piramide
learn-mark-text = Dall’ingresso o accanto a caselle scavate. Oppure scava 1 sola casella.
learn-more = Prendi il bonus
learn-more-text = Ogni croce rossa: scava subito un’altra casella.
learn-more-tag = +1 casella
learn-reveal = Si scopre tutto
learn-reveal-text = Tutti premono Fatto e si vede tutto. Tomba aperta? Prendi una nuova piramide.
learn-cross = Croce
learn-cross-text = un’altra casella
learn-gem = Gemme
learn-gem-text = una rossa e una verde fanno coppia
learn-torch = Fiaccola
learn-torch-text = la prima di ogni round
learn-skull = Teschio
learn-skull-text = ognuno toglie di più
learn-potion = Pozione
learn-potion-text = cancella 2 teschi
learn-score-tombs = Ogni tomba
learn-score-torches = Fiaccola, per round
learn-score-claims = 2ª, 4ª, 6ª di un colore
learn-score-pairs = Coppia di gemme, singola
learn-score-skulls = Teschi
learn-finish = 4 round da 7 forme. Vince chi ha più punti. In caso di parità vince la tomba dal numero più basso.

## Hints
hint-keep-alike = Due dello stesso colore portano punti piramide.
hint-keep-near = La strada fino alle tombe è corta: { $count } caselle in tutto.
hint-keep-crosses =
    { $count ->
        [one] Insieme hanno { $count } croce: scavi un’altra casella.
       *[other] Insieme hanno { $count } croci: scavi altre caselle.
    }
hint-keep-gems =
    { $count ->
        [one] Insieme hanno { $count } gemma.
       *[other] Insieme hanno { $count } gemme.
    }
hint-take-late = Le sue gemme contano ancora.
hint-take-claim = Completata, può dare punti piramide.
hint-take-near = Strada corta: { $count } caselle fino alla tomba.
hint-take-gems =
    { $count ->
        [one] Ha { $count } gemma.
       *[other] Ha { $count } gemme.
    }
hint-take-crosses =
    { $count ->
        [one] Ha { $count } croce: scavi un’altra casella.
       *[other] Ha { $count } croci: scavi altre caselle.
    }
hint-claim = Apre una tomba e riscuote punti piramide.
hint-completes = Apre una tomba.
hint-completes-both = Apre entrambe le tombe in questo turno.
hint-bonus =
    { $count ->
        [one] Copre una croce: scavi un’altra casella.
       *[other] Copre { $count } croci: scavi altre { $count } caselle.
    }
hint-torch = Accende la fiaccola di questo round.
hint-potion =
    { $count ->
        [one] Una pozione cancella { $count } teschio.
       *[other] Una pozione cancella { $count } teschi.
    }
hint-gems =
    { $count ->
        [one] Ti porta { $count } gemma.
       *[other] Ti porta { $count } gemme.
    }
hint-tomb = Scava fin davanti alla tomba.
hint-nearer = Più vicino alla tomba: mancano { $count } caselle.

## The home page
# The name of the game, which stays as it is.
tile-title = Pyramids
tile-tagline = Scava dall’ingresso fino alla tomba dorata.
tile-first = Scava dall’ingresso, senza salti.
tile-second = Raggiungi la tomba: 10 punti.
tile-third = Ogni teschio toglie più del precedente.
tile-own = Usa le tue piramidi
tile-pattern = Scarica le piramidi standard

## The terminal
terminal-hint-mark = 1 a1 b1 b2   scava la forma nella piramide 1, a sinistra; 1 c3 scava 1 casella
terminal-hint-keep = keep 1 3     scegli 2 delle 4 piramidi ricevute
terminal-legend =
    E ingresso  T tomba  + croce: 1 casella in più  ♦ gemma rossa  ▮ gemma verde
    Y fiaccola  ☠ teschio  δ pozione: −2 teschi  ♣ verde  ☀ arancione  ☾ viola
    Il numero sotto una piramide è il suo nome, non i suoi punti
terminal-pass = Non hai più niente da scavare: premi Invio.
terminal-torches = Fiaccole  { $torches }
terminal-gems = Gemme     rosse { $reds }   verdi { $greens }
terminal-skulls = Teschi    { $count }, { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
terminal-no-skulls = Teschi    0
terminal-pyramids = Piramidi
terminal-claims = Riscossi  { $claims }
terminal-claim = { $points } { colour }
terminal-next-claims = prossimi punti piramide: { $claims }
terminal-next-claim = { colour } +{ $points }
terminal-next-claim-none = { colour } niente
terminal-figures = Y { $torches } ♦ { $reds } ▮ { $greens } ☠ { $skulls }
terminal-describe-keep = piramidi { $first } e { $second }
terminal-describe-take = piramide { colour } { $card }
terminal-symbols =
    { $symbol ->
        [cross] { $count ->
            [one] { $count } croce
           *[other] { $count } croci
        }
        [gem-red] { $count ->
            [one] { $count } gemma rossa
           *[other] { $count } gemme rosse
        }
        [gem-green] { $count ->
            [one] { $count } gemma verde
           *[other] { $count } gemme verdi
        }
        [torch] { $count ->
            [one] { $count } fiaccola
           *[other] { $count } fiaccole
        }
        [skull] { $count ->
            [one] { $count } teschio
           *[other] { $count } teschi
        }
        [potion] { $count ->
            [one] { $count } pozione
           *[other] { $count } pozioni
        }
       *[tomb] la tomba
    }
terminal-opened = { event-opened } { $where }
terminal-opened-found = { event-opened-found } { $where }
terminal-where = Piramide { $card }: { $cells }.
terminal-heading =
    { $heading ->
        [pyramids] tombe
        [torches] fiaccole
        [claims] punti piramide
        [gems] gemme
        [skulls] teschi
        [cards] carte
        [crosses] croci
        [reds] gemme rosse
        [greens] gemme verdi
        [potions] pozioni
        [green] verdi
        [orange] arancioni
        [purple] viola
       *[total] totale
    }
terminal-read-mark = Scrivi la piramide e le sue caselle: `1 a1 b1 b2`, o `1 c3` per 1 casella.

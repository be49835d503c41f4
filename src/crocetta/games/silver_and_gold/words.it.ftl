# What Silver & Gold says. What begins with tile- is for the home page, with learn- for coach and guide,
# with terminal- for the terminal alone.

## Things
# Of a map: feminine.
colour =
    { $colour ->
        [purple] viola
        [orange] arancione
        [green] verde
       *[grey] grigia
    }
colour-title =
    { $colour ->
        [purple] Viola
        [orange] Arancione
        [green] Verde
       *[grey] Grigia
    }
a-map =
    { $colour ->
        [purple] una mappa viola
        [orange] una mappa arancione
        [green] una mappa verde
       *[grey] una mappa grigia
    }
another-map =
    { $other ->
        [purple] una mappa viola
        [orange] una mappa arancione
        [green] una mappa verde
       *[grey] una mappa grigia
    }
symbol =
    { $symbol ->
        [cross] croce
        [coin] moneta
       *[palm] palma
    }
field-state =
    { $state ->
        [free] libera
        [marked] segnata
        [just] appena segnata
       *[closed] mare
    }
map = Mappa { colour }, +{ $value }
map-sealed =
    { $seal ->
        [purple] Mappa { colour }, +{ $value }, +{ $points } l’una per le mappe viola completate
        [orange] Mappa { colour }, +{ $value }, +{ $points } l’una per le mappe arancioni completate
        [green] Mappa { colour }, +{ $value }, +{ $points } l’una per le mappe verdi completate
       *[grey] Mappa { colour }, +{ $value }, +{ $points } l’una per le mappe grigie completate
    }
map-in-short = mappa { colour }
each = +{ $points } l’una
own-cards = Le tue mappe
deck =
    { $count ->
        [one] mazzo di mappe: { $count } carta
       *[other] mazzo di mappe: { $count } carte
    }
empty-slot = Spazio per una nuova mappa
none-left = Mappe finite

## What to do now
keep-title = Scegli 2 mappe da riempire.
keep-text = Le altre 2 tornano nel mazzo.
because-keep = Le mappe piccole si riempiono presto, le grandi valgono di più.
because-place = Una mappa dà punti quando è piena.
because-bonus = Così riempi prima una mappa.
because-take = Una mappa finita fa posto a una nuova.
place = Segna la forma su una tua mappa, o solo 1 casella.
place-first = { place }
place-single = Segna 1 casella su una delle tue mappe.
only-single = La forma non ci sta: segna 1 casella.
bonus =
    { $count ->
        [one] Bonus! Segna un’altra casella.
       *[other] Bonus! Segna altre { $count } caselle.
    }
bonus-text = Su una delle tue mappe.
pass = Non hai più niente da segnare. Premi Fatto.
mark-it = Segna
# Of somebody else, in the present.
marking = Segna
completed =
    { $count ->
        [one] Hai completato una mappa!
       *[other] Hai completato { $count } mappe!
    }
take-one = Prendi una nuova mappa dall’offerta o dal mazzo.
take-open = Prendi una nuova mappa dall’offerta.
take-two = Prendi 2 nuove mappe, una dopo l’altra.
take-this = Prendi questa mappa
takes = { $name } prende una nuova mappa

## The score card
# The page makes the number bold: nothing may be chosen by it.
palm-now = Una palma ora vale { $points }
cups-left = Coppe rimaste
cup-left = coppa +{ $points }, ancora in palio
cup-gone = coppa +{ $points }, già presa
told-cups = coppe +{ $points }
told-palms = palme +{ $points }
maps-completed = Mappe completate
completed-colour =
    { $colour ->
        [purple] Mappe viola completate: { $count }
        [orange] Mappe arancioni completate: { $count }
        [green] Mappe verdi completate: { $count }
       *[grey] Mappe grigie completate: { $count }
    }
maps-of-colour =
    { $colour ->
        [purple] { $count ->
            [one] { $count } mappa viola, +{ $value }
           *[other] { $count } mappe viola, +{ $value } l’una
        }
        [orange] { $count ->
            [one] { $count } mappa arancione, +{ $value }
           *[other] { $count } mappe arancioni, +{ $value } l’una
        }
        [green] { $count ->
            [one] { $count } mappa verde, +{ $value }
           *[other] { $count } mappe verdi, +{ $value } l’una
        }
       *[grey] { $count ->
            [one] { $count } mappa grigia, +{ $value }
           *[other] { $count } mappe grigie, +{ $value } l’una
        }
    }
count-times = { $count } × { $value }
coin-rows = monete: { $count } su 12
palm-box = spazio palma { $place }: +{ $points }
palm-box-empty = spazio palma { $place }: vuoto
tally-coins = Monete
tally-cups = Coppe
tally-palms = Palme
tally-maps = Mappe
tally-seals = Sigilli
note-coins = 1 ciascuna
note-cups = righe di monete
note-palms = come scritto
note-maps = completate
note-seals = sulle mappe
from-coins =
    { $count ->
        [one] { $count } moneta, +1
       *[other] { $count } monete, +1 l’una
    }
from-cup = Riga { $row }: coppa +{ $points }
from-palm = Palma { $place }: +{ $points }
from-maps = { $colour ->
        [purple] { $count ->
            [one] { $count } mappa viola
           *[other] { $count } mappe viola
        }
        [orange] { $count ->
            [one] { $count } mappa arancione
           *[other] { $count } mappe arancioni
        }
        [green] { $count ->
            [one] { $count } mappa verde
           *[other] { $count } mappe verdi
        }
       *[grey] { $count ->
            [one] { $count } mappa grigia
           *[other] { $count } mappe grigie
        }
    } × { $value } = { $points }
from-seal = { $colour ->
        [purple] Sigillo viola
        [orange] Sigillo arancione
        [green] Sigillo verde
       *[grey] Sigillo grigio
    }: { $count ->
        [one] { $count } mappa × { $each } = { $points }
       *[other] { $count } mappe × { $each } = { $points }
    }
spoils =
    { $you ->
        [yes] Le tue mappe migliori, { $points } punti su { $all }
       *[no] Le mappe migliori di { $name }, { $points } punti su { $all }
    }
tie-who =
    { $you ->
        [yes] sei davanti
        [several] sono davanti { $name }
       *[no] è davanti { $name }
    }
tie =
    { $colour ->
        [purple] A pari punti { tie-who }: più mappe viola, { $most } a { $next }.
        [orange] A pari punti { tie-who }: più mappe arancioni, { $most } a { $next }.
        [green] A pari punti { tie-who }: più mappe verdi, { $most } a { $next }.
       *[grey] A pari punti { tie-who }: più mappe grigie, { $most } a { $next }.
    }
tie-shared = Stessi punti e stesso numero di mappe per ogni colore.

## What happened
# A name on its own. Beside a verb each message chooses its form: «Segni», «Ada segna».
who =
    { $you ->
        [yes] Tu
       *[no] { $name }
    }
event-laid =
    { $you ->
        [yes] Scegli { a-map } e { another-map }.
       *[no] { $name } sceglie { a-map } e { another-map }.
    }
event-laid-alike = { $you ->
        [yes] Scegli
       *[no] { $name } sceglie
    } { $colour ->
        [purple] 2 mappe viola.
        [orange] 2 mappe arancioni.
        [green] 2 mappe verdi.
       *[grey] 2 mappe grigie.
    }
event-opened = { $you ->
        [yes] Segni
       *[no] { $name } segna
    } { $count ->
        [one] { $count } casella.
       *[other] { $count } caselle.
    }
event-opened-found = { $you ->
        [yes] Segni
       *[no] { $name } segna
    } { $count ->
        [one] { $count } casella: { $found }.
       *[other] { $count } caselle: { $found }.
    }
event-passed =
    { $you ->
        [yes] Non hai più niente da segnare.
       *[no] { $name } non ha più niente da segnare.
    }
found-fields =
    { $count ->
        [one] { $count } casella
       *[other] { $count } caselle
    }
found-coins =
    { $count ->
        [one] { $count } moneta
       *[other] { $count } monete
    }
found-palm = palma (+{ $points })
found-bonus =
    { $count ->
        [one] { $count } crocetta bonus
       *[other] { $count } crocette bonus
    }
event-cup =
    { $you ->
        [yes] Completi una riga di monete: coppa +{ $points }.
       *[no] { $name } completa una riga di monete: coppa +{ $points }.
    }
event-no-cup =
    { $you ->
        [yes] Completi una riga di monete, ma le coppe sono finite.
       *[no] { $name } completa una riga di monete, ma le coppe sono finite.
    }
event-completed =
    { $you ->
        [yes] Completi { a-map }: +{ $value }.
       *[no] { $name } completa { a-map }: +{ $value }.
    }
event-took =
    { $you ->
        [yes] Prendi { a-map } dall’offerta.
       *[no] { $name } prende { a-map } dall’offerta.
    }
event-took-unseen =
    { $you ->
        [yes] Prendi { a-map } dal mazzo, alla cieca.
       *[no] { $name } prende { a-map } dal mazzo, alla cieca.
    }

## Refusals
refused-marking = Ora stanno segnando tutti.
refused-marked = Hai già segnato: finisci il turno o annulla.
refused-no-card = Lì non hai nessuna mappa.
refused-outside = Lì c’è il mare, o sei fuori dalla mappa.
refused-twice = Questa casella è già segnata.
refused-bonus = Un bonus è 1 sola casella.
refused-shape = Segna tutta la forma, o 1 casella.
refused-owed = Prima usa il bonus: segna un’altra casella.
refused-nothing = Prima segna la forma o 1 casella.

## A file or an option that is wrong
wrong-box = Carta { $card } ({ colour }): al massimo { $rows } righe da { $width } caselle.
wrong-fields = Carta { $card } ({ colour }): le caselle sono { $count } invece di { $wanted }.
wrong-apart = Carta { $card }: le caselle non sono tutte collegate.

## What things mean
tip-cross = Croce: segna subito un’altra casella.
tip-coin = Moneta: barra la tua prossima moneta, +1.
tip-palm = Palma: 1 punto, +1 per ogni palma nell’offerta.
tip-value = Una mappa piena vale { $value }.
tip-seal =
    { $seal ->
        [purple] Sigillo: +{ $points } per ogni mappa viola completata.
        [orange] Sigillo: +{ $points } per ogni mappa arancione completata.
        [green] Sigillo: +{ $points } per ogni mappa verde completata.
       *[grey] Sigillo: +{ $points } per ogni mappa grigia completata.
    }
tip-coins = Ogni moneta +1. 4 in riga danno la coppa migliore rimasta.
tip-cup = Riempi questa riga di monete per la coppa migliore rimasta.
tip-palms = Ogni palma segnata si scrive qui con i suoi punti.
tip-completed = Ogni mappa completata di questo colore: +{ $value }.
tip-cups-left = Chi riempie una riga di monete prende la coppa migliore rimasta.
tip-cups = Punti delle coppe.
tip-palm-points = Punti delle palme.
tip-coin-count = Monete segnate.

## The first match
learn-goal = Riempi un’isola
learn-goal-text = Una mappa piena vale il suo numero. Scegli 2 mappe.
learn-shape = Una forma per tutti
learn-shape-text = A ogni turno tutti segnano la stessa forma.
learn-place = Mettila su una mappa
learn-place-text = Se puoi, copri una croce rossa. Con Ruota giri la forma.
learn-bonus = Bonus!
learn-bonus-text = Per ogni croce rossa segnata, segna un’altra casella.
learn-done = Chiudi il turno
learn-done-text = Premi Fatto. Fino ad allora puoi annullare.
learn-wins = Vince chi ha più punti
learn-wins-text = Dopo 4 round da 7 turni vince il totale più alto.
learn-over =
    { $count ->
        [one] Ecco com’è un turno. Ne manca { $count }.
       *[other] Ecco com’è un turno. Ne mancano { $count }.
    }

## How to play
learn-aim = Riempi mappe del tesoro. Una mappa piena vale il suo numero; una incompleta, niente.
learn-flip = Si scopre una forma
learn-flip-text = La stessa per tutti.
learn-mark = Segnala su una mappa
learn-mark-text = Ruotata o specchiata come vuoi. Oppure segna 1 sola casella.
learn-more = Prendi il bonus
learn-more-text = Ogni croce rossa: segna subito un’altra casella.
learn-more-tag = +1 casella
learn-reveal = Si scopre tutto
learn-reveal-text = Tutti premono Fatto e si vede tutto. Mappa finita? Prendine una nuova.
learn-cross = Croce
learn-cross-text = un’altra casella
learn-coin = Moneta
learn-coin-text = 4 in riga danno una coppa
learn-cup = Coppa
learn-cup-text = la prima vale 6, poi 5, 4, 3, 2, 1
learn-palm = Palma
learn-palm-text = 1 punto, +1 per ogni palma nell’offerta
learn-seal = Sigillo
learn-seal-text = dà punti per ogni mappa del colore indicato
learn-score-maps = Mappe finite
learn-score-coins = Ogni moneta
learn-score-written = Coppe e palme
learn-score-written-value = come scritto
learn-score-seals = Sigilli, per mappa
learn-score-seals-value = 2 o 1
learn-finish = 4 round da 7 forme. Vince chi ha più punti. In caso di parità contano le mappe grigie, poi verdi, arancioni, viola.

## Hints
hint-keep = Insieme valgono { $points } punti.
hint-keep-crosses =
    { $count ->
        [one] Insieme hanno { $count } croce, che dà una casella in più.
       *[other] Insieme hanno { $count } croci, che danno caselle in più.
    }
hint-keep-quick =
    { $count ->
        [one] Si completano presto: { $count } casella in tutto.
       *[other] Si completano presto: { $count } caselle in tutto.
    }
hint-take = Vale { $points } punti.
hint-take-cup = Le sue monete possono completare una riga: coppa.
hint-take-crosses =
    { $count ->
        [one] Ha { $count } croce, che dà una casella in più.
       *[other] Ha { $count } croci, che danno caselle in più.
    }
hint-take-quick =
    { $count ->
        [one] Si completa presto: ha solo { $count } casella.
       *[other] Si completa presto: ha solo { $count } caselle.
    }
hint-take-late =
    { $what ->
        [coins] Le sue monete contano ancora.
        [palms] Le sue palme contano ancora.
       *[both] Le sue monete e palme contano ancora.
    }
hint-take-seal =
    { $count ->
        [one] Il suo sigillo dà punti per { $count } tua mappa.
       *[other] Il suo sigillo dà punti per { $count } tue mappe.
    }
hint-completes = Completa una mappa: +{ $points }.
hint-completes-both = Completa entrambe le mappe in questo turno: +{ $points }.
hint-cup = Completa una riga di monete e vince una coppa.
hint-bonus =
    { $count ->
        [one] Copre una croce: segni un’altra casella.
       *[other] Copre { $count } croci: segni altre { $count } caselle.
    }
hint-palm = Segna una palma: +{ $points }.
hint-race = Poi ti manca 1 moneta per una coppa.
hint-nearly =
    { $count ->
        [one] Su questa mappa resta solo { $count } casella.
       *[other] Su questa mappa restano solo { $count } caselle.
    }
hint-coins =
    { $count ->
        [one] Ti porta { $count } moneta.
       *[other] Ti porta { $count } monete.
    }

## The home page
tile-title = Silver & Gold
tile-tagline = Stessa forma per tutti. Riempi le mappe prima degli altri.
tile-first = Segna la forma su una tua mappa.
tile-second = Una croce rossa dà un’altra casella.
tile-third = Una riga di monete vince una coppa.
tile-own = Usa le tue mappe
tile-pattern = Scarica le mappe standard

## The terminal
terminal-hint-mark = 1 a1 b1 b2   segna la forma sulla mappa 1, a sinistra; 1 c3 segna 1 casella
terminal-hint-keep = keep 1 3     scegli 2 delle 4 mappe ricevute
terminal-legend =
    + croce: 1 in più  ● moneta  Ψ palma  ☾ viola  ☀ arancione  ♣ verde  ‡ grigia
    Il numero sotto una mappa indica i punti; +2☾: altri 2 per ogni tua mappa viola
terminal-pass = Non hai più niente da segnare: premi Invio.
terminal-caption = mappa { $card }
terminal-start-player =
    { $you ->
        [yes] inizi tu
       *[no] inizia { $name }
    }
terminal-cup = coppa { $points }
terminal-maps = Mappe
terminal-cups-left = Coppe rimaste  { $cups }
terminal-figures = ● { $coins }  coppe { $cups }  Ψ { $palms }
terminal-describe-keep = mappa { $first } ({ colour }) e mappa { $second } ({ $other ->
        [purple] viola
        [orange] arancione
        [green] verde
       *[grey] grigia
    })
terminal-describe-take = mappa { $card } ({ colour })
terminal-symbols =
    { $symbol ->
        [cross] { $count ->
            [one] { $count } croce
           *[other] { $count } croci
        }
        [coin] { $count ->
            [one] { $count } moneta
           *[other] { $count } monete
        }
       *[palm] { $count ->
            [one] { $count } palma
           *[other] { $count } palme
        }
    }
terminal-opened = { event-opened } { $where }
terminal-opened-found = { event-opened-found } { $where }
terminal-where = Mappa { $card }: { $cells }.
terminal-heading =
    { $heading ->
        [coins] monete
        [cups] coppe
        [palms] palme
        [seals] sigilli
        [maps] mappe
        [crosses] croci
        [purple] viola
        [orange] arancioni
        [green] verdi
        [grey] grigie
       *[total] totale
    }
terminal-read-mark = Scrivi la mappa e le sue caselle: `1 a1 b1 b2`, o `1 c3` per 1 casella.

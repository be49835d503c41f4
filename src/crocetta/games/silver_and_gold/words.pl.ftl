# What Silver & Gold says. What begins with tile- is for the home page, with learn- for coach and guide,
# with terminal- for the terminal alone.

## Things
# One map or one seal: feminine.
colour =
    { $colour ->
        [purple] fioletowa
        [orange] pomarańczowa
        [green] zielona
       *[grey] szara
    }
# A label for all maps of a colour.
colour-title =
    { $colour ->
        [purple] Fioletowe
        [orange] Pomarańczowe
        [green] Zielone
       *[grey] Szare
    }
# In the accusative: somebody takes or completes it.
a-map =
    { $colour ->
        [purple] fioletową mapę
        [orange] pomarańczową mapę
        [green] zieloną mapę
       *[grey] szarą mapę
    }
another-map =
    { $other ->
        [purple] fioletową mapę
        [orange] pomarańczową mapę
        [green] zieloną mapę
       *[grey] szarą mapę
    }
symbol =
    { $symbol ->
        [cross] krzyżyk
        [coin] moneta
       *[palm] palma
    }
field-state =
    { $state ->
        [free] wolne
        [marked] zakreślone
        [just] właśnie zakreślone
       *[closed] morze
    }
map = Mapa { colour }, +{ $value }
map-sealed =
    { $seal ->
        [purple] Mapa { colour }, +{ $value }, +{ $points } za każdą ukończoną fioletową mapę
        [orange] Mapa { colour }, +{ $value }, +{ $points } za każdą ukończoną pomarańczową mapę
        [green] Mapa { colour }, +{ $value }, +{ $points } za każdą ukończoną zieloną mapę
       *[grey] Mapa { colour }, +{ $value }, +{ $points } za każdą ukończoną szarą mapę
    }
map-in-short = mapa { colour }
each = po +{ $points }
own-cards = Twoje mapy
deck = mapy: { $count } w talii
empty-slot = Miejsce na nową mapę
none-left = Nie ma już map

## What to do now
keep-title = Wybierz 2 mapy do zapełnienia.
keep-text = Pozostałe 2 wrócą do talii.
because-keep = Małe mapy zapełnisz szybko, duże dają więcej.
because-place = Mapa daje punkty, gdy jest pełna.
because-bonus = Tak szybciej zapełnisz mapę.
because-take = Ukończona mapa robi miejsce na nową.
place = Zakreśl kształt na jednej z map albo tylko 1 pole.
place-first = { place }
place-single = Zakreśl 1 pole na dowolnej mapie.
only-single = Kształt się nie mieści: zakreśl 1 pole.
bonus =
    { $count ->
        [one] Bonus! Zakreśl jeszcze { $count } pole.
        [few] Bonus! Zakreśl jeszcze { $count } pola.
       *[many] Bonus! Zakreśl jeszcze { $count } pól.
    }
bonus-text = Na dowolnej mapie.
pass = Nie masz już czego zakreślić. Naciśnij „Gotowe”.
mark-it = Zakreśl
marking = Zakreśla
completed =
    { $count ->
        [one] Mapa ukończona!
        [few] { $count } mapy ukończone!
       *[many] { $count } map ukończonych!
    }
take-one = Weź nową mapę z oferty albo z talii.
take-open = Weź nową mapę z oferty.
take-two = Weź 2 nowe mapy, jedną po drugiej.
take-this = Weź tę mapę
takes = { $name } bierze nową mapę

## The score card
palm-now = Palma daje teraz { $points }
cups-left = Pozostałe puchary
cup-left = puchar +{ $points }, do zdobycia
cup-gone = puchar +{ $points }, zabrany
told-cups = puchary +{ $points }
told-palms = palmy +{ $points }
maps-completed = Ukończone mapy
completed-colour =
    { $colour ->
        [purple] Ukończone fioletowe mapy: { $count }
        [orange] Ukończone pomarańczowe mapy: { $count }
        [green] Ukończone zielone mapy: { $count }
       *[grey] Ukończone szare mapy: { $count }
    }
maps-of-colour = { colour-title } mapy: { $count }, każda +{ $value }
count-times = { $count } × { $value }
coin-rows = monety: { $count } z 12
palm-box = okienko na palmę { $place }: +{ $points }
palm-box-empty = okienko na palmę { $place }: puste
tally-coins = Monety
tally-cups = Puchary
tally-palms = Palmy
tally-maps = Mapy
tally-seals = Pieczęcie
note-coins = po 1
note-cups = za rzędy monet
note-palms = jak wpisano
note-maps = ukończone
note-seals = na mapach
from-coins =
    { $count ->
        [one] { $count } moneta, +1
        [few] { $count } monety, po +1
       *[many] { $count } monet, po +1
    }
from-cup = Rząd { $row }: puchar +{ $points }
from-palm = Palma { $place }: +{ $points }
from-maps = { colour-title }: { $count } × { $value } = { $points }
from-seal =
    { $count ->
        [one] Pieczęć { colour }: { $count } mapa × { $each } = { $points }
        [few] Pieczęć { colour }: { $count } mapy × { $each } = { $points }
       *[many] Pieczęć { colour }: { $count } map × { $each } = { $points }
    }
spoils =
    { $you ->
        [yes] Twoje najlepsze mapy: { $points } z { $all } punktów
       *[no] Najlepsze mapy ({ $name }): { $points } z { $all } punktów
    }
tie-who =
    { $you ->
        [yes] jesteś wyżej
        [several] wyżej są { $name }
       *[no] wyżej jest { $name }
    }
tie =
    { $colour ->
        [purple] Przy remisie { tie-who }: więcej fioletowych map, { $most }:{ $next }.
        [orange] Przy remisie { tie-who }: więcej pomarańczowych map, { $most }:{ $next }.
        [green] Przy remisie { tie-who }: więcej zielonych map, { $most }:{ $next }.
       *[grey] Przy remisie { tie-who }: więcej szarych map, { $most }:{ $next }.
    }
tie-shared = Tyle samo punktów i tyle samo map każdego koloru.

## What happened
# Alone or before a colon: in a sentence, you need a form of the verb.
who =
    { $you ->
        [yes] Ty
       *[no] { $name }
    }
event-laid =
    { $you ->
        [yes] Wybierasz
       *[no] { $name } wybiera
    } { $colour ->
        [purple] fioletową
        [orange] pomarańczową
        [green] zieloną
       *[grey] szarą
    } i { another-map }.
event-laid-alike =
    { $you ->
        [yes] Wybierasz
       *[no] { $name } wybiera
    } { $colour ->
        [purple] 2 fioletowe mapy.
        [orange] 2 pomarańczowe mapy.
        [green] 2 zielone mapy.
       *[grey] 2 szare mapy.
    }
event-opened =
    { $you ->
        [yes] Zakreślasz
       *[no] { $name } zakreśla
    } { $count ->
        [one] { $count } pole.
        [few] { $count } pola.
       *[many] { $count } pól.
    }
event-opened-found =
    { $you ->
        [yes] Zakreślasz
       *[no] { $name } zakreśla
    } { $count ->
        [one] { $count } pole: { $found }.
        [few] { $count } pola: { $found }.
       *[many] { $count } pól: { $found }.
    }
event-passed =
    { $you ->
        [yes] Nie masz już czego zakreślić.
       *[no] { $name } nie ma już czego zakreślić.
    }
found-fields =
    { $count ->
        [one] { $count } pole
        [few] { $count } pola
       *[many] { $count } pól
    }
found-coins =
    { $count ->
        [one] { $count } moneta
        [few] { $count } monety
       *[many] { $count } monet
    }
found-palm = palma (+{ $points })
found-bonus =
    { $count ->
        [one] { $count } bonusowe pole
        [few] { $count } bonusowe pola
       *[many] { $count } bonusowych pól
    }
event-cup =
    { $you ->
        [yes] Zapełniasz rząd monet: puchar +{ $points }.
       *[no] { $name } zapełnia rząd monet: puchar +{ $points }.
    }
event-no-cup =
    { $you ->
        [yes] Zapełniasz rząd monet, ale pucharów już nie ma.
       *[no] { $name } zapełnia rząd monet, ale pucharów już nie ma.
    }
event-completed =
    { $you ->
        [yes] Kończysz { a-map }: +{ $value }.
       *[no] { $name } kończy { a-map }: +{ $value }.
    }
event-took =
    { $you ->
        [yes] Bierzesz { a-map } z oferty.
       *[no] { $name } bierze { a-map } z oferty.
    }
event-took-unseen =
    { $you ->
        [yes] Bierzesz { a-map } z talii, w ciemno.
       *[no] { $name } bierze { a-map } z talii, w ciemno.
    }

## Refusals
refused-marking = Teraz wszyscy zakreślają.
refused-marked = Ruch już zrobiony: zakończ turę albo cofnij.
refused-no-card = Nie masz tam mapy.
refused-outside = To morze albo miejsce poza mapą.
refused-twice = To pole jest już zakreślone.
refused-bonus = Bonus to tylko 1 pole.
refused-shape = Zakreśl cały kształt albo 1 pole.
refused-owed = Najpierw wykorzystaj bonus: zakreśl jeszcze 1 pole.
refused-nothing = Najpierw zakreśl kształt albo 1 pole.

## A file or an option that is wrong
wrong-box = Karta { $card } ({ colour }): liczba rzędów to najwyżej { $rows }, a pól w rzędzie { $width }.
wrong-fields = Karta { $card } ({ colour }): liczba pól to { $count }, a powinno być { $wanted }.
wrong-apart = Karta { $card }: pola nie łączą się ze sobą.

## What things mean
tip-cross = Krzyżyk: od razu zakreśl jeszcze 1 pole.
tip-coin = Moneta: skreśla twoją następną monetę, +1.
tip-palm = Palma: 1 punkt, +1 za każdą palmę w ofercie.
tip-value = Pełna mapa daje { $value }.
tip-seal =
    { $seal ->
        [purple] Pieczęć: +{ $points } za każdą ukończoną fioletową mapę.
        [orange] Pieczęć: +{ $points } za każdą ukończoną pomarańczową mapę.
        [green] Pieczęć: +{ $points } za każdą ukończoną zieloną mapę.
       *[grey] Pieczęć: +{ $points } za każdą ukończoną szarą mapę.
    }
tip-coins = Każda moneta +1. 4 w rzędzie dają najcenniejszy pozostały puchar.
tip-cup = Zapełnij ten rząd monet: dostaniesz najcenniejszy pozostały puchar.
tip-palms = Każda zakreślona palma trafia tu ze swoimi punktami.
tip-completed = Każda ukończona mapa tego koloru: +{ $value }.
tip-cups-left = Kto zapełni rząd monet, bierze najcenniejszy pozostały puchar.
tip-cups = Punkty z pucharów.
tip-palm-points = Punkty z palm.
tip-coin-count = Zakreślone monety.

## The first match
learn-goal = Zapełnij wyspę
learn-goal-text = Pełna mapa daje wypisane punkty. Wybierz 2 mapy.
learn-shape = Jeden kształt dla wszystkich
learn-shape-text = W każdej turze wszyscy zakreślają ten sam kształt.
learn-place = Połóż go na mapie
learn-place-text = Jeśli możesz, zakryj czerwony krzyżyk. „Obróć” obraca kształt.
learn-bonus = Bonus!
learn-bonus-text = Za każdy czerwony krzyżyk zakreśl jeszcze 1 pole.
learn-done = Zakończ turę
learn-done-text = Naciśnij „Gotowe”. Do tego momentu możesz cofać.
learn-wins = Wygrywa, kto ma najwięcej punktów
learn-wins-text = Po 4 rundach po 7 tur wygrywa najwyższa suma.
learn-over =
    { $count ->
        [one] Tak wygląda tura. Została jeszcze { $count }.
        [few] Tak wygląda tura. Zostały jeszcze { $count }.
       *[many] Tak wygląda tura. Zostało jeszcze { $count }.
    }

## How to play
learn-aim = Zapełniaj mapy skarbów. Pełna mapa daje wypisane punkty, nieukończona nic.
learn-flip = Pojawia się kształt
learn-flip-text = Ten sam dla wszystkich.
learn-mark = Zakreśl go na mapie
learn-mark-text = Dowolnie obrócony lub odbity. Albo zakreśl tylko 1 pole.
learn-more = Weź bonus
learn-more-text = Każdy czerwony krzyżyk: od razu zakreśl jeszcze 1 pole.
learn-more-tag = +1 pole
learn-reveal = Odsłonięcie
learn-reveal-text = Wszyscy naciskają „Gotowe” i widać wszystko. Mapa ukończona? Weź nową.
learn-cross = Krzyżyk
learn-cross-text = jeszcze 1 pole
learn-coin = Moneta
learn-coin-text = 4 w rzędzie dają puchar
learn-cup = Puchar
learn-cup-text = pierwszy 6, potem 5, 4, 3, 2, 1
learn-palm = Palma
learn-palm-text = 1 punkt, +1 za każdą palmę w ofercie
learn-seal = Pieczęć
learn-seal-text = daje punkty za każdą mapę wskazanego koloru
learn-score-maps = Ukończone mapy
learn-score-coins = Każda moneta
learn-score-written = Puchary i palmy
learn-score-written-value = jak wpisano
learn-score-seals = Pieczęcie, za mapę
learn-score-seals-value = 2 lub 1
learn-finish = 4 rundy po 7 kształtów. Wygrywa, kto ma najwięcej punktów. Przy remisie liczą się mapy szare, potem zielone, pomarańczowe, fioletowe.

## Hints
hint-keep = Razem są warte { $points } pkt.
hint-keep-crosses =
    { $count ->
        [one] Razem mają { $count } krzyżyk, który daje bonusowe pole.
        [few] Razem mają { $count } krzyżyki, które dają bonusowe pola.
       *[many] Razem mają { $count } krzyżyków, które dają bonusowe pola.
    }
hint-keep-quick =
    { $count ->
        [one] Szybko je ukończysz: razem { $count } pole.
        [few] Szybko je ukończysz: razem { $count } pola.
       *[many] Szybko je ukończysz: razem { $count } pól.
    }
hint-take = Jest warta { $points } pkt.
hint-take-cup = Jej monety mogą zapełnić rząd i dać puchar.
hint-take-crosses =
    { $count ->
        [one] Ma { $count } krzyżyk, który daje bonusowe pole.
        [few] Ma { $count } krzyżyki, które dają bonusowe pola.
       *[many] Ma { $count } krzyżyków, które dają bonusowe pola.
    }
hint-take-quick =
    { $count ->
        [one] Szybko ją ukończysz: tylko { $count } pole.
        [few] Szybko ją ukończysz: tylko { $count } pola.
       *[many] Szybko ją ukończysz: tylko { $count } pól.
    }
hint-take-late =
    { $what ->
        [coins] Jej monety jeszcze się liczą.
        [palms] Jej palmy jeszcze się liczą.
       *[both] Jej monety i palmy jeszcze się liczą.
    }
hint-take-seal =
    { $count ->
        [one] Jej pieczęć da punkty za { $count } twoją mapę.
        [few] Jej pieczęć da punkty za { $count } twoje mapy.
       *[many] Jej pieczęć da punkty za { $count } twoich map.
    }
hint-completes = Kończy mapę: +{ $points }.
hint-completes-both = Kończy w tej turze obie mapy: +{ $points }.
hint-cup = Zapełnia rząd monet i daje puchar.
hint-bonus =
    { $count ->
        [one] Zakrywa krzyżyk: zakreślisz jeszcze 1 pole.
        [few] Zakrywa { $count } krzyżyki: zakreślisz jeszcze { $count } pola.
       *[many] Zakrywa { $count } krzyżyków: zakreślisz jeszcze { $count } pól.
    }
hint-palm = Zakreśla palmę: +{ $points }.
hint-race = Do pucharu zabraknie ci 1 monety.
hint-nearly =
    { $count ->
        [one] Na tej mapie zostaje tylko { $count } pole.
        [few] Na tej mapie zostają tylko { $count } pola.
       *[many] Na tej mapie zostaje tylko { $count } pól.
    }
hint-coins =
    { $count ->
        [one] Daje ci { $count } monetę.
        [few] Daje ci { $count } monety.
       *[many] Daje ci { $count } monet.
    }

## The home page
tile-title = Silver & Gold
tile-tagline = Ten sam kształt dla wszystkich. Kto szybciej zapełni mapy?
tile-first = Zakreśl kształt na jednej z map.
tile-second = Czerwony krzyżyk daje jeszcze 1 pole.
tile-third = Rząd monet daje puchar.
tile-own = Własne mapy
tile-pattern = Pobierz standardowe mapy

## The terminal
terminal-hint-mark = 1 a1 b1 b2   zakreśl kształt na mapie 1, tej lewej; 1 c3 zakreśla 1 pole
terminal-hint-keep = keep 1 3     wybierz 2 z 4 rozdanych map
terminal-legend =
    + jeszcze 1 pole  ● moneta  Ψ palma  ☾ fiolet  ☀ pomarańcz  ♣ zieleń  ‡ szarość
    Liczba pod mapą to jej punkty; +2☾ dodaje 2 za każdą twoją fioletową mapę
terminal-pass = Nie masz już czego zakreślić: naciśnij Enter.
terminal-caption = mapa { $card }
terminal-start-player =
    { $you ->
        [yes] zaczynasz
       *[no] zaczyna { $name }
    }
terminal-cup = puchar { $points }
terminal-maps = Mapy
terminal-cups-left = Pozostałe puchary  { $cups }
terminal-figures = ● { $coins }  puchary { $cups }  Ψ { $palms }
terminal-describe-keep = mapa { $first } ({ colour }) i mapa { $second } ({ $other ->
        [purple] fioletowa
        [orange] pomarańczowa
        [green] zielona
       *[grey] szara
    })
terminal-describe-take = mapa { $card } ({ colour })
terminal-symbols =
    { $symbol ->
        [cross] { $count ->
            [one] { $count } krzyżyk
            [few] { $count } krzyżyki
           *[many] { $count } krzyżyków
        }
        [coin] { $count ->
            [one] { $count } moneta
            [few] { $count } monety
           *[many] { $count } monet
        }
       *[palm] { $count ->
            [one] { $count } palma
            [few] { $count } palmy
           *[many] { $count } palm
        }
    }
terminal-opened = { event-opened } { $where }
terminal-opened-found = { event-opened-found } { $where }
terminal-where = Mapa { $card }: { $cells }.
terminal-heading =
    { $heading ->
        [coins] monety
        [cups] puchary
        [palms] palmy
        [seals] pieczęcie
        [maps] mapy
        [crosses] krzyżyki
        [purple] fioletowe
        [orange] pomarańczowe
        [green] zielone
        [grey] szare
       *[total] razem
    }
terminal-read-mark = Wpisz mapę i jej pola: `1 a1 b1 b2`, albo `1 c3` dla 1 pola.

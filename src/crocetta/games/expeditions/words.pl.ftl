# What both flip-and-write games say in the same words. What begins with tile- is for the home page, what begins with
# terminal- for the terminal alone.

## The table
round = Runda
turn = Tura
round-of = runda { $round } z { $rounds }
turn-of = tura { $turn } z { $turns }
expedition = Ekspedycja
expedition-card = karta ekspedycji: { shape }
shape =
    { $shape ->
        [straight-2] Linia z 2 pól
        [straight-3] Linia z 3 pól
        [corner-3] Narożnik
        [T-4] Kształt T
        [L-4] Kształt L
       *[square-4] Kwadrat
    }
you = Ty
# Alone or before a colon: in a sentence, you need a form of the verb.
who =
    { $you ->
        [yes] Ty
       *[no] { $name }
    }
players = Gracze
cards-of = Karty: { $name }
# Cards, in the feminine.
completed-of =
    { $count ->
        [one] { $count } ukończona
        [few] { $count } ukończone
       *[many] { $count } ukończonych
    }
none-completed = Brak ukończonych kart
start = Zaczyna
start-title = Zaczyna tę turę
away = Offline, { $minutes } min
display = Oferta
display-place = oferta, miejsce { $place }: { $card }
display-empty = Oferta jest pusta.
card-in-full = { $card }: { $parts }
symbol-at = { $symbol }: { $places }
card-parts = { $parts }; { $part }
used-pile = Użyte w tej rundzie
deck-left = { $count } w talii
last-turn = Poprzednia tura
your-sheet = Twoja karta wyników
sheet-of = Karta wyników: { $name }
points =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }
where-from = Skąd?
total = Razem { $points }. Skąd?
none = brak

## What to do now
keep-these = Wybierz te 2
kept = Twój wybór
keep-one = Wybierz jeszcze 1.
kept-text = Pierwszy kształt pojawi się, gdy wszyscy wybiorą.
done = Gotowe
ready = Gotowe
press-done = Naciśnij „Gotowe”, aby zakończyć turę.
because-done = Potem wszyscy odsłaniają swoje ruchy.
ready-text = Możesz jeszcze cofnąć.
waiting-for = Czekamy na: { $names }
dealing = Rozdawanie kart
refilling = Uzupełnianie oferty
flipping = Następna karta ekspedycji
over = Koniec partii
over-text = Nieukończone karty nie dają punktów.
watching = Oglądasz: { $name }.
choosing = Wybiera
taking = Bierze

## The pencil
tools = Ołówek
tool-turn = Obróć
tool-mirror = Odbij
# One field (pole, neuter).
tool-single = Jedno
tool-undo = Cofnij
tool-turn-key = Obróć kształt (R)
tool-mirror-key = Odbij kształt (M)
tool-single-key = Tylko 1 pole zamiast kształtu (S)
tool-undo-key = Cofnij ostatni ruch (U)
tap-to-change = Dotknij, by zmienić
aside = { $card }. { tap-to-change }
cell = { $place }, { $state }
cell-with = { $place }, { $symbol }, { $state }
act-mark = Karta { $card }: { $fields }
act-keep = { $first } i { $second }
act-deck = Wierzchnia karta talii, w ciemno
choice-kind =
    { $kind ->
        [keep] Pierwsze karty
        [shape] Kształt
        [bonus] Bonus
        [take] Nowa karta
       *[done] Gotowe
    }
choice-mark = { $what }, { $card }
choice-alike = 2 × { $card }
choice-side =
    { $side ->
        [left] karta po lewej
       *[right] karta po prawej
    }
ghost = Na karcie { $card }: { $fields }. Naciśnij Enter, aby potwierdzić.
key-move = Przesuń kształt
key-turn = Obróć go
key-mirror = Odbij go
key-single = Tylko 1 pole zamiast kształtu
key-confirm = Potwierdź kształt, kartę, koniec tury
key-undo = Cofnij
key-drop = Odłóż kształt
see-rule = Zobacz zasadę { $clause }

## What is laid open
reveal-ready = Wszystko gotowe
reveal-together = Wszystkie koperty otwierają się naraz.
reveal-found = { $who }: { $what }.
gain = +{ $points }
round-title = Runda { $round }
round-back = Wszystkie 8 kształtów wraca do gry. Pojawi się 7.
round-start = Zacznij rundę { $round }

## What happened
event-flipped = Ekspedycja: { shape }.
event-round-ended = Koniec rundy { $round }: wszystkie karty ekspedycji są tasowane na nowo.
event-ended = Koniec partii.

## Refusals
refused-turn = To nie twoja kolej.
refused-phase =
    { $phase ->
        [start] Najpierw losuje się gracza rozpoczynającego.
        [deal] Najpierw rozdaje się karty.
        [keep] Najpierw wszyscy wybierają po 2 karty.
        [refill] Najpierw uzupełnia się ofertę.
        [flip] Najpierw odkrywa się kartę ekspedycji.
        [take] Najpierw trzeba wziąć nową kartę.
        [draw] Najpierw odkrywa się wierzchnią kartę z talii.
       *[over] Partia jest zakończona.
    }
refused-deck-card = Karty { $card } nie ma w talii.
refused-keep = Wybierz 2 różne karty.
refused-expedition = Karty ekspedycji { $card } użyto już w tej rundzie.
refused-ready = Twoja tura jest zakończona. Cofnij, aby ją zmienić.
refused-deck-empty = Talia jest pusta: weź kartę z oferty.
refused-place =
    { $count ->
        [0] Oferta jest pusta.
        [one] W ofercie jest tylko { $count } karta.
        [few] W ofercie są tylko { $count } karty.
       *[many] W ofercie jest tylko { $count } kart.
    }
refused-seat = Nie ma miejsca nr { $seat }.
refused-unknown = Nie ma takiego ruchu: { $act }.

## A file or an option that is wrong
wrong-file = Nie można odczytać pliku: { $detail }
wrong-none = W pliku nie ma kart.
wrong-few = Dla { $players } graczy potrzeba co najmniej { $wanted } kart. W pliku: { $count }.
wrong-number = Karta { $card } jest w pliku na miejscu { $place }: taki numer powinna mieć.
wrong-many = Za dużo kart: { $count }. Limit to { $most }.
wrong-no-drawing = Karta { $card } nie ma rysunku.
wrong-sign = Karta { $card }: nieznany znak „{ $sign }”. Dozwolone są tylko: „{ $signs }”.
wrong-rows = Karta { $card }: rzędy mają różną długość.
wrong-same = Karta { $card } jest taka sama jak karta { $other }.

## What things mean
tip-shape = W tej turze wszyscy używają tego kształtu.
tip-total = Wszystkie twoje punkty do tej pory.
tip-deck = Po ukończeniu karty możesz wziąć stąd nową, w ciemno.

## Hints
hint-deck = W talii może być coś lepszego niż w ofercie.
hint-fits-all = Potem zmieści się każdy możliwy kształt.
hint-fits = Zostawia miejsce na { $count } z { $all } kształtów.
hint-done = W tej turze nie zrobisz już nic więcej.

## The home page
tile-open-pile = Odkryty stos
tile-open-pile-hint = Użyte karty ekspedycji pozostają na widoku.
tile-own-hint = Plik taki jak cards.toml tej gry.

## The terminal
terminal-hint-done = done         zakończ turę; `undo` cofa ostatni ruch
terminal-hint-take = take 2       weź kartę z oferty; `take deck` bierze z talii, w ciemno
terminal-press-enter = Naciśnij Enter, aby zakończyć turę, albo wpisz `undo`.
terminal-card = karta { $place }
terminal-no-card = (brak karty { $place })
terminal-round = Runda { $round } z { $rounds }
terminal-used = użyte: { $shapes }
terminal-deck = w talii: { $count }
terminal-read-keep = Wpisz miejsca dwóch kart, które wybierasz: `keep 1 3`.
terminal-read-take = Wpisz miejsce karty w ofercie: `take 2`, albo `take deck`, by wziąć z talii, w ciemno.
terminal-read-places =
    { $count ->
        [0] Oferta jest pusta.
       *[other] W ofercie są karty od 1 do { $count }.
    }
terminal-read-twice = Pole { $place } podano dwa razy.
terminal-read-slots = Twoje karty to 1 (po lewej) i 2 (po prawej).
terminal-read-no-slot = Nie masz teraz karty { $place }.
terminal-read-which = Podaj, na której karcie: zacznij od 1 (lewa) albo 2 (prawa).
terminal-describe-deck = wierzchnia z talii, w ciemno
terminal-describe-done = gotowe
terminal-won =
    { $you ->
        [yes] Wygrywasz
       *[no] Wygrywa { $name }
    }: { $count ->
        [one] { $count } punkt.
        [few] { $count } punkty.
       *[many] { $count } punktów.
    }
terminal-level =
    { $count ->
        [one] { $names }: po { $count } punkcie.
        [few] { $names }: po { $count } punkty.
       *[many] { $names }: po { $count } punktów.
    }
terminal-shared = Wspólne zwycięstwo: { $names }. Remis pod każdym względem.

learn-flipper-when = Runda { $round }, karta { $turn } z { $turns }
learn-flipper-ready = Można odkryć pierwszą kartę
learn-flipper-next = Odkryj
learn-flipper-over = To była ostatnia karta. Policzcie punkty.
learn-flipper-used = Odkryte w tej rundzie
learn-flipper-again = Zacznij od nowa
learn-flipper-again-sure = Przetasować wszystko?

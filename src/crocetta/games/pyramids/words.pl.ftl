# What Pyramids says. What begins with tile- is for the home page, with learn- for coach and guide,
# with terminal- for the terminal alone.

## Things
# All pyramids of a colour: plural.
colour =
    { $colour ->
        [green] zielone
        [orange] pomarańczowe
       *[purple] fioletowe
    }
colour-title =
    { $colour ->
        [green] Zielone
        [orange] Pomarańczowe
       *[purple] Fioletowe
    }
symbol =
    { $symbol ->
        [cross] krzyżyk
        [gem-red] czerwony klejnot
        [gem-green] zielony klejnot
        [torch] pochodnia
        [skull] czaszka
        [potion] mikstura
        [entrance] wejście
       *[tomb] złoty grobowiec
    }
field-state =
    { $state ->
        [free] wolne
        [marked] odkopane
        [just] właśnie odkopane
       *[closed] ściana
    }
pyramid =
    { $colour ->
        [green] Zielona piramida { $number }
        [orange] Pomarańczowa piramida { $number }
       *[purple] Fioletowa piramida { $number }
    }
pyramid-in-short = piramida { $number }
own-cards = Twoje piramidy
deck = piramidy: { $count } w talii
empty-slot = Miejsce na nową piramidę
none-left = Nie ma już piramid

## What to do now
keep-title = Wybierz 2 piramidy do odkopania.
keep-text = Pozostałe 2 wrócą do talii.
because-keep = Krótka droga do grobowca to szybkie +10.
because-place = Każdy odkopany grobowiec daje +10.
because-bonus = Przybliża cię do grobowca.
because-take = Ukończona piramida robi miejsce na nową.
place = Odkop kształt obok odkopanego pola albo tylko 1 pole.
place-first = Zacznij od wejścia: odkop tam kształt albo tylko to pole.
place-single = Odkop 1 pole w dowolnej piramidzie.
only-single = Kształt się nie mieści: odkop 1 pole.
bonus =
    { $count ->
        [one] Bonus! Odkop jeszcze { $count } pole.
        [few] Bonus! Odkop jeszcze { $count } pola.
       *[many] Bonus! Odkop jeszcze { $count } pól.
    }
bonus-text = W dowolnej piramidzie.
pass = Nie masz już czego odkopać. Naciśnij „Gotowe”.
mark-it = Odkop
marking = Odkopuje
completed =
    { $count ->
        [one] Grobowiec otwarty!
        [few] { $count } grobowce otwarte!
       *[many] { $count } grobowców otwartych!
    }
take-one = Weź nową piramidę z oferty albo z talii.
take-open = Weź nową piramidę z oferty.
take-two = Weź 2 nowe piramidy, jedną po drugiej.
take-this = Weź tę piramidę
takes = { $name } bierze nową piramidę

## The score card
lowest-first = Najniższy numer wybiera pierwszy
torch-of =
    { $state ->
        [lit] pochodnia rundy { $round }: zapalona
       *[dark] pochodnia rundy { $round }: niezapalona
    }
claim-row = premie za { colour } piramidy
tombs-completed = Otwarte grobowce
completed-colour =
    { $colour ->
        [green] Otwarte zielone grobowce: { $count }
        [orange] Otwarte pomarańczowe grobowce: { $count }
       *[purple] Otwarte fioletowe grobowce: { $count }
    }
red-gems = czerwone klejnoty: { $count } z 10
green-gems = zielone klejnoty: { $count } z 10
skull-boxes = czaszki: { $count } z 10
tally-tombs = Grobowce
tally-torches = Pochodnie
tally-claims = Premie
tally-gems = Klejnoty
tally-skulls = Czaszki
note-tombs = po 10
note-torches = 5 za rundę
note-gems = para 5, pojedynczy 1
note-skulls = każda odbiera więcej
from-tombs = { colour-title }: +{ $points } ({ $cards })
from-torch = Runda { $round }: +5
from-claim = { colour-title }: +{ $points }
from-pairs =
    { $count ->
        [one] { $count } para × 5 = { $points }
        [few] { $count } pary × 5 = { $points }
       *[many] { $count } par × 5 = { $points }
    }
from-singles =
    { $count ->
        [one] { $count } klejnot bez pary: +{ $count }
        [few] { $count } klejnoty bez pary: +{ $count }
       *[many] { $count } klejnotów bez pary: +{ $count }
    }
from-skulls =
    { $count ->
        [one] { $count } czaszka: liczy się tylko ostatnia
        [few] { $count } czaszki: liczy się tylko ostatnia
       *[many] { $count } czaszek: liczy się tylko ostatnia
    }
spoils =
    { $you ->
        [yes] Twoje grobowce: { $shown } z { $all }
       *[no] Grobowce ({ $name }): { $shown } z { $all }
    }
tie-who =
    { $you ->
        [yes] jesteś wyżej
       *[no] wyżej jest { $name }
    }
tie = Przy remisie { tie-who }: najniższy numer grobowca to { $number }.
tie-shared = Tyle samo punktów i żadnego grobowca, który rozstrzygnąłby remis.

## What happened
# Alone or before a colon: in a sentence, you need a form of the verb.
who =
    { $you ->
        [yes] Ty
       *[no] { $name }
    }
event-laid =
    { $you ->
        [yes] Wybierasz piramidy { $first } i { $second }.
       *[no] { $name } wybiera piramidy { $first } i { $second }.
    }
event-opened =
    { $you ->
        [yes] Odkopujesz
       *[no] { $name } odkopuje
    } { $count ->
        [one] { $count } pole.
        [few] { $count } pola.
       *[many] { $count } pól.
    }
event-opened-found =
    { $you ->
        [yes] Odkopujesz
       *[no] { $name } odkopuje
    } { $count ->
        [one] { $count } pole: { $found }.
        [few] { $count } pola: { $found }.
       *[many] { $count } pól: { $found }.
    }
event-passed =
    { $you ->
        [yes] Nie masz już czego odkopać.
       *[no] { $name } nie ma już czego odkopać.
    }
found-cells =
    { $count ->
        [one] { $count } pole
        [few] { $count } pola
       *[many] { $count } pól
    }
found-reds =
    { $count ->
        [one] { $count } czerwony klejnot
        [few] { $count } czerwone klejnoty
       *[many] { $count } czerwonych klejnotów
    }
found-greens =
    { $count ->
        [one] { $count } zielony klejnot
        [few] { $count } zielone klejnoty
       *[many] { $count } zielonych klejnotów
    }
found-torch = pochodnia (+5)
found-skulls =
    { $count ->
        [one] { $count } czaszka
        [few] { $count } czaszki
       *[many] { $count } czaszek
    }
found-erased =
    { $count ->
        [one] { $count } czaszka wymazana
        [few] { $count } czaszki wymazane
       *[many] { $count } czaszek wymazanych
    }
found-bonus =
    { $count ->
        [one] { $count } bonusowe pole
        [few] { $count } bonusowe pola
       *[many] { $count } bonusowych pól
    }
event-completed =
    { $you ->
        [yes] Otwierasz grobowiec { $number }: +10.
       *[no] { $name } otwiera grobowiec { $number }: +10.
    }
event-took =
    { $you ->
        [yes] Bierzesz piramidę { $number } z oferty.
       *[no] { $name } bierze piramidę { $number } z oferty.
    }
event-took-unseen =
    { $you ->
        [yes] Bierzesz piramidę { $number } z talii, w ciemno.
       *[no] { $name } bierze piramidę { $number } z talii, w ciemno.
    }
event-claimed =
    { $place ->
        [1] Pierwsze
       *[other] Za
    } { $count ->
        [one] { $count } piramidę
        [few] { $count } { colour } piramidy
       *[many]
            { $colour ->
                [green] { $count } zielonych piramid
                [orange] { $count } pomarańczowych piramid
               *[purple] { $count } fioletowych piramid
            }
    }: { $you ->
        [yes] zdobywasz premię +{ $points }.
       *[no] { $name } zdobywa premię +{ $points }.
    }

## Refusals
refused-marking = Teraz wszyscy odkopują.
refused-marked = Ruch już zrobiony: zakończ turę albo cofnij.
refused-no-card = Nie masz tam piramidy.
refused-outside = To ściana albo miejsce poza piramidą.
refused-twice = To pole jest już odkopane.
refused-bonus = Bonus to tylko 1 pole.
refused-shape = Odkop cały kształt albo 1 pole.
refused-owed = Najpierw wykorzystaj bonus: odkop jeszcze 1 pole.
refused-nothing = Najpierw odkop kształt albo 1 pole.
refused-entrance = Zacznij od wejścia do tej piramidy.
refused-path = Odkop obok odkopanego pola: rogi się nie liczą.

## A file or an option that is wrong
wrong-size = Piramida { $card } musi mieć wymiary { $width }×{ $width }.
wrong-entrance = Piramida { $card } musi mieć jedno wejście „{ $sign }”, w górnym rzędzie.
wrong-tomb = Piramida { $card } musi mieć jeden złoty grobowiec „{ $sign }”, w dolnym rzędzie.
wrong-walls = Piramida { $card }: liczba ścian to { $count }, a powinno być 8 lub 9.
wrong-unreached = Piramida { $card }: do któregoś pola nie da się dojść od wejścia.
wrong-way = Piramida { $card }: najkrótsza droga do grobowca liczy pól: { $count }, a powinna 8–11.

## What things mean
tip-cross = Krzyżyk: od razu odkop jeszcze 1 pole.
tip-gem-red = Czerwony klejnot: z zielonym tworzy parę, +5. Sam +1.
tip-gem-green = Zielony klejnot: z czerwonym tworzy parę, +5. Sam +1.
tip-torch = Pochodnia: pierwsza odkopana w rundzie daje +5.
tip-skull = Czaszka: odbiera punkty, każda więcej niż poprzednia.
tip-potion = Mikstura: wymazuje 2 czaszki, które odbierają ci najwięcej.
tip-entrance = Wejście: tu zaczynasz kopać.
tip-tomb = Złoty grobowiec: odkop go, by ukończyć piramidę, +10.
tip-number = Ukończona karta o najniższym numerze wybiera pierwsza i rozstrzyga remisy.
tip-torches = Pochodnia rundy { $round }: +5, jeśli w tej rundzie ją odkopiesz.
tip-claims = Twoja 2., 4. i 6. piramida tego koloru: następna wolna premia.
tip-gems = Czerwony i zielony klejnot tworzą parę, +5. Pojedynczy klejnot: +1.
tip-skulls = Liczy się tylko ostatnia skreślona czaszka: liczba pod nią.
tip-tombs = Otwarte grobowce.
label-torches = Pochodnie w rundach
label-claims = 2., 4., 6. w kolorze
label-gems = Klejnoty
label-skulls = Czaszki

## The first match
learn-goal = Dokop się do grobowca
learn-goal-text = Złoty grobowiec daje +10. Wybierz 2 piramidy.
learn-shape = Jeden kształt dla wszystkich
learn-shape-text = W każdej turze wszyscy odkopują ten sam kształt.
learn-place = Zacznij od wejścia
learn-place-text = Jeśli możesz, dojdź do czerwonego krzyżyka. „Obróć” obraca kształt.
learn-bonus = Bonus!
learn-bonus-text = Za każdy czerwony krzyżyk odkop jeszcze 1 pole.
learn-done = Zakończ turę
learn-done-text = Naciśnij „Gotowe”. Do tego momentu możesz cofać.
learn-wins = Wygrywa, kto ma najwięcej punktów
learn-wins-text = Liczą się grobowce, pochodnie, premie i klejnoty. Czaszki odbierają punkty.
learn-over =
    { $count ->
        [one] Tak wygląda tura. Została jeszcze { $count }.
        [few] Tak wygląda tura. Zostały jeszcze { $count }.
       *[many] Tak wygląda tura. Zostało jeszcze { $count }.
    }

## How to play
learn-aim = Przekop się od wejścia do złotego grobowca. Każdy otwarty grobowiec daje 10.
learn-flip = Pojawia się kształt
learn-flip-text = Ten sam dla wszystkich.
learn-mark = Odkop go w piramidzie
learn-mark-text = Od wejścia albo obok odkopanych pól. Albo odkop tylko 1 pole.
learn-more = Weź bonus
learn-more-text = Każdy czerwony krzyżyk: od razu odkop jeszcze 1 pole.
learn-more-tag = +1 pole
learn-reveal = Odsłonięcie
learn-reveal-text = Wszyscy naciskają „Gotowe” i widać wszystko. Grobowiec otwarty? Weź nową piramidę.
learn-cross = Krzyżyk
learn-cross-text = jeszcze 1 pole
learn-gem = Klejnoty
learn-gem-text = czerwony i zielony tworzą parę
learn-torch = Pochodnia
learn-torch-text = pierwsza w każdej rundzie
learn-skull = Czaszka
learn-skull-text = każda odbiera więcej
learn-potion = Mikstura
learn-potion-text = wymazuje 2 czaszki
learn-score-tombs = Każdy grobowiec
learn-score-torches = Pochodnia, za rundę
learn-score-claims = 2., 4., 6. w kolorze
learn-score-pairs = Para klejnotów, pojedynczy
learn-score-skulls = Czaszki
learn-finish = 4 rundy po 7 kształtów. Wygrywa, kto ma najwięcej punktów. Przy remisie decyduje najniższy numer grobowca.

## Hints
hint-keep-alike = Dwie w jednym kolorze prowadzą do premii.
hint-keep-near =
    { $count ->
        [one] Krótka droga do grobowców: razem { $count } pole.
        [few] Krótka droga do grobowców: razem { $count } pola.
       *[many] Krótka droga do grobowców: razem { $count } pól.
    }
hint-keep-crosses =
    { $count ->
        [one] Razem mają { $count } krzyżyk: odkopiesz dodatkowe pole.
        [few] Razem mają { $count } krzyżyki: odkopiesz dodatkowe pola.
       *[many] Razem mają { $count } krzyżyków: odkopiesz dodatkowe pola.
    }
hint-keep-gems =
    { $count ->
        [one] Razem mają { $count } klejnot.
        [few] Razem mają { $count } klejnoty.
       *[many] Razem mają { $count } klejnotów.
    }
hint-take-late = Jej klejnoty jeszcze się liczą.
hint-take-claim = Ukończona może dać premię.
hint-take-near =
    { $count ->
        [one] Krótka droga: { $count } pole do grobowca.
        [few] Krótka droga: { $count } pola do grobowca.
       *[many] Krótka droga: { $count } pól do grobowca.
    }
hint-take-gems =
    { $count ->
        [one] Ma { $count } klejnot.
        [few] Ma { $count } klejnoty.
       *[many] Ma { $count } klejnotów.
    }
hint-take-crosses =
    { $count ->
        [one] Ma { $count } krzyżyk: odkopiesz dodatkowe pole.
        [few] Ma { $count } krzyżyki: odkopiesz dodatkowe pola.
       *[many] Ma { $count } krzyżyków: odkopiesz dodatkowe pola.
    }
hint-claim = Otwiera grobowiec i zdobywa premię.
hint-completes = Otwiera grobowiec.
hint-completes-both = Otwiera w tej turze oba grobowce.
hint-bonus =
    { $count ->
        [one] Zakrywa krzyżyk: odkopiesz jeszcze 1 pole.
        [few] Zakrywa { $count } krzyżyki: odkopiesz jeszcze { $count } pola.
       *[many] Zakrywa { $count } krzyżyków: odkopiesz jeszcze { $count } pól.
    }
hint-torch = Zapala pochodnię tej rundy.
hint-potion =
    { $count ->
        [one] Mikstura wymazuje { $count } czaszkę.
        [few] Mikstura wymazuje { $count } czaszki.
       *[many] Mikstura wymazuje { $count } czaszek.
    }
hint-gems =
    { $count ->
        [one] Daje ci { $count } klejnot.
        [few] Daje ci { $count } klejnoty.
       *[many] Daje ci { $count } klejnotów.
    }
hint-tomb = Dokopuje się pod sam grobowiec.
hint-nearer =
    { $count ->
        [one] Bliżej grobowca: zostaje { $count } pole.
        [few] Bliżej grobowca: zostają { $count } pola.
       *[many] Bliżej grobowca: zostaje { $count } pól.
    }

## The home page
tile-title = Pyramids
tile-tagline = Przekop się od wejścia do złotego grobowca.
tile-first = Zacznij od wejścia i nie przerywaj korytarza.
tile-second = Dojdź do grobowca: 10 punktów.
tile-third = Każda kolejna czaszka odbiera więcej.
tile-own = Własne piramidy
tile-pattern = Pobierz standardowe piramidy

## The terminal
terminal-hint-mark = 1 a1 b1 b2   odkop kształt w piramidzie 1, tej lewej; 1 c3 odkopuje 1 pole
terminal-hint-keep = keep 1 3     wybierz 2 z 4 rozdanych piramid
terminal-legend =
    E wejście  T grobowiec  + jeszcze 1 pole  ♦ czerwony klejnot  ▮ zielony klejnot
    Y pochodnia  ☠ czaszka  δ mikstura: −2 czaszki  ♣ zieleń  ☀ pomarańcz  ☾ fiolet
    Liczba pod piramidą to jej numer, a nie punkty
terminal-pass = Nie masz już czego odkopać: naciśnij Enter.
terminal-torches = Pochodnie { $torches }
terminal-gems = Klejnoty  czerwone { $reds }   zielone { $greens }
terminal-skulls = Czaszki   { $count }, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
terminal-no-skulls = Czaszki   0
terminal-pyramids = Piramidy
terminal-claims = Premie    { $claims }
terminal-claim = { $points } ({ colour })
terminal-next-claims = następne premie: { $claims }
terminal-next-claim = { colour } +{ $points }
terminal-next-claim-none = { colour } brak
terminal-figures = Y { $torches } ♦ { $reds } ▮ { $greens } ☠ { $skulls }
terminal-describe-keep = piramidy { $first } i { $second }
terminal-describe-take =
    { $colour ->
        [green] zielona piramida { $card }
        [orange] pomarańczowa piramida { $card }
       *[purple] fioletowa piramida { $card }
    }
terminal-symbols =
    { $symbol ->
        [cross] { $count ->
            [one] { $count } krzyżyk
            [few] { $count } krzyżyki
           *[many] { $count } krzyżyków
        }
        [gem-red] { $count ->
            [one] { $count } czerwony klejnot
            [few] { $count } czerwone klejnoty
           *[many] { $count } czerwonych klejnotów
        }
        [gem-green] { $count ->
            [one] { $count } zielony klejnot
            [few] { $count } zielone klejnoty
           *[many] { $count } zielonych klejnotów
        }
        [torch] { $count ->
            [one] { $count } pochodnia
            [few] { $count } pochodnie
           *[many] { $count } pochodni
        }
        [skull] { $count ->
            [one] { $count } czaszka
            [few] { $count } czaszki
           *[many] { $count } czaszek
        }
        [potion] { $count ->
            [one] { $count } mikstura
            [few] { $count } mikstury
           *[many] { $count } mikstur
        }
       *[tomb] grobowiec
    }
terminal-opened = { event-opened } { $where }
terminal-opened-found = { event-opened-found } { $where }
terminal-where = Piramida { $card }: { $cells }.
terminal-heading =
    { $heading ->
        [pyramids] grobowce
        [torches] pochodnie
        [claims] premie
        [gems] klejnoty
        [skulls] czaszki
        [cards] karty
        [crosses] krzyżyki
        [reds] klejnoty czerwone
        [greens] klejnoty zielone
        [potions] mikstury
        [green] zielone
        [orange] pomarańczowe
        [purple] fioletowe
       *[total] razem
    }
terminal-read-mark = Wpisz piramidę i jej pola: `1 a1 b1 b2`, albo `1 c3` dla 1 pola.

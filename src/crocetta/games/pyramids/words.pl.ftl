# What Pyramids says. What begins with tile- is for the home page, what begins with terminal- for the terminal alone.

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
own-cards = Twoje piramidy
deck =
    { $count ->
        [one] talia piramid, została { $count }
        [few] talia piramid, zostały { $count }
       *[many] talia piramid, zostało { $count }
    }
empty-slot = Miejsce na nową piramidę
none-left = Nie ma już piramid

## What to do now
keep-title = Wybierz 2 piramidy do odkopania.
keep-text = Pozostałe 2 wrócą do talii.
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
tombs-stat = grobowce
reds-stat = czerwone klejnoty
greens-stat = zielone klejnoty
skulls-stat = czaszki
torch-of =
    { $state ->
        [lit] pochodnia rundy { $round }: zapalona
       *[dark] pochodnia rundy { $round }: niezapalona
    }
claim-row = premie za { colour } piramidy
claim-title = Za 2., 4. i 6. piramidę w jednym kolorze; najwięcej daje pierwsza premia
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
        [yes] Wygrywasz
       *[no] Wygrywa { $name }
    }
tie = { tie-who }: remis rozstrzyga najniższy numer grobowca, { $number }.
tie-shared = Wspólne zwycięstwo: { $names }. Remis pod każdym względem.

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
    { $you ->
        [yes] Zdobywasz premię za { colour } piramidy: +{ $points }.
       *[no] { $name } zdobywa premię za { colour } piramidy: +{ $points }.
    }

## Refusals
refused-marking = Teraz wszyscy odkopują.
refused-marked = W tej turze już odkopano: zakończ ją albo cofnij.
refused-no-card = Nie masz tam piramidy.
refused-outside = To ściana albo miejsce poza piramidą.
refused-twice = To pole jest już odkopane.
refused-bonus = Bonus to tylko 1 pole.
refused-shape = Odkop cały kształt albo 1 pole.
refused-owed = Najpierw wykorzystaj bonus: odkop jeszcze 1 pole.
refused-nothing = Najpierw odkop kształt albo 1 pole.
refused-entrance = Zacznij od wejścia do tej piramidy.
refused-path = Odkop obok odkopanego pola: rogi się nie liczą.

## The home page
tile-title = Pyramids
tile-tagline = Przekop się od wejścia do złotego grobowca.
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

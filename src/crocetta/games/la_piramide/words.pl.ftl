# What La Piramide says. What begins with tile- is for the home page, with learn- for coach and guide,
# with terminal- for the terminal alone.

## Things
kind =
    { $kind ->
        [slave] niewolnik
       *[mummy] mumia
    }
kind-title =
    { $kind ->
        [slave] Niewolnik
       *[mummy] Mumia
    }
# In the nominative. Names do not decline, so they stand in brackets.
pawn =
    { $kind ->
        [slave] { $you ->
            [yes] twój niewolnik
           *[no] niewolnik ({ $name })
        }
       *[mummy] { $you ->
            [yes] twoja mumia
           *[no] mumia ({ $name })
        }
    }
pawn-title =
    { $kind ->
        [slave] { $you ->
            [yes] Twój niewolnik
           *[no] Niewolnik ({ $name })
        }
       *[mummy] { $you ->
            [yes] Twoja mumia
           *[no] Mumia ({ $name })
        }
    }
# In the accusative: somebody meets or catches it.
other-pawn =
    { $other_kind ->
        [slave] { $other_you ->
            [yes] twojego niewolnika
           *[no] niewolnika ({ $other_name })
        }
       *[mummy] { $other_you ->
            [yes] twoją mumię
           *[no] mumię ({ $other_name })
        }
    }
# In the nominative: in a sentence after a colon or in quotes.
family =
    { $family ->
        [eye] Oko
        [scarab] Skarabeusz
        [lotus] Lotos
        [ankh] Ankh
        [serpent] Wąż
       *[feather] Pióro
    }
curse-name =
    { $curse ->
        [secret-passage] Tajne przejście
        [restless-dead] Niespokojni zmarli
        [possession] Opętanie
        [forced-march] Forsowny marsz
        [pharaohs-call] Wezwanie faraona
        [change-of-bandages] Zmiana bandaży
        [awakening] Przebudzenie
        [grave-robber] Rabuś grobowców
       *[plague] Plaga
    }
curse-does =
    { $curse ->
        [secret-passage] Przesuń swojego niewolnika najwyżej o { so-far }, mijając każdego, nawet przez ściany wewnętrzne.
        [restless-dead] Przesuń swoją mumię najwyżej o { so-far }, mijając każdego, nawet przez ściany wewnętrzne.
        [possession] Przesuń dowolny pionek najwyżej o { so-far }.
        [forced-march] Przesuń swojego niewolnika najwyżej o { so-far }, mijając każdego.
        [pharaohs-call] Odeślij dowolny pionek na start.
        [change-of-bandages] { $count ->
            [0] Zamień miejscami 2 niewolników lub 2 mumie z różnych rodzin.
           *[other] Zamień miejscami 2 niewolników lub 2 mumie z różnych rodzin, oddalone najwyżej o { so-far }.
        }
        [awakening] Przywróć swoją rozsypaną mumię. Jeśli nie masz takiej: przesuń mumię najwyżej o { so-far }.
        [grave-robber] Zabierz losową kartę innemu graczowi.
       *[plague] { $count ->
            [1] Inny gracz traci następną turę.
           *[other] Inny gracz traci następną turę. Przy 2 graczach: następne { $count }.
        }
    }
so-far =
    { $count ->
        [one] { $count } pole
        [few] { $count } pola
       *[many] { $count } pól
    }
maze = Labirynt
outside = na zewnątrz
square = rząd { $row }, kolumna { $column }
pawn-at = { $pawn }, { $square }
spot = { $square }
spot-out = na zewnątrz piramidy
steps =
    { $count ->
        [one] { $count } krok
        [few] { $count } kroki
       *[many] { $count } kroków
    }
exit =
    { $door ->
        [north] północne wyjście
        [east] wschodnie wyjście
        [south] południowe wyjście
       *[west] zachodnie wyjście
    }

## Keys
key-pawns = Od pionka do pionka, do kostki i klątw
key-squares = Od pola do pola
key-go = Wybierz, potem idź
key-drop = Wybierz inny pionek

## What a move leads to
meet-back = Stoi tam { $pawn }: oba pionki wrócą na start
meet-burst = Stoi tam { $pawn }: obie mumie się rozsypią
within-back = W zasięgu jest { $pawn }: stań tam, a oba pionki wrócą na start
within-burst = W zasięgu jest { $pawn }: stań tam, a obie mumie się rozsypią
sentence = { $words }.

## What to do now
your-turn = Twoja kolej
your-last-turn = Twoja ostatnia tura
turn-of-limit = tura { $turn } z { $limit }
# The name comes first: where room is short, it stands alone.
turn-of = Tura: { $name }
you-place = Ustaw pionek
places-back = { $name } ustawia pionek
over = Koniec partii
choose-text = Rzuć kostką albo zagraj klątwę.
choose-roll = Rzuć kostką.
because-choose = Obaj niewolnicy na zewnątrz to zwycięstwo.
because-slave = Zbliż się do wyjścia.
because-mummy = Stań na cudzym niewolniku, a wróci na start.
because-tempted = Klątwa może odmienić losy partii.
held-up = { curse-does } Cele są zaznaczone.
held-up-players = { curse-does } Gracza wybierzesz potem.
tempted-title = Wypadła jedynka
tempted-text =
    { $count ->
        [one] Zrób ruch o 1 albo zaryzykuj: { $count } liczba i szansa na klątwę.
        [few] Zrób ruch o 1 albo zaryzykuj: { $count } liczby i szansa na klątwę.
       *[many] Zrób ruch o 1 albo zaryzykuj: { $count } liczb i szansa na klątwę.
    }
slave-title =
    { $pips ->
        [one] Przesuń niewolnika o { $pips } pole
        [few] Przesuń niewolnika o { $pips } pola
       *[many] Przesuń niewolnika o { $pips } pól
    }
slave-then-mummy = Potem mumię, o tyle samo.
slave-only = Nie masz mumii do przesunięcia.
mummy-title =
    { $pips ->
        [one] Przesuń mumię o { $pips } pole
        [few] Przesuń mumię o { $pips } pola
       *[many] Przesuń mumię o { $pips } pól
    }
mummy-text = Twój niewolnik już się ruszył.
pick-text = Wybierz pionek do przesunięcia.
call-pick = Wybierz pionek, który wróci na start.
bandages-pick = Wybierz pierwszy pionek do zamiany.
swap-text = Do zamiany: { $pawn }. Wybierz drugi pionek.
swap-both = { $one } i { $other } zamienią się miejscami.
drive-text =
    { $count ->
        [one] Przesuń go najwyżej o { $count } pole.
        [few] Przesuń go najwyżej o { $count } pola.
       *[many] Przesuń go najwyżej o { $count } pól.
    }
drive-walls =
    { $count ->
        [one] Przesuń go najwyżej o { $count } pole, także przez ściany wewnętrzne.
        [few] Przesuń go najwyżej o { $count } pola, także przez ściany wewnętrzne.
       *[many] Przesuń go najwyżej o { $count } pól, także przez ściany wewnętrzne.
    }
name-text = Wybierz gracza.
return-title = Powrót na start
return-text =
    { $kind ->
        [slave] Wybierz pole startowe dla niewolnika.
       *[mummy] Wybierz pole startowe dla mumii.
    }
return-several = Wybierz pola startowe dla czekających pionków.
wait-choose = Rzuca kostką albo zagrywa klątwę.
wait-roll = Rzuca kostką.
wait-tempted = Wypadła jedynka: ruch czy ryzyko?
wait-slave =
    { $pips ->
        [one] Przesuwa niewolnika o { $pips } pole.
        [few] Przesuwa niewolnika o { $pips } pola.
       *[many] Przesuwa niewolnika o { $pips } pól.
    }
wait-mummy =
    { $pips ->
        [one] Przesuwa mumię o { $pips } pole.
        [few] Przesuwa mumię o { $pips } pola.
       *[many] Przesuwa mumię o { $pips } pól.
    }
wait-curse = Zagrywa klątwę: { curse-name }.
wait-return = Wybiera pole startowe.
wait-dealer = Kostka się toczy.
watching = Oglądasz.

## Buttons
roll = Rzuć kostką
roll-die = Rzuć kostką. Teraz pokazuje { $value }.
die = Kostka pokazuje { $value }
play-curse = Zagraj: { curse-name }
not-now = Nie teraz
walk = Ruch o 1
gamble = Zaryzykuj
gamble-on = Zaryzykuj: { $values }
choice-kind =
    { $phase ->
        [choosing] Rzut czy klątwa
        [tempted] Krok czy ryzyko
       *[start] Pole startowe
    }
choice-goes =
    { $way ->
        [out] { pawn } wychodzi
        [level] { pawn }, nie bliżej wyjścia
        [closer] { $count ->
            [one] { pawn }, o { $count } krok bliżej wyjścia
            [few] { pawn }, o { $count } kroki bliżej wyjścia
           *[many] { pawn }, o { $count } kroków bliżej wyjścia
        }
       *[farther] { $count ->
            [one] { pawn }, o { $count } krok dalej od wyjścia
            [few] { pawn }, o { $count } kroki dalej od wyjścia
           *[many] { pawn }, o { $count } kroków dalej od wyjścia
        }
    }
value = Wybierz { $value }
go-here = Idź tutaj
go-out = Wyjdź
put-here = Ustaw tu
hinted-pawn = Na złoto: { $pawn }.
pick-pawn = Wybierz ten pionek
curse-pawn = Przeklnij ten pionek
swap-with = Zamień te dwa
curse = Przeklnij
curse-player = Przeklnij: { $name }
undo = Cofnij
targets = Kogo?

## The hand and the players
you = Ty
players = Gracze
your-curses = Twoje klątwy
curses-of = Klątwy: { $name }
rest-after-roll = nie po rzucie
instead-of-roll = zamiast rzutu
on-your-turn = Zagraj ją w swojej turze zamiast rzutu kostką.
no-curses = Brak klątw. Wyrzuć 1 i zaryzykuj, aby dobrać klątwę.
copies =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
deck =
    { $count ->
        [one] { $count } karta w talii
        [few] { $count } karty w talii
       *[many] { $count } kart w talii
    }
out-of = Niewolnicy na zewnątrz: { $count } z 2
cards =
    { $count ->
        [one] { $count } klątwa
        [few] { $count } klątwy
       *[many] { $count } klątw
    }
skips = traci turę
skips-title =
    { $count ->
        [one] Traci następną turę przez Plagę
        [few] Traci { $count } następne tury przez Plagę
       *[many] Traci { $count } następnych tur przez Plagę
    }
waits-title =
    { $count ->
        [one] { $count } pionek czeka obok planszy
        [few] { $count } pionki czekają obok planszy
       *[many] { $count } pionków czeka obok planszy
    }
burst-title =
    { $count ->
        [one] { $count } mumia rozsypana
        [few] { $count } mumie rozsypane
       *[many] { $count } mumii rozsypanych
    }
away = Offline, { $minutes } min
known-text =
    { $count ->
        [one] { $count } klątwa na ręce.
        [few] { $count } klątwy na ręce.
       *[many] { $count } klątw na ręce.
    }
known-cards = Znasz te karty:
end-both-out = Obaj niewolnicy na zewnątrz!
end-steps-ahead =
    { $count ->
        [one] o { $count } krok bliżej wyjścia niż { $name }
        [few] o { $count } kroki bliżej wyjścia niż { $name }
       *[many] o { $count } kroków bliżej wyjścia niż { $name }
    }
end-steps-behind =
    { $count ->
        [one] o { $count } krok dalej od wyjścia niż { $name }
        [few] o { $count } kroki dalej od wyjścia niż { $name }
       *[many] o { $count } kroków dalej od wyjścia niż { $name }
    }
end-out-ahead =
    { $count ->
        [one] { $count } niewolnik więcej niż { $name }
        [few] { $count } niewolników więcej niż { $name }
       *[many] { $count } niewolników więcej niż { $name }
    }
end-out-behind =
    { $count ->
        [one] { $count } niewolnik mniej niż { $name }
        [few] { $count } niewolników mniej niż { $name }
       *[many] { $count } niewolników mniej niż { $name }
    }
rank-both = obaj na zewnątrz
rank-one =
    { $count ->
        [one] 1 wyszedł, jeszcze { $count } krok
        [few] 1 wyszedł, jeszcze { $count } kroki
       *[many] 1 wyszedł, jeszcze { $count } kroków
    }
fact =
    { $fact ->
        [turns] Tury
        [steps] Przebyte kroki
        [caught] Odesłane pionki
        [curses] Zagrane klątwy
       *[sent_back] Powroty na start
    }
decided-meeting =
    { $other_you ->
        [yes] Rozstrzygnęła twoja mumia: w turze { $turn } odesłała na start niewolnika ({ $name }), −{ steps }.
       *[no] { $you ->
            [yes] Rozstrzygnęła mumia ({ $other_name }): w turze { $turn } odesłała na start twojego niewolnika, −{ steps }.
           *[no] Rozstrzygnęła mumia ({ $other_name }): w turze { $turn } odesłała na start niewolnika ({ $name }), −{ steps }.
        }
    }
decided-curse =
    { $you ->
        [yes] Rozstrzygnęła klątwa „{ curse-name }”: w turze { $turn } tracisz { steps }.
       *[no] Rozstrzygnęła klątwa „{ curse-name }”: w turze { $turn } { $name } traci { steps }.
    }
setback-meeting = Największa strata: w turze { $turn } mumia ({ $other_name }) odesłała na start twojego niewolnika, −{ steps }.
setback-curse = Największa strata: w turze { $turn } klątwa „{ curse-name }” zabrała ci { steps }.
steps-left =
    { $count ->
        [one] nikt nie wyszedł, jeszcze { $count } krok
        [few] nikt nie wyszedł, jeszcze { $count } kroki
       *[many] nikt nie wyszedł, jeszcze { $count } kroków
    }
way-left =
    { $count ->
        [one] Do wyjścia obu niewolników: { $count } krok.
        [few] Do wyjścia obu niewolników: { $count } kroki.
       *[many] Do wyjścia obu niewolników: { $count } kroków.
    }
last-turns = Ostatnie tury
since-your-turn = Od twojej ostatniej tury
put-away = Zamknij tę notatkę
whole-pyramid = Oddal
close-up = Przybliż
aim = Przeciągnij, aby wycelować.
square-of = Pole { $place } z { $count }
square-before = Poprzednie pole
square-next = Następne pole
see-rule = Zobacz zasadę { $clause }
# Slaves.
first-out = Pierwszy na zewnątrz
second-out = Drugi na zewnątrz
way-who =
    { $you ->
        [yes] ty
       *[no] { $name }
    }
way-of =
    { $count ->
        [one] { way-who } ({ $count } krok)
        [few] { way-who } ({ $count } kroki)
       *[many] { way-who } ({ $count } kroków)
    }
ways-decide = O remisie decydują kroki do wyjścia: { $ways }.
ways-shared =
    { $count ->
        [one] Tylu samo niewolników na zewnątrz i po { $count } kroku do wyjścia.
        [few] Tylu samo niewolników na zewnątrz i po { $count } kroki do wyjścia.
       *[many] Tylu samo niewolników na zewnątrz i po { $count } kroków do wyjścia.
    }

## What happened
# Alone or before a colon: in a sentence, you need a form of the verb.
who =
    { $you ->
        [yes] Ty
       *[no] { $name }
    }
other =
    { $other_you ->
        [yes] ty
       *[no] { $other_name }
    }
rolled =
    { $you ->
        [yes] Wyrzucasz { $value }
       *[no] { $name } wyrzuca { $value }
    }
plays =
    { $you ->
        [yes] Zagrywasz
       *[no] { $name } zagrywa
    }
event-first-player =
    { $you ->
        [yes] Zaczynasz.
       *[no] Zaczyna { $name }.
    }
event-turn-lost =
    { $you ->
        [yes] Plaga: tracisz turę.
       *[no] Plaga: turę traci { $name }.
    }
event-die-rolled =
    { $you ->
        [yes] Wyrzucasz { $value }.
       *[no] { $name } wyrzuca { $value }.
    }
event-gambled =
    { $you ->
        [yes] Ryzykujesz: { $values }.
       *[no] { $name } ryzykuje: { $values }.
    }
event-gamble-hit = Kostka pokazuje { $value }: trafione!
event-gamble-missed = Kostka pokazuje { $value }: pudło.
event-drew =
    { $you ->
        [yes] Dobierasz klątwę: { curse-name }.
       *[no] { $name } dobiera klątwę: { curse-name }.
    }
event-card-drawn =
    { $you ->
        [yes] Dobierasz klątwę.
       *[no] { $name } dobiera klątwę.
    }
event-moved = { moved }.
event-walked =
    { $kinds ->
        [both] Ruszają się niewolnik i mumia.
        [slave] Rusza się niewolnik.
       *[mummy] Rusza się mumia.
    }
event-left = { left }.
event-stuck =
    { $you ->
        [yes] Nie możesz
       *[no] { $name } nie może
    } { $kind ->
        [slave] przesunąć niewolnika.
       *[mummy] przesunąć mumii.
    }
event-sent-back = { sent-back }.
event-met = { met }.
event-put-back = { put-back }.
event-waits = { waits }.
event-burst = { burst }.
event-curse-played =
    { $you ->
        [yes] Zagrywasz klątwę: { curse-name }.
       *[no] { $name } zagrywa klątwę: { curse-name }.
    }
event-swapped = { swapped }.
event-awoke = { awoke }.
event-plagued =
    { $you ->
        [yes] { $turns ->
            [one] Plaga! Tracisz następną turę.
            [few] Plaga! Tracisz { $turns } następne tury.
           *[many] Plaga! Tracisz { $turns } następnych tur.
        }
       *[no] { $turns ->
            [one] Plaga! Następną turę traci { $name }.
            [few] Plaga! { $turns } następne tury traci { $name }.
           *[many] Plaga! { $turns } następnych tur traci { $name }.
        }
    }
event-robbed =
    { $you ->
        [yes] Zabierasz klątwę: { curse-name }. Traci ją { $other_name }.
       *[no] { $other_you ->
            [yes] { $name } zabiera ci klątwę: { curse-name }.
           *[no] { $name } zabiera klątwę: { curse-name }. Traci ją { $other_name }.
        }
    }
event-card-taken =
    { $you ->
        [yes] Zabierasz klątwę. Traci ją { $other_name }.
       *[no] { $other_you ->
            [yes] { $name } zabiera ci klątwę.
           *[no] { $name } zabiera klątwę. Traci ją { $other_name }.
        }
    }
event-ended =
    { $why ->
        [both-out] Obaj niewolnicy na zewnątrz. Zwycięstwo: { $names }.
        [turn-limit] To była ostatnia tura. Zwycięstwo: { $names }.
       *[stuck] Żaden pionek nie może się już ruszyć. Zwycięstwo: { $names }.
    }
winner-you = ty
# Without their full stop: the terminal adds which pawn, and where.
moved =
    { $count ->
        [one] { pawn-title } rusza się o { $count } pole
        [few] { pawn-title } rusza się o { $count } pola
       *[many] { pawn-title } rusza się o { $count } pól
    }
left = { pawn-title } wychodzi przez { exit }
sent-back = { pawn-title } wraca na start
met =
    { $kind ->
        [mummy] { pawn-title } łapie { other-pawn }: oba pionki wracają na start
       *[slave] { pawn-title } wpada na { other-pawn }: oba pionki wracają na start
    }
put-back = { pawn-title } wraca na planszę
waits = { pawn-title } czeka obok planszy
burst = { pawn-title } spotyka { other-pawn }: obie mumie się rozsypują
swapped =
    { pawn-title } i { $other_kind ->
        [slave] { $other_you ->
            [yes] twój niewolnik
           *[no] niewolnik ({ $other_name })
        }
       *[mummy] { $other_you ->
            [yes] twoja mumia
           *[no] mumia ({ $other_name })
        }
    } zamieniają się miejscami
awoke = { pawn-title } budzi się

## Refusals
refused-over = Partia jest zakończona.
refused-turn = To nie twoja kolej. Teraz: { family }.
# Chance: who draws the cards and rolls the die.
refused-dealer-first = Poczekaj na losowanie.
refused-return-first = Najpierw pionek ustawia: { family }.
refused-dealer = Tego nie można teraz losować.
refused-no-curses = W tej partii nie ma klątw.
refused-no-gamble = Bez klątw nie można ryzykować.
refused-one-each-turn = W turze rzut albo 1 klątwa, nie jedno i drugie.
refused-gamble = To możesz zrobić tylko po wyrzuceniu 1.
refused-phase =
    { $phase ->
        [placing] Najpierw wybierz pola startowe dla czekających pionków.
        [returning] Najpierw wybierz pole startowe dla swojego pionka.
        [choosing] Najpierw rzuć kostką albo zagraj klątwę.
        [tempted] Wypadła jedynka: najpierw ruch o 1 albo ryzyko.
        [slave-moves] Najpierw przesuń niewolnika.
        [mummy-moves] Najpierw przesuń mumię.
        [picking] Klątwa „{ curse-name }”: najpierw wybierz pionek.
        [swapping] Najpierw wybierz drugi pionek do zamiany.
        [driving] Klątwa „{ curse-name }”: najpierw wybierz, dokąd pójdzie pionek.
        [naming] Klątwa „{ curse-name }”: najpierw wybierz gracza.
       *[other] Poczekaj na losowanie.
    }
refused-square = Nie ma takiego pola.
refused-passing = Nie wolno mijać niewolników ani własnej rodziny.
refused-family-there = Stoi tam już pionek tej samej rodziny.
refused-slave-there = Niewolnik nie może zatrzymać się na niewolniku.
refused-pawn-out = Ten niewolnik jest już na zewnątrz.
refused-pawn-burst = Ta mumia jest rozsypana.
refused-pawn-waits = Ten pionek czeka obok planszy.
refused-mummy-out = Mumie nie mogą wyjść.
refused-out-far =
    { $steps ->
        [one] Do wyjścia trzeba { $way }, a pionek ma tylko { $steps } krok.
        [few] Do wyjścia trzeba { $way }, a pionek ma tylko { $steps } kroki.
       *[many] Do wyjścia trzeba { $way }, a pionek ma tylko { $steps } kroków.
    }
refused-out-exact = Wyjść można tylko ostatnim oczkiem.
refused-out-blocked = Drogę do wyjścia blokuje niewolnik albo własna rodzina.
refused-stay = Pionek nie może skończyć tam, skąd ruszył.
refused-walls = Na drodze są ściany.
refused-far-curse =
    { $steps ->
        [one] Za daleko: pionek rusza się najwyżej o { $steps } pole.
        [few] Za daleko: pionek rusza się najwyżej o { $steps } pola.
       *[many] Za daleko: pionek rusza się najwyżej o { $steps } pól.
    }
refused-far =
    { $steps ->
        [one] Za daleko: pionek musi ruszyć się dokładnie o { $steps } pole.
        [few] Za daleko: pionek musi ruszyć się dokładnie o { $steps } pola.
       *[many] Za daleko: pionek musi ruszyć się dokładnie o { $steps } pól.
    }
refused-way-twice =
    { $steps ->
        [one] W { $steps } kroku pionek wszedłby dwa razy na to samo pole.
        [few] W { $steps } krokach pionek wszedłby dwa razy na to samo pole.
       *[many] W { $steps } krokach pionek wszedłby dwa razy na to samo pole.
    }
refused-not-exact =
    { $way ->
        [one] To { $way } pole stąd, a pionek musi ruszyć się dokładnie o { $steps }.
        [few] To { $way } pola stąd, a pionek musi ruszyć się dokładnie o { $steps }.
       *[many] To { $way } pól stąd, a pionek musi ruszyć się dokładnie o { $steps }.
    }
refused-other-pawn = Ta klątwa działa na inny pionek.
refused-put-back = Ustaw swój pionek na wolnym polu startowym jego rodzaju.
refused-values =
    { $count ->
        [one] Wybierz { $count } liczbę.
        [few] Wybierz { $count } różne liczby.
       *[many] Wybierz { $count } różnych liczb.
    }
refused-not-yours = To nie twój pionek.
refused-kind =
    { $kind ->
        [slave] Najpierw rusza się niewolnik.
       *[mummy] Teraz rusza się mumia.
    }
refused-not-held = Nie masz na ręce klątwy „{ curse-name }”.
refused-useless = Klątwa „{ curse-name }” nic by teraz nie zmieniła.
refused-nobody-well = Wszyscy inni tracą turę albo mają to świeżo za sobą.
refused-no-pawn = Nie ma takiego pionka.
refused-off-board = Tego pionka nie ma na planszy.
refused-at-start = Ten pionek jest już na starcie.
refused-alone =
    { $kind ->
        [slave] Żadna inna rodzina nie ma niewolnika na planszy.
       *[mummy] Żadna inna rodzina nie ma mumii na planszy.
    }
refused-none-near =
    { $kind ->
        [slave] Niewolnik innej rodziny musi być najwyżej o { so-far } stąd.
       *[mummy] Mumia innej rodziny musi być najwyżej o { so-far } stąd.
    }
refused-stuck = Ten pionek nie może się ruszyć.
refused-own-pawn = Klątwa „{ curse-name }” przesuwa tylko twoje pionki.
refused-other-kind =
    { $kind ->
        [slave] Klątwa „{ curse-name }” przesuwa niewolnika.
       *[mummy] Klątwa „{ curse-name }” przesuwa mumię.
    }
refused-unlike =
    { $kind ->
        [slave] Zamień go z innym niewolnikiem.
       *[mummy] Zamień ją z inną mumią.
    }
refused-one-family = Zamień go z pionkiem innej rodziny.
refused-far-swap = Za daleko: zamień go z pionkiem najwyżej o { so-far } stąd.
refused-nobody-else = Wybierz innego gracza.
refused-not-well = Ten gracz traci turę albo ma to świeżo za sobą.
refused-no-cards = Ten gracz nie ma klątw.
refused-unknown = Nie ma takiego ruchu: { $act }.

## A file or an option that is wrong
wrong-at = Rząd { $row }, kolumna { $column }
wrong-edition = Plik musi zaczynać się od „edition: NAZWA”.
wrong-edition-name = Wiersz { $line }: wydanie nie ma nazwy.
wrong-curse = Wiersz { $line }: musi zaczynać się od jednej z tych nazw, tylko raz: { $names }.
wrong-curse-number = Wiersz { $line }: po dwukropku musi być liczba od 1 do { $most }.
wrong-drawing = Każde pole zajmuje 2 wiersze i 4 znaki, plus 1 na końcu. Teraz wierszy: { $lines }, znaków najwyżej: { $width }.
wrong-across = Wysokość rysunku w polach: { $rows }, szerokość: { $columns }. Limit to { $most }.
wrong-sign = { wrong-at }: „{ $sign }” to ani puste pole, ani start (jedna z liter { $letters }, potem S lub M).
wrong-no-square = Zewnętrznej ściany brakuje lub ma lukę.
wrong-leak = { wrong-at }: do tego startu można wejść z zewnątrz. Zewnętrzna ściana ma lukę.
wrong-side = { wrong-at }: któryś bok to ani ściana, ani przejście, ani wyjście.
wrong-exit = { wrong-at }: wyjście „{ $sign }” musi być w zewnętrznej ścianie i prowadzić na zewnątrz.
wrong-post = Wiersz { $line }, znak { $column }: tu powinien być „+”, narożnik.
wrong-starts = { family }: startów dla { $kind ->
        [slave] niewolników
       *[mummy] mumii
    } jest { $count }, a powinno być 2.
wrong-squares = Liczba pól w labiryncie: { $count }. Dozwolona: od { $fewest } do { $most }.
wrong-exits = Labirynt musi mieć co najmniej 2 wyjścia. Teraz: { $count }.
wrong-unconnected = { wrong-at }: to pole nie łączy się z innymi.
wrong-hole = { wrong-at }: w obrysie jest dziura.
wrong-narrow = Rząd { $row } jest węższy niż ten nad nim.
wrong-step = Podstawa piramidy musi być szersza niż szczyt.
wrong-way = { wrong-at }: liczba kroków niewolnika ({ family }) do wyjścia: { $count }. Dozwolona: od { $fewest } do { $most }.
wrong-unfair = { $way ->
        [shorter] Krótsze drogi
       *[longer] Dłuższe drogi
    } do wyjścia różnią się o więcej niż 1: od { $near } do { $far } kroków, najwięcej: { family }.
wrong-cut = { wrong-at }: tędy prowadzą wszystkie drogi niewolnika ({ family }) do wyjścia. Otwórz inną.
wrong-families = Wybierz 1 rodzinę dla każdego gracza: { $count } na { $players }.
wrong-families-twice = Każdy gracz musi mieć inną rodzinę.
wrong-gamble = Ryzykuje się z 2 lub 3 liczbami, nie z { $count }.
wrong-turn-limit = Limit tur to co najmniej 1, nie { $count }.

## What things mean
tip-slave = Niewolnik: wyprowadź obu swoich, by wygrać.
tip-mummy = Mumia: gdy stanie na cudzym niewolniku, oba pionki wracają na start.
tip-start =
    { $kind ->
        [slave] Start niewolników tej rodziny.
       *[mummy] Start mumii tej rodziny.
    }
tip-exit = Wyjście: tędy wychodzą niewolnicy. Krok na zewnątrz liczy się jako jeden.
tip-outs = Niewolnicy już na zewnątrz. Obaj na zewnątrz to zwycięstwo.
tip-cards = Klątwy na ręce.
tip-die = Niewolnik i mumia ruszają się dokładnie o tę liczbę.

## The first match
learn-goal = Wyprowadź obu
learn-goal-text = Wyprowadź obu swoich niewolników dowolnym wyjściem.
learn-roll = Rzuć kostką
learn-roll-text = Ile oczek, tyle kroków.
learn-slave = Przesuń niewolnika
learn-slave-text = Wybierz niewolnika, potem podświetlone pole. Idź do wyjścia.
learn-mummy = Poślij mumię
learn-mummy-text = Przesuń ją o tyle samo. Gdy złapie niewolnika, oba pionki wracają.
learn-curses = Klątwy
learn-curses-text = Zamiast rzucać możesz zagrać jedną z nich.
learn-wins = Kto pierwszy wyjdzie, wygrywa
learn-wins-text = Kto pierwszy wyprowadzi obu niewolników, od razu wygrywa.
learn-over = Tak wygląda tura. A teraz na zewnątrz!

## How to play
learn-aim = Wyprowadź obu swoich niewolników z labiryntu, zanim zrobią to inni.
learn-choose = Rzut albo klątwa
learn-choose-text = Rzuć kostką albo zagraj jedną klątwę.
learn-choose-or = albo
learn-walk = Przesuń niewolnika
learn-walk-text = Dokładnie o wyrzuconą liczbę. Nigdy dwa razy przez to samo pole.
learn-follow = Przesuń mumię
learn-follow-text = O tyle samo, dowolną drogą.
learn-meet = Spotkania
learn-meet-text = Niewolnik i cudza mumia: oba pionki wracają na start. Dwie mumie: obie się rozsypują.
learn-meet-tag = Na start
learn-a-slave = Niewolnik
learn-a-slave-text = wychodzi z labiryntu i daje zwycięstwo
learn-a-mummy = Mumia
learn-a-mummy-text = przeszkadza innym; nigdy nie wychodzi
learn-an-exit = Wyjście
learn-an-exit-text = krok na zewnątrz liczy się jako jeden
learn-a-start = Pole startowe
learn-a-start-text = okrągłe dla niewolników, kwadratowe dla mumii
learn-a-one = Jedynka
learn-a-one-text = ruch o 1 albo wybierz 2 liczby i rzuć o klątwę
learn-winning = Zwycięstwo
learn-both-out = Obaj niewolnicy na zewnątrz
learn-both-out-value = wygrywasz
learn-early = Wyjście przed końcem ruchu
learn-early-value = reszta przepada
learn-in-hand = Klątwy na ręce
learn-in-hand-value = tajne
learn-finish = Kto pierwszy ma obu niewolników na zewnątrz, od razu wygrywa, nawet w cudzej turze.

## Hints
hint-roll = Twoje klątwy przydadzą się bardziej później.
hint-curse = Ta klątwa pomoże teraz bardziej niż rzut.
hint-walk = Pewny krok jest tu lepszy niż ryzyko.
hint-gamble = Dla klątwy warto zaryzykować.
hint-leader = Uderza w najsilniejszego przeciwnika.
hint-rob = Okrada najsilniejszego przeciwnika.
hint-start = To start najbliżej wyjścia.
hint-wins = Wygrywa partię.
hint-out = Wyprowadza niewolnika na zewnątrz.
hint-catch = Odsyła cudzego niewolnika na start.
hint-burst = Rozsypuje cudzą mumię i twoją.
hint-burst-others = Rozsypuje dwie cudze mumie.
hint-hunt = Twoja mumia może dopaść niewolnika następnym rzutem.
hint-ambush = Twoja mumia czeka na drodze niewolnika do wyjścia.
hint-stalk = Twoja mumia zbliża się do niewolnika.
hint-post = To start najbliżej niewolnika.
hint-safe = Twojego niewolnika nie dopadnie teraz żadna mumia rzutem kostką.
hint-pick-out = Ten niewolnik może wyjść na zewnątrz.
hint-pick-slave =
    { $count ->
        [one] Ten niewolnik może zbliżyć się do wyjścia o { $count } krok.
        [few] Ten niewolnik może zbliżyć się do wyjścia o { $count } kroki.
       *[many] Ten niewolnik może zbliżyć się do wyjścia o { $count } kroków.
    }
hint-pick-catch = Ta mumia może złapać niewolnika.
hint-pick-mummy = Ta mumia może zbliżyć się do niewolnika.
hint-nearer =
    { $count ->
        [one] Zbliża niewolnika do wyjścia o { $count } krok.
        [few] Zbliża niewolnika do wyjścia o { $count } kroki.
       *[many] Zbliża niewolnika do wyjścia o { $count } kroków.
    }
hint-farther =
    { $count ->
        [one] Oddala przeciwnika od wyjścia o { $count } krok.
        [few] Oddala przeciwnika od wyjścia o { $count } kroki.
       *[many] Oddala przeciwnika od wyjścia o { $count } kroków.
    }

## The home page
tile-title = La Piramide
tile-tagline = Wyprowadź dwóch niewolników. Resztę zrobią mumie.
tile-first = Rzuć: przesuń niewolnika, potem mumię.
tile-second = Mumia odsyła niewolników na start.
tile-third = Zamiast rzutu zagraj klątwę.
tile-score = { $points } z 2
tile-scored = Niewolnicy na zewnątrz
tile-curses = Klątwy
tile-curses-hint = Bez nich nie ma kart, a 1 to zwykły rzut.
tile-no-passing = Bez mijania
tile-no-passing-hint = Niewolnicy nie mijają niewolników; nikt nie mija swojej rodziny.
tile-exact-exit = Dokładne wyjście
tile-exact-exit-hint = Wyjść można tylko ostatnim oczkiem.
tile-gamble = Liczby do wyboru
tile-turn-limit = Limit tur
tile-turn-limit-hint = Partia kończy się, gdy każdy ma za sobą tyle tur.
tile-families = Rodziny
tile-families-hint = Wybór zajętej rodziny to zamiana.
tile-family =
    { $family ->
        [eye] Oko
        [scarab] Skarabeusz
        [lotus] Lotos
        [ankh] Ankh
        [serpent] Wąż
       *[feather] Pióro
    }
tile-own = Własny labirynt
tile-own-hint = Plik taki jak maze.txt tej gry.
tile-pattern = Pobierz standardowy labirynt

## The terminal
# What is typed stays as it is: words of command, letters of pawns. Curses and families have their names here, too.
terminal-hint =
    roll         rzuć kostką
    plaga        zagraj klątwę, podając jej nazwę
    S1 f7        przesuń swojego niewolnika 1 na f7; M2 to twoja mumia 2
    S1 out       twój niewolnik 1 wychodzi z piramidy
    walk         po jedynce: ruch o 1; `gamble 2 5` ryzykuje z tymi liczbami
    lS1          pionek innej rodziny, z jej literą, gdy pyta o niego klątwa
    lotos        gracz, według rodziny, gdy pyta o niego klątwa
terminal-legend = eS1 niewolnik 1 Oka   eM1 mumia 1   (e) [e] ich start   ← wyjście   1 2 ruchy
terminal-turn = Tura { $turn } z { $limit }
terminal-your-curses = Twoje klątwy:
# In a narrow column.
terminal-place-state =
    { $state ->
        [out] wolny
        [waits] czeka
       *[burst] proch
    }
terminal-skips =
    { $count ->
        [one] traci następną turę
        [few] traci { $count } następne tury
       *[many] traci { $count } następnych tur
    }
terminal-ask-placing = Wybierz pole startowe dla czekającego pionka.
terminal-ask-returning =
    { $kind ->
        [slave] Wybierz pole startowe dla niewolnika.
       *[mummy] Wybierz pole startowe dla mumii.
    }
terminal-ask-choosing = Zagraj klątwę albo rzuć kostką.
terminal-ask-roll = Rzuć kostką.
terminal-ask-tempted =
    { $count ->
        [2] Wypadła jedynka: ruch o 1 (`walk`) albo ryzyko: `gamble 2 5`.
       *[other] Wypadła jedynka: ruch o 1 (`walk`) albo ryzyko: `gamble 2 4 5`.
    }
terminal-ask-slave =
    { $pips ->
        [one] Przesuń niewolnika o { $pips } pole: `S1 f7` albo numer.
        [few] Przesuń niewolnika o { $pips } pola: `S1 f7` albo numer.
       *[many] Przesuń niewolnika o { $pips } pól: `S1 f7` albo numer.
    }
terminal-ask-mummy =
    { $pips ->
        [one] Przesuń mumię o { $pips } pole: `M1 f7` albo numer.
        [few] Przesuń mumię o { $pips } pola: `M1 f7` albo numer.
       *[many] Przesuń mumię o { $pips } pól: `M1 f7` albo numer.
    }
terminal-ask-picking = { curse-name }: wybierz pionek.
terminal-ask-swapping = Do zamiany: { pawn }, { $short }. Wybierz drugi pionek.
terminal-ask-driving = { curse-name }, { pawn }, { $short }: wpisz `f7` albo numer.
terminal-ask-naming = { curse-name }: wybierz gracza.
terminal-wait = Poczekaj.
terminal-won-both-out =
    { $you ->
        [yes] Wygrywasz: obaj niewolnicy na zewnątrz.
       *[no] Wygrywa { $name }: obaj niewolnicy na zewnątrz.
    }
terminal-won-most =
    { $you ->
        [yes] Wygrywasz: najwięcej niewolników na zewnątrz (LP-19).
       *[no] Wygrywa { $name }: najwięcej niewolników na zewnątrz (LP-19).
    }
terminal-level =
    { $count ->
        [0] { $names }: nikt na zewnątrz.
        [one] { $names }: po { $count } niewolniku na zewnątrz.
        [few] { $names }: po { $count } niewolników na zewnątrz.
       *[many] { $names }: po { $count } niewolników na zewnątrz.
    }
terminal-won-tie = Najmniej kroków do wyjścia: { $names } (LP-19).
terminal-shared = Tyle samo kroków do wyjścia. Wspólne zwycięstwo: { $names } (LP-19).
terminal-moved = { moved } ({ $short } z { $from } na { $to }).
terminal-left = { left } ({ $short } z { $from }).
terminal-sent-back = { sent-back } ({ $short }).
terminal-met = { met } ({ $short } i { $other_short }).
terminal-put-back = { put-back } ({ $short } na { $square }).
terminal-waits = { waits } ({ $short }).
terminal-burst = { burst } ({ $short } i { $other_short }).
terminal-swapped = { swapped } ({ $short } i { $other_short }).
terminal-awoke = { awoke } ({ $short }).
terminal-describe-roll = rzuć kostką
terminal-describe-curse = { curse-name }: { curse-does }
terminal-describe-walk = ruch o 1
terminal-describe-gamble = zaryzykuj { $values }
terminal-describe-out = { $code } wychodzi
terminal-describe-meets-back = { $code } { $square } – { pawn } { $short }: oba pionki wrócą na start
terminal-describe-meets-burst = { $code } { $square } – { pawn } { $short }: obie mumie się rozsypią
terminal-describe-pawn = { $code } – { pawn }
terminal-heading =
    { $heading ->
        [slaves-out] niewolnicy na zewnątrz
        [steps-left] pozostałe kroki
        [mummies] mumie
        [squares] pola
        [exits] wyjścia
        [curse-cards] karty klątw
        [shorter-way-out] krótsza droga
       *[longer-way-out] dłuższa droga
    }
terminal-read-help = Wpisz `help`, aby zobaczyć, jak podaje się ruchy.
terminal-read-gamble = Wpisz liczby, z którymi ryzykujesz: `gamble 2 5`.
terminal-read-square = Wpisz pole jako kolumnę i rząd, na przykład `S1 f7`, albo `S1 out`.
terminal-read-no-square = W labiryncie nie ma pola { $square }.
terminal-read-which = Podaj, który pionek tam idzie: `S1 { $square }`.
terminal-read-where = Wpisz też pole: `S1 f7` albo `S1 out`.
terminal-read-nobody = Nie masz tu pionków; zacznij od litery rodziny.
terminal-read-letter = Żadna rodzina nie ma litery { $letter }; są: { $letters }.
terminal-read-family = Nie ma rodziny „{ $name }”. Są: { $names }.
terminal-read-family-like = Nie ma rodziny „{ $name }”. Czy chodzi o „{ $meant }”?
terminal-read-curse-like = Nie ma ruchu ani klątwy „{ $name }”. Czy chodzi o „{ $meant }”?
terminal-read-curse = Nie ma ruchu ani klątwy „{ $name }”. Klątwy to: { $names }.

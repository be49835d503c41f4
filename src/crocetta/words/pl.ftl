# What the platform says, in Polish: page, terminal and server. Each game has a catalogue of its own.
# Keys that begin with terminal- stay out of the page.
# Names never decline and nobody’s gender is known: names are subjects of the present tense or follow a colon.

## Everywhere

name = Crocetta
home = Strona główna
menu = Menu
language = Język
rules = Zasady
how-to-play = Jak grać
how-to-play-game = Jak grać w { $game }
close = Zamknij
show-all = Pokaż wszystko
cancel = Wróć
save = Zapisz
copy = Kopiuj
copied = Skopiowano
retry = Spróbuj ponownie
join = Dołącz
watching = Oglądasz
you = ty
away = Offline
page-missing = Nie ma takiej strony.
title-turn = ● Twoja kolej · { $game }
title-table = { $game } · Crocetta
title-replay = Powtórka: { $game } · Crocetta
player-numbered = Gracz { $place }

## Time

time-none = bez limitu
time-seconds =
    { $count ->
        [one] { $count } sekunda
        [few] { $count } sekundy
       *[many] { $count } sekund
    }
time-minutes =
    { $count ->
        [one] { $count } minuta
        [few] { $count } minuty
       *[many] { $count } minut
    }
time-hours =
    { $count ->
        [one] { $count } godzina
        [few] { $count } godziny
       *[many] { $count } godzin
    }
time-days =
    { $count ->
        [one] { $count } dzień
        [few] { $count } dni
       *[many] { $count } dni
    }
clock-left = Pozostały czas
clock-hours = { $hours }:{ $minutes } godz.

## Home

home-tag = Trzy gry o skarbach, jeden ołówek.
home-play = Zagraj teraz
home-play-game = Zagraj teraz z botami: { $game }
home-quick = Szybka partia
home-quick-game = Szybka partia: { $game }
home-quick-any = Szybka partia, dowolna gra
# Beside “Zagraj teraz” on a phone: no room for more.
home-invite = Zaproś
home-invite-game = Zaproś znajomych do gry { $game }
home-setup = Dostosuj…
home-setup-game = Dostosuj grę { $game }
home-players = { $fewest }–{ $most } graczy
home-players-minutes = { $fewest }–{ $most } graczy · { $least }–{ $longest } min
home-all = Pokaż wszystkie stoły ({ $count })
home-resume = Graj dalej
home-mine = Twoje partie
home-mine-waiting =
    { $count ->
        [one] { $count } czeka na ciebie
        [few] { $count } czekają na ciebie
       *[many] { $count } czeka na ciebie
    }
home-new = Nowa partia
home-turn = Twoja kolej
home-turn-until = Twoja kolej do: { $time }
home-round = Runda { $round }, tura { $turn }
home-only-turn = Tura { $turn }
home-remove = Usuń
home-remove-game = Usuń { $game }. Grają: { $names }
home-remove-what = Bot dokończy za ciebie.
home-remove-alone = Partia skończy się bez wyniku.
home-finished = Zakończone
home-finished-all = Pokaż wszystkie ({ $count })
home-result = { $place } miejsce, { $margin }
home-place = { $place } miejsce
home-result-with = przy stole: { $names }, { $when }
home-replay = Powtórka gry { $game }:
home-records = Twoje rekordy
home-record =
    { $count ->
        [one] { $count } partia, wygrane: { $won }
        [few] { $count } partie, wygrane: { $won }
       *[many] { $count } partii, wygrane: { $won }
    }
home-about = Około { $minutes } min
lobby-free =
    { $count ->
        [one] 1 wolne miejsce
        [few] { $count } wolne miejsca
       *[many] { $count } wolnych miejsc
    }
lobby-clock = { $time } na turę
lobby-no-clock = bez limitu czasu
lobby-join = Dołącz do gry { $game }. Grają: { $names }
lobby-host = Gospodarz: { $name }
lobby-host-with = Gospodarz: { $name }, grają też: { $names }
lobby-started = Partia dopiero się zaczęła: zastąpisz bota
lobby-lost = Łączenie ze stołami…
watching-count =
    { $count ->
        [one] { $count } osoba ogląda
        [few] { $count } osoby oglądają
       *[many] { $count } osób ogląda
    }
home-open = Otwórz
home-free =
    { $count ->
        [one] { $count } wolne miejsce. Kod: { $code }
        [few] { $count } wolne miejsca. Kod: { $code }
       *[many] { $count } wolnych miejsc. Kod: { $code }
    }
lobby = Otwarte stoły
code-have = Masz kod?
code-example = PALM-REEF-…
nickname = Twój nick
nickname-as = Grasz jako { $name }. Zmień nick
nickname-keep = Przy obecnych stołach zostaje stary nick.

## New table

setup-seats = Gracze
setup-number = Liczba graczy
setup-options = Opcje gry
setup-settings = Opcje stołu
setup-start = Zacznij
setup-invite = Utwórz stół
own = Własne karty
own-choose = Wybierz plik
own-pattern = Pobierz standardowe karty
own-file = Plik: { $file }
own-drop = Usuń plik
seat-who = Miejsce { $place }
seat-level = Poziom bota, miejsce { $place }
seat-name = Nick gracza, miejsce { $place }
seat-me = Ty:
seat-place = { $place }. { $who }
seat-open = Znajomi (przez link)
seat-bot = Bot
seat-beside = To samo urządzenie
level-novice = Nowicjusz
level-novice-what = Dopiero się uczy: przeocza dobre ruchy.
level-adept = Wprawny
level-adept-what = Dobrze rozgrywa każdą turę, ale nie planuje.
level-expert = Ekspert
level-expert-what = Zna prawdopodobieństwa i wie, ile warta jest każda karta.
level-master = Mistrz
level-master-what = Myśli wiele tur naprzód. Trudno z nim wygrać.

## Table settings

set-listed = Stół publiczny
set-listed-why = Dołączyć może każdy. Inaczej tylko osoby z linkiem.
set-spectators = Zezwól na widzów
set-hints = Zezwól na porady
set-hints-why = Tylko w grze z botami, bez limitu czasu.
set-confirm = Automatyczny koniec tury
set-confirm-why = Gdy nie ma już nic do zrobienia.
set-clock = Czas na turę
set-clock-why = Gdy czas minie, tę turę gra bot.
# The time stands beside it.
set-away = Bot gra za nieobecnych po
set-away-why = Kto wróci, odzyska swoje miejsce.
agreed = Opcje stołu
agreed-off = { $label }: wył.
agreed-value = { $label }: { $value }
agreed-own = Własne karty lub labirynt gospodarza
agreed-away = Bot gra za nieobecnych po: { $time }
agreed-private = Bez widzów
agreed-no-hints = Bez porad
agreed-daily = Partia dnia
agreed-challenge = Wyzwanie
agreed-practice = Trening

## Waiting room

wait-free =
    { $count ->
        [one] 1 wolne miejsce
        [few] { $count } wolne miejsca
       *[many] { $count } wolnych miejsc
    }
wait-full = Są już wszyscy
wait-open = Wolne miejsce
wait-bot = Dodaj bota
wait-level = Poziom: { $name }
wait-remove = Usuń
wait-remove-who = Usuń: { $name }
wait-host = Partia zacznie się, gdy wszystkie miejsca będą zajęte. Możesz też zacząć od razu.
wait-start = Zacznij
wait-start-bots =
    { $count ->
        [one] Dodaj 1 bota i zacznij
        [few] Dodaj { $count } boty i zacznij
       *[many] Dodaj { $count } botów i zacznij
    }
wait-guest = Masz miejsce! Partia zacznie się, gdy będą wszyscy.
ready-ask = Wszystkie miejsca zajęte. Zaczynamy?
ready-yes = Gram
ready-is = Jest
ready-left = Jeszcze { $seconds } s. Potem miejsca osób bez odpowiedzi znów będą wolne.
ready-late = Nie było odpowiedzi na czas, więc twoje miejsce jest znów wolne.
wait-invited = { $name } zaprasza cię do gry { $game }
wait-none = Wszystkie miejsca są zajęte. Gdy partia się zacznie, możesz oglądać.
wait-leave = Odejdź od stołu
wait-close = Zamknij stół
wait-until = Zaproszenie ważne do: { $time }.
invite-title = Zaproś znajomych
invite-how = Dołączyć może każdy, kto ma link. Bez zakładania konta.
invite-link = Link do tego stołu
invite-local = Znajomi jeszcze nie otworzą tego adresu. Jak to naprawić
invite-local-how = Uruchom serwer z --host 0.0.0.0 i otwórz tę stronę pod adresem sieciowym swojego komputera.
invite-qr = Kod QR tego linku
invite-code = lub podaj kod

## At the table

turn-yours = Twoja kolej.
turn-waiting = Czekamy na: { $names }
stage-skip = Pomiń
stage-again = Jeszcze raz
reconnecting = Ponowne łączenie…
offline-loading = Wczytywanie gier…
offline-new = Nowa wersja jest gotowa.
offline-update = Zaktualizuj
offline-unreachable = Nie można połączyć się z serwerem. Grasz na tym urządzeniu.
online = Graj online
online-go = Graj dalej online ze znajomym
online-what = Przenosi tę partię na serwer, gdzie znajomy dołączy przez link. Twoja kopia zostaje tutaj.
online-file-what = Otwórz ten plik na serwerze Crocetty („Obejrzyj zapisaną partię”), żeby grać dalej ze znajomymi.
line-crowded = Za dużo zapytań. Kolejna próba za minutę…
line-missing = Tego stołu już nie ma.
line-elsewhere = Ta partia jest otwarta w innej karcie. Zamknij ją tam, żeby grać tutaj.
line-unreadable = Nie można otworzyć tego stołu: ma inne zasady lub karty.
table-closed = Stół zamknięty przez gospodarza.
table-closed-you = Stół zamknięty.
table-agreed = Wszyscy zgodzili się zakończyć tę partię.
table-expired = To zaproszenie wygasło: partia nie zaczęła się na czas.
crashed = Coś poszło nie tak
crashed-what = Twoja partia jest bezpieczna na serwerze.
crashed-reload = Odśwież stronę
pass-to = Podaj urządzenie. Teraz: { $name }
pass-why = Na ten ekran patrzy tylko { $name }.
pass-ready = To ja, { $name }

## Rules

rules-goal = Cel
rules-search = Szukaj w zasadach
rules-language = Język zasad
rules-none = Nic nie znaleziono.
rules-at = Otwórz zasadę { $clause }

## Learning
learn-step = Krok { $step } z { $steps }
learn-skip = Pomiń
learn-next = Dalej
learn-show = Pokaż mi
learn-play-on = Graj dalej
learn-turn = Tura
learn-symbols = Symbole
learn-scoring = Punktacja
learn-end = Koniec
learn-full = Pełne zasady
learn-print = Drukuj i graj
learn-try = Spróbuj z samouczkiem
learn-which = Która gra

## Keys

keys = Klawiatura
keys-game = W tej grze
keys-table = Przy każdym stole
keys-tab = Następny przycisk, karta lub pionek. Z Shift: poprzedni
keys-enter = Naciśnij
keys-skip = Pomiń animacje
keys-escape = Zamknij panel
keys-help = Pokaż te klawisze
keys-letters = Klawisze z literami
keys-letters-why = Wyłącz, jeśli mówisz do komputera.
key-name =
    { $key ->
        [arrows] Strzałki
        [tab] Tab
        [enter] Enter
        [space] Spacja
        [backspace] Backspace
       *[escape] Esc
    }

## Menu

log = Historia
log-empty = Na razie pusto.
log-all = Pokaż wszystkie wpisy ({ $count })
settings = Ustawienia
settings-hints = Możliwe ruchy
settings-hints-why = Podświetlaj miejsca, w których możesz zagrać.
settings-why = Wyjaśnienia
settings-why-why = Przy każdym kroku. Znikają po kilku partiach.
settings-pace = Tempo
pace-calm = spokojne
pace-brisk = żwawe
pace-instant = od razu
pace-calm-why = Widzisz każdą turę w całości.
pace-brisk-why = Boty grają szybciej. Gdy czeka wiele tur, widzisz same wyniki.
pace-instant-why = Bez animacji: od razu widzisz stan stołu.
settings-sound = Dźwięki
settings-volume = Głośność
volume-soft = cicho
volume-medium = średnio
volume-loud = głośno
settings-vibration = Wibracje
settings-push = Powiadamiaj na tym urządzeniu
settings-push-why = Gdy w długiej partii przyjdzie twoja kolej albo ktoś do ciebie dołączy.
settings-push-blocked = Przeglądarka blokuje powiadomienia z tej strony.
settings-theme = Motyw
theme-auto = automatyczny
theme-light = jasny
theme-dark = ciemny
view-as = Zobacz stół jako
table-code = Stół { $code }
watch-link = Oglądać może każdy, kto ma link.
watch-file = Obejrzyj zapisaną partię
mine = Moje partie i dane
watch-not = Ten stół nie przyjmuje widzów.
watch-no-more = Twoje miejsce zajął bot. Ten stół nie przyjmuje widzów.
export = Pobierz partię
replay = Powtórka
rematch = Zagraj jeszcze raz
rematch-join = Przyjmij rewanż
rematch-watch = Oglądaj rewanż
rematch-offer = { $name } chce zagrać jeszcze raz.
rematch-decline = Nie, dzięki
rematch-declined = Bez rewanżu: { $names }.
rematch-bots = Zagraj od razu z botami
rematch-cancel = Wycofaj propozycję
device = Inne urządzenia
device-what = Korzystaj ze swojego nicku i miejsc także na innym urządzeniu.
device-make = Zagraj na innym urządzeniu
device-link = Tajny link dla innego urządzenia
device-secret =
    { $count ->
        [one] Otwórz ten link na drugim urządzeniu w ciągu { $count } minuty. Nie pokazuj go nikomu: daje dostęp do twoich miejsc.
        [few] Otwórz ten link na drugim urządzeniu w ciągu { $count } minut. Nie pokazuj go nikomu: daje dostęp do twoich miejsc.
       *[many] Otwórz ten link na drugim urządzeniu w ciągu { $count } minut. Nie pokazuj go nikomu: daje dostęp do twoich miejsc.
    }
device-claim = Chcesz grać na tym urządzeniu?
device-claim-what = Twój nick i miejsca przejdą tutaj i zastąpią te, które są na tym urządzeniu.
device-claim-yes = Tak, to moje urządzenie
device-revoke = Wyloguj inne urządzenia
device-revoke-what = Tylko to urządzenie zachowa twój nick i miejsca.
device-revoke-yes = Wyloguj je
device-revoked = Twoje inne urządzenia są wylogowane.
host = To twój stół
host-bot = Zastąp botem
host-bot-what = Na tym miejscu do końca zagra bot. { $name } nie może wrócić.
host-bot-sure = Tak, zastąp
host-close = Zamknij stół
host-close-what = Zamknięcie kończy partię dla wszystkich, bez wyniku.
host-close-sure = Tak, zamknij
people = Gracze
vote-remove = Zaproponuj usunięcie
vote-remove-what = Reszta głosuje. Jeśli większość się zgodzi, na miejscu gracza { $name } do końca gra bot.
vote-abandon = Zaproponuj koniec partii
vote-abandon-what = Jeśli wszyscy się zgodzą, partia kończy się bez wyniku.
vote-sure = Tak, zaproponuj
vote-asks-remove = { $by } proponuje usunąć gracza { $name }. Na tym miejscu do końca grałby bot.
vote-asks-you = { $by } proponuje usunąć cię z gry. Reszta głosuje.
vote-asks-abandon = { $by } proponuje zakończyć partię bez wyniku.
vote-yours-remove = Proponujesz usunąć gracza { $name }.
vote-yours-abandon = Proponujesz zakończyć partię.
vote-yes = Zgoda
vote-no = Nie
talk = Czat
talk-unread = Czat, nowe: { $count }
talk-text = Wiadomość
talk-send = Wyślij
talk-none = Nie ma jeszcze wiadomości.
talk-watch = Czytają to tylko widzowie.
talk-off = Czat wyłączony przez gospodarza.
talk-switch-off = Wyłącz czat
talk-switch-on = Włącz czat
talk-mute = Wycisz: { $name }
talk-muted = Wyciszone osoby: { $names }
talk-unmute = Przywróć wszystkich
reaction-hello = Cześć!
reaction-clap = Dobry ruch!
reaction-heart = Dzięki!
reaction-laugh = Haha!
reaction-wow = Wow!
reaction-oops = Ups!
reaction-think = Niech pomyślę…
reaction-luck = Powodzenia!
leave = Odejdź od stołu
leave-what = Twoje miejsce czeka. Jeśli się poddasz, dalej gra bot i nie możesz wrócić.
leave-alone = Twoja partia jest zapisana. Jeśli się poddasz, skończy się bez wyniku.
leave-resign = Poddaj się
leave-sure = Tak, poddaję się
leave-later = Dokończ później

## Hints
hint = Porada
hint-by = Porada ({ $level })
hint-thinking = Myślę…
hint-only = To twój jedyny ruch.
hint-general = Żaden inny ruch nie daje więcej.

## Notices

bot-for = { $name } (bot)
bot-level = Bot, poziom { $level }
player-facts = { $who }: { $facts }.
facts = { $facts }, { $fact }
notice-left = { $name } odchodzi od stołu. Dalej gra bot.
notice-resigned = { $name } się poddaje. Dalej gra bot.
notice-removed = { $name } od dawna nie wraca. { $by } oddaje to miejsce botowi.
notice-voted = { $name } odpada po głosowaniu, które zaczyna { $by }. Dalej gra bot.
notice-voted-you = Odpadasz po głosowaniu, które zaczyna { $by }. Oglądasz.
notice-kept = Głosowanie przepadło. { $name } gra dalej.
notice-kept-game = Głosowanie przepadło. Gramy dalej.
notice-away = { $name } jest offline. Do powrotu gra bot.
notice-back = { $name } jest znów przy stole.
notice-back-you = Witaj z powrotem! To znów twoje miejsce.
notice-weaker =
    { $count ->
        [one] { $names } potrzebuje jeszcze chwili. Na razie gra słabszy bot.
        [few] { $names } potrzebują jeszcze chwili. Na razie grają słabsze boty.
       *[many] { $names } potrzebują jeszcze chwili. Na razie grają słabsze boty.
    }
notice-full = Partia zaczęła się bez ciebie: zabrakło miejsc. Oglądasz.
notice-late = Czas minął! Tę turę zagrał za ciebie bot.
notice-lost = Twoje miejsce zajął bot. Oglądasz.
notice-took-over = { $name } gra dalej zamiast bota ({ $bot }).
notice-took-over-you = Grasz dalej zamiast bota ({ $bot }).

## End and replay

end = Koniec partii
end-winner = Wygrywa { $name }
end-you = Wygrywasz!
end-shared = Wspólne zwycięstwo: { $names }
end-place = { $place }.
end-hero = { end-place } miejsce
end-ahead =
    { $count ->
        [one] { $count } punkt więcej niż { $name }
        [few] { $count } punkty więcej niż { $name }
       *[many] { $count } punktów więcej niż { $name }
    }
end-behind =
    { $count ->
        [one] { $count } punkt mniej niż { $name }
        [few] { $count } punkty mniej niż { $name }
       *[many] { $count } punktów mniej niż { $name }
    }
end-level = tyle samo punktów co { $name }
end-tied = ex aequo: { $names }
end-best-beaten = Nowy rekord: { $points } (poprzedni { $before })
end-best = Twój rekord: { $points }
end-you-name = Ty
end-adds-up = Skąd te punkty?
end-total = Razem
end-decided =
    { $you ->
        [yes] O wyniku zdecydowały punkty „{ $line }”: ty { $own }, { $name } { $theirs } ({ $difference }).
       *[no] O wyniku zdecydowały punkty „{ $line }”: { $who } { $own }, { $name } { $theirs } ({ $difference }).
    }
end-gap = Największa różnica to punkty „{ $line }”: ty { $own }, { $name } { $theirs } ({ $difference }).
end-lead =
    { $you ->
        [yes] Twoja przewaga nad najlepszym przeciwnikiem, tura po turze
       *[no] Przewaga nad najlepszym przeciwnikiem, tura po turze: { $name }
    }
end-lead-turns = { $heading }: { $leads }
end-lead-ahead = przewaga
end-lead-behind = strata
end-round = runda { $round }
end-look = Zobacz stół
end-show = Pokaż wynik

verify = Sprawdź losowanie
verify-title = Czy losowanie było uczciwe?
verify-proven = Tak. Ani serwer, ani nikt inny w pojedynkę nie ustalił wyniku losowania.
verify-consistent = Wszystko się zgadza, ale ta przeglądarka nie brała w tym udziału.
verify-fixed-mine = Serwer ustalił swój sekret, zanim twoja przeglądarka dodała swój wkład.
verify-fixed = Sekret zgadza się ze zobowiązaniem. Ta przeglądarka nie widziała, kiedy je ustalono.
verify-mine = Twój wkład jest częścią losowania.
verify-shares =
    { $count ->
        [0] Żaden gracz nie dodał wkładu.
        [one] { $count } gracz dodał wkład.
        [few] { $count } graczy dodało wkład.
       *[many] { $count } graczy dodało wkład.
    }
verify-match = Partia tego zobowiązania: { $match } (1, a każdy rewanż o jeden więcej)
verify-commitment = Zobowiązanie: { $commitment }
verify-wrong-commitment = Nie. To nie jest to, co serwer ustalił, gdy twoja przeglądarka dodała swój wkład.
verify-wrong-match = Nie. Serwer użył sekretu innej partii.
verify-wrong-secret = Nie. Sekret serwera nie jest tym, który ustalił.
verify-wrong-share = Nie. Twój wkład pominięto.
verify-plain = Tę partię rozdano ze zwykłego ziarna. Nie ma czego sprawdzać.
verify-unable = Ta przeglądarka może to sprawdzić tylko przez https. Pobraną partię można sprawdzić wszędzie.
verify-cards = Aby sprawdzić też każdą kartę i rzut, pobierz partię i uruchom: crocetta verify PLIK
replay-table = Wróć do stołu
replay-empty = Ta partia nie ma ruchów.
replay-first = Pierwszy ruch
replay-back = Ruch wstecz
replay-next = Ruch dalej
replay-last = Ostatni ruch
replay-play = Odtwórz
replay-pause = Pauza
replay-step = Ruch
replay-count = { $step } / { $last }

## Review

review = Analiza
review-whose = Czyja partia
review-doing = Trwa analiza partii…
review-compiling = Przygotowujemy analizę. To jednorazowe i trwa do minuty.
review-better = Lepiej: { $move }
review-instead = (zamiast: { $move })
review-better-place = Lepiej: { $move }, jak pokazano
review-choice = { $kind }, { $when }
review-lead = Oczekiwana przewaga
review-chance = Szansa na wygraną
review-curve = { $heading }: { $start } na początku, { $result } na końcu
review-round = Runda { $round }
review-move = { $when }: { $cost }
review-points =
    { $count ->
        [one] { $sign }{ $count } punkt
        [few] { $sign }{ $count } punkty
        [many] { $sign }{ $count } punktów
       *[other] { $sign }{ $count } punktu
    }
review-percent = { $sign }{ $count }%
review-start = Oczekiwania na starcie
review-luck = Szczęście
review-luck-what = co przyniósł los
review-skill = Decyzje
review-skill-what = w porównaniu z ekspertem
review-others = Przeciwnicy
review-others-what = ile dali lub zabrali
review-result = Wynik
review-par = Z możliwego maksimum
review-par-what = { $reached } z { $par } pkt
review-costliest = Najkosztowniejsze ruchy
review-costliest-what = w porównaniu z najlepszym ruchem
review-none = Żadnych kosztownych ruchów. Świetna gra!

## A game that the page cannot draw

plain-acts = Możliwe ruchy
plain-none = Czekamy na innych.
plain-undo = Cofnij
plain-seen = Co widzisz
plain-score = Punkty

## Terminal

terminal-serve-ready = Crocetta działa pod adresem { $address }
terminal-serve-stop = Ctrl-C zatrzymuje serwer. Partie są zapisane.
terminal-serve-port = Nie można nasłuchiwać na { $host }, port { $port }: { $reason }. Wybierz inny port: --port.
terminal-serve-page = Strona nie jest jeszcze zbudowana. Uruchom `make page` albo zainstaluj pakiet wheel.
terminal-serve-time-zone = Nie ma strefy czasowej { $zone }. Nazwy wyglądają tak: Europe/Rome.
terminal-serve-workers = SQLite obsługuje tylko jeden proces. Dla --workers { $workers } użyj PostgreSQL: --database postgresql://…
terminal-serve-worker-failed = Procesy nie wystartowały. Powód jest w logu.
terminal-database-failed = Nie można otworzyć bazy danych: { $reason }
terminal-database-driver = Brakuje sterownika bazy danych { $driver }. Dla PostgreSQL: { $install }
terminal-database-newer = Baza danych należy do nowszej wersji Crocetty (schemat { $step }). Zaktualizuj Crocettę.
terminal-database-in-use = Z bazy korzysta już inny serwer Crocetty: { $database }. Zatrzymaj go albo wybierz inną bazę: --database.
# In the place of a file’s name.
terminal-database-this = ta baza

terminal-copied = Skopiowano do pliku { $file }. Nie udostępniaj go: zawiera klucze wszystkich ciasteczek.
terminal-site-written = Strona jest w folderze { $folder }: plików { $files }, { $megabytes } MB. Umieść ją na dowolnym hostingu.
terminal-site-runtime = Brakuje tu gry bez serwera. Uruchom `make site` albo zainstaluj pakiet wheel.
terminal-site-not-empty = W folderze { $folder } jest już coś innego. Wybierz nowy albo pusty folder.
terminal-site-server = „{ $server }” to nie adres serwera. Wpisz go tak: https://games.example.org.
terminal-copy-exists = Plik { $file } już istnieje. Wybierz inny albo użyj --replace.
terminal-copy-itself = { $file } to sama baza danych. Wybierz inny plik.
terminal-copy-missing = Nie ma pliku { $file }.
terminal-copy-foreign = { $file } nie jest bazą danych Crocetty.
terminal-copy-damaged = Plik { $file } jest uszkodzony. Użyj innej kopii.
terminal-copy-failed = Niczego nie skopiowano: { $reason }
terminal-copy-in-use = Serwer Crocetty używa tej bazy danych. Najpierw go zatrzymaj.
terminal-copy-program = Brakuje programu { $program }. Należy do programów klienckich PostgreSQL.
terminal-restore-exists = { $database } zawiera już partie. Użyj --replace, aby je zastąpić.
terminal-restored = Przywrócono z pliku { $file }.
terminal-restored-kept = To, co było wcześniej, jest w pliku { $file }.

terminal-admin-nobody = Żaden twój serwer nie używa tej bazy danych. Podaj ją przez --database.
terminal-admin-ended = Stół { $code } jest zamknięty. Nic nie przepadło.
terminal-admin-forced = Stół { $code } nie odpowiadał. Odczytano go ponownie i zamknięto. Nic nie przepadło.
terminal-admin-revoked =
    { $minutes ->
        [one] Wszystkie urządzenia tej osoby są wylogowane. Ten adres twojego serwera wpuści ją ponownie przez { $minutes } minutę: { $link }
        [few] Wszystkie urządzenia tej osoby są wylogowane. Ten adres twojego serwera wpuści ją ponownie przez { $minutes } minuty: { $link }
       *[many] Wszystkie urządzenia tej osoby są wylogowane. Ten adres twojego serwera wpuści ją ponownie przez { $minutes } minut: { $link }
    }
terminal-admin-process = proces
terminal-admin-seconds = sekundy
terminal-admin-tables = stoły
terminal-admin-lines = gniazda
terminal-admin-moves = ruchy/s
terminal-admin-bots = boty: myślą + czekają
terminal-admin-refused = odmowy
terminal-admin-code = kod
terminal-admin-game = gra
terminal-admin-status = stan
terminal-admin-entries = wpisy
terminal-admin-idle = bezczynny (s)
terminal-admin-people = osoby

terminal-you = Ty
terminal-list = { $names } i { $last }
terminal-did-you-mean = Czy chodzi o „{ $name }”?
terminal-choices = Do wyboru: { $names }.

terminal-which-game = Która gra?
terminal-game-missing = Nie ma gry „{ $name }”.
terminal-game-unnamed = Podaj grę: `{ $command }`. Albo użyj --resume z zapisaną partią.
terminal-bot-missing = Nie ma bota „{ $level }”.
terminal-bots-and-level = --bots ustawia już poziomy. Pomiń --level.
terminal-bots-and-players =
    { $bots ->
        [one] { $bots } bot i ty to { $players } graczy, nie { $given }.
        [few] { $bots } boty i ty to { $players } graczy, nie { $given }.
       *[many] { $bots } botów i ty to { $players } graczy, nie { $given }.
    }
terminal-players = { $game } to gra dla { $fewest }–{ $most } graczy, nie dla { $given }.
terminal-name-length = Nick ma od 1 do { $most } znaków.
terminal-resume-alone = --resume łączy się tylko z --save i --language. Pomiń resztę.
terminal-rule-missing = Nie ma zasady „{ $name }”. Są od { $first } do { $last }.

terminal-option-form = Podaj opcje jako KLUCZ=WARTOŚĆ, nie „{ $text }”.
terminal-option-missing = { $game } nie ma opcji „{ $key }”.
terminal-option-twice = Opcję { $key } podano dwa razy.
terminal-option-value = Opcja { $key } nie może mieć wartości „{ $value }”. Możliwe: { $choices }.
terminal-option-refused = Błędna opcja --option: { $reason }
# yes, no and none are typed.
terminal-option-switch = yes albo no
terminal-option-none = none
terminal-option-from = liczba całkowita od { $least }
terminal-option-list = wartości po przecinku: { $choices }
terminal-option-either = { $one } albo { $other }
terminal-option-or-else = { $one } albo { $other }

terminal-file-unreadable = Nie można odczytać pliku { $file }: { $reason }.
terminal-file-missing = nie ma takiego pliku ani folderu
terminal-file-forbidden = brak uprawnień
terminal-file-folder = to folder
terminal-file-not-text = { $file } nie jest plikiem tekstowym.
terminal-file-wrong = W pliku { $file }: { $reason }
terminal-save-failed = Nie można zapisać pliku { $file }: { $reason }. Wybierz inny plik: --save.
terminal-save-taken = { $reason }. Wybierz inny plik (--save) albo wznów tamtą partię: { $command }
terminal-saved = Zapisano w pliku { $file }.
terminal-left = Partia jest zapisana. Wznów ją poleceniem:
terminal-finished = Zobacz powtórkę poleceniem:
terminal-dealt-by-hand = Pliku { $file } nie można tu wznowić: karty są w nim rozdane ręcznie.
terminal-only-bots = W tej partii grają same boty. Zobacz powtórkę poleceniem: { $command }
terminal-many-people =
    { $count ->
        [one] W tej partii gra { $count } osoba.
        [few] W tej partii grają { $count } osoby.
       *[many] W tej partii gra { $count } osób.
    } W terminalu jedna osoba gra przeciw botom.

terminal-verify-moves =
    { $count ->
        [one] 1 wpis, zgodny z zasadami.
        [few] Wszystkie { $count } wpisy są zgodne z zasadami.
       *[many] Wszystkie wpisy ({ $count }) są zgodne z zasadami.
    }
terminal-verify-draws =
    { $count ->
        [one] 1 karta lub rzut, wynika z ziarna.
        [few] Wszystkie { $count } karty i rzuty wynikają z ziarna.
       *[many] Wszystkie karty i rzuty ({ $count }) wynikają z ziarna.
    }
terminal-verify-by-hand = Karty rozdano ręcznie: nie ma ziarna do sprawdzenia.
terminal-verify-plain = Plik nie mówi, skąd jest jego ziarno: ktoś mógł je wybrać.
terminal-verify-fixed = Ziarno wynika z sekretu, który ustalono zobowiązaniem { $commitment }.
terminal-verify-match = To partia numer { $match } tego zobowiązania: pierwsza przy stole ma numer 1, każdy rewanż o jeden większy. Przy innym numerze ktoś wybrał sekret.
terminal-verify-shares = Zawiera wkłady tych graczy, dodane po ustaleniu sekretu: { $names }.
terminal-verify-alone = Żaden gracz nie dodał wkładu: autor sekretu mógł go wybrać.
terminal-verify-commitment = Ten plik ma inne zobowiązanie: { $found }
terminal-verify-other-match = Ten plik to partia numer { $found } swojego zobowiązania, a nie ta rozegrana przez ciebie.
terminal-verify-share = W tym pliku nie ma twojego wkładu: losowanie odbyło się bez niego.

terminal-narrow = Szerokość okna w kolumnach: { $width }. Stół potrzebuje: { $wanted }.
terminal-welcome = Wpisz ruch lub jego numer. `help` pokazuje polecenia, `rules` zasady.
terminal-help-hint = Wpisz `help`, aby zobaczyć pomoc.
terminal-moves =
    { $count ->
        [one] { $count } ruch. `moves` go pokazuje, `help` pomaga.
        [few] { $count } ruchy. `moves` je pokazuje, `help` pomaga.
       *[many] { $count } ruchów. `moves` je pokazuje, `help` pomaga.
    }
terminal-moves-numbered = Ruchy mają numery od 1 do { $count }. `moves` je pokazuje.
terminal-refused = { $reason } ({ $clause }, `why` pokazuje zasadę)
terminal-advice = Spróbuj: { $move }. { $reason }
terminal-why-allowed = Ten ruch jest dozwolony.
terminal-why-nothing = Nie ma czego wyjaśniać. Wpisz `why` i ruch.
terminal-undone =
    { $you ->
        [yes] Cofasz swój ostatni ruch.
       *[no] { $name } cofa swój ostatni ruch.
    }
terminal-help =
    moves        pokaż możliwe ruchy; wpisz numer, aby zagrać
    hint         poproś o ruch z uzasadnieniem
    undo         cofnij ostatni ruch
    why          pokaż zasadę ostatniej odmowy; why RUCH pyta o ruch
    rules        pokaż zasady; rules 12 pokazuje jedną w całości
    table        pokaż stół jeszcze raz
    log          pokaż, co się dotąd stało
    save         pokaż, gdzie partia jest zapisana (po każdym ruchu)
    quit         wyjdź; partia jest zapisana
terminal-place = miejsce
terminal-player = gracz
terminal-player-you = (ty)
terminal-stopped = Przerwano.
terminal-compiling = Przygotowuję tego bota. To jednorazowe i trwa najwyżej minutę.
terminal-step = Enter: dalej, `t`: stół, `q`: koniec.
# Chance: who draws the cards and rolls the die.
terminal-dealer = losowanie
terminal-not-over = Jeszcze nie koniec. Czekamy na: { $names }.
terminal-review-move = { $when }: { $cost }. Zagrano: { $played }. Lepiej: { $better }.
terminal-review-doing = Trwa analiza
terminal-review-seat = Nie ma gracza „{ $name }”.

terminal-games-name = nazwa
terminal-games-title = tytuł
terminal-games-players = gracze
terminal-games-options = opcje
terminal-games-seats = { $fewest }–{ $most }
terminal-edition = { $game }, wydanie { $edition }

## Problems

problem-unreachable = Brak połączenia z serwerem. Sprawdź swoją sieć.
problem-missing = Nie znaleziono.
problem-push = To nie jest adres usługi powiadomień.
problem-push-off = Ten serwer nie wysyła powiadomień.
problem-often = Za dużo zapytań. Poczekaj chwilę.
problem-large = Ten plik jest za duży.
problem-status = Coś poszło nie tak ({ $status }).
problem-server = Coś poszło nie tak na serwerze. Błąd został zapisany.
problem-database = Baza danych nie odpowiada. Spróbuj za chwilę.
problem-offline = Do tego potrzebny jest serwer. Tutaj grasz tylko na tym urządzeniu.
problem-not-kept = Przeglądarka nie może zapisać partii: pamięć jest pełna albo zablokowana.
problem-unknown-person = Nieznany gracz. Odśwież stronę.
problem-table-missing = Nie ma stołu { $name }.
problem-table-unreadable = Nie można otworzyć stołu { $code }: ma inne zasady lub karty.
problem-code = Nie udało się utworzyć stołu. Spróbuj ponownie.
problem-data = Nie można tego użyć: { $reason }
problem-data-long = Ten plik jest za długi. Limit znaków: { $limit }.
problem-data-lines = Ten plik ma za dużo wierszy. Limit: { $limit }.
problem-data-line = Wiersz { $line } jest za długi. Limit znaków: { $limit }.
problem-data-nested = Ten plik ma za dużo nawiasów. Limit: { $limit }.
problem-data-slow = Odczyt tego pliku trwa zbyt długo.
problem-busy = Serwer jest zajęty. Spróbuj ponownie za chwilę.
problem-person = Nikt nie ma numeru { $person }.
problem-tables = To już wiele stołów. Poczekaj kilka minut.
problem-tables-unfinished = Masz już { $limit } niedokończonych partii jako gospodarz. Najpierw dokończ lub zamknij którąś.
problem-lines = Za dużo otwartych stron. Zamknij jedną.
problem-spectators-full = Przy tym stole jest za dużo widzów.
problem-spectators-queue = Przy tym stole jest za dużo widzów. Jesteś w kolejce.
problem-host = Tego adresu nie można użyć.
problem-players = { $game } to gra dla { $fewest }–{ $most } graczy.
problem-lesson = Samouczek jest dla jednej osoby i botów.
problem-only-bots = Są tu same boty. Zajmij miejsce albo zostaw wolne.
problem-bot = Nie ma bota „{ $level }”.
problem-seat-missing = Nie ma miejsca nr { $seat }.
problem-seat-not-yours = To nie twoje miejsce.
problem-seat-own = To twoje własne miejsce.
problem-seat-only-bot = W trakcie partii możesz oddać miejsce tylko botowi.
problem-seat-active = Kogoś, kto gra, można usunąć tylko przez głosowanie.
problem-seat-bot = Na tym miejscu już gra bot.
problem-close-vote = Grają też inni. Zaproponuj koniec partii.
problem-vote-another = Trwa już inne głosowanie.
problem-vote-own = Nie głosujesz we własnej sprawie.
problem-vote-few = Do głosowania nad usunięciem potrzeba co najmniej trzech osób.
problem-vote-often = Za dużo głosowań zaczętych przez ciebie w tej partii.
problem-not-full = Są jeszcze wolne miejsca.
problem-talk-off = Czat wyłączony przez gospodarza.
problem-talk-empty = Najpierw coś napisz.
problem-talk-often = Za dużo naraz. Poczekaj chwilę.
problem-talk-used-up = Czat tego stołu jest pełny.
problem-not-running = Tu nie trwa żadna partia.
problem-full = Wszystkie miejsca są zajęte.
problem-table-used-up = Przy tym stole było zbyt wiele zmian. Rozpocznij partię lub utwórz nowy stół.
problem-empty = Przy tym stole jeszcze nikogo nie ma.
problem-not-started = Partia jeszcze się nie zaczęła.
problem-started = Partia już się zaczęła.
problem-expired = Ten stół zamknięto, bo partia nie zaczęła się na czas.
problem-closed = Ten stół jest zamknięty.
problem-over = Partia jest zakończona.
problem-not-over = Partia jeszcze trwa.
problem-not-seated = Nie masz miejsca przy tym stole.
problem-not-host = To może zrobić tylko gospodarz.
problem-not-player = O rewanż mogą prosić tylko gracze.
problem-no-spectators = Ten stół nie przyjmuje widzów.
problem-spectator = Widzowie nie mogą grać.
problem-hint = Porady są tylko w twojej turze, w grze z botami bez limitu czasu.
problem-hint-off = Przy tym stole gra się bez porad.
problem-hint-thinking = Porada już nadchodzi.
problem-hint-none = Tym razem bez porady. Spróbuj ponownie.
problem-match-file = Tej partii nie da się tu odtworzyć: { $reason }
problem-match-long = Ta partia jest za długa. Limit ruchów: { $limit }.
problem-contest = Zobaczysz to, gdy zagrasz tę partię.
problem-contest-file = Plik partii dnia będzie dostępny po zakończeniu dnia.
problem-contest-own = Taki stół może otworzyć tylko serwer.
problem-challenge = Wyzwaniem może być tylko nowa partia rozegrana w pojedynkę przeciw botom.
problem-play-on-over = Od tego miejsca nie ma już czego grać. Wybierz wcześniejszy moment.
problem-erase = Aby potwierdzić, wpisz nick, pod którym grasz.
problem-record = Ruchy zobaczysz po zakończeniu partii.
problem-review-running = Analiza będzie dostępna po zakończeniu partii.
problem-review-failed = Analiza się nie udała. Spróbuj później.
problem-review-game = { $game } nie ma bota, który potrafi analizować partie.
problem-name-blank = Wpisz nick.
problem-device-link = Ten link wygasł albo został już użyty.
problem-message-large = Ta wiadomość jest za duża. Limit znaków: { $limit }.
problem-message-unreadable = Nie można odczytać tej wiadomości: { $reason }
problem-messages = Za dużo wiadomości. Poczekaj chwilę.
undo-over = Partia jest zakończona.
undo-nothing = Nie ma jeszcze czego cofać.
undo-bot = Ten ruch zrobił za ciebie bot.
undo-dealer = Za późno, by cofnąć: dobrano kartę lub rzucono kostką.
undo-final = Za późno, by cofnąć: ten wybór jest ostateczny.
undo-played = Za późno, by cofnąć: był już ruch innego gracza.
undo-clock = Za późno, by cofnąć: biegnie czas następnego gracza.
undo-often = Za dużo cofnięć. Graj dalej.

terminal-help-about = Trzy gry o skarbach: graj w przeglądarce albo tutaj, oglądaj boty, czytaj zasady.
terminal-help-game = Gra, jak ją podaje `crocetta games`.
terminal-help-seed = To samo ziarno, te same karty i rzuty.
terminal-help-option = Opcja gry.
terminal-help-deck-file = Własne karty albo własny labirynt.
terminal-help-save = Gdzie zapisać partię.
terminal-help-language = Język programu.
terminal-help-json = Wypisuje JSON, dla programów.
terminal-help-file = Zapisana partia.
terminal-help-play-game = W co grać.
terminal-help-play-bots = Przeciwnicy, na przykład novice,adept.
terminal-help-players = Liczba graczy razem z tobą.
terminal-help-level = Poziom botów, na przykład novice albo adept.
terminal-help-name = Twój nick.
terminal-help-resume = Wznawia zapisaną partię.
terminal-help-watch-bots = Kto gra, na przykład novice,adept.
terminal-help-speed = Wiersze na sekundę; 0 bez przerw.
terminal-help-step = Czeka na Enter po każdym ruchu.
terminal-help-rule = Jej numer, na przykład 12.
terminal-help-host = Adres do nasłuchu; 0.0.0.0 to wszystkie.
terminal-help-database = Plik, sqlite:///file.db albo postgresql://…
terminal-help-open = Otwiera stronę w przeglądarce.
terminal-help-root-path = Początek ścieżki, za serwerem proxy.
terminal-help-time-zone = Strefa czasowa partii dnia, na przykład Europe/Rome.
terminal-help-workers = Liczba procesów; kilka wymaga PostgreSQL.
terminal-help-port = Port do nasłuchu.
terminal-help-system = z systemu
terminal-help-command-play = Graj z botami. Partia zapisuje się po każdym ruchu.
terminal-help-command-watch = Oglądaj grę botów.
terminal-help-command-replay = Odtwórz zapisaną partię.
terminal-help-command-deck = Pokaż wszystkie karty albo labirynt i co na nich jest.
terminal-help-command-games = Wymień gry.
terminal-help-command-rules = Czytaj zasady albo jedną z nich.
terminal-help-command-serve = Uruchom serwer i graj w przeglądarce, ze znajomymi i botami.
terminal-help-command-site = Zapisz stronę do gry bez serwera, na dowolny hosting.
terminal-help-site-folder = Nowy albo pusty folder.
terminal-help-site-server = Serwer, na którym można grać dalej ze znajomymi, na przykład https://games.example.org.
terminal-help-admin = Zarządzaj działającym serwerem jako użytkownik, który go uruchomił.
terminal-help-admin-status = Stoły, połączenia, ruchy na sekundę, boty i odmowy dla każdego procesu.
terminal-help-admin-tables = Stoły w pamięci i osoby przy nich.
terminal-help-admin-end = Zamknij stół dla wszystkich. Nic nie zostanie usunięte.
terminal-help-admin-table = Kod albo id.
terminal-help-admin-revoke = Wyloguj wszystkie urządzenia danej osoby; wróci dzięki tajnemu linkowi.
terminal-help-admin-person = Numer, który pokazuje `tables`.
terminal-help-admin-metrics = Metryki w formacie Prometheusa.
terminal-help-help = Pokazuje tę wiadomość i kończy.
terminal-help-arguments = Argumenty
terminal-help-options = Opcje
terminal-help-commands = Polecenia
terminal-help-default = domyślnie
terminal-help-required = wymagane
terminal-help-seat = Czyja partia: nick albo numer.
terminal-help-commitment = Co strona zapisała, zanim dołączono do stołu.
terminal-help-match = Która to partia zobowiązania: 1, a każdy rewanż o jeden więcej.
terminal-help-share = Co twoja strona dodała do losowania.
terminal-help-replace = Zastępuje to, co już tam jest.
terminal-help-backup-file = Gdzie zapisać kopię zapasową.
terminal-help-restore-file = Kopia zapasowa z `crocetta backup`.
terminal-help-yours = twoja
terminal-help-command-review = Przeanalizuj skończoną partię: szczęście, wybory i najkosztowniejsze ruchy.
terminal-help-command-verify = Sprawdź ruchy i losowanie zapisanej partii.
terminal-help-command-backup = Utwórz kopię zapasową bazy danych, także gdy serwer działa.
terminal-help-command-restore = Przywróć kopię zapasową. Serwer musi być zatrzymany.

## Powiadomienia na urządzeniach

push-turn = Twoja kolej: { $game }
push-with = Grają też: { $names }
push-joined = { $name } dołącza do twojego stołu
push-rematch = { $name } też chce zagrać jeszcze raz

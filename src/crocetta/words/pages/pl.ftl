### Pages that are loaded when somebody goes there.

## Replays

replay-chip = Powtórka
replay-jump = Przejdź do
replay-moments = Kluczowe momenty
replay-moment-lead = { $step }. Prowadzi { $name }
replay-moment-gain = { $step }. { $name }: +{ $points }
replay-turns = Tury
replay-speed = Szybkość
replay-times = { $speed }×
replay-sheets = Karty wyników
replay-scores = Punkty
play-on = Graj stąd
play-on-what = Zaczyna nową partię z botami od tego momentu. Nie liczy się do twoich statystyk.
play-on-seat = Graj jako
play-on-bots = Boty zamiast innych osób
play-on-luck = Karty i kostka od tego miejsca
play-on-luck-new = Nowe
play-on-luck-new-what = Nikt nie wie, co będzie dalej.
play-on-luck-same = Takie jak były
play-on-luck-same-what = Te same karty i rzuty co w tej partii, o ile jeszcze są.
play-on-start = Graj
carry-on = Graj dalej ze znajomymi
carry-on-what = Ta partia jeszcze trwa. Wybierz, kto gra na każdym miejscu. Gracie dalej, gdy wszyscy będą na miejscu, z nowym losowaniem. Partia nie liczy się do statystyk.
share = Udostępnij
share-link = Link do tego momentu
share-picture = { $game }, { $when }
share-svg = Zapisz jako SVG
share-png = Zapisz jako PNG
watch-what = Wybierz plik pobranej partii. Widzisz ją tylko ty i nie jest przechowywana.
watch-reading = Wczytywanie…

## Print

print-title = Drukuj i graj
print-game = Gra
print-paper = Papier
print-a4 = A4
print-letter = Letter
print-cards = Karty
print-sheets = Karty wyników
print-rules = Jak grać
print-now =
    { $count ->
        [one] Drukuj { $count } stronę
        [few] Drukuj { $count } strony
       *[many] Drukuj { $count } stron
    }
print-page = Strona { $page } z { $pages }
print-hint = Drukuj w skali 100% i włącz grafikę tła. Tnij wzdłuż przerywanych linii.
flip-title = Odkrywaj za nas karty

## Mine

mine-games = Według gry
mine-matches = Partie
mine-won = Wygrane
mine-won-of = { $won } ({ $percent }%)
mine-best = Rekord
mine-average = Średnia
mine-streak = Wygrane z rzędu
mine-streak-of = { $streak } (rekord: { $longest })
mine-rivals = Bezpośrednie pojedynki
mine-rival = Przeciwnik
mine-met = Spotkania
mine-bots = Boty: { $level }
mine-ahead = Lepiej
mine-behind = Gorzej
mine-tied = Remis
mine-history = Historia
mine-all = Wszystkie
mine-none = Nie ma jeszcze zakończonych partii.
mine-more = Pokaż więcej
mine-uncounted = poza statystykami
mine-devices = Urządzenia
device-unknown = Nieznane urządzenie
device-here = To urządzenie
device-sign-out = Wyloguj
notify = Powiadomienia
notify-all = Powiadamiaj moje urządzenia
notify-none = Żadne urządzenie nie dostaje powiadomień.
notify-stop = Wyłącz
mine-data = Moje dane
identity-what = Zachowaj swoją tożsamość w pliku i wczytaj ją w dowolnej przeglądarce: przeniesie nick, miejsca i historię. Kto ma ten plik, może grać jako ty. Wylogowanie innych urządzeń unieważnia go.
identity-save = Zapisz moją tożsamość
identity-bring = Wczytaj tożsamość
identity-wrong = W tym pliku nie ma tożsamości.
data-what = Pobierz wszystko, co ten serwer o tobie wie, albo to usuń.
data-save = Pobierz moje dane
data-erase = Usuń mnie
data-erase-what = Opuszczasz wszystkie stoły, twój nick znika z dawnych partii, a wszystkie twoje urządzenia zostają wylogowane. Tego nie można cofnąć.
data-erase-yes = Usuń wszystko

## Partia dnia i wyzwania

daily = Partia dnia
daily-same = To samo losowanie dla wszystkich. Liczy się pierwsza próba.
daily-until = koniec { $time }
daily-streak =
    { $count ->
        [one] { $count } dzień z rzędu
        [few] { $count } dni z rzędu
       *[many] { $count } dni z rzędu
    }
daily-played =
    { $count ->
        [one] Dziś zagrała { $count } osoba.
        [few] Dziś zagrały { $count } osoby.
       *[many] Dziś zagrało { $count } osób.
    }
daily-running = W toku.
daily-given-up = Nieukończona.
daily-place = { $place } z { $count }
daily-better = lepiej niż { $percent }%
daily-play = Graj
daily-button = { $what }: partia dnia, { $game }
daily-practise = Poćwicz
daily-practice = Trening. Liczy się pierwsza próba.
daily-board = Ranking
daily-board-game = Ranking: { $game }
challenge-friend = Rzuć wyzwanie
challenge-result = Porównaj
daily-day = Dzień
daily-before = Poprzedni dzień
daily-after = Następny dzień
daily-nobody = Nikt jeszcze nie zagrał.
daily-closed = Ranking i powtórki zobaczysz, gdy zagrasz. Liczy się tylko pierwsza próba.
daily-points = Wynik: { $points }
daily-distribution = Jak poszło wszystkim
daily-column = { $points }: { $count }
daily-best = Najlepsze wyniki
daily-place-short = Miejsce
daily-name = Nick
daily-somebody = Ktoś
daily-replay-of = Powtórka: { $name }
daily-luck = Losowanie
daily-luck-what = Karty i kostka danego dnia są ustalone dzień wcześniej. Sekret, z którego wynikają, pokazujemy po zakończeniu dnia, więc każdy może je sprawdzić.
daily-commitment = Zobowiązanie na ten dzień
daily-secret = Sekret
daily-secret-from = widoczny od: { $time }
daily-tomorrow = Zobowiązanie na jutro
challenge = Wyzwanie
challenge-what = { $name } ma już tę partię za sobą. Zagraj ją z tym samym losowaniem, przeciw tym samym botom: { $bots }.
challenge-once = Liczy się tylko pierwsza próba.
challenge-own = Wyślij ten link znajomym: to samo losowanie, te same boty. Twoją powtórkę zobaczą, dopiero gdy sami zagrają.
challenge-link = Link do wyzwania
challenge-alone = Nikt inny jeszcze nie skończył.
compare = Porównaj
compare-with = Porównaj: { $name }
compare-end = { $one } { $first }, { $other } { $second }
compare-differs = Tu wybory się różnią.
compare-same = Te same wybory.
compare-nothing = Nic.
compare-before = Poprzednia tura
compare-after = Następna tura
mine-daily =
    { $finished ->
        [one] { $finished } ukończona
        [few] { $finished } ukończone
       *[many] { $finished } ukończonych
    }, wygrane: { $won }. Dni z rzędu: { $streak } teraz, rekord { $longest }.

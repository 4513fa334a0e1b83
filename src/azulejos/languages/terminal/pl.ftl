### Teksty dla graczy w terminalu po polsku. Zmienne i zasady: en.ftl

## Gra w terminalu

terminal-list = { $before } i { $last }
terminal-welcome = { $title }. Wpisz ?, aby zobaczyć pomoc.
terminal-player = Gracz { $number }
terminal-ask =
    { $name } ({ $count ->
        [one] jedyny ruch: { $move }
        [few] { $count } ruchy, np. { $move }
       *[many] { $count } ruchów, np. { $move }
    })
terminal-thinks = { $name } myśli…
terminal-turn = Kolej: { $name }. Pozostali nie patrzą na ekran.
terminal-show-cards = Naciśnij Enter, aby zobaczyć swoje karty.
terminal-has-chosen = Wybór gotowy: { $name }.
terminal-over = { page-azul-over }
terminal-last-moves = Ostatnie ruchy:
terminal-scored = Punkty – { $scores }
terminal-nobody-scored = W tej rundzie nikt nie zdobył punktów.
terminal-winner = Zwycięstwo: { $name }
terminal-tie = { $better } i { $worse }: tyle samo punktów. Wyżej { $better }: { $reason }.
terminal-tie-break = tak rozstrzygają zasady
terminal-tie-break-azul = więcej pełnych rzędów ({ "AZ-9.3" })
terminal-tie-break-5211 = więcej zdobytych kart ({ "F-5.2, F-6.4" })

## Pomoc i polecenia

terminal-help-type = Wpisz ruch, na przykład { $examples }; wielkość liter nie ma znaczenia.
terminal-help-or = Albo jedno z poleceń:
terminal-help-moves = dozwolone ruchy albo te, które zaczynają się od tekstu
terminal-help-board = narysuj stół jeszcze raz
terminal-help-undo = cofnij swój ostatni ruch (nigdy sprzed losowania ani odkrycia kart)
terminal-help-save = zapisz grę
terminal-help-quit = zapisz grę i zakończ ({ "quit now" }: zakończ bez zapisywania)
terminal-help-wait = poczekaj, aż boty skończą rozgrzewkę
terminal-help-help = ta pomoc
terminal-help-text = tekst
terminal-help-file = plik
terminal-no-moves = brak
terminal-save-elsewhere = Zapisz grę w innym miejscu albo zakończ bez zapisywania: { "quit now" }
terminal-saved = Zapisano w pliku { $path }
terminal-resume = Aby wrócić do gry: { $command }
terminal-reason =
    { $reason ->
        [EACCES] brak uprawnień
        [EEXIST] jest już plik o tej nazwie
        [EISDIR] to jest katalog
        [ENOENT] nie ma takiego pliku ani katalogu
        [ENOSPC] na dysku nie ma miejsca
        [ENOTDIR] część ścieżki nie jest katalogiem
        [EROFS] dysk jest tylko do odczytu
       *[other] { $reason }
    }
terminal-not-written = Nie można zapisać pliku { $path }: { terminal-reason }
terminal-warming-hint = Wpisz { "wait" }, aby poczekać na koniec rozgrzewki.
terminal-warming-done = Rozgrzewka zakończona.
terminal-warming-late = Rozgrzewka wciąż trwa; na razie bot gra szybko, ale słabiej.

## Wiersz poleceń

no-file = Nie można odczytać pliku { $path }: { terminal-reason }.
too-many-seats =
    Wskazano za dużo miejsc: { $given }, a graczy jest { $players }.
too-many-names =
    Podano za dużo imion: { $given }, a graczy jest { $players }.
bad-option-text = „{ $text }” to nie jest opcja. Opcje zapisuje się tak: { "NAME=VALUE" }.
terminal-possible = Do wyboru: { $choices }.
terminal-stopped = przerwano
terminal-table-at = Stół czeka pod adresem { $link }
terminal-games-players = { $title }, od { $least } do { $most } graczy
terminal-games-number = albo dowolna liczba od { $least }
terminal-option-wall = ściana: kolorowa albo szara
terminal-option-board = strona plansz graczy: kolorowa albo szara
terminal-option-edition = wydanie: z instrukcji albo międzynarodowe; inaczej liczą się koguty i limit koloru
terminal-option-target = punkty do zdobycia w kilku taliach; 0: jedna talia
terminal-replayed =
    { $title }: { $events ->
        [one] { $events } zdarzenie, zgodne
        [few] { $events } zdarzenia, wszystkie zgodne
       *[many] { $events } zdarzeń, wszystkie zgodne
    } z zasadami.
terminal-unfinished = Gra nie została dokończona.

## Rysunki

terminal-starts-next = { page-azul-starts-next }
terminal-azul-heading =
    Runda { $round }: { $phase ->
        [offer] oferta dostawców
        [tiling] układanie mozaik
       *[over] koniec gry
    }
terminal-azul-counts = w woreczku { $bag }, w pokrywce { $lid }
terminal-azul-idle = rundy bez nowej płytki na ścianach: { $idle } z { $most }
terminal-summer-pavilion-heading =
    Runda { $round } z { $rounds }: { $phase ->
        [take] pobieranie płytek
        [place] układanie płytek
       *[over] koniec gry
    }
terminal-summer-pavilion-counts = w woreczku { $bag }, w wieży { $tower }
terminal-summer-pavilion-supply = zapas
terminal-summer-pavilion-legend = { "+n" } płytki premiowe, gdy wszystkie pola wokół są zajęte, { "!n" } brakuje jednego, ✓ wzięte
terminal-summer-pavilion-owed = z zapasu: { $tiles }
terminal-summer-pavilion-passed = pas
terminal-summer-pavilion-hand = płytki
terminal-summer-pavilion-kept = zachowane
terminal-5211-round = Runda { $round } z { $rounds }, część { $part } z 3
terminal-5211-deck =
    talia { $deck }, gra do { $points } { $points ->
        [one] punktu
       *[other] punktów
    }
terminal-5211-pile = w stosie { $count }
terminal-5211-edition =
    { $edition ->
        [international] wydanie międzynarodowe
       *[rulebook] wydanie z instrukcji
    }
terminal-5211-roosters = koguty: { $count }
terminal-5211-exactly = dokładnie { $count }
terminal-5211-from = od { $count }
terminal-5211-at-most = najwyżej { $count }
terminal-5211-score = punkty { $points }, karty { $cards }
terminal-5211-chosen = wybrane

## Jak wpisywać ruchy

terminal-guide-azul-take = weź czerwone płytki z warsztatu 3 i połóż je w linii wzoru 4
terminal-guide-azul-drop = weź czarne płytki ze środka i połóż je na podłodze
terminal-guide-azul-source = skąd: numer warsztatu albo { "C" } (środek)
terminal-guide-azul-colour = kolor: { $colours }
terminal-guide-azul-line = dokąd: linia wzoru od 1 do 5, licząc od góry, albo { "F" } (podłoga)
terminal-guide-azul-tile = na szarej ścianie: płytka z rzędu 2 trafia do kolumny 4
terminal-guide-azul-marker = płytka gracza rozpoczynającego

terminal-guide-summer-pavilion-take = weź czerwone płytki z warsztatu 3, { "CR" }: ze środka; joker dołącza sam
terminal-guide-summer-pavilion-colours = kolory: { $colours }
terminal-guide-summer-pavilion-lay = połóż pomarańczową na prawym górnym polu lewej górnej gwiazdy; w zapłacie 1 joker
terminal-guide-summer-pavilion-stars = gwiazdy: { "C" } środkowa, { "L" } lewa, { "R" } prawa, { "UL, UR" } lewa i prawa górna, { "LL, LR" } dolne
terminal-guide-summer-pavilion-cells = pola gwiazdy: { "N, NE, SE, S, SW, NW" } ({ "N" } góra, { "S" } dół, { "E" } prawo, { "W" } lewo)
terminal-guide-summer-pavilion-bonus = weź z zapasu zieloną płytkę premiową
terminal-guide-summer-pavilion-pass = spasuj i zachowaj dwie zielone płytki i jedną czerwoną; { "pass:-" } nie zachowuje nic
terminal-guide-summer-pavilion-joker = płytka w kolorze jokera; { "T" } to płytka gracza rozpoczynającego

terminal-guide-5211-pair = zagraj żółtą 1 i turkusową 4, w dowolnej kolejności: dwie karty w części 1
terminal-guide-5211-card = zagraj niebieską 6: jedna karta w częściach 2 i 3
terminal-guide-5211-colours = kolory: { $colours }; 1 to kogut
terminal-guide-5211-roosters = gdy odkryto tyle kogutów, punktują tylko one; „{ $exactly }”: ani mniej, ani więcej
terminal-guide-5211-limit = kolor, który ma więcej kart, odpada, tak samo kolory o równej liczbie kart;
terminal-guide-5211-leads = z pozostałych punktuje najliczniejszy, dla każdego, kto go zagrał

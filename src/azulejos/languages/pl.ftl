### Wszystkie teksty dla graczy po polsku. Zmienne i zasady: en.ftl

language-name = polski

## Słowa, z których korzystają inne komunikaty

-blue = { $case ->
   *[nominative] niebieski
    [genitive] niebieskich
}
-yellow = { $case ->
   *[nominative] żółty
    [genitive] żółtych
}
-red = { $case ->
   *[nominative] czerwony
    [genitive] czerwonych
}
-black = { $case ->
   *[nominative] czarny
    [genitive] czarnych
}
-white = { $case ->
   *[nominative] biały
    [genitive] białych
}
-purple = { $case ->
   *[nominative] fioletowy
    [genitive] fioletowych
}
-green = { $case ->
   *[nominative] zielony
    [genitive] zielonych
}
-orange = { $case ->
   *[nominative] pomarańczowy
    [genitive] pomarańczowych
}
-turquoise = { $case ->
   *[nominative] turkusowy
    [genitive] turkusowych
}

colour =
    { $colour ->
        [blue] { -blue }
        [yellow] { -yellow }
        [red] { -red }
        [black] { -black }
        [white] { -white }
        [purple] { -purple }
        [green] { -green }
        [orange] { -orange }
        [turquoise] { -turquoise }
       *[other] { $colour }
    }

of-colour =
    { $colour ->
        [blue] { -blue(case: "genitive") }
        [yellow] { -yellow(case: "genitive") }
        [red] { -red(case: "genitive") }
        [black] { -black(case: "genitive") }
        [white] { -white(case: "genitive") }
        [purple] { -purple(case: "genitive") }
        [green] { -green(case: "genitive") }
        [orange] { -orange(case: "genitive") }
        [turquoise] { -turquoise(case: "genitive") }
       *[other] { $colour }
    }

held-colour =
    { $held ->
        [blue] { -blue }
        [yellow] { -yellow }
        [red] { -red }
        [black] { -black }
        [white] { -white }
       *[other] { $held }
    }

of-joker-colour =
    { $joker ->
        [purple] { -purple(case: "genitive") }
        [green] { -green(case: "genitive") }
        [orange] { -orange(case: "genitive") }
        [yellow] { -yellow(case: "genitive") }
        [blue] { -blue(case: "genitive") }
        [red] { -red(case: "genitive") }
       *[other] { $joker }
    }

source =
    { $source ->
        [centre] na środku pola gry
       *[other] na warsztacie dostawcy nr { $source }
    }

card =
    { $value ->
        [1] { colour }, kogut
       *[other] { colour }, { $value }
    }

game-name =
    { $game ->
        [azul] Azul
        [summer-pavilion] Azul: Letni pawilon
       *[other] { $game }
    }

## Ruchy we wszystkich grach

bad-move-id = Nie ma ruchu o numerze { NUMBER($move, useGrouping: 0) }.
bad-move-text = „{ $text }” to nie jest ruch. Ruchy zapisuje się tak: { $examples }.
not-your-turn = To nie twoja kolej.

wrong-phase =
    { $phase ->
        [offer] Mozaiki układa się dopiero po ofercie dostawców.
        [tiling] Oferta dostawców w tej rundzie już się skończyła.
        [take] Płytki układa się dopiero wtedy, gdy wszystkie są już zabrane.
        [place] W tej rundzie nie ma już czego brać.
       *[other] Teraz nie można tego zrobić.
    }

no-such-display = W tej grze nie ma warsztatu dostawcy nr { $display }.
no-such-tile = Nie ma { of-colour } płytek { source }.

cell-taken =
    { $game ->
        [azul] Na ścianie w rzędzie { $row } i kolumnie { $column } leży już płytka.
        [summer-pavilion] Na polu { $cell } leży już płytka.
       *[other] W tym miejscu leży już płytka.
    }

not-in-hand =
    { $reason ->
        [kept] Nie możesz zachować { $kept }: masz { $hand }.
        [only-one] Masz na ręce tylko jedną kartę „{ card }”.
       *[none] Nie masz na ręce karty „{ card }”.
    }

## Azul

line-full = Linia wzoru { $line } jest już pełna.
line-holds-other = Linia wzoru { $line } ma już inny kolor: { held-colour }, a nie { colour }.
colour-in-row = W rzędzie { $row } na ścianie jest już ten kolor: { colour }.
colour-in-column = W kolumnie { $column } na ścianie jest już ten kolor: { colour }.
wrong-line = Najpierw ułóż płytkę z linii wzoru { $line }.

## Letni pawilon

bonus-first =
    Najpierw weź z zapasu { $tiles ->
        [one] jedną płytkę premiową
        [few] { $tiles } płytki premiowe
       *[many] { $tiles } płytek premiowych
    }.

no-bonus = Teraz nie dostajesz płytek premiowych.
not-in-supply = W zapasie nie ma { of-colour } płytek.
joker-beside-others = Nie możesz wybrać jokera ({ colour }), dopóki { source } leży inny kolor.
joker-pays-itself = Ten kolor ({ colour }) sam jest jokerem: płać tylko nim i zapisz +0.

colour-not-allowed =
    { $reason ->
        [grey] Gwiazda { $star } nie przyjmie tego koloru ({ colour }): płytki gwiazdy są albo wszystkie w jednym kolorze, albo każda w innym.
        [held] Gwiazda { $star } ma już ten kolor: { colour }.
       *[other-colour] Gwiazda { $star } nie przyjmuje tego koloru: { colour }.
    }

no-own-tile = Za pole { $cell } nie można zapłacić samymi jokerami: potrzebna jest choć jedna płytka w układanym kolorze ({ colour }).

not-enough-tiles =
    { $jokers ->
        [0] Pole { $cell } wymaga płytek: { of-colour } – { $tiles }. Masz: { $own }.
       *[other] Pole { $cell } wymaga płytek: { of-colour } – { $tiles }, { of-joker-colour } (jokerów) – { $jokers }. Masz: { $own } i { $own_jokers }.
    }

too-many-kept =
    Możesz zachować najwyżej { $corners ->
        [one] jedną płytkę
        [few] { $corners } płytki
       *[many] { $corners } płytek
    }, po jednej w każdym rogu planszy, a nie { $tiles }.

## 5211

wrong-number =
    W części { $part } wybierasz { $cards ->
        [one] jedną kartę
        [few] { $cards } karty
       *[many] { $cards } kart
    }.

## Przygotowanie gry

bad-option-value =
    { $option ->
        [wall] Ściana nie może być „{ $value }”: wybierz kolorową albo szarą.
        [board] Plansza nie może być „{ $value }”: wybierz stronę kolorową albo szarą.
        [edition] Wydanie nie może być „{ $value }”: wybierz to z instrukcji albo międzynarodowe.
        [target] Nie można grać do „{ $value }” punktów: wybierz 0 (jedna talia) albo liczbę całkowitą większą od 0.
       *[other] Opcja „{ $option }” nie może mieć wartości „{ $value }”. Do wyboru: { $choices }.
    }

bad-player-count = Liczba graczy „{ $players }” nie pasuje do gry { game-name }. Do wyboru: { $choices }.
unknown-option = Gra { game-name } nie ma opcji „{ $option }”. Do wyboru: { $choices }.

bad-starter =
    { $reason ->
        [nobody-starts] W grze { game-name } nie ma gracza rozpoczynającego: wszyscy grają jednocześnie.
       *[no-such-seat] Miejsce „{ $seat }” nie może zaczynać: nie ma takiego miejsca.
    }

unknown-game = Nie ma gry o nazwie „{ $name }”.
unknown-bot = Nie ma bota o nazwie „{ $name }”.

## Przy stole

no-such-seat = Przy tym stole nie ma miejsca „{ $seat }”.
game-over = Gra jest już skończona.
not-over = Gra jeszcze się nie skończyła.
stale-revision = Gra potoczyła się dalej (stan { NUMBER($revision, useGrouping: 0) }, a nie { NUMBER($given, useGrouping: 0) }). Spójrz jeszcze raz, zanim zdecydujesz.
move-id-reused = Identyfikator ruchu „{ $id }” jest już zajęty: to ruch { $move }.
takeback-refused = Nie masz czego cofnąć: od ostatniego losowania lub odkrycia nie było twojego ruchu.

no-takeback =
    { $reason ->
        [not-asked] Nikt nie pyta cię o zgodę na cofnięcie ruchu.
       *[none] Nikt nie prosił o cofnięcie ruchu.
    }

## Wokół stołu

no-such-table = Pod tym adresem nie ma stołu.
not-seated = Może to zrobić tylko gracz przy stole. Otwórz link do swojego miejsca.
wrong-secret = Ten klucz dostępu nie pasuje do żadnego miejsca przy tym stole.
seat-taken = To miejsce jest już zajęte.
table-not-started = Gra jeszcze się nie zaczęła.
table-started = Gra już się zaczęła.
not-host = Może to zrobić tylko gospodarz stołu.
not-your-seat = To nie jest twoje miejsce.
seats-open = Są jeszcze wolne miejsca.
out-of-time = Twój czas minął: bot gra za ciebie, dopóki nie wrócisz.
busy = Przy tym stole dzieje się zbyt wiele naraz. Spróbuj ponownie.
bad-name = Nie można użyć tego imienia. Wybierz inne.
bad-token = Ten link jest nieważny albo już wygasł.
nothing-owed = Na tego gracza nikt nie czeka.

grace-not-over =
    Gracz może jeszcze wrócić. Miejsce można przekazać za { $seconds ->
        [one] sekundę
        [few] { $seconds } sekundy
       *[many] { $seconds } sekund
    }.

## Serwer

bad-request = Błąd w żądaniu: pole „{ $field }”.
too-large = Żądanie jest za duże.
no-such-page = Nie ma takiej strony.

too-many-requests =
    Za dużo żądań. Poczekaj { $seconds ->
        [one] sekundę
        [few] { $seconds } sekundy
       *[many] { $seconds } sekund
    }.

too-many-tables = Jest teraz za dużo stołów. Spróbuj później.
wrong-origin = Ta strona nie należy do stołu. Otwórz stół pod jego własnym adresem.
storage-failed = Nie udało się zapisać gry. Nic się nie zmieniło, spróbuj jeszcze raz.
internal = Coś poszło nie tak na serwerze. To nie twoja wina.

## The page: all screens

page-settings = Ustawienia
page-language = Język
page-light = Motyw
page-light-auto = Motyw: auto
page-light-light = Motyw: jasny
page-light-dark = Motyw: ciemny
page-loading = Ładowanie…
page-table-line-lost = Połączenie przerwane. Łączę ponownie…
page-table-pass-on = Przekaż ekran graczowi: { $name }.
page-table-show-seat = To ja, { $name }
page-seat-number = Miejsce { $number }
page-bot-level = Bot, poziom { $level }
page-status-waiting = Czekamy na graczy
page-status-ended = Gra zakończona przed czasem
page-status-your-turn = Twoja kolej
page-status-their-turn = Wybiera: { $name }
page-status-choose-secretly = Wybierz w tajemnicy. Gotowi: { $ready } z { $all }
page-status-ready = Gotowi: { $ready } z { $all }
page-status-you-win = Wygrywasz!
page-status-they-win = Wygrywa { $name }
page-status-shared-win = Wspólne zwycięstwo: { $names }

## The page: Azul

page-azul-tiles =
    { $colour ->
        [blue] { $count ->
            [one] { $count } niebieska
            [few] { $count } niebieskie
           *[many] { $count } niebieskich
        }
        [yellow] { $count ->
            [one] { $count } żółta
            [few] { $count } żółte
           *[many] { $count } żółtych
        }
        [red] { $count ->
            [one] { $count } czerwona
            [few] { $count } czerwone
           *[many] { $count } czerwonych
        }
        [black] { $count ->
            [one] { $count } czarna
            [few] { $count } czarne
           *[many] { $count } czarnych
        }
        [white] { $count ->
            [one] { $count } biała
            [few] { $count } białe
           *[many] { $count } białych
        }
       *[other] { $count } { $colour }
    }

page-azul-tile =
    { $colour ->
        [blue] niebieska
        [yellow] żółta
        [red] czerwona
        [black] czarna
        [white] biała
       *[other] { $colour }
    }

page-azul-table = Stół
page-azul-display = Warsztat { $number }
page-azul-display-empty = Warsztat { $number }: pusty
page-azul-centre = Środek
page-azul-centre-empty = pusto
page-azul-marker = Płytka gracza rozpoczynającego
page-azul-marker-first = kto pierwszy bierze: { $points }

page-azul-group =
    { $source ->
        [C] { page-azul-tiles } na środku
       *[other] { page-azul-tiles }, warsztat { $source }
    }

page-azul-from = z { $number }
page-azul-bag = Woreczek
page-azul-lid = Pokrywka
page-azul-round = Runda { $round }
page-azul-last-round = W rzędzie brakuje jednej płytki: to może być ostatnia runda
page-notice-idle = Rundy z rzędu bez nowej płytki na ścianach: { $idle } z { $most }, potem koniec gry
page-notice-ended-row = Gra się skończyła, bo na ścianie ukończono rząd.
page-notice-ended-idle =
    Gra się skończyła: przez { $most ->
        [one] { $most } rundę
        [few] { $most } rundy
       *[many] { $most } rund
    } z rzędu na żadną ścianę nie trafiła nowa płytka.
page-notice-ended-no-tiles = Gra się skończyła, bo nie zostało płytek do wyłożenia.
page-azul-board-own = twoja plansza
page-azul-board-of = Plansza: { $name }
page-azul-starts-next = zaczyna następną rundę
page-azul-started = zaczyna tę rundę
page-azul-chooses = wybiera
page-azul-is-ready = gotowe

page-azul-points =
    { $score ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }

page-azul-you = Ty
page-azul-lines = Linie wzoru
page-azul-wall = Ściana
page-azul-wall-row = Rząd { $row }: { $tiles }
page-azul-nothing = pusto
page-azul-floor-short = Podłoga

page-azul-floor-holds =
    Podłoga: { $pieces ->
        [0] pusta
       *[other] { $pieces } z 7, { $points }
    }

page-azul-line-empty = Linia { $line }: pusta
page-azul-line-held = Linia { $line }: { page-azul-tiles } z { $line }

page-azul-short = brakuje { $missing }

page-azul-holds = tu jest { colour }
page-azul-row-has = w rzędzie jest { colour }
page-azul-is-full = pełna
page-azul-not-here = nie tutaj
page-azul-on-wall = na ścianie
page-clause = zasada { $clause }

page-azul-move =
    { $source ->
        [C] { page-azul-tiles } ze środka
       *[other] { page-azul-tiles } z warsztatu { $source }
    } { $line ->
        [F] na podłogę
       *[other] do linii { $line }
    }

page-azul-did-tile = płytka na rząd { $row }, kolumnę { $column }
page-azul-announced = { $name }: { $what }
page-azul-choose = Wybierz płytki z warsztatu lub ze środka

page-azul-choose-colour =
    { $source ->
        [C] Środek: który kolor?
       *[other] Warsztat { $source }: który kolor?
    }

page-azul-where = { page-azul-tiles }: dokąd?
page-azul-where-to = Dokąd
page-azul-your-move = Twój ruch
page-azul-marked = { page-status-their-turn }. Zaznaczono: { page-azul-tiles }
page-azul-plus-tiled = { $points } przy układaniu mozaik
page-azul-plus-up-to = do { $points } na ścianie
page-azul-plus-now = { $points } teraz
page-azul-plus-others = { $points } za niższe linie
page-azul-minus-floor = { $points } za podłogę
page-azul-falls = nigdzie nie pasuje: spada na podłogę
page-azul-line-full = linia { $line } pełna
page-azul-takes-marker = bierze płytkę gracza rozpoczynającego
page-azul-to-lid = { $count } do pokrywki
page-azul-to-centre = na środek: { $bunch }
page-azul-drops = nigdzie się nie zmieści: { $bunch }
page-azul-ends-round = kończy rundę
page-azul-ends-game = pełny rząd: ostatnia runda
page-azul-bonus-row = { $points } za rząd na koniec
page-azul-bonus-column = { $points } za kolumnę na koniec
page-azul-bonus-colour = { $points } za kolor na koniec
page-azul-cancel = Anuluj
page-azul-confirm = Zatwierdź
page-azul-so-far = na razie
page-azul-drop-here = zrzuć tutaj: { $points }
page-azul-choose-column = Linia { $row }, { page-azul-tile }: wybierz kolumnę
page-azul-column = { page-azul-tile } na rząd { $row }, kolumnę { $column }
page-azul-cell = Rząd { $row }, kolumna { $column }
page-azul-column-has = w kolumnie jest { colour }
page-azul-sealed = Wybrano w tajemnicy: rząd { $row }, kolumna { $column }. Możesz to jeszcze zmienić.
page-azul-moves = Ruchy w tej rundzie
page-azul-no-moves = Jeszcze żadnego
page-azul-scoring = Runda { $round }: układanie mozaik
page-azul-scoring-end = Ostatnia runda i premie
page-azul-scoring-tile = { page-azul-tile }, rząd { $row }, kolumna { $column }: { $points }
page-azul-scoring-floor = podłoga { $points }
page-azul-scoring-row = rzędy { $points }
page-azul-scoring-column = kolumny { $points }
page-azul-scoring-colour = kolory { $points }
page-azul-scoring-of = { $name }: { $steps }. Teraz { $score }.
page-azul-skip = Pomiń
page-azul-type = Wpisz ruch
page-azul-type-hint = Na przykład { $examples }. Enter pokazuje ruch, drugi Enter go wykonuje.
page-azul-type-show = Pokaż
page-azul-others = Pozostali gracze
page-azul-open-board = Otwórz planszę: { $name }
page-azul-close = Zamknij
page-azul-watching = Oglądasz grę
page-azul-over = Gra skończona

## The page: Summer Pavilion

page-summer-pavilion-tiles =
    { $colour ->
        [purple] { $count ->
            [one] { $count } fioletowa
            [few] { $count } fioletowe
           *[many] { $count } fioletowych
        }
        [green] { $count ->
            [one] { $count } zielona
            [few] { $count } zielone
           *[many] { $count } zielonych
        }
        [orange] { $count ->
            [one] { $count } pomarańczowa
            [few] { $count } pomarańczowe
           *[many] { $count } pomarańczowych
        }
        [yellow] { $count ->
            [one] { $count } żółta
            [few] { $count } żółte
           *[many] { $count } żółtych
        }
        [blue] { $count ->
            [one] { $count } niebieska
            [few] { $count } niebieskie
           *[many] { $count } niebieskich
        }
       *[red] { $count ->
            [one] { $count } czerwona
            [few] { $count } czerwone
           *[many] { $count } czerwonych
        }
    }

page-summer-pavilion-jokers =
    { $count ->
        [one] { $count } joker
        [few] { $count } jokery
       *[many] { $count } jokerów
    }

page-summer-pavilion-no-tiles = brak płytek
page-summer-pavilion-joker = joker

page-summer-pavilion-tile =
    { $tile ->
        [purple] Fioletowa
        [green] Zielona
        [orange] Pomarańczowa
        [yellow] Żółta
        [blue] Niebieska
       *[red] Czerwona
    }

page-summer-pavilion-star =
    { $star ->
        [purple] Fioletowa gwiazda
        [green] Zielona gwiazda
        [orange] Pomarańczowa gwiazda
        [yellow] Żółta gwiazda
        [blue] Niebieska gwiazda
        [red] Czerwona gwiazda
        [UL] Lewa górna gwiazda
        [UR] Prawa górna gwiazda
        [R] Prawa gwiazda
        [LR] Prawa dolna gwiazda
        [LL] Lewa dolna gwiazda
        [L] Lewa gwiazda
       *[C] Środkowa gwiazda
    }

page-summer-pavilion-cell =
    { $star ->
        [purple] pole { $number } fioletowej gwiazdy
        [green] pole { $number } zielonej gwiazdy
        [orange] pole { $number } pomarańczowej gwiazdy
        [yellow] pole { $number } żółtej gwiazdy
        [blue] pole { $number } niebieskiej gwiazdy
        [red] pole { $number } czerwonej gwiazdy
        [UL] pole { $number } lewej górnej gwiazdy
        [UR] pole { $number } prawej górnej gwiazdy
        [R] pole { $number } prawej gwiazdy
        [LR] pole { $number } prawej dolnej gwiazdy
        [LL] pole { $number } lewej dolnej gwiazdy
        [L] pole { $number } lewej gwiazdy
       *[C] pole { $number } środkowej gwiazdy
    }

page-summer-pavilion-cell-toward =
    { $direction ->
        [N] { $cell }, u góry
        [NE] { $cell }, u góry po prawej
        [SE] { $cell }, u dołu po prawej
        [S] { $cell }, u dołu
        [SW] { $cell }, u dołu po lewej
       *[NW] { $cell }, u góry po lewej
    }

page-summer-pavilion-source =
    { $source ->
        [centre] ze środka pola gry
       *[other] z warsztatu { $source }
    }

page-summer-pavilion-feature =
    { $kind ->
        [P] filar
        [S] posąg
       *[W] okno
    }

page-summer-pavilion-round = Runda { $round } z { $rounds }
page-summer-pavilion-phase-take = Pobieranie płytek
page-summer-pavilion-phase-place = Układanie płytek
page-summer-pavilion-phase-over = Koniec gry
page-summer-pavilion-joker-is = Joker: { colour }
page-summer-pavilion-last-round = Ostatnia runda
page-summer-pavilion-track = Rundy i ich jokery
page-summer-pavilion-track-round = Runda { $round }: { colour }
page-summer-pavilion-track-now = Teraz: runda { $round }, joker: { colour }
page-summer-pavilion-supply = Zapas
page-summer-pavilion-supply-note = 10 miejsc, uzupełniany po każdej turze
page-summer-pavilion-bag = Woreczek: { $tiles }
page-summer-pavilion-tower = Wieża: { $tiles }
page-summer-pavilion-displays = Warsztaty i środek pola gry
page-summer-pavilion-display = Warsztat { $display }
page-summer-pavilion-display-empty = Warsztat { $display }: pusty
page-summer-pavilion-centre = Środek pola gry
page-summer-pavilion-centre-empty = Środek pola gry jest pusty
page-summer-pavilion-token = Płytka gracza rozpoczynającego
page-summer-pavilion-token-held = Płytkę gracza rozpoczynającego ma { $name }
page-summer-pavilion-token-cost = razem z płytką gracza rozpoczynającego, { $points }
page-summer-pavilion-joker-comes = Jokera można wziąć tylko razem z innym kolorem

page-summer-pavilion-points =
    { $points ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }

page-summer-pavilion-score-of =
    { $points ->
        [one] { $name }: { $points } punkt
        [few] { $name }: { $points } punkty
       *[many] { $name }: { $points } punktów
    }

page-summer-pavilion-your-board = twoja plansza
page-summer-pavilion-you = Ty
page-summer-pavilion-board-of = Plansza: { $name }

page-summer-pavilion-beside =
    { $tiles ->
        [0] brak płytek
        [one] { $tiles } płytka
        [few] { $tiles } płytki
       *[many] { $tiles } płytek
    }

page-summer-pavilion-passed =
    { $tiles ->
        [0] pas
        [one] pas, zachowana { $tiles } płytka
        [few] pas, zachowane { $tiles } płytki
       *[many] pas, zachowanych { $tiles } płytek
    }

page-summer-pavilion-their-turn = wybiera
page-summer-pavilion-hand = Płytki przy twojej planszy
page-summer-pavilion-number-bonus = Wszystkie pola { $number }: { $filled } z { $all }, +{ $points } na koniec
page-summer-pavilion-star-open = { $star }: { $filled } z 6
page-summer-pavilion-star-bonus = { $star }: { $filled } z 6, +{ $points } na koniec
page-summer-pavilion-bonuses = Premie na koniec gry
page-summer-pavilion-wait = { $name } wybiera. Możesz obejrzeć wszystkie plansze.
page-summer-pavilion-wait-over = Gra skończona.
page-summer-pavilion-choose-take = Wybierz płytki z warsztatu albo ze środka pola gry
page-summer-pavilion-choose-cell = Wybierz pole albo spasuj
page-summer-pavilion-choose-pass = Żadnego pola nie da się opłacić: musisz spasować
page-summer-pavilion-take = { $tiles } { $source }
page-summer-pavilion-to-centre = na środek: { $tiles }
page-summer-pavilion-no-loss = bez straty punktów
page-summer-pavilion-ends-phase = ostatnie płytki: teraz układanie

page-summer-pavilion-button-take =
    { $count ->
        [one] Weź { $count } płytkę
        [few] Weź { $count } płytki
       *[many] Weź { $count } płytek
    }

page-summer-pavilion-confirm = Zatwierdź
page-summer-pavilion-cancel = Anuluj
page-summer-pavilion-close = Zamknij
page-summer-pavilion-lay = { page-summer-pavilion-tile } → { $cell }
page-summer-pavilion-chain = +{ $points } za łańcuch o długości { $points }
page-summer-pavilion-feature-gives = { $features }: wybierz { $tiles } z zapasu
page-summer-pavilion-star-complete = gwiazda ukończona: +{ $points } na koniec
page-summer-pavilion-star-missing = do pełnej gwiazdy brakuje jeszcze { $cells }
page-summer-pavilion-number-complete = wszystkie pola { $number }: +{ $points } na koniec
page-summer-pavilion-ends-round = runda się kończy
page-summer-pavilion-pay = Zapłać { $cost }:
page-summer-pavilion-lay-which = Kolor:
page-summer-pavilion-pass-open = Spasuj…
page-summer-pavilion-pass-title = Pas: zachowaj do { $corners } płytek na następną rundę
page-summer-pavilion-pass-last = Ostatni pas w grze: zachowaj do { $corners } płytek
page-summer-pavilion-pass-discard = do wieży: { $tiles }

page-summer-pavilion-pass-loss =
    { $count ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }

page-summer-pavilion-pass-final = zachowane płytki: { $points } na koniec
page-summer-pavilion-ends-game = gra się kończy

page-summer-pavilion-button-pass =
    { $count ->
        [0] Spasuj, nic nie zachowuj
       *[other] Spasuj, zachowaj { $count }
    }

page-summer-pavilion-bonus-more =
    { $tiles ->
        [one] Wybierz z zapasu jeszcze { $tiles } płytkę
        [few] Wybierz z zapasu jeszcze { $tiles } płytki
       *[many] Wybierz z zapasu jeszcze { $tiles } płytek
    }

page-summer-pavilion-bonus-all = Z zapasu: { $tiles }
page-summer-pavilion-undo = Cofnij
page-summer-pavilion-cell-filled = { $cell }: zajęte ({ colour })
page-summer-pavilion-cell-legal = { $cell }: +{ $points }; { $ways }
page-summer-pavilion-cell-empty = { $cell }: puste
page-summer-pavilion-cell-refused = { $cell }: { $reason }
page-summer-pavilion-reason-hand = kosztuje { $cost }; masz: { $tiles }
page-summer-pavilion-reason-none = kosztuje { $cost }; masz za mało płytek w każdym z dozwolonych tu kolorów
page-summer-pavilion-reason-filled = już zajęte

page-summer-pavilion-cells =
    { $cells ->
        [one] Możesz wypełnić { $cells } pole
        [few] Możesz wypełnić { $cells } pola
       *[many] Możesz wypełnić { $cells } pól
    }

page-summer-pavilion-notation = Klawisze i notacja
page-summer-pavilion-notation-label = Ruch w notacji
page-summer-pavilion-notation-play = Zagraj
page-summer-pavilion-notation-hint = Na przykład { $example }
page-summer-pavilion-notation-unknown = „{ $move }” nie jest teraz dozwolonym ruchem.
page-summer-pavilion-keys-take = 1–9: warsztat, 0: środek pola gry; litery lub strzałki: kolor; Enter: zatwierdź, Esc: anuluj.
page-summer-pavilion-keys-place = Strzałki: przejdź między polami; Enter: wybierz; 1–9: sposób zapłaty; Enter: zatwierdź, Esc: anuluj; 0: pas.
page-summer-pavilion-keys-bonus = Litery: weź płytkę; Backspace: odłóż ją; Enter: zatwierdź.
page-summer-pavilion-keys-pass = Litery: zachowaj płytkę; Backspace: odrzuć ją; Enter: zatwierdź, Esc: anuluj.
page-summer-pavilion-moves = Ostatnie ruchy

page-summer-pavilion-did-take =
    { $tile ->
        [purple] bierze fioletowe { $source }
        [green] bierze zielone { $source }
        [orange] bierze pomarańczowe { $source }
        [yellow] bierze żółte { $source }
        [blue] bierze niebieskie { $source }
       *[red] bierze czerwone { $source }
    }

page-summer-pavilion-did-place =
    { $tile ->
        [purple] fioletowa → { $cell }
        [green] zielona → { $cell }
        [orange] pomarańczowa → { $cell }
        [yellow] żółta → { $cell }
        [blue] niebieska → { $cell }
       *[red] czerwona → { $cell }
    }

page-summer-pavilion-did-bonus =
    { $tile ->
        [purple] bierze fioletową z zapasu
        [green] bierze zieloną z zapasu
        [orange] bierze pomarańczową z zapasu
        [yellow] bierze żółtą z zapasu
        [blue] bierze niebieską z zapasu
       *[red] bierze czerwoną z zapasu
    }

page-summer-pavilion-did-pass = pas; zachowane: { $tiles }
page-summer-pavilion-announced = { $name }: { $what }, { $points }
page-summer-pavilion-announced-plain = { $name }: { $what }
page-summer-pavilion-enlarged = { $star } z bliska

## The page: 5211

page-you = Ty
page-round = Runda { $round }
page-typed-move = Wpisz ruch
page-card =
    { $value ->
        [1] { $colour ->
                [Y] Żółty
                [G] Zielony
                [O] Pomarańczowy
                [B] Niebieski
               *[T] Turkusowy
            } kogut
       *[other] { $colour ->
                [Y] Żółta
                [G] Zielona
                [O] Pomarańczowa
                [B] Niebieska
               *[T] Turkusowa
            } { $value }
    }
page-5211-open = Karty na stole
page-5211-part = Część { $part }
page-5211-pile = Stos: { $count }
page-5211-target = Do { $points } punktów
page-5211-ready = gotowe
page-5211-won = Zdobyte: { $count } · punkty: { $points }
page-5211-won-hidden = Zdobyte: { $count }
page-5211-face-down = zakryta
page-5211-last-round = Karty z poprzedniej rundy
page-5211-roosters = Koguty
page-5211-roosters-rule = { $count } lub więcej: punktują tylko koguty
page-5211-roosters-just = dokładnie { $count }: punktują tylko koguty
page-5211-colours = Kolory
page-5211-colours-rule = ponad { $count } kart: kolor odpada
page-5211-of = { $count } z { $all }
page-5211-with-yours =
    { $yours ->
        [one] { $count } z twoim
       *[other] { $count } z twoimi
    }
page-5211-leads = prowadzi
page-5211-over = ponad limit
page-5211-tied = remis: odpada
page-5211-hand = Twoje karty
page-5211-choose =
    { $count ->
        [one] Wybierz kartę
       *[other] Wybierz dwie karty
    }
page-5211-means-roosters = Na razie punktowałyby tylko koguty: { $points } dla ciebie.
page-5211-means-colour =
    Na razie punktowałby kolor: { $colour ->
        [Y] żółty
        [G] zielony
        [O] pomarańczowy
        [B] niebieski
       *[T] turkusowy
    }. Punkty dla ciebie: { $points }.
page-5211-means-none = Na razie żaden kolor by nie punktował.
page-5211-sealed = Gotowe. Możesz zmienić wybór, dopóki nie wszyscy są gotowi.
page-5211-confirm = Gotowe
page-5211-change = Zmień wybór

## The page: start and set-up

page-guest = Gość
page-start-title = Zagrajmy!
page-start-lead = Azul, Azul: Letni pawilon i 5211 ze znajomymi i botami. Bez zakładania konta; wszystko zostaje na tym serwerze.
page-start-about-azul = Bierz płytki, zapełniaj linie wzoru, układaj ścianę. Dla 2–4 graczy.
page-start-about-summer-pavilion = Zbieraj płytki, płać nimi, układaj gwiazdy. Dla 2–4 graczy.
page-start-about-5211 = Zagraj dwie karty, potem jedną i jeszcze jedną. Wszyscy wybierają naraz. Punktuje prowadzący kolor, o ile nie jest go za dużo. Dla 2–5 graczy.
page-start-play = Zagraj
page-start-set-up = Utwórz stół
page-start-rules = Zasady
page-start-lessons = Lekcje
page-start-own = Twoje stoły
page-start-none-own = Nie masz jeszcze stołów.
page-start-open = Otwarte stoły
page-start-none-open = Nie ma otwartych stołów.
page-start-running = Trwające gry
page-start-none-running = Nie trwa żadna publiczna gra.
page-start-finished = Ostatnie gry
page-start-none-finished = Żadna publiczna gra jeszcze się nie skończyła.
page-start-free-seat = wolne
page-start-unofficial = Strona nieoficjalna: niezwiązana z autorami ani wydawcami tych gier.
page-setup-title = Nowy stół: { game-name }
page-setup-seats = Miejsca
page-setup-name = Twoje imię
page-setup-players = Gracze
page-setup-who = Kto siedzi na miejscu { $number }
page-setup-level = Poziom bota na miejscu { $number }
page-setup-sitter-me = Ja
page-setup-sitter-here = Przy tym ekranie
page-setup-guest = Imię gracza na miejscu { $number }
page-setup-sitter-friend = Znajomy (przez link)
page-setup-sitter-bot = Bot
page-level-1 = uczeń
page-level-2 = pomocnik
page-level-3 = kafelkarz
page-level-4 = czeladnik
page-level-5 = rzemieślnik
page-level-6 = artysta
page-level-7 = mistrz
page-level-8 = arcymistrz
page-setup-options = Opcje
page-option-wall = Ściana
page-option-wall-coloured = kolorowa
page-option-wall-grey = szara
page-option-board = Strona planszy
page-option-board-coloured = kolorowa
page-option-board-grey = szara
page-option-edition = Wydanie
page-option-edition-rulebook = z instrukcji
page-option-edition-international = międzynarodowe
page-option-target = Długość gry
page-option-target-0 = jedna talia
page-option-target-50 = do 50 punktów
page-option-target-100 = do 100 punktów
page-setup-starter = Gracz rozpoczynający
page-setup-starter-drawn = losowany
page-setup-clock = Czas na ruch
page-clock-none = bez limitu
page-clock-30 = 30 sekund
page-clock-60 = 1 minuta
page-clock-180 = 3 minuty
page-clock-86400 = 1 dzień
page-clock-259200 = 3 dni
page-setup-listed = Pokazuj ten stół wszystkim
page-setup-hidden-piles = Ukryj stosy punktów innych graczy
page-waiting-hidden-piles = Stosy punktów są ukryte do końca gry.
page-setup-start = Zacznij grę
page-setup-nobody = Przy stole musi siedzieć co najmniej jedna osoba.

## The page: around the table

page-waiting-seats = Miejsca
page-waiting-expected = czekamy…
page-waiting-sit = Zajmij to miejsce
page-waiting-bot = Dodaj bota
page-waiting-starts = rozpoczyna grę
page-waiting-invite = Zaproś znajomych
page-waiting-how = Każdy, kto ma ten link, może zająć wolne miejsce albo oglądać.
page-waiting-qr = Kod QR z linkiem
page-waiting-copy = Kopiuj link
page-waiting-copied = Skopiowano
page-warming-left = { $seconds ->
    [0] jeszcze chwila
   *[other] { $seconds } s
}
page-warming-seat = Rozgrzewka: { page-warming-left }
page-warming =
    { $count ->
        [one] { $name }
        [few] { $count } boty
       *[many] { $count } botów
    } – rozgrzewka: { page-warming-left }
page-warming-quick =
    Do tego czasu { $count ->
        [one] bot gra
       *[other] boty grają
    } szybko, ale słabiej.
page-warming-wait = Poczekaj na koniec rozgrzewki
page-warming-waits =
    { $count ->
        [one] { $name }
        [few] { $count } boty
       *[many] { $count } botów
    } – czekamy na koniec rozgrzewki: { page-warming-left }
page-warming-done =
    { $count ->
        [one] { $name }
        [few] { $count } boty
       *[many] { $count } botów
    } – koniec rozgrzewki.
page-menu = Menu
page-menu-pace = Szybkość animacji
page-pace-off = bez animacji
page-pace-fast = szybko
page-pace-normal = normalnie
page-pace-slow = wolno
page-menu-instant = Wykonuj ruchy bez potwierdzania
page-menu-takeback = Poproś o cofnięcie ruchu
page-menu-asks = { $name } prosi o cofnięcie ruchu.
page-menu-agree = Zgódź się
page-menu-refuse = Odmów
page-menu-leave = Opuść stół
page-menu-return = Wróć do stołu
page-menu-hand = Oddaj miejsce botowi: { $name }
page-menu-end = Zakończ grę
page-log = Ruchy
page-log-takeback = Cofnięto ruch
page-log-left = Gra zakończona przed czasem
page-log-deal = Nowe płytki na warsztatach
page-log-supply = Zapas uzupełniony: { $tiles }
page-log-remove =
    { $count ->
        [one] Usunięto { $count } kartę z talii
        [few] Usunięto { $count } karty z talii
       *[many] Usunięto { $count } kart z talii
    }
page-log-deal-cards = Rozdano karty
page-log-draw = Wszyscy dobierają karty
page-log-all = Wszystkie ruchy ({ $count })
page-end = Wynik
page-end-again = Zagraj ponownie
page-end-replay = Obejrzyj powtórkę
page-end-record = Pobierz zapis gry
page-end-rematch = Przejdź do rewanżu
page-tally = Podsumowanie punktów
page-tally-player = Gracz
page-tally-total = Razem
page-tally-wins = wygrywa
page-tally-rounds = Runda po rundzie
page-tally-start = Punkty początkowe
page-tally-wall = Ściana
page-tally-floor = Podłoga
page-tally-rows = Rzędy
page-tally-columns = Kolumny
page-tally-colours = Kolory
page-tally-placed = Ułożone płytki
page-tally-token = Płytka gracza rozpoczynającego
page-tally-passed = Odrzucone płytki
page-tally-stars = Gwiazdy
page-tally-numbers = Liczby
page-tally-kept = Zachowane płytki
page-tally-decks = Wcześniejsze talie
page-tally-points = Punkty
page-tally-part =
    { $kind ->
        [row] rząd { $part }
        [column] kolumna { $part }
        [number] wszystkie pola { $part }
        [deck] talia { $part }
       *[round] runda { $part }
    }

## The page: rules and lessons

page-rules-contents = Spis treści
page-rules-link-to = Link do punktu { $clause }
page-rules-marked = Punkt, do którego prowadził link:
page-rules-play = Zagraj ten przykład
page-rules-not-translated = Te zasady nie są jeszcze przetłumaczone; oto tekst angielski.
page-rules-unknown = Nie ma zasad tej gry.
page-learn-title = Lekcje: { game-name }
page-learn-unknown = Do tej gry nie ma lekcji.
page-learn-list = Wszystkie lekcje
page-learn-number = Lekcja { $number } z { $all }
page-learn-done = ukończona
page-learn-make = Wykonaj ruch na stole poniżej.
page-learn-one = Wybierz jedną odpowiedź.
page-learn-tick = Zaznacz wszystkie prawidłowe odpowiedzi.
page-learn-check = Sprawdź
page-learn-show = Pokaż odpowiedź
page-learn-answer = prawidłowa odpowiedź
page-learn-again = Jeszcze raz
page-learn-next = Następna lekcja
page-learn-play = Zagraj
page-learn-right = Dobrze.
page-learn-wrong = Niezupełnie. Spróbuj jeszcze raz.
page-learn-other-move = Ten ruch jest dozwolony, ale nie o niego chodziło. Spróbuj innego.
page-learn-not-allowed = Tak tutaj nie wolno.
page-learn-clauses = W zasadach:
page-learn-position = Pozycja
page-learn-you = Ty
page-learn-option-line = Linia wzoru { $line }
page-learn-option-floor = Podłoga
page-learn-option-column = Kolumna { $column }
page-learn-option-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
page-learn-tiles = { colour } × { $count }
page-learn-scores-roosters = tylko koguty
page-learn-scores-nobody = nic

page-lesson-az-take = Weź i połóż
page-lesson-az-take-ask = Weź dwie czarne płytki z warsztatu 1 i połóż je tak, żeby zapełniły linię wzoru i żadna nie spadła.
page-lesson-az-take-why = Z warsztatu bierzesz wszystkie płytki jednego koloru, a pozostałe przechodzą na środek. Wzięte płytki trafiają do jednej linii: dwie dokładnie zapełniają linię 2.

page-lesson-az-where = Gdzie wolno kłaść
page-lesson-az-where-ask = Gdzie wolno położyć dwie żółte płytki z warsztatu 1?
page-lesson-az-where-why = Linie 2 i 3 są zamknięte, bo w ich rzędach na ścianie jest już żółta płytka. W linii 4 leży niebieska. Linia 1 ma miejsce na jedną, więc druga spada; linia 5 przyjmie obie. Podłogę wolno wybrać zawsze.

page-lesson-az-marker = Płytka gracza rozpoczynającego
page-lesson-az-marker-ask = Weź trzy czerwone płytki i zostań graczem rozpoczynającym następną rundę. Żadna płytka nie może spaść.
page-lesson-az-marker-why = Kto pierwszy bierze ze środka, bierze też płytkę gracza rozpoczynającego. Na podłodze odbiera ona punkt, ale kto ją ma, zaczyna następną rundę.

page-lesson-az-run = Ile punktów daje płytka
page-lesson-az-run-ask = Ada bierze ostatnią płytkę, potem układa się mozaiki. Ile punktów da twoja żółta płytka z linii 3?
page-lesson-az-run-why = Leży w ciągu czterech płytek w poziomie i trzech w pionie. Liczą się oba: 4 + 3 = 7.

page-lesson-az-floor = Ile punktów odbiera podłoga
page-lesson-az-floor-ask = Ile punktów odbierze ci podłoga na koniec tej rundy?
page-lesson-az-floor-why = Zajętych jest pięć pól: 1 + 1 + 2 + 2 + 2 = 8. Płytka gracza rozpoczynającego zajmuje pole jak każda inna.

page-lesson-az-last = Ostatnia runda
page-lesson-az-last-ask = Wykonaj ruch, po którym ta runda będzie ostatnia.
page-lesson-az-last-why = Pełny poziomy rząd kończy grę po układaniu mozaik. W twoim rzędzie 2 brakuje tylko czarnej, a jedna czarna płytka dopełni linię 2.

page-lesson-az-grey = Szara ściana
page-lesson-az-grey-ask = Na szarej ścianie kolumnę wybierasz samodzielnie. Gdzie wolno położyć niebieską płytkę z linii 2?
page-lesson-az-grey-why = Każdy kolor może leżeć tylko raz w rzędzie i raz w kolumnie. W kolumnie 1 jest już niebieska, pozostałe są wolne.

page-lesson-sp-take = Branie jokerów
page-lesson-sp-take-ask = Jokerem jest fioletowy. Które kolory wolno wybrać z warsztatu 1?
page-lesson-sp-take-why = Kolor jokera wolno wybrać tylko tam, gdzie leżą same jokery. Z zielonym lub żółtym bierzesz wszystkie płytki tego koloru i tylko jednego jokera.

page-lesson-sp-token = Płytka gracza rozpoczynającego
page-lesson-sp-token-ask = Nikt nie brał jeszcze ze środka, a ty bierzesz stamtąd żółte płytki. Ile punktów tracisz?
page-lesson-sp-token-why = Bierzesz trzy żółte płytki i jednego jokera: cztery płytki, cztery punkty. Sama płytka gracza rozpoczynającego się nie liczy.

page-lesson-sp-pay = Jak płacić
page-lesson-sp-pay-ask = Chcesz położyć zieloną płytkę na polu zielonej gwiazdy, które kosztuje 4. Jak wolno zapłacić?
page-lesson-sp-pay-why = Dokładnie czterema płytkami: zielonymi i jokerami, w tym co najmniej jedną zieloną. Wystarczą dwie i dwie albo jedna i trzy.

page-lesson-sp-chain = Łańcuchy
page-lesson-sp-chain-ask = Połóż płytkę, która da pięć punktów.
page-lesson-sp-chain-why = Płytka daje punkty za cały łańcuch, a gwiazda jest pierścieniem: 5, 6, 1 i 2 fioletowej gwiazdy już się łączą. 3 na jednym końcu albo 4 na drugim daje pięć.

page-lesson-sp-feature = Filary, posągi, okna
page-lesson-sp-feature-ask = Zdobądź dwie płytki premiowe jednym ułożeniem.
page-lesson-sp-feature-why = Dwa pola pomarańczowej gwiazdy i dwa czerwonej otaczają posąg. Czerwone 4 jest ostatnim z nich, a posąg daje dwie płytki z zapasu.

page-lesson-sp-pass = Pas
page-lesson-sp-pass-ask = Jokerem następnej rundy jest zielony. Spasuj i zachowaj cztery zielone płytki.
page-lesson-sp-pass-why = Do czterech płytek zostaje w rogach planszy. Każda pozostała odbiera punkt: dwie czerwone to dwa punkty. W rundzie 2 twoje zielone płytki są jokerami.

page-lesson-sp-grey = Szara strona
page-lesson-sp-grey-ask = W lewej górnej gwieździe leżą czerwona i niebieska. Jakie kolory wolno do niej dołożyć?
page-lesson-sp-grey-why = Obie płytki są różne, więc ta gwiazda ma mieć sześć kolorów, każdy raz. Czerwony i niebieski są już wykorzystane.

page-lesson-f-roosters = Najpierw koguty
page-lesson-f-roosters-ask = Wszystkie karty rundy są odkryte. Które karty punktują?
page-lesson-f-roosters-why = Odkrytych jest sześć kogutów, o dwa więcej niż graczy. Dlatego punktują tylko koguty, każdy za jeden punkt, a kolory się nie liczą.

page-lesson-f-points = Co bierzesz
page-lesson-f-points-ask = Żółty prowadzi samodzielnie i mieści się w limicie. Ile punktów bierzesz?
page-lesson-f-points-why = Bierzesz własne żółte karty, także koguta: 1 + 4 + 3 = 8.

page-lesson-f-limit = Za dużo jednego koloru
page-lesson-f-limit-ask = Wszystkie karty rundy są odkryte. Które karty punktują?
page-lesson-f-limit-why = Zielonych kart jest osiem; przy czterech graczach więcej niż siedem to za dużo, więc zielony odpada. Z pozostałych kolorów najwięcej jest żółtych.

page-lesson-f-equal = Równe kolory
page-lesson-f-equal-ask = Wszystkie karty rundy są odkryte. Które karty punktują?
page-lesson-f-equal-why = Żółtych i zielonych jest po pięć. Równe kolory odpadają razem; z pozostałych najwięcej jest pomarańczowych.

page-lesson-f-again = Znowu równe kolory
page-lesson-f-again-ask = Wszystkie karty rundy są odkryte. Które karty punktują?
page-lesson-f-again-why = Żółty i zielony są równe i odpadają. Potem pomarańczowy i niebieski są równe i też odpadają. Zostaje turkusowy i dwie karty wystarczą.

page-lesson-f-plan = Wykorzystaj remis
page-lesson-f-plan-ask = Twoje pomarańczowe karty są dużo warte. Zagraj kartę, po której punktowałby pomarańczowy, gdyby nic więcej się nie zmieniło.
page-lesson-f-plan-why = Żółty i zielony są równe i odpadają razem. Z trzecią kartą pomarańczowy prowadzi wśród pozostałych, a niebieska lub turkusowa zrównałaby swój kolor z pomarańczowym.

page-lesson-f-edition = Inne wydanie
page-lesson-f-edition-ask = Przy tym stole gra się według wydania międzynarodowego. Które karty punktują?
page-lesson-f-edition-why = Tutaj siedem kart to przy czterech graczach już za dużo, więc zielony odpada i punktuje żółty. W wydaniu z instrukcji punktowałby zielony.

## The page: replay

page-replay-status = Powtórka: { $step } z { $all }
page-replay-first = Początek
page-replay-back = Poprzedni
page-replay-on = Następny
page-replay-last = Koniec
page-replay-play = Odtwarzaj
page-replay-pause = Pauza
page-replay-place = Pozycja w grze
page-replay-start = Początek gry

### Co słyszy gracz, gdy coś jest niedozwolone. Zmienne i zasady: en.ftl

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
joker-beside-others = Nie możesz wybrać dżokera ({ colour }), dopóki { source } leży inny kolor.
joker-pays-itself = Dżokerem jest właśnie ten kolor ({ colour }): płać tylko nim i zapisz +0.

colour-not-allowed =
    { $reason ->
        [grey] Gwiazda { $star } nie przyjmie tego koloru ({ colour }): płytki gwiazdy są albo wszystkie w jednym kolorze, albo każda w innym.
        [held] Gwiazda { $star } ma już ten kolor: { colour }.
       *[other-colour] Gwiazda { $star } nie przyjmuje tego koloru: { colour }.
    }

no-own-tile = Za pole { $cell } nie można zapłacić samymi dżokerami: potrzebna jest choć jedna płytka w układanym kolorze ({ colour }).

not-enough-tiles =
    { $jokers ->
        [0] Pole { $cell } wymaga płytek: { of-colour } – { $tiles }. Masz: { $own }.
       *[other] Pole { $cell } wymaga płytek: { of-colour } – { $tiles }, { of-joker-colour } (dżokerów) – { $jokers }. Masz: { $own } i { $own_jokers }.
    }

too-many-kept =
    Możesz zachować najwyżej { $corners ->
        [one] jedną płytkę
        [few] { $corners } płytki
       *[many] { $corners } płytek
    }, po jednej w każdym rogu planszy, a nie { $tiles }.

last-round-pass = W rundzie { $round } nie ma znaczenia, co zachowasz: pas jest tylko jeden, z pierwszymi płytkami w kolejności kolorów.

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
        [nobody-starts] W grze { game-name } nikt nie zaczyna: wszyscy grają jednocześnie.
       *[no-such-seat] Miejsce „{ $seat }” nie może zaczynać: nie ma takiego miejsca.
    }

unknown-game = Nie ma gry o nazwie „{ $name }”.
unknown-bot = Nie ma bota o nazwie „{ $name }”.

## Przy stole

no-such-seat = Przy tym stole nie ma miejsca „{ $seat }”.
game-over = Gra jest już skończona.
not-over = Gra jeszcze się nie skończyła.
stale-revision = Gra poszła już dalej (stan { NUMBER($revision, useGrouping: 0) }, a nie { NUMBER($given, useGrouping: 0) }). Spójrz jeszcze raz, zanim zdecydujesz.
move-id-reused = Identyfikator ruchu „{ $id }” oznacza już { $move }.
takeback-refused = Nie masz czego cofnąć: od ostatniego losowania lub odkrycia nie było twojego ruchu.

no-takeback =
    { $reason ->
        [not-asked] Nikt nie pyta cię o zgodę na cofnięcie ruchu.
       *[none] Nikt nie prosił o cofnięcie ruchu.
    }

## Wokół stołu

no-such-table = Pod tym adresem nie ma stołu.
not-seated = Do tego potrzebny jest sekret miejsca. Otwórz link do swojego miejsca.
wrong-secret = Ten sekret nie należy do żadnego miejsca przy tym stole.
seat-taken = To miejsce jest już zajęte.
table-not-started = Gra jeszcze się nie zaczęła.
table-started = Gra już się zaczęła.
not-host = Może to zrobić tylko gospodarz stołu.
not-your-seat = To nie jest twoje miejsce.
seats-open = Są jeszcze wolne miejsca.
out-of-time = Twój czas minął: bot gra za ciebie, dopóki nie usiądziesz ponownie.
busy = Przy tym stole dzieje się zbyt wiele naraz. Spróbuj ponownie.
bad-name = Nie można użyć tego imienia. Wybierz inne.
bad-token = Ten link jest nieważny albo już wygasł.
nothing-owed = Na tę osobę nikt nie czeka.

grace-not-over =
    Gracz może jeszcze wrócić. Miejsce można przekazać za { $seconds ->
        [one] sekundę
        [few] { $seconds } sekundy
       *[many] { $seconds } sekund
    }.

## Serwer

bad-request = Coś jest nie tak w żądaniu, w polu „{ $field }”.
too-large = To jest za duże.
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
page-light = Jasny i ciemny
page-light-auto = Auto
page-light-light = Jasny
page-light-dark = Ciemny
page-loading = Chwileczkę…
page-table-line-lost = Połączenie przerwane. Próbuję ponownie…
page-table-pass-on = Przekaż ekran: { $name }.
page-table-show-seat = To ja, { $name }
page-seat-number = Miejsce { $number }
page-bot-level = Bot, poziom { $level }
page-status-waiting = Czekamy, aż wszystkie miejsca będą zajęte
page-status-ended = Gra została zakończona przed czasem
page-status-your-turn = Twoja kolej
page-status-their-turn = Wybiera: { $name }
page-status-choose-secretly = Wybierz w tajemnicy: gotowych { $ready } z { $all }
page-status-ready = Gotowych { $ready } z { $all }
page-status-you-win = Wygrana!
page-status-they-win = Wygrywa { $name }
page-status-shared-win = Wspólne zwycięstwo: { $names }

## The page: Azul

page-az-tiles =
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

page-az-table = Stół
page-az-display = Warsztat { $number }
page-az-display-empty = Warsztat { $number }: pusty
page-az-centre = Środek
page-az-centre-empty = na razie pusto
page-az-marker = Płytka gracza rozpoczynającego
page-az-marker-first = pierwszy stąd, { $points }

page-az-group =
    { $source ->
        [C] { page-az-tiles } na środku
       *[other] { page-az-tiles }, warsztat { $source }
    }

page-az-from = z { $number }
page-az-bag = Woreczek
page-az-lid = Pokrywka
page-az-round = Runda { $round }
page-az-last-round = Rząd z czterema: to może być ostatnia runda
page-az-board-own = twoja plansza
page-az-board-of = { $name }: plansza
page-az-starts-next = zaczyna następną rundę
page-az-started = zaczyna tę rundę
page-az-chooses = wybiera
page-az-is-ready = gotowe

page-az-points =
    { $score ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }

page-az-you = Ty
page-az-lines = Linie wzoru
page-az-wall = Ściana
page-az-wall-row = Rząd { $row }: { $tiles }
page-az-nothing = pusto
page-az-floor-short = Podłoga

page-az-floor-holds =
    Podłoga: { $pieces ->
        [0] pusta
       *[other] { $pieces } z 7, { $points }
    }

page-az-line-empty = Linia { $line }: pusta
page-az-line-held = Linia { $line }: { page-az-tiles } z { $line }

page-az-short =
    { $missing ->
        [1] brakuje 1
       *[other] brakuje { $missing }
    }

page-az-holds = tu jest { colour }
page-az-row-has = w rzędzie jest { colour }
page-az-is-full = pełna
page-az-not-here = nie tutaj
page-az-on-wall = na ścianie
page-clause = zasada { $clause }

page-az-move =
    { $source ->
        [C] { page-az-tiles } ze środka
       *[other] { page-az-tiles } z warsztatu { $source }
    } { $line ->
        [F] na podłogę
       *[other] do linii { $line }
    }

page-az-said = { $name }: { $what }
page-az-choose = Wybierz płytki z warsztatu lub ze środka

page-az-choose-colour =
    { $source ->
        [C] Środek: który kolor?
       *[other] Warsztat { $source }: który kolor?
    }

page-az-where = { page-az-tiles }: dokąd?
page-az-where-to = Dokąd
page-az-your-move = Twój ruch
page-az-marked = { page-status-their-turn }. Zaznaczone dla ciebie: { page-az-tiles }
page-az-plus-tiled = { $points } przy układaniu ściany
page-az-plus-up-to = do { $points } na ścianie
page-az-plus-now = { $points } teraz
page-az-plus-others = { $points } za niższe linie
page-az-minus-floor = { $points } podłoga
page-az-falls = nigdzie nie pasuje: spada na podłogę
page-az-line-full = linia { $line } pełna
page-az-takes-marker = bierze płytkę rozpoczynającego
page-az-to-lid = { $count } do pokrywki
page-az-to-centre = { $bunch } na środek
page-az-drops = { $bunch } nigdzie się nie zmieści
page-az-ends-round = kończy rundę
page-az-ends-game = pełny rząd: ostatnia runda
page-az-bonus-row = { $points } za rząd na koniec
page-az-bonus-column = { $points } za kolumnę na koniec
page-az-bonus-colour = { $points } za kolor na koniec
page-az-cancel = Anuluj
page-az-confirm = Zatwierdź
page-az-so-far = dotąd
page-az-drop-here = zrzucić tutaj: { $points }
page-az-choose-column = Linia { $row }, { colour }: wybierz kolumnę
page-az-column = { colour } do rzędu { $row }, kolumny { $column }
page-az-cell = Rząd { $row }, kolumna { $column }
page-az-column-has = w kolumnie jest { colour }
page-az-sealed = Zapieczętowane: rząd { $row }, kolumna { $column }. Możesz to jeszcze zmienić.
page-az-moves = Ruchy w tej rundzie
page-az-no-moves = Jeszcze żadnego
page-az-tale = Runda { $round } na ścianach
page-az-tale-end = Ostatnia runda i premie
page-az-tale-tile = { colour }, rząd { $row }, kolumna { $column }: { $points }
page-az-tale-floor = podłoga { $points }
page-az-tale-row = rzędy { $points }
page-az-tale-column = kolumny { $points }
page-az-tale-colour = kolory { $points }
page-az-tale-of = { $name }: { $steps }. Teraz { $score }.
page-az-skip = Pomiń
page-az-type = Wpisz ruch
page-az-type-hint = Na przykład { $examples }. Enter pokazuje ruch, drugi Enter go wykonuje.
page-az-type-show = Pokaż
page-az-others = Pozostali
page-az-open-board = Otwórz planszę: { $name }
page-az-close = Zamknij
page-az-watching = Oglądasz grę
page-az-over = Gra skończona

## The page: Summer Pavilion

page-sp-tiles =
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

page-sp-jokers =
    { $count ->
        [one] { $count } joker
        [few] { $count } jokery
       *[many] { $count } jokerów
    }

page-sp-no-tiles = brak płytek
page-sp-joker = joker

page-sp-tile =
    { $tile ->
        [purple] Fioletowa
        [green] Zielona
        [orange] Pomarańczowa
        [yellow] Żółta
        [blue] Niebieska
       *[red] Czerwona
    }

page-sp-star =
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

page-sp-cell =
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

page-sp-cell-toward =
    { $direction ->
        [N] { $cell }, u góry
        [NE] { $cell }, u góry po prawej
        [SE] { $cell }, u dołu po prawej
        [S] { $cell }, u dołu
        [SW] { $cell }, u dołu po lewej
       *[NW] { $cell }, u góry po lewej
    }

page-sp-source =
    { $source ->
        [centre] ze środka pola gry
       *[other] z warsztatu { $source }
    }

page-sp-feature =
    { $kind ->
        [P] filar
        [S] posąg
       *[W] okno
    }

page-sp-round = Runda { $round } z { $rounds }
page-sp-phase-take = Pobieranie płytek
page-sp-phase-place = Układanie płytek
page-sp-phase-over = Koniec gry
page-sp-joker-is = Joker: { colour }
page-sp-last-round = Ostatnia runda
page-sp-track = Rundy i ich jokery
page-sp-track-round = Runda { $round }: { colour }
page-sp-track-now = Teraz runda { $round }, joker: { colour }
page-sp-supply = Zapas
page-sp-supply-note = 10 miejsc, uzupełniany po każdej turze
page-sp-bag = Woreczek: { $tiles }
page-sp-tower = Wieża: { $tiles }
page-sp-displays = Warsztaty i środek pola gry
page-sp-display = Warsztat { $display }
page-sp-display-empty = Warsztat { $display }: pusty
page-sp-centre = Środek pola gry
page-sp-centre-empty = Środek pola gry jest pusty
page-sp-token = Znacznik gracza rozpoczynającego
page-sp-token-held = Znacznik gracza rozpoczynającego ma { $name }
page-sp-token-cost = razem ze znacznikiem, { $points }
page-sp-joker-comes = Jokera bierze się tylko razem z innym kolorem

page-sp-points =
    { $points ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }

page-sp-score-of =
    { $points ->
        [one] { $name }: { $points } punkt
        [few] { $name }: { $points } punkty
       *[many] { $name }: { $points } punktów
    }

page-sp-your-board = twoja plansza
page-sp-you = Ty
page-sp-board-of = Plansza: { $name }

page-sp-beside =
    { $tiles ->
        [0] brak płytek
        [one] { $tiles } płytka
        [few] { $tiles } płytki
       *[many] { $tiles } płytek
    }

page-sp-passed =
    { $tiles ->
        [0] pas
        [one] pas, zachowana { $tiles } płytka
        [few] pas, zachowane { $tiles } płytki
       *[many] pas, zachowanych { $tiles } płytek
    }

page-sp-their-turn = wybiera
page-sp-hand = Płytki przy twojej planszy
page-sp-number-bonus = Wszystkie pola { $number }: { $filled } z { $all }, +{ $points } na koniec
page-sp-star-open = { $star }: { $filled } z 6
page-sp-star-bonus = { $star }: { $filled } z 6, +{ $points } na koniec
page-sp-bonuses = Premie na koniec gry
page-sp-wait = { $name } wybiera. Możesz obejrzeć wszystkie plansze.
page-sp-wait-over = Gra się skończyła.
page-sp-choose-take = Wybierz płytki z warsztatu albo ze środka pola gry
page-sp-choose-cell = Wybierz pole albo spasuj
page-sp-choose-pass = Żadnego pola nie da się opłacić: musisz spasować
page-sp-take = { $tiles } { $source }
page-sp-to-centre = na środek: { $tiles }
page-sp-no-loss = bez straty punktów
page-sp-ends-phase = ostatnie płytki: dalej układanie

page-sp-button-take =
    { $count ->
        [one] Weź { $count } płytkę
        [few] Weź { $count } płytki
       *[many] Weź { $count } płytek
    }

page-sp-confirm = Zatwierdź
page-sp-cancel = Anuluj
page-sp-close = Zamknij
page-sp-lay = { page-sp-tile } → { $cell }
page-sp-chain = +{ $points }, łańcuch o długości { $points }
page-sp-feature-gives = { $features }: wybierz { $tiles } z zapasu
page-sp-star-complete = gwiazda ukończona: +{ $points } na koniec
page-sp-star-missing = do pełnej gwiazdy jeszcze { $cells }
page-sp-number-complete = wszystkie pola { $number }: +{ $points } na koniec
page-sp-ends-round = runda się kończy
page-sp-pay = Koszt { $cost }:
page-sp-lay-which = Kolor:
page-sp-pass-open = Pas…
page-sp-pass-title = Pas: zachowaj do { $corners } płytek na następną rundę
page-sp-pass-last = Pas: to twój ostatni ruch w grze
page-sp-pass-discard = do wieży: { $tiles }

page-sp-pass-loss =
    { $count ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }

page-sp-pass-final = zachowane płytki: { $points } na koniec
page-sp-ends-game = gra się kończy

page-sp-button-pass =
    { $count ->
        [0] Pas, nic nie zachowuj
       *[other] Pas, zachowaj { $count }
    }

page-sp-bonus-more =
    { $tiles ->
        [one] Wybierz z zapasu jeszcze { $tiles } płytkę
        [few] Wybierz z zapasu jeszcze { $tiles } płytki
       *[many] Wybierz z zapasu jeszcze { $tiles } płytek
    }

page-sp-bonus-all = Z zapasu: { $tiles }
page-sp-undo = Cofnij
page-sp-cell-filled = { $cell }: zajęte, { colour }
page-sp-cell-legal = { $cell }: +{ $points }; { $ways }
page-sp-cell-empty = { $cell }: puste
page-sp-cell-refused = { $cell }: { $reason }
page-sp-reason-hand = kosztuje { $cost }; masz: { $tiles }
page-sp-reason-none = kosztuje { $cost }; żadnego pasującego tu koloru nie starcza
page-sp-reason-filled = już zajęte

page-sp-cells =
    { $cells ->
        [one] Możesz wypełnić { $cells } pole
        [few] Możesz wypełnić { $cells } pola
       *[many] Możesz wypełnić { $cells } pól
    }

page-sp-notation = Klawisze i notacja
page-sp-notation-label = Ruch w notacji
page-sp-notation-play = Zagraj
page-sp-notation-hint = Na przykład { $example }
page-sp-notation-unknown = „{ $move }” nie jest teraz dozwolonym ruchem.
page-sp-keys-take = 1–9 warsztat, 0 środek pola gry; litery albo strzałki kolor; Enter zatwierdza, Esc anuluje.
page-sp-keys-place = Strzałki prowadzą od pola do pola, Enter wybiera, 1–9 sposób zapłaty, Enter zatwierdza, Esc anuluje; 0 to pas.
page-sp-keys-bonus = Litery biorą płytkę, Backspace ją oddaje, Enter zatwierdza.
page-sp-keys-pass = Litery zachowują płytkę, Backspace ją odrzuca, Enter zatwierdza, Esc anuluje.
page-sp-moves = Ostatnie ruchy

page-sp-did-take =
    { $tile ->
        [purple] bierze fioletowe { $source }
        [green] bierze zielone { $source }
        [orange] bierze pomarańczowe { $source }
        [yellow] bierze żółte { $source }
        [blue] bierze niebieskie { $source }
       *[red] bierze czerwone { $source }
    }

page-sp-did-place =
    { $tile ->
        [purple] fioletowa → { $cell }
        [green] zielona → { $cell }
        [orange] pomarańczowa → { $cell }
        [yellow] żółta → { $cell }
        [blue] niebieska → { $cell }
       *[red] czerwona → { $cell }
    }

page-sp-did-bonus =
    { $tile ->
        [purple] bierze fioletową z zapasu
        [green] bierze zieloną z zapasu
        [orange] bierze pomarańczową z zapasu
        [yellow] bierze żółtą z zapasu
        [blue] bierze niebieską z zapasu
       *[red] bierze czerwoną z zapasu
    }

page-sp-did-pass = pas; zachowane: { $tiles }
page-sp-told = { $name }: { $what }, { $points }
page-sp-told-plain = { $name }: { $what }
page-sp-enlarged = { $star } z bliska

## The page: 5211

page-you = Ty
page-round = Runda { $round }
page-typed-move = Ruch jako tekst
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
page-cards-open = Karty na stole
page-cards-part = Część { $part }
page-cards-pile = Stos: { $count }
page-cards-target = Do { $points } pkt
page-cards-ready = gotowe
page-cards-won = Zdobyte: { $count } · punkty: { $points }
page-cards-face-down = zakryta
page-cards-last-round = Karty z poprzedniej rundy
page-cards-roosters = Koguty
page-cards-roosters-rule = { $count } lub więcej: punktują tylko koguty
page-cards-roosters-just = dokładnie { $count }: punktują tylko koguty
page-cards-colours = Kolory
page-cards-colours-rule = ponad { $count } kart: kolor odpada
page-cards-of = { $count } z { $all }
page-cards-with-yours = { $count } z twoją
page-cards-leads = prowadzi
page-cards-out = odpada
page-cards-hand = Twoja ręka
page-cards-choose =
    { $count ->
        [one] Wybierz kartę
       *[other] Wybierz dwie karty
    }
page-cards-means-roosters = Na razie punktowałyby tylko koguty: { $points } dla ciebie.
page-cards-means-colour =
    Na razie punktowałby kolor: { $colour ->
        [Y] żółty
        [G] zielony
        [O] pomarańczowy
        [B] niebieski
       *[T] turkusowy
    }. Punkty dla ciebie: { $points }.
page-cards-means-none = Na razie żaden kolor by nie punktował.
page-cards-sealed = Gotowe. Możesz zmienić zdanie, dopóki nie wszyscy są gotowi.
page-cards-confirm = Gotowe
page-cards-change = Zmień na to

## The page: start and set-up

page-guest = Gość
page-start-title = Stół nakryty
page-start-lead = Azul, Summer Pavilion i 5211 ze znajomymi i botami. Bez konta; wszystko zostaje na tym serwerze.
page-start-about-azul = Bierz płytki, zapełniaj rzędy, układaj ścianę. Dwóch do czterech graczy.
page-start-about-summer-pavilion = Zbieraj romby, płać nimi, układaj gwiazdy. Dwóch do czterech graczy.
page-start-about-cards = Dwie karty, jedna, jedna: wszyscy wybierają naraz, a prowadzący kolor może być za silny. Dwóch do pięciu graczy.
page-start-play = Zagraj
page-start-set-up = Przygotuj stół
page-start-rules = Zasady
page-start-lessons = Lekcje
page-start-own = Twoje stoły
page-start-none-own = Jeszcze żadnego.
page-start-open = Otwarte stoły
page-start-none-open = Nikt nie czeka.
page-start-running = Stoły do oglądania
page-start-none-running = Żadna publiczna gra nie trwa.
page-start-finished = Ostatnie zapisy
page-start-none-finished = Żadna publiczna gra jeszcze się nie skończyła.
page-start-free-seat = wolne
page-start-unofficial = Nieoficjalne: bez związku z autorami i wydawcami tych gier.
page-setup-title = Stół do gry { game-name }
page-setup-seats = Miejsca
page-setup-name = Twoje imię
page-setup-players = Gracze
page-setup-who = Kto siedzi na miejscu { $number }
page-setup-level = Poziom bota na miejscu { $number }
page-setup-sitter-me = Ja
page-setup-sitter-here = Przy tym ekranie
page-setup-guest = Imię na miejscu { $number }
page-setup-sitter-friend = Znajomy, przez link
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
page-option-board = Plansza
page-option-board-coloured = kolorowa
page-option-board-grey = szara
page-option-edition = Wydanie
page-option-edition-rulebook = instrukcja
page-option-edition-international = międzynarodowe
page-option-target = Długość
page-option-target-0 = jedna talia
page-option-target-50 = do 50 punktów
page-option-target-100 = do 100 punktów
page-setup-clock = Czas na ruch
page-clock-none = bez zegara
page-clock-30 = 30 sekund
page-clock-60 = 1 minuta
page-clock-180 = 3 minuty
page-clock-86400 = 1 dzień
page-clock-259200 = 3 dni
page-setup-listed = Niech każdy może znaleźć ten stół
page-setup-start = Zaczynamy
page-setup-nobody = Przy stole musi siedzieć przynajmniej jedna osoba.

## The page: around the table

page-waiting-seats = Miejsca
page-waiting-expected = jeszcze nie ma
page-waiting-sit = Usiądź tutaj
page-waiting-bot = Niech gra bot
page-waiting-invite = Zaproś znajomych
page-waiting-how = Kto otworzy ten link, może zająć wolne miejsce albo oglądać.
page-waiting-qr = Link jako kod QR
page-waiting-copy = Kopiuj
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
page-menu-pace = Tempo animacji
page-pace-off = bez ruchu
page-pace-fast = szybko
page-pace-normal = normalnie
page-pace-slow = wolno
page-menu-instant = Wysyłaj ruchy bez pytania
page-menu-takeback = Poproś o cofnięcie
page-menu-asks = { $name } prosi o cofnięcie ruchu.
page-menu-agree = Zgoda
page-menu-refuse = Odmów
page-menu-leave = Wstań od stołu
page-menu-return = Usiądź ponownie
page-menu-hand = Niech bot gra za: { $name }
page-menu-end = Zakończ grę
page-log = Ruchy
page-log-takeback = Cofnięto ruch
page-log-left = Opuszczono grę
page-log-all = Wszystkie ruchy ({ $count })
page-end = Wynik
page-end-again = Zagraj ponownie
page-end-replay = Zobacz jeszcze raz
page-end-record = Pobierz zapis
page-end-rematch = Do następnego stołu
page-tally = Punkty, pozycja po pozycji
page-tally-player = Gracz
page-tally-total = Razem
page-tally-wins = wygrywa
page-tally-rounds = Runda po rundzie
page-tally-start = Początek
page-tally-wall = Ściana
page-tally-floor = Podłoga
page-tally-rows = Rzędy
page-tally-columns = Kolumny
page-tally-colours = Kolory
page-tally-placed = Ułożone płytki
page-tally-token = Znacznik gracza rozpoczynającego
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
page-rules-link-to = Odnośnik do punktu { $clause }
page-rules-marked = Do tego punktu prowadził odnośnik:
page-rules-play = Zagraj ten przykład
page-rules-not-translated = Te zasady nie są jeszcze przetłumaczone; oto tekst angielski.
page-rules-unknown = Nie ma tu zasad tej gry.
page-learn-title = Lekcje: { game-name }
page-learn-unknown = Do tej gry nie ma lekcji.
page-learn-list = Wszystkie lekcje
page-learn-number = Lekcja { $number } z { $all }
page-learn-done = ukończona
page-learn-make = Wykonaj ruch na stole.
page-learn-one = Wybierz jedną odpowiedź.
page-learn-tick = Zaznacz wszystko, co jest prawidłowe.
page-learn-check = Sprawdź
page-learn-show = Pokaż odpowiedź
page-learn-answer = To jest prawidłowe
page-learn-again = Jeszcze raz
page-learn-next = Następna lekcja
page-learn-play = Do stołu
page-learn-right = Dobrze.
page-learn-wrong = Niezupełnie. Spójrz jeszcze raz.
page-learn-other-move = Tak wolno, ale nie o to chodziło. Spróbuj innego ruchu.
page-learn-not-allowed = Tak tutaj nie wolno.
page-learn-clauses = W zasadach:
page-learn-position = Sytuacja na stole
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
page-lesson-az-take-ask = Weź dwie czarne płytki z warsztatu 1 i połóż je tak, żeby linia wzoru była pełna, a nic nie spadło.
page-lesson-az-take-why = Z warsztatu bierzesz wszystkie płytki jednego koloru, a pozostałe przechodzą na środek. To, co wzięto, trafia do jednej linii: dwie płytki akurat wypełniają linię 2.

page-lesson-az-where = Gdzie wolno kłaść
page-lesson-az-where-ask = Gdzie wolno położyć dwie żółte płytki z warsztatu 1?
page-lesson-az-where-why = Linie 2 i 3 są zamknięte, bo w ich rzędach na ścianie jest już żółta. W linii 4 leży niebieska. Linia 1 ma miejsce na jedną, więc druga spada; linia 5 przyjmie obie. Podłogę wolno wybrać zawsze.

page-lesson-az-marker = Płytka gracza rozpoczynającego
page-lesson-az-marker-ask = Weź trzy czerwone płytki i zapewnij sobie początek następnej rundy. Żadna płytka nie może spaść.
page-lesson-az-marker-why = Kto pierwszy bierze ze środka, bierze też płytkę gracza rozpoczynającego. Na podłodze kosztuje ona punkt, ale kto ją ma, zaczyna następną rundę.

page-lesson-az-run = Ile daje płytka
page-lesson-az-run-ask = Ada bierze ostatnią płytkę, potem układa się mozaiki. Ile punktów da twoja żółta płytka z linii 3?
page-lesson-az-run-why = Stoi w ciągu czterech płytek w poziomie i trzech w pionie. Liczą się oba: 4 + 3 = 7.

page-lesson-az-floor = Ile kosztuje podłoga
page-lesson-az-floor-ask = Ile punktów kosztuje twoja podłoga na koniec tej rundy?
page-lesson-az-floor-why = Zajętych jest pięć pól: 1 + 1 + 2 + 2 + 2 = 8. Płytka gracza rozpoczynającego zajmuje pole jak każda inna.

page-lesson-az-last = Ostatnia runda
page-lesson-az-last-ask = Wykonaj ruch, po którym ta runda będzie ostatnia.
page-lesson-az-last-why = Pełny poziomy rząd kończy grę po układaniu mozaik. W twoim rzędzie 2 brakuje tylko czarnej, a jedna czarna płytka dopełni linię 2.

page-lesson-az-grey = Szara ściana
page-lesson-az-grey-ask = Na szarej ścianie kolumnę wybierasz samodzielnie. Gdzie wolno położyć niebieską płytkę z linii 2?
page-lesson-az-grey-why = Kolor stoi raz w każdym rzędzie i raz w każdej kolumnie. W kolumnie 1 jest już niebieska, pozostałe są dla niej wolne.

page-lesson-sp-take = Jokery idą razem
page-lesson-sp-take-ask = Jokerem jest fioletowy. Które kolory wolno wybrać z warsztatu 1?
page-lesson-sp-take-why = Kolor jokera wolno wybrać tylko tam, gdzie leżą same jokery. Z zielonym lub żółtym bierzesz wszystkie płytki tego koloru i tylko jednego jokera.

page-lesson-sp-token = Znacznik gracza rozpoczynającego
page-lesson-sp-token-ask = Bierzesz ze środka jako pierwsza osoba i wybierasz żółty. Ile punktów tracisz?
page-lesson-sp-token-why = Bierzesz trzy żółte płytki i jednego jokera: cztery płytki, cztery punkty. Sam znacznik się nie liczy.

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
page-lesson-sp-pass-why = Do czterech płytek zostaje w rogach planszy. Każda inna kosztuje punkt: dwie czerwone, dwa punkty. W rundzie 2 twoje zielone płytki są jokerami.

page-lesson-sp-grey = Szara strona
page-lesson-sp-grey-ask = W lewej górnej gwieździe leżą czerwona i niebieska. Jakie kolory wolno do niej dołożyć?
page-lesson-sp-grey-why = Obie płytki są różne, więc ta gwiazda ma mieć sześć kolorów, każdy raz. Czerwony i niebieski są już wykorzystane.

page-lesson-f-roosters = Najpierw koguty
page-lesson-f-roosters-ask = Wszystkie karty rundy są odkryte. Które karty punktują?
page-lesson-f-roosters-why = Odkrytych jest sześć kogutów, o dwa więcej niż graczy. Dlatego punktują tylko koguty, po jednym punkcie, a kolory się nie liczą.

page-lesson-f-points = Co bierzesz
page-lesson-f-points-ask = Żółty prowadzi samodzielnie i mieści się w limicie. Ile punktów bierzesz?
page-lesson-f-points-why = Bierzesz własne żółte karty, także koguta: 1 + 4 + 3 = 8.

page-lesson-f-limit = Za dużo jednego koloru
page-lesson-f-limit-ask = Wszystkie karty rundy są odkryte. Które karty punktują?
page-lesson-f-limit-why = Zielonych jest osiem; przy czterech graczach ponad siedem to za dużo, więc zielony odpada. Z pozostałych najwięcej jest żółtych.

page-lesson-f-equal = Równe kolory
page-lesson-f-equal-ask = Wszystkie karty rundy są odkryte. Które karty punktują?
page-lesson-f-equal-why = Żółtych i zielonych jest po pięć. Równe kolory odpadają razem; z tego, co zostaje, najwięcej jest pomarańczowych.

page-lesson-f-again = Znowu równe
page-lesson-f-again-ask = Wszystkie karty rundy są odkryte. Które karty punktują?
page-lesson-f-again-why = Żółty i zielony są równe i odpadają. Potem pomarańczowy i niebieski są równe i też odpadają. Zostaje turkusowy, i dwie karty wystarczą.

page-lesson-f-plan = Wykorzystaj remis
page-lesson-f-plan-ask = Twoje pomarańczowe karty są dużo warte. Zagraj kartę, po której punktowałby pomarańczowy, tak jak teraz leżą karty.
page-lesson-f-plan-why = Żółty i zielony są równe i odpadają razem. Trzecia pomarańczowa prowadzi wśród pozostałych, a niebieska lub turkusowa zrównałaby się z pomarańczowym.

page-lesson-f-edition = Inne wydanie
page-lesson-f-edition-ask = Przy tym stole gra się w wydanie międzynarodowe. Które karty punktują?
page-lesson-f-edition-why = Tutaj siedem kart to przy czterech graczach już za dużo, więc zielony odpada i punktuje żółty. W wydaniu z instrukcji wygrałby zielony.

## The page: replay

page-replay-status = Powtórka: { $step } z { $all }
page-replay-first = Początek
page-replay-back = Wstecz
page-replay-on = Dalej
page-replay-last = Koniec
page-replay-play = Odtwarzaj
page-replay-pause = Pauza
page-replay-place = Miejsce w grze
page-replay-start = Początek gry

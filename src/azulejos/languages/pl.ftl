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

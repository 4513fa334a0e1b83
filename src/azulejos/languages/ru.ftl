### Что узнаёт игрок, когда что-то нельзя. Переменные и правила перевода: en.ftl

language-name = русский

## Слова, которые нужны другим сообщениям

-blue = { $case ->
   *[nominative] синий
    [genitive] синих
}
-yellow = { $case ->
   *[nominative] жёлтый
    [genitive] жёлтых
}
-red = { $case ->
   *[nominative] красный
    [genitive] красных
}
-black = { $case ->
   *[nominative] чёрный
    [genitive] чёрных
}
-white = { $case ->
   *[nominative] белый
    [genitive] белых
}
-purple = { $case ->
   *[nominative] фиолетовый
    [genitive] фиолетовых
}
-green = { $case ->
   *[nominative] зелёный
    [genitive] зелёных
}
-orange = { $case ->
   *[nominative] оранжевый
    [genitive] оранжевых
}
-turquoise = { $case ->
   *[nominative] бирюзовый
    [genitive] бирюзовых
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

# У «Летнего дворца» вместо фабрик диски Склада.
source =
    { $source ->
        [centre] в центре стола
       *[other]
            { $game ->
                [summer-pavilion] на диске Склада { $source }
               *[other] на фабрике { $source }
            }
    }

card =
    { $value ->
        [1] { colour }, петушок
       *[other] { colour }, { $value }
    }

game-name =
    { $game ->
        [azul] «Азул»
        [summer-pavilion] «Азул. Летний дворец»
       *[other] «{ $game }»
    }

## Ходы во всех играх

bad-move-id = Хода с номером { NUMBER($move, useGrouping: 0) } нет.
bad-move-text = «{ $text }» — это не ход. Ходы записывают так: { $examples }.
not-your-turn = Сейчас не ваш ход.

wrong-phase =
    { $phase ->
        [offer] Плитки выкладывают на стену, когда все плитки с фабрик и из центра стола разобраны.
        [tiling] В этом раунде все плитки уже разобраны.
        [take] Плитки выкладывают, когда все они разобраны.
        [place] В этом раунде брать больше нечего.
       *[other] Сейчас этого сделать нельзя.
    }

no-such-display =
    { $game ->
        [summer-pavilion] В этой игре нет диска Склада { $display }.
       *[other] В этой игре нет фабрики { $display }.
    }

no-such-tile = Нет { of-colour } плиток { source }.

cell-taken =
    { $game ->
        [azul] На стене в строке { $row } и столбце { $column } уже лежит плитка.
        [summer-pavilion] На клетке { $cell } уже лежит плитка.
       *[other] Здесь уже лежит плитка.
    }

not-in-hand =
    { $reason ->
        [kept] Нельзя оставить { $kept }: у вас { $hand }.
        [only-one] У вас на руке только одна карта «{ card }».
       *[none] У вас на руке нет карты «{ card }».
    }

## Азул

line-full = Ряд узора { $line } уже заполнен.
line-holds-other = В ряду узора { $line } уже другой цвет: { held-colour }, а не { colour }.
colour-in-row = В строке { $row } стены этот цвет уже есть: { colour }.
colour-in-column = В столбце { $column } стены этот цвет уже есть: { colour }.
wrong-line = Сначала выложите плитку из ряда узора { $line }.

## Летний дворец

bonus-first =
    Сначала возьмите из запаса { $tiles ->
        [one] { $tiles } бонусную плитку
        [few] { $tiles } бонусные плитки
       *[many] { $tiles } бонусных плиток
    }.

no-bonus = Сейчас вы не получаете бонусных плиток.
not-in-supply = В запасе нет { of-colour } плиток.
joker-beside-others = Нельзя выбрать джокер ({ colour }), пока { source } есть другой цвет.
joker-pays-itself = Джокер — сам этот цвет ({ colour }): платите только им и пишите +0.

colour-not-allowed =
    { $reason ->
        [grey] В звезду { $star } этот цвет положить нельзя ({ colour }): плитки звезды либо все одного цвета, либо все разные.
        [held] В звезде { $star } этот цвет уже есть: { colour }.
       *[other-colour] В звезду { $star } этот цвет не кладут: { colour }.
    }

no-own-tile = Клетку { $cell } нельзя оплатить одними джокерами: нужна хотя бы одна плитка выкладываемого цвета ({ colour }).

not-enough-tiles =
    { $jokers ->
        [0] Для клетки { $cell } нужно плиток: { of-colour } — { $tiles }. У вас: { $own }.
       *[other] Для клетки { $cell } нужно плиток: { of-colour } — { $tiles }, { of-joker-colour } (джокеров) — { $jokers }. У вас: { $own } и { $own_jokers }.
    }

too-many-kept =
    Оставить можно не больше { $corners ->
        [one] { $corners } плитки
       *[other] { $corners } плиток
    }, по одной в каждом углу планшета, а не { $tiles }.

last-round-pass = В раунде { $round } неважно, что оставить: пас только один — с первыми плитками в порядке цветов.

## 5211

wrong-number =
    В части { $part } выбирают { $cards ->
        [one] { $cards } карту
        [few] { $cards } карты
       *[many] { $cards } карт
    }.

## Подготовка к игре

bad-option-value =
    { $option ->
        [wall] Стена не может быть «{ $value }»: выберите цветную или серую.
        [board] Планшет не может быть «{ $value }»: выберите цветную или серую сторону.
        [edition] Издание не может быть «{ $value }»: выберите то, что в правилах игры, или международное.
        [target] Играть до «{ $value }» очков нельзя: выберите 0 (одна колода) или целое число больше 0.
       *[other] Параметр «{ $option }» не может быть «{ $value }». Можно: { $choices }.
    }

bad-player-count = Число игроков «{ $players }» не подходит для игры { game-name }. Можно: { $choices }.
unknown-option = В игре { game-name } нет параметра «{ $option }». Есть: { $choices }.

bad-starter =
    { $reason ->
        [nobody-starts] В игре { game-name } никто не начинает: все играют одновременно.
       *[no-such-seat] Место «{ $seat }» не может начинать: такого места нет.
    }

unknown-game = Игры «{ $name }» нет.
unknown-bot = Бота «{ $name }» нет.

## За столом

no-such-seat = За этим столом нет места «{ $seat }».
game-over = Игра уже окончена.
not-over = Игра ещё не окончена.
stale-revision = Игра уже ушла вперёд (состояние { NUMBER($revision, useGrouping: 0) }, а не { NUMBER($given, useGrouping: 0) }). Посмотрите ещё раз, прежде чем решать.
move-id-reused = Идентификатор хода «{ $id }» уже занят: это { $move }.
takeback-refused = Вам нечего брать назад: после последней раздачи или вскрытия вы ещё не ходили.

no-takeback =
    { $reason ->
        [not-asked] Вашего согласия на возврат хода никто не просит.
       *[none] Никто не просил вернуть ход.
    }

## Вокруг стола

no-such-table = По этому адресу стола нет.
not-seated = Для этого нужен секрет места. Откройте ссылку на своё место.
wrong-secret = Этот секрет не подходит ни к одному месту за этим столом.
seat-taken = Это место уже занято.
table-not-started = Игра ещё не началась.
table-started = Игра уже началась.
not-host = Это может сделать только хозяин стола.
not-your-seat = Это не ваше место.
seats-open = Ещё есть свободные места.
out-of-time = Ваше время вышло: бот играет за вас, пока вы не вернётесь.
busy = За этим столом происходит слишком многое сразу. Попробуйте ещё раз.
bad-name = Это имя использовать нельзя. Выберите другое.
bad-token = Эта ссылка недействительна или уже устарела.
nothing-owed = Этого игрока никто не ждёт.

grace-not-over =
    Игрок ещё может вернуться. Передать место можно будет через { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунды
       *[many] { $seconds } секунд
    }.

## Сервер

bad-request = В запросе что-то не так, в поле «{ $field }».
too-large = Это слишком большой объём данных.
no-such-page = Такой страницы нет.

too-many-requests =
    Слишком много запросов. Подождите { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунды
       *[many] { $seconds } секунд
    }.

too-many-tables = Сейчас слишком много столов. Попробуйте позже.
wrong-origin = Эта страница не относится к столу. Откройте стол по его собственному адресу.
storage-failed = Не удалось сохранить игру. Ничего не изменилось, попробуйте ещё раз.
internal = На сервере что-то пошло не так. Это не ваша вина.

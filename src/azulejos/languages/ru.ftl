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

## The page: all screens

page-settings = Настройки
page-language = Язык
page-light = Светлая и тёмная тема
page-light-auto = Авто
page-light-light = Светлая
page-light-dark = Тёмная
page-loading = Минутку…
page-table-line-lost = Связь потеряна. Пробуем снова…
page-table-pass-on = Передайте экран: { $name }.
page-table-show-seat = Это я, { $name }
page-seat-number = Место { $number }
page-bot-level = Бот, уровень { $level }
page-status-waiting = Ждём, пока все места будут заняты
page-status-ended = Игра прервана
page-status-your-turn = Ваш ход
page-status-their-turn = Выбирает: { $name }
page-status-choose-secretly = Выберите тайно: готовы { $ready } из { $all }
page-status-ready = Готовы { $ready } из { $all }
page-status-you-win = Вы выиграли
page-status-they-win = Победа: { $name }
page-status-shared-win = Общая победа: { $names }

## The page: Azul

page-az-tiles =
    { $colour ->
        [blue] { $count ->
            [one] { $count } синяя
            [few] { $count } синие
           *[many] { $count } синих
        }
        [yellow] { $count ->
            [one] { $count } жёлтая
            [few] { $count } жёлтые
           *[many] { $count } жёлтых
        }
        [red] { $count ->
            [one] { $count } красная
            [few] { $count } красные
           *[many] { $count } красных
        }
        [black] { $count ->
            [one] { $count } чёрная
            [few] { $count } чёрные
           *[many] { $count } чёрных
        }
        [white] { $count ->
            [one] { $count } белая
            [few] { $count } белые
           *[many] { $count } белых
        }
       *[other] { $count } { $colour }
    }

page-az-table = Стол
page-az-display = Фабрика { $number }
page-az-display-empty = Фабрика { $number }: пусто
page-az-centre = Центр
page-az-centre-empty = пока пусто
page-az-marker = Фишка первого игрока
page-az-marker-first = первому отсюда, { $points }

page-az-group =
    { $source ->
        [C] { page-az-tiles } в центре
       *[other] { page-az-tiles }, фабрика { $source }
    }

page-az-from = с { $number }
page-az-bag = Мешочек
page-az-lid = Крышка
page-az-round = Раунд { $round }
page-az-last-round = В строке уже четыре: раунд может стать последним
page-az-board-own = ваш планшет
page-az-board-of = { $name }: планшет
page-az-starts-next = начинает следующий раунд
page-az-started = начинает этот раунд
page-az-chooses = выбирает
page-az-is-ready = готово

page-az-points =
    { $score ->
        [one] очко
        [few] очка
       *[many] очков
    }

page-az-you = Вы
page-az-lines = Ряды узора
page-az-wall = Стена
page-az-wall-row = Строка { $row }: { $tiles }
page-az-nothing = пусто
page-az-floor-short = Пол

page-az-floor-holds =
    Пол: { $pieces ->
        [0] пусто
       *[other] { $pieces } из 7, { $points }
    }

page-az-line-empty = Ряд { $line }: пусто
page-az-line-held = Ряд { $line }: { page-az-tiles } из { $line }

page-az-short =
    { $missing ->
        [1] нужна 1
       *[other] нужно { $missing }
    }

page-az-holds = занят: { colour }
page-az-row-has = на стене есть { colour }
page-az-is-full = полон
page-az-not-here = не сюда
page-az-on-wall = на стене
page-clause = правило { $clause }

page-az-move =
    { $source ->
        [C] { page-az-tiles } из центра
       *[other] { page-az-tiles } с фабрики { $source }
    } { $line ->
        [F] на пол
       *[other] в ряд { $line }
    }

page-az-said = { $name }: { $what }
page-az-choose = Выберите плитки на фабрике или в центре

page-az-choose-colour =
    { $source ->
        [C] Центр: какой цвет?
       *[other] Фабрика { $source }: какой цвет?
    }

page-az-where = { page-az-tiles }: куда?
page-az-where-to = Куда
page-az-your-move = Ваш ход
page-az-marked = { page-status-their-turn }. Отмечено для вас: { page-az-tiles }
page-az-plus-tiled = { $points } при укладке стены
page-az-plus-up-to = до { $points } на стене
page-az-plus-now = { $points } сейчас
page-az-plus-others = { $points } за ряды ниже
page-az-minus-floor = { $points } за пол
page-az-falls = некуда положить: упадёт на пол
page-az-line-full = ряд { $line } полон
page-az-takes-marker = с фишкой первого игрока
page-az-to-lid = { $count } в крышку
page-az-to-centre = { $bunch } в центр
page-az-drops = { $bunch } будет некуда класть
page-az-ends-round = завершает раунд
page-az-ends-game = полная строка: последний раунд
page-az-bonus-row = { $points } за строку в конце
page-az-bonus-column = { $points } за столбец в конце
page-az-bonus-colour = { $points } за цвет в конце
page-az-cancel = Отмена
page-az-confirm = Подтвердить
page-az-so-far = пока
page-az-drop-here = сбросить сюда: { $points }
page-az-choose-column = Ряд { $row }, { colour }: выберите столбец
page-az-column = { colour } в строку { $row }, столбец { $column }
page-az-cell = Строка { $row }, столбец { $column }
page-az-column-has = в столбце есть { colour }
page-az-sealed = Выбрано тайно: строка { $row }, столбец { $column }. Ещё можно изменить.
page-az-moves = Ходы этого раунда
page-az-no-moves = Пока ни одного
page-az-tale = Раунд { $round } на стенах
page-az-tale-end = Последний раунд и премии
page-az-tale-tile = { colour }, строка { $row }, столбец { $column }: { $points }
page-az-tale-floor = пол { $points }
page-az-tale-row = строки { $points }
page-az-tale-column = столбцы { $points }
page-az-tale-colour = цвета { $points }
page-az-tale-of = { $name }: { $steps }. Теперь { $score }.
page-az-skip = Пропустить
page-az-type = Записать ход
page-az-type-hint = Например: { $examples }. Первое нажатие показывает ход, второе делает.
page-az-type-show = Показать
page-az-others = Остальные
page-az-open-board = Открыть планшет: { $name }
page-az-close = Закрыть
page-az-watching = Вы смотрите игру
page-az-over = Игра окончена

## The page: Summer Pavilion

page-sp-tiles =
    { $colour ->
        [purple] { $count ->
            [one] { $count } фиолетовая
            [few] { $count } фиолетовые
           *[many] { $count } фиолетовых
        }
        [green] { $count ->
            [one] { $count } зелёная
            [few] { $count } зелёные
           *[many] { $count } зелёных
        }
        [orange] { $count ->
            [one] { $count } оранжевая
            [few] { $count } оранжевые
           *[many] { $count } оранжевых
        }
        [yellow] { $count ->
            [one] { $count } жёлтая
            [few] { $count } жёлтые
           *[many] { $count } жёлтых
        }
        [blue] { $count ->
            [one] { $count } синяя
            [few] { $count } синие
           *[many] { $count } синих
        }
       *[red] { $count ->
            [one] { $count } красная
            [few] { $count } красные
           *[many] { $count } красных
        }
    }

page-sp-jokers =
    { $count ->
        [one] { $count } джокер
        [few] { $count } джокера
       *[many] { $count } джокеров
    }

page-sp-no-tiles = нет плиток
page-sp-joker = джокер

page-sp-tile =
    { $tile ->
        [purple] Фиолетовая
        [green] Зелёная
        [orange] Оранжевая
        [yellow] Жёлтая
        [blue] Синяя
       *[red] Красная
    }

page-sp-star =
    { $star ->
        [purple] Фиолетовая звезда
        [green] Зелёная звезда
        [orange] Оранжевая звезда
        [yellow] Жёлтая звезда
        [blue] Синяя звезда
        [red] Красная звезда
        [UL] Верхняя левая звезда
        [UR] Верхняя правая звезда
        [R] Правая звезда
        [LR] Нижняя правая звезда
        [LL] Нижняя левая звезда
        [L] Левая звезда
       *[C] Центральная звезда
    }

page-sp-cell =
    { $star ->
        [purple] клетка { $number } фиолетовой звезды
        [green] клетка { $number } зелёной звезды
        [orange] клетка { $number } оранжевой звезды
        [yellow] клетка { $number } жёлтой звезды
        [blue] клетка { $number } синей звезды
        [red] клетка { $number } красной звезды
        [UL] клетка { $number } верхней левой звезды
        [UR] клетка { $number } верхней правой звезды
        [R] клетка { $number } правой звезды
        [LR] клетка { $number } нижней правой звезды
        [LL] клетка { $number } нижней левой звезды
        [L] клетка { $number } левой звезды
       *[C] клетка { $number } центральной звезды
    }

page-sp-cell-toward =
    { $direction ->
        [N] { $cell }, вверху
        [NE] { $cell }, вверху справа
        [SE] { $cell }, внизу справа
        [S] { $cell }, внизу
        [SW] { $cell }, внизу слева
       *[NW] { $cell }, вверху слева
    }

page-sp-source =
    { $source ->
        [centre] из центра стола
       *[other] с диска { $source }
    }

page-sp-feature =
    { $kind ->
        [P] колонна
        [S] статуя
       *[W] окно
    }

page-sp-round = Раунд { $round } из { $rounds }
page-sp-phase-take = Выбор плиток
page-sp-phase-place = Выкладывание плиток
page-sp-phase-over = Конец игры
page-sp-joker-is = Джокер: { colour }
page-sp-last-round = Последний раунд
page-sp-track = Раунды и их джокеры
page-sp-track-round = Раунд { $round }: { colour }
page-sp-track-now = Сейчас раунд { $round }, джокер — { colour }
page-sp-supply = Запас
page-sp-supply-note = 10 мест, пополняется после каждого хода
page-sp-bag = Мешочек: { $tiles }
page-sp-tower = Башня: { $tiles }
page-sp-displays = Диски Склада и центр стола
page-sp-display = Диск { $display }
page-sp-display-empty = Диск { $display }: пусто
page-sp-centre = Центр стола
page-sp-centre-empty = В центре стола пусто
page-sp-token = Фишка первого игрока
page-sp-token-held = Фишка первого игрока: { $name }
page-sp-token-cost = вместе с фишкой, { $points }
page-sp-joker-comes = Джокера можно взять только вместе с другим цветом

page-sp-points =
    { $points ->
        [one] очко
        [few] очка
       *[many] очков
    }

page-sp-score-of =
    { $points ->
        [one] { $name }: { $points } очко
        [few] { $name }: { $points } очка
       *[many] { $name }: { $points } очков
    }

page-sp-your-board = ваш планшет
page-sp-you = Вы
page-sp-board-of = Планшет: { $name }

page-sp-beside =
    { $tiles ->
        [0] нет плиток
        [one] { $tiles } плитка
        [few] { $tiles } плитки
       *[many] { $tiles } плиток
    }

page-sp-passed =
    { $tiles ->
        [0] пас
        [one] пас, оставлена { $tiles } плитка
        [few] пас, оставлено { $tiles } плитки
       *[many] пас, оставлено { $tiles } плиток
    }

page-sp-their-turn = выбирает
page-sp-hand = Плитки у вашего планшета
page-sp-number-bonus = Все клетки { $number }: { $filled } из { $all }, +{ $points } в конце
page-sp-star-open = { $star }: { $filled } из 6
page-sp-star-bonus = { $star }: { $filled } из 6, +{ $points } в конце
page-sp-bonuses = Бонусы в конце игры
page-sp-wait = { $name } выбирает. Вы можете рассмотреть все планшеты.
page-sp-wait-over = Игра окончена.
page-sp-choose-take = Выберите плитки на диске или в центре стола
page-sp-choose-cell = Выберите клетку или пасуйте
page-sp-choose-pass = Ни одну клетку не оплатить: придётся пасовать
page-sp-take = { $tiles } { $source }
page-sp-to-centre = в центр: { $tiles }
page-sp-no-loss = без потери очков
page-sp-ends-phase = последние плитки: дальше — выкладывание

page-sp-button-take =
    { $count ->
        [one] Взять { $count } плитку
        [few] Взять { $count } плитки
       *[many] Взять { $count } плиток
    }

page-sp-confirm = Подтвердить
page-sp-cancel = Отменить
page-sp-close = Закрыть
page-sp-lay = { page-sp-tile } → { $cell }
page-sp-chain = +{ $points }, цепочка длиной { $points }
page-sp-feature-gives = { $features }: выберите { $tiles } из запаса
page-sp-star-complete = звезда завершена: +{ $points } в конце
page-sp-star-missing = до полной звезды ещё { $cells }
page-sp-number-complete = все клетки { $number }: +{ $points } в конце
page-sp-ends-round = раунд заканчивается
page-sp-pay = Оплата { $cost }:
page-sp-lay-which = Цвет:
page-sp-pass-open = Пас…
page-sp-pass-title = Пас: оставьте до { $corners } плиток на следующий раунд
page-sp-pass-last = Пас: это ваш последний ход в игре
page-sp-pass-discard = в башню: { $tiles }

page-sp-pass-loss =
    { $count ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }

page-sp-pass-final = оставленные плитки: { $points } в конце
page-sp-ends-game = игра заканчивается

page-sp-button-pass =
    { $count ->
        [0] Пас, ничего не оставить
       *[other] Пас, оставить { $count }
    }

page-sp-bonus-more =
    { $tiles ->
        [one] Выберите из запаса ещё { $tiles } плитку
        [few] Выберите из запаса ещё { $tiles } плитки
       *[many] Выберите из запаса ещё { $tiles } плиток
    }

page-sp-bonus-all = Из запаса: { $tiles }
page-sp-undo = Назад
page-sp-cell-filled = { $cell }: занята, { colour }
page-sp-cell-legal = { $cell }: +{ $points }; { $ways }
page-sp-cell-empty = { $cell }: пустая
page-sp-cell-refused = { $cell }: { $reason }
page-sp-reason-hand = стоит { $cost }; у вас { $tiles }
page-sp-reason-none = стоит { $cost }; ни одного подходящего сюда цвета не хватает
page-sp-reason-filled = уже занята

page-sp-cells =
    { $cells ->
        [one] Можно заполнить { $cells } клетку
        [few] Можно заполнить { $cells } клетки
       *[many] Можно заполнить { $cells } клеток
    }

page-sp-notation = Клавиши и нотация
page-sp-notation-label = Ход в нотации
page-sp-notation-play = Сделать ход
page-sp-notation-hint = Например { $example }
page-sp-notation-unknown = «{ $move }» сейчас не является возможным ходом.
page-sp-keys-take = 1–9 — диск, 0 — центр стола; буквы или стрелки — цвет; «Ввод» подтверждает, «Выход» отменяет.
page-sp-keys-place = Стрелки ведут от клетки к клетке, «Ввод» выбирает; 1–9 — способ оплаты; «Ввод» подтверждает, «Выход» отменяет; 0 — пас.
page-sp-keys-bonus = Буквы берут плитку, «Стереть» возвращает её, «Ввод» подтверждает.
page-sp-keys-pass = Буквы оставляют плитку, «Стереть» отбрасывает её, «Ввод» подтверждает, «Выход» отменяет.
page-sp-moves = Последние ходы

page-sp-did-take =
    { $tile ->
        [purple] берёт фиолетовые { $source }
        [green] берёт зелёные { $source }
        [orange] берёт оранжевые { $source }
        [yellow] берёт жёлтые { $source }
        [blue] берёт синие { $source }
       *[red] берёт красные { $source }
    }

page-sp-did-place =
    { $tile ->
        [purple] фиолетовая → { $cell }
        [green] зелёная → { $cell }
        [orange] оранжевая → { $cell }
        [yellow] жёлтая → { $cell }
        [blue] синяя → { $cell }
       *[red] красная → { $cell }
    }

page-sp-did-bonus =
    { $tile ->
        [purple] берёт фиолетовую из запаса
        [green] берёт зелёную из запаса
        [orange] берёт оранжевую из запаса
        [yellow] берёт жёлтую из запаса
        [blue] берёт синюю из запаса
       *[red] берёт красную из запаса
    }

page-sp-did-pass = пас; оставлено: { $tiles }
page-sp-told = { $name }: { $what }, { $points }
page-sp-told-plain = { $name }: { $what }
page-sp-enlarged = { $star }, крупно

## The page: 5211

page-you = Вы
page-round = Раунд { $round }
page-typed-move = Ход текстом
page-card =
    { $value ->
        [1] { $colour ->
                [Y] Жёлтый
                [G] Зелёный
                [O] Оранжевый
                [B] Синий
               *[T] Бирюзовый
            } петушок
       *[other] { $colour ->
                [Y] Жёлтая
                [G] Зелёная
                [O] Оранжевая
                [B] Синяя
               *[T] Бирюзовая
            } { $value }
    }
page-cards-open = Карты на столе
page-cards-part = Часть { $part }
page-cards-pile = Колода: { $count }
page-cards-target = До { $points } очков
page-cards-ready = готово
page-cards-won = Взято: { $count } · очки: { $points }
page-cards-face-down = рубашкой вверх
page-cards-last-round = Карты прошлого раунда
page-cards-roosters = Петушки
page-cards-roosters-rule = { $count } и больше: очки дают только петушки
page-cards-roosters-just = ровно { $count }: очки дают только петушки
page-cards-colours = Цвета
page-cards-colours-rule = больше { $count } карт: цвет выбывает
page-cards-of = { $count } из { $all }
page-cards-with-yours = { $count } с вашей
page-cards-leads = ведёт
page-cards-out = выбывает
page-cards-hand = Ваша рука
page-cards-choose =
    { $count ->
        [one] Выберите карту
       *[other] Выберите две карты
    }
page-cards-means-roosters = Пока очки дали бы только петушки: вам { $points }.
page-cards-means-colour =
    Пока очки дал бы цвет: { $colour ->
        [Y] жёлтый
        [G] зелёный
        [O] оранжевый
        [B] синий
       *[T] бирюзовый
    }. Вам очков: { $points }.
page-cards-means-none = Пока ни один цвет не дал бы очков.
page-cards-sealed = Вы готовы. Можно передумать, пока не готовы все.
page-cards-confirm = Готово
page-cards-change = Заменить на это

## The page: start and set-up

page-guest = Гость
page-start-title = Стол накрыт
page-start-lead = Azul, Summer Pavilion и 5211 с друзьями и ботами. Без учётной записи; всё остаётся на этом сервере.
page-start-about-azul = Берите плитки, заполняйте линии, выкладывайте стену. От двух до четырёх игроков.
page-start-about-summer-pavilion = Собирайте ромбы, платите ими, складывайте звёзды. От двух до четырёх игроков.
page-start-about-cards = Две карты, одна, одна: все выбирают разом, и ведущий цвет может оказаться слишком сильным. От двух до пяти игроков.
page-start-play = Играть
page-start-set-up = Собрать стол
page-start-rules = Правила
page-start-lessons = Уроки
page-start-own = Ваши столы
page-start-none-own = Пока нет.
page-start-open = Открытые столы
page-start-none-open = Никто не ждёт.
page-start-running = Столы для зрителей
page-start-none-running = Открытых партий сейчас нет.
page-start-finished = Последние записи
page-start-none-finished = Открытых законченных партий пока нет.
page-start-free-seat = свободно
page-start-unofficial = Неофициально: не связано с авторами и издателями этих игр.
page-setup-title = Стол для игры { game-name }
page-setup-seats = Места
page-setup-name = Ваше имя
page-setup-players = Игроки
page-setup-who = Кто сидит на месте { $number }
page-setup-level = Уровень бота на месте { $number }
page-setup-sitter-me = Я
page-setup-sitter-here = За этим экраном
page-setup-guest = Имя на месте { $number }
page-setup-sitter-friend = Друг, по ссылке
page-setup-sitter-bot = Бот
page-level-1 = ученик
page-level-2 = помощник
page-level-3 = плиточник
page-level-4 = подмастерье
page-level-5 = ремесленник
page-level-6 = художник
page-level-7 = мастер
page-level-8 = гроссмейстер
page-setup-options = Варианты
page-option-wall = Стена
page-option-wall-coloured = цветная
page-option-wall-grey = серая
page-option-board = Планшет
page-option-board-coloured = цветной
page-option-board-grey = серый
page-option-edition = Издание
page-option-edition-rulebook = по правилам в коробке
page-option-edition-international = международное
page-option-target = Длина
page-option-target-0 = одна колода
page-option-target-50 = до 50 очков
page-option-target-100 = до 100 очков
page-setup-clock = Время на ход
page-clock-none = без часов
page-clock-30 = 30 секунд
page-clock-60 = 1 минута
page-clock-180 = 3 минуты
page-clock-86400 = 1 день
page-clock-259200 = 3 дня
page-setup-listed = Показывать этот стол всем
page-setup-start = Начать
page-setup-nobody = За столом должен сидеть хотя бы один человек.

## The page: around the table

page-waiting-seats = Места
page-waiting-expected = ещё не пришёл
page-waiting-sit = Сесть здесь
page-waiting-bot = Посадить бота
page-waiting-invite = Пригласить друзей
page-waiting-how = Кто откроет эту ссылку, сможет занять свободное место или смотреть.
page-waiting-qr = Ссылка в виде QR-кода
page-waiting-copy = Скопировать
page-waiting-copied = Скопировано
page-warming-left = { $seconds ->
    [0] ещё немного
   *[other] { $seconds } с
}
page-warming-seat = Разминка: { page-warming-left }
page-warming =
    { $count ->
        [1] { $name }
        [one] { $count } бот
        [few] { $count } бота
       *[many] { $count } ботов
    } — разминка: { page-warming-left }
page-warming-quick =
    До этого { $count ->
        [1] бот играет
       *[other] боты играют
    } быстро, но слабее.
page-warming-wait = Дождаться конца разминки
page-warming-waits =
    { $count ->
        [1] { $name }
        [one] { $count } бот
        [few] { $count } бота
       *[many] { $count } ботов
    } — ждём конца разминки: { page-warming-left }
page-warming-done =
    { $count ->
        [1] { $name }
        [one] { $count } бот
        [few] { $count } бота
       *[many] { $count } ботов
    } — разминка окончена.
page-menu = Меню
page-menu-pace = Скорость движения
page-pace-off = без движения
page-pace-fast = быстро
page-pace-normal = обычно
page-pace-slow = медленно
page-menu-instant = Отправлять ходы без подтверждения
page-menu-takeback = Попросить вернуть ход
page-menu-asks = { $name } просит вернуть ход.
page-menu-agree = Согласиться
page-menu-refuse = Отказать
page-menu-leave = Встать из-за стола
page-menu-return = Сесть снова
page-menu-hand = Пусть бот играет за: { $name }
page-menu-end = Закончить игру
page-log = Ходы
page-log-takeback = Ход возвращён
page-log-left = Игра оставлена
page-log-all = Все ходы ({ $count })
page-end = Итог
page-end-again = Сыграть ещё
page-end-replay = Посмотреть ещё раз
page-end-record = Скачать запись
page-end-rematch = К следующему столу
page-tally = Очки по статьям
page-tally-player = Игрок
page-tally-total = Всего
page-tally-wins = победа
page-tally-rounds = По раундам
page-tally-start = Начало
page-tally-wall = Стена
page-tally-floor = Пол
page-tally-rows = Строки
page-tally-columns = Столбцы
page-tally-colours = Цвета
page-tally-placed = Выложенные плитки
page-tally-token = Фишка первого игрока
page-tally-passed = Сброшенные плитки
page-tally-stars = Звёзды
page-tally-numbers = Числа
page-tally-kept = Оставленные плитки
page-tally-decks = Прошлые колоды
page-tally-points = Очки
page-tally-part =
    { $kind ->
        [row] строка { $part }
        [column] столбец { $part }
        [number] все клетки { $part }
        [deck] колода { $part }
       *[round] раунд { $part }
    }

## The page: rules and lessons

page-rules-contents = Содержание
page-rules-link-to = Ссылка на пункт { $clause }
page-rules-marked = Ссылка вела к этому пункту:
page-rules-play = Разыграть этот пример
page-rules-not-translated = Эти правила ещё не переведены; вот английский текст.
page-rules-unknown = Правил этой игры здесь нет.
page-learn-title = Уроки: { game-name }
page-learn-unknown = Для этой игры уроков нет.
page-learn-list = Все уроки
page-learn-number = Урок { $number } из { $all }
page-learn-done = пройден
page-learn-make = Сделайте ход на столе.
page-learn-one = Выберите один ответ.
page-learn-tick = Отметьте всё, что верно.
page-learn-check = Проверить
page-learn-show = Показать ответ
page-learn-answer = Это верно
page-learn-again = Ещё раз
page-learn-next = Следующий урок
page-learn-play = К столу
page-learn-right = Верно.
page-learn-wrong = Не совсем. Посмотрите ещё раз.
page-learn-other-move = Так можно, но вопрос был не об этом. Попробуйте другой ход.
page-learn-not-allowed = Здесь так нельзя.
page-learn-clauses = В правилах:
page-learn-position = Положение на столе
page-learn-you = Вы
page-learn-option-line = Ряд узора { $line }
page-learn-option-floor = Пол
page-learn-option-column = Столбец { $column }
page-learn-option-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
page-learn-tiles = { colour } × { $count }
page-learn-scores-roosters = только петушки
page-learn-scores-nobody = ничего

page-lesson-az-take = Взять и положить
page-lesson-az-take-ask = Возьмите две чёрные плитки с фабрики 1 и положите их так, чтобы ряд узора заполнился и ничего не упало.
page-lesson-az-take-why = С фабрики берут все плитки одного цвета, остальные уходят в центр. Всё взятое кладут в один ряд: двух плиток как раз хватает на ряд 2.

page-lesson-az-where = Куда можно класть
page-lesson-az-where-ask = Куда можно положить две жёлтые плитки с фабрики 1?
page-lesson-az-where-why = Ряды 2 и 3 закрыты: напротив них на стене уже есть жёлтая. В ряду 4 лежит синяя. В ряду 1 место для одной, вторая упадёт; ряд 5 примет обе. Пол можно выбрать всегда.

page-lesson-az-marker = Фишка первого игрока
page-lesson-az-marker-ask = Возьмите три красные плитки так, чтобы начинать следующий раунд. Ни одна плитка не должна упасть.
page-lesson-az-marker-why = Кто первым берёт из центра, берёт и фишку. На полу она стоит одно очко, зато её владелец начинает следующий раунд.

page-lesson-az-run = Сколько даёт плитка
page-lesson-az-run-ask = Ада берёт последнюю плитку, затем выкладывают стены. Сколько очков даст ваша жёлтая плитка из ряда 3?
page-lesson-az-run-why = Она стоит в цепочке из четырёх по горизонтали и из трёх по вертикали. Считаются обе: 4 + 3 = 7.

page-lesson-az-floor = Чего стоит пол
page-lesson-az-floor-ask = Сколько очков стоит ваш пол в конце этого раунда?
page-lesson-az-floor-why = Занято пять клеток: 1 + 1 + 2 + 2 + 2 = 8. Фишка занимает клетку, как и плитка.

page-lesson-az-last = Последний раунд
page-lesson-az-last-ask = Сделайте ход, после которого этот раунд станет последним.
page-lesson-az-last-why = Полная горизонталь на стене завершает игру после выкладывания стен. Во второй горизонтали не хватает только чёрной, а ряд 2 заполнит ещё одна чёрная плитка.

page-lesson-az-grey = Серая стена
page-lesson-az-grey-ask = На серой стене столбец выбираете вы сами. Куда можно положить синюю плитку из ряда 2?
page-lesson-az-grey-why = Цвет стоит один раз в каждой горизонтали и один раз в каждом столбце. В столбце 1 синяя уже есть, остальные для неё свободны.

page-lesson-sp-take = Джокеры идут вместе
page-lesson-sp-take-ask = Джокер — фиолетовый. Какие цвета можно выбрать на диске 1?
page-lesson-sp-take-why = Цвет джокера можно выбрать только там, где лежат одни джокеры. С зелёными или жёлтыми берут все плитки этого цвета и лишь одного джокера.

page-lesson-sp-token = Фишка первого игрока
page-lesson-sp-token-ask = Вы первым в этом раунде берёте из центра и выбираете жёлтый. Сколько очков вы потеряете?
page-lesson-sp-token-why = Вы берёте три жёлтые плитки и одного джокера: четыре плитки, четыре очка. Сама фишка не считается.

page-lesson-sp-pay = Чем платить
page-lesson-sp-pay-ask = Вы хотите положить зелёную плитку на клетку зелёной звезды ценой 4. Как можно заплатить?
page-lesson-sp-pay-why = Ровно четырьмя плитками: зелёными и джокерами, и хотя бы одна должна быть зелёной. Подойдут две и две, а также одна и три.

page-lesson-sp-chain = Цепочки
page-lesson-sp-chain-ask = Положите плитку, которая даст пять очков.
page-lesson-sp-chain-why = Плитка даёт очки за всю цепочку, а звезда — это кольцо: 5, 6, 1 и 2 фиолетовой звезды уже соединены. 3 с одного конца или 4 с другого даёт пять.

page-lesson-sp-feature = Колонны, статуи, окна
page-lesson-sp-feature-ask = Получите две бонусные плитки одним ходом.
page-lesson-sp-feature-why = Две клетки оранжевой звезды и две красной окружают статую. Красная 4 — последняя из них, а статуя даёт две плитки из запаса.

page-lesson-sp-pass = Пас
page-lesson-sp-pass-ask = Джокер следующего раунда — зелёный. Спасуйте и оставьте четыре зелёные плитки.
page-lesson-sp-pass-why = До четырёх плиток остаётся по углам планшета. Каждая из прочих стоит одно очко: две красные — два очка. В раунде 2 ваши зелёные плитки станут джокерами.

page-lesson-sp-grey = Серая сторона
page-lesson-sp-grey-ask = В левой верхней звезде лежат красная и синяя. Какие цвета можно добавить?
page-lesson-sp-grey-why = Плитки разные, значит, в этой звезде должно быть шесть цветов, каждый по одному разу. Красный и синий уже заняты.

page-lesson-f-roosters = Сначала петушки
page-lesson-f-roosters-ask = Все карты раунда открыты. Какие карты дают очки?
page-lesson-f-roosters-why = Открыто шесть петушков, на два больше, чем игроков. Поэтому очки дают только петушки, по одному, а цвета не играют роли.

page-lesson-f-points = Что вы берёте
page-lesson-f-points-ask = Жёлтый преобладает один и не превышает лимит. Сколько очков вы возьмёте?
page-lesson-f-points-why = Вы берёте свои жёлтые карты, петушка тоже: 1 + 4 + 3 = 8.

page-lesson-f-limit = Слишком много одного цвета
page-lesson-f-limit-ask = Все карты раунда открыты. Какие карты дают очки?
page-lesson-f-limit-why = Зелёных восемь; при четырёх игроках больше семи — уже слишком, и зелёный выбывает. Из остальных больше всего жёлтых.

page-lesson-f-equal = Равные цвета
page-lesson-f-equal-ask = Все карты раунда открыты. Какие карты дают очки?
page-lesson-f-equal-why = Жёлтых и зелёных по пять. Равные цвета выбывают вместе; из оставшихся больше всего оранжевых.

page-lesson-f-again = Снова поровну
page-lesson-f-again-ask = Все карты раунда открыты. Какие карты дают очки?
page-lesson-f-again-why = Жёлтых и зелёных поровну, они выбывают. Затем поровну оранжевых и синих, они тоже выбывают. Остаётся бирюзовый, и двух карт хватает.

page-lesson-f-plan = Ничья на пользу
page-lesson-f-plan-ask = Ваши оранжевые карты дорого стоят. Выложите карту, после которой очки дал бы оранжевый, если больше ничего не изменится.
page-lesson-f-plan-why = Жёлтых и зелёных поровну, и они выбывают. Третья оранжевая будет впереди остальных, а синяя или бирюзовая сравнялась бы с оранжевым.

page-lesson-f-edition = Другое издание
page-lesson-f-edition-ask = За этим столом играют по международному изданию. Какие карты дают очки?
page-lesson-f-edition-why = Здесь семь карт при четырёх игроках — уже слишком много: зелёный выбывает, очки даёт жёлтый. По изданию из правил выиграл бы зелёный.

## The page: replay

page-replay-status = Повтор: { $step } из { $all }
page-replay-first = В начало
page-replay-back = Назад
page-replay-on = Вперёд
page-replay-last = В конец
page-replay-play = Проиграть
page-replay-pause = Пауза
page-replay-place = Место в партии
page-replay-start = Начало

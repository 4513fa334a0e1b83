### Все тексты для игроков по-русски. Переменные и правила перевода: en.ftl

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
        [offer] Выкладывание на стену начинается после выбора плиток.
        [tiling] Выбор плиток в этом раунде уже закончен.
        [take] Плитки размещают, когда все они уже разобраны.
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
joker-beside-others = Нельзя выбрать цвет джокера ({ colour }), пока { source } есть другой цвет.
joker-pays-itself = Этот цвет ({ colour }) сам служит джокером: платите только им и пишите +0.

colour-not-allowed =
    { $reason ->
        [grey] В звезду { $star } этот цвет положить нельзя ({ colour }): плитки звезды либо все одного цвета, либо все разные.
        [held] В звезде { $star } этот цвет уже есть: { colour }.
       *[other-colour] В звезду { $star } этот цвет не кладут: { colour }.
    }

no-own-tile = Клетку { $cell } нельзя оплатить одними джокерами: нужна хотя бы одна плитка выбранного цвета ({ colour }).

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
        [edition] Издание не может быть «{ $value }»: выберите правила в коробке или международное издание.
        [target] Играть до «{ $value }» очков нельзя: выберите 0 (одна колода) или целое число больше 0.
       *[other] Параметр «{ $option }» не может быть «{ $value }». Можно: { $choices }.
    }

bad-player-count = Число игроков «{ $players }» не подходит для игры { game-name }. Можно: { $choices }.
unknown-option = В игре { game-name } нет параметра «{ $option }». Есть: { $choices }.

bad-starter =
    { $reason ->
        [nobody-starts] В игре { game-name } нет первого игрока: все играют одновременно.
       *[no-such-seat] Место «{ $seat }» не может начинать: такого места нет.
    }

unknown-game = Игры «{ $name }» нет.
unknown-bot = Бота «{ $name }» нет.

## За столом

no-such-seat = За этим столом нет места «{ $seat }».
game-over = Игра уже окончена.
not-over = Игра ещё не окончена.
stale-revision = Игра ушла вперёд (состояние { NUMBER($revision, useGrouping: 0) }, а не { NUMBER($given, useGrouping: 0) }). Посмотрите ещё раз, прежде чем решать.
move-id-reused = Идентификатор хода «{ $id }» уже занят: это { $move }.
takeback-refused = Вам нечего брать назад: после последней раздачи или вскрытия вы ещё не ходили.

no-takeback =
    { $reason ->
        [not-asked] Вашего согласия на возврат хода никто не просит.
       *[none] Никто не просил вернуть ход.
    }

## Вокруг стола

no-such-table = По этому адресу стола нет.
not-seated = Это может сделать только игрок за столом. Откройте ссылку на своё место.
wrong-secret = Этот ключ доступа не подходит ни к одному месту за этим столом.
seat-taken = Это место уже занято.
table-not-started = Игра ещё не началась.
table-started = Игра уже началась.
not-host = Это может сделать только хозяин стола.
not-your-seat = Это не ваше место.
seats-open = Ещё есть свободные места.
out-of-time = Ваше время вышло: бот играет за вас, пока вы не вернётесь.
busy = За этим столом сейчас слишком много действий сразу. Попробуйте ещё раз.
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

bad-request = Ошибка в запросе: поле «{ $field }».
too-large = Запрос слишком большой.
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
page-light = Тема
page-light-auto = Тема: авто
page-light-light = Тема: светлая
page-light-dark = Тема: тёмная
page-loading = Загрузка…
page-table-line-lost = Связь потеряна. Переподключение…
page-table-pass-on = Передайте экран игроку: { $name }.
page-table-show-seat = Это я, { $name }
page-seat-number = Место { $number }
page-bot-level = Бот, уровень { $level }
page-status-waiting = Ждём игроков
page-status-ended = Игра прервана
page-status-your-turn = Ваш ход
page-status-their-turn = Выбирает: { $name }
page-status-choose-secretly = Выберите тайно. Готово: { $ready } из { $all }
page-status-ready = Готово: { $ready } из { $all }
page-status-you-win = Вы победили!
page-status-they-win = Победа: { $name }
page-status-shared-win = Общая победа: { $names }

## The page: Azul

page-azul-tiles =
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

page-azul-tile =
    { $colour ->
        [blue] синяя
        [yellow] жёлтая
        [red] красная
        [black] чёрная
        [white] белая
       *[other] { $colour }
    }

page-azul-table = Стол
page-azul-display = Фабрика { $number }
page-azul-display-empty = Фабрика { $number }: пусто
page-azul-centre = Центр
page-azul-centre-empty = пусто
page-azul-marker = Фишка первого игрока
page-azul-marker-first = кто первый берёт: { $points }

page-azul-group =
    { $source ->
        [C] { page-azul-tiles } в центре
       *[other] { page-azul-tiles }, фабрика { $source }
    }

page-azul-from = с { $number }
page-azul-bag = Мешочек
page-azul-lid = Крышка
page-azul-round = Раунд { $round }
page-azul-last-round = В строке не хватает одной плитки: раунд может стать последним
page-notice-idle = Раундов подряд без новой плитки на стенах: { $idle } из { $most }, затем игра закончится
page-notice-ended-row = Игра закончилась: заполнена строка стены.
page-notice-ended-idle =
    Игра закончилась: { $most ->
        [one] { $most } раунд
        [few] { $most } раунда
       *[other] { $most } раундов
    } подряд ни на одну стену не легло ни одной плитки.
page-notice-ended-no-tiles = Игра закончилась: не осталось плиток, чтобы их выложить.
page-azul-board-own = ваш планшет
page-azul-board-of = Планшет: { $name }
page-azul-starts-next = начинает следующий раунд
page-azul-started = начинает этот раунд
page-azul-chooses = выбирает
page-azul-is-ready = готово

page-azul-points =
    { $score ->
        [one] очко
        [few] очка
       *[many] очков
    }

page-azul-you = Вы
page-azul-lines = Ряды узора
page-azul-wall = Стена
page-azul-wall-row = Строка { $row }: { $tiles }
page-azul-nothing = пусто
page-azul-floor-short = Пол

page-azul-floor-holds =
    Пол: { $pieces ->
        [0] пусто
       *[other] { $pieces } из 7, { $points }
    }

page-azul-line-empty = Ряд { $line }: пусто
page-azul-line-held = Ряд { $line }: { page-azul-tiles } из { $line }

page-azul-short =
    { $missing ->
        [1] нужна 1
       *[other] нужно { $missing }
    }

page-azul-holds = занят: { colour }
page-azul-row-has = на стене есть { colour }
page-azul-is-full = заполнен
page-azul-not-here = не сюда
page-azul-on-wall = на стене
page-clause = правило { $clause }

page-azul-move =
    { $source ->
        [C] { page-azul-tiles } из центра
       *[other] { page-azul-tiles } с фабрики { $source }
    } { $line ->
        [F] на пол
       *[other] в ряд { $line }
    }

page-azul-did-tile = плитка в строку { $row }, столбец { $column }
page-azul-announced = { $name }: { $what }
page-azul-choose = Выберите плитки на фабрике или в центре

page-azul-choose-colour =
    { $source ->
        [C] Центр: какой цвет?
       *[other] Фабрика { $source }: какой цвет?
    }

page-azul-where = { page-azul-tiles }: куда?
page-azul-where-to = Куда
page-azul-your-move = Ваш ход
page-azul-marked = { page-status-their-turn }. Вы отметили: { page-azul-tiles }
page-azul-plus-tiled = { $points } при выкладывании на стену
page-azul-plus-up-to = до { $points } на стене
page-azul-plus-now = { $points } сейчас
page-azul-plus-others = { $points } за ряды ниже
page-azul-minus-floor = { $points } за пол
page-azul-falls = некуда положить: упадёт на пол
page-azul-line-full = ряд { $line } заполнен
page-azul-takes-marker = с фишкой первого игрока
page-azul-to-lid = в крышку: { $count }
page-azul-to-centre = в центр: { $bunch }
page-azul-drops = будет некуда положить: { $bunch }
page-azul-ends-round = завершает раунд
page-azul-ends-game = полная строка: последний раунд
page-azul-bonus-row = { $points } за строку в конце
page-azul-bonus-column = { $points } за столбец в конце
page-azul-bonus-colour = { $points } за цвет в конце
page-azul-cancel = Отмена
page-azul-confirm = Подтвердить
page-azul-so-far = сейчас
page-azul-drop-here = сбросить сюда: { $points }
page-azul-choose-column = Ряд { $row }, { page-azul-tile }: выберите столбец
page-azul-column = { page-azul-tile } в строку { $row }, столбец { $column }
page-azul-cell = Строка { $row }, столбец { $column }
page-azul-column-has = в столбце есть { colour }
page-azul-sealed = Выбрано тайно: строка { $row }, столбец { $column }. Ещё можно изменить.
page-azul-moves = Ходы этого раунда
page-azul-no-moves = Пока ни одного
page-azul-scoring = Раунд { $round }: выкладывание на стену
page-azul-scoring-end = Последний раунд и бонусы
page-azul-scoring-tile = { page-azul-tile }, строка { $row }, столбец { $column }: { $points }
page-azul-scoring-floor = пол { $points }
page-azul-scoring-row = строки { $points }
page-azul-scoring-column = столбцы { $points }
page-azul-scoring-colour = цвета { $points }
page-azul-scoring-of = { $name }: { $steps }. Теперь { $score }.
page-azul-skip = Пропустить
page-azul-type = Введите ход
page-azul-type-hint = Например: { $examples }. Enter показывает ход, ещё один Enter делает его.
page-azul-type-show = Показать
page-azul-others = Другие игроки
page-azul-open-board = Открыть планшет: { $name }
page-azul-close = Закрыть
page-azul-watching = Вы смотрите игру
page-azul-over = Игра окончена

## The page: Summer Pavilion

page-summer-pavilion-tiles =
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

page-summer-pavilion-jokers =
    { $count ->
        [one] { $count } джокер
        [few] { $count } джокера
       *[many] { $count } джокеров
    }

page-summer-pavilion-no-tiles = нет плиток
page-summer-pavilion-joker = джокер

page-summer-pavilion-tile =
    { $tile ->
        [purple] Фиолетовая
        [green] Зелёная
        [orange] Оранжевая
        [yellow] Жёлтая
        [blue] Синяя
       *[red] Красная
    }

page-summer-pavilion-star =
    { $star ->
        [purple] Фиолетовая звезда
        [green] Зелёная звезда
        [orange] Оранжевая звезда
        [yellow] Жёлтая звезда
        [blue] Синяя звезда
        [red] Красная звезда
        [UL] Левая верхняя звезда
        [UR] Правая верхняя звезда
        [R] Правая звезда
        [LR] Правая нижняя звезда
        [LL] Левая нижняя звезда
        [L] Левая звезда
       *[C] Центральная звезда
    }

page-summer-pavilion-cell =
    { $star ->
        [purple] клетка { $number } фиолетовой звезды
        [green] клетка { $number } зелёной звезды
        [orange] клетка { $number } оранжевой звезды
        [yellow] клетка { $number } жёлтой звезды
        [blue] клетка { $number } синей звезды
        [red] клетка { $number } красной звезды
        [UL] клетка { $number } левой верхней звезды
        [UR] клетка { $number } правой верхней звезды
        [R] клетка { $number } правой звезды
        [LR] клетка { $number } правой нижней звезды
        [LL] клетка { $number } левой нижней звезды
        [L] клетка { $number } левой звезды
       *[C] клетка { $number } центральной звезды
    }

page-summer-pavilion-cell-toward =
    { $direction ->
        [N] { $cell }, вверху
        [NE] { $cell }, вверху справа
        [SE] { $cell }, внизу справа
        [S] { $cell }, внизу
        [SW] { $cell }, внизу слева
       *[NW] { $cell }, вверху слева
    }

page-summer-pavilion-source =
    { $source ->
        [centre] из центра стола
       *[other] с диска { $source }
    }

page-summer-pavilion-feature =
    { $kind ->
        [P] колонна
        [S] статуя
       *[W] окно
    }

page-summer-pavilion-round = Раунд { $round } из { $rounds }
page-summer-pavilion-phase-take = Получение плиток
page-summer-pavilion-phase-place = Размещение плиток
page-summer-pavilion-phase-over = Конец игры
page-summer-pavilion-joker-is = Джокер: { colour }
page-summer-pavilion-last-round = Последний раунд
page-summer-pavilion-track = Раунды и их джокеры
page-summer-pavilion-track-round = Раунд { $round }: { colour }
page-summer-pavilion-track-now = Сейчас: раунд { $round }, джокер — { colour }
page-summer-pavilion-supply = Запас
page-summer-pavilion-supply-note = 10 мест, пополняется после каждого хода
page-summer-pavilion-bag = Мешочек: { $tiles }
page-summer-pavilion-tower = Башня: { $tiles }
page-summer-pavilion-displays = Диски Склада и центр стола
page-summer-pavilion-display = Диск { $display }
page-summer-pavilion-display-empty = Диск { $display }: пусто
page-summer-pavilion-centre = Центр стола
page-summer-pavilion-centre-empty = В центре стола пусто
page-summer-pavilion-token = Фишка первого игрока
page-summer-pavilion-token-held = Фишка первого игрока: { $name }
page-summer-pavilion-token-cost = вместе с фишкой, { $points }
page-summer-pavilion-joker-comes = Джокер можно взять только вместе с другим цветом

page-summer-pavilion-points =
    { $points ->
        [one] очко
        [few] очка
       *[many] очков
    }

page-summer-pavilion-score-of =
    { $points ->
        [one] { $name }: { $points } очко
        [few] { $name }: { $points } очка
       *[many] { $name }: { $points } очков
    }

page-summer-pavilion-your-board = ваш планшет
page-summer-pavilion-you = Вы
page-summer-pavilion-board-of = Планшет: { $name }

page-summer-pavilion-beside =
    { $tiles ->
        [0] нет плиток
        [one] { $tiles } плитка
        [few] { $tiles } плитки
       *[many] { $tiles } плиток
    }

page-summer-pavilion-passed =
    { $tiles ->
        [0] пас
        [one] пас, оставлена { $tiles } плитка
        [few] пас, оставлено { $tiles } плитки
       *[many] пас, оставлено { $tiles } плиток
    }

page-summer-pavilion-their-turn = выбирает
page-summer-pavilion-hand = Плитки у вашего планшета
page-summer-pavilion-number-bonus = Все клетки { $number }: { $filled } из { $all }, +{ $points } в конце
page-summer-pavilion-star-open = { $star }: { $filled } из 6
page-summer-pavilion-star-bonus = { $star }: { $filled } из 6, +{ $points } в конце
page-summer-pavilion-bonuses = Бонусы в конце игры
page-summer-pavilion-wait = { $name } выбирает. Можно посмотреть все планшеты.
page-summer-pavilion-wait-over = Игра окончена.
page-summer-pavilion-choose-take = Выберите плитки на диске или в центре стола
page-summer-pavilion-choose-cell = Выберите клетку или спасуйте
page-summer-pavilion-choose-pass = Не хватает плиток ни на одну клетку: придётся спасовать
page-summer-pavilion-take = { $tiles } { $source }
page-summer-pavilion-to-centre = в центр: { $tiles }
page-summer-pavilion-no-loss = без потери очков
page-summer-pavilion-ends-phase = последние плитки: дальше — размещение

page-summer-pavilion-button-take =
    { $count ->
        [one] Взять { $count } плитку
        [few] Взять { $count } плитки
       *[many] Взять { $count } плиток
    }

page-summer-pavilion-confirm = Подтвердить
page-summer-pavilion-cancel = Отмена
page-summer-pavilion-close = Закрыть
page-summer-pavilion-lay = { page-summer-pavilion-tile } → { $cell }
page-summer-pavilion-chain = +{ $points } за цепочку длиной { $points }
page-summer-pavilion-feature-gives = { $features }: выберите { $tiles } из запаса
page-summer-pavilion-star-complete = звезда завершена: +{ $points } в конце
page-summer-pavilion-star-missing = до полной звезды не хватает { $cells }
page-summer-pavilion-number-complete = все клетки { $number }: +{ $points } в конце
page-summer-pavilion-ends-round = раунд заканчивается
page-summer-pavilion-pay = Оплатить { $cost }:
page-summer-pavilion-lay-which = Цвет:
page-summer-pavilion-pass-open = Спасовать…
page-summer-pavilion-pass-title = Пас: оставьте до { $corners } плиток на следующий раунд
page-summer-pavilion-pass-last = Последний пас в игре: оставьте до { $corners } плиток
page-summer-pavilion-pass-discard = в башню: { $tiles }

page-summer-pavilion-pass-loss =
    { $count ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }

page-summer-pavilion-pass-final = оставленные плитки: { $points } в конце
page-summer-pavilion-ends-game = игра заканчивается

page-summer-pavilion-button-pass =
    { $count ->
        [0] Спасовать, ничего не оставлять
       *[other] Спасовать, оставить { $count }
    }

page-summer-pavilion-bonus-more =
    { $tiles ->
        [one] Выберите из запаса ещё { $tiles } плитку
        [few] Выберите из запаса ещё { $tiles } плитки
       *[many] Выберите из запаса ещё { $tiles } плиток
    }

page-summer-pavilion-bonus-all = Из запаса: { $tiles }
page-summer-pavilion-undo = Вернуть
page-summer-pavilion-cell-filled = { $cell }: занята ({ colour })
page-summer-pavilion-cell-legal = { $cell }: +{ $points }; { $ways }
page-summer-pavilion-cell-empty = { $cell }: пустая
page-summer-pavilion-cell-refused = { $cell }: { $reason }
page-summer-pavilion-reason-hand = стоит { $cost }; у вас { $tiles }
page-summer-pavilion-reason-none = стоит { $cost }; подходящих плиток одного цвета не хватает
page-summer-pavilion-reason-filled = уже занята

page-summer-pavilion-cells =
    { $cells ->
        [one] Можно заполнить { $cells } клетку
        [few] Можно заполнить { $cells } клетки
       *[many] Можно заполнить { $cells } клеток
    }

page-summer-pavilion-notation = Клавиши и нотация
page-summer-pavilion-notation-label = Ход в нотации
page-summer-pavilion-notation-play = Сделать ход
page-summer-pavilion-notation-hint = Например, { $example }
page-summer-pavilion-notation-unknown = Ход «{ $move }» сейчас невозможен.
page-summer-pavilion-keys-take = 1–9 — диск, 0 — центр стола; буквы или стрелки — цвет; Enter — подтвердить, Esc — отменить.
page-summer-pavilion-keys-place = Стрелки — переход между клетками; Enter — выбрать; 1–9 — способ оплаты; Enter — подтвердить, Esc — отменить; 0 — пас.
page-summer-pavilion-keys-bonus = Буквы — взять плитку; Backspace — вернуть её; Enter — подтвердить.
page-summer-pavilion-keys-pass = Буквы — оставить плитку; Backspace — сбросить её; Enter — подтвердить, Esc — отменить.
page-summer-pavilion-moves = Последние ходы

page-summer-pavilion-did-take =
    { $tile ->
        [purple] берёт фиолетовые { $source }
        [green] берёт зелёные { $source }
        [orange] берёт оранжевые { $source }
        [yellow] берёт жёлтые { $source }
        [blue] берёт синие { $source }
       *[red] берёт красные { $source }
    }

page-summer-pavilion-did-place =
    { $tile ->
        [purple] фиолетовая → { $cell }
        [green] зелёная → { $cell }
        [orange] оранжевая → { $cell }
        [yellow] жёлтая → { $cell }
        [blue] синяя → { $cell }
       *[red] красная → { $cell }
    }

page-summer-pavilion-did-bonus =
    { $tile ->
        [purple] берёт фиолетовую из запаса
        [green] берёт зелёную из запаса
        [orange] берёт оранжевую из запаса
        [yellow] берёт жёлтую из запаса
        [blue] берёт синюю из запаса
       *[red] берёт красную из запаса
    }

page-summer-pavilion-did-pass = пас; оставлено: { $tiles }
page-summer-pavilion-announced = { $name }: { $what }, { $points }
page-summer-pavilion-announced-plain = { $name }: { $what }
page-summer-pavilion-enlarged = { $star }, крупно

## The page: 5211

page-you = Вы
page-round = Раунд { $round }
page-typed-move = Введите ход
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
page-5211-open = Карты на столе
page-5211-part = Часть { $part }
page-5211-pile = Стопка: { $count }
page-5211-target = До { $points } очков
page-5211-ready = готово
page-5211-won = Взято: { $count } · очки: { $points }
page-5211-won-hidden = Взято: { $count }
page-5211-face-down = рубашкой вверх
page-5211-last-round = Карты прошлого раунда
page-5211-roosters = Петушки
page-5211-roosters-rule = { $count } и больше: очки дают только петушки
page-5211-roosters-just = ровно { $count }: очки дают только петушки
page-5211-colours = Цвета
page-5211-colours-rule = больше { $count } карт: цвет выбывает
page-5211-of = { $count } из { $all }
page-5211-with-yours =
    { $yours ->
        [one] { $count } с вашим
       *[other] { $count } с вашими
    }
page-5211-leads = преобладает
page-5211-over = больше предела
page-5211-tied = поровну: выбывает
page-5211-hand = Ваши карты
page-5211-choose =
    { $count ->
        [one] Выберите карту
       *[other] Выберите две карты
    }
page-5211-means-roosters = Сейчас очки дали бы только петушки: вам { $points }.
page-5211-means-colour =
    Сейчас очки дал бы цвет: { $colour ->
        [Y] жёлтый
        [G] зелёный
        [O] оранжевый
        [B] синий
       *[T] бирюзовый
    }. Вам очков: { $points }.
page-5211-means-none = Сейчас ни один цвет не дал бы очков.
page-5211-sealed = Вы готовы. Выбор можно изменить, пока не готовы все.
page-5211-confirm = Готово
page-5211-change = Изменить выбор

## The page: start and set-up

page-guest = Гость
page-start-title = Всё готово к игре
page-start-lead = «Азул», «Азул. Летний дворец» и «5211» с друзьями и ботами. Без регистрации; всё остаётся на этом сервере.
page-start-about-azul = Берите плитки, заполняйте ряды узора, выкладывайте стену. 2–4 игрока.
page-start-about-summer-pavilion = Собирайте плитки, платите ими, складывайте звёзды. 2–4 игрока.
page-start-about-5211 = Сыграйте две карты, затем одну и ещё одну. Все выбирают одновременно. Очки даёт преобладающий цвет, если его не слишком много. 2–5 игроков.
page-start-play = Играть
page-start-set-up = Создать стол
page-start-rules = Правила
page-start-lessons = Уроки
page-start-own = Ваши столы
page-start-none-own = У вас пока нет столов.
page-start-open = Открытые столы
page-start-none-open = Открытых столов нет.
page-start-running = Текущие партии
page-start-none-running = Сейчас нет открытых партий.
page-start-finished = Последние партии
page-start-none-finished = Законченных открытых партий пока нет.
page-start-free-seat = свободно
page-start-unofficial = Неофициальный проект: не связан с авторами и издателями этих игр.
page-setup-title = Новый стол: { game-name }
page-setup-seats = Места
page-setup-name = Ваше имя
page-setup-players = Игроки
page-setup-who = Кто сидит на месте { $number }
page-setup-level = Уровень бота на месте { $number }
page-setup-sitter-me = Я
page-setup-sitter-here = За этим экраном
page-setup-guest = Имя игрока на месте { $number }
page-setup-sitter-friend = Друг (по ссылке)
page-setup-sitter-bot = Бот
page-level-1 = ученик
page-level-2 = помощник
page-level-3 = плиточник
page-level-4 = подмастерье
page-level-5 = ремесленник
page-level-6 = художник
page-level-7 = мастер
page-level-8 = гроссмейстер
page-setup-options = Параметры
page-option-wall = Стена
page-option-wall-coloured = цветная
page-option-wall-grey = серая
page-option-board = Сторона планшета
page-option-board-coloured = цветная
page-option-board-grey = серая
page-option-edition = Издание
page-option-edition-rulebook = по правилам в коробке
page-option-edition-international = международное
page-option-target = Длительность игры
page-option-target-0 = одна колода
page-option-target-50 = до 50 очков
page-option-target-100 = до 100 очков
page-setup-starter = Первый игрок
page-setup-starter-drawn = по жребию
page-setup-clock = Время на ход
page-clock-none = без ограничения
page-clock-30 = 30 секунд
page-clock-60 = 1 минута
page-clock-180 = 3 минуты
page-clock-86400 = 1 день
page-clock-259200 = 3 дня
page-setup-listed = Показывать этот стол всем
page-setup-hidden-piles = Скрыть личные стопки других игроков
page-waiting-hidden-piles = Личные стопки скрыты до конца игры.
page-setup-start = Начать игру
page-setup-nobody = За столом должен сидеть хотя бы один человек.

## The page: around the table

page-waiting-seats = Места
page-waiting-expected = ждём…
page-waiting-sit = Занять место
page-waiting-bot = Добавить бота
page-waiting-starts = начинает игру
page-waiting-invite = Пригласить друзей
page-waiting-how = Любой, у кого есть эта ссылка, может занять свободное место или смотреть.
page-waiting-qr = QR-код ссылки
page-waiting-copy = Скопировать ссылку
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
page-menu-pace = Скорость анимации
page-pace-off = без анимации
page-pace-fast = быстрая
page-pace-normal = обычная
page-pace-slow = медленная
page-menu-instant = Делать ходы без подтверждения
page-menu-takeback = Попросить вернуть ход
page-menu-asks = { $name } просит вернуть ход.
page-menu-agree = Согласиться
page-menu-refuse = Отказать
page-menu-leave = Покинуть стол
page-menu-return = Вернуться за стол
page-menu-hand = Передать место боту: { $name }
page-menu-end = Закончить игру
page-log = Ходы
page-log-takeback = Ход возвращён
page-log-left = Игра прервана
page-log-deal =
    { $game ->
        [summer-pavilion] Новые плитки на дисках Склада
       *[other] Новые плитки на фабриках
    }
page-log-supply = Запас пополнен: { $tiles }
page-log-remove =
    { $count ->
        [one] Из колоды убрана { $count } карта
        [few] Из колоды убрано { $count } карты
       *[many] Из колоды убрано { $count } карт
    }
page-log-deal-cards = Карты розданы
page-log-draw = Все добирают карты
page-log-all = Все ходы ({ $count })
page-end = Итог
page-end-again = Сыграть ещё раз
page-end-replay = Смотреть повтор
page-end-record = Скачать запись игры
page-end-rematch = Перейти к реваншу
page-tally = Подробный подсчёт
page-tally-player = Игрок
page-tally-total = Всего
page-tally-wins = победа
page-tally-rounds = По раундам
page-tally-start = Начальные очки
page-tally-wall = Стена
page-tally-floor = Пол
page-tally-rows = Строки
page-tally-columns = Столбцы
page-tally-colours = Цвета
page-tally-placed = Размещённые плитки
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
page-rules-marked = Пункт, на который вела ссылка:
page-rules-play = Разыграть этот пример
page-rules-not-translated = Эти правила ещё не переведены; вот английский текст.
page-rules-unknown = Правил этой игры нет.
page-learn-title = Уроки: { game-name }
page-learn-unknown = Для этой игры уроков нет.
page-learn-list = Все уроки
page-learn-number = Урок { $number } из { $all }
page-learn-done = пройден
page-learn-make = Сделайте ход на столе ниже.
page-learn-one = Выберите один ответ.
page-learn-tick = Отметьте все верные ответы.
page-learn-check = Проверить
page-learn-show = Показать ответ
page-learn-answer = верный ответ
page-learn-again = Ещё раз
page-learn-next = Следующий урок
page-learn-play = Играть
page-learn-right = Верно.
page-learn-wrong = Не совсем. Попробуйте ещё раз.
page-learn-other-move = Этот ход разрешён, но нужен другой. Попробуйте ещё раз.
page-learn-not-allowed = Здесь так нельзя.
page-learn-clauses = В правилах:
page-learn-position = Позиция
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
page-lesson-az-where-why = Ряды 2 и 3 закрыты: в их строках стены уже есть жёлтая плитка. В ряду 4 лежит синяя. В ряду 1 место для одной, вторая упадёт; ряд 5 примет обе. Пол можно выбрать всегда.

page-lesson-az-marker = Фишка первого игрока
page-lesson-az-marker-ask = Возьмите три красные плитки так, чтобы начинать следующий раунд. Ни одна плитка не должна упасть.
page-lesson-az-marker-why = Кто первым берёт из центра, берёт и фишку. На полу она отнимает одно очко, зато её владелец начинает следующий раунд.

page-lesson-az-run = Сколько очков даёт плитка
page-lesson-az-run-ask = Ada берёт последнюю плитку, затем плитки выкладывают на стену. Сколько очков даст ваша жёлтая плитка из ряда 3?
page-lesson-az-run-why = Она лежит в отрезке из четырёх плиток по горизонтали и из трёх по вертикали. Считаются оба: 4 + 3 = 7.

page-lesson-az-floor = Сколько очков отнимает пол
page-lesson-az-floor-ask = Сколько очков отнимет ваш пол в конце этого раунда?
page-lesson-az-floor-why = Занято пять клеток: 1 + 1 + 2 + 2 + 2 = 8. Фишка занимает клетку, как и плитка.

page-lesson-az-last = Последний раунд
page-lesson-az-last-ask = Сделайте ход, после которого этот раунд станет последним.
page-lesson-az-last-why = Полная строка на стене завершает игру после выкладывания на стену. В строке 2 не хватает только чёрной, а ряд 2 заполнит ещё одна чёрная плитка.

page-lesson-az-grey = Серая стена
page-lesson-az-grey-ask = На серой стене столбец выбираете вы сами. Куда можно положить синюю плитку из ряда 2?
page-lesson-az-grey-why = Каждый цвет может встретиться в строке и в столбце только один раз. В столбце 1 синяя уже есть, остальные столбцы свободны.

page-lesson-sp-take = Как брать джокеры
page-lesson-sp-take-ask = Джокер — фиолетовый. Какие цвета можно выбрать на диске 1?
page-lesson-sp-take-why = Цвет джокера можно выбрать только там, где лежат одни джокеры. С зелёными или жёлтыми берут все плитки этого цвета и только один джокер.

page-lesson-sp-token = Фишка первого игрока
page-lesson-sp-token-ask = Из центра в этом раунде ещё никто не брал, а вы берёте оттуда жёлтые плитки. Сколько очков вы потеряете?
page-lesson-sp-token-why = Вы берёте три жёлтые плитки и один джокер: четыре плитки, четыре очка. Сама фишка не считается.

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
page-lesson-sp-pass-why = До четырёх плиток остаётся по углам планшета. Каждая из остальных отнимает одно очко: две красные — два очка. В раунде 2 ваши зелёные плитки станут джокерами.

page-lesson-sp-grey = Серая сторона
page-lesson-sp-grey-ask = В левой верхней звезде лежат красная и синяя. Какие цвета можно добавить?
page-lesson-sp-grey-why = Плитки разные, значит, в этой звезде должно быть шесть цветов, каждый по одному разу. Красный и синий уже использованы.

page-lesson-f-roosters = Сначала петушки
page-lesson-f-roosters-ask = Все карты раунда открыты. Какие карты дают очки?
page-lesson-f-roosters-why = Открыто шесть петушков, на два больше, чем игроков. Поэтому очки дают только петушки, по одному, а цвета не играют роли.

page-lesson-f-points = Что вы берёте
page-lesson-f-points-ask = Преобладает один жёлтый, и лимит не превышен. Сколько очков вы возьмёте?
page-lesson-f-points-why = Вы берёте свои жёлтые карты, петушка тоже: 1 + 4 + 3 = 8.

page-lesson-f-limit = Слишком много одного цвета
page-lesson-f-limit-ask = Все карты раунда открыты. Какие карты дают очки?
page-lesson-f-limit-why = Зелёных карт восемь. При четырёх игроках больше семи — уже слишком много, и зелёный выбывает. Из остальных больше всего жёлтых.

page-lesson-f-equal = Равные цвета
page-lesson-f-equal-ask = Все карты раунда открыты. Какие карты дают очки?
page-lesson-f-equal-why = Жёлтых и зелёных по пять. Равные цвета выбывают вместе; из оставшихся больше всего оранжевых.

page-lesson-f-again = Снова поровну
page-lesson-f-again-ask = Все карты раунда открыты. Какие карты дают очки?
page-lesson-f-again-why = Жёлтых и зелёных поровну, они выбывают. Затем поровну оранжевых и синих, они тоже выбывают. Остаётся бирюзовый, и двух карт хватает.

page-lesson-f-plan = Равенство в вашу пользу
page-lesson-f-plan-ask = Ваши оранжевые карты многого стоят. Сыграйте карту, после которой очки дал бы оранжевый, если больше ничего не изменится.
page-lesson-f-plan-why = Жёлтых и зелёных поровну, и они выбывают. С третьей картой среди остальных преобладает оранжевый, а синяя или бирюзовая сравняла бы свой цвет с оранжевым.

page-lesson-f-edition = Другое издание
page-lesson-f-edition-ask = За этим столом играют по международному изданию. Какие карты дают очки?
page-lesson-f-edition-why = Здесь семь карт при четырёх игроках — уже слишком много: зелёный выбывает, очки даёт жёлтый. По правилам в коробке очки дал бы зелёный.

## The page: replay

page-replay-status = Повтор: { $step } из { $all }
page-replay-first = В начало
page-replay-back = Назад
page-replay-on = Вперёд
page-replay-last = В конец
page-replay-play = Воспроизвести
page-replay-pause = Пауза
page-replay-place = Момент игры
page-replay-start = Начало игры

### Усі тексти для гравців українською. Змінні та правила перекладу: en.ftl

language-name = українська

## Слова, потрібні іншим повідомленням

-blue = { $case ->
   *[nominative] синій
    [genitive] синіх
}
-yellow = { $case ->
   *[nominative] жовтий
    [genitive] жовтих
}
-red = { $case ->
   *[nominative] червоний
    [genitive] червоних
}
-black = { $case ->
   *[nominative] чорний
    [genitive] чорних
}
-white = { $case ->
   *[nominative] білий
    [genitive] білих
}
-purple = { $case ->
   *[nominative] фіолетовий
    [genitive] фіолетових
}
-green = { $case ->
   *[nominative] зелений
    [genitive] зелених
}
-orange = { $case ->
   *[nominative] помаранчевий
    [genitive] помаранчевих
}
-turquoise = { $case ->
   *[nominative] бірюзовий
    [genitive] бірюзових
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
        [centre] у центрі столу
       *[other] на вітрині фабрики { $source }
    }

card =
    { $value ->
        [1] { colour }, півник
       *[other] { colour }, { $value }
    }

game-name =
    { $game ->
        [azul] «Азул»
        [summer-pavilion] «Азул. Літній палац»
       *[other] «{ $game }»
    }

## Ходи в усіх іграх

bad-move-id = Ходу з номером { NUMBER($move, useGrouping: 0) } немає.
bad-move-text = «{ $text }» — це не хід. Ходи записують так: { $examples }.
not-your-turn = Зараз не ваш хід.

wrong-phase =
    { $phase ->
        [offer] Стіну декорують після вибору плиток.
        [tiling] Вибір плиток у цьому раунді вже завершено.
        [take] Плитки розміщують, коли всі вони вже розібрані.
        [place] У цьому раунді більше нема чого брати.
       *[other] Зараз цього зробити не можна.
    }

no-such-display = У цій грі немає вітрини фабрики { $display }.
no-such-tile = Немає { of-colour } плиток { source }.

cell-taken =
    { $game ->
        [azul] На стіні в горизонталі { $row } і вертикалі { $column } вже лежить плитка.
        [summer-pavilion] На клітинці { $cell } вже лежить плитка.
       *[other] Тут уже лежить плитка.
    }

not-in-hand =
    { $reason ->
        [kept] Не можна залишити { $kept }: у вас { $hand }.
        [only-one] У вас на руці лише одна карта «{ card }».
       *[none] У вас на руці немає карти «{ card }».
    }

## Азул

line-full = Ряд складу { $line } вже заповнений.
line-holds-other = У ряду складу { $line } вже інший колір: { held-colour }, а не { colour }.
colour-in-row = У горизонталі { $row } стіни цей колір уже є: { colour }.
colour-in-column = У вертикалі { $column } стіни цей колір уже є: { colour }.
wrong-line = Спершу викладіть плитку з ряду складу { $line }.

## Літній палац

bonus-first =
    Спершу візьміть із запасу { $tiles ->
        [one] { $tiles } бонусну плитку
        [few] { $tiles } бонусні плитки
       *[many] { $tiles } бонусних плиток
    }.

no-bonus = Зараз ви не отримуєте бонусних плиток.
not-in-supply = У запасі немає { of-colour } плиток.
joker-beside-others = Не можна вибрати колір джокера ({ colour }), поки { source } є інший колір.
joker-pays-itself = Цей колір ({ colour }) сам є джокером: платіть лише ним і пишіть +0.

colour-not-allowed =
    { $reason ->
        [grey] У зірку { $star } цей колір покласти не можна ({ colour }): плитки зірки або всі одного кольору, або всі різні.
        [held] У зірці { $star } цей колір уже є: { colour }.
       *[other-colour] У зірку { $star } цей колір не кладуть: { colour }.
    }

no-own-tile = За клітинку { $cell } не можна заплатити самими джокерами: потрібна хоча б одна плитка вибраного кольору ({ colour }).

not-enough-tiles =
    { $jokers ->
        [0] Для клітинки { $cell } потрібно плиток: { of-colour } — { $tiles }. У вас: { $own }.
       *[other] Для клітинки { $cell } потрібно плиток: { of-colour } — { $tiles }, { of-joker-colour } (джокерів) — { $jokers }. У вас: { $own } і { $own_jokers }.
    }

too-many-kept =
    Залишити можна щонайбільше { $corners ->
        [one] { $corners } плитку
        [few] { $corners } плитки
       *[many] { $corners } плиток
    }, по одній у кожному куті планшета, а не { $tiles }.

## 5211

wrong-number =
    У частині { $part } вибирають { $cards ->
        [one] { $cards } карту
        [few] { $cards } карти
       *[many] { $cards } карт
    }.

## Підготовка до гри

bad-option-value =
    { $option ->
        [wall] Стіна не може бути «{ $value }»: виберіть кольорову або сіру.
        [board] Планшет не може бути «{ $value }»: виберіть кольоровий або сірий бік.
        [edition] Видання не може бути «{ $value }»: виберіть правила в коробці або міжнародне видання.
        [target] Грати до «{ $value }» очок не можна: виберіть 0 (одна колода) або ціле число, більше за 0.
       *[other] Параметр «{ $option }» не може бути «{ $value }». Можна: { $choices }.
    }

bad-player-count = Кількість гравців «{ $players }» не підходить для гри { game-name }. Можна: { $choices }.
unknown-option = У грі { game-name } немає параметра «{ $option }». Є: { $choices }.

bad-starter =
    { $reason ->
        [nobody-starts] У грі { game-name } немає першого гравця: усі грають одночасно.
       *[no-such-seat] Місце «{ $seat }» не може починати: такого місця немає.
    }

unknown-game = Гри «{ $name }» немає.
unknown-bot = Бота «{ $name }» немає.

## За столом

no-such-seat = За цим столом немає місця «{ $seat }».
game-over = Гру вже завершено.
not-over = Гру ще не завершено.
stale-revision = Гра пішла далі (стан { NUMBER($revision, useGrouping: 0) }, а не { NUMBER($given, useGrouping: 0) }). Погляньте ще раз, перш ніж вирішувати.
move-id-reused = Ідентифікатор ходу «{ $id }» уже зайнятий: це { $move }.
takeback-refused = Вам нема чого брати назад: після останньої роздачі чи відкриття ви ще не ходили.

no-takeback =
    { $reason ->
        [not-asked] Вашої згоди на повернення ходу ніхто не просить.
       *[none] Ніхто не просив повернути хід.
    }

## Довкола столу

no-such-table = За цією адресою столу немає.
not-seated = Це може зробити лише гравець за столом. Відкрийте посилання на своє місце.
wrong-secret = Цей ключ доступу не підходить до жодного місця за цим столом.
seat-taken = Це місце вже зайняте.
table-not-started = Гра ще не почалася.
table-started = Гра вже почалася.
not-host = Це може зробити лише господар столу.
not-your-seat = Це не ваше місце.
seats-open = Ще є вільні місця.
out-of-time = Ваш час вийшов: бот грає за вас, поки ви не повернетеся.
busy = За цим столом зараз забагато дій одночасно. Спробуйте ще раз.
bad-name = Це ім’я використати не можна. Виберіть інше.
bad-token = Це посилання недійсне або вже застаріло.
nothing-owed = На цього гравця ніхто не чекає.

grace-not-over =
    Гравець ще може повернутися. Передати місце можна буде через { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунди
       *[many] { $seconds } секунд
    }.

## Сервер

bad-request = Помилка в запиті: поле «{ $field }».
too-large = Запит завеликий.
no-such-page = Такої сторінки немає.

too-many-requests =
    Забагато запитів. Зачекайте { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунди
       *[many] { $seconds } секунд
    }.

too-many-tables = Зараз забагато столів. Спробуйте пізніше.
wrong-origin = Ця сторінка не належить до столу. Відкрийте стіл за його власною адресою.
storage-failed = Не вдалося зберегти гру. Нічого не змінилося, спробуйте ще раз.
internal = На сервері щось пішло не так. Це не ваша провина.

## The page: all screens

page-settings = Налаштування
page-language = Мова
page-light = Тема
page-light-auto = Тема: авто
page-light-light = Тема: світла
page-light-dark = Тема: темна
page-loading = Завантаження…
page-table-line-lost = Зв’язок втрачено. Перепідключення…
page-table-pass-on = Передайте екран гравцеві: { $name }.
page-table-show-seat = Це я, { $name }
page-seat-number = Місце { $number }
page-bot-level = Бот, рівень { $level }
page-status-waiting = Чекаємо на гравців
page-status-ended = Гру перервано
page-status-your-turn = Ваш хід
page-status-their-turn = Вибирає: { $name }
page-status-choose-secretly = Виберіть таємно. Готово: { $ready } з { $all }
page-status-ready = Готово: { $ready } з { $all }
page-status-you-win = Ви перемогли!
page-status-they-win = Перемога: { $name }
page-status-shared-win = Спільна перемога: { $names }

## The page: Azul

page-azul-tiles =
    { $colour ->
        [blue] { $count ->
            [one] { $count } синя
            [few] { $count } сині
           *[many] { $count } синіх
        }
        [yellow] { $count ->
            [one] { $count } жовта
            [few] { $count } жовті
           *[many] { $count } жовтих
        }
        [red] { $count ->
            [one] { $count } червона
            [few] { $count } червоні
           *[many] { $count } червоних
        }
        [black] { $count ->
            [one] { $count } чорна
            [few] { $count } чорні
           *[many] { $count } чорних
        }
        [white] { $count ->
            [one] { $count } біла
            [few] { $count } білі
           *[many] { $count } білих
        }
       *[other] { $count } { $colour }
    }

page-azul-tile =
    { $colour ->
        [blue] синя
        [yellow] жовта
        [red] червона
        [black] чорна
        [white] біла
       *[other] { $colour }
    }

page-azul-table = Стіл
page-azul-display = Вітрина { $number }
page-azul-display-empty = Вітрина { $number }: порожня
page-azul-centre = Центр
page-azul-centre-empty = порожньо
page-azul-marker = Маркер першого ходу
page-azul-marker-first = хто бере першим: { $points }

page-azul-group =
    { $source ->
        [C] { page-azul-tiles } в центрі
       *[other] { page-azul-tiles }, вітрина { $source }
    }

page-azul-from = з { $number }
page-azul-bag = Торбинка
page-azul-lid = Коробка
page-azul-round = Раунд { $round }
page-azul-last-round = У горизонталі бракує однієї плитки: раунд може стати останнім
page-notice-idle = Раундів поспіль без нової плитки на стінах: { $idle } із { $most }, потім гра завершиться
page-notice-ended-row = Гра завершилася: заповнено горизонталь стіни.
page-notice-ended-idle =
    Гра завершилася: { $most ->
        [one] { $most } раунд
        [few] { $most } раунди
       *[many] { $most } раундів
    } поспіль на жодну стіну не лягла жодна плитка.
page-notice-ended-no-tiles = Гра завершилася: не лишилося плиток, щоб їх викласти.
page-azul-board-own = ваш планшет
page-azul-board-of = Планшет: { $name }
page-azul-starts-next = починає наступний раунд
page-azul-started = починає цей раунд
page-azul-chooses = вибирає
page-azul-is-ready = готово

page-azul-points =
    { $score ->
        [one] очко
        [few] очки
       *[many] очок
    }

page-azul-you = Ви
page-azul-lines = Ряди складу
page-azul-wall = Стіна
page-azul-wall-row = Горизонталь { $row }: { $tiles }
page-azul-nothing = порожньо
page-azul-floor-short = Підлога

page-azul-floor-holds =
    Підлога: { $pieces ->
        [0] порожня
       *[other] { $pieces } з 7, { $points }
    }

page-azul-line-empty = Ряд { $line }: порожній
page-azul-line-held = Ряд { $line }: { page-azul-tiles } з { $line }

page-azul-short = бракує { $missing }

page-azul-holds = зайнятий: { colour }
page-azul-row-has = на стіні є { colour }
page-azul-is-full = заповнений
page-azul-not-here = не сюди
page-azul-on-wall = на стіні
page-clause = правило { $clause }

page-azul-move =
    { $source ->
        [C] { page-azul-tiles } з центру
       *[other] { page-azul-tiles } з вітрини { $source }
    } { $line ->
        [F] на підлогу
       *[other] в ряд { $line }
    }

page-azul-did-tile = плитка в горизонталь { $row }, вертикаль { $column }
page-azul-announced = { $name }: { $what }
page-azul-choose = Виберіть плитки на вітрині або в центрі

page-azul-choose-colour =
    { $source ->
        [C] Центр: який колір?
       *[other] Вітрина { $source }: який колір?
    }

page-azul-where = { page-azul-tiles }: куди?
page-azul-where-to = Куди
page-azul-your-move = Ваш хід
page-azul-marked = { page-status-their-turn }. Ви позначили: { page-azul-tiles }
page-azul-plus-tiled = { $points } під час декорування стіни
page-azul-plus-up-to = до { $points } на стіні
page-azul-plus-now = { $points } зараз
page-azul-plus-others = { $points } за нижчі ряди
page-azul-minus-floor = { $points } за підлогу
page-azul-falls = нема куди покласти: упаде на підлогу
page-azul-line-full = ряд { $line } заповнений
page-azul-takes-marker = з маркером першого ходу
page-azul-to-lid = до коробки: { $count }
page-azul-to-centre = у центр: { $bunch }
page-azul-drops = буде нема куди покласти: { $bunch }
page-azul-ends-round = завершує раунд
page-azul-ends-game = повна горизонталь: останній раунд
page-azul-bonus-row = { $points } за горизонталь наприкінці
page-azul-bonus-column = { $points } за вертикаль наприкінці
page-azul-bonus-colour = { $points } за колір наприкінці
page-azul-cancel = Скасувати
page-azul-confirm = Підтвердити
page-azul-so-far = зараз
page-azul-drop-here = скинути сюди: { $points }
page-azul-choose-column = Ряд { $row }, { page-azul-tile }: виберіть вертикаль
page-azul-column = { page-azul-tile } у горизонталь { $row }, вертикаль { $column }
page-azul-cell = Горизонталь { $row }, вертикаль { $column }
page-azul-column-has = у вертикалі є { colour }
page-azul-sealed = Вибрано таємно: горизонталь { $row }, вертикаль { $column }. Ще можна змінити.
page-azul-moves = Ходи цього раунду
page-azul-no-moves = Поки що жодного
page-azul-scoring = Раунд { $round }: декорування стіни
page-azul-scoring-end = Останній раунд і бонуси
page-azul-scoring-tile = { page-azul-tile }, горизонталь { $row }, вертикаль { $column }: { $points }
page-azul-scoring-floor = підлога { $points }
page-azul-scoring-row = горизонталі { $points }
page-azul-scoring-column = вертикалі { $points }
page-azul-scoring-colour = кольори { $points }
page-azul-scoring-of = { $name }: { $steps }. Тепер { $score }.
page-azul-skip = Пропустити
page-azul-type = Введіть хід
page-azul-type-hint = Наприклад: { $examples }. Enter показує хід, ще один Enter робить його.
page-azul-type-show = Показати
page-azul-others = Інші гравці
page-azul-open-board = Відкрити планшет: { $name }
page-azul-close = Закрити
page-azul-watching = Ви дивитеся гру
page-azul-over = Гру завершено

## The page: Summer Pavilion

page-summer-pavilion-tiles =
    { $colour ->
        [purple] { $count ->
            [one] { $count } фіолетова
            [few] { $count } фіолетові
           *[many] { $count } фіолетових
        }
        [green] { $count ->
            [one] { $count } зелена
            [few] { $count } зелені
           *[many] { $count } зелених
        }
        [orange] { $count ->
            [one] { $count } помаранчева
            [few] { $count } помаранчеві
           *[many] { $count } помаранчевих
        }
        [yellow] { $count ->
            [one] { $count } жовта
            [few] { $count } жовті
           *[many] { $count } жовтих
        }
        [blue] { $count ->
            [one] { $count } синя
            [few] { $count } сині
           *[many] { $count } синіх
        }
       *[red] { $count ->
            [one] { $count } червона
            [few] { $count } червоні
           *[many] { $count } червоних
        }
    }

page-summer-pavilion-jokers =
    { $count ->
        [one] { $count } джокер
        [few] { $count } джокери
       *[many] { $count } джокерів
    }

page-summer-pavilion-no-tiles = немає плиток
page-summer-pavilion-joker = джокер

page-summer-pavilion-tile =
    { $tile ->
        [purple] Фіолетова
        [green] Зелена
        [orange] Помаранчева
        [yellow] Жовта
        [blue] Синя
       *[red] Червона
    }

page-summer-pavilion-star =
    { $star ->
        [purple] Фіолетова зірка
        [green] Зелена зірка
        [orange] Помаранчева зірка
        [yellow] Жовта зірка
        [blue] Синя зірка
        [red] Червона зірка
        [UL] Ліва верхня зірка
        [UR] Права верхня зірка
        [R] Права зірка
        [LR] Права нижня зірка
        [LL] Ліва нижня зірка
        [L] Ліва зірка
       *[C] Центральна зірка
    }

page-summer-pavilion-cell =
    { $star ->
        [purple] клітинка { $number } фіолетової зірки
        [green] клітинка { $number } зеленої зірки
        [orange] клітинка { $number } помаранчевої зірки
        [yellow] клітинка { $number } жовтої зірки
        [blue] клітинка { $number } синьої зірки
        [red] клітинка { $number } червоної зірки
        [UL] клітинка { $number } лівої верхньої зірки
        [UR] клітинка { $number } правої верхньої зірки
        [R] клітинка { $number } правої зірки
        [LR] клітинка { $number } правої нижньої зірки
        [LL] клітинка { $number } лівої нижньої зірки
        [L] клітинка { $number } лівої зірки
       *[C] клітинка { $number } центральної зірки
    }

page-summer-pavilion-cell-toward =
    { $direction ->
        [N] { $cell }, угорі
        [NE] { $cell }, угорі праворуч
        [SE] { $cell }, унизу праворуч
        [S] { $cell }, унизу
        [SW] { $cell }, унизу ліворуч
       *[NW] { $cell }, угорі ліворуч
    }

page-summer-pavilion-source =
    { $source ->
        [centre] із центру столу
       *[other] з вітрини { $source }
    }

page-summer-pavilion-feature =
    { $kind ->
        [P] колона
        [S] статуя
       *[W] вікно
    }

page-summer-pavilion-round = Раунд { $round } із { $rounds }
page-summer-pavilion-phase-take = Отримання плиток
page-summer-pavilion-phase-place = Розміщення плиток
page-summer-pavilion-phase-over = Кінець гри
page-summer-pavilion-joker-is = Джокер: { colour }
page-summer-pavilion-last-round = Останній раунд
page-summer-pavilion-track = Раунди та їхні джокери
page-summer-pavilion-track-round = Раунд { $round }: { colour }
page-summer-pavilion-track-now = Зараз: раунд { $round }, джокер — { colour }
page-summer-pavilion-supply = Запас
page-summer-pavilion-supply-note = 10 місць, поповнюється після кожного ходу
page-summer-pavilion-bag = Торбинка: { $tiles }
page-summer-pavilion-tower = Вежа: { $tiles }
page-summer-pavilion-displays = Вітрини та центр столу
page-summer-pavilion-display = Вітрина { $display }
page-summer-pavilion-display-empty = Вітрина { $display }: порожня
page-summer-pavilion-centre = Центр столу
page-summer-pavilion-centre-empty = У центрі столу порожньо
page-summer-pavilion-token = Маркер першого ходу
page-summer-pavilion-token-held = Маркер першого ходу: { $name }
page-summer-pavilion-token-cost = разом із маркером, { $points }
page-summer-pavilion-joker-comes = Джокера можна взяти лише разом з іншим кольором

page-summer-pavilion-points =
    { $points ->
        [one] очко
        [few] очки
       *[many] очок
    }

page-summer-pavilion-score-of =
    { $points ->
        [one] { $name }: { $points } очко
        [few] { $name }: { $points } очки
       *[many] { $name }: { $points } очок
    }

page-summer-pavilion-your-board = ваш планшет
page-summer-pavilion-you = Ви
page-summer-pavilion-board-of = Планшет: { $name }

page-summer-pavilion-beside =
    { $tiles ->
        [0] немає плиток
        [one] { $tiles } плитка
        [few] { $tiles } плитки
       *[many] { $tiles } плиток
    }

page-summer-pavilion-passed =
    { $tiles ->
        [0] пас
        [one] пас, залишено { $tiles } плитку
        [few] пас, залишено { $tiles } плитки
       *[many] пас, залишено { $tiles } плиток
    }

page-summer-pavilion-their-turn = вибирає
page-summer-pavilion-hand = Плитки біля вашого планшета
page-summer-pavilion-number-bonus = Усі клітинки { $number }: { $filled } із { $all }, +{ $points } наприкінці
page-summer-pavilion-star-open = { $star }: { $filled } із 6
page-summer-pavilion-star-bonus = { $star }: { $filled } із 6, +{ $points } наприкінці
page-summer-pavilion-bonuses = Бонуси наприкінці гри
page-summer-pavilion-wait = { $name } вибирає. Можна переглянути всі планшети.
page-summer-pavilion-wait-over = Гру завершено.
page-summer-pavilion-choose-take = Виберіть плитки з вітрини або з центру столу
page-summer-pavilion-choose-cell = Виберіть клітинку або спасуйте
page-summer-pavilion-choose-pass = Не вистачає плиток на жодну клітинку: доведеться спасувати
page-summer-pavilion-take = { $tiles } { $source }
page-summer-pavilion-to-centre = у центр: { $tiles }
page-summer-pavilion-no-loss = без втрати очок
page-summer-pavilion-ends-phase = останні плитки: далі — розміщення

page-summer-pavilion-button-take =
    { $count ->
        [one] Узяти { $count } плитку
        [few] Узяти { $count } плитки
       *[many] Узяти { $count } плиток
    }

page-summer-pavilion-confirm = Підтвердити
page-summer-pavilion-cancel = Скасувати
page-summer-pavilion-close = Закрити
page-summer-pavilion-lay = { page-summer-pavilion-tile } → { $cell }
page-summer-pavilion-chain = +{ $points } за ланцюжок завдовжки { $points }
page-summer-pavilion-feature-gives = { $features }: виберіть { $tiles } із запасу
page-summer-pavilion-star-complete = зірку завершено: +{ $points } наприкінці
page-summer-pavilion-star-missing = до повної зірки бракує { $cells }
page-summer-pavilion-number-complete = усі клітинки { $number }: +{ $points } наприкінці
page-summer-pavilion-ends-round = раунд завершується
page-summer-pavilion-pay = Сплатити { $cost }:
page-summer-pavilion-lay-which = Колір:
page-summer-pavilion-pass-open = Спасувати…
page-summer-pavilion-pass-title = Пас: залиште до { $corners } плиток на наступний раунд
page-summer-pavilion-pass-last = Останній пас у грі: залиште до { $corners } плиток
page-summer-pavilion-pass-discard = у вежу: { $tiles }

page-summer-pavilion-pass-loss =
    { $count ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }

page-summer-pavilion-pass-final = залишені плитки: { $points } наприкінці
page-summer-pavilion-ends-game = гра завершується

page-summer-pavilion-button-pass =
    { $count ->
        [0] Спасувати, нічого не залишати
       *[other] Спасувати, залишити { $count }
    }

page-summer-pavilion-bonus-more =
    { $tiles ->
        [one] Виберіть із запасу ще { $tiles } плитку
        [few] Виберіть із запасу ще { $tiles } плитки
       *[many] Виберіть із запасу ще { $tiles } плиток
    }

page-summer-pavilion-bonus-all = Із запасу: { $tiles }
page-summer-pavilion-undo = Повернути
page-summer-pavilion-cell-filled = { $cell }: зайнята ({ colour })
page-summer-pavilion-cell-legal = { $cell }: +{ $points }; { $ways }
page-summer-pavilion-cell-empty = { $cell }: порожня
page-summer-pavilion-cell-refused = { $cell }: { $reason }
page-summer-pavilion-reason-hand = коштує { $cost }; у вас { $tiles }
page-summer-pavilion-reason-none = коштує { $cost }; придатних плиток одного кольору бракує
page-summer-pavilion-reason-filled = уже зайнята

page-summer-pavilion-cells =
    { $cells ->
        [one] Можна заповнити { $cells } клітинку
        [few] Можна заповнити { $cells } клітинки
       *[many] Можна заповнити { $cells } клітинок
    }

page-summer-pavilion-notation = Клавіші та нотація
page-summer-pavilion-notation-label = Хід у нотації
page-summer-pavilion-notation-play = Зробити хід
page-summer-pavilion-notation-hint = Наприклад, { $example }
page-summer-pavilion-notation-unknown = Хід «{ $move }» зараз неможливий.
page-summer-pavilion-keys-take = 1–9 — вітрина, 0 — центр столу; літери або стрілки — колір; Enter — підтвердити, Esc — скасувати.
page-summer-pavilion-keys-place = Стрілки — перехід між клітинками; Enter — вибрати; 1–9 — спосіб оплати; Enter — підтвердити, Esc — скасувати; 0 — пас.
page-summer-pavilion-keys-bonus = Літери — взяти плитку; Backspace — повернути її; Enter — підтвердити.
page-summer-pavilion-keys-pass = Літери — залишити плитку; Backspace — скинути її; Enter — підтвердити, Esc — скасувати.
page-summer-pavilion-moves = Останні ходи

page-summer-pavilion-did-take =
    { $tile ->
        [purple] бере фіолетові { $source }
        [green] бере зелені { $source }
        [orange] бере помаранчеві { $source }
        [yellow] бере жовті { $source }
        [blue] бере сині { $source }
       *[red] бере червоні { $source }
    }

page-summer-pavilion-did-place =
    { $tile ->
        [purple] фіолетова → { $cell }
        [green] зелена → { $cell }
        [orange] помаранчева → { $cell }
        [yellow] жовта → { $cell }
        [blue] синя → { $cell }
       *[red] червона → { $cell }
    }

page-summer-pavilion-did-bonus =
    { $tile ->
        [purple] бере фіолетову із запасу
        [green] бере зелену із запасу
        [orange] бере помаранчеву із запасу
        [yellow] бере жовту із запасу
        [blue] бере синю із запасу
       *[red] бере червону із запасу
    }

page-summer-pavilion-did-pass = пас; залишено: { $tiles }
page-summer-pavilion-announced = { $name }: { $what }, { $points }
page-summer-pavilion-announced-plain = { $name }: { $what }
page-summer-pavilion-enlarged = { $star }, зблизька

## The page: 5211

page-you = Ви
page-round = Раунд { $round }
page-typed-move = Введіть хід
page-card =
    { $value ->
        [1] { $colour ->
                [Y] Жовтий
                [G] Зелений
                [O] Помаранчевий
                [B] Синій
               *[T] Бірюзовий
            } півник
       *[other] { $colour ->
                [Y] Жовта
                [G] Зелена
                [O] Помаранчева
                [B] Синя
               *[T] Бірюзова
            } { $value }
    }
page-5211-open = Карти на столі
page-5211-part = Частина { $part }
page-5211-pile = Стопка: { $count }
page-5211-target = До { $points } очок
page-5211-ready = готово
page-5211-won = Взято: { $count } · очки: { $points }
page-5211-won-hidden = Взято: { $count }
page-5211-face-down = сорочкою догори
page-5211-last-round = Карти минулого раунду
page-5211-roosters = Півники
page-5211-roosters-rule = { $count } і більше: очки дають лише півники
page-5211-roosters-just = рівно { $count }: очки дають лише півники
page-5211-colours = Кольори
page-5211-colours-rule = понад { $count } карт: колір вибуває
page-5211-of = { $count } з { $all }
page-5211-with-yours =
    { $yours ->
        [one] { $count } з вашим
       *[other] { $count } з вашими
    }
page-5211-leads = переважає
page-5211-over = понад ліміт
page-5211-tied = порівну: вибуває
page-5211-hand = Ваші карти
page-5211-choose =
    { $count ->
        [one] Виберіть карту
       *[other] Виберіть дві карти
    }
page-5211-means-roosters = Зараз очки дали б лише півники: вам { $points }.
page-5211-means-colour =
    Зараз очки дав би колір: { $colour ->
        [Y] жовтий
        [G] зелений
        [O] помаранчевий
        [B] синій
       *[T] бірюзовий
    }. Вам очок: { $points }.
page-5211-means-none = Зараз жоден колір не дав би очок.
page-5211-sealed = Ви готові. Вибір можна змінити, поки не всі готові.
page-5211-confirm = Готово
page-5211-change = Змінити вибір

## The page: start and set-up

page-guest = Гість
page-start-title = Усе готово до гри
page-start-lead = «Азул», «Азул. Літній палац» і «5211» з друзями та ботами. Без реєстрації; усе лишається на цьому сервері.
page-start-about-azul = Беріть плитки, заповнюйте ряди складу, декоруйте стіну. 2–4 гравці.
page-start-about-summer-pavilion = Збирайте плитки, платіть ними, складайте зірки. 2–4 гравці.
page-start-about-5211 = Зіграйте дві карти, потім одну й ще одну. Усі вибирають одночасно. Очки дає колір, що переважає, якщо його не забагато. 2–5 гравців.
page-start-play = Грати
page-start-set-up = Створити стіл
page-start-rules = Правила
page-start-lessons = Уроки
page-start-own = Ваші столи
page-start-none-own = У вас поки що немає столів.
page-start-open = Відкриті столи
page-start-none-open = Відкритих столів немає.
page-start-running = Поточні партії
page-start-none-running = Зараз немає відкритих партій.
page-start-finished = Останні партії
page-start-none-finished = Завершених відкритих партій поки що немає.
page-start-free-seat = вільно
page-start-unofficial = Неофіційний проєкт: не пов’язаний з авторами й видавцями цих ігор.
page-setup-title = Новий стіл: { game-name }
page-setup-seats = Місця
page-setup-name = Ваше ім’я
page-setup-players = Гравці
page-setup-who = Хто сидить на місці { $number }
page-setup-level = Рівень бота на місці { $number }
page-setup-sitter-me = Я
page-setup-sitter-here = За цим екраном
page-setup-guest = Ім’я гравця на місці { $number }
page-setup-sitter-friend = Друг (за посиланням)
page-setup-sitter-bot = Бот
page-level-1 = учень
page-level-2 = помічник
page-level-3 = плиточник
page-level-4 = підмайстер
page-level-5 = ремісник
page-level-6 = митець
page-level-7 = майстер
page-level-8 = гросмейстер
page-setup-options = Параметри
page-option-wall = Стіна
page-option-wall-coloured = кольорова
page-option-wall-grey = сіра
page-option-board = Бік планшета
page-option-board-coloured = кольоровий
page-option-board-grey = сірий
page-option-edition = Видання
page-option-edition-rulebook = за правилами в коробці
page-option-edition-international = міжнародне
page-option-target = Тривалість гри
page-option-target-0 = одна колода
page-option-target-50 = до 50 очок
page-option-target-100 = до 100 очок
page-setup-starter = Перший гравець
page-setup-starter-drawn = за жеребом
page-setup-clock = Час на хід
page-clock-none = без обмеження
page-clock-30 = 30 секунд
page-clock-60 = 1 хвилина
page-clock-180 = 3 хвилини
page-clock-86400 = 1 день
page-clock-259200 = 3 дні
page-setup-listed = Показувати цей стіл усім
page-setup-hidden-piles = Приховати особисті стопки інших гравців
page-waiting-hidden-piles = Особисті стопки приховано до кінця гри.
page-setup-start = Почати гру
page-setup-nobody = За столом має сидіти хоча б одна людина.

## The page: around the table

page-waiting-seats = Місця
page-waiting-expected = чекаємо…
page-waiting-sit = Зайняти місце
page-waiting-bot = Додати бота
page-waiting-starts = починає гру
page-waiting-invite = Запросити друзів
page-waiting-how = Кожен, хто має це посилання, може зайняти вільне місце або дивитися.
page-waiting-qr = QR-код посилання
page-waiting-copy = Скопіювати посилання
page-waiting-copied = Скопійовано
page-warming-left = { $seconds ->
    [0] ще трохи
   *[other] { $seconds } с
}
page-warming-seat = Розминка: { page-warming-left }
page-warming =
    { $count ->
        [1] { $name }
        [one] { $count } бот
        [few] { $count } боти
       *[many] { $count } ботів
    } — розминка: { page-warming-left }
page-warming-quick =
    До того { $count ->
        [1] бот грає
       *[other] боти грають
    } швидко, але слабше.
page-warming-wait = Дочекатися кінця розминки
page-warming-waits =
    { $count ->
        [1] { $name }
        [one] { $count } бот
        [few] { $count } боти
       *[many] { $count } ботів
    } — чекаємо кінця розминки: { page-warming-left }
page-warming-done =
    { $count ->
        [1] { $name }
        [one] { $count } бот
        [few] { $count } боти
       *[many] { $count } ботів
    } — розминку закінчено.
page-menu = Меню
page-menu-pace = Швидкість анімації
page-pace-off = без анімації
page-pace-fast = швидка
page-pace-normal = звичайна
page-pace-slow = повільна
page-menu-instant = Робити ходи без підтвердження
page-menu-takeback = Попросити повернути хід
page-menu-asks = { $name } просить повернути хід.
page-menu-agree = Погодитися
page-menu-refuse = Відмовити
page-menu-leave = Покинути стіл
page-menu-return = Повернутися за стіл
page-menu-hand = Передати місце ботові: { $name }
page-menu-end = Завершити гру
page-log = Ходи
page-log-takeback = Хід повернуто
page-log-left = Гру перервано
page-log-deal = Нові плитки на вітринах
page-log-supply = Запас поповнено: { $tiles }
page-log-remove =
    { $count ->
        [one] З колоди прибрано { $count } карту
        [few] З колоди прибрано { $count } карти
       *[many] З колоди прибрано { $count } карт
    }
page-log-deal-cards = Карти роздано
page-log-draw = Усі добирають карти
page-log-all = Усі ходи ({ $count })
page-end = Підсумок
page-end-again = Зіграти ще раз
page-end-replay = Дивитися повтор
page-end-record = Завантажити запис гри
page-end-rematch = Перейти до реваншу
page-tally = Докладний підрахунок
page-tally-player = Гравець
page-tally-total = Разом
page-tally-wins = перемога
page-tally-rounds = За раундами
page-tally-start = Початкові очки
page-tally-wall = Стіна
page-tally-floor = Підлога
page-tally-rows = Горизонталі
page-tally-columns = Вертикалі
page-tally-colours = Кольори
page-tally-placed = Розміщені плитки
page-tally-token = Маркер першого ходу
page-tally-passed = Скинуті плитки
page-tally-stars = Зірки
page-tally-numbers = Числа
page-tally-kept = Залишені плитки
page-tally-decks = Попередні колоди
page-tally-points = Очки
page-tally-part =
    { $kind ->
        [row] горизонталь { $part }
        [column] вертикаль { $part }
        [number] усі клітинки { $part }
        [deck] колода { $part }
       *[round] раунд { $part }
    }

## The page: rules and lessons

page-rules-contents = Зміст
page-rules-link-to = Посилання на пункт { $clause }
page-rules-marked = Пункт, на який вело посилання:
page-rules-play = Розіграти цей приклад
page-rules-not-translated = Ці правила ще не перекладено; ось англійський текст.
page-rules-unknown = Правил цієї гри немає.
page-learn-title = Уроки: { game-name }
page-learn-unknown = Для цієї гри уроків немає.
page-learn-list = Усі уроки
page-learn-number = Урок { $number } із { $all }
page-learn-done = пройдено
page-learn-make = Зробіть хід на столі нижче.
page-learn-one = Виберіть одну відповідь.
page-learn-tick = Позначте всі правильні відповіді.
page-learn-check = Перевірити
page-learn-show = Показати відповідь
page-learn-answer = правильна відповідь
page-learn-again = Ще раз
page-learn-next = Наступний урок
page-learn-play = Грати
page-learn-right = Правильно.
page-learn-wrong = Не зовсім. Спробуйте ще раз.
page-learn-other-move = Цей хід дозволено, але потрібен інший. Спробуйте ще раз.
page-learn-not-allowed = Тут так не можна.
page-learn-clauses = У правилах:
page-learn-position = Позиція
page-learn-you = Ви
page-learn-option-line = Ряд складу { $line }
page-learn-option-floor = Підлога
page-learn-option-column = Вертикаль { $column }
page-learn-option-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }
page-learn-tiles = { colour } × { $count }
page-learn-scores-roosters = лише півники
page-learn-scores-nobody = нічого

page-lesson-az-take = Узяти й покласти
page-lesson-az-take-ask = Візьміть дві чорні плитки з вітрини 1 і покладіть їх так, щоб ряд складу заповнився й нічого не впало.
page-lesson-az-take-why = З вітрини беруть усі плитки одного кольору, решта переходить у центр. Усе взяте кладуть в один ряд: двох плиток якраз вистачає на ряд 2.

page-lesson-az-where = Куди можна класти
page-lesson-az-where-ask = Куди можна покласти дві жовті плитки з вітрини 1?
page-lesson-az-where-why = Ряди 2 і 3 закриті: у їхніх горизонталях на стіні вже є жовта плитка. У ряду 4 лежить синя. У ряду 1 місце для однієї, друга впаде; ряд 5 прийме обидві. Підлогу можна вибрати завжди.

page-lesson-az-marker = Маркер першого ходу
page-lesson-az-marker-ask = Візьміть три червоні плитки так, щоб починати наступний раунд. Жодна плитка не має впасти.
page-lesson-az-marker-why = Хто першим бере з центру, бере й маркер. На підлозі він забирає одне очко, зате його власник починає наступний раунд.

page-lesson-az-run = Скільки очок дає плитка
page-lesson-az-run-ask = Ada бере останню плитку, потім декорують стіни. Скільки очок дасть ваша жовта плитка з ряду 3?
page-lesson-az-run-why = Вона лежить у відрізку з чотирьох плиток по горизонталі та з трьох по вертикалі. Рахуються обидва: 4 + 3 = 7.

page-lesson-az-floor = Скільки очок забирає підлога
page-lesson-az-floor-ask = Скільки очок забере ваша підлога наприкінці цього раунду?
page-lesson-az-floor-why = Зайнято п’ять клітинок: 1 + 1 + 2 + 2 + 2 = 8. Маркер займає клітинку, як і плитка.

page-lesson-az-last = Останній раунд
page-lesson-az-last-ask = Зробіть хід, після якого цей раунд стане останнім.
page-lesson-az-last-why = Повна горизонталь завершує гру після декорування стіни. У горизонталі 2 бракує лише чорної, а ряд 2 заповнить ще одна чорна плитка.

page-lesson-az-grey = Сіра стіна
page-lesson-az-grey-ask = На сірій стіні вертикаль вибираєте ви самі. Куди можна покласти синю плитку з ряду 2?
page-lesson-az-grey-why = Кожен колір може трапитися в горизонталі й у вертикалі лише один раз. У вертикалі 1 синя вже є, решта вертикалей вільні.

page-lesson-sp-take = Як брати джокерів
page-lesson-sp-take-ask = Джокер — фіолетовий. Які кольори можна вибрати на вітрині 1?
page-lesson-sp-take-why = Колір джокера можна вибрати лише там, де лежать самі джокери. Із зеленими чи жовтими беруть усі плитки цього кольору й лише одного джокера.

page-lesson-sp-token = Маркер першого ходу
page-lesson-sp-token-ask = Із центру в цьому раунді ще ніхто не брав, а ви берете звідти жовті плитки. Скільки очок ви втратите?
page-lesson-sp-token-why = Ви берете три жовті плитки й одного джокера: чотири плитки, чотири очки. Сам маркер не рахується.

page-lesson-sp-pay = Чим платити
page-lesson-sp-pay-ask = Ви хочете покласти зелену плитку на клітинку зеленої зірки ціною 4. Як можна заплатити?
page-lesson-sp-pay-why = Рівно чотирма плитками: зеленими та джокерами, і хоча б одна має бути зеленою. Підійдуть дві й дві, а також одна й три.

page-lesson-sp-chain = Ланцюжки
page-lesson-sp-chain-ask = Покладіть плитку, яка дасть п’ять очок.
page-lesson-sp-chain-why = Плитка дає очки за весь ланцюжок, а зірка — це кільце: 5, 6, 1 і 2 фіолетової зірки вже з’єднані. 3 з одного кінця або 4 з другого дає п’ять.

page-lesson-sp-feature = Колони, статуї, вікна
page-lesson-sp-feature-ask = Отримайте дві бонусні плитки одним ходом.
page-lesson-sp-feature-why = Дві клітинки помаранчевої зірки та дві червоної оточують статую. Червона 4 — остання з них, а статуя дає дві плитки із запасу.

page-lesson-sp-pass = Пас
page-lesson-sp-pass-ask = Джокер наступного раунду — зелений. Спасуйте й залиште чотири зелені плитки.
page-lesson-sp-pass-why = До чотирьох плиток залишається в кутах планшета. Кожна з решти забирає одне очко: дві червоні — два очки. У раунді 2 ваші зелені плитки стануть джокерами.

page-lesson-sp-grey = Сірий бік
page-lesson-sp-grey-ask = У лівій верхній зірці лежать червона та синя. Які кольори можна додати?
page-lesson-sp-grey-why = Плитки різні, отже, у цій зірці має бути шість кольорів, кожен по одному разу. Червоний і синій уже використано.

page-lesson-f-roosters = Спершу півники
page-lesson-f-roosters-ask = Усі карти раунду відкриті. Які карти дають очки?
page-lesson-f-roosters-why = Відкрито шість півників, на два більше, ніж гравців. Тому очки дають лише півники, по одному, а кольори не мають значення.

page-lesson-f-points = Що ви берете
page-lesson-f-points-ask = Переважає лише жовтий, і ліміт не перевищено. Скільки очок ви візьмете?
page-lesson-f-points-why = Ви берете свої жовті карти, півника теж: 1 + 4 + 3 = 8.

page-lesson-f-limit = Забагато одного кольору
page-lesson-f-limit-ask = Усі карти раунду відкриті. Які карти дають очки?
page-lesson-f-limit-why = Зелених карт вісім. За чотирьох гравців понад сім — уже забагато, і зелений вибуває. З решти найбільше жовтих.

page-lesson-f-equal = Рівні кольори
page-lesson-f-equal-ask = Усі карти раунду відкриті. Які карти дають очки?
page-lesson-f-equal-why = Жовтих і зелених по п’ять. Рівні кольори вибувають разом; з решти найбільше помаранчевих.

page-lesson-f-again = Знову порівну
page-lesson-f-again-ask = Усі карти раунду відкриті. Які карти дають очки?
page-lesson-f-again-why = Жовтих і зелених порівну, вони вибувають. Потім порівну помаранчевих і синіх, вони теж вибувають. Лишається бірюзовий, і двох карт вистачає.

page-lesson-f-plan = Рівність на вашу користь
page-lesson-f-plan-ask = Ваші помаранчеві карти багато варті. Зіграйте карту, після якої очки дав би помаранчевий, якщо більше нічого не зміниться.
page-lesson-f-plan-why = Жовтих і зелених порівну, і вони вибувають. З третьою картою серед решти переважає помаранчевий, а синя чи бірюзова зрівняла б свій колір із помаранчевим.

page-lesson-f-edition = Інше видання
page-lesson-f-edition-ask = За цим столом грають за міжнародним виданням. Які карти дають очки?
page-lesson-f-edition-why = Тут сім карт за чотирьох гравців — уже забагато: зелений вибуває, очки дає жовтий. За правилами в коробці очки дав би зелений.

## The page: replay

page-replay-status = Повтор: { $step } з { $all }
page-replay-first = На початок
page-replay-back = Назад
page-replay-on = Вперед
page-replay-last = У кінець
page-replay-play = Відтворити
page-replay-pause = Пауза
page-replay-place = Момент гри
page-replay-start = Початок гри

### Що дізнається гравець, коли чогось не можна. Змінні та правила перекладу: en.ftl

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
        [take] Плитки викладають тоді, коли всі вже розібрано.
        [place] У цьому раунді брати більше нічого.
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
joker-beside-others = Не можна вибрати джокера ({ colour }), поки { source } є інший колір.
joker-pays-itself = Джокер — сам цей колір ({ colour }): платіть лише ним і пишіть +0.

colour-not-allowed =
    { $reason ->
        [grey] У зірку { $star } цей колір покласти не можна ({ colour }): плитки зірки або всі одного кольору, або всі різні.
        [held] У зірці { $star } цей колір уже є: { colour }.
       *[other-colour] У зірку { $star } цей колір не кладуть: { colour }.
    }

no-own-tile = За клітинку { $cell } не можна заплатити самими джокерами: потрібна хоча б одна плитка кольору, який викладаєте ({ colour }).

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

last-round-pass = У раунді { $round } не має значення, що залишити: пас лише один — із першими плитками в порядку кольорів.

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
        [edition] Видання не може бути «{ $value }»: виберіть те, що в правилах гри, або міжнародне.
        [target] Грати до «{ $value }» очок не можна: виберіть 0 (одна колода) або ціле число, більше за 0.
       *[other] Параметр «{ $option }» не може бути «{ $value }». Можна: { $choices }.
    }

bad-player-count = Кількість гравців «{ $players }» не підходить для гри { game-name }. Можна: { $choices }.
unknown-option = У грі { game-name } немає параметра «{ $option }». Є: { $choices }.

bad-starter =
    { $reason ->
        [nobody-starts] У грі { game-name } ніхто не починає: усі грають одночасно.
       *[no-such-seat] Місце «{ $seat }» не може починати: такого місця немає.
    }

unknown-game = Гри «{ $name }» немає.
unknown-bot = Бота «{ $name }» немає.

## За столом

no-such-seat = За цим столом немає місця «{ $seat }».
game-over = Гру вже завершено.
not-over = Гру ще не завершено.
stale-revision = Гра вже пішла далі (стан { NUMBER($revision, useGrouping: 0) }, а не { NUMBER($given, useGrouping: 0) }). Погляньте ще раз, перш ніж вирішувати.
move-id-reused = Ідентифікатор ходу «{ $id }» уже зайнятий: це { $move }.
takeback-refused = Вам нічого брати назад: після останньої роздачі чи відкриття ви ще не ходили.

no-takeback =
    { $reason ->
        [not-asked] Вашої згоди на повернення ходу ніхто не просить.
       *[none] Ніхто не просив повернути хід.
    }

## Довкола столу

no-such-table = За цією адресою столу немає.
not-seated = Для цього потрібен секрет місця. Відкрийте посилання на своє місце.
wrong-secret = Цей секрет не підходить до жодного місця за цим столом.
seat-taken = Це місце вже зайняте.
table-not-started = Гра ще не почалася.
table-started = Гра вже почалася.
not-host = Це може зробити лише господар столу.
not-your-seat = Це не ваше місце.
seats-open = Ще є вільні місця.
out-of-time = Ваш час вийшов: бот грає за вас, поки ви не повернетеся.
busy = За цим столом відбувається забагато одразу. Спробуйте ще раз.
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

bad-request = У запиті щось не так, у полі «{ $field }».
too-large = Це завеликий обсяг даних.
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
page-light = Світла й темна тема
page-light-auto = Авто
page-light-light = Світла
page-light-dark = Темна
page-loading = Хвилинку…
page-table-line-lost = Зв’язок втрачено. Пробуємо знову…
page-table-pass-on = Передайте екран: { $name }.
page-table-show-seat = Це я, { $name }
page-seat-number = Місце { $number }
page-bot-level = Бот, рівень { $level }
page-status-waiting = Чекаємо, поки всі місця будуть зайняті
page-status-ended = Гру перервано
page-status-your-turn = Ваш хід
page-status-their-turn = Обирає: { $name }
page-status-choose-secretly = Оберіть таємно: готові { $ready } з { $all }
page-status-ready = Готові { $ready } з { $all }
page-status-you-win = Ви виграли
page-status-they-win = Перемога: { $name }
page-status-shared-win = Спільна перемога: { $names }

## The page: Azul

page-az-tiles =
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

page-az-table = Стіл
page-az-display = Вітрина { $number }
page-az-display-empty = Вітрина { $number }: порожня
page-az-centre = Центр
page-az-centre-empty = поки порожньо
page-az-marker = Маркер першого ходу
page-az-marker-first = першому звідси, { $points }

page-az-group =
    { $source ->
        [C] { page-az-tiles } в центрі
       *[other] { page-az-tiles }, вітрина { $source }
    }

page-az-from = з { $number }
page-az-bag = Торбинка
page-az-lid = Коробка
page-az-round = Раунд { $round }
page-az-last-round = У горизонталі вже чотири: раунд може стати останнім
page-az-board-own = ваш планшет
page-az-board-of = { $name }: планшет
page-az-starts-next = починає наступний раунд
page-az-started = починає цей раунд
page-az-chooses = обирає
page-az-is-ready = готово

page-az-points =
    { $score ->
        [one] очко
        [few] очки
       *[many] очок
    }

page-az-you = Ви
page-az-lines = Ряди складу
page-az-wall = Стіна
page-az-wall-row = Горизонталь { $row }: { $tiles }
page-az-nothing = порожньо
page-az-floor-short = Підлога

page-az-floor-holds =
    Підлога: { $pieces ->
        [0] порожня
       *[other] { $pieces } з 7, { $points }
    }

page-az-line-empty = Ряд { $line }: порожній
page-az-line-held = Ряд { $line }: { page-az-tiles } з { $line }

page-az-short =
    { $missing ->
        [1] бракує 1
       *[other] бракує { $missing }
    }

page-az-holds = зайнятий: { colour }
page-az-row-has = на стіні є { colour }
page-az-is-full = повний
page-az-not-here = не сюди
page-az-on-wall = на стіні
page-clause = правило { $clause }

page-az-move =
    { $source ->
        [C] { page-az-tiles } з центру
       *[other] { page-az-tiles } з вітрини { $source }
    } { $line ->
        [F] на підлогу
       *[other] у ряд { $line }
    }

page-az-said = { $name }: { $what }
page-az-choose = Оберіть плитки на вітрині або в центрі

page-az-choose-colour =
    { $source ->
        [C] Центр: який колір?
       *[other] Вітрина { $source }: який колір?
    }

page-az-where = { page-az-tiles }: куди?
page-az-where-to = Куди
page-az-your-move = Ваш хід
page-az-marked = { page-status-their-turn }. Позначено для вас: { page-az-tiles }
page-az-plus-tiled = { $points } за стіну
page-az-plus-up-to = до { $points } на стіні
page-az-plus-now = { $points } зараз
page-az-plus-others = { $points } за нижчі ряди
page-az-minus-floor = { $points } за підлогу
page-az-falls = нікуди покласти: упаде на підлогу
page-az-line-full = ряд { $line } повний
page-az-takes-marker = з маркером першого ходу
page-az-to-lid = { $count } до коробки
page-az-to-centre = { $bunch } у центр
page-az-drops = { $bunch } буде нікуди класти
page-az-ends-round = завершує раунд
page-az-ends-game = повна горизонталь: останній раунд
page-az-bonus-row = { $points } за горизонталь наприкінці
page-az-bonus-column = { $points } за вертикаль наприкінці
page-az-bonus-colour = { $points } за колір наприкінці
page-az-cancel = Скасувати
page-az-confirm = Підтвердити
page-az-so-far = поки
page-az-drop-here = скинути сюди: { $points }
page-az-choose-column = Ряд { $row }, { colour }: оберіть вертикаль
page-az-column = { colour } у горизонталь { $row }, вертикаль { $column }
page-az-cell = Горизонталь { $row }, вертикаль { $column }
page-az-column-has = у вертикалі є { colour }
page-az-sealed = Обрано таємно: горизонталь { $row }, вертикаль { $column }. Ще можна змінити.
page-az-moves = Ходи цього раунду
page-az-no-moves = Поки жодного
page-az-tale = Раунд { $round } на стінах
page-az-tale-end = Останній раунд і премії
page-az-tale-tile = { colour }, горизонталь { $row }, вертикаль { $column }: { $points }
page-az-tale-floor = підлога { $points }
page-az-tale-row = горизонталі { $points }
page-az-tale-column = вертикалі { $points }
page-az-tale-colour = кольори { $points }
page-az-tale-of = { $name }: { $steps }. Тепер { $score }.
page-az-skip = Пропустити
page-az-type = Записати хід
page-az-type-hint = Наприклад: { $examples }. Перше натискання показує хід, друге робить.
page-az-type-show = Показати
page-az-others = Інші
page-az-open-board = Відкрити планшет: { $name }
page-az-close = Закрити
page-az-watching = Ви дивитеся гру
page-az-over = Гру закінчено

## The page: Summer Pavilion

page-sp-tiles =
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

page-sp-jokers =
    { $count ->
        [one] { $count } джокер
        [few] { $count } джокери
       *[many] { $count } джокерів
    }

page-sp-no-tiles = немає плиток
page-sp-joker = джокер

page-sp-tile =
    { $tile ->
        [purple] Фіолетова
        [green] Зелена
        [orange] Помаранчева
        [yellow] Жовта
        [blue] Синя
       *[red] Червона
    }

page-sp-star =
    { $star ->
        [purple] Фіолетова зірка
        [green] Зелена зірка
        [orange] Помаранчева зірка
        [yellow] Жовта зірка
        [blue] Синя зірка
        [red] Червона зірка
        [UL] Зірка вгорі ліворуч
        [UR] Зірка вгорі праворуч
        [R] Зірка праворуч
        [LR] Зірка внизу праворуч
        [LL] Зірка внизу ліворуч
        [L] Зірка ліворуч
       *[C] Центральна зірка
    }

page-sp-cell =
    { $star ->
        [purple] клітинка { $number } фіолетової зірки
        [green] клітинка { $number } зеленої зірки
        [orange] клітинка { $number } помаранчевої зірки
        [yellow] клітинка { $number } жовтої зірки
        [blue] клітинка { $number } синьої зірки
        [red] клітинка { $number } червоної зірки
        [UL] клітинка { $number } зірки вгорі ліворуч
        [UR] клітинка { $number } зірки вгорі праворуч
        [R] клітинка { $number } зірки праворуч
        [LR] клітинка { $number } зірки внизу праворуч
        [LL] клітинка { $number } зірки внизу ліворуч
        [L] клітинка { $number } зірки ліворуч
       *[C] клітинка { $number } центральної зірки
    }

page-sp-cell-toward =
    { $direction ->
        [N] { $cell }, угорі
        [NE] { $cell }, угорі праворуч
        [SE] { $cell }, унизу праворуч
        [S] { $cell }, унизу
        [SW] { $cell }, унизу ліворуч
       *[NW] { $cell }, угорі ліворуч
    }

page-sp-source =
    { $source ->
        [centre] із центру столу
       *[other] з вітрини { $source }
    }

page-sp-feature =
    { $kind ->
        [P] колона
        [S] статуя
       *[W] вікно
    }

page-sp-round = Раунд { $round } із { $rounds }
page-sp-phase-take = Вибір плиток
page-sp-phase-place = Викладання плиток
page-sp-phase-over = Кінець гри
page-sp-joker-is = Джокер: { colour }
page-sp-last-round = Останній раунд
page-sp-track = Раунди та їхні джокери
page-sp-track-round = Раунд { $round }: { colour }
page-sp-track-now = Зараз раунд { $round }, джокер — { colour }
page-sp-supply = Запас
page-sp-supply-note = 10 місць, поповнюється після кожного ходу
page-sp-bag = Торбинка: { $tiles }
page-sp-tower = Вежа: { $tiles }
page-sp-displays = Вітрини та центр столу
page-sp-display = Вітрина { $display }
page-sp-display-empty = Вітрина { $display }: порожня
page-sp-centre = Центр столу
page-sp-centre-empty = У центрі столу порожньо
page-sp-token = Жетон першого гравця
page-sp-token-held = { $name } має жетон першого гравця
page-sp-token-cost = разом із жетоном, { $points }
page-sp-joker-comes = Джокера можна взяти лише разом з іншим кольором

page-sp-points =
    { $points ->
        [one] очко
        [few] очки
       *[many] очок
    }

page-sp-score-of =
    { $points ->
        [one] { $name }: { $points } очко
        [few] { $name }: { $points } очки
       *[many] { $name }: { $points } очок
    }

page-sp-your-board = ваш планшет
page-sp-you = Ви
page-sp-board-of = Планшет: { $name }

page-sp-beside =
    { $tiles ->
        [0] немає плиток
        [one] { $tiles } плитка
        [few] { $tiles } плитки
       *[many] { $tiles } плиток
    }

page-sp-passed =
    { $tiles ->
        [0] пас
        [one] пас, залишено { $tiles } плитку
        [few] пас, залишено { $tiles } плитки
       *[many] пас, залишено { $tiles } плиток
    }

page-sp-their-turn = обирає
page-sp-hand = Плитки біля вашого планшета
page-sp-number-bonus = Усі клітинки { $number }: { $filled } із { $all }, +{ $points } наприкінці
page-sp-star-open = { $star }: { $filled } із 6
page-sp-star-bonus = { $star }: { $filled } із 6, +{ $points } наприкінці
page-sp-bonuses = Бонуси наприкінці гри
page-sp-wait = { $name } обирає. Ви можете роздивитися всі планшети.
page-sp-wait-over = Гру завершено.
page-sp-choose-take = Виберіть плитки з вітрини або з центру столу
page-sp-choose-cell = Виберіть клітинку або пасуйте
page-sp-choose-pass = Жодної клітинки не оплатити: доведеться пасувати
page-sp-take = { $tiles } { $source }
page-sp-to-centre = у центр: { $tiles }
page-sp-no-loss = без втрати очок
page-sp-ends-phase = останні плитки: далі — викладання

page-sp-button-take =
    { $count ->
        [one] Узяти { $count } плитку
        [few] Узяти { $count } плитки
       *[many] Узяти { $count } плиток
    }

page-sp-confirm = Підтвердити
page-sp-cancel = Скасувати
page-sp-close = Закрити
page-sp-lay = { page-sp-tile } → { $cell }
page-sp-chain = +{ $points }, ланцюжок довжиною { $points }
page-sp-feature-gives = { $features }: виберіть { $tiles } із запасу
page-sp-star-complete = зірку завершено: +{ $points } наприкінці
page-sp-star-missing = до повної зірки ще { $cells }
page-sp-number-complete = усі клітинки { $number }: +{ $points } наприкінці
page-sp-ends-round = раунд завершується
page-sp-pay = Оплата { $cost }:
page-sp-lay-which = Колір:
page-sp-pass-open = Пас…
page-sp-pass-title = Пас: залиште до { $corners } плиток на наступний раунд
page-sp-pass-last = Пас: це ваш останній хід у грі
page-sp-pass-discard = у вежу: { $tiles }

page-sp-pass-loss =
    { $count ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }

page-sp-pass-final = залишені плитки: { $points } наприкінці
page-sp-ends-game = гра завершується

page-sp-button-pass =
    { $count ->
        [0] Пас, нічого не залишити
       *[other] Пас, залишити { $count }
    }

page-sp-bonus-more =
    { $tiles ->
        [one] Виберіть із запасу ще { $tiles } плитку
        [few] Виберіть із запасу ще { $tiles } плитки
       *[many] Виберіть із запасу ще { $tiles } плиток
    }

page-sp-bonus-all = Із запасу: { $tiles }
page-sp-undo = Назад
page-sp-cell-filled = { $cell }: зайнята, { colour }
page-sp-cell-legal = { $cell }: +{ $points }; { $ways }
page-sp-cell-empty = { $cell }: порожня
page-sp-cell-refused = { $cell }: { $reason }
page-sp-reason-hand = коштує { $cost }; у вас { $tiles }
page-sp-reason-none = коштує { $cost }; жодного придатного тут кольору не вистачає
page-sp-reason-filled = уже зайнята

page-sp-cells =
    { $cells ->
        [one] Можна заповнити { $cells } клітинку
        [few] Можна заповнити { $cells } клітинки
       *[many] Можна заповнити { $cells } клітинок
    }

page-sp-notation = Клавіші та нотація
page-sp-notation-label = Хід у нотації
page-sp-notation-play = Зробити хід
page-sp-notation-hint = Наприклад { $example }
page-sp-notation-unknown = «{ $move }» зараз не є можливим ходом.
page-sp-keys-take = 1–9 — вітрина, 0 — центр столу; літери або стрілки — колір; «Ввід» підтверджує, «Вихід» скасовує.
page-sp-keys-place = Стрілки ведуть від клітинки до клітинки, «Ввід» вибирає; 1–9 — спосіб оплати; «Ввід» підтверджує, «Вихід» скасовує; 0 — пас.
page-sp-keys-bonus = Літери беруть плитку, «Стерти» повертає її, «Ввід» підтверджує.
page-sp-keys-pass = Літери залишають плитку, «Стерти» відкидає її, «Ввід» підтверджує, «Вихід» скасовує.
page-sp-moves = Останні ходи

page-sp-did-take =
    { $tile ->
        [purple] бере фіолетові { $source }
        [green] бере зелені { $source }
        [orange] бере помаранчеві { $source }
        [yellow] бере жовті { $source }
        [blue] бере сині { $source }
       *[red] бере червоні { $source }
    }

page-sp-did-place =
    { $tile ->
        [purple] фіолетова → { $cell }
        [green] зелена → { $cell }
        [orange] помаранчева → { $cell }
        [yellow] жовта → { $cell }
        [blue] синя → { $cell }
       *[red] червона → { $cell }
    }

page-sp-did-bonus =
    { $tile ->
        [purple] бере фіолетову із запасу
        [green] бере зелену із запасу
        [orange] бере помаранчеву із запасу
        [yellow] бере жовту із запасу
        [blue] бере синю із запасу
       *[red] бере червону із запасу
    }

page-sp-did-pass = пас; залишено: { $tiles }
page-sp-told = { $name }: { $what }, { $points }
page-sp-told-plain = { $name }: { $what }
page-sp-enlarged = { $star }, зблизька

## The page: 5211

page-you = Ви
page-round = Раунд { $round }
page-typed-move = Хід текстом
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
page-cards-open = Карти на столі
page-cards-part = Частина { $part }
page-cards-pile = Колода: { $count }
page-cards-target = До { $points } очок
page-cards-ready = готово
page-cards-won = Взято: { $count } · очки: { $points }
page-cards-face-down = сорочкою догори
page-cards-last-round = Карти минулого раунду
page-cards-roosters = Півники
page-cards-roosters-rule = { $count } і більше: очки дають лише півники
page-cards-roosters-just = рівно { $count }: очки дають лише півники
page-cards-colours = Кольори
page-cards-colours-rule = понад { $count } карт: колір вибуває
page-cards-of = { $count } з { $all }
page-cards-with-yours = { $count } з вашою
page-cards-leads = веде
page-cards-out = вибуває
page-cards-hand = Ваша рука
page-cards-choose =
    { $count ->
        [one] Оберіть карту
       *[other] Оберіть дві карти
    }
page-cards-means-roosters = Поки очки дали б лише півники: вам { $points }.
page-cards-means-colour =
    Поки очки дав би колір: { $colour ->
        [Y] жовтий
        [G] зелений
        [O] помаранчевий
        [B] синій
       *[T] бірюзовий
    }. Вам очок: { $points }.
page-cards-means-none = Поки жоден колір не дав би очок.
page-cards-sealed = Ви готові. Можна передумати, поки не всі готові.
page-cards-confirm = Готово
page-cards-change = Замінити на це

## The page: start and set-up

page-guest = Гість
page-start-title = Стіл накрито
page-start-lead = Azul, Summer Pavilion і 5211 з друзями та ботами. Без облікового запису; усе лишається на цьому сервері.
page-start-about-azul = Беріть плитки, заповнюйте лінії, викладайте стіну. Від двох до чотирьох гравців.
page-start-about-summer-pavilion = Збирайте ромби, платіть ними, складайте зірки. Від двох до чотирьох гравців.
page-start-about-cards = Дві карти, одна, одна: усі обирають водночас, і провідний колір може виявитися засильним. Від двох до п’яти гравців.
page-start-play = Грати
page-start-set-up = Зібрати стіл
page-start-rules = Правила
page-start-lessons = Уроки
page-start-own = Ваші столи
page-start-none-own = Поки немає.
page-start-open = Відкриті столи
page-start-none-open = Ніхто не чекає.
page-start-running = Столи для глядачів
page-start-none-running = Відкритих партій зараз немає.
page-start-finished = Останні записи
page-start-none-finished = Відкритих закінчених партій поки немає.
page-start-free-seat = вільно
page-start-unofficial = Неофіційно: не пов’язано з авторами й видавцями цих ігор.
page-setup-title = Стіл для гри { game-name }
page-setup-seats = Місця
page-setup-name = Ваше ім’я
page-setup-players = Гравці
page-setup-who = Хто сидить на місці { $number }
page-setup-level = Рівень бота на місці { $number }
page-setup-sitter-me = Я
page-setup-sitter-here = За цим екраном
page-setup-guest = Ім’я на місці { $number }
page-setup-sitter-friend = Друг, за посиланням
page-setup-sitter-bot = Бот
page-level-1 = учень
page-level-2 = помічник
page-level-3 = плиточник
page-level-4 = підмайстер
page-level-5 = ремісник
page-level-6 = митець
page-level-7 = майстер
page-level-8 = гросмейстер
page-setup-options = Варіанти
page-option-wall = Стіна
page-option-wall-coloured = кольорова
page-option-wall-grey = сіра
page-option-board = Планшет
page-option-board-coloured = кольоровий
page-option-board-grey = сірий
page-option-edition = Видання
page-option-edition-rulebook = за правилами в коробці
page-option-edition-international = міжнародне
page-option-target = Тривалість
page-option-target-0 = одна колода
page-option-target-50 = до 50 очок
page-option-target-100 = до 100 очок
page-setup-clock = Час на хід
page-clock-none = без годинника
page-clock-30 = 30 секунд
page-clock-60 = 1 хвилина
page-clock-180 = 3 хвилини
page-clock-86400 = 1 день
page-clock-259200 = 3 дні
page-setup-listed = Показувати цей стіл усім
page-setup-start = Почати
page-setup-nobody = За столом має сидіти хоча б одна людина.

## The page: around the table

page-waiting-seats = Місця
page-waiting-expected = ще не прийшов
page-waiting-sit = Сісти тут
page-waiting-bot = Посадити бота
page-waiting-invite = Запросити друзів
page-waiting-how = Хто відкриє це посилання, зможе зайняти вільне місце або дивитися.
page-waiting-qr = Посилання у вигляді QR-коду
page-waiting-copy = Скопіювати
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
page-menu-pace = Швидкість руху
page-pace-off = без руху
page-pace-fast = швидко
page-pace-normal = звичайно
page-pace-slow = повільно
page-menu-instant = Надсилати ходи без підтвердження
page-menu-takeback = Попросити повернути хід
page-menu-asks = { $name } просить повернути хід.
page-menu-agree = Погодитися
page-menu-refuse = Відмовити
page-menu-leave = Встати з-за столу
page-menu-return = Сісти знову
page-menu-hand = Хай бот грає за: { $name }
page-menu-end = Закінчити гру
page-log = Ходи
page-log-takeback = Хід повернуто
page-log-left = Гру залишено
page-log-all = Усі ходи ({ $count })
page-end = Підсумок
page-end-again = Зіграти ще
page-end-replay = Переглянути ще раз
page-end-record = Завантажити запис
page-end-rematch = До наступного столу
page-tally = Очки за статтями
page-tally-player = Гравець
page-tally-total = Разом
page-tally-wins = перемога
page-tally-rounds = За раундами
page-tally-start = Початок
page-tally-wall = Стіна
page-tally-floor = Підлога
page-tally-rows = Горизонталі
page-tally-columns = Вертикалі
page-tally-colours = Кольори
page-tally-placed = Викладені плитки
page-tally-token = Жетон першого гравця
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
page-rules-marked = Посилання вело до цього пункту:
page-rules-play = Розіграти цей приклад
page-rules-not-translated = Ці правила ще не перекладено; ось англійський текст.
page-rules-unknown = Правил цієї гри тут немає.
page-learn-title = Уроки: { game-name }
page-learn-unknown = Для цієї гри уроків немає.
page-learn-list = Усі уроки
page-learn-number = Урок { $number } із { $all }
page-learn-done = пройдено
page-learn-make = Зробіть хід на столі.
page-learn-one = Виберіть одну відповідь.
page-learn-tick = Позначте все, що правильно.
page-learn-check = Перевірити
page-learn-show = Показати відповідь
page-learn-answer = Це правильно
page-learn-again = Ще раз
page-learn-next = Наступний урок
page-learn-play = До столу
page-learn-right = Правильно.
page-learn-wrong = Не зовсім. Подивіться ще раз.
page-learn-other-move = Так можна, але питання було не про це. Спробуйте інший хід.
page-learn-not-allowed = Тут так не можна.
page-learn-clauses = У правилах:
page-learn-position = Положення на столі
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
page-lesson-az-where-why = Ряди 2 і 3 закриті: навпроти них на стіні вже є жовта. У ряду 4 лежить синя. У ряду 1 місце для однієї, друга впаде; ряд 5 прийме обидві. Підлогу можна вибрати завжди.

page-lesson-az-marker = Маркер першого ходу
page-lesson-az-marker-ask = Візьміть три червоні плитки так, щоб починати наступний раунд. Жодна плитка не має впасти.
page-lesson-az-marker-why = Хто першим бере з центру, бере й маркер. На підлозі він коштує одне очко, зате його власник починає наступний раунд.

page-lesson-az-run = Скільки дає плитка
page-lesson-az-run-ask = Ада бере останню плитку, потім декорують стіни. Скільки очок дасть ваша жовта плитка з ряду 3?
page-lesson-az-run-why = Вона стоїть у ланцюжку з чотирьох по горизонталі та з трьох по вертикалі. Рахуються обидва: 4 + 3 = 7.

page-lesson-az-floor = Чого коштує підлога
page-lesson-az-floor-ask = Скільки очок коштує ваша підлога наприкінці цього раунду?
page-lesson-az-floor-why = Зайнято п’ять клітинок: 1 + 1 + 2 + 2 + 2 = 8. Маркер займає клітинку, як і плитка.

page-lesson-az-last = Останній раунд
page-lesson-az-last-ask = Зробіть хід, після якого цей раунд стане останнім.
page-lesson-az-last-why = Повна горизонталь завершує гру після декорування стін. У другій горизонталі бракує лише чорної, а ряд 2 заповнить ще одна чорна плитка.

page-lesson-az-grey = Сіра стіна
page-lesson-az-grey-ask = На сірій стіні вертикаль обираєте ви самі. Куди можна покласти синю плитку з ряду 2?
page-lesson-az-grey-why = Колір стоїть один раз у кожній горизонталі й один раз у кожній вертикалі. У вертикалі 1 синя вже є, решта для неї вільні.

page-lesson-sp-take = Джокери йдуть разом
page-lesson-sp-take-ask = Джокер — фіолетовий. Які кольори можна вибрати на вітрині 1?
page-lesson-sp-take-why = Колір джокера можна вибрати лише там, де лежать самі джокери. Із зеленими чи жовтими беруть усі плитки цього кольору й лише одного джокера.

page-lesson-sp-token = Жетон першого гравця
page-lesson-sp-token-ask = Ви першими в цьому раунді берете з центру й обираєте жовтий. Скільки очок ви втратите?
page-lesson-sp-token-why = Ви берете три жовті плитки й одного джокера: чотири плитки, чотири очки. Сам жетон не рахується.

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
page-lesson-sp-pass-why = До чотирьох плиток залишається в кутах планшета. Кожна інша коштує одне очко: дві червоні — два очки. У раунді 2 ваші зелені плитки стануть джокерами.

page-lesson-sp-grey = Сірий бік
page-lesson-sp-grey-ask = У лівій верхній зірці лежать червона та синя. Які кольори можна додати?
page-lesson-sp-grey-why = Плитки різні, отже, у цій зірці має бути шість кольорів, кожен по одному разу. Червоний і синій уже зайняті.

page-lesson-f-roosters = Спершу півники
page-lesson-f-roosters-ask = Усі карти раунду відкриті. Які карти дають очки?
page-lesson-f-roosters-why = Відкрито шість півників, на два більше, ніж гравців. Тому очки дають лише півники, по одному, а кольори не мають значення.

page-lesson-f-points = Що ви берете
page-lesson-f-points-ask = Жовтий переважає сам і не перевищує ліміт. Скільки очок ви візьмете?
page-lesson-f-points-why = Ви берете свої жовті карти, півника теж: 1 + 4 + 3 = 8.

page-lesson-f-limit = Забагато одного кольору
page-lesson-f-limit-ask = Усі карти раунду відкриті. Які карти дають очки?
page-lesson-f-limit-why = Зелених вісім; за чотирьох гравців понад сім — уже забагато, і зелений вибуває. З решти найбільше жовтих.

page-lesson-f-equal = Рівні кольори
page-lesson-f-equal-ask = Усі карти раунду відкриті. Які карти дають очки?
page-lesson-f-equal-why = Жовтих і зелених по п’ять. Рівні кольори вибувають разом; з решти найбільше помаранчевих.

page-lesson-f-again = Знову порівну
page-lesson-f-again-ask = Усі карти раунду відкриті. Які карти дають очки?
page-lesson-f-again-why = Жовтих і зелених порівну, вони вибувають. Потім порівну помаранчевих і синіх, вони теж вибувають. Лишається бірюзовий, і двох карт вистачає.

page-lesson-f-plan = Нічия на користь
page-lesson-f-plan-ask = Ваші помаранчеві карти дорого коштують. Викладіть карту, після якої очки дав би помаранчевий, якщо більше нічого не зміниться.
page-lesson-f-plan-why = Жовтих і зелених порівну, і вони вибувають. Третя помаранчева буде попереду решти, а синя чи бірюзова зрівнялася б із помаранчевим.

page-lesson-f-edition = Інше видання
page-lesson-f-edition-ask = За цим столом грають за міжнародним виданням. Які карти дають очки?
page-lesson-f-edition-why = Тут сім карт за чотирьох гравців — уже забагато: зелений вибуває, очки дає жовтий. За виданням із правил виграв би зелений.

## The page: replay

page-replay-status = Повтор: { $step } з { $all }
page-replay-first = На початок
page-replay-back = Назад
page-replay-on = Уперед
page-replay-last = У кінець
page-replay-play = Програти
page-replay-pause = Пауза
page-replay-place = Місце в партії
page-replay-start = Початок

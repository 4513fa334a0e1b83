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

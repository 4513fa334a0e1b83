### Тексти для гравців у терміналі українською. Змінні та правила перекладу: en.ftl

## Гра в терміналі

terminal-list = { $before } і { $last }
terminal-welcome = { $title }. Введіть ?, щоб відкрити довідку.
terminal-player = Гравець { $number }
terminal-ask =
    { $name } ({ $count ->
        [1] єдиний хід: { $move }
        [one] { $count } хід, наприклад { $move }
        [few] { $count } ходи, наприклад { $move }
       *[many] { $count } ходів, наприклад { $move }
    })
terminal-thinks = { $name } думає…
terminal-turn = Хід: { $name }. Решта не дивиться на екран.
terminal-show-cards = Натисніть Enter, щоб побачити свої карти.
terminal-has-chosen = Вибір зроблено: { $name }.
terminal-over = { page-azul-over }
terminal-last-moves = Останні ходи:
terminal-scored = Очки — { $scores }
terminal-nobody-scored = У цьому раунді ніхто не отримав очок.
terminal-winner = Перемога: { $name }
terminal-tie = { $better } і { $worse }: очок порівну. Вище — { $better }: { $reason }.
terminal-tie-break = так вирішують правила
terminal-tie-break-azul = більше заповнених горизонталей ({ "AZ-9.3" })
terminal-tie-break-5211 = більше взятих карт ({ "F-5.2, F-6.4" })

## Довідка й команди

terminal-help-type = Введіть хід, наприклад { $examples }; великі літери чи малі — байдуже.
terminal-help-or = Або одну з команд:
terminal-help-moves = можливі ходи або ті з них, що починаються з тексту
terminal-help-board = намалювати стіл ще раз
terminal-help-undo = повернути свій останній хід (але не раніше роздачі чи відкриття)
terminal-help-save = зберегти гру
terminal-help-quit = зберегти гру й вийти ({ "quit now" } — вийти без збереження)
terminal-help-wait = дочекатися, поки боти закінчать розминку
terminal-help-help = ця довідка
terminal-help-text = текст
terminal-help-file = файл
terminal-no-moves = немає
terminal-save-elsewhere = Збережіть гру в іншому місці або вийдіть без збереження: { "quit now" }
terminal-saved = Гру збережено у файл { $path }
terminal-resume = Щоб продовжити: { $command }
terminal-reason =
    { $reason ->
        [EACCES] немає прав доступу
        [EEXIST] заважає файл із такою назвою
        [EISDIR] це тека
        [ENOENT] немає такого файлу чи теки
        [ENOSPC] на диску немає місця
        [ENOTDIR] частина шляху — не тека
        [EROFS] диск доступний лише для читання
       *[other] { $reason }
    }
terminal-not-written = Не вдалося записати файл { $path }: { terminal-reason }
terminal-warming-hint = Введіть { "wait" }, щоб дочекатися кінця розминки.
terminal-warming-done = Розминку закінчено.
terminal-warming-late = Розминка ще триває; поки що бот грає швидко, але слабше.

## Командний рядок

no-file = Не вдалося прочитати файл { $path }: { terminal-reason }.
too-many-seats = Названо забагато місць: { $given }, а гравців { $players }.
too-many-names = Названо забагато імен: { $given }, а гравців { $players }.
bad-option-text = «{ $text }» — це не параметр. Параметри записують так: { "NAME=VALUE" }.
terminal-possible = Можна: { $choices }.
terminal-stopped = перервано
terminal-table-at = Стіл чекає за адресою { $link }
terminal-games-players = { $title }, від { $least } до { $most } гравців
terminal-games-number = або будь-яке число від { $least }
terminal-option-wall = стіна: кольорова або сіра
terminal-option-board = бік планшетів: кольоровий або сірий
terminal-option-edition = видання: за правилами в коробці або міжнародне; інакше рахують півників і ліміт кольору
terminal-option-target = скільки очок набрати за кілька колод; 0 — одна колода
terminal-replayed =
    { $title }: { $events ->
        [one] { $events } подія
        [few] { $events } події
       *[many] { $events } подій
    }, усе за правилами.
terminal-unfinished = Гру не дограно до кінця.

## Малюнки

terminal-starts-next = { page-azul-starts-next }
terminal-azul-heading =
    Раунд { $round }: { $phase ->
        [offer] вибір плиток
        [tiling] декорування стіни
       *[over] кінець гри
    }
terminal-azul-counts = у торбинці { $bag }, у коробці { $lid }
terminal-azul-idle = раундів без нової плитки на стінах: { $idle } з { $most }
terminal-summer-pavilion-heading =
    Раунд { $round } із { $rounds }: { $phase ->
        [take] отримання плиток
        [place] розміщення плиток
       *[over] кінець гри
    }
terminal-summer-pavilion-counts = у торбинці { $bag }, у вежі { $tower }
terminal-summer-pavilion-supply = запас
terminal-summer-pavilion-legend = { "+n" } бонусні плитки, коли всі клітинки довкола зайняті, { "!n" } бракує однієї, ✓ взято
terminal-summer-pavilion-owed = із запасу: { $tiles }
terminal-summer-pavilion-passed = пас
terminal-summer-pavilion-hand = плитки
terminal-summer-pavilion-kept = залишено
terminal-5211-round = Раунд { $round } із { $rounds }, частина { $part } з 3
terminal-5211-deck =
    колода { $deck }, до { $points } { $points ->
        [one] очка
       *[other] очок
    }
terminal-5211-pile = у стопці { $count }
terminal-5211-edition =
    { $edition ->
        [international] міжнародне видання
       *[rulebook] за правилами в коробці
    }
terminal-5211-roosters = півники: { $count }
terminal-5211-exactly = рівно { $count }
terminal-5211-from = від { $count }
terminal-5211-at-most = не більше { $count }
terminal-5211-score = очки { $points }, карти { $cards }
terminal-5211-chosen = вибрано

## Як уводити ходи

terminal-guide-azul-take = взяти червоні плитки з вітрини 3 і покласти їх у ряд складу 4
terminal-guide-azul-drop = взяти чорні плитки з центру й покласти їх на підлогу
terminal-guide-azul-source = звідки: номер вітрини або { "C" } — центр
terminal-guide-azul-colour = колір: { $colours }
terminal-guide-azul-line = куди: ряд складу від 1 до 5, рахуючи згори, або { "F" } — підлога
terminal-guide-azul-tile = на сірій стіні: плитка з горизонталі 2 — у вертикаль 4
terminal-guide-azul-marker = маркер першого ходу

terminal-guide-summer-pavilion-take = взяти червоні плитки з вітрини 3, { "CR" } — з центру; джокер додається сам
terminal-guide-summer-pavilion-colours = кольори: { $colours }
terminal-guide-summer-pavilion-lay = покласти помаранчеву на праву верхню клітинку лівої верхньої зірки; в оплаті 1 джокер
terminal-guide-summer-pavilion-stars = зірки: { "C" } центральна, { "L" } ліва, { "R" } права, { "UL, UR" } ліва та права верхні, { "LL, LR" } нижні
terminal-guide-summer-pavilion-cells = клітинки зірки: { "N, NE, SE, S, SW, NW" } ({ "N" } верх, { "S" } низ, { "E" } право, { "W" } ліво)
terminal-guide-summer-pavilion-bonus = взяти із запасу зелену бонусну плитку
terminal-guide-summer-pavilion-pass = спасувати й залишити дві зелені плитки та одну червону; { "pass:-" } — нічого не залишати
terminal-guide-summer-pavilion-joker = плитка кольору джокера; { "T" } — маркер першого ходу

terminal-guide-5211-pair = зіграти жовту 1 та бірюзову 4, у будь-якому порядку: дві карти в частині 1
terminal-guide-5211-card = зіграти синю 6: одна карта в частинах 2 і 3
terminal-guide-5211-colours = кольори: { $colours }; 1 — півник
terminal-guide-5211-roosters = якщо відкрито стільки півників, очки дають лише вони; «{ $exactly }»: не менше й не більше
terminal-guide-5211-limit = колір, що має більше карт, вибуває, як і кольори, що мають карт порівну;
terminal-guide-5211-leads = з решти очки дає найчастіший — кожному, хто його зіграв

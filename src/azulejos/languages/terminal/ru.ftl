### Тексты для игроков в терминале по-русски. Переменные и правила перевода: en.ftl

## Игра в терминале

terminal-list = { $before } и { $last }
terminal-welcome = { $title }. Введите ?, чтобы открыть справку.
terminal-player = Игрок { $number }
terminal-ask =
    { $name } ({ $count ->
        [1] единственный ход: { $move }
        [one] { $count } ход, например { $move }
        [few] { $count } хода, например { $move }
       *[many] { $count } ходов, например { $move }
    })
terminal-thinks = { $name } думает…
terminal-turn = Ход: { $name }. Остальные не смотрят на экран.
terminal-show-cards = Нажмите Enter, чтобы увидеть свои карты.
terminal-has-chosen = Выбор сделан: { $name }.
terminal-over = { page-azul-over }
terminal-last-moves = Последние ходы:
terminal-scored = Очки — { $scores }
terminal-nobody-scored = В этом раунде никто не получил очков.
terminal-winner = Победа: { $name }
terminal-tie = { $better } и { $worse }: очков поровну. Выше — { $better }: { $reason }.
terminal-tie-break = так решают правила
terminal-tie-break-azul = больше заполненных строк ({ "AZ-9.3" })
terminal-tie-break-5211 = больше взятых карт ({ "F-5.2, F-6.4" })

## Справка и команды

terminal-help-type = Введите ход, например { $examples }; заглавные буквы или строчные — всё равно.
terminal-help-or = Или одну из команд:
terminal-help-moves = возможные ходы или те из них, что начинаются с текста
terminal-help-board = нарисовать стол ещё раз
terminal-help-undo = вернуть свой последний ход (но не раньше раздачи или вскрытия)
terminal-help-save = сохранить игру
terminal-help-quit = сохранить игру и выйти ({ "quit now" } — выйти без сохранения)
terminal-help-wait = дождаться, пока боты закончат разминку
terminal-help-help = эта справка
terminal-help-text = текст
terminal-help-file = файл
terminal-no-moves = нет
terminal-save-elsewhere = Сохраните игру в другом месте или выйдите без сохранения: { "quit now" }
terminal-saved = Игра сохранена в файл { $path }
terminal-resume = Чтобы продолжить: { $command }
terminal-reason =
    { $reason ->
        [EACCES] нет прав доступа
        [EEXIST] мешает файл с таким именем
        [EISDIR] это папка
        [ENOENT] нет такого файла или папки
        [ENOSPC] на диске нет места
        [ENOTDIR] часть пути — не папка
        [EROFS] диск доступен только для чтения
       *[other] { $reason }
    }
terminal-not-written = Не удалось записать файл { $path }: { terminal-reason }
terminal-warming-hint = Введите { "wait" }, чтобы дождаться конца разминки.
terminal-warming-done = Разминка окончена.
terminal-warming-late = Разминка ещё не окончена; пока бот играет быстро, но слабее.

## Командная строка

no-file = Не удалось прочитать файл { $path }: { terminal-reason }.
too-many-seats = Названо слишком много мест: { $given }, а игроков { $players }.
too-many-names = Названо слишком много имён: { $given }, а игроков { $players }.
bad-option-text = «{ $text }» — это не параметр. Параметры записывают так: { "NAME=VALUE" }.
terminal-possible = Можно: { $choices }.
terminal-stopped = прервано
terminal-table-at = Стол ждёт по адресу { $link }
terminal-games-players = { $title }, от { $least } до { $most } игроков
terminal-games-number = или любое число от { $least }
terminal-option-wall = стена: цветная или серая
terminal-option-board = сторона планшетов: цветная или серая
terminal-option-edition = издание: по правилам в коробке или международное; иначе считаются петушки и лимит цвета
terminal-option-target = сколько очков набрать за несколько колод; 0 — одна колода
terminal-replayed =
    { $title }: { $events ->
        [one] { $events } событие
        [few] { $events } события
       *[many] { $events } событий
    }, всё по правилам.
terminal-unfinished = Игра не доиграна до конца.

## Рисунки

terminal-starts-next = { page-azul-starts-next }
terminal-azul-heading =
    Раунд { $round }: { $phase ->
        [offer] выбор плиток
        [tiling] выкладывание на стену
       *[over] конец игры
    }
terminal-azul-counts = в мешочке { $bag }, в крышке { $lid }
terminal-azul-idle = раундов без новой плитки на стенах: { $idle } из { $most }
terminal-summer-pavilion-heading =
    Раунд { $round } из { $rounds }: { $phase ->
        [take] получение плиток
        [place] размещение плиток
       *[over] конец игры
    }
terminal-summer-pavilion-counts = в мешочке { $bag }, в башне { $tower }
terminal-summer-pavilion-supply = запас
terminal-summer-pavilion-legend = { "+n" } бонусные плитки, когда все клетки вокруг заняты, { "!n" } не хватает одной, ✓ взяты
terminal-summer-pavilion-owed = из запаса: { $tiles }
terminal-summer-pavilion-passed = пас
terminal-summer-pavilion-hand = плитки
terminal-summer-pavilion-kept = оставлены
terminal-5211-round = Раунд { $round } из { $rounds }, часть { $part } из 3
terminal-5211-deck =
    колода { $deck }, до { $points } { $points ->
        [one] очка
       *[other] очков
    }
terminal-5211-pile = в стопке { $count }
terminal-5211-edition =
    { $edition ->
        [international] международное издание
       *[rulebook] по правилам в коробке
    }
terminal-5211-roosters = петушки: { $count }
terminal-5211-exactly = ровно { $count }
terminal-5211-from = от { $count }
terminal-5211-at-most = не больше { $count }
terminal-5211-score = очки { $points }, карты { $cards }
terminal-5211-chosen = выбрано

## Как вводить ходы

terminal-guide-azul-take = взять красные плитки с фабрики 3 и положить их в ряд узора 4
terminal-guide-azul-drop = взять чёрные плитки из центра и положить их на пол
terminal-guide-azul-source = откуда: номер фабрики или { "C" } — центр
terminal-guide-azul-colour = цвет: { $colours }
terminal-guide-azul-line = куда: ряд узора от 1 до 5, считая сверху, или { "F" } — пол
terminal-guide-azul-tile = на серой стене: плитка из строки 2 — в столбец 4
terminal-guide-azul-marker = фишка первого игрока

terminal-guide-summer-pavilion-take = взять красные плитки с диска 3, { "CR" } — из центра; джокер добавляется сам
terminal-guide-summer-pavilion-colours = цвета: { $colours }
terminal-guide-summer-pavilion-lay = положить оранжевую на правую верхнюю клетку левой верхней звезды; в оплате 1 джокер
terminal-guide-summer-pavilion-stars = звёзды: { "C" } центральная, { "L" } левая, { "R" } правая, { "UL, UR" } левая и правая верхние, { "LL, LR" } нижние
terminal-guide-summer-pavilion-cells = клетки звезды: { "N, NE, SE, S, SW, NW" } ({ "N" } верх, { "S" } низ, { "E" } право, { "W" } лево)
terminal-guide-summer-pavilion-bonus = взять из запаса зелёную бонусную плитку
terminal-guide-summer-pavilion-pass = спасовать и оставить две зелёные плитки и одну красную; { "pass:-" } — ничего не оставлять
terminal-guide-summer-pavilion-joker = плитка цвета джокера; { "T" } — фишка первого игрока

terminal-guide-5211-pair = сыграть жёлтую 1 и бирюзовую 4, в любом порядке: две карты в части 1
terminal-guide-5211-card = сыграть синюю 6: одна карта в частях 2 и 3
terminal-guide-5211-colours = цвета: { $colours }; 1 — петушок
terminal-guide-5211-roosters = если открыто столько петушков, очки дают только они; «{ $exactly }»: не меньше и не больше
terminal-guide-5211-limit = цвет, у которого больше карт, выбывает, как и цвета, у которых карт поровну;
terminal-guide-5211-leads = из оставшихся очки даёт самый частый — каждому, кто его сыграл

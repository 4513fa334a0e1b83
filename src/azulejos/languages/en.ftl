### What a player is told when something is refused, in English: the file all others are held to.
###
### The id of a message is the code of the error; the variables are the facts the error carries.
### The comment above a message names every variable that any language may use in it.
### How to translate: docs/howto/add-a-language.md

# The language's own name for itself.
language-name = English

## Words that other messages use

-blue = blue
-yellow = yellow
-red = red
-black = black
-white = white
-purple = purple
-green = green
-orange = orange
-turquoise = turquoise

# A colour by its name.
# $colour: the word of the interface
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

# The same beside tiles, in the genitive plural of languages that have one: "no red tiles", "red tiles – 3".
# $colour: the word of the interface
of-colour =
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

# The colour that a pattern line of Azul holds.
# $held: the word of the interface
held-colour =
    { $held ->
        [blue] { -blue }
        [yellow] { -yellow }
        [red] { -red }
        [black] { -black }
        [white] { -white }
       *[other] { $held }
    }

# The colour of the joker beside tiles, in the genitive plural.
# $joker: the word of the interface
of-joker-colour =
    { $joker ->
        [purple] { -purple }
        [green] { -green }
        [orange] { -orange }
        [yellow] { -yellow }
        [blue] { -blue }
        [red] { -red }
       *[other] { $joker }
    }

# Where tiles lie.
# $game: azul, summer-pavilion
# $source: centre, or the number of a factory display
source =
    { $source ->
        [centre] in the centre of the table
       *[other] on factory display { $source }
    }

# A card of 5211.
# $colour: the word of the interface
# $value: 1 to 6; 1 is the rooster
card =
    { $value ->
        [1] { colour } rooster
       *[other] { colour } { $value }
    }

# $game: azul, summer-pavilion, 5211 or the name of someone else's game
game-name =
    { $game ->
        [azul] Azul
        [summer-pavilion] Azul: Summer Pavilion
       *[other] { $game }
    }

## Moves of every game

# $move: a number
bad-move-id = There is no move with the number { NUMBER($move, useGrouping: 0) }.

# $text: what was written
# $examples: moves in their right form
bad-move-text = “{ $text }” is not a move. Moves are written like this: { $examples }.

# $seat: its number
not-your-turn = It is not your turn.

# $phase: the phase that is on: offer, tiling (Azul), take, place (Summer Pavilion)
wrong-phase =
    { $phase ->
        [offer] Walls are tiled after the factory offer.
        [tiling] The factory offer of this round is over.
        [take] Tiles are placed when all have been taken.
        [place] There is nothing left to take in this round.
       *[other] This can not be done now.
    }

# $game: azul, summer-pavilion
# $display: its number
no-such-display = There is no factory display { $display } in this game.

# $game: azul, summer-pavilion
# $source: centre, or the number of a factory display
# $colour: the word of the interface
no-such-tile = There is no { colour } tile { source }.

# $game: azul, summer-pavilion
# $row, $column: numbers (Azul)
# $cell: its name (Summer Pavilion)
cell-taken =
    { $game ->
        [azul] Row { $row }, column { $column } of your wall already holds a tile.
        [summer-pavilion] Cell { $cell } already holds a tile.
       *[other] This place already holds a tile.
    }

# $reason: kept (Summer Pavilion), only-one or none (5211)
# $kept, $hand: tiles as letters
# $colour, $value: of the card that is missing
not-in-hand =
    { $reason ->
        [kept] You can not keep { $kept }: your tiles are { $hand }.
        [only-one] You have only one { card } in your hand.
       *[none] You have no { card } in your hand.
    }

## Azul

# $line: its number
# $colour: the word of the interface
line-full = Pattern line { $line } is already full.

# $line: its number
# $held: the colour in it
# $colour: the colour that was to go there
line-holds-other = Pattern line { $line } already has another colour: { held-colour }, not { colour }.

# $row: its number
# $colour: the word of the interface
colour-in-row = Row { $row } of your wall already has { colour }.

# $column: its number
# $colour: the word of the interface
colour-in-column = Column { $column } of your wall already has { colour }.

# $line: its number
wrong-line = The tile of pattern line { $line } comes first.

## Summer Pavilion

# $tiles: how many
bonus-first =
    Take { $tiles ->
        [one] a bonus tile
       *[other] { $tiles } bonus tiles
    } from the supply first.

no-bonus = You get no bonus tile now.

# $colour: the word of the interface
not-in-supply = There is no { colour } tile in the supply.

# $game: summer-pavilion
# $source: centre, or the number of a factory display
# $colour: the joker
joker-beside-others = You can not choose the joker ({ colour }) while another colour lies { source }.

# $colour: the joker
joker-pays-itself = The joker is this very colour ({ colour }): pay with it alone and write +0.

# $reason: grey, held, other-colour
# $star: its name
# $colour: the word of the interface
colour-not-allowed =
    { $reason ->
        [grey] Star { $star } can not take { colour }: the tiles of a star are all of one colour or all different.
        [held] Star { $star } already has { colour }.
       *[other-colour] Star { $star } does not take { colour }.
    }

# $cell: its name
# $colour: of the tile that is laid
no-own-tile = Jokers alone can not pay for cell { $cell }: at least one tile must be { colour }.

# $cell: its name
# $colour, $joker: words of the interface
# $tiles, $jokers: how many are to be paid
# $own, $own_jokers: how many the player has
not-enough-tiles =
    { $jokers ->
        [0] Cell { $cell } takes { of-colour } tiles: { $tiles }. You have { $own }.
       *[other] Cell { $cell } takes { of-colour } tiles: { $tiles }, { of-joker-colour } tiles (jokers): { $jokers }. You have { $own } and { $own_jokers }.
    }

# $tiles: how many were to be kept
# $corners: how many can be
too-many-kept =
    You can keep at most { $corners ->
        [one] one tile
       *[other] { $corners } tiles
    }, one in each corner of the board, not { $tiles }.

# $round: its number
last-round-pass = In round { $round } it makes no difference what you keep: there is one way to pass, with the first tiles in the order of colours.

## 5211

# $part: its number
# $cards: how many are chosen in it
wrong-number =
    In part { $part } you choose { $cards ->
        [one] one card
       *[other] { $cards } cards
    }.

## Setting up a game

# $option: wall, board, edition, target, or the name of another game's option
# $value: what was asked for
# $choices: what there is
bad-option-value =
    { $option ->
        [wall] The wall can not be “{ $value }”: choose the coloured or the grey one.
        [board] The board can not be “{ $value }”: choose the coloured or the grey side.
        [edition] The edition can not be “{ $value }”: choose that of the rulebook or the international one.
        [target] The points to reach can not be “{ $value }”: choose 0 for one deck, or any whole number over 0.
       *[other] The option “{ $option }” can not be “{ $value }”. Possible: { $choices }.
    }

# $game: its name
# $players: what was asked for
# $choices: the numbers there are
bad-player-count = “{ $players }” is not a number of players for { game-name }. Possible: { $choices }.

# $game: its name
# $option: what was asked for
# $choices: the options there are
unknown-option = There is no option “{ $option }” in { game-name }. Possible: { $choices }.

# $reason: nobody-starts, no-such-seat
# $game: its name
# $seat: what was asked for
bad-starter =
    { $reason ->
        [nobody-starts] Nobody starts in { game-name }: all play at once.
       *[no-such-seat] Seat “{ $seat }” can not start: there is no such seat.
    }

# $name: what was asked for
unknown-game = There is no game called “{ $name }”.

# $name: what was asked for
unknown-bot = There is no bot called “{ $name }”.

## At a table

# $seat: what was asked for
no-such-seat = There is no seat “{ $seat }” at this table.

game-over = The game is over.

not-over = The game is not over yet.

# $revision: the number of things that have happened
# $given: the number the player knew of
stale-revision = The game has gone on (it is at revision { NUMBER($revision, useGrouping: 0) }, not { NUMBER($given, useGrouping: 0) }). Look again before you decide.

# $id: of the move
# $move: what it stands for
move-id-reused = The move id “{ $id }” already stands for { $move }.

# $seat: its number
takeback-refused = You have nothing to take back: you have not moved since the last draw or reveal.

# $reason: not-asked, none
# $seat: its number
no-takeback =
    { $reason ->
        [not-asked] Nobody asks you to agree to a takeback.
       *[none] Nobody has asked for a takeback.
    }

## Around the table

no-such-table = There is no table at this address.
not-seated = You need the secret of a seat for this. Open the link of your seat.
wrong-secret = This secret belongs to no seat of this table.
seat-taken = This seat is taken.
table-not-started = The game has not begun yet.
table-started = The game has already begun.
not-host = Only the host of the table may do this.
not-your-seat = This is not your seat.
seats-open = There are still open seats.
out-of-time = Your time is over: a bot plays for you until you sit down again.
busy = Too much is happening at this table at once. Please try again.
bad-name = This name can not be used. Choose another one.
bad-token = This link is not valid, or no longer.
nothing-owed = This player keeps nobody waiting.

# $seconds: until it is over
grace-not-over =
    The player may still come back. The seat can be handed over in { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.

## The server

# $field: its name
bad-request = Something is wrong with the request, in the field “{ $field }”.

too-large = This is too large.
no-such-page = There is no such page.

# $seconds: to wait
too-many-requests =
    Too many requests. Please wait { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.

too-many-tables = There are too many tables now. Please try again later.
wrong-origin = This page does not belong to the table. Open the table at its own address.
storage-failed = The game could not be saved. Nothing has changed; please try again.
internal = Something went wrong on the server. It is not your fault.

## The page: all screens

page-settings = Settings
page-language = Language
page-light = Light and dark
page-light-auto = Auto
page-light-light = Light
page-light-dark = Dark
page-loading = One moment…
page-table-line-lost = The connection is gone. Trying again…

# $name: of a player
page-table-pass-on = Pass the screen on to { $name }.

# $name: of a player
page-table-show-seat = I am { $name }

# $number: of the seat, from 1
page-seat-number = Seat { $number }

# $level: 1 to 8
page-bot-level = Bot, level { $level }
page-status-waiting = Waiting until all seats are taken
page-status-ended = The game was ended early
page-status-your-turn = Your turn

# $name: of a player
page-status-their-turn = { $name } is choosing

# $ready: how many have chosen
# $all: how many play
page-status-choose-secretly = Choose in secret: { $ready } of { $all } are ready

# $ready: how many have chosen
# $all: how many play
page-status-ready = { $ready } of { $all } are ready
page-status-you-win = You have won

# $name: of a player
page-status-they-win = { $name } has won

# $names: of those who won
page-status-shared-win = A shared victory: { $names }

## The page: Azul

# $count: how many tiles
# $colour: the word of the interface
page-az-tiles = { $count } { colour }
page-az-table = The table

# $number: of the display
page-az-display = Display { $number }

# $number: of the display
page-az-display-empty = Display { $number }: empty
page-az-centre = Centre
page-az-centre-empty = nothing here yet
page-az-marker = Starting-player marker

# $points: with their sign
page-az-marker-first = first pick here, { $points }

# $count: how many tiles
# $colour: the word of the interface
# $source: C for the centre, or the number of a display
page-az-group =
    { $source ->
        [C] { page-az-tiles } in the centre
       *[other] { page-az-tiles } on display { $source }
    }

# $number: of the display
page-az-from = from { $number }
page-az-bag = Bag
page-az-lid = Lid

# $round: its number
page-az-round = Round { $round }
page-az-last-round = A row of four: this may be the last round
page-az-board-own = your board

# $name: of a player
page-az-board-of = { $name }: board
page-az-starts-next = starts the next round
page-az-started = started this round
page-az-chooses = is choosing
page-az-is-ready = is ready

# $score: of a player
page-az-points =
    { $score ->
        [one] point
       *[other] points
    }

page-az-you = You
page-az-lines = Pattern lines
page-az-wall = Wall

# $row: its number
# $tiles: names of the colours on it
page-az-wall-row = Row { $row }: { $tiles }
page-az-nothing = empty
page-az-floor-short = Floor

# $pieces: how many lie there
# $points: with their sign
page-az-floor-holds =
    Floor line: { $pieces ->
        [0] empty
       *[other] { $pieces } of 7, { $points }
    }

# $line: its number
page-az-line-empty = Line { $line }: empty

# $count: how many tiles
# $colour: the word of the interface
# $line: its number
page-az-line-held = Line { $line }: { page-az-tiles } of { $line }

# $missing: how many tiles a line lacks
page-az-short =
    { $missing ->
        [1] one short
       *[other] { $missing } short
    }

# $colour: the word of the interface
page-az-holds = holds { colour }

# $colour: the word of the interface
page-az-row-has = the row has { colour }
page-az-is-full = full
page-az-not-here = not here
page-az-on-wall = on wall

# $clause: its number
page-clause = rule { $clause }

# $count: how many tiles
# $colour: the word of the interface
# $source: C for the centre, or the number of a display
# $line: F for the floor line, or the number of a pattern line
page-az-move =
    { $source ->
        [C] { page-az-tiles } from the centre
       *[other] { page-az-tiles } from display { $source }
    } { $line ->
        [F] to the floor
       *[other] to line { $line }
    }

# $name: of a player
# $what: what happened
page-az-said = { $name }: { $what }
page-az-choose = Choose tiles from a display or from the centre

# $source: C for the centre, or the number of a display
page-az-choose-colour =
    { $source ->
        [C] Centre: which colour?
       *[other] Display { $source }: which colour?
    }

# $count: how many tiles
# $colour: the word of the interface
page-az-where = { page-az-tiles }: where to?
page-az-where-to = Where to
page-az-your-move = Your move

# $name: of those who decide
# $count: how many tiles
# $colour: the word of the interface
page-az-marked = { page-status-their-turn }. Marked for you: { page-az-tiles }

# $points: with their sign
page-az-plus-tiled = { $points } when the wall is tiled

# $points: with their sign
page-az-plus-up-to = up to { $points } on the wall

# $points: with their sign
page-az-plus-now = { $points } now

# $points: with their sign
page-az-plus-others = { $points } for lines below

# $points: with their sign
page-az-minus-floor = { $points } floor
page-az-falls = fits nowhere: falls to the floor

# $line: its number
page-az-line-full = line { $line } full
page-az-takes-marker = takes the marker

# $count: how many tiles
page-az-to-lid = { $count } to the lid

# $bunch: names of colours
page-az-to-centre = { $bunch } to the centre

# $bunch: names of colours
page-az-drops = { $bunch } will fit nowhere
page-az-ends-round = ends the round
page-az-ends-game = completes a row: the last round

# $points: with their sign
page-az-bonus-row = { $points } for the row at the end

# $points: with their sign
page-az-bonus-column = { $points } for the column at the end

# $points: with their sign
page-az-bonus-colour = { $points } for the colour at the end
page-az-cancel = Cancel
page-az-confirm = Confirm
page-az-so-far = so far

# $points: with their sign
page-az-drop-here = drop here: { $points }

# $colour: the word of the interface
# $row: its number
page-az-choose-column = Line { $row }, { colour }: choose a column

# $colour: the word of the interface
# $row, $column: numbers
page-az-column = { colour } to row { $row }, column { $column }

# $row, $column: numbers
page-az-cell = Row { $row }, column { $column }

# $colour: the word of the interface
page-az-column-has = column has { colour }

# $row, $column: numbers
page-az-sealed = Sealed: row { $row }, column { $column }. You may still change it.
page-az-moves = Moves this round
page-az-no-moves = None yet

# $round: its number
page-az-tale = Round { $round } on the walls
page-az-tale-end = The last round and the bonuses

# $colour: the word of the interface
# $row, $column: numbers
# $points: with their sign
page-az-tale-tile = { colour }, row { $row }, column { $column }: { $points }

# $points: with their sign
page-az-tale-floor = floor { $points }

# $points: with their sign
page-az-tale-row = rows { $points }

# $points: with their sign
page-az-tale-column = columns { $points }

# $points: with their sign
page-az-tale-colour = colours { $points }

# $name: of a player
# $steps: what scored
# $score: the new score
page-az-tale-of = { $name }: { $steps }. Now { $score }.
page-az-skip = Skip
page-az-type = Type a move

# $examples: moves
page-az-type-hint = For example { $examples }. Enter shows it, Enter again makes it.
page-az-type-show = Show
page-az-others = The others

# $name: of a player
page-az-open-board = Open the board of { $name }
page-az-close = Close
page-az-watching = You are watching
page-az-over = The game is over

## The page: Summer Pavilion

# Tiles of one colour.
# $count: how many
# $colour: the word of the interface
page-sp-tiles =
    { $colour ->
        [purple] { $count } purple
        [green] { $count } green
        [orange] { $count } orange
        [yellow] { $count } yellow
        [blue] { $count } blue
       *[red] { $count } red
    }

# $count: how many
page-sp-jokers =
    { $count ->
        [one] { $count } joker
       *[other] { $count } jokers
    }

page-sp-no-tiles = no tiles
page-sp-joker = joker

# A tile of a colour, as the subject of a sentence.
# $tile: the word of the interface
page-sp-tile =
    { $tile ->
        [purple] Purple
        [green] Green
        [orange] Orange
        [yellow] Yellow
        [blue] Blue
       *[red] Red
    }

# $star: a colour, or C, UL, UR, R, LR, LL, L
page-sp-star =
    { $star ->
        [purple] Purple star
        [green] Green star
        [orange] Orange star
        [yellow] Yellow star
        [blue] Blue star
        [red] Red star
        [UL] Upper left star
        [UR] Upper right star
        [R] Right star
        [LR] Lower right star
        [LL] Lower left star
        [L] Left star
       *[C] Centre star
    }

# $number: what the cell costs
# $star: a colour, or C, UL, UR, R, LR, LL, L
page-sp-cell =
    { $star ->
        [purple] { $number } of the purple star
        [green] { $number } of the green star
        [orange] { $number } of the orange star
        [yellow] { $number } of the yellow star
        [blue] { $number } of the blue star
        [red] { $number } of the red star
        [UL] { $number } of the upper left star
        [UR] { $number } of the upper right star
        [R] { $number } of the right star
        [LR] { $number } of the lower right star
        [LL] { $number } of the lower left star
        [L] { $number } of the left star
       *[C] { $number } of the centre star
    }

# $cell: a cell in words
# $direction: N, NE, SE, S, SW, NW
page-sp-cell-toward =
    { $direction ->
        [N] { $cell }, top
        [NE] { $cell }, upper right
        [SE] { $cell }, lower right
        [S] { $cell }, bottom
        [SW] { $cell }, lower left
       *[NW] { $cell }, upper left
    }

# $source: centre, or the number of a factory display
page-sp-source =
    { $source ->
        [centre] from the centre
       *[other] from display { $source }
    }

# $kind: P a pillar, S a statue, W a window
page-sp-feature =
    { $kind ->
        [P] pillar
        [S] statue
       *[W] window
    }

# $round: its number
# $rounds: how many there are
page-sp-round = Round { $round } of { $rounds }
page-sp-phase-take = Acquiring tiles
page-sp-phase-place = Placing tiles
page-sp-phase-over = The end

# $colour: the word of the interface
page-sp-joker-is = Joker: { colour }
page-sp-last-round = Last round
page-sp-track = Rounds and their jokers

# $round: its number
# $colour: the word of the interface
page-sp-track-round = Round { $round }: { colour }

# $round: its number
# $colour: the word of the interface
page-sp-track-now = Now round { $round }, joker { colour }
page-sp-supply = Supply
page-sp-supply-note = 10 spaces, refilled after each turn

# $tiles: how many
page-sp-bag = Bag: { $tiles }

# $tiles: how many
page-sp-tower = Tower: { $tiles }
page-sp-displays = Displays and centre

# $display: its number
page-sp-display = Display { $display }

# $display: its number
page-sp-display-empty = Display { $display }: empty
page-sp-centre = Centre
page-sp-centre-empty = The centre is empty
page-sp-token = Starting token

# $name: a player
page-sp-token-held = { $name } has the starting token

# $points: what is lost, with its sign
page-sp-token-cost = takes the token, { $points }
page-sp-joker-comes = A joker only comes along with another colour

# $points: a score
page-sp-points =
    { $points ->
        [one] point
       *[other] points
    }

# $name: a player
# $points: the score
page-sp-score-of =
    { $points ->
        [one] { $name }: { $points } point
       *[other] { $name }: { $points } points
    }

page-sp-your-board = your board
page-sp-you = You

# $name: a player
page-sp-board-of = Board of { $name }

# $tiles: how many
page-sp-beside =
    { $tiles ->
        [0] no tiles
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }

# $tiles: how many
page-sp-passed =
    { $tiles ->
        [0] passed
        [one] passed, keeps { $tiles } tile
       *[other] passed, keeps { $tiles } tiles
    }

page-sp-their-turn = is choosing
page-sp-hand = Tiles beside your board

# $number: the number on the cells
# $filled: filled cells
# $all: all cells
# $points: the bonus
page-sp-number-bonus = All { $number }s: { $filled } of { $all }, +{ $points } at the end

# $star: a star in words
# $filled: filled cells
page-sp-star-open = { $star }: { $filled } of 6

# $star: a star in words
# $filled: filled cells
# $points: the bonus
page-sp-star-bonus = { $star }: { $filled } of 6, +{ $points } at the end
page-sp-bonuses = Bonuses at the end of the game

# $name: a player
page-sp-wait = { $name } is choosing. You can look at all boards.
page-sp-wait-over = The game is over.
page-sp-choose-take = Choose tiles from a display or from the centre
page-sp-choose-cell = Choose a cell, or pass
page-sp-choose-pass = No cell can be paid: you have to pass

# $tiles: tiles in words
# $source: from where, in words
page-sp-take = { $tiles } { $source }

# $tiles: tiles in words
page-sp-to-centre = to the centre: { $tiles }
page-sp-no-loss = no points lost
page-sp-ends-phase = the last tiles: placing follows

# $count: how many
page-sp-button-take =
    { $count ->
        [one] Take { $count } tile
       *[other] Take { $count } tiles
    }

page-sp-confirm = Confirm
page-sp-cancel = Cancel
page-sp-close = Close

# $tile: the word of the interface
# $cell: a cell in words
page-sp-lay = { page-sp-tile } on the { $cell }

# $points: the length of the chain
page-sp-chain = +{ $points }, a chain of { $points }

# $features: pillar, statue, window
# $tiles: how many
page-sp-feature-gives = { $features }: choose { $tiles } from the supply

# $points: the bonus
page-sp-star-complete = star complete: +{ $points } at the end

# $cells: how many
page-sp-star-missing = { $cells } more for the star

# $number: the number on the cells
# $points: the bonus
page-sp-number-complete = all { $number }s: +{ $points } at the end
page-sp-ends-round = the round ends

# $cost: how many tiles
page-sp-pay = Pay { $cost }:
page-sp-lay-which = Colour:
page-sp-pass-open = Pass…

# $corners: how many tiles at most
page-sp-pass-title = Pass: keep up to { $corners } tiles for the next round
page-sp-pass-last = Pass: this was your last turn of the game

# $tiles: tiles in words
page-sp-pass-discard = to the tower: { $tiles }

# $points: what is lost, with its sign
# $count: the same without it
page-sp-pass-loss =
    { $count ->
        [one] { $points } point
       *[other] { $points } points
    }

# $points: what is lost, with its sign
page-sp-pass-final = kept tiles: { $points } at the end
page-sp-ends-game = the game ends

# $count: how many
page-sp-button-pass =
    { $count ->
        [0] Pass, keep nothing
       *[other] Pass, keep { $count }
    }

# $tiles: how many
page-sp-bonus-more =
    { $tiles ->
        [one] Choose { $tiles } more tile from the supply
       *[other] Choose { $tiles } more tiles from the supply
    }

# $tiles: tiles in words
page-sp-bonus-all = From the supply: { $tiles }
page-sp-undo = Undo

# $cell: a cell in words
# $colour: the word of the interface
page-sp-cell-filled = { $cell }: filled, { colour }

# $cell: a cell in words
# $points: the score
# $ways: how it may be paid
page-sp-cell-legal = { $cell }: +{ $points }; { $ways }

# $cell: a cell in words
page-sp-cell-empty = { $cell }: empty

# $cell: a cell in words
# $reason: why not
page-sp-cell-refused = { $cell }: { $reason }

# $cost: how many tiles
# $tiles: what one has, in words
page-sp-reason-hand = costs { $cost }; you have { $tiles }

# $cost: how many tiles
page-sp-reason-none = costs { $cost }; no colour that fits here is enough
page-sp-reason-filled = filled already

# $cells: how many
page-sp-cells =
    { $cells ->
        [one] { $cells } cell can be filled
       *[other] { $cells } cells can be filled
    }

page-sp-notation = Keys and notation
page-sp-notation-label = A move in notation
page-sp-notation-play = Play

# $example: a move that is legal now
page-sp-notation-hint = For example { $example }

# $move: what was typed
page-sp-notation-unknown = { $move } is not a legal move now.
page-sp-keys-take = 1–9 a display, 0 the centre; letters or arrows a colour; Enter confirms, Esc cancels.
page-sp-keys-place = Arrows go from cell to cell, Enter chooses, 1–9 the payment, Enter confirms, Esc cancels; 0 passes.
page-sp-keys-bonus = Letters take a tile, Backspace gives it back, Enter confirms.
page-sp-keys-pass = Letters keep a tile, Backspace lets it go, Enter confirms, Esc cancels.
page-sp-moves = Last moves

# $tile: the word of the interface
# $source: from where, in words
page-sp-did-take =
    { $tile ->
        [purple] takes purple { $source }
        [green] takes green { $source }
        [orange] takes orange { $source }
        [yellow] takes yellow { $source }
        [blue] takes blue { $source }
       *[red] takes red { $source }
    }

# $tile: the word of the interface
# $cell: a cell in words
page-sp-did-place =
    { $tile ->
        [purple] purple on the { $cell }
        [green] green on the { $cell }
        [orange] orange on the { $cell }
        [yellow] yellow on the { $cell }
        [blue] blue on the { $cell }
       *[red] red on the { $cell }
    }

# $tile: the word of the interface
page-sp-did-bonus =
    { $tile ->
        [purple] takes purple from the supply
        [green] takes green from the supply
        [orange] takes orange from the supply
        [yellow] takes yellow from the supply
        [blue] takes blue from the supply
       *[red] takes red from the supply
    }

# $tiles: tiles in words
page-sp-did-pass = passes; keeps { $tiles }

# $name: a player
# $what: the move in words
# $points: what it scored, with its sign
page-sp-told = { $name }: { $what }, { $points }

# $name: a player
# $what: the move in words
page-sp-told-plain = { $name }: { $what }

# $star: a star in words
page-sp-enlarged = { $star }, enlarged

## The page: 5211

page-you = You

# $round: its number
page-round = Round { $round }
page-typed-move = A move as text

# $colour: Y, G, O, B or T
# $value: 1 for the rooster, to 6
page-card =
    { $colour ->
        [Y] Yellow
        [G] Green
        [O] Orange
        [B] Blue
       *[T] Turquoise
    } { $value ->
        [1] rooster
       *[other] { $value }
    }
page-cards-open = Cards on the table

# $part: 1 to 3
page-cards-part = Part { $part }

# $count: cards
page-cards-pile = Pile: { $count }

# $points: of the long variant
page-cards-target = Until { $points } points
page-cards-ready = ready

# $count: cards
# $points: so far
page-cards-won = Won: { $count } · points: { $points }
page-cards-face-down = face down
page-cards-last-round = The cards of the last round
page-cards-roosters = Roosters

# $count: how many
page-cards-roosters-rule = { $count } or more: only roosters score

# $count: how many
page-cards-roosters-just = just { $count }: only roosters score
page-cards-colours = Colours

# $count: how many may lie open
page-cards-colours-rule = more than { $count } cards: the colour is out

# $count: how many
# $all: how many are needed
page-cards-of = { $count } of { $all }

# $count: how many
page-cards-with-yours = { $count } with yours
page-cards-leads = leads
page-cards-out = out
page-cards-hand = Your hand

# $count: 1 or 2
page-cards-choose =
    { $count ->
        [one] Choose a card
       *[other] Choose two cards
    }

# $points: for the seat
page-cards-means-roosters = As it lies now, only roosters would score: { $points } for you.

# $colour: Y, G, O, B or T
# $points: for the seat
page-cards-means-colour =
    As it lies now, the colour that would score: { $colour ->
        [Y] yellow
        [G] green
        [O] orange
        [B] blue
       *[T] turquoise
    }. Points for you: { $points }.
page-cards-means-none = As it lies now, no colour would score.
page-cards-sealed = You are ready. You can change your mind until all are.
page-cards-confirm = Ready
page-cards-change = Change to this

## The page: start and set-up

page-guest = Guest
page-start-title = The table is laid
page-start-lead = Azul, Summer Pavilion and 5211 with friends and bots. No account; everything stays on this server.
page-start-about-azul = Take tiles, fill your lines, tile the wall. Two to four players.
page-start-about-summer-pavilion = Gather diamonds, pay with them, complete the stars. Two to four players.
page-start-about-cards = Two cards, one, one: all choose at once, and the leading colour may be too strong. Two to five players.
page-start-play = Play now
page-start-set-up = Set up a table
page-start-rules = Rules
page-start-lessons = Lessons
page-start-own = Your tables
page-start-none-own = None yet.
page-start-open = Open tables
page-start-none-open = Nobody is waiting.
page-start-running = Tables to watch
page-start-none-running = No listed game is under way.
page-start-finished = Last records
page-start-none-finished = No listed game has ended yet.
page-start-free-seat = free
page-start-unofficial = Unofficial: not connected with the makers or publishers of these games.

# $game: the name in records
page-setup-title = A table for { game-name }
page-setup-seats = Seats
page-setup-name = Your name
page-setup-players = Players

# $number: of the seat, from 1
page-setup-who = Who sits at seat { $number }

# $number: of the seat, from 1
page-setup-level = Level of the bot at seat { $number }
page-setup-sitter-me = Me
page-setup-sitter-here = At this screen

# $number: of the seat, from 1
page-setup-guest = Name at seat { $number }
page-setup-sitter-friend = A friend, by link
page-setup-sitter-bot = A bot
page-level-1 = apprentice
page-level-2 = helper
page-level-3 = tiler
page-level-4 = journeyman
page-level-5 = craftsman
page-level-6 = artisan
page-level-7 = master
page-level-8 = grand master
page-setup-options = Options
page-option-wall = Wall
page-option-wall-coloured = coloured
page-option-wall-grey = grey
page-option-board = Board
page-option-board-coloured = coloured
page-option-board-grey = grey
page-option-edition = Edition
page-option-edition-rulebook = rulebook
page-option-edition-international = international
page-option-target = Length
page-option-target-0 = one deck
page-option-target-50 = until 50 points
page-option-target-100 = until 100 points
page-setup-clock = Time for a move
page-clock-none = without a clock
page-clock-30 = 30 seconds
page-clock-60 = 1 minute
page-clock-180 = 3 minutes
page-clock-86400 = 1 day
page-clock-259200 = 3 days
page-setup-listed = Let anybody find this table
page-setup-start = Start
page-setup-nobody = At least one person has to sit at the table.

## The page: around the table

page-waiting-seats = Seats
page-waiting-expected = not here yet
page-waiting-sit = Sit down here
page-waiting-bot = Let a bot play
page-waiting-invite = Invite friends
page-waiting-how = Whoever opens this link can take a free seat or watch.
page-waiting-qr = The link as a QR code
page-waiting-copy = Copy
page-waiting-copied = Copied

# $seconds: until bots are at full strength; 0 when that cannot be foreseen any more
page-warming-left = { $seconds ->
    [0] a moment more
   *[other] { $seconds } s
}

# $seconds: see above
page-warming-seat = Warming up: { page-warming-left }

# $count: of the bots that are not at full strength
# $name: of the bot, if it is one
# $seconds: see above
page-warming =
    { $count ->
        [one] { $name } is
       *[other] { $count } bots are
    } warming up: { page-warming-left }

# $count: of the bots
page-warming-quick =
    Until then { $count ->
        [one] it plays
       *[other] they play
    } quick, weaker moves.
page-warming-wait = Wait for full strength

# $count: of the bots that are not at full strength
# $name: of the bot, if it is one
# $seconds: see above
page-warming-waits =
    Waiting until { $count ->
        [one] { $name } is
       *[other] { $count } bots are
    } at full strength: { page-warming-left }

# $count: of the bots
# $name: of the bot, if it is one
page-warming-done =
    { $count ->
        [one] { $name } is
       *[other] { $count } bots are
    } at full strength.
page-menu = Menu
page-menu-pace = Pace of what moves
page-pace-off = nothing moves
page-pace-fast = fast
page-pace-normal = normal
page-pace-slow = slow
page-menu-instant = Send moves without asking
page-menu-takeback = Ask to take back

# $name: of a player
page-menu-asks = { $name } asks to take back a move.
page-menu-agree = Agree
page-menu-refuse = Refuse
page-menu-leave = Get up
page-menu-return = Sit down again

# $name: of a player
page-menu-hand = Let a bot play for { $name }
page-menu-end = End the game
page-log = Moves
page-log-takeback = A move was taken back
page-log-left = The game was left

# $count: how many
page-log-all = All moves ({ $count })
page-end = Result
page-end-again = Play again
page-end-replay = See it once more
page-end-record = Download the record
page-end-rematch = To the next table
page-tally = The scores, line by line
page-tally-player = Player
page-tally-total = Total
page-tally-wins = wins
page-tally-rounds = Round by round
page-tally-start = Start
page-tally-wall = Wall
page-tally-floor = Floor line
page-tally-rows = Rows
page-tally-columns = Columns
page-tally-colours = Colours
page-tally-placed = Placed tiles
page-tally-token = Starting token
page-tally-passed = Discarded tiles
page-tally-stars = Stars
page-tally-numbers = Numbers
page-tally-kept = Kept tiles
page-tally-decks = Earlier decks
page-tally-points = Points

# $kind: round, row, column, number or deck
# $part: its number
page-tally-part =
    { $kind ->
        [row] row { $part }
        [column] column { $part }
        [number] all { $part }s
        [deck] deck { $part }
       *[round] round { $part }
    }

## The page: rules and lessons

page-rules-contents = Contents

# $clause: its number, as in AZ-4.7c
page-rules-link-to = Link to clause { $clause }
page-rules-marked = This clause was linked to:
page-rules-play = Play this example
page-rules-not-translated = These rules are not translated yet; this is the English text.
page-rules-unknown = There are no rules of this game here.

# $game: the name in records
page-learn-title = Lessons: { game-name }
page-learn-unknown = There are no lessons for this game.
page-learn-list = All lessons

# $number: of the lesson, from 1
# $all: how many there are
page-learn-number = Lesson { $number } of { $all }
page-learn-done = done
page-learn-make = Make your move on the table.
page-learn-one = Choose one answer.
page-learn-tick = Tick everything that is right.
page-learn-check = Check
page-learn-show = Show the answer
page-learn-answer = This is right
page-learn-again = Once more
page-learn-next = Next lesson
page-learn-play = To the table
page-learn-right = Right.
page-learn-wrong = Not quite. Look again.
page-learn-other-move = That is allowed, but not what was asked. Try another move.
page-learn-not-allowed = That is not allowed here.
page-learn-clauses = In the rules:
page-learn-position = The position
page-learn-you = You

# $line: 1 to 5
page-learn-option-line = Pattern line { $line }
page-learn-option-floor = Floor line

# $column: 1 to 5
page-learn-option-column = Column { $column }

# $points: how many
page-learn-option-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

# $colour: the word of the interface
# $count: how many tiles
page-learn-tiles = { colour } × { $count }
page-learn-scores-roosters = only roosters
page-learn-scores-nobody = nothing

page-lesson-az-take = Take and lay
page-lesson-az-take-ask = Take the two black tiles from display 1, and lay them so that a pattern line is full and nothing falls.
page-lesson-az-take-why = From a display you take all tiles of one colour, and the others move to the centre. What you took goes to one line: two tiles just fill line 2.

page-lesson-az-where = Where tiles may go
page-lesson-az-where-ask = Where may the two yellow tiles of display 1 go?
page-lesson-az-where-why = Lines 2 and 3 are closed, as their wall rows already have yellow. Line 4 holds blue. Line 1 has room for one, so the other falls; line 5 takes both. The floor line is always open.

page-lesson-az-marker = The starting-player marker
page-lesson-az-marker-ask = Take three red tiles and become the starting player of the next round. No tile may fall.
page-lesson-az-marker-why = Whoever is the first to take from the centre also takes the marker. On the floor line it costs a point, but its owner starts the next round.

page-lesson-az-run = What a tile scores
page-lesson-az-run-ask = Ada takes the last tile, then the walls are tiled. How many points does your yellow tile from line 3 score?
page-lesson-az-run-why = It stands in a run of four across and in a run of three down. Both count: 4 + 3 = 7.

page-lesson-az-floor = What the floor costs
page-lesson-az-floor-ask = How many points does your floor line cost at the end of this round?
page-lesson-az-floor-why = Five spaces are taken: 1 + 1 + 2 + 2 + 2 = 8. The marker takes a space like a tile.

page-lesson-az-last = The last round
page-lesson-az-last-ask = Make a move after which this is the last round.
page-lesson-az-last-why = A complete horizontal row ends the game after the wall-tiling. Your row 2 lacks only black, and one more black tile fills line 2.

page-lesson-az-grey = The grey wall
page-lesson-az-grey-ask = On the grey wall you choose the column yourself. Where may the blue tile from line 2 go?
page-lesson-az-grey-why = A colour stands once in each row and once in each column. Column 1 already has blue; all others are free for it.

page-lesson-sp-take = Jokers come along
page-lesson-sp-take-ask = Purple is the joker. Which colours may you choose from display 1?
page-lesson-sp-take-why = The joker colour can be chosen only where nothing but jokers lies. With green or yellow you take all tiles of that colour and just one joker.

page-lesson-sp-token = The starting-player token
page-lesson-sp-token-ask = You are the first to take from the centre, and you take yellow. How many points do you lose?
page-lesson-sp-token-why = You take three yellow tiles and one joker: four tiles, four points. The token itself does not count.

page-lesson-sp-pay = How to pay
page-lesson-sp-pay-ask = You want to lay green on the cell of the green star that costs 4. How may you pay?
page-lesson-sp-pay-why = With exactly four tiles: green ones and jokers, and at least one of them green. Two and two will do, and so will one and three.

page-lesson-sp-chain = Chains
page-lesson-sp-chain-ask = Place a tile that scores five points.
page-lesson-sp-chain-why = A tile scores its whole chain, and a star is a ring: 5, 6, 1 and 2 of the purple star already hang together. 3 at one end or 4 at the other makes five.

page-lesson-sp-feature = Pillars, statues, windows
page-lesson-sp-feature-ask = Earn two bonus tiles with one placement.
page-lesson-sp-feature-why = Two cells of the orange star and two of the red one surround a statue. Red 4 is the last of them, and a statue gives two tiles from the supply.

page-lesson-sp-pass = Pass
page-lesson-sp-pass-ask = Green is the joker of the next round. Pass, and keep the four green tiles.
page-lesson-sp-pass-why = Up to four tiles stay in the corners of the board. Each of the others costs a point: two red tiles, two points. In round 2 your green tiles are jokers.

page-lesson-sp-grey = The grey side
page-lesson-sp-grey-ask = The star at the upper left holds red and blue. Which colours may it take next?
page-lesson-sp-grey-why = The two tiles differ, so this star is to have six colours, each of them once. Red and blue are used up.

page-lesson-f-roosters = Roosters first
page-lesson-f-roosters-ask = All cards of the round lie open. Which cards score?
page-lesson-f-roosters-why = Six roosters lie open, two more than there are players. So only roosters score, one point each, and colours play no part.

page-lesson-f-points = What you take
page-lesson-f-points-ask = Yellow leads alone and is within the limit. How many points do you take?
page-lesson-f-points-why = You take your own yellow cards, the rooster too: 1 + 4 + 3 = 8.

page-lesson-f-limit = Too many of one colour
page-lesson-f-limit-ask = All cards of the round lie open. Which cards score?
page-lesson-f-limit-why = Green has eight cards; with four players more than seven are too many, so green goes out. Of the other colours yellow has most.

page-lesson-f-equal = Equal colours
page-lesson-f-equal-ask = All cards of the round lie open. Which cards score?
page-lesson-f-equal-why = Yellow and green have five cards each. Equal colours go out together; of what is left, orange has most.

page-lesson-f-again = Equal once more
page-lesson-f-again-ask = All cards of the round lie open. Which cards score?
page-lesson-f-again-why = Yellow and green are equal and go out. Then orange and blue are equal, and go out too. Turquoise is left, and two cards are enough.

page-lesson-f-plan = Make use of a tie
page-lesson-f-plan-ask = Your orange cards are worth much. Lay a card after which orange would score, as the table lies now.
page-lesson-f-plan-why = Yellow and green are equal and take each other out. A third orange card leads the rest, while blue or turquoise would be equal with orange.

page-lesson-f-edition = The other edition
page-lesson-f-edition-ask = This table plays the international edition. Which cards score?
page-lesson-f-edition-why = Here seven cards are already too many for four players, so green goes out and yellow scores. In the rulebook edition green would have won.

## The page: replay


# $step: where one is
# $all: how many things happened
page-replay-status = Replay: { $step } of { $all }
page-replay-first = First
page-replay-back = Back
page-replay-on = On
page-replay-last = Last
page-replay-play = Play
page-replay-pause = Pause
page-replay-place = Place in the game
page-replay-start = The start

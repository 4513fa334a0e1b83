### All texts for players in English: refusals, and what the page in the browser says. The other languages follow this file.
###
### The id of a refusal is the code of the error; its variables are the facts that the error carries.
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
        [offer] Wall-tiling comes after the factory offer.
        [tiling] The factory offer of this round is over.
        [take] You can place tiles only after all of them have been taken.
        [place] There is nothing left to take in this round.
       *[other] This cannot be done now.
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
        [kept] You cannot keep { $kept }: your tiles are { $hand }.
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
wrong-line = Move the tile from pattern line { $line } first.

## Summer Pavilion

# $tiles: how many
bonus-first =
    Take { $tiles ->
        [one] a bonus tile
       *[other] { $tiles } bonus tiles
    } from the supply first.

no-bonus = You have no bonus tile to take now.

# $colour: the word of the interface
not-in-supply = There is no { colour } tile in the supply.

# $game: summer-pavilion
# $source: centre, or the number of a factory display
# $colour: the joker
joker-beside-others = You cannot choose the joker colour ({ colour }) while there are tiles of another colour { source }.

# $colour: the joker
joker-pays-itself = This colour ({ colour }) is the joker itself: pay with it alone and write +0.

# $reason: grey, held, other-colour
# $star: its name
# $colour: the word of the interface
colour-not-allowed =
    { $reason ->
        [grey] Star { $star } cannot take { colour }: the tiles of a star are all of one colour or all different.
        [held] Star { $star } already has { colour }.
       *[other-colour] Star { $star } does not take { colour }.
    }

# $cell: its name
# $colour: of the tile that is laid
no-own-tile = Jokers alone cannot pay for cell { $cell }: at least one tile must be { colour }.

# $cell: its name
# $colour, $joker: words of the interface
# $tiles, $jokers: how many are to be paid
# $own, $own_jokers: how many the player has
not-enough-tiles =
    { $jokers ->
        [0] Cell { $cell } costs { $tiles } { of-colour }. You have { $own }.
       *[other] Cell { $cell } costs { $tiles } { of-colour } and { $jokers } { of-joker-colour } (joker). You have { $own } and { $own_jokers }.
    }

# $tiles: how many were to be kept
# $corners: how many can be
too-many-kept =
    You can keep at most { $corners ->
        [one] one tile
       *[other] { $corners } tiles
    }, one in each corner of the board, not { $tiles }.

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
        [wall] The wall cannot be “{ $value }”: choose the coloured or the grey one.
        [board] The board cannot be “{ $value }”: choose the coloured or the grey side.
        [edition] The edition cannot be “{ $value }”: choose the rulebook or the international edition.
        [target] The target score cannot be “{ $value }”: choose 0 for a single deck, or a whole number above 0.
       *[other] The option “{ $option }” cannot be “{ $value }”. Possible: { $choices }.
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
        [nobody-starts] { game-name } has no starting player: everyone plays at once.
       *[no-such-seat] Seat “{ $seat }” cannot start: there is no such seat.
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
stale-revision = The game has moved on (revision { NUMBER($revision, useGrouping: 0) }, not { NUMBER($given, useGrouping: 0) }). Look again before you decide.

# $id: of the move
# $move: what it stands for
move-id-reused = The move id “{ $id }” is already used for { $move }.

# $seat: its number
takeback-refused = You have no move to take back since the last draw or reveal.

# $reason: not-asked, none
# $seat: its number
no-takeback =
    { $reason ->
        [not-asked] You have not been asked to agree to a takeback.
       *[none] Nobody has asked for a takeback.
    }

## Around the table

no-such-table = There is no table at this address.
not-seated = Only a player with a seat can do this. Open the link to your seat.
wrong-secret = This access key does not match any seat at this table.
seat-taken = This seat is taken.
table-not-started = The game has not begun yet.
table-started = The game has already begun.
not-host = Only the host of the table may do this.
not-your-seat = This is not your seat.
seats-open = There are still open seats.
out-of-time = Your time is up: a bot plays for you until you come back.
busy = Too much is happening at this table at once. Please try again.
bad-name = This name cannot be used. Choose another one.
bad-token = This link is invalid or has expired.
nothing-owed = Nobody is waiting for this player.

# $seconds: until it is over
grace-not-over =
    The player may still come back. The seat can be handed over in { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.

## The server

# $field: its name
bad-request = The request has an error in the field “{ $field }”.

too-large = The request is too large.
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
page-light = Theme
page-light-auto = Theme: auto
page-light-light = Theme: light
page-light-dark = Theme: dark
page-loading = Loading…
page-table-line-lost = Connection lost. Reconnecting…

# $name: of a player
page-table-pass-on = Pass the screen to { $name }.

# $name: of a player
page-table-show-seat = I am { $name }

# $number: of the seat, from 1
page-seat-number = Seat { $number }

# $level: 1 to 8
page-bot-level = Bot, level { $level }
page-status-waiting = Waiting for players
page-status-ended = The game was ended early
page-status-your-turn = Your turn

# $name: of a player
page-status-their-turn = { $name } is choosing

# $ready: how many have chosen
# $all: how many play
page-status-choose-secretly = Choose in secret: { $ready } of { $all } ready

# $ready: how many have chosen
# $all: how many play
page-status-ready = { $ready } of { $all } ready
page-status-you-win = You win!

# $name: of a player
page-status-they-win = { $name } wins

# $names: of those who won
page-status-shared-win = Shared victory: { $names }

## The page: Azul

# $count: how many tiles
# $colour: the word of the interface
page-azul-tiles = { $count } { colour }

# A tile by its colour, in the gender of the word for a tile.
# $colour: the word of the interface
page-azul-tile = { colour }
page-azul-table = Table

# $number: of the display
page-azul-display = Display { $number }

# $number: of the display
page-azul-display-empty = Display { $number }: empty
page-azul-centre = Centre
page-azul-centre-empty = empty
page-azul-marker = Starting-player marker

# $points: with their sign
page-azul-marker-first = first to take: { $points }

# $count: how many tiles
# $colour: the word of the interface
# $source: C for the centre, or the number of a display
page-azul-group =
    { $source ->
        [C] { page-azul-tiles } in the centre
       *[other] { page-azul-tiles } on display { $source }
    }

# $number: of the display
page-azul-from = from { $number }
page-azul-bag = Bag
page-azul-lid = Lid

# $round: its number
page-azul-round = Round { $round }
page-azul-last-round = A row is one tile short: this may be the last round
# $idle: how many so far
# $most: how many end the game
page-notice-idle = { $idle } of { $most } rounds in a row without a new tile on any wall; then the game ends
page-notice-ended-row = The game ended because a row of a wall is complete.
# $most: how many rounds
page-notice-ended-idle = The game ended after { $most } rounds in a row without a new tile on any wall.
page-notice-ended-no-tiles = The game ended because no tile was left to lay out.
page-azul-board-own = your board

# $name: of a player
page-azul-board-of = Board of { $name }
page-azul-starts-next = starts the next round
page-azul-started = started this round
page-azul-chooses = is choosing
page-azul-is-ready = ready

# $score: of a player
page-azul-points =
    { $score ->
        [one] point
       *[other] points
    }

page-azul-you = You
page-azul-lines = Pattern lines
page-azul-wall = Wall

# $row: its number
# $tiles: names of the colours on it
page-azul-wall-row = Row { $row }: { $tiles }
page-azul-nothing = empty
page-azul-floor-short = Floor

# $pieces: how many lie there
# $points: with their sign
page-azul-floor-holds =
    Floor line: { $pieces ->
        [0] empty
       *[other] { $pieces } of 7, { $points }
    }

# $line: its number
page-azul-line-empty = Line { $line }: empty

# $count: how many tiles
# $colour: the word of the interface
# $line: its number
page-azul-line-held = Line { $line }: { page-azul-tiles } of { $line }

# $missing: how many tiles a line lacks
page-azul-short = needs { $missing }

# $colour: the word of the interface
page-azul-holds = holds { colour }

# $colour: the word of the interface
page-azul-row-has = the row has { colour }
page-azul-is-full = full
page-azul-not-here = not here
page-azul-on-wall = on wall

# $clause: its number
page-clause = rule { $clause }

# $count: how many tiles
# $colour: the word of the interface
# $source: C for the centre, or the number of a display
# $line: F for the floor line, or the number of a pattern line
page-azul-move =
    { $source ->
        [C] { page-azul-tiles } from the centre
       *[other] { page-azul-tiles } from display { $source }
    } { $line ->
        [F] to the floor
       *[other] to line { $line }
    }

# $row, $column: numbers
page-azul-did-tile = tile on row { $row }, column { $column }

# $name: of a player
# $what: what happened
page-azul-announced = { $name }: { $what }
page-azul-choose = Choose tiles from a display or from the centre

# $source: C for the centre, or the number of a display
page-azul-choose-colour =
    { $source ->
        [C] Centre: which colour?
       *[other] Display { $source }: which colour?
    }

# $count: how many tiles
# $colour: the word of the interface
page-azul-where = { page-azul-tiles }: where to?
page-azul-where-to = Where to
page-azul-your-move = Your move

# $name: of those who decide
# $count: how many tiles
# $colour: the word of the interface
page-azul-marked = { page-status-their-turn }. You have marked: { page-azul-tiles }

# $points: with their sign
page-azul-plus-tiled = { $points } when the wall is tiled

# $points: with their sign
page-azul-plus-up-to = up to { $points } on the wall

# $points: with their sign
page-azul-plus-now = { $points } now

# $points: with their sign
page-azul-plus-others = { $points } for lines below

# $points: with their sign
page-azul-minus-floor = { $points } floor
page-azul-falls = fits nowhere: falls to the floor

# $line: its number
page-azul-line-full = line { $line } full
page-azul-takes-marker = takes the marker

# $count: how many tiles
page-azul-to-lid = { $count } to the lid

# $bunch: names of colours
page-azul-to-centre = { $bunch } to the centre

# $bunch: names of colours
page-azul-drops = { $bunch } will not fit anywhere
page-azul-ends-round = ends the round
page-azul-ends-game = completes a row: last round

# $points: with their sign
page-azul-bonus-row = { $points } for the row at the end

# $points: with their sign
page-azul-bonus-column = { $points } for the column at the end

# $points: with their sign
page-azul-bonus-colour = { $points } for the colour at the end
page-azul-cancel = Cancel
page-azul-confirm = Confirm
page-azul-so-far = so far

# $points: with their sign
page-azul-drop-here = drop here: { $points }

# $colour: the word of the interface
# $row: its number
page-azul-choose-column = Line { $row }, { page-azul-tile }: choose a column

# $colour: the word of the interface
# $row, $column: numbers
page-azul-column = { page-azul-tile } to row { $row }, column { $column }

# $row, $column: numbers
page-azul-cell = Row { $row }, column { $column }

# $colour: the word of the interface
page-azul-column-has = column has { colour }

# $row, $column: numbers
page-azul-sealed = Chosen in secret: row { $row }, column { $column }. You can still change it.
page-azul-moves = Moves this round
page-azul-no-moves = None yet

# $round: its number
page-azul-scoring = Round { $round }: wall-tiling
page-azul-scoring-end = Last round and bonuses

# $colour: the word of the interface
# $row, $column: numbers
# $points: with their sign
page-azul-scoring-tile = { page-azul-tile }, row { $row }, column { $column }: { $points }

# $points: with their sign
page-azul-scoring-floor = floor { $points }

# $points: with their sign
page-azul-scoring-row = rows { $points }

# $points: with their sign
page-azul-scoring-column = columns { $points }

# $points: with their sign
page-azul-scoring-colour = colours { $points }

# $name: of a player
# $steps: what scored
# $score: the new score
page-azul-scoring-of = { $name }: { $steps }. Now { $score }.
page-azul-skip = Skip
page-azul-type = Type a move

# $examples: moves
page-azul-type-hint = For example { $examples }. Enter shows the move, Enter again makes it.
page-azul-type-show = Show
page-azul-others = Other players

# $name: of a player
page-azul-open-board = Open the board of { $name }
page-azul-close = Close
page-azul-watching = You are watching
page-azul-over = The game is over

## The page: Summer Pavilion

# Tiles of one colour.
# $count: how many
# $colour: the word of the interface
page-summer-pavilion-tiles =
    { $colour ->
        [purple] { $count } purple
        [green] { $count } green
        [orange] { $count } orange
        [yellow] { $count } yellow
        [blue] { $count } blue
       *[red] { $count } red
    }

# $count: how many
page-summer-pavilion-jokers =
    { $count ->
        [one] { $count } joker
       *[other] { $count } jokers
    }

page-summer-pavilion-no-tiles = no tiles
page-summer-pavilion-joker = joker

# A tile of a colour, as the subject of a sentence.
# $tile: the word of the interface
page-summer-pavilion-tile =
    { $tile ->
        [purple] Purple
        [green] Green
        [orange] Orange
        [yellow] Yellow
        [blue] Blue
       *[red] Red
    }

# $star: a colour, or C, UL, UR, R, LR, LL, L
page-summer-pavilion-star =
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
page-summer-pavilion-cell =
    { $star ->
        [purple] cell { $number } of the purple star
        [green] cell { $number } of the green star
        [orange] cell { $number } of the orange star
        [yellow] cell { $number } of the yellow star
        [blue] cell { $number } of the blue star
        [red] cell { $number } of the red star
        [UL] cell { $number } of the upper left star
        [UR] cell { $number } of the upper right star
        [R] cell { $number } of the right star
        [LR] cell { $number } of the lower right star
        [LL] cell { $number } of the lower left star
        [L] cell { $number } of the left star
       *[C] cell { $number } of the centre star
    }

# $cell: a cell in words
# $direction: N, NE, SE, S, SW, NW
page-summer-pavilion-cell-toward =
    { $direction ->
        [N] { $cell }, top
        [NE] { $cell }, upper right
        [SE] { $cell }, lower right
        [S] { $cell }, bottom
        [SW] { $cell }, lower left
       *[NW] { $cell }, upper left
    }

# $source: centre, or the number of a factory display
page-summer-pavilion-source =
    { $source ->
        [centre] from the centre
       *[other] from display { $source }
    }

# $kind: P a pillar, S a statue, W a window
page-summer-pavilion-feature =
    { $kind ->
        [P] pillar
        [S] statue
       *[W] window
    }

# $round: its number
# $rounds: how many there are
page-summer-pavilion-round = Round { $round } of { $rounds }
page-summer-pavilion-phase-take = Taking tiles
page-summer-pavilion-phase-place = Placing tiles
page-summer-pavilion-phase-over = Game over

# $colour: the word of the interface
page-summer-pavilion-joker-is = Joker: { colour }
page-summer-pavilion-last-round = Last round
page-summer-pavilion-track = Rounds and their jokers

# $round: its number
# $colour: the word of the interface
page-summer-pavilion-track-round = Round { $round }: { colour }

# $round: its number
# $colour: the word of the interface
page-summer-pavilion-track-now = Now: round { $round }, joker { colour }
page-summer-pavilion-supply = Supply
page-summer-pavilion-supply-note = 10 spaces, refilled after each turn

# $tiles: how many
page-summer-pavilion-bag = Bag: { $tiles }

# $tiles: how many
page-summer-pavilion-tower = Tower: { $tiles }
page-summer-pavilion-displays = Displays and centre

# $display: its number
page-summer-pavilion-display = Display { $display }

# $display: its number
page-summer-pavilion-display-empty = Display { $display }: empty
page-summer-pavilion-centre = Centre
page-summer-pavilion-centre-empty = The centre is empty
page-summer-pavilion-token = Starting-player token

# $name: a player
page-summer-pavilion-token-held = { $name } has the starting-player token

# $points: what is lost, with its sign
page-summer-pavilion-token-cost = takes the starting-player token, { $points }
page-summer-pavilion-joker-comes = A joker can only be taken along with another colour

# $points: a score
page-summer-pavilion-points =
    { $points ->
        [one] point
       *[other] points
    }

# $name: a player
# $points: the score
page-summer-pavilion-score-of =
    { $points ->
        [one] { $name }: { $points } point
       *[other] { $name }: { $points } points
    }

page-summer-pavilion-your-board = your board
page-summer-pavilion-you = You

# $name: a player
page-summer-pavilion-board-of = Board of { $name }

# $tiles: how many
page-summer-pavilion-beside =
    { $tiles ->
        [0] no tiles
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }

# $tiles: how many
page-summer-pavilion-passed =
    { $tiles ->
        [0] passed
        [one] passed, keeps { $tiles } tile
       *[other] passed, keeps { $tiles } tiles
    }

page-summer-pavilion-their-turn = is choosing
page-summer-pavilion-hand = Tiles beside your board

# $number: the number on the cells
# $filled: filled cells
# $all: all cells
# $points: the bonus
page-summer-pavilion-number-bonus = All { $number }s: { $filled } of { $all }, +{ $points } at the end

# $star: a star in words
# $filled: filled cells
page-summer-pavilion-star-open = { $star }: { $filled } of 6

# $star: a star in words
# $filled: filled cells
# $points: the bonus
page-summer-pavilion-star-bonus = { $star }: { $filled } of 6, +{ $points } at the end
page-summer-pavilion-bonuses = Bonuses at the end of the game

# $name: a player
page-summer-pavilion-wait = { $name } is choosing. You can look at all boards.
page-summer-pavilion-wait-over = The game is over.
page-summer-pavilion-choose-take = Choose tiles from a display or from the centre
page-summer-pavilion-choose-cell = Choose a cell, or pass
page-summer-pavilion-choose-pass = You cannot pay for any cell: you have to pass

# $tiles: tiles in words
# $source: from where, in words
page-summer-pavilion-take = { $tiles } { $source }

# $tiles: tiles in words
page-summer-pavilion-to-centre = to the centre: { $tiles }
page-summer-pavilion-no-loss = no points lost
page-summer-pavilion-ends-phase = last tiles: placing comes next

# $count: how many
page-summer-pavilion-button-take =
    { $count ->
        [one] Take { $count } tile
       *[other] Take { $count } tiles
    }

page-summer-pavilion-confirm = Confirm
page-summer-pavilion-cancel = Cancel
page-summer-pavilion-close = Close

# $tile: the word of the interface
# $cell: a cell in words
page-summer-pavilion-lay = { page-summer-pavilion-tile } on { $cell }

# $points: the length of the chain
page-summer-pavilion-chain = +{ $points } for a chain of { $points }

# $features: pillar, statue, window
# $tiles: how many
page-summer-pavilion-feature-gives = { $features }: choose { $tiles } from the supply

# $points: the bonus
page-summer-pavilion-star-complete = star complete: +{ $points } at the end

# $cells: how many
page-summer-pavilion-star-missing = { $cells } more to complete the star

# $number: the number on the cells
# $points: the bonus
page-summer-pavilion-number-complete = all { $number }s: +{ $points } at the end
page-summer-pavilion-ends-round = the round ends

# $cost: how many tiles
page-summer-pavilion-pay = Pay { $cost }:
page-summer-pavilion-lay-which = Colour:
page-summer-pavilion-pass-open = Pass…

# $corners: how many tiles at most
page-summer-pavilion-pass-title = Pass: keep up to { $corners } tiles for the next round

# $corners: how many tiles at most
page-summer-pavilion-pass-last = Last pass of the game: keep up to { $corners } tiles

# $tiles: tiles in words
page-summer-pavilion-pass-discard = to the tower: { $tiles }

# $points: what is lost, with its sign
# $count: the same without it
page-summer-pavilion-pass-loss =
    { $count ->
        [one] { $points } point
       *[other] { $points } points
    }

# $points: what is lost, with its sign
page-summer-pavilion-pass-final = kept tiles: { $points } at the end
page-summer-pavilion-ends-game = the game ends

# $count: how many
page-summer-pavilion-button-pass =
    { $count ->
        [0] Pass, keep nothing
       *[other] Pass, keep { $count }
    }

# $tiles: how many
page-summer-pavilion-bonus-more =
    { $tiles ->
        [one] Choose { $tiles } more tile from the supply
       *[other] Choose { $tiles } more tiles from the supply
    }

# $tiles: tiles in words
page-summer-pavilion-bonus-all = From the supply: { $tiles }
page-summer-pavilion-undo = Undo

# $cell: a cell in words
# $colour: the word of the interface
page-summer-pavilion-cell-filled = { $cell }: filled with { colour }

# $cell: a cell in words
# $points: the score
# $ways: how it may be paid
page-summer-pavilion-cell-legal = { $cell }: +{ $points }; { $ways }

# $cell: a cell in words
page-summer-pavilion-cell-empty = { $cell }: empty

# $cell: a cell in words
# $reason: why not
page-summer-pavilion-cell-refused = { $cell }: { $reason }

# $cost: how many tiles
# $tiles: what one has, in words
page-summer-pavilion-reason-hand = costs { $cost }; you have { $tiles }

# $cost: how many tiles
page-summer-pavilion-reason-none = costs { $cost }; you do not have enough of any colour allowed here
page-summer-pavilion-reason-filled = already filled

# $cells: how many
page-summer-pavilion-cells =
    { $cells ->
        [one] { $cells } cell can be filled
       *[other] { $cells } cells can be filled
    }

page-summer-pavilion-notation = Keys and notation
page-summer-pavilion-notation-label = A move in notation
page-summer-pavilion-notation-play = Play

# $example: a move that is legal now
page-summer-pavilion-notation-hint = For example { $example }

# $move: what was typed
page-summer-pavilion-notation-unknown = { $move } is not a legal move now.
page-summer-pavilion-keys-take = 1–9: display, 0: centre; letters or arrows: colour; Enter: confirm, Esc: cancel.
page-summer-pavilion-keys-place = Arrows: go from cell to cell; Enter: choose; 1–9: payment; Enter: confirm, Esc: cancel; 0: pass.
page-summer-pavilion-keys-bonus = Letters: take a tile; Backspace: put it back; Enter: confirm.
page-summer-pavilion-keys-pass = Letters: keep a tile; Backspace: discard it; Enter: confirm, Esc: cancel.
page-summer-pavilion-moves = Recent moves

# $tile: the word of the interface
# $source: from where, in words
page-summer-pavilion-did-take =
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
page-summer-pavilion-did-place =
    { $tile ->
        [purple] places purple on { $cell }
        [green] places green on { $cell }
        [orange] places orange on { $cell }
        [yellow] places yellow on { $cell }
        [blue] places blue on { $cell }
       *[red] places red on { $cell }
    }

# $tile: the word of the interface
page-summer-pavilion-did-bonus =
    { $tile ->
        [purple] takes purple from the supply
        [green] takes green from the supply
        [orange] takes orange from the supply
        [yellow] takes yellow from the supply
        [blue] takes blue from the supply
       *[red] takes red from the supply
    }

# $tiles: tiles in words
page-summer-pavilion-did-pass = passes; keeps { $tiles }

# $name: a player
# $what: the move in words
# $points: what it scored, with its sign
page-summer-pavilion-announced = { $name }: { $what }, { $points }

# $name: a player
# $what: the move in words
page-summer-pavilion-announced-plain = { $name }: { $what }

# $star: a star in words
page-summer-pavilion-enlarged = { $star }, enlarged

## The page: 5211

page-you = You

# $round: its number
page-round = Round { $round }
page-typed-move = Type a move

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
page-5211-open = Cards on the table

# $part: 1 to 3
page-5211-part = Part { $part }

# $count: cards
page-5211-pile = Pile: { $count }

# $points: of the long variant
page-5211-target = First to { $points } points
page-5211-ready = ready

# $count: cards
# $points: so far
page-5211-won = Won: { $count } · points: { $points }

# $count: cards
page-5211-won-hidden = Won: { $count }
page-5211-face-down = face down
page-5211-last-round = Cards of the previous round
page-5211-roosters = Roosters

# $count: how many
page-5211-roosters-rule = { $count } or more: only roosters score

# $count: how many
page-5211-roosters-just = exactly { $count }: only roosters score
page-5211-colours = Colours

# $count: how many may lie open
page-5211-colours-rule = more than { $count } cards: the colour is out

# $count: how many
# $all: how many are needed
page-5211-of = { $count } of { $all }

# $count: how many roosters
# $yours: how many of them you have chosen, 1 or 2
page-5211-with-yours = { $count } with yours
page-5211-leads = leads
page-5211-over = over the limit
page-5211-tied = tied, out
page-5211-hand = Your hand

# $count: 1 or 2
page-5211-choose =
    { $count ->
        [one] Choose a card
       *[other] Choose two cards
    }

# $points: for the seat
page-5211-means-roosters = As things stand, only roosters would score: { $points } for you.

# $colour: Y, G, O, B or T
# $points: for the seat
page-5211-means-colour =
    As things stand, this colour would score: { $colour ->
        [Y] yellow
        [G] green
        [O] orange
        [B] blue
       *[T] turquoise
    }. Points for you: { $points }.
page-5211-means-none = As things stand, no colour would score.
page-5211-sealed = You are ready. You can change your choice until everyone is ready.
page-5211-confirm = Ready
page-5211-change = Change choice

## The page: start and set-up

page-guest = Guest
page-start-title = Ready to play?
page-start-lead = Azul, Azul: Summer Pavilion and 5211 with friends and bots. No account needed; everything stays on this server.
page-start-about-azul = Take tiles, fill your pattern lines, tile your wall. 2 to 4 players.
page-start-about-summer-pavilion = Collect tiles, pay with them, complete your stars. 2 to 4 players.
page-start-about-5211 = Play two cards, then one, then one more. Everyone chooses at once. The leading colour scores, unless there is too much of it. 2 to 5 players.
page-start-play = Play now
page-start-set-up = Set up a table
page-start-rules = Rules
page-start-lessons = Lessons
page-start-own = Your tables
page-start-none-own = You have no tables yet.
page-start-open = Open tables
page-start-none-open = There are no open tables.
page-start-running = Games in progress
page-start-none-running = No public game is in progress.
page-start-finished = Recent games
page-start-none-finished = No public game has ended yet.
page-start-free-seat = free
page-start-unofficial = Unofficial: not affiliated with the authors or publishers of these games.

# $game: the name in records
page-setup-title = New table: { game-name }
page-setup-seats = Seats
page-setup-name = Your name
page-setup-players = Players

# $number: of the seat, from 1
page-setup-who = Who sits at seat { $number }

# $number: of the seat, from 1
page-setup-level = Bot level at seat { $number }
page-setup-sitter-me = Me
page-setup-sitter-here = At this screen

# $number: of the seat, from 1
page-setup-guest = Name for seat { $number }
page-setup-sitter-friend = Friend (by link)
page-setup-sitter-bot = Bot
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
page-option-board = Board side
page-option-board-coloured = coloured
page-option-board-grey = grey
page-option-edition = Edition
page-option-edition-rulebook = rulebook
page-option-edition-international = international
page-option-target = Game length
page-option-target-0 = one deck
page-option-target-50 = first to 50 points
page-option-target-100 = first to 100 points
page-setup-clock = Time per move
page-clock-none = no limit
page-setup-starter = Starting player
page-setup-starter-drawn = drawn at random
page-clock-30 = 30 seconds
page-clock-60 = 1 minute
page-clock-180 = 3 minutes
page-clock-86400 = 1 day
page-clock-259200 = 3 days
page-setup-listed = Show this table to everyone
page-setup-hidden-piles = Hide the score piles of other players
page-waiting-hidden-piles = Score piles are hidden until the game is over.
page-setup-start = Start
page-setup-nobody = At least one person must sit at the table.

## The page: around the table

page-waiting-seats = Seats
page-waiting-expected = not here yet
page-waiting-sit = Take this seat
page-waiting-bot = Add a bot
page-waiting-starts = starts the game
page-waiting-invite = Invite friends
page-waiting-how = Anyone with this link can take a free seat or watch.
page-waiting-qr = QR code of the link
page-waiting-copy = Copy link
page-waiting-copied = Copied

# $seconds: until bots are at full strength; 0 when that cannot be foreseen any more
page-warming-left = { $seconds ->
    [0] almost ready
   *[other] { $seconds } s
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
page-menu-pace = Animation speed
page-pace-off = off
page-pace-fast = fast
page-pace-normal = normal
page-pace-slow = slow
page-menu-instant = Make moves without confirmation
page-menu-takeback = Ask for a takeback

# $name: of a player
page-menu-asks = { $name } asks to take back a move.
page-menu-agree = Agree
page-menu-refuse = Decline
page-menu-leave = Leave table
page-menu-return = Return to table

# $name: of a player
page-menu-hand = Let a bot play for { $name }
page-menu-end = End the game
page-log = Moves
page-log-takeback = A move was taken back
page-log-left = The game was ended early

# What happened by chance, in the list of moves.
# $game: azul or summer-pavilion
page-log-deal = New tiles on the displays

# $tiles: tiles in words
page-log-supply = The supply is refilled: { $tiles }

# $count: cards
page-log-remove =
    { $count ->
        [one] { $count } card removed from the deck
       *[other] { $count } cards removed from the deck
    }
page-log-deal-cards = Cards are dealt
page-log-draw = Everyone draws cards

# $count: how many
page-log-all = All moves ({ $count })
page-end = Result
page-end-again = Play again
page-end-replay = Watch replay
page-end-record = Download record
page-end-rematch = Go to the rematch
page-tally = Score breakdown
page-tally-player = Player
page-tally-total = Total
page-tally-wins = wins
page-tally-rounds = Round by round
page-tally-start = Starting points
page-tally-wall = Wall
page-tally-floor = Floor line
page-tally-rows = Rows
page-tally-columns = Columns
page-tally-colours = Colours
page-tally-placed = Placed tiles
page-tally-token = Starting-player token
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
page-rules-marked = You followed a link to this clause:
page-rules-play = Play this example
page-rules-not-translated = These rules are not translated yet; this is the English text.
page-rules-unknown = There are no rules for this game.

# $game: the name in records
page-learn-title = Lessons: { game-name }
page-learn-unknown = There are no lessons for this game.
page-learn-list = All lessons

# $number: of the lesson, from 1
# $all: how many there are
page-learn-number = Lesson { $number } of { $all }
page-learn-done = done
page-learn-make = Make your move at the table below.
page-learn-one = Choose one answer.
page-learn-tick = Choose all correct answers.
page-learn-check = Check
page-learn-show = Show the answer
page-learn-answer = correct answer
page-learn-again = Try again
page-learn-next = Next lesson
page-learn-play = Play a game
page-learn-right = Correct.
page-learn-wrong = Not quite. Try again.
page-learn-other-move = This move is allowed, but it is not what was asked. Try another one.
page-learn-not-allowed = This is not allowed here.
page-learn-clauses = In the rules:
page-learn-position = Position
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

page-lesson-az-take = Take and place
page-lesson-az-take-ask = Take the two black tiles from display 1 and place them so that they fill a pattern line and none falls to the floor.
page-lesson-az-take-why = From a display you take all tiles of one colour; the others move to the centre. All tiles you took go to one line, and two tiles exactly fill line 2.

page-lesson-az-where = Where tiles may go
page-lesson-az-where-ask = Where may the two yellow tiles of display 1 go?
page-lesson-az-where-why = Lines 2 and 3 are closed, because their wall rows already have yellow. Line 4 holds blue. Line 1 has room for one tile, so the other one falls. Line 5 takes both. The floor line is always open.

page-lesson-az-marker = The starting-player marker
page-lesson-az-marker-ask = Take three red tiles and become the starting player of the next round. No tile may fall to the floor.
page-lesson-az-marker-why = The first player to take from the centre also takes the marker. On the floor line it costs a point, but its owner starts the next round.

page-lesson-az-run = What a tile scores
page-lesson-az-run-ask = Ada takes the last tile, then the walls are tiled. How many points does your yellow tile from line 3 score?
page-lesson-az-run-why = It completes a run of four across and a run of three down. Both count: 4 + 3 = 7.

page-lesson-az-floor = What the floor costs
page-lesson-az-floor-ask = How many points does your floor line cost at the end of this round?
page-lesson-az-floor-why = Five spaces are taken: 1 + 1 + 2 + 2 + 2 = 8. The marker takes a space like a tile.

page-lesson-az-last = The last round
page-lesson-az-last-ask = Make a move after which this is the last round.
page-lesson-az-last-why = A complete horizontal row ends the game after wall-tiling. Your row 2 lacks only black, and one more black tile fills line 2.

page-lesson-az-grey = The grey wall
page-lesson-az-grey-ask = On the grey wall you choose the column yourself. Where may the blue tile from line 2 go?
page-lesson-az-grey-why = Each colour may appear once in every row and once in every column. Column 1 already has blue; the other columns are free.

page-lesson-sp-take = Taking jokers
page-lesson-sp-take-ask = Purple is the joker. Which colours may you choose from display 1?
page-lesson-sp-take-why = The joker colour can be chosen only where all tiles are jokers. With green or yellow you take all tiles of that colour and exactly one joker.

page-lesson-sp-token = The starting-player token
page-lesson-sp-token-ask = You are the first to take from the centre, and you take yellow. How many points do you lose?
page-lesson-sp-token-why = You take three yellow tiles and one joker: four tiles, four points. The token itself does not count.

page-lesson-sp-pay = How to pay
page-lesson-sp-pay-ask = You want to place green on the cell of the green star that costs 4. How may you pay?
page-lesson-sp-pay-why = With exactly four tiles, green ones and jokers, of which at least one is green. Two and two will do, and so will one and three.

page-lesson-sp-chain = Chains
page-lesson-sp-chain-ask = Place a tile that scores five points.
page-lesson-sp-chain-why = A tile scores its whole chain, and a star is a ring: 5, 6, 1 and 2 of the purple star are already connected. 3 at one end or 4 at the other makes five.

page-lesson-sp-feature = Pillars, statues, windows
page-lesson-sp-feature-ask = Earn two bonus tiles with one placement.
page-lesson-sp-feature-why = Two cells of the orange star and two of the red one surround a statue. Red 4 is the last of them, and a statue gives two tiles from the supply.

page-lesson-sp-pass = Passing
page-lesson-sp-pass-ask = Green is the joker of the next round. Pass, and keep the four green tiles.
page-lesson-sp-pass-why = Up to four tiles stay in the corners of the board. Each of the others costs a point: two red tiles, two points. In round 2 your green tiles are jokers.

page-lesson-sp-grey = The grey side
page-lesson-sp-grey-ask = The star at the upper left holds red and blue. Which colours may it take next?
page-lesson-sp-grey-why = The two tiles differ, so this star must have six colours, each of them once. Red and blue are used up.

page-lesson-f-roosters = Roosters first
page-lesson-f-roosters-ask = All cards of the round are open. Which cards score?
page-lesson-f-roosters-why = Six roosters are open, two more than there are players. So only roosters score, one point each; colours do not matter.

page-lesson-f-points = What you take
page-lesson-f-points-ask = Yellow leads alone and is within the limit. How many points do you take?
page-lesson-f-points-why = You take your own yellow cards, the rooster too: 1 + 4 + 3 = 8.

page-lesson-f-limit = Too many of one colour
page-lesson-f-limit-ask = All cards of the round are open. Which cards score?
page-lesson-f-limit-why = Green has eight cards. With four players more than seven are too many, so green goes out. Of the other colours, yellow has the most.

page-lesson-f-equal = Equal colours
page-lesson-f-equal-ask = All cards of the round are open. Which cards score?
page-lesson-f-equal-why = Yellow and green have five cards each. Equal colours go out together; of the rest, orange has the most.

page-lesson-f-again = Equal colours again
page-lesson-f-again-ask = All cards of the round are open. Which cards score?
page-lesson-f-again-why = Yellow and green are equal and go out. Then orange and blue are equal and go out too. Turquoise is left, and two cards are enough.

page-lesson-f-plan = Use a tie
page-lesson-f-plan-ask = Your orange cards are worth a lot. Play a card after which orange would score if nothing else changed.
page-lesson-f-plan-why = Yellow and green are equal and go out together. With a third card orange leads the rest; a blue or turquoise card would make its colour equal to orange.

page-lesson-f-edition = The other edition
page-lesson-f-edition-ask = This table plays the international edition. Which cards score?
page-lesson-f-edition-why = In this edition seven cards are already too many for four players, so green goes out and yellow scores. In the rulebook edition green would have scored.

## The page: replay

# $step: where one is
# $all: how many things happened
page-replay-status = Replay: { $step } of { $all }
page-replay-first = First
page-replay-back = Previous
page-replay-on = Next
page-replay-last = Last
page-replay-play = Play
page-replay-pause = Pause
page-replay-place = Position in the game
page-replay-start = Start of the game

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

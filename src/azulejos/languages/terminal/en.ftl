### Texts for players in a terminal, in English. The page does not load them. The other languages follow this file.
###
### They may refer to messages of ../en.ftl. What a player types stays as it is: { "quit now" }, { "C" }.
### How to translate: docs/howto/add-a-language.md

## A game in the terminal

# A list of parts; all but the last are joined by commas.
# $before: all parts but the last
# $last: the last part
terminal-list = { $before } and { $last }

# $title: the name of the game
terminal-welcome = { $title }. Type ? for help.

# The name of a person who has given none.
# $number: of the seat, from 1
terminal-player = Player { $number }

# The question for a move.
# $name: of the player
# $count: how many moves are legal
# $move: the first of them
terminal-ask =
    { $name } ({ $count ->
        [one] { $count } move: { $move }
       *[other] { $count } moves, as { $move }
    })

# $name: of a bot
terminal-thinks = { $name } thinks …

# $name: of a player whose cards are secret
terminal-turn = { $name }’s turn. Everyone else looks away.
terminal-show-cards = Press Enter to see your cards.

# $name: of a player
terminal-has-chosen = { $name } has chosen.
terminal-over = { page-azul-over }
terminal-last-moves = Last moves:

# $scores: of all players, with where they come from
terminal-scored = Score – { $scores }
terminal-nobody-scored = Nobody scored in this round.

# $name: of a player
terminal-winner = Winner: { $name }

# Why of two players with equal points one is first.
# $better, $worse: names of players
# $reason: in a few words
terminal-tie = { $better } before { $worse } with equal points: { $reason }.
terminal-tie-break = the rules tell them apart
terminal-tie-break-azul = more complete rows ({ "AZ-9.3" })
terminal-tie-break-5211 = more cards ({ "F-5.2, F-6.4" })

## Help and commands

# $examples: moves
terminal-help-type = Type a move as text, such as { $examples }; capitals or not, both will do.
terminal-help-or = Or one of:
terminal-help-moves = the legal moves, or those that start with the text
terminal-help-board = draw the table again
terminal-help-undo = take your last move back (never across a draw or a reveal)
terminal-help-save = save the game
terminal-help-quit = save the game and stop ({ "quit now" }: stop without saving)
terminal-help-wait = wait until the bots are at full strength
terminal-help-help = this help

# What may follow a command.
terminal-help-text = text
terminal-help-file = file
terminal-no-moves = none
terminal-save-elsewhere = Save it elsewhere, or stop without saving: { "quit now" }

# $path: of the file
terminal-saved = Saved to { $path }

# $command: what to type
terminal-resume = Go on with: { $command }

# Why a file cannot be read or written.
# $reason: the name of an error of the operating system
terminal-reason =
    { $reason ->
        [EACCES] permission denied
        [EEXIST] a file of this name is in the way
        [EISDIR] it is a folder
        [ENOENT] there is no such file or folder
        [ENOSPC] the disk is full
        [ENOTDIR] a part of the path is not a folder
        [EROFS] the disk is read-only
       *[other] { $reason }
    }

# $path: of the file
# $reason: the name of an error of the operating system
terminal-not-written = { $path } cannot be written: { terminal-reason }

terminal-warming-hint = Type { "wait" } to wait for full strength.
terminal-warming-done = At full strength.
terminal-warming-late = Still not at full strength; quick moves it is for now.

## The command line

# $path: of the file
# $reason: the name of an error of the operating system
no-file = { $path } cannot be read: { terminal-reason }.

# $given: how many are named
# $players: how many play
too-many-seats = { $given } seats are named for { $players } players.

# $given: how many are given
# $players: how many play
too-many-names = { $given } names are given for { $players } players.

# $text: what was written
bad-option-text = “{ $text }” is not an option. Write { "NAME=VALUE" }.

# $choices: what would have been allowed
terminal-possible = Possible: { $choices }.
terminal-stopped = stopped

# $link: its address
terminal-table-at = The table is at { $link }

# $title: the name of the game
# $least, $most: numbers of players
terminal-games-players = { $title }, { $least } to { $most } players

# $least: the smallest number
terminal-games-number = or any number from { $least }
terminal-option-wall = the side of the player boards
terminal-option-board = the side of the player boards
terminal-option-edition = how roosters and the colour limit are counted
terminal-option-target = points to reach over several decks; 0 for one deck

# $title: the name of the game
# $events: how many
terminal-replayed =
    { $title }: { $events ->
        [one] { $events } event
       *[other] { $events } events
    }, all legal.
terminal-unfinished = Not played to the end.

## Pictures

terminal-starts-next = starts next

# $round: its number
# $phase: offer, tiling, over
terminal-azul-heading =
    Round { $round }: { $phase ->
        [offer] factory offer
        [tiling] wall-tiling
       *[over] the game is over
    }

# $bag, $lid: how many tiles
terminal-azul-counts = bag { $bag }, lid { $lid }

# $idle: how many so far
# $most: how many end the game
terminal-azul-idle = { $idle } of { $most } rounds without a tile on any wall

# $round: its number
# $rounds: how many there are
# $phase: take, place, over
terminal-summer-pavilion-heading =
    Round { $round } of { $rounds }: { $phase ->
        [take] acquire tiles
        [place] place tiles
       *[over] the game is over
    }

# $bag, $tower: how many tiles
terminal-summer-pavilion-counts = bag { $bag }, tower { $tower }
terminal-summer-pavilion-supply = supply
terminal-summer-pavilion-legend = { "+n" } bonus tiles when all cells around are filled, { "!n" } one is missing, ✓ taken

# $tiles: how many a player may take
terminal-summer-pavilion-owed = { $tiles } from the supply
terminal-summer-pavilion-passed = passed

# The tiles beside a player board, and those in its corners after a pass.
terminal-summer-pavilion-hand = hand
terminal-summer-pavilion-kept = kept

# $round: its number
# $rounds: how many there are
# $part: 1 to 3
terminal-5211-round = Round { $round } of { $rounds }, part { $part } of 3

# $deck: its number
# $points: of the long variant
terminal-5211-deck = deck { $deck }, to { $points } points

# $count: cards
terminal-5211-pile = pile { $count }

# $edition: rulebook, international
terminal-5211-edition =
    { $edition ->
        [international] international edition
       *[rulebook] rulebook edition
    }

# $count: how many lie open
terminal-5211-roosters = roosters { $count }

# How many roosters make only roosters score.
# $count: how many
terminal-5211-exactly = exactly { $count }

# $count: how many
terminal-5211-from = from { $count }

# How many cards a colour may have.
# $count: how many
terminal-5211-at-most = at most { $count }

# $points: so far, or ?
# $cards: how many the player has won
terminal-5211-score = { $points } points, { $cards } cards
terminal-5211-chosen = chosen

## How to type a move

terminal-guide-azul-take = take the red tiles of display 3, lay them on pattern line 4
terminal-guide-azul-drop = take the black tiles of the centre, put them on the floor line
terminal-guide-azul-source = the source: a display by its number, or { "C" } for the centre

# $colours: letters and colours
terminal-guide-azul-colour = the colour: { $colours }
terminal-guide-azul-line = the line: 1 to 5 from the top, or { "F" } for the floor line
terminal-guide-azul-tile = on the grey wall: the tile of row 2 goes to column 4
terminal-guide-azul-marker = the starting-player marker

terminal-guide-summer-pavilion-take = take the red tiles of display 3; { "CR" } is from the centre. A joker comes along by itself

# $colours: letters and colours
terminal-guide-summer-pavilion-colours = colours: { $colours }
terminal-guide-summer-pavilion-lay = lay orange on the north-east cell of the upper left star; one of those paid is a joker
terminal-guide-summer-pavilion-stars = stars: { "C" } centre, { "L" } left, { "R" } right, { "UL" } and { "UR" } upper left and right, { "LL" } and { "LR" } lower
terminal-guide-summer-pavilion-cells = cells of a star: { "N, NE, SE, S, SW, NW" }
terminal-guide-summer-pavilion-bonus = take a green bonus tile from the supply
terminal-guide-summer-pavilion-pass = pass, and keep two green tiles and a red one; { "pass:-" } keeps nothing
terminal-guide-summer-pavilion-joker = a tile of the joker colour; { "T" } is the starting-player token

terminal-guide-5211-pair = lay the yellow 1 and the turquoise 4, in either order: two cards in part 1
terminal-guide-5211-card = lay the blue 6: one card in parts 2 and 3

# $colours: letters and colours
terminal-guide-5211-colours = colours: { $colours }; a 1 is a rooster

# $exactly: how the picture writes that neither fewer nor more are needed
terminal-guide-5211-roosters = with 4 or more open roosters only roosters score; "{ $exactly }": not with more
terminal-guide-5211-limit = a colour with more open cards goes out, and so do colours with equally many;
terminal-guide-5211-leads = of those left the one with most cards scores, for everyone who laid it

# The command line. Names of commands and options are the same in every language.

command-about = Five card games of 1911 to 1927, to be played, read and studied.
command-commands = commands
command-error = { $program }: { $message } (see { $help })
command-failed = oldtricks: { $message }
command-input-or-output = input or output
command-examples =
    examples:
      oldtricks play
      oldtricks play neutral --players 5
      oldtricks rules tactics TA10

    Each command has a --help of its own.

## What argparse says. A key is made of its English text; %s and %(...)s stay as they are.

command-argparse-usage = usage:
command-argparse-positional-arguments = positional arguments
command-argparse-options = options
command-argparse-show-this-help-message-and-exit = show this help message and exit
command-argparse-argument-argument-name-s-message-s = argument %(argument_name)s: %(message)s
command-argparse-unrecognized-arguments-s = unrecognized arguments: %s
command-argparse-not-allowed-with-argument-s = not allowed with argument %s
command-argparse-ignored-explicit-argument-r = ignored explicit argument %r
command-argparse-the-following-arguments-are-required-s = the following arguments are required: %s
command-argparse-expected-one-argument = expected one argument
command-argparse-expected-at-most-one-argument = expected at most one argument
command-argparse-expected-at-least-one-argument = expected at least one argument
command-argparse-invalid-choice-value-r-choose-from-choices-s = invalid choice: %(value)r (choose from %(choices)s)

## What stands for something to be typed

command-meta-command = COMMAND
command-meta-lang = LANG
command-meta-game = GAME
command-meta-file = FILE
command-meta-rule = RULE
command-meta-lesson = LESSON
command-meta-name = NAME
command-meta-level = LEVEL
command-meta-bot = BOT
command-meta-text = TEXT
command-meta-seconds = SECONDS
command-meta-address = ADDRESS
command-meta-option = NAME=VALUE
command-meta-database = PATH_OR_URL

## What several commands take

command-lang = the language to speak, such as de (default: that of the locale)
command-game = one of { $games }
command-record = a record
command-json = for programs
command-players = how many play
command-option = an option of the game; may be repeated
command-seconds = how long a bot may think about a move
command-playouts = how many playouts it may make instead
command-option-form = an option is given as name=value, not { $given }
command-no-language = there is no catalogue of { $given }; languages: { $languages }
command-not-whole = { $given } is not a whole number
command-too-few = 0 is too few
command-not-seconds = { $given } is not a number of seconds from 0 to 60

## play

command-play = play a match against bots in this terminal
command-play-examples =
    examples:
      oldtricks play                          choose a game
      oldtricks play tactics                  sit down at once
      oldtricks play neutral --players 6 -o sides=pairs --seat 2
      oldtricks play --resume                 go on with the latest unfinished game

    Games are saved after every action, in $OLDTRICKS_HOME, or else in oldtricks under
    $XDG_DATA_HOME, or else in ~/.local/share/oldtricks.
command-play-game = one of { $games }; without it you choose
command-play-seat = your seat, from 1 (default 1)
command-play-name = your name (default: your login name)
command-play-bot = the bots' level: { $levels } (default { $usual })
command-play-seed = a number that fixes cards and bots
command-play-fair = a fair shuffle that can be checked with 'oldtricks verify'
command-play-pace = how long each action of a bot is shown (default { $pace }; 0 for no waiting)
command-play-ascii = ASCII characters only
command-play-resume = go on with this record, or with the latest unfinished game
command-seed-or-fair = --seed and --fair exclude each other: a fair shuffle comes from a secret
command-needs-a-game = --players and --option need a GAME
command-resume-as-it-is = --resume goes on with a game as it is; leave out GAME, --seed and --fair

## learn

command-learn = learn a game: a guided first hand, then lessons
command-learn-examples =
    examples:
      oldtricks learn                         what there is, and how far you are
      oldtricks learn neutral                 the guided first hand, or where you were
      oldtricks learn neutral 3               one lesson

    A wrong move costs nothing: it is answered, and you try again. Leave with q or Ctrl-C
    whenever you like; how far you are is kept beside your games.
command-learn-lesson = a lesson's number or name; without it you choose

## games, rules, print, version

command-games = list the five games and their options
command-games-examples =
    examples:
      oldtricks games
      oldtricks games --json
command-games-box = { $name }: { $game }, { $publisher }, { $year }
command-games-players = { $seats } players (default { $usual }); { $length }
command-rules = read the rules of a game, or one rule
command-rules-examples =
    examples:
      oldtricks rules neutral
      oldtricks rules neutral NE7
      oldtricks rules common C6

    Rules (NE7) are the rulebook's, rulings (NE-Q2, C6) ours where it is silent,
    reconstructions (NE-R1) facts of the printed pack that did not survive.
command-rules-game = one of { $games }; or common
command-rules-rule = a rule's number, such as NE7
command-rules-plain = the page as it is written, in Markdown
command-explain = what a word of a game means, or what a card does
command-explain-examples =
    examples:
      oldtricks explain gasoline_alley Master Suit
      oldtricks explain neutral us-8
      oldtricks explain tactics

    Without a word, all the words of the game.
command-explain-term = a word of the game, or a card; all words if there is none
command-meta-term = WORD
command-print = a pack of cards on paper
command-print-examples =
    examples:
      oldtricks print neutral                   neutral-cards.html, in this folder
      oldtricks print tactics --out pack.html
      oldtricks print tactics --summary         tactics-summary.html, one sheet with the rules

    Open the file in a browser and print it on card stock: both sides, actual size,
    no margins.
command-print-summary = one sheet with the whole game in short instead: in one minute, the cards, every rule
command-print-out = where the sheets go; must not exist yet
command-print-exists = { $file } exists; name another file with --out
command-printed = Sheets of cards and backs, nine to a page: { $file }
command-printed-summary = A sheet to lay on the table, with every rule: { $file }
command-version = print which Old Tricks this is
command-version-examples =
    examples:
      oldtricks version
command-version-option = print which Old Tricks this is, and exit

## replay, verify

command-replay = walk through the record of a match
command-replay-examples =
    examples:
      oldtricks replay game.json               what everybody could see
      oldtricks replay game.json --seat 2      what seat 2 could see
      oldtricks replay game.json --all --step  every hand, action by action
      oldtricks replay game.json --from 40 --to 60 --json
command-replay-seat = see what this seat saw
command-replay-all = see every hand
command-replay-from = the first action to show
command-replay-to = the last action to show
command-replay-step = show the table before every action, and wait for Enter
command-replay-json = for programs: every action with its events and its view
command-verify = check a record and its shuffle
command-verify-examples =
    examples:
      oldtricks verify game.json
      oldtricks verify game.json --commitment 3b0c... --contribution 'my lucky words'
      oldtricks verify game.json --deals

    Exit code 1 if anything is wrong with the record.
command-verify-commitment = what the host published before the game
command-verify-contribution = what a player added; may be repeated
command-verify-deals = print the cards of every shuffle, in order

## hint, review

command-hint = what a good player would do at some point of a record
command-hint-examples =
    examples:
      oldtricks hint game.json                 the decision at which it stopped
      oldtricks hint game.json --ply 40        before the 40th action
      oldtricks hint game.json --ply 40 --seat 2 --seconds 2 --json

    Only what the player at turn may know is used.
command-hint-ply = before this action, counted from 1
command-hint-seat = the next decision of this seat from there on
command-hint-over = the match is over; choose one of its { $actions } actions with --ply
command-no-decision = there is no decision from action { $first } on; the record has { $actions }
command-no-decision-of = there is no decision of seat { $seat } from action { $first } on; the record has { $actions }
command-review = what every decision of a finished match gave away
command-review-examples =
    examples:
      oldtricks review game.json
      oldtricks review game.json --seconds 0.5 --plot game.svg
      oldtricks review game.json --open --json

    Decisions are judged on what their players could know then.
command-review-file = the record of a finished match
command-review-open = beside it, the chances with all cards open
command-review-plot = draw the chances over time, as SVG or PNG
command-review-title = { $game }: the chances to win
command-actions = actions

## simulate, arena

command-simulate = play many matches at random and count what happens
command-simulate-examples =
    examples:
      oldtricks simulate tactics --games 1000 --seed 1
      oldtricks simulate neutral --games 500 --players 5 --hands 12 --json
      oldtricks simulate gasoline_alley --games 1000000 --fast
command-simulate-games = how many matches (default 100)
command-simulate-seed = match n is shuffled and played by S + n (default 0)
command-simulate-hands = the limit on deals (default 20; C6), for the four trick games
command-simulate-fast = the same matches compiled, which needs the extra [fast]
command-arena = let bots play against bots on duplicate deals
command-arena-examples =
    examples:
      oldtricks arena tactics steady random --deals 1000
      oldtricks arena neutral random novice steady --matches 50 --out neutral.json
      oldtricks arena gasoline_alley steady random --lone --matches 200
      oldtricks arena plot neutral.json --out neutral.svg

    Several bots meet each other in pairs. With --out every board is saved as soon as
    it is over; after a kill the same command goes on.
command-arena-game = one of { $games }; or plot
command-arena-bots = two bots or more, your own as my.module:Bot, or as stranger if it comes by HTTP; for plot, a result
command-arena-deals = single hands, N deals for each pair (default 100)
command-arena-matches = whole matches, N seeds for each pair
command-arena-lone = the first bot alone among copies of the second
command-arena-against = the others meet this bot only, not each other
command-arena-seed = board n is dealt by S + n (default 0; a secret one for a stranger)
command-arena-workers = processes (default: one for each core)
command-arena-minutes = begin no board after this time
command-arena-ray = play on this Ray cluster, or on one started here; needs the extra [cluster]
command-arena-out = where the result goes; for plot, an SVG or PNG
command-boards = boards
command-plot-one = plot draws one result: oldtricks arena plot FILE.json
command-drawn = Drawn: { $file }

## serve

command-serve = play in the browser, alone or with friends
command-serve-examples =
    examples:
      oldtricks serve --open
      oldtricks serve --host 0.0.0.0 --port 8000 --db games.db
      oldtricks serve --db postgresql://user:password@host/name

    Needs the extra [server]. Without --db, games are kept beside those of the terminal. Further
    settings come from the environment, such as OLDTRICKS_PACE=0.4: see docs/server.md. With
    OLDTRICKS_CLUSTER=host:port bots think on a Ray cluster (extra [cluster]). Figures for
    Prometheus are at /metrics, for those who send OLDTRICKS_METRICS_TOKEN as their Bearer token;
    without one they are nowhere.
command-serve-db = a SQLite file, or the URL of a PostgreSQL database
command-serve-host = where to listen (default { $host }: this machine)
command-serve-port = the port (default: the first free one from 1911 on)
command-serve-open = open the page in a browser
command-serve-needs = the server needs { $module }: pip install 'oldtricks[server]'

## What the home page, the set-up, the table and the settings say.

brand = Old Tricks
close = Close
loading = Dealing …
you-plate = You
host = host
bot = bot
won = winner

nav-label = Pages
nav-skip = Skip to the page
nav-skip-table = Skip to the table
nav-home = Games
nav-home-from-table = Old Tricks: all games
nav-people = People
nav-me = My games
nav-stats = Stats
nav-settings = Settings
nav-bots = Write a bot
footer-text = Rules restated in our own words from the printed rulebooks; the drawings are our own.
missing-title = There is no such page
missing-text = The address may be misspelled, or the table may be long gone.

error-title = That did not work
error-unknown = Something went wrong, and the server did not say what.
error-offline = The server cannot be reached. Is the network there?
error-again = Try again
banner-offline = No connection. Trying again; nothing is lost.

home-title = Five card games, lost for a century
home-lead = Published between 1911 and 1927, then forgotten. Play one now, against bots or with friends by a link. No account.
home-shelf = The games
home-level = Bots play
home-unfinished = Go on playing
home-with = with { $names }
home-open = waiting for players
home-your-turn = your turn
home-all-mine = All my games
home-play-now = Play now
home-play-now-spoken = Play now: { $game }
home-dealing = Dealing …
home-set-up = Set up a table
home-set-up-spoken = Set up a table: { $game }
home-rules = Rules
home-rules-spoken = Rules: { $game }
home-players-one = { $n } players
home-players-two = { $a } or { $b } players
home-players-many = { $a } to { $b } players

setup-title = A table of { $game }
setup-unknown = There is no such game here.
setup-seats = Who plays
setup-name = Your name at the table
setup-players = Players
setup-seat = Seat { $n }
setup-me = You
setup-friend = A friend, by link
setup-anybody = Anybody who comes
setup-bot = Bot: { $level }
setup-with-you = on your side
setup-against = { $n ->
    [1] against you
   *[other] against you, side { $n }
}
setup-all-friends = Friends everywhere
setup-all-bots = Bots everywhere
setup-options = How we play
setup-reconstructed = Some facts of the printed packs did not survive and had to be reconstructed; the rules page marks them.
setup-read-rules = Read the rules
setup-no-limit = To the end
setup-limit = End after so many deals:
setup-hands = Number of deals
setup-time = Time
setup-clock = Clock for each decision
setup-no-clock = No clock
setup-seconds = { $n } seconds
setup-minutes = { $n ->
    [one] 1 minute
   *[other] { $n } minutes
}
setup-away = A bot steps in for somebody who is away
setup-away-about = Counted from the moment when it is their turn. They take over again when they come back.
setup-make = Make the table
setup-make-about = Then send the link to your friends.
setup-list-about = Then whoever finds it under People can sit down, and whoever has the link.
setup-start = Deal the cards
setup-start-about = Only bots and you: it starts at once.
option-perfect-flight = Perfect Flight
option-hands = Length
option-passing = Passing
option-sides = Sides
option-packs = Packs of cards
option-lucky-lindy = Lucky Lindy
option-opening = Before the first Favorable Weather
option-lucky-new-deal = Drawing pile empty in a lucky turn
option-name-trump = When trump is named
option-length = Campaign or Engagement
option-perfect-flight-net-gain = Only a net loss spoils a Perfect Flight
option-perfect-flight-no-loss = Any Loss card spoils a Perfect Flight
option-perfect-flight-every-trick = Nothing spoils a Perfect Flight: all the tricks are enough
option-passing-reenter = Whoever passed may bid again
option-passing-final = A pass is for good
option-sides-teams = Two teams
option-sides-pairs = Three pairs
option-sides-singles = Everybody singly
option-sides-partners = Partners opposite
option-packs-1 = One pack
option-packs-2 = Two packs
option-lucky-lindy-true = With Lucky Lindy
option-lucky-lindy-false = Without Lucky Lindy
option-opening-free = Before the first Favorable Weather others may be hindered and Lucky Lindy laid
option-opening-weather-first = Nothing may be played before the first Favorable Weather
option-lucky-new-deal-play-out = Drawing pile empty: a lucky turn is played out from the hand
option-lucky-new-deal-go-on = Drawing pile empty: a new deal at once, and the lucky turn goes on
option-name-trump-before = Trump is named before the Reinforcements are taken up
option-name-trump-after = Trump is named after the Reinforcements are taken up
option-length-campaign = Campaign: two Engagements out of three
option-length-engagement = A single Engagement
option-hands-n = { $n ->
    [one] Ends after 1 deal
   *[other] Ends after { $n } deals
}
option-told = { $what } ({ $rule })
rule-open = Rule { $rule }: read it

lobby-title = A table of { $game }
lobby-welcome = { $n ->
    [one] One seat is free. Say your name and sit down.
   *[other] { $n } seats are free. Say your name and sit down.
}
lobby-waiting = { $n ->
    [one] Waiting for one more player. Send them the link, or give the seat to a bot.
   *[other] Waiting for { $n } more players. Send them the link, or give the seat to a bot.
}
lobby-waiting-guest = { $n ->
    [one] Waiting for one more player. Send them the link.
   *[other] Waiting for { $n } more players. Send them the link.
}
lobby-ready = Everybody is here.
lobby-host-starts = Every seat is taken. The host starts the game.
lobby-need-name = Say your name first, so that the others know who you are.
lobby-name = Your name
lobby-sit-anywhere = Sit down
lobby-sit = Sit here
lobby-sit-spoken = Sit down on seat { $n }
lobby-watch = Or stay and watch: this page follows the game.
lobby-seats = Seats
lobby-free = free
lobby-free-seat = Free the seat
lobby-free-seat-spoken = Free seat { $n }: { $name } is not connected
lobby-side = side { $n }
lobby-start = Deal the cards
lobby-stand = Stand up again
share-title = Invite
share-about = Whoever opens this link can sit down on a free seat, or watch.
share-link = The table's link
share-copy = Copy link
share-copied = Copied
share-share = Share

menu = Menu
tools = Tools
side = Score and log
scores = Scores
seats = Players, clockwise
menu-share = Invite or let watch
menu-leave = Leave the table (the game waits)
menu-spectators = { $n ->
    [one] One person watches.
   *[other] { $n } people watch.
}
tool-hint = Hint
tool-hint-busy = Thinking …
tool-hint-none = There are no hints at this table.
tool-undo = Take back
tool-trick = Last trick
tool-log = Log
tool-sheet = Score
tool-rules = Rules

contract-auction = Auction
contract-none = No contract yet
trump = trump
tricks = { $n ->
    [one] 1 trick
   *[other] { $n } tricks
}
tricks-word = { $n ->
    [one] trick
   *[other] tricks
}
cards-word = { $n ->
    [one] card
   *[other] cards
}
score-word = score
seconds-short = { $n } s
at-turn = (at turn)
away = away
offline = offline
role-dealer = dealer
role-dealer-short = D
role-maker = maker
role-maker-short = maker
role-partner = your partner
role-partner-short = partner
role-maker-partner = the maker's partner
role-maker-partner-short = partner

stage-title = Table
trick-label = { $n ->
    [one] Trick, one card
   *[other] Trick, { $n } cards
}
trick-card = { $card }, from { $name }
side-card = Side card
side-card-down = Side card, face down
centre-cards = { $n ->
    [one] One card lies unseen in the centre
   *[other] { $n } cards lie unseen in the centre
}
turned-up = Side cards turned up so far
hand-title = { $n ->
    [one] Your hand: one card
   *[other] Your hand: { $n } cards
}
hand-picked = picked
hand-not-now = not now
hand-hinted = hint
hand-empty = Your hand is empty.
open-hands = All hands
last-trick-none = No trick has been taken in this hand yet.
play-not-your-turn = It is not your turn yet.
play-decide-first = First the choice above; cards come later.

sentence-mine = Your turn. { $task }
sentence-wait = One moment.
sentence-over = { $winners-is ->
    [you] You win.
    [us] { $winners } win.
   *[other] { $winners-count ->
        [one] { $winners } wins.
       *[other] { $winners } win.
    }
}
sentence-bid = { $name } is thinking about a bid.
sentence-sell = { $name } decides whether to sell.
sentence-name = { $name } is naming the suit.
sentence-discard = { $name } is laying away cards.
sentence-call = { $name } is choosing a partner.
sentence-play = { $name } is to play.
sentence-draw = { $name } is drawing.
sentence-lucky = { $name } has a lucky turn.
sentence-deal = The cards are dealt.

bid-title = Your bid
bid-suit = Suit
bid-none = Nobody can bid higher.
bid-hint = Hint: { $action }.
sell-title = { $name } bids { $n }: sell or keep?
name-title = Name trumps
name-no-trump-about = The suit led decides every trick.
name-held = { $n } in your hand
discard-title = { $n ->
    [one] Lay away a card
   *[other] Lay away { $n } cards
}
discard-how = { $n ->
    [one] Choose it in your hand.
   *[other] Choose them in your hand.
}
discard-go = { $n ->
    [one] Lay away the card
   *[other] Lay away { $n } cards
}
call-title = Who is your partner?
call-suit = The card's suit
call-choose = Choose a card
call-means = Its holder is your silent partner until the card falls. Both of you score what you make or lose.

undo-asked = { $name } asks to take back a move.
undo-agree = Allow
undo-refuse = Refuse
undo-waiting = Waiting for the others to agree to taking back.
missing-person = { $name } is not connected.
missing-bot = Let a bot play on
host-gone = The host is away.
host-take = Take over as host
host-me = You are the host now.
host-new = { $name } is the host now.
watching = You are watching.
hints-title = Hint
hints-next = Next best: { $names }.

log-title = Log
log-empty = Nothing has happened in this hand yet.
log-spoken = What happens
sheet-title = Score sheet
sheet-deal = Deal { $n }
sheet-who = Side
sheet-what = For
sheet-points = Points
sheet-total = Score
sheet-rule = Rule
after-title = Deal { $n } is played
after-next = Next hand
over-title = The game is over
over-won = You have won
over-lost = The game is over
over-open = Result and rematch
over-replay = Replay
over-rematch = Rematch
over-join-rematch = Join the rematch
over-fair = The shuffle can be checked, now that its secret is out.
over-verify = Verify it

settings-title = Settings
settings-lead = Kept in this browser.
settings-language = Language
settings-language-auto = As the browser asks for
settings-speed = Speed of the table
settings-speed-slow = Slow
settings-speed-normal = Normal
settings-speed-fast = Fast
settings-motion = Moving cards
settings-motion-auto = As the system says
settings-motion-on = On
settings-motion-off = Off
settings-theme = Colours
settings-theme-auto = As the system says
settings-theme-light = Light
settings-theme-dark = Dark
settings-sound = Quiet sounds
settings-sheet = Show the score sheet after each hand

keys-title = Keys
keys-hand = Along your hand
keys-play = Play the card, make the choice
keys-choose = The first to ninth choice of a panel
keys-step = Bid higher or lower
keys-pass = Pass
keys-discard = Lay away the cards chosen
keys-race-d = Draw, or discard
keys-close = Close what is open

bots-title = Write a bot
bots-lead = A program sits at a table like a person: it sees what its seat may know, and nothing else.
bots-token = Get a token
bots-token-about = Send it with every request, as Authorization: Bearer.
bots-token-name = The bot's name
bots-token-get = Make a token
bots-token-once = Shown once: keep it safe.
bots-docs = Every request in detail (OpenAPI)
## The race, replays, my games, statistics, rules.

# The race

race-board = { $who }: { $miles } of { $of } miles. { $state }. Weather pile: { $weather }. Flight pile: { $flight }. { $piles }.
race-board-pile = { $miles }s: { $n } of { $of }
race-of-miles = miles
race-empty = empty
race-slot-weather = weather
race-slot-flight = flight
race-state-arrived = Landed in Paris
race-state-motor = Motor trouble: Forced Landing, then Take-Off
race-state-unopened = Waiting for Favorable Weather
race-state-flying = In the air
race-state-rough = In the air, but only 100s can be flown
race-state-closed = Waiting for Favorable Weather
race-state-ready = Ready for Take-Off
race-state-down = Forced down: waiting for Take-Off
race-short-arrived = Paris!
race-short-motor = motor trouble
race-short-unopened = no weather yet
race-short-flying = in the air
race-short-rough = 100s only
race-short-closed = bad weather
race-short-ready = ready to go
race-short-down = forced down
race-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
race-wins = wins
race-lucky = lucky turn
race-to-play = to play
race-dealer = dealer
race-away = away
race-holds = { $n ->
    [one] one card in hand
   *[other] { $n } cards in hand
}
race-hand-of = The hand of { $who }
race-your-hand = Your hand
race-drawing = Drawing pile
race-draw = Draw
race-discards = Discard pile
race-take = Take
race-cards-laid = { $n ->
    [one] { $card } was laid
   *[other] { $card } was laid { $n } times
}
race-laid = Laid
race-lay-here = Lay { $card } here
race-lay-on = Lay { $card } on { $who }
race-lay-own = Lay it on your own pile
race-lay-on-side = On { $who }
race-discard = Discard
race-discard-it = Discard it
race-discard-mode = Discard instead
race-cancel = Cancel
race-taking = Or take { $what }.
race-choose = Choose a card to lay it, or drag it onto a board.
race-only-discard = It fits on no pile now; you can discard it.

# Rules

rules-title = Rules
rules-of = { $game }: the rules
rules-play = Play it
rules-print = Print the rules
rules-whole-page = Open as a page
rules-search = Search the rules
rules-found = { $n ->
    [one] one rule found
   *[other] { $n } rules found
}
rules-none = No rule says that.
rules-contents = Contents
rules-table = Table

# Replay

replay-title = Replay
replay-loading = The game is being set out again.
replay-of = { $game }: the replay
replay-result = { $players }. { $score }. Won by { $winners }.
replay-start = The cards are dealt.
replay-controls = Replay
replay-slider = Place in the game
replay-at = { $ply } of { $plies }
replay-first = To the beginning
replay-back = One back
replay-play = Play
replay-pause = Pause
replay-next = One on
replay-last = To the end
replay-speed = Speed
replay-times = { $n } ×
replay-deal = Deal
replay-deal-n = Deal { $n }.
replay-hands = The hands now
replay-seen-by = Seen by
replay-all = all hands open
replay-public = a spectator
replay-log = What happened
replay-share = Keep and share
replay-link = Link to this moment
replay-record = Download the record
replay-sheet = Score sheet

# Review

review-title = Review
review-about = A strong bot looks at every decision again, with what that player could know.
review-ask = Review this game
review-working = Looking at the game again: { $done } of { $of }.
review-chances = The chance to win, move by move
review-chances-label = The chance to win over the course of the game, for { $who }
review-ply = After move
review-turns = Turning points
review-go = Move { $n }
review-open = The same with all cards open
review-all = Every decision
review-move = Move
review-who = Who
review-played = Played
review-best = Best
review-lost = Chance given away
review-no-turns = No decision turned this game.

# Verify the shuffle

verify-title = Verify the shuffle
verify-about = Nobody could choose these cards: the server bound itself to a secret before the players added their own randomness, and every deal follows from both. Your browser can work it all out again.
verify-check = Check it in this browser
verify-working = Shuffling again
verify-all-good = Everything fits: every deal of this game follows from the secret and the players’ shares.
verify-something-wrong = Something does not fit. See below.
verify-cannot-compute = This browser computes only for pages from a secure address (https, or this machine itself). What the server says is below; download the record and run “oldtricks verify” to check it yourself.
verify-commitment = The server bound itself
verify-commitment-about = When the table was made the server drew a secret and showed its SHA-256, the commitment. Nobody can find another secret with the same one.
verify-commitment-label = Commitment
verify-secret-label = Secret, shown after the end
verify-hash-good = The secret’s SHA-256 is the commitment.
verify-hash-bad = The secret’s SHA-256 is not the commitment.
verify-noted-good = It is the commitment that this browser noted when you sat down.
verify-noted-bad = It is not the commitment that this browser noted when you sat down.
verify-shares = The players added theirs
verify-shares-about = Added after the commitment, by { $who }:
verify-no-shares = No player added anything, so the server could have tried many secrets before it chose one.
verify-own-share-good = What your browser added is among them.
verify-own-share-bad = What your browser added is not among them.
verify-deals = Every deal follows
verify-deals-about = Each deal is the pack in its usual order, shuffled with numbers from HMAC-SHA256 of the secret, the shares and the number of the deal.
verify-deal = Deal { $n }
verify-draw = The draw for the deal
verify-deal-found-good = computed again, the same cards
verify-deal-found-bad = computed again, other cards
verify-limits = It does not prove that the server kept its secret to itself, or that the players behind the seats do not talk.

# My games

mine-title = My games
mine-lead = Kept for this browser: close it, come back, go on.
mine-none = You have not sat down yet.
mine-begin = Choose a game
mine-waiting = Unfinished
mine-over = Finished
mine-your-turn = your turn
mine-won = won
mine-lost = lost
mine-watched = over
mine-continue = Continue
mine-replay = Replay
mine-scores = score { $scores }

# Statistics and plots

stats-title = Statistics
stats-lead = Finished games, by game and by the strongest bot at the table.
stats-whose = Whose games
stats-mine = Mine
stats-everybody = Everybody’s
stats-none = No finished game yet.
stats-boards = Boards are not counted here, but for your rating.
stats-people = people only
stats-sum = { $n ->
    [one] One game played, { $won } won ({ $share }).
   *[other] { $n } games played, { $won } won ({ $share }).
}
stats-by-level = Games won, by bot
stats-by-level-label = { $game }: share of games won against each bot
stats-by-day = Games by day
stats-by-day-label = { $game }: games played and won each day
stats-against = Against
stats-played = Played
stats-won = Won
stats-not-won = Played, not won
stats-mean = Mean score
stats-day = Day
stats-of = { $won } of { $n }
plot-as-table = As a table

## Lists, for everything that is read.


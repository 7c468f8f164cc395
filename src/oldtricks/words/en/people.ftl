# Being somebody

art-no-reaction = There is no reaction { $given }. There are: { $there }.
problem-avatar = There is no such picture. /api/avatars lists them.
problem-code = This code does not work, or not any more: each works once, and a link for ten minutes.
problem-devices = You are signed in on { $most } devices already. Sign one out first.
problem-no-device = You are not signed in on such a device.
problem-leave-name = That is not your name. Nothing was deleted.

copy = Copy
me-title = You
me-name = Your name
me-picture = Choose a picture
me-save = Save
me-saved = Saved.
me-about = Others see both where you sit down from now on. Nobody needs an account here, and no address is asked for.
devices-title = Your devices
devices-about = You are whoever this browser remembers. To be the same person elsewhere, take a link with you; a recovery code lets you in if all your devices are lost.
devices-program = A program
devices-unknown = A device
devices-this = this one
devices-seen = in use { $when }
devices-out = Sign out
devices-out-spoken = Sign out { $device }
devices-link = Continue on another device
devices-recovery = Recovery code
devices-have-code = I have a code
recovery-about = Write this down where you will find it again. It is shown only now; it works once, and takes the place of any you had before.
recovery-kept = I have kept it
link-about = Point the other device's camera at this, or open the link there. It works once, until { $until }.
link-qr = The link as a QR code
link-link = The link
link-careful = Whoever opens it is you: give it to nobody else.
data-title = Your data
data-about = We keep your name and picture, your devices in two words each, whom you have blocked, and the games that you played. What is said at a table is never kept.
data-take = Take it all along
data-leave = Delete everything
leave-title = Delete all that is kept about you
leave-goes = Your name and picture, your devices and codes, your block list, and the games that you played against bots alone with their results are deleted.
leave-stays = Games that you played with other people are theirs too: they stay, with N. N. in place of your name, and nothing that leads to you. Backups that the people who run this server have made keep you until they are replaced.
leave-no-way-back = There is no way back.
leave-name = To delete it, type your name: { $name }
leave-stay = Keep it
continue-title = Continue on this device
continue-lead = Somebody made this link to be the same person here. It works once.
continue-lead-code = With a recovery code you are yourself again, on any device.
continue-code = Your code
continue-leaves = So far this device is { $name }. What was played as { $name } stays where it is, but this device will not show it any more.
continue-go = Continue here
continue-done = Welcome, { $name }
continue-done-about = This device is yours now. A code works only once: make a new one in Settings if you used it up.
settings-table = The table

# The lobby, and what is said at a table

problem-wish-game = Look for any game (any), any game of tricks (tricks), or one by its name.
problem-wish-players = None of these games is played by { $players }.
problem-block-self = You cannot block yourself.
problem-blocks = You have blocked { $most } people already.
problem-no-block = You have blocked nobody like that.
problem-not-welcome = You cannot sit down at this table.
problem-talk-empty = There is nothing to read in it.
problem-talk-long = A line has { $longest } letters at most.
problem-talk-link = Links and addresses are not passed on here. After a full stop, leave a space.
problem-talk-one = Say something or show a reaction: one of them.
problem-talk-off = That is switched off at this table, or there is nobody to hear it.
problem-nobody-there = Nobody else sits there.

people-title = Find people
people-lead = Sit down at an open table, or say what you would like to play: as soon as enough people want the same, the cards are dealt.
people-as = You are { $name }.
people-change = Change name and picture
people-strip = Play with people
people-strip-some = { $tables ->
    [0] Nobody has opened a table,
    [one] One open table,
   *[other] { $tables } open tables,
  } { $looking ->
    [0] nobody is looking for a game.
    [one] one person is looking for a game.
   *[other] { $looking } people are looking for a game.
  }
people-strip-none = Open a table for everybody, or look for a game: bots take the seats that stay empty.
look-title = Look for a game
look-game = What you would like to play
look-game-any = Any game
look-game-tricks = Any trick game
look-players = Players
look-players-usual = As usual
look-wait = Bots join in after
look-go = Look for people
look-wish = { $what }, { $n } players
look-searching = Looking: { $what }
look-left = { $n ->
    [one] Bots join in one second.
   *[other] Bots join in { $n } seconds.
  } Keep this page open.
look-now = One moment: the table is being laid.
look-stop = Stop looking
look-others = Also looking
look-with = Play along
look-with-spoken = Play along with { $name }
open-title = Open tables
open-count = { $n ->
    [0] No open tables
    [one] One open table
   *[other] { $n } open tables
  }
open-none = There is no open table just now. Open one, or look for a game: others see it here at once.
open-own = Open a table of your own:
open-with = with { $names }
open-free = { $n ->
    [one] one free seat
   *[other] { $n } free seats
  }
open-full = full
open-join = Sit down
open-watch = Watch
open-back = Back to the table
listing-title = Who may come
listing-private = Whoever has the link
listing-open = Everybody: the table stands in the lobby
listing-fill = If nobody comes, bots take the free seats after
listing-never = never
listing-about = The cards are dealt by themselves as soon as all seats are taken.
listing-now = This table stands in the lobby: everybody may sit down, and the cards are dealt once all seats are taken.
listing-fills = If nobody else comes, bots take the free seats at { $when }.
talk-title = Table talk
talk-tool = Talk
talk-unread = new
talk-reactions = Reactions
talk-lines = What was said
talk-none = Nothing was said yet.
talk-write = Say something
talk-send = Send
talk-off = Nobody can talk at this table now.
talk-chat-off = Only reactions are allowed at this table.
talk-kept = What is said here is never stored: it is gone when the table is.
talk-manners = Not to be bothered
talk-show-chat = Show me chat
talk-show-reactions = Show me reactions
talk-allow-chat = Chat at this table (host)
talk-allow-reactions = Reactions at this table (host)
talk-mute = Mute
talk-unmute = Hear again
talk-silence = Silence for all
talk-unsilence = Let speak
talk-report = Tell the host
talk-block = Block
talk-block-about = Whoever you block hears nothing of you and you nothing of them, cannot sit down at your tables, and is never brought together with you. Settings has the list.
talk-reported = The host is told, but not by whom.
talk-blocked = { $name } is blocked.
talk-report-about = Somebody at the table minds what { $name } says.
settings-chat = Show chat at tables
settings-reactions = Show reactions at tables
blocks-title = Blocked
blocks-about = You hear nothing of each other, and are never brought together.
blocks-free = Unblock
blocks-free-spoken = Unblock { $name }
reaction-hello = Hello
reaction-luck = Good luck
reaction-bravo = Bravo
reaction-well-played = Well played
reaction-wow = Oh!
reaction-laugh = Ha ha
reaction-sigh = Alas
reaction-oops = Oops
reaction-moment = A moment
reaction-thanks = Thank you
reaction-good-game = Good game
reaction-tea = Tea break

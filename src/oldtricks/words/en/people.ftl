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

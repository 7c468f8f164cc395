# Being somebody

art-no-reaction = There is no reaction { $given }. There are: { $there }.
problem-avatar = There is no such picture. /api/avatars lists them.
problem-code = This code does not work, or not any more: each works once, and a link for ten minutes.
problem-devices = You are signed in on { $most } devices already. Sign one out first.
problem-no-device = You are not signed in on such a device.
problem-leave-name = That is not your name. Nothing was deleted.

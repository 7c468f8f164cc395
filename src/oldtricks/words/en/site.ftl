### The site without a server: what it says beside the page that all servers show.

hint-thumb = a rule of thumb, nothing was counted out
problem-needs-server = nobody else can come to a table in your own browser: friends need a server
problem-no-games = this file holds no games of Old Tricks, or they cannot be read
site-home-lead = Published between 1911 and 1927, then forgotten. Play one now, against bots. Everything runs in your own browser. No account.
site-loading = The table is being set …
site-failed = The table could not be set: something is missing, or this browser is too old.
site-offline = No network. All games, lessons, puzzles and rules work; only friends and links to elsewhere do not.
offline-server = No network. Pages that you have seen can be read; tables wait until it is back.
site-newer = There is a newer version of this page.
site-newer-waits = The newer version waits for a game that is open in another tab: load it once you have left that table.
site-newer-take = Load it
site-server = Play on a server
site-needs-friends = Friends cannot come to a table in your own browser: that takes a server.
site-needs-review = What a decision has cost only a bot that searches can tell, which cannot run in a browser: that takes a server.
site-needs-bots = Programs cannot come to a table in your own browser: that takes a server. This is how they would talk to it.
site-needs-levels = { $names }: more than a browser can do; that takes a server.
site-needs-others = Today’s boards, challenges, events and tables with other people take a server.
site-needs-devices = To be the same person on several devices takes a server.
site-needs-coach = A coach, who asks before you give something away, has to search: that takes a server.
site-needs-ratings = Ratings, which compare people with each other, take a server.
site-kept = Your name, your picture, your games and these settings are kept in this browser and nowhere else. Save your games to a file, and you can go on playing elsewhere.
site-me-about = This is you at your tables from now on. Nobody else sees it, and nobody needs an account here.

## Games as a file

kept-title = Your games as a file
kept-about = Your games are kept in this browser and nowhere else. Save them before you clear its data, or to go on playing elsewhere.
kept-save = Save all games
kept-load = Load games …
kept-loaded = { $n ->
    [0] All { $of } were here already.
    [one] One of { $of } was new.
   *[other] { $n } of { $of } were new.
}
kept-no-file = This is no file of games.

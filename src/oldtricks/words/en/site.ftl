### The site without a server: what it says beside the page that all servers show.

hint-thumb = a rule of thumb, nothing was counted out
problem-needs-server = nobody else can come to a table in your own browser: friends need a server

# When a bot, or its advice, has to do with less time.

hurried-short = in haste
hurried-note = The server is busy: a quicker bot chose for those in haste.
problem-replaced = you have asked again meanwhile: only the latest question is answered

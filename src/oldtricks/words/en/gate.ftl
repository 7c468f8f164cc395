# What is said at the door: names, connections, and answers that were lost

problem-name-scripts = a name is written in one script, such as Latin, Greek or Cyrillic letters
problem-unknown = the answer of the database was lost, so this was done or it was not: ask again, for a move with the same key
problem-connections = too many connections are open from your address: close some
problem-connections-all = too many connections are open here: try again in a moment

"""The tables of the database, as `migrations` makes them."""

from sqlalchemy import Column, Double, Index, Integer, MetaData, String, Table, Text

metadata = MetaData()
people = Table(
    "people",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("created", Double, nullable=False),
    Column("avatar", String(60)),  # older people have none
)
keys = Table(  # cookies and tokens, hashed
    "keys",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("person", String(16), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("created", Double, nullable=False),
    Column("device", String(60), nullable=False, server_default=""),  # "Firefox, Linux"
    Column("seen", Double),  # within the hour
    Index("keys_person", "person"),
)
passes = Table(  # links to another device and recovery codes, hashed; each works once
    "passes",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("person", String(16), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("created", Double, nullable=False),
    Column("until", Double),
    Column("spent", String(64)),  # the key that it was spent for
    Index("passes_person", "person"),
)
blocks = Table(  # with whom somebody wants nothing to do
    "blocks",
    metadata,
    Column("person", String(16), primary_key=True),
    Column("blocked", String(16), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("created", Double, nullable=False),
    Index("blocks_blocked", "blocked"),
)
tables = Table(  # all but id, secret, game and created can be derived from the log, and lags behind it a little
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("secret", String(64), nullable=False),
    Column("game", String(40), nullable=False),
    Column("created", Double, nullable=False),
    Column("updated", Double, nullable=False),
    Column("version", Integer, nullable=False),
    Column("status", String(8), nullable=False),
    Column("waiting", String(8)),  # for a "bot" or a "person"
    Column("summary", Text, nullable=False),
    Column("host", String(16)),
    Column("counted", Integer, nullable=False, server_default="0"),  # whether cards were dealt, in no practice
    Column("due", Double),  # when the clock of a slow game runs out
    Column("closed", Integer, nullable=False, server_default="0"),  # whether its only person has removed it
    Column("watched", Integer, nullable=False, server_default="0"),  # whether everybody may watch it
    Index("tables_status", "status", "waiting"),
    Index("tables_due", "due"),
    Index("tables_host", "host"),
)
events = Table(
    "events",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("sequence", Integer, primary_key=True),
    Column("at", Double, nullable=False),
    Column("data", Text, nullable=False),
)
chairs = Table(
    "chairs",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("person", String(16), primary_key=True, index=False),
    Column("seat", Integer, nullable=False),
    Index("chairs_person", "person"),
)
results = Table(
    "results",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(16)),
    Column("level", String(16)),
    Column("game", String(40), nullable=False),
    Column("against", String(16), nullable=False),
    Column("score", Integer, nullable=False),
    Column("won", Integer, nullable=False),
    Column("day", String(10), nullable=False),
    Column("taken_back", Integer, nullable=False, server_default="0"),  # how often, having seen something new
    Index("results_person", "person"),
)
vault = Table(  # what the server alone knows
    "vault",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("value", String(64), nullable=False),
)
rounds = Table(  # challenges and events; the rounds of a day follow from the vault
    "rounds",
    metadata,
    Column("id", String(48), primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("created", Double, nullable=False),
    Column("opens", Double, nullable=False),
    Column("closes", Double),
    Column("owner", String(16)),
    Column("public", Integer, nullable=False),
    Column("spec", Text, nullable=False),
    Index("rounds_open", "public", "closes"),
)
plays = (
    Table(  # who plays which board at which table, and what came of it; a bot of the house is a person called *level
        "plays",
        metadata,
        Column("round_id", String(48), primary_key=True),
        Column("number", Integer, primary_key=True),
        Column("person", String(16), primary_key=True),
        Column("name", String(40), nullable=False),
        Column("table_id", String(16)),
        Column("team", String(16)),
        Column("mark", String(32)),
        Column("begun", Double, nullable=False),
        Column("finished", Double),
        Column("margin", Double),
        Column("line", Text),
        Column("place", Integer),  # in the team, which has two
        Index("plays_person", "person"),
        Index("plays_table", "table_id"),
        Index("plays_place", "round_id", "team", "number", "place", unique=True),  # without a team none is
    )
)
ratings = Table(  # of a person or a bot after so many games; without a game, of a table or round: it is settled
    "ratings",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("who", String(48), primary_key=True),
    Column("games", Integer, primary_key=True),
    Column("at", Double, nullable=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Index("ratings_who", "who"),
)

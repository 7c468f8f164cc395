"""The tables of the database, as `migrations` makes them."""

from sqlalchemy import Column, Double, Index, Integer, MetaData, String, Table, Text

metadata = MetaData()
people = Table(
    "people",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("created", Double, nullable=False),
)
keys = Table(  # cookies and tokens, hashed
    "keys",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("person", String(16), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("created", Double, nullable=False),
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

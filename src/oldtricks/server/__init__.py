"""The table in the browser: tables, people, storage and protocol over HTTP and server-sent events."""

"""The table without a server: one person's tables, kept in the browser, where Python runs too.

`build` writes such a site. All else here runs in the browser: nothing of it needs HTTP, a database or threads.
"""

"""All that the first table needs, so that a memory with it can be kept: see web/alone/worker.js."""

from ...engine.boxes import BOXES
from ...engine.game import game
from ...words import LANGUAGES
from ...words.pages import COMMON, rules_of
from ...words.reader import catalogue
from . import worker as worker

for language in LANGUAGES:
    catalogue(language)
    for name in (*BOXES, COMMON):
        rules_of(name, language)
for name in BOXES:
    game(name).start(seed=1).view(0)

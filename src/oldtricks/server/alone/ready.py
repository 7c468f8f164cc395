"""All that the first table needs, so that a memory with it can be kept: see web/alone/worker.js."""

from ...bots import net as net
from ...bots import thumb
from ...engine.boxes import BOXES
from ...engine.game import game
from ...words import LANGUAGES
from ...words.pages import COMMON, rules_of
from ...words.reader import catalogue
from .. import avatars, messages
from . import worker as worker

PLIES = 4

avatars.all_avatars()
for language in LANGUAGES:
    catalogue(language)
    for name in (*BOXES, COMMON):
        rules_of(name, language)
for name in BOXES:
    match = game(name).start(seed=1)
    match.view(match.turn).observe()  # as the net does
    for _ in range(PLIES):  # whoever acts, and what he is told
        assert match.turn is not None
        messages.shown(match.view(match.turn))
        told = messages.explained(match, match.turn)
        for each in (told.meanings, told.refusals):
            messages.in_english(each, match.reader)
        match.play(thumb.hint(match.view(match.turn))["action"])

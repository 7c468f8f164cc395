"""What can be read about the games: options, bots, cards, rules, and the page for people who write bots."""

from typing import Annotated

from fastapi import Depends, Path, Query, Request
from starlette.responses import Response

from ...engine.boxes import BOXES
from ...words import language_of
from .. import catalogue, deck, levels, listings, pages
from ..answers import answer
from ..problems import missing
from .asking import reading
from .part import part

GameName = Annotated[str, Path(alias="game", max_length=40)]


async def language(request: Request, lang: Annotated[str | None, Query(max_length=40)] = None) -> str:
    """The one asked for, or the first of those that the browser likes."""
    return language_of(lang, request.headers.get("accept-language"))


Language = Annotated[str, Depends(language)]

LANGUAGES_DIFFER = {"Vary": "Accept-Language"}

router = part(reading)


@router.get("/games", response_model=listings.Games, tags=["games"])
async def games() -> Response:
    """The five games with their options, and the bots."""
    return answer({"games": catalogue.games(), "bots": levels.described()})


@router.get("/games/{game}/deck", response_model=listings.Deck, tags=["games"])
async def cards(game: GameName, language: Language) -> Response:
    """What the cards are called, and the game's colours."""
    return answer(deck.deck(known(game), language), headers=LANGUAGES_DIFFER)


@router.get("/games/{game}/rules", response_model=listings.RulesPage, tags=["games"])
async def rules(game: GameName, language: Language) -> Response:
    """The rules page."""
    return answer(pages.rules(known(game), language), headers=LANGUAGES_DIFFER)


@router.get("/pages/bots", response_model=listings.Document, tags=["games"])
async def bots_page() -> Response:
    """The page for people who write bots."""
    return answer(pages.document("protocol"))


def known(name: str) -> str:
    if name not in BOXES:
        raise missing("game")
    return name

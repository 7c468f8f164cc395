"""The first entry of a table's log: what is played, who made the table, and who sits where at first."""

from dataclasses import asdict
from typing import Any

from ..engine.box import Option, Value, option_text
from ..engine.game import Game
from ..words import Said, known, say
from .house_rules import HouseRules

Entry = dict[str, Any]
USUAL = HouseRules()


def chair_entry(
    kind: str,
    name: str = "",
    person: str | None = None,
    level: str | None = None,
    share: str | None = None,
    reserved: str | None = None,
    avatar: str | None = None,
) -> Entry:
    found = {"kind": kind, "name": name, "person": person, "level": level, "share": share, "reserved": reserved}
    return {**found, "avatar": avatar} if avatar else found


def opening(
    played: Game,
    host: str,
    seats: list[Entry],
    clock: float | None,
    away_after: float,
    rematch_of: str | None = None,
    draw_seats: bool = False,
    house: HouseRules = USUAL,
) -> Entry:
    """The first entry of a log."""
    return {
        "kind": "open",
        "game": played.name,
        "players": played.players,
        "options": dict(played.options),
        "host": host,
        "clock": clock,
        "away_after": away_after,
        "rematch_of": rematch_of,
        "seats": seats,
        "draw_seats": draw_seats,
        "house": asdict(house),
    }


def option_words(played: Game) -> list[str]:
    """The options in words that differ from the usual ones; in English, the page has them in its own language."""
    usual = Game(played.box, played.players).options
    options = {option.name: option for option in played.box.options}
    return [
        str(say("option-told", what=_in_words(options[name], value), rule=options[name].rule))
        for name, value in played.options.items()
        if value != usual[name]
    ]


def _in_words(option: Option, value: Value) -> Said:
    if not option.values:
        return say("option-hands-n", n=int(value or 0))
    key = f"option-{option.name.replace('_', '-')}-{str(value).lower()}"
    return say(key) if known(key) else say("text", text=f"{option.name.replace('_', ' ')}: {option_text(value)}")

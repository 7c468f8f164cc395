"""What somebody is called who has not said his name."""

import secrets

from ..words import Reader, language_of


def usual_name(languages: str | None) -> str:
    """In the first of these languages that we speak, as a browser lists them."""
    return Reader(language_of(languages)).t("guest-name", number=str(secrets.randbelow(9000) + 1000))

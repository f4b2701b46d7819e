"""Numbers of things in the user's words, in the singular and in the plural."""


def count_of(number: int, noun: str) -> str:
    """A number and the noun for so many.

    >>> count_of(1, "boundary"), count_of(2, "boundary"), count_of(1200, "list item")
    ('1 boundary', '2 boundaries', '1,200 list items')
    """
    return f"{number:,} {noun if number == 1 else _plural(noun)}"


def amount(number: int, unit: str) -> str:
    """A number of units, which are named in the plural as in ``settings.UNITS``.

    >>> amount(1, "tokens"), amount(0, "words")
    ('1 token', '0 words')
    """
    return count_of(number, unit.removesuffix("s"))


def verb(number: int, one: str, several: str) -> str:
    """The form of a verb that agrees with a number: ``verb(2, "is", "are")`` is ``are``."""
    return one if number == 1 else several


def series(parts: list[str], conjunction: str) -> str:
    """The parts as a series.

    >>> series(["table"], "or"), series(["word", "table", "link"], "or")
    ('table', 'word, table or link')
    """
    *before, last = parts
    return f"{', '.join(before)} {conjunction} {last}" if before else last


def _plural(noun: str) -> str:
    if noun.endswith("y") and noun[-2] not in "aeiou":
        return noun[:-1] + "ies"
    return noun + "s"

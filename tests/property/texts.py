"""Texts that are hard to cut, by kind, as hypothesis strategies.

A text is a row of fragments of its kind, with a few of any kind among them.
"""

import random

from hypothesis import strategies as st

from tests.property.fragments import BREAKS, EMOJI, FRAGMENTS, REPEATED

ANY_CHARACTER = st.characters(exclude_categories=())
ANY_FRAGMENT = st.sampled_from([each for fragments in FRAGMENTS.values() for each in fragments])


def rows(fragments: list[str]) -> st.SearchStrategy[str]:
    """Rows of the fragments, now and then with one of another kind."""
    own = st.sampled_from(fragments)
    return lists(st.one_of(own, own, own, own, ANY_FRAGMENT)).map("".join)


def lists(fragments: st.SearchStrategy[str]) -> st.SearchStrategy[list[str]]:
    """Lists of fragments, short ones and long ones in equal parts."""
    few = st.lists(fragments, max_size=10)
    return few | st.lists(fragments, min_size=10, max_size=30)


def repeated(fragments: list[str]) -> st.SearchStrategy[str]:
    """One or two fragments over and over."""
    few = st.lists(st.sampled_from(fragments), min_size=1, max_size=2).map("".join)
    return st.builds(lambda unit, times: (unit * times)[:150], few, st.integers(1, 40))


TEXTS: dict[str, st.SearchStrategy[str]] = {
    **{kind: rows(fragments) for kind, fragments in FRAGMENTS.items()},
    "repeated": repeated(REPEATED + EMOJI[:4] + BREAKS[:8]),
    "mixed": lists(ANY_FRAGMENT).map("".join),
    "anything": st.text(ANY_CHARACTER, max_size=60),
}

# A kind is drawn first, so that each has its share of the examples.
texts: st.SearchStrategy[str] = st.sampled_from(sorted(TEXTS)).flatmap(TEXTS.__getitem__)


def texts_for(strategy: str) -> st.SearchStrategy[str]:
    """Texts of every kind; every other one is Markdown where headings are looked for."""
    return TEXTS["markdown"] | texts if strategy == "headings" else texts


def long_text(kind: str, length: int, seed: int) -> str:
    """A text of one kind that is at least so many code points long, always the same one."""
    draw = random.Random(f"{kind} {seed}")
    fragments: list[str] = []
    total = 0
    while total < length:
        fragments.append(draw.choice(FRAGMENTS[kind]))
        total += len(fragments[-1])
    return "".join(fragments)

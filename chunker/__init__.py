"""Cut a text into chunks for retrieval, and know exactly what each chunk holds.

The public API: ``chunk(text, Settings(...))`` gives a ``Chunking``. It cuts and counts; it makes
no embeddings, stores nothing and searches nothing.

>>> from chunker import Settings, chunk
>>> [c.text for c in chunk("one two three four", Settings("words", size=2, overlap=1)).chunks]
['one two ', 'two three ', 'three four']
"""

from .cutting import chunk
from .document import Document
from .findings import Finding, Remedy, findings
from .result import Chunk, Chunking
from .settings import Settings, SettingsError

__all__ = [
    "Chunk",
    "Chunking",
    "Document",
    "Finding",
    "Remedy",
    "Settings",
    "SettingsError",
    "chunk",
    "findings",
]

"""Contrast and colour difference, as the page's tests need them."""

from itertools import starmap

Rgb = tuple[float, ...]
"""Linear red, green and blue, each from 0 to 1."""

COLOUR_BLINDNESS = {
    "none": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""What linear RGB becomes for a reader, at full severity (Machado, Oliveira, Fernandes 2009)."""


def linear(colour: str) -> Rgb:
    """The linear RGB of ``#rrggbb`` (IEC 61966-2-1)."""
    values = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return tuple(v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in values)


def contrast(one: str, other: str) -> float:
    """The contrast ratio of two colours (WCAG 2.2)."""
    darker, lighter = sorted(luminance(linear(colour)) for colour in (one, other))
    return (lighter + 0.05) / (darker + 0.05)


def luminance(rgb: Rgb) -> float:
    """The relative luminance of a colour."""
    return sum(share * value for share, value in zip((0.2126, 0.7152, 0.0722), rgb, strict=True))


def seen(rgb: Rgb, matrix: tuple[Rgb, ...]) -> Rgb:
    """The colour as a reader with that matrix sees it."""
    return tuple(min(1, max(0, dot(row, rgb))) for row in matrix)


def difference(one: Rgb, other: Rgb) -> float:
    """The CIE 1976 difference ΔE*ab of two colours."""
    pairs = zip(lab(one), lab(other), strict=True)
    return float(sum((a - b) ** 2 for a, b in pairs) ** 0.5)


def lab(rgb: Rgb) -> Rgb:
    """The CIE L*a*b* of linear sRGB, white point D65."""
    to_xyz = (
        (0.4124564, 0.3575761, 0.1804375),
        (0.2126729, 0.7151522, 0.0721750),
        (0.0193339, 0.1191920, 0.9503041),
    )
    white = (0.95047, 1.0, 1.08883)
    x, y, z = (_cube_root(dot(row, rgb) / w) for row, w in zip(to_xyz, white, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def dot(row: Rgb, rgb: Rgb) -> float:
    """The sum of the products of both."""
    return sum(starmap(float.__mul__, zip(map(float, row), rgb, strict=True)))


def _cube_root(value: float) -> float:
    return float(value ** (1 / 3)) if value > 0.008856 else 7.787 * value + 16 / 116

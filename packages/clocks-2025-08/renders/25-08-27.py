"""Writes the outlines in 25-08-27's glyphs.ts: what two widths of Noto Serif Display Black share, and how they differ.

pip install fonttools brotli; npm pack @fontsource-variable/noto-serif-display@5.3.0; then
python3 packages/clocks-2025-08/renders/25-08-27.py noto-serif-display-latin-wdth-normal.woff2
"""

import sys

from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont


def master(width: float) -> dict[str, tuple]:
    font = instantiateVariableFont(TTFont(sys.argv[1]), {"wght": 900, "wdth": width})
    names, outlines = font.getBestCmap(), font["glyf"]
    glyphs = {}
    for letter in "0123456789hm":
        name = names[ord(letter)]
        points, ends, flags = outlines[name].getCoordinates(outlines)
        edges = (font["hmtx"][name][0], outlines[name].xMin, outlines[name].xMax)
        glyphs[letter] = (list(points), list(ends), [flag & 1 for flag in flags], edges)
    return glyphs


narrow, usual = master(62.5), master(100)
for letter, (points, ends, on, edges) in narrow.items():
    others, *_, far = usual[letter]
    spans = [f"[{here}, {there - here}]" for here, there in zip(edges, far)]
    written = [
        f"{'' if on[index] else '~'}{x},{others[index][0] - x},{y}" for index, (x, y) in enumerate(points)
    ]
    starts = [0, *(end + 1 for end in ends)]
    outline = " | ".join(" ".join(written[start : end + 1]) for start, end in zip(starts, ends))
    key = letter if letter.isalpha() else f"'{letter}'"
    print(f"  {key}: {{\n    advance: {spans[0]},\n    left: {spans[1]},\n    right: {spans[2]},")
    print(f"    outline:\n      '{outline}',\n  }},")

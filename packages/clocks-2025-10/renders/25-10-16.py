"""Terminus Font's bitmap of 8 by 16 as a typeface with outlines: python3 25-10-16.py ter-u16b_unicode.pcf.gz out.woff2

Each glyph is traced round its pixels, so that no seam shows between them at any size.
"""
import gzip
import io
import sys

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from PIL import PcfFontFile

CHARACTERS = [chr(c) for c in range(32, 127)] + ['°', '−']
PIXEL = 64
pcf = PcfFontFile.PcfFontFile(io.BytesIO(gzip.open(sys.argv[1]).read()), 'iso8859-1')


def rows(character):
    glyph = pcf.glyph[ord('-' if character == '−' else character)]
    (_, (left, top, _, _), _, bitmap) = glyph
    return {(left + x, -top - 1 - y) for y in range(bitmap.height) for x in range(bitmap.width) if bitmap.getpixel((x, y))}


def outline(pixels, pen):
    edges = {}
    for x, y in pixels:
        for a, b, beside in (((x, y), (x, y + 1), (x - 1, y)), ((x, y + 1), (x + 1, y + 1), (x, y + 1)),
                             ((x + 1, y + 1), (x + 1, y), (x + 1, y)), ((x + 1, y), (x, y), (x, y - 1))):
            if beside not in pixels:
                edges.setdefault(a, []).append(b)
    while edges:
        start = next(iter(edges))
        points, at = [start], start
        before = None
        while True:
            ways = edges[at]
            # Where two corners touch, turn so that the contours stay apart.
            way = ways[0] if len(ways) == 1 or before is None else min(
                ways, key=lambda w: (w[0] - at[0]) * (at[1] - before[1]) - (w[1] - at[1]) * (at[0] - before[0]))
            ways.remove(way)
            if not ways:
                del edges[at]
            before, at = at, way
            if at == start:
                break
            points.append(at)
        corners = [p for i, p in enumerate(points)
                   if (p[0] - points[i - 1][0]) * (points[(i + 1) % len(points)][1] - p[1])
                   != (p[1] - points[i - 1][1]) * (points[(i + 1) % len(points)][0] - p[0])]
        pen.moveTo((corners[0][0] * PIXEL, corners[0][1] * PIXEL))
        for corner in corners[1:]:
            pen.lineTo((corner[0] * PIXEL, corner[1] * PIXEL))
        pen.closePath()


names = {ord(c): f'u{ord(c):04x}' for c in CHARACTERS}
glyphs, metrics = {}, {}
for name, pixels in [('.notdef', set())] + [(names[ord(c)], rows(c)) for c in CHARACTERS]:
    pen = TTGlyphPen(None)
    if pixels:
        outline(pixels, pen)
    glyphs[name] = pen.glyph()
    metrics[name] = (8 * PIXEL, min((x for x, _ in pixels), default=0) * PIXEL)
font = FontBuilder(16 * PIXEL, isTTF=True)
font.setupGlyphOrder(['.notdef', *names.values()])
font.setupCharacterMap(names)
font.setupGlyf(glyphs)
font.setupHorizontalMetrics(metrics)
font.setupHorizontalHeader(ascent=12 * PIXEL, descent=-4 * PIXEL)
font.setupNameTable({'familyName': 'Station Overlay', 'styleName': 'Bold',
                     'copyright': 'Copyright (c) 2010-2014 Dimitar Toshkov Zhekov, with Reserved Font Name "Terminus Font".',
                     'licenseDescription': 'SIL Open Font License 1.1',
                     'licenseInfoURL': 'https://spdx.org/licenses/OFL-1.1.html'})
font.setupOS2(sTypoAscender=12 * PIXEL, sTypoDescender=-4 * PIXEL, usWinAscent=12 * PIXEL, usWinDescent=4 * PIXEL)
font.setupPost()
font.font.flavor = 'woff2'
font.save(sys.argv[2])

"""
The eleven signs that stand for the fives of 25-05-04 Shoal of Commas, packed as its other outlines are.

  python3 25-05-04-signs.py ABRIL.woff2 BESLEY.woff2 BODONI.woff2

Prints a line for `outlines.ts`. The files are the heaviest upright ones of @fontsource/abril-fatface, besley and
bodoni-moda 5.3.0; needs fontTools and brotli.
"""
import sys
from fontTools.ttLib import TTFont

DIGITS = '!#$%&()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_abcdefghijklmnopqrstuvwxyz{|}'
STEPS, LIMIT = 593, 1.1
fonts = [TTFont(file) for file in sys.argv[1:4]]
SIGNS = [(0, '!'), (1, '?'), (0, '&'), (1, ';'), (0, '¿'), (0, '¶'), (2, '!'), (2, '§'), (2, '&'), (0, '%'), (2, '?')]


def packed(font, sign):
    outlines = font['glyf']
    points, ends, flags = outlines[font.getBestCmap()[ord(sign)]].getCoordinates(outlines)
    xs, ys = [x for x, _ in points], [y for _, y in points]
    middle, size = ((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2), max(max(xs) - min(xs), max(ys) - min(ys))
    step = lambda length: round((length / LIMIT / 2 + 0.5) * (STEPS - 1))
    text, first = '', 0
    for end in ends:
        text += DIGITS[end - first + 1]
        for at in range(first, end + 1):
            x, y = step((points[at][0] - middle[0]) / size), step((middle[1] - points[at][1]) / size)
            value = (x * STEPS + y) * 2 + (flags[at] & 1)
            text += DIGITS[value // 89 // 89] + DIGITS[value // 89 % 89] + DIGITS[value % 89]
        first = end + 1
    return text


print(' '.join(packed(fonts[font], sign) for font, sign in SIGNS))

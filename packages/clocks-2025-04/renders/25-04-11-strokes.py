"""
The two hands of 25-04-11 I Will Not Be Late, out of single-line fonts for pen plotters: the strokes of the letters that
are needed, thinned and in thousandths of the size.

  python3 25-04-11-strokes.py SVG_FONTS ../src/25-04-11/strokes.ts

SVG_FONTS is usr/share/inkscape/extensions/svg_fonts of Debian's inkscape 1.2.2-2+deb12u1.
"""
import html, re, sys
from math import hypot

folder, out = sys.argv[1:3]
PUPIL = 'I will not be late.'
TEACHER = '0123456789OneTwoThreeFourFiveSixSevenEightNineTenElevenTwelve at night in the morning afternoon evening noon'


def glyphs(name):
    text = open(f'{folder}/{name}.svg', encoding='utf8').read()
    found = {}
    for tag in re.findall(r'<glyph\s([^>]*?)/?>', text, re.S):
        of = dict(re.findall(r'([\w-]+)="([^"]*)"', tag))
        if 'unicode' in of:
            found[html.unescape(of['unicode'])] = (float(of.get('horiz-adv-x', 378)), of.get('d', ''))
    return found


def thinned(points, least=5):
    """Ramer, Douglas and Peucker's."""
    if len(points) < 3:
        return points
    (ax, ay), (bx, by) = points[0], points[-1]
    long = hypot(bx - ax, by - ay)
    def off(p):
        if long < 1: return hypot(p[0] - ax, p[1] - ay)
        return abs((bx - ax) * (ay - p[1]) - (ax - p[0]) * (by - ay)) / long
    far = max(range(1, len(points) - 1), key=lambda at: off(points[at]))
    if off(points[far]) < least:
        return [points[0], points[-1]]
    return thinned(points[:far + 1], least)[:-1] + thinned(points[far:], least)


def strokes(d):
    lines = []
    words = d.split()
    at = 0
    while at < len(words):
        if words[at] not in 'ML': raise SystemExit(f'not a line: {words[at]}')
        point = (float(words[at + 1]), float(words[at + 2]))
        if words[at] == 'M': lines.append([point])
        else: lines[-1].append(point)
        at += 3
    return '|'.join(' '.join(f'{round(x)} {round(-y)}' for x, y in thinned(line)) for line in lines)


def hand(name, text):
    of = glyphs(name)
    rows = [f"  {letter if letter.isalpha() else repr(letter)}: [{round(of[letter][0])}, '{strokes(of[letter][1])}']," for letter in sorted(set(text))]
    return '{\n' + '\n'.join(rows) + '\n}'


open(out, 'w').write(f"""/** A letter: how far the next one is, and its strokes, point by point, in thousandths of the size, downwards from the line. */
export type Letter = readonly [advance: number, strokes: string]

/** From EMS Tech. */
export const PUPIL: Readonly<Record<string, Letter>> = {hand('EMSTech', PUPIL)}

/** From EMS Allure. */
export const TEACHER: Readonly<Record<string, Letter>> = {hand('EMSAllure', TEACHER)}
""")

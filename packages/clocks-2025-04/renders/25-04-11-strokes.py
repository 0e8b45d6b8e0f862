"""
The hand of 25-04-11 I Will Not Be Late, out of a single-line font for pen plotters: the strokes of the letters that
are needed, thinned and in thousandths of the size.

  python3 25-04-11-strokes.py EMSAllure.svg ../src/25-04-11/strokes.ts

EMSAllure.svg lies in svg_fonts of the npm package hersheytext 2.0.0.
"""
import html, re, sys
from math import hypot

source, out = sys.argv[1:3]
TEXT = "I will not be minutes late for 0123456789 one two three four five six seven eight nine ten eleven twelve o'clock."
# Joined anew, so that the letter after begins where this one ends; and a dot that keeps off its neighbour.
JOINED = {
    's': [372, '-32 -183 9 -217 66 -328 117 -394 249 -447 293 -454 343 -444 350 -413 343 -381 328 -365|54 -274 72 -233 161 -183 198 -135 195 -88 151 -35 32 28 -25 32 -35 19 -35 -16 -16 -35'],
    'i': [249, '-32 -183 38 -236 60 -328 -38 -85 -19 -22 54 -6 132 -69 183 -129 217 -183|158 -568 134 -512'],
    'w': [606, '69 -346 -13 -227 -57 -120 -63 -69 -50 -32 -3 -19 57 -41 120 -113 236 -310 265 -307 205 -176 195 -85 224 -32 280 -16 391 -82 501 -205 561 -312 566 -375 540 -410 510 -385 530 -330 574 -300'],
    'e': [346, '66 -170 217 -249 252 -306 239 -350 180 -356 16 -252 -35 -192 -66 -139 -72 -88 -50 -44 32 -9 170 -44 277 -135 315 -183'],
    'o': [391, '195 -337 142 -365 66 -315 -6 -233 -41 -161 -57 -76 13 -9 101 -41 183 -110 230 -208 239 -266 222 -318 196 -340|208 -330 236 -272 286 -240 359 -226'],
}


def glyphs():
    text = open(source, encoding='utf8').read()
    found = {}
    for tag in re.findall(r'<glyph\s([^>]*?)/?>', text, re.S):
        of = dict(re.findall(r'([\w-]+)="([^"]*)"', tag))
        if 'unicode' in of:
            found[html.unescape(of['unicode'])] = (float(of.get('horiz-adv-x', 378)), of.get('d', ''))
    return found


def thinned(points, least=4):
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
    lines, words, at = [], d.split(), 0
    while at < len(words):
        point = (float(words[at + 1]), float(words[at + 2]))
        if words[at] == 'M': lines.append([point])
        else: lines[-1].append(point)
        at += 3
    return '|'.join(' '.join(f'{round(x)} {round(-y)}' for x, y in thinned(line)) for line in lines)


of = glyphs()
rows = []
for letter in sorted(set(TEXT) - {' '}):
    advance, line = JOINED.get(letter) or (round(of[letter][0]), strokes(of[letter][1]))
    name = letter if letter.isalpha() else '"\'"' if letter == "'" else f"'{letter}'"
    rows.append(f"  {name}: [{advance}, '{line}'],")
open(out, 'w').write("""/** A letter: how far the next one is, and its strokes, point by point, in thousandths of the size, downwards from the line. */
export type Letter = readonly [advance: number, strokes: string]

/** From EMS Allure: what the sentence is made of. */
export const LETTERS: Readonly<Record<string, Letter>> = {
""" + '\n'.join(rows) + '\n}\n')

"""Finds the pen's way through the words of "Penmanship": the middle of each stroke of Playwrite France Traditionnelle.

usage: python3 25-07-11-strokes.py WORDS.png WORDS.json OUT.ts [PREVIEW.png]

WORDS.png shows each word of WORDS.json in a row of 560 pixels, from 60 on, in the thinnest cut at 160 pixels. Lines are
thinned to their middle (Zhang and Suen, 1984); where they cross, the pen goes straight on; what is left is written from
left to right. Points are given in 48ths of the height of a small letter, from the line and from where the word begins,
each as its way from the last one: two characters, of which "M" is nought.
"""
import json
import math
import sys
import numpy as np
from PIL import Image, ImageDraw

picture, names, out = sys.argv[1:4]
words = json.load(open(names))
sheet = np.asarray(Image.open(picture).convert("L")) < 128
ROW, LEFT = 560, 60


def thinned(ink):
    ink = ink.astype(np.uint8)
    while True:
        before = ink.copy()
        for first in (True, False):
            p = np.pad(ink, 1)
            n = [p[:-2, 1:-1], p[:-2, 2:], p[1:-1, 2:], p[2:, 2:], p[2:, 1:-1], p[2:, :-2], p[1:-1, :-2], p[:-2, :-2]]
            count = sum(x.astype(int) for x in n)
            turns = sum(((n[i] == 0) & (n[(i + 1) % 8] == 1)).astype(int) for i in range(8))
            a, b = ((n[0] & n[2] & n[4]), (n[2] & n[4] & n[6])) if first else ((n[0] & n[2] & n[6]), (n[0] & n[4] & n[6]))
            ink = ink & ~((count >= 2) & (count <= 6) & (turns == 1) & (a == 0) & (b == 0)).astype(np.uint8) & 1
        if (ink == before).all():
            return ink


def edges_of(skeleton):
    pixels = set(zip(*np.nonzero(skeleton)[::-1]))
    near = lambda p: [(p[0] + i, p[1] + j) for i in (-1, 0, 1) for j in (-1, 0, 1)
                      if (i or j) and (p[0] + i, p[1] + j) in pixels]

    def arms(p):
        ring = [(0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)]
        on = [(p[0] + i, p[1] + j) in pixels for i, j in ring]
        return sum(not on[i] and on[(i + 1) % 8] for i in range(8))

    knots = {p for p in pixels if arms(p) >= 3}
    knots |= {q for p in knots for q in near(p)}
    node = {}
    for p in knots:
        if p in node:
            continue
        stack, name = [p], len(set(node.values()))
        while stack:
            q = stack.pop()
            if q in node:
                continue
            node[q] = name
            stack += [r for r in near(q) if r in knots]
    plain = pixels - knots
    seen, edges = set(), []
    ends = [p for p in plain if len([q for q in near(p) if q in plain]) <= 1]
    for start in ends + sorted(plain):
        if start in seen:
            continue
        line, here = [start], start
        seen.add(start)
        while True:
            following = [q for q in near(here) if q in plain and q not in seen]
            if not following:
                break
            following.sort(key=lambda q: abs(q[0] - here[0]) + abs(q[1] - here[1]))
            here = following[0]
            seen.add(here)
            line.append(here)
        touch = lambda p: next((node[q] for q in near(p) if q in node), None)
        head, tail = touch(line[0]), touch(line[-1])
        if len(line) == 1 and head is not None:
            both = sorted({node[q] for q in near(line[0]) if q in node})
            head, tail = (both[0], both[-1]) if len(both) > 1 else (head, None)
        edges.append([line, head, tail])
    centre = {}
    for name in set(node.values()):
        points = [p for p in node if node[p] == name]
        centre[name] = (sum(p[0] for p in points) / len(points), sum(p[1] for p in points) / len(points))
    return edges, centre


def merged(edges, centre):
    """Two knots with a short way between them are one crossing; short ends that hang on a knot are none."""
    for edge in list(edges):
        line, head, tail = edge
        if len(line) < 10 and head is not None and tail is not None and head != tail:
            edges.remove(edge)
            for other in edges:
                other[1:] = [head if name == tail else name for name in other[1:]]
            centre[head] = tuple((a + b) / 2 for a, b in zip(centre[head], centre[tail]))
        elif len(line) < 4 and (head is None) != (tail is None):
            edges.remove(edge)
    return [edge for edge in edges if not (len(edge[0]) < 8 and edge[1] is not None and edge[1] == edge[2])]


def joined(edges, centre):
    def way(edge, at_head):
        line = edge[0] if at_head else edge[0][::-1]
        far = line[min(len(line) - 1, 16)]
        near = line[min(len(line) - 1, 1)]
        return math.atan2(far[1] - near[1], far[0] - near[0]) if far != near else 0

    partner = {}
    for name in centre:
        arms = [(i, h) for i, e in enumerate(edges) for h in (True, False) if e[1 if h else 2] == name]
        pairs = []
        for a in range(len(arms)):
            for b in range(a):
                bend = abs(math.pi - abs((way(edges[arms[a][0]], arms[a][1]) - way(edges[arms[b][0]], arms[b][1]) + math.pi) % (2 * math.pi) - math.pi))
                pairs.append((bend, arms[a], arms[b]))
        for bend, a, b in sorted(pairs):
            if bend < 1.15 and a not in partner and b not in partner:
                partner[a], partner[b] = b, a
    used, strokes = set(), []
    starts = [(i, h) for i in range(len(edges)) for h in (True, False) if (i, h) not in partner]
    for i, h in starts + [(i, True) for i in range(len(edges))]:
        if i in used:
            continue
        points = []
        while i not in used:
            used.add(i)
            line, head, tail = edges[i] if h else (edges[i][0][::-1], edges[i][2], edges[i][1])
            if head is not None:
                points.append(centre[head])
            points += line
            if tail is not None:
                points.append(centre[tail])
            onward = partner.get((i, not h))
            if onward is None:
                break
            i, h = onward
        strokes.append(points)
    return strokes


def smoothed(points):
    p = np.array(points, float)
    for _ in range(14):
        q = p.copy()
        q[1:-1] = (p[:-2] + 2 * p[1:-1] + p[2:]) / 4
        p = q
    return p


def fewer(p, slack):
    if len(p) < 3:
        return list(map(tuple, p))
    a, b = p[0], p[-1]
    d = b - a
    off = np.abs(d[0] * (p[:, 1] - a[1]) - d[1] * (p[:, 0] - a[0])) / (np.hypot(*d) or 1) if np.hypot(*d) > 1 else np.hypot(*(p - a).T)
    k = int(off.argmax())
    return [tuple(a), tuple(b)] if off[k] < slack else fewer(p[: k + 1], slack)[:-1] + fewer(p[k:], slack)


def dots_of(ink):
    left, dots = set(zip(*np.nonzero(ink)[::-1])), []
    while left:
        stack, blob = [left.pop()], []
        while stack:
            x, y = stack.pop()
            blob.append((x, y))
            for q in [(x + i, y + j) for i in (-1, 0, 1) for j in (-1, 0, 1)]:
                if q in left:
                    left.remove(q)
                    stack.append(q)
        if np.ptp(np.array(blob), 0).max() < 16:
            dots.append(np.array([np.mean(blob, 0), np.mean(blob, 0) + [0, 2]]))
    return dots


def healed(strokes):
    """Joins what goes on where another ends."""
    strokes = list(strokes)
    ways = lambda p: np.arctan2(*(p[-1] - p[max(0, len(p) - 14)])[::-1])
    for a in range(len(strokes)):
        for b in range(len(strokes)):
            if a == b or strokes[a] is None or strokes[b] is None:
                continue
            for one in (strokes[a], strokes[a][::-1]):
                for other in (strokes[b], strokes[b][::-1]):
                    turn = abs((ways(one) - ways(other[::-1])) % (2 * math.pi) - math.pi)
                    if np.hypot(*(one[-1] - other[0])) < 27 and turn < 1.15:
                        strokes[a], strokes[b] = np.vstack([one, other]), None
                        return healed([p for p in strokes if p is not None])
    return strokes


def ends_well(p):
    dx, dy = p[-1] - p[0]
    return dx >= 0 if abs(dx) > 0.3 * abs(dy) else dy >= 0


def strokes_of(word, row):
    ink = sheet[row * ROW:(row + 1) * ROW]
    edges, centre = edges_of(thinned(ink))
    found = joined(merged(edges, centre), centre)
    result = []
    for points in found:
        p = smoothed(points)
        result.append(p)
    tiny = lambda p: np.ptp(p[:, 0]) + np.ptp(p[:, 1]) < 12
    by = lambda p: min(np.hypot(*(q - p[0]).T).min() for q in result if not tiny(q))
    result = [p for p in result if not tiny(p) or by(p) > 14]
    result = [p if ends_well(p) else p[::-1] for p in map(smoothed, healed(result))]
    result += dots_of(ink)
    body = [p for p in result if len(p) > 70 or np.ptp(p[:, 1]) > 30]
    rest = [p for p in result if not (len(p) > 70 or np.ptp(p[:, 1]) > 30)]
    return sorted(body, key=lambda p: p[0][0]) + sorted(rest, key=lambda p: p[0][0])


def extent(word):
    rows = np.nonzero(sheet[words.index(word) * ROW:(words.index(word) + 1) * ROW].any(1))[0]
    return rows[0], rows[-1]


every = [strokes_of(word, row) for row, word in enumerate(words)]
low = max(p[:, 1].max() for p in every[words.index("seven")])
high = min(p[:, 1].min() for p in every[words.index("seven")] if True)
nine = every[words.index("one")]
top = min(p[:, 1].min() for p in nine)
base = max(p[:, 1].max() for p in nine)
unit = (base - top) / 48
print("small letters", top, base, "unit", unit)
lines = []
preview = Image.new("RGB", (1500, ROW * len(words)), "white")
draw = ImageDraw.Draw(preview)
hues = ["#d00", "#06c", "#090", "#c0c", "#e80", "#088", "#555"]
total = 0
for row, (word, strokes) in enumerate(zip(words, every)):
    start = min(p[:, 0].min() for p in strokes)
    width = max(p[:, 0].max() for p in strokes) - start
    coded = []
    for index, p in enumerate(strokes):
        points = fewer(p, 0.42)
        draw.line([(x, y + row * ROW) for x, y in points], fill=hues[index % 7], width=3)
        x0, y0 = points[0]
        draw.text((x0, y0 + row * ROW - 14), str(index), fill="black")
        grid = [(round((x - start) / unit), round((y - base) / unit)) for x, y in points]
        grid = [q for k, q in enumerate(grid) if k == 0 or q != grid[k - 1]]
        if len(grid) == 1:
            grid.append((grid[0][0], grid[0][1] + 1))
        total += len(grid)
        coded.append(grid)
    text, last = [], (0, 0)
    for grid in coded:
        piece = ""
        for q in grid:
            for now, then in zip(q, last):
                step = now - then
                piece += "~" + "".join(chr(77 + part) for part in (step // 30, step % 30)) if abs(step) > 36 else chr(77 + step)
            last = q
        text.append(piece)
    lines.append(f"  {json.dumps(word, ensure_ascii=False)}: [{round(width / unit)}, {json.dumps(' '.join(text))}],")
print("points", total)
open(out, "w").write("\n".join(lines) + "\n")
if len(sys.argv) > 4:
    preview.save(sys.argv[4])

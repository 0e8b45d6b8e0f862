"""Makes the two swatches of 25-07-30 of islands: python3 25-07-30-camouflage.py LAND_TOPOLOGY OUT_DIR

LAND_TOPOLOGY is land-10m.json of world-atlas (Natural Earth). Both swatches repeat in all directions. Each tone of one
is as light as the same tone of the other, so that without their colours nothing tells them apart.
"""
import json
import math
import random
import sys
from pathlib import Path

from PIL import Image, ImageDraw

topology = json.load(open(sys.argv[1]))
scale, shift = topology["transform"]["scale"], topology["transform"]["translate"]
arcs = []
for arc in topology["arcs"]:
    x = y = 0
    line = []
    for dx, dy in arc:
        x, y = x + dx, y + dy
        line.append((x * scale[0] + shift[0], y * scale[1] + shift[1]))
    arcs.append(line)


def ring(indices):
    points = []
    for index in indices:
        line = arcs[index] if index >= 0 else arcs[~index][::-1]
        points += line[1:] if points else line
    return points


islands = []
for geometry in topology["objects"]["land"]["geometries"]:
    polygons = geometry["arcs"] if geometry["type"] == "MultiPolygon" else [geometry["arcs"]]
    for polygon in polygons:
        points = ring(polygon[0])
        if len(points) < 60 or len(points) > 4000:
            continue
        middle = sum(y for _, y in points) / len(points)
        if middle < -62:
            continue
        squeeze = math.cos(math.radians(middle))
        points = [(x * squeeze, -y) for x, y in points]
        left, right = min(x for x, _ in points), max(x for x, _ in points)
        top, bottom = min(y for _, y in points), max(y for _, y in points)
        reach = max(right - left, bottom - top)
        if min(right - left, bottom - top) < reach * 0.3:
            continue
        centre = ((left + right) / 2, (top + bottom) / 2)
        islands.append([((x - centre[0]) / reach, (y - centre[1]) / reach) for x, y in points])
print(len(islands), "islands")


def linear(value):
    value /= 255
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def lightness(colour):
    r, g, b = map(linear, colour)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def as_light(colour, wanted):
    """The colour mixed with black or white until it is as light as wanted."""
    low, high = -1.0, 1.0
    for _ in range(40):
        part = (low + high) / 2
        mixed = tuple(c + (255 - c) * part if part > 0 else c * (1 + part) for c in colour)
        low, high = (part, high) if lightness(mixed) < wanted else (low, part)
    return tuple(round(c) for c in mixed)


FINE = 2
SEA = [(34, 62, 128), (21, 36, 78), (74, 112, 205), (150, 181, 244)]
PLUM = [(82, 34, 140), (48, 18, 86), (138, 86, 214), (200, 168, 252)]
PLUM = [as_light(colour, lightness(tone)) for colour, tone in zip(PLUM, SEA)]
print(PLUM)


def swatch(size, palette, strays, seed, name):
    """A square of islands in four tones; of the small last ones some have the other cloth's tones."""
    chance = random.Random(seed)
    wide = size * FINE
    image = Image.new("RGB", (wide, wide), palette[0])
    draw = ImageDraw.Draw(image)
    count = round(430 * (size / 1280) ** 2)
    for index in range(count):
        tone = (2, 1, 0, 1, 2, 3, 1, 2)[index % 8]
        shape = chance.choice(islands)
        small = index > count * 0.66
        reach = 1280 * FINE * (chance.uniform(0.035, 0.095) if small else chance.uniform(0.07, 0.17))
        turn = chance.uniform(0, 2 * math.pi)
        c, s = math.cos(turn) * reach, math.sin(turn) * reach
        # Broader than high, as what grows and what is sprayed on tanks.
        x0, y0 = chance.uniform(0, wide), chance.uniform(0, wide)
        points = [(x * c - y * s, (x * s + y * c) * 0.8) for x, y in shape]
        colour = (strays if small and index % 5 < 2 else palette)[tone]
        for dx in (-wide, 0, wide):
            for dy in (-wide, 0, wide):
                draw.polygon([(x + x0 + dx, y + y0 + dy) for x, y in points], fill=colour)
    image = image.resize((size, size), Image.BOX).quantize(24, method=Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE).convert("RGB")
    image.save(Path(sys.argv[2]) / f"{name}.webp", lossless=True, quality=100, method=6)


swatch(1280, SEA, PLUM, 3, "sea")
swatch(960, PLUM, SEA, 8, "plum")

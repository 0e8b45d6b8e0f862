"""
The rack of 25-08-31 Inventory, pixel by pixel: David Gervais's potions in their places, full and empty, with the light
of each on the wood round it; coins and torches twice as large by Scale2x; wood for the rest.

  python3 25-08-31.py items-before.webp ../src/25-08-31/items.webp

The first is the sheet as the clock had it before (potions by Scale3x in cells of 60 by 81, eight to a row).
"""
import sys
import numpy as np
from PIL import Image

before = np.asarray(Image.open(sys.argv[1]).convert('RGBA')).astype(int)
WIDE, HIGH, FLOOR = 62, 98, 84
chance = np.random.default_rng(31)
BAYER = np.array([[0, 8, 2, 10], [12, 4, 14, 6], [3, 11, 1, 9], [15, 7, 13, 5]]) / 16
BACK = np.array([(40, 21, 21), (50, 27, 24), (61, 34, 28), (74, 42, 32)])
FACE = np.array([(92, 52, 31), (114, 67, 38), (138, 84, 47), (166, 106, 60)])
TINY = {'0': '75557', '1': '26227', '2': '71747', '3': '71717', '4': '55711', '5': '74717', '6': '74757', '7': '71122', '8': '75757', '9': '75717'}


def wood(width, height, tones, plank, across=False):
    """Boards of a few tones, with their grain; it repeats at its edges."""
    if across:
        return wood(height, width, tones, plank).transpose(1, 0, 2)
    out = np.zeros((height, width), int)
    for left in range(0, width, plank):
        base = 1 + chance.integers(0, 2)
        out[:, left:left + plank] = base
        for _ in range(plank // 2):
            x = left + chance.integers(1, plank)
            y, long = chance.integers(0, height), chance.integers(height // 4, height)
            tone = base + chance.choice([-1, 1])
            for step in range(long):
                drift = int(1.4 * np.sin((y + step) * 2 * np.pi / height))
                out[(y + step) % height, min(left + plank - 1, max(left, x + drift))] = tone
        out[:, left] = 0
    return tones[np.clip(out, 0, len(tones) - 1)].astype(float)


def dither(level, height, width, steps=5):
    """A level of light in so many steps, and a screen of pixels between two of them."""
    screen = np.tile(BAYER, (height // 4 + 1, width // 4 + 1))[:height, :width]
    return np.floor(level * steps + screen) / steps


def double(sprite):
    """Scale2x."""
    p = sprite
    e = np.pad(p, ((1, 1), (1, 1), (0, 0)), mode='edge')
    a, d, c, b = e[:-2, 1:-1], e[2:, 1:-1], e[1:-1, :-2], e[1:-1, 2:]
    same = lambda m, n: (m == n).all(2)
    out = p.repeat(2, 0).repeat(2, 1)
    for (oy, ox, m, n, x, y) in ((0, 0, c, a, d, b), (0, 1, a, b, c, d), (1, 0, d, c, b, a), (1, 1, b, d, a, c)):
        take = same(m, n) & ~same(m, x) & ~same(n, y)
        out[oy::2, ox::2][take] = n[take]
    return out


def figures(rgb, text, x, y, colour, shade):
    for at, figure in enumerate(text):
        for row, bits in enumerate(TINY[figure]):
            for column in range(3):
                if int(bits) & (4 >> column):
                    px, py = x + at * 8 + column * 2, y + row * 2
                    rgb[py + 1:py + 3, px:px + 2] = shade
    for at, figure in enumerate(text):
        for row, bits in enumerate(TINY[figure]):
            for column in range(3):
                if int(bits) & (4 >> column):
                    px, py = x + at * 8 + column * 2, y + row * 2
                    rgb[py:py + 2, px:px + 2] = colour


back, face = wood(WIDE * 6, FLOOR, BACK, 31), wood(WIDE * 6, HIGH - FLOOR, FACE, HIGH - FLOOR, True)


def place(hour, full):
    column = (hour - 1) % 6
    shape = hour if hour < 24 else 11
    sprite = before[shape // 8 * 81:shape // 8 * 81 + 81, shape % 8 * 60:shape % 8 * 60 + 60]
    rgb, alpha = sprite[..., :3].astype(float), sprite[..., 3] > 127
    most, least = rgb.max(2), rgb.min(2)
    rows = np.arange(81)[:, None]
    cork = alpha & (rows < np.nonzero(alpha.any(1))[0][0] + 13) & (rgb[..., 0] > rgb[..., 2] + 40)
    liquid = alpha & ~cork & (most - least > 60)
    cell = np.concatenate([back[:, column * WIDE:(column + 1) * WIDE], face[:, column * WIDE:(column + 1) * WIDE]]).copy()
    y, x = np.mgrid[0:HIGH, 0:WIDE]
    # The shelf above keeps the light off.
    cell[:FLOOR] *= (1 - 0.62 * dither(np.clip(1 - y[:FLOOR] / 26, 0, 1), FLOOR, WIDE))[..., None]
    if full:
        hue = rgb[liquid].mean(0)
        hue = np.clip(hue * 235 / hue.max(), 0, 255)
        cy = np.nonzero(liquid)[0].mean() + 3
        glow = np.clip(1.1 - np.hypot((x - 30.5) / 30, (y - cy) / 52), 0, 1) ** 0.8
        glow[FLOOR:] *= 0.5
        light = dither(glow, HIGH, WIDE, 6)[..., None]
        cell = cell * (1 - 0.5 * light) + hue * 0.62 * light
    # The upper edge of the shelf, and its foot.
    edge = np.clip(1 - np.abs(x[0] - 30.5) / 34, 0, 1)
    lit = (hue if full else np.array([150, 104, 66])) * (0.35 + 0.5 * dither(edge, 1, WIDE)[0])[:, None]
    cell[FLOOR] = np.maximum(lit, [96, 58, 36])
    cell[FLOOR + 1] = np.maximum(lit * 0.6, [120, 76, 46])
    cell[HIGH - 1] = (24, 12, 12)
    cell[HIGH - 2] = (52, 29, 22)
    text = str(hour)
    figures(cell, text, 31 - (len(text) * 8 - 2) // 2, FLOOR + 2, (255, 214, 120) if full else (52, 27, 20), (44, 22, 16) if full else (176, 118, 70))
    if not full:
        # Empty: the cork is out, and one sees the dark through the glass.
        tone = np.where(most > 190, 3, np.where(most > 120, 2, np.where(most > 60, 1, 0)))
        glass = np.array([(34, 24, 32), (52, 42, 52), (70, 60, 72), (112, 104, 116)])[tone]
        glass[liquid & (tone == 3)] = (66, 54, 66)
        glass[liquid & (tone == 2)] = (56, 45, 57)
        dark = alpha & (most < 50)
        rgb = glass.astype(float)
        rgb[dark] = (20, 11, 14)
        rgb[cork] = (78, 68, 80)
        top = np.nonzero(cork)[0]
        if len(top):
            alpha = alpha & ~((rows < top.min() + 3) & (rows >= 0))
    under = np.zeros((HIGH, WIDE), bool)
    under[4:85, 1:61] = alpha
    sprite = np.zeros((HIGH, WIDE, 3))
    sprite[4:85, 1:61] = rgb
    cell = np.where(under[..., None], sprite, cell)
    return cell


def opaque(rgb):
    return np.dstack([np.clip(rgb, 0, 255), np.full(rgb.shape[:2], 255)])


sheet = np.zeros((4 * HIGH + 350, WIDE * 12, 4))
for hour in range(1, 25):
    row, column = (hour - 1) // 6, (hour - 1) % 6
    for full in (0, 1):
        sheet[row * HIGH:(row + 1) * HIGH, (column + 6 * full) * WIDE:(column + 6 * full + 1) * WIDE] = opaque(place(hour, full))
base = 4 * HIGH


def put(sprite, x, y):
    sheet[base + y:base + y + sprite.shape[0], x:x + sprite.shape[1]] = sprite


def old(x, y, width, height):
    return before[y:y + height, x:x + width]


for left, width, height, x in ((0, 50, 31, 0), (100, 44, 26, 220)):
    coin = double(old(left, 280, width, height))
    put(coin, x, 0)
    # Where one is missing: its rim alone, every other pixel.
    a = np.pad(coin[..., 3] > 127, 2)
    rim = a & ~(np.roll(a, 2, 0) & np.roll(a, -2, 0) & np.roll(a, 2, 1) & np.roll(a, -2, 1))
    rim = rim[2:-2, 2:-2]
    y, x2 = np.mgrid[0:coin.shape[0], 0:coin.shape[1]]
    solid = coin[..., 3] > 127
    ghost = np.zeros(coin.shape)
    ghost[solid] = (44, 23, 22, 255)
    ghost[rim & ((x2 // 2 + y // 2) % 2 == 0)] = (190, 140, 70, 255) if left == 0 else (186, 104, 66, 255)
    put(ghost, x + coin.shape[1] + 4, 0)
    # Its shadow, every other pixel, so that where two lie over each other they are one.
    shadow = np.zeros(coin.shape)
    shadow[solid & ((x2 // 2 + y // 2) % 2 == 0)] = (14, 6, 9, 255)
    put(shadow, 404 if left == 0 else 508, 0)
put(double(old(200, 280, 17, 36)), 0, 70)
put(double(old(220, 280, 17, 10)), 40, 70)
put(double(old(240, 280, 17, 21)), 80, 70)
for picture in range(4):
    put(double(old(124 + picture * 20, 244, 18, 32)), 120 + picture * 40, 70)
# What a flame throws on the wall behind.
y, x = np.mgrid[0:160, 0:160]
glow = dither(np.clip(1 - np.hypot(x - 79.5, y - 79.5) / 80, 0, 1) ** 1.2, 160, 160, 6)
put(np.dstack([np.full((160, 160), 255), np.full((160, 160), 150), np.full((160, 160), 56), glow * 150]), 300, 70)
put(opaque(wood(124, 128, BACK, 31)), 0, 150)
put(opaque(wood(128, 16, FACE, 16, True)), 130, 150)
Image.fromarray(sheet.round().astype(np.uint8)).crop((0, 0, WIDE * 12, base + 280)).save(sys.argv[2], lossless=True, quality=100, method=6, exact=False)

"""
The fruit on the reels of 25-05-24 Fruit Machine, as a stone printed them about 1900: flat tints, and over them a dark
plate of engraved lines that follow each form and swell where it turns from the light.

  python3 25-05-24-fruit.py ../src/25-05-24/fruit.webp

Six pictures in a row: cherries, bell, lemon, grapes, watermelon, orange.
"""
import sys
import numpy as np
from PIL import Image, ImageDraw, ImageFilter

SIDE, FINE = 240, 4
N = SIDE * FINE
Y, X = np.mgrid[0:N, 0:N].astype(np.float32) / N * 100
LIGHT = np.array([-0.46, -0.56, 0.69])
INK = np.array([58, 20, 24], float)
RED, GREEN, GOLD, LEMON = (198, 38, 36), (66, 122, 70), (226, 160, 44), (244, 208, 66)
PURPLE, ORANGE, PALE, RIND = (122, 52, 104), (233, 128, 38), (250, 232, 190), (72, 128, 74)
chance = np.random.default_rng(24)


class Print:
    def __init__(self):
        self.tint = np.zeros((N, N, 4), np.float32)
        self.key = np.zeros((N, N), np.float32)

    def flat(self, mask, colour, light=None):
        """A tint, bare where the light strikes, and nothing of what lay under it on the key."""
        rgb = np.broadcast_to(np.array(colour, float), (N, N, 3)).copy()
        if light is not None:
            glow = np.clip((light - 0.8) / 0.2, 0, 1)[..., None]
            shade = np.clip((0.5 - light) / 0.9, 0, 1)[..., None]
            rgb = rgb * (1 - 0.75 * glow) + np.array(PALE, float) * 0.75 * glow
            rgb = rgb * (1 - 0.34 * shade)
        a = mask[..., None]
        self.tint[..., :3] = self.tint[..., :3] * (1 - a) + rgb * a
        self.tint[..., 3] = np.maximum(self.tint[..., 3], mask)
        self.key *= 1 - mask

    def lines(self, mask, along, light, every, most=0.74):
        """Engraved lines: as broad as it is dark."""
        dark = np.clip((0.74 - light) / 1.05, 0, most)
        dark = np.where(dark < 0.09, 0, dark)
        self.key = np.maximum(self.key, mask * ((along / every) % 1 < dark))

    def edge(self, mask, width=1.1):
        grown = np.asarray(Image.fromarray((mask * 255).astype(np.uint8)).filter(ImageFilter.GaussianBlur(width * N / 260)), np.float32) / 255
        self.key = np.maximum(self.key, mask * (grown < 0.86) * (grown > 0.05))

    def ball(self, x, y, r, colour, every=3.1, tilt=0.5):
        u, v = (X - x) / r, (Y - y) / r
        d = u * u + v * v
        mask = (d < 1).astype(np.float32)
        z = np.sqrt(np.clip(1 - d, 0, 1))
        light = u * LIGHT[0] + v * LIGHT[1] + z * LIGHT[2]
        self.flat(mask, colour, light)
        # Circles of latitude round a tilted pole.
        pole = np.arcsin(np.clip(v * np.cos(tilt) + z * np.sin(tilt), -1, 1))
        self.lines(mask, pole * r, light, every)
        self.edge(mask)
        return mask, light

    def pores(self, mask, many, across, down, broadest, dark):
        for _ in range(many):
            x, y = chance.uniform(*across), chance.uniform(*down)
            dot = ((X - x) ** 2 + (Y - y) ** 2 < chance.uniform(0.25, broadest)).astype(np.float32)
            self.key = np.maximum(self.key, mask * dot * dark)

    def leaf(self, x, y, degrees, size):
        turn = np.radians(degrees)
        u, v = ((X - x) * np.cos(turn) + (Y - y) * np.sin(turn)) / size, (-(X - x) * np.sin(turn) + (Y - y) * np.cos(turn)) / size
        half = 0.3 * np.clip(np.sin(np.clip(u, 0, 1) * np.pi), 0, 1) ** 0.8 * (1 - 0.25 * u)
        mask = ((u > 0) & (u < 1) & (np.abs(v) < half)).astype(np.float32)
        light = np.where(v < 0, 0.75, 0.25) - 0.3 * u
        self.flat(mask, GREEN, light)
        self.lines(mask, (u - np.abs(v) * 0.9) * size, light, 3.0, 0.5)
        self.key = np.maximum(self.key, mask * (np.abs(v) < 0.022))
        self.edge(mask, 0.9)

    def stem(self, points, width, colour=(110, 92, 44)):
        sheet = Image.new('L', (N, N), 0)
        pen = ImageDraw.Draw(sheet)
        t = np.linspace(0, 1, 60)[:, None]
        p = [np.array(q, float) for q in points]
        curve = (1 - t) ** 2 * p[0] + 2 * t * (1 - t) * p[1] + t * t * p[2]
        for (cx, cy), part in zip(curve, t[:, 0]):
            r = width * (1 - 0.3 * part) / 2
            pen.ellipse([(cx - r) * N / 100, (cy - r) * N / 100, (cx + r) * N / 100, (cy + r) * N / 100], fill=255)
        mask = np.asarray(sheet, np.float32) / 255
        self.flat(mask, colour)
        self.edge(mask, 0.8)

    def picture(self):
        # The plates never lay quite true.
        key = np.roll(self.key, (FINE, FINE // 2), (0, 1)) * (0.8 + 0.2 * chance.random((N, N)))
        a = np.maximum(self.tint[..., 3], key)
        rgb = self.tint[..., :3] * (1 - key[..., None]) + INK * key[..., None]
        rgba = np.dstack([rgb * a[..., None], a * 255])
        small = rgba.reshape(SIDE, FINE, SIDE, FINE, 4).mean((1, 3))
        alpha = np.clip(small[..., 3:], 1, 255)
        return Image.fromarray(np.dstack([np.clip(small[..., :3] / (alpha / 255), 0, 255), small[..., 3]]).astype(np.uint8))


def cherries():
    p = Print()
    p.stem([(70, 52), (72, 26), (56, 7)], 3)
    p.ball(71, 71, 23, RED, every=2.9, tilt=0.7)
    p.stem([(30, 48), (34, 22), (56, 7)], 3)
    p.ball(29, 67, 25, RED, every=2.9, tilt=0.7)
    p.leaf(56, 9, 22, 42)
    return p


def bell():
    p = Print()
    p.ball(50, 86, 9, GOLD, every=2.6)
    y = (Y - 14) / 68
    inside = np.clip(y, 0, 1)
    radius = 15 + 13 * inside + 17 * inside ** 5 - 13 * np.clip(1 - inside * 5, 0, 1) ** 2
    mask = ((y > 0) & (y < 1) & (np.abs(X - 50) < radius)).astype(np.float32)
    nx = np.clip((X - 50) / radius, -1, 1)
    light = nx * LIGHT[0] * 1.5 + np.sqrt(1 - nx * nx) * 0.82 - 0.25 * np.clip(inside - 0.8, 0, 1)
    p.flat(mask, GOLD, light)
    p.lines(mask, Y + 5 * np.sqrt(1 - nx * nx), light, 2.8)
    for at in (0.62, 0.86):
        p.key = np.maximum(p.key, mask * (np.abs(y + 0.07 * np.sqrt(1 - nx * nx) - at - 0.07) < 0.012))
    p.edge(mask)
    rim = (((X - 50) / 46) ** 2 + ((Y - 81) / 6) ** 2 < 1).astype(np.float32)
    p.flat(rim, GOLD, light * 0.8)
    p.lines(rim, X, light * 0.8, 2.8, 0.5)
    p.edge(rim)
    p.stem([(43, 15), (50, -4), (57, 15)], 4, GOLD)
    return p


def lemon():
    p = Print()
    c, s = np.cos(-0.35), np.sin(-0.35)
    u, v = ((X - 50) * c + (Y - 56) * s) / 44, (-(X - 50) * s + (Y - 56) * c) / 31
    far = np.abs(u)
    body = np.sqrt(np.clip(1 - (far / 0.88) ** 2.1, 0, 1))
    tip = 0.27 * np.sqrt(np.clip(1 - ((far - 0.6) / 0.42) ** 2, 0, 1)) * (far > 0.5)
    # The body runs into the tip without a corner.
    half = (body ** 5 + tip ** 5) ** 0.2 + 0.05 * np.exp(-(((far - 0.87) / 0.06) ** 2)) * (far < 1.0)
    mask = (np.abs(v) < half).astype(np.float32)
    q = np.clip(v / np.maximum(half, 0.01), -1, 1)
    nx, ny = (u * 0.75) * c - q * 0.8 * s, (u * 0.75) * s + q * 0.8 * c
    light = nx * LIGHT[0] + ny * LIGHT[1] + np.sqrt(np.clip(1 - nx ** 2 - ny ** 2, 0, 1)) * LIGHT[2]
    p.flat(mask, LEMON, light)
    p.lines(mask, q * np.maximum(half, 0.2) * 31, light, 3.0, 0.6)
    p.pores(mask, 90, (12, 88), (25, 88), 0.5, light > 0.25)
    p.edge(mask)
    p.leaf(22, 34, -28, 42)
    return p


def grapes():
    p = Print()
    p.stem([(50, 30), (48, 14), (62, 4)], 3.4)
    spots = []
    for row, many in enumerate((4, 5, 4, 3, 2, 1)):
        for at in range(many):
            spots.append((50 + (at - (many - 1) / 2) * 17 + chance.uniform(-1.5, 1.5), 31 + row * 11.2 + chance.uniform(-1, 1)))
    for x, y in sorted(spots, key=lambda q: -q[1]):
        p.ball(x, y, 10.4, PURPLE, every=2.3, tilt=0.9)
    p.leaf(54, 22, 196, 46)
    p.leaf(52, 20, -14, 34)
    return p


def watermelon():
    p = Print()
    c, s = np.cos(-0.18), np.sin(-0.18)
    u, v = (X - 50) * c + (Y - 30) * s, -(X - 50) * s + (Y - 30) * c
    d = np.hypot(u, v)
    under = v > 0
    light = 0.55 - u / 110 - v / 120
    for r, colour in ((47, RIND), (41, PALE), (37, RED)):
        mask = ((d < r) & under).astype(np.float32)
        p.flat(mask, colour, light if r != 41 else None)
        if r == 47:
            p.lines(mask, np.arctan2(v, u) * 44, light - 0.15, 3.4)
        if r == 37:
            p.lines(mask, d + 1.2 * np.sin(np.arctan2(v, u) * 9), light - 0.05, 2.9, 0.5)
        p.edge(mask, 0.9)
    for r, many in ((26, 7), (15, 4)):
        for at in range(many):
            turn = np.pi * (at + 0.5) / many
            x, y = r * np.cos(turn), r * np.sin(turn)
            a, b = (u - x) * np.cos(turn) + (v - y) * np.sin(turn), -(u - x) * np.sin(turn) + (v - y) * np.cos(turn)
            seed = ((a / 3.1) ** 2 + (b / (1.5 + a * 0.18)) ** 2 < 1).astype(np.float32)
            p.flat(seed, (46, 24, 22))
    return p


def orange():
    p = Print()
    mask, light = p.ball(50, 57, 38, ORANGE, every=3.2, tilt=0.8)
    p.pores(mask, 150, (12, 88), (19, 95), 0.6, light > 0.3)
    p.stem([(50, 26), (50, 18), (55, 9)], 4)
    p.leaf(52, 20, -12, 44)
    p.leaf(49, 22, 200, 30)
    return p


sheet = Image.new('RGBA', (SIDE * 6, SIDE))
for at, make in enumerate((cherries, bell, lemon, grapes, watermelon, orange)):
    sheet.paste(make().picture(), (at * SIDE, 0))
sheet.save(sys.argv[1], quality=72, method=6)

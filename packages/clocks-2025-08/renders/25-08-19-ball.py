"""Hangs the steel balls of 25-08-19 before a vermilion ground and traces what they show; cuts the figures into them.

  python3 25-08-19-ball.py TYPEFACE OUT_FOLDER

A mirror ball needs no more than its normals: a ray goes in, bounces off this ball and its neighbours, and ends on the
ground, on the dark behind whoever looks, or in the one large window. A figure is wrapped round the front of a ball: its
walls lean towards the light or away from it, its floor is black enamel. Needs numpy and Pillow.
"""
import sys
from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw, ImageFilter, ImageFont

typeface, out = sys.argv[1], Path(sys.argv[2])
out.mkdir(parents=True, exist_ok=True)
SIZE, OVER = 448, 2


def colour(text):
    return np.array([int(text[i : i + 2], 16) / 255 for i in (1, 3, 5)])


def soft(low, high, value):
    t = np.clip((value - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def between(value, low, high, edge):
    return soft(low - edge, low + edge, value) * (1 - soft(high - edge, high + edge, value))


def mix(a, b, t):
    return a * (1 - t[..., None]) + b * t[..., None]


FLOOR, BACK = -1.16, -3.2


def room(origin, ray):
    """What is seen along a ray: the floor, or else a surrounding that depends on the direction alone."""
    x, y, z = np.moveaxis(ray, -1, 0)
    # Behind the balls the ground goes up without an edge; above and before them the room is pale.
    high = np.arcsin(np.clip(y, -1, 1))
    behind = soft(0.3, -0.5, z)
    ground = mix(colour('#ff6a38'), colour('#d8330f'), soft(0.0, 0.9, high))
    pale = mix(colour('#59616e'), colour('#b4bcc8'), soft(0.0, 0.22, high))
    pale = mix(pale, colour('#7b8494'), soft(0.5, 1.2, high))
    seen = mix(pale, ground, behind)
    # One large window of two by three panes, before the balls at the upper left.
    away = np.array([-0.62, 0.5, 0.6])
    away /= np.linalg.norm(away)
    right = np.cross(np.array([0, 1.0, 0]), away)
    right /= np.linalg.norm(right)
    up = np.cross(away, right)
    depth = np.maximum(ray @ away, 1e-3)
    u, v = (ray @ right) / depth, (ray @ up) / depth
    pane = between(u, -0.62, -0.03, 0.012) + between(u, 0.03, 0.62, 0.012)
    pane *= between(v, -0.86, -0.32, 0.012) + between(v, -0.26, 0.28, 0.012) + between(v, 0.34, 0.88, 0.012)
    frame = between(u, -0.68, 0.68, 0.012) * between(v, -0.92, 0.94, 0.012)
    seen = mix(seen, colour('#23262e'), frame * (ray @ away > 0.15))
    sky = mix(colour('#ffffff'), colour('#dfeaff'), soft(-0.9, 0.9, v))
    seen = mix(seen, sky, np.clip(pane, 0, 1) * (ray @ away > 0.15))
    # A narrow sheet of light at the right, that the balls' other edge is seen.
    strip = between(np.arctan2(x, z), 1.32, 1.62, 0.02) * between(high, -0.25, 0.75, 0.03)
    seen = mix(seen, colour('#ffe6da'), strip * 0.9)
    # The floor: lit from the window, darker towards whoever looks; under the balls lies their shadow.
    down = y < -1e-3
    far = (FLOOR - origin[..., 1]) / np.where(down, y, -1)
    px, pz = origin[..., 0] + far * x, origin[..., 2] + far * z
    lit = mix(colour('#ff7a48'), colour('#c9b0ab'), soft(0.2, 4.5, pz))
    lit = mix(lit, colour('#3a2a30'), soft(9, 40, pz))
    shade = np.exp(-((pz + 0.15) ** 2) / 0.5) * (1 - soft(5.0, 6.0, np.abs(px)))
    lit = lit * (1 - 0.72 * shade)[..., None]
    # The window falls on it, too.
    falls = between(px + pz * 0.7, -4.2, 2.2, 0.25) * between(pz, 1.2, 3.2, 0.2)
    lit = mix(lit, colour('#fff0e8'), falls * 0.8)
    return np.where(down[..., None], lit, seen)


def trace(point, ray, centres):
    """Follows rays that have left this ball: up to five times they meet a ball again."""
    shine = np.ones(ray.shape[:2])
    for _ in range(5):
        nearest = np.full(ray.shape[:2], np.inf)
        which = np.zeros(ray.shape)
        for centre in centres:
            away = point - np.array([centre, 0.0, 0.0])
            b = (away * ray).sum(-1)
            root = b * b - (away * away).sum(-1) + 1
            far = -b - np.sqrt(np.maximum(root, 0))
            hit = (root > 0) & (far > 1e-3) & (far < nearest)
            nearest[hit] = far[hit]
            which[hit] = (centre, 0, 0)
        met = np.isfinite(nearest)
        if not met.any():
            break
        there = point + ray * np.where(met, nearest, 0)[..., None]
        normal = there - which
        bounced = ray - 2 * (ray * normal).sum(-1)[..., None] * normal
        point = np.where(met[..., None], there, point)
        ray = np.where(met[..., None], bounced, ray)
        shine = np.where(met, shine * 0.88, shine)
    return room(point, ray) * shine[..., None]


def mirrored(normal):
    return 2 * normal[..., 2:] * normal - np.array([0, 0, 1.0])


def shrunk(picture, width, height):
    return picture.reshape(height, OVER, width, OVER, 4).mean((1, 3))


def image(picture):
    picture = picture.copy()
    picture[..., :3] /= np.maximum(picture[..., 3:], 1e-4)
    return Image.fromarray((np.clip(picture, 0, 1) * 255 + 0.5).astype('uint8'), 'RGBA')


axis = ((np.arange(SIZE * OVER) + 0.5) / (SIZE * OVER) * 2 - 1) * 1.004
X, Y = np.meshgrid(axis, -axis)
R = np.hypot(X, Y)
NORMAL = np.stack([X, Y, np.sqrt(np.maximum(0, 1 - R * R))], -1)

for name, neighbours in (('middle', (-4, -2, 2, 4)), ('left', (2, 4, 6, 8)), ('right', (-8, -6, -4, -2))):
    picture = trace(NORMAL, mirrored(NORMAL), (0, *neighbours)) 
    # Steel is greyer than what it shows.
    picture = picture * 0.62 + 0.38 * (picture @ np.array([0.3, 0.6, 0.1]))[..., None] * np.array([0.98, 1.0, 1.05])
    picture = picture * (1 - 0.45 * soft(0.93, 1, R))[..., None]
    alpha = (R < 1).astype(float)
    whole = np.concatenate([np.clip(picture, 0, 1) * alpha[..., None], alpha[..., None]], -1)
    image(shrunk(whole, SIZE, SIZE)).save(out / f'{name}.webp', quality=84, alpha_quality=90, method=6)

# The figures, eleven cells of four to a row; each cell is the middle of a ball, 0.76 of its radius each way.
CELL, REACH, TALL = 288, 0.76, 0.74
side = CELL * OVER
axis = ((np.arange(side) + 0.5) / side * 2 - 1) * REACH
X, Y = np.meshgrid(axis, -axis)
Z = np.sqrt(np.maximum(0, 1 - X * X - Y * Y))
ROUND = 2000
font = ImageFont.truetype(typeface, 1000)
top, bottom = font.getbbox('0')[1], font.getbbox('0')[3]
sheet = Image.new('RGBA', (CELL * 4, CELL * 3))
for index, figure in enumerate('0123456789:'):
    flat = Image.new('L', (ROUND, ROUND))
    left, _, right, _ = font.getbbox(figure)
    draw = ImageDraw.Draw(flat)
    draw.text((ROUND / 2 - (left + right) / 2, ROUND / 2 - (top + bottom) / 2 - (0 if figure != ':' else 95)), figure, 255, font)
    unit = (bottom - top) / 2 / TALL
    u = ROUND / 2 + np.arctan2(X, Z) * unit
    v = ROUND / 2 - np.arcsin(Y) * unit
    mask = np.asarray(flat, float)[np.clip(v, 0, ROUND - 1).astype(int), np.clip(u, 0, ROUND - 1).astype(int)]
    hole = Image.fromarray(mask.astype('uint8'))
    blurred = lambda px: np.asarray(hole.filter(ImageFilter.GaussianBlur(px * OVER)), float) / 255
    mask /= 255
    # Its edge is rounded, its walls are steep: how the depth changes says how the steel leans there.
    depth = blurred(3.2)
    dy, dx = np.gradient(depth)
    lean = 11 * OVER
    normal = np.stack([X + dx * lean, Y - dy * lean, Z], -1)
    normal /= np.linalg.norm(normal, axis=-1, keepdims=True)
    steel = trace(np.stack([X, Y, Z], -1), mirrored(normal), ())
    light = np.array([-0.62, 0.5, 0.6])
    lit = np.clip((normal @ light) / np.linalg.norm(light), 0, 1)
    steel = steel * 0.35 + (0.15 + 1.05 * lit ** 2)[..., None] * np.array([0.66, 0.67, 0.7])
    # Enamel: flat, glossy, in the shade of the wall towards the window.
    inner = soft(0.62, 0.92, blurred(3.6))
    shaded = np.roll(blurred(5), (int(7 * OVER), int(7 * OVER)), (0, 1))
    flatter = np.stack([X * 0.8, Y * 0.8, Z], -1)
    flatter /= np.linalg.norm(flatter, axis=-1, keepdims=True)
    enamel = colour('#0b0c12') + trace(np.stack([X, Y, Z], -1), mirrored(flatter), ()) * 0.07
    enamel = enamel * (0.25 + 0.75 * soft(0.4, 1, shaded))[..., None]
    picture = mix(steel, enamel, inner)
    alpha = np.clip(soft(0.03, 0.3, depth), 0, 1)
    whole = np.concatenate([np.clip(picture, 0, 1) * alpha[..., None], alpha[..., None]], -1)
    sheet.paste(image(shrunk(whole, CELL, CELL)), (index % 4 * CELL, index // 4 * CELL))
sheet.save(out / 'figures.webp', quality=84, alpha_quality=90, method=6)

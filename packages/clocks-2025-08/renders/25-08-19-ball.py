"""Hangs the steel balls of 25-08-19 in a photographed hall and traces what they show; cuts the figures into them.

  blender --background --python-expr "import bpy, numpy; i = bpy.data.images.load('hall.exr'); \\
    numpy.save('hall.npy', numpy.array(i.pixels[:], 'float32').reshape(i.size[1], i.size[0], -1)[::-1, :, :3])"
  python3 25-08-19-ball.py hall.npy TYPEFACE OUT_FOLDER

A mirror ball needs no more than its normals: a ray goes in, bounces off this ball and its neighbours, and ends in the
hall, on the vermilion ground or on the black plate. Twice, for the clock shows the row from two sides. A figure is
wrapped round the front of a ball: its walls lean towards the light or away from it, its floor is white enamel. Needs
numpy and Pillow; hall.exr is what hdri/hall.exr.js of @pmndrs/assets holds.
"""
import sys
from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw, ImageFilter, ImageFont

photograph, typeface, out = np.load(sys.argv[1]), sys.argv[2], Path(sys.argv[3])
out.mkdir(parents=True, exist_ok=True)
SIZE, OVER = 448, 2
# As model.ts has them: degrees round the row and above it, and where the plate is, in radii of a ball.
VIEWS = {'wide': (15, 12), 'tall': (54, 27)}
PLATE, LONG, DEEP = -1.5, 7.6, 2.6


def colour(text):
    return np.array([int(text[i : i + 2], 16) / 255 for i in (1, 3, 5)])


def soft(low, high, value):
    t = np.clip((value - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def mix(a, b, t):
    return a * (1 - t[..., None]) + b * t[..., None]


# Lamps stay brighter than paper, up to white; the floor of the hall is darkened, for the plate is what is below.
photograph = np.nan_to_num(photograph, nan=-1, posinf=60).clip(-1, 60)
# Its compression rings about the lamps, down to below nothing: there a neighbour's light is nearer the truth.
for _ in range(3):
    around = np.max([np.roll(photograph, (i, j), (0, 1)) for i in (-1, 0, 1) for j in (-1, 0, 1)], 0)
    photograph = np.where(photograph.min(-1, keepdims=True) <= 0.004, around, photograph)
photograph = photograph.clip(0)
grey = photograph @ np.array([0.3, 0.6, 0.1])
photograph = photograph / np.percentile(grey, 60) * 0.5
photograph = np.clip(photograph * (1 + photograph / 9) / (1 + photograph), 0, 1) ** (1 / 2.2)
# More contrast than an eye has in a bright room, and a little cooler.
photograph = soft(0.06, 0.94, photograph) * np.array([0.97, 1.0, 1.04])


def hall(ray, turned):
    high, wide = photograph.shape[:2]
    x, y, z = np.moveaxis(ray, -1, 0)
    u = (np.arctan2(x, z) / (2 * np.pi) + turned) % 1 * wide - 0.5
    v = np.clip(np.arccos(np.clip(y, -1, 1)) / np.pi * high - 0.5, 0, high - 1.001)
    i, j = np.floor(u).astype(int), np.floor(v).astype(int)
    du, dv = (u - i)[..., None], (v - j)[..., None]
    at = lambda row, column: photograph[np.clip(row, 0, high - 1), column % wide]
    return (at(j, i) * (1 - du) + at(j, i + 1) * du) * (1 - dv) + (at(j + 1, i) * (1 - du) + at(j + 1, i + 1) * du) * dv


class Room:
    def __init__(self, around, above):
        a, e = np.radians([around, above])
        # The rows are the camera's right, up and back, in the measures of the cradle.
        self.camera = np.array([
            [np.cos(a), 0, -np.sin(a)],
            [-np.sin(e) * np.sin(a), np.cos(e), -np.sin(e) * np.cos(a)],
            [np.sin(a) * np.cos(e), np.sin(e), np.cos(a) * np.cos(e)],
        ])
        self.around = around

    def seen(self, origin, ray):
        """What is seen along a ray of the cradle's measures."""
        there = ray @ self.camera.T
        high = np.arcsin(np.clip(ray[..., 1], -1, 1))
        # Behind the cradle the ground goes up without an edge, out of the light towards the top.
        ground = mix(colour('#ff6a32'), colour('#a92008'), soft(0.0, 1.1, high))
        behind = soft(0.12, -0.42, there[..., 2])
        picture = mix(hall(ray, TURNED - self.around / 360), ground, behind)
        down = ray[..., 1] < -1e-3
        far = (PLATE - origin[..., 1]) / np.where(down, ray[..., 1], -1)
        px, pz = origin[..., 0] + far * ray[..., 0], origin[..., 2] + far * ray[..., 2]
        floor = mix(colour('#ff6a35'), colour('#8f1c08'), soft(2.5, 16, np.hypot(px * 0.6, pz)))
        # The plate is black glass, and shows the hall again, darkly.
        plate = colour('#0d0b0e') + 0.2 * hall(ray * np.array([1, -1, 1]), TURNED - self.around / 360)
        on = (np.abs(px) < LONG) & (np.abs(pz) < DEEP)
        floor = np.where(on[..., None], plate, floor)
        return np.where(down[..., None], floor, picture)

    def trace(self, point, ray, centres):
        """Follows rays, in the camera's measures, that have left this ball: up to five times they meet a ball again."""
        point, ray = point @ self.camera, ray @ self.camera
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
            shine = np.where(met, shine * 0.86, shine)
        return self.seen(point, ray) * shine[..., None]


TURNED = 0.62


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
NORMAL /= np.linalg.norm(NORMAL, axis=-1, keepdims=True)

for view, angles in VIEWS.items():
    room = Room(*angles)
    for name, neighbours in (('middle', (-4, -2, 2, 4)), ('left', (2, 4, 6, 8)), ('right', (-8, -6, -4, -2))):
        picture = room.trace(NORMAL, mirrored(NORMAL), (0, *neighbours))
        # Steel is greyer than what it shows.
        picture = picture * 0.8 + 0.2 * (picture @ np.array([0.3, 0.6, 0.1]))[..., None] * np.array([0.98, 1.0, 1.05])
        picture = picture * (1 - 0.4 * soft(0.93, 1, R))[..., None]
        alpha = (R < 1).astype(float)
        whole = np.concatenate([np.clip(picture, 0, 1) * alpha[..., None], alpha[..., None]], -1)
        image(shrunk(whole, SIZE, SIZE)).save(out / f'{view}-{name}.webp', quality=80, alpha_quality=90, method=6)

# The figures, eleven cells of four to a row; each cell is the middle of a ball, 0.76 of its radius each way.
CELL, REACH, TALL = 288, 0.76, 0.76
side = CELL * OVER
axis = ((np.arange(side) + 0.5) / side * 2 - 1) * REACH
X, Y = np.meshgrid(axis, -axis)
Z = np.sqrt(np.maximum(0, 1 - X * X - Y * Y))
ROUND = 2000
room = Room(0, 10)
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
    steel = room.trace(np.stack([X, Y, Z], -1), mirrored(normal), ())
    light = np.array([-0.62, 0.5, 0.6])
    lit = np.clip((normal @ light) / np.linalg.norm(light), 0, 1)
    steel = steel * 0.3 + (0.04 + 0.75 * lit ** 3)[..., None] * np.array([0.66, 0.68, 0.72])
    # Enamel: flat, white, glossy, in the shade of the wall towards the window.
    inner = soft(0.62, 0.92, blurred(3.6))
    shaded = np.roll(blurred(5), (int(7 * OVER), int(7 * OVER)), (0, 1))
    flatter = np.stack([X * 0.8, Y * 0.8, Z], -1)
    flatter /= np.linalg.norm(flatter, axis=-1, keepdims=True)
    enamel = colour('#f4f0e8') * 0.97 + room.trace(np.stack([X, Y, Z], -1), mirrored(flatter), ()) * 0.04
    enamel = enamel * (0.45 + 0.55 * soft(0.3, 1, shaded))[..., None]
    picture = mix(steel, enamel, inner)
    alpha = np.clip(soft(0.03, 0.3, depth), 0, 1)
    whole = np.concatenate([np.clip(picture, 0, 1) * alpha[..., None], alpha[..., None]], -1)
    sheet.paste(image(shrunk(whole, CELL, CELL)), (index % 4 * CELL, index // 4 * CELL))
sheet.save(out / 'figures.webp', quality=84, alpha_quality=90, method=6)

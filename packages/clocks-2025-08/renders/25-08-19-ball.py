"""Hangs the steel balls of 25-08-19 in a red room and traces what they show, each with a round window bored into it.

  python3 25-08-19-ball.py OUT_FOLDER

A mirror ball needs no more than its normals: a ray goes in, bounces off this ball and its neighbours, and ends on the
red wall, the floor, the ceiling or one of three lamps and a sheet. Needs numpy and Pillow. The window is left open for the figure;
over it lies only the shade of the drum and of the window's edge.
"""
import sys
from pathlib import Path

import numpy as np
from PIL import Image, ImageFilter

out = Path(sys.argv[1])
out.mkdir(parents=True, exist_ok=True)
SIZE, OVER = 400, 3
WINDOW, RIM = 0.6, 0.69

axis = (np.arange(SIZE * OVER) + 0.5) / (SIZE * OVER) * 2 - 1
X, Y = np.meshgrid(axis * 1.005, -axis * 1.005)
R = np.hypot(X, Y)


def colour(text):
    return np.array([int(text[i : i + 2], 16) / 255 for i in (1, 3, 5)])


def soft(low, high, value):
    t = np.clip((value - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def between(value, low, high, edge):
    return soft(low, low + edge, value) * (1 - soft(high - edge, high, value))


def mix(a, b, t):
    return a * (1 - t[..., None]) + b * t[..., None]


def room(origin, ray):
    """What is seen along a ray: a box of a room, whose lamps are panels."""
    ray = np.where(np.abs(ray) < 1e-6, 1e-6, ray)
    walls = np.array([-9.0, -1.25, -4.0]), np.array([9.0, 5.0, 14.0])
    far = np.where(ray > 0, (walls[1] - origin) / ray, (walls[0] - origin) / ray)
    side = far.argmin(-1)
    x, y, z = np.moveaxis(origin + ray * far.min(-1)[..., None], -1, 0)
    seen = np.zeros(ray.shape)
    back = mix(colour('#f2401c'), colour('#ff9a5c'), between(y + 0.15 * x, -1.5, 5.5, 3))
    front = mix(colour('#14040a'), colour('#4a0a14'), soft(-1, 5, y))
    rear = (side == 2) & (ray[..., 2] < 0)
    seen[rear] = back[rear]
    seen[(side == 2) & ~rear] = front[(side == 2) & ~rear]
    flank = mix(colour('#ff5227'), colour('#2a050c'), soft(-3, 3.2, z))
    lamp = between(y, -0.6, 3.6, 0.15) * between(z, -1.4, 1.6, 0.15)
    flank = mix(flank, colour('#ffffff'), lamp * (ray[..., 0] > 0))
    thin = between(y, 0.2, 4.4, 0.15) * between(z, 0.4, 2.2, 0.15)
    flank = mix(flank, colour('#ffe9de'), thin * (ray[..., 0] < 0))
    seen[side == 0] = flank[side == 0]
    up = ray[..., 1] > 0
    ceiling = mix(colour('#1c0309'), colour('#7d0f12'), 1 - soft(-4, 1, z))
    panel = between(x, -6.4, 3.2, 0.3) * between(z, -2.6, 4.6, 0.3)
    frame = 1 - 0.5 * (between(x, -1.75, -1.45, 0.1))
    ceiling = mix(ceiling, colour('#ffffff') * frame[..., None], panel)
    floor = mix(colour('#a30f12'), colour('#3a040b'), soft(-3, 7, z))
    floor = floor * (1 - 0.75 * np.exp(-(z * z) / 1.2) * (np.abs(x) < 12))[..., None]
    seen[(side == 1) & up] = ceiling[(side == 1) & up]
    sheet = between(x, -3.4, 4.6, 0.5) * between(z, 0.3, 3.2, 0.5)
    floor = mix(floor, colour('#c9dcff'), 0.92 * sheet)
    seen[(side == 1) & ~up] = floor[(side == 1) & ~up]
    return seen


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
        shine = np.where(met, shine * 0.86, shine)
    return room(point, ray) * shine[..., None]


def mirror(normal, point, centres):
    ray = 2 * normal[..., 2:] * normal - np.array([0, 0, 1.0])
    return trace(point, ray, centres)


def ball(neighbours):
    z = np.sqrt(np.maximum(0, 1 - R * R))
    normal = np.stack([X, Y, z], -1)
    picture = mirror(normal, normal, (0, *neighbours)) * np.array([0.97, 0.98, 1.0])
    # The rim of the window is a bead: its normal leans in, then out.
    t = np.clip((R - WINDOW) / (RIM - WINDOW) * 2 - 1, -1, 1) * 0.93
    lean = np.stack([X / R * t, Y / R * t, np.sqrt(1 - t * t)], -1)
    bead = mirror(lean, normal * 1.02, ())
    bead = 0.5 * bead + 0.5 * np.array([0.74, 0.77, 0.84]) * (0.55 + 0.45 * lean[..., 1:2] - 0.25 * lean[..., :1])
    picture = np.where((R < RIM)[..., None], bead, picture)
    picture *= (1 - 0.4 * soft(0.9, 1, R))[..., None]
    groove = np.exp(-(((R - RIM - 0.012) / 0.013) ** 2)) * 0.75
    picture *= (1 - groove)[..., None]
    # The window: a drum that turns away above and below, and the edge's shade, longest from above.
    drum = 0.5 * np.abs(Y / WINDOW) ** 3.2
    edge = 0.5 * soft(-0.09, 0.02, np.hypot(X, Y + 0.05) - WINDOW + 0.02) + 0.35 * soft(-0.05, 0, R - WINDOW)
    hole = R < WINDOW
    alpha = np.where(hole, np.clip(1 - (1 - drum) * (1 - edge), 0, 1), 1.0) * (R < 1)
    picture = np.where(hole[..., None], colour('#1b0a16'), picture)
    whole = np.concatenate([np.clip(picture, 0, 1) * alpha[..., None], alpha[..., None]], -1)
    small = whole.reshape(SIZE, OVER, SIZE, OVER, 4).mean((1, 3))
    small[..., :3] /= np.maximum(small[..., 3:], 1e-4)
    return Image.fromarray((np.clip(small, 0, 1) * 255 + 0.5).astype('uint8'), 'RGBA')


for name, neighbours in (('middle', (-4, -2, 2, 4)), ('left', (2, 4, 6, 8)), ('right', (-8, -6, -4, -2))):
    picture = ball(neighbours)
    picture.save(out / f'{name}.webp', quality=82, alpha_quality=90, method=6)
    picture.save(out / f'{name}.png')
    if name == 'middle':
        # In the lacquer of the floor it stands on its head, and blurred.
        plain = Image.new('RGBA', (SIZE, SIZE))
        disc = Image.fromarray(((np.hypot(*np.meshgrid(np.linspace(-1, 1, SIZE), np.linspace(-1, 1, SIZE))) < RIM) * 255).astype('uint8'))
        plain.paste((250, 246, 244, 255), (0, 0), disc)
        plain.alpha_composite(picture)
        padded = Image.new('RGBA', (SIZE + 80, SIZE + 80), (150, 20, 20, 0))
        padded.alpha_composite(plain, (40, 40))
        lacquer = padded.transpose(Image.FLIP_TOP_BOTTOM).filter(ImageFilter.GaussianBlur(9)).resize((200, 200))
        lacquer.save(out / 'lacquer.webp', quality=70, alpha_quality=80, method=6)
        lacquer.save(out / 'lacquer.png')

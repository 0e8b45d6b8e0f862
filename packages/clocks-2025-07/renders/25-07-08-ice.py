"""Freezes the figures: each is traced through a block of ice of its own.

  python3 25-07-08-ice.py NORMALS.webp FACE.woff2 OUT

A block is a box with rounded edges and a refractive index of 1.31. Its faces are dented by a found normal map, crumpled
paper; a ray may be thrown back inside five times before it leaves. What is outside is a red drink below and a white
window above. The figure is a plate inside the block, so the walls mirror it.

No two blocks are alike: each is turned a little, dented by another part of the paper, and cloudy elsewhere; and the four
places of the time freeze in four ways: chains of bubbles, needles of air, a swarm from one corner, cracks.
"""
import sys
import numpy as np
from PIL import Image, ImageDraw, ImageFilter, ImageFont

paper, face, out = sys.argv[1:]
N = 350
ICE = 1.31
DEPTH = 0.8


def normals(path, blur):
    image = Image.open(path).convert('RGB').filter(ImageFilter.GaussianBlur(blur))
    return np.asarray(image).astype(float) / 127.5 - 1


FRONT, BACK = normals(paper, 3), normals(paper, 4)


def look(table, u, v):
    size = table.shape[0]
    return table[(v * size).astype(int) % size, (u * size).astype(int) % size][..., :2]


def pillow(t):
    """How far a face is bent outward near its edges."""
    over = np.clip((np.abs(t) - 0.7) / 0.3, 0, 1)
    return np.sign(t) * over**2 * 1.1


def normal_at(p, axis, sign, shift):
    """The outward normal on a face of the box."""
    n = np.zeros_like(p)
    a, b = [(1, 2), (0, 2), (0, 1)][axis]
    extent = [1, 1, DEPTH]
    u, v = p[..., a] / extent[a], p[..., b] / extent[b]
    front = axis == 2 and sign > 0
    dents = look(FRONT if front else BACK, u * 0.24 + 0.5 + shift, v * 0.24 + 0.5 + shift * 1.7)
    strength = 0.75 if front else 1.3
    n[..., axis] = sign
    n[..., a] = pillow(u) + dents[..., 0] * strength
    n[..., b] = pillow(v) + dents[..., 1] * strength
    return n / np.linalg.norm(n, axis=-1, keepdims=True)


def outside(d):
    """What a ray that leaves the block sees."""
    y = d[..., 1:2]
    deep, red, light = np.array([0.5, 0.0, 0.12]), np.array([0.95, 0.12, 0.16]), np.array([1.0, 0.8, 0.8])
    t = np.clip(y + 0.9, 0, 1)
    colour = deep * (1 - t) + red * t
    t = np.clip((y - 0.05) / 0.22, 0, 1)
    colour = colour * (1 - t) + light * t
    window = np.clip((y - 0.24) / 0.06, 0, 1) * np.clip((0.95 - np.abs(d[..., 0:1])) / 0.1, 0, 1)
    pane = np.clip(np.abs(np.abs(d[..., 0:1] - 0.1) - 0.02) / 0.03, 0, 1)
    colour = colour * (1 - window) + np.array([1.02, 1.0, 1.0]) * window * (0.75 + 0.25 * pane)
    side = np.clip((np.abs(d[..., 0:1]) - 0.42) / 0.08, 0, 1) * np.clip((0.6 - np.abs(y)) / 0.2, 0, 1)
    return colour * (1 - side * 0.75) + np.array([0.93, 0.97, 1.0]) * side * 0.75


def refract(d, n, ratio):
    cos = -(d * n).sum(-1, keepdims=True)
    k = 1 - ratio**2 * (1 - cos**2)
    bent = ratio * d + (ratio * cos - np.sqrt(np.maximum(k, 0))) * n
    return bent / np.maximum(np.linalg.norm(bent, axis=-1, keepdims=True), 1e-9), k[..., 0] >= 0


def plate(figure):
    """The figure as a mask, two hundred rows to a unit."""
    size = 400
    image = Image.new('L', (size, size))
    draw = ImageDraw.Draw(image)
    font = ImageFont.truetype(face, 300)
    box = draw.textbbox((0, 0), figure, font=font)
    tall = box[3] - box[1]
    font = ImageFont.truetype(face, round(300 * 244 / tall))
    box = draw.textbbox((0, 0), figure, font=font)
    draw.text(((size - box[0] - box[2]) / 2, (size - box[1] - box[3]) / 2), figure, fill=255, font=font)
    return np.asarray(image.filter(ImageFilter.GaussianBlur(1.2))).astype(float) / 255


def block(figure, place):
    """One block; without a figure it is one of those that only cool the drink."""
    rng = np.random.default_rng([ord(figure or ' '), place, 8])
    mask = plate(figure) if figure else np.zeros((400, 400))
    shift = rng.random()
    yaw, pitch = rng.uniform(-0.13, 0.13), [0.1, -0.11, 0.0, 0.16][place % 4] + rng.uniform(-0.04, 0.04)
    cloud = rng.uniform(-0.45, 0.45, 2)
    milk = [0.5, 0.3, 0.62, 0.4][place % 4]
    y, x = np.mgrid[:N, :N]
    p = np.stack([(x + 0.5) / N * 2 - 1, 1 - (y + 0.5) / N * 2, np.full((N, N), DEPTH)], -1)
    d = np.stack([x / N * 0.5 - 0.25 + yaw, 0.2 - y / N * 0.5 + pitch, np.full((N, N), -1.0)], -1)
    d /= np.linalg.norm(d, axis=-1, keepdims=True)
    n = normal_at(p, 2, 1, shift)
    mirror = d - 2 * (d * n).sum(-1, keepdims=True) * n
    fresnel = 0.03 + 0.97 * (1 - np.abs(n[..., 2:3])) ** 4
    d, _ = refract(d, n, 1 / ICE)
    colour = np.zeros((N, N, 3))
    left = np.ones((N, N, 1))
    ink = np.array([0.12, 0.03, 0.36])
    alive = np.ones((N, N), bool)
    for bounce in range(6):
        travel = np.full((N, N), 9.0)
        axis_hit = np.zeros((N, N), int)
        for axis, extent in enumerate([1, 1, DEPTH]):
            with np.errstate(divide='ignore', invalid='ignore'):
                t = (np.sign(d[..., axis]) * extent - p[..., axis]) / d[..., axis]
            t = np.where(np.isfinite(t) & (t > 1e-4), t, 9)
            axis_hit = np.where(t < travel, axis, axis_hit)
            travel = np.minimum(t, travel)
        # Through the plate with the figure?
        with np.errstate(divide='ignore', invalid='ignore'):
            t = (0.28 - p[..., 2]) / d[..., 2]
        hit = np.isfinite(t) & (t > 1e-4) & (t < travel) & alive
        q = p + d * np.where(hit, t, 0)[..., None]
        u = np.clip((q[..., 0] / 2 + 0.5) * 400, 0, 399).astype(int)
        v = np.clip((0.5 - q[..., 1] / 2) * 400, 0, 399).astype(int)
        held = np.where(hit, mask[v, u], 0)[..., None] * (0.94 if bounce == 0 else 0.6)
        shade = 1 + 0.35 * q[..., 1:2]
        colour += left * held * ink * shade
        left = left * (1 - held)
        # The heart of a block freezes last and is white with air.
        mid = p + d * (travel / 2)[..., None]
        far = np.sqrt(((mid[..., 0] - cloud[0]) / 0.9) ** 2 + ((mid[..., 1] - cloud[1]) / 0.9) ** 2)
        mist = (0.12 + milk * np.exp(-(far**2) / 0.6))[..., None] * (1 if bounce == 0 else 0.3)
        colour += left * mist * np.array([0.93, 0.97, 1.0])
        left = left * (1 - mist)
        p = p + d * travel[..., None]
        n = np.zeros_like(p)
        for axis in range(3):
            for sign in (1, -1):
                on = (axis_hit == axis) & (np.sign(d[..., axis]) == sign)
                n = np.where(on[..., None], normal_at(p, axis, sign, shift + bounce * 0.21), n)
        gone, leaves = refract(d, -n, ICE)
        leaves &= alive
        last = bounce == 5
        seen = outside(gone if not last else d)
        free = (leaves | (alive & last))[..., None]
        colour = np.where(free, colour + left * (0.12 + 0.92 * seen), colour)
        alive &= ~free[..., 0]
        back = d - 2 * (d * n).sum(-1, keepdims=True) * n
        d = np.where(alive[..., None], back, d)
        p = np.clip(p, [-0.9999, -0.9999, -DEPTH * 0.9999], [0.9999, 0.9999, DEPTH * 0.9999])
    colour = colour * (1 - fresnel * 0.6) + np.clip(outside(mirror) * 1.1, 0, 1) * fresnel * 0.6
    image = Image.fromarray((np.clip(colour, 0, 1) * 255).astype('uint8')).filter(ImageFilter.GaussianBlur(0.5))
    air = Image.new('L', (N * 4, N * 4))
    AIR[place % 4](ImageDraw.Draw(air), rng)
    image.paste((255, 255, 255), mask=air.resize((N, N), Image.Resampling.LANCZOS))
    return image


def bubble(draw, x, y, r):
    """At x and y from the middle, in halves of the block; the radius in quarter pixels."""
    cx, cy = N * 2 + x * N * 2, N * 2 + y * N * 2
    draw.ellipse([cx - r, cy - r, cx + r, cy + r], fill=70, outline=235, width=4)
    draw.ellipse([cx - r * 0.5, cy - r * 0.6, cx, cy - r * 0.1], fill=255)


def chains(draw, rng):
    """Air that was squeezed out: fine bubbles in rows towards the middle."""
    for _ in range(20):
        turn = rng.random() * 6.28
        for k in np.linspace(0.62 + rng.random() * 0.2, 0.7 + rng.random() * 0.2, rng.integers(2, 5)):
            bubble(draw, np.cos(turn) * k, np.sin(turn) * k, 5 + rng.random() * 12)


def needles(draw, rng):
    """Air drawn out into threads, as the ice grew inward from the sides."""
    for _ in range(34):
        turn = rng.random() * 6.28
        near, far = 0.66 + rng.random() * 0.08, 0.76 + rng.random() * 0.2
        ends = [N * 2 + f(turn) * k * N * 2 for k in (near, far) for f in (np.cos, np.sin)]
        draw.line(ends, fill=int(rng.integers(110, 230)), width=int(rng.integers(3, 9)))
        bubble(draw, np.cos(turn) * near, np.sin(turn) * near, 6 + rng.random() * 6)


def swarm(draw, rng):
    """A cloud of bubbles that rose from one corner, larger the farther."""
    sx, sy = rng.choice([-1, 1]), rng.choice([-1, 1])
    for _ in range(90):
        x, y = 0.92 - abs(rng.normal(0, 0.3)), 0.92 - abs(rng.normal(0, 0.34))
        if max(abs(x), abs(y)) > 0.6:
            bubble(draw, sx * x, sy * y, 4 + rng.random() ** 3 * 26)


def cracks(draw, rng):
    """Sheets that split when the block came out of the tray."""
    for _ in range(3):
        turn = rng.random() * 6.28
        x, y = np.cos(turn) * 0.95, np.sin(turn) * 0.95
        edge = [(x, y)]
        for _ in range(6):
            turn += rng.uniform(0.1, 0.2)
            k = rng.uniform(0.66, 0.84)
            edge.append((np.cos(turn) * k, np.sin(turn) * k))
        edge.append((np.cos(turn + 0.1) * 0.97, np.sin(turn + 0.1) * 0.97))
        points = [(N * 2 + px * N * 2, N * 2 + py * N * 2) for px, py in edge]
        draw.polygon(points, fill=62)
        draw.line(points, fill=215, width=6, joint='curve')
    for _ in range(9):
        turn, k = rng.random() * 6.28, rng.uniform(0.68, 0.9)
        bubble(draw, np.cos(turn) * k, np.sin(turn) * k, 8 + rng.random() * 16)


AIR = [chains, needles, swarm, cracks]

# The figures that a place can show; after the first ones, three blocks without any.
PLACES = ['012', '0123456789', '012345', '0123456789']
for place, figures in enumerate(PLACES):
    blocks = [block(figure, place) for figure in figures]
    if place == 0:
        blocks += [block('', other) for other in (1, 2, 3)]
    strip = Image.new('RGB', (N * len(blocks), N))
    for k, one in enumerate(blocks):
        strip.paste(one, (k * N, 0))
    strip.save(f'{out}/ice{place}.webp', quality=66, method=6)

"""Bends the notes of 25-08-17 off the wall: eight pictures of a sheet from nearly flat to lifted, side by side.

  python3 25-08-17-notes.py OUT [PAPER…]

A sheet hangs by a strip of glue at its top and is bent about a slanting axis, so one corner stands out more. It is
seen from straight before the wall. Its shadow is the mean of those that many small lamps throw, most of them close
together above on the left and some all over the room: sharp where the paper is near the wall, soft where it is not.
Prints how far down the middle of each sheet lies, and how tall what is written there still looks.
"""
import sys
import numpy as np
from PIL import Image, ImageFilter

out = sys.argv[1]
OVER, MARGIN, EYE = 2, 0.25, 3.4
# How far each sheet is bent, and by how much more on the right than on the left.
BENDS = [(0.55, 0.7), (0.8, -0.6), (1.0, 0.55), (1.25, 0.45), (1.5, 0.4), (1.75, 0.35), (2.05, 0.3), (2.35, 0.3)]
LAMP = np.array([-0.62, -0.72, 1.0])
rng = np.random.default_rng(817)


def bent(bend, slant, count):
    """Points of a sheet: across, down and off the wall, and how steep it stands there."""
    u = np.linspace(0, 1, count)[None, :]
    v = np.linspace(0, 1, count)[:, None]
    glued = 0.2 + 0.12 * (u - 0.5) * np.sign(slant)
    along = np.clip(v - glued, 0, None) / (1 - glued)
    angle = bend * along**1.6 * (1 + slant * (u - 0.5))
    step = 1 / (count - 1)
    down = np.cumsum(np.cos(angle), 0) * step
    off = np.cumsum(np.sin(angle), 0) * step + 0.004
    return np.broadcast_to(u, angle.shape), down, off, angle


def splat(size, x, y, values, depth=None):
    """Puts values at places of a picture, the nearest in front."""
    xi, yi = np.round(x).astype(int).ravel(), np.round(y).astype(int).ravel()
    inside = (xi >= 0) & (yi >= 0) & (xi < size) & (yi < size)
    order = np.argsort(depth.ravel()[inside], kind="stable") if depth is not None else slice(None)
    picture = np.full((size, size), np.nan)
    picture[yi[inside][order], xi[inside][order]] = values.ravel()[inside][order]
    return picture


def shadow(u, down, off, side, size):
    """How much of the lamps' light each place of the wall lacks."""
    margin = (size - side) / 2
    dark = np.zeros((size, size))
    # The lamp over the wall, and the room.
    for count, spread, weight in ((40, 0.16, 0.44), (36, 1.5, 0.25)):
        around = np.arange(count) * 2.39996
        out = spread * np.sqrt((np.arange(count) + 0.5) / count)
        for dx, dy in zip(np.cos(around) * out, np.sin(around) * out):
            x = margin + side * (u - off * (LAMP[0] + dx))
            y = margin + side * (down - off * (LAMP[1] + dy))
            dark += weight / count * np.nan_to_num(splat(size, x, y, np.ones(x.shape)))
    soft = np.asarray(Image.fromarray((dark * 255).astype("uint8")).filter(ImageFilter.GaussianBlur(side * 0.012)), float)
    # In few steps, for small files.
    return np.clip(np.round((soft - 5) / 9) * 9, 0, 255)


def frame(colours, bend, slant, full):
    side, size = full * OVER, int(full * (1 + 2 * MARGIN)) * OVER
    margin = (size - side) / 2
    u, down, off, angle = bent(bend, slant, int(side * 1.6))
    near = EYE / (EYE - off)
    x = margin + side * (0.5 + (u - 0.5) * near)
    y = margin + side * (0.5 + (down - 0.5) * near)
    lamp = LAMP / np.linalg.norm(LAMP)
    # Paper turned to the lamp is lighter; where it hangs over, light comes through it.
    facing = np.cos(angle) * lamp[2] - np.sin(angle) * lamp[1]
    shade = 0.3 + 0.7 * np.clip(facing, 0, None) / lamp[2]
    shade = np.where(angle > 1.9, np.maximum(shade, 0.72), shade)
    # The crease under the glued strip.
    v = np.linspace(0, 1, angle.shape[0])[:, None]
    shade = shade - 0.05 * np.exp(-(((v - 0.2 - 0.12 * (u - 0.5) * np.sign(slant)) / 0.04) ** 2))
    lit = splat(size, x, y, shade, off)
    body = ~np.isnan(lit)
    grain = rng.random((size // OVER, size // OVER)).repeat(OVER, 0).repeat(OVER, 1) - 0.5
    tint = (np.nan_to_num(lit) + grain * 0.035)[..., None]
    deep, plain, light = (np.array(c, float) for c in colours)
    rgb = np.where(tint < 1, deep + (plain - deep) * np.clip((tint - 0.5) / 0.5, 0, 1), plain + (light - plain) * np.clip((tint - 1) / 0.42, 0, 1))
    layer = np.zeros((size, size, 4))
    layer[..., :3] = (92, 8, 56)
    layer[..., 3] = shadow(u, down, off, side, size)
    layer[body, :3] = rgb[body]
    layer[body, 3] = 255
    layer[..., :3] *= layer[..., 3:] / 255
    small = layer.reshape(size // OVER, OVER, size // OVER, OVER, 4).mean((1, 3))
    small[..., :3] /= np.maximum(small[..., 3:], 1) / 255
    return np.clip(small, 0, 255).astype("uint8")


# Each in the shade, in plain light, and turned to the lamp; and how many pixels a sheet is wide.
PAPERS = {
    "yellow": (((214, 128, 0), (255, 203, 22), (255, 226, 92)), 256, BENDS),
    "pink": (((176, 0, 84), (250, 28, 128), (255, 96, 170)), 256, BENDS),
    # The large one never hangs still: it has only the pictures of a sheet that is off the wall.
    "mint": (((0, 150, 112), (92, 240, 186), (186, 255, 226)), 480, BENDS[3:]),
}
for name, (colours, full, bends) in PAPERS.items():
    if sys.argv[2:] and name not in sys.argv[2:]:
        continue
    strip = np.hstack([frame(colours, *bend, full) for bend in bends])
    Image.fromarray(strip, "RGBA").save(f"{out}/{name}.webp", quality=50, alpha_quality=80, method=4)
for bend in BENDS:
    _, down, off, _ = bent(*bend, 401)
    near = EYE / (EYE - off[:, 200])
    seen = 0.5 + (down[:, 200] - 0.5) * near
    print(round(float(seen[200]), 3), round(float((seen[280] - seen[120]) / 0.4), 3))

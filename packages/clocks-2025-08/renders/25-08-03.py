"""Weaves the drapery of 25-08-03: a leg of the curtain, and a swag of what hangs before it at the top.

  python3 25-08-03.py OUT

Both are heights over a plane, worked out in formulas. Velvet is bright where it turns away from the eye, and dark in its
hollows: how much of the room a place sees is found by looking for its horizon across the folds. The light comes from the
footlights, from below and before, and is strongest at the hem.
"""
import sys
import numpy as np
from PIL import Image

out = sys.argv[1]
OVER = 2
rng = np.random.default_rng(803)


def smooth(x, low, high):
    t = np.clip((x - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def openness(z, reach, axis):
    """How much of the half circle across the folds is open, from one horizon to the other; `z` and `reach` in pixels."""
    sums = 0
    for way in (-1, 1):
        horizon = np.zeros_like(z)
        step = 1
        while step < reach:
            rolled = np.roll(z, -way * step, axis)
            horizon = np.maximum(horizon, (rolled - z) / step)
            step = int(step * 1.25) + 1
        sums = sums + 1 - horizon / np.hypot(1, horizon)
    return sums / 2


def velvet(z, reach, axis, lamp, near):
    """The colour of the cloth: `lamp` is how much of the footlights' light comes to a place, `near` how warm it is."""
    slope_x, slope_y = np.gradient(z, axis=1), np.gradient(z, axis=0)
    length = np.sqrt(1 + slope_x**2 + slope_y**2)
    facing = 1 / length
    # From below and before, a little from the left.
    below = np.clip((0.28 * slope_x - 0.5 * slope_y + 0.82) / length, 0, 1)
    seen = openness(z, reach, axis)
    body = seen**1.5
    sheen = (1 - facing) ** 2.2 * seen
    nap = 1 + 0.05 * (rng.random(z.shape) - 0.5)
    light = (0.10 + lamp * (0.18 + 0.82 * below)) * body * nap
    glance = sheen * (0.05 + 0.55 * lamp) * nap
    red = 0.95 * light + 0.62 * glance
    green = (0.016 + 0.1 * near) * light + (0.05 + 0.2 * near) * glance
    blue = 0.042 * light + 0.07 * glance
    return np.stack([red, green, blue], -1), body, below, light


def gold(light, shine, strands):
    tone = np.clip(light * (0.62 + 0.5 * strands) + 0.35 * shine * strands, 0, None)
    return np.stack([1.1 * tone, 0.6 * tone, 0.13 * tone**1.25], -1)


def save(colour, alpha, name, quality):
    high, wide = alpha.shape
    rgb = np.clip(colour, 0, 1) ** (1 / 2.2)
    layer = np.dstack([rgb * alpha[..., None], alpha]).reshape(high // OVER, OVER, wide // OVER, OVER, 4).mean((1, 3))
    layer[..., :3] /= np.maximum(layer[..., 3:], 1e-3)
    Image.fromarray((np.clip(layer, 0, 1) * 255 + 0.5).astype("uint8"), "RGBA").save(
        f"{out}/{name}.webp", quality=quality, alpha_quality=90, method=6
    )


def leg():
    wide, high = 760 * OVER, 760 * OVER
    u = ((np.arange(wide) + 0.5) / wide)[None, :]
    v = ((np.arange(high) + 0.5) / high)[:, None]
    across = 7 * u + 0.2 * np.sin(17 * u + 1) + 0.09 * np.sin(41 * u) + v * (0.13 * np.sin(23 * u + 2.2 * v) + 0.05 * np.sin(57 * u))
    # Round crests and narrow hollows, deeper on their way down; some crests part in two.
    wave = 0.5 + 0.5 * np.cos(2 * np.pi * across)
    part = 0.5 + 0.5 * np.cos(4 * np.pi * across + 0.9)
    which = 0.5 + 0.5 * np.sin(9.3 * u + 0.7)
    z = wave**0.62 * (0.62 + 0.38 * v) + 0.2 * which * smooth(v, 0.15, 0.8) * part * wave
    z += 0.02 * np.sin(130 * u + 5 * v) * wave + 0.012 * np.sin(31 * v + 40 * u)
    z *= wide / 7 * 0.62
    # The light's fall on its way up; it comes back a little from the border above.
    lamp = 0.3 + 2.5 * np.exp(-(1 - v) * 3.6) + 0 * u
    near = np.exp(-(1 - v) * 5) + 0 * u
    colour, body, below, light = velvet(z, wide // 9, 1, lamp, near)
    # What comes forward hangs lower, as seen from the stalls.
    depth = z / (wide / 7 * 0.62)
    along = v - 0.014 * (depth - 0.5)
    pixel = 1.5 / high
    cut = lambda low, high_: smooth(along, low - pixel, low + pixel) * (1 - smooth(along, high_ - pixel, high_ + pixel))
    shine = np.clip(below - 0.55, 0, 1) * body
    fringe = 0.5 + 0.5 * np.sin(u * 2 * np.pi * 150 + 2 * np.sin(u * 60))
    cord = 0.5 + 0.5 * np.sin(u * 2 * np.pi * 90 + along * 900)
    rows = [(0.845, 0.856, cord), (0.868, 0.895, 0.75 + 0.25 * cord), (0.905, 0.974, fringe * (0.55 + 6 * (along - 0.905)))]
    for low, high_, strands in rows:
        mask = cut(low, high_)[..., None]
        colour = colour * (1 - mask) + gold(light * 0.95, shine, strands + 0 * u) * mask
    # The bands throw a thin shadow down.
    for low, high_, _ in rows:
        colour *= 1 - 0.45 * (cut(high_, high_ + 0.008) * (1 - cut(low, high_)))[..., None]
    alpha = 1 - smooth(along, 0.974 - 2 * pixel - 0.006 * (fringe > 0.5), 0.974 + 2 * pixel)
    save(colour, alpha, "leg", 80)


def swag():
    wide, high = 600 * OVER, 340 * OVER
    x = ((np.arange(wide) + 0.5) / wide * 2 - 1)[None, :]
    y = ((np.arange(high) + 0.5) / high)[:, None]
    # Folds hang from corner to corner, the lower the deeper; `t` is which of them a place is on.
    hang = 0.16 + 0.78 * np.clip(1 - np.abs(x) ** 2.3, 0, 1) ** 0.9
    t = y / hang
    across = 5.4 * t**0.92 + 0.25 * np.sin(2.6 * x + 1) * t + 0.1 * np.sin(7 * x)
    wave = 0.5 + 0.5 * np.cos(2 * np.pi * across)
    z = wave**0.65 * (0.4 + 0.6 * t) * (0.35 + 0.65 * (1 - np.abs(x) ** 3))
    z = (z + 0.5 * np.sin(np.pi * np.clip(t, 0, 1) / 1.4) * (1 - x * x)) * high * 0.085
    lamp = 0.3 + 0.5 * np.clip(t, 0, 1.2) + 0 * x
    near = 0.45 * np.clip(t, 0, 1) + 0 * x
    colour, body, below, light = velvet(z, high // 6, 0, lamp, near)
    pixel = 3 / high
    shine = np.clip(below - 0.5, 0, 1) * body
    fringe = 0.5 + 0.5 * np.sin(x * np.pi * 120)
    cord = 0.5 + 0.5 * np.sin(x * np.pi * 70 + t * 60)
    cut = lambda low, high_: smooth(t, low - pixel, low + pixel) * (1 - smooth(t, high_ - pixel, high_ + pixel))
    for low, high_, strands in ((0.85, 0.885, 0.7 + 0.3 * cord), (0.9, 1.0, fringe)):
        mask = cut(low, high_)[..., None]
        colour = colour * (1 - mask) + gold(light * 0.9 + 0.02, shine, strands + 0 * t) * mask
    alpha = 1 - smooth(t, 1 - pixel - 0.012 * (fringe > 0.5), 1 + pixel)
    save(colour, alpha, "swag", 80)


leg()
swag()

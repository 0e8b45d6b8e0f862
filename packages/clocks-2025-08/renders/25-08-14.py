"""Cat's-eye marbles, traced: light is bent into each ball and out again, and takes the colour of the vanes it passes.

Six colours, each in two turns, in one sheet. Writes marbles.png; then webp.
"""
import numpy as np
from PIL import Image

SIZE, OVER, STEPS, INDEX = 156, 2, 70, 1.52
COLOURS = [
    ((232, 20, 34), (255, 214, 60)),
    ((255, 112, 0), (255, 246, 225)),
    ((255, 205, 0), (240, 96, 0)),
    ((0, 168, 62), (230, 255, 90)),
    ((0, 74, 226), (130, 226, 255)),
    ((132, 18, 196), (255, 120, 208)),
]


def unit(v):
    return v / np.linalg.norm(v, axis=-1, keepdims=True)


def refract(d, n, eta):
    c = -(d * n).sum(-1, keepdims=True)
    k = 1 - eta**2 * (1 - c**2)
    return np.where(k > 0, eta * d + (eta * c - np.sqrt(np.maximum(k, 0))) * n, d + 2 * c * n)


def room(d):
    """What a ray meets outside: a bright blue room, a window above on the left, a pale table below."""
    up = d[..., 1:2]
    wall = np.array([0.62, 0.9, 1.0]) * (0.75 + 0.35 * np.clip(up, -1, 1))
    table = np.array([0.96, 0.98, 1.0]) * 0.95
    light = np.where(up < -0.25, table, wall)
    w = unit(np.array([-0.55, 0.72, 0.6]))
    right = unit(np.cross([0, 1, 0], w))
    top = np.cross(w, right)
    z = d @ w
    x, y = (d @ right) / np.maximum(z, 1e-6), (d @ top) / np.maximum(z, 1e-6)
    pane = (z > 0) & ((x / 0.34) ** 4 + (y / 0.44) ** 4 < 1)
    return np.where(pane[..., None], 5.0, light), pane


def vanes(p, turn, a, b):
    """Four twisted blades round an axis that leans to the eye: how dense they are at a point, and their colour."""
    lean = np.array([[0.8, -0.6, 0], [0.6, 0.8, 0], [0, 0, 1]]) @ np.array(
        [[1, 0, 0], [0, 0.86, -0.5], [0, 0.5, 0.86]]
    )
    q = p @ lean
    angle = np.arctan2(q[..., 2], q[..., 0]) + q[..., 1] * 1.7 + turn
    radius = np.hypot(q[..., 0], q[..., 2])
    blade = np.cos(2 * angle)
    body = 0.66 * np.sqrt(np.maximum(0, 1 - (q[..., 1] / 0.9) ** 2))
    dense = np.exp(-(((1 - np.abs(blade)) * (0.4 + radius) / 0.11) ** 2)) * (radius < body) * 16
    mix = (blade > 0)[..., None] * 1.0
    return dense, a * mix + b * (1 - mix)


def marble(first, second, turn):
    n = SIZE * OVER
    g = (np.arange(n) + 0.5) / n * 2 - 1
    x, y = np.meshgrid(g * 1.02, -g * 1.02)
    inside = x**2 + y**2 < 1
    z = np.sqrt(np.maximum(0, 1 - x**2 - y**2))
    normal = np.stack([x, y, z], -1)
    eye = np.zeros_like(normal)
    eye[..., 2] = -1
    bent = unit(refract(eye, normal, 1 / INDEX))
    length = -2 * (normal * bent).sum(-1, keepdims=True)
    a, b = (np.array(c) / 255.0 for c in (first, second))
    through = np.ones(normal.shape)
    light = np.zeros_like(normal)
    sun = unit(np.array([-0.5, 0.75, 0.45]))
    tint = np.clip(a * 0.55 + 0.45, 0, 1)
    for step in range(STEPS):
        p = normal + bent * length * ((step + 0.5) / STEPS)
        dense, colour = vanes(p, turn, a, b)
        part = 1 - np.exp(-dense[..., None] * length / STEPS)
        shade = 0.78 + 0.5 * np.clip(p @ sun, -0.6, 1)[..., None]
        light += through * part * colour * shade
        through *= (1 - part) * tint ** (1.5 * length / STEPS)
    far = normal + bent * length
    out = unit(refract(bent, -far, INDEX))
    light += through * np.minimum(room(out)[0], 1.25)
    # What gathers opposite the window.
    glow = np.clip(-(normal @ unit(np.array([-0.55, 0.75, -0.2]))), 0, 1)[..., None] ** 3
    light += glow * 0.5 * (a * 0.6 + 0.4) * through
    cosine = z[..., None]
    fresnel = 0.043 + 0.957 * (1 - cosine) ** 5
    mirror = eye + 2 * z[..., None] * normal
    seen, pane = room(mirror)
    light = light * (1 - fresnel) + np.minimum(seen, 1.1) * fresnel * 0.8
    light = np.where(pane[..., None], light * 0.12 + 0.95, light)
    light *= 1 - 0.5 * np.clip((0.36 - cosine) / 0.36, 0, 1) ** 2
    rgba = np.concatenate([np.clip(light, 0, 1) ** 0.92, inside[..., None] * 1.0], -1)
    rgba[..., :3] *= rgba[..., 3:]
    small = rgba.reshape(SIZE, OVER, SIZE, OVER, 4).mean((1, 3))
    small[..., :3] /= np.maximum(small[..., 3:], 1e-3)
    return (small * 255).round().astype(np.uint8)


rows = [np.hstack([marble(a, b, turn + i * 0.7) for i, (a, b) in enumerate(COLOURS)]) for turn in (0.25, 1.05)]
Image.fromarray(np.vstack(rows)).save("marbles.png")

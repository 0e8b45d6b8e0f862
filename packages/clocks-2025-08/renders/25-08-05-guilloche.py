"""Turns the blue disc of 25-08-05 on a rose engine: waves cut round and round into copper, under blue enamel.

  python3 25-08-05-guilloche.py OUT.png

Each cut is a circle that wavers; the next lies a little further in and a little further round. A groove shines where it
lies across the light, so the picture is only the angle between each groove and two windows. Needs numpy and Pillow.
"""
import sys
import numpy as np
from PIL import Image

SIZE, OVER = 760, 2
n = SIZE * OVER
y, x = (np.mgrid[0:n, 0:n] + 0.5 - n / 2) / (n / 2)
r, a = np.hypot(x, y), np.arctan2(x, -y)


def height(r, a):
    """Twenty-four waves a round, turning with the radius: the barley pattern of watch dials."""
    waver = 0.022 * np.cos(24 * a + 9 * r) * np.clip(r * 2.2, 0, 1)
    return np.cos(2 * np.pi * 30 * (r + waver))


step = 1e-4
slope_r = (height(r + step, a) - height(r - step, a)) / (2 * step)
slope_a = (height(r, a + step) - height(r, a - step)) / (2 * step) / np.maximum(r, 0.02)
across = np.arctan2(slope_a, slope_r) + a
light = np.zeros_like(r)
for where, strength, narrow in ((-0.75, 1.0, 9), (0.9, 0.45, 7), (2.6, 0.35, 11)):
    light += strength * np.abs(np.cos(across - where)) ** narrow
groove = 0.5 + 0.5 * height(r, a)
light = light * (0.55 + 0.45 * groove) + 0.1 * groove
dark, bright = np.array([9, 30, 108.0]), np.array([58, 118, 232.0])
rgb = dark + (bright - dark) * np.clip(light, 0, 1.1)[..., None]
rgb *= (1 - 0.32 * np.clip((r - 0.72) / 0.28, 0, 1) ** 2)[..., None]
image = Image.fromarray(np.clip(rgb, 0, 255).astype(np.uint8)).resize((SIZE, SIZE), Image.LANCZOS)
image.save(sys.argv[1])

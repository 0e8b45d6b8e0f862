"""The grain of red leather, a tile of 320 pixels without seams, and the giraffe cut out for the lens.

Run in this folder: python3 25-07-20.py PATH/giraffe.webp (gcompris-qt-data, activity erase). Writes into out.
"""
import os
import sys

import numpy as np
from PIL import Image

os.makedirs('out', exist_ok=True)

SIDE, CELLS = 320, 900
chance = np.random.default_rng(250720)
# Pebbles: places on a jittered lattice; the height is the way to the second nearest less that to the nearest.
rows = int(CELLS**0.5)
lattice = (np.stack(np.meshgrid(np.arange(rows), np.arange(rows)), -1).reshape(-1, 2) + chance.uniform(0.08, 0.92, (rows * rows, 2))) * SIDE / rows
y, x = np.mgrid[0:SIDE, 0:SIDE]
nearest = np.full((SIDE, SIDE), 1e9)
second = nearest.copy()
for px, py in lattice:
    dx = np.abs(x - px)
    dy = np.abs(y - py)
    way = np.hypot(np.minimum(dx, SIDE - dx), np.minimum(dy, SIDE - dy))
    second = np.minimum(second, np.maximum(nearest, way))
    nearest = np.minimum(nearest, way)
height = np.minimum(second - nearest, 5) ** 0.7
for _ in range(2):
    height = sum(np.roll(height, (i, j), (0, 1)) for i in (-1, 0, 1) for j in (-1, 0, 1)) / 9
light = (height - np.roll(height, (2, 2), (0, 1))) * 0.11 + (height - height.mean()) * 0.05
tone = np.clip(0.62 + light, 0, 1.15)
leather = np.clip(tone[..., None] * np.array([246, 52, 36]) + np.maximum(tone - 0.74, 0)[..., None] * np.array([150, 190, 170]), 0, 255)
Image.fromarray(leather.astype('uint8')).save('out/leather.webp', quality=62, method=6)

eye = (1352, 528)
half = 470
view = Image.open(sys.argv[1]).convert('RGB')
view.crop((eye[0] - half, eye[1] - half, eye[0] + half, eye[1] + half)).resize((760, 760), Image.LANCZOS).save('out/giraffe.webp', quality=66, method=6)

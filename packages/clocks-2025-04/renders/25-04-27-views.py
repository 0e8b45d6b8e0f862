"""The view of Seven Segments of Elsewhere, by day and by moonlight.

Run: python3 25-04-27-views.py DIR  (numpy, Pillow); DIR holds the photographs of lomiri-wallpapers-16.04 (Debian).
Writes day.webp and night.webp into ../src/25-04-27 and prints the mean colours of their rows for light.ts.
"""
import os
import sys
import numpy as np
from PIL import Image, ImageFilter

OUT = os.path.join(os.path.dirname(os.path.abspath(__file__)), '../src/25-04-27')
WIDE, HIGH = 1280, 852
WEIGHT = np.array([0.25, 0.6, 0.15])


def soft(grey, radius):
    return np.asarray(Image.fromarray((np.clip(grey, 0, 1) * 255).astype(np.uint8)).filter(ImageFilter.GaussianBlur(radius))) / 255


def save(array, name, quality):
    Image.fromarray(np.clip(array * 255, 0, 255).astype(np.uint8)).save(f'{OUT}/{name}.webp', quality=quality, method=6)
    rows = array.reshape(6, HIGH // 6, WIDE, 3).mean((1, 2))
    print(name, ["#%02x%02x%02x" % tuple(int(min(1, c) * 255) for c in row) for row in rows])


photo = Image.open(f'{sys.argv[1]}/aitzgorri_by_Aitzol_Berasategi.jpg').convert('RGB').resize((WIDE, HIGH), Image.LANCZOS)
day = np.asarray(photo, float) / 255
grey = day @ WEIGHT
# Whatever stands behind a window is as bright as what stands behind another: what lies in the dark is lifted, and the
# overcast gets a blue of its own.
level = soft(grey, 60)
day = day * ((0.6 / np.maximum(level, 0.12)) ** 0.62)[..., None]
grey = day @ WEIGHT
day = np.clip(grey[..., None] + (day - grey[..., None]) * 1.22, 0, 1)
# The turf is a little less green than the camera had it.
turf = np.clip((day[..., 1] - np.maximum(day[..., 0], day[..., 2])) * 5, 0, 1)[..., None]
day = day + (np.stack([grey * 1.06, grey * 1.13, grey * 0.52], -1) - day) * turf * 0.55
height = np.linspace(0, 1, HIGH)[:, None]
sky = np.clip((soft((np.asarray(photo, float) / 255) @ WEIGHT, 2) - 0.68) / 0.12, 0, 1) * np.clip((0.42 - height) / 0.1, 0, 1)
cloud = np.clip((grey - soft(grey, 40)) * 3 + 0.2, 0, 1)
blue = np.array([0.36, 0.60, 0.86]) + (np.array([0.86, 0.90, 0.90]) - np.array([0.36, 0.60, 0.86])) * np.clip(height * 3.1 + 0.06, 0, 1)[..., None]
blue = blue + (0.97 - blue) * (cloud * 0.3)[..., None]
day = day + (blue - day) * (sky * 0.85)[..., None]
save(day, 'day', 50)

# By moonlight: no colour left but blue, the ridge silver, stars over it and a few lamps at the wood's edge.
grey = day @ WEIGHT
lit = np.clip(0.5 + 1.5 * (soft(grey, 3) - 0.5) * 0.6 + 1.15 * (grey - soft(grey, 24)) - 0.1, 0, 1)
lit = np.clip(lit * 1.12 - 0.06, 0, 1) * (1 - sky * 0.4)
dark, silver = np.array([0.03, 0.09, 0.25]), np.array([0.90, 0.96, 1.0])
night = dark + (silver - dark) * lit[..., None] ** 1.05
rng = np.random.default_rng(27)
down, along = np.mgrid[0:HIGH, 0:WIDE]


def lamp(x, y, size, colour, halo):
    box = np.s_[max(0, int(y - 40)):int(y + 40), max(0, int(x - 40)):int(x + 40)]
    far = np.hypot(along[box] - x, down[box] - y)
    glow = np.exp(-(far / size) ** 2) + halo * np.exp(-(far / size / 5) ** 2)
    night[box] += (np.array(colour) - night[box] * 0.6) * np.minimum(1, glow)[..., None]


for star in range(420):
    x, y = rng.uniform(0, WIDE), rng.uniform(0, HIGH * 0.3)
    if sky[int(y), int(x)] > 0.9:
        lamp(x, y, rng.choice([0.8, 1.1, 1.7], p=[0.6, 0.3, 0.1]), (1, 1, 1), 0.04)
for light in range(46):
    lamp(rng.uniform(0, WIDE), HIGH * rng.uniform(0.56, 0.76), rng.uniform(1.6, 2.8), (1.0, 0.82, 0.42), 0.3)
save(night, 'night', 44)

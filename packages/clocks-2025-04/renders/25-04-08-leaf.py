# A wall of gold leaf, beaten and laid square by square, lit from the upper left; `python3 25-04-08-leaf.py OUT`.
import sys
import numpy as np
from PIL import Image
W, H, LEAF = 1500, 1200, 150
rng = np.random.default_rng(83)
def blur(a, r):
    n = 2 * r + 1
    for _ in range(3):
        for axis in (0, 1):
            c = np.cumsum(np.pad(a, [(r + 1, r) if at == axis else (0, 0) for at in (0, 1)], mode='edge'), axis=axis)
            a = (np.take(c, range(n, c.shape[axis]), axis) - np.take(c, range(0, c.shape[axis] - n), axis)) / n
    return a
def noise(r):
    a = blur(rng.standard_normal((H + 40, W + 40)), r)[20:-20, 20:-20]
    return a / a.std()
y, x = np.mgrid[0:H, 0:W].astype(float)
# Sheets overlap: each has its own tone, its own edges a little askew, and a darker double layer at the seams.
wobble_x, wobble_y = noise(9) * 1.6, noise(9) * 1.6
row = np.floor((y + wobble_y) / LEAF)
column = np.floor((x + wobble_x + (row % 2) * 18) / LEAF)
tones = rng.standard_normal((H // LEAF + 3, W // LEAF + 4))
tone = tones[row.astype(int), column.astype(int)]
fx = ((x + wobble_x + (row % 2) * 18) % LEAF); fy = ((y + wobble_y) % LEAF)
seam = ((fx < 7) | (fy < 7)).astype(float)
line = np.exp(-(np.minimum(fx, np.abs(fx - 7)) / 1.1) ** 2) + np.exp(-(np.minimum(fy, np.abs(fy - 7)) / 1.1) ** 2)
wrinkle = noise(2) * .35 + noise(6) * .5 + noise(26) * .6
# Tiny cracks, where the red clay under the leaf shows.
crack = np.clip(np.abs(noise(4)) * -1 + .035, 0, 1) / .035 * (noise(14) > .9)
light = 1.12 - .62 * np.hypot((x - W * .30) / W, (y - H * .2) / H) ** 1.15
v = light * (1 + .055 * tone + .035 * wrinkle - .05 * seam - .12 * np.clip(line, 0, 1))
low, mid, high = np.array([.30, .15, .02]), np.array([.80, .55, .14]), np.array([1.0, .86, .46])
t = np.clip(v * .62, 0, 1)[..., None]
rgb = np.where(t < .5, low + (mid - low) * t * 2, mid + (high - mid) * (t * 2 - 1))
clay = np.array([.42, .10, .04])
rgb = rgb + (clay - rgb) * (crack * .75)[..., None]
Image.fromarray((np.clip(rgb, 0, 1) * 255).astype('uint8')).save(sys.argv[1])

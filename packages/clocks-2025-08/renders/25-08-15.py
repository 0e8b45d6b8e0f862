"""What the books of 25-08-15 are bound in, lit from the left: middle grey is flat.

  python3 25-08-15.py FOLDER

cloth.webp: buckram; leather.webp: morocco; paper.webp: laid paper. wear.webp is an alpha: what has been rubbed off a
back, more at its head and tail.
"""
import sys

import numpy as np
from PIL import Image

folder = sys.argv[1]
chance = np.random.default_rng(24)
SIZE = 384


def noise(down, across, size=(SIZE, SIZE)):
    """Seamless noise of mean 0 and deviation 1, smoothed by so many pixels."""
    field = np.fft.rfft2(chance.standard_normal(size))
    y, x = np.fft.fftfreq(size[0])[:, None], np.fft.rfftfreq(size[1])[None, :]
    field *= np.exp(-2 * np.pi**2 * ((y * down) ** 2 + (x * across) ** 2))
    field = np.fft.irfft2(field, size)
    return (field - field.mean()) / field.std()


def lit(height, strength):
    """Light from the left and a little from above, on a relief."""
    slope = (np.roll(height, 1, 1) - np.roll(height, -1, 1)) * -0.9 + (np.roll(height, 1, 0) - np.roll(height, -1, 0)) * -0.45
    return slope / slope.std() * strength


def grey(name, tone, quality):
    picture = Image.fromarray(np.uint8(np.clip(128 + tone, 0, 255)))
    picture.save(f'{folder}/{name}.webp', quality=quality, method=6)


def alpha(name, part):
    picture = np.zeros((*part.shape, 4), np.uint8)
    picture[..., 3] = np.round(np.clip(part, 0, 1) * 7) * 255 // 7
    Image.fromarray(picture).save(f'{folder}/{name}.webp', lossless=True, method=6)


y, x = np.mgrid[0:SIZE, 0:SIZE]
# Plain weave: over, under; no thread is as thick as the next.
period = 6
warp = np.cos(2 * np.pi * (x / period + 0.07 * noise(40, 1)))
weft = np.cos(2 * np.pi * (y / period + 0.07 * noise(1, 40)))
over = np.sign(np.sin(np.pi * x / period) * np.sin(np.pi * y / period) + 1e-6)
threads = np.where(over > 0, warp * 0.8 + 0.5, weft * 0.8 + 0.5)
slubs = noise(60, 1.4) * 0.5 + noise(1.4, 60) * 0.6
relief = threads + 0.5 * slubs + 0.3 * noise(0.8, 0.8)
grey('cloth', lit(relief, 30) + 15 * slubs + 7 * noise(14, 14), 58)

# Morocco: pebbles, each as far from its neighbours as it can be.
points = chance.random((1500, 2)) * SIZE
nearest, next_ = np.full((SIZE, SIZE), 1e9), np.full((SIZE, SIZE), 1e9)
stretch = 1.25
for py, px in points:
    dy, dx = np.abs(y - py), np.abs(x - px)
    away = np.hypot(np.minimum(dy, SIZE - dy) / stretch, np.minimum(dx, SIZE - dx))
    next_ = np.minimum(next_, np.maximum(nearest, away))
    nearest = np.minimum(nearest, away)
pebbles = np.sqrt(np.clip((next_ - nearest) / 4.5, 0, 1))
relief = pebbles + 0.14 * noise(5, 5) + 0.05 * noise(0.8, 0.8)
grey('leather', lit(relief, 26) + 24 * (pebbles - pebbles.mean()) + 11 * noise(26, 26), 60)

laid = np.sin(2 * np.pi * y / 6) * 0.4
relief = noise(1.1, 1.1) + 0.9 * noise(3, 3) + laid
grey('paper', lit(relief, 9) + 5 * noise(30, 30) + 3 * noise(3, 9), 55)

tall, wide = SIZE, 512
at = np.linspace(0, 1, tall)[:, None]
ends = np.exp(-at / 0.022) + np.exp(-(1 - at) / 0.03)
rub = noise(1, 0.8, (tall, wide)) * 0.55 + noise(9, 5, (tall, wide)) * 0.6 + noise(40, 30, (tall, wide)) * 0.45
alpha('wear', (rub + 2.5 * ends - 1.95) * 1.2)

"""Mixes the renders of 25-09-09.py: python3 25-09-09-grade.py FOLDER wide|tall WIDTH. Reads SHAPE-full.npz and the
others there, takes out the noise, adds the candles' light to the window's, and writes four pictures beside them."""
import sys
from pathlib import Path
import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter, median_filter, uniform_filter

folder, shape, width = Path(sys.argv[1]), sys.argv[2], int(sys.argv[3])
WINDOW, CANDLES, EXPOSURE = 0.36, 1.1, 0.95


def box(x, r):
    return uniform_filter(x, (2 * r + 1, 2 * r + 1, 0), mode='nearest')


def denoised(name, steps, strict):
    """An edge-avoiding wavelet filter over what the light does, led by colour, normal and depth."""
    with np.load(folder / f'{shape}-{name}.npz') as data:
        image, albedo, normal, depth = (data[k].astype(np.float32) for k in ('image', 'albedo', 'normal', 'depth'))
    depth, albedo = depth[..., :1], np.clip(albedo, 0, None) + 0.02
    light = image / albedo
    light = light / (1 + light)
    bright = light.mean(-1, keepdims=True)
    mean = box(bright, 3)
    spread = np.maximum(box(bright * bright, 3) - mean * mean, 1e-5)
    slope = sum(np.abs(np.gradient(depth[..., 0], axis=axis)) for axis in (0, 1))[..., None] + 0.01
    kernel = np.array([1, 4, 6, 4, 1]) / 16
    h, w = bright.shape[:2]
    for step in range(steps):
        far = 2**step
        pad = 2 * far
        padded = [np.pad(x, ((pad, pad), (pad, pad), (0, 0)), mode='edge') for x in (light, normal, depth, albedo, light.mean(-1, keepdims=True), spread)]
        here, deviation = light.mean(-1, keepdims=True), np.sqrt(box(spread, 1))
        total, weights, spreads = np.zeros_like(light), np.zeros_like(bright), np.zeros_like(bright)
        for i in range(5):
            for j in range(5):
                l, n, z, a, b, s = (x[i * far : i * far + h, j * far : j * far + w] for x in padded)
                distance = max(abs(i - 2), abs(j - 2)) * far
                weight = np.exp(-np.abs(b - here) / (strict * deviation + 1e-3) - np.abs(z - depth) / (slope * (distance + 0.5) + 1e-3) * 0.5 - ((a - albedo) ** 2).sum(-1, keepdims=True) / 0.01)
                weight *= np.clip((n * normal).sum(-1, keepdims=True), 0, 1) ** 48 * kernel[i] * kernel[j]
                if i == j == 2:
                    weight = np.maximum(weight, kernel[2] ** 2)
                total, weights, spreads = total + l * weight, weights + weight, spreads + s * weight * weight
        light, spread = total / weights, spreads / weights**2
    light = np.clip(light, 0, 0.995)
    return light / (1 - light) * albedo


def clean(image, flames):
    """Takes out single grains, though not of the flames."""
    y = image / (1 + image)
    m = np.stack([median_filter(y[..., c], 3) for c in range(3)], -1)
    y = np.where((np.abs(y - m).max(-1, keepdims=True) > 0.07) & ~flames, m, y)
    return (y := np.clip(y, 0, 0.999)) / (1 - y)


def glow(image):
    hot, scale = np.clip(image - 1.2, 0, 4), image.shape[1] / (640 if shape == 'tall' else 1280)
    for radius, part in ((5, 0.1), (16, 0.07), (44, 0.05)):
        image = image + part * 3 * gaussian_filter(hot, (radius * scale, radius * scale, 0)) * np.array([1, 0.72, 0.42])
    return image


def shown(image):
    x = np.clip(image * EXPOSURE, 0, None)
    y = np.clip(x * (2.51 * x + 0.03) / (x * (2.43 * x + 0.59) + 0.14), 0, 1)
    return np.where(y < 0.0031308, 12.92 * y, 1.055 * y ** (1 / 2.4) - 0.055)


def cleared(lit):
    """The candles' light on the table without grapes: where they lay, what falls beside them falls on what is behind."""
    colours = {}
    for name in ('full', 'bare'):
        with np.load(folder / f'{shape}-{name}.npz') as data:
            colours[name] = np.clip(data['albedo'].astype(np.float32), 0, None) + 0.02
    laid = np.abs(colours['full'] - colours['bare']).max(-1) > 0.03
    laid = gaussian_filter(laid.astype(np.float32), 2.5) > 0.08
    light = lit / colours['full']
    sure = (~laid)[..., None] * (light.max(-1, keepdims=True) < 2)
    near = lit.shape[1] * (0.012 if shape == 'wide' else 0.022)
    spread = gaussian_filter(light * sure, (near, near, 0)) / (gaussian_filter(sure.astype(np.float32), (near, near, 0)) + 1e-4)
    return np.where(laid[..., None], spread * colours['bare'], lit)


full = denoised('full', 4, 1.6)
bare = denoised('bare', 4, 1.6)
lit = denoised('lit', 5, 3)
lone = cleared(lit)
flames = lit.max(-1, keepdims=True) > 2
full, bare, lit, lone = (clean(x, flames) for x in (full, bare, lit, lone))
# Some of the candles' light reaches the whole room.
wide = lit.shape[1] * (0.05 if shape == 'wide' else 0.09)
room = gaussian_filter(np.minimum(lone, 0.3), (wide, wide, 0)) * 0.4
pictures = {
    'full': shown(full * WINDOW + room),
    'bare': shown(bare * WINDOW + room),
    'full-lit': shown(glow(full * WINDOW + lit * CANDLES)),
    'bare-lit': shown(glow(bare * WINDOW + lone * CANDLES)),
}
# The gilt figures are as bright in a bunch's shadow as beside it.
height = lit.shape[0]
low = np.arange(height)[:, None, None] > height * (0.87 if shape == 'wide' else 0.62)
for kind in ('', '-lit'):
    plain, laid = pictures[f'bare{kind}'], pictures[f'full{kind}']
    gilt = np.clip((plain[..., :1] - median_filter(plain[..., 0], 31)[..., None]) * 9 - 0.6, 0, 1) * low
    pictures[f'full{kind}'] = laid + (plain - laid) * gilt * 0.85
for name, picture in pictures.items():
    image = Image.fromarray((np.clip(picture, 0, 1) * 255 + 0.5).astype(np.uint8))
    image.resize((width, round(image.height * width / image.width)), Image.LANCZOS).save(folder / f'g-{shape}-{name}.png')

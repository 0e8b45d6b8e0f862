"""Mixes the renders of 25-09-09.py: python3 25-09-09-grade.py FOLDER wide|tall WIDTH. Reads SHAPE-full.npz and the
others there, takes out the noise, adds the candles' light to the window's, and writes its pictures beside them: the
table bare, by the window and by candles too; what the grapes and their shadows change of either; and the flames."""
import sys
from pathlib import Path
import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter, median_filter, uniform_filter

folder, shape, width = Path(sys.argv[1]), sys.argv[2], int(sys.argv[3])
WINDOW, CANDLES, EXPOSURE = 0.5, 1.1, 0.95


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


# Where one grape's part of the ledge, or one bunch's of the apron, gives way to the next: as in the clock's model.
LOOSE = {'wide': [0.0667, 0.1482, 0.2297, 0.3112, 0.3927, 0.475, 0.61, 0.6915, 0.773, 0.8545, 0.94], 'tall': [0.0294, 0.1266, 0.2238, 0.3211, 0.4183, 0.5273, 0.5849, 0.6822, 0.7794, 0.8766, 0.9836]}[shape]
BUNCH = {'wide': [0.022, 0.2184, 0.41, 0.6016, 0.7931, 0.99], 'tall': [0.0076, 0.2048, 0.402, 0.5992, 0.7964, 0.9954]}[shape]
SPLIT = {'wide': 0.752, 'tall': 0.8}[shape]

# Where the flames are, as 25-09-09.py prints it.
FLAMES = [(0.0726, 0.2741), (0.1393, 0.1714), (0.2094, 0.3205), (0.2765, 0.2182), (0.3442, 0.1103), (0.4132, 0.2462), (0.5869, 0.2088), (0.6558, 0.1245), (0.7228, 0.2927), (0.7923, 0.1761), (0.8588, 0.3112), (0.9281, 0.2368)]

full, bare = denoised('full', 4, 1.6), denoised('bare', 4, 1.6)
bare_lit = denoised('bare-lit', 5, 3)
if (folder / f'{shape}-full-lit.npz').exists():
    full_lit = denoised('full-lit', 5, 3)
else:
    # Where it was not rendered, grapes are lit as much more as the stone beside them.
    r = bare.shape[1] * 0.03
    soft = lambda x: gaussian_filter(x, (r, r, 0))
    full_lit = full * np.clip(soft(bare_lit) / (soft(bare) + 1e-3), 0, 2.5)
none = np.zeros(bare.shape[:2] + (1,), bool)
full, bare, full_lit, bare_lit = (clean(x, none) for x in (full, bare, full_lit, bare_lit))
h, w = bare.shape[:2]
X, Y = (np.arange(w) / w)[None, :], (np.arange(h) / h)[:, None]


def wall(image):
    """The wall has no grain of its own worth keeping: what noise is left there goes."""
    with np.load(folder / f'{shape}-bare.npz') as data:
        depth = data['depth'][..., 0]
    far = depth > np.percentile(depth, 99.5) - 1.2 if shape == 'wide' else depth > depth.max() - 1.2
    far = far.astype(np.float32)
    r = w * 0.008
    soft = gaussian_filter(image * far[..., None], (r, r, 0)) / (gaussian_filter(far, r) + 1e-4)[..., None]
    k = (gaussian_filter(far, 1.5) > 0.99)[..., None]
    return np.where(k, soft, image)


def fades(edges, left, right):
    """Nothing at an edge, all at some way from it: so shadows thin out softly, and none is there of what hangs beside."""
    at = np.clip(np.searchsorted(edges, X[0], side='right'), 1, len(edges) - 1)
    far = np.minimum((X[0] - np.take(edges, at - 1)) / left, (np.take(edges, at) - X[0]) / right)
    t = np.clip(far, 0, 1)
    return (t * t * (3 - 2 * t))[None, :] * np.ones((h, 1))


colours = []
for name in ('full', 'bare'):
    with np.load(folder / f'{shape}-{name}.npz') as data:
        colours.append(data['albedo'].astype(np.float32))
fruit = np.clip(gaussian_filter((np.abs(colours[0] - colours[1]).max(-1) > 0.05).astype(np.float32), 0.8) * 1.6 - 0.3, 0, 1)
pictures = {}
for kind, a, b in (('', full * WINDOW, bare * WINDOW), ('-lit', full * WINDOW + full_lit * CANDLES, bare * WINDOW + bare_lit * CANDLES)):
    a, b = shown(glow(a)), shown(glow(wall(b)))
    difference = np.abs(a - b).max(-1)
    m = gaussian_filter((gaussian_filter(difference, 1.0) > 0.022).astype(np.float32), 1.6)
    m = np.clip(m * 1.6, 0, 1)
    # Shadows fade where one part gives way to the next; the fruit itself does not.
    loose = np.maximum(fades(LOOSE, 0.01, 0.025), fruit) * (Y > (0.565 if shape == 'wide' else 0.724))
    hung = np.maximum(fades(BUNCH, 0.07, 0.04 if shape == 'wide' else 0.075), fruit) * (Y > (SPLIT if shape == 'wide' else 0.823))
    m *= np.where(Y < SPLIT, loose, hung)
    pictures[f'bare{kind}'] = b
    pictures[f'full{kind}'] = np.dstack([a * (m[..., None] > 0.004), m])
# Both paintings' flames are the wide one's.
if shape == 'wide':
    # Of the flames only themselves, not the light that they throw on the wax.
    with np.load(folder / f'{shape}-flames.npz') as data:
        flames = data['image'].astype(np.float32)
    y = np.stack([median_filter(flames[..., c], 3) for c in range(3)], -1)
    only = np.zeros((h, w), np.float32)
    for fx, fy in FLAMES:
        only = np.maximum(only, (np.abs(X - fx) < 0.0115) & ((Y - fy) * h / w < 0.0178) & ((fy - Y) * h / w < 0.0235))
    hot = np.where((flames.max(-1) > 0.6)[..., None], flames, y) * ((y.max(-1) > 1.0) * only)[..., None]
    f = shown(glow(hot * 1.4))
    alpha = np.clip(f.max(-1) * 1.05 - 0.05, 0, 1)
    # Its glow ends before the circle in which the clock shows it.
    near = np.min([np.hypot(X - fx, (Y - fy) * h / w) for fx, fy in FLAMES], axis=0) / (0.05)
    alpha *= np.clip((1 - near) / 0.5, 0, 1) ** 1.5
    pictures['flames'] = np.dstack([f / np.maximum(f.max(-1, keepdims=True), 1e-3), alpha])
for name, picture in pictures.items():
    image = Image.fromarray((np.clip(picture, 0, 1) * 255 + 0.5).astype(np.uint8))
    image.resize((width, round(image.height * width / image.width)), Image.LANCZOS).save(folder / f'g-{shape}-{name}.png')

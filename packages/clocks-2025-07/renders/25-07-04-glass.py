"""Cuts the glass of Kaleidoscope from a painting.

  python3 25-07-04-glass.py Gogh4_background.webp OUT

Two chambers of leaded pieces, one cut from the lit cafe of the picture and one from its night, and two sheets for the
rim. Each piece keeps the brush strokes of the place it was cut from and is stained with one of a few colours.
"""
import sys
import numpy as np
from PIL import Image, ImageFilter

source, out = sys.argv[1:]
paint = np.asarray(Image.open(source).convert('RGB')).astype(float) / 255
H, W = paint.shape[:2]
rng = np.random.default_rng(1888)
light = paint @ [0.3, 0.59, 0.11]
warm = (paint[..., 0] > 0.6) & (paint[..., 1] > 0.5) & (paint[..., 2] < 0.45)
cold = (paint[..., 2] > paint[..., 1] * 1.12) & (light > 0.12)


def sheet(size, where, zoom, turn):
    """A square of the picture's brush strokes, light and chroma, round a pixel of a kind."""
    ys, xs = np.nonzero(where)
    inside = (ys > 40) & (ys < H - 40) & (xs > 40) & (xs < W - 40)
    at = rng.integers(inside.sum())
    y0, x0 = ys[inside][at], xs[inside][at]
    v, u = np.mgrid[:size, :size] - size / 2
    u, v = u / zoom, v / zoom
    x = x0 + u * np.cos(turn) - v * np.sin(turn)
    y = y0 + u * np.sin(turn) + v * np.cos(turn)
    x = np.abs((x + 2 * W) % (2 * W) - W + 0.0)
    y = np.abs((y + 2 * H) % (2 * H) - H + 0.0)
    x, y = np.clip(W - 1 - x, 0, W - 1.01), np.clip(H - 1 - y, 0, H - 1.01)
    i, j = x.astype(int), y.astype(int)
    i2, j2 = np.minimum(i + 1, W - 1), np.minimum(j + 1, H - 1)
    fx, fy = (x - i)[..., None], (y - j)[..., None]
    return (paint[j, i] * (1 - fx) + paint[j, i2] * fx) * (1 - fy) + (paint[j2, i] * (1 - fx) + paint[j2, i2] * fx) * fy


def stain(piece, colour, keep=0.3, contrast=1.1):
    grey = piece @ [0.3, 0.59, 0.11]
    grey = (grey - np.median(grey)) * contrast
    tint = np.array(colour) / 255
    own = piece - piece.mean((0, 1))
    flat = tint + own * keep
    up, down = np.clip(grey, 0, 1)[..., None], np.clip(-grey, 0, 1)[..., None]
    return np.clip(flat + up * (1 - tint) * 1.3 - down * tint * 1.2, 0, 1)


def chamber(name, size, count, colours, where, keep, contrast):
    """Pieces of two kinds: large shards, and slivers between them."""
    points = rng.random((count, 2)) * size
    for _ in range(3):
        near = nearest(points, size)[0]
        for k in range(count):
            ys, xs = np.nonzero(near == k)
            if len(ys):
                points[k] = points[k] * 0.5 + np.array([xs.mean(), ys.mean()]) * 0.5
    which, first, second = nearest(points, size)
    image = np.zeros((size, size, 3))
    order = rng.permutation(np.arange(count) % len(colours))
    for k in range(count):
        mask = which == k
        if not mask.any():
            continue
        piece = stain(sheet(size, where, 2.2 + rng.random() * 1.6, rng.random() * 6.28), colours[order[k]], keep, contrast)
        image[mask] = piece[mask]
    edge = second - first
    # Glass is thicker, so deeper, towards the lead.
    image *= (0.72 + 0.28 * np.clip(edge / 26, 0, 1))[..., None]
    lead = np.clip((edge - 3.4) / 1.6, 0, 1)[..., None]
    shine = np.clip(1 - np.abs(edge - 1.2) / 1.4, 0, 1)[..., None] * 0.22
    image = image * lead + (1 - lead) * (np.array([22, 20, 34]) / 255 + shine)
    Image.fromarray((image * 255).astype('uint8')).save(f'{out}/{name}.webp', quality=80, method=6)


def nearest(points, size):
    y, x = np.mgrid[:size, :size]
    d = np.stack([np.hypot(x - px, y - py) * (1 + 0.0 * px) for px, py in points])
    order = np.argpartition(d, 1, axis=0)[:2]
    a, b = np.take_along_axis(d, order, 0)
    swap = a > b
    which = np.where(swap, order[1], order[0])
    first, second = np.minimum(a, b), np.maximum(a, b)
    return which, first, second


NIGHT = [(24, 52, 215), (10, 92, 232), (70, 40, 205), (120, 40, 205), (0, 150, 220), (20, 70, 196), (0, 165, 160), (196, 24, 120), (18, 40, 165), (110, 190, 250), (30, 110, 240)]
CAFE = [(255, 205, 0), (255, 232, 60), (255, 178, 0), (255, 240, 150), (255, 220, 20), (255, 140, 10), (255, 236, 90), (255, 196, 0)]
chamber('night', 560, 64, NIGHT, cold, 0.25, 0.9)
chamber('cafe', 560, 64, CAFE, warm, 0.1, 0.5)
for name, colour, where in (('ruby', (226, 18, 44), warm), ('milk', (238, 242, 250), warm)):
    piece = stain(sheet(256, where, 2.6, 0.5), colour, 0.08, 0.7)
    half = piece[:128, :128]
    tile = np.concatenate([np.concatenate([half, half[:, ::-1]], 1), np.concatenate([half[::-1], half[::-1, ::-1]], 1)])
    Image.fromarray((tile * 255).astype('uint8')).save(f'{out}/{name}.webp', quality=70, method=6)

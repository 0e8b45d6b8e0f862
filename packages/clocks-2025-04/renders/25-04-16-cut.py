"""
What is left to do for 25-04-16 Fortune once Blender is done: sprites cut clean, and the grain of the table.

  python3 25-04-16-cut.py left.png left.webp 1000 74     # from, to, pixels across, quality
  python3 25-04-16-cut.py table table.webp
"""
import sys
import numpy as np
from PIL import Image, ImageFilter


def table(out):
    chance, side = np.random.default_rng(16), 320

    def cloud(cells):
        grid = np.tile(chance.normal(size=(cells, cells)), (3, 3)).astype(np.float32)
        return np.asarray(Image.fromarray(grid).resize((3 * side, 3 * side), Image.BICUBIC))[side:2 * side, side:2 * side]

    grain = 0.6 * cloud(160) + 0.4 * cloud(80) + 0.22 * cloud(24)
    grain /= np.abs(grain).max()
    colour = np.array((196, 38, 24)) * (1 + 0.085 * grain[..., None])
    Image.fromarray(np.clip(colour, 0, 255).astype(np.uint8)).save(out, quality=82, method=6)


def sprite(source, out, width, quality):
    """The faintest of shadows would end at the picture's edge, so it is taken off."""
    pixels = np.asarray(Image.open(source).convert('RGBA')).astype(np.float32)
    alpha = np.clip((pixels[..., 3] / 255 - 0.07) / 0.93, 0, 1)
    high, wide = alpha.shape
    y, x = np.mgrid[0:high, 0:wide]
    edge = np.clip(np.minimum.reduce([x, y, wide - 1 - x, high - 1 - y]) / (0.04 * wide), 0, 1)
    pixels[..., 3] = 255 * np.where(pixels[..., :3].max(axis=2) < 40, alpha * edge, alpha)
    picture = Image.fromarray(pixels.astype(np.uint8)).resize((width, round(high * width / wide)), Image.LANCZOS)
    # What is left of the sampling's noise is not worth its bytes.
    picture = picture.filter(ImageFilter.GaussianBlur(0.55))
    picture.save(out, quality=quality, alpha_quality=75, method=6)


if sys.argv[1] == 'table':
    table(sys.argv[2])
else:
    sprite(sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4]))

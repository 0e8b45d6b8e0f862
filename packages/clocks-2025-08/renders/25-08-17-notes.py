"""Bends the notes of 25-08-17 off the wall: shading by angle and a shadow by height, for each colour.

  python3 25-08-17-notes.py OUT

A sheet hangs by a strip of glue at its top and is bent about a slanting axis, so one corner stands out more. The lamp
is above on the left. A sheet is 352 of the picture's 440 pixels.
"""
import sys
import numpy as np
from PIL import Image, ImageDraw, ImageFilter

out = sys.argv[1]
N, S, T = 440, 352, 2
LAMP = np.array([-0.42, 0.62, 0.9])
LAMP = LAMP / np.linalg.norm(LAMP)


def bend_of(x, bend, slant):
    """Along one line down the sheet: how far down it lies, how high off the wall, and its angle."""
    s = np.linspace(0, 1, 400)
    at = np.clip(s - 0.28 + slant * x * 0.1, 0, None) / 0.72
    angle = bend * at**1.7
    step = 1 / 399
    return np.cumsum(np.cos(angle)) * step, np.cumsum(np.sin(angle)) * step, angle


def sheet(picture, colour, bend, slant, turn=0.0, lift=0.0):
    size, margin, side = N * T, (N - S) * T / 2, S * T
    y = (np.arange(size) - margin) / side
    shade = np.zeros((size, size))
    inside = np.zeros((size, size), bool)
    edge, low = [], []
    for column in range(int(margin), int(margin + side)):
        x = (column - margin) / side
        down, high, angle = bend_of(2 * x - 1, bend, slant)
        a = np.interp(y, down, angle)
        light = np.sin(a) * LAMP[1] + np.cos(a) * LAMP[2]
        shade[:, column] = light / LAMP[2] - 0.16 * np.clip(np.interp(y, down, np.gradient(angle)) * 60, 0, 1.0)
        inside[:, column] = (y >= 0) & (y <= down[-1])
        low.append((column + high[-1] * side * 0.3, margin + (down[-1] + high[-1] * 0.42 + 0.012) * side))
    spread = Image.new('L', (size, size))
    ImageDraw.Draw(spread).polygon(
        [(margin + 6, margin + 12), (margin + side + lift * 18 + 8, margin + 12)] + low[::-1], fill=255)
    near = np.asarray(spread.filter(ImageFilter.GaussianBlur(7)), float)
    far = np.asarray(spread.filter(ImageFilter.GaussianBlur(24)), float)
    mix = np.clip(y, 0, 1)[:, None] ** 1.3
    shadow = (near * (1 - mix) + far * mix) / 255 * (0.5 - 0.12 * mix)
    layer = np.zeros((size, size, 4))
    layer[..., :3] = np.array([8, 14, 60])
    layer[..., 3] = shadow * 255
    rgb = np.array(colour) * np.clip(shade, 0.6, 1.4)[..., None]
    rgb = rgb + np.clip(rgb - 255, 0, None).sum(-1, keepdims=True) * 0.3
    layer[inside] = np.concatenate([np.clip(rgb, 0, 255), np.full((size, size, 1), 255)], -1)[inside]
    image = Image.fromarray(layer.astype('uint8'), 'RGBA')
    if turn:
        image = image.rotate(turn, Image.Resampling.BICUBIC)
    picture.alpha_composite(image)


def shoot(name, *sheets):
    picture = Image.new('RGBA', (N * T, N * T))
    for one in sheets:
        sheet(picture, **one)
    picture.resize((N, N), Image.Resampling.LANCZOS).save(f'{out}/{name}.webp', quality=82, method=6)


YELLOW, PINK, ORANGE, LIME = (255, 214, 12), (255, 74, 140), (255, 128, 20), (158, 224, 44)
shoot('yellow', dict(colour=YELLOW, bend=0.8, slant=1))
shoot('orange', dict(colour=ORANGE, bend=0.85, slant=-0.8))
shoot('lime', dict(colour=LIME, bend=0.7, slant=0.7))
dark = [(222, 44, 108), (240, 60, 124)]
pile = [dict(colour=dark[k % 2], bend=0.05, slant=0, turn=t) for k, t in enumerate([3.4, -2.6, 1.6, -3.6, 2.3, -1.2])]
shoot('pad', *pile, dict(colour=PINK, bend=0.7, slant=-0.8, lift=1.0))

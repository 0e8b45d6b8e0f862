"""The wall and the shadows of 25-08-16, Palm Shadow.

python3 25-08-16.py NORMALS OUT: NORMALS is a folder with 0006.png and 0028.png, two normal maps out of
@pmndrs/assets 1.7.0 (normals/0006.webp.js and normals/0028.webp.js, CC0), OUT is where the pictures go.

The wall is lit anew, by a low sun from the upper left. A shadow is cut out of leaflets and blurred the more the
further each part of the frond is from the wall.
"""

import math
import random
import sys
from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

SOURCE, OUT = Path(sys.argv[1]), Path(sys.argv[2])
SIDE = 1280


def normals(name: str, side: int) -> np.ndarray:
    picture = Image.open(SOURCE / f"{name}.png").convert("RGB").resize((side, side), Image.LANCZOS)
    return np.asarray(picture, float) / 127.5 - 1


def save(picture: np.ndarray, name: str) -> None:
    Image.fromarray(np.clip(picture, 0, 255).astype("uint8")).save(OUT / name)


def wall() -> None:
    coarse = normals("0006", SIDE)
    fine = np.tile(normals("0028", SIDE // 2), (2, 2, 1))
    x = coarse[..., 0] * 0.8 + fine[..., 0] * 0.13
    y = coarse[..., 1] * 0.8 + fine[..., 1] * 0.13
    light = np.array([-0.62, 0.55, 0.56])
    shade = (x * light[0] + y * light[1] + light[2]) / np.sqrt(x**2 + y**2 + 1) / light[2]
    shade = np.clip(shade, 0.25, 1.7)
    paint = np.array([252, 126, 148.0])
    chance = np.random.default_rng(16).random((20, 20)) * 255
    cloud = np.asarray(Image.fromarray(chance.astype("uint8")).resize((SIDE, SIDE), Image.BICUBIC), float)[..., None]
    colour = paint * (0.95 + cloud / 255 * 0.1)
    lit = shade[..., None] ** np.array([0.8, 1.15, 1.0])
    save(colour * lit, "wall.png")
    save(np.array([30, 66, 196]) * colour[..., :1] / 252 * lit, "band.png")


class Shadow:
    """A picture of shadow in units of a dial whose radius is 100; the centre of the dial is at `at`."""

    def __init__(self, width: float, height: float, at: tuple[float, float], scale: float):
        self.at, self.scale = at, scale
        self.size = (round(width * scale), round(height * scale))
        self.mask = Image.new("L", (self.size[0] * 2, self.size[1] * 2), 0)
        self.pen = ImageDraw.Draw(self.mask)

    def shape(self, points: list[tuple[float, float]]) -> None:
        to = self.scale * 2
        self.pen.polygon([((x + self.at[0]) * to, (y + self.at[1]) * to) for x, y in points], fill=255)

    def save(self, name: str, blur, strength, tint=(86, 14, 78)) -> None:
        """`blur` and `strength` are functions of the height over the centre, in units."""
        mask = self.mask.resize(self.size, Image.LANCZOS)
        steps = [0.1, 0.25, 0.5, 1, 1.8, 3, 5, 8]
        layers = np.stack(
            [np.asarray(mask.filter(ImageFilter.GaussianBlur(step * self.scale)), float) for step in steps]
        )
        rows = self.at[1] - np.arange(self.size[1]) / self.scale
        wanted = np.array([np.interp(blur(row), steps, range(len(steps))) for row in rows])
        low = np.clip(np.floor(wanted).astype(int), 0, len(steps) - 2)
        part = (wanted - low)[:, None]
        index = np.arange(self.size[1])
        alpha = layers[low, index] * (1 - part) + layers[low + 1, index] * part
        alpha *= np.array([strength(row) for row in rows])[:, None]
        picture = np.zeros((self.size[1], self.size[0], 4), "uint8")
        picture[..., :3] = tint
        picture[..., 3] = np.clip(alpha, 0, 255)
        Image.fromarray(picture).save(OUT / name)


def leaflet(x, y, angle, length, width):
    """A blade that is broadest a third of the way and droops a little."""
    left, right = [], []
    for step in range(13):
        part = step / 12
        half = width * math.sin(math.pi * min(1, part * 0.86 + 0.14)) ** 0.7 * (1 - part * 0.15) / 2
        bend = angle + math.copysign(0.16 * part * part, angle)
        cx, cy = x + math.sin(bend) * length * part, y - math.cos(bend) * length * part
        left.append((cx - math.cos(angle) * half, cy - math.sin(angle) * half))
        right.append((cx + math.cos(angle) * half, cy + math.sin(angle) * half))
    return left + right[::-1]


def spear(foot, length, width):
    """The last leaflet: it has not opened, so it is straight, and has one point."""
    belly = [(width / 2 * math.sin(math.pi * (0.2 + 0.8 * part)) ** 0.8, -foot - length * part) for part in (0, 0.12, 0.3, 0.5, 0.7, 0.85)]
    return [*belly, (0, -foot - length), *[(-x, y) for x, y in reversed(belly)]]


def frond(shadow, base, tip, pairs, reach, width, stem, seed, lean=0.75, last=9.0):
    """A feather palm's leaf on a straight stem upwards: the last leaflet is its point."""
    chance = random.Random(seed)
    top = -(tip - last * 0.6)
    shadow.shape([(-stem, -base), (stem, -base), (0.5, top), (-0.5, top)])
    for index in range(pairs):
        part = index / (pairs - 1)
        along = base + (tip - last * 0.75 - base) * (0.13 + 0.87 * part)
        far = reach * math.sin(math.pi * (0.16 + 0.80 * part)) ** 0.75
        for side in (-1, 1):
            angle = side * (1.18 - lean * part + chance.uniform(-0.07, 0.07))
            foot = -along - chance.uniform(-0.4, 0.4)
            long = far * chance.uniform(0.88, 1.06)
            shadow.shape(leaflet(0, foot, angle, long, width * (1.05 - 0.4 * part)))
    shadow.shape(spear(tip - last, last, width * 1.1))


def along(heights, values):
    return lambda up: np.interp(up, heights, values)


def shadows() -> None:
    scale = 6
    minute = Shadow(62, 128, (31, 100), scale)
    frond(minute, -18, 93, 25, 27, 2.5, 1.1, 9, lean=0.8, last=21)
    minute.save("minute.png", along([-20, 10, 70, 84], [1.7, 1.1, 0.5, 0.1]), along([-22, 0, 40, 84], [0.42, 0.58, 0.7, 0.95]))
    hour = Shadow(76, 92, (38, 68), scale)
    frond(hour, -14, 64, 10, 31, 5.2, 2.0, 4, lean=0.75, last=24)
    hour.save("hour.png", along([-16, 10, 46, 58], [1.7, 1.0, 0.45, 0.1]), along([-18, 0, 58], [0.5, 0.7, 0.9]))

    trunk = Shadow(120, 300, (22, 22), 1.9)
    left, right = [], []
    for step in range(141):
        part = step / 140
        x, y = 82 * part**1.35, 276 * part
        half = 3.6 + 2.2 * part + 0.6 * (1 - ((part * 38) % 1))
        left.append((x - half, y))
        right.append((x + half, y))
    trunk.shape(left + right[::-1])
    chance = random.Random(5)
    for _ in range(13):
        trunk.shape(leaflet(0, 3, chance.uniform(-3.1, 3.1), chance.uniform(8, 15), 5))
    trunk.save("trunk.png", along([-270, 0], [3, 1.6]), lambda up: 0.38)

    other = Shadow(110, 170, (55, 165), 1.8)
    frond(other, -4, 150, 20, 52, 5.6, 1.7, 21, lean=0.62, last=18)
    other.save("other.png", along([0, 150], [3.6, 2.6]), lambda up: 0.36)


wall()
shadows()

"""Grades the photograph of 25-08-04 twice: from a low sun to dusk with more sky above it, and lit by the fireflies.

  python3 25-08-04-grade.py PHOTOGRAPH OUT

PHOTOGRAPH is usr/share/backgrounds/seeding_by_Clements_Engelhardt.jpg of lomiri-wallpapers-16.04 20.04.0-2 (Debian).
Writes dusk.webp and lit.webp.
"""
import sys
import numpy as np
from PIL import Image, ImageEnhance, ImageFilter

photograph, out = sys.argv[1:]
WIDTH, HEIGHT, SKY = 1600, 900, 800
GREY = [0.3, 0.59, 0.11]
picture = Image.open(photograph).convert("RGB").resize((WIDTH, HEIGHT), Image.LANCZOS)
linear = (np.asarray(picture) / 255) ** 2.2
light = linear @ GREY
down, across = np.mgrid[0:HEIGHT, 0:WIDTH]


def mix(a, b, part):
    return a * (1 - part) + b * part


def folded(values, strength):
    """The sun is no brighter than what it shone on."""
    return values / (1 + strength * values)


def ramp(table, at):
    table = np.array(table)
    return np.stack([np.interp(at, table[:, 0], table[:, ink]) for ink in (1, 2, 3)], -1)


# The sharp seed head and its stem, softly cut out.
radius = np.hypot((across - 470) / 256, (down - 288) / np.where(down < 288, 219, 226))
head = np.clip((1.03 - radius) / np.where(down < 230, 0.2, 0.13), 0, 1)
stem = np.clip(1 - abs(across - 468 + (down - 600) * 0.01) / 26, 0, 1) * (down > 480)
head = np.where(down > 250, np.maximum(head, stem), head)

# The meadow: from teal black by umber to ember, with a quarter of its own colours. The head is paler and cooler.
tone = folded(light, 3) * 4
EMBER = [
    (0, 0.004, 0.010, 0.016),
    (0.12, 0.012, 0.026, 0.030),
    (0.35, 0.075, 0.055, 0.040),
    (0.65, 0.30, 0.125, 0.050),
    (1, 0.52, 0.22, 0.075),
]
graded = ramp(EMBER, tone * 0.92)
own = linear / np.maximum(light, 1e-4)[..., None] * (graded @ GREY)[..., None]
pale = folded(light, 1.2) * 2.2
pale = np.stack([0.27 * pale**1.45, 0.19 * pale**1.5, 0.125 * pale**1.55], -1) + [0.004, 0.012, 0.018]
dusk = mix(mix(graded, own, 0.25), pale, (head * 0.85)[..., None])
dusk *= mix(1, 0.62, np.clip((down - 560) / 340, 0, 1))[..., None]

# The sky above it: night to ember. The photograph's own sky melts into it, the brighter the further down.
EVENING = [
    (0, 0.006, 0.012, 0.030),
    (350, 0.010, 0.020, 0.042),
    (600, 0.030, 0.034, 0.055),
    (740, 0.100, 0.052, 0.050),
    (830, 0.26, 0.098, 0.048),
    (900, 0.46, 0.18, 0.055),
]
glow = np.exp(-(((np.arange(WIDTH) - 880) / 620.0) ** 2))[None, :, None]
sky = ramp(EVENING, np.arange(SKY + HEIGHT))[:, None, :] * (0.55 + 0.45 * glow)


def below_sky(values, top=0.0):
    full = np.full((SKY + HEIGHT, *values.shape[1:]), top)
    full[SKY:] = values
    return full


soft = Image.fromarray((np.clip(light, 0, 1) * 255).astype("uint8")).filter(ImageFilter.GaussianBlur(9))
row = np.arange(SKY + HEIGHT)[:, None] - SKY
bright = np.clip((below_sky(np.asarray(soft) / 255) - 0.3) / 0.35, 0, 1) * np.clip((175 - row) / 70, 0, 1)
melted = np.maximum(np.clip((165 - row) / 95, 0, 1), bright) * (1 - below_sky(head))
melted[:SKY] = 1
evening = mix(below_sky(dusk), sky, melted[..., None])
grain = np.random.default_rng(1).normal(0, 0.004, evening.shape[:2])[..., None]
shown = np.clip(np.clip(evening, 0, 1) ** (1 / 2.2) + grain, 0, 1)
last = ImageEnhance.Brightness(Image.fromarray((shown * 255).astype("uint8"))).enhance(1.1)
ImageEnhance.Color(last).enhance(1.6).save(f"{out}/dusk.webp", quality=72, method=6)

# In the fireflies' light: yellow green, on the head most of all. The sky stays, and is left out of the picture.
near = np.clip(folded(light, 1.1) * 2.1, 0, 1)
on_head = np.stack([0.95 * near**0.95, 0.86 * near, 0.26 * near**1.35], -1)
on_meadow = np.stack([0.30 * tone, 0.25 * tone, 0.045 * tone**1.2], -1)
lit = np.maximum(below_sky(mix(on_meadow, on_head, head[..., None])), evening)
lit = mix(lit, evening, melted[..., None])[SKY:]
lit = Image.fromarray((np.clip(lit, 0, 1) ** (1 / 2.2) * 255).astype("uint8"))
lit.putalpha(Image.fromarray((np.clip((down - 37) / 100, 0, 1) * 255).astype("uint8")))
lit.resize((1300, 731), Image.LANCZOS).save(f"{out}/lit.webp", quality=60, method=6)

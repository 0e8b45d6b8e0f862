"""Grades the photograph of 25-08-04 twice: from a low sun to late dusk with more sky above it and grasses in front of
that, and lit by the fireflies. The grasses nearest are given apart, too: fireflies can be behind them.

  python3 25-08-04-grade.py PHOTOGRAPH OUT

PHOTOGRAPH is usr/share/backgrounds/seeding_by_Clements_Engelhardt.jpg of lomiri-wallpapers-16.04 20.04.0-2 (Debian).
Writes dusk.webp, lit.webp and front.webp.
"""
import sys
import numpy as np
from PIL import Image, ImageDraw, ImageEnhance, ImageFilter

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

# The meadow: from black by teal to a little ember, with a fifth of its own colours. The head is paler and cooler.
EMBER = [
    (0, 0.002, 0.008, 0.014),
    (0.12, 0.005, 0.021, 0.029),
    (0.35, 0.018, 0.045, 0.048),
    (0.65, 0.085, 0.080, 0.060),
    (1, 0.24, 0.150, 0.080),
]
tone = folded(light, 3) * 4
graded = ramp(EMBER, tone * 0.92)
own = linear / np.maximum(light, 1e-4)[..., None] * (graded @ GREY)[..., None]
pale = folded(light, 1.2) * 2.2
pale = np.stack([0.105 * pale**1.7, 0.135 * pale**1.6, 0.165 * pale**1.5], -1) + [0.003, 0.012, 0.020]
dusk = mix(mix(graded, own, 0.2), pale, (head * 0.9)[..., None])
dusk *= mix(1, 0.55, np.clip((down - 500) / 400, 0, 1))[..., None]

# The sky above it: night to ember. The photograph's own sky melts into it, the brighter the further down.
EVENING = [
    (0, 0.003, 0.010, 0.024),
    (350, 0.005, 0.018, 0.036),
    (600, 0.012, 0.033, 0.052),
    (740, 0.030, 0.040, 0.056),
    (830, 0.105, 0.058, 0.050),
    (900, 0.290, 0.110, 0.044),
]
glow = np.exp(-(((np.arange(WIDTH) - 880) / 560.0) ** 2))[None, :, None]
sky = ramp(EVENING, np.arange(SKY + HEIGHT))[:, None, :] * (0.4 + 0.6 * glow)

# Grasses with their panicles before the sky, and blades close by, out of focus: how much of each place they cover.
chance = np.random.default_rng(4)
FINE = 2


def grasses(many, foot, tall, thick, blur, blades=False, across=(0, WIDTH)):
    cover = Image.new("L", (WIDTH * FINE, (SKY + HEIGHT) * FINE))
    brush = ImageDraw.Draw(cover)

    def dot(x, y, radius):
        brush.ellipse([(x - radius) * FINE, (y - radius) * FINE, (x + radius) * FINE, (y + radius) * FINE], fill=255)

    for _ in range(many):
        x, high = chance.uniform(*across), chance.uniform(*tall)
        lean, wide = chance.normal(0, 0.2) * high, thick * chance.uniform(0.7, 1.3)
        for part in np.linspace(0, 1, 420):
            here = (x + lean * part**2.2, foot - high * (part - 0.10 * part**3))
            dot(*here, wide * (1 - part) ** 0.7 if blades else wide * (1 - 0.6 * part))
        if blades:
            continue
        for part in np.linspace(0.72, 1, 11):
            here = np.array([x + lean * part**2.2, foot - high * (part - 0.10 * part**3)])
            for side in (-1, 1):
                arm = (1.12 - part) * high * 0.28 * chance.uniform(0.5, 1.1)
                away = np.array([side * chance.uniform(0.35, 0.9) + 0.5 * lean / high, -chance.uniform(0.5, 1)])
                for along in np.linspace(0, 1, 40):
                    droop = np.array([0, arm * 0.45 * along**2])
                    dot(*(here + away * arm * along + droop), wide * (0.25 if along < 0.62 else 0.85))
    cover = cover.resize((WIDTH, SKY + HEIGHT), Image.LANCZOS).filter(ImageFilter.GaussianBlur(blur))
    return np.asarray(cover) / 255


row = np.arange(SKY + HEIGHT)[:, None] - SKY
far = np.maximum(grasses(26, SKY + 230, (200, 480), 1.9, 2.6), grasses(9, SKY + 260, (420, 900), 2.4, 1.2))
far *= np.clip((230 - row) / 90, 0, 1)
front = np.maximum(
    grasses(8, SKY + HEIGHT + 40, (420, 780), 7, 5, blades=True, across=(640, WIDTH)),
    grasses(4, SKY + HEIGHT + 60, (500, 860), 12, 9, blades=True, across=(60, WIDTH)),
)
front = np.maximum(front, grasses(5, SKY + HEIGHT + 40, (700, 1150), 3.4, 3.4, across=(520, WIDTH)))


def below_sky(values, top=0.0):
    full = np.full((SKY + HEIGHT, *values.shape[1:]), top)
    full[SKY:] = values
    return full


soft = Image.fromarray((np.clip(light, 0, 1) * 255).astype("uint8")).filter(ImageFilter.GaussianBlur(9))
bright = np.clip((below_sky(np.asarray(soft) / 255) - 0.3) / 0.35, 0, 1) * np.clip((175 - row) / 70, 0, 1)
melted = np.maximum(np.clip((165 - row) / 95, 0, 1), bright) * (1 - below_sky(head))
melted[:SKY] = 1
no_head = 1 - below_sky(head)
evening = mix(below_sky(dusk), sky, melted[..., None])
evening = mix(evening, np.array([0.003, 0.011, 0.015]), (0.9 * far * no_head)[..., None])
evening = mix(evening, np.array([0.002, 0.007, 0.010]), (0.94 * front)[..., None])
grain = np.random.default_rng(1).normal(0, 0.004, evening.shape[:2])[..., None]
shown = np.clip(np.clip(evening, 0, 1) ** (1 / 2.2) + grain, 0, 1)
last = ImageEnhance.Brightness(Image.fromarray((shown * 255).astype("uint8"))).enhance(1.1)
ImageEnhance.Color(last).enhance(1.45).save(f"{out}/dusk.webp", quality=70, method=6)

# In the fireflies' light: yellow green, on the head most of all. The sky stays, and is left out of the picture.
near = np.clip(folded(light, 1.1) * 2.1, 0, 1)
on_head = np.stack([0.92 * near**0.95, 0.90 * near, 0.20 * near**1.35], -1)
on_meadow = np.stack([0.36 * tone, 0.42 * tone, 0.055 * tone**1.2], -1)
lit = np.maximum(below_sky(mix(on_meadow, on_head, head[..., None])), evening)
lit = mix(lit, evening, melted[..., None])
lit = mix(lit, np.array([0.24, 0.27, 0.040]), (0.8 * far * no_head)[..., None])
lit = mix(lit, np.array([0.075, 0.095, 0.016]), (0.9 * front)[..., None])
seen = np.maximum(np.clip((row - 37) / 100, 0, 1) * np.ones(WIDTH), far)
TOP = SKY - 600
lit = Image.fromarray((np.clip(lit[TOP:], 0, 1) ** (1 / 2.2) * 255).astype("uint8"))
lit.putalpha(Image.fromarray((seen[TOP:] * 255).astype("uint8")))
lit.resize((1200, 1125), Image.LANCZOS).save(f"{out}/lit.webp", quality=55, method=6)

# What is before the fireflies that are further off.
stem = np.maximum(0.92 * front, below_sky(np.clip(head * 1.2, 0, 1)))
veil = Image.new("RGBA", (WIDTH, SKY + HEIGHT))
veil.putalpha(Image.fromarray((stem * 255).astype("uint8")))
veil.resize((640, 680), Image.LANCZOS).save(f"{out}/front.webp", quality=60, alpha_quality=60, method=6)

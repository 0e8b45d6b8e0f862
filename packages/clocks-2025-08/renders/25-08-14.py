"""Renders 25-08-14's marbles with POV-Ray: glass, and the light that it throws, with what is not ground cut out.

python3 packages/clocks-2025-08/renders/25-08-14.py
"""

import subprocess
import sys
import tempfile
from pathlib import Path

import numpy as np
from PIL import Image

HERE = Path(__file__).parent
OUT = HERE.parent / "src" / "25-08-14"
# How many pixels a marble's radius is, and what is left of the picture round its middle, in radii.
RADIUS = 120
LEFT, TOP, RIGHT, BOTTOM = 1.05, 1.05, 2.65, 1.6
NAMES = ["blue", "cyan", "green", "yellow", "orange", "violet", "steel"]


def render(index: int, folder: str) -> np.ndarray:
    path = f"{folder}/{index}.png"
    what = "Declare=Steel=1" if NAMES[index] == "steel" else f"Declare=Tint={index}"
    size = [f"+W{RADIUS * 5}", f"+H{RADIUS * 42 // 10}"]
    args = ["povray", str(HERE / "25-08-14.pov"), f"+O{path}", what, "Declare=Space=0.008", *size]
    subprocess.run([*args, "+A0.1", "+R3", "-D", "+WT1", "File_Gamma=sRGB"], check=True, capture_output=True)
    return np.asarray(Image.open(path).convert("RGB"), float) / 255


def body(picture: np.ndarray, glass: bool) -> tuple[np.ndarray, np.ndarray]:
    """Glass gathers the light on the side away from it: the marble's far side glows, the near one is deep."""
    high, wide, _ = picture.shape
    y, x = np.mgrid[0:high, 0:wide]
    # The picture's middle is at 0.9 and -0.3 radii from the marble's.
    x, y = (x - wide / 2) / RADIUS + 0.9, (y - high / 2) / RADIUS + 0.3
    far = np.hypot(x, y)
    inside = np.clip((1.004 - far) * RADIUS, 0, 1)
    if not glass:
        # What is round it on the ground is dark in its rim.
        dark = 1 - 0.5 * np.clip((far - 0.5) / 0.5, 0, 1) ** 1.2
        bright = np.clip(0.5 + (picture - 0.42) * 1.7, 0, 1) * dark[..., None]
        return picture + (bright - picture) * inside[..., None], inside
    along = (x * 1.05 + y * 0.42) / np.hypot(1.05, 0.42)
    glow = np.exp(-(((x - 0.5) ** 2 + (y - 0.2) ** 2) / 0.13))
    rim = np.clip((far - 0.72) / 0.28, 0, 1) ** 2
    shade = 0.88 + 0.3 * along - 0.22 * rim * (1 - np.clip(along, 0, 1))
    lit = picture * shade[..., None]
    lit = 1 - (1 - np.clip(lit, 0, 1)) * (1 - np.clip(picture * 0.75, 0, 1) * glow[..., None])
    # A photograph of glass against white is exposed for the glass.
    lit = 1 - (1 - np.clip(lit, 0, 1)) ** 1.55
    grey = lit.mean(2, keepdims=True)
    lit = np.clip(grey + (lit - grey) * 1.45, 0, 1)
    gloss = (picture.min(2) > 0.8)[..., None]
    lit = np.where(gloss, picture, lit)
    return picture + (lit - picture) * inside[..., None], inside


def cut(picture: np.ndarray, inside: np.ndarray, glow: float) -> Image.Image:
    """Over the ground it gives the picture again; elsewhere it is laid on by what it takes from the ground's light."""
    ground = picture[4:20, 4:20].reshape(-1, 3).mean(0)
    # Glass of such a colour lets some of it through wherever its shadow is.
    tint = picture[inside > 0.5].mean(0)
    dark = np.clip((ground - picture) / ground, 0, 1).min(2)[..., None] * (1 - inside[..., None])
    picture = picture + dark * glow * (tint - tint.mean() * 0.55)
    alpha = np.clip((ground - picture) / ground, 0, 1).max(2)
    # Photons leave a little noise on the ground.
    alpha = np.maximum(np.clip((alpha - 0.05) / 0.95, 0, 1), inside)
    colour = (picture - (1 - alpha[..., None]) * ground) / np.maximum(alpha[..., None], 1e-3)
    rgba = np.dstack([np.clip(colour, 0, 1), alpha])
    image = Image.fromarray((rgba * 255 + 0.5).astype(np.uint8), "RGBA")
    across, down = image.width / 2 - 0.9 * RADIUS, image.height / 2 - 0.3 * RADIUS
    return image.crop([
        round(across - LEFT * RADIUS), round(down - TOP * RADIUS),
        round(across + RIGHT * RADIUS), round(down + BOTTOM * RADIUS),
    ])  # fmt: skip


with tempfile.TemporaryDirectory() as folder:
    for index, name in enumerate(NAMES):
        picture, inside = body(render(index, folder), name != "steel")
        cut(picture, inside, 0 if name == "steel" else 0.5).save(OUT / f"{name}.webp", quality=82, alpha_quality=85, method=6)
        print(name, (OUT / f"{name}.webp").stat().st_size, file=sys.stderr)

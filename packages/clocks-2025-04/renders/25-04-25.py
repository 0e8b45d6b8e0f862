"""
The baize of 25-04-25 Dealer's Choice: a short nap brushed one way, lit from the upper left.

  python3 25-04-25.py baize.webp
"""
import sys
import numpy as np
from PIL import Image

SIDE = 640  # repeats without a seam
chance = np.random.default_rng(25)
fy, fx = np.meshgrid(np.fft.fftfreq(SIDE), np.fft.fftfreq(SIDE), indexing='ij')


def cloth(long, wide, turn):
    """Noise drawn out along a direction, in pixels."""
    along, across = fx * np.cos(turn) + fy * np.sin(turn), -fx * np.sin(turn) + fy * np.cos(turn)
    keep = np.exp(-2 * np.pi ** 2 * ((along * long) ** 2 + (across * wide) ** 2))
    made = np.fft.ifft2(np.fft.fft2(chance.normal(size=(SIDE, SIDE))) * keep).real
    return made / made.std()


# Fibres lie along the brush, more or less; under them the weave shows faintly, and the hand that brushed them.
nap = 0.5 * cloth(2.6, 0.62, 0.62) + 0.34 * cloth(2.2, 0.6, 0.1) + 0.3 * cloth(2.2, 0.6, 1.25) + 0.3 * cloth(0.55, 0.55, 0)
y, x = np.mgrid[0:SIDE, 0:SIDE]
weave = np.cos(2 * np.pi * (x + y) * 128 / SIDE) * 0.05 + np.cos(2 * np.pi * (x - y) * 128 / SIDE) * 0.05
brushed = 0.32 * cloth(90, 22, 0.62) + 0.2 * cloth(26, 26, 0)
lit = 0.5 + 0.075 * nap + weave * 0.4 + 0.035 * brushed
dark, wool = np.array((4, 54, 36)), np.array((28, 128, 80))
colour = dark + (wool - dark) * np.clip(lit, 0, 1.3)[..., None]
Image.fromarray(np.clip(colour, 0, 255).astype(np.uint8)).save(sys.argv[1], quality=72, method=6)

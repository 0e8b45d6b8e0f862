"""The trowelled plaster of Seven Segments of Elsewhere, in raking light from the upper left; it repeats without a seam.

Run: python3 25-04-27.py  (numpy, ImageMagick); writes wall.webp into ../src/25-04-27.
"""
import os
import subprocess
import numpy as np

N = 640
OUT = os.path.join(os.path.dirname(os.path.abspath(__file__)), '../src/25-04-27/wall.webp')
rng = np.random.default_rng(427)
down = np.fft.fftfreq(N)[:, None] * N
along = np.fft.fftfreq(N)[None, :] * N


def noise(low, high, slope, stretch=1.0):
    freq = np.hypot(down, along * stretch)
    band = np.where((freq >= low) & (freq <= high), np.maximum(freq, 1) ** -slope, 0)
    value = np.fft.ifft2(np.fft.fft2(rng.normal(size=(N, N))) * band).real
    return value / value.std()


# Strokes of the trowel lie over one another: of each pair of passes the higher one is seen.
height = noise(2, 40, 1.9)
for turn in range(5):
    pass_ = noise(2, 26, 1.9, 2.4 if turn % 2 else 0.6) + 0.25 * turn - 0.6
    height = np.maximum(height, pass_)
height += 0.035 * noise(30, 200, 0.7)
slope = np.roll(height, 1, 0) - height + 0.8 * (np.roll(height, 1, 1) - height)
light = np.tanh(-slope * 7) + 0.35 * noise(1, 8, 1.4) + 0.22 * noise(90, 300, 0)
# Old red limewash.
shade = np.clip(1 + 0.26 * light, 0, 2)
rgb = np.clip(np.stack([shade * 96, shade * 47 + 1.5 * light, shade * 38 + 2 * light], -1), 0, 255).astype(np.uint8)
subprocess.run(['convert', '-size', f'{N}x{N}', '-depth', '8', 'rgb:-', '-quality', '60', '-define', 'webp:method=6', OUT],
               input=rgb.tobytes(), check=True)

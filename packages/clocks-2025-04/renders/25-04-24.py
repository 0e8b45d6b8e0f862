"""The fine-grained red hide of the Odometer's dashboard, lit from the upper left; it repeats without a seam.

Run: python3 25-04-24.py  (numpy, ImageMagick); writes hide.webp into ../src/25-04-24.
"""
import os
import subprocess
import numpy as np

N, PEBBLES = 384, 1900
OUT = os.path.join(os.path.dirname(os.path.abspath(__file__)), '../src/25-04-24/hide.webp')
rng = np.random.default_rng(424)
spots = rng.uniform(0, N, (PEBBLES, 2))
# A few rounds of drawing apart make the pebbles nearly as large as one another.
down, along = np.mgrid[0:N, 0:N].astype(float)
near = np.full((N, N), 1e9)
second = np.full((N, N), 1e9)
for y, x in spots:
    dy = np.abs(down - y)
    dx = np.abs(along - x)
    far = np.minimum(dy, N - dy) ** 2 + np.minimum(dx, N - dx) ** 2
    second = np.minimum(second, np.maximum(near, far))
    near = np.minimum(near, far)
rise = np.sqrt(second) - np.sqrt(near)
height = 1 - np.exp(-rise / 2.2)
freq = np.hypot(np.fft.fftfreq(N)[:, None] * N, np.fft.fftfreq(N)[None, :] * N)


def blurred(value, width):
    return np.fft.ifft2(np.fft.fft2(value) * np.exp(-(freq * width / N * np.pi) ** 2 * 2)).real


def noise(low, high, slope):
    band = np.where((freq >= low) & (freq <= high), np.maximum(freq, 1) ** -slope, 0)
    value = np.fft.ifft2(np.fft.fft2(rng.normal(size=(N, N))) * band).real
    return value / value.std()


height = blurred(height, 1.6)
slope = (np.roll(height, 1, 0) - height) + 0.8 * (np.roll(height, 1, 1) - height)
shine = np.clip(-slope * 4.2, -0.5, 0.9) + 0.1 * noise(2, 14, 1.2)
shade = np.clip(0.62 + 0.34 * height + 0.34 * shine, 0.1, 1.7)
rgb = np.clip(np.stack([shade * 116 + shine * 14, shade * 17 + shine * 12, shade * 18 + shine * 10], -1), 0, 255).astype(np.uint8)
subprocess.run(['convert', '-size', f'{N}x{N}', '-depth', '8', 'rgb:-', '-quality', '58', '-define', 'webp:method=6', OUT],
               input=rgb.tobytes(), check=True)

"""Ash and paper of Last Page: burnt paper lies in folds and cracks, lit from the upper left.

Run: python3 25-05-31.py  (numpy, ImageMagick); writes ash.webp and paper.webp into ../src/25-05-31.
Both repeat without a seam: the noise is made in the frequency domain, and so is periodic.
"""
import os
import subprocess
import numpy as np

N = 896
OUT = os.path.join(os.path.dirname(os.path.abspath(__file__)), '../src/25-05-31/')
rng = np.random.default_rng(531)


def save(pixels, name, *options):
    height, width, depth = pixels.shape
    kind = {3: 'rgb', 4: 'rgba'}[depth]
    command = ['convert', '-size', f'{width}x{height}', '-depth', '8', f'{kind}:-', *options, OUT + name]
    subprocess.run(command, input=np.clip(pixels, 0, 255).astype(np.uint8).tobytes(), check=True)


fx = np.fft.fftfreq(N)[:, None] * N
fy = np.fft.fftfreq(N)[None, :] * N
freq = np.hypot(fx, fy)


def noise(low, high, slope):
    """Periodic noise of waves from `low` to `high` to a side, the long ones the strongest."""
    band = np.where((freq >= low) & (freq <= high), np.maximum(freq, 1) ** -slope, 0)
    value = np.fft.ifft2(np.fft.fft2(rng.normal(size=(N, N))) * band).real
    return value / value.std()


def warp(picture, dx, dy):
    x, y = np.meshgrid(np.arange(N), np.arange(N), indexing='ij')
    return picture[np.mod(x + dx, N).astype(int), np.mod(y + dy, N).astype(int)]


def facets(count, seed):
    """Distance to the nearest edge between cells, and each cell's own slope."""
    r = np.random.default_rng(seed)
    points = r.uniform(0, N, (count, 2))
    slopes = r.normal(0, 1, (count, 2))
    x, y = np.meshgrid(np.arange(N), np.arange(N), indexing='ij')
    first = np.full((N, N), 1e9)
    second = np.full((N, N), 1e9)
    mine = np.zeros((N, N), int)
    for index, (px, py) in enumerate(points):
        dx = np.abs(x - px)
        dy = np.abs(y - py)
        d = np.hypot(np.minimum(dx, N - dx), np.minimum(dy, N - dy))
        nearer = d < first
        second = np.where(nearer, first, np.minimum(second, d))
        mine = np.where(nearer, index, mine)
        first = np.where(nearer, d, first)
    return second - first, slopes[mine]


wx, wy = noise(2, 60, 1.6) * 26, noise(2, 60, 1.6) * 26
edge, slope = facets(30, 7)
edge, sx, sy = (warp(v, wx, wy) for v in (edge, slope[..., 0], slope[..., 1]))
folds = np.zeros((N, N))
for low, weight in ((2, 1.0), (4, 0.5), (9, 0.2)):
    bent = warp(noise(low, low * 3, 2.4), wx * 0.8, wy * 0.8)
    folds -= weight * np.sqrt(bent ** 2 + 0.004)
folds += 0.012 * noise(40, 200, 1.2)
gx, gy = np.gradient(folds)
light = -(gx * 0.75 + gy * 0.65) * 62 - (sx * 0.75 + sy * 0.65) * 0.25
fibre = noise(60, 300, 0.4)
grey = 34 + 17 * np.tanh(light * 0.7) + 1.1 * fibre + 4 * noise(1, 6, 1)
# White ash lies on what stands up.
grey += 22 * np.clip(light - 0.8, 0, 1.6) * np.clip(0.6 + 0.4 * fibre, 0, 2)
crack = np.clip(1 - edge / (2.2 + 1.8 * np.abs(noise(3, 20, 1))), 0, 1) * (noise(2, 7, 1) > -0.6)
lip = np.clip(1 - np.roll(edge, (3, 3), (0, 1)) / 3.4, 0, 1) * (crack < 0.05)
grey = grey * (1 - 0.86 * crack) + 16 * lip * (noise(2, 9, 1) > 0)
grey = np.clip(grey, 4, 150)
rgb = np.stack([grey * 1.02, grey * 0.985, grey * 0.96], -1)
save(rgb, 'ash.webp', '-quality', '46', '-define', 'webp:method=6')

# Laid paper, hardly to be seen: a fine tooth, a cloudy pulp, and a few fibres in it.
M = 640
fx = np.fft.fftfreq(M)[:, None] * M
fy = np.fft.fftfreq(M)[None, :] * M
freq = np.hypot(fx, fy)
N = M
pulp = 176 + 13 * noise(70, 310, 0.3) + 14 * noise(3, 60, 0.9)
for _ in range(110):
    x, y, turn, bend = rng.uniform(0, M), rng.uniform(0, M), rng.uniform(0, 6.3), rng.normal(0, 0.05)
    tone = rng.uniform(25, 75) * rng.choice([-1, -1, 1])
    for _ in range(int(rng.uniform(8, 34))):
        x, y, turn = x + np.cos(turn) * 0.9, y + np.sin(turn) * 0.9, turn + bend
        pulp[int(x) % M, int(y) % M] += tone
save(np.stack([pulp] * 3, -1), 'paper.webp', '-quality', '45', '-define', 'webp:method=6')

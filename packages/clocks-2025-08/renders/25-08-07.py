"""What the press left out: specks of paper in the ink, along the grain of the wood. Writes wear.png (then webp)."""
import numpy as np
from PIL import Image, ImageFilter

size = 320
rng = np.random.default_rng(1874)


def noise(sx, sy):
    field = rng.standard_normal((size, size))
    fx, fy = np.fft.fftfreq(size)[None, :], np.fft.fftfreq(size)[:, None]
    field = np.fft.ifft2(np.fft.fft2(field) * np.exp(-2 * np.pi**2 * ((fx * sx) ** 2 + (fy * sy) ** 2))).real
    return field / field.std()


specks = noise(0.8, 0.8) + 0.55 * noise(14, 9)
grain = noise(26, 0.7) + 0.8 * noise(30, 22)
alpha = np.clip(np.maximum((specks - 2.35) * 1.6, (grain - 2.3) * 1.1), 0, 1) * 235
wear = np.zeros((size, size, 4), np.uint8)
wear[..., :3] = (255, 196, 18)
wear[..., 3] = alpha
Image.fromarray(wear).save("wear.png")

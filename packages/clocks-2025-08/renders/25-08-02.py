"""What a silk screen leaves out, as the alpha of three pictures for 25-08-02.

  python3 25-08-02.py FOLDER

grain.webp: pores of the weave where the ink did not come through. drag.webp: the squeegee, drawn from above, runs dry.
shade.webp: the round of a can, dark at its sides, as a coarse film has it.
"""
import sys

import numpy as np
from PIL import Image

folder = sys.argv[1]
chance = np.random.default_rng(1962)


def noise(high, wide, down, across):
    """Seamless noise of mean 0 and deviation 1, smoothed by so many pixels."""
    field = np.fft.rfft2(chance.standard_normal((high, wide)))
    y, x = np.fft.fftfreq(high)[:, None], np.fft.rfftfreq(wide)[None, :]
    field *= np.exp(-2 * np.pi**2 * ((y * down) ** 2 + (x * across) ** 2))
    field = np.fft.irfft2(field, (high, wide))
    return (field - field.mean()) / field.std()


def save(name, missing):
    alpha = np.clip(missing, 0, 1)
    picture = np.zeros((*alpha.shape, 4), np.uint8)
    picture[..., 3] = np.round(alpha * 7) * 255 // 7
    Image.fromarray(picture).save(f'{folder}/{name}.webp', lossless=True, method=6)


weave = sum(np.sin(np.arange(512) * 2 * np.pi / 4)[axis] for axis in ((slice(None), None), (None, slice(None))))
pores = noise(512, 512, 0.9, 0.9) + 0.5 * noise(512, 512, 26, 26) + 0.25 * noise(512, 512, 4, 4) + 0.16 * weave
save('grain', (pores - 1.85) * 2.2)

streaks = 0.9 * noise(768, 512, 90, 0.8) + 0.7 * noise(768, 512, 140, 7) + 0.5 * noise(768, 512, 30, 30)
streaks += 0.5 * noise(768, 512, 0.7, 0.7)
# It starves towards the end of its way.
dry = np.linspace(-0.5, 0.75, 768)[:, None]
save('drag', (streaks + dry - 1.75) * 1.7)

side = np.linspace(-1, 1, 256)[None, :]
dark = 1.25 * np.clip(side - 0.42, 0, 1) / 0.58 + 0.8 * np.clip(-side - 0.66, 0, 1) / 0.34
dark -= 0.5 * np.exp(-(((side + 0.56) / 0.09) ** 2))
film = noise(512, 256, 0.8, 0.8)
save('shade', (dark * 2.3 - 1.35 + 0.75 * film + 0.2 * noise(512, 256, 12, 6)) * 2)

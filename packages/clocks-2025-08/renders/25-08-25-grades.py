"""The painting twice, as palettes of pixels: in light colours and in dark ones, far enough apart for a scanner.

python3 25-08-25-grades.py PAINTING OUT_FOLDER
PAINTING is VincentVanGogh0013_background.webp of gcompris-qt-data 3.1-2, activity "details".
"""
import sys

import numpy as np
from PIL import Image

WIDE = 196
source, out = sys.argv[1:]
picture = Image.open(source).convert('RGB')
picture = picture.crop((4, 4, picture.width - 4, picture.height - 4))
small = picture.resize((WIDE, round(WIDE * picture.height / picture.width)), Image.LANCZOS)
pixels = np.asarray(small).astype(float)
luma = (pixels @ [0.299, 0.587, 0.114])[..., None]
spread = np.clip((luma - 24) / (226 - 24), 0, 1)
chroma = pixels - luma


def save(name, target, strength, bias, colours):
    graded = np.clip(target + chroma * strength + bias, 0, 255)
    # What was clipped is brought to the brightness that was meant.
    for _ in range(4):
        now = (graded @ [0.299, 0.587, 0.114])[..., None]
        graded = np.clip(graded + target - now, 0, 255)
    image = Image.fromarray(graded.astype('uint8'))
    image.quantize(colours, Image.MEDIANCUT, dither=Image.NONE).convert('RGB').save(
        f'{out}/{name}.webp', lossless=True, quality=100, method=6
    )


save('light', 176 + 62 * spread, [1, 1, 1], [0, 0, 0], 56)
save('dark', 24 + 40 * spread, [1.3, 0.55, 0.5], [6, -26, 62], 40)

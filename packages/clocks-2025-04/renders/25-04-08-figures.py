# Ten figures in gold leaf and ten in red lacquer, bevelled and lit from the upper left; `python3 figures.py FONT OUT`.
import sys
import numpy as np
from PIL import Image, ImageDraw, ImageFont, ImageFilter
font = ImageFont.truetype(sys.argv[1], 150)
CELL_W, CELL_H = 112, 132
rng = np.random.default_rng(8)
def blur(a, r): return np.asarray(Image.fromarray((a * 255).astype('uint8')).filter(ImageFilter.GaussianBlur(r)), float) / 255
out = Image.new('RGBA', (CELL_W * 10, CELL_H * 2))
leaf = rng.random((CELL_H, CELL_W * 10)); leaf = (blur(leaf, 5) - .5) * 5 + (blur(leaf, 1.2) - .5) * 1.2
for row, (low, mid, high) in enumerate([((.36, .20, .05), (.88, .62, .24), (1.0, .93, .68)), ((.20, .0, .0), (.56, .03, .02), (.95, .5, .42))]):
    for n in range(10):
        s = 4
        im = Image.new('L', (CELL_W * s, CELL_H * s)); d = ImageDraw.Draw(im)
        big = font.font_variant(size=150 * s)
        box = d.textbbox((0, 0), str(n), font=big)
        d.text(((CELL_W * s - box[2] - box[0]) / 2, (CELL_H * s - (box[3] + box[1])) / 2), str(n), font=big, fill=255)
        mask = np.asarray(im, float) / 255
        # Height: the inside of the letter, rounded off at its edge.
        h = sum(np.clip((blur(mask, r) - .5) * 2, 0, 1) for r in (2, 4, 7)) / 3
        gy, gx = np.gradient(h * 22)
        nz = 1 / np.sqrt(gx ** 2 + gy ** 2 + 1); nx, ny = -gx * nz, -gy * nz
        light = np.array([-.55, -.62, .56]); lit = nx * light[0] + ny * light[1] + nz * light[2]
        lit = np.asarray(Image.fromarray((np.clip(lit, -1, 1) * 127 + 128).astype('uint8')).resize((CELL_W, CELL_H), Image.LANCZOS), float)
        lit = (lit - 128) / 127
        m = np.asarray(im.resize((CELL_W, CELL_H), Image.LANCZOS), float) / 255
        yy = np.linspace(1, -1, CELL_H)[:, None]
        t = np.clip(.50 + (lit - .56) * 1.0 + yy * .12 + (leaf[:, n * CELL_W:(n + 1) * CELL_W] * .16 if row == 0 else 0), 0, 1)[..., None]
        col = np.where(t < .5, np.array(low) + (np.array(mid) - low) * t * 2, np.array(mid) + (np.array(high) - mid) * (t * 2 - 1))
        px = np.dstack([np.clip(col, 0, 1) * 255, m * 255]).astype('uint8')
        out.paste(Image.fromarray(px, 'RGBA'), (n * CELL_W, row * CELL_H))
out.save(sys.argv[2])

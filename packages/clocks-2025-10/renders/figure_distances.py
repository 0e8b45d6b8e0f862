"""How far each point is from a figure's outline, for cutting figures into a thing that is drawn in light and shade.

Ten cells of 96 by 128; a figure is 84 high. Grey 128 is the outline, brighter is inside, six steps a pixel.
"""
import io
import subprocess

import numpy as np
from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.ttLib import TTFont
from PIL import Image
from scipy.ndimage import distance_transform_edt

W, H, HIGH, FINE = 96, 128, 84, 8


def write(typeface, picture):
    """Draws the figures of a typeface's file into a picture's, and tells how wide each is, in heights."""
    font = TTFont(typeface)
    glyphs, names = font.getGlyphSet(), font.getBestCmap()

    def bounds(name):
        pen = BoundsPen(glyphs)
        glyphs[name].draw(pen)
        return pen.bounds

    zero = bounds(names[ord('1')])
    scale = HIGH / (zero[3] - zero[1])
    sheet = np.zeros((H, W * 10))
    widths = []
    for digit in range(10):
        name = names[ord(str(digit))]
        advance = glyphs[name].width * scale
        widths.append(round(advance / HIGH, 4))
        pen = SVGPathPen(glyphs)
        glyphs[name].draw(pen)
        x, y = (W - advance) / 2, (H + HIGH) / 2
        svg = (f'<svg xmlns="http://www.w3.org/2000/svg" width="{W*FINE}" height="{H*FINE}" viewBox="0 0 {W} {H}"><rect width="{W}" height="{H}"/>'
               f'<path fill="#fff" transform="translate({x} {y}) scale({scale} {-scale})" d="{pen.getCommands()}"/></svg>')
        png = subprocess.run(['rsvg-convert'], input=svg.encode(), capture_output=True).stdout
        ink = np.asarray(Image.open(io.BytesIO(png)).convert('L')) > 127
        far = distance_transform_edt(ink) - distance_transform_edt(~ink)
        sheet[:, digit * W:(digit + 1) * W] = far.reshape(H, FINE, W, FINE).mean((1, 3)) / FINE
    print(widths)
    Image.fromarray(np.clip(128 + sheet * 6, 0, 255).round().astype('uint8')).save(picture)

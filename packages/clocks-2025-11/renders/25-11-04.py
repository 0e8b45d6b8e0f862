"""Churn: how far each point is from a figure’s outline.

usage: 25-11-04.py rozha-one-latin-400-normal.woff2 figures.png
Ten cells of 96 by 128; a figure is 84 high. Grey 128 is the outline, brighter is inside, six steps a pixel.
"""
import sys
import numpy as np
from fontTools.ttLib import TTFont
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.boundsPen import BoundsPen
from PIL import Image, ImageDraw
from scipy.ndimage import distance_transform_edt
from fontTools.pens.recordingPen import DecomposingRecordingPen

font = TTFont(sys.argv[1])
glyphs, names = font.getGlyphSet(), font.getBestCmap()
W, H, HIGH, FINE = 96, 128, 84, 8


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
    import subprocess, io
    png = subprocess.run(['rsvg-convert'], input=svg.encode(), capture_output=True).stdout
    ink = np.asarray(Image.open(io.BytesIO(png)).convert('L')) > 127
    far = distance_transform_edt(ink) - distance_transform_edt(~ink)
    sheet[:, digit * W:(digit + 1) * W] = far.reshape(H, FINE, W, FINE).mean((1, 3)) / FINE
print(widths)
Image.fromarray(np.clip(128 + sheet * 6, 0, 255).round().astype('uint8')).save(sys.argv[2])

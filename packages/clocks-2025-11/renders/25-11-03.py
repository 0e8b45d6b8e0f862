"""Letters as prisms for POV-Ray, traced from a large picture of each: python3 25-11-03.py font.ttf > glyphs.inc"""
import math
import sys

from PIL import Image, ImageDraw, ImageFont

font = ImageFont.truetype(sys.argv[1], 900)


def simple(points, tolerance):
    if len(points) < 3:
        return points
    (x0, y0), (x1, y1) = points[0], points[-1]
    long = math.hypot(x1 - x0, y1 - y0)
    far = [abs((x1 - x0) * (y0 - y) - (x0 - x) * (y1 - y0)) / long if long else math.hypot(x - x0, y - y0) for x, y in points[1:-1]]
    most = max(far)
    if most <= tolerance:
        return [points[0], points[-1]]
    at = far.index(most) + 1
    return simple(points[:at + 1], tolerance)[:-1] + simple(points[at:], tolerance)


sys.setrecursionlimit(20000)
for character in '8421HMS':
    left, top, right, bottom = font.getbbox(character)
    size = (right - left, bottom - top)
    picture = Image.new('L', size)
    ImageDraw.Draw(picture).text((-left, -top), character, font=font, fill=255)
    pixels = picture.load()
    ink = {(x, y) for y in range(size[1]) for x in range(size[0]) if pixels[x, y] > 127}
    after = {}
    for x, y in ink:
        for a, b, beside in (((x, y), (x + 1, y), (x, y - 1)), ((x + 1, y), (x + 1, y + 1), (x + 1, y)),
                             ((x + 1, y + 1), (x, y + 1), (x, y + 1)), ((x, y + 1), (x, y), (x - 1, y))):
            if beside not in ink:
                after.setdefault(a, []).append(b)
    contours = []
    while after:
        start = at = next(iter(after))
        points = []
        while True:
            points.append(at)
            ways = after[at]
            to = ways.pop()
            if not ways:
                del after[at]
            at = to
            if at == start:
                break
        half = len(points) // 2
        if len(points) > 40:
            contours.append(simple(points[:half + 1], 1.1)[:-1] + simple(points[half:] + [start], 1.1)[:-1])
    # The height of the letter is one; its middle is at nought.
    flat = [[((x - size[0] / 2) / size[1], (size[1] / 2 - y) / size[1]) for x, y in c] for c in contours]
    closed = [c + [c[0]] for c in flat]
    print(f'#declare Glyph_{character} = prism {{ linear_spline linear_sweep 0, 1, {sum(map(len, closed))},')
    print(',\n'.join(', '.join(f'<{x:.4f}, {y:.4f}>' for x, y in c) for c in closed))
    print('rotate -90 * x }')

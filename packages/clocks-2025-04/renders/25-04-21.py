"""
The sheet of 25-04-21 Spreadsheet: a photograph as 24 × 60 colours, once for each shape of stage, from one palette.
On a wide stage an hour is a row of sixty, on the others a column.

  python3 25-04-21.py kingfisher.webp > ../src/25-04-21/picture.ts

The photograph is erase.rcc's, of gcompris-qt-data 3.1 (Debian).
"""
import colorsys
import sys
from PIL import Image, ImageFilter

photograph = Image.open(sys.argv[1]).convert('RGB')
DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_'
# Left, top, right, bottom: the whole bird and as much of its branch as there is room for.
CROPS = {'wide': (221, 80, 1763, 918), 'square': (454, 76, 1364, 1030), 'tall': (668, 22, 1240, 1042)}


def aired(colour):
    """The bird stays as it is; the ochre haze behind it becomes a pale sky."""
    hue, strength, value = colorsys.rgb_to_hsv(*(part / 255 for part in colour))
    haze = max(0, min(1, (0.62 - strength) / 0.2)) * max(0, min(1, (0.07 - abs(hue - 0.13)) / 0.03)) * max(0, min(1, (value - 0.5) / 0.12))
    sky = (0.765, 0.855 , 0.875)
    lit = (value - 0.735) * 1.15
    return tuple(round(255 * max(0, min(1, haze * (sky[i] + lit) + (1 - haze) * colour[i] / 255))) for i in range(3))


# Aired before it is made cells, or they would have a brown rim where bird and haze meet.
photograph.putdata([aired(colour) for colour in photograph.getdata()])
photograph = photograph.filter(ImageFilter.UnsharpMask(14, 60, 0))
SIZES = {'wide': (60, 24), 'square': (24, 60), 'tall': (24, 60)}
cells = {name: photograph.resize(SIZES[name], Image.BOX, box) for name, box in CROPS.items()}

joined = Image.new('RGB', (108, 60))
for top in (48, 24, 0): # the rest of the space holds the same once more
    joined.paste(cells['wide'], (0, top))
joined.paste(cells['square'], (60, 0))
joined.paste(cells['tall'], (84, 0))
flat = joined.quantize(64, Image.MEDIANCUT, kmeans=30, dither=Image.NONE)
colours = flat.getpalette()[:192]
print('/** A photograph of a kingfisher in 24 hours of 60 minutes, hour after hour; written by renders/25-04-21.py. */')
print("export const PALETTE = '" + ''.join('%02X' % part for part in colours) + "'")
print()
print('export const PICTURES = {')
LEFT = {'wide': 0, 'square': 60, 'tall': 84}
for name in cells:
    at = [(x, y) for y in range(24) for x in range(60)] if name == 'wide' else [(x, y) for x in range(24) for y in range(60)]
    print(f"  {name}:")
    print("    '" + ''.join(DIGITS[flat.getpixel((LEFT[name] + x, y))] for x, y in at) + "',")
print('} as const')

"""Cuts and draws the things of the inventory of 31 August into one small picture, pixel by pixel.

    python3 25-08-31.py 32x32.png silkscreen-latin-400-normal.woff items.webp OUT.webp

The first file is of angband-data (usr/share/angband/xtra/graf), the second of @fontsource/silkscreen; of the third, the
sheet that stands, it takes the flames and the torches. It prints how broad each letter is, for `model.ts`.
"""

import sys
from PIL import Image, ImageDraw, ImageFont

tiles, letters, old, out = sys.argv[1:5]
tiles = Image.open(tiles).convert("RGBA")
old = Image.open(old).convert("RGBA")
sheet = Image.new("RGBA", (256, 208))
INK = (24, 12, 20, 255)

# Twenty-four potions, each column of the eighth row a flask of another make; neighbours differ in colour and form.
POTIONS = [10, 5, 20, 19, 36 + 10, 36 + 3, 11, 26, 14, 36 + 9, 27, 36 + 13, 18, 36 + 6, 16, 4, 30, 13, 35, 36 + 14, 29, 6, 28, 36 + 1]


def free(cell):
    """The thing without its shadow: of the dark pixels only those that touch a lighter one."""
    px = cell.load()
    bright = lambda x, y: 0 <= x < 32 and 0 <= y < 32 and px[x, y][3] and max(px[x, y][:3]) > 40
    kept = Image.new("RGBA", (32, 32))
    for y in range(32):
        for x in range(32):
            near = any(bright(x + i, y + j) for i in (-1, 0, 1) for j in (-1, 0, 1))
            if bright(x, y):
                kept.putpixel((x, y), px[x, y])
            elif near and px[x, y][3]:
                kept.putpixel((x, y), INK)
    return kept


for index, column in enumerate(POTIONS):
    cell = free(tiles.crop((column * 32, 256, column * 32 + 32, 288)))
    box = cell.getbbox()
    # Each stands in the middle of its cell of 20 by 26, on its floor.
    cell = cell.crop(box)
    assert cell.width <= 20 and cell.height <= 26, (column, cell.size)
    at = (index % 12) * 20 + (20 - cell.width) // 2, (index // 12) * 26 + 26 - cell.height
    sheet.paste(cell, at)

# The merchant, from the eleventh row, and a chest.
merchant = free(tiles.crop((8 * 32, 352, 9 * 32, 384)))
sheet.paste(merchant, (0, 52))

# A coin that lies: its face, its edge, a line round it; 18 by 10, of which the next one hides all but four rows.
draw = ImageDraw.Draw(sheet)
COIN = [
    ".....########.....",
    "..###oooooooo###..",
    ".#oohhhhhhhhoooo#.",
    "#oohhooooooooddoo#",
    "#ooohhhhhhddddooo#",
    "#YoooooooooooooDY#",
    "#YyYooooooooooDyD#",
    ".#YyYDyYDyYDyDyD#.",
    "..###yYDyYDyY###..",
    ".....########.....",
]
GOLD = {"#": INK, "o": (255, 206, 58), "h": (255, 243, 166), "d": (214, 138, 24), "Y": (240, 168, 32), "y": (196, 116, 16), "D": (146, 78, 12)}
for y, row in enumerate(COIN):
    for x, dot in enumerate(row):
        if dot != ".":
            colour = GOLD[dot]
            sheet.putpixel((40 + x, 52 + y), colour if len(colour) == 4 else (*colour, 255))

# The glove that points at the potion of the hour, from its right.
GLOVE = [
    "....######......",
    "...#wwwwww##....",
    "####wwwwwwww####",
    "#bb#wwwwwwwwwww#",
    "#bb#wwww########",
    "#bb#wwwwww#.....",
    "#bb#wwwgg##.....",
    "#bb#wwwwww#.....",
    "####wwwgg##.....",
    "...#wwwwww#.....",
    "....######......",
]
TONES = {"#": INK, "w": (255, 252, 244, 255), "g": (184, 176, 196, 255), "b": (214, 48, 64, 255)}
for y, row in enumerate(GLOVE):
    for x, dot in enumerate(row):
        if dot != ".":
            sheet.putpixel((79 - x, 52 + y), TONES[dot])

# Flames, a torch, its stub and its stick.
sheet.paste(old.crop((84, 52, 164, 84)), (84, 52))
sheet.paste(old.crop((168, 52, 225, 88)), (168, 52))

# Letters, in white, in gold and in ink.
font = ImageFont.truetype(letters, 8)
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,!/'"
widths, x, y = [], 0, 92
for letter in LETTERS:
    glyph = Image.new("1", (16, 16))
    ink = ImageDraw.Draw(glyph)
    ink.fontmode = "1"
    ink.text((2, 2), letter, 1, font=font)
    box = glyph.getbbox()
    widths.append(box[2] - box[0])
    if x + widths[-1] > 250:
        x, y = 0, y + 10
    for row in range(16):
        for column in range(box[0], box[2]):
            if glyph.getpixel((column, row)):
                sheet.putpixel((x + column - box[0], y + row - 6), (255, 246, 226, 255))
                sheet.putpixel((x + column - box[0], y + row + 14), (255, 206, 58, 255))
                sheet.putpixel((x + column - box[0], y + row + 34), INK)
    print(letter, x, y, widths[-1], box)
    x += 8

# Large figures for counts, twice the size, with a rim.
for figure in range(10):
    glyph = Image.new("1", (16, 16))
    ink = ImageDraw.Draw(glyph)
    ink.fontmode = "1"
    ink.text((2, 2), str(figure), 1, font=font)
    box = glyph.getbbox()
    glyph = glyph.crop(box).resize(((box[2] - box[0]) * 2, (box[3] - box[1]) * 2), 0)
    left, top = figure * 14, 154
    dots = [(column, row) for row in range(glyph.height) for column in range(glyph.width) if glyph.getpixel((column, row))]
    for column, row in dots:
        for i in (0, 1, 2):
            for j in (0, 1, 2):
                sheet.putpixel((left + column + i, top + row + j), INK)
    for column, row in dots:
        sheet.putpixel((left + column + 1, top + row + 1), (255, 255, 255, 255) if row < glyph.height // 2 else (226, 232, 244, 255))
    print("figure", figure, glyph.width + 2, glyph.height + 2)

sheet = sheet.crop((0, 0, 256, 168))
sheet.save(out, lossless=True, quality=100, method=6, exact=False)

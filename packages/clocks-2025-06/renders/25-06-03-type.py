"""Three bitmap typefaces on one sheet, for the pages of 25-06-03: white, each letter in a box of its advance and two pixels.

Run: python3 25-06-03-type.py FOLDER_WITH_PCF_FILES OUT_DIR (xfonts-75dpi). Prints the advances for type.ts.
"""
import gzip
import io
import sys

from PIL import Image, PcfFontFile

source, out = sys.argv[1:]
WIDE = 512
FACES = {'body': ('timR14', 11, 15), 'head': ('timB24', 18, 24), 'small': ('helvB08', 8, 11)}
DIGITS = '0123456789abcdefghijklmnopqrstuvwxyz'

sheet = Image.new('L', (WIDE, 400))
top = 0
for name, (file, ascent, high) in FACES.items():
    pcf = PcfFontFile.PcfFontFile(io.BytesIO(gzip.open(f'{source}/{file}-ISO8859-1.pcf.gz').read()))
    advances = ''
    left, start = 0, top
    for code in range(32, 127):
        (advance, _), (x, y, _, _), _, bitmap = pcf.glyph[code]
        box = advance + 2
        if left + box > WIDE:
            left, top = 0, top + high
        sheet.paste(255, (left + 1 + x, top + ascent + y), bitmap.convert('L'))
        advances += DIGITS[advance]
        left += box
    top += high
    print(name, 'top', start, 'high', high, advances)
sheet = sheet.crop((0, 0, WIDE, top))
white = Image.new('RGBA', sheet.size, (255, 255, 255, 0))
white.putalpha(sheet)
white.save(f'{out}/type.webp', lossless=True, quality=100, method=6)

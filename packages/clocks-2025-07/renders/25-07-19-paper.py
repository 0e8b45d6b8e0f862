"""Cuts the motifs of Wall-Eyed's wallpaper out of emoji, after Morris's Strawberry Thief.

  python3 25-07-19-paper.py FOLDER OUT     FOLDER has strawberry.png, blossom.png, herb.png, 256 px
"""
import sys
from PIL import Image

folder, out = sys.argv[1:]
SIDE = 112
motifs = Image.new('RGBA', (SIDE * 3, SIDE))
for at, name in enumerate(('strawberry', 'blossom', 'herb')):
    image = Image.open(f'{folder}/{name}.png').convert('RGBA')
    motifs.paste(image.resize((SIDE, SIDE), Image.Resampling.LANCZOS), (at * SIDE, 0))
motifs.save(f'{out}/motifs.webp', quality=84, method=6)
for name, file, side in (('strawberry', 'berry', 128), ('parrot', 'bird', 160)):
    image = Image.open(f'{folder}/{name}.png').convert('RGBA')
    image.resize((side, side), Image.Resampling.LANCZOS).save(f'{out}/{file}.webp', quality=84, method=6)

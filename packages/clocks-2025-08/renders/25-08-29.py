"""The photograph of 25-08-29 with the contrast that its screen needs.

  python3 25-08-29.py PHOTOGRAPH OUT.webp

PHOTOGRAPH is sunpy/data/test/2013_06_24__17_31_30_84__SDO_AIA_AIA_193.jp2 of python3-sunpy 4.1.2-1.
"""
import sys

from PIL import Image, ImageFilter

photograph, out = sys.argv[1:]
sun = Image.open(photograph).convert('L').resize((1024, 1024), Image.LANCZOS)
sun = sun.filter(ImageFilter.UnsharpMask(radius=28, percent=110, threshold=0))
sun = sun.filter(ImageFilter.UnsharpMask(radius=5, percent=120, threshold=0))
sun.save(out, quality=72, method=6)

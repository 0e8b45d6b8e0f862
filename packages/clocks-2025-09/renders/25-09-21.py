"""The two typefaces of 25-09-21, subset: python3 25-09-21.py NotoEmoji_700Bold.ttf m-plus-rounded-1c-latin-800-normal.woff2 FOLDER

The animals stand at letters of their own (from U+E000 on), so that no system's coloured emoji can take their places."""
import sys
from fontTools import subset
from fontTools.ttLib import TTFont

emoji, figures, folder = sys.argv[1:]
ANIMALS = (
    '🐶🐕🐩🐺🐱🐈🐯🐅🐆🐴🐎🐮' '🐂🐃🐄🐷🐖🐗🐽🐏🐑🐐🐪🐫' '🐘🐭🐁🐀🐰🐇🐿🐻🐨🐼🐔🐓'
    '🐣🐤🐥🐦🐧🐸🐊🐢🐍🐲🐉🐳' '🐋🐬🐟🐠🐡🐙🐌🐛🐜🐝🐞🕷'
)
assert len(ANIMALS) == 60

def take(source, texts, target, family, remap=None):
    font = TTFont(source)
    options = subset.Options(flavor='woff2', layout_features=[], hinting=False, notdef_outline=False)
    options.name_IDs = [1, 2, 13, 14]
    options.glyph_names = False
    cutter = subset.Subsetter(options)
    cutter.populate(text=texts)
    cutter.subset(font)
    if remap:
        names = font.getBestCmap()
        wanted = {0xE000 + index: names[ord(one)] for index, one in enumerate(remap)}
        tables = [table for table in font['cmap'].tables if table.format == 4 or (table.format == 12)]
        for table in tables:
            table.cmap = dict(wanted)
        font['cmap'].tables = [table for table in tables if table.format == 4] or tables
    for record in font['name'].names:
        if record.nameID == 1:
            record.string = family
    font.flavor = 'woff2'
    font.save(f'{folder}/{target}')

take(emoji, ANIMALS, 'animals.woff2', 'Sixty Animals', ANIMALS)
take(figures, '0123456789', 'figures.woff2', 'Round Figures')

"""Paints the two pictures of 25-10-04 from its two spectrograms, in decibels as greys, rows downwards.

    python3 25-10-04.py bell-decibels.png hiss-decibels.png bell.png hiss.png

The bell's second of the strike and the one after it, and three seconds of hiss: each with its newest row first, in the
colours of the map called bone. A bell is laid on the hiss by multiplication. Browsers that protect against
fingerprinting give noise when pixels are read back from a canvas, so the clock does not reckon with them itself.
"""
import sys
import numpy as np
from PIL import Image

FINE, ROWS, BELOW, ABOVE, DECIBELS, OTHERS, PAPER = 8, 100, 30, 28, 84, 0.075, 0.9

def bone(value):
    """(7 grey + hot with red and blue exchanged) / 8, 0 to 1."""
    hot = [np.clip(value * 8 / 3, 0, 1), np.clip(value * 8 / 3 - 1, 0, 1), np.clip(value * 4 - 3, 0, 1)]
    return np.stack([(7 * value + hot[at]) / 8 for at in (2, 1, 0)], axis=-1)

def ring(grey, since):
    """Amplitudes of a second of a bell that is struck every other second: what rings of earlier strikes lies under it.
    All but its own note is much quieter, or its upper and lower notes would be read, too."""
    power = np.zeros((ROWS, grey.shape[1]))
    for start in range(since * ROWS, grey.shape[0], 2 * ROWS):
        power += 10 ** ((grey[start:start + ROWS] / 255 - 1) * DECIBELS / 10)
    off = np.abs((np.arange(grey.shape[1]) + 0.5) / FINE - BELOW)
    return np.sqrt(power) * OTHERS ** np.clip((off - 1.5) / 6, 0, 1)

def burn(amplitude):
    """How dark it burns the paper, 0 to 1: of 64 decibels."""
    return np.clip(1 + 20 * np.log10(amplitude + 1e-6) / 64, 0, 1)

bell, hiss = (np.asarray(Image.open(name).convert('L'), float) for name in sys.argv[1:3])
paper = bone(np.array(PAPER))
# Next to nothing is nothing: a seam would be seen where a bell's picture ends.
rung = [np.where(burn(ring(bell, since)) < 0.02, 0, burn(ring(bell, since))) for since in (0, 1)]
bells = [bone((1 - dark) * PAPER)[::-1] / paper for dark in rung]
hisses = []
for second in range(3):
    grain = hiss[second * ROWS:(second + 1) * ROWS] / 255 - 0.6
    hisses.append(bone((1 - np.clip(grain * 0.16 + 0.06, 0, 1)) * PAPER)[::-1])
for parts, name in ((bells, sys.argv[3]), (hisses, sys.argv[4])):
    Image.fromarray(np.round(np.clip(np.concatenate(parts), 0, 1) * 255).astype('uint8')).save(name)

"""Sorts the photograph of 25-10-23 for each of its twelve thresholds, one below the other.

    python3 25-10-23.py alps.png sorted.png

In each column every unbroken run of pixels at or above the threshold is put in order, brightest first. Of each only so
many rows are kept: inside a run the tones change slowly, and what is darker the clock takes from the photograph itself.
"""
import sys
import numpy as np
from PIL import Image

THRESHOLDS = [0, 24, 37, 50, 62, 73, 90, 108, 127, 143, 158, 171]
ROWS = 32
# What a lossy file blends at the edge of one is repeated there.
EDGE = 4

grey = np.asarray(Image.open(sys.argv[1]).convert('L'))
height, width = grey.shape
edges = np.round(np.linspace(0, height, ROWS + 1)).astype(int)
sheets = []
for threshold in THRESHOLDS:
    pale = grey >= threshold
    column = grey.astype(float)
    for x in range(width):
        steps = np.diff(np.concatenate([[0], pale[:, x].astype(int), [0]]))
        for start, end in zip(np.where(steps == 1)[0], np.where(steps == -1)[0]):
            column[start:end, x] = np.sort(column[start:end, x])[::-1]
    def sums(values):
        return np.diff(np.vstack([np.zeros((1, width)), np.cumsum(values, 0)])[edges], axis=0)
    count = sums(pale)
    mean = sums(column * pale) / np.maximum(count, 1)
    for x in range(width):
        known = count[:, x] > 0
        mean[:, x] = np.interp(np.arange(ROWS), np.where(known)[0], mean[known, x]) if known.any() else threshold
    sheets.append(np.pad(mean, ((EDGE, EDGE), (0, 0)), 'edge'))
Image.fromarray(np.round(np.concatenate(sheets)).astype('uint8')).save(sys.argv[2])

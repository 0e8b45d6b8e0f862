"""Wishing Well: how far each point is from a figure's outline, for carving the figures.

usage: 25-10-27.py caudex-latin-700-normal.woff2 figures.png
"""
import sys

from figure_distances import write

write(*sys.argv[1:3])

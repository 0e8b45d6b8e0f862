"""Polyhedra: how far each point is from a figure's outline, for cutting the figures into the dice.

usage: 25-10-14.py quattrocento-latin-700-normal.woff2 figures.png
"""
import sys

from figure_distances import write

write(*sys.argv[1:3])

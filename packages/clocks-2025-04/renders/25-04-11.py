"""
The surfaces of 25-04-11 I Will Not Be Late: a blackboard that has been wiped for years, and what
the tooth of the slate leaves bare of a stroke of chalk.

  python3 25-04-11.py ../src/25-04-11/board.webp ../src/25-04-11/tooth.webp
"""
import math, random, sys
import numpy as np
from PIL import Image, ImageDraw, ImageFilter

chance = np.random.default_rng(11)
random.seed(11)
W, H = 1200, 900


def cloud(cells_x, cells_y, width=W, height=H):
    """Soft noise without a seam."""
    grid = np.tile(chance.normal(size=(cells_y, cells_x)), (3, 3)).astype(np.float32)
    big = Image.fromarray(grid).resize((width * 3, height * 3), Image.BICUBIC)
    return np.asarray(big)[height:2 * height, width:2 * width]


board = 0.22 * cloud(3, 2) + 0.16 * cloud(7, 5) + 0.08 * cloud(16, 12)
# Lines were wiped off with a felt, in long arcs from the shoulder; each carries chalk along in lanes and drops it where it stops.
for stroke in range(30):
    sheet = Image.new('L', (W, 3 * H), 0)
    pen = ImageDraw.Draw(sheet)
    x, y = random.uniform(-0.15, 0.75) * W, random.uniform(1, 2) * H
    turn, bend = random.choice((-0.55, -0.3, 0.15)) + random.gauss(0, 0.16), random.choice((1, 1, -1)) * random.uniform(0.0006, 0.0026)
    lanes = [(random.uniform(-62, 62), random.randint(14, 120), random.choice((1, 1, 1, 2, 2, 4, 9))) for _ in range(64)]
    lanes += [(side * 62, 150, 3) for side in (-1, 1)]
    steps = random.randint(26, 60)
    for step in range(steps):
        nx, ny = x + 12 * math.cos(turn), y + 12 * math.sin(turn)
        strong = 0.45 + 0.55 * step / steps
        for off, ink, wide in lanes:
            dx, dy = -off * math.sin(turn), off * math.cos(turn)
            pen.line([(x + dx, y + dy), (nx + dx, ny + dy)], fill=round(ink * strong), width=wide)
        x, y = nx, ny
        turn += bend * 12
    soft = np.asarray(sheet.filter(ImageFilter.GaussianBlur(1.6)), np.float32) / 255
    folded = soft[:H] + soft[H:2 * H] + soft[2 * H:]
    # What is under a later stroke is mostly gone.
    board = board * (1 - 0.5 * np.clip(folded * 3, 0, 1)) + 1.15 * folded
board += 0.13 * cloud(300, 225) + 0.1 * chance.normal(size=(H, W))
dust = 1 / (1 + np.exp(-(board - 0.66) * 2.3))
slate, chalk = np.array((25, 36, 36)), np.array((100, 114, 111))
colour = slate + (chalk - slate) * dust[..., None] * 0.72
Image.fromarray(np.clip(colour, 0, 255).astype(np.uint8)).save(sys.argv[1], quality=76, method=6)

side = 256
tooth = 0.7 * cloud(128, 128, side, side) + 0.3 * cloud(50, 50, side, side) + 0.16 * cloud(16, 16, side, side) + 0.55 * chance.normal(size=(side, side))
bare = np.clip((tooth - 0.3) * 1.25, 0, 1)
alpha = Image.fromarray((bare * 255).astype(np.uint8))
picture = Image.new('RGBA', (side, side), (0, 0, 0, 255))
picture.putalpha(alpha)
picture.save(sys.argv[2], quality=40, alpha_quality=78, method=6)

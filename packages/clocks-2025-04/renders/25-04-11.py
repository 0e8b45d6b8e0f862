"""
The surfaces of 25-04-11 I Will Not Be Late: a slate that has been wiped for years, what a stick of chalk leaves on
its tooth when it is pressed, when it only brushes by, and as dust, and
the shade of a window.

  python3 25-04-11.py ../src/25-04-11/strokes.ts ../src/25-04-11/board.webp ../src/25-04-11/chalk.webp ../src/25-04-11/shade.webp
"""
import math, random, re, sys
import numpy as np
from PIL import Image, ImageDraw, ImageFilter

chance = np.random.default_rng(11)
random.seed(12)
W, H = 1440, 1080


def cloud(cells_x, cells_y, width=W, height=H):
    """Soft noise without a seam."""
    grid = np.tile(chance.normal(size=(cells_y, cells_x)), (3, 3)).astype(np.float32)
    big = Image.fromarray(grid).resize((width * 3, height * 3), Image.BICUBIC)
    return np.asarray(big)[height:2 * height, width:2 * width]


board = 0.05 + 0.10 * cloud(3, 2) + 0.06 * cloud(9, 7)
# Lines of other days, in the same hand, gone over with a felt once already: they are dragged along its way.
letters = {}
for name, advance, lines in re.findall(r"""^  ['"]?(.)['"]*: \[\s*(\d+),\s*'([^']*)',?\s*\]""", open(sys.argv[1]).read(), re.M):
    letters[name] = (int(advance) / 1000, [[float(n) / 1000 for n in line.split()] for line in lines.split('|')])


def written(x, y, size, tilt):
    sheet = Image.new('L', (W, H), 0)
    pen = ImageDraw.Draw(sheet)
    for letter in 'I will not be late.':
        if letter == ' ':
            x += 0.36 * size
            continue
        advance, lines = letters[letter]
        for line in lines:
            points = list(zip(line[::2], line[1::2]))
            for (ax, ay), (bx, by) in zip(points, points[1:]):
                down = max(0, (by - ay) * 0.88 - (bx - ax) * 0.47) / (math.hypot(bx - ax, by - ay) or 1)
                pen.line([(x + ax * size, y + ay * size + tilt * x), (x + bx * size, y + by * size + tilt * x)], fill=235, width=round(size * (0.03 + 0.07 * down)), joint='curve')
        x += advance * size
    return np.asarray(sheet.filter(ImageFilter.GaussianBlur(2.2)), np.float32) / 255


for row in range(8):
    size = 128 + 26 * chance.normal() * 0.6
    line = written(-60 + 330 * random.random() + (row % 2) * 240, 120 + row * 138 + random.uniform(-20, 20), size, random.uniform(-0.02, 0.02))
    dx, dy = random.uniform(3, 7), random.uniform(-3, 3)
    for step in range(9):
        board += 0.062 * (1 - step / 11) * np.roll(line, (round(step * dy), round(step * dx)), (0, 1))
# Wiped with a felt in long arcs from the shoulder. It takes what is under it, carries it along in lanes and drops it at
# its edges and where it stops.
for stroke in range(26):
    sheet, take = Image.new('L', (W, H), 0), Image.new('L', (W, H), 0)
    pen, rub = ImageDraw.Draw(sheet), ImageDraw.Draw(take)
    wide = random.uniform(48, 92)
    x, y = random.uniform(-0.2, 0.8) * W, random.uniform(-0.05, 1.1) * H
    turn, bend = random.choice((-0.5, -0.25, 0.12, 0.35)) + random.gauss(0, 0.14), random.choice((1, 1, -1)) * random.uniform(0.0004, 0.002)
    lanes = [(random.uniform(-wide, wide), random.randint(3, 64), random.choice((1, 1, 1, 2, 2, 3))) for _ in range(110)]
    lanes += [(random.uniform(-wide, wide), random.randint(4, 22), random.randint(8, 20)) for _ in range(8)]
    lanes += [(side * (wide - spread), random.randint(10, 40), random.choice((1, 2, 3))) for side in (-1, 1) for spread in (0, 2, 4, 7)]
    steps = random.randint(40, 90)
    for step in range(steps):
        nx, ny = x + 10 * math.cos(turn), y + 10 * math.sin(turn)
        strong = min(1, 3 * step / steps) * (0.55 + 0.45 * step / steps)
        px, py = -math.sin(turn), math.cos(turn)
        rub.polygon([(x + px * wide, y + py * wide), (x - px * wide, y - py * wide), (nx - px * wide, ny - py * wide), (nx + px * wide, ny + py * wide)], fill=255)
        for off, ink, thick in lanes:
            pen.line([(x + px * off, y + py * off), (nx + px * off, ny + py * off)], fill=round(ink * strong), width=thick)
        x, y = nx, ny
        turn += bend * 10
    # The ridge where it stops.
    for _ in range(34):
        off = random.uniform(-wide, wide)
        pen.line([(x + px * off, y + py * off), (x + px * off + random.uniform(-3, 9) * math.cos(turn), y + py * off + random.uniform(-3, 9) * math.sin(turn))], fill=random.randint(12, 46), width=random.randint(2, 6))
    soft = np.asarray(sheet.filter(ImageFilter.GaussianBlur(1.4)), np.float32) / 255
    gone = np.asarray(take.filter(ImageFilter.GaussianBlur(5)), np.float32) / 255
    board = board * (1 - 0.42 * gone) + 0.026 * gone + 0.86 * soft
board += 0.03 * cloud(360, 270) + 0.022 * chance.normal(size=(H, W))
dust = np.clip(board * 1.2 + 0.05, 0, 0.62)
# Late light from a tall window on the left: the panes lie aslant on the slate, soft with distance.
light = Image.new('L', (W, H), 0)
pen = ImageDraw.Draw(light)
lean = 0.34
for column in range(2):
    for row in range(3):
        left, top = 190 + column * 500, -140 + row * 470
        right, foot = left + 452, top + 424
        pen.polygon([(a - lean * (b - H / 2), b + (a - 600) * 0.10) for a, b in ((left, top), (right, top), (right, foot), (left, foot))], fill=255)
light = np.asarray(light.filter(ImageFilter.GaussianBlur(13)), np.float32) / 255
across, down = np.meshgrid(np.linspace(0, 1, W), np.linspace(0, 1, H))
fall = 0.80 + 0.30 * np.exp(-((across - 0.36) ** 2 / 0.30 + (down - 0.40) ** 2 / 0.45))
slate, chalk = np.array((36, 47, 47)), np.array((176, 188, 178))
colour = slate + (chalk - slate) * dust[..., None]
glow = 0.80 + light[..., None] * np.array((0.34, 0.31, 0.23)) * fall[..., None]
Image.fromarray(np.clip(colour * glow * np.array((1.0, 1.02, 0.98)), 0, 255).astype(np.uint8)).save(sys.argv[2], quality=62, method=6)
# The shade between and beside the panes lies over the writing too.
shade = np.clip(0.37 - 0.42 * light * np.minimum(1, fall), 0, 1)
veil = np.zeros((H, W, 4), np.uint8)
veil[..., :3] = (5, 14, 20)
veil[..., 3] = np.clip(shade * 255, 0, 255)
Image.fromarray(veil).resize((320, 240), Image.LANCZOS).save(sys.argv[4], quality=70, alpha_quality=80, method=6)

# The tooth, which runs a little with the hand that ground and wrote on it: 56 degrees.
side = 256
fy, fx = np.meshgrid(np.fft.fftfreq(side), np.fft.fftfreq(side), indexing='ij')


def tooth(along, across, seed):
    noise = np.fft.fft2(np.random.default_rng(seed).normal(size=(side, side)))
    angle = math.radians(-56)
    u, v = fx * math.cos(angle) + fy * math.sin(angle), -fx * math.sin(angle) + fy * math.cos(angle)
    field = np.fft.ifft2(noise * np.exp(-2 * math.pi ** 2 * ((u * along) ** 2 + (v * across) ** 2))).real
    return field / field.std()


grain = 0.74 * tooth(0.55, 0.55, 1) + 0.62 * tooth(1.7, 0.75, 2) + 0.36 * tooth(3.4, 1.6, 3)
grain = grain / grain.std()
tiles = []
for least, soft, most in ((-1.75, 1.5, 1), (-0.2, 0.9, 0.92), (1.38, 0.5, 0.75)):
    alpha = np.clip((grain - least) / soft, 0, 1) * most
    tiles.append(np.round(np.round(alpha * 5) / 5 * 255).astype(np.uint8))
    grain = np.roll(grain, (0, 0), (0, 1))
alpha = np.concatenate(tiles, 1)
picture = np.full((side, side * 3, 4), 255, np.uint8)
picture[..., 3] = alpha
Image.fromarray(picture).save(sys.argv[3], lossless=True, quality=100, method=6, exact=False)

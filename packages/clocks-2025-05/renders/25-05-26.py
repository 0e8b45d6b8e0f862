# The pictures of 25-05-26, Sprout: a limewashed brick wall in the sun, leaflets of a creeper green, new and red, and an enamelled
# plate. Reckoned with numpy and PIL: `python3 25-05-26.py FOLDER`, then ImageMagick as the last lines print.
import sys
import numpy as np
from PIL import Image
rng = np.random.default_rng(26)
def blur(a, r):
    n = 2 * r + 1
    for _ in range(3):
        for axis in (0, 1):
            c = np.cumsum(np.pad(a, [(r + 1, r) if at == axis else (0, 0) for at in (0, 1)], mode='edge'), axis=axis)
            a = (np.take(c, range(n, c.shape[axis]), axis) - np.take(c, range(0, c.shape[axis] - n), axis)) / n
    return a
def noise(h, w, r, rx=None):
    a = blur(rng.standard_normal((h, w)), r)
    if rx: # drawn out sideways, as a trowel does
        for _ in range(2):
            c = np.cumsum(np.pad(a, ((0, 0), (rx + 1, rx)), mode='edge'), axis=1)
            a = (c[:, 2 * rx + 1:] - c[:, :-2 * rx - 1]) / (2 * rx + 1)
    return (a - a.mean()) / a.std()
def save(rgb, alpha, name):
    px = np.clip(rgb, 0, 1) * 255
    if alpha is not None: px = np.dstack([px, np.clip(alpha, 0, 1) * 255])
    Image.fromarray(px.astype('uint8')).save(f'{sys.argv[1]}/{name}.png')
def lit(height, light):
    gy, gx = np.gradient(height)
    nz = 1 / np.sqrt(gx ** 2 + gy ** 2 + 1)
    l = np.array(light) / np.linalg.norm(light)
    return np.clip((-gx * l[0] - gy * l[1] + l[2]) * nz, 0, None)
def smooth(a, b, x):
    t = np.clip((x - a) / (b - a), 0, 1); return t * t * (3 - 2 * t)

# The wall: bricks under many coats of limewash, worn through here and there, and the sun from the upper left.
H, W = 1160, 1460 # trimmed at the end, where the noise runs out
y, x = np.mgrid[0:H, 0:W].astype(float)
course, long, joint = 71.5, 216.0, 5.2
wy = y + 3.2 * noise(H, W, 40) + .8 * noise(H, W, 10)
wx = x + 3.2 * noise(H, W, 40) + .8 * noise(H, W, 10)
row = np.floor(wy / course).astype(int)
# Stretchers with a header now and then: each course is shifted by a half, and some by a little more.
shift = (row % 2) * long / 2 + ((row * 37) % 11 - 5) * 3.1
column = np.floor((wx + shift) / long).astype(int)
u, v = (wx + shift) - column * long, wy - row * course
halved = ((row * 13 + column * 7) % 5 == 0)
u = np.where(halved, u % (long / 2), u); room = np.where(halved, long / 2, long)
inside = np.minimum(np.minimum(u, room - u), np.minimum(v, course - v)) - joint
each = row * 131 + column * 17 + np.where(halved, np.floor(((wx + shift) - column * long) / (long / 2)), 0).astype(int) * 5
def lot(k): # chance, one number for each brick
    return (np.sin(each * 12.9898 + k * 78.233) * 43758.5453) % 1
body = smooth(-4.5, 6.5, inside + 1.3 * noise(H, W, 3))
tilt = (lot(1) - .5) * .045 * (u - room / 2) + (lot(2) - .5) * .09 * (v - course / 2)
relief = 6.5 * body + body * ((lot(3) - .5) * 5 + tilt) + 1.0 * noise(H, W, 7) + .42 * noise(H, W, 2) + 1.6 * noise(H, W, 20)
relief = relief - 2.6 * blur(np.clip(noise(H, W, 2) - 2.1, 0, 1), 1) * body
light = lit(relief * .24, (-.61, -.79, .75)) / (.75 / np.linalg.norm((.61, .79, .75)))
deep = np.clip((blur(relief, 9) - relief) / 9, 0, 1)
coat = np.array([.925, .815, .700]) + (np.array([.965, .885, .790]) - np.array([.925, .815, .700])) * np.clip(.5 + .32 * noise(H, W, 30), 0, 1)[..., None]
clay = np.array([.74, .43, .31]) + (lot(4) - .5)[..., None] * np.array([.16, .10, .07])
bare = smooth(.75, 2.0, noise(H, W, 16) * .75 + noise(H, W, 4) * .45 + (lot(5) - .42) * 1.6) * smooth(0, 5, inside)
base = coat + (clay - coat) * (bare * .5)[..., None] + (lot(6) - .5)[..., None] * .035
sun = np.clip(.46 + .54 * light, .2, 1.25)[..., None]
# What the sun does not reach has the sky's light.
sky = np.array([.90, .93, 1.02]) + (np.array([1.03, 1.0, .95]) - np.array([.90, .93, 1.02])) * smooth(.4, 1.0, sun)
fall = 1.05 - .20 * np.hypot(x / W - .2, (y / H - .1) * .8)
save(np.clip(base * sun * sky * (1 - .34 * deep)[..., None] * fall[..., None], 0, 1)[80:-80, 80:-80], None, 'wall')

# Two leaflets, broad and narrow, their stalks at the foot, each green, new and red.
h, w = 420, 260
yy, xx = np.mgrid[0:h, 0:w].astype(float)
t = (h - 14 - yy) / (h - 28)               # 0 at the stalk, 1 at the tip
for kind, bent, fat, belly, count in [('broad', .03, .295, .98, 11), ('narrow', -.05, .25, .90, 13)]:
    side = (xx - w / 2) / (h - 28)
    side = side - bent * np.sin(t * 3.2)
    a = np.abs(side)
    teeth = (t * count + .25 + .18 * np.sin(t * 23 + np.sign(side))) % 1
    width = fat * np.clip(np.sin(np.pi * np.clip(t, 0, 1) ** belly), 0, 1) ** .92 * (1 - .2 * t) * (1 + .035 * np.sin(t * 9 + 2 * np.sign(side)))
    width = width + .02 * (teeth ** .7 - .5) * smooth(.12, .3, t) * (1 - smooth(.9, 1, t))
    mask = np.clip((width - a) * (h - 28) / 1.3 + .5, 0, 1) * (t > 0) * (t < 1)
    stalk = np.clip((.010 - a) * (h - 28) / 1.3 + .5, 0, 1) * (t < .1)
    alpha = np.clip(mask + stalk * (t > -.034), 0, 1)
    phase = (t - .78 * a - .9 * a ** 2 + .008 * np.sign(side) + .008 * noise(h, w, 30)) * 7 + np.where(side > 0, .37, 0)
    off = np.abs(phase - np.round(phase)) / 7
    vein = np.exp(-(off / (.0034 * (1.25 - a * 2.4))) ** 2) * smooth(.0, .03, a) * (1 - smooth(.55, .95, a / (width + 1e-6)) * .6)
    mid = np.exp(-(a / (.0075 * (1.25 - t))) ** 2)
    between = np.cos(2 * np.pi * phase)          # -1 between two veins
    fine = noise(h, w, 2); net = np.exp(-(np.abs(noise(h, w, 4)) / .16) ** 2)
    # The blade is soft: it hangs in wide folds, and swells only a little between its veins.
    bulge = -between * .75 * smooth(0, .14, a) + 5 * noise(h, w, 26) + fine * .16 - net * .3 - 4 * mid - 1.3 * vein - 30 * a ** 1.3 * np.where(side > 0, 1.2, .7) - 16 * t ** 2
    for name, deep, pale, ribs in [('old', (.045, .16, .045), (.19, .40, .10), (.42, .55, .24)),
                                   ('fresh', (.17, .34, .04), (.50, .68, .15), (.70, .78, .40)),
                                   ('red', (.30, .02, .035), (.74, .13, .075), (.90, .47, .30))]:
        deep, pale, ribs = map(np.array, (deep, pale, ribs))
        light = lit(bulge, (-.5, -.55, .8))
        k = smooth(.1, 1.05, light)[..., None]
        c = deep + (pale - deep) * k
        # Older at the rim and between the veins, younger along them.
        c = c * (1 + .04 * fine + .13 * noise(h, w, 24))[..., None]
        c = c + (pale - c) * (.30 * np.exp(-(off / .016) ** 2) * (1 - a / (width + 1e-6)).clip(0, 1))[..., None]
        c = c + (ribs - c) * (np.clip(.55 * vein + .85 * mid, 0, 1) * .62)[..., None]
        c = c + (pale * 1.1 - c) * (net * .12)[..., None]
        gloss = smooth(.80, 1.05, light) * (.5 + .3 * noise(h, w, 14)).clip(0, 1) * .2
        c = c + gloss[..., None] * np.array([.80, .90, .95])
        c = c * (1 - .22 * smooth(.80, 1.0, a / (width + 1e-6)))[..., None]
        save(c, alpha, f'leaf-{kind}-{name}')

# The plate: steel, domed, enamelled blue with a white line, two screws.
h, w = 420, 600
yy, xx = np.mgrid[0:h, 0:w].astype(float)
def box(inset, radius):
    qx = np.abs(xx - (w - 1) / 2) - (w / 2 - inset - radius); qy = np.abs(yy - (h - 1) / 2) - (h / 2 - inset - radius)
    return np.hypot(np.clip(qx, 0, None), np.clip(qy, 0, None)) + np.minimum(np.maximum(qx, qy), 0) - radius
d = box(4, 34)
alpha = np.clip(.5 - d / 1.3, 0, 1)
dome = 26 * (1 - ((xx - w / 2) / (w / 2)) ** 2) * (1 - ((yy - h / 2) / (h / 2)) ** 2) + 9 * smooth(0, 16, -d)
orange = noise(h, w, 5) * .22 + noise(h, w, 14) * .5
light = lit(dome + orange, (-.5, -.6, .9))
blue = np.array([.02, .10, .46]) + (np.array([.10, .27, .80]) - np.array([.02, .10, .46])) * np.clip((light - .6) * 2.6, 0, 1)[..., None]
white = np.array([.93, .93, .88]) * np.clip(.35 + .68 * light, 0, 1.1)[..., None]
line = np.clip(.5 - (np.abs(box(26, 20)) - 4.5) / 1.3, 0, 1)[..., None]
c = blue + (white - blue) * line
for sx in (52, w - 53):
    r = np.hypot(xx - sx, yy - h / 2)
    chip = smooth(0, 1, (17 + 3.5 * noise(h, w, 6) - r) / 1.6)[..., None]
    c = c + (np.array([.16, .07, .04]) * (1 + .4 * noise(h, w, 2))[..., None] - c) * chip
    head = smooth(0, 1, (11 - r) / 1.4)[..., None]
    metal = (.36 + .34 * np.clip(-(xx - sx) / 11 * .6 - (yy - h / 2) / 11 * .6 + .3, 0, 1))[..., None] * np.array([1, .93, .8])
    slot = smooth(0, 1, (1.7 - np.abs((xx - sx) * .5 + (yy - h / 2) * .86)) / 1.2)[..., None]
    c = c + (metal * (1 - .75 * slot) - c) * head
window = np.clip(1 - np.abs((xx - .22 * w) + (yy - .2 * h) * .55 - 10) / 44, 0, 1) * np.clip(1 - np.abs(yy - .24 * h) / 75, 0, 1)
c = c + (.34 * blur(window, 9))[..., None] * np.array([.9, .95, 1])
save(c * (1 - .35 * smooth(-7, 0, d))[..., None], alpha, 'plate')
print('convert wall.png -quality 52 -define webp:method=6 wall.webp\nconvert leaf-broad-old.png leaf-broad-fresh.png leaf-broad-red.png leaf-narrow-old.png leaf-narrow-fresh.png leaf-narrow-red.png +append -resize 66% -quality 76 -define webp:method=6 leaf.webp\nconvert plate.png -quality 78 -define webp:method=6 plate.webp')

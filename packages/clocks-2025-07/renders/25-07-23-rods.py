"""Cuts the board of "Counting Rods" from a scan of paper, and computes its rods with their shadows.

usage: python3 25-07-23-rods.py BACKGROUNDS OUT ICONS   (BACKGROUNDS: usr/share/mypaint/backgrounds of
mypaint-data-extras; ICONS: icons.json of @iconify-json/noto)

The rods are fifteen times as long as they are broad, as the Book of Sui has them: "two fen broad, three cun long". The
red ones have three edges, so that a ridge is seen from above, and the black ones four. The light comes from the upper
left, so a rod that lies across is not the same picture turned.
"""
import sys
import numpy as np
from PIL import Image, ImageFilter

source, out = sys.argv[1:3]
paper = Image.open(f"{source}/mrmamurk/mamurk_a_2.png").convert("L").crop((60, 60, 700, 700))


def relief(image):
    values = np.asarray(image, float)
    low = np.asarray(image.filter(ImageFilter.GaussianBlur(40)), float)
    return (values - low) / (values - low).std()


def board():
    grain = relief(paper)[..., None]
    ground = np.array([158, 190, 164.0])
    pixels = ground + grain * np.array([6.2, 5.6, 5.8])
    Image.fromarray(pixels.clip(0, 255).astype(np.uint8)).resize((512, 512), 1).save(
        f"{out}/board.webp", quality=52, method=6)


LENGTH, BREADTH, MARGIN, OVER = 600, 40, 48, 3
LIGHT = np.array([-0.48, -0.62, 0.62])
LIGHT = LIGHT / np.linalg.norm(LIGHT)
HALF = LIGHT + np.array([0, 0, 1])
HALF = HALF / np.linalg.norm(HALF)


BODIES = {}


def rod(name, colour, edges, across, seed):
    """A rod that stands, or lies `across`; drawn three times as large and made small again."""
    wide, tall = BREADTH * OVER, LENGTH * OVER
    u = (np.arange(wide) + 0.5) / wide * 2 - 1
    v = (np.arange(tall) + 0.5) / OVER
    u, v = np.meshgrid(u, v)
    if edges == 3:
        slope = np.clip(u / 0.1, -1, 1) * 0.72
        slope = np.where(np.abs(u) > 0.93, np.sign(u) * 0.92, slope)
    else:
        slope = np.sign(u) * np.clip((np.abs(u) - 0.7) / 0.14, 0, 1) * 0.85
    end = np.minimum(v, LENGTH - v)
    tip = np.where(end < 9, (1 - end / 9) * 0.6, 0) * np.where(v < LENGTH / 2, -1, 1)
    up = np.sqrt(np.clip(1 - slope**2 - tip**2, 0.04, 1))
    normal = np.stack([tip, slope, up] if across else [slope, tip, up], -1)
    normal /= np.linalg.norm(normal, axis=-1, keepdims=True)
    random = np.random.default_rng(seed)
    fibres = random.normal(size=(8, wide // 4))
    fibres = np.asarray(Image.fromarray(fibres.astype(np.float32)).resize((wide, tall), Image.BICUBIC))
    diffuse = np.clip(normal @ LIGHT, 0, 1)
    rim = np.clip(diffuse - 0.62, 0, 1) if edges == 4 else 0 * diffuse
    gloss = np.clip(normal @ HALF, 0, 1) ** 60
    sheen = 0.5 + 0.5 * np.sin(v / LENGTH * 5.2 + seed)
    base = np.array(colour, float)
    pixels = base * (0.3 + 0.86 * diffuse[..., None]) * (1 + 0.05 * fibres[..., None])
    pixels += gloss[..., None] * (0.35 + 0.65 * sheen[..., None]) * np.array([150, 140, 130.0])
    pixels += rim[..., None] * np.array([330, 330, 345.0])
    round_ = 4.5
    du = np.clip(np.abs(u) * BREADTH / 2 - (BREADTH / 2 - round_), 0, None)
    dv = np.clip(np.abs(v - LENGTH / 2) - (LENGTH / 2 - round_), 0, None)
    mask = (np.hypot(du, dv) < round_).astype(float)
    small = (BREADTH, LENGTH)
    colour_ = Image.fromarray(pixels.clip(0, 255).astype(np.uint8)).resize(small, Image.BOX)
    mask_ = Image.fromarray((mask * 255).astype(np.uint8)).resize(small, Image.BOX)
    if not across:
        BODIES[edges] = colour_.copy()
        BODIES[edges].putalpha(mask_)
    if across:
        colour_, mask_ = colour_.transpose(Image.TRANSPOSE), mask_.transpose(Image.TRANSPOSE)
    size = (mask_.width + MARGIN * 2, mask_.height + MARGIN * 2)
    shade = np.zeros(size[::-1])
    for dx, dy, blur, dark in [(19, 25, 8, 0.46), (5, 7, 2.6, 0.5)]:
        layer = Image.new("L", size)
        layer.paste(mask_, (MARGIN + dx, MARGIN + dy))
        layer = np.asarray(layer.filter(ImageFilter.GaussianBlur(blur)), float) / 255 * dark
        shade = shade + layer - shade * layer
    body = Image.new("RGB", size, (8, 30, 24))
    body.paste(colour_, (MARGIN, MARGIN), mask_)
    cover = Image.new("L", size)
    cover.paste(mask_, (MARGIN, MARGIN))
    alpha = np.maximum(np.asarray(cover, float), shade * 255)
    body.putalpha(Image.fromarray(alpha.astype(np.uint8)))
    body.save(f"{out}/{name}.webp", quality=82, alpha_quality=80, method=6)


board()
rod("red-up", (222, 40, 22), 3, False, 1)
rod("red-across", (222, 40, 22), 3, True, 2)
rod("black-up", (44, 40, 46), 4, False, 3)
rod("black-across", (44, 40, 46), 4, True, 4)


def shadow_of_hand(icons):
    """A hand from Noto Emoji with an arm added, out of focus as shadows are that fall from far."""
    import io
    import json
    import subprocess
    body = json.load(open(icons))["icons"]["hand-with-fingers-splayed"]["body"]
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 128 128">{body}</svg>'
    png = subprocess.run(["convert", "-background", "none", "svg:-", "png:-"], input=svg.encode(), capture_output=True)
    hand = Image.open(io.BytesIO(png.stdout)).convert("RGBA").getchannel("A").point(lambda a: 255 * (a > 60))
    from PIL import ImageDraw
    whole = Image.new("L", (340, 900))
    whole.paste(hand, (40, 40))
    ImageDraw.Draw(whole).polygon([(96, 240), (228, 240), (262, 900), (92, 900)], fill=255)
    alpha = whole.filter(ImageFilter.GaussianBlur(9)).point(lambda a: int(a * 0.5))
    shade = Image.new("RGB", whole.size, (6, 28, 24))
    shade.putalpha(alpha)
    shade.save(f"{out}/hand.webp", quality=60, alpha_quality=60, method=6)


shadow_of_hand(sys.argv[3])


def bundle():
    """What is not on the board: rods in two layers, tied twice with hemp."""
    random = np.random.default_rng(23)
    side, base = 760, -118
    whole = Image.new("RGBA", (side, side))

    def lay(piece):
        nonlocal whole
        shade = Image.new("RGBA", whole.size)
        cover = piece.getchannel("A")
        for dx, dy, blur, dark in [(16, 21, 8, 0.42), (4, 6, 2.6, 0.55)]:
            layer = Image.new("L", whole.size)
            layer.paste(cover, (dx, dy))
            layer = layer.filter(ImageFilter.GaussianBlur(blur)).point(lambda a: int(a * dark))
            dark_ = Image.new("RGBA", whole.size, (8, 30, 24, 0))
            dark_.putalpha(layer)
            shade = Image.alpha_composite(shade, dark_)
        whole = Image.alpha_composite(Image.alpha_composite(whole, shade), piece)

    def turned(piece, angle, x, y):
        sheet = Image.new("RGBA", whole.size)
        sheet.paste(piece, (int(side / 2 - piece.width / 2 + x), int(side / 2 - piece.height / 2 + y)))
        return sheet.rotate(angle, Image.BICUBIC)

    lower = [(k - 4) * 43 for k in range(9)]
    upper = [(k - 3) * 43 + 18 for k in range(6)]
    for row in (lower, upper):
        for x in row:
            lay(turned(BODIES[3], base + random.uniform(-1.1, 1.1), x, random.uniform(-16, 16)))
    from PIL import ImageDraw
    for y in (-150, 150):
        cord = Image.new("RGBA", (410, 34))
        for strand, tone in [(0, 236), (11, 222), (22, 230)]:
            draw = ImageDraw.Draw(cord)
            draw.rounded_rectangle([0, strand, 409, strand + 10], 5, fill=(tone, tone - 14, tone - 62, 255))
            for twist in range(-6, 410, 9):
                draw.line([twist, strand + 10, twist + 7, strand], fill=(140, 122, 70, 255), width=2)
        lay(turned(cord, base, 0, y))
    box = whole.getbbox()
    print("bundle", whole.size, box)
    whole.resize((570, 570), Image.LANCZOS).save(f"{out}/bundle.webp", quality=74, alpha_quality=70, method=6)


bundle()

"""The mountains about the Jacksboro fault as a sea floor, heights taken for depths: writes src/25-07-21/chart.ts.

Needs numpy, node with d3-contour in the working directory, and jacksboro_fault_dem.npz of python-matplotlib-data
(Debian 3.6.3-1). `python3 chart.py jacksboro_fault_dem.npz > chart.ts`
"""
import json, subprocess, sys
import numpy as np

WIDTH, HEIGHT = 1200, 800


def stretched(rows, count):
    """Catmull and Rom between the rows."""
    at = np.clip((np.arange(count) + 0.5) * len(rows) / count - 0.5, 0, len(rows) - 1)
    i = np.minimum(at.astype(int), len(rows) - 2)
    t = (at - i)[:, None]
    p = [rows[np.clip(i + k, 0, len(rows) - 1)] for k in (-1, 0, 1, 2)]
    return p[1] + t / 2 * (p[2] - p[0] + t * (2 * p[0] - 5 * p[1] + 4 * p[2] - p[3] + t * (3 * (p[1] - p[2]) + p[3] - p[0])))

# Averaged over squares of eleven; the file's first row is its north.
heights = np.load(sys.argv[1])['elevation'][20:251, 30:371].astype(np.float32)
depth = heights.reshape(21, 11, 31, 11).mean((1, 3))[:, ::-1]
large = stretched(stretched(depth, 100).T, 150).T
levels = [0, 310, 350, 390, 440, 500, 560, 630, 700, 780]
script = """
import { contours } from 'd3-contour'
import fs from 'node:fs'
const { values, levels } = JSON.parse(fs.readFileSync(0, 'utf8'))
const out = contours().size([150, 100]).thresholds(levels)(values)
console.log(JSON.stringify(out.map((c) => c.coordinates)))
"""
shapes = json.loads(subprocess.run(
    ['node', '--input-type=module', '-e', script], check=True, capture_output=True,
    input=json.dumps({'values': large.ravel().tolist(), 'levels': levels}).encode()).stdout)


def simpler(points, error):
    """Douglas and Peucker: leaves out what lies within `error` of the line."""
    if len(points) < 3:
        return points
    a, b = points[0], points[-1]
    d = b - a
    n = np.hypot(*d)
    off = np.hypot(*(points - a).T) if n == 0 else abs(d[0] * (points - a)[:, 1] - d[1] * (points - a)[:, 0]) / n
    i = int(off.argmax())
    if off[i] < error:
        return [a, b]
    return [*simpler(points[: i + 1], error)[:-1], *simpler(points[i:], error)]


def path(polygons):
    out = ''
    for polygon in polygons:
        for ring in polygon:
            points = np.array(ring) * [WIDTH / 150, HEIGHT / 100]
            half = len(points) // 2
            if len(points) < 20:
                continue
            kept = np.array([*simpler(points[: half + 1], 2.6)[:-1], *simpler(points[half:], 2.6)]).round().astype(int)
            out += 'M' + ' '.join(f'{x} {y}' for x, y in kept[:-1]) + 'Z'
    return out


# As on a printed chart: not in rows, and none too near another.
rng = np.random.default_rng(21)
soundings, taken = [], []
for cell in rng.permutation(21 * 31):
    row, column = divmod(int(cell), 31)
    at = np.array([(column + 0.5) * WIDTH / 31, (row + 0.5) * HEIGHT / 21])
    if any(abs(at - other)[0] < 66 and abs(at - other)[1] < 60 for other in taken):
        continue
    taken.append(at)
    soundings.append([round(at[0]), round(at[1]), int(depth[row, column])])

print('/** Mountains about the Jacksboro fault in Tennessee, as deep as they are high, east to the left; made by `renders/25-07-21.py`. */')
print(f'export const CHART = {{ width: {WIDTH}, height: {HEIGHT} }}')
print('\n/** What is deeper than 0, 310, 350 … 780 metres, each as a path. */')
print('export const DEEPER: readonly string[] = [')
for shape in shapes:
    print(f"  '{path(shape)}',")
print(']\n\n/** From left, from top, metres of water. */')
print('export const SOUNDINGS: readonly (readonly [x: number, y: number, metres: number])[] = ' + json.dumps(soundings))

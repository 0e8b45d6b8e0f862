import { createRandom } from '@found-time/clock-runtime'
import { type Point, ROOT } from './model'

/** A black seadevil from the side, its mouth open upwards as it carries it; runs off to the right and below. */
const BODY =
  'M58 196C84 262 170 345 336 338C322 274 298 214 306 150C309 122 342 98 400 100C520 92 640 132 760 172C900 206 1050 235 1400 245V640C1100 720 800 800 560 790C330 770 130 600 70 410C40 330 34 246 58 196Z'
/** The skin of its throat, behind the teeth. */
const THROAT = 'M92 250C150 236 232 214 303 176L318 260L336 338C210 344 130 300 92 250Z'
const GILL = 'M520 250C556 300 560 372 520 430'
const CHEEK = 'M352 392C408 372 432 318 428 262'
const FIN = 'M640 300C690 262 760 268 812 304C836 350 816 420 772 452C720 440 660 388 640 300Z'
const RAYS =
  'M648 308C700 290 760 288 806 312M652 318C704 316 770 326 820 352M656 332C706 348 764 378 812 404M664 348C704 380 744 420 780 446'
const SAIL =
  'M806 186Q822 146 848 116Q850 134 862 146Q878 110 906 90Q906 118 918 136Q938 104 966 90Q962 124 972 146Q996 122 1022 116Q1014 146 1022 172L1050 232Z'

/** Four places that bend each row of teeth, as of a Bézier curve, and the lengths of the teeth on it. */
const ROWS: readonly (readonly [readonly [Point, Point, Point, Point], readonly number[], number])[] = [
  [
    [
      [58, 196],
      [84, 262],
      [170, 345],
      [336, 338],
    ],
    [74, 124, 58, 112, 44, 96, 40, 66],
    1,
  ],
  [
    [
      [306, 150],
      [298, 214],
      [322, 274],
      [336, 338],
    ],
    [92, 48, 104, 40, 62],
    1,
  ],
]

const parts = new Map<string, Path2D>()
/** Made when first drawn: there is no such thing where no page is. */
function pathOf(name: string): Path2D {
  const known = parts.get(name) ?? new Path2D(name)
  parts.set(name, known)
  return known
}

function on([a, b, c, d]: readonly [Point, Point, Point, Point], t: number, axis: 0 | 1): number {
  const s = 1 - t
  return s ** 3 * a[axis] + 3 * s * s * t * b[axis] + 3 * s * t * t * c[axis] + t ** 3 * d[axis]
}

/** Needles, bent inwards, so that what has gone in stays in. */
function teeth(context: CanvasRenderingContext2D): void {
  for (const [curve, lengths] of ROWS)
    lengths.forEach((length, index) => {
      const t = 0.03 + (0.8 * index) / lengths.length
      const [x, y] = [on(curve, t, 0), on(curve, t, 1)]
      const [dx, dy] = [on(curve, t + 0.02, 0) - x, on(curve, t + 0.02, 1) - y]
      const far = Math.hypot(dx, dy)
      const [along, up]: [Point, Point] = [
        [dx / far, dy / far],
        curve[0][0] < 100 ? [dy / far, -dx / far] : [-dy / far, dx / far],
      ]
      const broad = 5 + length * 0.04
      const tip: Point = [
        x + up[0] * length + along[0] * length * 0.16,
        y + up[1] * length + along[1] * length * 0.16,
      ]
      const bend = (side: number): Point => [
        x + up[0] * length * 0.55 + along[0] * broad * side,
        y + up[1] * length * 0.55 + along[1] * broad * side,
      ]
      context.beginPath()
      context.moveTo(x - along[0] * broad - up[0] * 8, y - along[1] * broad - up[1] * 8)
      context.quadraticCurveTo(...bend(-0.7), ...tip)
      context.quadraticCurveTo(
        ...bend(0.9),
        x + along[0] * broad - up[0] * 8,
        y + along[1] * broad - up[1] * 8,
      )
      context.fill()
    })
}

/** Light that falls off from the lure: each stop is how far, and the colour there. */
function shine(
  context: CanvasRenderingContext2D,
  [x, y]: Point,
  reach: number,
  stops: readonly (readonly [number, string])[],
): CanvasGradient {
  const light = context.createRadialGradient(x, y, 0, x, y, reach)
  for (const [far, colour] of stops) light.addColorStop(far, colour)
  return light
}

function skin(context: CanvasRenderingContext2D, rim: CanvasGradient, [x, y]: Point): void {
  const { between } = createRandom('25-07-21', 'skin')
  context.save()
  context.clip(pathOf(BODY))
  context.strokeStyle = rim
  for (let wart = 0; wart < 190; wart++) {
    const [left, top, size] = [between(40, 1250), between(110, 640), between(2, 8)]
    const to = Math.atan2(y - top, x - left)
    context.globalAlpha = 0.5
    context.lineWidth = size * 0.4
    context.beginPath()
    context.arc(left, top, size, to - 1.1, to + 1.1)
    context.stroke()
  }
  context.restore()
}

/**
 * The fish, lit by its lure.
 * @param context - The stage's.
 * @param root - Where its rod grows, on the stage.
 * @param scale - Of the fish's units.
 * @param lure - The lure, on the stage.
 */
export function drawFish(context: CanvasRenderingContext2D, root: Point, scale: number, lure: Point): void {
  const light: Point = [ROOT[0] + (lure[0] - root[0]) / scale, ROOT[1] + (lure[1] - root[1]) / scale]
  // However far off it hangs, some of its light comes home.
  const far = Math.max(1, Math.hypot(light[0] - 300, light[1] - 200) / 300)
  context.save()
  context.translate(root[0] - ROOT[0] * scale, root[1] - ROOT[1] * scale)
  context.scale(scale, scale)
  const rim = shine(context, light, 760 * far, [
    [0, '#ffdc9a'],
    [0.28, '#f0a04a'],
    [0.6, '#57644a'],
    [1, '#0f4a50'],
  ])
  context.fillStyle = shine(context, light, 700 * far, [
    [0, '#7a4420'],
    [0.5, '#3b2a1c'],
    [1, '#04181d'],
  ])
  context.fill(pathOf(SAIL))
  context.lineWidth = 4
  context.lineJoin = 'round'
  context.strokeStyle = rim
  context.stroke(pathOf(SAIL))
  context.fillStyle = shine(context, light, 480 * far, [
    [0, '#a3321a'],
    [0.5, '#571a12'],
    [1, '#0b0f12'],
  ])
  context.fill(pathOf(THROAT))
  context.fillStyle = shine(context, light, 620 * far, [
    [0, '#fff3d0'],
    [0.4, '#ffd694'],
    [0.75, '#9a9f78'],
    [1, '#3b8683'],
  ])
  teeth(context)
  context.fillStyle = '#000b10'
  context.fill(pathOf(BODY))
  context.fillStyle = shine(context, light, 560 * far, [
    [0, 'rgb(206 112 40 / 0.8)'],
    [0.3, 'rgb(132 66 30 / 0.62)'],
    [0.65, 'rgb(34 52 46 / 0.4)'],
    [1, 'rgb(6 40 46 / 0)'],
  ])
  context.fill(pathOf(BODY))
  skin(context, rim, light)
  context.lineWidth = 5
  context.strokeStyle = rim
  context.stroke(pathOf(BODY))
  context.lineWidth = 3.5
  context.globalAlpha = 0.55
  for (const line of [GILL, CHEEK, FIN, RAYS]) context.stroke(pathOf(line))
  context.globalAlpha = 1
  eye(context, rim, light)
  context.restore()
}

/** Small, as of something that need not see much. */
function eye(context: CanvasRenderingContext2D, rim: CanvasGradient, light: Point): void {
  const [x, y] = [392, 182]
  const to = Math.atan2(light[1] - y, light[0] - x)
  context.fillStyle = '#00090d'
  context.strokeStyle = rim
  context.lineWidth = 4
  context.beginPath()
  context.arc(x, y, 14, 0, Math.PI * 2)
  context.fill()
  context.stroke()
  context.fillStyle = '#ffe7b4'
  context.beginPath()
  context.arc(x + Math.cos(to) * 6, y + Math.sin(to) * 6, 3.5, 0, Math.PI * 2)
  context.fill()
}

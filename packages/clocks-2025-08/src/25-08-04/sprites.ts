type Stops = readonly (readonly [at: number, alpha: number])[]
type Context = CanvasRenderingContext2D

/** The lamps' colours: yellow green, amber, and green. */
const TINTS = ['222 240 84', '255 206 92', '160 236 104'] as const
/** In the middle of a lamp. */
const HOT = ['248 255 190', '255 240 184', '226 255 200'] as const

/** How much light there is from the middle outwards. */
const LAMP: Stops = [
  [0, 1],
  [0.45, 0.95],
  [1, 0],
]
const HALO: Stops = [
  [0, 0.9],
  [0.12, 0.5],
  [0.32, 0.17],
  [0.62, 0.045],
  [1, 0],
]
/** Out of focus a point is a disc, a little brighter at its rim. */
const DISC: Stops = [
  [0, 0.42],
  [0.66, 0.46],
  [0.84, 0.66],
  [0.93, 0.4],
  [1, 0],
]
const LIGHT: Stops = [
  [0, 1],
  [0.25, 0.62],
  [0.55, 0.2],
  [1, 0],
]

const SIDE = 96
const painted = new Map<string, HTMLCanvasElement>()

/** A round light, painted once and then only laid down: gradients cost, pictures do not. */
function sprite(name: string, stops: Stops, colour: string, hot = colour): HTMLCanvasElement {
  const key = `${name} ${colour}`
  let canvas = painted.get(key)
  if (!canvas) {
    canvas = document.createElement('canvas')
    canvas.width = canvas.height = SIDE
    const context = canvas.getContext('2d')!
    const round = context.createRadialGradient(SIDE / 2, SIDE / 2, 0, SIDE / 2, SIDE / 2, SIDE / 2)
    for (const [index, [at, alpha]] of stops.entries())
      round.addColorStop(at, `rgb(${index + 1 < stops.length && at < 0.6 ? hot : colour} / ${alpha * 100}%)`)
    context.fillStyle = round
    context.fillRect(0, 0, SIDE, SIDE)
    painted.set(key, canvas)
  }
  return canvas
}

function lay(
  context: Context,
  picture: HTMLCanvasElement,
  x: number,
  y: number,
  radius: number,
  alpha: number,
) {
  context.globalAlpha = alpha
  context.drawImage(picture, x - radius, y - radius, 2 * radius, 2 * radius)
}

/** How far out a lamp's halo reaches, in its radii. */
const REACH = 6.5

/** A firefly in focus, as it flashes: a small lamp and its halo. */
export function paintFly(context: Context, x: number, y: number, lamp: number, tint: 0 | 1 | 2, alpha = 1) {
  lay(context, sprite('halo', HALO, TINTS[tint]), x, y, lamp * REACH, alpha * 0.72)
  lay(context, sprite('lamp', LAMP, TINTS[tint], HOT[tint]), x, y, lamp * 1.5, alpha)
}

/** The way a firefly flew as it flashed: it brightened and went out. */
export function paintTrail(
  context: Context,
  from: readonly [x: number, y: number],
  way: readonly [x: number, y: number, bend: number],
  lamp: number,
  tint: 0 | 1 | 2,
) {
  const steps = 20
  const [x, y, bend] = way
  const far = Math.hypot(x, y)
  for (let step = 1; step < steps; step++) {
    const part = step / steps - 0.5
    const aside = ((1 - 4 * part * part) * bend) / far
    const [right, down] = [from[0] + x * part - y * aside, from[1] + y * part + x * aside]
    const light = Math.cos(part * Math.PI) ** 0.8
    lay(context, sprite('lamp', LAMP, TINTS[tint]), right, down, lamp * (0.5 + 0.6 * light), 0.55 * light)
    if (step % 4 === 2) lay(context, sprite('halo', HALO, TINTS[tint]), right, down, lamp * 5, 0.34 * light)
  }
}

/** A firefly that is near, and out of focus. */
export function paintNear(
  context: Context,
  x: number,
  y: number,
  radius: number,
  tint: 0 | 1 | 2,
  alpha = 1,
) {
  lay(context, sprite('halo', HALO, TINTS[tint]), x, y, radius * 2.6, alpha * 0.3)
  lay(context, sprite('disc', DISC, TINTS[tint]), x, y, radius, alpha)
}

/** What light falls round about a firefly. */
export const paintLight = (context: Context, x: number, y: number, radius: number, light: number) =>
  lay(context, sprite('light', LIGHT, '0 0 0'), x, y, radius, light)

type Stops = readonly (readonly [at: number, colour: string])[]

const BODY: Stops = [
  [0, 'rgb(255 252 226)'],
  [0.36, 'rgb(255 240 150)'],
  [0.62, 'rgb(250 208 72 / 70%)'],
  [1, 'rgb(214 160 30 / 0%)'],
]
const HALO: Stops = [
  [0, 'rgb(255 250 200)'],
  [0.1, 'rgb(255 238 130 / 92%)'],
  [0.2, 'rgb(244 222 84 / 52%)'],
  [0.4, 'rgb(226 206 62 / 25%)'],
  [0.7, 'rgb(196 186 48 / 6%)'],
  [1, 'rgb(180 170 40 / 0%)'],
]
const LIGHT: Stops = [
  [0, 'rgb(0 0 0 / 100%)'],
  [0.25, 'rgb(0 0 0 / 62%)'],
  [0.55, 'rgb(0 0 0 / 20%)'],
  [1, 'rgb(0 0 0 / 0%)'],
]

const SIDE = 96
const painted = new Map<Stops, HTMLCanvasElement>()

/** A round light, painted once and then only laid down: gradients cost, pictures do not. */
function sprite(stops: Stops): HTMLCanvasElement {
  let canvas = painted.get(stops)
  if (!canvas) {
    canvas = document.createElement('canvas')
    canvas.width = canvas.height = SIDE
    const context = canvas.getContext('2d')!
    const round = context.createRadialGradient(SIDE / 2, SIDE / 2, 0, SIDE / 2, SIDE / 2, SIDE / 2)
    for (const [at, colour] of stops) round.addColorStop(at, colour)
    context.fillStyle = round
    context.fillRect(0, 0, SIDE, SIDE)
    painted.set(stops, canvas)
  }
  return canvas
}

function lay(
  context: CanvasRenderingContext2D,
  stops: Stops,
  x: number,
  y: number,
  radius: number,
  alpha: number,
) {
  context.globalAlpha = alpha
  context.drawImage(sprite(stops), x - radius, y - radius, 2 * radius, 2 * radius)
}

/**
 * A firefly: a small lamp that is always to be seen, and the halo of its flash.
 * @param light - How brightly it flashes, from `0` to `1`.
 * @param seen - How much of it there is, from `0` to `1`.
 */
export function paintFly(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  radius: number,
  light: number,
  seen: number,
) {
  lay(context, BODY, x, y, radius * 2.1, seen * (0.86 + 0.14 * light))
  lay(context, HALO, x, y, radius * 7.2, seen * (0.16 + 0.84 * light))
}

/** What light falls round about a firefly. */
export const paintLight = (
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  radius: number,
  light: number,
) => lay(context, LIGHT, x, y, radius, light)

/**
 * The plates of the sun for browsers without WebGL, with the same screen turned to the minute. A canvas has no way to
 * ask each dot for its tone, so plate and screen are laid over one another, and what is lighter than the middle grey
 * is driven to white, the rest to black, as lithographic film does.
 */
import { channels, FIRE, type Plan, REACH, SUNLIGHT } from './model'

type Context = CanvasRenderingContext2D

const TURN = 2 * Math.PI
/** How large the screen's dot is before it is scaled. */
const DOT = 32

const bytes = (parts: readonly number[]) => `rgb(${parts.map((part) => Math.round(part * 255))})`
const grey = (tone: number) => `rgb(${[tone, tone, tone].map((part) => Math.round(part * 255))})`

function fill(to: Context, how: GlobalCompositeOperation, ink: string | CanvasGradient) {
  to.globalCompositeOperation = how
  to.fillStyle = ink
  to.fillRect(-5e4, -5e4, 1e5, 1e5)
}

/** One dot of the screen, softest in the middle. */
function dot(): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = DOT
  const tones = new ImageData(DOT, DOT)
  for (let at = 0; at < DOT * DOT; at++) {
    const [x, y] = [(at % DOT) + 0.5, Math.floor(at / DOT) + 0.5]
    const tone = 0.5 + 0.25 * (Math.cos((x / DOT) * TURN) + Math.cos((y / DOT) * TURN))
    tones.data.set([255 * tone, 255 * tone, 255 * tone, 255], at * 4)
  }
  canvas.getContext('2d')!.putImageData(tones, 0, 0)
  return canvas
}

/** Makes white and black dots of the greys that are on a canvas. */
function screen(to: Context, pitch: number, turn: number) {
  to.save()
  to.rotate(turn * TURN)
  to.scale(pitch / DOT, pitch / DOT)
  to.globalAlpha = 0.5
  fill(to, 'source-over', to.createPattern(dot(), 'repeat') as unknown as CanvasGradient)
  to.restore()
  // Burnt away up to just under a half, then so much brighter that nothing but the dots' edges is grey.
  fill(to, 'color-burn', grey(0.53))
  fill(to, 'color-dodge', grey(0.88))
}

/** A grey for each distance from the middle, in radii of the sun. */
function shade(to: Context, radius: number, reach: number, toneAt: (away: number) => number) {
  const tones = to.createRadialGradient(0, 0, 0, 0, 0, radius * reach)
  for (let part = 0; part <= 1; part += 0.02)
    tones.addColorStop(part, grey(Math.max(0, toneAt(part * reach))))
  return tones
}

export function disc(to: Context, x: number, y: number, radius: number) {
  to.beginPath()
  to.arc(x, y, radius, 0, TURN)
}

/** The first plate: sunlight on the paper, as much as the photograph has, and farther out less and less. */
export function printSunlight(
  to: Context,
  photograph: HTMLImageElement,
  paper: string,
  plan: Plan,
  turn: number,
) {
  const { pitch, sun } = plan
  const side = sun * REACH
  fill(to, 'source-over', grey(0))
  to.drawImage(photograph, -side, -side, 2 * side, 2 * side)
  const faded = (away: number) => (0.34 + 0.4 * Math.exp(4 - away * 4)) * Math.min(1, (1.28 - away) * 5)
  fill(to, 'multiply', shade(to, sun, 1.29, faded))
  fill(
    to,
    'lighter',
    shade(to, sun, 5, (away) => Math.max(0.05, 0.36 * Math.exp(0.55 - away * 0.55) - 0.1)),
  )
  screen(to, pitch, turn)
  // White becomes sunlight and black the paper: sunlight has more red and green than any paper, and less blue.
  const [from, until] = [channels(paper), channels(SUNLIGHT)]
  fill(to, 'multiply', bytes(from.map((part, index) => Math.abs(until[index]! - part))))
  fill(to, 'difference', bytes([0, 0, from[2]]))
  fill(to, 'lighter', bytes([from[0], from[1], 0]))
  to.globalCompositeOperation = 'source-over'
  to.fillStyle = SUNLIGHT
  disc(to, 0, 0, sun)
  to.fill()
}

/** The second plate, to be multiplied with the first: fire, wherever the sun is less than blinding. */
export function printFire(to: Context, photograph: HTMLImageElement, { pitch, sun }: Plan, turn: number) {
  const side = sun * REACH
  disc(to, 0, 0, sun)
  to.clip()
  to.drawImage(photograph, -side, -side, 2 * side, 2 * side)
  fill(to, 'color-dodge', grey(0.44))
  // Like any ball's, the sun's edge is darker than its middle, but for the very rim of it.
  fill(
    to,
    'multiply',
    shade(to, sun, 1, (away) => 1 - 0.35 * away ** 9),
  )
  screen(to, pitch, turn)
  const [under, over] = [channels(SUNLIGHT), channels(FIRE)]
  fill(to, 'lighten', bytes(over.map((part, index) => Math.min(1, part / under[index]!))))
}

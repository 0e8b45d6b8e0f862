import type { CanvasFrame } from '@found-time/clock-runtime/canvas'
import { clothOf, EDGES, inlayAt, liftedAt, weftOf } from './model'

const WARP = '#1c1550'
const LIFTED = '#3b30a0'
const INLAY = { hour: '#ffd02e', minute: '#fff6df' } as const

type Context = CanvasRenderingContext2D

/** A colour made lighter (above nought) or darker. */
function tint(colour: string, by: number): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  return `#${parts
    .map((part) => Math.round(by > 0 ? part + (255 - part) * by : part * (1 + by)))
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')}`
}

/** A piece of yarn, lying across: round, and lit from above; what is laid in for the figures is flatter. */
function float(
  context: Context,
  left: number,
  top: number,
  width: number,
  high: number,
  colour: string,
  round = 0.42,
) {
  const body = context.createLinearGradient(0, top, 0, top + high)
  body.addColorStop(0, tint(colour, -0.1))
  body.addColorStop(0.28, tint(colour, 0.24))
  body.addColorStop(0.55, colour)
  body.addColorStop(1, tint(colour, round < 0.4 ? -0.26 : -0.46))
  context.fillStyle = body
  context.beginPath()
  context.roundRect(left, top, width, high, Math.min(high * round, width * 0.48))
  context.fill()
}

/** A thread of the warp where it comes over a pick. */
function spot(context: Context, left: number, top: number, width: number, high: number) {
  const body = context.createLinearGradient(left, 0, left + width, 0)
  body.addColorStop(0, tint(LIFTED, 0.1))
  body.addColorStop(0.35, tint(LIFTED, 0.34))
  body.addColorStop(1, tint(WARP, -0.2))
  context.fillStyle = body
  context.beginPath()
  context.roundRect(left + width * 0.06, top - high * 0.1, width * 0.88, high * 1.2, width * 0.44)
  context.fill()
}

/** One pick: what runs over the warp in one colour is one piece of yarn. */
function drawPick(frame: CanvasFrame, row: number) {
  const { context, width, height, time, hourCycle } = frame
  const { threads, thread, pick, fell } = clothOf(width, height)
  const now = time.hour * 60 + time.minute
  const number = now - row
  const top = fell + row * pick
  const ground = tint(weftOf(number), number % 2 ? 0 : -0.13)
  const colourOf = (index: number) => {
    const inlay = index < threads - EDGES / 2 ? inlayAt(index, number, now, hourCycle) : undefined
    if (inlay) return INLAY[inlay]
    return liftedAt(index, number) ? undefined : ground
  }
  let begun = 0
  let colour = colourOf(0)
  for (let index = 1; index <= threads; index++) {
    const next = index < threads ? colourOf(index) : 'edge'
    if (next === colour && colour) continue
    if (colour) {
      const laid = colour !== ground
      float(
        context,
        begun * thread - thread * 0.16,
        top + pick * 0.03,
        (index - begun + 0.32) * thread,
        pick * 0.95,
        colour,
        laid ? 0.22 : 0.42,
      )
    } else spot(context, begun * thread, top, thread, pick)
    begun = index
    colour = next
  }
  // The twist of the yarn: short strokes over all of the pick.
  context.strokeStyle = 'rgba(0,0,20,0.13)'
  context.lineWidth = Math.max(0.6, pick * 0.045)
  context.beginPath()
  for (let x = 0; x < width; x += pick * 0.3) {
    context.moveTo(x, top + pick * 0.86)
    context.lineTo(x + pick * 0.34, top + pick * 0.12)
  }
  context.stroke()
}

/** The cloth, and the threads of the warp that stay down. */
export function drawCloth(frame: CanvasFrame) {
  const { context, width, height, time } = frame
  const { threads, thread, pick, fell } = clothOf(width, height)
  const now = time.hour * 60 + time.minute
  const floor = context.createLinearGradient(0, 0, 0, fell)
  floor.addColorStop(0, '#f2894a')
  floor.addColorStop(1, '#f8b06a')
  context.fillStyle = floor
  context.fillRect(0, 0, width, fell)
  for (let index = 0; index < threads; index++) {
    if (liftedAt(index, now + 1)) continue
    context.fillStyle = WARP
    context.fillRect((index + 0.28) * thread, 0, thread * 0.44, fell + pick * 0.2)
    context.fillStyle = 'rgba(255,190,120,0.35)'
    context.fillRect((index + 0.28) * thread, 0, thread * 0.1, fell)
  }
  const dark = context.createLinearGradient(0, fell - pick * 1.2, 0, fell)
  dark.addColorStop(0, 'rgba(20,10,50,0)')
  dark.addColorStop(1, 'rgba(20,10,50,0.5)')
  context.fillStyle = dark
  context.fillRect(0, fell - pick * 1.2, width, pick * 1.2)
  context.fillStyle = '#140e3c'
  context.fillRect(0, fell, width, height - fell)
  for (let row = 0; fell + row * pick < height + pick; row++) drawPick(frame, row)
  // It goes over the breast beam at the bottom, away from the light.
  const round = context.createLinearGradient(0, height - pick * 3.2, 0, height)
  round.addColorStop(0, 'rgba(12,6,40,0)')
  round.addColorStop(0.3, 'rgba(255,255,255,0.1)')
  round.addColorStop(0.55, 'rgba(12,6,40,0.12)')
  round.addColorStop(1, 'rgba(12,6,40,0.82)')
  context.fillStyle = round
  context.fillRect(0, height - pick * 3.2, width, pick * 3.2)
}

export const shedPart = ({ width, height }: { width: number; height: number }) => {
  const { fell, pick } = clothOf(width, height)
  return { left: 0, top: 0, width, height: fell + pick * 0.2 }
}

/** The threads that are lifted for the pick to come: the shuttle goes below them. */
export function drawLifted({ context, width, height, time }: CanvasFrame) {
  const { threads, thread, pick, fell } = clothOf(width, height)
  const next = time.hour * 60 + time.minute + 1
  for (let index = 0; index < threads; index++) {
    if (!liftedAt(index, next)) continue
    const left = (index + 0.18) * thread
    const wide = thread * 0.64
    // Nearer the eye it casts a shade on what is below, to the lower right.
    context.fillStyle = 'rgba(60,14,30,0.28)'
    context.beginPath()
    context.moveTo(left + wide, 0)
    context.lineTo(left + wide + thread * 1.1, 0)
    context.lineTo(left + wide, fell)
    context.lineTo(left + wide * 0.4, fell)
    context.fill()
    const body = context.createLinearGradient(left, 0, left + wide, 0)
    body.addColorStop(0, tint(LIFTED, 0.2))
    body.addColorStop(0.35, tint(LIFTED, 0.5))
    body.addColorStop(1, WARP)
    context.fillStyle = body
    context.fillRect(left, 0, wide, fell + pick * 0.2)
  }
}

/** The reed, a comb with a rail: one dent for each thread. */
export function drawReed({ context, width, height }: CanvasFrame) {
  const { threads, thread, fell } = clothOf(width, height)
  const high = fell * 0.3
  context.fillStyle = '#d9dde0'
  for (let index = 0; index <= threads; index++)
    context.fillRect(index * thread - thread * 0.09, high * 0.3, thread * 0.18, high * 0.5)
  for (const [top, tall] of [
    [0, 0.34],
    [0.76, 0.24],
  ] as const) {
    const wood = context.createLinearGradient(0, top * high, 0, (top + tall) * high)
    wood.addColorStop(0, '#ffe2a6')
    wood.addColorStop(0.3, '#f0b95c')
    wood.addColorStop(1, '#a5622a')
    context.fillStyle = wood
    context.fillRect(0, top * high, width, tall * high)
  }
}

export const reedPart = ({ width, height }: { width: number; height: number }) => ({
  left: 0,
  top: 0,
  width,
  height: clothOf(width, height).fell * 0.3,
})

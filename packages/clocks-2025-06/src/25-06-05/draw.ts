import { createRandom, untilSecond } from '@found-time/clock-runtime'
import type { CanvasFrame } from '@found-time/clock-runtime/canvas'
import { cutsAt, middleOf, placeOf, type Row, type Sheet, sheetOf } from './model'

export const rubbing = new URL('./rubbing.webp', import.meta.url).href

export const label = {
  family: 'ft-25-06-05 Label',
  source: new URL('./label.woff2', import.meta.url).href,
  style: 'italic',
  weight: '400',
}

const PAPER = '#e3e6e1'
const WAX = '#141c1f'

const NAMES: Readonly<Record<Row, string>> = { hours: 'hours', tens: 'ten minutes each', ones: 'minutes' }
const SHORT: Readonly<Record<Row, string>> = { hours: 'hours', tens: 'tens', ones: 'minutes' }
const ROWS: readonly Row[] = ['hours', 'tens', 'ones']

/** From here on the edge runs to the right, and what is above it lies above. */
function turn(context: CanvasRenderingContext2D, { upright }: Sheet, height: number) {
  if (!upright) return
  context.translate(0, height)
  context.rotate(-Math.PI / 2)
}

/** Down to here the sheet is rubbed: where the wax was turned back, stroke by stroke. */
function hem(context: CanvasRenderingContext2D, { long, broad, pitch }: Sheet, seed: string) {
  const { between } = createRandom(seed, 'hem')
  context.beginPath()
  context.moveTo(-20, -20)
  context.lineTo(long + 20, -20)
  for (let x = long + 20; x > -20; ) {
    const out = between(-0.13, 0.03) * pitch
    const step = between(0.02, 0.16) * pitch
    context.lineTo(x, broad + out)
    context.lineTo(x - step, broad + out + between(-0.05, 0.05) * pitch)
    x -= step
  }
  context.lineTo(-20, broad)
  context.closePath()
}

/** One cut, from the edge outwards or through it: broad where it was begun, thin where the tool left the stone. */
function cutPath(
  context: CanvasRenderingContext2D,
  from: readonly [number, number],
  to: readonly [number, number],
  wide: number,
  through: boolean,
  between: (low: number, high: number) => number,
) {
  const steps = 64
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy)
  const [nx, ny] = [-dy / length, dx / length]
  const bow = between(-0.12, 0.12) * wide
  const sides = [1, -1].map((side) =>
    Array.from({ length: steps + 1 }, (_, step) => {
      const part = step / steps
      const body = through
        ? Math.sin(Math.PI * (0.006 + part * 0.988)) ** 0.36
        : Math.min(1, 0.5 + part * 9) * (1 - part ** 3.2) ** 0.75
      const half =
        side * wide * 0.5 * body * (1 + between(-0.07, 0.07)) +
        between(-0.02, 0.02) * wide +
        bow * Math.sin(Math.PI * part)
      return [from[0] + dx * part + nx * half, from[1] + dy * part + ny * half] as const
    }),
  )
  context.beginPath()
  const rim = [...sides[0]!, ...sides[1]!.reverse()]
  for (const [x, y] of rim) context.lineTo(x, y)
  context.closePath()
  return rim
}

/** Crumbs along the lip: wax that fell in, and paper that it missed. */
function crumble(
  context: CanvasRenderingContext2D,
  rim: readonly (readonly [number, number])[],
  wide: number,
  between: (low: number, high: number) => number,
) {
  for (const [x, y] of rim)
    for (const colour of [WAX, PAPER, WAX]) {
      const size = wide * between(0.015, 0.075)
      context.fillStyle = colour
      context.fillRect(x + between(-0.16, 0.16) * wide, y + between(-0.2, 0.2) * wide, size, size)
    }
}

/** The sheet of a minute: paper, wax, and the cuts that the wax did not reach. */
export function drawSheet({ context, time, width, height, seed, image }: CanvasFrame) {
  const cuts = cutsAt(time.hour, time.minute)
  const sheet = sheetOf(width, height, cuts)
  const { long, middle, broad, reach, pitch, from, upright } = sheet
  const picture = image(rubbing)
  context.fillStyle = PAPER
  context.fillRect(0, 0, width, height)
  turn(context, sheet, height)

  const tile = Math.max(width, height) * 0.64
  const lay = () => {
    for (let x = -tile; x < long; x += tile)
      for (let y = -tile; y < broad + 20; y += tile) context.drawImage(picture, x, y, tile + 0.5, tile + 0.5)
  }
  context.save()
  hem(context, sheet, seed)
  context.clip()
  lay()

  const { between } = createRandom(seed, 'cuts')
  for (const row of ROWS)
    for (let index = 0; index < 12; index++) {
      // Chance is drawn for every cut there may be, so that none changes when another comes.
      const lean = between(-0.1, 0.1) * pitch
      const wide = pitch * between(0.5, 0.6)
      const end = reach * between(0.95, 1.03)
      const dice = createRandom(seed, row, index)
      if (index >= cuts[row]) continue
      const x = from[row] + placeOf(index) * pitch
      const slant = pitch * 1.1
      const [start, stop]: [readonly [number, number], readonly [number, number]] =
        row === 'tens'
          ? [
              [x - slant, middle + end],
              [x + slant, middle - end],
            ]
          : row === 'hours'
            ? [
                [x, middle - pitch * 0.12],
                [x + lean, middle - end],
              ]
            : [
                [x, middle + pitch * 0.12],
                [x + lean, middle + end],
              ]
      const rim = cutPath(context, start, stop, wide, row === 'tens', dice.between)
      // A lip takes more wax than the face around it.
      context.strokeStyle = WAX
      context.lineJoin = 'round'
      context.lineWidth = pitch * 0.2
      context.globalAlpha = 0.62
      context.stroke()
      context.globalAlpha = 1
      context.fillStyle = PAPER
      context.fill()
      // A little wax reaches in; with a share of the picture the cut is paper still.
      context.save()
      context.clip()
      context.globalAlpha = 0.1
      context.translate(tile * 0.31, tile * 0.17)
      lay()
      context.restore()
      crumble(context, rim, wide, dice.between)
    }
  context.restore()

  // In the margin, in pencil, what the rows are.
  const margin = (upright ? width : height) - broad
  const size = Math.min(margin * 0.62, pitch * 1.5, 30 + margin * 0.05)
  context.fillStyle = WAX
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  const set = size >= 6 ? size : margin * 0.6
  context.font = `italic 400 ${set}px "${label.family}"`
  for (const row of ROWS) {
    if (!cuts[row]) continue
    const room =
      row === 'tens' ? pitch * (placeOf(Math.max(0, cuts.tens - 1)) + 4.6) : Number.POSITIVE_INFINITY
    const name = context.measureText(NAMES[row]).width < room ? NAMES[row] : SHORT[row]
    const half = context.measureText(name).width / 2
    const x = Math.min(long - half - set * 0.5, Math.max(half + set * 0.5, middleOf(sheet, row, cuts[row])))
    context.fillText(name, x, broad + margin * 0.5 + set * 0.27)
  }
}

/** The stone's edge: a thread along the sheet, and how much of it the minute has bared. */
export function drawEdge({ context, time, width, height, seed }: CanvasFrame) {
  const sheet = sheetOf(width, height, cutsAt(time.hour, time.minute))
  const { long, middle, pitch, reach } = sheet
  turn(context, sheet, height)
  const { between } = createRandom(seed, 'edge')
  const thin = Math.max(1, reach * 0.008)
  const steps = 120
  const line = Array.from({ length: steps + 1 }, () => between(-0.5, 0.5) * thin * 1.4)
  context.lineJoin = 'round'
  context.strokeStyle = WAX
  context.lineWidth = thin * 6
  const path = (last: number) => {
    context.beginPath()
    for (let step = 0; step <= last; step++) context.lineTo((long * step) / steps, middle + line[step]!)
    context.stroke()
  }
  path(steps)
  context.strokeStyle = '#7c8785'
  context.lineWidth = thin
  path(steps)
  context.strokeStyle = PAPER
  context.lineWidth = Math.max(thin * 3, pitch * 0.06)
  path((time.second + 1) * 2)
  return untilSecond(time)
}

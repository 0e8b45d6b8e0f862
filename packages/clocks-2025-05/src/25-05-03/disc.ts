import type { Place } from './bus'

/** Pictures of one disc between its two sides, side by side. */
export interface Disc {
  readonly key: string
  readonly sheet: HTMLCanvasElement
}

const PHASES = 20
const YELLOW = [214, 240, 30] as const
const BLACK = [50, 52, 48] as const

const shade = (colour: readonly number[], light: number) =>
  `rgb(${colour.map((part) => Math.round(Math.min(255, part * light))).join(' ')})`

/**
 * One field: the pit, the shadow the disc throws in it, the disc on its slanting axle.
 * @param part - `0` black, `1` yellow.
 */
function paintDisc(context: CanvasRenderingContext2D, cell: number, part: number) {
  const angle = part * Math.PI
  const open = Math.abs(Math.cos(angle))
  const lift = Math.sin(angle)
  // A pit of a few pixels has no room for the dark around its disc.
  const radius = cell * (cell > 6 ? 0.465 : 0.56)
  context.fillStyle = '#111211'
  context.fillRect(0, 0, cell, cell)
  if (cell > 6) {
    context.fillStyle = '#1d1f1d'
    context.fillRect(0, 0, cell, Math.max(1, cell * 0.05))
    context.fillRect(0, 0, Math.max(1, cell * 0.05), cell)
  }
  context.save()
  context.beginPath()
  context.rect(0, 0, cell, cell)
  context.clip()
  const disc = (x: number, y: number, width: number) => {
    context.beginPath()
    // The axle runs from lower left to upper right; the disc narrows across it.
    context.ellipse(x, y, radius, Math.max(width, cell * 0.04), -Math.PI / 4, 0, Math.PI * 2)
  }
  const middle = cell / 2
  const thrown = cell * (0.05 + 0.13 * lift)
  context.fillStyle = 'rgb(0 0 0 / 0.55)'
  disc(middle + thrown, middle + thrown, radius * open)
  context.fill()
  const yellow = part > 0.5
  // Half-way it looks up to the sky first, then away from it.
  const light = yellow ? 1 - 0.32 * lift : 1 + 2.2 * lift * open
  const base = yellow ? YELLOW : BLACK
  const sheen = context.createLinearGradient(cell * 0.15, cell * 0.1, cell * 0.85, cell * 0.95)
  sheen.addColorStop(0, shade(base, light * (yellow ? 1.12 : 1.35)))
  sheen.addColorStop(1, shade(base, light * (yellow ? 0.86 : 0.8)))
  context.fillStyle = sheen
  disc(middle, middle, radius * open)
  context.fill()
  if (cell > 8 && open > 0.75) {
    // The coil's post shows in a notch of the rim.
    context.fillStyle = '#111211'
    context.beginPath()
    context.arc(cell * 0.15, cell * 0.15, cell * 0.13, 0, Math.PI * 2)
    context.arc(cell * 0.85, cell * 0.85, cell * 0.13, 0, Math.PI * 2)
    context.fill()
    context.fillStyle = '#565a55'
    context.beginPath()
    context.arc(cell * 0.14, cell * 0.14, cell * 0.055, 0, Math.PI * 2)
    context.fill()
  }
  context.restore()
}

/** The pictures for this size of disc: those given, when they fit. */
export function discsFor({ cell, ratio }: Place, made: Disc | null): Disc {
  const size = Math.round(cell * ratio)
  const key = String(size)
  if (made?.key === key) return made
  const sheet = document.createElement('canvas')
  sheet.width = size * (PHASES + 1)
  sheet.height = size
  const context = sheet.getContext('2d')!
  for (let phase = 0; phase <= PHASES; phase++) {
    context.setTransform(1, 0, 0, 1, phase * size, 0)
    paintDisc(context, size, phase / PHASES)
  }
  return { key, sheet }
}

/** @param part - `0` black, `1` yellow. */
export function drawDisc(
  context: CanvasRenderingContext2D,
  { left, top, cell }: Place,
  { sheet }: Disc,
  column: number,
  row: number,
  part: number,
) {
  const size = sheet.height
  context.drawImage(
    sheet,
    Math.round(part * PHASES) * size,
    0,
    size,
    size,
    left + column * cell,
    top + row * cell,
    cell,
    cell,
  )
}

/** A field of discs that all lie black: many copies of a row, as it takes long to lay them one by one. */
export function drawBlack(
  context: CanvasRenderingContext2D,
  { left, top, cell, display }: Place,
  { sheet }: Disc,
) {
  const size = sheet.height
  const row = document.createElement('canvas')
  row.width = size * display.columns
  row.height = size
  const across = row.getContext('2d')!
  across.drawImage(sheet, 0, 0, size, size, 0, 0, size, size)
  for (let done = 1; done < display.columns; done *= 2)
    across.drawImage(row, 0, 0, size * done, size, size * done, 0, size * done, size)
  for (let at = 0; at < display.rows; at++)
    context.drawImage(row, left, top + at * cell, cell * display.columns, cell)
}

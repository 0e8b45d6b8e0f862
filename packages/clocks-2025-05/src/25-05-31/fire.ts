import { createRandom } from '@found-time/clock-runtime'
import type { CanvasFrame } from '@found-time/clock-runtime/canvas'
import { burntAt, edgeOf, grainAt, heatAt, type Point } from './model'
import { type Area, type Context, INK, laid, PALE_INK, paintPaper, print } from './page'
import { ash } from './pictures'
import { figures, font, type Sheet } from './sheet'

/** Printed ink burns to a paler ash than the sheet, so a burnt page can still be read. */
const BURNT_INK = 'rgb(203 196 186 / 0.6)'

/** How far a fire's light reaches, in sizes of the type. */
const GLOW = 3.4

/** How long the fire licks on in each second, in seconds. */
export const LICK = 0.25

/** Above which heat, how wide in sizes of the type, and in which colour an edge glows. */
const EMBERS = [
  [0.3, 0.34, 'rgb(255 96 10 / 0.07)'],
  [0.34, 0.2, 'rgb(255 96 10 / 0.13)'],
  [0.2, 0.075, 'rgb(128 22 4 / 0.75)'],
  [0.36, 0.064, 'rgb(214 62 6 / 0.85)'],
  [0.5, 0.048, 'rgb(255 128 22 / 0.9)'],
  [0.66, 0.03, 'rgb(255 206 110 / 0.95)'],
  [0.8, 0.016, 'rgb(255 244 214)'],
] as const

/** Where a fire stands. */
function fireOf(sheet: Sheet, minute: number, second: number, seed: string) {
  const { size, leading, places, page } = sheet
  const { x, y, width, before, after } = places[minute]!
  const lower = y - size * 0.24 + leading / 2
  return {
    front: x - before + (before + width + after) * burntAt(second),
    upper: lower - leading,
    lower,
    size,
    middle: y - size * 0.26,
    row: Math.floor(createRandom(seed, 'fire')() * 500) + page * 31,
  }
}

export function areaOf(
  { places, size, leading, tiny }: Sheet,
  minute: number,
  width: number,
  height: number,
): Area {
  if (tiny) return { left: 0, top: 0, width, height }
  const { x, y, width: wide } = places[minute]!
  // In whole pixels: between two the part would have a rim.
  const left = Math.max(0, Math.floor(x - size * GLOW))
  const top = Math.max(0, Math.floor(y - leading / 2 - size * GLOW))
  return {
    left,
    top,
    width: Math.min(width, Math.ceil(x + wide + size * GLOW)) - left,
    height: Math.min(height, Math.ceil(y + leading / 2 + size * GLOW * 0.8)) - top,
  }
}

/** What a fire is drawn by: where it stands, its edge, and that edge with every third point for what is broad and soft. */
interface Burning {
  readonly sheet: Sheet
  readonly fire: ReturnType<typeof fireOf>
  readonly points: readonly Point[]
  readonly soft: readonly Point[]
  readonly area: Area
  /** How fiercely it burns just now. */
  readonly heat: number
}

function trace(context: Context, along: readonly Point[]) {
  context.beginPath()
  for (const [x, y] of along) context.lineTo(x, y)
}

/** Firelight on the sheet along the edge, then the brown and the black that run ahead of the fire, unevenly. */
function* paintScorch(context: Context, { sheet, fire, soft, heat }: Burning) {
  const { size } = sheet
  const light = context.createRadialGradient(
    fire.front,
    fire.middle,
    0,
    fire.front,
    fire.middle,
    size * GLOW * 0.88,
  )
  light.addColorStop(0, `rgb(255 132 16 / ${0.1 * heat})`)
  light.addColorStop(0.4, `rgb(255 146 36 / ${0.06 * heat})`)
  light.addColorStop(1, 'rgb(255 170 70 / 0)')
  context.strokeStyle = light
  yield
  // Beyond its reach there is no light to draw.
  trace(
    context,
    soft.filter(([x]) => Math.abs(x - fire.front) < size * GLOW),
  )
  for (let ring = 1; ring <= 10; ring++) {
    context.lineWidth = size * 0.24 * ring
    context.stroke()
  }
  yield
  const scorched = soft.map(
    ([x, y]): Point => [x, y + size * 0.22 * (0.5 + grainAt((x / size) * 2.4, 0, fire.row + 60))],
  )
  trace(context, scorched)
  for (let ring = 0; ring < 14; ring++) {
    const part = ring / 13
    context.strokeStyle = `rgb(${164 - 70 * part} ${98 - 58 * part} ${36 - 24 * part} / ${0.034 + 0.04 * part})`
    context.lineWidth = size * (1.15 - 0.8 * part)
    context.stroke()
  }
  yield
  trace(context, soft)
  for (let ring = 0; ring < 10; ring++) {
    const part = ring / 9
    context.strokeStyle = `rgb(${70 - 46 * part} ${36 - 26 * part} ${14 - 10 * part} / ${0.06 + 0.12 * part})`
    context.lineWidth = size * (0.56 - 0.42 * part)
    context.stroke()
  }
}

/** Ash, and what is still to be read on it. */
function* paintAsh(
  { context, time, hourCycle, image, width }: CanvasFrame,
  { sheet, points, soft, area }: Burning,
) {
  const { size, places } = sheet
  const { minute } = time
  const place = places[minute]!
  context.save()
  trace(context, points)
  context.lineTo(area.left + area.width + size, area.top - size * 3)
  context.lineTo(area.left - size, area.top - size * 3)
  context.closePath()
  context.clip()
  const folds = Math.max(360, Math.min(1500, width * 0.8))
  context.fillStyle = laid(context, image(ash), folds)
  context.fillRect(area.left, area.top, area.width, area.height)
  yield
  print(context, sheet, minute, area, hourCycle, BURNT_INK, 'rgb(190 182 172 / 0.5)')
  trace(context, soft)
  context.strokeStyle = 'rgb(6 4 3 / 0.16)'
  for (let ring = 1; ring <= 10; ring++) {
    context.lineWidth = size * 0.1 * ring
    context.stroke()
  }
  // The minute's own word glows where it has burnt, and so does its number.
  const hot = context.createLinearGradient(0, place.y - size * 0.7, 0, place.y + size * 0.2)
  hot.addColorStop(0, '#ffb545')
  hot.addColorStop(1, '#f2560c')
  context.font = font(size)
  context.fillStyle = hot
  context.fillText(place.text, place.x, place.y)
  context.restore()
}

function paintEmbers({ context, ratio }: CanvasFrame, { sheet, fire, points, heat }: Burning) {
  const { size } = sheet
  const heats = points.map(([x]) => heatAt(x / size, fire.row))
  // Embers: the hotter a stretch of the edge, the more of these lie on it.
  for (const [above, wide, colour] of EMBERS) {
    context.beginPath()
    let isOn = false
    for (const [index, [x, y]] of points.entries()) {
      const isHot = heats[index]! > above
      if (isHot && isOn) context.lineTo(x, y)
      else if (isHot) context.moveTo(x, y)
      isOn = isHot
    }
    context.strokeStyle = colour
    context.lineWidth = size * wide
    context.stroke()
  }
  const line = context.createRadialGradient(
    fire.front,
    fire.middle,
    0,
    fire.front,
    fire.middle,
    size * GLOW * 0.8,
  )
  line.addColorStop(0, `rgb(255 236 170 / ${heat})`)
  line.addColorStop(0.25, `rgb(255 170 50 / ${0.95 * heat})`)
  line.addColorStop(0.6, `rgb(240 84 10 / ${0.7 * heat})`)
  line.addColorStop(1, 'rgb(190 40 0 / 0)')
  trace(context, points)
  context.strokeStyle = line
  context.lineWidth = Math.max(1 / ratio, size * 0.04)
  context.stroke()
  context.globalAlpha = 0.34
  context.lineWidth = size * 0.16
  context.stroke()
  context.globalAlpha = 1
}

/** The page with its fire, within an area, in pieces; `heat` is how fiercely it burns just now. */
export function* paint(frame: CanvasFrame, sheet: Sheet, second: number, area: Area, heat: number) {
  const { context, time, hourCycle, seed } = frame
  const { minute } = time
  const { size, numbers, numberX, places, tiny } = sheet
  const fire = fireOf(sheet, minute, second, seed)
  const points = edgeOf(fire, area.left - size, area.left + area.width + size, fire.row)
  const soft = points.filter((_, index) => index % 3 === 0 || index === points.length - 1)
  const burning = { sheet, fire, points, soft, area, heat }
  const now = numbers.find(({ first, end }) => minute >= first && minute < end)!
  context.lineJoin = 'round'
  context.lineCap = 'round'

  paintPaper(frame, area)
  yield
  print(context, sheet, minute, area, hourCycle, INK, PALE_INK)
  yield
  if (tiny) {
    const place = places[minute]!
    context.font = font(size)
    context.fillStyle = INK
    context.fillText(place.text, place.x, place.y)
  }
  yield* paintScorch(context, burning)
  yield
  yield* paintAsh(frame, burning)
  yield
  paintEmbers(frame, burning)

  // The number stands on its line's ash.
  context.textAlign = 'right'
  context.font = figures(tiny ? sheet.folioSize : size * 0.92)
  context.fillStyle = '#ff9a2a'
  context.fillText(String(minute), numberX, now.y)
  context.textAlign = 'left'
  return { fire, points }
}

/** Sparks of a second: they rise from the front, and those that landed go on glowing on the ash. */
export function sparks(
  context: Context,
  { front, upper, size }: { front: number; upper: number; size: number },
  points: readonly Point[],
  since: number,
  random: ReturnType<typeof createRandom>,
) {
  const steep = points.filter(([x, y]) => Math.abs(x - front) < size * 0.5 && y > upper)
  for (let spark = 0; spark < 6; spark++) {
    const from = steep[Math.floor(random() * steep.length)] ?? [front, upper]
    const rise = 1 - (1 - Math.min(1, since / LICK)) ** 2
    const x = from[0] - size * random.between(0.05, 1.3) * rise
    const y = from[1] - size * random.between(0.1, 1.9) * rise
    const radius = size * random.between(0.05, 0.13)
    const warm = Math.round(random.between(110, 190))
    const glow = context.createRadialGradient(x, y, 0, x, y, radius)
    glow.addColorStop(0, 'rgb(255 226 150)')
    glow.addColorStop(0.22, `rgb(255 ${warm} 50 / 0.9)`)
    glow.addColorStop(0.45, `rgb(255 ${warm - 40} 20 / 0.25)`)
    glow.addColorStop(1, 'rgb(255 90 0 / 0)')
    context.fillStyle = glow
    context.fillRect(x - radius, y - radius, radius * 2, radius * 2)
  }
}

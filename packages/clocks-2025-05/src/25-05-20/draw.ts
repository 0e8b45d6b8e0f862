import { type ClockTime, easeInOut, secondsOf, timeAt, untilSecond } from '@found-time/clock-runtime'
import { type CanvasFrame, createOffscreen } from '@found-time/clock-runtime/canvas'
import {
  type Box,
  contour,
  courseAt,
  EXTENT,
  lapAt,
  layOut,
  levelAt,
  NUMBERED,
  onSheet,
  type Point,
  runAt,
  type Sheet,
  surgeAt,
  swellAt,
} from './model'

export const FAMILY = 'ft-25-05-20 Tide Sheet Italic'

type Context = CanvasRenderingContext2D

const PAPER = '#f5edd9'
export const INK = '#2b4a5c'
export const RED = '#b3281c'
const LAND_LINE = '#7d5333'
const SEA_LINE = '#2f6784'
export const FOAM = '#fbf8ee'

/** From the shore at one o'clock up to the summit, a tint between each two contours. */
const LAND = [
  '#e9e4bf',
  '#dbdfb0',
  '#cad59f',
  '#bccb90',
  '#c5ca8b',
  '#d6cd8b',
  '#e2ca86',
  '#e3bd78',
  '#dbad69',
  '#cf9a5b',
  '#bf874e',
  '#ab7344',
  '#f6eedd',
]

/** The contours of the sea bed that are drawn. */
const DEEPEST = -2

/** The tint of water so many contour intervals deep. */
function waterTint(depth: number): string {
  const part = 1 - Math.exp(-Math.max(0, depth) / 4.6)
  const mix = (shallow: number, deep: number) => Math.round(shallow + (deep - shallow) * part)
  return `rgb(${mix(216, 124)} ${mix(235, 174)} ${mix(226, 195)})`
}

const font = (size: number) => `600 ${size}px "${FAMILY}", serif`

function pathOf(loops: readonly (readonly Point[])[]): Path2D {
  const path = new Path2D()
  for (const loop of loops) {
    let point = loop[loop.length - 1]!
    let next = loop[0]!
    path.moveTo((point[0] + next[0]) / 2, (point[1] + next[1]) / 2)
    for (let index = 1; index <= loop.length; index++) {
      point = next
      next = loop[index % loop.length]!
      path.quadraticCurveTo(point[0], point[1], (point[0] + next[0]) / 2, (point[1] + next[1]) / 2)
    }
    path.closePath()
  }
  return path
}

/** Finds contours and keeps them: the waves of a minute run over the same ones each second. */
function surveyor() {
  const kept = new Map<number, Path2D>()
  return (level: number): Path2D => {
    const key = Math.round(level * 7200)
    let path = kept.get(key)
    if (!path) {
      if (kept.size > 260) kept.clear()
      path = pathOf(contour(key / 7200))
      kept.set(key, path)
    }
    return path
  }
}

type Survey = ReturnType<typeof surveyor>

/** Draws in samples, with widths in pixels. */
function inSamples(context: Context, sheet: Sheet, paint: (pixel: number) => void) {
  context.save()
  const { turned, scale, originX, originY } = sheet
  if (turned) context.transform(0, scale, -scale, 0, originX, originY)
  else context.transform(scale, 0, 0, scale, originX, originY)
  paint(1 / scale)
  context.restore()
}

function clipTo(context: Context, { x, y, width, height }: Box) {
  context.beginPath()
  context.rect(x, y, width, height)
  context.clip()
}

/** The unit lines and letters of a map are measured by, in pixels. */
const fineOf = ({ map }: Sheet) => Math.sqrt(map.width * map.height) / 900

const numberSizeOf = (sheet: Sheet) => Math.max(8.5, sheet.scale * 2.5)

/** A wash, a little darker where it dries at its edge. */
function wash(context: Context, path: Path2D, fine: number, tint: string, rim: string) {
  context.fillStyle = tint
  context.fill(path)
  context.strokeStyle = rim
  context.lineWidth = fine * 4.5
  context.stroke(path)
}

/**
 * Sea and land in their tints: painted at a third of the size, as nothing is sharp but the lines, which come on top.
 * @returns Lays them once more.
 */
function paintTints(
  shown: Context,
  sheet: Sheet,
  hour: number,
  shore: Path2D,
  survey: Survey,
  relief: HTMLImageElement,
) {
  const { map } = sheet
  const ratio = shown.getTransform().a / 3
  const context = createOffscreen(map.width * ratio, map.height * ratio)
  const { canvas } = context
  context.scale(canvas.width / map.width, canvas.height / map.height)
  context.translate(-map.x, -map.y)
  context.fillStyle = waterTint(hour - DEEPEST + 1.2)
  context.fillRect(map.x, map.y, map.width, map.height)
  inSamples(context, sheet, (pixel) => {
    const fine = pixel * fineOf(sheet)
    context.save()
    for (let low = DEEPEST; low <= hour; low++)
      wash(context, survey(low), fine, waterTint(hour - low), 'rgb(40 104 132 / 0.1)')
    context.globalCompositeOperation = 'soft-light'
    context.globalAlpha = 0.5
    context.clip(survey(DEEPEST))
    context.drawImage(relief, 0, 0, ...EXTENT)
    context.restore()
    context.clip(shore)
    wash(context, shore, fine, LAND[hour - 1]!, 'rgb(116 84 34 / 0.18)')
    for (let low = hour + 1; low <= 13; low++)
      wash(context, survey(low), fine, LAND[low - 1]!, 'rgb(116 84 34 / 0.11)')
    for (const [blend, alpha] of [
      ['soft-light', 0.5],
      ['soft-light', 0.85],
      ['multiply', 0.2],
    ] as const) {
      context.globalCompositeOperation = blend
      context.globalAlpha = alpha
      context.drawImage(relief, 0, 0, ...EXTENT)
    }
  })
  shown.imageSmoothingQuality = 'medium'
  const lay = () => shown.drawImage(canvas, map.x, map.y, map.width, map.height)
  lay()
  return lay
}

/** The map with the sea at a level: everything that stays as it is for a minute. */
function paintMap(
  context: Context,
  sheet: Sheet,
  hour: number,
  level: number,
  survey: Survey,
  relief: HTMLImageElement,
) {
  const { map, scale, tiny } = sheet
  const fine = fineOf(sheet)
  context.save()
  clipTo(context, map)
  const shore = survey(level)
  const layTints = paintTints(context, sheet, hour, shore, survey, relief)

  const size = numberSizeOf(sheet)
  inSamples(context, sheet, (pixel) => {
    context.lineJoin = 'round'
    for (let line = DEEPEST; line <= 13; line++) {
      const now = line === hour
      context.strokeStyle = now ? RED : line < hour ? SEA_LINE : LAND_LINE
      context.globalAlpha = now ? 1 : line < hour ? 0.62 : 0.85
      context.lineWidth = pixel * Math.max(now ? 1.1 : 0.6, (now ? 2 : line < hour ? 0.9 : 1) * fine)
      context.stroke(survey(line))
    }
    context.globalAlpha = 1
  })
  // Lines leave room for their numbers.
  if (!tiny) {
    context.save()
    inSamples(context, sheet, () => {
      context.beginPath()
      for (const [index, place] of NUMBERED.entries()) {
        const reach = ((index > 8 ? 0.62 : 0.42) * size) / scale
        const tall = (0.4 * size) / scale
        const run = runAt(place)
        const [across, down] = [Math.cos(run), Math.sin(run)]
        const corner = (along: number, over: number) =>
          [place[0] + along * across - over * down, place[1] + along * down + over * across] as const
        context.moveTo(...corner(-reach, -tall))
        context.lineTo(...corner(reach, -tall))
        context.lineTo(...corner(reach, tall))
        context.lineTo(...corner(-reach, tall))
        context.closePath()
      }
    })
    context.clip()
    layTints()
    context.restore()
  }
  inSamples(context, sheet, (pixel) => {
    context.strokeStyle = INK
    context.lineWidth = pixel * Math.max(0.9, 1.7 * fine)
    context.stroke(shore)
  })

  if (!tiny) for (let line = 1; line <= 12; line++) if (line !== hour) paintNumber(context, sheet, line, hour)
  context.restore()
}

/** The number of a contour, lying on it; that of the hour upright, so that it is found at once. */
function paintNumber(context: Context, sheet: Sheet, line: number, hour: number) {
  const place = NUMBERED[line - 1]!
  const now = line === hour
  const size = numberSizeOf(sheet) * (now ? 1.35 : 1)
  let angle = runAt(place) + (sheet.turned ? Math.PI / 2 : 0)
  if (Math.cos(angle) < 0) angle += Math.PI
  context.save()
  context.translate(...onSheet(sheet, place))
  if (!now) context.rotate(angle)
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  context.font = font(size)
  if (line >= hour) {
    context.strokeStyle = now ? PAPER : 'rgb(245 232 200 / 0.5)'
    context.lineJoin = 'round'
    context.lineWidth = size * (now ? 0.3 : 0.2)
    context.strokeText(String(line), 0, size * 0.35)
  }
  context.fillStyle = now ? RED : line < hour ? '#1d5370' : '#553318'
  context.fillText(String(line), 0, size * 0.35)
  context.restore()
}

/** Meridians and parallels, the border in degrees, the title. */
function paintFrame(context: Context, sheet: Sheet, width: number, height: number) {
  const { border, map, well, cartouche, tiny } = sheet
  const fine = Math.max(0.6, fineOf(sheet))
  context.fillStyle = PAPER
  context.fillRect(0, 0, width, border)
  context.fillRect(0, height - border, width, border)
  context.fillRect(0, 0, border, height)
  context.fillRect(width - border, 0, border, height)

  const small = Math.min(map.width, map.height)
  const count = Math.max(3, Math.round(small / (tiny ? 26 : Math.max(44, small / 9))))
  const step = small / count
  context.strokeStyle = INK
  context.globalAlpha = 0.26
  context.lineWidth = Math.max(0.5, 0.8 * fine)
  context.beginPath()
  for (let x = map.x + step; x < map.x + map.width - step / 3; x += step) {
    context.moveTo(x, map.y)
    context.lineTo(x, map.y + map.height)
  }
  for (let y = map.y + step; y < map.y + map.height - step / 3; y += step) {
    context.moveTo(map.x, y)
    context.lineTo(map.x + map.width, y)
  }
  context.stroke()
  context.globalAlpha = 1

  // The border counts in fifths of a square, light and dark by turns.
  context.fillStyle = INK
  const bar = border * 0.42
  const inset = border * 0.32
  const fifth = step / 5
  for (let index = 0, x = border; x < width - border; x += fifth, index++) {
    if (index % 2) continue
    const length = Math.min(fifth, width - border - x)
    context.fillRect(x, inset, length, bar)
    context.fillRect(x, height - inset - bar, length, bar)
  }
  for (let index = 0, y = border; y < height - border; y += fifth, index++) {
    if (index % 2) continue
    const length = Math.min(fifth, height - border - y)
    context.fillRect(inset, y, bar, length)
    context.fillRect(width - inset - bar, y, bar, length)
  }
  context.strokeStyle = INK
  context.lineWidth = Math.max(0.6, border * 0.06)
  context.strokeRect(inset, inset, width - inset * 2, height - inset * 2)
  context.strokeRect(inset + bar, inset + bar, width - (inset + bar) * 2, height - (inset + bar) * 2)
  context.lineWidth = Math.max(0.8, border * 0.11)
  context.strokeRect(border, border, width - border * 2, height - border * 2)
  context.beginPath()
  if (cartouche) {
    context.moveTo(border, well.y)
    context.lineTo(width - border, well.y)
    context.moveTo(cartouche.x, cartouche.y)
    context.lineTo(cartouche.x, height - border)
  } else {
    context.moveTo(well.x, border)
    context.lineTo(well.x, height - border)
  }
  context.stroke()
}

interface Staff {
  readonly x: number
  readonly width: number
  readonly top: number
  readonly foot: number
  readonly figures: number
  /** Where the water ends below: the floor of the well. */
  readonly floor: number
}

function staffOf({ well, tiny, cartouche }: Sheet): Staff {
  const width = well.width * (tiny ? 0.24 : 0.2)
  const pad = well.height * (tiny ? 0.09 : cartouche ? 0.065 : 0.045)
  const hour = tiny || cartouche ? 0 : well.width * 0.56
  const floor = well.y + well.height - hour
  const foot = floor - pad * (hour ? 0.3 : 0.8)
  return {
    x: well.x + well.width * (tiny ? 0.08 : 0.29),
    width,
    top: well.y + pad,
    foot,
    figures: Math.min(well.width * 0.125, ((foot - well.y - pad) / 12) * 0.9),
    floor,
  }
}

/** The empty well with its staff. */
function paintWell(context: Context, sheet: Sheet) {
  const { well, tiny } = sheet
  const { x, width, top, foot, figures } = staffOf(sheet)
  context.fillStyle = PAPER
  context.fillRect(well.x, well.y, well.width, well.height)
  const mark = (foot - top) / 60
  context.fillStyle = '#fffdf4'
  context.fillRect(x, top, width, foot - top)
  context.fillStyle = '#1f2f3a'
  for (let five = 0; five < 12; five++) {
    const y = foot - (five + 1) * 5 * mark
    if (five % 2 === 0) context.fillRect(x, y, width * 0.42, 5 * mark)
    if (mark > 1.7)
      for (let one = 0; one < 5; one++)
        if (one % 2 === five % 2) context.fillRect(x + width * 0.42, y + one * mark, width * 0.58, mark)
  }
  context.strokeStyle = '#1f2f3a'
  context.lineWidth = Math.max(0.7, width * 0.035)
  context.strokeRect(x, top, width, foot - top)
  if (tiny) return
  context.font = font(figures)
  context.textAlign = 'right'
  context.textBaseline = 'alphabetic'
  for (let minute = 0; minute <= 60; minute += figures < mark * 4.6 && figures > 6.5 ? 5 : 10) {
    const y = foot - minute * mark
    context.fillStyle = INK
    context.fillText(String(minute), x - width * 0.34, y + figures * 0.34)
    context.fillRect(x - width * 0.22, y - 0.5, width * 0.22, 1)
  }
}

function paintWater(context: Context, sheet: Sheet, minute: number, lap: number, shown: number) {
  const { well, tiny } = sheet
  const { x, width, top, foot, floor } = staffOf(sheet)
  const level = foot - ((foot - top) / 60) * minute
  const mark = (foot - top) / 60
  const swing = Math.min(mark * 0.55, well.width * 0.012)
  context.save()
  clipTo(context, well)
  const surface = (from: number) => {
    context.beginPath()
    context.moveTo(from, level)
    for (let step = 0; step <= 36; step++) {
      const at = from + ((well.x + well.width - from) * step) / 36
      // Calm at the staff, where it is read.
      const off = Math.min(1, Math.abs(at - x - width / 2) / (well.width * 0.3))
      context.lineTo(at, level + Math.sin((step / 36) * Math.PI * 6 - lap * Math.PI * 2) * swing * off)
    }
  }
  surface(well.x)
  context.lineTo(well.x + well.width, floor)
  context.lineTo(well.x, floor)
  context.closePath()
  const water = context.createLinearGradient(0, level, 0, floor)
  water.addColorStop(0, 'rgb(126 184 196 / 0.62)')
  water.addColorStop(1, 'rgb(62 132 166 / 0.66)')
  context.fillStyle = water
  context.fill()
  surface(well.x)
  context.strokeStyle = INK
  context.lineWidth = Math.max(0.9, well.width * 0.011)
  context.stroke()

  // A float with the number of the marks under water.
  const size = well.width * (tiny ? 0.44 : 0.25)
  const tip = x + width * 1.06
  const high = size * 0.3
  context.fillStyle = RED
  context.beginPath()
  context.moveTo(tip, level)
  context.lineTo(tip + high * 0.95, level - high * 0.55)
  context.lineTo(tip + high * 0.95, level + high * 0.55)
  context.fill()
  context.font = font(size)
  context.textAlign = 'left'
  context.textBaseline = 'alphabetic'
  const baseline = Math.max(well.y + size * 0.82, Math.min(floor - size * 0.12, level + size * 0.35))
  context.lineJoin = 'round'
  context.strokeStyle = PAPER
  context.lineWidth = size * 0.18
  const left = tip + high * 1.15
  context.strokeText(String(shown), left, baseline)
  context.fillText(String(shown), left, baseline)
  context.restore()
}

/** The title, and the hour large where the sheet has room for it. */
function paintTitle(context: Context, sheet: Sheet, hour: number) {
  const { well, map, cartouche, tiny } = sheet
  context.textBaseline = 'alphabetic'
  context.textAlign = 'center'
  if (tiny) {
    const size = Math.min(map.height * 0.36, map.width * 0.3)
    context.font = font(size)
    context.textAlign = 'left'
    context.strokeStyle = PAPER
    context.lineJoin = 'round'
    context.lineWidth = size * 0.16
    context.strokeText(String(hour), map.x + size * 0.16, map.y + size * 0.86)
    context.fillStyle = RED
    context.fillText(String(hour), map.x + size * 0.16, map.y + size * 0.86)
    return
  }
  if (cartouche) {
    const { x, y, width, height } = cartouche
    context.fillStyle = PAPER
    context.fillRect(x, y, width, height)
    const title = Math.min(width * 0.185, height * 0.16)
    context.fillStyle = INK
    context.font = font(title)
    context.fillText('Sea Level', x + width / 2, y + title * 1.35)
    context.font = font(title * 0.42)
    context.fillText('one contour to the hour', x + width / 2, y + title * 2.05)
    // The tints of the map, from its summit down, what is under water as water.
    const top = y + title * 2.75
    const tall = (y + height - title * 0.55 - top) / 12
    const left = x + width * 0.7
    const wide = width * 0.2
    const every = tall < 10 ? 3 : 1
    const figures = Math.min(tall * 0.82 * every, width * 0.1, 22)
    context.textAlign = 'right'
    for (let line = 1; line <= 12; line++) {
      const box = top + (12 - line) * tall
      const now = line === hour
      context.fillStyle = line < hour ? waterTint(hour - line) : LAND[line - 1]!
      context.fillRect(left, box, wide, tall)
      context.fillStyle = now ? RED : line < hour ? '#1d5370' : '#553318'
      context.font = font(figures)
      const written = now || (line % every === 0 && Math.abs(line - hour) >= every)
      if (written) context.fillText(String(line), left - figures * 0.5, box + tall + figures * 0.34)
      const tick = written ? figures * 0.35 : 0
      context.fillRect(left - tick, box + tall - (now ? 1 : 0.5), wide + tick, now ? 2 : 1)
    }
    context.strokeStyle = INK
    context.lineWidth = 1
    context.strokeRect(left, top, wide, tall * 12)
    const size = Math.min(width * 0.44, height * 0.4)
    context.textAlign = 'center'
    context.fillStyle = RED
    context.font = font(size)
    context.fillText(String(hour), x + width * 0.28, top + tall * 6 + size * 0.36)
    return
  }
  const floor = staffOf(sheet).floor
  context.fillStyle = PAPER
  context.fillRect(well.x, floor, well.width, well.y + well.height - floor)
  context.strokeStyle = INK
  context.lineWidth = Math.max(0.8, well.width * 0.008)
  context.beginPath()
  context.moveTo(well.x, floor)
  context.lineTo(well.x + well.width, floor)
  context.stroke()
  const size = well.width * 0.5
  context.fillStyle = RED
  context.font = font(size)
  context.fillText(String(hour), well.x + well.width * 0.49, well.y + well.height - well.width * 0.1)
  const title = Math.min(map.height * 0.1, map.width * 0.055)
  if (map.width > 420) {
    context.fillStyle = INK
    context.textAlign = 'left'
    context.font = font(title)
    context.fillText('Sea Level', map.x + title * 0.55, map.y + title * 1.25)
    context.font = font(title * 0.36)
    context.fillText('one contour to the hour', map.x + title * 0.6, map.y + title * 1.86)
  }
}

/** A buoy a second. */
function paintBuoys(context: Context, sheet: Sheet, second: number) {
  const { scale, map, tiny } = sheet
  const whole = Math.floor(second)
  context.save()
  clipTo(context, map)
  const size = Math.max(tiny ? 1 : 1.5, scale * 0.3)
  // All but the first are taken up again before the minute is out.
  const left = Math.min(1, (60 - second) / 0.7)
  const buoy = (stop: number, alpha: number) => {
    const [x, y] = onSheet(sheet, courseAt(stop))
    const five = stop % 5 === 0
    context.globalAlpha = alpha
    context.beginPath()
    context.arc(x, y, size * (five ? 1.5 : 1), 0, Math.PI * 2)
    context.fillStyle = five ? RED : FOAM
    context.fill()
    context.strokeStyle = INK
    context.lineWidth = size * 0.36
    context.stroke()
  }
  for (let stop = 0; stop <= whole; stop++) buoy(stop, stop ? left : 1)
  context.restore()
}

/** Sea and cutter move for so many milliseconds of each second, together, and rest for the others. */
const MOVES_MS = 450

/** How far on they are, `0` to `1`. */
const runOf = ({ millisecond }: ClockTime) => Math.min(1, millisecond / MOVES_MS)

/** For how many milliseconds nothing moves; undefined while something does. */
export const restOf = (time: ClockTime) => (runOf(time) < 1 ? undefined : untilSecond(time))

/** Where on the stage the cutter that drops them is, as a transform of `Cutter`'s drawing. */
export function cutterAt(sheet: Sheet, time: ClockTime): string {
  const { scale, tiny } = sheet
  const run = runOf(time)
  const place = (time.second + surgeAt(run)) % 60
  const [x, y] = onSheet(sheet, courseAt(place))
  const [aheadX] = onSheet(sheet, courseAt((place + 0.9) % 60))
  const [behindX] = onSheet(sheet, courseAt((place + 59.1) % 60))
  const bearing = Math.tanh((aheadX - behindX) / scale / 2.2)
  const unit = Math.max(tiny ? 5 : 8, scale * 3)
  // Beam on she is seen whole; bow on, foreshortened.
  const across = unit * (bearing < 0 ? -1 : 1) * Math.max(0.42, Math.abs(bearing))
  const roll = Math.sin(run * Math.PI * 2) * 0.05 * (180 / Math.PI)
  return `translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${across.toFixed(3)} ${unit.toFixed(3)}) rotate(${roll.toFixed(2)})`
}

/** How many waves are on their way to the shore, and steps of each between two of its places. */
const WAVES = 5
const STEPS = 6

/** How many steps of its way the waves have run. */
const stepsAt = (part: number) => Math.round(lapAt(part) * STEPS)

/** Milliseconds until they have run another. */
function untilStep(time: ClockTime): number {
  const part = runOf(time)
  const left = 1 - (stepsAt(part) + 0.5) / STEPS
  return left > 0 ? Math.max(1, (1 - left ** (1 / 2.6) - part) * MOVES_MS) : untilSecond(time)
}

function paintWaves(context: Context, sheet: Sheet, level: number, part: number, survey: Survey) {
  const fine = fineOf(sheet)
  // A wave every four pixels or so, at the slope of most of the island.
  const gap = Math.max(0.12, 3.6 / (sheet.scale * 4))
  const run = stepsAt(part) / STEPS
  context.save()
  clipTo(context, sheet.map)
  inSamples(context, sheet, (pixel) => {
    context.lineJoin = 'round'
    context.strokeStyle = FOAM
    for (let wave = 1; wave <= WAVES; wave++) {
      const off = wave - run
      context.globalAlpha = off < 0.5 ? off * 1.8 : 0.9 * (1 - (off - 0.5) / WAVES) ** 1.3
      context.lineWidth = pixel * Math.max(0.7, fine * (1.9 - off * 0.22))
      context.stroke(survey(level - off * gap))
    }
  })
  context.restore()
}

/** From the last second of a minute on the sea rises, or falls, to the next. */
const SWELLS = 59

/** The sea as it stands, with a part of the step to the next minute's level. */
function seaOf(time: ClockTime) {
  const level = levelAt(time.hour12, time.minute)
  const swell = swellAt(secondsOf(time))
  if (swell <= 0) return { level, mark: time.minute, swell }
  const next = timeAt((Math.floor(time.epochMs / 60_000) + 1) * 60_000, time.timeZone)
  const target = levelAt(next.hour12, next.minute)
  const rising = target > level
  return {
    level: level + (target - level) * swell,
    mark: time.minute + ((next.minute || (rising ? 60 : 0)) - time.minute) * swell,
    swell,
    next,
    rising,
  }
}

type Size = Pick<CanvasFrame, 'width' | 'height'>

/** A part of the stage. */
const partOf = ({ x, y, width, height }: Box) => ({ left: x, top: y, width, height })

export const mapPart = ({ width, height }: Size) => partOf(layOut(width, height).map)
export const wellPart = ({ width, height }: Size) => partOf(layOut(width, height).well)

export function makeDraws(relief: string) {
  const survey = surveyor()
  return {
    /** The sheet, which changes in the last second of a minute. */
    sheet({ context, time, width, height, image, layer }: CanvasFrame) {
      const sheet = layOut(width, height)
      const paint = (to: Context, { hour12, minute }: Pick<ClockTime, 'hour12' | 'minute'>) => {
        paintMap(to, sheet, hour12, levelAt(hour12, minute), survey, image(relief))
        paintWell(to, sheet)
        paintFrame(to, sheet, width, height)
        paintTitle(to, sheet, hour12)
      }
      const lay = (at: Pick<ClockTime, 'hour12' | 'minute'>) =>
        layer(`sheet ${at.minute % 2}`, `${at.hour12} ${at.minute}`, (to) => paint(to, at))
      const { level, swell, next, rising } = seaOf(time)
      // Kept aside only to be mixed with the next: a copy would cost as much again.
      if (next) lay(time)
      else paint(context, time)
      if (next) {
        context.save()
        clipTo(context, sheet.map)
        const { turned, scale, originX, originY } = sheet
        context.beginPath()
        const area = new Path2D()
        if (rising) area.rect(0, 0, width, height)
        area.addPath(
          survey(level),
          new DOMMatrix(
            turned ? [0, scale, -scale, 0, originX, originY] : [scale, 0, 0, scale, originX, originY],
          ),
        )
        // With the hour all tints change, and the numbers: not before its stroke.
        if (next.hour12 !== time.hour12) context.globalAlpha = rising ? swell : swell ** 3
        if (!rising) {
          lay(next)
          context.globalAlpha = 1
        }
        context.clip(area, 'evenodd')
        lay(next)
        context.restore()
      }
      return time.second < SWELLS ? 1000 * (SWELLS - secondsOf(time)) : undefined
    },
    /** Waves on the shore, the hour's number and the buoys. */
    waves({ context, time, width, height }: CanvasFrame) {
      const sheet = layOut(width, height)
      paintWaves(context, sheet, seaOf(time).level, runOf(time), survey)
      if (!sheet.tiny) paintNumber(context, sheet, time.hour12, time.hour12)
      paintBuoys(context, sheet, secondsOf(time))
      return time.second < SWELLS ? untilStep(time) : undefined
    },
    /** The water in the well. */
    water({ context, time, width, height }: CanvasFrame) {
      paintWater(context, layOut(width, height), seaOf(time).mark, easeInOut(runOf(time)), time.minute)
      return time.second < SWELLS ? restOf(time) : undefined
    },
  }
}

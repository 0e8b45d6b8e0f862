import {
  clamp,
  createRandom,
  laterBy,
  type Random,
  Stage,
  shownHour,
  untilMinute,
  untilSecond,
} from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import styles, { css } from './clock.module.css'
import { placesOf, strokesOf } from './model'

export { notes } from './notes'

const FAMILY = 'ft-25-04-23 Maya'

export const images = []
export const fonts = [
  { family: FAMILY, source: new URL('./maya.woff2', import.meta.url).href, weight: '400' },
]

const STUCCO = '#ead9b4'
const CINNABAR = '#b23a22'
const SOOT = '#2b211b'
const BLUE = '#3f8b93'
/** Washes under the place of twenties, by page. */
const GROUNDS = ['rgb(214 132 62 / .3)', 'rgb(120 92 58 / .26)', 'rgb(86 158 158 / .3)'] as const

interface Page {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

function pagesOf(width: number, height: number): readonly Page[] {
  return [0, 1, 2].map((page) =>
    width >= height * 0.9
      ? { x: (page * width) / 3, y: 0, width: width / 3, height }
      : { x: 0, y: (page * height) / 3, width, height: height / 3 },
  )
}

/** Boxes of a page: captions, the place of twenties, the place of ones. */
function boxesOf({ x, y, width, height }: Page) {
  const margin = Math.min(width, height) * 0.07
  const lying = width > height
  const inner = { x: x + margin, y: y + margin, width: width - 2 * margin, height: height - 2 * margin }
  if (lying) {
    const caption = inner.height > 150 ? inner.height * 0.4 : 0
    const numbers = { ...inner, x: inner.x + caption * 1.08, width: inner.width - caption * 1.08 }
    const upper = numbers.height * 0.27
    return {
      caption: { ...inner, width: caption },
      upper: { ...numbers, height: upper },
      lower: { ...numbers, y: numbers.y + upper, height: numbers.height - upper },
    }
  }
  const caption = inner.width > 150 ? Math.min(inner.height * 0.24, inner.width * 0.5) : 0
  const upper = inner.height * 0.19
  return {
    caption: { ...inner, height: caption },
    upper: { ...inner, y: inner.y + caption + margin * 0.3, height: upper },
    lower: {
      ...inner,
      y: inner.y + caption + upper + margin * 0.3,
      height: inner.height - caption - upper - margin * 0.3,
    },
  }
}

/** A line by an unruled hand. */
function handLine(
  on: CanvasRenderingContext2D,
  random: Random,
  from: readonly [number, number],
  to: readonly [number, number],
  thick: number,
) {
  const steps = 14
  on.beginPath()
  for (let step = 0; step <= steps; step++) {
    const share = step / steps
    const wobble = random.between(-0.3, 0.3) * thick
    on.lineTo(from[0] + (to[0] - from[0]) * share + wobble, from[1] + (to[1] - from[1]) * share + wobble)
  }
  on.lineWidth = thick
  on.stroke()
}

function paintSheet(
  on: CanvasRenderingContext2D,
  width: number,
  height: number,
  seed: string,
  captions: number,
) {
  const random = createRandom(seed, 'bark')
  on.fillStyle = STUCCO
  on.fillRect(0, 0, width, height)
  const short = Math.min(width, height)
  // Stains, and places where the stucco is whiter.
  for (let stain = 0; stain < 26; stain++) {
    const x = random() * width
    const y = random() * height
    const reach = short * random.between(0.1, 0.5)
    const shade = on.createRadialGradient(x, y, 0, x, y, reach)
    const colour = stain % 3 ? '128 84 34' : '255 250 232'
    shade.addColorStop(0, `rgb(${colour} / ${stain % 3 ? 0.1 : 0.3})`)
    shade.addColorStop(1, `rgb(${colour} / 0)`)
    on.fillStyle = shade
    on.fillRect(x - reach, y - reach, 2 * reach, 2 * reach)
  }
  // Fibres of the bark.
  on.lineCap = 'round'
  for (let fibre = 0; fibre < 420; fibre++) {
    const x = random() * width
    const y = random() * height
    const length = short * random.between(0.03, 0.14)
    const slope = random.between(-0.22, 0.22)
    on.strokeStyle = `rgb(${fibre % 2 ? '96 62 24' : '255 248 226'} / ${random.between(0.05, 0.16).toFixed(2)})`
    on.lineWidth = Math.max(0.5, short * random.between(0.0006, 0.0022))
    on.beginPath()
    on.moveTo(x, y)
    on.quadraticCurveTo(x + length / 2, y + length * slope + length * 0.08, x + length, y + length * slope)
    on.stroke()
  }
  for (const [index, page] of pagesOf(width, height).entries()) {
    const { caption, upper, lower } = boxesOf(page)
    const thick = Math.max(1.2, Math.min(page.width, page.height) * 0.011)
    // The fold: a page that leans away on one side and towards us on the other.
    const lying = page.width > page.height
    const fold = lying
      ? on.createLinearGradient(0, page.y, 0, page.y + page.height)
      : on.createLinearGradient(page.x, 0, page.x + page.width, 0)
    const leans = index % 2 ? [0, 0.2] : [0.14, 0]
    fold.addColorStop(0, `rgb(86 52 18 / ${leans[0]! + 0.12})`)
    fold.addColorStop(0.06, `rgb(86 52 18 / ${leans[0]! * 0.5})`)
    fold.addColorStop(0.5, 'rgb(86 52 18 / 0)')
    fold.addColorStop(0.95, `rgb(86 52 18 / ${leans[1]! * 0.5})`)
    fold.addColorStop(1, `rgb(86 52 18 / ${leans[1]! + 0.12})`)
    on.fillStyle = fold
    on.fillRect(page.x, page.y, page.width, page.height)

    // The place of twenties has a ground of its own, laid on with a broad brush.
    on.save()
    on.beginPath()
    on.rect(upper.x, upper.y, upper.width, upper.height)
    on.clip()
    on.strokeStyle = GROUNDS[index]!
    on.lineCap = 'butt'
    const broad = upper.height / 6
    for (let stroke = 0; stroke < 9; stroke++) {
      const y = upper.y + ((stroke + 0.5) * upper.height) / 9
      on.globalAlpha = random.between(0.5, 0.85)
      handLine(
        on,
        random,
        [upper.x - broad, y + random.between(-0.2, 0.2) * broad],
        [upper.x + upper.width + broad, y + random.between(-0.2, 0.2) * broad],
        broad,
      )
    }
    on.restore()

    on.strokeStyle = CINNABAR
    on.globalAlpha = 0.9
    const left = upper.x
    const right = upper.x + upper.width
    for (const y of [upper.y, lower.y, lower.y + lower.height])
      handLine(on, random, [left, y], [right, y], y === lower.y ? thick * 0.6 : thick)
    for (const x of [left, right]) handLine(on, random, [x, upper.y], [x, lower.y + lower.height], thick)
    on.globalAlpha = 1

    // Captions: blocks of signs, painted anew with the hour.
    if (caption.width * caption.height < 1) continue
    const signs = createRandom(seed, 'captions', index, captions)
    const [columns, rows] = lying ? [2, 3] : [4, 2]
    const size = Math.min(caption.width / columns, caption.height / rows)
    const acrossGap = (caption.width - columns * size) / Math.max(1, columns)
    on.font = `${size * 1.5}px "${FAMILY}"`
    on.lineJoin = 'round'
    on.lineWidth = size * 0.022
    on.textAlign = 'center'
    on.textBaseline = 'alphabetic'
    for (let block = 0; block < columns * rows; block++) {
      const cx = caption.x + (block % columns) * (size + acrossGap) + (size + acrossGap) / 2
      const cy = caption.y + (Math.floor(block / columns) + 0.5) * (caption.height / rows)
      const sign = String.fromCharCode(65 + signs.integer(0, 35))
      if (signs() < 0.3) {
        on.fillStyle = 'rgb(63 139 147 / .3)'
        on.beginPath()
        on.roundRect(cx - size * 0.46, cy - size * 0.44, size * 0.92, size * 0.88, size * 0.24)
        on.fill()
      }
      on.fillStyle = signs() < 0.16 ? CINNABAR : SOOT
      const {
        actualBoundingBoxAscent: up,
        actualBoundingBoxDescent: down,
        width: wide,
      } = on.measureText(sign)
      on.save()
      on.translate(cx, cy)
      // Some signs are broader than their block.
      const fit = Math.min(1, (size * 0.97) / wide)
      on.scale(fit, fit)
      on.fillText(sign, 0, (up - down) / 2)
      // The type is as thin as a pen's; a brush lays on more.
      on.strokeStyle = on.fillStyle
      on.strokeText(sign, 0, (up - down) / 2)
      on.restore()
    }
  }
}

interface Pigment {
  readonly fill: string
  readonly dark: string
}
const PIGMENTS: readonly Pigment[] = [
  { fill: CINNABAR, dark: '#5d160b' },
  { fill: SOOT, dark: '#17100c' },
  { fill: BLUE, dark: '#173d42' },
]

/** A shape with a wavering edge: an outline of points round its middle. */
function blot(
  on: CanvasRenderingContext2D,
  random: Random,
  rx: number,
  ry: number,
  square: number,
  rough: number,
) {
  const points = Array.from({ length: 22 }, (_, point) => {
    const angle = (point / 22) * 2 * Math.PI
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const bulge = 1 + random.between(-rough, rough)
    return [
      Math.sign(cos) * Math.abs(cos) ** square * rx * bulge,
      Math.sign(sin) * Math.abs(sin) ** square * ry * bulge,
    ] as const
  })
  on.beginPath()
  for (const [index, [x, y]] of points.entries()) {
    const [nextX, nextY] = points[(index + 1) % points.length]!
    if (index === 0) on.moveTo((points.at(-1)![0] + x) / 2, (points.at(-1)![1] + y) / 2)
    on.quadraticCurveTo(x, y, (x + nextX) / 2, (y + nextY) / 2)
  }
  on.closePath()
}

/** Keeps what is painted within the stroke so far, which ends as raggedly as the brush. */
function bristles(on: CanvasRenderingContext2D, x: number, y: number, width: number, height: number) {
  on.beginPath()
  on.moveTo(x, y)
  for (let hair = 0; hair <= 16; hair++)
    on.lineTo(x + width + (0.1 - ((hair * 7) % 5) * 0.028) * height, y + (hair * height) / 16)
  on.lineTo(x, y + height)
  on.clip()
}

/** Paints one row of a place. @param done - How much of it, `0` to `1`. @param left - How much has not been washed off. */
function paintRow(
  on: CanvasRenderingContext2D,
  row: string,
  box: Page,
  pitch: number,
  { fill, dark }: Pigment,
  seed: string,
  done: number,
  left: number,
) {
  const [kind, first = '0', second = '0'] = row.split(' ')
  const random = createRandom(seed, row)
  const foot = box.y + box.height - pitch * 0.22
  const middle = box.x + box.width / 2
  const rim = Math.max(1, pitch * 0.075)
  on.save()
  on.globalAlpha = left
  on.lineJoin = 'round'
  on.strokeStyle = dark
  on.fillStyle = fill
  on.lineWidth = rim
  if (kind === 'shell') {
    const size = Math.min(box.width * 0.3, box.height * 0.4, pitch * 1.5)
    on.translate(middle, box.y + box.height / 2)
    bristles(on, -size * 1.3, -size, size * 2.6 * done, size * 2)
    // A bivalve that lies with its hinge below: valve, rim and ribs.
    const valve = (share: number) => {
      on.beginPath()
      on.moveTo(-size * 1.22 * share, size * 0.1)
      on.bezierCurveTo(
        -size * 0.95 * share,
        -size * 0.88 * share,
        size * 0.95 * share,
        -size * 0.88 * share,
        size * 1.22 * share,
        size * 0.1,
      )
    }
    valve(1)
    on.bezierCurveTo(size * 0.8, size * 0.52, size * 0.42, size * 0.64, size * 0.2, size * 0.62)
    on.quadraticCurveTo(0, size * 0.78, -size * 0.2, size * 0.62)
    on.bezierCurveTo(-size * 0.42, size * 0.64, -size * 0.8, size * 0.52, -size * 1.22, size * 0.1)
    on.fill()
    on.stroke()
    on.lineWidth = rim
    on.lineCap = 'round'
    on.strokeStyle = STUCCO
    valve(0.76)
    on.stroke()
    for (const rib of [-2, -1, 0, 1, 2]) {
      on.beginPath()
      on.moveTo(rib * size * 0.07, size * 0.5)
      on.quadraticCurveTo(
        rib * size * 0.22,
        size * 0.28,
        rib * size * 0.33,
        size * (-0.3 + 0.035 * rib * rib),
      )
      on.stroke()
    }
  } else if (kind === 'bar') {
    const length = box.width * 0.86
    on.translate(middle, foot - (Number(first) + 0.5) * pitch)
    on.rotate(random.between(-0.008, 0.008))
    bristles(on, -length / 2 - pitch * 0.5, -pitch, (length + pitch) * done, pitch * 2)
    blot(on, random, length / 2, pitch * 0.36, 0.34, 0.012)
    on.fill()
    on.stroke()
    // Where the brush ran dry.
    on.strokeStyle = STUCCO
    on.lineCap = 'round'
    for (let hair = 0; hair < 5; hair++) {
      const start = random.between(-0.1, 0.35) * length
      const y = random.between(-0.22, 0.22) * pitch
      on.globalAlpha = left * random.between(0.1, 0.3)
      on.lineWidth = Math.max(0.6, pitch * 0.03)
      on.beginPath()
      on.moveTo(start, y)
      on.lineTo(Math.min(length * 0.47, start + random.between(0.08, 0.2) * length), y + pitch * 0.01)
      on.stroke()
    }
  } else {
    const count = Number(second)
    const step = Math.min((box.width * 0.86) / 4, pitch * 1.25)
    // In a box as low as that of the twenties there is one row, in its middle.
    const low = box.height < pitch * 2
    const y = low ? box.y + box.height / 2 : foot - (Number(first) + 0.5) * pitch
    for (let dot = 0; dot < count; dot++) {
      const grown = clamp(done * count - dot)
      const radius = Math.min(pitch * 0.39, step * 0.42)
      on.save()
      on.translate(middle + (dot - (count - 1) / 2) * step, y + random.between(-0.02, 0.02) * pitch)
      on.rotate(random.between(0, 6))
      if (grown > 0) {
        blot(on, random, radius * grown ** 0.6, radius * grown ** 0.6, 1, 0.035)
        on.fill()
        on.stroke()
      } else for (let skipped = 0; skipped < 22; skipped++) random()
      on.restore()
    }
  }
  on.restore()
}

/** When in a second, in milliseconds, what must go is washed off, for how long, and how long the brush takes. */
const WASH_FROM_MS = 300
const WASH_MS = 150
const BRUSH_MS = 300

/** How much later each further stroke is begun. */
const APART_MS = 60
/** What fades is as soft at every second picture. */
const FADING_MS = 50

const sheet = ({ context, width, height, time, seed }: CanvasFrame) =>
  paintSheet(context, width, height, seed, time.hour)

const paintPlace = (index: number, place: number) => (frame: CanvasFrame) => {
  const { context, width, height, time, hourCycle, motion, seed } = frame
  // Numbers are washed off and painted before the stroke of the second they are for.
  const next = laterBy(time, untilSecond(time))
  const hourOf = ({ hour }: typeof time) => shownHour(hour, hourCycle)
  const now = [hourOf(time), time.minute, time.second]
  const then = [hourOf(next), next.minute, next.second]
  const washed = clamp((time.millisecond - WASH_FROM_MS) / WASH_MS)
  const brush = (delayMs: number) => {
    const share = clamp((time.millisecond - WASH_FROM_MS - WASH_MS - delayMs) / BRUSH_MS)
    return 1 - (1 - share) ** 2.2
  }
  const { upper, lower } = boxesOf(pagesOf(width, height)[index]!)
  // Four rows, and as high as four dots beside each other allow.
  const pitch = Math.min((lower.height * 0.96) / 4.2, lower.width * 0.26, upper.height * 1.02)
  const [gone, count] = [placesOf(now[index]!)[place], placesOf(then[index]!)[place]]
  const rows = count ? strokesOf(count) : []
  const rowsGone = gone ? strokesOf(gone) : []
  const paint = (row: string, done: number, left: number) =>
    paintRow(
      context,
      row,
      place ? upper : lower,
      pitch,
      PIGMENTS[index]!,
      `${seed} ${index} ${place}`,
      done,
      left,
    )
  const kept = rows.filter((row) => rowsGone.includes(row))
  const fresh = rows.filter((row) => !kept.includes(row))
  const washedOff = rowsGone.filter((row) => !rows.includes(row))
  for (const row of kept) paint(row, 1, 1)
  if (washed < 1) for (const row of washedOff) paint(row, 1, 1 - washed)
  for (const [order, row] of fresh.entries()) {
    const done = brush(order * APART_MS)
    if (done > 0) paint(row, done, 1)
  }
  // Hours and minutes are painted in the minute's last second alone.
  if (index < 2 && time.second < 59) return untilMinute(time) - 1000
  if (motion === 'reduced') return undefined
  const brushFromMs = WASH_FROM_MS + WASH_MS
  const dryMs = fresh.length
    ? brushFromMs + BRUSH_MS + (fresh.length - 1) * APART_MS
    : washedOff.length
      ? brushFromMs
      : 0
  if (time.millisecond >= dryMs) return untilSecond(time)
  if (time.millisecond < WASH_FROM_MS) return WASH_FROM_MS - time.millisecond
  return time.millisecond < brushFromMs - FADING_MS ? FADING_MS : undefined
}

/** Each place of each page by itself: the lower one, and the twenties above it. */
const PLACES = [0, 1, 2].flatMap((index) =>
  [0, 1].map((place) => ({
    key: `${index} ${place}`,
    draw: paintPlace(index, place),
    part({ width, height }: { readonly width: number; readonly height: number }) {
      const page = pagesOf(width, height)[index]!
      const { upper, lower } = boxesOf(page)
      const lap = Math.min(page.width, page.height) * 0.05
      const [top, bottom] = place ? [upper.y - lap, lower.y + lap] : [lower.y - lap, page.y + page.height]
      return { left: page.x, top, width: page.width, height: bottom - top }
    },
  })),
)

/** Three pages of a screenfold book. */
export default function MayanPlaces() {
  return (
    <Stage css={css} fonts={fonts} className={styles.book}>
      <Canvas draw={sheet} beat="minute" />
      {PLACES.map(({ key, draw, part }) => (
        <Canvas key={key} draw={draw} part={part} beat={30} />
      ))}
    </Stage>
  )
}

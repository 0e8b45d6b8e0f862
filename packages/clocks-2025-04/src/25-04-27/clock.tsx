import {
  type ClockNotes,
  createRandom,
  laterBy,
  Stage,
  secondsOf,
  useClockTime,
} from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import styles, { css } from './clock.module.css'
import { changing, flightAt, openAt, panAt, SEGMENTS } from './model'

const wide = new URL('./wide.webp', import.meta.url).href
const tall = new URL('./tall.webp', import.meta.url).href

export const images = [wide, tall]
export const fonts = []

const view = (title: string, creator: string, licence: string, file: string) => ({
  title,
  creator,
  source: 'gcompris-qt-data 3.1-2 (Debian), photographs from Wikimedia Commons',
  licence,
  changes: 'cropped, put on one sheet, colours strengthened',
  files: [file],
})

export const notes: ClockNotes = {
  reading:
    'The open windows form the figures of the hour and the minute; birds cross behind the wall from left to right once a minute.',
  credits: [
    view('Pont du Gard', 'Mimova', 'public domain', 'wide.webp'),
    view('Canyon de Chelly', 'Nikater', 'public domain', 'wide.webp'),
    view('Mont Saint-Michel', 'Ali Sabbagh', 'CC0-1.0', 'wide.webp'),
    view('Victoria Memorial', 'Anourag', 'CC0-1.0', 'wide.webp'),
    view('Great Wall of China', 'Nicolas Perrault III', 'CC0-1.0', 'wide.webp'),
    view('Colosseum', 'Urse Ovidiu', 'public domain', 'wide.webp'),
    view('Arena of Arles', '(WT-fr) OT Arles', 'public domain', 'wide.webp'),
    view('Golden Temple', 'Jasdeep Singh', 'CC0-1.0', 'wide.webp'),
    view('Mount Rushmore', 'Eekim', 'CC0-1.0', 'wide.webp'),
    view('Machu Picchu', 'Guillaume Pascal', 'CC0-1.0', 'wide.webp'),
    view('Lincoln Memorial', 'Brylie Christopher Oxley', 'CC0-1.0', 'wide.webp'),
    view('Red Pyramid', 'Chipdawes', 'public domain', 'wide.webp'),
    view('Chambord', 'BjörnT', 'public domain', 'wide.webp'),
    view('Castillo de San Marcos', 'National Park Service', 'public domain', 'wide.webp'),
    view('Chenonceau', 'Alf van Beem', 'public domain', 'wide.webp'),
    view('Eiffel Tower', 'Tognopop', 'public domain', 'tall.webp'),
    view('Qutb Minar', 'pramadas', 'CC0-1.0', 'tall.webp'),
    view('Charminar', 'Goutamkhandelwal', 'public domain', 'tall.webp'),
    view('Statue of Liberty', '(WT-shared) Ypsilonatshared', 'public domain', 'tall.webp'),
    view('Cabrillo National Monument', 'allyndon', 'CC0-1.0', 'tall.webp'),
    view('Worms Cathedral', 'Immanuel Giel', 'public domain', 'tall.webp'),
    view('Petra', 'Berthold Werner', 'public domain', 'tall.webp'),
    view('Hawa Mahal', 'Janwiki', 'public domain', 'tall.webp'),
    view('Berlin Cathedral', 'Gary Todd', 'CC0-1.0', 'tall.webp'),
    view('Neuschwanstein', 'cameralends', 'CC0-1.0', 'tall.webp'),
    view('Rocamadour', 'François Darras', 'public domain', 'tall.webp'),
    view('Konark Sun Temple', 'Tetraktys', 'public domain', 'tall.webp'),
    view('Gateway of India', 'Simon Steinberger', 'CC0-1.0', 'tall.webp'),
    view('Brandenburg Gate', 'Evans1551', 'public domain', 'tall.webp'),
    view('Carcassonne', 'Petitemontagnedujura', 'public domain', 'tall.webp'),
    view('Reims Cathedral', 'Mattana', 'public domain', 'tall.webp'),
  ],
}

type Context = CanvasRenderingContext2D

/** The two sheets: size of a view in pixels, and how many stand in a row. */
const WIDE = { width: 340, height: 124, across: 3 }
const TALL = { width: 156, height: 272, across: 8 }
/** The share of a view that is seen at once; the rest is what panning brings. */
const SEEN = 0.8

/** How deep a shut panel lies, in parts of the wall's thickness. */
const SHUT = 0.1
const REVEAL = '#7d2338'
const SEGMENT_IS_TALL = [false, true, true, false, true, true, false]
/** Where each view is shown: windows a to g of the four digits, numbers on the sheet of their shape. */
const VIEWS = [
  [0, 0, 1, 1, 2, 3, 2],
  [3, 4, 5, 4, 6, 7, 5],
  [6, 8, 9, 7, 10, 11, 8],
  [9, 12, 13, 10, 14, 15, 11],
]

interface Opening {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly tall: boolean
  readonly picture: number
  readonly round?: boolean
}

interface Layout {
  readonly openings: readonly Opening[]
  /** How thick the wall is where it is cut. */
  readonly depth: number
  readonly thick: number
}

function layOut(width: number, height: number): Layout {
  const stacked = width < height * 1.12
  const columns = stacked ? 2 : 4
  const rows = stacked ? 2 : 1
  const edge = Math.min(width, height) * 0.062
  const between = stacked ? Math.min(width * 0.085, edge * 1.4) : Math.min(width * 0.026, edge)
  const colon = stacked ? 0 : Math.min(width * 0.075, height * 0.16)
  const lane = stacked ? Math.min(height * 0.085, width * 0.17) : 0
  const down = (height - 2 * edge - (rows - 1) * lane - (stacked ? edge * 0.6 : 0)) / rows
  const gaps = (columns - 1) * between + (colon ? colon + between : 0)
  // A figure broader than it is high doesn't read as one.
  const across = Math.min((width - 2 * edge - gaps) / columns, down * 0.82)
  const side = (width - columns * across - gaps) / 2
  const thick = Math.min(across * 0.3, down * 0.19)
  // As much as a window's ends are short of a point, and a joint.
  const gap = Math.max(1, thick * 0.15)
  const openings: Opening[] = []
  for (let digit = 0; digit < 4; digit++) {
    const column = stacked ? digit % 2 : digit
    const row = stacked ? Math.floor(digit / 2) : 0
    const left = side + column * (across + between) + (!stacked && digit > 1 ? colon + between : 0)
    const top = edge + row * (down + lane + (stacked ? edge * 0.6 : 0))
    const lying = (at: number) => ({
      left: left + thick / 2 + gap,
      top: top + at,
      width: across - thick - 2 * gap,
      height: thick,
    })
    const standing = (x: number, y: number) => ({
      left: left + x,
      top: top + y + gap,
      width: thick,
      height: (down - thick) / 2 - 2 * gap,
    })
    const half = (down - thick) / 2
    const boxes = [
      lying(0),
      standing(across - thick, thick / 2),
      standing(across - thick, thick / 2 + half),
      lying(down - thick),
      standing(0, thick / 2 + half),
      standing(0, thick / 2),
      lying(half),
    ]
    for (const [segment, box] of boxes.entries())
      openings.push({ ...box, tall: SEGMENT_IS_TALL[segment]!, picture: VIEWS[digit]![segment]! })
  }
  const size = stacked ? lane * 0.78 : colon
  const middle = { x: width / 2, y: height / 2 }
  for (const side of [-1, 1]) {
    const x = stacked ? middle.x + side * size * 0.9 : middle.x
    const y = stacked ? middle.y : middle.y + side * down * 0.19
    openings.push({
      left: x - size / 2,
      top: y - size / 2,
      width: size,
      height: size,
      tall: false,
      picture: side < 0 ? 12 : 14,
      round: true,
    })
  }
  return { openings, depth: thick * 0.11, thick }
}

function outline(context: Context, { left, top, width, height, tall: standing, round }: Opening) {
  context.beginPath()
  if (round) {
    context.arc(left + width / 2, top + height / 2, width / 2, 0, 2 * Math.PI)
    return
  }
  const right = left + width
  const bottom = top + height
  // Ends as of a segment, but not quite to a point: a window needs a jamb.
  const nib = Math.min(width, height) * 0.1
  const cut = Math.min(width, height) / 2 - nib
  if (standing) {
    const x = left + width / 2
    context.moveTo(x - nib, top)
    context.lineTo(x + nib, top)
    context.lineTo(right, top + cut)
    context.lineTo(right, bottom - cut)
    context.lineTo(x + nib, bottom)
    context.lineTo(x - nib, bottom)
    context.lineTo(left, bottom - cut)
    context.lineTo(left, top + cut)
  } else {
    const y = top + height / 2
    context.moveTo(left, y - nib)
    context.lineTo(left + cut, top)
    context.lineTo(right - cut, top)
    context.lineTo(right, y - nib)
    context.lineTo(right, y + nib)
    context.lineTo(right - cut, bottom)
    context.lineTo(left + cut, bottom)
    context.lineTo(left, y + nib)
  }
  context.closePath()
}

/** The wall's colour, paler where the sun comes from. */
function sunlit(context: Context, width: number, height: number) {
  const sun = context.createLinearGradient(0, 0, width, height)
  sun.addColorStop(0, '#ef8e94')
  sun.addColorStop(0.45, '#e2727f')
  sun.addColorStop(1, '#c95169')
  return sun
}

function paintWall(context: Context, width: number, height: number) {
  const long = Math.max(width, height)
  context.fillStyle = sunlit(context, width, height)
  context.fillRect(0, 0, width, height)
  // Limewash, brushed on crosswise.
  const random = createRandom('elsewhere', 'limewash')
  context.lineCap = 'round'
  for (let stroke = 0; stroke < 620; stroke++) {
    const x = random() * width
    const y = random() * height
    const slope = (random() < 0.5 ? 1 : -1) * (0.5 + 0.5 * random())
    const reach = long * (0.02 + 0.05 * random())
    context.lineWidth = long * (0.004 + 0.012 * random())
    context.strokeStyle = random() < 0.5 ? 'rgb(255 214 200 / 4.5%)' : 'rgb(120 20 60 / 4%)'
    context.beginPath()
    context.moveTo(x - reach, y - reach * slope)
    context.quadraticCurveTo(x, y + reach * 0.2, x + reach, y + reach * slope)
    context.stroke()
  }
  const [dark, pale] = [new Path2D(), new Path2D()]
  for (let speck = 0; speck < 900; speck++) {
    const path = random() < 0.6 ? dark : pale
    const size = long * 0.0006 * (0.6 + 1.6 * random())
    path.rect(random() * width, random() * height, size, size)
  }
  context.fillStyle = 'rgb(90 12 40 / 13%)'
  context.fill(dark)
  context.fillStyle = 'rgb(255 232 220 / 16%)'
  context.fill(pale)
}

/** A shut window: its panel, flush but for the joint around it. */
function paintPanel(context: Context, opening: Opening, wall: CanvasGradient) {
  const { left, top, width, height } = opening
  for (const paint of [wall, 'rgb(130 20 60 / 6%)']) {
    context.fillStyle = paint
    context.fillRect(left, top, width, height)
  }
  context.lineWidth = Math.max(0.6, Math.min(width, height) * 0.012)
  // A joint is never thinner than a pixel; where panels are small it is paler instead.
  const short = Math.min(width, height)
  context.strokeStyle = `rgb(110 22 50 / ${short < 20 ? 3 : 9}%)`
  context.beginPath()
  const boards = 4
  for (let board = 1; board < boards; board++) {
    const at = (short * board) / boards
    if (opening.tall) {
      context.moveTo(left + at, top)
      context.lineTo(left + at, top + height)
    } else {
      context.moveTo(left, top + at)
      context.lineTo(left + width, top + at)
    }
  }
  context.stroke()
}

/**
 * The thickness of the wall above and left of an opening, in shade, and the shade it throws.
 * @param overBirds - Birds alone are on the canvas: they are shaded, and taken away where the wall stands before them.
 */
function paintReveal(context: Context, opening: Opening, depth: number, overBirds = false) {
  const { left, top, width, height } = opening
  for (const [reach, paint] of [
    [1.9, 'rgb(70 10 40 / 22%)'],
    [1.4, 'rgb(70 10 40 / 26%)'],
    [1, REVEAL],
    [0.42, '#a33a4f'],
  ] as const) {
    outline(context, { ...opening, left: left + depth * 0.75 * reach, top: top + depth * reach })
    context.rect(left - 2, top - 2, width + 4, height + 4)
    context.fillStyle = paint
    if (overBirds) context.globalCompositeOperation = reach > 1 ? 'source-atop' : 'destination-out'
    context.fill('evenodd')
  }
}

function drawView(
  context: Context,
  sheet: HTMLImageElement,
  { width, height, across }: typeof WIDE,
  opening: Opening,
  pan: number,
) {
  const scale = Math.max(
    opening.width / (width * SEEN),
    opening.height / (height * (opening.round ? 0.98 : 0.96)),
  )
  const seenWidth = opening.width / scale
  const seenHeight = opening.height / scale
  // What was photographed stands in the middle of each view: however much of it there is, pan no further than its edge.
  const reach = Math.min((width - seenWidth) * 0.47, seenWidth * 0.26)
  const fromLeft = (opening.picture % across) * width + (width - seenWidth) / 2 + reach * pan
  const fromTop = Math.floor(opening.picture / across) * height + (height - seenHeight) / 2
  context.drawImage(
    sheet,
    fromLeft,
    fromTop,
    seenWidth,
    seenHeight,
    opening.left,
    opening.top,
    opening.width,
    opening.height,
  )
}

/** Where each bird flies in its flock: along the stage's width, across its height. */
const FLOCK = [
  [0, 0],
  [-0.032, -0.06],
  [-0.036, 0.055],
  [-0.068, -0.115],
  [-0.071, 0.1],
  [-0.1, -0.165],
  [-0.112, 0.16],
  [-0.148, 0.215],
] as const

/** Where the flock flies, across the stage's height: twice where the figures stand above each other. */
const flockOf = (width: number, height: number) => {
  const stacked = width < height * 1.12
  return { stacked, rows: stacked ? [0.27, 0.73] : [0.36] }
}

function paintBirds(
  context: Context,
  box: Opening,
  width: number,
  height: number,
  span: number,
  time: CanvasFrame['time'],
) {
  const { along, beat } = flightAt(time)
  const { stacked, rows } = flockOf(width, height)
  context.strokeStyle = '#1b1730'
  context.lineWidth = span * 0.13
  context.lineJoin = 'round'
  for (const row of rows)
    for (const [index, [behind, aside]] of FLOCK.entries()) {
      const x = width * (-0.04 + 1.24 * along + behind * (stacked ? 2 : 1))
      const y =
        height * (row + aside * (stacked ? 0.7 : 1)) +
        span * 0.4 * Math.sin(2 * Math.PI * (beat + index * 0.27))
      if (
        x + span < box.left ||
        x - span > box.left + box.width ||
        y + span < box.top ||
        y - span > box.top + box.height
      )
        continue
      const lift = Math.cos(2 * Math.PI * (2 * beat + index * 0.23))
      const wing = span * (0.34 * lift)
      context.beginPath()
      context.moveTo(x - span * 0.62, y - wing * 0.75)
      context.quadraticCurveTo(x - span * 0.34, y - wing - span * 0.16, x, y)
      context.quadraticCurveTo(x + span * 0.34, y - wing - span * 0.16, x + span * 0.62, y - wing * 0.75)
      context.stroke()
      context.beginPath()
      context.ellipse(x + span * 0.02, y + span * 0.03, span * 0.2, span * 0.085, 0, 0, 7)
      context.fillStyle = '#1b1730'
      context.fill()
    }
}

/** A window's lit edge and, unless it is wide open, the shut panel in it. */
function paintShut(
  wall: Context,
  { opening, open }: Window,
  depth: number,
  thick: number,
  sun: CanvasGradient,
) {
  wall.strokeStyle = `rgb(255 222 208 / ${thick < 20 ? 10 : 26}%)`
  wall.lineWidth = Math.max(1, depth * 0.2)
  const lit = wall.lineWidth * 0.5
  outline(wall, { ...opening, left: opening.left + lit, top: opening.top + lit })
  wall.stroke()
  if (open === 1) return
  wall.save()
  outline(wall, opening)
  wall.clip()
  paintPanel(wall, opening, sun)
  if (thick >= 20) paintReveal(wall, opening, depth * SHUT)
  wall.restore()
}

interface Window {
  readonly opening: Opening
  readonly index: number
  /** How far it is open, `0` to `1`. */
  readonly open: number
}

function windowsAt({ width, height, time, hourCycle }: CanvasFrame) {
  const { openings, depth, thick } = layOut(width, height)
  const now = openAt(time.hour, time.minute, hourCycle)
  const coming = laterBy(time, 60_000)
  const next = openAt(coming.hour, coming.minute, hourCycle)
  const moved = changing(time)
  const windows = openings.map((opening, index): Window => {
    const from = index < 4 * SEGMENTS ? Number(now[index]) : 1
    const to = index < 4 * SEGMENTS ? Number(next[index]) : 1
    return { opening, index, open: from + (to - from) * moved }
  })
  return { windows, depth, thick }
}

/** The panel of a window that is partly open, and the shade it throws. */
function slidOf({ opening, open }: Window, depth: number) {
  const panel = opening.tall
    ? { ...opening, top: opening.top - opening.height * open }
    : { ...opening, left: opening.left - opening.width * open }
  return {
    panel,
    shade: [panel.left, panel.top, panel.width + depth * 0.9, panel.height + depth * 0.9] as const,
  }
}

const PANEL_SHADE = 'rgb(50 8 30 / 45%)'
const revealOf = (open: number, depth: number) => depth * (SHUT + (1 - SHUT) * open)

function paintWindows(frame: CanvasFrame) {
  const { context, width, height, time, image } = frame
  const { windows, depth, thick } = windowsAt(frame)
  const pan = panAt(panned(time))
  const sun = sunlit(context, width, height)
  for (const window of windows) {
    const { opening, index, open } = window
    paintShut(context, window, depth, thick, sun)
    if (open <= 0) continue
    context.save()
    outline(context, opening)
    context.clip()
    if (opening.tall) drawView(context, image(tall), TALL, opening, pan * (index % 2 ? 1 : -1))
    else drawView(context, image(wide), WIDE, opening, pan)
    if (open < 1) {
      const { panel, shade } = slidOf(window, depth)
      context.fillStyle = PANEL_SHADE
      context.fillRect(...shade)
      paintPanel(context, panel, sun)
    }
    paintReveal(context, opening, revealOf(open, depth))
    context.restore()
  }
}

/** The birds that are seen through open windows, as far as panels and walls leave them to be seen. */
function paintFlight(frame: CanvasFrame, within: Part) {
  const { context, width, height, time } = frame
  const { windows, depth, thick } = windowsAt(frame)
  for (const window of windows) {
    const { opening, open } = window
    if (open <= 0 || !meets(opening, within)) continue
    context.save()
    outline(context, opening)
    context.clip()
    paintBirds(context, opening, width, height, thick * 0.5, time)
    if (open < 1) {
      const { panel, shade } = slidOf(window, depth)
      context.globalCompositeOperation = 'source-atop'
      context.fillStyle = PANEL_SHADE
      context.fillRect(...shade)
      context.globalCompositeOperation = 'destination-out'
      context.fillRect(panel.left, panel.top, panel.width, panel.height)
    }
    paintReveal(context, opening, revealOf(open, depth), true)
    context.restore()
  }
}

type Part = Pick<Opening, 'left' | 'top' | 'width' | 'height'>

const meets = (one: Part, other: Part) =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height

/** The views pan by a pixel a second: a picture is good for half of one. */
const PAN_MS = 500
const panned = ({ minute, second, millisecond }: CanvasFrame['time']) => ({
  minute,
  second,
  millisecond: millisecond - (millisecond % PAN_MS),
})

/** The birds' way in parts: a canvas no larger than one of them is drawn so often that they fly. */
const WAYS = 6
const WAY_S = 60 / WAYS
/** Pictures a second of the birds, which go some four pixels from one to the next. */
const FLIGHT = 6
/** Pictures a second of the panels that slide. */
const SLIDE = 30

/** Where the flock is on a part of its way. */
const wayOf =
  (way: number) =>
  ({ width, height }: { readonly width: number; readonly height: number }): Part => {
    const span = layOut(width, height).thick * 0.5
    const { stacked, rows } = flockOf(width, height)
    const x = (along: number, behind: number) => width * (-0.04 + 1.24 * along + behind * (stacked ? 2 : 1))
    const y = (row: number, aside: number) => height * (row + aside * (stacked ? 0.7 : 1))
    const behind = Math.min(...FLOCK.map(([behind]) => behind))
    const asides = FLOCK.map(([, aside]) => aside)
    const left = Math.max(0, x(way / WAYS, behind) - span)
    const top = Math.max(0, y(Math.min(...rows), Math.min(...asides)) - span * 1.1)
    return {
      left,
      top,
      width: Math.max(1, Math.min(width, x((way + 1) / WAYS, 0) + span) - left),
      height: Math.min(height, y(Math.max(...rows), Math.max(...asides)) + span * 1.1) - top,
    }
  }

/** Limewash is soft: a quarter of the stage's pixels show all there is to see. */
const WALL_PIXELS = 300_000

function wall({ context, width, height }: CanvasFrame) {
  paintWall(context, width, height)
  return Number.POSITIVE_INFINITY
}

function windows(frame: CanvasFrame) {
  const { time } = frame
  paintWindows(frame)
  // Panels slide in the minute's last second.
  return time.second === 59 ? undefined : PAN_MS - (time.millisecond % PAN_MS)
}

const FLIGHTS = Array.from({ length: WAYS }, (_, way) => ({
  way,
  part: wayOf(way),
  draw(frame: CanvasFrame) {
    const { time } = frame
    const second = secondsOf(time)
    if (Math.floor(second / WAY_S) !== way) return 1000 * ((way * WAY_S - second + 60) % 60)
    paintFlight(frame, wayOf(way)(frame))
    return time.second === 59 ? undefined : 1000 / FLIGHT - (time.millisecond % (1000 / FLIGHT))
  },
}))

function Flight() {
  const { way, draw, part } = FLIGHTS[Math.floor(useClockTime('second').second / WAY_S)]!
  return <Canvas key={way} draw={draw} part={part} beat={SLIDE} />
}

/** A wall with windows in the shape of a seven-segment display, each onto another place. */
export default function SevenSegmentsOfElsewhere() {
  return (
    <Stage css={css} images={images} fonts={fonts} className={styles.wall}>
      <Canvas draw={wall} beat="minute" maxPixels={WALL_PIXELS} />
      <Canvas draw={windows} beat={SLIDE} />
      <Flight />
    </Stage>
  )
}

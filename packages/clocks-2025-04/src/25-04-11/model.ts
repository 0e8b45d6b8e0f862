import { createRandom, type Random } from '@found-time/clock-runtime'
import { PUPIL, TEACHER } from './hand'

export interface Point {
  readonly x: number
  readonly y: number
}
/** What is drawn without lifting the chalk. */
export type Stroke = readonly Point[]
/** A letter, a figure, a tally mark. Lengths in ems, y downwards from the baseline. */
export type Mark = readonly Stroke[]

export const LINE = 'I will not be late.'
/** Fourteen letters and a full stop. */
export const MARKS = LINE.replaceAll(' ', '').length
/** Sixty seconds shared among the marks. */
export const SECONDS_A_MARK = 60 / MARKS
/** Where a line's text begins and the figures of its number end, in ems from the line's left edge. */
const TEXT_START = 1.86
const NUMBER_END = 1.5
/** What a whole line takes, with the air after it, in ems. */
const LINE_WIDTH = 8.95
const EMS_A_ROW = 1.06

const PUPIL_SPACE = 9
/** Height at which the pupil's letters are joined, in the hand's own units. */
const JOINT = 5

function glyph(hand: Readonly<Record<string, string>>, letter: string) {
  const [advance, strokes] = hand[letter]!.split(': ') as [string, string]
  return {
    advance: Number(advance),
    strokes: strokes
      .split(' / ')
      .map((stroke) => stroke.split(' ').map((point) => point.split(',').map(Number) as [number, number])),
  }
}

/** A wandering that joins up with itself: two sines of chance phase. */
function wander(random: Random, wavelength: number) {
  const [a, b] = [random.between(0, 6.28), random.between(0, 6.28)]
  return (at: number) =>
    Math.sin((at * 6.28) / wavelength + a) * 0.6 + Math.sin((at * 10.7) / wavelength + b) * 0.4
}

/**
 * One line in the pupil's hand, letter by letter. It tires: later lines stray more.
 * @param line - `0` for the first of the hour, `59` for the last.
 * @returns {@link MARKS} marks.
 */
export function pupilLine(seed: string, hour: number, line: number): Mark[] {
  const random = createRandom(seed, 'line', hour, line)
  const tired = 0.55 + 0.6 * (line / 59) + random.between(-0.12, 0.12)
  const [drift, sway, stretch] = [wander(random, 7), wander(random, 2.3), wander(random, 1.7)]
  const slope = random.between(-0.012, 0.012) * tired
  const slant = random.between(-0.09, 0.05)
  const width = random.between(0.96, 1.01)
  let pen = TEXT_START + random.between(-0.05, 0.05) * tired
  const marks: Mark[] = []
  for (const letter of LINE) {
    if (letter === ' ') {
      pen += (PUPIL_SPACE / 32) * random.between(0.85, 1.1)
      continue
    }
    const { advance, strokes } = glyph(PUPIL, letter)
    const tall = 1 + random.between(-0.1, 0.1) * tired
    const wide = width * (1 + random.between(-0.06, 0.05) * tired)
    const left = pen
    marks.push(
      strokes.map((stroke) =>
        stroke.map(([x, y]) => {
          const up = (JOINT + (y - JOINT) * tall) / 32
          const along = left + (x / 32) * wide
          return {
            x: along + up * slant + sway(along + up * 1.3) * 0.02 * tired,
            y:
              -up * (1 + stretch(along) * 0.05 * tired) +
              (along - TEXT_START) * slope +
              drift(along) * 0.045 * tired +
              sway(along * 1.1 - up) * 0.016 * tired,
          }
        }),
      ),
    )
    pen += (advance / 32) * wide
  }
  return marks
}

/** Words or figures in the teacher's hand, beginning at `0`, and how wide they are. */
export function teacherText(text: string): { readonly marks: Mark[]; readonly width: number } {
  let pen = 0
  const marks: Mark[] = []
  for (const letter of text) {
    if (letter === ' ') {
      pen += 0.3
      continue
    }
    const { advance, strokes } = glyph(TEACHER, letter)
    marks.push(strokes.map((stroke) => stroke.map(([x, y]) => ({ x: pen + x / 100, y: -y / 100 }))))
    pen += advance / 100
  }
  return { marks, width: pen }
}

/** A line's number, in the margin before it. */
export function numberMarks(number: number): Mark[] {
  const { marks, width } = teacherText(String(number))
  return marks.map((mark) => moved(mark, NUMBER_END - width, 0))
}

/** A quick ring round the number of the last finished line: once round and a little more. */
export function ring(number: number): Mark {
  const { width } = teacherText(String(number))
  const points: Point[] = []
  for (let step = 0; step <= 40; step++) {
    const angle = -2.4 - (step / 40) * 6.9
    const grow = 1 + (step / 40) * 0.1
    points.push({
      x: NUMBER_END - width / 2 + Math.cos(angle) * (0.26 + width * 0.42) * grow,
      y: -0.31 + Math.sin(angle) * 0.47 * grow + Math.cos(angle) * -0.05,
    })
  }
  return [points]
}

const moved = (mark: Mark, byX: number, byY: number): Mark =>
  mark.map((stroke) => stroke.map(({ x, y }) => ({ x: x + byX, y: y + byY })))

/**
 * Tally marks, five to a gate: four posts of height `1` and a bar across them, each gate at its own origin.
 * @param count - `0` to `24`.
 * @param wide - Stretches the gates sideways.
 */
export function tally(count: number, seed: string, wide = 1): Mark[] {
  return Array.from({ length: count }, (_, index) => {
    const random = createRandom(seed, 'tally', index)
    const jitter = () => random.between(-0.025, 0.025)
    const post = index % 5
    const from =
      post < 4 ? { x: 0.19 + post * 0.26 + jitter(), y: -0.97 + jitter() } : { x: 0.02, y: -0.22 + jitter() }
    const to = post < 4 ? { x: from.x - 0.04 + jitter(), y: jitter() } : { x: 1.16, y: -0.8 + jitter() }
    const bow = random.between(-0.03, 0.03)
    const middle = { x: (from.x + to.x) / 2 + bow, y: (from.y + to.y) / 2 + bow * 0.3 }
    return [[from, middle, to].map(({ x, y }) => ({ x: x * wide, y }))]
  })
}

/** How far the chalk has to go for a mark, its hops between strokes counted half. */
function journey(mark: Mark) {
  const legs: { from: Point; to: Point; stroke: number; length: number }[] = []
  for (const [stroke, points] of mark.entries())
    for (const [index, to] of points.entries()) {
      const from = index ? points[index - 1]! : mark[stroke - 1]?.at(-1)
      if (!from) continue
      legs.push({
        from,
        to,
        stroke: index ? stroke : -1,
        length: Math.hypot(to.x - from.x, to.y - from.y) * (index ? 1 : 0.5),
      })
    }
  return legs
}

/**
 * What is there of a mark while it is being drawn, and where the chalk is.
 * @param share - `0` nothing, `1` all of it.
 */
export function begun(mark: Mark, share: number): { readonly strokes: Mark; readonly tip: Point } {
  const first = mark[0]![0]!
  const last = mark.at(-1)!.at(-1)!
  if (share <= 0) return { strokes: [], tip: first }
  if (share >= 1) return { strokes: mark, tip: last }
  const legs = journey(mark)
  let left = share * legs.reduce((sum, { length }) => sum + length, 0)
  const strokes: Point[][] = [[first]]
  for (const { from, to, stroke, length } of legs) {
    const part = Math.min(1, left / length)
    const tip = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
    if (stroke >= 0) strokes.at(-1)!.push(tip)
    else if (part === 1) strokes.push([tip])
    left -= length
    if (left <= 0) return { strokes, tip }
  }
  return { strokes: mark, tip: last }
}

/** SVG path data for strokes set at a place, rounded off at their corners. */
export function pathData(strokes: Mark, x: number, y: number, em: number): string {
  const at = (point: Point) => `${(x + point.x * em).toFixed(1)} ${(y + point.y * em).toFixed(1)}`
  let data = ''
  for (const stroke of strokes) {
    data += `M${at(stroke[0]!)}`
    for (let index = 1; index < stroke.length; index++) {
      const point = stroke[index]!
      const next = stroke[index + 1]
      data += next
        ? `Q${at(point)} ${at({ x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 })}`
        : `L${at(point)}`
    }
  }
  return data
}

const clamp = (value: number) => Math.min(1, Math.max(0, value))
const smooth = (value: number) => clamp(value) ** 2 * (3 - 2 * clamp(value))

/** A hop to the next letter takes this part of a second, the way to a new line this. */
const HOP = 0.1
const WAY = 0.3

/** The part of a second in which the hand pushes; then it rests. */
export const PUSHED = 0.82

/** How much of a second's stroke is done at a part of that second. */
const push = (part: number, start: number) => smooth((part - start) / (PUSHED - start))

/** Seconds into a minute at which the full stop falls and at which the number is begun. */
const STOP_AT = 56
const NUMBER_AT = 57

/**
 * How far a line is written.
 * @param seconds - Into the minute, `0` up to but not including `60`.
 * @returns For each mark how much of it is there, and the same for the number in the margin, which is finished on
 * the stroke of the minute.
 */
export function writtenAt(seconds: number): { readonly marks: number[]; readonly number: number } {
  const pushes = Math.floor(seconds) + push(seconds % 1, seconds < 1 ? WAY : HOP)
  return {
    marks: Array.from({ length: MARKS }, (_, mark) =>
      mark === MARKS - 1 ? clamp((seconds - STOP_AT - 0.15) / 0.25) : clamp(pushes / SECONDS_A_MARK - mark),
    ),
    number: clamp((pushes - NUMBER_AT - 0.4) / (60 - NUMBER_AT - 0.4)),
  }
}

/**
 * How far the chalk has come on its way from one mark to the next, without touching the board.
 * @param mark - The next one; the first is reached from the number of the line before.
 */
export const hoppedAt = (seconds: number, mark: number) =>
  smooth((seconds - mark * SECONDS_A_MARK) / (mark ? HOP : WAY))

/** How much of the ring is drawn; it starts on the stroke. */
export const ringedAt = (seconds: number) => smooth(0.12 + seconds / 0.8)

/** When the wiping begins, in seconds into the last minute of the hour, and how long it takes. */
const WIPE_AT = 57.4
const WIPE_SECONDS = 2.5

/**
 * How far each column is wiped. The cloth goes down one column and up the next, and always ends going down.
 * @param seconds - Into the minute.
 * @param minute - `0` to `59`; only the last is wiped.
 * @returns The column being wiped (`-1` before the wiping), how much of it is clean, and which way the felt moves.
 */
export function wipedAt(minute: number, seconds: number, columns: number) {
  if (minute !== 59 || seconds < WIPE_AT) return { column: -1, share: 0, down: true }
  const passes = Math.min(columns - 1e-6, ((seconds - WIPE_AT) / WIPE_SECONDS) * columns)
  const column = Math.floor(passes)
  return { column, share: smooth((passes - column) * 1.06), down: (columns - 1 - column) % 2 === 0 }
}

/** The hours on the tally: as many as have been late since midnight, or twelve at twelve. */
export const hoursOnTally = (hour: number, hourCycle: 12 | 24) => (hourCycle === 24 ? hour : hour % 12 || 12)

/** Where everything is on a stage, in CSS pixels. */
export interface Layout {
  readonly width: number
  readonly height: number
  /** Thickness of the wooden frame; the ledge below is thicker. */
  readonly frame: number
  readonly ledge: number
  readonly em: number
  readonly pitch: number
  readonly columns: number
  readonly rows: number
  /** Top left of the lines and how far columns are apart. */
  readonly left: number
  readonly top: number
  readonly columnWidth: number
  /** True where sixty lines would be too small: the board moves up instead, the last rows are seen. */
  readonly scrolls: boolean
  /** Heading and tally: gates stand below each other, or in a row. */
  readonly heading: {
    readonly x: number
    readonly baseline: number
    readonly em: number
    readonly shown: boolean
  }
  readonly tally: {
    readonly x: number
    readonly baseline: number
    readonly height: number
    /** How much a gate is widened, to its height. */
    readonly wide: number
    readonly stepX: number
    readonly stepY: number
  }
}

/** Lines smaller than this, in pixels from row to row, are not read. */
const SMALLEST_PITCH = 16.5

/**
 * Composes the board for a stage.
 * @param width - CSS pixels, above 0.
 * @example layoutOf(1280, 800).columns // 3, of twenty lines
 */
export function layoutOf(width: number, height: number): Layout {
  const least = Math.min(width, height)
  const frame = Math.max(3, least * 0.028)
  const ledge = frame * 1.9
  const margin = least * 0.028
  const inner = {
    left: frame + margin,
    top: frame + margin * 0.7,
    right: width - frame - margin * 0.6,
    bottom: height - ledge - margin * 0.6,
  }
  const beside = width / height >= 1.25 && height >= 240
  const innerWidth = inner.right - inner.left
  const innerHeight = inner.bottom - inner.top
  const shown = height >= 360
  const panel = beside ? Math.min(innerWidth * 0.21, innerHeight * 0.28) : 0
  const leastHead = beside ? 0 : shown ? Math.min(innerHeight * 0.17, innerWidth * 0.3) : innerHeight * 0.4
  const field = { width: innerWidth - panel, height: innerHeight - leastHead }

  let [columns, pitch] = [1, 0]
  for (let tried = 1; tried <= 6; tried++) {
    const tryPitch = Math.min(
      field.width / tried / LINE_WIDTH / EMS_A_ROW,
      field.height / Math.ceil(60 / tried),
    )
    if (tryPitch > pitch) [columns, pitch] = [tried, tryPitch]
  }
  const scrolls = pitch < SMALLEST_PITCH
  if (scrolls) {
    columns = 1
    pitch = Math.min(field.width / LINE_WIDTH / EMS_A_ROW, field.height / 2.1)
  }
  const rows = scrolls ? Math.floor(field.height / pitch + 0.02) : Math.ceil(60 / columns)
  const columnWidth = field.width / columns
  const em = pitch * EMS_A_ROW
  // Rows may stand a little apart where there is height to spare.
  pitch = Math.min(pitch * 1.13, field.height / rows)
  // What the rows leave over is the heading's.
  const head = beside ? 0 : Math.min(innerHeight - rows * pitch, leastHead * 1.7)
  const gates = 5
  const headingEm = beside ? panel / 4.1 : shown ? Math.min(head * 0.3, innerWidth * 0.14) : head * 0.7
  const headingBaseline = inner.top + headingEm * 0.92
  const tallyTop = beside
    ? headingBaseline + headingEm * 0.75
    : shown
      ? headingBaseline + headingEm * 0.5
      : inner.top
  const tallyHeight = beside
    ? Math.min((inner.bottom - tallyTop) / (gates * 1.22), panel * 0.78)
    : Math.min((inner.top + head * 0.9 - tallyTop) * 0.96, innerWidth / (gates * 0.95))
  const stepY = beside ? (inner.bottom - tallyTop - tallyHeight) / (gates - 1) : 0
  return {
    width,
    height,
    frame,
    ledge,
    em,
    pitch,
    columns,
    rows,
    left: inner.left + panel,
    top: inner.top + head + (innerHeight - head - rows * pitch) / 2,
    columnWidth,
    scrolls,
    heading: { x: inner.left, baseline: headingBaseline, em: headingEm, shown },
    tally: {
      x: inner.left,
      baseline: tallyTop + tallyHeight,
      height: tallyHeight,
      wide: beside ? 1.15 : Math.min(1, (innerWidth / gates / tallyHeight) * 0.72),
      stepX: beside ? 0 : Math.min(tallyHeight * 1.6, innerWidth / gates),
      stepY,
    },
  }
}

/**
 * Where a line's baseline begins.
 * @param line - `0` to `59`.
 */
export function placeOf(layout: Layout, line: number): Point {
  const column = layout.scrolls ? 0 : Math.floor(line / layout.rows)
  const row = layout.scrolls ? line : line % layout.rows
  return {
    x: layout.left + column * layout.columnWidth,
    y: layout.top + (row + 0.8) * layout.pitch,
  }
}

/** How far the board has moved up, in rows; it moves in the first half second of a minute. */
export function scrolledAt(layout: Layout, minute: number, seconds: number): number {
  if (!layout.scrolls) return 0
  const rows = Math.max(0, minute + 1 - layout.rows)
  return rows && rows - 1 + smooth(0.2 + seconds / 0.6)
}

/**
 * The edge between what is wiped and what is not, in CSS pixels from the top.
 * @param share - Of the column, as `wipedAt` says.
 */
export function wipedTo({ top, rows, pitch }: Layout, share: number, down: boolean): number {
  const [from, to] = [top - pitch * 0.3, top + (rows + 0.25) * pitch]
  return down ? from + (to - from) * share : to - (to - from) * share
}

import { createRandom } from '@found-time/clock-runtime'

type Triple = readonly [number, number, number]

/**
 * What the three kinds of cones of an eye get from linear red, green and blue: the matrix of Viénot, Brettel and Mollon,
 * Digital video colourmaps for checking the legibility of displays by dichromats, Color Research and Application 24
 * (1999), after the fundamentals of Smith and Pokorny (1975). Rows are long, middle and short waves.
 */
const CONES: readonly Triple[] = [
  [17.8824, 43.5161, 4.11935],
  [3.45565, 27.1554, 3.86714],
  [0.0299566, 0.184309, 1.46709],
]

/** Its inverse, by columns: along each only one kind of cone sees a change. Who lacks it sees none. */
const LINES = {
  protan: [0.0809444479, -0.0102485335, -0.000365296938],
  deutan: [-0.130504409, 0.0540193266, -0.00412161469],
  tritan: [0.116721066, -0.113614708, 0.693511405],
} as const

export type Line = keyof typeof LINES

export const conesOf = (colour: Triple): number[] =>
  CONES.map((row) => row[0] * colour[0] + row[1] * colour[1] + row[2] * colour[2])

/** A plate: a colour between its two, in linear light, and how far each lies from it along a line of confusion. */
interface Plate {
  readonly line: Line
  readonly middle: Triple
  readonly far: number
  readonly paper: string
}

export const PLATES: readonly Plate[] = [
  // Ochre against moss.
  { line: 'deutan', middle: [0.23, 0.19, 0.06], far: -0.5, paper: '#1d1c14' },
  // Lichen against heather.
  { line: 'tritan', middle: [0.2, 0.2, 0.19], far: -0.15, paper: '#17181a' },
  // Rose clay against slate.
  { line: 'protan', middle: [0.23, 0.16, 0.16], far: 1.25, paper: '#1d1719' },
  // Verdigris against dun.
  { line: 'deutan', middle: [0.2, 0.185, 0.15], far: 0.6, paper: '#151a17' },
]

/** Each hour takes the next plate. */
export const plateAt = (hour: number): Plate => PLATES[hour % PLATES.length]!

/** The two colours of a plate, of the figures and of the ground, in linear light and alike to who lacks the cone. */
export function pairOf({ line, middle, far }: Plate): { figure: Triple; ground: Triple } {
  const at = (side: number) => middle.map((value, index) => value + side * far * LINES[line][index]!)
  return { figure: at(1) as unknown as Triple, ground: at(-1) as unknown as Triple }
}

const byte = (linear: number) => {
  const part = Math.min(1, Math.max(0, linear))
  return Math.round(255 * (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055))
}

/** How light the dots are, of the ground and of the figures: these a little lighter, for eyes that see no hues at all. */
export const SHADES = { ground: [0.3, 0.4, 0.52, 0.68], figure: [0.98, 1.2, 1.48, 1.8] } as const

/** The colour of a dot. */
export const inkOf = (colour: Triple, shade: number): string =>
  `rgb(${colour.map((value) => byte(value * shade)).join()})`

/** What is written: hour and minute, two figures each. */
export const figuresAt = (hour: number, minute: number, hourCycle: 12 | 24): string =>
  String(hourCycle === 12 ? hour % 12 || 12 : hour).padStart(2, '0') + String(minute).padStart(2, '0')

type Point = readonly [number, number]

/** A part of an ellipse, from one angle to another in degrees, clockwise from the right. */
function arc(x: number, y: number, across: number, down: number, from: number, to: number): Point[] {
  const steps = Math.ceil(Math.abs(to - from) / 15)
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = ((from + ((to - from) * step) / steps) * Math.PI) / 180
    return [x + across * Math.cos(angle), y + down * Math.sin(angle)]
  })
}

const SIX: Point[][] = [arc(0.5, 1.44, 0.5, 0.56, 0, 360), arc(1.02, 1.44, 1.02, 1.44, 180, 262)]

/** The figures as a pen goes, in a box one wide and two high. */
const STROKES: readonly Point[][][] = [
  [[...arc(0.5, 0.52, 0.5, 0.52, 180, 360), ...arc(0.5, 1.48, 0.5, 0.52, 0, 180), [0, 0.52]]],
  [
    [
      [0.1, 0.36],
      [0.56, 0],
      [0.56, 2],
    ],
  ],
  [[...arc(0.49, 0.53, 0.49, 0.53, 190, 385), [0, 2], [1, 2]]],
  [arc(0.45, 0.49, 0.48, 0.49, 205, 450), arc(0.45, 1.47, 0.53, 0.53, 270, 515)],
  [
    [
      [0.76, 2],
      [0.76, 0],
      [0, 1.36],
      [1.04, 1.36],
    ],
  ],
  [[[0.94, 0], [0.12, 0], [0.06, 0.92], ...arc(0.46, 1.36, 0.54, 0.64, 228, 505)]],
  SIX,
  [
    [
      [0, 0],
      [1, 0],
      [0.36, 2],
    ],
  ],
  [arc(0.5, 0.48, 0.43, 0.48, 0, 360), arc(0.5, 1.48, 0.5, 0.52, 0, 360)],
  SIX.map((stroke) => stroke.map(([x, y]): Point => [1 - x, 2 - y])),
]

/**
 * How far a point is from the pen's way, in parts of the figure's breadth.
 * @param tall - How much the way is stretched downwards; the pen stays round.
 */
export function distanceTo(figure: number, x: number, y: number, tall = 1): number {
  let least = Number.POSITIVE_INFINITY
  for (const stroke of STROKES[figure]!)
    for (let index = 1; index < stroke.length; index++) {
      const [[fromX, above], [toX, below]] = [stroke[index - 1]!, stroke[index]!]
      const fromY = above * tall
      const [alongX, alongY] = [toX - fromX, below * tall - fromY]
      const squared = alongX * alongX + alongY * alongY || 1
      const part = Math.min(1, Math.max(0, ((x - fromX) * alongX + (y - fromY) * alongY) / squared))
      least = Math.min(least, Math.hypot(x - fromX - part * alongX, y - fromY - part * alongY))
    }
  return least
}

/** Half of the pen's breadth, in parts of the figure's. */
const PEN = 0.235

/** Where the four figures stand: in a row, or upright two over two. */
export function placesOf(width: number, height: number) {
  const rows = height > width * 0.9 ? 2 : 1
  const perRow = 4 / rows
  const margin = Math.min(width, height) * 0.055
  const between = Math.min(width, height) * 0.05
  // In a row, hours and minutes stand twice as far from one another.
  const gaps = rows === 1 ? 4.4 : 1
  const cell = (width - 2 * margin - gaps * between) / perRow
  const space = between * 1.3
  const free = (height - 2 * margin - (rows - 1) * space) / rows
  // Never broader than three quarters of its height, never much slimmer than a quarter.
  const across = Math.min(cell, free * 0.75) / (1 + 2 * PEN)
  const high = Math.min(free, across * 3.9)
  const inset = (cell - across * (1 + 2 * PEN)) / 2
  const top = (height - rows * high - (rows - 1) * space) / 2
  return Array.from({ length: 4 }, (_, index) => {
    const row = Math.floor(index / perRow)
    const apart = rows === 1 && index > 1 ? between * 1.4 : 0
    return {
      left: margin + (index % perRow) * (cell + between) + apart + inset + across * PEN,
      top: top + row * (high + space) + across * PEN,
      across,
      tall: (high / across - 2 * PEN) / 2,
    }
  })
}

/** Whether a point lies in one of the figures. */
export function inFigure(figures: string, x: number, y: number, width: number, height: number): boolean {
  return placesOf(width, height).some(({ left, top, across, tall }, index) => {
    const [ownX, ownY] = [(x - left) / across, (y - top) / across]
    if (ownX < -0.4 || ownX > 1.4) return false
    return distanceTo(Number(figures[index]), ownX, ownY, tall) < PEN
  })
}

export interface Dot {
  readonly x: number
  readonly y: number
  readonly radius: number
  /** A number of its own, 0 up to 1. */
  readonly chance: number
}

/**
 * A plate's dots: none touches another, each is as large as it finds room for, from edge to edge. The same size of stage
 * always has the same dots.
 */
export function packOf(width: number, height: number): Dot[] {
  const unit = Math.sqrt(width * height) / 1000
  const [most, least, gap] = [14.5 * unit, 2.9 * unit, 1.1 * unit]
  const random = createRandom('ishihara')
  const side = most * 2 + gap
  const [columns, rows] = [Math.ceil(width / side) + 2, Math.ceil(height / side) + 2]
  const grid: Dot[][] = Array.from({ length: columns * rows }, () => [])
  const dots: Dot[] = []
  const TRIES = 60_000
  for (let index = 0; index < TRIES; index++) {
    const x = random() * (width + most) - most / 2
    const y = random() * (height + most) - most / 2
    const [column, row] = [Math.floor(x / side) + 1, Math.floor(y / side) + 1]
    // At first large ones only, or small ones would take their room.
    const want = Math.max(least, most * (1 - (index / TRIES) * 1.6))
    let room = most * (0.62 + 0.38 * random())
    for (let near = row - 1; room >= want && near <= row + 1; near++)
      for (let next = column - 1; next <= column + 1; next++)
        for (const dot of grid[near * columns + next] ?? []) {
          const free = Math.hypot(dot.x - x, dot.y - y) - dot.radius - gap
          if (free < room) room = free
        }
    if (room < want) continue
    const dot = { x, y, radius: room, chance: random() }
    dots.push(dot)
    grid[row * columns + column]?.push(dot)
  }
  return dots
}

/** The part of the stage whose dots change in a second: near its middle or its edge, never twice in a minute. */
export function patchAt(
  minute: number,
  second: number,
  { width, height }: { width: number; height: number },
) {
  const [columns, rows] = height > width * 0.9 ? [6, 10] : [10, 6]
  // Seventeen has no divisor in common with sixty: every patch has its turn.
  const patch = (second * 17 + minute * 7) % 60
  const [wide, high] = [(width / columns) * 1.6, (height / rows) * 1.6]
  return {
    left: Math.min(width - wide, ((patch % columns) * width) / columns),
    top: Math.min(height - high, (Math.floor(patch / columns) * height) / rows),
    width: wide,
    height: high,
  }
}

/** How large a dot is within its second: it winces as it changes colour, and swells again a little too far. */
export function swellOf(millisecond: number): number {
  const part = Math.min(1, millisecond / 640)
  return 1 - 0.2 * Math.sin(part * 2 * Math.PI) * (1 - part)
}

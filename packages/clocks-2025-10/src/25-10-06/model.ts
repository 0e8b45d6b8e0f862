import { clamp, createRandom, shownHour, twoDigits } from '@found-time/clock-runtime'
import { OUTLINES } from './figures'

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
  const part = clamp(linear)
  return Math.round(255 * (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055))
}

/** How light the dots are, of the ground and of the figures: these a little lighter, for eyes that see no hues at all. */
export const SHADES = { ground: [0.46, 0.56, 0.68, 0.81], figure: [0.92, 1.06, 1.22, 1.4] } as const

/** The colour of a dot. */
export const inkOf = (colour: Triple, shade: number): string =>
  `rgb(${colour.map((value) => byte(value * shade)).join()})`

/** What is written: hour and minute, two figures each. */
export const figuresAt = (hour: number, minute: number, hourCycle: 12 | 24): string =>
  twoDigits(shownHour(hour, hourCycle)) + twoDigits(minute)

type Point = readonly [number, number]

const CONTOURS: readonly Point[][][] = OUTLINES.map((outline) =>
  outline.split(';').map((contour) =>
    contour.split(' ').map((point): Point => {
      const [x, y] = point.split(',')
      return [Number(x), Number(y)]
    }),
  ),
)

/** How broad the broadest figure is, in thousandths of the height. */
const BROAD = 460

/** How much a figure may be drawn out in height, so that four in a row fill a stage. */
const TALLER = 1.22

export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Where the four figures stand: in a row, or upright two over two. */
export function placesOf(width: number, height: number): Box[] {
  const rows = height > width * 0.9 ? 2 : 1
  const perRow = 4 / rows
  const short = Math.min(width, height)
  const margin = short * 0.062
  const between = short * (rows === 1 ? 0.056 : 0.095)
  // In a row, hours and minutes stand farther from one another.
  const parting = rows === 1 ? between * 0.75 : 0
  const cell = (width - 2 * margin - (perRow - 1) * between - parting) / perRow
  const free = (height - 2 * margin - (rows - 1) * between) / rows
  const high = Math.min(free, (cell / BROAD) * 1000 * TALLER)
  const wide = Math.min(cell, (high * BROAD) / 1000)
  const top = (height - rows * high - (rows - 1) * between) / 2
  return Array.from({ length: 4 }, (_, index) => ({
    left: margin + (index % perRow) * (cell + between) + (index > 1 ? parting : 0) + (cell - wide) / 2,
    top: top + Math.floor(index / perRow) * (high + between),
    width: wide,
    height: high,
  }))
}

/** A side of a figure's outline, in pixels. */
type Side = readonly [x: number, y: number, alongX: number, alongY: number]

export interface Shape {
  readonly box: Box
  readonly sides: readonly Side[]
}

/** A figure's outline in its box; a slim one stands in the middle. */
export function shapeOf(figure: number, box: Box): Shape {
  const contours = CONTOURS[figure]!
  const own = Math.max(...contours.flat().map(([x]) => x))
  const at = ([x, y]: Point): Point => [
    box.left + ((x + (BROAD - own) / 2) / BROAD) * box.width,
    box.top + (y / 1000) * box.height,
  ]
  const sides = contours.flatMap((contour) =>
    contour.map((point, index): Side => {
      const [x, y] = at(point)
      const [nextX, nextY] = at(contour[(index + 1) % contour.length]!)
      return [x, y, nextX - x, nextY - y]
    }),
  )
  return { box, sides }
}

/** How far a point is from the nearest outline within `reach`: below nothing outside of the figures. */
export function depthAt(shapes: readonly Shape[], x: number, y: number, reach: number): number {
  let least = reach * reach
  let inside = false
  for (const { box, sides } of shapes) {
    // The round figures stand a little over their boxes, above and below.
    const over = reach + box.height * 0.02
    if (x < box.left - over || x > box.left + box.width + over) continue
    if (y < box.top - over || y > box.top + box.height + over) continue
    // By index: this is asked thousands of times at a first picture, before loops that take arrays apart are fast.
    for (let index = 0; index < sides.length; index++) {
      const side = sides[index]!
      const alongX = side[2]
      const alongY = side[3]
      const offX = x - side[0]
      const offY = y - side[1]
      if (offY < 0 !== offY < alongY && offX < (offY / alongY) * alongX) inside = !inside
      const squared = alongX * alongX + alongY * alongY || 1
      const part = clamp((offX * alongX + offY * alongY) / squared)
      const missX = offX - part * alongX
      const missY = offY - part * alongY
      least = Math.min(least, missX * missX + missY * missY)
    }
  }
  return inside ? Math.sqrt(least) : -Math.sqrt(least)
}

export interface Dot {
  readonly x: number
  readonly y: number
  readonly radius: number
  /** A number of its own, 0 up to 1. */
  readonly chance: number
  readonly side: 'figure' | 'ground'
}

/**
 * A plate's dots: none touches another or an outline, each is as large as it finds room for, from edge to edge. The same
 * figures on the same size of stage always have the same dots.
 */
export function packOf(width: number, height: number, figures: string): Dot[] {
  const job = packing(width, height, figures)
  for (;;) {
    const { done, value } = job.next()
    if (done) return value
  }
}

/** The same by and by: what is yielded between may be put off to the next frame. */
export function* packing(width: number, height: number, figures: string): Generator<undefined, Dot[]> {
  const unit = Math.sqrt(width * height) / 1000
  // Upright, where the stage is small, the dots are a larger part of it.
  const [most, least, gap] = [
    unit * (height > width * 0.9 ? 18 : 15),
    unit * 2.5,
    unit * (height > width * 0.9 ? 1.5 : 1.2),
  ]
  const shapes = placesOf(width, height).map((box, index) => shapeOf(Number(figures[index]), box))
  const random = createRandom('ishihara')
  const side = most * 2 + gap
  const [columns, rows] = [Math.ceil(width / side) + 2, Math.ceil(height / side) + 2]
  const grid: Dot[][] = Array.from({ length: columns * rows }, () => [])
  const dots: Dot[] = []
  const TRIES = 50_000
  // A function of its own, so that browsers soon make it fast.
  const tryOne = (index: number) => {
    const x = random() * (width + most) - most / 2
    const y = random() * (height + most) - most / 2
    const column = Math.floor(x / side) + 1
    const row = Math.floor(y / side) + 1
    // At first large ones only, or small ones would take their room.
    const want = Math.max(least, most * (1 - (index / TRIES) * 1.5))
    let room = most * (0.62 + 0.38 * random())
    for (let near = row - 1; near <= row + 1; near++)
      for (let next = column - 1; next <= column + 1; next++) {
        const found = grid[near * columns + next]
        if (!found) continue
        for (let at = 0; at < found.length; at++) {
          const dot = found[at]!
          const right = dot.x - x
          const down = dot.y - y
          // Most are too far away to matter: what their distance is need not be known.
          const squared = right * right + down * down
          const reach = room + dot.radius + gap
          if (squared >= reach * reach) continue
          room = Math.sqrt(squared) - dot.radius - gap
          if (room < want) return
        }
      }
    if (room < want) return
    const depth = depthAt(shapes, x, y, most + gap)
    room = Math.min(room, Math.abs(depth) - gap / 2)
    if (room < want) return
    const dot: Dot = { x, y, radius: room, chance: random(), side: depth > 0 ? 'figure' : 'ground' }
    dots.push(dot)
    grid[row * columns + column]?.push(dot)
  }
  yield
  for (let index = 0; index < TRIES; index++) {
    tryOne(index)
    if (index % 200 === 199) yield
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

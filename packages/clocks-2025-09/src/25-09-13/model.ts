import { shownHour } from '@found-time/clock-runtime'

/** A point on the stage, and which way one walks there, in radians from the right, clockwise. */
export interface Step {
  readonly x: number
  readonly y: number
  readonly heading: number
}

/** The path is between an oval and a rectangle: the larger, the squarer. */
const SQUARE = 3.2

/** The round a cat makes in an hour: sixty steps of one length, clockwise; the last, as the first, is at the top. */
export function roundOf(width: number, height: number): (minute: number) => Step {
  const margin = Math.min(width, height)
  const across = width / 2 - margin * 0.105
  const down = height / 2 - margin * 0.105
  const part = (of: number) => Math.sign(of) * Math.abs(of) ** (2 / SQUARE)
  const points: [number, number][] = []
  for (let index = 0; index <= 1440; index++) {
    const angle = (index / 1440) * Math.PI * 2
    points.push([width / 2 + part(Math.sin(angle)) * across, height / 2 - part(Math.cos(angle)) * down])
  }
  const lengths = [0]
  for (let index = 1; index < points.length; index++) {
    const [x, y] = points[index]!
    const [before, above] = points[index - 1]!
    lengths.push(lengths[index - 1]! + Math.hypot(x - before, y - above))
  }
  const whole = lengths.at(-1)!
  const at = (minute: number): readonly [number, number] => {
    const along = (((minute % 60) + 60) % 60) * (whole / 60)
    let index = 1
    while (index < 1440 && lengths[index]! < along) index++
    const [x, y] = points[index]!
    const [before, above] = points[index - 1]!
    const share = (along - lengths[index - 1]!) / (lengths[index]! - lengths[index - 1]!)
    return [before + (x - before) * share, above + (y - above) * share]
  }
  return (minute) => {
    const [x, y] = at(minute)
    const [before, above] = at(minute - 0.4)
    const [after, below] = at(minute + 0.4)
    return { x, y, heading: Math.atan2(below - above, after - before) }
  }
}

/** How many minutes ago a print was trodden: the minute's own just now, the next one's an hour ago all but a minute. */
export const ageOf = (print: number, minute: number) => (minute - print + 60) % 60

/** How much of a print the falling snow has filled: half of it at once, and nearly all in an hour. */
export const fillOf = (age: number) => age / 60

/** How deep a print is: the newest by far the deepest. */
export const depthOf = (age: number) => (age === 0 ? 1 : 0.08 + 0.5 * (1 - fillOf(age)) ** 1.3)

/** On which side of its line a foot treads: right and left in turn. */
export const sideOf = (print: number): 1 | -1 => (print % 2 ? 1 : -1)

/** The hour as it is written in the snow. */
export const hourAt = (hour: number, cycle: 12 | 24) => String(shownHour(hour, cycle))

type Size = readonly [width: number, height: number]

/** A number that is written in the snow: about a place, in figures so high. */
export interface Written {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly high: number
}

/** The hour: on an upright stage its figures stand one above the other. */
export function hourOf([width, height]: Size, hour: string): Written[] {
  const least = Math.min(width, height)
  if (width >= height * 0.8) {
    const high = Math.min(height * 0.435, (width - least * 0.62) / Math.max(1.1, breadthOf(hour)))
    return [{ text: hour, x: width / 2, y: height / 2, high }]
  }
  const high = Math.min(height * (hour.length > 1 ? 0.246 : 0.27), (width * 0.44) / 0.62)
  const apart = high * 1.34
  return [...hour].map((text, index) => ({
    text,
    x: width / 2,
    y: height / 2 + (index - (hour.length - 1) / 2) * apart,
    high,
  }))
}

/** The prints of an hour and the minute's number, which is written before the newest of them. */
export function trailOf([width, height]: Size, minute: number) {
  const least = Math.min(width, height)
  const round = roundOf(width, height)
  const [a, b] = [round(14.5), round(15.5)]
  const apart = Math.hypot(a.x - b.x, a.y - b.y)
  const stepAt = (print: number, at = print): Step => {
    const step = round(at)
    const aside = sideOf(print) * apart * 0.36
    return { ...step, x: step.x - Math.sin(step.heading) * aside, y: step.y + Math.cos(step.heading) * aside }
  }
  const [paw, large] = [apart * 0.54, apart * 0.85]
  const newest = stepAt(minute, minute + 0.35)
  const text = String(minute)
  const high = least * (height > width ? 0.142 : 0.15)
  const [wide, tall] = [(breadthOf(text) * high) / 2 + high * 0.16, high * 0.66]
  // It stands so far before the print that it does not touch it, and never over the stage's edge.
  let ahead = minute + 1
  const edge = least * 0.012
  const within = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value))
  const placeAt = (at: number) => {
    const { x, y } = round(at)
    return { x: within(edge + wide, x, width - edge - wide), y: within(edge + tall, y, height - edge - tall) }
  }
  const apartFrom = (place: { x: number; y: number }, step: Step, size: number) =>
    Math.hypot(
      Math.max(0, Math.abs(place.x - step.x) - wide),
      Math.max(0, Math.abs(place.y - step.y) - tall),
    ) -
    size * 1.2
  while (apartFrom(placeAt(ahead), newest, large) < 0 && ahead < minute + 12) ahead += 0.1
  const place = placeAt(ahead)
  const older = Array.from({ length: 59 }, (_, index) => (minute + 1 + index) % 60 || 60)
    .map((print) => ({ print, size: paw, ...stepAt(print) }))
    // Who wrote the number has swept away what was below it.
    .filter((step) => apartFrom(place, step, paw) > 0)
  return { older, newest: { print: minute || 60, size: large, ...newest }, number: { text, ...place, high } }
}

/** How many flakes are in the air, and for how many seconds each. */
export const FLAKES = 5
const FALL = 5

/** Which flake of its place one is since midnight, and how high it still is: `1` where it comes into sight, `0` where it lands. */
export function flakeAt(index: number, secondsOfDay: number): { count: number; high: number } {
  const along = secondsOfDay / FALL + index / FLAKES
  return { count: Math.floor(along), high: 1 - (along % 1) }
}

/** How long the cat's shadow takes to pass. */
export const PASSES_MS = 6500

/** The shadow of a cat that walks upwards at the left of the stage, out of sight: how long it is, and how far it falls. */
export const shadowOf = ([width, height]: Size) => {
  const long = Math.min(height * 0.62, width * 0.8)
  return { long, reach: Math.min(width * 0.4, long) }
}

/** Whether the shadow may fall: it must not touch the newest print or its number. */
export function mayPass(size: Size, minute: number): boolean {
  const { newest, number } = trailOf(size, minute)
  const wide = (breadthOf(number.text) / 2 + 0.16) * number.high
  return Math.min(newest.x - newest.size * 1.2, number.x - wide) > shadowOf(size).reach
}

/** What lights the snow: the sun or the moon from one side, and the sky from above; red, green and blue. */
export interface Light {
  readonly low: readonly [number, number, number]
  readonly sky: readonly [number, number, number]
}

const DAY: Light = { low: [0.36, 0.3, 0.21], sky: [0.44, 0.54, 0.69] }
const DUSK: Light = { low: [0.43, 0.32, 0.23], sky: [0.43, 0.48, 0.62] }
const NIGHT: Light = { low: [0.29, 0.32, 0.34], sky: [0.2, 0.25, 0.36] }

/** Night until six, day from nine to four, night again from seven; between them the sun is at the edge. */
export function lightAt(hour: number): Light {
  if (hour < 6 || hour >= 19) return NIGHT
  return hour < 9 || hour >= 16 ? DUSK : DAY
}

type Line = readonly (readonly [number, number])[]

/** The strokes of ten figures, as one writes them with a finger: from the left edge and the top, in parts of their height. */
const STROKES: readonly (readonly Line[])[] = [
  [
    [
      [0.3, 0],
      [0.09, 0.13],
      [0, 0.5],
      [0.1, 0.87],
      [0.3, 1],
      [0.5, 0.87],
      [0.6, 0.5],
      [0.51, 0.13],
      [0.3, 0],
    ],
  ],
  [
    [
      [0.06, 0.24],
      [0.2, 0.14],
      [0.34, 0],
    ],
    [
      [0.34, 0],
      [0.34, 1],
    ],
  ],
  [
    [
      [0.03, 0.25],
      [0.12, 0.06],
      [0.32, 0],
      [0.52, 0.09],
      [0.56, 0.3],
      [0.4, 0.6],
      [0.02, 1],
    ],
    [
      [0.02, 1],
      [0.6, 1],
    ],
  ],
  [
    [
      [0.04, 0.1],
      [0.28, 0],
      [0.51, 0.1],
      [0.5, 0.34],
      [0.24, 0.46],
    ],
    [
      [0.24, 0.46],
      [0.5, 0.54],
      [0.58, 0.76],
      [0.42, 0.97],
      [0.16, 0.99],
      [0, 0.85],
    ],
  ],
  [
    [
      [0.42, 0],
      [0.22, 0.35],
      [0, 0.68],
    ],
    [
      [0, 0.68],
      [0.62, 0.68],
    ],
    [
      [0.46, 0.34],
      [0.46, 1],
    ],
  ],
  [
    [
      [0.52, 0],
      [0.12, 0],
    ],
    [
      [0.12, 0],
      [0.06, 0.45],
    ],
    [
      [0.06, 0.45],
      [0.3, 0.37],
      [0.53, 0.49],
      [0.57, 0.76],
      [0.38, 0.98],
      [0.14, 0.98],
      [0, 0.86],
    ],
  ],
  [
    [
      [0.47, 0.01],
      [0.2, 0.24],
      [0.03, 0.62],
      [0.1, 0.9],
      [0.3, 1],
      [0.52, 0.9],
      [0.56, 0.65],
      [0.36, 0.48],
      [0.13, 0.56],
      [0.03, 0.72],
    ],
  ],
  [
    [
      [0, 0],
      [0.58, 0],
    ],
    [
      [0.58, 0],
      [0.36, 0.44],
      [0.24, 1],
    ],
  ],
  [
    [
      [0.3, 0.46],
      [0.08, 0.31],
      [0.1, 0.08],
      [0.3, 0],
      [0.5, 0.08],
      [0.52, 0.31],
      [0.3, 0.46],
      [0.03, 0.68],
      [0.08, 0.92],
      [0.3, 1],
      [0.52, 0.92],
      [0.57, 0.68],
      [0.3, 0.46],
    ],
  ],
  [
    [
      [0.56, 0.3],
      [0.46, 0.47],
      [0.25, 0.52],
      [0.05, 0.38],
      [0.06, 0.13],
      [0.26, 0],
      [0.48, 0.07],
      [0.57, 0.3],
      [0.5, 0.66],
      [0.3, 1],
    ],
  ],
]
const BREADTH = [0.6, 0.36, 0.6, 0.58, 0.62, 0.58, 0.57, 0.58, 0.58, 0.58]
const APART = 0.2

/** How broad a number is, in parts of its height. */
export const breadthOf = (number: string) =>
  [...number].reduce((sum, figure) => sum + BREADTH[Number(figure)]!, APART * (number.length - 1))

/** The strokes of a number about a place, as points close to each other. */
export function writing(number: string, x: number, y: number, size: number): [number, number][][] {
  let left = x - (breadthOf(number) * size) / 2
  return [...number].flatMap((figure) => {
    const start = left
    left += (BREADTH[Number(figure)]! + APART) * size
    return STROKES[Number(figure)]!.map((line) =>
      smooth(line).map(([across, down]): [number, number] => [
        start + across * size,
        y + (down - 0.5) * size,
      ]),
    )
  })
}

/** A curve through points (Catmull and Rom's), seven steps from each to the next. */
function smooth(line: Line): [number, number][] {
  const points: [number, number][] = []
  const closed = line.length > 3 && line[0]![0] === line.at(-1)![0] && line[0]![1] === line.at(-1)![1]
  const pointAt = (index: number) => {
    if (index < 0) return closed ? line.at(-2)! : line[0]!
    return line[index] ?? (closed ? line[1]! : line.at(-1)!)
  }
  for (let index = 0; index + 1 < line.length; index++)
    for (let step = 0; step <= 7; step++) {
      const t = step / 7
      const of = (axis: 0 | 1) => {
        const [a, b, c, d] = [-1, 0, 1, 2].map((by) => pointAt(index + by)[axis]) as [
          number,
          number,
          number,
          number,
        ]
        return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))
      }
      points.push([of(0), of(1)])
    }
  return points
}

import { shownHour, twoDigits } from '@found-time/clock-runtime'
import { FIGURES } from './figures'

export type Point = readonly [number, number]

/** What is left of a body's height when it is squeezed furthest, and how far it then bulges in the middle. */
export const LEAST = 0.53
const BULGE = 0.23

/**
 * A body that cannot be compressed, between two plates. A layer of it that becomes thinner becomes broader by as much:
 * where `wider` says how broad a layer at `height` (−1 at the lower plate, 1 at the upper) has become, `risen` is the
 * sum of what one over it leaves of each layer below. Layers at the plates are held by them, those between bulge.
 * @param part - What is left of its height: `1` at rest.
 */
export function squeeze(part: number) {
  const bulge = Math.max(0, (BULGE * (1 - part)) / (1 - LEAST))
  const [all, root] = [1 + bulge, Math.sqrt((1 + bulge) * bulge)]
  // The integral of one over 1 + bulge·(1 − height²).
  const sum = (height: number) => (bulge < 1e-6 ? height : Math.atanh(height * Math.sqrt(bulge / all)) / root)
  const scale = sum(1) / part
  return {
    wider: (height: number) => scale * (1 + bulge * (1 - height * height)),
    /** Of the height at rest, from the lower plate. */
    risen: (height: number) => (sum(height) + sum(1)) / (2 * scale),
    broadest: scale * (1 + bulge),
  }
}

/** A thousandth of the height between two figures, and the pair that is broadest. */
const GAP = 46
const [BROADEST, HIGH] = [553 * 2 + GAP, 1000]

/** The outline of a figure cut into short pieces, so that straight edges bend as well. */
function piecesOf(outline: string): Point[][] {
  const shapes: Point[][] = []
  let at: Point = [0, 0]
  let start: Point = at
  const to = (end: Point, handle?: Point) => {
    const length = Math.hypot(end[0] - at[0], end[1] - at[1])
    const steps = Math.max(handle ? 7 : 1, Math.ceil(length / 40))
    const from = at
    for (let step = 1; step <= steps; step++) {
      const [t, u] = [step / steps, 1 - step / steps]
      const along = (axis: 0 | 1) =>
        handle
          ? u * u * from[axis] + 2 * u * t * handle[axis] + t * t * end[axis]
          : u * from[axis] + t * end[axis]
      shapes.at(-1)!.push([along(0), along(1)])
    }
    at = end
  }
  for (const [, kind, numbers] of outline.matchAll(/([MLQZ])([^MLQZ]*)/g)) {
    const [a = 0, b = 0, c = 0, d = 0] = numbers!.trim().split(' ').map(Number)
    if (kind === 'M') {
      at = start = [a, b]
      shapes.push([at])
    } else if (kind === 'L') to([a, b])
    else if (kind === 'Q') to([c, d], [a, b])
    else to(start)
  }
  return shapes
}

/** Two figures at rest, about the middle of the pair: `x` to both sides, `y` from 0 at their foot to 1. */
export function pairOf(text: string): Point[][] {
  const [first, second] = [FIGURES[Number(text[0])]!, FIGURES[Number(text[1])]!]
  const middle = (first[0] + GAP + second[0]) / 2
  return [first, second].flatMap(([, outline], index) =>
    piecesOf(outline).map((shape) =>
      shape.map(([x, y]): Point => [(x - middle + (index ? first[0] + GAP : 0)) / HIGH, (HIGH - y) / HIGH]),
    ),
  )
}

/** The pair with so much of its height left: `x` and `y` in the same measures as at rest. */
export function squeezed(text: string, part: number): Point[][] {
  const { wider, risen } = squeeze(part)
  return pairOf(text).map((shape) =>
    shape.map(([x, y]): Point => {
      const height = y * 2 - 1
      return [x * wider(height), risen(height)]
    }),
  )
}

/** What the shapes enclose, holes taken out. */
export const areaOf = (shapes: readonly (readonly Point[])[]): number =>
  Math.abs(
    shapes.reduce(
      (sum, shape) =>
        sum +
        shape.reduce((part, [x, y], index) => {
          const [nx, ny] = shape[(index + 1) % shape.length]!
          return part + (x * ny - nx * y) / 2
        }, 0),
      0,
    ),
  )

/** How long a stroke of the pump takes, and the spring of new figures, in seconds. */
export const STROKE = 0.28
export const SPRING = 1

/** How much is left of what has been squeezed for so many of its sixty strokes. */
export const restAfter = (strokes: number): number => 1 - ((1 - LEAST) * strokes) / 59

/** New figures spring out of what the old ones were squeezed to, above their height, and come to rest. */
export const sprung = (seconds: number): number =>
  1 - (1 - LEAST) * Math.exp(-6.4 * seconds) * Math.cos(seconds * 4 * Math.PI) * (1 - seconds)

/**
 * What is left of a height, so many seconds after the last of sixty strokes.
 * @param strokes - `0` to `59`: seconds of the minute, or minutes of the hour.
 */
export function leftAt(strokes: number, seconds: number): number {
  if (strokes === 0) return seconds < SPRING ? sprung(seconds) : 1
  const part = Math.min(1, seconds / STROKE)
  const eased = 1 - (1 - part) ** 3
  return restAfter(strokes - 1 + eased)
}

export const hoursOf = (hour: number, hourCycle: 12 | 24): string => twoDigits(shownHour(hour, hourCycle))
export const minutesOf = (minute: number): string => twoDigits(minute)

/** A press: where its bed begins, how high figures at rest stand on it, and how they are drawn in thousandths. */
export interface Press {
  readonly left: number
  readonly width: number
  readonly top: number
  /** The bed's upper side, and how thick the bed is. */
  readonly floor: number
  readonly bed: number
  readonly plate: number
  readonly middle: number
  /** A unit of the pair in pixels, across and up. */
  readonly across: number
  readonly up: number
  /** Where the plate is scaled: its width, and the ends of the scale. */
  readonly broad: number
  readonly scale: number
}

/** Two presses, side by side, or one above the other on an upright stage. */
export function pressesOf(width: number, height: number): readonly [Press, Press] {
  const stacked = height > width * 1.3
  const press = (index: number): Press => {
    const wide = stacked ? width : width / 2
    const tall = stacked ? height / 2 : height
    const left = stacked ? 0 : index * wide
    const top = stacked ? index * tall : 0
    const bed = Math.max(tall * 0.088, 5)
    const plate = tall * 0.075
    const scale = Math.min(wide, tall) * 0.105
    const free = wide * 0.965 - scale
    const floor = top + tall - bed
    return {
      left,
      width: wide,
      top,
      floor,
      bed,
      plate,
      middle: left + scale + free / 2,
      across: free / (squeeze(LEAST).broadest * (BROADEST / HIGH)),
      up: floor - top - plate * 1.35,
      broad: free,
      scale,
    }
  }
  return [press(0), press(1)]
}

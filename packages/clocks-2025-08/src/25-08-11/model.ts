export type Point = readonly [x: number, y: number]

/** Where things are on a stage: the door with its radius, the programme knob with its scale's. */
export interface Plan {
  readonly door: Point
  readonly radius: number
  readonly dial: Point
  readonly knob: number
  /** The drawer for the powder, where there is room: its corner, its breadth and its height. */
  readonly drawer?: readonly [x: number, y: number, width: number, height: number]
}

/** The door is as large as the stage allows, and the panel has what is left: beside it, or above it. */
export function planOf(width: number, height: number): Plan {
  const ratio = width / height
  if (ratio > 1.3) {
    const radius = height * 0.485
    const left = height * 0.5 + radius
    const panel = width - left
    const door = [height * 0.5, height / 2] as const
    const knob = Math.min(panel * 0.47, height * 0.47)
    const x = left + panel * 0.49
    const spare = height - 2 * knob
    if (spare < height * 0.24) return { door, radius, dial: [x, height / 2], knob }
    // Above a knob that leaves room there is the drawer.
    const gap = Math.min(spare * 0.2, panel * 0.08)
    const across = panel * 0.84
    return {
      door,
      radius,
      dial: [x, height - gap - knob],
      knob,
      drawer: [x - across / 2, gap * 1.1, across, Math.min(spare - gap * 2.6, across * 0.42)],
    }
  }
  if (ratio < 0.72) {
    const radius = width * 0.485
    const panel = height - radius * 2.06
    return {
      door: [width / 2, height - radius * 1.03],
      radius,
      dial: [width / 2, panel / 2],
      knob: Math.min(width * 0.47, panel * 0.47),
    }
  }
  // Door and knob in corners that face each other.
  const unit = Math.min(width, height)
  return {
    door: [unit * 0.382, height - unit * 0.382],
    radius: unit * 0.366,
    dial: [width - unit * 0.21, unit * 0.21],
    knob: unit * 0.202,
    drawer: [unit * 0.045, unit * 0.05, width - unit * 0.52, unit * 0.13],
  }
}

/** A place on a circle, in turns clockwise from the top. */
export const onCircle = ([x, y]: Point, radius: number, turn: number): Point => [
  x + radius * Math.sin(turn * 2 * Math.PI),
  y - radius * Math.cos(turn * 2 * Math.PI),
]

/**
 * The hours round the programme knob.
 * @returns The number at each of its places from the top: twelve, or all twenty-four.
 */
export const hoursOf = (hourCycle: 12 | 24): number[] =>
  Array.from({ length: hourCycle }, (_, place) => (hourCycle === 12 ? place || 12 : place))

/**
 * How the sock of a minute is there: `out` for one that was found, `new` for the last of them, `in` for one that is
 * still lost. The first sock belongs to the minute 1; at a full hour none is out.
 */
export const sockAt = (sock: number, minute: number): 'out' | 'new' | 'in' =>
  sock > minute ? 'in' : sock === minute ? 'new' : 'out'

/** Five by five they have a colour: which of the two. */
export const colourOf = (sock: number): 0 | 1 => (Math.floor((sock - 1) / 5) % 2 ? 1 : 0)

/**
 * How far the drum has turned: an eighth a second, back and forth for half a minute each, so a minute ends as it began.
 * @param turned - How far it has come to this second's place from the last one, `0` to `1`.
 */
export function drumAt(second: number, turned: number): number {
  const at = second - 1 + turned
  return (at <= 30 ? at : 60 - at) / 8
}

/**
 * How the wash leans, `-1` to `1`: it is carried up one side and falls back to the other by the next second.
 * @param turned - As for the drum.
 */
export const leanAt = (second: number, turned: number): number => (second % 2 ? 1 : -1) * (turned * 2 - 1)

/**
 * Where in the ring a sock hangs, in turns: five by five they stand a little closer, so that a five is seen as one.
 * @param sock - From 1; the third of each five has its own sixtieth.
 */
export const turnOf = (sock: number): number => (sock - (((sock - 1) % 5) - 2) * 0.1) / 60

/** Which of the three signs the knob shows: twenty seconds each. */
export const signAt = (second: number): number => Math.floor(second / 20)

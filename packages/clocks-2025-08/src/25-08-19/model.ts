/** The arithmetic-geometric mean. */
function mean(a: number, b: number): number {
  for (let step = 0; step < 8; step++) [a, b] = [(a + b) / 2, Math.sqrt(a * b)]
  return a
}

/**
 * How much longer a pendulum takes when its swing is large: T/T₀ = 2K(sin ½θ₀)/π, where the complete elliptic integral of
 * the first kind is K(k) = π / 2·agm(1, √(1 − k²)), so this is 1 / agm(1, cos ½θ₀).
 * Source: NIST Digital Library of Mathematical Functions, 22.19(i) "Classical Dynamics: The Pendulum" and 19.8(i).
 * @param widest - The widest angle θ₀, in radians.
 * @example periodRatio(Math.PI / 4) // 1.03997…
 */
export const periodRatio = (widest: number): number => 1 / mean(1, Math.cos(widest / 2))

/**
 * The amplitude am(u, k) by descending Landen transformations; sn u is its sine.
 * Source: NIST Digital Library of Mathematical Functions, 22.20(ii).
 */
function amplitude(u: number, k: number): number {
  const halves: [number, number][] = []
  let [a, b, c] = [1, Math.sqrt(1 - k * k), k]
  while (Math.abs(c) > 1e-12 && halves.length < 8) {
    ;[a, b, c] = [(a + b) / 2, Math.sqrt(a * b), (a - b) / 2]
    halves.push([a, c])
  }
  let angle = 2 ** halves.length * a * u
  for (const [of, at] of halves.reverse()) angle = (angle + Math.asin((at / of) * Math.sin(angle))) / 2
  return angle
}

/**
 * Where a pendulum is on its way out and back again: sin ½θ = k·sn(u, k) with k = sin ½θ₀ (DLMF 22.19.2).
 * @param widest - The widest angle, in radians.
 * @param part - `0` as it leaves the lowest point, `0.5` at its widest, `1` as it is back.
 */
export function swingAt(widest: number, part: number): number {
  if (part <= 0 || part >= 1 || widest <= 0) return 0
  const k = Math.sin(widest / 2)
  const quarter = (Math.PI / 2) * periodRatio(widest)
  return 2 * Math.asin(k * Math.sin(amplitude(2 * quarter * part, k)))
}

/**
 * Which side is out, and how far it has come. Each full second one of them is at its widest, the left on even seconds;
 * they clack half a second later.
 * @example sideAt(36, 250) // { left: true, part: 0.75 }
 */
export function sideAt(second: number, millisecond: number) {
  const late = millisecond >= 500
  return {
    left: (second % 2 === 0) !== late,
    part: late ? millisecond / 1000 - 0.5 : millisecond / 1000 + 0.5,
  }
}

/** How long before the full minute the balls whose figure changes turn, in milliseconds. */
export const TURN_MS = 350

/** How far they have turned on to the next minute, from `0` to `1`. */
export function turnedAt(second: number, millisecond: number): number {
  const part = Math.max(0, (second * 1000 + millisecond - 60_000 + TURN_MS) / TURN_MS)
  return part * part * (3 - 2 * part)
}

/**
 * Where a figure is on the front of a ball that turns about its string: how far to the right, as a part of the way to
 * the edge, and how narrow.
 * @param turned - `0` where it faces us, `1` where it has gone to the right, `-1` where it is still to come.
 */
export const facing = (turned: number): readonly [right: number, narrow: number] => {
  const angle = (turned * Math.PI) / 2
  return [Math.sin(angle), Math.cos(angle)]
}

/** The four figures of a time, those of the hour with a nought before them. */
export const figuresOf = (hour: number, minute: number): string[] => [
  ...String(hour).padStart(2, '0'),
  ...String(minute).padStart(2, '0'),
]

export type Place = readonly [x: number, y: number, z: number]
/** A place on the stage in pixels, and how many pixels a radius of a ball has there. */
export type Seen = readonly [x: number, y: number, scale: number]

/** What hangs side by side: places among the four figures, and the colon. */
export const ROW = [0, 1, ':', 2, 3] as const

/** In radii of a ball, from the middle of the row: where the plate lies and how thick it is, and half the gap between the rails. */
export const PLATE = -1.5
export const THICK = 0.42
export const GAP = 1.75

/** From where the cradle is looked at, and what is there of it, in radii of a ball. */
interface View {
  /** Degrees round the row towards its right end, and above it. */
  readonly around: number
  readonly above: number
  /** How far the eye is. */
  readonly eye: number
  /** How far aside an end ball swings. */
  readonly swing: number
  /** Where the rails end. */
  readonly ends: readonly [left: number, right: number]
  /** The plate, to the left, to the right and to both sides of the row. */
  readonly plate: readonly [left: number, right: number, deep: number]
  /** The least and the greatest height of the rails. */
  readonly high: readonly [number, number]
}

/** The whole of it where there is room; else from its right end, where the rails go past whoever looks: the narrower the stage, the further along the row. */
const VIEWS = {
  wide: {
    around: 15,
    above: 12,
    eye: 30,
    swing: 1.5,
    ends: [-6.9, 6.9],
    plate: [-7.6, 7.6, 2.6],
    high: [2.6, 7],
  },
  square: {
    around: 48,
    above: 22,
    eye: 19,
    swing: 1.1,
    ends: [-6.9, 11],
    plate: [-7.6, 11, 2.6],
    high: [4, 8.5],
  },
  tall: {
    around: 54,
    above: 27,
    eye: 17,
    swing: 0.9,
    ends: [-6.9, 11],
    plate: [-7.6, 11, 2.6],
    high: [4, 8.5],
  },
} as const satisfies Record<string, View>

export interface Cradle {
  readonly name: keyof typeof VIEWS
  readonly view: View
  /** How high above the row's middle the rails are, in radii. */
  readonly high: number
  /** How wide a ball swings, in radians. */
  readonly widest: number
  /** Where a place of the cradle is seen. */
  readonly seen: (place: Place) => Seen
}

/** Where a ball is that has swung so far to the right, in radians; its strings are fixed at the height of the rails. */
export const ballAt = (index: number, high: number, angle: number): Place => [
  (index - 2) * 2 + Math.sin(angle) * high,
  (1 - Math.cos(angle)) * high,
  0,
]

/** Central projection, for an eye that looks at the row's middle: right, up and nearer. */
function projection({ around, above, eye }: View) {
  const [a, e] = [(around * Math.PI) / 180, (above * Math.PI) / 180]
  return ([x, y, z]: Place): Seen => {
    const right = x * Math.cos(a) - z * Math.sin(a)
    const away = x * Math.sin(a) + z * Math.cos(a)
    const grown = eye / (eye - away * Math.cos(e) - y * Math.sin(e))
    return [right * grown, (away * Math.sin(e) - y * Math.cos(e)) * grown, grown]
  }
}

/** What has to be on the stage, with half its breadth: the balls at their widest, their shadows, the rails above them. */
function boxOf(view: View, high: number, whole: boolean) {
  const flat = projection(view)
  const widest = Math.asin(view.swing / high)
  const inside: (readonly [Place, number])[] = [
    [ballAt(0, high, -widest), 1],
    [ballAt(4, high, widest), 1],
    [ballAt(0, high, 0), 1],
    [ballAt(4, high, 0), 1],
    [[-4, PLATE, 0], 0.8],
    [[4, PLATE, 0], 0.8],
  ]
  for (const side of [-1, 1]) {
    if (whole)
      for (const x of view.plate.slice(0, 2)) inside.push([[x, PLATE - THICK, side * view.plate[2]], 0.1])
    // From nearer the rails may go past at both sides; over the row's middle they are in the picture.
    for (const x of whole ? [-4, 4] : [0]) inside.push([[x, high, side * GAP], 0.2])
  }
  const box = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [place, broad] of inside) {
    const [x, y, grown] = flat(place)
    box[0] = Math.min(box[0]!, x - broad * grown)
    box[1] = Math.min(box[1]!, y - broad * grown)
    box[2] = Math.max(box[2]!, x + broad * grown)
    box[3] = Math.max(box[3]!, y + broad * grown)
  }
  return box as [number, number, number, number]
}

/** The cradle as large as it goes on a stage; where there is room above, its strings are longer. */
export function cradleOf(width: number, height: number): Cradle {
  const name = width > height * 1.25 ? 'wide' : width > height * 0.75 ? 'square' : 'tall'
  const view: View = VIEWS[name]
  const whole = name === 'wide'
  const margin = Math.min(width, height) * 0.028
  const sized = (high: number) => {
    const [left, top, right, bottom] = boxOf(view, high, whole)
    const across = (width - margin * 2) / (right - left)
    const down = (height - margin * 2) / (bottom - top)
    return { high, across, down, left, top, right, bottom }
  }
  // The highest rails that do not make the balls smaller.
  let best = sized(view.high[0])
  for (let high = view.high[0] + 0.1; high <= view.high[1]; high += 0.1) {
    const next = sized(high)
    if (next.down < next.across) break
    best = next
  }
  const { high, across, down, left, top, right, bottom } = best
  const radius = Math.min(across, down)
  const spare = height - (bottom - top) * radius
  const x = width / 2 - ((left + right) / 2) * radius
  // What is left over is more floor than sky.
  const y = spare * 0.42 - top * radius
  const flat = projection(view)
  return {
    name,
    view,
    high,
    widest: Math.asin(view.swing / high),
    seen: (place) => {
      const [right, down, grown] = flat(place)
      return [x + right * radius, y + down * radius, grown * radius]
    },
  }
}

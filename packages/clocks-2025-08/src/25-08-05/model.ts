/** How long a decimal second is, in milliseconds: 86400 of ours are 100000 of them. */
export const DECIMAL_MS = 864

/** A time of day, as far as decimal time needs it. */
export interface TimeOfDay {
  readonly hour: number
  readonly minute: number
  readonly second: number
  readonly millisecond: number
}

/** Milliseconds that the clocks show since midnight. */
export const sinceMidnight = ({ hour, minute, second, millisecond }: TimeOfDay): number =>
  ((hour * 60 + minute) * 60 + second) * 1000 + millisecond

/**
 * Decimal time, as the National Convention decreed it on 4 frimaire of the year II (24 November 1793), article XI: the
 * day from midnight to midnight is divided into ten hours, each of them into ten parts and each of these into ten; the
 * hundredth part of an hour is a decimal minute, the hundredth part of that a decimal second.
 * @returns `count`: the decimal seconds since midnight; `hour` `0` to `9`, `minute` and `second` `0` to `99`.
 * @example decimalAt({ hour: 18, minute: 0, second: 0, millisecond: 0 }) // hour 7, minute 50, second 0
 */
export function decimalAt(time: TimeOfDay) {
  const count = Math.floor(sinceMidnight(time) / DECIMAL_MS)
  return {
    count,
    hour: Math.floor(count / 10000),
    minute: Math.floor(count / 100) % 100,
    second: count % 100,
  }
}

/** Milliseconds until the next decimal second begins. */
export const untilDecimal = (time: TimeOfDay): number => DECIMAL_MS - (sinceMidnight(time) % DECIMAL_MS)

/** How long a decimal second's step takes. */
export const STEP_MS = 200

/** How long the usual minute hand rings after its jump. */
export const RING_MS = 420

/** How much of the day has passed when a minute begins, in turns; so far round the decimal hour's hand has come. */
export const dayTurn = ({ hour, minute }: Pick<TimeOfDay, 'hour' | 'minute'>): number =>
  (hour * 60 + minute) / 1440

/**
 * Degrees of the decimal minute's and second's hands. That of the minute creeps with each decimal second; that of the
 * second steps.
 * @param step - How far it has come to this second's place from the last one, `0` to `1`.
 */
export function decimalHands(time: TimeOfDay, step: number) {
  const { count } = decimalAt(time)
  return { minute: (count * 360) / 10000, second: (count - 1 + step) * 3.6 }
}

/**
 * Degrees of the usual hands. The minute hand jumps: it stands on its minute from the first moment on, and trembles.
 * @param calm - It does not tremble.
 */
export function usualHands({ hour, minute, second, millisecond }: TimeOfDay, calm = false) {
  const ringing = !calm && second === 0 && millisecond < RING_MS
  const tremble = ringing ? 1.7 * Math.sin(millisecond / 28) * (1 - millisecond / RING_MS) ** 2 : 0
  return { hour: (hour % 12) * 30 + minute / 2, minute: minute * 6 + tremble }
}

export interface Dial {
  readonly x: number
  readonly y: number
  readonly radius: number
}

/** How far out the decimal minutes' ring reaches, in radii of the white dial; beyond it are the hours' figures. */
export const RING = 1.15

/** The white dial of the usual time: off the middle of a broad stage, above that of a tall one. */
export function dialIn(width: number, height: number): Dial {
  if (width > height * 1.2) {
    const radius = Math.min(height * 0.362, width * 0.3)
    return { x: Math.max(width * 0.452, radius * 1.2), y: height / 2, radius }
  }
  if (height > width * 1.2) return { x: width / 2, y: height * 0.468, radius: width * 0.383 }
  return { x: width / 2, y: height / 2, radius: Math.min(width, height) * 0.348 }
}

/** Where a figure stands, by its middle, and how tall it is. */
export interface Standing {
  readonly x: number
  readonly y: number
  readonly tall: number
}

const RADIANS = Math.PI / 180

/** How far from the dial's middle the stage ends in a direction, in degrees from the top. */
export function reach(width: number, height: number, { x, y }: Dial, degrees: number): number {
  const [right, down] = [Math.sin(degrees * RADIANS), -Math.cos(degrees * RADIANS)]
  const across = right > 0 ? (width - x) / right : right < 0 ? -x / right : Number.POSITIVE_INFINITY
  const along = down > 0 ? (height - y) / down : down < 0 ? -y / down : Number.POSITIVE_INFINITY
  return Math.min(across, along)
}

/** How far a figure may stand beside the ray of its hour, in degrees; a tenth of the day has 36. */
const ASIDE = [0, 2, -2, 4, -4, 6, -6]

/**
 * The place of an hour's figure: as tall as it can be between the ring and the stage's edge, in its own tenth.
 * @param hour - `1` to `10`.
 * @param broad - How broad the figure is to its height.
 */
export function standingOf(width: number, height: number, hour: number, broad: number): Standing {
  const dial = dialIn(width, height)
  const short = Math.min(width, height)
  const [margin, most] = [short * 0.018, short * 0.6]
  let best: Standing = { x: dial.x, y: dial.y, tall: 0 }
  const fits = (x: number, y: number, tall: number, ray: number) => {
    const [halfWide, half] = [(tall * broad) / 2, tall / 2]
    if (x - halfWide < margin || x + halfWide > width - margin) return false
    if (y - half < margin || y + half > height - margin) return false
    const [right, down] = [x - dial.x, y - dial.y]
    const nearest = Math.hypot(Math.max(0, Math.abs(right) - halfWide), Math.max(0, Math.abs(down) - half))
    if (nearest < dial.radius * RING + margin * 0.4) return false
    return [-1, 1].every((sideways) =>
      [-1, 1].every((upright) => {
        const angle = Math.atan2(right + sideways * halfWide, -(down + upright * half)) / RADIANS
        const off = Math.abs(((angle - ray + 540) % 360) - 180)
        return off < 17.3
      }),
    )
  }
  for (const aside of ASIDE) {
    const ray = hour * 36 + aside
    const [from, to] = [dial.radius * RING, reach(width, height, dial, ray)]
    for (let step = 1; step < 24; step++) {
      const far = from + ((to - from) * step) / 24
      const [x, y] = [dial.x + Math.sin(ray * RADIANS) * far, dial.y - Math.cos(ray * RADIANS) * far]
      let [low, high] = [0, most]
      while (high - low > short * 0.002) {
        const tall = (low + high) / 2
        if (fits(x, y, tall, hour * 36)) low = tall
        else high = tall
      }
      if (low > best.tall * (aside ? 1.1 : 1)) best = { x, y, tall: low }
    }
  }
  return best
}

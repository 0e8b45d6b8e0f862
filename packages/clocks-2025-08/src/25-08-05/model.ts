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

/**
 * Degrees of the decimal hands. The long ones creep with each decimal second; the seconds hand steps.
 * @param step - How far it has come to this second's place from the last one, `0` to `1`.
 */
export function decimalHands(time: TimeOfDay, step: number) {
  const { count } = decimalAt(time)
  return { hour: (count * 360) / 100000, minute: (count * 360) / 10000, second: (count - 1 + step) * 3.6 }
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

/** How large the decimal dial is at most beside the usual one. */
const LESSER = 0.86

/** The two dials: side by side on a broad stage, one above the other on a tall one, else from corner to corner. */
export function dialsIn(width: number, height: number): { usual: Dial; decimal: Dial } {
  const [short, long] = [Math.min(width, height), Math.max(width, height)]
  const pad = short * 0.025
  if (long < short * 1.25) {
    const [radius, lesser] = [short * 0.34, short * 0.21]
    return {
      usual: { x: pad + radius, y: pad + radius, radius },
      decimal: { x: width - pad - lesser, y: height - pad - lesser, radius: lesser },
    }
  }
  const radius = short / 2 - pad
  const lesser = Math.min(radius * LESSER, (long - radius * 2 - pad * 3) / 2)
  const between = (long - radius * 2 - lesser * 2) / 3
  const [first, second] = [between + radius, long - between - lesser]
  return width > height
    ? { usual: { x: first, y: height / 2, radius }, decimal: { x: second, y: height / 2, radius: lesser } }
    : { usual: { x: width / 2, y: first, radius }, decimal: { x: width / 2, y: second, radius: lesser } }
}

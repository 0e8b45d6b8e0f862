import { easeInOut } from '@found-time/clock-runtime'

/** A beam of the light as seen from the sea. */
export interface Beam {
  /** Degrees it has gone past the onlooker, rightwards; `0` shines straight at them, `180` straight away. */
  readonly past: number
  /** `1`, or less while it is lit or put out at a change of the hour. */
  readonly share: number
}

/** The lens turns once a minute. */
const DEGREES_A_SECOND = 6

/** Beams of a group follow each other by two seconds, so that flashes can be counted. */
export const BEAM_STEP = 12

/**
 * The beams of the lens: as many as the hour. The first passes the onlooker at the full minute.
 * @param hour12 - `1` to `12`.
 * @param seconds - Of the minute, with the fraction.
 * @param isHourNew - In the first minute of an hour; its first second changes the number.
 */
export function beamsAt(hour12: number, seconds: number, isHourNew: boolean): Beam[] {
  const before = isHourNew && seconds < 1 ? ((hour12 + 10) % 12) + 1 : hour12
  return Array.from({ length: Math.max(before, hour12) }, (_, beam) => {
    const past = (((seconds * DEGREES_A_SECOND - beam * BEAM_STEP + 180) % 360) + 360) % 360
    return {
      past: past - 180,
      share: beam < Math.min(before, hour12) ? 1 : beam < hour12 ? seconds : 1 - seconds,
    }
  })
}

/** How brightly the lamp looks into one's eyes, `0` to `1`: about a second for each beam that passes. */
export function flashOf(beams: readonly Beam[]): number {
  return Math.max(...beams.map(({ past, share }) => share * Math.exp(-((past / 2.6) ** 2))))
}

/**
 * The light's character as charts write it: group flashing, number, period (International Chart 1, INT 1, section P;
 * IALA Recommendation E-110).
 * @example characterOf(10) // 'Fl(10) 60s'
 */
export function characterOf(hour12: number): string {
  return `Fl(${hour12}) 60s`
}

/**
 * Where the sea stands on the ladder, in rungs, rung 0 being the lowest: always past the rung of the minute and short
 * of the next, but for the moment in which it gets there.
 * @param seconds - Of the minute, with the fraction.
 * @param isSettled - Without the rise to a new minute, the ebb at the hour, and the lap of each second.
 */
export function levelAt(minute: number, seconds: number, isSettled: boolean): number {
  const level = minute + 0.3 + (0.25 * seconds) / 60
  if (isSettled) return level
  const since = seconds % 1
  const lap = 0.2 * Math.exp(-3.2 * since) * Math.sin(since * 3 * Math.PI)
  const rise = 1.1
  if (seconds >= rise) return level + lap
  const before = minute === 0 ? 59.55 : minute - 0.45
  return before + (level - before) * easeInOut(seconds / rise) + lap * Math.min(1, seconds)
}

export interface Layout {
  readonly width: number
  readonly height: number
  /** Half the tower's width under the gallery: the measure of all that is built. */
  readonly unit: number
  readonly lamp: readonly [x: number, y: number]
  /** Where the ladder stands, the height of rung 0, and from rung to rung. */
  readonly ladder: number
  readonly foot: number
  readonly step: number
  /** On the smallest stages a few rungs are shown large, and move past the waterline instead. */
  readonly isBare: boolean
  /** Chart border and margin. */
  readonly border: number
}

export function layoutOf(width: number, height: number): Layout {
  const isBare = Math.min(width, height) < 200
  const isTall = height > width
  const unit = isBare
    ? height * 0.1
    : isTall
      ? Math.min(height * 0.078, width * 0.165)
      : Math.min(height * 0.085, width * 0.1)
  const x = width * (isBare ? 0.25 : isTall ? 0.45 : Math.min(0.36, 0.2 + 0.22 * (height / width)))
  const y = isBare ? height * 0.52 : isTall ? height * 0.245 : height * 0.185
  const border = isBare ? 0 : Math.max(7, Math.min(width, height) * 0.022)
  const top = y + unit * 1.95
  const foot = height - border - unit * 0.32
  return {
    width,
    height,
    unit,
    lamp: [x, y],
    ladder: x - unit * 0.3,
    foot,
    step: (foot - top) / 59,
    isBare,
    border,
  }
}

/** The height on the stage of a place on the ladder. */
export function heightOf({ foot, step, height, isBare }: Layout, rung: number, level: number): number {
  return isBare ? height * 0.66 - (rung - level) * height * 0.115 : foot - rung * step
}

/** Half the tower's width at a height, its foot spread like an oak's, after Smeaton. */
export function towerHalf({ unit, lamp, height }: Layout, y: number): number {
  const share = Math.max(0, (y - lamp[1] - unit) / (height - lamp[1] - unit))
  return unit * (1 + 0.28 * share + 0.95 * share ** 3.4)
}

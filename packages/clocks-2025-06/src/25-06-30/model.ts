import { clamp, easeInOut } from '@found-time/clock-runtime'

/**
 * The numbers on the twelve cups: as on a dial, or the twelve hours of this half of the day.
 * @example cupsOf(15, 24)[3] // 15
 */
export function cupsOf(hour: number, cycle: 12 | 24): readonly number[] {
  const first = cycle === 12 ? 1 : hour < 12 ? 0 : 12
  return Array.from({ length: 12 }, (_, index) => first + index)
}

/** Which of the twelve holds the egg. */
export const cupAt = (hour: number, cycle: 12 | 24): number => (cycle === 12 ? (hour + 11) % 12 : hour % 12)

/** How high the lid of the egg stands for a minute, in parts of the egg's half breadth: on the hour it hatches. */
export const openFor = (minute: number): number => (minute === 0 ? 0.62 : minute >= 55 ? 0.3 : 0)

/** From the first crack to the hour, `0` to `1`. */
export const crackedAt = (minute: number): number => clamp((minute - 14) / 45)

/** How high the lid stands: it looks out of the closed egg for two seconds of every ten. */
export function liftAt(minute: number, seconds: number, still: boolean): number {
  const before = openFor((minute + 59) % 60)
  const rest = openFor(minute)
  const part = still ? 1 : easeInOut(clamp(seconds / 0.5))
  const base = before + (rest - before) * part
  const peep = seconds % 10
  if (rest > 0 || seconds < 1) return base
  if (still) return peep < 2 ? 0.3 : base
  return base + 0.3 * easeInOut(clamp(peep / 0.3)) * (1 - easeInOut(clamp((peep - 1.6) / 0.3)))
}

/** How long the lid rattles, in seconds. */
export const RATTLE = 0.36

/** Each second the lid rattles, as that of a pot does, and comes to lie to the other side: its hop, its tilt in degrees. */
export function rattleAt(second: number, part: number): { hop: number; tilt: number } {
  const side = second % 2 ? 1 : -1
  const left = Math.max(0, 1 - part / RATTLE) ** 2
  return {
    hop: 0.035 * left * Math.abs(Math.sin((part / 0.12) * Math.PI)),
    tilt: side * (0.55 - 1.1 * left * Math.cos((part / 0.09) * Math.PI)),
  }
}

/** The minute under the pointer: the scale turns on at the end of each. */
export const scaleAt = (minute: number, seconds: number, still: boolean): number =>
  still ? minute : minute + easeInOut(clamp((seconds - 59.55) / 0.45))

export type Spot = readonly [number, number]

/** The camera that looked at egg and cup; their half breadth is 1, the seam of the egg at height 0. */
const EYE = [0, 2.6, -16] as const
const TARGET = [0, -0.5, 0] as const
const ANGLE = 15.5

/** Where a point is in the square picture of the egg, in parts of its side. */
export function projected(x: number, y: number, z: number): Spot {
  const [dy, dz] = [TARGET[1] - EYE[1], TARGET[2] - EYE[2]]
  const long = Math.hypot(dy, dz)
  const [ay, az] = [dy / long, dz / long]
  const [ry, rz] = [y - EYE[1], z - EYE[2]]
  const depth = ry * ay + rz * az
  const focus = 0.5 / Math.tan((ANGLE * Math.PI) / 360)
  return [0.5 + (focus * x) / depth, 0.5 - (focus * (ry * az - rz * ay)) / depth]
}

/** A point on the lower half of the shell: round from its front, and below the seam. */
export function onShell(angle: number, y: number): Spot {
  const round = Math.sqrt(1 - (y / 1.06) ** 2) * 1.002
  return projected(round * Math.sin(angle), y, -round * Math.cos(angle))
}

export interface Plan {
  /** The square picture of egg and cup. */
  readonly egg: { readonly left: number; readonly top: number; readonly side: number }
  /** Breadth of a small cup, and the middle of each one's foot. */
  readonly cup: number
  readonly places: readonly Spot[]
  /** The boards: left and right end, and height. */
  readonly boards: readonly (readonly [number, number, number])[]
}

/** Where all stands: shelves beside the egg, or above it where the stage is upright. */
export function planOf(width: number, height: number): Plan {
  const upright = width < height * 0.8
  const side = upright ? Math.min(width * 1.7, height * 0.72) : Math.min(height * 0.9, width * 1.2)
  const foot = height * 0.955
  const egg = { left: width / 2 - side / 2, top: foot - side * 0.94, side }
  if (upright) {
    const [margin, pitch] = [width * 0.04, (width * 0.92) / 6]
    const cup = Math.min(pitch * 0.8, height * 0.085)
    const rows = [height * 0.045 + cup * 1.05, height * 0.075 + cup * 2.4]
    return {
      egg,
      cup,
      places: Array.from(
        { length: 12 },
        (_, i) => [margin + pitch * ((i % 6) + 0.5), rows[Math.floor(i / 6)]!] as const,
      ),
      boards: rows.map((y) => [margin * 0.4, width - margin * 0.4, y] as const),
    }
  }
  const free = (width - side * 0.5) / 2
  const columns = free > height * 0.36 ? 3 : 2
  const rows = 6 / columns
  const margin = free * 0.07
  const pitch = (free - margin * 2) / columns
  const cup = Math.min(pitch * 0.84, height * (rows === 2 ? 0.2 : 0.15))
  const levels = rows === 2 ? [0.36, 0.68] : [0.24, 0.46, 0.68]
  const places = Array.from({ length: 12 }, (_, index): Spot => {
    const [half, at] = [Math.floor(index / 6), index % 6]
    const left = half === 0 ? margin : width - free + margin
    return [left + pitch * ((at % columns) + 0.5), levels[Math.floor(at / columns)]! * height]
  })
  const boards = levels.flatMap((y) => [
    [margin * 0.4, free - margin * 0.4, y * height] as const,
    [width - free + margin * 0.4, width - margin * 0.4, y * height] as const,
  ])
  return { egg, cup, places, boards }
}

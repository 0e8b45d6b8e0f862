/**
 * Screens of rings lie on one another. Where they agree the lower ones are not seen at all; where a ring of theirs is set
 * off by half a step it fills the gap of the upper one (G. Oster and Y. Nishijima, "Moiré Patterns", Scientific American
 * 208, May 1963). A hand is a place where the rings of a lower screen swerve.
 */

/** From one ring to the next, in hundredths of half the shorter side. */
export const STEP = 5.4

/** How broad a ring is, in steps: two of them and the white beside them fill one. */
export const RING = 0.43

/** Where hands point, in degrees clockwise from the top. */
export const minuteAngle = (minute: number): number => minute * 6
export const hourAngle = (hour: number, minute: number): number => (hour % 12) * 30 + minute / 2

/** Something that makes rings swerve: `half` its breadth at a distance from the middle, nothing where it is not. */
export type Shape = (distance: number) => number

/** Broadest at the belly, with a true point. */
const lance =
  (long: number, belly: number, broad: number): Shape =>
  (distance) => {
    if (distance > long) return 0
    return distance < belly
      ? broad * (0.42 + 0.58 * Math.sin(((distance / belly) * Math.PI) / 2))
      : broad * Math.cos((((distance - belly) / (long - belly)) * Math.PI) / 2) ** 0.8
  }

/** Both end in a gap between two rings: the minute's in the last one before the marks. */
export const HOUR: Shape = lance(56, 30, 13)
export const MINUTE: Shape = lance(80.5, 42, 7.4)

/** From where on the minute hand is seen while the two meet: beyond the tip of the hour's, so that neither hides the other. */
const CLEAR = 57

/** The minute hand, by the hands' directions in degrees. */
export function minuteShape(hour: number, minute: number): Shape {
  const apart = (((hour - minute) % 360) + 360) % 360
  const meets = Math.min(apart, 360 - apart) < 40
  return (distance) => (meets && distance < CLEAR ? 0 : MINUTE(distance))
}

/** Gaps, counted from the middle, that marks are in: a five's is one longer; and those of the second. */
export const MARKS = { minor: [15], five: [15, 16], quarter: [15, 16] } as const
export const SECONDS = [17] as const

/** Half the breadth of a mark, and of the second's ripple, in hundredths. */
export const MARK = { minor: 1.6, five: 3.2, quarter: 5.6 } as const
export const RIPPLE = 10

/** The rings up to here are the dial's; those beyond lose step. */
export const DIAL = 98.5

/**
 * How far a ring swerves, in steps: by half of one in the middle of what makes it, and back at its edges.
 * @param aside - How far from the middle of it, in halves of its breadth, `-1` to `1`.
 * @example swerve(0) // 0.5
 */
export function swerve(aside: number): number {
  const far = Math.abs(aside)
  if (far >= 1) return 0
  if (far <= 0.5) return 0.5
  return 0.25 * (1 + Math.cos((far - 0.5) * 2 * Math.PI))
}

/** How long the ripple of a second, and the hands, are under way, in seconds. */
export const SWING = 0.36

/** Swings past its mark and comes to rest: `0` to `1` while `part` goes from `0` to `1`. */
export function swing(part: number): number {
  if (part <= 0) return 0
  if (part >= 1) return 1
  return 1 - (1 - part) ** 2 * Math.cos(part * 5.5)
}

/**
 * What has come by a count that goes on by one at each beat.
 * @param beats - The count, as it is since the beat.
 * @param since - Seconds since then.
 */
export const swungTo = (beats: number, since: number): number => beats - 1 + swing(since / SWING)

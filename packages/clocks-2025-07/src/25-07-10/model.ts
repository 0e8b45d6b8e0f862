export interface Mark {
  /** Along the rule from the hairline, in parts of the longer side of the stage. */
  readonly at: number
  /** How far it comes out, `0` to `1`. */
  readonly tall: number
  readonly label?: string
  /** It lies behind the hairline already. */
  readonly passed: boolean
}

/** How long one decade of the rule is, from 1 to 10, in lengths of the stage: no more than a piece of it is seen. */
export const DECADE = 4
/** How far one minute is from the next on the slide's even scale. */
export const PITCH = 0.078
/** The same on an upright rule, where figures need less room along it than across. */
export const PITCH_UPRIGHT = 0.082
/** What is worth drawing: a little more than half the stage to each side. */
const SIGHT = 0.56
/** Marks do not come closer to each other than this. */
const CLOSEST = 0.0065

/** Where the rule ends: a logarithm knows no nought, so the hour after midnight is the twenty-fourth. */
const FIRST = 1
const LAST = 25

/**
 * @param hour - `0` to `23`.
 * @param minute - `0` to `59`.
 * @returns The hours as a decimal number, from 1 to just below 25.
 * @example hoursOf(15, 42) // 15.7
 */
export const hoursOf = (hour: number, minute: number): number => (hour || 24) + minute / 60

/**
 * @returns How far two numbers lie apart on the rule, in lengths of the stage: as far as their logarithms.
 * @example apart(1, 10) // 4
 */
export const apart = (from: number, to: number): number => Math.log10(to / from) * DECADE

const inSight = (marks: readonly Mark[]) => marks.filter(({ at }) => Math.abs(at) < SIGHT)

/** The finest of some steps that leaves the marks apart, where the rule is read. */
const stepAt = (value: number, steps: readonly number[], room: number) =>
  steps.find((step) => apart(value, value + step) >= room) ?? steps.at(-1)!

const hourTall = (minute: number) => {
  if (minute % 60 === 0) return 1
  if (minute % 30 === 0) return 0.66
  return minute % 10 === 0 ? 0.5 : 0.34
}

/**
 * The upper scale: the hours from 1 to 25, as their logarithms.
 * @param hours - What stands under the hairline, from `hoursOf`.
 */
export function hourMarks(hours: number): Mark[] {
  const marks: Mark[] = []
  for (let hour = FIRST; hour < LAST; hour++) {
    const step = stepAt(hour, [1 / 60, 2 / 60, 5 / 60, 10 / 60, 15 / 60, 30 / 60], CLOSEST)
    for (let part = 0; part < Math.round(1 / step); part++) {
      const minute = Math.round(part * step * 60)
      const value = hour + minute / 60
      const label = minute === 0 ? `${hour}` : minute === 30 && hour < 5 ? `${hour}½` : undefined
      marks.push({ at: apart(hours, value), tall: hourTall(minute), label, passed: value <= hours + 1e-9 })
    }
  }
  marks.push({ at: apart(hours, LAST), tall: 1, passed: false })
  return inSight(marks)
}

/**
 * The slide: the minutes from 0 to 60, evenly, each with its mark.
 * @param minute - What stands under the hairline.
 * @param upright - The rule is held upright.
 */
export const minuteMarks = (minute: number, upright = false): Mark[] =>
  inSight(
    Array.from({ length: 61 }, (_, mark) => ({
      at: (mark - minute) * (upright ? PITCH_UPRIGHT : PITCH),
      tall: mark % 5 === 0 ? 1 : 0.7,
      label: `${mark}`,
      passed: mark <= minute,
    })),
  )

/** The lower scale: sixty times the upper one, so that the minute of the day is read below the hours. */
export function productMarks(hours: number): Mark[] {
  const marks: Mark[] = []
  const product = Math.round(hours * 60)
  const fine = stepAt(product, [1, 2, 5, 10, 20, 50], CLOSEST)
  const named = stepAt(product, [5, 10, 20, 50, 100], 0.1)
  for (let value = FIRST * 60; value <= LAST * 60; value += fine) {
    const label = value % named === 0 && value < LAST * 60 ? `${value}` : undefined
    const tall = label ? 1 : value % (fine * 5) === 0 ? 0.6 : 0.36
    marks.push({ at: apart(hours * 60, value), tall, label, passed: value <= product })
  }
  return inSight(marks)
}

/** Where the scales stand across the rule, in hundredths of the shorter way over it; and how it is held. */
export const ruleIn = (width: number, height: number) => {
  const upright = width < height * 1.2
  return { upright, length: upright ? height : width, across: upright ? width : height }
}

/** How long the pin on the runner's foot takes from one second to the next. */
export const STEP_MS = 180

/**
 * @param second - `0` to `59`.
 * @param done - How far the pin has come to this second from the last one, `0` to `1`.
 * @returns Where the pin is, in seconds; at the full minute it is back at nought at once.
 */
export const pinAt = (second: number, done: number): number => (second === 0 ? 0 : second - 1 + done)

/**
 * Two line screens laid over one another show fringes where the phases of their lines differ by a constant
 * (G. Oster and Y. Nishijima, "Moiré Patterns", Scientific American 208, May 1963; I. Amidror, "The Theory of the
 * Moiré Phenomenon", chapter 11). Phases are in lines, angles in degrees clockwise from the top, lengths in
 * hundredths of half the shorter side of the stage.
 */

/** Lines of the red screens; the blue ones have one more. A multiple of 60 for the minute: see `sheetsAt`. */
export interface Lines {
  readonly field: number
  readonly minute: number
  readonly hour: number
}

type Pair = readonly [atInner: number, atOuter: number]

export interface Layout {
  readonly lines: Lines
  /** Between which radii the hands' screens lie, and how far the paper about them reaches. */
  readonly hour: Pair
  readonly minute: Pair
  readonly paper: number
  /** Widths, in degrees, of the slip in which a hand's screen takes in its one line more. */
  readonly hourSlip: Pair
  readonly minuteSlip: Pair
  /** Too small for figures. */
  readonly isBare: boolean
}

/**
 * As many lines as can be told apart.
 * @param side - Shorter side of the stage in CSS pixels.
 */
export function layoutFor(side: number): Layout {
  if (side < 160)
    return {
      lines: { field: 120, minute: 60, hour: 24 },
      hour: [8, 40],
      minute: [49, 84],
      paper: 98,
      hourSlip: [120, 50],
      minuteSlip: [46, 22],
      isBare: true,
    }
  const common = { hour: [6.5, 28.5], minute: [42.5, 77.5], paper: 95, isBare: false } as const
  if (side < 420)
    return {
      ...common,
      lines: { field: 180, minute: 120, hour: 48 },
      hourSlip: [120, 34],
      minuteSlip: [42, 11],
    }
  return {
    ...common,
    lines: { field: 240, minute: 180, hour: 72 },
    hourSlip: [120, 28],
    minuteSlip: [42, 7.5],
  }
}

/** How wide the slip is at a radius: the hand's breadth, not its angle, shrinks evenly. */
export function slipWidth(radius: number, [inner, outer]: Pair, taper: Pair): number {
  const along = (radius - inner) / (outer - inner)
  return (taper[0] * inner * (1 - along) + taper[1] * outer * along) / radius
}

/**
 * How much of the one line more lies before a place in the slip: half of it at each flank, none in the hand itself.
 * @param across - `-0.5` to `0.5` of the slip's width.
 */
export function slipAt(across: number): number {
  const flank = 0.26
  if (across <= -0.5) return 0
  if (across >= 0.5) return 1
  if (across < flank - 0.5) return (across + 0.5) / flank / 2
  if (across > 0.5 - flank) return 1 - (0.5 - across) / flank / 2
  return 0.5
}

/** Phase of a red screen. */
export const redPhase = (angle: number, lines: number) => (angle / 360) * lines

/** Phase of a blue screen of evenly set lines, turned by `turned`. */
export const evenPhase = (angle: number, lines: number, turned: number) =>
  ((angle - turned) / 360) * (lines + 1)

/** Phase of a blue screen with its slip at `turned`, where the slip is `width` degrees wide. */
export function slippedPhase(angle: number, lines: number, turned: number, width: number): number {
  const from = ((((angle - turned + 180) % 360) + 360) % 360) - 180
  return (from / 360) * lines + slipAt(from / width)
}

/** How far out of step two phases are: `0` line on line, all black and white, to `1` line on gap, all colour. */
export function colourOf(one: number, other: number): number {
  const apart = (((one - other) % 1) + 1) % 1
  return 2 * Math.min(apart, 1 - apart)
}

/** Angle of a line's edge of a blue screen with its slip at the top; the inverse of `slippedPhase`. */
export function edgeAngle(phase: number, lines: number, width: number): number {
  let low = -190
  let high = 190
  for (let step = 0; step < 26; step++) {
    const middle = (low + high) / 2
    if ((middle / 360) * lines + slipAt(middle / width) < phase) low = middle
    else high = middle
  }
  return (low + high) / 2
}

export interface Sheets {
  /** Where the three fringes point. */
  readonly second: number
  readonly minute: number
  readonly hour: number
  /** How far each sheet is turned. The red one under the seconds lies still. */
  readonly fieldBlue: number
  readonly minuteRed: number
  readonly minuteBlue: number
  readonly hourRed: number
  readonly hourBlue: number
}

/** Swings past its mark and comes to rest: `0` to `1` while `share` goes from `0` to `1`. */
export function swing(share: number): number {
  if (share <= 0) return 0
  if (share >= 1) return 1
  const left = 1 - share
  return 1 - left * left * Math.exp(-3 * share) * (Math.cos(9 * share) + 0.4 * Math.sin(9 * share))
}

/** From rest to rest, with weight. */
const heave = (share: number) => {
  const at = Math.min(1, Math.max(0, share))
  return at < 0.5 ? 8 * at ** 4 : 1 - 8 * (1 - at) ** 4
}

/** How long the sheets take to a new second, minute or hour, in seconds. */
export const SECOND_SWING = 0.4
export const MINUTE_HEAVE = 0.9

/**
 * How the sheets lie.
 *
 * The blue field has one line more than the red: turned by one of its own lines it carries its fringe once round.
 * A hand goes with the slip of its blue sheet, as long as red and blue are in step elsewhere: they are at rest, and
 * on the stroke the red falls behind by one line, so that the whole ring runs through its colours once.
 * @param secondsOfDay - Seconds since midnight.
 * @param settled - Nothing under way, as in a still.
 */
export function sheetsAt(secondsOfDay: number, lines: Lines, settled: boolean): Sheets {
  const whole = Math.floor(secondsOfDay)
  const minutes = Math.floor(whole / 60)
  const hours = Math.floor(whole / 3600)
  const since = secondsOfDay - whole
  const stroke = settled ? 1 : heave((secondsOfDay - minutes * 60) / MINUTE_HEAVE)
  const chime = settled ? 1 : heave((secondsOfDay - hours * 3600) / MINUTE_HEAVE)
  const second = 6 * (whole - 1 + (settled ? 1 : swing(since / SECOND_SWING)))
  const minute = 6 * (minutes - 1 + stroke)
  const hour = 0.5 * (minutes - 1 + stroke)
  return {
    second: remainder(second, 360),
    minute: remainder(minute, 360),
    hour: remainder(hour, 360),
    // Colour is where the screens are half a line apart, opposite to where they meet.
    fieldBlue: remainder(second - 180, 360) / (lines.field + 1),
    minuteRed: remainder(minute - (360 / lines.minute) * (minutes - 1 + stroke), 360),
    minuteBlue: remainder(minute, 360),
    hourRed: remainder(hour - (360 / lines.hour) * (hours - 1 + chime), 360),
    hourBlue: remainder(hour, 360),
  }
}

const remainder = (value: number, by: number) => ((value % by) + by) % by

const at = (radius: number, degrees: number) => {
  const angle = (degrees / 180) * Math.PI
  return `${(radius * Math.sin(angle)).toFixed(2)} ${(-radius * Math.cos(angle)).toFixed(2)}`
}

/** Evenly set spokes, as wide as the gaps between them. */
export function spokes(lines: number, inner: number, outer: number): string {
  let path = ''
  const half = 90 / lines
  for (let line = 0; line < lines; line++) {
    const angle = (line * 360) / lines
    path += `M${at(inner, angle - half)}L${at(outer, angle - half)}L${at(outer, angle + half)}L${at(inner, angle + half)}Z`
  }
  return path
}

/** Spokes with one line more, taken in around the top. */
export function slippedSpokes(lines: number, radii: Pair, taper: Pair): string {
  const steps = 8
  const levels = Array.from({ length: steps + 1 }, (_, step) => {
    const radius = radii[0] + ((radii[1] - radii[0]) * step) / steps
    return { radius, width: slipWidth(radius, radii, taper) }
  })
  const edge = (phase: number) =>
    levels.map(({ radius, width }) => at(radius, edgeAngle(phase, lines, width)))
  let path = ''
  for (let line = -lines / 2; line <= lines / 2; line++)
    path += `M${edge(line - 0.25).join('L')}L${edge(line + 0.25)
      .reverse()
      .join('L')}Z`
  return path
}

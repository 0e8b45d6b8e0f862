/**
 * What a time looks like: the tape of the hours, folded twice. It comes in with the hour before, turns over and falls back
 * along the whole stage with the hour that is, and turns again for the next one. On the night when the clocks are put
 * back the same number stands on two of its runs.
 */
export interface Point {
  readonly x: number
  readonly y: number
}
export interface Plan {
  readonly upright: boolean
  /** How broad the tape is. */
  readonly broad: number
  /** How long an hour of it is. */
  readonly hour: number
  /** By how many degrees type on the hour that is leans. */
  readonly lean: number
  readonly before: readonly Point[]
  readonly now: readonly Point[]
  readonly after: readonly Point[]
  /** A place on the hour that is: at a minute, and so far across the tape, from -0.5 to 0.5. */
  readonly at: (minute: number, across: number) => Point
  /** Places on the other two, both so far across the tape. */
  readonly earlier: (minute: number, across: number) => Point
  readonly later: (minute: number, across: number) => Point
  /** The folded edge where the hour begins, so far across. */
  readonly start: (across: number) => Point
}

/** Folds the tape: worked out for a broad stage, and turned a quarter for an upright one. */
export function planOf(stageWidth: number, stageHeight: number): Plan {
  const upright = stageHeight > stageWidth
  const [width, height] = upright ? [stageHeight, stageWidth] : [stageWidth, stageHeight]
  const broad = Math.min(height * (upright ? 0.46 : 0.34), width * 0.25)
  const edge = height * 0.02
  const middle = edge + broad / 2
  const rise = height / 2 - middle
  let half = 0
  let run = width / 2
  // How far the fold leans depends on how long the run is, and that on the fold.
  for (let round = 0; round < 4; round += 1) {
    half = Math.atan2(rise, run) / 2
    run = width / 2 - edge * 2 - (broad / 2) * Math.tan(half) - broad * 0.2 * Math.sin(half * 2)
  }
  const angle = half * 2
  const hour = Math.hypot(run, rise) * 2
  const slip = Math.tan(half)
  const turned = (x: number, y: number): Point => (upright ? { x: y, y: stageHeight - x } : { x, y })
  const along = (forth: number, across: number) =>
    turned(
      width / 2 + forth * Math.cos(angle) + across * Math.sin(angle),
      height / 2 - forth * Math.sin(angle) + across * Math.cos(angle),
    )
  const corner = { x: width / 2 + run + (broad / 2) * slip, y: middle + broad / 2 }
  const inner = { x: width / 2 + run - (broad / 2) * slip, y: middle - broad / 2 }
  const [a, b] = [turned(inner.x, inner.y), turned(corner.x, corner.y)]
  const opposite = ({ x, y }: Point) => turned(width - x, height - y)
  const far = width * 0.02
  return {
    upright,
    broad,
    hour,
    lean: (-angle * 180) / Math.PI,
    before: [turned(-far, middle - broad / 2), a, b, turned(-far, middle + broad / 2)],
    now: [a, b, opposite(inner), opposite(corner)],
    after: [
      turned(width + far, height - middle + broad / 2),
      opposite(inner),
      opposite(corner),
      turned(width + far, height - middle - broad / 2),
    ],
    at: (minute, across) => along(hour / 2 - (broad / 2) * slip - (minute / 60) * hour, across * broad),
    earlier: (minute, across) => turned(corner.x - ((60 - minute) / 60) * hour, middle + across * broad),
    later: (minute, across) =>
      turned(width - inner.x + (minute / 60) * hour, height - middle + across * broad),
    start: (across) => along(hour / 2 - across * broad * slip, across * broad),
  }
}

/** The minutes that are numbered. */
export const NUMBERED = [5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55]

/** How much of the minute that runs is filled. */
export const filledAt = (second: number): number => (second + 1) / 60

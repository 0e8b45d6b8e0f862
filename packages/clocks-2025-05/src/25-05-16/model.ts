/** Bricks of a course: the rim of a square of sixteen by sixteen studs. */
export const COURSE = 60

/** Studs along a side of the wall. */
export const SIDE = 16

/** Height of a brick and of a plate, in studs: 9.6 mm and 3.2 mm to a stud's 8 mm. */
export const BRICK = 1.2
export const PLATE = 0.4

/** A place on the plan, in studs from the wall's middle; x runs to the lower right, y to the lower left. */
export interface Place {
  readonly x: number
  readonly y: number
}

/**
 * The corner farthest back of a brick's cell, in studs from the wall's far corner.
 * @param index - `0` for the far corner, then clockwise seen from above; any whole number.
 * @example cellOf(15) // { x: 15, y: 0 }, the corner on the right
 */
export function cellOf(index: number): Place {
  const at = ((index % COURSE) + COURSE) % COURSE
  const side = Math.floor(at / 15)
  const along = at % 15
  if (side === 0) return { x: along, y: 0 }
  if (side === 1) return { x: 15, y: along }
  if (side === 2) return { x: 15 - along, y: 15 }
  return { x: 0, y: 15 - along }
}

/** The middle of a cell, also between two cells, in studs from the wall's middle. */
export function placeOf(index: number): Place {
  const before = Math.floor(index)
  const from = cellOf(before)
  const to = cellOf(before + 1)
  const part = index - before
  return { x: from.x + (to.x - from.x) * part - 7.5, y: from.y + (to.y - from.y) * part - 7.5 }
}

/** Full courses, `0` to `11`: those of the hours gone by since midnight or noon. */
export const coursesOf = (hour: number) => hour % 12

/** What the measuring pole says beside each course, from the ground up. */
export function poleFor(hour: number, hourCycle: 12 | 24): number[] {
  return Array.from({ length: 12 }, (_, course) =>
    hourCycle === 12 ? course || 12 : course + (hour < 12 ? 0 : 12),
  )
}

/** The kinds of brick in a course, counted from `1`: each tenth, each fifth between them, and the rest. */
export function kindOf(number: number): 'tenth' | 'fifth' | 'plain' {
  return number % 10 === 0 ? 'tenth' : number % 5 === 0 ? 'fifth' : 'plain'
}

const smooth = (part: number) => {
  const at = Math.max(0, Math.min(1, part))
  return at * at * (3 - 2 * at)
}

/** From each whole second to the next in one click: a start, a throw past the notch, and back, then rest. */
export function clickAt(seconds: number): number {
  const whole = Math.floor(seconds)
  const part = (seconds - whole) / 0.45
  if (part >= 1) return whole + 1
  return whole + (1 - Math.exp(-6.5 * part) * Math.cos(8 * part) * (1 - part))
}

/**
 * How far a load on its rope lags behind the jib, in parts of the rope's length: a damped pendulum pushed at each whole
 * second, so that what is left of the pushes before is in it and it runs on through the second unbroken.
 * @param part - Of the second, `0` to `1`.
 */
export function swingAt(part: number): number {
  let sum = 0
  for (let ago = 0; ago < 5; ago++) {
    const since = part + ago
    sum -= 0.15 * Math.exp(-1.5 * since) * Math.sin(7.6 * since)
  }
  return sum
}

/** How long the brick laid last still moves, in seconds. */
export const SETTLES = 0.7

/**
 * How high the brick laid last stands off its studs, in studs: it springs back twice, the second time lower.
 * @param seconds - Since it was laid.
 */
export function snapAt(seconds: number): number {
  if (seconds < 0 || seconds >= 0.48) return 0
  const hop = seconds < 0.3 ? { from: 0, long: 0.3, high: 0.42 } : { from: 0.3, long: 0.18, high: 0.12 }
  const part = (seconds - hop.from) / hop.long
  return hop.high * 4 * part * (1 - part)
}

/** What the crane does. */
export interface Crane {
  /** Over which place of the rim the jib points, in places, with the fraction. */
  readonly over: number
  /** How far out the trolley is: `1` over the wall. */
  readonly reach: number
  /** How far the hook's load is above its seat, in studs. */
  readonly lift: number
  /** Whether a brick hangs on the hook. */
  readonly loaded: boolean
}

/** How high a brick travels above its seat, in studs. */
export const TRAVEL = 2.6

/**
 * The crane within a minute: it turns once round and one place on, and sets its brick down as the minute ends.
 * @param minute - `0` to `59`.
 * @param seconds - `0` up to `60`.
 */
export function craneAt(minute: number, seconds: number): Crane {
  const over = minute - 1 + (clickAt(seconds) * 61) / 60
  const reach = 1 - 0.66 * (smooth((seconds - 1.2) / 2) - smooth((seconds - 5) / 2.4))
  const down = [1, 0.62, 0.3][Math.floor(seconds) - 57] ?? 1
  const next = [0.62, 0.3, 0][Math.floor(seconds) - 57] ?? 1
  const part = seconds - Math.floor(seconds)
  // The last of it is a fall on to the studs, there at the stroke.
  const fall = seconds >= 59 ? Math.max(0, (part - 0.72) / 0.28) ** 2 : smooth(part / 0.4)
  // Rid of its load, the rope springs up and bobs.
  const freed = seconds / 1.1
  const sprung = freed < 3 ? 1 - Math.exp(-3.4 * freed) * Math.cos(5.4 * freed) : 1
  const lift = seconds < 57 ? TRAVEL * sprung : TRAVEL * (down + (next - down) * fall)
  return { over, reach, lift, loaded: seconds >= 4.2 }
}

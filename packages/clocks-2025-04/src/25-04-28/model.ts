/**
 * The works of a rolling-ball clock. Lengths are in ball diameters, times in seconds; `x` grows to the right and `y`
 * downwards, and places are those of a ball's middle.
 *
 * A sphere that rolls without slipping down a slope of angle θ gains 5/7 · g · sin θ each second, because its moment
 * of inertia is 2/5 · m · r² (OpenStax, University Physics volume 1, section 11.1). One that falls gains g. What
 * bounces comes back with `e` times the speed, so to `e²` of the height (Newton's law of restitution).
 */

export interface Point {
  readonly x: number
  readonly y: number
}

/** 9.81 m/s² for balls of one inch. */
export const GRAVITY = 9.81 / 0.0254
export const ROLLING = 5 / 7
/** Every ball but the brass one that is screwed to the hour rail. */
export const BALLS = 27
/** When a ball of the tray rolls into the lift, in seconds after the minute. */
export const PICK_S = 2.4
/** Notches of the lift from the foot to the head; one a second. */
export const NOTCHES = 53
/** How long the lift moves at each notch. */
export const CLICK_S = 0.32
/** How long a rack takes to tip, and to fall back: it strikes home on the minute. */
const LEAN_S = 0.16

const RESTITUTION = 0.34

/** A ball's way in straight stretches; it lies at the first point at rest. */
export interface Way {
  readonly points: readonly Point[]
  /** When it is at each point, in seconds from the start. */
  readonly times: readonly number[]
  /** How fast it leaves each point, and how fast it comes to the last. */
  readonly speeds: readonly number[]
}

/** What gravity adds to a ball's speed each second along a stretch: all of it where the stretch is upright. */
export function gain(from: Point, to: Point): number {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const rolls = Math.abs(to.x - from.x) > 0.05 * length ? ROLLING : 1
  return length && (rolls * GRAVITY * (to.y - from.y)) / length
}

/**
 * Lets a ball go at the first point. At each corner it keeps the share of its speed that points the new way, or `keep`
 * of it where a curved guide leads it round.
 */
export function wayOf(points: readonly Point[], keep = 0): Way {
  const times = [0]
  const speeds = [0]
  for (let index = 1; index < points.length; index++) {
    const from = points[index - 1]!
    const to = points[index]!
    const length = Math.hypot(to.x - from.x, to.y - from.y)
    const a = Math.max(0.01, gain(from, to))
    const v = speeds[index - 1]!
    const end = Math.sqrt(v * v + 2 * a * length)
    times.push(times[index - 1]! + (end - v) / a)
    const next = points[index + 1]
    const along = next ? Math.hypot(next.x - to.x, next.y - to.y) : 0
    const turn =
      next && length && along
        ? ((to.x - from.x) * (next.x - to.x) + (to.y - from.y) * (next.y - to.y)) / (length * along)
        : 1
    speeds.push(end * Math.max(turn, next ? keep : 1))
  }
  return { points, times, speeds }
}

export const duration = (way: Way) => way.times.at(-1)!

/** Where the ball is `t` seconds after it was let go. */
export function along({ points, times, speeds }: Way, t: number): Point {
  if (t <= 0) return points[0]!
  const index = times.findIndex((time) => time > t)
  if (index < 0) return points.at(-1)!
  const from = points[index - 1]!
  const to = points[index]!
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const a = Math.max(0.01, gain(from, to))
  const since = t - times[index - 1]!
  const share = length ? Math.min(1, (speeds[index - 1]! * since + (a * since * since) / 2) / length) : 1
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}

/**
 * How far something that bounces is from what it bounces on, `t` seconds after it first struck.
 * @param speed - How fast it struck. @param pull - What draws it back, a second squared.
 */
export function bounce(t: number, speed: number, pull: number, restitution = RESTITUTION): number {
  let v = speed * restitution
  let since = t
  for (let count = 0; count < 6 && since >= 0; count++) {
    const flight = (2 * v) / pull
    if (since < flight) return v * since - (pull * since * since) / 2
    since -= flight
    v *= restitution
  }
  return 0
}

/** How many balls lie on the rails of ones, fives and hours, without the fixed one. `0` is twelve o'clock. */
export function countsAt(minuteOfHalfDay: number): readonly [number, number, number] {
  const minute = minuteOfHalfDay % 60
  return [minute % 5, Math.floor(minute / 5), (Math.floor(minuteOfHalfDay / 60) + 11) % 12]
}

export interface Rail {
  /** The first ball's place. */
  readonly low: Point
  /** From each place to the next. */
  readonly step: Point
  readonly places: number
  /** What the first place counts, and each further one. */
  readonly unit: number
  /** From the latch to where the rail begins. */
  readonly feed: readonly Point[]
  /** What it turns about when it tips, and how far, in radians; standing tubes open their gates instead. */
  readonly pivot: Point
  readonly lean: number
  /** From the end of the tipped rail to the tray. */
  readonly exit: readonly Point[]
}

export interface Works {
  readonly upright: boolean
  /** The stage. */
  readonly width: number
  readonly height: number
  /** Pixels to a ball. */
  readonly scale: number
  readonly rails: readonly [Rail, Rail, Rail]
  readonly latch: Point
  readonly foot: Point
  readonly head: Point
  /** The first slot, the way along the floor, and how many fit in the lowest row. */
  readonly tray: { readonly first: Point; readonly step: Point; readonly across: number }
  readonly wire?: readonly [Point, Point]
  /** When the balls of a full rack are let go, in seconds after the minute: it is empty on the minute. */
  readonly letGo: number
}

const at = (x: number, y: number): Point => ({ x, y })
export const placeOn = ({ low, step }: Rail, place: number): Point =>
  at(low.x + step.x * (place - 1), low.y + step.y * (place - 1))

/** Where a point of a rail is when the rail is tipped, from `0` not at all to `1`. */
export function tipped({ pivot, lean }: Pick<Rail, 'pivot' | 'lean'>, { x, y }: Point, tip: number): Point {
  const cos = Math.cos(lean * tip)
  const sin = Math.sin(lean * tip)
  const dx = x - pivot.x
  const dy = y - pivot.y
  return at(pivot.x + dx * cos + dy * sin, pivot.y - dx * sin + dy * cos)
}

/** How steep the long rails are: rise over run. */
const SLOPE = 0.06

/** Where the balls fall back to the tray, beside the sloping rails. */
export const SHAFT = 1.18
/** The gap that a flap closes in the top run, from the ones' first place. */
export const GAP = { from: 3.8, to: 5.02 } as const

/** Composes the clock: sloping rails where the stage is broad, standing tubes where it is tall. */
export function worksOf(widthPx: number, heightPx: number): Works {
  return widthPx < heightPx * 0.95 ? tubes(widthPx, heightPx) : rails(widthPx, heightPx)
}

/** Diameters that the sloping rails need from top to bottom, and the standing tubes. */
const HIGH = 12.05
const STANDING = 18.45

function rails(widthPx: number, heightPx: number): Works {
  const scale = Math.min(widthPx / 17.75, heightPx / HIGH)
  const width = widthPx / scale
  const height = heightPx / scale
  const lift = width - 1.7
  const right = lift - 1.35
  const left = 2.22
  const free = height - HIGH
  const slope = SLOPE + Math.min(0.06, Math.max(0, free - 0.4) * 0.03)
  const step = at(Math.cos(Math.atan(slope)), -Math.sin(Math.atan(slope)))
  const on = (y: number, x: number) => at(x, y - (x - left) * slope)
  const spare = free - (slope - SLOPE) * (right - left) * 2
  const y0 = 1.48 + spare * 0.16 + (right - left) * slope
  const y1 = y0 + 2.15 + (right - left) * slope + spare * 0.28
  const y2 = y1 + 2.2 + spare * 0.4
  const first = at(lift - 1.06, height - 0.72)
  const across = 14
  const trayStep = at(-1 / Math.hypot(1, 0.035), -0.035 / Math.hypot(1, 0.035))
  const trap = left + GAP.from + 0.68
  // The way back sinks as far as it may: it ends close above the fives.
  const back = right + 0.1 - trap
  const sinks = Math.max(back * 0.03, Math.min(back * 0.12, on(y1, right + 0.1).y - 0.8 - (y0 + 0.98)))
  const wire: [Point, Point] = [at(trap, y0 + 0.98), at(right + 0.1, y0 + 0.98 + sinks)]
  const floor = (x: number) => at(x, first.y - 0.87 + (x - first.x) * 0.035)
  const shaft = SHAFT
  const latch = on(y0, right)
  const toFives = [latch, on(y0, trap), wire[0], wire[1], on(y1, right + 0.1)]
  const toHours = [...toFives.slice(0, -1), at(right + 0.1, on(y2, right + 0.1).y)]
  const rail = (y: number, places: number, unit: number, lean: number, feed: readonly Point[]): Rail => {
    const pivot = on(y, left + (places - 1) * 0.5)
    const mouth = tipped({ pivot, lean }, on(y, left - 0.6), 1)
    const edge = at(shaft + 0.05, mouth.y + 0.08)
    return { low: at(left, y), step, places, unit, feed, pivot, lean, exit: [mouth, edge, floor(shaft)] }
  }
  return {
    upright: false,
    width,
    height,
    scale,
    rails: [rail(y0, 4, 1, 0.17, [latch]), rail(y1, 11, 5, 0.1, toFives), rail(y2, 12, 1, 0.1, toHours)],
    latch,
    foot: at(lift, first.y + 0.04),
    head: at(lift, latch.y - 0.12),
    tray: { first, step: trayStep, across },
    wire,
    letGo: -0.94,
  }
}

function tubes(widthPx: number, heightPx: number): Works {
  const scale = Math.min(widthPx / 8.8, heightPx / STANDING)
  const width = widthPx / scale
  const height = heightPx / scale
  const lift = width - 1.68
  const left = 1
  const right = lift - 0.72
  const column = (right - left) / 3
  const top = 1.4 + (height - STANDING) * 0.25
  const on = (x: number) => at(x, top + (right - x) * 0.1)
  const latch = on(right + 0.05)
  const floor = height - 0.72
  const first = at(lift - 1.12, floor)
  const across = Math.floor(first.x + 0.2)
  const trayStep = at(-1 / Math.hypot(1, 0.035), -0.035 / Math.hypot(1, 0.035))
  const tube = (x: number, places: number, unit: number): Rail => {
    const mouth = on(x)
    return {
      low: at(x, mouth.y + 0.98 + (places - 1)),
      step: at(0, -1),
      places,
      unit,
      feed: [latch, mouth],
      pivot: mouth,
      lean: 0,
      exit: [at(x, floor - 1.6 - (first.x - x) * 0.035)],
    }
  }
  return {
    upright: true,
    width,
    height,
    scale,
    rails: [tube(left + column * 2.2, 4, 1), tube(left + column * 1.18, 11, 5), tube(left, 12, 1)],
    latch,
    foot: at(lift, floor + 0.04),
    head: at(lift, latch.y - 0.12),
    tray: { first, step: trayStep, across },
    letGo: -0.64,
  }
}

/** The tray's slots in the order in which they fill: the nearest to the lift first, none without two beneath it. */
export function slotsOf(across: number): readonly { readonly row: number; readonly index: number }[] {
  const slots: { row: number; index: number }[] = []
  for (let row = 0; slots.length < BALLS; row++)
    for (let index = 0; index < across - (row % 2); index++) slots.push({ row, index })
  const key = ({ row, index }: (typeof slots)[number]) => index + (row % 2) / 2 + row * 2.501
  return slots.sort((a, b) => key(a) - key(b)).slice(0, BALLS)
}

export function slotAt({ tray: { first, step } }: Works, row: number, index: number): Point {
  const x = index + (row % 2) / 2
  const up = row * Math.sqrt(0.75)
  return at(first.x + step.x * x + step.y * up, first.y + step.y * x - Math.abs(step.x) * up)
}

export interface Scene {
  readonly balls: readonly Point[]
  /** How far each rack is tipped, `0` to `1`. */
  readonly tips: readonly [number, number, number]
  /** The notch the lift stands at. */
  readonly notch: number
  /** How far the flap before each rail hangs open, `0` to `1`: a ball that finds one open falls to the next rail. */
  readonly flaps: readonly [number, number, number]
}

const HALF_DAY = 720
/** A fall begins slowly and ends with a knock. */
const rise = (u: number) => Math.min(1, Math.max(0, u)) ** 2
const ease = (u: number) => (u <= 0 ? 0 : u >= 1 ? 1 : u * u * (3 - 2 * u))

/** Which rail a minute's ball comes to lie on; none at one o'clock, when it falls past all three. */
function goalAt(minuteOfHalfDay: number): number {
  const before = countsAt((minuteOfHalfDay + HALF_DAY - 1) % HALF_DAY)
  return countsAt(minuteOfHalfDay).findIndex((count, index) => count > before[index]!)
}

/** The lift's step: a notch a second, with the click of a ratchet. */
export const notchAt = (second: number): number => {
  const whole = Math.floor(second)
  const u = Math.min(1, (second - whole) / CLICK_S)
  return whole - 1 + (u < 1 ? 1 - (1 - u) ** 2.5 * Math.cos(u * 4.2) : 1)
}

/** Where every ball is. @param minuteOfHalfDay - `0` to `719`. @param second - `0` up to but not including `60`. */
export function sceneAt(works: Works, minuteOfHalfDay: number, second: number): Scene {
  const coming = second >= 30
  const minute = (minuteOfHalfDay + (coming ? 1 : 0)) % HALF_DAY
  const e = coming ? second - 60 : second
  const before = countsAt((minute + HALF_DAY - 1) % HALF_DAY)
  const after = countsAt(minute)
  const goal = goalAt(minute)
  const slots = slotsOf(works.tray.across)
  const resting = BALLS - 1 - before[0] - before[1] - before[2]
  const slot = (number: number) => slotAt(works, slots[number]!.row, slots[number]!.index)
  const balls: Point[] = []

  // The way of the minute's ball, from the latch to its place; at one o'clock that is in the tray.
  const rail = works.rails[goal]
  const hours = works.rails[2]
  const place = rail && placeOn(rail, after[goal]! + (goal === 2 ? 1 : 0))
  const points = rail
    ? [...rail.feed, place!]
    : [...hours.feed, ...(works.upright ? hours.exit : []), slot(0)]
  const way = wayOf(points)
  const start = -duration(way)

  const tips: [number, number, number] = [0, 0, 0]
  let arrivals: { when: number; way: Way; rack: Rail; place: Point }[] = []
  works.rails.forEach((rack, index) => {
    const offset = index === 2 ? 1 : 0
    const emptied = before[index]! > 0 && after[index] === 0
    for (let count = 1; count <= before[index]!; count++) {
      const place = placeOn(rack, count + offset)
      if (!emptied) {
        balls.push(place)
        continue
      }
      const way = wayOf([tipped(rack, place, 1), ...rack.exit])
      arrivals.push({ when: works.letGo + duration(way), way, rack, place })
    }
    if (emptied) tips[index] = rise((e - works.letGo) / LEAN_S + 1) * (1 - rise(e / LEAN_S + 1))
  })

  arrivals = arrivals.sort((a, b) => a.when - b.when)
  const own = rail ? 0 : 1
  const leaders = new Map<number, number>()
  arrivals.forEach((ball, index) => {
    const { row, index: column } = slots[resting + own + index]!
    const goalPoint = slotAt(works, row, column)
    const end = ball.way.points.at(-1)!
    // It lands beside or on the others and rolls on, over the gaps between those beneath.
    const landing = at(end.x, goalPoint.y - (goalPoint.x - end.x) * 0.035)
    const fall = wayOf([...ball.way.points.slice(0, -1), landing])
    const t = e - works.letGo
    if (t < 0) balls.push(tipped(ball.rack, ball.place, tips[works.rails.indexOf(ball.rack)]!))
    else if (t < duration(fall)) balls.push(along(fall, t))
    else {
      const span = goalPoint.x - landing.x
      const since = t - duration(fall)
      const v = 0.32 * fall.speeds.at(-1)!
      const pull = ROLLING * GRAVITY * 0.035
      const gone = Math.min(Math.abs(span), v * since + (pull * since * since) / 2)
      const ahead = leaders.get(row) ?? goalPoint.x
      const x = Math.max(landing.x - 0.2, Math.min(landing.x + Math.sign(span) * gone, ahead))
      leaders.set(row, x - Math.abs(works.tray.step.x))
      const beneath = Math.abs((Math.abs(goalPoint.x - x) % 1) - 0.5)
      const hump = row ? Math.sqrt(1 - beneath ** 2) - Math.sqrt(0.75) : 0
      const rest = x >= goalPoint.x - 1e-6
      balls.push(rest ? goalPoint : at(x, landing.y + (x - landing.x) * 0.035 - hump))
    }
  })

  // The tray, and the ball that the lift takes from it.
  if (coming) {
    for (let number = 0; number < resting; number++) balls.push(slot(number))
  } else {
    const u = ease((e - PICK_S) / 0.42)
    const all = resting + own + arrivals.length
    if (u === 0) {
      for (let number = 0; number < resting; number++) balls.push(slot(number))
    } else {
      // The last slot to fill is the first to be given up: its row moves on, and one ball of each row drops a row.
      const lost = slots[all - 1]!
      balls.length -= arrivals.length
      for (let number = 0; number < all; number++) {
        const { row, index } = slots[number]!
        const from = slotAt(works, row, index)
        if (row === 0 && index === 0) continue
        const moves = row === lost.row || (index === 0 && row < lost.row)
        const to = !moves ? from : index === 0 ? slotAt(works, row - 1, 0) : slotAt(works, row, index - 1)
        balls.push(at(from.x + (to.x - from.x) * u, from.y + (to.y - from.y) * u))
      }
    }
  }

  // The minute's own ball.
  const seat = (notch: number) =>
    at(works.foot.x, works.foot.y + (works.head.y - works.foot.y) * Math.min(1, Math.max(0, notch / NOTCHES)))
  if (coming) {
    const leaves = NOTCHES + 0.5 - 60
    if (e < leaves) balls.push(seat(notchAt(60 + e)))
    else if (e < start) {
      const u = ease((e - leaves) / 0.5)
      const from = seat(NOTCHES)
      balls.push(at(from.x + (works.latch.x - from.x) * u, from.y + (works.latch.y - from.y) * u))
    } else balls.push(along(way, e - start))
  } else {
    if (rail) {
      const back = bounce(e, way.speeds.at(-1)!, Math.max(1, gain(points.at(-2)!, place!)))
      balls.push(at(place!.x + rail.step.x * back, place!.y + rail.step.y * back))
    } else if (e < PICK_S) balls.push(slot(0))
    if (e >= PICK_S) {
      const u = ease((e - PICK_S) / 0.42)
      const from = slot(0)
      const to = seat(notchAt(second))
      balls.push(at(from.x + (to.x - from.x) * u, from.y + (to.y - from.y) * u))
    }
  }
  // Flaps are set for the next ball while it rolls into the lift.
  const isOpen = (rail: number, goal: number) => (goal < 0 || rail < goal ? 1 : 0)
  const set = coming ? 0 : ease((e - PICK_S) / 0.42)
  const following = goalAt((minute + 1) % HALF_DAY)
  const flap = (rail: number) => isOpen(rail, goal) * (1 - set) + isOpen(rail, following) * set
  return { balls, tips, notch: notchAt(second), flaps: [flap(0), flap(1), flap(2)] }
}

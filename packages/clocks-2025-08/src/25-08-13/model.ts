import { clamp, easeInOut } from '@found-time/clock-runtime'

/** How many times smaller a clock is than the one on whose dial it lies. */
export const RATIO = 4

/** How far from the middle of a dial the next clock lies, in parts of its radius: inside the ring of the figures. */
const AWAY = 0.352

export interface Point {
  readonly x: number
  readonly y: number
}

const TAU = Math.PI * 2
const DAY = 1440

/** A minute of the day that is also right before midnight and after it. */
const onDay = (minute: number): number => ((minute % DAY) + DAY) % DAY

/** Turns of the hands at a minute of the day, clockwise from the top. */
export const handsAt = (minute: number) => ({
  hour: (onDay(minute) % 720) / 720,
  minute: (onDay(minute) % 60) / 60,
})

/**
 * Where on the dial of a minute the clock of the next one lies: in the middle of the larger gap between the hands, so
 * that neither ever crosses it.
 */
export function nestOf(minute: number): Point {
  const hands = handsAt(minute)
  const gap = (((hands.minute - hands.hour) % 1) + 1) % 1
  // Clockwise from the hour hand to the minute hand, or the rest of the way round.
  const turn = gap > 0.5 ? hands.hour + gap / 2 : hands.hour + (1 + gap) / 2
  return { x: Math.sin(turn * TAU) * AWAY, y: -Math.cos(turn * TAU) * AWAY }
}

/** How much larger a clock gets while it is looked at: from two thirds of the stage to nearly all of it. */
export const GROWTH = 1.37

/** In the last moments of a minute the view dives from one clock into the next. */
export const DIVE_MS = 1600

/** How long the view takes for the step of a second. */
export const STEP_MS = 420

const REST_MS = 60_000 - DIVE_MS

export interface Camera {
  /** How large the minute's clock is; at first `1`. */
  readonly zoom: number
  /** How far the view has dived into the next clock, `0` to `1`. */
  readonly dive: number
}

/**
 * While it is looked at, a clock stands in the middle, whole, and grows a little with each second; then the view dives.
 * @param still - It does not dive: the next clock is there at once.
 */
export function cameraAt(second: number, millisecond: number, still: boolean): Camera {
  const dived = second * 1000 + millisecond - REST_MS
  if (dived > 0 && !still) {
    const dive = easeInOut(dived / DIVE_MS)
    return { zoom: GROWTH * (RATIO / GROWTH) ** dive, dive }
  }
  const step = still ? 1 : easeInOut(clamp(millisecond / STEP_MS))
  return { zoom: GROWTH ** (Math.max(0, second - 1 + step) / 59), dive: 0 }
}

/** How many milliseconds the view rests, once it has made its step: until the next one, or until it dives. */
export const untilMoving = (second: number, millisecond: number): number => {
  const untilDive = REST_MS - second * 1000 - millisecond
  return Math.min(1000 - millisecond, untilDive > 0 ? untilDive + 1 : 1)
}

export interface Dial extends Point {
  /** The minute of the day that it is the clock of. */
  readonly minute: number
  readonly radius: number
}

/**
 * The clocks in view, from the outermost: each lies on the one before. In a dive a point of the view stays where it is, so
 * that the next clock comes to the middle as it gets as large as its predecessor was.
 * @param minute - Of the day.
 */
export function dialsAt(minute: number, { zoom, dive }: Camera): Dial[] {
  const nest = nestOf(minute)
  // As far from the middle as the next clock's place has to be for the dive to end with it there.
  const shift = dive && (zoom - GROWTH) / (1 - GROWTH / RATIO)
  const dials: Dial[] = [{ minute, radius: zoom, x: -nest.x * shift, y: -nest.y * shift }]
  for (let out = 1; out <= 2; out++) {
    const inner = dials[0]!
    const radius = inner.radius * RATIO
    const place = nestOf(minute - out)
    dials.unshift({
      minute: minute - out,
      radius,
      x: inner.x - place.x * radius,
      y: inner.y - place.y * radius,
    })
  }
  for (let into = 1; into <= 5; into++) {
    const outer = dials.at(-1)!
    const place = nestOf(minute + into - 1)
    dials.push({
      minute: minute + into,
      radius: outer.radius / RATIO,
      x: outer.x + place.x * outer.radius,
      y: outer.y + place.y * outer.radius,
    })
  }
  return dials
}

export interface Style {
  readonly face: string
  readonly ink: string
  readonly hour: string
  readonly minute: string
  readonly family: number
  /** How large its figures are, in parts of the radius, and how far from the middle. */
  readonly size: number
  readonly blunt: boolean
}

/** Six kinds of clocks, that follow each other from minute to minute. */
export const STYLES: readonly Style[] = [
  {
    face: '#ffd400',
    ink: '#161208',
    hour: '#e4002b',
    minute: '#161208',
    family: 0,
    size: 0.21,
    blunt: false,
  },
  { face: '#0a4bff', ink: '#ffffff', hour: '#ffe14a', minute: '#ffffff', family: 1, size: 0.17, blunt: true },
  {
    face: '#ff4f2e',
    ink: '#2b0009',
    hour: '#ffffff',
    minute: '#2b0009',
    family: 2,
    size: 0.18,
    blunt: false,
  },
  { face: '#ffffff', ink: '#111111', hour: '#e4002b', minute: '#111111', family: 3, size: 0.3, blunt: true },
  { face: '#00a86b', ink: '#00170f', hour: '#ffffff', minute: '#00170f', family: 4, size: 0.14, blunt: true },
  { face: '#ff8fc0', ink: '#1a1050', hour: '#e3003f', minute: '#1a1050', family: 5, size: 0.13, blunt: true },
]

/** A day has as many minutes as six goes into, so the order holds over midnight. */
export const styleOf = (minute: number): Style => STYLES[onDay(minute) % STYLES.length]!

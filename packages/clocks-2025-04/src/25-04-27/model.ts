import { clamp, type HourCycle, mix, shownHour } from '@found-time/clock-runtime'

/** Lit segments of 0 to 9: top, upper right, lower right, bottom, lower left, upper left, middle: a to g as is usual. */
const FIGURES = [
  '1111110',
  '0110000',
  '1101101',
  '1111001',
  '0110011',
  '1011011',
  '1011111',
  '1110000',
  '1111111',
  '1111011',
]

/** Which of the four times seven windows are open at a time of day, as noughts and ones. */
export function openAt(hour: number, minute: number, hourCycle: HourCycle): readonly string[] {
  const shown = shownHour(hour, hourCycle)
  const tens = Math.floor(shown / 10)
  return [
    tens === 0 && hourCycle === 12 ? '0000000' : FIGURES[tens]!,
    FIGURES[shown % 10]!,
    FIGURES[Math.floor(minute / 10)]!,
    FIGURES[minute % 10]!,
  ]
}

/** A place on the stage: its upper left corner, its width and height. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

export interface Wall {
  /** How broad an upright window's mouth is. */
  readonly unit: number
  /** Where the wall ends and the floor begins. */
  readonly floor: number
  readonly digits: readonly Box[]
  /** The two small windows between hours and minutes. */
  readonly small: readonly Box[]
}

/** The breadth of a window beside that of its digit. */
const STROKE = 0.27
const clamped = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))

/** Cuts the windows into the wall: all in a row, or the hours over the minutes; beneath them is the floor. */
export function wallAt(width: number, height: number): Wall {
  const shape = width / height
  const edge = Math.min(width, height) * 0.07
  const middle = width / 2
  if (shape > 0.8) {
    const floor = height * (1 - clamped(0.16 + (1.6 - shape) * 0.15, 0.13, 0.26))
    const h = Math.min(floor - edge * 2, ((width - edge * 2) / 5.5) * 3)
    const w = Math.min((width - edge * 2) / 5.5, h / 1.6)
    const y = (floor - h) / 2
    const unit = w * STROKE
    const side = unit * 0.85
    return {
      unit,
      floor,
      digits: [-2.75, -1.45, 0.45, 1.75].map((off) => ({ x: middle + off * w, y, w, h })),
      small: [-0.19, 0.19].map((off) => ({
        x: middle - side / 2,
        y: floor / 2 + off * h - side / 2,
        w: side,
        h: side,
      })),
    }
  }
  const floor = height * 0.86
  const w = (width - edge * 2) / 2.36
  const between = w * 0.46
  const h = Math.min((floor - edge * 2 - between) / 2, w * 2.4)
  const [top, unit] = [(floor - h * 2 - between) / 2, w * STROKE]
  const side = unit * 0.85
  return {
    unit,
    floor,
    digits: [0, 1, 2, 3].map((which) => ({
      x: middle + (which % 2 ? 0.18 : -1.18) * w,
      y: top + (which > 1 ? h + between : 0),
      w,
      h,
    })),
    small: [-0.68, 0.68].map((off) => ({
      x: middle + off * w - side / 2,
      y: top + h + (between - side) / 2,
      w: side,
      h: side,
    })),
  }
}

/** The mouths of a digit's windows, a to g. */
export function windowsOf({ x, y, w, h }: Box): readonly Box[] {
  const unit = w * STROKE
  const sill = unit * 0.24
  const tall = (h - sill) / 2
  const upright = (right: boolean, low: boolean): Box => ({
    x: right ? x + w - unit : x,
    y: low ? y + tall + sill : y,
    w: unit,
    h: tall,
  })
  const lying = (down: number): Box => ({
    x: x + unit + w * 0.035,
    y: y + (h - unit * 0.95) * down,
    w: w * 0.93 - unit * 2,
    h: unit * 0.95,
  })
  return [
    lying(0),
    upright(true, false),
    upright(true, true),
    lying(1),
    upright(false, true),
    upright(false, false),
    lying(0.5),
  ]
}

/** How long a shutter is on its way, and after how long it is at its stop, in milliseconds: that is on the minute. */
export const THROW_MS = 340
export const STOP_MS = 204

/** How far a shutter has come, `0` to `1`: it is thrown, knocks once and lies. */
export function thrown(sinceMs: number): number {
  const part = clamp(sinceMs / THROW_MS)
  return part < 0.6 ? (part / 0.6) ** 1.7 : 1 - 0.09 * Math.sin(((part - 0.6) / 0.4) * Math.PI)
}

/** Noon outside is noon here: what the view is multiplied by in an hour, red, green, blue. */
export function lightAt(hour: number, minute: number): readonly [red: number, green: number, blue: number] {
  const [red, green, blue] = between(hour + minute / 60, [
    [0, [150, 165, 215]],
    [5, [150, 165, 215]],
    [7, [255, 186, 150]],
    [9.5, [255, 248, 235]],
    [16, [255, 250, 236]],
    [19, [255, 182, 116]],
    [21, [150, 150, 205]],
    [24, [150, 165, 215]],
  ])
  return [red!, green!, blue!]
}

/** How much of the view lies in moonlight, `0` to `1`. */
export function nightAt(hour: number, minute: number): number {
  return between(hour + minute / 60, [
    [0, [1]],
    [5, [1]],
    [6.75, [0]],
    [19.25, [0]],
    [21, [1]],
    [24, [1]],
  ])[0]!
}

/** From one stop to the next of a day. */
function between(now: number, stops: readonly (readonly [hour: number, values: readonly number[]])[]) {
  const after = stops.findIndex(([at]) => at > now)
  const [from, one] = stops[after - 1]!
  const [to, two] = stops[after]!
  return mix(one, two, (now - from) / (to - from))
}

/**
 * From which side the light comes: `-1` the left, when the sun or the moon rises, to `1` the right, when it sets. The
 * sun has from six until twenty, the moon the other ten hours.
 */
export function sideAt(hour: number, minute: number): number {
  const now = hour + minute / 60
  const [since, hours] = now >= 6 && now < 20 ? [now - 6, 14] : [(now + 4) % 24, 10]
  return (since / hours) * 2 - 1
}

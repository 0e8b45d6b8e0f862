import { shownHour, twoDigits } from '@found-time/clock-runtime'

/**
 * The two series of the Modulor in centimetres, as Le Corbusier printed them (Le Modulor, 1950): the red one on a man of
 * six feet, 183, the blue one on his raised hand, 226. Each value is the sum of the two before it, but for rounding.
 */
export const RED = [27, 43, 70, 113, 183, 296, 479, 775] as const
export const BLUE = [33, 53, 86, 140, 226, 366, 592, 958] as const

/** The façade in its frame of scales, in pixels; and how many of them are a centimetre. */
export interface Front {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly scale: number
}

export function frontOf(width: number, height: number): Front {
  const frame = Math.max(8, Math.min(width, height) * (width < height ? 0.064 : 0.047))
  const inner = { left: frame, top: frame, width: width - frame * 2, height: height - frame * 2 }
  return { ...inner, scale: Math.max(inner.width / 1211, (inner.height / 904) * 0.86) }
}

/** Where the two lines cross: the upright one stands in the day, the level one in the hour. */
export const crossingAt = (front: Front, hour: number, minute: number) => ({
  x: front.left + (front.width * (hour + minute / 60)) / 24,
  y: front.top + (front.height * minute) / 60,
})

/** Lengths away from a line: a series added up. */
export function growing(series: readonly number[]): number[] {
  let sum = 0
  return [0, ...series.map((value) => (sum += value))]
}

export interface Panel {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly colour: string
}

/** Grey past both lines, ochre before the upright one, and plaster where nothing has come yet. */
const FAMILIES = {
  past: ['#8a867c', '#9a958a', '#7d796f', '#a49f93'],
  later: ['#c4a86f', '#cfb886', '#b89a5e', '#d8c69c'],
  rest: ['#b3aea1', '#bdb8ab', '#a8a396', '#c6c1b4'],
  open: ['#dcd6c7', '#e4dfd2', '#d2ccbc', '#e9e5da'],
} as const

/** A few panels are painted: olive, brick, a pale sky. */
const PAINTED: Record<string, string> = {
  'later 1 2': '#a8573d',
  'open 2 1': '#a8bbbd',
  'open 4 3': '#a8bbbd',
  'past 2 2': '#74774f',
  'past 4 1': '#5f6247',
  'rest 3 2': '#74774f',
  'rest 1 3': '#a8573d',
  'later 4 3': '#74774f',
  'later 3 1': '#a8bbbd',
}

/** The panels: from the crossing outwards, the nearest the smallest. */
export function panelsOf(front: Front, at: { x: number; y: number }): Panel[] {
  const right = front.left + front.width
  const bottom = front.top + front.height
  const panels: Panel[] = []
  const across = growing(RED).map((value) => value * front.scale)
  const down = growing(BLUE).map((value) => value * front.scale)
  for (const sideways of [-1, 1] as const)
    for (const upright of [-1, 1] as const) {
      const family = upright < 0 ? (sideways < 0 ? 'past' : 'later') : sideways < 0 ? 'rest' : 'open'
      for (let column = 0; column + 1 < across.length; column++)
        for (let row = 0; row + 1 < down.length; row++) {
          const xs = [at.x + sideways * across[column]!, at.x + sideways * across[column + 1]!]
          const ys = [at.y + upright * down[row]!, at.y + upright * down[row + 1]!]
          const x = Math.max(front.left, Math.min(...xs))
          const y = Math.max(front.top, Math.min(...ys))
          const width = Math.min(right, Math.max(...xs)) - x
          const height = Math.min(bottom, Math.max(...ys)) - y
          if (width <= 0 || height <= 0) continue
          const tones = FAMILIES[family]
          const colour =
            PAINTED[`${family} ${column} ${row}`] ?? tones[(column * 3 + row * 2 + ((column * row) % 3)) % 4]!
          panels.push({ x, y, width, height, colour })
        }
    }
  return panels
}

/** How broad the figures are, all alike, and how high, in parts of their size: from the typeface's own table. */
export const BROAD = 0.417
export const HIGH = 0.859

export const numbersAt = (hour: number, minute: number, cycle: 12 | 24) => ({
  hour: String(shownHour(hour, cycle)),
  minute: twoDigits(minute),
})

export interface Sign {
  readonly number: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly size: number
  readonly pad: number
}

/**
 * The two numbers on panels of their own, each against its line: the hour on the side where the day has more room, at
 * the edge that the level line is far from; the minute at the far end of its line, on the side with more room.
 */
export function signsAt(
  front: Front,
  hour: number,
  minute: number,
  cycle: 12 | 24,
): { hour: Sign; minute: Sign } {
  const { x, y } = crossingAt(front, hour, minute)
  const numbers = numbersAt(hour, minute, cycle)
  const height = Math.min(front.height * 0.455, front.width * 0.475)
  const size = (height * 0.8) / HIGH
  const pad = height * 0.1
  const sign = (number: string) => ({
    number,
    height,
    size,
    pad,
    width: number.length * BROAD * size + pad * 2,
  })
  const [forHour, forMinute] = [sign(numbers.hour), sign(numbers.minute)]
  const early = hour < 12
  const high = minute < 30
  return {
    hour: {
      ...forHour,
      x: early ? x : x - forHour.width,
      y: high ? front.top + front.height - height : front.top,
    },
    minute: {
      ...forMinute,
      x: early ? front.left + front.width - forMinute.width : front.left,
      y: high ? y : y - height,
    },
  }
}

/** The shutter is of the Modulor as well: 113 across, 33 high. */
export const shutterOf = ({ scale }: Front) => ({ width: RED[3] * scale, height: BLUE[0] * scale })

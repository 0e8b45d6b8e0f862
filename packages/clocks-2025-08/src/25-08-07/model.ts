import { createRandom, easeOut, shownHour, twoDigits } from '@found-time/clock-runtime'

/**
 * The founts in the case. For each: how high its letters stand and, for what is set in it, how long that is, in parts
 * of its size, as measured in the files.
 */
export const FOUNTS = {
  wanted: { high: 0.763, words: { WANTED: 3.766, DEAD: 2.326 } },
  shadow: { high: 0.608, words: { TIME: 3.716 } },
  ewert: { high: 0.7, words: { REWARD: 4.697 } },
  smokum: { high: 0.752, words: { 'OR ALIVE': 2.968, 'FOR KILLING': 3.953 } },
  figures: { high: 0.725, words: {} },
} as const

export type Fount = keyof typeof FOUNTS

const FIGURES: Record<string, number> = {
  $: 0.601,
  '.': 0.328,
  0: 0.768,
  1: 0.491,
  2: 0.71,
  3: 0.752,
  4: 0.726,
  5: 0.7075,
  6: 0.73,
  7: 0.626,
  8: 0.748,
  9: 0.73,
}

/** How long a line is in a fount of size one. */
export function lengthOf(fount: Fount, text: string): number {
  const known = (FOUNTS[fount].words as Record<string, number>)[text]
  return known ?? [...text].reduce((sum, figure) => sum + (FIGURES[figure] ?? 0.7), 0)
}

/**
 * The reward: the hour in dollars, the minute in cents.
 * @example rewardAt(9, 5, 24) // ['$9', '.05']
 */
export function rewardAt(hour: number, minute: number, hourCycle: 12 | 24): [string, string] {
  const dollars = shownHour(hour, hourCycle)
  return [`$${dollars}`, `.${twoDigits(minute)}`]
}

export interface Sort {
  readonly fount: Fount
  readonly text: string
  /** Where its left end stands on its base line. */
  readonly x: number
  readonly y: number
  /** The size of the fount across and upwards: wood type was cut broad and narrow. */
  readonly across: number
  readonly up: number
  readonly red?: boolean
}

export interface Rule {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly red?: boolean
}

export interface Disc {
  readonly x: number
  readonly y: number
  readonly radius: number
}

export interface Poster {
  readonly sorts: readonly Sort[]
  readonly rules: readonly Rule[]
  readonly star: Disc
  /** The ring that the star turns in. */
  readonly ring: Disc
  /** Where the shots of a quarter, a half and three quarters go: their places on the ring as on a clock's. */
  readonly holes: readonly Disc[]
}

/** No fount was cut more than so much broader than it is here. */
const BROADEST = 1.75

/** A line that fills a box, or stands in the middle of it where it would have to be drawn too broad. */
function lineIn(fount: Fount, text: string, x: number, y: number, width: number, height: number): Sort {
  const up = height / FOUNTS[fount].high
  const natural = lengthOf(fount, text)
  const across = Math.min(width / natural, up * BROADEST)
  return { fount, text, x: x + (width - across * natural) / 2, y: y + height, across, up }
}

/** The reward on one line, its cents in red. */
function rewardIn(texts: readonly [string, string], x: number, y: number, width: number, height: number) {
  const whole = lineIn('figures', texts.join(''), x, y, width, height)
  const split = whole.x + whole.across * lengthOf('figures', texts[0])
  return [
    { ...whole, text: texts[0] },
    { ...whole, text: texts[1], x: split, red: true },
  ]
}

/** A thick rule and a thin one. */
const ruleAt = (x: number, y: number, width: number, high: number): Rule[] => [
  { x, y, width, height: high * 0.5 },
  { x, y: y + high * 0.75, width, height: high * 0.25 },
]

/** Three stripes, the middle one red. */
const stripesAt = (x: number, y: number, width: number, high: number): Rule[] =>
  [0.12, 0.42, 0.72].map((part) => ({
    x,
    y: y + high * part,
    width,
    height: high * 0.14,
    red: part === 0.42,
  }))

/**
 * The forme for a stage: the lines share the height by what each is when it fills the measure, so all are narrowed or
 * broadened alike.
 */
export function posterOf(width: number, height: number, reward: readonly [string, string]): Poster {
  const less = Math.min(width, height)
  const margin = Math.max(6, less * 0.042)
  const gap = less * 0.026
  const measure = width - margin * 2
  const tall = height > width * 1.35
  const wide = width > height * 1.35
  const shares = {
    wanted: measure / (wide ? 6.3 : 4.94),
    dead: tall ? measure * 0.12 : 0,
    middle: tall ? measure * 0.48 : wide ? measure * 0.29 : measure * 0.36,
    killing: tall ? measure * 0.1 : 0,
    time: tall ? measure * 0.12 : 0,
    reward: wide ? measure / 15 : measure / 8,
    figures: tall ? measure * 0.82 : measure / 5.06,
  }
  const gaps = gap * (tall ? 7 : 3)
  const rule = Math.max(2, less * 0.013)
  const sum = Object.values(shares).reduce((a, b) => a + b)
  const fit = (height - margin * 2 - gaps - (rule + gap) * 2) / sum
  const sorts: Sort[] = []
  const rules: Rule[] = []
  let y = margin
  sorts.push(lineIn('wanted', 'WANTED', margin, y, measure, shares.wanted * fit))
  y += shares.wanted * fit + gap
  rules.push(...ruleAt(margin, y, measure, rule))
  y += rule + gap

  if (tall) {
    const half = (measure - gap) / 2
    sorts.push(lineIn('wanted', 'DEAD', margin, y, half, shares.dead * fit))
    sorts.push(lineIn('smokum', 'OR ALIVE', margin + half + gap, y, half, shares.dead * fit))
    y += shares.dead * fit + gap
  }

  // The picture in the middle is the star in its ring, with a line or two on either side.
  const high = shares.middle * fit
  const ring = { x: width / 2, y: y + high / 2, radius: Math.min(high * 0.475, measure * 0.24) }
  const column = measure / 2 - ring.radius * 1.16 - gap
  const right = width - margin - column
  const line = (high - gap) / 2
  const second = y + line + gap
  if (tall)
    for (const x of [margin, right])
      rules.push(...stripesAt(x, y + high / 2 - line * 0.2, column, line * 0.4))
  else
    sorts.push(
      lineIn('wanted', 'DEAD', margin, y, column, line),
      lineIn('smokum', 'OR ALIVE', margin, second, column, line),
      lineIn('smokum', 'FOR KILLING', right, y, column, line),
      lineIn('shadow', 'TIME', right, second, column, line),
    )
  y += high + gap
  if (tall) {
    sorts.push(lineIn('smokum', 'FOR KILLING', margin, y, measure, shares.killing * fit))
    y += shares.killing * fit + gap
    sorts.push(lineIn('shadow', 'TIME', margin, y, measure, shares.time * fit))
    y += shares.time * fit + gap
  }
  rules.push(...ruleAt(margin, y, measure, rule))
  y += rule + gap

  const word = shares.reward * fit
  const set = lineIn('ewert', 'REWARD', margin, y, measure, word)
  sorts.push({ ...set, red: true })
  const side = set.x - margin - gap
  if (side > gap * 2)
    for (const x of [margin, width - margin - side]) rules.push(...stripesAt(x, y, side, word))
  y += word + gap
  const figures = shares.figures * fit
  if (tall) {
    const each = (figures - gap) / 2
    sorts.push(lineIn('figures', reward[0], margin, y, measure, each))
    sorts.push({ ...lineIn('figures', reward[1], margin, y + each + gap, measure, each), red: true })
  } else sorts.push(...rewardIn(reward, margin, y, measure, figures))

  const star = { ...ring, radius: ring.radius * 0.87 }
  const holes = [90, 180, 270].map((degrees) => ({
    x: ring.x + Math.sin((degrees * Math.PI) / 180) * ring.radius,
    y: ring.y - Math.cos((degrees * Math.PI) / 180) * ring.radius,
    radius: ring.radius * 0.125,
  }))
  return { sorts, rules, star, ring, holes }
}

/** @returns How many shots were fired since the hour: one at each quarter. */
export const shotsAt = (minute: number): number => Math.floor(minute / 15)

/** The ragged edge of a hole, as the points of a path round its middle. */
export function raggedOf(radius: number, rough: number, ...seed: (string | number)[]): string {
  const { between } = createRandom(...seed)
  const points = Array.from({ length: 17 }, (_, index) => {
    const angle = ((index + between(-0.3, 0.3)) / 17) * Math.PI * 2
    const out = radius * (1 + between(-rough, rough))
    return `${(Math.cos(angle) * out).toFixed(2)} ${(Math.sin(angle) * out).toFixed(2)}`
  })
  return `M${points.join('L')}Z`
}

/** How long the star takes from one second to the next. */
export const TURN_MS = 360

/**
 * How far the star is turned, in degrees, once round in a minute; it goes a little too far and comes back.
 * @param done - How much of its step it has done, `0` to `1`.
 */
export function starAt(second: number, done: number): number {
  const step = done >= 1 ? 1 : easeOut(done) + Math.sin(done * Math.PI) * 0.35
  return (second - 1 + step) * 6
}

/** How far a shot has moved the sheet, in parts of a hole's size: it has hung still again after a third of a second. */
export function joltAt(minute: number, second: number, millisecond: number): number {
  if (minute % 15 || minute === 0 || second || millisecond > 320) return 0
  return Math.cos(millisecond / 22) * (1 - millisecond / 320) * 0.22
}

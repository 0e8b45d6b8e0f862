import type { HourCycle } from '@found-time/clock-runtime'

/** Who thinks, and what the time is to them. */
export const CAST = [
  ['bus', 'AND THE BUS IS STILL A RUMOUR'],
  ['cake', 'AND WAS THERE NOT A CAKE IN THE OVEN?'],
  ['tea', 'AND STILL NOBODY HAS SAID TEA'],
  ['sailor', 'AND THIS IS THE WRONG OCEAN'],
  ['late', 'AND I SAID I WAS NEARLY THERE'],
  ['date', 'AND HE SAID HE IS NEVER LATE'],
  ['poet', 'AND NOTHING RHYMES WITH THAT'],
  ['deadline', 'AND IT WAS DUE YESTERDAY'],
  ['guest', 'AND IS IT RUDE TO LEAVE NOW?'],
  ['cat', 'AND THE CAT HAS NOT PHONED'],
  ['knight', 'AND SO FAR THE WAX HOLDS'],
] as const

/** Who thinks in a minute, counted from any beginning: five is no part of eleven, so all have their turn. */
export const thinkerAt = (count: number): number => (((count * 5) % CAST.length) + CAST.length) % CAST.length

/** The time in figures, as it is thought: `0:02`, or `12:02`. */
export const figuresAt = (hour: number, minute: number, hourCycle: HourCycle): string =>
  `${hourCycle === 12 ? hour % 12 || 12 : hour}:${String(minute).padStart(2, '0')}`

/** How far the letters of `lettering.woff2` advance, in hundredths of their size. */
const LETTERS = '0123456789 ABCDEFGHIJKLMNOPQRSTUVWXYZ’.,:?!'
const ADVANCES =
  '51 37 50 49 47 50 50 48 49 51 20 43 48 49 48 48 49 48 50 26 46 46 46 50 50 48 50 50 52 48 44 50 44 46 44 44 47 21 19 19 20 45 22'
    .split(' ')
    .map(Number)

/** How long a text is, in parts of its size. */
export const lengthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (ADVANCES[LETTERS.indexOf(letter)] ?? 50), 0) / 100

/** How high capitals and figures are, in parts of their size, and the space between two lines. */
const [RISE, GAP] = [0.72, 0.075]

/** Breaks words into a number of lines that are as alike in length as they can be. */
export function parted(words: readonly string[], lines: number): readonly string[] {
  if (lines === 1) return [words.join(' ')]
  let best: readonly string[] = []
  let least = Infinity
  for (let first = 1; first <= words.length - lines + 1; first += 1) {
    const tried = [words.slice(0, first).join(' '), ...parted(words.slice(first), lines - 1)]
    const longest = Math.max(...tried.map(lengthOf))
    if (longest < least) {
      best = tried
      least = longest
    }
  }
  return best
}

export interface Row {
  readonly text: string
  readonly size: number
  /** Where it stands below the top of the block. */
  readonly baseline: number
}

export interface Setting {
  readonly rows: readonly Row[]
  readonly width: number
  readonly tall: number
  /** How much higher than usual the letters are drawn, as a letterer does to fill a balloon. */
  readonly higher: number
}

/** How much higher they may be, and still be of one hand. */
const HIGHEST = 1.4

/** Sets a thought as one block in a box: every line as long as the others, the time first and the largest. */
export function settingOf(time: string, thought: string, width: number, height: number): Setting {
  const words = thought.split(' ')
  const blocks = [2, 3, 4, 5].map((count): Setting => {
    const lines = [time, ...parted(words, count)]
    const shares = lines.map((line) => 1 / lengthOf(line))
    const gap = GAP * shares[0]!
    const tall = shares.reduce((sum, share) => sum + share * RISE, 0) + gap * (lines.length - 1)
    // A line that is nearly as large as the time would be taken for the first to read.
    const loud = Math.max(...shares.slice(1)) > shares[0]! * 0.6
    const wide = Math.min(width, height / tall) * (loud ? 0.5 : 1)
    const higher = Math.min(HIGHEST, height / (tall * wide))
    let top = 0
    const rows = lines.map((text, index): Row => {
      const size = shares[index]! * wide
      const baseline = top + size * RISE * higher
      top = baseline + gap * wide * higher
      return { text, size, baseline }
    })
    return { rows, width: wide, tall: tall * wide * higher, higher }
  })
  const areaOf = (block: Setting) => block.width * block.tall
  return blocks.reduce((most, each) => (areaOf(each) > areaOf(most) ? each : most))
}

export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** How much of a balloon its block may fill, across and down. */
export const ROOM = [0.745, 0.7] as const

export interface Plan {
  /** The thinker's picture, whose lower part is below the stage: the head stands on its chin. */
  readonly figure: Box
  readonly balloon: Box
  /** The rounds from the balloon to the head. */
  readonly trail: readonly (readonly [x: number, y: number, radius: number])[]
  /** How thick balloons are drawn: as thick as the thinker. */
  readonly pen: number
}

/** How far down their pictures the thinkers' chins are. */
const CHIN = 0.775

/** To whole pixels: what has moved is then drawn as if it had always been there. */
const whole = ({ left, top, width, height }: Box): Box => ({
  left: Math.round(left),
  top: Math.round(top),
  width: Math.round(width),
  height: Math.round(height),
})

/** Where all is: the balloon over and beside the head, on a high stage above it. */
export function planOf(width: number, height: number): Plan {
  const less = Math.min(width, height)
  const broad = width > height * 1.2
  const margin = less * 0.03
  if (broad) {
    const size = Math.min(height, width * 0.62)
    const figure: Box = { left: size * -0.235, top: height - size * CHIN, width: size, height: size }
    const left = figure.left + size * 0.835
    const place = (x: number, y: number, radius: number) =>
      [figure.left + size * x, figure.top + size * y, size * radius] as const
    return {
      figure,
      balloon: whole({ left, top: margin, width: width - margin - left, height: height - margin * 2 }),
      pen: size * 0.013,
      trail: [place(0.765, -0.115, 0.046), place(0.685, -0.055, 0.032), place(0.625, 0.005, 0.022)],
    }
  }
  const size = Math.min(width * 1.32, height * 0.62)
  const figure: Box = {
    left: width * 0.5 - size * 0.56,
    top: height - size * CHIN,
    width: size,
    height: size,
  }
  const crown = figure.top + size * 0.1
  const low = crown - size * 0.055
  return {
    figure,
    balloon: whole({ left: margin, top: margin, width: width - margin * 2, height: low - margin }),
    pen: size * 0.013,
    trail: [
      [figure.left + size * 0.77, low + size * 0.06, size * 0.052],
      [figure.left + size * 0.835, low + size * 0.15, size * 0.036],
      [figure.left + size * 0.85, low + size * 0.235, size * 0.024],
    ],
  }
}

/** How long a round takes to swell, in milliseconds. */
export const POP_MS = 380

/** How large something is that pops up: a little too large before it is as it is. */
export const popAt = (part: number) => {
  const at = Math.min(1, part)
  return 1 - (1 - at) ** 3 * Math.cos(at * 6)
}

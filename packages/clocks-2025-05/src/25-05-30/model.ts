import { shownHour, twoDigits } from '@found-time/clock-runtime'

/**
 * The figures as spoken over radio: International Telecommunication Union, Radio Regulations, Appendix 14,
 * "Phonetic alphabet and figure code".
 */
export const FIGURES = [
  'NADAZERO',
  'UNAONE',
  'BISSOTWO',
  'TERRATHREE',
  'KARTEFOUR',
  'PANTAFIVE',
  'SOXISIX',
  'SETTESEVEN',
  'OKTOEIGHT',
  'NOVENINE',
] as const

/**
 * The time as a group of five: hour, minute, and the last figure of the sum of these four.
 * @example groupOf(15, 42, 24) // '15422'
 */
export function groupOf(hour: number, minute: number, hourCycle: 12 | 24): string {
  const figures = twoDigits(shownHour(hour, hourCycle)) + twoDigits(minute)
  const sum = Array.from(figures).reduce((total, figure) => total + Number(figure), 0)
  return figures + (sum % 10)
}

/** Which figure of the group a second reads, `0` to `4`, and the how-manieth reading it is, `1` to `12`. */
export function callOf(second: number): { place: number; reading: number } {
  return { place: second % 5, reading: Math.floor(second / 5) + 1 }
}

/** Where the needle stands along the dial, `0` to `1`. */
export function needleAt(hour: number, minute: number, hourCycle: 12 | 24): number {
  return ((hour % hourCycle) + minute / 60) / hourCycle
}

/** How many of the minute's sixty calls have been made, the one that is being made among them. */
export const callsOf = (second: number): number => second + 1

/**
 * Broadcasting bands: their name by wavelength, and from where to where in megahertz. ITU Radio Regulations, Article 5,
 * Table of Frequency Allocations, Region 1 (Europe and Africa): what is given to broadcasting there, together with the
 * parts that No. 5.134 added to it, and with 7.4 to 7.45 MHz, which it has had since 2009.
 */
export const BANDS = [
  ['49 m', 5.9, 6.2],
  ['41 m', 7.2, 7.45],
  ['31 m', 9.4, 9.9],
  ['25 m', 11.6, 12.1],
  ['22 m', 13.57, 13.87],
  ['19 m', 15.1, 15.8],
  ['16 m', 17.48, 17.9],
  ['13 m', 21.45, 21.85],
] as const

/** How tall a figure of the face is, and how broad its broadest, as parts of its size. */
export const FACE = { tall: 0.7, wide: 0.42 } as const

export interface Layout {
  readonly width: number
  readonly height: number
  readonly isTall: boolean
  /** From where to where the needle runs along the scale, and where the scale's line is across it. */
  readonly from: number
  readonly to: number
  readonly line: number
  /** Size of the hours on the scale. */
  readonly label: number
  /** Middles of the five figures, and their size. */
  readonly figures: readonly (readonly [x: number, y: number])[]
  readonly figure: number
  /** Size of the words below the figures, and how far below a figure's middle they are. */
  readonly word: number
  readonly below: number
  /** Where the sixty calls are counted: in a line of twelve groups, or in a block of twelve lines. */
  readonly calls: {
    readonly x: number
    readonly y: number
    readonly width: number
    readonly tall: number
    readonly isBlock: boolean
  }
  /** Where the line of the bands is, on a wide dial. */
  readonly bands: number
}

export function layoutOf(width: number, height: number): Layout {
  if (height > width * 1.1) {
    const label = Math.min(width * 0.052, height * 0.024)
    const line = label * 3.1
    const left = line + width * 0.035
    const column = (width - left - width * 0.04) / 2
    const row = (height * 0.935) / 3
    const figure = Math.min((column * 0.9) / FACE.wide, (row * 0.775) / FACE.tall)
    const tall = figure * FACE.tall
    const top = height * 0.035
    const middle = (at: number) => top + at * row + tall / 2
    const x = (at: number) => left + column * (at + 0.5)
    return {
      width,
      height,
      isTall: true,
      from: height * 0.04,
      to: height * 0.96,
      line,
      label,
      figures: [
        [x(0), middle(0)],
        [x(1), middle(0)],
        [x(0), middle(1)],
        [x(1), middle(1)],
        [x(0), middle(2)],
      ],
      figure,
      word: Math.min(column * 0.135, row * 0.09),
      below: tall / 2 + Math.min(column * 0.135, row * 0.09) * 1.5,
      calls: { x: x(1) - figure * 0.19, y: middle(2) - tall / 2, width: figure * 0.38, tall, isBlock: true },
      bands: 0,
    }
  }
  const edge = Math.min(width * 0.05, height * 0.08)
  const label = Math.max(Math.min(width * 0.019, height * 0.042), Math.min(11, height * 0.036))
  const column = (width - edge * 1.2) / 5
  const figure = Math.min((column * 0.94) / FACE.wide, (height * 0.5) / FACE.tall)
  const step = Math.min(column, figure * FACE.wide * 1.3)
  const word = Math.min(step * 0.118, height * 0.045)
  // Where the words are too small to be printed the figures stand in the middle of the room.
  const middle = height * (word < 8 ? 0.475 : 0.445)
  return {
    width,
    height,
    isTall: false,
    from: edge,
    to: width - edge,
    line: height * 0.085,
    label,
    figures: [-2, -1, 0, 1, 2].map((at) => [width / 2 + at * step, middle] as const),
    figure,
    word,
    below: (figure * FACE.tall) / 2 + word * 1.75,
    calls: { x: edge, y: height * 0.845, width: width - edge * 2, tall: height * 0.018, isBlock: false },
    bands: height * 0.915,
  }
}

/** Quick, a little past the mark, and back. */
export function snap(share: number): number {
  if (share >= 1) return 1
  if (share <= 0) return 0
  return 1 - Math.exp(-6 * share) * Math.cos(9 * share) * (1 - share)
}

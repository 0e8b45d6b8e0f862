import { clamp } from '@found-time/clock-runtime'

/** Width and height of the figures 0 to 9 of each face as first cut, in thousandths of an em: two base-36 places each. */
const CUT = [
  'd1ju9ikldfj0dfk2czjzbzjrbik6cuiubzjqbfk1',
  '7raz3waz7raz6hev92ev6hev74ev92ev7rev74ev',
  'lpof9umherngfhoffmmhhwngjzofg6mhknofjzof',
  'fgk8cck3d1mocijvfrk9d0m5dbnjcajje2mxd8jq',
  '7mcn52cn7mcn7mcn7mcn7mcn7mcn7mcn7mcn7mcn',
  'ewewcaeddzedcpjbf6iwdajbemkadihoedkdemjy',
  'gwj5g5ish5ixhaj5hkirh2iyh9j4ggirgwj5haj4',
  'l4ofienljdnljanlk6nljfnlkio0j2nllbofkio0',
  'cemp63m8c8mhclmheom8comhcemqclm8ccmqcemq',
  'gsk1apjrdkjre8k1fyjgdqjzflk1cqjqflk1flk1',
  'h6k0bujzfkk0epjqgpk9e8k7fvk0edjqfyk0fvk0',
  '9wbo53bf86bo84cpc6gga9d99rel9kdi8nel8ke6',
  'ukmietkurplotpmirpkurolotsmip6kusvmitsmi',
  'cugka2gfbngaacgocwg2achxbsguaygfbcgtbngu',
  'e2jzf4k2dojjd0jzfrjjcoj5dwjveslbdvjydmjx',
  'k6lsbfl4i1lgi2lsgil4i2lgjclsezl4jslshjls',
  'gvmtablofom9gnmthclogpm8gwmtfmloh5mtgwmt',
  'gnnrbmmxftnogwnuh0mwggnoggntfvnhgsntggnu',
  'irlba5lcf2lxfom1inldfzlpj5m2eymgijldiqm2',
  'h7lecokufzl4fgldhskuf9mng5leell4ftleg5le',
  'ixih80j2isihi2ihhkihisihjgihizigj8ihjgih',
  'ftmh7dm7edmjdpmifdm5dflzekm5dqm3d8moekm5',
  'kbj8chidiliuj4j8m2idivisjqj8ixidjaj8jqj8',
  'efk175jgcjjqekkedxjgekk4ddk0cjjgddk0ddk0',
]

/** Figures some faces draw too freely to be read on their own: a slab for a 1, a paw for a 2. */
const UNREADABLE: Readonly<Record<number, readonly number[]>> = {
  2: [1],
  3: [2, 9],
  4: [1, 7],
  5: [1],
  8: [4],
  20: [1, 4, 6, 9],
}

/** The two axes cut into every face: how far it goes from its first width and height. */
const NARROWEST = 0.72
const WIDEST = 2.4
const TALLEST = 2.8

/** Paper, ink of the hour, ink of the minutes: one poster for each hour. */
export const POSTERS: readonly (readonly [paper: string, hour: string, minutes: string])[] = [
  ['#17151b', '#f1e7d0', '#e2492f'],
  ['#1c3029', '#f2b5a4', '#efe6d0'],
  ['#172252', '#f6d255', '#f2877a'],
  ['#2e2032', '#bcd8c4', '#ece2cc'],
  ['#ccd0d0', '#1c1f26', '#2c53d3'],
  ['#e6d6cf', '#233062', '#e5532b'],
  ['#f5c8b0', '#1d3d2d', '#d43a28'],
  ['#f6e5a8', '#17140f', '#0c6e5e'],
  ['#e9dfc7', '#a8391a', '#1e1b18'],
  ['#f3ebd9', '#131211', '#d9251c'],
  ['#cbdfcb', '#571c12', '#e4532a'],
  ['#ffd735', '#d91c2b', '#13245e'],
  ['#f5f0e7', '#f2461b', '#121212'],
  ['#bcdfea', '#0d2f7c', '#e84128'],
  ['#ece5d3', '#1c1b1b', '#2a4fae'],
  ['#efcb8a', '#4b1a10', '#bd2a21'],
  ['#f4b8ba', '#1b1e5c', '#cb1d2c'],
  ['#f3e7cf', '#0f7260', '#e2661a'],
  ['#eba35d', '#2c1209', '#961612'],
  ['#f4dcd8', '#0d0c0d', '#b8102a'],
  ['#ff725c', '#17133c', '#fff2d9'],
  ['#d6c691', '#1f2c5a', '#ac2219'],
  ['#28666b', '#f8ecd3', '#f8b63e'],
  ['#111b35', '#ebc76c', '#dbe5ee'],
]

export interface Moment {
  readonly hour: number
  readonly minute: number
  readonly second: number
  readonly millisecond: number
}

/** In CSS pixels. */
export interface Box {
  readonly width: number
  readonly height: number
}

/** A figure set in its place. Lengths in CSS pixels; left and foot are the edges of its ink. */
export interface Figure {
  readonly digit: number
  /** Which of the 24 faces. */
  readonly face: number
  readonly left: number
  readonly foot: number
  readonly width: number
  readonly height: number
  readonly fontSize: number
  /** Settings of the two axes, `0` to `1`. */
  readonly wide: number
  readonly tall: number
  /** What the axes could not reach is left to plain scaling; mostly `1`. */
  readonly scaleX: number
  readonly scaleY: number
  /** How far the imprint under it shows, `0` to `1`: not while the figure is squeezed. */
  readonly imprint: number
}

export interface Forme {
  readonly figures: readonly [Figure, Figure, Figure, Figure]
  /** Size of the imprint's type; `0` where there is no room for one. */
  readonly imprint: number
  /** About as narrow as a figure gets between two changes. */
  readonly slimmest: number
  /** Baselines of the imprint under each of the four figures. */
  readonly imprintLines: Four
}

export type Four = readonly [number, number, number, number]

/** The four figures: 7:05 is 0, 7, 0, 5. */
export function digitsAt(hour: number, minute: number): Four {
  return [Math.floor(hour / 10), hour % 10, Math.floor(minute / 10), minute % 10]
}

const reads = (face: number, digit: number) => !UNREADABLE[face]?.includes(digit)

/**
 * The faces of the four figures. The hour has its own; the tens of the minutes take one of six others,
 * the units the seventeen that are left in turn, so neighbours never match and a figure keeps its face until it changes.
 * A face that does not draw a figure legibly is stepped over.
 * @param order - All 24 faces in any order; another order for another hour.
 */
export function castAt(hour: number, minute: number, order: readonly number[]): Four {
  const units = order.filter((face) => face !== hour)
  const tens = [0, 1, 2, 3, 4, 5].map(
    (digit) =>
      units.splice(
        units.findIndex((face) => reads(face, digit)),
        1,
      )[0]!,
  )
  // Five faces on, not one: the next face is the next minute's. At most four steps; the seventh would be that one.
  let turn = minute
  while (!reads(units[turn % 17]!, minute % 10)) turn += 5
  return [hour, hour, tens[Math.floor(minute / 10)]!, units[turn % 17]!]
}

/** Width and height of a figure before its axes are moved, in ems. */
export function cutOf(face: number, digit: number): readonly [width: number, height: number] {
  const row = CUT[face]!
  const at = digit * 4
  return [
    Number.parseInt(row.slice(at, at + 2), 36) / 1000,
    Number.parseInt(row.slice(at + 2, at + 4), 36) / 1000,
  ]
}

/** Chooses size and axes so that the ink of a figure fills a box exactly. */
export function fit(face: number, digit: number, width: number, height: number) {
  const [cutWidth, cutHeight] = cutOf(face, digit)
  // A little narrower than cut, so that height comes from the axis and stems stay fat; never taller than the box.
  const fontSize = ((cutWidth * 0.9) / width) ** 6 + (cutHeight / height) ** 6
  const size = Math.max(fontSize ** (-1 / 6), height / (cutHeight * TALLEST))
  const wide = clamp((width / (size * cutWidth) - NARROWEST) / (WIDEST - NARROWEST))
  const tall = clamp((height / (size * cutHeight) - 1) / (TALLEST - 1))
  return {
    fontSize: size,
    wide,
    tall,
    scaleX: width / (size * cutWidth * (NARROWEST + wide * (WIDEST - NARROWEST))),
    scaleY: height / (size * cutHeight * (1 + tall * (TALLEST - 1))),
  }
}

/** From `0` to `1` with one heavy swing past the mark; at rest within a second. */
function shove(seconds: number): number {
  return seconds <= 0 ? 0 : 1 - Math.exp(-6.2 * seconds) * Math.cos(10.5 * seconds)
}

/** A breath: in quickly, out slowly. `0` at the full second. */
function breath(seconds: number): number {
  return (seconds / 0.1) * Math.exp(1 - seconds / 0.1)
}

/** The line is at rest from this part of a second, in milliseconds. */
const RESTS_FROM = 600

/**
 * For how many milliseconds the line may be left as it is: what breathes out ever slower needs fewer pictures, and
 * then none. A figure that comes or goes is drawn thirty times a second throughout.
 */
export function restAt({ second, millisecond }: Pick<Moment, 'second' | 'millisecond'>): number {
  const changes = second === 0 || (second === 1 && millisecond < 200) || (second === 59 && millisecond >= 650)
  if (changes || millisecond < 200) return 30
  if (millisecond < RESTS_FROM) return 100 * (Math.floor(millisecond / 100) + 1) - millisecond
  return (second === 59 ? 650 : 1000) - millisecond
}

const CLOSED = 0.26

/** How far each figure stands open: those about to change are squeezed, the new ones shove their way in. */
function openings({ hour, minute, second, millisecond }: Moment): Four {
  const since = second + millisecond / 1000
  const until = 60 - since
  const changing = (at: number) => (at % 60 === 0 ? 0 : at % 10 === 0 ? 2 : 3)
  const now = hour * 60 + minute
  return [0, 1, 2, 3].map((place) => {
    if (since < 1.2 && place >= changing(now)) {
      const turn = (place - changing(now)) * 0.085
      return CLOSED + (1 - CLOSED) * shove(since - turn)
    }
    if (until < 0.3 && place >= changing(now + 1)) return 1 - (1 - CLOSED) * (1 - until / 0.3) ** 2.4
    return 1
  }) as unknown as Four
}

/**
 * How much each figure is swollen, `0` to `1`. The swell crosses the four figures from left to right once a minute,
 * a step a second.
 */
export function swells(steps: number): Four {
  return [0, 1, 2, 3].map((place) => {
    const distance = Math.abs((((place + 0.5 - steps / 15 + 2) % 4) + 4) % 4) - 2
    return (1 + Math.cos((distance * Math.PI) / 2)) / 2
  }) as unknown as Four
}

/** Figures with a round head or foot stand a little over the line, as in any typeface. */
const ROUND_HEAD = new Set([0, 2, 3, 6, 8, 9])
const ROUND_FOOT = new Set([0, 3, 5, 6, 8, 9])

/**
 * Sets the time in a box: one line, or two where the box is narrow. Figures touch the margins on all sides.
 * @param moving - `false` shows how the line stands at the end of the second.
 */
export function setForme(
  moment: Moment,
  { width, height }: Box,
  order: readonly number[],
  moving: boolean,
): Forme {
  const digits = digitsAt(moment.hour, moment.minute)
  const cast = castAt(moment.hour, moment.minute, order)
  const seconds = moment.millisecond < RESTS_FROM ? moment.millisecond / 1000 : 1
  const open = moving ? openings(moment) : ([1, 1, 1, 1] as const)
  const swell = swells(moving ? moment.second - 1 + shove(seconds) : moment.second)
  const depth = 0.46 * (moving ? 1 + 0.75 * breath(seconds) : 1)

  const short = Math.min(width, height)
  const margin = short * 0.02
  const gap = short * 0.014
  const imprint = short < 280 ? 0 : Math.max(9.5, short * 0.0165)
  const drop = imprint ? imprint * 0.72 + margin * 0.6 : 0
  const rows =
    width / height < 1.2
      ? [
          [0, 1],
          [2, 3],
        ]
      : [[0, 1, 2, 3]]
  const rowDrop = imprint ? drop + margin * 1.15 : gap
  const room = height - margin * 2 - drop - (rows.length - 1) * rowDrop

  const bulk = (place: number) => {
    const [cutWidth, cutHeight] = cutOf(cast[place]!, digits[place]!)
    const share = Math.min(1.15, Math.max(0.42, cutWidth / cutHeight)) ** 0.5
    return share * open[place]! * (1 + depth * swell[place]!)
  }
  const rowBulk = rows.map((places) =>
    places.reduce((sum, place) => sum + 1 + 0.5 * depth * swell[place]!, 0),
  )
  const allRows = rowBulk.reduce((sum, part) => sum + part, 0)

  const figures: Figure[] = []
  const imprintLines: number[] = []
  let head = margin
  rows.forEach((places, row) => {
    const rowHeight = (room * rowBulk[row]!) / allRows
    const measure = width - 2 * margin - gap * (places.length - 1)
    const line = places.reduce((sum, place) => sum + bulk(place), 0)
    let left = margin
    for (const place of places) {
      const digit = digits[place]!
      const figureWidth = (measure * bulk(place)) / line
      const over = rowHeight * 0.007
      const above = ROUND_HEAD.has(digit) ? over : 0
      const below = ROUND_FOOT.has(digit) ? over : 0
      const figureHeight = rowHeight + above + below
      figures.push({
        digit,
        face: cast[place]!,
        left,
        foot: head + rowHeight + below,
        width: figureWidth,
        height: figureHeight,
        imprint: clamp((open[place]! - 0.75) / 0.2),
        ...fit(cast[place]!, digit, figureWidth, figureHeight),
      })
      imprintLines.push(head + rowHeight + drop)
      left += figureWidth + gap
    }
    head += rowHeight + rowDrop
  })
  const slimmest = (width / (4 / rows.length)) * 0.62
  return { figures, slimmest, imprint, imprintLines } as unknown as Forme
}
